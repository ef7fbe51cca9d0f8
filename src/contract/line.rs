//! Lines that the writer would not derive from debug locations.

use super::{Attached, Kinds};
use crate::llvm::{Context, MdKind, Metadata};
use crate::spirv::Opcode;
use std::borrow::Cow;

/// An entry of `!spirv.Line`.
pub(crate) enum LineItem<'c> {
    /// A line. `end`: line and column at which a `DebugLine` ends, where they are not the usual ones.
    Line { file: Cow<'c, [u8]>, line: u32, column: u32, end: Option<(u32, u32)> },
    /// `OpNoLine`.
    NoLine,
    /// A label, a function head, a parameter or the end of a function; the preceding lines come before it.
    Passed(Opcode),
}

impl<'c> LineItem<'c> {
    pub fn node(&self, context: &'c Context) -> Metadata<'c> {
        match self {
            Self::Line { file, line, column, end } => {
                let numbers = [*line, *column].into_iter().chain(end.iter().flat_map(|end| [end.0, end.1]));
                let numbers = numbers.map(|number| context.md_i32(number));
                let operands = std::iter::once(context.md_string_bytes(file)).chain(numbers);
                context.md_node(&operands.map(Some).collect::<Vec<_>>())
            }
            Self::NoLine => context.md_node(&[]),
            Self::Passed(opcode) => context.md_i32(opcode.0.into()),
        }
    }

    pub fn of(item: Metadata<'c>) -> Self {
        if let Some(opcode) = item.int_value().and_then(|number| u16::try_from(number).ok()) {
            return Self::Passed(Opcode(opcode));
        }
        let number = |index| item.operand(index).and_then(Metadata::u32_value);
        let file = item.operand(0).and_then(Metadata::string_bytes);
        match (file, number(1), number(2)) {
            (Some(file), Some(line), Some(column)) => {
                Self::Line { file: Cow::Borrowed(file), line, column, end: number(3).zip(number(4)) }
            }
            _ => Self::NoLine,
        }
    }
}

/// `!spirv.Line`: lines before an instruction, a function or a variable.
pub(crate) struct Lines<'c>(pub Vec<LineItem<'c>>);

impl<'c> Attached<'c> for Lines<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.line
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let items: Vec<_> = self.0.iter().map(|item| Some(item.node(context))).collect();
        context.md_node(&items)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self(node.operands().flatten().map(LineItem::of).collect()))
    }
}
