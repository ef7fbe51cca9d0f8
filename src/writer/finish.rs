//! The end of a translation: capabilities, extensions and version, found from the finished words, and the module as a whole.

use super::context::Writer;
use super::image_format;
use super::location::in_llvm;
use super::metadata_words::number_list;
use crate::compat::forward::post::constant_order::in_order_of_use;
use crate::compat::forward::post::untyped_pointers::forget_pointees;
use crate::error::Result;
use crate::llvm::Metadata;
use crate::spirv::requirements::{self, Limits, Requirements};
use crate::spirv::{Module, Section, Version, op};
use crate::table::metadata as names;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// What is declared whether used or not.
struct Floors {
    version: (u8, u8),
    capabilities: Vec<u32>,
    extensions: Vec<String>,
}

impl<'c> Writer<'c, '_> {
    /// Capabilities, extensions and version, and the whole module.
    ///
    /// # Errors
    /// A feature that the options forbid.
    pub(super) fn finish_module(mut self) -> Result<Vec<u32>> {
        let mut floors = self.told_floors();
        let generator = self.options.dialect.generator();
        let module = self.headless(generator)?;
        self.require_builtin_types(&module)?;
        self.add_habitual_floors(&mut floors, &module)?;
        let forgetful = match self.forgets_pointees {
            true => Some(super::checked(forget_pointees(&module)?)?),
            false => None,
        };
        let whole = forgetful.as_ref().unwrap_or(&module);
        let needed = self.requirements(whole, &floors).map_err(|error| {
            if self.options.dialect.is_compat() {
                error
            } else {
                error.map_locations(|at| in_llvm(whole, at))
            }
        })?;
        // The Khronos translator declares what modes of other functions need all the same.
        self.arrange_modes();
        let version = (needed.version.major, needed.version.minor);
        if version >= (1, 4) {
            self.all_entry_points(version)?;
        }
        self.declare_requirements(&needed)?;
        let words = self.out.finish(needed.version, generator, module.into_words());
        let words = if forgetful.is_some() { forget_pointees(&super::checked(words)?)? } else { words };
        if !self.options.follows_khronos() {
            return Ok(words);
        }
        let module = super::checked(words)?;
        Ok(in_order_of_use(&module, &self.early_constants)?.unwrap_or_else(|| module.into_words()))
    }

    /// What metadata of the module and its debug information declare.
    fn told_floors(&self) -> Floors {
        let mut capabilities: Vec<u32> =
            self.named(names::CAPABILITY).into_iter().flat_map(number_list).collect();
        capabilities.extend(self.debug_capability());
        let text = |node: Metadata<'c>| node.operand(0).and_then(Metadata::string).map(Cow::into_owned);
        let mut extensions: Vec<String> = self.named(names::EXTENSION).into_iter().filter_map(text).collect();
        if self.asks_for_raw_formats() {
            extensions.push(image_format::EXTENSION.to_owned());
        }
        Floors { version: self.floor_version(), capabilities, extensions }
    }

    /// The module without what is found from it: its requirements.
    fn headless(&mut self, generator: u32) -> Result<Module> {
        let last = std::mem::take(&mut self.auxiliary_words);
        self.out.section_mut(Section::Global).extend(last);
        self.sort_names();
        self.sort_functions();
        let module = super::checked(self.out.finish(Version::NEWEST, generator, Vec::new()))?;
        if !self.drop_unused_constants(&module) {
            return Ok(module);
        }
        super::checked(self.out.finish(Version::NEWEST, generator, module.into_words()))
    }

    /// Adds what the habits declare.
    fn add_habitual_floors(&self, floors: &mut Floors, module: &Module) -> Result<()> {
        let (version, capabilities) = self.habitual_floors(module, &floors.extensions)?;
        floors.version = floors.version.max(version);
        floors.capabilities.extend(capabilities);
        floors.extensions.extend(self.habitual_extension(module));
        Ok(())
    }

    /// What a module needs within the options' limits.
    fn requirements(&self, module: &Module, floors: &Floors) -> Result<Requirements> {
        let (major, minor) = self.options.max_version;
        let max_version = Version::new(major, minor);
        let (major, minor) = floors.version;
        let limits = Limits {
            max_version,
            floor_version: Version::new(major, minor).min(max_version),
            floor_capabilities: &floors.capabilities,
            floor_extensions: &floors.extensions,
            allows: &|name: &str| self.allows(name),
        };
        requirements::infer(module, &limits)
    }

    fn declare_requirements(&mut self, needed: &Requirements) -> Result<()> {
        let mut capabilities: BTreeSet<u32> = needed.capabilities.iter().copied().collect();
        if self.options.follows_khronos() {
            capabilities = capabilities.into_iter().flat_map(requirements::declared_together).collect();
        }
        for capability in capabilities {
            self.out.emit(Section::Capability, op::Capability, None, None, &[capability])?;
        }
        for name in &needed.extensions {
            self.out.emit_string(Section::Extension, op::Extension, None, &[], name.as_bytes())?;
        }
        Ok(())
    }
}
