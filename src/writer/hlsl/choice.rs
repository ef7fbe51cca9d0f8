//! Addresses that are chosen when a shader runs, which Logical addressing does not have: a choice between chains from one pointer is a chain
//! by a choice between indices, and of other addresses the accesses are chosen by a branch.

use super::address::take_access;
use crate::error::{Error, Result};
use crate::llvm::{Block, Context, IntPredicate, Module, Opcode, Type, Value, ValueKind};
use crate::table::storage_class;
use crate::writer::operands::operands;
use rspirv::spirv::StorageClass;
use rustc_hash::FxHashSet;

/// The most bytes between which an address is chosen that are followed.
const MOST_OFFSETS: usize = 8;

/// Rewrites the choices between addresses in all functions.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn run<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let physical = storage_class::address_space(StorageClass::PhysicalStorageBuffer as u32);
    let all = |module: Module<'c>| -> Vec<Value<'c>> {
        let instructions = module.functions().flat_map(Value::blocks).flat_map(Block::instructions);
        instructions.filter(|one| is_logical(one.ty(), physical)).collect()
    };
    let mut gone = FxHashSet::default();
    for one in all(module) {
        join_chains(context, one, &mut gone)?;
    }
    super::phi::lower(context, module, |one| is_logical(one.ty(), physical))?;
    for one in all(module) {
        spread_offsets(context, one)?;
    }
    // One between choices makes accesses of these.
    let is_choice = |one: &Value<'c>| one.opcode() == Some(Opcode::Select);
    all(module).into_iter().rev().filter(is_choice).try_for_each(|choice| branch(context, choice))
}

/// Makes a choice between chains from one pointer a chain by chosen indices.
fn join_chains<'c>(context: &'c Context, choice: Value<'c>, gone: &mut FxHashSet<Value<'c>>) -> Result<()> {
    if gone.contains(&choice) {
        return Ok(());
    }
    let chains: Vec<Value<'c>> = match choice.opcode() {
        Some(Opcode::Phi) => choice.incoming().map(|(chain, _)| chain).collect(),
        Some(Opcode::Select) => choice.operands().skip(1).collect(),
        _ => return Ok(()),
    };
    let Some((first, others)) = chains.split_first() else { return Ok(()) };
    let is_chain = |chain: &Value<'c>| chain.opcode() == Some(Opcode::GetElementPtr) && *chain != choice;
    let has_same_form = |other: &Value<'c>| {
        is_chain(other)
            && other.operand(0) == first.operand(0)
            && other.gep_source_type() == first.gep_source_type()
            && other.operands().map(Value::ty).eq(first.operands().map(Value::ty))
    };
    let (Some(source), Some(base)) = (first.gep_source_type(), first.operand(0)) else { return Ok(()) };
    if !is_chain(first) || !others.iter().all(has_same_form) || base == choice {
        return Ok(());
    }
    let differs = |at: u32| others.iter().any(|other| other.operand(at) != first.operand(at));
    let is_number = |at: u32| chains.iter().all(|chain| chain.operand(at).is_some_and(Value::is_constant));
    let count = u32::try_from(first.operands().count()).unwrap_or(1);
    // A branch chooses between constant bytes as well.
    let by_branch = choice.opcode() == Some(Opcode::Select) && count == 2 && is_number(1);
    if by_branch || chooses_member(*first, source, &differs) {
        return Ok(());
    }
    let builder = context.builder();
    builder.position_before(choice);
    let mut indices = Vec::new();
    for at in 1..count {
        let of = |chain: &Value<'c>| {
            chain.operand(at).ok_or_else(|| Error::internal("a chain with fewer indices than another"))
        };
        let index = of(first)?;
        indices.push(match (differs(at), choice.opcode()) {
            (false, _) => index,
            (true, Some(Opcode::Phi)) => {
                let phi = builder.phi(index.ty())?;
                for (chain, block) in choice.incoming() {
                    phi.add_incoming(of(&chain)?, block);
                }
                phi
            }
            _ => {
                let [condition, yes, no] = operands(choice)?;
                builder.select(condition, of(&yes)?, of(&no)?)?
            }
        });
    }
    let place = choice.block().and_then(|block| {
        block.instructions().skip_while(|one| *one != choice).find(|one| one.opcode() != Some(Opcode::Phi))
    });
    if let Some(place) = place.filter(|_| choice.opcode() == Some(Opcode::Phi)) {
        builder.position_before(place);
    }
    let flags = chains.iter().fold(u32::MAX, |all, chain| all & chain.flags());
    let joined = builder.gep(source, base, &indices, flags)?;
    joined.take_name_of(choice);
    choice.replace_all_uses_with(joined);
    gone.insert(choice);
    choice.erase();
    Ok(())
}

/// Whether a chain differs from others in the member of a structure, which no value selects.
fn chooses_member<'c>(chain: Value<'c>, source: Type<'c>, differs: &impl Fn(u32) -> bool) -> bool {
    let mut at = Some(source);
    for (index, position) in chain.operands().zip(0u32..).skip(2) {
        let Some(ty) = at else { return true };
        if ty.is_struct() && differs(position) {
            return true;
        }
        at = if ty.is_struct() {
            index.u32_value().and_then(|member| ty.member(member))
        } else {
            ty.element()
        };
    }
    false
}

/// Whether a pointer leads into a variable that is a structure, in which what follows an array is another member.
fn leads_into_structure(pointer: Value<'_>) -> bool {
    let mut root = pointer;
    while root.opcode() == Some(Opcode::GetElementPtr)
        && let Some(base) = root.operand(0)
    {
        root = base;
    }
    root.alloca_type().or_else(|| root.value_type()).is_some_and(Type::is_struct)
}

/// Makes a chain by one of a few numbers of bytes a choice between chains by each.
fn spread_offsets<'c>(context: &'c Context, chain: Value<'c>) -> Result<()> {
    let is_chain = chain.opcode() == Some(Opcode::GetElementPtr);
    let Some(source) = chain.gep_source_type().filter(|_| is_chain && chain.operands().count() == 2) else {
        return Ok(());
    };
    let (Some(base), Some(index)) = (chain.operand(0), chain.operand(1)) else { return Ok(()) };
    let leads_to_member = source.int_bits() == Some(8) || leads_into_structure(base);
    if !leads_to_member || index.is_constant() {
        return Ok(());
    }
    let mut found = Vec::new();
    if !numbers_of(index, &mut FxHashSet::default(), &mut found) {
        return Ok(());
    }
    let Some((last, others)) = found.split_last() else { return Ok(()) };
    let builder = context.builder();
    builder.position_before(chain);
    let mut chosen = builder.gep(source, base, &[*last], chain.flags())?;
    for number in others {
        let is_it = builder.icmp(IntPredicate::Eq, index, *number)?;
        let other = builder.gep(source, base, &[*number], chain.flags())?;
        chosen = builder.select(is_it, other, chosen)?;
    }
    chain.replace_all_uses_with(chosen);
    chain.erase();
    Ok(())
}

/// Collects the constants that a value may be; returns whether it is one of them, and they are few.
fn numbers_of<'c>(value: Value<'c>, seen: &mut FxHashSet<Value<'c>>, found: &mut Vec<Value<'c>>) -> bool {
    if value.kind() == ValueKind::Int {
        if !found.contains(&value) {
            found.push(value);
        }
        return found.len() <= MOST_OFFSETS;
    }
    if !seen.insert(value) {
        return true;
    }
    let parts: Vec<Value<'c>> = match value.opcode() {
        Some(Opcode::Select) => value.operands().skip(1).collect(),
        Some(Opcode::Phi) => value.incoming().map(|(part, _)| part).collect(),
        Some(Opcode::Freeze) => value.operands().take(1).collect(),
        _ => return false,
    };
    parts.into_iter().all(|part| numbers_of(part, seen, found))
}

/// Lets branches choose between accesses in place of a choice between their addresses.
fn branch<'c>(context: &'c Context, choice: Value<'c>) -> Result<()> {
    let builder = context.builder();
    let [condition, yes, no] = operands(choice)?;
    let (mut open, mut replaced) = (vec![(choice, yes, no)], Vec::new());
    while let Some((pointer, yes, no)) = open.pop() {
        replaced.push(pointer);
        for user in pointer.users().collect::<Vec<_>>() {
            builder.position_before(user);
            match (user.opcode(), user.gep_source_type()) {
                (Some(Opcode::GetElementPtr), Some(source)) => {
                    let indices: Vec<Value<'c>> = user.operands().skip(1).collect();
                    let chains = [yes, no].map(|base| builder.gep(source, base, &indices, user.flags()));
                    let [yes, no] = chains;
                    open.push((user, yes?, no?));
                }
                (Some(Opcode::Load | Opcode::Store), _)
                    if user.operand(0) != Some(pointer) || user.opcode() == Some(Opcode::Load) =>
                {
                    access(context, user, condition, [yes, no])?;
                }
                _ => {}
            }
        }
    }
    for pointer in replaced.into_iter().rev().filter(|pointer| !pointer.is_used()) {
        pointer.erase();
    }
    Ok(())
}

/// Makes an access through one of two pointers two accesses, of which a branch runs one.
fn access<'c>(
    context: &'c Context,
    access: Value<'c>,
    condition: Value<'c>,
    pointers: [Value<'c>; 2],
) -> Result<()> {
    let (Some(before), Some(function)) = (access.block(), access.function()) else { return Ok(()) };
    let after = access.cut_block().ok_or_else(|| Error::internal("a block that cannot be cut"))?;
    let builder = context.builder();
    let mut made = Vec::new();
    for pointer in pointers {
        let block = context.append_block(function, "").ok_or_else(|| Error::internal("no function"))?;
        block.move_before(after);
        builder.position_at_end(block);
        let own = match (access.opcode(), access.operand(0)) {
            (Some(Opcode::Store), Some(value)) => builder.store(value, pointer)?,
            _ => builder.load(access.ty(), pointer)?,
        };
        take_access(own, access);
        builder.br(after)?;
        made.push((own, block));
    }
    if let [(_, yes), (_, no)] = made.as_slice() {
        builder.position_at_end(before);
        builder.cond_br(condition, *yes, *no)?;
    }
    if access.opcode() == Some(Opcode::Load) {
        builder.position_before(access);
        let phi = builder.phi(access.ty())?;
        for (value, block) in made {
            phi.add_incoming(value, block);
        }
        access.replace_all_uses_with(phi);
    }
    access.erase();
    Ok(())
}

/// Whether a type is that of pointers that Logical addressing does not choose between.
fn is_logical(ty: Type<'_>, physical: Option<u32>) -> bool {
    ty.is_pointer() && ty.address_space() != physical
}
