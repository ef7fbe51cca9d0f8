//! SPIR-V modules as words: the grammar, a checked borrowed view for reading, a builder for writing, and the question whether two
//! modules are the same.
//!
//! Rule of this module: input is framed and checked once, in [`Module::parse`]; behind it every instruction has the words that its
//! grammar asks for and every `<id>` lies in the bound. Nothing here knows LLVM.

mod builder;
mod canonical;

mod generated;
mod index;
mod instruction;
mod module;
mod output;
mod rewrite;

pub mod continued;
pub mod extensions;
pub mod grammar;
pub mod layout;
pub mod literal;
pub mod operands;
pub(crate) mod pattern;
pub mod pointer;
pub mod print;
pub mod requirements;
mod variant;

pub use builder::{ModuleBuilder, Section, check_operands, each_instruction, push_instruction};

pub use canonical::{canonicalize, difference};
pub use generated::opcodes as op;
pub use grammar::{Opcode, Version};
pub use instruction::{Id, Instruction};
pub use module::{BOUND_WORD, HEADER_WORDS, MAGIC, Module};
pub use output::write_words;
pub use rewrite::Rewrite;
pub use variant::TRANSLATOR_TOOL;
