//! Fixed-point and floating-point numbers of arbitrary precision, represented as integers. Each combination of widths has its own
//! function name.
//!
//! Spec: "SPV_INTEL_arbitrary_precision_fixed_point", "SPV_INTEL_arbitrary_precision_floating_point".

use super::Form;
use super::form::{CallShape, Row, call, row};
use crate::spirv::{Opcode, extensions, op};

/// Prefix of the function names, followed by the name and the widths of the result and of the operands.
pub const PREFIX: &str = "intel_arbitrary_";

/// The widest result in bits that a call returns by value; other translators store wider results through a pointer.
pub const WIDEST_RETURNED_BITS: u32 = 64;

/// One function on such numbers.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// The instruction.
    pub opcode: Opcode,
    /// Its name between the prefix and the widths.
    pub name: &'static str,
    /// The operand that is a literal boolean; 0 for none.
    truth: usize,
}

const FIXED_POINT: &str = extensions::INTEL_ARBITRARY_PRECISION_FIXED_POINT;
const FLOATING_POINT: &str = extensions::INTEL_ARBITRARY_PRECISION_FLOATING_POINT;

impl Function {
    /// The extension that defines the instruction.
    pub fn extension(&self) -> &'static str {
        if self.name.starts_with("fixed_") { FIXED_POINT } else { FLOATING_POINT }
    }

    /// Whether the operand at a position is a literal boolean.
    pub fn is_truth(&self, position: usize) -> bool {
        position != 0 && position == self.truth
    }
}

macro_rules! functions {
    ($($opcode:ident $name:literal $truth:literal)*) => {
        /// Rows of these extensions.
        pub const ROWS: &[Row] = &[$(row(op::$opcode, Form::CustomCall(CallShape::ArbitraryPrecision, call().pure())),)*];

        /// The functions: instruction, name, literal boolean operand.
        const FUNCTIONS: &[Function] = &[$(Function { opcode: op::$opcode, name: $name, truth: $truth },)*];
    };
}

functions! {
    ArbitraryFloatSinCosPiALTERA "float_sincospi" 0
    ArbitraryFloatCastALTERA "float_cast" 0
    ArbitraryFloatCastFromIntALTERA "float_cast_from_int" 2
    ArbitraryFloatCastToIntALTERA "float_cast_to_int" 2
    ArbitraryFloatAddALTERA "float_add" 0
    ArbitraryFloatSubALTERA "float_sub" 0
    ArbitraryFloatMulALTERA "float_mul" 0
    ArbitraryFloatDivALTERA "float_div" 0
    ArbitraryFloatGTALTERA "float_gt" 0
    ArbitraryFloatGEALTERA "float_ge" 0
    ArbitraryFloatLTALTERA "float_lt" 0
    ArbitraryFloatLEALTERA "float_le" 0
    ArbitraryFloatEQALTERA "float_eq" 0
    ArbitraryFloatRecipALTERA "float_recip" 0
    ArbitraryFloatRSqrtALTERA "float_rsqrt" 0
    ArbitraryFloatCbrtALTERA "float_cbrt" 0
    ArbitraryFloatHypotALTERA "float_hypot" 0
    ArbitraryFloatSqrtALTERA "float_sqrt" 0
    ArbitraryFloatLogINTEL "float_log" 0
    ArbitraryFloatLog2INTEL "float_log2" 0
    ArbitraryFloatLog10INTEL "float_log10" 0
    ArbitraryFloatLog1pINTEL "float_log1p" 0
    ArbitraryFloatExpINTEL "float_exp" 0
    ArbitraryFloatExp2INTEL "float_exp2" 0
    ArbitraryFloatExp10INTEL "float_exp10" 0
    ArbitraryFloatExpm1INTEL "float_expm1" 0
    ArbitraryFloatSinINTEL "float_sin" 0
    ArbitraryFloatCosINTEL "float_cos" 0
    ArbitraryFloatSinCosINTEL "float_sincos" 0
    ArbitraryFloatSinPiINTEL "float_sinpi" 0
    ArbitraryFloatCosPiINTEL "float_cospi" 0
    ArbitraryFloatASinINTEL "float_asin" 0
    ArbitraryFloatASinPiINTEL "float_asinpi" 0
    ArbitraryFloatACosINTEL "float_acos" 0
    ArbitraryFloatACosPiINTEL "float_acospi" 0
    ArbitraryFloatATanINTEL "float_atan" 0
    ArbitraryFloatATanPiINTEL "float_atanpi" 0
    ArbitraryFloatATan2INTEL "float_atan2" 0
    ArbitraryFloatPowINTEL "float_pow" 0
    ArbitraryFloatPowRINTEL "float_powr" 0
    ArbitraryFloatPowNINTEL "float_pown" 3
    FixedSqrtALTERA "fixed_sqrt" 1
    FixedRecipALTERA "fixed_recip" 1
    FixedRsqrtALTERA "fixed_rsqrt" 1
    FixedSinALTERA "fixed_sin" 1
    FixedCosALTERA "fixed_cos" 1
    FixedSinCosALTERA "fixed_sincos" 1
    FixedSinPiALTERA "fixed_sinpi" 1
    FixedCosPiALTERA "fixed_cospi" 1
    FixedSinCosPiALTERA "fixed_sincospi" 1
    FixedLogALTERA "fixed_log" 1
    FixedExpALTERA "fixed_exp" 1
}

/// The function of an instruction.
pub fn by_opcode(opcode: Opcode) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|function| function.opcode == opcode)
}

/// The function with a name.
///
/// ```
/// use spirv_llvm_translate::internal::{spirv::op, table::arbitrary_precision};
///
/// let function = arbitrary_precision::by_name("intel_arbitrary_float_gt.i1.i40.i43");
/// assert_eq!(function.map(|function| function.opcode), Some(op::ArbitraryFloatGTALTERA));
/// ```
pub fn by_name(name: &str) -> Option<&'static Function> {
    let (name, _) = name.strip_prefix(PREFIX)?.split_once('.')?;
    FUNCTIONS.iter().find(|function| function.name == name)
}
