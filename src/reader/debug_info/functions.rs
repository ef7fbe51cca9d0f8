//! Descriptions of functions, the parameters of templates, and which function a description is of.

use super::fields::{Field, Read};
use super::types::set_flags;
use super::{Described, Reader};
use crate::error::{Error, Result};
use crate::llvm::{DebugField as F, DebugKind, Metadata};
use crate::reader::context::Entry;
use crate::spirv::{Id, Instruction, op};
use crate::table::debug_info::{Operand, Row, number, value};

impl<'c, 'm> Reader<'c, 'm> {
    /// The parameters of the template that a type or function is made of.
    ///
    /// # Errors
    /// Parameters that are no instructions.
    pub(super) fn template_parameters(&mut self, id: Id, row: &Row, read: &mut Read<'c>) -> Result<()> {
        if !matches!(row.kind, DebugKind::CompositeType | DebugKind::Subprogram) {
            return Ok(());
        }
        let template = self.debug.templates.get(&id).and_then(|template| self.described_id(*template));
        let Some(template) = template else { return Ok(()) };
        let mut parameters = Vec::new();
        for word in template.words.get(1..).unwrap_or_default() {
            parameters.extend(self.part(Id(*word))?.map(Some));
        }
        read.set_part(F::TemplateParameters, self.llvm.md_node(&parameters));
        Ok(())
    }

    /// The function that a description is of: it names it, or the function names the description.
    fn described_function(&self, id: Id, read: &Read<'c>) -> Option<Id> {
        read.target.or_else(|| self.debug.definitions.get(&id).copied())
    }

    /// Completes the node of a function.
    ///
    /// # Errors
    /// A definition in a module without units.
    pub(super) fn function(&mut self, id: Id, described: Described<'m>, read: &mut Read<'c>) -> Result<()> {
        let function = self.described_function(id, read);
        let has_body = function.is_some_and(|function| self.debug.bodies.contains(&function));
        let scope = read.part(F::Scope).and_then(Metadata::debug_kind);
        let is_member = matches!(scope, Some(DebugKind::CompositeType | DebugKind::Namespace))
            || self.parent(described).is_some_and(|parent| self.is_member_scope(parent));
        let mut flags = 0;
        for (own, llvm) in value::FUNCTION_ONLY_FLAGS {
            flags |= if read.flags & own != 0 { *llvm } else { 0 };
        }
        if described.number == number::FUNCTION_DECLARATION {
            flags &= !value::IS_DEFINITION;
        } else if has_body || self.is_inlined_away(described, is_member) {
            // Not every producer sets the flag.
            flags |= value::IS_DEFINITION;
        }
        if self.begins_program(id, function) {
            flags |= value::IS_MAIN;
        }
        read.set_number(F::SubprogramFlags, flags);
        set_flags(read);
        if read.part(F::File).is_none() {
            // LLVM takes no line without a file.
            read.remove(F::Line);
        }
        if flags & value::IS_DEFINITION != 0 {
            let unit = self.unit_of(described);
            let unit =
                unit.ok_or_else(|| Error::malformed("a function's definition without a compilation unit"))?;
            read.set_part(F::Unit, unit);
            read.distinct = true;
        } else if is_member {
            let line = read.number(F::Line);
            read.set(F::ScopeLine, Field::Number(line));
        }
        self.check_declaration(read);
        Ok(())
    }

    /// Whether a description of a shader is of a function that is in others only: where it is one, a declaration has its own instruction.
    fn is_inlined_away(&self, described: Described<'m>, is_member: bool) -> bool {
        !is_member && self.model.environment.has_interface_variables() && self.unit_of(described).is_some()
    }

    /// LLVM takes no definition for a declaration.
    fn check_declaration(&self, read: &mut Read<'c>) {
        let Some(declaration) = read.part(F::Declaration) else { return };
        let flags = declaration.debug_number(F::SubprogramFlags).unwrap_or(0);
        if flags & i64::from(value::IS_DEFINITION) != 0 {
            self.settings
                .log
                .warn("debug information: a definition in the place of a declaration is left out");
            read.remove(F::Declaration);
        }
    }

    fn is_member_scope(&self, id: Id) -> bool {
        let Ok(id) = self.untemplated(id) else { return false };
        let Some(scope) = self.described_id(id) else { return false };
        let row = self.debug_row(scope).ok().flatten();
        row.is_some_and(|row| matches!(row.kind, DebugKind::CompositeType | DebugKind::Namespace))
    }

    /// Whether a function is flagged as the start of the program; kernels need no flag.
    fn begins_program(&self, id: Id, function: Option<Id>) -> bool {
        let is_point = function.is_some_and(|function| self.callables.entry_points.contains_key(&function));
        self.is_described_point(id) && !is_point
    }

    /// The scope that an instruction names.
    pub(super) fn parent(&self, described: Described<'m>) -> Option<Id> {
        let row = self.debug_row(described).ok()??;
        let usual = row.operands_in(described.set).count();
        let has_extra = described.words.len() >= usual;
        let operands = row
            .operands_in(described.set)
            .filter(|operand| has_extra || !matches!(operand, Operand::Padding));
        let is_scope = |operand: &Operand| {
            matches!(operand, Operand::Scope | Operand::ScopeOrUnit | Operand::GlobalScope)
        };
        let place = operands.into_iter().position(|operand| is_scope(&operand))?;
        let parent = described.id(place).ok()?;
        self.untemplated(parent).ok()
    }

    /// Attaches the description of a function to it, if it is the first.
    ///
    /// # Errors
    /// A description of anything but a function.
    pub(super) fn attach(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(described) =
            self.described(instruction).filter(|described| described.number == number::FUNCTION)
        else {
            return Ok(());
        };
        let id = instruction.required_id()?;
        let Some(node) = self.made_node(id) else { return Ok(()) };
        let named = self.named_function(described).filter(|id| !self.is_none(*id));
        let Some(function) = named.or_else(|| self.debug.definitions.get(&id).copied()) else {
            return Ok(());
        };
        if self.spirv.definition_as(function, op::Function).is_none() {
            return Err(Self::not_of_kind(function, "function"));
        }
        let is_first = !self.debug.functions.contains_key(&function);
        if !is_first || !self.debug.bodies.contains(&function) {
            return Ok(());
        }
        if let Entry::Value(value) = self.entry(function)
            && value.is_function()
            && value.set_subprogram(node)
        {
            self.debug.functions.insert(function, node);
        }
        Ok(())
    }

    /// The function that a description names.
    fn named_function(&self, described: Described<'m>) -> Option<Id> {
        let row = self.debug_row(described).ok()?.filter(|_| described.number == number::FUNCTION)?;
        let mut operands = row.operands_in(described.set);
        let place = operands.position(|operand| matches!(operand, Operand::Function))?;
        described.id(place).ok()
    }

    /// The description of a function.
    pub(in crate::reader) fn description(&self, function: Id) -> Option<Metadata<'c>> {
        self.debug.functions.get(&function).copied()
    }

    /// Finds the function that each local scope is in.
    ///
    /// # Errors
    /// An instruction without a result.
    pub(super) fn settle_scopes(&mut self, instructions: &[Instruction<'m>]) -> Result<()> {
        for instruction in instructions {
            let id = instruction.required_id()?;
            let Some(node) = self.made_node(id) else { continue };
            let is_local = match node.debug_kind() {
                Some(DebugKind::Subprogram | DebugKind::LexicalBlock | DebugKind::LexicalBlockFile) => {
                    self.settle_scope(node)
                }
                Some(DebugKind::LocalVariable | DebugKind::Location) => match node.debug_part(F::Scope) {
                    Some(scope) => self.settle_scope(scope),
                    None => false,
                },
                _ => true,
            };
            if !is_local {
                // LLVM has blocks and variables in functions only: no location and no record will name this one.
                self.settings.log.warn("debug information: scopes that lead to no function are left out");
            }
        }
        Ok(())
    }

    /// Whether a scope leads to a function.
    fn settle_scope(&mut self, scope: Metadata<'c>) -> bool {
        let mut passed = Vec::new();
        let mut next = scope;
        let found = loop {
            if let Some(found) = self.debug.scopes.get(&next) {
                break *found;
            }
            match next.debug_kind() {
                Some(DebugKind::Subprogram) => {
                    let flags = next.debug_number(F::SubprogramFlags).unwrap_or(0);
                    let found = (flags & i64::from(value::IS_DEFINITION) != 0).then_some(next);
                    self.debug.scopes.insert(next, found);
                    if passed.is_empty() {
                        return true;
                    }
                    break found;
                }
                Some(DebugKind::LexicalBlock | DebugKind::LexicalBlockFile) => {
                    // A node that is visited again is in a cycle.
                    self.debug.scopes.insert(next, None);
                    passed.push(next);
                }
                _ => break None,
            }
            match next.debug_part(F::Scope) {
                Some(parent) => next = parent,
                None => break None,
            }
        };
        for scope in &passed {
            self.debug.scopes.insert(*scope, found);
        }
        found.is_some()
    }
}
