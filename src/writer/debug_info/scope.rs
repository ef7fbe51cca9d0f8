//! Scopes and lines of instructions.
//!
//! Rule of this file: `DebugScope` is emitted where the scope of a block's instructions changes,
//! `DebugNoScope` before an instruction without one. Every block starts without a scope.

use super::{Entity, Writer, unsigned};
use crate::error::Result;
use crate::llvm::{DebugField, Metadata, Value};
use crate::spirv::{Id, op, push_instruction};
use crate::table::debug::Place;
use crate::table::debug_info::{Set, number};

/// The scope of a location, and the `DebugInlinedAt` of its inlined call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scope {
    scope: Id,
    inlined_at: Option<Id>,
}

impl<'c> Writer<'c, '_> {
    /// Words that change the scope to that of a location; they precede the line instructions.
    ///
    /// # Errors
    /// A name that is too long.
    pub(in crate::writer) fn scope_words(&mut self, location: Option<Metadata<'c>>) -> Result<Vec<u32>> {
        let mut words = Vec::new();
        if self.debug.set.is_none() || !self.is_described() {
            return Ok(words);
        }
        let scope = match location {
            Some(location) => self.scope_of_location(location)?,
            None => None,
        };
        if scope == self.function.scope {
            return Ok(words);
        }
        self.function.scope = scope;
        match scope {
            Some(Scope { scope, inlined_at }) => {
                let mut operands = vec![number::SCOPE, scope.0];
                operands.extend(inlined_at.map(|id| id.0));
                self.push_in_function(&mut words, &operands)?;
            }
            None => self.push_in_function(&mut words, &[number::NO_SCOPE])?,
        }
        Ok(words)
    }

    pub(super) fn scope_of_location(&mut self, location: Metadata<'c>) -> Result<Option<Scope>> {
        if let Some(scope) = self.debug.scopes.get(&location) {
            return Ok(Some(*scope));
        }
        let Some(scope) = location.debug_part(DebugField::Scope) else { return Ok(None) };
        let scope = self.scope_id(location, scope)?;
        let inlined_at = match location.debug_part(DebugField::InlinedAt) {
            Some(call) => {
                self.debug.in_functions[2].push(Entity::Node(call));
                Some(self.name_entity(Entity::Node(call))?)
            }
            None => None,
        };
        let scope = Scope { scope, inlined_at };
        self.debug.scopes.insert(location, scope);
        Ok(Some(scope))
    }

    /// `DebugInlinedAt`: the location of an inlined call.
    pub(super) fn inlined_at(&mut self, location: Metadata<'c>) -> Result<Vec<u32>> {
        let mut words = vec![number::INLINED_AT];
        let Some((set, _)) = self.debug.set else { return Ok(words) };
        words.push(self.debug_number(set, unsigned(location, DebugField::Line))?);
        if set == Set::NonSemantic200 && !self.debug.is_strict {
            words.push(self.debug_number(set, unsigned(location, DebugField::Column))?);
        }
        match location.debug_part(DebugField::Scope) {
            Some(scope) => words.push(self.scope_id(location, scope)?.0),
            None => words.push(self.none()?.0),
        }
        if let Some(call) = location.debug_part(DebugField::InlinedAt) {
            words.push(self.name_entity(Entity::Node(call))?.0);
        }
        Ok(words)
    }

    /// The id of the scope of a location.
    fn scope_id(&mut self, location: Metadata<'c>, scope: Metadata<'c>) -> Result<Id> {
        match self.debug.is_strict {
            true => self.name_scope(location, Some(scope)).map(Id),
            false => self.name_node(scope),
        }
    }

    /// Appends an instruction of the set to the words of a function.
    pub(super) fn push_in_function(&mut self, words: &mut Vec<u32>, operands: &[u32]) -> Result<()> {
        let Some((_, import)) = self.debug.set else { return Ok(()) };
        let void = self.declare(op::TypeVoid, &[])?;
        let id = self.fresh(void);
        let operands: Vec<u32> = std::iter::once(import.0).chain(operands.iter().copied()).collect();
        push_instruction(words, op::ExtInst, Some(void), Some(id), &operands)
    }

    /// Emits a line as an instruction of the set; returns false if the set has none. `end`: line and column at its end, where they
    /// are not the usual ones.
    ///
    /// # Errors
    /// A name that is too long.
    pub(in crate::writer) fn debug_line(
        &mut self,
        words: &mut Vec<u32>,
        place: Option<Place>,
        end: Option<(u32, u32)>,
    ) -> Result<bool> {
        let Some((set, _)) = self.debug.set.filter(|(set, _)| set.is_non_semantic() && self.is_described())
        else {
            return Ok(false);
        };
        // Line numbers start at 1.
        let Some(place) = place.filter(|place| place.line != 0) else {
            self.push_in_function(words, &[number::NO_LINE])?;
            return Ok(true);
        };
        let Place { file, line, column } = place;
        let mut operands = vec![number::LINE, self.source_of_string(file)?.0];
        let (last_line, last_column) = end.unwrap_or_else(|| place.usual_end());
        for number in [line, last_line, column, last_column] {
            operands.push(self.debug_number(set, number)?);
        }
        self.push_in_function(words, &operands)?;
        Ok(true)
    }

    /// `DebugFunctionDefinition`, the first instruction of a function, which links it to its debug
    /// information.
    ///
    /// # Errors
    /// A name that is too long.
    pub(in crate::writer) fn function_definition(&mut self, function: Value<'c>, id: Id) -> Result<Vec<u32>> {
        let mut words = Vec::new();
        let Some((set, _)) = self.debug.set else { return Ok(words) };
        if let Some(node) = function.subprogram().filter(|_| set.is_non_semantic() && self.is_described()) {
            let node = self.definition(node)?;
            self.push_in_function(&mut words, &[number::FUNCTION_DEFINITION, node.0, id.0])?;
        }
        Ok(words)
    }

    /// Whether lines are instructions of a set that has no meaning.
    pub(in crate::writer) fn lines_are_non_semantic(&self) -> bool {
        self.debug.set.is_some_and(|(set, _)| set.is_non_semantic()) && self.is_described()
    }

    /// Whether scopes may precede phis: only `OpLine` may.
    pub(in crate::writer) fn locates_phis(&self) -> bool {
        !self.lines_end() || self.debug.set.is_none() || !self.is_described()
    }

    /// Whether the current scope is none.
    pub(in crate::writer) fn says_no_scope(&self) -> bool {
        self.debug.set.is_some() && self.is_described() && self.function.scope.is_none()
    }

    /// Whether an instruction without a location ends the current line.
    pub(in crate::writer) fn lines_end(&self) -> bool {
        !self.options.dialect.has_lasting_lines()
    }
}
