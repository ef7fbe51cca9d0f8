//! From instructions to nodes: what an instruction refers to is made before it.
//!
//! Rule of this file: no recursion, since chains of types may be as long as a module. An instruction that refers to one that is
//! being made gets a placeholder for it.

use super::{Described, Reader};
use crate::error::{Error, Result};
use crate::llvm::{DebugKind, Metadata, Placeholder};
use crate::spirv::{Id, op};
use crate::table::debug_info::number;
use crate::table::debug_info::value::flag;

/// What became of an instruction.
pub(super) enum Node<'c> {
    /// It is being made; what stands for it, once something refers to it.
    Open(Option<Placeholder<'c>>),
    /// It is made; what has no node is none.
    Made(Option<Metadata<'c>>),
}

/// How long a path from a node to one that refers to nothing may be: LLVM follows it by recursion.
const MOST_LAYERS: u32 = 5000;

impl<'c, 'm> Reader<'c, 'm> {
    /// The node of an instruction.
    ///
    /// # Errors
    /// Operands that are not what the set says, with the place of the instruction that they are of.
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
            let made =
                self.make(next, described).map_err(|error| self.place(described.instruction, error))?;
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

    /// The node that an operand refers to; `None` for `DebugInfoNone` and `OpTypeVoid`, and for what is still to be made: that is
    /// then noted.
    ///
    /// # Errors
    /// An id that is no instruction of a set.
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

    /// The node that an operand refers to, of which the making must not have begun.
    ///
    /// # Errors
    /// As [`Reader::part`], and for an instruction that leads to itself.
    pub(super) fn part_before(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        if matches!(self.debug.nodes.get(&id), Some(Node::Open(_))) {
            return Err(Error::malformed(format!("{id} leads to itself")));
        }
        self.part(id)
    }

    /// The node that was made of an instruction, by its result.
    pub(super) fn made_node(&self, id: Id) -> Option<Metadata<'c>> {
        match self.debug.nodes.get(&id)? {
            Node::Made(node) => *node,
            Node::Open(_) => None,
        }
    }

    /// Whether all is made that the instruction being read refers to.
    pub(super) fn is_complete(&self) -> bool {
        self.debug.needs.is_empty()
    }

    /// The type or function that an id of it or of its template means.
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
            self.settings.log.warn(&format!("debug information: {} is left out", described.name()));
            return Ok(None);
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
