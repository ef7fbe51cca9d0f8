//! The operands of LLVM instructions and the arguments of calls, as fixed-size arrays.

use super::context::Writer;
use crate::error::{Detail, Error, Result};
use crate::llvm::Value;

/// How the number of a call's arguments is wrong.
#[derive(Clone, Copy)]
pub(crate) enum Count {
    TooFew,
    TooMany,
}

impl<'c> Writer<'c, '_> {
    /// The error for a call whose number of arguments its instruction does not take.
    #[cold]
    pub(super) fn miscounted(&self, call: Value<'c>, count: Count) -> Error {
        let too = match count {
            Count::TooFew => "too few",
            Count::TooMany => "too many",
        };
        let name = call.called_function().map(|function| function.name().into_owned()).unwrap_or_default();
        self.error(format!("{name} with {too} arguments: {}", call.arg_count())).about(Detail::OperandCount)
    }
}

/// The first `N` operands of an instruction.
///
/// # Errors
/// Internal if it has fewer.
pub(crate) fn operands<'c, const N: usize>(instruction: Value<'c>) -> Result<[Value<'c>; N]> {
    all(|index| instruction.operand(index))
        .ok_or_else(|| Error::internal("an instruction without its operands"))
}

/// The first `N` arguments of a call.
///
/// # Errors
/// Internal if it has fewer.
pub(crate) fn arguments<'c, const N: usize>(call: Value<'c>) -> Result<[Value<'c>; N]> {
    all(|index| call.arg(index)).ok_or_else(|| Error::internal("a call without its arguments"))
}

/// An argument of a call.
///
/// # Errors
/// Internal if the call has fewer arguments.
pub(crate) fn argument<'c>(call: Value<'c>, position: u32) -> Result<Value<'c>> {
    call.arg(position).ok_or_else(|| Error::internal("a call without its arguments"))
}

fn all<'c, const N: usize>(value: impl Fn(u32) -> Option<Value<'c>>) -> Option<[Value<'c>; N]> {
    let mut all = [value(0)?; N];
    for (slot, index) in all.iter_mut().zip(0..).skip(1) {
        *slot = value(index)?;
    }
    Some(all)
}
