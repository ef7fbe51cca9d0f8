//! Calls of builtins as intrinsics.

use super::Lowering;
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Type, Value};
use crate::table::form::Domain;
use crate::table::spv_intrinsic::{self, Operand, SpvRow};
use crate::table::{GLSL_PREFIX, OPCODE_PREFIX, ext_inst_glsl};
use mangling::demangle;

/// The instruction that a declared function stands for, without the result type behind its name.
fn instruction_name(function: Value<'_>) -> Option<String> {
    let name = demangle(&function.name()).ok()?.name;
    let prefix = [GLSL_PREFIX, OPCODE_PREFIX].into_iter().find(|prefix| name.starts_with(prefix))?;
    let instruction = name.strip_prefix(prefix)?;
    // The result type is behind the name of the instruction, which may start with the same letter.
    let end = instruction.find("_R").unwrap_or(instruction.len());
    name.get(..prefix.len() + end).map(str::to_owned)
}

/// Whether a type is one of a row's domain.
fn is_of(domain: Option<Domain>, ty: Type<'_>) -> bool {
    let scalar = ty.scalar();
    match domain {
        Some(Domain::Float) => scalar.is_float(),
        Some(Domain::Boolean) => scalar.int_bits() == Some(1),
        Some(Domain::Integer) => scalar.is_int() && scalar.int_bits() != Some(1),
        _ => true,
    }
}

/// The arguments of the intrinsic for a call whose operands are those of a row.
fn arguments<'c>(row: &SpvRow, call: &[Value<'c>]) -> Option<Vec<Value<'c>>> {
    if row.operands.len() != call.len() {
        return None;
    }
    let mut arguments = Vec::new();
    for (operand, value) in row.operands.iter().zip(call) {
        let number = value.u32_value();
        let fits = match operand {
            Operand::Argument(place) => {
                arguments.push((*place, *value));
                true
            }
            Operand::Scope(scope) => number == Some(*scope as u32),
            Operand::Operation(operation) => number == Some(*operation as u32),
            Operand::Semantics(semantics) => number == Some(semantics.bits()),
            // No exact row has one.
            Operand::Number(_) => false,
        };
        if !fits {
            return None;
        }
    }
    arguments.sort_by_key(|(place, _)| *place);
    Some(arguments.into_iter().map(|(_, value)| value).collect())
}

impl<'c> Lowering<'c> {
    /// Replaces the calls of builtins that LLVM has an intrinsic for.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub(super) fn calls(&self) -> Result<()> {
        let builtins: Vec<_> = self.module.functions().filter(|function| function.is_declaration()).collect();
        for function in builtins {
            let Some(name) = instruction_name(function) else { continue };
            let calls: Vec<_> =
                function.users().filter(|user| user.called_function() == Some(function)).collect();
            for call in calls {
                self.call(call, &name)?;
            }
            if !function.is_used() {
                function.erase();
            }
        }
        Ok(())
    }

    /// Notes the calls of builtins that are left.
    pub(super) fn note_calls(&mut self) {
        let declared = self.module.functions().filter(|function| function.is_declaration());
        for name in declared.filter_map(instruction_name).collect::<Vec<_>>() {
            self.leave(name);
        }
    }

    /// Replaces one call; false if LLVM has no form for it.
    fn call(&self, call: Value<'c>, name: &str) -> Result<bool> {
        let operands: Vec<_> = call.args().collect();
        if let Some(instruction) = name.strip_prefix(GLSL_PREFIX)
            && let Some(stem) = ext_inst_glsl::refined(instruction)
            && let Some(callee) = self.intrinsic(stem, &operands, call.ty())?
        {
            return self.replace(call, callee, &operands);
        }
        if self.atomic(call, name)? {
            return Ok(true);
        }
        for row in spv_intrinsic::exact().filter(|row| row.target.friendly().as_deref() == Some(name)) {
            let Some(mut values) = arguments(row, &operands) else { continue };
            if row.domain == Some(Domain::Boolean) {
                self.booleans(call, &mut values)?;
            }
            if values.first().is_some_and(|first| !is_of(row.domain, first.ty())) {
                continue;
            }
            if let Some(callee) = self.intrinsic(row.name, &values, call.ty())? {
                return self.replace(call, callee, &values);
            }
        }
        Ok(false)
    }

    /// Makes booleans of the integers that calls have in their place.
    fn booleans(&self, before: Value<'c>, values: &mut [Value<'c>]) -> Result<()> {
        let builder = self.context.builder();
        builder.position_before(before);
        for value in
            values.iter_mut().filter(|value| value.ty().scalar().int_bits().is_some_and(|bits| bits > 1))
        {
            let known = value
                .operand(0)
                .filter(|operand| value.opcode() == Some(Opcode::ZExt) && operand.ty().is_bool_or_bools());
            *value = match known {
                Some(known) => known,
                None => builder.icmp(IntPredicate::Ne, *value, value.ty().null()?)?,
            };
        }
        Ok(())
    }

    fn replace(&self, call: Value<'c>, callee: Value<'c>, arguments: &[Value<'c>]) -> Result<bool> {
        let builder = self.context.builder();
        builder.position_before(call);
        let made = builder.call_function(callee, arguments)?;
        if !call.ty().is_void() {
            made.take_name_of(call);
            call.replace_all_uses_with(made);
        }
        call.erase();
        Ok(true)
    }
}
