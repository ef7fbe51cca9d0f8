//! Every instruction of the grammar is translated, with a file that shows it, or refused for a written reason. The support
//! table of the guide is made of the same lists.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use spirv_llvm_translate::internal::spirv::continued::is_continuation;
use spirv_llvm_translate::internal::spirv::grammar::{self, Class, ExtInstSet, InstructionGrammar};
use spirv_llvm_translate::internal::table::{ext_inst_opencl, module_scope, refused, rows_of};

use crate::support::ratchet::{self, Outcomes};

/// The lines of the guide that frame the table.
const BEGIN: &str = "<!-- Made by tests/coverage.rs; BLESS=1 cargo test coverage writes it. -->\n";
const END: &str = "<!-- End of what tests/coverage.rs makes. -->\n";

fn is_translated(instruction: &InstructionGrammar) -> bool {
    let opcode = instruction.opcode;
    !rows_of(opcode).is_empty() || module_scope::is_known(opcode) || is_continuation(opcode)
}

#[apply(case)]
fn every_instruction_is_translated_or_refused_with_a_reason() {
    let mut complaints = Vec::new();
    for instruction in grammar::instructions() {
        let reason = refused::reason(instruction.opcode);
        match (is_translated(instruction), reason) {
            (true, Some(reason)) => complaints.push(format!(
                "{} is translated and needs no '{reason}': remove it from src/table/refused.rs",
                instruction.opname
            )),
            (false, None) => complaints.push(format!(
                "{} has no row and no reason: add one to the file of its section in src/table/, or to src/table/refused.rs",
                instruction.opname
            )),
            (false, Some(reason)) if reason.split(' ').count() < 5 => {
                complaints.push(format!("{}: '{reason}' is no reason", instruction.opname));
            }
            _ => {}
        }
    }
    for name in refused::CAPABILITIES.iter().map(|(name, _)| *name) {
        let known = grammar::enumerant_by_name(grammar::OperandKind::Capability, name.as_bytes());
        if known.is_none() {
            complaints.push(format!("{name} is no capability"));
        }
    }
    let set = ExtInstSet::OpenClStd;
    let rows: BTreeSet<u32> = ext_inst_opencl::rows().map(|row| row.instruction as u32).collect();
    for instruction in set.instructions().iter().filter(|instruction| !rows.contains(&instruction.number)) {
        complaints.push(format!("{} of OpenCL.std has no row", instruction.name));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[apply(case)]
fn every_translated_instruction_is_in_a_file() {
    let words = crate::tables::words();
    let is_named = |instruction: &InstructionGrammar| {
        words.contains(instruction.opname) || instruction.aliases.iter().any(|alias| words.contains(*alias))
    };
    let outcomes: Outcomes = grammar::instructions()
        .iter()
        .filter(|instruction| is_translated(instruction))
        .map(|instruction| {
            let outcome = if is_named(instruction) {
                Ok(())
            } else {
                Err("no file names it: add a pair to tests/files/, in the folder of its section".to_owned())
            };
            (instruction.opname.to_owned(), outcome)
        })
        .collect();
    ratchet::judge("covered", outcomes);
}

/// What a class of the grammar is called in the table.
fn title(class: Class) -> String {
    match class {
        Class::Exclude | Class::Reserved => "extensions of vendors".to_owned(),
        class => {
            let mut title = String::new();
            for letter in format!("{class:?}").chars() {
                if letter.is_ascii_uppercase() && !title.is_empty() {
                    title.push(' ');
                }
                title.push(letter.to_ascii_lowercase());
            }
            title
        }
    }
}

/// The table as the guide has it.
fn table() -> String {
    let mut classes: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for instruction in grammar::instructions() {
        let counts = classes.entry(title(instruction.class)).or_default();
        counts[usize::from(!is_translated(instruction))] += 1;
        if let Some(reason) = refused::reason(instruction.opcode) {
            reasons.entry(reason).or_default().push(instruction.opname);
        }
    }
    let [translated, left] = classes.values().fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
    let extended = ext_inst_opencl::rows().count();
    let mut text = format!(
        "{translated} of the {} instructions of the grammar are translated, and all {extended} of OpenCL.std. The others are refused.\n\n| instructions | translated | refused |\n|---|---|---|\n",
        translated + left
    );
    for (class, [translated, left]) in classes {
        let _ = writeln!(text, "| {class} | {translated} | {left} |");
    }
    text.push_str("\n| refused | why |\n|---|---|\n");
    for (reason, names) in reasons {
        let shown = match names.as_slice() {
            few if few.len() <= 4 => few.join(", "),
            [first, .., last] => format!("{} from {first} to {last}", names.len()),
            _ => String::new(),
        };
        let _ = writeln!(text, "| {shown} | {reason} |");
    }
    text
}

#[apply(case)]
fn the_support_table_of_the_guide_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide/support.md");
    let chapter = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = chapter.split_once(BEGIN).expect("the table's first line");
    let (shown, after) = rest.split_once(END).expect("the table's last line");
    let table = table();
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, format!("{before}{BEGIN}{table}{END}{after}")).unwrap();
        return;
    }
    assert_eq!(shown, table, "BLESS=1 cargo test coverage writes the table");
}
