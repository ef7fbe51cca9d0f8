//! The text form of the Khronos translator: `--spirv-text`, `--to-text` and `--to-binary` of `llvm-spirv`.
//!
//! Rule of this module: five header words in decimal, then one line per instruction: its word count, its name
//! without `Op`, and its operands, each after a blank. Words are decimal, strings quoted; capabilities,
//! decorations, linkage types and extended instructions of the sets with names are written by name, all other
//! enumerants as numbers, as the grammar distinguishes them. A module is written in the Khronos translator's
//! order of sections, whatever its own order.
//!
//! Spec: "Modes" and "Flags" of the representation document on options.

mod completion;
mod names;
mod order;
mod read;
mod write;

pub use completion::{completed, with_memory_model};
pub use order::{Validity, rearranged};
pub use read::{is_text, read};
pub use write::{write, write_allowed};

/// A hint on how to process a module in this form; `None` for other input.
pub fn hint(bytes: &[u8]) -> Option<&'static str> {
    is_text(bytes).then_some(
        "this is the text form that `llvm-spirv --to-text` writes; `llvm-spirv --to-binary` makes a SPIR-V binary of it",
    )
}

/// The Khronos translator's name of a capability.
pub fn capability(value: u32) -> Option<&'static str> {
    names::enumerant(crate::spirv::grammar::OperandKind::Capability, value)
}
