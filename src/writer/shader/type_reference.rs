//! Types by the contract's references: nodes that describe what LLVM's types do not show.

use super::super::context::Writer;
use crate::contract::{Attached, Decorations};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Type, Value};
use crate::spirv::{Id, Opcode, op};
use crate::table::value_type::{has_no_element, is_sized_by_constants};
use rspirv::spirv::Decoration;

impl<'c> Writer<'c, '_> {
    /// The type of a reference: a node with its opcode and operands, a value of the type, or `null` for void.
    ///
    /// # Errors
    /// A node that describes no type.
    pub(in crate::writer) fn referenced_type(&mut self, reference: Option<Metadata<'c>>) -> Result<Id> {
        match reference {
            None => self.declare(op::TypeVoid, &[]),
            Some(node) if node.is_node() => self.type_of_node(node),
            Some(shown) => {
                let ty = shown.value().map(Value::ty);
                let ty = ty.ok_or_else(|| Error::invalid_llvm("metadata that is no reference to a type"))?;
                self.type_id(ty, None)
            }
        }
    }

    fn type_of_node(&mut self, node: Metadata<'c>) -> Result<Id> {
        if let Some(id) = self.shader().nodes.get(&node) {
            return Ok(*id);
        }
        let id = self.new_type_of_node(node)?;
        self.shader().nodes.insert(node, id);
        Ok(id)
    }

    fn new_type_of_node(&mut self, node: Metadata<'c>) -> Result<Id> {
        let invalid = || Error::invalid_llvm("metadata that describes no type");
        let opcode =
            node.operand(0).and_then(Metadata::u32_value).and_then(|number| u16::try_from(number).ok());
        let opcode = opcode.map(Opcode).ok_or_else(invalid)?;
        let numbers = |from: usize| -> Option<Vec<u32>> {
            node.operands().skip(from).map(|operand| operand.and_then(Metadata::u32_value)).collect()
        };
        match opcode {
            op::TypeInt | op::TypeFloat => {
                let words = numbers(1).filter(|words| words.len() == 2).ok_or_else(invalid)?;
                self.check_metadata_words(opcode, &words)?;
                self.declare(opcode, &words)
            }
            op::TypeVector | op::TypeMatrix | op::TypeImage | op::TypeSampledImage => {
                let mut words = vec![self.referenced_type(node.operand(1))?.0];
                words.extend(numbers(2).ok_or_else(invalid)?);
                self.check_metadata_words(opcode, &words)?;
                self.declare(opcode, &words)
            }
            op::TypeUntypedPointerKHR => {
                let class = node.operand(1).and_then(Metadata::u32_value).ok_or_else(invalid)?;
                self.check_metadata_words(opcode, &[class])?;
                match node.operand(2) {
                    Some(decorations) => self.decorated_type(opcode, &[class], Some(decorations)),
                    None => self.pointer_of_class(class, None),
                }
            }
            op::TypePointer => {
                let class = node.operand(1).and_then(Metadata::u32_value).ok_or_else(invalid)?;
                self.pointer_of_node(node, class)
            }
            op::TypeArray => {
                let element = self.referenced_type(node.operand(1))?;
                let length = self.constant_of_node(node, 2)?;
                self.decorated_type(opcode, &[element.0, length.0], node.operand(4))
            }
            _ if is_sized_by_constants(opcode) => {
                let (mut words, mut first) = (Vec::new(), 1);
                if !has_no_element(opcode) {
                    words.push(self.referenced_type(node.operand(1))?.0);
                    first = 2;
                }
                for place in (first..node.operand_count()).step_by(2) {
                    words.push(self.constant_of_node(node, place)?.0);
                }
                self.check_metadata_words(opcode, &words)?;
                self.declare(opcode, &words)
            }
            op::TypeRuntimeArray => {
                let element = self.referenced_type(node.operand(1))?;
                self.decorated_type(opcode, &[element.0], node.operand(2))
            }
            op::TypeFunction => {
                let mut words = Vec::new();
                for operand in node.operands().skip(1) {
                    words.push(self.referenced_type(operand)?.0);
                }
                self.declare(opcode, &words)
            }
            _ => Err(invalid()),
        }
    }

    /// The constant that a node has at a place, with its type behind it.
    ///
    /// # Errors
    /// A node without a constant.
    pub(in crate::writer) fn constant_of_node(&mut self, node: Metadata<'c>, place: u32) -> Result<Id> {
        let ty = self.referenced_type(node.operand(place + 1))?;
        let length = node.operand(place).ok_or_else(|| Error::invalid_llvm("a type without its length"))?;
        let found = match length.value() {
            Some(value) => Some(self.constant(value, ty)?),
            None => match length.operand(1).and_then(Metadata::value) {
                Some(value) => self.spec_constant_tree(length, value, ty, 0)?,
                None => None,
            },
        };
        found.ok_or_else(|| Error::invalid_llvm("a type whose length is no constant"))
    }

    /// A pointer type; one to a structure that is being declared is announced.
    fn pointer_of_node(&mut self, node: Metadata<'c>, class: u32) -> Result<Id> {
        let shown = node.operand(2).and_then(Metadata::value).map(Value::ty);
        if let Some(structure) = shown.filter(|ty| self.types.open_structures.contains(ty)) {
            return self.announce(class, structure);
        }
        let pointee = self.referenced_type(node.operand(2))?;
        match node.operand(3) {
            Some(decorations) => self.decorated_type(op::TypePointer, &[class, pointee.0], Some(decorations)),
            None => self.pointer_to_type(class, pointee),
        }
    }

    /// A type of its own, with decorations.
    fn decorated_type(
        &mut self,
        opcode: Opcode,
        words: &[u32],
        decorations: Option<Metadata<'c>>,
    ) -> Result<Id> {
        let id = self.out.fresh_id();
        // What a decoration has an id of is declared in front of the type.
        if let Some(list) = decorations.and_then(Decorations::of) {
            let stride = list.0.iter().find(|one| one.kind == Some(Decoration::ArrayStride as u32));
            if let Some(stride) = stride.and_then(|one| one.operands.first()?.u32_value()) {
                self.shader().strides.insert(id, i64::from(stride));
            }
            self.decoration_list(&list, id)?;
        }
        self.declare_as(id, opcode, words)?;
        Ok(id)
    }

    /// The types of a structure's members.
    ///
    /// # Errors
    /// A member that SPIR-V does not have.
    pub(in crate::writer) fn member_types(&mut self, structure: Type<'c>) -> Result<Vec<u32>> {
        let members = structure.members();
        let references = self.shader().members.get(&structure).cloned().unwrap_or_default();
        let mut ids = Vec::with_capacity(members.len());
        for (index, member) in members.into_iter().enumerate() {
            let id = match references.get(index) {
                Some(reference) => self.referenced_type(*reference)?,
                None if member.is_pointer() => {
                    return Err(self.error(format!(
                        "a pointer in the structure {structure}, of which nothing says what it points to"
                    )));
                }
                None => self.type_id(member, None)?,
            };
            ids.push(id.0);
        }
        for constant in self.shader().placing.get(&structure).cloned().unwrap_or_default() {
            self.constant_of_metadata(constant)?;
        }
        Ok(ids)
    }
}
