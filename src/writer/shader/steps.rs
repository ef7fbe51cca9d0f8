//! Steps down the declared types to the part that lies at an address.
//!
//! An index may lead by less than an element and yet out of it: an optimizer makes one index of a row's and a component's. What it leads by
//! is then divided by the size of an element, unless it is known to stay in one.

use super::super::context::Writer;
use super::super::emit::TypeShape;
use super::bits::type_of_root;
use super::bytes::{Address, Term};
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::{Id, op};
use crate::table::ENDLESS_STRIDE;
use rspirv::spirv::Capability;
use std::rc::Rc;

/// One step down the types.
#[derive(Clone, Debug)]
pub(super) enum Step<'c> {
    /// A member, column or component.
    Constant(u64),
    /// A number that is computed.
    Sum(Sum<'c>),
}

/// A constant, and factors times numbers.
#[derive(Clone, Debug)]
pub(super) struct Sum<'c> {
    constant: i64,
    multiples: Vec<(i64, Factor<'c>)>,
}

/// What is multiplied by a number.
#[derive(Clone, Debug)]
enum Factor<'c> {
    Value(Value<'c>),
    /// How many elements of so many units a sum of units is.
    Quotient(Rc<Sum<'c>>, i64),
    /// The units beyond them.
    Rest(Rc<Sum<'c>>, i64),
}

/// Bytes that are not yet steps: constant ones and multiples of what the shader computes.
struct Left<'c> {
    bytes: i64,
    terms: Vec<(i64, Factor<'c>, i64)>,
}

impl<'c> Left<'c> {
    fn of(address: &Address<'c>) -> Self {
        let term = |term: &Term<'c>| (term.size, Factor::Value(term.value), term.more);
        Self { bytes: address.bytes, terms: address.terms.iter().map(term).collect() }
    }

    fn is_nothing(&self) -> bool {
        self.bytes == 0 && self.terms.is_empty()
    }

    /// How many strides these bytes are, which they are rid of. `is_uniform`: what a stride leads over has no parts but elements, so that
    /// any of them may be meant.
    fn divided(&mut self, stride: i64, is_uniform: bool) -> Option<Step<'c>> {
        // A value may make up for bytes in front of the beginning.
        if stride <= 0 || self.bytes < 0 && self.terms.is_empty() {
            return None;
        }
        let (own, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.terms).into_iter().partition(|(size, ..)| size % stride == 0);
        self.bytes = own.iter().try_fold(self.bytes, |sum, (.., more)| sum.checked_add(*more))?;
        // Where elements have no known size, bytes may lie in front of one.
        let before = if stride.unsigned_abs() == ENDLESS_STRIDE { stride / 2 } else { 0 };
        let constant = (self.bytes + before).div_euclid(stride);
        self.bytes -= constant * stride;
        let mut multiples: Vec<_> =
            own.into_iter().map(|(size, factor, _)| (size / stride, factor)).collect();
        self.terms = rest;
        if is_uniform && !self.stays_below(stride) {
            multiples.push((1, self.carried(stride)?));
        }
        Some(Step::Sum(Sum { constant, multiples }))
    }

    /// Whether all that is left leads to less than so many bytes.
    fn stays_below(&self, bytes: i64) -> bool {
        let least = self.terms.iter().try_fold(self.bytes, |sum, (.., more)| sum.checked_add(*more));
        let most = self.terms.iter().try_fold(least.unwrap_or(-1), |sum, (size, factor, _)| {
            let most = match factor {
                Factor::Value(value) => i64::try_from(greatest(*value, 0)?).ok()?,
                Factor::Rest(_, units) => units - 1,
                Factor::Quotient(..) => return None,
            };
            sum.checked_add(size.checked_mul(most)?)
        });
        let grows = self.terms.iter().all(|(size, ..)| *size > 0) && least.is_some_and(|least| least >= 0);
        self.terms.is_empty() || grows && most.is_some_and(|most| most < bytes)
    }

    /// The elements of a size that the values that are left lead over; what is left then stays within one.
    fn carried(&mut self, stride: i64) -> Option<Factor<'c>> {
        let bytes = self.terms.iter().try_fold(self.bytes, |sum, (.., more)| sum.checked_add(*more))?;
        let sizes = self.terms.iter().map(|(size, ..)| *size);
        let unit = sizes.fold(common(stride, bytes), common);
        let multiples = std::mem::take(&mut self.terms);
        let multiples = multiples.into_iter().map(|(size, factor, _)| (size / unit, factor)).collect();
        let sum = Rc::new(Sum { constant: bytes / unit, multiples });
        self.bytes = 0;
        self.terms.push((unit, Factor::Rest(Rc::clone(&sum), stride / unit), 0));
        Some(Factor::Quotient(sum, stride / unit))
    }
}

/// The greatest common divisor of two numbers; 0 if both are 0.
pub(in crate::writer) fn common(left: i64, right: i64) -> i64 {
    let (mut left, mut right) = (left.abs(), right.abs());
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

/// The upper bound of an unsigned value, where its instruction determines one.
fn greatest(value: Value<'_>, depth: u32) -> Option<u64> {
    if let Some(number) = value.int_value() {
        return Some(number);
    }
    let of = |index: u32| value.operand(index).filter(|_| depth < 8);
    let inner = |index: u32| of(index).and_then(|value| greatest(value, depth + 1));
    let number = of(1).and_then(Value::int_value);
    match value.opcode()? {
        LlvmOpcode::And => [inner(0), inner(1)].into_iter().flatten().min(),
        LlvmOpcode::URem => number?.checked_sub(1),
        LlvmOpcode::LShr => Some(inner(0)?.checked_shr(u32::try_from(number?).ok()?).unwrap_or(0)),
        LlvmOpcode::Or => Some((inner(0)? | inner(1)?).checked_add(1)?.checked_next_power_of_two()? - 1),
        LlvmOpcode::Select => Some(inner(1)?.max(inner(2)?)),
        LlvmOpcode::ZExt => {
            let bits = of(0)?.ty().int_bits()?;
            inner(0).or_else(|| 1u64.checked_shl(bits)?.checked_sub(1))
        }
        LlvmOpcode::Trunc | LlvmOpcode::Freeze => inner(0),
        _ => None,
    }
}

impl<'c> Writer<'c, '_> {
    /// The steps from what a root points to down to a part that a value of an LLVM type can be, or a number of its width.
    pub(super) fn steps(
        &self,
        start: Id,
        address: &Address<'c>,
        ty: Type<'c>,
    ) -> Option<(Vec<Step<'c>>, Id)> {
        let (mut at, mut left) = (start, Left::of(address));
        let mut matrix = super::Place::default();
        let mut steps = Vec::new();
        let mut memory = type_of_root(address.root);
        loop {
            if left.is_nothing() && self.fits(at, ty) {
                return Some((steps, at));
            }
            let (opcode, words) = self.types.declarations.get(&at)?;
            match *opcode {
                op::TypeStruct => {
                    // A value makes up for bytes in front of the first member.
                    let from = if left.terms.is_empty() { left.bytes } else { left.bytes.max(0) };
                    let (member, offset, place) = self.member_at_bytes(at, words.len(), from)?;
                    steps.push(Step::Constant(u64::from(member)));
                    left.bytes -= offset;
                    matrix = place;
                    memory = None;
                    at = Id(*words.get(member as usize)?);
                }
                op::TypeMatrix if matrix.is_row_major => {
                    let column = Id(*words.first()?);
                    let scalar = self.element_type(column, 0).ok()?;
                    let (stride, size) = (matrix.stride?, self.bytes_of(scalar)?);
                    let row = left.divided(stride, true)?;
                    steps.push(left.divided(size, false)?);
                    steps.push(row);
                    at = scalar;
                }
                op::TypeArray
                | op::TypeRuntimeArray
                | op::TypeMatrix
                | op::TypeVector
                | op::TypeVectorIdEXT => {
                    let element = Id(*words.first()?);
                    let declared = self.stride_between(at);
                    let declared = declared.or(matrix.stride.filter(|_| *opcode == op::TypeMatrix));
                    // Without a declared stride, or with one that elements do not fit in, the variable's type in memory has it.
                    memory = memory.filter(|memory| memory.is_array()).and_then(Type::element);
                    let own = memory.and_then(|memory| self.stride_of(memory));
                    let declared = declared.filter(|declared| own.is_none_or(|own| *declared >= own));
                    let stride = match declared.or(own) {
                        Some(stride) => stride,
                        None => self.bytes_of(element)?,
                    };
                    steps.push(left.divided(stride, self.has_elements(element))?);
                    at = element;
                }
                _ => {
                    let is_same =
                        self.width_of_numbers(at) == ty.scalar_bits() && self.width_of_numbers(at).is_some();
                    return (left.is_nothing() && is_same && !ty.is_vector()).then_some((steps, at));
                }
            }
        }
    }

    /// The member of a structure that lies at bytes from its beginning, and where it begins.
    fn member_at_bytes(&self, id: Id, count: usize, bytes: i64) -> Option<(u32, i64, super::Place)> {
        let shader = self.shader.as_ref()?;
        let structure = *shader.structures.get(&id)?;
        let mut found: Option<(u32, i64, super::Place)> = None;
        for member in 0..u32::try_from(count).ok()? {
            let place = shader.places.get(&(structure, member)).copied().unwrap_or_default();
            let offset = match place.offset {
                Some(offset) => offset,
                None => self.module.member_offset_bytes(structure, member)?,
            };
            let offset = i64::try_from(offset).ok()?;
            if offset <= bytes && found.is_none_or(|(_, known, _)| known <= offset) {
                found = Some((member, offset, place));
            }
        }
        found
    }

    /// Whether a type has no parts but elements, in which an index may lead to any.
    fn has_elements(&self, id: Id) -> bool {
        let opcode = self.types.declarations.get(&id).map(|(opcode, _)| *opcode);
        let is_vector = matches!(self.shape(id), TypeShape::Vector { .. });
        is_vector || matches!(opcode, Some(op::TypeArray | op::TypeMatrix))
    }

    /// The operand of an access chain.
    ///
    /// # Errors
    /// A value that SPIR-V cannot represent.
    pub(super) fn step_operand(&mut self, step: &Step<'c>) -> Result<Id> {
        let signed = self.declare(op::TypeInt, &[32, 1])?;
        match step {
            Step::Constant(number) => self.number(signed, *number),
            Step::Sum(sum) => self.index_of_sum(sum),
        }
    }

    fn index_of_sum(&mut self, of: &Sum<'c>) -> Result<Id> {
        let (constant, mut sum) = (of.constant, None);
        for (number, factor) in &of.multiples {
            let mut id = self.index_of_factor(factor)?;
            let ty = self.type_of_id(id)?;
            if *number != 1 {
                let number = self.number(ty, number.cast_unsigned())?;
                id = self.emit_value(op::IMul, ty, &[id.0, number.0])?;
            }
            sum = Some(match sum {
                None => id,
                Some(Id(sum)) => self.emit_value(op::IAdd, ty, &[sum, id.0])?,
            });
        }
        match sum {
            None => {
                let signed = self.declare(op::TypeInt, &[32, 1])?;
                self.number(signed, constant.cast_unsigned())
            }
            Some(sum) if constant == 0 => Ok(sum),
            Some(sum) => {
                let ty = self.type_of_id(sum)?;
                let constant = self.number(ty, constant.cast_unsigned())?;
                self.emit_value(op::IAdd, ty, &[sum.0, constant.0])
            }
        }
    }

    fn index_of_factor(&mut self, factor: &Factor<'c>) -> Result<Id> {
        let (sum, units, is_rest) = match factor {
            Factor::Value(value) => return self.narrow_index(*value),
            Factor::Quotient(sum, units) => (sum, units.cast_unsigned(), false),
            Factor::Rest(sum, units) => (sum, units.cast_unsigned(), true),
        };
        let id = self.index_of_sum(sum)?;
        let ty = self.declare(op::TypeInt, &[32, 0])?;
        let id = self.converted(id, ty)?;
        // A part of the sum may be less than 0, the sum is not: shifts and masks are right for both.
        let (opcode, number) = match (units.is_power_of_two(), is_rest) {
            (true, true) => (op::BitwiseAnd, units - 1),
            (true, false) => (op::ShiftRightArithmetic, units.trailing_zeros().into()),
            (false, true) => (op::UMod, units),
            (false, false) => (op::UDiv, units),
        };
        let number = self.number(ty, number)?;
        self.emit_value(opcode, ty, &[id.0, number.0])
    }

    /// An index of 32 bits; of a widened index the operand.
    fn narrow_index(&mut self, value: Value<'c>) -> Result<Id> {
        let is_widened = matches!(value.opcode(), Some(LlvmOpcode::SExt | LlvmOpcode::ZExt));
        let inner = value.operand(0).filter(|inner| is_widened && inner.ty().int_bits() == Some(32));
        let id = self.operand(inner.unwrap_or(value))?;
        match self.shape(self.type_of_id(id)?) {
            TypeShape::Int { bits: 32 } => Ok(id),
            _ => {
                let ty = self.declare(op::TypeInt, &[32, 0])?;
                self.emit_value(op::UConvert, ty, &[id.0])
            }
        }
    }

    /// An index of a chain as it was before it was widened.
    pub(super) fn index_of_value(&mut self, value: Value<'c>) -> Result<Id> {
        let is_widened = matches!(value.opcode(), Some(LlvmOpcode::SExt | LlvmOpcode::ZExt));
        let is_long =
            is_widened && value.ty().int_bits() == Some(64) && !self.declares_capability(Capability::Int64);
        if is_long { self.narrow_index(value) } else { self.operand(value) }
    }
}
