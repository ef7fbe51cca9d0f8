//! Expected expansions of calls, by family.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod fake;

use fake::Fake;

/// Checks the expansion of a call of a mangled name; some arguments are constants.
#[track_caller]
fn expands(name: &str, constants: &[(usize, u64)], result: &str, expected: &[&str]) {
    let mut fake = Fake::new();
    let value = fake.call(name, &[], constants, result).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(fake.text(value), expected.join("\n"), "{name}");
}

/// Checks the expansion of a call of an unmangled name.
#[track_caller]
fn plain(name: &str, types: &[&str], constants: &[(usize, u64)], result: &str, expected: &[&str]) {
    let mut fake = Fake::new();
    let value = fake.call(name, types, constants, result).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(fake.text(value), expected.join("\n"), "{name}");
}

#[track_caller]
fn refused(name: &str, constants: &[(usize, u64)], result: &str, expected: &str) {
    let error = Fake::new().call(name, &[], constants, result);
    let message = error.map_or_else(|error| error.to_string(), |value| format!("{value:?}"));
    assert!(message.contains(expected), "{message}");
}

#[test]
fn work_item_functions_read_components() {
    let load = "%1 = builtin.GlobalInvocationId v3i64";
    expands("_Z13get_global_idj", &[(0, 2)], "long", &[load, "%2 = CompositeExtract i64 %1 #2", "= %2"]);
    expands("_Z13get_global_idj", &[(0, 3)], "long", &["= 0"]);
    expands("_Z15get_global_sizej", &[(0, 7)], "long", &["= 1"]);
    expands(
        "_Z13get_global_idj",
        &[],
        "long",
        &[
            load,
            "%2 = ULessThan bool a0 3",
            "%3 = Select i32 %2 a0 0",
            "%4 = VectorExtractDynamic i64 %1 %3",
            "%5 = Select i64 %2 %4 0",
            "= %5",
        ],
    );
    expands("_Z12get_work_dimv", &[], "int", &["%1 = builtin.WorkDim i32", "= %1"]);
    expands("_Z21get_sub_group_eq_maskv", &[], "int4", &["%1 = builtin.SubgroupEqMaskKHR v4i32", "= %1"]);
    let narrow = ["%1 = builtin.GlobalLinearId i64", "%2 = UConvert i32 %1", "= %2"];
    expands("_Z20get_global_linear_idv", &[], "int", &narrow);
}

#[test]
fn scalars_spread_over_lanes() {
    expands("_Z3cosf", &[], "float", &["%1 = ext.cos f32 a0", "= %1"]);
    let splat = ["%1 = CompositeConstruct v4f32 a1 a1 a1 a1", "%2 = ext.fmax v4f32 a0 %1", "= %2"];
    expands("_Z4fmaxDv4_ff", &[], "float4", &splat);
    expands("_Z3maxDv4_fS_", &[], "float4", &["%1 = ext.fmax v4f32 a0 a1", "= %1"]);
    let step = ["%1 = CompositeConstruct v2f32 a0 a0", "%2 = ext.step v2f32 %1 a1", "= %2"];
    expands("_Z4stepfDv2_f", &[], "float2", &step);
    let ldexp = ["%1 = CompositeConstruct v2i32 a1 a1", "%2 = ext.ldexp v2f32 a0 %1", "= %2"];
    expands("_Z5ldexpDv2_fi", &[], "float2", &ldexp);
    expands("_Z3dotff", &[], "float", &["%1 = FMul f32 a0 a1", "= %1"]);
    expands("_Z3dotDv3_fS_", &[], "float", &["%1 = Dot f32 a0 a1", "= %1"]);
    expands("_Z5fractfPU3AS4f", &[], "float", &["%1 = ext.fract f32 a0 a1", "= %1"]);
}

#[test]
fn signs_choose_the_instruction() {
    expands("_Z3minii", &[], "int", &["%1 = ext.s_min i32 a0 a1", "= %1"]);
    expands("_Z3minjj", &[], "int", &["%1 = ext.u_min i32 a0 a1", "= %1"]);
    expands("_Z8upsamplech", &[], "short", &["%1 = ext.s_upsample i16 a0 a1", "= %1"]);
    expands("_Z8popcountj", &[], "int", &["%1 = BitCount i32 a0", "= %1"]);
    expands("_Z3dotDv4_hDv4_c", &[], "int", &["%1 = SUDot i32 a1 a0", "= %1"]);
    expands("_Z21dot_4x8packed_uu_uintjj", &[], "int", &["%1 = UDot i32 a0 a1 #0", "= %1"]);
    let accumulated = ["%1 = SDot i32 a0 a1", "%2 = IAdd i32 %1 a2", "= %2"];
    expands("_Z11arm_dot_accDv4_cS_i", &[], "int", &accumulated);
}

#[test]
fn truth_is_one_or_all_bits() {
    let scalar = ["%1 = FOrdLessThan bool a0 a1", "%2 = Select i32 %1 1 0", "= %2"];
    expands("_Z6islessff", &[], "int", &scalar);
    let vector = [
        "%1 = IsNan v2bool a0".to_owned(),
        format!("%2 = Select v2i64 %1 <2 x {}> <2 x 0>", u64::MAX),
        "= %2".to_owned(),
    ];
    expands("_Z5isnanDv2_d", &[], "long2", &vector.each_ref().map(String::as_str));
    let any = ["%1 = SLessThan v4bool a0 <4 x 0>", "%2 = Any bool %1", "%3 = Select i32 %2 1 0", "= %3"];
    expands("_Z3anyDv4_i", &[], "int", &any);
    let any_scalar = ["%1 = SLessThan bool a0 0", "%2 = Select i32 %1 1 0", "= %2"];
    expands("_Z3anyi", &[], "int", &any_scalar);
    expands("_Z14is_valid_event12ocl_clkevent", &[], "bool", &["%1 = IsValidEvent bool a0", "= %1"]);
}

#[test]
fn conversions_follow_the_name_and_the_source() {
    expands("_Z14convert_float4Dv4_f", &[], "float4", &["= a0"]);
    expands("_Z12convert_uinti", &[], "int", &["= a0"]);
    expands("_Z16convert_uint_sati", &[], "int", &["%1 = SatConvertSToU i32 a0", "= %1"]);
    expands("_Z13convert_uchari", &[], "uchar", &["%1 = SConvert i8 a0", "= %1"]);
    expands("_Z12convert_longj", &[], "long", &["%1 = UConvert i64 a0", "= %1"]);
    let saturated = ["%1 = UConvert i8 a0", "Decorate %1 #28", "= %1"];
    expands("_Z17convert_uchar_satj", &[], "uchar", &saturated);
    let rounded = ["%1 = ConvertFToU v4i8 a0", "Decorate %1 #28", "Decorate %1 #39 #0", "= %1"];
    expands("_Z22convert_uchar4_sat_rteDv4_f", &[], "uchar4", &rounded);
    let half = ["%1 = FConvert f16 a0", "Decorate %1 #39 #1", "= %1"];
    expands("_Z16convert_half_rtzf", &[], "half", &half);
    expands("_Z6as_intf", &[], "int", &["%1 = Bitcast i32 a0", "= %1"]);
    refused("_Z12convert_int4Dv2_f", &[], "int4", "2 become 4");
}

#[test]
fn vector_loads_tell_their_length() {
    expands("_Z6vload3mPU3AS1Kf", &[], "float3", &["%1 = ext.vloadn v3f32 a0 a1 #3", "= %1"]);
    expands("_Z7vstore4Dv4_fmPU3AS1f", &[], "void", &["%1 = ext.vstoren void a0 a1 a2"]);
    expands("_Z10vload_halfmPU3AS1KDh", &[], "float", &["%1 = ext.vload_half f32 a0 a1", "= %1"]);
    let rounded = ["%1 = ext.vstorea_halfn_r void a0 a1 a2 #3"];
    expands("_Z17vstorea_half2_rtnDv2_fmPU3AS1Dh", &[], "void", &rounded);
    let copy = ["%1 = GroupAsyncCopy event 2 a0 a1 a2 1 a3", "= %1"];
    expands("_Z21async_work_group_copyPU3AS3cPU3AS1Kcm9ocl_event", &[], "ocl_event", &copy);
    expands("_Z8prefetchPU3AS1Kfm", &[], "void", &["%1 = ext.prefetch void a0 a1"]);
    expands("_Z17wait_group_eventsiPU3AS49ocl_event", &[], "void", &["GroupWaitEvents 2 a0 a1"]);
}

#[test]
fn barriers_and_fences_translate_flags() {
    for (flags, semantics) in [(1, 272), (2, 528), (3, 784), (4, 2064), (0, 0)] {
        expands("_Z7barrierj", &[(0, flags)], "void", &[&format!("ControlBarrier 2 2 {semantics}")]);
    }
    let device = &[(0, 1), (1, 2)];
    expands("_Z18work_group_barrierj12memory_scope", device, "void", &["ControlBarrier 2 1 272"]);
    expands("_Z17sub_group_barrierj", &[(0, 2)], "void", &["ControlBarrier 3 2 528"]);
    expands("_Z9mem_fencej", &[(0, 1)], "void", &["MemoryBarrier 2 264"]);
    expands("_Z14read_mem_fencej", &[(0, 2)], "void", &["MemoryBarrier 2 514"]);
    let fence = "_Z22atomic_work_item_fencej12memory_order12memory_scope";
    expands(fence, &[(0, 2), (1, 4), (2, 2)], "void", &["MemoryBarrier 1 520"]);
    expands("_Z29intel_work_group_barrier_waitj", &[(0, 1)], "void", &["ControlBarrierWaitEXT 2 2 258"]);
    refused(fence, &[(0, 2), (1, 1), (2, 2)], "void", "1 is no memory_order");
    refused(fence, &[(0, 2), (1, 4), (2, 9)], "void", "9 is no memory_scope");
}

#[test]
fn what_is_not_constant_is_computed() {
    expands(
        "_Z18work_group_barrierj12memory_scope",
        &[],
        "void",
        &[
            "%1 = ShiftLeftLogical i32 a1 2",
            "%2 = ShiftRightLogical i32 196900 %1",
            "%3 = BitwiseAnd i32 %2 15",
            "%4 = BitwiseAnd i32 a0 3",
            "%5 = ShiftLeftLogical i32 %4 8",
            "%6 = BitwiseAnd i32 a0 4",
            "%7 = ShiftLeftLogical i32 %6 9",
            "%8 = BitwiseOr i32 %5 %7",
            "%9 = INotEqual bool %8 0",
            "%10 = Select i32 %9 16 0",
            "%11 = BitwiseOr i32 %10 %8",
            "ControlBarrier 2 %3 %11",
        ],
    );
    expands(
        "_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order",
        &[],
        "int",
        &[
            "%1 = ShiftLeftLogical i32 1 a1",
            "%2 = ShiftRightLogical i32 %1 1",
            "%3 = BitwiseAnd i32 %2 30",
            "%4 = BitwiseOr i32 %3 512",
            "%5 = AtomicLoad i32 a0 1 %4",
            "= %5",
        ],
    );
    let packed = 196_900u32;
    assert_eq!([0, 1, 2, 3, 4].map(|scope| packed >> (4 * scope) & 15), [4, 2, 1, 0, 3]);
    assert_eq!([0, 2, 3, 4, 5].map(|order| (1u32 << order) >> 1 & 30), [0, 2, 4, 8, 16]);
}

#[test]
fn legacy_atomics_are_relaxed_in_the_work_group() {
    expands("_Z10atomic_addPU3AS1Vii", &[], "int", &["%1 = AtomicIAdd i32 a0 2 512 a1", "= %1"]);
    expands("_Z8atom_incPU3AS3Vl", &[], "long", &["%1 = AtomicIIncrement i64 a0 2 256", "= %1"]);
    let exchange = ["%1 = AtomicCompareExchange i32 a0 2 512 512 a2 a1", "= %1"];
    expands("_Z14atomic_cmpxchgPU3AS1Viii", &[], "int", &exchange);
    expands("_Z10atomic_maxPU3AS1Vjj", &[], "int", &["%1 = AtomicUMax i32 a0 2 512 a1", "= %1"]);
    expands("_Z11atomic_xchgPU3AS1Vff", &[], "float", &["%1 = AtomicExchange f32 a0 2 512 a1", "= %1"]);
}

#[test]
fn c11_atomics_default_to_the_strongest() {
    let add = "_Z16atomic_fetch_addPU3AS4VU7_Atomicii";
    expands(add, &[], "int", &["%1 = AtomicIAdd i32 a0 1 784 a1", "= %1"]);
    let mut fake = Fake::new();
    let pointer = fake.argument("int*", 0);
    fake.origins.push((pointer, 5));
    let value = fake.call(add, &[], &[], "int").unwrap();
    assert_eq!(fake.text(value), "%1 = AtomicIAdd i32 a0 1 528 a1\n= %1");

    let load = "_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope";
    expands(load, &[(1, 2), (2, 1)], "int", &["%1 = AtomicLoad i32 a0 2 514", "= %1"]);
    let sub = ["%1 = FNegate f32 a1", "%2 = AtomicFAddEXT f32 a0 1 528 %1", "= %2"];
    expands("_Z16atomic_fetch_subPU3AS1VU7_Atomicff", &[], "float", &sub);
    expands("_Z12atomic_storePU3AS1VU7_Atomicii", &[], "void", &["AtomicStore a0 1 528 a1"]);
    expands("_Z11atomic_initPU3AS1VU7_Atomicii", &[], "void", &["Store a0 a1 #2 #4"]);
    let flag = ["%1 = AtomicFlagTestAndSet bool a0 1 784", "= %1"];
    expands("_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici", &[], "bool", &flag);
}

#[test]
fn compare_exchange_writes_back() {
    expands(
        "_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii",
        &[],
        "bool",
        &[
            "%1 = Load i32 a1 #2 #4",
            "%2 = AtomicCompareExchange i32 a0 1 784 784 a2 %1",
            "Store a1 %2 #2 #4",
            "%3 = IEqual bool %2 %1",
            "= %3",
        ],
    );
    expands(
        "_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomicfPff12memory_order12memory_order12memory_scope",
        &[(3, 4), (4, 0), (5, 2)],
        "bool",
        &[
            "%1 = Load f32 a1 #2 #4",
            "%2 = Bitcast i32 %1",
            "%3 = Bitcast i32 a2",
            "%4 = Bitcast i32*5 a0",
            "%5 = AtomicCompareExchange i32 %4 1 520 512 %3 %2",
            "%6 = Bitcast f32 %5",
            "Store a1 %6 #2 #4",
            "%7 = IEqual bool %5 %2",
            "= %7",
        ],
    );
}

#[test]
fn groups_take_scope_and_operation_from_the_name() {
    let scan = ["%1 = GroupSMax i32 2 #1 a0", "= %1"];
    expands("_Z29work_group_scan_inclusive_maxi", &[], "int", &scan);
    expands("_Z20sub_group_reduce_addf", &[], "float", &["%1 = GroupFAdd f32 3 #0 a0", "= %1"]);
    let all = ["%1 = INotEqual bool a0 0", "%2 = GroupAll bool 2 %1", "%3 = Select i32 %2 1 0", "= %3"];
    expands("_Z14work_group_alli", &[], "int", &all);
    let broadcast = ["%1 = CompositeConstruct v2i64 a1 a2", "%2 = GroupBroadcast i32 2 a0 %1", "= %2"];
    expands("_Z20work_group_broadcastimm", &[], "int", &broadcast);
    let logical = [
        "%1 = INotEqual bool a0 0",
        "%2 = GroupNonUniformLogicalAnd bool 3 #3 %1 4",
        "%3 = Select i32 %2 1 0",
        "= %3",
    ];
    expands("_Z38sub_group_clustered_reduce_logical_andij", &[(1, 4)], "int", &logical);
    let count = ["%1 = GroupNonUniformBallotBitCount i32 3 #2 a0", "= %1"];
    expands("_Z31sub_group_ballot_exclusive_scanDv4_j", &[], "int", &count);
    let rotate = ["%1 = GroupNonUniformRotateKHR f32 3 a0 a1 a2", "= %1"];
    expands("_Z26sub_group_clustered_rotatefij", &[], "float", &rotate);
    let read = ["%1 = SubgroupBlockReadINTEL v4i16 a0", "= %1"];
    expands("_Z30intel_sub_group_block_read_us4PU3AS1Kt", &[], "short4", &read);
    let write = ["SubgroupImageBlockWriteINTEL a0 a1 a2"];
    expands("_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j", &[], "void", &write);
    let prefetch = ["SubgroupBlockPrefetchINTEL a0 8"];
    expands("_Z34intel_sub_group_block_prefetch_us4PU3AS1Kt", &[], "void", &prefetch);
}

#[test]
fn image_reads_name_their_operands() {
    let combined = "%1 = SampledImage sampled_image2d_ro a0 a1";
    let sampled = [combined, "%2 = ImageSampleExplicitLod v4f32 %1 a2 #2 0", "= %2"];
    expands("_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f", &[], "float4", &sampled);
    let gradients = [combined, "%2 = ImageSampleExplicitLod v4i32 %1 a2 #8196 a3 a4", "= %2"];
    expands("_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_fS1_S1_", &[], "uint4", &gradients);
    let volume = [
        "%1 = SampledImage sampled_image3d_ro a0 a1",
        "%2 = VectorShuffle v3f32 a3 a3 #0 #1 #2",
        "%3 = VectorShuffle v3f32 a4 a4 #0 #1 #2",
        "%4 = ImageSampleExplicitLod v4f32 %1 a2 #4 %2 %3",
        "= %4",
    ];
    expands("_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_", &[], "float4", &volume);
    let plain = ["%1 = ImageRead v4f32 a0 a1", "= %1"];
    expands("_Z11read_imagef14ocl_image2d_roDv2_i", &[], "float4", &plain);
    let signed = ["%1 = ImageRead v4i32 a0 a1 #4096", "= %1"];
    expands("_Z11read_imagei14ocl_image2d_roDv2_i", &[], "int4", &signed);
    let sample = ["%1 = ImageRead v4f32 a0 a1 #64 a2", "= %1"];
    expands("_Z11read_imagef19ocl_image2d_msaa_roDv2_ii", &[], "float4", &sample);
    let depth = [
        "%1 = SampledImage sampled_image2d_depth_ro a0 a1",
        "%2 = ImageSampleExplicitLod v4f32 %1 a2 #2 0",
        "%3 = CompositeExtract f32 %2 #0",
        "= %3",
    ];
    expands("_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f", &[], "float", &depth);
    let write = ["ImageWrite a0 a1 a3 #8194 a2"];
    expands("_Z13write_imageui14ocl_image2d_woDv2_iiDv4_j", &[], "void", &write);

    let mut older = Fake::new();
    older.newer = false;
    let value = older.call("_Z11read_imagei14ocl_image2d_roDv2_i", &[], &[], "int4");
    assert_eq!(older.text(value.unwrap_or_default()), "%1 = ImageRead v4i32 a0 a1\n= %1");
}

#[test]
fn image_sizes_are_parts_of_one_query() {
    let height = ["%1 = ImageQuerySizeLod v2i32 a0 0", "%2 = CompositeExtract i32 %1 #1", "= %2"];
    expands("_Z16get_image_height14ocl_image2d_ro", &[], "int", &height);
    let buffer = ["%1 = ImageQuerySize i32 a0", "= %1"];
    expands("_Z15get_image_width21ocl_image1d_buffer_ro", &[], "int", &buffer);
    let layers = ["%1 = ImageQuerySize v3i64 a0", "%2 = CompositeExtract i64 %1 #2", "= %2"];
    expands("_Z20get_image_array_size25ocl_image2d_array_msaa_ro", &[], "long", &layers);
    let volume =
        ["%1 = ImageQuerySizeLod v3i32 a0 0", "%2 = VectorShuffle v4i32 %1 null #0 #1 #2 #3", "= %2"];
    expands("_Z13get_image_dim14ocl_image3d_ro", &[], "int4", &volume);
    let array = ["%1 = ImageQuerySizeLod v3i32 a0 0", "%2 = VectorShuffle v2i32 %1 null #0 #1", "= %2"];
    expands("_Z13get_image_dim20ocl_image2d_array_ro", &[], "int2", &array);
    let order = ["%1 = ImageQueryOrder i32 a0", "%2 = IAdd i32 %1 4272", "= %2"];
    expands("_Z23get_image_channel_order14ocl_image2d_ro", &[], "int", &order);
    refused("_Z15get_image_depth14ocl_image2d_ro", &[], "int", "no such extent");
}

#[test]
fn names_without_mangling() {
    plain("printf", &["char*", "int", "double"], &[], "int", &["%1 = ext.printf i32 a0 a1 a2", "= %1"]);
    let cast = ["%1 = GenericCastToPtrExplicit i8*5 a0 #5", "%2 = Bitcast i8*8 %1", "= %2"];
    plain("__to_global", &["char*"], &[], "char*", &cast);
    let read = ["%1 = ReadPipe i32 a0 a1 a2 a3", "= %1"];
    plain("__read_pipe_2", &["ocl_pipe_ro", "char*", "int", "int"], &[], "int", &read);
    let commit = ["GroupCommitReadPipe 2 a0 a1 a2 a3"];
    plain(
        "__work_group_commit_read_pipe",
        &["ocl_pipe_ro", "ocl_reserveid", "int", "int"],
        &[],
        "void",
        &commit,
    );
}

#[test]
fn blocks_go_to_queues() {
    let basic = ["%1 = Load ndrange_t a2", "%2 = EnqueueKernel i32 a0 a1 %1 0 null null a3 a4 24 8", "= %2"];
    plain(
        "__enqueue_kernel_basic",
        &["ocl_queue", "int", "ndrange_t*", "kernel", "char*"],
        &[],
        "int",
        &basic,
    );
    let sizes = [
        "%1 = Load ndrange_t a2",
        "%2 = Bitcast i64*8 a9",
        "%3 = InBoundsPtrAccessChain i64*8 %2 0",
        "%4 = InBoundsPtrAccessChain i64*8 %2 1",
        "%5 = EnqueueKernel i32 a0 a1 %1 a3 a4 a5 a6 a7 24 8 %3 %4",
        "= %5",
    ];
    let types = [
        "ocl_queue",
        "int",
        "ndrange_t*",
        "int",
        "ocl_clkevent*",
        "ocl_clkevent*",
        "kernel",
        "char*",
        "int",
        "char*",
    ];
    plain("__enqueue_kernel_events_varargs", &types, &[(8, 2)], "int", &sizes);
    let query = ["%1 = Load ndrange_t a0", "%2 = GetKernelNDrangeSubGroupCount i32 %1 a1 a2 24 8", "= %2"];
    plain(
        "__get_kernel_sub_group_count_for_ndrange_impl",
        &["ndrange_t*", "kernel", "char*"],
        &[],
        "int",
        &query,
    );

    let mut fake = Fake::new();
    let value = fake.call("_Z10ndrange_1Dmm", &["ndrange_t*"], &[], "void").unwrap();
    assert_eq!(fake.text(value), "%1 = BuildNDRange ndrange_t a1 a2 0\nStore a0 %1");
    let mut fake = Fake::new();
    let value = fake.call("_Z10ndrange_2DPKm", &["ndrange_t*"], &[], "void").unwrap();
    let lines = "%1 = Bitcast [2i64]*7 a1\n%2 = Load [2i64] %1\n%3 = BuildNDRange ndrange_t %2 null null\nStore a0 %3";
    assert_eq!(fake.text(value), lines);
}
