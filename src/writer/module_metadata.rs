//! The sections before the types, and those that follow from the functions: header, source, entry points, modes, requirements.

use super::context::Writer;
use super::metadata_words;
use super::uses::Reach;
use crate::contract::{
    self, BuiltinVariable, ImageAddressing, Listed, LooseString, ModuleProcessed, Source, Version,
    named_nodes, number_list,
};
use crate::error::{Detail, Error, Result};
use crate::llvm::{Metadata, Value};
use crate::spirv::{Id, Section, literal, op};
use crate::table::metadata as names;
use crate::table::module::{self, SourceLanguage, VERSION_FACTOR};
use rspirv::spirv::{AddressingModel, Capability, MemoryModel, SourceLanguage as Language};

/// How many bytes of source text one instruction has at most: OpSource has four other words. Compilers split longer texts there, too.
const MOST_SOURCE_BYTES: usize = (65_535 - 4) * 4 - 1;

impl<'c> Writer<'c, '_> {
    /// The nodes of named metadata of the module.
    pub(crate) fn named(&self, name: &str) -> Vec<Metadata<'c>> {
        named_nodes(self.module, name)
    }

    fn first_numbers(&self, name: &str) -> Option<Vec<u32>> {
        self.named(name).first().map(|node| number_list(*node))
    }

    /// Whether the module came from SPIR-V with all metadata.
    pub(super) fn came_from_spirv(&self) -> bool {
        self.module.get_named_metadata(names::VERSION).is_some()
    }

    /// Whether the module came from SPIR-V with no metadata about its instructions, as other readers emit it.
    pub(super) fn came_without_marks(&self) -> bool {
        self.module.get_named_metadata(names::GENERATOR).is_some() && !self.came_from_spirv()
    }

    /// The version that metadata or the triple asks for at least.
    pub(super) fn floor_version(&self) -> (u8, u8) {
        let said = Version::read(self.module).first().map(|said| (said.major, said.minor));
        said.or_else(|| triple_version(&self.module.triple()))
            .filter(|version| *version <= (1, 6))
            .unwrap_or((1, 0))
    }

    /// Whether metadata asks for an extension.
    pub(super) fn declares_extension(&self, name: &str) -> bool {
        metadata_words::declares_extension(self.module, name)
    }

    /// Whether metadata asks for a capability.
    pub(super) fn declares_capability(&self, capability: Capability) -> bool {
        let mut declared = self.named(names::CAPABILITY).into_iter().flat_map(number_list);
        declared.any(|number| number == capability as u32)
    }

    /// Addressing and memory model, source language, strings.
    ///
    /// # Errors
    /// A triple that is not SPIR-V's.
    pub(super) fn module_head(&mut self) -> Result<()> {
        if !self.module.inline_assembly().is_empty() {
            return Err(Error::unsupported("module-level assembly"));
        }
        let triple = self.module.triple().into_owned();
        let said = contract::MemoryModel::read(self.module).into_iter().next();
        let is_shader = self.is_shader();
        let said_addressing = said.as_ref().and_then(|said| AddressingModel::from_u32(said.addressing));
        self.target.addressing = match (module::addressing_model(&triple), said_addressing) {
            _ if is_shader => said_addressing.unwrap_or(AddressingModel::Logical),
            (Some(AddressingModel::Physical64), Some(AddressingModel::Logical)) => AddressingModel::Logical,
            (Some(model), _) => model,
            (None, Some(model)) if triple.is_empty() => model,
            (None, None) if self.is_empty() && triple.is_empty() => AddressingModel::Physical64,
            _ => {
                let message = format!(
                    "no SPIR-V triple: '{triple}'; compile for spir, spir64, spirv, spirv32 or spirv64"
                );
                return Err(Error::unsupported(message).about(Detail::TargetTriple(triple)));
            }
        };
        let usual = if is_shader { MemoryModel::GLSL450 } else { MemoryModel::OpenCL };
        let memory = said.map_or(usual as u32, |said| said.memory);
        self.out.emit(
            Section::MemoryModel,
            op::MemoryModel,
            None,
            None,
            &[self.target.addressing as u32, memory],
        )?;
        for ImageAddressing(bits) in ImageAddressing::read(self.module) {
            self.out.emit(Section::MemoryModel, op::SamplerImageAddressingModeNV, None, None, &[bits])?;
        }
        self.read_array_lengths();
        self.read_spec_constants();
        self.source()?;
        for LooseString(text) in LooseString::read(self.module) {
            self.string_id(&text)?;
        }
        for ModuleProcessed(text) in ModuleProcessed::read(self.module) {
            self.out.emit_string(Section::ModuleProcessed, op::ModuleProcessed, None, &[], &text)?;
        }
        Ok(())
    }

    fn is_empty(&self) -> bool {
        self.module.functions().next().is_none() && self.module.variables().next().is_none()
    }

    fn source(&mut self) -> Result<()> {
        let sources = Source::read(self.module);
        if sources.is_empty() {
            let (language, version) = self.opencl_source()?;
            if !self.came_from_spirv() {
                self.out.emit(Section::DebugSource, op::Source, None, None, &[language, version])?;
            }
        }
        for source in sources {
            self.source_node(&source)?;
        }
        if self.target.language == SourceLanguage::Unknown {
            // The reader wrote OpenCL C names into a module of another language.
            self.opencl_source()?;
        }
        let mut extensions: Vec<Vec<u8>> = Vec::new();
        let lists = [names::SOURCE_EXTENSION, names::USED_EXTENSIONS, names::USED_FEATURES];
        let opencl = self.module.get_named_metadata(names::OPENCL_VERSION).is_some();
        let lists = if self.came_from_spirv() || !opencl { &lists[..1] } else { &lists[..] };
        for list in lists {
            for node in self.named(list) {
                extensions
                    .extend(node.operands().flatten().filter_map(|o| o.string_bytes().map(<[u8]>::to_vec)));
            }
        }
        extensions.sort();
        extensions.dedup();
        for name in extensions {
            self.out.emit_string(Section::DebugSource, op::SourceExtension, None, &[], &name)?;
        }
        Ok(())
    }

    fn source_node(&mut self, source: &Source<'c>) -> Result<()> {
        self.target.language = module::source_language(source.language).unwrap_or(SourceLanguage::Unknown);
        let mut words = vec![source.language, source.version];
        if let Some(file) = source.file.as_ref().filter(|_| self.came_from_spirv()) {
            let id = self.string_id(file)?;
            words.push(id.0);
            if let Some(text) = &source.text {
                let (first, rest) = text.split_at_checked(MOST_SOURCE_BYTES).unwrap_or((text, &[]));
                literal::push_string_words(first, &mut words);
                self.out.emit(Section::DebugSource, op::Source, None, None, &words)?;
                return rest.chunks(MOST_SOURCE_BYTES).try_for_each(|piece| {
                    self.out.emit_string(Section::DebugSource, op::SourceContinued, None, &[], piece)
                });
            }
        }
        self.out.emit(Section::DebugSource, op::Source, None, None, &words)
    }

    /// Source language and version in OpenCL's metadata.
    fn opencl_source(&mut self) -> Result<(u32, u32)> {
        let opencl = self.first_numbers(names::OPENCL_VERSION);
        let cxx = self.first_numbers(names::OPENCL_CXX_VERSION);
        let Some(opencl) = opencl else { return Ok((Language::Unknown as u32, 0)) };
        let (language, version) = source_of(&opencl, cxx.as_deref());
        match language {
            Language::CPP_for_OpenCL => self.target.language = SourceLanguage::OpenClCpp,
            Language::OpenCL_C => self.target.language = SourceLanguage::OpenClC,
            _ => {}
        }
        Ok((language as u32, version))
    }

    /// Writes the variables of builtins that metadata describes; returns false if it describes none.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn annotate_builtin(&mut self, number: u32, id: Id) -> Result<bool> {
        let all = BuiltinVariable::read(self.module);
        let Some(variable) = all.iter().find(|variable| variable.builtin == number) else { return Ok(false) };
        if let Some(name) = &variable.name {
            self.name_id(id, name)?;
        }
        if let Some(list) = &variable.decorations {
            self.decoration_list(list, id)?;
        }
        Ok(true)
    }

    /// Member names and decorations, entry points and their modes.
    ///
    /// # Errors
    /// Metadata that names something that is not written.
    pub(super) fn module_tail(&mut self, functions: &[Value<'c>]) -> Result<()> {
        self.members()?;
        self.target.kernels = functions.iter().copied().filter(|f| Self::is_kernel(*f)).collect();
        self.uses.reach = Reach::of(&self.uses.of_functions);
        self.all_entry_points((1, 0))?;
        let modes = contract::ExecutionMode::read(self.module);
        let (modes, others) = self.by_kernel(modes, |mode| mode.function);
        for kernel in self.target.kernels.clone() {
            let said = self.modes(kernel)?;
            self.modes_by_attribute(kernel)?;
            self.named_modes(modes.get(&kernel).map_or(&[], Vec::as_slice), &said)?;
            self.argument_strings(kernel)?;
        }
        self.named_modes(&others, &[])?;
        self.arrange_modes();
        Ok(())
    }
}

/// `spirv64v1.3-...` names a version.
pub(crate) fn triple_version(triple: &str) -> Option<(u8, u8)> {
    let (_, rest) = triple.split('-').next()?.split_once("v1.")?;
    rest.parse().ok().map(|minor| (1, minor))
}

/// Source language and version of a module whose metadata has a version of OpenCL and optionally one of C++ for OpenCL.
pub(crate) fn source_of(opencl: &[u32], cxx: Option<&[u32]>) -> (Language, u32) {
    let version = |words: &[u32]| {
        let part = |i: usize| words.get(i).copied().unwrap_or(0);
        part(0).wrapping_mul(100).wrapping_add(part(1)).wrapping_mul(VERSION_FACTOR)
    };
    match cxx {
        Some(cxx) => (Language::CPP_for_OpenCL, version(cxx)),
        None => (Language::OpenCL_C, version(opencl)),
    }
}
