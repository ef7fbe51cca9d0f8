//! Operand and result types of instructions that have a signature.
//!
//! Rule of this module: the signatures are in `table/ext_inst_opencl.rs`, `table/ext_inst_glsl_signature.rs` and
//! `table/core_signature.rs`.
//!
//! Spec: OpenCL Extended Instruction Set, GLSL.std.450

use super::checker::Checker;
use super::fact::{Class, Fact, Ty};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{ExtInstSet, OperandGrammar, OperandKind};
use crate::spirv::operands::{Import, TypeLookup};
use crate::spirv::{Id, Instruction, extensions, op};
use crate::table::ext_inst_glsl_signature;
use crate::table::ext_inst_signature::{Constraint, Domain, ExtSignature, Lanes, Numbers, Pointee, Width};
use crate::table::index::index;
use rspirv::spirv::StorageClass;

/// The types that constraints refer to.
struct Context<'f> {
    result: &'f Fact,
    first: Ty,
}

impl<'m> Checker<'m> {
    /// Checks the types of an extended instruction.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn extended(&self, instruction: Instruction<'m>) -> Result<()> {
        let set = self.module.ext_inst_set(instruction.id(0)?);
        let number = instruction.operand(1)?;
        let (signature, rule) = match set {
            Import::Set(ExtInstSet::OpenClStd) => {
                (index().ext(number).map(|row| &row.signature), Rule::ExtendedTypes)
            }
            Import::Set(ExtInstSet::GlslStd450) => (ext_inst_glsl_signature::of(number), Rule::GlslTypes),
            _ => return Ok(()),
        };
        if !self.wants(rule) {
            return Ok(());
        }
        let (Some(signature), Some(grammar)) = (signature, set.instruction(number)) else {
            return Ok(());
        };
        let operands = instruction.operands().get(2..).unwrap_or_default();
        let name = || grammar.name.to_owned();
        self.signed(signature, self.result(instruction), operands, grammar.operands, (rule, &name))
    }

    /// Checks result and operands against a signature.
    ///
    /// # Errors
    /// The violated rule, with the name of the instruction.
    pub(super) fn signed(
        &self,
        signature: &ExtSignature,
        result: &Fact,
        operands: &[u32],
        grammar: &[OperandGrammar],
        (rule, name): (Rule, &dyn Fn() -> String),
    ) -> Result<()> {
        let context = Context { result, first: self.operand(operands, 0) };
        self.require(self.meets(signature.result, result, &context), rule, || {
            let wanted = self.constraint_text(signature.result, result, self.fact(context.first));
            format!("{} does not give its result type, {}, but {wanted}", name(), self.type_text(result))
        })?;
        for (at, word) in operands.iter().enumerate() {
            let kind = grammar.get(at).or(grammar.last()).map(|operand| operand.kind);
            let constraint = signature.operands.get(at).or(signature.operands.last());
            let (Some(constraint), Some(kind)) = (constraint, kind) else { continue };
            let fits = match (constraint, kind) {
                (Constraint::LaneCount, _) => {
                    context.result.is_open() || context.result.lanes() == u64::from(*word)
                }
                (_, OperandKind::IdRef) => {
                    self.meets(*constraint, self.fact(self.typed(Id(*word))), &context)
                }
                _ => true,
            };
            self.require(fits, rule, || self.operand_fault(at, *word, *constraint, &context, &name()))?;
        }
        Ok(())
    }

    /// The message of an operand that does not meet a constraint.
    #[cold]
    fn operand_fault(
        &self,
        at: usize,
        word: u32,
        constraint: Constraint,
        context: &Context<'_>,
        name: &str,
    ) -> String {
        let wanted = self.constraint_text(constraint, context.result, self.fact(context.first));
        let found = match constraint {
            Constraint::LaneCount => word.to_string(),
            _ => self.type_text(self.fact(self.typed(Id(word)))),
        };
        format!("operand {} of {name} has another type than it takes: {found} instead of {wanted}", at + 1)
    }

    fn meets(&self, constraint: Constraint, fact: &Fact, context: &Context<'_>) -> bool {
        if fact.is_open() {
            return true;
        }
        let first = self.fact(context.first);
        match constraint {
            Constraint::Void => fact.class == Class::Void,
            Constraint::Numbers(numbers) => self.are(numbers, fact, context),
            Constraint::OneOf(all) => all.iter().any(|numbers| self.are(*numbers, fact, context)),
            Constraint::Result => fact.same == context.result.same || context.result.is_open(),
            Constraint::First => fact.same == first.same || first.is_open(),
            Constraint::Components(lanes) => {
                let component = if fact.is_vector() { self.fact(fact.component) } else { fact };
                has_lanes(lanes, fact, context) && self.is_component(component, context.result)
            }
            Constraint::Declared(opcode) => {
                self.module.definition(fact.id).is_some_and(|declared| declared.opcode() == opcode)
            }
            Constraint::Matrix => fact.class == Class::Matrix,
            Constraint::Pointer(pointee, classes) => {
                fact.is_pointer()
                    && self.is_in_classes(fact, pointee, classes)
                    && (fact.is_untyped() || self.leads_to(pointee, self.fact(fact.component), context))
            }
            Constraint::LaneCount | Constraint::Any => true,
        }
    }

    /// Whether a scalar is the component type of a scalar or vector.
    fn is_component(&self, scalar: &Fact, of: &Fact) -> bool {
        let component = if of.is_vector() { self.fact(of.component) } else { of };
        component.same == scalar.same || component.is_open() || scalar.is_open()
    }

    /// Whether a pointer is in one of the storage classes; an extension allows format strings in any.
    fn is_in_classes(&self, pointer: &Fact, pointee: Pointee, classes: &[StorageClass]) -> bool {
        if classes.is_empty() {
            return true;
        }
        let is_free = pointee == Pointee::Characters
            && self.module.instructions().any(|one| {
                one.opcode() == op::Extension
                    && one.string_bytes(0).is_ok_and(|(name, _)| {
                        name == extensions::EXT_RELAXED_PRINTF_STRING_ADDRESS_SPACE.as_bytes()
                    })
            });
        is_free || classes.iter().any(|class| pointer.count == Some(*class as u64))
    }

    fn leads_to(&self, pointee: Pointee, fact: &Fact, context: &Context<'_>) -> bool {
        if fact.is_open() {
            return true;
        }
        match pointee {
            Pointee::Result => fact.same == context.result.same || context.result.is_open(),
            Pointee::ComponentOfResult => self.is_component(fact, context.result),
            Pointee::ComponentOfFirst => self.is_component(fact, self.fact(context.first)),
            Pointee::Numbers(numbers) => self.are(numbers, fact, context),
            Pointee::Anything => true,
            Pointee::Characters => {
                let element = if fact.class == Class::Array { self.fact(fact.component) } else { fact };
                element.is_int() && element.bits == 8
            }
        }
    }

    fn are(&self, numbers: Numbers, fact: &Fact, context: &Context<'_>) -> bool {
        let domain = match numbers.domain {
            Domain::Float => fact.scalar == Class::Float,
            Domain::Integer => fact.scalar == Class::Int,
            Domain::Number => matches!(fact.scalar, Class::Float | Class::Int),
            Domain::Boolean => fact.scalar == Class::Bool,
            Domain::Value => matches!(fact.scalar, Class::Float | Class::Int | Class::Bool),
        };
        let result = context.result;
        let width = match numbers.width {
            Width::Any => true,
            Width::Bits(widths) => widths.contains(&fact.bits),
            Width::Address => self.address_bits == 0 || fact.bits == self.address_bits,
            Width::AsResult => fact.bits == result.bits || result.is_open(),
            Width::HalfOfResult => fact.bits * 2 == result.bits || result.is_open(),
        };
        domain && width && has_lanes(numbers.lanes, fact, context)
    }
}

fn has_lanes(lanes: Lanes, fact: &Fact, context: &Context<'_>) -> bool {
    match lanes {
        Lanes::Any => true,
        Lanes::One => fact.is_scalar(),
        Lanes::Vector => fact.is_vector(),
        Lanes::AtMost(most) => fact.lanes() <= most,
        Lanes::Of(counts) => fact.is_vector() && counts.contains(&fact.lanes()),
        Lanes::AsResult => fact.lanes() == context.result.lanes() || context.result.is_open(),
    }
}
