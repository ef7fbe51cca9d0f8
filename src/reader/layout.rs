//! Where the members of explicitly laid out types lie in memory.
//!
//! Spec: "Offset", "ArrayStride", "MatrixStride", "RowMajor". A type whose declared places are those that LLVM gives it has one LLVM type, for
//! values and for memory. Any other has a second one for memory: a packed structure with bytes between the members, elements with bytes
//! behind them, arrays in the place of vectors that LLVM would pad. Which of them a type needs depends on the room that it has, so that a
//! layout holds those of its parts.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::Type;
use crate::spirv::{Id, op};
use crate::table::ENDLESS_STRIDE;
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// How a member of a structure lays out the matrices in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Matrices {
    /// Bytes from one column, or row, to the next.
    stride: u64,
    /// Whether rows lie together.
    is_row_major: bool,
}

/// Where the parts of a type lie.
#[derive(Clone, Debug)]
pub(super) enum Parts<'c> {
    /// As LLVM lays the value's type out: it is loaded and stored in one piece.
    Whole,
    /// Members, with the position of each in the memory type.
    Members(Vec<(u32, Rc<Layout<'c>>)>),
    /// Elements, or columns; whether each is wrapped in a structure with the bytes behind it.
    Elements(Rc<Layout<'c>>, bool),
    /// The rows of a matrix; whether each is wrapped, and the bytes from one to the next.
    Rows(Rc<Layout<'c>>, bool, u64),
    /// The components of a column of a row-major matrix, with the stride in bytes.
    Strided(u64),
}

/// A type in memory.
#[derive(Clone, Debug)]
pub(super) struct Layout<'c> {
    /// The type of values.
    pub value: Type<'c>,
    /// The type in memory. Arrays and matrices behind whose last element another member follows have one element less: indices lead
    /// to the last one all the same.
    pub memory: Type<'c>,
    /// Size in bytes of the value, without padding at the end; 0 for types without a size.
    pub size: u64,
    /// Its parts.
    pub parts: Parts<'c>,
}

impl Layout<'_> {
    /// Whether LLVM's own layout of the value's type is the declared one.
    pub fn is_natural(&self) -> bool {
        self.value == self.memory && matches!(self.parts, Parts::Whole)
    }

    /// Whether a load of the value's type gives the value. A store may still change bytes between the parts.
    pub fn loads_whole(&self) -> bool {
        match &self.parts {
            // An array in place of a vector has the same bytes.
            Parts::Whole => true,
            Parts::Members(parts) => parts.iter().all(|(_, part)| part.loads_whole()) && self.keeps_type(),
            Parts::Elements(part, _) => part.loads_whole() && part.keeps_type() && self.keeps_type(),
            Parts::Rows(..) | Parts::Strided(_) => false,
        }
    }

    /// Whether the type of values is that of memory.
    fn keeps_type(&self) -> bool {
        self.value == self.memory
    }

    /// Whether LLVM would align its parts less than their types want.
    pub fn is_loose(&self) -> bool {
        match &self.parts {
            Parts::Whole => false,
            Parts::Members(_) => self.memory.is_packed(),
            Parts::Elements(part, is_wrapped) | Parts::Rows(part, is_wrapped, _) => {
                *is_wrapped || part.memory != part.value
            }
            Parts::Strided(_) => true,
        }
    }
}

/// Cached layouts: by type, the matrix layout of the member of that type, and whether trailing padding is forbidden.
pub(super) type Layouts<'c> = FxHashMap<(Id, Option<Matrices>, bool), Rc<Layout<'c>>>;

/// The least multiple of `alignment` from `offset` on.
fn align_up(offset: u64, alignment: u64) -> u64 {
    offset.next_multiple_of(alignment.max(1))
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The layout of a type in memory of its own.
    ///
    /// # Errors
    /// Members that overlap; an `<id>` that is no type.
    pub(super) fn layout(&mut self, id: Id) -> Result<Rc<Layout<'c>>> {
        self.layout_in(id, None, false)
    }

    /// The type of a variable that holds values of a type.
    ///
    /// # Errors
    /// As [`Reader::layout`].
    pub(super) fn memory_type(&mut self, id: Id) -> Result<Type<'c>> {
        match self.model.environment.has_interface_variables() {
            true => Ok(self.layout(id)?.memory),
            false => self.ty(id),
        }
    }

    /// The layout of a type; `tight`: without bytes behind the value.
    fn layout_in(&mut self, id: Id, matrices: Option<Matrices>, tight: bool) -> Result<Rc<Layout<'c>>> {
        let key = (id, matrices, tight);
        if let Some(known) = self.memory.layouts.get(&key) {
            return Ok(Rc::clone(known));
        }
        let info = self.type_info(id)?;
        let (value, kind) = (info.llvm, info.kind.clone());
        let is_matrix = self.spirv.definition_as(id, op::TypeMatrix).is_some();
        let layout = match (kind, matrices) {
            (TypeKind::Vector(_), _) => self.vector_layout(value, tight)?,
            (TypeKind::Array(column), Some(matrices)) if is_matrix => {
                self.matrix_layout(value, column, matrices, tight)?
            }
            (TypeKind::Array(element), _) if !is_matrix => {
                self.array_layout(id, value, element, matrices, tight)?
            }
            (TypeKind::Struct(members), _) => self.struct_layout(id, value, &members, tight)?,
            _ => self.whole(value),
        };
        let layout = Rc::new(layout);
        self.memory.layouts.insert(key, Rc::clone(&layout));
        Ok(layout)
    }

    fn whole(&self, value: Type<'c>) -> Layout<'c> {
        let size = self.module.store_size_bytes(value).unwrap_or(0);
        Layout { value, memory: value, size, parts: Parts::Whole }
    }

    /// LLVM's allocation size of a type in bytes; 0 for types without a size.
    fn bytes_of(&self, ty: Type<'c>) -> u64 {
        self.module.alloc_size_bytes(ty).unwrap_or(0)
    }

    fn vector_layout(&self, value: Type<'c>, tight: bool) -> Result<Layout<'c>> {
        let mut layout = self.whole(value);
        if tight && self.bytes_of(value) != layout.size {
            layout.memory = self.llvm.array_type(value.scalar(), u64::from(value.lanes()))?;
        }
        Ok(layout)
    }

    /// A part in a place of so many bytes from which the next one follows, and whether it is wrapped.
    fn strided(&mut self, part: Rc<Layout<'c>>, stride: u64) -> Result<(Type<'c>, bool)> {
        let bytes = self.bytes_of(part.memory);
        let behind = stride.checked_sub(bytes).ok_or_else(|| {
            Error::unsupported(format!("elements of {bytes} bytes that follow each other by {stride}"))
        })?;
        if behind == 0 {
            return Ok((part.memory, false));
        }
        let padding = self.llvm.array_type(self.llvm.i8_type(), behind)?;
        Ok((self.llvm.struct_type(&[part.memory, padding], true)?, true))
    }

    fn array_layout(
        &mut self,
        id: Id,
        value: Type<'c>,
        element: Id,
        matrices: Option<Matrices>,
        tight: bool,
    ) -> Result<Layout<'c>> {
        let stride = self.annotations.find(id, Decoration::ArrayStride);
        let stride = stride.and_then(|stride| stride.operands.first()).map(|stride| u64::from(*stride));
        let mut part = self.layout_in(element, matrices, false)?;
        let natural = self.bytes_of(part.memory);
        let is_declared = stride.is_some();
        let is_endless = !is_declared && self.is_sized_by_binding(element);
        let stride = stride.filter(|_| natural != 0).unwrap_or(natural);
        let mut stride = if is_endless { ENDLESS_STRIDE } else { stride };
        if natural > stride {
            part = self.layout_in(element, matrices, true)?;
            if self.bytes_of(part.memory) > stride && !self.has_places(element) {
                // The array is internal to the shader, and producers decorate it all the same.
                (part, stride) = (self.layout_in(element, matrices, false)?, natural);
            }
        }
        let count = value.length().unwrap_or(0);
        if tight && is_declared {
            let part = self.layout_in(element, matrices, true)?;
            if part.size < stride {
                return self.ragged(value, part, (count, stride), None);
            }
        }
        let (memory, is_wrapped) = self.strided(Rc::clone(&part), stride)?;
        let memory = self.llvm.array_type(memory, count)?;
        let has_gaps = is_declared && part.size != stride;
        let is_whole = memory == value && part.is_natural() && !has_gaps;
        let parts = if is_whole { Parts::Whole } else { Parts::Elements(part, is_wrapped) };
        Ok(Layout { value, memory, size: count.saturating_mul(stride), parts })
    }

    /// Parts that follow each other by a stride, without bytes behind the last. `rows`: the stride, if they are the rows of a matrix.
    fn ragged(
        &mut self,
        value: Type<'c>,
        part: Rc<Layout<'c>>,
        (count, stride): (u64, u64),
        rows: Option<u64>,
    ) -> Result<Layout<'c>> {
        let (memory, is_wrapped) = self.strided(Rc::clone(&part), stride)?;
        let before = count.saturating_sub(1);
        let memory = self.llvm.array_type(memory, before)?;
        let size = before.saturating_mul(stride).saturating_add(if count == 0 { 0 } else { part.size });
        let parts = match rows {
            Some(stride) => Parts::Rows(part, is_wrapped, stride),
            None => Parts::Elements(part, is_wrapped),
        };
        Ok(Layout { value, memory, size, parts })
    }

    /// Whether a type is that of buffers whose last member is an array of as many elements as are bound.
    fn is_sized_by_binding(&self, id: Id) -> bool {
        let last = self.type_info(id).ok().and_then(|info| match &info.kind {
            TypeKind::Struct(members) => members.last().copied(),
            _ => None,
        });
        last.and_then(|last| self.ty(last).ok())
            .is_some_and(|last| last.is_array() && last.length() == Some(0))
    }

    /// Whether a type's members have declared places.
    fn has_places(&self, id: Id) -> bool {
        self.annotations.members(id).iter().any(|(_, decorated)| decorated.is(Decoration::Offset))
    }

    fn matrix_layout(
        &mut self,
        value: Type<'c>,
        column: Id,
        matrices: Matrices,
        tight: bool,
    ) -> Result<Layout<'c>> {
        let column_type = self.ty(column)?;
        let (columns, rows) = (value.length().unwrap_or(0), u64::from(column_type.lanes()));
        let (count, lanes) = if matrices.is_row_major { (rows, columns) } else { (columns, rows) };
        let lanes = u32::try_from(lanes).map_err(|_| Error::internal("a matrix of too many columns"))?;
        let vector = self.llvm.vector_type(column_type.scalar(), lanes)?;
        let is_tight = tight || self.bytes_of(vector) > matrices.stride;
        let part = Rc::new(self.vector_layout(vector, is_tight)?);
        if tight && part.size < matrices.stride {
            let rows = matrices.is_row_major.then_some(matrices.stride);
            return self.ragged(value, part, (count, matrices.stride), rows);
        }
        let (memory, is_wrapped) = self.strided(Rc::clone(&part), matrices.stride)?;
        let memory = self.llvm.array_type(memory, count)?;
        let parts = match matrices.is_row_major {
            true => Parts::Rows(part, is_wrapped, matrices.stride),
            false if memory == value && part.size == matrices.stride => Parts::Whole,
            false => Parts::Elements(part, is_wrapped),
        };
        Ok(Layout { value, memory, size: count.saturating_mul(matrices.stride), parts })
    }

    /// Offset and matrices of each member, as far as they are declared.
    fn member_places(&self, id: Id, count: usize) -> Vec<(Option<u64>, Option<Matrices>)> {
        let mut places = vec![(None, None, false); count];
        for (member, decorated) in self.annotations.members(id) {
            let Some(place) = places.get_mut(*member as usize) else { continue };
            let literal = decorated.operands.first().copied().map(u64::from);
            if decorated.is(Decoration::Offset) {
                place.0 = literal;
            } else if decorated.is(Decoration::MatrixStride) {
                place.1 = literal;
            } else if decorated.is(Decoration::RowMajor) {
                place.2 = true;
            }
        }
        let matrices =
            |stride: Option<u64>, is_row_major| stride.map(|stride| Matrices { stride, is_row_major });
        places
            .into_iter()
            .map(|(offset, stride, is_row_major)| (offset, matrices(stride, is_row_major)))
            .collect()
    }

    fn struct_layout(&mut self, id: Id, value: Type<'c>, members: &[Id], tight: bool) -> Result<Layout<'c>> {
        let places = self.member_places(id, members.len());
        let mut parts = Vec::with_capacity(members.len());
        for (member, (_, matrices)) in members.iter().zip(&places) {
            parts.push(match self.type_info(*member) {
                Ok(_) => self.layout_in(*member, *matrices, false)?,
                // A pointer that is declared later.
                Err(_) => Rc::new(self.whole(self.member_type(*member)?)),
            });
        }
        let offsets: Option<Vec<u64>> = places.iter().map(|(offset, _)| *offset).collect();
        let types: Vec<_> = parts.iter().map(|part| part.memory).collect();
        let mut end = 0;
        let mut is_natural = !value.is_packed();
        let mut has_gaps = false;
        let mut last = 0;
        for (part, offset) in parts.iter().zip(offsets.iter().flatten()) {
            let alignment = self.module.abi_alignment(part.memory).map_or(1, u64::from);
            is_natural &= align_up(end, alignment) == *offset;
            has_gaps |= last != *offset;
            last = offset.saturating_add(part.size);
            end = offset.saturating_add(self.bytes_of(part.memory));
        }
        let is_explicit = offsets.is_some() && !members.is_empty() && !value.is_packed();
        let sizes = offsets.iter().flatten().zip(&parts).map(|(at, part)| at.saturating_add(part.size));
        let size = if is_explicit { sizes.max().unwrap_or(0) } else { self.bytes_of(value) };
        if !is_explicit || is_natural && !(tight && self.bytes_of(value) != size) {
            has_gaps = is_explicit && (has_gaps || self.bytes_of(value) != size);
            return self.unpacked_layout(value, &types, parts, size, has_gaps);
        }
        let offsets = offsets.unwrap_or_default();
        self.packed_layout(value, members, &places, &offsets, parts, tight)
    }

    /// A structure with LLVM's layout, and whether it has padding that stores must preserve.
    fn unpacked_layout(
        &mut self,
        value: Type<'c>,
        types: &[Type<'c>],
        parts: Vec<Rc<Layout<'c>>>,
        size: u64,
        has_gaps: bool,
    ) -> Result<Layout<'c>> {
        if !has_gaps && parts.iter().all(|part| part.is_natural()) {
            return Ok(Layout { size, ..self.whole(value) });
        }
        if parts.iter().all(|part| part.loads_whole() && part.keeps_type()) {
            let parts = Parts::Members((0..).zip(parts).collect());
            return Ok(Layout { value, memory: value, size, parts });
        }
        self.members(value, types, false, parts.into_iter().zip(0..).collect(), size)
    }

    /// A layout of members at positions of a structure of these types.
    fn members(
        &mut self,
        value: Type<'c>,
        types: &[Type<'c>],
        is_packed: bool,
        parts: Vec<(Rc<Layout<'c>>, u32)>,
        size: u64,
    ) -> Result<Layout<'c>> {
        let name = value.struct_name().unwrap_or_default();
        let memory = self.llvm.create_struct(&format!("{name}.layout"));
        memory.set_body(types, is_packed)?;
        let parts = Parts::Members(parts.into_iter().map(|(part, position)| (position, part)).collect());
        Ok(Layout { value, memory, size, parts })
    }

    /// A packed structure with bytes between its members.
    fn packed_layout(
        &mut self,
        value: Type<'c>,
        members: &[Id],
        places: &[(Option<u64>, Option<Matrices>)],
        offsets: &[u64],
        mut parts: Vec<Rc<Layout<'c>>>,
        tight: bool,
    ) -> Result<Layout<'c>> {
        let mut order: Vec<usize> = (0..members.len()).collect();
        order.sort_by_key(|member| offsets.get(*member).copied());
        let mut types = Vec::new();
        let mut positions = vec![0; members.len()];
        let mut end = 0;
        let mut size = 0;
        for (place, member) in order.iter().enumerate() {
            let (Some(offset), Some(part), Some(id), Some((_, matrices))) =
                (offsets.get(*member), parts.get_mut(*member), members.get(*member), places.get(*member))
            else {
                return Err(Error::internal("a member without a place"));
            };
            let next = order.get(place + 1).and_then(|next| offsets.get(*next));
            let room = next.map(|next| next - offset);
            let fits = |part: &Layout<'c>, bytes: u64| match room {
                Some(room) => bytes <= room,
                None => !tight || bytes == part.size,
            };
            if !fits(part, self.module.alloc_size_bytes(part.memory).unwrap_or(0)) {
                *part = match self.type_info(*id) {
                    Ok(_) => self.layout_in(*id, *matrices, true)?,
                    Err(_) => Rc::clone(part),
                };
            }
            let held = self.bytes_of(part.memory);
            let bytes = held.max(part.size);
            let gap = offset.checked_sub(end).filter(|_| room.is_none_or(|room| bytes <= room));
            let gap = gap.ok_or_else(|| Error::unsupported("members of a structure that overlap"))?;
            if gap != 0 {
                types.push(self.llvm.array_type(self.llvm.i8_type(), gap)?);
            }
            if let Some(position) = positions.get_mut(*member) {
                *position = types.len() as u32;
            }
            types.push(part.memory);
            if held < bytes {
                // The last element of an array that has one less.
                types.push(self.llvm.array_type(self.llvm.i8_type(), bytes - held)?);
            }
            end = offset.saturating_add(bytes);
            size = size.max(offset.saturating_add(part.size));
        }
        self.members(value, &types, true, parts.into_iter().zip(positions).collect(), size)
    }
}
