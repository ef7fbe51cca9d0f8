//! Transposed matrices: square ones of 2 and 4 columns by shuffles of pairs of columns.

use super::{Reader, result_type};
use crate::error::{Error, Result};
use crate::llvm::Type;
use crate::spirv::Instruction;

/// `OpTranspose`; returns false if the operand is not a matrix.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn transpose<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let matrix = reader.value(instruction.id(0)?)?;
    let ty = result_type(reader, instruction)?;
    let Some(((count, column), (rows, row))) = columns_of(matrix.ty()).zip(columns_of(ty)) else {
        return Ok(false);
    };
    if rows != column.lanes() || count != row.lanes() {
        return Err(Error::malformed(
            "a transposed matrix with another number of rows than the matrix has columns",
        ));
    }
    let builder = reader.builder();
    let mut columns = Vec::new();
    for index in 0..count {
        columns.push(builder.extract_value(matrix, &[index])?);
    }
    let mut result = ty.poison()?;
    for index in 0..rows {
        let lane = index.cast_signed();
        let row = match (rows, columns.as_slice()) {
            (2, [a, b]) => builder.shuffle_vector(*a, *b, &[lane, lane + 2])?,
            (4, [a, b, c, d]) => {
                let first = builder.shuffle_vector(*a, *b, &[lane, lane + 4])?;
                let second = builder.shuffle_vector(*c, *d, &[lane, lane + 4])?;
                builder.shuffle_vector(first, second, &[0, 1, 2, 3])?
            }
            _ => {
                let mut vector = row.poison()?;
                for (place, column) in (0u64..).zip(&columns) {
                    let lane = reader.llvm().i32_type().int(u64::from(index))?;
                    let element = builder.extract_element(*column, lane)?;
                    let place = reader.llvm().int_type(64)?.int(place)?;
                    vector = builder.insert_element(vector, element, place)?;
                }
                vector
            }
        };
        result = builder.insert_value(result, row, &[index])?;
    }
    super::finish(reader, instruction, result)
}

/// The number and type of a matrix's columns.
pub(in crate::compat::reverse) fn columns_of(matrix: Type<'_>) -> Option<(u32, Type<'_>)> {
    let columns =
        matrix.length().filter(|_| matrix.is_array()).and_then(|length| u32::try_from(length).ok())?;
    let column = matrix.element().filter(|column| column.is_vector() && column.lanes() <= 16)?;
    (columns <= 4).then_some((columns, column))
}
