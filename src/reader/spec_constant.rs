//! Spec: "Constant-Creation Instructions": operations on constants, and specialization constants that are kept.
//!
//! Rule of this file: an operation on constants is its instruction on constants, read by the same rows and folded by
//! LLVM. A specialization constant that is kept has its default value at module scope, with a tree of metadata that
//! says what it is, and is a call at the head of each function that uses it.

use super::context::{Entry, Reader};
use super::function::{FunctionRange, FunctionState};
use crate::contract::{Attached, Listed, Mark, SpecConstantUse};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Instruction, Module, Opcode, op};
use crate::table::constant_creation::may_be_constant;
use crate::table::form::{CastGuard, Chain, Form};
use crate::table::friendly_name;
use crate::table::guard::guard_holds;
use crate::table::memory::chain_of;
use crate::table::metadata as names;
use mangling::{Flavour, Scalar, Symbol, Type};
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;

/// The instructions that the operations on constants of a module hold, by result.
pub(super) type Operations = FxHashMap<Id, Vec<u32>>;

/// Takes the instructions out of the `OpSpecConstantOp`s of a module.
pub(super) fn operations(module: &Module) -> Operations {
    let mut operations = Operations::default();
    for instruction in module.declarations() {
        if instruction.opcode() != op::SpecConstantOp {
            continue;
        }
        if let [first, ty, id, opcode, operands @ ..] = instruction.words() {
            let word_count = ((first >> 16) as u16).saturating_sub(1);
            let mut words = vec![Opcode::of_first_word(*opcode).first_word(word_count), *ty, *id];
            words.extend_from_slice(operands);
            operations.insert(Id(*id), words);
        }
    }
    operations
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The instruction that an `OpSpecConstantOp` holds.
    fn operation(&self, instruction: Instruction<'m>) -> Result<Instruction<'m>> {
        let id = instruction.required_id()?;
        let opcode = instruction.operand(0)?;
        if opcode > u32::from(u16::MAX) {
            return Err(Error::unsupported(format!("OpSpecConstantOp of {opcode}, which is no opcode")));
        }
        let words = self
            .constants
            .operations
            .get(&id)
            .ok_or_else(|| Error::internal("an operation without words"))?;
        let inner = Instruction::new(words, instruction.number(), instruction.word_offset());
        if !may_be_constant(inner.opcode()) {
            return Err(Error::unsupported(format!("OpSpecConstantOp {}", inner.opcode())));
        }
        Ok(inner)
    }

    /// `OpSpecConstantOp`: folded, or an LLVM constant expression if LLVM has one.
    pub(super) fn constant_operation(&mut self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let ty = self.result_type(instruction)?;
        let inner = self.operation(instruction)?;
        if let Some(chain) = chain_of(inner.opcode()) {
            return self.constant_chain(inner, chain);
        }
        if let &[operand] = inner.operands()
            && let Some(cast) = self.pointer_cast(inner.opcode(), Id(operand), ty)
        {
            let value = self.value(Id(operand))?;
            return if value.ty() == ty { Ok(value) } else { self.constant_cast_value(cast, value, ty) };
        }
        self.folded(inner)
    }

    /// An `OpSpecConstantOp` that leads into a builtin variable, which has no address; false for any other.
    ///
    /// # Errors
    /// A chain or cast that leaves it open where the pointer points.
    pub(super) fn operation_in_builtin(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        let inner = self.operation(instruction)?;
        let Some(chain) = chain_of(inner.opcode()) else {
            let is_cast = matches!(inner.opcode(), op::Bitcast | op::PtrCastToGeneric);
            return Ok(is_cast && self.cast_in_builtin(inner)?);
        };
        let Some(pointer) = self.builtin_pointer(inner.id(usize::from(chain.untyped))?) else {
            return Ok(false);
        };
        self.chain_in_builtin(inner, pointer, chain)?;
        Ok(true)
    }

    fn constant_chain(&mut self, inner: Instruction<'m>, chain: Chain) -> Result<Value<'c>> {
        let place = usize::from(chain.untyped);
        let base = inner.id(place)?;
        let source = self.ty(if chain.untyped { inner.id(0)? } else { self.pointee_of(base)? })?;
        let mut values = Vec::new();
        if !chain.element {
            values.push(self.llvm.i32_type().int(0)?);
        }
        for index in inner.operands().get(place + 1..).unwrap_or_default() {
            values.push(self.value(Id(*index))?);
        }
        self.value(base)?.constant_gep(source, &values, chain.flags())
    }

    /// The LLVM cast that a conversion from or to a pointer is.
    fn pointer_cast(&self, opcode: Opcode, operand: Id, to: crate::llvm::Type<'c>) -> Option<LlvmOpcode> {
        let from = self.ty(self.type_of(operand).ok()?).ok()?;
        if !from.is_pointer_or_pointers() && !to.is_pointer_or_pointers() {
            return None;
        }
        crate::table::rows_of(opcode).iter().find_map(|row| match row.form {
            Form::Cast(cast, guard) if guard == CastGuard::Any || guard_holds(guard, from, to) => Some(cast),
            _ => None,
        })
    }

    /// Reads an instruction into a function that is thrown away, and lets LLVM compute it.
    fn folded(&mut self, inner: Instruction<'m>) -> Result<Value<'c>> {
        let id = inner.required_id()?;
        let ty = self.llvm.function_type(self.llvm.void_type(), &[], false)?;
        let function = self.module.add_function("spirv.operation", ty)?;
        let block = self.llvm.append_block(function, "");
        let block = block.ok_or_else(|| Error::internal("a block that cannot be appended"))?;
        self.builder.position_at_end(block);
        let read = self.instruction(inner);
        self.function = FunctionState::default();
        let mut result = read.and_then(|()| match self.entry(id) {
            Entry::Value(value) => Ok(value),
            _ => Err(Error::internal("an operation without a value")),
        });
        let instructions: Vec<_> = block.instructions().collect();
        for instruction in &instructions {
            let Some(folded) = instruction.folded() else { break };
            instruction.replace_all_uses_with(folded);
            if result.as_ref().is_ok_and(|value| value == instruction) {
                result = Ok(folded);
            }
        }
        for instruction in instructions.iter().rev() {
            instruction.erase();
        }
        block.delete();
        function.erase();
        let value = result?;
        if instructions.contains(&value) || !value.is_constant() {
            let name = inner.opcode();
            return Err(Error::unsupported(format!("OpSpecConstantOp {name} that LLVM does not fold")));
        }
        Ok(value)
    }

    /// The value of a constant: itself, or the call of a preserved specialization constant.
    pub(super) fn constant_entry(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()> {
        let id = instruction.required_id()?;
        let is_unknown = self.has_unknown_value(instruction);
        if is_unknown || self.settings.options.keep_spec_constants && self.is_kept(instruction, value) {
            let tree = self.tree(instruction, value)?;
            self.constants.trees.insert(id, tree);
            return self.set_entry(id, Entry::Kept(value));
        }
        self.define(instruction, value)
    }

    /// Whether the device alone knows the value of a constant: a size of a descriptor, or what is computed of one.
    fn has_unknown_value(&self, instruction: Instruction<'m>) -> bool {
        let is_operation = matches!(
            instruction.opcode(),
            op::SpecConstantOp
                | op::ConstantComposite
                | op::SpecConstantComposite
                | op::ConstantCompositeReplicateEXT
                | op::SpecConstantCompositeReplicateEXT
        );
        // Without specialization constants that are kept, only what depends on such a size is.
        let is_kept = |word: &u32| {
            !self.settings.options.keep_spec_constants && matches!(self.entry(Id(*word)), Entry::Kept(_))
        };
        instruction.opcode() == op::ConstantSizeOfEXT
            || is_operation && instruction.operands().iter().any(is_kept)
    }

    /// Constant expressions are kept by LLVM itself.
    fn is_kept(&self, instruction: Instruction<'m>, value: Value<'c>) -> bool {
        match instruction.opcode() {
            op::SpecConstantTrue
            | op::SpecConstantFalse
            | op::SpecConstant
            | op::SpecConstantComposite
            | op::SpecConstantCompositeReplicateEXT => true,
            op::SpecConstantOp => {
                let kept = |word: &u32| matches!(self.entry(Id(*word)), Entry::Kept(_));
                let depends = instruction.operands().iter().skip(1).any(kept);
                depends || (value.constant_opcode().is_none() && !value.ty().is_pointer())
            }
            _ => false,
        }
    }

    fn spec_id(&self, id: Id) -> Option<u32> {
        self.annotations
            .find(id, Decoration::SpecId)
            .and_then(|decorated| decorated.operands.first().copied())
    }

    /// A constant as metadata: opcode, default value, name, and the operands of the opcode.
    fn tree(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<Metadata<'c>> {
        let id = instruction.required_id()?;
        let name = self.annotations.name(id).filter(|name| self.settings.named && !name.is_empty());
        let mut operands = vec![
            Some(self.u32_metadata(instruction.opcode().0.into())),
            Some(value.as_metadata()),
            name.map(|name| self.llvm.md_string(&name)),
        ];
        match instruction.opcode() {
            op::SpecConstantComposite | op::SpecConstantCompositeReplicateEXT => {
                for word in instruction.operands() {
                    operands.push(Some(self.constant_metadata(Id(*word))?));
                }
            }
            op::ConstantSizeOfEXT => operands.push(self.type_reference(instruction.id(0)?)?),
            op::SpecConstantOp => {
                let inner = self.operation(instruction)?;
                operands.push(Some(self.u32_metadata(inner.opcode().0.into())));
                for operand in self.spirv.operands(inner).collect::<Result<Vec<_>>>()? {
                    if operand.index < inner.words().len() - inner.operands().len() {
                        continue;
                    }
                    operands.push(Some(match operand.id() {
                        Some(id) => self.operand_of_tree(id)?,
                        None => self.u32_metadata(operand.word()),
                    }));
                }
            }
            _ => operands.extend(self.spec_id(id).map(|number| Some(self.u32_metadata(number)))),
        }
        let node = self.llvm.md_node(&operands);
        // An equal specialization constant has an id of its own.
        let is_repeated = self.model.environment.has_matrices()
            && instruction.opcode() != op::SpecConstantOp
            && self.constants.trees.values().any(|tree| *tree == node);
        Ok(if is_repeated { self.llvm.md_distinct_node(&operands) } else { node })
    }

    /// An operand of an operation or an execution mode: in a shader with its type, where LLVM's does not show it.
    pub(super) fn operand_of_tree(&mut self, id: Id) -> Result<Metadata<'c>> {
        let constant = self.constant_metadata(id)?;
        if !self.model.environment.has_interface_variables() || constant.value().is_none() {
            return Ok(constant);
        }
        let ty = self.type_of(id)?;
        let reference = self.type_reference(ty)?.filter(|reference| reference.is_node());
        Ok(reference.map_or(constant, |ty| self.llvm.md_node(&[Some(constant), Some(ty)])))
    }

    /// A constant as an operand of metadata: its value, or the tree of one that is kept.
    pub(super) fn constant_metadata(&mut self, id: Id) -> Result<Metadata<'c>> {
        if let Some(tree) = self.constants.trees.get(&id) {
            return Ok(*tree);
        }
        self.constant_operand(id).map(Value::as_metadata)
    }

    /// A constant, variable or function as an operand of metadata.
    ///
    /// # Errors
    /// `Unsupported` for anything else.
    pub(super) fn constant_operand(&mut self, id: Id) -> Result<Value<'c>> {
        let value = self.value(id).ok().filter(|value| !value.is_local());
        value.ok_or_else(|| {
            let message =
                format!("{id}, which is no constant, variable or function, as an operand of an annotation");
            let error = Error::unsupported(message);
            match self.spirv.definition(id) {
                Some(definition) => self.place(definition, error),
                None => error,
            }
        })
    }

    /// Makes the specialization constants that a body uses, at the head of its entry block.
    pub(super) fn kept_constants(&mut self, range: FunctionRange<'m>) -> Result<()> {
        let entry = self.function.entry.map(|label| self.block(label)).transpose()?;
        let Some(entry) = entry.filter(|_| !self.constants.trees.is_empty()) else { return Ok(()) };
        self.builder.position_at_end(entry);
        let is_needed =
            |id: &Id| self.constants.trees.contains_key(id) || matches!(self.entry(*id), Entry::Filled(_));
        let mut used = Vec::new();
        for number in range.body..range.end {
            let Some(instruction) = self.spirv.at(number) else { break };
            for operand in self.spirv.operands(instruction) {
                used.extend(operand?.id().filter(is_needed));
            }
        }
        // The operands of an operation precede it.
        let mut needed: Vec<Id> = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(id) = used.pop() {
            let Some(definition) = self.spirv.definition(id).filter(|_| seen.insert(id)) else { continue };
            needed.push(id);
            for operand in self.spirv.operands(definition) {
                used.extend(operand?.id().filter(is_needed));
            }
        }
        needed.sort_by_key(|id| self.spirv.definition(*id).map_or(0, Instruction::number));
        for id in needed {
            if let (Some(definition), Entry::Kept(default)) = (self.spirv.definition(id), self.entry(id)) {
                let value = self.kept_in_body(definition, default);
                let value = value.map_err(|error| self.place(definition, error))?;
                self.function.kept.insert(id, value);
            }
        }
        Ok(())
    }

    fn kept_in_body(&mut self, instruction: Instruction<'m>, default: Value<'c>) -> Result<Value<'c>> {
        let id = instruction.required_id()?;
        let value = match instruction.opcode() {
            opcode @ (op::SpecConstantComposite | op::SpecConstantCompositeReplicateEXT) => {
                self.composite_call(instruction, opcode)?
            }
            op::ConstantSizeOfEXT => self.size_call(instruction)?,
            op::SpecConstantOp => return self.kept_operation(instruction, default),
            _ => match self.spec_id(id) {
                Some(number) => self.spec_constant_call(instruction, number, default)?,
                None => {
                    let copy = self.builder.cast(LlvmOpcode::BitCast, default, default.ty())?;
                    self.mark_op(copy, instruction);
                    copy
                }
            },
        };
        if let Some(tree) = self.constants.trees.get(&id).filter(|tree| tree.is_distinct()) {
            value.set_metadata(self.llvm.md_kind(names::SPEC_CONSTANT), Some(*tree));
        }
        self.name_value(id, value);
        self.tell_value_type(instruction, value)?;
        self.tell_constant_types(instruction)?;
        self.other_decorations(id, value, &[Decoration::SpecId])?;
        Ok(value)
    }

    fn spec_constant_call(
        &mut self,
        instruction: Instruction<'m>,
        number: u32,
        default: Value<'c>,
    ) -> Result<Value<'c>> {
        let number = self.llvm.i32_type().int(number.into())?;
        let ty = default.ty();
        let is_bool = ty.int_bits() == Some(1);
        let (argument, spelled) = if is_bool {
            (self.llvm.i8_type().int(default.int_value().unwrap_or(0))?, Type::Scalar(Scalar::SChar))
        } else {
            let id = instruction.required_type()?;
            (default, self.mangled(id)?)
        };
        let name = friendly_name(op::SpecConstant);
        let mangled =
            mangling::mangle(&Symbol::new(name, vec![Type::Scalar(Scalar::Int), spelled]), Flavour::Cxx);
        let form = crate::table::call().pure();
        let call = self.call_builtin(&mangled, ty, &[number, argument], form)?;
        if is_bool && let Some(attribute) = self.llvm.enum_attribute("zeroext") {
            call.add_attribute(AttributePlace::Return, attribute);
        }
        Ok(call)
    }

    /// Builds a constant composite of its constituents in a function.
    ///
    /// # Errors
    /// A constituent that is no value; a type without a name.
    pub(super) fn composite_call(
        &mut self,
        instruction: Instruction<'m>,
        opcode: Opcode,
    ) -> Result<Value<'c>> {
        let (mut values, mut types) = (Vec::new(), Vec::new());
        for word in instruction.operands() {
            values.push(self.value(Id(*word))?);
            types.push(self.mangled(self.type_of(Id(*word))?)?);
        }
        let result = self.result_type(instruction)?;
        let mut symbol = Symbol::new(friendly_name(opcode), types);
        let mut mangled = mangling::mangle(&symbol, Flavour::Cxx);
        let returns = |function: Value<'c>| function.value_type().and_then(crate::llvm::Type::return_type);
        if self.symbols.builtins.get(&mangled).is_some_and(|function| returns(*function) != Some(result)) {
            // Two structures may have the same constituents.
            symbol.name = self.name_with_result(&symbol.name, instruction.required_type()?)?;
            mangled = mangling::mangle(&symbol, Flavour::Cxx);
        }
        self.call_builtin(&mangled, result, &values, crate::table::call().pure())
    }

    /// The instructions of an operation; the last one is marked as an operation on constants.
    fn kept_operation(&mut self, instruction: Instruction<'m>, default: Value<'c>) -> Result<Value<'c>> {
        let id = instruction.required_id()?;
        let inner = self.operation(instruction)?;
        let read = self.instruction(inner);
        let value = self.entry(id);
        self.set_entry(id, Entry::Kept(default))?;
        read?;
        let Entry::Value(value) = value else { return Err(Error::internal("an operation without a value")) };
        if value.is_instruction() && !self.function.kept.values().any(|other| *other == value) {
            let mark = Mark { opcode: inner.opcode(), on_constants: true };
            mark.write(value, self.llvm, &self.kinds);
            self.tell_value_type(inner, value)?;
            self.tell_constant_types_at(inner, Some(value))?;
        }
        Ok(value)
    }

    /// Array lengths and initializers that are specialization constants.
    pub(super) fn spec_constant_uses(&mut self) -> Result<()> {
        if self.constants.trees.is_empty() {
            return Ok(());
        }
        for instruction in self.spirv.declarations() {
            let Some(id) = instruction.result_id() else { continue };
            let constant =
                instruction.operands().get(1).and_then(|word| self.constants.trees.get(&Id(*word)));
            let Some(tree) = constant.copied() else { continue };
            let user = match instruction.opcode() {
                op::TypeArray => self.ty(id)?.poison()?,
                op::Variable => self.value(id)?,
                _ => continue,
            };
            SpecConstantUse { user, tree }.write(self.module, self.llvm);
        }
        Ok(())
    }
}
