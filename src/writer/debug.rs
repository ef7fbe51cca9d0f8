//! Spec: "Debug Instructions": debug locations as `OpLine` and `OpNoLine`.
//!
//! Rule of this file: a line stands in front of the first instruction of a block that has a location, and wherever the
//! location changes; `OpNoLine` where it ends. What `!spirv.Line` lists stands instead where it leads to the location
//! that the instruction has.

use super::context::Writer;
use crate::contract::{self, Attached, LineItem};
use crate::error::Result;
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Value, ValueKind};
use crate::spirv::{Id, Instruction, Opcode, Section, each_instruction, op, push_instruction};
use crate::table::debug::Place;
use crate::table::emulation::LOCATED_LAST;
use crate::table::intrinsic::{OnMemory, on_memory};
use rustc_hash::FxHashMap;

/// What operands are converted by where an instruction is translated; pointers are cast before, at its place.
const CONVERSIONS: &[Opcode] = &[op::ConvertPtrToU, op::ConvertUToPtr];

/// Lines while a function is written.
#[derive(Default)]
pub(crate) struct Lines<'c> {
    /// Whether the function has any.
    active: bool,
    /// The line in force.
    state: Option<Place>,
    /// Lines in front of `OpFunction`, each parameter, and `OpFunctionEnd`.
    head: Vec<u32>,
    parameters: Vec<Vec<u32>>,
    end: Vec<u32>,
    /// Lines in front of labels.
    labels: FxHashMap<Value<'c>, Vec<u32>>,
}

/// Lengths of what is written of a block, before an instruction.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    words: usize,
    variables: usize,
}

impl<'c> Writer<'c, '_> {
    /// The id of a string, declared once.
    ///
    /// # Errors
    /// A string that is too long.
    pub(super) fn string_id(&mut self, text: &[u8]) -> Result<Id> {
        if let Some(id) = self.texts.strings.get(text) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.out.emit_string(Section::DebugSource, op::String, Some(id), &[], text)?;
        self.texts.strings.insert(text.to_vec(), id);
        Ok(id)
    }

    /// Reads what stands in front of the function's head, its parameters and its end.
    ///
    /// # Errors
    /// A file name that is too long.
    pub(super) fn begin_lines(&mut self, function: Value<'c>) -> Result<()> {
        self.function.lines = Lines { active: function.subprogram().is_some(), ..Lines::default() };
        let Some(contract::Lines(items)) = contract::Lines::read(function, &self.kinds) else {
            return Ok(());
        };
        // What was passed last is not said: lines behind it stand in front of the next.
        let (mut words, mut in_head, mut in_body) = (Vec::new(), true, false);
        for item in items {
            match item {
                LineItem::Passed(op::Function) => {
                    in_head = false;
                    self.function.lines.head = std::mem::take(&mut words);
                }
                LineItem::Passed(op::FunctionParameter) => {
                    self.function.lines.parameters.push(std::mem::take(&mut words));
                }
                LineItem::Passed(op::FunctionEnd) => {
                    self.head_line(std::mem::take(&mut words), in_head);
                    in_body = true;
                }
                _ => {
                    let place = self.line_item(&item, &mut words)?;
                    if !in_body {
                        self.function.lines.state = place;
                    }
                }
            }
        }
        if in_body {
            self.function.lines.end = words;
        } else {
            self.head_line(words, in_head);
        }
        Ok(())
    }

    fn head_line(&mut self, words: Vec<u32>, in_head: bool) {
        if in_head {
            self.function.lines.head = words;
        } else {
            self.function.lines.parameters.push(words);
        }
    }

    /// Words of lines in front of the function.
    pub(super) fn head_lines(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.function.lines.head)
    }

    /// Words of lines in front of a parameter.
    pub(super) fn parameter_lines(&mut self, position: u32) -> Vec<u32> {
        let of = self.function.lines.parameters.get_mut(position as usize);
        of.map(std::mem::take).unwrap_or_default()
    }

    /// Words of lines in front of the function's end.
    pub(super) fn end_lines(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.function.lines.end)
    }

    /// Words of lines in front of a label.
    pub(super) fn label_lines(&mut self, block: Value<'c>) -> Vec<u32> {
        self.function.lines.labels.remove(&block).unwrap_or_default()
    }

    /// At the start of a block no scope is in force, and no line, but for that of the function in its first block.
    pub(super) fn begin_block_lines(&mut self, is_first: bool) {
        self.function.scope = None;
        if !is_first {
            self.function.lines.state = None;
        }
    }

    /// How much is written of the block.
    pub(super) fn line_mark(&self) -> Mark {
        Mark { words: self.function.words.len(), variables: self.function.variables.len() }
    }

    /// Puts scope and lines of an instruction in front of what was written for it.
    ///
    /// # Errors
    /// A file name that is too long.
    pub(super) fn locate(&mut self, instruction: Value<'c>, mark: Mark) -> Result<()> {
        if !self.function.lines.active {
            return Ok(());
        }
        let location = instruction.debug_location();
        if instruction.opcode() == Some(LlvmOpcode::Phi) && !self.locates_phis() {
            return Ok(());
        }
        if instruction.opcode() == Some(LlvmOpcode::Alloca) && self.function.variables.len() > mark.variables
        {
            // Variables stand in front of all others; one that comes late takes the line that is in force there.
            if mark.words == self.function.block_start {
                let mut words = self.scope_words(location)?;
                words.extend(self.lines_of(instruction)?);
                self.function.variables.splice(mark.variables..mark.variables, words);
            }
            return Ok(());
        }
        if self.function.words.len() > mark.words {
            let at = self.located(instruction, mark);
            let mut before = Vec::new();
            if at > mark.words && instruction.opcode() == Some(LlvmOpcode::AtomicCmpXchg) {
                // The exchange itself has no place there, unlike what makes the pair of its result.
                before = self.scope_words(None)?;
            }
            let mut words = self.scope_words(location)?;
            words.extend(self.lines_of(instruction)?);
            self.function.words.splice(at..at, words);
            self.function.words.splice(mark.words..mark.words, before);
        }
        Ok(())
    }

    /// Where the lines of an instruction stand: in front of all that was written for it. The Khronos translator has them behind
    /// conversions of its operands, behind an exchange, and right in front of the last of several instructions for one intrinsic.
    fn located(&self, instruction: Value<'c>, mark: Mark) -> usize {
        if self.lines_end() {
            return mark.words;
        }
        let id = self.values.get(&instruction).copied();
        let written = self.function.words.get(mark.words..).unwrap_or_default();
        if let Some(at) = located_late(instruction, id, written) {
            return mark.words + at;
        }
        let is_conversion = |words: &&[u32]| {
            let one = Instruction::new(words, 0, 0);
            CONVERSIONS.contains(&one.opcode()) && one.result_id() != id
        };
        let conversions =
            each_instruction(written).take_while(is_conversion).map(<[u32]>::len).sum::<usize>();
        if conversions < written.len() { mark.words + conversions } else { mark.words }
    }

    /// Puts scope and line of a location in front of what was written since a mark.
    ///
    /// # Errors
    /// A file name that is too long.
    pub(super) fn locate_at(&mut self, location: Option<Metadata<'c>>, mark: Mark) -> Result<()> {
        if !self.function.lines.active || self.function.words.len() <= mark.words {
            return Ok(());
        }
        let mut words = self.scope_words(location)?;
        let place = self.place_of(location)?;
        self.change_line(place, &mut words)?;
        self.function.words.splice(mark.words..mark.words, words);
        Ok(())
    }

    fn lines_of(&mut self, instruction: Value<'c>) -> Result<Vec<u32>> {
        let place = self.place_of(instruction.debug_location())?;
        let mut words = Vec::new();
        if let Some(contract::Lines(items)) = contract::Lines::read(instruction, &self.kinds) {
            let mut state = self.function.lines.state;
            let mut label = None;
            for item in items {
                match item {
                    LineItem::Passed(_) => label = Some(std::mem::take(&mut words)),
                    line => state = self.line_item(&line, &mut words)?,
                }
            }
            if state.and_then(Place::effective) == place {
                self.function.lines.state = state;
                if let (Some(lines), Some(block)) = (label, instruction.block()) {
                    self.function.lines.labels.insert(block.as_value(), lines);
                }
                return Ok(words);
            }
            words.clear();
        }
        self.change_line(place, &mut words)?;
        Ok(words)
    }

    /// Appends the line that is in force from here on, if it is another.
    fn change_line(&mut self, place: Option<Place>, words: &mut Vec<u32>) -> Result<()> {
        let state = self.function.lines.state;
        let is_same = match self.lines_end() {
            true => state.and_then(Place::effective) == place,
            false => place.is_none() || state == place,
        };
        // Without a scope no line counts.
        if is_same || place.is_none() && self.says_no_scope() {
            return Ok(());
        }
        self.function.lines.state = place;
        self.push_place(words, place)
    }

    /// The place of a location.
    fn place_of(&mut self, location: Option<Metadata<'c>>) -> Result<Option<Place>> {
        let Some(location) = location else { return Ok(None) };
        let Some((line, column)) =
            location.location_place().filter(|(line, _)| *line != 0 || !self.lines_end())
        else {
            return Ok(None);
        };
        let Some(scope) = location.location_scope() else { return Ok(None) };
        let file = match self.texts.scope_files.get(&scope).copied() {
            Some(file) => file,
            None => {
                let file = self.line_file(scope.debug_file())?;
                self.texts.scope_files.insert(scope, file);
                file
            }
        };
        Ok(Some(Place { file, line, column }))
    }

    /// Directory and name of a file.
    pub(super) fn full_path(&self, file: Metadata<'_>) -> String {
        let name = file.file_name().unwrap_or_default();
        let directory = file.file_directory().unwrap_or_default();
        let separates = |c: char| matches!(c, '/' | '\\');
        let absolute = name.starts_with(separates) || name.get(1..2) == Some(":");
        if absolute || directory.is_empty() {
            return name.into_owned();
        }
        let separator = if directory.ends_with(separates) { "" } else { "/" };
        format!("{directory}{separator}{name}")
    }

    /// A line in metadata: file, line and column, or nothing for `OpNoLine`.
    fn line_item(&mut self, item: &LineItem<'c>, words: &mut Vec<u32>) -> Result<Option<Place>> {
        let place = match item {
            LineItem::Line { file, line, column } => {
                Some(Place { file: self.string_id(file)?, line: *line, column: *column })
            }
            LineItem::NoLine | LineItem::Passed(_) => None,
        };
        self.push_place(words, place)?;
        Ok(place)
    }

    /// Appends a line, as an instruction of the set of debug information or as `OpLine`.
    fn push_place(&mut self, words: &mut Vec<u32>, place: Option<Place>) -> Result<()> {
        if self.function.value.is_some() && self.debug_line(words, place)? {
            return Ok(());
        }
        match place {
            Some(place) => {
                push_instruction(words, op::Line, None, None, &[place.file.0, place.line, place.column])
            }
            None => push_instruction(words, op::NoLine, None, None, &[]),
        }
    }

    /// The line of a module-scope variable: words in front of it and behind it.
    ///
    /// # Errors
    /// A file name that is too long.
    pub(super) fn variable_lines(&mut self, variable: Value<'c>) -> Result<(Vec<u32>, Vec<u32>)> {
        let (mut before, mut behind) = (Vec::new(), Vec::new());
        let lines = contract::Lines::read(variable, &self.kinds);
        let lines = lines.filter(|_| variable.kind() == ValueKind::Variable);
        if let Some(item) = lines.as_ref().and_then(|lines| lines.0.first()) {
            self.line_item(item, &mut before)?;
            self.push_place(&mut behind, None)?;
        }
        Ok((before, behind))
    }
}

/// Where in what was written for an instruction the Khronos translator has its lines, if not in front or behind conversions.
fn located_late(instruction: Value<'_>, id: Option<Id>, written: &[u32]) -> Option<usize> {
    let place_of = |is_it: &dyn Fn(Instruction<'_>) -> bool| {
        let mut at = 0;
        each_instruction(written).find_map(|words| {
            at += words.len();
            is_it(Instruction::new(words, 0, 0)).then_some((at - words.len(), at))
        })
    };
    if instruction.opcode() == Some(LlvmOpcode::AtomicCmpXchg) {
        return place_of(&|one| one.opcode() == op::AtomicCompareExchange).map(|(_, end)| end);
    }
    let stem = instruction.called_function().and_then(Value::intrinsic_stem)?;
    if LOCATED_LAST.iter().any(|prefix| stem.starts_with(prefix)) {
        return place_of(&|one| id.is_some() && one.result_id() == id).map(|(start, _)| start);
    }
    // What a filling copies from is cast there, the place that is filled before.
    let is_cast = |words: &&[u32]| Instruction::new(words, 0, 0).opcode() == op::Bitcast;
    if on_memory(stem) == Some(OnMemory::Set) && each_instruction(written).filter(is_cast).count() == 1 {
        return place_of(&|one| one.opcode() == op::CopyMemorySized).map(|(start, _)| start);
    }
    None
}
