//! Spec: "Type-Declaration Instructions", the types without a layout: SPIR-V types, LLVM target extension types, and the names of
//! both in mangled symbols.

use super::pipe::CONSTANT_STORAGE;
use crate::spirv::{Opcode, op};

/// Enumerated operands of matrix types: their positions, and the greatest value known to other translators, in the order of their
/// checks (use, then scope).
pub const MATRIX_LIMITS: [(usize, u32); 2] = [(3, 2), (0, 4)];

/// Parameters of a target extension type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameters {
    /// None.
    None,
    /// The instruction's literals, this many; absent ones are 0.
    Literals(usize),
    /// A storage class.
    StorageClass,
    /// The sampled type and the seven literals of an image.
    Image,
    /// The same parameters, taken from the image type operand.
    OfImage,
    /// The element type of a matrix, and the constants for scope, rows, columns and use.
    Matrix,
    /// So many types and then constants, all as operands; bit i of the second: constant i is a boolean.
    Constants(usize, u32),
    /// The element type of a tensor, and the constants for its rank and its dimensions as far as they are there.
    Tensor,
}

impl Parameters {
    /// Whether instructions compute with values of the type.
    pub fn is_arithmetic(self) -> bool {
        matches!(self, Self::Matrix | Self::Constants(..) | Self::Tensor)
    }

    /// Whether a target extension type may have these numbers of type and integer parameters.
    pub fn fit(self, types: usize, numbers: usize) -> bool {
        match self {
            Self::None => types == 0 && numbers == 0,
            Self::Literals(count) => types == 0 && numbers <= count,
            Self::StorageClass => types == 0 && numbers == 1,
            // The access qualifier is optional.
            Self::Image | Self::OfImage => types == 1 && matches!(numbers, 6 | 7),
            Self::Matrix => types == 1 && numbers == 4,
            Self::Constants(count, _) => types == count,
            Self::Tensor => types == 1,
        }
    }
}

/// One type.
#[derive(Clone, Copy, Debug)]
pub struct OpaqueRow {
    /// The declaring instruction.
    pub op: Opcode,
    /// Name of LLVM's target extension type.
    pub target: &'static str,
    /// Its parameters.
    pub parameters: Parameters,
    /// Name in SPIR-V friendly symbols; parameters follow after `_`.
    pub friendly: &'static str,
    /// Address space of the pointer around the name in friendly symbols.
    pub address_space: u32,
    /// Name in OpenCL C symbols; empty where it depends on the parameters.
    pub opencl: &'static str,
}

impl OpaqueRow {
    /// The access qualifier among the integer parameters; `None` for a type without one.
    pub fn access_qualifier(&self, numbers: &[u32]) -> Option<u32> {
        let place = match self.parameters {
            Parameters::Image | Parameters::OfImage => 6,
            // The only literal of a type without an image.
            Parameters::Literals(_) => 0,
            Parameters::None
            | Parameters::StorageClass
            | Parameters::Matrix
            | Parameters::Constants(..)
            | Parameters::Tensor => return None,
        };
        numbers.get(place).copied()
    }
}

const fn row(
    op: Opcode,
    target: &'static str,
    parameters: Parameters,
    friendly: &'static str,
    address_space: u32,
    opencl: &'static str,
) -> OpaqueRow {
    OpaqueRow { op, target, parameters, friendly, address_space, opencl }
}

/// All opaque types.
pub const ROWS: &[OpaqueRow] = &[
    row(op::TypeImage, "spirv.Image", Parameters::Image, "__spirv_Image", 1, ""),
    row(op::TypeSampledImage, "spirv.SampledImage", Parameters::OfImage, "__spirv_SampledImage", 1, ""),
    row(op::TypeSampler, "spirv.Sampler", Parameters::None, "__spirv_Sampler", 2, "ocl_sampler"),
    row(op::TypeEvent, "spirv.Event", Parameters::None, "__spirv_Event", 0, "ocl_event"),
    row(op::TypeDeviceEvent, "spirv.DeviceEvent", Parameters::None, "__spirv_DeviceEvent", 0, "ocl_clkevent"),
    row(op::TypeQueue, "spirv.Queue", Parameters::None, "__spirv_Queue", 0, "ocl_queue"),
    row(op::TypeReserveId, "spirv.ReserveId", Parameters::None, "__spirv_ReserveId", 0, "ocl_reserveid"),
    row(op::TypePipe, "spirv.Pipe", Parameters::Literals(1), "__spirv_Pipe", 1, ""),
    row(op::TypePipeStorage, "spirv.PipeStorage", Parameters::None, "__spirv_PipeStorage", 1, ""),
    row(op::TypeNamedBarrier, "spirv.NamedBarrier", Parameters::None, "__spirv_NamedBarrier", 3, ""),
    row(
        op::TypeTaskSequenceALTERA,
        "spirv.TaskSequenceINTEL",
        Parameters::None,
        "__spirv_TaskSequenceINTEL",
        1,
        "",
    ),
    row(op::TypeVmeImageINTEL, "spirv.VmeImageINTEL", Parameters::OfImage, "__spirv_VmeImageINTEL", 1, ""),
    row(
        op::TypeAvcImePayloadINTEL,
        "spirv.AvcImePayloadINTEL",
        Parameters::None,
        "__spirv_AvcImePayloadINTEL",
        0,
        "ocl_intel_sub_group_avc_ime_payload_t",
    ),
    row(
        op::TypeAvcRefPayloadINTEL,
        "spirv.AvcRefPayloadINTEL",
        Parameters::None,
        "__spirv_AvcRefPayloadINTEL",
        0,
        "ocl_intel_sub_group_avc_ref_payload_t",
    ),
    row(
        op::TypeAvcSicPayloadINTEL,
        "spirv.AvcSicPayloadINTEL",
        Parameters::None,
        "__spirv_AvcSicPayloadINTEL",
        0,
        "ocl_intel_sub_group_avc_sic_payload_t",
    ),
    row(
        op::TypeAvcMcePayloadINTEL,
        "spirv.AvcMcePayloadINTEL",
        Parameters::None,
        "__spirv_AvcMcePayloadINTEL",
        0,
        "ocl_intel_sub_group_avc_mce_payload_t",
    ),
    row(
        op::TypeAvcMceResultINTEL,
        "spirv.AvcMceResultINTEL",
        Parameters::None,
        "__spirv_AvcMceResultINTEL",
        0,
        "ocl_intel_sub_group_avc_mce_result_t",
    ),
    row(
        op::TypeAvcImeResultINTEL,
        "spirv.AvcImeResultINTEL",
        Parameters::None,
        "__spirv_AvcImeResultINTEL",
        0,
        "ocl_intel_sub_group_avc_ime_result_t",
    ),
    row(
        op::TypeAvcImeResultSingleReferenceStreamoutINTEL,
        "spirv.AvcImeResultSingleReferenceStreamoutINTEL",
        Parameters::None,
        "__spirv_AvcImeResultSingleReferenceStreamoutINTEL",
        0,
        "ocl_intel_sub_group_avc_ime_result_single_reference_streamout_t",
    ),
    row(
        op::TypeAvcImeResultDualReferenceStreamoutINTEL,
        "spirv.AvcImeResultDualReferenceStreamoutINTEL",
        Parameters::None,
        "__spirv_AvcImeResultDualReferenceStreamoutINTEL",
        0,
        "ocl_intel_sub_group_avc_ime_result_dual_reference_streamout_t",
    ),
    row(
        op::TypeAvcImeSingleReferenceStreaminINTEL,
        "spirv.AvcImeSingleReferenceStreaminINTEL",
        Parameters::None,
        "__spirv_AvcImeSingleReferenceStreaminINTEL",
        0,
        "ocl_intel_sub_group_avc_ime_single_reference_streamin_t",
    ),
    row(
        op::TypeAvcImeDualReferenceStreaminINTEL,
        "spirv.AvcImeDualReferenceStreaminINTEL",
        Parameters::None,
        "__spirv_AvcImeDualReferenceStreaminINTEL",
        0,
        "ocl_intel_sub_group_avc_ime_dual_reference_streamin_t",
    ),
    row(
        op::TypeAvcRefResultINTEL,
        "spirv.AvcRefResultINTEL",
        Parameters::None,
        "__spirv_AvcRefResultINTEL",
        0,
        "ocl_intel_sub_group_avc_ref_result_t",
    ),
    row(
        op::TypeAvcSicResultINTEL,
        "spirv.AvcSicResultINTEL",
        Parameters::None,
        "__spirv_AvcSicResultINTEL",
        0,
        "ocl_intel_sub_group_avc_sic_result_t",
    ),
    row(
        op::TypeBufferSurfaceINTEL,
        "spirv.BufferSurfaceINTEL",
        Parameters::Literals(1),
        "__spirv_BufferSurfaceINTEL",
        1,
        "",
    ),
    row(op::TypeBufferEXT, "spirv.BufferEXT", Parameters::StorageClass, "__spirv_BufferEXT", 0, ""),
    row(
        op::TypeCooperativeMatrixKHR,
        "spirv.CooperativeMatrixKHR",
        Parameters::Matrix,
        "__spirv_CooperativeMatrixKHR",
        1,
        "",
    ),
    row(
        op::TypeAccelerationStructureKHR,
        "spirv.AccelerationStructureKHR",
        Parameters::None,
        "__spirv_AccelerationStructureKHR",
        1,
        "",
    ),
    row(op::TypeRayQueryKHR, "spirv.RayQueryKHR", Parameters::None, "__spirv_RayQueryKHR", 0, ""),
    row(
        op::TypeCooperativeMatrixNV,
        "spirv.CooperativeMatrixNV",
        Parameters::Constants(1, 0),
        "__spirv_CooperativeMatrixNV",
        1,
        "",
    ),
    row(
        op::TypeTensorLayoutNV,
        "spirv.TensorLayoutNV",
        Parameters::Constants(0, 0),
        "__spirv_TensorLayoutNV",
        0,
        "",
    ),
    row(
        op::TypeTensorViewNV,
        "spirv.TensorViewNV",
        Parameters::Constants(0, 0b10),
        "__spirv_TensorViewNV",
        0,
        "",
    ),
    row(op::TypeTensorARM, "spirv.TensorARM", Parameters::Tensor, "__spirv_TensorARM", 1, ""),
    row(op::TypeHitObjectNV, "spirv.HitObjectNV", Parameters::None, "__spirv_HitObjectNV", 0, ""),
    row(op::TypeHitObjectEXT, "spirv.HitObjectEXT", Parameters::None, "__spirv_HitObjectEXT", 0, ""),
];

/// The row of a declaring instruction.
pub fn by_opcode(opcode: Opcode) -> Option<&'static OpaqueRow> {
    ROWS.iter().find(|row| row.op == opcode)
}

/// The row of a target extension type.
pub fn by_target(name: &str) -> Option<&'static OpaqueRow> {
    ROWS.iter().find(|row| row.target == name)
}

/// The row of a name in a friendly symbol, and the parameters after it (`_void_1_0_0_0_0_0_0`).
pub fn by_friendly(name: &str) -> Option<(&'static OpaqueRow, &str)> {
    ROWS.iter().find_map(|row| {
        let rest = name.strip_prefix(row.friendly)?;
        (rest.is_empty() || rest.starts_with("__")).then(|| (row, rest.get(1..).unwrap_or_default()))
    })
}

/// The row of a name in an OpenCL C symbol.
pub fn by_opencl(name: &str) -> Option<&'static OpaqueRow> {
    ROWS.iter().find(|row| !row.opencl.is_empty() && row.opencl == name)
}

/// Access qualifiers in kernel argument metadata, by number.
pub const ACCESS_QUALIFIERS: &[&str] = &["read_only", "write_only", "read_write"];

/// Suffixes of OpenCL C image names, by access qualifier.
pub const ACCESS_POSTFIXES: &[&str] = &["_ro", "_wo", "_rw"];

/// Instructions whose result has a fixed opaque type, and the instruction that declares the type.
pub const RESULTS: &[(Opcode, Opcode)] = &[
    (op::GroupAsyncCopy, op::TypeEvent),
    (op::CreateUserEvent, op::TypeDeviceEvent),
    (op::GetDefaultQueue, op::TypeQueue),
    (op::ReserveReadPipePackets, op::TypeReserveId),
    (op::ReserveWritePipePackets, op::TypeReserveId),
    (op::GroupReserveReadPipePackets, op::TypeReserveId),
    (op::GroupReserveWritePipePackets, op::TypeReserveId),
];

/// Motion estimation types, whose OpenCL C names other translators read as pointers.
pub const OF_MOTION_ESTIMATION: &[Opcode] = &[
    op::TypeVmeImageINTEL,
    op::TypeAvcImePayloadINTEL,
    op::TypeAvcRefPayloadINTEL,
    op::TypeAvcSicPayloadINTEL,
    op::TypeAvcMcePayloadINTEL,
    op::TypeAvcMceResultINTEL,
    op::TypeAvcImeResultINTEL,
    op::TypeAvcImeResultSingleReferenceStreamoutINTEL,
    op::TypeAvcImeResultDualReferenceStreamoutINTEL,
    op::TypeAvcImeSingleReferenceStreaminINTEL,
    op::TypeAvcImeDualReferenceStreaminINTEL,
    op::TypeAvcRefResultINTEL,
    op::TypeAvcSicResultINTEL,
];

/// Structures whose variables hold a constant of an opaque type, built from the literals: their names, the opcode of the constant
/// and of its type.
pub const CONSTANT_OBJECTS: &[(&str, Opcode, Opcode)] = &[
    (CONSTANT_STORAGE, op::ConstantPipeStorage, op::TypePipeStorage),
    ("spirv.ConstantSampler", op::ConstantSampler, op::TypeSampler),
];

/// OpenCL C image names by dimension, depth, arrayed and multisampled.
pub const IMAGES: &[(&str, [u32; 4])] = &[
    ("image1d", [0, 0, 0, 0]),
    ("image1d_buffer", [5, 0, 0, 0]),
    ("image1d_array", [0, 0, 1, 0]),
    ("image2d", [1, 0, 0, 0]),
    ("image2d_array", [1, 0, 1, 0]),
    ("image2d_depth", [1, 1, 0, 0]),
    ("image2d_array_depth", [1, 1, 1, 0]),
    ("image2d_msaa", [1, 0, 0, 1]),
    ("image2d_array_msaa", [1, 0, 1, 1]),
    ("image2d_msaa_depth", [1, 1, 0, 1]),
    ("image2d_array_msaa_depth", [1, 1, 1, 1]),
    ("image3d", [2, 0, 0, 0]),
];

/// The OpenCL C name, without `_t`, of an image with these first four literals.
pub fn image_name(dimensions: &[u32]) -> Option<&'static str> {
    IMAGES.iter().find(|(_, of)| of == dimensions).map(|(name, _)| *name)
}

/// The first four literals of the image with an OpenCL C name, without `_t`.
pub fn image_dimensions(name: &str) -> Option<[u32; 4]> {
    IMAGES.iter().find(|(of, _)| *of == name).map(|(_, dimensions)| *dimensions)
}

/// Type names in kernel argument metadata that differ from the target extension type's name.
const ARGUMENT_NAMES: &[(Opcode, &str)] = &[
    (op::TypeSampler, "sampler_t"),
    (op::TypePipe, "pipe"),
    (op::TypeEvent, "opencl.event_t"),
    (op::TypeDeviceEvent, "opencl.clk_event_t"),
    (op::TypeQueue, "opencl.queue_t"),
    (op::TypeReserveId, "opencl.reserve_id_t"),
];

/// The name of an opaque type without parameters in kernel argument metadata.
pub fn argument_name(opcode: Opcode) -> Option<&'static str> {
    ARGUMENT_NAMES.iter().find(|(of, _)| *of == opcode).map(|(_, name)| *name)
}
