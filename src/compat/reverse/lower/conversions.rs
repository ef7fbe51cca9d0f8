//! Conversions: those of vectors as calls of OpenCL C's functions, those of narrow formats as calls of
//! functions whose names encode the pair of types.

use super::{Reader, result_type, type_of};
use crate::error::Result;
use crate::llvm::Type;
use crate::reader::format_of;
use crate::spirv::grammar::Class;
use crate::spirv::{Instruction, op};
use crate::table::form::Form;
use crate::table::narrow_format::{self, Format, SATURATES};
use crate::table::{conversion, opencl};
use rspirv::spirv::Decoration;

/// Reads a conversion; returns false if its row does.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn convert<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let is_conversion = instruction.grammar().is_some_and(|grammar| grammar.class == Class::Conversion);
    let converts = is_conversion || narrow_format::converts(instruction.opcode());
    if !converts || instruction.result_id().is_none() || instruction.result_type().is_none() {
        return Ok(false);
    }
    Ok(small_conversion(reader, instruction)? || vector_conversion(reader, instruction)?)
}

/// A conversion from or to a narrow format. A bitcast between formats of the same LLVM type is a no-op.
fn small_conversion<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let opcode = instruction.opcode();
    let is_cast = opcode == op::Bitcast;
    if !is_cast && !narrow_format::converts(opcode) {
        return Ok(false);
    }
    let Some(Ok(from)) = instruction.id(0).ok().map(|id| type_of(reader, id)) else { return Ok(false) };
    let formats = (format_of(reader.spirv(), from), format_of(reader.spirv(), instruction.required_type()?));
    let (Some(from), Some(to)) = formats else { return Ok(false) };
    // The Khronos translator names no conversion between a narrow format and 32 or 64 bits.
    if [from, to].iter().any(|format| matches!(format, Format::Float(32 | 64, _))) {
        return Ok(false);
    }
    if is_cast {
        let value = reader.value(instruction.id(0)?)?;
        let same = value.ty() == result_type(reader, instruction)?;
        if same {
            reader.define(instruction, value)?;
        }
        return Ok(same);
    }
    // 4-bit integers are extended and truncated like any others, and matrices of them are converted like
    // other matrices.
    let is_of_matrices = result_type(reader, instruction)?.target_name().is_some();
    let has_nibbles = opcode != op::SConvert && [from, to].contains(&Format::Int(4)) && !is_of_matrices;
    if !(from.is_small_float() || to.is_small_float() || has_nibbles) {
        return Ok(false);
    }
    let saturates = reader.decoration(instruction.required_id()?, SATURATES).is_some();
    let conversion = narrow_format::conversion(opcode, from, to, saturates);
    let Some(name) = conversion.and_then(narrow_format::name) else { return Ok(false) };
    reader.call_friendly(instruction, name, crate::table::call().without_attributes())?;
    Ok(true)
}

/// A vector conversion as a call by its OpenCL C name. Integers that are not extended are spelled signed.
fn vector_conversion<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let is_cast =
        crate::table::rows_of(instruction.opcode()).iter().any(|row| matches!(row.form, Form::Cast(..)));
    let is_call = [Decoration::SaturatedConversion, Decoration::FPRoundingMode]
        .iter()
        .any(|d| instruction.result_id().is_some_and(|id| reader.decoration(id, *d).is_some()));
    let to = result_type(reader, instruction)?;
    if !is_cast || is_call && conversion::call_form(instruction.opcode()).is_some() || !to.is_vector() {
        return Ok(false);
    }
    let from = reader.ty(type_of(reader, instruction.id(0)?)?)?;
    let bits = |ty: Type<'_>| ty.scalar().int_bits();
    let (from, to) = (bits(from), bits(to));
    let keeps_signs = match instruction.opcode() {
        op::UConvert => from >= to,
        _ => false,
    };
    let opcode = if keeps_signs { op::SConvert } else { instruction.opcode() };
    if conversion::call_form(opcode).is_none() {
        return Ok(false);
    }
    let form = crate::table::call().without_attributes();
    reader.call_opencl(instruction, opencl::Target::Op(opcode), form)
}
