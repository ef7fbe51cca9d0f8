//! Instructions that become calls in LLVM IR: rules for atomics, scopes and others that a translation does not require.
//!
//! Spec: "Atomic Instructions", "Scope `<id>`", "Memory Semantics `<id>`"

use super::checker::Checker;
use super::fact::{Class, Fact};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{Class as Section, OperandKind};
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::core_signature;
use rspirv::spirv::{Capability, MemorySemantics, Scope};

/// The ordering bits of memory semantics, of which at most one may be set.
const ORDERS: u32 = MemorySemantics::ACQUIRE.bits()
    | MemorySemantics::RELEASE.bits()
    | MemorySemantics::ACQUIRE_RELEASE.bits()
    | MemorySemantics::SEQUENTIALLY_CONSISTENT.bits();

/// The number of scopes.
const SCOPES: u64 = 7;

/// The scopes with a clock: Device and Subgroup.
const CLOCK_SCOPES: [u64; 2] = [Scope::Device as u64, Scope::Subgroup as u64];

/// The bits that only the Vulkan memory model has.
const OF_VULKAN_MODEL: u32 = MemorySemantics::OUTPUT_MEMORY.bits()
    | MemorySemantics::MAKE_AVAILABLE.bits()
    | MemorySemantics::MAKE_VISIBLE.bits()
    | MemorySemantics::VOLATILE.bits();

/// The strength of a load's ordering: relaxed, acquire, sequentially consistent.
fn strength(semantics: u32) -> u32 {
    let has = |bits: u32| semantics & bits != 0;
    match () {
        () if has(MemorySemantics::SEQUENTIALLY_CONSISTENT.bits()) => 2,
        () if has(MemorySemantics::ACQUIRE.bits() | MemorySemantics::ACQUIRE_RELEASE.bits()) => 1,
        () => 0,
    }
}

impl<'m> Checker<'m> {
    /// Checks scopes and memory semantics, located by the grammar.
    ///
    /// # Errors
    /// The violated rule.
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
            if instruction.opcode() == op::ReadClockKHR {
                // OpenCL has the clock of a workgroup, too.
                let is_of_kernels =
                    value == Scope::Workgroup as u64 && self.environment.has(Rule::KernelScopes);
                let has_clock = CLOCK_SCOPES.contains(&value) || value >= SCOPES || is_of_kernels;
                self.require(has_clock, Rule::ClockScope, || format!("scope {value} has no clock"))?;
            }
            let fits = match is_scope {
                true => value < SCOPES,
                false => (value as u32 & ORDERS).count_ones() <= 1,
            };
            self.require(fits, Rule::ScopeValue, || format!("{value} is no scope, or has several orders"))?;
            if !is_scope {
                let is_of_vulkan = value as u32 & OF_VULKAN_MODEL != 0;
                let has_model = !self.knows_capabilities
                    || self.capabilities.contains(&(Capability::VulkanMemoryModel as u32));
                self.require(has_model || !is_of_vulkan, Rule::ScopeValue, || {
                    format!("{value} has bits of the Vulkan memory model, whose capability is not declared")
                })?;
                semantics.push(value as u32);
            }
        }
        self.semantics(instruction.opcode(), &semantics)
    }

    /// Checks the value of a scope in memory operands.
    pub(super) fn scope_value(&self, scope: Id) -> Result<()> {
        let is_known = self.constant(scope).is_none_or(|value| value < SCOPES);
        self.require(is_known, Rule::ScopeValue, || format!("{scope} is no scope"))
    }

    /// Checks that an instruction allows the orderings of its constant memory semantics.
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

    /// Checks the types of an instruction that becomes a call in LLVM IR.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn call_of_instruction(&self, opcode: Opcode, result: &Fact, operands: &[u32]) -> Result<()> {
        let Some(grammar) = crate::spirv::grammar::instruction(opcode) else { return Ok(()) };
        let rule = match grammar.class {
            Section::Atomic => {
                self.atomic(opcode, result, operands)?;
                Rule::AtomicTypes
            }
            Section::Image => {
                self.image(opcode, result, operands)?;
                Rule::ImageOperands
            }
            _ => Rule::CallTypes,
        };
        if opcode == op::GenericCastToPtrExplicit {
            return self.explicit_cast(result, operands);
        }
        let Some(signature) = core_signature::of(opcode) else { return Ok(()) };
        self.signed(signature, result, operands, grammar.operands, (rule, &|| opcode.to_string()))
    }

    /// Checks `OpGenericCastToPtrExplicit`.
    fn explicit_cast(&self, result: &Fact, operands: &[u32]) -> Result<()> {
        let pointer = self.fact(self.operand(operands, 0));
        let fits = pointer.is_pointer()
            && result.is_pointer()
            && pointer.count == Some(rspirv::spirv::StorageClass::Generic as u64)
            && result.count == operands.get(1).map(|word| u64::from(*word));
        self.require(fits || result.is_open() || pointer.is_open(), Rule::CallTypes, || {
            "OpGenericCastToPtrExplicit does not take or give these types".to_owned()
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
