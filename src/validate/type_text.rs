//! Types in words, for messages about types that do not fit.
//!
//! Rule of this module: a text is made when a message is, never before; types that are equal by contents have equal texts.

use super::checker::Checker;
use super::fact::{Class, Fact, Ty};
use crate::table::ext_inst_signature::Constraint;
use rspirv::spirv::StorageClass;

/// How deep pointees, elements and components are described.
const DEEPEST: usize = 3;

impl Checker<'_> {
    /// A type in words, with an article.
    pub(super) fn type_text(&self, fact: &Fact) -> String {
        self.nested_text(fact, DEEPEST)
    }

    /// The type of an operand in words, with its position.
    pub(super) fn operand_text(&self, operands: &[u32], at: usize) -> String {
        format!("operand {} is {}", at + 1, self.type_text(self.fact(self.operand(operands, at))))
    }

    /// An operand and the result in words, whose types differ.
    pub(super) fn unlike(&self, operands: &[u32], at: usize, result: &Fact) -> String {
        format!("{}, the result is {}", self.operand_text(operands, at), self.type_text(result))
    }

    fn nested_text(&self, fact: &Fact, depth: usize) -> String {
        let part = |ty: Ty| match depth {
            0 => "...".to_owned(),
            depth => self.nested_text(self.fact(ty), depth - 1),
        };
        match fact.class {
            Class::Unknown | Class::Exotic => "a type of an extension".to_owned(),
            Class::Void => "void".to_owned(),
            Class::Bool | Class::Int | Class::Float => scalar_text(fact, false),
            Class::Vector => {
                format!(
                    "a vector of {} {}",
                    fact.count.unwrap_or(0),
                    scalar_text(self.fact(fact.component), true)
                )
            }
            Class::Matrix => {
                format!("a matrix of {} columns, each {}", fact.count.unwrap_or(0), part(fact.component))
            }
            Class::Array => match fact.count {
                Some(count) => format!("an array of {count} elements, each {}", part(fact.component)),
                None => format!("an array, each element {}", part(fact.component)),
            },
            Class::RuntimeArray => format!("a runtime array, each element {}", part(fact.component)),
            Class::Struct => format!("the structure {}", fact.id),
            Class::Function => format!("the function type {}", fact.id),
            Class::Pointer => {
                let class = fact.count.and_then(|class| StorageClass::from_u32(u32::try_from(class).ok()?));
                let class =
                    class.map_or_else(|| "an unknown storage class".to_owned(), |class| format!("{class:?}"));
                match fact.is_untyped() {
                    true => format!("an untyped pointer in {class}"),
                    false => format!("a pointer in {class} to {}", part(fact.component)),
                }
            }
            Class::Opaque => match self.module.definition(fact.id) {
                Some(declared) => format!("an {} ({})", declared.opcode(), fact.id),
                None => format!("the type {}", fact.id),
            },
        }
    }

    /// The types that a constraint allows, in words.
    pub(super) fn constraint_text(&self, constraint: Constraint, result: &Fact, first: &Fact) -> String {
        match constraint {
            Constraint::Result => format!("{constraint}, {}", self.type_text(result)),
            Constraint::First => format!("{constraint}, {}", self.type_text(first)),
            Constraint::LaneCount => format!("{constraint}, {}", result.lanes()),
            _ => constraint.to_string(),
        }
    }
}

fn scalar_text(fact: &Fact, are_several: bool) -> String {
    let name = match fact.class {
        Class::Bool => "boolean".to_owned(),
        Class::Int if fact.is_signed => format!("signed {}-bit integer", fact.bits),
        Class::Int => format!("{}-bit integer", fact.bits),
        Class::Float => format!("{}-bit float", fact.bits),
        _ => return "values of an extension".to_owned(),
    };
    let article = if fact.bits == 8 && !fact.is_signed { "an" } else { "a" };
    if are_several { format!("{name}s") } else { format!("{article} {name}") }
}
