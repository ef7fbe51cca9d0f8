//! Names of values that cannot have their own, as the Khronos translator's reader comes to them.
//!
//! Rule of this module: names only, and only at the peer level. LLVM gives a name that is taken the next number of the
//! function, so all that takes a number there takes one here: a value whose name is taken asks twice, one that is used before
//! it is defined meets its placeholder, and what a later pass puts in the place of an instruction meets that instruction.

use super::context::Reader;
use crate::error::Result;
use crate::llvm::{Block, Value};
use crate::spirv::{Id, Instruction};
use rustc_hash::FxHashSet;

/// What is still to be done about names of a function.
#[derive(Default)]
pub(super) struct Names<'c> {
    /// Results that are used before their definition.
    early: FxHashSet<Id>,
    /// What later passes do, in order.
    notes: Vec<Note<'c>>,
}

/// What a later pass does.
enum Note<'c> {
    /// It writes a call once more, which takes over the name when it is there.
    Call,
    /// It puts these in the place of one instruction, the result last.
    Replaced(Vec<Value<'c>>),
}

/// A point in the making of a block.
pub(super) struct Checkpoint<'c> {
    /// The last LLVM instruction so far.
    last: Option<Value<'c>>,
    /// How much later passes have to do so far.
    notes: usize,
}

/// The name of a call until it takes over another.
const NEW_CALL: &str = "call";

impl<'c, 'm> Reader<'c, 'm> {
    fn counts_names(&self) -> bool {
        self.named && !self.full_metadata()
    }

    /// Notes the incoming values of a phi that are defined behind it.
    pub(super) fn note_early_values(&mut self, phi: Instruction<'m>) {
        if !self.counts_names() {
            return;
        }
        for id in phi.operands().iter().step_by(2).copied().map(Id) {
            if self.spirv.definition(id).is_some_and(|value| value.number() > phi.number()) {
                self.function.names.early.insert(id);
            }
        }
    }

    /// Notes a value that is used before its definition.
    pub(super) fn note_early_value(&mut self, id: Id) {
        if self.counts_names() {
            self.function.names.early.insert(id);
        }
    }

    /// Takes the numbers that the Khronos translator's reader takes when it names a result.
    pub(super) fn take_numbers(&mut self, id: Id, value: Value<'c>, name: &str) {
        if self.full_metadata() || !value.is_instruction() {
            return;
        }
        if value.name_bytes() != name.as_bytes() {
            value.set_name(name);
        }
        if self.function.names.early.remove(&id)
            && let Ok(other) = self.nothing()
        {
            other.set_name(name);
            other.erase();
        }
    }

    /// An instruction that means nothing, where the builder is.
    fn nothing(&self) -> Result<Value<'c>> {
        self.builder.freeze(self.llvm.i32_type().poison()?)
    }

    /// Where the making of a block is.
    pub(super) fn checkpoint(&self) -> Checkpoint<'c> {
        Checkpoint { last: self.last_made(), notes: self.function.names.notes.len() }
    }

    /// The last LLVM instruction of the block that the builder is in.
    pub(super) fn last_made(&self) -> Option<Value<'c>> {
        self.builder.block().and_then(Block::last_instruction)
    }

    /// The LLVM instructions of the builder's block behind one of them; all if that one is in another block or is none.
    pub(super) fn made_since(&self, last: Option<Value<'c>>) -> impl Iterator<Item = Value<'c>> + use<'c> {
        let block = self.builder.block();
        let first = match last.filter(|last| last.block() == block) {
            Some(last) => last.next_instruction(),
            None => block.and_then(Block::first_instruction),
        };
        std::iter::successors(first, |made| made.next_instruction())
    }

    /// Notes a call of a builtin, which a later pass writes once more under another name.
    pub(super) fn note_call(&mut self, call: Value<'c>) {
        if self.counts_names() && !call.ty().is_void() {
            self.function.names.notes.push(Note::Call);
        }
    }

    /// Notes what stands for an instruction: all that was made since, the result last.
    pub(super) fn note_replaced(&mut self, since: Checkpoint<'c>) {
        if !self.counts_names() {
            return;
        }
        let parts = self.made_since(since.last).collect();
        self.function.names.notes.truncate(since.notes);
        self.function.names.notes.push(Note::Replaced(parts));
    }

    /// Names what stands for instructions when a function is complete.
    ///
    /// # Errors
    /// None but LLVM's own.
    pub(super) fn name_replaced(&mut self) -> Result<()> {
        let notes = std::mem::take(&mut self.function.names.notes);
        let mut results = notes.iter().filter_map(|note| match note {
            Note::Replaced(parts) => parts.last(),
            Note::Call => None,
        });
        let Some(first) = results.next() else { return Ok(()) };
        self.builder.position_before(*first);
        let other = self.nothing()?;
        for note in &notes {
            match note {
                Note::Call => {
                    other.set_name(NEW_CALL);
                    other.clear_name();
                }
                Note::Replaced(parts) => {
                    let Some(result) = parts.last().filter(|part| !part.name_bytes().is_empty()) else {
                        continue;
                    };
                    let name = result.name().into_owned();
                    other.take_name_of(*result);
                    parts.iter().for_each(|part| part.set_name(&name));
                    other.clear_name();
                }
            }
        }
        other.erase();
        Ok(())
    }
}
