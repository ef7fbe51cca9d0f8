//! What Vulkan allows an instruction to give: ranges, through which the formulas are evaluated whose precision an instruction inherits.
//!
//! Spec: Vulkan, "Precision of Individual Operations", and its tables of core and GLSL.std.450 instructions.

use std::ops::{Add, Div, Mul, Sub};

use super::glsl::ulp;
use crate::executor::value::{pack, unpack};

/// The values that an operation may give, and the width in bits of its numbers.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    pub low: f64,
    pub high: f64,
    bits: u32,
}

impl Range {
    /// A number that is given.
    pub fn point(x: f64, bits: u32) -> Self {
        Self { low: x, high: x, bits }
    }

    /// A number of the formula.
    fn like(self, x: f64) -> Self {
        Self::point(x, self.bits)
    }

    /// The least and the greatest of some values.
    fn hull(self, values: &[f64]) -> Self {
        if values.iter().any(|x| x.is_nan()) {
            return Self { low: f64::NAN, high: f64::NAN, ..self };
        }
        let low = values.iter().copied().fold(f64::INFINITY, f64::min);
        let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Self { low, high, ..self }
    }

    /// "Correctly rounded": the numbers beside a value that is none, in whatever mode.
    pub fn rounded(self) -> Self {
        let nearest = |x: f64| unpack(pack(x, self.bits), self.bits);
        // Numbers of 64 bits are rounded already.
        let is_rounded = self.bits == 64;
        let (low, high) = (nearest(self.low), nearest(self.high));
        let low = if is_rounded || low > self.low { low - ulp(low, self.bits) } else { low };
        let high = if is_rounded || high < self.high { high + ulp(high, self.bits) } else { high };
        Self { low, high, ..self }
    }

    /// An error of so many units in the last place.
    fn ulps(self, count: f64) -> Self {
        let (below, above) = (count * ulp(self.low, self.bits), count * ulp(self.high, self.bits));
        Self { low: self.low - below, high: self.high + above, ..self }
    }

    fn absolute(self, error: f64) -> Self {
        Self { low: self.low - error, high: self.high + error, ..self }
    }

    /// One number for 32 bits and more, another for 16.
    fn by_width<T>(self, of_32: T, of_16: T) -> T {
        if self.bits == 16 { of_16 } else { of_32 }
    }

    /// A function that only rises.
    fn rising(self, function: fn(f64) -> f64) -> Self {
        self.hull(&[function(self.low), function(self.high)])
    }

    pub fn negated(self) -> Self {
        Self { low: -self.high, high: -self.low, ..self }
    }

    pub fn exp(self) -> Self {
        let of = self.low.abs().max(self.high.abs());
        self.rising(f64::exp).ulps(self.by_width(3.0, 1.0) + 2.0 * of)
    }

    pub fn exp2(self) -> Self {
        let of = self.low.abs().max(self.high.abs());
        self.rising(f64::exp2).ulps(self.by_width(3.0, 1.0) + 2.0 * of)
    }

    fn logarithm(self, function: fn(f64) -> f64) -> Self {
        let result = self.rising(function);
        let of_ulps = result.ulps(3.0);
        if self.high < 0.5 || self.low > 2.0 {
            return of_ulps;
        }
        let near_one = result.absolute(2_f64.powi(self.by_width(-21, -7)));
        let is_inside = self.low >= 0.5 && self.high <= 2.0;
        if is_inside {
            near_one
        } else {
            self.hull(&[near_one.low, near_one.high, of_ulps.low, of_ulps.high])
        }
    }

    pub fn log(self) -> Self {
        self.logarithm(f64::ln)
    }

    pub fn log2(self) -> Self {
        self.logarithm(f64::log2)
    }

    pub fn inverse_sqrt(self) -> Self {
        self.hull(&[1.0 / self.low.sqrt(), 1.0 / self.high.sqrt()]).ulps(2.0)
    }

    /// Inherited from `1.0 / inversesqrt()`; of 0 that divides by infinity.
    pub fn sqrt(self) -> Self {
        if self.low <= 0.0 && self.high >= 0.0 {
            let most = self.high.sqrt();
            return self.hull(&[0.0, most]).ulps(4.5);
        }
        self.like(1.0) / self.inverse_sqrt()
    }

    /// Of a number: inside of a half turn.
    pub fn sin(self) -> Self {
        self.rising(f64::sin).absolute(2_f64.powi(self.by_width(-11, -7)))
    }

    pub fn cos(self) -> Self {
        self.rising(f64::cos).absolute(2_f64.powi(self.by_width(-11, -7)))
    }

    /// `atan2(self, x)`, where no range of both leads around the cut.
    pub fn atan2(self, x: Self) -> Self {
        let corners = [self.low, self.high].map(|y| [y.atan2(x.low), y.atan2(x.high)]);
        self.hull(corners.as_flattened()).ulps(self.by_width(4096.0, 5.0))
    }

    /// Between two numbers.
    pub fn clamped(self, low: f64, high: f64) -> Self {
        Self { low: self.low.clamp(low, high), high: self.high.clamp(low, high), ..self }
    }

    /// A constant that is rounded to a number.
    pub fn constant(self, x: f64) -> Self {
        self.like(x).rounded()
    }
}

impl Add for Range {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.hull(&[self.low + other.low, self.high + other.high]).rounded()
    }
}

impl Sub for Range {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.add(other.negated())
    }
}

impl Mul for Range {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let corners = [self.low, self.high].map(|x| [x * other.low, x * other.high]);
        self.hull(corners.as_flattened()).rounded()
    }
}

/// 2.5 units; of a divisor that is out of range, or may be 0, anything.
impl Div for Range {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        let most = 2_f64.powi(self.by_width(126, 14));
        let fits = |x: f64| (1.0 / most..=most).contains(&x.abs());
        if !fits(other.low) || !fits(other.high) || other.low.signum() != other.high.signum() {
            return self.hull(&[f64::NAN]);
        }
        let corners = [self.low, self.high].map(|x| [x / other.low, x / other.high]);
        self.hull(corners.as_flattened()).ulps(2.5)
    }
}

#[apply(case)]
fn ranges_are_those_of_the_specification() {
    let x = Range::point(1.0, 32);
    let width = |range: Range| (range.high - range.low) / ulp(1.0, 32);
    // Representable: exact. Not: the two numbers beside it.
    assert_eq!(width(x + x), 0.0);
    assert_eq!(width(x.constant(1.0 + 2_f64.powi(-30))), 1.0);
    assert_eq!(width(x.exp()), 2.0 * 5.0 * 2.0);
    assert_eq!(x.log2().high, 2_f64.powi(-21));
    assert_eq!(width(x.inverse_sqrt()), 4.0);
    assert!((x / Range::point(0.0, 32)).low.is_nan());
    let half = Range::point(1.0, 16);
    assert_eq!(half.sin().high, 1_f64.sin() + 2_f64.powi(-7));
    assert_eq!(half.atan2(half).high, std::f64::consts::FRAC_PI_4 + 5.0 * ulp(0.75, 16));
}
