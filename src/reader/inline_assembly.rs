//! Spec: "SPV_INTEL_inline_assembly".

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::contract::{AssemblyTarget, Attached};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Value, calling_convention};
use crate::spirv::{Id, Instruction, literal, op};
use rspirv::spirv::Decoration;
use std::borrow::Cow;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpAsmINTEL`: inline assembly of a function type.
    pub(super) fn assembly(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        let info = self.type_info(instruction.id(0)?)?;
        if !matches!(info.kind, TypeKind::Function(..)) {
            return Err(Error::malformed("the type of inline assembly is not a function type"));
        }
        let ty = info.llvm;
        let rest = instruction.operands().get(2..).unwrap_or_default();
        let (text, rest) = take_text(rest)?;
        let (mut constraints, _) = take_text(rest)?;
        for clobber in self.annotations.of(id).filter(|one| one.is(Decoration::ClobberINTEL)) {
            add_clobber(&mut constraints, &take_text(clobber.operands)?.0);
        }
        let has_effects = self.annotations.find(id, Decoration::SideEffectsINTEL).is_some();
        let value = self.llvm.inline_assembly(ty, &text, &constraints, has_effects)?;
        self.callables.assemblies.insert(id, value);
        Ok(())
    }

    /// `OpAsmCallINTEL`.
    pub(super) fn assembly_call(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let assembly = instruction.id(0)?;
        let definition = self.spirv.definition_as(assembly, op::AsmINTEL);
        let definition = definition.ok_or_else(|| Error::malformed("a call of no inline assembly"))?;
        let ty = self.ty(definition.id(0)?)?;
        let mut arguments = Vec::new();
        for word in instruction.operands().get(1..).unwrap_or_default() {
            arguments.push(self.value(Id(*word))?);
        }
        let result = self.result_type(instruction)?;
        self.require(ty.return_type() == Some(result), "the result is of another type")?;
        let callee = self.callables.assemblies.get(&assembly).copied();
        let callee =
            callee.ok_or_else(|| Error::malformed("inline assembly that is called before it is told"))?;
        let call = self.builder.call(ty, callee, &arguments, calling_convention::C)?;
        let (_, constraints) = take_text(definition.operands().get(2..).unwrap_or_default())?;
        let (constraints, _) = take_text(constraints)?;
        for position in indirect_arguments(&constraints) {
            let place = position as usize + 1;
            // The pointee of an untyped pointer is a byte.
            let pointee = match self.pointee_of(instruction.id(place)?) {
                Err(_) if self.model.untyped => self.llvm.int_type(8)?,
                pointee => self.ty(pointee?)?,
            };
            if let Some(attribute) = self.llvm.type_attribute("elementtype", pointee) {
                call.add_attribute(AttributePlace::Param(position), attribute);
            }
        }
        self.assembly_target(definition, call)?;
        self.remember_pointer(instruction, call);
        self.define(instruction, call)
    }

    /// Records the target of inline assembly, if it differs from the module's.
    fn assembly_target(&mut self, assembly: Instruction<'m>, call: Value<'c>) -> Result<()> {
        let target = self.spirv.definition_as(assembly.id(1)?, op::AsmTargetINTEL);
        let target = target.ok_or_else(|| Error::malformed("inline assembly without a target"))?;
        let (text, _) = take_text(target.operands())?;
        if text != self.module.triple().as_bytes() {
            AssemblyTarget(Cow::Owned(text)).write(call, self.llvm, &self.kinds);
        }
        Ok(())
    }
}

/// The indices of the arguments that are addresses of operands: those with a star in the constraints. Direct
/// outputs and clobbers have no argument.
fn indirect_arguments(constraints: &[u8]) -> Vec<u32> {
    let all = constraints.split(|byte| *byte == b',').filter(|one| !one.is_empty());
    let taking = all.filter(|one| !one.starts_with(b"~") && (!one.starts_with(b"=") || one.contains(&b'*')));
    (0u32..).zip(taking).filter(|(_, one)| one.contains(&b'*')).map(|(position, _)| position).collect()
}

/// Adds a register or memory to what the constraints of inline assembly clobber, unless they have it.
fn add_clobber(constraints: &mut Vec<u8>, name: &[u8]) {
    let clobber = [b"~{", name, b"}"].concat();
    if !constraints.split(|byte| *byte == b',').any(|one| one == clobber) {
        if !constraints.is_empty() {
            constraints.push(b',');
        }
        constraints.extend(clobber);
    }
}

/// A literal string, and the words after it.
fn take_text(words: &[u32]) -> Result<(Vec<u8>, &[u32])> {
    let used = literal::string_words(words).and_then(|used| words.split_at_checked(used));
    let (own, rest) = used.ok_or_else(|| Error::malformed("inline assembly without its text"))?;
    Ok((literal::string_bytes(own), rest))
}
