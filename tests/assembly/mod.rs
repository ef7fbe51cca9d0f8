//! The assembly language.

mod generate;
mod literals;
mod reference;
mod tools;
