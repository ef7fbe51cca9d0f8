//! Variables as arrays: all that one pointer may lead to is one array, of the widest type that every access can be made of.

use super::classes::{Classes, is_cast_of_null, is_of_workgroup, is_tracked};
use super::interface::Lengths;
use super::kernel::{Kernel, Place};
use crate::error::{Error, Result};
use crate::llvm::{Block, Context, Linkage, Metadata, Module, Opcode, Type, Value};
use crate::spirv::op;
use crate::table::metadata as names;
use crate::table::storage_class::{PRIVATE, WORKGROUP};
use crate::writer::location;
use rustc_hash::FxHashMap;

/// The most parts of a value that are looked at.
const MOST_PARTS: usize = 1 << 12;

/// The most elements of an array of constants.
const MOST_CONSTANTS: u64 = 1 << 20;

/// Where the variables begin that pointers in memory lead to.
const STORED_START: u64 = 16;

/// The scalars that a value of a type is in memory, with their offsets in bytes: booleans are bytes, pointers addresses.
///
/// # Errors
/// A type of too many parts, or without a size in whole bytes.
pub(super) fn scalars<'c>(
    context: &'c Context,
    module: Module<'c>,
    ty: Type<'c>,
) -> Result<Vec<(u64, Type<'c>)>> {
    let refused = || Error::unsupported(format!("an access of a value of the type {ty}"));
    let too_many = || {
        Error::unsupported(format!("an access of a value of more than {MOST_PARTS} parts, of the type {ty}"))
    };
    let (mut open, mut found, mut left) = (vec![(0, ty)], Vec::new(), MOST_PARTS);
    while let Some((offset, ty)) = open.pop() {
        left = left.checked_sub(1).ok_or_else(too_many)?;
        if ty.is_struct() {
            let members: Vec<_> = (0u32..).zip(ty.members()).collect();
            for (index, member) in members.into_iter().rev() {
                open.push((offset + module.member_offset_bytes(ty, index).ok_or_else(refused)?, member));
            }
        } else if ty.is_array() || ty.is_vector() {
            let element =
                if ty.is_vector() { Some(ty.scalar()) } else { ty.element() }.ok_or_else(refused)?;
            let size = module.alloc_size_bytes(element).ok_or_else(refused)?;
            let count = ty.length().filter(|count| *count <= MOST_PARTS as u64).ok_or_else(too_many)?;
            open.extend((0..count).rev().map(|index| (offset + index * size, element)));
        } else if ty.is_pointer() {
            found.push((offset, context.i64_type()));
        } else if ty.int_bits() == Some(1) {
            found.push((offset, context.i8_type()));
        } else {
            let bits =
                ty.scalar_bits().filter(|bits| matches!(bits, 8 | 16 | 32 | 64)).ok_or_else(refused)?;
            let _ = bits;
            found.push((offset, ty));
        }
    }
    Ok(found)
}

/// The alignment at an offset from an aligned address.
pub(super) fn alignment_at(alignment: u64, offset: u64) -> u64 {
    if offset == 0 { alignment } else { alignment.min(1 << offset.trailing_zeros()) }
}

/// Where an object begins: bytes, and elements whose numbers are specialization constants.
#[derive(Clone, Debug, Default)]
pub(super) struct Base {
    pub bytes: u64,
    pub lengths: Vec<u32>,
}

/// The array that the objects of a class are.
pub(super) struct Storage<'c> {
    pub variable: Value<'c>,
    pub ty: Type<'c>,
    pub unit: Type<'c>,
    pub unit_bytes: u64,
    pub bases: FxHashMap<Value<'c>, Base>,
}

/// What accesses need of a class.
#[derive(Default)]
struct Needs<'c> {
    bytes: Option<u64>,
    /// The one type of all scalars, as long as there is one.
    ty: Option<Option<Type<'c>>>,
}

impl<'c> Needs<'c> {
    fn add(&mut self, ty: Type<'c>, alignment: u64) {
        let size = u64::from(ty.scalar_bits().unwrap_or(32) / 8);
        let unit = size.min(alignment.max(1));
        self.bytes = Some(self.bytes.map_or(unit, |bytes| bytes.min(unit)));
        self.ty = Some(match self.ty {
            None => Some(ty),
            Some(known) => known.filter(|known| *known == ty),
        });
    }

    fn unit(&self, context: &'c Context) -> Result<(Type<'c>, u64)> {
        let bytes = self.bytes.unwrap_or(4);
        let whole =
            self.ty.flatten().filter(|ty| ty.scalar_bits().is_some_and(|bits| u64::from(bits) == 8 * bytes));
        let ty = whole.map_or_else(|| context.int_type(8 * bytes as u32), Ok)?;
        Ok((ty, bytes))
    }
}

/// What is accessed, of which type, and the alignment of the access.
fn accessed<'c>(instruction: Value<'c>) -> Option<(Value<'c>, Type<'c>, u64)> {
    let alignment = instruction.alignment().unwrap_or(1);
    match instruction.opcode()? {
        Opcode::Load => Some((instruction.operand(0)?, instruction.ty(), alignment)),
        Opcode::Store => Some((instruction.operand(1)?, instruction.operand(0)?.ty(), alignment)),
        Opcode::Call => {
            let (pointer, ty) = super::atomic::operation(instruction)?;
            Some((pointer, ty, u64::from(ty.scalar_bits()? / 8)))
        }
        _ => None,
    }
}

/// Makes the arrays of all classes.
///
/// # Errors
/// Variables of types that no array can be, initializers with addresses.
pub(super) fn build<'c>(
    context: &'c Context,
    module: Module<'c>,
    classes: &mut Classes<'c>,
    lengths: &Lengths<'c>,
    kernels: &mut [Kernel],
) -> Result<FxHashMap<usize, Storage<'c>>> {
    let mut needs: FxHashMap<usize, Needs<'c>> = FxHashMap::default();
    for instruction in module.functions().flat_map(Value::blocks).flat_map(Block::instructions) {
        let Some((pointer, ty, alignment)) = accessed(instruction).filter(|found| is_tracked(found.0)) else {
            continue;
        };
        let Some(class) = classes.object_class(pointer) else { continue };
        let parts =
            scalars(context, module, ty).map_err(|error| error.at(location::of_instruction(instruction)))?;
        for (offset, scalar) in parts {
            needs.entry(class).or_default().add(scalar, alignment_at(alignment, offset));
        }
    }
    let sizes =
        kernels.iter().map(|kernel| Some(kernel.workgroup?.iter().map(|size| u64::from(*size)).product()));
    let group = sizes.collect::<Option<Vec<u64>>>().and_then(|sizes| sizes.into_iter().max());
    let mut storages = FxHashMap::default();
    for (class, objects) in classes.objects() {
        let (unit, unit_bytes) = needs.remove(&class).unwrap_or_default().unit(context)?;
        let maker = Maker { context, module, unit, unit_bytes, lengths, group };
        let storage = maker.storage(&objects, if classes.is_stored(class) { STORED_START } else { 0 })?;
        for id in objects.iter().filter_map(|object| lengths.ids.get(object)) {
            for argument in kernels.iter_mut().flat_map(|kernel| &mut kernel.arguments) {
                if let Place::Workgroup { spec_id, element } = &mut argument.place
                    && spec_id == id
                {
                    *element = unit_bytes as u32;
                }
            }
        }
        storages.insert(class, storage);
    }
    Ok(storages)
}

struct Maker<'c, 'l> {
    context: &'c Context,
    module: Module<'c>,
    unit: Type<'c>,
    unit_bytes: u64,
    lengths: &'l Lengths<'c>,
    /// The most work-items of a workgroup, if all kernels say how many they have.
    group: Option<u64>,
}

impl<'c> Maker<'c, '_> {
    /// The array of the objects of a class; the first one begins at some bytes.
    fn storage(&self, objects: &[Value<'c>], start: u64) -> Result<Storage<'c>> {
        let first = *objects.first().ok_or_else(|| Error::internal("a class without objects"))?;
        if self.lengths.of_group.contains(&first) {
            return self.of_each(first);
        }
        let (mut bases, mut size) = (FxHashMap::default(), start);
        let mut dynamic = Vec::new();
        for object in objects {
            if let Some(id) = self.lengths.ids.get(object) {
                dynamic.push((*object, *id));
                continue;
            }
            let ty = if object.is_instruction() { object.alloca_type() } else { object.value_type() };
            let bytes = ty.and_then(|ty| self.module.alloc_size_bytes(ty));
            let count = if object.is_instruction() {
                object.alloca_count().and_then(Value::int_value)
            } else {
                Some(1)
            };
            let bytes = bytes.zip(count).and_then(|(bytes, count)| bytes.checked_mul(count));
            let alignment = object.alignment().unwrap_or(16).max(self.unit_bytes);
            let refused = || Error::unsupported(format!("the variable {object}, of no size that is known"));
            size = size.checked_next_multiple_of(alignment).ok_or_else(refused)?;
            bases.insert(*object, Base { bytes: size, lengths: Vec::new() });
            size = size
                .checked_add(bytes.ok_or_else(refused)?)
                .filter(|size| *size < 1 << 30)
                .ok_or_else(refused)?;
        }
        let count = size.div_ceil(self.unit_bytes);
        let mut before = Vec::new();
        for (object, id) in &dynamic {
            bases.insert(*object, Base { bytes: count * self.unit_bytes, lengths: before.clone() });
            before.push(*id);
        }
        let length = (count + before.len() as u64).max(1);
        let ty = self.context.array_type(self.unit, length)?;
        let variable = if first.is_instruction() {
            let entry = first.function().and_then(Value::entry_block).and_then(Block::first_instruction);
            let builder = self.context.builder();
            builder.position_before(entry.ok_or_else(|| Error::internal("a variable of no function"))?);
            builder.alloca(ty, None, 0, 0)?
        } else if is_of_workgroup(first) {
            self.of_workgroup(ty, self.length_tree(count, &before)?)?
        } else {
            self.constant(ty, objects, &bases)?
        };
        variable.take_name_of(first);
        Ok(Storage { variable, ty, unit: self.unit, unit_bytes: self.unit_bytes, bases })
    }

    /// The array that has an element for each work-item of a workgroup.
    fn of_each(&self, object: Value<'c>) -> Result<Storage<'c>> {
        let ty = self.context.array_type(self.unit, self.group.unwrap_or(1))?;
        let tree = if self.group.is_none() { Some(self.product_tree()?) } else { None };
        let variable = self.of_workgroup(ty, tree)?;
        variable.take_name_of(object);
        let bases = [(object, Base::default())].into_iter().collect();
        Ok(Storage { variable, ty, unit: self.unit, unit_bytes: self.unit_bytes, bases })
    }

    /// A variable of the workgroup; its length is that of the type, or what a tree of constants gives.
    fn of_workgroup(&self, ty: Type<'c>, length: Option<Metadata<'c>>) -> Result<Value<'c>> {
        let variable = self.module.add_variable("", ty, WORKGROUP)?;
        variable.set_initializer(ty.poison()?)?;
        variable.set_linkage(Linkage::Internal);
        let Some(tree) = length else { return Ok(variable) };
        let number = |number: u16| Some(self.context.md_i32(number.into()));
        let word = Some(self.context.i32_type().poison()?.as_metadata());
        let node = [number(op::TypeArray.0), Some(self.unit.poison()?.as_metadata()), Some(tree), word, None];
        let kind = self.context.md_kind(names::VALUE_TYPE);
        variable.set_metadata(kind, Some(self.context.md_distinct_node(&node)));
        Ok(variable)
    }

    fn word(&self, number: u64) -> Result<Option<Metadata<'c>>> {
        Ok(Some(self.context.i32_type().int(number)?.as_metadata()))
    }

    /// A specialization constant that is 1 unless it is given.
    fn constant_of(&self, id: u32) -> Result<Metadata<'c>> {
        let operands = [self.word(op::SpecConstant.0.into())?, self.word(1)?, None, self.word(id.into())?];
        Ok(self.context.md_node(&operands))
    }

    /// The tree of an operation on two others; the number that it gives unless others are given.
    fn operation(&self, opcode: u16, given: u64, of: [Metadata<'c>; 2]) -> Result<Metadata<'c>> {
        let [left, right] = of.map(Some);
        let opcode = self.word(opcode.into())?;
        let head = self.word(op::SpecConstantOp.0.into())?;
        Ok(self.context.md_node(&[head, self.word(given)?, None, opcode, left, right]))
    }

    /// The tree of the number of work-items of a workgroup.
    fn product_tree(&self) -> Result<Metadata<'c>> {
        let plane = [self.constant_of(0)?, self.constant_of(1)?];
        let plane = self.operation(op::IMul.0, 1, plane)?;
        self.operation(op::IMul.0, 1, [plane, self.constant_of(2)?])
    }

    /// The tree of the sum of a number and specialization constants.
    fn length_tree(&self, count: u64, ids: &[u32]) -> Result<Option<Metadata<'c>>> {
        let mut tree = if count > 0 && !ids.is_empty() { self.word(count)? } else { None };
        for (id, total) in ids.iter().zip(count + 1..) {
            let own = self.constant_of(*id)?;
            tree = Some(match tree {
                None => own,
                Some(before) => self.operation(op::IAdd.0, total, [before, own])?,
            });
        }
        Ok(tree)
    }

    fn constant(
        &self,
        ty: Type<'c>,
        objects: &[Value<'c>],
        bases: &FxHashMap<Value<'c>, Base>,
    ) -> Result<Value<'c>> {
        let count = ty.length().unwrap_or(0);
        if objects.iter().filter_map(|object| object.initializer()).all(is_empty) {
            return self.constants(ty, ty.null()?);
        }
        if count > MOST_CONSTANTS {
            let message = format!("a table of more than {MOST_CONSTANTS} constants");
            let place = objects.first().map(|object| location::of_global(*object));
            return Err(Error::unsupported(message).at(place));
        }
        let mut image = vec![0u8; (count * self.unit_bytes) as usize];
        for object in objects {
            let base = bases.get(object).map_or(0, |base| base.bytes);
            if let Some(initializer) = object.initializer() {
                write_image(self.module, initializer, base, &mut image)
                    .map_err(|error| error.at(location::of_global(*object)))?;
            }
        }
        let mut elements = Vec::new();
        for bytes in image.chunks_exact(self.unit_bytes as usize) {
            let bits = bytes.iter().rev().fold(0u64, |bits, byte| bits << 8 | u64::from(*byte));
            let is_float = self.unit.is_float();
            elements.push(if is_float {
                self.unit.float_from_bits(bits.into())?
            } else {
                self.unit.int(bits)?
            });
        }
        self.constants(ty, ty.aggregate(&elements)?)
    }

    fn constants(&self, ty: Type<'c>, initializer: Value<'c>) -> Result<Value<'c>> {
        let variable = self.module.add_variable("", ty, PRIVATE)?;
        variable.set_initializer(initializer)?;
        variable.set_linkage(Linkage::Internal);
        variable.set_global_constant(true);
        Ok(variable)
    }
}

/// Whether a constant is made of no other bytes than zeros.
fn is_empty(constant: Value<'_>) -> bool {
    constant.is_null() || constant.is_undef() || constant.is_poison() || is_cast_of_null(constant)
}

/// Writes the bytes of a constant to an image of memory.
fn write_image<'c>(module: Module<'c>, constant: Value<'c>, offset: u64, image: &mut [u8]) -> Result<()> {
    let refused = || Error::unsupported("an initializer that holds an address");
    if is_empty(constant) {
        return Ok(());
    }
    let ty = constant.ty();
    if let Some(bits) = constant.int_value().map(u128::from).or_else(|| constant.float_bits()) {
        let size = module.store_size_bytes(ty).ok_or_else(refused)? as usize;
        let place = image.get_mut(offset as usize..).unwrap_or_default();
        place.iter_mut().zip(bits.to_le_bytes()).take(size).for_each(|(to, from)| *to = from);
        return Ok(());
    }
    let elements = constant.elements().filter(|_| ty.is_struct() || ty.is_array() || ty.is_vector());
    for (index, element) in (0u32..).zip(elements.ok_or_else(refused)?) {
        let within = match ty.is_struct() {
            true => module.member_offset_bytes(ty, index),
            false => module.alloc_size_bytes(element.ty()).map(|size| size * u64::from(index)),
        };
        write_image(module, element, offset + within.ok_or_else(refused)?, image)?;
    }
    Ok(())
}
