//! Encoding of literals as words and as text: strings, integers of any width and floating-point numbers.
//!
//! Rule of this module: a text denotes one bit pattern, and each bit pattern of a number has a text, NaN payloads included.
//!
//! Spec: "Literal"

use super::operands::NumberType;

/// Width in bits of the longest integers with a textual form.
pub const LONGEST_INTEGER_BITS: u32 = 4096;

/// Number of words of the literal string at the start of `words`; `None` if it is unterminated.
#[inline]
pub fn string_words(words: &[u32]) -> Option<usize> {
    // The expression is nonzero iff the word has a zero byte.
    words
        .iter()
        .position(|word| word.wrapping_sub(0x0101_0101) & !word & 0x8080_8080 != 0)
        .map(|last| last + 1)
}

/// The bits of an integer literal in 64-bit units, lowest first.
pub fn integer_bits(words: &[u32]) -> Vec<u64> {
    let pair = |pair: &[u32]| pair.iter().rev().fold(0, |bits, word| bits << 32 | u64::from(*word));
    words.chunks(2).map(pair).collect()
}

/// The bytes of the literal string in `words`, without its terminator.
pub fn string_bytes(words: &[u32]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(words.len() * 4);
    push_string_bytes(words, &mut bytes);
    bytes
}

/// Appends the bytes of the literal string in `words`, without its terminator.
pub fn push_string_bytes(words: &[u32], out: &mut Vec<u8>) {
    for word in words {
        for byte in word.to_le_bytes() {
            if byte == 0 {
                return;
            }
            out.push(byte);
        }
    }
}

/// Appends the words of a literal string, terminator and padding included. A zero byte terminates the string early.
pub fn push_string_words(bytes: &[u8], out: &mut Vec<u32>) {
    let length = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    let (chunks, tail) = bytes.get(..length).unwrap_or(bytes).as_chunks::<4>();
    out.extend(chunks.iter().map(|chunk| u32::from_le_bytes(*chunk)));
    let mut last = [0; 4];
    for (to, from) in last.iter_mut().zip(tail) {
        *to = *from;
    }
    out.push(u32::from_le_bytes(last));
}

/// Whether all bytes after the terminator of the literal string in `words` are 0, as the specification requires.
pub fn string_is_padded(words: &[u32]) -> bool {
    let Some(last) = words.last() else { return false };
    let bytes = last.to_le_bytes();
    bytes.iter().skip_while(|byte| **byte != 0).all(|byte| *byte == 0)
}

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// Width in bits.
    pub width_bits: u32,
    /// Width of the exponent in bits.
    pub exponent_bits: u32,
}

impl FloatFormat {
    /// IEEE 754 binary16.
    pub const HALF: Self = Self { width_bits: 16, exponent_bits: 5 };
    /// IEEE 754 binary32.
    pub const SINGLE: Self = Self { width_bits: 32, exponent_bits: 8 };
    /// IEEE 754 binary64.
    pub const DOUBLE: Self = Self { width_bits: 64, exponent_bits: 11 };

    /// The format of an OpTypeFloat with these operands; `None` if unknown.
    pub fn of(width_bits: u32, encoding: Option<u32>) -> Option<Self> {
        /// Enumerants of FPEncoding.
        const BFLOAT16_KHR: u32 = 0;
        const FLOAT8_E4M3_EXT: u32 = 4214;
        const FLOAT8_E5M2_EXT: u32 = 4215;
        match (width_bits, encoding) {
            (16, None) => Some(Self::HALF),
            (32, None) => Some(Self::SINGLE),
            (64, None) => Some(Self::DOUBLE),
            (16, Some(BFLOAT16_KHR)) => Some(Self { width_bits: 16, exponent_bits: 8 }),
            (8, Some(FLOAT8_E4M3_EXT)) => Some(Self { width_bits: 8, exponent_bits: 4 }),
            (8, Some(FLOAT8_E5M2_EXT)) => Some(Self { width_bits: 8, exponent_bits: 5 }),
            _ => None,
        }
    }

    /// Width of the fraction, in bits.
    pub const fn fraction_bits(self) -> u32 {
        self.width_bits - 1 - self.exponent_bits
    }

    /// Bias of the exponent.
    pub const fn bias(self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }
}

/// Appends the literal in `words` as text. Returns `false` and appends nothing if no text denotes exactly these words: the type is
/// unknown, or the bits above the width are not an extension of the number.
pub fn write_number(number: NumberType, words: &[u32], out: &mut Vec<u8>) -> bool {
    if words.len() != number.words() {
        return false;
    }
    match (number, words) {
        (NumberType::Integer { width_bits: 32, signed: false }, [word]) => {
            write_decimal(u64::from(*word), out)
        }
        (NumberType::Integer { width_bits, signed }, words) => {
            return write_integer(width_bits, signed, words, out);
        }
        (NumberType::Float { width_bits, encoding }, [low, high @ ..]) => {
            let Some(format) = FloatFormat::of(width_bits, encoding) else { return false };
            let bits = u64::from(*low) | high.first().map_or(0, |high| u64::from(*high) << 32);
            if width_bits < 64 && bits >> width_bits != 0 {
                return false;
            }
            write_float(format, bits, out);
        }
        (NumberType::Float { .. }, []) => return false,
    }
    true
}

/// Appends `value` in decimal.
pub fn write_decimal(mut value: u64, out: &mut Vec<u8>) {
    let start = out.len();
    loop {
        out.push(b'0' + (value % 10) as u8);
        value /= 10;
        if value == 0 {
            break;
        }
    }
    if let Some(digits) = out.get_mut(start..) {
        digits.reverse();
    }
}

fn write_integer(width_bits: u32, signed: bool, words: &[u32], out: &mut Vec<u8>) -> bool {
    let Some(last) = words.last() else { return false };
    let used_bits = match width_bits % 32 {
        _ if width_bits == 0 || width_bits > LONGEST_INTEGER_BITS => return false,
        0 => 32,
        used => used,
    };
    // The bits above the width repeat the sign bit of a signed number and are 0 for an unsigned one.
    let extended = if signed {
        ((*last << (32 - used_bits)) as i32 >> (32 - used_bits)) as u32
    } else {
        last << (32 - used_bits) >> (32 - used_bits)
    };
    if extended != *last {
        return false;
    }
    let negative = signed && (*last as i32) < 0;
    match words {
        [low] if negative => {
            out.push(b'-');
            write_decimal(u64::from((*low as i32).unsigned_abs()), out);
        }
        [low] => write_decimal(u64::from(*low), out),
        [low, high] => {
            let value = u64::from(*low) | u64::from(*high) << 32;
            if negative {
                out.push(b'-');
            }
            write_decimal(if negative { (value as i64).unsigned_abs() } else { value }, out);
        }
        _ => write_long(width_bits, words, out),
    }
    true
}

/// Formats a number of more than 64 bits in hexadecimal, with all bits of its width.
fn write_long(width_bits: u32, words: &[u32], out: &mut Vec<u8>) {
    out.extend_from_slice(b"0x");
    let nibbles = width_bits.div_ceil(4);
    let mut leading = true;
    for nibble in (0..nibbles).rev() {
        let word = words.get((nibble / 8) as usize).copied().unwrap_or(0);
        let mut digit = word >> (4 * (nibble % 8)) & 0xF;
        let above = width_bits - 4 * nibble;
        if above < 4 {
            digit &= (1 << above) - 1;
        }
        leading &= digit == 0 && nibble != 0;
        if !leading {
            out.push(hex_digit(digit));
        }
    }
}

fn hex_digit(digit: u32) -> u8 {
    b"0123456789abcdef".get(digit as usize).copied().unwrap_or(b'?')
}

/// Appends a floating-point number in SPIRV-Tools' format: zero and normal numbers of 32 and 64 bits in decimal with enough digits
/// to be unambiguous, all others as a hexadecimal float.
pub fn write_float(format: FloatFormat, bits: u64, out: &mut Vec<u8>) {
    if format == FloatFormat::SINGLE {
        let value = f32::from_bits(bits as u32);
        if value.is_normal() || value == 0.0 {
            return write_general(f64::from(value), 9, out);
        }
    } else if format == FloatFormat::DOUBLE {
        let value = f64::from_bits(bits);
        if value.is_normal() || value == 0.0 {
            return write_general(value, 17, out);
        }
    }
    write_hex_float(format, bits, out);
}

/// Formats `value` with `digits` significant digits like C's `%g`.
fn write_general(value: f64, digits: usize, out: &mut Vec<u8>) {
    let text = format!("{value:.*e}", digits - 1);
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    let significant: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).collect();
    let length = significant.iter().rposition(|digit| *digit != b'0').map_or(1, |last| last + 1);
    let significant = significant.get(..length).unwrap_or(&significant);
    out.extend_from_slice(sign.as_bytes());
    if exponent < -4 || exponent >= digits as i32 {
        let (first, rest) = significant.split_at(1);
        out.extend_from_slice(first);
        if !rest.is_empty() {
            out.push(b'.');
            out.extend_from_slice(rest);
        }
        out.push(b'e');
        out.push(if exponent < 0 { b'-' } else { b'+' });
        if exponent.unsigned_abs() < 10 {
            out.push(b'0');
        }
        write_decimal(u64::from(exponent.unsigned_abs()), out);
    } else if exponent < 0 {
        out.extend_from_slice(b"0.");
        out.extend(std::iter::repeat_n(b'0', (-exponent - 1) as usize));
        out.extend_from_slice(significant);
    } else {
        let whole = exponent as usize + 1;
        let split = whole.min(significant.len());
        let (integer, fraction) = significant.split_at(split);
        out.extend_from_slice(integer);
        out.extend(std::iter::repeat_n(b'0', whole - split));
        if !fraction.is_empty() {
            out.push(b'.');
            out.extend_from_slice(fraction);
        }
    }
}

fn write_hex_float(format: FloatFormat, bits: u64, out: &mut Vec<u8>) {
    let fraction_bits = format.fraction_bits();
    let nibbles = fraction_bits.div_ceil(4);
    let exponent_field = bits >> fraction_bits & ((1 << format.exponent_bits) - 1);
    let field = bits & ((1 << fraction_bits) - 1);
    let (lead, exponent, field) = match (exponent_field, field) {
        (0, 0) => (b'0', 0, 0),
        (0, field) => {
            // A subnormal number: shift its highest bit to the implicit bit's position.
            let shift = fraction_bits + 1 - (64 - field.leading_zeros());
            (b'1', 1 - format.bias() - shift as i32, field << shift & ((1 << fraction_bits) - 1))
        }
        (exponent, field) => (b'1', exponent as i32 - format.bias(), field),
    };
    if bits >> (format.width_bits - 1) & 1 != 0 {
        out.push(b'-');
    }
    out.extend_from_slice(b"0x");
    out.push(lead);
    let mut field = field << (nibbles * 4 - fraction_bits);
    let mut left = nibbles;
    while left > 0 && field & 0xF == 0 {
        field >>= 4;
        left -= 1;
    }
    if left > 0 {
        out.push(b'.');
        for nibble in (0..left).rev() {
            out.push(hex_digit((field >> (4 * nibble) & 0xF) as u32));
        }
    }
    out.push(b'p');
    out.push(if exponent < 0 { b'-' } else { b'+' });
    write_decimal(u64::from(exponent.unsigned_abs()), out);
}
