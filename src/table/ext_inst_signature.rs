//! Operand and result types of instructions, independent of LLVM IR and of modules: the language of all signatures, and the
//! signatures of OpenCL.std.
//!
//! Spec (OpenCL Extended Instruction Set): the paragraphs on Result Type and operands of each instruction.

use crate::spirv::Opcode;
use rspirv::spirv::StorageClass as S;
use std::fmt;

/// The kind of scalars.
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

/// The number of components; a scalar has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Any number.
    Any,
    /// One: a scalar.
    One,
    /// A vector.
    Vector,
    /// At most this many.
    AtMost(u64),
    /// A vector with one of these numbers of components.
    Of(&'static [u64]),
    /// As many as the result has.
    AsResult,
}

/// The width of scalars in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Any width.
    Any,
    /// One of these numbers of bits.
    Bits(&'static [u32]),
    /// Pointer width.
    Address,
    /// As wide as the result.
    AsResult,
    /// Half as wide as the result.
    HalfOfResult,
}

/// A scalar or vector type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// Its scalars' kind.
    pub domain: Domain,
    /// Its number of components.
    pub lanes: Lanes,
    /// Its scalars' width.
    pub width: Width,
}

/// The pointee of a pointer operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointee {
    /// The type of the result.
    Result,
    /// The component type of the result.
    ComponentOfResult,
    /// The component type of the first operand.
    ComponentOfFirst,
    /// These scalars or vectors.
    Numbers(Numbers),
    /// Characters: 8-bit integers, or an array of them.
    Characters,
    /// Any type.
    Anything,
}

/// The constraint on the type of an operand or of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// The void type.
    Void,
    /// A scalar or vector.
    Numbers(Numbers),
    /// One of these scalars or vectors.
    OneOf(&'static [Numbers]),
    /// The type of the result.
    Result,
    /// The type of the first operand.
    First,
    /// A scalar or vector whose component type is the result's.
    Components(Lanes),
    /// A type that this instruction declares.
    Declared(Opcode),
    /// A matrix.
    Matrix,
    /// A pointer in one of these storage classes; an empty list allows all.
    Pointer(Pointee, &'static [S]),
    /// A literal that equals the number of the result's components.
    LaneCount,
    /// Any value or literal.
    Any,
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let any_of = |numbers: Vec<String>| numbers.join(" or ");
        match self.width {
            Width::Any | Width::AsResult | Width::HalfOfResult => {}
            Width::Bits(widths) => write!(f, "{}-bit ", any_of(widths.iter().map(u32::to_string).collect()))?,
            Width::Address => f.write_str("pointer-wide ")?,
        }
        f.write_str(match self.domain {
            Domain::Float => "floats",
            Domain::Integer => "integers",
            Domain::Number => "integers or floats",
            Domain::Boolean => "booleans",
            Domain::Value => "integers, floats or booleans",
        })?;
        match self.width {
            Width::AsResult => f.write_str(" as wide as the result's")?,
            Width::HalfOfResult => f.write_str(" half as wide as the result's")?,
            _ => {}
        }
        write!(f, "{}", self.lanes)
    }
}

impl fmt::Display for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => Ok(()),
            Self::One => f.write_str(", a scalar"),
            Self::Vector => f.write_str(", a vector"),
            Self::AtMost(most) => write!(f, ", at most {most}"),
            Self::Of(counts) => {
                let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
                write!(f, ", a vector of {}", counts.join(" or "))
            }
            Self::AsResult => f.write_str(", as many as the result has"),
        }
    }
}

impl fmt::Display for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Void => f.write_str("no value"),
            Self::Numbers(numbers) => write!(f, "{numbers}"),
            Self::Result => f.write_str("the type of the result"),
            Self::First => f.write_str("the type of operand 1"),
            Self::Components(lanes) => write!(f, "numbers of the result's component type{lanes}"),
            Self::Declared(opcode) => write!(f, "what {opcode} declares"),
            Self::Matrix => f.write_str("a matrix"),
            Self::Pointer(pointee, classes) => {
                f.write_str("a pointer")?;
                let names: Vec<String> = classes.iter().map(|class| format!("{class:?}")).collect();
                if !names.is_empty() {
                    write!(f, " in {}", names.join(", "))?;
                }
                match pointee {
                    Pointee::Result => f.write_str(" to the type of the result"),
                    Pointee::ComponentOfResult => f.write_str(" to the component type of the result"),
                    Pointee::ComponentOfFirst => f.write_str(" to the component type of operand 1"),
                    Pointee::Numbers(numbers) => write!(f, " to {numbers}"),
                    Pointee::Characters => f.write_str(" to 8-bit integers"),
                    Pointee::Anything => Ok(()),
                }
            }
            Self::LaneCount => f.write_str("the number of the result's components"),
            Self::Any => f.write_str("any type"),
            Self::OneOf(all) => {
                let all: Vec<String> = all.iter().map(Numbers::to_string).collect();
                f.write_str(&all.join("; or "))
            }
        }
    }
}

/// Operand and result types of one instruction.
///
/// Literals count as operands but are only checked by [`Constraint::LaneCount`]. Scopes and memory semantics have rules of their
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtSignature {
    /// The constraint on its result.
    pub result: Constraint,
    /// The constraints on its operands; the last one applies to all that follow.
    pub operands: &'static [Constraint],
}

use Constraint::{Any, Components, First, LaneCount, Pointer, Result, Void};

/// The constraint with these parts.
pub const fn numbers(domain: Domain, lanes: Lanes, width: Width) -> Constraint {
    Constraint::Numbers(Numbers { domain, lanes, width })
}

/// The signature with these constraints.
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

/// Floating-point values, all of one type.
pub const FLOATS: ExtSignature = signature(FLOAT, &[Result]);
/// Integers, all of one type.
pub const INTEGERS: ExtSignature = signature(INTEGER, &[Result]);
/// 32-bit integers, all of one type.
pub const INTEGERS_32: ExtSignature = signature(numbers(Domain::Integer, Lanes::Any, SINGLE), &[Result]);
/// Integers or floating-point values, all of one type.
pub const NUMBERS: ExtSignature = signature(NUMBER, &[Result]);
/// A second result of the same type, stored through a pointer.
pub const TWO_RESULTS: ExtSignature = signature(FLOAT, &[Result, Pointer(Pointee::Result, WRITABLE)]);
/// A second result of 32-bit integers, stored through a pointer.
pub const INTEGER_RESULT: ExtSignature =
    signature(FLOAT, &[Result, Pointer(Pointee::Numbers(INT_PER_LANE), WRITABLE)]);
/// Two operands, and a second result of 32-bit integers, stored through a pointer.
pub const REMAINDER: ExtSignature =
    signature(FLOAT, &[Result, Result, Pointer(Pointee::Numbers(INT_PER_LANE), WRITABLE)]);
/// 32-bit integers from floating-point values.
pub const EXPONENT: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::Any, SINGLE),
    &[numbers(Domain::Float, Lanes::AsResult, Width::Any)],
);
/// The second operand has a 32-bit integer for each component.
pub const WITH_INTEGER: ExtSignature = signature(FLOAT, &[Result, Constraint::Numbers(INT_PER_LANE)]);
/// Floating-point values from integers of the same width.
pub const FROM_BITS: ExtSignature = signature(FLOAT, &[MASK]);
/// Integers from two operands of half the width.
pub const UPSAMPLE: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::Any, Width::Bits(&[16, 32, 64])),
    &[numbers(Domain::Integer, Lanes::AsResult, Width::HalfOfResult), First],
);
/// Vectors of three or four components.
pub const CROSS: ExtSignature = signature(numbers(Domain::Float, Lanes::Of(&[3, 4]), Width::Any), &[Result]);
/// A scalar from two vectors.
pub const DISTANCE: ExtSignature = signature(SCALAR_FLOAT, &[Components(Lanes::AtMost(4)), First]);
/// A scalar from one vector.
pub const LENGTH: ExtSignature = signature(SCALAR_FLOAT, &[Components(Lanes::AtMost(4))]);
/// A vector from one vector.
pub const NORMALIZE: ExtSignature =
    signature(numbers(Domain::Float, Lanes::AtMost(4), Width::Any), &[Result]);
/// The third operand selects, by integers of the same width.
pub const SELECT: ExtSignature = signature(NUMBER, &[Result, Result, MASK]);
/// A vector load through a pointer to components.
pub const LOAD: ExtSignature =
    signature(VECTOR, &[OFFSET, Pointer(Pointee::ComponentOfResult, READABLE), LaneCount]);
/// A vector store through a pointer to components.
pub const STORE: ExtSignature =
    signature(Void, &[VECTOR, OFFSET, Pointer(Pointee::ComponentOfFirst, WRITABLE)]);
/// A scalar load through a pointer to `half`.
pub const LOAD_HALF: ExtSignature = signature(SCALAR_FLOAT, &[OFFSET, Pointer(HALF, READABLE)]);
/// A vector load through a pointer to `half`.
pub const LOAD_HALVES: ExtSignature = signature(
    numbers(Domain::Float, Lanes::Vector, Width::Any),
    &[OFFSET, Pointer(HALF, READABLE), LaneCount],
);
/// A scalar store through a pointer to `half`, with or without a rounding mode.
pub const STORE_HALF: ExtSignature =
    signature(Void, &[numbers(Domain::Float, Lanes::One, WIDE), OFFSET, Pointer(HALF, WRITABLE), Any]);
/// A vector store through a pointer to `half`, with or without a rounding mode.
pub const STORE_HALVES: ExtSignature =
    signature(Void, &[numbers(Domain::Float, Lanes::Vector, WIDE), OFFSET, Pointer(HALF, WRITABLE), Any]);
const SHUFFLE_RESULT: Constraint = numbers(Domain::Number, SHUFFLED, Width::Any);
/// Components of one vector, selected by a mask.
pub const SHUFFLE: ExtSignature = signature(SHUFFLE_RESULT, &[Components(SHUFFLED), MASK]);
/// Components of two vectors, selected by a mask.
pub const SHUFFLE_2: ExtSignature = signature(SHUFFLE_RESULT, &[Components(SHUFFLED), First, MASK]);
/// A format string and its arguments.
pub const PRINTF: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::One, SINGLE),
    &[Pointer(Pointee::Characters, &[S::UniformConstant]), Any],
);
/// A pointer to global memory and a number of elements.
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
