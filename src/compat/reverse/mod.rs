//! SPIR-V to LLVM IR as the Khronos translator reads it: passes before the reader (`pre`) and after it
//! (`post`), and instructions that it reads differently from the rows, which the reader queries one by one
//! (`lower`).
//!
//! The passes after the reader work on the full metadata contract and strip the parts that the Khronos
//! translator does not emit.
//!
//! Known differences, which only a simulation of that program's implementation accidents could remove: the
//! order of functions and variables; the order of named metadata, of execution modes and of metadata kinds
//! attached to a function; the numeric suffixes of names of values and structures in use, and which of
//! several structures of the same name has none; names of values internal to an expansion (`srem.res`,
//! `scale`, `expected.as`); a second pass over unused functions that finds more than the first; the position
//! of intrinsics among the declarations where functions emulate them; an array on which a loop depends being
//! dropped if only blocks outside the loop use it.

mod dialect;
mod lower;
mod post;
mod pre;

pub use dialect::{KhronosReader, ReverseOptions, VariableForm};
pub use pre::{in_grammar, saturates_twice};
