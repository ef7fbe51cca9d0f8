//! Moves builtin variables in other address spaces, as some SYCL compilers emit them, to the address space of
//! inputs, together with the access chains and loads that use them; address space casts of them are dropped.
//!
//! A variable whose address has any other use is left unchanged.

use crate::error::{Error, Result};
use crate::llvm::{Context, Module, Opcode, Value, ValueKind};
use crate::table::{BUILTIN_VARIABLE_PREFIX, builtin_variable, storage_class};
use rspirv::spirv::StorageClass;
use rustc_hash::FxHashSet;

/// Moves every builtin variable that can be moved; returns whether there was one.
///
/// # Errors
/// Constant expressions that have no instruction.
pub(super) fn move_to_input<'c>(context: &'c Context, module: Module<'c>) -> Result<bool> {
    let Some(input) = storage_class::address_space(StorageClass::Input as u32) else { return Ok(false) };
    let is_elsewhere = |variable: &Value<'c>| {
        variable.is_declaration()
            && variable.ty().address_space() != Some(input)
            && variable
                .name()
                .strip_prefix(BUILTIN_VARIABLE_PREFIX)
                .is_some_and(|name| builtin_variable::by_name(name).is_some())
    };
    let found: Vec<Value<'c>> = module.variables().filter(is_elsewhere).collect();
    let mut changed = false;
    for variable in found {
        let Some(held) = variable.value_type().filter(|_| is_only_loaded(variable)) else { continue };
        expand_expressions(variable)?;
        let name = variable.name().into_owned();
        let moved = module.add_variable(&format!("{name}.input"), held, input)?;
        moved.set_global_constant(variable.is_global_constant());
        replace(context, variable, moved)?;
        variable.erase();
        moved.set_name(&name);
        changed = true;
    }
    Ok(changed)
}

/// Whether a pointer is used only by loads, directly or through access chains and casts.
fn is_only_loaded(pointer: Value<'_>) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![pointer];
    while let Some(pointer) = work.pop() {
        for user in pointer.users() {
            let opcode = match user.kind() {
                ValueKind::Instruction => user.opcode(),
                ValueKind::ConstantExpr => user.constant_opcode(),
                _ => return false,
            };
            match opcode {
                Some(Opcode::Load) => {}
                Some(Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast)
                    if user.operand(0) == Some(pointer) && user.ty().is_pointer() =>
                {
                    if seen.insert(user) {
                        work.push(user);
                    }
                }
                _ => return false,
            }
        }
    }
    true
}

/// Expands the constant expressions that refer to a variable to instructions, one copy per user.
pub(crate) fn expand_expressions(variable: Value<'_>) -> Result<()> {
    loop {
        let mut expressions: Vec<Value<'_>> = Vec::new();
        let mut work: Vec<Value<'_>> = vec![variable];
        while let Some(value) = work.pop() {
            let users = value.users().filter(|user| user.kind() == ValueKind::ConstantExpr);
            for user in users {
                expressions.push(user);
                work.push(user);
            }
        }
        let mut expanded = false;
        for expression in expressions {
            let users: Vec<_> =
                expression.users().filter(|user| user.kind() == ValueKind::Instruction).collect();
            for user in users {
                expand_in(expression, user)?;
                expanded = true;
            }
        }
        if !expanded {
            return Ok(());
        }
    }
}

/// Makes an expression an instruction in front of one that uses it; of a phi, at the end of each block that it comes from.
fn expand_in<'c>(expression: Value<'c>, user: Value<'c>) -> Result<()> {
    let blocks: Vec<_> = user.incoming().map(|(_, block)| block).collect();
    let mut made: Vec<(Value<'c>, Value<'c>)> = Vec::new();
    for (position, operand) in (0usize..).zip(user.operands().collect::<Vec<_>>()) {
        if operand != expression {
            continue;
        }
        let place = blocks.get(position).map_or(Some(user), |block| block.terminator());
        let place = place.ok_or_else(|| Error::internal("a block without an end"))?;
        let instruction = match made.iter().find(|(at, _)| *at == place) {
            Some((_, known)) => *known,
            None => {
                let instruction = expression.expression_as_instruction(place)?;
                made.push((place, instruction));
                instruction
            }
        };
        user.set_operand(u32::try_from(position).unwrap_or(u32::MAX), instruction);
    }
    Ok(())
}

/// Replaces a pointer by `new`, a pointer of another address space, in all its users.
fn replace<'c>(context: &'c Context, old: Value<'c>, new: Value<'c>) -> Result<()> {
    let builder = context.builder();
    let mut work = vec![(old, new)];
    let mut replaced = Vec::new();
    while let Some((old, new)) = work.pop() {
        for user in old.users().collect::<Vec<_>>() {
            if user.kind() != ValueKind::Instruction {
                // An unused constant expression.
                continue;
            }
            match user.opcode() {
                Some(Opcode::Load) => {
                    builder.position_before(user);
                    let load = builder.load(user.ty(), new)?;
                    load.set_alignment(user.alignment().unwrap_or(0));
                    load.set_volatile(user.is_volatile());
                    let name = user.name().into_owned();
                    user.replace_all_uses_with(load);
                    user.erase();
                    load.set_name(&name);
                }
                Some(Opcode::GetElementPtr) => {
                    let indices: Vec<Value<'c>> = user.operands().skip(1).collect();
                    let Some(source) = user.gep_source_type() else { continue };
                    builder.position_before(user);
                    let chain = builder.gep(source, new, &indices, user.flags())?;
                    work.push((user, chain));
                    replaced.push((user, Some(chain)));
                }
                _ => {
                    work.push((user, new));
                    replaced.push((user, None));
                }
            }
        }
    }
    for (instruction, chain) in replaced.into_iter().rev() {
        let name = instruction.name().into_owned();
        instruction.erase();
        if let Some(chain) = chain {
            chain.set_name(&name);
        }
    }
    if old.is_used() {
        old.replace_all_uses_with(old.ty().poison()?);
    }
    Ok(())
}
