//! Elements, shuffles and bitcasts of vectors that are split into chunks.

use super::emit::Emit;
use super::form::{Form, Parts, Scalar};
use super::function::{Legalizer, unsupported};
use super::integer;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Value};

/// The parts of one lane.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn lane<'c>(
    emit: &mut Emit<'c>,
    form: Form<'c>,
    parts: &[Value<'c>],
    lane: u32,
) -> Result<Parts<'c>> {
    let words = form.scalar.words();
    let (chunk, place) = form.place(lane);
    let chunk = parts.chunks(words).nth(chunk).ok_or_else(|| Error::internal("a lane is missing"))?;
    emit.each(chunk, |emit, part| emit.lane(part, place))
}

/// Assembles a value from the parts of its lanes; padding lanes are poison.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn assemble<'c>(emit: &mut Emit<'c>, form: Form<'c>, lanes: &[Parts<'c>]) -> Result<Parts<'c>> {
    let poison = form.scalar.part_type(emit.context)?.poison()?;
    let mut parts = Parts::new();
    let mut rest = lanes;
    for count in form.chunks() {
        let (now, later) = rest.split_at((count as usize).min(rest.len()));
        rest = later;
        for word in 0..form.scalar.words() {
            let mut values: Vec<Value<'c>> =
                now.iter().map(|lane| lane.get(word).copied().unwrap_or(poison)).collect();
            values.resize(count as usize, poison);
            parts.push(emit.vector(&values)?);
        }
    }
    Ok(parts)
}

/// All lanes of a value.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn lanes<'c>(emit: &mut Emit<'c>, form: Form<'c>, parts: &[Value<'c>]) -> Result<Vec<Parts<'c>>> {
    (0..form.count()).map(|number| lane(emit, form, parts, number)).collect()
}

impl<'c> Legalizer<'c, '_> {
    /// The index of a lane as a single word; undefined upper bits do not matter.
    fn index(&mut self, instruction: Value<'c>, operand: u32) -> Result<Value<'c>> {
        let parts = self.operand(instruction, operand)?;
        parts.first().copied().ok_or_else(|| Error::internal("an index is missing"))
    }

    /// `extractelement`.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn extract_element(&mut self, instruction: Value<'c>) -> Result<()> {
        let form = self.operand_form(instruction, 0)?;
        let vector = self.operand(instruction, 0)?;
        let index = self.index(instruction, 1)?;
        if let Some(known) = index.int_value() {
            let parts = match u32::try_from(known).ok().filter(|known| *known < form.count()) {
                Some(known) => lane(&mut self.emit, form, &vector, known)?,
                None => self.parts(instruction.ty().poison()?)?,
            };
            return self.define(instruction, parts);
        }
        let words = form.scalar.words();
        let mut result: Option<Parts<'c>> = None;
        for (number, (chunk, count)) in vector.chunks(words).zip(form.chunks()).enumerate() {
            let place = self.index_in_chunk(form, index, count)?;
            let found = self.emit.each(chunk, |emit, part| {
                if !part.ty().is_vector() {
                    return Ok(part);
                }
                let value = emit.builder.extract_element(part, place)?;
                Ok(emit.record(value))
            })?;
            result = Some(match result {
                None => found,
                Some(before) => {
                    let here = self.is_in_chunk(form, index, number)?;
                    let both = found.iter().zip(&before);
                    both.map(|(now, before)| self.emit.select(here, *now, *before)).collect::<Result<_>>()?
                }
            });
        }
        self.define(instruction, result.unwrap_or_default())
    }

    /// The index of a lane within its chunk, masked into range: out of range, it would be undefined behavior
    /// in SPIR-V.
    fn index_in_chunk(&mut self, form: Form<'c>, index: Value<'c>, count: u32) -> Result<Value<'c>> {
        if form.chunks().len() == 1 {
            return Ok(index);
        }
        let last = self.emit.same(index, u64::from(count.saturating_sub(1)))?;
        self.emit.binary(Opcode::And, index, last)
    }

    /// Whether the index of a lane selects a chunk.
    fn is_in_chunk(&mut self, form: Form<'c>, index: Value<'c>, chunk: usize) -> Result<Value<'c>> {
        let number = self.emit.shift(Opcode::LShr, index, form.most_lanes_log())?;
        let wanted = self.emit.same(number, chunk as u64)?;
        self.emit.icmp(IntPredicate::Eq, number, wanted)
    }

    /// `insertelement`.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn insert_element(&mut self, instruction: Value<'c>) -> Result<()> {
        let form = self.form(instruction.ty())?;
        let mut vector = self.operand(instruction, 0)?;
        let element = self.operand(instruction, 1)?;
        let index = self.index(instruction, 2)?;
        let words = form.scalar.words();
        if let Some(known) = index.int_value() {
            let known = u32::try_from(known).unwrap_or(u32::MAX);
            let (chunk, place) = form.place(known);
            if known < form.count() {
                for (part, element) in vector.iter_mut().skip(chunk * words).zip(&element) {
                    *part = self.emit.insert(*part, *element, place)?;
                }
            }
            return self.define(instruction, vector);
        }
        let chunks = form.chunks();
        for (number, (chunk, count)) in vector.chunks_mut(words).zip(&chunks).enumerate() {
            let place = self.index_in_chunk(form, index, *count)?;
            for (part, element) in chunk.iter_mut().zip(&element) {
                let changed = if part.ty().is_vector() {
                    let value = self.emit.builder.insert_element(*part, *element, place)?;
                    self.emit.record(value)
                } else {
                    *element
                };
                *part = if chunks.len() == 1 {
                    changed
                } else {
                    let here = self.is_in_chunk(form, index, number)?;
                    self.emit.select(here, changed, *part)?
                };
            }
        }
        self.define(instruction, vector)
    }

    /// `shufflevector`: one shuffle for each chunk whose lanes come from at most two source chunks, else lane
    /// by lane.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn shuffle_vector(&mut self, instruction: Value<'c>) -> Result<()> {
        let mask = instruction.shuffle_mask().ok_or_else(|| unsupported(instruction))?;
        let (from, to) = (self.operand_form(instruction, 0)?, self.form(instruction.ty())?);
        let sources = [self.operand(instruction, 0)?, self.operand(instruction, 1)?];
        let words = to.scalar.words();
        // Operand, chunk and lane that each lane is taken from.
        let origin = |lane: &i32| {
            let lane = u32::try_from(*lane).ok()?;
            let operand = usize::from(lane >= from.count());
            let (chunk, place) = from.place(lane % from.count());
            let unknown = instruction.operand(operand as u32).is_some_and(Value::is_poison);
            (!unknown).then_some((operand, chunk, place))
        };
        let mut origins = mask.iter().map(origin);
        let mut parts = Parts::new();
        for count in to.chunks() {
            let mut lanes: Vec<_> = origins.by_ref().take(count as usize).collect();
            lanes.resize(count as usize, None);
            for word in 0..words {
                let source = |operand: usize, chunk: usize| {
                    sources.get(operand).and_then(|parts| parts.get(chunk * words + word)).copied()
                };
                let lanes: Vec<Option<(Value<'c>, u32)>> = lanes
                    .iter()
                    .map(|lane| {
                        lane.and_then(|(operand, chunk, place)| Some((source(operand, chunk)?, place)))
                    })
                    .collect();
                parts.push(self.shuffle_chunk(to.scalar, &lanes)?);
            }
        }
        self.define(instruction, parts)
    }

    fn shuffle_chunk(&mut self, scalar: Scalar<'c>, lanes: &[Option<(Value<'c>, u32)>]) -> Result<Value<'c>> {
        let mut sources: Vec<Value<'c>> = Vec::new();
        for (source, _) in lanes.iter().flatten() {
            if !sources.contains(source) {
                sources.push(*source);
            }
        }
        let fits = match sources.as_slice() {
            [one] => one.ty().is_vector(),
            [one, other] => one.ty().is_vector() && one.ty() == other.ty(),
            _ => false,
        };
        if !fits || lanes.len() == 1 {
            let poison = scalar.part_type(self.context)?.poison()?;
            let mut values = Vec::with_capacity(lanes.len());
            for lane in lanes {
                values.push(match lane {
                    Some((source, place)) => self.emit.lane(*source, *place)?,
                    None => poison,
                });
            }
            return self.emit.vector(&values);
        }
        let left = *sources.first().ok_or_else(|| Error::internal("a shuffle of nothing"))?;
        let width = i32::try_from(left.ty().lanes()).unwrap_or(0);
        let number = |lane: &Option<(Value<'c>, u32)>| match lane {
            Some((source, place)) => *place as i32 + if *source == left { 0 } else { width },
            None => -1,
        };
        let mask: Vec<i32> = lanes.iter().map(number).collect();
        let in_place = sources.len() == 1 && lanes.len() == width as usize;
        if in_place && mask.iter().enumerate().all(|(lane, from)| *from == lane as i32) {
            return Ok(left);
        }
        self.emit.shuffle(left, sources.get(1).copied(), &mask)
    }

    /// `bitcast`: chunk by chunk if the element widths are equal, else through the bits of the lanes.
    ///
    /// # Errors
    /// Element widths above 128 bits of which neither divides the other.
    pub(super) fn bitcast(&mut self, instruction: Value<'c>) -> Result<()> {
        let (from, to) = (self.operand_form(instruction, 0)?, self.form(instruction.ty())?);
        let operand = self.operand(instruction, 0)?;
        if let (Scalar::Plain(_), Scalar::Plain(ty)) = (from.scalar, to.scalar)
            && from.count() == to.count()
            && from.scalar.bits() != 1
        {
            let parts = self.emit.each(&operand, |emit, part| emit.cast(Opcode::BitCast, part, ty))?;
            return self.define(instruction, parts);
        }
        let parts = self.reinterpret(from, to, &operand)?;
        self.define(instruction, parts)
    }

    /// Reinterprets the bits of a value in another form.
    ///
    /// # Errors
    /// As [`Legalizer::bitcast`].
    pub(super) fn reinterpret(
        &mut self,
        from: Form<'c>,
        to: Form<'c>,
        parts: &[Value<'c>],
    ) -> Result<Parts<'c>> {
        let (from_bits, to_bits) = (from.scalar.bits(), to.scalar.bits());
        if from_bits == 0 || to_bits == 0 {
            return Err(Error::unsupported("the bits of pointers"));
        }
        let source = Scalar::of_bits(self.context, self.kept(), from_bits)?;
        let mut lanes: Vec<Parts<'c>> = Vec::with_capacity(from.count() as usize);
        for number in 0..from.count() {
            let element = lane(&mut self.emit, from, parts, number)?;
            lanes.push(self.as_integer(from.scalar, source, &element)?);
        }
        let target = Scalar::of_bits(self.context, self.kept(), to_bits)?;
        let lanes = if from_bits % to_bits == 0 {
            self.split(source, target, &lanes)?
        } else if to_bits % from_bits == 0 {
            self.join(source, target, &lanes)?
        } else {
            let whole = Scalar::of_bits(self.context, self.kept(), from_bits.saturating_mul(from.count()))?;
            let joined = self.join(source, whole, &lanes)?;
            self.split(whole, target, &joined)?
        };
        let mut elements = Vec::with_capacity(lanes.len());
        for element in &lanes {
            elements.push(match (to.scalar, element.as_slice()) {
                (Scalar::Plain(ty), [value]) => {
                    self.emit.each(&[*value], |emit, v| emit.cast(Opcode::BitCast, v, ty))?
                }
                _ => element.clone(),
            });
        }
        assemble(&mut self.emit, to, &elements)
    }

    fn as_integer(&mut self, from: Scalar<'c>, to: Scalar<'c>, parts: &[Value<'c>]) -> Result<Parts<'c>> {
        match (from, to, parts) {
            (Scalar::Plain(_), Scalar::Plain(ty), [value]) => {
                self.emit.each(&[*value], |emit, value| emit.cast(Opcode::BitCast, value, ty))
            }
            (Scalar::Plain(_), ..) => Err(Error::unsupported("the bits of a wide floating-point number")),
            _ => Ok(parts.iter().copied().collect()),
        }
    }

    /// Splits each integer into several, low bits first.
    fn split(&mut self, from: Scalar<'c>, to: Scalar<'c>, lanes: &[Parts<'c>]) -> Result<Vec<Parts<'c>>> {
        let mut pieces = Vec::new();
        for value in lanes {
            for piece in 0..from.bits() / to.bits().max(1) {
                let shifted = self.shifted(Opcode::LShr, from, value, piece * to.bits())?;
                pieces.push(integer::resize(&mut self.emit, from, to, &shifted, false)?);
            }
        }
        Ok(pieces)
    }

    /// Joins groups of integers, low bits first.
    fn join(&mut self, from: Scalar<'c>, to: Scalar<'c>, lanes: &[Parts<'c>]) -> Result<Vec<Parts<'c>>> {
        let mut joined = Vec::new();
        for group in lanes.chunks((to.bits() / from.bits().max(1)) as usize) {
            let mut value: Option<Parts<'c>> = None;
            for (piece, part) in (0u32..).zip(group) {
                let wide = integer::resize(&mut self.emit, from, to, part, false)?;
                let wide = self.shifted(Opcode::Shl, to, &wide, piece * from.bits())?;
                value = Some(match value {
                    None => wide,
                    Some(low) => integer::binary(&mut self.emit, Opcode::Or, to, &low, &wide, 0)?,
                });
            }
            joined.extend(value);
        }
        Ok(joined)
    }

    fn shifted(
        &mut self,
        opcode: Opcode,
        scalar: Scalar<'c>,
        parts: &[Value<'c>],
        by: u32,
    ) -> Result<Parts<'c>> {
        let low = *parts.first().ok_or_else(|| Error::internal("an integer without parts"))?;
        let by = self.emit.same(low, by.into())?;
        let zero = self.emit.same(low, 0)?;
        let distance = [by, zero];
        let distance = distance.get(..scalar.words()).unwrap_or_default();
        integer::binary(&mut self.emit, opcode, scalar, parts, distance, 0)
    }
}
