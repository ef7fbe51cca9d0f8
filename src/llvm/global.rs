//! Globals: functions, variables, aliases, ifuncs, and the parameters of functions.

use super::{Linkage, Module, ThreadLocalMode, Type, UnnamedAddr, Value, ValueKind, ffi};
use crate::error::{Error, Result};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use std::ffi::CStr;
use std::iter;

/// Defines iterators over the globals of a module.
macro_rules! iterators {
    ($($(#[$doc:meta])* $name:ident = $first:ident, $next:ident;)*) => {
        $(
            $(#[$doc])*
            pub fn $name(self) -> impl Iterator<Item = Value<'c>> {
                // SAFETY: the module is alive, and so are its globals; the next one is fetched before the caller
                // may erase the current one.
                let mut next = unsafe { Value::from_raw($first(self.raw())) };
                iter::from_fn(move || {
                    let current = next?;
                    next = unsafe { Value::from_raw($next(current.raw())) };
                    Some(current)
                })
            }
        )*
    };
}

/// Whether LLVM reserves a function name: it belongs to intrinsics.
pub fn is_reserved_name(name: &[u8]) -> bool {
    name.starts_with(b"llvm.")
}

/// Names of the target-independent intrinsics, without type suffixes.
pub fn general_intrinsics() -> impl Iterator<Item = &'static str> {
    // SAFETY: the function only gives a number.
    let count = unsafe { ffi::slt_intrinsic_count() };
    // SAFETY: the number is below the count.
    let general = (1..count).filter(|id| !unsafe { ffi::slt_intrinsic_is_of_target(*id) });
    general.filter_map(|id| {
        // SAFETY: the number is that of an intrinsic; the names are part of the program.
        let name = unsafe { super::text::bytes_from(|length| LLVMIntrinsicGetName(id, length)) }?;
        std::str::from_utf8(name).ok()
    })
}

impl<'c> Module<'c> {
    iterators! {
        /// Its functions in order, declarations included.
        functions = LLVMGetFirstFunction, LLVMGetNextFunction;
        /// Its variables in order.
        variables = LLVMGetFirstGlobal, LLVMGetNextGlobal;
        /// Its aliases in order.
        aliases = LLVMGetFirstGlobalAlias, LLVMGetNextGlobalAlias;
        /// Its ifuncs in order.
        ifuncs = LLVMGetFirstGlobalIFunc, LLVMGetNextGlobalIFunc;
    }

    /// A function by name.
    pub fn function(self, name: &str) -> Option<Value<'c>> {
        // SAFETY: the module is alive; the name is given with its length.
        unsafe {
            Value::from_raw(LLVMGetNamedFunctionWithLength(self.raw(), name.as_ptr().cast(), name.len()))
        }
    }

    /// The declaration of an intrinsic, by its name without type suffixes (`llvm.memcpy`) and its overload types, as many as its
    /// definition requires.
    ///
    /// # Errors
    /// If LLVM does not know the intrinsic.
    pub fn intrinsic(self, name: &str, overloads: &[Type<'c>]) -> Result<Value<'c>> {
        // SAFETY: the name is given with its length.
        let id = unsafe { LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len()) };
        if id == 0 {
            return Err(Error::internal(format!("LLVM has no intrinsic {name}")));
        }
        let first = overloads.as_ptr().cast_mut().cast();
        // SAFETY: module and types are alive, the number is an intrinsic's, the list is given with its length.
        let raw = unsafe { LLVMGetIntrinsicDeclaration(self.raw(), id, first, overloads.len()) };
        // SAFETY: LLVM returns null or a function of the module.
        unsafe { Value::from_raw(raw) }.ok_or_else(|| Error::internal(format!("{name} cannot be declared")))
    }

    /// The same intrinsic with another function type; `None` if it has no such overload, or the value is not an intrinsic.
    pub fn intrinsic_like(self, function: Value<'c>, ty: Type<'c>) -> Option<Value<'c>> {
        // SAFETY: module, function and type are alive; the shim checks them.
        unsafe { Value::from_raw(ffi::slt_intrinsic_like(self.raw(), function.raw(), ty.raw())) }
    }

    /// The declaration of an intrinsic, by its name without type suffixes, with a function type; `None` if LLVM has no such intrinsic, or
    /// none of this type.
    pub fn intrinsic_of_type(self, name: &str, ty: Type<'c>) -> Option<Value<'c>> {
        // SAFETY: the name is given with its length.
        let id = unsafe { LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len()) };
        // SAFETY: module and type are alive; the shim checks the number and the type.
        unsafe { Value::from_raw(ffi::slt_intrinsic_of_type(self.raw(), id, ty.raw())) }
    }

    /// A variable by name.
    pub fn variable(self, name: &str) -> Option<Value<'c>> {
        // SAFETY: the module is alive; the name is given with its length.
        unsafe { Value::from_raw(LLVMGetNamedGlobalWithLength(self.raw(), name.as_ptr().cast(), name.len())) }
    }

    /// Adds a function declaration. A number is appended to a name already in use.
    ///
    /// # Errors
    /// If the type is not a function type.
    pub fn add_function(self, name: &str, ty: Type<'c>) -> Result<Value<'c>> {
        self.add_function_in(name, ty, 0)
    }

    /// Adds a function declaration in an address space. A number is appended to a name already in use.
    ///
    /// # Errors
    /// If the type is not a function type.
    pub fn add_function_in(self, name: &str, ty: Type<'c>, address_space: u32) -> Result<Value<'c>> {
        if !ty.is_function() {
            return Err(Error::malformed(format!("{ty} is no function type")));
        }
        // SAFETY: the module is alive, the type is a function type.
        let function =
            unsafe { Value::from_non_null(ffi::slt_add_function(self.raw(), ty.raw(), address_space)) };
        function.set_name(name);
        Ok(function)
    }

    /// Adds a variable without an initializer. A number is appended to a name already in use.
    ///
    /// # Errors
    /// If values of the type cannot be stored in memory.
    pub fn add_variable(self, name: &str, ty: Type<'c>, address_space: u32) -> Result<Value<'c>> {
        if !ty.can_be_variable() || address_space >= (1 << 24) {
            return Err(Error::malformed(format!(
                "no variable of type {ty} in address space {address_space}"
            )));
        }
        // SAFETY: the module is alive, the type can be a variable's.
        let variable = unsafe {
            Value::from_non_null(LLVMAddGlobalInAddressSpace(
                self.raw(),
                ty.raw(),
                c"".as_ptr(),
                address_space,
            ))
        };
        variable.set_name(name);
        Ok(variable)
    }
}

impl<'c> Value<'c> {
    /// Whether it is a function, variable, alias or ifunc.
    pub fn is_global(self) -> bool {
        use ValueKind::*;
        matches!(self.kind(), Function | Variable | Alias | IFunc)
    }

    /// Promotes a function's allocas whose address does not escape to values (LLVM's mem2reg); returns whether there were any.
    pub fn promote_memory(self) -> bool {
        // SAFETY: the function is alive; the shim does nothing for declarations.
        self.as_function().is_some_and(|function| unsafe { ffi::slt_promote_memory(function) })
    }

    /// Splits a function's allocas into their parts and promotes those whose address does not escape (LLVM's sroa); returns whether
    /// that changed the function.
    pub fn split_memory(self) -> bool {
        // SAFETY: the function is alive; the shim does nothing for declarations.
        self.as_function().is_some_and(|function| unsafe { ffi::slt_split_memory(function) })
    }

    /// Gives every loop of a function a preheader, a single back edge and dedicated exits (LLVM's loop-simplify); returns whether
    /// that changed the function.
    pub fn simplify_loops(self) -> bool {
        // SAFETY: the function is alive; the shim does nothing for declarations.
        self.as_function().is_some_and(|function| unsafe { ffi::slt_simplify_loops(function) })
    }

    /// The value if it is a global.
    fn global(self) -> Option<LLVMValueRef> {
        self.is_global().then(|| self.raw())
    }

    /// The value if it is a variable.
    fn as_variable(self) -> Option<LLVMValueRef> {
        self.is(ValueKind::Variable).then(|| self.raw())
    }

    /// The value if it is a function.
    fn as_function(self) -> Option<LLVMValueRef> {
        self.is(ValueKind::Function).then(|| self.raw())
    }

    /// Value type of a global: a function type, or the type of a variable's contents.
    pub fn value_type(self) -> Option<Type<'c>> {
        // SAFETY: the value is alive and a global.
        self.global().map(|raw| unsafe { Type::from_non_null(LLVMGlobalGetValueType(raw)) })
    }

    /// Whether a global is only declared.
    pub fn is_declaration(self) -> bool {
        // SAFETY: the value is alive and a global.
        self.global().is_some_and(|raw| unsafe { LLVMIsDeclaration(raw) != 0 })
    }

    /// Linkage of a global.
    pub fn linkage(self) -> Option<Linkage> {
        // SAFETY: the value is alive and a global.
        self.global().map(|raw| Linkage::from_c(unsafe { LLVMGetLinkage(raw) }))
    }

    /// Sets the linkage of a global.
    pub fn set_linkage(self, linkage: Linkage) {
        if let Some(raw) = self.global() {
            // SAFETY: the value is alive and a global.
            unsafe { LLVMSetLinkage(raw, linkage.to_c()) }
        }
    }

    /// Significance of a global's address.
    pub fn unnamed_addr(self) -> Option<UnnamedAddr> {
        // SAFETY: the value is alive and a global.
        self.global().map(|raw| UnnamedAddr::from_c(unsafe { LLVMGetUnnamedAddress(raw) }))
    }

    /// Sets the significance of a global's address.
    pub fn set_unnamed_addr(self, unnamed: UnnamedAddr) {
        if let Some(raw) = self.global() {
            // SAFETY: the value is alive and a global.
            unsafe { LLVMSetUnnamedAddress(raw, unnamed.to_c()) }
        }
    }

    /// Section of a global; empty if it has none.
    pub fn section(self) -> &'c [u8] {
        let Some(raw) = self.global().filter(|_| !self.is(ValueKind::IFunc)) else { return &[] };
        // SAFETY: the value is alive and a global with a section; the text ends with a zero byte.
        unsafe {
            let text = LLVMGetSection(raw);
            if text.is_null() { &[] } else { CStr::from_ptr(text).to_bytes() }
        }
    }

    /// Sets the section of a function or variable.
    pub fn set_section(self, section: &CStr) {
        if let Some(raw) = self.as_variable().or(self.as_function()) {
            // SAFETY: the value is alive and has a section.
            unsafe { LLVMSetSection(raw, section.as_ptr()) }
        }
    }

    /// Initializer of a variable.
    pub fn initializer(self) -> Option<Value<'c>> {
        // SAFETY: the value is alive and a variable.
        self.as_variable().and_then(|raw| unsafe { Self::from_raw(LLVMGetInitializer(raw)) })
    }

    /// Sets the initializer of a variable.
    ///
    /// # Errors
    /// If the value is not a variable, or the initializer is not a constant of its type.
    pub fn set_initializer(self, initializer: Value<'c>) -> Result<()> {
        match self.as_variable() {
            Some(raw) if initializer.is_constant() && Some(initializer.ty()) == self.value_type() => {
                // SAFETY: both values are alive; the initialiser is a constant of the variable's type.
                unsafe { LLVMSetInitializer(raw, initializer.raw()) }
                Ok(())
            }
            _ => Err(Error::malformed(format!("{initializer} cannot initialise {self}"))),
        }
    }

    /// Whether a variable is `constant`.
    pub fn is_global_constant(self) -> bool {
        // SAFETY: the value is alive and a variable.
        self.as_variable().is_some_and(|raw| unsafe { LLVMIsGlobalConstant(raw) != 0 })
    }

    /// Sets whether a variable is `constant`.
    pub fn set_global_constant(self, constant: bool) {
        if let Some(raw) = self.as_variable() {
            // SAFETY: the value is alive and a variable.
            unsafe { LLVMSetGlobalConstant(raw, constant.into()) }
        }
    }

    /// Whether a variable is externally initialized.
    pub fn is_externally_initialized(self) -> bool {
        // SAFETY: the value is alive and a variable.
        self.as_variable().is_some_and(|raw| unsafe { LLVMIsExternallyInitialized(raw) != 0 })
    }

    /// Thread-local storage model of a variable.
    pub fn thread_local_mode(self) -> Option<ThreadLocalMode> {
        // SAFETY: the value is alive and a variable.
        self.as_variable().map(|raw| ThreadLocalMode::from_c(unsafe { LLVMGetThreadLocalMode(raw) }))
    }

    /// Sets the thread-local storage model of a variable, which gives each invocation its own copy.
    pub fn set_thread_local_mode(self, mode: ThreadLocalMode) {
        if let Some(raw) = self.as_variable() {
            // SAFETY: the value is alive and a variable.
            unsafe { LLVMSetThreadLocalMode(raw, mode.to_c()) }
        }
    }

    /// Sets whether a variable is externally initialized.
    pub fn set_externally_initialized(self, external: bool) {
        if let Some(raw) = self.as_variable() {
            // SAFETY: the value is alive and a variable.
            unsafe { LLVMSetExternallyInitialized(raw, external.into()) }
        }
    }

    /// Gives a global hidden visibility.
    pub fn set_hidden(self) {
        if let Some(raw) = self.global() {
            // SAFETY: the value is alive and a global.
            unsafe { LLVMSetVisibility(raw, llvm_sys::LLVMVisibility::LLVMHiddenVisibility) }
        }
    }

    /// The aliasee of an alias.
    pub fn aliasee(self) -> Option<Value<'c>> {
        if !self.is(ValueKind::Alias) {
            return None;
        }
        // SAFETY: the value is alive and an alias.
        unsafe { Self::from_raw(LLVMAliasGetAliasee(self.raw())) }
    }

    /// Resolver of an ifunc.
    pub fn resolver(self) -> Option<Value<'c>> {
        if !self.is(ValueKind::IFunc) {
            return None;
        }
        // SAFETY: the value is alive and an ifunc.
        unsafe { Self::from_raw(LLVMGetGlobalIFuncResolver(self.raw())) }
    }

    /// Number of parameters of a function.
    pub fn param_count(self) -> u32 {
        // SAFETY: the value is alive and a function.
        self.as_function().map_or(0, |raw| unsafe { LLVMCountParams(raw) })
    }

    /// A parameter of a function.
    pub fn param(self, index: u32) -> Option<Value<'c>> {
        let raw = self.as_function().filter(|_| index < self.param_count())?;
        // SAFETY: the value is alive, a function, and has that parameter.
        unsafe { Self::from_raw(LLVMGetParam(raw, index)) }
    }

    /// The parameters of a function.
    pub fn params(self) -> impl ExactSizeIterator<Item = Value<'c>> {
        // SAFETY: the value is alive, and a function if it has parameters at all.
        (0..self.param_count()).map(move |i| unsafe { Self::from_non_null(LLVMGetParam(self.raw(), i)) })
    }

    /// The function of a parameter.
    pub fn param_function(self) -> Option<Value<'c>> {
        if !self.is(ValueKind::Argument) {
            return None;
        }
        // SAFETY: the value is alive and a parameter.
        unsafe { Self::from_raw(LLVMGetParamParent(self.raw())) }
    }

    /// Intrinsic id of a function; `None` if it is not an intrinsic.
    fn intrinsic_id(self) -> Option<u32> {
        // SAFETY: the value is alive and a function.
        self.as_function().map(|raw| unsafe { LLVMGetIntrinsicID(raw) }).filter(|&id| id != 0)
    }

    /// Whether a function is an intrinsic known to LLVM.
    pub fn is_intrinsic(self) -> bool {
        self.intrinsic_id().is_some()
    }

    /// Whether a function's name is reserved for intrinsics, which includes those of all targets.
    pub fn has_reserved_name(self) -> bool {
        is_reserved_name(self.name_bytes())
    }

    /// Base name of an intrinsic, without type suffixes: `llvm.memcpy`.
    pub fn intrinsic_name(self) -> Option<&'static str> {
        let id = self.intrinsic_id()?;
        // SAFETY: the number is that of an intrinsic; the names are part of the program.
        let name = unsafe { super::text::bytes_from(|length| LLVMIntrinsicGetName(id, length)) }?;
        std::str::from_utf8(name).ok()
    }

    /// Base name of an intrinsic without `llvm.`, as in the tables: `memcpy`.
    pub fn intrinsic_stem(self) -> Option<&'static str> {
        self.intrinsic_name()?.strip_prefix("llvm.")
    }

    /// Whether a value is a function's parameter.
    pub fn is_argument(self) -> bool {
        self.is(ValueKind::Argument)
    }

    /// Alignment of a variable, function, alloca or memory access, in bytes; `None` if it has none.
    pub fn alignment(self) -> Option<u64> {
        // SAFETY: the value is alive; the shim checks its kind.
        match unsafe { ffi::slt_alignment(self.raw()) } {
            0 => None,
            log => 1u64.checked_shl(log - 1),
        }
    }
}
