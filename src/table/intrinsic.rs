//! LLVM intrinsics that compute values or only inform: what the writer makes of each.
//!
//! Rows are data; [`crate::writer::intrinsic`] interprets them. The reader makes none of these calls from them: it writes the friendly
//! call of an instruction, which keeps the instruction apart from LLVM's own semantics. What is not listed is not ours: memory and lifetime
//! intrinsics are written with the memory instructions, the rest SPIR-V cannot say.

use crate::spirv::{Opcode, op};
use rspirv::spirv::{OpenclStd100Op as C, Scope};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

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

const fn row(name: &'static str, reads: usize, lowering: Lowering) -> Row {
    Row { name, reads, lowering }
}

const fn math(name: &'static str, reads: usize, instruction: C) -> Row {
    row(name, reads, Lowering::Math(instruction))
}

const fn native(name: &'static str, instruction: C, native: C) -> Row {
    row(name, 1, Lowering::MathOrNative(instruction, native))
}

const fn integer(name: &'static str, reads: usize, operation: IntegerOperation) -> Row {
    row(name, reads, Lowering::Integer(operation))
}

const fn overflow(name: &'static str, operation: OverflowOperation) -> Row {
    row(name, 2, Lowering::Overflow(operation))
}

const fn reduce(name: &'static str, reduction: Reduction) -> Row {
    row(name, 1, Lowering::Reduce(reduction))
}

const fn nothing(name: &'static str) -> Row {
    row(name, 0, Lowering::Nothing)
}

const fn first(name: &'static str) -> Row {
    row(name, 1, Lowering::FirstArgument)
}

const fn extremum(name: &'static str, extremum: FloatExtremum) -> Row {
    row(name, 2, Lowering::FloatExtremum(extremum))
}

const LEAST: FloatExtremum = FloatExtremum { is_least: true, keeps_nan: false };
const GREATEST: FloatExtremum = FloatExtremum { is_least: false, keeps_nan: false };
const LEAST_OR_NAN: FloatExtremum = FloatExtremum { is_least: true, keeps_nan: true };
const GREATEST_OR_NAN: FloatExtremum = FloatExtremum { is_least: false, keeps_nan: true };

use IntegerOperation as I;
use Lowering as L;
use OverflowOperation as O;

/// Functions of floating-point numbers, and conversions.
///
/// Spec (LLVM): "Standard C/C++ Library Intrinsics", "Specialized Arithmetic Intrinsics", "Saturating floating-point to integer conversions",
/// "Half Precision Floating-Point Intrinsics", "Floating-Point Test Intrinsics".
pub const FLOATING_POINT: &[Row] = &[
    row("fabs", 1, L::Sign(C::fabs)),
    row("copysign", 2, L::Sign(C::copysign)),
    math("ceil", 1, C::ceil),
    math("floor", 1, C::floor),
    math("trunc", 1, C::trunc),
    math("round", 1, C::round),
    math("rint", 1, C::rint),
    math("nearbyint", 1, C::rint),
    math("roundeven", 1, C::rint),
    native("sqrt", C::sqrt, C::native_sqrt),
    native("sin", C::sin, C::native_sin),
    native("cos", C::cos, C::native_cos),
    native("tan", C::tan, C::native_tan),
    math("asin", 1, C::asin),
    math("acos", 1, C::acos),
    math("atan", 1, C::atan),
    math("atan2", 2, C::atan2),
    math("sinh", 1, C::sinh),
    math("cosh", 1, C::cosh),
    math("tanh", 1, C::tanh),
    native("exp", C::exp, C::native_exp),
    native("exp2", C::exp2, C::native_exp2),
    native("exp10", C::exp10, C::native_exp10),
    native("log", C::log, C::native_log),
    native("log2", C::log2, C::native_log2),
    native("log10", C::log10, C::native_log10),
    math("pow", 2, C::pow),
    math("fma", 3, C::fma),
    row("fmuladd", 3, L::MultiplyAdd),
    row("powi", 2, L::IntegerExponent(C::pown)),
    row("ldexp", 2, L::IntegerExponent(C::ldexp)),
    row("frexp", 1, L::TwoResults(C::frexp)),
    row("modf", 1, L::TwoResults(C::modf)),
    row("sincos", 1, L::TwoResults(C::sincos)),
    row("sincospi", 1, L::SinCosPi),
    row("lrint", 1, L::RoundToInteger(C::rint)),
    row("llrint", 1, L::RoundToInteger(C::rint)),
    row("lround", 1, L::RoundToInteger(C::round)),
    row("llround", 1, L::RoundToInteger(C::round)),
    row("canonicalize", 1, L::Canonicalize),
    extremum("minnum", LEAST),
    extremum("maxnum", GREATEST),
    extremum("minimumnum", LEAST),
    extremum("maximumnum", GREATEST),
    extremum("minimum", LEAST_OR_NAN),
    extremum("maximum", GREATEST_OR_NAN),
    row("is.fpclass", 2, L::IsFloatClass),
    row("fptosi.sat", 1, L::SaturatingConversion(true)),
    row("fptoui.sat", 1, L::SaturatingConversion(false)),
    row("convert.to.fp16", 1, L::ToHalfBits),
    row("convert.from.fp16", 1, L::FromHalfBits),
    row("fptrunc.round", 1, L::RoundedConversion),
];

/// Functions of integers.
///
/// Spec (LLVM): "Standard C/C++ Library Intrinsics", "Bit Manipulation Intrinsics", "Arithmetic with Overflow Intrinsics", "Saturation Arithmetic
/// Intrinsics".
pub const INTEGER: &[Row] = &[
    integer("smin", 2, I::SMin),
    integer("smax", 2, I::SMax),
    integer("umin", 2, I::UMin),
    integer("umax", 2, I::UMax),
    integer("abs", 1, I::Abs),
    integer("ctlz", 1, I::CountLeadingZeros),
    integer("cttz", 1, I::CountTrailingZeros),
    integer("ctpop", 1, I::CountOnes),
    integer("bitreverse", 1, I::BitReverse),
    integer("bswap", 1, I::ByteSwap),
    integer("fshl", 3, I::FunnelShiftLeft),
    integer("fshr", 3, I::FunnelShiftRight),
    integer("scmp", 2, I::SCompare),
    integer("ucmp", 2, I::UCompare),
    integer("sadd.sat", 2, I::SAddSaturated),
    integer("uadd.sat", 2, I::UAddSaturated),
    integer("ssub.sat", 2, I::SSubSaturated),
    integer("usub.sat", 2, I::USubSaturated),
    integer("sshl.sat", 2, I::SShlSaturated),
    integer("ushl.sat", 2, I::UShlSaturated),
    overflow("sadd.with.overflow", O::SAdd),
    overflow("uadd.with.overflow", O::UAdd),
    overflow("ssub.with.overflow", O::SSub),
    overflow("usub.with.overflow", O::USub),
    overflow("smul.with.overflow", O::SMul),
    overflow("umul.with.overflow", O::UMul),
];

/// Functions of whole vectors.
///
/// Spec (LLVM): "Vector Reduction Intrinsics", "Experimental Vector Intrinsics".
pub const VECTOR: &[Row] = &[
    reduce("vector.reduce.add", Reduction::Add),
    reduce("vector.reduce.mul", Reduction::Mul),
    reduce("vector.reduce.and", Reduction::And),
    reduce("vector.reduce.or", Reduction::Or),
    reduce("vector.reduce.xor", Reduction::Xor),
    reduce("vector.reduce.smin", Reduction::Integer(I::SMin)),
    reduce("vector.reduce.smax", Reduction::Integer(I::SMax)),
    reduce("vector.reduce.umin", Reduction::Integer(I::UMin)),
    reduce("vector.reduce.umax", Reduction::Integer(I::UMax)),
    reduce("vector.reduce.fmin", Reduction::Float(LEAST)),
    reduce("vector.reduce.fmax", Reduction::Float(GREATEST)),
    reduce("vector.reduce.fminimum", Reduction::Float(LEAST_OR_NAN)),
    reduce("vector.reduce.fmaximum", Reduction::Float(GREATEST_OR_NAN)),
    row("vector.reduce.fadd", 2, L::Reduce(Reduction::Ordered(op::FAdd))),
    row("vector.reduce.fmul", 2, L::Reduce(Reduction::Ordered(op::FMul))),
    row("vector.partial.reduce.add", 2, L::Reduce(Reduction::Partial(op::IAdd))),
    row("vector.partial.reduce.fadd", 2, L::Reduce(Reduction::Partial(op::FAdd))),
    row("vector.reverse", 1, L::Lanes(LaneOperation::Reverse)),
    row("vector.insert", 3, L::Lanes(LaneOperation::Insert)),
    row("vector.extract", 2, L::Lanes(LaneOperation::Extract)),
    row("vector.splice.left", 3, L::Lanes(LaneOperation::SpliceLeft)),
    row("vector.splice.right", 3, L::Lanes(LaneOperation::SpliceRight)),
    row("vector.interleave2", 2, L::Lanes(LaneOperation::Interleave)),
    row("vector.interleave3", 3, L::Lanes(LaneOperation::Interleave)),
    row("vector.interleave4", 4, L::Lanes(LaneOperation::Interleave)),
    row("vector.interleave5", 5, L::Lanes(LaneOperation::Interleave)),
    row("vector.interleave6", 6, L::Lanes(LaneOperation::Interleave)),
    row("vector.interleave7", 7, L::Lanes(LaneOperation::Interleave)),
    row("vector.interleave8", 8, L::Lanes(LaneOperation::Interleave)),
    row("vector.deinterleave2", 1, L::Lanes(LaneOperation::Deinterleave)),
    row("vector.deinterleave3", 1, L::Lanes(LaneOperation::Deinterleave)),
    row("vector.deinterleave4", 1, L::Lanes(LaneOperation::Deinterleave)),
    row("vector.deinterleave5", 1, L::Lanes(LaneOperation::Deinterleave)),
    row("vector.deinterleave6", 1, L::Lanes(LaneOperation::Deinterleave)),
    row("vector.deinterleave7", 1, L::Lanes(LaneOperation::Deinterleave)),
    row("vector.deinterleave8", 1, L::Lanes(LaneOperation::Deinterleave)),
    row("stepvector", 0, L::Lanes(LaneOperation::Step)),
    row("get.active.lane.mask", 2, L::Lanes(LaneOperation::ActiveMask)),
];

/// Intrinsics that inform optimizers and tools, or change a pointer.
///
/// Traps are written as nothing: SPIR-V has no instruction that stops a kernel.
///
/// Spec (LLVM): "General Intrinsics", "Code Generator Intrinsics", "Debugger intrinsic functions".
pub const INFORMATION: &[Row] = &[
    row("expect", 2, L::Expect),
    row("expect.with.probability", 2, L::Expect),
    row("assume", 1, L::Assume),
    row("arithmetic.fence", 1, L::ArithmeticFence),
    row("is.constant", 1, L::IsConstant),
    row("ptrmask", 2, L::PointerMask),
    row("prefetch", 1, L::Prefetch),
    row("readcyclecounter", 0, L::ReadClock(Scope::Subgroup)),
    row("readsteadycounter", 0, L::ReadClock(Scope::Device)),
    row("allow.runtime.check", 0, L::True),
    row("allow.ubsan.check", 0, L::True),
    first("annotation"),
    first("ptr.annotation"),
    first("launder.invariant.group"),
    first("strip.invariant.group"),
    first("ssa.copy"),
    nothing("var.annotation"),
    nothing("trap"),
    nothing("debugtrap"),
    nothing("ubsantrap"),
    nothing("donothing"),
    nothing("sideeffect"),
    nothing("pseudoprobe"),
    nothing("fake.use"),
    nothing("invariant.start"),
    nothing("invariant.end"),
    nothing("experimental.noalias.scope.decl"),
    nothing("dbg.declare"),
    nothing("dbg.value"),
    nothing("dbg.assign"),
    nothing("dbg.label"),
    nothing("instrprof.callsite"),
    nothing("instrprof.cover"),
    nothing("instrprof.increment"),
    nothing("instrprof.increment.step"),
    nothing("instrprof.timestamp"),
    nothing("instrprof.value.profile"),
    nothing("instrprof.mcdc.parameters"),
    nothing("instrprof.mcdc.tvbitmap.update"),
];

/// What other LLVM IR an intrinsic becomes before it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewriting {
    /// A loop that stores bytes, unless value and size are constant and small.
    MemorySet,
    /// A loop that copies bytes from the right end, unless the size is constant.
    MemoryMove,
    /// A loop that stores values.
    MemoryPattern,
    /// A load of each lane that a mask selects.
    MaskedLoad(MaskedPlaces),
    /// A store of each lane that a mask selects.
    MaskedStore(MaskedPlaces),
    /// A product of twice the width, shifted.
    FixedPointProduct(FixedPoint),
    /// A quotient of a wider number.
    FixedPointQuotient(FixedPoint),
    /// A selection by the first lane that is not zero.
    CountTrailingElements,
    /// All ones or zero: no size is known.
    ObjectSize,
    /// A load of an offset from the pointer, added to it.
    LoadRelative,
}

/// Where the lanes of a masked access are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskedPlaces {
    /// One behind the other, selected or not.
    InOrder,
    /// One behind the other, those that are not selected left out.
    Packed,
    /// Where a vector of pointers says.
    Pointers,
}

/// The numbers of an operation in fixed point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedPoint {
    /// Whether numbers are signed.
    pub is_signed: bool,
    /// Whether results beyond the range are its ends.
    pub saturates: bool,
}

const fn fixed(is_signed: bool, saturates: bool) -> FixedPoint {
    FixedPoint { is_signed, saturates }
}

use Rewriting as R;

/// Intrinsics that are rewritten, by name without `llvm.` and without the suffixes for types.
///
/// Spec (LLVM): "Standard C/C++ Library Intrinsics", "Masked Vector Load and Store Intrinsics", "Masked Vector Gather and Scatter
/// Intrinsics", "Masked Vector Expanding Load and Compressing Store Intrinsics", "Fixed Point Arithmetic Intrinsics".
pub const REWRITTEN: &[(&str, Rewriting)] = &[
    ("memset", R::MemorySet),
    ("memset.inline", R::MemorySet),
    ("memmove", R::MemoryMove),
    ("experimental.memset.pattern", R::MemoryPattern),
    ("masked.load", R::MaskedLoad(MaskedPlaces::InOrder)),
    ("masked.store", R::MaskedStore(MaskedPlaces::InOrder)),
    ("masked.expandload", R::MaskedLoad(MaskedPlaces::Packed)),
    ("masked.compressstore", R::MaskedStore(MaskedPlaces::Packed)),
    (MASKED_GATHER, R::MaskedLoad(MaskedPlaces::Pointers)),
    (MASKED_SCATTER, R::MaskedStore(MaskedPlaces::Pointers)),
    ("smul.fix", R::FixedPointProduct(fixed(true, false))),
    ("umul.fix", R::FixedPointProduct(fixed(false, false))),
    ("smul.fix.sat", R::FixedPointProduct(fixed(true, true))),
    ("umul.fix.sat", R::FixedPointProduct(fixed(false, true))),
    ("sdiv.fix", R::FixedPointQuotient(fixed(true, false))),
    ("udiv.fix", R::FixedPointQuotient(fixed(false, false))),
    ("sdiv.fix.sat", R::FixedPointQuotient(fixed(true, true))),
    ("udiv.fix.sat", R::FixedPointQuotient(fixed(false, true))),
    ("experimental.cttz.elts", R::CountTrailingElements),
    ("objectsize", R::ObjectSize),
    ("load.relative", R::LoadRelative),
];

/// Intrinsics that are written with the memory instructions, by name without `llvm.` and without the suffixes for types.
///
/// Spec (LLVM): "Memory Use Markers", "Standard C/C++ Library Intrinsics", "Code Generator Intrinsics".
pub const ON_MEMORY: &[&str] = &[
    "memcpy",
    "memcpy.inline",
    "memmove",
    "memset",
    "memset.inline",
    "lifetime.start",
    "lifetime.end",
    "stacksave",
    "stackrestore",
    MASKED_GATHER,
    MASKED_SCATTER,
];

/// Accesses through vectors of pointers, where those are allowed.
pub const MASKED_GATHER: &str = "masked.gather";
/// See [`MASKED_GATHER`].
pub const MASKED_SCATTER: &str = "masked.scatter";

/// Which argument of such an access is the vector of pointers, by the intrinsic's name; `None` for others.
pub fn pointers_argument(name: &str) -> Option<u32> {
    match name {
        MASKED_GATHER => Some(0),
        MASKED_SCATTER => Some(1),
        _ => None,
    }
}

/// Whether something is known to become of an intrinsic, by its name without `llvm.` and without the suffixes for types.
pub fn is_known(name: &str) -> bool {
    ON_MEMORY.contains(&name) || find(name).is_some() || rewriting(name).is_some()
}

/// What an intrinsic is rewritten to, by its name without `llvm.` and without the suffixes for types.
pub fn rewriting(name: &str) -> Option<Rewriting> {
    REWRITTEN.iter().find(|(known, _)| *known == name).map(|(_, rewriting)| *rewriting)
}

/// What the name of an intrinsic that describes its environment of floating point begins with.
pub const CONSTRAINED_PREFIX: &str = "experimental.constrained.";

/// Operations whose environment the call describes, by what follows [`CONSTRAINED_PREFIX`]; the others are those of [`FLOATING_POINT`].
///
/// Spec (LLVM): "Constrained Floating-Point Intrinsics".
pub const CONSTRAINED: &[Row] = &[
    row("fadd", 2, L::Constrained(op::FAdd)),
    row("fsub", 2, L::Constrained(op::FSub)),
    row("fmul", 2, L::Constrained(op::FMul)),
    row("fdiv", 2, L::Constrained(op::FDiv)),
    row("frem", 2, L::Constrained(op::FRem)),
    row("fptrunc", 1, L::RoundedConversion),
    row("fpext", 1, L::RoundedConversion),
    row("sitofp", 1, L::ConstrainedConversion(op::ConvertSToF)),
    row("uitofp", 1, L::ConstrainedConversion(op::ConvertUToF)),
    row("fptosi", 1, L::ConstrainedConversion(op::ConvertFToS)),
    row("fptoui", 1, L::ConstrainedConversion(op::ConvertFToU)),
    row("fcmp", 2, L::ConstrainedComparison),
    row("fcmps", 2, L::ConstrainedComparison),
    row("rint", 1, L::ConstrainedRint),
    row("nearbyint", 1, L::ConstrainedRint),
];

/// Intrinsics of other compilers than LLVM's own, which tell by an attribute how far off their result may be.
pub const VENDOR: &[Row] = &[
    row("fpbuiltin.fadd", 2, L::Constrained(op::FAdd)),
    row("fpbuiltin.fsub", 2, L::Constrained(op::FSub)),
    row("fpbuiltin.fmul", 2, L::Constrained(op::FMul)),
    row("fpbuiltin.fdiv", 2, L::Constrained(op::FDiv)),
    row("fpbuiltin.frem", 2, L::Constrained(op::FRem)),
    math("fpbuiltin.sin", 1, C::sin),
    math("fpbuiltin.cos", 1, C::cos),
    math("fpbuiltin.tan", 1, C::tan),
    math("fpbuiltin.sinh", 1, C::sinh),
    math("fpbuiltin.cosh", 1, C::cosh),
    math("fpbuiltin.tanh", 1, C::tanh),
    math("fpbuiltin.asin", 1, C::asin),
    math("fpbuiltin.acos", 1, C::acos),
    math("fpbuiltin.atan", 1, C::atan),
    math("fpbuiltin.asinh", 1, C::asinh),
    math("fpbuiltin.acosh", 1, C::acosh),
    math("fpbuiltin.atanh", 1, C::atanh),
    math("fpbuiltin.exp", 1, C::exp),
    math("fpbuiltin.exp2", 1, C::exp2),
    math("fpbuiltin.exp10", 1, C::exp10),
    math("fpbuiltin.expm1", 1, C::expm1),
    math("fpbuiltin.log", 1, C::log),
    math("fpbuiltin.log2", 1, C::log2),
    math("fpbuiltin.log10", 1, C::log10),
    math("fpbuiltin.log1p", 1, C::log1p),
    math("fpbuiltin.sqrt", 1, C::sqrt),
    math("fpbuiltin.rsqrt", 1, C::rsqrt),
    math("fpbuiltin.erf", 1, C::erf),
    math("fpbuiltin.erfc", 1, C::erfc),
    math("fpbuiltin.atan2", 2, C::atan2),
    math("fpbuiltin.hypot", 2, C::hypot),
    math("fpbuiltin.pow", 2, C::pow),
    row("fpbuiltin.ldexp", 2, L::IntegerExponent(C::ldexp)),
];

/// The name in [`VENDOR`] of a function, without `llvm.` and without the suffixes for types.
pub fn vendor_name(function: &str) -> Option<&'static str> {
    let (stem, _) = function.strip_prefix("llvm.")?.rsplit_once('.')?;
    // An exponent has a type of its own.
    let shorter = stem.rsplit_once('.').map(|(stem, _)| stem);
    VENDOR.iter().find(|row| row.name == stem || Some(row.name) == shorter).map(|row| row.name)
}

type Index = FxHashMap<&'static str, &'static Row>;

fn index(rows: &[&'static [Row]]) -> Index {
    rows.iter().flat_map(|rows| rows.iter()).map(|row| (row.name, row)).collect()
}

/// An intrinsic by its name without `llvm.` and without the suffixes for types.
pub fn find(name: &str) -> Option<&'static Row> {
    static PLAIN: OnceLock<Index> = OnceLock::new();
    static IN_ENVIRONMENT: OnceLock<Index> = OnceLock::new();
    match name.strip_prefix(CONSTRAINED_PREFIX) {
        // Later rows win: those of the environment.
        Some(operation) => {
            IN_ENVIRONMENT.get_or_init(|| index(&[FLOATING_POINT, CONSTRAINED])).get(operation).copied()
        }
        None => PLAIN
            .get_or_init(|| index(&[FLOATING_POINT, INTEGER, VECTOR, INFORMATION, VENDOR]))
            .get(name)
            .copied(),
    }
}
