//! The operands of a debug instruction: the fields of its node, and further facts.

use super::Reader;
use crate::error::{Error, Result};
use crate::llvm::{DebugField, DebugValue, Metadata};
use crate::spirv::Id;
use crate::table::debug_info::Row;

/// The value of a field.
#[derive(Clone, Debug)]
pub(super) enum Field<'c> {
    Number(i64),
    Part(Option<Metadata<'c>>),
    /// Bytes, as a rule UTF-8.
    Text(Vec<u8>),
}

/// The decoded operands of an instruction.
#[derive(Default)]
pub(super) struct Read<'c> {
    fields: Vec<(DebugField, Field<'c>)>,
    /// Whether the node is distinct.
    pub distinct: bool,
    /// Flags in the encoding of the set, as far as they are decoded.
    pub flags: u32,
    /// The storage class of a pointer.
    pub storage_class: Option<u32>,
    /// The number of elements of an array.
    pub elements: u64,
    /// A language without a DWARF number.
    pub language: Option<u32>,
    /// The version of DWARF.
    pub dwarf_version: u32,
    /// The constant value of a member, or the described variable or function.
    pub target: Option<Id>,
}

impl<'c> Read<'c> {
    /// Sets a field.
    pub fn set(&mut self, field: DebugField, value: Field<'c>) {
        self.remove(field);
        self.fields.push((field, value));
    }

    /// The fields, in LLVM's representation.
    pub fn values(&self) -> Vec<(DebugField, DebugValue<'_>)> {
        let values = self.fields.iter().map(|(field, value)| {
            let value = match value {
                Field::Number(number) => DebugValue::Number(*number),
                Field::Part(part) => DebugValue::Part(*part),
                Field::Text(text) => DebugValue::Text(text),
            };
            (*field, value)
        });
        values.collect()
    }

    /// Sets a numeric field.
    pub fn set_number(&mut self, field: DebugField, number: u32) {
        self.set(field, Field::Number(number.into()));
    }

    /// Sets a field to a node.
    pub fn set_part(&mut self, field: DebugField, part: Metadata<'c>) {
        self.set(field, Field::Part(Some(part)));
    }

    /// Removes a field.
    pub fn remove(&mut self, field: DebugField) {
        self.fields.retain(|(other, _)| *other != field);
    }

    /// The node in a field.
    pub fn part(&self, field: DebugField) -> Option<Metadata<'c>> {
        self.fields.iter().find(|(other, _)| *other == field).and_then(|(_, value)| match value {
            Field::Part(part) => *part,
            _ => None,
        })
    }

    /// The number in a field; 0 if it is not set.
    pub fn number(&self, field: DebugField) -> i64 {
        let number = self.fields.iter().find(|(other, _)| *other == field).map(|(_, value)| match value {
            Field::Number(number) => *number,
            _ => 0,
        });
        number.unwrap_or(0)
    }
}

impl<'c> Reader<'c, '_> {
    /// Creates the node of a row with these fields.
    ///
    /// # Errors
    /// Parts of node classes that LLVM does not accept.
    pub(super) fn node_of(&self, row: &Row, read: &Read<'c>) -> Result<Metadata<'c>> {
        let node = self.llvm.debug_node(row.kind, read.distinct, &read.values());
        node.ok_or_else(|| {
            Error::unsupported(format!("{} has operands of other kinds than LLVM's node takes", row.name))
        })
    }
}
