//! Helper functions that emulate intrinsics, with the Khronos translator's names: its reader translates calls
//! of `spirv.llvm_*` back to the intrinsics.
//!
//! Rule of this file: a helper computes the intrinsic's result for all operands, or its call site handles the
//! remaining ones.

use super::signed_sum::signed_sum;
use crate::error::{Error, Result};
use crate::llvm::{
    AttributePlace, Block, IntPredicate, Linkage, Opcode, Type, Value, calling_convention, flags,
};
use crate::spirv::op;
use crate::table::OPENCL_STD_PREFIX;
use crate::table::emulation::{Emulation, EmulationKind, VOLATILE, emulation};
use crate::table::metadata::{MEMORY_ACCESS, OP};
use crate::writer::normalize::emit::{low_bits, splat};
use crate::writer::normalize::lower::helper::{Body, type_name};
use crate::writer::normalize::lower::{Lowerer, argument};
use crate::writer::normalize::replace;
use crate::writer::operands::arguments;
use mangling::{Flavour, Scalar, Symbol, Type as MangledType};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Metadata of what sanitizers leave out, which the call of a helper keeps.
const UNCHECKED: &str = "nosanitize";

pub(crate) fn width(ty: Type<'_>) -> Result<u32> {
    ty.scalar()
        .int_bits()
        .ok_or_else(|| Error::internal("an emulated intrinsic on other types than integers"))
}

/// `step` bits set, `step` bits clear, and so on, from the lowest bit.
fn stripes(step: u32, width: u32) -> u64 {
    let pairs = (0..width).step_by(2 * step as usize);
    pairs.fold(0, |mask, at| mask | low_bits(step) << at)
}

/// The concatenation of both numbers, shifted: the remaining part of the first, combined with bits of the
/// second.
fn funnel_shift<'c>(body: &Body<'c>, is_left: bool) -> Result<()> {
    let (high, low, distance) = (body.parameter(0)?, body.parameter(1)?, body.parameter(2)?);
    let bits = splat(high.ty(), u64::from(width(high.ty())?))?;
    let builder = &body.builder;
    body.name_entry("rotate");
    let distance = builder.binary(Opcode::URem, distance, bits)?;
    let (first, second) = if is_left {
        ((Opcode::Shl, high), (Opcode::LShr, low))
    } else {
        ((Opcode::LShr, low), (Opcode::Shl, high))
    };
    let stays = builder.binary(first.0, first.1, distance)?;
    let rest = builder.binary(Opcode::Sub, bits, distance)?;
    let comes = builder.binary(second.0, second.1, rest)?;
    let result = builder.binary(Opcode::Or, stays, comes)?;
    builder.ret(Some(result)).map(|_| ())
}

/// Whether an emulation supports an integer type: bits and bytes are permuted by halves of the number.
fn is_emulated(kind: EmulationKind, ty: Type<'_>) -> bool {
    match kind {
        EmulationKind::SwapBytes | EmulationKind::ReverseBits => {
            ty.scalar().int_bits().is_some_and(|bits| bits.is_power_of_two() && bits <= 64)
        }
        _ => true,
    }
}

/// Shifts each byte to its place, masks it, and combines all.
fn swap_bytes(body: &Body<'_>) -> Result<()> {
    let value = body.parameter(0)?;
    let ty = value.ty();
    let bytes = width(ty)? / 8;
    let builder = &body.builder;
    let mut parts = SmallVec::<[Value<'_>; 8]>::new();
    for byte in 0..bytes {
        let from_low = byte < bytes / 2;
        let target = bytes - 1 - byte;
        let (opcode, distance) =
            if from_low { (Opcode::Shl, target - byte) } else { (Opcode::LShr, byte - target) };
        let part = builder.binary(opcode, value, splat(ty, u64::from(8 * distance))?)?;
        part.set_name(&format!("bswap.{}", bytes - byte));
        parts.push(part);
    }
    for (byte, part) in (0..bytes).zip(&mut parts) {
        if byte != 0 && byte + 1 != bytes {
            let mask = splat(ty, 0xFF << (8 * (bytes - 1 - byte)))?;
            *part = builder.binary(Opcode::And, *part, mask)?;
            part.set_name(&format!("bswap.and{}", bytes - byte));
        }
    }
    let mut number = 0;
    while parts.len() > 1 {
        let mut joined = SmallVec::new();
        for pair in parts.chunks(2) {
            let [left, right] = *pair else { return Err(Error::internal("bytes in no pairs")) };
            let both = builder.binary(Opcode::Or, left, right)?;
            number += 1;
            let is_last = parts.len() == 2;
            both.set_name(&if is_last {
                format!("bswap.i{}", 8 * bytes)
            } else {
                format!("bswap.or{number}")
            });
            joined.push(both);
        }
        parts = joined;
    }
    builder.ret(parts.first().copied()).map(|_| ())
}

/// Exchanges halves, then halves of halves, down to single bits.
fn reverse_bits(body: &Body<'_>) -> Result<()> {
    let mut value = body.parameter(0)?;
    value.set_name("A");
    let ty = value.ty();
    let bits = width(ty)?;
    let builder = &body.builder;
    let mut step = bits / 2;
    while step > 0 {
        let distance = splat(ty, u64::from(step))?;
        let low = stripes(step, bits);
        let mut up = builder.binary(Opcode::Shl, value, distance)?;
        if step != bits / 2 {
            up = builder.binary(Opcode::And, up, splat(ty, !low & low_bits(bits))?)?;
        }
        let mut down = builder.binary(Opcode::LShr, value, distance)?;
        if step != bits / 2 {
            down = builder.binary(Opcode::And, down, splat(ty, low)?)?;
        }
        value = builder.binary(Opcode::Or, up, down)?;
        step /= 2;
    }
    builder.ret(Some(value)).map(|_| ())
}

/// Returns a structure of a result and its overflow flag.
fn return_pair<'c>(body: &Body<'c>, ty: Type<'c>, result: Value<'c>, overflows: Value<'c>) -> Result<()> {
    let whole = body.builder.insert_value(ty.poison()?, result, &[0])?;
    let whole = body.builder.insert_value(whole, overflows, &[1])?;
    body.builder.ret(Some(whole)).map(|_| ())
}

/// A product overflows if dividing it by one factor does not yield the other.
fn product<'c>(body: &Body<'c>, pair: Type<'c>) -> Result<()> {
    let (left, right) = (body.parameter(0)?, body.parameter(1)?);
    let (zero, one) = (splat(left.ty(), 0)?, splat(left.ty(), 1)?);
    let builder = &body.builder;
    let is_zero = builder.icmp(IntPredicate::Eq, left, zero)?;
    let divisor = builder.select(is_zero, one, left)?;
    let result = builder.binary(Opcode::Mul, left, right)?;
    let quotient = builder.binary(Opcode::UDiv, result, divisor)?;
    let differs = builder.icmp(IntPredicate::Ne, quotient, right)?;
    let overflows = builder.select(is_zero, differs.ty().null()?, differs)?;
    return_pair(body, pair, result, overflows)
}

/// Stores a byte to each address in a loop.
fn set_memory(body: &Body<'_>, is_volatile: bool) -> Result<()> {
    let (to, value, length) = (body.parameter(0)?, body.parameter(1)?, body.parameter(2)?);
    for (parameter, name) in (0..).zip(["dest", "val", "len", "isvolatile"]) {
        body.parameter(parameter)?.set_name(name);
    }
    let builder = &body.builder;
    let entry = builder.block().ok_or_else(|| Error::internal("a helper without an entry"))?;
    let (store_loop, split) = (body.block("loadstoreloop")?, body.block("split")?);
    let (zero, one) = (length.ty().int(0)?, length.ty().int(1)?);
    let is_empty = builder.icmp(IntPredicate::Eq, zero, length)?;
    builder.cond_br(is_empty, split, store_loop)?;
    builder.position_at_end(store_loop);
    let index = builder.phi(length.ty())?;
    let place = builder.gep(value.ty(), to, &[index], flags::INBOUNDS)?;
    let store = builder.store(value, place)?;
    store.set_alignment(1);
    store.set_volatile(is_volatile);
    let next = builder.binary(Opcode::Add, index, one)?;
    let more = builder.icmp(IntPredicate::Ult, next, length)?;
    builder.cond_br(more, store_loop, split)?;
    index.add_incoming(zero, entry);
    index.add_incoming(next, store_loop);
    builder.position_at_end(split);
    builder.ret(None).map(|_| ())
}

impl<'c> Lowerer<'c, '_> {
    /// Replaces an intrinsic by a call of its helper; returns false if the intrinsic is left unchanged.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(crate) fn emulate(&mut self, call: Value<'c>, of: Emulation) -> Result<bool> {
        let legal = |value: Value<'c>| self.legality.is_legal(value.ty());
        let ty = argument(call, 0)?.ty();
        if !call.args().all(legal) || !is_emulated(of.kind, ty) {
            return Ok(false);
        }
        let parameters: SmallVec<[Type<'c>; 4]> = call.args().map(|argument| argument.ty()).collect();
        let mut name = of.function_name(&type_name(ty));
        let mut is_volatile = false;
        if of.kind == EmulationKind::SetMemory {
            name = format!("{name}_{}", type_name(argument(call, 2)?.ty()));
            is_volatile = argument(call, 3)?.int_value() == Some(1);
        }
        if is_volatile {
            name.push_str(VOLATILE);
        }
        let result = call.ty();
        let external = Linkage::External;
        let helper =
            self.helpers.with_linkage(external, name, result, &parameters, |body| match of.kind {
                EmulationKind::SetMemory => set_memory(body, is_volatile),
                EmulationKind::FunnelShift { is_left } => funnel_shift(body, is_left),
                EmulationKind::SwapBytes => swap_bytes(body),
                EmulationKind::ReverseBits => reverse_bits(body),
                EmulationKind::Product => product(body, result),
                EmulationKind::SignedSum => signed_sum(body, result),
            })?;
        if matches!(of.kind, EmulationKind::SetMemory | EmulationKind::SwapBytes | EmulationKind::ReverseBits)
        {
            helper.set_calling_convention(calling_convention::C);
        }
        if of.kind == EmulationKind::ReverseBits && result.int_bits().is_some_and(|bits| bits < 32) {
            let zeroext = self.context.enum_attribute("zeroext");
            let zeroext = zeroext.ok_or_else(|| Error::internal("an LLVM that does not know zeroext"))?;
            helper.add_attribute(AttributePlace::Return, zeroext);
            if result.int_bits().is_some_and(|bits| bits < 8) {
                helper.add_attribute(AttributePlace::Param(0), zeroext);
            }
        }
        let arguments: SmallVec<[Value<'c>; 4]> = call.args().collect();
        let value = self.emit.builder.call_function(helper, &arguments)?;
        let unchecked = self.context.md_kind(UNCHECKED);
        value.set_metadata(unchecked, call.metadata(unchecked));
        if result.is_void() {
            call.erase();
            return Ok(true);
        }
        let value = match of.kind {
            EmulationKind::FunnelShift { is_left } => self.unless_whole_turns(value, &arguments, is_left)?,
            _ => value,
        };
        replace(call, value)?;
        Ok(true)
    }

    /// A funnel shift. For a multiple of the width, the result is an operand, since the helper would shift by
    /// the whole width.
    fn unless_whole_turns(
        &mut self,
        shifted: Value<'c>,
        arguments: &[Value<'c>],
        is_left: bool,
    ) -> Result<Value<'c>> {
        let [high, low, distance] = *arguments else { return Ok(shifted) };
        let bits = u64::from(width(high.ty())?);
        let lanes = if distance.ty().is_vector() {
            distance.elements()
        } else {
            Some([distance].into_iter().collect())
        };
        let never = lanes.is_some_and(|lanes| {
            lanes.into_iter().all(|lane| lane.int_value().is_some_and(|distance| distance % bits != 0))
        });
        if never {
            return Ok(shifted);
        }
        let bits = splat(high.ty(), bits)?;
        let rest = self.emit.binary(Opcode::URem, distance, bits)?;
        let is_whole = self.emit.icmp(IntPredicate::Eq, rest, splat(high.ty(), 0)?)?;
        self.emit.select(is_whole, if is_left { high } else { low }, shifted)
    }
}

impl<'c> Lowerer<'c, '_> {
    /// Replaces `llvm.frexp` by the extended instruction, with the exponent in a local variable; returns
    /// false if the intrinsic is left unchanged.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(crate) fn fraction_and_exponent(&mut self, call: Value<'c>) -> Result<bool> {
        let [value] = arguments(call)?;
        let members = call.ty().members();
        let Some(exponent) = members.get(1).copied().filter(|ty| ty.scalar() == self.context.i32_type())
        else {
            return Ok(false);
        };
        let scalar = match value.ty().scalar().to_string().as_str() {
            "half" => Scalar::Half,
            "float" => Scalar::Float,
            "double" => Scalar::Double,
            _ => return Ok(false),
        };
        if !self.legality.is_legal(value.ty()) {
            return Ok(false);
        }
        let shaped = |scalar: Scalar| match value.ty().is_vector() {
            true => MangledType::vector(value.ty().lanes(), scalar.into()),
            false => scalar.into(),
        };
        let parameters = vec![shaped(scalar), MangledType::pointer(0, shaped(Scalar::Int))];
        let name =
            mangling::mangle(&Symbol::new(format!("{OPENCL_STD_PREFIX}frexp"), parameters), Flavour::Cxx);
        let variable = self.entry_variable(call, exponent)?;
        let ty = self.context.function_type(value.ty(), &[value.ty(), variable.ty()], false)?;
        let function = match self.module.function(&name) {
            Some(function) if function.value_type() == Some(ty) => function,
            Some(_) => return Ok(false),
            None => self.module.add_function(&name, ty)?,
        };
        self.emit.builder.position_before(call);
        let fraction = self.emit.builder.call_function(function, &[value, variable])?;
        let flags = call.fast_math();
        if flags != 0 {
            fraction.set_fast_math(flags);
        }
        self.no_memory_operands(variable);
        self.read_members(call, [fraction, variable], exponent)?;
        if !call.is_used() {
            call.erase();
            return Ok(true);
        }
        self.emit.builder.position_before(call);
        let exponent = self.exponent(exponent, variable)?;
        self.replace_members(call, &[fraction, exponent])?;
        self.put_together(exponent);
        Ok(true)
    }

    /// Loads the exponent at the builder's position.
    fn exponent(&mut self, ty: Type<'c>, variable: Value<'c>) -> Result<Value<'c>> {
        let load = self.emit.builder.load(ty, variable)?;
        self.no_memory_operands(load);
        Ok(load)
    }

    /// Marks the insertions of the exponent, so that the structure is built by a single OpCompositeConstruct.
    fn put_together(&self, exponent: Value<'c>) {
        let construct =
            self.context.md_node(&[Some(self.context.md_i32(u32::from(op::CompositeConstruct.0)))]);
        for whole in exponent.users().filter(|user| user.opcode() == Some(Opcode::InsertValue)) {
            whole.set_metadata(self.context.md_kind(OP), Some(construct));
        }
    }

    /// Replaces the extractions of a call's members by the fraction and by loads of the exponent, which take
    /// over their names. For a return of the whole structure, it is built at the return.
    fn read_members(
        &mut self,
        call: Value<'c>,
        [fraction, variable]: [Value<'c>; 2],
        exponent: Type<'c>,
    ) -> Result<()> {
        fraction.take_name_of(call);
        let users: FxHashSet<Value<'c>> = call.users().collect();
        let blocks = call.function().into_iter().flat_map(Value::blocks);
        let users: Vec<Value<'c>> =
            blocks.flat_map(Block::instructions).filter(|user| users.contains(user)).collect();
        for user in users {
            self.emit.builder.position_before(user);
            self.emit.builder.set_debug_location(user.debug_location());
            if user.opcode() == Some(Opcode::Ret) {
                let exponent = self.exponent(exponent, variable)?;
                let whole = self.emit.builder.insert_value(call.ty().poison()?, fraction, &[0])?;
                let whole = self.emit.builder.insert_value(whole, exponent, &[1])?;
                self.put_together(exponent);
                user.set_operand(0, whole);
                continue;
            }
            let member = match (user.opcode(), user.value_indices()) {
                (Some(Opcode::ExtractValue), [0]) => fraction,
                (Some(Opcode::ExtractValue), [1]) => self.exponent(exponent, variable)?,
                _ => continue,
            };
            member.take_name_of(user);
            user.replace_all_uses_with(member);
            user.erase();
        }
        Ok(())
    }

    /// Marks a memory access to have no memory operands.
    fn no_memory_operands(&self, access: Value<'c>) {
        access.set_metadata(self.context.md_kind(MEMORY_ACCESS), Some(self.context.md_node(&[])));
    }

    /// A local variable of the function that contains a call.
    pub(crate) fn entry_variable(&self, call: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        let entry = call.block().and_then(Block::function).and_then(Value::entry_block);
        let first = entry.and_then(Block::first_instruction);
        let first = first.ok_or_else(|| Error::internal("a call outside of a function"))?;
        self.emit.builder.position_before(first);
        let alignment = self.module.abi_alignment(ty).map_or(4, u64::from);
        self.emit.builder.alloca(ty, None, 0, alignment)
    }
}

/// The emulation of an intrinsic for these operands, if there is one.
pub(crate) fn emulated(call: Value<'_>, name: &str) -> Option<Emulation> {
    let of = emulation(name)?;
    let first = call.arg(0)?.ty();
    let fits = match of.kind {
        // A fill with constant value and size becomes a copy.
        EmulationKind::SetMemory => {
            !(call.arg(1)?.int_value().is_some() && call.arg(2)?.int_value().is_some())
        }
        // Of the narrower widths, those that extensions add have a helper.
        EmulationKind::ReverseBits if matches!(first.int_bits(), Some(2 | 4)) => true,
        EmulationKind::SignedSum => matches!(first.int_bits(), Some(16 | 32 | 64)),
        _ => first.scalar().int_bits().is_some_and(|bits| bits >= 8),
    };
    fits.then_some(of)
}
