//! Spec: "Derivative Instructions", "Primitive Instructions", and the shader-only instructions of other sections: ends of
//! invocations, mesh output, interlocks.

use super::Form;
use super::form::{Row, call, row};
use crate::spirv::op;

/// A derivative, which is convergent because it compares the invocations of a quad.
const DERIVATIVE: Form = Form::Call(call().convergent().pure());
/// An instruction without a result that changes the invocation or its output.
const ACTION: Form = Form::Call(call());
/// The convergent variant.
const TOGETHER: Form = Form::Call(call().convergent());
/// A result of a type that the arguments do not determine, from memory that only the instruction reaches.
const FETCHED: Form = Form::Call(call().suffix().reads());
/// The same, from the arguments alone.
const COMPUTED: Form = Form::Call(call().suffix().pure());

/// Rows of shaders.
pub const ROWS: &[Row] = &[
    row(op::DPdx, DERIVATIVE),
    row(op::DPdy, DERIVATIVE),
    row(op::Fwidth, DERIVATIVE),
    row(op::DPdxFine, DERIVATIVE),
    row(op::DPdyFine, DERIVATIVE),
    row(op::FwidthFine, DERIVATIVE),
    row(op::DPdxCoarse, DERIVATIVE),
    row(op::DPdyCoarse, DERIVATIVE),
    row(op::FwidthCoarse, DERIVATIVE),
    row(op::EmitVertex, ACTION),
    row(op::EndPrimitive, ACTION),
    row(op::EmitStreamVertex, ACTION),
    row(op::EndStreamPrimitive, ACTION),
    row(op::Kill, ACTION),
    row(op::TerminateInvocation, ACTION),
    row(op::DemoteToHelperInvocation, ACTION),
    row(op::IsHelperInvocationEXT, Form::Call(call().predicate())),
    row(op::BeginInvocationInterlockEXT, TOGETHER),
    row(op::EndInvocationInterlockEXT, TOGETHER),
    row(op::EmitMeshTasksEXT, TOGETHER),
    row(op::SetMeshOutputsEXT, TOGETHER),
    row(op::WritePackedPrimitiveIndices4x8NV, ACTION),
    row(op::ArrayLength, Form::Call(call().suffix().reads())),
    row(op::ImageTexelPointer, Form::Call(call().suffix().pure())),
    row(op::OuterProduct, Form::Call(call().suffix().pure())),
    row(op::UntypedArrayLengthKHR, Form::Call(call().suffix().reads().type_at(0))),
    row(op::UntypedImageTexelPointerEXT, Form::Call(call().suffix().pure().type_at(0))),
    row(op::BufferPointerEXT, COMPUTED),
    row(op::AbortKHR, TOGETHER),
    row(op::RawAccessChainNV, COMPUTED),
    row(op::BitcastExtractEXT, COMPUTED),
    // SPV_EXT_shader_tile_image
    row(op::ColorAttachmentReadEXT, FETCHED),
    row(op::DepthAttachmentReadEXT, FETCHED),
    row(op::StencilAttachmentReadEXT, FETCHED),
    // SPV_NV_bindless_texture
    row(op::ConvertUToImageNV, COMPUTED),
    row(op::ConvertUToSamplerNV, COMPUTED),
    row(op::ConvertImageToUNV, COMPUTED),
    row(op::ConvertSamplerToUNV, COMPUTED),
    row(op::ConvertUToSampledImageNV, COMPUTED),
    row(op::ConvertSampledImageToUNV, COMPUTED),
    // SPV_VALVE_mixed_float_dot_product
    row(op::FDot2MixAcc16VALVE, COMPUTED),
    row(op::FDot2MixAcc32VALVE, COMPUTED),
    row(op::FDot4MixAcc32VALVE, COMPUTED),
];
