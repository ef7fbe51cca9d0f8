//! Spec: "Composite Instructions".

use super::form::{Expanded, Row, Shape, custom, expanded, row};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::VectorExtractDynamic, custom(Shape::VectorExtractDynamic)),
    row(op::VectorInsertDynamic, custom(Shape::VectorInsertDynamic)),
    row(op::VectorShuffle, custom(Shape::VectorShuffle)),
    row(op::CompositeConstruct, expanded(Expanded::CompositeConstruct)),
    row(op::CompositeConstructReplicateEXT, expanded(Expanded::CompositeConstruct)).alternate(),
    row(op::CompositeExtract, custom(Shape::CompositeExtract)),
    row(op::CompositeInsert, custom(Shape::CompositeInsert)),
    row(op::CopyObject, custom(Shape::CopyObject)),
    row(op::CopyLogical, expanded(Expanded::CopyLogical)),
];
