//! What metadata says of types and their members: `!spirv.MemberName` and `!spirv.MemberDecorate`.

use super::context::{TypeKey, Writer};
use crate::error::Result;
use crate::llvm::Metadata;
use crate::spirv::{Id, Section, op};
use crate::table::metadata as names;

impl<'c> Writer<'c, '_> {
    /// Names and decorations of structure members, and names of types.
    ///
    /// # Errors
    /// A decoration that cannot be written.
    pub(super) fn members(&mut self) -> Result<()> {
        let mut named = Vec::new();
        for node in self.named(names::MEMBER_NAME) {
            if self.options.discard_names {
                break;
            }
            let name = node.operand(2).and_then(Metadata::string_bytes).unwrap_or_default();
            if let Some(ty) = self.named_type(node)? {
                named.push((ty.0, op::Name, vec![ty.0], name));
            } else if let Some((ty, member)) = self.member_of(node) {
                named.push((ty.0, op::MemberName, vec![ty.0, member], name));
            }
        }
        // The nodes stand as the types were declared where they were read, which need not be the order here.
        named.sort_by_key(|(ty, ..)| *ty);
        for (_, opcode, operands, name) in named {
            self.out.emit_string(Section::DebugName, opcode, None, &operands, name)?;
        }
        for node in self.named(names::MEMBER_DECORATE) {
            let (Some((ty, member)), Some(decoration)) = (self.member_of(node), node.operand(2)) else {
                continue;
            };
            if member == u32::MAX {
                self.decoration(decoration, &[ty.0], op::Decorate)?;
            } else {
                self.decoration(decoration, &[ty.0, member], op::MemberDecorate)?;
            }
        }
        Ok(())
    }

    /// The type that a node gives a name itself, by member -1: void where it shows no value.
    fn named_type(&mut self, node: Metadata<'c>) -> Result<Option<Id>> {
        let is_type = node.operand(1).and_then(Metadata::int_value) == Some(u32::MAX.into());
        match node.operand(0).and_then(Metadata::value) {
            Some(shown) if is_type && !shown.ty().is_struct() => self.type_id(shown.ty(), None).map(Some),
            None if is_type => self.declare(op::TypeVoid, &[]).map(Some),
            _ => Ok(None),
        }
    }

    /// The structure that a node names, if it is written, and the member.
    fn member_of(&self, node: Metadata<'c>) -> Option<(Id, u32)> {
        let ty = node.operand(0)?.value()?.ty();
        let id = self.types.by_key.get(&TypeKey::Struct(ty)).copied()?;
        Some((id, node.operand(1).and_then(Metadata::u32_value)?))
    }
}
