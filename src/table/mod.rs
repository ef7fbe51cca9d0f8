//! The convention: the only place where a SPIR-V thing and an LLVM thing are equated.
//!
//! Rule of this module: rows are plain constant data, grouped by the sections of the SPIR-V specification. Reader
//! and writer interpret the *same* rows through [`index`]; neither keeps a mapping of its own. A row that serves one
//! direction only says so, and why, in its [`Preference`].
//!
//! How a row is read: the reader looks rows up by opcode and takes the one whose guard holds; the writer looks rows
//! up by the LLVM thing that their form names (an instruction, a predicate, a builtin's name, an intrinsic) and takes
//! the primary one whose guard holds, or the alternate one that the instruction's `!spirv.Op` names.

pub mod aliasing;
pub mod annotation;
pub mod annotation_text;
pub mod arbitrary_precision;
pub mod arithmetic;
pub mod atomic;
pub mod auxiliary;
pub mod barrier;
pub mod bit;
pub mod builtin_variable;
pub mod composite;
pub mod constant_creation;
pub mod control_flow;
pub mod conversion;
pub mod cooperative_matrix;
pub mod core_signature;
pub mod debug;
pub mod debug_info;
pub mod decoration_signature;
pub mod device_side_enqueue;
pub mod emulation;
pub mod expansion;
pub mod ext_inst_amd;
pub mod ext_inst_glsl;
pub mod ext_inst_glsl_signature;
pub mod ext_inst_opencl;
pub mod ext_inst_signature;
pub mod extension;
pub mod form;
pub mod function;
pub mod function_decoration;
pub mod group;
pub mod guard;
pub mod image;
pub mod index;
pub mod intel;
pub mod intrinsic;
pub mod llvm_version;
pub mod loop_control;
pub mod memory;
pub mod memory_access;
pub mod metadata;
pub mod miscellaneous;
pub mod mode_setting;
pub mod module;
pub mod module_scope;
pub mod motion_estimation;
pub mod narrow_format;
pub mod non_uniform;
pub mod opaque;
pub mod opencl;
pub mod pipe;
pub mod ray_tracing;
pub mod refused;
pub mod relational_and_logical;
pub mod retarget;
pub mod sampler;
pub mod shader;
pub mod spelling;
pub mod spv_intrinsic;
pub mod stage;
pub mod storage_class;
pub mod value_type;
pub mod vector_compute;
pub mod vulkan_kernel;

pub use form::{
    CallForm, CastGuard, Domain, Fixed, Flags, Form, MemoryEffects, Preference, ResultSuffix, Row, Shape,
    binary, call, cast, compare, custom, fixed_left, fixed_right, float_compare, intrinsic, row, unary,
};

use crate::spirv::Opcode;

/// All instruction rows, section by section.
pub const SECTIONS: &[&[Row]] = &[
    arithmetic::ROWS,
    constant_creation::ROWS,
    bit::ROWS,
    relational_and_logical::ROWS,
    conversion::ROWS,
    composite::ROWS,
    memory::ROWS,
    control_flow::ROWS,
    function::ROWS,
    atomic::ROWS,
    barrier::ROWS,
    group::ROWS,
    non_uniform::ROWS,
    image::ROWS,
    pipe::ROWS,
    device_side_enqueue::ROWS,
    extension::ROWS,
    intel::ROWS,
    arbitrary_precision::ROWS,
    motion_estimation::ROWS,
    cooperative_matrix::ROWS,
    shader::ROWS,
    ray_tracing::ROWS,
    miscellaneous::ROWS,
];

/// Every instruction row.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    SECTIONS.iter().flat_map(|section| section.iter())
}

/// Prefix of the friendly name of a core instruction.
pub const OPCODE_PREFIX: &str = "__spirv_";
/// Prefix of the friendly name of an OpenCL.std instruction.
pub const OPENCL_STD_PREFIX: &str = "__spirv_ocl_";
/// Prefix of the friendly name of a GLSL.std.450 instruction.
pub const GLSL_PREFIX: &str = "__spirv_glsl_";
/// Prefix of the friendly name of an instruction of AMD's sets.
pub const AMD_PREFIX: &str = "__spirv_amd_";
/// Prefix of the friendly name of a builtin variable.
pub const BUILTIN_VARIABLE_PREFIX: &str = "__spirv_BuiltIn";

/// Components that a vector may have. SPIR-V for kernels has at most 16; what others write may have more, but work on each takes time.
pub const MOST_COMPONENTS: u32 = 4096;

/// How far the buffers of an array lie from each other in LLVM's memory, in bytes, where each ends in a runtime array: LLVM's size of such a
/// buffer is that of what precedes the array, and an optimizer would make one index of the buffer's and the element's.
pub const ENDLESS_STRIDE: u64 = 1 << 32;

/// Friendly name of an instruction, without mangling: `__spirv_` and the opcode's name without `Op`.
pub fn friendly_name(opcode: Opcode) -> String {
    let kept = extension::NAMES.iter().find(|(of, _)| *of == opcode).map(|(_, name)| *name);
    let opname = opcode.opname().unwrap_or_default();
    let stem = kept.unwrap_or_else(|| opname.strip_prefix("Op").unwrap_or(opname));
    let mut name = String::with_capacity(OPCODE_PREFIX.len() + stem.len());
    name.push_str(OPCODE_PREFIX);
    name.push_str(stem);
    name
}

/// The rows of one opcode, in table order.
pub fn rows_of(opcode: Opcode) -> &'static [&'static Row] {
    index::index().rows_of(opcode)
}
