//! Spec: "Execution Mode". Execution modes with function metadata of their own; `!spirv.ExecutionMode` holds all others.

use super::vector_compute::MODES;
use crate::spirv::extensions;
use crate::spirv::grammar::{self, OperandKind};
use rspirv::spirv::ExecutionMode as E;

/// Operands of the metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeForm {
    /// This many `i32`, the mode's literals.
    Literals(usize),
    /// A value of the hinted type and an `i32`, encoded by [`vec_type_hint`].
    VectorType,
}

/// One execution mode.
#[derive(Clone, Copy, Debug)]
pub struct ModeRow {
    /// The mode.
    pub mode: E,
    /// Kind of the function metadata.
    pub metadata: &'static str,
    /// Its operands.
    pub form: ModeForm,
    /// The extension that defines the mode. The writer omits the mode, which is a hint, where the extension is not allowed.
    pub extension: Option<&'static str>,
}

const fn row(mode: E, metadata: &'static str, form: ModeForm) -> ModeRow {
    ModeRow { mode, metadata, form, extension: None }
}

const fn attribute(mode: E, metadata: &'static str, literals: usize) -> ModeRow {
    let extension = Some(KERNEL_ATTRIBUTES);
    ModeRow { mode, metadata, form: ModeForm::Literals(literals), extension }
}

/// Execution modes with a function metadata.
pub const ROWS: &[ModeRow] = &[
    row(E::LocalSize, "reqd_work_group_size", ModeForm::Literals(3)),
    row(E::LocalSizeHint, "work_group_size_hint", ModeForm::Literals(3)),
    row(E::VecTypeHint, "vec_type_hint", ModeForm::VectorType),
    row(E::SubgroupSize, SUBGROUP_SIZE, ModeForm::Literals(1)),
    attribute(E::MaxWorkgroupSizeINTEL, "max_work_group_size", 3),
    attribute(E::MaxWorkDimINTEL, "max_global_work_dim", 1),
    attribute(E::NoGlobalOffsetINTEL, "no_global_work_offset", 0),
    attribute(E::NumSIMDWorkitemsINTEL, "num_simd_work_items", 1),
    attribute(E::SchedulerTargetFmaxMhzINTEL, "scheduler_target_fmax_mhz", 1),
];

/// Modes whose first operand is a type; metadata has an undef of the type.
pub const OF_A_TYPE: &[E] = &[E::FPFastMathDefault];

/// Whether the operands of a mode are ids, by the mode's number; `None` if the number is unknown.
pub fn takes_ids(mode: u32) -> Option<bool> {
    let row = grammar::operand_kind(OperandKind::ExecutionMode).enumerant(mode)?;
    Some(row.parameters.iter().any(|parameter| parameter.kind == OperandKind::IdRef))
}

/// Whether the first operand of a mode is a type, by the mode's number.
pub fn is_of_a_type(mode: u32) -> bool {
    OF_A_TYPE.iter().any(|of| *of as u32 == mode)
}

/// The position of a mode, by its number, among a function's modes in other translators: their writers process modes in
/// numeric order, and their readers do so with two modes swapped.
pub const fn reading_place(mode: u32) -> u32 {
    const FIRST: u32 = E::MaxWorkDimINTEL as u32;
    const SECOND: u32 = E::NoGlobalOffsetINTEL as u32;
    match mode {
        FIRST => SECOND,
        SECOND => FIRST,
        other => other,
    }
}

/// Modes that other translators ignore.
pub const DROPPED: &[u32] = &[
    E::ContractionOff as u32,
    E::Finalizer as u32,
    // It is represented by `llvm.global_ctors`.
    E::Initializer as u32,
    NAMED_SUBGROUP_SIZE,
    // LLVM's own backend emits it for each kernel, without its extension, which other translators do not know.
    E::FPFastMathDefault as u32,
];

/// Whether other translators represent a mode, by its number, by function metadata or an attribute instead of
/// `!spirv.ExecutionMode`, or drop it.
pub fn is_said_otherwise(mode: u32) -> bool {
    let of_row = ROWS.iter().map(|row| row.mode);
    let of_interface = INTERFACES.iter().map(|(mode, ..)| *mode);
    let of_vectors = MODES.iter().map(|(_, mode)| *mode);
    let by_id = SIZES_BY_ID.iter().map(|(mode, _)| *mode);
    of_row.chain(of_interface).chain(of_vectors).chain(by_id).any(|of| of as u32 == mode)
        || float_control(mode, 0).is_some()
        || DROPPED.contains(&mode)
}

/// A mode that other translators omit where neither its version nor its extension is available.
#[derive(Clone, Copy, Debug)]
pub struct OmittedMode {
    /// The mode, by its number.
    pub mode: u32,
    /// The version that defines it, if any.
    pub version: Option<(u8, u8)>,
    /// The extension that defines it.
    pub extension: &'static str,
}

const fn controls(mode: E) -> OmittedMode {
    OmittedMode { mode: mode as u32, version: Some((1, 4)), extension: extensions::KHR_FLOAT_CONTROLS }
}

const fn of_extension(mode: E, extension: &'static str) -> OmittedMode {
    OmittedMode { mode: mode as u32, version: None, extension }
}

const fn more_controls(mode: E) -> OmittedMode {
    of_extension(mode, extensions::INTEL_FLOAT_CONTROLS2)
}

/// The modes that may be omitted.
pub const OMITTED: &[OmittedMode] = &[
    controls(E::DenormPreserve),
    controls(E::DenormFlushToZero),
    controls(E::SignedZeroInfNanPreserve),
    controls(E::RoundingModeRTE),
    controls(E::RoundingModeRTZ),
    more_controls(E::RoundingModeRTPINTEL),
    more_controls(E::RoundingModeRTNINTEL),
    more_controls(E::FloatingPointModeALTINTEL),
    more_controls(E::FloatingPointModeIEEEINTEL),
    of_extension(E::MaxWorkgroupSizeINTEL, KERNEL_ATTRIBUTES),
    of_extension(E::MaxWorkDimINTEL, KERNEL_ATTRIBUTES),
    of_extension(E::NoGlobalOffsetINTEL, KERNEL_ATTRIBUTES),
    of_extension(E::NumSIMDWorkitemsINTEL, KERNEL_ATTRIBUTES),
    of_extension(E::SchedulerTargetFmaxMhzINTEL, KERNEL_ATTRIBUTES),
    of_extension(E::StreamingInterfaceINTEL, KERNEL_ATTRIBUTES),
    of_extension(E::RegisterMapInterfaceINTEL, KERNEL_ATTRIBUTES),
    of_extension(E::SharedLocalMemorySizeINTEL, VECTOR_COMPUTE),
    of_extension(E::NamedBarrierCountINTEL, VECTOR_COMPUTE),
    OmittedMode { mode: NAMED_SUBGROUP_SIZE, version: None, extension: SUBGROUP_REQUIREMENTS },
];

/// Metadata of a kernel's interface: a word for the mode, and an optional word that makes its literal 1.
pub const INTERFACE: &str = "ip_interface";
/// The interface modes, each with its two words.
pub const INTERFACES: &[(E, &str, &str)] = &[
    (E::RegisterMapInterfaceINTEL, "csr", "wait_for_done_write"),
    (E::StreamingInterfaceINTEL, "streaming", "stall_free_return"),
];
/// The extension that defines interfaces and other kernel attributes.
pub const KERNEL_ATTRIBUTES: &str = extensions::INTEL_KERNEL_ATTRIBUTES;

/// The extension that defines the modes of vector kernels.
const VECTOR_COMPUTE: &str = extensions::INTEL_VECTOR_COMPUTE;

/// Metadata with a function's number of registers: a number, a number in a node, or a name.
pub const REGISTERS: &str = "RegisterAllocMode";
/// The extension that defines the execution modes for it.
pub const MAXIMUM_REGISTERS: &str = extensions::INTEL_MAXIMUM_REGISTERS;
/// Names of register counts, by the literal of the mode.
pub const REGISTER_NAMES: [&str; 1] = ["AutoINTEL"];
/// `UserSemantic` strings that encode the number of registers where the extension is not allowed, by number.
pub const REGISTER_TEXTS: [&str; 3] = ["num-thread-per-eu 0", "num-thread-per-eu 8", "num-thread-per-eu 4"];

/// The mode of a named subgroup size, which corresponds to the size with all bits set.
pub const NAMED_SUBGROUP_SIZE: u32 = 6446;
/// The extension that defines it.
pub const SUBGROUP_REQUIREMENTS: &str = extensions::INTEL_SUBGROUP_REQUIREMENTS;
/// The metadata of subgroup sizes.
pub const SUBGROUP_SIZE: &str = "intel_reqd_sub_group_size";

/// LLVM's constructor and destructor lists, and the execution mode of their functions.
pub const LISTS: &[(&str, E)] = &[("llvm.global_ctors", E::Initializer), ("llvm.global_dtors", E::Finalizer)];

/// The priority in such a list of a function without one.
pub const LIST_PRIORITY: u64 = 65535;

/// Modes whose operands are constants; other translators represent them by the metadata of the modes with literals.
pub const SIZES_BY_ID: &[(E, &str)] =
    &[(E::LocalSizeId, "reqd_work_group_size"), (E::LocalSizeHintId, "work_group_size_hint")];

/// Element types of a vector type hint; the index is the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintElement {
    /// An integer of this width in bits.
    Int(u32),
    /// A floating-point number of this width in bits.
    Float(u32),
}

/// Codes of the element types.
pub const HINT_ELEMENTS: [HintElement; 7] = [
    HintElement::Int(8),
    HintElement::Int(16),
    HintElement::Int(32),
    HintElement::Int(64),
    HintElement::Float(16),
    HintElement::Float(32),
    HintElement::Float(64),
];

/// The literal of a vector type hint: lanes (0 for a scalar) in the upper half, the element's code in the lower.
pub fn vec_type_hint(lanes: u32, element: HintElement) -> Option<u32> {
    let code = HINT_ELEMENTS.iter().position(|e| *e == element)?;
    Some(lanes << 16 | u32::try_from(code).ok()?)
}

/// Lanes (0 for a scalar) and element type of a vector type hint's literal.
pub fn vec_type_hint_parts(literal: u32) -> Option<(u32, HintElement)> {
    let element = HINT_ELEMENTS.get(usize::try_from(literal & 0xFFFF).ok()?)?;
    Some((literal >> 16, *element))
}

/// The vector compute function attribute that combines all floating-point modes.
pub const FLOAT_CONTROL_ATTRIBUTE: &str = "VCFloatControl";

/// Bits of the attribute that preserve denormalized numbers, by width.
const PRESERVED: [(u32, u32); 3] = [(64, 0x40), (32, 0x80), (16, 0x400)];

/// The attribute bits of a mode for a width in bits; `None` for modes that do not concern floating point.
pub fn float_control(mode: u32, width_bits: u32) -> Option<u32> {
    let preserved = || PRESERVED.iter().find(|(width, _)| *width == width_bits).map_or(0, |(_, bit)| *bit);
    let rows = [
        (E::DenormPreserve, preserved()),
        (E::DenormFlushToZero, 0),
        (E::SignedZeroInfNanPreserve, 0),
        (E::RoundingModeRTE, 0),
        (E::RoundingModeRTZ, 0x30),
        (E::RoundingModeRTPINTEL, 0x10),
        (E::RoundingModeRTNINTEL, 0x20),
        (E::FloatingPointModeALTINTEL, 1),
        (E::FloatingPointModeIEEEINTEL, 0),
    ];
    rows.iter().find(|(row, _)| *row as u32 == mode).map(|(_, bits)| *bits)
}
