//! Rules of Vulkan.
//!
//! Spec (Vulkan): "Vulkan Environment for SPIR-V", "Validation Rules within a Module"

use rspirv::spirv::{Decoration, ExecutionMode, ExecutionModel, StorageClass};

use super::at;
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};
use crate::validate::block_layout::WHOLE;
use crate::validate::checker::Checker;
use crate::validate::fact::{Class, Fact};

impl<'m> Checker<'m> {
    /// The element type under arrays.
    fn element(&self, fact: &Fact) -> Fact {
        let mut element = *fact;
        while matches!(element.class, Class::Array | Class::RuntimeArray) {
            element = *self.fact(element.component);
        }
        element
    }

    /// Checks a module-scope variable.
    pub(super) fn vulkan_variable(&self, instruction: Instruction<'m>) -> Result<()> {
        if !self.wants(Rule::VulkanDescriptor) {
            return Ok(());
        }
        let (class, Some(id)) = (instruction.operand(0)?, instruction.result_id()) else { return Ok(()) };
        let is = |one: StorageClass| class == one as u32;
        let held = self.element(self.fact(self.result(instruction).component));
        let has = |decoration| self.decorated.of(id, WHOLE, decoration).is_some();
        let is_block =
            [Decoration::Block, Decoration::BufferBlock].iter().any(|one| self.decorated.has(held.id, *one));
        let is_buffer = is(StorageClass::Uniform) || is(StorageClass::StorageBuffer);
        if is_buffer || is(StorageClass::PushConstant) {
            self.require(held.class == Class::Struct && is_block, Rule::VulkanBlock, || {
                "a variable of a buffer or of push constants that is no structure decorated as Block"
                    .to_owned()
            })?;
        }
        let has_binding = has(Decoration::DescriptorSet) && has(Decoration::Binding);
        if is_buffer || is(StorageClass::UniformConstant) {
            self.require(has_binding, Rule::VulkanDescriptor, || {
                format!("{id} has no DescriptorSet or no Binding")
            })?;
        }
        if is(StorageClass::Input) || is(StorageClass::Output) {
            let is_built_in = has(Decoration::BuiltIn);
            let members = held.count.unwrap_or(0) as u32;
            let is_placed = |member: u32| {
                let of = |decoration| self.decorated.of(held.id, member, decoration).is_some();
                of(Decoration::BuiltIn) || of(Decoration::Location)
            };
            let are_members = held.class == Class::Struct && (0..members).all(is_placed);
            let fits = is_built_in || has(Decoration::Location) || are_members || has(Decoration::PerTaskNV);
            self.require(fits || !self.is_in_interface(id), Rule::VulkanLocation, || {
                format!("{id} has neither a Location nor a BuiltIn")
            })?;
        }
        Ok(())
    }

    fn is_in_interface(&self, id: Id) -> bool {
        let mut points = self.module.declarations().filter(|one| one.opcode() == op::EntryPoint);
        points.any(|point| {
            let next = point.string_bytes(2).map_or(usize::MAX, |(_, next)| next);
            let models = [ExecutionModel::Vertex, ExecutionModel::Fragment, ExecutionModel::Geometry]
                .map(|one| one as u32);
            point.operand(0).is_ok_and(|model| models.contains(&model))
                && point.operands().get(next..).unwrap_or_default().contains(&id.0)
        })
    }

    /// Checks an entry point.
    pub(super) fn vulkan_entry_point(&self, entry: Instruction<'m>) -> Result<()> {
        if !self.wants(Rule::VulkanLocalSize) {
            return Ok(());
        }
        let (model, function) = (entry.operand(0)?, entry.id(1)?);
        let modes: Vec<u32> = self
            .module
            .declarations()
            .filter(|one| matches!(one.opcode(), op::ExecutionMode | op::ExecutionModeId))
            .filter(|one| one.id(0).is_ok_and(|id| id == function))
            .filter_map(|one| one.operand(1).ok())
            .collect();
        let has = |mode: ExecutionMode| modes.contains(&(mode as u32));
        let has_size = has(ExecutionMode::LocalSize)
            || has(ExecutionMode::LocalSizeId)
            || self.decorated.sizes_workgroups();
        let is_compute = model == ExecutionModel::GLCompute as u32;
        self.require(!is_compute || has_size, Rule::VulkanLocalSize, || {
            "a compute entry point without LocalSize, LocalSizeId or WorkgroupSize".to_owned()
        })?;
        let is_low = has(ExecutionMode::OriginLowerLeft) || has(ExecutionMode::PixelCenterInteger);
        self.require(!is_low, Rule::VulkanOrigin, || "OriginLowerLeft or PixelCenterInteger".to_owned())
    }

    /// Checks that images are sampled or storage images, and that their texels have 32 or 64 bits.
    pub(super) fn vulkan_images(&mut self) {
        if !self.wants(Rule::VulkanImages) {
            return;
        }
        let mut found = Vec::new();
        for image in self.module.declarations().filter(|one| one.opcode() == op::TypeImage) {
            let [texel, _, _, _, _, sampled, ..] = image.operands() else { continue };
            let texel = self.fact_of(Id(*texel));
            let is_number =
                matches!(texel.class, Class::Int | Class::Float) && matches!(texel.bits, 16 | 32 | 64);
            if *sampled == 0 || !is_number {
                let message = "an image that is neither sampled nor stored to, or has no numbers for texels";
                found.push(at(image.number(), Rule::VulkanImages, message));
            }
        }
        for (number, error) in found {
            self.tell_at(number, &error);
        }
    }
}
