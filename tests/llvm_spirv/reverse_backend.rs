//! Modules that LLVM's own SPIR-V backend writes against a rule, where their meaning is plain.

use super::reverse::assembled;
use super::{folder, read_back};

const MODULE: &str = "\
OpCapability Addresses
OpCapability Linkage
OpCapability Kernel
OpMemoryModel Physical64 OpenCL
OpName %f \"f\"
OpDecorate %f LinkageAttributes \"f\" Export
OpDecorate %var Alignment 4294967168
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%v4 = OpTypeVector %uint 4
%bool = OpTypeBool
%pv = OpTypePointer Function %v4
%fn = OpTypeFunction %bool %uint %v4
%f = OpFunction %bool None %fn
%a = OpFunctionParameter %uint
%b = OpFunctionParameter %v4
%e = OpLabel
%var = OpVariable %pv Function
%c = OpUConvert %uint %a
%d = OpSConvert %v4 %b
%unsigned = OpUConvert %v4 %b
OpStore %var %d Aligned 48
%x = OpVectorInsertDynamic %v4 %d %c %a
%any = OpAny %bool %x
%all = OpAll %bool %x
%r = OpLogicalAnd %bool %any %all
OpReturnValue %r
OpFunctionEnd
";

#[apply(case)]
fn conversions_to_the_same_width_keep_the_value() {
    let folder = folder("backend-width");
    assembled(&folder, MODULE);
    let ll = read_back(&folder, &[]);
    // Of vectors they are calls, as all conversions of vectors.
    assert!(ll.contains("%4 = bitcast i32 %0 to i32"), "{ll}");
    assert_eq!(
        ll.matches("call spir_func <4 x i32> @_Z12convert_int4Dv4_i(<4 x i32> %1)").count(),
        2,
        "{ll}"
    );
}

#[apply(case)]
fn truths_of_numbers_are_those_of_opencl_c() {
    let folder = folder("backend-truths");
    assembled(&folder, MODULE);
    let ll = read_back(&folder, &[]);
    for name in ["_Z3anyDv4_i", "_Z3allDv4_i"] {
        assert!(ll.contains(&format!("call spir_func i32 @{name}(<4 x i32> ")), "{name}: {ll}");
    }
}

#[apply(case)]
fn alignments_are_the_power_of_two_in_them() {
    let folder = folder("backend-alignments");
    assembled(&folder, MODULE);
    let ll = read_back(&folder, &[]);
    assert!(ll.contains("alloca <4 x i32>, align 128"), "{ll}");
    assert!(ll.lines().any(|line| line.contains("store <4 x i32>") && line.ends_with("align 16")), "{ll}");
}

const ATOMICS: &str = "\
OpCapability Addresses
OpCapability Linkage
OpCapability Kernel
OpMemoryModel Physical64 OpenCL
OpDecorate %f LinkageAttributes \"f\" Export
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%none = OpConstantNull %uint
%workgroup = OpConstant %uint 2
%pointer = OpTypePointer Workgroup %uint
%fn = OpTypeFunction %void %pointer %uint
%f = OpFunction %void None %fn
%p = OpFunctionParameter %pointer
%x = OpFunctionParameter %uint
%e = OpLabel
%sum = OpAtomicIAdd %uint %p %workgroup %none %x
%one = OpAtomicCompareExchange %uint %p %workgroup %none %none %x %none
%two = OpAtomicCompareExchange %uint %p %workgroup %none %none %x %x
OpMemoryBarrier %workgroup %none
OpReturn
OpFunctionEnd
";

fn atomics(name: &str, environment: &str) -> String {
    let folder = folder(name);
    assembled(&folder, ATOMICS);
    read_back(&folder, &[environment])
}

#[apply(case)]
fn relaxed_orders_that_nulls_say_are_known() {
    let ll = atomics("backend-orders", "--spirv-target-env=CL2.0");
    for part in [
        "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %5, i32 %1, i32 0, i32 1)",
        "_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 0, i32 0, i32 1)",
    ] {
        assert!(ll.contains(part), "{part} is not in {ll}");
    }
    let ll = atomics("backend-orders-first", "--spirv-target-env=CL1.2");
    assert!(ll.contains("call spir_func void @_Z9mem_fencej(i32 0)"), "{ll}");
}

#[apply(case)]
fn expected_values_are_passed_in_memory() {
    let ll = atomics("backend-expected", "--spirv-target-env=CL2.0");
    assert_eq!(ll.matches(" = addrspacecast ptr %").count(), 2, "{ll}");
}

#[apply(case)]
fn fast_math_by_default_is_not_listed() {
    let folder = folder("backend-fast-math");
    assembled(
        &folder,
        "; Version: 1.2\nOpCapability Addresses\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %k \"k\"\n\
         OpExecutionModeId %k FPFastMathDefault %float %none\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n\
         %none = OpConstantNull %uint\n%fn = OpTypeFunction %void\n%k = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\n\
         OpFunctionEnd\n",
    );
    let ll = read_back(&folder, &[]);
    assert!(ll.contains("@k()") && !ll.contains("!spirv.ExecutionMode"), "{ll}");
}

#[apply(case)]
fn null_may_repeat_its_type() {
    let folder = folder("backend-null");
    let module = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n\
        OpName %f \"f\"\nOpDecorate %f LinkageAttributes \"f\" Export\n%uint = OpTypeInt 32 0\n\
        %null = OpConstantNull %uint\n%fn = OpTypeFunction %uint\n%f = OpFunction %uint None %fn\n%e = OpLabel\n\
        OpReturnValue %null\nOpFunctionEnd\n";
    let mut words = spirv_llvm_translate::internal::assembly::assemble(module, &Default::default()).unwrap();
    let null = words.iter().position(|word| *word == 0x0003_002E).unwrap();
    words[null] = 0x0005_002E;
    let ty = words[null + 1];
    words.splice(null + 3..null + 3, [ty, ty]);
    folder.file("m.spv", crate::support::tool::bytes(&words));
    let ll = read_back(&folder, &[]);
    assert!(ll.contains("ret i32 0"), "{ll}");
}
