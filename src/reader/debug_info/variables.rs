//! Variables of the module and of functions, and imported entities.

use super::fields::Read;
use super::types::set_flags;
use super::{Described, Reader};
use crate::error::{Error, Result};
use crate::llvm::{DebugField as F, DebugKind, DebugValue, Metadata};
use crate::reader::context::Entry;
use crate::spirv::Id;
use crate::table::debug_info::value::flag;
use crate::table::debug_info::{Row, number};

impl<'c, 'm> Reader<'c, 'm> {
    /// A variable of the module. A definition is added to its unit, and attached to the variable if that has
    /// none yet.
    ///
    /// # Errors
    /// Operands of other kinds.
    pub(super) fn described_variable(
        &mut self,
        described: Described<'m>,
        row: &Row,
        mut read: Read<'c>,
    ) -> Result<Metadata<'c>> {
        let is_definition = read.flags & flag::DEFINITION != 0;
        self.known_type(&mut read, F::Type)?;
        read.set_number(F::IsLocal, (read.flags & flag::LOCAL != 0).into());
        read.set_number(F::IsDefinition, is_definition.into());
        read.distinct = is_definition;
        let node = self.node_of(row, &read)?;
        if !is_definition {
            return Ok(node);
        }
        let expression = read.target.filter(|id| self.is_expression(*id));
        let expression = match expression {
            Some(id) => self.debug_node_now(id)?,
            None => None,
        };
        let expression = expression.map_or_else(|| self.empty_expression(), Ok)?;
        let fields = [
            (F::Variable, DebugValue::Part(Some(node))),
            (F::Expression, DebugValue::Part(Some(expression))),
        ];
        let pair = self.llvm.debug_node(DebugKind::GlobalVariableExpression, false, &fields);
        let pair = pair.ok_or_else(|| Error::malformed("a variable whose expression is none"))?;
        self.list_in_unit(described, F::Globals, pair);
        if let Some(Entry::Value(variable)) = read.target.map(|id| self.entry(id))
            && variable.debug_globals().is_empty()
        {
            variable.add_debug_global(pair);
        }
        Ok(node)
    }

    fn is_expression(&self, id: Id) -> bool {
        self.described_id(id).is_some_and(|described| described.number == number::EXPRESSION)
    }

    /// Creates the node of an expression at once, since it references no other nodes.
    fn debug_node_now(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        match self.described_id(id) {
            Some(described) => {
                self.expression(described).map_err(|error| self.place(described.instruction, error))
            }
            None => Ok(None),
        }
    }

    /// Completes the fields of a local variable.
    ///
    /// # Errors
    /// Currently none.
    pub(super) fn local_variable(&mut self, read: &mut Read<'c>) -> Result<()> {
        self.known_type(read, F::Type)?;
        set_flags(read);
        Ok(())
    }

    /// An imported entity.
    ///
    /// # Errors
    /// Operands of other kinds.
    pub(super) fn imported(
        &mut self,
        described: Described<'m>,
        row: &Row,
        read: Read<'c>,
    ) -> Result<Metadata<'c>> {
        let node = self.node_of(row, &read)?;
        let scope = read.part(F::Scope).and_then(Metadata::debug_kind);
        match scope {
            Some(DebugKind::Subprogram | DebugKind::LexicalBlock | DebugKind::LexicalBlockFile) => {
                self.debug.retained.push(node);
            }
            _ => self.list_in_unit(described, F::Imported, node),
        }
        Ok(node)
    }
}
