//! The facts on an instruction that the rows of OpenCL C builtins test, and the call arguments that their
//! templates take from it.

use super::super::context::{Entry, Reader};
use super::super::symbol::{check_depth, scalar};
use super::super::type_declaration::TypeKind;
use super::{Written, operand_id};
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type as LlvmType, Value};
use crate::spirv::pointer::origin_class;
use crate::spirv::{Id, Instruction, op};
use crate::table::opencl::enumeration::Enumeration;
use crate::table::opencl::guard::Class;
use crate::table::opencl::reading::{Facts, Shape, Source};
use crate::table::{opaque, storage_class};
use mangling::{Scalar, Type};
use rspirv::spirv::{Decoration, FPRoundingMode};

/// An instruction, as the rows see it.
pub(super) struct InstructionFacts<'r, 'c, 'm> {
    pub reader: &'r Reader<'c, 'm>,
    pub instruction: Instruction<'m>,
    pub operands: &'m [u32],
}

impl InstructionFacts<'_, '_, '_> {
    fn definition(&self, operand: usize) -> Option<Instruction<'_>> {
        self.reader.spirv.definition(Id(*self.operands.get(operand)?))
    }

    fn llvm_constant(&self, operand: usize) -> Option<Value<'_>> {
        match self.reader.entry(Id(*self.operands.get(operand)?)) {
            Entry::Value(value) => Some(value),
            _ => None,
        }
    }

    fn shape_of(&self, ty: Option<Id>) -> Shape {
        let Some(ty) = ty.and_then(|ty| self.reader.ty(ty).ok()) else { return Shape::default() };
        let (class, bits) = match scalar(ty.scalar(), false) {
            Some(Scalar::Void | Scalar::Bool) | None => (None, 0),
            Some(scalar) if scalar.is_signed() => (Some(Class::Integer), ty.scalar().int_bits().unwrap_or(0)),
            Some(scalar) => (Some(Class::Float), scalar.bits()),
        };
        Shape { class, bits, lanes: if ty.is_vector() { ty.lanes() } else { 1 } }
    }
}

impl Facts for InstructionFacts<'_, '_, '_> {
    fn operands(&self) -> &[u32] {
        self.operands
    }

    fn constant(&self, operand: usize) -> Option<u64> {
        self.llvm_constant(operand)?.int_value()
    }

    fn is_float_zero(&self, operand: usize) -> bool {
        self.llvm_constant(operand).is_some_and(|value| value.ty().is_float() && value.is_null())
    }

    fn storage_class(&self, operand: usize) -> u32 {
        let pointer = self.operands.get(operand).map(|id| Id(*id));
        pointer.map_or(u32::MAX, |pointer| origin_class(self.reader.spirv, pointer))
    }

    fn combined_sampler(&self, operand: usize) -> Option<u32> {
        self.reader.combined(self.operands, operand).ok()?.operands().get(1).copied()
    }

    fn shape(&self, operand: usize) -> Shape {
        self.shape_of(self.definition(operand).and_then(Instruction::result_type))
    }

    fn result(&self) -> Shape {
        self.shape_of(self.instruction.result_type())
    }

    fn gives_bfloat(&self) -> bool {
        let ty = self.instruction.result_type().and_then(|ty| self.reader.ty(ty).ok());
        ty.and_then(|ty| scalar(ty.scalar(), false)) == Some(Scalar::BFloat)
    }

    fn is_saturated(&self) -> bool {
        let result = self.instruction.result_id();
        result.is_some_and(|id| self.reader.annotations.find(id, Decoration::SaturatedConversion).is_some())
    }

    fn rounding(&self) -> Option<FPRoundingMode> {
        let mode = self.reader.annotations.find(self.instruction.result_id()?, Decoration::FPRoundingMode)?;
        FPRoundingMode::from_u32(*mode.operands.first()?)
    }

    fn pipe_access(&self, operand: usize) -> Option<u32> {
        let ty = self.reader.ty(self.definition(operand)?.result_type()?).ok()?;
        let row = opaque::by_target(ty.target_name()?)?;
        row.access_qualifier(&ty.target_ints()).filter(|_| row.op == op::TypePipe)
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The SPIR-V type of the operand that an argument is made from.
    fn opencl_source_type(&self, source: Source, operands: &[u32]) -> Result<Option<Id>> {
        let operand = match source {
            Source::Operand(operand)
            | Source::Generic(operand)
            | Source::Truth(operand)
            | Source::InMemory(operand)
            | Source::Widened(operand)
            | Source::Lane(operand, _) => operand_id(operands, operand)?,
            Source::Image(operand) => self.combined(operands, operand)?.id(0)?,
            Source::Sampler(operand) => self.combined(operands, operand)?.id(1)?,
            Source::Flags(_) | Source::MemoryOrder(_) | Source::MemoryScope(_) | Source::Translated(..) => {
                return Ok(None);
            }
        };
        self.type_of(operand).map(Some)
    }

    /// The `OpSampledImage` that defines an operand.
    fn combined(&self, operands: &[u32], operand: usize) -> Result<Instruction<'m>> {
        let combined = match self.entry(operand_id(operands, operand)?) {
            Entry::SampledImage(number) => self.spirv.at(number),
            _ => None,
        };
        combined.ok_or_else(|| Error::internal("an operand that is no combined image"))
    }

    /// The type of an argument as mangled in OpenCL C names, with signed integers.
    pub(super) fn opencl_parameter(&self, source: Source, operands: &[u32]) -> Result<Type> {
        let mut ty = match self.opencl_source_type(source, operands)? {
            Some(ty) => self.opencl_type(ty)?,
            None => Scalar::UInt.into(),
        };
        if let (Source::Operand(operand) | Source::Generic(operand), Type::Pointer { pointee, .. }) =
            (source, &mut ty)
            && let Some(shown) =
                self.shown_pointee(operand_id(operands, operand)?, |ty| self.opencl_type(ty))?
        {
            **pointee = shown;
        }
        Ok(match (source, ty) {
            (Source::MemoryOrder(_) | Source::Translated(Enumeration::Order, _), _) => {
                Type::named("memory_order")
            }
            (Source::MemoryScope(_) | Source::Translated(Enumeration::Scope, _), _) => {
                Type::named("memory_scope")
            }
            (Source::Generic(_), Type::Pointer { pointee, .. }) => {
                Type::pointer(storage_class::GENERIC, *pointee)
            }
            (Source::InMemory(_), ty) => Type::pointer(storage_class::GENERIC, ty),
            (Source::Truth(_), Type::Vector { lanes, .. }) => Type::vector(lanes, Scalar::Char.into()),
            (Source::Truth(_), _) => Scalar::Int.into(),
            (Source::Lane(..), Type::Vector { element, .. }) => *element,
            (Source::Widened(_), Type::Vector { element, .. }) => Type::vector(4, *element),
            (_, ty) => ty,
        })
    }

    /// A type as mangled in OpenCL C names.
    ///
    /// # Errors
    /// An `<id>` that is not a type; a type nested too deeply.
    pub(in super::super) fn opencl_type(&self, ty: Id) -> Result<Type> {
        self.opencl_type_at(ty, 0)
    }

    fn opencl_type_at(&self, ty: Id, depth: u32) -> Result<Type> {
        check_depth(depth)?;
        let inner = |ty: Id| self.opencl_type_at(ty, depth + 1);
        let info = self.type_info(ty)?;
        Ok(match &info.kind {
            TypeKind::Vector(element) => Type::vector(info.llvm.lanes(), inner(*element)?),
            TypeKind::Pointer(class, Some(pointee)) => {
                Type::pointer(self.space_of_class(*class).unwrap_or(0), inner(*pointee)?)
            }
            TypeKind::Opaque => match opencl_name(self.naming_type(ty, info.llvm)) {
                Some(name) => Type::named(name),
                None => self.mangled_at(ty, false, depth)?,
            },
            _ => self.mangled_at(ty, false, depth)?,
        })
    }

    /// The LLVM type of an argument.
    pub(super) fn opencl_argument_type(&self, source: Source, operands: &[u32]) -> Result<LlvmType<'c>> {
        let Some(ty) = self.opencl_source_type(source, operands)? else { return Ok(self.llvm.i32_type()) };
        let ty = self.ty(ty)?;
        match source {
            Source::Generic(_) | Source::InMemory(_) => self.llvm.pointer_type(storage_class::GENERIC),
            Source::Truth(_) if ty.is_vector() => self.llvm.vector_type(self.llvm.i8_type(), ty.lanes()),
            Source::Truth(_) => Ok(self.llvm.i32_type()),
            Source::Lane(..) => Ok(ty.scalar()),
            Source::Widened(_) => self.llvm.vector_type(ty.scalar(), 4),
            _ => Ok(ty),
        }
    }

    /// The value of an argument. Instructions that compute it are marked with the instruction's opcode.
    pub(super) fn opencl_argument(
        &mut self,
        instruction: Instruction<'m>,
        source: Source,
        operands: &[u32],
        written: &mut Written<'c>,
    ) -> Result<Value<'c>> {
        let ty = self.opencl_argument_type(source, operands)?;
        let (value, is_made) = match source {
            Source::Operand(operand) => (self.value(operand_id(operands, operand)?)?, false),
            Source::Generic(operand) => {
                let value = self.value(operand_id(operands, operand)?)?;
                (self.generic_pointer(value, ty)?, value.ty() != ty)
            }
            Source::Truth(operand) => {
                let value = self.value(operand_id(operands, operand)?)?;
                let extend = if ty.is_vector() { LlvmOpcode::SExt } else { LlvmOpcode::ZExt };
                let extended = self.builder.cast(extend, value, ty)?;
                (extended, true)
            }
            Source::Lane(operand, lane) => {
                let vector = self.value(operand_id(operands, operand)?)?;
                let lane = self.llvm.i32_type().int(u64::from(lane))?;
                let part = self.builder.extract_element(vector, lane)?;
                (part, true)
            }
            Source::Widened(operand) => (self.widened(operand_id(operands, operand)?)?, true),
            Source::InMemory(operand) => {
                let value = self.value(operand_id(operands, operand)?)?;
                (self.in_memory(instruction, value, ty, written)?, true)
            }
            Source::Flags(value) | Source::MemoryOrder(value) | Source::MemoryScope(value) => {
                (ty.int(u64::from(value))?, false)
            }
            Source::Translated(enumeration, operand) => {
                let value = self.value(operand_id(operands, operand)?)?;
                (self.translated(enumeration, value)?, false)
            }
            Source::Image(operand) => {
                let combined = self.combined(operands, operand)?;
                let image = combined.id(0)?;
                written.group = self.function.combined.get(&combined.number()).copied();
                (self.value(image)?, false)
            }
            Source::Sampler(operand) => {
                let combined = self.combined(operands, operand)?;
                let value = match self.function.samplers.get(&combined.number()) {
                    Some(sampler) => *sampler,
                    None => self.value(combined.id(1)?)?,
                };
                (value, false)
            }
        };
        if is_made {
            self.mark_op(value, instruction);
            written.is_spread = true;
        }
        Ok(value)
    }

    /// Stores a value in a new local variable and returns a generic pointer to it.
    fn in_memory(
        &mut self,
        instruction: Instruction<'m>,
        value: Value<'c>,
        ty: LlvmType<'c>,
        written: &mut Written<'c>,
    ) -> Result<Value<'c>> {
        let variable = self.entry_alloca(value.ty())?;
        self.mark_op(variable, instruction);
        let store = self.builder.store(value, variable)?;
        self.mark_op(store, instruction);
        let generic = self.builder.cast(LlvmOpcode::AddrSpaceCast, variable, ty)?;
        written.variable = Some(variable);
        Ok(generic)
    }

    /// Casts a pointer to the generic address space.
    fn generic_pointer(&mut self, pointer: Value<'c>, ty: LlvmType<'c>) -> Result<Value<'c>> {
        if pointer.ty() == ty {
            return Ok(pointer);
        }
        self.builder.cast(LlvmOpcode::AddrSpaceCast, pointer, ty)
    }

    /// A vector of three lanes extended by a poison lane.
    fn widened(&mut self, vector: Id) -> Result<Value<'c>> {
        let vector = self.value(vector)?;
        self.builder.shuffle_vector(vector, vector.ty().poison()?, &[0, 1, 2, -1])
    }

    /// An `alloca` in the entry block.
    pub(in super::super) fn entry_alloca(&mut self, ty: LlvmType<'c>) -> Result<Value<'c>> {
        let here =
            self.builder.block().ok_or_else(|| Error::internal("an instruction outside of a block"))?;
        let entry = self.function.entry.ok_or_else(|| Error::internal("a function without a block"))?;
        let entry = self.block(entry)?;
        match entry.instructions().next() {
            Some(first) => {
                self.builder.position_before(first);
            }
            None => self.builder.position_at_end(entry),
        }
        let variable = self.builder.alloca(ty, None, 0, self.variable_alignment(ty)?);
        self.builder.position_at_end(here);
        variable
    }
}

/// The name of an opaque type in mangled OpenCL C names.
fn opencl_name(ty: LlvmType<'_>) -> Option<String> {
    let row = ty.target_name().and_then(opaque::by_target)?;
    if !row.opencl.is_empty() {
        return Some(row.opencl.to_owned());
    }
    // OpTypeSampledImage has no name in OpenCL C.
    if row.op == op::TypeSampledImage {
        return None;
    }
    let numbers = ty.target_ints();
    let name = opaque::image_name(numbers.get(..4)?)?;
    let access = row.access_qualifier(&numbers)?;
    Some(format!("ocl_{name}{}", opaque::ACCESS_POSTFIXES.get(access as usize)?))
}
