//! Numbers in debug information: literals or constants, depending on the set.

use super::{Writer, unsigned};
use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, Metadata, Value};
use crate::spirv::{Id, op};
use crate::table::debug_info::{Set, value};

impl<'c> Writer<'c, '_> {
    /// A number: a literal, or the id of a constant in non-semantic sets.
    pub(super) fn debug_number(&mut self, set: Set, number: u32) -> Result<u32> {
        if set.is_non_semantic() { Ok(self.u32_constant(number)?.0) } else { Ok(number) }
    }

    /// A constant for a size or an offset, of 32 bits if it fits.
    pub(super) fn debug_size(&mut self, size: u64) -> Result<Id> {
        match u32::try_from(size) {
            Ok(size) => self.u32_constant(size),
            Err(_) => self.wide_constant(size),
        }
    }

    /// A 64-bit constant.
    pub(super) fn wide_constant(&mut self, bits: u64) -> Result<Id> {
        let ty = self.declare(op::TypeInt, &[64, 0])?;
        self.number(ty, bits)
    }

    /// The flags of a node in the encoding of the set.
    pub(super) fn debug_flags(&self, node: Metadata<'c>, set: Set) -> u32 {
        let mut flags = value::flags_to_set(unsigned(node, DebugField::Flags));
        if set != Set::NonSemantic200 {
            flags &= !value::flag::BIT_FIELD;
        }
        match node.debug_kind() {
            Some(DebugKind::Subprogram) => {
                let more = unsigned(node, DebugField::SubprogramFlags);
                let rows = value::FUNCTION_ONLY_FLAGS.iter().filter(|(_, llvm)| more & llvm != 0);
                flags |= rows.fold(0, |all, (own, _)| all | own);
                flags |= self.usual_access(node, flags);
            }
            Some(DebugKind::GlobalVariable) => {
                let is = |field| node.debug_number(field).is_some_and(|number| number != 0);
                flags |= if is(DebugField::IsLocal) { value::flag::LOCAL } else { 0 };
                flags |= if is(DebugField::IsDefinition) { value::flag::DEFINITION } else { 0 };
            }
            Some(DebugKind::DerivedType) => match unsigned(node, DebugField::Tag) {
                value::tag::REFERENCE => flags |= value::flag::LVALUE_REFERENCE,
                value::tag::RVALUE_REFERENCE => flags |= value::flag::RVALUE_REFERENCE,
                value::tag::MEMBER | value::tag::VARIABLE => flags |= self.usual_access(node, flags),
                _ => {}
            },
            _ => {}
        }
        flags
    }

    /// The constant in a metadata node.
    pub(super) fn constant_in(node: Metadata<'c>) -> Option<Value<'c>> {
        node.value().filter(|value| value.is_constant())
    }

    /// The default access of a member without an access specifier: private in classes, public in structures
    /// and unions.
    fn usual_access(&self, node: Metadata<'c>, flags: u32) -> u32 {
        let scope = node.debug_part(DebugField::Scope);
        let scope = scope.filter(|scope| scope.debug_kind() == Some(DebugKind::CompositeType));
        let scope = scope.or_else(|| self.owner_of(node).filter(|_| self.debug.is_strict));
        match scope.map(|scope| unsigned(scope, DebugField::Tag)) {
            Some(value::tag::CLASS) if flags & value::ACCESS == 0 => value::flag::PRIVATE,
            Some(value::tag::STRUCTURE | value::tag::UNION) if flags & value::ACCESS == 0 => {
                value::flag::PUBLIC
            }
            _ => 0,
        }
    }
}
