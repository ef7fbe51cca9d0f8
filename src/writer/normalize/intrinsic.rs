//! Calls of intrinsics on vectors of lengths that SPIR-V for kernels lacks.

use super::form::{Parts, Scalar, about_type};
use super::function::{Legalizer, unsupported};
use crate::error::{Error, Result};
use crate::llvm::{Type, Value};
use crate::table::intrinsic::find;
use smallvec::smallvec;

impl<'c> Legalizer<'c, '_> {
    /// Rewrites a call.
    ///
    /// # Errors
    /// Callees other than intrinsics that work lane by lane, and elements that are not legal: [`super::lower`]
    /// has expanded the intrinsics that SPIR-V can express on them.
    pub(super) fn call(&mut self, call: Value<'c>) -> Result<()> {
        let name = call.called_function().and_then(Value::intrinsic_name).ok_or_else(|| refused(call))?;
        let row = name.strip_prefix("llvm.").and_then(find).ok_or_else(|| refused(call))?;
        if !row.lowering.is_lane_by_lane() {
            return Err(refused(call));
        }
        if self.has_plain_elements(call)? {
            return self.cut(call);
        }
        Err(refused(call))
    }

    /// Whether a call involves only legal element types, in vectors of unsupported lengths.
    fn has_plain_elements(&self, call: Value<'c>) -> Result<bool> {
        let members = if call.ty().is_struct() { call.ty().members() } else { smallvec![call.ty()] };
        let types = members.into_iter().chain(call.args().map(Value::ty));
        for ty in types.filter(|ty| ty.is_vector() || ty.is_int()) {
            if !matches!(self.form(ty)?.scalar, Scalar::Plain(_)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Emits one call for each chunk of the vectors.
    fn cut(&mut self, call: Value<'c>) -> Result<()> {
        let callee = call.called_function().ok_or_else(|| unsupported(call))?;
        let is_pair = call.ty().is_struct();
        let results = if is_pair { call.ty().members() } else { smallvec![call.ty()] };
        let form = self.form(*results.first().ok_or_else(|| unsupported(call))?)?;
        let arguments: Vec<Value<'c>> = call.args().collect();
        let mut split = Vec::with_capacity(arguments.len());
        for argument in &arguments {
            let is_split = argument.ty().is_vector() && argument.ty().lanes() == form.count();
            split.push(if is_split { Some(self.parts(*argument)?) } else { None });
        }
        let mut members = vec![Parts::new(); results.len()];
        for (chunk, count) in form.chunks().into_iter().enumerate() {
            let of = |ty: Type<'c>| {
                if count == 1 { Ok(ty.scalar()) } else { self.context.vector_type(ty.scalar(), count) }
            };
            let types = results.iter().map(|ty| of(*ty)).collect::<Result<Vec<_>>>()?;
            let result = match types.as_slice() {
                [only] if !is_pair => *only,
                types => self.context.struct_type(types, false)?,
            };
            let operand = |(argument, parts): (&Value<'c>, &Option<Parts<'c>>)| match parts {
                Some(parts) => parts.get(chunk).copied(),
                None => Some(*argument),
            };
            let operands: Option<Vec<Value<'c>>> = arguments.iter().zip(&split).map(operand).collect();
            let operands = operands.ok_or_else(|| unsupported(call))?;
            let types: Vec<Type<'c>> = operands.iter().map(|operand| operand.ty()).collect();
            let ty = self.context.function_type(result, &types, false)?;
            let like = self.module.intrinsic_like(callee, ty).ok_or_else(|| unsupported(call))?;
            let value = self.emit.builder.call_function(like, &operands)?;
            let value = self.emit.record(value);
            for (index, member) in (0u32..).zip(&mut members) {
                member.push(if is_pair { self.emit.extract(value, index)? } else { value });
            }
            self.copy_fast_math(call, &[value]);
        }
        if is_pair {
            self.define_members(call, members);
            return Ok(());
        }
        let parts = members.into_iter().next().ok_or_else(|| unsupported(call))?;
        self.define(call, parts)
    }
}

/// The error for a call that cannot be expressed with legal types.
#[cold]
fn refused(call: Value<'_>) -> Error {
    match call.called_function() {
        Some(callee) if callee.is_intrinsic() => Error::unsupported(format!(
            "the intrinsic {} on {}",
            callee.intrinsic_name().unwrap_or_default(),
            callee.value_type().map(|ty| ty.to_string()).unwrap_or_default()
        )),
        _ => call.args().map(Value::ty).chain([call.ty()]).fold(unsupported(call), about_type),
    }
}
