//! From an instruction to the code that reads it: the generic forms here, the shapes by name.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::grammar::Class;
use crate::spirv::{Instruction, op};
use crate::table::annotation::{FAST_MATH, FAST_MATH_INTEL, WRAP};
use crate::table::conversion;
use crate::table::form::{CallShape, Expanded, Fixed, Flags, Form, Preference, Row, Shape};
use crate::table::guard::guard_holds;
use rspirv::spirv::Decoration;

/// Whether the reader translates an opcode inside a function.
pub(super) fn is_known(opcode: crate::spirv::Opcode) -> bool {
    crate::table::rows_of(opcode).iter().any(|row| row.reads())
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Reads one instruction of a block.
    ///
    /// # Errors
    /// Whatever its row's code finds wrong with it.
    pub fn instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if self.lowered_by_dialect(instruction)? || self.small_conversion(instruction)? {
            return Ok(());
        }
        if self.is_of_matrices(instruction) {
            let form = conversion::call_form(instruction.opcode()).unwrap_or(crate::table::call().pure());
            return self.friendly_call(instruction, form);
        }
        let row = self.row(instruction)?;
        if self.model.environment.has_matrices() && row.is_of_matrices() {
            return self.friendly_call(instruction, crate::table::call().suffix().pure());
        }
        match row.form {
            Form::Binary(opcode, _, kind) => {
                let left = self.operand(instruction, 0)?;
                let right = self.operand(instruction, 1)?;
                let result = self.builder.binary(opcode, left, right)?;
                self.finish(instruction, row, kind, result)
            }
            Form::BinaryFixed(opcode, _, fixed, kind) => {
                let value = self.operand(instruction, 0)?;
                let (left, right) = match fixed {
                    Fixed::ZeroLeft => (value.ty().null()?, value),
                    Fixed::OnesRight => (value, self.all_ones(value)?),
                };
                let result = self.builder.binary(opcode, left, right)?;
                self.finish(instruction, row, kind, result)
            }
            Form::Unary(_, kind) => {
                let value = self.operand(instruction, 0)?;
                let result = self.builder.fneg(value)?;
                self.finish(instruction, row, kind, result)
            }
            Form::Compare(predicate, _) => {
                let (left, right) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
                let result = self.builder.icmp(predicate, left, right)?;
                self.finish(instruction, row, Flags::None, result)
            }
            Form::FloatCompare(predicate) => {
                let (left, right) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
                let result = self.builder.fcmp(predicate, left, right)?;
                self.finish(instruction, row, Flags::FastMath, result)
            }
            Form::Cast(opcode, _) => self.cast(instruction, row, opcode),
            Form::Intrinsic(name, _) => self.intrinsic(instruction, row, name),
            Form::Call(form) => self.friendly_call(instruction, form),
            Form::CustomCall(shape, form) => match shape {
                CallShape::ArbitraryPrecision => self.arbitrary_precision(instruction, form),
                CallShape::Block => self.enqueued_block(instruction, form),
                CallShape::CombinedImage => self.combine_image(instruction, form),
                CallShape::ImageSize => self.image_size(instruction, form),
            },
            Form::Custom(shape) => self.shape(instruction, row, shape),
        }
    }

    /// The row whose guard the instruction's types satisfy.
    fn row(&self, instruction: Instruction<'m>) -> Result<&'static Row> {
        let rows = crate::table::rows_of(instruction.opcode());
        let fits = |row: &Row| match row.form {
            Form::Cast(_, guard) => self.cast_fits(instruction, guard),
            _ => true,
        };
        let found = rows.iter().find(|row| row.reads() && fits(row));
        found.copied().ok_or_else(|| {
            if rows.is_empty() {
                Error::unsupported(crate::table::refused::message(instruction.opcode()))
            } else {
                Error::unsupported(format!("{} does not convert between these types", instruction.opcode()))
            }
        })
    }

    /// Whether an instruction of numbers, or one that puts a value together, has a cooperative matrix as its result, or one of the
    /// components of vectors has a matrix in the vector's place.
    pub(super) fn is_of_matrices(&self, instruction: Instruction<'m>) -> bool {
        let is_numeric = instruction.grammar().is_some_and(|grammar| {
            matches!(grammar.class, Class::Arithmetic | Class::Bit | Class::Conversion)
        });
        let ty = match instruction.opcode() {
            op::VectorExtractDynamic | op::VectorInsertDynamic => {
                instruction.id(0).and_then(|id| self.ty(self.type_of(id)?))
            }
            op::CompositeConstruct | op::CompositeConstructReplicateEXT => self.result_type(instruction),
            _ if is_numeric => self.result_type(instruction),
            _ => return false,
        };
        ty.is_ok_and(|ty| ty.target_name().is_some())
    }

    fn cast_fits(&self, instruction: Instruction<'m>, guard: crate::table::CastGuard) -> bool {
        let from = instruction.id(0).and_then(|id| self.ty(self.type_of(id)?));
        let to = self.result_type(instruction);
        matches!((from, to), (Ok(from), Ok(to)) if guard_holds(guard, from, to))
    }

    /// Every shape has its code; a new one without does not compile.
    fn shape(&mut self, instruction: Instruction<'m>, row: &'static Row, shape: Shape) -> Result<()> {
        match shape {
            Shape::Expanded(expanded) => self.expand(instruction, expanded),
            Shape::Shift(opcode) => self.shift(instruction, opcode),
            Shape::Select => self.select(instruction),
            Shape::CopyObject => self.copy_object(instruction),
            Shape::CompositeExtract => self.composite_extract(instruction),
            Shape::CompositeInsert => self.composite_insert(instruction),
            Shape::VectorShuffle => self.vector_shuffle(instruction),
            Shape::VectorExtractDynamic => self.vector_extract_dynamic(instruction),
            Shape::VectorInsertDynamic => self.vector_insert_dynamic(instruction),
            Shape::Variable => self.variable(instruction),
            Shape::VariableLengthArray => self.variable_length_array(instruction),
            Shape::SaveMemory => self.save_memory(instruction),
            Shape::RestoreMemory => self.restore_memory(instruction),
            Shape::Load => self.load(instruction),
            Shape::Store => self.store(instruction),
            Shape::CopyMemory => self.copy_memory(instruction),
            Shape::CopyMemorySized => self.copy_memory_sized(instruction),
            Shape::MaskedGather => self.masked_gather(instruction),
            Shape::MaskedScatter => self.masked_scatter(instruction),
            Shape::AccessChain(chain) => self.access_chain(instruction, row, chain),
            Shape::Lifetime(name) => self.lifetime(instruction, name),
            Shape::Phi => self.phi(instruction),
            Shape::Label => self.label(instruction),
            Shape::Merge => self.merge(instruction),
            Shape::Branch => self.branch(instruction),
            Shape::BranchConditional => self.branch_conditional(instruction),
            Shape::Switch => self.switch(instruction),
            Shape::Return => self.builder.ret(None).map(|_| ()),
            Shape::ReturnValue => self.return_value(instruction),
            Shape::Unreachable => self.builder.unreachable().map(|_| ()),
            Shape::FunctionCall => self.function_call(instruction),
            Shape::FunctionPointerCall => self.function_pointer_call(instruction),
            Shape::AsmCall => self.assembly_call(instruction),
            Shape::ExtInst => self.ext_inst(instruction),
            Shape::SpecConstant => Err(Error::internal("a constant is declared in a function")),
            Shape::Undef => self.undef(instruction),
            Shape::Freeze => self.freeze(instruction),
            Shape::CreatePipe => self.create_pipe(instruction),
            Shape::Matrix(operation) => self.matrix(instruction, operation),
            Shape::MatrixLength => self.matrix_length(instruction),
            Shape::Nop => Ok(()),
            Shape::Line => self.line(instruction),
            Shape::GenericCastToPtrExplicit => self.generic_cast_to_ptr_explicit(instruction),
            Shape::BuildNdRange => self.build_nd_range(instruction),
            Shape::AssumeTrue => self.assume_true(instruction),
        }
    }

    /// Expands an instruction; `writer/idiom.rs` matches the sequence.
    fn expand(&mut self, instruction: Instruction<'m>, expanded: Expanded) -> Result<()> {
        match expanded {
            Expanded::SMod => self.s_mod(instruction),
            Expanded::FMod => self.f_mod(instruction),
            Expanded::WithOverflow(kind) => self.with_overflow(instruction, kind),
            Expanded::VectorTimesScalar => self.vector_times_scalar(instruction),
            Expanded::PtrDiff => self.ptr_diff(instruction),
            Expanded::CopyLogical => self.copy_logical(instruction),
            Expanded::CompositeConstruct => self.composite_construct(instruction),
            Expanded::SizeOf => self.size_of(instruction),
        }
    }

    /// Flags, decorations, mark and name of a result.
    pub fn finish(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static Row,
        kind: Flags,
        result: Value<'c>,
    ) -> Result<()> {
        self.decorate_result(instruction, kind, result)?;
        if row.preference == Preference::Alternate {
            self.mark_op(result, instruction);
        }
        self.define(instruction, result)
    }

    /// Defines a result with its flags and decorations.
    ///
    /// # Errors
    /// As [`Reader::define`].
    pub(super) fn define_computed(
        &mut self,
        instruction: Instruction<'m>,
        kind: Flags,
        result: Value<'c>,
    ) -> Result<()> {
        self.decorate_result(instruction, kind, result)?;
        self.define(instruction, result)
    }

    /// Turns decorations of a result into flags where LLVM has them, into metadata otherwise.
    pub fn decorate_result(
        &mut self,
        instruction: Instruction<'m>,
        kind: Flags,
        result: Value<'c>,
    ) -> Result<()> {
        let Some(id) = instruction.result_id().filter(|id| self.annotations.any(*id)) else { return Ok(()) };
        let mut said = vec![Decoration::SaturatedConversion, Decoration::FPRoundingMode];
        if kind == Flags::Wrap {
            let mut bits = 0;
            for (flag, decoration) in WRAP.iter().copied() {
                if self.annotations.find(id, decoration).is_some() {
                    bits |= flag;
                    said.push(decoration);
                }
            }
            if bits != 0 {
                result.set_flags(bits);
            }
        }
        if kind == Flags::FastMath
            && let Some(mode) = self.annotations.find(id, Decoration::FPFastMathMode)
            && let Some(bits) = mode.operands.first().copied().and_then(fast_math_flags)
            && result.set_fast_math(bits)
        {
            said.push(Decoration::FPFastMathMode);
        }
        self.other_decorations(id, result, &said)
    }

    /// An error unless a condition holds.
    pub fn require(&self, holds: bool, otherwise: &str) -> Result<()> {
        if holds { Ok(()) } else { Err(Error::malformed(otherwise)) }
    }

    fn all_ones(&self, value: Value<'c>) -> Result<Value<'c>> {
        let ty = value.ty();
        let bits = ty.scalar().int_bits().ok_or_else(|| Error::malformed("an operand that is no integer"))?;
        let words = vec![u64::MAX; (bits as usize).div_ceil(64)];
        let one = ty.scalar().int_from_words(&words)?;
        self.splat(ty, one)
    }

    /// A constant of a type, with the same constant in every lane.
    pub fn splat(&self, ty: crate::llvm::Type<'c>, scalar: Value<'c>) -> Result<Value<'c>> {
        if !ty.is_vector() {
            return Ok(scalar);
        }
        let lanes = vec![scalar; usize::try_from(ty.lanes()).unwrap_or(0)];
        ty.aggregate(&lanes)
    }
}

/// LLVM's flags for a fast-math mode; `None` if flags cannot represent it exactly.
fn fast_math_flags(mode: u32) -> Option<u32> {
    let mut flags = 0;
    let mut left = mode;
    for (flag, bit) in FAST_MATH.iter().chain(FAST_MATH_INTEL) {
        if mode & bit.bits() != 0 {
            // Flags that two bits ask for say only one of them.
            if flags & flag != 0 {
                return None;
            }
            flags |= flag;
            left &= !bit.bits();
        }
    }
    (left == 0).then_some(flags)
}
