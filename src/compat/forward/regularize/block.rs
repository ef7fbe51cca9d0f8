//! Enqueued blocks, queries about blocks, and ND-ranges, as the Khronos translator's passes emit them.
//!
//! The names of builtins that take blocks do not encode types: each call of `__spirv_EnqueueKernel__` has its
//! own function.

use super::call::{Argument, Calls};
use super::operand::Source;
use crate::error::Result;
use crate::llvm::{Module, Opcode, Value};
use crate::spirv::{Opcode as SpirvOpcode, op};
use crate::table::device_side_enqueue::{DIMENSION_POSTFIXES, RANGE_NAME, is_block_function};
use crate::table::friendly_name;
use crate::table::opencl::{Enqueue, Plan, Row};
use crate::table::storage_class::GENERIC;
use crate::writer::device_side_enqueue::{array_in_sight, block_layout};
use crate::writer::normalize::replace;
use crate::writer::pointer_origin::strip_casts;
use mangling::Type as Mangled;
use smallvec::SmallVec;

/// Suffix of the names of builtins that take a block.
const POSTFIX: &str = "__";

/// Removes the addresses of block functions from the constants that hold them, so that only calls use these
/// functions.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn forget_addresses(module: Module<'_>) -> Result<()> {
    for function in module.functions().filter(|function| is_block_function(&function.name())) {
        for cast in function.users().collect::<Vec<_>>() {
            if matches!(cast.constant_opcode(), Some(Opcode::AddrSpaceCast | Opcode::BitCast)) {
                cast.replace_all_uses_with(cast.ty().null()?);
            }
        }
    }
    Ok(())
}

/// An ND-range: the builtin takes global size, local size and offset, as numbers or arrays.
pub(super) fn range<'c>(calls: &Calls<'c>, source: &Source<'c, '_>, dimensions: u32) -> Result<()> {
    let call = source.call;
    let given: SmallVec<[Value<'c>; 4]> = call.args().collect();
    let (destination, given) = match given.split_first() {
        Some((destination, given)) if call.ty().is_void() => (Some(*destination), given),
        _ => (None, given.as_slice()),
    };
    let sizes = match *given {
        [global] => [Some(global), None, None],
        [global, local] => [Some(global), Some(local), None],
        [offset, global, local] => [Some(global), Some(local), Some(offset)],
        _ => return Ok(()),
    };
    let mut arguments: SmallVec<[Argument<'c>; 4]> = SmallVec::new();
    if let Some(value) = destination {
        arguments.push(Argument { value, spelled: Mangled::named(RANGE_NAME), from: Some(0) });
    }
    // Arrays are loaded in the order of the call's arguments.
    let mut loaded = [None, None, None];
    for index in if given.len() == 3 { [2, 0, 1] } else { [0, 1, 2] } {
        let value = sizes.get(index).copied().flatten();
        let Some(size) = size(calls, value, dimensions)? else { return Ok(()) };
        if let Some(place) = loaded.get_mut(index) {
            *place = Some(size);
        }
    }
    arguments.extend(loaded.into_iter().flatten());
    let postfix = DIMENSION_POSTFIXES.get(dimensions.saturating_sub(1) as usize).copied().unwrap_or_default();
    let name = format!("{}_{postfix}", friendly_name(op::BuildNDRange));
    match calls.call(&name, &arguments, call.ty(), Some(call))? {
        Some(made) => replace(call, made),
        None => Ok(()),
    }
}

/// A size of an ND-range, zero if absent. Sizes in several dimensions are arrays, which names spell as
/// pointers to their elements.
fn size<'c>(calls: &Calls<'c>, given: Option<Value<'c>>, dimensions: u32) -> Result<Option<Argument<'c>>> {
    let number = calls.context.int_type(8 * calls.module.pointer_size_bytes(0))?;
    if dimensions == 1 {
        let value = given.map_or_else(|| number.null(), Ok)?;
        return Ok(calls.argument(value, None).filter(|_| value.ty() == number));
    }
    let array = calls.context.array_type(number, dimensions.into())?;
    let value = match given {
        None => array.null()?,
        Some(value) if value.ty() == array => value,
        Some(pointer) if pointer.ty().is_pointer() => {
            let seen = array_in_sight(pointer).filter(|(_, ty)| *ty == array);
            calls.builder.load(array, seen.map_or(pointer, |(place, _)| place))?
        }
        Some(_) => return Ok(None),
    };
    let Some(element) = calls.argument(number.null()?, None) else { return Ok(None) };
    Ok(Some(Argument { value, spelled: Mangled::pointer(0, element.spelled), from: None }))
}

/// An argument that does not appear in the name.
fn unspelled(value: Value<'_>) -> Argument<'_> {
    Argument { value, spelled: mangling::Scalar::Void.into(), from: None }
}

/// Enqueues a block.
pub(super) fn enqueue<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    row: &'static Row,
    form: Enqueue,
) -> Result<()> {
    let call = source.call;
    let Some(invoke) = Plan::Row(row, source.postfix).invoke_argument() else { return Ok(()) };
    let mut arguments: SmallVec<[Argument<'c>; 16]> = call.args().take(invoke).map(unspelled).collect();
    if !form.events {
        let none = unspelled(calls.context.pointer_type(GENERIC)?.null()?);
        arguments.extend([calls.number(0)?, none.clone(), none]);
    }
    let Some(block) = block(calls, call, invoke, false)? else { return Ok(()) };
    arguments.extend(block);
    if form.sizes {
        let place = |offset: usize| u32::try_from(invoke + offset).ok().and_then(|place| call.arg(place));
        let number = place(2).and_then(Value::u32_value);
        let (Some(number), Some(sizes)) = (number, place(3)) else { return Ok(()) };
        for index in 0..number {
            arguments.push(unspelled(size_address(calls, sizes, number, index)?));
        }
    }
    let name = friendly_name(op::EnqueueKernel) + POSTFIX;
    replace(call, calls.call_unmangled(&name, &arguments, true, call)?)
}

/// A query about a block.
pub(super) fn query<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    row: &'static Row,
    opcode: SpirvOpcode,
) -> Result<()> {
    let call = source.call;
    let Some(invoke) = Plan::Row(row, source.postfix).invoke_argument() else { return Ok(()) };
    let mut arguments: SmallVec<[Argument<'c>; 8]> = call.args().take(invoke).map(unspelled).collect();
    let Some(block) = block(calls, call, invoke, true)? else { return Ok(()) };
    arguments.extend(block);
    let name = friendly_name(opcode) + POSTFIX;
    replace(call, calls.call_unmangled(&name, &arguments, false, call)?)
}

/// The kernel of a block, the block literal, and the literal's size and alignment: the one that it holds, or that LLVM prefers for its
/// type.
fn block<'c>(
    calls: &Calls<'c>,
    call: Value<'c>,
    invoke: usize,
    is_preferred: bool,
) -> Result<Option<[Argument<'c>; 4]>> {
    let place = |offset: usize| u32::try_from(invoke + offset).ok().and_then(|place| call.arg(place));
    let kernel = place(0).map(strip_casts).filter(|kernel| kernel.is_function());
    let (Some(kernel), Some(block)) = (kernel, place(1)) else { return Ok(None) };
    let Some(layout) = block_layout(calls.module, block) else { return Ok(None) };
    let alignment = if is_preferred { layout.preferred_alignment_bytes } else { layout.alignment_bytes };
    let (size, alignment) = (calls.number(layout.size_bytes)?, calls.number(alignment)?);
    Ok(Some([unspelled(kernel), unspelled(block), size, alignment]))
}

/// The address of one of the local memory sizes.
fn size_address<'c>(calls: &Calls<'c>, sizes: Value<'c>, count: u32, index: u32) -> Result<Value<'c>> {
    let number = calls.context.int_type(8 * calls.module.pointer_size_bytes(0))?;
    let array = calls.context.array_type(number, count.into())?;
    let place = array_in_sight(sizes).filter(|(_, ty)| *ty == array).map_or(sizes, |(place, _)| place);
    let index_type = calls.context.i32_type();
    let indices = [index_type.int(0)?, index_type.int(index.into())?];
    calls.builder.gep(array, place, &indices, 0)
}
