//! The flags `--fnvar-*`: a module for several devices is specialized for one before it is read.

use super::failure::Failure;
use crate::output;
use spirv_llvm_translate::internal::compat::text::{self, Validity};
use spirv_llvm_translate::internal::compat::variants::{self, Device};
use spirv_llvm_translate::internal::error::Error;
use spirv_llvm_translate::internal::spec_constants::{self, Override};
use spirv_llvm_translate::internal::spirv::{Module, write_words};
use std::path::PathBuf;

/// What the flags ask for.
#[derive(Debug)]
pub(super) struct Variants {
    pub(super) device: Device,
    /// Where the specialized module goes, too.
    pub(super) output: Option<PathBuf>,
}

impl Variants {
    /// The module for the device, with these values for its specialization constants. It is written to the file that the
    /// flags name, as a binary whatever form the input had.
    ///
    /// # Errors
    /// Conditions that the device does not decide, values that do not fit, a file that cannot be written.
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
