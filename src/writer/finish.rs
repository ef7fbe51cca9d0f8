//! The end of a translation: capabilities, extensions and version, determined from the emitted words, and the
//! assembly of the module.

use super::Written;
use super::context::Writer;
use super::image_format;
use super::location::in_llvm;
use crate::contract::{Capability, Extension, Listed};
use crate::dialect::{Construct, Minimums};
use crate::error::Result;
use crate::spirv::requirements::{self, Limits, Requirements};
use crate::spirv::{Module, Section, Version, op};
use crate::table::module::GENERATOR;
use std::collections::BTreeSet;

impl<'c> Writer<'c, '_> {
    /// Determines capabilities, extensions and version, and assembles the module.
    ///
    /// # Errors
    /// A feature that the options do not allow.
    pub(super) fn finish_module(mut self) -> Result<Written<'c>> {
        let dialect = self.options.dialect;
        let mut minimums = self.declared_minimums()?;
        let module = self.without_requirements()?;
        let rewritten = dialect.after_writing(&module, self.options, Some(&mut minimums))?;
        let rewritten = rewritten.map(super::framed).transpose()?;
        let whole = rewritten.as_ref().unwrap_or(&module);
        let needed = self.requirements(whole, &minimums).map_err(|error| {
            if !self.refusals.reports_all() {
                error.with_one_finding()
            } else {
                error.map_locations(|at| in_llvm(whole, at))
            }
        })?;
        let version = (needed.version.major, needed.version.minor);
        if version >= (1, 4) {
            self.all_entry_points(version)?;
        }
        self.declare_requirements(&needed)?;
        let mut words = self.out.finish(needed.version, GENERATOR, module.into_words());
        if rewritten.is_some() {
            let module = super::framed(words)?;
            words =
                dialect.after_writing(&module, self.options, None)?.unwrap_or_else(|| module.into_words());
        }
        Ok(Written { words, builtins: self.calls.of_builtins })
    }

    /// The minimum requirements that metadata of the module and its debug information declare.
    ///
    /// # Errors
    /// A construct that the dialect does not write.
    fn declared_minimums(&self) -> Result<Minimums> {
        let mut capabilities: Vec<u32> =
            Capability::read(self.module).into_iter().map(|capability| capability.0).collect();
        capabilities.extend(self.debug_capability());
        let text = |name: &Extension<'c>| String::from_utf8_lossy(&name.0).into_owned();
        let mut extensions: Vec<String> = Extension::read(self.module).iter().map(text).collect();
        if self.asks_for_raw_formats() {
            match self.allows(image_format::EXTENSION) {
                true => extensions.push(image_format::EXTENSION.to_owned()),
                false => self.check(Construct::RawImageFormat(image_format::EXTENSION))?,
            }
        }
        Ok(Minimums { version: self.floor_version(), capabilities, extensions })
    }

    /// The module without the requirements, which are determined from it.
    fn without_requirements(&mut self) -> Result<Module> {
        let last = std::mem::take(&mut self.annotations.auxiliary_words);
        self.out.section_mut(Section::Global).extend(last);
        let mut module = super::framed(self.out.finish(Version::NEWEST, GENERATOR, Vec::new()))?;
        if self.drop_unused_constants(&module) {
            module = super::framed(self.out.finish(Version::NEWEST, GENERATOR, module.into_words()))?;
        }
        Ok(module)
    }

    /// The requirements of a module within the options' limits.
    fn requirements(&self, module: &Module, minimums: &Minimums) -> Result<Requirements> {
        // What an environment lacks is lowered behind the writer.
        let is_free = self.options.target_env.is_some();
        let (major, minor) = self.options.max_version;
        let max_version = if is_free { Version::NEWEST } else { Version::new(major, minor) };
        let (major, minor) = minimums.version;
        let limits = Limits {
            max_version,
            floor_version: Version::new(major, minor).min(max_version),
            floor_capabilities: &minimums.capabilities,
            floor_extensions: &minimums.extensions,
            allows: &|name: &str| is_free || self.allows(name),
            prefers: &|_| true,
            is_finished: false,
        };
        requirements::infer(module, &limits)
    }

    fn declare_requirements(&mut self, needed: &Requirements) -> Result<()> {
        let capabilities: BTreeSet<u32> = needed.capabilities.iter().copied().collect();
        for capability in capabilities {
            self.out.emit(Section::Capability, op::Capability, None, None, &[capability])?;
        }
        for name in &needed.extensions {
            self.out.emit_string(Section::Extension, op::Extension, None, &[], name.as_bytes())?;
        }
        Ok(())
    }
}
