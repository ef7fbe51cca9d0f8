//! Debug records: locations and values of variables, between instructions.
//!
//! Known gaps: of an assignment (`#dbg_assign`) only the value is read, not its address and its id; none is created.

use super::debug_node::list;
use super::{Block, DebugKind, Metadata, Value, ffi};
use llvm_sys::core::{LLVMGetFirstDbgRecord, LLVMGetNextDbgRecord, LLVMGetTypeContext};
use llvm_sys::prelude::LLVMDbgRecordRef;
use std::ffi::c_int;
use std::ptr::null_mut;

/// Kinds of records, with the shim's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DebugRecordKind {
    /// A variable is in memory, from here to the end of its scope.
    Declare,
    /// A variable has a value from here on.
    Value,
    /// An assignment to a variable.
    Assign,
    /// A variable whose storage is a value.
    DeclareValue,
    /// A label.
    Label,
}

/// The storage of a variable in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebugStorage<'c> {
    /// None.
    Nothing,
    /// One value.
    One(Value<'c>),
    /// Several values, combined by the expression.
    List(Vec<Value<'c>>),
}

/// A debug record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebugRecord<'c> {
    /// Its kind.
    pub kind: DebugRecordKind,
    /// The variable's storage; none for a label.
    pub storage: DebugStorage<'c>,
    /// The local variable; for a label, the label.
    pub variable: Option<Metadata<'c>>,
    /// The expression on the storage; `None` for a label.
    pub expression: Option<Metadata<'c>>,
    /// Its source location.
    pub location: Option<Metadata<'c>>,
}

/// The operands of a record, with the shim's numbers.
#[derive(Clone, Copy)]
enum Part {
    Storage,
    Variable,
    Expression,
    Location,
}

/// An operand of a record.
///
/// # Safety
/// The record is alive and belongs to a context that outlives `'c`.
unsafe fn part<'c>(record: LLVMDbgRecordRef, part: Part) -> Option<Metadata<'c>> {
    // SAFETY: the caller vouches for the record.
    unsafe { Metadata::from_raw(ffi::slt_debug_record_part(record, part as c_int)) }
}

/// The storage in a record. LLVM leaves an empty node in place of a deleted value.
fn storage(metadata: Option<Metadata<'_>>) -> DebugStorage<'_> {
    let Some(metadata) = metadata else { return DebugStorage::Nothing };
    if metadata.debug_kind() == Some(DebugKind::ArgList) {
        return DebugStorage::List(metadata.list_values().into_iter().filter_map(Metadata::value).collect());
    }
    metadata.value().map_or(DebugStorage::Nothing, DebugStorage::One)
}

/// Reads a record; `None` for an unknown kind.
///
/// # Safety
/// As for [`part`].
unsafe fn read<'c>(record: LLVMDbgRecordRef) -> Option<DebugRecord<'c>> {
    use DebugRecordKind::*;
    // SAFETY: the caller vouches for the record.
    unsafe {
        let kinds = [Declare, Value, Assign, DeclareValue, Label];
        let kind = usize::try_from(ffi::slt_debug_record_kind(record)).ok()?;
        Some(DebugRecord {
            kind: *kinds.get(kind)?,
            storage: storage(part(record, Part::Storage)),
            variable: part(record, Part::Variable),
            expression: part(record, Part::Expression),
            location: part(record, Part::Location),
        })
    }
}

impl<'c> Value<'c> {
    /// Whether an instruction has debug records before it.
    pub fn has_debug_records(self) -> bool {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_has_debug_records(self.raw()) }
    }

    /// The records before an instruction, in order.
    pub fn debug_records(self) -> Vec<DebugRecord<'c>> {
        if !self.has_debug_records() {
            return Vec::new();
        }
        // SAFETY: the value is an instruction that is alive, and so are its records.
        let mut next = unsafe { LLVMGetFirstDbgRecord(self.raw()) };
        let mut all = Vec::new();
        while !next.is_null() {
            // SAFETY: the record is alive and belongs to this context.
            unsafe {
                all.extend(read(next));
                next = LLVMGetNextDbgRecord(next);
            }
        }
        all
    }

    /// Inserts a record before an instruction, after its existing records.
    ///
    /// Returns false and changes nothing if a part is missing or has the wrong kind, for assignments, before phis, and for values
    /// that are not instructions in a block.
    pub fn insert_debug_record(self, record: &DebugRecord<'c>) -> bool {
        self.block().is_some_and(|block| insert(block, Some(self), record))
    }
}

impl<'c> Block<'c> {
    /// Appends a record to a block without a terminator; the next instruction appended takes it over.
    ///
    /// Returns false and changes nothing if the block has a terminator, if a part is missing or has the wrong kind, and for
    /// assignments. No phi may follow.
    pub fn push_debug_record(self, record: &DebugRecord<'c>) -> bool {
        insert(self, None, record)
    }
}

/// Inserts a record before an instruction of a block, or at the block's end.
fn insert<'c>(block: Block<'c>, before: Option<Value<'c>>, record: &DebugRecord<'c>) -> bool {
    let storage = match &record.storage {
        DebugStorage::Nothing => None,
        DebugStorage::One(value) if value.is_recordable() => Some(value.as_metadata()),
        DebugStorage::List(values) if values.iter().all(|value| value.is_recordable()) => {
            // SAFETY: the block is alive, and so is the context of its type.
            Some(unsafe { list(LLVMGetTypeContext(block.as_value().ty().raw()), values) })
        }
        _ => return false,
    };
    let raw = |part: Option<Metadata<'c>>| part.map_or(null_mut(), Metadata::raw);
    // SAFETY: everything is alive; the shim checks kinds and the place.
    unsafe {
        ffi::slt_insert_debug_record(
            block.raw(),
            before.map_or(null_mut(), Value::raw),
            record.kind as c_int,
            raw(storage),
            raw(record.variable),
            raw(record.expression),
            raw(record.location),
        )
    }
}
