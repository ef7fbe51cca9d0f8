//! Modules of both sides, and LLVM's own pointers.

use spirv_llvm_translate::internal::spirv::{Module, difference};
use spirv_llvm_translate::{
    Device, ErrorKind, Form, LlvmModule, Options, Override, ReadOptions, SpirvModule, WriteOptions,
};
use std::mem::ManuallyDrop;

const KERNEL: &[u8] = b"target triple = \"spir64\"\ndefine spir_kernel void @k() {\nentry:\n  ret void\n}\n";

fn llvm() -> LlvmModule {
    LlvmModule::parse(KERNEL, &Options::default()).unwrap().0
}

fn spirv() -> SpirvModule {
    llvm().into_spirv(&Options::default()).unwrap().0
}

/// Text numbers the `<id>`s anew.
fn same(left: &SpirvModule, right: &SpirvModule) {
    let framed = |module: &SpirvModule| Module::framed(module.words().to_vec()).unwrap();
    assert_eq!(difference(&framed(left), &framed(right)).unwrap(), None);
}

#[apply(case)]
fn both_sides_are_parsed_printed_and_translated() {
    let options = Options::default();
    let module = spirv();
    for form in [Form::Spv, Form::Spvasm] {
        let bytes = module.print(form, &options).unwrap();
        let again = SpirvModule::parse(&bytes, form, &options).unwrap();
        same(&again, &module);
        assert_eq!(llvm().print(form).unwrap_err().kind(), ErrorKind::Usage);
    }
    assert_eq!(SpirvModule::from_words(module.words().to_vec()).unwrap().into_words(), module.words());
    assert!(module.validate().is_empty() && module.spec_constants().is_empty());
    let (llvm, warnings) = module.to_llvm(&options).unwrap();
    assert!(warnings.is_empty());
    for form in [Form::Ll, Form::Bc] {
        let (again, warnings) = LlvmModule::parse(&llvm.print(form).unwrap(), &options).unwrap();
        assert!(warnings.is_empty());
        same(&again.into_spirv(&options).unwrap().0, &module);
        assert_eq!(module.print(form, &options).unwrap_err().kind(), ErrorKind::Usage);
    }
}

#[apply(case)]
fn options_reach_modules() {
    let plain = Options::default().read(ReadOptions::default().discard_names(true));
    let text = |options: &Options| {
        String::from_utf8(spirv().to_llvm(options).unwrap().0.print(Form::Ll).unwrap()).unwrap()
    };
    assert!(text(&Options::default()).contains("entry:") && !text(&plain).contains("entry:"));
    let plain = Options::default().write(WriteOptions::default().discard_names(true));
    let names = |options: &Options| {
        let module = llvm().into_spirv(options).unwrap().0;
        String::from_utf8(module.print(Form::Spvasm, options).unwrap()).unwrap().contains("OpName %entry")
    };
    assert!(names(&Options::default()) && !names(&plain));
}

#[apply(case)]
fn specialization_constants_are_listed_and_set() {
    let text = b"OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\nOpDecorate %c SpecId 7\n\
                 %uint = OpTypeInt 32 0\n%c = OpSpecConstant %uint 64\n";
    let module = SpirvModule::parse(text, Form::Spvasm, &Options::default()).unwrap();
    let larger = module.specialize(&[Override::parse("7=128").unwrap()]).unwrap();
    let of = |module: &SpirvModule| {
        module.spec_constants().iter().map(|c| (c.spec_id, c.default)).collect::<Vec<_>>()
    };
    assert_eq!((of(&module), of(&larger)), (vec![(7, 64)], vec![(7, 128)]));
    let error = module.specialize(&[Override::parse("8=1").unwrap()]).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Usage);
}

#[apply(case)]
fn a_module_is_specialized_for_a_device() {
    let text = b"OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpCapability SpecConditionalINTEL\n\
                 OpCapability FunctionVariantsINTEL\nOpExtension \"SPV_INTEL_function_variants\"\n\
                 OpConditionalExtensionINTEL %is_seven \"SPV_KHR_expect_assume\"\nOpMemoryModel Physical64 OpenCL\n\
                 %bool = OpTypeBool\n%is_seven = OpSpecConstantTargetINTEL %bool 7\n";
    let module = SpirvModule::parse(text, Form::Spvasm, &Options::default()).unwrap();
    let extensions = |target| {
        let module = module.function_variants(&Device::default().target(target, &[])).unwrap();
        let text = String::from_utf8(module.print(Form::Spvasm, &Options::default()).unwrap()).unwrap();
        assert!(!text.contains("INTEL"), "{text}");
        text.contains("SPV_KHR_expect_assume")
    };
    assert!(extensions(7) && !extensions(8));
}

#[apply(case)]
fn an_llvm_module_goes_to_another_thread_with_its_context() {
    let module = llvm();
    let words = std::thread::spawn(move || module.into_spirv(&Options::default()).unwrap().0.into_words());
    assert_eq!(words.join().unwrap(), spirv().words());
}

#[apply(case)]
fn context_and_module_are_handed_over_and_taken_back() {
    let (context, module) = llvm().into_raw();
    // SAFETY: both are from `into_raw`; the module is dropped first, being declared last.
    let context = unsafe { inkwell::context::Context::new(context) };
    let module = unsafe { inkwell::module::Module::new(module) };
    let function = module.get_function("k").unwrap();
    function.as_global_value().set_name("renamed");
    let names = |module: LlvmModule| {
        let (module, _) = module.into_spirv(&Options::default()).unwrap();
        String::from_utf8(module.print(Form::Spvasm, &Options::default()).unwrap()).unwrap()
    };
    let taken = |context: inkwell::context::Context, module: inkwell::module::Module<'_>| {
        let module = ManuallyDrop::new(module).as_mut_ptr();
        let context = ManuallyDrop::new(context).raw();
        // SAFETY: the only module of its context; neither is used again.
        unsafe { LlvmModule::from_raw(context, module) }
    };
    // The module's lifetime is inkwell's invention: it does not borrow this variable.
    let module = taken(context, module).unwrap();
    assert!(names(module).contains("\"renamed\""));

    // A function without an end is no module that may be translated.
    let context = inkwell::context::Context::create();
    let raw = context.raw();
    let module = context.create_module("broken");
    let function = module.add_function("f", context.void_type().fn_type(&[], false), None);
    context.append_basic_block(function, "entry");
    let module = ManuallyDrop::new(module).as_mut_ptr();
    std::mem::forget(context);
    // SAFETY: as above; both are freed by the call that fails.
    let error = unsafe { LlvmModule::from_raw(raw, module) }.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidLlvm, "{error}");
}
