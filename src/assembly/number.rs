//! Parsing of numbers to words.
//!
//! Rule of this module: a number out of range is an error, never truncated; a hexadecimal float yields exactly its bits.

use crate::spirv::literal::{FloatFormat, LONGEST_INTEGER_BITS};
use crate::spirv::operands::NumberType;

/// The message for an invalid number.
pub type Refusal = String;

/// Appends the words of a number of a known type.
///
/// # Errors
/// The message for an invalid number.
pub fn push_number(text: &[u8], number: NumberType, out: &mut Vec<u32>) -> Result<(), Refusal> {
    match number {
        NumberType::Integer { width_bits, signed } => push_integer(text, width_bits, signed, out),
        NumberType::Float { width_bits, encoding } => {
            let Some(format) = FloatFormat::of(width_bits, encoding) else {
                return Err(format!(
                    "floats of {width_bits} bits with this encoding have no text; write !<word>"
                ));
            };
            let bits = parse_float(text, format)?;
            out.push(bits as u32);
            if width_bits > 32 {
                out.push((bits >> 32) as u32);
            }
            Ok(())
        }
    }
}

/// The word of an unsigned 32-bit number, as after `!`.
pub fn parse_word(text: &[u8]) -> Option<u32> {
    let (false, magnitude) = split_sign(text) else { return None };
    u32::try_from(parse_magnitude(magnitude)?).ok()
}

/// Appends the word of a number of unknown type: a float if it has a point, a signed integer if it has a sign.
///
/// # Errors
/// The message for an invalid number.
pub fn push_untyped(text: &[u8], out: &mut Vec<u32>) -> Result<(), Refusal> {
    if text.contains(&b'.') {
        out.push(parse_float(text, FloatFormat::SINGLE)? as u32);
        return Ok(());
    }
    push_integer(text, 32, text.first() == Some(&b'-'), out)
}

fn split_sign(text: &[u8]) -> (bool, &[u8]) {
    match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    }
}

/// Base and digits, by C's rules.
fn split_base(magnitude: &[u8]) -> (u32, &[u8]) {
    match magnitude {
        [b'0', b'x' | b'X', digits @ ..] => (16, digits),
        [b'0', digits @ ..] if !digits.is_empty() => (8, digits),
        digits => (10, digits),
    }
}

fn parse_magnitude(magnitude: &[u8]) -> Option<u64> {
    let (base, digits) = split_base(magnitude);
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u64, |value, byte| {
        let digit = (*byte as char).to_digit(base)?;
        value.checked_mul(u64::from(base))?.checked_add(u64::from(digit))
    })
}

/// Appends the words of an integer. A hexadecimal integer denotes the bits of its width, which are then extended.
///
/// # Errors
/// The message for an invalid number.
pub fn push_integer(text: &[u8], width_bits: u32, signed: bool, out: &mut Vec<u32>) -> Result<(), Refusal> {
    // The fast path for most numbers.
    if let (32, false, Some(value)) = (width_bits, signed, plain_decimal(text)) {
        out.push(value);
        return Ok(());
    }
    let (negative, magnitude) = split_sign(text);
    let (base, digits) = split_base(magnitude);
    if digits.is_empty() || !digits.iter().all(|byte| (*byte as char).is_digit(base)) {
        return Err("is no integer".to_owned());
    }
    if negative && !signed {
        return Err("is negative, but the literal is unsigned".to_owned());
    }
    let kind = if signed { "a signed" } else { "an unsigned" };
    let too_big = || format!("does not fit {kind} integer of {width_bits} bits");
    if width_bits > LONGEST_INTEGER_BITS {
        return Err(format!(
            "is an integer of {width_bits} bits; beyond {LONGEST_INTEGER_BITS} write !<word>"
        ));
    }
    let words = width_bits.div_ceil(32).max(1) as usize;
    if digits.len() > 40 * words {
        return Err(too_big());
    }
    let mut value = magnitude_words(digits, base, words).ok_or_else(too_big)?;
    let length = bit_length(&value);
    let fits = match (signed, base == 16, negative) {
        (true, true, false) => length <= width_bits,
        // The magnitude of the minimum has one bit more than that of the maximum; no other value of its length is in range.
        (true, _, true) if length == width_bits => {
            value.iter().map(|word| word.count_ones()).sum::<u32>() == 1
        }
        (true, ..) => length < width_bits,
        (false, ..) => length <= width_bits,
    };
    if !fits || width_bits == 0 {
        return Err(too_big());
    }
    if negative {
        negate(&mut value);
    } else if signed && base == 16 && bit(&value, width_bits - 1) {
        extend_sign(&mut value, width_bits);
    }
    value.truncate(words);
    out.extend_from_slice(&value);
    Ok(())
}

/// A decimal number without leading zeros, if it fits in 32 bits.
fn plain_decimal(text: &[u8]) -> Option<u32> {
    let ([b'1'..=b'9', ..] | [b'0']) = text else { return None };
    text.iter().try_fold(0_u32, |value, byte| {
        let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
        value.checked_mul(10)?.checked_add(digit)
    })
}

/// Digits as little-endian words, one more than `words`; `None` if they do not fit.
fn magnitude_words(digits: &[u8], base: u32, words: usize) -> Option<Vec<u32>> {
    let mut value = vec![0_u32; words + 1];
    for byte in digits {
        let mut carry = u64::from((*byte as char).to_digit(base).unwrap_or(0));
        for word in &mut value {
            carry += u64::from(*word) * u64::from(base);
            *word = carry as u32;
            carry >>= 32;
        }
        if carry != 0 {
            return None;
        }
    }
    Some(value)
}

/// Two's complement negation.
fn negate(value: &mut [u32]) {
    let mut carry = true;
    for word in value {
        (*word, carry) = (!*word).overflowing_add(u32::from(carry));
    }
}

/// Sets all bits above the width.
fn extend_sign(value: &mut [u32], width_bits: u32) {
    for (index, word) in value.iter_mut().enumerate() {
        let start = 32 * index as u32;
        let used = width_bits.saturating_sub(start).min(32);
        *word |= if used == 32 { 0 } else { u32::MAX << used };
    }
}

fn bit_length(value: &[u32]) -> u32 {
    let top = value.iter().rposition(|word| *word != 0);
    top.map_or(0, |top| 32 * top as u32 + 32 - value.get(top).map_or(32, |word| word.leading_zeros()))
}

fn bit(value: &[u32], at: u32) -> bool {
    value.get(at as usize / 32).is_some_and(|word| word >> (at % 32) & 1 != 0)
}

/// The bits of a floating-point number.
///
/// # Errors
/// The message for an invalid number.
pub fn parse_float(text: &[u8], format: FloatFormat) -> Result<u64, Refusal> {
    let (negative, magnitude) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    let bits = match magnitude {
        [b'0', b'x' | b'X', rest @ ..] => parse_hex_float(rest, format)?,
        _ => parse_decimal_float(magnitude, format)?,
    };
    Ok(bits | u64::from(negative) << (format.width_bits - 1))
}

fn parse_decimal_float(text: &[u8], format: FloatFormat) -> Result<u64, Refusal> {
    let refusal = || "is no floating-point number".to_owned();
    let too_big = || format!("does not fit a float of {} bits", format.width_bits);
    // Rust also parses names such as `inf`.
    if !text.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-')) {
        return Err(refusal());
    }
    let text = std::str::from_utf8(text).map_err(|_| refusal())?;
    if text.starts_with('-') {
        return Err(refusal());
    }
    if format == FloatFormat::DOUBLE {
        let value: f64 = text.parse().map_err(|_| refusal())?;
        return if value.is_finite() { Ok(value.to_bits()) } else { Err(too_big()) };
    }
    let value: f32 = text.parse().map_err(|_| refusal())?;
    if !value.is_finite() {
        return Err(too_big());
    }
    if format == FloatFormat::SINGLE {
        return Ok(u64::from(value.to_bits()));
    }
    // Narrower formats are truncated from the 32-bit float, as in SPIRV-Tools.
    let bits = value.to_bits();
    let exponent = (bits >> 23 & 0xFF) as i32 - 127;
    let significand = u64::from(bits & 0x7F_FFFF) | if exponent == -127 { 0 } else { 1 << 23 };
    let bits = encode(significand, exponent.max(-126) - 23, format).ok_or_else(too_big)?;
    let infinite = bits >> format.fraction_bits() == (1 << format.exponent_bits) - 1;
    if infinite { Err(too_big()) } else { Ok(bits) }
}

/// Parses the digits after `0x`.
fn parse_hex_float(text: &[u8], format: FloatFormat) -> Result<u64, Refusal> {
    let refusal = || "is no hexadecimal floating-point number".to_owned();
    let split = text.iter().position(|byte| matches!(byte, b'p' | b'P'));
    let (mantissa, exponent) = match split.map(|at| (text.get(..at), text.get(at + 1..))) {
        Some((Some(mantissa), Some(exponent))) => (mantissa, parse_exponent(exponent).ok_or_else(refusal)?),
        _ => {
            return Err("is no hexadecimal floating-point number: it has no exponent, such as p+0".to_owned());
        }
    };
    let mut significand = 0_u64;
    let mut scale = 0_i32;
    let mut point = false;
    let mut digits = 0;
    for byte in mantissa {
        if *byte == b'.' && !point {
            point = true;
            continue;
        }
        let digit = (*byte as char).to_digit(16).ok_or_else(refusal)?;
        digits += 1;
        if significand >> 60 == 0 {
            significand = significand << 4 | u64::from(digit);
            scale = scale.saturating_sub(if point { 4 } else { 0 });
        } else if !point {
            scale = scale.saturating_add(4);
        }
    }
    if digits == 0 {
        return Err(refusal());
    }
    // Values above the maximum exponent become infinity.
    let infinity = ((1 << format.exponent_bits) - 1) << format.fraction_bits();
    Ok(encode(significand, scale.saturating_add(exponent), format).unwrap_or(infinity))
}

fn parse_exponent(text: &[u8]) -> Option<i32> {
    let (negative, digits) = split_sign(text);
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let value = digits
        .iter()
        .fold(0_i32, |value, byte| value.saturating_mul(10).saturating_add(i32::from(byte - b'0')));
    Some(if negative { -value } else { value })
}

/// The bits of `significand * 2^scale`, with the fraction truncated; `None` if the exponent is too large. The maximum exponent
/// encodes infinity and NaN.
fn encode(significand: u64, scale: i32, format: FloatFormat) -> Option<u64> {
    if significand == 0 {
        return Some(0);
    }
    let fraction_bits = format.fraction_bits();
    let length = 64 - significand.leading_zeros();
    let exponent = scale.saturating_add(length as i32 - 1);
    if exponent > format.bias() + 1 {
        return None;
    }
    // The highest bit of `aligned` is the implicit bit.
    let aligned = significand << (64 - length);
    let least = 1 - format.bias();
    if exponent < least {
        let shift = 63 - fraction_bits as i64 + (i64::from(least) - i64::from(exponent));
        return Some(if shift > 63 { 0 } else { aligned >> shift });
    }
    let fraction = (aligned << 1) >> (64 - fraction_bits);
    Some(((exponent + format.bias()) as u64) << fraction_bits | fraction)
}
