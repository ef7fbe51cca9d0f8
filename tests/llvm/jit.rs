//! A function that our layer built runs on this machine.

use llvm_sys::core::*;
use llvm_sys::error::{LLVMConsumeError, LLVMErrorRef, LLVMGetErrorMessage};
use llvm_sys::ir_reader::LLVMParseIRInContext2;
use llvm_sys::orc2::lljit::*;
use llvm_sys::orc2::*;
use llvm_sys::target::*;
use spirv_llvm_translate::internal::llvm::{Context, Opcode, calling_convention};
use std::ffi::CString;
use std::ptr;
use std::sync::Once;

/// Makes this machine's code generator known to LLVM.
fn initialize_target() {
    static ONCE: Once = Once::new();
    // SAFETY: these calls register static tables, once.
    ONCE.call_once(|| unsafe {
        #[cfg(target_arch = "x86_64")]
        {
            LLVMInitializeX86TargetInfo();
            LLVMInitializeX86Target();
            LLVMInitializeX86TargetMC();
            LLVMInitializeX86AsmPrinter();
        }
        #[cfg(target_arch = "aarch64")]
        {
            LLVMInitializeAArch64TargetInfo();
            LLVMInitializeAArch64Target();
            LLVMInitializeAArch64TargetMC();
            LLVMInitializeAArch64AsmPrinter();
        }
    });
}

/// Panics with LLVM's message.
fn check(error: LLVMErrorRef) {
    if !error.is_null() {
        // SAFETY: the error is not null and consumed once.
        let message = unsafe { std::ffi::CStr::from_ptr(LLVMGetErrorMessage(error)) };
        panic!("{}", message.to_string_lossy());
    }
}

/// Compiles a module that is given as bitcode, and returns the address of a function with the compiler.
fn compile(bitcode: &[u8], name: &str) -> (LLVMOrcLLJITRef, u64) {
    initialize_target();
    let (mut jit, mut module, mut message, mut address) =
        (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), 0);
    let name = CString::new(name).unwrap();
    // SAFETY: the context owns the module until both go to the compiler, which outlives the address.
    unsafe {
        let context = LLVMContextCreate();
        let buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(
            bitcode.as_ptr().cast(),
            bitcode.len(),
            c"module".as_ptr(),
        );
        assert_eq!(LLVMParseIRInContext2(context, buffer, &mut module, &mut message), 0);
        LLVMDisposeMemoryBuffer(buffer);
        check(LLVMOrcCreateLLJIT(&mut jit, ptr::null_mut()));
        LLVMSetTarget(module, LLVMOrcLLJITGetTripleString(jit));
        LLVMSetDataLayout(module, LLVMOrcLLJITGetDataLayoutStr(jit));
        let safe_context = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
        let safe_module = LLVMOrcCreateNewThreadSafeModule(module, safe_context);
        LLVMOrcDisposeThreadSafeContext(safe_context);
        check(LLVMOrcLLJITAddLLVMIRModule(jit, LLVMOrcLLJITGetMainJITDylib(jit), safe_module));
        check(LLVMOrcLLJITLookup(jit, &mut address, name.as_ptr()));
    }
    (jit, address)
}

#[apply(case)]
fn built_code_runs() {
    let context = Context::new();
    let module = context.create_module("m");
    let int = context.i32_type();
    let function = module.add_function("f", context.function_type(int, &[int, int], false).unwrap()).unwrap();
    function.set_calling_convention(calling_convention::SPIR_FUNC);
    let builder = context.builder();
    builder.position_at_end(context.append_block(function, "entry").unwrap());
    let (x, y) = (function.param(0).unwrap(), function.param(1).unwrap());
    let product = builder.binary(Opcode::Mul, x, y).unwrap();
    builder.ret(Some(builder.binary(Opcode::Sub, product, int.int(1).unwrap()).unwrap())).unwrap();
    assert_eq!(module.verify(), Ok(()));

    let (jit, address) = compile(&module.write_bitcode(), "f");
    // SAFETY: the function has this signature, and the compiler that owns its code is alive.
    let f: extern "C" fn(u32, u32) -> u32 = unsafe { std::mem::transmute(address as usize) };
    assert_eq!((f(6, 7), f(0, 5)), (41, u32::MAX));
    // SAFETY: the code is not used any more.
    unsafe { LLVMConsumeError(LLVMOrcDisposeLLJIT(jit)) };
}
