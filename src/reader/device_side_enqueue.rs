//! Spec: "Device-Side Enqueue Instructions": ranges of work-items, and blocks by OpenCL C's names.
//!
//! OpenCL C's names do not say the size of a block: they are written at the peer's level only.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::device_side_enqueue::{DIMENSION_POSTFIXES, RANGE, invoke_operand};
use crate::table::form::CallForm;
use crate::table::opencl::{self, Enqueue, Shape, Target};
use crate::table::{friendly_name, storage_class};
use rspirv::spirv::StorageClass;
use smallvec::SmallVec;

type Values<'c> = SmallVec<[Value<'c>; 10]>;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpBuildNDRange`: the number of dimensions is part of the name.
    pub(super) fn build_nd_range(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.type_of(instruction.id(0)?)?;
        let dimensions = match self.type_info(ty)?.kind {
            TypeKind::Plain => Some(1),
            TypeKind::Array(_) => self.ty(ty)?.length(),
            _ => None,
        };
        let postfix = dimensions
            .and_then(|dimensions| usize::try_from(dimensions).ok()?.checked_sub(1))
            .and_then(|index| DIMENSION_POSTFIXES.get(index));
        let postfix = postfix
            .ok_or_else(|| Error::malformed("a range of work-items of 1 to 3 dimensions is expected"))?;
        let name = format!("{}_{postfix}", friendly_name(instruction.opcode()));
        if self.is_compat() {
            let dimensions = dimensions.and_then(|dimensions| u32::try_from(dimensions).ok());
            let opencl = name_of(|shape| dimensions.is_some_and(|n| shape == Shape::NdRange(n)));
            return self.range_by_structure(instruction, name, opencl);
        }
        self.call_by_name(instruction, name, RANGE)
    }

    /// Writes the call of the builtin that compilers of OpenCL C make of a block; false if there is none.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn block_call(&mut self, instruction: Instruction<'m>, form: CallForm) -> Result<bool> {
        let Some(invoke) = invoke_operand(instruction.opcode()) else { return Ok(false) };
        let kernel = self.spirv.definition(instruction.id(invoke)?);
        if kernel.is_none_or(|kernel| kernel.opcode() != op::Function) {
            return Err(Error::unsupported("a block whose kernel is no function"));
        }
        if !self.is_compat() {
            return Ok(false);
        }
        let mut operands = Values::new();
        for word in instruction.operands() {
            operands.push(self.value(Id(*word))?);
        }
        let made = if instruction.opcode() == op::EnqueueKernel {
            self.enqueue_arguments(&operands)?
        } else {
            let kept = operands.get(..invoke + 2).unwrap_or_default();
            query_name(instruction.opcode()).map(|name| (name, Values::from_slice(kept)))
        };
        // The kernel is a generic pointer there.
        let Some((name, mut values)) = made else { return Ok(false) };
        let space = storage_class::address_space(StorageClass::Generic as u32).unwrap_or(0);
        let generic = self.llvm.pointer_type(space)?;
        let result = self.result_type(instruction)?;
        let ty_of = |value: &Value<'c>| if value.is_function() { generic } else { value.ty() };
        let types: Vec<_> = values.iter().map(ty_of).collect();
        let ty = self.llvm.function_type(result, &types, false)?;
        if !self.may_declare(name, ty) {
            return Ok(false);
        }
        for value in values.iter_mut().filter(|value| value.is_function()) {
            *value = self.builder.cast(LlvmOpcode::AddrSpaceCast, *value, generic)?;
        }
        let call = self.call_builtin(name, result, &values, form)?;
        if instruction.opcode() != op::EnqueueKernel {
            self.without_convention(call);
        }
        self.define(instruction, call)?;
        Ok(true)
    }

    /// Name and arguments of the builtin that gives a block to a queue.
    fn enqueue_arguments(&self, operands: &[Value<'c>]) -> Result<Option<(&'static str, Values<'c>)>> {
        let [queue, flags, range, count, wait, event, invoke, block, _, _, sizes @ ..] = operands else {
            return Err(Error::malformed("an enqueued block without its operands"));
        };
        if self.options.builtin_names != BuiltinNames::Cl20 {
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
            values.extend([self.llvm.i32_type().int(count)?, *first]);
        }
        Ok(Some((name, values)))
    }
}

/// The builtin that asks what an instruction asks about a block.
fn query_name(opcode: Opcode) -> Option<&'static str> {
    name_of(|shape| matches!(shape, Shape::KernelQuery { op, .. } if op == opcode))
}

fn name_of(wanted: impl Fn(Shape) -> bool) -> Option<&'static str> {
    let row = opencl::rows().find(|row| matches!(row.target, Target::Shape(shape) if wanted(shape)));
    row.map(|row| row.name)
}
