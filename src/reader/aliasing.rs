//! Spec: "SPV_INTEL_memory_access_aliasing".

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Value};
use crate::spirv::{Id, op};
use crate::table::aliasing::ROWS;

impl<'c> Reader<'c, '_> {
    /// Attaches the scope lists of memory operands; each list comes with its mask bit.
    ///
    /// # Errors
    /// Operands that are not scope lists.
    pub(super) fn alias_metadata(&mut self, access: Value<'c>, lists: &[(u32, u32)]) -> Result<()> {
        for (bit, list) in lists {
            if let Some((kind, ..)) = ROWS.iter().find(|(_, of, _)| of == bit) {
                let list = self.scope_list(Id(*list))?;
                access.set_metadata(self.llvm.md_kind(kind), Some(list));
            }
        }
        Ok(())
    }

    /// Attaches the scope lists of decorations.
    ///
    /// # Errors
    /// Operands that are not scope lists.
    pub(super) fn decorated_aliases(&mut self, id: Id, value: Value<'c>) -> Result<()> {
        for (kind, _, decoration) in ROWS {
            let list = self.annotations.find(id, *decoration).and_then(|found| found.operands.first());
            if let Some(list) = list.copied().filter(|_| value.is_instruction()) {
                let list = self.scope_list(Id(list))?;
                value.set_metadata(self.llvm.md_kind(kind), Some(list));
            }
        }
        Ok(())
    }

    fn scope_list(&mut self, list: Id) -> Result<Metadata<'c>> {
        let declared = self.spirv.definition_as(list, op::AliasScopeListDeclINTEL);
        let declared = declared.ok_or_else(|| Error::malformed(format!("{list} is no list of scopes")))?;
        let mut scopes = Vec::new();
        for scope in declared.operands() {
            scopes.push(Some(self.scope(Id(*scope))?));
        }
        Ok(self.llvm.md_node(&scopes))
    }

    fn scope(&mut self, scope: Id) -> Result<Metadata<'c>> {
        let declared = self.spirv.definition_as(scope, op::AliasScopeDeclINTEL);
        let declared = declared.ok_or_else(|| Error::malformed(format!("{scope} is no scope")))?;
        let domain = declared.id(0)?;
        let is_domain = self.spirv.definition_as(domain, op::AliasDomainDeclINTEL).is_some();
        self.require(is_domain, "a scope of no domain")?;
        let domain = self.named_by_itself(domain, None);
        Ok(self.named_by_itself(scope, Some(domain)))
    }

    /// The metadata node of a declaration, whose first operand refers to the node itself.
    fn named_by_itself(&mut self, id: Id, of: Option<Metadata<'c>>) -> Metadata<'c> {
        if let Some(node) = self.memory.alias_nodes.get(&id) {
            return *node;
        }
        let operands: Vec<_> = std::iter::once(None).chain(of.map(Some)).collect();
        let node = self.llvm.md_distinct_node(&operands);
        node.replace_operand(0, Some(node));
        self.memory.alias_nodes.insert(id, node);
        node
    }
}
