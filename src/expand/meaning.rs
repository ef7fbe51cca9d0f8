//! Which expansion a call has: the rows of `table/expansion.rs` by the name of its function.

use super::{Expander, Outcome, Site, core, memory};
use crate::error::Result;
use crate::llvm::Value;
use crate::spirv::grammar::ExtInstSet;
use crate::table::GLSL_PREFIX;
use crate::table::expansion::{
    self, CORE, CustomExpansion as Custom, Expansion, GLSL, INEXACT, INTRINSICS, OPENCL,
};
use mangling::{Family, Ident, demangle};

/// Builds an expansion that depends on the types.
///
/// # Errors
/// Internal errors of the IR builder.
pub(super) fn build<'c>(expander: &Expander<'c>, site: &Site<'c>, custom: Custom) -> Result<Outcome<'c>> {
    match custom {
        Custom::Determinant => core::determinant(expander, site),
        Custom::MatrixInverse => core::matrix_inverse(expander, site),
        Custom::Select => core::select(expander, site),
        Custom::Shuffle => core::shuffle(expander, site),
        Custom::LoadVector => memory::load(expander, site),
        Custom::StoreVector => memory::store(expander, site),
        Custom::LoadHalf => memory::load_half(expander, site),
        Custom::LoadAlignedHalf => memory::load_aligned_half(expander, site),
        Custom::StoreHalf => memory::store_half(expander, site),
        Custom::StoreAlignedHalf => memory::store_aligned_half(expander, site),
        Custom::Dot => core::dot(expander, site),
        Custom::MatrixTimesScalar => core::matrix_times_scalar(expander, site),
        Custom::VectorTimesMatrix => core::vector_times_matrix(expander, site),
        Custom::MatrixTimesVector => core::matrix_times_vector(expander, site),
        Custom::MatrixTimesMatrix => core::matrix_times_matrix(expander, site),
        Custom::OuterProduct => core::outer_product(expander, site),
        Custom::Transpose => core::transpose(expander, site),
        Custom::Any => core::any(expander, site),
        Custom::All => core::all(expander, site),
        Custom::IsNan => core::is_nan(expander, site),
        Custom::IsInfinite => core::is_infinite(expander, site),
        Custom::IsFinite => core::is_finite(expander, site),
        Custom::IsNormal => core::is_normal(expander, site),
        Custom::IsSignSet => core::is_sign_set(expander, site),
        Custom::IsOrdered => core::is_ordered(expander, site),
        Custom::IsUnordered => core::is_unordered(expander, site),
        Custom::IsLessOrGreater => core::is_less_or_greater(expander, site),
        Custom::InsertBits => core::insert_bits(expander, site),
        Custom::ExtractSignedBits => core::extract_signed_bits(expander, site),
        Custom::ExtractBits => core::extract_bits(expander, site),
        Custom::CountBits => core::count_bits(expander, site),
    }
}

/// The expansion of a declared function.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    Expanded(Expansion),
    /// An instruction of an extended set without a definition.
    Undefined,
}

fn of_opencl(name: &str) -> Meaning {
    if let Some(expansion) = expansion::find(OPENCL, name) {
        return Meaning::Expanded(expansion);
    }
    let plain = INEXACT.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    let row = ExtInstSet::OpenClStd.instruction_by_name(plain.as_bytes());
    row.map_or(Meaning::Undefined, |row| Meaning::Expanded(Expansion::Defined(row.name)))
}

/// The name of an instruction of GLSL.std.450, without the result type behind it.
fn glsl_name(name: &str) -> Option<&str> {
    let name = name.strip_prefix(GLSL_PREFIX)?;
    Some(name.split_once("_R").map_or(name, |(name, _)| name))
}

/// The expansion of a function that a module declares; `None` if it stays a call.
pub(super) fn of_function(function: Value<'_>) -> Option<Meaning> {
    if let Some(stem) = function.intrinsic_stem() {
        return expansion::find(INTRINSICS, stem).map(Meaning::Expanded);
    }
    let symbol = demangle(&function.name()).ok()?;
    if let Some(name) = glsl_name(&symbol.name) {
        return Some(expansion::find(GLSL, name).map_or(Meaning::Undefined, Meaning::Expanded));
    }
    match Ident::parse(&symbol.name)? {
        Ident { family: Family::OpenClExtension, base, .. } => Some(of_opencl(base)),
        Ident { family: Family::Opcode, base, .. } => expansion::find(CORE, base).map(Meaning::Expanded),
        _ => None,
    }
}

/// The name by which an error calls a builtin.
pub(super) fn display_name(function: &str) -> String {
    demangle(function).map_or_else(|_| function.to_owned(), |symbol| symbol.name)
}
