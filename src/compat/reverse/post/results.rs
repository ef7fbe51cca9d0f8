//! Results of OpenCL C functions: booleans are the lowest bits, lanes without a value are poison, and values
//! in memory are loaded from the address passed to the function.

use super::Pass;
use crate::error::Result;
use crate::llvm::{AttributePlace, Builder, IntPredicate, Opcode, Value};
use crate::spirv::{Opcode as Op, op};
use rspirv::spirv::AddressingModel;

/// Comparisons that the program itself contains.
const COMPARISONS: &[Op] = &[op::INotEqual, op::LogicalNotEqual, op::PtrNotEqual];

impl<'c> Pass<'_, 'c, '_> {
    /// The replacement of an instruction expanded from an opcode, if it converts the result of a call; `None`
    /// if it is kept.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn result(
        &self,
        builder: &Builder<'c>,
        instruction: Value<'c>,
        made_of: Option<u64>,
    ) -> Result<Option<Value<'c>>> {
        let Some(made_of) = made_of else { return Ok(None) };
        let llvm = self.reading.llvm;
        match instruction.opcode() {
            Some(Opcode::ICmp) if COMPARISONS.iter().all(|op| u64::from(op.0) != made_of) => {
                let call = instruction.operand(0).filter(|call| self.is_call_of_builtin(*call));
                let is_truth = instruction.int_predicate() == Some(IntPredicate::Ne)
                    && instruction.operand(1).is_some_and(Value::is_null);
                let Some(call) = call.filter(|call| is_truth && !is_convergent(*call)) else {
                    return Ok(None);
                };
                let (mut truth, ty) = (call, instruction.ty());
                let byte = llvm.i8_type();
                if ty.is_vector() && truth.ty().scalar() != byte {
                    truth = builder.cast(Opcode::Trunc, truth, llvm.vector_type(byte, ty.lanes())?)?;
                }
                builder.cast(Opcode::Trunc, truth, ty).map(Some)
            }
            Some(Opcode::InsertElement) => {
                let parts = (instruction.operand(0), instruction.operand(1), instruction.operand(2));
                let (Some(rest), Some(call), Some(index)) = parts else { return Ok(None) };
                if !rest.is_null() || index.int_value() != Some(0) || !self.is_call_of_builtin(call) {
                    return Ok(None);
                }
                builder.insert_element(instruction.ty().poison()?, call, self.size(0)?).map(Some)
            }
            Some(Opcode::Load) => {
                let variable =
                    instruction.accessed_pointer().filter(|pointer| pointer.alloca_type().is_some());
                let Some(variable) = variable else { return Ok(None) };
                let mut users = variable.users();
                let Some(cast) = users.find(|user| user.opcode() == Some(Opcode::AddrSpaceCast)) else {
                    return Ok(None);
                };
                builder.load(instruction.ty(), cast).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn is_call_of_builtin(&self, call: Value<'c>) -> bool {
        let callee = call.called_function();
        callee.is_some_and(|callee| callee.is_declaration() && !callee.is_intrinsic())
    }

    /// A constant of the width of `size_t`.
    fn size(&self, number: u64) -> Result<Value<'c>> {
        let model = self.reading.spirv.declarations().find(|i| i.opcode() == op::MemoryModel);
        let addressing = model.and_then(|model| model.operands().first().copied());
        let is_narrow = addressing == Some(AddressingModel::Physical32 as u32);
        let ty = if is_narrow { self.reading.llvm.i32_type() } else { self.reading.llvm.i64_type() };
        ty.int(number)
    }
}

fn is_convergent(call: Value<'_>) -> bool {
    call.attribute(AttributePlace::Function, "convergent").is_some()
}
