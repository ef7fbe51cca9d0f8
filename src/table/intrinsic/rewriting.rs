//! Intrinsics that are expanded to other LLVM IR before they are lowered.

use super::memory::{MASKED_GATHER, MASKED_SCATTER};
use Rewriting as R;

/// The LLVM IR expansion of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewriting {
    /// A loop of byte stores, unless value and size are constant and small.
    MemorySet,
    /// A loop that copies bytes in the direction that the overlap requires, unless the size is constant.
    MemoryMove,
    /// A loop that stores a pattern.
    MemoryPattern,
    /// A load of each lane selected by the mask.
    MaskedLoad(MaskedPlaces),
    /// A store of each lane selected by the mask.
    MaskedStore(MaskedPlaces),
    /// A product of double width, shifted.
    FixedPointProduct(FixedPoint),
    /// A quotient of extended width.
    FixedPointQuotient(FixedPoint),
    /// The index of the first nonzero lane, by selects.
    CountTrailingElements,
    /// The constant for an unknown size: all ones or zero.
    ObjectSize,
    /// A load of an offset from the pointer, added to the pointer.
    LoadRelative,
}

/// The addresses of the lanes of a masked access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskedPlaces {
    /// Consecutive, with a slot for every lane.
    InOrder,
    /// Consecutive, with slots for the selected lanes only.
    Packed,
    /// From a vector of pointers.
    Pointers,
}

/// A fixed-point operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedPoint {
    /// Whether operands are signed.
    pub is_signed: bool,
    /// Whether results saturate.
    pub saturates: bool,
}

const fn fixed(is_signed: bool, saturates: bool) -> FixedPoint {
    FixedPoint { is_signed, saturates }
}

/// Intrinsics that are expanded, by name without `llvm.` and type suffixes.
///
/// Spec (LLVM): "Standard C/C++ Library Intrinsics", "Masked Vector Load and Store Intrinsics", "Masked Vector Gather and Scatter
/// Intrinsics", "Masked Vector Expanding Load and Compressing Store Intrinsics", "Fixed Point Arithmetic Intrinsics".
pub const REWRITTEN: &[(&str, Rewriting)] = &[
    ("memset", R::MemorySet),
    ("memset.inline", R::MemorySet),
    ("memmove", R::MemoryMove),
    ("experimental.memset.pattern", R::MemoryPattern),
    ("masked.load", R::MaskedLoad(MaskedPlaces::InOrder)),
    ("masked.store", R::MaskedStore(MaskedPlaces::InOrder)),
    ("masked.expandload", R::MaskedLoad(MaskedPlaces::Packed)),
    ("masked.compressstore", R::MaskedStore(MaskedPlaces::Packed)),
    (MASKED_GATHER, R::MaskedLoad(MaskedPlaces::Pointers)),
    (MASKED_SCATTER, R::MaskedStore(MaskedPlaces::Pointers)),
    ("smul.fix", R::FixedPointProduct(fixed(true, false))),
    ("umul.fix", R::FixedPointProduct(fixed(false, false))),
    ("smul.fix.sat", R::FixedPointProduct(fixed(true, true))),
    ("umul.fix.sat", R::FixedPointProduct(fixed(false, true))),
    ("sdiv.fix", R::FixedPointQuotient(fixed(true, false))),
    ("udiv.fix", R::FixedPointQuotient(fixed(false, false))),
    ("sdiv.fix.sat", R::FixedPointQuotient(fixed(true, true))),
    ("udiv.fix.sat", R::FixedPointQuotient(fixed(false, true))),
    ("experimental.cttz.elts", R::CountTrailingElements),
    ("objectsize", R::ObjectSize),
    ("load.relative", R::LoadRelative),
];

/// The expansion of an intrinsic, by its name without `llvm.` and type suffixes.
pub fn rewriting(name: &str) -> Option<Rewriting> {
    REWRITTEN.iter().find(|(known, _)| *known == name).map(|(_, rewriting)| *rewriting)
}
