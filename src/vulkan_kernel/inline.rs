//! Functions that take pointers stand in the place of their calls, so that every pointer leads to variables of its function or of the module;
//! and those that ask for the sizes of the kernel's execution, which each kernel has its own of.

use super::{is_kernel, survey, work_item};
use crate::error::{Error, Result};
use crate::llvm::{Block, Linkage, Module, Opcode, Type, Value};
use crate::writer::location;
use rustc_hash::FxHashSet;

/// Whether a type is a pointer or holds one.
pub(super) fn holds_pointer(ty: Type<'_>) -> bool {
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        if ty.scalar().is_pointer() {
            return true;
        }
        open.extend(ty.element().into_iter().chain(ty.members()));
    }
    false
}

/// Whether calls of a function are inlined.
fn is_inlined(function: Value<'_>) -> bool {
    let ty = function.value_type();
    let takes_pointer = function.params().any(|parameter| holds_pointer(parameter.ty()));
    let gives_pointer = ty.and_then(Type::return_type).is_some_and(holds_pointer);
    let is_asked = is_kernel(function) || takes_pointer || gives_pointer;
    !function.is_declaration()
        && (is_asked || calls(function).any(|(_, callee)| work_item::is_variable(callee)))
}

fn calls(function: Value<'_>) -> impl Iterator<Item = (Value<'_>, Value<'_>)> {
    let instructions = function.blocks().flat_map(Block::instructions);
    instructions.filter_map(|call| Some((call, call.called_function()?)))
}

/// The functions that one calls come before it.
fn callees_first<'c>(functions: &[Value<'c>]) -> Vec<Value<'c>> {
    let mut order = Vec::new();
    let mut seen: FxHashSet<Value<'c>> = FxHashSet::default();
    for root in functions {
        let mut open = vec![(*root, false)];
        while let Some((function, is_left)) = open.pop() {
            if is_left {
                order.push(function);
            } else if seen.insert(function) {
                open.push((function, true));
                open.extend(calls(function).map(|(_, callee)| (callee, false)));
            }
        }
    }
    order
}

/// Whether an instruction gives the address that it takes.
fn is_cast(value: Value<'_>) -> bool {
    matches!(value.opcode(), Some(Opcode::BitCast | Opcode::AddrSpaceCast))
}

/// Makes values of variables whose addresses nothing takes, and of those that only accesses reach by casts to other address spaces.
pub(super) fn promote(function: Value<'_>) {
    let markers = ["lifetime.start", "lifetime.end", "assume"];
    for one in function.blocks().flat_map(Block::instructions).collect::<Vec<_>>() {
        let stem = one.called_function().and_then(Value::intrinsic_stem);
        if stem.is_some_and(|stem| markers.contains(&stem)) {
            one.erase();
        }
    }
    loop {
        let mut changed = function.promote_memory();
        let is_access = |one: &Value<'_>| matches!(one.opcode(), Some(Opcode::Load | Opcode::Store));
        for access in function.blocks().flat_map(Block::instructions).filter(is_access).collect::<Vec<_>>() {
            let index = u32::from(access.opcode() == Some(Opcode::Store));
            let Some(pointer) = access.operand(index) else { continue };
            let mut base = pointer;
            while is_cast(base) {
                base = base.operand(0).unwrap_or(base);
            }
            if base != pointer && base.opcode() == Some(Opcode::Alloca) {
                changed |= access.set_operand(index, base);
            }
            let mut unused = pointer;
            while is_cast(unused) && !unused.is_used() {
                let next = unused.operand(0);
                unused.erase();
                match next {
                    Some(next) => unused = next,
                    None => break,
                }
            }
        }
        if !changed {
            return;
        }
    }
}

/// Inlines, removes the functions that no kernel needs, and makes values of variables whose addresses nothing takes.
///
/// # Errors
/// A call that LLVM does not inline.
pub(super) fn inline_all(module: Module<'_>) -> Result<()> {
    for function in callees_first(&survey::reached(module)) {
        for (call, callee) in calls(function).collect::<Vec<_>>() {
            if is_inlined(callee) && !call.inline_call() {
                let error =
                    Error::unsupported("a call that cannot be inlined, of a function that takes pointers");
                return Err(error.at(location::of_instruction(call)));
            }
        }
        promote(function);
    }
    let kept: FxHashSet<_> = survey::reached(module).into_iter().collect();
    let left: Vec<_> = module.functions().filter(|function| !kept.contains(function)).collect();
    for function in left {
        let poison = function.ty().poison()?;
        function.replace_all_uses_with(poison);
        function.erase();
    }
    for function in module.functions().filter(|function| !function.is_declaration() && !is_kernel(*function))
    {
        function.set_linkage(Linkage::Internal);
    }
    Ok(())
}
