//! Creates nodes from instructions, references first.
//!
//! Rule of this file: no recursion, since chains of types may be as long as a module. A reference to an
//! instruction in progress uses a placeholder.

use super::{Described, Reader};
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{DebugKind, Metadata, Placeholder};
use crate::spirv::{Id, op};
use crate::table::debug_info::number;
use crate::table::debug_info::value::flag;

/// The state of an instruction.
pub(super) enum Node<'c> {
    /// In progress; the placeholder, if there are references to it.
    Open(Option<Placeholder<'c>>),
    /// Complete; `None` for an instruction without a node.
    Made(Option<Metadata<'c>>),
}

/// Maximum length of a path of references: LLVM follows it recursively.
const MOST_LAYERS: u32 = 5000;

impl<'c, 'm> Reader<'c, 'm> {
    /// The node of an instruction.
    ///
    /// # Errors
    /// Malformed operands, with the location of their instruction.
    pub(super) fn debug_node(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        let id = self.untemplated(id)?;
        let mut work = vec![id];
        while let Some(next) = work.last().copied() {
            if matches!(self.debug.nodes.get(&next), Some(Node::Made(_))) {
                work.pop();
                continue;
            }
            let described = self.described_id(next).ok_or_else(|| not_described(next))?;
            self.debug.needs.clear();
            self.debug.layers = 0;
            let made = match self.make(next, described) {
                Err(error) if error.kind() == ErrorKind::Unsupported => self.leave_out(described),
                made => made.map_err(|error| self.place(described.instruction, error))?,
            };
            if self.debug.needs.is_empty() {
                let layers = self.debug.layers + 1;
                self.debug.is_too_deep |= layers > MOST_LAYERS;
                self.debug.depths.insert(next, layers);
                let before = self.debug.nodes.insert(next, Node::Made(made));
                if let (Some(Node::Open(Some(placeholder))), Some(node)) = (before, made) {
                    placeholder.replace(node);
                }
                work.pop();
            } else {
                self.debug.nodes.entry(next).or_insert(Node::Open(None));
                work.extend(self.debug.needs.drain(..).rev());
            }
        }
        match self.debug.nodes.get(&id) {
            Some(Node::Made(node)) => Ok(*node),
            _ => Err(Error::internal("a debug node that is not made")),
        }
    }

    /// The node of an operand; `None` for `DebugInfoNone` and `OpTypeVoid`, and for a node yet to be created,
    /// which is then recorded.
    ///
    /// # Errors
    /// An id that is not an instruction of a set.
    pub(super) fn part(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        if self.is_none(id) {
            return Ok(None);
        }
        let id = self.untemplated(id)?;
        let llvm = self.llvm;
        if self.described_id(id).is_none() {
            return Err(not_described(id));
        }
        let depth = self.debug.depths.get(&id).copied().unwrap_or(0);
        self.debug.layers = self.debug.layers.max(depth);
        match self.debug.nodes.get_mut(&id) {
            Some(Node::Made(node)) => Ok(*node),
            Some(Node::Open(placeholder)) => {
                Ok(Some(placeholder.get_or_insert_with(|| llvm.debug_placeholder()).metadata()))
            }
            None => {
                self.debug.needs.push(id);
                Ok(None)
            }
        }
    }

    /// The node of an operand that must be complete before the current one.
    ///
    /// # Errors
    /// As [`Reader::part`], and for an instruction that refers to itself indirectly.
    pub(super) fn part_before(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        if matches!(self.debug.nodes.get(&id), Some(Node::Open(_))) {
            return Err(Error::malformed(format!("{id} leads to itself")));
        }
        self.part(id)
    }

    /// The node of an instruction, by its result id.
    pub(super) fn made_node(&self, id: Id) -> Option<Metadata<'c>> {
        match self.debug.nodes.get(&id)? {
            Node::Made(node) => *node,
            Node::Open(_) => None,
        }
    }

    /// Whether all references of the current instruction are complete.
    pub(super) fn is_complete(&self) -> bool {
        self.debug.needs.is_empty()
    }

    /// The type or function with an id; for a template, the entity that instantiates it.
    ///
    /// # Errors
    /// A template of a template.
    pub(super) fn untemplated(&self, id: Id) -> Result<Id> {
        let is_template =
            |id| self.described_id(id).filter(|described| described.number == number::TYPE_TEMPLATE);
        let Some(template) = is_template(id) else { return Ok(id) };
        let target = template.id(0)?;
        if is_template(target).is_some() || self.described_id(target).is_none() {
            let error = Error::malformed(format!("{id} is a template of no type or function"));
            return Err(self.place(template.instruction, error));
        }
        Ok(target)
    }

    /// Omits an instruction whose operands LLVM has no node for.
    fn leave_out(&mut self, described: Described<'m>) -> Option<Metadata<'c>> {
        self.debug.needs.clear();
        self.settings.log.warn(&format!("debug information: {} is left out", described.name()));
        None
    }

    fn make(&mut self, id: Id, described: Described<'m>) -> Result<Option<Metadata<'c>>> {
        match described.number {
            number::INFO_NONE
            | number::OPERATION
            | number::SOURCE_CONTINUED
            | number::BUILD_IDENTIFIER
            | number::STORAGE_PATH
            | number::ENTRY_POINT
            | number::FUNCTION_DEFINITION => return Ok(None),
            number::SOURCE => return self.source_file(described),
            number::EXPRESSION => return self.expression(described),
            number::INLINED_AT => return self.inlined_at(described),
            _ => {}
        }
        let Some(row) = self.debug_row(described)? else {
            return Ok(self.leave_out(described));
        };
        let mut read = self.debug_operands(described, row)?;
        self.template_parameters(id, row, &mut read)?;
        if !self.is_complete() {
            return Ok(None);
        }
        match row.kind {
            DebugKind::CompileUnit => return self.unit(id, described, read).map(Some),
            DebugKind::Subprogram => self.function(id, described, &mut read)?,
            DebugKind::GlobalVariable => return self.described_variable(described, row, read).map(Some),
            DebugKind::LocalVariable => self.local_variable(&mut read)?,
            DebugKind::ImportedEntity => return self.imported(described, row, read).map(Some),
            _ => self.finish_type(row, &mut read)?,
        }
        let node = self.node_of(row, &read)?;
        if row.kind == DebugKind::LocalVariable {
            self.debug.retained.push(node);
        }
        if row.number == number::TYPE_ENUM && read.flags & flag::FORWARD_DECLARATION == 0 {
            self.list_in_unit(described, crate::llvm::DebugField::Enums, node);
        }
        Ok(Some(node))
    }

    /// Whether an id is an `OpString`.
    pub(in crate::reader) fn is_text(&self, id: Id) -> bool {
        self.spirv.definition_as(id, op::String).is_some()
    }
}

#[cold]
fn not_described(id: Id) -> Error {
    Error::malformed(format!("{id} is no instruction of debug information"))
}
