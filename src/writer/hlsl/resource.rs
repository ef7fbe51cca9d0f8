//! Resources: handles become variables with a set and a binding, and addresses in them access chains.

use super::layout::{Declared, Place};
use super::{Pass, argument, calls_of};
use crate::error::{Error, Result};
use crate::llvm::{AtomicOperation, Metadata, Module, NamedMetadata, Opcode, Ordering, Type, Value, flags};
use crate::table::spv_intrinsic::{
    BUFFER, CONSTANT_BUFFERS, COUNTER, HANDLE, IMPLICIT_COUNTER, IMPLICIT_HANDLE, LENGTH, LOAD_TEXEL,
    LOAD_WITH_STATUS, NON_UNIFORM, POINTER, STORE_TEXEL, UPDATE_COUNTER,
};
use crate::table::storage_class;
use rspirv::spirv::{Capability, Decoration, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

/// What a handle is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handle<'c> {
    pub set: u32,
    pub binding: u32,
    /// The number of elements of an array of resources; 0 if it has no end.
    pub length: u32,
    /// The index into the array, if it is one.
    pub index: Option<Value<'c>>,
}

/// The variable of a resource.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resource<'c> {
    pub variable: Value<'c>,
    /// The type in memory of one resource of the array, or of the only one.
    pub memory: Type<'c>,
    /// Whether the memory is one member of a structure around it.
    pub is_wrapped: bool,
    /// The declared elements that one of the contents is.
    pub units: u64,
}

/// The variables made so far.
#[derive(Default)]
struct Resources<'c> {
    variables: FxHashMap<(u32, u32, Type<'c>), Resource<'c>>,
    /// Bindings that are taken.
    taken: FxHashSet<(u32, u32)>,
    /// Bindings by sets and places of those that have none.
    given: FxHashMap<(u32, u32), u32>,
    /// The members of constant buffers.
    constants: Constants<'c>,
}

/// The variables that stand for the members of constant buffers, by the types of the handles.
pub(super) type Constants<'c> = FxHashMap<Type<'c>, Vec<Option<Value<'c>>>>;

/// Replaces all handles.
///
/// # Errors
/// Handles that are chosen when the shader runs, other than by an index.
pub(super) fn lower<'c>(pass: &mut Pass<'c>, constants: Constants<'c>) -> Result<()> {
    let mut state = Resources { constants, ..Resources::default() };
    let explicit = calls_of(pass.module, HANDLE);
    let implicit = calls_of(pass.module, IMPLICIT_HANDLE);
    let counters = calls_of(pass.module, COUNTER);
    let implicit_counters = calls_of(pass.module, IMPLICIT_COUNTER);
    for (calls, set, binding) in [(&explicit, 0, 1), (&counters, 2, 1)] {
        for call in calls {
            state.taken.insert((constant(*call, set)?, constant(*call, binding)?));
        }
    }
    let mut places = Vec::new();
    for (calls, place, set) in [(&implicit, 0, 1), (&implicit_counters, 1, 2)] {
        let is_bound = |call: &&Value<'c>| call.is_used() || state.constants.contains_key(&call.ty());
        for call in calls.iter().filter(is_bound) {
            places.push((constant(*call, place)?, constant(*call, set)?));
        }
    }
    places.sort_unstable();
    places.dedup();
    let mut next: FxHashMap<u32, u32> = FxHashMap::default();
    for (place, set) in places {
        let binding = next.entry(set).or_default();
        while state.taken.contains(&(set, *binding)) {
            *binding = binding.saturating_add(1);
        }
        state.given.insert((set, place), *binding);
        *binding = binding.saturating_add(1);
    }
    // Counters are made of the handles of their buffers.
    for call in counters {
        let handle = Handle { set: constant(call, 2)?, binding: constant(call, 1)?, length: 1, index: None };
        replace(pass, &mut state, call, handle, None)?;
    }
    for call in implicit_counters {
        let set = constant(call, 2)?;
        let binding = state.given.get(&(set, constant(call, 1)?)).copied().unwrap_or_default();
        replace(pass, &mut state, call, Handle { set, binding, length: 1, index: None }, None)?;
    }
    for call in explicit {
        let (set, binding) = (constant(call, 0)?, constant(call, 1)?);
        let handle = element(call, set, binding)?;
        replace(pass, &mut state, call, handle, Some(argument(call, 4)?))?;
    }
    for call in implicit {
        let set = constant(call, 1)?;
        let binding = state.given.get(&(set, constant(call, 0)?)).copied().unwrap_or_default();
        let handle = element(call, set, binding)?;
        replace(pass, &mut state, call, handle, Some(argument(call, 4)?))?;
    }
    for call in calls_of(pass.module, NON_UNIFORM) {
        call.replace_all_uses_with(argument(call, 0)?);
        call.erase();
    }
    if let Some(list) = pass.module.get_named_metadata(CONSTANT_BUFFERS) {
        NamedMetadata::erase(list);
    }
    Ok(())
}

/// The handle of a call with number of elements and index.
fn element<'c>(call: Value<'c>, set: u32, binding: u32) -> Result<Handle<'c>> {
    let length = constant(call, 2)?;
    let length = if length == u32::MAX { 0 } else { length };
    let index = (length != 1).then(|| argument(call, 3)).transpose()?;
    Ok(Handle { set, binding, length, index })
}

fn constant(call: Value<'_>, position: u32) -> Result<u32> {
    let number = call.arg(position).and_then(Value::u32_value);
    number.ok_or_else(|| Error::unsupported(format!("a resource whose binding is no constant: {call}")))
}

/// The variables of `!hlsl.cbs`, by the types of the handles.
pub(super) fn constant_buffers<'c>(module: Module<'c>) -> Constants<'c> {
    let list = module.get_named_metadata(CONSTANT_BUFFERS);
    let nodes = list.into_iter().flat_map(NamedMetadata::operands);
    let of_node = |node: Metadata<'c>| {
        let handle = node.operand(0)?.value()?.value_type()?;
        Some((handle, node.operands().skip(1).map(|member| member.and_then(Metadata::value)).collect()))
    };
    nodes.filter_map(of_node).collect()
}

/// Replaces a handle and its uses.
fn replace<'c>(
    pass: &mut Pass<'c>,
    state: &mut Resources<'c>,
    call: Value<'c>,
    handle: Handle<'c>,
    name: Option<Value<'c>>,
) -> Result<()> {
    let key = (handle.set, handle.binding, call.ty());
    let members = state.constants.get(&call.ty()).cloned().unwrap_or_default();
    let is_used = call.users().any(|user| user.opcode() != Some(Opcode::Store))
        || members.iter().flatten().any(|one| one.is_used());
    if is_used {
        let resource = match state.variables.get(&key) {
            Some(resource) => *resource,
            None => {
                let text = name.and_then(text_of).unwrap_or_default();
                let made = variable(pass, call.ty(), handle, &text, &members)?;
                state.variables.insert(key, made);
                made
            }
        };
        for user in call.users().collect::<Vec<_>>() {
            pass.builder.position_before(user);
            let what = user.called_function().and_then(Value::intrinsic_stem).unwrap_or_default();
            let is_image = call.ty().target_name() != Some(BUFFER);
            match what {
                POINTER if is_image => super::texel::address(pass, user, resource, handle)?,
                LOAD_TEXEL | STORE_TEXEL => super::texel::access(pass, user, resource, handle)?,
                POINTER => {
                    let address = address(pass, resource, handle, argument(user, 1).ok())?;
                    address.take_name_of(user);
                    user.replace_all_uses_with(address);
                }
                LOAD_WITH_STATUS if !is_image => load_with_status(pass, user, resource, handle)?,
                UPDATE_COUNTER => update(pass, user, resource, handle)?,
                LENGTH if is_image => super::texel::length(pass, user, resource, handle)?,
                LENGTH => length(pass, user, resource, handle)?,
                COUNTER | IMPLICIT_COUNTER if !user.is_used() => {}
                _ if user.opcode() == Some(Opcode::Store) => {}
                _ => {
                    return Err(Error::unsupported(format!(
                        "a handle of a resource that is chosen when the shader runs: {user}"
                    )));
                }
            }
            user.erase();
        }
    }
    for user in call.users().filter(|user| user.opcode() == Some(Opcode::Store)).collect::<Vec<_>>() {
        user.erase();
    }
    call.erase();
    Ok(())
}

/// The text that a constant variable holds.
fn text_of(value: Value<'_>) -> Option<String> {
    let bytes = value.initializer()?.string_bytes()?;
    let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    Some(String::from_utf8_lossy(bytes.get(..end)?).into_owned())
}

/// The variable of a resource.
fn variable<'c>(
    pass: &mut Pass<'c>,
    ty: Type<'c>,
    handle: Handle<'c>,
    name: &str,
    members: &[Option<Value<'c>>],
) -> Result<Resource<'c>> {
    if ty.target_name() != Some(BUFFER) {
        return super::texel::variable(pass, ty, handle, name);
    }
    let (types, numbers) = (ty.target_types(), ty.target_ints());
    let (Some(contents), [class, is_written, ..]) = (types.first().copied(), numbers.as_slice()) else {
        return Err(Error::invalid_llvm(format!("{ty} is no type of a buffer")));
    };
    let space = storage_class::address_space(*class)
        .ok_or_else(|| Error::unsupported(format!("{ty}: its storage class")))?;
    let is_uniform = *class == StorageClass::Uniform as u32;
    let is_wrapped = !(is_uniform && contents.is_struct());
    let block_name = if name.is_empty() { "buffer".to_owned() } else { format!("{name}.block") };
    let (memory, block, units) = if is_wrapped {
        let (held, inner, units) = pass.declared_contents(contents, is_uniform)?;
        let memory = pass.context.struct_type(&[held], false)?;
        (memory, pass.new_structure(&block_name, &[(inner, 0)], &[])?, units)
    } else {
        let names: Vec<String> =
            members.iter().map(|one| one.map(|one| one.name().into_owned()).unwrap_or_default()).collect();
        let block = pass.declared_structure(contents, &block_name, &names, Place::start(is_uniform), 0)?;
        (contents, block, 1)
    };
    pass.declare_block(block)?;
    if !is_uniform && *is_written == 0 {
        pass.decorate_member(block.ty.poison()?, 0, Decoration::NonWritable, &[]);
    }
    let made = bound(pass, memory, block, space, handle, name)?;
    let resource = Resource { variable: made, memory, is_wrapped, units };
    name_members(pass, resource, contents, members)?;
    Ok(resource)
}

/// Replaces the variables that stand for the members of a constant buffer.
fn name_members<'c>(
    pass: &Pass<'c>,
    resource: Resource<'c>,
    contents: Type<'c>,
    members: &[Option<Value<'c>>],
) -> Result<()> {
    let is_padding = |ty: &Type<'c>| ty.target_name() == Some(crate::table::spv_intrinsic::PADDING);
    let places =
        contents.members().into_iter().zip(0u32..).filter(|(ty, _)| !is_padding(ty)).map(|(_, place)| place);
    for (place, member) in places.zip(members) {
        let Some(member) = member else { continue };
        let indices = [pass.number(0)?, pass.number(place)?];
        let address = resource.variable.constant_gep(contents, &indices, flags::INBOUNDS)?;
        member.replace_all_uses_with(address);
        member.erase();
    }
    Ok(())
}

/// A variable of the interface with set and binding.
///
/// # Errors
/// A type that no variable can have.
pub(super) fn bound<'c>(
    pass: &Pass<'c>,
    memory: Type<'c>,
    declared: Declared<'c>,
    space: u32,
    handle: Handle<'c>,
    name: &str,
) -> Result<Value<'c>> {
    let is_array = handle.length != 1;
    let held = if is_array { pass.context.array_type(memory, handle.length.into())? } else { memory };
    let variable = pass.module.add_variable(if name.is_empty() { "resource" } else { name }, held, space)?;
    let node = match is_array {
        true => pass.array_reference(declared.reference, handle.length.into(), None)?,
        false if declared.reference.is_node() => declared.reference,
        false => pass.context.md_node(&[Some(declared.reference)]),
    };
    variable.set_metadata(pass.kinds.value_type, Some(node));
    pass.decorate(
        variable,
        &[(Decoration::DescriptorSet, &[handle.set]), (Decoration::Binding, &[handle.binding])],
    );
    Ok(variable)
}

/// The address of a resource of an array, and of an element in it.
fn address<'c>(
    pass: &Pass<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
    element: Option<Value<'c>>,
) -> Result<Value<'c>> {
    let zero = pass.number(0)?;
    let mut indices = vec![zero];
    indices.extend(handle.index);
    if resource.is_wrapped {
        indices.push(zero);
    }
    let contents = if resource.is_wrapped { resource.memory.member(0) } else { Some(resource.memory) };
    if contents.is_some_and(Type::is_array) {
        let first = |element: Value<'c>| match resource.units {
            1 => Ok(element),
            units => pass.builder.binary(Opcode::Mul, element, element.ty().int(units)?),
        };
        indices.extend(element.map(first).transpose()?);
    }
    let held = resource.variable.value_type().unwrap_or(resource.memory);
    let address = pass.builder.gep(held, resource.variable, &indices, flags::INBOUNDS)?;
    mark_non_uniform(pass, handle, address);
    Ok(address)
}

/// An index that may differ between invocations makes what it leads to non-uniform. That arrays of resources have indices that are no
/// constants is a capability.
pub(super) fn mark_non_uniform<'c>(pass: &Pass<'c>, handle: Handle<'c>, value: Value<'c>) {
    let Some(index) = handle.index.filter(|index| !index.is_constant()) else { return };
    let is_non_uniform = index.called_function().and_then(Value::intrinsic_stem) == Some(NON_UNIFORM);
    if is_non_uniform {
        pass.decorate(value, &[(Decoration::NonUniform, &[])]);
    }
    let space = value.ty().address_space();
    let of = |class: StorageClass| space == storage_class::address_space(class as u32);
    let capability = match is_non_uniform {
        true if of(StorageClass::Uniform) => Capability::UniformBufferArrayNonUniformIndexing,
        false if of(StorageClass::Uniform) => Capability::UniformBufferArrayDynamicIndexing,
        true if of(StorageClass::StorageBuffer) => Capability::StorageBufferArrayNonUniformIndexing,
        false if of(StorageClass::StorageBuffer) => Capability::StorageBufferArrayDynamicIndexing,
        _ => return,
    };
    pass.need(capability);
}

/// A counter is counted up, which gives the number before, or down, which gives that after.
fn update<'c>(
    pass: &mut Pass<'c>,
    call: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let step = argument(call, 1)?.signed_int_value();
    let pointer = address(pass, resource, handle, None)?;
    let one = pass.number(1)?;
    let scope = pass.context.sync_scope("device");
    let is_down = step == Some(-1);
    let operation = if is_down { AtomicOperation::Sub } else { AtomicOperation::Add };
    let old = pass.builder.atomic_rmw(operation, pointer, one, Ordering::Monotonic, scope)?;
    let result = if is_down { pass.builder.binary(Opcode::Sub, old, one)? } else { old };
    call.replace_all_uses_with(result);
    Ok(())
}

/// An element and a status, which is always that of a mapped access: SPIR-V does not report the end of a buffer.
fn load_with_status<'c>(
    pass: &Pass<'c>,
    call: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let offset = argument(call, 2)?;
    let result = call.ty();
    let (Some(ty), Some(status)) = (result.member(0), result.member(1)) else {
        return Err(Error::invalid_llvm(format!("{call} does not give a value and a status")));
    };
    let mut pointer = address(pass, resource, handle, argument(call, 1).ok())?;
    if offset.int_value() != Some(0) && !offset.is_undef() && !offset.is_poison() {
        pointer = pass.builder.gep(pass.context.i8_type(), pointer, &[offset], 0)?;
    }
    let value = pass.builder.load(ty, pointer)?;
    let whole = pass.builder.insert_value(result.poison()?, value, &[0])?;
    let whole = pass.builder.insert_value(whole, status.int(1)?, &[1])?;
    call.replace_all_uses_with(whole);
    Ok(())
}

/// The number of elements of a buffer.
fn length<'c>(
    pass: &mut Pass<'c>,
    call: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let block = match handle.index {
        None => resource.variable,
        Some(index) => {
            let held = resource.variable.value_type().unwrap_or(resource.memory);
            let indices = [pass.number(0)?, index];
            pass.builder.gep(held, resource.variable, &indices, flags::INBOUNDS)?
        }
    };
    let member = pass.number(0)?;
    let mut length = pass.call("__spirv_ArrayLength", call.ty(), &[block, member])?;
    if resource.units != 1 {
        length = pass.builder.binary(Opcode::UDiv, length, call.ty().int(resource.units)?)?;
    }
    call.replace_all_uses_with(length);
    Ok(())
}
