//! OpenCL C's enumerations of scopes, orders and fence flags, and their SPIR-V equivalents.
//!
//! Spec (OpenCL C): "Memory Order and Consistency", "Memory Scope"; spec: "Scope", "Memory Semantics".

use rspirv::spirv::StorageClass;

/// SPIR-V's scopes by OpenCL C's `memory_scope`: work-item, work-group, device, all devices, sub-group.
pub const SCOPES: [u32; 5] = [4, 2, 1, 0, 3];

/// SPIR-V's orders by OpenCL C's `memory_order`: relaxed, unassigned, acquire, release, acquire-release, sequentially consistent.
pub const ORDERS: [Option<u32>; 6] = [Some(0), None, Some(2), Some(4), Some(8), Some(16)];
/// The mask of all order bits.
pub const ORDER_MASK: u32 = 2 | 4 | 8 | 16;

/// The function with which other translators convert OpenCL C's order to SPIR-V's.
pub const ORDER_FUNCTION: &str = "__translate_ocl_memory_order";
/// The function with which other translators convert OpenCL C's scope to SPIR-V's.
pub const SCOPE_FUNCTION: &str = "__translate_ocl_memory_scope";

/// OpenCL C's `cl_mem_fence_flags` for local and global memory.
pub const BUFFER_FLAGS: u32 = 1 | 2;
/// The bit offset of SPIR-V's storage class bits from [`BUFFER_FLAGS`].
pub const BUFFER_SHIFT: u32 = 8;
/// OpenCL C's `cl_mem_fence_flags` for images.
pub const IMAGE_FLAG: u32 = 4;
/// The bit offset of SPIR-V's storage class bit from [`IMAGE_FLAG`].
pub const IMAGE_SHIFT: u32 = 9;

const WORKGROUP_MEMORY: u32 = 0x100;
const CROSS_WORKGROUP_MEMORY: u32 = 0x200;

/// The storage class bits of memory semantics for a pointer's storage class.
pub fn storage_bits(storage_class: u32) -> u32 {
    match StorageClass::from_u32(storage_class) {
        Some(StorageClass::Workgroup) => WORKGROUP_MEMORY,
        Some(
            StorageClass::CrossWorkgroup | StorageClass::DeviceOnlyALTERA | StorageClass::HostOnlyALTERA,
        ) => CROSS_WORKGROUP_MEMORY,
        Some(StorageClass::Generic) => WORKGROUP_MEMORY | CROSS_WORKGROUP_MEMORY,
        _ => 0,
    }
}

/// The storage class bits for fence flags; unknown flags are ignored.
pub const fn storage_of_flags(flags: u32) -> u32 {
    (flags & BUFFER_FLAGS) << BUFFER_SHIFT | (flags & IMAGE_FLAG) << IMAGE_SHIFT
}

/// The fence flags for storage class bits; `None` if flags cannot represent all of them.
pub fn flags_of_storage(semantics: u32) -> Option<u32> {
    let flags = semantics >> BUFFER_SHIFT & BUFFER_FLAGS | semantics >> IMAGE_SHIFT & IMAGE_FLAG;
    (storage_of_flags(flags) == semantics).then_some(flags)
}
