//! Accesses to memory with an explicit layout: chains by the places of the members, loads and stores part by part where a value does not lie
//! in memory as LLVM would lay it out.

use super::context::Reader;
use super::layout::{Layout, Parts};
use super::memory::{Access, align};
use crate::error::{Error, Result};
use crate::llvm::{Type, Value};
use crate::spirv::{Id, Instruction, op};
use crate::table::form::{Chain, Preference, Row};
use rspirv::spirv::Decoration;
use smallvec::SmallVec;
use std::rc::Rc;

/// The layout behind a pointer.
#[derive(Clone, Debug)]
pub(super) struct Place<'c> {
    /// The layout of the pointee.
    pub layout: Rc<Layout<'c>>,
    /// Whether it is part of something whose layout is not LLVM's, so that only its components are aligned.
    pub is_loose: bool,
}

/// Accesses that one load or store of a composite may become.
const MOST_PARTS: u64 = 1 << 14;

type Indices<'c> = SmallVec<[Value<'c>; 6]>;

impl<'c, 'm> Reader<'c, 'm> {
    /// The layout behind a pointer; `None` if LLVM's own layout is the declared one, as for all memory of kernels.
    ///
    /// # Errors
    /// A layout that LLVM cannot have.
    pub(super) fn place_behind(&mut self, pointer: Id) -> Result<Option<Place<'c>>> {
        if !self.model.environment.has_interface_variables() {
            return Ok(None);
        }
        if let Some(place) = self.memory.places.get(&pointer) {
            return Ok(Some(place.clone()));
        }
        let Ok(pointee) = self.pointee_of(pointer) else { return Ok(None) };
        let layout = self.layout(pointee)?;
        Ok((!layout.is_natural()).then_some(Place { layout, is_loose: false }))
    }

    /// The layout of what an access of a type reaches through a pointer: an untyped one leads to whatever is accessed, at no alignment.
    ///
    /// # Errors
    /// As [`Reader::place_behind`].
    pub(super) fn place_of_access(&mut self, pointer: Id, accessed: Id) -> Result<Option<Place<'c>>> {
        let is_untyped = self.model.untyped
            && self.model.environment.has_interface_variables()
            && self.pointer_parts(self.type_of(pointer)?)?.1.is_none();
        match is_untyped {
            true => Ok(Some(Place { layout: self.layout(accessed)?, is_loose: true })),
            false => self.place_behind(pointer),
        }
    }

    /// An access chain from a pointer to memory whose layout differs from LLVM's; returns false for any other.
    ///
    /// # Errors
    /// Indices that do not fit the type.
    pub(super) fn laid_out_chain(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static Row,
        chain: Chain,
    ) -> Result<bool> {
        let skip = usize::from(chain.untyped);
        let base = instruction.id(skip)?;
        let place = match chain.untyped && self.model.environment.has_interface_variables() {
            true => {
                let layout = self.layout(instruction.id(0)?)?;
                Some(Place { is_loose: false, layout })
            }
            false => self.place_behind(base)?,
        };
        let stride = self.stride_of_pointer(base)?.filter(|_| chain.element);
        if chain.untyped && chain.element && self.steps_apart(instruction)? {
            return Err(Error::unsupported("steps of another number of bytes than the type has"));
        }
        let place = match (place, stride) {
            (Some(place), _) => place,
            (None, None) => return Ok(false),
            (None, Some(_)) => Place { layout: self.layout(self.pointee_of(base)?)?, is_loose: false },
        };
        let mut address = self.value(base)?;
        let mut words = instruction.operands().get(skip + 1..).unwrap_or_default();
        if let (Some(stride), Some((element, rest))) = (stride, words.split_first()) {
            let step = self.llvm.array_type(self.llvm.i8_type(), stride)?;
            let element = self.value(Id(*element))?;
            address = self.builder.gep(step, address, &[element], chain.flags())?;
            words = rest;
        }
        let mut indices = Indices::new();
        if !chain.element || stride.is_some() {
            indices.push(self.llvm.i32_type().int(0)?);
        }
        let found = self.walk(&place, words, chain.element && stride.is_none(), &mut indices)?;
        let source = match place.layout.parts {
            Parts::Strided(stride) => {
                // Its components lie apart: the only index counts the bytes between them.
                indices.remove(0);
                self.llvm.array_type(self.llvm.i8_type(), stride)?
            }
            _ => place.layout.memory,
        };
        let result = self.builder.gep(source, address, &indices, chain.flags())?;
        if result.ty() != self.result_type(instruction)? {
            return Err(Error::unsupported("a result in another storage class than its base"));
        }
        let is_step = stride.is_none() && self.is_step_of_shader(instruction, chain)?;
        if row.preference == Preference::Alternate || is_step {
            self.mark_op(result, instruction);
        }
        self.mark_accessed(base);
        if let Some(id) = instruction.result_id() {
            self.other_decorations(id, result, &[])?;
            self.memory.places.insert(id, found);
        }
        self.define(instruction, result)?;
        Ok(true)
    }

    /// Whether the stride of an untyped pointer is not that of the type by which a chain counts elements behind it.
    fn steps_apart(&mut self, chain: Instruction<'m>) -> Result<bool> {
        let ty = self.type_of(chain.id(1)?)?;
        let stride = self.annotations.find(ty, Decoration::ArrayStride);
        let stride = stride.and_then(|stride| stride.operands.first()).copied().map(u64::from);
        let memory = self.layout(chain.id(0)?)?.memory;
        Ok(stride.is_some_and(|stride| self.module.alloc_size_bytes(memory) != Some(stride)))
    }

    /// The bytes between the elements behind a pointer, where they are not those of its pointee.
    fn stride_of_pointer(&mut self, pointer: Id) -> Result<Option<u64>> {
        if !self.model.environment.has_interface_variables() {
            return Ok(None);
        }
        let Ok((ty, pointee)) = self.type_of(pointer).and_then(|ty| Ok((ty, self.pointee_of(pointer)?)))
        else {
            return Ok(None);
        };
        let stride = self.annotations.find(ty, Decoration::ArrayStride);
        let Some(stride) = stride.and_then(|stride| stride.operands.first()).copied() else {
            return Ok(None);
        };
        let memory = self.layout(pointee)?.memory;
        let stride = u64::from(stride);
        Ok(Some(stride).filter(|stride| self.module.alloc_size_bytes(memory) != Some(*stride)))
    }

    /// Follows indices down a layout and maps them to LLVM's; with `steps`, the first one counts elements behind the pointer.
    fn walk(
        &mut self,
        place: &Place<'c>,
        words: &[u32],
        steps: bool,
        indices: &mut Indices<'c>,
    ) -> Result<Place<'c>> {
        let zero = self.llvm.i32_type().int(0)?;
        let mut layout = Rc::clone(&place.layout);
        let mut is_loose = place.is_loose;
        let mut words = words.iter();
        if steps && let Some(first) = words.next() {
            indices.push(self.value(Id(*first))?);
        }
        while let Some(word) = words.next() {
            is_loose |= layout.is_loose();
            let next = match &layout.parts {
                Parts::Members(members) => {
                    let member = self.constant_u64(Id(*word))?;
                    let found = usize::try_from(member).ok().and_then(|member| members.get(member));
                    let (position, part) = found.ok_or_else(|| Error::malformed("no such member"))?;
                    indices.push(self.llvm.i32_type().int(u64::from(*position))?);
                    Rc::clone(part)
                }
                Parts::Elements(part, is_wrapped) => {
                    indices.push(self.value(Id(*word))?);
                    indices.extend(is_wrapped.then_some(zero));
                    Rc::clone(part)
                }
                Parts::Rows(part, is_wrapped, stride) => {
                    let column = self.value(Id(*word))?;
                    let row = words.next().map(|word| self.value(Id(*word))).transpose()?;
                    indices.push(row.unwrap_or(zero));
                    indices.extend(is_wrapped.then_some(zero));
                    indices.push(column);
                    let value = layout.value.element().ok_or_else(|| Error::internal("no column"))?;
                    let value = if row.is_some() { value.scalar() } else { value };
                    let parts = if row.is_some() { Parts::Whole } else { Parts::Strided(*stride) };
                    Rc::new(Layout { value, memory: value, size: part.size, parts })
                }
                Parts::Strided(_) => {
                    indices.push(self.value(Id(*word))?);
                    self.part_of(&layout, None)?
                }
                Parts::Whole => {
                    let member =
                        layout.value.is_struct().then(|| self.constant_u64(Id(*word))).transpose()?;
                    indices.push(match member {
                        Some(member) => self.llvm.i32_type().int(member)?,
                        None => self.value(Id(*word))?,
                    });
                    self.part_of(&layout, member)?
                }
            };
            layout = next;
        }
        Ok(Place { layout, is_loose })
    }

    /// A part of a value with LLVM's layout.
    fn part_of(&self, whole: &Layout<'c>, member: Option<u64>) -> Result<Rc<Layout<'c>>> {
        let ty = match member {
            Some(member) => u32::try_from(member).ok().and_then(|member| whole.value.member(member)),
            None => whole.value.element(),
        };
        let value = ty.ok_or_else(|| Error::malformed("an index into what has no parts"))?;
        let size = self.module.store_size_bytes(value).unwrap_or(0);
        Ok(Rc::new(Layout { value, memory: value, size, parts: Parts::Whole }))
    }

    /// A load through such a pointer.
    ///
    /// # Errors
    /// A value of too many parts.
    pub(super) fn load_parts(
        &mut self,
        instruction: Instruction<'m>,
        place: &Place<'c>,
        address: Value<'c>,
        access: &Access,
    ) -> Result<Value<'c>> {
        if place.layout.loads_whole() {
            let value = self.builder.load(place.layout.value, address)?;
            self.part_access(value, place.layout.value, access, place.is_loose)?;
            return Ok(value);
        }
        let mut left = MOST_PARTS;
        let before = self.last_made();
        let result = self.load_part(&place.layout, address, access, &mut left)?;
        self.mark_op(result, instruction);
        if instruction.opcode() == op::Load {
            self.spread_access(instruction, before, instruction.operands().get(1..).unwrap_or_default())?;
        }
        Ok(result)
    }

    /// A store through such a pointer.
    ///
    /// # Errors
    /// As [`Reader::load_parts`].
    pub(super) fn store_parts(
        &mut self,
        instruction: Instruction<'m>,
        place: &Place<'c>,
        address: Value<'c>,
        value: Value<'c>,
        access: &Access,
    ) -> Result<()> {
        if let Parts::Whole = place.layout.parts {
            let store = self.builder.store(value, address)?;
            return self.part_access(store, place.layout.value, access, place.is_loose);
        }
        let mut left = MOST_PARTS;
        let before = self.last_made();
        self.store_part(&place.layout, address, value, access, &mut left)?;
        match instruction.opcode() == op::Store {
            true => {
                self.spread_access(instruction, before, instruction.operands().get(2..).unwrap_or_default())
            }
            false => Ok(()),
        }
    }

    /// A copy between such places.
    ///
    /// # Errors
    /// As [`Reader::load_parts`].
    pub(super) fn copy_parts(
        &mut self,
        instruction: Instruction<'m>,
        to: &Place<'c>,
        from: &Place<'c>,
    ) -> Result<()> {
        let (target, source) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let (first, rest) = Access::take(instruction.operands().get(2..).unwrap_or_default())?;
        let (second, _) = Access::take(rest)?;
        let second = if second.present { second } else { first.clone() };
        let before = self.last_made();
        let value = self.load_parts(instruction, from, source, &second)?;
        self.store_parts(instruction, to, target, value, &first)?;
        self.spread_access(instruction, before, instruction.operands().get(2..).unwrap_or_default())
    }

    /// The memory operands of one access: in a layout other than LLVM's only components are aligned.
    fn part_access(&mut self, made: Value<'c>, ty: Type<'c>, access: &Access, is_loose: bool) -> Result<()> {
        if is_loose && let Some(bytes) = component_bytes(ty) {
            align(made, bytes)?;
        }
        self.apply_access(made, access)
    }

    /// The addresses of the parts of a composite, with their layouts.
    fn parts_at(
        &mut self,
        layout: &Layout<'c>,
        address: Value<'c>,
        left: &mut u64,
    ) -> Result<Vec<(Value<'c>, Rc<Layout<'c>>)>> {
        let i32_type = self.llvm.i32_type();
        let zero = i32_type.int(0)?;
        let (count, is_wrapped) = match &layout.parts {
            Parts::Whole => (0, false),
            Parts::Members(members) => (members.len() as u64, false),
            Parts::Elements(_, is_wrapped) => (layout.value.length().unwrap_or(0), *is_wrapped),
            Parts::Rows(_, is_wrapped, _) => {
                (u64::from(layout.value.element().map_or(0, Type::lanes)), *is_wrapped)
            }
            Parts::Strided(_) => (u64::from(layout.value.lanes()), false),
        };
        *left = left.checked_sub(count).ok_or_else(|| {
            Error::unsupported(format!("a load or store of more than {MOST_PARTS} parts that lie apart"))
        })?;
        let mut parts = Vec::new();
        for index in 0..count {
            let mut indices: Indices<'c> = SmallVec::from_slice(&[zero]);
            let (source, part) = match &layout.parts {
                Parts::Members(members) => {
                    let found = usize::try_from(index).ok().and_then(|index| members.get(index));
                    let (position, part) = found.ok_or_else(|| Error::internal("no such member"))?;
                    indices.push(i32_type.int(u64::from(*position))?);
                    (layout.memory, Rc::clone(part))
                }
                Parts::Elements(part, _) | Parts::Rows(part, ..) => {
                    indices.push(i32_type.int(index)?);
                    indices.extend(is_wrapped.then_some(zero));
                    (layout.memory, Rc::clone(part))
                }
                Parts::Strided(stride) => {
                    indices = SmallVec::from_slice(&[i32_type.int(index)?]);
                    (self.llvm.array_type(self.llvm.i8_type(), *stride)?, self.part_of(layout, None)?)
                }
                Parts::Whole => return Err(Error::internal("parts of what is in one piece")),
            };
            parts.push((self.builder.gep(source, address, &indices, 0)?, part));
        }
        Ok(parts)
    }

    fn load_part(
        &mut self,
        layout: &Layout<'c>,
        address: Value<'c>,
        access: &Access,
        left: &mut u64,
    ) -> Result<Value<'c>> {
        if layout.loads_whole() {
            let value = self.builder.load(layout.value, address)?;
            self.part_access(value, layout.value, &access.unaligned(), true)?;
            return Ok(value);
        }
        let mut result = layout.value.poison()?;
        for (index, (address, part)) in (0u32..).zip(self.parts_at(layout, address, left)?) {
            let value = self.load_part(&part, address, access, left)?;
            result = match layout.parts {
                Parts::Rows(..) => self.insert_row(result, value, index)?,
                Parts::Strided(_) => {
                    let lane = self.llvm.i32_type().int(u64::from(index))?;
                    self.builder.insert_element(result, value, lane)?
                }
                _ => self.builder.insert_value(result, value, &[index])?,
            };
        }
        Ok(result)
    }

    fn store_part(
        &mut self,
        layout: &Layout<'c>,
        address: Value<'c>,
        value: Value<'c>,
        access: &Access,
        left: &mut u64,
    ) -> Result<()> {
        if let Parts::Whole = layout.parts {
            let store = self.builder.store(value, address)?;
            return self.part_access(store, layout.value, &access.unaligned(), true);
        }
        for (index, (address, part)) in (0u32..).zip(self.parts_at(layout, address, left)?) {
            let held = match layout.parts {
                Parts::Rows(..) => self.row_of(value, index, part.value)?,
                Parts::Strided(_) => {
                    let lane = self.llvm.i32_type().int(u64::from(index))?;
                    self.builder.extract_element(value, lane)?
                }
                _ => self.builder.extract_value(value, &[index])?,
            };
            self.store_part(&part, address, held, access, left)?;
        }
        Ok(())
    }

    /// Puts a row into a matrix of columns.
    fn insert_row(&mut self, matrix: Value<'c>, row: Value<'c>, index: u32) -> Result<Value<'c>> {
        let mut result = matrix;
        let place = self.llvm.i32_type().int(u64::from(index))?;
        for column in 0..row.ty().lanes() {
            let lane = self.llvm.i32_type().int(u64::from(column))?;
            let element = self.builder.extract_element(row, lane)?;
            let vector = self.builder.extract_value(result, &[column])?;
            let vector = self.builder.insert_element(vector, element, place)?;
            result = self.builder.insert_value(result, vector, &[column])?;
        }
        Ok(result)
    }
}

/// Bytes of the least component of a value, to which it is always aligned.
fn component_bytes(ty: Type<'_>) -> Option<u32> {
    let bytes = |ty: Type<'_>| match ty.is_pointer_or_pointers() {
        true => Some(8),
        false => ty.scalar().scalar_bits().map(|bits| bits.div_ceil(8).next_power_of_two()),
    };
    ty.components().filter_map(bytes).min()
}
