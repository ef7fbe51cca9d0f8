//! What intrinsics are written as: the types of rows.

use crate::spirv::{Opcode, op};
use rspirv::spirv::{FPRoundingMode, OpenclStd100Op as C, Scope};

/// An intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name without `llvm.` and without the suffixes for types.
    pub name: &'static str,
    /// How many of a call's arguments, from the first on, are read. The others only tell what is poison, or inform.
    pub reads: usize,
    /// What it is written as.
    pub lowering: Lowering,
}

/// What an intrinsic is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lowering {
    /// No instruction; a result nobody needs.
    Nothing,
    /// The first argument.
    FirstArgument,
    /// A boolean that is true.
    True,
    /// Whether the argument is a constant here.
    IsConstant,
    /// An instruction of OpenCL.std on floating-point numbers, all operands like the result.
    Math(C),
    /// The first; with `afn` on 32-bit numbers the second.
    MathOrNative(C, C),
    /// An instruction of OpenCL.std whose second operand is a 32-bit integer.
    IntegerExponent(C),
    /// An instruction of OpenCL.std with a second result behind a pointer, joined into a structure.
    TwoResults(C),
    /// sinpi and cospi, joined into a structure.
    SinCosPi,
    /// An instruction of OpenCL.std that rounds, then a conversion to a signed integer.
    RoundToInteger(C),
    /// The sign of the second operand, the rest of the first; or no sign at all.
    Sign(C),
    /// `a * b + c`, with or without rounding of the product.
    MultiplyAdd,
    /// A multiplication by one.
    Canonicalize,
    /// The lesser or greater of two floating-point numbers.
    FloatExtremum(FloatExtremum),
    /// Tests for classes of floating-point numbers.
    IsFloatClass,
    /// A conversion to an integer that saturates; true if signed.
    SaturatingConversion(bool),
    /// A conversion to the bits of a half precision number.
    ToHalfBits,
    /// A conversion from the bits of a half precision number.
    FromHalfBits,
    /// A conversion whose rounding the call tells.
    RoundedConversion,
    /// A function of integers.
    Integer(IntegerOperation),
    /// An integer operation and whether it overflows, joined into a structure.
    Overflow(OverflowOperation),
    /// All lanes of a vector joined into one.
    Reduce(Reduction),
    /// A rearrangement of lanes.
    Lanes(LaneOperation),
    /// `OpExpectKHR`, or the first argument.
    Expect,
    /// `OpAssumeTrueKHR`, or nothing.
    Assume,
    /// `OpArithmeticFenceEXT`, or the argument.
    ArithmeticFence,
    /// A pointer with some bits cleared.
    PointerMask,
    /// OpenCL.std prefetch of global memory.
    Prefetch,
    /// `OpReadClockKHR` of a scope.
    ReadClock(Scope),
    /// A core instruction in an environment of floating point that the call describes.
    Constrained(Opcode),
    /// A comparison of floating-point numbers by a predicate that the call names.
    ConstrainedComparison,
    /// A conversion between integers and floating-point numbers in an environment that the call describes.
    ConstrainedConversion(Opcode),
    /// rint in an environment that the call describes.
    ConstrainedRint,
}

impl Lowering {
    /// Whether each lane of the result depends on the same lane of the operands only, so that vectors can be cut.
    pub fn is_lane_by_lane(self) -> bool {
        use Lowering::*;
        match self {
            FirstArgument
            | Math(_)
            | MathOrNative(..)
            | IntegerExponent(_)
            | TwoResults(_)
            | SinCosPi
            | RoundToInteger(_)
            | Sign(_)
            | MultiplyAdd
            | Canonicalize
            | FloatExtremum(_)
            | IsFloatClass
            | SaturatingConversion(_)
            | ToHalfBits
            | FromHalfBits
            | RoundedConversion
            | Integer(_)
            | Overflow(_)
            | Expect
            | ArithmeticFence
            | Constrained(_)
            | ConstrainedComparison
            | ConstrainedConversion(_)
            | ConstrainedRint => true,
            Nothing | True | IsConstant | Reduce(_) | Lanes(_) | Assume | PointerMask | Prefetch
            | ReadClock(_) => false,
        }
    }
}

/// Lesser or greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatExtremum {
    /// Whether the lesser is asked for.
    pub is_least: bool,
    /// Whether a NaN among the operands is the result, else the other operand.
    pub keeps_nan: bool,
}

/// A function of integers, by the intrinsic's name.
#[allow(missing_docs, reason = "named like the intrinsics")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntegerOperation {
    SMin,
    SMax,
    UMin,
    UMax,
    Abs,
    CountLeadingZeros,
    CountTrailingZeros,
    CountOnes,
    BitReverse,
    ByteSwap,
    FunnelShiftLeft,
    FunnelShiftRight,
    SCompare,
    UCompare,
    SAddSaturated,
    UAddSaturated,
    SSubSaturated,
    USubSaturated,
    SShlSaturated,
    UShlSaturated,
}

/// An integer operation that may overflow.
#[allow(missing_docs, reason = "named like the intrinsics")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverflowOperation {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

impl OverflowOperation {
    /// The instruction that gives the result and its carry.
    pub fn carry(self) -> Option<Opcode> {
        match self {
            Self::UAdd => Some(op::IAddCarry),
            Self::USub => Some(op::ISubBorrow),
            _ => None,
        }
    }
}

/// How lanes are joined.
#[allow(missing_docs, reason = "named like the intrinsics")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    Add,
    Mul,
    And,
    Or,
    Xor,
    Integer(IntegerOperation),
    Float(FloatExtremum),
    /// In the order of lanes, behind a start value.
    Ordered(Opcode),
    /// Parts of a vector added to a shorter one.
    Partial(Opcode),
}

/// A rearrangement of lanes.
#[allow(missing_docs, reason = "named like the intrinsics")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneOperation {
    Reverse,
    Insert,
    Extract,
    SpliceLeft,
    SpliceRight,
    Interleave,
    Deinterleave,
    Step,
    /// Which lanes of a loop are within its bound.
    ActiveMask,
}

/// Rounding modes in the metadata of constrained intrinsics, behind `round.`.
///
/// Spec (LLVM): "Constrained Floating-Point Intrinsics".
pub const ROUNDING_MODES: &[(&str, FPRoundingMode)] = &[
    ("tonearest", FPRoundingMode::RTE),
    ("towardzero", FPRoundingMode::RTZ),
    ("upward", FPRoundingMode::RTP),
    ("downward", FPRoundingMode::RTN),
];

/// Classes of `llvm.is.fpclass` whose union has an instruction.
///
/// Spec (LLVM): "'llvm.is.fpclass' Intrinsic".
pub const CLASS_TESTS: &[(u64, Opcode)] =
    &[(0x3, op::IsNan), (0x204, op::IsInf), (0x108, op::IsNormal), (0x1f8, op::IsFinite)];
