//! Options that no command but the drop-in sets.

/// Which kernels the writer forbids to contract floating-point operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contraction {
    /// Those that hold an operation that must not be contracted.
    #[default]
    On,
    /// All.
    Off,
    /// None.
    Fast,
}

/// Options of writing that only the drop-in command sets.
#[derive(Clone, Debug)]
pub struct CompatWriteOptions {
    /// Whether types and qualifiers of kernel arguments are kept as strings of the module.
    pub argument_strings: bool,
    /// Whether attributes and metadata that SPIR-V cannot represent are written as NonSemantic.AuxData.
    pub auxiliary_data: bool,
    /// Whether variables whose address does not escape are promoted to values first.
    pub promote_memory: bool,
    /// Whether constant expressions in functions are expanded to instructions under the compatible dialect; otherwise they are operations
    /// on constants.
    pub expand_constant_expressions: bool,
    /// Whether a regularized module loses OpenCL metadata that SPIR-V's metadata repeats.
    pub erase_opencl_metadata: bool,
    /// Which kernels must not contract floating-point operations.
    pub contraction: Contraction,
    /// Whether pointers to functions have an address space of their own; otherwise they are private.
    pub function_pointer_space: bool,
    /// Whether `llvm.fmuladd` becomes one instruction.
    pub fused_multiply_add: bool,
    /// Whether pointees are inferred though untyped pointers are allowed; a pass behind the writer takes them away.
    pub keeps_pointees: bool,
    /// Whether a rounding mode that an instruction cannot have is left out, and not refused.
    pub drops_rounding: bool,
    /// Whether an extension is used, or asked for, where the module could do without.
    pub prefer_extensions: bool,
}

impl Default for CompatWriteOptions {
    fn default() -> Self {
        Self {
            argument_strings: false,
            auxiliary_data: false,
            promote_memory: false,
            expand_constant_expressions: true,
            erase_opencl_metadata: true,
            contraction: Contraction::default(),
            function_pointer_space: true,
            fused_multiply_add: true,
            keeps_pointees: false,
            drops_rounding: false,
            prefer_extensions: false,
        }
    }
}
