//! Signatures with integers or vectors that SPIR-V for kernels lacks: they are passed and returned in types that hold them, with zeros in the
//! bits above their own; the instructions that this takes at both ends are rewritten like any others.
//!
//! Rule of this file: who calls a function and who defines it find the same type, also in two modules.

use super::form::{Form, Legality, Scalar, WORD};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Builder, Context, Module, Opcode, TailCallKind, Type, Value};
use crate::table::OPCODE_PREFIX;

/// Changes the parameter and result types of functions to legal types that hold the values; returns whether any changed.
///
/// # Errors
/// Internal errors only.
pub(super) fn widen<'c>(
    context: &'c Context,
    module: Module<'c>,
    legality: &mut Legality<'c>,
) -> Result<bool> {
    let mut changed = false;
    for function in module.functions().collect::<Vec<_>>() {
        let is_own = !function.is_intrinsic() && !is_friendly(&function.name());
        let Some(ty) = function.value_type().filter(|ty| is_own && !ty.is_variadic()) else { continue };
        let result = ty.return_type().ok_or_else(|| Error::internal("a function type without a result"))?;
        let mut held = |ty: Type<'c>| holder(context, legality, ty);
        let parameters = ty.params();
        let (new_result, new) = (held(result), parameters.iter().map(|ty| held(*ty)).collect::<Vec<_>>());
        if new_result.is_none() && new.iter().all(Option::is_none) {
            continue;
        }
        let types: Vec<Type<'c>> =
            new.iter().zip(parameters.iter()).map(|(new, old)| new.unwrap_or(*old)).collect();
        let ty = context.function_type(new_result.unwrap_or(result), &types, false)?;
        put_in_place(context, module, function, ty)?;
        changed = true;
    }
    Ok(changed)
}

fn is_friendly(name: &str) -> bool {
    mangling::ident(name).unwrap_or(name).starts_with(OPCODE_PREFIX)
}

/// The legal type that holds values of an illegal one; `None` for legal types, and for those without one.
fn holder<'c>(context: &'c Context, legality: &mut Legality<'c>, ty: Type<'c>) -> Option<Type<'c>> {
    if legality.is_legal(ty) || ty.is_struct() || ty.is_array() {
        return None;
    }
    let form = Form::of_type(context, legality.kept(), ty).ok()?;
    let element = match form.scalar {
        Scalar::Halves { .. } if form.lanes.is_none() => {
            return context.vector_type(context.int_type(WORD).ok()?, 2).ok();
        }
        Scalar::Halves { .. } => return None,
        scalar => scalar.part_type(context).ok()?,
    };
    match (form.chunks().as_slice(), form.lanes) {
        (_, None) => Some(element),
        _ if element.is_pointer() => None,
        ([1], _) => Some(element),
        ([lanes], _) => context.vector_type(element, *lanes).ok(),
        _ => None,
    }
}

/// Puts a function of another type in the place of one, and calls of it in the place of calls.
fn put_in_place<'c>(context: &'c Context, module: Module<'c>, old: Value<'c>, ty: Type<'c>) -> Result<()> {
    let new = module.add_function("", ty)?;
    if !new.take_over(old) {
        return Err(Error::internal("a function that takes no other one's place"));
    }
    let builder = context.builder();
    if let Some(entry) = new.entry_block() {
        let first = entry.instructions().next();
        builder.position_before(first.ok_or_else(|| Error::internal("a block without an end"))?);
    }
    for (old, new) in old.params().zip(new.params()) {
        if old.is_used() {
            let value = narrowed(context, &builder, new, old.ty())?;
            old.replace_all_uses_with(value);
        }
    }
    let result = ty.return_type().ok_or_else(|| Error::internal("a function type without a result"))?;
    let returns = new.blocks().filter_map(|block| block.terminator());
    for end in returns.filter(|end| end.opcode() == Some(Opcode::Ret)).collect::<Vec<_>>() {
        if let Some(value) = end.operand(0).filter(|value| value.ty() != result) {
            builder.position_before(end);
            builder.set_debug_location(end.debug_location());
            builder.ret(Some(widened(context, &builder, value, result)?))?;
            end.erase();
        }
    }
    let calls = old.users().filter(|call| call.called_function() == Some(old));
    for call in calls.collect::<Vec<_>>() {
        replace_call(context, &builder, call, new)?;
    }
    old.replace_all_uses_with(new);
    old.erase();
    Ok(())
}

fn replace_call<'c>(
    context: &'c Context,
    builder: &Builder<'c>,
    call: Value<'c>,
    new: Value<'c>,
) -> Result<()> {
    builder.position_before(call);
    builder.set_debug_location(call.debug_location());
    let mut arguments = Vec::new();
    for (argument, parameter) in call.args().zip(new.params()) {
        arguments.push(widened(context, builder, argument, parameter.ty())?);
    }
    let made = builder.call_function(new, &arguments)?;
    made.set_calling_convention(call.calling_convention().unwrap_or(0));
    made.set_tail_call_kind(TailCallKind::None);
    let kept = (0u32..).zip(call.args().zip(&arguments)).filter(|(_, (old, new))| old == *new);
    let places = kept.map(|(position, _)| AttributePlace::Param(position));
    let result = (made.ty() == call.ty()).then_some(AttributePlace::Return);
    for place in places.chain(result).chain([AttributePlace::Function]) {
        for attribute in call.attributes(place) {
            made.add_attribute(place, attribute);
        }
    }
    for (kind, node) in call.all_metadata() {
        made.set_metadata(kind, Some(node));
    }
    if made.can_have_fast_math() {
        made.set_fast_math(call.fast_math());
    }
    let value = if call.ty() == made.ty() { made } else { narrowed(context, builder, made, call.ty())? };
    super::replace(call, value)
}

/// The vector of two words that holds an integer, as one integer.
fn two_words<'c>(context: &'c Context, held: Type<'c>, of: Type<'c>) -> Result<Option<Type<'c>>> {
    let is_two_words = held.is_vector() && !of.is_vector();
    if is_two_words { context.int_type(2 * WORD).map(Some) } else { Ok(None) }
}

/// A value in the type that holds it.
fn widened<'c>(
    context: &'c Context,
    builder: &Builder<'c>,
    value: Value<'c>,
    held: Type<'c>,
) -> Result<Value<'c>> {
    let ty = value.ty();
    if ty == held {
        return Ok(value);
    }
    if let Some(whole) = two_words(context, held, ty)? {
        let value = if ty == whole { value } else { builder.cast(Opcode::ZExt, value, whole)? };
        return builder.cast(Opcode::BitCast, value, held);
    }
    let own = own_lanes(context, held, ty)?;
    let value = if ty == own { value } else { builder.cast(Opcode::ZExt, value, own)? };
    relaned(context, builder, value, held)
}

/// A value in its own type again.
fn narrowed<'c>(
    context: &'c Context,
    builder: &Builder<'c>,
    value: Value<'c>,
    ty: Type<'c>,
) -> Result<Value<'c>> {
    let held = value.ty();
    if ty == held {
        return Ok(value);
    }
    if let Some(whole) = two_words(context, held, ty)? {
        let value = builder.cast(Opcode::BitCast, value, whole)?;
        return if ty == whole { Ok(value) } else { builder.cast(Opcode::Trunc, value, ty) };
    }
    let own = own_lanes(context, held, ty)?;
    let value = relaned(context, builder, value, own)?;
    if ty == own { Ok(value) } else { builder.cast(Opcode::Trunc, value, ty) }
}

/// The elements of a holder that belong to the value.
fn own_lanes<'c>(context: &'c Context, held: Type<'c>, ty: Type<'c>) -> Result<Type<'c>> {
    if ty.is_vector() { context.vector_type(held.scalar(), ty.lanes()) } else { Ok(held.scalar()) }
}

/// A vector with more or fewer lanes, the first of which stay; the other lanes are poison. A scalar is one lane.
fn relaned<'c>(
    context: &'c Context,
    builder: &Builder<'c>,
    value: Value<'c>,
    ty: Type<'c>,
) -> Result<Value<'c>> {
    let first = || context.i32_type().int(0);
    match (value.ty().is_vector(), ty.is_vector()) {
        _ if value.ty() == ty => Ok(value),
        (true, true) => {
            let lanes = value.ty().lanes();
            let mask: Vec<i32> =
                (0..ty.lanes()).map(|lane| if lane < lanes { lane as i32 } else { -1 }).collect();
            builder.shuffle_vector(value, value.ty().poison()?, &mask)
        }
        (true, false) => builder.extract_element(value, first()?),
        (false, true) => builder.insert_element(ty.poison()?, value, first()?),
        (false, false) => Err(Error::internal("a scalar in another one")),
    }
}
