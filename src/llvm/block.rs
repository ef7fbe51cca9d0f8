//! Basic blocks: contents and position.

use super::text::{handle, take_message};
use super::{Context, Value, ValueKind, ffi};
use llvm_sys::LLVMBasicBlock;
use llvm_sys::core::*;
use std::borrow::Cow;
use std::fmt;

handle! {
    /// A basic block.
    Block, LLVMBasicBlock
}

impl<'c> Block<'c> {
    /// The block as an operand.
    pub fn as_value(self) -> Value<'c> {
        // SAFETY: the block is alive; it is a value itself.
        unsafe { Value::from_non_null(LLVMBasicBlockAsValue(self.raw())) }
    }

    /// Its name; empty if unnamed.
    pub fn name(self) -> Cow<'c, str> {
        self.as_value().name()
    }

    /// Sets its name; an empty name is ignored.
    pub fn set_name(self, name: &str) {
        self.as_value().set_name(name);
    }

    /// Its function.
    pub fn function(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        unsafe { Value::from_raw(LLVMGetBasicBlockParent(self.raw())) }
    }

    /// Its terminator, if it has one already.
    pub fn terminator(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        unsafe { Value::from_raw(LLVMGetBasicBlockTerminator(self.raw())) }
    }

    /// Its first instruction.
    pub fn first_instruction(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        unsafe { Value::from_raw(LLVMGetFirstInstruction(self.raw())) }
    }

    /// Its last instruction.
    pub fn last_instruction(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        unsafe { Value::from_raw(LLVMGetLastInstruction(self.raw())) }
    }

    /// Its instructions in order. The current instruction may be erased, but not the following one.
    pub fn instructions(self) -> impl Iterator<Item = Value<'c>> {
        let mut next = self.first_instruction();
        std::iter::from_fn(move || {
            let current = next?;
            // SAFETY: the instruction is alive; its successor is fetched before the caller may erase it.
            next = unsafe { Value::from_raw(LLVMGetNextInstruction(current.raw())) };
            Some(current)
        })
    }

    /// The next block of the function.
    pub fn next(self) -> Option<Block<'c>> {
        // SAFETY: the block is alive.
        unsafe { Self::from_raw(LLVMGetNextBasicBlock(self.raw())) }
    }

    /// The predecessors, in the order of their uses; a block with two edges to this one occurs twice.
    pub fn predecessors(self) -> impl Iterator<Item = Block<'c>> {
        self.as_value().users().filter_map(|user| {
            // SAFETY: the user is alive and an instruction.
            let is_branch = user.is_instruction() && unsafe { !LLVMIsATerminatorInst(user.raw()).is_null() };
            if is_branch { user.block() } else { None }
        })
    }

    /// Moves it before another block, in any function.
    pub fn move_before(self, other: Block<'c>) {
        if self != other && self.function().is_some() && other.function().is_some() {
            // SAFETY: both blocks are alive, different, and belong to functions.
            unsafe { LLVMMoveBasicBlockBefore(self.raw(), other.raw()) }
        }
    }

    /// Erases and frees the block with its instructions; none of them may be used again.
    ///
    /// Returns false and changes nothing while the block has uses.
    pub fn delete(self) -> bool {
        let free = !self.as_value().is_used() && self.function().is_some();
        if free {
            // SAFETY: the block is alive, belongs to a function, and nothing refers to it.
            unsafe {
                ffi::slt_drop_trailing_records(self.raw());
                LLVMDeleteBasicBlock(self.raw());
            }
        }
        free
    }
}

impl fmt::Display for Block<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the block is alive; the text is a message that we must free.
        f.write_str(unsafe { take_message(LLVMPrintValueToString(self.as_value().raw())) }.trim())
    }
}

impl Context {
    /// Appends a block to a function; an empty name leaves it unnamed. `None` if the value is not a function.
    pub fn append_block<'c>(&'c self, function: Value<'c>, name: &str) -> Option<Block<'c>> {
        if !function.is(ValueKind::Function) {
            return None;
        }
        // SAFETY: context and function are alive.
        let block = unsafe {
            Block::from_raw(LLVMAppendBasicBlockInContext(self.raw(), function.raw(), c"".as_ptr()))
        }?;
        block.set_name(name);
        Some(block)
    }
}

impl<'c> Value<'c> {
    /// Splits the block before an instruction: the instruction and its successors move to a new block, and the old block has no
    /// terminator afterwards. `None`, without a change, for phis and for blocks without a terminator.
    pub fn cut_block(self) -> Option<Block<'c>> {
        let instruction = self.is_instruction().then(|| self.raw())?;
        // SAFETY: the instruction is alive; the shim checks the rest.
        unsafe { Block::from_raw(ffi::slt_cut_block(instruction)) }
    }

    /// The blocks of a function in order; empty for declarations and other values.
    pub fn blocks(self) -> impl Iterator<Item = Block<'c>> {
        let mut next = self.entry_block();
        std::iter::from_fn(move || {
            let current = next?;
            next = current.next();
            Some(current)
        })
    }

    /// The first block of a function; `None` for declarations and other values.
    pub fn entry_block(self) -> Option<Block<'c>> {
        if !self.is(ValueKind::Function) {
            return None;
        }
        // SAFETY: the value is alive and a function; its first block is null for a declaration.
        unsafe { Block::from_raw(LLVMGetFirstBasicBlock(self.raw())) }
    }

    /// The block of an instruction.
    pub fn block(self) -> Option<Block<'c>> {
        if !self.is_instruction() {
            return None;
        }
        // SAFETY: the value is alive and an instruction.
        unsafe { Block::from_raw(LLVMGetInstructionParent(self.raw())) }
    }
}
