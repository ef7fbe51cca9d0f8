//! SPIR-V to LLVM IR as the Khronos translator reads it: passes in front of the reader (`pre`) and behind it (`post`).
//!
//! The passes behind the reader work on the full metadata contract and strip what of it the Khronos translator does not write.
//!
//! Given up, since only a simulation of that program's accidents gives it: the order of functions and variables; the order of named
//! metadata, of execution modes and of kinds attached to a function; the numbers behind names of values and structures that are
//! taken, and which of several structures with one name has it without a number; names of values that only an expansion needs
//! (`srem.res`, `scale`, `expected.as`); a second pass over unused functions that finds more than the first.

mod post;
mod pre;

pub(super) use post::complete;
pub(super) use pre::prepare;
