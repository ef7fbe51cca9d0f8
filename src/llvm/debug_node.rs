//! Debug nodes of every kind, read and created by field.
//!
//! Rules of this file: no getter assumes the kind of an operand, because LLVM's verifier does not check all of them; a node is only
//! created from parts that LLVM's own code accepts later.
//!
//! Known gaps: properties without a [`DebugField`] are not read, and have LLVM's default in created nodes: system root and SDK of a
//! unit, the bias of a subrange type, factors of a fixed-point type, extra inhabitants, accessors of a property.

use super::text::bytes_from;
use super::{Context, MdKind, Metadata, Value, ValueKind, ffi};
use llvm_sys::prelude::*;
use std::ffi::c_int;
use std::ptr::null_mut;

/// Defines an enumeration and the list of its variants in order.
macro_rules! numbered {
    ($(#[$attribute:meta])* pub enum $name:ident { $($variant:ident,)* }) => {
        $(#[$attribute])*
        pub enum $name { $($variant,)* }

        impl $name {
            /// All variants, in the shim's order.
            const ALL: &[Self] = &[$(Self::$variant,)*];
        }
    };
}

numbered! {
    /// Kinds of debug nodes, with the shim's numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[allow(missing_docs, reason = "LLVM's classes without their prefix")]
    pub enum DebugKind {
        File,
        CompileUnit,
        BasicType,
        DerivedType,
        CompositeType,
        SubroutineType,
        Subprogram,
        LexicalBlock,
        LexicalBlockFile,
        Namespace,
        Module,
        TemplateType,
        TemplateValue,
        GlobalVariable,
        GlobalVariableExpression,
        LocalVariable,
        Expression,
        ImportedEntity,
        Subrange,
        GenericSubrange,
        Enumerator,
        StringType,
        FixedPointType,
        SubrangeType,
        CommonBlock,
        Label,
        Location,
        Macro,
        MacroFile,
        ArgList,
        AssignId,
        ObjCProperty,
    }
}

impl DebugKind {
    /// Whether it is a type.
    pub fn is_type(self) -> bool {
        use DebugKind::*;
        matches!(
            self,
            BasicType
                | DerivedType
                | CompositeType
                | SubroutineType
                | StringType
                | FixedPointType
                | SubrangeType
        )
    }
}

/// Fields of debug nodes, with the shim's numbers: strings, then nodes, then numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "LLVM's names of the fields, but for those that say more")]
pub enum DebugField {
    Name,
    LinkageName,
    Identifier,
    Producer,
    /// `flags:` of a unit.
    CommandLine,
    SplitName,
    FileName,
    Directory,
    Checksum,
    SourceText,
    TargetFunction,
    ConfigurationMacros,
    IncludePath,
    ApiNotes,
    Scope,
    File,
    /// `baseType:` or `type:`.
    Type,
    Unit,
    /// `types:` of a function type.
    Elements,
    TemplateParameters,
    /// `specification:` of a composite.
    Declaration,
    RetainedNodes,
    Expression,
    Variable,
    Entity,
    StaticMember,
    Count,
    LowerBound,
    UpperBound,
    /// `bitStride:` of a composite.
    Stride,
    DataLocation,
    Associated,
    Allocated,
    Rank,
    StringLength,
    StringLengthExpression,
    StringLocation,
    /// Value of a template parameter; for a macro it is a string.
    Value,
    ExtraData,
    InlinedAt,
    VTableHolder,
    ContainingType,
    Discriminator,
    Annotations,
    Enums,
    Retained,
    Globals,
    Imported,
    Macros,
    ThrownTypes,
    /// For a macro, its type.
    Tag,
    Line,
    Column,
    /// In bits; may also be a node.
    Size,
    /// In bits.
    Align,
    /// In bits; may also be a node.
    Offset,
    /// For a property, its attributes.
    Flags,
    SubprogramFlags,
    Encoding,
    ScopeLine,
    Argument,
    AddressSpace,
    /// DWARF 5 number, even if the module has DWARF 6's name and version.
    Language,
    /// `dwoId:`.
    SplitId,
    BlockDiscriminator,
    ChecksumKind,
    IsLocal,
    IsDefinition,
    ExportSymbols,
    IsDeclaration,
    EnumeratorValue,
    IsUnsigned,
    IsDefault,
    IsOptimized,
    RuntimeVersion,
    EmissionKind,
    NameTableKind,
    SplitInlining,
    RuntimeLanguage,
    CallingConvention,
    VirtualIndex,
    ThisAdjustment,
}

/// The value of a field of a new node.
#[derive(Clone, Copy, Debug)]
pub enum DebugValue<'v> {
    /// A number; for a field that is a node, it becomes an `i64` constant.
    Number(i64),
    /// A node, or null.
    Part(Option<Metadata<'v>>),
    /// A string; an empty one is absent, except a file's source.
    Text(&'v [u8]),
}

impl<'c> Metadata<'c> {
    /// The kind of a debug node.
    pub fn debug_kind(self) -> Option<DebugKind> {
        // SAFETY: the metadata is alive.
        let number = unsafe { ffi::slt_debug_kind(self.raw()) };
        DebugKind::ALL.get(usize::try_from(number).ok()?).copied()
    }

    /// A number of a debug node. `None` for an absent optional number, for a computed size, and for fields that the kind does not
    /// have. The value of an operand that is an integer constant; unsigned 64-bit numbers as their bits.
    pub fn debug_number(self, field: DebugField) -> Option<i64> {
        let mut number = 0;
        // SAFETY: the metadata is alive; the shim checks kind and field.
        unsafe { ffi::slt_debug_number(self.raw(), field as c_int, &mut number) }.then_some(number)
    }

    /// An operand of a debug node, of any kind. `None` if it is null, and for fields that the kind does not have.
    pub fn debug_part(self, field: DebugField) -> Option<Metadata<'c>> {
        // SAFETY: the metadata is alive; the shim checks kind and field.
        unsafe { Self::from_raw(ffi::slt_debug_part(self.raw(), field as c_int)) }
    }

    /// A string of a debug node. `None` if absent.
    pub fn debug_bytes(self, field: DebugField) -> Option<&'c [u8]> {
        // SAFETY: the metadata is alive and its texts live as long as the context; the shim checks kind and field.
        unsafe { bytes_from(|length| ffi::slt_debug_text(self.raw(), field as c_int, length)) }
    }

    /// The operations of an expression with their operands.
    pub fn expression_words(self) -> Option<Vec<u64>> {
        let mut count = 0;
        // SAFETY: the metadata is alive; the shim checks its kind, and gives as many words as it counts.
        unsafe {
            let words = ffi::slt_debug_expression_words(self.raw(), &mut count);
            (!words.is_null()).then(|| std::slice::from_raw_parts(words, count).to_vec())
        }
    }

    /// The values of an argument list, each as metadata; empty for other metadata.
    pub fn list_values(self) -> Vec<Metadata<'c>> {
        // SAFETY: the metadata is alive; the shim checks kind and index.
        (0..)
            .map_while(|index| unsafe { Self::from_raw(ffi::slt_debug_list_value(self.raw(), index)) })
            .collect()
    }

    /// Replaces an operand of a debug node, for example by a longer list.
    ///
    /// Returns false and changes nothing if the operand does not match the field, the kind has no such operand, or the node is
    /// uniqued and resolved: LLVM looks up such a node by its operands, on which its other users rely.
    pub fn set_debug_part(self, field: DebugField, part: Option<Metadata<'c>>) -> bool {
        let part = part.map_or(null_mut(), Metadata::raw);
        // SAFETY: both are alive; the shim checks kind, field and part.
        unsafe { ffi::slt_debug_set_part(self.raw(), field as c_int, part) }
    }

    /// Completes a cycle of uniqued nodes after all its placeholders have been replaced; otherwise, and for other metadata, it has
    /// no effect. LLVM can neither verify nor print unresolved nodes.
    pub fn resolve_cycles(self) {
        // SAFETY: the metadata is alive; the shim checks its state.
        unsafe { ffi::slt_debug_resolve(self.raw()) }
    }
}

/// A temporary node in place of one that is created later, as an operand of debug nodes and of other nodes only.
///
/// Dropping it replaces it by null.
#[derive(Debug)]
pub struct Placeholder<'c>(Metadata<'c>);

impl<'c> Placeholder<'c> {
    /// The temporary node, valid until it is replaced.
    pub fn metadata(&self) -> Metadata<'c> {
        self.0
    }

    /// Replaces all uses by a node, or by null for metadata that is not a node. No node is freed: a uniqued node that becomes equal
    /// to another becomes distinct.
    pub fn replace(self, node: Metadata<'c>) {
        let placeholder = self.0;
        std::mem::forget(self);
        // SAFETY: both are alive; the placeholder is freed once, here.
        unsafe { ffi::slt_debug_replace(placeholder.raw(), node.raw()) }
    }
}

impl Drop for Placeholder<'_> {
    fn drop(&mut self) {
        // SAFETY: the placeholder is alive; it is freed once, here.
        unsafe { ffi::slt_debug_replace(self.0.raw(), null_mut()) }
    }
}

/// A field in the shim's representation.
fn given(field: DebugField, value: DebugValue<'_>) -> ffi::DebugGiven {
    let nothing: &[u8] = &[];
    let (form, number, part, text) = match value {
        DebugValue::Number(number) => (0, number, None, nothing),
        DebugValue::Part(part) => (1, 0, part, nothing),
        DebugValue::Text(text) => (2, 0, None, text),
    };
    ffi::DebugGiven {
        field: field as c_int,
        form,
        number,
        part: part.map_or(null_mut(), Metadata::raw),
        text: text.as_ptr().cast(),
        length: text.len(),
    }
}

/// An argument list, with poison for values that are not allowed in one.
///
/// # Safety
/// The context is alive and outlives `'c`.
pub(super) unsafe fn list<'c>(context: LLVMContextRef, values: &[Value<'c>]) -> Metadata<'c> {
    let mut raw: Vec<LLVMValueRef> = values.iter().map(|value| value.raw()).collect();
    // SAFETY: the caller vouches for the context; the values are alive and given with their number; the shim checks their kinds.
    unsafe { Metadata::from_non_null(ffi::slt_debug_arg_list(context, raw.as_mut_ptr(), raw.len())) }
}

impl Context {
    /// A debug node. Omitted fields are absent, 0 or false, except the tag of a kind with only one tag, and `SplitInlining`, which
    /// is true. Units and assignment ids are always distinct.
    ///
    /// `None` if the kind lacks a field, an operand has the wrong class, a number is out of range, or a mandatory operand is
    /// missing: the file of a unit, the scope of a local node, both parts of a global variable expression, either of checksum and
    /// its kind. Expressions and argument lists have functions of their own.
    pub fn debug_node<'c>(
        &'c self,
        kind: DebugKind,
        distinct: bool,
        fields: &[(DebugField, DebugValue<'_>)],
    ) -> Option<Metadata<'c>> {
        let all: Vec<_> = fields.iter().map(|&(field, value)| given(field, value)).collect();
        // SAFETY: context and parts are alive, the texts are given with their lengths; the shim checks all fields.
        unsafe {
            let (start, count) = (all.as_ptr(), all.len());
            Metadata::from_raw(ffi::slt_debug_make(self.raw(), kind as c_int, distinct, start, count))
        }
    }

    /// An expression. `None` if LLVM does not know an operation, or operands are missing.
    pub fn debug_expression(&self, words: &[u64]) -> Option<Metadata<'_>> {
        // SAFETY: the context is alive; the words are given with their number.
        unsafe { Metadata::from_raw(ffi::slt_debug_expression(self.raw(), words.as_ptr(), words.len())) }
    }

    /// An argument list of a record. Values that are not allowed in one, such as blocks, become poison.
    pub fn debug_arg_list<'c>(&'c self, values: &[Value<'c>]) -> Metadata<'c> {
        // SAFETY: the context is alive.
        unsafe { list(self.raw(), values) }
    }

    /// A placeholder for a node that is created later.
    pub fn debug_placeholder(&self) -> Placeholder<'_> {
        // SAFETY: the context is alive.
        Placeholder(unsafe { Metadata::from_non_null(ffi::slt_debug_placeholder(self.raw())) })
    }
}

impl<'c> Value<'c> {
    /// Whether a record may refer to it.
    pub(super) fn is_recordable(self) -> bool {
        self.is_constant() || matches!(self.kind(), ValueKind::Argument | ValueKind::Instruction)
    }

    /// Debug info of a global variable: its global variable expressions.
    pub fn debug_globals(self) -> Vec<Metadata<'c>> {
        if !self.is(ValueKind::Variable) {
            return Vec::new();
        }
        let is_debug = |&(kind, node): &(MdKind, Metadata<'c>)| {
            kind == MdKind::DBG && node.debug_kind() == Some(DebugKind::GlobalVariableExpression)
        };
        self.all_metadata().into_iter().filter(is_debug).map(|(_, node)| node).collect()
    }

    /// Adds a global variable expression to a global variable; returns false if either has another kind.
    pub fn add_debug_global(self, node: Metadata<'c>) -> bool {
        // SAFETY: both are alive; the shim checks their kinds.
        unsafe { ffi::slt_debug_add_global(self.raw(), node.raw()) }
    }
}
