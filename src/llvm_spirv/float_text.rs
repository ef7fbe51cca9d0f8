//! Floating-point numbers as LLVM reads them, which is how `--spec-const` has them.
//!
//! Rule of this module: a text that is no number has no bits, and neither has one whose number is too great for the format, or
//! too small and not met exactly.

/// The exponent's and the fraction's widths of a format.
#[derive(Clone, Copy)]
struct Format {
    exponent_bits: u32,
    fraction_bits: u32,
}

impl Format {
    /// IEEE 754's format of a width.
    fn of(width_bits: u32) -> Option<Self> {
        let (exponent_bits, fraction_bits) = match width_bits {
            16 => (5, 10),
            32 => (8, 23),
            64 => (11, 52),
            _ => return None,
        };
        Some(Self { exponent_bits, fraction_bits })
    }

    fn infinity(self) -> u64 {
        ((1 << self.exponent_bits) - 1) << self.fraction_bits
    }

    /// The exponent of the lowest bit of the least numbers.
    fn least_scale(self) -> i64 {
        2 - (1 << (self.exponent_bits - 1)) - i64::from(self.fraction_bits)
    }

    /// The bits of `significand * 2^scale`, the even one of two that are as near; `has_more` if the number is a little greater than
    /// that.
    fn nearest(self, significand: u64, scale: i64, has_more: bool) -> Option<u64> {
        if significand == 0 {
            return (!has_more).then_some(0);
        }
        let length = i64::from(u64::BITS - significand.leading_zeros());
        let last = (scale + length - 1 - i64::from(self.fraction_bits)).max(self.least_scale());
        let (mut kept, mut is_exact) = (0, !has_more);
        match u32::try_from(last - scale) {
            Err(_) if last < scale => kept = significand << (scale - last),
            Ok(dropped @ 0..=63) => {
                kept = significand >> dropped;
                let rest = significand & ((1 << dropped) - 1);
                let half = (1_u64 << dropped) >> 1;
                is_exact &= rest == 0;
                let is_above = rest > half || (rest == half && (has_more || kept & 1 == 1));
                kept += u64::from(dropped > 0 && rest >= half && is_above);
            }
            _ => is_exact = false,
        }
        let field = u64::try_from(last - self.least_scale()).ok()?;
        if field > 1 << self.exponent_bits {
            return None;
        }
        // The implicit bit of `kept` adds one to the exponent.
        let bits = (field << self.fraction_bits) + kept;
        let is_normal = bits >> self.fraction_bits != 0;
        (bits < self.infinity() && (is_normal || is_exact)).then_some(bits)
    }
}

/// The bits of a number of 16, 32 or 64 bits.
pub(super) fn bits(text: &str, width_bits: u32) -> Option<u64> {
    let format = Format::of(width_bits)?;
    if matches!(text, "inf" | "INFINITY" | "+Inf") {
        return Some(format.infinity());
    }
    let (sign, magnitude) = match text.strip_prefix('-') {
        Some(rest) => (1 << (width_bits - 1), rest),
        None => (0, text),
    };
    if sign != 0 && matches!(magnitude, "inf" | "INFINITY" | "Inf") {
        return Some(sign | format.infinity());
    }
    if let Some(bits) = not_a_number(magnitude, format) {
        return Some(sign | bits);
    }
    let magnitude = text.strip_prefix('+').unwrap_or(magnitude);
    let bits = match magnitude.strip_prefix("0x").or_else(|| magnitude.strip_prefix("0X")) {
        Some(digits) => hexadecimal(digits, format),
        None => decimal(magnitude, width_bits, format),
    };
    bits.map(|bits| sign | bits)
}

/// `nan`, or `snan`, with a payload or without.
fn not_a_number(text: &str, format: Format) -> Option<u64> {
    let quiet = text.strip_prefix(['s', 'S']);
    let rest = quiet.unwrap_or(text);
    let payload = rest.strip_prefix("nan").or_else(|| rest.strip_prefix("NaN"))?;
    let digits = match payload.strip_prefix('(') {
        Some(inner) => inner.strip_suffix(')').filter(|inner| !inner.is_empty())?,
        None => payload,
    };
    let hexadecimal = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X"));
    let payload = match (hexadecimal, digits) {
        (_, "") => 0,
        (Some(digits), _) => u64::from_str_radix(digits, 16).ok()?,
        (None, digits) => u64::from_str_radix(digits, if digits.starts_with('0') { 8 } else { 10 }).ok()?,
    };
    let quiet_bit = 1 << (format.fraction_bits - 1);
    let fraction = payload & ((1 << format.fraction_bits) - 1);
    let fraction = match (quiet, fraction & !quiet_bit) {
        (None, _) => fraction | quiet_bit,
        (Some(_), 0) => quiet_bit >> 1,
        (Some(_), fraction) => fraction,
    };
    Some(format.infinity() | fraction)
}

/// The digits behind `0x`, and the exponent that must follow them.
fn hexadecimal(text: &str, format: Format) -> Option<u64> {
    let (digits, exponent) = text.split_once(['p', 'P'])?;
    let unsigned = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    let is_number = !unsigned.is_empty() && unsigned.bytes().all(|byte| byte.is_ascii_digit());
    let beyond = if exponent.starts_with('-') { i64::from(i32::MIN) } else { i64::from(i32::MAX) };
    let mut scale = is_number.then(|| exponent.parse::<i32>().map_or(beyond, i64::from))?;
    let (mut significand, mut has_more) = (0_u64, false);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    for (position, digit) in whole.chars().chain(fraction.chars()).enumerate() {
        let digit = u64::from(digit.to_digit(16)?);
        let is_kept = significand >> 60 == 0;
        if is_kept {
            significand = significand << 4 | digit;
        } else {
            has_more |= digit != 0;
        }
        scale += match (is_kept, position < whole.len()) {
            (true, false) => -4,
            (false, true) => 4,
            _ => 0,
        };
    }
    format.nearest(significand, scale, has_more)
}

/// Digits, a point between them perhaps, and an exponent, whose own digits may be missing.
fn decimal(text: &str, width_bits: u32, format: Format) -> Option<u64> {
    let is_part = |byte: u8| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-');
    if !text.starts_with(|first: char| first.is_ascii_digit() || first == '.') || !text.bytes().all(is_part) {
        return None;
    }
    let text = text.strip_suffix(['+', '-']).filter(|rest| rest.ends_with(['e', 'E'])).unwrap_or(text);
    let text = text.strip_suffix(['e', 'E']).unwrap_or(text);
    let digits = text.split(['e', 'E']).next().unwrap_or(text);
    let is_zero = !digits.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
    let wide: f64 = text.parse().ok()?;
    let (bits, is_exact) = match width_bits {
        // The least numbers have hundreds of digits, those of 32 bits nearly ninety: no shorter text is one of them.
        64 => (wide.to_bits(), is_zero),
        32 => {
            let single: f32 = text.parse().ok()?;
            (
                u64::from(single.to_bits()),
                is_zero || (f64::from(single) == wide && wide != 0.0 && digits.len() > 80),
            )
        }
        _ if wide.is_finite() && (wide.is_normal() || is_zero) => {
            let fraction = wide.to_bits() & ((1 << 52) - 1);
            let exponent = i64::try_from(wide.to_bits() >> 52).ok()?;
            let significand = if is_zero { 0 } else { fraction | 1 << 52 };
            return format.nearest(significand, exponent - 1075, false);
        }
        _ => return None,
    };
    let is_normal = bits >> format.fraction_bits != 0;
    (bits < format.infinity() && (is_normal || is_exact)).then_some(bits)
}
