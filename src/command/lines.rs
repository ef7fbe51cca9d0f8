//! Lines for the instructions of a module that has none: those of its text, or the words of its binary form.
//!
//! The executor reports them as the places of faults.

use crate::cli::WORDS_OF;
use spirv_llvm_translate::internal::assembly::Listing;
use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::options::{AssembleOptions, Form};
use spirv_llvm_translate::internal::spirv::{Instruction, Module, Opcode, Rewrite, op};

/// What stands in front of names and types, among which a file's name goes.
const FIRST: &[Opcode] = &[
    op::Capability,
    op::Extension,
    op::ExtInstImport,
    op::MemoryModel,
    op::EntryPoint,
    op::ExecutionMode,
    op::ExecutionModeId,
];

/// The module with a line in front of each instruction; `None` if it has lines.
///
/// # Errors
/// A file name that is too long.
pub fn with_lines(module: &Module, name: &str, bytes: &[u8], form: Form) -> Result<Option<Module>> {
    if module.instructions().any(has_lines) {
        return Ok(None);
    }
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    let listing =
        if form == Form::Spvasm { Listing::of_text(bytes, &AssembleOptions::default()) } else { None };
    let place = |word: u32| match (&listing, listing.as_ref().and_then(|listing| listing.place(word))) {
        (Some(_), Some(start)) => Some(1 + text.get(..start)?.matches('\n').count() as u32),
        (Some(_), None) => None,
        (None, _) => Some(word),
    };
    let name = if listing.is_some() { name.to_owned() } else { format!("{WORDS_OF}{name}") };
    let mut rewrite = Rewrite::new(module);
    let file = rewrite.fresh_id();
    let (mut is_named, mut is_inside, mut before) = (false, false, op::Nop);
    for instruction in module.instructions() {
        let opcode = instruction.opcode();
        if !is_named && !FIRST.contains(&opcode) {
            rewrite.push(op::String, None, Some(file), &words_of(&name))?;
            is_named = true;
        }
        let is_head = matches!(opcode, op::Function | op::FunctionParameter | op::Label | op::FunctionEnd);
        // A merge and its branch belong together.
        let follows_merge = matches!(before, op::LoopMerge | op::SelectionMerge);
        if is_inside
            && !is_head
            && !follows_merge
            && let Some(line) = place(instruction.word_offset())
        {
            rewrite.push(op::Line, None, None, &[file.0, line, 0])?;
        }
        is_inside = (is_inside || opcode == op::Label) && opcode != op::FunctionEnd;
        rewrite.copy(instruction);
        before = opcode;
    }
    rewrite.finish()
}

fn has_lines(instruction: Instruction<'_>) -> bool {
    match instruction.opcode() {
        op::Line => true,
        op::ExtInstImport => instruction.string_bytes(0).is_ok_and(|(set, _)| {
            set.starts_with(b"NonSemantic.Shader.DebugInfo") || set.starts_with(b"OpenCL.DebugInfo.100")
        }),
        _ => false,
    }
}

/// A text as operands.
fn words_of(text: &str) -> Vec<u32> {
    let mut bytes = text.as_bytes().to_vec();
    bytes.resize(bytes.len() + 4 - bytes.len() % 4, 0);
    bytes.chunks(4).map(|word| word.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))).collect()
}
