//! Decorations that LLVM IR cannot represent.

use super::{Attached, Kinds};
use crate::llvm::{Context, MdKind, Metadata};

/// A decoration: its number, then strings, numbers and constants.
pub(crate) struct DecorationNode<'c> {
    /// `None` if the node does not start with a number.
    pub kind: Option<u32>,
    pub operands: Vec<Metadata<'c>>,
}

impl<'c> DecorationNode<'c> {
    /// A decoration with operands.
    pub fn new(kind: u32, operands: Vec<Metadata<'c>>) -> Self {
        Self { kind: Some(kind), operands }
    }

    pub fn node(&self, context: &'c Context) -> Metadata<'c> {
        let kind = self.kind.map(|kind| context.md_i32(kind));
        let operands: Vec<_> = kind.into_iter().chain(self.operands.iter().copied()).map(Some).collect();
        context.md_node(&operands)
    }

    pub fn of(node: Metadata<'c>) -> Self {
        Self {
            kind: node.operand(0).and_then(Metadata::u32_value),
            operands: node.operands().skip(1).flatten().collect(),
        }
    }
}

/// `!spirv.Decorations`: the decorations of a value.
pub(crate) struct Decorations<'c>(pub Vec<DecorationNode<'c>>);

impl<'c> Attached<'c> for Decorations<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.decorations
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let nodes: Vec<_> = self.0.iter().map(|decoration| Some(decoration.node(context))).collect();
        context.md_node(&nodes)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self(node.operands().flatten().map(DecorationNode::of).collect()))
    }
}

/// `!spirv.ParameterDecorations`: the decorations of each parameter of a function.
pub(crate) struct ParameterDecorations<'c>(pub Vec<Decorations<'c>>);

impl<'c> Attached<'c> for ParameterDecorations<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.parameter_decorations
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let lists: Vec<_> = self.0.iter().map(|list| Some(list.node(context))).collect();
        context.md_node(&lists)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let list =
            |list: Option<Metadata<'c>>| list.and_then(Decorations::of).unwrap_or(Decorations(Vec::new()));
        Some(Self(node.operands().map(list).collect()))
    }
}
