//! LLVM IR to SPIR-V as the Khronos translator writes it.

pub(crate) mod annotation_block;
pub(crate) mod declarations;
mod dialect;
pub(crate) mod folding;
pub(crate) mod lower;
pub(crate) mod part_names;
mod pointees;
pub(crate) mod post;
pub(crate) mod regularize;

pub use dialect::Khronos;
