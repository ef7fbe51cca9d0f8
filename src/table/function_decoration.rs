//! Function metadata that represents decorations and holds only numbers.
//!
//! Spec: "Other function-level md" of the representation document on modules.

use crate::spirv::extensions;
use rspirv::spirv::Decoration as D;

/// The mapping from the metadata's values to the decoration's literals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literals {
    /// No literal; the metadata's value is 1.
    One,
    /// The number, which must be greater than zero.
    Positive,
    /// This many numbers.
    Numbers(usize),
    /// The number, and the number of a second metadata kind if present.
    AndSecond(&'static str),
}

/// A metadata kind and its decoration.
#[derive(Clone, Copy, Debug)]
pub struct FunctionRow {
    /// The metadata kind.
    pub metadata: &'static str,
    /// The decoration.
    pub decoration: D,
    /// Its literals.
    pub literals: Literals,
    /// The extension that defines it. The writer omits the decoration where the extension is not allowed.
    pub extension: &'static str,
}

const fn row(
    metadata: &'static str,
    decoration: D,
    literals: Literals,
    extension: &'static str,
) -> FunctionRow {
    FunctionRow { metadata, decoration, literals, extension }
}

const CLUSTERS: &str = extensions::INTEL_FPGA_CLUSTER_ATTRIBUTES;
const PIPELINING: &str = extensions::INTEL_FPGA_INVOCATION_PIPELINING_ATTRIBUTES;

/// The rows.
pub const ROWS: &[FunctionRow] = &[
    row("stall_enable", D::StallEnableALTERA, Literals::One, CLUSTERS),
    row("stall_free", D::StallFreeALTERA, Literals::One, CLUSTERS),
    row("loop_fuse", D::FuseLoopsInFunctionALTERA, Literals::Numbers(2), extensions::INTEL_LOOP_FUSE),
    row(
        "prefer_dsp",
        D::MathOpDSPModeALTERA,
        Literals::AndSecond("propagate_dsp_preference"),
        extensions::INTEL_FPGA_DSP_CONTROL,
    ),
    row("initiation_interval", D::InitiationIntervalALTERA, Literals::Positive, PIPELINING),
    row("max_concurrency", D::MaxConcurrencyALTERA, Literals::Numbers(1), PIPELINING),
    row("pipeline_kernel", D::PipelineEnableALTERA, Literals::Numbers(1), PIPELINING),
];

/// Metadata with one number for each kernel parameter, and the parameter decoration that it represents.
#[derive(Clone, Copy, Debug)]
pub struct ParameterRow {
    /// The metadata kind.
    pub metadata: &'static str,
    /// Number of the decoration.
    pub decoration: u32,
    /// The number for a parameter without the decoration.
    pub none: i64,
    /// Width of the numbers in bits.
    pub bits: u32,
    /// The extension that defines it. The writer omits the decoration where the extension is not allowed.
    pub extension: &'static str,
}

impl ParameterRow {
    /// Whether a number means that the parameter has the decoration. A boolean must be true.
    pub fn is_said(&self, number: u32) -> bool {
        if self.bits == 1 { number == 1 } else { i64::from(number as i32) > self.none }
    }
}

/// The rows.
pub const PARAMETER_ROWS: &[ParameterRow] = &[
    ParameterRow {
        metadata: "kernel_arg_buffer_location",
        decoration: D::BufferLocationALTERA as u32,
        none: -1,
        bits: 32,
        extension: extensions::INTEL_FPGA_BUFFER_LOCATION,
    },
    ParameterRow {
        metadata: "kernel_arg_runtime_aligned",
        decoration: 5940,
        none: 0,
        bits: 1,
        extension: extensions::INTEL_RUNTIME_ALIGNED,
    },
];

/// Metadata with one number for a module-scope variable, with its decoration and extension.
pub const VARIABLE_ROWS: &[(&str, D, &str)] =
    &[("io_pipe_id", D::IOPipeStorageALTERA, extensions::INTEL_IO_PIPES)];
