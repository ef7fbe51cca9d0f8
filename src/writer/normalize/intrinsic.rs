//! Calls of intrinsics on types that SPIR-V for kernels lacks.

use super::form::{Parts, Scalar, WORD, about_type};
use super::function::{Legalizer, unsupported};
use super::integer;
use super::vector;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Type, Value};
use crate::spirv::op;
use crate::table::intrinsic::{FloatExtremum, IntegerOperation as I, Lowering, Reduction, find};
use smallvec::smallvec;

/// The operation that combines two lanes of a reduction.
#[derive(Clone, Copy)]
enum Fold {
    Binary(Opcode),
    Choose(IntPredicate),
    Call(&'static str),
}

/// The lane operation of a reduction; `None` for a reduction that cannot be expressed with one.
fn fold_of(reduction: Reduction) -> Option<Fold> {
    Some(match reduction {
        Reduction::Add => Fold::Binary(Opcode::Add),
        Reduction::Mul => Fold::Binary(Opcode::Mul),
        Reduction::And => Fold::Binary(Opcode::And),
        Reduction::Or => Fold::Binary(Opcode::Or),
        Reduction::Xor => Fold::Binary(Opcode::Xor),
        Reduction::Integer(operation) => Fold::Choose(chosen_by(operation)?),
        Reduction::Float(FloatExtremum { is_least, keeps_nan }) => Fold::Call(match (is_least, keeps_nan) {
            (true, false) => "llvm.minnum",
            (false, false) => "llvm.maxnum",
            (true, true) => "llvm.minimum",
            (false, true) => "llvm.maximum",
        }),
        Reduction::Ordered(op::FAdd) => Fold::Binary(Opcode::FAdd),
        Reduction::Ordered(op::FMul) => Fold::Binary(Opcode::FMul),
        Reduction::Ordered(_) | Reduction::Partial(_) => return None,
    })
}

/// The comparison under which a minimum or maximum selects its left operand.
fn chosen_by(operation: I) -> Option<IntPredicate> {
    match operation {
        I::UMin => Some(IntPredicate::Ult),
        I::UMax => Some(IntPredicate::Ugt),
        I::SMin => Some(IntPredicate::Slt),
        I::SMax => Some(IntPredicate::Sgt),
        _ => None,
    }
}

/// An intrinsic on integers.
#[derive(Clone, Copy)]
struct OnIntegers {
    operation: I,
    /// The intrinsic's name with `llvm.`.
    name: &'static str,
}

impl<'c> Legalizer<'c, '_> {
    /// Rewrites a call.
    ///
    /// # Errors
    /// Callees other than the intrinsics of this file, and operations not implemented for the type.
    pub(super) fn call(&mut self, call: Value<'c>) -> Result<()> {
        let name = call.called_function().and_then(Value::intrinsic_name).ok_or_else(|| refused(call))?;
        let row = name.strip_prefix("llvm.").and_then(find).ok_or_else(|| refused(call))?;
        if let Lowering::Reduce(reduction) = row.lowering {
            return self.reduce(call, fold_of(reduction).ok_or_else(|| refused(call))?);
        }
        if !row.lowering.is_lane_by_lane() {
            return Err(refused(call));
        }
        if self.has_plain_elements(call)? {
            return self.cut(call);
        }
        let form = self.form(call.ty())?;
        let mut operands: Vec<Parts<'c>> = Vec::new();
        for argument in call.args() {
            // The remaining arguments are flags.
            if argument.ty() == call.ty() {
                operands.push(self.parts(argument)?);
            }
        }
        let intrinsic = match row.lowering {
            Lowering::Integer(operation) => Some(OnIntegers { operation, name }),
            _ => None,
        };
        let words = form.scalar.words();
        let mut parts = Parts::new();
        for chunk in 0..form.chunks().len() {
            let start = chunk * words;
            let of_chunk: Option<Vec<&[Value<'c>]>> =
                operands.iter().map(|parts| parts.get(start..start + words)).collect();
            let of_chunk = of_chunk.ok_or_else(|| unsupported(call))?;
            let made = match intrinsic {
                Some(intrinsic) => self.on_integers(intrinsic, form.scalar, &of_chunk)?,
                None => None,
            };
            let refuse = || Error::unsupported(format!("{name} of {} bits", form.scalar.bits()));
            parts.extend(made.ok_or_else(refuse)?);
        }
        self.define(call, parts)
    }

    /// Whether a call involves only legal element types, in vectors of unsupported lengths.
    fn has_plain_elements(&self, call: Value<'c>) -> Result<bool> {
        let members = if call.ty().is_struct() { call.ty().members() } else { smallvec![call.ty()] };
        let types = members.into_iter().chain(call.args().map(Value::ty));
        for ty in types.filter(|ty| ty.is_vector() || ty.is_int()) {
            if !matches!(self.form(ty)?.scalar, Scalar::Plain(_)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Emits one call for each chunk of the vectors.
    fn cut(&mut self, call: Value<'c>) -> Result<()> {
        let callee = call.called_function().ok_or_else(|| unsupported(call))?;
        let is_pair = call.ty().is_struct();
        let results = if is_pair { call.ty().members() } else { smallvec![call.ty()] };
        let form = self.form(*results.first().ok_or_else(|| unsupported(call))?)?;
        let arguments: Vec<Value<'c>> = call.args().collect();
        let mut split = Vec::with_capacity(arguments.len());
        for argument in &arguments {
            let is_split = argument.ty().is_vector() && argument.ty().lanes() == form.count();
            split.push(if is_split { Some(self.parts(*argument)?) } else { None });
        }
        let mut members = vec![Parts::new(); results.len()];
        for (chunk, count) in form.chunks().into_iter().enumerate() {
            let of = |ty: Type<'c>| {
                if count == 1 { Ok(ty.scalar()) } else { self.context.vector_type(ty.scalar(), count) }
            };
            let types = results.iter().map(|ty| of(*ty)).collect::<Result<Vec<_>>>()?;
            let result = match types.as_slice() {
                [only] if !is_pair => *only,
                types => self.context.struct_type(types, false)?,
            };
            let operand = |(argument, parts): (&Value<'c>, &Option<Parts<'c>>)| match parts {
                Some(parts) => parts.get(chunk).copied(),
                None => Some(*argument),
            };
            let operands: Option<Vec<Value<'c>>> = arguments.iter().zip(&split).map(operand).collect();
            let operands = operands.ok_or_else(|| unsupported(call))?;
            let types: Vec<Type<'c>> = operands.iter().map(|operand| operand.ty()).collect();
            let ty = self.context.function_type(result, &types, false)?;
            let like = self.module.intrinsic_like(callee, ty).ok_or_else(|| unsupported(call))?;
            let value = self.emit.builder.call_function(like, &operands)?;
            let value = self.emit.record(value);
            for (index, member) in (0u32..).zip(&mut members) {
                member.push(if is_pair { self.emit.extract(value, index)? } else { value });
            }
            self.copy_fast_math(call, &[value]);
        }
        if is_pair {
            self.define_members(call, members);
            return Ok(());
        }
        self.define(call, members.into_iter().next().unwrap_or_default())
    }

    fn reduce(&mut self, call: Value<'c>, fold: Fold) -> Result<()> {
        let last = call.arg_count().saturating_sub(1);
        let form = self.operand_form(call, last)?;
        let vector = self.operand(call, last)?;
        let mut result = if last == 0 { None } else { Some(self.operand(call, 0)?) };
        for lane in 0..form.count() {
            let element = vector::lane(&mut self.emit, form, &vector, lane)?;
            result = Some(match result {
                None => element,
                Some(before) => self.fold(call, fold, form.scalar, &before, &element)?,
            });
        }
        self.define(call, result.unwrap_or_default())
    }

    fn fold(
        &mut self,
        call: Value<'c>,
        fold: Fold,
        scalar: Scalar<'c>,
        left: &[Value<'c>],
        right: &[Value<'c>],
    ) -> Result<Parts<'c>> {
        let parts = match fold {
            Fold::Binary(opcode) => integer::binary(&mut self.emit, opcode, scalar, left, right, 0)?,
            Fold::Choose(predicate) => self.choose(scalar, predicate, left, right)?,
            Fold::Call(name) => {
                let (left, right) = (integer::only(left)?, integer::only(right)?);
                smallvec![self.emit.intrinsic(name, &[left.ty()], &[left, right])?]
            }
        };
        self.copy_fast_math(call, &parts);
        Ok(parts)
    }

    /// Selects the left operand where the predicate holds, else the right one.
    fn choose(
        &mut self,
        scalar: Scalar<'c>,
        predicate: IntPredicate,
        left: &[Value<'c>],
        right: &[Value<'c>],
    ) -> Result<Parts<'c>> {
        let condition = integer::compare(&mut self.emit, predicate, scalar, left, right)?;
        self.select_parts(condition, left, right)
    }

    fn select_parts(
        &mut self,
        condition: Value<'c>,
        yes: &[Value<'c>],
        no: &[Value<'c>],
    ) -> Result<Parts<'c>> {
        yes.iter().zip(no).map(|(yes, no)| self.emit.select(condition, *yes, *no)).collect()
    }

    /// A constant with the form of a model.
    fn number(&mut self, model: &[Value<'c>], low: u64) -> Result<Parts<'c>> {
        let mut number = self.emit.each(model, |emit, part| emit.same(part, 0))?;
        if let (Some(first), Some(model)) = (number.first_mut(), model.first()) {
            *first = self.emit.same(*model, low)?;
        }
        Ok(number)
    }

    /// An intrinsic on the parts of integers; `None` if it is not implemented for them.
    fn on_integers(
        &mut self,
        intrinsic: OnIntegers,
        scalar: Scalar<'c>,
        operands: &[&[Value<'c>]],
    ) -> Result<Option<Parts<'c>>> {
        match (intrinsic.operation, operands) {
            (I::UMin | I::UMax | I::SMin | I::SMax, [a, b]) => {
                let predicate = chosen_by(intrinsic.operation);
                predicate.map(|predicate| self.choose(scalar, predicate, a, b)).transpose()
            }
            (I::Abs, [a]) => {
                let zero = self.number(a, 0)?;
                let negated = integer::binary(&mut self.emit, Opcode::Sub, scalar, &zero, a, 0)?;
                let is_negative = integer::compare(&mut self.emit, IntPredicate::Slt, scalar, a, &zero)?;
                self.select_parts(is_negative, &negated, a).map(Some)
            }
            (I::USubSaturated, [a, b]) => {
                let zero = self.number(a, 0)?;
                let difference = integer::binary(&mut self.emit, Opcode::Sub, scalar, a, b, 0)?;
                let below = integer::compare(&mut self.emit, IntPredicate::Ult, scalar, a, b)?;
                self.select_parts(below, &zero, &difference).map(Some)
            }
            (I::FunnelShiftLeft | I::FunnelShiftRight, [a, b, by]) => {
                self.funnel_shift(intrinsic.operation == I::FunnelShiftLeft, scalar, [a, b, by]).map(Some)
            }
            _ => match (scalar, operands) {
                (Scalar::Narrow { bits, holder }, [[value]]) => {
                    let made = self.narrow_bits(intrinsic, bits, holder, *value)?;
                    Ok(made.map(|made| smallvec![made]))
                }
                (Scalar::Narrow { bits, .. }, [[a], [b]]) => {
                    let made = self.saturated(intrinsic.operation, bits, *a, *b)?;
                    Ok(made.map(|made| smallvec![made]))
                }
                (Scalar::Halves { bits }, [[low, high]]) => self.wide_bits(intrinsic, bits, (*low, *high)),
                _ => Ok(None),
            },
        }
    }

    fn funnel_shift(
        &mut self,
        left: bool,
        scalar: Scalar<'c>,
        [a, b, by]: [&[Value<'c>]; 3],
    ) -> Result<Parts<'c>> {
        let bits = u64::from(scalar.bits());
        let by = match (scalar, by) {
            (Scalar::Halves { .. }, [low, _]) => {
                let known = low.int_value().filter(|_| low.is_constant());
                let known =
                    known.ok_or_else(|| Error::unsupported("a funnel shift by an unknown distance"))?;
                self.number(by, known % bits)?
            }
            _ => {
                let width = self.number(by, bits)?;
                integer::binary(&mut self.emit, Opcode::URem, scalar, by, &width, 0)?
            }
        };
        let last = self.number(&by, bits - 1)?;
        let one = self.number(&by, 1)?;
        let rest = integer::binary(&mut self.emit, Opcode::Sub, scalar, &last, &by, 0)?;
        let emit = &mut self.emit;
        let (high, low) = if left {
            let high = integer::binary(emit, Opcode::Shl, scalar, a, &by, 0)?;
            let half = integer::binary(emit, Opcode::LShr, scalar, b, &one, 0)?;
            (high, integer::binary(emit, Opcode::LShr, scalar, &half, &rest, 0)?)
        } else {
            let twice = integer::binary(emit, Opcode::Shl, scalar, a, &one, 0)?;
            let high = integer::binary(emit, Opcode::Shl, scalar, &twice, &rest, 0)?;
            (high, integer::binary(emit, Opcode::LShr, scalar, b, &by, 0)?)
        };
        integer::binary(emit, Opcode::Or, scalar, &high, &low, 0)
    }

    /// Counts and permutations of the bits of a value held in a wider integer; `None` for other intrinsics.
    fn narrow_bits(
        &mut self,
        OnIntegers { operation, name }: OnIntegers,
        bits: u32,
        holder: u32,
        value: Value<'c>,
    ) -> Result<Option<Value<'c>>> {
        let ty = value.ty();
        let no = self.context.int_type(1)?.int(0)?;
        Ok(Some(match operation {
            I::CountOnes => self.emit.intrinsic(name, &[ty], &[value])?,
            I::CountLeadingZeros => {
                let count = self.emit.intrinsic(name, &[ty], &[value, no])?;
                let above = self.emit.same(value, u64::from(holder - bits))?;
                self.emit.binary(Opcode::Sub, count, above)?
            }
            I::CountTrailingZeros => {
                let end = self.emit.same(value, 1 << bits)?;
                let value = self.emit.binary(Opcode::Or, value, end)?;
                self.emit.intrinsic(name, &[ty], &[value, no])?
            }
            I::BitReverse | I::ByteSwap => {
                let turned = self.emit.intrinsic(name, &[ty], &[value])?;
                self.emit.shift(Opcode::LShr, turned, holder - bits)?
            }
            _ => return Ok(None),
        }))
    }

    /// Saturating sums and differences, which fit in the wider integer; `None` for other intrinsics.
    fn saturated(
        &mut self,
        operation: I,
        bits: u32,
        a: Value<'c>,
        b: Value<'c>,
    ) -> Result<Option<Value<'c>>> {
        let ones = super::emit::low_bits(bits);
        if operation == I::UAddSaturated {
            let sum = self.emit.binary(Opcode::Add, a, b)?;
            let most = self.emit.same(a, ones)?;
            let below = self.emit.icmp(IntPredicate::Ult, sum, most)?;
            return self.emit.select(below, sum, most).map(Some);
        }
        let opcode = match operation {
            I::SAddSaturated => Opcode::Add,
            I::SSubSaturated => Opcode::Sub,
            _ => return Ok(None),
        };
        let (a, b) = (self.emit.sign_extended(a, bits)?, self.emit.sign_extended(b, bits)?);
        let exact = self.emit.binary(opcode, a, b)?;
        let most = self.emit.same(a, ones >> 1)?;
        let least = self.emit.same(a, !(ones >> 1))?;
        let below = self.emit.icmp(IntPredicate::Slt, exact, most)?;
        let value = self.emit.select(below, exact, most)?;
        let above = self.emit.icmp(IntPredicate::Sgt, value, least)?;
        let value = self.emit.select(above, value, least)?;
        self.emit.mask(value, bits).map(Some)
    }

    /// Counts and permutations of the bits of a two-word value; `None` for other intrinsics.
    fn wide_bits(
        &mut self,
        OnIntegers { operation, name }: OnIntegers,
        bits: u32,
        (low, high): (Value<'c>, Value<'c>),
    ) -> Result<Option<Parts<'c>>> {
        let ty = low.ty();
        let zero = self.emit.same(low, 0)?;
        let no = self.context.int_type(1)?.int(0)?;
        let word = self.emit.same(low, WORD.into())?;
        let count = match operation {
            I::CountOnes => {
                let low = self.emit.intrinsic(name, &[ty], &[low])?;
                let high = self.emit.intrinsic(name, &[ty], &[high])?;
                self.emit.binary(Opcode::Add, low, high)?
            }
            I::CountLeadingZeros => {
                let of_high = self.emit.intrinsic(name, &[ty], &[high, no])?;
                let of_low = self.emit.intrinsic(name, &[ty], &[low, no])?;
                let further = self.emit.binary(Opcode::Add, of_low, word)?;
                let is_zero = self.emit.icmp(IntPredicate::Eq, high, zero)?;
                let count = self.emit.select(is_zero, further, of_high)?;
                let above = self.emit.same(low, u64::from(2 * WORD - bits))?;
                self.emit.binary(Opcode::Sub, count, above)?
            }
            I::CountTrailingZeros => {
                let end = self.emit.same(low, if bits < 2 * WORD { 1 << (bits - WORD) } else { 0 })?;
                let ended = self.emit.binary(Opcode::Or, high, end)?;
                let of_high = self.emit.intrinsic(name, &[ty], &[ended, no])?;
                let of_low = self.emit.intrinsic(name, &[ty], &[low, no])?;
                let further = self.emit.binary(Opcode::Add, of_high, word)?;
                let is_zero = self.emit.icmp(IntPredicate::Eq, low, zero)?;
                self.emit.select(is_zero, further, of_low)?
            }
            I::BitReverse | I::ByteSwap => {
                let turned_low = self.emit.intrinsic(name, &[ty], &[high])?;
                let turned_high = self.emit.intrinsic(name, &[ty], &[low])?;
                let whole = Scalar::Halves { bits: 2 * WORD };
                let by = self.number(&[low, high], u64::from(2 * WORD - bits))?;
                let turned = [turned_low, turned_high];
                return integer::binary(&mut self.emit, Opcode::LShr, whole, &turned, &by, 0).map(Some);
            }
            _ => return Ok(None),
        };
        Ok(Some(smallvec![count, zero]))
    }
}

/// The error for a call that cannot be expressed with legal types.
#[cold]
fn refused(call: Value<'_>) -> Error {
    match call.called_function() {
        Some(callee) if callee.is_intrinsic() => Error::unsupported(format!(
            "the intrinsic {} on {}",
            callee.intrinsic_name().unwrap_or_default(),
            callee.value_type().map(|ty| ty.to_string()).unwrap_or_default()
        )),
        _ => call.args().map(Value::ty).chain([call.ty()]).fold(unsupported(call), about_type),
    }
}
