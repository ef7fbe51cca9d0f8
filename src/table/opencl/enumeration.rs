//! OpenCL C enumerations whose values are not constant: functions in the module convert them, in both directions.
//!
//! Spec (OpenCL C): "Memory Order and Consistency", "Memory Scope"; spec: "Scope", "Memory Semantics".

use super::semantics::{ORDER_FUNCTION, ORDER_MASK, ORDERS, SCOPE_FUNCTION, SCOPES, storage_of_flags};
use smallvec::SmallVec;

/// All bits of `cl_mem_fence_flags`.
const ALL_FLAGS: u32 = 7;

/// An enumeration of OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enumeration {
    /// `cl_mem_fence_flags`, memory semantics in SPIR-V.
    Flags,
    /// `memory_order`, memory semantics in SPIR-V.
    Order,
    /// `memory_scope`, a scope in SPIR-V.
    Scope,
}

impl Enumeration {
    /// The function that converts SPIR-V's value to OpenCL C's.
    pub const fn reading_function(self) -> &'static str {
        match self {
            Self::Flags => "__translate_spirv_memory_fence",
            Self::Order => "__translate_spirv_memory_order",
            Self::Scope => "__translate_spirv_memory_scope",
        }
    }

    /// The function that converts OpenCL C's value to SPIR-V's, and the OpenCL C value that stands in for invalid ones; `None` if
    /// no function is called.
    pub const fn writing_function(self) -> Option<(&'static str, u32)> {
        match self {
            Self::Flags => None,
            Self::Order => Some((ORDER_FUNCTION, 5)),
            Self::Scope => Some((SCOPE_FUNCTION, 2)),
        }
    }

    /// The mask of the significant bits of SPIR-V's value; `None` for all.
    pub const fn mask(self) -> Option<u32> {
        match self {
            Self::Flags => Some(storage_of_flags(ALL_FLAGS)),
            Self::Order => Some(ORDER_MASK),
            Self::Scope => None,
        }
    }

    /// Pairs of SPIR-V's and OpenCL C's values.
    pub fn pairs(self) -> SmallVec<[(u32, u32); 8]> {
        match self {
            Self::Flags => (1..=ALL_FLAGS).map(|flags| (storage_of_flags(flags), flags)).collect(),
            Self::Order => (0..).zip(ORDERS).filter_map(|(opencl, spirv)| Some((spirv?, opencl))).collect(),
            Self::Scope => (0..).zip(SCOPES).map(|(opencl, spirv)| (spirv, opencl)).collect(),
        }
    }
}
