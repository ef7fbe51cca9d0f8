//! `llvm.memset`, `llvm.memmove` and `llvm.experimental.memset.pattern`, where one OpCopyMemorySized cannot say them.

use super::helper::{Body, type_name};
use super::{Lowerer, argument};
use crate::error::{Error, Result};
use crate::llvm::{Attribute, AttributePlace, Block, IntPredicate, Opcode, Type, Value, flags};
use crate::table::emulation::HELPER_PREFIX;
use crate::table::storage_class::GENERIC;
use crate::writer::operands::arguments;

/// Most bytes that a constant is copied from, unless they are zero.
const LARGEST_CONSTANT: u64 = 60_000;

/// A store of a value at an index of a pointer, counted in values.
fn store_at<'c>(
    body: &Body<'c>,
    pointer: Value<'c>,
    index: Value<'c>,
    value: Value<'c>,
    is_volatile: bool,
) -> Result<()> {
    let place = body.builder.gep(value.ty(), pointer, &[index], flags::INBOUNDS)?;
    let store = body.builder.store(value, place)?;
    store.set_alignment(1);
    store.set_volatile(is_volatile);
    Ok(())
}

/// A copy of one byte at an index.
fn copy_at<'c>(
    body: &Body<'c>,
    to: Value<'c>,
    from: Value<'c>,
    index: Value<'c>,
    is_volatile: bool,
) -> Result<()> {
    let byte = body.context.i8_type();
    let place = body.builder.gep(byte, from, &[index], flags::INBOUNDS)?;
    let value = body.builder.load(byte, place)?;
    value.set_volatile(is_volatile);
    store_at(body, to, index, value, is_volatile)
}

/// Builds what is done if the last parameter, a count, is not zero, and the return.
fn unless_zero<'c>(body: &Body<'c>, count: Value<'c>, fill: impl FnOnce() -> Result<()>) -> Result<()> {
    let (some, end) = (body.block("some")?, body.block("end")?);
    let is_zero = body.builder.icmp(IntPredicate::Eq, count, count.ty().int(0)?)?;
    body.builder.cond_br(is_zero, end, some)?;
    body.builder.position_at_end(some);
    fill()?;
    body.builder.br(end)?;
    body.builder.position_at_end(end);
    body.builder.ret(None)?;
    Ok(())
}

/// An address as a number that can be compared with one of another address space: through a generic pointer.
fn address<'c>(body: &Body<'c>, pointer: Value<'c>, is_generic: bool, word: Type<'c>) -> Result<Value<'c>> {
    let space = pointer.ty().address_space().unwrap_or(0);
    let pointer = if is_generic && matches!(space, 0 | 1 | 3) {
        let generic = body.context.pointer_type(GENERIC)?;
        body.builder.cast(Opcode::AddrSpaceCast, pointer, generic)?
    } else {
        pointer
    };
    body.builder.cast(Opcode::PtrToInt, pointer, word)
}

/// The body of a copy whose ends may overlap: from the end that the target does not overwrite first.
fn move_bytes<'c>(body: &Body<'c>, word: Type<'c>, is_volatile: bool) -> Result<()> {
    let (to, from, size) = (body.parameter(0)?, body.parameter(1)?, body.parameter(2)?);
    let spaces = (to.ty().address_space(), from.ty().address_space());
    let is_generic = spaces.0 != spaces.1;
    unless_zero(body, size, || {
        let (to_address, from_address) =
            (address(body, to, is_generic, word)?, address(body, from, is_generic, word)?);
        let is_up = body.builder.icmp(IntPredicate::Ule, to_address, from_address)?;
        let (up, down, end) = (body.block("up")?, body.block("down")?, body.block("moved")?);
        body.builder.cond_br(is_up, up, down)?;
        body.builder.position_at_end(up);
        body.count_up(size, |body, index| copy_at(body, to, from, index, is_volatile))?;
        body.builder.br(end)?;
        body.builder.position_at_end(down);
        let last = body.builder.binary(Opcode::Sub, size, size.ty().int(1)?)?;
        body.count_up(size, |body, index| {
            let index = body.builder.binary(Opcode::Sub, last, index)?;
            copy_at(body, to, from, index, is_volatile)
        })?;
        body.builder.br(end)?;
        body.builder.position_at_end(end);
        Ok(())
    })
}

impl<'c> Lowerer<'c, '_> {
    /// `llvm.memset`: of constant value and size it stays, and is written as a copy.
    pub(super) fn memory_set(&mut self, call: Value<'c>) -> Result<bool> {
        let (value, size) = (argument(call, 1)?, argument(call, 2)?);
        let known = size.int_value();
        if value.int_value().is_some_and(|byte| known.is_some_and(|n| byte == 0 || n <= LARGEST_CONSTANT)) {
            return Ok(false);
        }
        self.fill(call, "memset")?;
        Ok(true)
    }

    /// `llvm.experimental.memset.pattern`.
    pub(super) fn memory_pattern(&mut self, call: Value<'c>) -> Result<()> {
        self.fill(call, "memset_pattern")
    }

    fn fill(&mut self, call: Value<'c>, name: &str) -> Result<()> {
        let [to, value, count] = arguments(call)?;
        let is_volatile = argument(call, 3)?.int_value() == Some(1);
        let mut name = format!("{HELPER_PREFIX}{name}_{}_{}", type_name(to.ty()), type_name(count.ty()));
        if value.ty().int_bits() != Some(8) {
            name = format!("{name}_{}", type_name(value.ty()));
        }
        if is_volatile {
            name.push_str(".volatile");
        }
        let parameters = [to.ty(), value.ty(), count.ty()];
        let helper = self.helpers.get(name, self.context.void_type(), &parameters, |body| {
            let (to, value, count) = (body.parameter(0)?, body.parameter(1)?, body.parameter(2)?);
            unless_zero(body, count, || {
                body.count_up(count, |body, index| store_at(body, to, index, value, is_volatile))
            })
        })?;
        self.emit.builder.call_function(helper, &[to, value, count])?;
        call.erase();
        Ok(())
    }

    /// `llvm.memmove`: of a small constant size it stays, and is written as two copies.
    pub(super) fn memory_move(&mut self, call: Value<'c>) -> Result<bool> {
        let [to, from, size] = arguments(call)?;
        let is_volatile = argument(call, 3)?.int_value() == Some(1);
        if let (Some(bytes @ 1..), true) = (size.int_value(), self.emulates.is_some()) {
            return self.move_through_variable(call, bytes);
        }
        if size.int_value().is_some_and(|bytes| bytes <= LARGEST_CONSTANT) {
            return Ok(false);
        }
        if self.emulates.is_some() && size.int_value().is_none() && to.ty() == from.ty() {
            return self.move_in_place(call, is_volatile);
        }
        let spaces = (to.ty(), from.ty(), size.ty());
        let names = (type_name(spaces.0), type_name(spaces.1), type_name(spaces.2));
        let mut name = format!("{HELPER_PREFIX}memmove_{}_{}_{}", names.0, names.1, names.2);
        if is_volatile {
            name.push_str(".volatile");
        }
        let word = self.context.int_type(self.module.pointer_size_bytes(GENERIC) * 8)?;
        let parameters = [spaces.0, spaces.1, spaces.2];
        let helper = self
            .helpers
            .get(name, self.context.void_type(), &parameters, |body| move_bytes(body, word, is_volatile))?;
        self.emit.builder.call_function(helper, &[to, from, size])?;
        call.erase();
        Ok(true)
    }

    /// A copy of a constant size through a variable, as the Khronos translator has it.
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

    /// A copy whose ends may overlap as loops where the call stands, as the Khronos translator has it: from the end if the source
    /// lies in front of the target.
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
