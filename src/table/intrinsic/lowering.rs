//! Row types of the intrinsic lowerings.

use crate::spirv::{Opcode, op};
use rspirv::spirv::{FPRoundingMode, OpenclStd100Op as C, Scope};

/// An intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name without `llvm.` and type suffixes.
    pub name: &'static str,
    /// The number of leading arguments that are used. The others are flags (such as is-poison) or hints.
    pub reads: usize,
    /// Its lowering.
    pub lowering: Lowering,
}

/// The SPIR-V form of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lowering {
    /// No instruction; the result is unused.
    Nothing,
    /// The first argument.
    FirstArgument,
    /// A boolean that is true.
    True,
    /// Whether the argument is a constant at this point.
    IsConstant,
    /// An OpenCL.std instruction on floating-point values whose operands all have the result type.
    Math(C),
    /// The first instruction; with the `afn` flag on 32-bit values the second.
    MathOrNative(C, C),
    /// An OpenCL.std instruction whose second operand is a 32-bit integer.
    IntegerExponent(C),
    /// An OpenCL.std instruction with a second result in memory; both are combined into a structure.
    TwoResults(C),
    /// `sinpi` and `cospi`, combined into a structure.
    SinCosPi,
    /// A rounding OpenCL.std instruction, then a conversion to a signed integer.
    RoundToInteger(C),
    /// The magnitude of the first operand with the sign of the second, or without a sign.
    Sign(C),
    /// `a * b + c`, with the product rounded or not.
    MultiplyAdd,
    /// A multiplication by one.
    Canonicalize,
    /// The minimum or maximum of two floating-point values.
    FloatExtremum(FloatExtremum),
    /// Floating-point class tests.
    IsFloatClass,
    /// A saturating conversion to an integer; signed if true.
    SaturatingConversion(bool),
    /// A conversion to the bit pattern of a half-precision value.
    ToHalfBits,
    /// A conversion from the bit pattern of a half-precision value.
    FromHalfBits,
    /// A conversion whose rounding mode is an argument of the call.
    RoundedConversion,
    /// An integer operation.
    Integer(IntegerOperation),
    /// An integer operation and its overflow flag, combined into a structure.
    Overflow(OverflowOperation),
    /// A reduction of all lanes of a vector.
    Reduce(Reduction),
    /// A permutation of lanes.
    Lanes(LaneOperation),
    /// `OpExpectKHR`, or the first argument.
    Expect,
    /// `OpAssumeTrueKHR`, or no instruction.
    Assume,
    /// `OpArithmeticFenceEXT`, or the argument.
    ArithmeticFence,
    /// A pointer with some bits cleared.
    PointerMask,
    /// `prefetch` of OpenCL.std on global memory.
    Prefetch,
    /// `OpReadClockKHR` with a scope.
    ReadClock(Scope),
    /// A core instruction with a floating-point environment described by the call.
    Constrained(Opcode),
    /// A floating-point comparison whose predicate is an argument of the call.
    ConstrainedComparison,
    /// A conversion between integers and floating-point values with a floating-point environment described by the call.
    ConstrainedConversion(Opcode),
    /// `rint` with a floating-point environment described by the call.
    ConstrainedRint,
}

impl Lowering {
    /// Whether each result lane depends only on the same lane of the operands, so that vectors can be split.
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

/// A floating-point minimum or maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatExtremum {
    /// Whether it is the minimum.
    pub is_least: bool,
    /// Whether a NaN operand is the result; otherwise the other operand is.
    pub keeps_nan: bool,
}

/// An integer operation, named after its intrinsic.
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

/// Widths of the integers that instructions of OpenCL.std take.
pub const WIDTHS_OF_OPENCL: [u32; 4] = [8, 16, 32, 64];

impl IntegerOperation {
    /// The OpenCL.std instruction with the same operands, for integers of [`WIDTHS_OF_OPENCL`]; any other operation is a core
    /// instruction or is expanded.
    pub fn instruction(self) -> Option<C> {
        Some(match self {
            Self::SMin => C::s_min,
            Self::SMax => C::s_max,
            Self::UMin => C::u_min,
            Self::UMax => C::u_max,
            Self::Abs => C::s_abs,
            Self::CountLeadingZeros => C::clz,
            Self::CountTrailingZeros => C::ctz,
            Self::SAddSaturated => C::s_add_sat,
            Self::UAddSaturated => C::u_add_sat,
            Self::SSubSaturated => C::s_sub_sat,
            Self::USubSaturated => C::u_sub_sat,
            Self::CountOnes
            | Self::BitReverse
            | Self::ByteSwap
            | Self::FunnelShiftLeft
            | Self::FunnelShiftRight
            | Self::SCompare
            | Self::UCompare
            | Self::SShlSaturated
            | Self::UShlSaturated => return None,
        })
    }
}

/// An integer operation with overflow.
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
    /// The instruction that returns the result and its carry.
    pub fn carry(self) -> Option<Opcode> {
        match self {
            Self::UAdd => Some(op::IAddCarry),
            Self::USub => Some(op::ISubBorrow),
            _ => None,
        }
    }
}

/// The operation of a reduction.
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
    /// Sequential, in lane order after a start value.
    Ordered(Opcode),
    /// Parts of a vector added to a shorter vector.
    Partial(Opcode),
}

impl Reduction {
    /// The instruction for it on a vector of booleans.
    pub fn of_booleans(self) -> Option<Opcode> {
        use IntegerOperation as I;
        match self {
            Self::And | Self::Mul | Self::Integer(I::UMin | I::SMax) => Some(op::All),
            Self::Or | Self::Integer(I::UMax | I::SMin) => Some(op::Any),
            _ => None,
        }
    }
}

/// A permutation of lanes.
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
    /// A mask of the lanes within a loop's bound.
    ActiveMask,
}

/// Rounding modes in the metadata of constrained intrinsics, after `round.`.
///
/// Spec (LLVM): "Constrained Floating-Point Intrinsics".
pub const ROUNDING_MODES: &[(&str, FPRoundingMode)] = &[
    ("tonearest", FPRoundingMode::RTE),
    ("towardzero", FPRoundingMode::RTZ),
    ("upward", FPRoundingMode::RTP),
    ("downward", FPRoundingMode::RTN),
];

/// Class masks of `llvm.is.fpclass` that have an instruction.
///
/// Spec (LLVM): "'llvm.is.fpclass' Intrinsic".
pub const CLASS_TESTS: &[(u64, Opcode)] =
    &[(0x3, op::IsNan), (0x204, op::IsInf), (0x108, op::IsNormal), (0x1f8, op::IsFinite)];
