//! Module-scope constants in the private address space, as compilers of languages other than OpenCL C emit
//! them: each becomes a local variable of every function that uses it, initialized at its start.
//!
//! Only constants whose address does not escape are moved: one whose address is returned, or stored anywhere but to a variable of the
//! function, stays, and is rejected where variables are declared.

use crate::error::{Error, Result};
use crate::llvm::{Builder, Context, Linkage, Module, Opcode, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// The private address space.
const PRIVATE: u32 = 0;

/// Maximum nesting depth of constant expressions.
const DEEPEST: u32 = 64;

/// Moves every private constant with one of these linkages that can be moved; returns whether there was one.
///
/// # Errors
/// Constant expressions that have no instruction.
pub(crate) fn move_into_functions<'c>(
    context: &'c Context,
    module: Module<'c>,
    linkages: &[Linkage],
) -> Result<bool> {
    let candidates: Vec<Value<'c>> =
        module.variables().filter(|variable| is_candidate(*variable, linkages)).collect();
    let mut changed = false;
    for variable in candidates {
        let Some(uses) = instructions_using(variable) else { continue };
        if escapes(&uses) {
            continue;
        }
        changed = true;
        let mut copies: FxHashMap<Value<'c>, Value<'c>> = FxHashMap::default();
        for user in uses {
            let function = user.function().ok_or_else(|| Error::internal("an instruction in no function"))?;
            let copy = match copies.get(&function) {
                Some(copy) => *copy,
                None => {
                    let copy = copy_in(context, function, variable)?;
                    copies.insert(function, copy);
                    copy
                }
            };
            replace_in(context, user, variable, copy)?;
        }
        // The remaining uses are unused constant expressions.
        if variable.is_used() {
            variable.replace_all_uses_with(variable.ty().poison()?);
        }
        variable.erase();
    }
    Ok(changed)
}

fn is_candidate(variable: Value<'_>, linkages: &[Linkage]) -> bool {
    variable.ty().address_space() == Some(PRIVATE)
        && variable.linkage().is_some_and(|linkage| linkages.contains(&linkage))
        && variable.is_global_constant()
        && variable.initializer().is_some()
        && !variable.is_externally_initialized()
        && variable.variable_attribute(crate::table::vector_compute::GLOBAL_VARIABLE).is_none()
}

/// The instructions that use a constant, directly or through constant expressions, without duplicates and in
/// a fixed order; `None` if it has other users.
fn instructions_using(variable: Value<'_>) -> Option<Vec<Value<'_>>> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut work = vec![variable];
    while let Some(value) = work.pop() {
        for user in value.users() {
            match user.kind() {
                ValueKind::Instruction => {
                    if seen.insert(user) {
                        found.push(user);
                    }
                }
                ValueKind::ConstantExpr => {
                    if seen.insert(user) {
                        work.push(user);
                    }
                }
                _ => return None,
            }
        }
    }
    Some(found)
}

/// Whether an address used by some instructions, or a pointer derived from it, may outlive their functions.
/// Builtins and other declarations do not capture.
fn escapes<'c>(users: &[Value<'c>]) -> bool {
    use Opcode::*;
    let mut carriers = FxHashSet::default();
    let mut work: Vec<Value<'c>> = users.to_vec();
    while let Some(user) = work.pop() {
        let mut follow = |carrier: Value<'c>| {
            if carriers.insert(carrier) {
                work.extend(carrier.users());
            }
        };
        match user.opcode() {
            Some(Load | ICmp) => {}
            Some(Store) => match stored_to(user) {
                Some(variable) => match loads_from(variable) {
                    Some(loads) => loads.into_iter().for_each(follow),
                    None => return true,
                },
                None => return true,
            },
            Some(GetElementPtr | AddrSpaceCast | BitCast | Select | Phi) => follow(user),
            Some(Call) => match user.called_function() {
                Some(callee) if callee.is_declaration() => {}
                // Any of the callee's pointer parameters may receive the address.
                Some(callee) => callee.params().filter(|p| p.ty().is_pointer()).for_each(follow),
                None => return true,
            },
            _ => return true,
        }
    }
    false
}

/// The variable of the function that an address is stored to.
fn stored_to(store: Value<'_>) -> Option<Value<'_>> {
    let mut place = store.operand(1)?;
    while let Some(Opcode::GetElementPtr | Opcode::BitCast) = place.opcode() {
        place = place.operand(0)?;
    }
    (place.opcode() == Some(Opcode::Alloca)).then_some(place)
}

/// What is loaded from a variable, if nothing else is done with it but to store to it.
fn loads_from(variable: Value<'_>) -> Option<Vec<Value<'_>>> {
    let (mut work, mut loads) = (vec![variable], Vec::new());
    while let Some(pointer) = work.pop() {
        for user in pointer.users() {
            let marker = user.called_function().and_then(Value::intrinsic_stem);
            match user.opcode() {
                Some(Opcode::Load) => loads.push(user),
                Some(Opcode::Store) if user.operand(0) != Some(pointer) => {}
                Some(Opcode::GetElementPtr | Opcode::BitCast) => work.push(user),
                Some(Opcode::Call) if marker.is_some_and(|stem| stem.starts_with("lifetime.")) => {}
                _ => return None,
            }
        }
    }
    Some(loads)
}

/// A local variable of a function, initialized with the value of the constant.
fn copy_in<'c>(context: &'c Context, function: Value<'c>, variable: Value<'c>) -> Result<Value<'c>> {
    let missing = || Error::internal("a function without instructions");
    let first = function.entry_block().and_then(|block| block.first_instruction()).ok_or_else(missing)?;
    let builder = context.builder();
    builder.position_before(first);
    let initializer = variable.initializer().ok_or_else(|| Error::internal("a constant without a value"))?;
    let alignment = variable.alignment().unwrap_or(0);
    let copy = builder.alloca(initializer.ty(), None, PRIVATE, alignment)?;
    copy.set_name(&variable.name());
    let store = builder.store(initializer, copy)?;
    if let Some(alignment) = copy.alignment() {
        store.set_alignment(alignment);
    }
    Ok(copy)
}

/// Replaces the constant by the copy in all operands of an instruction.
fn replace_in<'c>(context: &'c Context, user: Value<'c>, variable: Value<'c>, copy: Value<'c>) -> Result<()> {
    let builder = context.builder();
    let sources: Vec<Value<'c>> = match user.opcode() {
        Some(Opcode::Phi) => user.incoming().filter_map(|(_, block)| block.terminator()).collect(),
        _ => Vec::new(),
    };
    let operands: Vec<Value<'c>> = user.operands().collect();
    // A phi that lists a block twice must have the same value for both.
    let mut made: FxHashMap<(Value<'c>, Value<'c>), Value<'c>> = FxHashMap::default();
    for (index, operand) in (0u32..).zip(operands) {
        let place = sources.get(index as usize).copied().unwrap_or(user);
        if let Some(value) = made.get(&(place, operand)) {
            user.set_operand(index, *value);
            continue;
        }
        builder.position_before(place);
        if let Some(value) = expanded(&builder, operand, variable, copy, 0)? {
            user.set_operand(index, value);
            made.insert((place, operand), value);
        }
    }
    Ok(())
}

/// Expands a constant that refers to the variable to instructions that refer to its copy; `None` if it does
/// not refer to it.
fn expanded<'c>(
    builder: &Builder<'c>,
    value: Value<'c>,
    variable: Value<'c>,
    copy: Value<'c>,
    depth: u32,
) -> Result<Option<Value<'c>>> {
    if value == variable {
        return Ok(Some(copy));
    }
    let Some(opcode) = value.constant_opcode() else { return Ok(None) };
    if depth > DEEPEST {
        return Err(Error::unsupported("operations on constants nested more than 64 deep"));
    }
    let mut operands: Vec<Value<'c>> = value.operands().collect();
    let mut refers = false;
    for operand in &mut operands {
        if let Some(new) = expanded(builder, *operand, variable, copy, depth + 1)? {
            *operand = new;
            refers = true;
        }
    }
    if !refers {
        return Ok(None);
    }
    let built = match (opcode, operands.as_slice()) {
        (Opcode::GetElementPtr, [base, indices @ ..]) => {
            let source = value.gep_source_type().ok_or_else(|| Error::internal("a chain without a type"))?;
            builder.gep(source, *base, indices, value.flags())?
        }
        (cast, [operand]) if cast.is_cast() => builder.cast(cast, *operand, value.ty())?,
        (binary, [left, right]) if binary.is_binary() => builder.binary(binary, *left, *right)?,
        _ => return Err(Error::unsupported(format!("the constant {value}"))),
    };
    Ok(Some(built))
}
