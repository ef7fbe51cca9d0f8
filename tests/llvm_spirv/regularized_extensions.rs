//! `-s` on `printf`, builtins of extensions, and builtins around which values are computed.

use super::folder;
use super::regularized::{HEAD, OPENCL, instructions, lacks, regularized, shows};

const PRINTF: &str = "@text = internal addrspace(2) constant [6 x i8] c\"%d %f\\00\", align 1\n\
    define spir_kernel void @k(i32 %n, double %x, <2 x i16> %v) {\n\
    \x20 %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @text, i32 noundef %n, double noundef %x) #0\n\
    \x20 %s = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @text, <2 x i16> noundef %v)\n  ret void\n}\n\
    declare spir_func i32 @printf(ptr addrspace(2) noundef, ...) #0\nattributes #0 = { convergent nounwind }\n";

#[apply(case)]
fn printf_is_called_with_the_types_of_its_arguments() {
    let folder = folder("regularized_printf");
    let text = regularized(&folder, &format!("{HEAD}{PRINTF}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "%r = call spir_func i32 @_Z18__spirv_ocl_printfPU3AS2cid(ptr addrspace(2) noundef @text, i32 noundef %n, double noundef %x) #0",
            "%s = call spir_func i32 @_Z18__spirv_ocl_printfPU3AS2cDv2_s(ptr addrspace(2) noundef @text, <2 x i16> noundef %v)\n",
            "declare spir_func i32 @_Z18__spirv_ocl_printfPU3AS2cid(ptr addrspace(2) noundef, i32, double) #0",
        ],
    );
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}

const BLOCKS: &str = "define spir_kernel void @k(ptr addrspace(1) %p, target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %r, target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 1) %w, <2 x i32> %c) {\n\
    \x20 %a = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %p)\n\
    \x20 %b = call spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) %p)\n\
    \x20 %d = call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul214ocl_image2d_roDv2_i(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %r, <2 x i32> %c)\n\
    \x20 call spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) %p, <4 x i8> zeroinitializer)\n\
    \x20 call spir_func void @_Z30intel_sub_group_block_write_ui14ocl_image2d_woDv2_ij(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 1) %w, <2 x i32> %c, i32 %a)\n\
    \x20 %m = call spir_func <4 x i32> @_Z36intel_sub_group_media_block_read_ui4Dv2_iii14ocl_image2d_ro(<2 x i32> %c, i32 16, i32 8, target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %r)\n\
    \x20 call spir_func void @_Z37intel_sub_group_media_block_write_us8Dv2_iiiDv8_t14ocl_image2d_wo(<2 x i32> %c, i32 1, i32 2, <8 x i16> %b, target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 1) %w)\n\
    \x20 call spir_func void @_Z34intel_sub_group_block_prefetch_us8PU3AS1Kt(ptr addrspace(1) %p)\n\
    \x20 store <2 x i64> %d, ptr addrspace(1) %p\n  store <4 x i32> %m, ptr addrspace(1) %p\n  ret void\n}\n\
    declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1))\n\
    declare spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1))\n\
    declare spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul214ocl_image2d_roDv2_i(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)\n\
    declare spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1), <4 x i8>)\n\
    declare spir_func void @_Z30intel_sub_group_block_write_ui14ocl_image2d_woDv2_ij(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32)\n\
    declare spir_func <4 x i32> @_Z36intel_sub_group_media_block_read_ui4Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0))\n\
    declare spir_func void @_Z37intel_sub_group_media_block_write_us8Dv2_iiiDv8_t14ocl_image2d_wo(<2 x i32>, i32, i32, <8 x i16>, target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 1))\n\
    declare spir_func void @_Z34intel_sub_group_block_prefetch_us8PU3AS1Kt(ptr addrspace(1))\n";

#[apply(case)]
fn blocks_of_subgroups_are_named_by_their_data() {
    let folder = folder("regularized_subgroup_blocks");
    let text = regularized(&folder, &format!("{HEAD}{BLOCKS}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "%a = call spir_func i32 @_Z31__spirv_SubgroupBlockReadINTEL_PU3AS1i(",
            "%b = call spir_func <8 x i16> @_Z35__spirv_SubgroupBlockReadINTEL__us8PU3AS1s(",
            "%d = call spir_func <2 x i64> @_Z40__spirv_SubgroupImageBlockReadINTEL__ul2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(",
            "@_Z36__spirv_SubgroupBlockWriteINTEL__uc4PU3AS1cDv4_c(",
            "@_Z37__spirv_SubgroupImageBlockWriteINTEL_PU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_ii(",
            "%m = call spir_func <4 x i32> @_Z47__spirv_SubgroupImageMediaBlockReadINTEL_Ruint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(",
            "@_Z44__spirv_SubgroupImageMediaBlockWriteINTEL_RvPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv8_s(",
            "@_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1si(ptr addrspace(1) %p, i32 16)",
        ],
    );
    lacks(&text, &["intel_sub_group"]);
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}

const MOTION: &str = "define spir_kernel void @k(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, target(\"spirv.AvcImePayloadINTEL\") %p, ptr addrspace(1) %g) {\n\
    \x20 %q = call spir_func target(\"spirv.AvcImePayloadINTEL\") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target(\"spirv.AvcImePayloadINTEL\") %p)\n\
    \x20 %r = call spir_func target(\"spirv.AvcImeResultINTEL\") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, target(\"spirv.AvcImePayloadINTEL\") %q)\n\
    \x20 %v = call spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(target(\"spirv.AvcImeResultINTEL\") %r)\n\
    \x20 store i64 %v, ptr addrspace(1) %g\n  ret void\n}\n\
    declare spir_func target(\"spirv.AvcImePayloadINTEL\") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target(\"spirv.AvcImePayloadINTEL\"))\n\
    declare spir_func target(\"spirv.AvcImeResultINTEL\") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0), target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0), target(\"spirv.Sampler\"), target(\"spirv.AvcImePayloadINTEL\"))\n\
    declare spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(target(\"spirv.AvcImeResultINTEL\"))\n";

#[apply(case)]
fn motion_is_estimated_by_friendly_names() {
    let folder = folder("regularized_motion");
    let text = regularized(&folder, &format!("{HEAD}{MOTION}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "call spir_func target(\"spirv.AvcMcePayloadINTEL\") @_Z46__spirv_SubgroupAvcImeConvertToMcePayloadINTELP26__spirv_AvcImePayloadINTEL(",
            "call spir_func target(\"spirv.AvcMcePayloadINTEL\") @_Z40__spirv_SubgroupAvcMceSetAcOnlyHaarINTELP26__spirv_AvcMcePayloadINTEL(",
            "%q = call spir_func target(\"spirv.AvcImePayloadINTEL\") @_Z46__spirv_SubgroupAvcMceConvertToImePayloadINTELP26__spirv_AvcMcePayloadINTEL(",
            "%TempSampledImage = call spir_func target(\"spirv.VmeImageINTEL\", void, 1, 0, 0, 0, 0, 0, 0) \
             @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(",
            "@_Z54__spirv_SubgroupAvcImeEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(",
            "@_Z45__spirv_SubgroupAvcImeConvertToMceResultINTELP25__spirv_AvcImeResultINTEL(",
            "%v = call spir_func i64 @_Z43__spirv_SubgroupAvcMceGetMotionVectorsINTELP25__spirv_AvcMceResultINTEL(",
        ],
    );
    lacks(&text, &["intel_sub_group"]);
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
    let direct = folder.text(&["m.ll", "-spirv-text", "--spirv-ext=+all", "-o", "-"]);
    assert_eq!(direct.matches("\"TempSampledImage").count(), 2, "names of images:\n{direct}");
}

const COMPUTED: &str = "define spir_kernel void @k(target(\"spirv.Image\", void, 2, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, ptr addrspace(1) %p, i32 %n, <4 x float> %x) {\n\
    \x20 %wide = zext i32 %n to i64\n  %e = alloca i32, align 4\n  store i32 0, ptr %e, align 4\n  %g = addrspacecast ptr %e to ptr addrspace(4)\n\
    \x20 call spir_func void @_Z7barrierj(i32 %n)\n\
    \x20 call spir_func void @_Z9mem_fencej(i32 %n)\n\
    \x20 %t = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target(\"spirv.Image\", void, 2, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, <4 x float> %x, <4 x float> %x, <4 x float> zeroinitializer)\n\
    \x20 %b = call spir_func i32 @_Z20work_group_broadcastimm(i32 %n, i64 1, i64 %wide)\n\
    \x20 %w = call spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS1VU7_AtomiciPU3AS4ii(ptr addrspace(1) %p, ptr addrspace(4) %g, i32 %n)\n\
    \x20 store <4 x float> %t, ptr addrspace(1) %p\n  store i32 %b, ptr addrspace(1) %p\n  ret void\n}\n\
    declare spir_func void @_Z7barrierj(i32)\ndeclare spir_func void @_Z9mem_fencej(i32)\n\
    declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target(\"spirv.Image\", void, 2, 0, 0, 0, 0, 0, 0), target(\"spirv.Sampler\"), <4 x float>, <4 x float>, <4 x float>)\n\
    declare spir_func i32 @_Z20work_group_broadcastimm(i32, i64, i64)\n\
    declare spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS1VU7_AtomiciPU3AS4ii(ptr addrspace(1), ptr addrspace(4), i32)\n";

#[apply(case)]
fn values_around_builtins_are_computed_as_in_a_translation() {
    let folder = folder("regularized_computed");
    let text = regularized(&folder, &format!("{HEAD}{COMPUTED}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "%1 = and i32 %n, 3\n  %2 = shl i32 %1, 8\n  %3 = and i32 %n, 4\n  %4 = shl i32 %3, 9\n  %5 = or i32 %2, %4\n",
            "icmp ne i32 %5, 0",
            "@_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 %",
            "@_Z21__spirv_MemoryBarrierii(i32 2, i32 %",
            "shufflevector <4 x float> %x, <4 x float> %x, <3 x i32> <i32 0, i32 1, i32 2>",
            "i32 4, <3 x float> %",
            "insertelement <2 x i64> splat (i64 1), i64 %wide, i32 1",
            "@_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(",
        ],
    );
    lacks(&text, &["@_Z7barrier", "@_Z9mem_fence", "nounwind"]);
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}

const POINTERS: &str = "define spir_kernel void @k(ptr addrspace(1) %i, ptr addrspace(2) %s, ptr %m, ptr addrspace(1) %p) {\n\
    \x20 %t = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %i, ptr addrspace(2) %s, <2 x float> zeroinitializer)\n\
    \x20 %h = call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(ptr addrspace(1) %i)\n\
    \x20 %q = call spir_func ptr @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(ptr %m)\n\
    \x20 %r = call spir_func ptr @_Z46intel_sub_group_avc_ime_convert_to_mce_payload37ocl_intel_sub_group_avc_ime_payload_t(ptr %q)\n\
    \x20 store <4 x float> %t, ptr addrspace(1) %p\n  store i32 %h, ptr addrspace(1) %p\n  ret void\n}\n\
    declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1), ptr addrspace(2), <2 x float>)\n\
    declare spir_func i32 @_Z16get_image_height14ocl_image2d_ro(ptr addrspace(1))\n\
    declare spir_func ptr @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(ptr)\n\
    declare spir_func ptr @_Z46intel_sub_group_avc_ime_convert_to_mce_payload37ocl_intel_sub_group_avc_ime_payload_t(ptr)\n";

#[apply(case)]
fn names_tell_images_that_are_pointers() {
    let folder = folder("regularized_pointers");
    let text = regularized(&folder, &format!("{HEAD}{POINTERS}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "%TempSampledImage = call spir_func target(\"spirv.SampledImage\", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImage14ocl_image2d_ro",
            "call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Ruint14ocl_image2d_roi(ptr addrspace(1) %i, i32 0)",
            "call spir_func ptr @_Z40__spirv_SubgroupAvcMceSetAcOnlyHaarINTELP26__spirv_AvcMcePayloadINTEL(ptr %",
            "%r = call spir_func ptr @_Z46__spirv_SubgroupAvcImeConvertToMcePayloadINTELP26__spirv_AvcImePayloadINTEL(ptr %q)",
        ],
    );
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}
