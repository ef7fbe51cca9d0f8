//! SPIR-V and LLVM IR side by side, with links between corresponding lines.

use super::Report;
use super::facts::Describer;
use crate::error::Result;
use crate::llvm::Context;
use crate::log::Log;
use crate::options::Options;
use crate::reader;
use crate::spirv::Module;
use crate::table::metadata::INSTRUCTION;
use regex::Regex;
use rustc_hash::FxHashMap;

/// A line of text and its SPIR-V instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// Number of the instruction that it shows or was translated from, counted over the module from 0.
    pub instruction: Option<u32>,
    /// Whether the round trip lost the instruction.
    pub is_lost: bool,
}

/// Both sides of a translation.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The SPIR-V module, one instruction per line.
    pub spirv: Vec<Line>,
    /// Its LLVM IR.
    pub llvm: Vec<Line>,
}

/// # Errors
/// The errors of the reader.
pub(super) fn view(module: &Module, options: &Options, report: &Report) -> Result<View> {
    let context = Context::new();
    let text = reader::translate_traced(&context, module, &options.read, &Log::default())?.print_to_string();
    Ok(View { spirv: spirv_lines(module, report), llvm: llvm_lines(&text) })
}

fn spirv_lines(module: &Module, report: &Report) -> Vec<Line> {
    let text = Describer::numbered(module);
    let is_lost = |number: u32| report.changes.iter().any(|change| change.numbers.contains(&number));
    module
        .instructions()
        .map(|instruction| Line {
            text: text.line(instruction),
            instruction: Some(instruction.number()),
            is_lost: is_lost(instruction.number()),
        })
        .collect()
}

/// Removes the trace markers from the text and records their contents.
fn llvm_lines(text: &str) -> Vec<Line> {
    let (Ok(mark), Ok(node)) = (
        Regex::new(&format!(r",? !{} !(\d+)", regex::escape(INSTRUCTION))),
        Regex::new(r"^!(\d+) = !\{i32 (\d+)\}$"),
    ) else {
        return Vec::new();
    };
    let number = |text: Option<regex::Match<'_>>| text.and_then(|digits| digits.as_str().parse::<u32>().ok());
    let mut numbers: FxHashMap<u32, u32> = FxHashMap::default();
    for line in text.lines().filter(|line| line.starts_with('!')) {
        if let Some(found) = node.captures(line)
            && let (Some(name), Some(value)) = (number(found.get(1)), number(found.get(2)))
        {
            numbers.insert(name, value);
        }
    }
    text.lines()
        .map(|line| {
            let name = mark.captures(line).and_then(|found| number(found.get(1)));
            Line {
                text: mark.replace(line, "").into_owned(),
                instruction: name.and_then(|name| numbers.get(&name).copied()),
                is_lost: false,
            }
        })
        .collect()
}
