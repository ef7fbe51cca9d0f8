//! Spec: the instructions of SPV_KHR_cooperative_matrix, SPV_INTEL_joint_matrix, SPV_NV_cooperative_matrix and its successor, SPV_NV_tensor_addressing,
//! SPV_NV_cooperative_vector, SPV_QCOM_cooperative_matrix_conversion and SPV_ARM_tensors. Arithmetic and conversions of matrices are
//! calls named after their instructions, because LLVM has no instructions on target extension types.

use super::Form;
use super::form::{CallForm, Row, Shape, call, custom, row};
use crate::spirv::op;

const GROUP: CallForm = call().convergent();
/// A value made of its arguments alone, of a type that these do not determine.
const LAYOUT: Form = Form::Call(call().suffix().pure());

/// Rows of the extension.
pub const ROWS: &[Row] = &[
    row(op::CooperativeMatrixLoadKHR, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixStoreKHR, Form::Call(GROUP)),
    row(op::CooperativeMatrixMulAddKHR, Form::Call(GROUP)),
    row(op::CooperativeMatrixLengthKHR, custom(Shape::MatrixLength)),
    // SPV_INTEL_joint_matrix
    row(op::CooperativeMatrixLoadCheckedINTEL, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixStoreCheckedINTEL, Form::Call(GROUP)),
    row(op::CooperativeMatrixConstructCheckedINTEL, Form::Call(GROUP)),
    row(op::CooperativeMatrixLoadOffsetINTEL, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixStoreOffsetINTEL, Form::Call(GROUP)),
    row(op::CooperativeMatrixPrefetchINTEL, Form::Call(GROUP)),
    row(op::CooperativeMatrixApplyFunctionINTEL, Form::Call(GROUP)),
    row(op::JointMatrixGetElementCoordINTEL, Form::Call(GROUP)),
    // SPV_NV_cooperative_matrix
    row(op::CooperativeMatrixLoadNV, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixStoreNV, Form::Call(GROUP)),
    row(op::CooperativeMatrixMulAddNV, Form::Call(GROUP)),
    row(op::CooperativeMatrixLengthNV, custom(Shape::MatrixLength)),
    // SPV_NV_cooperative_matrix2
    row(op::CooperativeMatrixConvertNV, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixTransposeNV, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixReduceNV, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixPerElementOpNV, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixLoadTensorNV, Form::Call(GROUP.suffix())),
    row(op::CooperativeMatrixStoreTensorNV, Form::Call(GROUP)),
    // SPV_NV_tensor_addressing
    row(op::CreateTensorLayoutNV, LAYOUT),
    row(op::TensorLayoutSetDimensionNV, LAYOUT),
    row(op::TensorLayoutSetStrideNV, LAYOUT),
    row(op::TensorLayoutSliceNV, LAYOUT),
    row(op::TensorLayoutSetClampValueNV, LAYOUT),
    row(op::TensorLayoutSetBlockSizeNV, LAYOUT),
    row(op::CreateTensorViewNV, LAYOUT),
    row(op::TensorViewSetDimensionNV, LAYOUT),
    row(op::TensorViewSetStrideNV, LAYOUT),
    row(op::TensorViewSetClipNV, LAYOUT),
    // SPV_NV_cooperative_vector
    row(op::CooperativeVectorMatrixMulNV, Form::Call(call().suffix())),
    row(op::CooperativeVectorMatrixMulAddNV, Form::Call(call().suffix())),
    row(op::CooperativeVectorOuterProductAccumulateNV, Form::Call(call())),
    row(op::CooperativeVectorReduceSumAccumulateNV, Form::Call(call())),
    row(op::CooperativeVectorLoadNV, Form::Call(call().suffix())),
    row(op::CooperativeVectorStoreNV, Form::Call(call())),
    // SPV_QCOM_cooperative_matrix_conversion
    row(op::BitCastArrayQCOM, LAYOUT),
    row(op::CompositeConstructCoopMatQCOM, Form::Call(GROUP.suffix())),
    row(op::CompositeExtractCoopMatQCOM, Form::Call(GROUP.suffix())),
    row(op::ExtractSubArrayQCOM, LAYOUT),
    // SPV_ARM_tensors
    row(op::TensorReadARM, Form::Call(call().suffix())),
    row(op::TensorWriteARM, Form::Call(call())),
    row(op::TensorQuerySizeARM, Form::Call(call().suffix().reads())),
];
