//! Ids of annotations.

use super::Canonical;
use crate::spirv::instruction::{Id, Instruction};
use crate::spirv::operands::operands;
use rustc_hash::FxHashMap;

impl Canonical<'_> {
    /// Ids that only annotations use, such as those of OpDecorateId: by target, then by decoration.
    pub(super) fn number_annotations(&mut self) {
        let annotations = std::mem::take(&mut self.annotations);
        let mut by_target: FxHashMap<usize, Vec<&[u32]>> = FxHashMap::default();
        for words in &annotations {
            let target = words.get(1).map(|target| self.representative(Id(*target)));
            if let Some(slot) = target.and_then(|target| self.module.slot(target)) {
                by_target.entry(slot).or_default().push(words);
            }
        }
        let mut at = 0;
        while let Some(slot) = self.numbered.get(at).copied() {
            at += 1;
            let mut of_target = by_target.remove(&slot).unwrap_or_default();
            of_target.sort_by_key(|words| (words.first(), words.get(2)));
            for words in of_target {
                let instruction = Instruction::new(words, 0, 0);
                for operand in operands(instruction, self.module).flatten() {
                    if let Some(id) = operand.id() {
                        self.touch(id);
                    }
                }
            }
        }
        self.annotations = annotations;
    }
}
