//! LLVM's just-in-time compiler, as required to execute kernels on this machine.
//!
//! Rule of this module: it belongs to `execute`, never to the translator, which must not link code generation. `execute` includes it
//! by path. It handles LLVM and memory; `execute` implements the builtins.
//!
//! Known gaps: hosts other than x86-64 and AArch64; parameters whose types are structs or target extension types.

mod coroutine;
pub mod fiber;
mod fill;
mod gate;
mod one_thread;
mod passes;
mod places;
mod poison;
pub mod processor;
mod strict;
mod walk;

use std::ffi::{CStr, CString, c_char, c_void};

use llvm_sys::LLVMLinkage;
use llvm_sys::core::*;
use llvm_sys::error::{LLVMDisposeErrorMessage, LLVMErrorRef, LLVMGetErrorMessage};
use llvm_sys::ir_reader::LLVMParseIRInContext2;
use llvm_sys::orc2::lljit::*;
use llvm_sys::orc2::*;
use llvm_sys::prelude::*;
use llvm_sys::target::*;
use llvm_sys::target_machine::*;
use spirv_llvm_translate::internal::error::{Error, Result};

pub use coroutine::LEAVE as COROUTINE_LEAVE;
pub use fill::Fill;
pub use gate::{Gate, Prober, Slot, copy_memory, fill_memory, read_memory, write_memory};
pub use one_thread::OneThread;
pub use passes::sanitize;
pub use processor::Processor;

/// The calling convention of kernels.
const SPIR_KERNEL: u32 = 76;

/// The address space of OpenCL C's `local`.
const LOCAL: u32 = 3;

/// The address space of an invocation's own variables.
const PRIVATE: u32 = 10;

/// The type of a value's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// An integer of this many bits.
    Integer(u32),
    /// A floating-point number of 16, 32 or 64 bits.
    Float(u32),
    /// A pointer.
    Pointer,
}

/// The type of a value that can be stored as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The type of its elements.
    pub element: Element,
    /// Their number; 1 for a scalar.
    pub lanes: u32,
}

/// A parameter or result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its type in LLVM's syntax.
    pub text: String,
    /// The parts of its type; `None` for `void`, structs and opaque types.
    pub shape: Option<Shape>,
    /// `zeroext`, `signext` or empty.
    pub extension: &'static str,
    /// Size and alignment in bytes of an argument that is passed in memory.
    pub by_value: Option<(u64, u32)>,
}

/// A function of a module.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Whether it is an entry point.
    pub is_kernel: bool,
    /// Whether it has a body.
    pub is_defined: bool,
    /// Whether it is visible to other modules.
    pub is_exported: bool,
    /// Whether it is variadic.
    pub is_variadic: bool,
    /// Its result.
    pub result: Parameter,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
}

/// A SPIR-V builtin variable that the module accesses as a global variable.
#[derive(Clone, Debug)]
pub struct BuiltinVariable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub shape: Shape,
}

/// A global variable in local memory.
#[derive(Clone, Debug)]
pub struct OwnVariable {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
}

/// A parsed module, not yet compiled.
pub struct Source {
    context: LLVMContextRef,
    module: LLVMModuleRef,
    layout: LLVMTargetDataRef,
    machine: LLVMTargetMachineRef,
}

/// What is used of a module that is optimized.
pub struct Kept {
    /// The functions that can be found by name.
    pub functions: Vec<String>,
    /// A coroutine, and the functions that it waits in.
    pub coroutine: Option<(String, Vec<String>)>,
}

/// A compiled module in memory.
pub struct Engine {
    jit: LLVMOrcLLJITRef,
}

/// Takes ownership of a message allocated by LLVM.
fn message(text: *mut c_char) -> String {
    if text.is_null() {
        return String::from("no message");
    }
    // SAFETY: LLVM's messages are NUL-terminated; this one is ours to free, and it is not used after that.
    unsafe {
        let copy = CStr::from_ptr(text).to_string_lossy().into_owned();
        LLVMDisposeMessage(text);
        copy
    }
}

/// Converts an error of LLVM.
fn check(error: LLVMErrorRef) -> Result<()> {
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: the error is consumed by LLVMGetErrorMessage, and the message freed once.
    let text = unsafe {
        let raw = LLVMGetErrorMessage(error);
        let copy = CStr::from_ptr(raw).to_string_lossy().into_owned();
        LLVMDisposeErrorMessage(raw);
        copy
    };
    Err(Error::invalid_llvm(text))
}

fn c_string(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| Error::invalid_llvm("a name holds a zero byte"))
}

/// Parses a module, text or bitcode.
fn parse(context: LLVMContextRef, name: &str, bytes: &[u8]) -> Result<LLVMModuleRef> {
    let name = c_string(name)?;
    let (mut module, mut text) = (std::ptr::null_mut(), std::ptr::null_mut());
    // SAFETY: the buffer copies `bytes` and is freed after reading; the module belongs to `context`.
    let failed = unsafe {
        let buffer =
            LLVMCreateMemoryBufferWithMemoryRangeCopy(bytes.as_ptr().cast(), bytes.len(), name.as_ptr());
        let failed = LLVMParseIRInContext2(context, buffer, &mut module, &mut text);
        LLVMDisposeMemoryBuffer(buffer);
        failed
    };
    if failed == 0 { Ok(module) } else { Err(Error::invalid_llvm(message(text))) }
}

impl Source {
    /// Parses a module and retargets it to a processor.
    ///
    /// # Errors
    /// The message of LLVM's parser, or a machine that LLVM was not built for.
    pub fn parse(bytes: &[u8], processor: &Processor) -> Result<Self> {
        let machine = processor.machine(LLVMCodeGenOptLevel::LLVMCodeGenLevelLess)?;
        Self::parse_with(bytes, machine)
    }

    fn parse_with(bytes: &[u8], machine: LLVMTargetMachineRef) -> Result<Self> {
        // SAFETY: everything that is created here is owned by `Self` and freed by its `drop` or by the engine.
        unsafe {
            let context = LLVMContextCreate();
            let layout = LLVMCreateTargetDataLayout(machine);
            let mut source = Self { context, module: std::ptr::null_mut(), layout, machine };
            source.module = parse(context, "module", bytes)?;
            source.retarget(source.module);
            Ok(source)
        }
    }

    /// Gives `module` the machine's triple and data layout.
    ///
    /// # Safety
    /// `module` must be alive.
    unsafe fn retarget(&self, module: LLVMModuleRef) {
        // SAFETY: the machine is alive as long as `self`.
        unsafe {
            let triple = LLVMGetTargetMachineTriple(self.machine);
            LLVMSetTarget(module, triple);
            LLVMDisposeMessage(triple);
            LLVMSetModuleDataLayout(module, self.layout);
        }
    }

    /// The functions of the module, intrinsics excepted.
    pub fn functions(&self) -> Vec<Function> {
        let mut functions = Vec::new();
        // SAFETY: walks the functions of a module that is alive.
        unsafe {
            let mut next = LLVMGetFirstFunction(self.module);
            while !next.is_null() {
                if LLVMGetIntrinsicID(next) == 0 {
                    functions.push(self.function(next));
                }
                next = LLVMGetNextFunction(next);
            }
        }
        functions
    }

    /// # Safety
    /// `function` must be a function of the module.
    unsafe fn function(&self, function: LLVMValueRef) -> Function {
        // SAFETY: getters on a function that is alive; attribute index 0 is the result, n + 1 parameter n.
        unsafe {
            let ty = LLVMGlobalGetValueType(function);
            let mut types = vec![std::ptr::null_mut(); LLVMCountParamTypes(ty) as usize];
            LLVMGetParamTypes(ty, types.as_mut_ptr());
            let parameters =
                types.iter().zip(1..).map(|(ty, index)| self.parameter(function, *ty, index)).collect();
            let linkage = LLVMGetLinkage(function);
            Function {
                name: value_name(function),
                is_kernel: LLVMGetFunctionCallConv(function) == SPIR_KERNEL,
                is_defined: LLVMIsDeclaration(function) == 0,
                is_exported: !matches!(
                    linkage,
                    LLVMLinkage::LLVMInternalLinkage | LLVMLinkage::LLVMPrivateLinkage
                ),
                is_variadic: LLVMIsFunctionVarArg(ty) != 0,
                result: self.parameter(function, LLVMGetReturnType(ty), 0),
                parameters,
            }
        }
    }

    /// # Safety
    /// `function` must be a function of the module, `ty` a type of its context.
    unsafe fn parameter(&self, function: LLVMValueRef, ty: LLVMTypeRef, index: u32) -> Parameter {
        let kind = |name: &CStr| {
            // SAFETY: a look-up by name.
            unsafe { LLVMGetEnumAttributeKindForName(name.as_ptr(), name.count_bytes()) }
        };
        // SAFETY: getters on a function and a type that are alive; a byval attribute always has a type.
        unsafe {
            let has = |name| !LLVMGetEnumAttributeAtIndex(function, index, kind(name)).is_null();
            let by_value = LLVMGetEnumAttributeAtIndex(function, index, kind(c"byval"));
            let by_value = (!by_value.is_null()).then(|| {
                let pointee = LLVMGetTypeAttributeValue(by_value);
                let align = LLVMGetEnumAttributeAtIndex(function, index, kind(c"align"));
                let align = if align.is_null() { 8 } else { LLVMGetEnumAttributeValue(align) as u32 };
                (LLVMABISizeOfType(self.layout, pointee), align)
            });
            let extension = if has(c"zeroext") {
                "zeroext"
            } else if has(c"signext") {
                "signext"
            } else {
                ""
            };
            Parameter { text: message(LLVMPrintTypeToString(ty)), shape: shape(ty), extension, by_value }
        }
    }

    /// Whether variables of the module keep what a kernel writes.
    pub fn has_state(&self) -> bool {
        // SAFETY: walks the variables of a module that is alive.
        unsafe {
            walk::variables(self.module).into_iter().any(|variable| {
                let is_own = LLVMGetPointerAddressSpace(LLVMTypeOf(variable)) != LOCAL;
                is_own && LLVMIsGlobalConstant(variable) == 0
            })
        }
    }

    /// The module's variables in local memory. They become visible to [`Engine::address`].
    pub fn local_variables(&mut self) -> Vec<OwnVariable> {
        self.variables_in(LOCAL)
    }

    /// The variables that each invocation of a shader has for itself. They become visible to [`Engine::address`].
    pub fn private_variables(&mut self) -> Vec<OwnVariable> {
        self.variables_in(PRIVATE)
    }

    fn variables_in(&mut self, space: u32) -> Vec<OwnVariable> {
        let mut variables = Vec::new();
        // SAFETY: walks the variables of a module that is alive, and changes linkage, name and initial value only.
        unsafe {
            for variable in walk::variables(self.module) {
                let ty = LLVMGlobalGetValueType(variable);
                let is_there = LLVMGetPointerAddressSpace(LLVMTypeOf(variable)) == space;
                if !is_there || space == PRIVATE && LLVMIsGlobalConstant(variable) != 0 {
                    continue;
                }
                // Local memory is initialized when a work-group starts.
                if space == LOCAL || LLVMGetInitializer(variable).is_null() {
                    LLVMSetInitializer(variable, LLVMConstNull(ty));
                }
                LLVMSetLinkage(variable, LLVMLinkage::LLVMExternalLinkage);
                let name = format!("{}.own{}", value_name(variable), variables.len());
                LLVMSetValueName2(variable, name.as_ptr().cast(), name.len());
                variables.push(OwnVariable { name, size: LLVMABISizeOfType(self.layout, ty) });
            }
        }
        variables
    }

    /// The builtin variables that the module declares. They become writable variables, visible to [`Engine::address`].
    pub fn builtin_variables(&mut self) -> Vec<BuiltinVariable> {
        let mut variables = Vec::new();
        // SAFETY: walks the variables of a module that is alive, and gives declarations an initial value.
        unsafe {
            let mut next = LLVMGetFirstGlobal(self.module);
            while !next.is_null() {
                let (name, ty) = (value_name(next), LLVMGlobalGetValueType(next));
                if let Some(shape) = shape(ty).filter(|_| name.starts_with("__spirv_BuiltIn")) {
                    LLVMSetInitializer(next, LLVMConstNull(ty));
                    LLVMSetGlobalConstant(next, 0);
                    LLVMSetLinkage(next, LLVMLinkage::LLVMExternalLinkage);
                    variables.push(BuiltinVariable { name, shape });
                }
                next = LLVMGetNextGlobal(next);
            }
        }
        variables
    }

    /// Compiles the module, with its undefined values filled, together with a second one, given as text, that defines its external
    /// symbols. If a part is to be kept, both are optimized as one, without all else. False beside the engine if there is no coroutine to be used.
    ///
    /// # Errors
    /// LLVM's message.
    pub fn start(mut self, companion: &str, fill: Fill, keep: Option<&Kept>) -> Result<(Engine, bool)> {
        let companion = parse(self.context, "companion", companion.as_bytes())?;
        // SAFETY: module and layout are alive as long as `self` owns them.
        unsafe {
            strict::apply(self.module);
            fill::apply(self.module, self.layout, fill);
        }
        // SAFETY: ownership of machine, modules and context goes to the engine, and `self` forgets them before anything can fail.
        unsafe {
            self.retarget(companion);
            let mut companion = Some(companion);
            let mut has_coroutine = false;
            if let (Some(keep), Some(other)) = (keep, companion) {
                companion = None;
                has_coroutine = self.unite(other, keep)?;
            }
            let builder = LLVMOrcCreateLLJITBuilder();
            let machine = std::mem::replace(&mut self.machine, std::ptr::null_mut());
            LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(
                builder,
                LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(machine),
            );
            let mut jit = std::ptr::null_mut();
            check(LLVMOrcCreateLLJIT(&mut jit, builder))?;
            let engine = Engine { jit };
            let library = LLVMOrcLLJITGetMainJITDylib(jit);
            let mut generator = std::ptr::null_mut();
            let prefix = LLVMOrcLLJITGetGlobalPrefix(jit);
            check(LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(
                &mut generator,
                prefix,
                None,
                std::ptr::null_mut(),
            ))?;
            LLVMOrcJITDylibAddGenerator(library, generator);
            let context = std::mem::replace(&mut self.context, std::ptr::null_mut());
            let module = std::mem::replace(&mut self.module, std::ptr::null_mut());
            let shared = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
            let modules = [Some(module), companion].into_iter().flatten();
            let modules: Vec<_> =
                modules.map(|module| LLVMOrcCreateNewThreadSafeModule(module, shared)).collect();
            LLVMOrcDisposeThreadSafeContext(shared);
            for module in modules {
                check(LLVMOrcLLJITAddLLVMIRModule(jit, library, module))?;
            }
            Ok((engine, has_coroutine))
        }
    }
}

impl Drop for Source {
    fn drop(&mut self) {
        // SAFETY: frees what is still owned, each once.
        unsafe {
            LLVMDisposeTargetData(self.layout);
            if !self.module.is_null() {
                LLVMDisposeModule(self.module);
            }
            if !self.context.is_null() {
                LLVMContextDispose(self.context);
            }
            if !self.machine.is_null() {
                LLVMDisposeTargetMachine(self.machine);
            }
        }
    }
}

/// # Safety
/// `value` must be a global value that is alive.
unsafe fn value_name(value: LLVMValueRef) -> String {
    let mut length = 0;
    // SAFETY: LLVM returns the start and length of a name that lives as long as the value.
    unsafe {
        let start = LLVMGetValueName2(value, &mut length);
        String::from_utf8_lossy(std::slice::from_raw_parts(start.cast(), length)).into_owned()
    }
}

/// # Safety
/// `ty` must be alive.
unsafe fn shape(ty: LLVMTypeRef) -> Option<Shape> {
    use llvm_sys::LLVMTypeKind::*;
    // SAFETY: the getters fit the kinds.
    unsafe {
        let (element, lanes) = match LLVMGetTypeKind(ty) {
            LLVMVectorTypeKind => (LLVMGetElementType(ty), LLVMGetVectorSize(ty)),
            _ => (ty, 1),
        };
        let element = match LLVMGetTypeKind(element) {
            LLVMIntegerTypeKind => Element::Integer(LLVMGetIntTypeWidth(element)),
            LLVMHalfTypeKind => Element::Float(16),
            LLVMFloatTypeKind => Element::Float(32),
            LLVMDoubleTypeKind => Element::Float(64),
            LLVMPointerTypeKind => Element::Pointer,
            _ => return None,
        };
        Some(Shape { element, lanes })
    }
}

// SAFETY: LLJIT may be used from any thread, one at a time or several; look-ups are serialised inside.
unsafe impl Send for Engine {}
// SAFETY: as above.
unsafe impl Sync for Engine {}

impl Engine {
    /// The address of a function or variable.
    ///
    /// # Errors
    /// If it, or a symbol that it refers to, does not exist.
    pub fn address(&self, name: &str) -> Result<u64> {
        let text = c_string(name)?;
        let mut address = 0;
        // SAFETY: the engine is alive, the name NUL-terminated.
        check(unsafe { LLVMOrcLLJITLookup(self.jit, &mut address, text.as_ptr()) })?;
        Ok(address)
    }

    /// Calls a compiled function of type `void (ptr, ptr)`.
    pub fn call(&self, address: u64, arguments: &mut [Slot], result: &mut Slot) {
        // SAFETY: `address` comes from `address` above, for one of the companion's functions, which all have this type.
        unsafe {
            let function: extern "C" fn(*mut c_void, *mut c_void) = std::mem::transmute(address as usize);
            function(arguments.as_mut_ptr().cast(), result.0.as_mut_ptr().cast());
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // SAFETY: owned, freed once. An error while freeing has no consequences.
        let _ = check(unsafe { LLVMOrcDisposeLLJIT(self.jit) });
    }
}
