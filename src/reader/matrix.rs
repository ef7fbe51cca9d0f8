//! Spec: "Arithmetic Instructions" on matrices, column by column: LLVM IR represents a matrix as an array of
//! columns.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{Opcode, Type, Value};
use crate::spirv::Instruction;
use crate::table::form::{Flags, MatrixOperation};

/// Maximum number of columns of a matrix.
const MOST_COLUMNS: u32 = 4;

/// Maximum number of components of a column, as for vectors in kernels.
const MOST_ROWS: u32 = 16;

impl<'c, 'm> Reader<'c, 'm> {
    /// A product of matrices, or a transposed matrix.
    ///
    /// # Errors
    /// Operands that are not defined, or of other types than the operation takes.
    pub(super) fn matrix(&mut self, instruction: Instruction<'m>, operation: MatrixOperation) -> Result<()> {
        let first = self.operand(instruction, 0)?;
        let ty = self.result_type(instruction)?;
        let result = match operation {
            MatrixOperation::TimesScalar => {
                let scalar = self.operand(instruction, 1)?;
                let (columns, column) = columns_of(first.ty())?;
                let spread = self.spread(scalar, column)?;
                let mut result = ty.undef()?;
                for index in 0..columns {
                    let own = self.builder.extract_value(first, &[index])?;
                    let product = self.builder.binary(Opcode::FMul, own, spread)?;
                    result = self.builder.insert_value(result, product, &[index])?;
                }
                result
            }
            MatrixOperation::TimesVector => {
                let vector = self.operand(instruction, 1)?;
                self.combination_of_columns(first, vector)?
            }
            MatrixOperation::TimesMatrix => {
                let second = self.operand(instruction, 1)?;
                let (columns, _) = columns_of(second.ty())?;
                let mut result = ty.undef()?;
                for index in 0..columns {
                    let factors = self.builder.extract_value(second, &[index])?;
                    let column = self.combination_of_columns(first, factors)?;
                    result = self.builder.insert_value(result, column, &[index])?;
                }
                result
            }
            MatrixOperation::VectorTimes => {
                let matrix = self.operand(instruction, 1)?;
                self.require(
                    first.ty().is_vector(),
                    "a product of a matrix with something else than a vector",
                )?;
                let mut sum = ty.null()?;
                for lane in 0..first.ty().lanes() {
                    let lane_index = self.llvm.i32_type().int(u64::from(lane))?;
                    let factor = self.builder.extract_element(first, lane_index)?;
                    let factors = self.spread(factor, ty)?;
                    let row = self.row_of(matrix, lane, ty)?;
                    let product = self.builder.binary(Opcode::FMul, factors, row)?;
                    sum = self.builder.binary(Opcode::FAdd, sum, product)?;
                }
                sum
            }
            MatrixOperation::Transpose => {
                let (columns, column) = columns_of(ty)?;
                let mut result = ty.undef()?;
                for index in 0..columns {
                    let row = self.row_of(first, index, column)?;
                    result = self.builder.insert_value(result, row, &[index])?;
                }
                result
            }
        };
        self.decorate_result(instruction, Flags::FastMath, result)?;
        self.define(instruction, result)
    }

    /// The linear combination of a matrix's columns with the lanes of a vector.
    fn combination_of_columns(&mut self, matrix: Value<'c>, vector: Value<'c>) -> Result<Value<'c>> {
        let (columns, column) = columns_of(matrix.ty())?;
        self.require(
            vector.ty().is_vector() && vector.ty().lanes() == columns,
            "a matrix with another number of columns than the vector has components",
        )?;
        let mut sum = column.null()?;
        for index in 0..columns {
            let lane = self.llvm.i32_type().int(u64::from(index))?;
            let factor = self.builder.extract_element(vector, lane)?;
            let factors = self.spread(factor, column)?;
            let own = self.builder.extract_value(matrix, &[index])?;
            let product = self.builder.binary(Opcode::FMul, factors, own)?;
            sum = self.builder.binary(Opcode::FAdd, sum, product)?;
        }
        Ok(sum)
    }

    /// A row of a matrix, as a vector of type `ty`.
    pub(super) fn row_of(&mut self, matrix: Value<'c>, row: u32, ty: Type<'c>) -> Result<Value<'c>> {
        let (columns, column) = columns_of(matrix.ty())?;
        self.require(
            ty.is_vector() && ty.lanes() == columns && row < column.lanes(),
            "a vector with another number of components than the matrix has columns",
        )?;
        let lane = self.llvm.i32_type().int(u64::from(row))?;
        let mut vector = ty.poison()?;
        for index in 0..columns {
            let own = self.builder.extract_value(matrix, &[index])?;
            let element = self.builder.extract_element(own, lane)?;
            let place = self.llvm.i32_type().int(u64::from(index))?;
            vector = self.builder.insert_element(vector, element, place)?;
        }
        Ok(vector)
    }
}

/// Number and type of a matrix's columns.
fn columns_of(matrix: Type<'_>) -> Result<(u32, Type<'_>)> {
    let columns = matrix.length().filter(|_| matrix.is_array()).and_then(|length| u32::try_from(length).ok());
    let column = matrix.element().filter(|column| column.is_vector() && column.lanes() <= MOST_ROWS);
    let matrix = columns.filter(|columns| *columns <= MOST_COLUMNS).zip(column);
    matrix.ok_or_else(|| Error::malformed("an operand that is no matrix of 2 to 4 columns, each a vector"))
}
