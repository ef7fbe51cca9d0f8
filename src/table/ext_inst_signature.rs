//! The types that instructions take and give, in words that neither LLVM IR nor a module is needed for: the language of all signatures, and
//! those of OpenCL.std.
//!
//! Spec (OpenCL Extended Instruction Set): the paragraphs on Result Type and operands of each instruction.

use crate::spirv::Opcode;
use rspirv::spirv::StorageClass as S;

/// What numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// Floating-point numbers.
    Float,
    /// Integers.
    Integer,
    /// Either.
    Number,
    /// Booleans.
    Boolean,
    /// Numbers or booleans.
    Value,
}

/// How many components there are; a scalar has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Any number.
    Any,
    /// One: a scalar.
    One,
    /// A vector.
    Vector,
    /// At most so many.
    AtMost(u64),
    /// A vector of one of these numbers of components.
    Of(&'static [u64]),
    /// As many as the result has.
    AsResult,
}

/// How wide numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Any width.
    Any,
    /// One of these numbers of bits.
    Bits(&'static [u32]),
    /// As wide as addresses.
    Address,
    /// As wide as the result.
    AsResult,
    /// Half as wide as the result.
    HalfOfResult,
}

/// Numbers, one or a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// What they are.
    pub domain: Domain,
    /// How many.
    pub lanes: Lanes,
    /// How wide.
    pub width: Width,
}

/// What a pointer leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointee {
    /// The type of the result.
    Result,
    /// The component type of the result.
    ComponentOfResult,
    /// The component type of the first operand.
    ComponentOfFirst,
    /// Such numbers.
    Numbers(Numbers),
    /// Integers of 8 bits, one or an array.
    Characters,
    /// Anything.
    Anything,
}

/// What the type of an operand or of the result must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// No value.
    Void,
    /// Numbers.
    Numbers(Numbers),
    /// The type of the result.
    Result,
    /// The type of the first operand.
    First,
    /// Numbers whose component type is that of the result.
    Components(Lanes),
    /// A type that this instruction declares.
    Declared(Opcode),
    /// A matrix.
    Matrix,
    /// A pointer of one of these storage classes; none means any.
    Pointer(Pointee, &'static [S]),
    /// A literal: the number of the result's components.
    LaneCount,
    /// Any value or literal.
    Any,
}

/// The types of one instruction.
///
/// Literals have a place among the operands, and are not looked at, but for [`Constraint::LaneCount`]; nor are scopes and memory semantics,
/// which have rules of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtSignature {
    /// The type of its result.
    pub result: Constraint,
    /// Those of its operands; the last one holds for all that follow.
    pub operands: &'static [Constraint],
}

use Constraint::{Any, Components, First, LaneCount, Pointer, Result, Void};

/// Numbers of a domain.
pub const fn numbers(domain: Domain, lanes: Lanes, width: Width) -> Constraint {
    Constraint::Numbers(Numbers { domain, lanes, width })
}

/// The signature of a result and operands.
pub const fn signature(result: Constraint, operands: &'static [Constraint]) -> ExtSignature {
    ExtSignature { result, operands }
}

const FLOAT: Constraint = numbers(Domain::Float, Lanes::Any, Width::Any);
const INTEGER: Constraint = numbers(Domain::Integer, Lanes::Any, Width::Any);
const NUMBER: Constraint = numbers(Domain::Number, Lanes::Any, Width::Any);
const VECTOR: Constraint = numbers(Domain::Number, Lanes::Vector, Width::Any);
const SCALAR_FLOAT: Constraint = numbers(Domain::Float, Lanes::One, Width::Any);
const WIDE: Width = Width::Bits(&[32, 64]);
const SINGLE: Width = Width::Bits(&[32]);
const HALF: Pointee =
    Pointee::Numbers(Numbers { domain: Domain::Float, lanes: Lanes::One, width: Width::Bits(&[16]) });
const INT_PER_LANE: Numbers = Numbers { domain: Domain::Integer, lanes: Lanes::AsResult, width: SINGLE };
const OFFSET: Constraint = numbers(Domain::Integer, Lanes::One, Width::Address);
const MASK: Constraint = numbers(Domain::Integer, Lanes::AsResult, Width::AsResult);
const SHUFFLED: Lanes = Lanes::Of(&[2, 4, 8, 16]);

const WRITABLE: &[S] = &[S::Generic, S::CrossWorkgroup, S::Workgroup, S::Function];
const READABLE: &[S] = &[S::UniformConstant, S::Generic, S::CrossWorkgroup, S::Workgroup, S::Function];

/// Floating-point numbers, all of one type.
pub const FLOATS: ExtSignature = signature(FLOAT, &[Result]);
/// Integers, all of one type.
pub const INTEGERS: ExtSignature = signature(INTEGER, &[Result]);
/// Integers of 32 bits, all of one type.
pub const INTEGERS_32: ExtSignature = signature(numbers(Domain::Integer, Lanes::Any, SINGLE), &[Result]);
/// Numbers, all of one type.
pub const NUMBERS: ExtSignature = signature(NUMBER, &[Result]);
/// A second result of the same type goes to memory.
pub const TWO_RESULTS: ExtSignature = signature(FLOAT, &[Result, Pointer(Pointee::Result, WRITABLE)]);
/// A second result, integers of 32 bits, goes to memory.
pub const INTEGER_RESULT: ExtSignature =
    signature(FLOAT, &[Result, Pointer(Pointee::Numbers(INT_PER_LANE), WRITABLE)]);
/// The same, with two operands in front.
pub const REMAINDER: ExtSignature =
    signature(FLOAT, &[Result, Result, Pointer(Pointee::Numbers(INT_PER_LANE), WRITABLE)]);
/// Integers of 32 bits from floating-point numbers.
pub const EXPONENT: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::Any, SINGLE),
    &[numbers(Domain::Float, Lanes::AsResult, Width::Any)],
);
/// The second operand is an integer of 32 bits for each component.
pub const WITH_INTEGER: ExtSignature = signature(FLOAT, &[Result, Constraint::Numbers(INT_PER_LANE)]);
/// Floating-point numbers from integers that are as wide.
pub const FROM_BITS: ExtSignature = signature(FLOAT, &[MASK]);
/// Integers from two halves.
pub const UPSAMPLE: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::Any, Width::Bits(&[16, 32, 64])),
    &[numbers(Domain::Integer, Lanes::AsResult, Width::HalfOfResult), First],
);
/// Vectors in space.
pub const CROSS: ExtSignature = signature(numbers(Domain::Float, Lanes::Of(&[3, 4]), Width::Any), &[Result]);
/// A number for two vectors.
pub const DISTANCE: ExtSignature = signature(SCALAR_FLOAT, &[Components(Lanes::AtMost(4)), First]);
/// A number for a vector.
pub const LENGTH: ExtSignature = signature(SCALAR_FLOAT, &[Components(Lanes::AtMost(4))]);
/// A vector for a vector.
pub const NORMALIZE: ExtSignature =
    signature(numbers(Domain::Float, Lanes::AtMost(4), Width::Any), &[Result]);
/// The third operand chooses, by integers that are as wide.
pub const SELECT: ExtSignature = signature(NUMBER, &[Result, Result, MASK]);
/// A vector from memory that holds components.
pub const LOAD: ExtSignature =
    signature(VECTOR, &[OFFSET, Pointer(Pointee::ComponentOfResult, READABLE), LaneCount]);
/// A vector to memory that holds components.
pub const STORE: ExtSignature =
    signature(Void, &[VECTOR, OFFSET, Pointer(Pointee::ComponentOfFirst, WRITABLE)]);
/// A number from 16 bits.
pub const LOAD_HALF: ExtSignature = signature(SCALAR_FLOAT, &[OFFSET, Pointer(HALF, READABLE)]);
/// A vector from numbers of 16 bits.
pub const LOAD_HALVES: ExtSignature = signature(
    numbers(Domain::Float, Lanes::Vector, Width::Any),
    &[OFFSET, Pointer(HALF, READABLE), LaneCount],
);
/// A number to 16 bits, with or without a rounding mode.
pub const STORE_HALF: ExtSignature =
    signature(Void, &[numbers(Domain::Float, Lanes::One, WIDE), OFFSET, Pointer(HALF, WRITABLE), Any]);
/// A vector to numbers of 16 bits, with or without a rounding mode.
pub const STORE_HALVES: ExtSignature =
    signature(Void, &[numbers(Domain::Float, Lanes::Vector, WIDE), OFFSET, Pointer(HALF, WRITABLE), Any]);
const SHUFFLE_RESULT: Constraint = numbers(Domain::Number, SHUFFLED, Width::Any);
/// Components of a vector, by a mask.
pub const SHUFFLE: ExtSignature = signature(SHUFFLE_RESULT, &[Components(SHUFFLED), MASK]);
/// Components of two vectors, by a mask.
pub const SHUFFLE_2: ExtSignature = signature(SHUFFLE_RESULT, &[Components(SHUFFLED), First, MASK]);
/// A format and values.
pub const PRINTF: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::One, SINGLE),
    &[Pointer(Pointee::Characters, &[S::UniformConstant]), Any],
);
/// A place in global memory and a number of elements.
pub const PREFETCH: ExtSignature = signature(
    Void,
    &[
        Pointer(
            Pointee::Numbers(Numbers { domain: Domain::Number, lanes: Lanes::Any, width: Width::Any }),
            &[S::CrossWorkgroup],
        ),
        OFFSET,
    ],
);
