//! The interface of a kernel: a function without parameters, which loads its arguments from push constants.
//!
//! The block of push constants has the addresses that pointer arguments are, in their order, then the other arguments in theirs, each at its
//! natural alignment. What is smaller than 32 bits is read from words, so that no feature for small numbers is needed. A local
//! argument is an array of the workgroup, its length a specialization constant.

use super::builtins::{MOST_LANES, joined};
use super::kernel::{Argument, Kernel, Place};
use super::storage::scalars;
use crate::contract::{Listed, MemberName};
use crate::error::{Error, Result};
use crate::llvm::{
    AttributePlace, Block, Context, Linkage, Metadata, Module, Opcode, Type, Value, calling_convention,
};
use crate::table::metadata as names;
use crate::table::storage_class::{PUSH_CONSTANT, WORKGROUP};
use crate::writer::location;
use crate::writer::normalize::emit::Emit;
use rspirv::spirv::{Decoration, ExecutionMode};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The bytes that arguments may have together: more than any device has for push constants.
const MOST_BYTES: u32 = 1 << 16;

/// The variables of which an execution knows the lengths.
#[derive(Default)]
pub(super) struct Lengths<'c> {
    /// The local arguments of all kernels, with the numbers of their lengths.
    pub ids: FxHashMap<Value<'c>, u32>,
    /// Those that have an element for each work-item of a workgroup.
    pub of_group: FxHashSet<Value<'c>>,
}

/// The members of a block of push constants, by their offsets.
struct Layout<'c> {
    members: BTreeMap<u32, Type<'c>>,
    end: u32,
}

impl<'c> Layout<'c> {
    /// A place of a size at an alignment, both in bytes.
    fn place(&mut self, size: u64, alignment: u64) -> Result<u32> {
        let alignment = u32::try_from(alignment.max(1)).ok().filter(|alignment| alignment.is_power_of_two());
        let start = alignment.and_then(|alignment| self.end.checked_next_multiple_of(alignment));
        let end = start.zip(u32::try_from(size).ok()).and_then(|(start, size)| start.checked_add(size));
        let (Some(start), Some(end)) = (start, end.filter(|end| *end <= MOST_BYTES)) else {
            return Err(Error::unsupported(format!("arguments of more than {MOST_BYTES} bytes")));
        };
        self.end = end;
        Ok(start)
    }
}

/// Where the kernel loads what.
struct Loader<'c, 'k> {
    context: &'c Context,
    emit: &'k mut Emit<'c>,
    block: Type<'c>,
    variable: Value<'c>,
    /// The numbers of members by their offsets.
    numbers: BTreeMap<u32, u32>,
}

/// How an argument of a type is in the block: members of this type, or words.
fn member_type<'c>(context: &'c Context, ty: Type<'c>) -> Result<Option<(Type<'c>, u32)>> {
    let is_wide = ty.scalar().scalar_bits().is_some_and(|bits| bits >= 32);
    if ty.is_struct() || ty.is_array() || !is_wide {
        return Ok(None);
    }
    Ok(Some(match ty.is_vector() && ty.lanes() > MOST_LANES {
        true => (context.vector_type(ty.scalar(), MOST_LANES)?, ty.lanes() / MOST_LANES),
        false => (ty, 1),
    }))
}

/// Adds the members that an argument takes; gives its offset.
fn add_members<'c>(
    context: &'c Context,
    module: Module<'c>,
    layout: &mut Layout<'c>,
    ty: Type<'c>,
) -> Result<(u32, u32)> {
    let size = module.alloc_size_bytes(ty).ok_or_else(|| Error::unsupported("an argument without a size"))?;
    let alignment = module.abi_alignment(ty).unwrap_or(1);
    let is_struct = ty.is_struct() || ty.is_array();
    let offset = layout.place(size, u64::from(if is_struct { alignment.max(4) } else { alignment }))?;
    if let Some((part, count)) = member_type(context, ty)? {
        let stride = module.alloc_size_bytes(part).unwrap_or(4) as u32;
        layout.members.extend((0..count).map(|index| (offset + index * stride, part)));
    } else {
        let words = (offset & !3..offset + size as u32).step_by(4);
        layout.members.extend(words.map(|word| (word, context.i32_type())));
    }
    Ok((offset, size as u32))
}

impl<'c> Loader<'c, '_> {
    fn member(&mut self, offset: u32) -> Result<Value<'c>> {
        let number = self.numbers.get(&offset).copied();
        let number = number.ok_or_else(|| Error::internal("an argument of no member"))?;
        let ty = self.block.member(number).ok_or_else(|| Error::internal("a block without its members"))?;
        let word = self.context.i32_type();
        let indices = [word.int(0)?, word.int(number.into())?];
        let pointer = self.emit.builder.gep(self.block, self.variable, &indices, 0)?;
        let value = self.emit.builder.load(ty, pointer)?;
        Ok(self.emit.record(value))
    }

    fn scalar(&mut self, ty: Type<'c>, offset: u32) -> Result<Value<'c>> {
        let bits =
            ty.scalar_bits().ok_or_else(|| Error::unsupported(format!("an argument of the type {ty}")))?;
        let mut value = self.member(offset & !3)?;
        if bits == 64 {
            let (long, high) = (self.context.i64_type(), self.member((offset & !3) + 4)?);
            let high = self.emit.cast(Opcode::ZExt, high, long)?;
            let high = self.emit.shift(Opcode::Shl, high, 32)?;
            let low = self.emit.cast(Opcode::ZExt, value, long)?;
            value = self.emit.binary(Opcode::Or, high, low)?;
        } else if bits < 32 {
            let shifted = self.emit.shift(Opcode::LShr, value, 8 * (offset & 3))?;
            value = self.emit.cast(Opcode::Trunc, shifted, self.context.int_type(bits)?)?;
        }
        self.emit.cast(Opcode::BitCast, value, ty)
    }

    /// The value of an argument at an offset.
    fn value(&mut self, module: Module<'c>, ty: Type<'c>, offset: u32) -> Result<Value<'c>> {
        if let Some((part, count)) = member_type(self.context, ty)? {
            let stride = module.alloc_size_bytes(part).unwrap_or(4) as u32;
            let parts =
                (0..count).map(|index| self.member(offset + index * stride)).collect::<Result<Vec<_>>>()?;
            return joined(self.emit, &parts);
        }
        if ty.is_vector() {
            let size = ty.scalar().scalar_bits().unwrap_or(8) / 8;
            let lanes = (0..ty.lanes()).map(|lane| self.scalar(ty.scalar(), offset + lane * size));
            let lanes = lanes.collect::<Result<Vec<_>>>()?;
            return self.emit.vector(&lanes);
        }
        if !ty.is_struct() && !ty.is_array() {
            return self.scalar(ty, offset);
        }
        let mut whole = ty.poison()?;
        for index in 0..ty.length().unwrap_or(ty.members().len() as u64) as u32 {
            let part = if ty.is_struct() { ty.member(index) } else { ty.element() };
            let part = part.ok_or_else(|| Error::internal("an aggregate without its parts"))?;
            let within = match ty.is_struct() {
                true => module.member_offset_bytes(ty, index),
                false => module.alloc_size_bytes(part).map(|size| size * u64::from(index)),
            };
            let value = self.value_in_words(module, part, offset + within.unwrap_or(0) as u32)?;
            whole = self.emit.builder.insert_value(whole, value, &[index])?;
        }
        Ok(whole)
    }

    /// A part of an aggregate, all of which is words.
    fn value_in_words(&mut self, module: Module<'c>, ty: Type<'c>, offset: u32) -> Result<Value<'c>> {
        if ty.is_struct() || ty.is_array() {
            return self.value(module, ty, offset);
        }
        if !ty.is_vector() {
            return self.scalar(ty, offset);
        }
        let size = ty.scalar().scalar_bits().unwrap_or(8) / 8;
        let lanes = (0..ty.lanes()).map(|lane| self.scalar(ty.scalar(), offset + lane * size));
        let lanes = lanes.collect::<Result<Vec<_>>>()?;
        self.emit.vector(&lanes)
    }

    /// A variable of the kernel that holds what was passed by value.
    fn variable_of(&mut self, module: Module<'c>, ty: Type<'c>, offset: u32) -> Result<Value<'c>> {
        let variable = self.emit.builder.alloca(ty, None, 0, 16)?;
        for (within, scalar) in scalars(self.context, module, ty)? {
            let value = self.scalar(scalar, offset + within as u32)?;
            let place = self.context.i64_type().int(within)?;
            let place = self.emit.builder.gep(self.context.i8_type(), variable, &[place], 0)?;
            let store = self.emit.builder.store(value, place)?;
            store.set_alignment(super::storage::alignment_at(16, within));
        }
        Ok(variable)
    }
}

/// What an argument is, in front of its load.
enum Kind<'c> {
    Pointer(u32),
    Value(u32),
    /// Passed by value, behind a pointer.
    Copied(u32, Type<'c>),
    Local(Value<'c>),
}

/// The kernel's own text about its arguments, by the name of the metadata.
fn text(context: &Context, kernel: Value<'_>, name: &str, index: u32) -> String {
    let node = kernel.metadata(context.md_kind(name));
    node.and_then(|node| node.operand(index))
        .and_then(Metadata::string)
        .map(Cow::into_owned)
        .unwrap_or_default()
}

/// The name of the memory that a local argument is.
fn variable_name(kernel: &str, parameter: Value<'_>, index: usize) -> String {
    let own = parameter.name();
    if own.is_empty() { format!("{kernel}.{index}") } else { format!("{kernel}.{own}") }
}

/// Makes a kernel a function without parameters.
///
/// # Errors
/// Arguments of types that push constants do not hold, with the kernel's name.
pub(super) fn take_arguments<'c>(
    context: &'c Context,
    module: Module<'c>,
    function: Value<'c>,
    lengths: &mut Lengths<'c>,
) -> Result<Kernel> {
    place_arguments(context, module, function, lengths)
        .map_err(|error| error.at(location::of_function(function)))
}

fn place_arguments<'c>(
    context: &'c Context,
    module: Module<'c>,
    function: Value<'c>,
    lengths: &mut Lengths<'c>,
) -> Result<Kernel> {
    let name = function.name().into_owned();
    let mut layout = Layout { members: BTreeMap::new(), end: 0 };
    let parameters: Vec<_> = function.params().collect();
    let mut kinds: Vec<Option<Kind<'c>>> = Vec::new();
    for parameter in &parameters {
        let space = parameter.ty().address_space();
        kinds.push(match space {
            Some(1 | 2) => {
                let offset = layout.place(8, 8)?;
                layout.members.insert(offset, context.i64_type());
                Some(Kind::Pointer(offset))
            }
            Some(WORKGROUP) => {
                let variable = module.add_variable(
                    &variable_name(&name, *parameter, kinds.len()),
                    context.i8_type(),
                    WORKGROUP,
                )?;
                lengths.ids.insert(variable, super::kernel::FIRST_LENGTH_ID + lengths.ids.len() as u32);
                Some(Kind::Local(variable))
            }
            _ => None,
        });
    }
    let mut arguments = Vec::new();
    let mut made = Vec::new();
    for (index, (parameter, kind)) in (0u32..).zip(parameters.iter().zip(kinds)) {
        let by_value = function.attribute(AttributePlace::Param(index), "byval").and_then(|one| one.ty());
        let (kind, place) = match (kind, by_value) {
            (Some(Kind::Pointer(offset)), _) => (Kind::Pointer(offset), Place::Pointer { offset }),
            (Some(Kind::Local(variable)), _) => {
                let spec_id = lengths.ids.get(&variable).copied().unwrap_or_default();
                (Kind::Local(variable), Place::Workgroup { spec_id, element: 4 })
            }
            (_, Some(ty)) => {
                let (offset, size) = add_members(context, module, &mut layout, ty)?;
                (Kind::Copied(offset, ty), Place::Value { offset, size })
            }
            _ if parameter.ty().is_pointer() => {
                return Err(Error::unsupported(format!("argument {index}, a pointer to private memory")));
            }
            _ => {
                let (offset, size) = add_members(context, module, &mut layout, parameter.ty())?;
                (Kind::Value(offset), Place::Value { offset, size })
            }
        };
        let spaces = function.metadata(context.md_kind(names::ARGUMENT_SPACE));
        let space = spaces.and_then(|node| node.operand(index)).and_then(Metadata::u32_value);
        let own = parameter.name().into_owned();
        let told = text(context, function, names::ARGUMENT_NAME, index);
        arguments.push(Argument {
            place,
            name: if told.is_empty() { own } else { told },
            type_name: text(context, function, names::ARGUMENT_TYPE, index),
            address_space: space.unwrap_or(0),
        });
        made.push(kind);
    }
    load_arguments(context, module, function, &layout, &parameters, &made)?;
    let workgroup = required_size(context, function);
    without_parameters(context, module, function, workgroup)?;
    Ok(Kernel { name, arguments, workgroup })
}

fn load_arguments<'c>(
    context: &'c Context,
    module: Module<'c>,
    function: Value<'c>,
    layout: &Layout<'c>,
    parameters: &[Value<'c>],
    kinds: &[Kind<'c>],
) -> Result<()> {
    let mut emit = Emit::new(context, module);
    let first = function.entry_block().and_then(Block::first_instruction);
    emit.builder.position_before(first.ok_or_else(|| Error::internal("a kernel without a body"))?);
    let block = block_type(context, module, function, layout)?;
    let variable = match layout.members.is_empty() {
        true => function,
        false => module.add_variable(&format!("{}.arguments", function.name()), block, PUSH_CONSTANT)?,
    };
    if !layout.members.is_empty() {
        variable.set_hidden();
    }
    let numbers = layout.members.keys().copied().zip(0..).collect();
    let mut loader = Loader { context, emit: &mut emit, block, variable, numbers };
    for (parameter, kind) in parameters.iter().zip(kinds) {
        let value = match kind {
            Kind::Local(variable) => *variable,
            Kind::Pointer(offset) => {
                let address = loader.member(*offset)?;
                loader.emit.builder.cast(Opcode::IntToPtr, address, parameter.ty())?
            }
            Kind::Copied(offset, ty) => loader.variable_of(module, *ty, *offset)?,
            Kind::Value(offset) => loader.value(module, parameter.ty(), *offset)?,
        };
        if value.is_instruction() {
            value.take_name_of(*parameter);
        }
        parameter.replace_all_uses_with(value);
    }
    emit.remove_unused();
    Ok(())
}

/// The type of a block of push constants, with what its metadata tells.
fn block_type<'c>(
    context: &'c Context,
    module: Module<'c>,
    function: Value<'c>,
    layout: &Layout<'c>,
) -> Result<Type<'c>> {
    let block = context.create_struct(&format!("{}.arguments", function.name()));
    let members: Vec<_> = layout.members.values().copied().collect();
    block.set_body(&members, false)?;
    let shown = block.poison()?;
    let decorations = module.get_or_add_named_metadata(names::MEMBER_DECORATE);
    let number = |number: u32| Some(context.md_i32(number));
    let decorate = |member: u32, operands: &[Option<Metadata<'c>>]| {
        let node = context.md_node(operands);
        decorations.append(context.md_node(&[Some(shown.as_metadata()), number(member), Some(node)]));
    };
    if members.is_empty() {
        return Ok(block);
    }
    for (index, offset) in (0u32..).zip(layout.members.keys()) {
        decorate(index, &[number(Decoration::Offset as u32), number(*offset)]);
    }
    decorate(u32::MAX, &[number(Decoration::Block as u32)]);
    let name = format!("{}.arguments", function.name()).into_bytes();
    MemberName { shown: Some(shown.as_metadata()), member: u32::MAX, name: Cow::Owned(name) }
        .write(module, context);
    Ok(block)
}

/// `reqd_work_group_size`.
fn required_size(context: &Context, function: Value<'_>) -> Option<[u32; 3]> {
    let node = function.metadata(context.md_kind(super::REQUIRED_SIZE))?;
    let number = |index| node.operand(index).and_then(Metadata::u32_value);
    Some([number(0)?, number(1)?, number(2)?])
}

/// Moves the body of a function to one without parameters.
fn without_parameters<'c>(
    context: &'c Context,
    module: Module<'c>,
    function: Value<'c>,
    workgroup: Option<[u32; 3]>,
) -> Result<()> {
    let ty = context.function_type(context.void_type(), &[], false)?;
    let entry = module.add_function("", ty)?;
    if !entry.move_body_from(function) {
        return Err(Error::internal("a kernel whose body cannot be moved"));
    }
    entry.take_name_of(function);
    entry.set_linkage(Linkage::External);
    entry.set_calling_convention(calling_convention::SPIR_KERNEL);
    let [x, y, z] = workgroup.unwrap_or([1; 3]);
    let numbers = [ExecutionMode::LocalSize as u32, x, y, z].map(|number| Some(context.md_i32(number)));
    let mode: Vec<_> = std::iter::once(Some(entry.as_metadata())).chain(numbers).collect();
    module.get_or_add_named_metadata(names::EXECUTION_MODE).append(context.md_node(&mode));
    let attributes = [("hlsl.shader", "compute".to_owned()), ("hlsl.numthreads", format!("{x},{y},{z}"))];
    for (key, value) in attributes {
        entry.add_attribute(AttributePlace::Function, context.string_attribute(key, &value));
    }
    function.erase();
    Ok(())
}
