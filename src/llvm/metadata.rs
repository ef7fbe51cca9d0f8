//! Metadata without interpretation: strings, nodes, values, and attachments.

use super::text::{bytes_from, handle, take_message};
use super::{Context, MetadataKind, Module, Value, ValueKind, ffi};
use llvm_sys::core::*;
use llvm_sys::debuginfo::{LLVMGetMetadataKind, LLVMMetadataKind};
use llvm_sys::prelude::*;
use llvm_sys::{LLVMOpaqueMetadata, LLVMOpaqueNamedMDNode};
use std::borrow::Cow;
use std::ffi::c_uint;
use std::iter;

handle! {
    /// A piece of metadata.
    Metadata, LLVMOpaqueMetadata
}

handle! {
    /// A named node of a module, such as `!opencl.kernels`.
    NamedMetadata, LLVMOpaqueNamedMDNode
}

/// Number of a metadata kind, the name of an attachment such as `!dbg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MdKind(pub(super) c_uint);

impl MdKind {
    /// A kind that no attachment has.
    pub const NONE: Self = Self(c_uint::MAX);
    /// `!dbg`.
    pub const DBG: Self = Self(0);
}

impl<'c> Metadata<'c> {
    /// Its kind.
    pub fn kind(self) -> MetadataKind {
        use LLVMMetadataKind::*;
        // SAFETY: the metadata is alive.
        match unsafe { LLVMGetMetadataKind(self.raw()) } {
            LLVMMDStringMetadataKind => MetadataKind::String,
            LLVMConstantAsMetadataMetadataKind | LLVMLocalAsMetadataMetadataKind => MetadataKind::Value,
            LLVMMDTupleMetadataKind => MetadataKind::Node,
            LLVMDIArgListMetadataKind => MetadataKind::ArgList,
            _ => MetadataKind::Debug,
        }
    }

    /// The bytes of a string.
    pub fn string_bytes(self) -> Option<&'c [u8]> {
        // SAFETY: the metadata is alive; strings live as long as their context.
        unsafe { bytes_from(|length| ffi::slt_md_string(self.raw(), length)) }
    }

    /// A string; `None` for other metadata. Allocates only if it is not UTF-8.
    pub fn string(self) -> Option<Cow<'c, str>> {
        self.string_bytes().map(String::from_utf8_lossy)
    }

    /// The wrapped value.
    pub fn value(self) -> Option<Value<'c>> {
        // SAFETY: the metadata is alive; the shim checks its kind.
        unsafe { Value::from_raw(ffi::slt_md_value(self.raw())) }
    }

    /// The wrapped integer constant, if it fits in 64 bits unsigned.
    pub fn int_value(self) -> Option<u64> {
        self.value()?.int_value()
    }

    /// The wrapped integer constant, if it fits in 32 bits unsigned.
    pub fn u32_value(self) -> Option<u32> {
        self.value()?.u32_value()
    }

    /// Whether it is a node, debug info included.
    pub fn is_node(self) -> bool {
        matches!(self.kind(), MetadataKind::Node | MetadataKind::Debug)
    }

    /// Whether a node is distinct.
    pub fn is_distinct(self) -> bool {
        // SAFETY: the metadata is alive; the shim checks its kind.
        unsafe { ffi::slt_md_is_distinct(self.raw()) }
    }

    /// Number of operands; 0 for metadata that is not a node.
    pub fn operand_count(self) -> u32 {
        // SAFETY: the metadata is alive; the shim checks its kind.
        u32::try_from(unsafe { ffi::slt_md_operand_count(self.raw()) }).unwrap_or(0)
    }

    /// An operand of a node; `None` for a null operand, and if the index is out of range.
    pub fn operand(self, index: u32) -> Option<Metadata<'c>> {
        // SAFETY: the metadata is alive; the shim checks kind and index.
        unsafe { Self::from_raw(ffi::slt_md_operand(self.raw(), index)) }
    }

    /// The operands of a node; `None` for null operands.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Option<Metadata<'c>>> {
        (0..self.operand_count()).map(move |index| self.operand(index))
    }

    /// Replaces an operand of a node. A distinct node that becomes its own operand is a loop id.
    ///
    /// Returns false if the index is out of range.
    pub fn replace_operand(self, index: u32, operand: Option<Metadata<'c>>) -> bool {
        // SAFETY: the metadata is alive; the shim checks kind and index.
        unsafe { ffi::slt_md_replace_operand(self.raw(), index, nullable(operand)) }
    }

    /// The metadata as text, with the module's node numbers.
    pub fn print(self, module: Module<'c>) -> String {
        // SAFETY: metadata and module are alive; the text is a message that we must free.
        unsafe { take_message(ffi::slt_md_text(self.raw(), module.raw())) }
    }
}

/// The pointer, or null.
fn nullable(metadata: Option<Metadata<'_>>) -> LLVMMetadataRef {
    metadata.map_or(std::ptr::null_mut(), |metadata| metadata.raw())
}

impl Context {
    /// A string.
    pub fn md_string(&self, text: &str) -> Metadata<'_> {
        self.md_string_bytes(text.as_bytes())
    }

    /// A string of any bytes.
    pub fn md_string_bytes(&self, text: &[u8]) -> Metadata<'_> {
        // SAFETY: the context is alive; the text is given with its length.
        unsafe {
            Metadata::from_non_null(LLVMMDStringInContext2(self.raw(), text.as_ptr().cast(), text.len()))
        }
    }

    /// A uniqued node: nodes with equal operands are identical. `None` is a null operand.
    pub fn md_node<'c>(&'c self, operands: &[Option<Metadata<'c>>]) -> Metadata<'c> {
        self.md_node_of_form(operands, false)
    }

    /// A distinct node, which is never identical to another. `None` is a null operand.
    pub fn md_distinct_node<'c>(&'c self, operands: &[Option<Metadata<'c>>]) -> Metadata<'c> {
        self.md_node_of_form(operands, true)
    }

    fn md_node_of_form<'c>(&'c self, operands: &[Option<Metadata<'c>>], distinct: bool) -> Metadata<'c> {
        // SAFETY: context and operands are alive; the list is given with its length, LLVM only reads it. A handle is a transparent
        // pointer that is not null, so that an optional one is a pointer that may be.
        unsafe {
            Metadata::from_non_null(ffi::slt_md_node(
                self.raw(),
                operands.as_ptr().cast::<LLVMMetadataRef>().cast_mut(),
                operands.len(),
                distinct,
            ))
        }
    }

    /// A distinct node with itself as first operand, like a loop id, followed by `operands`.
    pub fn md_self_referring_node<'c>(&'c self, operands: &[Option<Metadata<'c>>]) -> Metadata<'c> {
        let all: Vec<_> = iter::once(None).chain(operands.iter().copied()).collect();
        let node = self.md_distinct_node(&all);
        node.replace_operand(0, Some(node));
        node
    }

    /// `i32 value` as metadata, the most frequent operand.
    pub fn md_i32(&self, value: u32) -> Metadata<'_> {
        // SAFETY: the context is alive; the constant is made of a type of its own.
        unsafe {
            let constant = LLVMConstInt(LLVMInt32TypeInContext(self.raw()), value.into(), 0);
            Metadata::from_non_null(LLVMValueAsMetadata(constant))
        }
    }
}

impl<'c> Value<'c> {
    /// The value wrapped as metadata.
    pub fn as_metadata(self) -> Metadata<'c> {
        // SAFETY: the value is alive.
        unsafe { Metadata::from_non_null(LLVMValueAsMetadata(self.raw())) }
    }

    /// The metadata of a metadata operand in an intrinsic call.
    pub fn metadata_operand(self) -> Option<Metadata<'c>> {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { Metadata::from_raw(ffi::slt_md_of_value(self.raw())) }
    }

    /// The attachment of a kind on an instruction, function or variable.
    #[inline]
    pub fn metadata(self, kind: MdKind) -> Option<Metadata<'c>> {
        if kind == MdKind::NONE {
            return None;
        }
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { Metadata::from_raw(ffi::slt_get_metadata(self.raw(), kind.0)) }
    }

    /// Whether an instruction, function or variable has any attachment; the debug location of an instruction is none.
    pub fn has_metadata(self) -> bool {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_has_metadata(self.raw()) }
    }

    /// Sets the attachment of a kind on an instruction, function or variable; `None` removes it.
    ///
    /// Returns false and changes nothing if the value has no attachments or the metadata is not a node; `!dbg` of an instruction
    /// must be a location.
    pub fn set_metadata(self, kind: MdKind, node: Option<Metadata<'c>>) -> bool {
        if kind == MdKind::NONE {
            return false;
        }
        // SAFETY: value and metadata are alive; the shim checks their kinds.
        unsafe { ffi::slt_set_metadata(self.raw(), kind.0, nullable(node)) }
    }

    /// All attachments of an instruction, function or variable, `!dbg` included, ordered by kind number. A global may have several
    /// of one kind.
    pub fn all_metadata(self) -> Vec<(MdKind, Metadata<'c>)> {
        let mut count = 0;
        // SAFETY: the value is alive and of the kind that each call takes; the list is read within its count and
        // disposed of once.
        unsafe {
            let entries = match self.kind() {
                ValueKind::Instruction if LLVMHasMetadata(self.raw()) == 0 => return Vec::new(),
                ValueKind::Instruction => {
                    LLVMInstructionGetAllMetadataOtherThanDebugLoc(self.raw(), &mut count)
                }
                ValueKind::Function | ValueKind::Variable => {
                    LLVMGlobalCopyAllMetadata(self.raw(), &mut count)
                }
                _ => return Vec::new(),
            };
            let all = (0..count as c_uint)
                .filter_map(|i| {
                    let node = Metadata::from_raw(LLVMValueMetadataEntriesGetMetadata(entries, i))?;
                    Some((MdKind(LLVMValueMetadataEntriesGetKind(entries, i)), node))
                })
                .collect();
            LLVMDisposeValueMetadataEntries(entries);
            all
        }
    }
}

impl<'c> Module<'c> {
    /// Its named nodes in order.
    pub fn named_metadata(self) -> impl Iterator<Item = NamedMetadata<'c>> {
        // SAFETY: the module is alive, and so are its named nodes; the next is fetched before the current is given.
        let mut next = unsafe { NamedMetadata::from_raw(LLVMGetFirstNamedMetadata(self.raw())) };
        iter::from_fn(move || {
            let current = next?;
            next = unsafe { NamedMetadata::from_raw(LLVMGetNextNamedMetadata(current.raw())) };
            Some(current)
        })
    }

    /// A named node; `None` if the module lacks it.
    pub fn get_named_metadata(self, name: &str) -> Option<NamedMetadata<'c>> {
        // SAFETY: the module is alive; the name is given with its length.
        unsafe { NamedMetadata::from_raw(LLVMGetNamedMetadata(self.raw(), name.as_ptr().cast(), name.len())) }
    }

    /// A named node, added if the module lacks it.
    pub fn get_or_add_named_metadata(self, name: &str) -> NamedMetadata<'c> {
        // SAFETY: the module is alive; the name is given with its length.
        unsafe {
            let raw = LLVMGetOrInsertNamedMetadata(self.raw(), name.as_ptr().cast(), name.len());
            NamedMetadata::from_non_null(raw)
        }
    }
}

impl<'c> NamedMetadata<'c> {
    /// Its name.
    pub fn name(self) -> Cow<'c, str> {
        // SAFETY: the named node is alive and keeps its name.
        let name = unsafe { bytes_from(|length| LLVMGetNamedMetadataName(self.raw(), length)) };
        String::from_utf8_lossy(name.unwrap_or_default())
    }

    /// Its nodes in order.
    pub fn operands(self) -> impl Iterator<Item = Metadata<'c>> {
        // SAFETY: the named node is alive; the shim checks the index.
        let count = unsafe { ffi::slt_named_md_count(self.raw()) };
        (0..count)
            .filter_map(move |i| unsafe { Metadata::from_raw(ffi::slt_named_md_operand(self.raw(), i)) })
    }

    /// Appends a node; returns false if the metadata is not a node.
    pub fn append(self, node: Metadata<'c>) -> bool {
        // SAFETY: named node and metadata are alive; the shim checks the kind.
        unsafe { ffi::slt_named_md_add(self.raw(), node.raw()) }
    }

    /// Removes it from its module; it must not be used again.
    pub fn erase(self) {
        // SAFETY: the named node is alive.
        unsafe { ffi::slt_named_md_erase(self.raw()) }
    }
}
