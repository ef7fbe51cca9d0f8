//! Arbitrary-precision operations, as calls of functions whose names encode the widths.
//!
//! Spec: "SPV_INTEL_arbitrary_precision_fixed_point", "SPV_INTEL_arbitrary_precision_floating_point".

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::operands::Role;
use crate::spirv::{Id, Instruction};
use crate::table::arbitrary_precision::{self, PREFIX};
use crate::table::form::CallForm;
use smallvec::SmallVec;
use std::fmt::Write as _;

impl<'c, 'm> Reader<'c, 'm> {
    /// Reads an operation as a call.
    ///
    /// # Errors
    /// Operands that are not defined, or not integers.
    pub(super) fn arbitrary_precision(&mut self, instruction: Instruction<'m>, form: CallForm) -> Result<()> {
        let function = arbitrary_precision::by_opcode(instruction.opcode());
        let function = function.ok_or_else(|| Error::internal("no function of arbitrary precision"))?;
        let width = |ty: crate::llvm::Type<'c>| {
            ty.int_bits().ok_or_else(|| Error::malformed("a number of arbitrary precision is no integer"))
        };
        let result = self.result_type(instruction)?;
        let bits = width(result)?;
        let mut name = format!("{PREFIX}{}.i{bits}", function.name);
        let mut values = SmallVec::<[Value<'c>; 10]>::new();
        let operands = self.spirv.operands(instruction).collect::<Result<SmallVec<[_; 8]>>>()?;
        let operands =
            operands.iter().filter(|operand| !matches!(operand.role, Role::ResultType | Role::Result));
        for (position, operand) in operands.enumerate() {
            let word = operand.word();
            values.push(if matches!(operand.role, Role::Id) {
                let value = self.value(Id(word))?;
                let _ = write!(name, ".i{}", width(value.ty())?);
                value
            } else if function.is_truth(position) && word <= 1 {
                self.llvm.int_type(1)?.int(u64::from(word))?
            } else {
                self.llvm.i32_type().int(u64::from(word))?
            });
        }
        let call = self.call_builtin(&name, result, &values, form)?;
        self.define(instruction, call)
    }
}
