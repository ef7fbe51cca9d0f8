//! Spec: "Logical Layout of a Module": the sections outside of functions, and modules that mix them up.

use super::grammar::{Class, InstructionGrammar};
use super::{Instruction, Module, Opcode, Rewrite, op};
use crate::error::Result;

/// The section of declarations, behind which functions follow.
const DECLARATIONS: u8 = 9;
/// The section of functions.
const FUNCTIONS: u8 = 10;

/// The section of an instruction that stands outside of functions; `None` for what may stand in several, or is not known well enough.
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
        // Producers write it in front of the names, too.
        op::ModuleProcessed => return None,
        op::Undef | op::Variable | op::UntypedVariableKHR | op::ConstantPipeStorage => DECLARATIONS,
        op::Function => FUNCTIONS,
        _ if grammar.class == Class::Annotation => 8,
        // Some producers write it in front of the annotations.
        op::TypeForwardPointer => return None,
        _ if grammar.declares_type() || grammar.class == Class::ConstantCreation => DECLARATIONS,
        _ => return None,
    })
}

/// The module with its sections in their order, each as it was; `None` if they are.
///
/// Lines stay in front of what they are the lines of.
///
/// # Errors
/// Never in practice: the words stay a module.
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

/// The section of every instruction. What may stand in several goes with what stands in front of it, lines with what follows.
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
