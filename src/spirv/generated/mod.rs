//! Tables written by `generate.py`.
#![allow(missing_docs, unused_imports)]

#[rustfmt::skip]
pub(super) mod classes;
#[rustfmt::skip]
pub(super) mod extended;
#[rustfmt::skip]
pub(super) mod instructions;
#[allow(non_upper_case_globals)]
#[rustfmt::skip]
pub mod opcodes;
#[rustfmt::skip]
pub(super) mod operand_kinds;
#[rustfmt::skip]
pub(super) mod revision;
