//! Metadata of types and their members: `!spirv.MemberName` and `!spirv.MemberDecorate`.

use super::context::{TypeKey, Writer};
use crate::contract::{Listed, MemberDecorate, MemberName, OF_TYPE};
use crate::error::Result;
use crate::llvm::Value;
use crate::spirv::{Id, Section, op};

impl<'c> Writer<'c, '_> {
    /// Names and decorations of structure members, and names of types.
    ///
    /// # Errors
    /// A decoration that cannot be written.
    pub(super) fn members(&mut self) -> Result<()> {
        let mut named = Vec::new();
        for node in MemberName::read(self.module) {
            if self.options.discard_names {
                break;
            }
            if let Some(ty) = self.named_type(&node)? {
                named.push((ty.0, op::Name, vec![ty.0], node.name));
            } else if let Some(ty) = node
                .shown
                .filter(|_| node.member != OF_TYPE)
                .and_then(|shown| self.structure_of(shown.value()?))
            {
                named.push((ty.0, op::MemberName, vec![ty.0, node.member], node.name));
            }
        }
        // The nodes are in the order in which the reader declared the types, which may differ from the order here.
        named.sort_by_key(|(ty, ..)| *ty);
        for (_, opcode, operands, name) in named {
            self.out.emit_string(Section::DebugName, opcode, None, &operands, &name)?;
        }
        let mut decorated = Vec::new();
        for MemberDecorate { shown, member, decoration } in MemberDecorate::read(self.module) {
            decorated.extend(self.structure_of(shown).map(|ty| (ty, member, decoration)));
        }
        decorated.sort_by_key(|(ty, ..)| ty.0);
        for (ty, member, decoration) in decorated {
            if member == OF_TYPE {
                self.decoration(&decoration, &[ty.0], op::Decorate)?;
            } else {
                self.decoration(&decoration, &[ty.0, member], op::MemberDecorate)?;
            }
        }
        Ok(())
    }

    /// The type that a node gives a name itself, by member -1: void where it shows no value.
    fn named_type(&mut self, node: &MemberName<'c>) -> Result<Option<Id>> {
        let is_type = node.member == OF_TYPE;
        match node.shown {
            Some(shown) if is_type && shown.is_node() && self.is_shader() => {
                self.referenced_type(Some(shown)).map(Some)
            }
            Some(shown) if is_type => match shown.value().map(Value::ty).filter(|ty| !ty.is_struct()) {
                Some(ty) => self.type_id(ty, None).map(Some),
                None => Ok(None),
            },
            None if is_type => self.declare(op::TypeVoid, &[]).map(Some),
            _ => Ok(None),
        }
    }

    /// The structure that a value shows, if it is written.
    fn structure_of(&self, shown: Value<'c>) -> Option<Id> {
        self.types.by_key.get(&TypeKey::Struct(shown.ty())).copied()
    }
}
