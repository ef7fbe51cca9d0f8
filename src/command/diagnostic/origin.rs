//! The source line from which a SPIR-V instruction was compiled.
//!
//! Spec: "Debug Instructions"; NonSemantic.Shader.DebugInfo: DebugLine

use spirv_llvm_translate::internal::spirv::{Id, Instruction, Module, op};

/// `DebugLine`, `DebugNoLine` and `DebugSource` of NonSemantic.Shader.DebugInfo.
const DEBUG_LINE: u32 = 103;
const DEBUG_NO_LINE: u32 = 104;
const DEBUG_SOURCE: u32 = 35;

/// `file:line:column` of the line in effect at a word; without the column if it is 0.
pub fn of(module: &Module, word_offset: u32) -> Option<String> {
    let mut line = None;
    for instruction in
        module.instructions().take_while(|instruction| instruction.word_offset() <= word_offset)
    {
        match instruction.opcode() {
            op::Line => line = Some(instruction),
            op::NoLine | op::Function => line = None,
            op::ExtInst if is_of_lines(module, instruction) => match instruction.operands().get(1) {
                Some(&DEBUG_LINE) => line = Some(instruction),
                Some(&DEBUG_NO_LINE) => line = None,
                _ => {}
            },
            // A line is in effect until the end of its block.
            opcode if opcode.is_terminator() && instruction.word_offset() < word_offset => line = None,
            _ => {}
        }
    }
    let line = line?;
    let (file, number, column) = match (line.opcode(), line.operands()) {
        (op::Line, [file, number, column]) => (Id(*file), *number, *column),
        (op::ExtInst, [_, _, source, number, _, column, ..]) => {
            let source = module.definition(Id(*source)).filter(|source| is_of_lines(module, *source))?;
            let [_, DEBUG_SOURCE, file, ..] = source.operands() else { return None };
            (Id(*file), constant(module, *number)?, constant(module, *column)?)
        }
        _ => return None,
    };
    let file = module.text(file).ok()?;
    Some(if column == 0 { format!("{file}:{number}") } else { format!("{file}:{number}:{column}") })
}

fn is_of_lines(module: &Module, instruction: Instruction<'_>) -> bool {
    let set = instruction.operands().first().and_then(|set| module.definition(Id(*set)));
    let name = set.and_then(|set| set.string_bytes(0).ok()).map(|(name, _)| name);
    instruction.opcode() == op::ExtInst
        && name.is_some_and(|name| name.starts_with(b"NonSemantic.Shader.DebugInfo"))
}

fn constant(module: &Module, id: u32) -> Option<u32> {
    module.definition_as(Id(id), op::Constant)?.operands().first().copied()
}
