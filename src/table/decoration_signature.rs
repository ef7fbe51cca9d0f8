//! Decorations whose metadata operands other translators check one by one. Of any other decoration they read at most two numbers.
//!
//! Spec: "Decoration", and the table of metadata in the representation document on modules.

use crate::error::DecorationOperand::{self as Operand, Number, Text};
use rspirv::spirv::Decoration as D;

/// One decoration.
#[derive(Clone, Copy, Debug)]
pub struct ToldDecoration {
    /// Its number.
    pub decoration: u32,
    /// Its name in messages.
    pub name: &'static str,
    /// The kinds of its operands.
    pub operands: &'static [Operand],
}

const fn told(decoration: u32, name: &'static str, operands: &'static [Operand]) -> ToldDecoration {
    ToldDecoration { decoration, name, operands }
}

/// The common message prefix of kernel argument decorations.
const ARGUMENT: &str = "MMHost Kernel Argument Annotation";

/// The rows.
pub const ROWS: &[ToldDecoration] = &[
    told(D::Alignment as u32, "Alignment", &[Number]),
    told(D::LinkageAttributes as u32, "LinkageAttributes", &[Text, Number]),
    told(D::UserSemantic as u32, "UserSemantic", &[Text]),
    told(D::MemoryALTERA as u32, "MemoryINTEL", &[Text]),
    told(D::MergeALTERA as u32, "MergeINTEL", &[Text, Text]),
    told(D::InitiationIntervalALTERA as u32, "InitiationIntervalINTEL", &[Number]),
    told(D::MaxConcurrencyALTERA as u32, "MaxConcurrencyINTEL", &[Number]),
    told(D::PipelineEnableALTERA as u32, "PipelineEnableINTEL", &[Number]),
    told(D::FunctionRoundingModeINTEL as u32, "FunctionRoundingModeINTEL", &[Number, Number]),
    told(D::FunctionDenormModeINTEL as u32, "FunctionDenormModeINTEL", &[Number, Number]),
    told(D::FunctionFloatingPointModeINTEL as u32, "FunctionFloatingPointModeINTEL", &[Number, Number]),
    told(D::FuseLoopsInFunctionALTERA as u32, "FuseLoopsInFunctionINTEL", &[Number, Number]),
    told(D::MathOpDSPModeALTERA as u32, "MathOpDSPModeINTEL", &[Number, Number]),
    told(D::BufferLocationALTERA as u32, ARGUMENT, &[Number]),
    told(D::MMHostInterfaceAddressWidthALTERA as u32, ARGUMENT, &[Number]),
    told(D::MMHostInterfaceDataWidthALTERA as u32, ARGUMENT, &[Number]),
    told(D::MMHostInterfaceLatencyALTERA as u32, ARGUMENT, &[Number]),
    told(D::MMHostInterfaceReadWriteModeALTERA as u32, ARGUMENT, &[Number]),
    told(D::MMHostInterfaceMaxBurstALTERA as u32, ARGUMENT, &[Number]),
    told(D::MMHostInterfaceWaitRequestALTERA as u32, ARGUMENT, &[Number]),
    told(6147, "HostAccessINTEL", &[Number, Text]),
    told(D::HostAccessINTEL as u32, "HostAccessINTEL", &[Number, Text]),
    told(6148, "InitModeINTEL", &[Number]),
    told(D::InitModeALTERA as u32, "InitModeINTEL", &[Number]),
    told(6149, "ImplementInCSRINTEL", &[Number]),
    told(D::ImplementInRegisterMapALTERA as u32, "ImplementInRegisterMapINTEL", &[Number]),
    told(D::CacheControlLoadINTEL as u32, "CacheControlLoadINTEL", &[Number, Number]),
    told(D::CacheControlStoreINTEL as u32, "CacheControlStoreINTEL", &[Number, Number]),
];

/// The row of a decoration.
pub fn of(decoration: u32) -> Option<&'static ToldDecoration> {
    ROWS.iter().find(|row| row.decoration == decoration)
}
