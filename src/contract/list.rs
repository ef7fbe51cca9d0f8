//! The trait of nodes in a module's named metadata.

use crate::llvm::{Context, Metadata, Module};
use smallvec::SmallVec;

/// A node in named metadata.
pub(crate) trait Listed<'c>: Sized {
    /// The name of the metadata.
    const NAME: &'static str;

    /// The node.
    fn node(&self, context: &'c Context) -> Metadata<'c>;

    /// Decodes a node; `None` if it has another shape.
    fn of(node: Metadata<'c>) -> Option<Self>;

    /// Appends the node to the list of a module.
    fn write(&self, module: Module<'c>, context: &'c Context) {
        module.get_or_add_named_metadata(Self::NAME).append(self.node(context));
    }

    /// Decodes the list of a module, skipping nodes of another shape.
    fn read(module: Module<'c>) -> Vec<Self> {
        named_nodes(module, Self::NAME).into_iter().filter_map(Self::of).collect()
    }
}

/// The nodes of named metadata; empty if the module has no such list.
pub(crate) fn named_nodes<'c>(module: Module<'c>, name: &str) -> Vec<Metadata<'c>> {
    module.get_named_metadata(name).map(|named| named.operands().collect()).unwrap_or_default()
}

/// The `i32` operands of a node; other operands become 0.
pub(crate) fn number_list(node: Metadata<'_>) -> Vec<u32> {
    node.operands().map(|operand| operand.and_then(Metadata::u32_value).unwrap_or(0)).collect()
}

/// A node of `i32` constants.
pub(super) fn number_node<'c>(context: &'c Context, numbers: &[u32]) -> Metadata<'c> {
    let operands: SmallVec<[_; 4]> = numbers.iter().map(|number| Some(context.md_i32(*number))).collect();
    context.md_node(&operands)
}
