//! `--spirv-use-llvm-backend-target`: LLVM's own SPIR-V backend writes the module, where it is installed.

use super::{COMMAND, KERNEL, disassembled, folder};
use crate::support::tool;
use std::process::Command;

const FLAG: &str = "--spirv-use-llvm-backend-target";

/// The generator's number in the registry of Khronos: LLVM's backend.
const BACKEND: u32 = 43;

fn word(binary: &[u8], index: usize) -> u32 {
    u32::from_le_bytes(binary.as_chunks().0[index])
}

#[apply(case)]
fn the_backend_writes_the_module() {
    tool::need(&["llc-22"]);
    let folder = folder("backend");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll", FLAG, "-o", "k.spv"]);
    let binary = folder.read("k.spv");
    assert_eq!(word(&binary, 2) >> 16, BACKEND);
    // What it writes is what `llc` writes for the target that the old name of the architecture stands for.
    let options = ["-O0", "-filetype=obj", "-mtriple=spirv64-unknown-unknown", "-o", "-", "-"];
    assert_eq!(binary, tool::run("llc-22", &options, KERNEL.as_bytes()).unwrap());

    // Its text is that of the binary, as `-to-text` has it.
    let text = folder.succeed(&["k.ll", FLAG, "-spirv-text", "-o", "-"]);
    assert_eq!(text, folder.succeed(&["-to-text", "k.spv", "-o", "-"]));
    assert!(folder.text(&["k.ll", FLAG, "-spirv-tools-dis", "-o", "-"]).contains("OpEntryPoint Kernel"));
    // And it comes back.
    let back = disassembled(&folder.succeed(&["-r", "k.spv", "-o", "-"]));
    assert!(back.contains("store i32 7, ptr addrspace(1)"), "{back}");
}

#[apply(case)]
fn versions_and_widths_are_part_of_the_target() {
    tool::need(&["llc-22"]);
    let folder = folder("backend-targets");
    let module = |name: &str, triple: &str| {
        folder.file(
            name,
            format!("target triple = \"{triple}\"\ndefine spir_func void @f() {{\n  ret void\n}}\n"),
        );
    };
    module("k.ll", "spir64-unknown-unknown");
    module("narrow.ll", "spir-unknown-unknown");
    module("versioned.ll", "spirv64v1.1-unknown-unknown");
    module("logical.ll", "spirv-unknown-vulkan1.3");
    let written = |arguments: &[&str]| folder.succeed(&[arguments, &[FLAG, "-o", "-"]].concat());
    let version = |binary: &[u8]| word(binary, 1) >> 8 & 0xFF;
    assert_eq!(version(&written(&["k.ll", "--spirv-max-version=1.2"])), 2);
    assert_eq!(version(&written(&["versioned.ll"])), 1);
    assert_eq!(version(&written(&["versioned.ll", "--spirv-max-version=1.3"])), 3);
    let text = String::from_utf8(written(&["narrow.ll", "-spirv-text"])).unwrap();
    assert!(text.contains("MemoryModel 1 2"), "{text}");
    // The backend itself refuses versions of what Vulkan's triple says.
    let message = folder.fail(&["logical.ll", FLAG, "--spirv-max-version=1.2", "-o", "l.spv"], 255);
    assert!(message.contains("LLVM's SPIR-V backend ended with exit status: 1"), "{message}");
}

#[apply(case)]
fn extensions_that_are_allowed_reach_the_backend() {
    tool::need(&["llc-22"]);
    let folder = folder("backend-extensions");
    folder.file(
        "k.ll",
        "target triple = \"spir64-unknown-unknown\"\ndeclare void @llvm.assume(i1)\n\
        define spir_func i7 @f(i1 %c, i7 %a) {\n  call void @llvm.assume(i1 %c)\n  %b = add i7 %a, 3\n  ret i7 %b\n}\n",
    );
    let text = |flags: &[&str]| folder.text(&[&["k.ll", FLAG, "-spirv-text", "-o", "-"], flags].concat());
    assert!(!text(&[]).contains("Extension"));
    let all = text(&["--spirv-ext=+all"]);
    assert!(all.contains("AssumeTrueKHR ") && all.contains("Extension \"SPV_KHR_expect_assume\""), "{all}");
    assert!(all.contains("4 TypeInt") && all.contains(" 7 0"), "{all}");
    assert!(!text(&["--spirv-ext=+all,-SPV_KHR_expect_assume"]).contains("AssumeTrueKHR "));
    // The backend has another name for the extension of odd widths; it is the same when the module is read.
    let ours = "SPV_INTEL_arbitrary_precision_integers";
    assert!(all.contains("SPV_ALTERA_arbitrary_precision_integers"), "{all}");
    folder.succeed(&["k.ll", FLAG, "-o", "k.spv", &format!("--spirv-ext=+{ours}")]);
    let back = disassembled(&folder.succeed(&["-r", "k.spv", "-o", "-"]));
    assert!(back.contains("add i7"), "{back}");
    let message = folder.fail(&["-r", "k.spv", "-o", "no.bc", &format!("--spirv-ext=-{ours}")], 10);
    assert!(message.contains("SPV_ALTERA_arbitrary_precision_integers"), "{message}");
}

#[apply(case)]
fn what_the_backend_cannot_do_is_an_error() {
    tool::need(&["llc-22"]);
    let folder = folder("backend-errors");
    folder.file("x86.ll", "target triple = \"x86_64-linux\"\ndefine void @f() {\n  ret void\n}\n");
    folder.file("text.ll", "no module\n");
    // LLVM's backend aborts on it.
    folder.file(
        "crash.ll",
        "target triple = \"spir64-unknown-unknown\"\n%opencl.clkevent_t = type opaque\n\
        declare spir_func void @_Z12retain_event12ocl_clkevent(target(\"spirv.Nothing\"))\n\
        define spir_func void @f(target(\"spirv.Nothing\") %e) {\n\
        call spir_func void @_Z12retain_event12ocl_clkevent(target(\"spirv.Nothing\") %e)\n  ret void\n}\n",
    );
    let fails = |name: &str, status| folder.fail(&[name, FLAG, "-o", "no.spv"], status);
    assert!(fails("x86.ll", 255).contains("the target triple x86_64-linux is not SPIR-V's"));
    assert!(fails("text.ll", 1).contains("expected top-level entity"));
    let message = fails("crash.ll", 255);
    assert!(
        message.starts_with("Fails to save LLVM as SPIR-V: LLVM's SPIR-V backend ended with "),
        "{message}"
    );
    assert_eq!(message.lines().count(), 1, "{message}");
}

#[apply(case)]
fn without_the_backend_the_flag_has_no_effect_and_says_so() {
    let folder = folder("backend-missing");
    folder.file("k.ll", KERNEL);
    let mut command = Command::new(COMMAND);
    command.current_dir(&folder.path).args(["k.ll", FLAG, "-o", "flag.spv"]);
    let output = command.env("PATH", &folder.path).output().unwrap();
    assert!(output.status.success());
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.starts_with("Note: --spirv-use-llvm-backend-target has no effect"), "{message}");
    folder.succeed(&["k.ll", "-o", "plain.spv"]);
    assert_eq!(folder.read("flag.spv"), folder.read("plain.spv"));
}
