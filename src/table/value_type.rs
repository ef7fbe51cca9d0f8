//! Default types of the constants among the operands of a shader's instructions, for reader and writer. The reader records other types in
//! `!spirv.ConstantType`.

use crate::spirv::{Opcode, op};

/// Whether the instruction's other operands, or its result, determine the types of all its constants.
pub fn takes_types_of_context(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::Store
            | op::Phi
            | op::Select
            | op::ReturnValue
            | op::FunctionCall
            | op::CompositeConstruct
            | op::CompositeInsert
            | op::Variable
            | op::Branch
            | op::BranchConditional
    )
}

/// Whether the instruction's constant operands are indices: integers of 32 bits with a sign, as compilers of GLSL and HLSL write them.
pub fn takes_signed_indices(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::AccessChain
            | op::InBoundsAccessChain
            | op::PtrAccessChain
            | op::InBoundsPtrAccessChain
            | op::UntypedAccessChainKHR
            | op::UntypedInBoundsAccessChainKHR
            | op::UntypedPtrAccessChainKHR
            | op::UntypedInBoundsPtrAccessChainKHR
    )
}

/// Whether a constant second operand has the type of the first operand.
pub fn compares_integers(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::IEqual
            | op::INotEqual
            | op::UGreaterThan
            | op::SGreaterThan
            | op::UGreaterThanEqual
            | op::SGreaterThanEqual
            | op::ULessThan
            | op::SLessThan
            | op::ULessThanEqual
            | op::SLessThanEqual
    )
}

/// Whether the operands of a type declaration are constants, behind the type of its elements where it has them.
pub fn is_sized_by_constants(opcode: Opcode) -> bool {
    has_no_element(opcode)
        || matches!(
            opcode,
            op::TypeVectorIdEXT
                | op::TypeCooperativeMatrixKHR
                | op::TypeCooperativeMatrixNV
                | op::TypeTensorARM
        )
}

/// Whether such a type has no elements.
pub fn has_no_element(opcode: Opcode) -> bool {
    matches!(opcode, op::TypeTensorLayoutNV | op::TypeTensorViewNV)
}
