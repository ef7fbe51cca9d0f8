//! Types of a shader's values: from the contract's references (`type_reference`), else from operands, else from the LLVM type alone.

use super::super::context::Writer;
use super::super::emit::TypeShape;
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Type, Value, ValueKind};
use crate::spirv::{Id, op};

impl<'c> Writer<'c, '_> {
    /// Records the LLVM type of a structure.
    pub(in crate::writer) fn note_structure(&mut self, id: Id, ty: Type<'c>) {
        if let Some(shader) = &mut self.shader {
            shader.structures.insert(id, ty);
        }
    }

    /// The type of a value of a shader.
    ///
    /// # Errors
    /// A pointer of unknown pointee.
    pub(in crate::writer) fn type_in_shader(&mut self, value: Value<'c>) -> Result<Id> {
        if let Some(id) = self.values.get(&value).copied().filter(|_| !value.is_function()) {
            return self.type_of_id(id);
        }
        match value.kind() {
            ValueKind::Argument => self.type_of_parameter(value),
            ValueKind::Variable => self.type_of_variable(value),
            ValueKind::Instruction => self.type_of_instruction(value),
            _ if value.ty().is_pointer() => {
                Err(self.error(format!("the pointer {value}, of which nothing says what it points to")))
            }
            _ => match (self.told_constant_type(value, 0)?, self.type_of_result_like(value)?) {
                (Some(told), _) | (None, Some(told)) => Ok(told),
                (None, None) => self.type_id(value.ty(), None),
            },
        }
    }

    /// The type of the current instruction's result for a constant matrix, if LLVM's types are the same: an optimiser may have put it in
    /// the place of a matrix of that type.
    fn type_of_result_like(&mut self, constant: Value<'c>) -> Result<Option<Id>> {
        let at = self.function.instruction.filter(|at| at.ty() == constant.ty());
        match at
            .filter(|at| at.ty().target_name().is_some())
            .and_then(|at| at.metadata(self.kinds.value_type))
        {
            Some(node) => self.referenced_type(Some(node)).map(Some),
            None => Ok(None),
        }
    }

    /// The type that metadata of the current instruction records for a constant operand; `before`: at how many places the
    /// constant stands in front of this one.
    pub(in crate::writer) fn told_constant_type(
        &mut self,
        value: Value<'c>,
        before: usize,
    ) -> Result<Option<Id>> {
        match self.function.instruction.and_then(|at| at.metadata(self.kinds.constant_type)) {
            Some(list) => self.told_type_in(list, value, before),
            None => Ok(None),
        }
    }

    /// The type that a list of constants with their types has for one.
    ///
    /// # Errors
    /// Metadata that describes no type.
    pub(super) fn told_type_in(
        &mut self,
        list: Metadata<'c>,
        value: Value<'c>,
        before: usize,
    ) -> Result<Option<Id>> {
        let told = |pair: &Metadata<'c>| pair.operand(0).and_then(Metadata::value) == Some(value);
        let pairs: Vec<_> = list.operands().flatten().filter(told).collect();
        match pairs.get(before).or(pairs.last()) {
            Some(pair) => self.referenced_type(pair.operand(1)).map(Some),
            None => Ok(None),
        }
    }

    fn type_of_parameter(&mut self, parameter: Value<'c>) -> Result<Id> {
        let function = parameter.param_function();
        let position = function.and_then(|function| function.params().position(|own| own == parameter));
        let node = function.and_then(|function| function.metadata(self.kinds.value_type));
        if let (Some(node), Some(position)) = (node, position) {
            let told = self
                .referenced_type(node.operand(u32::try_from(position).unwrap_or(u32::MAX).saturating_add(2)));
            // An optimizer may have given the function other parameters.
            let fits = told.as_ref().is_ok_and(|told| self.fits(*told, parameter.ty()));
            if fits || parameter.ty().is_pointer() {
                return told;
            }
        }
        if parameter.ty().is_pointer() {
            return Err(self.error("a parameter that is a pointer, of which nothing says what it points to"));
        }
        self.type_id(parameter.ty(), None)
    }

    /// The result type of a function, from its metadata.
    ///
    /// # Errors
    /// Metadata that describes no type.
    pub(in crate::writer) fn told_result(&mut self, function: Value<'c>) -> Result<Option<Id>> {
        match function.metadata(self.kinds.value_type) {
            Some(node) => {
                let told = self.referenced_type(node.operand(1))?;
                let result = function.value_type().and_then(Type::return_type);
                Ok(result.is_none_or(|result| self.fits(told, result)).then_some(told))
            }
            None => Ok(None),
        }
    }

    /// The value type of a variable.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(in crate::writer) fn type_held(&mut self, variable: Value<'c>) -> Result<Id> {
        let node = variable.metadata(self.kinds.value_type);
        match node {
            // A node around a value that shows it: the type in memory is another.
            Some(node) if node.operand_count() == 1 => self.referenced_type(node.operand(0)),
            Some(node) => self.referenced_type(Some(node)),
            None => {
                let held =
                    variable.value_type().ok_or_else(|| Error::internal("a variable that holds nothing"))?;
                self.type_id(held, None)
            }
        }
    }

    fn type_of_variable(&mut self, variable: Value<'c>) -> Result<Id> {
        let class = self.class_of_variable(variable)?;
        if self.marked_op(variable) == Some(op::UntypedVariableKHR) {
            return self.pointer_of_class(class, None);
        }
        let held = self.type_held(variable)?;
        self.pointer_to_type(class, held)
    }

    fn type_of_instruction(&mut self, instruction: Value<'c>) -> Result<Id> {
        let is_part =
            matches!(instruction.opcode(), Some(LlvmOpcode::ExtractElement | LlvmOpcode::ExtractValue));
        // A part is what its composite holds, which may not be what an optimizer has left of metadata.
        let told =
            instruction.metadata(self.kinds.value_type).filter(|_| !is_part || instruction.ty().is_pointer());
        if let Some(node) = told {
            let id = self.referenced_type(Some(node))?;
            if self.fits(id, instruction.ty()) {
                return Ok(id);
            }
        }
        if !self.shader().open.insert(instruction) {
            return self.type_id_of_number(instruction);
        }
        let found = self.type_by_operands(instruction);
        self.shader().open.remove(&instruction);
        found
    }

    fn type_id_of_number(&mut self, value: Value<'c>) -> Result<Id> {
        if value.ty().is_pointer() {
            return Err(Error::unsupported("a pointer of which nothing says what it points to"));
        }
        self.type_id(value.ty(), None)
    }

    fn type_by_operands(&mut self, instruction: Value<'c>) -> Result<Id> {
        let ty = instruction.ty();
        let found = match instruction.opcode() {
            Some(LlvmOpcode::Alloca) if self.marked_op(instruction) == Some(op::UntypedVariableKHR) => {
                let class = self.class_of(ty)?;
                return self.pointer_of_class(class, None);
            }
            Some(LlvmOpcode::Alloca) if let Some(told) = self.told_by_callees(instruction)? => {
                return Ok(told);
            }
            Some(LlvmOpcode::Alloca) => {
                let held =
                    instruction.alloca_type().ok_or_else(|| Error::internal("alloca without a type"))?;
                let held = match held.is_pointer() {
                    // As the pointers that are stored there.
                    true => {
                        let is_store = |user: &Value<'c>| user.opcode() == Some(LlvmOpcode::Store);
                        let stored =
                            instruction.users().filter(is_store).filter_map(|store| store.operand(0));
                        self.type_of_first(stored)?
                            .ok_or_else(|| self.error("a variable of unknown pointers"))?
                    }
                    false => self.type_id(held, None)?,
                };
                let class = self.class_of(ty)?;
                return self.pointer_to_type(class, held);
            }
            Some(LlvmOpcode::GetElementPtr) => return self.type_of_chain(instruction),
            Some(LlvmOpcode::Load) => match instruction.operand(0) {
                // For an address in bytes, the load determines the pointee.
                Some(pointer) => {
                    match self.pointee_of_value(pointer).ok().filter(|held| self.fits(*held, ty)) {
                        Some(held) => Some(held),
                        None => self.type_of_part(pointer, ty),
                    }
                }
                None => None,
            },
            Some(LlvmOpcode::ExtractValue) => {
                let composite =
                    instruction.operand(0).map(|composite| self.type_in_shader(composite)).transpose()?;
                composite.and_then(|composite| self.member_at(composite, instruction.value_indices()).ok())
            }
            Some(LlvmOpcode::ExtractElement) => {
                let vector = instruction.operand(0).map(|vector| self.type_in_shader(vector)).transpose()?;
                vector.map(|vector| self.lane_of(vector))
            }
            Some(LlvmOpcode::InsertValue | LlvmOpcode::InsertElement | LlvmOpcode::Freeze) => {
                self.type_of_first(instruction.operand(0).into_iter())?
            }
            Some(LlvmOpcode::Select) => self.type_of_first(instruction.operands().skip(1))?,
            Some(LlvmOpcode::ShuffleVector) => match self.type_of_first(instruction.operands())? {
                Some(vector) => {
                    let lane = self.lane_of(vector);
                    Some(self.declare(op::TypeVector, &[lane.0, ty.lanes()])?)
                }
                None => None,
            },
            Some(LlvmOpcode::Phi) => {
                let incoming: Vec<_> = instruction.incoming().map(|(value, _)| value).collect();
                self.type_of_first(incoming.into_iter())?
            }
            Some(LlvmOpcode::Call) => match instruction.called_function() {
                Some(function) if !function.is_declaration() => self.told_result(function)?,
                Some(_) => match self.called_builtin(instruction).and_then(|builtin| builtin.instruction()) {
                    Some(opcode) if self.gives_matrix(opcode, ty) => self.matrix_result(instruction)?,
                    _ => None,
                },
                None => None,
            },
            _ => None,
        };
        match found.filter(|found| self.fits(*found, ty)) {
            Some(found) => Ok(found),
            None => self.type_id_of_number(instruction),
        }
    }

    /// The type that metadata of a function gives the parameter that a variable is an argument for.
    fn told_by_callees(&mut self, variable: Value<'c>) -> Result<Option<Id>> {
        let calls = variable.users().filter(|user| user.opcode() == Some(LlvmOpcode::Call));
        for call in calls.collect::<Vec<_>>() {
            let Some(callee) = call.called_function().filter(|callee| !callee.is_declaration()) else {
                continue;
            };
            for (argument, parameter) in call.args().zip(callee.params()) {
                if argument == variable
                    && let Ok(told) = self.type_of_parameter(parameter)
                    && let (Some(held), Some(pointee)) = (variable.alloca_type(), self.pointee_type(told))
                    && self.fits(pointee, held)
                    && self.pointer_class(told) == Some(self.class_of(variable.ty())?)
                {
                    return Ok(Some(told));
                }
            }
        }
        Ok(None)
    }

    /// The type of the first value that is no constant.
    fn type_of_first(&mut self, values: impl Iterator<Item = Value<'c>>) -> Result<Option<Id>> {
        for value in values {
            let is_open = self.shader().open.contains(&value);
            if (value.is_constant() && !value.is_global()) || is_open {
                continue;
            }
            return self.type_in_shader(value).map(Some);
        }
        Ok(None)
    }

    /// Whether a value of an LLVM type can have a type.
    pub(in crate::writer) fn fits(&self, id: Id, ty: Type<'c>) -> bool {
        let declared = self.types.declarations.get(&id).map(|(opcode, words)| (*opcode, words.as_slice()));
        match (self.shape(id), declared) {
            (TypeShape::Void, _) => ty.is_void(),
            (TypeShape::Bool, _) => ty.int_bits() == Some(1),
            (TypeShape::Int { bits }, _) => ty.int_bits() == Some(bits),
            (TypeShape::Float { bits: bits @ ..16 }, _) => ty.int_bits() == Some(bits),
            (TypeShape::Float { bits }, _) => ty.is_float() && ty.scalar_bits() == Some(bits),
            (TypeShape::Vector { element, lanes }, _) => {
                ty.is_vector() && ty.lanes() == lanes && self.fits(element, ty.scalar())
            }
            (TypeShape::Pointer { .. } | TypeShape::UntypedPointer { .. }, _) => ty.is_pointer(),
            (TypeShape::Struct, _) => {
                self.shader.as_ref().and_then(|shader| shader.structures.get(&id)) == Some(&ty)
            }
            (_, Some((op::TypeMatrix, [column, columns]))) => {
                ty.length() == Some(u64::from(*columns))
                    && ty.element().is_some_and(|element| self.fits(Id(*column), element))
            }
            (_, Some((op::TypeArray, [element, length]))) => {
                let length = self.constants.bits.get(&Id(*length));
                ty.is_array()
                    && length.is_none_or(|length| ty.length() == Some(*length))
                    && ty.element().is_some_and(|of| self.fits(Id(*element), of))
            }
            (_, Some((op::TypeRuntimeArray, _))) => ty.is_array() && ty.length() == Some(0),
            _ => ty.target_name().is_some(),
        }
    }

    /// The type of a runtime array of elements of an LLVM type, which LLVM has as an array without any.
    pub(in crate::writer) fn runtime_array(&mut self, element: Id) -> Result<Id> {
        self.declare(op::TypeRuntimeArray, &[element.0])
    }

    /// A value as one of another type: numbers of the same width by their bits, aggregates member by member.
    ///
    /// # Errors
    /// Types of different shape.
    pub(in crate::writer) fn converted(&mut self, id: Id, ty: Id) -> Result<Id> {
        let from = self.type_of_id(id)?;
        if from == ty {
            return Ok(id);
        }
        let (a, b) = (self.width_of_numbers(from), self.width_of_numbers(ty));
        match (a, b) {
            (Some(a), Some(b)) if a == b => self.emit_value(op::Bitcast, ty, &[id.0]),
            (None, None) if self.pointer_class(from).is_none() && self.pointer_class(ty).is_none() => {
                self.copied(id, ty)
            }
            _ => Err(self.error(
                "a value of another type than its use asks for, which no cast of Logical addressing gives",
            )),
        }
    }

    /// Bits of all lanes of a number or vector; of booleans none.
    pub(super) fn width_of_numbers(&self, ty: Id) -> Option<u32> {
        match self.shape(ty) {
            TypeShape::Int { bits } | TypeShape::Float { bits } => Some(bits),
            TypeShape::Vector { element, lanes } => {
                Some(self.width_of_numbers(element)?.saturating_mul(lanes))
            }
            _ => None,
        }
    }
}
