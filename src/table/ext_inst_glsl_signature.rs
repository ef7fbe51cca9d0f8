//! Spec (GLSL.std.450): operand and result types of its instructions.

use super::ext_inst_signature::{
    Constraint, Domain, ExtSignature, FLOATS, Lanes, Numbers, Pointee, Width, numbers, signature,
};
use Constraint::{Any, Components, First, Matrix, Pointer, Result};
use rspirv::spirv::{GlslStd450Op as G, StorageClass as S};

const BITS_32: Width = Width::Bits(&[32]);
const NARROW: Width = Width::Bits(&[16, 32]);

const FLOAT: Constraint = numbers(Domain::Float, Lanes::Any, Width::Any);
const SCALAR: Constraint = numbers(Domain::Float, Lanes::One, Width::Any);
const WORD: Constraint = numbers(Domain::Integer, Lanes::One, BITS_32);
const INTEGER_PER_LANE: Constraint = numbers(Domain::Integer, Lanes::AsResult, Width::Any);
/// Integers whose signedness may differ from the result's.
const SAME_INTEGERS: Constraint = numbers(Domain::Integer, Lanes::AsResult, Width::AsResult);
const INT_PER_LANE: Pointee =
    Pointee::Numbers(Numbers { domain: Domain::Integer, lanes: Lanes::AsResult, width: BITS_32 });

/// Floating-point values of 16 or 32 bits, all of one type.
const NARROW_FLOATS: ExtSignature = signature(numbers(Domain::Float, Lanes::Any, NARROW), &[Result]);
const INTEGERS: ExtSignature = signature(numbers(Domain::Integer, Lanes::Any, Width::Any), &[SAME_INTEGERS]);
const LOWEST_BIT: ExtSignature =
    signature(numbers(Domain::Integer, Lanes::Any, Width::Any), &[INTEGER_PER_LANE]);
const HIGHEST_BIT: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::Any, Width::Any),
    &[numbers(Domain::Integer, Lanes::AsResult, BITS_32)],
);
const TWO_RESULTS: ExtSignature = signature(FLOAT, &[Result, Pointer(Pointee::Result, &[])]);
const EXPONENT_TO_MEMORY: ExtSignature = signature(FLOAT, &[Result, Pointer(INT_PER_LANE, &[])]);
const STRUCTURE: ExtSignature = signature(Any, &[FLOAT]);
const SCALED: ExtSignature = signature(FLOAT, &[Result, INTEGER_PER_LANE]);
const DETERMINANT: ExtSignature = signature(SCALAR, &[Matrix]);
const INVERSE: ExtSignature = signature(Matrix, &[Result]);
const LENGTH: ExtSignature = signature(SCALAR, &[Components(Lanes::Any)]);
const DISTANCE: ExtSignature = signature(SCALAR, &[Components(Lanes::Any), First]);
const CROSS: ExtSignature = signature(numbers(Domain::Float, Lanes::Of(&[3]), Width::Any), &[Result]);
const REFRACT: ExtSignature = signature(FLOAT, &[Result, Result, SCALAR]);

const fn unpacked(count: &'static [u64]) -> ExtSignature {
    signature(numbers(Domain::Float, Lanes::Of(count), BITS_32), &[WORD])
}

const PACK_4: ExtSignature = signature(WORD, &[numbers(Domain::Float, Lanes::Of(&[4]), BITS_32)]);
const PACK_2: ExtSignature = signature(WORD, &[numbers(Domain::Float, Lanes::Of(&[2]), BITS_32)]);
const UNPACK_4: ExtSignature = unpacked(&[4]);
const UNPACK_2: ExtSignature = unpacked(&[2]);
const PACK_DOUBLE: ExtSignature = signature(
    numbers(Domain::Float, Lanes::One, Width::Bits(&[64])),
    &[numbers(Domain::Integer, Lanes::Of(&[2]), BITS_32)],
);
const UNPACK_DOUBLE: ExtSignature = signature(
    numbers(Domain::Integer, Lanes::Of(&[2]), BITS_32),
    &[numbers(Domain::Float, Lanes::One, Width::Bits(&[64]))],
);
const INTERPOLANT: Constraint = Pointer(Pointee::Result, &[S::Input]);
const SINGLES: Constraint = numbers(Domain::Float, Lanes::Any, BITS_32);
const CENTROID: ExtSignature = signature(SINGLES, &[INTERPOLANT]);
const SAMPLE: ExtSignature = signature(SINGLES, &[INTERPOLANT, WORD]);
const OFFSET: ExtSignature =
    signature(SINGLES, &[INTERPOLANT, numbers(Domain::Float, Lanes::Of(&[2]), BITS_32)]);

macro_rules! rows {
    ($($signature:ident: $($name:ident)*;)*) => { &[$($((G::$name, $signature),)*)*] };
}

/// The rows.
pub const ROWS: &[(G, ExtSignature)] = rows!(
    FLOATS: Round RoundEven Trunc FAbs FSign Floor Ceil Fract Sqrt InverseSqrt FMin FMax FClamp FMix Step SmoothStep
        Fma Normalize FaceForward Reflect NMin NMax NClamp;
    NARROW_FLOATS: Radians Degrees Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh Atan2 Pow Exp Log
        Exp2 Log2;
    INTEGERS: SAbs SSign UMin SMin UMax SMax UClamp SClamp IMix;
    LOWEST_BIT: FindILsb;
    HIGHEST_BIT: FindSMsb FindUMsb;
    DETERMINANT: Determinant;
    INVERSE: MatrixInverse;
    TWO_RESULTS: Modf;
    EXPONENT_TO_MEMORY: Frexp;
    STRUCTURE: ModfStruct FrexpStruct;
    SCALED: Ldexp;
    PACK_4: PackSnorm4x8 PackUnorm4x8;
    PACK_2: PackSnorm2x16 PackUnorm2x16 PackHalf2x16;
    UNPACK_4: UnpackSnorm4x8 UnpackUnorm4x8;
    UNPACK_2: UnpackSnorm2x16 UnpackUnorm2x16 UnpackHalf2x16;
    PACK_DOUBLE: PackDouble2x32;
    UNPACK_DOUBLE: UnpackDouble2x32;
    LENGTH: Length;
    DISTANCE: Distance;
    CROSS: Cross;
    REFRACT: Refract;
    CENTROID: InterpolateAtCentroid;
    SAMPLE: InterpolateAtSample;
    OFFSET: InterpolateAtOffset;
);

/// The signature of an instruction, by its number.
pub fn of(number: u32) -> Option<&'static ExtSignature> {
    static BY_NUMBER: std::sync::LazyLock<Vec<Option<&'static ExtSignature>>> =
        std::sync::LazyLock::new(|| {
            let last = ROWS.iter().map(|(instruction, _)| *instruction as usize).max().unwrap_or(0);
            let mut by_number = vec![None; last + 1];
            for (instruction, signature) in ROWS {
                if let Some(slot) = by_number.get_mut(*instruction as usize) {
                    *slot = Some(signature);
                }
            }
            by_number
        });
    BY_NUMBER.get(number as usize).copied().flatten()
}
