//! Constants of debug information: tags, encodings, flags.

use crate::spirv::extensions;
use rspirv::spirv::{Capability, StorageClass};

/// The version of the sets, an operand of `DebugCompilationUnit`.
pub const VERSION: u32 = 0x0001_0000;

/// The storage class operand of a pointer without an address space.
pub const NO_STORAGE_CLASS: u32 = u32::MAX;

/// The storage class of pointers without an address space, where one is required.
pub const PRIVATE_CLASS: u32 = StorageClass::Function as u32;
/// The address space of that class.
pub const PRIVATE_SPACE: u32 = 0;

/// Storage classes that debug information may use for pointers without further capabilities; every OpenCL module may use them.
pub const PLAIN_CLASSES: &[u32] = &[
    StorageClass::UniformConstant as u32,
    StorageClass::Input as u32,
    StorageClass::Workgroup as u32,
    StorageClass::CrossWorkgroup as u32,
    PRIVATE_CLASS,
    GENERIC_CLASS,
];
/// The storage class that requires [`GENERIC_CAPABILITY`].
pub const GENERIC_CLASS: u32 = StorageClass::Generic as u32;
/// The capability required by [`GENERIC_CLASS`].
pub const GENERIC_CAPABILITY: u32 = Capability::GenericPointer as u32;

/// The extension that defines source-language modules.
pub const MODULE_EXTENSION: &str = extensions::INTEL_DEBUG_MODULE;

/// The name of a placeholder type where LLVM requires a type and the module has none.
pub const UNKNOWN_TYPE: &str = "SPIRV unknown type";

/// Prefix of a compile unit's producer in `OpModuleProcessed`.
pub const PRODUCER_PREFIX: &str = "Debug info producer: ";
/// The version that introduced `OpModuleProcessed`.
pub const PRODUCER_VERSION: (u8, u8) = (1, 1);
/// The producer of compile units without one.
pub const NO_PRODUCER: &str = "spirv";

/// Prefix of a file's checksum kind in the source's text.
pub const CHECKSUM_PREFIX: &str = "//__CSK_";
/// The separator between a checksum's kind and its digits.
pub const CHECKSUM_DIVIDER: char = ':';
/// Prefix of kind, digits and path of a file's checksum in `OpModuleProcessed`.
pub const CHECKSUM_NOTE: &str = "Debug info checksum: ";
/// Checksum kinds by name, with LLVM's numbers.
pub const CHECKSUM_KINDS: &[(&str, u32)] = &[("MD5", 1), ("SHA1", 2), ("SHA256", 3)];

/// Numbers of checksum digits by LLVM's number of the kind.
pub const CHECKSUM_LENGTHS: &[(u32, usize)] = &[(1, 32), (2, 40), (3, 64)];

/// The difference between LLVM's number of a checksum kind and the set's.
pub const FIRST_CHECKSUM_KIND: u32 = 1;

/// The module flag of the DWARF version.
pub const DWARF_VERSION_FLAG: &str = "Dwarf Version";
/// The module flag of the version of LLVM's debug information.
pub const INFO_VERSION_FLAG: &str = "Debug Info Version";
/// A bit in the metadata that records the set of the module that was read: expressions contain operations that the set lacks.
pub const READ_EXTRA_OPERATIONS: u32 = 1;
/// A bit of the same number: the module contains debug information that validators reject.
pub const READ_IN_FULL: u32 = 2;

/// LLVM's behavior number of a module flag that is merged to the maximum.
pub const GREATEST: u32 = 7;
/// The module flag with the source languages that LLVM has no number for, by compile unit.
pub const LANGUAGE_FLAG: &str = "Source Lang Literal";

/// `DW_OP_deref`.
pub const DEREFERENCE: u64 = 0x06;
/// The size in bits of an enumeration that is only declared, where one is required.
pub const DECLARED_ENUMERATION_BITS: u32 = 32;

/// The maximum number of components of a vector; longer vectors are arrays.
pub const MOST_COMPONENTS: u32 = 4;

/// The producer of compile units that the reader creates from lines alone.
pub const PRODUCER_OF_LINES: &str = "spirv-llvm-translate";

/// The emission kind of a compile unit with types and variables.
pub const FULL_EMISSION: u32 = 1;

/// The DWARF version from which static members have a tag of their own.
pub const STATIC_MEMBER_VERSION: u32 = 5;

/// DWARF tags.
pub mod tag {
    #![allow(missing_docs, reason = "the names of DWARF")]
    pub const ARRAY: u32 = 0x01;
    pub const CLASS: u32 = 0x02;
    pub const ENUMERATION: u32 = 0x04;
    pub const IMPORTED_DECLARATION: u32 = 0x08;
    pub const MEMBER: u32 = 0x0D;
    pub const POINTER: u32 = 0x0F;
    pub const REFERENCE: u32 = 0x10;
    pub const STRUCTURE: u32 = 0x13;
    pub const TYPEDEF: u32 = 0x16;
    pub const UNION: u32 = 0x17;
    pub const INHERITANCE: u32 = 0x1C;
    pub const POINTER_TO_MEMBER: u32 = 0x1F;
    pub const CONST: u32 = 0x26;
    pub const TEMPLATE_VALUE: u32 = 0x30;
    pub const VARIABLE: u32 = 0x34;
    pub const VOLATILE: u32 = 0x35;
    pub const RESTRICT: u32 = 0x37;
    pub const IMPORTED_MODULE: u32 = 0x3A;
    pub const UNSPECIFIED: u32 = 0x3B;
    pub const RVALUE_REFERENCE: u32 = 0x42;
    pub const ATOMIC: u32 = 0x47;
    pub const TEMPLATE_TEMPLATE: u32 = 0x4106;
    pub const TEMPLATE_PACK: u32 = 0x4107;
}

/// Encodings of basic types: numbers in the sets and in DWARF. Others become the first entry, unspecified.
pub const ENCODINGS: &[(u32, u32)] = &[(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8)];
/// [`ENCODINGS`] with complex floating point.
pub const NEWEST_ENCODINGS: &[(u32, u32)] =
    &[(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 3)];

/// Tags of [`QUALIFIERS`].
pub const QUALIFIER_TAGS: &[u32] = &[tag::CONST, tag::VOLATILE, tag::RESTRICT, tag::ATOMIC];
/// Type qualifiers: number in the sets, and tag.
pub const QUALIFIERS: &[(u32, u32)] =
    &[(0, tag::CONST), (1, tag::VOLATILE), (2, tag::RESTRICT), (3, tag::ATOMIC)];
/// Composite types: number in the sets, and tag.
pub const COMPOSITES: &[(u32, u32)] = &[(0, tag::CLASS), (1, tag::STRUCTURE), (2, tag::UNION)];
/// Imported entities: number in the sets, and tag.
pub const IMPORTS: &[(u32, u32)] = &[(0, tag::IMPORTED_MODULE), (1, tag::IMPORTED_DECLARATION)];

/// Flags of the sets.
pub mod flag {
    #![allow(missing_docs, reason = "the names of the specification")]
    pub const PROTECTED: u32 = 1;
    pub const PRIVATE: u32 = 2;
    pub const PUBLIC: u32 = 3;
    pub const LOCAL: u32 = 4;
    pub const DEFINITION: u32 = 8;
    pub const FORWARD_DECLARATION: u32 = 0x10;
    pub const ARTIFICIAL: u32 = 0x20;
    pub const EXPLICIT: u32 = 0x40;
    pub const PROTOTYPED: u32 = 0x80;
    pub const OBJECT_POINTER: u32 = 0x100;
    pub const STATIC_MEMBER: u32 = 0x200;
    pub const LVALUE_REFERENCE: u32 = 0x800;
    pub const RVALUE_REFERENCE: u32 = 0x1000;
    pub const OPTIMIZED: u32 = 0x2000;
    pub const ENUM_CLASS: u32 = 0x4000;
    pub const PASS_BY_VALUE: u32 = 0x8000;
    pub const PASS_BY_REFERENCE: u32 = 0x1_0000;
    pub const BIT_FIELD: u32 = 0x4_0000;
}

/// Flags of the sets and the equivalent `DIFlags`. Access is a 2-bit number in both.
pub const FLAGS: &[(u32, u32)] = &[
    (flag::FORWARD_DECLARATION, 1 << 2),
    (flag::ARTIFICIAL, 1 << 6),
    (flag::EXPLICIT, 1 << 7),
    (flag::PROTOTYPED, 1 << 8),
    (flag::OBJECT_POINTER, 1 << 10),
    (flag::STATIC_MEMBER, 1 << 12),
    (flag::LVALUE_REFERENCE, 1 << 13),
    (flag::RVALUE_REFERENCE, 1 << 14),
    (flag::ENUM_CLASS, 1 << 24),
    (flag::PASS_BY_VALUE, 1 << 22),
    (flag::PASS_BY_REFERENCE, 1 << 23),
    (flag::BIT_FIELD, 1 << 19),
];

/// Access values: number in the sets, and in LLVM.
pub const ACCESSES: &[(u32, u32)] = &[(flag::PROTECTED, 2), (flag::PRIVATE, 1), (flag::PUBLIC, 3)];
/// The mask of the access bits in both.
pub const ACCESS: u32 = 3;

/// Flags of the sets and the equivalent `DISPFlags`.
pub const FUNCTION_ONLY_FLAGS: &[(u32, u32)] =
    &[(flag::LOCAL, 1 << 2), (flag::DEFINITION, 1 << 3), (flag::OPTIMIZED, 1 << 4)];
/// The `DISPFlag` of a definition.
pub const IS_DEFINITION: u32 = 1 << 3;
/// The `DISPFlag` of the main function.
pub const IS_MAIN: u32 = 1 << 8;
/// The `DIFlag` of an array that is a vector.
pub const IS_VECTOR: u32 = 1 << 11;
/// The `DIFlag` of a static member.
pub const IS_STATIC_MEMBER: u32 = 1 << 12;

/// Flags of reference qualifiers.
pub const REFERENCES: u32 = flag::LVALUE_REFERENCE | flag::RVALUE_REFERENCE;
/// Flags that the reader accepts on pointers.
pub const POINTER_FLAGS: u32 = flag::ARTIFICIAL | flag::OBJECT_POINTER | REFERENCES;
/// Flags that the reader accepts on enumerations.
pub const ENUMERATION_FLAGS: u32 = flag::FORWARD_DECLARATION | flag::ENUM_CLASS;
/// Flags that the reader accepts on composites.
pub const COMPOSITE_FLAGS: u32 = flag::FORWARD_DECLARATION | flag::PASS_BY_VALUE | flag::PASS_BY_REFERENCE;
/// Flags that the reader accepts on members.
pub const MEMBER_FLAGS: u32 = ACCESS | flag::STATIC_MEMBER | flag::BIT_FIELD;
/// Flags that the reader accepts on global variables.
pub const VARIABLE_FLAGS: u32 = flag::LOCAL | flag::DEFINITION;
/// Flags that the reader accepts on local variables.
pub const LOCAL_FLAGS: u32 = flag::ARTIFICIAL | flag::OBJECT_POINTER;
/// Flags that the reader accepts on functions.
pub const FUNCTION_FLAGS: u32 = ACCESS
    | flag::LOCAL
    | flag::DEFINITION
    | flag::ARTIFICIAL
    | flag::EXPLICIT
    | flag::PROTOTYPED
    | REFERENCES
    | flag::OPTIMIZED;

/// The sets' flags for `DIFlags`.
pub fn flags_to_set(flags: u32) -> u32 {
    let access = ACCESSES.iter().find(|(_, access)| *access == flags & ACCESS).map_or(0, |(own, _)| *own);
    FLAGS.iter().filter(|(_, llvm)| flags & llvm != 0).fold(access, |all, (own, _)| all | own)
}

/// The `DIFlags` for the sets' flags.
pub fn flags_from_set(flags: u32) -> u32 {
    let access = ACCESSES.iter().find(|(own, _)| *own == flags & ACCESS).map_or(0, |(_, access)| *access);
    FLAGS.iter().filter(|(own, _)| flags & own != 0).fold(access, |all, (_, llvm)| all | llvm)
}
