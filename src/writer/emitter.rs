//! The writer as what expansions of builtins and intrinsics write to.

use super::context::Writer;
use super::emit::{BlockLayout, Emit, TypeShape};
use super::pointer_origin::{Origin, origin_space};
use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode, op};
use crate::table::storage_class::storage_class;
use rspirv::spirv::{OpenclStd100Op, StorageClass};

impl Writer<'_, '_> {
    /// A number in every lane of a type; booleans by their lowest bit.
    ///
    /// # Errors
    /// A type that holds no numbers.
    pub(super) fn splat_constant(&mut self, ty: Id, bits: u64) -> Result<Id> {
        match self.shape(ty) {
            TypeShape::Vector { element, lanes } => {
                if bits == 0 {
                    return self.declare_constant(op::ConstantNull, ty, &[]);
                }
                let lane = self.number(element, bits)?;
                self.declare_constant(op::ConstantComposite, ty, &vec![lane.0; lanes as usize])
            }
            _ => self.number(ty, bits),
        }
    }

    /// The bits of a small whole number in the floating-point type of a scalar or vector.
    ///
    /// # Errors
    /// A type that holds no floating-point numbers.
    pub(super) fn float_bits(&self, ty: Id, value: f64) -> Result<u64> {
        let scalar = match self.shape(ty) {
            TypeShape::Vector { element, .. } => element,
            _ => ty,
        };
        match self.shape(scalar) {
            TypeShape::Float { bits: 64 } => Ok(value.to_bits()),
            #[allow(clippy::cast_possible_truncation, reason = "whole numbers of few bits")]
            TypeShape::Float { bits: 32 } => Ok(u64::from((value as f32).to_bits())),
            // One, in half precision, with its sign.
            TypeShape::Float { bits: 16 } if value.abs() == 1.0 => {
                Ok(if value < 0.0 { 0xBC00 } else { 0x3C00 })
            }
            _ => Err(self.error("a number of this floating-point type")),
        }
    }
}

impl Emit for Writer<'_, '_> {
    fn type_of(&self, value: Id) -> Result<Id> {
        self.type_of_id(value)
    }

    fn shape_of(&self, ty: Id) -> TypeShape {
        self.shape(ty)
    }

    fn void_type(&mut self) -> Result<Id> {
        self.declare(op::TypeVoid, &[])
    }

    fn bool_type(&mut self) -> Result<Id> {
        self.declare(op::TypeBool, &[])
    }

    fn int_type(&mut self, bits: u32) -> Result<Id> {
        self.declare(op::TypeInt, &[bits, 0])
    }

    fn float_type(&mut self, bits: u32) -> Result<Id> {
        self.declare(op::TypeFloat, &[bits])
    }

    fn size_type(&mut self) -> Result<Id> {
        self.size_type_id()
    }

    fn vector_type(&mut self, element: Id, lanes: u32) -> Result<Id> {
        self.declare(op::TypeVector, &[element.0, lanes])
    }

    fn array_type(&mut self, element: Id, length: u32) -> Result<Id> {
        let size = self.size_type_id()?;
        let length = self.number(size, u64::from(length))?;
        self.declare(op::TypeArray, &[element.0, length.0])
    }

    fn struct_type(&mut self, members: &[Id]) -> Result<Id> {
        let words: Vec<u32> = members.iter().map(|id| id.0).collect();
        self.declare(op::TypeStruct, &words)
    }

    fn pointer_type(&mut self, storage_class: u32, pointee: Id) -> Result<Id> {
        self.pointer_to_type(storage_class, pointee)
    }

    fn sampled_image_type(&mut self, image: Id) -> Result<Id> {
        self.declare(op::TypeSampledImage, &[image.0])
    }

    fn device_event_type(&mut self) -> Result<Id> {
        self.declare(op::TypeDeviceEvent, &[])
    }

    fn opaque_type(&mut self, opcode: Opcode, of: &[Id]) -> Result<Id> {
        let words: Vec<u32> = of.iter().map(|id| id.0).collect();
        self.declare(opcode, &words)
    }

    fn sampled_image(&mut self, ty: Id, image: Id, sampler: Id) -> Result<Id> {
        let call = self.function.instruction;
        let group = call.and_then(|call| call.metadata(self.kinds.group));
        let block = call.and_then(|call| call.block());
        if let Some(group) = group
            && self.function.group_blocks.get(&group) == Some(&block)
            && let Some(id) = self.function.groups.get(&group)
        {
            return Ok(*id);
        }
        let sampler = self.sampler_of(sampler)?;
        let id = self.emit_value(op::SampledImage, ty, &[image.0, sampler.0])?;
        if let Some(group) = group {
            self.function.last_value = None;
            self.function.groups.insert(group, id);
            self.function.group_blocks.insert(group, block);
        }
        Ok(id)
    }

    fn constant(&mut self, ty: Id, bits: u64) -> Result<Id> {
        self.splat_constant(ty, bits)
    }

    fn constant_null(&mut self, ty: Id) -> Result<Id> {
        self.declare_constant(op::ConstantNull, ty, &[])
    }

    fn constant_bool(&mut self, value: bool) -> Result<Id> {
        let ty = self.declare(op::TypeBool, &[])?;
        self.number(ty, u64::from(value))
    }

    fn constant_bits(&self, value: Id) -> Option<u64> {
        self.constants.bits.get(&value).copied()
    }

    fn emit(&mut self, op: Opcode, result_type: Id, operands: &[u32]) -> Result<Id> {
        self.emit_value(op, result_type, operands)
    }

    fn emit_void(&mut self, op: Opcode, operands: &[u32]) -> Result<()> {
        self.emit_plain(op, operands)
    }

    fn is_of_shader(&self) -> bool {
        self.is_shader()
    }

    fn ext(&mut self, instruction: OpenclStd100Op, result_type: Id, operands: &[u32]) -> Result<Id> {
        if self.is_shader() {
            return self.shader_operation(instruction, result_type, operands);
        }
        let (opcode, mut words) = self.opencl_instruction(instruction as u32)?;
        words.extend_from_slice(operands);
        self.emit_value(opcode, result_type, &words)
    }

    fn pointee_of(&self, pointer: Id) -> Option<Id> {
        self.data_type(pointer).ok()
    }

    fn load_builtin(&mut self, builtin: u32) -> Result<Id> {
        let variable = super::builtin_variable::by_number(self, builtin)?;
        let ty = self.data_type(variable)?;
        let words = super::builtin_variable::load_operands(self, variable)?;
        self.emit_value(op::Load, ty, &words)
    }

    fn function_variable(&mut self, pointee: Id) -> Result<Id> {
        let class = StorageClass::Function as u32;
        let pointer = self.pointer_to_type(class, pointee)?;
        if self.is_untyped(pointer) {
            let id = self.fresh(pointer);
            self.untyped_variable(id, class, pointee)?;
            return Ok(id);
        }
        self.entry_variable(pointer, None)
    }

    fn decorate(&mut self, target: Id, decoration: u32, literals: &[u32]) -> Result<()> {
        self.decorate_id(target, decoration, literals)
    }

    fn storage_class_of_origin(&self, pointer: Id) -> Result<u32> {
        let first = self.function.first_pointer;
        let space = first.and_then(|first| origin_space(first, Origin::Casts));
        match space.and_then(storage_class) {
            Some(class) => Ok(class),
            None => self.class_of_pointer(self.type_of_id(pointer)?),
        }
    }

    fn allows_version(&self, major: u8, minor: u8) -> bool {
        self.options.max_version >= (major, minor)
    }

    fn prefers_extension(&self, extension: &str) -> bool {
        self.options.prefers(extension)
    }

    fn allows_extension(&self, name: &str) -> bool {
        self.options.extensions.allows(name)
    }

    fn undefined(&mut self, ty: Id) -> Result<Id> {
        self.declare_constant(op::Undef, ty, &[])
    }

    fn is_of_plain_constant(&self) -> bool {
        let argument = self.function.instruction.and_then(|call| call.arg(0));
        argument.is_some_and(crate::llvm::Value::is_plain_constant)
    }

    fn drops_rounding(&self) -> bool {
        self.options.compat.drops_rounding
    }

    fn fuses_multiply_add(&self) -> bool {
        self.options.compat.fused_multiply_add && !self.is_shader()
    }

    fn member_types_of(&self, ty: Id) -> Vec<Id> {
        match self.types.declarations.get(&ty) {
            Some((op::TypeStruct, words)) => words.iter().map(|word| Id(*word)).collect(),
            _ => Vec::new(),
        }
    }

    fn is_bfloat(&self, ty: Id) -> bool {
        matches!(self.types.declarations.get(&ty), Some((op::TypeFloat, words)) if words.len() > 1)
    }

    fn block_layout(&mut self, _block: Id) -> Result<BlockLayout> {
        self.remembered_layout()
    }

    fn error(&self, message: String) -> Error {
        Writer::error(self, message)
    }
}
