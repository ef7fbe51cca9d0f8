//! SPIR-V modules as words: the grammar, a checked borrowed view for reading, a builder for writing, and the comparison of modules.
//!
//! Rule of this module: [`Module::parse`] frames and checks the input once; afterwards every instruction matches its grammar and
//! every `<id>` is below the bound. Nothing here depends on LLVM.

mod builder;
mod canonical;

mod generated;
mod index;
mod instruction;
mod module;
mod opcode_set;
mod output;
mod rewrite;
mod strings;

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
pub use module::{BOUND_WORD, GENERATOR_WORD, HEADER_WORDS, MAGIC, Module};
pub use opcode_set::OpcodeSet;
pub use output::write_words;
pub use rewrite::Rewrite;
pub use variant::TRANSLATOR_TOOL;
