//! Instructions of functions.

use rspirv::spirv::{Decoration, ImageFormat, ImageOperands, MemorySemantics, Scope, StorageClass};

use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::OperandKind;
use crate::spirv::{Id, Instruction, Version, op};
use crate::validate::checker::Checker;
use crate::validate::fact::{Class, Fact};

use MemorySemantics as M;

/// The orders, one of which is not relaxed.
const ORDERS: u32 =
    M::ACQUIRE.bits() | M::RELEASE.bits() | M::ACQUIRE_RELEASE.bits() | M::SEQUENTIALLY_CONSISTENT.bits();

/// The memory that Vulkan's orders are about.
const MEMORY: u32 =
    M::UNIFORM_MEMORY.bits() | M::WORKGROUP_MEMORY.bits() | M::IMAGE_MEMORY.bits() | M::OUTPUT_MEMORY.bits();

impl<'m> Checker<'m> {
    /// Checks an instruction of a function.
    ///
    /// # Errors
    /// The violated rule.
    pub(in crate::validate) fn vulkan_instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if !self.wants(Rule::VulkanSemantics) {
            return Ok(());
        }
        let result = self.result_ty(instruction);
        let fact = self.fact(result);
        if fact.is_pointer() && fact.count == Some(StorageClass::PhysicalStorageBuffer as u64) {
            self.physical.insert(result);
        }
        let operands = instruction.operands();
        match instruction.opcode() {
            op::Variable if self.module.version() > Version::new(1, 4) => {
                self.without_layout(self.fact(result).component)
            }
            op::Store => self.vulkan_store(instruction),
            op::ArrayLength | op::UntypedArrayLengthKHR => self.vulkan_length(instruction),
            op::ImageSampleImplicitLod
            | op::ImageSampleExplicitLod
            | op::ImageSampleProjImplicitLod
            | op::ImageSampleProjExplicitLod
            | op::ImageSparseSampleImplicitLod
            | op::ImageSparseSampleExplicitLod
            | op::ImageFetch
            | op::ImageSparseFetch
            | op::ImageRead
            | op::ImageSparseRead => {
                self.vulkan_offset(operands.get(2))?;
                self.vulkan_signedness(operands, operands.get(2))
            }
            op::ImageSampleDrefImplicitLod
            | op::ImageSampleDrefExplicitLod
            | op::ImageSampleProjDrefImplicitLod
            | op::ImageSampleProjDrefExplicitLod
            | op::ImageSparseSampleDrefImplicitLod
            | op::ImageSparseSampleDrefExplicitLod
            | op::ImageWrite => {
                self.vulkan_offset(operands.get(3))?;
                self.vulkan_signedness(operands, operands.get(3))
            }
            _ => self.vulkan_semantics(instruction),
        }
    }

    /// Checks that offsets which are no constants are for gathers only.
    fn vulkan_offset(&self, mask: Option<&u32>) -> Result<()> {
        let has_offset = mask.is_some_and(|mask| mask & ImageOperands::OFFSET.bits() != 0);
        self.require(!has_offset, Rule::VulkanOffset, || {
            "an Offset of another instruction than a gather".to_owned()
        })
    }

    /// Checks that the format of an image of integers is signed as the access takes its texels.
    fn vulkan_signedness(&self, operands: &[u32], mask: Option<&u32>) -> Result<()> {
        let Some(image) = self.image_declared(self.fact(self.operand(operands, 0))) else { return Ok(()) };
        let [texel, _, _, _, _, _, format, ..] = image.operands() else { return Ok(()) };
        let texel = self.fact_of(Id(*texel));
        let Some(is_signed) = is_signed(*format).filter(|_| texel.class == Class::Int) else { return Ok(()) };
        let extends = |bit: ImageOperands| mask.is_some_and(|mask| mask & bit.bits() != 0);
        let is_taken_signed = match () {
            () if extends(ImageOperands::SIGN_EXTEND) => true,
            () if extends(ImageOperands::ZERO_EXTEND) => false,
            () => texel.is_signed,
        };
        self.require(is_signed == is_taken_signed, Rule::VulkanSignedness, || {
            "the format is signed otherwise than the texels".to_owned()
        })
    }

    fn vulkan_store(&self, instruction: Instruction<'m>) -> Result<()> {
        let operands = instruction.operands();
        let value = self.operand(operands, 1);
        let is_plain = |fact: &Fact| fact.is_scalar() || fact.is_vector() || fact.is_pointer();
        let is_opaque = |fact: &Fact| self.is_descriptor(fact);
        let fits = is_plain(self.fact(value)) || !self.holds(value, is_opaque);
        self.require(fits, Rule::VulkanStore, || "images and samplers are not stored".to_owned())?;
        let pointer = self.fact(self.operand(operands, 0));
        if !pointer.is_pointer() || pointer.count != Some(StorageClass::Uniform as u64) {
            return Ok(());
        }
        let is_block = operands.first().is_some_and(|base| self.leads_to_block(Id(*base)));
        self.require(!is_block, Rule::VulkanStore, || "a uniform block is read only".to_owned())
    }

    /// Whether a pointer leads into a variable that is a structure decorated as Block.
    fn leads_to_block(&self, pointer: Id) -> bool {
        let mut at = pointer;
        // A chain is no longer than the module; a cycle is no chain.
        for _ in 0..64 {
            let Some(of) = self.module.definition(at) else { return false };
            match of.opcode() {
                op::Variable => {
                    let held = self.element(self.fact(self.result(of).component));
                    return self.decorated.has(held.id, Decoration::Block);
                }
                op::AccessChain | op::InBoundsAccessChain | op::PtrAccessChain | op::CopyObject => {
                    at = of.id(0).unwrap_or(Id(0));
                }
                _ => return false,
            }
        }
        false
    }

    fn vulkan_length(&self, instruction: Instruction<'m>) -> Result<()> {
        let at = if instruction.opcode() == op::ArrayLength { 0 } else { 1 };
        let pointer = self.fact(self.operand(instruction.operands(), at));
        let held = self.fact(pointer.component);
        let is_uniform_block = pointer.is_pointer()
            && pointer.count == Some(StorageClass::Uniform as u64)
            && held.class == Class::Struct
            && self.decorated.has(held.id, Decoration::Block);
        self.require(!is_uniform_block, Rule::VulkanArrayLength, || {
            "the length of an array in a uniform block".to_owned()
        })
    }

    /// Checks that memory semantics have an order and memory together, or neither.
    fn vulkan_semantics(&self, instruction: Instruction<'m>) -> Result<()> {
        let Some(grammar) = instruction.grammar() else { return Ok(()) };
        let (mut memory_scope, mut first) = (None, None);
        for (operand, word) in grammar.operands.iter().zip(instruction.operands()) {
            match operand.kind {
                OperandKind::IdScope => memory_scope = self.constant(Id(*word)),
                OperandKind::IdMemorySemantics => {
                    let Some(value) = self.constant(Id(*word)) else { continue };
                    self.semantics_of(instruction, value as u32, memory_scope)?;
                    let added = first.map_or(0, |first: u32| value as u32 & !first & MEMORY);
                    self.require(added == 0, Rule::VulkanSemantics, || {
                        "memory where the values differ that is none where they are equal".to_owned()
                    })?;
                    first = Some(value as u32);
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn semantics_of(&self, instruction: Instruction<'m>, value: u32, scope: Option<u64>) -> Result<()> {
        let has = |bits: u32| value & bits != 0;
        let loads = instruction.opcode() == op::AtomicLoad;
        let stores = instruction.opcode() == op::AtomicStore;
        let wrong = match () {
            () if has(M::SEQUENTIALLY_CONSISTENT.bits()) => "SequentiallyConsistent",
            () if instruction.opcode() == op::MemoryBarrier && !has(ORDERS) => "a barrier without an order",
            () if has(ORDERS) && !has(MEMORY) => "an order of no memory",
            () if !has(ORDERS) && has(MEMORY) => "memory without an order",
            () if loads && has(M::RELEASE.bits() | M::ACQUIRE_RELEASE.bits()) => "a load that releases",
            () if stores && has(M::ACQUIRE.bits() | M::ACQUIRE_RELEASE.bits()) => "a store that acquires",
            () if has(ORDERS) && scope == Some(Scope::Invocation as u64) => "an order of one invocation",
            () => return Ok(()),
        };
        self.require(false, Rule::VulkanSemantics, || wrong.to_owned())
    }
}

/// Whether a format of integers is signed; `None` for other formats.
fn is_signed(format: u32) -> Option<bool> {
    use ImageFormat as F;
    let signed = F::Rgba32i as u32..=F::R8i as u32;
    let unsigned = F::Rgba32ui as u32..=F::R64ui as u32;
    match format {
        _ if signed.contains(&format) || format == F::R64i as u32 => Some(true),
        _ if unsigned.contains(&format) => Some(false),
        _ => None,
    }
}
