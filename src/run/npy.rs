//! Files of numpy's format `.npy`: arrays of numbers.
//!
//! Known gaps: structures, complex numbers, and arrays in Fortran's order of more than one dimension.
//!
//! Spec: numpy.lib.format, versions 1.0 to 3.0.

use spirv_llvm_translate::internal::error::Result;

use super::data::{Data, Kind};
use super::usage;
use crate::executor::jit::Element;
use crate::executor::value::element_size;

/// How such files begin.
pub const MAGIC: &[u8] = b"\x93NUMPY";

/// The data behind the header starts at a multiple of this many bytes.
const ALIGNMENT: usize = 64;

/// The value of a key in the header, up to what ends it.
fn value<'h>(header: &'h str, key: &str) -> Option<&'h str> {
    let (_, rest) = header.split_once(&format!("'{key}'"))?;
    Some(rest.trim_start().strip_prefix(':')?.trim_start())
}

/// Reads a file.
///
/// # Errors
/// What is no such file, or holds another thing than numbers in C's order.
pub fn read(path: &str, bytes: &[u8]) -> Result<Data> {
    parse(bytes).ok_or_else(|| usage(format!("'{path}' is no .npy file of numbers in C's order")))
}

/// The array in a file; nothing for what is no such file, or holds another thing than numbers in C's order.
pub fn parse(bytes: &[u8]) -> Option<Data> {
    let rest = bytes.strip_prefix(MAGIC)?;
    let (length, start) = match rest {
        [1, _, low, high, ..] => (usize::from(u16::from_le_bytes([*low, *high])), 4),
        [2 | 3, _, a, b, c, d, ..] => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, 6),
        _ => return None,
    };
    let header = std::str::from_utf8(rest.get(start..start + length)?).ok()?;
    let mut contents = rest.get(start + length..)?.to_vec();
    let descriptor = value(header, "descr")?.strip_prefix('\'')?.split('\'').next()?;
    let (order, code) = descriptor.split_at_checked(1)?;
    let bits = code.get(1..)?.parse::<u32>().ok()?.checked_mul(8)?;
    let element = match code.get(..1)? {
        "i" | "u" if matches!(bits, 8 | 16 | 32 | 64) => Element::Integer(bits),
        "b" if bits == 8 => Element::Integer(8),
        "f" if matches!(bits, 16 | 32 | 64) => Element::Float(bits),
        _ => return None,
    };
    let kind = Kind { element, is_signed: !code.starts_with(['u', 'b']), lanes: 1 };
    let inside = value(header, "shape")?.strip_prefix('(')?.split(')').next()?;
    let sizes = inside.split(',').map(str::trim).filter(|size| !size.is_empty());
    let shape: Vec<usize> =
        sizes.map(|size| size.trim_end_matches('L').parse().ok()).collect::<Option<_>>()?;
    if value(header, "fortran_order")?.starts_with("True") && shape.len() > 1 {
        return None;
    }
    let count = shape.iter().try_fold(1_usize, |product, size| product.checked_mul(*size))?;
    contents.truncate(count.checked_mul(kind.size())?);
    if contents.len() != count * kind.size() {
        return None;
    }
    if order == ">" {
        contents.chunks_mut(kind.size()).for_each(<[u8]>::reverse);
    }
    Some(Data { kind, shape, bytes: contents })
}

/// The bits of all components of an array of scalars.
pub fn patterns(data: &Data) -> Vec<u64> {
    Data { kind: Kind { lanes: 1, ..data.kind }, ..data.clone() }.patterns()
}

/// A file with some data; the components of vectors are its last dimension.
pub fn write(data: &Data) -> Vec<u8> {
    let size = element_size(data.kind.element);
    let letter = match data.kind.element {
        Element::Float(_) => 'f',
        _ if data.kind.is_signed => 'i',
        _ => 'u',
    };
    let order = if size == 1 { '|' } else { '<' };
    let mut shape: Vec<String> = data.shape.iter().map(usize::to_string).collect();
    if data.kind.lanes > 1 {
        shape.push(data.kind.lanes.to_string());
    }
    let comma = if shape.len() == 1 { "," } else { "" };
    let mut header = format!(
        "{{'descr': '{order}{letter}{size}', 'fortran_order': False, 'shape': ({}{comma}), }}",
        shape.join(", ")
    );
    let end = (MAGIC.len() + 4 + header.len() + 1).next_multiple_of(ALIGNMENT);
    header.push_str(&" ".repeat(end - MAGIC.len() - 4 - header.len() - 1));
    header.push('\n');
    let mut bytes = MAGIC.to_vec();
    bytes.extend([1, 0]);
    bytes.extend(u16::try_from(header.len()).unwrap_or(u16::MAX).to_le_bytes());
    bytes.extend(header.bytes());
    for pattern in data.patterns() {
        bytes.extend(pattern.to_le_bytes().iter().take(size));
    }
    bytes
}
