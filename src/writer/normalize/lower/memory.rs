//! `llvm.memset`, `llvm.memmove` and `llvm.experimental.memset.pattern`, where a single OpCopyMemorySized
//! cannot express them.

use super::helper::{Body, type_name};
use super::{Lowerer, argument};
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Type, Value, flags};
use crate::table::emulation::HELPER_PREFIX;
use crate::table::storage_class::GENERIC;
use crate::writer::operands::arguments;

/// Maximum size in bytes of a constant used as the source of a copy, unless it is zero.
const LARGEST_CONSTANT: u64 = 60_000;

/// Stores a value at an index, in units of the value's type.
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

/// Copies one byte at an index.
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

/// Builds a body that runs if the count, the last parameter, is not zero, and the return.
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

/// An address as an integer comparable with addresses of other address spaces: cast to generic first.
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

/// The body of a copy whose ranges may overlap: starts at the end that the target does not overwrite first.
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
    /// `llvm.memset`; with a constant value and size, it is left for the writer to translate to a copy.
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

    /// `llvm.memmove`; with a small constant size, it is left for the writer to translate to two copies.
    pub(crate) fn memory_move(&mut self, call: Value<'c>) -> Result<bool> {
        let [to, from, size] = arguments(call)?;
        let is_volatile = argument(call, 3)?.int_value() == Some(1);
        if size.int_value().is_some_and(|bytes| bytes <= LARGEST_CONSTANT) {
            return Ok(false);
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
}
