//! Operations of workgroups: each work-item puts its value into an array of the workgroup, and behind a barrier reads those that it needs.

use super::builtins::symbol;
use super::copy::cut_for_loop;
use super::transfer::{barrier, builtin, group_size};
use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, FloatPredicate, IntPredicate, Module, Opcode, Type, Value};
use crate::table::storage_class::WORKGROUP;
use crate::writer::location;
use mangling::Ident;
use rspirv::spirv::{GroupOperation, Scope};
use rustc_hash::FxHashMap;

/// How two values become one.
#[derive(Clone, Copy)]
enum Fold {
    Binary(Opcode),
    /// The one that is less or greater, signed or not.
    Integer(IntPredicate),
    Float(FloatPredicate),
}

/// The instructions without `Group`, how they fold values, and what that begins with.
const ROWS: &[(&str, Fold, Start)] = &[
    ("All", Fold::Binary(Opcode::And), Start::Ones),
    ("Any", Fold::Binary(Opcode::Or), Start::Zero),
    ("BitwiseAndKHR", Fold::Binary(Opcode::And), Start::Ones),
    ("BitwiseOrKHR", Fold::Binary(Opcode::Or), Start::Zero),
    ("BitwiseXorKHR", Fold::Binary(Opcode::Xor), Start::Zero),
    ("FAdd", Fold::Binary(Opcode::FAdd), Start::Zero),
    ("FMax", Fold::Float(FloatPredicate::Ogt), Start::BelowAll),
    ("FMin", Fold::Float(FloatPredicate::Olt), Start::AboveAll),
    ("FMulKHR", Fold::Binary(Opcode::FMul), Start::One),
    ("IAdd", Fold::Binary(Opcode::Add), Start::Zero),
    ("IMulKHR", Fold::Binary(Opcode::Mul), Start::One),
    ("LogicalAndKHR", Fold::Binary(Opcode::And), Start::Ones),
    ("LogicalOrKHR", Fold::Binary(Opcode::Or), Start::Zero),
    ("LogicalXorKHR", Fold::Binary(Opcode::Xor), Start::Zero),
    ("SMax", Fold::Integer(IntPredicate::Sgt), Start::Least),
    ("SMin", Fold::Integer(IntPredicate::Slt), Start::Greatest),
    ("UMax", Fold::Integer(IntPredicate::Ugt), Start::Zero),
    ("UMin", Fold::Integer(IntPredicate::Ult), Start::Ones),
];

/// The value that changes no other.
#[derive(Clone, Copy)]
enum Start {
    Zero,
    One,
    Ones,
    /// Of signed integers.
    Least,
    Greatest,
    /// Of floating-point numbers.
    BelowAll,
    AboveAll,
}

/// The instruction that gives all the value of one work-item.
const BROADCAST: &str = "Broadcast";

/// The place of the value among the operands of an instruction.
fn place(name: &str) -> u32 {
    if ["All", "Any", BROADCAST].contains(&name) { 1 } else { 2 }
}

/// Whether a call is one of the operations, of all work-items of the workgroup.
pub(super) fn is_known(call: Value<'_>, name: &str) -> bool {
    let Some(name) = name.strip_prefix("Group") else { return false };
    let is_listed = name == BROADCAST || ROWS.iter().any(|row| row.0 == name);
    let operation = call.arg(1).and_then(Value::u32_value);
    let is_whole = [GroupOperation::Reduce, GroupOperation::InclusiveScan, GroupOperation::ExclusiveScan]
        .iter()
        .any(|known| operation == Some(*known as u32));
    let value = call.arg(place(name)).map(Value::ty);
    is_listed
        && call.arg(0).and_then(Value::u32_value) == Some(Scope::Workgroup as u32)
        && (place(name) == 1 || is_whole)
        && value.is_some_and(|ty| {
            ty.is_float() && ty.scalar_bits() <= Some(64)
                || matches!(ty.int_bits(), Some(1 | 8 | 16 | 32 | 64))
        })
}

/// Expands all of them; the arrays, which have an element for each work-item of a workgroup.
///
/// # Errors
/// Only internal ones, with the place.
pub(super) fn expand<'c>(context: &'c Context, module: Module<'c>) -> Result<Vec<Value<'c>>> {
    let mut arrays = FxHashMap::default();
    for call in module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect::<Vec<_>>() {
        let Some(symbol) = call.called_function().filter(|callee| callee.is_declaration()).and_then(symbol)
        else {
            continue;
        };
        let Some(ident) = Ident::parse(&symbol.name).filter(|ident| is_known(call, ident.base)) else {
            continue;
        };
        let name = ident.base.trim_start_matches("Group");
        Operation { context, module, builder: context.builder(), call, name }
            .expand(&mut arrays)
            .map_err(|error| error.at(location::of_instruction(call)))?;
    }
    let mut arrays: Vec<Value<'c>> = arrays.into_values().collect();
    arrays.sort_by_key(|array| array.name().into_owned());
    Ok(arrays)
}

/// One call.
struct Operation<'c, 'n> {
    context: &'c Context,
    module: Module<'c>,
    builder: Builder<'c>,
    call: Value<'c>,
    name: &'n str,
}

impl<'c> Operation<'c, '_> {
    fn expand(&self, arrays: &mut FxHashMap<Type<'c>, Value<'c>>) -> Result<()> {
        let builder = &self.builder;
        builder.position_before(self.call);
        let given =
            self.call.arg(place(self.name)).ok_or_else(|| Error::internal("an operation of nothing"))?;
        let word = self.context.i32_type();
        let is_flag = given.ty().int_bits() == Some(1);
        let value = if is_flag { builder.cast(Opcode::ZExt, given, word)? } else { given };
        let ty = value.ty();
        let array = match arrays.get(&ty) {
            Some(array) => *array,
            None => {
                let made = self.module.add_variable(&format!("group.{ty}"), ty, WORKGROUP)?;
                arrays.insert(ty, made);
                made
            }
        };
        let long = self.context.i64_type();
        let own = builtin(self.context, self.module, builder, "BuiltInLocalInvocationIndex", long, &[])?;
        let alignment = self.module.alloc_size_bytes(ty).unwrap_or(1);
        builder.store(value, builder.gep(ty, array, &[own], 0)?)?.set_alignment(alignment);
        barrier(self.context, self.module, builder)?;
        let load = |index: Value<'c>| -> Result<Value<'c>> {
            let value = builder.load(ty, builder.gep(ty, array, &[index], 0)?)?;
            value.set_alignment(alignment);
            Ok(value)
        };
        let found = match ROWS.iter().find(|row| row.0 == self.name) {
            None => load(self.linear()?)?,
            Some((_, fold, start)) => self.folded(*fold, self.start(*start, ty)?, own, &load)?,
        };
        builder.position_before(self.call);
        barrier(self.context, self.module, builder)?;
        let found = if is_flag { builder.icmp(IntPredicate::Ne, found, word.int(0)?)? } else { found };
        self.call.replace_all_uses_with(found);
        self.call.erase();
        Ok(())
    }

    /// The loop over the values of the work-items that an operation is of, in their order.
    fn folded(
        &self,
        fold: Fold,
        start: Value<'c>,
        own: Value<'c>,
        load: &impl Fn(Value<'c>) -> Result<Value<'c>>,
    ) -> Result<Value<'c>> {
        let (builder, long) = (&self.builder, own.ty());
        let operation = self.call.arg(1).and_then(Value::u32_value).filter(|_| place(self.name) == 2);
        let count = match operation {
            Some(kind) if kind == GroupOperation::InclusiveScan as u32 => {
                builder.binary(Opcode::Add, own, long.int(1)?)?
            }
            Some(kind) if kind == GroupOperation::ExclusiveScan as u32 => own,
            _ => group_size(self.context, self.module, builder, long)?,
        };
        let [before, head, body, after] = cut_for_loop(self.context, self.call)?;
        builder.position_at_end(before);
        builder.br(head)?;
        builder.position_at_end(head);
        let (index, total) = (builder.phi(long)?, builder.phi(start.ty())?);
        let is_left = builder.icmp(IntPredicate::Ult, index, count)?;
        builder.cond_br(is_left, body, after)?;
        builder.position_at_end(body);
        let value = load(index)?;
        let next = match fold {
            Fold::Binary(opcode) => builder.binary(opcode, total, value)?,
            Fold::Integer(predicate) => {
                builder.select(builder.icmp(predicate, value, total)?, value, total)?
            }
            Fold::Float(predicate) => builder.select(builder.fcmp(predicate, value, total)?, value, total)?,
        };
        let beyond = builder.binary(Opcode::Add, index, long.int(1)?)?;
        builder.br(head)?;
        index.add_incoming(long.int(0)?, before);
        index.add_incoming(beyond, body);
        total.add_incoming(start, before);
        total.add_incoming(next, body);
        Ok(total)
    }

    fn start(&self, start: Start, ty: Type<'c>) -> Result<Value<'c>> {
        let bits = ty.scalar_bits().unwrap_or(64);
        let sign = 1u64 << (bits - 1);
        if ty.is_float() {
            // Sign and exponent of 1, of infinity.
            let [one, infinity] = match bits {
                16 => [0x3C00, 0x7C00],
                32 => [0x3F80_0000, 0x7F80_0000],
                _ => [0x3FF0_0000_0000_0000, 0x7FF0_0000_0000_0000],
            };
            let bits = match start {
                Start::One => one,
                Start::BelowAll => sign | infinity,
                Start::AboveAll => infinity,
                _ => 0u64,
            };
            return ty.float_from_bits(bits.into());
        }
        ty.int(match start {
            Start::One => 1,
            Start::Ones => u64::MAX,
            Start::Least => sign,
            Start::Greatest => sign - 1,
            _ => 0,
        })
    }

    /// The number of the work-item that a broadcast names by its place in one to three dimensions.
    fn linear(&self) -> Result<Value<'c>> {
        let (builder, long) = (&self.builder, self.context.i64_type());
        let place = self.call.arg(2).ok_or_else(|| Error::internal("a broadcast of no work-item"))?;
        let widened = |value: Value<'c>| {
            if value.ty() == long { Ok(value) } else { builder.cast(Opcode::ZExt, value, long) }
        };
        if !place.ty().is_vector() {
            return widened(place);
        }
        let mut total: Option<Value<'c>> = None;
        for dimension in (0..place.ty().lanes()).rev() {
            let number = self.context.i32_type().int(dimension.into())?;
            let own = widened(builder.extract_element(place, number)?)?;
            total = Some(match total {
                None => own,
                Some(above) => {
                    let size =
                        builtin(self.context, self.module, builder, "BuiltInWorkgroupSize", long, &[number])?;
                    builder.binary(Opcode::Add, builder.binary(Opcode::Mul, above, size)?, own)?
                }
            });
        }
        total.ok_or_else(|| Error::internal("a place without dimensions"))
    }
}
