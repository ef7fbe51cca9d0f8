//! Errors and warnings: what they say, and where.

use super::{KERNEL, MISSPELT, WRONG_SUM, folder, objects};

#[apply(case)]
fn nothing_is_no_module() {
    let folder = folder("nothing");
    for (name, contents) in [("empty.ll", ""), ("empty.spv", ""), ("blank.ll", " \n\n"), ("empty.spvasm", "")]
    {
        folder.file(name, contents);
        for arguments in
            [&[name, "-o", "out.bc"][..], &["info", name], &["validate", name], &["roundtrip", name]]
        {
            let message = folder.fail(arguments, 1);
            assert_eq!(
                message,
                format!("{name}: error: the input is empty; did the command that makes it fail?\n")
            );
        }
    }
    let message = folder.fail(&["-", "-o", "out.spv"], 1);
    assert!(message.starts_with("<stdin>: error: the input is empty"), "{message}");
}

#[apply(case)]
fn places_are_those_of_the_file() {
    let folder = folder("places");
    folder.file("sum.spvasm", WRONG_SUM);
    let expected = "sum.spvasm:15:3: error: operands and result differ in type: operand 2 is a 32-bit float, the result is a 32-bit integer [universal.compute.types]\n   |\n\
        15 |   %c = OpIAdd %uint %a %b ; here\n   |   ^^^^^^^^^^^^^^^^^^^^^^^\n   |\n   = note: in function f\n   = note: compiled from sum.cl:4:9\n";
    assert_eq!(folder.fail(&["sum.spvasm", "-o", "out.ll"], 1), expected);
    let output = folder.run(&["validate", "sum.spvasm"]);
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stdout).as_ref()), (Some(1), expected));
    // A binary has no lines but those of its disassembly.
    folder.succeed(&["asm", "sum.spvasm"]);
    let message = folder.fail(&["sum.spv", "-o", "out.ll"], 1);
    for part in ["sum.spv: error: ", "OpIAdd %uint %uint_1 %float_1\n", "note: compiled from sum.cl:4:9\n"] {
        assert!(message.contains(part), "'{part}' is not in\n{message}");
    }
    let listing = folder.text(&["dis", "sum.spv"]);
    let number = listing.lines().position(|line| line.contains("OpIAdd")).unwrap() + 1;
    assert!(message.contains(&format!("line {number} of the disassembly")), "{message}");
}

#[apply(case)]
fn places_in_llvm_ir_are_those_of_the_file() {
    let folder = folder("llvm_places");
    folder.file("parse.ll", "define void @f() {\n  ret i32 0\n}\n");
    let message = folder.fail(&["parse.ll", "-o", "out.spv"], 1);
    assert!(
        message.starts_with("parse.ll:2:7: error: ") && message.contains("2 |   ret i32 0\n  |       ^^^\n"),
        "{message}"
    );
    let located = KERNEL
        .replace("  ret void", "  %x = va_arg ptr addrspace(1) %p, i32, !dbg !7\n  ret void")
        .replace("@k(ptr addrspace(1) align 4 %p) {", "@k(ptr addrspace(1) align 4 %p) !dbg !4 {");
    let debug = "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: \"x\", emissionKind: FullDebug)\n\
        !1 = !DIFile(filename: \"k.clcpp\", directory: \"/\")\n!3 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
        !4 = distinct !DISubprogram(name: \"k\", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)\n\
        !5 = !DISubroutineType(types: !6)\n!6 = !{}\n!7 = !DILocation(line: 4, column: 7, scope: !4)\n";
    folder.file("located.ll", located + debug);
    let message = folder.fail(&["located.ll", "-o", "out.spv"], 1);
    assert!(message.starts_with("located.ll:4:3: error: not supported: "), "{message}");
    assert!(
        message.contains("4 |   %x = va_arg") && message.contains("note: compiled from k.clcpp:4:7\n"),
        "{message}"
    );
    // Bitcode has no lines.
    folder.succeed(&["located.ll", "-o", "located.bc"]);
    let message = folder.fail(&["located.bc", "-o", "out.spv"], 1);
    assert!(
        message.starts_with("located.bc: error: ") && message.contains("compiled from k.clcpp:4:7\n"),
        "{message}"
    );
}

#[apply(case)]
fn all_that_is_refused_is_listed() {
    let folder = folder("listed");
    folder.file(
        "m.ll",
        "target triple = \"spir64\"\ndefine void @f(ptr addrspace(1) %p) {\n  %a = va_arg ptr addrspace(1) %p, i32\n  %b = add i32 %a, 1\n\
        \x20 %c = call i32 @llvm.nonsense.x(i32 %b)\n  %d = call i32 @llvm.nonsense.x(i32 4)\n  ret void\n}\n\
        declare i32 @llvm.nonsense.x(i32)\ndefine void @g(fp128 %x) {\n  ret void\n}\n",
    );
    let message = folder.fail(&["m.ll", "-o", "out.spv"], 1);
    let heads: Vec<_> = message.lines().filter(|line| line.starts_with("m.ll:")).collect();
    // What uses the value of line 3 is passed over.
    for (head, place) in heads.iter().zip(["m.ll:3:3: ", "m.ll:6:3: ", "m.ll:10:13: "]) {
        assert!(head.starts_with(place), "{message}");
    }
    assert_eq!(heads.len(), 3, "{message}");
}

/// What the passes in front of the writer refuse is listed with what the writer refuses, of the same function and of others.
#[apply(case)]
fn all_that_passes_refuse_is_listed_too() {
    let folder = folder("listed-passes");
    let lines = [
        "target triple = \"spir64\"",
        "@chosen = ifunc void (), ptr @choose",
        "define ptr @choose() {",
        "  ret ptr null",
        "}",
        "define spir_kernel void @k(ptr addrspace(1) %p) {",
        "  %w = load i300, ptr addrspace(1) %p",
        "  %q = mul i300 %w, %w",
        "  %a = va_arg ptr addrspace(1) %p, i32",
        "  %b = add i32 %a, 1",
        "  %o = call i32 @llvm.nonsense.x(i32 4)",
        "  ret void",
        "}",
        "define void @g(i300 %x) {",
        "  ret void",
        "}",
        "define void @h(fp128 %x) {",
        "  ret void",
        "}",
        "declare i32 @llvm.nonsense.x(i32)",
    ];
    folder.file("m.ll", lines.join("\n") + "\n");
    let message = folder.fail(&["m.ll", "-o", "out.spv"], 1);
    let heads: Vec<_> = message.lines().filter(|line| line.starts_with("m.ll:")).collect();
    for line in [2, 7, 9, 11, 14, 17] {
        assert!(heads.iter().any(|head| head.starts_with(&format!("m.ll:{line}:"))), "{line}: {message}");
    }
    // What uses a refused value is passed over.
    assert!(
        heads.iter().all(|head| !head.starts_with("m.ll:8:") && !head.starts_with("m.ll:10:")),
        "{message}"
    );
}

/// A call whose types do not fit: which operand, its type and the one that it should have.
#[apply(case)]
fn types_that_differ_are_told() {
    let folder = folder("types");
    for (declared, argument, part) in [
        (
            "i32 @_Z15__spirv_ocl_sini(i32)",
            "i32 2",
            "sin does not give its result type, a 32-bit integer, but floats",
        ),
        (
            "float @_Z15__spirv_ocl_powfi(float, i32)",
            "float 1.0, i32 2",
            "operand 2 of pow has another type than it takes: a 32-bit integer instead of the type of the result, a 32-bit float",
        ),
        (
            "i32 @_Z16__spirv_BitCountDv4_f(<4 x float>)",
            "<4 x float> poison",
            "operand 1 of OpBitCount has another type than it takes: a vector of 4 32-bit floats instead of integers, as many as the result has",
        ),
        (
            "i16 @_Z27__spirv_ConvertFToBF16INTELd(double)",
            "double 1.0",
            "OpConvertFToBF16INTEL does not take argument 0 of type double, but 32-bit floats",
        ),
    ] {
        let (result, rest) = declared.split_once(' ').unwrap();
        let name = rest.split('(').next().unwrap();
        let text = format!(
            "target triple = \"spir64\"\ndeclare {declared}\ndefine void @f() {{\n  %x = call {result} {name}({argument})\n  ret void\n}}\n"
        );
        folder.file("m.ll", text);
        let message = folder.fail(&["m.ll", "-o", "out.spv", "--spirv-ext", "+all"], 1);
        assert!(message.starts_with("m.ll:4:3: error: ") && message.contains(part), "{message}");
    }
}

#[apply(case)]
fn programs_get_objects() {
    let folder = folder("objects");
    folder.file("sum.spvasm", WRONG_SUM);
    let output = folder.run(&["sum.spvasm", "-o", "out.ll", "--diagnostics", "json"]);
    let found = objects(&output.stderr);
    let object = found.first().unwrap();
    for (key, value) in [
        ("severity", "error".into()),
        ("kind", "malformed".into()),
        ("rule", "universal.compute.types".into()),
        (
            "message",
            "operands and result differ in type: operand 2 is a 32-bit float, the result is a 32-bit integer"
                .into(),
        ),
        ("file", "sum.spvasm".into()),
        ("line", 15.into()),
        ("column", 3.into()),
        ("word", serde_json::json!(47)),
        ("function", "f".into()),
        ("origin", "sum.cl:4:9".into()),
    ] {
        let value: serde_json::Value = value;
        assert_eq!(object[key], value, "{key}: {object}");
    }
    assert_eq!(objects(&folder.run(&["validate", "sum.spvasm", "--diagnostics", "json"]).stdout), found);
    folder.file("m.ll", MISSPELT);
    let warnings = objects(&folder.run(&["m.ll", "--diagnostics=json"]).stderr);
    assert_eq!(
        (warnings[0]["severity"].as_str(), warnings[0]["file"].as_str()),
        (Some("warning"), Some("m.ll"))
    );
    // Every command, and mistakes in the command line.
    for (arguments, kind) in [
        (&["no.spv", "--diagnostics", "json"][..], "io"),
        (&["--no-such-option", "--diagnostics=json"], "usage"),
        (&["info", "no.spv", "--diagnostics", "json"], "io"),
        (&["m.ll", "--spirv-ext", "+SPV_KHR_no", "--diagnostics", "json"], "usage"),
        (&["m.ll", "sum.spvasm", "--out-dir", "out", "--diagnostics", "json"], "malformed"),
    ] {
        let found = objects(&folder.run(arguments).stderr);
        assert!(found.iter().any(|object| object["kind"] == kind), "{arguments:?}: {found:?}");
    }
}

#[apply(case)]
fn colors_are_for_those_who_want_them() {
    let folder = folder("colors");
    folder.file("sum.spvasm", WRONG_SUM);
    let message = |arguments: &[&str]| folder.fail(&[&["sum.spvasm", "-o", "out.ll"], arguments].concat(), 1);
    assert!(message(&["--color", "always"]).contains("\x1b["));
    assert!(!message(&[]).contains('\x1b') && !message(&["--color", "never"]).contains('\x1b'));
}

#[apply(case)]
fn warnings_are_kept_back_or_are_errors() {
    let folder = folder("warnings");
    folder.file("m.ll", MISSPELT);
    let warning = "m.ll: warning: __spirv_ControlBarierr is no builtin and becomes an imported function; did you mean __spirv_ControlBarrier?\n";
    let output = folder.run(&["m.ll", "-o", "out.spv"]);
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), warning);
    folder.succeed(&["-q", "m.ll", "-o", "out.spv"]);
    std::fs::remove_file(folder.path.join("out.spv")).unwrap();
    let error = warning.replace("warning", "error").replace("?\n", "? [-Werror]\n");
    assert_eq!(folder.fail(&["-Werror", "m.ll", "-o", "out.spv"], 1), error);
    assert_eq!(folder.fail(&["-Werror", "m.ll", "-o", "-", "--to", "spv"], 1), error);
    // Without warnings nothing is lost by it.
    folder.file("k.ll", KERNEL);
    let strict = folder.succeed(&["-Werror", "k.ll", "-o", "-", "--to", "spv"]);
    assert_eq!(strict, folder.succeed(&["k.ll", "-o", "-", "--to", "spv"]));
    assert!(!strict.is_empty());
}

#[apply(case)]
fn options_without_effect_are_warned_of() {
    let folder = folder("idle");
    folder.file("k.ll", KERNEL);
    for (arguments, name) in [
        (&["--raw-id"][..], "--raw-id"),
        (&["--builtin-names", "cl2.0"], "--builtin-names"),
        (&["--keep-spec-constants"], "--keep-spec-constants"),
    ] {
        let output = folder.run(&[&["k.ll", "-o", "out.spv"], arguments].concat());
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success());
        assert_eq!(message, format!("k.ll: warning: {name} has no effect from ll to spv\n"));
    }
    folder.succeed(&[
        "k.ll",
        "-o",
        "out.spv",
        "--spirv-max-version",
        "1.2",
        "--spirv-ext=+SPV_KHR_expect_assume",
    ]);
    folder.succeed(&["out.spv", "-o", "out.ll", "--builtin-names", "cl2.0"]);
}

#[apply(case)]
fn invalid_output_is_not_written() {
    let folder = folder("invalid");
    folder.file(
        "m.ll",
        "target triple = \"spir64\"\ndeclare i32 @_Z15__spirv_ocl_sini(i32)\ndefine spir_kernel void @k(ptr addrspace(1) %p) {\n\
        \x20 %x = call i32 @_Z15__spirv_ocl_sini(i32 2)\n  store i32 %x, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    let message = folder.fail(&["m.ll", "-o", "out.spv"], 1);
    assert!(message.starts_with("m.ll:4:3: error: ") && message.contains("4 |   %x = call i32"), "{message}");
}

#[apply(case)]
fn other_forms_are_named() {
    let folder = folder("guesses");
    folder.file("k.cl", "kernel void k(global int *p) { *p = 1; }\n");
    folder.file("code", "#include <stdio.h>\nint main() {}\n");
    folder.file("s.comp", "#version 450\nvoid main() {}\n");
    folder.file("program", b"\x7fELF\x02\x01\x01");
    folder.file("x86.ll", "target triple = \"x86_64-pc-linux-gnu\"\ndefine void @f() {\n  ret void\n}\n");
    folder.file("k.ll", KERNEL);
    folder.file("m.mlir", "module {\n  func.func @f() { return }\n}\n");
    folder.file("letter.txt", "Dear reader,\nthis is no module.\n");
    folder.file("picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
    folder.file("text", "119734787 65536 0 3 0 \n2 Capability Kernel \n");
    for (name, part) in [
        (
            "k.cl",
            "k.cl: error: this is OpenCL C, which is compiled first: clang -cc1 -triple spir64-unknown-unknown",
        ),
        ("code", "this is C or C++"),
        ("s.comp", "glslang -V s.comp -o s.spv"),
        ("program", "this is an ELF file"),
        ("x86.ll", "x86.ll: error: not supported: no SPIR-V triple: 'x86_64-pc-linux-gnu'"),
        ("text", "--to-binary"),
        ("m.mlir", "this is MLIR"),
        ("letter.txt", "letter.txt: error: this text is in none of the forms"),
        ("picture", "this is a binary file in none of the forms"),
    ] {
        let message = folder.fail(&[name, "-o", "out.spv"], 1);
        assert!(message.contains(part), "{name}: {message}");
    }
    // A module is one under any name.
    folder.file("kernel.cl", KERNEL);
    folder.succeed(&["kernel.cl", "-o", "out.spv"]);
    let message = folder.fail(&["validat", "k.ll"], 2);
    assert_eq!(
        message,
        "spirv-llvm-translate: error: 'validat' is no file and no command; did you mean validate?\n"
    );
    let message = folder.fail(&["k.ll", "--spirv-ext", "+SPV_KHR_expect_asume"], 2);
    assert!(message.contains("did you mean SPV_KHR_expect_assume?"), "{message}");
}

#[apply(case)]
fn the_option_that_helps_is_named() {
    let folder = folder("helps");
    folder.file(
        "m.ll",
        "target triple = \"spir64\"\ndeclare i32 @_Z32__spirv_GroupNonUniformRotateKHRiij(i32, i32, i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n\
        \x20 %y = call i32 @_Z32__spirv_GroupNonUniformRotateKHRiij(i32 3, i32 %x, i32 1)\n\
        \x20 store i32 %y, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    for (option, advice) in [
        ("--spirv-ext=-all", "note: --spirv-ext=+SPV_KHR_subgroup_rotate allows it\n"),
        ("--spirv-max-version=1.2", "note: --spirv-max-version=1.3 allows it\n"),
    ] {
        let message = folder.fail(&["m.ll", "-o", "out.spv", option], 1);
        assert!(message.starts_with("m.ll:4:3: error: not allowed by the options: "), "{message}");
        assert!(message.contains("4 |   %y = call i32") && message.ends_with(advice), "{message}");
    }
}
