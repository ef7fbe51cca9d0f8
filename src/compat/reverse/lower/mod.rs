//! Instructions that the Khronos translator reads differently from the rows; the reader queries them one by
//! one ([`crate::dialect::Dialect::lower`]). The emitted code computes the same result.

mod aggregates;
mod calls;
mod conversions;
mod enqueue;
mod images;
mod matrices;
mod memory;
mod pipes;
mod variables;

pub(in crate::compat::reverse) use matrices::columns_of;

use super::VariableForm;
use crate::dialect::Lowering;
use crate::error::Result;
use crate::llvm::IntPredicate;
use crate::spirv::{Id, Instruction, op};
use crate::table::arbitrary_precision;
use crate::table::device_side_enqueue::invoke_operand;

type Reader<'r, 'c, 'm> = &'r mut dyn Lowering<'c, 'm>;

/// Reads an instruction; returns false if the Khronos translator reads it as its row does.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn lower<'m>(
    reader: Reader<'_, '_, 'm>,
    instruction: Instruction<'m>,
    variables: VariableForm,
) -> Result<bool> {
    match instruction.opcode() {
        op::CopyLogical => aggregates::copy_logical(reader, instruction),
        op::IAddCarry | op::ISubBorrow => aggregates::with_carry(reader, instruction),
        op::UMulExtended | op::SMulExtended => aggregates::wide_product(reader, instruction),
        op::TaskSequenceGetALTERA => aggregates::task_result(reader, instruction),
        op::BuildNDRange => enqueue::range(reader, instruction),
        op::Transpose => matrices::transpose(reader, instruction),
        op::ConstantPipeStorage => pipes::constant_storage(reader, instruction),
        op::FunctionCall => calls::emulated_intrinsic(reader, instruction),
        op::UntypedPrefetchKHR => calls::untyped_prefetch(reader, instruction),
        op::SampledImage | op::VmeImageINTEL => images::combine(reader, instruction),
        op::Image => images::image_of_combined(reader, instruction),
        op::ImageQuerySize | op::ImageQuerySizeLod => images::size(reader, instruction),
        op::LogicalNotEqual => {
            let operands = (reader.value(instruction.id(0)?)?, reader.value(instruction.id(1)?)?);
            let result = reader.builder().icmp(IntPredicate::Ne, operands.0, operands.1)?;
            finish(reader, instruction, result)
        }
        opcode if opcode.is_variable() => variables::builtin(reader, instruction, variables),
        opcode if invoke_operand(opcode).is_some() => enqueue::block(reader, instruction),
        opcode if arbitrary_precision::by_opcode(opcode).is_some() => {
            calls::arbitrary_precision(reader, instruction)
        }
        _ => conversions::convert(reader, instruction),
    }
}

/// Defines a result with its decorations.
fn finish<'c, 'm>(
    reader: Reader<'_, 'c, 'm>,
    instruction: Instruction<'m>,
    result: crate::llvm::Value<'c>,
) -> Result<bool> {
    reader.decorate(instruction, result)?;
    reader.define(instruction, result)?;
    Ok(true)
}

/// The type of an instruction's result.
fn result_type<'c, 'm>(
    reader: &dyn Lowering<'c, 'm>,
    instruction: Instruction<'m>,
) -> Result<crate::llvm::Type<'c>> {
    reader.ty(instruction.required_type()?)
}

/// The SPIR-V type of an `<id>`'s value.
fn type_of(reader: &dyn Lowering<'_, '_>, id: Id) -> Result<Id> {
    let ty = reader.spirv().definition(id).and_then(Instruction::result_type);
    ty.ok_or_else(|| crate::error::Error::malformed(format!("{id} has no type")))
}
