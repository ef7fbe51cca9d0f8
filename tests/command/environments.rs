//! What consumes a module: `--target-env` of a translation.

use super::folder;

/// A kernel with a 64-bit number, a 64-bit atomic operation and a floating-point number of 64 bits.
const WIDE: &str = "target triple = \"spirv64-unknown-unknown\"\n\
    define spir_kernel void @k(ptr addrspace(1) %p, double %d) {\n  %x = fadd double %d, %d\n  store double %x, ptr addrspace(1) %p\n\
    \x20 %o = atomicrmw add ptr addrspace(1) %p, i64 1 seq_cst\n  ret void\n}\n";

/// A translation for an environment: the version is the environment's, and all that it does not have is listed with its place.
#[apply(case)]
fn a_translation_heeds_what_consumes_the_module() {
    let folder = folder("target");
    folder.file("k.ll", WIDE);
    folder.text(&["k.ll", "-o", "k.spv", "--target-env", "level-zero1.0"]);
    assert!(folder.text(&["info", "k.spv"]).contains("1.0"));
    folder.text(&["validate", "k.spv", "--target-env", "level-zero1.0"]);
    let output = folder.run(&["k.ll", "-o", "no.spv", "--target-env", "vulkan1.0"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{error}");
    for part in [
        "vulkan1.0 has no capability Kernel",
        "vulkan1.0 has no addressing model Physical64",
        "k.ll:5:3: error: not supported: vulkan1.0 has no capability Int64Atomics [environment.module.capability]",
    ] {
        assert!(error.contains(part), "{part} is not in: {error}");
    }
    assert!(!folder.path.join("no.spv").exists());
    // Each refusal names the instruction that needs what is refused, not the declaration of a type.
    let output = folder.run(&["k.ll", "-o", "no.spv", "--target-env", "opencl1.2-embedded"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("k.ll:5:3: error: not supported: opencl1.2-embedded has no capability Int64"),
        "{error}"
    );
}
