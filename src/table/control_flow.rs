//! Spec: "Control-Flow Instructions".

use super::form::{Row, Shape, custom, row};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::Phi, custom(Shape::Phi)),
    row(op::LoopMerge, custom(Shape::Merge)),
    row(op::LoopControlINTEL, custom(Shape::Merge)),
    row(op::SelectionMerge, custom(Shape::Merge)),
    row(op::Label, custom(Shape::Label)),
    row(op::Branch, custom(Shape::Branch)),
    row(op::BranchConditional, custom(Shape::BranchConditional)),
    row(op::Switch, custom(Shape::Switch)),
    row(op::Return, custom(Shape::Return)),
    row(op::ReturnValue, custom(Shape::ReturnValue)),
    row(op::Unreachable, custom(Shape::Unreachable)),
    row(op::LifetimeStart, custom(Shape::Lifetime("lifetime.start"))),
    row(op::LifetimeStop, custom(Shape::Lifetime("lifetime.end"))),
];
