//! Splits memory accesses of types that SPIR-V for kernels lacks into accesses of legal types.
//!
//! Rules of this file: memory is little-endian, as in SPIR-V's environments. An integer occupies the bytes
//! that its width needs, elements of vectors are adjacent, and the pieces touch no byte that the original
//! access does not.

use super::form::{Form, Parts, Scalar, address_type};
use super::function::{Legalizer, unsupported};
use super::integer;
use super::vector;
use crate::error::{Error, Result};
use crate::llvm::{Opcode, Type, Value, flags};
use smallvec::SmallVec;

/// An address that is accessed in pieces.
#[derive(Clone, Copy)]
struct Place<'c> {
    /// The original access, whose volatility and hints the pieces inherit.
    access: Value<'c>,
    pointer: Value<'c>,
    alignment: u64,
}

/// Offsets and sizes of the pieces that cover a number of units; each size is a power of two.
fn pieces(units: u32) -> SmallVec<[(u32, u32); 4]> {
    let mut offset = 0;
    let mut pieces = SmallVec::new();
    while offset < units {
        let size = 1 << (units - offset).ilog2();
        pieces.push((offset, size));
        offset += size;
    }
    pieces
}

impl<'c> Legalizer<'c, '_> {
    fn place(&self, access: Value<'c>, ty: Type<'c>) -> Result<Place<'c>> {
        if access.is_atomic() {
            return Err(unsupported(access));
        }
        let pointer = access.accessed_pointer().ok_or_else(|| unsupported(access))?;
        let natural = self.module.abi_alignment(ty).map_or(1, u64::from);
        Ok(Place { access, pointer, alignment: access.alignment().unwrap_or(natural).max(1) })
    }

    /// A pointer at a byte offset, computed in units of a type if its size divides the offset.
    fn address(&mut self, place: Place<'c>, bytes: u64, unit: Type<'c>) -> Result<Value<'c>> {
        if bytes == 0 {
            return Ok(place.pointer);
        }
        let size =
            self.module.alloc_size_bytes(unit).filter(|size| *size != 0 && bytes.is_multiple_of(*size));
        let (unit, count) = match size {
            Some(size) => (unit, bytes / size),
            None => (self.context.i8_type(), bytes),
        };
        let space = place.pointer.ty().address_space().unwrap_or(0);
        let index = address_type(self.context, self.module, space)?.int(count)?;
        let pointer = self.emit.builder.gep(unit, place.pointer, &[index], flags::INBOUNDS)?;
        Ok(self.emit.record(pointer))
    }

    fn mark(&self, place: Place<'c>, piece: Value<'c>, offset: u64) {
        let lowest = 1u64.checked_shl((place.alignment | offset).trailing_zeros()).unwrap_or(1);
        piece.set_alignment(lowest);
        piece.set_volatile(place.access.is_volatile());
        let hint = self.context.md_kind("nontemporal");
        if let Some(node) = place.access.metadata(hint) {
            piece.set_metadata(hint, Some(node));
        }
    }

    fn load_piece(&mut self, place: Place<'c>, offset: u64, ty: Type<'c>) -> Result<Value<'c>> {
        let pointer = self.address(place, offset, ty.scalar())?;
        let value = self.emit.builder.load(ty, pointer)?;
        self.mark(place, value, offset);
        Ok(if place.access.is_volatile() { value } else { self.emit.record(value) })
    }

    fn store_piece(&mut self, place: Place<'c>, offset: u64, value: Value<'c>) -> Result<()> {
        let pointer = self.address(place, offset, value.ty().scalar())?;
        let store = self.emit.builder.store(value, pointer)?;
        self.mark(place, store, offset);
        Ok(())
    }

    /// `load`.
    ///
    /// # Errors
    /// Atomic accesses; vectors above 128 bits whose elements are not whole bytes.
    pub(super) fn load(&mut self, instruction: Value<'c>) -> Result<()> {
        let place = self.place(instruction, instruction.ty())?;
        let form = self.form(instruction.ty())?;
        let parts = self.load_form(place, form)?;
        self.define(instruction, parts)
    }

    fn load_form(&mut self, place: Place<'c>, form: Form<'c>) -> Result<Parts<'c>> {
        let bits = form.scalar.bits();
        match (form.lanes, form.scalar) {
            (None, scalar) => self.load_integer(place, 0, scalar),
            (Some(_), Scalar::Plain(ty)) if bits != 1 => self.load_chunks(place, form, ty),
            (Some(lanes), scalar) if bits.is_multiple_of(8) => {
                let mut elements = Vec::with_capacity(lanes as usize);
                for lane in 0..lanes {
                    elements.push(self.load_integer(place, u64::from(lane * (bits / 8)), scalar)?);
                }
                vector::assemble(&mut self.emit, form, &elements)
            }
            (Some(lanes), _) => {
                let whole = Scalar::of_bits(self.context, self.kept(), bits.saturating_mul(lanes))?;
                let value = self.load_integer(place, 0, whole)?;
                self.reinterpret(Form::of_scalar(whole), form, &value)
            }
        }
    }

    /// Loads an integer of any width from the bytes it occupies.
    fn load_integer(&mut self, place: Place<'c>, offset: u64, scalar: Scalar<'c>) -> Result<Parts<'c>> {
        let mut parts = Parts::new();
        let bytes = scalar.bits().div_ceil(8);
        let held = scalar.part_type(self.context)?;
        if let Scalar::Plain(ty) = scalar {
            parts.push(self.load_piece(place, offset, ty)?);
            return Ok(parts);
        }
        for word in 0..scalar.words() as u32 {
            let first = word * 8;
            let mut value: Option<Value<'c>> = None;
            for (at, size) in pieces((bytes - first).min(8)) {
                let ty = self.context.int_type(size * 8)?;
                let piece = self.load_piece(place, offset + u64::from(first + at), ty)?;
                let piece = self.emit.cast(Opcode::ZExt, piece, held)?;
                let piece = self.emit.shift(Opcode::Shl, piece, at * 8)?;
                value = Some(match value {
                    None => piece,
                    Some(low) => self.emit.binary(Opcode::Or, low, piece)?,
                });
            }
            parts.extend(value);
        }
        // Memory not written by a store of the same type may have any bits in the padding.
        if scalar.bits().is_multiple_of(8) {
            Ok(parts)
        } else {
            integer::masked(&mut self.emit, scalar, &parts)
        }
    }

    fn load_chunks(&mut self, place: Place<'c>, form: Form<'c>, element: Type<'c>) -> Result<Parts<'c>> {
        let size = self.element_size(element)?;
        let mut left = form.count();
        let mut parts = Parts::new();
        for chunk in form.chunks() {
            let start = form.count() - left;
            let used = chunk.min(left);
            left -= used;
            let mut value: Option<Value<'c>> = None;
            for (at, lanes) in pieces(used) {
                let ty = if lanes == 1 { element } else { self.context.vector_type(element, lanes)? };
                let piece = self.load_piece(place, u64::from(start + at) * size, ty)?;
                value = Some(self.with_piece(value, piece, at, chunk)?);
            }
            parts.extend(value);
        }
        Ok(parts)
    }

    /// Inserts a piece into a chunk at a lane.
    fn with_piece(
        &mut self,
        value: Option<Value<'c>>,
        piece: Value<'c>,
        at: u32,
        chunk: u32,
    ) -> Result<Value<'c>> {
        let lanes = piece.ty().lanes();
        let Some(value) = value else {
            if lanes == chunk {
                return Ok(piece);
            }
            let mask: Vec<i32> = (0..chunk).map(|lane| if lane < lanes { lane as i32 } else { -1 }).collect();
            return self.emit.shuffle(piece, None, &mask);
        };
        if !piece.ty().is_vector() {
            return self.emit.insert(value, piece, at);
        }
        let widened: Vec<i32> = (0..chunk).map(|lane| if lane < lanes { lane as i32 } else { -1 }).collect();
        let widened = self.emit.shuffle(piece, None, &widened)?;
        let merged: Vec<i32> = (0..chunk)
            .map(|lane| match lane.checked_sub(at).filter(|place| *place < lanes) {
                Some(place) => (chunk + place) as i32,
                None if lane < at => lane as i32,
                None => -1,
            })
            .collect();
        self.emit.shuffle(value, Some(widened), &merged)
    }

    /// The stride of a vector's elements, in bytes.
    fn element_size(&self, element: Type<'c>) -> Result<u64> {
        let bits = self.module.size_bits(element).filter(|bits| bits.is_multiple_of(8));
        bits.map(|bits| bits / 8)
            .ok_or_else(|| Error::unsupported(format!("a vector of {element} in memory")))
    }

    /// `store`.
    ///
    /// # Errors
    /// As [`Legalizer::load`].
    pub(super) fn store(&mut self, instruction: Value<'c>) -> Result<()> {
        let value = instruction.operand(0).ok_or_else(|| unsupported(instruction))?;
        let place = self.place(instruction, value.ty())?;
        let form = self.form(value.ty())?;
        let parts = self.parts(value)?;
        self.store_form(place, form, &parts)?;
        self.replaced(instruction);
        Ok(())
    }

    fn store_form(&mut self, place: Place<'c>, form: Form<'c>, parts: &[Value<'c>]) -> Result<()> {
        let bits = form.scalar.bits();
        match (form.lanes, form.scalar) {
            (None, scalar) => self.store_integer(place, 0, scalar, parts),
            (Some(_), Scalar::Plain(ty)) if bits != 1 => self.store_chunks(place, form, ty, parts),
            (Some(lanes), scalar) if bits.is_multiple_of(8) => {
                for lane in 0..lanes {
                    let element = vector::lane(&mut self.emit, form, parts, lane)?;
                    self.store_integer(place, u64::from(lane * (bits / 8)), scalar, &element)?;
                }
                Ok(())
            }
            (Some(lanes), _) => {
                let whole = Scalar::of_bits(self.context, self.kept(), bits.saturating_mul(lanes))?;
                let value = self.reinterpret(form, Form::of_scalar(whole), parts)?;
                self.store_integer(place, 0, whole, &value)
            }
        }
    }

    fn store_integer(
        &mut self,
        place: Place<'c>,
        offset: u64,
        scalar: Scalar<'c>,
        parts: &[Value<'c>],
    ) -> Result<()> {
        if matches!(scalar, Scalar::Plain(_)) {
            return self.store_piece(place, offset, integer::only(parts)?);
        }
        let bytes = scalar.bits().div_ceil(8);
        for (first, part) in (0u32..).step_by(8).zip(parts) {
            for (at, size) in pieces((bytes - first).min(8)) {
                let ty = self.context.int_type(size * 8)?;
                let piece = self.emit.shift(Opcode::LShr, *part, at * 8)?;
                let piece = self.emit.cast(Opcode::Trunc, piece, ty)?;
                self.store_piece(place, offset + u64::from(first + at), piece)?;
            }
        }
        Ok(())
    }

    fn store_chunks(
        &mut self,
        place: Place<'c>,
        form: Form<'c>,
        element: Type<'c>,
        parts: &[Value<'c>],
    ) -> Result<()> {
        let size = self.element_size(element)?;
        let mut left = form.count();
        for (chunk, part) in form.chunks().into_iter().zip(parts) {
            let start = form.count() - left;
            let used = chunk.min(left);
            left -= used;
            for (at, lanes) in pieces(used) {
                let piece = match lanes {
                    _ if lanes == chunk => *part,
                    1 => self.emit.lane(*part, at)?,
                    _ => {
                        let mask: Vec<i32> = (at..at + lanes).map(|lane| lane as i32).collect();
                        self.emit.shuffle(*part, None, &mask)?
                    }
                };
                self.store_piece(place, u64::from(start + at) * size, piece)?;
            }
        }
        Ok(())
    }

    /// `alloca`, of the holder for a narrow integer, of bytes for any other illegal type.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn alloca(&mut self, instruction: Value<'c>) -> Result<()> {
        let ty = instruction.alloca_type().ok_or_else(|| unsupported(instruction))?;
        let size = self.module.alloc_size_bytes(ty).ok_or_else(|| unsupported(instruction))?;
        let held = match Form::of_type(self.context, self.kept(), ty).map(|form| (form.lanes, form.scalar)) {
            Ok((None, Scalar::Narrow { holder, .. })) if u64::from(holder / 8) == size => {
                self.context.int_type(holder)?
            }
            Ok((Some(lanes), Scalar::Plain(element))) if element.is_pointer() => {
                self.context.array_type(element, lanes.into())?
            }
            _ => self.context.array_type(self.context.i8_type(), size)?,
        };
        let natural = self.module.abi_alignment(ty).map_or(1, u64::from);
        let alignment = instruction.alignment().unwrap_or(natural);
        let space = instruction.ty().address_space().unwrap_or(0);
        let one = instruction.alloca_count().and_then(Value::int_value) == Some(1);
        let count = instruction.alloca_count().filter(|_| !one);
        let variable = self.emit.builder.alloca(held, count, space, alignment)?;
        for (kind, node) in instruction.all_metadata() {
            variable.set_metadata(kind, Some(node));
        }
        self.define(instruction, Parts::from_elem(variable, 1))
    }

    /// `getelementptr` with a source type or an index that SPIR-V lacks, lowered to a byte offset; for a
    /// vector of pointers, one offset per lane.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn element_pointer(&mut self, instruction: Value<'c>) -> Result<()> {
        let source = instruction.gep_source_type().ok_or_else(|| unsupported(instruction))?;
        let operands: Vec<Value<'c>> = instruction.operands().collect();
        let form = self.form(instruction.ty())?;
        let mut split = Vec::with_capacity(operands.len());
        for operand in &operands {
            let of = self.form(operand.ty())?;
            split.push(if form.lanes.is_some() && of.lanes.is_some() {
                let parts = self.parts(*operand)?;
                vector::lanes(&mut self.emit, of, &parts)?
            } else {
                vec![self.parts(*operand)?]
            });
        }
        let scalars: Vec<Scalar<'c>> =
            operands.iter().map(|operand| Ok(self.form(operand.ty())?.scalar)).collect::<Result<_>>()?;
        let mut parts = Parts::new();
        for lane in 0..form.count() as usize {
            let of_lane = |lanes: &Vec<Parts<'c>>| lanes.get(lane).or(lanes.first()).cloned();
            let of_lane: Option<Vec<Parts<'c>>> = split.iter().map(of_lane).collect();
            let of_lane = of_lane.ok_or_else(|| unsupported(instruction))?;
            parts.push(self.one_pointer(instruction, source, &scalars, &of_lane)?);
        }
        self.define(instruction, parts)
    }

    /// The pointer that a `getelementptr` computes from a base and the parts of its indices.
    fn one_pointer(
        &mut self,
        instruction: Value<'c>,
        source: Type<'c>,
        scalars: &[Scalar<'c>],
        operands: &[Parts<'c>],
    ) -> Result<Value<'c>> {
        let (base, rest) = operands.split_first().ok_or_else(|| unsupported(instruction))?;
        let base = integer::only(base)?;
        let space = base.ty().address_space().ok_or_else(|| unsupported(instruction))?;
        let word = address_type(self.context, self.module, space)?;
        let mut indices = Vec::with_capacity(rest.len());
        for (parts, scalar) in rest.iter().zip(scalars.iter().skip(1)) {
            indices.push(match scalar {
                Scalar::Plain(_) => integer::only(parts)?,
                _ => self.as_address(parts, *scalar, word)?,
            });
        }
        let pointer = if self.is_legal(source) {
            self.emit.builder.gep(source, base, &indices, instruction.flags())?
        } else {
            let offset = self.byte_offset(source, &indices, word)?;
            let bytes = self.context.i8_type();
            self.emit.builder.gep(bytes, base, &[offset], instruction.flags() & flags::INBOUNDS)?
        };
        Ok(self.emit.record(pointer))
    }

    /// A signed index converted to the width of addresses.
    fn as_address(&mut self, parts: &[Value<'c>], from: Scalar<'c>, word: Type<'c>) -> Result<Value<'c>> {
        let to = Scalar::Plain(word);
        integer::only(&integer::resize(&mut self.emit, from, to, parts, true)?)
    }

    fn byte_offset(&mut self, source: Type<'c>, indices: &[Value<'c>], word: Type<'c>) -> Result<Value<'c>> {
        let no_type = || Error::internal("indices that lead nowhere");
        let mut offset = word.int(0)?;
        let mut ty = source;
        for (position, index) in indices.iter().enumerate() {
            let step = if position > 0 && ty.is_struct() {
                let member = index.u32_value().ok_or_else(no_type)?;
                let bytes = self.module.member_offset_bytes(ty, member).ok_or_else(no_type)?;
                ty = ty.member(member).ok_or_else(no_type)?;
                word.int(bytes)?
            } else {
                if position > 0 {
                    ty = ty.element().ok_or_else(no_type)?;
                }
                let size = self.module.alloc_size_bytes(ty).ok_or_else(no_type)?;
                match index.signed_int_value() {
                    Some(known) => word.int((known as u64).wrapping_mul(size))?,
                    None => {
                        let index = self.as_address(&[*index], Scalar::Plain(index.ty()), word)?;
                        let size = word.int(size)?;
                        self.emit.binary(Opcode::Mul, index, size)?
                    }
                }
            };
            offset = self.emit.binary(Opcode::Add, offset, step)?;
        }
        Ok(offset)
    }
}
