//! SPIR-V to LLVM IR as the Khronos translator reads it: passes in front of the reader (`pre`) and behind it (`post`), and instructions
//! that it reads in another way than the rows, for which the reader asks one by one (`lower`).
//!
//! The passes behind the reader work on the full metadata contract and strip what of it the Khronos translator does not write.
//!
//! Given up, since only a simulation of that program's accidents gives it: the order of functions and variables; the order of named
//! metadata, of execution modes and of kinds attached to a function; the numbers behind names of values and structures that are
//! taken, and which of several structures with one name has it without a number; names of values that only an expansion needs
//! (`srem.res`, `scale`, `expected.as`); a second pass over unused functions that finds more than the first; the place of intrinsics among the declarations where functions emulate
//! them; that an array on which a loop depends is dropped if only blocks outside of the loop use it.

mod dialect;
mod lower;
mod post;
mod pre;

pub use dialect::{KhronosReader, ReverseOptions, VariableForm};
