//! Spec: "SPV_INTEL_inline_assembly".

use super::context::Writer;
use crate::contract::{AssemblyTarget, Attached};
use crate::error::{Detail, Error, Result};
use crate::llvm::Value;
use crate::spirv::{Id, Section, extensions, literal, op};
use rspirv::spirv::Decoration;

/// The extension for inline assembly.
const EXTENSION: &str = extensions::INTEL_INLINE_ASSEMBLY;

impl<'c> Writer<'c, '_> {
    /// Translates a call of inline assembly.
    pub(super) fn assembly_call(&mut self, call: Value<'c>, assembly: Value<'c>) -> Result<()> {
        if !self.allows(EXTENSION) {
            let message = format!("inline assembly, which needs {EXTENSION}");
            return Err(self.error(message).about(Detail::Extension(vec![EXTENSION.to_owned()])));
        }
        let ty = call.called_type().ok_or_else(|| Error::internal("a call without a type"))?;
        let result = ty.return_type().ok_or_else(|| Error::internal("a function type without a result"))?;
        let result = self.type_id(result, None)?;
        self.keep_uncontracted();
        let parameters = match self.assembly.parameters.get(&assembly) {
            Some(parameters) => parameters.clone(),
            None => self.parameters_of_call(call, ty)?,
        };
        let target = self.assembly_target(call)?;
        let mut words = vec![self.assembly(assembly, target, &parameters, result)?.0];
        for (argument, wanted) in call.args().zip(&parameters) {
            words.push(self.operand_as(argument, *wanted)?.0);
        }
        self.assembly.parameters.insert(assembly, parameters);
        self.define_call(call, op::AsmCallINTEL, result, &words)
    }

    /// `OpAsmINTEL`, deduplicated by target.
    fn assembly(&mut self, assembly: Value<'c>, target: Id, parameters: &[Id], result: Id) -> Result<Id> {
        if let Some(id) = self.assembly.ids.get(&(assembly, target)) {
            return Ok(*id);
        }
        let (text, constraints) =
            assembly.inline_assembly().ok_or_else(|| Error::internal("a call of no inline assembly"))?;
        let signature: Vec<u32> =
            std::iter::once(result).chain(parameters.iter().copied()).map(|id| id.0).collect();
        let mut words = vec![self.declare(op::TypeFunction, &signature)?.0, target.0];
        literal::push_string_words(text, &mut words);
        literal::push_string_words(constraints, &mut words);
        let id = self.fresh(result);
        self.out.emit(Section::Global, op::AsmINTEL, Some(result), Some(id), &words)?;
        self.assembly.ids.insert((assembly, target), id);
        if assembly.has_side_effects() {
            self.decorate_id(id, Decoration::SideEffectsINTEL as u32, &[])?;
        }
        Ok(id)
    }

    /// `OpAsmTargetINTEL`: from metadata of the call, else the module's target.
    fn assembly_target(&mut self, call: Value<'c>) -> Result<Id> {
        let text = match AssemblyTarget::read(call, &self.kinds) {
            Some(AssemblyTarget(said)) => said.into_owned(),
            None => self.module.triple().into_owned().into_bytes(),
        };
        if let Some(id) = self.assembly.targets.get(&text) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.out.emit_string(Section::Global, op::AsmTargetINTEL, Some(id), &[], &text)?;
        self.assembly.targets.insert(text, id);
        Ok(id)
    }
}
