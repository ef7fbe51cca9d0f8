//! Ranges of bytes as the parts of types that lie in them: what is copied or filled need not be one part.

use crate::error::Result;
use crate::llvm::{Module, Type, Value};

/// The most parts that one range may have.
const MOST: usize = 1 << 10;

/// The parts that lie in so many bytes from an offset in a type, each with the bytes from there; `None` if the range begins or ends within a
/// number.
pub(super) fn pieces<'c>(
    module: Module<'c>,
    ty: Type<'c>,
    from: u64,
    size: u64,
) -> Option<Vec<(u64, Type<'c>)>> {
    let end = from.checked_add(size)?;
    if module.alloc_size_bytes(ty)? < end {
        return None;
    }
    let (mut found, mut open) = (Vec::new(), vec![(ty, 0u64)]);
    while let Some((ty, start)) = open.pop() {
        let stop = start.checked_add(module.store_size_bytes(ty)?)?;
        if stop <= from || start >= end {
            continue;
        }
        if start >= from && stop <= end {
            found.push((start - from, ty));
        } else if ty.is_struct() {
            for (member, position) in ty.members().into_iter().zip(0u32..) {
                open.push((member, start.checked_add(module.member_offset_bytes(ty, position)?)?));
            }
        } else {
            let element = ty.element()?;
            let (stride, count) = (module.alloc_size_bytes(element)?, elements(ty));
            let first = from.saturating_sub(start).checked_div(stride)?;
            let last = (end - start).div_ceil(stride).min(count);
            for index in first..last {
                open.push((element, start.checked_add(index.checked_mul(stride)?)?));
                if open.len() > MOST {
                    return None;
                }
            }
        }
        if found.len() > MOST {
            return None;
        }
    }
    found.sort_by_key(|(offset, _)| *offset);
    Some(found)
}

fn elements(ty: Type<'_>) -> u64 {
    if ty.is_vector() { ty.lanes().into() } else { ty.length().unwrap_or_default() }
}

/// The value of a type whose bytes are all the same; `None` for types whose values have no bytes.
///
/// # Errors
/// Only internal errors.
pub(super) fn filled(ty: Type<'_>, byte: u8) -> Result<Option<Value<'_>>> {
    if byte == 0 {
        return ty.null().map(Some);
    }
    if ty.is_struct() || ty.is_array() || ty.is_vector() {
        let count = if ty.is_struct() { ty.members().len() as u64 } else { elements(ty) };
        let Some(count) = usize::try_from(count).ok().filter(|count| *count <= MOST) else { return Ok(None) };
        let types: Vec<Type<'_>> = match ty.element() {
            Some(element) => vec![element; count],
            None => ty.members().to_vec(),
        };
        let parts: Option<Vec<Value<'_>>> =
            types.into_iter().map(|part| filled(part, byte)).collect::<Result<_>>()?;
        return parts.map(|parts| ty.aggregate(&parts)).transpose();
    }
    let Some(bits) = ty.scalar_bits().filter(|bits| bits.is_multiple_of(8) && !ty.is_pointer()) else {
        return Ok(None);
    };
    let pattern = u128::from_le_bytes([byte; 16]);
    match ty.int_bits() {
        Some(bits @ ..=64) => ty.int(u64::from_le_bytes([byte; 8]) >> (64 - bits)).map(Some),
        Some(_) => Ok(None),
        None => ty.float_from_bits(pattern >> (128 - bits.min(128))).map(Some),
    }
}
