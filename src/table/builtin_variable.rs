//! Spec: "BuiltIn". Builtin variables, their friendly call names and their OpenCL C names.

use crate::spirv::extensions;
use rspirv::spirv::BuiltIn as B;

/// The type of a builtin variable and the signature of its call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableForm {
    /// A vector of three `size_t`; the call takes the dimension. The value is the result for dimensions above 2.
    Vector3(u64),
    /// A `size_t`.
    Size,
    /// A 32-bit integer.
    Int,
    /// A vector of four 32-bit integers, returned as a whole.
    Mask,
    /// A boolean.
    Bool,
}

/// One builtin variable.
#[derive(Clone, Copy, Debug)]
pub struct VariableRow {
    /// The builtin's number.
    pub builtin: u32,
    /// The friendly name after `__spirv_BuiltIn`.
    pub name: &'static str,
    /// Type and call signature.
    pub form: VariableForm,
    /// The OpenCL C function; empty if there is none.
    pub opencl: &'static str,
    /// The extension of a builtin that other translators read but no longer emit.
    pub retired_extension: Option<&'static str>,
}

const fn row(builtin: B, name: &'static str, form: VariableForm, opencl: &'static str) -> VariableRow {
    VariableRow { builtin: builtin as u32, name, form, opencl, retired_extension: None }
}

/// A builtin of Intel's extensions without an OpenCL C function.
const fn intel(
    builtin: u32,
    name: &'static str,
    form: VariableForm,
    retired_extension: Option<&'static str>,
) -> VariableRow {
    VariableRow { builtin, name, form, opencl: "", retired_extension }
}

const THREAD_QUERIES: Option<&str> = Some(extensions::INTEL_HW_THREAD_QUERIES);

use VariableForm::{Bool, Int, Mask, Size, Vector3};

/// All builtin variables of kernels.
pub const ROWS: &[VariableRow] = &[
    row(B::WorkDim, "WorkDim", Int, "get_work_dim"),
    row(B::GlobalSize, "GlobalSize", Vector3(1), "get_global_size"),
    row(B::GlobalInvocationId, "GlobalInvocationId", Vector3(0), "get_global_id"),
    row(B::GlobalOffset, "GlobalOffset", Vector3(0), "get_global_offset"),
    row(B::WorkgroupSize, "WorkgroupSize", Vector3(1), "get_local_size"),
    row(B::EnqueuedWorkgroupSize, "EnqueuedWorkgroupSize", Vector3(1), "get_enqueued_local_size"),
    row(B::LocalInvocationId, "LocalInvocationId", Vector3(0), "get_local_id"),
    row(B::NumWorkgroups, "NumWorkgroups", Vector3(1), "get_num_groups"),
    row(B::WorkgroupId, "WorkgroupId", Vector3(0), "get_group_id"),
    row(B::GlobalLinearId, "GlobalLinearId", Size, "get_global_linear_id"),
    row(B::LocalInvocationIndex, "LocalInvocationIndex", Size, "get_local_linear_id"),
    row(B::SubgroupSize, "SubgroupSize", Int, "get_sub_group_size"),
    row(B::SubgroupMaxSize, "SubgroupMaxSize", Int, "get_max_sub_group_size"),
    row(B::NumSubgroups, "NumSubgroups", Int, "get_num_sub_groups"),
    row(B::NumEnqueuedSubgroups, "NumEnqueuedSubgroups", Int, "get_enqueued_num_sub_groups"),
    row(B::SubgroupId, "SubgroupId", Int, "get_sub_group_id"),
    row(B::SubgroupLocalInvocationId, "SubgroupLocalInvocationId", Int, "get_sub_group_local_id"),
    row(B::SubgroupEqMask, "SubgroupEqMaskKHR", Mask, "get_sub_group_eq_mask"),
    row(B::SubgroupGeMask, "SubgroupGeMaskKHR", Mask, "get_sub_group_ge_mask"),
    row(B::SubgroupGtMask, "SubgroupGtMaskKHR", Mask, "get_sub_group_gt_mask"),
    row(B::SubgroupLeMask, "SubgroupLeMaskKHR", Mask, "get_sub_group_le_mask"),
    row(B::SubgroupLtMask, "SubgroupLtMaskKHR", Mask, "get_sub_group_lt_mask"),
    intel(6135, "SubDeviceIDINTEL", Int, THREAD_QUERIES),
    intel(6136, "GlobalHWThreadIDINTEL", Int, THREAD_QUERIES),
    intel(6186, "DeviceBarrierValidINTEL", Bool, None),
];

/// The row of a builtin, by its number.
pub fn by_builtin(number: u32) -> Option<&'static VariableRow> {
    ROWS.iter().find(|row| row.builtin == number)
}

/// The row of a friendly name after `__spirv_BuiltIn`.
pub fn by_name(name: &str) -> Option<&'static VariableRow> {
    ROWS.iter().find(|row| row.name == name || row.name.strip_suffix("KHR") == Some(name))
}
