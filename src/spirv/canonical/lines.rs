//! Lines at module scope.

use rustc_hash::FxHashMap;

use super::{Instruction, Module, Part, op};

/// Assigns lines directly before a function to that function, and lines before a module-scope variable to the variable. Other lines
/// at module scope belong to declarations, which are sorted and deduplicated.
pub(super) fn place_lines(module: &Module, parts: &mut [Part]) -> FxHashMap<u32, u32> {
    let is_line = |instruction: Instruction<'_>| instruction.opcode().is_line();
    let mut behind = Part::Global;
    for number in (0..parts.len()).rev() {
        let Some(part) = parts.get_mut(number) else { continue };
        let instruction = module.at(number as u32);
        if *part == Part::Global && instruction.is_some_and(is_line) {
            *part = if behind == Part::Function { Part::Function } else { Part::Line };
        }
        behind = *part;
    }
    let (mut line, mut lines) = (None, FxHashMap::default());
    for (part, instruction) in parts.iter().zip(module.instructions()) {
        match (part, instruction.opcode()) {
            (Part::Line, op::Line) => line = Some(instruction.number()),
            (Part::Line, _) => line = None,
            (Part::Global, op::Variable | op::UntypedVariableKHR) => {
                lines.extend(line.map(|line| (instruction.number(), line)));
            }
            _ => {}
        }
    }
    lines
}
