//! What `-r` makes of single instructions: the shapes, names and constants of the Khronos translator.

use super::reverse::assembled;
use super::{Folder, folder, read_back};

const HEAD: &str = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int64\n";
const MODEL: &str = "%std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\n";
const TYPES: &str = "%void = OpTypeVoid\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n%float = OpTypeFloat 32\n\
    %two = OpConstant %uint 2\n%three = OpConstant %uint 3\n";

/// LLVM assembly language of a module, with flags. Its function `%f` is exported, or it would be dropped.
fn read(folder: &Folder, flags: &[&str], assembly: &str) -> String {
    let exported = "OpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid";
    let is_needed =
        ["EntryPoint Kernel %f ", "%f LinkageAttributes"].iter().any(|said| assembly.contains(said));
    let assembly = match is_needed {
        true => assembly.to_owned(),
        false => assembly.replacen("%void = OpTypeVoid", exported, 1),
    };
    assembled(folder, &assembly);
    read_back(folder, flags)
}

/// A function of these parameter types and this body, read.
fn function(name: &str, flags: &[&str], [capabilities, annotations, types]: [&str; 3], body: &str) -> String {
    let types_of_parameters: Vec<_> = body
        .lines()
        .filter_map(|line| line.split_once(" = OpFunctionParameter "))
        .map(|(_, ty)| ty)
        .collect();
    let assembly = format!(
        "{HEAD}{capabilities}{MODEL}{annotations}{TYPES}{types}%fn = OpTypeFunction %void {}\n\
        %f = OpFunction %void None %fn\n{body}OpReturn\nOpFunctionEnd\n",
        types_of_parameters.join(" ")
    );
    read(&folder(name), flags, &assembly)
}

/// That lines of a text contain these parts, in this order.
fn in_order(text: &str, parts: &[&str]) {
    let mut lines = text.lines();
    for part in parts {
        assert!(lines.any(|line| line.contains(part)), "{part}\n{text}");
    }
}

#[apply(case)]
fn expansions_have_the_same_parts() {
    let body = "%x = OpFunctionParameter %uint\n%y = OpFunctionParameter %float\n%v = OpFunctionParameter %v4\n%w = OpFunctionParameter %v2\n\
        %l = OpLabel\n%a = OpSMod %uint %x %x\n%b = OpFMod %float %y %y\n%c = OpVectorTimesScalar %v4 %v %y\n%d = OpVectorShuffle %v4 %v %w 0 4 5 1\n";
    let types = "%v4 = OpTypeVector %float 4\n%v2 = OpTypeVector %float 2\n";
    let text = function("shape_names", &[], ["", "OpName %y \"y\"\n", types], body);
    in_order(
        &text,
        &[
            " = srem i32",
            " = xor i32",
            " = icmp slt i32",
            " = icmp ne i32",
            " = add nsw i32",
            " = and i1",
            " = frem float",
            " = call float @llvm.copysign.f32(float",
            " = fadd float",
            " = fcmp one float",
            " = insertelement <4 x float> poison, float %y, i64 0",
            " = shufflevector <4 x float>",
            " = fmul <4 x float>",
            " = shufflevector <2 x float>",
        ],
    );
}

#[apply(case)]
fn operations_on_constants_are_computed() {
    let body = "%p = OpFunctionParameter %ptr\n%l = OpLabel\n%a = OpIAdd %uint %two %three\n%b = OpUGreaterThan %bool %a %two\n\
        %c = OpSelect %uint %b %a %two\n%d = OpShiftLeftLogical %uint %c %two\nOpStore %p %d\n%e = OpUConvert %ulong %two\n%g = OpIAdd %ulong %e %e\n";
    let types = "%ptr = OpTypePointer CrossWorkgroup %uint\n";
    let text = function("shape_folded", &[], ["", "", types], body);
    in_order(&text, &["store i32 20, ptr addrspace(1) %0", "= zext i32 2 to i64", "= add i64"]);
    assert!(!text.contains("shl") && !text.contains("icmp") && !text.contains("select"), "{text}");
}

#[apply(case)]
fn matrices_are_transposed_by_columns() {
    let types = "%v4 = OpTypeVector %float 4\n%v2 = OpTypeVector %float 2\n%m4 = OpTypeMatrix %v4 4\n%m42 = OpTypeMatrix %v4 2\n%m24 = OpTypeMatrix %v2 4\n";
    let body = "%a = OpFunctionParameter %m4\n%b = OpFunctionParameter %m42\n%l = OpLabel\n%c = OpTranspose %m4 %a\n%d = OpTranspose %m24 %b\n";
    let text = function("shape_matrices", &[], ["OpCapability Matrix\n", "", types], body);
    in_order(
        &text,
        &[
            "%5 = extractvalue [4 x <4 x float>] %0, 2",
            "%6 = extractvalue [4 x <4 x float>] %0, 3",
            "%7 = shufflevector <4 x float> %3, <4 x float> %4, <2 x i32> <i32 0, i32 4>",
            "%8 = shufflevector <4 x float> %5, <4 x float> %6, <2 x i32> <i32 0, i32 4>",
            "%9 = shufflevector <2 x float> %7, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>",
            "insertvalue [4 x <4 x float>] poison, <4 x float> %9, 0",
            "insertelement <2 x float> poison, float %25, i64 0",
        ],
    );
}

#[apply(case)]
fn distances_are_divided_by_a_size_of_a_type() {
    let types = "%ptr = OpTypePointer CrossWorkgroup %ulong\n";
    let body = "%p = OpFunctionParameter %ptr\n%q = OpFunctionParameter %ptr\n%l = OpLabel\n%d = OpPtrDiff %ulong %p %q\n";
    let text = function("shape_distance", &[], ["", "", types], body);
    assert!(
        text.contains("sdiv exact i64 %5, ptrtoint (ptr getelementptr (i64, ptr null, i32 1) to i64)"),
        "{text}"
    );
}

#[apply(case)]
fn atomic_instructions_on_untyped_pointers_have_opencl_names() {
    let capabilities = "OpCapability UntypedPointersKHR\nOpExtension \"SPV_KHR_untyped_pointers\"\n";
    let types = "%ptr = OpTypeUntypedPointerKHR CrossWorkgroup\n";
    let body = "%p = OpFunctionParameter %ptr\n%x = OpFunctionParameter %uint\n%y = OpFunctionParameter %float\n%l = OpLabel\n\
        %a = OpAtomicIAdd %uint %p %two %two %x\n%b = OpAtomicLoad %float %p %two %two\nOpAtomicStore %p %two %two %y\n\
        %c = OpAtomicFlagTestAndSet %bool %p %two %two\n%d = OpUntypedAccessChainKHR %ptr %uint %p\n\
        %e = OpAtomicExchange %float %d %two %two %y\n";
    for (flag, parts) in [
        (
            "CL1.2",
            [
                "@_Z10atomic_addPU3AS1Vii(",
                "@_Z10atomic_addPU3AS1Vff(",
                "@_Z11atomic_xchgPU3AS1Vff(",
                "@_Z11atomic_xchgPU3AS1Vii(",
            ],
        ),
        (
            "CL2.0",
            [
                "@_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(",
                "@_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(",
                "@_Z21atomic_store_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(",
                "@_Z33atomic_flag_test_and_set_explicit",
            ],
        ),
        (
            "SPV-IR",
            [
                "@_Z18__spirv_AtomicIAddPU3AS1iiii(",
                "@_Z18__spirv_AtomicLoadPU3AS1fii(",
                "@_Z19__spirv_AtomicStorePU3AS1fiif(",
                "@_Z28__spirv_AtomicFlagTestAndSet",
            ],
        ),
    ] {
        let environment = format!("--spirv-target-env={flag}");
        let text = function("shape_untyped", &[&environment], [capabilities, "", types], body);
        in_order(&text, &parts);
        // The access tells more than the chain.
        let last = text
            .lines()
            .rfind(|line| line.contains("call") && line.contains("xchg") | line.contains("xchange"));
        assert!(last.is_some_and(|line| line.contains("call spir_func float @")), "{text}");
    }
}

/// To the Khronos translator a variable that says nothing of its data holds a pointer.
#[apply(case)]
fn variables_without_a_data_type_hold_pointers() {
    let capabilities = "OpCapability UntypedPointersKHR\nOpExtension \"SPV_KHR_untyped_pointers\"\n";
    let annotations = "OpName %g \"g\"\nOpDecorate %g LinkageAttributes \"g\" Import\n";
    let types = "%ptr = OpTypeUntypedPointerKHR CrossWorkgroup\n%local = OpTypeUntypedPointerKHR Function\n\
        %g = OpUntypedVariableKHR %ptr CrossWorkgroup\n";
    let body = "%l = OpLabel\n%v = OpUntypedVariableKHR %local Function\n";
    let text = function("shape_no_data", &[], [capabilities, annotations, types], body);
    in_order(&text, &["@g = external addrspace(1) global ptr addrspace(1)", "alloca ptr, align 8"]);
}

#[apply(case)]
fn ranges_by_value_are_arguments() {
    let types = "%range = OpTypeStruct %uint %ulong\n%ptr = OpTypePointer Generic %uint\n%kernel = OpTypeFunction %void %ptr\n\
        %k = OpFunction %void None %kernel\n%kp = OpFunctionParameter %ptr\n%kl = OpLabel\nOpReturn\nOpFunctionEnd\n";
    // The type of the function stands in front of both functions.
    let assembly = format!(
        "{HEAD}OpCapability DeviceEnqueue\nOpCapability SubgroupDispatch\n{MODEL}{TYPES}%fn = OpTypeFunction %void %range %ptr\n{types}\
        %f = OpFunction %void None %fn\n%r = OpFunctionParameter %range\n%b = OpFunctionParameter %ptr\n%l = OpLabel\n\
        %a = OpGetKernelNDrangeSubGroupCount %uint %r %k %b %two %two\nOpReturn\nOpFunctionEnd\n"
    )
    .replace("%fn = OpTypeFunction %void %range %ptr\n", "")
    .replace("%kernel = OpTypeFunction", "%fn = OpTypeFunction %void %range %ptr\n%kernel = OpTypeFunction");
    let text = read(&folder("shape_range"), &["--spirv-target-env=CL2.0"], &assembly);
    assert!(
        text.contains(
            "call i32 @__get_kernel_sub_group_count_for_ndrange_impl(%structtype %0, ptr addrspace(4)"
        ),
        "{text}"
    );
}

#[apply(case)]
fn texts_of_annotations_are_as_the_khronos_translator_places_them() {
    let capabilities =
        "OpCapability FPGAMemoryAttributesALTERA\nOpExtension \"SPV_INTEL_fpga_memory_attributes\"\n";
    let annotations = "OpDecorate %g RegisterALTERA\nOpDecorate %f UserSemantic \"function\"\nOpDecorate %one RegisterALTERA\n\
        OpMemberDecorate %pair 1 NumbanksALTERA 2\nOpMemberDecorate %pair 1 UserSemantic \"member\"\n";
    let types = "%pair = OpTypeStruct %uint %float\n%pp = OpTypePointer Function %pair\n%pu = OpTypePointer Function %uint\n\
        %gp = OpTypePointer CrossWorkgroup %uint\n%g = OpVariable %gp CrossWorkgroup\n";
    let body = "%l = OpLabel\n%one = OpVariable %pu Function\n%s = OpVariable %pp Function\n";
    let text = function("shape_annotations", &[], [capabilities, annotations, types], body);
    in_order(
        &text,
        &[
            "@1 = private unnamed_addr constant [13 x i8] c\"{register:1}\\00\", section \"llvm.metadata\"",
            "@2 = private unnamed_addr constant [13 x i8] c\"{register:1}\\00\", align 1",
            "@3 = private unnamed_addr constant [13 x i8] c\"{numbanks:2}\\00\", align 1",
            "@4 = private unnamed_addr constant [7 x i8] c\"member\\00\", align 1",
            "@5 = private unnamed_addr constant [9 x i8] c\"function\\00\", section \"llvm.metadata\"",
            "@llvm.global.annotations = appending",
            "%3 = getelementptr inbounds %structtype, ptr %2, i32 0, i32 1",
            "%4 = call ptr @llvm.ptr.annotation.p0.p0(ptr %3, ptr @3,",
            "%5 = call ptr @llvm.ptr.annotation.p0.p0(ptr %4, ptr @4,",
        ],
    );
}

#[apply(case)]
fn attributes_leave_blanks_behind_qualifiers() {
    let folder = folder("shape_qualifiers");
    let assembly = format!(
        "{HEAD}OpCapability RuntimeAlignedAttributeINTEL\nOpExtension \"SPV_INTEL_runtime_aligned\"\n{MODEL}OpEntryPoint Kernel %k \"k\"\n\
        OpDecorate %p Volatile\nOpDecorate %p FuncParamAttr NoAlias\nOpDecorate %p FuncParamAttr NoCapture\n\
        OpDecorate %q FuncParamAttr NoWrite\nOpDecorate %q FuncParamAttr RuntimeAlignedINTEL\n{TYPES}\
        %ptr = OpTypePointer CrossWorkgroup %uint\n%fn = OpTypeFunction %void %ptr %ptr\n\
        %k = OpFunction %void None %fn\n%p = OpFunctionParameter %ptr\n%q = OpFunctionParameter %ptr\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n"
    );
    let text = read(&folder, &[], &assembly);
    assert!(text.contains("!{!\"volatile restrict \", !\"\"}"), "{text}");
    assert!(text.contains("!kernel_arg_runtime_aligned") && text.contains("!{i1 false, i1 true}"), "{text}");
}

#[apply(case)]
fn constant_matrices_are_calls() {
    let capabilities = "OpCapability CooperativeMatrixKHR\nOpExtension \"SPV_KHR_cooperative_matrix\"\n";
    let types = "%matrix = OpTypeCooperativeMatrixKHR %uint %three %three %three %two\n%filled = OpConstantComposite %matrix %two\n";
    let body = "%x = OpFunctionParameter %matrix\n%l = OpLabel\n%s = OpIAdd %matrix %x %filled\n";
    let name = "@__spirv_ConstantComposite_RPU3AS144__spirv_CooperativeMatrixKHR__uint_3_3_3_2(i32 2)";
    let text = function("shape_filled", &[], [capabilities, "", types], body);
    assert!(text.contains(&name.replace("144", "142")), "{text}");
}

#[apply(case)]
fn emulated_intrinsics_keep_their_structures() {
    let annotations = "OpName %m \"spirv.llvm_umul_with_overflow_i32\"\nOpName %r \"product\"\n";
    let types = "%pair = OpTypeStruct %uint %bool\n%mul = OpTypeFunction %pair %uint %uint\n";
    let head = "%fn = OpTypeFunction %void %uint\n%m = OpFunction %pair None %mul\n%a = OpFunctionParameter %uint\n%b = OpFunctionParameter %uint\n\
        %ml = OpLabel\n%u = OpUndef %pair\nOpReturnValue %u\nOpFunctionEnd\n";
    let assembly = format!(
        "{HEAD}{MODEL}{annotations}{TYPES}{types}{head}%f = OpFunction %void None %fn\n%x = OpFunctionParameter %uint\n%l = OpLabel\n\
        %r = OpFunctionCall %pair %m %x %x\n%o = OpCompositeExtract %bool %r 1\nOpReturn\nOpFunctionEnd\n"
    );
    let text = read(&folder("shape_emulated"), &[], &assembly);
    in_order(
        &text,
        &[
            "%product = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %0)",
            "extractvalue { i32, i1 } %product, 1",
        ],
    );
    assert!(!text.contains("insertvalue"), "{text}");
}

#[apply(case)]
fn a_result_with_an_error_says_nothing_else() {
    let capabilities = "OpCapability FPMaxErrorINTEL\nOpExtension \"SPV_INTEL_fp_max_error\"\n";
    let body = "%y = OpFunctionParameter %float\n%l = OpLabel\n%s = OpFAdd %float %y %y\n";
    let annotations = "OpDecorate %s FPMaxErrorDecorationINTEL 4.0\n";
    let text = function("shape_error", &["--spirv-target-env=SPV-IR"], [capabilities, annotations, ""], body);
    assert!(text.contains("fadd float %0, %0, !fpbuiltin-max-error"), "{text}");
}

#[apply(case)]
fn sizes_are_told_by_types_of_pointers_too() {
    let types = "%pair = OpTypeStruct %uint %ulong\n%pp = OpTypePointer Function %pair\n%gp = OpTypePointer CrossWorkgroup %uint\n";
    let body = "%p = OpFunctionParameter %gp\n%l = OpLabel\n%s = OpSizeOf %uint %pp\nOpStore %p %s\n";
    let text = function("shape_size", &[], ["", "", types], body);
    assert!(text.contains("store i32 16, ptr addrspace(1) %0"), "{text}");
}

#[apply(case)]
fn constant_pipe_storages_are_variables_both_ways() {
    let folder = folder("shape_pipe_storage");
    let assembly = format!(
        "{HEAD}OpCapability Pipes\nOpCapability PipeStorage\n{MODEL}OpName %c \"stored\"\nOpName %g \"g\"\n\
        OpDecorate %g LinkageAttributes \"g\" Export\nOpDecorate %f LinkageAttributes \"f\" Export\n{TYPES}\
        %pipe = OpTypePipe ReadOnly\n%storage = OpTypePipeStorage\n%c = OpConstantPipeStorage %storage 16 8 1\n\
        %held = OpTypeStruct %storage\n%hp = OpTypePointer CrossWorkgroup %held\n%sp = OpTypePointer CrossWorkgroup %storage\n\
        %value = OpConstantComposite %held %c\n%g = OpVariable %hp CrossWorkgroup %value\n%zero = OpConstant %uint 0\n\
        %fn = OpTypeFunction %void\n%f = OpFunction %void None %fn\n%l = OpLabel\n%a = OpAccessChain %sp %g %zero\n\
        %s = OpLoad %storage %a\n%p = OpCreatePipeFromPipeStorage %pipe %s\n%q = OpCreatePipeFromPipeStorage %pipe %c\n\
        OpReturn\nOpFunctionEnd\n"
    );
    let text = read(&folder, &[], &assembly);
    let name = "@_Z38__spirv_CreatePipeFromPipeStorage_readPU3AS119__spirv_PipeStorage(ptr addrspace(1)";
    in_order(
        &text,
        &[
            "%spirv.ConstantPipeStorage = type { i32, i32, i32 }",
            "@stored = linkonce_odr addrspace(1) global %spirv.ConstantPipeStorage { i32 16, i32 8, i32 1 }",
            "@g = addrspace(1) global %structtype { ptr addrspace(1) @stored }",
            "= load ptr addrspace(1), ptr addrspace(1) %1",
            name,
            &format!("{name} @stored)"),
        ],
    );
    folder.file("back.ll", &text);
    let back = String::from_utf8(folder.succeed(&["back.ll", "-spirv-text", "-o", "-"])).unwrap();
    in_order(
        &back,
        &[
            "TypePipeStorage 1 ",
            "TypeStruct 3 1 ",
            "6 ConstantPipeStorage 1 2 16 8 1 ",
            "ConstantComposite 3 ",
            "Load 1 ",
            "CreatePipeFromPipeStorage ",
            "CreatePipeFromPipeStorage ",
        ],
    );
}

#[apply(case)]
fn calls_carry_what_their_functions_say() {
    let folder = folder("reverse_call_attributes");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\n%std = OpExtInstImport \"OpenCL.std\"\n\
        OpMemoryModel Physical64 OpenCL\nOpDecorate %g LinkageAttributes \"g\" Export\nOpDecorate %f LinkageAttributes \"f\" Export\n\
        %float = OpTypeFloat 32\n%type = OpTypeFunction %float %float\n\
        %g = OpFunction %float DontInline %type\n%y = OpFunctionParameter %float\n%m = OpLabel\nOpReturnValue %y\nOpFunctionEnd\n\
        %f = OpFunction %float None %type\n%x = OpFunctionParameter %float\n%l = OpLabel\n\
        %a = OpFunctionCall %float %g %x\n%b = OpExtInst %float %std cos %a\nOpReturnValue %b\nOpFunctionEnd\n";
    let text = read(&folder, &[], assembly);
    let group = |part: &str| {
        let line = text.lines().find(|line| line.contains(part)).unwrap_or_else(|| panic!("{part}\n{text}"));
        let number = line.rsplit('#').next().unwrap();
        text.lines().find(|line| line.starts_with(&format!("attributes #{number} "))).unwrap().to_owned()
    };
    assert!(group("call spir_func float @g(").ends_with("{ noinline nounwind }"), "{text}");
    // That a function of OpenCL.std touches no memory its declaration says alone.
    assert!(group("call spir_func float @_Z3cosf(").ends_with("{ nounwind }"), "{text}");
    assert!(group("declare spir_func float @_Z3cosf(").ends_with("{ nounwind memory(none) }"), "{text}");
}

#[apply(case)]
fn structures_are_returned_to_where_they_are_stored() {
    let folder = folder("reverse_stored");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpName %st \"st\"\nOpName %v \"v\"\nOpDecorate %f LinkageAttributes \"f\" Export\n\
        %uint = OpTypeInt 32 0\n%st = OpTypeStruct %uint %uint\n%ptr = OpTypePointer Function %st\n%type = OpTypeFunction %uint %uint\n\
        %f = OpFunction %uint None %type\n%a = OpFunctionParameter %uint\n%l = OpLabel\n%v = OpVariable %ptr Function\n\
        %b = OpUMulExtended %st %a %a\nOpStore %v %b Aligned 4\n%c = OpSMulExtended %st %a %a\nOpStore %v %c Volatile\n\
        %d = OpUMulExtended %st %a %a\nOpStore %v %d\n%e = OpCompositeExtract %uint %d 1\nOpReturnValue %e\nOpFunctionEnd\n";
    for environment in ["CL1.2", "SPV-IR"] {
        let text = read(&folder, &[&format!("--spirv-target-env={environment}")], assembly);
        // A structure is aligned as LLVM prefers.
        let parts = [
            "%v = alloca %st, align 8",
            "@_Z20__spirv_UMulExtendedii(ptr sret(%st) %v, i32 %0, i32 %0)",
            "@_Z20__spirv_SMulExtendedii(ptr sret(%st) %2, i32 %0, i32 %0)",
            "load %st, ptr %2, align 4",
            "store volatile %st",
            "@_Z20__spirv_UMulExtendedii(ptr sret(%st) %v, i32 %0, i32 %0)",
            "load %st, ptr %v, align 4",
            "extractvalue %st",
        ];
        in_order(&text, &parts);
        assert_eq!(text.matches("store ").count(), 1, "{text}");
    }
}

#[apply(case)]
fn pointers_become_vectors_by_way_of_integers() {
    let folder = folder("reverse_pointer_vectors");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpDecorate %f LinkageAttributes \"f\" Export\n%uint = OpTypeInt 32 0\n%v2 = OpTypeVector %uint 2\n\
        %ptr = OpTypePointer CrossWorkgroup %uint\n%type = OpTypeFunction %ptr %ptr\n%f = OpFunction %ptr None %type\n\
        %p = OpFunctionParameter %ptr\n%l = OpLabel\n%a = OpBitcast %v2 %p\n%b = OpBitcast %ptr %a\nOpReturnValue %b\nOpFunctionEnd\n";
    let text = read(&folder, &[], assembly);
    let parts = [
        "ptrtoint ptr addrspace(1) %0 to i64",
        "bitcast i64 %2 to <2 x i32>",
        "bitcast <2 x i32> %3 to i64",
        "inttoptr i64 %4 to ptr addrspace(1)",
    ];
    in_order(&text, &parts);
}

#[apply(case)]
fn sums_with_carry_are_structures_without_names() {
    let folder = folder("reverse_carry");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpName %st \"st\"\nOpName %r \"r\"\nOpDecorate %f LinkageAttributes \"f\" Export\nOpDecorate %g LinkageAttributes \"g\" Export\n\
        %uint = OpTypeInt 32 0\n%st = OpTypeStruct %uint %uint\n%ptr = OpTypePointer CrossWorkgroup %st\n\
        %type = OpTypeFunction %uint %uint %ptr\n%other = OpTypeFunction %st %uint\n\
        %f = OpFunction %uint None %type\n%a = OpFunctionParameter %uint\n%p = OpFunctionParameter %ptr\n%l = OpLabel\n\
        %r = OpIAddCarry %st %a %a\nOpStore %p %r Aligned 4\n%c = OpCompositeExtract %uint %r 1\nOpReturnValue %c\nOpFunctionEnd\n\
        %g = OpFunction %st None %other\n%b = OpFunctionParameter %uint\n%m = OpLabel\n\
        %s = OpISubBorrow %st %b %b\nOpReturnValue %s\nOpFunctionEnd\n";
    let text = read(&folder, &[], assembly);
    let parts = [
        "@llvm.uadd.with.overflow.i32(i32 %0, i32 %0)",
        "extractvalue { i32, i1 } %3, 0",
        "extractvalue { i32, i1 } %3, 1",
        "zext i1 %5 to i32",
        "insertvalue { i32, i32 } poison, i32 %4, 0",
        "%r = insertvalue { i32, i32 } %7, i32 %6, 1",
        "store { i32, i32 } %r, ptr addrspace(1) %1, align 4",
        "extractvalue { i32, i32 } %r, 1",
        "ret i32",
        "@llvm.usub.with.overflow.i32(i32 %0, i32 %0)",
        "insertvalue { i32, i32 }",
        "ret %st",
    ];
    in_order(&text, &parts);
}

#[apply(case)]
fn structures_of_one_name_stay_apart() {
    let folder = folder("reverse_structure_names");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpName %a \"s\"\nOpName %b \"s\"\nOpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n\
        %float = OpTypeFloat 32\n%a = OpTypeStruct %uint\n%b = OpTypeStruct %float\n%c = OpTypeStruct %uint %uint\n%d = OpTypeStruct %float %uint\n\
        %type = OpTypeFunction %void %a %b %c %d\n%f = OpFunction %void None %type\n%p = OpFunctionParameter %a\n\
        %q = OpFunctionParameter %b\n%r = OpFunctionParameter %c\n%s = OpFunctionParameter %d\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n";
    let text = read(&folder, &[], assembly);
    let parts = [
        "%s = type { i32 }",
        "%s.0 = type { float }",
        "%structtype = type { i32, i32 }",
        "%structtype.1 = type { float, i32 }",
        "@f(%s %0, %s.0 %1, %structtype %2, %structtype.1 %3)",
    ];
    in_order(&text, &parts);
}

#[apply(case)]
fn parameters_of_wrappers_tell_about_those_of_the_kernel() {
    let assembly = format!(
        "{HEAD}{MODEL}OpEntryPoint Kernel %wrapper \"k\"\nOpDecorate %k LinkageAttributes \"k\" Export\nOpDecorate %p Alignment 4\n\
         OpDecorate %outer Volatile\nOpDecorate %other FuncParamAttr NoAlias\n{TYPES}\
         %pointer = OpTypePointer CrossWorkgroup %uint\n%fn = OpTypeFunction %void %pointer %pointer\n\
         %k = OpFunction %void None %fn\n%p = OpFunctionParameter %pointer\n%q = OpFunctionParameter %pointer\n\
         %l = OpLabel\nOpReturn\nOpFunctionEnd\n\
         %wrapper = OpFunction %void None %fn\n%outer = OpFunctionParameter %pointer\n%other = OpFunctionParameter %pointer\n\
         %m = OpLabel\n%c = OpFunctionCall %void %k %outer %other\nOpReturn\nOpFunctionEnd\n"
    );
    let text = read(&folder("shape_wrappers"), &[], &assembly);
    in_order(
        &text,
        &[
            "define spir_kernel void @k(ptr addrspace(1) align 4 %0, ptr addrspace(1) noalias %1)",
            "= !{i32 21}",
            "= !{i32 44, i32 4}",
            "= !{i32 38, i32 4}",
            "!{!\"volatile\", !\"restrict\"}",
        ],
    );
    assert_eq!(text.matches("define").count(), 1, "{text}");
}
