//! Spec: "Conversion Instructions": operand and result types.

use super::checker::{Checker, expect};
use super::fact::{Class, Fact};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Opcode, op};
use rspirv::spirv::StorageClass;

const GENERIC: Option<u64> = Some(StorageClass::Generic as u64);
const CROSS_WORKGROUP: Option<u64> = Some(StorageClass::CrossWorkgroup as u64);

/// Whether the types are scalars or vectors of two classes with the same number of components.
fn are(from: &Fact, to: &Fact, classes: (Class, Class)) -> bool {
    (from.scalar, to.scalar) == classes && from.lanes() == to.lanes()
}

/// Total width in bits of all components.
fn bits(fact: &Fact) -> u64 {
    u64::from(fact.bits) * fact.lanes()
}

/// Whether a bit cast between the types is valid.
fn can_be_reread(from: &Fact, to: &Fact) -> bool {
    let is_number = |fact: &Fact| matches!(fact.scalar, Class::Int | Class::Float);
    match (from.is_pointer(), to.is_pointer()) {
        // Address space casts are separate instructions, but other validators accept a bit cast.
        (true, true) => true,
        (true, false) => to.scalar == Class::Int,
        (false, true) => from.scalar == Class::Int,
        (false, false) => is_number(from) && is_number(to) && bits(from) == bits(to),
    }
}

/// Whether one type consists of booleans that correspond to the bits of the other type.
fn are_truths(from: &Fact, to: &Fact) -> bool {
    let places = |fact: &Fact| match fact.scalar {
        Class::Bool => Some(fact.lanes()),
        Class::Int | Class::Float => Some(bits(fact)),
        _ => None,
    };
    let has_truths = [from, to].iter().any(|fact| fact.scalar == Class::Bool);
    has_truths && places(from).is_some() && places(from) == places(to)
}

impl<'m> Checker<'m> {
    /// Checks the operand type and the result type of a conversion.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn conversion(&self, opcode: Opcode, to: &Fact, operands: &[u32]) -> Result<()> {
        let from = self.fact(self.operand(operands, 0));
        if from.is_open() || to.is_open() {
            return Ok(());
        }
        let (source, target) = (self.lane_of(from), self.lane_of(to));
        let count = |fact: &Fact| if fact.is_vector() { fact.lanes() } else { 1 };
        let one_each = count(from) == count(to);
        let pointers = source.is_pointer() && target.is_pointer() && one_each;
        let fits = match opcode {
            op::ConvertFToU | op::ConvertFToS => are(from, to, (Class::Float, Class::Int)),
            op::ConvertSToF | op::ConvertUToF => are(from, to, (Class::Int, Class::Float)),
            op::ClampConvertFToSINTEL | op::ClampStochasticRoundFToSINTEL => {
                are(from, to, (Class::Float, Class::Int))
            }
            op::ClampConvertFToFINTEL | op::ClampStochasticRoundFToFINTEL | op::StochasticRoundFToFINTEL => {
                are(from, to, (Class::Float, Class::Float))
            }
            op::UConvert | op::SConvert => {
                let integers = are(from, to, (Class::Int, Class::Int));
                let differ = !integers || from.bits != to.bits;
                self.require(differ, Rule::ConversionWidth, || format!("{opcode} keeps the width"))?;
                integers
            }
            op::FConvert => are(from, to, (Class::Float, Class::Float)) && from.bits != to.bits,
            op::ConvertPtrToU => source.is_pointer() && to.scalar == Class::Int && one_each,
            op::ConvertUToPtr => from.scalar == Class::Int && target.is_pointer() && one_each,
            op::PtrCastToGeneric => pointers && source.count != GENERIC && target.count == GENERIC,
            op::GenericCastToPtr => pointers && source.count == GENERIC && target.count != GENERIC,
            op::PtrCastToCrossWorkgroupINTEL => pointers && target.count == CROSS_WORKGROUP,
            op::CrossWorkgroupCastToPtrINTEL => pointers && source.count == CROSS_WORKGROUP,
            op::Bitcast => {
                let truths = are_truths(from, to);
                self.require(!truths, Rule::BitcastBooleans, || "a bitcast of booleans".to_owned())?;
                truths || can_be_reread(source, target)
            }
            _ => true,
        };
        let message = || {
            format!(
                "{opcode} does not convert between these types: from {} to {}",
                self.type_text(from),
                self.type_text(to)
            )
        };
        match opcode {
            op::PtrCastToCrossWorkgroupINTEL | op::CrossWorkgroupCastToPtrINTEL => {
                expect(fits, Rule::ConversionTypes, &message())
            }
            _ => self.require(fits, Rule::ConversionTypes, message),
        }
    }
}
