//! Spec: "Image Instructions".
//!
//! The image operands mask is an `i32` constant after the coordinate (or the texel), followed by its operands.

use super::Form;
use super::form::{CallForm, CallShape, Row, call, row};
use crate::spirv::{Opcode, op};
use rspirv::spirv::ImageOperands;

/// A sample whose level of detail is derived from the quad's other invocations.
const IMPLICIT: Form = Form::Call(call().convergent().suffix().reads());
/// An access with an explicit level of detail.
const EXPLICIT: Form = Form::Call(call().suffix().reads());

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::SampledImage, Form::CustomCall(CallShape::CombinedImage, call().pure())),
    row(op::ImageSampleExplicitLod, Form::Call(call().suffix().reads())),
    row(op::ImageFetch, Form::Call(call().suffix().reads())),
    row(op::Image, Form::Call(call().pure())),
    row(op::ImageRead, Form::Call(call().suffix())),
    row(op::ImageWrite, Form::Call(call())),
    row(op::ImageQueryFormat, Form::Call(call())),
    row(op::ImageQueryOrder, Form::Call(call())),
    row(op::ImageQuerySizeLod, Form::CustomCall(CallShape::ImageSize, call().suffix())),
    row(op::ImageQuerySize, Form::CustomCall(CallShape::ImageSize, call().suffix())),
    row(op::ImageQueryLevels, Form::Call(call())),
    row(op::ImageQuerySamples, Form::Call(call())),
    row(op::ImageQueryLod, Form::Call(call().convergent().suffix().reads())),
    row(op::ImageSampleImplicitLod, IMPLICIT),
    row(op::ImageSampleDrefImplicitLod, IMPLICIT),
    row(op::ImageSampleDrefExplicitLod, EXPLICIT),
    row(op::ImageSampleProjImplicitLod, IMPLICIT),
    row(op::ImageSampleProjExplicitLod, EXPLICIT),
    row(op::ImageSampleProjDrefImplicitLod, IMPLICIT),
    row(op::ImageSampleProjDrefExplicitLod, EXPLICIT),
    row(op::ImageGather, EXPLICIT),
    row(op::ImageDrefGather, EXPLICIT),
    row(op::ImageSparseSampleImplicitLod, IMPLICIT),
    row(op::ImageSparseSampleExplicitLod, EXPLICIT),
    row(op::ImageSparseSampleDrefImplicitLod, IMPLICIT),
    row(op::ImageSparseSampleDrefExplicitLod, EXPLICIT),
    row(op::ImageSparseFetch, EXPLICIT),
    row(op::ImageSparseGather, EXPLICIT),
    row(op::ImageSparseDrefGather, EXPLICIT),
    row(op::ImageSparseRead, Form::Call(call().suffix())),
    row(op::ImageSparseTexelsResident, Form::Call(call().predicate().pure())),
    row(op::FragmentMaskFetchAMD, EXPLICIT),
    row(op::FragmentFetchAMD, EXPLICIT),
    row(op::ImageSampleFootprintNV, IMPLICIT),
    row(op::ImageSampleWeightedQCOM, EXPLICIT),
    row(op::ImageBoxFilterQCOM, EXPLICIT),
    row(op::ImageBlockMatchSSDQCOM, EXPLICIT),
    row(op::ImageBlockMatchSADQCOM, EXPLICIT),
    row(op::ImageBlockMatchWindowSSDQCOM, EXPLICIT),
    row(op::ImageBlockMatchWindowSADQCOM, EXPLICIT),
    row(op::ImageBlockMatchGatherSSDQCOM, EXPLICIT),
    row(op::ImageBlockMatchGatherSADQCOM, EXPLICIT),
];

/// The position of the image operands mask of an instruction that reads or writes texels, counted after result type and result.
pub fn mask_position(opcode: Opcode) -> Option<usize> {
    match opcode {
        op::ImageSampleExplicitLod | op::ImageRead | op::ImageFetch => Some(2),
        op::ImageWrite => Some(3),
        _ => None,
    }
}

/// The call form of such an instruction for this mask: zero-extended texels are mangled as unsigned.
pub fn form_with(opcode: Opcode, form: CallForm, mask: u32) -> CallForm {
    match opcode {
        _ if mask & ImageOperands::ZERO_EXTEND.bits() == 0 => form,
        op::ImageWrite => form.unsigned(&[2]),
        _ => form.unsigned_suffix(),
    }
}

/// The mask bit that corresponds to the signedness of integers in the mangled name.
pub fn extension(is_unsigned: bool) -> u32 {
    if is_unsigned { ImageOperands::ZERO_EXTEND.bits() } else { ImageOperands::SIGN_EXTEND.bits() }
}

/// Removes the sign-extension and zero-extension bits from an image operands mask at a position. A mask that becomes zero is
/// removed where it is optional.
pub fn forget_extension(opcode: Opcode, words: &mut Vec<u32>, position: usize) {
    let Some(mask) = words.get_mut(position) else { return };
    *mask &= !(extension(true) | extension(false));
    if *mask == 0 && opcode != op::ImageSampleExplicitLod {
        words.truncate(position);
    }
}

/// The channel data types `UnormIntRaw10EXT` and `UnormIntRaw12EXT`, results of `OpImageQueryFormat`.
pub const RAW_FORMATS: &[u64] = &[19, 20];
