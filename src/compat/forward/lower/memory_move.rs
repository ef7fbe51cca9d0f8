//! `llvm.memmove` as the Khronos translator lowers it: through a variable, or as loops in line.

use crate::error::{Error, Result};
use crate::llvm::{Attribute, AttributePlace, Block, IntPredicate, Opcode, Value, flags};
use crate::writer::normalize::lower::{Lowerer, argument, arguments};

impl<'c> Lowerer<'c, '_> {
    /// Lowers an `llvm.memmove`.
    ///
    /// # Errors
    /// Internal for a call outside a block.
    pub(super) fn emulated_move(&mut self, call: Value<'c>) -> Result<()> {
        let [to, from, size] = arguments(call)?;
        let is_volatile = argument(call, 3)?.int_value() == Some(1);
        self.emit.builder.position_before(call);
        self.emit.builder.set_debug_location(call.debug_location());
        match size.int_value() {
            Some(bytes @ 1..) => self.move_through_variable(call, bytes)?,
            None if to.ty() == from.ty() => self.move_in_place(call, is_volatile)?,
            _ => self.memory_move(call)?,
        };
        Ok(())
    }

    /// A copy of constant size, through a variable.
    fn move_through_variable(&mut self, call: Value<'c>, bytes: u64) -> Result<bool> {
        let [to, from, size] = arguments(call)?;
        let alignment = |position| {
            let attribute = call.attribute(AttributePlace::Param(position), "align");
            attribute.and_then(Attribute::int)
        };
        let (to_alignment, from_alignment) = (alignment(0), alignment(1));
        let variable = self.entry_variable(call, self.context.array_type(self.context.i8_type(), bytes)?)?;
        if let Some(bytes) = from_alignment {
            variable.set_alignment(bytes);
        }
        self.emit.builder.position_before(call);
        let lifetime = |name: &str| -> Result<()> {
            let intrinsic = self.module.intrinsic(name, &[variable.ty()])?;
            self.emit.builder.call_function(intrinsic, &[variable]).map(|_| ())
        };
        lifetime("llvm.lifetime.start")?;
        for (to, to_alignment, from) in [(variable, from_alignment, from), (to, to_alignment, variable)] {
            let copy = self.module.intrinsic("llvm.memcpy", &[to.ty(), from.ty(), size.ty()])?;
            let copy = self.emit.builder.call_function(copy, &[to, from, size, argument(call, 3)?])?;
            for (place, bytes) in [(0, to_alignment), (1, from_alignment)] {
                let attribute = bytes.and_then(|bytes| self.context.int_attribute("align", bytes));
                attribute.map(|attribute| copy.add_attribute(AttributePlace::Param(place), attribute));
            }
        }
        lifetime("llvm.lifetime.end")?;
        call.erase();
        Ok(true)
    }

    /// A copy of possibly overlapping ranges, as loops in line: backwards if the source precedes the target.
    fn move_in_place(&mut self, call: Value<'c>, is_volatile: bool) -> Result<bool> {
        let [to, from, size] = arguments(call)?;
        let lost = || Error::internal("a call that stands in no block");
        let function = call.block().and_then(Block::function).ok_or_else(lost)?;
        let before = call.block().ok_or_else(lost)?;
        let done = call.cut_block().ok_or_else(lost)?;
        done.set_name("memmove_done");
        let block = |name: &str| -> Result<Block<'c>> {
            let block = self.context.append_block(function, name).ok_or_else(lost)?;
            block.move_before(done);
            Ok(block)
        };
        let builder = &self.emit.builder;
        let (zero, one) = (size.ty().int(0)?, size.ty().int(1)?);
        let copy = |index: Value<'c>| -> Result<()> {
            let byte = self.context.i8_type();
            let place = builder.gep(byte, from, &[index], flags::INBOUNDS)?;
            let element = builder.load(byte, place)?;
            element.set_alignment(1);
            element.set_volatile(is_volatile);
            element.set_name("element");
            let place = builder.gep(byte, to, &[index], flags::INBOUNDS)?;
            let store = builder.store(element, place)?;
            store.set_alignment(1);
            store.set_volatile(is_volatile);
            Ok(())
        };
        builder.position_at_end(before);
        let is_empty = builder.icmp(IntPredicate::Eq, size, zero)?;
        is_empty.set_name("skip_main");
        let is_behind = builder.icmp(IntPredicate::Ult, from, to)?;
        is_behind.set_name("compare_src_dst");
        let (backwards, backwards_loop) = (block("memmove_copy_backwards")?, block("memmove_bwd_main_loop")?);
        let (forward, forward_loop) = (block("memmove_copy_forward")?, block("memmove_fwd_main_loop")?);
        builder.cond_br(is_behind, backwards, forward)?;

        builder.position_at_end(backwards);
        builder.cond_br(is_empty, done, backwards_loop)?;
        builder.position_at_end(backwards_loop);
        let left = builder.phi(size.ty())?;
        let index = builder.binary(Opcode::Sub, left, one)?;
        index.set_name("bwd_main_index");
        copy(index)?;
        let is_first = builder.icmp(IntPredicate::Eq, index, zero)?;
        builder.cond_br(is_first, done, backwards_loop)?;
        left.add_incoming(index, backwards_loop);
        left.add_incoming(size, backwards);

        builder.position_at_end(forward);
        builder.cond_br(is_empty, done, forward_loop)?;
        builder.position_at_end(forward_loop);
        let index = builder.phi(size.ty())?;
        index.set_name("fwd_main_index");
        copy(index)?;
        let next = builder.binary(Opcode::Add, index, one)?;
        let is_last = builder.icmp(IntPredicate::Eq, next, size)?;
        builder.cond_br(is_last, done, forward_loop)?;
        index.add_incoming(next, forward_loop);
        index.add_incoming(zero, forward);
        call.erase();
        Ok(true)
    }
}
