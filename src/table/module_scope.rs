//! Instructions outside functions. They have no rows, because their operands become types, constants, attributes and metadata.
//! [`super::opaque`] has the opaque types.

use crate::spirv::{Opcode, op};

/// Instructions that declare constants, but for those of extensions.
pub const CONSTANTS: [Opcode; 11] = [
    op::ConstantTrue,
    op::ConstantFalse,
    op::Constant,
    op::ConstantComposite,
    op::ConstantSampler,
    op::ConstantNull,
    op::SpecConstantTrue,
    op::SpecConstantFalse,
    op::SpecConstant,
    op::SpecConstantComposite,
    op::SpecConstantOp,
];

/// Other instructions that the reader and the writer handle outside functions, `OpFunction` and its parameters included.
pub const OPCODES: &[Opcode] = &[
    op::Capability,
    op::Extension,
    op::ExtInstImport,
    op::ExtInst,
    op::ExtInstWithForwardRefsKHR,
    op::MemoryModel,
    op::SamplerImageAddressingModeNV,
    op::EntryPoint,
    op::ExecutionMode,
    op::ExecutionModeId,
    op::String,
    op::Source,
    op::SourceContinued,
    op::SourceExtension,
    op::Name,
    op::MemberName,
    op::ModuleProcessed,
    op::Line,
    op::NoLine,
    op::AliasDomainDeclINTEL,
    op::AliasScopeDeclINTEL,
    op::AliasScopeListDeclINTEL,
    op::Nop,
    op::Decorate,
    op::MemberDecorate,
    op::DecorationGroup,
    op::GroupDecorate,
    op::GroupMemberDecorate,
    op::DecorateId,
    op::DecorateString,
    op::MemberDecorateString,
    op::TypeVoid,
    op::TypeBool,
    op::TypeInt,
    op::TypeFloat,
    op::TypeVector,
    op::TypeVectorIdEXT,
    op::TypeMatrix,
    op::TypeArray,
    op::TypeRuntimeArray,
    op::TypeStruct,
    op::TypeOpaque,
    op::TypePointer,
    op::TypeForwardPointer,
    op::TypeUntypedPointerKHR,
    op::TypeFunction,
    op::ConstantCompositeReplicateEXT,
    op::ConstantSizeOfEXT,
    op::MemberDecorateIdEXT,
    op::SpecConstantCompositeReplicateEXT,
    op::Undef,
    op::Variable,
    op::UntypedVariableKHR,
    op::AsmTargetINTEL,
    op::AsmINTEL,
    op::ConstantFunctionPointerINTEL,
    op::Function,
    op::FunctionParameter,
    op::FunctionEnd,
];

/// Whether an instruction is handled outside functions.
pub fn is_known(opcode: Opcode) -> bool {
    CONSTANTS.contains(&opcode) || OPCODES.contains(&opcode) || super::opaque::by_opcode(opcode).is_some()
}

/// Variables to which LLVM appends when it links modules.
pub const APPENDING: &[&str] = &["llvm.global_ctors", "llvm.global_dtors", "llvm.used", "llvm.compiler.used"];
