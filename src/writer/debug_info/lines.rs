//! Lines and scopes of shaders that a set of debug information describes, where `!spirv.Line` lists them.
//!
//! Rule of this file: the list is emitted if scope and line behind it are those of the instruction's location. Where a block has had no
//! scope, a location in the function itself is a line without one.

use super::Writer;
use crate::contract::{self, Attached, LineItem};
use crate::error::Result;
use crate::llvm::{DebugField, Metadata, Value};
use crate::table::debug::Place;
use crate::table::debug_info::number;

impl<'c> Writer<'c, '_> {
    /// Whether metadata lists scopes beside lines: in shaders that a set describes.
    pub(in crate::writer) fn tells_described_lines(&self) -> bool {
        self.is_shader() && self.debug.set.is_some() && self.is_described()
    }

    /// Whether a location denotes that a variable is declared outside any scope: one without a line, in the scope of the variable, where the
    /// block has had none.
    pub(super) fn is_out_of_scope(
        &self,
        variable: Option<Metadata<'c>>,
        location: Option<Metadata<'c>>,
    ) -> bool {
        let (Some(variable), Some(location)) = (variable, location) else { return false };
        self.tells_described_lines()
            && self.function.scope.is_none()
            && location.location_place().is_some_and(|(line, _)| line == 0)
            && location.debug_part(DebugField::InlinedAt).is_none()
            && location.debug_part(DebugField::Scope) == variable.debug_part(DebugField::Scope)
    }

    /// The scopes and lines that metadata lists before an instruction; `None` if it lists none, or others than those of its location.
    ///
    /// # Errors
    /// A name that is too long.
    pub(in crate::writer) fn told_lines(&mut self, instruction: Value<'c>) -> Result<Option<Vec<u32>>> {
        if !self.tells_described_lines() {
            return Ok(None);
        }
        let Some(contract::Lines(items)) = self.lines_before(instruction) else { return Ok(None) };
        let location = instruction.debug_location();
        let lines = &self.function.lines;
        let before = (self.function.scope, lines.state, lines.plain);
        let (mut words, mut label, mut definition) = (Vec::new(), None, Vec::new());
        for item in &items {
            match item {
                LineItem::Passed(_) => {
                    label = Some(std::mem::take(&mut words));
                    self.begin_block_lines(false);
                }
                LineItem::Definition => {
                    definition = self.definition_words()?;
                    words.extend_from_slice(&definition);
                }
                item => self.told_item(item, location, &mut words)?,
            }
        }
        if self.is_told(location)? {
            if let (Some(lines), Some(block)) = (label, instruction.block()) {
                self.function.lines.labels.insert(block.as_value(), lines);
            }
            return Ok(Some(words));
        }
        (self.function.scope, self.function.lines.state, self.function.lines.plain) = before;
        if definition.is_empty() {
            return Ok(None);
        }
        definition.extend(self.scope_words(location)?);
        let place = self.place_of(location)?;
        self.change_line(place, &mut definition)?;
        Ok(Some(definition))
    }

    /// Appends an item of a list, and puts it in effect.
    ///
    /// # Errors
    /// A name that is too long.
    pub(in crate::writer) fn told_item(
        &mut self,
        item: &LineItem<'c>,
        location: Option<Metadata<'c>>,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        match item {
            LineItem::Scope(scope) => {
                let at = match scope {
                    Some(scope) => self.context.debug_inlined_location(0, 0, *scope, None, false),
                    None => location,
                };
                if let Some(location) = at {
                    // A repeated scope is emitted, too.
                    self.function.scope = None;
                    words.extend(self.scope_words(Some(location))?);
                }
            }
            LineItem::NoScope => {
                self.function.scope = None;
                self.push_in_function(words, &[number::NO_SCOPE])?;
            }
            LineItem::Plain(place) => {
                let place = match place {
                    Some((file, line, column)) => {
                        Some(Place { file: self.string_id(file)?, line: *line, column: *column })
                    }
                    None => None,
                };
                let lines = &mut self.function.lines;
                match self.debug.is_non_semantic() {
                    true => lines.plain = place,
                    false => lines.state = place,
                }
                Self::push_line(words, place)?;
            }
            LineItem::Passed(_) | LineItem::Definition => {}
            LineItem::Line { .. } | LineItem::NoLine => {
                self.function.lines.state = self.line_item(item, words, true)?;
            }
        }
        Ok(())
    }

    /// Whether scope and line in effect are those of a location.
    fn is_told(&mut self, location: Option<Metadata<'c>>) -> Result<bool> {
        let lines = &self.function.lines;
        let line = lines.state.or(lines.plain).and_then(Place::effective);
        let scope = match location {
            Some(location) => self.scope_of_location(location)?,
            None => None,
        };
        let own = self.function.value.and_then(Value::subprogram);
        let is_own = location.is_some_and(|location| {
            location.debug_part(DebugField::Scope) == own
                && location.debug_part(DebugField::InlinedAt).is_none()
        });
        let has_scope = self.function.scope == scope || self.function.scope.is_none() && is_own;
        let place = self.place_of(location)?;
        Ok(has_scope && (line == place || location.is_none()))
    }

    /// The function's `DebugFunctionDefinition`.
    fn definition_words(&mut self) -> Result<Vec<u32>> {
        let lines = &mut self.function.lines;
        let Some(function) = self.function.value.filter(|_| lines.defines_late && !lines.is_defined) else {
            return Ok(Vec::new());
        };
        lines.is_defined = true;
        let id = self.id_of_function(function)?;
        self.function_definition(function, id)
    }

    /// Writes the function's `DebugFunctionDefinition` if metadata lists it before an instruction with places of variables, which follow it.
    ///
    /// # Errors
    /// A name that is too long.
    pub(super) fn definition_before_records(&mut self, instruction: Value<'c>) -> Result<()> {
        if self.function.lines.defines_late && self.is_definition_listed(instruction) {
            let words = self.definition_words()?;
            self.function.words.extend(words);
        }
        Ok(())
    }

    fn is_definition_listed(&self, instruction: Value<'c>) -> bool {
        let told = contract::Lines::read(instruction, &self.kinds);
        told.is_some_and(|told| told.0.iter().any(|item| matches!(item, LineItem::Definition)))
    }

    /// Whether metadata lists the function's `DebugFunctionDefinition` before one of its instructions.
    pub(in crate::writer) fn has_definition(&self, function: Value<'c>) -> bool {
        let instructions = function.blocks().flat_map(|block| block.instructions());
        instructions.filter(|one| self.is_definition_listed(*one)).count() == 1
    }
}
