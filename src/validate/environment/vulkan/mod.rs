//! Rules of Vulkan.
//!
//! Rule of this module: what concerns one variable is in `variables.rs`, what concerns one entry point in `interfaces.rs`, what concerns
//! one instruction of a function in `functions.rs`; the built-in variables are data in `built_in.rs`.
//!
//! Spec (Vulkan): "Vulkan Environment for SPIR-V", "Validation Rules within a Module"

mod built_in;
mod functions;
mod interfaces;
mod locations;
mod types;
mod variables;
