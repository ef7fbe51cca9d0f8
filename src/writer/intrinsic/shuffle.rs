//! Rearrangements of lanes.

use super::super::emit::{Emit, TypeShape, lanes_of};
use super::lane::{Lanes, Numeric, compare, composite, join, split};
use super::{IntrinsicCall, saturation};
use crate::error::Result;
use crate::spirv::{Id, op};
use crate::table::intrinsic::{IntegerOperation, LaneOperation};

/// Expands a rearrangement.
pub(super) fn expand<E: Emit>(
    emit: &mut E,
    call: &IntrinsicCall<'_>,
    operation: LaneOperation,
) -> Result<Id> {
    match operation {
        LaneOperation::Step => return step(emit, call.result_type),
        LaneOperation::ActiveMask => return active_mask(emit, call),
        _ => {}
    }
    let vector = call.argument(emit, 0)?;
    let count = lane_count(emit, vector)?;
    let result = call.result_type;
    match operation {
        LaneOperation::Reverse => {
            let lanes: Vec<u32> = (0..count).rev().collect();
            pick(emit, result, vector, vector, &lanes)
        }
        LaneOperation::Extract => {
            let start = constant(emit, call, 1)?;
            let (_, wanted) = lanes_of(emit, result);
            let lanes: Vec<u32> = (0..wanted).map(|lane| lane.saturating_add(start)).collect();
            pick(emit, result, vector, vector, &lanes)
        }
        LaneOperation::Insert => {
            let part = call.argument(emit, 1)?;
            let (start, size) = (constant(emit, call, 2)?, lane_count(emit, part)?);
            let replaced = start..start.saturating_add(size);
            let from = |lane: u32| if replaced.contains(&lane) { count + lane - start } else { lane };
            let lanes: Vec<u32> = (0..count).map(from).collect();
            pick(emit, result, vector, part, &lanes)
        }
        LaneOperation::SpliceLeft | LaneOperation::SpliceRight => {
            let second = call.argument(emit, 1)?;
            let offset = constant(emit, call, 2)?;
            if offset > count {
                return Err(emit.error(format!("llvm.{} beyond the vector", call.name)));
            }
            let start = if operation == LaneOperation::SpliceLeft { offset } else { count - offset };
            let lanes: Vec<u32> = (start..start + count).collect();
            pick(emit, result, vector, second, &lanes)
        }
        LaneOperation::Interleave => interleave(emit, call),
        LaneOperation::Deinterleave => deinterleave(emit, call),
        LaneOperation::Step | LaneOperation::ActiveMask => {
            Err(crate::error::Error::internal("not a rearrangement"))
        }
    }
}

fn lane_count<E: Emit>(emit: &E, vector: Id) -> Result<u32> {
    let ty = emit.type_of(vector)?;
    Ok(lanes_of(emit, ty).1)
}

/// A constant argument.
fn constant<E: Emit>(emit: &E, call: &IntrinsicCall<'_>, i: usize) -> Result<u32> {
    let argument = call.argument(emit, i)?;
    let bits = emit.constant_bits(argument).and_then(|bits| u32::try_from(bits).ok());
    bits.ok_or_else(|| emit.error(format!("llvm.{} at a lane that is not constant", call.name)))
}

/// Selects lanes of two vectors; the second vector's lanes are numbered after the first's.
///
/// # Errors
/// Unsupported if a lane does not exist; of writing a module.
pub(super) fn pick<E: Emit>(emit: &mut E, ty: Id, first: Id, second: Id, lanes: &[u32]) -> Result<Id> {
    let is_vector = |emit: &E, ty: Id| matches!(emit.shape_of(ty), TypeShape::Vector { .. });
    let (a, b) = (emit.type_of(first)?, emit.type_of(second)?);
    if [a, b, ty].into_iter().all(|ty| is_vector(emit, ty)) {
        let limit = lanes_of(emit, a).1 + lanes_of(emit, b).1;
        if lanes.iter().any(|lane| *lane >= limit) {
            return Err(emit.error("a lane that the vector does not have".into()));
        }
        let mut words = vec![first.0, second.0];
        words.extend(lanes);
        return emit.emit(op::VectorShuffle, ty, &words);
    }
    // One-lane vectors are represented as scalars.
    let mut all = split(emit, first)?;
    all.extend(split(emit, second)?);
    let picked: Option<Lanes> = lanes.iter().map(|lane| all.get(*lane as usize).copied()).collect();
    let picked = picked.ok_or_else(|| emit.error("a lane that the vector does not have".into()))?;
    join(emit, ty, &picked)
}

/// Interleaves the lanes of several vectors.
fn interleave<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let reads = crate::table::intrinsic::find(call.name).map_or(0, |row| row.reads);
    let mut parts = Vec::new();
    for i in 0..reads {
        let part = call.argument(emit, i)?;
        parts.push(split(emit, part)?);
    }
    let count = parts.first().map_or(0, |part| part.len());
    let lanes: Lanes =
        (0..count).flat_map(|lane| parts.iter().filter_map(move |part| part.get(lane).copied())).collect();
    join(emit, call.result_type, &lanes)
}

/// Deinterleaves a vector by 2, 4 or 8: a structure of vectors, one for each start.
fn deinterleave<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let vector = call.argument(emit, 0)?;
    let count = lane_count(emit, vector)?;
    let member_types = emit.member_types_of(call.result_type);
    let mut members = Lanes::new();
    for (start, ty) in (0u32..).zip(&member_types) {
        let lanes: Vec<u32> = (start..count).step_by(member_types.len()).collect();
        members.push(pick(emit, *ty, vector, vector, &lanes)?);
    }
    composite(emit, call.result_type, &members)
}

/// The step vector 0, 1, 2, ...
fn step<E: Emit>(emit: &mut E, ty: Id) -> Result<Id> {
    let numbers = Numeric::of(emit, ty)?;
    let mut lanes = Lanes::new();
    for lane in 0..numbers.lanes {
        lanes.push(emit.constant(numbers.element, u64::from(lane))?);
    }
    match *lanes.as_slice() {
        [only] => Ok(only),
        _ => emit.constant_composite(ty, &lanes),
    }
}

/// The mask of lanes, numbered from a start value, that are below a bound.
fn active_mask<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let (base, end) = call.pair(emit)?;
    let scalar = Numeric::of_value(emit, base)?;
    let (_, lanes) = lanes_of(emit, call.result_type);
    // The number of remaining lanes does not wrap, whereas a lane's number might.
    let left = saturation::expand(emit, IntegerOperation::USubSaturated, &scalar, end, base)?;
    if lanes == 1 {
        let zero = emit.constant(scalar.ty, 0)?;
        return compare(emit, op::UGreaterThan, left, zero);
    }
    let ty = emit.vector_type(scalar.element, lanes)?;
    let left = composite(emit, ty, &vec![left; lanes as usize])?;
    let numbers = step(emit, ty)?;
    compare(emit, op::ULessThan, numbers, left)
}
