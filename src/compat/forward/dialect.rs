//! The choices of the Khronos translator that no pass can make.

use crate::dialect::Dialect;
use crate::table::module;

/// The Khronos translator's choices.
#[derive(Clone, Copy, Debug)]
pub struct Khronos;

impl Dialect for Khronos {
    fn generator(&self) -> u32 {
        module::TRANSLATOR_GENERATOR
    }

    fn is_compat(&self) -> bool {
        true
    }
}
