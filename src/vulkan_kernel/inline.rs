//! Functions that take pointers stand in the place of their calls, so that every pointer leads to variables of its function or of the module;
//! and so do those that ask for the sizes of the kernel's execution, which each kernel has its own of, and those that take or return vectors of
//! more components than shaders have.

use super::builtins::MOST_LANES;
use super::{is_kernel, survey, work_item};
use crate::error::Result;
use crate::llvm::{Block, Linkage, Module, Opcode, Type, Value};
use crate::writer::inlining::inline_calls;
use rustc_hash::FxHashSet;

/// Whether a type is a pointer or holds one.
pub(super) fn holds_pointer(ty: Type<'_>) -> bool {
    ty.components().any(Type::is_pointer)
}

fn calls(function: Value<'_>) -> impl Iterator<Item = (Value<'_>, Value<'_>)> {
    let instructions = function.blocks().flat_map(Block::instructions);
    instructions.filter_map(|call| Some((call, call.called_function()?)))
}

/// Whether a type is a vector of more components than shaders have, or holds one.
fn holds_long_vector(ty: Type<'_>) -> bool {
    ty.components().any(|part| part.is_vector() && part.lanes() > MOST_LANES)
}

/// The functions whose calls are inlined: kernels, those that take or return pointers or long vectors, and those that read, in their own bodies
/// or by their callees, builtin variables.
fn inlined<'c>(functions: &[Value<'c>]) -> Vec<Value<'c>> {
    let mut readers: FxHashSet<Value<'c>> =
        functions.iter().copied().filter(|callee| work_item::is_variable(*callee)).collect();
    loop {
        let reads = |function: &Value<'c>| {
            !readers.contains(function) && calls(*function).any(|(_, callee)| readers.contains(&callee))
        };
        let found: Vec<Value<'c>> = functions.iter().copied().filter(reads).collect();
        if found.is_empty() {
            break;
        }
        readers.extend(found);
    }
    let is_inlined = |function: &Value<'c>| {
        let is_apart = |ty| holds_pointer(ty) || holds_long_vector(ty);
        let result = function.value_type().and_then(Type::return_type);
        !function.is_declaration()
            && (is_kernel(*function)
                || function.params().any(|parameter| is_apart(parameter.ty()))
                || result.is_some_and(is_apart)
                || readers.contains(function))
    };
    functions.iter().copied().filter(is_inlined).collect()
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
/// See [`inline_calls`].
pub(super) fn inline_all(module: Module<'_>) -> Result<()> {
    erase_unreached(module)?;
    inline_calls(&inlined(&survey::reached(module)))?;
    erase_unreached(module)?;
    for function in module.functions().filter(|function| !function.is_declaration()) {
        promote(function);
        if !is_kernel(function) {
            function.set_linkage(Linkage::Internal);
        }
    }
    Ok(())
}

/// Erases the functions that no kernel reaches.
fn erase_unreached(module: Module<'_>) -> Result<()> {
    let kept: FxHashSet<_> = survey::reached(module).into_iter().collect();
    let left: Vec<_> = module.functions().filter(|function| !kept.contains(function)).collect();
    for function in left {
        let poison = function.ty().poison()?;
        function.replace_all_uses_with(poison);
        function.erase();
    }
    Ok(())
}
