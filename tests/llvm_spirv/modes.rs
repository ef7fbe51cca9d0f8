//! Modes, names of outputs, exit statuses, and what is left behind.

use super::{COMMAND, KERNEL, disassembled, folder, form};
use crate::support::tool;

#[test]
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

#[test]
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

#[test]
fn standard_input_and_output() {
    let spirv = tool::run(COMMAND, &[], KERNEL.as_bytes()).unwrap();
    assert_eq!(form(&spirv), "spv");
    assert_eq!(tool::run(COMMAND, &["-"], KERNEL.as_bytes()).unwrap(), spirv);
    assert_eq!(tool::run(COMMAND, &["-o", "-", "-"], KERNEL.as_bytes()).unwrap(), spirv);
    let text = tool::run(COMMAND, &["-spirv-text"], KERNEL.as_bytes()).unwrap();
    assert_eq!(form(&text), "spt");
    assert_eq!(tool::run(COMMAND, &["-to-text"], &spirv).unwrap(), text);
    let back = tool::run(COMMAND, &["-to-binary"], &text).unwrap();
    assert_eq!(tool::run(COMMAND, &["-to-text"], &back).unwrap(), text);
    assert_eq!(form(&tool::run(COMMAND, &["-r"], &spirv).unwrap()), "bc");
    assert_eq!(form(&tool::run(COMMAND, &["-s"], KERNEL.as_bytes()).unwrap()), "bc");
}

#[test]
fn any_name_of_the_command_will_do() {
    let folder = folder("names");
    folder.file("k.ll", KERNEL);
    let linked = folder.path.join("llvm-spirv-22");
    std::os::unix::fs::symlink(COMMAND, &linked).unwrap();
    let spirv = tool::run(linked.to_str().unwrap(), &["-"], KERNEL.as_bytes()).unwrap();
    assert_eq!(spirv, folder.succeed(&["k.ll", "-o", "-"]));
}

#[test]
fn the_version_names_llvm() {
    let folder = folder("version");
    for spelling in ["--version", "-version"] {
        let text = folder.text(&[spelling]);
        assert!(text.lines().any(|line| line.trim().starts_with("LLVM version 22.")), "{text}");
    }
}

#[test]
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
    folder.fail(&["-spirv-print-report", "garbage.spv"], 255);
}

#[test]
fn errors_have_names_and_statuses() {
    let folder = folder("errors");
    let module = |body: &str| format!("target triple = \"spir64-unknown-unknown\"\n{body}\n");
    folder.file("empty.bc", "");
    folder.file("text.ll", "define");
    folder.file("triple.ll", "target triple = \"x86_64-linux\"\ndefine void @f() {\n  ret void\n}\n");
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
    folder.file("garbage.spv", "garbage");
    for (arguments, status, parts) in [
        (&["empty.bc"][..], 255, &["empty.bc"][..]),
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
        (&["-r", "garbage.spv"], 10, &["InvalidModule: "]),
        (&["-to-binary", "garbage.spv"], 10, &["InvalidModule: "]),
        (&["-r", "-s", "text.ll"], 255, &["-r", "-s"]),
        (&["-to-text", "-to-binary", "garbage.spv"], 255, &["--to-text", "--to-binary"]),
        (&["-to-text", "-r", "garbage.spv"], 255, &["--to-text"]),
        (&["text.ll", "garbage.spv"], 1, &["positional"]),
        (&["text.ll", "--no-such-flag"], 1, &["--no-such-flag"]),
        (&["text.ll", "-o"], 1, &["-o"]),
    ] {
        let message = folder.fail(arguments, status);
        for part in parts {
            assert!(message.contains(part), "{arguments:?}: '{part}' is not in {message}");
        }
    }
}

#[test]
fn a_failure_keeps_what_was_there() {
    let folder = folder("keeps");
    folder.file("bad.ll", "define");
    folder.file("bad.spv", "old");
    folder.fail(&["bad.ll"], 1);
    assert_eq!(folder.read("bad.spv"), b"old");
}
