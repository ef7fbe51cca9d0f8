//! Operands of a row of [`crate::table::opencl`] as values of LLVM, computed from a call's arguments.
//!
//! Rule of this file: `None` is what has no friendly form; then the call stays as it is.
//!
//! `writer/opencl/operand.rs` computes the same operands as ids of SPIR-V. Both match all kinds of operands, so that neither lacks one, and ask
//! the rows for what needs no instruction; the rest has little in common but its outline.

use super::call::{Argument, Calls};
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::spirv::op;
use crate::table::friendly_name;
use crate::table::opaque;
use crate::table::opencl::semantics::{
    ORDER_FUNCTION, ORDERS, SCOPE_FUNCTION, SCOPES, storage_bits, storage_of_flags,
};
use crate::table::opencl::{ImageOperand, Operand, Order, Postfix, Row, ScopeSource, Storage};
use crate::table::storage_class::storage_class;
use crate::writer::normalize::emit::splat as number;
use mangling::Type as Mangled;
use smallvec::SmallVec;

/// A call of OpenCL C, and what its name says.
pub(super) struct Source<'c, 's> {
    pub call: Value<'c>,
    pub parameters: &'s [Mangled],
    pub postfix: Postfix,
}

pub(super) type Arguments<'c> = SmallVec<[Argument<'c>; 8]>;

/// The operands of a row as arguments.
///
/// # Errors
/// Never in practice.
pub(super) fn all<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    row: &Row,
) -> Result<Option<Arguments<'c>>> {
    let mut arguments = Arguments::new();
    for operand in row.operands {
        if push(calls, source, *operand, &mut arguments)?.is_none() {
            return Ok(None);
        }
    }
    Ok(Some(arguments))
}

impl<'c> Source<'c, '_> {
    fn value(&self, index: u8) -> Option<Value<'c>> {
        self.call.arg(index.into())
    }

    /// An argument of the call as it is.
    pub fn argument(&self, calls: &Calls<'c>, index: u8) -> Option<Argument<'c>> {
        let mut argument = calls.argument(self.value(index)?, self.parameters.get(usize::from(index)))?;
        argument.from = Some(index.into());
        Some(argument)
    }
}

fn push<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    operand: Operand,
    arguments: &mut Arguments<'c>,
) -> Result<Option<()>> {
    let argument = match operand {
        Operand::Rest(first) => {
            for index in first..u8::try_from(source.call.arg_count()).unwrap_or(u8::MAX) {
                let Some(argument) = source.argument(calls, index) else { return Ok(None) };
                arguments.push(argument);
            }
            return Ok(Some(()));
        }
        Operand::ImageOperands(list) => return image_operands(calls, source, list, arguments),
        Operand::Arg(index) => source.argument(calls, index),
        Operand::Splat(index) | Operand::BuiltSplat(index) => {
            splat(calls, source, index, matches!(operand, Operand::BuiltSplat(_)))?
        }
        Operand::Truth(index) | Operand::Negative(index) => {
            let Some(value) = source.value(index).filter(|value| value.ty().scalar().is_int()) else {
                return Ok(None);
            };
            let is_truth = matches!(operand, Operand::Truth(_));
            let predicate = if is_truth { IntPredicate::Ne } else { IntPredicate::Slt };
            let truth = match (value.ty().scalar().int_bits(), value.int_value()) {
                (Some(1), _) => value,
                (_, Some(known)) if is_truth => calls.context.int_type(1)?.int(u64::from(known != 0))?,
                _ => calls.builder.icmp(predicate, value, number(value.ty(), 0)?)?,
            };
            if !is_truth && truth.is_instruction() && truth != value {
                truth.set_name("cast");
            }
            calls.argument(truth, None)
        }
        Operand::Negated(index) => {
            let Some(value) = source.value(index) else { return Ok(None) };
            calls.argument(negated(calls, value)?, None)
        }
        Operand::Vector(first, count) => vector(calls, source, first, count)?,
        Operand::Scope(scope) => enumerated(calls, self::scope(source, scope), None)?,
        Operand::Semantics(order, storage) => {
            let Some(storage) = storage_of(source, storage) else { return Ok(None) };
            enumerated(calls, self::order(source, order, storage), Some(storage))?
        }
        Operand::Int(_)
        | Operand::Literal(_)
        | Operand::Lanes
        | Operand::LaneBytes(_)
        | Operand::Rounding
        | Operand::Collective => {
            operand.number(source.postfix).map(|number| calls.number(number)).transpose()?
        }
        Operand::Size(value) => {
            let bits = 8 * calls.module.pointer_size_bytes(0);
            calls.argument(calls.context.int_type(bits)?.int(value.into())?, None)
        }
        Operand::SampledImage => sampled_image(calls, source)?,
        Operand::VmeImage(..) | Operand::Converted(..) | Operand::Aligned(_) => None,
    };
    Ok(argument.map(|argument| arguments.push(argument)))
}

/// An argument in every lane of the result: inserted once and shuffled.
fn splat<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    index: u8,
    is_built: bool,
) -> Result<Option<Argument<'c>>> {
    let Some(value) = source.value(index) else { return Ok(None) };
    let result = source.call.ty();
    if !result.is_vector() || value.ty().is_vector() {
        return Ok(source.argument(calls, index));
    }
    let ty = calls.context.vector_type(value.ty(), result.lanes())?;
    let builder = &calls.builder;
    if is_built && value.is_constant() {
        let lanes = vec![value; result.lanes() as usize];
        return Ok(calls.argument(ty.aggregate(&lanes)?, None));
    }
    // Behind a `freeze`, which goes again, a constant is not folded.
    let kept = builder.freeze(value)?;
    let zero = calls.context.i32_type().int(0)?;
    let first = builder.insert_element(ty.poison()?, kept, zero)?;
    first.set_operand(1, value);
    kept.erase();
    let all = builder.shuffle_vector(first, ty.poison()?, &vec![0; result.lanes() as usize])?;
    if is_built {
        first.set_name(".splatinsert");
        all.set_name(".splat");
    }
    Ok(calls.argument(all, None))
}

/// A floating-point number with its sign turned, a constant one at once.
fn negated<'c>(calls: &Calls<'c>, value: Value<'c>) -> Result<Value<'c>> {
    match (value.float_bits(), value.ty().scalar_bits()) {
        (Some(bits), Some(width @ 1..)) => value.ty().float_from_bits(bits ^ 1 << (width - 1)),
        _ => calls.builder.fneg(value),
    }
}

/// Arguments as one vector: the first in every lane, then the others.
fn vector<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    first: u8,
    count: u8,
) -> Result<Option<Argument<'c>>> {
    let Some(value) = source.value(first) else { return Ok(None) };
    if value.ty().is_vector() {
        return Ok(source.argument(calls, first));
    }
    let index = |lane: u8| calls.context.i32_type().int(lane.into());
    let ty = calls.context.vector_type(value.ty(), count.into())?;
    let builder = &calls.builder;
    let lanes: Option<Vec<_>> = (first..first + count).map(|index| source.value(index)).collect();
    let Some(lanes) = lanes else { return Ok(None) };
    if lanes.iter().all(|lane| lane.is_constant()) {
        return Ok(calls.argument(ty.aggregate(&lanes)?, None));
    }
    let inserted = builder.insert_element(ty.poison()?, value, index(0)?)?;
    let mut whole = builder.shuffle_vector(inserted, ty.poison()?, &vec![0; count.into()])?;
    for (lane, value) in (0..count).zip(lanes).skip(1) {
        whole = builder.insert_element(whole, value, index(lane)?)?;
    }
    Ok(calls.argument(whole, None))
}

/// A value of an enumeration of SPIR-V.
#[derive(Clone, Copy)]
enum Enumerated<'c> {
    Known(u32),
    /// Computed by a function of the Khronos translator's name.
    Computed(Value<'c>),
}

/// A scope, or an order together with the memory that it is about.
fn enumerated<'c>(
    calls: &Calls<'c>,
    value: Option<Enumerated<'c>>,
    storage: Option<u32>,
) -> Result<Option<Argument<'c>>> {
    let storage = storage.unwrap_or(0);
    Ok(match value {
        None => None,
        Some(Enumerated::Known(bits)) => Some(calls.number(bits | storage)?),
        Some(Enumerated::Computed(value)) if storage == 0 => calls.argument(value, None),
        Some(Enumerated::Computed(value)) => {
            let both = calls.builder.binary(Opcode::Or, value, number(value.ty(), storage.into())?)?;
            calls.argument(both, None)
        }
    })
}

/// An argument that a function of this name computes, or that is a constant with this meaning.
fn enumeration<'c>(
    source: &Source<'c, '_>,
    index: u8,
    function: &str,
    meaning: impl Fn(usize) -> Option<u32>,
) -> Option<Enumerated<'c>> {
    let value = source.value(index)?;
    if let Some(known) = value.int_value() {
        return meaning(usize::try_from(known).ok()?).map(Enumerated::Known);
    }
    let callee = value.called_function().filter(|callee| !callee.is_declaration())?;
    (callee.name() == function).then_some(Enumerated::Computed(value))
}

fn scope<'c>(source: &Source<'c, '_>, scope: ScopeSource) -> Option<Enumerated<'c>> {
    let fixed = match scope {
        ScopeSource::Fixed(scope) => Some(scope),
        ScopeSource::Name => source.postfix.scope,
        ScopeSource::Argument(index, default) if source.value(index).is_none() => Some(default),
        ScopeSource::Argument(index, _) => {
            return enumeration(source, index, SCOPE_FUNCTION, |of| SCOPES.get(of).copied());
        }
    };
    fixed.map(|scope| Enumerated::Known(scope as u32))
}

fn storage_of(source: &Source<'_, '_>, storage: Storage) -> Option<u32> {
    match storage {
        Storage::Pointer(index) => {
            let mut pointer = source.value(index)?;
            while pointer.opcode().or(pointer.constant_opcode()) == Some(Opcode::AddrSpaceCast) {
                pointer = pointer.operand(0)?;
            }
            Some(storage_bits(storage_class(pointer.ty().address_space()?)?))
        }
        // Flags beyond the low word do not exist.
        Storage::Flags(index) => Some(storage_of_flags(source.value(index)?.int_value()? as u32)),
    }
}

fn order<'c>(source: &Source<'c, '_>, order: Order, storage: u32) -> Option<Enumerated<'c>> {
    match order {
        Order::IfStorage(_) if storage == 0 => Some(Enumerated::Known(0)),
        Order::Fixed(bits) | Order::IfStorage(bits) => Some(Enumerated::Known(bits)),
        Order::Argument(index) => {
            enumeration(source, index, ORDER_FUNCTION, |of| ORDERS.get(of).copied().flatten())
        }
    }
}

/// Image and sampler combined.
fn sampled_image<'c>(calls: &Calls<'c>, source: &Source<'c, '_>) -> Result<Option<Argument<'c>>> {
    let arguments = [source.argument(calls, 0), source.argument(calls, 1)];
    let [Some(image), Some(sampler)] = arguments else { return Ok(None) };
    let ty = image.value.ty();
    let of = |opcode| opaque::by_opcode(opcode).map(|row| row.target);
    let Some(name) = of(op::TypeSampledImage).filter(|_| ty.target_name() == of(op::TypeImage)) else {
        return Ok(None);
    };
    let types: Vec<_> = ty.target_types().into_iter().collect();
    let ty = calls.context.target_type(name, &types, &ty.target_ints())?;
    let Some(call) = calls.call(&friendly_name(op::SampledImage), &[image, sampler], ty, None)? else {
        return Ok(None);
    };
    call.set_name("TempSampledImage");
    Ok(calls.argument(call, None))
}

/// The mask of image operands and what it announces. Where a sample is named nothing is said of the sign.
fn image_operands<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    list: &[ImageOperand],
    arguments: &mut Arguments<'c>,
) -> Result<Option<()>> {
    let names_sample = list.iter().any(|operand| matches!(operand, ImageOperand::Sample(_)));
    let said = list.iter().filter(|operand| !(names_sample && operand.is_sign()));
    let mask = said.fold(0, |mask, operand| mask | operand.bit());
    if mask == 0 {
        return Ok(Some(()));
    }
    arguments.push(calls.number(mask)?);
    for operand in list {
        match *operand {
            ImageOperand::LodZero => {
                let zero = calls.context.float_type().null()?;
                arguments.extend(calls.argument(zero, None));
            }
            ImageOperand::Lod(index) | ImageOperand::Sample(index) => {
                arguments.extend(source.argument(calls, index));
            }
            ImageOperand::Grad(index) => {
                arguments.extend(source.argument(calls, index));
                arguments.extend(source.argument(calls, index + 1));
            }
            ImageOperand::SignExtend | ImageOperand::ZeroExtend => {}
        }
    }
    Ok(Some(()))
}
