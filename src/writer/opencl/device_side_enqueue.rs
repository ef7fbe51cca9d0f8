//! Device-side enqueue: ranges, blocks and queries.

use super::super::emit::{Emit, TypeShape, constant_int};
use super::{Call, Words};
use crate::error::Result;
use crate::spirv::{Id, Opcode, op};
use crate::table::opencl::Enqueue;
use rspirv::spirv::StorageClass;

/// Builds an ND-range and stores it through the call's first argument, or returns it.
pub(super) fn nd_range<E: Emit>(emit: &mut E, call: Call<'_>, dimensions: u32) -> Result<Option<Id>> {
    let returns = emit.shape_of(call.result_type) != TypeShape::Void;
    let (destination, sizes) = match call.arguments.split_first() {
        Some((destination, sizes)) if !returns => (Some(*destination), sizes),
        _ => (None, call.arguments),
    };
    let [offset, global, local] = match *sizes {
        [global] => [None, Some(global), None],
        [global, local] => [None, Some(global), Some(local)],
        [offset, global, local] => [Some(offset), Some(global), Some(local)],
        _ => return Err(emit.error(format!("a range of work-items takes 1 to 3 sizes, not {}", sizes.len()))),
    };
    let ty = match destination {
        Some(pointer) => struct_behind(emit, pointer)?,
        None => call.result_type,
    };
    let global = size(emit, global, dimensions)?;
    let local = size(emit, local, dimensions)?;
    let offset = size(emit, offset, dimensions)?;
    let range = emit.emit(op::BuildNDRange, ty, &[global.0, local.0, offset.0])?;
    let Some(destination) = destination else { return Ok(Some(range)) };
    emit.emit_void(op::Store, &[destination.0, range.0])?;
    Ok(None)
}

fn struct_behind<E: Emit>(emit: &E, pointer: Id) -> Result<Id> {
    if let Some(pointee) = emit.pointee_of(pointer).filter(|ty| emit.shape_of(*ty) == TypeShape::Struct) {
        return Ok(pointee);
    }
    Err(emit.error("a range of work-items is returned through a pointer to its structure".into()))
}

/// Loads the ND-range that an argument points to.
fn range_behind<E: Emit>(emit: &mut E, pointer: Id) -> Result<Id> {
    let ty = struct_behind(emit, pointer)?;
    emit.emit(op::Load, ty, &[pointer.0])
}

/// A size of an ND-range: a number, or an array of numbers passed by value or by pointer; zero if absent.
fn size<E: Emit>(emit: &mut E, argument: Option<Id>, dimensions: u32) -> Result<Id> {
    let scalar = emit.size_type()?;
    if dimensions == 1 {
        return argument.map_or_else(|| emit.constant(scalar, 0), Ok);
    }
    let array = emit.array_type(scalar, dimensions)?;
    let Some(pointer) = argument else { return emit.constant_null(array) };
    let pointer = match emit.shape_of(emit.type_of(pointer)?) {
        TypeShape::Pointer { storage_class, .. } => {
            let ty = emit.pointer_type(storage_class, array)?;
            super::conversion::bitcast(emit, pointer, ty)?
        }
        TypeShape::Array => return Ok(pointer),
        _ => pointer,
    };
    emit.emit(op::Load, array, &[pointer.0])
}

/// Enqueues a block.
pub(super) fn enqueue_kernel<E: Emit>(emit: &mut E, call: Call<'_>, form: Enqueue) -> Result<Id> {
    let mut operands = Words::new();
    operands.extend([call.argument(emit, 0)?.0, call.argument(emit, 1)?.0]);
    let range = call.argument(emit, 2)?;
    operands.push(range_behind(emit, range)?.0);
    let mut next = 3;
    if form.events {
        for i in 3..6 {
            operands.push(call.argument(emit, i)?.0);
        }
        next = 6;
    } else {
        let event = emit.device_event_type()?;
        let pointer = emit.pointer_type(StorageClass::Generic as u32, event)?;
        let none = emit.constant_null(pointer)?;
        operands.extend([constant_int(emit, 0)?.0, none.0, none.0]);
    }
    push_block(emit, call, next, &mut operands)?;
    if form.sizes {
        push_local_sizes(emit, call, next + 2, &mut operands)?;
    }
    emit.emit(op::EnqueueKernel, call.result_type, &operands)
}

/// A query about a block.
pub(super) fn kernel_query<E: Emit>(emit: &mut E, call: Call<'_>, opcode: Opcode, range: bool) -> Result<Id> {
    let mut operands = Words::new();
    if range {
        let range = call.argument(emit, 0)?;
        operands.push(range_behind(emit, range)?.0);
    }
    push_block(emit, call, usize::from(range), &mut operands)?;
    emit.emit(opcode, call.result_type, &operands)
}

/// Appends the kernel of a block, the block literal, and its size and alignment.
fn push_block<E: Emit>(emit: &mut E, call: Call<'_>, first: usize, operands: &mut Words) -> Result<()> {
    let invoke = call.argument(emit, first)?;
    let block = call.argument(emit, first + 1)?;
    let byte = emit.int_type(8)?;
    let bytes = emit.pointer_type(StorageClass::Generic as u32, byte)?;
    let block = super::conversion::bitcast(emit, block, bytes)?;
    let layout = emit.block_layout(block)?;
    let size = constant_int(emit, layout.size_bytes)?;
    let alignment = constant_int(emit, layout.alignment_bytes)?;
    operands.extend([invoke.0, block.0, size.0, alignment.0]);
    Ok(())
}

/// Appends the addresses of the sizes of local memory; the call passes their number and the first of them.
fn push_local_sizes<E: Emit>(emit: &mut E, call: Call<'_>, first: usize, operands: &mut Words) -> Result<()> {
    let number = call.argument(emit, first)?;
    let sizes = call.argument(emit, first + 1)?;
    let Some(number) = emit.constant_bits(number).and_then(|number| u32::try_from(number).ok()) else {
        return Err(emit.error("the number of local sizes is no constant".into()));
    };
    let ty = emit.type_of(sizes)?;
    let (TypeShape::Pointer { storage_class, .. } | TypeShape::UntypedPointer { storage_class }) =
        emit.shape_of(ty)
    else {
        return Err(emit.error("the local sizes are not behind a pointer".into()));
    };
    let scalar = emit.size_type()?;
    let ty = emit.pointer_type(storage_class, scalar)?;
    let sizes = super::conversion::bitcast(emit, sizes, ty)?;
    let is_untyped = matches!(emit.shape_of(ty), TypeShape::UntypedPointer { .. });
    for i in 0..number {
        let index = constant_int(emit, i)?;
        let address = match is_untyped {
            true => emit.emit(op::UntypedInBoundsPtrAccessChainKHR, ty, &[scalar.0, sizes.0, index.0])?,
            false => emit.emit(op::InBoundsPtrAccessChain, ty, &[sizes.0, index.0])?,
        };
        operands.push(address.0);
    }
    Ok(())
}
