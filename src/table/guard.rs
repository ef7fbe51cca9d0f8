//! Evaluation of row guards, the same for both directions.

use super::form::{CastGuard, Domain};
use super::storage_class::{GENERIC, GLOBAL, GLOBAL_DEVICE, GLOBAL_HOST};
use crate::llvm::Type;

/// Whether a type, or a vector's element type, belongs to a domain.
pub fn in_domain(domain: Domain, ty: Type<'_>) -> bool {
    let scalar = ty.scalar();
    match domain {
        Domain::Integer => scalar.int_bits().is_some_and(|bits| bits > 1),
        Domain::Boolean => scalar.int_bits() == Some(1),
        Domain::Float => scalar.is_float(),
        Domain::Pointer => scalar.is_pointer(),
    }
}

/// The domain of a type, if it has one.
pub fn domain_of(ty: Type<'_>) -> Option<Domain> {
    [Domain::Integer, Domain::Boolean, Domain::Float, Domain::Pointer].into_iter().find(|d| in_domain(*d, ty))
}

/// Whether a cast between two types satisfies a guard.
pub fn guard_holds(guard: CastGuard, from: Type<'_>, to: Type<'_>) -> bool {
    let (from_pointer, to_pointer) = (from.is_pointer_or_pointers(), to.is_pointer_or_pointers());
    let widths = || Some((total_bits(from)?, total_bits(to)?));
    let spaces = || Some((from.scalar().address_space()?, to.scalar().address_space()?));
    let host_or_device = |space: u32| matches!(space, GLOBAL_DEVICE | GLOBAL_HOST);
    match guard {
        CastGuard::Any => true,
        CastGuard::Grows => scalars(from, to).is_some_and(|(from, to)| from < to),
        CastGuard::Shrinks => scalars(from, to).is_some_and(|(from, to)| from > to),
        CastGuard::Same => !from_pointer && !to_pointer && widths().is_some_and(|(from, to)| from == to),
        CastGuard::Pointers => from_pointer && to_pointer,
        CastGuard::FromPointer => from_pointer && !to_pointer,
        CastGuard::ToPointer => !from_pointer && to_pointer,
        CastGuard::ToGeneric => spaces().is_some_and(|(from, to)| from != GENERIC && to == GENERIC),
        CastGuard::FromGeneric => spaces().is_some_and(|(from, to)| from == GENERIC && to != GENERIC),
        CastGuard::ToCrossWorkgroup => {
            spaces().is_some_and(|(from, to)| host_or_device(from) && to == GLOBAL)
        }
        CastGuard::FromCrossWorkgroup => {
            spaces().is_some_and(|(from, to)| from == GLOBAL && host_or_device(to))
        }
    }
}

fn scalars(from: Type<'_>, to: Type<'_>) -> Option<(u32, u32)> {
    Some((from.scalar().scalar_bits()?, to.scalar().scalar_bits()?))
}

fn total_bits(ty: Type<'_>) -> Option<u64> {
    Some(u64::from(ty.scalar().scalar_bits()?) * u64::from(ty.lanes().max(1)))
}
