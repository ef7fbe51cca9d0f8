//! Metadata of functions that says a decoration, all of it numbers.
//!
//! Spec: "Other function-level md" of the representation document on modules.

use crate::spirv::extensions;
use rspirv::spirv::Decoration as D;

/// When and with which literals the metadata is the decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literals {
    /// None; the metadata is 1.
    One,
    /// The number, if it is greater than zero.
    Positive,
    /// This many numbers.
    Numbers(usize),
    /// The number, and that of a second metadata if there is one.
    AndSecond(&'static str),
}

/// A metadata and its decoration.
#[derive(Clone, Copy, Debug)]
pub struct FunctionRow {
    /// Kind of the metadata.
    pub metadata: &'static str,
    /// The decoration.
    pub decoration: D,
    /// Its literals.
    pub literals: Literals,
    /// The extension that has it; where it is not allowed, the writer leaves the decoration out.
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

/// Metadata with one number for each parameter of a kernel, and the decoration of the parameters.
#[derive(Clone, Copy, Debug)]
pub struct ParameterRow {
    /// Kind of the metadata.
    pub metadata: &'static str,
    /// Number of the decoration.
    pub decoration: u32,
    /// What the metadata has for a parameter without the decoration.
    pub none: i64,
    /// Width of the numbers in bits.
    pub bits: u32,
    /// The extension that has it; where it is not allowed, the writer leaves the decoration out.
    pub extension: &'static str,
}

impl ParameterRow {
    /// Whether a number says that a parameter has the decoration: of a truth value only what is true.
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

/// Metadata with one number for a module-scope variable, its decoration and extension.
pub const VARIABLE_ROWS: &[(&str, D, &str)] =
    &[("io_pipe_id", D::IOPipeStorageALTERA, extensions::INTEL_IO_PIPES)];
