//! Reductions of the lanes of a vector, expanded to operations on lanes and on parts of the vector.

use super::{Lowerer, argument};
use crate::error::{Error, Result};
use crate::llvm::{Opcode, Type, Value};
use crate::spirv::{Opcode as SpirvOpcode, op};
use crate::table::intrinsic::{Lowering, Reduction, name_of};
use crate::writer::normalize::replace;
use crate::writer::operands::arguments;

/// The instruction that combines two values of a sequential or partial reduction.
fn combining(opcode: SpirvOpcode) -> Result<Opcode> {
    match opcode {
        op::FAdd => Ok(Opcode::FAdd),
        op::FMul => Ok(Opcode::FMul),
        op::IAdd => Ok(Opcode::Add),
        _ => Err(Error::internal("a reduction by an instruction without an equivalent")),
    }
}

impl<'c> Lowerer<'c, '_> {
    /// Expands a reduction; returns false if an instruction computes it.
    pub(super) fn reduction(&mut self, call: Value<'c>, reduction: Reduction) -> Result<bool> {
        let value = match reduction {
            Reduction::Partial(opcode) => self.partial_reduction(call, combining(opcode)?)?,
            Reduction::Ordered(opcode) => {
                let ([start, vector], opcode) = (arguments(call)?, combining(opcode)?);
                let mut result = start;
                for lane in 0..vector.ty().lanes() {
                    let lane = self.emit.lane(vector, lane)?;
                    result = self.arithmetic(call, opcode, result, lane)?;
                }
                result
            }
            _ => {
                let [vector] = arguments(call)?;
                if reduction.of_booleans().is_some()
                    && vector.ty().is_bool_or_bools()
                    && vector.ty().lanes() > 1
                    && self.legality.is_legal(vector.ty())
                {
                    return Ok(false);
                }
                self.tree(call, vector, reduction)?
            }
        };
        replace(call, value)?;
        Ok(true)
    }

    /// Combines the lanes in pairs, for a tree of minimal depth.
    fn tree(&mut self, call: Value<'c>, vector: Value<'c>, reduction: Reduction) -> Result<Value<'c>> {
        let mut lanes = Vec::new();
        for lane in 0..vector.ty().lanes() {
            lanes.push(self.emit.lane(vector, lane)?);
        }
        while lanes.len() > 1 {
            let mut joined = Vec::new();
            for pair in lanes.chunks(2) {
                match *pair {
                    [a, b] => joined.push(self.combined(call, reduction, a, b)?),
                    _ => joined.extend(pair),
                }
            }
            lanes = joined;
        }
        lanes.first().copied().ok_or_else(|| Error::unsupported("a reduction of no lanes"))
    }

    fn combined(
        &mut self,
        call: Value<'c>,
        reduction: Reduction,
        a: Value<'c>,
        b: Value<'c>,
    ) -> Result<Value<'c>> {
        let is_boolean = a.ty().is_bool_or_bools();
        let opcode = match reduction {
            Reduction::Add | Reduction::Xor if is_boolean => Opcode::Xor,
            Reduction::Mul if is_boolean => Opcode::And,
            Reduction::Add => Opcode::Add,
            Reduction::Mul => Opcode::Mul,
            Reduction::And => Opcode::And,
            Reduction::Or => Opcode::Or,
            Reduction::Xor => Opcode::Xor,
            Reduction::Integer(operation) if is_boolean => return self.boolean_extremum(operation, a, b),
            Reduction::Integer(operation) => return self.of_two(call, Lowering::Integer(operation), a, b),
            Reduction::Float(kind) => return self.of_two(call, Lowering::FloatExtremum(kind), a, b),
            Reduction::Ordered(_) | Reduction::Partial(_) => {
                return Err(Error::internal("a sequential reduction in pairs"));
            }
        };
        self.emit.binary(opcode, a, b)
    }

    /// The intrinsic of a lowering, on two lanes.
    fn of_two(
        &mut self,
        call: Value<'c>,
        lowering: Lowering,
        a: Value<'c>,
        b: Value<'c>,
    ) -> Result<Value<'c>> {
        let name = name_of(lowering).ok_or_else(|| Error::internal("a reduction without an intrinsic"))?;
        let value = self.emit.intrinsic(&format!("llvm.{name}"), &[a.ty()], &[a, b])?;
        Ok(with_flags_of(call, value))
    }

    /// An operation with the call's fast-math flags; bfloat16, which core arithmetic does not support, is
    /// computed in 32 bits and rounded.
    fn arithmetic(
        &mut self,
        call: Value<'c>,
        opcode: Opcode,
        a: Value<'c>,
        b: Value<'c>,
    ) -> Result<Value<'c>> {
        let scalar = a.ty().scalar();
        if scalar != self.context.bfloat_type() || self.instructions.bfloat_arithmetic {
            let value = self.emit.binary(opcode, a, b)?;
            return Ok(with_flags_of(call, value));
        }
        let wide = self.context.float_type();
        let (a, b) = (self.emit.cast(Opcode::FPExt, a, wide)?, self.emit.cast(Opcode::FPExt, b, wide)?);
        let value = self.emit.binary(opcode, a, b)?;
        let value = with_flags_of(call, value);
        self.emit.cast(Opcode::FPTrunc, value, scalar)
    }

    /// `llvm.vector.partial.reduce`: adds the parts of the vector to the start value, one after the other.
    fn partial_reduction(&mut self, call: Value<'c>, opcode: Opcode) -> Result<Value<'c>> {
        let (mut sum, vector) = (argument(call, 0)?, argument(call, 1)?);
        if sum.ty().is_bool_or_bools() {
            return Err(Error::unsupported("a partial reduction of i1"));
        }
        let count = lanes_of(sum.ty());
        for start in (0..vector.ty().lanes()).step_by(count as usize) {
            let origins: Vec<_> = (start..start + count).map(|lane| (vector, lane)).collect();
            let part = self.pick(&origins)?;
            sum = self.arithmetic(call, opcode, sum, part)?;
        }
        Ok(sum)
    }
}

/// The number of lanes of a vector; a scalar has one.
fn lanes_of(ty: Type<'_>) -> u32 {
    if ty.is_vector() { ty.lanes().max(1) } else { 1 }
}

/// Gives an instruction the fast-math flags of a call.
fn with_flags_of<'c>(call: Value<'c>, value: Value<'c>) -> Value<'c> {
    let flags = call.fast_math();
    if flags != 0 && value.can_have_fast_math() {
        value.set_fast_math(flags);
    }
    value
}
