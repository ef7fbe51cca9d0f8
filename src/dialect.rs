//! What a writer may decide in another way than ours where SPIR-V and its consumers leave a choice.
//!
//! Rules of this module: at most 15 methods; the defaults are this translator's own choices ([`Native`]); the writer asks each method
//! at one place. What can be a pass in front of the writer or behind it is no method.

use crate::table::module;
use std::fmt;

/// The choices of the writer.
pub trait Dialect: fmt::Debug + Send + Sync {
    /// The generator's magic number in the header of a module.
    fn generator(&self) -> u32 {
        module::GENERATOR
    }

    /// Whether the writer still has branches for this dialect, which become passes or methods of their own.
    fn is_compat(&self) -> bool {
        false
    }
}

/// This translator's own choices.
#[derive(Clone, Copy, Debug)]
pub struct Native;

impl Dialect for Native {}
