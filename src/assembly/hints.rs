//! Suggestions of similar names, for messages.

use crate::spirv::grammar::{self, ExtInstSet, OperandKind};

/// `; did you mean ...` for the name of an instruction, or an empty string.
pub fn opcode(name: &[u8]) -> String {
    let names =
        grammar::instructions().iter().flat_map(|row| std::iter::once(&row.opname).chain(row.aliases));
    suggest(name, names.copied())
}

/// `; did you mean ...` for an enumerant, or an empty string.
pub fn enumerant(kind: OperandKind, name: &[u8]) -> String {
    let rows = grammar::operand_kind(kind).enumerants;
    let hint =
        suggest(name, rows.iter().flat_map(|row| std::iter::once(&row.name).chain(row.aliases)).copied());
    match hint.is_empty() && name.first().is_some_and(u8::is_ascii_digit) {
        true => "; a number takes the place of a name only as !<integer>".to_owned(),
        false => hint,
    }
}

/// `; did you mean ...` for an extended instruction, or an empty string.
pub fn ext_inst(set: ExtInstSet, name: &[u8]) -> String {
    suggest(name, set.instructions().iter().map(|row| row.name))
}

fn suggest<'n>(wanted: &[u8], names: impl Iterator<Item = &'n str>) -> String {
    nearest(wanted, names).map_or_else(String::new, |name| format!("; did you mean {name}?"))
}

/// The most similar name, if any is sufficiently similar.
pub fn nearest<'n>(wanted: &[u8], names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let wanted = std::str::from_utf8(wanted).ok().filter(|wanted| wanted.len() <= 64)?;
    let limit = 1 + wanted.len() / 4;
    // Skips names whose length alone differs too much.
    let near = names.filter(|name| name.len().abs_diff(wanted.len()) <= limit);
    let best = near.map(|name| (distance(wanted, name), name)).min_by_key(|(distance, _)| *distance);
    best.filter(|(distance, _)| *distance <= limit).map(|(_, name)| name)
}

/// The number of insertions, deletions and replacements of characters; a difference only in case counts as one.
fn distance(left: &str, right: &str) -> usize {
    if left.eq_ignore_ascii_case(right) {
        return 1;
    }
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.bytes().enumerate() {
        let mut diagonal = i;
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
        let mut before = i + 1;
        for (cell, b) in row.iter_mut().skip(1).zip(right.bytes()) {
            let replaced = diagonal + usize::from(a != b);
            diagonal = *cell;
            *cell = replaced.min(before + 1).min(diagonal + 1);
            before = *cell;
        }
    }
    row.last().copied().unwrap_or(0)
}
