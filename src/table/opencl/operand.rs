//! Operands of the rows' templates, taken from a call's arguments and from its name.

use super::name::Postfix;
use crate::spirv::Opcode;
use rspirv::spirv::Scope;

/// One operand of the target. Arguments are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// This argument.
    Arg(u8),
    /// This argument and all that follow.
    Rest(u8),
    /// This scalar argument, splatted to the lanes of the result.
    Splat(u8),
    /// The same splat, built by a constant-folding builder.
    BuiltSplat(u8),
    /// This argument compared with zero (not equal), lane by lane.
    Truth(u8),
    /// The sign bit of this argument, lane by lane.
    Negative(u8),
    /// This floating-point argument, negated.
    Negated(u8),
    /// A vector of arguments: the first, and their number.
    Vector(u8, u8),
    /// Memory operands: Aligned, by the size of this argument. No operand if it is not an integer or floating-point scalar.
    Aligned(u8),
    /// A scope.
    Scope(ScopeSource),
    /// Memory semantics.
    Semantics(Order, Storage),
    /// A 32-bit integer constant.
    Int(u32),
    /// A constant of the width of `size_t`.
    Size(u32),
    /// A literal word.
    Literal(u32),
    /// The vector length in the name, as a literal.
    Lanes,
    /// The size in bytes of a vector of the length in the name, with elements of this many bytes, as a 32-bit integer constant.
    LaneBytes(u32),
    /// The rounding mode in the name, as a literal.
    Rounding,
    /// The group operation in the name, as a literal.
    Collective,
    /// Arguments 0 and 1, an image and a sampler, combined.
    SampledImage,
    /// These arguments, an image and a sampler, combined to a motion estimation image.
    VmeImage(u8, u8),
    /// This argument, converted to the opaque type of the first opcode by the second.
    Converted(u8, Opcode, Opcode),
    /// Image operands: their mask as a literal, and the operands of its bits. No operand if the mask is empty.
    ImageOperands(&'static [ImageOperand]),
}

/// The source of a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScopeSource {
    /// The row has it.
    Fixed(Scope),
    /// The name has it: `work_group_` or `sub_group_`.
    Name,
    /// An argument of type `memory_scope`, and the default where the call has no such argument.
    Argument(u8, Scope),
}

/// The source of the order in memory semantics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// These bits.
    Fixed(u32),
    /// These bits, or none where the semantics have no storage class.
    IfStorage(u32),
    /// An argument of type `memory_order`.
    Argument(u8),
}

/// The source of the storage classes in memory semantics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// The storage class of this pointer argument.
    Pointer(u8),
    /// The storage classes of this `cl_mem_fence_flags` argument.
    Flags(u8),
}

/// One image operand. Arguments are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageOperand {
    /// Level of detail 0.
    LodZero,
    /// The level of detail in this argument.
    Lod(u8),
    /// The gradients in this argument and the next.
    Grad(u8),
    /// The sample index in this argument.
    Sample(u8),
    /// Signed texels; emitted from version 1.4 on.
    SignExtend,
    /// Unsigned texels; emitted from version 1.4 on.
    ZeroExtend,
}

/// The arguments unchanged: none, or the first one to four.
pub(super) const NONE: &[Operand] = &[];
pub(super) const ONE: &[Operand] = &[Operand::Arg(0)];
pub(super) const TWO: &[Operand] = &[Operand::Arg(0), Operand::Arg(1)];
pub(super) const THREE: &[Operand] = &[Operand::Arg(0), Operand::Arg(1), Operand::Arg(2)];
pub(super) const FOUR: &[Operand] = &[Operand::Arg(0), Operand::Arg(1), Operand::Arg(2), Operand::Arg(3)];

/// Work-group and sub-group scopes as operands.
pub(super) const WORK_GROUP: Operand = Operand::Scope(ScopeSource::Fixed(Scope::Workgroup));
pub(super) const SUB_GROUP: Operand = Operand::Scope(ScopeSource::Fixed(Scope::Subgroup));

impl Operand {
    /// The number in the row or the name, if the operand is a literal or a 32-bit constant.
    pub fn number(&self, postfix: Postfix) -> Option<u32> {
        match *self {
            Self::Int(number) | Self::Literal(number) => Some(number),
            Self::Lanes => postfix.lanes,
            Self::LaneBytes(bytes) => Some(bytes * postfix.lanes.unwrap_or(1)),
            Self::Rounding => postfix.rounding.map(|mode| mode as u32),
            Self::Collective => postfix.collective.map(|operation| operation as u32),
            _ => None,
        }
    }

    /// The number of required arguments, and the number up to which optional ones are used.
    pub(super) fn arguments(&self) -> (usize, usize) {
        let needed = |i: u8| (usize::from(i) + 1, 0);
        match *self {
            Self::Arg(i)
            | Self::Splat(i)
            | Self::BuiltSplat(i)
            | Self::Truth(i)
            | Self::Negative(i)
            | Self::Negated(i)
            | Self::Aligned(i) => needed(i),
            Self::Rest(i) => (usize::from(i), usize::MAX),
            Self::Vector(first, count) => (usize::from(first) + usize::from(count), 0),
            Self::Scope(ScopeSource::Argument(i, _)) => (0, usize::from(i) + 1),
            Self::Semantics(order, storage) => {
                let of_order = match order {
                    Order::Argument(i) => usize::from(i) + 1,
                    Order::Fixed(_) | Order::IfStorage(_) => 0,
                };
                let (Storage::Pointer(i) | Storage::Flags(i)) = storage;
                (of_order.max(usize::from(i) + 1), 0)
            }
            Self::SampledImage => (2, 0),
            Self::VmeImage(image, sampler) => needed(image.max(sampler)),
            Self::Converted(i, ..) => needed(i),
            Self::ImageOperands(list) => (list.iter().map(ImageOperand::arguments).max().unwrap_or(0), 0),
            Self::Scope(_)
            | Self::Int(_)
            | Self::Size(_)
            | Self::Literal(_)
            | Self::Lanes
            | Self::LaneBytes(_)
            | Self::Rounding
            | Self::Collective => (0, 0),
        }
    }
}

impl ImageOperand {
    fn arguments(&self) -> usize {
        match *self {
            Self::Lod(i) | Self::Sample(i) => usize::from(i) + 1,
            Self::Grad(i) => usize::from(i) + 2,
            Self::LodZero | Self::SignExtend | Self::ZeroExtend => 0,
        }
    }

    /// Whether it encodes the signedness of texels.
    pub const fn is_sign(self) -> bool {
        matches!(self, Self::SignExtend | Self::ZeroExtend)
    }

    /// Its bit in the mask.
    pub const fn bit(self) -> u32 {
        match self {
            Self::LodZero | Self::Lod(_) => 0x2,
            Self::Grad(_) => 0x4,
            Self::Sample(_) => 0x40,
            Self::SignExtend => 0x1000,
            Self::ZeroExtend => 0x2000,
        }
    }
}
