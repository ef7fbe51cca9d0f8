//! Functions that stand for what SPIR-V lacks: emulated intrinsics, memory orders and scopes that only the program knows.

pub(crate) mod emulation;
mod enumeration;
mod signed_sum;
