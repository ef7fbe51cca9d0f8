//! The environments.
//!
//! Spec: "OpenCL SPIR-V Environment Specification"; "SPIR-V Programming Guide" of oneAPI Level Zero; (Vulkan) "Vulkan Environment
//! for SPIR-V".

use rspirv::spirv::{AddressingModel as A, Capability as C};

use super::{Environment, Layout};
use crate::rule::Rule;
use crate::spirv::extensions;

/// Core SPIR-V.
pub(super) static UNIVERSAL: Environment = universal("universal", (255, 255));

const fn universal(name: &'static str, newest: (u8, u8)) -> Environment {
    Environment {
        name,
        newest,
        capabilities: None,
        extensions: None,
        sets: None,
        rules: &[&[Rule::EnvironmentVersion]],
        layout: Layout::Standard,
        addressing: &[],
    }
}

const COMMON: &[Rule] = &[
    Rule::EnvironmentVersion,
    Rule::EnvironmentCapability,
    Rule::EnvironmentSet,
    Rule::EnvironmentAddressing,
];
const KERNELS: &[Rule] = &[
    Rule::KernelModel,
    Rule::KernelMemoryModel,
    Rule::KernelTypes,
    Rule::KernelImages,
    Rule::KernelParameters,
    Rule::KernelImageOperands,
    Rule::KernelAtomics,
    Rule::KernelScopes,
];
const LEVEL_ZERO: &[Rule] = &[Rule::LevelZeroTypes, Rule::LevelZeroWrites, Rule::LevelZeroScopes];
const SHADERS: &[Rule] = &[
    Rule::ShaderModel,
    Rule::BlockOffsets,
    Rule::BlockAlignment,
    Rule::VulkanBlock,
    Rule::VulkanDescriptor,
    Rule::VulkanLocation,
    Rule::VulkanLocalSize,
    Rule::VulkanOrigin,
    Rule::VulkanScopes,
    Rule::VulkanImages,
    Rule::VulkanVariable,
    Rule::VulkanMembers,
    Rule::VulkanRuntimeArray,
    Rule::VulkanInterface,
    Rule::VulkanInitializer,
    Rule::VulkanDataType,
    Rule::VulkanLocationShared,
    Rule::VulkanStorageClass,
    Rule::VulkanSingle,
    Rule::VulkanBuiltIn,
    Rule::VulkanBuiltInTwice,
    Rule::VulkanFlat,
    Rule::VulkanDecoration,
    Rule::VulkanLayout,
    Rule::VulkanFormat,
    Rule::VulkanStore,
    Rule::VulkanArrayLength,
    Rule::VulkanOffset,
    Rule::VulkanSignedness,
    Rule::VulkanSemantics,
];

/// Capabilities of OpenCL devices, required or optional.
const OPENCL: &[C] = &[
    C::Matrix,
    C::Addresses,
    C::Linkage,
    C::Kernel,
    C::Vector16,
    C::Float16Buffer,
    C::Float16,
    C::Float64,
    C::Int16,
    C::Int8,
    C::Int64Atomics,
    C::ImageBasic,
    C::LiteralSampler,
    C::Sampled1D,
    C::Image1D,
    C::SampledBuffer,
    C::ImageBuffer,
];
/// Additional capabilities of the full profile.
const OPENCL_FULL: &[C] = &[C::Int64];
/// Capabilities introduced with OpenCL 2.0.
const OPENCL_2: &[C] =
    &[C::DeviceEnqueue, C::GenericPointer, C::Groups, C::ImageReadWrite, C::Pipes, C::ImageMipmap];
/// Capabilities introduced with subgroups and OpenCL 2.2.
const OPENCL_22: &[C] = &[C::PipeStorage, C::SubgroupDispatch, C::NamedBarrier];
const NON_UNIFORM: &[C] = &[
    C::GroupNonUniform,
    C::GroupNonUniformVote,
    C::GroupNonUniformArithmetic,
    C::GroupNonUniformBallot,
    C::GroupNonUniformShuffle,
    C::GroupNonUniformShuffleRelative,
    C::GroupNonUniformClustered,
];
const INTEGER_DOTS: &[C] =
    &[C::DotProduct, C::DotProductInput4x8BitPacked, C::DotProductInput4x8Bit, C::DotProductInputAll];

const ZERO: &[C] = &[
    C::Matrix,
    C::Addresses,
    C::Float16Buffer,
    C::Int64,
    C::Int16,
    C::Int8,
    C::Kernel,
    C::Linkage,
    C::Vector16,
    C::GenericPointer,
    C::Groups,
    C::ImageBasic,
    C::LiteralSampler,
    C::Sampled1D,
    C::Image1D,
    C::SampledBuffer,
    C::ImageBuffer,
    C::ImageReadWrite,
    C::Float16,
    C::Float64,
    C::Int64Atomics,
];

const VULKAN: &[C] = &[
    C::Matrix,
    C::Shader,
    C::InputAttachment,
    C::Sampled1D,
    C::Image1D,
    C::SampledBuffer,
    C::ImageBuffer,
    C::ImageQuery,
    C::DerivativeControl,
    C::Geometry,
    C::Tessellation,
    C::Float64,
    C::Int64,
    C::Int16,
    C::TessellationPointSize,
    C::GeometryPointSize,
    C::ImageGatherExtended,
    C::StorageImageMultisample,
    C::UniformBufferArrayDynamicIndexing,
    C::SampledImageArrayDynamicIndexing,
    C::StorageBufferArrayDynamicIndexing,
    C::StorageImageArrayDynamicIndexing,
    C::ClipDistance,
    C::CullDistance,
    C::ImageCubeArray,
    C::SampleRateShading,
    C::SparseResidency,
    C::MinLod,
    C::SampledCubeArray,
    C::ImageMSArray,
    C::StorageImageExtendedFormats,
    C::InterpolationFunction,
    C::StorageImageReadWithoutFormat,
    C::StorageImageWriteWithoutFormat,
    C::MultiViewport,
    C::TransformFeedback,
    C::GeometryStreams,
    C::Float16,
    C::Int8,
];
const VULKAN_1: &[C] = &[
    C::GroupNonUniform,
    C::GroupNonUniformVote,
    C::GroupNonUniformArithmetic,
    C::GroupNonUniformBallot,
    C::GroupNonUniformShuffle,
    C::GroupNonUniformShuffleRelative,
    C::GroupNonUniformClustered,
    C::GroupNonUniformQuad,
    C::DrawParameters,
    C::MultiView,
    C::DeviceGroup,
    C::VariablePointersStorageBuffer,
    C::VariablePointers,
    C::StorageBuffer16BitAccess,
    C::UniformAndStorageBuffer16BitAccess,
    C::StoragePushConstant16,
    C::StorageInputOutput16,
];
const VULKAN_2: &[C] = &[
    C::StorageBuffer8BitAccess,
    C::UniformAndStorageBuffer8BitAccess,
    C::StoragePushConstant8,
    C::Int64Atomics,
    C::DenormPreserve,
    C::DenormFlushToZero,
    C::SignedZeroInfNanPreserve,
    C::RoundingModeRTE,
    C::RoundingModeRTZ,
    C::VulkanMemoryModel,
    C::VulkanMemoryModelDeviceScope,
    C::PhysicalStorageBufferAddresses,
    C::ShaderViewportIndex,
    C::ShaderLayer,
    C::ShaderViewportIndexLayerEXT,
    C::ShaderNonUniform,
    C::RuntimeDescriptorArray,
    C::InputAttachmentArrayDynamicIndexing,
    C::UniformTexelBufferArrayDynamicIndexing,
    C::StorageTexelBufferArrayDynamicIndexing,
    C::UniformBufferArrayNonUniformIndexing,
    C::SampledImageArrayNonUniformIndexing,
    C::StorageBufferArrayNonUniformIndexing,
    C::StorageImageArrayNonUniformIndexing,
    C::InputAttachmentArrayNonUniformIndexing,
    C::UniformTexelBufferArrayNonUniformIndexing,
    C::StorageTexelBufferArrayNonUniformIndexing,
];
const VULKAN_3: &[C] = &[
    C::DemoteToHelperInvocation,
    C::DotProduct,
    C::DotProductInput4x8BitPacked,
    C::DotProductInput4x8Bit,
    C::DotProductInputAll,
];
const VULKAN_4: &[C] = &[C::FloatControls2, C::GroupNonUniformRotateKHR, C::ExpectAssumeKHR];

const PHYSICAL: &[u32] = &[A::Physical32 as u32, A::Physical64 as u32];
const PHYSICAL_64: &[u32] = &[A::Physical64 as u32];
const LOGICAL: &[u32] = &[A::Logical as u32, A::PhysicalStorageBuffer64 as u32];
const ZERO_EXTENSIONS: &[&str] = &[extensions::INTEL_SUBGROUPS];
const OPENCL_SETS: &[&str] = &["OpenCL.std"];
const GLSL_SETS: &[&str] = &["GLSL.std.450"];

type Lists = &'static [&'static [C]];

const fn opencl(name: &'static str, newest: (u8, u8), capabilities: Lists) -> Environment {
    Environment {
        name,
        newest,
        capabilities: Some(capabilities),
        extensions: Some(&[]),
        sets: Some(OPENCL_SETS),
        rules: &[COMMON, KERNELS],
        layout: Layout::Standard,
        addressing: PHYSICAL,
    }
}

const fn level_zero(name: &'static str, newest: (u8, u8), capabilities: Lists) -> Environment {
    Environment {
        rules: &[COMMON, KERNELS, LEVEL_ZERO],
        addressing: PHYSICAL_64,
        extensions: Some(ZERO_EXTENSIONS),
        ..opencl(name, newest, capabilities)
    }
}

const fn vulkan(name: &'static str, newest: (u8, u8), capabilities: Lists, layout: Layout) -> Environment {
    Environment {
        name,
        newest,
        capabilities: Some(capabilities),
        extensions: None,
        sets: Some(GLSL_SETS),
        rules: &[COMMON, SHADERS],
        layout,
        addressing: LOGICAL,
    }
}

const CL_1: Lists = &[OPENCL, OPENCL_FULL];
const CL_1_EMBEDDED: Lists = &[OPENCL];
const CL_2: Lists = &[OPENCL, OPENCL_FULL, OPENCL_2];
const CL_2_EMBEDDED: Lists = &[OPENCL, OPENCL_2];
const CL_22: Lists = &[OPENCL, OPENCL_FULL, OPENCL_2, OPENCL_22];
const CL_22_EMBEDDED: Lists = &[OPENCL, OPENCL_2, OPENCL_22];
const CL_3: Lists = &[OPENCL, OPENCL_FULL, OPENCL_2, OPENCL_22, NON_UNIFORM, INTEGER_DOTS];
const CL_3_EMBEDDED: Lists = &[OPENCL, OPENCL_2, OPENCL_22, NON_UNIFORM, INTEGER_DOTS];
const ZERO_ALL: Lists = &[ZERO, NON_UNIFORM];
const VK_0: Lists = &[VULKAN];
const VK_1: Lists = &[VULKAN, VULKAN_1];
const VK_2: Lists = &[VULKAN, VULKAN_1, VULKAN_2];
const VK_3: Lists = &[VULKAN, VULKAN_1, VULKAN_2, VULKAN_3];
const VK_4: Lists = &[VULKAN, VULKAN_1, VULKAN_2, VULKAN_3, VULKAN_4];

/// All environments.
pub static ENVIRONMENTS: &[Environment] = &[
    universal("universal", (255, 255)),
    universal("universal1.0", (1, 0)),
    universal("universal1.1", (1, 1)),
    universal("universal1.2", (1, 2)),
    universal("universal1.3", (1, 3)),
    universal("universal1.4", (1, 4)),
    universal("universal1.5", (1, 5)),
    universal("universal1.6", (1, 6)),
    opencl("opencl1.2", (1, 0), CL_1),
    opencl("opencl1.2-embedded", (1, 0), CL_1_EMBEDDED),
    opencl("opencl2.0", (1, 0), CL_2),
    opencl("opencl2.0-embedded", (1, 0), CL_2_EMBEDDED),
    opencl("opencl2.1", (1, 0), CL_2),
    opencl("opencl2.1-embedded", (1, 0), CL_2_EMBEDDED),
    opencl("opencl2.2", (1, 2), CL_22),
    opencl("opencl2.2-embedded", (1, 2), CL_22_EMBEDDED),
    opencl("opencl3.0", (1, 6), CL_3),
    opencl("opencl3.0-embedded", (1, 6), CL_3_EMBEDDED),
    level_zero("level-zero", (1, 6), ZERO_ALL),
    level_zero("level-zero1.0", (1, 2), ZERO_ALL),
    vulkan("vulkan1.0", (1, 0), VK_0, Layout::Standard),
    vulkan("vulkan1.1", (1, 3), VK_1, Layout::Relaxed),
    vulkan("vulkan1.2", (1, 5), VK_2, Layout::Relaxed),
    vulkan("vulkan1.3", (1, 6), VK_3, Layout::Relaxed),
    vulkan("vulkan1.4", (1, 6), VK_4, Layout::Relaxed),
];
