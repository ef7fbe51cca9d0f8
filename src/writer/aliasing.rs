//! Spec: "SPV_INTEL_memory_access_aliasing".

use super::context::Writer;
use super::memory::AccessWords;
use crate::error::Result;
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Opcode, Section, op};
use crate::table::aliasing::{EXTENSION, ROWS};

impl<'c> Writer<'c, '_> {
    /// Whether aliasing scopes are emitted: if the module declares the extension, or the options prefer it.
    fn writes_scopes(&mut self) -> bool {
        let asked = self.target.alias_scopes.unwrap_or_else(|| {
            let is_declared =
                || self.declares_extension(EXTENSION) && self.options.extensions.allows(EXTENSION);
            self.options.prefers(EXTENSION) || is_declared()
        });
        *self.target.alias_scopes.insert(asked)
    }

    /// Adds the aliasing scopes in the metadata of a load or store to its memory operands.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn alias_operands(&mut self, access: Value<'c>, words: &mut AccessWords) -> Result<()> {
        if !self.writes_scopes() {
            return Ok(());
        }
        for (kind, bit, _) in ROWS {
            let list = access.metadata(self.context.md_kind(kind));
            let Some(list) = list.map(|list| self.scope_list(list)).transpose()?.flatten() else { continue };
            if let Some(mask) = words.first_mut() {
                *mask |= bit;
                words.push(list.0);
            }
        }
        Ok(())
    }

    /// Decorates the result of any other memory access with the aliasing scopes in its metadata.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn alias_decorations(&mut self, instruction: Value<'c>, id: Id) -> Result<()> {
        if !self.writes_scopes() {
            return Ok(());
        }
        let accesses = match instruction.opcode() {
            Some(LlvmOpcode::AtomicRmw | LlvmOpcode::AtomicCmpXchg) => true,
            Some(LlvmOpcode::Call) => !instruction.called_function().is_some_and(Value::is_intrinsic),
            _ => false,
        };
        if !accesses {
            return Ok(());
        }
        for (kind, _, decoration) in ROWS {
            let list = instruction.metadata(self.context.md_kind(kind));
            if let Some(list) = list.map(|list| self.scope_list(list)).transpose()?.flatten() {
                let words = [id.0, *decoration as u32, list.0];
                self.out.emit(Section::Annotation, op::DecorateId, None, None, &words)?;
            }
        }
        Ok(())
    }

    /// The list of scopes for a node; `None` for a malformed one, which is ignored.
    fn scope_list(&mut self, list: Metadata<'c>) -> Result<Option<Id>> {
        let mut scopes = Vec::new();
        for scope in list.operands().flatten() {
            let Some(domain) = scope.operand(1).filter(|domain| domain.operand_count() > 0) else {
                return Ok(None);
            };
            let domain = self.alias_declaration(domain, op::AliasDomainDeclINTEL, &[])?;
            scopes.push(self.alias_declaration(scope, op::AliasScopeDeclINTEL, &[domain.0])?.0);
        }
        if scopes.is_empty() {
            return Ok(None);
        }
        self.alias_declaration(list, op::AliasScopeListDeclINTEL, &scopes).map(Some)
    }

    fn alias_declaration(&mut self, node: Metadata<'c>, opcode: Opcode, words: &[u32]) -> Result<Id> {
        if let Some(id) = self.annotations.alias_declarations.get(&(node, opcode)) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.annotations.alias_declarations.insert((node, opcode), id);
        self.out.emit(Section::Aliasing, opcode, None, Some(id), words)?;
        Ok(id)
    }
}
