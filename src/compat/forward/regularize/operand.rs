//! Operands of a row of [`crate::table::opencl`] as LLVM values, computed from a call's arguments.
//!
//! Rule of this file: `None` means that there is no friendly form, and the call is kept.
//!
//! `writer/opencl/operand.rs` computes the same operands as SPIR-V ids. Both match exhaustively on the kinds
//! of operands and take from the rows the values that need no instruction; they share little else but their
//! outline.

use super::call::{Argument, Calls};
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Type, Value};
use crate::spirv::{Opcode as SpirvOpcode, op};
use crate::table::friendly_name;
use crate::table::opaque;
use crate::table::opencl::semantics::{
    BUFFER_FLAGS, BUFFER_SHIFT, IMAGE_FLAG, IMAGE_SHIFT, ORDER_FUNCTION, ORDERS, SCOPE_FUNCTION, SCOPES,
    storage_bits, storage_of_flags,
};
use crate::table::opencl::{ImageOperand, Operand, Order, Postfix, Row, ScopeSource, Storage};
use crate::table::storage_class::storage_class;
use crate::writer::normalize::emit::splat as number;
use crate::writer::pointee::opencl_object;
use crate::writer::pointer_origin::{Origin, origin_space};
use mangling::Type as Mangled;
use rspirv::spirv::Dim;
use smallvec::SmallVec;

/// A call of an OpenCL C builtin, and the parts of its name.
pub(super) struct Source<'c, 's> {
    pub call: Value<'c>,
    pub parameters: &'s [Mangled],
    pub postfix: Postfix,
}

pub(super) type Arguments<'c> = SmallVec<[Argument<'c>; 8]>;

/// The operands of a row as arguments.
///
/// # Errors
/// Only internal errors of the IR builder.
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

    /// The type of an image argument. Older compilers use pointers for images, whose types come from the
    /// call's name.
    pub fn image_type(&self, calls: &Calls<'c>, index: u8) -> Option<Type<'c>> {
        let ty = self.value(index)?.ty();
        let ty = match self.parameters.get(usize::from(index)) {
            Some(Mangled::Named(name)) if ty.is_pointer() => opencl_object(calls.context, name)?,
            _ => ty,
        };
        let image = opaque::by_opcode(op::TypeImage).map(|row| row.target);
        (ty.target_name() == image).then_some(ty)
    }

    /// An argument of the call, unchanged.
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
        Operand::Scope(scope) => match self::scope(source, scope) {
            Some(scope) => scope.argument(calls)?,
            None => None,
        },
        Operand::Semantics(order, storage) => {
            let Some(storage) = storage_of(calls, source, storage)? else { return Ok(None) };
            let Some(order) = self::order(calls, source, order, storage)? else { return Ok(None) };
            order.or(calls, storage)?.argument(calls)?
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
        // LLVM's instruction has the alignment.
        Operand::Aligned(_) => return Ok(Some(())),
        Operand::SampledImage => combined(calls, source, [0, 1], op::TypeSampledImage, op::SampledImage)?,
        Operand::VmeImage(image, sampler) => {
            combined(calls, source, [image, sampler], op::TypeVmeImageINTEL, op::VmeImageINTEL)?
        }
        Operand::Converted(index, ty, conversion) => {
            let Some(argument) = source.argument(calls, index) else { return Ok(None) };
            let Some((ty, spelled)) = object(calls, ty, argument.value.ty())? else { return Ok(None) };
            let made = calls.call(&friendly_name(conversion), &[argument], ty, None)?;
            made.map(|value| Argument { value, spelled, from: None })
        }
    };
    Ok(argument.map(|argument| arguments.push(argument)))
}

/// An argument splatted to the lanes of the result, by an insertion and a shuffle.
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
    // A temporary `freeze` prevents constant folding.
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

/// A floating-point value negated; a constant is folded.
fn negated<'c>(calls: &Calls<'c>, value: Value<'c>) -> Result<Value<'c>> {
    match (value.float_bits(), value.ty().scalar_bits()) {
        (Some(bits), Some(width @ 1..)) => value.ty().float_from_bits(bits ^ 1 << (width - 1)),
        _ => calls.builder.fneg(value),
    }
}

/// Arguments combined to a vector: a splat of the first, with the others inserted.
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
    let mut known = vec![value; count.into()];
    // The lanes so far as a constant.
    let constant = |known: &[Value<'c>]| {
        known.iter().all(|lane| lane.is_constant()).then(|| ty.aggregate(known)).transpose()
    };
    let mut whole = match constant(&known)? {
        Some(whole) => whole,
        None => {
            let inserted = builder.insert_element(ty.poison()?, value, index(0)?)?;
            builder.shuffle_vector(inserted, ty.poison()?, &vec![0; count.into()])?
        }
    };
    for (lane, value) in (0..count).zip(lanes).skip(1) {
        if let Some(slot) = known.get_mut(usize::from(lane)) {
            *slot = value;
        }
        whole = match constant(&known)? {
            Some(whole) => whole,
            None => builder.insert_element(whole, value, index(lane)?)?,
        };
    }
    Ok(calls.argument(whole, None))
}

/// A value of a SPIR-V enumeration.
#[derive(Clone, Copy)]
enum Enumerated<'c> {
    Known(u32),
    /// Computed by a helper with the Khronos translator's name, or by instructions.
    Computed(Value<'c>),
}

impl<'c> Enumerated<'c> {
    fn argument(self, calls: &Calls<'c>) -> Result<Option<Argument<'c>>> {
        match self {
            Self::Known(bits) => calls.number(bits).map(Some),
            Self::Computed(value) => Ok(calls.argument(value, None)),
        }
    }

    fn or(self, calls: &Calls<'c>, other: Self) -> Result<Self> {
        let (left, right) = match (self, other) {
            (Self::Known(left), Self::Known(right)) => return Ok(Self::Known(left | right)),
            (Self::Known(0), value) | (value, Self::Known(0)) => return Ok(value),
            (Self::Known(bits), Self::Computed(value)) => (number(value.ty(), bits.into())?, value),
            (Self::Computed(value), Self::Known(bits)) => (value, number(value.ty(), bits.into())?),
            (Self::Computed(left), Self::Computed(right)) => (left, right),
        };
        calls.builder.binary(Opcode::Or, left, right).map(Self::Computed)
    }
}

/// An argument mapped by the helper of this name, or a constant mapped directly.
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

fn storage_of<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    storage: Storage,
) -> Result<Option<Enumerated<'c>>> {
    let index = match storage {
        Storage::Pointer(index) => {
            return Ok(source.value(index).and_then(pointed_storage).map(Enumerated::Known));
        }
        Storage::Flags(index) => index,
    };
    let Some(flags) = source.value(index) else { return Ok(None) };
    if let Some(known) = flags.int_value() {
        // All flags are in the low word.
        return Ok(Some(Enumerated::Known(storage_of_flags(known as u32))));
    }
    let part = |mask: u32, distance: u32| {
        let masked = calls.builder.binary(Opcode::And, flags, number(flags.ty(), mask.into())?)?;
        calls.builder.binary(Opcode::Shl, masked, number(flags.ty(), distance.into())?)
    };
    let buffers = part(BUFFER_FLAGS, BUFFER_SHIFT)?;
    let images = part(IMAGE_FLAG, IMAGE_SHIFT)?;
    let all = calls.builder.binary(Opcode::Or, buffers, images)?;
    Ok(Some(Enumerated::Computed(all)))
}

/// The storage bits for the origin of a pointer, looking through casts.
fn pointed_storage(pointer: Value<'_>) -> Option<u32> {
    Some(storage_bits(storage_class(origin_space(pointer, Origin::All)?)?))
}

fn order<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    order: Order,
    storage: Enumerated<'c>,
) -> Result<Option<Enumerated<'c>>> {
    Ok(match (order, storage) {
        (Order::IfStorage(_), Enumerated::Known(0)) => Some(Enumerated::Known(0)),
        (Order::IfStorage(bits), Enumerated::Computed(storage)) => {
            let none = number(storage.ty(), 0)?;
            let any = calls.builder.icmp(IntPredicate::Ne, storage, none)?;
            let order = calls.builder.select(any, number(storage.ty(), bits.into())?, none)?;
            Some(Enumerated::Computed(order))
        }
        (Order::Fixed(bits) | Order::IfStorage(bits), _) => Some(Enumerated::Known(bits)),
        (Order::Argument(index), _) => {
            enumeration(source, index, ORDER_FUNCTION, |of| ORDERS.get(of).copied().flatten())
        }
    })
}

/// The type that an opcode declares without operands, and its mangled spelling. If older compilers use
/// pointers for such types, as the value `like` shows, it is a pointer.
pub(super) fn object<'c>(
    calls: &Calls<'c>,
    opcode: SpirvOpcode,
    like: Type<'c>,
) -> Result<Option<(Type<'c>, Mangled)>> {
    let Some(row) = opaque::by_opcode(opcode) else { return Ok(None) };
    let ty = if like.is_pointer() { like } else { calls.context.target_type(row.target, &[], &[])? };
    Ok(Some((ty, Mangled::pointer(row.address_space, Mangled::named(row.friendly)))))
}

/// Combines an image and a sampler by an instruction to a sampled image.
fn combined<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    of: [u8; 2],
    combination: SpirvOpcode,
    opcode: SpirvOpcode,
) -> Result<Option<Argument<'c>>> {
    let [Some(image), Some(sampler)] = of.map(|index| source.argument(calls, index)) else {
        return Ok(None);
    };
    let [place, _] = of;
    let (Some(row), Some(ty)) = (opaque::by_opcode(combination), source.image_type(calls, place)) else {
        return Ok(None);
    };
    let types: Vec<_> = ty.target_types().into_iter().collect();
    let ty = calls.context.target_type(row.target, &types, &ty.target_ints())?;
    let Some(call) = calls.call(&friendly_name(opcode), &[image, sampler], ty, None)? else {
        return Ok(None);
    };
    call.set_name("TempSampledImage");
    Ok(calls.argument(call, None))
}

/// A gradient with a lane for each dimension; OpenCL C's gradients of 3D images have one more, which is
/// dropped.
fn gradient<'c>(calls: &Calls<'c>, source: &Source<'c, '_>, index: u8) -> Result<Option<Argument<'c>>> {
    let dimension = source.image_type(calls, 0).and_then(|image| image.target_ints().first().copied());
    match source.value(index) {
        Some(value) if dimension == Some(Dim::Dim3D as u32) && value.ty().is_vector() => {
            let lanes = calls.builder.shuffle_vector(value, value, &[0, 1, 2])?;
            Ok(calls.argument(lanes, None))
        }
        _ => Ok(source.argument(calls, index)),
    }
}

/// The mask of image operands and the operands that it selects. With a sample operand, the sign is left
/// unspecified.
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
                for index in [index, index + 1] {
                    arguments.extend(gradient(calls, source, index)?);
                }
            }
            ImageOperand::SignExtend | ImageOperand::ZeroExtend => {}
        }
    }
    Ok(Some(()))
}
