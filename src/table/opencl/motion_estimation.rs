//! Spec (OpenCL C extension): `cl_intel_device_side_avc_motion_estimation`.
//!
//! Motion estimation has payloads and results of four kinds. Functions of the general kind (`mce`) also exist for the other three:
//! such a function converts to the general kind and, if it returns a payload, back.

use super::operand::Operand;
use super::row::{ResultAdapter, Row, op};
use crate::spirv::op;
use Operand::{Arg, Converted, VmeImage};

/// All arguments unchanged.
const ALL: &[Operand] =
    &[Arg(0), Arg(1), Arg(2), Arg(3), Arg(4), Arg(5), Arg(6), Arg(7), Arg(8), Arg(9), Arg(10)];

/// Name, instruction, number of arguments, unsigned arguments.
macro_rules! plain {
    ($($name:literal $opcode:ident $count:literal [$($unsigned:literal),*])*) => { &[$(
        op(concat!("intel_sub_group_avc_", $name), op::$opcode, ALL.split_at($count).0).unsigned(&[$($unsigned),*]),
    )*] };
}

#[rustfmt::skip]
const PLAIN: &[Row] = plain!(
    "mce_get_default_inter_base_multi_reference_penalty" SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL 2 [0, 1]
    "mce_get_default_inter_shape_penalty" SubgroupAvcMceGetDefaultInterShapePenaltyINTEL 2 [0, 1]
    "mce_get_default_inter_direction_penalty" SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL 2 [0, 1]
    "mce_get_default_intra_luma_shape_penalty" SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL 2 [0, 1]
    "mce_get_default_inter_motion_vector_cost_table" SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL 2 [0, 1]
    "mce_get_default_intra_luma_mode_penalty" SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL 2 [0, 1]
    "mce_get_default_high_penalty_cost_table" SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL 0 []
    "mce_get_default_medium_penalty_cost_table" SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL 0 []
    "mce_get_default_low_penalty_cost_table" SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL 0 []
    "mce_get_default_non_dc_luma_intra_penalty" SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL 0 []
    "mce_get_default_intra_chroma_mode_base_penalty" SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL 0 []
    "mce_set_inter_base_multi_reference_penalty" SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL 2 [0]
    "mce_set_inter_shape_penalty" SubgroupAvcMceSetInterShapePenaltyINTEL 2 [0]
    "mce_set_inter_direction_penalty" SubgroupAvcMceSetInterDirectionPenaltyINTEL 2 [0]
    "mce_set_motion_vector_cost_function" SubgroupAvcMceSetMotionVectorCostFunctionINTEL 4 [0, 1, 2]
    "mce_set_ac_only_haar" SubgroupAvcMceSetAcOnlyHaarINTEL 1 []
    "mce_set_source_interlaced_field_polarity" SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL 2 [0]
    "mce_set_single_reference_interlaced_field_polarity" SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL 2 [0]
    "mce_set_dual_reference_interlaced_field_polarities" SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL 3 [0, 1]
    "mce_get_motion_vectors" SubgroupAvcMceGetMotionVectorsINTEL 1 []
    "mce_get_inter_distortions" SubgroupAvcMceGetInterDistortionsINTEL 1 []
    "mce_get_best_inter_distortion" SubgroupAvcMceGetBestInterDistortionsINTEL 1 []
    "mce_get_inter_major_shape" SubgroupAvcMceGetInterMajorShapeINTEL 1 []
    "mce_get_inter_minor_shapes" SubgroupAvcMceGetInterMinorShapeINTEL 1 []
    "mce_get_inter_directions" SubgroupAvcMceGetInterDirectionsINTEL 1 []
    "mce_get_inter_motion_vector_count" SubgroupAvcMceGetInterMotionVectorCountINTEL 1 []
    "mce_get_inter_reference_ids" SubgroupAvcMceGetInterReferenceIdsINTEL 1 []
    "mce_get_inter_reference_interlaced_field_polarities" SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL 3 [0, 1]
    "ime_initialize" SubgroupAvcImeInitializeINTEL 3 [0, 1, 2]
    "ime_set_single_reference" SubgroupAvcImeSetSingleReferenceINTEL 3 [1]
    "ime_set_dual_reference" SubgroupAvcImeSetDualReferenceINTEL 4 [2]
    "ime_set_max_motion_vector_count" SubgroupAvcImeSetMaxMotionVectorCountINTEL 2 [0]
    "ime_set_unidirectional_mix_disable" SubgroupAvcImeSetUnidirectionalMixDisableINTEL 1 []
    "ime_set_early_search_termination_threshold" SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL 2 [0]
    "ime_set_weighted_sad" SubgroupAvcImeSetWeightedSadINTEL 2 [0]
    "ime_ref_window_size" SubgroupAvcImeRefWindowSizeINTEL 2 [0]
    "ime_adjust_ref_offset" SubgroupAvcImeAdjustRefOffsetINTEL 4 [1, 2, 3]
    "ime_get_single_reference_streamin" SubgroupAvcImeGetSingleReferenceStreaminINTEL 1 []
    "ime_get_dual_reference_streamin" SubgroupAvcImeGetDualReferenceStreaminINTEL 1 []
    "ime_strip_single_reference_streamout" SubgroupAvcImeStripSingleReferenceStreamoutINTEL 1 []
    "ime_strip_dual_reference_streamout" SubgroupAvcImeStripDualReferenceStreamoutINTEL 1 []
    "ime_get_streamout_major_shape_motion_vectors" SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL 2 [1]
    "ime_get_streamout_major_shape_motion_vectors" SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL 3 [1, 2]
    "ime_get_streamout_major_shape_distortions" SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL 2 [1]
    "ime_get_streamout_major_shape_distortions" SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL 3 [1, 2]
    "ime_get_streamout_major_shape_reference_ids" SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL 2 [1]
    "ime_get_streamout_major_shape_reference_ids" SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL 3 [1, 2]
    "ime_get_border_reached" SubgroupAvcImeGetBorderReachedINTEL 2 [0]
    "ime_get_truncated_search_indication" SubgroupAvcImeGetTruncatedSearchIndicationINTEL 1 []
    "ime_get_unidirectional_early_search_termination" SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL 1 []
    "ime_get_weighting_pattern_minimum_motion_vector" SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL 1 []
    "ime_get_weighting_pattern_minimum_distortion" SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL 1 []
    "fme_initialize" SubgroupAvcFmeInitializeINTEL 7 [0, 1, 2, 3, 4, 5, 6]
    "bme_initialize" SubgroupAvcBmeInitializeINTEL 8 [0, 1, 2, 3, 4, 5, 6, 7]
    "ref_set_bidirectional_mix_disable" SubgroupAvcRefSetBidirectionalMixDisableINTEL 1 []
    "ref_set_bilinear_filter_enable" SubgroupAvcRefSetBilinearFilterEnableINTEL 1 []
    "sic_initialize" SubgroupAvcSicInitializeINTEL 1 [0]
    "sic_configure_skc" SubgroupAvcSicConfigureSkcINTEL 6 [0, 1, 2, 3, 4]
    "sic_configure_ipe" SubgroupAvcSicConfigureIpeLumaINTEL 8 [0, 1, 2, 3, 4, 5, 6]
    "sic_configure_ipe" SubgroupAvcSicConfigureIpeLumaChromaINTEL 11 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    "sic_get_motion_vector_mask" SubgroupAvcSicGetMotionVectorMaskINTEL 2 [0, 1]
    "sic_set_intra_luma_shape_penalty" SubgroupAvcSicSetIntraLumaShapePenaltyINTEL 2 [0]
    "sic_set_intra_luma_mode_cost_function" SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL 4 [0, 1, 2]
    "sic_set_intra_chroma_mode_cost_function" SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL 2 [0]
    "sic_set_skc_bilinear_filter_enable" SubgroupAvcSicSetBilinearFilterEnableINTEL 1 []
    "sic_set_skc_forward_transform_enable" SubgroupAvcSicSetSkcForwardTransformEnableINTEL 2 [0]
    "sic_set_block_based_raw_skip_sad" SubgroupAvcSicSetBlockBasedRawSkipSadINTEL 2 [0]
    "sic_get_ipe_luma_shape" SubgroupAvcSicGetIpeLumaShapeINTEL 1 []
    "sic_get_best_ipe_luma_distortion" SubgroupAvcSicGetBestIpeLumaDistortionINTEL 1 []
    "sic_get_best_ipe_chroma_distortion" SubgroupAvcSicGetBestIpeChromaDistortionINTEL 1 []
    "sic_get_packed_ipe_luma_modes" SubgroupAvcSicGetPackedIpeLumaModesINTEL 1 []
    "sic_get_ipe_chroma_mode" SubgroupAvcSicGetIpeChromaModeINTEL 1 []
    "sic_get_packed_skc_luma_count_threshold" SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL 1 []
    "sic_get_packed_skc_luma_sum_threshold" SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL 1 []
    "sic_get_inter_raw_sads" SubgroupAvcSicGetInterRawSadsINTEL 1 []
    "ime_convert_to_mce_payload" SubgroupAvcImeConvertToMcePayloadINTEL 1 []
    "mce_convert_to_ime_payload" SubgroupAvcMceConvertToImePayloadINTEL 1 []
    "ref_convert_to_mce_payload" SubgroupAvcRefConvertToMcePayloadINTEL 1 []
    "mce_convert_to_ref_payload" SubgroupAvcMceConvertToRefPayloadINTEL 1 []
    "sic_convert_to_mce_payload" SubgroupAvcSicConvertToMcePayloadINTEL 1 []
    "mce_convert_to_sic_payload" SubgroupAvcMceConvertToSicPayloadINTEL 1 []
    "ime_convert_to_mce_result" SubgroupAvcImeConvertToMceResultINTEL 1 []
    "mce_convert_to_ime_result" SubgroupAvcMceConvertToImeResultINTEL 1 []
    "ref_convert_to_mce_result" SubgroupAvcRefConvertToMceResultINTEL 1 []
    "mce_convert_to_ref_result" SubgroupAvcMceConvertToRefResultINTEL 1 []
    "sic_convert_to_mce_result" SubgroupAvcSicConvertToMceResultINTEL 1 []
    "mce_convert_to_sic_result" SubgroupAvcMceConvertToSicResultINTEL 1 []
);

/// Functions that combine images with the sampler: name, instruction, operands, unsigned arguments.
macro_rules! evaluations {
    ($($name:literal $opcode:ident [$($operand:expr),*] [$($unsigned:literal),*])*) => { &[$(
        op(concat!("intel_sub_group_avc_", $name), op::$opcode, &[$($operand),*]).unsigned(&[$($unsigned),*]),
    )*] };
}

#[rustfmt::skip]
const EVALUATIONS: &[Row] = evaluations!(
    "ime_evaluate_with_single_reference" SubgroupAvcImeEvaluateWithSingleReferenceINTEL [VmeImage(0, 2), VmeImage(1, 2), Arg(3)] []
    "ime_evaluate_with_dual_reference" SubgroupAvcImeEvaluateWithDualReferenceINTEL [VmeImage(0, 3), VmeImage(1, 3), VmeImage(2, 3), Arg(4)] []
    "ime_evaluate_with_single_reference_streamout" SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL [VmeImage(0, 2), VmeImage(1, 2), Arg(3)] []
    "ime_evaluate_with_dual_reference_streamout" SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL [VmeImage(0, 3), VmeImage(1, 3), VmeImage(2, 3), Arg(4)] []
    "ime_evaluate_with_single_reference_streamin" SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL [VmeImage(0, 2), VmeImage(1, 2), Arg(3), Arg(4)] []
    "ime_evaluate_with_dual_reference_streamin" SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL [VmeImage(0, 3), VmeImage(1, 3), VmeImage(2, 3), Arg(4), Arg(5)] []
    "ime_evaluate_with_single_reference_streaminout" SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL [VmeImage(0, 2), VmeImage(1, 2), Arg(3), Arg(4)] []
    "ime_evaluate_with_dual_reference_streaminout" SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL [VmeImage(0, 3), VmeImage(1, 3), VmeImage(2, 3), Arg(4), Arg(5)] []
    "ref_evaluate_with_single_reference" SubgroupAvcRefEvaluateWithSingleReferenceINTEL [VmeImage(0, 2), VmeImage(1, 2), Arg(3)] []
    "ref_evaluate_with_dual_reference" SubgroupAvcRefEvaluateWithDualReferenceINTEL [VmeImage(0, 3), VmeImage(1, 3), VmeImage(2, 3), Arg(4)] []
    "ref_evaluate_with_multi_reference" SubgroupAvcRefEvaluateWithMultiReferenceINTEL [VmeImage(0, 2), Arg(1), Arg(3)] [1]
    "ref_evaluate_with_multi_reference" SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL [VmeImage(0, 3), Arg(1), Arg(2), Arg(4)] [1, 2]
    "sic_evaluate_ipe" SubgroupAvcSicEvaluateIpeINTEL [VmeImage(0, 1), Arg(2)] []
    "sic_evaluate_with_single_reference" SubgroupAvcSicEvaluateWithSingleReferenceINTEL [VmeImage(0, 2), VmeImage(1, 2), Arg(3)] []
    "sic_evaluate_with_dual_reference" SubgroupAvcSicEvaluateWithDualReferenceINTEL [VmeImage(0, 3), VmeImage(1, 3), VmeImage(2, 3), Arg(4)] []
    "sic_evaluate_with_multi_reference" SubgroupAvcSicEvaluateWithMultiReferenceINTEL [VmeImage(0, 2), Arg(1), Arg(3)] [1]
    "sic_evaluate_with_multi_reference" SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL [VmeImage(0, 3), Arg(1), Arg(2), Arg(4)] [1, 2]
);

const CONVERSIONS: &str = "the conversions are calls of their own";

/// Functions on payloads: the name after the kind, instruction, operands before the payload, the payload's position, unsigned
/// arguments.
macro_rules! on_payload {
    ($kind:literal $to:ident $from:ident
     $($name:literal $opcode:ident [$($operand:expr),*] $payload:literal [$($unsigned:literal),*])*) => { &[$(
        op(
            concat!("intel_sub_group_avc_", $kind, "_", $name),
            op::$opcode,
            &[$($operand,)* Converted($payload, op::TypeAvcMcePayloadINTEL, op::$to)],
        )
        .outcome(ResultAdapter::Converted(op::TypeAvcMcePayloadINTEL, op::$from))
        .unsigned(&[$($unsigned),*])
        .write_only(CONVERSIONS)
        ,
    )*] };
}

macro_rules! payloads {
    ($kind:literal $to:ident $from:ident) => { on_payload!($kind $to $from
        "set_inter_base_multi_reference_penalty" SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL [Arg(0)] 1 [0]
        "set_inter_shape_penalty" SubgroupAvcMceSetInterShapePenaltyINTEL [Arg(0)] 1 [0]
        "set_inter_direction_penalty" SubgroupAvcMceSetInterDirectionPenaltyINTEL [Arg(0)] 1 [0]
        "set_motion_vector_cost_function" SubgroupAvcMceSetMotionVectorCostFunctionINTEL [Arg(0), Arg(1), Arg(2)] 3 [0, 1, 2]
        "set_source_interlaced_field_polarity" SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL [Arg(0)] 1 [0]
        "set_single_reference_interlaced_field_polarity" SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL [Arg(0)] 1 [0]
        "set_dual_reference_interlaced_field_polarities" SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL [Arg(0), Arg(1)] 2 [0, 1]
        "set_ac_only_haar" SubgroupAvcMceSetAcOnlyHaarINTEL [] 0 []
    ) };
}

/// Functions on results: the name after the kind, instruction, operands before the result, the result's position, unsigned
/// arguments.
macro_rules! on_result {
    ($kind:literal $to:ident
     $($name:literal $opcode:ident [$($operand:expr),*] $result:literal [$($unsigned:literal),*])*) => { &[$(
        op(
            concat!("intel_sub_group_avc_", $kind, "_", $name),
            op::$opcode,
            &[$($operand,)* Converted($result, op::TypeAvcMceResultINTEL, op::$to)],
        )
        .unsigned(&[$($unsigned),*])
        .write_only(CONVERSIONS)
        ,
    )*] };
}

macro_rules! results {
    ($kind:literal $to:ident) => { on_result!($kind $to
        "get_motion_vectors" SubgroupAvcMceGetMotionVectorsINTEL [] 0 []
        "get_inter_distortions" SubgroupAvcMceGetInterDistortionsINTEL [] 0 []
        "get_best_inter_distortion" SubgroupAvcMceGetBestInterDistortionsINTEL [] 0 []
        "get_inter_major_shape" SubgroupAvcMceGetInterMajorShapeINTEL [] 0 []
        "get_inter_minor_shapes" SubgroupAvcMceGetInterMinorShapeINTEL [] 0 []
        "get_inter_directions" SubgroupAvcMceGetInterDirectionsINTEL [] 0 []
        "get_inter_motion_vector_count" SubgroupAvcMceGetInterMotionVectorCountINTEL [] 0 []
        "get_inter_reference_ids" SubgroupAvcMceGetInterReferenceIdsINTEL [] 0 []
        "get_inter_reference_interlaced_field_polarities" SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL [Arg(0), Arg(1)] 2 [0, 1]
    ) };
}

const IME: &[Row] =
    payloads!("ime" SubgroupAvcImeConvertToMcePayloadINTEL SubgroupAvcMceConvertToImePayloadINTEL);
const REF: &[Row] =
    payloads!("ref" SubgroupAvcRefConvertToMcePayloadINTEL SubgroupAvcMceConvertToRefPayloadINTEL);
const SIC: &[Row] =
    payloads!("sic" SubgroupAvcSicConvertToMcePayloadINTEL SubgroupAvcMceConvertToSicPayloadINTEL);
const IME_RESULTS: &[Row] = results!("ime" SubgroupAvcImeConvertToMceResultINTEL);
const REF_RESULTS: &[Row] = results!("ref" SubgroupAvcRefConvertToMceResultINTEL);
const SIC_RESULTS: &[Row] = on_result!("sic" SubgroupAvcSicConvertToMceResultINTEL
    "get_inter_distortions" SubgroupAvcMceGetInterDistortionsINTEL [] 0 []
);

const OLDER: &[Row] =
    &[op("intel_sub_group_ime_ref_window_size", op::SubgroupAvcImeRefWindowSizeINTEL, ALL.split_at(2).0)
        .unsigned(&[0])
        .write_only("the newer spelling has `avc_`")];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] =
    &[PLAIN, OLDER, EVALUATIONS, IME, REF, SIC, IME_RESULTS, REF_RESULTS, SIC_RESULTS];
