//! The instructions that `<id>` operands of debug instructions may refer to, by operand name in the grammars.
//!
//! Spec (OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo.100): the operands of each instruction.

use super::number as n;
use crate::spirv::{Opcode, op};
use crate::table::module_scope::CONSTANTS;

/// The allowed referents of an operand.
#[derive(Clone, Copy, Debug)]
pub struct Referent {
    /// Core instructions.
    pub core: &'static [Opcode],
    /// Debug instructions, by number.
    pub debug: &'static [u32],
    /// Whether an `OpConstant` must be a 32-bit unsigned integer.
    pub is_number: bool,
}

const fn core(core: &'static [Opcode]) -> Referent {
    Referent { core, debug: &[], is_number: false }
}

const fn debug(debug: &'static [u32]) -> Referent {
    Referent { core: &[], debug, is_number: false }
}

impl Referent {
    const fn or(self, core: &'static [Opcode]) -> Self {
        Self { core, ..self }
    }

    /// A phrase for error messages.
    pub fn describe(&self) -> &'static str {
        match (self.core, self.debug) {
            ([op::String], _) => "an OpString",
            ([op::Constant], []) if self.is_number => "an OpConstant of 32 bits without sign",
            ([op::Constant], []) => "an OpConstant",
            ([op::Function], []) => "an OpFunction",
            (_, [n::SOURCE]) => "a DebugSource",
            (_, [n::EXPRESSION]) => "a DebugExpression",
            (_, [n::OPERATION]) => "a DebugOperation",
            (_, [n::INLINED_AT]) => "a DebugInlinedAt",
            (_, [n::TYPE_FUNCTION]) => "a DebugTypeFunction",
            (_, [n::COMPILATION_UNIT, ..]) => "a scope",
            (_, [n::TYPE_BASIC]) => "a DebugTypeBasic",
            (_, [_, n::TYPE_BASIC, ..]) => "a type",
            (_, [n::TEMPLATE_PARAMETER, ..]) => "a template's parameter",
            _ => "an instruction that its place allows",
        }
    }
}

const TEXT: Referent = core(&[op::String]);
const NUMBER: Referent = Referent { core: &[op::Constant], debug: &[], is_number: true };
const CONSTANT: Referent = core(&[op::Constant]);
const SCOPE: Referent = debug(&[n::COMPILATION_UNIT, n::FUNCTION, n::LEXICAL_BLOCK, n::TYPE_COMPOSITE]);
/// Parent scopes of instructions whose operands other validators do not check.
const ANY_SCOPE: Referent = debug(&[
    n::COMPILATION_UNIT,
    n::FUNCTION,
    n::LEXICAL_BLOCK,
    n::LEXICAL_BLOCK_DISCRIMINATOR,
    n::TYPE_COMPOSITE,
    n::MODULE_INTEL,
]);
const COMPOSITE: Referent = debug(&[n::TYPE_COMPOSITE]);
/// The numbers of the specification, in which [`n::TEMPLATE_PACK`] is a template template parameter.
const TEMPLATE_PARAMETERS: Referent = debug(&[n::TEMPLATE_PARAMETER, n::TEMPLATE_PACK]);
const ANY_TEMPLATE_PARAMETERS: Referent =
    debug(&[n::TEMPLATE_PARAMETER, n::TEMPLATE_PACK, n::TEMPLATE_TEMPLATE]);

/// Types, preceded by `DebugInfoNone` and followed by template parameters.
const TYPES: &[u32] = &[n::INFO_NONE, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, n::TYPE_MATRIX];
const TYPES_OR_PARAMETERS: &[u32] = &[
    n::INFO_NONE,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    n::TYPE_MATRIX,
    n::TEMPLATE_PARAMETER,
    n::TEMPLATE_PACK,
];

/// Referents of a global variable's description: a variable or a constant.
const DESCRIBED: [Opcode; CONSTANTS.len() + 1] = {
    let mut opcodes = [op::Variable; CONSTANTS.len() + 1];
    let (_, constants) = opcodes.split_at_mut(1);
    constants.copy_from_slice(&CONSTANTS);
    opcodes
};

/// Referents by operand name, for names with the same meaning in all instructions.
const BY_NAME: &[(&str, Referent)] = &[
    ("Name", TEXT),
    ("Linkage Name", TEXT),
    ("File", TEXT),
    ("Text", TEXT),
    ("Path", TEXT),
    ("Identifier", TEXT),
    ("Compiler Signature", TEXT),
    ("Command-line Arguments", TEXT),
    ("ConfigurationMacros", TEXT),
    ("IncludePath", TEXT),
    ("APINotesFile", TEXT),
    ("Version", NUMBER),
    ("DWARF Version", NUMBER),
    ("Language", NUMBER),
    ("Line", NUMBER),
    ("Column", NUMBER),
    ("Line Start", NUMBER),
    ("Line End", NUMBER),
    ("Column Start", NUMBER),
    ("Column End", NUMBER),
    ("Scope Line", NUMBER),
    ("Discriminator", NUMBER),
    ("Arg Number", NUMBER),
    ("Flags", NUMBER),
    ("Encoding", NUMBER),
    ("Storage Class", NUMBER),
    ("Type Qualifier", NUMBER),
    ("Component Count", NUMBER),
    ("Vector Count", NUMBER),
    ("OpCode", NUMBER),
    ("Size", CONSTANT),
    ("Offset", CONSTANT),
    ("Source", debug(&[n::SOURCE])),
    ("Parent", SCOPE),
    ("Scope", SCOPE),
    ("Base Type", debug(TYPES)),
    ("Actual Type", debug(TYPES)),
    ("Underlying Type", debug(TYPES)),
    ("Type", debug(TYPES_OR_PARAMETERS)),
    ("Return Type", debug(TYPES_OR_PARAMETERS).or(&[op::TypeVoid])),
    ("Parameter Types", debug(TYPES_OR_PARAMETERS)),
    ("Vector Type", debug(&[n::TYPE_VECTOR])),
    ("Member Type", debug(TYPES)),
    ("Members", debug(&[n::TYPE_MEMBER, n::FUNCTION, n::TYPE_INHERITANCE])),
    ("Child", COMPOSITE),
    ("Target", debug(&[n::TYPE_COMPOSITE, n::FUNCTION])),
    ("Parameters", TEMPLATE_PARAMETERS),
    ("Template Parameters", ANY_TEMPLATE_PARAMETERS),
    ("Static Member Declaration", debug(&[n::TYPE_MEMBER])),
    ("Declaration", debug(&[n::FUNCTION_DECLARATION])),
    ("Definition", core(&[op::Function])),
    ("Entry Point", debug(&[n::FUNCTION])),
    ("Compilation Unit", debug(&[n::COMPILATION_UNIT])),
    ("Inlined At", debug(&[n::INLINED_AT])),
    ("Inlined", debug(&[n::INLINED_AT])),
    ("Local Variable", debug(&[n::LOCAL_VARIABLE])),
    ("Expression", debug(&[n::EXPRESSION])),
    ("Component Counts", debug(&[n::GLOBAL_VARIABLE, n::LOCAL_VARIABLE]).or(&[op::Constant])),
    ("Column Major", core(&[op::ConstantTrue, op::ConstantFalse])),
];

/// Referents by instruction and operand name, for names with another meaning there.
const BY_INSTRUCTION: &[(u32, &str, Referent)] = &[
    (n::TYPE_VECTOR, "Base Type", debug(&[n::TYPE_BASIC])),
    (n::TYPEDEF, "Base Type", debug(&[n::TYPE_BASIC])),
    (n::TYPE_COMPOSITE, "Tag", NUMBER),
    (n::TYPE_COMPOSITE, "Size", debug(&[n::INFO_NONE]).or(&[op::Constant])),
    (n::TYPE_MEMBER, "Parent", COMPOSITE),
    (n::TYPE_MEMBER, "Value", CONSTANT),
    (n::TYPE_INHERITANCE, "Parent", COMPOSITE),
    (n::TYPE_POINTER_TO_MEMBER, "Parent", COMPOSITE),
    (n::TEMPLATE_PARAMETER, "Value", debug(&[n::INFO_NONE]).or(&[op::Constant])),
    (n::GLOBAL_VARIABLE, "Type", debug(TYPES)),
    (n::GLOBAL_VARIABLE, "Variable", debug(&[n::INFO_NONE]).or(&DESCRIBED)),
    (n::FUNCTION, "Type", debug(&[n::TYPE_FUNCTION])),
    (n::FUNCTION, "Function", debug(&[n::INFO_NONE]).or(&[op::Function])),
    (n::FUNCTION_DECLARATION, "Type", debug(&[n::TYPE_FUNCTION])),
    (n::FUNCTION_DEFINITION, "Function", debug(&[n::FUNCTION])),
    (n::DECLARE, "Variable", core(&[op::Variable, op::UntypedVariableKHR, op::FunctionParameter])),
    (n::DECLARE, "Indexes", CONSTANT),
    (n::VALUE, "Indexes", debug(&[n::GLOBAL_VARIABLE, n::LOCAL_VARIABLE]).or(&[op::Constant])),
    (n::OPERATION, "Operands ...", NUMBER),
    (n::EXPRESSION, "Operands ...", debug(&[n::OPERATION])),
    (n::LEXICAL_BLOCK_DISCRIMINATOR, "Parent", ANY_SCOPE),
    (n::IMPORTED_ENTITY, "Parent", ANY_SCOPE),
    (n::MODULE_INTEL, "Parent", ANY_SCOPE),
    (n::MACRO_DEFINITION, "Value", TEXT),
    (n::MACRO_UNDEFINITION, "Macro", debug(&[n::MACRO_DEFINITION])),
];

/// The referent of an instruction's operand, by number and name; `None` if unconstrained.
pub fn of(instruction: u32, name: &str) -> Option<&'static Referent> {
    let own = BY_INSTRUCTION.iter().find(|(number, own, _)| *number == instruction && *own == name);
    own.map(|(_, _, referent)| referent)
        .or_else(|| BY_NAME.iter().find(|(own, _)| *own == name).map(|(_, referent)| referent))
}

/// The positions of an instruction's source and line operands, counted after the number.
pub fn source_and_line(instruction: u32) -> Option<(usize, usize)> {
    match instruction {
        n::LEXICAL_BLOCK | n::LINE => Some((0, 1)),
        n::TYPEDEF
        | n::TYPE_ENUM
        | n::TYPE_COMPOSITE
        | n::TYPE_MEMBER
        | n::GLOBAL_VARIABLE
        | n::FUNCTION
        | n::FUNCTION_DECLARATION
        | n::LOCAL_VARIABLE => Some((2, 3)),
        n::TEMPLATE_PARAMETER => Some((3, 4)),
        _ => None,
    }
}

/// The referents of an enumerator's value and name.
pub const ENUMERATOR: [Referent; 2] = [CONSTANT, TEXT];

/// Whether an operand, counted after the number, may be a forward reference: members of a composite, and the described function.
pub fn may_follow(instruction: u32, operand: usize) -> bool {
    match instruction {
        n::TYPE_COMPOSITE => operand >= 9,
        n::FUNCTION => operand == 9,
        _ => false,
    }
}

/// Instructions whose operands other validators do not check.
pub const UNCHECKED: &[u32] = &[
    n::TYPE_POINTER_TO_MEMBER,
    n::TEMPLATE_PACK,
    n::TEMPLATE_TEMPLATE,
    n::LEXICAL_BLOCK_DISCRIMINATOR,
    n::INLINED_VARIABLE,
    n::MACRO_DEFINITION,
    n::MACRO_UNDEFINITION,
    n::IMPORTED_ENTITY,
    n::MODULE_INTEL,
];

/// Operands of other instructions that other validators do not check, or check in another way.
const UNCHECKED_OPERANDS: [(u32, &str); 4] = [
    (n::GLOBAL_VARIABLE, "Flags"),
    (n::TYPE_COMPOSITE, "Tag"),
    (n::TYPE_MATRIX, "Column Major"),
    (n::DECLARE, "Indexes"),
];

/// Whether other validators do not check an operand, by the instruction's number and the operand's name.
pub fn is_unchecked(instruction: u32, operand: &str) -> bool {
    UNCHECKED.contains(&instruction) || UNCHECKED_OPERANDS.contains(&(instruction, operand))
}
