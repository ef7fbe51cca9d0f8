//! Instructions with more operands than a word count can say, which go on in the instructions behind them.
//!
//! Spec: "SPV_INTEL_long_composites"

use super::{Id, Module, Opcode, op, push_instruction};
use crate::error::{Error, Result};
use rspirv::spirv::Capability;

/// Most words of an instruction.
const MOST_WORDS: usize = u16::MAX as usize;

/// Which instruction goes on in which.
const PAIRS: &[(Opcode, Opcode)] = &[
    (op::TypeStruct, op::TypeStructContinuedINTEL),
    (op::ConstantComposite, op::ConstantCompositeContinuedINTEL),
    (op::SpecConstantComposite, op::SpecConstantCompositeContinuedINTEL),
    (op::CompositeConstruct, op::CompositeConstructContinuedINTEL),
];

/// What an instruction goes on in.
pub fn continuation(opcode: Opcode) -> Option<Opcode> {
    PAIRS.iter().find(|(first, _)| *first == opcode).map(|(_, next)| *next)
}

/// Whether an instruction is the rest of another.
pub fn is_continuation(opcode: Opcode) -> bool {
    PAIRS.iter().any(|(_, next)| *next == opcode)
}

/// Appends an instruction that is too long for one, with its rest behind it; `None` if it cannot go on.
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
    /// The module with each such instruction in one piece, longer than its own word count can say; `None` if there are none.
    ///
    /// # Errors
    /// Malformed for a rest behind something else.
    pub fn join_continued(&self) -> Result<Option<Self>> {
        // Modules without the capability are not searched: what they say so is refused as any other unknown instruction.
        let mut head = self.instructions().take_while(|instruction| instruction.opcode() == op::Capability);
        let may = head.any(|instruction| instruction.operands() == [Capability::LongCompositesINTEL as u32]);
        if !may || !self.instructions().any(|instruction| is_continuation(instruction.opcode())) {
            return Ok(None);
        }
        let mut words: Vec<u32> = self.header().to_vec();
        let mut long: Vec<(u32, u32)> = Vec::new();
        // Where the last instruction that is no rest begins, and its opcode.
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
