//! Requirements of shaders that the grammar does not contain: images by their dimension and use, arrays of resources.

use super::rules;
use super::scan::Scan;
use crate::error::Result;
use crate::spirv::operands::TypeLookup;
use crate::spirv::{Id, Instruction, op};
use rspirv::spirv::{Dim, ImageFormat, StorageClass};

/// The operands of `OpTypeImage` behind the sampled type.
struct Image {
    dimension: Option<Dim>,
    is_array: bool,
    is_multisampled: bool,
    is_storage: bool,
    has_format: bool,
}

impl Image {
    fn of(instruction: Instruction<'_>) -> Result<Self> {
        Ok(Self {
            dimension: Dim::from_u32(instruction.operand(1)?),
            is_array: instruction.operand(3)? == 1,
            is_multisampled: instruction.operand(4)? == 1,
            is_storage: instruction.operand(5)? == 2,
            has_format: instruction.operand(6)? != ImageFormat::Unknown as u32,
        })
    }
}

impl<'m> Scan<'m> {
    /// Applies the requirement of an image type.
    ///
    /// # Errors
    /// Missing operands.
    pub(super) fn shader_image_type(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let image = Image::of(instruction)?;
        let rule = match image.dimension {
            Some(Dim::DimBuffer) if image.is_storage => &rules::IMAGE_BUFFER,
            Some(Dim::Dim1D) if image.is_storage => &rules::IMAGE_1D,
            Some(Dim::DimCube) if image.is_storage && image.is_array => &rules::IMAGE_CUBE_ARRAY,
            Some(Dim::Dim2D) if image.is_storage && image.is_multisampled => &rules::IMAGE_MULTISAMPLED,
            _ => return Ok(()),
        };
        self.rule(rule, instruction.number());
        Ok(())
    }

    /// Applies the requirement of an access of an image without a format.
    ///
    /// # Errors
    /// Missing operands.
    pub(super) fn shader_image_access(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let rule = match instruction.opcode() {
            op::ImageRead => &rules::READ_WITHOUT_FORMAT,
            op::ImageWrite => &rules::WRITE_WITHOUT_FORMAT,
            _ => return Ok(()),
        };
        let ty = self.module.type_of(instruction.id(0)?);
        let Some(ty) = ty.and_then(|ty| self.module.definition_as(ty, op::TypeImage)) else { return Ok(()) };
        let image = Image::of(ty)?;
        if !image.has_format && image.dimension != Some(Dim::DimSubpassData) {
            self.rule(rule, instruction.number());
        }
        Ok(())
    }

    /// Applies the requirement of a variable that is an array of resources without an end.
    ///
    /// # Errors
    /// Missing operands.
    pub(super) fn shader_variable(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let of_resources =
            [StorageClass::UniformConstant, StorageClass::Uniform, StorageClass::StorageBuffer];
        let class = instruction.operand(0)?;
        if !of_resources.iter().any(|of| *of as u32 == class) {
            return Ok(());
        }
        let pointer = instruction.result_type().and_then(|ty| self.module.definition_as(ty, op::TypePointer));
        let pointee = pointer.and_then(|pointer| pointer.operand(1).ok()).map(Id);
        if pointee.is_some_and(|pointee| self.module.definition_as(pointee, op::TypeRuntimeArray).is_some()) {
            self.rule(&rules::ENDLESS_RESOURCES, instruction.number());
        }
        Ok(())
    }
}
