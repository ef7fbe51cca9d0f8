//! Spec: "SPV_INTEL_device_side_avc_motion_estimation" by the names of OpenCL C.

use super::{Case, in_order};

const IMAGE: &str = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";

fn body() -> String {
    r#"
define spir_kernel void @k(IMAGE %src, IMAGE %ref, target("spirv.Sampler") %s, <2 x i16> %c) {
  %i = call spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16> %c, i8 0, i8 0)
  %r = call spir_func target("spirv.AvcImePayloadINTEL") @_Z44intel_sub_group_avc_ime_set_single_referenceDv2_sh37ocl_intel_sub_group_avc_ime_payload_t(<2 x i16> %c, i8 1, target("spirv.AvcImePayloadINTEL") %i)
  %p = call spir_func target("spirv.AvcImePayloadINTEL") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.AvcImePayloadINTEL") %r)
  %e = call spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(IMAGE %src, IMAGE %ref, target("spirv.Sampler") %s, target("spirv.AvcImePayloadINTEL") %p)
  %v = call spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(target("spirv.AvcImeResultINTEL") %e)
  ret void
}
declare spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16>, i8, i8)
declare spir_func target("spirv.AvcImePayloadINTEL") @_Z44intel_sub_group_avc_ime_set_single_referenceDv2_sh37ocl_intel_sub_group_avc_ime_payload_t(<2 x i16>, i8, target("spirv.AvcImePayloadINTEL"))
declare spir_func target("spirv.AvcImePayloadINTEL") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.AvcImePayloadINTEL"))
declare spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(IMAGE, IMAGE, target("spirv.Sampler"), target("spirv.AvcImePayloadINTEL"))
declare spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(target("spirv.AvcImeResultINTEL"))
!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
"#
    .replace("IMAGE", IMAGE)
}

#[apply(case)]
fn names_of_opencl_c_both_ways() {
    let case = Case::new("motion", "+SPV_INTEL_device_side_avc_motion_estimation", &body());
    case.writes(&[
        "Capability Groups",
        "Capability SubgroupAvcMotionEstimationINTEL",
        "TypeVmeImageINTEL ",
        "SubgroupAvcImeInitializeINTEL ",
        "SubgroupAvcImeSetSingleReferenceINTEL ",
        "SubgroupAvcImeConvertToMcePayloadINTEL ",
        "SubgroupAvcMceSetAcOnlyHaarINTEL ",
        "SubgroupAvcMceConvertToImePayloadINTEL ",
        " VmeImageINTEL ",
        " VmeImageINTEL ",
        "SubgroupAvcImeEvaluateWithSingleReferenceINTEL ",
        "SubgroupAvcImeConvertToMceResultINTEL ",
        "SubgroupAvcMceGetMotionVectorsINTEL ",
    ]);
    let read = case.reads(
        "CL2.0",
        &[
            "@_Z44intel_sub_group_avc_ime_set_single_referenceDv2_sh37ocl_intel_sub_group_avc_ime_payload_t(",
            "@_Z46intel_sub_group_avc_ime_convert_to_mce_payload37ocl_intel_sub_group_avc_ime_payload_t(",
            "@_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler",
            "%src, ",
            "%ref, target(\"spirv.Sampler\") %s, ",
            "@_Z42intel_sub_group_avc_mce_get_motion_vectors36ocl_intel_sub_group_avc_mce_result_t(",
        ],
    );
    assert!(!read.contains("VmeImage"), "{read}");
    case.reads(
        "SPV-IR",
        &["@_Z45__spirv_SubgroupAvcImeSetSingleReferenceINTELDv2_shP26__spirv_AvcImePayloadINTEL("],
    );
    let error = case.folder.fail(&["m.ll"], 18);
    in_order(&error, &["SPV_INTEL_device_side_avc_motion_estimation"]);
}

#[apply(case)]
fn with_names_of_opencl_c_objects_are_pointers() {
    let case = Case::new("motion_pointers", "+SPV_INTEL_device_side_avc_motion_estimation", &body());
    case.reads(
        "SPV-IR",
        &[
            "call spir_func target(\"spirv.AvcImePayloadINTEL\") @_Z37__spirv_SubgroupAvcImeInitializeINTELDv2_thh(",
            "call spir_func target(\"spirv.VmeImageINTEL\", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTEL",
        ],
    );
    let read = case.reads(
        "CL2.0",
        &[
            "call spir_func ptr @_Z34intel_sub_group_avc_ime_initializeDv2_thh(",
            "call spir_func ptr @_Z44intel_sub_group_avc_ime_set_single_referenceDv2_sh37ocl_intel_sub_group_avc_ime_payload_t(",
            "i8 1, ptr %i)",
        ],
    );
    assert!(!read.contains("spirv.Avc"), "{read}");
    let text = case.run(&["m.bc", "-spirv-text", "-o", "-"]);
    in_order(
        &text,
        &[
            "TypeAvcImePayloadINTEL ",
            "TypeAvcMcePayloadINTEL ",
            "TypeVmeImageINTEL ",
            "TypeAvcImeResultINTEL ",
            "TypeAvcMceResultINTEL ",
        ],
    );
    assert!(!text.contains(" TypePointer "), "{text}");
}
