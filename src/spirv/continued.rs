//! Instructions longer than the maximum word count, whose operands continue in the following instructions.
//!
//! Spec: "SPV_INTEL_long_composites"

use super::{Id, Module, Opcode, op, push_instruction};
use crate::error::{Error, Result};
use rspirv::spirv::Capability;

/// The maximum number of words of an instruction.
const MOST_WORDS: usize = u16::MAX as usize;

/// Instructions and their continuation instructions.
const PAIRS: &[(Opcode, Opcode)] = &[
    (op::TypeStruct, op::TypeStructContinuedINTEL),
    (op::ConstantComposite, op::ConstantCompositeContinuedINTEL),
    (op::SpecConstantComposite, op::SpecConstantCompositeContinuedINTEL),
    (op::CompositeConstruct, op::CompositeConstructContinuedINTEL),
];

/// The continuation instruction of an opcode.
pub fn continuation(opcode: Opcode) -> Option<Opcode> {
    PAIRS.iter().find(|(first, _)| *first == opcode).map(|(_, next)| *next)
}

/// Whether an opcode is a continuation instruction.
pub fn is_continuation(opcode: Opcode) -> bool {
    PAIRS.iter().any(|(_, next)| *next == opcode)
}

/// Appends an overlong instruction, split into parts; `None` if it has no continuation instruction.
pub(super) fn split_continued(
    words: &mut Vec<u32>,
    opcode: Opcode,
    ids: (Option<Id>, Option<Id>),
    operands: &[u32],
) -> Option<Result<()>> {
    let next = continuation(opcode)?;
    let (ty, id) = ids;
    let prefix = 1 + usize::from(ty.is_some()) + usize::from(id.is_some());
    let (first, rest) = operands.split_at_checked(MOST_WORDS - prefix)?;
    let head = push_instruction(words, opcode, ty, id, first);
    let mut pieces = rest.chunks(MOST_WORDS - 1);
    Some(head.and_then(|()| pieces.try_for_each(|piece| push_instruction(words, next, None, None, piece))))
}

impl Module {
    /// The module with each split instruction joined, longer than a word count can encode; `None` if there are none.
    ///
    /// # Errors
    /// Malformed for a continuation after an unrelated instruction.
    pub fn join_continued(&self) -> Result<Option<Self>> {
        // Modules without the capability are not searched: their continuations are rejected like any unknown instruction.
        let mut head = self.instructions().take_while(|instruction| instruction.opcode() == op::Capability);
        let may = head.any(|instruction| instruction.operands() == [Capability::LongCompositesINTEL as u32]);
        if !may || !self.instructions().any(|instruction| is_continuation(instruction.opcode())) {
            return Ok(None);
        }
        let mut words: Vec<u32> = self.header().to_vec();
        let mut long: Vec<(u32, u32)> = Vec::new();
        // Start and opcode of the last instruction that is not a continuation.
        let mut head: (usize, Option<Opcode>) = (0, None);
        for instruction in self.instructions() {
            let opcode = instruction.opcode();
            if !is_continuation(opcode) {
                head = (words.len(), Some(opcode));
                words.extend_from_slice(instruction.words());
                continue;
            }
            let (start, first) = head;
            if first.and_then(continuation) != Some(opcode) {
                let error = Error::malformed(format!("{opcode} continues no instruction"));
                return Err(error.at(self.location(instruction)));
            }
            words.extend_from_slice(instruction.operands());
            long.pop_if(|(last, _)| *last as usize == start);
            long.push((start as u32, (words.len() - start) as u32));
        }
        for (start, _) in &long {
            if let Some(first) = words.get_mut(*start as usize) {
                *first &= u32::from(u16::MAX);
            }
        }
        Self::framed_with(words, long).map(Some)
    }
}
