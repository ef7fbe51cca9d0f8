//! Math and common functions.
//!
//! Everything is computed in double precision and rounded once to the result's type, except where that would not be the function.
//!
//! Spec: "Math Functions" and "Common Functions" of OpenCL C.

use std::f64::consts::PI;

use super::builtin::{Call, Evaluate};
use super::jit::Element;
use super::value::{Value, pack, unpack};
use super::work_item::write_memory;

type Unary = fn(f64) -> f64;
type Binary = fn(f64, f64) -> f64;
type Ternary = fn(f64, f64, f64) -> f64;

const UNARY: &[(&str, Unary)] = &[
    ("acos", libm::acos),
    ("acosh", acosh),
    ("acospi", |x| libm::acos(x) / PI),
    ("asin", libm::asin),
    ("asinh", libm::asinh),
    ("asinpi", |x| libm::asin(x) / PI),
    ("atan", libm::atan),
    ("atanh", libm::atanh),
    ("atanpi", |x| libm::atan(x) / PI),
    ("cbrt", libm::cbrt),
    ("ceil", f64::ceil),
    ("cos", libm::cos),
    ("cosh", libm::cosh),
    ("cospi", |x| libm::cos(reduced(x) * PI)),
    ("degrees", |x| x * (180.0 / PI)),
    ("divide", |x| x),
    ("erf", libm::erf),
    ("erfc", libm::erfc),
    ("exp", libm::exp),
    ("exp10", libm::exp10),
    ("exp2", libm::exp2),
    ("expm1", libm::expm1),
    ("fabs", f64::abs),
    ("floor", f64::floor),
    ("lgamma", libm::lgamma),
    ("log", libm::log),
    ("log10", libm::log10),
    ("log1p", libm::log1p),
    ("log2", libm::log2),
    ("logb", logb),
    ("radians", |x| x * (PI / 180.0)),
    ("recip", |x| 1.0 / x),
    ("rint", f64::round_ties_even),
    ("round", f64::round),
    ("rsqrt", |x| 1.0 / x.sqrt()),
    ("sign", |x| {
        if x.is_nan() {
            0.0
        } else if x == 0.0 {
            x
        } else {
            x.signum()
        }
    }),
    ("sin", libm::sin),
    ("sinh", libm::sinh),
    ("sinpi", |x| libm::sin(reduced(x) * PI)),
    ("sqrt", f64::sqrt),
    ("tan", libm::tan),
    ("tanh", libm::tanh),
    ("tanpi", |x| libm::tan(reduced(x) * PI)),
    ("tgamma", libm::tgamma),
    ("trunc", f64::trunc),
];

const BINARY: &[(&str, Binary)] = &[
    ("atan2", libm::atan2),
    ("atan2pi", |y, x| libm::atan2(y, x) / PI),
    ("copysign", f64::copysign),
    ("divide", |x, y| x / y),
    ("fdim", libm::fdim),
    ("fmax", maximum),
    ("fmin", minimum),
    ("fmod", libm::fmod),
    ("hypot", libm::hypot),
    ("max", maximum),
    ("maxmag", |x, y| pick_by_magnitude(x, y, x.abs() > y.abs(), y.abs() > x.abs(), maximum)),
    ("min", minimum),
    ("minmag", |x, y| pick_by_magnitude(x, y, x.abs() < y.abs(), y.abs() < x.abs(), minimum)),
    ("pow", libm::pow),
    ("powr", |x, y| {
        let is_open = y == 0.0 && (x == 0.0 || x.is_infinite()) || x == 1.0 && y.is_infinite();
        if x < 0.0 || is_open || x.is_nan() || y.is_nan() { f64::NAN } else { libm::pow(x.abs(), y) }
    }),
    ("remainder", libm::remainder),
    ("step", |edge, x| if x < edge { 0.0 } else { 1.0 }),
];

const TERNARY: &[(&str, Ternary)] = &[
    ("clamp", |x, low, high| minimum(maximum(x, low), high)),
    ("mix", |x, y, a| x + (y - x) * a),
    ("smoothstep", |low, high, x| {
        let t = minimum(maximum((x - low) / (high - low), 0.0), 1.0);
        t * t * (3.0 - 2.0 * t)
    }),
];

/// The same angle, in half turns, between -1 and 1.
fn reduced(x: f64) -> f64 {
    x - 2.0 * (x / 2.0).round_ties_even()
}

fn logb(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x.is_finite() {
        f64::from(libm::ilogb(x))
    } else {
        x * x
    }
}

/// The greater one; a number rather than NaN.
fn maximum(x: f64, y: f64) -> f64 {
    if x.is_nan() || x < y { y } else { x }
}

/// The smaller one; a number rather than NaN.
fn minimum(x: f64, y: f64) -> f64 {
    if x.is_nan() || y < x { y } else { x }
}

fn pick_by_magnitude(x: f64, y: f64, is_x: bool, is_y: bool, otherwise: Binary) -> f64 {
    if is_x {
        x
    } else if is_y {
        y
    } else {
        otherwise(x, y)
    }
}

/// The width of the result's lanes, if they are floating-point numbers.
fn result_bits(call: &Call<'_>) -> u32 {
    match call.result.map(|shape| shape.element) {
        Some(Element::Float(bits)) => bits,
        _ => 64,
    }
}

fn number(call: &Call<'_>, index: usize, lane: usize) -> f64 {
    call.argument(index).number(lane)
}

/// A function whose first argument is a floating-point number.
pub fn resolve(name: &str) -> Option<Evaluate> {
    let name = name.strip_prefix("native_").or(name.strip_prefix("half_")).unwrap_or(name);
    let unary = || UNARY.iter().find(|(row, _)| *row == name && name != "divide");
    let binary = || BINARY.iter().find(|(row, _)| *row == name);
    let ternary = || TERNARY.iter().find(|(row, _)| *row == name);
    if let Some((_, function)) = unary() {
        return Some(Box::new(|call| {
            call.lanes(|lane| pack(function(number(call, 0, lane)), result_bits(call)))
        }));
    }
    if let Some((_, function)) = binary() {
        return Some(Box::new(|call| {
            call.lanes(|lane| pack(function(number(call, 0, lane), number(call, 1, lane)), result_bits(call)))
        }));
    }
    if let Some((_, function)) = ternary() {
        return Some(Box::new(|call| {
            let argument = |index, lane| number(call, index, lane);
            call.lanes(|lane| {
                pack(function(argument(0, lane), argument(1, lane), argument(2, lane)), result_bits(call))
            })
        }));
    }
    special(name).or_else(|| with_pointer(name))
}

/// Functions that are not a function of doubles, rounded.
fn special(name: &str) -> Option<Evaluate> {
    let lane: fn(&Call<'_>, usize) -> u64 = match name {
        "fma" => |call, lane| {
            fused(number(call, 0, lane), number(call, 1, lane), number(call, 2, lane), result_bits(call))
        },
        // As separate instructions would compute it, so that it does not matter which of both a compiler chose.
        "mad" => |call, lane| {
            let bits = result_bits(call);
            let product = unpack(pack(number(call, 0, lane) * number(call, 1, lane), bits), bits);
            pack(product + number(call, 2, lane), bits)
        },
        "nextafter" => |call, lane| next_after(call.argument(0), call.argument(1), lane),
        "ldexp" => |call, lane| {
            let exponent = call.argument(1).signed(lane).clamp(-5000, 5000) as i32;
            pack(libm::scalbn(number(call, 0, lane), exponent), result_bits(call))
        },
        "pown" => |call, lane| {
            pack(libm::pow(number(call, 0, lane), call.argument(1).signed(lane) as f64), result_bits(call))
        },
        "rootn" => |call, lane| {
            let (x, n) = (number(call, 0, lane), call.argument(1).signed(lane));
            let root = libm::pow(x.abs(), 1.0 / n as f64);
            let is_odd = n & 1 != 0;
            let root = if n == 0 {
                f64::NAN
            } else if x >= 0.0 || !is_odd && x == 0.0 {
                root
            } else if is_odd {
                -root
            } else {
                f64::NAN
            };
            pack(root, result_bits(call))
        },
        "ilogb" => |call, lane| {
            let x = number(call, 0, lane);
            // FP_ILOGB0 and FP_ILOGBNAN of OpenCL C's header.
            let exponent = if x.is_finite() { libm::ilogb(x) } else { i32::MAX };
            u64::from(exponent as u32)
        },
        _ => return None,
    };
    Some(Box::new(move |call| call.lanes(|index| lane(call, index))))
}

/// `nan`, whose argument is an integer.
pub fn resolve_integer_argument(name: &str) -> Option<Evaluate> {
    if name != "nan" {
        return None;
    }
    Some(Box::new(|call| {
        let quiet: u64 = match result_bits(call) {
            16 => 0x7e00,
            32 => 0x7fc0_0000,
            _ => 0x7ff8_0000_0000_0000,
        };
        call.lanes(|lane| {
            quiet | call.argument(0).bits(lane) & (quiet & quiet.wrapping_neg()).wrapping_sub(1)
        })
    }))
}

/// A product and a sum, rounded once.
fn fused(a: f64, b: f64, c: f64, bits: u32) -> u64 {
    if bits == 32 {
        // All three are floats, for which this conversion is exact.
        u64::from((a as f32).mul_add(b as f32, c as f32).to_bits())
    } else {
        pack(a.mul_add(b, c), bits)
    }
}

/// The neighbour in the direction of `to`, by counting bit patterns of the value's width.
fn next_after(from: &Value, to: &Value, lane: usize) -> u64 {
    let (a, b) = (from.number(lane), to.number(lane));
    let sign = 1u64 << (from.width() - 1);
    let pattern = from.bits(lane);
    if a.is_nan() {
        pattern
    } else if b.is_nan() || a == b {
        to.bits(lane)
    } else if a == 0.0 {
        if b > 0.0 { 1 } else { sign | 1 }
    } else if (a < b) == (a > 0.0) {
        pattern + 1
    } else {
        pattern - 1
    }
}

/// The results of a function with two for one lane: the returned one, and the bits that it stores.
type TwoResults = fn(f64, &Call<'_>, usize, u32) -> (f64, u64);

/// Functions with a second result, whether that is an integer, and which argument points to it.
const WITH_POINTER: &[(&str, bool, usize, TwoResults)] = &[
    ("fract", false, 1, |x, _, _, bits| {
        let below_one = match bits {
            16 => unpack(0x3bff, 16),
            32 => f64::from(f32::from_bits(0x3f7f_ffff)),
            _ => f64::from_bits(0x3fef_ffff_ffff_ffff),
        };
        (minimum(x - x.floor(), below_one), pack(x.floor(), bits))
    }),
    ("modf", false, 1, |x, _, _, bits| {
        let fraction = if x.is_infinite() { 0.0 } else { x - x.trunc() };
        (fraction.copysign(x), pack(x.trunc(), bits))
    }),
    ("sincos", false, 1, |x, _, _, bits| (libm::sin(x), pack(libm::cos(x), bits))),
    ("frexp", true, 1, |x, _, _, _| {
        let (mantissa, exponent) = libm::frexp(x);
        (mantissa, u64::from(exponent as u32))
    }),
    ("lgamma_r", true, 1, |x, _, _, _| {
        let (logarithm, sign) = libm::lgamma_r(x);
        (logarithm, u64::from(sign as u32))
    }),
    ("remquo", true, 2, |x, call, lane, _| {
        let (remainder, quotient) = libm::remquo(x, number(call, 1, lane));
        let low = (quotient.abs() & 0x7f) * quotient.signum();
        (remainder, u64::from(low as u32))
    }),
];

fn with_pointer(name: &str) -> Option<Evaluate> {
    let (_, is_integer, pointer, function) = WITH_POINTER.iter().find(|row| row.0 == name)?;
    Some(Box::new(|call| {
        let (shape, bits) = (call.result?, result_bits(call));
        let mut second = Value::from_fn(shape, |_| 0);
        if *is_integer {
            second.shape.element = Element::Integer(32);
        }
        let mut stored = Vec::new();
        let first = call.lanes(|lane| {
            let (result, other) = function(number(call, 0, lane), call, lane, bits);
            stored.push(other);
            pack(result, bits)
        });
        second.lanes = stored;
        write_memory(call.pointer(*pointer), &second.to_bytes());
        first
    }))
}

/// The inverse hyperbolic cosine; NaN below 1, which `libm` misses for large negative numbers.
fn acosh(x: f64) -> f64 {
    if x < 1.0 { f64::NAN } else { libm::acosh(x) }
}
