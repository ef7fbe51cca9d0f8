//! A builtin computes the same under its OpenCL C name and its SPIR-V friendly name.

use super::fixture::{calls, pure_functions, show};
use crate::executor::Program;
use crate::executor::compare::elements_difference;

/// Result type, OpenCL C name, SPIR-V friendly name, parameters' types.
const SAME_ARGUMENTS: &[(&str, &str, &str, &[&str])] = &[
    ("i32", "_Z5clampiii", "_Z19__spirv_ocl_s_clampiii", &["i32", "i32", "i32"]),
    ("i32", "_Z5clampjjj", "_Z19__spirv_ocl_u_clampjjj", &["i32", "i32", "i32"]),
    ("i16", "_Z3maxtt", "_Z17__spirv_ocl_u_maxtt", &["i16", "i16"]),
    ("i64", "_Z7mad_satlll", "_Z21__spirv_ocl_s_mad_satlll", &["i64", "i64", "i64"]),
    ("i64", "_Z6mul_himm", "_Z20__spirv_ocl_u_mul_himm", &["i64", "i64"]),
    ("i8", "_Z7sub_sathh", "_Z21__spirv_ocl_u_sub_sathh", &["i8", "i8"]),
    ("i32", "_Z3absi", "_Z17__spirv_ocl_s_absi", &["i32"]),
    ("i32", "_Z8abs_diffii", "_Z22__spirv_ocl_s_abs_diffii", &["i32", "i32"]),
    ("i32", "_Z3clzj", "_Z15__spirv_ocl_clzi", &["i32"]),
    ("i32", "_Z6rotatejj", "_Z18__spirv_ocl_rotateii", &["i32", "i32"]),
    ("i64", "_Z8upsampleij", "_Z22__spirv_ocl_s_upsampleij", &["i32", "i32"]),
    ("i32", "_Z8popcountj", "_Z16__spirv_BitCounti", &["i32"]),
    ("i32", "_Z8popcountj", "_Z20__spirv_ocl_popcounti", &["i32"]),
    ("i32", "_Z9bitselectiii", "_Z21__spirv_ocl_bitselectiii", &["i32", "i32", "i32"]),
    (
        "<4 x i32>",
        "_Z6selectDv4_iS_S_",
        "_Z18__spirv_ocl_selectDv4_iS_S_",
        &["<4 x i32>", "<4 x i32>", "<4 x i32>"],
    ),
    ("<4 x i32>", "_Z7add_satDv4_iS_", "_Z21__spirv_ocl_s_add_satDv4_iS_", &["<4 x i32>", "<4 x i32>"]),
    ("<4 x i32>", "_Z7shuffleDv4_jS_", "_Z19__spirv_ocl_shuffleDv4_iDv4_j", &["<4 x i32>", "<4 x i32>"]),
    ("float", "_Z3fmafff", "_Z15__spirv_ocl_fmafff", &["float", "float", "float"]),
    ("float", "_Z3madfff", "_Z15__spirv_ocl_madfff", &["float", "float", "float"]),
    ("float", "_Z5clampfff", "_Z18__spirv_ocl_fclampfff", &["float", "float", "float"]),
    ("float", "_Z4fmaxff", "_Z16__spirv_ocl_fmaxff", &["float", "float"]),
    ("float", "_Z3minff", "_Z23__spirv_ocl_fmin_commonff", &["float", "float"]),
    ("float", "_Z5ldexpfi", "_Z17__spirv_ocl_ldexpfi", &["float", "i32"]),
    ("float", "_Z3sinf", "_Z15__spirv_ocl_sinf", &["float"]),
    ("float", "_Z10native_expf", "_Z22__spirv_ocl_native_expf", &["float"]),
    ("float", "_Z9half_sqrtf", "_Z21__spirv_ocl_half_sqrtf", &["float"]),
    ("float", "_Z3dotDv4_fS_", "_Z11__spirv_DotDv4_fS_", &["<4 x float>", "<4 x float>"]),
    ("<4 x float>", "_Z5crossDv4_fS_", "_Z17__spirv_ocl_crossDv4_fS_", &["<4 x float>", "<4 x float>"]),
    ("float", "_Z6lengthDv4_f", "_Z18__spirv_ocl_lengthDv4_f", &["<4 x float>"]),
    ("i32", "_Z5isnanf", "_Z13__spirv_IsNanf", &["float"]),
    ("i32", "_Z8isnormald", "_Z16__spirv_IsNormald", &["double"]),
    ("i32", "_Z7signbitf", "_Z18__spirv_SignBitSetf", &["float"]),
    ("i32", "_Z7isequalff", "_Z17__spirv_FOrdEqualff", &["float", "float"]),
    ("i32", "_Z10isnotequalff", "_Z22__spirv_FUnordNotEqualff", &["float", "float"]),
    ("i32", "_Z13islessgreaterff", "_Z21__spirv_LessOrGreaterff", &["float", "float"]),
    ("<4 x i32>", "_Z11isunorderedDv4_fS_", "_Z17__spirv_UnorderedDv4_fS_", &["<4 x float>", "<4 x float>"]),
    ("i32", "_Z3anyDv4_i", "_Z11__spirv_AnyDv4_i", &["<4 x i32>"]),
    ("i32", "_Z19convert_int_sat_rtef", "_Z32__spirv_ConvertFToS_Rint_sat_rtef", &["float"]),
    ("i8", "_Z21convert_uchar_sat_rtzf", "_Z34__spirv_ConvertFToU_Ruchar_sat_rtzf", &["float"]),
    ("float", "_Z17convert_float_rtpl", "_Z30__spirv_ConvertSToF_Rfloat_rtpl", &["i64"]),
    ("float", "_Z17convert_float_rtnm", "_Z30__spirv_ConvertUToF_Rfloat_rtnm", &["i64"]),
    ("float", "_Z17convert_float_rtzd", "_Z27__spirv_FConvert_Rfloat_rtzd", &["double"]),
    ("half", "_Z16convert_half_rtpf", "_Z26__spirv_FConvert_Rhalf_rtpf", &["float"]),
    ("i8", "_Z16convert_char_sati", "_Z26__spirv_SConvert_Rchar_sati", &["i32"]),
    ("i8", "_Z17convert_uchar_satj", "_Z27__spirv_UConvert_Ruchar_satj", &["i32"]),
    ("i16", "_Z18convert_ushort_sati", "_Z30__spirv_SatConvertSToU_Rushorti", &["i32"]),
    ("i16", "_Z17convert_short_satj", "_Z29__spirv_SatConvertUToS_Rshortj", &["i32"]),
    ("i32", "_Z23bitfield_extract_signedijj", "_Z24__spirv_BitFieldSExtractijj", &["i32", "i32", "i32"]),
];

/// Two bodies that must compute the same: with memory, or with arguments in another order. Parameters are `i32 %x, i32 %y, float %f`.
const SAME_RESULTS: &[(&str, &str, &[&str])] = &[
    (
        "%r = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %g, i32 %y)",
        "%r = call i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %g, i32 2, i32 512, i32 %y)",
        &[
            "i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)",
            "i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)",
        ],
    ),
    (
        "%r = call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) %g, i32 %y)",
        "%r = call i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1) %g, i32 2, i32 512, i32 %y)",
        &[
            "i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1), i32)",
            "i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1), i32, i32, i32)",
        ],
    ),
    (
        "%r = call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) %g, i32 %y)",
        "%r = call i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1) %g, i32 2, i32 512, i32 %y)",
        &[
            "i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1), i32)",
            "i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1), i32, i32, i32)",
        ],
    ),
    (
        "%r = call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %g, i32 %x, i32 %y)",
        "%r = call i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %g, i32 2, i32 512, i32 512, i32 %y, i32 %x)",
        &[
            "i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32)",
            "i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)",
        ],
    ),
    (
        "%r = call i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) %g, i32 %y)",
        "%r = call i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1) %g, i32 2, i32 512, i32 %y)",
        &[
            "i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1), i32)",
            "i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1), i32, i32, i32)",
        ],
    ),
    (
        "%r = call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) %g)",
        "%r = call i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1) %g, i32 2, i32 512)",
        &[
            "i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))",
            "i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1), i32, i32)",
        ],
    ),
    (
        "call void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) %n, i32 %y)\n\
         %r = call i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) %n)",
        "call void @_Z19__spirv_AtomicStorePU3AS4iiii(ptr addrspace(4) %n, i32 1, i32 16, i32 %y)\n\
         %r = call i32 @_Z18__spirv_AtomicLoadPU3AS4iii(ptr addrspace(4) %n, i32 1, i32 16)",
        &[
            "void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4), i32)",
            "i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4))",
            "void @_Z19__spirv_AtomicStorePU3AS4iiii(ptr addrspace(4), i32, i32, i32)",
            "i32 @_Z18__spirv_AtomicLoadPU3AS4iii(ptr addrspace(4), i32, i32)",
        ],
    ),
    (
        "%v = call <2 x i32> @_Z6vload2mPU3AS1Ki(i64 0, ptr addrspace(1) %g)\n%r = extractelement <2 x i32> %v, i32 0",
        "%v = call <2 x i32> @_Z24__spirv_ocl_vloadn_Rint2mPU3AS1Kii(i64 0, ptr addrspace(1) %g, i32 2)\n\
         %r = extractelement <2 x i32> %v, i32 0",
        &[
            "<2 x i32> @_Z6vload2mPU3AS1Ki(i64, ptr addrspace(1))",
            "<2 x i32> @_Z24__spirv_ocl_vloadn_Rint2mPU3AS1Kii(i64, ptr addrspace(1), i32)",
        ],
    ),
    (
        "call void @_Z15vstore_half_rtpfmPU3AS1Dh(float %f, i64 1, ptr addrspace(1) %g)\n%r = add i32 0, 0",
        "call void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float %f, i64 1, ptr addrspace(1) %g, i32 2)\n%r = add i32 0, 0",
        &[
            "void @_Z15vstore_half_rtpfmPU3AS1Dh(float, i64, ptr addrspace(1))",
            "void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float, i64, ptr addrspace(1), i32)",
        ],
    ),
    (
        "%s = call float @_Z5frexpfPU3AS1i(float %f, ptr addrspace(1) %g)\n%r = bitcast float %s to i32",
        "%s = call float @_Z17__spirv_ocl_frexpfPU3AS1i(float %f, ptr addrspace(1) %g)\n%r = bitcast float %s to i32",
        &[
            "float @_Z5frexpfPU3AS1i(float, ptr addrspace(1))",
            "float @_Z17__spirv_ocl_frexpfPU3AS1i(float, ptr addrspace(1))",
        ],
    ),
];

fn check(text: &str) {
    let program = Program::load(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let functions = pure_functions(&program);
    let opencl = functions.iter().find(|function| function.name == "opencl").unwrap();
    let element = opencl.result.shape.unwrap().element;
    for arguments in calls(opencl) {
        let results = ["opencl", "friendly"].map(|name| program.run_function(name, &arguments).unwrap());
        if let Some(difference) = elements_difference(element, &results[0], &results[1]) {
            panic!("{}: {difference}\n{text}", show(opencl, &arguments));
        }
    }
}

#[apply(case)]
fn both_names_compute_the_same() {
    for (result, opencl, friendly, parameters) in SAME_ARGUMENTS {
        let types = parameters.join(", ");
        let given: Vec<_> =
            parameters.iter().zip(["%a", "%b", "%c"]).map(|(ty, name)| format!("{ty} {name}")).collect();
        let given = given.join(", ");
        let function = |name: &str, callee: &str| {
            format!(
                "define {result} @{name}({given}) {{\n%r = call {result} @{callee}({given})\nret {result} %r\n}}\n"
            )
        };
        check(&format!(
            "declare {result} @{opencl}({types})\ndeclare {result} @{friendly}({types})\n{}{}",
            function("opencl", opencl),
            function("friendly", friendly)
        ));
    }
}

#[apply(case)]
fn both_names_do_the_same_to_memory() {
    for (opencl, friendly, declarations) in SAME_RESULTS {
        let declarations: String =
            declarations.iter().map(|declaration| format!("declare {declaration}\n")).collect();
        // What is in memory behind the call counts, too.
        let function = |name: &str, body: &str| {
            format!(
                "define i64 @{name}(i32 %x, i32 %y, float %f) {{\n%m = alloca [4 x i32], align 16\n\
                 %g = addrspacecast ptr %m to ptr addrspace(1)\n%n = addrspacecast ptr %m to ptr addrspace(4)\n\
                 store <4 x i32> <i32 1, i32 -2, i32 3, i32 -4>, ptr %m\nstore i32 %x, ptr %m\n{body}\n\
                 %w = load i64, ptr %m\n%e = zext i32 %r to i64\n%p = mul i64 %e, 1000003\n%k = xor i64 %w, %p\nret i64 %k\n}}\n"
            )
        };
        check(&format!("{declarations}{}{}", function("opencl", opencl), function("friendly", friendly)));
    }
}

#[apply(case)]
fn builtin_variables_are_the_work_item_functions() {
    let queries = [
        ("_Z13get_global_idj", "_Z33__spirv_BuiltInGlobalInvocationIdi"),
        ("_Z12get_local_idj", "_Z32__spirv_BuiltInLocalInvocationIdi"),
        ("_Z12get_group_idj", "_Z26__spirv_BuiltInWorkgroupIdi"),
        ("_Z14get_num_groupsj", "_Z28__spirv_BuiltInNumWorkgroupsi"),
        ("_Z14get_local_sizej", "_Z28__spirv_BuiltInWorkgroupSizei"),
        ("_Z15get_global_sizej", "_Z25__spirv_BuiltInGlobalSizei"),
    ];
    use crate::executor::{Argument, IndexSpace};
    for (opencl, friendly) in queries {
        let kernel = |name: &str, callee: &str| {
            format!(
                "define spir_kernel void @{name}(ptr addrspace(1) %out) {{\n\
                 %x = call i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)\n\
                 %y = call i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1)\n%row = mul i64 %y, 6\n%i = add i64 %row, %x\n\
                 %a = call i64 @{callee}(i32 0)\n%b = call i64 @{callee}(i32 1)\n%c = call i64 @{callee}(i32 5)\n\
                 %b1 = mul i64 %b, 100\n%c1 = mul i64 %c, 10000\n%ab = add i64 %a, %b1\n%abc = add i64 %ab, %c1\n\
                 %p = getelementptr i64, ptr addrspace(1) %out, i64 %i\nstore i64 %abc, ptr addrspace(1) %p\nret void\n}}\n"
            )
        };
        let mut declared = format!("declare i64 @{opencl}(i32)\ndeclare i64 @{friendly}(i32)\n");
        if !friendly.contains("GlobalInvocationId") {
            declared += "declare i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)\n";
        }
        let text = format!("{declared}{}{}", kernel("opencl", opencl), kernel("friendly", friendly));
        let program = Program::load(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let [left, right] = ["opencl", "friendly"].map(|name| {
            let mut arguments = vec![Argument::Buffer(vec![0; 6 * 4 * 8])];
            program.run_kernel(name, &mut arguments, IndexSpace::new([6, 4, 1], [3, 2, 1])).unwrap();
            arguments
        });
        assert_eq!(left, right, "{opencl}");
    }
}

#[apply(case)]
fn builtin_variables_can_be_global_variables() {
    use crate::executor::{Argument, IndexSpace};
    let text = "@__spirv_BuiltInGlobalInvocationId = external addrspace(7) constant <3 x i64>\n\
        @__spirv_BuiltInGlobalLinearId = external addrspace(7) global i64\n\
        declare void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %out) {\n\
        %before = load i64, ptr addrspace(7) @__spirv_BuiltInGlobalLinearId\n\
        call void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)\n\
        %i = load i64, ptr addrspace(7) @__spirv_BuiltInGlobalLinearId\n\
        %v = load <3 x i64>, ptr addrspace(7) @__spirv_BuiltInGlobalInvocationId\n\
        %y = extractelement <3 x i64> %v, i32 1\n%m = mul i64 %before, 10\n%s = add i64 %m, %y\n\
        %p = getelementptr i64, ptr addrspace(1) %out, i64 %i\nstore i64 %s, ptr addrspace(1) %p\nret void\n}\n";
    let program = Program::load(text.as_bytes()).unwrap();
    let mut arguments = vec![Argument::Buffer(vec![0; 8 * 8])];
    program.run_kernel("k", &mut arguments, IndexSpace::new([4, 2, 1], [2, 2, 1])).unwrap();
    let expected: Vec<u8> = (0..8u64).flat_map(|i| (i * 10 + i / 4).to_le_bytes()).collect();
    assert_eq!(arguments, [Argument::Buffer(expected)]);
}

#[apply(case)]
fn opcodes_with_two_results_write_both() {
    let rows = [
        ("_Z20__spirv_UMulExtendedii", 0xffff_ffffu32, 3u32, 0xffff_fffdu32, 2u32),
        ("_Z20__spirv_SMulExtendedii", 0xffff_ffff, 3, 0xffff_fffd, 0xffff_ffff),
        ("_Z17__spirv_IAddCarryii", 0xffff_fff0, 0x20, 0x10, 1),
        ("_Z18__spirv_ISubBorrowii", 1, 2, 0xffff_ffff, 1),
    ];
    for (name, a, b, low, high) in rows {
        let text = format!(
            "%pair = type {{ i32, i32 }}\ndeclare void @{name}(ptr sret(%pair), i32, i32)\n\
             define i64 @f(i32 %a, i32 %b) {{\n%p = alloca %pair\n\
             call void @{name}(ptr sret(%pair) %p, i32 %a, i32 %b)\n%r = load i64, ptr %p\nret i64 %r\n}}\n"
        );
        let program = Program::load(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let result = program.run_function("f", &[a, b].map(|x| x.to_le_bytes().to_vec())).unwrap();
        assert_eq!(result, [low.to_le_bytes(), high.to_le_bytes()].concat(), "{name}");
    }
}

#[apply(case)]
fn what_has_no_meaning_is_refused_by_name() {
    let text = "declare i32 @_Z7mystery5thing(i32)\ndefine i32 @f(i32 %x) {\n%r = call i32 @_Z7mystery5thing(i32 %x)\nret i32 %r\n}\n";
    let message = Program::load(text.as_bytes()).err().expect("it is refused").to_string();
    assert!(message.contains("_Z7mystery5thing"), "{message}");
}

#[apply(case)]
fn functions_of_the_c_library_are_found() {
    let text = "define double @f(double %x, double %y) {\n%r = frem double %x, %y\nret double %r\n}\n\
                define half @g(double %x) {\n%r = fptrunc double %x to half\nret half %r\n}\n";
    let program = Program::load(text.as_bytes()).unwrap();
    let result =
        program.run_function("f", &[7.5f64.to_le_bytes().to_vec(), 2f64.to_le_bytes().to_vec()]).unwrap();
    assert_eq!(result, 1.5f64.to_le_bytes());
    let result = program.run_function("g", &[(-1.5f64).to_le_bytes().to_vec()]).unwrap();
    assert_eq!(result, 0xbe00u16.to_le_bytes());
}
