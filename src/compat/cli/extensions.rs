//! The list of `--spirv-ext`.

use super::failure::Failure;
use crate::options::Extensions;
use std::borrow::Cow;

/// The extensions known to the Khronos translator, in alphabetical order.
const KNOWN: &[&str] = &[
    "SPV_EXT_arithmetic_fence",
    "SPV_EXT_float8",
    "SPV_EXT_image_raw10_raw12",
    "SPV_EXT_long_vector",
    "SPV_EXT_ocp_microscaling_types",
    "SPV_EXT_optnone",
    "SPV_EXT_relaxed_printf_string_address_space",
    "SPV_EXT_shader_atomic_float16_add",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_INTEL_16bit_atomics",
    "SPV_INTEL_2d_block_io",
    "SPV_INTEL_arbitrary_precision_fixed_point",
    "SPV_INTEL_arbitrary_precision_floating_point",
    "SPV_INTEL_arbitrary_precision_integers",
    "SPV_INTEL_arithmetic_fence",
    "SPV_INTEL_bfloat16_arithmetic",
    "SPV_INTEL_bfloat16_conversion",
    "SPV_INTEL_bindless_images",
    "SPV_INTEL_blocking_pipes",
    "SPV_INTEL_cache_controls",
    "SPV_INTEL_complex_float_mul_div",
    "SPV_INTEL_debug_module",
    "SPV_INTEL_device_barrier",
    "SPV_INTEL_device_side_avc_motion_estimation",
    "SPV_INTEL_fast_composite",
    "SPV_INTEL_float4",
    "SPV_INTEL_float_controls2",
    "SPV_INTEL_fp_conversions",
    "SPV_INTEL_fp_fast_math_mode",
    "SPV_INTEL_fp_max_error",
    "SPV_INTEL_fpga_argument_interfaces",
    "SPV_INTEL_fpga_buffer_location",
    "SPV_INTEL_fpga_cluster_attributes",
    "SPV_INTEL_fpga_dsp_control",
    "SPV_INTEL_fpga_invocation_pipelining_attributes",
    "SPV_INTEL_fpga_latency_control",
    "SPV_INTEL_fpga_loop_controls",
    "SPV_INTEL_fpga_memory_accesses",
    "SPV_INTEL_fpga_memory_attributes",
    "SPV_INTEL_fpga_reg",
    "SPV_INTEL_function_pointers",
    "SPV_INTEL_function_variants",
    "SPV_INTEL_global_variable_decorations",
    "SPV_INTEL_global_variable_fpga_decorations",
    "SPV_INTEL_global_variable_host_access",
    "SPV_INTEL_hw_thread_queries",
    "SPV_INTEL_inline_assembly",
    "SPV_INTEL_int4",
    "SPV_INTEL_io_pipes",
    "SPV_INTEL_joint_matrix",
    "SPV_INTEL_kernel_attributes",
    "SPV_INTEL_long_composites",
    "SPV_INTEL_loop_fuse",
    "SPV_INTEL_masked_gather_scatter",
    "SPV_INTEL_maximum_registers",
    "SPV_INTEL_media_block_io",
    "SPV_INTEL_memory_access_aliasing",
    "SPV_INTEL_optimization_hints",
    "SPV_INTEL_optnone",
    "SPV_INTEL_predicated_io",
    "SPV_INTEL_rounded_divide_sqrt",
    "SPV_INTEL_runtime_aligned",
    "SPV_INTEL_sigmoid",
    "SPV_INTEL_split_barrier",
    "SPV_INTEL_subgroup_buffer_prefetch",
    "SPV_INTEL_subgroup_matrix_multiply_accumulate",
    "SPV_INTEL_subgroup_matrix_multiply_accumulate_float4",
    "SPV_INTEL_subgroup_matrix_multiply_accumulate_float8",
    "SPV_INTEL_subgroup_requirements",
    "SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate",
    "SPV_INTEL_subgroups",
    "SPV_INTEL_task_sequence",
    "SPV_INTEL_tensor_float32_conversion",
    "SPV_INTEL_ternary_bitwise_function",
    "SPV_INTEL_token_type",
    "SPV_INTEL_unstructured_loop_controls",
    "SPV_INTEL_usm_storage_classes",
    "SPV_INTEL_variable_length_array",
    "SPV_INTEL_vector_compute",
    "SPV_KHR_bfloat16",
    "SPV_KHR_bit_instructions",
    "SPV_KHR_cooperative_matrix",
    "SPV_KHR_expect_assume",
    "SPV_KHR_float_controls",
    "SPV_KHR_fma",
    "SPV_KHR_integer_dot_product",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_shader_clock",
    "SPV_KHR_subgroup_rotate",
    "SPV_KHR_uniform_group_instructions",
    "SPV_KHR_untyped_pointers",
];

/// Message for a malformed list.
const FORM: &str = "Invalid value of --spirv-ext, expected format is:\n\t--spirv-ext=+EXT_NAME,-EXT_NAME";

/// Whether `--spirv-ext` accepts the name of an extension.
pub(super) fn is_known(name: &str) -> bool {
    KNOWN.binary_search(&name).is_ok()
}

/// The name under which `--spirv-ext` accepts an extension: Altera's extensions were Intel's before, and
/// modules use either name.
pub(super) fn canonical(name: &str) -> Cow<'_, str> {
    match name.strip_prefix("SPV_ALTERA_") {
        Some(rest) => format!("SPV_INTEL_{rest}").into(),
        None => name.into(),
    }
}

/// The extensions allowed by `all`: those that the Khronos translator knows.
fn known() -> Extensions {
    let mut extensions = Extensions::none();
    KNOWN.iter().for_each(|name| extensions.set(name, true));
    extensions
}

/// Applies lists such as `+SPV_A,-SPV_B` to a base set, from left to right.
///
/// # Errors
/// An entry without a sign, or an unknown name.
pub(super) fn apply(base: Extensions, list: &str) -> Result<Extensions, Failure> {
    let mut extensions = base;
    for entry in list.split(',') {
        let (allow, name) = match (entry.strip_prefix('+'), entry.strip_prefix('-')) {
            (Some(name), _) if !name.is_empty() => (true, name),
            (_, Some(name)) if !name.is_empty() => (false, name),
            _ => return Err(Failure::tool(FORM)),
        };
        match (name, allow) {
            ("all", true) => extensions = known(),
            ("all", false) => extensions = Extensions::none(),
            _ if is_known(name) => extensions.set(name, allow),
            _ => {
                let message = format!("Unknown extension '{name}' was specified via --spirv-ext option");
                return Err(Failure::tool(message));
            }
        }
    }
    Ok(extensions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_and_known() {
        assert!(KNOWN.is_sorted());
        assert_eq!(KNOWN.len(), 94);
        assert!(is_known("SPV_KHR_fma") && !is_known("SPV_KHR_multiview"));
    }

    #[test]
    fn the_last_entry_wins() {
        let apply = |list| apply(Extensions::none(), list);
        let allows = |list, name: &str| apply(list).is_ok_and(|extensions| extensions.allows(name));
        assert!(allows("+SPV_KHR_fma", "SPV_KHR_fma"));
        assert!(!allows("+SPV_KHR_fma,-SPV_KHR_fma", "SPV_KHR_fma"));
        assert!(allows("-SPV_KHR_fma,+SPV_KHR_fma", "SPV_KHR_fma"));
        assert!(allows("+all", "SPV_KHR_fma") && !allows("+all,-all", "SPV_KHR_fma"));
        assert!(!allows("+all,-SPV_KHR_fma", "SPV_KHR_fma"));
        assert!(!allows("+all", "SPV_GOOGLE_hlsl_functionality1"));
        for list in ["", "SPV_KHR_fma", "+SPV_KHR_no_such", "+", "+SPV_KHR_fma,,-all"] {
            assert!(apply(list).is_err(), "{list}");
        }
    }
}
