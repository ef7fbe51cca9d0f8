//! Lines that the writer would not derive from debug locations.

use super::{Attached, Kinds};
use crate::llvm::{Context, MdKind, Metadata};
use crate::spirv::{Opcode, op};
use crate::table::debug_info::number;
use std::borrow::Cow;

/// An entry of `!spirv.Line`.
pub(crate) enum LineItem<'c> {
    /// A line. `end`: line and column at which a `DebugLine` ends, where they are not the usual ones.
    Line { file: Cow<'c, [u8]>, line: u32, column: u32, end: Option<(u32, u32)> },
    /// `OpNoLine`.
    NoLine,
    /// A label, a function head, a parameter or the end of a function; the preceding lines come before it.
    Passed(Opcode),
    /// `OpLine`, or `OpNoLine`, where all other lines are instructions of a set of debug information.
    Plain(Option<(Cow<'c, [u8]>, u32, u32)>),
    /// `DebugScope`: a scope that nothing was inlined to, or that of the instruction's location.
    Scope(Option<Metadata<'c>>),
    /// `DebugNoScope`.
    NoScope,
    /// `DebugFunctionDefinition`. On a function: one of its instructions has it in front.
    Definition,
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
            Self::Plain(Some((file, line, column))) => {
                let opcode = context.md_i32(op::Line.0.into());
                let file = context.md_string_bytes(file);
                let place = [*line, *column].map(|number| context.md_i32(number));
                context.md_node(&[opcode, file, place[0], place[1]].map(Some))
            }
            Self::Plain(None) => context.md_node(&[Some(context.md_i32(op::NoLine.0.into()))]),
            Self::Scope(scope) => Self::of_set(context, number::SCOPE, *scope),
            Self::NoScope => Self::of_set(context, number::NO_SCOPE, None),
            Self::Definition => Self::of_set(context, number::FUNCTION_DEFINITION, None),
        }
    }

    /// An instruction of a set: opcode, number, and a scope.
    fn of_set(context: &'c Context, number: u32, scope: Option<Metadata<'c>>) -> Metadata<'c> {
        let numbers = [op::ExtInst.0.into(), number].map(|number| context.md_i32(number));
        context.md_node(&numbers.into_iter().chain(scope).map(Some).collect::<Vec<_>>())
    }

    /// The kind of item that a leading opcode denotes.
    fn of_opcode(item: Metadata<'c>, opcode: u32) -> Self {
        let number = |index| item.operand(index).and_then(Metadata::u32_value);
        let file = item.operand(1).and_then(Metadata::string_bytes);
        match (file, number(2), number(3)) {
            (Some(file), Some(line), Some(column)) => {
                return Self::Plain(Some((Cow::Borrowed(file), line, column)));
            }
            _ if opcode != u32::from(op::ExtInst.0) => return Self::Plain(None),
            _ => {}
        }
        match number(1) {
            Some(number::SCOPE) => Self::Scope(item.operand(2)),
            Some(number::FUNCTION_DEFINITION) => Self::Definition,
            _ => Self::NoScope,
        }
    }

    pub fn of(item: Metadata<'c>) -> Self {
        if let Some(opcode) = item.int_value().and_then(|number| u16::try_from(number).ok()) {
            return Self::Passed(Opcode(opcode));
        }
        if let Some(opcode) = item.operand(0).and_then(Metadata::u32_value) {
            return Self::of_opcode(item, opcode);
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
