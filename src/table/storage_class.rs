//! Spec: "Storage Class". SPIR-V storage classes and LLVM address spaces.

use crate::spirv::extensions;
use rspirv::spirv::StorageClass as S;

/// Storage classes and their address spaces.
pub const ROWS: &[(S, u32)] = &[
    (S::Function, 0),
    (S::CrossWorkgroup, GLOBAL),
    (S::UniformConstant, 2),
    (S::Workgroup, 3),
    (S::Generic, GENERIC),
    (S::DeviceOnlyINTEL, GLOBAL_DEVICE),
    (S::HostOnlyINTEL, GLOBAL_HOST),
    (S::Input, INPUT),
    (S::Output, 8),
    (S::CodeSectionINTEL, 9),
    (S::StorageBuffer, 11),
    (S::Uniform, 12),
    (S::PushConstant, 13),
    // LLVM assigns no numbers to the other classes. Ours start at 32, because LLVM may assign those after its own.
    (S::PhysicalStorageBuffer, 32),
    (S::Image, 33),
    (S::AtomicCounter, 34),
    (S::TaskPayloadWorkgroupEXT, 35),
    (S::CallableDataKHR, 36),
    (S::IncomingCallableDataKHR, 37),
    (S::RayPayloadKHR, 38),
    (S::IncomingRayPayloadKHR, 39),
    (S::HitAttributeKHR, 40),
    (S::ShaderRecordBufferKHR, 41),
    (S::HitObjectAttributeNV, 42),
    (S::HitObjectAttributeEXT, 43),
    (S::TileImageEXT, 44),
];

/// The address space of `Private` in shaders, whose variables outlive the functions that use them.
pub const PRIVATE: u32 = 10;

/// The address space of memory that a workgroup shares.
pub const WORKGROUP: u32 = 3;

/// The address space of push constants.
pub const PUSH_CONSTANT: u32 = 13;

/// Storage classes that share address space 0 with `Function` in kernels; `!spirv.StorageClass` distinguishes them.
pub const IN_ADDRESS_SPACE_0: &[S] = &[S::Private];

/// Storage classes of [`USM_STORAGE_CLASSES`]; without it their pointers are in `CrossWorkgroup`.
pub const IS_GLOBAL_WITHOUT_EXTENSION: &[S] = &[S::DeviceOnlyINTEL, S::HostOnlyINTEL];
/// The extension that defines the USM storage classes.
pub const USM_STORAGE_CLASSES: &str = extensions::INTEL_USM_STORAGE_CLASSES;

/// The storage class of functions. Where function pointers have no address space of their own, they are private.
pub const OF_FUNCTIONS: S = S::CodeSectionINTEL;
/// Storage classes of function pointers whose functions are in the same address space. AMD's modules place all functions in the
/// generic one.
pub const OWN_OF_FUNCTIONS: &[S] = &[OF_FUNCTIONS, S::Generic];

/// Storage classes whose variables a shader module defines. Variables of all others are its interface, defined externally.
pub const OWN_OF_MODULES: &[S] = &[S::Private, S::Workgroup];

/// Storage classes of a shader's interface with one variable per invocation: thread-local in LLVM IR.
pub const OF_INVOCATIONS: &[S] = &[S::Input, S::Output];

/// Whether a storage class, by its number, is in a list.
pub fn is_one_of(class: u32, classes: &[S]) -> bool {
    classes.iter().any(|of| *of as u32 == class)
}

/// The generic address space.
pub const GENERIC: u32 = 4;
/// The global address space.
pub const GLOBAL: u32 = 1;
/// The part of the global address space allocated by a device.
pub const GLOBAL_DEVICE: u32 = 5;
/// The part of the global address space allocated by the host.
pub const GLOBAL_HOST: u32 = 6;
/// The address space of builtin variables.
pub const INPUT: u32 = 7;

/// The address space of a storage class, by its number.
pub fn address_space(storage_class: u32) -> Option<u32> {
    let row = ROWS.iter().find(|(class, _)| *class as u32 == storage_class).map(|(_, space)| *space);
    row.or_else(|| IN_ADDRESS_SPACE_0.iter().any(|class| *class as u32 == storage_class).then_some(0))
}

/// The storage class of an address space, by its number.
pub fn storage_class(address_space: u32) -> Option<u32> {
    let row = ROWS.iter().find(|(_, space)| *space == address_space).map(|(class, _)| *class as u32);
    row.or_else(|| (address_space == PRIVATE).then_some(S::Private as u32))
}

/// Whether a function is in the address space of this storage class if pointers to it have the class.
pub fn is_own_of_functions(class: u32) -> bool {
    OWN_OF_FUNCTIONS.iter().any(|own| *own as u32 == class)
}
