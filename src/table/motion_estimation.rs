//! Spec (SPV_INTEL_device_side_avc_motion_estimation). Integers are spelled unsigned, but for offsets.

use super::Form;
use super::form::{CallForm, Row, call, row};
use crate::spirv::op;

const SOME: CallForm = call().convergent();
const CALL: CallForm = SOME.all_unsigned();

macro_rules! rows {
    ($($name:ident)*) => { &[
        row(op::VmeImageINTEL, Form::Call(call().pure())),
        row(op::SubgroupAvcImeSetSingleReferenceINTEL, Form::Call(SOME.unsigned(&[1]))),
        row(op::SubgroupAvcImeSetDualReferenceINTEL, Form::Call(SOME.unsigned(&[2]))),
        row(op::SubgroupAvcImeRefWindowSizeINTEL, Form::Call(SOME.unsigned(&[0]))),
        row(op::SubgroupAvcImeAdjustRefOffsetINTEL, Form::Call(SOME.unsigned(&[1, 2, 3]))),
        $(row(op::$name, Form::Call(CALL)),)*
    ] };
}

/// Rows of the extension.
pub const ROWS: &[Row] = rows!(
    SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL
    SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL SubgroupAvcMceGetDefaultInterShapePenaltyINTEL
    SubgroupAvcMceSetInterShapePenaltyINTEL SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL
    SubgroupAvcMceSetInterDirectionPenaltyINTEL SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL
    SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL
    SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL
    SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL SubgroupAvcMceSetMotionVectorCostFunctionINTEL
    SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL
    SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL SubgroupAvcMceSetAcOnlyHaarINTEL
    SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL
    SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL
    SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL SubgroupAvcMceConvertToImePayloadINTEL
    SubgroupAvcMceConvertToImeResultINTEL SubgroupAvcMceConvertToRefPayloadINTEL
    SubgroupAvcMceConvertToRefResultINTEL SubgroupAvcMceConvertToSicPayloadINTEL
    SubgroupAvcMceConvertToSicResultINTEL SubgroupAvcMceGetMotionVectorsINTEL
    SubgroupAvcMceGetInterDistortionsINTEL SubgroupAvcMceGetBestInterDistortionsINTEL
    SubgroupAvcMceGetInterMajorShapeINTEL SubgroupAvcMceGetInterMinorShapeINTEL
    SubgroupAvcMceGetInterDirectionsINTEL SubgroupAvcMceGetInterMotionVectorCountINTEL
    SubgroupAvcMceGetInterReferenceIdsINTEL SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL
    SubgroupAvcImeInitializeINTEL
    SubgroupAvcImeConvertToMcePayloadINTEL SubgroupAvcImeSetMaxMotionVectorCountINTEL
    SubgroupAvcImeSetUnidirectionalMixDisableINTEL SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL
    SubgroupAvcImeSetWeightedSadINTEL SubgroupAvcImeEvaluateWithSingleReferenceINTEL
    SubgroupAvcImeEvaluateWithDualReferenceINTEL SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL
    SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL
    SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL
    SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL
    SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL
    SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL SubgroupAvcImeConvertToMceResultINTEL
    SubgroupAvcImeGetSingleReferenceStreaminINTEL SubgroupAvcImeGetDualReferenceStreaminINTEL
    SubgroupAvcImeStripSingleReferenceStreamoutINTEL SubgroupAvcImeStripDualReferenceStreamoutINTEL
    SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL
    SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL
    SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL
    SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL
    SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL
    SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL SubgroupAvcImeGetBorderReachedINTEL
    SubgroupAvcImeGetTruncatedSearchIndicationINTEL
    SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL
    SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL
    SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL SubgroupAvcFmeInitializeINTEL
    SubgroupAvcBmeInitializeINTEL SubgroupAvcRefConvertToMcePayloadINTEL
    SubgroupAvcRefSetBidirectionalMixDisableINTEL SubgroupAvcRefSetBilinearFilterEnableINTEL
    SubgroupAvcRefEvaluateWithSingleReferenceINTEL SubgroupAvcRefEvaluateWithDualReferenceINTEL
    SubgroupAvcRefEvaluateWithMultiReferenceINTEL SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL
    SubgroupAvcRefConvertToMceResultINTEL SubgroupAvcSicInitializeINTEL SubgroupAvcSicConfigureSkcINTEL
    SubgroupAvcSicConfigureIpeLumaINTEL SubgroupAvcSicConfigureIpeLumaChromaINTEL
    SubgroupAvcSicGetMotionVectorMaskINTEL SubgroupAvcSicConvertToMcePayloadINTEL
    SubgroupAvcSicSetIntraLumaShapePenaltyINTEL SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL
    SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL SubgroupAvcSicSetBilinearFilterEnableINTEL
    SubgroupAvcSicSetSkcForwardTransformEnableINTEL SubgroupAvcSicSetBlockBasedRawSkipSadINTEL
    SubgroupAvcSicEvaluateIpeINTEL SubgroupAvcSicEvaluateWithSingleReferenceINTEL
    SubgroupAvcSicEvaluateWithDualReferenceINTEL SubgroupAvcSicEvaluateWithMultiReferenceINTEL
    SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL SubgroupAvcSicConvertToMceResultINTEL
    SubgroupAvcSicGetIpeLumaShapeINTEL SubgroupAvcSicGetBestIpeLumaDistortionINTEL
    SubgroupAvcSicGetBestIpeChromaDistortionINTEL SubgroupAvcSicGetPackedIpeLumaModesINTEL
    SubgroupAvcSicGetIpeChromaModeINTEL SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL
    SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL SubgroupAvcSicGetInterRawSadsINTEL
);
