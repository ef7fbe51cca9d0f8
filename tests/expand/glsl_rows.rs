//! The instructions of GLSL.std.450: their formulas, and the errors that "Precision of GLSL.std.450 Instructions" of Vulkan allows.
//!
//! Data. What that table calls "correctly rounded" is `Exact` here, the nearest number; what it inherits from a formula is that formula.

use super::precision::Range;

/// The error that is allowed.
#[derive(Clone, Copy, Debug)]
pub enum Bound {
    /// The nearest number.
    Exact,
    /// That of a formula; the operands are points.
    Inherited(fn(&[Range]) -> Range),
}

use Bound::{Exact, Inherited};

/// A function of lanes: names, the number of operands, the bound, the formula. What is not defined is NaN.
pub struct Row {
    pub name: &'static str,
    pub operands: usize,
    pub bound: Bound,
    pub formula: fn(&[f64]) -> f64,
}

impl Row {
    /// Whether the formula subtracts what may be equal, so that no number of units is a bound.
    pub fn cancels(&self) -> bool {
        BLENDS.iter().any(|row| row.name == self.name)
    }
}

const fn row(name: &'static str, operands: usize, bound: Bound, formula: fn(&[f64]) -> f64) -> Row {
    Row { name, operands, bound, formula }
}

/// A minimum; of a number and NaN it is the number, or either, so that the number is right for all.
fn least(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() { f64::NAN } else { x.min(y) }
}

fn greatest(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() { f64::NAN } else { x.max(y) }
}

fn clamped(v: &[f64]) -> f64 {
    if v[1] <= v[2] { least(greatest(v[0], v[1]), v[2]) } else { f64::NAN }
}

/// A formula within an interval, and nothing outside.
fn within(x: f64, low: f64, high: f64, value: f64) -> f64 {
    if (low..=high).contains(&x) { value } else { f64::NAN }
}

/// `sqrt(1.0 - x * x)`.
fn other_leg(x: Range) -> Range {
    (x.constant(1.0) - x * x).sqrt()
}

fn sinh(v: &[Range]) -> Range {
    (v[0].exp() - v[0].negated().exp()) * v[0].constant(0.5)
}

fn cosh(v: &[Range]) -> Range {
    (v[0].exp() + v[0].negated().exp()) * v[0].constant(0.5)
}

fn atanh(v: &[Range]) -> Range {
    let one = v[0].constant(1.0);
    ((one + v[0]) / (one - v[0])).log() * v[0].constant(0.5)
}

/// `t * t * (3.0 - 2.0 * t)`, where `t` is the clamped part of the way from the first to the second operand.
fn smooth(v: &[Range]) -> Range {
    let t = ((v[2] - v[0]) / (v[1] - v[0])).clamped(0.0, 1.0);
    t * t * (t.constant(3.0) - t.constant(2.0) * t)
}

/// Of numbers of 16, 32 and 64 bits.
pub const FLOATS: &[Row] = &[
    row("Round", 1, Exact, |v| v[0].round()),
    row("RoundEven", 1, Exact, |v| v[0].round_ties_even()),
    row("Trunc", 1, Exact, |v| v[0].trunc()),
    row("FAbs", 1, Exact, |v| v[0].abs()),
    row("FSign", 1, Exact, |v| if v[0] == 0.0 { 0.0 } else { v[0].signum() }),
    row("Floor", 1, Exact, |v| v[0].floor()),
    row("Ceil", 1, Exact, |v| v[0].ceil()),
    row("Fract", 1, Inherited(|v| v[0].constant(v[0].low - v[0].low.floor())), |v| v[0] - v[0].floor()),
    row("Sqrt", 1, Inherited(|v| v[0].sqrt()), |v| v[0].sqrt()),
    row("InverseSqrt", 1, Inherited(|v| v[0].inverse_sqrt()), |v| {
        within(v[0], 0.0, f64::INFINITY, 1.0 / v[0].sqrt())
    }),
    row("FMin", 2, Exact, |v| least(v[0], v[1])),
    row("FMax", 2, Exact, |v| greatest(v[0], v[1])),
    row("FClamp", 3, Exact, clamped),
    row("NMin", 2, Exact, |v| v[0].min(v[1])),
    row("NMax", 2, Exact, |v| v[0].max(v[1])),
    row("NClamp", 3, Exact, |v| if v[1] <= v[2] { v[0].max(v[1]).min(v[2]) } else { f64::NAN }),
    row("Step", 2, Exact, |v| {
        if v[0].is_nan() || v[1].is_nan() { f64::NAN } else { f64::from(u8::from(v[1] >= v[0])) }
    }),
    row("Fma", 3, Inherited(|v| v[0] * v[1] + v[2]), |v| v[0].mul_add(v[1], v[2])),
];

/// Of numbers of 16, 32 and 64 bits, where operands of moderate size are given: the formula itself cancels.
pub const BLENDS: &[Row] = &[
    row("FMix", 3, Inherited(|v| v[0] * (v[2].constant(1.0) - v[2]) + v[1] * v[2]), |v| {
        v[0] * (1.0 - v[2]) + v[1] * v[2]
    }),
    row("SmoothStep", 3, Inherited(smooth), |v| {
        let t = ((v[2] - v[0]) / (v[1] - v[0])).clamp(0.0, 1.0);
        if v[0] < v[1] { t * t * (3.0 - 2.0 * t) } else { f64::NAN }
    }),
];

/// A half turn, rounded up to numbers of 16 bits.
const HALF_TURN: f64 = std::f64::consts::PI + 1e-3;

/// Of numbers of 16 and 32 bits.
pub const NARROW: &[Row] = &[
    row("Radians", 1, Inherited(|v| v[0] * v[0].constant(std::f64::consts::PI / 180.0)), |v| {
        v[0].to_radians()
    }),
    row("Degrees", 1, Inherited(|v| v[0] * v[0].constant(180.0 / std::f64::consts::PI)), |v| {
        v[0].to_degrees()
    }),
    row("Sin", 1, Inherited(|v| v[0].sin()), |v| within(v[0], -HALF_TURN, HALF_TURN, v[0].sin())),
    row("Cos", 1, Inherited(|v| v[0].cos()), |v| within(v[0], -HALF_TURN, HALF_TURN, v[0].cos())),
    row("Tan", 1, Inherited(|v| v[0].sin() / v[0].cos()), |v| within(v[0], -1.5, 1.5, v[0].tan())),
    row("Asin", 1, Inherited(|v| v[0].atan2(other_leg(v[0]))), |v| v[0].asin()),
    row("Acos", 1, Inherited(|v| other_leg(v[0]).atan2(v[0])), |v| v[0].acos()),
    row("Atan", 1, Inherited(|v| v[0].atan2(v[0].constant(1.0))), |v| v[0].atan()),
    row("Atan2", 2, Inherited(|v| v[0].atan2(v[1])), |v| {
        if v[1] == 0.0 && v[0] == 0.0 { f64::NAN } else { v[0].atan2(v[1]) }
    }),
    row("Sinh", 1, Inherited(sinh), |v| v[0].sinh()),
    row("Cosh", 1, Inherited(cosh), |v| v[0].cosh()),
    row("Tanh", 1, Inherited(|v| sinh(v) / cosh(v)), |v| v[0].tanh()),
    row("Asinh", 1, Inherited(|v| (v[0] + (v[0] * v[0] + v[0].constant(1.0)).sqrt()).log()), |v| {
        libm::asinh(v[0])
    }),
    row("Acosh", 1, Inherited(|v| (v[0] + (v[0] * v[0] - v[0].constant(1.0)).sqrt()).log()), |v| {
        within(v[0], 1.0, f64::INFINITY, libm::acosh(v[0]))
    }),
    row("Atanh", 1, Inherited(atanh), |v| libm::atanh(v[0])),
    row("Pow", 2, Inherited(|v| (v[1] * v[0].log2()).exp2()), |v| {
        if v[0] < 0.0 || v[0] == 0.0 && v[1] <= 0.0 { f64::NAN } else { libm::pow(v[0], v[1]) }
    }),
    row("Exp", 1, Inherited(|v| v[0].exp()), |v| v[0].exp()),
    row("Exp2", 1, Inherited(|v| v[0].exp2()), |v| v[0].exp2()),
    row("Log", 1, Inherited(|v| v[0].log()), |v| within(v[0], 0.0, f64::INFINITY, v[0].ln())),
    row("Log2", 1, Inherited(|v| v[0].log2()), |v| within(v[0], 0.0, f64::INFINITY, v[0].log2())),
];

/// A function of lanes that are integers, of all widths: the formula sees them with a sign, and by their width.
pub struct IntegerRow {
    pub name: &'static str,
    pub operands: usize,
    pub formula: fn(&[i128], u32) -> i128,
    /// Whether the lanes count from 0.
    pub is_unsigned: bool,
    /// Whether it takes 32 bits alone.
    pub only_32: bool,
}

const fn integer(
    name: &'static str,
    operands: usize,
    is_unsigned: bool,
    formula: fn(&[i128], u32) -> i128,
) -> IntegerRow {
    IntegerRow { name, operands, formula, is_unsigned, only_32: false }
}

fn find(name: &'static str, is_unsigned: bool, formula: fn(&[i128], u32) -> i128) -> IntegerRow {
    IntegerRow { only_32: true, ..integer(name, 1, is_unsigned, formula) }
}

/// The highest bit of a number that is not negative; -1 if there is none.
fn highest(x: i128) -> i128 {
    127 - i128::from(x.leading_zeros())
}

pub fn integers() -> Vec<IntegerRow> {
    vec![
        integer("SAbs", 1, false, |v, _| v[0].abs()),
        integer("SSign", 1, false, |v, _| v[0].signum()),
        integer("UMin", 2, true, |v, _| v[0].min(v[1])),
        integer("SMin", 2, false, |v, _| v[0].min(v[1])),
        integer("UMax", 2, true, |v, _| v[0].max(v[1])),
        integer("SMax", 2, false, |v, _| v[0].max(v[1])),
        integer("UClamp", 3, true, |v, _| v[0].max(v[1]).min(v[2])),
        integer("SClamp", 3, false, |v, _| v[0].max(v[1]).min(v[2])),
        integer("FindILsb", 1, true, |v, bits| {
            if v[0] == 0 { -1 } else { i128::from(v[0].trailing_zeros().min(bits)) }
        }),
        find("FindSMsb", false, |v, _| highest(if v[0] < 0 { !v[0] } else { v[0] })),
        find("FindUMsb", true, |v, _| highest(v[0])),
    ]
}
