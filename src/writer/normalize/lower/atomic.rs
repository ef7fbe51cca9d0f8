//! Atomic operations that SPIR-V lacks: operations become compare-and-exchange loops, and pointers and
//! vectors are accessed as integers.
//!
//! Rule of this file: a loop exchanges the bits of a value, so that values that compare equal but differ in
//! their bits are distinguished.

use super::helper::{Body, type_name};
use super::{Extensions, Lowerer};
use crate::error::{Error, Result};
use crate::llvm::{AtomicOperation as Operation, IntPredicate, Opcode, Ordering, Type, Value};
use crate::table::atomic::{RMW, extension_of};
use crate::table::emulation::HELPER_PREFIX;
use crate::writer::normalize::replace;
use crate::writer::operands::operands;
use crate::writer::refusal::Refusals;

/// Whether SPIR-V can atomically load, store and exchange values of a type.
fn is_accessed(ty: Type<'_>) -> bool {
    !ty.is_pointer() && !ty.is_vector()
}

/// Whether an atomic instruction is translated unchanged.
fn is_known(instruction: Value<'_>, allows: Extensions<'_>) -> bool {
    match instruction.opcode() {
        Some(Opcode::Load | Opcode::Store) => {
            let value = if instruction.opcode() == Some(Opcode::Load) {
                Some(instruction)
            } else {
                instruction.operand(0)
            };
            !instruction.is_atomic() || value.is_none_or(|value| is_accessed(value.ty()))
        }
        Some(Opcode::AtomicCmpXchg) => instruction.operand(1).is_none_or(|value| is_accessed(value.ty())),
        Some(Opcode::AtomicRmw) => {
            let (Some(operation), Some(ty)) =
                (instruction.atomic_operation(), instruction.operand(1).map(Value::ty))
            else {
                return true;
            };
            let written = if operation == Operation::FSub { Operation::FAdd } else { operation };
            RMW.iter().any(|(known, _)| *known == written)
                && is_accessed(ty)
                && extension_of(written, ty.scalar_bits().unwrap_or(0)).is_none_or(allows)
        }
        _ => true,
    }
}

/// The failure ordering of an exchange: that of its load.
fn failure(ordering: Ordering) -> Ordering {
    match ordering {
        Ordering::AcquireRelease | Ordering::Acquire => Ordering::Acquire,
        Ordering::SequentiallyConsistent => Ordering::SequentiallyConsistent,
        _ => Ordering::Monotonic,
    }
}

/// The value that an operation stores.
fn computed<'c>(body: &Body<'c>, operation: Operation, old: Value<'c>, by: Value<'c>) -> Result<Value<'c>> {
    let builder = &body.builder;
    let intrinsic = |name: &str| -> Result<Value<'c>> {
        builder.call_function(body.module.intrinsic(name, &[old.ty()])?, &[old, by])
    };
    let number = |value: u64| old.ty().int(value);
    match operation {
        Operation::Nand => {
            let both = builder.binary(Opcode::And, old, by)?;
            builder.binary(Opcode::Xor, both, number(u64::MAX)?)
        }
        Operation::UIncWrap => {
            let next = builder.binary(Opcode::Add, old, number(1)?)?;
            let wraps = builder.icmp(IntPredicate::Uge, old, by)?;
            builder.select(wraps, number(0)?, next)
        }
        Operation::UDecWrap => {
            let next = builder.binary(Opcode::Sub, old, number(1)?)?;
            let is_zero = builder.icmp(IntPredicate::Eq, old, number(0)?)?;
            let is_above = builder.icmp(IntPredicate::Ugt, old, by)?;
            let wraps = builder.binary(Opcode::Or, is_zero, is_above)?;
            builder.select(wraps, by, next)
        }
        Operation::USubCond | Operation::USubSat => {
            let less = builder.binary(Opcode::Sub, old, by)?;
            let fits = builder.icmp(IntPredicate::Uge, old, by)?;
            let rest = if operation == Operation::USubCond { old } else { number(0)? };
            builder.select(fits, less, rest)
        }
        Operation::FAdd => builder.binary(Opcode::FAdd, old, by),
        Operation::FSub => builder.binary(Opcode::FSub, old, by),
        Operation::FMax => intrinsic("llvm.maxnum"),
        Operation::FMin => intrinsic("llvm.minnum"),
        Operation::FMaximum => intrinsic("llvm.maximum"),
        Operation::FMinimum => intrinsic("llvm.minimum"),
        other => Err(Error::unsupported(format!("the atomic operation {other:?}"))),
    }
}

impl<'c> Lowerer<'c, '_> {
    /// Rewrites the atomic instructions of a module that SPIR-V lacks.
    pub(super) fn atomics(&mut self, accesses: &[Value<'c>], refusals: &mut Refusals<'c>) -> Result<bool> {
        let mut found = accesses.to_vec();
        found.retain(|instruction| !is_known(*instruction, self.allows));
        for instruction in &found {
            self.emit.builder.position_before(*instruction);
            self.emit.builder.set_debug_location(instruction.debug_location());
            let rewritten = match instruction.opcode() {
                Some(Opcode::AtomicRmw) if instruction.atomic_operation() != Some(Operation::Xchg) => {
                    self.atomic_operation(*instruction)
                }
                _ => self.atomic_as_integer(*instruction),
            };
            if let Err(error) = rewritten {
                let place = super::location::of_instruction(*instruction);
                refusals.add(Some(*instruction), error.at(place))?;
            }
        }
        Ok(!found.is_empty())
    }

    /// The integer type of a type's width.
    fn bits_of(&self, ty: Type<'c>) -> Result<Type<'c>> {
        let bits = self.module.size_bits(ty).and_then(|bits| u32::try_from(bits).ok());
        let is_cast = ty.is_pointer() || !ty.scalar().is_pointer();
        let bits = bits.filter(|bits| matches!(bits, 8 | 16 | 32 | 64) && is_cast);
        self.context.int_type(bits.ok_or_else(|| Error::unsupported(format!("an atomic access of {ty}")))?)
    }

    /// The bits of a pointer or vector.
    fn as_bits(&self, value: Value<'c>) -> Result<Value<'c>> {
        let opcode = if value.ty().is_pointer() { Opcode::PtrToInt } else { Opcode::BitCast };
        self.emit.builder.cast(opcode, value, self.bits_of(value.ty())?)
    }

    /// A pointer or vector from its bits.
    fn of_bits(&self, bits: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        let opcode = if ty.is_pointer() { Opcode::IntToPtr } else { Opcode::BitCast };
        self.emit.builder.cast(opcode, bits, ty)
    }

    /// Rewrites an atomic access of a pointer or vector to one of an integer.
    fn atomic_as_integer(&mut self, access: Value<'c>) -> Result<()> {
        let missing = || Error::internal("an atomic access without operands");
        let (ordering, scope) = (access.ordering(), access.sync_scope().unwrap_or(1));
        let like = |made: Value<'c>| {
            made.set_alignment(access.alignment().unwrap_or(1));
            made.set_volatile(access.is_volatile());
        };
        match access.opcode() {
            Some(Opcode::Load) => {
                let word = self.bits_of(access.ty())?;
                let bits = self.emit.builder.load(word, access.operand(0).ok_or_else(missing)?)?;
                like(bits);
                bits.set_ordering(ordering.ok_or_else(missing)?);
                bits.set_sync_scope(scope);
                let value = self.of_bits(bits, access.ty())?;
                replace(access, value)
            }
            Some(Opcode::Store) => {
                let value = access.operand(0).ok_or_else(missing)?;
                let bits = self.as_bits(value)?;
                let store = self.emit.builder.store(bits, access.operand(1).ok_or_else(missing)?)?;
                like(store);
                store.set_ordering(ordering.ok_or_else(missing)?);
                store.set_sync_scope(scope);
                access.erase();
                Ok(())
            }
            Some(Opcode::AtomicRmw) => {
                let value = access.operand(1).ok_or_else(missing)?;
                let (bits, place) = (self.as_bits(value)?, access.operand(0).ok_or_else(missing)?);
                let ordering = ordering.ok_or_else(missing)?;
                let old = self.emit.builder.atomic_rmw(Operation::Xchg, place, bits, ordering, scope)?;
                like(old);
                let old = self.of_bits(old, value.ty())?;
                replace(access, old)
            }
            _ => {
                let [place, expected, new] = operands(access)?;
                let (expected, bits) = (self.as_bits(expected)?, self.as_bits(new)?);
                let orderings = access.cmpxchg_orderings().ok_or_else(missing)?;
                let pair = self.emit.builder.cmpxchg(place, expected, bits, orderings, scope)?;
                like(pair);
                let found = self.emit.builder.extract_value(pair, &[0])?;
                let found = self.of_bits(found, new.ty())?;
                let equal = self.emit.builder.extract_value(pair, &[1])?;
                self.replace_members(access, &[found, equal])
            }
        }
    }

    /// Rewrites an `atomicrmw` to a call of a helper with the loop.
    fn atomic_operation(&mut self, access: Value<'c>) -> Result<()> {
        let missing = || Error::internal("an atomic operation without operands");
        let [place, value] = operands(access)?;
        let operation = access.atomic_operation().ok_or_else(missing)?;
        let (ordering, scope) = (access.ordering().ok_or_else(missing)?, access.sync_scope().unwrap_or(1));
        let (ty, word) = (value.ty(), self.bits_of(value.ty())?);
        let alignment = access.alignment().unwrap_or(1);
        let is_volatile = access.is_volatile();
        let mut name = format!(
            "{HELPER_PREFIX}atomicrmw_{operation:?}_{}_{}_{ordering:?}_{scope}_{alignment}",
            type_name(ty),
            type_name(place.ty())
        )
        .to_lowercase();
        if is_volatile {
            name.push_str(".volatile");
        }
        let helper = self.helpers.get(name, ty, &[place.ty(), ty], |body| {
            let (place, by) = (body.parameter(0)?, body.parameter(1)?);
            let entry = body.builder.block().ok_or_else(missing)?;
            let (again, done) = (body.block("again")?, body.block("done")?);
            let first = body.builder.load(word, place)?;
            first.set_alignment(alignment);
            first.set_volatile(is_volatile);
            first.set_ordering(Ordering::Monotonic);
            first.set_sync_scope(scope);
            body.builder.br(again)?;
            body.builder.position_at_end(again);
            let seen = body.builder.phi(word)?;
            let old = body.with_bits(seen, ty)?;
            let new = computed(body, operation, old, by)?;
            let new = body.to_bits(new, word)?;
            let pair = body.builder.cmpxchg(place, seen, new, (ordering, failure(ordering)), scope)?;
            pair.set_alignment(alignment);
            pair.set_volatile(is_volatile);
            let found = body.builder.extract_value(pair, &[0])?;
            let equal = body.builder.extract_value(pair, &[1])?;
            body.builder.cond_br(equal, done, again)?;
            seen.add_incoming(first, entry);
            seen.add_incoming(found, again);
            body.builder.position_at_end(done);
            let old = body.with_bits(found, ty)?;
            body.builder.ret(Some(old))?;
            Ok(())
        })?;
        let call = self.emit.builder.call_function(helper, &[place, value])?;
        replace(access, call)
    }
}
