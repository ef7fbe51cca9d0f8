//! Calls of OpenCL C builtins, rewritten like in the Khronos translator's pass to calls by friendly names and
//! surrounding instructions.
//!
//! Rule of this file: [`crate::table::opencl`] defines the meaning of a name, for the writer as well. A
//! builtin without a friendly name remains a call of OpenCL C's function.

use super::call::{Argument, Calls};
use super::operand::{self, Arguments, Source};
use super::shape;
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::{Opcode, op};
use crate::table::metadata::OP;
use crate::table::opencl::{
    self, FriendlyName, Operand, Plan, Postfix, ResultAdapter, Row, Saturation, Target,
};
use crate::table::{BUILTIN_VARIABLE_PREFIX, OPENCL_STD_PREFIX, friendly_name, spelling};
use crate::writer::normalize::emit::{shaped, splat as number};
use crate::writer::normalize::replace;
use mangling::{Scalar, Type as Mangled};
use rustc_hash::FxHashMap;

/// The meaning of a declared OpenCL C function.
struct Meaning {
    name: String,
    parameters: Vec<Mangled>,
    plan: Plan,
}

/// Rewrites the calls of all functions.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn rewrite(calls: &Calls<'_>) -> Result<()> {
    let mut meanings = FxHashMap::default();
    for function in calls.module.functions().collect::<Vec<_>>() {
        for block in function.blocks() {
            for call in block.instructions().collect::<Vec<_>>() {
                let is_call = call.opcode() == Some(LlvmOpcode::Call);
                let Some(callee) = call.called_function().filter(|_| is_call) else { continue };
                let meaning = meanings.entry(callee).or_insert_with(|| meaning(calls, callee));
                let Some(meaning) = meaning else { continue };
                calls.builder.position_before(call);
                calls.builder.set_debug_location(call.debug_location());
                rewrite_call(calls, call, meaning)
                    .map_err(|error| error.at(crate::writer::location::of_instruction(call)))?;
            }
        }
    }
    Ok(())
}

fn meaning(calls: &Calls<'_>, function: Value<'_>) -> Option<Meaning> {
    let is_import = function.metadata(calls.context.md_kind(OP)).is_some();
    let result = function.attribute(crate::llvm::AttributePlace::Param(0), "sret");
    if !function.is_declaration() || function.is_intrinsic() || is_import {
        return None;
    }
    let name = function.name();
    let Ok(symbol) = mangling::demangle(&name) else {
        let plan = opencl::find_unmangled(&name).filter(|_| result.is_none())?;
        return Some(Meaning { name: name.into_owned(), parameters: Vec::new(), plan });
    };
    let plan = opencl::find(&symbol.name, &symbol.parameters)?;
    // Only ND-ranges are returned in memory.
    if result.is_some() && plan.range_dimensions().is_none() {
        return None;
    }
    let parameters = symbol.resolved_parameters().unwrap_or_default();
    Some(Meaning { name: symbol.name, parameters, plan })
}

fn rewrite_call<'c>(calls: &Calls<'c>, call: Value<'c>, meaning: &Meaning) -> Result<()> {
    let (row, postfix) = match meaning.plan {
        Plan::Row(row, postfix) => (row, postfix),
        Plan::Variable(row) => {
            let name = format!("{BUILTIN_VARIABLE_PREFIX}{}", row.name);
            let source = Source { call, parameters: &meaning.parameters, postfix: Postfix::default() };
            let argument = source.argument(calls, 0);
            let made = calls.call(&name, argument.as_slice(), call.ty(), Some(call))?;
            return made.map_or(Ok(()), |made| replace(call, made));
        }
    };
    let in_memory = usize::from(meaning.plan.range_dimensions().is_some() && call.ty().is_void());
    let count = (call.arg_count() as usize).saturating_sub(in_memory);
    let (least, most) = row.arity();
    if !(least..=most).contains(&count) || is_kept(row) {
        return Ok(());
    }
    let source = Source { call, parameters: &meaning.parameters, postfix };
    if let Target::Shape(shape) = row.target {
        return shape::rewrite(calls, &source, row, shape);
    }
    if let Target::Convert(opcode, saturation) = row.target {
        return convert(calls, &source, &meaning.name, opcode, saturation);
    }
    let Some(operands) = operand::all(calls, &source, row)? else { return Ok(()) };
    let Some(result) = target(calls, &source, row, &operands)? else { return Ok(()) };
    let Some(result) = outcome(calls, call, row, result)? else { return Ok(()) };
    // A result without a builtin call takes no name.
    if matches!(row.target, Target::Operand | Target::Op(op::FMul)) {
        call.clear_name();
    }
    replace(call, result)
}

/// Whether calls of a row are kept.
fn is_kept(row: &Row) -> bool {
    row.friendly == FriendlyName::Kept || matches!(row.outcome, ResultAdapter::PlusArgument(_))
}

/// Whether an instruction compares two numbers; the Khronos translator keeps OpenCL C's result type for
/// these.
fn compares(row: &Row) -> bool {
    row.outcome == ResultAdapter::Truth
        && row.operands.len() == 2
        && row.operands == [Operand::Arg(0), Operand::Arg(1)]
}

/// The result type of a target.
fn target_type<'c>(calls: &Calls<'c>, row: &Row, result: Type<'c>) -> Result<Type<'c>> {
    let boolean = calls.context.int_type(1)?;
    match row.outcome {
        ResultAdapter::Converted(ty, _) => {
            Ok(operand::object(calls, ty, result)?.map_or(result, |(ty, _)| ty))
        }
        ResultAdapter::Truth if compares(row) => Ok(result),
        ResultAdapter::Truth => shaped(calls.context, boolean, result),
        ResultAdapter::First => calls.context.vector_type(result, 4),
        _ => Ok(result),
    }
}

/// Emits the computation of the result.
fn target<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    row: &Row,
    operands: &Arguments<'c>,
) -> Result<Option<Value<'c>>> {
    let call = source.call;
    let values = (operands.first().map(|of| of.value), operands.get(1).map(|of| of.value));
    let name = match (row.target, values) {
        (Target::Operand, (value, _)) => return Ok(value),
        (Target::Op(op::FMul), (Some(left), Some(right))) => {
            return calls.builder.binary(LlvmOpcode::FMul, left, right).map(Some);
        }
        (Target::Op(op::Store), (Some(place), Some(value))) => {
            return calls.builder.store(value, place).map(Some);
        }
        (Target::Op(opcode), _) => friendly_name(opcode),
        (Target::Ext(instruction), _) => {
            let Some(grammar) = ExtInstSet::OpenClStd.instruction(instruction as u32) else {
                return Ok(None);
            };
            format!("{OPENCL_STD_PREFIX}{}", grammar.name)
        }
        _ => return Ok(None),
    };
    let ty = target_type(calls, row, call.ty())?;
    calls.call(&(name + &postfix(row, source.postfix, call.ty())), operands, ty, Some(call))
}

/// The postfix of the target's name: the block width, or the result type with integers spelled unsigned;
/// empty if the row requires it.
pub(super) fn postfix(row: &Row, named: Postfix, ty: Type<'_>) -> String {
    let lanes_of = |lanes: u32| if lanes > 1 { lanes.to_string() } else { String::new() };
    let divider = match row.friendly {
        FriendlyName::Kept | FriendlyName::Plain => return String::new(),
        FriendlyName::Block(width) => return format!("_{width}{}", lanes_of(named.lanes.unwrap_or(1))),
        FriendlyName::Result => "_R",
        FriendlyName::ResultApart => "__R",
    };
    match spelling::scalar(ty.scalar(), true) {
        Some(scalar @ Scalar::Void) => format!("{divider}{}", scalar.code()),
        Some(scalar) => {
            format!("{divider}{}{}", scalar.spelling(), lanes_of(ty.lanes()))
        }
        _ => String::new(),
    }
}

/// The call's result, converted from the target's.
fn outcome<'c>(
    calls: &Calls<'c>,
    call: Value<'c>,
    row: &Row,
    result: Value<'c>,
) -> Result<Option<Value<'c>>> {
    let ty = call.ty();
    let builder = &calls.builder;
    Ok(Some(match row.outcome {
        // A store has no result, and neither has the call.
        _ if ty.is_void() => {
            call.erase();
            return Ok(None);
        }
        ResultAdapter::Truth if !compares(row) => {
            let yes = if ty.is_vector() { u64::MAX } else { 1 };
            builder.select(result, number(ty, yes)?, number(ty, 0)?)?
        }
        ResultAdapter::First => {
            let bits = 8 * calls.module.pointer_size_bytes(0);
            builder.extract_element(result, calls.context.int_type(bits)?.int(0)?)?
        }
        ResultAdapter::Plus(added) => builder.binary(LlvmOpcode::Add, result, number(ty, added.into())?)?,
        ResultAdapter::Converted(of, conversion) => {
            let Some((_, spelled)) = operand::object(calls, of, ty)? else { return Ok(None) };
            let value = Argument { value: result, spelled, from: None };
            let Some(made) = calls.call(&friendly_name(conversion), &[value], ty, None)? else {
                return Ok(None);
            };
            made
        }
        ResultAdapter::ShiftRight(bits) => {
            builder.binary(LlvmOpcode::LShr, result, number(ty, bits.into())?)?
        }
        _ => result,
    }))
}

/// A conversion: the argument itself if the type is the same, else a builtin whose name encodes type,
/// saturation and rounding.
fn convert<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    name: &str,
    opcode: Opcode,
    saturation: Saturation,
) -> Result<()> {
    let call = source.call;
    let Some(argument) = source.argument(calls, 0) else { return Ok(()) };
    if argument.value.ty() == call.ty() && saturation != Saturation::Opcode {
        return replace(call, argument.value);
    }
    let is_number = |ty: Type<'c>| ty.scalar().is_int();
    // Conversions between integers do not round; the Khronos translator does not know such a name.
    if source.postfix.rounding.is_some() && is_number(argument.value.ty()) && is_number(call.ty()) {
        return Ok(());
    }
    let Some(rest) = name.strip_prefix("convert_") else { return Ok(()) };
    let rest = match saturation {
        Saturation::Opcode => rest.replace("_sat", ""),
        _ => rest.to_owned(),
    };
    let name = format!("{}_R{rest}", friendly_name(opcode));
    let made = calls.call(&name, &[argument], call.ty(), Some(call))?;
    made.map_or(Ok(()), |made| replace(call, made))
}
