//! Sampled images, and image sizes, which OpenCL C's functions return separately.

use super::super::context::{Entry, Reader};
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type as LlvmType, Value};
use crate::spirv::operands::Role;
use crate::spirv::{Id, Instruction, op};
use crate::table::form::CallForm;
use crate::table::opencl::Extent;
use crate::table::opencl::reading::{Source, image_size};
use mangling::{Flavour, Symbol};
use rspirv::spirv::Dim;
use std::cmp::Ordering;

/// The dimensions of an image type.
#[derive(Clone, Copy)]
pub(crate) struct Dimensions {
    /// 1 to 3, for width, height and depth.
    spatial: u32,
    is_arrayed: bool,
    /// Whether the size is queried without a level of detail.
    is_flat: bool,
}

impl Dimensions {
    fn count(self) -> u32 {
        self.spatial + u32::from(self.is_arrayed)
    }

    /// The extent in lane `lane` of the size.
    fn extent(self, lane: u32) -> Option<Extent> {
        match lane {
            _ if lane == self.spatial && self.is_arrayed => Some(Extent::ArraySize),
            0 => Some(Extent::Width),
            1 if self.spatial > 1 => Some(Extent::Height),
            2 if self.spatial > 2 => Some(Extent::Depth),
            _ => None,
        }
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpSampledImage` and `OpVmeImageINTEL`: delayed to their uses, if OpenCL C names are requested.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(in super::super) fn combine_image(
        &mut self,
        instruction: Instruction<'m>,
        form: CallForm,
    ) -> Result<()> {
        let is_left = match instruction.result_id() {
            Some(id) if self.opencl_names().is_some() => {
                let is_shared = instruction.opcode() == op::VmeImageINTEL && self.uses_of(id) > 1;
                !is_shared && !self.is_annotated(id) && self.leave_to_users(instruction, None)?
            }
            _ => false,
        };
        if is_left { Ok(()) } else { self.friendly_call(instruction, form) }
    }

    /// Delays a sampled image to its uses, which share the sampler; returns false if the id has been
    /// referenced before.
    ///
    /// # Errors
    /// An id beyond the bound.
    pub(in super::super) fn leave_to_users(
        &mut self,
        instruction: Instruction<'m>,
        sampler: Option<Value<'c>>,
    ) -> Result<bool> {
        let Some(id) = instruction.result_id().filter(|id| matches!(self.entry(*id), Entry::Undefined))
        else {
            return Ok(false);
        };
        self.set_entry(id, Entry::SampledImage(instruction.number()))?;
        if let Some(sampler) = sampler {
            self.function.samplers.insert(instruction.number(), sampler);
        }
        if self.uses_of(id) > 1 {
            self.function.combined.insert(instruction.number(), self.llvm.md_distinct_node(&[]));
        }
        Ok(true)
    }

    fn is_annotated(&self, id: Id) -> bool {
        self.annotations.any(id) || self.annotations.name(id).is_some()
    }

    /// `OpImageQuerySize` and `OpImageQuerySizeLod`: calls of OpenCL C's functions, if these names are
    /// requested and can express the query.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(in super::super) fn image_size(
        &mut self,
        instruction: Instruction<'m>,
        form: CallForm,
    ) -> Result<()> {
        if !self.opencl_image_size(instruction, form)? {
            return self.friendly_call(instruction, form);
        }
        Ok(())
    }

    fn opencl_image_size(&mut self, instruction: Instruction<'m>, form: CallForm) -> Result<bool> {
        if self.opencl_names().is_none() {
            return Ok(false);
        }
        let with_level = instruction.opcode() == op::ImageQuerySizeLod;
        let image = instruction.id(0)?;
        let Some(dimensions) = self.image_dimensions(image)? else { return Ok(false) };
        let ty = self.result_type(instruction)?;
        let level = if with_level { self.constant_of(instruction.id(1)?) } else { Some(0) };
        let fits = dimensions.is_flat != with_level && level == Some(0);
        let lanes = if ty.is_vector() { ty.lanes() } else { 1 };
        let is_wide = ty.scalar().int_bits().is_some_and(|bits| bits >= 32);
        if !fits || !is_wide || lanes != dimensions.count() {
            return Ok(false);
        }
        if self.image_size_and_part(instruction, image, dimensions, form)? {
            return Ok(true);
        }
        let size = self.whole_size(instruction, image, dimensions, form)?;
        if let Some(size) = size {
            self.define(instruction, size)?;
        }
        Ok(size.is_some())
    }

    fn constant_of(&self, id: Id) -> Option<u64> {
        match self.entry(id) {
            Entry::Value(value) => value.int_value(),
            _ => None,
        }
    }

    fn image_dimensions(&self, image: Id) -> Result<Option<Dimensions>> {
        let ty = self.ty(self.type_of(image)?)?;
        let numbers = ty.target_ints();
        let &[dim, _, arrayed, multisampled, ..] = numbers.as_slice() else { return Ok(None) };
        let spatial = match Dim::from_u32(dim) {
            Some(Dim::Dim1D | Dim::DimBuffer) => 1,
            Some(Dim::Dim2D) => 2,
            Some(Dim::Dim3D) => 3,
            _ => return Ok(None),
        };
        let is_flat = multisampled != 0 || dim == Dim::DimBuffer as u32;
        Ok(Some(Dimensions { spatial, is_arrayed: arrayed != 0, is_flat }))
    }

    /// A size of which only the next instruction extracts a part: a single call of an OpenCL C function for
    /// both.
    fn image_size_and_part(
        &mut self,
        query: Instruction<'m>,
        image: Id,
        dimensions: Dimensions,
        form: CallForm,
    ) -> Result<bool> {
        let Some(id) = query.result_id().filter(|id| !self.is_annotated(*id)) else { return Ok(false) };
        let next = self.spirv.at(query.number() + 1).filter(|next| next.id(0).ok() == Some(id));
        let Some(next) = next else { return Ok(false) };
        let operands = next.operands();
        let extent = match (next.opcode(), operands) {
            (op::CompositeExtract, [_, lane]) => dimensions.extent(*lane),
            (op::VectorShuffle, [_, zero, lanes @ ..]) if self.is_zero(Id(*zero)) => {
                let count = dimensions.count();
                let is_said = |(position, lane): (u32, &u32)| match position < dimensions.spatial {
                    true => *lane == position,
                    false => (count..2 * count).contains(lane),
                };
                let wanted = if dimensions.spatial == 3 { 4 } else { 2 };
                let fits = lanes.len() == wanted && dimensions.spatial > 1 && (0..).zip(lanes).all(is_said);
                fits.then_some(Extent::Dimensions)
            }
            _ => None,
        };
        let Some(extent) = extent.filter(|_| self.uses_of(id) == 1) else { return Ok(false) };
        let ty = self.result_type(next)?;
        if ty.scalar() != self.extent_type(extent) {
            return Ok(false);
        }
        let Some(call) = self.extent_call(image, extent, ty, form)? else { return Ok(false) };
        self.function.joined.insert(next.number());
        self.decorate_result(next, crate::table::Flags::None, call)?;
        self.define(next, call)?;
        Ok(true)
    }

    fn is_zero(&self, id: Id) -> bool {
        matches!(self.entry(id), Entry::Value(value) if value.is_null())
    }

    /// The scalar type that a function for an extent returns.
    fn extent_type(&self, extent: Extent) -> LlvmType<'c> {
        if extent == Extent::ArraySize { self.size_type() } else { self.llvm.i32_type() }
    }

    /// The whole size, extent by extent.
    fn whole_size(
        &mut self,
        query: Instruction<'m>,
        image: Id,
        dimensions: Dimensions,
        form: CallForm,
    ) -> Result<Option<Value<'c>>> {
        let ty = self.result_type(query)?;
        if ty.is_vector()
            && dimensions.count() == 2
            && !dimensions.is_arrayed
            && ty.scalar() == self.llvm.i32_type()
        {
            return self.extent_call(image, Extent::Dimensions, ty, form);
        }
        let mut size = if ty.is_vector() { ty.poison()? } else { ty.null()? };
        for lane in 0..dimensions.count() {
            let extent = dimensions.extent(lane).ok_or_else(|| Error::internal("a lane too many"))?;
            let natural = self.extent_type(extent);
            let Some(mut part) = self.extent_call(image, extent, natural, form)? else { return Ok(None) };
            part = self.resized(part, ty.scalar())?;
            size = if ty.is_vector() {
                let lane = self.llvm.i32_type().int(u64::from(lane))?;
                self.builder.insert_element(size, part, lane)?
            } else {
                part
            };
        }
        self.mark_op(size, query);
        Ok(Some(size))
    }

    /// An unsigned integer converted to another width.
    fn resized(&self, number: Value<'c>, ty: LlvmType<'c>) -> Result<Value<'c>> {
        match number.ty().scalar().int_bits().cmp(&ty.scalar().int_bits()) {
            Ordering::Less => self.builder.cast(LlvmOpcode::ZExt, number, ty),
            Ordering::Equal => Ok(number),
            Ordering::Greater => self.builder.cast(LlvmOpcode::Trunc, number, ty),
        }
    }

    /// A call that queries an extent; `None` if its name is taken by another function.
    fn extent_call(
        &mut self,
        image: Id,
        extent: Extent,
        result: LlvmType<'c>,
        form: CallForm,
    ) -> Result<Option<Value<'c>>> {
        let row = image_size(extent).ok_or_else(|| Error::internal("no function tells this extent"))?;
        let parameter = self.opencl_parameter(Source::Operand(0), &[image.0])?;
        let name = mangling::mangle(&Symbol::new(row.name, vec![parameter]), Flavour::Clang);
        let image = self.value(image)?;
        let ty = self.llvm.function_type(result, &[image.ty()], false)?;
        if !self.may_declare(&name, ty) {
            return Ok(None);
        }
        self.call_declared(&name, ty, &[image], form).map(Some)
    }

    /// The number of operands in the module that are this id.
    pub(in super::super) fn uses_of(&mut self, id: Id) -> u32 {
        if self.ids.uses.is_empty() {
            self.ids.uses = vec![0; self.spirv.slot_count()];
            for instruction in self.spirv.instructions() {
                let operands = self.spirv.operands(instruction).flatten();
                for used in operands.filter(|operand| matches!(operand.role, Role::Id)) {
                    let slot = self.spirv.slot(Id(used.word()));
                    if let Some(count) = slot.and_then(|slot| self.ids.uses.get_mut(slot)) {
                        *count += 1;
                    }
                }
            }
        }
        self.spirv.slot(id).and_then(|slot| self.ids.uses.get(slot)).copied().unwrap_or(0)
    }
}
