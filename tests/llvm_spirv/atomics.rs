//! Atomic instructions, as the Khronos translator's writer has them.

use super::folder;
use super::lines::shows;
use super::values::written;

#[apply(case)]
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
    // Additions to wider numbers need theirs, beside those to halves, too.
    let single = format!("{by_instruction}\n{}", by_instruction.replace("half", "float").replace("@f", "@g"));
    let flags = ["--spirv-ext=+SPV_EXT_shader_atomic_float16_add"];
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{single}\n"));
    let message = folder.fail(&[&["m.ll"], &flags[..]].concat(), 18);
    assert!(message.contains("\nSPV_EXT_shader_atomic_float_add\n"), "{message}");
}

#[apply(case)]
fn pointers_of_compare_and_exchange_are_cast_at_each_access() {
    let module = "%S = type { i32, float }\n\
        declare spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4), ptr addrspace(4), i32)\n\
        declare spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4), ptr addrspace(4), float)\n\
        define spir_func void @f(ptr addrspace(4) %object, ptr addrspace(4) %bytes, i32 %n) {\n\
          %expected = getelementptr inbounds i8, ptr addrspace(4) %bytes, i64 24\n\
          %1 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) %object, ptr addrspace(4) %expected, i32 %n)\n  ret void\n}\n\
        define spir_func void @g(ptr addrspace(4) %s, float %x) {\n\
          %object = getelementptr inbounds %S, ptr addrspace(4) %s, i32 0, i32 1\n\
          %expected = getelementptr inbounds %S, ptr addrspace(4) %s, i32 1, i32 1\n\
          %1 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) %object, ptr addrspace(4) %expected, float %x)\n  ret void\n}\n\
        !opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}";
    let text = written(&folder("atomics_expected"), &[], module);
    let integers = [
        "Name $object \"object\"",
        "Name $expected \"expected\"",
        "InBoundsPtrAccessChain _ $expected ...",
        "Bitcast $pointer $first $expected",
        "Load _ $wanted $first 2 4",
        "AtomicCompareExchange _ $found $object _ _ _ _ $wanted",
        "Bitcast $pointer $second $expected",
        "Store $second $found 2 4",
        "IEqual _ _ $found $wanted",
    ];
    shows(&text, &integers);
    let numbers = [
        "Function ...",
        "Function ...",
        "FunctionParameter ...",
        "FunctionParameter _ $x",
        "InBoundsPtrAccessChain _ $object ...",
        "InBoundsPtrAccessChain _ $expected ...",
        "Bitcast _ $bits $x",
        "Bitcast $pointer $first $expected",
        "Load _ $wanted $first 2 4",
        "Bitcast $pointer $place $object",
        "AtomicCompareExchange _ $found $place _ _ _ $bits $wanted",
        "Bitcast $pointer $second $expected",
        "Store $second $found 2 4",
    ];
    shows(&text, &numbers);
    assert_eq!(text.matches(" Bitcast ").count(), 6, "{text}");
}

#[apply(case)]
fn of_several_missing_extensions_the_first_used_is_named() {
    let module = "declare spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float)\n\
        declare spir_func float @_Z21__spirv_AtomicFMinEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float)\n\
        define spir_func void @f(ptr addrspace(1) %p, float %x) {\n\
          %1 = call spir_func float @_Z21__spirv_AtomicFADDEXTPU3AS1fiif(ptr addrspace(1) %p, i32 1, i32 0, float %x)\n\
          %2 = call spir_func float @_Z21__spirv_AtomicFMINEXTPU3AS1fiif(ptr addrspace(1) %p, i32 1, i32 0, float %x)\n  ret void\n}";
    let folder = folder("atomics_first");
    for (names, wanted) in [(["Add", "Min"], "_add"), (["Min", "Add"], "_min_max")] {
        let module =
            module.replace("FADD", &format!("F{}", names[0])).replace("FMIN", &format!("F{}", names[1]));
        folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{module}\n"));
        let message = folder.fail(&["m.ll"], 18);
        assert!(message.contains(&format!("\nSPV_EXT_shader_atomic_float{wanted}\n")), "{message}");
    }
}

/// A pointer is exchanged as the integer that it is: no loop.
#[apply(case)]
fn pointers_are_exchanged_as_integers() {
    let body = "define spir_func ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %x) {\n  \
          %c = atomicrmw xchg ptr addrspace(1) %p, ptr addrspace(1) %x seq_cst\n  ret ptr addrspace(1) %c\n}";
    let folder = folder("atomics_exchanged_pointers");
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "TypeInt $long 64 0",
            "ConvertPtrToU $long $new _",
            "AtomicExchange $long $old _ _ _ $new",
            "ConvertUToPtr _ $c $old",
            "ReturnValue $c",
        ],
    );
    assert!(!text.contains("Phi") && !text.contains("llvm_"), "{text}");
}
