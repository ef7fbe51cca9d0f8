//! Which operands are written by name, and with which of an enumerant's names.

use crate::spirv::grammar::{self, ExtInstSet, InstructionGrammar, Opcode, OperandKind};
use crate::spirv::op;

/// Whether enumerants of a kind are written by name.
pub(super) fn is_named(kind: OperandKind) -> bool {
    matches!(
        kind,
        OperandKind::Capability
            | OperandKind::Decoration
            | OperandKind::LinkageType
            | OperandKind::HostAccessQualifier
            | OperandKind::InitializationModeQualifier
    )
}

/// Whether instructions of a set are written by name.
fn has_names(set: ExtInstSet) -> bool {
    set == ExtInstSet::OpenClStd || is_debug(set)
}

/// Names of debug instructions that differ from the grammar in the Khronos translator: 13 ends with a comma,
/// 16 and 17 are exchanged.
const DEBUG: &[(u32, &str)] = &[
    (13, "DebugTypePtrToMember,"),
    (16, "DebugTypeTemplateParameterPack"),
    (17, "DebugTypeTemplateTemplateParameter"),
];

/// Names of debug instructions in older versions of the Khronos translator.
const OLD_DEBUG: &[(u32, &str)] = &[
    (1, "DebugCompileUnit"),
    (12, "DebugInheritance"),
    (14, "DebugTemplate"),
    (15, "DebugTemplateParameter"),
    (16, "DebugTemplateParameterPack"),
    (17, "DebugTemplateTemplateParameter"),
    (19, "DebugFunctionDecl"),
    (22, "LexicalBlockDiscriminator"),
];

/// Names of instructions of NonSemantic.AuxData.
const AUXILIARY: &[(u32, &str)] = &[
    (0, "NonSemanticAuxDataFunctionMetadata"),
    (1, "NonSemanticAuxDataFunctionAttribute"),
    (2, "NonSemanticAuxDataGlobalVariableMetadata"),
    (3, "NonSemanticAuxDataGlobalVariableAttribute"),
];

/// The name of an extended instruction, if its set has names.
pub(super) fn ext_inst(set: ExtInstSet, number: u32) -> Option<&'static str> {
    if set == ExtInstSet::NonSemanticAuxData {
        return AUXILIARY.iter().find(|(other, _)| *other == number).map(|(_, name)| *name);
    }
    if !has_names(set) {
        return None;
    }
    let debug = DEBUG.iter().filter(|_| is_debug(set)).find(|(other, _)| *other == number);
    debug.map(|(_, name)| *name).or_else(|| set.instruction(number).map(|row| row.name))
}

/// The number of an extended instruction, by any of its names.
pub(super) fn ext_inst_number(set: ExtInstSet, name: &[u8]) -> Option<u32> {
    if set == ExtInstSet::NonSemanticAuxData {
        return AUXILIARY.iter().find(|(_, other)| other.as_bytes() == name).map(|(number, _)| *number);
    }
    let mut debug = DEBUG.iter().chain(OLD_DEBUG).filter(|_| is_debug(set));
    let known = debug.find(|(_, other)| other.as_bytes() == name).map(|(number, _)| *number);
    known.or_else(|| set.instruction_by_name(name).map(|row| row.number))
}

fn is_debug(set: ExtInstSet) -> bool {
    matches!(
        set,
        ExtInstSet::SpirvDebug
            | ExtInstSet::OpenClDebugInfo100
            | ExtInstSet::NonSemanticShaderDebugInfo100
            | ExtInstSet::NonSemanticShaderDebugInfo200
    )
}

/// Names that are neither the newest nor the oldest in the grammar.
const EXCEPTIONS: &[(OperandKind, u32, &str)] = &[
    (OperandKind::Capability, 4434, "UniformAndStorageBuffer16BitAccess"),
    (OperandKind::Capability, 5943, "IOPipeINTEL"),
    (OperandKind::Capability, 6089, "LongCompositesINTEL"),
    (OperandKind::Capability, 6094, "OptNoneEXT"),
    (OperandKind::Capability, 6115, "Bfloat16ConversionINTEL"),
    (OperandKind::Capability, 6215, "FloatConversionsFtoFINTEL"),
    (OperandKind::Capability, 6435, "CooperativeMatrixInvocationInstructionsINTEL"),
    (OperandKind::Capability, 6436, "CooperativeMatrixTF32ComponentTypeINTEL"),
    (OperandKind::Capability, 6437, "CooperativeMatrixBFloat16ComponentTypeINTEL"),
    (OperandKind::Decoration, 5625, "FuncParamIOKind"),
    (OperandKind::Decoration, 5635, "UserSemantic"),
    (OperandKind::Decoration, 6147, "HostAccessINTEL"),
    (OperandKind::Decoration, 6148, "InitModeINTEL"),
    (OperandKind::Decoration, 6247, "DecorationConditionalINTEL"),
];

/// The name of an enumerant in texts: the oldest one, which the grammar lists last.
pub(super) fn enumerant(kind: OperandKind, value: u32) -> Option<&'static str> {
    if let Some((.., name)) = EXCEPTIONS.iter().find(|row| (row.0, row.1) == (kind, value)) {
        return Some(name);
    }
    grammar::enumerant(kind, value)
        .map(|enumerant| enumerant.aliases.last().copied().unwrap_or(enumerant.name))
}

/// Names from older versions of the Khronos translator that are not in the grammar.
const OLD_NAMES: &[(OperandKind, u32, &str)] = &[
    (OperandKind::Capability, 6144, "FPArithmeticFenceINTEL"),
    (OperandKind::Decoration, 6087, "CallableFunctionINTEL"),
];

/// The value of an enumerant, by any of its names.
pub(super) fn value(kind: OperandKind, name: &[u8]) -> Option<u32> {
    let mut own = OLD_NAMES.iter().chain(EXCEPTIONS);
    let known = grammar::enumerant_by_name(kind, name).map(|enumerant| enumerant.value);
    known.or_else(|| own.find(|row| row.0 == kind && row.2.as_bytes() == name).map(|row| row.1))
}

/// The instruction with an operand that is an opcode written by name, and the index of the operand's word.
pub(super) const WITH_OPCODE: (Opcode, usize) = (op::SpecConstantArchitectureINTEL, 5);

/// Instructions that are written with the newest of their names.
const NEWEST: &[Opcode] = &[op::TypeVectorIdEXT, op::JointMatrixGetElementCoordINTEL];

/// The name of an instruction in texts, without `Op`.
pub(super) fn opcode(grammar: &'static InstructionGrammar) -> &'static str {
    let oldest = grammar.aliases.last().filter(|_| !NEWEST.contains(&grammar.opcode));
    let opname = oldest.copied().unwrap_or(grammar.opname);
    opname.strip_prefix("Op").unwrap_or(opname)
}
