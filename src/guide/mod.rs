//! The guide, a chapter a module. The commands of its chapters are tests.

#[doc = include_str!("command-line.md")]
pub mod command_line {}

#[doc = include_str!("errors-and-warnings.md")]
pub mod errors_and_warnings {}

#[doc = include_str!("drop-in.md")]
pub mod drop_in {}

#[doc = include_str!("library.md")]
pub mod library {}

#[doc = include_str!("c.md")]
pub mod c {}

#[doc = include_str!("python.md")]
pub mod python {}

#[doc = include_str!("assembly-language.md")]
pub mod assembly_language {}

#[doc = include_str!("validation.md")]
pub mod validation {}

#[doc = include_str!("level-zero.md")]
pub mod level_zero {}

#[doc = include_str!("rules.md")]
pub mod rules {}

#[doc = include_str!("kernels-for-vulkan.md")]
pub mod kernels_for_vulkan {}

#[doc = include_str!("round-trips.md")]
pub mod round_trips {}

#[doc = include_str!("run.md")]
pub mod run {}

#[doc = include_str!("metadata-contract.md")]
pub mod metadata_contract {}

#[doc = include_str!("debug-information.md")]
pub mod debug_information {}

#[doc = include_str!("support.md")]
pub mod support {}

#[doc = include_str!("mlir.md")]
pub mod mlir {}

#[doc = include_str!("performance.md")]
pub mod performance {}
