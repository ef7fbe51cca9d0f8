//! SPIR-V words in metadata: operands of instructions and decorations, which are checked against the grammar,
//! since metadata is untrusted.

use super::context::Writer;
use crate::contract::{Extension, Listed};
use crate::error::{Error, Result};
use crate::llvm::Module;
use crate::spirv::{Opcode, check_operands, op};
use crate::table::memory_access::{self, Word};
use crate::table::metadata as names;

/// Whether `!spirv.Extension` of a module lists an extension.
pub(super) fn declares_extension(module: Module<'_>, name: &str) -> bool {
    Extension::read(module).iter().any(|declared| *declared.0 == *name.as_bytes())
}

impl Writer<'_, '_> {
    /// Checks that words from metadata are valid operands of an instruction.
    ///
    /// # Errors
    /// Invalid LLVM IR if they are not.
    pub(super) fn check_metadata_words(&self, opcode: Opcode, words: &[u32]) -> Result<()> {
        check_operands(opcode, words).map_err(|error| {
            Error::invalid_llvm(format!("metadata tells no instruction: {error}")).at(self.location())
        })
    }

    /// The memory operands listed in a node of `!spirv.MemoryAccess`, with at most `masks` masks.
    ///
    /// # Errors
    /// A malformed list.
    pub(super) fn operands_of_numbers(&mut self, mut numbers: Vec<u32>, masks: usize) -> Result<Vec<u32>> {
        let kinds = memory_access::words(&numbers, masks).filter(|kinds| !kinds.contains(&Word::Other));
        let kinds = kinds.ok_or_else(|| {
            let message = format!("!{} {numbers:?} lists no memory operands", names::MEMORY_ACCESS);
            Error::invalid_llvm(message).at(self.location())
        })?;
        for (number, kind) in numbers.iter_mut().zip(kinds) {
            if kind == Word::Scope {
                let uint = self.declare(op::TypeInt, &[32, 0])?;
                *number = self.number(uint, u64::from(*number))?.0;
            }
        }
        Ok(numbers)
    }
}
