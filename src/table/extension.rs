//! Instructions of extensions that belong to no section: integer dot products, conversions, clocks.

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

/// Instructions that other translators emit as calls of user functions where their extension is not allowed.
pub const FUNCTIONS_WITHOUT: &[(Opcode, &str)] = &[
    (op::ReadPipeBlockingALTERA, extensions::INTEL_BLOCKING_PIPES),
    (op::WritePipeBlockingALTERA, extensions::INTEL_BLOCKING_PIPES),
];

/// Friendly names that keep a suffix, or the lack of one, that the specification has since changed.
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
