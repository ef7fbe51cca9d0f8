//! Intrinsics that other LLVM IR replaces before it is written.

use super::memory::{MASKED_GATHER, MASKED_SCATTER};
use Rewriting as R;

/// What other LLVM IR an intrinsic becomes before it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewriting {
    /// A loop that stores bytes, unless value and size are constant and small.
    MemorySet,
    /// A loop that copies bytes from the right end, unless the size is constant.
    MemoryMove,
    /// A loop that stores values.
    MemoryPattern,
    /// A load of each lane that a mask selects.
    MaskedLoad(MaskedPlaces),
    /// A store of each lane that a mask selects.
    MaskedStore(MaskedPlaces),
    /// A product of twice the width, shifted.
    FixedPointProduct(FixedPoint),
    /// A quotient of a wider number.
    FixedPointQuotient(FixedPoint),
    /// A selection by the first lane that is not zero.
    CountTrailingElements,
    /// All ones or zero: no size is known.
    ObjectSize,
    /// A load of an offset from the pointer, added to it.
    LoadRelative,
}

/// Where the lanes of a masked access are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskedPlaces {
    /// One behind the other, selected or not.
    InOrder,
    /// One behind the other, those that are not selected left out.
    Packed,
    /// Where a vector of pointers says.
    Pointers,
}

/// The numbers of an operation in fixed point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedPoint {
    /// Whether numbers are signed.
    pub is_signed: bool,
    /// Whether results beyond the range are its ends.
    pub saturates: bool,
}

const fn fixed(is_signed: bool, saturates: bool) -> FixedPoint {
    FixedPoint { is_signed, saturates }
}

/// Intrinsics that are rewritten, by name without `llvm.` and without the suffixes for types.
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

/// What an intrinsic is rewritten to, by its name without `llvm.` and without the suffixes for types.
pub fn rewriting(name: &str) -> Option<Rewriting> {
    REWRITTEN.iter().find(|(known, _)| *known == name).map(|(_, rewriting)| *rewriting)
}
