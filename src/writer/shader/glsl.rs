//! Instructions of GLSL.std.450, by their friendly names and by LLVM's intrinsics, and of the sets of AMD's extensions, by their names.

use super::super::builtin::Builtin;
use super::super::context::Writer;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::{Id, Section, op};
use crate::table::ext_inst_glsl::{GlslForm, INTRINSICS};
use crate::table::{AMD_PREFIX, GLSL_PREFIX, ext_inst_amd, ext_inst_glsl_signature};

/// The number of the instruction that an intrinsic is, by its name without `llvm.` and type suffixes.
pub(in crate::writer) fn by_intrinsic(name: &str) -> Option<u32> {
    let row = INTRINSICS.iter().find(|row| matches!(row.form, GlslForm::Intrinsic(of) if of == name));
    row.map(|row| row.instruction as u32)
}

/// The set and the number of the instruction that a friendly name means.
pub(in crate::writer) fn by_name(name: &str) -> Option<(ExtInstSet, u32)> {
    let (rest, is_glsl) = match name.strip_prefix(GLSL_PREFIX) {
        Some(rest) => (rest, true),
        None => (name.strip_prefix(AMD_PREFIX)?, false),
    };
    let base = rest.split('_').next()?.as_bytes();
    let find = |set: ExtInstSet| set.instruction_by_name(base).map(|row| (set, row.number));
    match is_glsl {
        true => find(ExtInstSet::GlslStd450),
        false => ext_inst_amd::ROWS.iter().find_map(|(set, _)| find(*set)),
    }
}

impl<'c> Writer<'c, '_> {
    /// The import of GLSL.std.450.
    pub(super) fn glsl_std(&mut self) -> Result<Id> {
        self.import_of(ExtInstSet::GlslStd450)
    }

    fn import_of(&mut self, set: ExtInstSet) -> Result<Id> {
        if let Some(id) = self.shader().sets.get(&set) {
            return Ok(*id);
        }
        let (id, name) = (self.out.fresh_id(), set.name().as_bytes());
        self.out.emit_string(Section::ExtInstImport, op::ExtInstImport, Some(id), &[], name)?;
        self.shader().sets.insert(set, id);
        Ok(id)
    }

    /// A call of an instruction by its friendly name.
    ///
    /// # Errors
    /// Arguments that are no operands of the instruction.
    pub(in crate::writer) fn set_call(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        set: ExtInstSet,
        number: u32,
    ) -> Result<()> {
        let grammar = set.instruction(number);
        let grammar = grammar.ok_or_else(|| Error::internal("an instruction without grammar"))?;
        let mut words = vec![self.import_of(set)?.0, number];
        let mut operands = self.call_operands(call, builtin, 0, grammar.operands)?;
        let signature = ext_inst_glsl_signature::of(number).filter(|_| set == ExtInstSet::GlslStd450);
        let told = match signature {
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
