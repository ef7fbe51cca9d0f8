//! Spec: "Constant-Creation Instructions": specialization constants, and operations on them.
//!
//! Rule of this file: if metadata declares a constant to be a specialization constant, its default value is the one
//! in the IR; an operation whose value differs from the one recorded in metadata is a plain constant.

use super::constant_creation::integer_words;
use super::context::Writer;
use crate::contract::{Listed, SpecConstantUse};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Value};
use crate::spirv::grammar::{self, Category, Quantifier};
use crate::spirv::{Id, Opcode, op};
use crate::table::constant_creation::may_be_constant;
use crate::table::metadata as names;
use rspirv::spirv::Decoration;

/// Maximum depth of trees of specialization constants.
const DEEPEST: u32 = 500;

impl<'c> Writer<'c, '_> {
    /// Reads which array lengths and initializers are specialization constants.
    pub(super) fn read_spec_constants(&mut self) {
        for SpecConstantUse { user, tree } in SpecConstantUse::read(self.module) {
            if user.is_global() {
                self.specialized.initializers.insert(user, tree);
            } else {
                self.specialized.lengths.insert(user.ty(), tree);
            }
        }
    }

    /// A specialization constant, declared once for its id, type and default value if it joins equal ones.
    ///
    /// # Errors
    /// An instruction that is too long.
    fn declare_spec_constant(
        &mut self,
        spec_id: Option<u32>,
        ty: Id,
        words: &[u32],
        joins: bool,
    ) -> Result<Id> {
        let opcode = match (self.shape(ty), words) {
            (super::emit::TypeShape::Bool, [0]) => op::SpecConstantFalse,
            (super::emit::TypeShape::Bool, _) => op::SpecConstantTrue,
            _ => op::SpecConstant,
        };
        let own: Vec<u32> = match words {
            _ if opcode != op::SpecConstant => Vec::new(),
            [word] => vec![self.with_sign(ty, *word)],
            words => words.to_vec(),
        };
        let words = own.as_slice();
        let key = (spec_id, opcode, ty, words.to_vec());
        if let Some(id) = self.specialized.constants.get(&key).filter(|_| joins) {
            return Ok(*id);
        }
        let id = self.separate_constant(opcode, ty, words)?;
        if joins {
            self.specialized.constants.insert(key, id);
        }
        if let Some(spec_id) = spec_id {
            self.decorate_id(id, Decoration::SpecId as u32, &[spec_id])?;
        }
        Ok(id)
    }

    /// `__spirv_SpecConstant(SpecId, default)`.
    ///
    /// # Errors
    /// Arguments that are not constants of the call's type.
    pub(super) fn spec_constant_call(&mut self, call: Value<'c>) -> Result<()> {
        let spec_id = call.arg(0).and_then(Value::u32_value);
        let spec_id = spec_id.ok_or_else(|| self.error("a specialization constant without a constant id"))?;
        let default = call.arg(1).filter(|_| call.arg_count() == 2);
        let is_bool = call.ty().int_bits() == Some(1);
        let default = default.filter(|d| d.ty() == call.ty() || (is_bool && d.ty().is_int()));
        let words = default.and_then(|default| literal_words(default, is_bool));
        let words = words
            .ok_or_else(|| self.error("a specialization constant without a default value of its type"))?;
        let ty = self.type_of_value(call)?;
        let id = self.spec_constant_of(call, Some(spec_id), ty, &words)?;
        self.kept_constant(call, id)
    }

    /// `__spirv_SpecConstantComposite(constituents...)`, and `__spirv_ConstantComposite(constituents...)` for types without
    /// constants in LLVM IR.
    ///
    /// # Errors
    /// Arguments that are neither constants nor specialization constants, or not constituents of the call's type.
    pub(super) fn constant_composite_call(&mut self, call: Value<'c>, opcode: Opcode) -> Result<()> {
        if call.attribute(crate::llvm::AttributePlace::Param(0), "sret").is_some() {
            return Err(self.error("a constant that is returned in memory"));
        }
        let ty = self.type_of_value(call)?;
        let is_matrix = matches!(
            self.types.declarations.get(&ty),
            Some((op::TypeCooperativeMatrixKHR | op::TypeCooperativeMatrixNV, _))
        );
        let is_repeated =
            matches!(opcode, op::ConstantCompositeReplicateEXT | op::SpecConstantCompositeReplicateEXT);
        let expected = if is_matrix || is_repeated { Some(1) } else { call.ty().length() };
        if expected != Some(u64::from(call.arg_count())) {
            return Err(self.error("a composite with another number of constituents than its type"));
        }
        let mut words = Vec::new();
        for (index, argument) in call.args().enumerate() {
            let is_plain = self.is_shader() && argument.is_constant();
            let id = match is_plain {
                true => self.constant(argument, self.element_type(ty, index)?)?,
                false => self.operand(argument)?,
            };
            if !self.constants.ids.contains(&id) || self.type_of_id(id)? != self.element_type(ty, index)? {
                return Err(self.error("a constituent that is no constant of the member's type"));
            }
            words.push(id.0);
        }
        let id = self.declare_constant(opcode, ty, &words)?;
        self.kept_constant(call, id)
    }

    /// Aliases an instruction to a constant.
    pub(super) fn kept_constant(&mut self, value: Value<'c>, id: Id) -> Result<()> {
        self.alias(value, id)?;
        self.named_value(value, id)?;
        self.attached_decorations(value, id)
    }

    /// A specialization constant without an id: a copy of its value.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn spec_constant_copy(&mut self, copy: Value<'c>, source: Value<'c>) -> Result<bool> {
        let Some(words) = literal_words(source, source.ty().int_bits() == Some(1)) else { return Ok(false) };
        let ty = self.type_of_value(copy)?;
        let id = self.spec_constant_of(copy, None, ty, &words)?;
        self.kept_constant(copy, id)?;
        Ok(true)
    }

    /// Writes a store of a specialization constant as its variable's initializer; returns false for any other store.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn spec_initializer(
        &mut self,
        store: Value<'c>,
        pointer: Value<'c>,
        object: Id,
    ) -> Result<bool> {
        if self.marked_op(store) != Some(op::Variable)
            || store.block() != self.function.value.and_then(Value::entry_block)
        {
            return Ok(false);
        }
        let Some(variable) = self.values.get(&pointer).copied() else { return Ok(false) };
        if !self.constants.ids.contains(&object) {
            return Ok(false);
        }
        match self.function.initializers.get_mut(&variable) {
            Some(initializer @ None) => *initializer = Some(object),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The constant operation that an instruction represents, if its operands are constants and it is requested.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn as_constant(&mut self, opcode: Opcode, ty: Id, operands: &[u32]) -> Result<Option<Id>> {
        if !self.function.on_constants || !may_be_constant(opcode) || self.pointer_class(ty).is_some() {
            return Ok(None);
        }
        let constant = |word: &u32| self.constants.ids.contains(&Id(*word));
        if !id_words(opcode, operands).iter().all(constant) {
            return Ok(None);
        }
        self.constant_operation(opcode, ty, operands).map(Some)
    }

    /// The constant that a tree of metadata describes, if its value is that in the IR; `None` if the tree does not
    /// describe it.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot represent.
    pub(super) fn spec_constant_tree(
        &mut self,
        tree: Metadata<'c>,
        value: Value<'c>,
        ty: Id,
        depth: u32,
    ) -> Result<Option<Id>> {
        let opcode = tree.operand(0).and_then(Metadata::int_value).and_then(|n| u16::try_from(n).ok());
        let default = tree.operand(1).and_then(Metadata::value);
        let (Some(opcode), Some(default)) = (opcode.map(Opcode), default) else { return Ok(None) };
        if depth > DEEPEST || default.ty() != value.ty() {
            return Ok(None);
        }
        let number = |index| tree.operand(index).and_then(Metadata::u32_value);
        let id = match opcode {
            op::SpecConstantTrue | op::SpecConstantFalse | op::SpecConstant => {
                let words = literal_words(value, value.ty().int_bits() == Some(1));
                let Some(words) = words else { return Ok(None) };
                match tree.is_distinct() && self.is_shader() {
                    true => self.repeated_spec_constant(tree, number(3), ty, &words)?,
                    false => self.declare_spec_constant(number(3), ty, &words, true)?,
                }
            }
            op::SpecConstantComposite => {
                let elements = value.elements().ok_or_else(|| self.error(format!("the constant {value}")))?;
                let mut words = Vec::new();
                for (index, element) in elements.into_iter().enumerate() {
                    let ty = self.element_type(ty, index)?;
                    let tree = u32::try_from(index).ok().and_then(|index| tree.operand(index + 3));
                    words.push(self.spec_constant_or_plain(tree, element, ty, depth)?.0);
                }
                self.declare_constant(op::SpecConstantComposite, ty, &words)?
            }
            op::SpecConstantCompositeReplicateEXT => {
                let elements = value.elements().ok_or_else(|| self.error(format!("the constant {value}")))?;
                let Some(element) = elements.first().copied() else { return Ok(None) };
                let part = self.element_type(ty, 0)?;
                let word = self.spec_constant_or_plain(tree.operand(3), element, part, depth)?.0;
                self.declare_constant(opcode, ty, &[word])?
            }
            op::ConstantSizeOfEXT => self.size_of_type(ty, tree.operand(3))?,
            op::SpecConstantOp if default == value => match self.tree_operation(tree, ty, depth)? {
                Some(id) => id,
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        if let Some(name) = tree.operand(2).and_then(Metadata::string_bytes) {
            self.name_id(id, name)?;
        }
        Ok(Some(id))
    }

    /// The specialization constant of a value in a function: a distinct one where metadata distinguishes it from an equal one.
    fn spec_constant_of(
        &mut self,
        value: Value<'c>,
        spec_id: Option<u32>,
        ty: Id,
        words: &[u32],
    ) -> Result<Id> {
        let tree = value.metadata(self.context.md_kind(names::SPEC_CONSTANT));
        match tree.filter(|tree| tree.is_distinct() && self.is_shader()) {
            Some(tree) => self.repeated_spec_constant(tree, spec_id, ty, words),
            None => self.declare_spec_constant(spec_id, ty, words, true),
        }
    }

    /// A copy of a specialization constant with an `<id>` of its own.
    fn repeated_spec_constant(
        &mut self,
        tree: Metadata<'c>,
        spec_id: Option<u32>,
        ty: Id,
        words: &[u32],
    ) -> Result<Id> {
        if let Some(id) = self.shader().repeated.get(&tree) {
            return Ok(*id);
        }
        let id = self.declare_spec_constant(spec_id, ty, words, false)?;
        self.shader().repeated.insert(tree, id);
        Ok(id)
    }

    fn spec_constant_or_plain(
        &mut self,
        tree: Option<Metadata<'c>>,
        value: Value<'c>,
        ty: Id,
        depth: u32,
    ) -> Result<Id> {
        let tree = tree.filter(|tree| tree.is_node());
        let found = match tree {
            Some(tree) => self.spec_constant_tree(tree, value, ty, depth + 1)?,
            None => None,
        };
        match found {
            Some(id) => Ok(id),
            None => self.constant(value, ty),
        }
    }

    fn tree_operation(&mut self, tree: Metadata<'c>, ty: Id, depth: u32) -> Result<Option<Id>> {
        let opcode = tree.operand(3).and_then(Metadata::int_value).and_then(|n| u16::try_from(n).ok());
        let Some(opcode) = opcode.map(Opcode).filter(|opcode| may_be_constant(*opcode)) else {
            return Ok(None);
        };
        let mut words = Vec::new();
        for (index, operand) in tree.operands().skip(4).enumerate() {
            let Some(operand) = operand else { return Ok(None) };
            let word = if !is_id_word(opcode, index) {
                operand.u32_value()
            } else if let Some((value, ty)) = typed_constant(operand) {
                let ty = self.referenced_type(Some(ty))?;
                Some(self.constant(value, ty)?.0)
            } else if operand.is_node() {
                let Some(value) = operand.operand(1).and_then(Metadata::value) else { return Ok(None) };
                let ty = self.type_of_tree(operand, value)?;
                Some(self.spec_constant_or_plain(Some(operand), value, ty, depth)?.0)
            } else {
                match operand.value().filter(|value| value.is_constant()) {
                    Some(value) => {
                        let ty = self.type_of_value(value)?;
                        Some(self.constant(value, ty)?.0)
                    }
                    None => None,
                }
            };
            let Some(word) = word else { return Ok(None) };
            words.push(word);
        }
        self.constant_operation(opcode, ty, &words).map(Some)
    }

    /// The type of a specialization constant: in a shader the type recorded by the contract, else that of its value.
    fn type_of_tree(&mut self, tree: Metadata<'c>, value: Value<'c>) -> Result<Id> {
        match self.shader.as_ref().and_then(|shader| shader.trees.get(&tree).copied()) {
            Some(reference) => self.referenced_type(reference),
            None => self.type_of_value(value),
        }
    }

    /// A constant in metadata: a value, or the tree of a specialization constant.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot represent.
    pub(super) fn constant_of_metadata(&mut self, node: Metadata<'c>) -> Result<Option<Id>> {
        if let Some(value) = node.value() {
            return self.operand(value).map(Some);
        }
        let Some(value) = node.operand(1).and_then(Metadata::value) else { return Ok(None) };
        let ty = self.type_of_tree(node, value)?;
        self.spec_constant_or_plain(Some(node), value, ty, 0).map(Some)
    }

    /// `OpSpecConstantOp`.
    ///
    /// # Errors
    /// Internal for an opcode that it cannot hold; an instruction that is too long.
    pub(super) fn constant_operation(&mut self, opcode: Opcode, ty: Id, operands: &[u32]) -> Result<Id> {
        if !may_be_constant(opcode) {
            return Err(Error::internal(format!("{opcode} as an operation on constants")));
        }
        let mut words = vec![u32::from(opcode.0)];
        words.extend_from_slice(operands);
        self.declare_constant(op::SpecConstantOp, ty, &words)
    }
}

/// The literal of a number: words, low first; one word for a boolean.
fn literal_words(value: Value<'_>, is_bool: bool) -> Option<Vec<u32>> {
    if is_bool {
        return value.int_value().map(|number| vec![u32::from(number != 0)]);
    }
    if let Some(words) = value.int_words() {
        return Some(integer_words(words, value.ty().int_bits()?).collect());
    }
    let bits = value.float_bits()?;
    Some(integer_words(&[bits as u64, (bits >> 64) as u64], value.ty().scalar_bits()?).collect())
}

/// A constant in a tree whose type LLVM's does not show: `!{constant, type}`.
fn typed_constant<'c>(operand: Metadata<'c>) -> Option<(Value<'c>, Metadata<'c>)> {
    let ty = operand.operand(1).filter(|ty| ty.is_node())?;
    let value = operand.operand(0).and_then(Metadata::value).filter(|value| value.is_constant())?;
    Some((value, ty))
}

/// Whether word `index` behind the result of an instruction is an id.
fn is_id_word(opcode: Opcode, index: usize) -> bool {
    let Some(grammar) = grammar::instruction(opcode) else { return false };
    let last = grammar.operands.last().filter(|last| last.quantifier == Quantifier::Variadic);
    let operand = grammar.operands.get(index).or(last);
    operand.is_some_and(|operand| grammar::operand_kind(operand.kind).category == Category::Id)
}

/// The words of an instruction's operands that are ids.
fn id_words(opcode: Opcode, operands: &[u32]) -> Vec<u32> {
    let ids = operands.iter().enumerate().filter(|(index, _)| is_id_word(opcode, *index));
    ids.map(|(_, word)| *word).collect()
}
