//! Spec: "Pipe Instructions".

use super::Form;
use super::form::{CallForm, Row, Shape, call, custom, row};
use crate::spirv::op;

const GROUP: CallForm = call().convergent();

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::CreatePipeFromPipeStorage, custom(Shape::CreatePipe)),
    row(op::ReadPipe, Form::Call(call())),
    row(op::WritePipe, Form::Call(call())),
    row(op::ReservedReadPipe, Form::Call(call())),
    row(op::ReservedWritePipe, Form::Call(call())),
    row(op::ReserveReadPipePackets, Form::Call(call())),
    row(op::ReserveWritePipePackets, Form::Call(call())),
    row(op::CommitReadPipe, Form::Call(call())),
    row(op::CommitWritePipe, Form::Call(call())),
    row(op::IsValidReserveId, Form::Call(call().predicate())),
    row(op::GetNumPipePackets, Form::Call(call())),
    row(op::GetMaxPipePackets, Form::Call(call())),
    row(op::GroupReserveReadPipePackets, Form::Call(GROUP)),
    row(op::GroupReserveWritePipePackets, Form::Call(GROUP)),
    row(op::GroupCommitReadPipe, Form::Call(GROUP)),
    row(op::GroupCommitWritePipe, Form::Call(GROUP)),
];

/// Name postfixes of `OpCreatePipeFromPipeStorage`, by the access qualifier of the created pipe.
pub const CREATION_POSTFIXES: [&str; 2] = ["read", "write"];

/// The structure type to which other translators lower `OpConstantPipeStorage`.
pub const CONSTANT_STORAGE: &str = "spirv.ConstantPipeStorage";
