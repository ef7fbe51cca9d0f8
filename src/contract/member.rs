//! Named metadata about types.

use super::decoration::DecorationNode;
use super::list::Listed;
use super::{Attached, Pointee};
use crate::llvm::{Context, Metadata, Type, Value};
use crate::table::metadata as names;
use std::borrow::Cow;

/// The member number that denotes the type itself.
pub(crate) const OF_TYPE: u32 = u32::MAX;

/// `!spirv.MemberName`: the name of a structure member or of a type.
pub(crate) struct MemberName<'c> {
    /// A poison value of the type, or of shaders a node that describes it; `None` is void.
    pub shown: Option<Metadata<'c>>,
    pub member: u32,
    pub name: Cow<'c, [u8]>,
}

impl<'c> Listed<'c> for MemberName<'c> {
    const NAME: &'static str = names::MEMBER_NAME;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_node(&[
            self.shown,
            Some(context.md_i32(self.member)),
            Some(context.md_string_bytes(&self.name)),
        ])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self {
            shown: node.operand(0),
            member: node.operand(1)?.u32_value()?,
            name: Cow::Borrowed(node.operand(2).and_then(Metadata::string_bytes).unwrap_or_default()),
        })
    }
}

/// `!spirv.MemberDecorate`: a decoration of a structure member or of a type.
pub(crate) struct MemberDecorate<'c> {
    /// A poison value of the type.
    pub shown: Value<'c>,
    pub member: u32,
    pub decoration: DecorationNode<'c>,
}

impl<'c> Listed<'c> for MemberDecorate<'c> {
    const NAME: &'static str = names::MEMBER_DECORATE;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_node(&[
            Some(self.shown.as_metadata()),
            Some(context.md_i32(self.member)),
            Some(self.decoration.node(context)),
        ])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self {
            shown: node.operand(0)?.value()?,
            member: node.operand(1)?.u32_value()?,
            decoration: DecorationNode::of(node.operand(2)?),
        })
    }
}

/// `!spirv.MemberPointee`: the pointee of a structure member.
pub(crate) struct MemberPointee<'c> {
    /// A poison value of the structure.
    pub shown: Value<'c>,
    pub member: u32,
    pub pointee: Pointee<'c>,
}

impl<'c> Listed<'c> for MemberPointee<'c> {
    const NAME: &'static str = names::MEMBER_POINTEE;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_node(&[
            Some(self.shown.as_metadata()),
            Some(context.md_i32(self.member)),
            Some(self.pointee.node(context)),
        ])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self {
            shown: node.operand(0)?.value()?,
            member: node.operand(1)?.u32_value()?,
            pointee: Pointee::of(node.operand(2)?)?,
        })
    }
}

/// `!spirv.ArrayLength`: the width in bits of array lengths, where it is not the pointer width.
pub(crate) struct ArrayLength<'c> {
    /// A poison value of the array type; `None` for all arrays.
    pub shown: Option<Value<'c>>,
    pub bits: u32,
}

impl<'c> ArrayLength<'c> {
    /// The array type; `None` for all array types.
    pub fn ty(&self) -> Option<Type<'c>> {
        self.shown.map(Value::ty)
    }
}

impl<'c> Listed<'c> for ArrayLength<'c> {
    const NAME: &'static str = names::ARRAY_LENGTH;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let shown = self.shown.map(Value::as_metadata);
        let operands: Vec<_> = shown.into_iter().chain([context.md_i32(self.bits)]).map(Some).collect();
        context.md_node(&operands)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let operands: Vec<_> = node.operands().flatten().collect();
        let shown = operands.first().filter(|_| operands.len() == 2).and_then(|first| first.value());
        Some(Self { shown, bits: operands.last()?.u32_value()? })
    }
}
