//! Instructions of extensions that stand in no section of their own: integer dot products, conversions, clocks.

use super::Form;
use super::form::{Row, call, row};
use crate::spirv::{Opcode, extensions, op};

/// Rows of extensions.
pub const ROWS: &[Row] = &[
    row(op::SDot, Form::Call(call().suffix().pure())),
    row(op::UDot, Form::Call(call().all_unsigned().unsigned_suffix().pure())),
    row(op::SUDot, Form::Call(call().unsigned(&[1]).suffix().pure())),
    row(op::SDotAccSat, Form::Call(call().suffix().pure())),
    row(op::UDotAccSat, Form::Call(call().all_unsigned().unsigned_suffix().pure())),
    row(op::SUDotAccSat, Form::Call(call().unsigned(&[1]).suffix().pure())),
    row(op::ConvertFToBF16INTEL, Form::Call(call().pure())),
    row(op::ConvertBF16ToFINTEL, Form::Call(call().pure())),
    row(op::ReadClockKHR, Form::Call(call().unsigned_suffix())),
    row(op::NamedBarrierInitialize, Form::Call(call().convergent())),
    row(op::MemoryNamedBarrier, Form::Call(call().convergent())),
    row(op::TaskSequenceCreateALTERA, Form::Call(call().suffix())),
    row(op::TaskSequenceAsyncALTERA, Form::Call(call())),
    row(op::TaskSequenceGetALTERA, Form::Call(call())),
    row(op::TaskSequenceReleaseALTERA, Form::Call(call())),
];

/// Instructions that other translators take for functions of the program where their extension is not allowed.
pub const FUNCTIONS_WITHOUT: &[(Opcode, &str)] = &[
    (op::ReadPipeBlockingALTERA, extensions::INTEL_BLOCKING_PIPES),
    (op::WritePipeBlockingALTERA, extensions::INTEL_BLOCKING_PIPES),
];

/// Names that the convention keeps although the specification gave another suffix or none.
pub const NAMES: &[(Opcode, &str)] = &[
    (op::ControlBarrierArriveEXT, "ControlBarrierArriveINTEL"),
    (op::ControlBarrierWaitEXT, "ControlBarrierWaitINTEL"),
    (op::ReadPipeBlockingALTERA, "ReadPipeBlockingINTEL"),
    (op::WritePipeBlockingALTERA, "WritePipeBlockingINTEL"),
    (op::FPGARegALTERA, "FPGARegINTEL"),
    (op::TaskSequenceCreateALTERA, "TaskSequenceCreateINTEL"),
    (op::TaskSequenceAsyncALTERA, "TaskSequenceAsyncINTEL"),
    (op::TaskSequenceGetALTERA, "TaskSequenceGetINTEL"),
    (op::TaskSequenceReleaseALTERA, "TaskSequenceReleaseINTEL"),
    (op::SDot, "SDotKHR"),
    (op::UDot, "UDotKHR"),
    (op::SUDot, "SUDotKHR"),
    (op::SDotAccSat, "SDotAccSatKHR"),
    (op::UDotAccSat, "UDotAccSatKHR"),
    (op::SUDotAccSat, "SUDotAccSatKHR"),
];
