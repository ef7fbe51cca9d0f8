//! Spec: "Constant-Creation Instructions": specialization constants that are preserved.
//!
//! Ordinary constants are LLVM constants and have no rows. In a function, a specialization constant is a call of
//! `__spirv_SpecConstant(SpecId, default)`, a composite of them is a call of `__spirv_SpecConstantComposite`, and an operation on
//! them consists of the LLVM instructions of its opcode with `!spirv.Op !{i32 opcode, i32 OpSpecConstantOp}`. `!spirv.SpecConstant`
//! holds the constants at module scope.

use super::form::{Row, Shape, custom, row};
use crate::spirv::{Opcode, op};

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::SpecConstantTrue, custom(Shape::SpecConstant)),
    row(op::SpecConstantFalse, custom(Shape::SpecConstant)),
    row(op::SpecConstant, custom(Shape::SpecConstant)),
    row(op::SpecConstantComposite, custom(Shape::SpecConstant)),
    row(op::SpecConstantCompositeReplicateEXT, custom(Shape::SpecConstant)),
    row(op::ConstantSizeOfEXT, custom(Shape::SpecConstant)),
    row(op::SpecConstantOp, custom(Shape::SpecConstant)),
];

/// Whether `OpSpecConstantOp` accepts an opcode.
///
/// Spec: "OpSpecConstantOp"
pub fn may_be_constant(opcode: Opcode) -> bool {
    OPERATIONS.contains(&opcode)
}

const OPERATIONS: &[Opcode] = &[
    op::SConvert,
    op::UConvert,
    op::FConvert,
    op::SNegate,
    op::Not,
    op::IAdd,
    op::ISub,
    op::IMul,
    op::UDiv,
    op::SDiv,
    op::UMod,
    op::SRem,
    op::SMod,
    op::ShiftRightLogical,
    op::ShiftRightArithmetic,
    op::ShiftLeftLogical,
    op::BitwiseOr,
    op::BitwiseXor,
    op::BitwiseAnd,
    op::VectorShuffle,
    op::CompositeExtract,
    op::CompositeInsert,
    op::LogicalOr,
    op::LogicalAnd,
    op::LogicalNot,
    op::LogicalEqual,
    op::LogicalNotEqual,
    op::Select,
    op::IEqual,
    op::INotEqual,
    op::ULessThan,
    op::SLessThan,
    op::UGreaterThan,
    op::SGreaterThan,
    op::ULessThanEqual,
    op::SLessThanEqual,
    op::UGreaterThanEqual,
    op::SGreaterThanEqual,
    op::QuantizeToF16,
    op::ConvertFToS,
    op::ConvertSToF,
    op::ConvertFToU,
    op::ConvertUToF,
    op::ConvertPtrToU,
    op::ConvertUToPtr,
    op::GenericCastToPtr,
    op::PtrCastToGeneric,
    op::Bitcast,
    op::FNegate,
    op::FAdd,
    op::FSub,
    op::FMul,
    op::FDiv,
    op::FRem,
    op::FMod,
    op::AccessChain,
    op::InBoundsAccessChain,
    op::PtrAccessChain,
    op::InBoundsPtrAccessChain,
    op::UntypedAccessChainKHR,
    op::UntypedInBoundsAccessChainKHR,
    op::UntypedPtrAccessChainKHR,
    op::UntypedInBoundsPtrAccessChainKHR,
    op::CopyObject,
    op::CopyLogical,
    op::FOrdEqual,
    op::FUnordEqual,
    op::FOrdNotEqual,
    op::FUnordNotEqual,
    op::FOrdLessThan,
    op::FUnordLessThan,
    op::FOrdGreaterThan,
    op::FUnordGreaterThan,
    op::FOrdLessThanEqual,
    op::FUnordLessThanEqual,
    op::FOrdGreaterThanEqual,
    op::FUnordGreaterThanEqual,
];
