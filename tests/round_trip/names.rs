//! Which functions of other modules the SPIR-V of the fixtures still needs.

use std::collections::HashSet;
use std::path::Path;

use spirv_llvm_translate::internal::spirv::{Module, op};

use super::trip::{outcomes, trips};
use crate::support::ratchet;

/// The decoration that gives linkage, and the linkage of what another module defines, as the specification numbers them.
const LINKAGE_ATTRIBUTES: u32 = 41;
const IMPORT: u32 = 1;

/// Mangled names of all functions that clang's OpenCL header declares, from the stored list of the mangling's tests.
fn declared() -> HashSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("mangling/tests/opencl_builtins/builtins.txt");
    let text = std::fs::read_to_string(path).unwrap();
    let mut names = HashSet::from(["printf".to_owned()]);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        let (encoding, functions) = (columns.next().unwrap(), columns.nth(1).unwrap());
        names.extend(functions.split(' ').map(|name| format!("_Z{}{name}{encoding}", name.len())));
    }
    names
}

/// Names that a module imports.
fn imports(words: &[u32]) -> Vec<String> {
    let module = Module::from_words(words.to_vec()).unwrap();
    let decorations = module.instructions().filter(|instruction| instruction.opcode() == op::Decorate);
    let linkages = decorations.filter(|instruction| instruction.operand(1).ok() == Some(LINKAGE_ATTRIBUTES));
    let names = linkages.filter_map(|instruction| {
        let (name, next) = instruction.string(2).unwrap();
        (instruction.operand(next).ok() == Some(IMPORT)).then_some(name)
    });
    names.collect()
}

#[apply(case)]
fn no_builtin_of_the_header_is_imported() {
    let declared = declared();
    assert!(declared.len() > 10_000, "only {} declared functions", declared.len());
    let called: HashSet<_> = trips()
        .iter()
        .flat_map(|trip| super::shape::declared(&trip.original))
        .filter(|name| declared.contains(name))
        .collect();
    assert!(called.len() > 500, "the fixtures call only {} of the header's functions", called.len());
    let check = |trip: &super::trip::Trip| {
        let mut imports = imports(trip.spirv.as_ref()?);
        imports.retain(|name| declared.contains(name));
        if imports.is_empty() { Ok(()) } else { Err(imports.join(", ")) }
    };
    ratchet::judge("import", outcomes(check));
}
