//! Operand and result types of extension instructions. Their calls in LLVM IR may have any types, so the writer checks them.
//!
//! Spec: "SPV_INTEL_bfloat16_conversion", "SPV_INTEL_tensor_float32_conversion", "SPV_INTEL_sigmoid",
//! "SPV_INTEL_ternary_bitwise_function", "SPV_INTEL_bindless_images", "SPV_INTEL_subgroup_buffer_prefetch", "SPV_KHR_shader_clock",
//! "SPV_KHR_untyped_pointers", "SPV_INTEL_task_sequence".

use super::opaque;
use super::storage_class::GLOBAL;
use crate::llvm::Type;
use crate::spirv::{Opcode, extensions, op};

/// A constraint on the type of a result or of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// An integer scalar or vector of any width.
    Integers,
    /// An integer scalar or vector of this width.
    IntegersOf(u32),
    /// A floating-point scalar or vector of one of these widths.
    FloatsOf(&'static [u32]),
    /// An integer scalar of this width.
    Integer(u32),
    /// An integer scalar of pointer width.
    Address,
    /// A pointer to global memory.
    GlobalPointer,
    /// A time stamp: one 64-bit integer or two 32-bit integers.
    Time,
    /// The type declared by this instruction, or a pointer, as older compilers emit.
    Declared(Opcode),
    /// The type of the result.
    Result,
    /// The result's component type, as a scalar or vector.
    Component,
}

/// Operand and result types of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    /// The instruction.
    pub opcode: Opcode,
    /// The constraint on its result, if it has one.
    pub result: Option<Demand>,
    /// The constraints on its first arguments.
    pub arguments: &'static [Demand],
    /// Whether the result has as many components as the first argument.
    pub has_lanes: bool,
    /// The position of the argument that must be constant.
    pub constant: Option<usize>,
    /// The position of the argument that must be a function.
    pub function: Option<usize>,
    /// Arguments that must be constants: position, minimum and maximum.
    pub numbers: &'static [(usize, i32, i32)],
    /// The extension that allows the instruction on matrices.
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

/// A conversion, lane by lane.
const fn conversion(opcode: Opcode, result: Demand, arguments: &'static [Demand]) -> Signature {
    let mut row = signature(opcode, Some(result), arguments);
    row.has_lanes = true;
    row
}

/// A conversion that an extension also allows on matrices.
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

/// The signature of an instruction, if it has one.
pub fn of(opcode: Opcode) -> Option<&'static Signature> {
    ROWS.iter().find(|row| row.opcode == opcode)
}

/// Whether a type meets a constraint; `result` is the call's type, `address` the pointer width in bits.
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
