//! The assembly language.

mod debug_information;
mod errors;
mod generate;
mod hostile;
mod injection;
mod literals;
mod modules;
mod names;
mod reference;
pub mod tools;
