//! Names of SPIR-V extensions that the code refers to, each spelled once.
//!
//! The grammar has the instructions and operands that an extension enables; a test checks the names against it.

use super::grammar;
use std::collections::BTreeSet;

/// `SPV_EXT_arithmetic_fence`.
pub const EXT_ARITHMETIC_FENCE: &str = "SPV_EXT_arithmetic_fence";
/// `SPV_EXT_image_raw10_raw12`.
pub const EXT_IMAGE_RAW10_RAW12: &str = "SPV_EXT_image_raw10_raw12";
/// `SPV_EXT_long_vector`.
pub const EXT_LONG_VECTOR: &str = "SPV_EXT_long_vector";
/// `SPV_NV_cooperative_vector`.
pub const NV_COOPERATIVE_VECTOR: &str = "SPV_NV_cooperative_vector";
/// `SPV_EXT_mesh_shader`.
pub const EXT_MESH_SHADER: &str = "SPV_EXT_mesh_shader";
/// `SPV_EXT_optnone`.
pub const EXT_OPTNONE: &str = "SPV_EXT_optnone";
/// `SPV_EXT_relaxed_printf_string_address_space`.
pub const EXT_RELAXED_PRINTF_STRING_ADDRESS_SPACE: &str = "SPV_EXT_relaxed_printf_string_address_space";
/// `SPV_EXT_shader_atomic_float16_add`.
pub const EXT_SHADER_ATOMIC_FLOAT16_ADD: &str = "SPV_EXT_shader_atomic_float16_add";
/// `SPV_EXT_shader_atomic_float_add`.
pub const EXT_SHADER_ATOMIC_FLOAT_ADD: &str = "SPV_EXT_shader_atomic_float_add";
/// `SPV_EXT_shader_atomic_float_min_max`.
pub const EXT_SHADER_ATOMIC_FLOAT_MIN_MAX: &str = "SPV_EXT_shader_atomic_float_min_max";
/// `SPV_EXT_split_barrier`.
pub const EXT_SPLIT_BARRIER: &str = "SPV_EXT_split_barrier";
/// `SPV_GOOGLE_hlsl_functionality1`.
pub const GOOGLE_HLSL_FUNCTIONALITY1: &str = "SPV_GOOGLE_hlsl_functionality1";
/// `SPV_INTEL_arbitrary_precision_fixed_point`.
pub const INTEL_ARBITRARY_PRECISION_FIXED_POINT: &str = "SPV_INTEL_arbitrary_precision_fixed_point";
/// `SPV_INTEL_arbitrary_precision_floating_point`.
pub const INTEL_ARBITRARY_PRECISION_FLOATING_POINT: &str = "SPV_INTEL_arbitrary_precision_floating_point";
/// `SPV_INTEL_arbitrary_precision_integers`.
pub const INTEL_ARBITRARY_PRECISION_INTEGERS: &str = "SPV_INTEL_arbitrary_precision_integers";
/// `SPV_INTEL_arithmetic_fence`.
pub const INTEL_ARITHMETIC_FENCE: &str = "SPV_INTEL_arithmetic_fence";
/// `SPV_INTEL_bfloat16_arithmetic`.
pub const INTEL_BFLOAT16_ARITHMETIC: &str = "SPV_INTEL_bfloat16_arithmetic";
/// `SPV_INTEL_blocking_pipes`.
pub const INTEL_BLOCKING_PIPES: &str = "SPV_INTEL_blocking_pipes";
/// `SPV_INTEL_cache_controls`.
pub const INTEL_CACHE_CONTROLS: &str = "SPV_INTEL_cache_controls";
/// `SPV_INTEL_debug_module`.
pub const INTEL_DEBUG_MODULE: &str = "SPV_INTEL_debug_module";
/// `SPV_INTEL_device_barrier`.
pub const INTEL_DEVICE_BARRIER: &str = "SPV_INTEL_device_barrier";
/// `SPV_INTEL_float4`.
pub const INTEL_FLOAT4: &str = "SPV_INTEL_float4";
/// `SPV_INTEL_float_controls2`.
pub const INTEL_FLOAT_CONTROLS2: &str = "SPV_INTEL_float_controls2";
/// `SPV_INTEL_fp_fast_math_mode`.
pub const INTEL_FP_FAST_MATH_MODE: &str = "SPV_INTEL_fp_fast_math_mode";
/// `SPV_INTEL_fp_max_error`.
pub const INTEL_FP_MAX_ERROR: &str = "SPV_INTEL_fp_max_error";
/// `SPV_INTEL_fpga_buffer_location`.
pub const INTEL_FPGA_BUFFER_LOCATION: &str = "SPV_INTEL_fpga_buffer_location";
/// `SPV_INTEL_fpga_cluster_attributes`.
pub const INTEL_FPGA_CLUSTER_ATTRIBUTES: &str = "SPV_INTEL_fpga_cluster_attributes";
/// `SPV_INTEL_fpga_dsp_control`.
pub const INTEL_FPGA_DSP_CONTROL: &str = "SPV_INTEL_fpga_dsp_control";
/// `SPV_INTEL_fpga_invocation_pipelining_attributes`.
pub const INTEL_FPGA_INVOCATION_PIPELINING_ATTRIBUTES: &str =
    "SPV_INTEL_fpga_invocation_pipelining_attributes";
/// `SPV_INTEL_fpga_latency_control`.
pub const INTEL_FPGA_LATENCY_CONTROL: &str = "SPV_INTEL_fpga_latency_control";
/// `SPV_INTEL_fpga_loop_controls`.
pub const INTEL_FPGA_LOOP_CONTROLS: &str = "SPV_INTEL_fpga_loop_controls";
/// `SPV_INTEL_fpga_memory_accesses`.
pub const INTEL_FPGA_MEMORY_ACCESSES: &str = "SPV_INTEL_fpga_memory_accesses";
/// `SPV_INTEL_fpga_memory_attributes`.
pub const INTEL_FPGA_MEMORY_ATTRIBUTES: &str = "SPV_INTEL_fpga_memory_attributes";
/// `SPV_INTEL_fpga_reg`.
pub const INTEL_FPGA_REG: &str = "SPV_INTEL_fpga_reg";
/// `SPV_INTEL_function_pointers`.
pub const INTEL_FUNCTION_POINTERS: &str = "SPV_INTEL_function_pointers";
/// `SPV_INTEL_function_variants`.
pub const INTEL_FUNCTION_VARIANTS: &str = "SPV_INTEL_function_variants";
/// `SPV_INTEL_hw_thread_queries`.
pub const INTEL_HW_THREAD_QUERIES: &str = "SPV_INTEL_hw_thread_queries";
/// `SPV_INTEL_inline_assembly`.
pub const INTEL_INLINE_ASSEMBLY: &str = "SPV_INTEL_inline_assembly";
/// `SPV_INTEL_int4`.
pub const INTEL_INT4: &str = "SPV_INTEL_int4";
/// `SPV_INTEL_io_pipes`.
pub const INTEL_IO_PIPES: &str = "SPV_INTEL_io_pipes";
/// `SPV_INTEL_joint_matrix`.
pub const INTEL_JOINT_MATRIX: &str = "SPV_INTEL_joint_matrix";
/// `SPV_INTEL_kernel_attributes`.
pub const INTEL_KERNEL_ATTRIBUTES: &str = "SPV_INTEL_kernel_attributes";
/// `SPV_INTEL_loop_fuse`.
pub const INTEL_LOOP_FUSE: &str = "SPV_INTEL_loop_fuse";
/// `SPV_INTEL_masked_gather_scatter`.
pub const INTEL_MASKED_GATHER_SCATTER: &str = "SPV_INTEL_masked_gather_scatter";
/// `SPV_INTEL_maximum_registers`.
pub const INTEL_MAXIMUM_REGISTERS: &str = "SPV_INTEL_maximum_registers";
/// `SPV_INTEL_memory_access_aliasing`.
pub const INTEL_MEMORY_ACCESS_ALIASING: &str = "SPV_INTEL_memory_access_aliasing";
/// `SPV_INTEL_optnone`.
pub const INTEL_OPTNONE: &str = "SPV_INTEL_optnone";
/// `SPV_INTEL_rounded_divide_sqrt`.
pub const INTEL_ROUNDED_DIVIDE_SQRT: &str = "SPV_INTEL_rounded_divide_sqrt";
/// `SPV_INTEL_runtime_aligned`.
pub const INTEL_RUNTIME_ALIGNED: &str = "SPV_INTEL_runtime_aligned";
/// `SPV_INTEL_subgroup_requirements`.
pub const INTEL_SUBGROUP_REQUIREMENTS: &str = "SPV_INTEL_subgroup_requirements";
/// `SPV_INTEL_subgroups`.
pub const INTEL_SUBGROUPS: &str = "SPV_INTEL_subgroups";
/// `SPV_INTEL_unstructured_loop_controls`.
pub const INTEL_UNSTRUCTURED_LOOP_CONTROLS: &str = "SPV_INTEL_unstructured_loop_controls";
/// `SPV_INTEL_usm_storage_classes`.
pub const INTEL_USM_STORAGE_CLASSES: &str = "SPV_INTEL_usm_storage_classes";
/// `SPV_INTEL_variable_length_array`.
pub const INTEL_VARIABLE_LENGTH_ARRAY: &str = "SPV_INTEL_variable_length_array";
/// `SPV_INTEL_vector_compute`.
pub const INTEL_VECTOR_COMPUTE: &str = "SPV_INTEL_vector_compute";
/// `SPV_KHR_bit_instructions`.
pub const KHR_BIT_INSTRUCTIONS: &str = "SPV_KHR_bit_instructions";
/// `SPV_KHR_expect_assume`.
pub const KHR_EXPECT_ASSUME: &str = "SPV_KHR_expect_assume";
/// `SPV_KHR_float_controls`.
pub const KHR_FLOAT_CONTROLS: &str = "SPV_KHR_float_controls";
/// `SPV_KHR_fma`.
pub const KHR_FMA: &str = "SPV_KHR_fma";
/// `SPV_KHR_linkonce_odr`.
pub const KHR_LINKONCE_ODR: &str = "SPV_KHR_linkonce_odr";
/// `SPV_KHR_no_integer_wrap_decoration`.
pub const KHR_NO_INTEGER_WRAP_DECORATION: &str = "SPV_KHR_no_integer_wrap_decoration";
/// `SPV_KHR_non_semantic_info`.
pub const KHR_NON_SEMANTIC_INFO: &str = "SPV_KHR_non_semantic_info";
/// `SPV_KHR_relaxed_extended_instruction`.
pub const KHR_RELAXED_EXTENDED_INSTRUCTION: &str = "SPV_KHR_relaxed_extended_instruction";
/// `SPV_KHR_shader_clock`.
pub const KHR_SHADER_CLOCK: &str = "SPV_KHR_shader_clock";
/// `SPV_KHR_untyped_pointers`.
pub const KHR_UNTYPED_POINTERS: &str = "SPV_KHR_untyped_pointers";
/// `SPV_KHR_vulkan_memory_model`.
pub const KHR_VULKAN_MEMORY_MODEL: &str = "SPV_KHR_vulkan_memory_model";
/// `SPV_KHR_workgroup_memory_explicit_layout`.
pub const KHR_WORKGROUP_MEMORY_EXPLICIT_LAYOUT: &str = "SPV_KHR_workgroup_memory_explicit_layout";
/// `SPV_NV_shader_invocation_reorder`.
pub const NV_SHADER_INVOCATION_REORDER: &str = "SPV_NV_shader_invocation_reorder";

/// Extensions that enable no construct of the grammar.
const WITHOUT_GRAMMAR: &[&str] = &[
    EXT_IMAGE_RAW10_RAW12,
    EXT_RELAXED_PRINTF_STRING_ADDRESS_SPACE,
    INTEL_ARITHMETIC_FENCE,
    KHR_NON_SEMANTIC_INFO,
    "SPV_INTEL_complex_float_mul_div",
    "SPV_INTEL_fast_composite",
    "SPV_INTEL_optimization_hints",
];

/// The names of all extensions known to the grammar or to this translator, in alphabetical order.
pub fn all() -> BTreeSet<&'static str> {
    let of_instructions = grammar::instructions().iter().flat_map(|row| row.extensions);
    let enumerants = grammar::operand_kinds().iter().flat_map(|kind| kind.enumerants);
    let of_enumerants = enumerants.flat_map(|row| row.extensions);
    of_instructions.chain(of_enumerants).chain(WITHOUT_GRAMMAR).copied().collect()
}

#[test]
fn extensions_are_known_by_name() {
    let all = all();
    assert!(all.contains(KHR_FMA) && all.contains(KHR_NON_SEMANTIC_INFO) && all.len() > 100);
    assert!(all.iter().all(|name| name.starts_with("SPV_")));
}
