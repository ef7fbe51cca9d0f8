//! Spec: "Memory Operands". What `!spirv.MemoryAccess` says: the words of the operands, with the value of a scope in place of its `<id>`.

use crate::spirv::grammar::{self, Category, OperandKind};

/// What a word of memory operands is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The mask, or a literal.
    Literal,
    /// The `<id>` of a scope, which LLVM IR says by its value.
    Scope,
    /// Another `<id>`: LLVM IR has no form for it.
    Other,
}

/// What each word of the operands of so many masks, or of fewer, is; `None` if these are not their words.
pub fn words(operands: &[u32], masks: usize) -> Option<Vec<Word>> {
    let mut found = Vec::with_capacity(operands.len());
    for _ in 0..masks {
        let Some(mask) = operands.get(found.len()) else { break };
        found.push(Word::Literal);
        for bit in (0..32).map(|bit| 1u32 << bit).filter(|bit| mask & bit != 0) {
            let enumerant = grammar::enumerant(OperandKind::MemoryAccess, bit);
            let parameters = enumerant.map(|enumerant| enumerant.parameters).unwrap_or_default();
            found.extend(parameters.iter().map(|parameter| match parameter.kind {
                OperandKind::IdScope => Word::Scope,
                kind if grammar::operand_kind(kind).category == Category::Id => Word::Other,
                _ => Word::Literal,
            }));
        }
    }
    (found.len() == operands.len()).then_some(found)
}
