//! Spec: "Logical Layout of a Module": the sections outside functions, and reordering of modules that mix them.

use super::grammar::{Class, InstructionGrammar};
use super::{Instruction, Module, Opcode, Rewrite, op};
use crate::error::Result;

/// The section of declarations, the last one before functions.
pub const DECLARATIONS: u8 = 9;
/// The section of annotations.
pub const ANNOTATIONS: u8 = 8;
/// The section of functions.
const FUNCTIONS: u8 = 10;

/// The section of an instruction outside functions; `None` if several sections allow it, or its grammar does not determine one.
pub fn section(opcode: Opcode, grammar: &InstructionGrammar) -> Option<u8> {
    Some(match opcode {
        op::Nop | op::Line | op::NoLine | op::ExtInst | op::ExtInstWithForwardRefsKHR => return None,
        op::Capability | op::ConditionalCapabilityINTEL => 0,
        op::Extension | op::ConditionalExtensionINTEL => 1,
        op::ExtInstImport => 2,
        op::MemoryModel => 3,
        op::EntryPoint | op::ConditionalEntryPointINTEL => 4,
        op::ExecutionMode | op::ExecutionModeId => 5,
        op::String | op::SourceExtension | op::Source | op::SourceContinued => 6,
        op::Name | op::MemberName => 7,
        // Some producers emit it before the names.
        op::ModuleProcessed => return None,
        op::Undef | op::Variable | op::UntypedVariableKHR | op::ConstantPipeStorage => DECLARATIONS,
        op::Function => FUNCTIONS,
        _ if grammar.class == Class::Annotation => ANNOTATIONS,
        // Some producers emit it before the annotations.
        op::TypeForwardPointer => return None,
        _ if grammar.declares_type() || grammar.class == Class::ConstantCreation => DECLARATIONS,
        _ => return None,
    })
}

/// Whether an extension's instruction without a result stands outside functions.
pub fn declares(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::ConditionalCapabilityINTEL
            | op::ConditionalExtensionINTEL
            | op::ConditionalEntryPointINTEL
            | op::SamplerImageAddressingModeNV
            | op::GraphEntryPointARM
            | op::GraphEndARM
            | op::GraphSetOutputARM
    )
}

/// Whether an extension's instruction with a result of a type stands outside functions.
pub fn declares_value(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::AsmINTEL
            | op::ConstantFunctionPointerINTEL
            | op::GraphConstantARM
            | op::GraphARM
            | op::GraphInputARM
    )
}

/// The module with its sections in order, each with its own order unchanged; `None` if they already are.
///
/// Lines stay before the instruction that they belong to.
///
/// # Errors
/// Malformed if the reordered words are not a module, which does not occur for a checked module.
pub fn in_order(module: &Module) -> Result<Option<Module>> {
    let sections = sections(module);
    if sections.is_sorted() {
        return Ok(None);
    }
    let mut placed: Vec<(u8, Instruction<'_>)> = sections.into_iter().zip(module.instructions()).collect();
    placed.sort_by_key(|(section, _)| *section);
    let mut rewrite = Rewrite::new(module);
    placed.into_iter().for_each(|(_, instruction)| rewrite.copy(instruction));
    rewrite.finish()
}

/// The section of every instruction. An instruction allowed in several sections belongs to that of its predecessor, a line to that
/// of its successor.
fn sections(module: &Module) -> Vec<u8> {
    let mut sections = Vec::new();
    let (mut in_function, mut last, mut lines) = (false, 0, 0);
    for instruction in module.instructions() {
        let opcode = instruction.opcode();
        in_function |= opcode == op::Function;
        let own = || instruction.grammar().and_then(|grammar| section(opcode, grammar));
        let place = if in_function { FUNCTIONS } else { own().unwrap_or(last) };
        in_function &= opcode != op::FunctionEnd;
        if !in_function && opcode.is_line() {
            lines += 1;
            continue;
        }
        sections.extend(std::iter::repeat_n(place, std::mem::take(&mut lines) + 1));
        last = place;
    }
    sections.extend(std::iter::repeat_n(last, lines));
    sections
}
