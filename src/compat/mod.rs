//! Compatibility with the Khronos translator (SPIRV-LLVM-Translator).
//!
//! - [`forward`]: LLVM IR to SPIR-V. Passes before the writer (`forward/regularize`), the writer's choices
//!   ([`crate::dialect::Dialect`]), and passes after it (`forward/post`).
//! - `reverse`: SPIR-V to LLVM IR. Passes before and after the reader.
//! - [`text`]: its text form of SPIR-V.
//! - [`variants`]: modules for several devices (SPV_INTEL_function_variants).
//! - `cli`: the command `llvm-spirv` (feature `drop-in`).
//!
//! Rule of this module: nothing outside it names that translator, except for the choices of the traits of
//! [`crate::dialect`].
//!
//! Known differences, which only a simulation of that program's implementation accidents could remove, are
//! listed in the modules of the folders.

#[cfg(feature = "drop-in")]
pub mod cli;
pub mod forward;
pub mod reverse;
pub mod text;
pub mod variants;
