//! Passes over the SPIR-V module that the writer made.

pub(crate) mod constant_order;
pub(crate) mod untyped_pointers;
