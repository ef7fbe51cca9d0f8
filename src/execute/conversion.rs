//! Conversions.
//!
//! Spec: "Explicit Conversions" of OpenCL C.

use super::builtin::Evaluate;
use super::jit::Element;
use super::value::{Exact, Round, mask, pack_rounded};

/// A conversion to integers that count below zero or not, or to floating point. Without a rounding mode, integers are rounded towards zero and
/// floating-point numbers to nearest even.
pub fn convert(is_signed: bool, is_saturated: bool, round: Option<Round>) -> Evaluate {
    Box::new(move |call| {
        let (source, result) = (call.argument(0), call.result?);
        call.lanes(|lane| {
            let exact = match source.shape.element {
                Element::Float(_) => Exact::from_f64(source.number(lane)),
                _ => Exact::from_integer(source.integer(lane)),
            };
            match result.element {
                Element::Float(bits) => pack_rounded(exact, bits, round.unwrap_or(Round::ToEven)),
                Element::Integer(bits) => {
                    let (low, high) = match (is_saturated, is_signed) {
                        // Without saturation what does not fit is cut off.
                        (false, _) => (-(1 << 100), 1 << 100),
                        (true, true) => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
                        (true, false) => (0, i128::from(mask(bits))),
                    };
                    exact.to_integer(round.unwrap_or(Round::ToZero), low, high) as u64 & mask(bits)
                }
                Element::Pointer => 0,
            }
        })
    })
}

/// The conversions of `half` for which compilers of hosts without it call their runtime library.
pub const RUNTIME_LIBRARY: &[(&str, &str, &str)] = &[
    ("__extendhfsf2", "float", "half"),
    ("__truncsfhf2", "half", "float"),
    ("__truncdfhf2", "half", "double"),
];

/// One of these.
pub fn runtime_library(name: &str) -> Option<Evaluate> {
    RUNTIME_LIBRARY.iter().any(|(row, ..)| *row == name).then(|| convert(true, false, None))
}
