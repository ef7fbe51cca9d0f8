//! LLVM intrinsics and their SPIR-V lowerings.
//!
//! The rows of this module compute values or are hints: `writer/intrinsic` writes those that instructions compute, after
//! `writer/normalize/lower` has expanded the others to LLVM IR. Intrinsics on memory ([`ON_MEMORY`]) are lowered to memory
//! instructions, or expanded too ([`REWRITTEN`]). SPIR-V cannot represent intrinsics outside these lists. The reader emits the friendly call of an instruction instead of an intrinsic, whose
//! semantics may differ.

mod lowering;
mod memory;
mod rewriting;

pub use lowering::{
    CLASS_TESTS, FloatExtremum, IntegerOperation, LaneOperation, Lowering, OverflowOperation, ROUNDING_MODES,
    Reduction, Row, WIDTHS_OF_OPENCL,
};
pub use memory::{
    MASKED_GATHER, MASKED_SCATTER, ON_MEMORY, OnMemory, SINE_AND_COSINE, on_memory, pointers_argument,
};
pub use rewriting::{FixedPoint, MaskedPlaces, REWRITTEN, Rewriting, rewriting};

use crate::spirv::op;
use IntegerOperation as I;
use Lowering as L;
use OverflowOperation as O;
use rspirv::spirv::{OpenclStd100Op as C, Scope};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

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

/// Floating-point operations and conversions.
///
/// Spec (LLVM): "Standard C/C++ Library Intrinsics", "Specialized Arithmetic Intrinsics", "Saturating floating-point to integer
/// conversions", "Half Precision Floating-Point Intrinsics", "Floating-Point Test Intrinsics".
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

/// Integer operations.
///
/// Spec (LLVM): "Standard C/C++ Library Intrinsics", "Bit Manipulation Intrinsics", "Arithmetic with Overflow Intrinsics",
/// "Saturation Arithmetic Intrinsics".
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

/// Vector operations.
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

/// Hints to optimizers and tools, and operations on pointers.
///
/// Traps are dropped: SPIR-V has no instruction that terminates a kernel.
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

/// Whether an intrinsic has a lowering, by its name without `llvm.` and type suffixes.
pub fn is_known(name: &str) -> bool {
    on_memory(name).is_some() || find(name).is_some() || rewriting(name).is_some()
}

/// Name prefix of intrinsics that describe their floating-point environment.
pub const CONSTRAINED_PREFIX: &str = "experimental.constrained.";

/// Constrained operations, by name after [`CONSTRAINED_PREFIX`]; [`FLOATING_POINT`] has the others.
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

/// Intrinsics of compilers other than clang, with an attribute for the maximum error of the result.
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

/// The name in [`VENDOR`] of a function, without `llvm.` and type suffixes.
pub fn vendor_name(function: &str) -> Option<&'static str> {
    let (stem, _) = function.strip_prefix("llvm.")?.rsplit_once('.')?;
    // An exponent operand adds a type suffix of its own.
    let shorter = stem.rsplit_once('.').map(|(stem, _)| stem);
    let mut names = VENDOR.iter().map(|row| row.name).chain([SINE_AND_COSINE]);
    names.find(|name| *name == stem || Some(*name) == shorter)
}

type Index = FxHashMap<&'static str, &'static Row>;

fn index(rows: &[&'static [Row]]) -> Index {
    rows.iter().flat_map(|rows| rows.iter()).map(|row| (row.name, row)).collect()
}

/// The name of the first intrinsic with a lowering, without `llvm.`.
pub fn name_of(lowering: Lowering) -> Option<&'static str> {
    let mut rows = [FLOATING_POINT, INTEGER, VECTOR].into_iter().flatten();
    rows.find(|row| row.lowering == lowering).map(|row| row.name)
}

/// The row of an intrinsic, by its name without `llvm.` and type suffixes.
pub fn find(name: &str) -> Option<&'static Row> {
    static PLAIN: OnceLock<Index> = OnceLock::new();
    static IN_ENVIRONMENT: OnceLock<Index> = OnceLock::new();
    match name.strip_prefix(CONSTRAINED_PREFIX) {
        // Later rows take precedence: those of the constrained operations.
        Some(operation) => {
            IN_ENVIRONMENT.get_or_init(|| index(&[FLOATING_POINT, CONSTRAINED])).get(operation).copied()
        }
        None => PLAIN
            .get_or_init(|| index(&[FLOATING_POINT, INTEGER, VECTOR, INFORMATION, VENDOR]))
            .get(name)
            .copied(),
    }
}
