//! The reader's state while it walks a module: types and values by `<id>`, and how to name, decorate and report.

use super::annotation::{Annotations, Decorated};
use super::debug_info::DebugInfo;
use super::function::FunctionState;
use super::parts::{Callables, Constants, IdTable, Lines, Memory, Model, Settings, Symbols};
use super::spec_constant::Operations;
use crate::contract::{Attached, DecorationNode, Kinds, Mark, Name};
use crate::dialect::Reading;
use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, Metadata, Module as LlvmModule, Type, Value};
use crate::log::Log;
use crate::options::ReadOptions;
use crate::spirv::{Id, Instruction, Module};
use rspirv::spirv::AddressingModel;
use std::borrow::Cow;

/// The entity of an `<id>`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Entry<'c> {
    /// Not defined yet.
    #[default]
    Undefined,
    /// A value.
    Value(Value<'c>),
    /// A value that is used before its definition; the placeholder is replaced by it.
    Forward(Value<'c>),
    /// A label.
    Block(Block<'c>),
    /// A specialization constant that is kept; its default value at module scope.
    Kept(Value<'c>),
    /// A constant sampler: each use is a call with its bits, as OpenCL C writes them.
    Sampler(u32, Type<'c>),
    /// A variable that holds a constant sampler: a load of it is the sampler.
    SamplerVariable(u32, Type<'c>),
    /// A constant cooperative matrix, by its id: each use is a call with the element that is in each place.
    Filled(Id),
    /// An `OpSampledImage`, by its number: the calls that use it take image and sampler.
    SampledImage(u32),
    /// A pointer to or into a builtin variable, by its number.
    Builtin(u32),
    /// A type, by its number.
    Type(u32),
}

// One for each slot, so larger data is in separate tables.
const _: () = assert!(size_of::<Entry<'static>>() == 16);

/// The state of one reading.
pub(super) struct Reader<'c, 'm> {
    pub llvm: &'c Context,
    pub module: LlvmModule<'c>,
    pub builder: Builder<'c>,
    pub kinds: Kinds,
    pub spirv: &'m Module,
    pub settings: Settings<'m>,
    pub model: Model,
    pub annotations: Annotations<'m>,
    pub ids: IdTable<'c>,
    pub symbols: Symbols<'c>,
    pub constants: Constants<'c, 'm>,
    pub callables: Callables<'c, 'm>,
    pub memory: Memory<'c>,
    pub lines: Lines,
    pub debug: DebugInfo<'c>,
    /// Instructions of sets that only describe.
    pub descriptions: super::description::Descriptions<'c>,
    /// State of the function being read.
    pub function: FunctionState<'c, 'm>,
}

impl<'c, 'm> Reader<'c, 'm> {
    pub fn new(
        llvm: &'c Context,
        spirv: &'m Module,
        operations: &'m Operations,
        options: &'m ReadOptions,
        log: &'m Log,
    ) -> Result<Self> {
        let annotations = Annotations::collect(spirv)?;
        Ok(Self {
            llvm,
            module: llvm.create_module(""),
            builder: llvm.builder(),
            kinds: Kinds::new(llvm),
            spirv,
            settings: Settings::new(options, log, annotations.has_names()),
            model: Model::of(spirv)?,
            annotations,
            ids: IdTable::new(spirv.slot_count()),
            symbols: Symbols::default(),
            constants: Constants::new(operations),
            callables: Callables::of(spirv),
            memory: Memory::default(),
            lines: Lines::default(),
            debug: DebugInfo::default(),
            descriptions: super::description::Descriptions::default(),
            function: FunctionState::default(),
        })
    }

    /// The module that was read, with the LLVM values and types of its `<id>`s.
    pub fn into_reading(self) -> Reading<'c, 'm> {
        let value = |entry: &Entry<'c>| match entry {
            Entry::Value(value) => Some(*value),
            _ => None,
        };
        let ty = |entry: &Entry<'c>| match entry {
            Entry::Type(number) => self.ids.types.get(*number as usize).map(|info| info.llvm),
            _ => None,
        };
        Reading {
            llvm: self.llvm,
            module: self.module,
            spirv: self.spirv,
            values: self.ids.entries.iter().map(value).collect(),
            types: self.ids.entries.iter().map(ty).collect(),
        }
    }

    /// The integer type of sizes and pointer differences.
    pub fn size_type(&self) -> Type<'c> {
        match self.model.addressing {
            AddressingModel::Physical32 => self.llvm.i32_type(),
            _ => self.llvm.i64_type(),
        }
    }

    /// The entry of an id.
    pub fn entry(&self, id: Id) -> Entry<'c> {
        self.spirv.slot(id).and_then(|slot| self.ids.entries.get(slot)).copied().unwrap_or_default()
    }

    /// Sets the entity of an id and resolves forward references to it.
    pub fn set_entry(&mut self, id: Id, entry: Entry<'c>) -> Result<()> {
        let slot = self.spirv.slot(id).and_then(|slot| self.ids.entries.get_mut(slot));
        let slot = slot.ok_or_else(|| Error::malformed(format!("{id} is beyond the bound")))?;
        let before = std::mem::replace(slot, entry);
        if let (Entry::Forward(placeholder), Entry::Value(value)) = (before, entry) {
            if !placeholder.replace_all_uses_with(value) {
                return Err(Error::malformed(format!("{id} is used with a type that is not its own")));
            }
            placeholder.erase();
            self.function.pending = self.function.pending.saturating_sub(1);
        }
        Ok(())
    }

    /// Sets the value of an instruction's result and names it.
    pub fn define(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        if self.model.untyped {
            self.remember_pointer(instruction, value);
        }
        self.name_value(id, value);
        self.tell_value_type(instruction, value)?;
        self.set_entry(id, Entry::Value(value))
    }

    /// Gives a value the name of its id, if it has one.
    pub fn name_value(&mut self, id: Id, value: Value<'c>) {
        if !self.settings.named || !(value.is_instruction() || value.is_argument()) {
            return;
        }
        let Some(name) = self.annotations.name(id).filter(|name| !name.is_empty()) else { return };
        if value.ty().is_void() {
            return;
        }
        value.set_name(&name);
        let more = self.annotations.more_names(id);
        if value.is_instruction() && (value.name_bytes() != name.as_bytes() || !more.is_empty()) {
            Name(Some(Cow::Owned(name.into_bytes())), more).write(value, self.llvm, &self.kinds);
        }
    }

    /// Whether the value of an id is built anew at each use.
    pub(super) fn is_made_at_use(&self, id: Id) -> bool {
        matches!(self.entry(id), Entry::Sampler(..) | Entry::SampledImage(_) | Entry::Filled(_))
    }

    /// The value of an id. A value that is defined later in the function is a placeholder until then.
    ///
    /// # Errors
    /// An id that is no value, or that no instruction defines.
    pub fn value(&mut self, id: Id) -> Result<Value<'c>> {
        match self.entry(id) {
            Entry::Value(value) | Entry::Forward(value) => Ok(value),
            Entry::Kept(default) => Ok(self.function.kept.get(&id).copied().unwrap_or(default)),
            Entry::Undefined => self.forward(id),
            Entry::Sampler(bits, ty) => self.constant_sampler(bits, ty),
            Entry::Filled(id) => self.filled_matrix(id),
            Entry::SampledImage(number) => self.sampled_image(number),
            Entry::Block(_) => Err(Error::internal(format!("{id} is a label, not a value"))),
            Entry::Type(_) => Err(Error::malformed(format!("{id} is a type, not a value"))),
            Entry::SamplerVariable(..) => Err(Error::unsupported(
                "a variable that holds a constant sampler used otherwise than by OpLoad",
            )),
            Entry::Builtin(_) => Err(Error::unsupported(format!(
                "a pointer to the builtin variable {} used otherwise than by OpLoad, an access chain or a cast",
                self.builtin_pointer(id).map_or("", |pointer| pointer.row.name)
            ))),
        }
    }

    fn forward(&mut self, id: Id) -> Result<Value<'c>> {
        let definition = self.spirv.definition(id);
        let definition =
            definition.ok_or_else(|| Error::internal(format!("{id} is used, but never defined")))?;
        let ty = definition.result_type();
        let in_function = self.function.current.is_some()
            && definition.number() > self.function.current.map_or(0, Instruction::number)
            && definition.number() < self.function.end;
        let Some(ty) = ty.filter(|_| in_function) else {
            return Err(Error::malformed(format!("{id} is used before its definition, or is no value")));
        };
        let ty = self.ty(ty)?;
        let poison = ty.poison()?;
        let placeholder = self.builder.freeze(poison)?;
        self.function.pending += 1;
        self.set_entry(id, Entry::Forward(placeholder))?;
        Ok(placeholder)
    }

    /// The block of a label.
    ///
    /// # Errors
    /// An id that is no label of this function.
    pub fn block(&self, id: Id) -> Result<Block<'c>> {
        match self.entry(id) {
            Entry::Block(block) if self.function.owns(self.spirv, id) => Ok(block),
            _ => Err(Error::internal(format!("{id} is not a label of this function"))),
        }
    }

    /// The value of the operand at `index`, counted behind result type and result.
    pub fn operand(&mut self, instruction: Instruction<'m>, index: usize) -> Result<Value<'c>> {
        let id = instruction.id(index)?;
        self.value(id)
    }

    /// The value of a constant, by the defaults of specialization constants.
    ///
    /// # Errors
    /// As [`Reader::value`].
    pub(super) fn constant_value(&mut self, id: Id) -> Result<Value<'c>> {
        match self.entry(id) {
            Entry::Kept(default) => Ok(default),
            _ => self.value(id),
        }
    }

    /// The value of a constant integer, as an unsigned number.
    pub fn constant_u64(&mut self, id: Id) -> Result<u64> {
        self.constant_value(id)?
            .int_value()
            .ok_or_else(|| Error::unsupported(format!("{id} is not a constant integer of 64 bits or less")))
    }

    /// The type of the value that `id` names, in SPIR-V.
    pub fn type_of(&self, id: Id) -> Result<Id> {
        let definition = self.spirv.definition(id);
        definition
            .and_then(Instruction::result_type)
            .ok_or_else(|| Error::malformed(format!("{id} has no type")))
    }

    /// Marks an instruction with the opcode that the writer would not choose for it.
    pub fn mark_op(&self, value: Value<'c>, instruction: Instruction<'m>) {
        if value.is_instruction() || value.is_function() {
            Mark::from(instruction.opcode()).write(value, self.llvm, &self.kinds);
        }
    }

    /// Records that an instruction shows the pointee type of a pointer.
    pub fn mark_accessed(&mut self, pointer: Id) {
        if let Some(seen) = self.spirv.slot(pointer).and_then(|slot| self.ids.accessed.get_mut(slot)) {
            *seen = true;
        }
    }

    /// A node of `i32` constants.
    pub fn u32_node(&self, numbers: &[u32]) -> Metadata<'c> {
        let operands: Vec<_> = numbers.iter().map(|n| Some(self.u32_metadata(*n))).collect();
        self.llvm.md_node(&operands)
    }

    /// An `i32` constant as metadata.
    pub fn u32_metadata(&self, number: u32) -> Metadata<'c> {
        self.llvm.md_i32(number)
    }

    /// A decoration as a metadata node: its number, strings and literals.
    pub fn decoration_node(&mut self, decorated: &Decorated<'m>) -> Result<DecorationNode<'c>> {
        Ok(DecorationNode::new(decorated.kind, self.decoration_operands(decorated)?))
    }

    fn decoration_operands(&mut self, decorated: &Decorated<'m>) -> Result<Vec<Metadata<'c>>> {
        use crate::spirv::grammar::{self, OperandKind};
        let enumerant = grammar::enumerant(OperandKind::Decoration, decorated.kind);
        let mut words = decorated.operands;
        let mut operands = Vec::new();
        for parameter in enumerant.map_or(&[][..], |e| e.parameters) {
            if parameter.kind == OperandKind::LiteralString {
                let (text, used) = super::annotation::take_string(words)?;
                let text = self.llvm.md_string(&text);
                let is_own = decorated.is_string && self.model.environment.has_interface_variables();
                operands.push(if is_own { self.llvm.md_node(&[Some(text)]) } else { text });
                words = words.get(used..).unwrap_or_default();
            } else if let Some((word, rest)) = words.split_first() {
                operands.push(if decorated.ids {
                    self.constant_metadata(Id(*word))?
                } else {
                    self.u32_metadata(*word)
                });
                words = rest;
            }
        }
        operands.extend(words.iter().map(|word| self.u32_metadata(*word)));
        Ok(operands)
    }

    /// The place of an instruction is added to an error that has none.
    pub fn place(&self, instruction: Instruction<'m>, error: Error) -> Error {
        error.at(self.spirv.location(instruction))
    }
}
