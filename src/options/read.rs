//! Options of the translation from SPIR-V to LLVM IR.

use crate::dialect::{BuiltinNames, Dialect, Native};

/// The extent of the [metadata contract](crate::guide::metadata_contract) in the LLVM IR. Without it the translation back to SPIR-V
/// has to infer what LLVM IR cannot represent, such as pointees and capabilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum MetadataLevel {
    /// The complete contract.
    #[default]
    Full,
    /// No metadata of the contract.
    None,
}

/// The form of shaders in LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShaderIr {
    /// `__spirv_*` calls and variables in address spaces, from which the writer restores the module.
    #[default]
    Spirv,
    /// LLVM's own form where it has one: `llvm.spv.*` intrinsics, and handles of buffers. LLVM's SPIR-V backend takes it, for a triple such as
    /// `spirv-unknown-vulkan1.3-compute`. What LLVM has no form for stays as it is, with a warning. The metadata contract is omitted, so that
    /// the way back gives an equivalent module instead of the same one.
    Llvm,
}

/// Options of the translation from SPIR-V to LLVM IR.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ReadOptions {
    /// The spelling of builtin calls.
    pub builtin_names: BuiltinNames,
    /// The extent of the [metadata contract](crate::guide::metadata_contract) in the output.
    pub metadata: MetadataLevel,
    /// Whether value names are omitted.
    pub discard_names: bool,
    /// Whether specialization constants are preserved; otherwise they become ordinary constants.
    pub keep_spec_constants: bool,
    /// Whether builtins become LLVM IR, so that the result runs on a CPU without a library: the instructions of OpenCL.std and GLSL.std.450,
    /// those of SPIR-V on vectors, matrices and bits, and the intrinsics for which code generators call a library. Results are within the
    /// errors that the specifications of Vulkan and OpenCL allow. What asks for the machine stays a call: atomics, barriers, groups, images,
    /// builtin variables. An instruction of an extended set that has no definition, such as `printf`, is `Unsupported`. Only with
    /// [`BuiltinNames::Spirv`]; the way back to SPIR-V does not find the instructions again.
    pub expand_builtins: bool,
    /// The version of LLVM that reads the output, 15 to 22. An older version than 22 gets LLVM assembly language without what it does not
    /// know: hints are dropped, other constructs spelled as that version spells them, the rest is `Unsupported`, by name. Below 16, where
    /// there are no target extension types, objects of opaque types are pointers, of which the metadata contract names the types; in shaders
    /// they are `Unsupported`. Bitcode is written for LLVM 22 only.
    pub llvm_version: u32,
    /// The form of shaders.
    pub shader_ir: ShaderIr,
    /// The choices that SPIR-V leaves open.
    #[doc(hidden)]
    pub dialect: &'static dyn Dialect,
    /// Whether attributes and metadata are restored from NonSemantic.AuxData.
    #[doc(hidden)]
    pub auxiliary_data: bool,
    /// What is in the address space of functions.
    #[doc(hidden)]
    pub function_space: FunctionSpace,
}

/// What is in the address space of functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FunctionSpace {
    /// Nothing: pointers to functions are in the private one.
    Nothing,
    /// Pointers to functions, and the functions that these may point to.
    #[default]
    Pointers,
    /// These, and all functions but kernels.
    All,
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self {
            builtin_names: BuiltinNames::default(),
            metadata: MetadataLevel::default(),
            discard_names: false,
            keep_spec_constants: false,
            expand_builtins: false,
            llvm_version: *crate::table::llvm_version::VERSIONS.end(),
            shader_ir: ShaderIr::default(),
            dialect: &Native,
            auxiliary_data: false,
            function_space: FunctionSpace::default(),
        }
    }
}

impl ReadOptions {
    /// Sets [`ReadOptions::builtin_names`].
    #[must_use]
    pub fn builtin_names(mut self, builtin_names: BuiltinNames) -> Self {
        self.builtin_names = builtin_names;
        self
    }

    /// Sets [`ReadOptions::metadata`].
    #[must_use]
    pub fn metadata(mut self, metadata: MetadataLevel) -> Self {
        self.metadata = metadata;
        self
    }

    /// Sets [`ReadOptions::discard_names`].
    #[must_use]
    pub fn discard_names(mut self, discard_names: bool) -> Self {
        self.discard_names = discard_names;
        self
    }

    /// Sets [`ReadOptions::keep_spec_constants`].
    #[must_use]
    pub fn keep_spec_constants(mut self, keep_spec_constants: bool) -> Self {
        self.keep_spec_constants = keep_spec_constants;
        self
    }

    /// Sets [`ReadOptions::llvm_version`].
    #[must_use]
    pub fn llvm_version(mut self, llvm_version: u32) -> Self {
        self.llvm_version = llvm_version;
        self
    }

    /// Sets [`ReadOptions::shader_ir`].
    #[must_use]
    pub fn shader_ir(mut self, shader_ir: ShaderIr) -> Self {
        self.shader_ir = shader_ir;
        self
    }

    /// Sets [`ReadOptions::expand_builtins`].
    #[must_use]
    pub fn expand_builtins(mut self, expand_builtins: bool) -> Self {
        self.expand_builtins = expand_builtins;
        self
    }
}
