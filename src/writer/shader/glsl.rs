//! Instructions of GLSL.std.450, by their friendly names and by LLVM's intrinsics.

use super::super::builtin::Builtin;
use super::super::context::Writer;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::{Id, Section, grammar, op};
use crate::table::ext_inst_glsl::{GlslForm, INTRINSICS};
use crate::table::ext_inst_glsl_signature;

/// The number of the instruction that an intrinsic is, by its name without `llvm.` and type suffixes.
pub(in crate::writer) fn by_intrinsic(name: &str) -> Option<u32> {
    let row = INTRINSICS.iter().find(|row| matches!(row.form, GlslForm::Intrinsic(of) if of == name));
    row.map(|row| row.instruction as u32)
}

/// The number of the instruction that the rest of a friendly name, behind the prefix, means.
pub(in crate::writer) fn by_name(rest: &str) -> Option<u32> {
    let base = rest.split('_').next()?;
    grammar::ExtInstSet::GlslStd450.instruction_by_name(base.as_bytes()).map(|row| row.number)
}

impl<'c> Writer<'c, '_> {
    /// The import of GLSL.std.450.
    pub(super) fn glsl_std(&mut self) -> Result<Id> {
        if let Some(id) = self.shader().glsl {
            return Ok(id);
        }
        let id = self.out.fresh_id();
        self.out.emit_string(Section::ExtInstImport, op::ExtInstImport, Some(id), &[], b"GLSL.std.450")?;
        self.shader().glsl = Some(id);
        Ok(id)
    }

    /// A call of an instruction by its friendly name.
    ///
    /// # Errors
    /// Arguments that are no operands of the instruction.
    pub(in crate::writer) fn glsl_call(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        number: u32,
    ) -> Result<()> {
        let grammar = grammar::ExtInstSet::GlslStd450.instruction(number);
        let grammar = grammar.ok_or_else(|| Error::internal("an instruction without grammar"))?;
        let mut words = vec![self.glsl_std()?.0, number];
        let mut operands = self.call_operands(call, builtin, 0, grammar.operands)?;
        let told = match ext_inst_glsl_signature::of(number) {
            Some(signature) => self.conform_glsl(call, signature, &mut operands)?,
            None => None,
        };
        words.extend(operands);
        let ty = told.map_or_else(|| self.type_of_value(call), Ok)?;
        self.define(call, op::ExtInst, ty, &words)?;
        self.finish(call)
    }

    /// A call of an intrinsic that means the same as an instruction.
    ///
    /// # Errors
    /// An operand that SPIR-V cannot represent.
    pub(in crate::writer) fn glsl_intrinsic(&mut self, call: Value<'c>, number: u32) -> Result<()> {
        let mut words = vec![self.glsl_std()?.0, number];
        for argument in call.args() {
            words.push(self.operand(argument)?.0);
        }
        self.glsl_result(call, &words)
    }

    fn glsl_result(&mut self, call: Value<'c>, words: &[u32]) -> Result<()> {
        let ty = self.type_of_value(call)?;
        self.define(call, op::ExtInst, ty, words)?;
        self.finish(call)
    }
}
