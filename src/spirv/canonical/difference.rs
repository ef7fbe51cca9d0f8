//! Comparison of two modules in canonical form.

use super::canonicalize;
use crate::error::Result;
use crate::spirv::grammar::Class;
use crate::spirv::{Instruction, Module, op, print};

/// The first differences of two modules as lines of assembly language, `-` for `left` and `+` for `right`; `None` if they are
/// equal.
///
/// # Errors
/// The errors of [`canonicalize`].
pub fn difference(left: &Module, right: &Module) -> Result<Option<String>> {
    let (left, right) = (canonicalize(left)?, canonicalize(right)?);
    if left == right {
        return Ok(None);
    }
    let (left, right) = (Module::framed(left)?, Module::framed(right)?);
    if left.version() != right.version() {
        return Ok(Some(format!("- version {}\n+ version {}", left.version(), right.version())));
    }
    // A difference in instructions that number the ids renumbers the rest, so those instructions are compared first.
    let difference =
        first_difference(&left, &right, numbers_ids).or_else(|| first_difference(&left, &right, |_| true));
    Ok(Some(difference.unwrap_or_else(|| format!("- bound {}\n+ bound {}", left.bound(), right.bound()))))
}

/// Whether ids are numbered in the order of their occurrence in this instruction.
fn numbers_ids(instruction: &Instruction<'_>) -> bool {
    match instruction.grammar().map(|grammar| grammar.class) {
        Some(Class::ModeSetting) => instruction.opcode() != op::Capability,
        Some(
            Class::TypeDeclaration
            | Class::ConstantCreation
            | Class::Annotation
            | Class::Debug
            | Class::Extension,
        ) => false,
        _ => true,
    }
}

fn first_difference(left: &Module, right: &Module, counts: fn(&Instruction<'_>) -> bool) -> Option<String> {
    /// The number of lines shown of each side.
    const LINES: usize = 3;
    let mut lefts = left.instructions().filter(counts);
    let mut rights = right.instructions().filter(counts);
    loop {
        let (a, b) = (lefts.next(), rights.next());
        if a.is_none() && b.is_none() {
            return None;
        }
        if a.map(Instruction::words) == b.map(Instruction::words) {
            continue;
        }
        let place = a.map(|a| left.location(a)).or_else(|| b.map(|b| right.location(b)));
        let mut text = place.map_or_else(String::new, |place| format!("canonical {place}"));
        for line in a.into_iter().chain(lefts).take(LINES) {
            text.push_str(&format!("\n- {}", print::instruction_text(line, left)));
        }
        for line in b.into_iter().chain(rights).take(LINES) {
            text.push_str(&format!("\n+ {}", print::instruction_text(line, right)));
        }
        return Some(text);
    }
}
