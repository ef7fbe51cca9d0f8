//! Raising of an instruction to the equivalent OpenCL C call, by reverse look-up of the rows.
//!
//! Rule of this module: a row is used only if [`find`] with the call's name and parameter types returns the same row, and if its
//! template reproduces the instruction's operands. So no order, scope or flag is lost; if no row matches, the friendly name is
//! kept.
//!
//! Image size queries are handled apart: an instruction returns all sizes, an OpenCL C function one of them. [`image_size`] has
//! their rows.
//!
//! Known gap: device enqueue.

mod unification;

use std::sync::OnceLock;

use mangling::{Scalar, Type};
use rspirv::spirv::FPRoundingMode;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::enumeration::Enumeration;
use super::guard::Class;
use super::row::{Extent, Pointee, Shape as RowShape};
use super::{Plan, Reading, Row, Target, find, find_unmangled, rows};
use crate::spirv::op;
use unification::Unification;

/// The requested names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// The OpenCL version: 1.2 or 2.0.
    pub version: Reading,
    /// Whether a name must represent everything that the instruction encodes.
    pub is_exact: bool,
}

/// The source of a call argument. Operands are counted as in [`Facts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An operand.
    Operand(usize),
    /// A pointer operand, cast to the generic address space.
    Generic(usize),
    /// A boolean operand as 0 or 1; a vector of booleans as 8-bit lanes of 0 or -1.
    Truth(usize),
    /// A lane of an operand.
    Lane(usize, u32),
    /// An operand of three lanes, extended by an unused fourth.
    Widened(usize),
    /// A pointer in the generic address space to memory that holds an operand before the call and the previous value after it.
    InMemory(usize),
    /// The image of a sampled image operand.
    Image(usize),
    /// The sampler of a sampled image operand.
    Sampler(usize),
    /// A constant of type `uint`.
    Flags(u32),
    /// A constant of type `memory_order`.
    MemoryOrder(u32),
    /// A constant of type `memory_scope`.
    MemoryScope(u32),
    /// An operand that is not constant, converted by a function.
    Translated(Enumeration, usize),
}

/// The properties of an instruction that the rows depend on. Operands are its words after result type and result, or after the
/// number of an OpenCL.std instruction, counted from 0.
pub trait Facts {
    /// The operands.
    fn operands(&self) -> &[u32];
    /// The value of an operand that is an integer constant.
    fn constant(&self, operand: usize) -> Option<u64>;
    /// Whether an operand is a floating-point constant 0.
    fn is_float_zero(&self, operand: usize) -> bool;
    /// The storage class of a pointer operand, looking through casts to Generic.
    fn storage_class(&self, operand: usize) -> u32;
    /// The `<id>` of the sampler in a sampled image operand.
    fn combined_sampler(&self, operand: usize) -> Option<u32>;
    /// The shape of an operand's type.
    fn shape(&self, operand: usize) -> Shape;
    /// The shape of the result type.
    fn result(&self) -> Shape;
    /// Whether the result's floating-point type is `bfloat` instead of the IEEE type of its width.
    fn gives_bfloat(&self) -> bool;
    /// Whether the result is decorated with SaturatedConversion.
    fn is_saturated(&self) -> bool;
    /// The FPRoundingMode that decorates the result.
    fn rounding(&self) -> Option<FPRoundingMode>;
    /// The access qualifier of a pipe operand.
    fn pipe_access(&self, operand: usize) -> Option<u32>;
}

/// The parts of a scalar or vector type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// `Integer` or `Float`; `None` for any other type.
    pub class: Option<Class>,
    /// Width of its scalars in bits.
    pub bits: u32,
    /// Number of lanes; 1 for a scalar.
    pub lanes: u32,
}

/// A candidate call for an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function's unmangled name.
    pub name: String,
    /// Its arguments.
    pub arguments: SmallVec<[Source; 6]>,
    /// Whether the instruction does not encode the signedness of texels, which the name does.
    pub is_signless: bool,
    /// Whether the name must represent everything that the instruction encodes.
    is_exact: bool,
    row: usize,
}

impl Call {
    /// The row of the call. Its outcome determines the conversion of the call's result to the instruction's.
    pub fn row(&self) -> &'static Row {
        index().rows[self.row]
    }

    /// The type of parameter `i` for mangling, from the SPIR-V type with signed integers. The caller maps opaque types to their
    /// OpenCL C names.
    #[must_use]
    pub fn parameter(&self, i: usize, signed: Type) -> Type {
        let row = self.row();
        let ty = if row.is_unsigned(i) { unsigned(signed) } else { signed };
        match (row.spelling.pointee, ty) {
            (Pointee::Const(place), ty) if usize::from(place) == i => ty.with_const(),
            (Pointee::Void(place) | Pointee::ConstVoid(place), Type::Pointer { qualifiers, pointee })
                if usize::from(place) == i =>
            {
                let is_byte = matches!(*pointee, Type::Scalar(Scalar::Char | Scalar::UChar));
                let pointee = if is_byte || self.is_exact { Box::new(Scalar::Void.into()) } else { pointee };
                let ty = Type::Pointer { qualifiers, pointee };
                let is_constant = !self.is_exact && matches!(row.spelling.pointee, Pointee::ConstVoid(_));
                if is_constant { ty.with_const() } else { ty }
            }
            (Pointee::Volatile, ty) if i == 0 => ty.with_volatile(),
            (Pointee::Atomic, Type::Pointer { qualifiers, pointee }) if i == 0 => {
                Type::Pointer { qualifiers, pointee: Box::new(Type::atomic(*pointee)) }.with_volatile()
            }
            (_, ty) => ty,
        }
    }

    /// Whether the function with these parameters has the semantics of the instruction.
    pub fn fits(&self, parameters: &[Type]) -> bool {
        let plan = if self.is_mangled() { find(&self.name, parameters) } else { find_unmangled(&self.name) };
        let is_row = matches!(plan, Some(Plan::Row(row, _)) if std::ptr::eq(row, self.row()));
        is_row && (!self.is_exact || self.represents_format(parameters))
    }

    /// Whether the format string, if any, points to 8-bit integers, which the writer assumes for an unmangled name.
    fn represents_format(&self, parameters: &[Type]) -> bool {
        if self.row().spelling.pointee != Pointee::UniformConstant {
            return true;
        }
        let pointee = parameters.first().and_then(Type::pointee).map(|(_, pointee)| pointee);
        matches!(pointee, None | Some(Type::Scalar(Scalar::Char | Scalar::UChar)))
    }

    /// Whether the outcome is in memory and the call's own result is only a status.
    pub fn stores_result(&self) -> bool {
        self.row().target == Target::Shape(RowShape::CompareExchange)
    }

    /// Whether the name is mangled.
    pub fn is_mangled(&self) -> bool {
        !self.row().when.contains(&super::guard::Condition::Unmangled)
    }
}

/// The same type with unsigned integers.
fn unsigned(ty: Type) -> Type {
    match ty {
        Type::Scalar(scalar) => Type::Scalar(scalar.to_unsigned()),
        Type::Vector { lanes, element } => Type::vector(lanes, unsigned(*element)),
        Type::Pointer { qualifiers, pointee } => {
            Type::Pointer { qualifiers, pointee: Box::new(unsigned(*pointee)) }
        }
        other => other,
    }
}

/// Rows by the instruction that computes their result.
struct Index {
    rows: Vec<&'static Row>,
    by_target: FxHashMap<(bool, u32), SmallVec<[usize; 4]>>,
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let rows: Vec<_> = rows().collect();
        let mut by_target: FxHashMap<_, SmallVec<[usize; 4]>> = FxHashMap::default();
        for (i, row) in rows.iter().enumerate() {
            if let Some(key) = key(row.target) {
                by_target.entry(key).or_default().push(i);
            }
        }
        Index { rows, by_target }
    })
}

fn key(target: Target) -> Option<(bool, u32)> {
    match target {
        Target::Op(op::AtomicCompareExchangeWeak) | Target::Shape(RowShape::CompareExchange) => {
            Some((false, op::AtomicCompareExchange.0.into()))
        }
        Target::Shape(RowShape::ToAddressSpace(_)) => Some((false, op::GenericCastToPtrExplicit.0.into())),
        Target::Op(opcode) | Target::Convert(opcode, _) => Some((false, opcode.0.into())),
        Target::Ext(instruction) => Some((true, instruction as u32)),
        Target::Operand | Target::Shape(_) => None,
    }
}

/// The function that returns one part of an image's size.
pub fn image_size(extent: Extent) -> Option<&'static Row> {
    rows().find(|row| row.target == Target::Shape(RowShape::ImageSize(extent)))
}

/// The candidate calls for an instruction, best first: names of the requested OpenCL version, then names of the other version for
/// operations that only it has. The caller takes the first whose [`Call::fits`] holds. `target` is a core instruction or one of
/// OpenCL.std.
pub fn calls<'f, F: Facts>(target: Target, names: Names, facts: &'f F) -> impl Iterator<Item = Call> + 'f {
    let places = key(target).and_then(|key| index().by_target.get(&key));
    let places = places.map_or(&[][..], SmallVec::as_slice);
    let ranks = [Rank::First, Rank::Asked, Rank::Other];
    ranks.into_iter().flat_map(move |rank| {
        places.iter().filter_map(move |&place| {
            let row = index().rows[place];
            let may = rank_of(row, names) == Some(rank);
            if may { Unification::new(row, names, facts).call(place) } else { None }
        })
    })
}

/// The priority of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    First,
    Asked,
    Other,
}

fn rank_of(row: &Row, names: Names) -> Option<Rank> {
    match row.reading {
        Reading::Never(_) => None,
        Reading::Inexact(_) => (!names.is_exact).then_some(Rank::First),
        Reading::Exact(_) if !names.is_exact => None,
        Reading::Always | Reading::Exact(_) => Some(Rank::Asked),
        reading if reading == names.version => Some(Rank::Asked),
        Reading::Cl12 | Reading::Cl20 => Some(Rank::Other),
    }
}
