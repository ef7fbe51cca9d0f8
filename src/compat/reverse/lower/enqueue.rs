//! ND-ranges, and blocks by the names that OpenCL C compilers give the builtins.

use super::memory::{call_with_structure, without_convention};
use super::{Reader, result_type, type_of};
use crate::dialect::{BuiltinNames, Lowering};
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Value, flags};
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::device_side_enqueue::{DIMENSION_POSTFIXES, invoke_operand};
use crate::table::opencl::{self, Enqueue, Shape, Target};
use crate::table::{friendly_name, storage_class};
use mangling::{Flavour, Scalar, Symbol, Type as Mangled};
use rspirv::spirv::{AddressingModel, StorageClass};
use smallvec::SmallVec;

type Values<'c> = SmallVec<[Value<'c>; 10]>;

/// `OpBuildNDRange`, by a name with the number of dimensions; arrays are passed by pointer.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn range<'c, 'm>(reader: Reader<'_, 'c, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let ty = reader.ty(type_of(reader, instruction.id(0)?)?)?;
    let dimensions = if ty.is_array() { ty.length() } else { Some(1) };
    let dimensions = dimensions.and_then(|dimensions| u32::try_from(dimensions).ok());
    let postfix =
        dimensions.and_then(|dimensions| DIMENSION_POSTFIXES.get(dimensions.checked_sub(1)? as usize));
    let Some((dimensions, postfix)) = dimensions.zip(postfix) else { return Ok(false) };
    let mut values = SmallVec::<[Value<'c>; 3]>::new();
    for word in instruction.operands() {
        values.push(reader.value(Id(*word))?);
    }
    let is_opencl = reader.names() != BuiltinNames::Spirv;
    let opencl = name_of(|shape| shape == Shape::NdRange(dimensions)).filter(|_| is_opencl);
    if opencl.is_some() {
        // SPIR-V has the order global size, local size, offset; the builtin has the offset first.
        values.rotate_right(1);
    }
    let in_memory = arrays_in_memory(reader, &mut values)?;
    let model = reader.spirv().declarations().find(|i| i.opcode() == op::MemoryModel);
    let is_narrow =
        model.is_some_and(|model| model.operands().first() == Some(&(AddressingModel::Physical32 as u32)));
    let scalar = match (is_opencl, is_narrow) {
        (true, true) => Scalar::UInt,
        (true, _) => Scalar::ULong,
        (false, true) => Scalar::Int,
        (false, _) => Scalar::Long,
    };
    let parameter = match (in_memory, is_opencl) {
        (false, _) => Mangled::Scalar(scalar),
        (_, true) => Mangled::pointer(0, scalar.into()).with_const(),
        (_, false) => Mangled::pointer(0, scalar.into()),
    };
    let parameters = vec![parameter; values.len()];
    let name = match opencl {
        Some(name) => mangling::mangle(&Symbol::new(name, parameters), Flavour::Clang),
        None => {
            let name = format!("{}_{postfix}", friendly_name(instruction.opcode()));
            mangling::mangle(&Symbol::new(name, parameters), Flavour::Cxx)
        }
    };
    call_with_structure(reader, instruction, &name, &values)
}

/// Replaces arrays by pointers to their first elements; returns whether there were any.
fn arrays_in_memory<'c>(reader: Reader<'_, 'c, '_>, values: &mut [Value<'c>]) -> Result<bool> {
    let mut variables = Vec::new();
    // Each new variable is inserted before the previous ones.
    for array in values.iter().rev().filter(|value| value.ty().is_array()) {
        variables.push(reader.local(array.ty())?);
    }
    let in_memory = !variables.is_empty();
    let zero = reader.llvm().i32_type().int(0)?;
    for value in values.iter_mut().filter(|value| value.ty().is_array()) {
        let Some(variable) = variables.pop() else { break };
        let ty = value.ty();
        reader.builder().store(*value, variable)?;
        *value = reader.builder().gep(ty, variable, &[zero, zero], flags::INBOUNDS)?;
    }
    Ok(in_memory)
}

/// Emits the builtin call that OpenCL C compilers emit for a block; returns false if there is none.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn block<'c, 'm>(reader: Reader<'_, 'c, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let Some(invoke) = invoke_operand(instruction.opcode()) else { return Ok(false) };
    let kernel = reader.spirv().definition(instruction.id(invoke)?);
    if kernel.is_none_or(|kernel| kernel.opcode() != op::Function) {
        return Ok(false);
    }
    let mut operands = Values::new();
    for word in instruction.operands() {
        operands.push(reader.value(Id(*word))?);
    }
    let made = if instruction.opcode() == op::EnqueueKernel {
        enqueue_arguments(reader, &operands)?
    } else {
        let kept = operands.get(..invoke + 2).unwrap_or_default();
        query_name(instruction.opcode()).map(|name| (name, Values::from_slice(kept)))
    };
    // The builtin takes the kernel as a generic pointer.
    let Some((name, mut values)) = made else { return Ok(false) };
    let space = storage_class::address_space(StorageClass::Generic as u32).unwrap_or(0);
    let generic = reader.llvm().pointer_type(space)?;
    let result = result_type(reader, instruction)?;
    let ty_of = |value: &Value<'c>| if value.is_function() { generic } else { value.ty() };
    let types: Vec<_> = values.iter().map(ty_of).collect();
    let ty = reader.llvm().function_type(result, &types, false)?;
    if !reader.may_declare(name, ty) {
        return Ok(false);
    }
    for value in values.iter_mut().filter(|value| value.is_function()) {
        *value = reader.builder().cast(LlvmOpcode::AddrSpaceCast, *value, generic)?;
    }
    let call = reader.call(name, result, &values, crate::table::call())?;
    if instruction.opcode() != op::EnqueueKernel {
        without_convention(call);
    }
    reader.define(instruction, call)?;
    Ok(true)
}

/// Name and arguments of the builtin that enqueues a block.
fn enqueue_arguments<'c>(
    reader: &dyn Lowering<'c, '_>,
    operands: &[Value<'c>],
) -> Result<Option<(&'static str, Values<'c>)>> {
    let [queue, flags, range, count, wait, event, invoke, block, _, _, sizes @ ..] = operands else {
        return Err(Error::malformed("an enqueued block without its operands"));
    };
    if reader.names() != BuiltinNames::Cl20 {
        return Ok(None);
    }
    let events = count.int_value() != Some(0) || !wait.is_null() || !event.is_null();
    let form = Enqueue { events, sizes: !sizes.is_empty() };
    let Some(name) = name_of(|shape| shape == Shape::EnqueueKernel(form)) else { return Ok(None) };
    let mut values = Values::from_slice(&[*queue, *flags, *range]);
    if events {
        values.extend([*count, *wait, *event]);
    }
    values.extend([*invoke, *block]);
    if let Some(first) = sizes.first() {
        let count = u64::try_from(sizes.len()).unwrap_or(0);
        values.extend([reader.llvm().i32_type().int(count)?, *first]);
    }
    Ok(Some((name, values)))
}

/// The builtin for an instruction that queries a block.
fn query_name(opcode: Opcode) -> Option<&'static str> {
    name_of(|shape| matches!(shape, Shape::KernelQuery { op, .. } if op == opcode))
}

fn name_of(wanted: impl Fn(Shape) -> bool) -> Option<&'static str> {
    let row = opencl::rows().find(|row| matches!(row.target, Target::Shape(shape) if wanted(shape)));
    row.map(|row| row.name)
}
