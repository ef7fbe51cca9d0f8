//! Layouts: the structures that SPIR-V declares for what LLVM's types say of memory.
//!
//! A type in memory keeps LLVM's offsets. What is declared for it has no padding: `!spirv.StructType` and `!spirv.MemberDecorate` tell where
//! members and elements lie. Declared structures are types of their own, since those of variables of functions have no layout in SPIR-V.

use super::Pass;
use crate::contract::{DecorationNode, Listed, MemberDecorate, MemberName, OF_TYPE};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Type, Value};
use crate::spirv::op;
use crate::table::metadata::STRUCT_TYPE;
use crate::table::spv_intrinsic::PADDING;
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;

/// What is declared for a type in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Declared<'c> {
    /// The type of values.
    pub ty: Type<'c>,
    /// The reference to it in metadata.
    pub reference: Metadata<'c>,
}

/// Where a type lies in memory, which decides how it is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    /// The offset is that of a row and a multiple of this, in bytes; at most [`WIDEST`],
    pub step: u64,
    /// and these bytes, fewer than the step.
    pub within: u64,
    /// Whether the storage class is `Uniform`, in which arrays and structures take whole rows.
    pub is_uniform: bool,
}

/// The bytes that no vector may lie across a multiple of.
const ROW: u64 = 16;

/// The greatest alignment of a type, in bytes: that of a vector of three or four numbers of 64 bits.
const WIDEST: u64 = 32;

impl Place {
    /// The beginning of a resource.
    pub(super) fn start(is_uniform: bool) -> Self {
        Self { step: WIDEST, within: 0, is_uniform }
    }

    /// A part at bytes from here.
    fn part(self, bytes: u64) -> Self {
        Self { within: (self.within + bytes) % self.step, ..self }
    }

    /// Parts at multiples of bytes from here.
    fn parts(self, bytes: u64) -> Self {
        let step = common(self.step, bytes);
        Self { step, within: self.within % step, ..self }
    }

    /// What the offset is a multiple of, in bytes; at most [`WIDEST`].
    fn alignment(self) -> u64 {
        common(self.step, self.within)
    }

    /// The same as far as it concerns what needs no more than the alignment of a row.
    fn in_row(self) -> Self {
        Self { step: self.step.min(ROW), within: self.within % self.step.min(ROW), ..self }
    }

    /// Whether it begins a row.
    fn begins_row(self) -> bool {
        self.alignment().is_multiple_of(ROW)
    }

    /// Whether a vector would lie across the end of a row, or of components that are not aligned.
    fn splits(self, scalar: u64, size: u64) -> bool {
        let crosses = |at: u64| at % ROW + size > ROW && (!at.is_multiple_of(ROW) || size < ROW);
        !self.alignment().is_multiple_of(scalar.clamp(1, ROW))
            // What is as wide makes all around it as aligned.
            || size > ROW && !self.is_uniform && self.alignment() < WIDEST
            || (0..(ROW / self.step).max(1)).any(|multiple| crosses(self.within + multiple * self.step))
    }
}

/// The greatest common divisor of a number that is not 0 and another.
pub(super) fn common(mut left: u64, right: u64) -> u64 {
    let mut right = right % left;
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

/// What has been declared.
#[derive(Default)]
pub(super) struct Layout<'c> {
    declared: FxHashMap<(Type<'c>, Place), Declared<'c>>,
}

/// The members that a structure of SPIR-V may have.
const MOST_MEMBERS: usize = 16_383;

/// How deep types in memory may lie in each other.
const DEEPEST: u32 = 64;

impl<'c> Pass<'c> {
    /// What is declared for a type in memory.
    ///
    /// # Errors
    /// A type that has no place in memory.
    pub(super) fn declared(&mut self, memory: Type<'c>, place: Place, depth: u32) -> Result<Declared<'c>> {
        let is_wide = |ty: Type<'c>| ty.is_vector() && self.module.alloc_size_bytes(ty) > Some(ROW);
        let place = if memory.components().any(is_wide) { place } else { place.in_row() };
        if let Some(known) = self.layout.declared.get(&(memory, place)) {
            return Ok(*known);
        }
        if depth > DEEPEST {
            return Err(Error::unsupported("types in memory that lie too deep in each other"));
        }
        let found = if let Some((element, stride, length)) = self.array_in_memory(memory) {
            self.declared_array(element, stride, length, place, depth)?
        } else if let Some(rows) = self.rows_of_padded(memory, place)? {
            self.declared(rows, place, depth + 1)?
        } else if memory.is_struct() {
            let name = memory.struct_name().unwrap_or_default();
            let name = name.rsplit('.').next().unwrap_or_default().to_owned();
            self.declared_structure(memory, &name, &[], place, depth)?
        } else if let Some(scalar) = self.scalar_of_split(memory, place) {
            let stride = self.module.alloc_size_bytes(scalar).unwrap_or_default();
            self.declared_array(scalar, stride, memory.lanes().into(), place, depth)?
        } else if memory.is_vector() && memory.lanes() == 1 {
            self.declared(memory.scalar(), place, depth + 1)?
        } else if memory.target_name().is_some() {
            return Err(Error::unsupported(format!("{memory} in the memory of a resource")));
        } else {
            Declared { ty: memory, reference: memory.poison()?.as_metadata() }
        };
        self.layout.declared.insert((memory, place), found);
        Ok(found)
    }

    /// Whole rows in place of a structure with room between its members in a constant buffer: clang reads members of structures where
    /// they would lie without that room.
    fn rows_of_padded(&self, memory: Type<'c>, place: Place) -> Result<Option<Type<'c>>> {
        let size = self.module.alloc_size_bytes(memory).filter(|_| has_room(memory));
        match size {
            Some(size) if place.is_uniform && place.begins_row() => self.rows(size).map(Some),
            _ => Ok(None),
        }
    }

    /// As many rows as hold these bytes.
    fn rows(&self, bytes: u64) -> Result<Type<'c>> {
        let row = self.context.vector_type(self.context.i32_type(), 4)?;
        self.context.array_type(row, bytes.div_ceil(ROW))
    }

    /// The components of a vector that would lie across the end of a row: it is declared as an array of them.
    fn scalar_of_split(&self, memory: Type<'c>, place: Place) -> Option<Type<'c>> {
        let scalar = memory.scalar();
        let bytes = self.module.alloc_size_bytes(scalar)?;
        let size = bytes.checked_mul(memory.lanes().into())?;
        (memory.is_vector() && place.splits(bytes, size)).then_some(scalar)
    }

    /// Element, stride and length of an array in memory: one of LLVM's, whose elements may be followed by padding, or that with a last
    /// element without it.
    fn array_in_memory(&self, memory: Type<'c>) -> Option<(Type<'c>, u64, u64)> {
        if memory.is_array() {
            let element = memory.element()?;
            let stride = self.module.alloc_size_bytes(element)?;
            return Some((unpadded(element).unwrap_or(element), stride, memory.length()?));
        }
        let members = memory.members();
        let [first, last] = members.as_slice() else { return None };
        let padded = first.element().filter(|_| first.is_array() && memory.is_packed())?;
        let element = unpadded(padded).filter(|element| element == last)?;
        Some((element, self.module.alloc_size_bytes(padded)?, first.length()?.checked_add(1)?))
    }

    fn declared_array(
        &mut self,
        element: Type<'c>,
        stride: u64,
        length: u64,
        place: Place,
        depth: u32,
    ) -> Result<Declared<'c>> {
        let context = self.context;
        let per_row = ROW.checked_div(stride).unwrap_or_default();
        let fills_rows = element.is_float() || element.is_int();
        if place.is_uniform
            && fills_rows
            && per_row == 4
            && length.is_multiple_of(per_row)
            && place.begins_row()
        {
            // Elements of arrays begin rows there; what lies closer is declared as rows.
            let row = context.vector_type(element, 4)?;
            return self.declared_array(row, ROW, length / per_row, place, depth);
        }
        let of = self.declared(element, place.parts(stride), depth + 1)?;
        let stride = u32::try_from(stride).map_err(|_| Error::unsupported("elements that are too large"))?;
        let stride =
            DecorationNode::new(Decoration::ArrayStride as u32, vec![context.md_i32(stride)]).node(context);
        let list = context.md_node(&[Some(stride)]);
        let reference = self.array_reference(of.reference, length, Some(list))?;
        Ok(Declared { ty: context.array_type(of.ty, length)?, reference })
    }

    /// A reference to an array type; of no length a runtime array.
    ///
    /// # Errors
    /// A length of more than 32 bits.
    pub(super) fn array_reference(
        &self,
        element: Metadata<'c>,
        length: u64,
        decorations: Option<Metadata<'c>>,
    ) -> Result<Metadata<'c>> {
        let context = self.context;
        let opcode = |opcode: crate::spirv::Opcode| Some(context.md_i32(opcode.0.into()));
        if length == 0 {
            return Ok(context.md_distinct_node(&[opcode(op::TypeRuntimeArray), Some(element), decorations]));
        }
        let length =
            u32::try_from(length).map_err(|_| Error::unsupported("an array of more than 2^32 elements"))?;
        let ty = context.i32_type().poison()?.as_metadata();
        let operands =
            [opcode(op::TypeArray), Some(element), Some(context.md_i32(length)), Some(ty), decorations];
        Ok(context.md_distinct_node(&operands))
    }

    /// Declares a structure with the members of one in memory, by these names.
    ///
    /// # Errors
    /// As [`Pass::declared`].
    pub(super) fn declared_structure(
        &mut self,
        memory: Type<'c>,
        name: &str,
        names: &[String],
        place: Place,
        depth: u32,
    ) -> Result<Declared<'c>> {
        let mut found = Vec::new();
        self.members_in_memory(memory, names, (0, place), depth, &mut found)?;
        if place.is_uniform && place.begins_row() {
            found = self.joined_in_rows(found)?;
        }
        let (mut members, mut names) = (Vec::new(), Vec::new());
        for (member, offset, name) in found {
            members.push((self.declared(member, place.part(offset.into()), depth + 1)?, offset));
            names.push(name);
        }
        self.new_structure(name, &members, &names)
    }

    /// Collects the members of a structure in memory with where they lie. In constant buffers something may follow a structure in its
    /// last row, which none that is declared allows: its members are then those of the structure around it.
    fn members_in_memory(
        &self,
        memory: Type<'c>,
        names: &[String],
        (start, place): (u32, Place),
        depth: u32,
        found: &mut Vec<(Type<'c>, u32, String)>,
    ) -> Result<()> {
        let refused = || Error::unsupported(format!("{memory} in the memory of a resource"));
        let all = memory.members();
        let is_padding = |ty: &Type<'c>| ty.target_name() == Some(PADDING);
        let (mut names, is_inner) = (names.iter(), start != 0 || depth > 0);
        for (member, position) in all.iter().copied().zip(0u32..) {
            if is_padding(&member) {
                continue;
            }
            let name = names.next().cloned().unwrap_or_default();
            let offset = self.module.member_offset_bytes(memory, position);
            let offset = offset.and_then(|offset| u32::try_from(offset).ok()?.checked_add(start));
            let offset = offset.ok_or_else(refused)?;
            let size = self.module.alloc_size_bytes(member).ok_or_else(refused)?;
            let next = all.get(position as usize + 1);
            let is_followed = next.is_some_and(|next| !is_padding(next));
            let is_plain = member.is_struct() && self.array_in_memory(member).is_none() && !has_room(member);
            if found.len() >= MOST_MEMBERS {
                return Err(Error::unsupported(format!(
                    "{memory}: a structure of more than {MOST_MEMBERS} members"
                )));
            }
            if place.is_uniform && is_plain && is_followed && !size.is_multiple_of(ROW) && depth < DEEPEST {
                self.members_in_memory(member, &[], (offset, place), depth + 1, found)?;
            } else {
                let fills_row = place.is_uniform && !is_followed && (next.is_some() || !is_inner);
                let member = if fills_row { self.filled_up(member)? } else { member };
                found.push((member, offset, name));
            }
        }
        Ok(())
    }

    /// Joins members that SPIR-V lets lie nowhere in a constant buffer with their neighbours, as arrays of whole rows: what lies in the last
    /// row of an array or structure (`float a[2], b;`), and arrays and vectors that do not begin a row and go beyond its end.
    fn joined_in_rows(&self, members: Vec<(Type<'c>, u32, String)>) -> Result<Vec<(Type<'c>, u32, String)>> {
        let row = u32::try_from(ROW).unwrap_or(u32::MAX);
        let mut joined: Vec<(Type<'c>, u32, String)> = Vec::new();
        for (ty, offset, name) in members {
            let takes_rows = ty.is_array() || ty.is_struct();
            let splits = self.scalar_of_split(ty, Place::start(true).part(offset.into())).is_some();
            let is_askew = !offset.is_multiple_of(row) && (takes_rows || splits);
            let (mut start, mut end) = (offset, self.end_of(ty, offset)?);
            let mut first = None;
            // What is in front and has the same row.
            while let Some((last, from, _)) = joined.last() {
                let last_end = self.end_of(*last, *from)?;
                let fills_row = last.is_array() || last.is_struct();
                let reach = if fills_row { last_end.next_multiple_of(row) } else { last_end };
                if !(is_askew || fills_row) || reach <= start / row * row {
                    break;
                }
                (start, end) = (start.min(*from), end.max(last_end));
                first = joined.pop().map(|(_, _, name)| name);
            }
            if is_askew || first.is_some() {
                let start = start / row * row;
                joined.push((self.rows(u64::from(end - start))?, start, first.unwrap_or(name)));
            } else {
                joined.push((ty, offset, name));
            }
        }
        Ok(joined)
    }

    /// Where what begins at an offset ends, in bytes.
    fn end_of(&self, ty: Type<'c>, offset: u32) -> Result<u32> {
        let size = self.module.alloc_size_bytes(ty).and_then(|size| u32::try_from(size).ok());
        let end = size.and_then(|size| offset.checked_add(size)).filter(|end| *end < u32::MAX / 2);
        end.ok_or_else(|| Error::unsupported(format!("{ty} in the memory of a resource")))
    }

    /// The numbers of a matrix up to the end of the row: behind them there is room, and rows can be declared.
    fn filled_up(&self, memory: Type<'c>) -> Result<Type<'c>> {
        let element =
            memory.element().filter(|element| memory.is_array() && element.scalar_bits() == Some(32));
        match element.zip(memory.length()) {
            Some((element, length)) if length > 4 => {
                let length = length.checked_next_multiple_of(4).unwrap_or(length);
                self.context.array_type(element, length)
            }
            _ => Ok(memory),
        }
    }

    /// A structure with members at bytes from its beginning.
    ///
    /// # Errors
    /// Only internal errors.
    pub(super) fn new_structure(
        &mut self,
        name: &str,
        members: &[(Declared<'c>, u32)],
        names: &[String],
    ) -> Result<Declared<'c>> {
        let context = self.context;
        let ty = context.create_struct(if name.is_empty() { "structure" } else { name });
        let types: Vec<Type<'c>> = members.iter().map(|(member, _)| member.ty).collect();
        ty.set_body(&types, false)?;
        let shown = ty.poison()?;
        for (position, (_, offset)) in (0u32..).zip(members) {
            self.decorate_member(shown, position, Decoration::Offset, &[*offset]);
        }
        for (position, name) in (0u32..).zip(names).filter(|(_, name)| !name.is_empty()) {
            let name = name.clone().into_bytes().into();
            MemberName { shown: Some(shown.as_metadata()), member: position, name }
                .write(self.module, context);
        }
        let references = members.iter().map(|(member, _)| Some(member.reference));
        let operands: Vec<_> = [Some(shown.as_metadata())].into_iter().chain(references).collect();
        self.module.get_or_add_named_metadata(STRUCT_TYPE).append(context.md_node(&operands));
        Ok(Declared { ty, reference: shown.as_metadata() })
    }

    /// Decorates a member of a structure; [`OF_TYPE`]: the structure.
    pub(super) fn decorate_member(&self, shown: Value<'c>, member: u32, kind: Decoration, numbers: &[u32]) {
        let operands = numbers.iter().map(|number| self.context.md_i32(*number)).collect();
        let decoration = DecorationNode::new(kind as u32, operands);
        MemberDecorate { shown, member, decoration }.write(self.module, self.context);
    }

    /// Makes a declared structure that of a resource.
    pub(super) fn declare_block(&self, block: Declared<'c>) -> Result<()> {
        self.decorate_member(block.ty.poison()?, OF_TYPE, Decoration::Block, &[]);
        Ok(())
    }
}

/// Whether a structure has padding in front of a member.
fn has_room(ty: Type<'_>) -> bool {
    let members = ty.members();
    let is_padding = |ty: &Type<'_>| ty.target_name() == Some(PADDING);
    members.iter().skip_while(|ty| !is_padding(ty)).any(|ty| !is_padding(ty))
}

/// The element that a structure only fills up.
fn unpadded(ty: Type<'_>) -> Option<Type<'_>> {
    let members = ty.members();
    match members.as_slice() {
        [element, padding] if ty.is_packed() && padding.target_name() == Some(PADDING) => Some(*element),
        _ => None,
    }
}
