//! Constants and types that an older LLVM does not know.

use super::line::Line;
use super::token::{Kind, Token};
use crate::table::llvm_version::{SPLAT, TARGET_TYPES};
use crate::table::opaque;

impl Line<'_> {
    /// `splat (i32 1)` as its elements; their number is that of the nearest vector type of that element in front.
    pub(super) fn splats(&mut self, version: u32) {
        if version >= SPLAT {
            return;
        }
        while let Some(at) = self.tokens.iter().position(|token| token.is_word("splat")) {
            let open =
                at + 1 + self.tokens.get(at + 1).map_or(0, |token| usize::from(token.kind == Kind::Blank));
            let Some(element) = self.arguments(open).first().cloned() else { return };
            let end = element.end + 1;
            let element = self.slice(element);
            let ty = element.split(' ').next().unwrap_or_default();
            match vector_before(self.tokens.get(..at).unwrap_or_default(), ty) {
                Some(count) => {
                    let elements = vec![element.as_str(); count].join(", ");
                    self.replace(at..end, &format!("<{elements}>"));
                }
                None => {
                    self.refuse(format!("splat ({element})"));
                    return;
                }
            }
        }
    }

    /// Lowers target extension types to the pointers that represented them before; `objects.rs` has named them in metadata.
    pub(super) fn target_types(&mut self, version: u32) {
        if version >= TARGET_TYPES {
            return;
        }
        let mut at = 0;
        while at < self.tokens.len() {
            let is_type = self.tokens.get(at).is_some_and(|token| token.is_word("target"));
            let Some(range) = self.call(at).filter(|_| is_type) else {
                at += 1;
                continue;
            };
            let name = self
                .tokens
                .get(at + 2)
                .map(|token| token.text.trim_matches('"').to_owned())
                .unwrap_or_default();
            match opaque::by_target(&name) {
                Some(row) if row.address_space == 0 => self.replace(range, "ptr"),
                Some(row) => self.replace(range, &format!("ptr addrspace({})", row.address_space)),
                None => self.refuse(format!("the type {}", self.slice(range))),
            }
            at += 1;
        }
    }
}

/// The length of the last vector type of an element type among tokens.
fn vector_before(tokens: &[Token<'_>], element: &str) -> Option<usize> {
    tokens.windows(7).rev().find_map(|window| match window {
        [open, count, _, x, _, ty, close]
            if open.is("<") && x.is_word("x") && ty.is_word(element) && close.is(">") =>
        {
            count.text.parse().ok()
        }
        _ => None,
    })
}
