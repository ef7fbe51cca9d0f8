//! Operands that the Khronos translator, or an earlier version of it, writes in another form than the grammar's. A module with such
//! an operand cannot be framed, so this pass rewrites words.
//!
//! - The memory operands of `OpPredicatedLoadINTEL` and `OpPredicatedStoreINTEL` are `<id>`s of constants instead of literals.
//! - The operand of `OpCooperativeMatrixLengthKHR` is a value of the matrix type instead of the type.

use crate::spirv::{HEADER_WORDS, Opcode, each_instruction, grammar, op};
use rspirv::spirv::MemoryAccess;
use rustc_hash::FxHashMap;

/// What operands may refer to.
#[derive(Default)]
struct Known {
    /// The values of integer constants of 32 bits.
    constants: FxHashMap<u32, u32>,
    /// The types of values.
    types: FxHashMap<u32, u32>,
}

/// The words of a module with the operands of the grammar, if it has any of the others.
pub fn in_grammar(words: Vec<u32>) -> Vec<u32> {
    let body = words.get(HEADER_WORDS..).unwrap_or_default();
    let is_meant = |instruction: &[u32]| {
        let first = instruction.first().map_or(0, |first| first & 0xFFFF);
        [op::PredicatedLoadINTEL, op::PredicatedStoreINTEL, op::CooperativeMatrixLengthKHR]
            .iter()
            .any(|opcode| u32::from(opcode.0) == first)
    };
    if !each_instruction(body).any(is_meant) {
        return words;
    }
    let known = Known::of(body);
    let mut words = words;
    let mut at = HEADER_WORDS;
    while let Some(first) = words.get(at).copied() {
        let count = ((first >> 16) as usize).max(1);
        let Some(instruction) = words.get_mut(at..at + count) else { break };
        known.rewrite(instruction);
        at += count;
    }
    words
}

impl Known {
    fn of(body: &[u32]) -> Self {
        let mut known = Self::default();
        for instruction in each_instruction(body) {
            let opcode = instruction.first().map_or(0, |first| first & 0xFFFF);
            let has_type =
                grammar::instruction(Opcode::of_first_word(opcode)).is_some_and(|of| of.has_result_type);
            if let ([_, ty, id, rest @ ..], true) = (instruction, has_type) {
                known.types.insert(*id, *ty);
                if let (true, [value]) = (opcode == u32::from(op::Constant.0), rest) {
                    known.constants.insert(*id, *value);
                }
            }
        }
        known
    }

    fn rewrite(&self, instruction: &mut [u32]) {
        let opcode = instruction.first().map_or(0, |first| first & 0xFFFF);
        match instruction {
            [_, _, _, _, _, _, access @ ..] if opcode == u32::from(op::PredicatedLoadINTEL.0) => {
                self.literal_access(access);
            }
            [_, _, _, _, access @ ..] if opcode == u32::from(op::PredicatedStoreINTEL.0) => {
                self.literal_access(access);
            }
            [_, _, _, matrix] if opcode == u32::from(op::CooperativeMatrixLengthKHR.0) => {
                if let Some(ty) = self.types.get(matrix) {
                    *matrix = *ty;
                }
            }
            _ => {}
        }
    }

    /// Replaces `<id>`s of constants by their values. A mask of the core's bits is a literal: such small `<id>`s are those of types.
    fn literal_access(&self, access: &mut [u32]) {
        const CORE: u32 =
            MemoryAccess::VOLATILE.union(MemoryAccess::ALIGNED).union(MemoryAccess::NONTEMPORAL).bits();
        if access.first().is_none_or(|mask| mask & !CORE == 0) {
            return;
        }
        let values: Option<Vec<u32>> = access.iter().map(|id| self.constants.get(id).copied()).collect();
        for (word, value) in access.iter_mut().zip(values.unwrap_or_default()) {
            *word = value;
        }
    }
}
