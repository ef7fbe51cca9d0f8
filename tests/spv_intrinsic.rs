//! Each row of `table/spv_intrinsic.rs` against LLVM's own backend, which writes the same instruction for the intrinsic.

use spirv_llvm_translate::internal::llvm;
use spirv_llvm_translate::internal::spirv::{Module, op};
use spirv_llvm_translate::internal::table::spv_intrinsic::{Operand, ROWS, SpvRow, Target, WEAKENED};

use crate::support::{parallel, tool};

/// The fewest rows that the backend judges: some it does not compile.
const FEWEST: usize = 40;

/// Types of arguments and of results, of which each intrinsic takes some.
const ARGUMENTS: &[&str] = &["float", "i32", "<3 x float>", "<4 x i1>", "i1", "<2 x i32>"];
const RESULTS: &[&str] = &["", "float", "i32", "i1", "<4 x i32>", "<2 x float>", "<3 x float>", "void"];

/// A module with a function that calls the intrinsic; `None` if the intrinsic does not have these types.
fn module(row: &SpvRow, arguments: &[&str], result: &str) -> Option<String> {
    let numbered: Vec<_> = arguments.iter().enumerate().map(|(at, ty)| format!("{ty} %p{at}")).collect();
    let (value, returned) =
        if result == "void" { ("", "ret void".to_owned()) } else { ("%r = ", format!("ret {result} %r")) };
    let text = format!(
        "target triple = \"spirv-unknown-vulkan1.3-pixel\"\n\
         declare {result} @llvm.{name}({types})\n\
         define {result} @f({parameters}) {{\n  {value}call {result} @llvm.{name}({parameters})\n  {returned}\n}}\n\
         define void @main() #0 {{\n  ret void\n}}\n\
         attributes #0 = {{ \"hlsl.shader\"=\"pixel\" }}\n",
        name = row.name,
        types = arguments.join(", "),
        parameters = numbered.join(", "),
    );
    // The names of intrinsics get their types here.
    llvm::Context::new().parse(text.as_bytes(), "row").ok().map(|module| module.print_to_string())
}

/// The modules for all types that the intrinsic of a row takes.
fn modules(row: &SpvRow) -> Vec<String> {
    let position = |operand: &Operand| match operand {
        Operand::Argument(position) => Some(*position as usize + 1),
        _ => None,
    };
    let count = row.operands.iter().filter_map(position).max().unwrap_or_default();
    let component = matches!(row.target, Target::Variable(_)) && !row.operands.is_empty();
    let mut found = Vec::new();
    for first in ARGUMENTS {
        for last in ARGUMENTS {
            let mut arguments = vec![*first; count];
            if let [_, .., argument] = arguments.as_mut_slice() {
                *argument = last;
            }
            // The number of a component is an immediate.
            if component {
                continue;
            }
            for result in RESULTS {
                let result = if result.is_empty() { first } else { result };
                found.extend(module(row, &arguments, result));
            }
            if count < 2 {
                break;
            }
        }
        if count == 0 {
            break;
        }
    }
    found.sort();
    found.dedup();
    found
}

/// Whether a module has the instruction or the variable of a row.
fn has(module: &Module, target: Target) -> bool {
    module.instructions().any(|instruction| match target {
        Target::Op(opcode) => instruction.opcode() == opcode,
        Target::Glsl(number) => {
            instruction.opcode() == op::ExtInst && instruction.operand(1).is_ok_and(|of| of == number as u32)
        }
        Target::Variable(builtin) => {
            instruction.opcode() == op::Decorate
                && instruction.operand(2).is_ok_and(|of| of == builtin as u32)
        }
    })
}

/// The judgement of the backend: `None` if it compiles the intrinsic for no types.
fn judge(row: &SpvRow) -> Option<Result<(), String>> {
    let compile = |text: &String| {
        let bytes = tool::run("llc-22", &["-filetype=obj", "-o", "-"], text.as_bytes()).ok()?;
        let words = bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
        Module::from_words(words).ok()
    };
    let compiled: Vec<Module> = modules(row).iter().filter_map(compile).collect();
    if compiled.is_empty() {
        return None;
    }
    let agrees = compiled.iter().any(|module| has(module, row.target));
    let is_weakened = WEAKENED.iter().any(|(name, _)| *name == row.name);
    Some(match (agrees, is_weakened) {
        (true, true) => Err(format!("{} is no weaker: it leaves WEAKENED", row.name)),
        (false, false) => Err(format!("{}: not {:?}", row.name, row.target)),
        _ => Ok(()),
    })
}

#[apply(case)]
fn rows_are_what_the_backend_of_llvm_writes() {
    tool::need(&["llc-22"]);
    let judged: Vec<_> = parallel::map(ROWS, judge).into_iter().flatten().collect();
    let failures: Vec<_> = judged.iter().filter_map(|outcome| outcome.clone().err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(judged.len() >= FEWEST, "only {} rows are judged", judged.len());
}
