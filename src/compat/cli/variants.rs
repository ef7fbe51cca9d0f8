//! The flags `--fnvar-*`: specialize a module with function variants for a device before it is read.

use super::failure::Failure;
use crate::compat::text::{self, Validity};
use crate::compat::variants::{self, Device};
use crate::error::Error;
use crate::output;
use crate::spec_constants::{self, Override};
use crate::spirv::{Module, write_words};
use std::path::PathBuf;

/// The values of the flags.
#[derive(Debug)]
pub(super) struct Variants {
    pub(super) device: Device,
    /// The file to which to write the specialized module.
    pub(super) output: Option<PathBuf>,
}

impl Variants {
    /// Specializes the module for the device, with these values of specialization constants. The result is
    /// also written to the file that the flags name, always as a binary.
    ///
    /// # Errors
    /// Conditions that the device does not determine, invalid values, a file that cannot be written.
    pub(super) fn specialized(&self, module: &Module, values: &[Override]) -> Result<Module, Failure> {
        let failure = |error: Error| Failure::tool(format!("Fails to load SPIR-V as LLVM Module: {error}"));
        let module = spec_constants::specialize(module, values)
            .and_then(|module| variants::specialize(&module, &self.device))
            .map_err(failure)?;
        if let Some(path) = &self.output {
            let words = text::rearranged(&module, Validity::Mended).map_err(failure)?;
            output::write_file(path, |file| Ok(write_words(file, &words)?))
                .map_err(|error| Failure::tool(format!("{error:#}")))?;
        }
        Ok(module)
    }
}
