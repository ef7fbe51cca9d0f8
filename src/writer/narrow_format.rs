//! Conversions from and to 4-bit and 8-bit number formats, which LLVM IR holds in integers, possibly several
//! in one integer.

use super::builtin::Builtin;
use super::context::Writer;
use super::operands::Count;
use crate::error::{Error, Result};
use crate::llvm::{Type, Value};
use crate::spirv::{Id, grammar, op};
use crate::table::narrow_format::{Conversion, Format, OLD_ENCODING, SATURATES, opcode};
use crate::table::opaque::{self, Parameters};
use smallvec::smallvec;

/// Component count of cooperative matrices: unspecified, since it depends on the target device.
const OF_MATRIX: u32 = 0;

impl<'c> Writer<'c, '_> {
    /// Translates a call of a conversion.
    ///
    /// # Errors
    /// Arguments that do not hold numbers of the format.
    pub(super) fn small_conversion(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        conversion: Conversion,
    ) -> Result<()> {
        let argument = call.arg(0).ok_or_else(|| self.miscounted(call, Count::TooFew))?;
        let is_old = self.declares_extension(OLD_ENCODING);
        let conversion =
            if conversion.stochastic && is_old { conversion.in_old_encoding() } else { conversion };
        let (from, lanes) = self.format_type(conversion.from, argument.ty())?;
        let (to, result_lanes) = self.format_type(conversion.to, call.ty())?;
        if lanes != result_lanes {
            return Err(self.error("a conversion to another number of components"));
        }
        let mut value = self.operand(argument)?;
        if self.type_of_id(value)? != from {
            value = self.emit_value(op::Bitcast, from, &[value.0])?;
        }
        let (opcode, saturates) =
            opcode(conversion).ok_or_else(|| self.error("a conversion that no instruction is"))?;
        let grammar =
            grammar::instruction(opcode).ok_or_else(|| Error::internal("an opcode without grammar"))?;
        let mut words = vec![value.0];
        words.extend(self.call_operands(call, builtin, 1, grammar.operands.get(1..).unwrap_or_default())?);
        let result = self.type_of_value(call)?;
        let id = match result == to {
            true => {
                self.define(call, opcode, to, &words)?;
                self.id_of(call)?
            }
            false => self.emit_value(opcode, to, &words)?,
        };
        if saturates {
            self.decorate_id(id, SATURATES as u32, &[])?;
        }
        if result != to {
            self.define(call, op::Bitcast, result, &[id.0])?;
            // Metadata that repeats SaturatedToLargestFloat8NormalConversionEXT must not decorate the
            // bitcast.
            let cast = self.id_of(call)?;
            self.annotations.decorated.insert(smallvec![cast.0, SATURATES as u32]);
        }
        self.finish(call)
    }

    /// The SPIR-V type for numbers of a format held in an LLVM type, and the number of components.
    fn format_type(&mut self, format: Format, ty: Type<'c>) -> Result<(Id, u32)> {
        if ty
            .target_name()
            .and_then(opaque::by_target)
            .is_some_and(|row| row.parameters == Parameters::Matrix)
        {
            let element = ty.target_types().into_iter().next();
            let element = element.ok_or_else(|| self.error("a matrix without a type of elements"))?;
            let (element, lanes) = self.format_type(format, element)?;
            if lanes != 1 {
                return Err(self.error("a matrix of several numbers in each element"));
            }
            return Ok((self.matrix_type(element, &ty.target_ints())?, OF_MATRIX));
        }
        if format.is_native() {
            let lanes = ty.lanes();
            return Ok((self.type_id(ty, None)?, lanes));
        }
        let scalar = match format {
            Format::Float(bits, encoding) => {
                let words: Vec<u32> = std::iter::once(bits).chain(encoding).collect();
                self.declare(op::TypeFloat, &words)?
            }
            Format::Int(bits) => self.declare(op::TypeInt, &[bits, 0])?,
        };
        let bits = ty.scalar().int_bits().filter(|bits| bits % format.bits() == 0);
        let bits = bits.ok_or_else(|| self.error("a conversion of numbers in another type"))?;
        let lanes = bits / format.bits() * ty.lanes();
        match lanes {
            1 if !ty.is_vector() => Ok((scalar, 1)),
            _ => Ok((self.declare(op::TypeVector, &[scalar.0, lanes])?, lanes)),
        }
    }
}
