//! The SPIR-V assembly language: assembler and disassembler.
//!
//! Rule of this module: the grammar determines everything. Only opcodes whose literals depend on other instructions, and opcodes
//! from which friendly names are derived, are mentioned here. The text follows SPIRV-Tools, and the text of a module assembles to
//! the same words.
//!
//! Known gaps: constants of floating-point types whose encoding is in the grammar but whose layout is unpublished are printed as
//! `!<word>`.

mod assembler;
mod disassembler;
mod generators;
mod hints;
pub(crate) mod lexer;
mod listing;
mod names;
mod number;
mod symbols;

pub use assembler::{AssembleOptions, assemble, assemble_bytes};
pub use disassembler::{DisassembleOptions, disassemble, disassemble_to};
pub use hints::nearest;
pub use listing::Listing;
pub(crate) use names::FriendlyNames;
pub(crate) use number::parse_float;
