//! Compatibility with the Khronos translator (SPIRV-LLVM-Translator): everything that exists for its sake.
//!
//! - [`forward`]: LLVM IR to SPIR-V. Passes in front of the writer (`forward/regularize`), the writer's choices
//!   ([`crate::dialect::WriterDialect`]), and passes behind it (`forward/post`).
//! - `reverse`: SPIR-V to LLVM IR. Passes in front of the reader and behind it.
//! - [`text`]: its text form of SPIR-V.
//! - [`variants`]: modules for several devices (SPV_INTEL_function_variants).
//! - `cli`: the command `llvm-spirv`, compiled with the binary of that name only.
//!
//! Rule of this module: nothing outside it names that translator, but for the choices of the traits of [`crate::dialect`].
//!
//! What was given up, since only a simulation of that program's accidents gives it, is listed in the folders' modules.

pub mod forward;
pub mod reverse;
pub mod text;
pub mod variants;
