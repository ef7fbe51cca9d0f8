//! Addresses that Logical addressing does not have: casts to another address space, and copies of bytes.

use super::super::normalize::builtin_global::expand_expressions;
use super::argument;
use super::pieces::{filled, pieces};
use crate::contract::{Attached, Kinds, Mark};
use crate::error::Result;
use crate::llvm::{Block, Builder, Context, Module, Opcode, Type, Value, ValueKind, flags};
use crate::spirv::op;
use crate::table::metadata::CAPABILITY;
use crate::table::spv_intrinsic::POINTER;
use rspirv::spirv::Capability;
use rustc_hash::FxHashSet;

/// Follows casts and writes copies as loads and stores.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn run<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    for variable in module.variables() {
        let is_cast = |user: Value<'c>| user.constant_opcode() == Some(Opcode::AddrSpaceCast);
        if variable.users().any(|user| user.kind() == ValueKind::ConstantExpr && is_cast(user)) {
            expand_expressions(variable)?;
        }
    }
    let builder = context.builder();
    let bodies = module.functions().filter(|function| !function.is_declaration());
    let all: Vec<Value<'c>> = bodies.flat_map(Value::blocks).flat_map(Block::instructions).collect();
    let mut casts = Vec::new();
    for instruction in all {
        match instruction.opcode() {
            Some(Opcode::AddrSpaceCast) => casts.push(instruction),
            Some(Opcode::Call) => copy(context, module, &builder, instruction)?,
            _ => {}
        }
    }
    let mut gone = FxHashSet::default();
    for cast in casts {
        if let Some(pointer) = cast.operand(0).filter(|_| !gone.contains(&cast)) {
            follow(&builder, cast, pointer, &mut gone)?;
        }
    }
    Ok(())
}

/// Gives the users of a pointer another one to the same place. `gone`: casts that are erased.
fn follow<'c>(
    builder: &Builder<'c>,
    old: Value<'c>,
    new: Value<'c>,
    gone: &mut FxHashSet<Value<'c>>,
) -> Result<()> {
    let mut work = vec![(old, new)];
    let mut replaced = Vec::new();
    while let Some((old, new)) = work.pop() {
        replaced.push(old);
        for user in old.users().collect::<Vec<_>>() {
            builder.position_before(user);
            match user.opcode() {
                Some(Opcode::Load) => {
                    let load = builder.load(user.ty(), new)?;
                    take_access(load, user);
                    load.take_name_of(user);
                    user.replace_all_uses_with(load);
                    user.erase();
                }
                Some(Opcode::Store) if user.operand(1) == Some(old) && user.operand(0) != Some(old) => {
                    let Some(value) = user.operand(0) else { continue };
                    take_access(builder.store(value, new)?, user);
                    user.erase();
                }
                Some(Opcode::GetElementPtr) => {
                    let indices: Vec<Value<'c>> = user.operands().skip(1).collect();
                    let Some(source) = user.gep_source_type() else { continue };
                    let chain = builder.gep(source, new, &indices, user.flags())?;
                    chain.take_name_of(user);
                    work.push((user, chain));
                }
                Some(Opcode::AddrSpaceCast) if user.ty() == new.ty() => {
                    gone.insert(user);
                    user.replace_all_uses_with(new);
                    user.erase();
                }
                Some(Opcode::AddrSpaceCast) => work.push((user, new)),
                _ => {}
            }
        }
    }
    for pointer in replaced.into_iter().rev() {
        gone.insert(pointer);
        pointer.erase();
    }
    Ok(())
}

/// What an access is beside its operands.
pub(super) fn take_access<'c>(access: Value<'c>, old: Value<'c>) {
    access.set_alignment(old.alignment().unwrap_or(1));
    access.set_volatile(old.is_volatile());
    if let (Some(ordering), Some(scope)) = (old.ordering().filter(|_| old.is_atomic()), old.sync_scope()) {
        access.set_ordering(ordering);
        access.set_sync_scope(scope);
    }
    for (kind, node) in old.all_metadata() {
        access.set_metadata(kind, Some(node));
    }
}

/// Writes a copy, or a setting to zero, of what lies at an address as a value.
fn copy<'c>(context: &'c Context, module: Module<'c>, builder: &Builder<'c>, call: Value<'c>) -> Result<()> {
    let Some(stem) = call.called_function().and_then(Value::intrinsic_stem) else { return Ok(()) };
    let is_copy = matches!(stem, "memcpy" | "memmove" | "memcpy.inline");
    if !is_copy && stem != "memset" {
        return Ok(());
    }
    let (to, from, size) = (argument(call, 0)?, argument(call, 1)?, argument(call, 2)?.int_value());
    let Some(size) = size else { return Ok(()) };
    builder.position_before(call);
    if size == 0 {
        call.erase();
        return Ok(());
    }
    let mut found = held(context, module, to, size);
    if is_copy {
        let source = held(context, module, from, size);
        let is_instruction =
            Mark::read(call, &Kinds::to_read(context)).is_some_and(|mark| mark.opcode == op::CopyMemory);
        if is_instruction && found.is_some() && found == source {
            return Ok(());
        }
        found = found.or(source);
    }
    let byte = from.int_value().and_then(|byte| u8::try_from(byte & 0xFF).ok());
    let whole = found.map(|ty| vec![(0, ty)]);
    let of_parts = || {
        let target = located(module, to, |ty, bytes| pieces(module, ty, bytes, size));
        let source = || located(module, from, |ty, bytes| pieces(module, ty, bytes, size));
        target.or_else(|| source().filter(|_| is_copy)).filter(|_| !copies_bytes(module))
    };
    let Some(parts) = whole.or_else(of_parts) else { return Ok(()) };
    let mut stores = Vec::new();
    for (offset, ty) in parts {
        let value = match is_copy {
            true => Some(builder.load(ty, moved(context, builder, from, offset)?)?),
            false => byte.map(|byte| filled(ty, byte)).transpose()?.flatten(),
        };
        let Some(value) = value else { return Ok(()) };
        stores.push((value, offset));
    }
    for (value, offset) in stores {
        builder.store(value, moved(context, builder, to, offset)?)?;
    }
    call.erase();
    Ok(())
}

/// Whether a module declares that it copies any number of bytes.
fn copies_bytes(module: Module<'_>) -> bool {
    let list = module.get_named_metadata(CAPABILITY);
    let declared = list.into_iter().flat_map(|list| list.operands());
    let mut numbers = declared.filter_map(|node| node.operand(0)?.u32_value());
    let copying = [Capability::Addresses, Capability::UntypedPointersKHR].map(|capability| capability as u32);
    numbers.any(|number| copying.contains(&number))
}

/// The address of bytes behind another.
fn moved<'c>(
    context: &'c Context,
    builder: &Builder<'c>,
    pointer: Value<'c>,
    bytes: u64,
) -> Result<Value<'c>> {
    if bytes == 0 {
        return Ok(pointer);
    }
    let bytes = context.i64_type().int(bytes)?;
    builder.gep(context.i8_type(), pointer, &[bytes], flags::INBOUNDS)
}

/// The type of what lies at an address and has a size in bytes.
fn held<'c>(context: &'c Context, module: Module<'c>, pointer: Value<'c>, size: u64) -> Option<Type<'c>> {
    located(module, pointer, |ty, bytes| part(context, module, ty, bytes, size))
}

/// What is found in a type at bytes from its beginning, where a pointer leads to.
fn located<'c, T>(
    module: Module<'c>,
    pointer: Value<'c>,
    find: impl Fn(Type<'c>, u64) -> Option<T>,
) -> Option<T> {
    let (mut at, mut bytes) = (pointer, 0u64);
    loop {
        if at.kind() == ValueKind::Variable {
            return find(at.value_type()?, bytes);
        }
        match at.opcode().or_else(|| at.constant_opcode())? {
            Opcode::AddrSpaceCast => at = at.operand(0)?,
            Opcode::Alloca => return find(at.alloca_type()?, bytes),
            Opcode::GetElementPtr => {
                let source = at.gep_source_type()?;
                let mut result = source;
                let mut offset = Some(0u64);
                for (place, index) in at.operands().skip(1).enumerate() {
                    let number = index.int_value();
                    if place == 0 {
                        let stride = module.alloc_size_bytes(result)?;
                        offset = offset
                            .zip(number)
                            .and_then(|(sum, number)| sum.checked_add(number.checked_mul(stride)?));
                    } else if result.is_struct() {
                        let member = index.u32_value()?;
                        let place = module.member_offset_bytes(result, member)?;
                        offset = offset.and_then(|sum| sum.checked_add(place));
                        result = result.member(member)?;
                    } else {
                        result = result.element()?;
                        let stride = module.alloc_size_bytes(result)?;
                        offset = offset
                            .zip(number)
                            .and_then(|(sum, number)| sum.checked_add(number.checked_mul(stride)?));
                    }
                }
                if let Some(found) = find(result, bytes).filter(|_| result.int_bits() != Some(8)) {
                    return Some(found);
                }
                bytes = bytes.checked_add(offset?)?;
                at = at.operand(0)?;
            }
            Opcode::Call if at.called_function().and_then(Value::intrinsic_stem) == Some(POINTER) => {
                let contents = at.arg(0)?.ty().target_types().first().copied()?;
                return find(contents.element().unwrap_or(contents), bytes);
            }
            _ => return None,
        }
    }
}

/// The part of a type that lies at bytes from its beginning and has a size, or as many of its elements.
fn part<'c>(
    context: &'c Context,
    module: Module<'c>,
    ty: Type<'c>,
    bytes: u64,
    size: u64,
) -> Option<Type<'c>> {
    let (mut at, mut bytes) = (ty, bytes);
    loop {
        if bytes == 0 && (module.alloc_size_bytes(at)? == size || module.store_size_bytes(at)? == size) {
            return Some(at);
        }
        if at.is_struct() {
            let count = u32::try_from(at.members().len()).ok()?;
            let member = (0..count)
                .rev()
                .find(|member| module.member_offset_bytes(at, *member).is_some_and(|place| place <= bytes))?;
            bytes -= module.member_offset_bytes(at, member)?;
            at = at.member(member)?;
        } else if at.is_array() {
            let element = at.element()?;
            let stride = module.alloc_size_bytes(element)?.max(1);
            bytes %= stride;
            if bytes == 0 && size > stride && size.is_multiple_of(stride) {
                return context.array_type(element, size / stride).ok();
            }
            at = element;
        } else {
            return None;
        }
    }
}
