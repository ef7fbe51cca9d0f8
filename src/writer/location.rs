//! The places in an LLVM module that errors name.

use crate::error::Location;
use crate::llvm::{Block, Value};

/// The place of an instruction.
pub(crate) fn of_instruction(instruction: Value<'_>) -> Location {
    Location::Llvm {
        function: instruction.function().map(|function| function.name().into_owned()).unwrap_or_default(),
        block: instruction.block().map(|block: Block<'_>| block.name().into_owned()).unwrap_or_default(),
        instruction: instruction.to_string(),
    }
}

/// The place of a function as a whole.
pub(super) fn of_function(function: Value<'_>) -> Location {
    let function = function.name().into_owned();
    Location::Llvm { function, block: String::new(), instruction: String::new() }
}

/// The place of a variable or alias.
pub(super) fn of_global(global: Value<'_>) -> Location {
    Location::Llvm { function: String::new(), block: String::new(), instruction: global.to_string() }
}
