//! What each flag changes.

use super::{Folder, KERNEL, disassembled, folder};

const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\n";

fn version(text: &str) -> u32 {
    text.split(' ').nth(1).unwrap().parse::<u32>().unwrap() >> 8 & 0xFF
}

/// SPIR-V of `ll` as text, with flags.
fn written(folder: &Folder, flags: &[&str], ll: &str) -> String {
    folder.file("m.ll", format!("{HEAD}{ll}"));
    folder.text(&[&["m.ll", "-spirv-text", "-o", "-"], flags].concat())
}

/// LLVM assembly language of a module in text form, with flags.
fn read(folder: &Folder, flags: &[&str], ll: &str) -> String {
    let text = written(folder, &[], ll);
    folder.file("m.spt", text);
    disassembled(&folder.succeed(&[&["-r", "-spirv-text", "m.spt", "-o", "-"], flags].concat()))
}

#[apply(case)]
fn the_output_has_four_spellings() {
    let folder = folder("output");
    folder.file("k.ll", KERNEL);
    for (arguments, name) in [
        (&["-o", "1.spv"][..], "1.spv"),
        (&["-o=2.spv"], "2.spv"),
        (&["--o", "3.spv"], "3.spv"),
        (&["--o=4.spv"], "4.spv"),
    ] {
        folder.succeed(&[arguments, &["k.ll"]].concat());
        assert_eq!(super::form(&folder.read(name)), "spv");
    }
}

#[apply(case)]
fn extensions_are_off_until_they_are_named() {
    let folder = folder("extensions");
    let ll = "define spir_func float @f(ptr addrspace(1) %p) {\n  %r = atomicrmw fadd ptr addrspace(1) %p, float 1.0 seq_cst\n  ret float %r\n}\n";
    folder.file("m.ll", format!("{HEAD}{ll}"));
    folder.fail(&["m.ll"], 18);
    for flags in [
        &["--spirv-ext=+SPV_EXT_shader_atomic_float_add"][..],
        &["-spirv-ext", "+SPV_EXT_shader_atomic_float_add"],
        &["-spirv-ext=-SPV_KHR_fma,+SPV_EXT_shader_atomic_float_add"],
        &["-spirv-ext=+all"],
        &["--spirv-ext=-all", "--spirv-ext=+SPV_EXT_shader_atomic_float_add"],
    ] {
        let text = written(&folder, flags, ll);
        assert!(text.contains("Extension \"SPV_EXT_shader_atomic_float_add\""), "{flags:?}\n{text}");
        assert!(text.contains("Capability AtomicFloat32AddEXT"), "{flags:?}\n{text}");
    }
    folder.fail(&["m.ll", "--spirv-ext=+SPV_NO_such_extension"], 255);
    folder.fail(&["m.ll", "--spirv-ext=SPV_KHR_fma"], 255);
}

#[apply(case)]
fn the_reader_refuses_extensions_that_are_off() {
    let folder = folder("reader_extensions");
    let text = written(
        &folder,
        &["--spirv-ext=+all"],
        "define spir_func float @f(ptr addrspace(1) %p) {\n  %r = atomicrmw fadd ptr addrspace(1) %p, float 1.0 seq_cst\n  ret float %r\n}\n",
    );
    folder.file("m.spt", &text);
    folder.succeed(&["-r", "-spirv-text", "m.spt", "-o", "m.bc"]);
    let off = "--spirv-ext=-SPV_EXT_shader_atomic_float_add";
    let message = folder.fail(&["-r", "-spirv-text", "m.spt", off], 10);
    assert!(
        message.contains("InvalidModule: ") && message.contains("SPV_EXT_shader_atomic_float_add"),
        "{message}"
    );
    let unknown = text.replace("SPV_EXT_shader_atomic_float_add", "SPV_EXT_shader_atomic_float_foo");
    folder.file("m.spt", unknown);
    let message = folder.fail(&["-r", "-spirv-text", "m.spt"], 10);
    assert!(message.contains("SPV_EXT_shader_atomic_float_foo"), "{message}");
}

#[apply(case)]
fn versions_are_capped() {
    let folder = folder("versions");
    let ll = "define spir_func i32 @f(i32 %x) {\n  %r = add nsw i32 %x, %x\n  ret i32 %r\n}\n";
    let newest = written(&folder, &[], ll);
    assert_eq!(version(&newest), 4);
    assert!(newest.contains("NoSignedWrap"), "{newest}");
    for flags in [&["--spirv-max-version=1.1"][..], &["-spirv-max-version", "1.1"]] {
        let text = written(&folder, flags, ll);
        assert_eq!(version(&text), 0);
        assert!(!text.contains("NoSignedWrap"), "{text}");
    }
    folder.file("m.spt", newest);
    let message = folder.fail(&["-r", "-spirv-text", "--spirv-max-version=1.3", "m.spt"], 10);
    assert!(message.contains("1.4") && message.contains("1.3"), "{message}");
    folder.fail(&["m.ll", "--spirv-max-version=2.0"], 1);
}

#[apply(case)]
fn target_environments_spell_builtins() {
    let folder = folder("environments");
    let ll = "declare spir_func float @_Z15__spirv_ocl_sinf(float)\n\
        define spir_kernel void @k(ptr addrspace(1) %p) {\n  %x = load float, ptr addrspace(1) %p\n  %r = call spir_func float @_Z15__spirv_ocl_sinf(float %x)\n  store float %r, ptr addrspace(1) %p\n  ret void\n}\n";
    for (flags, name) in [
        (&[][..], "@_Z3sinf("),
        (&["--spirv-target-env=CL1.2"], "@_Z3sinf("),
        (&["-spirv-target-env", "CL2.0"], "@_Z3sinf("),
        (&["--spirv-target-env=SPV-IR"], "@_Z15__spirv_ocl_sinf("),
    ] {
        let text = read(&folder, flags, ll);
        assert!(text.contains(name), "{flags:?}\n{text}");
    }
    folder.fail(&["-r", "m.spt", "--spirv-target-env=CL9"], 1);
}

#[apply(case)]
fn flags_of_the_other_direction_are_only_noted() {
    let folder = folder("notes");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll", "-o", "k.spv"]);
    for (arguments, flag) in [
        (&["k.ll", "--spirv-target-env=CL2.0"][..], "--spirv-target-env"),
        (&["k.ll", "--spirv-builtin-format=global"], "--spirv-builtin-format"),
        (&["-r", "k.spv", "--spirv-debug-info-version=ocl-100"], "--spirv-debug-info-version"),
        (&["-r", "k.spv", "--spirv-allow-unknown-intrinsics"], "--spirv-allow-unknown-intrinsics"),
        (&["-r", "k.spv", "--spirv-ext-inst=OpenCL.std"], "--spirv-ext-inst"),
        (
            &["-r", "k.spv", "--spirv-replace-fmuladd-with-ocl-mad=false"],
            "--spirv-replace-fmuladd-with-ocl-mad",
        ),
    ] {
        let output = folder.run(&[arguments, &["-o", "out"]].concat());
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success() && message.contains(&format!("Note: {flag} ")),
            "{arguments:?}: {message}"
        );
    }
}

#[apply(case)]
fn contraction_follows_its_flag() {
    let folder = folder("contraction");
    let sum = "define spir_kernel void @k(ptr addrspace(1) %p, float %x) {\n  %s = fadd float %x, %x\n  store float %s, ptr addrspace(1) %p\n  ret void\n}\n";
    let off =
        |text: &str| text.lines().any(|line| line.starts_with("3 ExecutionMode ") && line.ends_with(" 31 "));
    assert!(off(&written(&folder, &[], sum)));
    assert!(off(&written(&folder, &["--spirv-fp-contract=on"], sum)));
    assert!(off(&written(&folder, &["--spirv-fp-contract=off"], KERNEL.split_once('\n').unwrap().1)));
    assert!(!off(&written(&folder, &["--spirv-fp-contract=on"], KERNEL.split_once('\n').unwrap().1)));
    assert!(!off(&written(&folder, &["--spirv-fp-contract=fast"], sum)));
}

#[apply(case)]
fn fused_multiplication_can_be_split() {
    let folder = folder("fused");
    let ll = "declare float @llvm.fmuladd.f32(float, float, float)\n\
        define spir_func float @f(float %x) {\n  %r = call float @llvm.fmuladd.f32(float %x, float %x, float %x)\n  ret float %r\n}\n";
    assert!(written(&folder, &[], ll).contains(" mad "));
    assert!(written(&folder, &["--spirv-ext-inst=OpenCL.std"], ll).contains(" mad "));
    let splitting = [
        "--spirv-replace-fmuladd-with-ocl-mad=false",
        "-spirv-replace-fmuladd-with-ocl-mad=0",
        "--spirv-ext-inst=none",
    ];
    for flag in splitting {
        let text = written(&folder, &[flag], ll);
        assert!(!text.contains(" mad ") && text.contains("5 FMul ") && text.contains("5 FAdd "), "{text}");
    }
}

#[apply(case)]
fn unknown_intrinsics_become_calls_where_they_may() {
    let folder = folder("intrinsics");
    let ll = "declare i32 @llvm.no.such(i32)\ndefine spir_func void @f() {\n  %r = call i32 @llvm.no.such(i32 1)\n  ret void\n}\n";
    for flag in [
        "--spirv-allow-unknown-intrinsics",
        "-spirv-allow-unknown-intrinsics=llvm.no",
        "-spirv-allow-unknown-intrinsics=llvm.genx,llvm.no.",
    ] {
        let text = written(&folder, &[flag], ll);
        assert!(text.contains("LinkageAttributes \"llvm.no.such\" Import"), "{flag}\n{text}");
    }
    folder.fail(&["m.ll", "--spirv-allow-unknown-intrinsics=llvm.genx"], 8);
}

#[apply(case)]
fn names_of_arguments_become_metadata() {
    let folder = folder("argument_names");
    let ll = "define spir_kernel void @k(ptr addrspace(1) %first, i32 %second) {\n  ret void\n}\n";
    assert!(!read(&folder, &[], ll).contains("kernel_arg_name"));
    let text = read(&folder, &["--spirv-gen-kernel-arg-name-md"], ll);
    assert!(text.contains("!kernel_arg_name ") && text.contains("!{!\"first\", !\"second\"}"), "{text}");
}

#[apply(case)]
fn versions_of_debug_information_are_taken() {
    let folder = folder("debug_versions");
    folder.file(
        "debug.ll",
        format!(
            "{KERNEL}!llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!2}}\n!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"k.cl\", directory: \"/\")\n!2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n"
        ),
    );
    for version in ["legacy", "ocl-100", "nonsemantic-shader-100", "nonsemantic-shader-200"] {
        let flag = format!("--spirv-debug-info-version={version}");
        folder.succeed(&["debug.ll", &flag]);
        folder.succeed(&["debug.ll", &flag, "-spirv-allow-extra-diexpressions"]);
    }
    folder.fail(&["debug.ll", "--spirv-debug-info-version=nonsemantic-shader-300"], 1);
}

#[apply(case)]
fn what_is_not_there_fails_by_name() {
    let folder = folder("missing");
    folder.file("k.ll", KERNEL);
    for (arguments, flag) in
        [(&["k.ll", "--fnvar-target=1"][..], "--fnvar-"), (&["k.ll", "--fnvar-spec-enable"], "--fnvar-")]
    {
        let message = folder.fail(arguments, 255);
        assert!(message.contains(flag), "{arguments:?}: {message}");
    }
    // Where they change nothing they are taken.
    folder.succeed(&[
        "k.ll",
        "--spirv-debug-info-version=ocl-100",
        "--spirv-mem2reg",
        "--spirv-allow-extra-diexpressions",
        "--spirv-emit-function-ptr-addr-space",
        "--preserve-ocl-kernel-arg-type-metadata-through-string",
        "--spirv-lower-const-expr",
        "--spirv-erase-cl-md=0",
        "--spirv-expand-step=true",
        "--spirv-debug",
        "--spirv-verify-regularize-passes",
    ]);
}

const SPEC_CONSTANTS: &str = "declare i32 @_Z20__spirv_SpecConstantii(i32, i32)\ndeclare float @_Z20__spirv_SpecConstantif(i32, float)\n\
    define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {\n  %a = call i32 @_Z20__spirv_SpecConstantii(i32 3, i32 42)\n  store i32 %a, ptr addrspace(1) %p\n\
      %b = call float @_Z20__spirv_SpecConstantif(i32 7, float 1.5)\n  store float %b, ptr addrspace(1) %q\n  ret void\n}\n";

#[apply(case)]
fn specialization_constants_are_listed() {
    let folder = folder("spec_const_info");
    folder.file("m.ll", format!("{HEAD}{SPEC_CONSTANTS}"));
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let wanted = "Number of scalar specialization constants in the module = 2\n\
        Spec const id = 3, size in bytes = 4, type = i32\nSpec const id = 7, size in bytes = 4, type = f32\n";
    for spelling in ["--spec-const-info", "-spec-const-info"] {
        assert_eq!(folder.text(&[spelling, "m.spv"]), wanted);
    }
    folder.file("garbage.spv", "garbage");
    folder.fail(&["-spec-const-info", "garbage.spv"], 10);
}

#[apply(case)]
fn specialization_constants_take_values() {
    let folder = folder("spec_const");
    for (flags, parts) in [
        (&[][..], ["store i32 42,", "store float 1.500000e+00,"]),
        (&["--spec-const=3:i32:7"], ["store i32 7,", "store float 1.500000e+00,"]),
        (&["-spec-const", "3:i32:7 7:f32:0x1p1"], ["store i32 7,", "store float 2.000000e+00,"]),
        (&["--spec-const=7:f32:9.5", "--spec-const=3:i32:8"], ["store i32 8,", "store float 1.500000e+00,"]),
        (&["--spec-const=3:i32:7 3:i32:8"], ["store i32 8,", "store float 1.500000e+00,"]),
    ] {
        let text = read(&folder, flags, SPEC_CONSTANTS);
        for part in parts {
            assert!(text.contains(part), "{flags:?}: {part}\n{text}");
        }
    }
    for (value, part) in [
        (
            "4:i32:7",
            "Error: CL_INVALID_SPEC_ID. \"4:i32:7\": There is no specialization constant with id = 4",
        ),
        ("3:i64:7", "Error: CL_INVALID_VALUE. In \"3:i64:7\": Size of type i64 (8 bytes) does not match"),
        (
            "3:i31:7",
            "Error: Invalid type for '-spec-const' option! In \"3:i31:7\": \"i31\" - is not allowed type.",
        ),
        (
            "3:i32:x",
            "Error: Invalid value for '-spec-const' option! In \"3:i32:x\": can't convert \"x\" to 32-bit integer number",
        ),
        ("3:i32:-1", "can't convert \"-1\" to 32-bit integer number"),
        ("3:i32:0x10", "can't convert \"0x10\" to 32-bit integer number"),
        ("7:f32:1e50", "can't convert \"1e50\" to 32-bit floating point number"),
        (
            "x:i32:7",
            "Error: Invalid id for '-spec-const' option! In \"x:i32:7\": \"x\" must be a 32-bit unsigned integer",
        ),
        (
            "3",
            "Error: Invalid format of -spec-const option: \"3\". Expected format: -spec-const \"<id1:type1:value1 ",
        ),
    ] {
        let message = folder
            .fail(&["-r", "-spirv-text", "m.spt", "-o", "out.bc", &format!("--spec-const={value}")], 255);
        assert!(message.contains(part), "{value}: {message}");
    }
}

#[apply(case)]
fn types_of_arguments_go_through_strings() {
    let folder = folder("argument_strings");
    let ll = "define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) !kernel_arg_type !0 !kernel_arg_type_qual !1 {\n  ret void\n}\n\
        !0 = !{!\"foo_t*\", !\"uint\"}\n!1 = !{!\"const volatile\", !\"\"}\n";
    let flag = "--preserve-ocl-kernel-arg-type-metadata-through-string";
    assert!(!written(&folder, &[], ll).contains("kernel_arg_type"));
    let text = written(&folder, &[flag], ll);
    assert!(text.contains("\"kernel_arg_type.k.foo_t*,uint,\""), "{text}");
    assert!(text.contains("\"kernel_arg_type_qual.k.const volatile,,\""), "{text}");
    folder.file("m.spt", text);
    let back = |flags: &[&str]| {
        disassembled(&folder.succeed(&[&["-r", "-spirv-text", "m.spt", "-o", "-"], flags].concat()))
    };
    let text = back(&[flag]);
    assert!(
        text.contains("!{!\"foo_t*\", !\"uint\"}") && text.contains("!{!\"const volatile\", !\"\"}"),
        "{text}"
    );
    let text = back(&[]);
    assert!(!text.contains("foo_t") && text.contains("!{!\"volatile\", !\"\"}"), "{text}");
}

#[apply(case)]
fn names_of_types_in_strings_may_have_commas() {
    let folder = folder("argument_strings_commas");
    let ll = "define spir_kernel void @k(<4 x i32> %v, i32 %n) !kernel_arg_type !0 {\n  ret void\n}\n\
        !0 = !{!\"map<vec<int, 4>, a>\", !\"foo_t\"}\n";
    let flag = "--preserve-ocl-kernel-arg-type-metadata-through-string";
    folder.file("m.spt", written(&folder, &[flag], ll));
    let text = disassembled(&folder.succeed(&["-r", "-spirv-text", "m.spt", "-o", "-", flag]));
    assert!(text.contains("!{!\"map<vec<int, 4>, a>\", !\"foo_t\"}"), "{text}");
}

#[apply(case)]
fn qualifiers_and_names_of_arguments_come_from_metadata() {
    let folder = folder("argument_metadata");
    let text = written(
        &folder,
        &[],
        "define spir_kernel void @k(ptr addrspace(1) %p) !kernel_arg_type_qual !0 !kernel_arg_name !1 {\n  ret void\n}\n\
        !0 = !{!\"restrict const volatile\"}\n!1 = !{!\"source_name\"}\n",
    );
    assert!(
        text.contains("\"source_name\"") && text.contains(" Volatile ") && text.contains(" FuncParamAttr 4 "),
        "{text}"
    );
}

#[apply(case)]
fn the_assembly_language_of_spirv_tools_can_be_written() {
    let folder = folder("tools_dis");
    folder.file("k.ll", KERNEL);
    let text = folder.text(&["k.ll", "--spirv-tools-dis", "-o", "-"]);
    assert!(text.starts_with("; SPIR-V\n") && text.contains("OpEntryPoint Kernel %"), "{text}");
}

#[apply(case)]
fn arguments_may_stand_in_a_file() {
    let folder = folder("response");
    folder.file("a kernel.ll", KERNEL);
    folder.file("inner.rsp", "-o\t'from file.spv'\n");
    folder.file("outer.rsp", "\"a kernel.ll\" @inner.rsp\n --spirv-max-version=1.\\2\n");
    folder.succeed(&["@outer.rsp"]);
    assert_eq!(super::form(&folder.read("from file.spv")), "spv");
    // What names no file is one itself.
    let output = folder.run(&["@missing.rsp"]);
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("@missing.rsp"));
}
