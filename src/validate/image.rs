//! Images: the literals of their types, and what instructions on them take and give.
//!
//! Spec: "Image Instructions", "OpTypeImage"

use super::checker::Checker;
use super::fact::{Class, Fact};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, Opcode, op};
use rspirv::spirv::Dim;

/// Instructions that take a combined image and sampler.
fn samples(opcode: Opcode) -> bool {
    matches!(opcode, op::ImageSampleExplicitLod | op::ImageSampleImplicitLod | op::Image)
}

/// The greatest values of Depth, Arrayed, MS and Sampled, with their places among the operands of a type.
const LIMITS: [(&str, usize, u32); 4] = [("Depth", 2, 2), ("Arrayed", 3, 1), ("MS", 4, 1), ("Sampled", 5, 2)];

impl<'m> Checker<'m> {
    /// The literals of an image type.
    ///
    /// # Errors
    /// The broken rule.
    pub(super) fn image_type(&self, instruction: Instruction<'m>) -> Result<()> {
        for (name, at, most) in LIMITS {
            let value = instruction.operand(at)?;
            self.require(value <= most, Rule::ImageType, || format!("{name} is {value}, at most {most}"))?;
        }
        Ok(())
    }

    /// The declaration of a value's type.
    fn declared(&self, fact: &Fact) -> Option<Instruction<'m>> {
        self.module.definition(fact.id)
    }

    /// Whether a type is declared by an opcode, or not known.
    fn is_declared_by(&self, fact: &Fact, opcode: Opcode) -> bool {
        fact.is_open() || self.declared(fact).is_some_and(|declared| declared.opcode() == opcode)
    }

    /// An instruction on images.
    ///
    /// # Errors
    /// The broken rule.
    pub(super) fn image(&self, opcode: Opcode, result: &Fact, operands: &[u32]) -> Result<()> {
        let fact = |at: usize| self.fact(self.operand(operands, at));
        let image = fact(0);
        if image.is_open() {
            return Ok(());
        }
        let taken = if samples(opcode) { op::TypeSampledImage } else { op::TypeImage };
        self.require(self.is_declared_by(image, taken), Rule::ImageOperands, || {
            format!("{opcode} takes no such image")
        })?;
        let Some(declared) = self.image_declared(image) else { return Ok(()) };
        let sampled = self.fact_of(declared.id(0)?);
        let is_numeric = |fact: &Fact| matches!(fact.scalar, Class::Int | Class::Float);
        let is_sampled = |fact: &Fact| {
            sampled.class == Class::Void || sampled.class == fact.scalar && sampled.bits == fact.bits
        };
        let fits = result.is_open()
            || match opcode {
                op::SampledImage => {
                    let combined = self.declared(result).filter(|one| one.opcode() == op::TypeSampledImage);
                    let of = combined.and_then(|combined| combined.id(0).ok());
                    let is_of_image = of.is_some_and(|id| self.fact_of(id).same == image.same);
                    is_of_image && self.is_declared_by(fact(1), op::TypeSampler)
                }
                op::Image => result.same == self.fact_of(declared.result_id().unwrap_or(Id(0))).same,
                op::ImageSampleExplicitLod | op::ImageSampleImplicitLod | op::ImageFetch => {
                    result.lanes() == 4 && is_numeric(result) && is_sampled(result)
                }
                op::ImageRead => is_numeric(result) && is_sampled(result),
                op::ImageWrite => is_numeric(fact(2)),
                op::ImageQueryFormat | op::ImageQueryOrder | op::ImageQueryLevels | op::ImageQuerySamples => {
                    result.is_int()
                }
                op::ImageQuerySize | op::ImageQuerySizeLod => {
                    result.scalar == Class::Int && Some(result.lanes()) == size(declared)
                }
                _ => true,
            };
        self.require(fits, Rule::ImageOperands, || format!("{opcode} does not take or give these types"))?;
        self.coordinate(opcode, fact(1), declared)
    }

    /// The type of the image that a value is or has.
    fn image_declared(&self, fact: &Fact) -> Option<Instruction<'m>> {
        let declared = self.declared(fact)?;
        if declared.opcode() == op::TypeSampledImage {
            return self.module.definition_as(declared.id(0).ok()?, op::TypeImage);
        }
        (declared.opcode() == op::TypeImage).then_some(declared)
    }

    fn coordinate(&self, opcode: Opcode, coordinate: &Fact, declared: Instruction<'m>) -> Result<()> {
        let is_float = coordinate.scalar == Class::Float;
        let is_int = coordinate.scalar == Class::Int;
        let fits = match opcode {
            op::ImageSampleExplicitLod | op::ImageSampleImplicitLod => is_float || is_int,
            op::ImageFetch | op::ImageRead | op::ImageWrite => is_int,
            _ => return Ok(()),
        };
        let has_all = size(declared).is_none_or(|size| coordinate.lanes() >= size);
        self.require(coordinate.is_open() || fits && has_all, Rule::ImageOperands, || {
            "the coordinate has another type, or fewer components than the image".to_owned()
        })
    }
}

/// How many numbers the size of an image has; a cube has coordinates of its own.
fn size(declared: Instruction<'_>) -> Option<u64> {
    let dim = declared.operand(1).ok()?;
    let is = |one: Dim| dim == one as u32;
    let size = if is(Dim::Dim1D) || is(Dim::DimBuffer) {
        1
    } else if is(Dim::Dim2D) || is(Dim::DimRect) {
        2
    } else if is(Dim::Dim3D) {
        3
    } else {
        return None;
    };
    Some(size + u64::from(declared.operand(3).ok()?))
}
