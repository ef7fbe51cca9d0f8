//! Declarations and values of variables in functions.

use super::{Entity, Writer};
use crate::error::Result;
use crate::llvm::{DebugKind, DebugRecord, DebugRecordKind, DebugStorage, Metadata, Value, ValueKind};
use crate::options::Habits;
use crate::spirv::{Id, Instruction, each_instruction, op};
use crate::table::debug_info::number;
use rustc_hash::FxHashSet;

impl<'c> Writer<'c, '_> {
    /// Writes the records in front of an instruction.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot say.
    pub(in crate::writer) fn debug_records(&mut self, instruction: Value<'c>) -> Result<()> {
        if self.debug.set.is_none() || !instruction.has_debug_records() {
            return Ok(());
        }
        for record in instruction.debug_records() {
            let mark = self.line_mark();
            self.debug_record(&record)?;
            self.locate_at(record.location, mark)?;
        }
        Ok(())
    }

    fn debug_record(&mut self, record: &DebugRecord<'c>) -> Result<()> {
        let is_variable = |node: &Metadata<'c>| node.debug_kind() == Some(DebugKind::LocalVariable);
        let Some(variable) = record.variable.filter(is_variable) else { return Ok(()) };
        let number = match record.kind {
            DebugRecordKind::Declare => number::DECLARE,
            DebugRecordKind::Value => number::VALUE,
            DebugRecordKind::Label => return Ok(()),
            DebugRecordKind::Assign | DebugRecordKind::DeclareValue => {
                self.options.notes.add("debug records of assignments and declared values are left out");
                return Ok(());
            }
        };
        // A list of values in a set that has none is not known, and not what is computed of it.
        let is_lost = matches!(record.storage, DebugStorage::List(_)) && !self.keeps_lists();
        let expression = if is_lost { self.context.debug_expression(&[]) } else { record.expression };
        let Some(expression) = expression.filter(|expression| self.is_sayable(*expression)) else {
            self.options.notes.add(
                "values of variables by operations that the set of debug information lacks are left out",
            );
            return Ok(());
        };
        let Some(storage) = self.storage(record)? else { return Ok(()) };
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

    /// Whether a list of values is said by its first one.
    fn keeps_lists(&self) -> bool {
        self.debug.set.is_some_and(|(set, _)| set.is_non_semantic())
    }

    /// What a variable is stored in, or its value; `None` for a value that is nowhere.
    fn storage(&mut self, record: &DebugRecord<'c>) -> Result<Option<Id>> {
        let is_declaration = record.kind == DebugRecordKind::Declare;
        let value = match &record.storage {
            DebugStorage::Nothing if is_declaration => return self.nowhere(),
            DebugStorage::Nothing => return Ok(None),
            DebugStorage::One(value) => *value,
            DebugStorage::List(values) => match values.first() {
                Some(first) if self.keeps_lists() => *first,
                Some(first) => return self.undefined_like(*first).map(Some),
                None => return Ok(None),
            },
        };
        if is_declaration && (value.is_null() || value.is_undef()) {
            return self.nowhere();
        }
        if value.is_undef() {
            return self.undefined_like(value).map(Some);
        }
        if value.kind() == ValueKind::Function {
            return self.nowhere();
        }
        self.operand(value).map(Some)
    }

    /// What is stored nowhere: the Khronos translator says so, in sets that want a variable there.
    fn nowhere(&mut self) -> Result<Option<Id>> {
        match self.options.habits {
            Habits::Own => Ok(None),
            Habits::Khronos => self.none().map(Some),
        }
    }

    fn undefined_like(&mut self, value: Value<'c>) -> Result<Id> {
        let ty = self.type_of_value(value)?;
        self.declare_constant(op::Undef, ty, &[])
    }

    /// What records name and nobody wrote is nowhere: instructions that are part of another, or that SPIR-V does not need.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(in crate::writer) fn settle_records(&mut self, words: &mut [u32]) -> Result<()> {
        let Some((_, import)) = self.debug.set.filter(|_| self.function.has_records) else { return Ok(()) };
        let parameters = self.function.value.map(Value::params).into_iter().flatten();
        let mut known: FxHashSet<u32> =
            parameters.filter_map(|parameter| self.values.get(&parameter)).map(|id| id.0).collect();
        let mut records = Vec::new();
        let mut at = 0;
        for instruction in each_instruction(words) {
            if let Some(storage) = storage_of(instruction, import) {
                // A value that is found further down is not known here; the Khronos translator names it all the same.
                records.push((at, storage, known.contains(&storage)));
            }
            known.extend(Instruction::new(instruction, 0, 0).result_id().map(|id| id.0));
            at += instruction.len();
        }
        for (at, storage, is_known) in records {
            let id = Id(storage);
            let is_found = is_known || self.options.habits == Habits::Khronos && known.contains(&storage);
            if is_found || self.is_module_scope(id) || self.debug.none == Some(id) {
                continue;
            }
            let number = words.get(at + 4).copied().unwrap_or(0);
            let instead = match number {
                number::VALUE => {
                    let ty = self.type_of_id(id)?;
                    self.declare_constant(op::Undef, ty, &[])?
                }
                _ => self.none()?,
            };
            if let Some(word) = words.get_mut(at + 6) {
                *word = instead.0;
            }
        }
        Ok(())
    }
}

/// What a record in a function names as the place or the value of a variable.
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
