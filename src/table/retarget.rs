//! What a target environment may lack, and what says the same within it.
//!
//! Rule of this table: an alternative computes the same for every input for which the original is defined. An environment lacks an
//! instruction if it has none of its capabilities, or neither its version nor one of its extensions.

use crate::spirv::grammar::OperandKind;
use crate::spirv::{Opcode, op};
use rspirv::spirv::{Decoration, ExecutionMode, MemoryAccess};

/// An instruction and its alternatives, the best first.
#[derive(Debug)]
pub struct Row {
    /// The instruction.
    pub opcode: Opcode,
    /// Its alternatives.
    pub instead: &'static [Instead],
}

/// What takes the place of an instruction.
#[derive(Clone, Copy, Debug)]
pub enum Instead {
    /// Nothing: it is a hint, and no other instruction needs its result.
    Nothing,
    /// The operand at this position.
    Operand(usize),
    /// Another instruction.
    Instruction {
        /// The instruction.
        opcode: Opcode,
        /// Its operands.
        operands: &'static [Operand],
        /// Where it computes the same.
        flow: Flow,
    },
    /// The instruction of OpenCL.std with the same operands.
    OpenCl(&'static str),
    /// Several instructions.
    Expansion(Expansion),
}

/// An operand of an alternative.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    /// The original's operand at this position.
    Of(usize),
    /// The scope Subgroup.
    Subgroup,
    /// The 32-bit number zero.
    Zero,
}

/// Where an alternative computes the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Everywhere.
    Any,
    /// Where all invocations of a subgroup arrive or none.
    Uniform,
}

/// Several instructions that compute what one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expansion {
    /// Exchanges of groups of bits.
    BitReverse,
    /// Masks and shifts.
    BitFieldInsert,
    /// A shift to the left and one to the right.
    BitFieldExtract {
        /// Whether the result has the sign of the field.
        is_signed: bool,
    },
    /// A sum of products.
    Dot {
        /// Whether the components of each operand are signed.
        signs: [bool; 2],
        /// Whether a third operand is added with saturation.
        accumulates: bool,
    },
    /// A product with the low 16 bits of the second operand.
    Product32x16 {
        /// Whether these bits are signed.
        is_signed: bool,
    },
    /// The members, one by one.
    CopyLogical,
    /// The members or components, one by one; only where the condition is a scalar and the operands are none.
    Select,
    /// A comparison of addresses.
    PointerEqual {
        /// Whether the result is whether they differ.
        is_negated: bool,
    },
    /// A difference of addresses, divided by the size of the pointee.
    PointerDifference,
    /// A constant.
    SizeOf,
    /// The upper half of a 32-bit float, rounded to the nearest even.
    ToBFloat16,
    /// A 32-bit float of which the upper half is known.
    FromBFloat16,
    /// One barrier where the second half of a split one is.
    WholeBarrier,
    /// Whether the invocation is the first; where all arrive.
    Elect,
    /// A comparison with the first invocation's value; where all arrive.
    AllEqual,
    /// Values of this register and the one before or after it.
    ShuffleAcross {
        /// Whether values come from lower invocations.
        is_up: bool,
    },
    /// A shuffle within clusters.
    Rotate,
    /// A copy whose one memory operand holds for both sides.
    CopyWithOneMask,
    /// A loop that compares and exchanges the bits of a number.
    AtomicFloat(Combination),
}

/// What an atomic operation makes of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combination {
    /// Their sum.
    Add,
    /// The lesser.
    Min,
    /// The greater.
    Max,
}

const fn row(opcode: Opcode, instead: &'static [Instead]) -> Row {
    Row { opcode, instead }
}

const fn anywhere(opcode: Opcode, operands: &'static [Operand]) -> Instead {
    Instead::Instruction { opcode, operands, flow: Flow::Any }
}

const fn uniform(opcode: Opcode, operands: &'static [Operand]) -> Instead {
    Instead::Instruction { opcode, operands, flow: Flow::Uniform }
}

use Expansion as E;
use Instead::{Expansion as X, Nothing, OpenCl};
use Operand::{Of, Subgroup, Zero};

/// Instructions and their alternatives.
pub const ROWS: &[Row] = &[
    // Bits.
    row(op::BitReverse, &[X(E::BitReverse)]),
    row(op::BitFieldInsert, &[X(E::BitFieldInsert)]),
    row(op::BitFieldSExtract, &[X(E::BitFieldExtract { is_signed: true })]),
    row(op::BitFieldUExtract, &[X(E::BitFieldExtract { is_signed: false })]),
    // Integer dot products.
    row(op::SDotKHR, &[X(E::Dot { signs: [true, true], accumulates: false })]),
    row(op::UDotKHR, &[X(E::Dot { signs: [false, false], accumulates: false })]),
    row(op::SUDotKHR, &[X(E::Dot { signs: [true, false], accumulates: false })]),
    row(op::SDotAccSatKHR, &[X(E::Dot { signs: [true, true], accumulates: true })]),
    row(op::UDotAccSatKHR, &[X(E::Dot { signs: [false, false], accumulates: true })]),
    row(op::SUDotAccSatKHR, &[X(E::Dot { signs: [true, false], accumulates: true })]),
    // SPV_INTEL_shader_integer_functions2.
    row(op::UCountLeadingZerosINTEL, &[OpenCl("clz")]),
    row(op::UCountTrailingZerosINTEL, &[OpenCl("ctz")]),
    row(op::AbsISubINTEL, &[OpenCl("s_abs_diff")]),
    row(op::AbsUSubINTEL, &[OpenCl("u_abs_diff")]),
    row(op::IAddSatINTEL, &[OpenCl("s_add_sat")]),
    row(op::UAddSatINTEL, &[OpenCl("u_add_sat")]),
    row(op::IAverageINTEL, &[OpenCl("s_hadd")]),
    row(op::UAverageINTEL, &[OpenCl("u_hadd")]),
    row(op::IAverageRoundedINTEL, &[OpenCl("s_rhadd")]),
    row(op::UAverageRoundedINTEL, &[OpenCl("u_rhadd")]),
    row(op::ISubSatINTEL, &[OpenCl("s_sub_sat")]),
    row(op::USubSatINTEL, &[OpenCl("u_sub_sat")]),
    row(op::IMul32x16INTEL, &[X(E::Product32x16 { is_signed: true })]),
    row(op::UMul32x16INTEL, &[X(E::Product32x16 { is_signed: false })]),
    // Floating point.
    row(op::FmaKHR, &[OpenCl("fma")]),
    row(op::ConvertFToBF16INTEL, &[X(E::ToBFloat16)]),
    row(op::ConvertBF16ToFINTEL, &[X(E::FromBFloat16)]),
    // Hints.
    row(op::ExpectKHR, &[Instead::Operand(0)]),
    row(op::AssumeTrueKHR, &[Nothing]),
    row(op::ModuleProcessed, &[Nothing]),
    row(op::AliasDomainDeclINTEL, &[Nothing]),
    row(op::AliasScopeDeclINTEL, &[Nothing]),
    row(op::AliasScopeListDeclINTEL, &[Nothing]),
    // An undefined value is one of those that poison may be.
    row(op::PoisonKHR, &[anywhere(op::Undef, &[])]),
    // Values and memory.
    row(op::CopyLogical, &[X(E::CopyLogical)]),
    row(op::Select, &[X(E::Select)]),
    row(op::PtrEqual, &[X(E::PointerEqual { is_negated: false })]),
    row(op::PtrNotEqual, &[X(E::PointerEqual { is_negated: true })]),
    row(op::PtrDiff, &[X(E::PointerDifference)]),
    row(op::SizeOf, &[X(E::SizeOf)]),
    row(op::CopyMemory, &[X(E::CopyWithOneMask)]),
    row(op::CopyMemorySized, &[X(E::CopyWithOneMask)]),
    row(op::TerminateInvocation, &[anywhere(op::Kill, &[])]),
    row(op::AtomicFAddEXT, &[X(E::AtomicFloat(Combination::Add))]),
    row(op::AtomicFMinEXT, &[X(E::AtomicFloat(Combination::Min))]),
    row(op::AtomicFMaxEXT, &[X(E::AtomicFloat(Combination::Max))]),
    // A split barrier: what is between its halves may as well be in front of it.
    row(op::ControlBarrierArriveINTEL, &[Nothing]),
    row(op::ControlBarrierWaitINTEL, &[X(E::WholeBarrier)]),
    // Subgroups: votes and ballots.
    row(op::GroupNonUniformElect, &[X(E::Elect)]),
    row(
        op::GroupNonUniformAll,
        &[anywhere(op::SubgroupAllKHR, &[Of(1)]), uniform(op::GroupAll, &[Of(0), Of(1)])],
    ),
    row(
        op::GroupNonUniformAny,
        &[anywhere(op::SubgroupAnyKHR, &[Of(1)]), uniform(op::GroupAny, &[Of(0), Of(1)])],
    ),
    row(op::GroupNonUniformAllEqual, &[X(E::AllEqual)]),
    row(op::GroupNonUniformBallot, &[anywhere(op::SubgroupBallotKHR, &[Of(1)])]),
    row(op::SubgroupAllKHR, &[anywhere(op::GroupNonUniformAll, &[Subgroup, Of(0)])]),
    row(op::SubgroupAnyKHR, &[anywhere(op::GroupNonUniformAny, &[Subgroup, Of(0)])]),
    row(op::SubgroupAllEqualKHR, &[anywhere(op::GroupNonUniformAllEqual, &[Subgroup, Of(0)])]),
    row(op::SubgroupBallotKHR, &[anywhere(op::GroupNonUniformBallot, &[Subgroup, Of(0)])]),
    // Subgroups: values of other invocations.
    row(
        op::GroupNonUniformBroadcast,
        &[
            anywhere(op::SubgroupShuffleINTEL, &[Of(1), Of(2)]),
            anywhere(op::SubgroupReadInvocationKHR, &[Of(1), Of(2)]),
            uniform(op::GroupBroadcast, &[Of(0), Of(1), Of(2)]),
        ],
    ),
    row(
        op::GroupNonUniformBroadcastFirst,
        &[
            anywhere(op::SubgroupFirstInvocationKHR, &[Of(1)]),
            uniform(op::SubgroupShuffleINTEL, &[Of(1), Zero]),
            uniform(op::GroupBroadcast, &[Of(0), Of(1), Zero]),
        ],
    ),
    row(op::GroupNonUniformShuffle, &[anywhere(op::SubgroupShuffleINTEL, &[Of(1), Of(2)])]),
    row(op::GroupNonUniformShuffleXor, &[anywhere(op::SubgroupShuffleXorINTEL, &[Of(1), Of(2)])]),
    row(op::GroupNonUniformShuffleUp, &[anywhere(op::SubgroupShuffleUpINTEL, &[Of(1), Of(1), Of(2)])]),
    row(op::GroupNonUniformShuffleDown, &[anywhere(op::SubgroupShuffleDownINTEL, &[Of(1), Of(1), Of(2)])]),
    row(op::GroupNonUniformRotateKHR, &[X(E::Rotate)]),
    row(op::SubgroupShuffleINTEL, &[anywhere(op::GroupNonUniformShuffle, &[Subgroup, Of(0), Of(1)])]),
    row(op::SubgroupShuffleXorINTEL, &[anywhere(op::GroupNonUniformShuffleXor, &[Subgroup, Of(0), Of(1)])]),
    row(op::SubgroupShuffleUpINTEL, &[X(E::ShuffleAcross { is_up: true })]),
    row(op::SubgroupShuffleDownINTEL, &[X(E::ShuffleAcross { is_up: false })]),
    row(op::SubgroupFirstInvocationKHR, &[anywhere(op::GroupNonUniformBroadcastFirst, &[Subgroup, Of(0)])]),
    row(op::SubgroupReadInvocationKHR, &[anywhere(op::GroupNonUniformShuffle, &[Subgroup, Of(0), Of(1)])]),
    row(op::GroupBroadcast, &[anywhere(op::SubgroupShuffleINTEL, &[Of(1), Of(2)])]),
    // Subgroups: reductions and scans.
    row(op::GroupNonUniformIAdd, &[uniform(op::GroupIAdd, SCAN)]),
    row(op::GroupNonUniformFAdd, &[uniform(op::GroupFAdd, SCAN)]),
    row(op::GroupNonUniformSMin, &[uniform(op::GroupSMin, SCAN)]),
    row(op::GroupNonUniformUMin, &[uniform(op::GroupUMin, SCAN)]),
    row(op::GroupNonUniformFMin, &[uniform(op::GroupFMin, SCAN)]),
    row(op::GroupNonUniformSMax, &[uniform(op::GroupSMax, SCAN)]),
    row(op::GroupNonUniformUMax, &[uniform(op::GroupUMax, SCAN)]),
    row(op::GroupNonUniformFMax, &[uniform(op::GroupFMax, SCAN)]),
    row(op::GroupNonUniformIMul, &[uniform(op::GroupIMulKHR, SCAN)]),
    row(op::GroupNonUniformFMul, &[uniform(op::GroupFMulKHR, SCAN)]),
    row(op::GroupNonUniformBitwiseAnd, &[uniform(op::GroupBitwiseAndKHR, SCAN)]),
    row(op::GroupNonUniformBitwiseOr, &[uniform(op::GroupBitwiseOrKHR, SCAN)]),
    row(op::GroupNonUniformBitwiseXor, &[uniform(op::GroupBitwiseXorKHR, SCAN)]),
    row(op::GroupNonUniformLogicalAnd, &[uniform(op::GroupLogicalAndKHR, SCAN)]),
    row(op::GroupNonUniformLogicalOr, &[uniform(op::GroupLogicalOrKHR, SCAN)]),
    row(op::GroupNonUniformLogicalXor, &[uniform(op::GroupLogicalXorKHR, SCAN)]),
    row(op::GroupIMulKHR, &[anywhere(op::GroupNonUniformIMul, SCAN)]),
    row(op::GroupFMulKHR, &[anywhere(op::GroupNonUniformFMul, SCAN)]),
    row(op::GroupBitwiseAndKHR, &[anywhere(op::GroupNonUniformBitwiseAnd, SCAN)]),
    row(op::GroupBitwiseOrKHR, &[anywhere(op::GroupNonUniformBitwiseOr, SCAN)]),
    row(op::GroupBitwiseXorKHR, &[anywhere(op::GroupNonUniformBitwiseXor, SCAN)]),
    row(op::GroupLogicalAndKHR, &[anywhere(op::GroupNonUniformLogicalAnd, SCAN)]),
    row(op::GroupLogicalOrKHR, &[anywhere(op::GroupNonUniformLogicalOr, SCAN)]),
    row(op::GroupLogicalXorKHR, &[anywhere(op::GroupNonUniformLogicalXor, SCAN)]),
];

/// Scope, group operation and value; a cluster has no alternative.
const SCAN: &[Operand] = &[Of(0), Of(1), Of(2)];

/// The row of an instruction.
pub fn row_of(opcode: Opcode) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.opcode == opcode)
}

/// Whether an enumerant is left out where the environment lacks it: it is a hint or a promise, and nothing depends on it.
pub fn is_hint(kind: OperandKind, value: u32) -> bool {
    match kind {
        // They ask for optimisations, or permit them.
        OperandKind::LoopControl | OperandKind::FunctionControl | OperandKind::FPFastMathMode => true,
        OperandKind::MemoryAccess => {
            [MemoryAccess::ALIAS_SCOPE_INTEL_MASK, MemoryAccess::NO_ALIAS_INTEL_MASK]
                .iter()
                .any(|mask| mask.bits() == value)
        }
        OperandKind::Decoration => DECORATIONS.iter().any(|decoration| *decoration as u32 == value),
        OperandKind::ExecutionMode => MODES.iter().any(|mode| *mode as u32 == value),
        _ => false,
    }
}

/// The enumerant with literals that is equivalent to this one with the `<id>`s of constants.
pub fn literal_form(kind: OperandKind, value: u32) -> Option<u32> {
    match kind {
        OperandKind::Decoration => {
            DECORATIONS_BY_ID.iter().find(|(id, _)| *id as u32 == value).map(|(_, literal)| *literal as u32)
        }
        OperandKind::ExecutionMode => {
            MODES_BY_ID.iter().find(|(id, _)| *id as u32 == value).map(|(_, literal)| *literal as u32)
        }
        _ => None,
    }
}

/// Decorations with `<id>`s, and those with literals in their place.
const DECORATIONS_BY_ID: &[(Decoration, Decoration)] = &[
    (Decoration::AlignmentId, Decoration::Alignment),
    (Decoration::MaxByteOffsetId, Decoration::MaxByteOffset),
];

/// The same for execution modes.
const MODES_BY_ID: &[(ExecutionMode, ExecutionMode)] = &[
    (ExecutionMode::LocalSizeId, ExecutionMode::LocalSize),
    (ExecutionMode::LocalSizeHintId, ExecutionMode::LocalSizeHint),
    (ExecutionMode::SubgroupsPerWorkgroupId, ExecutionMode::SubgroupsPerWorkgroup),
];

/// Decorations that are left out.
const DECORATIONS: &[Decoration] = &[
    Decoration::NoSignedWrap,
    Decoration::NoUnsignedWrap,
    Decoration::MaxByteOffset,
    Decoration::MaxByteOffsetId,
    Decoration::AlignmentId,
    Decoration::UniformId,
    Decoration::FPMaxErrorDecorationINTEL,
    Decoration::AliasScopeINTEL,
    Decoration::NoAliasINTEL,
    Decoration::CacheControlLoadINTEL,
    Decoration::CacheControlStoreINTEL,
    Decoration::UserSemantic,
    Decoration::UserTypeGOOGLE,
    Decoration::CounterBuffer,
    // A constant that no host can change has its default value.
    Decoration::SpecId,
];

/// Execution modes that are left out.
const MODES: &[ExecutionMode] = &[
    ExecutionMode::SchedulerTargetFmaxMhzINTEL,
    ExecutionMode::MaximumRegistersINTEL,
    ExecutionMode::MaximumRegistersIdINTEL,
    ExecutionMode::NamedMaximumRegistersINTEL,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirv::grammar::ExtInstSet;

    #[test]
    fn no_instruction_has_two_rows() {
        for (at, row) in ROWS.iter().enumerate() {
            assert!(ROWS.iter().skip(at + 1).all(|other| other.opcode != row.opcode), "{}", row.opcode);
            assert!(!row.instead.is_empty(), "{}", row.opcode);
            for instead in row.instead {
                let Instead::OpenCl(name) = instead else { continue };
                assert!(ExtInstSet::OpenClStd.instruction_by_name(name.as_bytes()).is_some(), "{name}");
            }
        }
    }
}
