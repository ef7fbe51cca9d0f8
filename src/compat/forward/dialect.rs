//! The choices of the Khronos translator that no pass can make.

use crate::dialect::Dialect;
use crate::table::debug_info::{Operand, Row};
use crate::table::module;

/// The Khronos translator's choices.
#[derive(Clone, Copy, Debug)]
pub struct Khronos;

impl Dialect for Khronos {
    fn generator(&self) -> u32 {
        module::TRANSLATOR_GENERATOR
    }

    fn is_compat(&self) -> bool {
        true
    }

    fn debug_operand(&self, operand: Operand) -> Option<Operand> {
        Some(match operand {
            Operand::Identifier(field) => Operand::TextOrNone(field),
            Operand::AnySource | Operand::NoFlags => Operand::Nothing,
            Operand::TypedefLine => Operand::Filler(0),
            Operand::StorageClass => Operand::StorageClassOrOnes,
            Operand::Scope | Operand::ScopeOrUnit => Operand::ScopeOrPath,
            Operand::Bound(field) => Operand::WideBound(field),
            Operand::Dimensions => Operand::DimensionsAndLowerBounds,
            Operand::Signature => Operand::SignatureOrNone,
            Operand::Variable => Operand::VariableOrExpression,
            Operand::Argument => Operand::ArgumentLiteral,
            Operand::Place => Operand::PlaceOrNone,
            operand => operand,
        })
    }

    fn debug_instruction(&self, row: &Row) -> u32 {
        row.number
    }

    fn has_lasting_lines(&self) -> bool {
        true
    }
}
