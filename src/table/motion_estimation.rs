//! Spec (SPV_INTEL_device_side_avc_motion_estimation). Integers are mangled as unsigned, except offsets.

use super::Form;
use super::form::{CallForm, CallShape, Row, call, row};
use crate::spirv::{Opcode, op};

const SOME: CallForm = call().convergent();
const CALL: CallForm = SOME.all_unsigned();

macro_rules! rows {
    ($($name:ident)*) => { &[
        row(op::VmeImageINTEL, Form::CustomCall(CallShape::CombinedImage, call().pure())),
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

macro_rules! results {
    ($($ty:ident: $($name:ident)*;)*) => { &[$($((op::$name, op::$ty),)*)*] };
}

/// Instructions of the extension whose result has one opaque type, and the instruction that declares it.
pub const RESULTS: &[(Opcode, Opcode)] = results! {
    TypeAvcMcePayloadINTEL:
        SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL SubgroupAvcMceSetInterShapePenaltyINTEL
        SubgroupAvcMceSetInterDirectionPenaltyINTEL SubgroupAvcMceSetMotionVectorCostFunctionINTEL
        SubgroupAvcMceSetAcOnlyHaarINTEL SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL
        SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL
        SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL SubgroupAvcImeConvertToMcePayloadINTEL
        SubgroupAvcRefConvertToMcePayloadINTEL SubgroupAvcSicConvertToMcePayloadINTEL;
    TypeAvcImePayloadINTEL:
        SubgroupAvcMceConvertToImePayloadINTEL SubgroupAvcImeInitializeINTEL
        SubgroupAvcImeSetSingleReferenceINTEL SubgroupAvcImeSetDualReferenceINTEL
        SubgroupAvcImeSetMaxMotionVectorCountINTEL SubgroupAvcImeSetUnidirectionalMixDisableINTEL
        SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL SubgroupAvcImeSetWeightedSadINTEL;
    TypeAvcImeResultINTEL:
        SubgroupAvcMceConvertToImeResultINTEL SubgroupAvcImeEvaluateWithSingleReferenceINTEL
        SubgroupAvcImeEvaluateWithDualReferenceINTEL SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL
        SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL
        SubgroupAvcImeStripSingleReferenceStreamoutINTEL SubgroupAvcImeStripDualReferenceStreamoutINTEL;
    TypeAvcRefPayloadINTEL:
        SubgroupAvcMceConvertToRefPayloadINTEL SubgroupAvcFmeInitializeINTEL SubgroupAvcBmeInitializeINTEL
        SubgroupAvcRefSetBidirectionalMixDisableINTEL SubgroupAvcRefSetBilinearFilterEnableINTEL;
    TypeAvcRefResultINTEL:
        SubgroupAvcMceConvertToRefResultINTEL SubgroupAvcRefEvaluateWithSingleReferenceINTEL
        SubgroupAvcRefEvaluateWithDualReferenceINTEL SubgroupAvcRefEvaluateWithMultiReferenceINTEL
        SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL;
    TypeAvcSicPayloadINTEL:
        SubgroupAvcMceConvertToSicPayloadINTEL SubgroupAvcSicInitializeINTEL SubgroupAvcSicConfigureSkcINTEL
        SubgroupAvcSicConfigureIpeLumaINTEL SubgroupAvcSicConfigureIpeLumaChromaINTEL
        SubgroupAvcSicSetIntraLumaShapePenaltyINTEL SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL
        SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL SubgroupAvcSicSetBilinearFilterEnableINTEL
        SubgroupAvcSicSetSkcForwardTransformEnableINTEL SubgroupAvcSicSetBlockBasedRawSkipSadINTEL;
    TypeAvcSicResultINTEL:
        SubgroupAvcMceConvertToSicResultINTEL SubgroupAvcSicEvaluateIpeINTEL
        SubgroupAvcSicEvaluateWithSingleReferenceINTEL SubgroupAvcSicEvaluateWithDualReferenceINTEL
        SubgroupAvcSicEvaluateWithMultiReferenceINTEL
        SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL;
    TypeAvcImeResultSingleReferenceStreamoutINTEL:
        SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL
        SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL;
    TypeAvcImeResultDualReferenceStreamoutINTEL:
        SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL
        SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL;
    TypeAvcMceResultINTEL:
        SubgroupAvcImeConvertToMceResultINTEL SubgroupAvcRefConvertToMceResultINTEL
        SubgroupAvcSicConvertToMceResultINTEL;
    TypeAvcImeSingleReferenceStreaminINTEL:
        SubgroupAvcImeGetSingleReferenceStreaminINTEL;
    TypeAvcImeDualReferenceStreaminINTEL:
        SubgroupAvcImeGetDualReferenceStreaminINTEL;
};
