//! Variables of the module: what each storage class may hold.

use rspirv::spirv::{Capability, Decoration, StorageClass};

use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, Version, op};
use crate::validate::checker::Checker;
use crate::validate::fact::{Class, Fact, Ty};

use StorageClass as S;

impl<'m> Checker<'m> {
    /// The element type under arrays.
    pub(in crate::validate::environment) fn element(&self, fact: &Fact) -> Fact {
        let mut element = *fact;
        while matches!(element.class, Class::Array | Class::RuntimeArray) {
            element = *self.fact(element.component);
        }
        element
    }

    /// Checks a variable of the module.
    ///
    /// # Errors
    /// The violated rule.
    pub(in crate::validate::environment) fn vulkan_variable(
        &self,
        instruction: Instruction<'m>,
    ) -> Result<()> {
        if !self.wants(Rule::VulkanDescriptor) {
            return Ok(());
        }
        let (class, Some(id)) = (instruction.operand(0)?, instruction.result_id()) else { return Ok(()) };
        let is_untyped = instruction.opcode() == op::UntypedVariableKHR;
        let data = instruction.operands().get(1).filter(|_| is_untyped);
        let is_heap = self.literal(id, Decoration::BuiltIn).is_some();
        self.require(!is_untyped || data.is_some() || is_heap, Rule::VulkanDataType, || {
            format!("{id} tells no type of what it holds")
        })?;
        let ty = match is_untyped {
            true => data.map_or(Ty::NONE, |word| self.ty(Id(*word))),
            false => self.result(instruction).component,
        };
        if ty == Ty::NONE {
            return Ok(());
        }
        self.held(class, ty, id)?;
        self.resource(class, ty, id)?;
        self.external(class, ty, id)?;
        self.initialized(instruction, class)
    }

    /// Checks the type that a storage class holds.
    fn held(&self, class: u32, ty: Ty, id: Id) -> Result<()> {
        let is = |one: S| class == one as u32;
        let fact = self.fact(ty);
        let is_array = matches!(fact.class, Class::Array | Class::RuntimeArray);
        let inner = if is_array { self.fact(fact.component) } else { fact };
        let is_buffer = is(S::Uniform) || is(S::StorageBuffer);
        let fits = match () {
            () if is(S::PushConstant) => fact.class == Class::Struct,
            () if is_buffer => inner.class == Class::Struct,
            () if is(S::UniformConstant) => self.is_descriptor(inner) || self.is_tensor(inner),
            () => true,
        };
        self.require(fits, Rule::VulkanVariable, || {
            format!("{id} is of a type that its storage class does not hold")
        })?;
        let has_unsized = fact.class == Class::RuntimeArray
            || fact.class == Class::Struct && self.holds(ty, |one| one.class == Class::RuntimeArray);
        let may_be_unsized = match fact.class {
            Class::RuntimeArray => {
                let has_any = self.capabilities.contains(&(Capability::RuntimeDescriptorArray as u32));
                has_any && (is_buffer || is(S::UniformConstant))
            }
            _ => is_buffer || is(S::PhysicalStorageBuffer),
        };
        self.require(!has_unsized || may_be_unsized, Rule::VulkanRuntimeArray, || {
            format!("{id} is or has an array without length")
        })?;
        let is_private = is(S::Private) && self.module.version() > Version::new(1, 4);
        let has_explicit = is(S::Workgroup) && self.decorated.has(fact.id, Decoration::Block);
        if is_private || is(S::Workgroup) && !has_explicit {
            self.without_layout(ty)?;
        }
        let is_strided = is_array && (is_buffer || is(S::UniformConstant));
        let has_stride = self.decorated.has(fact.id, Decoration::ArrayStride);
        self.require(!is_strided || !has_stride, Rule::VulkanLayout, || {
            format!("{} has a stride, and is an array of descriptors", fact.id)
        })
    }

    fn is_tensor(&self, fact: &Fact) -> bool {
        self.module.definition_as(fact.id, op::TypeTensorARM).is_some()
    }

    /// Checks that a buffer is a block, and that a resource has its place.
    fn resource(&self, class: u32, ty: Ty, id: Id) -> Result<()> {
        let is = |one: S| class == one as u32;
        let held = self.element(self.fact(ty));
        let has_own = |one: Decoration| self.decorated.has(held.id, one);
        let is_buffer = is(S::Uniform) || is(S::StorageBuffer);
        if is_buffer || is(S::PushConstant) {
            let is_block = has_own(Decoration::Block) || is(S::Uniform) && has_own(Decoration::BufferBlock);
            self.require(held.class == Class::Struct && is_block, Rule::VulkanBlock, || {
                "a variable of a buffer or of push constants that is no structure decorated as Block"
                    .to_owned()
            })?;
        }
        let has = |one: Decoration| self.literal(id, one).is_some();
        let has_binding = has(Decoration::DescriptorSet) && has(Decoration::Binding);
        let is_resource = is_buffer || is(S::UniformConstant);
        let is_heap = self.literal(id, Decoration::BuiltIn).is_some();
        self.require(!is_resource || has_binding || is_heap, Rule::VulkanDescriptor, || {
            format!("{id} has no DescriptorSet or no Binding")
        })
    }

    /// Checks what passes between stages.
    fn external(&self, class: u32, ty: Ty, id: Id) -> Result<()> {
        let is_interface = class == S::Input as u32 || class == S::Output as u32;
        if !is_interface {
            return Ok(());
        }
        let is_physical =
            |fact: &Fact| fact.is_pointer() && fact.count == Some(S::PhysicalStorageBuffer as u64);
        self.require(!self.holds(ty, is_physical), Rule::VulkanInterface, || {
            format!("{id} has a pointer, which no stage takes from another")
        })?;
        let is_encoded = |fact: &Fact| {
            let declared = self.module.definition_as(fact.id, op::TypeFloat);
            fact.class == Class::Float && declared.is_some_and(|one| one.operands().len() > 1)
        };
        self.require(!self.holds(ty, is_encoded), Rule::VulkanInterface, || {
            format!("{id} has numbers of another encoding than IEEE 754's")
        })?;
        let is_boolean = self.holds(ty, |fact| fact.class == Class::Bool);
        let held = self.element(self.fact(ty));
        let members = held.count.unwrap_or(0) as u32;
        let is_built_in = self.literal(id, Decoration::BuiltIn).is_some()
            || held.class == Class::Struct
                && (0..members)
                    .any(|member| self.decorated.of(held.id, member, Decoration::BuiltIn).is_some());
        self.require(!is_boolean || is_built_in, Rule::VulkanInterface, || {
            format!("{id} has a boolean, which no stage takes from another")
        })
    }

    /// Checks that only some variables have an initial value.
    fn initialized(&self, instruction: Instruction<'m>, class: u32) -> Result<()> {
        let at = if instruction.opcode() == op::UntypedVariableKHR { 2 } else { 1 };
        let Some(initial) = instruction.operands().get(at) else { return Ok(()) };
        let is = |one: S| class == one as u32;
        let is_null = self.module.definition_as(Id(*initial), op::ConstantNull).is_some();
        let may_have = is(S::Output) || is(S::Private) || is(S::Function) || is(S::Workgroup) && is_null;
        self.require(may_have, Rule::VulkanInitializer, || {
            "an initial value, other than a null of a workgroup, in memory that has none".to_owned()
        })
    }
}
