//! Spec: "Memory Operands". `!spirv.MemoryAccess` holds the operands' words, with the value of a scope in place of its `<id>`.

use crate::spirv::grammar::{self, Category, OperandKind};

/// The kind of a word of memory operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The mask, or a literal.
    Literal,
    /// The `<id>` of a scope; the metadata holds its value.
    Scope,
    /// Another `<id>`, which LLVM IR cannot represent.
    Other,
}

/// The kind of each word of operands with at most this many masks; `None` if the words do not match their masks.
pub fn words(operands: &[u32], masks: usize) -> Option<Vec<Word>> {
    let mut found = Vec::with_capacity(operands.len());
    for _ in 0..masks {
        let Some(mask) = operands.get(found.len()) else { break };
        found.push(Word::Literal);
        found.extend(parameters(*mask));
    }
    (found.len() == operands.len()).then_some(found)
}

/// The second mask of operands that have two.
pub fn second_mask(operands: &[u32]) -> Option<u32> {
    let first = operands.first()?;
    operands.get(1 + parameters(*first).count()).copied()
}

/// The kinds of the words that a mask requires.
fn parameters(mask: u32) -> impl Iterator<Item = Word> {
    let bits = (0..32).map(|bit| 1u32 << bit).filter(move |bit| mask & bit != 0);
    let enumerants = bits.filter_map(|bit| grammar::enumerant(OperandKind::MemoryAccess, bit));
    enumerants.flat_map(|enumerant| enumerant.parameters).map(|parameter| match parameter.kind {
        OperandKind::IdScope => Word::Scope,
        kind if grammar::operand_kind(kind).category == Category::Id => Word::Other,
        _ => Word::Literal,
    })
}
