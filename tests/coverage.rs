//! Every instruction and every decoration of the grammar is translated, with a file that shows it, or refused for a written reason.
//! The support table of the guide is made of the same lists.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use rspirv::spirv::Capability;
use spirv_llvm_translate::internal::spirv::continued::is_continuation;
use spirv_llvm_translate::internal::spirv::grammar::{
    self, Class, Enumerant, ExtInstSet, InstructionGrammar, OperandKind,
};
use spirv_llvm_translate::internal::table::{ext_inst_opencl, module_scope, refused, rows_of};
use spirv_llvm_translate::{Form, Options, translate};

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

/// All decorations of the grammar.
fn decorations() -> &'static [Enumerant] {
    grammar::operand_kind(OperandKind::Decoration).enumerants
}

/// Whether a decoration has a meaning in a shader: one of its capabilities implies `Shader`, or it needs none.
fn is_of_shaders(decoration: &Enumerant) -> bool {
    let mut open: Vec<u32> = decoration.capabilities.to_vec();
    let mut seen = BTreeSet::new();
    while let Some(capability) = open.pop() {
        if capability == Capability::Shader as u32 {
            return true;
        }
        if seen.insert(capability) {
            let known = grammar::enumerant(OperandKind::Capability, capability);
            open.extend(known.map_or(&[][..], |known| known.capabilities));
        }
    }
    decoration.capabilities.is_empty()
}

/// The files are translated there and back by the tests of pairs and of shaders, which require the same module.
#[apply(case)]
fn every_decoration_is_in_a_file_or_refused_with_a_reason() {
    let words = crate::tables::words();
    let outcomes: Outcomes = decorations()
        .iter()
        .map(|decoration| {
            let is_named = words.contains(decoration.name);
            let outcome = match refused::decoration_reason(decoration.value) {
                None if is_named => Ok(()),
                None => {
                    Err("no file has it: add it to one in tests/files/annotation or tests/shaders".to_owned())
                }
                Some(reason) if is_named => Err(format!("a file has it, and it needs no '{reason}'")),
                Some(reason) if reason.split(' ').count() < 5 => Err(format!("'{reason}' is no reason")),
                Some(_) => Ok(()),
            };
            (decoration.name.to_owned(), outcome)
        })
        .collect();
    ratchet::judge("decorations", outcomes);
}

/// The reader rejects what the list rejects, at the place of the decoration.
#[apply(case)]
fn refused_decorations_are_refused_by_name() {
    for decoration in decorations().iter().filter(|one| refused::decoration_reason(one.value).is_some()) {
        let id = grammar::decorates_by_id(decoration.value);
        let (opcode, operand) = if id { ("OpDecorateId", " %two") } else { ("OpDecorate", "") };
        let text = format!(
            "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n\
             {opcode} %two {}{operand}\n%int = OpTypeInt 32 0\n%two = OpConstant %int 2\n",
            decoration.name
        );
        let error = translate(text.as_bytes(), Form::Spvasm, Form::Ll, &Options::default()).unwrap_err();
        let message = error.to_string();
        assert!(message.contains(&format!("the decoration {}: ", decoration.name)), "{message}");
        assert!(error.location().is_some(), "{message}");
    }
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
    text.push_str(&decoration_table(&mut reasons));
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

/// The counts of decorations; adds those that are refused to the reasons.
fn decoration_table(reasons: &mut BTreeMap<&str, Vec<&str>>) -> String {
    let mut counts = [[0; 2]; 2];
    for decoration in decorations() {
        let reason = refused::decoration_reason(decoration.value);
        counts[usize::from(!is_of_shaders(decoration))][usize::from(reason.is_some())] += 1;
        if let Some(reason) = reason {
            reasons.entry(reason).or_default().push(decoration.name);
        }
    }
    let [[shaders, no_shaders], [others, no_others]] = counts;
    format!(
        "\n| decorations | translated | refused |\n|---|---|---|\n| of shaders | {shaders} | {no_shaders} |\n\
         | of kernels alone | {others} | {no_others} |\n"
    )
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
