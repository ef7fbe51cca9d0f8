//! What `-r` writes with OpenCL C names: where several would do, those that the Khronos translator's users look for.

use super::reverse::assembled;
use super::{Folder, disassembled, folder, read_back};

const HEAD: &str = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int64\nOpCapability Int8\n\
    OpCapability Groups\nOpCapability Pipes\nOpCapability ImageBasic\nOpCapability GenericPointer\nOpCapability SplitBarrierINTEL\n\
    OpCapability GroupUniformArithmeticKHR\n\
    OpExtension \"SPV_INTEL_split_barrier\"\nOpExtension \"SPV_KHR_uniform_group_instructions\"\n\
    %std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\nOpDecorate %f LinkageAttributes \"f\" Export\n\
    %void = OpTypeVoid\n%bool = OpTypeBool\n%uchar = OpTypeInt 8 0\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n%float = OpTypeFloat 32\n\
    %v4float = OpTypeVector %float 4\n%v4uint = OpTypeVector %uint 4\n%v4uchar = OpTypeVector %uchar 4\n%v4bool = OpTypeVector %bool 4\n\
    %v2uint = OpTypeVector %uint 2\n%v3ulong = OpTypeVector %ulong 3\n%event = OpTypeEvent\n%pipe = OpTypePipe ReadOnly\n\
    %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly\n%array = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly\n\
    %samples = OpTypeImage %void 2D 0 0 1 0 Unknown ReadOnly\n\
    %global = OpTypePointer CrossWorkgroup %uint\n%local = OpTypePointer Workgroup %uint\n%generic = OpTypePointer Generic %uint\n\
    %zero = OpConstant %uint 0\n%device = OpConstant %uint 1\n%group = OpConstant %uint 2\n%four = OpConstant %uint 4\n\
    %semantics = OpConstant %uint 528\n%one = OpConstant %ulong 1\n\
    %type = OpTypeFunction %void %float %v4float %v4uint %v4uchar %global %local %generic %uint %uint %ulong %event %pipe %image %array\n\
    %f = OpFunction %void None %type\n%x = OpFunctionParameter %float\n%xs = OpFunctionParameter %v4float\n%us = OpFunctionParameter %v4uint\n\
    %cs = OpFunctionParameter %v4uchar\n%p = OpFunctionParameter %global\n%l = OpFunctionParameter %local\n%g = OpFunctionParameter %generic\n\
    %u = OpFunctionParameter %uint\n%s = OpFunctionParameter %uint\n%n = OpFunctionParameter %ulong\n%e = OpFunctionParameter %event\n\
    %pi = OpFunctionParameter %pipe\n%im = OpFunctionParameter %image\n%ar = OpFunctionParameter %array\n%label = OpLabel\n";

/// LLVM assembly language of a function of these instructions.
fn read(folder: &Folder, environment: &str, body: &str) -> String {
    let options = spirv_llvm_translate::internal::assembly::AssembleOptions::default();
    let assembly = format!("{HEAD}{body}OpReturn\nOpFunctionEnd\n");
    let words = spirv_llvm_translate::internal::assembly::assemble(&assembly, &options).unwrap();
    folder.file("m.spv", crate::support::tool::bytes(&words));
    read_back(folder, &[&format!("--spirv-target-env={environment}")])
}

/// All of these stand in the text, one behind the other.
pub(super) fn in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part} is not in order in\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

#[apply(case)]
fn truths_are_lowest_bits() {
    let folder = folder("names_truths");
    let body = "%a = OpIsNan %bool %x\n%b = OpIsInf %v4bool %xs\n%c = OpAny %bool %b\n";
    for environment in ["CL1.2", "CL2.0"] {
        let text = read(&folder, environment, body);
        let parts = [
            "call spir_func i32 @_Z5isnanf(float %0)",
            "trunc i32 %15 to i1",
            "call spir_func <4 x i32> @_Z5isinfDv4_f(",
            "trunc <4 x i32> %17 to <4 x i8>",
            "trunc <4 x i8> %18 to <4 x i1>",
            "sext <4 x i1> %19 to <4 x i8>",
            "call spir_func i32 @_Z3anyDv4_c(",
            "trunc i32 %21 to i1",
        ];
        in_order(&text, &parts);
    }
    let text = read(&folder, "SPV-IR", body);
    in_order(
        &text,
        &["call spir_func i1 @_Z13__spirv_IsNanf(", "call spir_func <4 x i8> @_Z13__spirv_IsInfDv4_f("],
    );
}

#[apply(case)]
fn groups_compare_truths_with_zero() {
    let folder = folder("names_groups");
    let body = "%a = OpIsNan %bool %x\n%b = OpGroupAll %bool %group %a\n%c = OpGroupBitwiseXorKHR %uint %group Reduce %u\n";
    let parts = ["zext i1", "@_Z14work_group_alli(", "icmp ne i32", "@_Z29work_group_reduce_bitwise_xori("];
    in_order(&read(&folder, "CL1.2", body), &parts);
}

#[apply(case)]
fn vectors_are_converted_by_calls() {
    let folder = folder("names_conversions");
    let body = "%a = OpUConvert %v4uchar %us\n%b = OpUConvert %v4uint %cs\n%c = OpSConvert %v4uint %cs\n%d = OpConvertFToU %v4uint %xs\n\
        %e1 = OpConvertUToF %v4float %us\n%f1 = OpUConvert %uchar %u\n";
    let parts = [
        "@_Z13convert_char4Dv4_i(",
        "@_Z12convert_int4Dv4_h(",
        "@_Z12convert_int4Dv4_c(",
        "@_Z13convert_uint4Dv4_f(",
        "@_Z14convert_float4Dv4_j(",
        "trunc i32",
    ];
    for environment in ["CL1.2", "CL2.0"] {
        in_order(&read(&folder, environment, body), &parts);
    }
    in_order(&read(&folder, "SPV-IR", body), &["trunc <4 x i32>", "zext <4 x i8>", "sext <4 x i8>"]);
}

const ATOMICS: &str = "%a = OpAtomicLoad %uint %p %device %semantics\nOpAtomicStore %p %device %semantics %u\n\
    %b = OpAtomicFlagTestAndSet %bool %p %device %semantics\nOpAtomicFlagClear %p %device %semantics\n\
    %c = OpAtomicIIncrement %uint %l %device %semantics\n%d = OpAtomicCompareExchange %uint %p %device %semantics %semantics %u %s\n";

#[apply(case)]
fn what_opencl_1_2_lacks_is_done_with_what_it_has() {
    let folder = folder("names_atomics_12");
    let parts = [
        "@_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %4, i32 0)",
        "@_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) %4, i32 %7)",
        "@_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) %4, i32 1)",
        "trunc i32 %17 to i1",
        "@_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) %4, i32 0)",
        "@_Z10atomic_incPU3AS3Vi(ptr addrspace(3) %5)",
        "@_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %4, i32 %8, i32 %7)",
    ];
    in_order(&read(&folder, "CL1.2", ATOMICS), &parts);
}

#[apply(case)]
fn atomics_of_opencl_2_0_are_explicit() {
    let folder = folder("names_atomics_20");
    let parts = [
        " = alloca i32, align 4\n",
        "@_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %16, i32 5, i32 2)",
        "@_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(",
        "@_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(",
        "store i32 %",
        " = addrspacecast ptr %",
        "@_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(",
        "load i32, ptr addrspace(4) %",
    ];
    in_order(&read(&folder, "CL2.0", ATOMICS), &parts);
}

#[apply(case)]
fn values_known_at_run_time_are_translated() {
    let folder = folder("names_run_time");
    let body = "OpMemoryBarrier %u %s\nOpControlBarrierArriveINTEL %group %group %semantics\n";
    let text = read(&folder, "CL2.0", body);
    let parts = [
        "call spir_func i32 @__translate_spirv_memory_scope(i32 %7)",
        "call spir_func i32 @__translate_spirv_memory_fence(i32 %8)",
        "call spir_func i32 @__translate_spirv_memory_order(i32 %8)",
        "@_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 %call1, i32 %call2, i32 %call)",
        "@_Z31intel_work_group_barrier_arrivej12memory_scope(i32 2, i32 1)",
        "define private spir_func i32 @__translate_spirv_memory_scope(i32 %key)",
        "define private spir_func i32 @__translate_spirv_memory_fence(i32 %key)",
        "and i32 2816, %key",
        "i32 2816, label %case.2816",
        "define private spir_func i32 @__translate_spirv_memory_order(i32 %key)",
    ];
    in_order(&text, &parts);
    let text = read(&folder, "CL1.2", body);
    in_order(&text, &["@_Z9mem_fencej(i32 %call)", "@_Z31intel_work_group_barrier_arrivej(i32 2)"]);
}

#[apply(case)]
fn names_say_strides_and_no_access() {
    let folder = folder("names_others");
    let body = "%a = OpGroupAsyncCopy %event %group %l %p %n %one %e\n%b = OpGetNumPipePackets %uint %pi %four %four\n\
        %c = OpExtInst %uint %std popcount %u\n%d = OpExtInst %float %std fmax_common %x %x\n%e1 = OpGenericPtrMemSemantics %uint %g\n";
    let parts = [
        "@_Z29async_work_group_strided_copyPU3AS3jPU3AS1Kjmm9ocl_event(",
        "@__get_pipe_num_packets_wo(",
        "@_Z8popcounti(",
        "@_Z11fmax_commonff(",
        "@_Z9get_fencePU3AS4Kj(",
        "shl i32",
    ];
    in_order(&read(&folder, "CL1.2", body), &parts);
}

#[apply(case)]
fn sizes_of_images_are_asked_for_at_once() {
    let folder = folder("names_images");
    let body = "%a = OpImageQuerySizeLod %v2uint %im %zero\n%b = OpCompositeExtract %uint %a 1\n%c = OpImageQuerySizeLod %v3ulong %ar %zero\n";
    let parts = [
        "call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(",
        "extractelement <2 x i32>",
        "call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(",
        "zext <2 x i32>",
        "shufflevector <2 x i64>",
        "call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(",
        "insertelement <3 x i64>",
    ];
    in_order(&read(&folder, "CL2.0", body), &parts);
}

#[apply(case)]
fn images_of_several_samples_have_sizes_of_a_level_too() {
    let folder = folder("names_sample_sizes");
    let body = "%ms = OpUndef %samples\n%a = OpImageQuerySizeLod %v2uint %ms %zero\n%b = OpImageQuerySize %v2uint %ms\n";
    let text = read(&folder, "CL2.0", body);
    let call = "call spir_func <2 x i32> @_Z13get_image_dim19ocl_image2d_msaa_ro(";
    in_order(&text, &[call, call]);
    // Another level is no function of OpenCL C.
    let text = read(&folder, "CL2.0", &body.replace("%ms %zero", "%ms %four"));
    in_order(&text, &["call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod", call]);
}

#[apply(case)]
fn composites_and_pointers_go_through_memory_and_numbers() {
    let folder = folder("names_shapes");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int64\n\
        OpMemoryModel Physical64 OpenCL\nOpName %st \"st\"\nOpDecorate %f LinkageAttributes \"f\" Export\n\
        %void = OpTypeVoid\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n%st = OpTypeStruct %uint %uint\n%ptr = OpTypePointer CrossWorkgroup %uint\n\
        %null = OpConstantNull %ptr\n%type = OpTypeFunction %void %uint %ptr\n%f = OpFunction %void None %type\n%a = OpFunctionParameter %uint\n\
        %p = OpFunctionParameter %ptr\n%l = OpLabel\n%b = OpCompositeConstruct %st %a %a\n%c = OpUMulExtended %st %a %a\n%x = OpCompositeExtract %uint %c 1\n\
        %d = OpPtrEqual %bool %p %null\n%e = OpCopyObject %uint %a\nOpReturn\nOpFunctionEnd\n";
    assembled(&folder, assembly);
    let text = read_back(&folder, &[]);
    let parts = [
        "alloca %st",
        "%gep = getelementptr inbounds %st, ptr %4, i32 0, i32 0",
        "store i32 %0, ptr %gep",
        "%load = load %st",
        "call spir_func void @_Z20__spirv_UMulExtendedii(ptr sret(%st) %3, i32 %0, i32 %0)",
        "load %st",
        "ptrtoint ptr addrspace(1) %1 to i64",
        "icmp eq i64",
        "alloca i32",
        "store i32 %0",
        "load i32",
    ];
    in_order(&text, &parts);
}

#[apply(case)]
fn ranges_are_returned_through_a_pointer() {
    let folder = folder("names_ranges");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int64\nOpCapability DeviceEnqueue\n\
        OpMemoryModel Physical64 OpenCL\nOpName %nd \"struct.ndrange_t\"\nOpDecorate %f LinkageAttributes \"f\" Export\n\
        %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n%three = OpConstant %ulong 3\n%array = OpTypeArray %ulong %three\n\
        %nd = OpTypeStruct %uint %array %array %array\n%two = OpConstant %ulong 2\n%pair = OpTypeArray %ulong %two\n\
        %type = OpTypeFunction %void %ulong %ulong %ulong %pair\n%f = OpFunction %void None %type\n%a = OpFunctionParameter %ulong\n\
        %b = OpFunctionParameter %ulong\n%c = OpFunctionParameter %ulong\n%d = OpFunctionParameter %pair\n%l = OpLabel\n\
        %r = OpBuildNDRange %nd %a %b %c\n%s = OpBuildNDRange %nd %d %d %d\nOpReturn\nOpFunctionEnd\n";
    assembled(&folder, assembly);
    let read = |environment: &str| {
        disassembled(&folder.succeed(&[
            "-r",
            "m.spv",
            "-o",
            "-",
            &format!("--spirv-target-env={environment}"),
        ]))
    };
    for environment in ["CL1.2", "CL2.0"] {
        let parts = [
            "call spir_func void @_Z10ndrange_1Dmmm(ptr sret(%struct.ndrange_t) %9, i64 %2, i64 %0, i64 %1)",
            "call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr sret(%struct.ndrange_t)",
        ];
        in_order(&read(environment), &parts);
    }
    let parts = [
        "call spir_func void @_Z23__spirv_BuildNDRange_1Dlll(ptr sret(%struct.ndrange_t) %9, i64 %0, i64 %1, i64 %2)",
        "call spir_func void @_Z23__spirv_BuildNDRange_2DPlS_S_(ptr sret(%struct.ndrange_t)",
    ];
    in_order(&read("SPV-IR"), &parts);
}

#[apply(case)]
fn gradients_of_3d_images_have_a_lane_more() {
    let folder = folder("names_gradients");
    let name = "@_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_";
    let image = "target(\"spirv.Image\", void, 2, 0, 0, 0, 0, 0, 0)";
    let parameters = format!("{image}, target(\"spirv.Sampler\"), <4 x float>, <4 x float>, <4 x float>");
    folder.file(
        "m.ll",
        format!(
            "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func <4 x float> {name}({parameters})\n\
             define spir_func <4 x float> @f({image} %i, target(\"spirv.Sampler\") %s, <4 x float> %c, <4 x float> %x) {{\n  \
             %t = call spir_func <4 x float> {name}({image} %i, target(\"spirv.Sampler\") %s, <4 x float> %c, <4 x float> %x, <4 x float> %x)\n  \
             ret <4 x float> %t\n}}\n!opencl.ocl.version = !{{!0}}\n!0 = !{{i32 2, i32 0}}\n"
        ),
    );
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let text = read_back(&folder, &[]);
    let parts = ["<3 x i32> <i32 0, i32 1, i32 2>", "<4 x i32> <i32 0, i32 1, i32 2, i32 poison>", name];
    in_order(&text, &parts);
}
