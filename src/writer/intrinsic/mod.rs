//! Writes calls of LLVM intrinsics as SPIR-V instructions.
//!
//! Rule of this module: the emitted code computes the result that LLVM's language reference defines, for all
//! operands for which it is defined; an intrinsic that SPIR-V cannot express is an error. Instructions of
//! OpenCL.std are used within their limits (integers of 8 to 64 bits whose width is a power of two, vectors
//! of 2, 3, 4, 8 and 16 lanes).
//!
//! An intrinsic is lowered in one place: `normalize/lower` expands to LLVM IR what integer arithmetic, shuffles,
//! memory accesses or control flow express; the others reach this module.
//!
//! Known gaps: scalable vectors.

mod class;
mod conversion;
mod environment;
mod hint;
mod integer;
mod lane;
mod math;
mod min_max;
mod overflow;

use super::emit::Emit;
use crate::error::{Error, Result};
use crate::llvm::fast_math;
use crate::spirv::Id;
use crate::table::intrinsic::{CONSTRAINED_PREFIX, Lowering, find};
use rspirv::spirv::OpenclStd100Op;

/// A call of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicCall<'a> {
    /// The intrinsic's name without `llvm.` and without the suffixes for types.
    pub name: &'a str,
    /// The arguments to translate, as many as the intrinsic's row in [`mod@crate::table::intrinsic`] has;
    /// further ones are ignored.
    pub arguments: &'a [Id],
    /// The metadata string arguments, in order: predicate, rounding, exceptions.
    pub metadata: &'a [String],
    /// SPIR-V type of the call's result.
    pub result_type: Id,
    /// Fast-math flags of the call, as bits of [`crate::llvm::fast_math`].
    pub fast_math: u32,
}

/// The outcome of an expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// The call's result.
    Value {
        /// An argument, a constant, or the last emitted instruction.
        id: Id,
        /// Whether the value is an instruction that the call's fast-math flags apply to.
        takes_flags: bool,
    },
    /// The call has no result, or an unused one.
    Nothing,
    /// Unknown intrinsic; nothing was emitted.
    Unknown,
}

impl IntrinsicCall<'_> {
    /// Argument `i`.
    ///
    /// # Errors
    /// Unsupported if the call has fewer.
    fn argument<E: Emit>(&self, emit: &E, i: usize) -> Result<Id> {
        let argument = self.arguments.get(i).copied();
        argument.ok_or_else(|| {
            emit.error(format!("llvm.{} needs more than {} arguments", self.name, self.arguments.len()))
        })
    }

    /// The first two arguments.
    fn pair<E: Emit>(&self, emit: &E) -> Result<(Id, Id)> {
        Ok((self.argument(emit, 0)?, self.argument(emit, 1)?))
    }

    /// Whether a fast-math flag is set.
    fn has(&self, flag: u32) -> bool {
        self.fast_math & flag != 0
    }

    /// Whether the call is a constrained floating-point intrinsic.
    fn is_constrained(&self) -> bool {
        self.name.starts_with(CONSTRAINED_PREFIX)
    }
}

/// Emits the expansion of an intrinsic call.
///
/// # Errors
/// Unsupported if SPIR-V cannot express it for the call's types, with the location of the call; errors of
/// writing a module.
pub fn expand<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Written> {
    let Some(row) = find(call.name) else { return Ok(Written::Unknown) };
    match row.lowering {
        Lowering::Nothing => Ok(Written::Nothing),
        Lowering::Assume => hint::assume(emit, call),
        Lowering::Prefetch => hint::prefetch(emit, call),
        lowering => {
            let id = value(emit, call, lowering)?;
            Ok(Written::Value { id, takes_flags: takes_flags(emit, call, lowering) })
        }
    }
}

/// Whether the last instruction of an expansion is the operation itself rather than one that rearranges its
/// result.
fn takes_flags<E: Emit>(emit: &E, call: &IntrinsicCall<'_>, lowering: Lowering) -> bool {
    let is_whole = lane::Numeric::of(emit, call.result_type)
        .is_ok_and(|numbers| numbers.is_standard() && lane::takes_vector(emit, numbers.lanes));
    let is_operation = match lowering {
        Lowering::Math(_)
        | Lowering::MathOrNative(..)
        | Lowering::IntegerExponent(_)
        | Lowering::MultiplyAdd
        | Lowering::Canonicalize
        | Lowering::Sign(_)
        | Lowering::Constrained(_) => true,
        Lowering::FloatExtremum(extremum) => {
            let is_ordered = call.has(fast_math::NSZ);
            match extremum.keeps_nan {
                true => call.has(fast_math::NSZ) && call.has(fast_math::NNAN),
                false => is_ordered,
            }
        }
        _ => false,
    };
    is_whole && is_operation
}

/// Expands an intrinsic that has a result.
fn value<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, lowering: Lowering) -> Result<Id> {
    if call.is_constrained() {
        environment::check(emit, call, lowering)?;
    }
    match lowering {
        Lowering::FirstArgument => call.argument(emit, 0),
        Lowering::True => emit.constant_bool(true),
        Lowering::IsConstant => hint::is_constant(emit, call),
        Lowering::Expect => hint::expect(emit, call),
        Lowering::ArithmeticFence => hint::arithmetic_fence(emit, call),
        Lowering::PointerMask => hint::pointer_mask(emit, call),
        Lowering::ReadClock(scope) => hint::read_clock(emit, call, scope),
        Lowering::Math(instruction) => math::elementwise(emit, call, instruction),
        Lowering::MathOrNative(OpenclStd100Op::sqrt, _) if call.is_constrained() => {
            environment::square_root(emit, call)
        }
        Lowering::MathOrNative(instruction, native) => math::maybe_native(emit, call, instruction, native),
        Lowering::IntegerExponent(instruction) => math::integer_exponent(emit, call, instruction),
        Lowering::TwoResults(instruction) => math::two_results(emit, call, instruction),
        Lowering::SinCosPi => math::sin_cos_pi(emit, call),
        Lowering::Sign(instruction) => math::sign(emit, call, instruction),
        Lowering::MultiplyAdd => math::multiply_add(emit, call),
        Lowering::Canonicalize => math::canonicalize(emit, call),
        Lowering::FloatExtremum(extremum) => {
            let (a, b) = call.pair(emit)?;
            min_max::extremum(emit, extremum, call.fast_math, a, b)
        }
        Lowering::IsFloatClass => class::is_float_class(emit, call),
        Lowering::RoundToInteger(instruction) => conversion::round_to_integer(emit, call, instruction),
        Lowering::SaturatingConversion(is_signed) => conversion::saturating(emit, call, is_signed),
        Lowering::ToHalfBits => conversion::to_half_bits(emit, call),
        Lowering::FromHalfBits => conversion::from_half_bits(emit, call),
        Lowering::RoundedConversion => environment::rounded_conversion(emit, call),
        Lowering::Constrained(opcode) => environment::arithmetic(emit, call, opcode),
        Lowering::ConstrainedComparison => environment::comparison(emit, call),
        Lowering::ConstrainedConversion(opcode) => environment::integer_conversion(emit, call, opcode),
        Lowering::ConstrainedRint => environment::rint(emit, call),
        Lowering::Integer(operation) => integer::expand(emit, call, operation),
        Lowering::Overflow(operation) => overflow::expand(emit, call, operation),
        Lowering::Reduce(reduction) => {
            let opcode = reduction.of_booleans().ok_or_else(|| expanded(call))?;
            let vector = call.argument(emit, 0)?;
            lane::core(emit, opcode, call.result_type, [vector])
        }
        Lowering::Lanes(_) => Err(expanded(call)),
        Lowering::Nothing | Lowering::Assume | Lowering::Prefetch => {
            Err(Error::internal("an intrinsic without a result"))
        }
    }
}

/// The error for an intrinsic that `normalize` should have expanded.
#[cold]
fn expanded(call: &IntrinsicCall<'_>) -> Error {
    Error::internal(format!("llvm.{}, which is expanded to LLVM IR", call.name))
}
