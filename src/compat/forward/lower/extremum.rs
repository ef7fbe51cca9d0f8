//! Minimum and maximum as the Khronos translator lowers them: of integers by comparison and select, of
//! floating-point values by `fmin` and `fmax`, which leave the order of zeros unspecified, and reductions by
//! comparisons, whose NaN behavior depends on the operand order.

use crate::compat::forward::regularize::call::Calls;
use crate::error::Result;
use crate::llvm::{Context, FloatPredicate, IntPredicate, Module, TypeKind, Value};
use crate::table::OPENCL_STD_PREFIX;
use crate::table::intrinsic::{FloatExtremum, IntegerOperation, Lowering, Reduction, find};
use crate::writer::location;
use crate::writer::normalize::lower::arguments;
use crate::writer::normalize::replace;

/// Rewrites the calls of a module; on bfloat only where arithmetic on it is available.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(in crate::compat::forward) fn rewrite<'c>(
    context: &'c Context,
    module: Module<'c>,
    computes_bfloat: bool,
) -> Result<()> {
    let calls = Calls::new(context, module);
    let lowered = |function: Value<'c>| Some((function, find(function.intrinsic_stem()?)?.lowering));
    for (function, lowering) in module.functions().filter_map(lowered).collect::<Vec<_>>() {
        let users = function.users().filter(|user| user.called_function() == Some(function));
        for call in users.collect::<Vec<_>>() {
            calls.builder.position_before(call);
            calls.builder.set_debug_location(call.debug_location());
            rewrite_call(&calls, call, lowering, computes_bfloat)
                .map_err(|error| error.at(location::of_instruction(call)))?;
        }
    }
    Ok(())
}

fn rewrite_call<'c>(
    calls: &Calls<'c>,
    call: Value<'c>,
    lowering: Lowering,
    computes_bfloat: bool,
) -> Result<()> {
    let is_float = match call.ty().scalar().kind() {
        TypeKind::Half | TypeKind::Float | TypeKind::Double => true,
        TypeKind::BFloat => computes_bfloat,
        _ => false,
    };
    match lowering {
        Lowering::Integer(operation) if !call.ty().is_bool_or_bools() => {
            let predicate = match operation {
                IntegerOperation::SMax => IntPredicate::Sgt,
                IntegerOperation::SMin => IntPredicate::Slt,
                IntegerOperation::UMax => IntPredicate::Ugt,
                IntegerOperation::UMin => IntPredicate::Ult,
                _ => return Ok(()),
            };
            let [left, right] = arguments(call)?;
            let is_left = calls.builder.icmp(predicate, left, right)?;
            replace(call, calls.builder.select(is_left, left, right)?)
        }
        Lowering::FloatExtremum(extremum) if !extremum.keeps_nan && is_float => {
            let name = format!("{OPENCL_STD_PREFIX}{}", if extremum.is_least { "fmin" } else { "fmax" });
            let [left, right] = arguments(call)?;
            let (Some(left), Some(right)) = (calls.argument(left, None), calls.argument(right, None)) else {
                return Ok(());
            };
            match calls.call(&name, &[left, right], call.ty(), Some(call))? {
                Some(made) => replace(call, made),
                None => Ok(()),
            }
        }
        Lowering::Reduce(Reduction::Float(extremum)) if is_float => reduce(calls, call, extremum),
        _ => Ok(()),
    }
}

/// The minimum or maximum of a vector's lanes: a tree of pairs.
fn reduce<'c>(calls: &Calls<'c>, call: Value<'c>, extremum: FloatExtremum) -> Result<()> {
    let predicate = match (extremum.is_least, extremum.keeps_nan) {
        (true, false) => FloatPredicate::Olt,
        (false, false) => FloatPredicate::Ogt,
        (true, true) => FloatPredicate::Ult,
        (false, true) => FloatPredicate::Ugt,
    };
    let [vector] = arguments(call)?;
    let builder = &calls.builder;
    let mut lanes = Vec::new();
    for lane in 0..vector.ty().lanes() {
        lanes.push(builder.extract_element(vector, calls.context.i32_type().int(lane.into())?)?);
    }
    while let [_, _, ..] = lanes.as_slice() {
        let mut joined = Vec::new();
        for pair in lanes.chunks(2) {
            joined.push(match *pair {
                [left, right] => {
                    let is_left = builder.fcmp(predicate, left, right)?;
                    builder.select(is_left, left, right)?
                }
                [lane, ..] => lane,
                [] => continue,
            });
        }
        lanes = joined;
    }
    lanes.first().map_or(Ok(()), |lane| replace(call, *lane))
}
