//! Copies and fills of memory as loads and stores: one after the other where they are few, else in a loop. So are stores of many zeros.

use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Block, Context, IntPredicate, Module, Opcode, Type, Value};
use crate::writer::location;
use crate::writer::operands::{arguments, operands};

/// The most accesses that stand one after the other.
const MOST_PIECES: u64 = 64;

/// What a call does to memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Copy,
    Move,
    Fill,
}

/// Expands all copies and fills.
///
/// # Errors
/// A copy of overlapping ranges whose size is not known or great, with its place.
pub(super) fn expand<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    for call in module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect::<Vec<_>>() {
        if is_of_zeros(call) {
            Piece::of_zeros(context, module, call)?.expand(Kind::Fill)?;
            continue;
        }
        let stem = call.called_function().and_then(Value::intrinsic_stem).unwrap_or_default();
        let kind = match stem {
            "memcpy" | "memcpy.inline" => Kind::Copy,
            "memmove" => Kind::Move,
            "memset" | "memset.inline" => Kind::Fill,
            _ => continue,
        };
        Piece::of(context, call, kind)?
            .expand(kind)
            .map_err(|error| error.at(location::of_instruction(call)))?;
    }
    Ok(())
}

/// Whether an instruction stores an aggregate of many zeros.
fn is_of_zeros(store: Value<'_>) -> bool {
    let value = store.operand(0).filter(|_| store.opcode() == Some(Opcode::Store));
    value.is_some_and(|value| {
        value.is_null() && value.ty().is_array() && value.ty().length() > Some(MOST_PIECES)
    })
}

/// A call or store, and what one access of it has.
struct Piece<'c> {
    context: &'c Context,
    call: Value<'c>,
    to: Value<'c>,
    /// The address of what is copied, or the byte of a fill.
    from: Value<'c>,
    ty: Type<'c>,
    bytes: u64,
    size: Value<'c>,
    is_volatile: bool,
}

impl<'c> Piece<'c> {
    fn of(context: &'c Context, call: Value<'c>, kind: Kind) -> Result<Self> {
        let [to, from, size, flag] = arguments(call)?;
        let alignment = |index| {
            let attribute = call.attribute(AttributePlace::Param(index), "align");
            attribute.and_then(|attribute| attribute.int()).unwrap_or(1)
        };
        let aligned = if kind == Kind::Fill { alignment(0) } else { alignment(0).min(alignment(1)) };
        Self::new(context, call, (to, from, size), aligned, flag.int_value() == Some(1))
    }

    fn of_zeros(context: &'c Context, module: Module<'c>, store: Value<'c>) -> Result<Self> {
        let [value, to] = operands(store)?;
        let size = module.store_size_bytes(value.ty()).ok_or_else(|| Error::internal("zeros of no size"))?;
        let (size, zero) = (context.i64_type().int(size)?, context.i8_type().null()?);
        Self::new(context, store, (to, zero, size), store.alignment().unwrap_or(1), store.is_volatile())
    }

    fn new(
        context: &'c Context,
        call: Value<'c>,
        (to, from, size): (Value<'c>, Value<'c>, Value<'c>),
        aligned: u64,
        is_volatile: bool,
    ) -> Result<Self> {
        let of_size =
            size.int_value().map_or(1, |size| if size == 0 { 4 } else { 1 << size.trailing_zeros().min(6) });
        let bytes = aligned.min(of_size).clamp(1, 4);
        let ty = context.int_type(8 * bytes as u32)?;
        Ok(Self { context, call, to, from, ty, bytes, size, is_volatile })
    }

    fn place(&self, pointer: Value<'c>, index: Value<'c>) -> Result<Value<'c>> {
        let builder = self.context.builder();
        builder.position_before(self.call);
        builder.gep(self.ty, pointer, &[index], 0)
    }

    fn expand(&self, kind: Kind) -> Result<()> {
        let (to, from) = (self.to, self.from);
        let count = self.size.int_value().map(|size| size / self.bytes);
        match count {
            Some(count) if count <= MOST_PIECES => self.unrolled(kind, to, from, count)?,
            _ if kind == Kind::Move => {
                return Err(Error::unsupported(
                    "a copy of ranges that may overlap, of a size that is not known or great",
                ));
            }
            _ => self.looped(kind, to, from)?,
        }
        self.call.erase();
        Ok(())
    }

    /// The byte of a fill as often as it stands in a piece.
    fn filler(&self, byte: Value<'c>) -> Result<Value<'c>> {
        let builder = self.context.builder();
        builder.position_before(self.call);
        if let Some(byte) = byte.int_value() {
            return self.ty.int(byte.wrapping_mul(0x0101_0101_0101_0101));
        }
        if self.bytes == 1 {
            return Ok(byte);
        }
        let wide = builder.cast(Opcode::ZExt, byte, self.ty)?;
        builder.binary(Opcode::Mul, wide, self.ty.int(0x0101_0101)?)
    }

    fn load(&self, pointer: Value<'c>, index: Value<'c>) -> Result<Value<'c>> {
        let place = self.place(pointer, index)?;
        let builder = self.context.builder();
        builder.position_before(self.call);
        let load = builder.load(self.ty, place)?;
        load.set_alignment(self.bytes);
        load.set_volatile(self.is_volatile);
        Ok(load)
    }

    fn store(&self, value: Value<'c>, pointer: Value<'c>, index: Value<'c>) -> Result<()> {
        let place = self.place(pointer, index)?;
        let builder = self.context.builder();
        builder.position_before(self.call);
        let store = builder.store(value, place)?;
        store.set_alignment(self.bytes);
        store.set_volatile(self.is_volatile);
        Ok(())
    }

    fn unrolled(&self, kind: Kind, to: Value<'c>, from: Value<'c>, count: u64) -> Result<()> {
        let long = self.context.i64_type();
        let mut pieces = Vec::new();
        for index in 0..count {
            pieces.push(if kind == Kind::Fill {
                self.filler(from)?
            } else {
                self.load(from, long.int(index)?)?
            });
        }
        for (index, piece) in (0..count).zip(pieces) {
            self.store(piece, to, long.int(index)?)?;
        }
        Ok(())
    }

    fn looped(&self, kind: Kind, to: Value<'c>, from: Value<'c>) -> Result<()> {
        let [before, head, body, after] = cut_for_loop(self.context, self.call)?;
        let ty = self.size.ty();
        let builder = self.context.builder();
        builder.position_at_end(before);
        let count = match self.size.int_value() {
            Some(size) => ty.int(size / self.bytes)?,
            None => self.size,
        };
        builder.br(head)?;
        builder.position_at_end(head);
        let index = builder.phi(ty)?;
        let is_left = builder.icmp(IntPredicate::Ult, index, count)?;
        builder.cond_br(is_left, body, after)?;
        builder.position_at_end(body);
        let next = builder.binary(Opcode::Add, index, ty.int(1)?)?;
        let back = builder.br(head)?;
        index.add_incoming(ty.int(0)?, before);
        index.add_incoming(next, body);
        let piece = Piece { call: back, ..*self };
        let value = if kind == Kind::Fill { piece.filler(from)? } else { piece.load(from, index)? };
        piece.store(value, to, index)
    }
}

/// Cuts a block at a call and makes room for a loop there: the block that ends in front of the call, the loop's header and body, both
/// empty, and the block that begins with the call.
///
/// # Errors
/// Internal errors, of a call that is in no block.
pub(super) fn cut_for_loop<'c>(context: &'c Context, call: Value<'c>) -> Result<[Block<'c>; 4]> {
    let before = call.block().ok_or_else(|| Error::internal("a call of no block"))?;
    let function = call.function().ok_or_else(|| Error::internal("a call of no function"))?;
    let after = call.cut_block().ok_or_else(|| Error::internal("a block that cannot be cut"))?;
    let fresh = || context.append_block(function, "").ok_or_else(|| Error::internal("no function"));
    let (head, body) = (fresh()?, fresh()?);
    head.move_before(after);
    body.move_before(after);
    Ok([before, head, body, after])
}
