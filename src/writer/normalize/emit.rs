//! Builds instructions of the rewritten function, with constant folding.
//!
//! Rule of this file: every instruction built here is recorded, so that unused ones are removed at the end.

use super::form::{Parts, WORD};
use crate::error::{Error, Result};
use crate::llvm::{Builder, Context, IntPredicate, Module, Opcode, Type, Value};
use smallvec::SmallVec;

/// An integer constant, splatted for a vector type.
///
/// # Errors
/// A type that is neither an integer nor a vector of integers.
pub fn splat<'c>(ty: Type<'c>, value: u64) -> Result<Value<'c>> {
    let scalar = ty.scalar().int(value)?;
    if ty.is_vector() { ty.aggregate(&vec![scalar; ty.lanes() as usize]) } else { Ok(scalar) }
}

/// `scalar`, or a vector of it if `like` is a vector, with as many lanes.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(crate) fn shaped<'c>(context: &'c Context, scalar: Type<'c>, like: Type<'c>) -> Result<Type<'c>> {
    if like.is_vector() { context.vector_type(scalar, like.lanes()) } else { Ok(scalar) }
}

/// Builds instructions of one function.
pub(crate) struct Emit<'c> {
    pub context: &'c Context,
    pub module: Module<'c>,
    pub builder: Builder<'c>,
    /// The instructions without side effects built so far, in order.
    built: Vec<Value<'c>>,
}

impl<'c> Emit<'c> {
    /// A builder without a position.
    pub fn new(context: &'c Context, module: Module<'c>) -> Self {
        Self { context, module, builder: context.builder(), built: Vec::new() }
    }

    /// Records an instruction that may be removed if nothing uses it.
    pub fn record(&mut self, value: Value<'c>) -> Value<'c> {
        self.built.push(value);
        value
    }

    /// Removes the recorded instructions that are unused.
    pub fn remove_unused(&mut self) {
        while let Some(value) = self.built.pop() {
            if value.is_instruction() {
                value.erase();
            }
        }
    }

    /// `scalar`, or a vector of it if the model is a vector, with as many lanes.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn shaped(&self, scalar: Type<'c>, model: Value<'c>) -> Result<Type<'c>> {
        shaped(self.context, scalar, model.ty())
    }

    /// A constant of an integer type, splatted for a vector type.
    ///
    /// # Errors
    /// A type that is neither an integer nor a vector of integers.
    pub fn number(&self, ty: Type<'c>, value: u64) -> Result<Value<'c>> {
        splat(ty, value)
    }

    /// A constant of the same type as another value.
    ///
    /// # Errors
    /// As [`Emit::number`].
    pub fn same(&self, model: Value<'c>, value: u64) -> Result<Value<'c>> {
        self.number(model.ty(), value)
    }

    /// A binary operation, folded in simple cases.
    ///
    /// # Errors
    /// Operands of different types.
    pub fn binary(&mut self, opcode: Opcode, left: Value<'c>, right: Value<'c>) -> Result<Value<'c>> {
        self.binary_with(opcode, left, right, 0)
    }

    /// A binary operation with poison-generating flags.
    ///
    /// # Errors
    /// Operands of different types.
    pub fn binary_with(
        &mut self,
        opcode: Opcode,
        left: Value<'c>,
        right: Value<'c>,
        flags: u32,
    ) -> Result<Value<'c>> {
        if let Some(value) = self.folded(opcode, left, right)? {
            return Ok(value);
        }
        let value = self.builder.binary(opcode, left, right)?;
        if flags != 0 {
            value.set_flags(flags);
        }
        Ok(self.record(value))
    }

    fn folded(&self, opcode: Opcode, left: Value<'c>, right: Value<'c>) -> Result<Option<Value<'c>>> {
        use Opcode::*;
        let bits = left.ty().scalar().int_bits().filter(|bits| *bits <= WORD && left.ty() == right.ty());
        let Some(bits) = bits else { return Ok(None) };
        let (a, b) = (int_lanes(left), int_lanes(right));
        let all = |lanes: &Option<Lanes>, value: u64| {
            lanes.as_ref().is_some_and(|lanes| lanes.iter().all(|lane| *lane == value))
        };
        let (ones, zero_left, zero_right) = (low_bits(bits), all(&a, 0), all(&b, 0));
        match opcode {
            Add | Or | Xor if zero_left => return Ok(Some(right)),
            Add | Sub | Or | Xor | Shl | LShr | AShr if zero_right => return Ok(Some(left)),
            And | Mul if zero_left => return Ok(Some(left)),
            And | Mul if zero_right => return Ok(Some(right)),
            And if all(&b, ones) => return Ok(Some(left)),
            Mul if all(&b, 1) => return Ok(Some(left)),
            Mul if all(&a, 1) => return Ok(Some(right)),
            _ => {}
        }
        let (Some(a), Some(b)) = (a, b) else { return Ok(None) };
        let lanes: Option<Lanes> = a.iter().zip(&b).map(|(a, b)| fold(opcode, *a, *b, bits)).collect();
        lanes.map(|lanes| self.constant(left.ty(), &lanes)).transpose()
    }

    fn constant(&self, ty: Type<'c>, lanes: &[u64]) -> Result<Value<'c>> {
        let scalar = ty.scalar();
        let values: Vec<Value<'c>> = lanes.iter().map(|lane| scalar.int(*lane)).collect::<Result<_>>()?;
        match values.as_slice() {
            [value] if !ty.is_vector() => Ok(*value),
            values => ty.aggregate(values),
        }
    }

    /// Keeps the low bits of an integer and clears the others.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn mask(&mut self, value: Value<'c>, bits: u32) -> Result<Value<'c>> {
        let ones = self.same(value, low_bits(bits))?;
        self.binary(Opcode::And, value, ones)
    }

    /// Sign-extends the low bits of an integer to its whole width.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn sign_extended(&mut self, value: Value<'c>, bits: u32) -> Result<Value<'c>> {
        let width = value.ty().scalar().int_bits().unwrap_or(bits);
        let distance = self.same(value, u64::from(width - bits))?;
        let high = self.binary(Opcode::Shl, value, distance)?;
        self.binary(Opcode::AShr, high, distance)
    }

    /// A shift by a constant.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn shift(&mut self, opcode: Opcode, value: Value<'c>, distance: u32) -> Result<Value<'c>> {
        let distance = self.same(value, u64::from(distance))?;
        self.binary(opcode, value, distance)
    }

    /// A cast to a scalar type, or to a vector of it with the operand's lanes; a no-op if the operand has
    /// that type already.
    ///
    /// # Errors
    /// Types that the opcode does not convert between.
    pub fn cast(&mut self, opcode: Opcode, value: Value<'c>, scalar: Type<'c>) -> Result<Value<'c>> {
        let ty = self.shaped(scalar, value)?;
        if ty == value.ty() {
            return Ok(value);
        }
        if matches!(opcode, Opcode::ZExt | Opcode::Trunc)
            && scalar.int_bits().is_some_and(|bits| bits <= WORD)
            && let Some(lanes) = int_lanes(value)
        {
            return self.constant(ty, &lanes);
        }
        let value = self.builder.cast(opcode, value, ty)?;
        Ok(self.record(value))
    }

    /// `icmp`.
    ///
    /// # Errors
    /// Operands of different types.
    pub fn icmp(&mut self, predicate: IntPredicate, left: Value<'c>, right: Value<'c>) -> Result<Value<'c>> {
        let value = self.builder.icmp(predicate, left, right)?;
        Ok(self.record(value))
    }

    /// `select`, folded if both values are the same.
    ///
    /// # Errors
    /// Operands of different types.
    pub fn select(&mut self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Result<Value<'c>> {
        if yes == no {
            return Ok(yes);
        }
        let value = self.builder.select(condition, yes, no)?;
        Ok(self.record(value))
    }

    /// An element of a vector; a scalar is its own element.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn lane(&mut self, value: Value<'c>, lane: u32) -> Result<Value<'c>> {
        if !value.ty().is_vector() {
            return Ok(value);
        }
        if let Some(element) = value.element(lane) {
            return Ok(element);
        }
        let index = self.context.i32_type().int(lane.into())?;
        let value = self.builder.extract_element(value, index)?;
        Ok(self.record(value))
    }

    /// A vector of the given elements; a single element is returned as it is.
    ///
    /// # Errors
    /// Elements of different types.
    pub fn vector(&mut self, lanes: &[Value<'c>]) -> Result<Value<'c>> {
        let first = *lanes.first().ok_or_else(|| Error::internal("a vector of nothing"))?;
        if lanes.len() == 1 {
            return Ok(first);
        }
        let ty = self.context.vector_type(first.ty(), u32::try_from(lanes.len()).unwrap_or(u32::MAX))?;
        let poison = first.ty().poison()?;
        let start: Vec<Value<'c>> =
            lanes.iter().map(|lane| if lane.is_constant() { *lane } else { poison }).collect();
        let mut vector = ty.aggregate(&start)?;
        for (index, lane) in (0u32..).zip(lanes).filter(|(_, lane)| !lane.is_constant()) {
            vector = self.insert(vector, *lane, index)?;
        }
        Ok(vector)
    }

    /// A vector with one element replaced; for a scalar, the element itself.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn insert(&mut self, vector: Value<'c>, element: Value<'c>, lane: u32) -> Result<Value<'c>> {
        if !vector.ty().is_vector() {
            return Ok(element);
        }
        let index = self.context.i32_type().int(lane.into())?;
        let value = self.builder.insert_element(vector, element, index)?;
        Ok(self.record(value))
    }

    /// `shufflevector`; a missing second operand is poison.
    ///
    /// # Errors
    /// Operands of different types.
    pub fn shuffle(&mut self, left: Value<'c>, right: Option<Value<'c>>, mask: &[i32]) -> Result<Value<'c>> {
        let right = match right {
            Some(right) => right,
            None => left.ty().poison()?,
        };
        let value = self.builder.shuffle_vector(left, right, mask)?;
        Ok(self.record(value))
    }

    /// `extractvalue` of a member.
    ///
    /// # Errors
    /// A structure without such a member.
    pub fn extract(&mut self, whole: Value<'c>, member: u32) -> Result<Value<'c>> {
        let value = self.builder.extract_value(whole, &[member])?;
        Ok(self.record(value))
    }

    /// `freeze`.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn freeze(&mut self, value: Value<'c>) -> Result<Value<'c>> {
        let value = self.builder.freeze(value)?;
        Ok(self.record(value))
    }

    /// A call of an intrinsic without side effects.
    ///
    /// # Errors
    /// An intrinsic unknown to LLVM, or arguments of the wrong types.
    pub fn intrinsic(
        &mut self,
        name: &str,
        overloads: &[Type<'c>],
        arguments: &[Value<'c>],
    ) -> Result<Value<'c>> {
        let function = self.module.intrinsic(name, overloads)?;
        let value = self.builder.call_function(function, arguments)?;
        Ok(self.record(value))
    }

    /// Maps a list of values through a function.
    ///
    /// # Errors
    /// Errors of the function.
    pub fn each(
        &mut self,
        values: &[Value<'c>],
        mut change: impl FnMut(&mut Self, Value<'c>) -> Result<Value<'c>>,
    ) -> Result<Parts<'c>> {
        values.iter().map(|value| change(self, *value)).collect()
    }
}

/// The integer values of a constant's lanes.
type Lanes = SmallVec<[u64; 4]>;

/// The value of an integer constant of up to 64 bits, by lane.
fn int_lanes(value: Value<'_>) -> Option<Lanes> {
    if !value.is_constant() {
        return None;
    }
    if value.ty().is_vector() {
        return value.elements()?.into_iter().map(|element| element.int_value()).collect();
    }
    Some(SmallVec::from_elem(value.int_value()?, 1))
}

/// A number whose low `bits` bits are set.
pub(crate) fn low_bits(bits: u32) -> u64 {
    if bits >= WORD { u64::MAX } else { (1 << bits) - 1 }
}

/// The result of a binary operation on constants, unless it is poison or not worth folding.
fn fold(opcode: Opcode, a: u64, b: u64, bits: u32) -> Option<u64> {
    let shifts = b < u64::from(bits);
    let value = match opcode {
        Opcode::Add => a.wrapping_add(b),
        Opcode::Sub => a.wrapping_sub(b),
        Opcode::Mul => a.wrapping_mul(b),
        Opcode::And => a & b,
        Opcode::Or => a | b,
        Opcode::Xor => a ^ b,
        Opcode::Shl if shifts => a << b,
        Opcode::LShr if shifts => a >> b,
        Opcode::AShr if shifts => {
            let unused = WORD - bits;
            (((a << unused) as i64 >> unused) >> b) as u64
        }
        _ => return None,
    };
    Some(value & low_bits(bits))
}
