//! What has no equivalent is refused by name, all of it together, each with its place in the module that came in.

use super::{fitted, options};
use spirv_llvm_translate::{Form, Location, translate};

/// A kernel with several things that OpenCL 1.2 has not.
const KERNEL: &str = r#"target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z25__spirv_ReadClockKHR_Rlongi(i32)
declare spir_func i32 @_Z31__spirv_GroupNonUniformQuadSwapjjj(i32, i32, i32)
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %g, i64 %x) {
  %v = load i32, ptr addrspace(4) %g
  %t = call spir_func i64 @_Z25__spirv_ReadClockKHR_Rlongi(i32 3)
  %s = call spir_func i32 @_Z31__spirv_GroupNonUniformQuadSwapjjj(i32 3, i32 %v, i32 1)
  %b = call i32 @llvm.bitreverse.i32(i32 %s)
  store i32 %b, ptr addrspace(1) %p
  store i64 %t, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.bitreverse.i32(i32)
"#;

#[apply(case)]
fn all_that_is_refused_is_told_together() {
    let error = translate(KERNEL.as_bytes(), Form::Ll, Form::Spv, &options("opencl1.2", "")).unwrap_err();
    let text = error.to_string();
    for part in ["GenericPointer", "OpReadClockKHR", "SPV_KHR_shader_clock", "OpGroupNonUniformQuadSwap"] {
        assert!(text.contains(part), "{part} is not in: {text}");
    }
    assert!(!text.contains("BitReverse"), "{text}");
    let in_llvm = error
        .findings()
        .iter()
        .filter(|one| matches!(&one.location, Some(Location::Llvm { function, .. }) if function == "k"));
    assert!(in_llvm.count() >= 2, "{error:?}");
}

/// 64-bit atomics have no equivalent, and are refused where they are.
#[apply(case)]
fn wide_atomics_are_refused_with_their_place() {
    let text = "target triple = \"spirv64-unknown-unknown\"\ndefine spir_kernel void @k(ptr addrspace(1) %p) {\n\
                %o = atomicrmw add ptr addrspace(1) %p, i64 1 seq_cst\n  ret void\n}\n";
    assert!(translate(text.as_bytes(), Form::Ll, Form::Spv, &options("opencl1.2", "")).is_ok());
    let error =
        translate(text.as_bytes(), Form::Ll, Form::Spv, &options("opencl1.2-embedded", "")).unwrap_err();
    let told = error.to_string();
    assert!(told.contains("Int64") && told.contains("OpAtomicIAdd"), "{told}");
}

/// The place of what is refused is that in the module that came in, although what is in front of it was lowered.
#[apply(case)]
fn places_are_those_of_the_input() {
    let text = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpCapability BitInstructions\n\
        OpCapability GroupNonUniform\nOpCapability GroupNonUniformQuad\nOpExtension \"SPV_KHR_bit_instructions\"\n\
        OpMemoryModel Physical64 OpenCL\nOpDecorate %f LinkageAttributes \"f\" Export\n%u = OpTypeInt 32 0\n%n3 = OpConstant %u 3\n\
        %type = OpTypeFunction %u %u\n%f = OpFunction %u None %type\n%a = OpFunctionParameter %u\n%l = OpLabel\n\
        %b = OpBitReverse %u %a\n%q = OpGroupNonUniformQuadSwap %u %n3 %b %n3\nOpReturnValue %q\nOpFunctionEnd\n";
    let line = text.lines().position(|line| line.contains("QuadSwap")).unwrap();
    let error = fitted(text, "opencl2.2", "").unwrap_err();
    let numbers: Vec<u32> = error
        .findings()
        .iter()
        .filter_map(|one| match one.location {
            Some(Location::Spirv { instruction, .. }) => Some(instruction),
            _ => None,
        })
        .collect();
    assert!(numbers.contains(&(line as u32)), "{numbers:?}, not {line}: {error}");
}

/// An extension that the writer uses only where it is named stays where the module names it, unless the environment has a list of its own.
#[apply(case)]
fn extensions_that_a_module_declares_stay() {
    let shader = include_bytes!("../shaders/assembly/untyped_steps.spvasm");
    let output = translate(shader, Form::Spvasm, Form::Spvasm, &options("vulkan1.3", ""));
    let text = String::from_utf8(output.unwrap_or_else(|error| panic!("{error}")).bytes).unwrap();
    assert!(text.contains("OpExtension \"SPV_KHR_untyped_pointers\""), "{text}");
    let kernel = "OpCapability Kernel\nOpCapability Addresses\nOpCapability UntypedPointersKHR\n\
        OpExtension \"SPV_KHR_untyped_pointers\"\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %k \"k\"\n%void = OpTypeVoid\n\
        %p = OpTypeUntypedPointerKHR CrossWorkgroup\n%type = OpTypeFunction %void %p\n%k = OpFunction %void None %type\n\
        %a = OpFunctionParameter %p\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n";
    let error = translate(kernel.as_bytes(), Form::Spvasm, Form::Spv, &options("opencl2.2-embedded", ""));
    assert!(error.unwrap_err().to_string().contains("SPV_KHR_untyped_pointers"));
}
