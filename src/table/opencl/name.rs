//! The grammar of names that encode more than an operation.
//!
//! ```text
//! name       := "convert_" type [ lanes ] [ "_sat" ] [ rounding ]
//!             | "as_" type [ lanes ]
//!             | group "_" collective "_" operation
//!             | "sub_group_non_uniform_" collective "_" operation
//!             | word [ lanes ] [ rounding ]                at least one of both
//! group      := "work_group" | "sub_group" | "intel_sub_group"
//! collective := "reduce" | "scan_inclusive" | "scan_exclusive"
//! rounding   := "_rte" | "_rtz" | "_rtp" | "_rtn"
//! lanes      := "2" | "3" | "4" | "8" | "16"
//! ```
//!
//! The parts besides the operation become a [`Postfix`] and leave placeholders in the stem, the key of the row: `vstore_half4_rte`
//! has the stem `vstore_half<n>_<rt>`.

use mangling::Scalar;
use rspirv::spirv::{FPRoundingMode, GroupOperation, Scope};

/// The parts of a name besides its operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Postfix {
    /// Vector length.
    pub lanes: Option<u32>,
    /// Rounding mode.
    pub rounding: Option<FPRoundingMode>,
    /// Reduction or scan.
    pub collective: Option<GroupOperation>,
    /// The group.
    pub scope: Option<Scope>,
}

/// Postfixes of rounding modes.
pub const ROUNDINGS: &[(&str, FPRoundingMode)] = &[
    ("_rte", FPRoundingMode::RTE),
    ("_rtz", FPRoundingMode::RTZ),
    ("_rtp", FPRoundingMode::RTP),
    ("_rtn", FPRoundingMode::RTN),
];

/// Vector lengths.
pub const LANES: &[(&str, u32)] = &[("16", 16), ("2", 2), ("3", 3), ("4", 4), ("8", 8)];

/// Prefixes of group functions.
pub const GROUPS: &[(&str, Scope)] = &[
    ("work_group_", Scope::Workgroup),
    ("sub_group_", Scope::Subgroup),
    ("intel_sub_group_", Scope::Subgroup),
];

/// Reductions and scans.
pub const COLLECTIVES: &[(&str, GroupOperation)] = &[
    ("reduce_", GroupOperation::Reduce),
    ("scan_inclusive_", GroupOperation::InclusiveScan),
    ("scan_exclusive_", GroupOperation::ExclusiveScan),
];

const NON_UNIFORM: &str = "sub_group_non_uniform_";

/// The stem of a name and its parts; `None` if the name has no such part.
pub fn parse(name: &str) -> Option<(String, Postfix)> {
    if let Some(rest) = name.strip_prefix("convert_") {
        return conversion(rest);
    }
    if let Some(rest) = name.strip_prefix("as_") {
        let (_, lanes) = type_name(rest)?;
        return Some(("as_<type>".into(), Postfix { lanes, ..Postfix::default() }));
    }
    collective(name).or_else(|| vector_or_rounding(name))
}

/// The rest of a name after `convert_`.
fn conversion(text: &str) -> Option<(String, Postfix)> {
    let (text, rounding) = take_last(text, ROUNDINGS);
    let (text, saturates) = text.strip_suffix("_sat").map_or((text, ""), |text| (text, "_sat"));
    let (scalar, lanes) = type_name(text)?;
    let class = match scalar {
        _ if scalar.is_signed() => "<int>",
        _ if scalar.is_unsigned() => "<uint>",
        _ => "<float>",
    };
    Some((format!("convert_{class}{saturates}"), Postfix { lanes, rounding, ..Postfix::default() }))
}

/// The name of a scalar type in the name of a conversion.
pub fn number_name(scalar: Scalar) -> &'static str {
    match scalar {
        // OpenCL C has no name for the type: inexact names use its mangled code.
        Scalar::BFloat => scalar.code(),
        _ => scalar.spelling(),
    }
}

/// A scalar type of OpenCL C and its vector length.
fn type_name(text: &str) -> Option<(Scalar, Option<u32>)> {
    const NUMBERS: &[Scalar] = &[
        Scalar::Char,
        Scalar::UChar,
        Scalar::Short,
        Scalar::UShort,
        Scalar::Int,
        Scalar::UInt,
        Scalar::Long,
        Scalar::ULong,
        Scalar::Half,
        Scalar::Float,
        Scalar::Double,
        Scalar::BFloat,
    ];
    let (word, lanes) = take_last(text, LANES);
    let scalar = NUMBERS.iter().find(|scalar| number_name(**scalar) == word)?;
    Some((*scalar, lanes))
}

/// A group reduction or scan.
fn collective(name: &str) -> Option<(String, Postfix)> {
    let (prefix, rest, scope) = match name.strip_prefix(NON_UNIFORM) {
        Some(rest) => (NON_UNIFORM, rest, None),
        None => {
            let (rest, scope) = take_first(name, GROUPS)?;
            ("<group>_", rest, Some(scope))
        }
    };
    let (operation, collective) = take_first(rest, COLLECTIVES)?;
    let postfix = Postfix { collective: Some(collective), scope, ..Postfix::default() };
    Some((format!("{prefix}<collective>_{operation}"), postfix))
}

/// A name that ends in a vector length, a rounding mode, or both.
fn vector_or_rounding(name: &str) -> Option<(String, Postfix)> {
    let (text, rounding) = take_last(name, ROUNDINGS);
    let (word, lanes) = take_last(text, LANES);
    if rounding.is_none() && lanes.is_none() {
        return None;
    }
    let mut stem = String::from(word);
    stem.push_str(if lanes.is_some() { "<n>" } else { "" });
    stem.push_str(if rounding.is_some() { "_<rt>" } else { "" });
    Some((stem, Postfix { lanes, rounding, ..Postfix::default() }))
}

fn take_last<'t, V: Copy>(text: &'t str, postfixes: &[(&str, V)]) -> (&'t str, Option<V>) {
    let found =
        postfixes.iter().find_map(|(postfix, value)| Some((text.strip_suffix(postfix)?, Some(*value))));
    found.unwrap_or((text, None))
}

fn take_first<'t, V: Copy>(text: &'t str, prefixes: &[(&str, V)]) -> Option<(&'t str, V)> {
    prefixes.iter().find_map(|(prefix, value)| Some((text.strip_prefix(prefix)?, *value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stem(name: &str) -> Option<String> {
        parse(name).map(|(stem, _)| stem)
    }

    #[test]
    fn a_name_splits_into_stem_and_postfix() {
        assert_eq!(stem("vload4").as_deref(), Some("vload<n>"));
        assert_eq!(stem("vstorea_half16_rtn").as_deref(), Some("vstorea_half<n>_<rt>"));
        assert_eq!(stem("convert_uchar16_sat_rte").as_deref(), Some("convert_<uint>_sat"));
        assert_eq!(stem("convert_double").as_deref(), Some("convert_<float>"));
        assert_eq!(stem("convert_DF16b4_rtz").as_deref(), Some("convert_<float>"));
        assert_eq!(stem("intel_sub_group_scan_inclusive_max").as_deref(), Some("<group>_<collective>_max"));
        let (_, postfix) = parse("convert_int3_rtz").unwrap_or_default();
        assert_eq!((postfix.lanes, postfix.rounding), (Some(3), Some(FPRoundingMode::RTZ)));
        let (_, postfix) = parse("work_group_reduce_add").unwrap_or_default();
        assert_eq!(postfix.scope, Some(Scope::Workgroup));
        assert_eq!(postfix.collective, Some(GroupOperation::Reduce));
    }

    #[test]
    fn what_the_grammar_does_not_know_has_no_stem() {
        for name in [
            "convert_bool4",
            "convert_bfloat16",
            "convert_int5",
            "convert_int4_rtx",
            "convert_int_rte_sat",
            "as_size_t",
            "fabs",
            "dot",
        ] {
            assert_eq!(stem(name), None, "{name}");
        }
    }
}
