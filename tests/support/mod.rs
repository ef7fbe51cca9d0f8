//! What several kinds of tests need: other programs, work on several threads, and lists of known failures.

#[macro_use]
pub mod harness;
pub mod diff;
pub mod folder;
pub mod graphs;
pub mod mutator;
pub mod parallel;
pub mod ratchet;
pub mod tool;
