//! Types, constants and functions, as the Khronos translator's writer and reader have them.

use super::lines::{lacks, shows};
use super::{Folder, disassembled, folder, read_back};
use crate::support::tool;

pub(super) const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\n";

/// Text of a module of LLVM assembly language, with flags. Without any, the module that is written must be valid.
#[track_caller]
pub(super) fn written(folder: &Folder, flags: &[&str], body: &str) -> String {
    let text = written_even_if_invalid(folder, flags, body);
    if flags.is_empty() {
        assert_valid(&folder.succeed(&["m.ll", "-o", "-"]));
    }
    text
}

/// Asserts that spirv-val, where it is installed, takes a module.
#[track_caller]
pub(super) fn assert_valid(module: &[u8]) {
    let words: Vec<u32> = module.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    if tool::version("spirv-val").is_some()
        && let Err(why) = tool::spirv_val(&words)
    {
        panic!("{why}");
    }
}

/// The same, of what the Khronos translator says in a way that spirv-val refuses.
pub(super) fn written_even_if_invalid(folder: &Folder, flags: &[&str], body: &str) -> String {
    folder.file("m.ll", format!("{HEAD}{body}\n"));
    folder.text(&[&["m.ll", "-spirv-text", "-o", "-"], flags].concat())
}

/// The same module, there and back again.
pub(super) fn back(folder: &Folder, flags: &[&str], body: &str) -> String {
    folder.file("m.ll", format!("{HEAD}{body}\n"));
    folder.succeed(&[&["m.ll", "-o", "m.spv"], flags].concat());
    read_back(folder, &[])
}

#[apply(case)]
fn functions_that_are_not_optimized() {
    let folder = folder("values_optnone");
    let body = "define spir_func void @f() noinline optnone {\n  ret void\n}";
    let text = written(&folder, &[], body);
    shows(&text, &["Function _ _ 2 _"]);
    for (flags, extension) in [
        ("--spirv-ext=+SPV_EXT_optnone,+SPV_INTEL_optnone", "\"SPV_EXT_optnone\""),
        ("--spirv-ext=+SPV_INTEL_optnone", "\"SPV_INTEL_optnone\""),
    ] {
        let text = written(&folder, &[flags], body);
        shows(&text, &["Capability OptNoneEXT", &format!("Extension {extension}"), "Function _ _ 65538 _"]);
        let text = back(&folder, &[flags], body);
        assert!(text.contains("{ noinline nounwind optnone }"), "{text}");
    }
}

#[apply(case)]
fn integers_of_other_widths() {
    let folder = folder("values_widths");
    let body = "@w = addrspace(1) global i100 -5, align 4\n\
        define spir_func i24 @f(i13 %a) {\n  %x = add i13 %a, -1\n  %y = sext i13 %x to i24\n  ret i24 %y\n}";
    folder.file("m.ll", format!("{HEAD}{body}\n"));
    let message = folder.fail(&["m.ll"], 9);
    assert!(message.starts_with("InvalidBitWidth: Invalid bit width in input: 100\n"), "{message}");
    let flags = ["--spirv-ext=+SPV_INTEL_arbitrary_precision_integers"];
    let text = written(&folder, &flags, body);
    shows(
        &text,
        &[
            "Capability ArbitraryPrecisionIntegersINTEL",
            "Extension \"SPV_INTEL_arbitrary_precision_integers\"",
            "TypeInt $wide 100 0",
            "TypeInt $middle 24 0",
            "TypeInt $narrow 13 0",
            "Constant $wide _ 4294967291 4294967295 4294967295 15",
            "Constant $narrow $one 8191",
            "IAdd $narrow $sum _ $one",
            "SConvert $middle _ $sum",
        ],
    );
    let text = back(&folder, &flags, body);
    for part in ["global i100 -5", "define spir_func i24 @f(i13 %a)", "add i13 %a, -1", "sext i13 %x to i24"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
    // What only passes between instructions is rewritten.
    let body = "define spir_func i32 @f(i32 %a) {\n  %x = zext i32 %a to i33\n  %y = lshr i33 %x, 1\n  %z = trunc i33 %y to i32\n  ret i32 %z\n}";
    assert!(lacks(&written(&folder, &[], body), "TypeInt _ 33 0"));
    // Four bits have an extension of their own.
    let body = "define spir_func void @f(i4 %a) {\n  ret void\n}";
    let text =
        written(&folder, &["--spirv-ext=+SPV_INTEL_int4,+SPV_INTEL_arbitrary_precision_integers"], body);
    shows(&text, &["Capability Int4TypeINTEL", "Extension \"SPV_INTEL_int4\"", "TypeInt _ 4 0"]);
}

#[apply(case)]
fn vectors_of_other_lengths_name_their_extension() {
    let folder = folder("values_vectors");
    folder.file("m.ll", format!("{HEAD}define spir_func void @f(<5 x i32> %a) {{\n  ret void\n}}\n"));
    let message = folder.fail(&["m.ll"], 18);
    assert!(message.contains("\nSPV_EXT_long_vector or SPV_INTEL_vector_compute\n"), "{message}");
}

#[apply(case)]
fn constants_that_select_a_builtin_are_not_written() {
    let folder = folder("values_unused");
    let text = written(
        &folder,
        &[],
        "declare spir_func i64 @_Z13get_global_idj(i32)\ndeclare spir_func void @_Z7barrierj(i32)\n\
         define spir_kernel void @k(ptr addrspace(1) %p) {\n  %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n  \
         call spir_func void @_Z7barrierj(i32 1)\n  %q = getelementptr i8, ptr addrspace(1) %p, i64 %i\n  \
         store i8 1, ptr addrspace(1) %q\n  ret void\n}\n!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}",
    );
    shows(&text, &["TypeInt $int 32 0", "Constant $int $two 2", "ControlBarrier $two $two _"]);
    // The number of 64 bits is what the function returns beyond the last dimension.
    let zeros = text.lines().filter(|line| line.contains(" Constant ") && line.trim_end().ends_with(" 0"));
    assert_eq!(zeros.filter(|line| line.starts_with("4 ")).count(), 0, "{text}");
    shows(&text, &["TypeInt $byte 8 0", "Constant $byte _ 1"]);
    let ones = text.lines().filter(|line| line.starts_with("4 Constant ") && line.trim_end().ends_with(" 1"));
    assert_eq!(ones.count(), 1, "{text}");
}

#[apply(case)]
fn memory_becomes_values_where_asked() {
    let folder = folder("values_mem2reg");
    let body = "define spir_func i32 @f(i32 %a, i1 %c) {\n  %v = alloca i32\n  store i32 %a, ptr %v\n  br i1 %c, label %t, label %e\nt:\n  \
        store i32 7, ptr %v\n  br label %e\ne:\n  %r = load i32, ptr %v\n  ret i32 %r\n}";
    shows(&written(&folder, &[], body), &["Variable _ $v 7", "Store $v _ 2 4", "Load _ _ $v 2 4"]);
    let text = written(&folder, &["--spirv-mem2reg"], body);
    shows(&text, &["Phi _ $r _ _ _ _", "ReturnValue $r"]);
    assert!(lacks(&text, "Variable ..."), "{text}");
}

#[apply(case)]
fn pointers_in_aggregates_point_to_bytes() {
    let folder = folder("values_members");
    let text = written(
        &folder,
        &[],
        "%S = type { i32, ptr addrspace(1) }\n@t = addrspace(2) constant [1 x ptr addrspace(2)] [ptr addrspace(2) @a]\n\
         @a = addrspace(2) constant i32 3\ndefine spir_func void @f(ptr %s) {\n  %m = getelementptr inbounds %S, ptr %s, i32 0, i32 1\n  \
         %p = load ptr addrspace(1), ptr %m\n  store i32 5, ptr addrspace(1) %p\n  ret void\n}",
    );
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypeInt $byte 8 0",
            "TypePointer $table 0 $byte",
            "TypePointer $bytes 5 $byte",
            "TypeStruct _ $int $bytes",
            "TypePointer $words 5 $int",
            "Variable _ $a 0 _",
            "SpecConstantOp $table _ 124 $a",
            "Load $bytes $p _ 2 8",
            "Bitcast $words $q $p",
            "Store $q _ 2 4",
        ],
    );
}

#[apply(case)]
fn failures_have_their_status_and_words() {
    let folder = folder("values_failures");
    for (body, status, words) in [
        (
            "define spir_func void @f(ptr addrspace(1) %p) {\n  %q = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)\n  ret void\n}",
            10,
            "InvalidModule: Invalid SPIR-V module: Casts from private/local/global address space are allowed only to generic\n\n  %q = addrspacecast",
        ),
        (
            "define spir_func void @f(ptr addrspace(4) %p) {\n  %q = addrspacecast ptr addrspace(4) %p to ptr addrspace(2)\n  ret void\n}",
            10,
            "InvalidModule: Invalid SPIR-V module: Casts from generic address space to constant are illegal\n\n  %q = addrspacecast ptr addrspace(4) %p to ptr addrspace(2)\n",
        ),
        (
            "define spir_func void @f(ptr addrspace(2) %p) {\n  %q = addrspacecast ptr addrspace(2) %p to ptr addrspace(4)\n  ret void\n}",
            10,
            "InvalidModule: Invalid SPIR-V module: Casts from constant address space to generic are illegal\n\n  %q = addrspacecast ptr addrspace(2) %p to ptr addrspace(4)\n",
        ),
        (
            "@a = global i32 3",
            14,
            "InvalidInstruction: Can't translate llvm instruction:\n Global variable cannot have Function storage class. Consider setting a proper address space.\n Original LLVM value:\n @a = global i32 3\n",
        ),
        (
            "define spir_func void @f(bfloat %a) {\n  ret void\n}",
            18,
            "RequiresExtension: Feature requires the following SPIR-V extension:\nSPV_KHR_bfloat16\nNOTE: LLVM module contains bfloat type",
        ),
        (
            "@v = addrspace(1) global i32 3, !spirv.Decorations !0\n!0 = !{!1}\n!1 = !{i32 44, !\"x\"}",
            11,
            "InvalidLlvmModule: Invalid LLVM module:",
        ),
        (
            "@v = addrspace(1) global i32 3, !spirv.Decorations !0\n!0 = !{!1}\n!1 = !{}",
            11,
            "InvalidLlvmModule: Invalid LLVM module:",
        ),
        (
            "declare ptr @llvm.stacksave.p0()\ndefine spir_func void @f() {\n  %q = call ptr @llvm.stacksave.p0()\n  ret void\n}",
            8,
            "InvalidFunctionCall: Unexpected llvm intrinsic:\n Translation of llvm.stacksave intrinsic requires SPV_INTEL_variable_length_array extension \
             or -spirv-allow-unknown-intrinsics option.\n  %q = call ptr @llvm.stacksave.p0()\n",
        ),
        (
            "define spir_func void @f(i32 %n) {\n  %q = alloca i32, i32 %n\n  ret void\n}",
            14,
            "InvalidInstruction: Can't translate llvm instruction:\n %q = alloca",
        ),
        (
            "declare i32 @f(i32, ...)\ndefine spir_func void @g() {\n  %q = call i32 (i32, ...) @f(i32 1)\n  ret void\n}",
            23,
            "UnsupportedVarArgFunction: Variadic",
        ),
        (
            "define spir_func void @f(ptr %p) {\n  call spir_func void %p()\n  ret void\n}",
            13,
            "FunctionPointers: Can't translate function pointer:\n",
        ),
    ] {
        folder.file("m.ll", format!("{HEAD}{body}\n"));
        let message = folder.fail(&["m.ll"], status);
        assert!(message.starts_with(words), "{message}");
    }
    folder.file("m.ll", "target triple = \"x86_64-pc-linux-gnu\"\ndefine void @f() {\n  ret void\n}\n");
    let message = folder.fail(&["m.ll"], 1);
    assert!(message.contains("Actual target triple is x86_64-pc-linux-gnu"), "{message}");
    // A triple that names a version has no other.
    folder.file("m.ll", "target triple = \"spirv64v1.3-unknown-unknown\"\ndefine spir_func i32 @f(i32 %a) {\n  %b = add nsw i32 %a, %a\n  ret i32 %b\n}\n");
    folder.fail(&["m.ll", "--spirv-max-version=1.2"], 3);
    let text = folder.text(&["m.ll", "-spirv-text", "-o", "-"]);
    assert!(text.starts_with("119734787 66304 ") && lacks(&text, "Decorate _ NoSignedWrap"), "{text}");
}

#[apply(case)]
fn errors_of_floating_point_results() {
    let folder = folder("values_max_error");
    let hint = "define spir_func float @f(float %a) {\n  %d = fdiv float 1.0, %a, !fpmath !0\n  ret float %d\n}\n!0 = !{float 2.5}";
    assert!(!written(&folder, &[], hint).contains("FPMaxError"));
    let flag = "--spirv-ext=+SPV_INTEL_fp_max_error";
    let decorated =
        ["Capability FPMaxErrorINTEL", "Decorate $d FPMaxErrorDecorationINTEL 1075838976", "FDiv _ $d _ _"];
    shows(&written(&folder, &[flag], hint), &decorated);
    assert!(back(&folder, &[flag], hint).contains("fdiv float 1.000000e+00, %a, !fpbuiltin-max-error !"));
    let call = "declare float @llvm.fpbuiltin.sin.f32(float)\ndefine spir_func float @f(float %a) {\n  \
        %d = call float @llvm.fpbuiltin.sin.f32(float %a) #0\n  ret float %d\n}\nattributes #0 = { \"fpbuiltin-max-error\"=\"0.5\" }";
    folder.file("m.ll", format!("{HEAD}{call}\n"));
    folder.fail(&["m.ll"], 18);
    let text = written(&folder, &[flag], call);
    shows(&text, &["Decorate $d FPMaxErrorDecorationINTEL 1056964608", "ExtInst _ $d _ sin _"]);
    assert!(back(&folder, &[flag], call).contains("\"fpbuiltin-max-error\"=\"0.500000\""));
}

#[apply(case)]
fn modes_that_need_an_extension() {
    let folder = folder("values_modes");
    let body = "define spir_kernel void @k() !ip_interface !0 !intel_reqd_sub_group_size !1 {\n  ret void\n}\n\
        !spirv.ExecutionMode = !{!2}\n!0 = !{!\"csr\", !\"wait_for_done_write\"}\n!1 = !{i32 -1}\n!2 = !{ptr @k, i32 4459, i32 32}";
    let text = written(&folder, &["--spirv-max-version=1.3"], body);
    assert!(lacks(&text, "ExecutionMode _ 6160 ...") && lacks(&text, "ExecutionMode _ 6446 ..."), "{text}");
    assert!(lacks(&text, "ExecutionMode _ 4459 ..."), "{text}");
    let flags = ["--spirv-ext=+SPV_INTEL_kernel_attributes,+SPV_INTEL_subgroup_requirements"];
    let modes = [
        "Capability FPGAKernelAttributesINTEL",
        "Capability FPGAKernelAttributesv2INTEL",
        "ExecutionMode $k 35 4294967295",
        "ExecutionMode $k 4459 32",
        "ExecutionMode $k 6160 1",
        "ExecutionMode $k 6446 0",
    ];
    shows(&written(&folder, &flags, body), &modes);
    let text = back(&folder, &flags, body);
    for part in ["!{!\"csr\", !\"wait_for_done_write\"}", "!{i32 -1}", "\"VCFloatControl\"=\"128\""] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn versions_of_opencl_must_agree() {
    let folder = folder("values_opencl");
    for versions in [
        "!opencl.ocl.version = !{!0, !1}\n!0 = !{i32 3, i32 0}\n!1 = !{i32 2, i32 0}",
        "!opencl.ocl.version = !{!0}\n!opencl.cxx.version = !{!1}\n!0 = !{i32 2, i32 0}\n!1 = !{i32 2021, i32 0}",
    ] {
        folder.file("m.ll", format!("{HEAD}{versions}\n"));
        let message = folder.fail(&["m.ll"], 11);
        assert!(message.contains("opencl.ocl.version"), "{message}");
    }
    folder.file("m.ll", format!("{HEAD}!opencl.ocl.version = !{{!0, !0}}\n!0 = !{{i32 3, i32 0}}\n"));
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let list = "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 5, ptr @k, ptr null }]\n\
        define spir_kernel void @k() {\n  ret void\n}";
    folder.file("m.ll", format!("{HEAD}{list}\n"));
    let message = folder.fail(&["m.ll", "--spirv-max-version=1.0"], 16);
    assert!(message.starts_with("Requires1_1: "), "{message}");
}

#[apply(case)]
fn variables_and_structures() {
    let folder = folder("values_variables");
    let body = "define spir_func float @f(i1 %c, {i32, float} %s) {\n  %v = alloca i32, addrspace(4)\n  store i32 1, ptr addrspace(4) %v\n  \
        %x = uitofp i1 %c to float\n  ret float %x\n}";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypePointer $generic 8 $int",
            "TypePointer $private 7 $int",
            "Variable $private $v 7",
            "PtrCastToGeneric $generic $p $v",
            "Store $p _ 2 4",
            "Select $int $word _ _ _",
            "ConvertUToF _ _ $word",
        ],
    );
    assert!(back(&folder, &[], body).contains("%structtype = type { i32, float }"));
}

#[apply(case)]
fn kernels_are_as_many_as_are_used() {
    let folder = folder("values_kernels");
    let text = written(
        &folder,
        &[],
        "define internal spir_kernel void @gone() {\n  ret void\n}\ndefine spir_kernel void @k(ptr addrspace(1) %p) {\n\
         store i32 undef, ptr addrspace(1) %p\n  store i32 poison, ptr addrspace(1) %p\n  store i32 poison, ptr addrspace(1) %p\n  ret void\n}",
    );
    assert!(text.contains("\"k\"") && !text.contains("\"gone\""), "{text}");
}

#[apply(case)]
fn samplers_and_arrays_by_constants_of_other_places() {
    let folder = folder("values_other_places");
    let body = "@s = internal addrspace(2) constant i32 23\n\
        declare target(\"spirv.Sampler\") @__translate_sampler_initializer(i32)\n\
        declare void @g(target(\"spirv.Sampler\"))\n\
        declare i32 @_Z20__spirv_SpecConstantii(i32, i32)\n\
        define spir_func void @f() {\n  %v = load i32, ptr addrspace(2) @s\n\
        %t = call target(\"spirv.Sampler\") @__translate_sampler_initializer(i32 %v)\n\
        call void @g(target(\"spirv.Sampler\") %t)\n\
        %n = call i32 @_Z20__spirv_SpecConstantii(i32 1, i32 5)\n\
        %a = alloca float, i32 %n, align 8\n  %b = alloca i32, i32 4, align 4\n  ret void\n}";
    let text = written(&folder, &[], body);
    shows(&text, &["ConstantSampler _ _ 3 1 0"]);
    let id = |name: &str| {
        let quoted = format!("\"{name}\"");
        let line = text.lines().find(|line| line.contains(" Name ") && line.trim_end().ends_with(&quoted));
        line.unwrap_or_else(|| panic!("no {name}\n{text}")).split(' ').nth(2).unwrap().to_owned()
    };
    // An array whose length is the specialization constant, and a pointer to its first element.
    let array = id("a");
    assert!(text.contains(&format!("4 Decorate {array} Alignment 8 \n")), "{text}");
    let cast = text.lines().find(|line| line.ends_with(&format!(" {array} ")) && line.contains(" Bitcast "));
    assert!(cast.is_some_and(|line| line.starts_with("4 Bitcast ")), "{text}");
    let length = text.lines().find(|line| line.starts_with("4 SpecConstant ")).unwrap();
    let length = length.split(' ').nth(3).unwrap();
    let is_length =
        |line: &str| line.starts_with("4 TypeArray ") && line.trim_end().ends_with(&format!(" {length}"));
    assert!(text.lines().any(is_length), "{text}");
    let back = back(&folder, &[], body);
    assert!(back.contains("alloca [5 x float], align 8"), "{back}");
}

#[apply(case)]
fn volatile_atomics_and_modes_of_other_extensions() {
    let folder = folder("values_volatile");
    let body = "define spir_kernel void @k(ptr addrspace(1) %p, i32 %v) {\n\
        %a = atomicrmw volatile xchg ptr addrspace(1) %p, i32 %v seq_cst\n\
        %b = atomicrmw add ptr addrspace(1) %p, i32 %v seq_cst\n  ret void\n}\n\
        !spirv.ExecutionMode = !{!0, !1}\n!0 = !{ptr @k, i32 6417, i32 3}\n!1 = !{ptr @k, i32 5893, i32 1, i32 2, i32 3}";
    let text = written_even_if_invalid(&folder, &[], body);
    assert_eq!(text.matches(" Volatile ").count(), 1, "{text}");
    assert!(!text.contains(" ExecutionMode ") && !text.contains(" Extension "), "{text}");
    let flags = "--spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_kernel_attributes";
    shows(&written(&folder, &[flags], body), &["ExecutionMode _ 5893 1 2 3", "ExecutionMode _ 6417 3"]);
}

#[apply(case)]
fn numbers_wrapped_in_structures_and_replaced_instructions() {
    let folder = folder("values_wrapped");
    let body = r#"%half = type { half }
declare spir_func void @_Z28__spirv_VectorExtractDynamicI(ptr sret(%half) align 2, <8 x half>, i64)
declare spir_func <8 x half> @_Z27__spirv_VectorInsertDynamicI(<8 x half>, ptr byval(%half) align 2, i64)
declare spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
declare spir_func i1 @_Z21__spirv_LessOrGreaterff(float, float)
declare float @llvm.fpbuiltin.ldexp.f32.i32(float, i32)
define spir_func void @f(<8 x half> %m, i64 %i, ptr %q, ptr addrspace(1) %p, float %a) {
  %t = alloca %half, align 2
  call spir_func void @_Z28__spirv_VectorExtractDynamicI(ptr sret(%half) align 2 %t, <8 x half> %m, i64 %i)
  %r = call spir_func <8 x half> @_Z27__spirv_VectorInsertDynamicI(<8 x half> %m, ptr byval(%half) align 2 %q, i64 %i)
  %x = call spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 16, i32 0, i32 3, i32 4)
  %y = call spir_func i1 @_Z21__spirv_LessOrGreaterff(float %a, float %a)
  %l = call float @llvm.fpbuiltin.ldexp.f32.i32(float %a, i32 %x)
  ret void
}"#;
    let text = written(&folder, &[], body);
    let opcodes: Vec<&str> = text
        .lines()
        .skip_while(|line| !line.contains(" Variable "))
        .filter_map(|line| line.split(' ').nth(1))
        .collect();
    let expected = [
        &["Variable", "VectorExtractDynamic", "InBoundsPtrAccessChain", "Store"][..],
        &["InBoundsPtrAccessChain", "Load", "VectorInsertDynamic"],
        &["AtomicCompareExchange", "FOrdNotEqual", "ExtInst"],
    ];
    assert!(opcodes.starts_with(&expected.concat()), "{opcodes:?}\n{text}");
    let text = written(&folder, &["--spirv-max-version=1.4"], body);
    assert!(text.contains(" LessOrGreater "), "{text}");
}

#[apply(case)]
fn halves_of_wide_lanes_are_lanes_of_no_longer_vector() {
    let folder = folder("values_lengths");
    let body = |lanes: &str| {
        format!(
            "target triple = \"spir64-unknown-unknown\"\n\
             define spir_func i32 @f(ptr addrspace(1) %p, <3 x i64> %w) {{\n  %v = load <{lanes} x i32>, ptr addrspace(1) %p, align 32\n  \
             %a = extractelement <{lanes} x i32> %v, i32 2\n  %b = extractelement <{lanes} x i32> %v, i32 3\n  \
             %n = bitcast <3 x i64> %w to <6 x i32>\n  %c = extractelement <6 x i32> %n, i32 5\n  %s = add i32 %a, %b\n  \
             %t = add i32 %s, %c\n  ret i32 %t\n}}\n"
        )
    };
    folder.file("m.ll", body("6"));
    let shown = disassembled(&folder.succeed(&["-s", "m.ll", "-o", "-"]));
    assert!(
        !shown.contains("<6 x i32>") && shown.contains("load <3 x i64>, ptr addrspace(1) %p, align 32"),
        "{shown}"
    );
    assert_eq!(shown.matches("lshr i64 ").count(), 2, "{shown}");
    assert!(shown.contains("extractelement <3 x i64> %w, i32 2"), "{shown}");
    // With the extension they stay, and so do those that are no halves.
    for (lanes, flag) in
        [("6", "--spirv-ext=+SPV_EXT_long_vector"), ("5", "--spirv-ext=-SPV_EXT_long_vector")]
    {
        folder.file("m.ll", body(lanes));
        let shown = disassembled(&folder.succeed(&["-s", "m.ll", flag, "-o", "-"]));
        assert!(shown.contains(&format!("load <{lanes} x i32>")), "{shown}");
    }
}

#[apply(case)]
fn failures_name_what_they_are_about() {
    let folder = folder("values_reasons");
    for (body, status, words) in [
        (
            "declare spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)\n\
             define spir_func half @f(i8 %x) {\n  %h = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %x)\n  ret half %h\n}",
            18,
            "RequiresExtension: Feature requires the following SPIR-V extension:\nSPV_EXT_float8\nOne of the following extensions: SPV_EXT_float8, SPV_EXT_ocp_microscaling_types, SPV_INTEL_float4, \
             SPV_INTEL_int4 should be enabled to process conversion builtins\n",
        ),
        (
            "@__spirv_BuiltInSubDeviceIDINTEL = external addrspace(7) global i32\n\
             define spir_func i32 @f() {\n  %x = load i32, ptr addrspace(7) @__spirv_BuiltInSubDeviceIDINTEL\n  ret i32 %x\n}",
            24,
            "DeprecatedExtension: Feature requires the following deprecated SPIR-V extension:\n SPV_INTEL_hw_thread_queries\nPlease report to https://github.com/intel/llvm in case if you see this error.\n\
             Ref LLVM Value:\n@__spirv_BuiltInSubDeviceIDINTEL = external addrspace(7) global i32\n",
        ),
    ] {
        folder.file("m.ll", format!("{HEAD}{body}\n"));
        let message = folder.fail(&["m.ll"], status);
        assert!(message.starts_with(words), "{message}");
    }
}
