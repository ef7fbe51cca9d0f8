//! Instructions that are calls in LLVM IR: atomics, scopes, and other rules that a translation does not need.
//!
//! Spec: "Atomic Instructions", "Scope `<id>`", "Memory Semantics `<id>`"

use super::checker::Checker;
use super::fact::{Class, Fact};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{Class as Section, OperandKind};
use crate::spirv::{Id, Instruction, Opcode, op};
use rspirv::spirv::{MemorySemantics, Scope};

/// The bits of memory semantics of which only one may be set.
const ORDERS: u32 = MemorySemantics::ACQUIRE.bits()
    | MemorySemantics::RELEASE.bits()
    | MemorySemantics::ACQUIRE_RELEASE.bits()
    | MemorySemantics::SEQUENTIALLY_CONSISTENT.bits();

/// The scopes that exist.
const SCOPES: u64 = 7;

/// The scopes that have a clock: Device and Subgroup.
const CLOCK_SCOPES: [u64; 2] = [Scope::Device as u64, Scope::Subgroup as u64];

/// How much an order asks of a load: nothing, acquire, sequential consistency.
fn strength(semantics: u32) -> u32 {
    let has = |bits: u32| semantics & bits != 0;
    match () {
        () if has(MemorySemantics::SEQUENTIALLY_CONSISTENT.bits()) => 2,
        () if has(MemorySemantics::ACQUIRE.bits() | MemorySemantics::ACQUIRE_RELEASE.bits()) => 1,
        () => 0,
    }
}

impl<'m> Checker<'m> {
    /// Scopes and memory semantics, by the grammar.
    ///
    /// # Errors
    /// The broken rule.
    pub(super) fn scopes(&self, instruction: Instruction<'m>) -> Result<()> {
        let Some(grammar) = instruction.grammar() else { return Ok(()) };
        let mut semantics = Vec::new();
        for (operand, word) in grammar.operands.iter().zip(instruction.operands()) {
            let is_scope = operand.kind == OperandKind::IdScope;
            if !is_scope && operand.kind != OperandKind::IdMemorySemantics {
                continue;
            }
            let fact = self.fact(self.typed(Id(*word)));
            let fits = fact.is_int() && fact.bits == 32;
            self.require(fits || fact.is_open(), Rule::ScopeType, || {
                format!("%{word} is not an integer of 32 bits")
            })?;
            let Some(value) = self.constant(Id(*word)) else { continue };
            let fits = match is_scope {
                true if instruction.opcode() == op::ReadClockKHR => CLOCK_SCOPES.contains(&value),
                true => value < SCOPES,
                false => (value as u32 & ORDERS).count_ones() <= 1,
            };
            self.require(fits, Rule::ScopeValue, || format!("{value} is no scope, or has several orders"))?;
            if !is_scope {
                semantics.push(value as u32);
            }
        }
        self.semantics(instruction.opcode(), &semantics)
    }

    /// Whether the constant memory semantics of an instruction have orders that it can have.
    fn semantics(&self, opcode: Opcode, semantics: &[u32]) -> Result<()> {
        const ACQUIRES: u32 = MemorySemantics::ACQUIRE.bits() | MemorySemantics::ACQUIRE_RELEASE.bits();
        const RELEASES: u32 = MemorySemantics::RELEASE.bits() | MemorySemantics::ACQUIRE_RELEASE.bits();
        let [first, rest @ ..] = semantics else { return Ok(()) };
        let message = |what: &str| format!("{opcode} {what}");
        match opcode {
            op::AtomicFlagClear => {
                self.require(first & ACQUIRES == 0, Rule::SemanticsOrder, || message("cannot acquire"))
            }
            op::AtomicStore => {
                self.require(first & ACQUIRES == 0, Rule::SemanticsAccess, || message("cannot acquire"))
            }
            op::AtomicLoad => {
                self.require(first & RELEASES == 0, Rule::SemanticsAccess, || message("cannot release"))
            }
            op::AtomicCompareExchange | op::AtomicCompareExchangeWeak => {
                let [unequal] = rest else { return Ok(()) };
                self.require(unequal & RELEASES == 0, Rule::SemanticsOrder, || {
                    message("cannot release where the values differ")
                })?;
                let is_weaker = strength(*unequal) <= strength(*first);
                self.require(is_weaker, Rule::SemanticsAccess, || {
                    message("has a stronger order where the values differ")
                })
            }
            _ => Ok(()),
        }
    }

    /// The types of an instruction that is a call.
    ///
    /// # Errors
    /// The broken rule.
    pub(super) fn call_of_instruction(&self, opcode: Opcode, result: &Fact, operands: &[u32]) -> Result<()> {
        let Some(grammar) = crate::spirv::grammar::instruction(opcode) else { return Ok(()) };
        match grammar.class {
            Section::Atomic => return self.atomic(opcode, result, operands),
            Section::Image => return self.image(opcode, result, operands),
            _ => {}
        }
        let fact = |at: usize| self.fact(self.operand(operands, at));
        let fits = match opcode {
            op::Any | op::All => {
                result.class == Class::Bool && fact(0).is_vector() && fact(0).scalar == Class::Bool
            }
            op::IsNan | op::IsInf | op::IsFinite | op::IsNormal | op::SignBitSet => {
                result.scalar == Class::Bool
                    && fact(0).scalar == Class::Float
                    && fact(0).lanes() == result.lanes()
            }
            op::Dot => {
                let vectors = fact(0).is_vector() && fact(0).is_shaped_as(fact(1));
                vectors
                    && result.class == Class::Float
                    && fact(0).scalar == Class::Float
                    && result.bits == fact(0).bits
            }
            op::BitCount => {
                result.scalar == Class::Int
                    && fact(0).scalar == Class::Int
                    && fact(0).lanes() == result.lanes()
            }
            op::BitFieldInsert => {
                let ints = fact(2).is_int() && fact(3).is_int();
                ints && fact(0).is_shaped_as(result)
                    && fact(1).is_shaped_as(result)
                    && result.scalar == Class::Int
            }
            op::BitFieldSExtract | op::BitFieldUExtract => {
                let ints = fact(1).is_int() && fact(2).is_int();
                ints && fact(0).is_shaped_as(result) && result.scalar == Class::Int
            }
            op::GenericCastToPtrExplicit => {
                let generic = Some(rspirv::spirv::StorageClass::Generic as u64);
                let pointers = fact(0).is_pointer() && result.is_pointer();
                pointers
                    && fact(0).count == generic
                    && result.count == operands.get(1).map(|word| u64::from(*word))
            }
            op::QuantizeToF16 => result.scalar == Class::Float && fact(0).is_shaped_as(result),
            op::SatConvertSToU | op::SatConvertUToS => {
                result.scalar == Class::Int
                    && fact(0).scalar == Class::Int
                    && fact(0).lanes() == result.lanes()
            }
            _ => true,
        };
        let is_open = result.is_open() || fact(0).is_open();
        self.require(fits || is_open, Rule::CallTypes, || {
            format!("{opcode} does not take or give these types")
        })
    }

    fn atomic(&self, opcode: Opcode, result: &Fact, operands: &[u32]) -> Result<()> {
        let pointer = self.fact(self.operand(operands, 0));
        if pointer.is_open() {
            return Ok(());
        }
        let pointee = self.fact(pointer.component);
        let is_flag = matches!(opcode, op::AtomicFlagTestAndSet | op::AtomicFlagClear);
        let value = match opcode {
            op::AtomicStore => self.fact(self.operand(operands, 3)),
            op::AtomicFlagClear => pointee,
            _ => result,
        };
        let fits = match is_flag {
            true => pointee.is_int() && (opcode == op::AtomicFlagClear || result.class == Class::Bool),
            false => {
                value.same == pointee.same && matches!(value.class, Class::Int | Class::Float | Class::Vector)
            }
        };
        let is_open = pointee.is_open() || value.is_open();
        self.require(pointer.is_pointer() && (fits || is_open), Rule::AtomicTypes, || {
            "pointer, value and result of an atomic instruction do not belong together".to_owned()
        })?;
        let given = match opcode {
            op::AtomicCompareExchange | op::AtomicCompareExchangeWeak => 4..6,
            op::AtomicLoad | op::AtomicIIncrement | op::AtomicIDecrement => 0..0,
            op::AtomicStore | op::AtomicFlagClear | op::AtomicFlagTestAndSet => 0..0,
            _ => 3..4,
        };
        for at in given {
            let operand = self.fact(self.operand(operands, at));
            self.require(operand.same == result.same || operand.is_open(), Rule::AtomicTypes, || {
                "a value of another type than the result".to_owned()
            })?;
        }
        Ok(())
    }
}
