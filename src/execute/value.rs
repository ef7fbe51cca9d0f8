//! Values as a builtin sees them, and floating-point numbers taken apart and put together in every rounding mode.

use super::jit::{Element, Shape, Slot};

/// A scalar or vector: one bit pattern per lane, zero-extended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The class of its lanes.
    pub shape: Shape,
    /// Whether integer lanes are signed, which the builtin's name determines, not LLVM's type.
    pub is_signed: bool,
    /// The lanes.
    pub lanes: Vec<u64>,
}

/// How a number is rounded that the result's type cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// To the nearest, ties to even.
    ToEven,
    /// Towards zero.
    ToZero,
    /// Towards positive infinity.
    Up,
    /// Towards negative infinity.
    Down,
}

/// The size of an element in memory, in bytes. Booleans and odd widths take the bytes that hold them.
pub fn element_size(element: Element) -> usize {
    match element {
        Element::Integer(bits) => match bits {
            0..=8 => 1,
            9..=16 => 2,
            17..=32 => 4,
            _ => 8,
        },
        Element::Float(bits) => (bits / 8) as usize,
        Element::Pointer => 8,
    }
}

/// The lowest `bits` bits set.
pub fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl Value {
    /// Reads a value from the bytes that compiled code stored.
    pub fn from_bytes(shape: Shape, is_signed: bool, bytes: &[u8]) -> Self {
        let size = element_size(shape.element);
        let lane = |chunk: &[u8]| chunk.iter().rev().fold(0, |lane, byte| lane << 8 | u64::from(*byte));
        let lanes = bytes.chunks(size).take(shape.lanes as usize).map(lane).collect();
        Self { shape, is_signed, lanes }
    }

    /// The bytes that compiled code loads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let size = element_size(self.shape.element);
        self.lanes.iter().flat_map(|lane| lane.to_le_bytes().into_iter().take(size)).collect()
    }

    /// Reads a value from a slot.
    pub fn from_slot(shape: Shape, is_signed: bool, slot: &Slot) -> Self {
        Self::from_bytes(shape, is_signed, &slot.0)
    }

    /// Writes it to a slot.
    pub fn to_slot(&self, slot: &mut Slot) {
        for (to, from) in slot.0.iter_mut().zip(self.to_bytes()) {
            *to = from;
        }
    }

    /// A value of `shape` whose lanes are made one by one.
    pub fn from_fn(shape: Shape, lane: impl FnMut(usize) -> u64) -> Self {
        Self { shape, is_signed: false, lanes: (0..shape.lanes as usize).map(lane).collect() }
    }

    /// The bits of a lane. A scalar serves as vector of equal lanes.
    pub fn bits(&self, lane: usize) -> u64 {
        self.lanes.get(lane).or(self.lanes.first()).copied().unwrap_or(0)
    }

    /// A lane as integer, by the value's own signedness.
    pub fn integer(&self, lane: usize) -> i128 {
        if self.is_signed { self.signed(lane) } else { i128::from(self.bits(lane)) }
    }

    /// A lane as signed integer.
    pub fn signed(&self, lane: usize) -> i128 {
        let unused = 64 - self.width().clamp(1, 64);
        i128::from(((self.bits(lane) << unused) as i64) >> unused)
    }

    /// A lane as number.
    pub fn number(&self, lane: usize) -> f64 {
        match self.shape.element {
            Element::Float(bits) => unpack(self.bits(lane), bits),
            _ => self.integer(lane) as f64,
        }
    }

    /// The width of a lane in bits.
    pub fn width(&self) -> u32 {
        match self.shape.element {
            Element::Integer(bits) | Element::Float(bits) => bits,
            Element::Pointer => 64,
        }
    }
}

/// The bits of `number` as a floating-point number of `bits` bits, rounded to nearest even.
pub fn pack(number: f64, bits: u32) -> u64 {
    match bits {
        64 => number.to_bits(),
        32 => u64::from((number as f32).to_bits()),
        _ => pack_rounded(Exact::from_f64(number), bits, Round::ToEven),
    }
}

/// The number that `bits` bits represent.
pub fn unpack(pattern: u64, bits: u32) -> f64 {
    match bits {
        64 => f64::from_bits(pattern),
        32 => f64::from(f32::from_bits(pattern as u32)),
        _ => {
            let sign = if pattern & 0x8000 == 0 { 1.0 } else { -1.0 };
            let (exponent, fraction) = ((pattern >> 10 & 31) as i32, (pattern & 0x3ff) as f64);
            match exponent {
                0 => sign * fraction * 2f64.powi(-24),
                31 if fraction == 0.0 => sign * f64::INFINITY,
                31 => f64::from_bits(0x7ff8 << 48 | (pattern & 0x3ff) << 42 | (pattern & 0x8000) << 48),
                _ => sign * (1024.0 + fraction) * 2f64.powi(exponent - 25),
            }
        }
    }
}

/// A number without rounding: sign, magnitude as `mantissa * 2^exponent`.
#[derive(Clone, Copy, Debug)]
pub enum Exact {
    /// A finite number.
    Finite { is_negative: bool, mantissa: u128, exponent: i32 },
    /// An infinity.
    Infinite { is_negative: bool },
    /// Not a number.
    NotANumber,
}

impl Exact {
    /// Takes a double apart.
    pub fn from_f64(number: f64) -> Self {
        let (bits, is_negative) = (number.to_bits(), number.is_sign_negative());
        let (fraction, exponent) = (u128::from(bits & mask(52)), (bits >> 52 & 0x7ff) as i32);
        match exponent {
            0x7ff if fraction == 0 => Self::Infinite { is_negative },
            0x7ff => Self::NotANumber,
            0 => Self::Finite { is_negative, mantissa: fraction, exponent: -1074 },
            _ => Self::Finite { is_negative, mantissa: fraction | 1 << 52, exponent: exponent - 1075 },
        }
    }

    /// An integer.
    pub fn from_integer(integer: i128) -> Self {
        Self::Finite { is_negative: integer < 0, mantissa: integer.unsigned_abs(), exponent: 0 }
    }

    /// The nearest integer in the direction of `round`, within `low..=high`; 0 for NaN.
    pub fn to_integer(self, round: Round, low: i128, high: i128) -> i128 {
        let (is_negative, mantissa, exponent) = match self {
            Self::NotANumber => return 0,
            Self::Infinite { is_negative } => return if is_negative { low } else { high },
            Self::Finite { is_negative, mantissa, exponent } => (is_negative, mantissa, exponent),
        };
        let magnitude = if exponent >= 0 {
            // Beyond 2^70 every integer is out of range.
            if mantissa != 0 && exponent > 64 { 1 << 100 } else { mantissa << exponent.min(64) }
        } else {
            shift_right(mantissa, exponent.unsigned_abs(), round, is_negative)
        };
        let integer = if is_negative { -(magnitude as i128) } else { magnitude as i128 };
        integer.clamp(low, high)
    }
}

/// `mantissa / 2^count`, rounded.
fn shift_right(mantissa: u128, count: u32, round: Round, is_negative: bool) -> u128 {
    if count == 0 {
        return mantissa;
    }
    let (whole, rest, half) = if count > 127 {
        (0, u128::from(mantissa != 0), 2)
    } else {
        (mantissa >> count, mantissa & ((1 << count) - 1), 1 << (count - 1))
    };
    let is_up = match round {
        Round::ToEven => rest > half || (rest == half && whole & 1 == 1),
        Round::ToZero => false,
        Round::Up => rest != 0 && !is_negative,
        Round::Down => rest != 0 && is_negative,
    };
    whole + u128::from(is_up)
}

/// The bits of a number as floating-point number of `bits` bits.
pub fn pack_rounded(number: Exact, bits: u32, round: Round) -> u64 {
    let (fraction_bits, exponent_bits): (i32, u32) = match bits {
        16 => (10, 5),
        32 => (23, 8),
        _ => (52, 11),
    };
    let infinity = mask(exponent_bits) << fraction_bits;
    let sign_bit = 1u64 << (bits - 1);
    let (is_negative, mantissa, exponent) = match number {
        Exact::NotANumber => return infinity | 1 << (fraction_bits - 1),
        Exact::Infinite { is_negative } => return infinity | if is_negative { sign_bit } else { 0 },
        Exact::Finite { is_negative, mantissa, exponent } => (is_negative, mantissa, exponent),
    };
    let sign = if is_negative { sign_bit } else { 0 };
    if mantissa == 0 {
        return sign;
    }
    let bias = (1 << (exponent_bits - 1)) - 1;
    // The exponent of the unit in the last place, without subnormal numbers and with them.
    let top = 127 - mantissa.leading_zeros() as i32;
    let unit = (top + exponent - fraction_bits).max(1 - bias - fraction_bits);
    let shift = unit - exponent;
    let rounded = if shift > 0 {
        shift_right(mantissa, shift.unsigned_abs(), round, is_negative)
    } else {
        mantissa << shift.unsigned_abs()
    };
    // The implicit bit, if set, adds one to the exponent field; so does a carry out of rounding.
    let field = (unit + bias + fraction_bits - 1) as u64;
    let pattern = (field << fraction_bits) + rounded as u64;
    if pattern < infinity {
        return sign | pattern;
    }
    let stays_finite = match round {
        Round::ToEven => false,
        Round::ToZero => true,
        Round::Up => is_negative,
        Round::Down => !is_negative,
    };
    sign | if stays_finite { infinity - 1 } else { infinity }
}
