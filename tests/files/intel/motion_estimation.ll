target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @combine(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #0 {
  %3 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  ret target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %3
}

define spir_func target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") @keep_avc_ime_result_single_reference_streamout(target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") %0) #0 {
  ret target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") %0
}

define spir_func target("spirv.AvcImeResultDualReferenceStreamoutINTEL") @keep_avc_ime_result_dual_reference_streamout(target("spirv.AvcImeResultDualReferenceStreamoutINTEL") %0) #0 {
  ret target("spirv.AvcImeResultDualReferenceStreamoutINTEL") %0
}

define spir_func i32 @mce_get_default_inter_base_multi_reference_penalty(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z67__spirv_SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_inter_base_multi_reference_penalty(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z60__spirv_SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELjP26__spirv_AvcMcePayloadINTEL(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #2
  ret target("spirv.AvcMcePayloadINTEL") %3
}

define spir_func i32 @mce_get_default_inter_shape_penalty(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z54__spirv_SubgroupAvcMceGetDefaultInterShapePenaltyINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_inter_shape_penalty(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z47__spirv_SubgroupAvcMceSetInterShapePenaltyINTELjP26__spirv_AvcMcePayloadINTEL(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #2
  ret target("spirv.AvcMcePayloadINTEL") %3
}

define spir_func i32 @mce_get_default_inter_direction_penalty(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_inter_direction_penalty(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z51__spirv_SubgroupAvcMceSetInterDirectionPenaltyINTELjP26__spirv_AvcMcePayloadINTEL(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #2
  ret target("spirv.AvcMcePayloadINTEL") %3
}

define spir_func i32 @mce_get_default_intra_luma_shape_penalty(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @mce_get_default_inter_motion_vector_cost_table(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z63__spirv_SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @mce_get_default_high_penalty_cost_table() #0 {
  %1 = call spir_func i32 @_Z57__spirv_SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELv() #2
  ret i32 %1
}

define spir_func i32 @mce_get_default_medium_penalty_cost_table() #0 {
  %1 = call spir_func i32 @_Z59__spirv_SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELv() #2
  ret i32 %1
}

define spir_func i32 @mce_get_default_low_penalty_cost_table() #0 {
  %1 = call spir_func i32 @_Z56__spirv_SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELv() #2
  ret i32 %1
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_motion_vector_cost_function(i32 %0, i32 %1, i32 %2, target("spirv.AvcMcePayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z54__spirv_SubgroupAvcMceSetMotionVectorCostFunctionINTELjjjP26__spirv_AvcMcePayloadINTEL(i32 %0, i32 %1, i32 %2, target("spirv.AvcMcePayloadINTEL") %3) #2
  ret target("spirv.AvcMcePayloadINTEL") %5
}

define spir_func i32 @mce_get_default_intra_luma_mode_penalty(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z57__spirv_SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @mce_get_default_non_dc_luma_intra_penalty() #0 {
  %1 = call spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELv() #2
  ret i32 %1
}

define spir_func i32 @mce_get_default_intra_chroma_mode_base_penalty() #0 {
  %1 = call spir_func i32 @_Z63__spirv_SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELv() #2
  ret i32 %1
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_ac_only_haar(target("spirv.AvcMcePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z40__spirv_SubgroupAvcMceSetAcOnlyHaarINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL") %0) #2
  ret target("spirv.AvcMcePayloadINTEL") %2
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_source_interlaced_field_polarity(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z59__spirv_SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELjP26__spirv_AvcMcePayloadINTEL(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #2
  ret target("spirv.AvcMcePayloadINTEL") %3
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_single_reference_interlaced_field_polarity(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z68__spirv_SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELjP26__spirv_AvcMcePayloadINTEL(i32 %0, target("spirv.AvcMcePayloadINTEL") %1) #2
  ret target("spirv.AvcMcePayloadINTEL") %3
}

define spir_func target("spirv.AvcMcePayloadINTEL") @mce_set_dual_reference_interlaced_field_polarities(i32 %0, i32 %1, target("spirv.AvcMcePayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z68__spirv_SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELjjP26__spirv_AvcMcePayloadINTEL(i32 %0, i32 %1, target("spirv.AvcMcePayloadINTEL") %2) #2
  ret target("spirv.AvcMcePayloadINTEL") %4
}

define spir_func target("spirv.AvcImePayloadINTEL") @mce_convert_to_ime_payload(target("spirv.AvcMcePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z46__spirv_SubgroupAvcMceConvertToImePayloadINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL") %0) #2
  ret target("spirv.AvcImePayloadINTEL") %2
}

define spir_func target("spirv.AvcImeResultINTEL") @mce_convert_to_ime_result(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcImeResultINTEL") @_Z45__spirv_SubgroupAvcMceConvertToImeResultINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret target("spirv.AvcImeResultINTEL") %2
}

define spir_func target("spirv.AvcRefPayloadINTEL") @mce_convert_to_ref_payload(target("spirv.AvcMcePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcRefPayloadINTEL") @_Z46__spirv_SubgroupAvcMceConvertToRefPayloadINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL") %0) #2
  ret target("spirv.AvcRefPayloadINTEL") %2
}

define spir_func target("spirv.AvcRefResultINTEL") @mce_convert_to_ref_result(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcRefResultINTEL") @_Z45__spirv_SubgroupAvcMceConvertToRefResultINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret target("spirv.AvcRefResultINTEL") %2
}

define spir_func target("spirv.AvcSicPayloadINTEL") @mce_convert_to_sic_payload(target("spirv.AvcMcePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z46__spirv_SubgroupAvcMceConvertToSicPayloadINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL") %0) #2
  ret target("spirv.AvcSicPayloadINTEL") %2
}

define spir_func target("spirv.AvcSicResultINTEL") @mce_convert_to_sic_result(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcSicResultINTEL") @_Z45__spirv_SubgroupAvcMceConvertToSicResultINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret target("spirv.AvcSicResultINTEL") %2
}

define spir_func i32 @mce_get_motion_vectors(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z43__spirv_SubgroupAvcMceGetMotionVectorsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_inter_distortions(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z46__spirv_SubgroupAvcMceGetInterDistortionsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_best_inter_distortions(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z50__spirv_SubgroupAvcMceGetBestInterDistortionsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_inter_major_shape(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z45__spirv_SubgroupAvcMceGetInterMajorShapeINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_inter_minor_shape(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z45__spirv_SubgroupAvcMceGetInterMinorShapeINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_inter_directions(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z45__spirv_SubgroupAvcMceGetInterDirectionsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_inter_motion_vector_count(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z52__spirv_SubgroupAvcMceGetInterMotionVectorCountINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_inter_reference_ids(target("spirv.AvcMceResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z47__spirv_SubgroupAvcMceGetInterReferenceIdsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @mce_get_inter_reference_interlaced_field_polarities(i32 %0, i32 %1, target("spirv.AvcMceResultINTEL") %2) #0 {
  %4 = call spir_func i32 @_Z69__spirv_SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELjjP25__spirv_AvcMceResultINTEL(i32 %0, i32 %1, target("spirv.AvcMceResultINTEL") %2) #2
  ret i32 %4
}

define spir_func target("spirv.AvcImePayloadINTEL") @ime_initialize(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z37__spirv_SubgroupAvcImeInitializeINTELjjj(i32 %0, i32 %1, i32 %2) #2
  ret target("spirv.AvcImePayloadINTEL") %4
}

define spir_func target("spirv.AvcImePayloadINTEL") @ime_set_single_reference(i32 %0, i32 %1, target("spirv.AvcImePayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z45__spirv_SubgroupAvcImeSetSingleReferenceINTELijP26__spirv_AvcImePayloadINTEL(i32 %0, i32 %1, target("spirv.AvcImePayloadINTEL") %2) #2
  ret target("spirv.AvcImePayloadINTEL") %4
}

define spir_func target("spirv.AvcImePayloadINTEL") @ime_set_dual_reference(i32 %0, i32 %1, i32 %2, target("spirv.AvcImePayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z43__spirv_SubgroupAvcImeSetDualReferenceINTELiijP26__spirv_AvcImePayloadINTEL(i32 %0, i32 %1, i32 %2, target("spirv.AvcImePayloadINTEL") %3) #2
  ret target("spirv.AvcImePayloadINTEL") %5
}

define spir_func i32 @ime_ref_window_size(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z40__spirv_SubgroupAvcImeRefWindowSizeINTELji(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @ime_adjust_ref_offset(i32 %0, i32 %1, i32 %2, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %3) #0 {
  %5 = call spir_func i32 @_Z42__spirv_SubgroupAvcImeAdjustRefOffsetINTELijjPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0(i32 %0, i32 %1, i32 %2, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %3) #2
  ret i32 %5
}

define spir_func target("spirv.AvcMcePayloadINTEL") @ime_convert_to_mce_payload(target("spirv.AvcImePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z46__spirv_SubgroupAvcImeConvertToMcePayloadINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL") %0) #2
  ret target("spirv.AvcMcePayloadINTEL") %2
}

define spir_func target("spirv.AvcImePayloadINTEL") @ime_set_max_motion_vector_count(i32 %0, target("spirv.AvcImePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z50__spirv_SubgroupAvcImeSetMaxMotionVectorCountINTELjP26__spirv_AvcImePayloadINTEL(i32 %0, target("spirv.AvcImePayloadINTEL") %1) #2
  ret target("spirv.AvcImePayloadINTEL") %3
}

define spir_func target("spirv.AvcImePayloadINTEL") @ime_set_unidirectional_mix_disable(target("spirv.AvcImePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z54__spirv_SubgroupAvcImeSetUnidirectionalMixDisableINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL") %0) #2
  ret target("spirv.AvcImePayloadINTEL") %2
}

define spir_func target("spirv.AvcImePayloadINTEL") @ime_set_early_search_termination_threshold(i32 %0, target("spirv.AvcImePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z61__spirv_SubgroupAvcImeSetEarlySearchTerminationThresholdINTELjP26__spirv_AvcImePayloadINTEL(i32 %0, target("spirv.AvcImePayloadINTEL") %1) #2
  ret target("spirv.AvcImePayloadINTEL") %3
}

define spir_func target("spirv.AvcImePayloadINTEL") @ime_set_weighted_sad(i32 %0, target("spirv.AvcImePayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z41__spirv_SubgroupAvcImeSetWeightedSadINTELjP26__spirv_AvcImePayloadINTEL(i32 %0, target("spirv.AvcImePayloadINTEL") %1) #2
  ret target("spirv.AvcImePayloadINTEL") %3
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_single_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcImeResultINTEL") @_Z54__spirv_SubgroupAvcImeEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2) #2
  ret target("spirv.AvcImeResultINTEL") %4
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_dual_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcImeResultINTEL") @_Z52__spirv_SubgroupAvcImeEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3) #2
  ret target("spirv.AvcImeResultINTEL") %5
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_single_reference_streamin(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2, target("spirv.AvcImeSingleReferenceStreaminINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcImeResultINTEL") @_Z62__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2, target("spirv.AvcImeSingleReferenceStreaminINTEL") %3) #2
  ret target("spirv.AvcImeResultINTEL") %5
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_dual_reference_streamin(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3, target("spirv.AvcImeDualReferenceStreaminINTEL") %4) #0 {
  %6 = call spir_func target("spirv.AvcImeResultINTEL") @_Z60__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3, target("spirv.AvcImeDualReferenceStreaminINTEL") %4) #2
  ret target("spirv.AvcImeResultINTEL") %6
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_single_reference_streamout(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcImeResultINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2) #2
  ret target("spirv.AvcImeResultINTEL") %4
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_dual_reference_streamout(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcImeResultINTEL") @_Z61__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3) #2
  ret target("spirv.AvcImeResultINTEL") %5
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_single_reference_streaminout(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2, target("spirv.AvcImeSingleReferenceStreaminINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcImeResultINTEL") @_Z65__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %2, target("spirv.AvcImeSingleReferenceStreaminINTEL") %3) #2
  ret target("spirv.AvcImeResultINTEL") %5
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_dual_reference_streaminout(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3, target("spirv.AvcImeDualReferenceStreaminINTEL") %4) #0 {
  %6 = call spir_func target("spirv.AvcImeResultINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %3, target("spirv.AvcImeDualReferenceStreaminINTEL") %4) #2
  ret target("spirv.AvcImeResultINTEL") %6
}

define spir_func target("spirv.AvcMceResultINTEL") @ime_convert_to_mce_result(target("spirv.AvcImeResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcMceResultINTEL") @_Z45__spirv_SubgroupAvcImeConvertToMceResultINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL") %0) #2
  ret target("spirv.AvcMceResultINTEL") %2
}

define spir_func target("spirv.AvcImeSingleReferenceStreaminINTEL") @ime_get_single_reference_streamin(target("spirv.AvcImeResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcImeSingleReferenceStreaminINTEL") @_Z53__spirv_SubgroupAvcImeGetSingleReferenceStreaminINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL") %0) #2
  ret target("spirv.AvcImeSingleReferenceStreaminINTEL") %2
}

define spir_func target("spirv.AvcImeDualReferenceStreaminINTEL") @ime_get_dual_reference_streamin(target("spirv.AvcImeResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcImeDualReferenceStreaminINTEL") @_Z51__spirv_SubgroupAvcImeGetDualReferenceStreaminINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL") %0) #2
  ret target("spirv.AvcImeDualReferenceStreaminINTEL") %2
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_strip_single_reference_streamout(target("spirv.AvcImePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcImeResultINTEL") @_Z56__spirv_SubgroupAvcImeStripSingleReferenceStreamoutINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL") %0) #2
  ret target("spirv.AvcImeResultINTEL") %2
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_strip_dual_reference_streamout(target("spirv.AvcImePayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcImeResultINTEL") @_Z54__spirv_SubgroupAvcImeStripDualReferenceStreamoutINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL") %0) #2
  ret target("spirv.AvcImeResultINTEL") %2
}

define spir_func i32 @ime_get_streamout_single_reference_major_shape_motion_vectors(target("spirv.AvcImeResultINTEL") %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z77__spirv_SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELP25__spirv_AvcImeResultINTELj(target("spirv.AvcImeResultINTEL") %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @ime_get_streamout_single_reference_major_shape_distortions(target("spirv.AvcImeResultINTEL") %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z75__spirv_SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELP25__spirv_AvcImeResultINTELj(target("spirv.AvcImeResultINTEL") %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @ime_get_streamout_single_reference_major_shape_reference_ids(target("spirv.AvcImeResultINTEL") %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z76__spirv_SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELP25__spirv_AvcImeResultINTELj(target("spirv.AvcImeResultINTEL") %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @ime_get_streamout_dual_reference_major_shape_motion_vectors(target("spirv.AvcImeResultINTEL") %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z75__spirv_SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELP25__spirv_AvcImeResultINTELjj(target("spirv.AvcImeResultINTEL") %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @ime_get_streamout_dual_reference_major_shape_distortions(target("spirv.AvcImeResultINTEL") %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z73__spirv_SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELP25__spirv_AvcImeResultINTELjj(target("spirv.AvcImeResultINTEL") %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @ime_get_streamout_dual_reference_major_shape_reference_ids(target("spirv.AvcImeResultINTEL") %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z74__spirv_SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELP25__spirv_AvcImeResultINTELjj(target("spirv.AvcImeResultINTEL") %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @ime_get_border_reached(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.AvcImeResultINTEL") %1) #0 {
  %3 = call spir_func i32 @_Z43__spirv_SubgroupAvcImeGetBorderReachedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0P25__spirv_AvcImeResultINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.AvcImeResultINTEL") %1) #2
  ret i32 %3
}

define spir_func i32 @ime_get_truncated_search_indication(target("spirv.AvcImeResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z55__spirv_SubgroupAvcImeGetTruncatedSearchIndicationINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @ime_get_unidirectional_early_search_termination(target("spirv.AvcImeResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z66__spirv_SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @ime_get_weighting_pattern_minimum_motion_vector(target("spirv.AvcImeResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z65__spirv_SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @ime_get_weighting_pattern_minimum_distortion(target("spirv.AvcImeResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z63__spirv_SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL") %0) #2
  ret i32 %2
}

define spir_func target("spirv.AvcRefPayloadINTEL") @fme_initialize(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6) #0 {
  %8 = call spir_func target("spirv.AvcRefPayloadINTEL") @_Z37__spirv_SubgroupAvcFmeInitializeINTELjjjjjjj(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6) #2
  ret target("spirv.AvcRefPayloadINTEL") %8
}

define spir_func target("spirv.AvcRefPayloadINTEL") @bme_initialize(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7) #0 {
  %9 = call spir_func target("spirv.AvcRefPayloadINTEL") @_Z37__spirv_SubgroupAvcBmeInitializeINTELjjjjjjjj(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7) #2
  ret target("spirv.AvcRefPayloadINTEL") %9
}

define spir_func target("spirv.AvcMcePayloadINTEL") @ref_convert_to_mce_payload(target("spirv.AvcRefPayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z46__spirv_SubgroupAvcRefConvertToMcePayloadINTELP26__spirv_AvcRefPayloadINTEL(target("spirv.AvcRefPayloadINTEL") %0) #2
  ret target("spirv.AvcMcePayloadINTEL") %2
}

define spir_func target("spirv.AvcRefPayloadINTEL") @ref_set_bidirectional_mix_disable(target("spirv.AvcRefPayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcRefPayloadINTEL") @_Z53__spirv_SubgroupAvcRefSetBidirectionalMixDisableINTELP26__spirv_AvcRefPayloadINTEL(target("spirv.AvcRefPayloadINTEL") %0) #2
  ret target("spirv.AvcRefPayloadINTEL") %2
}

define spir_func target("spirv.AvcRefPayloadINTEL") @ref_set_bilinear_filter_enable(target("spirv.AvcRefPayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcRefPayloadINTEL") @_Z50__spirv_SubgroupAvcRefSetBilinearFilterEnableINTELP26__spirv_AvcRefPayloadINTEL(target("spirv.AvcRefPayloadINTEL") %0) #2
  ret target("spirv.AvcRefPayloadINTEL") %2
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_single_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcRefPayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcRefResultINTEL") @_Z54__spirv_SubgroupAvcRefEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcRefPayloadINTEL") %2) #2
  ret target("spirv.AvcRefResultINTEL") %4
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_dual_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcRefPayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcRefResultINTEL") @_Z52__spirv_SubgroupAvcRefEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcRefPayloadINTEL") %3) #2
  ret target("spirv.AvcRefResultINTEL") %5
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_multi_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, target("spirv.AvcRefPayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcRefResultINTEL") @_Z53__spirv_SubgroupAvcRefEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, target("spirv.AvcRefPayloadINTEL") %2) #2
  ret target("spirv.AvcRefResultINTEL") %4
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_multi_reference_interlaced(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, i32 %2, target("spirv.AvcRefPayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcRefResultINTEL") @_Z63__spirv_SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jjP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, i32 %2, target("spirv.AvcRefPayloadINTEL") %3) #2
  ret target("spirv.AvcRefResultINTEL") %5
}

define spir_func target("spirv.AvcMceResultINTEL") @ref_convert_to_mce_result(target("spirv.AvcRefResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcMceResultINTEL") @_Z45__spirv_SubgroupAvcRefConvertToMceResultINTELP25__spirv_AvcRefResultINTEL(target("spirv.AvcRefResultINTEL") %0) #2
  ret target("spirv.AvcMceResultINTEL") %2
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_initialize(i32 %0) #0 {
  %2 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z37__spirv_SubgroupAvcSicInitializeINTELj(i32 %0) #2
  ret target("spirv.AvcSicPayloadINTEL") %2
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_configure_skc(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, target("spirv.AvcSicPayloadINTEL") %5) #0 {
  %7 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z39__spirv_SubgroupAvcSicConfigureSkcINTELjjjjjP26__spirv_AvcSicPayloadINTEL(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, target("spirv.AvcSicPayloadINTEL") %5) #2
  ret target("spirv.AvcSicPayloadINTEL") %7
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_configure_ipe_luma(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, target("spirv.AvcSicPayloadINTEL") %7) #0 {
  %9 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z43__spirv_SubgroupAvcSicConfigureIpeLumaINTELjjjjjjjP26__spirv_AvcSicPayloadINTEL(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, target("spirv.AvcSicPayloadINTEL") %7) #2
  ret target("spirv.AvcSicPayloadINTEL") %9
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_configure_ipe_luma_chroma(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, target("spirv.AvcSicPayloadINTEL") %10) #0 {
  %12 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z49__spirv_SubgroupAvcSicConfigureIpeLumaChromaINTELjjjjjjjjjjP26__spirv_AvcSicPayloadINTEL(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, target("spirv.AvcSicPayloadINTEL") %10) #2
  ret target("spirv.AvcSicPayloadINTEL") %12
}

define spir_func i32 @sic_get_motion_vector_mask(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z46__spirv_SubgroupAvcSicGetMotionVectorMaskINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func target("spirv.AvcMcePayloadINTEL") @sic_convert_to_mce_payload(target("spirv.AvcSicPayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z46__spirv_SubgroupAvcSicConvertToMcePayloadINTELP26__spirv_AvcSicPayloadINTEL(target("spirv.AvcSicPayloadINTEL") %0) #2
  ret target("spirv.AvcMcePayloadINTEL") %2
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_set_intra_luma_shape_penalty(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z51__spirv_SubgroupAvcSicSetIntraLumaShapePenaltyINTELjP26__spirv_AvcSicPayloadINTEL(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #2
  ret target("spirv.AvcSicPayloadINTEL") %3
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_set_intra_luma_mode_cost_function(i32 %0, i32 %1, i32 %2, target("spirv.AvcSicPayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z55__spirv_SubgroupAvcSicSetIntraLumaModeCostFunctionINTELjjjP26__spirv_AvcSicPayloadINTEL(i32 %0, i32 %1, i32 %2, target("spirv.AvcSicPayloadINTEL") %3) #2
  ret target("spirv.AvcSicPayloadINTEL") %5
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_set_intra_chroma_mode_cost_function(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z57__spirv_SubgroupAvcSicSetIntraChromaModeCostFunctionINTELjP26__spirv_AvcSicPayloadINTEL(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #2
  ret target("spirv.AvcSicPayloadINTEL") %3
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_set_bilinear_filter_enable(target("spirv.AvcSicPayloadINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z50__spirv_SubgroupAvcSicSetBilinearFilterEnableINTELP26__spirv_AvcSicPayloadINTEL(target("spirv.AvcSicPayloadINTEL") %0) #2
  ret target("spirv.AvcSicPayloadINTEL") %2
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_set_skc_forward_transform_enable(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z55__spirv_SubgroupAvcSicSetSkcForwardTransformEnableINTELjP26__spirv_AvcSicPayloadINTEL(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #2
  ret target("spirv.AvcSicPayloadINTEL") %3
}

define spir_func target("spirv.AvcSicPayloadINTEL") @sic_set_block_based_raw_skip_sad(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z50__spirv_SubgroupAvcSicSetBlockBasedRawSkipSadINTELjP26__spirv_AvcSicPayloadINTEL(i32 %0, target("spirv.AvcSicPayloadINTEL") %1) #2
  ret target("spirv.AvcSicPayloadINTEL") %3
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_ipe(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.AvcSicPayloadINTEL") %1) #0 {
  %3 = call spir_func target("spirv.AvcSicResultINTEL") @_Z38__spirv_SubgroupAvcSicEvaluateIpeINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.AvcSicPayloadINTEL") %1) #2
  ret target("spirv.AvcSicResultINTEL") %3
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_single_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcSicPayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcSicResultINTEL") @_Z54__spirv_SubgroupAvcSicEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcSicPayloadINTEL") %2) #2
  ret target("spirv.AvcSicResultINTEL") %4
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_dual_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcSicPayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcSicResultINTEL") @_Z52__spirv_SubgroupAvcSicEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcSicPayloadINTEL") %3) #2
  ret target("spirv.AvcSicResultINTEL") %5
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_multi_reference(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, target("spirv.AvcSicPayloadINTEL") %2) #0 {
  %4 = call spir_func target("spirv.AvcSicResultINTEL") @_Z53__spirv_SubgroupAvcSicEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, target("spirv.AvcSicPayloadINTEL") %2) #2
  ret target("spirv.AvcSicResultINTEL") %4
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_multi_reference_interlaced(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, i32 %2, target("spirv.AvcSicPayloadINTEL") %3) #0 {
  %5 = call spir_func target("spirv.AvcSicResultINTEL") @_Z63__spirv_SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jjP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1, i32 %2, target("spirv.AvcSicPayloadINTEL") %3) #2
  ret target("spirv.AvcSicResultINTEL") %5
}

define spir_func target("spirv.AvcMceResultINTEL") @sic_convert_to_mce_result(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func target("spirv.AvcMceResultINTEL") @_Z45__spirv_SubgroupAvcSicConvertToMceResultINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret target("spirv.AvcMceResultINTEL") %2
}

define spir_func i32 @sic_get_ipe_luma_shape(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z42__spirv_SubgroupAvcSicGetIpeLumaShapeINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @sic_get_best_ipe_luma_distortion(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z51__spirv_SubgroupAvcSicGetBestIpeLumaDistortionINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @sic_get_best_ipe_chroma_distortion(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z53__spirv_SubgroupAvcSicGetBestIpeChromaDistortionINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @sic_get_packed_ipe_luma_modes(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z48__spirv_SubgroupAvcSicGetPackedIpeLumaModesINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @sic_get_ipe_chroma_mode(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z43__spirv_SubgroupAvcSicGetIpeChromaModeINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @sic_get_packed_skc_luma_count_threshold(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z57__spirv_SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @sic_get_packed_skc_luma_sum_threshold(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z55__spirv_SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

define spir_func i32 @sic_get_inter_raw_sads(target("spirv.AvcSicResultINTEL") %0) #0 {
  %2 = call spir_func i32 @_Z42__spirv_SubgroupAvcSicGetInterRawSadsINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL") %0) #2
  ret i32 %2
}

declare spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func i32 @_Z67__spirv_SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELjj(i32, i32) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z60__spirv_SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELjP26__spirv_AvcMcePayloadINTEL(i32, target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func i32 @_Z54__spirv_SubgroupAvcMceGetDefaultInterShapePenaltyINTELjj(i32, i32) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z47__spirv_SubgroupAvcMceSetInterShapePenaltyINTELjP26__spirv_AvcMcePayloadINTEL(i32, target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELjj(i32, i32) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z51__spirv_SubgroupAvcMceSetInterDirectionPenaltyINTELjP26__spirv_AvcMcePayloadINTEL(i32, target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELjj(i32, i32) #2

declare spir_func i32 @_Z63__spirv_SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELjj(i32, i32) #2

declare spir_func i32 @_Z57__spirv_SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELv() #2

declare spir_func i32 @_Z59__spirv_SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELv() #2

declare spir_func i32 @_Z56__spirv_SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELv() #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z54__spirv_SubgroupAvcMceSetMotionVectorCostFunctionINTELjjjP26__spirv_AvcMcePayloadINTEL(i32, i32, i32, target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func i32 @_Z57__spirv_SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELjj(i32, i32) #2

declare spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELv() #2

declare spir_func i32 @_Z63__spirv_SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELv() #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z40__spirv_SubgroupAvcMceSetAcOnlyHaarINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z59__spirv_SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELjP26__spirv_AvcMcePayloadINTEL(i32, target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z68__spirv_SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELjP26__spirv_AvcMcePayloadINTEL(i32, target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z68__spirv_SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELjjP26__spirv_AvcMcePayloadINTEL(i32, i32, target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z46__spirv_SubgroupAvcMceConvertToImePayloadINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z45__spirv_SubgroupAvcMceConvertToImeResultINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func target("spirv.AvcRefPayloadINTEL") @_Z46__spirv_SubgroupAvcMceConvertToRefPayloadINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z45__spirv_SubgroupAvcMceConvertToRefResultINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z46__spirv_SubgroupAvcMceConvertToSicPayloadINTELP26__spirv_AvcMcePayloadINTEL(target("spirv.AvcMcePayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z45__spirv_SubgroupAvcMceConvertToSicResultINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z43__spirv_SubgroupAvcMceGetMotionVectorsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z46__spirv_SubgroupAvcMceGetInterDistortionsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z50__spirv_SubgroupAvcMceGetBestInterDistortionsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z45__spirv_SubgroupAvcMceGetInterMajorShapeINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z45__spirv_SubgroupAvcMceGetInterMinorShapeINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z45__spirv_SubgroupAvcMceGetInterDirectionsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z52__spirv_SubgroupAvcMceGetInterMotionVectorCountINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z47__spirv_SubgroupAvcMceGetInterReferenceIdsINTELP25__spirv_AvcMceResultINTEL(target("spirv.AvcMceResultINTEL")) #2

declare spir_func i32 @_Z69__spirv_SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELjjP25__spirv_AvcMceResultINTEL(i32, i32, target("spirv.AvcMceResultINTEL")) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z37__spirv_SubgroupAvcImeInitializeINTELjjj(i32, i32, i32) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z45__spirv_SubgroupAvcImeSetSingleReferenceINTELijP26__spirv_AvcImePayloadINTEL(i32, i32, target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z43__spirv_SubgroupAvcImeSetDualReferenceINTELiijP26__spirv_AvcImePayloadINTEL(i32, i32, i32, target("spirv.AvcImePayloadINTEL")) #2

declare spir_func i32 @_Z40__spirv_SubgroupAvcImeRefWindowSizeINTELji(i32, i32) #2

declare spir_func i32 @_Z42__spirv_SubgroupAvcImeAdjustRefOffsetINTELijjPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0(i32, i32, i32, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0)) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z46__spirv_SubgroupAvcImeConvertToMcePayloadINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z50__spirv_SubgroupAvcImeSetMaxMotionVectorCountINTELjP26__spirv_AvcImePayloadINTEL(i32, target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z54__spirv_SubgroupAvcImeSetUnidirectionalMixDisableINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z61__spirv_SubgroupAvcImeSetEarlySearchTerminationThresholdINTELjP26__spirv_AvcImePayloadINTEL(i32, target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z41__spirv_SubgroupAvcImeSetWeightedSadINTELjP26__spirv_AvcImePayloadINTEL(i32, target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z54__spirv_SubgroupAvcImeEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z52__spirv_SubgroupAvcImeEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z62__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeSingleReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z60__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeDualReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z61__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z65__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeSingleReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeDualReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcMceResultINTEL") @_Z45__spirv_SubgroupAvcImeConvertToMceResultINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL")) #2

declare spir_func target("spirv.AvcImeSingleReferenceStreaminINTEL") @_Z53__spirv_SubgroupAvcImeGetSingleReferenceStreaminINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL")) #2

declare spir_func target("spirv.AvcImeDualReferenceStreaminINTEL") @_Z51__spirv_SubgroupAvcImeGetDualReferenceStreaminINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z56__spirv_SubgroupAvcImeStripSingleReferenceStreamoutINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z54__spirv_SubgroupAvcImeStripDualReferenceStreamoutINTELP26__spirv_AvcImePayloadINTEL(target("spirv.AvcImePayloadINTEL")) #2

declare spir_func i32 @_Z77__spirv_SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELP25__spirv_AvcImeResultINTELj(target("spirv.AvcImeResultINTEL"), i32) #2

declare spir_func i32 @_Z75__spirv_SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELP25__spirv_AvcImeResultINTELj(target("spirv.AvcImeResultINTEL"), i32) #2

declare spir_func i32 @_Z76__spirv_SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELP25__spirv_AvcImeResultINTELj(target("spirv.AvcImeResultINTEL"), i32) #2

declare spir_func i32 @_Z75__spirv_SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELP25__spirv_AvcImeResultINTELjj(target("spirv.AvcImeResultINTEL"), i32, i32) #2

declare spir_func i32 @_Z73__spirv_SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELP25__spirv_AvcImeResultINTELjj(target("spirv.AvcImeResultINTEL"), i32, i32) #2

declare spir_func i32 @_Z74__spirv_SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELP25__spirv_AvcImeResultINTELjj(target("spirv.AvcImeResultINTEL"), i32, i32) #2

declare spir_func i32 @_Z43__spirv_SubgroupAvcImeGetBorderReachedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0P25__spirv_AvcImeResultINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImeResultINTEL")) #2

declare spir_func i32 @_Z55__spirv_SubgroupAvcImeGetTruncatedSearchIndicationINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL")) #2

declare spir_func i32 @_Z66__spirv_SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL")) #2

declare spir_func i32 @_Z65__spirv_SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL")) #2

declare spir_func i32 @_Z63__spirv_SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELP25__spirv_AvcImeResultINTEL(target("spirv.AvcImeResultINTEL")) #2

declare spir_func target("spirv.AvcRefPayloadINTEL") @_Z37__spirv_SubgroupAvcFmeInitializeINTELjjjjjjj(i32, i32, i32, i32, i32, i32, i32) #2

declare spir_func target("spirv.AvcRefPayloadINTEL") @_Z37__spirv_SubgroupAvcBmeInitializeINTELjjjjjjjj(i32, i32, i32, i32, i32, i32, i32, i32) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z46__spirv_SubgroupAvcRefConvertToMcePayloadINTELP26__spirv_AvcRefPayloadINTEL(target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefPayloadINTEL") @_Z53__spirv_SubgroupAvcRefSetBidirectionalMixDisableINTELP26__spirv_AvcRefPayloadINTEL(target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefPayloadINTEL") @_Z50__spirv_SubgroupAvcRefSetBilinearFilterEnableINTELP26__spirv_AvcRefPayloadINTEL(target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z54__spirv_SubgroupAvcRefEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z52__spirv_SubgroupAvcRefEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z53__spirv_SubgroupAvcRefEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z63__spirv_SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jjP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, i32, target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcMceResultINTEL") @_Z45__spirv_SubgroupAvcRefConvertToMceResultINTELP25__spirv_AvcRefResultINTEL(target("spirv.AvcRefResultINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z37__spirv_SubgroupAvcSicInitializeINTELj(i32) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z39__spirv_SubgroupAvcSicConfigureSkcINTELjjjjjP26__spirv_AvcSicPayloadINTEL(i32, i32, i32, i32, i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z43__spirv_SubgroupAvcSicConfigureIpeLumaINTELjjjjjjjP26__spirv_AvcSicPayloadINTEL(i32, i32, i32, i32, i32, i32, i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z49__spirv_SubgroupAvcSicConfigureIpeLumaChromaINTELjjjjjjjjjjP26__spirv_AvcSicPayloadINTEL(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func i32 @_Z46__spirv_SubgroupAvcSicGetMotionVectorMaskINTELjj(i32, i32) #2

declare spir_func target("spirv.AvcMcePayloadINTEL") @_Z46__spirv_SubgroupAvcSicConvertToMcePayloadINTELP26__spirv_AvcSicPayloadINTEL(target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z51__spirv_SubgroupAvcSicSetIntraLumaShapePenaltyINTELjP26__spirv_AvcSicPayloadINTEL(i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z55__spirv_SubgroupAvcSicSetIntraLumaModeCostFunctionINTELjjjP26__spirv_AvcSicPayloadINTEL(i32, i32, i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z57__spirv_SubgroupAvcSicSetIntraChromaModeCostFunctionINTELjP26__spirv_AvcSicPayloadINTEL(i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z50__spirv_SubgroupAvcSicSetBilinearFilterEnableINTELP26__spirv_AvcSicPayloadINTEL(target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z55__spirv_SubgroupAvcSicSetSkcForwardTransformEnableINTELjP26__spirv_AvcSicPayloadINTEL(i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z50__spirv_SubgroupAvcSicSetBlockBasedRawSkipSadINTELjP26__spirv_AvcSicPayloadINTEL(i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z38__spirv_SubgroupAvcSicEvaluateIpeINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z54__spirv_SubgroupAvcSicEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z52__spirv_SubgroupAvcSicEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z53__spirv_SubgroupAvcSicEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z63__spirv_SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jjP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcMceResultINTEL") @_Z45__spirv_SubgroupAvcSicConvertToMceResultINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z42__spirv_SubgroupAvcSicGetIpeLumaShapeINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z51__spirv_SubgroupAvcSicGetBestIpeLumaDistortionINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z53__spirv_SubgroupAvcSicGetBestIpeChromaDistortionINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z48__spirv_SubgroupAvcSicGetPackedIpeLumaModesINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z43__spirv_SubgroupAvcSicGetIpeChromaModeINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z57__spirv_SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z55__spirv_SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

declare spir_func i32 @_Z42__spirv_SubgroupAvcSicGetInterRawSadsINTELP25__spirv_AvcSicResultINTEL(target("spirv.AvcSicResultINTEL")) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!spirv.Extension = !{!12}
!spirv.Generator = !{!13}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 13}
!6 = !{i32 39}
!7 = !{i32 22}
!8 = !{i32 11}
!9 = !{i32 5696}
!10 = !{i32 5697}
!11 = !{i32 5698}
!12 = !{!"SPV_INTEL_device_side_avc_motion_estimation"}
!13 = !{i16 0, i16 0}
