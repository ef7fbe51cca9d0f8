//! Spec: "Universal Validation Rules": a value's definition dominates its uses.
//!
//! Rule of this module: it looks for the offender in a module of which it is known that there is one; a good module never comes here.

use rustc_hash::FxHashMap;

use super::instruction::{Id, Instruction};
use super::module::Module;
use super::op;
use super::operands::Role;
use crate::error::Error;

/// A block: its instructions by number, and the blocks that it branches to.
struct Block {
    first: u32,
    end: u32,
    successors: Vec<usize>,
}

/// No block.
const NONE: usize = usize::MAX;

/// The first use that its definition does not dominate, as an error with its place; `None` if there is none.
pub fn undominated(module: &Module) -> Option<Error> {
    let mut head = None;
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Function => head = Some(instruction),
            op::FunctionEnd => {
                let first = head.take()?.number();
                if let Some((place, id)) = Function::new(module, first, instruction.number()).offender() {
                    let message = format!("{id} is used where its definition does not reach");
                    return Some(Error::malformed(message).at(module.location(place)));
                }
            }
            _ => {}
        }
    }
    None
}

struct Function<'m> {
    module: &'m Module,
    /// Number of `OpFunction`, and of `OpFunctionEnd`.
    range: std::ops::Range<u32>,
    blocks: Vec<Block>,
    by_label: FxHashMap<Id, usize>,
    /// Immediate dominators of the blocks that can be reached, else `NONE`.
    dominators: Vec<usize>,
}

impl<'m> Function<'m> {
    fn new(module: &'m Module, first: u32, end: u32) -> Self {
        let mut function = Self {
            module,
            range: first..end,
            blocks: Vec::new(),
            by_label: FxHashMap::default(),
            dominators: Vec::new(),
        };
        for number in first..end {
            let Some(label) = module.at(number).filter(|i| i.opcode() == op::Label) else { continue };
            if let Some(last) = function.blocks.last_mut() {
                last.end = number;
            }
            if let Some(id) = label.result_id() {
                function.by_label.insert(id, function.blocks.len());
                function.blocks.push(Block { first: number, end, successors: Vec::new() });
            }
        }
        for block in &mut function.blocks {
            let last = module.at(block.end.saturating_sub(1));
            let labels = last.into_iter().flat_map(|last| ids(module, last));
            block.successors = labels.filter_map(|id| function.by_label.get(&id).copied()).collect();
        }
        function.find_dominators();
        function
    }

    /// Blocks that can be reached from the entry, each behind its successors.
    fn postorder(&self) -> Vec<usize> {
        let mut order = Vec::new();
        let mut seen = vec![false; self.blocks.len()];
        let mut open = vec![(0, 0)];
        if let Some(entry) = seen.first_mut() {
            *entry = true;
        }
        while let Some((block, next)) = open.last_mut() {
            let successors = self.blocks.get(*block).map_or(&[][..], |block| &block.successors);
            match successors.get(*next) {
                Some(successor) => {
                    *next += 1;
                    if let Some(seen) = seen.get_mut(*successor).filter(|seen| !**seen) {
                        *seen = true;
                        open.push((*successor, 0));
                    }
                }
                None => {
                    order.push(*block);
                    open.pop();
                }
            }
        }
        order
    }

    fn find_dominators(&mut self) {
        let order = self.postorder();
        let mut position = vec![NONE; self.blocks.len()];
        for (at, block) in order.iter().enumerate() {
            if let Some(position) = position.get_mut(*block) {
                *position = at;
            }
        }
        let at = |list: &[usize], block: usize| list.get(block).copied().unwrap_or(NONE);
        let mut dominators = vec![NONE; self.blocks.len()];
        if let Some(entry) = dominators.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for block in order.iter().rev() {
                for successor in self.blocks.get(*block).map_or(&[][..], |block| &block.successors) {
                    let (mut a, mut b) = (*block, at(&dominators, *successor));
                    if *successor == 0 || at(&dominators, a) == NONE {
                        continue;
                    }
                    while b != NONE && a != b {
                        if at(&position, a) < at(&position, b) {
                            a = at(&dominators, a);
                        } else {
                            b = at(&dominators, b);
                        }
                    }
                    if let Some(dominator) = dominators.get_mut(*successor).filter(|old| **old != a) {
                        *dominator = a;
                        changed = true;
                    }
                }
            }
        }
        self.dominators = dominators;
    }

    fn block_of(&self, number: u32) -> Option<usize> {
        self.blocks.partition_point(|block| block.first <= number).checked_sub(1)
    }

    fn is_reached(&self, block: usize) -> bool {
        self.dominators.get(block).is_some_and(|dominator| *dominator != NONE)
    }

    /// Whether what `definition` defines can be used by the instruction of this number in `block`.
    fn reaches(&self, definition: u32, block: usize, number: u32) -> bool {
        let Some(defining) = self.block_of(definition) else { return true };
        if definition == number {
            return false;
        }
        if !self.is_reached(block) || defining == block {
            return !self.is_reached(block) || definition < number;
        }
        let mut above = block;
        while above != 0 {
            above = self.dominators.get(above).copied().unwrap_or(0);
            if above == defining {
                return true;
            }
        }
        false
    }

    fn offender(&self) -> Option<(Instruction<'m>, Id)> {
        for number in self.range.clone() {
            let (Some(block), Some(instruction)) = (self.block_of(number), self.module.at(number)) else {
                continue;
            };
            if instruction.opcode() == op::Phi {
                for pair in instruction.operands().chunks_exact(2) {
                    let [value, parent] = pair else { continue };
                    let parent = self.by_label.get(&Id(*parent)).copied().unwrap_or(block);
                    if !self.is_defined(Id(*value), parent, u32::MAX) {
                        return Some((instruction, Id(*value)));
                    }
                }
                continue;
            }
            let mut operands = ids(self.module, instruction);
            if let Some(id) = operands.find(|id| !self.is_defined(*id, block, number)) {
                return Some((instruction, id));
            }
        }
        None
    }

    fn is_defined(&self, id: Id, block: usize, number: u32) -> bool {
        let Some(definition) = self.module.definition(id) else { return true };
        let is_value = self.range.contains(&definition.number()) && definition.opcode() != op::Label;
        !is_value || self.reaches(definition.number(), block, number)
    }
}

/// The ids that an instruction uses.
fn ids<'m>(module: &'m Module, instruction: Instruction<'m>) -> impl Iterator<Item = Id> {
    let used = module.operands(instruction).flatten().filter(|operand| !matches!(operand.role, Role::Result));
    used.filter_map(|operand| operand.id())
}
