//! The module: its header, flags and data layout.

use super::text::{bytes_from, handle};
use super::{Metadata, ModuleFlagBehavior, Type, Value, ffi};
use crate::error::{Error, Result};
use llvm_sys::LLVMModule;
use llvm_sys::core::*;
use llvm_sys::target::*;
use std::borrow::Cow;
use std::ffi::{CStr, CString, c_char};

handle! {
    /// A module, owned by its context.
    Module, LLVMModule
}

/// A zero-terminated string of a module.
///
/// # Safety
/// `text` is null, or zero-terminated and unchanged for `'c`.
unsafe fn terminated<'c>(text: *const c_char) -> Cow<'c, str> {
    // SAFETY: the caller vouches for the pointer.
    if text.is_null() { Cow::Borrowed("") } else { unsafe { CStr::from_ptr(text) }.to_string_lossy() }
}

impl<'c> Module<'c> {
    /// The target triple; empty if it has none.
    pub fn triple(self) -> Cow<'c, str> {
        // SAFETY: the module is alive and keeps its triple.
        unsafe { terminated(LLVMGetTarget(self.raw())) }
    }

    /// Sets the target triple.
    ///
    /// # Errors
    /// If the triple contains a zero byte.
    pub fn set_triple(self, triple: &str) -> Result<()> {
        let text = CString::new(triple).map_err(|_| Error::malformed("a target triple holds a zero byte"))?;
        // SAFETY: the module is alive; the text is zero-terminated.
        unsafe { LLVMSetTarget(self.raw(), text.as_ptr()) }
        Ok(())
    }

    /// Sets the data layout.
    ///
    /// # Errors
    /// If the data layout is invalid.
    pub fn set_data_layout(self, layout: &str) -> Result<()> {
        // SAFETY: the module is alive; the text is given with its length.
        unsafe { ffi::slt_set_data_layout(self.raw(), layout.as_ptr().cast(), layout.len()) }
            .then_some(())
            .ok_or_else(|| Error::malformed(format!("'{layout}' is no data layout")))
    }

    /// Module-level inline assembly; empty if it has none.
    pub fn inline_assembly(self) -> &'c [u8] {
        // SAFETY: the module is alive and keeps the text.
        unsafe { bytes_from(|length| LLVMGetModuleInlineAsm(self.raw(), length)) }.unwrap_or_default()
    }

    /// Replaces the module-level inline assembly.
    pub fn set_inline_assembly(self, text: &str) {
        // SAFETY: the module is alive; the text is given with its length.
        unsafe { LLVMSetModuleInlineAsm2(self.raw(), text.as_ptr().cast(), text.len()) }
    }

    /// Adds a module flag.
    pub fn add_flag(self, behavior: ModuleFlagBehavior, key: &str, value: Metadata<'c>) {
        // SAFETY: module and metadata are alive; the key is given with its length.
        unsafe {
            LLVMAddModuleFlag(self.raw(), behavior.to_c(), key.as_ptr().cast(), key.len(), value.raw());
        }
    }

    /// The value of a module flag.
    pub fn flag(self, key: &str) -> Option<Metadata<'c>> {
        // SAFETY: the module is alive; the key is given with its length.
        unsafe { Metadata::from_raw(LLVMGetModuleFlag(self.raw(), key.as_ptr().cast(), key.len())) }
    }

    /// Queries the data layout for a type; `None` for unsized types.
    fn ask_layout<T>(self, ty: Type<'c>, ask: impl FnOnce(LLVMTargetDataRef) -> T) -> Option<T> {
        // SAFETY: the module is alive and owns its layout.
        ty.is_sized().then(|| ask(unsafe { LLVMGetModuleDataLayout(self.raw()) }))
    }

    /// Allocation size of a type, its stride in an array, in bytes.
    pub fn alloc_size_bytes(self, ty: Type<'c>) -> Option<u64> {
        // SAFETY: layout and type are alive, the type has a size.
        self.ask_layout(ty, |layout| unsafe { LLVMABISizeOfType(layout, ty.raw()) })
    }

    /// Store size of a type, in bytes.
    pub fn store_size_bytes(self, ty: Type<'c>) -> Option<u64> {
        // SAFETY: layout and type are alive, the type has a size.
        self.ask_layout(ty, |layout| unsafe { LLVMStoreSizeOfType(layout, ty.raw()) })
    }

    /// Size of a type in bits.
    pub fn size_bits(self, ty: Type<'c>) -> Option<u64> {
        // SAFETY: layout and type are alive, the type has a size.
        self.ask_layout(ty, |layout| unsafe { LLVMSizeOfTypeInBits(layout, ty.raw()) })
    }

    /// ABI alignment of a type, in bytes.
    pub fn abi_alignment(self, ty: Type<'c>) -> Option<u32> {
        // SAFETY: layout and type are alive, the type has a size.
        self.ask_layout(ty, |layout| unsafe { LLVMABIAlignmentOfType(layout, ty.raw()) })
    }

    /// Preferred alignment of a type, which LLVM gives to variables by default, in bytes.
    pub fn preferred_alignment(self, ty: Type<'c>) -> Option<u32> {
        // SAFETY: layout and type are alive, the type has a size.
        self.ask_layout(ty, |layout| unsafe { LLVMPreferredAlignmentOfType(layout, ty.raw()) })
    }

    /// Offset of a struct member, in bytes.
    pub fn member_offset_bytes(self, ty: Type<'c>, member: u32) -> Option<u64> {
        ty.member(member)?;
        // SAFETY: layout and type are alive, the type is a struct with a size and that member.
        self.ask_layout(ty, |layout| unsafe { LLVMOffsetOfElement(layout, ty.raw(), member) })
    }

    /// What a `getelementptr`, an instruction or an expression, moves its base by: bytes, and multiples of values by their sizes in bytes.
    /// `None` for types without a size and members whose index is no constant.
    pub fn chain_steps(self, gep: Value<'c>) -> Option<(i64, Vec<(i64, Value<'c>)>)> {
        let mut at = gep.gep_source_type()?;
        let (mut bytes, mut terms) = (0i64, Vec::new());
        for (place, index) in gep.operands().skip(1).enumerate() {
            if place > 0 && at.is_struct() {
                let member = index.u32_value()?;
                bytes = bytes.wrapping_add(i64::try_from(self.member_offset_bytes(at, member)?).ok()?);
                at = at.member(member)?;
                continue;
            }
            if place > 0 {
                at = if at.is_vector() { at.scalar() } else { at.element()? };
            }
            let size = i64::try_from(self.alloc_size_bytes(at)?).ok()?;
            match index.signed_int_value() {
                Some(number) => bytes = bytes.wrapping_add(number.wrapping_mul(size)),
                None => terms.push((size, index)),
            }
        }
        Some((bytes, terms))
    }

    /// Size of a pointer in bytes.
    pub fn pointer_size_bytes(self, address_space: u32) -> u32 {
        // SAFETY: the module is alive and owns its layout; every address space has a pointer size.
        unsafe { LLVMPointerSizeForAS(LLVMGetModuleDataLayout(self.raw()), address_space) }
    }
}
