//! The table of substitution candidates on the mangling side.
//!
//! A component becomes a candidate after it is written, inner before outer; its next occurrence is written as `S_`, `S0_` ... by
//! its index.

use crate::ast::{NameComponent, Qualifiers, TemplateArgument, Type};
use std::collections::HashMap;

/// A component that a back-reference may refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Component<'a> {
    /// A type other than a scalar, pointer or name.
    Type(&'a Type),
    /// A pointer to a type with these qualifiers.
    Pointer(Qualifiers, &'a Type),
    /// A type with all its qualifiers.
    Qualified(Qualifiers, &'a Type),
    /// A name, or a prefix of a nested one, with or without the template arguments of its last component.
    Name { scope: &'a [NameComponent], last: &'a str, arguments: Option<&'a [TemplateArgument]> },
}

/// The maximum number of candidates for linear search; a longer table gets a hash index.
const LINEAR_SEARCH_LIMIT: usize = 16;

/// The candidates of one mangled name, in order.
#[derive(Default)]
pub(crate) struct Table<'a> {
    /// `None` for a candidate that the mangling flavour never refers back to.
    components: Vec<Option<Component<'a>>>,
    index: HashMap<Component<'a>, usize>,
}

impl<'a> Table<'a> {
    /// The index of the first candidate equal to `component`.
    pub(crate) fn find(&self, component: Component<'a>) -> Option<usize> {
        if self.index.is_empty() {
            self.components.iter().position(|known| *known == Some(component))
        } else {
            self.index.get(&component).copied()
        }
    }

    /// Makes `component` the next candidate.
    pub(crate) fn add(&mut self, component: Component<'a>) {
        let position = self.components.len();
        self.components.push(Some(component));
        if !self.index.is_empty() {
            self.index.entry(component).or_insert(position);
        } else if position >= LINEAR_SEARCH_LIMIT {
            for (position, component) in self.components.iter().enumerate() {
                if let Some(component) = component {
                    self.index.entry(*component).or_insert(position);
                }
            }
        }
    }

    /// The number of candidates.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.components.len()
    }

    /// Reserves the next index for a candidate that no search finds.
    pub(crate) fn add_unfindable(&mut self) {
        self.components.push(None);
    }
}

/// Appends the back-reference to the candidate with an index: `S_`, `S0_` ... `SZ_`, `S10_` ...
pub(crate) fn write_reference(out: &mut String, index: usize) {
    out.push('S');
    if let Some(mut number) = index.checked_sub(1) {
        let mut digits = Vec::with_capacity(4);
        loop {
            let digit = (number % 36) as u32;
            digits.push(char::from_digit(digit, 36).unwrap_or('0').to_ascii_uppercase());
            number /= 36;
            if number == 0 {
                break;
            }
        }
        out.extend(digits.iter().rev());
    }
    out.push('_');
}

#[cfg(test)]
mod tests {
    use super::write_reference;

    #[test]
    fn references_count_in_base_36() {
        let cases = [
            (0, "S_"),
            (1, "S0_"),
            (10, "S9_"),
            (11, "SA_"),
            (36, "SZ_"),
            (37, "S10_"),
            (36 * 36, "SZZ_"),
            (36 * 36 + 1, "S100_"),
        ];
        for (index, expected) in cases {
            let mut out = String::new();
            write_reference(&mut out, index);
            assert_eq!(out, expected);
        }
    }
}
