//! Expressions: what is computed of a variable's place or value.

use super::Writer;
use crate::error::Result;
use crate::llvm::Metadata;
use crate::table::debug_info::expression::{FIRST_EXTRA, of_dwarf, plain_form};
use crate::table::debug_info::number;

impl<'c> Writer<'c, '_> {
    /// Whether all operations of an expression can be said, and their numbers fit in 32 bits.
    pub(super) fn is_sayable(&self, node: Metadata<'c>) -> bool {
        self.operations(node).is_some()
    }

    /// The operations of an expression with their operands, as the set has them.
    fn operations(&self, node: Metadata<'c>) -> Option<Vec<Vec<u32>>> {
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
            let operands = operands.into_iter().map(|word| u32::try_from(word).ok());
            let operands = operands.collect::<Option<Vec<u32>>>()?;
            operations.push([vec![operation.number], operands].concat());
            rest = behind;
        }
        Some(operations)
    }

    /// `DebugExpression`, behind its operations.
    pub(super) fn expression(&mut self, node: Metadata<'c>) -> Result<Vec<u32>> {
        let mut expression = vec![number::EXPRESSION];
        let Some((set, _)) = self.debug.set else { return Ok(expression) };
        for operation in self.operations(node).unwrap_or_default() {
            let mut operands = vec![number::OPERATION];
            for word in operation {
                operands.push(self.debug_number(set, word)?);
            }
            let id = self.fresh_debug_id()?;
            self.push_debug(id, &operands)?;
            expression.push(id.0);
        }
        Ok(expression)
    }
}
