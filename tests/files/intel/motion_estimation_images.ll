target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_single_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultINTEL") @_Z54__spirv_SubgroupAvcImeEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %payload) #2
  ret target("spirv.AvcImeResultINTEL") %call
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_dual_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %2 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultINTEL") @_Z52__spirv_SubgroupAvcImeEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %payload) #2
  ret target("spirv.AvcImeResultINTEL") %call
}

define spir_func target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") @ime_evaluate_with_single_reference_streamout(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %payload) #2
  ret target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") %call
}

define spir_func target("spirv.AvcImeResultDualReferenceStreamoutINTEL") @ime_evaluate_with_dual_reference_streamout(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %2 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultDualReferenceStreamoutINTEL") @_Z61__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %payload) #2
  ret target("spirv.AvcImeResultDualReferenceStreamoutINTEL") %call
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_single_reference_streamin(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeSingleReferenceStreaminINTEL") %streamin_components) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultINTEL") @_Z62__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeSingleReferenceStreaminINTEL") %streamin_components) #2
  ret target("spirv.AvcImeResultINTEL") %call
}

define spir_func target("spirv.AvcImeResultINTEL") @ime_evaluate_with_dual_reference_streamin(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeDualReferenceStreaminINTEL") %streamin_components) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %2 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultINTEL") @_Z60__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeDualReferenceStreaminINTEL") %streamin_components) #2
  ret target("spirv.AvcImeResultINTEL") %call
}

define spir_func target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") @ime_evaluate_with_single_reference_streaminout(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeSingleReferenceStreaminINTEL") %streamin_components) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") @_Z65__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeSingleReferenceStreaminINTEL") %streamin_components) #2
  ret target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") %call
}

define spir_func target("spirv.AvcImeResultDualReferenceStreamoutINTEL") @ime_evaluate_with_dual_reference_streaminout(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeDualReferenceStreaminINTEL") %streamin_components) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %2 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcImeResultDualReferenceStreamoutINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcImeDualReferenceStreaminINTEL") %streamin_components) #2
  ret target("spirv.AvcImeResultDualReferenceStreamoutINTEL") %call
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_single_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcRefPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcRefResultINTEL") @_Z54__spirv_SubgroupAvcRefEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcRefPayloadINTEL") %payload) #2
  ret target("spirv.AvcRefResultINTEL") %call
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_dual_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcRefPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %2 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcRefResultINTEL") @_Z52__spirv_SubgroupAvcRefEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcRefPayloadINTEL") %payload) #2
  ret target("spirv.AvcRefResultINTEL") %call
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_multi_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, i32 %packed_reference_ids, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcRefPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcRefResultINTEL") @_Z53__spirv_SubgroupAvcRefEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %packed_reference_ids, target("spirv.AvcRefPayloadINTEL") %payload) #2
  ret target("spirv.AvcRefResultINTEL") %call
}

define spir_func target("spirv.AvcRefResultINTEL") @ref_evaluate_with_multi_reference_interlaced(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, i32 %packed_reference_ids, i8 zeroext %packed_reference_field_polarities, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcRefPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcRefResultINTEL") @_Z63__spirv_SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jhP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %packed_reference_ids, i8 %packed_reference_field_polarities, target("spirv.AvcRefPayloadINTEL") %payload) #2
  ret target("spirv.AvcRefResultINTEL") %call
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_ipe(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcSicPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcSicResultINTEL") @_Z38__spirv_SubgroupAvcSicEvaluateIpeINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.AvcSicPayloadINTEL") %payload) #2
  ret target("spirv.AvcSicResultINTEL") %call
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_single_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcSicPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcSicResultINTEL") @_Z54__spirv_SubgroupAvcSicEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.AvcSicPayloadINTEL") %payload) #2
  ret target("spirv.AvcSicResultINTEL") %call
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_dual_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcSicPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %1 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %fwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %2 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bwd_ref_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcSicResultINTEL") @_Z52__spirv_SubgroupAvcSicEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.AvcSicPayloadINTEL") %payload) #2
  ret target("spirv.AvcSicResultINTEL") %call
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_multi_reference(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, i32 %packed_reference_ids, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcSicPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcSicResultINTEL") @_Z53__spirv_SubgroupAvcSicEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %packed_reference_ids, target("spirv.AvcSicPayloadINTEL") %payload) #2
  ret target("spirv.AvcSicResultINTEL") %call
}

define spir_func target("spirv.AvcSicResultINTEL") @sic_evaluate_with_multi_reference_interlaced(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, i32 %packed_reference_ids, i8 zeroext %packed_reference_field_polarities, target("spirv.Sampler") %vme_media_sampler, target("spirv.AvcSicPayloadINTEL") %payload) #0 {
entry:
  %0 = call spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src_image, target("spirv.Sampler") %vme_media_sampler) #3
  %call = call spir_func target("spirv.AvcSicResultINTEL") @_Z63__spirv_SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jhP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %packed_reference_ids, i8 %packed_reference_field_polarities, target("spirv.AvcSicPayloadINTEL") %payload) #2
  ret target("spirv.AvcSicResultINTEL") %call
}

declare spir_func target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) @_Z21__spirv_VmeImageINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func target("spirv.AvcImeResultINTEL") @_Z54__spirv_SubgroupAvcImeEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z52__spirv_SubgroupAvcImeEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultDualReferenceStreamoutINTEL") @_Z61__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z62__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeSingleReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcImeResultINTEL") @_Z60__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeDualReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") @_Z65__spirv_SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcImePayloadINTELP42__spirv_AvcImeSingleReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeSingleReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcImeResultDualReferenceStreamoutINTEL") @_Z63__spirv_SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcImePayloadINTELP40__spirv_AvcImeDualReferenceStreaminINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcImePayloadINTEL"), target("spirv.AvcImeDualReferenceStreaminINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z54__spirv_SubgroupAvcRefEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z52__spirv_SubgroupAvcRefEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z53__spirv_SubgroupAvcRefEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcRefResultINTEL") @_Z63__spirv_SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jhP26__spirv_AvcRefPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, i8, target("spirv.AvcRefPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z38__spirv_SubgroupAvcSicEvaluateIpeINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z54__spirv_SubgroupAvcSicEvaluateWithSingleReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z52__spirv_SubgroupAvcSicEvaluateWithDualReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0S1_S1_P26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z53__spirv_SubgroupAvcSicEvaluateWithMultiReferenceINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, target("spirv.AvcSicPayloadINTEL")) #2

declare spir_func target("spirv.AvcSicResultINTEL") @_Z63__spirv_SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELPU3AS141__spirv_VmeImageINTEL__void_1_0_0_0_0_0_0jhP26__spirv_AvcSicPayloadINTEL(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0), i32, i8, target("spirv.AvcSicPayloadINTEL")) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7, !8, !9, !10}
!spirv.Extension = !{!11}
!spirv.Generator = !{!12}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i32 1, i32 0}
!5 = !{i32 4}
!6 = !{i32 5}
!7 = !{i32 6}
!8 = !{i32 13}
!9 = !{i32 39}
!10 = !{i32 5696}
!11 = !{!"SPV_INTEL_device_side_avc_motion_estimation"}
!12 = !{i16 0, i16 0}
