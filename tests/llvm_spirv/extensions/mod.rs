//! Families of extensions, both ways: what the command writes with `--spirv-ext`, what it reads back, how it fails without.

mod annotations;
mod arbitrary_precision;
mod bfloat;
mod call_types;
mod each;
mod forgotten_pointees;
mod function_pointers;
mod instructions;
mod loop_controls;
mod mathematics;
mod motion_estimation;
mod small_numbers;
mod untyped_pointers;
mod vector_compute;

use super::{Folder, disassembled, folder};

/// A module of LLVM assembly language and the extensions that it is translated with.
struct Case {
    folder: Folder,
    flags: Vec<String>,
}

impl Case {
    /// A module in a folder of its own; `extensions` as `+SPV_A,+SPV_B`.
    fn new(name: &str, extensions: &str, body: &str) -> Self {
        let folder = folder(&format!("extensions_{name}"));
        folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{body}\n"));
        Self { folder, flags: vec![format!("--spirv-ext={extensions}")] }
    }

    /// The same with one more flag for both directions.
    fn with(mut self, flag: &str) -> Self {
        self.flags.push(flag.to_owned());
        self
    }

    fn run(&self, arguments: &[&str]) -> String {
        let flags = self.flags.iter().map(String::as_str);
        let all: Vec<&str> = arguments.iter().copied().chain(flags).collect();
        self.folder.text(&all)
    }

    /// Requires parts of the text in this order, and returns the text.
    fn writes(&self, parts: &[&str]) -> String {
        let text = self.run(&["m.ll", "-spirv-text", "-o", "-"]);
        in_order(&text, parts);
        text
    }

    /// Requires parts of what is read back, in this order.
    fn reads(&self, environment: &str, parts: &[&str]) -> String {
        self.run(&["m.ll", "-o", "m.spv"]);
        self.run(&["-r", "m.spv", "-o", "m.bc", &format!("--spirv-target-env={environment}")]);
        let text = disassembled(&self.folder.read("m.bc"));
        in_order(&text, parts);
        text
    }
}

/// Requires parts of a text in their order.
fn in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at =
            rest.find(part).unwrap_or_else(|| panic!("no `{part}` behind the ones before it in\n{text}"));
        rest = &rest[at + part.len()..];
    }
}
