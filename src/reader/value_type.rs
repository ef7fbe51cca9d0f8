//! The types of a shader's values where LLVM's types do not determine them: signed integers, matrices, arrays with a stride of their own,
//! and pointers whose pointee no use determines.
//!
//! A type reference is a node, `!{i32 opcode, operands}`, or `T poison` for the type that the writer declares for `T` by itself; void is
//! `null`. Structures are `T poison` everywhere, so that a type may refer to itself; `!spirv.StructType` has their members. Arrays are distinct nodes, one for each array type of the module.

use super::context::{Entry, Reader};
use super::layout::Parts;
use super::type_declaration::TypeKind;
use crate::contract::{Attached, Decorations};
use crate::error::Result;
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::metadata as names;
use crate::table::value_type::{
    compares_integers, has_no_element, is_sized_by_constants, takes_signed_indices, takes_types_of_context,
};
use rspirv::spirv::Decoration;
use smallvec::SmallVec;

impl<'c, 'm> Reader<'c, 'm> {
    /// The reference to a type; `None` for void.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn type_reference(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        if let Some(known) = self.memory.type_references.get(&id) {
            return Ok(Some(*known));
        }
        let Some(definition) = self.spirv.definition(id) else { return Ok(None) };
        if definition.opcode() == op::TypeVoid {
            return Ok(None);
        }
        let reference = match self.type_node(id, definition)? {
            Some(node) => node,
            None => self.ty(id)?.poison()?.as_metadata(),
        };
        self.memory.type_references.insert(id, reference);
        Ok(Some(reference))
    }

    /// The node of a type that the writer would not declare for its LLVM type.
    fn type_node(&mut self, id: Id, definition: Instruction<'m>) -> Result<Option<Metadata<'c>>> {
        let opcode = definition.opcode();
        let mut words = vec![Some(self.u32_metadata(u32::from(opcode.0)))];
        let operands = definition.operands();
        match opcode {
            op::TypeInt if operands.get(1) != Some(&0) => words.extend(self.numbers(operands)),
            // LLVM IR keeps small numbers in integers.
            op::TypeFloat if matches!(operands, [..16, _]) => words.extend(self.numbers(operands)),
            op::TypeVector | op::TypeImage | op::TypeSampledImage => {
                let element = self.type_reference(definition.id(0)?)?;
                if !element.is_some_and(Metadata::is_node) {
                    return Ok(None);
                }
                words.push(element);
                words.extend(self.numbers(operands.get(1..).unwrap_or_default()));
            }
            op::TypeMatrix => {
                words.push(self.type_reference(definition.id(0)?)?);
                words.extend(self.numbers(operands.get(1..).unwrap_or_default()));
            }
            op::TypeArray => {
                let length = definition.id(1)?;
                words.push(self.type_reference(definition.id(0)?)?);
                words.push(Some(self.length_metadata(id, length)?));
                words.push(self.type_reference(self.type_of(length)?)?);
                words.push(self.decorations_of_type(id)?);
                return Ok(Some(self.llvm.md_distinct_node(&words)));
            }
            _ if is_sized_by_constants(opcode) => {
                let mut is_shown = opcode != op::TypeVectorIdEXT;
                for (place, word) in operands.iter().enumerate() {
                    let is_element = place == 0 && !has_no_element(opcode);
                    let ty = if is_element { Id(*word) } else { self.type_of(Id(*word))? };
                    if !is_element {
                        let constant = self.constant_metadata(Id(*word))?;
                        is_shown &= !constant.is_node();
                        words.push(Some(constant));
                    }
                    let reference = self.type_reference(ty)?;
                    is_shown &= !reference.is_some_and(Metadata::is_node);
                    words.push(reference);
                }
                if is_shown {
                    return Ok(None);
                }
            }
            op::TypeRuntimeArray => {
                words.push(self.type_reference(definition.id(0)?)?);
                words.push(self.decorations_of_type(id)?);
                return Ok(Some(self.llvm.md_distinct_node(&words)));
            }
            op::TypePointer => {
                words.push(Some(self.u32_metadata(definition.operand(0)?)));
                words.push(self.type_reference(definition.id(1)?)?);
                words.extend(self.decorations_of_type(id)?.map(Some));
            }
            op::TypeUntypedPointerKHR => {
                words.extend(self.numbers(operands));
                words.extend(self.decorations_of_type(id)?.map(Some));
            }
            op::TypeFunction => {
                for word in operands {
                    words.push(self.type_reference(Id(*word))?);
                }
            }
            _ => return Ok(None),
        }
        Ok(Some(self.llvm.md_node(&words)))
    }

    /// The length of an array; where the defaults of specialization constants give none, the one that its LLVM type has.
    fn length_metadata(&mut self, array: Id, length: Id) -> Result<Metadata<'c>> {
        let is_kept = self.constants.trees.contains_key(&length);
        let value = self.value(length)?;
        if is_kept || !value.is_poison() && value.int_value() != Some(0) {
            return self.constant_metadata(length);
        }
        Ok(value.ty().int(self.ty(array)?.length().unwrap_or(1))?.as_metadata())
    }

    fn numbers(&self, words: &[u32]) -> Vec<Option<Metadata<'c>>> {
        words.iter().map(|word| Some(self.u32_metadata(*word))).collect()
    }

    /// The decorations of a type, as a list.
    fn decorations_of_type(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        let decorations: Vec<_> = self.annotations.of(id).copied().collect();
        if decorations.is_empty() {
            return Ok(None);
        }
        let mut nodes = Vec::new();
        for decorated in decorations {
            nodes.push(self.decoration_node(&decorated)?);
        }
        Ok(Some(Decorations(nodes).node(self.llvm)))
    }

    /// Metadata for the type of an instruction's result, where LLVM's type does not determine it.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn tell_value_type(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()> {
        if !self.model.environment.has_interface_variables() || !value.is_instruction() {
            return Ok(());
        }
        let Some(ty) = instruction.result_type() else { return Ok(()) };
        // A call says nothing of what its pointer points to.
        let is_call = value.opcode() == Some(LlvmOpcode::Call);
        if value.metadata(self.kinds.value_type).is_some() || !is_call && !self.needs_type(instruction, ty)? {
            return Ok(());
        }
        if let Some(node) = self.type_reference(ty)?.filter(|reference| reference.is_node()) {
            value.set_metadata(self.kinds.value_type, Some(node));
        }
        Ok(())
    }

    /// The same for a call that a constant becomes at its use.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn tell_type_of_filled(&mut self, filled: Value<'c>, ty: Id) -> Result<()> {
        if self.model.environment.has_interface_variables()
            && let Some(node) = self.type_reference(ty)?.filter(|reference| reference.is_node())
        {
            filled.set_metadata(self.kinds.value_type, Some(node));
        }
        Ok(())
    }

    /// Whether the instruction does not determine the type of its result.
    fn needs_type(&mut self, instruction: Instruction<'m>, ty: Id) -> Result<bool> {
        let TypeKind::Pointer(_, pointee) = self.type_info(ty)?.kind else { return Ok(true) };
        let Some(pointee) = pointee else {
            // The opcode of a variable or a chain determines it.
            return Ok(match instruction.opcode() {
                op::UntypedVariableKHR => false,
                opcode => !is_chain(opcode) || self.annotations.of(ty).next().is_some(),
            });
        };
        if instruction.opcode() == op::Variable {
            let natural = self.memory_type(pointee)? == self.ty(pointee)?;
            return Ok(!natural || self.type_reference(pointee)?.is_some_and(Metadata::is_node));
        }
        // A pointer type may have a stride.
        if !is_chain(instruction.opcode()) || self.annotations.of(ty).next().is_some() {
            return Ok(true);
        }
        let place = instruction.result_id().and_then(|id| self.memory.places.get(&id));
        Ok(place.is_some_and(|place| matches!(place.layout.parts, Parts::Strided(_))))
    }

    /// Metadata for the type of a function, or of a variable's value.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn tell_global_type(&mut self, value: Value<'c>, ty: Id) -> Result<()> {
        if !self.model.environment.has_interface_variables() {
            return Ok(());
        }
        if let Some(node) = self.type_reference(ty)?.filter(|reference| reference.is_node()) {
            value.set_metadata(self.kinds.value_type, Some(node));
            return Ok(());
        }
        // The type in memory is not that of values.
        let is_laid_out = value.value_type().is_some_and(|held| self.ty(ty).is_ok_and(|ty| ty != held));
        if is_laid_out && !value.is_function() {
            let shown = self.type_reference(ty)?;
            value.set_metadata(self.kinds.value_type, Some(self.llvm.md_node(&[shown])));
        }
        Ok(())
    }

    /// Records the types of the constants among an instruction's operands that differ from the writer's defaults.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn tell_constant_types(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let result = instruction.result_id().map(|id| self.entry(id));
        let made = match result {
            Some(Entry::Value(value)) if value.is_instruction() => Some(value),
            _ => self.last_made(),
        };
        self.tell_constant_types_at(instruction, made)
    }

    /// The same on the LLVM instruction that it became.
    ///
    /// # Errors
    /// As [`Reader::tell_constant_types`].
    pub(super) fn tell_constant_types_at(
        &mut self,
        instruction: Instruction<'m>,
        made: Option<Value<'c>>,
    ) -> Result<()> {
        let opcode = instruction.opcode();
        if !self.model.environment.has_interface_variables()
            || takes_types_of_context(opcode) && !self.fills_matrix(instruction)
        {
            return Ok(());
        }
        let (mut told, mut are_usual) = (SmallVec::<[_; 4]>::new(), true);
        let is_chain = made.is_some_and(|made| made.gep_source_type().is_some());
        let signed_indices = is_chain && takes_signed_indices(opcode);
        let compared = match compares_integers(opcode) {
            true => instruction.operands().first().map(|first| Id(*first)),
            false => None,
        };
        for operand in self.spirv.operands(instruction) {
            let Some(id) = operand?.id().filter(|id| Some(*id) != instruction.result_type()) else {
                continue;
            };
            let value = match self.entry(id) {
                Entry::Value(value) => value,
                Entry::Type(_) => {
                    if let Some(operand) = self.told_type_operand(id, made)? {
                        are_usual = false;
                        told.push(operand);
                    }
                    continue;
                }
                _ => continue,
            };
            if !value.is_constant() || value.is_global() {
                continue;
            }
            let Some(reference) =
                self.type_of(id).ok().map(|ty| self.type_reference(ty)).transpose()?.flatten()
            else {
                continue;
            };
            let is_usual = match compared {
                _ if signed_indices => self.is_plain_signed(id),
                Some(first) if first != id => self.type_of(first)? == self.type_of(id)?,
                _ => !reference.is_node(),
            };
            are_usual &= is_usual;
            told.push((value, reference));
        }
        if let Some(made) = made.filter(|_| !are_usual) {
            let pair = |(value, reference): &(Value<'c>, _)| {
                Some(self.llvm.md_node(&[Some(value.as_metadata()), Some(*reference)]))
            };
            let pairs: SmallVec<[_; 4]> = told.iter().map(pair).collect();
            made.set_metadata(self.kinds.constant_type, Some(self.llvm.md_node(&pairs)));
        }
        Ok(())
    }

    /// The reference to a type that is an operand, where the value in its place does not determine it: poison of a chain's source type,
    /// or an argument.
    fn told_type_operand(
        &mut self,
        id: Id,
        made: Option<Value<'c>>,
    ) -> Result<Option<(Value<'c>, Metadata<'c>)>> {
        let Some(made) = made else { return Ok(None) };
        let own = self.ty(id)?;
        let shown = match made.gep_source_type() {
            Some(source) => Some(source.poison()?),
            None => made.args().find(|argument| argument.is_constant() && argument.ty() == own),
        };
        let Some(shown) = shown else { return Ok(None) };
        let reference = self.type_reference(id)?;
        let reference = reference.filter(|reference| reference.is_node() || shown.ty() != own);
        Ok(reference.map(|reference| (shown, reference)))
    }

    /// Whether an instruction makes a cooperative matrix of one constant, which is an argument of a call.
    fn fills_matrix(&self, instruction: Instruction<'m>) -> bool {
        let ty = instruction.result_type().filter(|_| instruction.opcode() == op::CompositeConstruct);
        let matrices = [op::TypeCooperativeMatrixKHR, op::TypeCooperativeMatrixNV];
        ty.is_some_and(|ty| matrices.iter().any(|matrix| self.spirv.definition_as(ty, *matrix).is_some()))
    }

    /// Whether a constant is an integer of 32 bits with a sign.
    fn is_plain_signed(&self, id: Id) -> bool {
        let ty = self.type_of(id).ok().and_then(|ty| self.spirv.definition_as(ty, op::TypeInt));
        ty.is_some_and(|ty| ty.operands() == [32, 1])
    }

    /// The types of members that the LLVM types of structures do not show.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn struct_types(&mut self) -> Result<()> {
        if !self.model.environment.has_interface_variables() {
            return Ok(());
        }
        for structure in self.spirv.declarations().filter(|one| one.opcode() == op::TypeStruct) {
            let Some(id) = structure.result_id() else { continue };
            let mut words = vec![Some(self.ty(id)?.poison()?.as_metadata())];
            for member in structure.operands() {
                words.push(self.type_reference(Id(*member))?);
            }
            let name = self.annotations.name(id).filter(|_| self.settings.named).unwrap_or_default();
            if self.ty(id)?.struct_name().is_some_and(|own| own != name) {
                // LLVM has another structure of that name.
                let name = Some(self.llvm.md_string(&name));
                let node = self.llvm.md_node(&[
                    words.first().copied().flatten(),
                    Some(self.u32_metadata(u32::MAX)),
                    name,
                ]);
                self.named(names::MEMBER_NAME, &[node]);
            }
            if words.iter().skip(1).flatten().any(|word| word.is_node()) {
                self.named(names::STRUCT_TYPE, &[self.llvm.md_node(&words)]);
            }
        }
        self.described_constants()
    }

    /// Constants that have decorations or names or repeat one constituent, and specialization constants whose types LLVM does not show.
    fn described_constants(&mut self) -> Result<()> {
        for constant in self.spirv.declarations() {
            let (Some(id), Some(ty)) = (constant.result_id(), constant.result_type()) else { continue };
            if !super::constant_creation::declares_constant(constant.opcode()) {
                continue;
            }
            let tree = self.constants.trees.get(&id).copied();
            let reference = self.type_reference(ty)?;
            let said = [Decoration::SpecId];
            let decorations: Vec<_> = self
                .annotations
                .of(id)
                .filter(|one| !said.iter().any(|said| one.is(*said)))
                .copied()
                .collect();
            let name = self.annotations.name(id).filter(|name| self.settings.named && !name.is_empty());
            let name = name.filter(|_| tree.is_none());
            let is_typed = tree.is_some() && reference.is_some_and(Metadata::is_node);
            let repeated = match constant.opcode() == op::ConstantCompositeReplicateEXT {
                true => self.constant_metadata(constant.id(0)?).ok(),
                false => None,
            };
            if !is_typed && decorations.is_empty() && name.is_none() && repeated.is_none() {
                continue;
            }
            let Ok(shown) = self.constant_metadata(id) else { continue };
            let mut nodes = Vec::new();
            for decorated in decorations {
                nodes.push(self.decoration_node(&decorated)?);
            }
            let list = (!nodes.is_empty()).then(|| Decorations(nodes).node(self.llvm));
            let name = name.map(|name| self.llvm.md_string(&name));
            let mut words = vec![Some(shown), reference, list, name];
            words.extend(repeated.map(Some));
            self.named(names::CONSTANT, &[self.llvm.md_node(&words)]);
        }
        Ok(())
    }

    /// Marks the LLVM instructions that one access to memory became as what they are together: `!spirv.Spread !{i32 opcode, i32 count,
    /// memory operands}`, distinct.
    ///
    /// # Errors
    /// Memory operands that LLVM IR cannot represent.
    pub(super) fn spread_access(
        &mut self,
        instruction: Instruction<'m>,
        before: Option<Value<'c>>,
        operands: &[u32],
    ) -> Result<()> {
        let made: Vec<Value<'c>> = self.made_since(before).collect();
        let count = u32::try_from(made.len()).unwrap_or(u32::MAX);
        let access = match operands {
            [] => self.llvm.md_node(&[]),
            words => self.memory_operands(words)?.node(self.llvm),
        };
        let words = [
            Some(self.u32_metadata(u32::from(instruction.opcode().0))),
            Some(self.u32_metadata(count)),
            Some(access),
        ];
        let node = self.llvm.md_distinct_node(&words);
        for value in made {
            value.set_metadata(self.kinds.spread, Some(node));
        }
        Ok(())
    }
}

fn is_chain(opcode: Opcode) -> bool {
    takes_signed_indices(opcode)
}
