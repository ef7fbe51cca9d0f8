//! Expands calls of OpenCL C builtins into SPIR-V.
//!
//! Rule of this module: [`crate::table::opencl`] defines the meaning of a builtin; the code here interprets
//! its row. A call is expanded to the row's operands, its target (an instruction), and its result adapter,
//! which converts the target's result to the call's. Operands derived from values that are not constant are
//! computed in line.

mod atomic;
mod conversion;
mod device_side_enqueue;
mod image;
mod operand;
mod outcome;
mod semantics;
#[cfg(test)]
mod tests;
pub(super) mod work_item;

use smallvec::SmallVec;

use super::emit::{Emit, TypeShape};
use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode, grammar, op};
use crate::table::atomic::loading_sum;
use crate::table::opencl::{Plan, Postfix, Row, Shape, Target};

/// Words of operands: `<id>`s and literals.
type Words = SmallVec<[u32; 8]>;

/// One call of a builtin.
#[derive(Clone, Copy)]
struct Call<'c> {
    arguments: &'c [Id],
    /// SPIR-V type of the call's result.
    result_type: Id,
    postfix: Postfix,
    /// Whether the sign of texels is left unspecified.
    is_signless: bool,
}

impl Call<'_> {
    /// Argument `i`.
    ///
    /// # Errors
    /// Unsupported if the call has fewer.
    fn argument<E: Emit>(&self, emit: &E, i: usize) -> Result<Id> {
        let argument = self.arguments.get(i).copied();
        argument.ok_or_else(|| {
            emit.error(format!("the builtin needs more than {} arguments", self.arguments.len()))
        })
    }
}

/// Expands a call of a builtin. `result_type` is the SPIR-V type of the call's result; the returned id is
/// `None` if that is void.
///
/// `arguments` are those of the LLVM call, including the `sret` pointer; a pointer has the pointee type that
/// the mangled name gives, and the argument selected by [`Plan::invoke_argument`] is a function.
///
/// # Errors
/// Unsupported if the call's types do not fit the builtin, with the location of the call; errors of writing a
/// module.
pub fn expand<E: Emit>(emit: &mut E, plan: Plan, arguments: &[Id], result_type: Id) -> Result<Option<Id>> {
    match plan {
        Plan::Variable(variable) => work_item::expand(emit, variable, arguments, result_type).map(Some),
        Plan::Row(row, postfix) => {
            expand_row(emit, row, Call { arguments, result_type, postfix, is_signless: false })
        }
    }
}

/// The operands of a row's target, for a call whose result is the target's own: a condition may be given as a
/// boolean, and arguments that are the lanes of a vector as that vector. With `is_signless`, the sign of
/// texels is left unspecified.
///
/// # Errors
/// As [`expand`].
pub(super) fn operands<E: Emit>(
    emit: &mut E,
    row: &Row,
    postfix: Postfix,
    arguments: &[Id],
    result_type: Id,
    is_signless: bool,
) -> Result<Words> {
    operands_of(emit, row, Call { arguments, result_type, postfix, is_signless })
}

fn operands_of<E: Emit>(emit: &mut E, row: &Row, call: Call<'_>) -> Result<Words> {
    let (least, most) = row.arity();
    if !(least..=most).contains(&call.arguments.len()) {
        let count = call.arguments.len();
        return Err(emit.error(format!("builtin {} does not take {count} arguments", row.name)));
    }
    let mut words = Words::new();
    for operand in row.operands {
        operand::push(emit, call, *operand, &mut words)?;
    }
    Ok(words)
}

fn expand_row<E: Emit>(emit: &mut E, row: &Row, call: Call<'_>) -> Result<Option<Id>> {
    if let Target::Shape(Shape::NdRange(dimensions)) = row.target {
        return device_side_enqueue::nd_range(emit, call, dimensions);
    }
    let operands = operands_of(emit, row, call)?;
    let target_type = outcome::target_type(emit, row.outcome, call.result_type)?;
    let result = match row.target {
        Target::Op(opcode)
            if opcode == loading_sum(true) && atomic::only_loads(emit, target_type, &operands)? =>
        {
            let address = operands.get(..3).unwrap_or_default();
            instruction(emit, op::AtomicLoad, target_type, address)?
        }
        Target::Op(opcode) => instruction(emit, opcode, target_type, &operands)?,
        Target::Ext(number) => {
            let result = emit.ext(number, target_type, &operands)?;
            (emit.shape_of(target_type) != TypeShape::Void).then_some(result)
        }
        Target::Operand => Some(first(emit, &operands)?),
        Target::Convert(opcode, saturation) => {
            let operand = first(emit, &operands)?;
            Some(conversion::convert(emit, call, opcode, saturation, operand)?)
        }
        Target::Shape(shape) => Some(expand_shape(emit, shape, call, &operands)?),
    };
    result.map(|result| outcome::apply(emit, row.outcome, call, result)).transpose()
}

fn expand_shape<E: Emit>(emit: &mut E, shape: Shape, call: Call<'_>, operands: &[u32]) -> Result<Id> {
    match shape {
        Shape::Bitcast => {
            let operand = first(emit, operands)?;
            conversion::bitcast(emit, operand, call.result_type)
        }
        Shape::CompareExchange => atomic::compare_exchange(emit, operands),
        Shape::ToAddressSpace(storage_class) => {
            let operand = first(emit, operands)?;
            conversion::to_address_space(emit, operand, storage_class as u32, call.result_type)
        }
        Shape::ImageSize(extent) => {
            let image = first(emit, operands)?;
            image::size(emit, image, extent, call.result_type)
        }
        Shape::NdRange(_) => Err(Error::internal("a range of work-items is no ordinary shape")),
        Shape::EnqueueKernel(form) => device_side_enqueue::enqueue_kernel(emit, call, form),
        Shape::KernelQuery { op, range } => device_side_enqueue::kernel_query(emit, call, op, range),
    }
}

/// Emits a core instruction, with a result if the grammar has one.
fn instruction<E: Emit>(
    emit: &mut E,
    opcode: Opcode,
    result_type: Id,
    operands: &[u32],
) -> Result<Option<Id>> {
    let has_result = grammar::instruction(opcode).is_some_and(|grammar| grammar.has_result);
    let wants_result = emit.shape_of(result_type) != TypeShape::Void;
    match (has_result, wants_result) {
        (true, true) => emit.emit(opcode, result_type, operands).map(Some),
        (false, false) => emit.emit_void(opcode, operands).map(|()| None),
        (true, false) => Err(emit
            .error(format!("the builtin stands for {opcode}, which has a result, but is declared without"))),
        (false, true) => Err(emit.error(format!(
            "the builtin stands for {opcode}, which has no result, but is declared with one"
        ))),
    }
}

fn first<E: Emit>(emit: &E, operands: &[u32]) -> Result<Id> {
    let first = operands.first().copied();
    first.map(Id).ok_or_else(|| emit.error("the builtin needs an argument".into()))
}
