//! Spec: "Loop Control", and structured constructs: `!spirv.Merge` and `!llvm.loop`.

use super::context::Reader;
use crate::contract::{Attached, Construct, Merges};
use crate::error::Result;
use crate::llvm::Metadata;
use crate::spirv::{Id, Instruction, op};
use crate::table::loop_control::{ALSO, COUNTS, IMPLIED, LoopForm, LoopRow, ROWS, Role};
use rustc_hash::FxHashMap;

impl<'c, 'm> Reader<'c, 'm> {
    /// Attaches `!spirv.Merge` and `!llvm.loop` to the terminators of the function.
    ///
    /// # Errors
    /// An id that is not a label.
    pub(super) fn complete_merges(&mut self) -> Result<()> {
        let merges = std::mem::take(&mut self.function.merges);
        if merges.is_empty() {
            return Ok(());
        }
        let latches = self.latches();
        let mut roles: Vec<(Id, Vec<(Role, Metadata<'c>)>)> = Vec::new();
        let mut places: FxHashMap<Id, usize> = FxHashMap::default();
        for (header, instruction) in merges {
            let (control, mut blocks) = match instruction.opcode() {
                op::LoopMerge => (2, vec![(instruction.id(1)?, Role::Continue)]),
                op::LoopControlINTEL => {
                    if let Some(latch) = latches.get(&header) {
                        self.loop_metadata(header, *latch, instruction.operands())?;
                    }
                    continue;
                }
                _ => (1, Vec::new()),
            };
            blocks.extend([(header, Role::Header), (instruction.id(0)?, Role::Merge)]);
            let control = instruction.operands().get(control..).unwrap_or_default();
            if instruction.opcode() == op::LoopMerge
                && let Some(latch) = latches.get(&header)
            {
                self.loop_metadata(header, *latch, control)?;
            }
            let construct = Construct { opcode: instruction.opcode(), control: control.to_vec() };
            let construct = construct.node(self.llvm);
            for (block, role) in blocks {
                let place = *places.entry(block).or_insert_with(|| {
                    roles.push((block, Vec::new()));
                    roles.len() - 1
                });
                if let Some((_, list)) = roles.get_mut(place) {
                    list.push((role, construct));
                }
            }
        }
        for (block, list) in roles {
            if let Some(terminator) = self.block(block)?.terminator() {
                Merges(list).write(terminator, self.llvm, &self.kinds);
            }
        }
        Ok(())
    }

    /// The latch of each header: the last block that branches back to it.
    fn latches(&self) -> FxHashMap<Id, Id> {
        let position = |id: Id| self.spirv.definition(id).map_or(0, Instruction::number);
        let back = self.function.edges.iter().filter(|(from, to)| position(*from) >= position(*to));
        back.map(|(from, to)| (*to, *from)).collect()
    }

    /// The known counts of a loop.
    fn loop_counts(&self, name: &str, words: &[u32]) -> Result<Vec<Option<Metadata<'c>>>> {
        let mut nodes = Vec::new();
        for (suffix, halves) in COUNTS.iter().zip(words.chunks_exact(2)) {
            let &[low, high] = halves else { continue };
            let count = u64::from(low) | u64::from(high) << 32;
            if count != u64::MAX {
                let name = self.llvm.md_string(&format!("{name}{suffix}"));
                let number = self.llvm.i64_type().int(count)?.as_metadata();
                nodes.push(Some(self.llvm.md_node(&[Some(name), Some(number)])));
            }
        }
        Ok(nodes)
    }

    /// Attaches `!llvm.loop` to the latches.
    fn loop_metadata(&mut self, header: Id, latch: Id, control: &[u32]) -> Result<()> {
        let Some((mask, mut literals)) = control.split_first() else { return Ok(()) };
        let mut operands = Vec::new();
        for bit in (0..32).map(|bit| 1u32 << bit).filter(|bit| mask & bit != 0) {
            if bit == IMPLIED.0.bits() && mask & IMPLIED.1.bits() != 0 {
                continue;
            }
            let mut rows = ROWS.iter().filter(|row| row.control.bits() == bit);
            let literal = literals.first().copied();
            let fits = |row: &&LoopRow| {
                !matches!(row.form, LoopForm::Fixed(fixed) if literal != Some(fixed))
                    && (row.name != ALSO.0 || mask & ALSO.1.bits() != 0)
            };
            // Literals of unknown bits cannot be separated.
            let Some(row) = rows.find(fits) else { break };
            let taken = match row.form {
                LoopForm::Flag => 0,
                LoopForm::Counts => 2 * COUNTS.len(),
                LoopForm::Arrays => 1 + 2 * usize::try_from(literal.unwrap_or(0)).unwrap_or(0),
                _ => 1,
            };
            let Some((own, rest)) = literals.split_at_checked(taken) else { break };
            literals = rest;
            match row.form {
                LoopForm::Counts => operands.extend(self.loop_counts(row.name, own)?),
                LoopForm::Arrays => operands.extend(self.array_groups(row.name, own, header)?),
                _ => {}
            }
            let name = Some(self.llvm.md_string(row.name));
            match (row.form, literal) {
                (LoopForm::Flag | LoopForm::Fixed(_), _) => operands.push(Some(self.llvm.md_node(&[name]))),
                (LoopForm::Literal, Some(literal)) => {
                    operands.push(Some(self.llvm.md_node(&[name, Some(self.u32_metadata(literal))])));
                }
                (LoopForm::Literal, None) => break,
                (LoopForm::Unsaid | LoopForm::Counts | LoopForm::Arrays, _) => {}
            }
        }
        let node = self.llvm.md_self_referring_node(&operands);
        if let Some(terminator) = self.block(latch)?.terminator() {
            terminator.set_metadata(self.kinds.llvm_loop, Some(node));
        }
        Ok(())
    }
}
