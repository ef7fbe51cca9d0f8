//! Locations in an LLVM module, for errors.

use crate::assembly::Listing;
use crate::error::Location;
use crate::llvm::{Block, Value};
use crate::spirv::{Instruction, Module, op};

/// The characters of a variable that a location has.
const MOST_CHARACTERS: usize = 4096;

/// The location of an instruction.
pub(crate) fn of_instruction(instruction: Value<'_>) -> Location {
    Location::Llvm {
        function: instruction.function().map(|function| function.name().into_owned()).unwrap_or_default(),
        block: instruction.block().map(|block: Block<'_>| block.name().into_owned()).unwrap_or_default(),
        instruction: instruction.to_string(),
        source: source_of(instruction).unwrap_or_default(),
    }
}

/// The source position of an instruction from its debug location: `file:line:column`, without the column if
/// it is 0.
fn source_of(instruction: Value<'_>) -> Option<String> {
    let location = instruction.debug_location()?;
    let (line, column) = location.location_place()?;
    let file = location.location_scope()?.debug_file()?.file_name()?;
    Some(if column == 0 { format!("{file}:{line}") } else { format!("{file}:{line}:{column}") })
}

/// The location of a whole function.
pub(crate) fn of_function(function: Value<'_>) -> Location {
    let function = function.name().into_owned();
    Location::Llvm { function, block: String::new(), instruction: String::new(), source: String::new() }
}

/// The location of a variable or alias.
pub(crate) fn of_global(global: Value<'_>) -> Location {
    let mut instruction = global.to_string();
    if let Some((end, _)) = instruction.char_indices().nth(MOST_CHARACTERS) {
        // The elements of a constant table are left out of a message.
        instruction.truncate(end);
        instruction.push_str("...");
    }
    Location::Llvm { function: String::new(), block: String::new(), instruction, source: String::new() }
}

/// Converts the location of a SPIR-V instruction of the output to one for the LLVM input: the name of its
/// entry point, if it has one, and the instruction as text.
pub(crate) fn in_llvm(module: &Module, location: &Location) -> Location {
    let Location::Spirv { word_offset, text, function, .. } = location else { return location.clone() };
    let line = Listing::of_module(module).and_then(|(text, listing)| {
        let line = text.get(listing.place(*word_offset)?..)?.lines().next()?;
        Some(line.to_owned())
    });
    Location::Llvm {
        function: entry_point_name(module, function).unwrap_or_else(|| function.clone()),
        block: String::new(),
        instruction: line.unwrap_or_else(|| text.clone()),
        source: String::new(),
    }
}

/// The name of the entry point with the id `%id`.
fn entry_point_name(module: &Module, function: &str) -> Option<String> {
    let id: u32 = function.strip_prefix('%')?.parse().ok()?;
    let is_entry =
        |i: &Instruction<'_>| i.opcode() == op::EntryPoint && i.operand(1).is_ok_and(|of| of == id);
    module.instructions().find(is_entry)?.string(2).ok().map(|(name, _)| name)
}
