//! Calls that the Khronos translator represents differently.

use super::aggregates::define_renamed;
use super::memory::{load_by_layout, return_by_pointer, variable_here, without_convention};
use super::{Reader, result_type};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Opcode as LlvmOpcode, Type, Value, calling_convention};
use crate::spirv::operands::Role;
use crate::spirv::{Id, Instruction, op};
use crate::table::arbitrary_precision::{self, PREFIX, WIDEST_RETURNED_BITS};
use crate::table::index::index;
use crate::table::{OPENCL_STD_PREFIX, emulation, opencl, storage_class};
use rspirv::spirv::OpenclStd100Op;
use smallvec::SmallVec;
use std::fmt::Write as _;

/// A call of a helper that emulates an LLVM intrinsic, translated back to a call of the intrinsic.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn emulated_intrinsic<'c, 'm>(
    reader: Reader<'_, 'c, 'm>,
    instruction: Instruction<'m>,
) -> Result<bool> {
    let id = instruction.id(0)?;
    let symbol = reader.symbol(id)?;
    let Some(rest) = symbol.strip_prefix(emulation::EMULATION_PREFIX) else { return Ok(false) };
    let callee = reader.value(id)?;
    let Some(ty) = callee.value_type().filter(|_| callee.is_function()) else { return Ok(false) };
    let head = reader.spirv().definition(id);
    let body = head.and_then(|head| {
        let mut rest = reader.spirv().instructions_from(head.number() + 1);
        rest.find(|i| i.opcode() != op::FunctionParameter)
    });
    let has_body = body.is_some_and(|first| first.opcode() != op::FunctionEnd);
    let name = emulation::emulated_name(rest, &ty.params(), has_body);
    let Some(function) = name.map(|name| intrinsic(reader, &name, ty)).transpose()?.flatten() else {
        return Ok(false);
    };
    let mut arguments = SmallVec::<[Value<'c>; 8]>::new();
    for word in instruction.operands().get(1..).unwrap_or_default() {
        arguments.push(reader.value(Id(*word))?);
    }
    if function.intrinsic_name() == Some("llvm.memset") {
        // Emulated intrinsics require these arguments to be constant.
        let is_constant =
            |argument: &Value<'c>| argument.ty().int_bits() != Some(1) || argument.is_constant();
        if !arguments.iter().all(is_constant) {
            return Err(Error::malformed("whether memory is volatile is not constant"));
        }
    }
    let ty = function.value_type().ok_or_else(|| Error::internal("an intrinsic without a type"))?;
    let call = reader.builder().call(ty, function, &arguments, calling_convention::C)?;
    let places = (0..u32::try_from(arguments.len()).unwrap_or(u32::MAX)).map(AttributePlace::Param);
    for place in places.chain([AttributePlace::Return]) {
        for attribute in function.attributes(place) {
            call.add_attribute(place, attribute);
        }
    }
    let result = result_type(reader, instruction)?;
    if call.ty() != result {
        return define_renamed(reader, instruction, call, result);
    }
    super::finish(reader, instruction, call)
}

/// The intrinsic with this name, if its type matches the function's; intrinsics return literal structures.
fn intrinsic<'c>(reader: Reader<'_, 'c, '_>, name: &str, of: Type<'c>) -> Result<Option<Value<'c>>> {
    let llvm = reader.llvm();
    let mut ty = of;
    if let Some(result) = of.return_type().filter(|result| result.is_struct()) {
        ty = llvm.function_type(llvm.struct_type(&result.members(), false)?, &of.params(), false)?;
    }
    let known = reader.module().function(name);
    let function = match known {
        Some(function) => function,
        None => reader.module().add_function(name, ty)?,
    };
    let fits = function.value_type() == Some(ty)
        && function.is_intrinsic()
        && reader.module().intrinsic_like(function, ty) == Some(function);
    if !fits && known.is_none() {
        function.erase();
    }
    Ok(fits.then_some(function))
}

/// `OpUntypedPrefetchKHR` without hints as a prefetch of bytes.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn untyped_prefetch<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let row = index().ext(OpenclStd100Op::prefetch as u32).filter(|_| instruction.operands().len() == 2);
    let Some(row) = row else { return Ok(false) };
    if !reader.call_opencl(instruction, opencl::Target::Ext(row.instruction), row.call)? {
        reader.call_friendly(instruction, format!("{OPENCL_STD_PREFIX}prefetch"), row.call)?;
    }
    Ok(true)
}

/// An arbitrary-precision operation; a result too wide to be returned goes through memory.
///
/// # Errors
/// Operands that are not defined, or not integers.
pub(super) fn arbitrary_precision<'c, 'm>(
    reader: Reader<'_, 'c, 'm>,
    instruction: Instruction<'m>,
) -> Result<bool> {
    let Some(function) = arbitrary_precision::by_opcode(instruction.opcode()) else { return Ok(false) };
    let width = |ty: Type<'c>| {
        ty.int_bits().ok_or_else(|| Error::malformed("a number of arbitrary precision is no integer"))
    };
    let result = result_type(reader, instruction)?;
    let bits = width(result)?;
    let mut name = format!("{PREFIX}{}.i{bits}", function.name);
    let mut values = SmallVec::<[Value<'c>; 10]>::new();
    let operands = reader.spirv().operands(instruction).collect::<Result<SmallVec<[_; 8]>>>()?;
    let operands = operands.iter().filter(|operand| !matches!(operand.role, Role::ResultType | Role::Result));
    for (position, operand) in operands.enumerate() {
        let word = operand.word();
        values.push(if matches!(operand.role, Role::Id) {
            let value = reader.value(Id(word))?;
            let _ = write!(name, ".i{}", width(value.ty())?);
            value
        } else if function.is_truth(position) && word <= 1 {
            reader.llvm().int_type(1)?.int(u64::from(word))?
        } else {
            reader.llvm().i32_type().int(u64::from(word))?
        });
    }
    let form = crate::table::call().pure();
    let value = if bits <= WIDEST_RETURNED_BITS {
        let call = reader.call(&name, result, &values, form)?;
        without_convention(call);
        call
    } else {
        let variable = variable_here(reader, result)?;
        let generic = reader.llvm().pointer_type(storage_class::GENERIC)?;
        let place = reader.builder().cast(LlvmOpcode::AddrSpaceCast, variable, generic)?;
        values.insert(0, place);
        let call = reader.call(&name, reader.llvm().void_type(), &values, form)?;
        without_convention(call);
        return_by_pointer(reader, call, result);
        load_by_layout(reader, result, place)?
    };
    reader.define(instruction, value)?;
    Ok(true)
}
