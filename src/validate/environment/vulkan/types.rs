//! Types and decorations.

use rspirv::spirv::{Decoration, ImageFormat, StorageClass};

use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::{Id, Instruction, op};
use crate::validate::block_layout::WHOLE;
use crate::validate::checker::Checker;
use crate::validate::fact::{Class, Fact, Ty};

use StorageClass as S;

/// Decorations, each with the storage classes of variables that it may stand on.
const PLACES: &[(&[Decoration], &[S])] = &[
    (
        &[Decoration::Location, Decoration::Component],
        &[
            S::Input,
            S::Output,
            S::RayPayloadKHR,
            S::IncomingRayPayloadKHR,
            S::HitAttributeKHR,
            S::CallableDataKHR,
            S::IncomingCallableDataKHR,
            S::ShaderRecordBufferKHR,
            S::HitObjectAttributeNV,
            S::HitObjectAttributeEXT,
            S::TileImageEXT,
        ],
    ),
    (&[Decoration::Index], &[S::Output]),
    (
        &[Decoration::Binding, Decoration::DescriptorSet],
        &[S::StorageBuffer, S::Uniform, S::UniformConstant, S::TileAttachmentQCOM],
    ),
    (&[Decoration::InputAttachmentIndex], &[S::UniformConstant]),
    (
        &[Decoration::Flat, Decoration::NoPerspective, Decoration::Centroid, Decoration::Sample],
        &[S::Input, S::Output],
    ),
    (&[Decoration::PerVertexKHR], &[S::Input]),
    (&[Decoration::Invariant], &[S::Input, S::Output]),
];

impl<'m> Checker<'m> {
    /// Checks that a decoration stands on a variable of a storage class that it is for.
    pub(in crate::validate) fn vulkan_decoration(&self, target: Id, decoration: u32) -> Result<()> {
        if !self.wants(Rule::VulkanDecoration) {
            return Ok(());
        }
        let is_of = |row: &&(&[Decoration], &[S])| row.0.iter().any(|one| *one as u32 == decoration);
        let variable = self.module.definition(target).filter(|one| one.opcode().is_variable());
        let (Some((_, classes)), Some(variable)) = (PLACES.iter().find(is_of), variable) else {
            return Ok(());
        };
        let class = variable.operand(0)?;
        let fits = classes.iter().any(|one| *one as u32 == class);
        self.require(fits, Rule::VulkanDecoration, || {
            let name = grammar::enumerant(OperandKind::Decoration, decoration).map_or("", |one| one.name);
            let class = grammar::enumerant(OperandKind::StorageClass, class).map_or("", |one| one.name);
            format!("{name} on a variable of storage class {class}")
        })
    }

    /// Checks a declaration of a type.
    pub(in crate::validate::environment) fn vulkan_type(&self, declared: Instruction<'m>) -> Result<()> {
        let ty = declared.result_id().map_or(Ty::NONE, |id| self.ty(id));
        match declared.opcode() {
            op::TypeStruct if self.wants(Rule::VulkanMembers) => self.vulkan_struct(ty),
            op::TypeArray | op::TypeRuntimeArray if self.wants(Rule::VulkanMembers) => {
                let element = self.fact(self.fact(ty).component).class;
                self.require(element != Class::RuntimeArray, Rule::VulkanRuntimeArray, || {
                    "an array of arrays without length".to_owned()
                })
            }
            op::TypeImage => self.vulkan_image(declared),
            op::TypePointer | op::TypeUntypedPointerKHR => {
                let class = declared.operand(0)?;
                let is_foreign =
                    [S::CrossWorkgroup, S::Generic, S::AtomicCounter].iter().any(|one| *one as u32 == class);
                self.require(!is_foreign, Rule::VulkanStorageClass, || {
                    "a storage class that Vulkan does not have".to_owned()
                })
            }
            _ => Ok(()),
        }
    }

    fn vulkan_struct(&self, ty: Ty) -> Result<()> {
        use rspirv::spirv::Capability as C;
        let has = |one: C| self.capabilities.contains(&(one as u32));
        let may_hold = has(C::BindlessTextureNV) || has(C::DescriptorHeapEXT);
        let fact = self.fact(ty);
        let members = self.members_of(ty);
        for (number, member) in members.iter().enumerate() {
            let is_opaque = |fact: &Fact| self.is_descriptor(fact);
            self.require(may_hold || !self.holds(*member, is_opaque), Rule::VulkanMembers, || {
                format!("member {number} of {} is or has an image or a sampler", fact.id)
            })?;
            if self.fact(*member).class != Class::RuntimeArray {
                continue;
            }
            let is_block = self.decorated.has(fact.id, Decoration::Block)
                || self.decorated.has(fact.id, Decoration::BufferBlock);
            self.require(is_block && number + 1 == members.len(), Rule::VulkanRuntimeArray, || {
                format!(
                    "member {number} of {} is an array without length, and not the last of a block",
                    fact.id
                )
            })?;
        }
        Ok(())
    }

    /// Whether a type is of images, samplers or acceleration structures.
    pub(in crate::validate::environment) fn is_descriptor(&self, fact: &Fact) -> bool {
        if !matches!(fact.class, Class::Opaque | Class::Exotic) {
            return false;
        }
        let declared = self.module.definition(fact.id).map(Instruction::opcode);
        matches!(
            declared,
            Some(op::TypeImage | op::TypeSampler | op::TypeSampledImage | op::TypeAccelerationStructureKHR)
        )
    }

    /// Checks that an image is sampled or stored to, that its texels are numbers, and its format is of them.
    fn vulkan_image(&self, image: Instruction<'m>) -> Result<()> {
        let [texel, _, _, _, _, sampled, format, ..] = image.operands() else { return Ok(()) };
        let texel = self.fact_of(Id(*texel));
        let is_number =
            matches!(texel.class, Class::Int | Class::Float) && matches!(texel.bits, 16 | 32 | 64);
        self.require(*sampled != 0 && is_number, Rule::VulkanImages, || {
            "an image that is neither sampled nor stored to, or has no numbers for texels".to_owned()
        })?;
        let fits = *format == ImageFormat::Unknown as u32
            || match format_of(*format) {
                Texel::Float => texel.class == Class::Float,
                Texel::Int => texel.class == Class::Int && texel.bits != 64,
                Texel::Long => texel.class == Class::Int && texel.bits == 64,
            };
        self.require(fits, Rule::VulkanFormat, || "the format is not one of these texels".to_owned())
    }

    /// Checks that a type in memory without a layout has none.
    pub(in crate::validate::environment) fn without_layout(&self, ty: Ty) -> Result<()> {
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            if !self.without_layout.borrow_mut().insert(ty) {
                continue;
            }
            let fact = self.fact(ty);
            let has = |one: Decoration| self.decorated.has(fact.id, one);
            let is_laid_out = match fact.class {
                Class::Array | Class::RuntimeArray => {
                    open.push(fact.component);
                    has(Decoration::ArrayStride)
                }
                Class::Struct => {
                    open.extend(self.members_of(ty));
                    has(Decoration::Block)
                        || has(Decoration::BufferBlock)
                        || (0..fact.count.unwrap_or(0) as u32).any(|member| {
                            let of = |one| self.decorated.of(fact.id, member, one).is_some();
                            of(Decoration::Offset) || of(Decoration::MatrixStride) || of(Decoration::RowMajor)
                        })
                }
                _ => false,
            };
            self.require(!is_laid_out, Rule::VulkanLayout, || {
                format!("{} has a layout, in a storage class that has none", fact.id)
            })?;
        }
        Ok(())
    }

    /// The first literal of a decoration of a whole `<id>`.
    pub(in crate::validate::environment) fn literal(&self, id: Id, decoration: Decoration) -> Option<u32> {
        self.decorated.of(id, WHOLE, decoration)
    }
}

/// What the texels of a format are.
enum Texel {
    Float,
    Int,
    Long,
}

/// Spec: "Image Format"
fn format_of(format: u32) -> Texel {
    use ImageFormat as F;
    match format {
        _ if format == F::R64ui as u32 || format == F::R64i as u32 => Texel::Long,
        _ if (F::Rgba32f as u32..=F::R8Snorm as u32).contains(&format) => Texel::Float,
        _ => Texel::Int,
    }
}
