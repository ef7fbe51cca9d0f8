//! Expressions, whose operations are those of DWARF.

use super::{Described, Reader};
use crate::error::{Error, Result};
use crate::llvm::Metadata;
use crate::spirv::Id;
use crate::table::debug_info::{Set, expression, number};

impl<'c, 'm> Reader<'c, 'm> {
    /// `DebugExpression`; `None` for operations that LLVM does not have.
    ///
    /// # Errors
    /// Operands that are not operations.
    pub(super) fn expression(&mut self, described: Described<'m>) -> Result<Option<Metadata<'c>>> {
        let mut words = Vec::new();
        for id in described.words {
            let operation =
                self.described_id(Id(*id)).filter(|operation| operation.number == number::OPERATION);
            let Some(operation) = operation else { return Err(Self::not_of_kind(Id(*id), "DebugOperation")) };
            let number = self.debug_number(operation.word(0)?, operation.set)?;
            let Some(known) = u32::try_from(number).ok().and_then(expression::of_number) else {
                self.settings
                    .log
                    .warn(&format!("debug information: expressions with operation {number} are left out"));
                return Ok(None);
            };
            words.push(known.dwarf.into());
            self.debug.build.has_extra_operations |=
                known.number >= expression::FIRST_EXTRA && operation.set != Set::NonSemantic200;
            for word in operation.words.get(1..).unwrap_or_default() {
                words.push(self.debug_number(*word, operation.set)?);
            }
        }
        let node = self.llvm.debug_expression(&words);
        if node.is_none() {
            self.settings.log.warn("debug information: expressions that LLVM does not know are left out");
        }
        Ok(node)
    }

    /// An expression without operations.
    ///
    /// # Errors
    /// Internal only.
    pub(super) fn empty_expression(&self) -> Result<Metadata<'c>> {
        self.llvm.debug_expression(&[]).ok_or_else(|| Error::internal("an expression without operations"))
    }
}

/// The number of values that an expression refers to by index.
pub(super) fn places_of(expression: Metadata<'_>) -> u64 {
    each_operation(expression)
        .filter(|(operation, _)| *operation == expression::ARGUMENT)
        .filter_map(|(_, operands)| operands.first().copied())
        .fold(0, |most, place| most.max(place.saturating_add(1)))
}

/// Offset and size in bits of the fragment of a variable that an expression describes.
pub(super) fn fragment_of(expression: Metadata<'_>) -> Option<(u64, u64)> {
    let mut fragments =
        each_operation(expression).filter(|(operation, _)| *operation == expression::FRAGMENT);
    let (_, operands) = fragments.next()?;
    Some((*operands.first()?, *operands.get(1)?))
}

/// The operations of an expression, each with its operands.
fn each_operation(expression: Metadata<'_>) -> impl Iterator<Item = (u32, Vec<u64>)> {
    let mut words = expression.expression_words().unwrap_or_default().into_iter();
    std::iter::from_fn(move || {
        let operation = expression::of_dwarf(words.next()?)?;
        let operands = words.by_ref().take(operation.operands as usize).collect();
        Some((operation.dwarf, operands))
    })
}
