//! Lines and scopes of shaders that a set of debug information describes, as the module has them.
//!
//! Rule of this file: where scope and line in front of an instruction differ from those that the writer would derive from its location
//! (see `writer/debug_info/lines.rs`), `!spirv.Line` lists them all.

use super::Reader;
use crate::contract::{self, Attached, LineItem};
use crate::error::Result;
use crate::llvm::{DebugField as F, Metadata, Opcode, Value};
use crate::reader::debug::Item;
use crate::reader::function::FunctionRange;
use crate::spirv::{Instruction, op};
use crate::table::debug::Place;
use crate::table::debug_info::number;

impl<'c, 'm> Reader<'c, 'm> {
    /// Whether the lines of the set of debug information are recorded where the writer would emit others: in shaders.
    pub(in crate::reader) fn tells_described_lines(&self) -> bool {
        self.function.lines.is_described && self.model.environment.has_interface_variables()
    }

    /// `DebugLine` and `DebugNoLine`, with line and column at the end.
    pub(super) fn pass_described_line(&mut self, place: Option<Place>, end: (u32, u32)) {
        if self.tells_described_lines() {
            self.function.lines.state = place;
            self.function.lines.pending.push(match place {
                Some(place) if place.usual_end() != end => Item::Ended(place, end),
                place => Item::Line(place),
            });
        }
    }

    /// `OpLine` and `OpNoLine`.
    pub(in crate::reader) fn pass_plain_line(&mut self, place: Option<Place>) {
        if self.tells_described_lines() {
            let item = self.plain_line(place);
            let lines = &mut self.function.lines;
            match item {
                Item::Plain(_) => lines.plain = place,
                _ => lines.state = place,
            }
            lines.pending.push(item);
        }
    }

    /// `OpLine` and `OpNoLine` in a function that a set describes. Some sets have no other lines.
    fn plain_line(&self, place: Option<Place>) -> Item<'c> {
        match self.debug.sets.values().any(|set| set.is_non_semantic()) {
            true => Item::Plain(place),
            false => Item::Line(place),
        }
    }

    /// The lines before a function, its parameters and its first block.
    ///
    /// # Errors
    /// A file that is no string.
    pub(in crate::reader) fn described_head(&mut self, range: FunctionRange<'m>) -> Result<Vec<Item<'c>>> {
        let leading = self.leading(range.head.number());
        let mut items: Vec<_> = leading.into_iter().map(|place| self.plain_line(place)).collect();
        items.push(Item::Passed(op::Function));
        for number in range.parameters..range.body {
            let Some(instruction) = self.spirv.at(number) else { break };
            match instruction.opcode() {
                op::Line | op::NoLine => items.push(self.plain_line(self.place_of(instruction)?)),
                op::FunctionParameter => items.push(Item::Passed(op::FunctionParameter)),
                _ => match self.described(instruction).map(|described| described.number) {
                    Some(number::NO_LINE) => items.push(Item::Line(None)),
                    Some(number::NO_SCOPE) => items.push(Item::NoScope),
                    _ => {}
                },
            }
        }
        while matches!(items.last(), Some(Item::Passed(_))) {
            items.pop();
        }
        Ok(items)
    }

    /// `DebugScope` and `DebugNoScope`. `location` is any in the scope.
    pub(super) fn pass_scope(&mut self, location: Option<Metadata<'c>>) {
        if self.tells_described_lines() {
            self.function.lines.pending.push(location.map_or(Item::NoScope, Item::Scope));
        }
    }

    /// `DebugFunctionDefinition`, which the writer puts behind the variables.
    pub(super) fn pass_definition(&mut self, instruction: Instruction<'m>) {
        let before = instruction.number().checked_sub(1).and_then(|number| self.spirv.at(number));
        let is_first = before.is_none_or(|before| {
            matches!(before.opcode(), op::Label | op::Variable | op::UntypedVariableKHR)
        });
        let lines = &mut self.function.lines;
        let Some(function) = lines.function.filter(|_| !is_first) else { return };
        if self.tells_described_lines() {
            self.function.lines.pending.push(Item::Definition);
            let mut lines =
                contract::Lines::read(function, &self.kinds).unwrap_or(contract::Lines(Vec::new()));
            lines.0.push(LineItem::Definition);
            lines.write(function, self.llvm, &self.kinds);
        }
    }

    /// The lines in front of a debug record, which cannot have other lines than the writer's.
    pub(super) fn leave_record_line(&mut self, location: Metadata<'c>) {
        let lines = &mut self.function.lines;
        lines.pending.retain(|item| *item == Item::Definition);
        let has_place = self.described_place().is_some();
        let lines = &mut self.function.lines;
        if has_place {
            lines.written = lines.state.or(lines.plain);
            lines.written_scope = scope_of(location);
        }
    }

    /// Attaches lines and scopes before an instruction of a function that debug information describes.
    ///
    /// # Errors
    /// A file that is no string.
    pub(in crate::reader) fn tell_described_lines(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if !self.tells_described_lines() {
            return Ok(());
        }
        let before = self.function.lines.before;
        let made = self.last_made();
        // Variables and phis have no lines of the set.
        let has_lines =
            !matches!(instruction.opcode(), op::Label | op::Phi | op::Variable | op::UntypedVariableKHR);
        if made != before && has_lines {
            self.tell_pending(before)?;
        }
        let lines = &mut self.function.lines;
        if instruction.opcode() == op::Label && !lines.pending.is_empty() {
            lines.pending.push(Item::Passed(op::Label));
        }
        if instruction.opcode() == op::Label || instruction.opcode().is_terminator() {
            (lines.state, lines.plain, lines.written) = (None, None, None);
            lines.written_scope = None;
        }
        Ok(())
    }

    fn tell_pending(&mut self, before: Option<Value<'c>>) -> Result<()> {
        let effective = |place: Option<Place>| place.and_then(Place::effective);
        let location = self.described_place();
        let scope = location.and_then(scope_of);
        let own_scope = self.scope_in_effect();
        let lines = &mut self.function.lines;
        let line = lines.state.or(lines.plain);
        let mut usual = Vec::new();
        if scope != lines.written_scope {
            usual.push(location.filter(|_| scope.is_some()).map_or(Item::NoScope, Item::Scope));
        }
        let place = effective(line);
        if place != effective(lines.written) && (place.is_some() || scope.is_some()) {
            usual.push(Item::Line(place));
        }
        let is_same = |(told, usual): (&Item<'c>, &Item<'c>)| match (told, usual) {
            (Item::Scope(told), Item::Scope(usual)) => scope_of(*told) == scope_of(*usual),
            (told, usual) => told == usual,
        };
        let is_usual = lines.pending.len() == usual.len() && lines.pending.iter().zip(&usual).all(is_same);
        let pending = std::mem::take(&mut lines.pending);
        lines.written = line;
        lines.written_scope = if is_usual { scope } else { own_scope };
        if is_usual {
            return Ok(());
        }
        let told = contract::Lines(self.line_items(&pending, location)?);
        for value in self.made_since(before).filter(|value| value.opcode() != Some(Opcode::Alloca)) {
            told.write(value, self.llvm, &self.kinds);
        }
        Ok(())
    }
}

/// Scope and inlined call of a location.
fn scope_of<'c>(location: Metadata<'c>) -> Option<(Metadata<'c>, Option<Metadata<'c>>)> {
    Some((location.debug_part(F::Scope)?, location.debug_part(F::InlinedAt)))
}
