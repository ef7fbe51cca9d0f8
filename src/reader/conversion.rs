//! Spec: "Conversion Instructions".

use super::context::Reader;
use crate::contract::Attached;
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type as LlvmType, Value};
use crate::spirv::Instruction;
use crate::table::conversion::{self, EXPLICIT_CAST_POSTFIXES};
use crate::table::form::{Flags, Row};
use crate::table::{friendly_name, opencl};
use rspirv::spirv::Decoration;

/// A cast of LLVM with the type of its result.
type Step<'c> = (LlvmOpcode, LlvmType<'c>);

impl<'c, 'm> Reader<'c, 'm> {
    /// A conversion with saturation or rounding becomes a call, any other its row's cast.
    pub(super) fn cast(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static Row,
        opcode: LlvmOpcode,
    ) -> Result<()> {
        if let Some(form) = conversion::call_form(instruction.opcode())
            && let Some(id) = instruction.result_id()
            && [Decoration::SaturatedConversion, Decoration::FPRoundingMode]
                .iter()
                .any(|d| self.annotations.find(id, *d).is_some())
        {
            return self.friendly_call(instruction, form);
        }
        if self.cast_in_builtin(instruction)? {
            return Ok(());
        }
        let to = self.result_type(instruction)?;
        let value = self.operand(instruction, 0)?;
        let result = self.cast_value(opcode, value, to)?;
        self.remember_pointer(instruction, result);
        if opcode == LlvmOpcode::BitCast
            && instruction.result_type() == Some(self.type_of(instruction.id(0)?)?)
        {
            // A cast to the same type needs the mark to be recognized as an instruction.
            self.mark_op(result, instruction);
        }
        if opcode == LlvmOpcode::PtrToInt && value.is_null() {
            // Null has no pointee type of its own in LLVM.
            if let Some(pointee) = self.pointee(self.type_of(instruction.id(0)?)?)? {
                pointee.write(result, self.llvm, &self.kinds);
            }
        }
        self.finish(instruction, row, Flags::FastMath, result)
    }

    /// Emits a cast, or two between pointers and vectors of integers, which LLVM converts through an integer.
    fn cast_value(&self, opcode: LlvmOpcode, value: Value<'c>, to: LlvmType<'c>) -> Result<Value<'c>> {
        let (first, second) = self.cast_steps(opcode, value.ty(), to)?;
        let value = self.builder.cast(first.0, value, first.1)?;
        second.map_or(Ok(value), |(opcode, ty)| self.builder.cast(opcode, value, ty))
    }

    /// The same of a constant.
    ///
    /// # Errors
    /// If LLVM has no such constant expression.
    pub(super) fn constant_cast_value(
        &self,
        opcode: LlvmOpcode,
        value: Value<'c>,
        to: LlvmType<'c>,
    ) -> Result<Value<'c>> {
        let (first, second) = self.cast_steps(opcode, value.ty(), to)?;
        let value = value.constant_cast(first.0, first.1)?;
        second.map_or(Ok(value), |(opcode, ty)| value.constant_cast(opcode, ty))
    }

    /// The casts of LLVM that a cast is: each with the type of its result.
    fn cast_steps(
        &self,
        opcode: LlvmOpcode,
        from: LlvmType<'c>,
        to: LlvmType<'c>,
    ) -> Result<(Step<'c>, Option<Step<'c>>)> {
        let whole = |vector: LlvmType<'c>| {
            let bits = vector.scalar().int_bits().unwrap_or(0).saturating_mul(vector.lanes());
            self.llvm.int_type(bits)
        };
        Ok(match opcode {
            LlvmOpcode::PtrToInt if to.is_vector() && !from.is_vector() => {
                ((opcode, whole(to)?), Some((LlvmOpcode::BitCast, to)))
            }
            LlvmOpcode::IntToPtr if from.is_vector() && !to.is_vector() => {
                ((LlvmOpcode::BitCast, whole(from)?), Some((opcode, to)))
            }
            _ => ((opcode, to), None),
        })
    }

    /// `OpGenericCastToPtrExplicit`: the function name encodes the storage class.
    pub(super) fn generic_cast_to_ptr_explicit(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let form = crate::table::call().pure();
        if self.opencl_call(instruction, opencl::Target::Op(instruction.opcode()), 0, form)? {
            return Ok(());
        }
        let class = instruction.operand(1)?;
        let postfix = EXPLICIT_CAST_POSTFIXES.iter().find(|(_, of)| *of as u32 == class);
        let postfix = postfix.ok_or_else(|| Error::malformed(format!("a cast to storage class {class}")))?;
        let name = format!("{}_{}", friendly_name(instruction.opcode()), postfix.0);
        self.call_by_name(instruction, name, form)
    }
}
