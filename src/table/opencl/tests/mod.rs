//! Consistency of the rows with each other and with clang's declarations.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod reading;

use std::collections::BTreeSet;

use super::super::builtin_variable;
use super::guard::Condition;
use super::operand::Operand;
use super::row::Target;
use super::{Plan, Row, find, find_unmangled, index, name, rows};

/// Prefixes of names that clang's headers declare and no row covers.
const EXCEPTIONS: &[(&str, &str)] = &[("amd_", "vendor operations that no SPIR-V instruction matches")];

fn overlap(a: &Row, b: &Row) -> bool {
    let (a_least, a_most) = a.arity();
    let (b_least, b_most) = b.arity();
    let mangled = |row: &Row| !row.when.contains(&Condition::Unmangled);
    let arities_meet = !mangled(a) || (a_least <= b_most && b_least <= a_most);
    arities_meet && !a.when.iter().any(|one| b.when.iter().any(|other| one.excludes(other)))
}

#[test]
fn rows_of_one_name_exclude_each_other() {
    let mut all: Vec<&Row> = rows().collect();
    all.sort_by_key(|row| row.name);
    for (i, a) in all.iter().enumerate() {
        for b in all[i + 1..].iter().take_while(|b| b.name == a.name) {
            assert!(!overlap(a, b), "{} has overlapping rows:\n{a:?}\n{b:?}", a.name);
        }
    }
}

#[test]
fn no_row_shadows_a_builtin_variable() {
    for row in rows() {
        let shadows = builtin_variable::ROWS.iter().any(|variable| variable.opencl == row.name);
        assert!(!shadows, "{}", row.name);
    }
}

#[test]
fn every_stem_is_what_the_grammar_takes_from_a_name() {
    for row in rows().filter(|row| row.name.contains('<')) {
        let name = row
            .name
            .replace("<n>", "4")
            .replace("<rt>", "rte")
            .replace("<group>", "work_group")
            .replace("<collective>", "scan_inclusive")
            .replace("<int>", "int4")
            .replace("<uint>", "uint4")
            .replace("<float>", "float4")
            .replace("<type>", "float4");
        assert_eq!(name::parse(&name).map(|(stem, _)| stem).as_deref(), Some(row.name), "{name}");
    }
}

#[test]
fn what_an_operand_takes_from_the_name_is_in_the_stem() {
    let placeholder = |operand: &Operand| match operand {
        Operand::Lanes => Some("<n>"),
        Operand::Rounding => Some("<rt>"),
        Operand::Collective => Some("<collective>"),
        _ => None,
    };
    for row in rows() {
        for needed in row.operands.iter().filter_map(placeholder) {
            assert!(row.name.contains(needed), "{} needs {needed}", row.name);
        }
    }
}

#[test]
fn one_operand_is_the_result_where_nothing_computes_it() {
    for row in rows().filter(|row| row.target == Target::Operand) {
        assert_eq!(row.operands.len(), 1, "{}", row.name);
    }
}

/// The symbols declared by clang's header. A line of the stored list has a parameter encoding, the equivalent text, and the names
/// with that encoding.
fn declared() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/mangling/tests/opencl_builtins/builtins.txt");
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut symbols = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let [encoding, _, names] = *line.split('\t').collect::<Vec<_>>() else { panic!("{line}") };
        symbols.extend(names.split(' ').map(|name| format!("_Z{}{name}{encoding}", name.len())));
    }
    symbols
}

#[test]
fn every_declared_builtin_has_exactly_one_meaning() {
    let symbols = declared();
    assert!(symbols.len() > 10_000, "the list is incomplete");
    let mut missing = BTreeSet::new();
    for mangled in &symbols {
        let symbol = mangling::demangle(mangled).unwrap_or_else(|error| panic!("{mangled}: {error}"));
        let is_exception = EXCEPTIONS.iter().any(|(prefix, _)| symbol.name.starts_with(prefix));
        match find(&symbol.name, &symbol.parameters) {
            None if is_exception => {}
            None => {
                missing.insert(symbol.to_string());
            }
            Some(Plan::Variable(_)) => {}
            Some(Plan::Row(found, _)) => {
                assert!(!is_exception, "{mangled} is served and needs no exception");
                let same_name = rows().filter(|row| row.name == found.name);
                let meanings = same_name.filter(|row| index::applies(row, Some(&symbol.parameters))).count();
                assert_eq!(meanings, 1, "{mangled}");
            }
        }
    }
    assert!(missing.is_empty(), "without a row: {missing:#?}");
}

#[test]
fn unmangled_and_mangled_names_do_not_mix() {
    assert!(find_unmangled("printf").is_some());
    assert!(find("printf", &[]).is_none());
    assert!(find_unmangled("fabs").is_none());
    assert!(find_unmangled("get_global_id").is_none());
}
