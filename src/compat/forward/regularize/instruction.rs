//! Instructions that the Khronos translator rewrites before writing: `cmpxchg` and carries become calls of
//! builtins, shifts of booleans are computed on integers, and metadata without a SPIR-V equivalent is
//! dropped.

use super::call::{Argument, Calls};
use crate::error::{Error, Result};
use crate::llvm::{
    AttributePlace, Block, IntPredicate, Opcode, TailCallKind, Type, Value, calling_convention, flags,
};
use crate::spirv::{Opcode as SpirvOpcode, op};
use crate::table::atomic::{ORDERINGS, SCOPES};
use crate::table::friendly_name;
use crate::table::intrinsic::{Lowering, find};
use crate::table::metadata::OP;
use crate::writer::normalize::emit::{shaped, splat as number};
use crate::writer::normalize::replace;
use crate::writer::operands::{arguments, operands};
use mangling::{Flavour, Symbol, Type as Mangled};
use rspirv::spirv::Scope;
use rustc_hash::FxHashSet;

/// Metadata without a SPIR-V equivalent.
const DROPPED: [&str; 2] = ["tbaa", "range"];

/// Metadata of what sanitizers leave out, which the call of a builtin keeps.
const UNCHECKED: &str = "nosanitize";

/// Rewrites the instructions of some functions.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn rewrite<'c>(calls: &Calls<'c>, functions: &[Value<'c>]) -> Result<()> {
    let dropped = DROPPED.map(|name| calls.context.md_kind(name));
    let (mut instructions, mut erased) = (Vec::new(), FxHashSet::default());
    for block in functions.iter().flat_map(|function| function.blocks()) {
        instructions.clear();
        instructions.extend(block.instructions());
        for instruction in instructions.iter().copied() {
            if erased.remove(&instruction) {
                continue;
            }
            let Some(opcode) = instruction.opcode() else { continue };
            for kind in dropped {
                if instruction.metadata(kind).is_some() {
                    instruction.set_metadata(kind, None);
                }
            }
            if opcode.is_binary() && instruction.flags() & flags::EXACT != 0 {
                instruction.set_flags(instruction.flags() & !flags::EXACT);
            }
            match opcode {
                Opcode::Call => call(calls, instruction)?,
                Opcode::Shl | Opcode::LShr if instruction.ty().is_bool_or_bools() => {
                    erased.extend(shift(calls, instruction)?);
                }
                Opcode::Freeze => thaw(calls, instruction)?,
                Opcode::AtomicCmpXchg => exchange(calls, instruction)?,
                _ => {}
            }
        }
    }
    Ok(())
}

fn missing() -> Error {
    Error::internal("an instruction without its operands")
}

fn call<'c>(calls: &Calls<'c>, call: Value<'c>) -> Result<()> {
    call.set_tail_call_kind(TailCallKind::None);
    let name = call.called_function().and_then(Value::intrinsic_name);
    let row = name.and_then(|name| name.strip_prefix("llvm.")).and_then(find);
    let operation = match row.map(|row| row.lowering) {
        Some(Lowering::Overflow(operation)) => operation.carry(),
        _ => None,
    };
    operation.map_or(Ok(()), |opcode| carry(calls, call, opcode))
}

/// A sum or difference with its carry: the builtin stores a structure of both, the carry as a number.
fn carry<'c>(calls: &Calls<'c>, call: Value<'c>, opcode: SpirvOpcode) -> Result<()> {
    let [left, right] = arguments(call)?;
    calls.begin(call);
    let (context, builder) = (calls.context, &calls.builder);
    let (Some(first), Some(second)) = (calls.argument(left, None), calls.argument(right, None)) else {
        return Ok(());
    };
    let symbol = Symbol::new(friendly_name(opcode), vec![first.spelled, second.spelled]);
    let name = mangling::mangle(&symbol, Flavour::Cxx);
    let known = calls.module.function(&name);
    let Some(pair) = stored_pair(calls, known, [left.ty(), right.ty()])? else { return Ok(()) };
    let variable = variable(calls, call, pair)?;
    builder.position_before(call);
    let ty = context.function_type(context.void_type(), &[variable.ty(), left.ty(), right.ty()], false)?;
    let function = match known {
        Some(function) if function.value_type() == Some(ty) => function,
        Some(_) => return Ok(()),
        None => declare_builtin(calls, &name, ty)?,
    };
    let stored = builder.call_function(function, &[variable, left, right])?;
    let unchecked = context.md_kind(UNCHECKED);
    stored.set_metadata(unchecked, call.metadata(unchecked));
    if let Some(attribute) = context.type_attribute("sret", pair) {
        for value in [function, stored] {
            value.add_attribute(AttributePlace::Param(0), attribute);
        }
    }
    let both = builder.load(pair, variable)?;
    let result = builder.extract_value(both, &[0])?;
    let carried = builder.extract_value(both, &[1])?;
    let overflows = builder.icmp(IntPredicate::Ne, carried, number(right.ty(), 0)?)?;
    let whole = builder.insert_value(call.ty().poison()?, result, &[0])?;
    let whole = builder.insert_value(whole, overflows, &[1])?;
    replace(call, whole)
}

/// The structure type that a builtin stores: that of an existing declaration, if it stores one.
fn stored_pair<'c>(
    calls: &Calls<'c>,
    known: Option<Value<'c>>,
    members: [Type<'c>; 2],
) -> Result<Option<Type<'c>>> {
    if let Some(function) = known {
        return Ok(function.attribute(AttributePlace::Param(0), "sret").and_then(|of| of.ty()));
    }
    let pair = calls.context.create_struct("");
    pair.set_body(&members, false)?;
    Ok(Some(pair))
}

/// Declares a builtin.
fn declare_builtin<'c>(calls: &Calls<'c>, name: &str, ty: Type<'c>) -> Result<Value<'c>> {
    let function = calls.module.add_function(name, ty)?;
    function.set_calling_convention(calling_convention::SPIR_FUNC);
    Ok(function)
}

/// A local variable after those of the function that contains a call.
fn variable<'c>(calls: &Calls<'c>, call: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
    let entry = call.function().and_then(Value::entry_block).ok_or_else(missing)?;
    let is_variable = |of: &Value<'c>| of.opcode() == Some(Opcode::Alloca);
    let first = entry.instructions().find(|of| !is_variable(of)).or(entry.terminator());
    calls.builder.position_before(first.ok_or_else(missing)?);
    calls.builder.alloca(ty, None, 0, 0)
}

/// A shift of booleans, computed on the integers 0 and 1; returns the users in its block that were erased.
fn shift<'c>(calls: &Calls<'c>, shift: Value<'c>) -> Result<Vec<Value<'c>>> {
    calls.begin(shift);
    let (context, builder) = (calls.context, &calls.builder);
    let [left, right] = operands(shift)?;
    let word = context.i32_type();
    let ty = shaped(context, word, left.ty())?;
    let (one, zero) = (number(ty, 1)?, number(ty, 0)?);
    let [left, right] = [left, right].map(|boolean| match boolean.int_value() {
        Some(0) => Ok(zero),
        Some(_) => Ok(one),
        None => builder.select(boolean, one, zero),
    });
    let shifted = builder.binary(Opcode::LShr, left?, right?)?;
    let mut erased = Vec::new();
    for user in shift.users().collect::<Vec<_>>() {
        if user.opcode() == Some(Opcode::ZExt) && user.ty() == ty {
            if user.block() == shift.block() {
                erased.push(user);
            }
            replace(user, shifted)?;
        }
    }
    if !shift.is_used() {
        shift.erase();
        return Ok(erased);
    }
    let is_set = builder.icmp(IntPredicate::Ne, shifted, zero)?;
    replace(shift, is_set)?;
    Ok(erased)
}

/// Replaces a `freeze` by its operand, or by zero if that is undef or poison. A `freeze` marked as an
/// instruction is kept.
fn thaw<'c>(calls: &Calls<'c>, freeze: Value<'c>) -> Result<()> {
    let [operand] = operands(freeze)?;
    if freeze.metadata(calls.context.md_kind(OP)).is_some() {
        return Ok(());
    }
    let undefined = operand.is_undef() || operand.is_poison();
    let value = if undefined { operand.ty().null()? } else { operand };
    freeze.replace_all_uses_with(value);
    freeze.erase();
    Ok(())
}

/// `cmpxchg` of integers: the builtin returns the loaded value, and a comparison with the expected value
/// gives the success flag.
fn exchange<'c>(calls: &Calls<'c>, exchange: Value<'c>) -> Result<()> {
    calls.begin(exchange);
    let [pointer, expected, new] = operands(exchange)?;
    let ty = expected.ty();
    if !ty.is_int() {
        return Ok(());
    }
    let name = exchange.sync_scope().and_then(|scope| calls.context.sync_scope_name(scope));
    let name = name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default();
    let scope = SCOPES.iter().find(|(of, _)| *of == name).map_or(Scope::CrossDevice, |(_, scope)| *scope);
    let orders = exchange.cmpxchg_orderings().ok_or_else(missing)?;
    let semantics = |ordering| {
        let row = ORDERINGS.iter().find(|(of, _)| *of == ordering);
        row.map(|(_, semantics)| semantics.bits()).ok_or_else(missing)
    };
    let Some(value) = calls.argument(new, None) else { return Ok(()) };
    let space = pointer.ty().address_space().unwrap_or(0);
    let place =
        Argument { value: pointer, spelled: Mangled::pointer(space, value.spelled.clone()), from: None };
    let compared = Argument { value: expected, ..value.clone() };
    let (equal, unequal) = (calls.number(semantics(orders.0)?)?, calls.number(semantics(orders.1)?)?);
    let arguments = [place, calls.number(scope as u32)?, equal, unequal, value, compared];
    let name = friendly_name(op::AtomicCompareExchange);
    let Some(found) = calls.call(&name, &arguments, ty, None)? else { return Ok(()) };
    found.set_name("cmpxchg.res");
    let builder = &calls.builder;
    let success = builder.icmp(IntPredicate::Eq, found, expected)?;
    success.set_name("cmpxchg.success");
    let whole = builder.insert_value(exchange.ty().poison()?, found, &[0])?;
    let whole = builder.insert_value(whole, success, &[1])?;
    replace(exchange, whole)
}

/// Whether a function may be removed: it is unused, and a declaration or local.
pub(super) fn is_useless(function: Value<'_>) -> bool {
    let is_own = function.linkage() == Some(crate::llvm::Linkage::Internal);
    let has_body = function.blocks().next().and_then(Block::terminator).is_some();
    (is_own || !has_body) && !function.is_used()
}
