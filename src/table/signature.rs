//! Which types instructions of extensions take and give: calls stand for them, and LLVM IR can call with any type.
//!
//! Spec: "SPV_INTEL_bfloat16_conversion", "SPV_INTEL_tensor_float32_conversion", "SPV_INTEL_sigmoid",
//! "SPV_INTEL_ternary_bitwise_function", "SPV_INTEL_bindless_images", "SPV_INTEL_subgroup_buffer_prefetch", "SPV_KHR_shader_clock",
//! "SPV_KHR_untyped_pointers", "SPV_INTEL_task_sequence".

use super::opaque;
use super::storage_class::GLOBAL;
use crate::llvm::Type;
use crate::spirv::{Opcode, extensions, op};

/// What the type of a result or of an argument must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Integers of any width, one or a vector.
    Integers,
    /// Integers of a width, one or a vector.
    IntegersOf(u32),
    /// Floating-point numbers of these widths, one or a vector.
    FloatsOf(&'static [u32]),
    /// One integer of a width.
    Integer(u32),
    /// One integer as wide as addresses.
    Address,
    /// A pointer to global memory.
    GlobalPointer,
    /// A time: one integer of 64 bits, or two of 32.
    Time,
    /// The type that an instruction declares, or a pointer, which older compilers have instead.
    Declared(Opcode),
    /// The type of the result.
    Result,
    /// The type of the result's components, one or a vector.
    Component,
}

/// The types of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    /// The instruction.
    pub opcode: Opcode,
    /// Its result, if it has one.
    pub result: Option<Demand>,
    /// Its first arguments.
    pub arguments: &'static [Demand],
    /// Whether the result has as many components as the first argument.
    pub has_lanes: bool,
    /// The argument that is a constant, by its place.
    pub constant: Option<usize>,
    /// The argument that is a function, by its place.
    pub function: Option<usize>,
    /// Arguments that are numbers, by their places, with the least and the greatest.
    pub numbers: &'static [(usize, i32, i32)],
    /// The extension that has the instruction on matrices, too.
    pub of_matrices: Option<&'static str>,
}

const fn signature(opcode: Opcode, result: Option<Demand>, arguments: &'static [Demand]) -> Signature {
    Signature {
        opcode,
        result,
        arguments,
        has_lanes: false,
        constant: None,
        function: None,
        numbers: &[],
        of_matrices: None,
    }
}

/// A conversion of one or several numbers each.
const fn conversion(opcode: Opcode, result: Demand, arguments: &'static [Demand]) -> Signature {
    let mut row = signature(opcode, Some(result), arguments);
    row.has_lanes = true;
    row
}

/// The same, which matrices have by an extension.
const fn matrix_conversion(opcode: Opcode, result: Demand, arguments: &'static [Demand]) -> Signature {
    let mut row = conversion(opcode, result, arguments);
    row.of_matrices = Some(extensions::INTEL_JOINT_MATRIX);
    row
}

const SINGLE: Demand = Demand::FloatsOf(&[32]);

/// The rows.
pub const ROWS: &[Signature] = &[
    matrix_conversion(op::ConvertFToBF16INTEL, Demand::IntegersOf(16), &[SINGLE]),
    matrix_conversion(op::ConvertBF16ToFINTEL, SINGLE, &[Demand::IntegersOf(16)]),
    matrix_conversion(op::RoundFToTF32INTEL, SINGLE, &[SINGLE]),
    conversion(op::FSigmoidINTEL, Demand::FloatsOf(&[16, 32]), &[Demand::Component]),
    Signature {
        constant: Some(3),
        ..signature(
            op::BitwiseFunctionINTEL,
            Some(Demand::Integers),
            &[Demand::Result, Demand::Result, Demand::Result, Demand::Integer(32)],
        )
    },
    signature(op::ConvertHandleToImageINTEL, Some(Demand::Declared(op::TypeImage)), &[Demand::Address]),
    signature(op::ConvertHandleToSamplerINTEL, Some(Demand::Declared(op::TypeSampler)), &[Demand::Address]),
    signature(
        op::ConvertHandleToSampledImageINTEL,
        Some(Demand::Declared(op::TypeSampledImage)),
        &[Demand::Address],
    ),
    signature(op::SubgroupBlockPrefetchINTEL, None, &[Demand::GlobalPointer, Demand::Integer(32)]),
    signature(op::ReadClockKHR, Some(Demand::Time), &[]),
    signature(
        op::UntypedPrefetchKHR,
        None,
        &[Demand::GlobalPointer, Demand::Integers, Demand::Integers, Demand::Integers, Demand::Integers],
    ),
    Signature {
        function: Some(0),
        numbers: &[(1, -1, i32::MAX), (2, -1, 1), (3, 0, i32::MAX), (4, 0, i32::MAX)],
        ..signature(op::TaskSequenceCreateALTERA, Some(Demand::Declared(op::TypeTaskSequenceALTERA)), &[])
    },
];

/// The types of an instruction, if there is a row for it.
pub fn of(opcode: Opcode) -> Option<&'static Signature> {
    ROWS.iter().find(|row| row.opcode == opcode)
}

/// Whether a type is what is demanded; `result` is that of the call, `address` the width of addresses.
pub fn is_met(demand: Demand, ty: Type<'_>, result: Type<'_>, address: u32) -> bool {
    let bits = ty.scalar().int_bits();
    match demand {
        Demand::Integers => bits.is_some_and(|bits| bits > 1),
        Demand::IntegersOf(width) => bits == Some(width),
        Demand::FloatsOf(widths) => {
            let number = ty.scalar();
            number.is_float() && number.scalar_bits().is_some_and(|bits| widths.contains(&bits))
        }
        Demand::Integer(width) => !ty.is_vector() && bits == Some(width),
        Demand::Address => !ty.is_vector() && bits == Some(address),
        Demand::GlobalPointer => ty.address_space() == Some(GLOBAL),
        Demand::Time => match bits {
            Some(64) => !ty.is_vector(),
            Some(32) => ty.is_vector() && ty.lanes() == 2,
            _ => false,
        },
        Demand::Declared(opcode) => {
            ty.is_pointer()
                || ty.target_name().and_then(opaque::by_target).is_some_and(|row| row.op == opcode)
        }
        Demand::Result => ty == result,
        Demand::Component => ty.scalar() == result.scalar(),
    }
}
