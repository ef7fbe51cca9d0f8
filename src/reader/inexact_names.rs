//! Friendly names where they need not be exact: as close to OpenCL C's names as can be spelled.

use super::context::Reader;
use crate::error::Result;
use crate::llvm::{Type as LlvmType, TypeKind, Value};
use crate::options::BuiltinNames;
use crate::spirv::Id;
use crate::table::device_side_enqueue::RANGE_NAME;
use mangling::{Postfixes, ResultPostfix, Scalar, Type as Mangled};
use rspirv::spirv::OpenclStd100Op;

impl<'c> Reader<'c, '_> {
    /// The postfixes of a friendly name; an inexact name spells `bfloat` with its mangled letters.
    pub(super) fn spelled_postfixes(&self, postfixes: &Postfixes<'_>) -> String {
        let text = postfixes.to_string();
        let bfloat = Scalar::BFloat;
        let is_named =
            matches!(postfixes.result, Some(ResultPostfix::Plain { element, .. }) if element == bfloat);
        match is_named && !self.settings.exact_names {
            true => text.replacen(bfloat.spelling(), bfloat.code(), 1),
            false => text,
        }
    }

    /// Whether an inexact name has a postfix for its result though no other call has the name: for `bfloat` made of integers, which
    /// `half` is made of, too.
    pub(super) fn needs_result(&self, result: LlvmType<'c>, values: &[Value<'c>]) -> bool {
        let is_bfloat = result.scalar().kind() == TypeKind::BFloat;
        !self.settings.exact_names && is_bfloat && values.iter().all(|value| value.ty().scalar().is_int())
    }

    /// Whether an extended instruction without an OpenCL C function is called by its name in the set.
    pub(super) fn names_by_set(&self, instruction: OpenclStd100Op) -> bool {
        instruction != OpenclStd100Op::printf
            && !self.settings.exact_names
            && self.settings.options.builtin_names != BuiltinNames::Spirv
    }

    /// A parameter's type in an inexact friendly name if OpenCL C names are requested: with their names of
    /// opaque types, without signedness and `const`. An ND-range is spelled by value, though it is passed by
    /// pointer.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn inexact_parameter(&self, ty: Id) -> Result<Option<Mangled>> {
        if self.settings.exact_names {
            return Ok(None);
        }
        let mangled = match self.settings.options.builtin_names {
            BuiltinNames::Spirv => self.mangled(ty)?,
            _ => self.opencl_type(ty)?,
        };
        let range = mangled.pointee().map(|(_, pointee)| pointee);
        if let Some(range @ Mangled::Named(name)) = range
            && name == RANGE_NAME
        {
            return Ok(Some(range.clone()));
        }
        Ok((self.settings.options.builtin_names != BuiltinNames::Spirv).then_some(mangled))
    }

    /// Whether friendly names distinguish signed and unsigned integers.
    pub(super) fn spells_signs(&self) -> bool {
        self.settings.exact_names || self.settings.options.builtin_names == BuiltinNames::Spirv
    }
}
