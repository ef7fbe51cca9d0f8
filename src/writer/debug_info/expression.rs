//! Expressions: DWARF operations on the location or value of a variable.

use super::Writer;
use crate::error::Result;
use crate::llvm::Metadata;
use crate::table::debug_info::expression::{FIRST_EXTRA, Operation, of_dwarf, plain_form};
use crate::table::debug_info::number;

impl<'c> Writer<'c, '_> {
    /// Whether the set has all operations of an expression and their operands fit in 32 bits.
    pub(super) fn is_sayable(&self, node: Metadata<'c>) -> bool {
        self.operations(node).is_some()
    }

    /// The canonical form of an expression: expressions that the set encodes alike become the same node.
    pub(super) fn said_expression(&self, node: Metadata<'c>) -> Metadata<'c> {
        let Some(operations) = self.operations(node) else { return node };
        let words = operations.iter().flat_map(|(operation, operands)| {
            std::iter::once(u64::from(operation.dwarf)).chain(operands.iter().copied())
        });
        self.context.debug_expression(&words.collect::<Vec<_>>()).unwrap_or(node)
    }

    /// The operations of an expression with their operands, restricted to those of the set; `None` if it
    /// cannot be encoded.
    fn operations(&self, node: Metadata<'c>) -> Option<Vec<(Operation, Vec<u64>)>> {
        let words = node.expression_words()?;
        let mut rest = words.as_slice();
        let mut operations = Vec::new();
        while let [dwarf, more @ ..] = rest {
            let mut operation = of_dwarf(*dwarf)?;
            let (operands, behind) = more.split_at_checked(operation.operands as usize)?;
            let mut operands = operands.to_vec();
            if operation.number >= FIRST_EXTRA && !self.debug.has_extra_operations {
                let (plain, number) = plain_form(operation, &operands)?;
                (operation, operands) = (plain, vec![number]);
            }
            if operands.iter().any(|word| u32::try_from(*word).is_err()) {
                return None;
            }
            operations.push((operation, operands));
            rest = behind;
        }
        Some(operations)
    }

    /// `DebugExpression`, after its operations.
    pub(super) fn expression(&mut self, node: Metadata<'c>) -> Result<Vec<u32>> {
        let mut expression = vec![number::EXPRESSION];
        let Some((set, _)) = self.debug.set else { return Ok(expression) };
        for (operation, words) in self.operations(node).unwrap_or_default() {
            let mut operands = vec![number::OPERATION, self.debug_number(set, operation.number)?];
            for word in words.into_iter().filter_map(|word| u32::try_from(word).ok()) {
                operands.push(self.debug_number(set, word)?);
            }
            let id = self.fresh_debug_id()?;
            self.push_debug(id, &operands)?;
            expression.push(id.0);
        }
        Ok(expression)
    }
}
