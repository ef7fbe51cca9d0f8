//! Spec: the instructions of SPV_KHR_cooperative_matrix and SPV_INTEL_joint_matrix. Arithmetic and conversions of matrices are
//! calls named after their instructions, because LLVM has no instructions on target extension types.

use super::Form;
use super::form::{CallForm, Row, Shape, call, custom, row};
use crate::spirv::op;

const GROUP: CallForm = call().convergent();

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
];
