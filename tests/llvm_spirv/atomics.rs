//! Atomic instructions, as the Khronos translator's writer has them.

use super::folder;
use super::lines::shows;
use super::values::written;

#[test]
fn additions_to_halves_are_allowed_by_one_extension_and_declare_two() {
    let by_name = "declare spir_func half @_Z21__spirv_AtomicFAddEXTPU3AS1DhiiDh(ptr addrspace(1), i32, i32, half)\n\
        define spir_func void @f(ptr addrspace(1) %p, half %x) {\n\
          %1 = call spir_func half @_Z21__spirv_AtomicFAddEXTPU3AS1DhiiDh(ptr addrspace(1) %p, i32 1, i32 0, half %x)\n  ret void\n}";
    let by_instruction = "define spir_func void @f(ptr addrspace(1) %p, half %x) {\n  %1 = atomicrmw fsub ptr addrspace(1) %p, half %x seq_cst\n  ret void\n}";
    let folder = folder("atomics_half");
    for module in [by_name, by_instruction] {
        let text = written(&folder, &["--spirv-ext=+SPV_EXT_shader_atomic_float16_add"], module);
        shows(
            &text,
            &[
                "Capability AtomicFloat16AddEXT",
                "Extension \"SPV_EXT_shader_atomic_float16_add\"",
                "Extension \"SPV_EXT_shader_atomic_float_add\"",
                "AtomicFAddEXT ...",
            ],
        );
        folder.succeed(&["m.ll", "-o", "m.spv", "--spirv-ext=+SPV_EXT_shader_atomic_float16_add"]);
        for flag in ["", "--spirv-ext=+SPV_EXT_shader_atomic_float_add"] {
            let flags: Vec<&str> = ["m.ll", flag].into_iter().filter(|flag| !flag.is_empty()).collect();
            let message = folder.fail(&flags, 18);
            assert!(message.contains("\nSPV_EXT_shader_atomic_float16_add\n"), "{message}");
        }
    }
    let single = by_instruction.replace("half", "float");
    let flags = ["--spirv-ext=+SPV_EXT_shader_atomic_float16_add"];
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{single}\n"));
    let message = folder.fail(&[&["m.ll"], &flags[..]].concat(), 18);
    assert!(message.contains("\nSPV_EXT_shader_atomic_float_add\n"), "{message}");
}
