//! Conversions from and to 4-bit and 8-bit formats, whose values are integers in LLVM IR. Each pair of formats has a builtin name.
//!
//! Spec: "SPV_EXT_float8", "SPV_EXT_ocp_microscaling_types", "SPV_INTEL_int4", "SPV_INTEL_float4", "SPV_INTEL_fp_conversions".

use crate::spirv::{Opcode, extensions, op};
use rspirv::spirv::Decoration;

/// Prefix of the builtin names.
pub const PREFIX: &str = "__builtin_spirv_";

/// The decoration of a saturating conversion.
pub const SATURATES: Decoration = Decoration::SaturatedToLargestFloat8NormalConversionEXT;

/// A number format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A floating-point format: width in bits and encoding.
    Float(u32, Option<u32>),
    /// An integer format of a width in bits.
    Int(u32),
}

const E4M3: u32 = 4214;
const E5M2: u32 = 4215;
/// The extension with the older encoding of E2M1.
pub const OLD_ENCODING: &str = extensions::INTEL_FLOAT4;
/// The encodings of the standard extension and of the older one.
const E2M1: [u32; 2] = [4225, 6214];

/// Formats by name. Where two formats share a name, the builtin's suffix disambiguates.
const FORMATS: &[(&str, Format)] = &[
    ("FP16", Format::Float(16, None)),
    ("FP32", Format::Float(32, None)),
    ("FP64", Format::Float(64, None)),
    ("BF16", Format::Float(16, Some(0))),
    ("E4M3", Format::Float(8, Some(E4M3))),
    ("E5M2", Format::Float(8, Some(E5M2))),
    ("E2M1", Format::Float(4, Some(E2M1[0]))),
    ("E2M1", Format::Float(4, Some(E2M1[1]))),
    ("Int4", Format::Int(4)),
    ("Int8", Format::Int(8)),
];

/// The kinds of conversions, longer names first: name, whether it saturates, whether it rounds stochastically.
const KINDS: &[(&str, bool, bool)] = &[
    ("ClampStochasticRound", true, true),
    ("StochasticRound", false, true),
    ("ClampConvert", true, false),
    ("Convert", false, false),
];

/// A conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// The format of the operand.
    pub from: Format,
    /// The format of the result.
    pub to: Format,
    /// Whether values out of range saturate.
    pub saturates: bool,
    /// Whether it rounds stochastically, with a seed operand.
    pub stochastic: bool,
}

impl Conversion {
    /// The same conversion with the older of two encodings that share a name.
    pub fn in_old_encoding(mut self) -> Self {
        if self.to == Format::Float(4, Some(E2M1[0])) {
            self.to = Format::Float(4, Some(E2M1[1]));
        }
        self
    }
}

impl Format {
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            Self::Float(bits, _) | Self::Int(bits) => bits,
        }
    }

    /// Whether LLVM IR has a floating-point type for it.
    pub fn is_native(self) -> bool {
        matches!(self, Self::Float(16 | 32 | 64, _))
    }

    /// Whether it is a floating-point format without an LLVM IR type, represented as an integer.
    pub fn is_small_float(self) -> bool {
        matches!(self, Self::Float(..8 | 8, _))
    }

    fn is_old(self) -> bool {
        matches!(self, Self::Int(_)) || self == Self::Float(4, Some(E2M1[1]))
    }
}

/// The conversion of a name without the prefix.
pub fn parse(name: &str) -> Option<Conversion> {
    let (rest, is_intel) = match (name.strip_suffix("INTEL"), name.strip_suffix("EXT")) {
        (Some(rest), _) => (rest, true),
        (_, Some(rest)) => (rest, false),
        _ => return None,
    };
    let (kind, saturates, stochastic) = KINDS.iter().find(|(kind, ..)| rest.starts_with(kind))?;
    let (from, to) = rest.strip_prefix(kind)?.split_once("To")?;
    // Stochastic rounding belongs to Intel's extension for both encodings; its names denote the standard encoding.
    let is_old = is_intel && !stochastic;
    let format = |name: &str| {
        let named = || FORMATS.iter().filter(|(of, _)| *of == name).map(|(_, format)| *format);
        named().find(|format| name != "E2M1" || format.is_old() == is_old)
    };
    let conversion =
        Conversion { from: format(from)?, to: format(to)?, saturates: *saturates, stochastic: *stochastic };
    opcode(conversion).is_some().then_some(conversion)
}

/// The name of a conversion, if any.
pub fn name(conversion: Conversion) -> Option<String> {
    let spelled = |format| FORMATS.iter().find(|(_, of)| *of == format).map(|(name, _)| *name);
    let kind = |(_, saturates, stochastic): &&(&str, bool, bool)| {
        (*saturates, *stochastic) == (conversion.saturates, conversion.stochastic)
    };
    let (kind, ..) = KINDS.iter().find(kind)?;
    let is_intel =
        conversion.saturates || conversion.stochastic || conversion.from.is_old() || conversion.to.is_old();
    let suffix = if is_intel { "INTEL" } else { "EXT" };
    Some(format!("{PREFIX}{kind}{}To{}{suffix}", spelled(conversion.from)?, spelled(conversion.to)?))
}

/// The instruction of a conversion and whether its result is decorated [`SATURATES`]; `None` for combinations without an
/// instruction, such as saturating integer conversions.
pub fn opcode(conversion: Conversion) -> Option<(Opcode, bool)> {
    use Format::{Float, Int};
    Some(match (conversion.from, conversion.to, conversion.saturates, conversion.stochastic) {
        (Float(..), Int(_), true, true) => (op::ClampStochasticRoundFToSINTEL, false),
        (Float(..), Int(_), true, false) => (op::ClampConvertFToSINTEL, false),
        (Float(..), Int(_), false, false) => (op::ConvertFToS, false),
        (Float(..), Float(..), saturates, true) => (op::StochasticRoundFToFINTEL, saturates),
        (Float(..), Float(..), saturates, false) => (op::FConvert, saturates),
        (Int(_), Float(..), saturates, false) => (op::ConvertSToF, saturates),
        (Int(_), Int(_), false, false) => (op::SConvert, false),
        _ => return None,
    })
}

/// Whether an instruction converts from or to narrow formats.
pub fn converts(opcode: Opcode) -> bool {
    conversion(opcode, Format::Int(4), Format::Int(4), false).is_some()
}

/// The conversion between two formats by an instruction; `None` for other instructions.
pub fn conversion(opcode: Opcode, from: Format, to: Format, is_decorated: bool) -> Option<Conversion> {
    let (saturates, stochastic) = match opcode {
        op::FConvert | op::ConvertSToF => (is_decorated, false),
        op::ConvertFToS | op::SConvert => (false, false),
        op::ClampConvertFToFINTEL | op::ClampConvertFToSINTEL => (true, false),
        op::StochasticRoundFToFINTEL => (is_decorated, true),
        op::ClampStochasticRoundFToFINTEL | op::ClampStochasticRoundFToSINTEL => (true, true),
        _ => return None,
    };
    Some(Conversion { from, to, saturates, stochastic })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_mean_what_they_spell() {
        for name in [
            "ConvertFP16ToE4M3EXT",
            "ConvertE5M2ToBF16EXT",
            "ConvertInt4ToE4M3INTEL",
            "ConvertE2M1ToFP16INTEL",
            "ConvertE2M1ToFP16EXT",
            "ClampConvertBF16ToInt4INTEL",
            "ClampStochasticRoundFP16ToE5M2INTEL",
        ] {
            assert_eq!(parse(name).and_then(super::name), Some(format!("{PREFIX}{name}")));
        }
        assert_eq!(parse("ConvertFP16ToE3M4EXT"), None);
        assert_eq!(parse("ConvertFP16ToE4M3"), None);
        assert_eq!(parse("ClampStochasticRoundInt4ToFP16INTEL"), None);
        assert_eq!(parse("ClampConvertInt4ToE4M3INTEL").and_then(opcode), Some((op::ConvertSToF, true)));
        assert_eq!(parse("StochasticRoundFP16ToInt4INTEL"), None);
        let stochastic = parse("StochasticRoundFP16ToE2M1INTEL");
        assert_eq!(stochastic.map(|conversion| conversion.to), Some(Format::Float(4, Some(4225))));
        for conversion in [stochastic, stochastic.map(Conversion::in_old_encoding)] {
            let name = format!("{PREFIX}StochasticRoundFP16ToE2M1INTEL");
            assert_eq!(conversion.and_then(super::name), Some(name));
        }
    }
}
