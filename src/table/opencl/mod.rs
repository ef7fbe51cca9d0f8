//! OpenCL C builtins and what they mean in SPIR-V.
//!
//! A row equates an OpenCL C name, under a guard on its mangled parameters, with an instruction whose operands a
//! template tells. Names with postfixes (`convert_<T><n>_sat_rte`) are parsed by a small written grammar and then
//! looked up exactly. The rows count only in modules whose source language is OpenCL C or C++ for OpenCL.

use crate::spirv::Opcode;
use rspirv::spirv::{BuiltIn, OpenclStd100Op as CLOp};

/// What an OpenCL C builtin becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A core instruction.
    Op(Opcode),
    /// An instruction of OpenCL.std.
    Ext(CLOp),
    /// A load of a builtin variable.
    Variable(BuiltIn),
}
