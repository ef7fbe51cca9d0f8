//! Geometric functions.
//!
//! Spec: "Geometric Functions" of OpenCL C.

use super::builtin::{Call, Evaluate};
use super::jit::Element;
use super::value::{Value, pack};

fn dot(a: &Value, b: &Value) -> f64 {
    (0..a.lanes.len()).map(|lane| a.number(lane) * b.number(lane)).sum()
}

fn difference(a: &Value, b: &Value) -> f64 {
    let square = |lane| (a.number(lane) - b.number(lane)).powi(2);
    (0..a.lanes.len()).map(square).sum::<f64>().sqrt()
}

fn scalar(call: &Call<'_>, number: f64) -> Option<Value> {
    let Element::Float(bits) = call.result?.element else { return None };
    call.lanes(|_| pack(number, bits))
}

/// A geometric function.
pub fn resolve(name: &str) -> Option<Evaluate> {
    let evaluate: fn(&Call<'_>) -> Option<Value> = match name.strip_prefix("fast_").unwrap_or(name) {
        "dot" => |call| scalar(call, dot(call.argument(0), call.argument(1))),
        "length" => |call| scalar(call, dot(call.argument(0), call.argument(0)).sqrt()),
        "distance" => |call| scalar(call, difference(call.argument(0), call.argument(1))),
        "normalize" => |call| {
            let (vector, Element::Float(bits)) = (call.argument(0), call.result?.element) else {
                return None;
            };
            let length = dot(vector, vector).sqrt();
            let number = |lane| vector.number(lane);
            call.lanes(|lane| pack(if length == 0.0 { number(lane) } else { number(lane) / length }, bits))
        },
        "cross" => |call| {
            let Element::Float(bits) = call.result?.element else { return None };
            let number = |index: usize, lane| call.argument(index).number(lane);
            let component = |a, b| number(0, a) * number(1, b) - number(0, b) * number(1, a);
            call.lanes(|lane| match lane {
                0 => pack(component(1, 2), bits),
                1 => pack(component(2, 0), bits),
                2 => pack(component(0, 1), bits),
                _ => 0,
            })
        },
        _ => return None,
    };
    Some(Box::new(evaluate))
}
