//! The sequence of operands expected in an instruction, consumed one by one by the decoder and by the assembler.

use smallvec::SmallVec;

use super::grammar::{self, ExtInstGrammar, InstructionGrammar, OperandGrammar, OperandKind, Quantifier};
use super::operands::Import;

/// Operands expected before the row of a [`Pattern`].
#[derive(Clone, Copy)]
enum Expected {
    /// Operands of a table, in order; a variadic one repeats.
    Row(&'static [OperandGrammar]),
    /// One operand of a kind.
    Kind(OperandKind),
}

/// The operands that an instruction still expects; the decoder and the assembler consume the same pattern.
pub(crate) struct Pattern {
    /// Whether result type and result `<id>` are still expected.
    result_type: bool,
    result: bool,
    /// Then these operands, the next one on top: parameters of enumerants and parts of composites.
    nested: SmallVec<[Expected; 4]>,
    /// Then the remaining operands of the instruction itself.
    row: &'static [OperandGrammar],
    /// Then raw words without a grammar, to the end.
    raw: bool,
}

/// The next operand of a [`Pattern`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// An operand of this kind, absent only if `optional`.
    Kind { kind: OperandKind, optional: bool },
    /// Raw words, to the end.
    Raw,
    /// The end of the instruction.
    End,
}

impl Pattern {
    /// All operands of an instruction, result type and result `<id>` included.
    #[inline]
    pub(crate) fn new(grammar: &'static InstructionGrammar) -> Self {
        let (result_type, result) = (grammar.has_result_type, grammar.has_result);
        Self { result_type, result, nested: SmallVec::new(), row: grammar.operands, raw: false }
    }

    /// The empty pattern, or raw words.
    pub(super) fn without_grammar(raw: bool) -> Self {
        Self { result_type: false, result: false, nested: SmallVec::new(), row: &[], raw }
    }

    /// Consumes the next operand.
    #[inline]
    pub(crate) fn next(&mut self) -> Next {
        if std::mem::take(&mut self.result_type) {
            return Next::Kind { kind: OperandKind::IdResultType, optional: false };
        }
        if std::mem::take(&mut self.result) {
            return Next::Kind { kind: OperandKind::IdResult, optional: false };
        }
        if !self.nested.is_empty()
            && let Some(next) = self.next_nested()
        {
            return next;
        }
        match first_of(&mut self.row) {
            Next::End if self.raw => Next::Raw,
            next => next,
        }
    }

    fn next_nested(&mut self) -> Option<Next> {
        while let Some(expected) = self.nested.pop() {
            match expected {
                Expected::Kind(kind) => return Some(Next::Kind { kind, optional: false }),
                Expected::Row(mut row) => {
                    let next = first_of(&mut row);
                    self.push(row);
                    if next != Next::End {
                        return Some(next);
                    }
                }
            }
        }
        None
    }

    /// Ends the repetition of a variadic operand, if it is next.
    pub(crate) fn end_repeat(&mut self) {
        let variadic =
            |row: &[OperandGrammar]| row.first().is_some_and(|o| o.quantifier == Quantifier::Variadic);
        match self.nested.last() {
            Some(Expected::Row(row)) if variadic(row) => drop(self.nested.pop()),
            None if variadic(self.row) => self.row = &[],
            _ => {}
        }
    }

    /// Expects the operands of `row` before the rest.
    #[inline]
    pub(crate) fn push(&mut self, row: &'static [OperandGrammar]) {
        if !row.is_empty() {
            self.nested.push(Expected::Row(row));
        }
    }

    /// Expects one operand of each kind before the rest, in order.
    pub(crate) fn push_kinds(&mut self, kinds: &[OperandKind]) {
        self.nested.extend(kinds.iter().rev().map(|kind| Expected::Kind(*kind)));
    }

    /// Expects the parameters of a mask's bits before the rest, in the order of the bits. Returns `false` and expects no operand if
    /// the layout of one of them is unknown.
    pub(crate) fn push_mask(&mut self, kind: OperandKind, mask: u32) -> bool {
        let row = grammar::operand_kind(kind);
        let before = self.nested.len();
        let mut left = mask;
        while left != 0 {
            // Highest bit first, because the last one pushed is on top.
            let bit = 1 << (31 - left.leading_zeros());
            left &= !bit;
            match row.enumerant(bit) {
                Some(enumerant) => self.push(enumerant.parameters),
                None => {
                    self.nested.truncate(before);
                    return false;
                }
            }
        }
        true
    }

    /// Selects the operands that follow the number of an extended instruction.
    pub(crate) fn extended(&mut self, import: Import, row: Option<&'static ExtInstGrammar>) {
        match (row, import) {
            (Some(row), _) => self.row = row.operands,
            // The operands remain <id>s.
            (None, Import::NonSemantic) => {}
            (None, Import::Set(set)) if set.is_non_semantic() => {}
            (None, _) => *self = Self::without_grammar(true),
        }
    }

    /// Replaces the instruction's own operands by `row`.
    pub(super) fn replace(&mut self, row: &'static [OperandGrammar]) {
        self.row = row;
    }

    /// Whether no more operands are expected.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        !self.result_type && !self.result && self.nested.is_empty() && self.row.is_empty()
    }

    /// The kind of the first required operand.
    pub(super) fn missing(mut self) -> Option<OperandKind> {
        // After an optional operand, the other operands of its row are optional too.
        loop {
            match self.next() {
                Next::Kind { kind, optional: false } => return Some(kind),
                Next::Kind { .. } => self.end_repeat(),
                Next::Raw | Next::End => return None,
            }
        }
    }
}

/// Takes the first operand of a row; a variadic one remains.
#[inline]
fn first_of(row: &mut &'static [OperandGrammar]) -> Next {
    let Some((first, rest)) = row.split_first() else { return Next::End };
    if first.quantifier != Quantifier::Variadic {
        *row = rest;
    }
    Next::Kind { kind: first.kind, optional: first.quantifier != Quantifier::One }
}
