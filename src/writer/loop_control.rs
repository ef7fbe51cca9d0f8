//! Spec: "Loop Control", and structured constructs: `!spirv.Merge` and `!llvm.loop`.

use super::block_order::Dominance;
use super::context::Writer;
use crate::contract::{self, Attached, Merges};
use crate::error::Result;
use crate::llvm::{Block, Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::op;
use crate::table::loop_control::{ALSO, COUNTS, EXCLUDES, LoopForm, LoopNeed, LoopRow, ROWS, UNSTRUCTURED};
use rspirv::spirv::LoopControl;
use rustc_hash::{FxHashMap, FxHashSet};

/// Blocks of a structured construct: header, merge, continue target.
type Construct<'c> = [Option<Block<'c>>; 3];

impl<'c> Writer<'c, '_> {
    /// Collects the merge instructions of a function: from `!spirv.Merge`, and for loops with controls.
    ///
    /// # Errors
    /// Metadata that does not encode a merge instruction.
    pub(super) fn find_merges(&mut self, function: Value<'c>) -> Result<()> {
        let mut constructs: Vec<(Metadata<'c>, Construct<'c>, bool)> = Vec::new();
        let mut places: FxHashMap<Metadata<'c>, usize> = FxHashMap::default();
        for block in function.blocks() {
            let merges = block.terminator().and_then(|terminator| Merges::read(terminator, &self.kinds));
            for (role, node) in merges.into_iter().flat_map(|merges| merges.0) {
                let place = *places.entry(node).or_insert_with(|| {
                    constructs.push((node, [None; 3], true));
                    constructs.len() - 1
                });
                let Some((_, blocks, intact)) = constructs.get_mut(place) else { continue };
                match blocks.get_mut(role as usize) {
                    Some(slot @ None) => *slot = Some(block),
                    // A duplicated terminator: an optimizer has changed the construct.
                    _ => *intact = false,
                }
            }
        }
        for (node, blocks, _) in constructs.into_iter().filter(|(_, _, intact)| *intact) {
            self.merge_of(node, blocks)?;
        }
        let is_latch = |block: &Block<'c>| {
            block.terminator().is_some_and(|terminator| terminator.metadata(self.kinds.llvm_loop).is_some())
        };
        let latches: Vec<Block<'c>> = function.blocks().filter(is_latch).collect();
        if !latches.is_empty() {
            let dominance = Dominance::of(function);
            for latch in latches {
                self.loop_of(latch, &dominance)?;
            }
        }
        Ok(())
    }

    fn merge_of(&mut self, node: Metadata<'c>, [header, merge, latch]: Construct<'c>) -> Result<()> {
        let (Some(header), Some(merge)) = (header, merge) else { return Ok(()) };
        let Some(contract::Construct { opcode, control }) = contract::Construct::of(node) else {
            return Ok(());
        };
        // A switch without cases is a selection, too: what it contains may leave it.
        let branches = header
            .terminator()
            .is_some_and(|t| t.opcode() == Some(LlvmOpcode::Switch) || t.successors().count() > 1);
        let merge_id = self.label(merge)?;
        if opcode == op::SelectionMerge && branches {
            let mut operands = vec![merge_id.0];
            operands.extend(control);
            self.check_metadata_words(op::SelectionMerge, &operands)?;
            self.function.merges.insert(header.as_value(), (op::SelectionMerge, operands));
        } else if opcode == op::LoopMerge
            && let Some(latch) = latch
            // Array ids are valid in the original module only; those in the latch's metadata are used
            // instead.
            && control.first().is_none_or(|mask| mask & LoopControl::DEPENDENCY_ARRAY_ALTERA.bits() == 0)
        {
            let mut operands = vec![merge_id.0, self.label(latch)?.0];
            operands.extend(control);
            self.check_metadata_words(op::LoopMerge, &operands)?;
            self.function.merges.insert(header.as_value(), (op::LoopMerge, operands));
        }
        Ok(())
    }

    /// Adds a merge instruction for a loop that only `!llvm.loop` describes, if it has controls.
    fn loop_of(&mut self, latch: Block<'c>, dominance: &Dominance<'c>) -> Result<()> {
        let Some(terminator) = latch.terminator() else { return Ok(()) };
        let Some(node) = terminator.metadata(self.kinds.llvm_loop) else { return Ok(()) };
        let control = self.loop_control(node, latch)?;
        let successors: Vec<_> = terminator.successors().collect();
        if control.first() == Some(&0) {
            return Ok(());
        }
        let header = successors.iter().copied().find(|block| dominance.dominates(*block, latch));
        let Some(header) = header else { return Ok(()) };
        if self.function.merges.contains_key(&header.as_value()) {
            return Ok(());
        }
        // A merge instruction may precede a branch only.
        let branch = header.terminator().filter(|t| t.opcode() == Some(LlvmOpcode::Br));
        let exits: Option<Vec<_>> = branch.map(|branch| branch.successors().collect());
        let merge = match (successors.as_slice(), exits.as_deref()) {
            // The false successor is the exit; if it is the latch, the other one may be.
            ([_], Some([yes, no])) if *no == latch => {
                Some(*yes).filter(|yes| !is_in_loop(*yes, latch, header))
            }
            ([_], Some([_, no])) => Some(*no),
            ([a, b], Some(_)) => Some(if *a == header { *b } else { *a }),
            _ => None,
        };
        let Some(merge) = merge.filter(|merge| *merge != header) else {
            if self.writes_unstructured() {
                self.function.merges.insert(header.as_value(), (op::LoopControlINTEL, control));
            }
            return Ok(());
        };
        let mut operands = vec![self.label(merge)?.0, self.label(latch)?.0];
        operands.extend(control);
        self.check_metadata_words(op::LoopMerge, &operands)?;
        self.function.merges.insert(header.as_value(), (op::LoopMerge, operands));
        Ok(())
    }

    /// Whether loops without merge instructions keep their controls.
    fn writes_unstructured(&self) -> bool {
        let is_declared =
            self.declares_extension(UNSTRUCTURED) && self.options.extensions.allows(UNSTRUCTURED);
        self.options.prefers(UNSTRUCTURED) || is_declared
    }

    /// The mask and literals for a `!llvm.loop` node.
    fn loop_control(&mut self, node: Metadata<'c>, latch: Block<'c>) -> Result<Vec<u32>> {
        let mut controls = Controls::default();
        for entry in node.operands().skip(1).flatten() {
            let Some(name) = entry.operand(0).and_then(Metadata::string) else { continue };
            if name == ALSO.0 {
                controls.mask |= ALSO.1.bits();
            }
            let Some((row, count)) = row_of(&name).filter(|(row, _)| self.may_control(row.need)) else {
                continue;
            };
            match row.form {
                LoopForm::Arrays => controls.arrays.extend(self.dependent_arrays(entry, latch)?),
                LoopForm::Counts => controls.count(row, count, entry.operand(1)),
                _ => controls.literal(row, entry.operand(1)),
            }
        }
        Ok(controls.into_words())
    }

    fn may_control(&self, need: LoopNeed) -> bool {
        match need {
            LoopNeed::Nothing => true,
            LoopNeed::Version(major, minor) => self.options.max_version >= (major, minor),
            LoopNeed::Extension(name) => self.options.extensions.allows(name),
        }
    }
}

/// The row of an entry's name, and for a control with several counts, the index of the count.
fn row_of(name: &str) -> Option<(&'static LoopRow, Option<usize>)> {
    let count = COUNTS.iter().position(|count| name.ends_with(count));
    let base = count.and_then(|count| name.strip_suffix(COUNTS.get(count)?));
    let is_row = |row: &&LoopRow| match row.form {
        LoopForm::Counts => base == Some(row.name),
        _ => row.name == name,
    };
    ROWS.iter().find(is_row).map(|row| (row, count))
}

/// Loop controls under construction.
#[derive(Default)]
struct Controls {
    mask: u32,
    /// Bits and their literals.
    literals: Vec<(u32, u32)>,
    /// The values of [`COUNTS`].
    counts: [Option<u64>; 3],
    arrays: Vec<[u32; 2]>,
}

impl Controls {
    /// Adds a control with at most one literal. The first row for a bit takes precedence, and an entry that
    /// is not a number is ignored.
    fn literal(&mut self, row: &LoopRow, operand: Option<Metadata<'_>>) {
        let said = operand.and_then(Metadata::u32_value);
        let literal = match row.form {
            LoopForm::Flag | LoopForm::Unsaid | LoopForm::Counts | LoopForm::Arrays => None,
            LoopForm::Fixed(literal) => Some(literal),
            LoopForm::Literal if said.is_some() => said,
            LoopForm::Literal => return,
        };
        let bit = row.control.bits();
        if self.mask & bit == 0 {
            self.mask |= bit;
            self.literals.extend(literal.map(|literal| (bit, literal)));
        }
    }

    /// Sets one of several counts.
    fn count(&mut self, row: &LoopRow, count: Option<usize>, operand: Option<Metadata<'_>>) {
        if let Some(slot) = count.and_then(|count| self.counts.get_mut(count)) {
            *slot = operand.and_then(Metadata::int_value);
            self.mask |= row.control.bits();
        }
    }

    /// The mask, followed by the literals ordered by bit.
    fn into_words(mut self) -> Vec<u32> {
        if self.mask & EXCLUDES.0.bits() != 0 {
            self.mask &= !EXCLUDES.1.bits();
            self.literals.retain(|(bit, _)| EXCLUDES.1.bits() & bit == 0);
        }
        let bit = LoopControl::LOOP_COUNT_ALTERA.bits();
        if self.mask & bit != 0 {
            let counts = self.counts.into_iter().map(|count| count.unwrap_or(u64::MAX));
            let halves = counts.flat_map(|count| [count as u32, (count >> 32) as u32]);
            self.literals.extend(halves.map(|half| (bit, half)));
        }
        let bit = LoopControl::DEPENDENCY_ARRAY_ALTERA.bits();
        if !self.arrays.is_empty() {
            self.mask |= bit;
            self.literals.push((bit, u32::try_from(self.arrays.len()).unwrap_or(0)));
            self.literals.extend(self.arrays.into_iter().flatten().map(|word| (bit, word)));
        }
        self.literals.sort_by_key(|(bit, _)| *bit);
        std::iter::once(self.mask).chain(self.literals.into_iter().map(|(_, literal)| literal)).collect()
    }
}

/// Whether a block is in the loop of a latch and its dominating header: whether it reaches the latch without
/// passing the header. The search runs backwards, so that it stays in the loop.
fn is_in_loop<'c>(block: Block<'c>, latch: Block<'c>, header: Block<'c>) -> bool {
    let mut seen = FxHashSet::from_iter([header, latch]);
    let mut open = vec![latch];
    while let Some(at) = open.pop() {
        if at == block {
            return true;
        }
        open.extend(at.predecessors().filter(|before| seen.insert(*before)));
    }
    false
}
