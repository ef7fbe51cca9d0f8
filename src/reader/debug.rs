//! Spec: "Debug Instructions": `OpLine` and `OpNoLine` as debug locations.
//!
//! Rule of this file: the location of an instruction is the line in effect at it. The writer emits lines by
//! its own rule (see `writer/debug.rs`); where the module's lines differ from that, `!spirv.Line` of the
//! instruction lists those before it.
//!
//! A function with a subprogram in the debug information takes its locations from there, see
//! `debug_info/scopes.rs`; lines are forwarded to it.

use super::context::Reader;
use super::function::FunctionRange;
use crate::contract::{self, Attached, LineItem, LooseString};
use crate::error::{Error, Result};
use crate::llvm::{CompileUnit, DebugField, MdKind, Metadata, ModuleFlagBehavior, Subprogram, Value};
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::debug::Place;
use crate::table::debug_info::value::{INFO_VERSION_FLAG, PRODUCER_OF_LINES};
use crate::table::module::{DEBUG_INFO_VERSION, dwarf_language};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// An item before an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item<'c> {
    /// `OpLine` or `OpNoLine`, or the same of a set of debug information.
    Line(Option<Place>),
    /// `DebugLine` with another end than the usual one: line and column.
    Ended(Place, (u32, u32)),
    /// `OpLine` or `OpNoLine` in a function that a set describes.
    Plain(Option<Place>),
    /// `DebugScope` with its location.
    Scope(Metadata<'c>),
    /// `DebugNoScope`.
    NoScope,
    /// `DebugFunctionDefinition` behind other instructions.
    Definition,
    /// An instruction without an LLVM equivalent.
    Passed(Opcode),
}

/// Line information of the function being read.
#[derive(Default)]
pub(super) struct Lines<'c> {
    /// The function's subprogram; without it the function has no lines.
    subprogram: Option<Metadata<'c>>,
    /// The line in effect.
    pub(super) state: Option<Place>,
    /// The line of `OpLine`, where a set describes the function: lines of the set precede it.
    pub(super) plain: Option<Place>,
    /// Line and scope in effect by the writer's rule.
    pub(super) written: Option<Place>,
    pub(super) written_scope: Option<(Metadata<'c>, Option<Metadata<'c>>)>,
    /// The items since the last LLVM instruction.
    pub(super) pending: Vec<Item<'c>>,
    /// The last LLVM instruction of the block before the current instruction.
    pub(super) before: Option<Value<'c>>,
    /// Scopes for files other than the function's own.
    scopes: FxHashMap<Id, Metadata<'c>>,
    /// The function's file.
    file: Option<Id>,
    /// The function, if debug information describes it.
    pub(super) function: Option<Value<'c>>,
    /// Whether debug information describes the function.
    pub(super) is_described: bool,
}

/// Emission kind of a compilation unit with line tables only.
const LINES_ONLY: u32 = 2;

/// File name of a unit whose file has none.
const NAMELESS: &str = "<unknown>";

impl<'c, 'm> Reader<'c, 'm> {
    pub(super) fn place_of(&self, line: Instruction<'m>) -> Result<Option<Place>> {
        if line.opcode() == op::NoLine {
            return Ok(None);
        }
        let file = line.id(0)?;
        self.spirv.text(file)?;
        Ok(Some(Place { file, line: line.operand(1)?, column: line.operand(2)? }))
    }

    /// Lists the strings that no instruction refers to. Lines in front of types and constants do not count.
    ///
    /// # Errors
    /// A string without its end.
    pub(super) fn loose_strings(&self) -> Result<()> {
        let mut strings: FxHashSet<u32> = FxHashSet::default();
        let mut in_function = false;
        for instruction in self.spirv.instructions() {
            let used = match instruction.opcode() {
                op::String => {
                    strings.extend(instruction.result_id().map(|id| id.0));
                    &[]
                }
                op::Function => {
                    in_function = true;
                    &[]
                }
                op::Line if in_function => instruction.operands().get(..1).unwrap_or_default(),
                op::Source => instruction.operands().get(2..3).unwrap_or_default(),
                opcode if opcode.is_extended() => instruction.operands().get(2..).unwrap_or_default(),
                _ => &[],
            };
            if !strings.is_empty() {
                for word in used {
                    strings.remove(word);
                }
            }
        }
        let is_loose = |i: &Instruction<'m>| i.result_id().is_some_and(|id| strings.contains(&id.0));
        for string in self.spirv.declarations().filter(|i| i.opcode() == op::String).filter(is_loose) {
            self.list(LooseString(Cow::Owned(string.string_bytes(0)?.0)));
        }
        Ok(())
    }

    /// Creates subprograms for the functions with lines.
    ///
    /// # Errors
    /// A line whose file is not a string.
    pub(super) fn subprograms(&mut self, ranges: &[FunctionRange<'m>]) -> Result<()> {
        if !self.lines.has_strings {
            return Ok(());
        }
        let mut unit = None;
        for range in ranges {
            let is_described = self.description(range.id).is_some();
            if is_described || self.has_scopes(*range) {
                continue;
            }
            let numbers = range.head.number()..range.end;
            let mut lines =
                numbers.filter_map(|number| self.spirv.at(number)).filter(|i| i.opcode() == op::Line);
            let Some(first) = lines.next().filter(|_| range.body < range.end) else { continue };
            let place = self.place_of(first).map_err(|error| self.place(first, error))?;
            let Some(place) = place else { continue };
            let name = self.spirv.text(place.file)?;
            let file = self.llvm.debug_file(&name, "");
            let unit = match unit {
                Some(unit) => unit,
                // LLVM rejects a unit whose file has no name.
                None if name.is_empty() => {
                    *unit.insert(self.compile_unit(self.llvm.debug_file(NAMELESS, ""))?)
                }
                None => *unit.insert(self.compile_unit(file)?),
            };
            let function = self.value(range.id)?;
            let name = function.name().into_owned();
            let line = self.leading(range.head.number()).last().copied().flatten();
            let about = Subprogram {
                name: &name,
                linkage_name: "",
                line: line.map_or(place.line, |line| line.line),
                local: false,
                optimized: false,
            };
            let subprogram = self.llvm.debug_subprogram(file, file, unit, about);
            let subprogram = subprogram.ok_or_else(|| Error::internal("a function without a file"))?;
            function.set_subprogram(subprogram);
            self.lines.lined.insert(range.head.number(), place.file);
        }
        Ok(())
    }

    fn compile_unit(&mut self, file: Metadata<'c>) -> Result<Metadata<'c>> {
        let sources = self.spirv.declarations();
        let source = sources.into_iter().find(|i| i.opcode() == op::Source);
        let language = dwarf_language(source.map_or(Ok(0), |source| source.operand(0))?);
        let about =
            CompileUnit { language, producer: PRODUCER_OF_LINES, optimized: false, emission: LINES_ONLY };
        if self.module.flag(INFO_VERSION_FLAG).is_none() {
            let version = self.u32_metadata(DEBUG_INFO_VERSION);
            self.module.add_flag(ModuleFlagBehavior::Warning, INFO_VERSION_FLAG, version);
        }
        let unit = self.module.add_debug_compile_unit(file, about);
        unit.ok_or_else(|| Error::internal("a compilation unit without a file"))
    }

    /// The lines immediately before an instruction, in order.
    pub(super) fn leading(&self, number: u32) -> Vec<Option<Place>> {
        let mut lines = Vec::new();
        for number in (0..number).rev() {
            let Some(line) = self.spirv.at(number).filter(|i| i.opcode().is_line()) else {
                break;
            };
            lines.push(self.place_of(line).unwrap_or(None));
        }
        lines.reverse();
        lines
    }

    /// Reads the lines before a function and its parameters.
    pub(super) fn begin_lines(&mut self, range: FunctionRange<'m>, function: Value<'c>) -> Result<()> {
        self.function.lines = Lines::default();
        if self.begin_scopes(range) {
            self.function.lines.is_described = true;
            self.builder.set_debug_location(None);
            let items = match self.model.environment.has_interface_variables() {
                true => self.described_head(range)?,
                false => Vec::new(),
            };
            self.function.lines.function = Some(function);
            return self.function_lines(function, &items);
        }
        if !self.lines.has_strings {
            return Ok(());
        }
        let mut items: Vec<Item<'c>> =
            self.leading(range.head.number()).into_iter().map(Item::Line).collect();
        items.push(Item::Passed(op::Function));
        for number in range.parameters..range.body {
            let Some(instruction) = self.spirv.at(number) else { break };
            match instruction.opcode() {
                op::Line | op::NoLine => items.push(Item::Line(self.place_of(instruction)?)),
                opcode => items.push(Item::Passed(opcode)),
            }
        }
        if function.subprogram().is_none() {
            // Its body has no places, but may end the line in front of it.
            let lines = (range.body..range.end).map_while(|number| self.spirv.at(number));
            for line in lines.take_while(|line| line.opcode().is_line()) {
                items.push(Item::Line(self.place_of(line)?));
            }
        }
        let state = items.iter().rev().find_map(|item| match item {
            Item::Line(place) => Some(*place),
            _ => None,
        });
        let state = state.flatten();
        self.function.lines = Lines {
            subprogram: function.subprogram().filter(|_| range.body < range.end),
            state,
            written: state,
            file: self.lines.lined.get(&range.head.number()).copied(),
            ..Lines::default()
        };
        self.builder.set_debug_location(None);
        if self.function.lines.subprogram.is_some() {
            self.set_location(state)?;
        }
        while matches!(items.last(), Some(Item::Passed(_))) {
            items.pop();
        }
        self.function_lines(function, &items)
    }

    /// Attaches the lines before `OpFunctionEnd`.
    pub(super) fn end_lines(&mut self, function: Value<'c>) -> Result<()> {
        self.builder.set_debug_location(None);
        let mut items = std::mem::take(&mut self.function.lines.pending);
        if items.is_empty() {
            return Ok(());
        }
        // They follow the lines before the function.
        let mut lines = contract::Lines::read(function, &self.kinds).unwrap_or(contract::Lines(Vec::new()));
        items.insert(0, Item::Passed(op::FunctionEnd));
        lines.0.extend(self.line_items(&items, None)?);
        lines.write(function, self.llvm, &self.kinds);
        Ok(())
    }

    fn function_lines(&self, function: Value<'c>, items: &[Item<'c>]) -> Result<()> {
        if !items.is_empty() {
            contract::Lines(self.line_items(items, None)?).write(function, self.llvm, &self.kinds);
        }
        Ok(())
    }

    /// The items as the contract has them, in front of an instruction at a location.
    pub(super) fn line_items(
        &self,
        items: &[Item<'c>],
        location: Option<Metadata<'c>>,
    ) -> Result<Vec<LineItem<'c>>> {
        let last_scope = items.iter().rposition(|item| matches!(item, Item::Scope(_)));
        // LLVM has no location in such metadata, and so no call that a scope was inlined at.
        let is_inlined = |at: &Metadata<'c>| at.debug_part(DebugField::InlinedAt).is_some();
        let is_sayable = |(position, item): &(usize, &Item<'c>)| match item {
            Item::Scope(at) => location.is_some() && last_scope == Some(*position) || !is_inlined(at),
            _ => true,
        };
        let of = |(position, item): (usize, &Item<'c>)| match item {
            Item::Passed(opcode) => Ok(LineItem::Passed(*opcode)),
            Item::Line(place) => self.line_item(*place, None),
            Item::Ended(place, end) => self.line_item(Some(*place), Some(*end)),
            Item::Plain(Some(Place { file, line, column })) => {
                let file = Cow::Owned(self.spirv.text(*file)?.into_bytes());
                Ok(LineItem::Plain(Some((file, *line, *column))))
            }
            Item::Plain(None) => Ok(LineItem::Plain(None)),
            Item::Scope(_) if location.is_some() && last_scope == Some(position) => Ok(LineItem::Scope(None)),
            Item::Scope(at) => Ok(LineItem::Scope(at.debug_part(DebugField::Scope))),
            Item::NoScope => Ok(LineItem::NoScope),
            Item::Definition => Ok(LineItem::Definition),
        };
        items.iter().enumerate().filter(is_sayable).map(of).collect()
    }

    fn line_item(&self, place: Option<Place>, end: Option<(u32, u32)>) -> Result<LineItem<'c>> {
        let Some(Place { file, line, column }) = place else { return Ok(LineItem::NoLine) };
        let file = Cow::Owned(self.spirv.text(file)?.into_bytes());
        Ok(LineItem::Line { file, line, column, end })
    }

    /// `OpLine` and `OpNoLine` in a function.
    pub(super) fn line(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let place = self.place_of(instruction)?;
        if self.function.lines.is_described {
            self.pass_plain_line(place);
            return self.described_line(instruction);
        }
        if self.function.lines.subprogram.is_none() {
            return Ok(());
        }
        self.function.lines.pending.push(Item::Line(place));
        self.function.lines.state = place;
        self.set_location(place)
    }

    /// Sets the location of the following LLVM instructions.
    fn set_location(&mut self, place: Option<Place>) -> Result<()> {
        let location = match place {
            Some(place) => {
                let scope = self.scope_of(place.file)?;
                self.llvm.debug_location(place.line, place.column, scope)
            }
            None => None,
        };
        self.builder.set_debug_location(location);
        Ok(())
    }

    fn scope_of(&mut self, file: Id) -> Result<Metadata<'c>> {
        let subprogram = self.function.lines.subprogram;
        let subprogram = subprogram.ok_or_else(|| Error::internal("a line in a function without lines"))?;
        if self.function.lines.file == Some(file) {
            return Ok(subprogram);
        }
        if let Some(scope) = self.function.lines.scopes.get(&file) {
            return Ok(*scope);
        }
        let node = self.llvm.debug_file(&self.spirv.text(file)?, "");
        let scope = self.llvm.debug_lexical_file(subprogram, node);
        let scope = scope.ok_or_else(|| Error::internal("a scope without a function"))?;
        self.function.lines.scopes.insert(file, scope);
        Ok(scope)
    }

    /// Records the position before an instruction's LLVM instructions.
    pub(super) fn enter_line(&mut self) {
        if self.function.lines.subprogram.is_some() || self.tells_described_lines() {
            self.function.lines.before = self.last_made();
        }
    }

    /// Attaches the lines before an instruction if the writer would emit different ones.
    pub(super) fn leave_line(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if self.function.lines.is_described {
            self.tell_described_lines(instruction)?;
            self.leave_described(instruction);
            return Ok(());
        }
        if self.function.lines.subprogram.is_none() || instruction.opcode().is_line() {
            return Ok(());
        }
        if instruction.opcode() == op::Label {
            // The writer emits lines after the label only.
            if !self.function.lines.pending.is_empty() {
                self.function.lines.pending.push(Item::Passed(op::Label));
            }
            return Ok(());
        }
        let before = self.function.lines.before;
        if self.last_made() == before {
            return Ok(());
        }
        self.tell_pending_lines(before)?;
        if instruction.opcode().is_terminator() {
            self.function.lines.state = None;
            self.function.lines.written = None;
            self.builder.set_debug_location(None);
        }
        Ok(())
    }

    /// Attaches the pending lines to what was made behind `before`, if the writer would emit different ones.
    fn tell_pending_lines(&mut self, before: Option<Value<'c>>) -> Result<()> {
        let effective = |place: Option<Place>| place.and_then(Place::effective);
        let lines = &mut self.function.lines;
        let (state, written) = (lines.state, lines.written);
        lines.written = state;
        let pending = std::mem::take(&mut lines.pending);
        let usual = match effective(state) {
            same if same == effective(written) => pending.is_empty(),
            place => pending == [Item::Line(place)],
        };
        if !usual {
            let lines = contract::Lines(self.line_items(&pending, None)?);
            for value in self.made_since(before) {
                lines.write(value, self.llvm, &self.kinds);
            }
        }
        Ok(())
    }

    /// LLVM requires a location on a call between functions with subprograms.
    pub(super) fn locate_call(&self, call: Value<'c>, callee: Value<'c>) {
        let located = call.metadata(MdKind::DBG).is_some() || callee.subprogram().is_none();
        let subprogram = self.function.lines.subprogram.or(self.own_description());
        if let Some(subprogram) = subprogram.filter(|_| !located) {
            call.set_metadata(MdKind::DBG, self.llvm.debug_location(0, 0, subprogram));
        }
    }

    /// A line at module scope, which applies to the following variables.
    pub(super) fn module_line(&mut self, line: Instruction<'m>) -> Result<()> {
        self.lines.module_place = self.place_of(line)?;
        Ok(())
    }

    /// Attaches the line of a module-scope variable.
    pub(super) fn variable_line(&self, variable: Value<'c>) -> Result<()> {
        let Some(place) = self.lines.module_place else { return Ok(()) };
        self.function_lines(variable, &[Item::Line(Some(place))])
    }
}
