//! The SPIR-V assembly language: text to module and module to text.
//!
//! Rule of this module: everything comes from the grammar; no opcode is named here but those whose literals depend on other
//! instructions, and those from which friendly names are made. The text is that of SPIRV-Tools, and the text of a module assembles
//! to the same words.
//!
//! Known gaps: floating-point types whose encoding the grammar names but whose layout is not published are written as `!<word>`.

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
