//! Spec: "Debug Instructions": debug locations as `OpLine` and `OpNoLine`.
//!
//! Rule of this file: a line is emitted before the first instruction of a block that has a location, and
//! wherever the location changes; `OpNoLine` where it ends. The list in `!spirv.Line` is emitted instead if
//! it results in the location of the instruction.

use super::context::Writer;
use crate::contract::{self, Attached, LineItem};
use crate::error::Result;
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Value, ValueKind};
use crate::spirv::{Id, Instruction, Opcode, Section, each_instruction, op, push_instruction};
use crate::table::debug::Place;
use crate::table::emulation::LOCATED_LAST;
use crate::table::intrinsic::{OnMemory, on_memory};
use rustc_hash::FxHashMap;

/// Conversions of operands emitted at the position of an instruction; see [`Writer::located`].
const CONVERSIONS: &[Opcode] = &[op::ConvertPtrToU, op::ConvertUToPtr];

/// Line information of the function being written.
#[derive(Default)]
pub(crate) struct Lines<'c> {
    /// Whether the function has line information.
    active: bool,
    /// Whether debug information says nothing of the function but lines, which are `OpLine` then.
    is_plain: bool,
    /// The line in effect.
    pub(super) state: Option<Place>,
    /// The line of `OpLine`, where a set describes the function: lines of the set precede it.
    pub(super) plain: Option<Place>,
    /// Whether an instruction has the function's `DebugFunctionDefinition` in front, and whether that one is written.
    pub(super) defines_late: bool,
    pub(super) is_defined: bool,
    /// Line instructions before `OpFunction`, each parameter, and `OpFunctionEnd`.
    head: Vec<u32>,
    parameters: Vec<Vec<u32>>,
    end: Vec<u32>,
    /// An instruction with lines in front that was not written.
    passed: Option<Value<'c>>,
    /// Line instructions before labels.
    pub(super) labels: FxHashMap<Value<'c>, Vec<u32>>,
}

/// Lengths of the block's output before an instruction.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    words: usize,
    variables: usize,
}

impl<'c> Writer<'c, '_> {
    /// The id of an OpString, deduplicated.
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

    /// Reads the lines that precede the function, its parameters and its end.
    ///
    /// # Errors
    /// A file name that is too long.
    pub(super) fn begin_lines(&mut self, function: Value<'c>) -> Result<()> {
        // Code that was inlined into a function without a description has locations, too.
        let active = function.subprogram().is_some() || self.debug.has_units;
        let unit = function.subprogram().and_then(Metadata::debug_unit);
        let is_plain = unit.is_some_and(|unit| !Self::is_full(unit));
        self.function.lines = Lines { active, is_plain, ..Lines::default() };
        let Some(contract::Lines(items)) = contract::Lines::read(function, &self.kinds) else {
            return Ok(());
        };
        // The last instruction passed is not listed: lines after the last mark precede the next instruction.
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
                LineItem::Definition => self.function.lines.defines_late = self.has_definition(function),
                _ if self.tells_described_lines() => self.told_item(&item, None, &mut words)?,
                _ => {
                    let place = self.line_item(&item, &mut words, false)?;
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
        if function.subprogram().is_none() {
            // It has no lines in its body.
            self.function.lines.state = None;
        }
        if self.tells_described_lines() {
            // Lines in front of a function say nothing of its instructions.
            (self.function.lines.state, self.function.lines.plain) = (None, None);
            self.function.scope = None;
        }
        Ok(())
    }

    /// Whether debug information describes the function being written: other lines are `OpLine`.
    pub(super) fn is_described(&self) -> bool {
        !self.function.lines.is_plain
    }

    fn head_line(&mut self, words: Vec<u32>, in_head: bool) {
        if in_head {
            self.function.lines.head = words;
        } else {
            self.function.lines.parameters.push(words);
        }
    }

    /// Line instructions before the function.
    pub(super) fn head_lines(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.function.lines.head)
    }

    /// Line instructions before a parameter.
    pub(super) fn parameter_lines(&mut self, position: u32) -> Vec<u32> {
        let of = self.function.lines.parameters.get_mut(position as usize);
        of.map(std::mem::take).unwrap_or_default()
    }

    /// Line instructions before the function's end.
    pub(super) fn end_lines(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.function.lines.end)
    }

    /// Line instructions before a label.
    pub(super) fn label_lines(&mut self, block: Value<'c>) -> Vec<u32> {
        self.function.lines.labels.remove(&block).unwrap_or_default()
    }

    /// Resets scope and line at the start of a block; the first block keeps the function's line.
    pub(super) fn begin_block_lines(&mut self, is_first: bool) {
        self.function.scope = None;
        if !is_first {
            self.function.lines.state = None;
        }
        self.function.lines.plain = None;
    }

    /// The current length of the block's output.
    pub(super) fn line_mark(&self) -> Mark {
        Mark { words: self.function.words.len(), variables: self.function.variables.len() }
    }

    /// Inserts scope and line of an instruction before its output.
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
            // Variables precede all other instructions, those that only describe among them; a late one takes the line in effect there.
            if mark.words == self.function.block_start && !self.lines_are_non_semantic() {
                let mut words = self.scope_words(location)?;
                words.extend(self.lines_of(instruction)?);
                self.function.variables.splice(mark.variables..mark.variables, words);
            }
            return Ok(());
        }
        if self.function.words.len() == mark.words
            && contract::Lines::read(instruction, &self.kinds).is_some()
        {
            // What follows it writes for it.
            self.function.lines.passed = Some(instruction);
        }
        if self.function.words.len() > mark.words {
            let at = self.located(instruction, mark);
            let mut before = Vec::new();
            if at > mark.words && instruction.opcode() == Some(LlvmOpcode::AtomicCmpXchg) {
                // The exchange itself has no location, unlike the instructions that build its result.
                before = self.scope_words(None)?;
            }
            let words = match self.told_lines(instruction)? {
                Some(words) => words,
                None => {
                    let mut words = self.scope_words(location)?;
                    words.extend(self.lines_of(instruction)?);
                    words
                }
            };
            self.function.words.splice(at..at, words);
            self.function.words.splice(mark.words..mark.words, before);
        }
        Ok(())
    }

    /// Where to insert the lines of an instruction: before its output if lines last until the next ones. Else
    /// a line belongs to one instruction, and is inserted after conversions of operands, after an exchange,
    /// and before the last of several instructions for certain intrinsics.
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

    /// Inserts scope and line of a location before the output since a mark.
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

    /// The lines that metadata lists before an instruction, or before one in front of it that became no instruction of its own.
    pub(super) fn lines_before(&mut self, instruction: Value<'c>) -> Option<contract::Lines<'c>> {
        let passed = self.function.lines.passed.take();
        let passed = passed.filter(|passed| passed.block() == instruction.block());
        let own = contract::Lines::read(instruction, &self.kinds);
        own.or_else(|| contract::Lines::read(passed?, &self.kinds))
    }

    fn lines_of(&mut self, instruction: Value<'c>) -> Result<Vec<u32>> {
        let place = self.place_of(instruction.debug_location())?;
        let mut words = Vec::new();
        let told = self.lines_before(instruction);
        if let Some(contract::Lines(items)) = told.filter(|_| !self.tells_described_lines()) {
            let mut state = self.function.lines.state;
            let mut label = None;
            let passed = items.iter().rposition(|item| matches!(item, LineItem::Passed(_)));
            for (position, item) in items.iter().enumerate() {
                match item {
                    LineItem::Passed(_) => label = Some(std::mem::take(&mut words)),
                    line => {
                        let in_block = passed.is_none_or(|passed| passed < position);
                        state = self.line_item(line, &mut words, in_block)?;
                    }
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

    /// Appends a line instruction if the line changes.
    pub(super) fn change_line(&mut self, place: Option<Place>, words: &mut Vec<u32>) -> Result<()> {
        let state = self.function.lines.state.or(self.function.lines.plain);
        let is_same = match self.lines_end() {
            true => state.and_then(Place::effective) == place,
            false => place.is_none() || state == place,
        };
        // Without a scope there is no line to end.
        if is_same || place.is_none() && self.says_no_scope() {
            return Ok(());
        }
        self.function.lines.state = place;
        self.push_place(words, place)
    }

    /// The file, line and column of a location.
    pub(super) fn place_of(&mut self, location: Option<Metadata<'c>>) -> Result<Option<Place>> {
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

    /// The path of a file, with its directory.
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

    /// Emits a line from metadata; returns `None` for `OpNoLine`. Instructions of the debug information set stand in blocks alone.
    pub(super) fn line_item(
        &mut self,
        item: &LineItem<'c>,
        words: &mut Vec<u32>,
        in_block: bool,
    ) -> Result<Option<Place>> {
        let place = match item {
            LineItem::Line { file, line, column, .. } => {
                Some(Place { file: self.string_id(file)?, line: *line, column: *column })
            }
            _ => None,
        };
        let end = if let LineItem::Line { end, .. } = item { *end } else { None };
        match in_block {
            true => self.push_ended_place(words, place, end)?,
            false => Self::push_line(words, place)?,
        }
        Ok(place)
    }

    /// Appends a line instruction, of the debug information set or `OpLine`.
    fn push_place(&mut self, words: &mut Vec<u32>, place: Option<Place>) -> Result<()> {
        self.push_ended_place(words, place, None)
    }

    fn push_ended_place(
        &mut self,
        words: &mut Vec<u32>,
        place: Option<Place>,
        end: Option<(u32, u32)>,
    ) -> Result<()> {
        if self.function.value.is_some() && self.debug_line(words, place, end)? {
            return Ok(());
        }
        Self::push_line(words, place)
    }

    /// Appends `OpLine` or `OpNoLine`.
    pub(super) fn push_line(words: &mut Vec<u32>, place: Option<Place>) -> Result<()> {
        match place {
            Some(place) => {
                push_instruction(words, op::Line, None, None, &[place.file.0, place.line, place.column])
            }
            None => push_instruction(words, op::NoLine, None, None, &[]),
        }
    }

    /// The line instructions before and after a module-scope variable.
    ///
    /// # Errors
    /// A file name that is too long.
    pub(super) fn variable_lines(&mut self, variable: Value<'c>) -> Result<(Vec<u32>, Vec<u32>)> {
        let (mut before, mut behind) = (Vec::new(), Vec::new());
        let lines = contract::Lines::read(variable, &self.kinds);
        let lines = lines.filter(|_| variable.kind() == ValueKind::Variable);
        if let Some(item) = lines.as_ref().and_then(|lines| lines.0.first()) {
            self.line_item(item, &mut before, false)?;
            self.push_place(&mut behind, None)?;
        }
        Ok((before, behind))
    }
}

/// The offset in an instruction's output at which its lines are inserted, if neither at the start nor after
/// conversions.
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
    // In a fill, the single cast is of the source; the destination is cast before.
    let is_cast = |words: &&[u32]| Instruction::new(words, 0, 0).opcode() == op::Bitcast;
    if on_memory(stem) == Some(OnMemory::Set) && each_instruction(written).filter(is_cast).count() == 1 {
        return place_of(&|one| one.opcode() == op::CopyMemorySized).map(|(start, _)| start);
    }
    None
}
