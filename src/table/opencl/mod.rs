//! OpenCL C builtins and their SPIR-V equivalents.
//!
//! A row maps an OpenCL C name, under a guard on its mangled parameters, to an instruction with a template of operands. The writer
//! calls [`find`], which returns the matching row, or `None` if the name is not a builtin; the reader calls [`reading::calls`]
//! where it emits OpenCL C names. Names with postfixes (`convert_<T><n>_sat_rte`) are parsed by the grammar of [`name`] and then
//! looked up exactly. The rows only apply to modules whose source language is OpenCL C or C++ for OpenCL.
//!
//! A new builtin needs only a row in the file of its family; the unit tests reject overlapping and unreachable rows.
//!
//! Known gap: the `amd_*` media operations, for which SPIR-V has no instructions.

pub mod enumeration;
pub mod guard;
pub mod name;
pub mod operand;
pub mod reading;
pub mod row;
pub mod semantics;

mod atomic;
mod barrier;
mod conversion;
mod device_side_enqueue;
mod group;
mod image;
mod index;
mod integer;
mod intel_subgroup;
mod math;
mod memory;
mod motion_estimation;
mod non_uniform;
mod pipe;
mod relational;
#[cfg(test)]
mod tests;

pub use atomic::{exchange_name, legacy_float_operation};
pub use name::Postfix;
pub use operand::{ImageOperand, Operand, Order, ScopeSource, Storage};
pub use row::{Enqueue, Extent, FriendlyName, Reading, ResultAdapter, Row, Saturation, Shape, Target};

use super::builtin_variable::VariableRow;
use super::device_side_enqueue::event_operands;
use crate::spirv::op;
use mangling::Type;
use row::Pointee;

/// All rows, family by family.
pub const FAMILIES: &[&[&[Row]]] = &[
    math::ROWS,
    integer::ROWS,
    relational::ROWS,
    conversion::ROWS,
    memory::ROWS,
    barrier::ROWS,
    atomic::ROWS,
    group::ROWS,
    non_uniform::ROWS,
    intel_subgroup::ROWS,
    motion_estimation::ROWS,
    image::ROWS,
    pipe::ROWS,
    device_side_enqueue::ROWS,
];

/// All rows.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    FAMILIES.iter().flat_map(|family| family.iter()).flat_map(|rows| rows.iter())
}

/// The lowering of an OpenCL C builtin call.
#[derive(Clone, Copy, Debug)]
pub enum Plan {
    /// A read of a builtin variable, or of one component, depending on its row.
    Variable(&'static VariableRow),
    /// A row, with the postfix of the name.
    Row(&'static Row, Postfix),
}

impl Plan {
    /// The argument that is a block's kernel, which SPIR-V takes as a function instead of a pointer.
    pub fn invoke_argument(&self) -> Option<usize> {
        let Plan::Row(row, _) = self else { return None };
        match row.target {
            Target::Shape(Shape::EnqueueKernel(form)) => Some(if form.events { 6 } else { 3 }),
            Target::Shape(Shape::KernelQuery { range: true, .. }) => Some(1),
            Target::Shape(Shape::KernelQuery { range: false, .. }) => Some(0),
            _ => None,
        }
    }

    /// The number of dimensions of the ND-range that the call creates.
    pub fn range_dimensions(&self) -> Option<u32> {
        let Plan::Row(row, _) = self else { return None };
        match row.target {
            Target::Shape(Shape::NdRange(dimensions)) => Some(dimensions),
            _ => None,
        }
    }
}

impl Plan {
    /// The arguments that point to block events: the wait list and the new event.
    pub fn event_arguments(&self) -> &'static [usize] {
        match self {
            Plan::Row(Row { target: Target::Shape(Shape::EnqueueKernel(form)), .. }, _) if form.events => {
                event_operands(op::EnqueueKernel)
            }
            _ => &[],
        }
    }

    /// The argument that points to a pipe packet of any type.
    pub fn packet_argument(&self) -> Option<usize> {
        match self {
            Plan::Row(row, _) => match row.spelling.pointee {
                Pointee::Generic(position) => Some(usize::from(position)),
                _ => None,
            },
            Plan::Variable(_) => None,
        }
    }
}

/// The lowering of a mangled OpenCL C name; `None` if it is not a builtin with these parameters.
///
/// ```
/// use mangling::{Scalar, Type};
/// use spirv_llvm_translate::internal::table::opencl;
///
/// assert!(opencl::find("fabs", &[Type::Scalar(Scalar::Float)]).is_some());
/// assert!(opencl::find("fabs", &[Type::Scalar(Scalar::Int)]).is_none());
/// ```
pub fn find(name: &str, parameters: &[Type]) -> Option<Plan> {
    index::find(name, Some(parameters))
}

/// The lowering of an unmangled name (`printf`, `__read_pipe_2`); `None` if it is not a builtin.
pub fn find_unmangled(name: &str) -> Option<Plan> {
    index::find(name, None)
}
