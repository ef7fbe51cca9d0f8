//! Calls by OpenCL C names, where the options ask for them and the name says all that the instruction does.
//!
//! Known gaps: instructions whose call has another form than a row's operands (image sampling and sizes, compare and exchange, device
//! enqueue, `printf`, conversions without decorations): they keep their friendly names.

use super::context::Reader;
use super::symbol::scalar;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode as LlvmOpcode, Type as LlvmType, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction};
use crate::table::form::{CallForm, Flags};
use crate::table::opencl::guard::Class;
use crate::table::opencl::reading::{Call, Facts, Shape, Source, calls};
use crate::table::opencl::{Outcome, Reading, Target};
use crate::table::{opaque, storage_class};
use mangling::{Flavour, Scalar, Symbol, Type};
use rspirv::spirv::{Decoration, FPRoundingMode};
use smallvec::SmallVec;

/// An instruction as the rows see it.
struct InstructionFacts<'r, 'c, 'm> {
    reader: &'r Reader<'c, 'm>,
    instruction: Instruction<'m>,
    operands: &'m [u32],
}

impl InstructionFacts<'_, '_, '_> {
    fn definition(&self, operand: usize) -> Option<Instruction<'_>> {
        self.reader.spirv.definition(Id(*self.operands.get(operand)?))
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
        match self.reader.entry(Id(*self.operands.get(operand)?)) {
            super::context::Entry::Value(value) => value.int_value(),
            _ => None,
        }
    }

    fn is_float_zero(&self, _: usize) -> bool {
        false
    }

    fn storage_class(&self, operand: usize) -> u32 {
        let mut definition = self.definition(operand);
        while let Some(cast) = definition.filter(|cast| cast.opcode() == crate::spirv::op::PtrCastToGeneric) {
            definition = cast.id(0).ok().and_then(|id| self.reader.spirv.definition(id));
        }
        let ty = definition.and_then(Instruction::result_type);
        match ty.and_then(|ty| self.reader.type_info(ty).ok()).map(|info| &info.kind) {
            Some(TypeKind::Pointer(class, _)) => *class,
            _ => u32::MAX,
        }
    }

    fn is_sampled_image(&self, _: usize) -> bool {
        false
    }

    fn shape(&self, operand: usize) -> Shape {
        self.shape_of(self.definition(operand).and_then(Instruction::result_type))
    }

    fn result(&self) -> Shape {
        self.shape_of(self.instruction.result_type())
    }

    fn is_saturated(&self) -> bool {
        let result = self.instruction.result_id();
        result.is_some_and(|id| self.reader.annotations.find(id, Decoration::SaturatedConversion).is_some())
    }

    fn rounding(&self) -> Option<FPRoundingMode> {
        let mode = self.reader.annotations.find(self.instruction.result_id()?, Decoration::FPRoundingMode)?;
        FPRoundingMode::from_u32(*mode.operands.first()?)
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Writes the call of an OpenCL C builtin that means the instruction; false if there is none. The operands of the row's
    /// target begin at `skip`.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn opencl_call(
        &mut self,
        instruction: Instruction<'m>,
        target: Target,
        skip: usize,
        form: CallForm,
    ) -> Result<bool> {
        let version = match self.options.builtin_names {
            BuiltinNames::Spirv => return Ok(false),
            BuiltinNames::Cl12 => Reading::Cl12,
            BuiltinNames::Cl20 => Reading::Cl20,
        };
        let operands = instruction.operands().get(skip..).unwrap_or_default();
        let Some((call, parameters)) = self.fitting_call(instruction, target, version, operands)? else {
            return Ok(false);
        };
        let name = if call.is_mangled() {
            mangling::mangle(&Symbol::new(call.name.clone(), parameters), Flavour::Clang)
        } else {
            call.name.clone()
        };
        let mut values = SmallVec::<[Value<'c>; 6]>::new();
        for source in &call.arguments {
            values.push(self.opencl_argument(*source, operands)?);
        }
        self.finish_opencl_call(instruction, &name, &call, &values, form)?;
        Ok(true)
    }

    /// The first call that means the instruction, and the types of its parameters.
    fn fitting_call(
        &self,
        instruction: Instruction<'m>,
        target: Target,
        version: Reading,
        operands: &'m [u32],
    ) -> Result<Option<(Call, Vec<Type>)>> {
        let facts = InstructionFacts { reader: self, instruction, operands };
        for call in calls(target, version, &facts).filter(|call| call.row().outcome != Outcome::First) {
            let mut parameters = Vec::with_capacity(call.arguments.len());
            for (i, source) in call.arguments.iter().enumerate() {
                parameters.push(call.parameter(i, self.opencl_parameter(*source, operands)?));
            }
            if call.fits(&parameters) {
                return Ok(Some((call, parameters)));
            }
        }
        Ok(None)
    }

    /// The type of an argument as OpenCL C names spell it, with signed integers.
    fn opencl_parameter(&self, source: Source, operands: &[u32]) -> Result<Type> {
        let of = |operand: usize| self.opencl_type(self.type_of(operand_id(operands, operand)?)?);
        Ok(match source {
            Source::Operand(operand) => of(operand)?,
            Source::Generic(operand) => match of(operand)? {
                Type::Pointer { pointee, .. } => Type::pointer(storage_class::GENERIC, *pointee),
                other => other,
            },
            Source::Truth(operand) => match of(operand)? {
                Type::Vector { lanes, .. } => Type::vector(lanes, Scalar::Char.into()),
                _ => Scalar::Int.into(),
            },
            Source::Lane(operand, _) => match of(operand)? {
                Type::Vector { element, .. } => *element,
                other => other,
            },
            Source::Flags(_) => Scalar::UInt.into(),
            Source::MemoryOrder(_) => Type::named("memory_order"),
            Source::MemoryScope(_) => Type::named("memory_scope"),
            Source::Image(_) | Source::Sampler(_) => {
                return Err(Error::internal("a combined image is not read"));
            }
        })
    }

    fn opencl_type(&self, ty: Id) -> Result<Type> {
        let info = self.type_info(ty)?;
        Ok(match &info.kind {
            TypeKind::Vector(element) => Type::vector(info.llvm.lanes(), self.opencl_type(*element)?),
            TypeKind::Pointer(class, Some(pointee)) => {
                Type::pointer(storage_class::address_space(*class).unwrap_or(0), self.opencl_type(*pointee)?)
            }
            TypeKind::Opaque => match opencl_name(info.llvm) {
                Some(name) => Type::named(name),
                None => self.mangled(ty, false, false)?,
            },
            _ => self.mangled(ty, false, false)?,
        })
    }

    fn opencl_argument(&mut self, source: Source, operands: &[u32]) -> Result<Value<'c>> {
        let int = self.llvm.i32_type();
        match source {
            Source::Operand(operand) => self.value(operand_id(operands, operand)?),
            Source::Generic(operand) => {
                let value = self.value(operand_id(operands, operand)?)?;
                let generic = self.llvm.pointer_type(storage_class::GENERIC)?;
                if value.ty() == generic {
                    return Ok(value);
                }
                self.builder.cast(LlvmOpcode::AddrSpaceCast, value, generic)
            }
            Source::Truth(operand) => {
                let value = self.value(operand_id(operands, operand)?)?;
                if !value.ty().is_vector() {
                    return self.builder.cast(LlvmOpcode::ZExt, value, int);
                }
                let bytes = self.llvm.vector_type(self.llvm.i8_type(), value.ty().lanes())?;
                self.builder.cast(LlvmOpcode::SExt, value, bytes)
            }
            Source::Lane(operand, lane) => {
                let vector = self.value(operand_id(operands, operand)?)?;
                let lane = int.int(u64::from(lane))?;
                self.builder.extract_element(vector, lane)
            }
            Source::Flags(value) | Source::MemoryOrder(value) | Source::MemoryScope(value) => {
                int.int(u64::from(value))
            }
            Source::Image(_) | Source::Sampler(_) => Err(Error::internal("a combined image is not read")),
        }
    }

    /// Calls the function and makes the instruction's result from the call's.
    fn finish_opencl_call(
        &mut self,
        instruction: Instruction<'m>,
        name: &str,
        call: &Call,
        values: &[Value<'c>],
        form: CallForm,
    ) -> Result<()> {
        let Some(result_type) = instruction.result_type() else {
            let void = self.llvm.void_type();
            return self.call_builtin(name, void, values, form).map(|_| ());
        };
        let ty = self.ty(result_type)?;
        let outcome = call.row().outcome;
        let returned = match outcome {
            Outcome::Truth => self.truth_type(ty, values)?,
            _ => ty,
        };
        let value = self.call_builtin(name, returned, values, form)?;
        if ty.is_void() {
            return Ok(());
        }
        let value = match outcome {
            Outcome::Same | Outcome::Bool => value,
            Outcome::Truth => self.builder.icmp(IntPredicate::Ne, value, returned.null()?)?,
            Outcome::Plus(number) => {
                self.builder.binary(LlvmOpcode::Sub, value, ty.int(u64::from(number))?)?
            }
            Outcome::ShiftRight(bits) => {
                self.builder.binary(LlvmOpcode::Shl, value, ty.int(u64::from(bits))?)?
            }
            Outcome::First | Outcome::PlusArgument(_) => {
                return Err(Error::internal("such a row is for the writer only"));
            }
        };
        self.decorate_result(instruction, Flags::FastMath, value)?;
        self.remember_pointer(instruction, value);
        self.define(instruction, value)
    }

    /// What a function returns that yields truth: `int`, or integers as wide as the lanes of its argument.
    fn truth_type(&self, ty: LlvmType<'c>, values: &[Value<'c>]) -> Result<LlvmType<'c>> {
        if !ty.is_vector() {
            return Ok(self.llvm.i32_type());
        }
        let bits =
            values.first().and_then(|value| scalar(value.ty().scalar(), false)).map_or(32, Scalar::bits);
        self.llvm.vector_type(self.llvm.int_type(bits)?, ty.lanes())
    }
}

fn operand_id(operands: &[u32], operand: usize) -> Result<Id> {
    let id = operands.get(operand).copied().map(Id);
    id.ok_or_else(|| Error::internal("a row names an operand that the instruction lacks"))
}

/// The name of an opaque type in OpenCL C symbols.
fn opencl_name(ty: LlvmType<'_>) -> Option<String> {
    let row = ty.target_name().and_then(opaque::by_target)?;
    if !row.opencl.is_empty() {
        return Some(row.opencl.to_owned());
    }
    let numbers = ty.target_ints();
    let name = opaque::image_name(numbers.get(..4)?)?;
    let access = ["_ro", "_wo", "_rw"].get(*numbers.get(6)? as usize)?;
    Some(format!("ocl_{name}{access}"))
}
