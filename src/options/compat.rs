//! Options that only the drop-in command sets.

/// Selects the kernels that get the `ContractionOff` execution mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contraction {
    /// Kernels that contain an operation that must not be contracted.
    #[default]
    On,
    /// All kernels.
    Off,
    /// No kernel.
    Fast,
}

/// Write options that only the drop-in command sets.
#[derive(Clone, Debug)]
pub struct CompatWriteOptions {
    /// Whether the types and qualifiers of kernel arguments are also emitted as module-level strings.
    pub argument_strings: bool,
    /// Whether attributes and metadata that SPIR-V cannot represent are emitted as `NonSemantic.AuxData`.
    pub auxiliary_data: bool,
    /// Whether allocas whose address does not escape are promoted to SSA values first.
    pub promote_memory: bool,
    /// Whether constant expressions in functions are expanded to instructions under the compatible dialect. Otherwise
    /// they become `OpSpecConstantOp`.
    pub expand_constant_expressions: bool,
    /// Whether regularization erases OpenCL metadata that the SPIR-V metadata duplicates.
    pub erase_opencl_metadata: bool,
    /// The kernels that must not contract floating-point operations.
    pub contraction: Contraction,
    /// Whether function pointers have an address space of their own. Otherwise they are in the private one.
    pub function_pointer_space: bool,
    /// Whether `llvm.fmuladd` becomes a single instruction.
    pub fused_multiply_add: bool,
    /// Whether pointees are inferred although untyped pointers are allowed. A pass after the writer then removes them.
    pub keeps_pointees: bool,
    /// Whether a rounding mode that an instruction cannot have is dropped instead of being an error.
    pub drops_rounding: bool,
    /// Whether an extension is used or requested where the module could be encoded without it.
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
