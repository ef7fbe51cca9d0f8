//! Spec: "SPV_EXT_image_raw10_raw12": a program that tests for the extension's formats requires the
//! extension.

use super::builtin::{BuiltinKind, Callee};
use super::context::Writer;
use crate::llvm::{Opcode as LlvmOpcode, Value};
use crate::spirv::extensions;
use crate::spirv::op;
use crate::table::image::RAW_FORMATS;
use crate::table::opencl::{Plan, ResultAdapter, Target};

/// The extension with the formats.
pub(super) const EXTENSION: &str = extensions::EXT_IMAGE_RAW10_RAW12;

impl<'c> Writer<'c, '_> {
    /// Whether the program compares the channel data type of an image with such a format.
    pub(super) fn asks_for_raw_formats(&self) -> bool {
        self.calls.callees.iter().any(|(function, callee)| {
            let Callee::Builtin(builtin) = callee else { return false };
            let first =
                match builtin.kind {
                    BuiltinKind::Op(op::ImageQueryFormat, _) => 0,
                    BuiltinKind::OpenCl(Plan::Row(row, _))
                        if row.target == Target::Op(op::ImageQueryFormat) =>
                    {
                        if let ResultAdapter::Plus(first) = row.outcome { first } else { 0 }
                    }
                    _ => return false,
                };
            let mut calls = function.users().filter(|user| user.called_function() == Some(function));
            calls.any(|call| is_compared(call, first.into(), 0))
        })
    }
}

/// Whether a value is compared with one of the formats, whose numbers start at `first`.
fn is_compared(value: Value<'_>, first: u64, depth: u32) -> bool {
    let is_raw = |number: u64| number.checked_sub(first).is_some_and(|number| RAW_FORMATS.contains(&number));
    let constant = |user: Value<'_>| user.operands().find_map(Value::int_value);
    depth < 4
        && value.users().any(|user| match user.opcode() {
            Some(LlvmOpcode::ICmp) => constant(user).is_some_and(is_raw),
            Some(LlvmOpcode::Switch) => {
                user.switch_cases().any(|(case, _)| case.int_value().is_some_and(is_raw))
            }
            Some(LlvmOpcode::Add) => {
                constant(user).is_some_and(|more| is_compared(user, first.wrapping_add(more), depth + 1))
            }
            Some(LlvmOpcode::Store) => user.operand(1).is_some_and(|place| {
                let mut loads = place.users().filter(|user| user.opcode() == Some(LlvmOpcode::Load));
                loads.any(|load| is_compared(load, first, depth + 1))
            }),
            _ => false,
        })
}
