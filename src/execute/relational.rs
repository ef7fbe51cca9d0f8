//! Relational functions.
//!
//! Spec: "Relational Functions" of OpenCL C.

use super::builtin::Evaluate;
use super::jit::{Element, Shape};
use super::value::{Value, mask};

type Comparison = fn(f64, f64) -> bool;

const COMPARISONS: &[(&str, Comparison)] = &[
    ("isequal", |a, b| a == b),
    ("isnotequal", |a, b| a != b),
    ("isgreater", |a, b| a > b),
    ("isgreaterequal", |a, b| a >= b),
    ("isless", |a, b| a < b),
    ("islessequal", |a, b| a <= b),
    ("islessgreater", |a, b| a.partial_cmp(&b).is_some_and(|order| order.is_ne())),
    ("isordered", |a, b| !a.is_nan() && !b.is_nan()),
    ("isunordered", |a, b| a.is_nan() || b.is_nan()),
];

type Test = fn(&Value, usize) -> bool;

const TESTS: &[(&str, Test)] = &[
    ("isfinite", |value, lane| value.number(lane).is_finite()),
    ("isinf", |value, lane| value.number(lane).is_infinite()),
    ("isnan", |value, lane| value.number(lane).is_nan()),
    ("isnormal", is_normal),
    ("signbit", |value, lane| value.bits(lane) >> (value.width() - 1) == 1),
];

/// By the exponent of the value's own width: what is subnormal as float is not as double.
fn is_normal(value: &Value, lane: usize) -> bool {
    let (fraction_bits, exponent_bits) = match value.width() {
        16 => (10, 5),
        32 => (23, 8),
        _ => (52, 11),
    };
    let exponent = value.bits(lane) >> fraction_bits & mask(exponent_bits);
    exponent != 0 && exponent != mask(exponent_bits)
}

/// How a result type writes `true`: 1 for scalars, all bits for lanes.
pub fn truth(is_true: bool, shape: Shape) -> u64 {
    match (is_true, shape.element) {
        (false, _) => 0,
        (true, Element::Integer(bits)) if shape.lanes > 1 => mask(bits),
        (true, _) => 1,
    }
}

/// What `any` and `all` ask of a lane: the highest bit.
fn is_set(value: &Value, lane: usize) -> bool {
    value.bits(lane) >> (value.width() - 1) & 1 == 1
}

/// A relational function.
pub fn resolve(name: &str) -> Option<Evaluate> {
    if let Some((_, compare)) = COMPARISONS.iter().find(|(row, _)| *row == name) {
        return Some(Box::new(|call| {
            let shape = call.result?;
            call.lanes(|lane| {
                truth(compare(call.argument(0).number(lane), call.argument(1).number(lane)), shape)
            })
        }));
    }
    if let Some((_, test)) = TESTS.iter().find(|(row, _)| *row == name) {
        return Some(Box::new(|call| {
            let shape = call.result?;
            call.lanes(|lane| truth(test(call.argument(0), lane), shape))
        }));
    }
    match name {
        "any" | "all" => {
            let wants_all = name == "all";
            Some(Box::new(move |call| {
                let value = call.argument(0);
                let mut lanes = 0..value.lanes.len();
                let answer = if wants_all {
                    lanes.all(|lane| is_set(value, lane))
                } else {
                    lanes.any(|lane| is_set(value, lane))
                };
                call.lanes(|_| u64::from(answer))
            }))
        }
        "select" => Some(Box::new(|call| {
            let chooser = call.argument(2);
            let is_vector = chooser.shape.lanes > 1;
            call.lanes(|lane| {
                let is_second = if is_vector { is_set(chooser, lane) } else { chooser.bits(lane) != 0 };
                call.argument(usize::from(is_second)).bits(lane)
            })
        })),
        "bitselect" => Some(Box::new(|call| {
            let bits = |index: usize, lane| call.argument(index).bits(lane);
            call.lanes(|lane| bits(0, lane) & !bits(2, lane) | bits(1, lane) & bits(2, lane))
        })),
        _ => None,
    }
}
