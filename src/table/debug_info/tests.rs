//! Consistency of the debug information rows with each other and with the grammar.

use super::{ROWS, Set, When, expression, language, value};
use crate::llvm::DebugKind;

/// Numbers that map to several classes of nodes.
const SHARED: [u32; 2] = [15, 21];

#[test]
fn numbers_are_unique_in_a_set() {
    for set in Set::ALL {
        for (place, row) in ROWS.iter().enumerate().filter(|(_, row)| row.sets.has(set)) {
            let again =
                ROWS.iter().skip(place + 1).find(|other| other.number == row.number && other.sets.has(set));
            assert!(again.is_none() || SHARED.contains(&row.number), "{} in {set:?}", row.name);
        }
    }
}

#[test]
fn names_are_those_of_the_grammar() {
    let grammar = crate::spirv::grammar::ExtInstSet::OpenClDebugInfo100;
    for row in ROWS.iter().filter(|row| row.sets.has(Set::OpenCl100) && ![16, 17].contains(&row.number)) {
        let known = grammar.instruction(row.number).map(|known| known.name);
        assert_eq!(known, Some(row.name));
    }
    // Rows have the exchanged numbers of these two.
    assert_eq!(grammar.instruction(16).map(|row| row.name), Some("DebugTypeTemplateTemplateParameter"));
    assert_eq!(grammar.instruction(17).map(|row| row.name), Some("DebugTypeTemplateParameterPack"));
}

#[test]
fn a_class_ends_with_a_row_that_can_hold() {
    // An unconditional row must be last, or the rows after it are unreachable.
    for set in Set::ALL {
        for row in ROWS.iter().filter(|row| row.sets.has(set) && row.when == When::Always) {
            let last = super::rows_of(row.kind, set).last().map(|row| row.when);
            assert_eq!(last, Some(When::Always), "{}", row.name);
        }
    }
    assert!(super::rows_of(DebugKind::Subrange, Set::OpenCl100).next().is_none());
}

#[test]
fn operations_lead_there_and_back() {
    let mut known = 0;
    for number in 0..=200 {
        let Some(operation) = expression::of_number(number) else { continue };
        known += 1;
        assert_eq!(expression::of_dwarf(operation.dwarf.into()), Some(operation));
    }
    assert_eq!(known, 167);
    assert_eq!(expression::of_number(143), None);
    assert_eq!(expression::of_dwarf(0x1006), None);
}

#[test]
fn languages_of_the_newest_set_lead_there_and_back() {
    for number in 200..220 {
        let language = language::from_set(number, Set::NonSemantic200);
        assert_eq!(language.map(|language| language::to_set(language, Set::NonSemantic200)), Some(number));
    }
    assert_eq!(language::to_set(language::OPENCL, Set::NonSemantic200), 3);
    assert_eq!(language::to_set(0x04, Set::OpenCl100), 6);
    assert_eq!(language::from_set(6, Set::OpenCl100), Some(0x2A));
    assert_eq!(language::from_set(999, Set::OpenCl100), None);
}

#[test]
fn flags_lead_there_and_back() {
    for bit in 2..30 {
        let flags = 1 << bit;
        let own = value::flags_to_set(flags);
        assert!(own == 0 || value::flags_from_set(own) == flags, "{flags:#x}");
    }
    for access in 0..4 {
        assert_eq!(value::flags_from_set(value::flags_to_set(access)), access);
    }
    assert_eq!(value::flags_to_set(1), value::flag::PRIVATE);
}

#[test]
fn small_numbers_have_a_plain_form() {
    let plain = |dwarf: u64, operands: &[u64]| {
        let form =
            expression::of_dwarf(dwarf).and_then(|operation| expression::plain_form(operation, operands));
        form.map(|(operation, number)| (operation.dwarf, number))
    };
    assert_eq!(plain(0x30, &[]), Some((0x10, 0)));
    assert_eq!(plain(0x4F, &[]), Some((0x10, 31)));
    assert_eq!(plain(0x11, &[7]), Some((0x10, 7)));
    assert_eq!(plain(0x50, &[]), None);
}
