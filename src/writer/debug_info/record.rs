//! Declarations and values of variables in functions.

use super::{Entity, Writer};
use crate::error::{ErrorKind, Result};
use crate::llvm::{DebugKind, DebugRecord, DebugRecordKind, DebugStorage, Metadata, Value, ValueKind};
use crate::spirv::{Id, Instruction, Opcode, each_instruction, op};
use crate::table::debug_info::{Operand, number};
use rustc_hash::FxHashMap;

impl<'c> Writer<'c, '_> {
    /// Writes the debug records before an instruction.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot represent.
    pub(in crate::writer) fn debug_records(&mut self, instruction: Value<'c>) -> Result<()> {
        if self.debug.set.is_none() || !instruction.has_debug_records() {
            return Ok(());
        }
        self.definition_before_records(instruction)?;
        for record in instruction.debug_records() {
            let mark = self.line_mark();
            self.debug_record(&record)?;
            if !self.is_out_of_scope(record.variable, record.location) {
                self.locate_at(record.location, mark)?;
            }
        }
        Ok(())
    }

    fn debug_record(&mut self, record: &DebugRecord<'c>) -> Result<()> {
        let is_variable = |node: &Metadata<'c>| node.debug_kind() == Some(DebugKind::LocalVariable);
        let Some(variable) = record.variable.filter(is_variable) else { return Ok(()) };
        let number = match record.kind {
            DebugRecordKind::Declare => number::DECLARE,
            // An assignment sets a value as well.
            DebugRecordKind::Value | DebugRecordKind::Assign => number::VALUE,
            DebugRecordKind::Label => return Ok(()),
            DebugRecordKind::DeclareValue => {
                self.log.warn("debug records of declared values are left out");
                return Ok(());
            }
        };
        // A value that cannot be represented becomes undefined, since otherwise the previous value would
        // remain in effect.
        let is_list = matches!(&record.storage, DebugStorage::List(values) if values.len() > 1);
        let is_sayable = record.expression.is_some_and(|expression| self.is_sayable(expression));
        if !is_sayable && !is_list {
            self.log.warn(
                "values of variables by operations that the set of debug information lacks are left out",
            );
        }
        // Non-semantic sets represent a list of values by its first one.
        let is_lost = !is_sayable || is_list && !self.debug.is_non_semantic();
        let said = record.expression.map(|expression| self.said_expression(expression));
        let expression = if is_lost { self.context.debug_expression(&[]) } else { said };
        let (Some(expression), Some(storage)) = (expression, self.storage(record, is_lost)?) else {
            return Ok(());
        };
        let queue = usize::from(number == number::VALUE);
        let mut operands = vec![number, 0, storage.0, 0];
        for (place, node) in [(1, variable), (3, expression)] {
            let id = self.name_entity(Entity::Node(node))?;
            if let Some(queue) = self.debug.in_functions.get_mut(queue) {
                queue.push(Entity::Node(node));
            }
            if let Some(operand) = operands.get_mut(place) {
                *operand = id.0;
            }
        }
        self.function.has_records = true;
        let mut words = std::mem::take(&mut self.function.words);
        let pushed = self.push_in_function(&mut words, &operands);
        self.function.words = words;
        pushed
    }

    /// The storage of a variable, or its value; `None` if there is none. A lost value is undefined.
    fn storage(&mut self, record: &DebugRecord<'c>, is_lost: bool) -> Result<Option<Id>> {
        let is_declaration = record.kind == DebugRecordKind::Declare;
        let value = match &record.storage {
            DebugStorage::Nothing => None,
            DebugStorage::One(value) => Some(*value),
            DebugStorage::List(values) => values.first().copied(),
        };
        if is_declaration {
            let is_place = |value: &Value<'c>| !value.is_null() && !value.is_undef() && !value.is_poison();
            let place = value.filter(|value| !is_lost && is_place(value));
            return match place.filter(|place| place.kind() != ValueKind::Function) {
                Some(place) => self.representable(place),
                // A variable that is nowhere has an undefined value, where the set has no other word for it.
                None => match (self.nowhere()?, value) {
                    (None, Some(value)) => self.undefined_like(value),
                    (place, _) => Ok(place),
                },
            };
        }
        let Some(value) = value else { return Ok(None) };
        if is_lost || value.is_undef() {
            return self.undefined_like(value);
        }
        if value.kind() == ValueKind::Function {
            return self.nowhere();
        }
        // A constant expression would require instructions, and debug information must not add any.
        if value.constant_opcode().is_some() {
            return self.undefined_like(value);
        }
        match self.representable(value)? {
            None => self.undefined_like(value),
            id => Ok(id),
        }
    }

    /// The id of a value; `None` if SPIR-V cannot represent it, which is no reason to reject the module.
    fn representable(&mut self, value: Value<'c>) -> Result<Option<Id>> {
        match self.operand(value) {
            Ok(id) => Ok(Some(id)),
            Err(error) if error.kind() == ErrorKind::Unsupported => {
                self.log.warn("values of variables that SPIR-V has no constants for are undefined");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// The operand for a variable without storage.
    fn nowhere(&mut self) -> Result<Option<Id>> {
        match self.chosen_operand(Operand::Place) {
            Some(Operand::PlaceOrNone) => self.none().map(Some),
            _ => Ok(None),
        }
    }

    fn undefined_like(&mut self, value: Value<'c>) -> Result<Option<Id>> {
        // The pointee of an undefined pointer is unknown.
        match self.type_id(value.ty(), None) {
            Ok(ty) => self.declare_constant(op::Undef, ty, &[]).map(Some),
            Err(error) if error.kind() == ErrorKind::Unsupported => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Replaces ids in records that have no definition before them, because the instruction is part of
    /// another or is not translated.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(in crate::writer) fn settle_records(&mut self, words: &mut [u32]) -> Result<()> {
        let Some((_, import)) = self.debug.set.filter(|_| self.function.has_records) else { return Ok(()) };
        let parameters = self.function.value.map(Value::params).into_iter().flatten();
        let parameters = parameters.filter_map(|parameter| self.values.get(&parameter));
        let mut made: FxHashMap<u32, (Opcode, u32)> =
            parameters.map(|id| (id.0, (op::FunctionParameter, 0))).collect();
        let mut records = Vec::new();
        let mut at = 0;
        for words in each_instruction(words) {
            if let Some(storage) = storage_of(words, import) {
                // A value that is defined later is not available here.
                records.push((at..at + words.len(), storage, made.contains_key(&storage)));
            }
            let instruction = Instruction::new(words, 0, 0);
            if let Some(id) = instruction.result_id() {
                made.insert(
                    id.0,
                    (instruction.opcode(), instruction.operands().first().copied().unwrap_or(0)),
                );
            }
            at += words.len();
        }
        for (range, storage, is_known) in records {
            let id = Id(storage);
            let Some(record) = words.get_mut(range) else { continue };
            if is_known || self.is_module_scope(id) || self.debug.none == Some(id) {
                if self.debug.is_strict {
                    self.strict_record(record, &made)?;
                }
                continue;
            }
            let [_, _, _, _, kind, _, storage, ..] = record else { continue };
            let place = self.chosen_operand(Operand::Place);
            if *kind == number::DECLARE && matches!(place, Some(Operand::PlaceOrNone)) {
                *storage = self.none()?.0;
                continue;
            }
            *kind = number::VALUE;
            let ty = self.type_of_id(id)?;
            *storage = self.declare_constant(op::Undef, ty, &[])?.0;
        }
        Ok(())
    }
}

/// The storage or value operand of a record.
fn storage_of(instruction: &[u32], import: Id) -> Option<u32> {
    let opcode = instruction.first()? & 0xFFFF;
    match instruction {
        [_, _, _, set, number::DECLARE | number::VALUE, _, storage, ..]
            if opcode == u32::from(op::ExtInst.0) =>
        {
            (*set == import.0).then_some(*storage)
        }
        _ => None,
    }
}
