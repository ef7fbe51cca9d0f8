//! Rearrangements of lanes, expanded to shuffles; and the search for the first set lane.

use super::{Lowerer, argument};
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Type, Value};
use crate::table::intrinsic::LaneOperation;
use crate::writer::normalize::replace;
use crate::writer::operands::arguments;

/// The source of a lane: a vector and an index.
type Origin<'c> = (Value<'c>, u32);

impl<'c> Lowerer<'c, '_> {
    /// Expands a rearrangement.
    pub(super) fn lanes(&mut self, call: Value<'c>, operation: LaneOperation) -> Result<()> {
        let constant = |position: u32| -> Result<u32> {
            let value = argument(call, position)?.u32_value();
            value.ok_or_else(|| Error::unsupported("lanes from a place that is not constant"))
        };
        let count = call.ty().lanes();
        let origins: Vec<Origin<'c>> = match operation {
            LaneOperation::Reverse => {
                let [vector] = arguments(call)?;
                (0..count).rev().map(|lane| (vector, lane)).collect()
            }
            LaneOperation::Extract => {
                let (vector, start) = (argument(call, 0)?, constant(1)?);
                (0..count).map(|lane| (vector, lane.saturating_add(start))).collect()
            }
            LaneOperation::Insert => {
                let (vector, part, start) = (argument(call, 0)?, argument(call, 1)?, constant(2)?);
                let size = part.ty().lanes();
                let origin = |lane: u32| match lane.checked_sub(start).filter(|place| *place < size) {
                    Some(place) => (part, place),
                    None => (vector, lane),
                };
                (0..count).map(origin).collect()
            }
            LaneOperation::SpliceLeft | LaneOperation::SpliceRight => {
                let (first, second, offset) = (argument(call, 0)?, argument(call, 1)?, constant(2)?);
                let left = operation == LaneOperation::SpliceLeft;
                let start = if left { Some(offset) } else { count.checked_sub(offset) };
                let start = start.filter(|start| *start <= count);
                let start = start.ok_or_else(|| Error::unsupported("a splice beyond the vector"))?;
                let both = |lane| if lane < count { (first, lane) } else { (second, lane - count) };
                (start..start + count).map(both).collect()
            }
            LaneOperation::Interleave => {
                let parts: Vec<Value<'c>> = call.args().collect();
                let lanes = parts.first().map_or(0, |part| part.ty().lanes());
                (0..lanes).flat_map(|lane| parts.iter().map(move |part| (*part, lane))).collect()
            }
            LaneOperation::Deinterleave => return self.deinterleave(call),
            LaneOperation::Step => {
                let steps = self.steps(call.ty())?;
                return replace(call, steps);
            }
            LaneOperation::ActiveMask => return self.active_mask(call),
        };
        let value = self.pick(&origins)?;
        replace(call, value)
    }

    /// A vector of lanes taken from others: a single shuffle if they come from at most two vectors of one
    /// type.
    pub(super) fn pick(&mut self, origins: &[Origin<'c>]) -> Result<Value<'c>> {
        let mut sources: Vec<Value<'c>> = Vec::new();
        for (source, lane) in origins {
            if *lane >= source.ty().lanes() {
                return Err(Error::unsupported("lanes beyond a vector"));
            }
            if !sources.contains(source) {
                sources.push(*source);
            }
        }
        let (left, right) = match *sources.as_slice() {
            [only] => (only, only),
            [left, right] => (left, right),
            _ => {
                let lanes: Result<Vec<Value<'c>>> =
                    origins.iter().map(|(source, lane)| self.emit.lane(*source, *lane)).collect();
                return self.emit.vector(&lanes?);
            }
        };
        let lanes = left.ty().lanes().max(right.ty().lanes());
        let mask: Vec<i32> = origins
            .iter()
            .map(|(source, lane)| (lane + if *source == left { 0 } else { lanes }) as i32)
            .collect();
        let (left, right) = (self.lengthened(left, lanes)?, self.lengthened(right, lanes)?);
        self.emit.shuffle(left, Some(right), &mask)
    }

    /// A vector with poison appended up to a number of lanes.
    fn lengthened(&mut self, vector: Value<'c>, lanes: u32) -> Result<Value<'c>> {
        let own = vector.ty().lanes();
        if own == lanes {
            return Ok(vector);
        }
        let mask: Vec<i32> = (0..lanes).map(|lane| if lane < own { lane as i32 } else { -1 }).collect();
        self.emit.shuffle(vector, None, &mask)
    }

    fn deinterleave(&mut self, call: Value<'c>) -> Result<()> {
        let [vector] = arguments(call)?;
        let parts = call.ty().members();
        let stride = parts.len() as u32;
        let mut members = Vec::with_capacity(parts.len());
        for (start, part) in (0u32..).zip(&parts) {
            let origins: Vec<Origin<'c>> =
                (0..part.lanes()).map(|lane| (vector, lane * stride + start)).collect();
            members.push(self.pick(&origins)?);
        }
        self.replace_members(call, &members)
    }

    /// The step vector 0, 1, 2, ...
    fn steps(&self, ty: Type<'c>) -> Result<Value<'c>> {
        let scalar = ty.scalar();
        let lanes: Result<Vec<Value<'c>>> = (0..ty.lanes()).map(|lane| scalar.int(lane.into())).collect();
        ty.aggregate(&lanes?)
    }

    /// The mask of lanes within a loop's bound: those whose index is below the distance to it, which does not
    /// overflow.
    fn active_mask(&mut self, call: Value<'c>) -> Result<()> {
        let [base, bound] = arguments(call)?;
        let left = self.difference_or_zero(bound, base)?;
        let ty = self.context.vector_type(base.ty(), call.ty().lanes())?;
        let steps = self.steps(ty)?;
        let first = self.emit.insert(ty.poison()?, left, 0)?;
        let left = self.emit.shuffle(first, None, &vec![0; ty.lanes() as usize])?;
        let mask = self.emit.icmp(IntPredicate::Ult, steps, left)?;
        replace(call, mask)
    }

    /// `llvm.experimental.cttz.elts`: the index of the first nonzero lane, or the number of lanes.
    pub(super) fn count_trailing_elements(&mut self, call: Value<'c>) -> Result<()> {
        let [vector] = arguments(call)?;
        let count = vector.ty().lanes();
        let bits = if vector.ty().is_bool_or_bools() {
            vector
        } else {
            let zero = vector.ty().null()?;
            self.emit.icmp(IntPredicate::Ne, vector, zero)?
        };
        let mut number = call.ty().int(count.into())?;
        for lane in (0..count).rev() {
            let bit = self.emit.lane(bits, lane)?;
            let here = call.ty().int(lane.into())?;
            number = self.emit.select(bit, here, number)?;
        }
        replace(call, number)
    }
}
