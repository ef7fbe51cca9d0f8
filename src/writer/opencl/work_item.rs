//! Builtin functions that read builtin variables.

use super::super::emit::{Emit, TypeShape, lanes_of};
use crate::error::Result;
use crate::spirv::{Id, op};
use crate::table::builtin_variable::{VariableForm, VariableRow};

/// Reads a builtin variable; `arguments` hold the dimension if the variable is a vector.
///
/// # Errors
/// Unsupported if the call's types do not fit.
pub(crate) fn expand<E: Emit>(
    emit: &mut E,
    row: &VariableRow,
    arguments: &[Id],
    result_type: Id,
) -> Result<Id> {
    match (row.form, arguments) {
        (VariableForm::Vector3(default), &[dimension]) => {
            component(emit, row, default, dimension, result_type)
        }
        // Without a dimension, the result is the whole vector.
        (VariableForm::Vector3(_), []) => {
            let value = emit.load_builtin(row.builtin)?;
            if emit.type_of(value)? != result_type {
                return Err(emit.error(format!("{} without a dimension gives a vector of sizes", row.name)));
            }
            Ok(value)
        }
        (VariableForm::Size | VariableForm::Int, []) => {
            let value = emit.load_builtin(row.builtin)?;
            resize(emit, value, result_type)
        }
        (VariableForm::Mask | VariableForm::Bool, []) => emit.load_builtin(row.builtin),
        _ => Err(emit.error(format!("{} does not take {} arguments", row.opencl, arguments.len()))),
    }
}

/// The component selected by `dimension`, or `default` beyond the last.
fn component<E: Emit>(emit: &mut E, row: &VariableRow, default: u64, dimension: Id, ty: Id) -> Result<Id> {
    const DIMENSIONS: u64 = 3;
    let constant = emit.constant_bits(dimension);
    let is_beyond = constant.is_some_and(|dimension| dimension >= DIMENSIONS);
    if is_beyond {
        return emit.constant(ty, default);
    }
    let vector = emit.load_builtin(row.builtin)?;
    let vector_type = emit.type_of(vector)?;
    let (element, _) = lanes_of(emit, vector_type);
    let value = match constant {
        // Dimensions 0 to 2.
        Some(dimension) => emit.emit(op::CompositeExtract, element, &[vector.0, dimension as u32])?,
        None => {
            let index_type = emit.type_of(dimension)?;
            let limit = emit.constant(index_type, DIMENSIONS)?;
            let first = emit.constant(index_type, 0)?;
            let default = emit.constant(element, default)?;
            let truth = emit.bool_type()?;
            let inside = emit.emit(op::ULessThan, truth, &[dimension.0, limit.0])?;
            let index = emit.emit(op::Select, index_type, &[inside.0, dimension.0, first.0])?;
            let value = emit.emit(op::VectorExtractDynamic, element, &[vector.0, index.0])?;
            emit.emit(op::Select, element, &[inside.0, value.0, default.0])?
        }
    };
    resize(emit, value, ty)
}

/// An unsigned integer converted to another integer type.
fn resize<E: Emit>(emit: &mut E, value: Id, ty: Id) -> Result<Id> {
    let from = emit.type_of(value)?;
    if from == ty {
        return Ok(value);
    }
    match emit.shape_of(ty) {
        TypeShape::Int { .. } => emit.emit(op::UConvert, ty, &[value.0]),
        _ => Err(emit.error("a work-item function returns an integer".into())),
    }
}
