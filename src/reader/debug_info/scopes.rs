//! Scopes, lines and variables in functions, read into locations and records.
//!
//! Rule of this file: a function with a description has locations by its scopes, and so has one that has scopes and no
//! description. A scope holds to the end of its block. Where a block has had none, a line is one of the function itself.

use super::expressions::{fragment_of, places_of};
use super::types::size_of;
use super::{Described, Reader};
use crate::error::Result;
use crate::llvm::{DebugField as F, DebugKind, DebugRecord, DebugRecordKind, DebugStorage, Metadata, Opcode};
use crate::reader::context::Entry;
use crate::reader::function::FunctionRange;
use crate::spirv::{Id, Instruction, op};
use crate::table::debug::Place;
use crate::table::debug_info::{Set, number};
use rustc_hash::FxHashMap;

/// The scope of a block's instructions.
#[derive(Clone, Copy, Default)]
enum Scope<'c> {
    /// The block has had none.
    #[default]
    Unknown,
    /// It has ended, or LLVM would reject it.
    Ended,
    /// A scope, and the call that it was inlined at.
    At(Metadata<'c>, Option<Metadata<'c>>),
}

/// Line and column.
type Line = (u32, u32);

/// Scopes and lines while a function is read.
#[derive(Default)]
pub(in crate::reader) struct Scopes<'c> {
    /// The function's description, if it has one.
    function: Option<Metadata<'c>>,
    /// Whether the function has a description or scopes.
    is_active: bool,
    scope: Scope<'c>,
    /// The location of `OpLine`, and that of `DebugLine`, which takes precedence.
    lines: [Option<Line>; 2],
    /// Parameters that have records, by their positions.
    parameters: FxHashMap<i64, Metadata<'c>>,
    /// Records in front of phis, which must follow them.
    waiting: Vec<DebugRecord<'c>>,
}

/// How many values a record takes at most.
const MOST_VALUES: u64 = 64;

impl<'c, 'm> Reader<'c, 'm> {
    /// Begins a function; returns whether scopes determine its locations.
    pub(in crate::reader) fn begin_scopes(&mut self, range: FunctionRange<'m>) -> bool {
        let function = self.description(range.id);
        let is_active = function.is_some() || self.has_scopes(range);
        self.function.scopes = Scopes { function, is_active, ..Scopes::default() };
        is_active
    }

    /// Whether a function has scopes, with or without a description.
    pub(in crate::reader) fn has_scopes(&self, range: FunctionRange<'m>) -> bool {
        let is_scope = |number| {
            let described = self.spirv.at(number).and_then(|instruction| self.described(instruction));
            described.is_some_and(|described| described.number == number::SCOPE)
        };
        self.has_units() && (range.body..range.end).any(is_scope)
    }

    /// The description of the function being read.
    pub(in crate::reader) fn own_description(&self) -> Option<Metadata<'c>> {
        self.function.scopes.function
    }

    /// Sets the location of the following instructions.
    fn settle_place(&mut self) {
        let location = self.described_place();
        self.builder.set_debug_location(location);
    }

    pub(super) fn described_place(&self) -> Option<Metadata<'c>> {
        let scopes = &self.function.scopes;
        let [plain, own] = scopes.lines;
        let line = own.or(plain);
        let (scope, inlined_at, (line, column)) = match (scopes.scope, line) {
            (Scope::At(scope, inlined_at), line) => (scope, inlined_at, line.unwrap_or_default()),
            (Scope::Unknown, Some(line)) => (scopes.function?, None, line),
            _ => return None,
        };
        self.llvm.debug_inlined_location(line, column, scope, inlined_at, false)
    }

    /// Scope and inlined call by `DebugScope`.
    pub(super) fn scope_in_effect(&self) -> Option<(Metadata<'c>, Option<Metadata<'c>>)> {
        match self.function.scopes.scope {
            Scope::At(scope, inlined_at) => Some((scope, inlined_at)),
            Scope::Unknown | Scope::Ended => None,
        }
    }

    /// `OpLine` and `OpNoLine`.
    ///
    /// # Errors
    /// Operands that are missing.
    pub(in crate::reader) fn described_line(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if instruction.opcode() == op::Line {
            self.function.scopes.lines[0] = Some((instruction.operand(1)?, instruction.operand(2)?));
        } else {
            self.function.scopes.lines[0] = None;
        }
        self.settle_place();
        Ok(())
    }

    /// Ends lines at a terminator, and the scope at a label.
    pub(in crate::reader) fn leave_described(&mut self, instruction: Instruction<'m>) {
        let is_end = instruction.opcode().is_terminator();
        if is_end {
            self.function.scopes.lines = [None; 2];
        }
        if is_end || instruction.opcode() == op::Label {
            self.function.scopes.scope = Scope::Unknown;
            self.settle_place();
        }
    }

    /// An instruction of a set in a function.
    ///
    /// # Errors
    /// Operands that the set does not allow.
    pub(in crate::reader) fn described_instruction(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        let Some(described) = self.described(instruction) else { return Ok(false) };
        if !self.function.scopes.is_active {
            return Ok(true);
        }
        match described.number {
            number::SCOPE => self.enter_scope(described)?,
            number::NO_SCOPE => {
                self.function.scopes.scope = Scope::Ended;
                self.pass_scope(None);
            }
            number::FUNCTION_DEFINITION => {
                self.pass_definition(instruction);
                return Ok(true);
            }
            number::LINE => {
                let line = self.debug_u32(described.word(1)?, described.set)?;
                let column = self.debug_u32(described.word(3)?, described.set)?;
                self.function.scopes.lines[1] = Some((line, column));
                self.pass_line(described, line, column)?;
            }
            number::NO_LINE => {
                self.function.scopes.lines[1] = None;
                self.pass_described_line(None, (0, 0));
            }
            number::DECLARE => return self.record(described, DebugRecordKind::Declare).map(|()| true),
            number::VALUE => return self.record(described, DebugRecordKind::Value).map(|()| true),
            _ => return Ok(true),
        }
        self.settle_place();
        Ok(true)
    }

    /// Records a `DebugLine` as the module has it.
    fn pass_line(&mut self, described: Described<'m>, line: u32, column: u32) -> Result<()> {
        let file = self.described_id(described.id(0)?).map(|source| source.id(0)).transpose()?;
        let Some(file) = file.filter(|file| self.is_text(*file)) else { return Ok(()) };
        let last_line = self.debug_u32(described.word(2)?, described.set)?;
        let last_column = match described.words.get(4) {
            Some(word) => self.debug_u32(*word, described.set)?,
            None => column,
        };
        self.pass_described_line(Some(Place { file, line, column }), (last_line, last_column));
        Ok(())
    }

    fn enter_scope(&mut self, described: Described<'m>) -> Result<()> {
        let scope = self.debug_node(described.id(0)?)?;
        let inlined_at = match described.words.get(1) {
            Some(id) if !self.is_none(Id(*id)) => self.debug_node(Id(*id))?,
            _ => None,
        };
        self.function.scopes.scope = match scope {
            Some(scope) if self.is_in_function(scope, inlined_at) => {
                if let Some(location) = self.llvm.debug_inlined_location(0, 0, scope, inlined_at, false) {
                    self.pass_scope(Some(location));
                }
                Scope::At(scope, inlined_at)
            }
            _ => {
                self.settings.log.warn("debug information: scopes of other functions are left out");
                Scope::Ended
            }
        };
        Ok(())
    }

    /// Whether a scope is in the function being read, or is inlined there.
    fn is_in_function(&self, scope: Metadata<'c>, inlined_at: Option<Metadata<'c>>) -> bool {
        let within = |scope: Metadata<'c>| self.debug.scopes.get(&scope).copied().flatten();
        let mut next = inlined_at;
        let mut outermost = scope;
        while let Some(call) = next {
            if within(outermost).is_none() || call.debug_kind() != Some(DebugKind::Location) {
                return false;
            }
            let Some(scope) = call.debug_part(F::Scope) else { return false };
            outermost = scope;
            next = call.debug_part(F::InlinedAt);
        }
        let own = self.function.scopes.function;
        within(outermost).is_some_and(|function| own.is_none_or(|own| own == function))
    }

    /// `DebugInlinedAt`: the place of a call.
    ///
    /// # Errors
    /// Operands that the set does not allow.
    pub(super) fn inlined_at(&mut self, described: Described<'m>) -> Result<Option<Metadata<'c>>> {
        let set = described.set;
        let line = self.debug_u32(described.word(0)?, set)?;
        // The newest set has a column, which validators do not know.
        let has_column = set == Set::NonSemantic200 && self.described_id(described.id(1)?).is_none();
        let column = if has_column { self.debug_u32(described.word(1)?, set)? } else { 0 };
        let place = 1 + usize::from(has_column);
        let scope = self.part(described.id(place)?)?;
        let outer = match described.words.get(place + 1) {
            Some(id) => self.part_before(Id(*id))?,
            None => None,
        };
        if !self.is_complete() {
            return Ok(None);
        }
        let id = described.id(place)?;
        let node = scope.and_then(|scope| self.llvm.debug_inlined_location(line, column, scope, outer, true));
        node.map(Some).ok_or_else(|| Self::not_of_kind(id, "scope in a function"))
    }

    /// `DebugDeclare` and `DebugValue`.
    fn record(&mut self, described: Described<'m>, kind: DebugRecordKind) -> Result<()> {
        let id = described.id(0)?;
        let (variable, expression) = (self.debug_node(id)?, self.debug_node(described.id(2)?)?);
        let is_variable = |node: &Metadata<'c>| node.debug_kind() == Some(DebugKind::LocalVariable);
        let variable = variable.filter(is_variable);
        let variable = variable.ok_or_else(|| Self::not_of_kind(id, "local variable"))?;
        let expression = expression.filter(|node| node.debug_kind() == Some(DebugKind::Expression));
        let Some(expression) = expression else {
            self.settings
                .log
                .warn("debug information: places of variables by unknown expressions are left out");
            return Ok(());
        };
        if self.function.block.is_none() {
            self.settings
                .log
                .warn("debug information: places of variables in front of a function's blocks are left out");
            return Ok(());
        }
        let storage = self.storage(described, kind, expression)?;
        let location = self.described_place().or_else(|| self.place_of_variable(variable));
        let (Some(storage), Some(location), true) = (storage, location, described.words.len() == 3) else {
            self.settings
                .log
                .warn("debug information: places of variables that LLVM cannot say are left out");
            return Ok(());
        };
        if !self.takes_record(variable, expression, location) {
            self.settings
                .log
                .warn("debug information: places of variables of other functions, or twice, are left out");
            return Ok(());
        }
        let record = DebugRecord {
            kind,
            storage,
            variable: Some(variable),
            expression: Some(expression),
            location: Some(location),
        };
        self.function.scopes.waiting.push(record);
        self.leave_record_line(location);
        if !self.is_before_phi(described.instruction) {
            self.place_records();
        }
        Ok(())
    }

    /// Puts records where they belong that had to wait.
    pub(in crate::reader) fn place_records(&mut self) {
        let Some(block) = self.builder.block() else { return };
        for record in std::mem::take(&mut self.function.scopes.waiting) {
            if !block.push_debug_record(&record) {
                self.settings
                    .log
                    .warn("debug information: places of variables that LLVM cannot say are left out");
            }
        }
    }

    /// Whether records wait for an instruction that is no phi.
    pub(in crate::reader) fn has_waiting_records(&self, instruction: Instruction<'m>) -> bool {
        !self.function.scopes.waiting.is_empty()
            && !instruction.opcode().is_extended()
            && !matches!(instruction.opcode(), op::Phi | op::Line | op::NoLine)
    }

    /// Whether a phi follows, possibly behind other debug instructions.
    fn is_before_phi(&self, instruction: Instruction<'m>) -> bool {
        if self.last_made().is_some_and(|last| last.opcode() != Some(Opcode::Phi)) {
            return false;
        }
        let mut next = self.spirv.instructions_from(instruction.number() + 1);
        let next = next.find(|next| !next.opcode().is_extended() && !next.opcode().is_line());
        next.is_some_and(|next| next.opcode() == op::Phi)
    }

    /// The location of a variable outside any known scope.
    fn place_of_variable(&self, variable: Metadata<'c>) -> Option<Metadata<'c>> {
        // In shaders a location without a line denotes no scope, see `writer/debug_info/lines.rs`.
        let is_told = self.tells_described_lines();
        let line = variable.debug_number(F::Line).filter(|_| !is_told);
        let line = line.and_then(|line| u32::try_from(line).ok()).unwrap_or(0);
        let scope = variable.debug_part(F::Scope)?;
        self.llvm.debug_inlined_location(line, 0, scope, None, false)
    }

    /// The storage of a variable, or its value; `None` for those that LLVM cannot represent.
    fn storage(
        &mut self,
        described: Described<'m>,
        kind: DebugRecordKind,
        expression: Metadata<'c>,
    ) -> Result<Option<DebugStorage<'c>>> {
        let id = described.id(1)?;
        let is_declaration = kind == DebugRecordKind::Declare;
        if self.is_none(id) {
            return Ok(Some(match is_declaration {
                true => DebugStorage::One(self.llvm.pointer_type(0)?.null()?),
                false => DebugStorage::Nothing,
            }));
        }
        let is_plain = match self.entry(id) {
            Entry::Value(_) | Entry::Forward(_) | Entry::Kept(_) | Entry::Undefined => true,
            // A call, which no phi may follow.
            Entry::Sampler(..) => !self.is_before_phi(described.instruction),
            _ => false,
        };
        let ty = self.spirv.definition(id).and_then(Instruction::result_type);
        if !is_plain || ty.is_none_or(|ty| self.is_none(ty)) {
            return Ok(None);
        }
        let value = self.value(id)?;
        let fits = !is_declaration || value.ty().is_pointer();
        let places = places_of(expression);
        Ok(match places {
            _ if !fits || places > MOST_VALUES => None,
            0 => Some(DebugStorage::One(value)),
            _ if is_declaration => Some(DebugStorage::One(value)),
            places => Some(DebugStorage::List((0..places).map(|_| value).collect())),
        })
    }

    /// Whether LLVM's verifier takes a record: variable and place are of one function, a parameter has one variable, and the part
    /// that it is about is one of the variable.
    fn takes_record(
        &mut self,
        variable: Metadata<'c>,
        expression: Metadata<'c>,
        location: Metadata<'c>,
    ) -> bool {
        let within = |node: Metadata<'c>| {
            let scope = node.debug_part(F::Scope)?;
            self.debug.scopes.get(&scope).copied().flatten()
        };
        let (of_variable, of_place) = (within(variable), within(location));
        if of_variable.is_none() || of_variable != of_place {
            return false;
        }
        let is_inlined = location.debug_part(F::InlinedAt).is_some();
        if !is_inlined && self.function.scopes.function.is_some_and(|own| of_place != Some(own)) {
            return false;
        }
        let size = variable.debug_part(F::Type).map_or(0, size_of);
        if let Some((offset, bits)) = fragment_of(expression)
            && size != 0
            && (offset.saturating_add(bits) > size || bits == size)
        {
            return false;
        }
        let position = variable.debug_number(F::Argument).unwrap_or(0);
        is_inlined
            || position == 0
            || *self.function.scopes.parameters.entry(position).or_insert(variable) == variable
    }
}
