//! Types that no other node references, such as those used in casts only. LLVM keeps the types that a unit
//! retains.

use super::{Described, Reader};
use crate::llvm::{DebugField, Metadata};
use crate::spirv::Instruction;
use crate::table::debug_info::number;
use rustc_hash::FxHashSet;

/// The nodes reachable from the visited ones.
#[derive(Clone, Default)]
struct Reached<'c>(FxHashSet<Metadata<'c>>);

impl<'c> Reached<'c> {
    /// Visits a node and everything reachable from it, in postorder.
    fn reach(&mut self, node: Metadata<'c>, mut finished: impl FnMut(Metadata<'c>)) {
        let mut path: Vec<(Metadata<'c>, u32)> = Vec::new();
        path.extend(self.0.insert(node).then_some((node, 0)));
        while let Some((node, next)) = path.last_mut() {
            let (of, place) = (*node, *next);
            *next += 1;
            if place == of.operand_count() {
                path.pop();
                finished(of);
            } else if let Some(operand) = of.operand(place).filter(|operand| self.0.insert(*operand)) {
                path.push((operand, 0));
            }
        }
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Adds the types and declarations that are otherwise unreachable to the retained nodes of their units.
    pub(super) fn retain_types(&mut self, all: &[Instruction<'m>]) {
        let mut reached = Reached::default();
        let listed = self.debug.listed.iter().map(|(.., node)| *node);
        for node in self.debug.units.iter().copied().chain(listed).chain(self.debug.retained.iter().copied())
        {
            reached.reach(node, |_| {});
        }
        let mut types = Vec::new();
        for described in all.iter().filter_map(|instruction| self.described(*instruction)) {
            let id = described.instruction.result_id();
            let Some(node) = id.and_then(|id| self.made_node(id)) else { continue };
            if is_root(described.number) {
                reached.reach(node, |_| {});
            } else if is_retained(described, node) {
                types.push((described, node));
            }
        }
        types.retain(|(_, node)| !reached.0.contains(node));
        // The parts of a type also lead to the whole, so wholes are visited first.
        let (parts, wholes): (Vec<_>, Vec<_>) = types.iter().partition(|(described, _)| is_part(*described));
        let mut order = Vec::new();
        let mut seen = reached.clone();
        for (_, node) in wholes.iter().chain(&parts) {
            seen.reach(*node, |node| order.push(node));
        }
        // In reverse postorder, each node precedes what it reaches; one node per cycle suffices.
        let mut kept = FxHashSet::default();
        for node in order.into_iter().rev() {
            if !reached.0.contains(&node) {
                reached.reach(node, |_| {});
                kept.insert(node);
            }
        }
        for (described, node) in types {
            if kept.remove(&node) {
                self.list_in_unit(described, DebugField::Retained, node);
            }
        }
    }
}

/// Whether a node is reachable without being retained: from instructions of functions or from lists.
fn is_root(number: u32) -> bool {
    use number::{FUNCTION, GLOBAL_VARIABLE, IMPORTED_ENTITY, INLINED_AT, LEXICAL_BLOCK, LOCAL_VARIABLE};
    [FUNCTION, GLOBAL_VARIABLE, IMPORTED_ENTITY, INLINED_AT, LEXICAL_BLOCK, LOCAL_VARIABLE].contains(&number)
        || number == number::LEXICAL_BLOCK_DISCRIMINATOR
}

/// Whether a unit may retain a node.
fn is_retained(described: Described<'_>, node: Metadata<'_>) -> bool {
    described.number == number::FUNCTION_DECLARATION || node.debug_kind().is_some_and(|kind| kind.is_type())
}

/// Whether a node is part of a type, which it references.
fn is_part(described: Described<'_>) -> bool {
    use number::{FUNCTION_DECLARATION, TYPE_INHERITANCE, TYPE_MEMBER};
    [FUNCTION_DECLARATION, TYPE_INHERITANCE, TYPE_MEMBER].contains(&described.number)
}
