//! Evaluates conditions and the constants they consist of.

use super::device::Device;
use crate::error::{Error, Result};
use crate::spirv::{Id, Instruction, Module, Opcode, op};
use rspirv::spirv::Decoration;

/// The known values of the module's boolean constants, by slot of the `<id>`.
pub(super) struct Conditions<'m> {
    module: &'m Module,
    values: Vec<Option<bool>>,
    /// Whether the constant is replaced by its value.
    settled: Vec<bool>,
}

impl<'m> Conditions<'m> {
    /// Evaluates all boolean constants that the device and the defaults of specialization constants
    /// determine.
    pub(super) fn new(module: &'m Module, device: &Device) -> Self {
        let unknown = vec![None; module.slot_count()];
        let mut conditions = Self { module, values: unknown, settled: vec![false; module.slot_count()] };
        for instruction in module.declarations() {
            let asks = is_question(instruction.opcode());
            let value = if asks { device.answer(instruction) } else { conditions.computed(instruction) };
            let Some(slot) = instruction.result_id().and_then(|id| module.slot(id)) else { continue };
            conditions.put(slot, value, asks);
        }
        conditions.settle_operands();
        conditions
    }

    fn put(&mut self, slot: usize, value: Option<bool>, settled: bool) {
        if let (Some(known), Some(is_settled)) = (self.values.get_mut(slot), self.settled.get_mut(slot)) {
            *known = value;
            *is_settled = settled && value.is_some();
        }
    }

    /// The value of a constant computed from other constants, which are declared before it.
    fn computed(&self, constant: Instruction<'_>) -> Option<bool> {
        match (constant.opcode(), constant.operands()) {
            (op::ConstantTrue | op::SpecConstantTrue, _) => Some(true),
            (op::ConstantFalse | op::SpecConstantFalse, _) => Some(false),
            (op::SpecConstantOp, [opcode, operands @ ..]) => {
                self.operation(Opcode(u16::try_from(*opcode).ok()?), operands)
            }
            _ => None,
        }
    }

    fn operation(&self, opcode: Opcode, operands: &[u32]) -> Option<bool> {
        Some(match (opcode, operands) {
            (op::LogicalNot, [of]) => !self.known(*of)?,
            (op::LogicalAnd, [a, b]) => self.known(*a)? && self.known(*b)?,
            (op::LogicalOr, [a, b]) => self.known(*a)? || self.known(*b)?,
            (op::LogicalEqual, [a, b]) => self.known(*a)? == self.known(*b)?,
            (op::LogicalNotEqual, [a, b]) => self.known(*a)? != self.known(*b)?,
            (op::Select, [condition, a, b]) => self.known(if self.known(*condition)? { *a } else { *b })?,
            _ => return None,
        })
    }

    fn known(&self, id: u32) -> Option<bool> {
        let slot = self.module.slot(Id(id))?;
        self.values.get(slot).copied().flatten()
    }

    /// The value of a condition of `of`.
    ///
    /// # Errors
    /// Unsupported for a condition that neither the device nor boolean operations determine.
    pub(super) fn value(&self, condition: u32, of: Instruction<'_>) -> Result<bool> {
        self.known(condition).ok_or_else(|| {
            let message = format!(
                "the condition {} is no boolean constant that the device or the logical operations decide",
                Id(condition)
            );
            Error::unsupported(message).at(self.module.location(of))
        })
    }

    /// The value of a constant that is replaced by OpConstantTrue or OpConstantFalse; `None` for any other.
    pub(super) fn settled(&self, id: Id) -> Option<bool> {
        let slot = self.module.slot(id)?;
        self.settled.get(slot).filter(|settled| **settled)?;
        self.values.get(slot).copied().flatten()
    }

    /// Marks all conditions, and their operands, to be replaced by their values.
    fn settle_operands(&mut self) {
        let mut open: Vec<u32> = self.module.instructions().flat_map(conditions_of).collect();
        while let Some(id) = open.pop() {
            let Some(slot) = self.module.slot(Id(id)) else { continue };
            let was_settled = self.settled.get(slot).copied().unwrap_or(true);
            if self.values.get(slot).copied().flatten().is_none() {
                continue;
            }
            if let Some(settled) = self.settled.get_mut(slot).filter(|_| !was_settled) {
                *settled = true;
                let operation = self.module.definition_as(Id(id), op::SpecConstantOp);
                open.extend(operation.iter().flat_map(|found| found.operands().iter().skip(1)));
            }
        }
    }
}

/// Whether a constant is a query about the device.
fn is_question(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::SpecConstantTargetINTEL | op::SpecConstantArchitectureINTEL | op::SpecConstantCapabilitiesINTEL
    )
}

/// The target and condition of a decoration ConditionalINTEL.
pub(super) fn decorated(instruction: Instruction<'_>) -> Option<(Id, u32)> {
    match (instruction.opcode(), instruction.operands()) {
        (op::Decorate | op::DecorateId, [target, decoration, condition])
            if *decoration == Decoration::ConditionalINTEL as u32 =>
        {
            Some((Id(*target), *condition))
        }
        _ => None,
    }
}

/// The condition operands of an instruction.
fn conditions_of(instruction: Instruction<'_>) -> Vec<u32> {
    match (instruction.opcode(), instruction.operands()) {
        (
            op::ConditionalCapabilityINTEL | op::ConditionalExtensionINTEL | op::ConditionalEntryPointINTEL,
            [condition, ..],
        ) => vec![*condition],
        (op::ConditionalCopyObjectINTEL, pairs) => pairs.iter().copied().step_by(2).collect(),
        _ => decorated(instruction).map(|(_, condition)| condition).into_iter().collect(),
    }
}
