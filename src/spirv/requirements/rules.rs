//! Requirements that the grammar does not hold: they depend on a width, a type, a constant or a second operand.

use crate::spirv::extensions;
use crate::spirv::grammar::OperandKind;
use rspirv::spirv::{BuiltIn, Capability as C};

use crate::spirv::Version;

/// A requirement of something that is no instruction and no enumerant of its own.
#[derive(Debug)]
pub(super) struct Rule {
    /// Its name in errors.
    pub what: &'static str,
    /// Capabilities of which one is needed; none are needed if empty.
    pub capabilities: &'static [u32],
    /// Extensions of which one is needed unless `version` suffices.
    pub extensions: &'static [&'static str],
    /// First version that has it without an extension.
    pub version: Option<Version>,
    /// Whether the capability is declared only where its extension is allowed; the module is valid without it.
    pub optional: bool,
}

/// Builtin variables that a shader may declare without their capabilities: blocks of compilers have all of them.
const FREE_BUILTINS: &[BuiltIn] = &[BuiltIn::PointSize, BuiltIn::ClipDistance, BuiltIn::CullDistance];

/// Whether an enumerant has no requirement in a shader.
pub(super) fn is_free_in_shaders(kind: OperandKind, word: u32) -> bool {
    kind == OperandKind::BuiltIn && FREE_BUILTINS.iter().any(|builtin| *builtin as u32 == word)
}

/// `what` needs one of `capabilities`.
const fn one_of(what: &'static str, capabilities: &'static [u32]) -> Rule {
    Rule { what, capabilities, extensions: &[], version: Some(Version::new(1, 0)), optional: false }
}

/// As [`one_of`], where the extension is allowed.
const fn if_allowed(what: &'static str, capabilities: &'static [u32]) -> Rule {
    Rule { optional: true, ..one_of(what, capabilities) }
}

/// `what` needs version 1.`minor`.
const fn since(what: &'static str, minor: u8) -> Rule {
    Rule { version: Some(Version::new(1, minor)), ..one_of(what, &[]) }
}

// Capabilities of vendor extensions that the enumeration of rspirv lacks.
const FLOAT4_COOPERATIVE_MATRIX: u32 = 6213;
const ATOMIC_BFLOAT16_ADD: u32 = 6255;
const ATOMIC_BFLOAT16_MIN_MAX: u32 = 6256;
const ATOMIC_INT16_COMPARE_EXCHANGE: u32 = 6260;
const INT16_ATOMICS: u32 = 6261;
const ATOMIC_BFLOAT16_LOAD_STORE: u32 = 6262;
const DEVICE_BARRIER: u32 = 6185;
const BFLOAT16_ARITHMETIC: u32 = 6226;
const ROUNDED_DIVIDE_SQRT: u32 = 6265;

// Types.

/// The storage capabilities allow the type without arithmetic; a module has them from its floors only.
pub(super) static INT8: Rule = one_of(
    "an integer type of 8 bits",
    &[
        C::Int8 as u32,
        C::StorageBuffer8BitAccess as u32,
        C::UniformAndStorageBuffer8BitAccess as u32,
        C::StoragePushConstant8 as u32,
        C::WorkgroupMemoryExplicitLayout8BitAccessKHR as u32,
    ],
);
pub(super) static INT16: Rule = one_of(
    "an integer type of 16 bits",
    &[
        C::Int16 as u32,
        C::StorageBuffer16BitAccess as u32,
        C::UniformAndStorageBuffer16BitAccess as u32,
        C::StoragePushConstant16 as u32,
        C::StorageInputOutput16 as u32,
        C::WorkgroupMemoryExplicitLayout16BitAccessKHR as u32,
    ],
);
pub(super) static INT64: Rule = one_of("an integer type of 64 bits", &[C::Int64 as u32]);
pub(super) static INT4: Rule = one_of(
    "an integer type of 4 bits",
    &[C::Int4TypeINTEL as u32, C::ArbitraryPrecisionIntegersALTERA as u32],
);
pub(super) static INT_ANY: Rule = one_of(
    "an integer type of a width other than 8, 16, 32 and 64 bits",
    &[C::ArbitraryPrecisionIntegersALTERA as u32],
);
pub(super) static FLOAT64: Rule = one_of("a float type of 64 bits", &[C::Float64 as u32]);
/// Without any value of it: the type then serves pointers for `vload_half` and `vstore_half`.
pub(super) static HALF_POINTEE: Rule = one_of(
    "a pointer to a float type of 16 bits",
    &[
        C::Float16Buffer as u32,
        C::Float16 as u32,
        C::StorageBuffer16BitAccess as u32,
        C::UniformAndStorageBuffer16BitAccess as u32,
        C::StoragePushConstant16 as u32,
        C::StorageInputOutput16 as u32,
        C::WorkgroupMemoryExplicitLayout16BitAccessKHR as u32,
    ],
);
pub(super) static HALF_VALUE: Rule = one_of(
    "a value of a float type of 16 bits",
    &[
        C::Float16 as u32,
        C::StorageBuffer16BitAccess as u32,
        C::UniformAndStorageBuffer16BitAccess as u32,
        C::StoragePushConstant16 as u32,
        C::StorageInputOutput16 as u32,
        C::WorkgroupMemoryExplicitLayout16BitAccessKHR as u32,
        // Never chosen, since Float16 is possible; modules of some producers declare only this one.
        C::Float16Buffer as u32,
    ],
);
pub(super) static VECTOR16: Rule =
    one_of("a vector type of 8 or 16 components", &[C::Vector16 as u32, C::LongVectorEXT as u32]);
pub(super) static VECTOR_ANY: Rule = one_of(
    "a vector type of other than 2, 3 or 4 components, or in kernels 8 or 16",
    &[C::LongVectorEXT as u32, C::VectorAnyINTEL as u32],
);
pub(super) static VECTOR_OF_POINTERS: Rule =
    one_of("a vector type of pointers", &[C::MaskedGatherScatterINTEL as u32]);
pub(super) static MATRIX_OF_BFLOAT16: Rule =
    one_of("a cooperative matrix of bfloat16", &[C::BFloat16CooperativeMatrixKHR as u32]);
pub(super) static MATRIX_OF_FLOAT8: Rule =
    one_of("a cooperative matrix of float8", &[C::Float8CooperativeMatrixEXT as u32]);
pub(super) static MATRIX_OF_FLOAT4: Rule =
    if_allowed("a cooperative matrix of float4", &[FLOAT4_COOPERATIVE_MATRIX]);
pub(super) static MATRIX_OF_INT4: Rule =
    one_of("a cooperative matrix of 4 bit integers", &[C::Int4CooperativeMatrixINTEL as u32]);
pub(super) static IMAGE: Rule = one_of("an image or sampler type of a kernel", &[C::ImageBasic as u32]);
pub(super) static IMAGE_READ_WRITE: Rule =
    one_of("an image type that is read and written", &[C::ImageReadWrite as u32]);
pub(super) static IMAGE_LOD: Rule =
    one_of("image operand Lod that is not the constant 0", &[C::ImageMipmap as u32]);

// Atomics.

pub(super) static ATOMIC_INT64: Rule =
    one_of("an atomic instruction on 64 bit integers", &[C::Int64Atomics as u32]);
pub(super) static ATOMIC_INT16: Rule =
    if_allowed("an atomic instruction on 16 bit integers", &[INT16_ATOMICS]);
pub(super) static ATOMIC_INT16_EXCHANGE: Rule =
    if_allowed("an atomic access to 16 bit integers", &[ATOMIC_INT16_COMPARE_EXCHANGE]);
pub(super) static ATOMIC_BFLOAT16_ACCESS: Rule =
    if_allowed("an atomic access to bfloat16", &[ATOMIC_BFLOAT16_LOAD_STORE]);
pub(super) static ATOMIC_ADD_VECTOR: Rule =
    one_of("an atomic instruction on half vectors", &[C::AtomicFloat16VectorNV as u32]);
/// The instructions are those of the extensions for other numbers, which the one for bfloat16 builds on.
pub(super) static ATOMIC_ADD_BFLOAT16: Rule = Rule {
    extensions: &[extensions::EXT_SHADER_ATOMIC_FLOAT_ADD],
    version: None,
    ..one_of("an atomic addition of bfloat16", &[ATOMIC_BFLOAT16_ADD])
};
pub(super) static ATOMIC_ADD_16: Rule =
    one_of("an atomic addition of 16 bit floats", &[C::AtomicFloat16AddEXT as u32]);
pub(super) static ATOMIC_ADD_32: Rule =
    one_of("an atomic addition of 32 bit floats", &[C::AtomicFloat32AddEXT as u32]);
pub(super) static ATOMIC_ADD_64: Rule =
    one_of("an atomic addition of 64 bit floats", &[C::AtomicFloat64AddEXT as u32]);
pub(super) static ATOMIC_MIN_MAX_BFLOAT16: Rule = Rule {
    extensions: &[extensions::EXT_SHADER_ATOMIC_FLOAT_MIN_MAX],
    version: None,
    ..one_of("an atomic minimum or maximum of bfloat16", &[ATOMIC_BFLOAT16_MIN_MAX])
};
pub(super) static ATOMIC_MIN_MAX_16: Rule =
    one_of("an atomic minimum or maximum of 16 bit floats", &[C::AtomicFloat16MinMaxEXT as u32]);
pub(super) static ATOMIC_MIN_MAX_32: Rule =
    one_of("an atomic minimum or maximum of 32 bit floats", &[C::AtomicFloat32MinMaxEXT as u32]);
pub(super) static ATOMIC_MIN_MAX_64: Rule =
    one_of("an atomic minimum or maximum of 64 bit floats", &[C::AtomicFloat64MinMaxEXT as u32]);

// Instructions whose operands decide.

/// The grammar would be content with the capability of clustered operations.
pub(super) static GROUP_ARITHMETIC: Rule = one_of(
    "a non-uniform group operation that is neither clustered nor partitioned",
    &[C::GroupNonUniformArithmetic as u32],
);
pub(super) static BROADCAST_OF_VARIABLE: Rule =
    since("a non-uniform broadcast from an invocation that is no constant", 5);
pub(super) static DOT_4X8: Rule =
    one_of("an integer dot product of vectors of 4 8 bit integers", &[C::DotProductInput4x8Bit as u32]);
pub(super) static DOT_PACKED: Rule =
    one_of("an integer dot product of packed vectors", &[C::DotProductInput4x8BitPacked as u32]);
pub(super) static DOT_ANY: Rule =
    one_of("an integer dot product of other vectors", &[C::DotProductInputAll as u32]);
pub(super) static DOT_BFLOAT16: Rule =
    one_of("a dot product of bfloat16", &[C::BFloat16DotProductKHR as u32]);
pub(super) static ARITHMETIC_ON_BFLOAT16: Rule = one_of("arithmetic on bfloat16", &[BFLOAT16_ARITHMETIC]);
/// The extension builds on the one without scales.
pub(super) static SCALED_MATRICES: Rule =
    one_of("a multiplication of scaled matrices", &[C::SubgroupMatrixMultiplyAccumulateINTEL as u32]);
pub(super) static BARRIER_OF_DEVICE: Rule = if_allowed("a control barrier of the device", &[DEVICE_BARRIER]);
pub(super) static ROUNDING_OF_DIVISION: Rule =
    if_allowed("a rounding mode of a division or square root", &[ROUNDED_DIVIDE_SQRT]);
pub(super) static SELECT_OF_COMPOSITES: Rule =
    since("OpSelect of composites, or of vectors by one condition", 4);
pub(super) static SECOND_MASK: Rule = since("a copy of memory with two memory operands", 4);
pub(super) static PRINTF_FORMAT: Rule = Rule {
    extensions: &[extensions::EXT_RELAXED_PRINTF_STRING_ADDRESS_SPACE],
    version: None,
    ..one_of("a format of printf outside of storage class UniformConstant", &[])
};
pub(super) static DEBUG_MODULE: Rule =
    one_of("the debug information DebugModuleINTEL", &[C::DebugInfoModuleINTEL as u32]);

// Shaders.

pub(super) static IMAGE_BUFFER: Rule = one_of("a storage image of a buffer", &[C::ImageBuffer as u32]);
pub(super) static IMAGE_1D: Rule = one_of("a storage image of one dimension", &[C::Image1D as u32]);
pub(super) static IMAGE_CUBE_ARRAY: Rule =
    one_of("a storage image that is an array of cubes", &[C::ImageCubeArray as u32]);
pub(super) static IMAGE_MULTISAMPLED: Rule =
    one_of("a storage image with several samples", &[C::StorageImageMultisample as u32]);
pub(super) static READ_WITHOUT_FORMAT: Rule =
    one_of("OpImageRead from an image without a format", &[C::StorageImageReadWithoutFormat as u32]);
pub(super) static WRITE_WITHOUT_FORMAT: Rule =
    one_of("OpImageWrite to an image without a format", &[C::StorageImageWriteWithoutFormat as u32]);
pub(super) static ENDLESS_RESOURCES: Rule =
    one_of("an array of resources without an end", &[C::RuntimeDescriptorArray as u32]);

// Decorations and the module as a whole.

pub(super) static DECORATION_BY_ID: Rule =
    Rule { extensions: &[extensions::GOOGLE_HLSL_FUNCTIONALITY1], ..since("OpDecorateId", 2) };
pub(super) static SPEC_ID_OF_KERNEL: Rule = since("decoration SpecId without Shader", 1);
pub(super) static INTERFACE_OF_OTHER_CLASS: Rule =
    since("an entry point's interface with a variable of other storage class than Input and Output", 4);
pub(super) static NO_ENTRY_POINT: Rule = one_of("a module without entry points", &[C::Linkage as u32]);
pub(super) static NON_SEMANTIC_SET: Rule = Rule {
    extensions: &[extensions::KHR_NON_SEMANTIC_INFO],
    ..since("a non-semantic extended instruction set", 6)
};

/// Names under which an extension is known besides the name in the grammar.
pub(super) static OTHER_NAMES: &[(&str, &str)] =
    &[(extensions::EXT_ARITHMETIC_FENCE, extensions::INTEL_ARITHMETIC_FENCE)];

/// Where several extensions would do, the one with the lowest rank is declared: consumers know the names of Intel's extensions from
/// before their renaming, except for OptNone, whose new name is older than this table.
pub(super) fn extension_rank(name: &str) -> u32 {
    match name {
        extensions::EXT_SPLIT_BARRIER => 1,
        _ if name.starts_with("SPV_ALTERA_") => 2,
        _ => 0,
    }
}

/// The first version of SPIR-V that an extension may be declared in.
///
/// Spec: "Dependencies" of each extension's document.
pub(super) fn version_of_extension(name: &str) -> Version {
    match name {
        extensions::EXT_MESH_SHADER
        | extensions::KHR_WORKGROUP_MEMORY_EXPLICIT_LAYOUT
        | extensions::NV_SHADER_INVOCATION_REORDER => Version::new(1, 4),
        _ => Version::new(1, 0),
    }
}

/// Capabilities that are not chosen where another one would do: FloatControls2 changes the meaning of other decorations.
pub(super) fn is_avoided(capability: u32) -> bool {
    capability == C::FloatControls2 as u32
}
