//! Modes, names of outputs, exit statuses, and what is left behind.

use super::{COMMAND, KERNEL, disassembled, folder, form};
use crate::support::tool;

#[apply(case)]
fn outputs_stand_beside_their_inputs() {
    let folder = folder("beside");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll"]);
    folder.succeed(&["k.ll", "--spirv-text"]);
    folder.succeed(&["k.ll", "-s"]);
    folder.succeed(&["-r", "k.spv"]);
    assert_eq!(folder.names(), ["k.bc", "k.ll", "k.regularized.bc", "k.spt", "k.spv"]);
    assert_eq!(form(&folder.read("k.spv")), "spv");
    assert_eq!(form(&folder.read("k.spt")), "spt");
    assert_eq!(form(&folder.read("k.bc")), "bc");
    assert!(disassembled(&folder.read("k.regularized.bc")).contains("store i32 7"));
    std::fs::remove_file(folder.path.join("k.spt")).unwrap();
    folder.succeed(&["--to-text", "k.spv"]);
    std::fs::rename(folder.path.join("k.spv"), folder.path.join("first.spv")).unwrap();
    folder.succeed(&["--to-binary", "k.spt"]);
    // The sections come back in the order of the text.
    assert_eq!(folder.succeed(&["--to-text", "k.spv", "-o", "-"]), folder.read("k.spt"));
    std::fs::remove_file(folder.path.join("k.bc")).unwrap();
    folder.succeed(&["-r", "-spirv-text", "k.spt"]);
    assert!(disassembled(&folder.read("k.bc")).contains("define spir_kernel void @k("));
}

#[apply(case)]
fn bitcode_is_written_whatever_the_output_is_called() {
    let folder = folder("bitcode");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll", "-o", "k.out"]);
    assert_eq!(form(&folder.read("k.out")), "spv");
    for name in ["back.ll", "back.spv", "back"] {
        folder.succeed(&["-r", "k.out", "-o", name]);
        assert_eq!(form(&folder.read(name)), "bc", "{name}");
    }
}

#[apply(case)]
fn standard_input_and_output() {
    let spirv = tool::run(COMMAND, &[], KERNEL.as_bytes()).unwrap();
    assert_eq!(form(&spirv), "spv");
    assert_eq!(tool::run(COMMAND, &["-"], KERNEL.as_bytes()).unwrap(), spirv);
    assert_eq!(tool::run(COMMAND, &["-o", "-", "-"], KERNEL.as_bytes()).unwrap(), spirv);
    let text = tool::run(COMMAND, &["-spirv-text"], KERNEL.as_bytes()).unwrap();
    assert_eq!(form(&text), "spt");
    // Sections of extensions have an empty line where the extensions are allowed, as every one is when no module is translated.
    let whole = tool::run(
        COMMAND,
        &["-spirv-text", "-spirv-ext=+SPV_INTEL_memory_access_aliasing,+SPV_INTEL_inline_assembly"],
        KERNEL.as_bytes(),
    )
    .unwrap();
    assert_eq!(tool::run(COMMAND, &["-to-text"], &spirv).unwrap(), whole);
    assert_eq!(whole.len(), text.len() + 2);
    let back = tool::run(COMMAND, &["-to-binary"], &text).unwrap();
    assert_eq!(tool::run(COMMAND, &["-to-text"], &back).unwrap(), whole);
    assert_eq!(form(&tool::run(COMMAND, &["-r"], &spirv).unwrap()), "bc");
    assert_eq!(form(&tool::run(COMMAND, &["-s"], KERNEL.as_bytes()).unwrap()), "bc");
}

#[apply(case)]
fn any_name_of_the_command_will_do() {
    let folder = folder("names");
    folder.file("k.ll", KERNEL);
    let linked = folder.path.join("llvm-spirv-22");
    std::os::unix::fs::symlink(COMMAND, &linked).unwrap();
    let spirv = tool::run(linked.to_str().unwrap(), &["-"], KERNEL.as_bytes()).unwrap();
    assert_eq!(spirv, folder.succeed(&["k.ll", "-o", "-"]));
}

#[apply(case)]
fn the_version_names_llvm() {
    let folder = folder("version");
    for spelling in ["--version", "-version"] {
        let text = folder.text(&[spelling]);
        assert!(text.lines().any(|line| line.trim().starts_with("LLVM version 22.")), "{text}");
    }
}

#[apply(case)]
fn the_report_lists_declarations() {
    let folder = folder("report");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll"]);
    let text = folder.text(&["-spirv-print-report", "k.spv"]);
    for line in [
        " Version: 1.0",
        " Memory model: OpenCL",
        " Addressing model: Physical64",
        "  Capability: Kernel",
        " Number of extensions: 0",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    folder.file("garbage.spv", "garbage");
    let header = "119734787 65536 0 5 0\n";
    for (name, text, what) in [
        ("garbage.spv", "garbage".to_owned(), "InvalidMagicNumber: Invalid Magic Number."),
        ("version.spt", "119734787 7 0 5 0\n".to_owned(), "InvalidVersionNumber: Invalid Version Number."),
        ("addressing.spt", format!("{header}3 MemoryModel 3 2\n"), "InvalidAddressingModel: Expects 0-2."),
        ("memory.spt", format!("{header}3 MemoryModel 2 4\n"), "InvalidMemoryModel: Expects 0-3."),
        (
            "none.spt",
            format!("{header}2 Capability Kernel\n"),
            "UnspecifiedMemoryModel: Unspecified Memory Model.",
        ),
    ] {
        folder.file(name, text);
        let message = folder.fail(&["-spirv-print-report", name], 255);
        assert_eq!(message, format!("Invalid SPIR-V binary: \"{what}\"\n"), "{name}");
    }
    let message = folder.fail(&["-spirv-print-report", "missing.spv"], 255);
    assert!(message.starts_with("Invalid SPIR-V binary: \""), "{message}");
    // Only what stands in front of the memory model's end is looked at.
    folder.file("later.spt", format!("{header}2 Capability Kernel\n3 MemoryModel 2 2\n3 TypeFloat 9 77\n"));
    assert!(folder.text(&["-spirv-print-report", "later.spt"]).contains("  Capability: Kernel\n"));
}

#[apply(case)]
fn what_yields_a_file_comes_before_what_is_printed() {
    let folder = folder("report_beside");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll"]);
    let constants = folder.text(&["--spec-const-info", "k.spv"]);
    let report = folder.text(&["--spirv-print-report", "k.spv"]);
    assert_eq!(folder.text(&["--spirv-print-report", "--spec-const-info", "k.spv"]), constants + &report);
    for printing in ["--spirv-print-report", "--spec-const-info"] {
        for (mode, output, starts) in [("-r", "k.bc", &b"BC"[..]), ("-to-text", "k.spt", b"119734787 ")] {
            assert_eq!(folder.text(&[mode, printing, "k.spv", "-o", output]), "");
            assert!(folder.succeed(&[mode, printing, "k.spv", "-o", "-"]).starts_with(starts), "{mode}");
        }
    }
}

#[apply(case)]
fn headers_and_declarations_are_refused_in_the_words_of_the_khronos_translator() {
    let folder = folder("refused_words");
    let header = |words: [u32; 5]| crate::support::tool::bytes(&words);
    folder.file("version.spv", header([0x0723_0203, 0x0009_0000, 0, 1, 0]));
    folder.file("schema.spv", header([0x0723_0203, 0x0001_0000, 0, 1, 1]));
    folder.file("short.spv", &header([0x0723_0203, 0x0001_0000, 0, 1, 0])[..10]);
    let options = spirv_llvm_translate::internal::assembly::AssembleOptions::default();
    let assembled = |name: &str, text: &str| {
        let words = spirv_llvm_translate::internal::assembly::assemble(text, &options).unwrap();
        folder.file(name, crate::support::tool::bytes(&words));
    };
    let head = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\n";
    let model = "OpMemoryModel Physical64 OpenCL\n";
    assembled("unknown.spv", &format!("{head}OpExtension \"SPV_NO_such\"\n{model}"));
    assembled("known.spv", &format!("; Version: 1.4\n{head}OpExtension \"SPV_KHR_fma\"\n{model}"));
    let body = "%void = OpTypeVoid\n%type = OpTypeFunction %void\n%f = OpFunction %void None %type\n%l = OpLabel\nOpKill\nOpFunctionEnd\n";
    assembled("kill.spv", &format!("{head}{model}{body}"));
    assembled("shaders.spv", &format!("{head}OpMemoryModel PhysicalStorageBuffer64 OpenCL\n"));
    folder.file("version.spt", "119734787 70000 393230 1 0\n");
    folder.file("schema.spt", "119734787 65536 393230 1 5\n");
    for (arguments, status, part) in [
        (
            &["version.spv"][..],
            10,
            "unsupported SPIR-V version number 'unknown (589824)'. Range of supported/known SPIR-V versions is 1.0 (65536) - 1.6 (67072)",
        ),
        (&["schema.spv"], 10, "unsupported instruction schema"),
        (&["short.spv"], 10, "input file is empty"),
        (&["unknown.spv"], 10, "input SPIR-V module uses unknown extension 'SPV_NO_such'"),
        (
            &["known.spv", "--spirv-ext=-all"],
            10,
            "input SPIR-V module uses extension 'SPV_KHR_fma' which were disabled by --spirv-ext option",
        ),
        (
            &["known.spv", "--spirv-max-version=1.2"],
            10,
            "incorrect SPIR-V version number 1.4 (66560) - it conflicts with maximum allowed version which is set to 1.2 (66048)",
        ),
        (&["known.spv", "--spirv-ext="], 255, "Invalid value of --spirv-ext, expected format is:"),
        (
            &["known.spv", "--spirv-ext=+SPV_NO_such"],
            255,
            "Unknown extension 'SPV_NO_such' was specified via --spirv-ext option",
        ),
        (&["kill.spv"], 12, "UnimplementedOpCode: Unimplemented opcode 252\n"),
        (&["shaders.spv"], 4, "InvalidAddressingModel: Expects 0-2. Actual addressing mode is 5348\n"),
        (
            &["version.spt", "-spirv-text"],
            10,
            "unsupported SPIR-V version number 'unknown (70000)'. Range of",
        ),
        (&["schema.spt", "-spirv-text"], 10, "unsupported instruction schema"),
    ] {
        let message = folder.fail(&[&["-r", "-o", "out.bc"], arguments].concat(), status);
        assert!(message.contains(part), "{arguments:?}: '{part}' is not in {message}");
    }
}

#[apply(case)]
fn errors_have_names_and_statuses() {
    let folder = folder("errors");
    let module = |body: &str| format!("target triple = \"spir64-unknown-unknown\"\n{body}\n");
    folder.file("empty.bc", "");
    folder.file("text.ll", "define");
    folder.file("triple.ll", "target triple = \"x86_64-linux\"\ndefine void @f() {\n  ret void\n}\n");
    // A module with nothing in it is one of any target.
    folder.file("nothing.ll", "target triple = \"x86_64-linux\"\n");
    assert!(folder.text(&["nothing.ll", "-spirv-text", "-o", "-"]).contains("\n3 MemoryModel 2 2 \n"));
    folder.file(
        "pointer.ll",
        module("define spir_func void @f(ptr %p) {\n  call spir_func void %p()\n  ret void\n}"),
    );
    folder.file(
        "atomic.ll",
        module(
            "define spir_func float @f(ptr addrspace(1) %p) {\n  %r = atomicrmw fadd ptr addrspace(1) %p, float 1.0 seq_cst\n  ret float %r\n}",
        ),
    );
    folder.file(
        "intrinsic.ll",
        module("declare i32 @llvm.no.such(i32)\ndefine spir_func void @f() {\n  %r = call i32 @llvm.no.such(i32 1)\n  ret void\n}"),
    );
    folder.file("garbage.spv", "garbage that is as long as a header");
    folder.file("number.spt", "7 65536 0 1 0\n");
    folder.file("comment.spt", "; nothing\n");
    for (arguments, status, parts) in [
        (&["empty.bc"][..], 255, &["Can't translate, file is empty", "empty.bc"][..]),
        (&["-r", "empty.bc"], 255, &["empty.bc"]),
        (&["missing.bc"], 1, &["missing.bc"]),
        (&["-r", "missing.spv"], 10, &["InvalidModule: ", "missing.spv"]),
        (&["text.ll"], 1, &["1:"]),
        (&["triple.ll"], 1, &["InvalidTargetTriple: ", "x86_64-linux"]),
        (&["pointer.ll"], 13, &["FunctionPointers: ", "@f"]),
        (&["atomic.ll"], 18, &["RequiresExtension: ", "\nSPV_EXT_shader_atomic_float_add\n"]),
        (
            &["atomic.ll", "--spirv-ext=+all,-SPV_EXT_shader_atomic_float_add"],
            18,
            &["SPV_EXT_shader_atomic_float_add"],
        ),
        (&["intrinsic.ll"], 8, &["InvalidFunctionCall: ", "llvm.no.such"]),
        (&["-r", "garbage.spv"], 10, &["InvalidModule: Invalid SPIR-V module: invalid magic number"]),
        (&["-to-binary", "garbage.spv"], 10, &["InvalidModule: Invalid SPIR-V module: header parsing error"]),
        (&["-to-binary", "number.spt"], 10, &["InvalidModule: Invalid SPIR-V module: invalid magic number"]),
        (&["-to-binary", "comment.spt"], 10, &["InvalidModule: Invalid SPIR-V module: input file is empty"]),
        (&["-r", "-s", "text.ll"], 255, &["-r", "-s"]),
        (&["-to-text", "-to-binary", "garbage.spv"], 255, &["Cannot use -to-text with -to-binary, -r, -s"]),
        (&["-to-text", "-r", "garbage.spv"], 255, &["-to-text"]),
        (&["-to-binary", "-r", "garbage.spv"], 255, &["Cannot use -to-binary with -to-text, -r, -s"]),
        (&["text.ll", "garbage.spv"], 1, &["positional"]),
        (&["text.ll", "--no-such-flag"], 1, &["--no-such-flag"]),
        (&["text.ll", "-o"], 1, &["for the -o option: requires a value!"]),
        (
            &["text.ll", "--spirv-max-version=1.7"],
            1,
            &["llvm-spirv: for the --spirv-max-version option: Cannot find option named '1.7'!"],
        ),
        (
            &["text.ll", "-spirv-text=maybe"],
            1,
            &["for the --spirv-text option: 'maybe' is invalid value for boolean argument! Try 0 or 1"],
        ),
    ] {
        let message = folder.fail(arguments, status);
        for part in parts {
            assert!(message.contains(part), "{arguments:?}: '{part}' is not in {message}");
        }
    }
}

#[apply(case)]
fn a_version_that_is_needed_stands_beside_the_allowed_one() {
    let folder = folder("versions_needed");
    folder.file(
        "k.ll",
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_kernel void @k() !intel_reqd_sub_group_size !0 {\n  ret void\n}\n!0 = !{i32 8}\n",
    );
    let message = folder.fail(&["k.ll", "--spirv-max-version=1.0"], 17);
    let wanted = "RequiresVersion: Cannot fulfill SPIR-V version restriction:\n SPIR-V version was restricted to at most 1.0 (65536) \
        but a construct from the input requires SPIR-V version 1.1 (65792) or above\n";
    assert!(message.starts_with(wanted), "{message}");
    for text in ["version.spt", "schema.spt"] {
        folder.file(text, format!("119734787 {} 393230 1 5\n", if text == "schema.spt" { 65536 } else { 7 }));
        folder.fail(&["--to-binary", text], 10);
    }
}

#[apply(case)]
fn a_failure_keeps_what_was_there() {
    let folder = folder("keeps");
    folder.file("bad.ll", "define");
    folder.file("bad.spv", "old");
    folder.fail(&["bad.ll"], 1);
    assert_eq!(folder.read("bad.spv"), b"old");
}
