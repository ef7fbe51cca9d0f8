//! `pure_builtins.cl`

/// The smaller number. Of two zeros the first, of one number and something else the number.
fn fmin(a: f64, b: f64) -> f64 {
    if a.is_nan() || b < a { b } else { a }
}

/// The greater number, likewise.
fn fmax(a: f64, b: f64) -> f64 {
    if a.is_nan() || b > a { b } else { a }
}

fn fmin_float(a: f32, b: f32) -> f32 {
    fmin(f64::from(a), f64::from(b)) as f32
}

fn fmax_float(a: f32, b: f32) -> f32 {
    fmax(f64::from(a), f64::from(b)) as f32
}

/// The nearest number that `half` has, ties to even.
fn nearest_half(x: f32) -> f32 {
    let magnitude = x.abs();
    if magnitude >= 65520.0 {
        return f32::INFINITY.copysign(x);
    }
    let unit = if magnitude < 2f32.powi(-14) {
        2f32.powi(-24)
    } else {
        2f32.powi(magnitude.log2().floor() as i32 - 10)
    };
    ((magnitude / unit).round_ties_even() * unit).copysign(x)
}

/// Exponent of the leading bit.
fn exponent(x: f32) -> i32 {
    let x = f64::from(x.abs());
    (x.to_bits() >> 52) as i32 - 1023
}

super::references! {
    absolute(a: i32) -> u32 { a.unsigned_abs() }
    absolute_difference(a: i32, b: i32) -> u32 { a.abs_diff(b) }
    add_saturated(a: i32, b: i32) -> i32 { a.saturating_add(b) }
    add_saturated_uint(a: u32, b: u32) -> u32 { a.saturating_add(b) }
    add_saturated_char(a: i8, b: i8) -> i8 { a.saturating_add(b) }
    subtract_saturated_long(a: i64, b: i64) -> i64 { a.saturating_sub(b) }
    subtract_saturated_ushort(a: u16, b: u16) -> u16 { a.saturating_sub(b) }
    half_add(a: i32, b: i32) -> i32 { ((i64::from(a) + i64::from(b)) >> 1) as i32 }
    rounded_half_add(a: u32, b: u32) -> u32 { ((u64::from(a) + u64::from(b) + 1) >> 1) as u32 }
    multiply_high(a: i32, b: i32) -> i32 { ((i64::from(a) * i64::from(b)) >> 32) as i32 }
    multiply_high_ulong(a: u64, b: u64) -> u64 { ((u128::from(a) * u128::from(b)) >> 64) as u64 }
    multiply_add_high(a: i32, b: i32, c: i32) -> i32 { (((i64::from(a) * i64::from(b)) >> 32) as i32).wrapping_add(c) }
    multiply_add_saturated(a: i32, b: i32, c: i32) -> i32 {
        (i64::from(a) * i64::from(b) + i64::from(c)).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
    }
    multiply_add_saturated_ushort(a: u16, b: u16, c: u16) -> u16 {
        (u64::from(a) * u64::from(b) + u64::from(c)).min(0xffff) as u16
    }
    clamp_int(x: i32, a: i32, b: i32) -> i32 { x.clamp(a.min(b), a.max(b)) }
    minimum_uint(a: u32, b: u32) -> u32 { a.min(b) }
    maximum_long(a: i64, b: i64) -> i64 { a.max(b) }
    multiply_24(a: i32, b: i32) -> i32 { (a & 0x7fff) * (b & 0x7fff) }
    multiply_add_24(a: u32, b: u32, c: u32) -> u32 { ((a & 0xffff) * (b & 0xff)).wrapping_add(c) }
    upsample_int(high: i32, low: u32) -> i64 { i64::from(high) << 32 | i64::from(low) }
    upsample_uchar(high: u8, low: u8) -> u16 { u16::from_be_bytes([high, low]) }
    fused(a: f32, b: f32, c: f32) -> f32 { a.mul_add(b, c) }
    fused_double(a: f64, b: f64, c: f64) -> f64 { a.mul_add(b, c) }
    square_root(a: f32) -> f32 { a.sqrt() }
    floor_float(a: f32) -> f32 { a.floor() }
    ceil_float(a: f32) -> f32 { a.ceil() }
    trunc_double(a: f64) -> f64 { a.trunc() }
    round_away(a: f32) -> f32 { a.round() }
    round_even(a: f32) -> f32 { a.round_ties_even() }
    absolute_float(a: f32) -> f32 { a.abs() }
    copy_sign(a: f32, b: f32) -> f32 { a.copysign(b) }
    maximum_float(a: f32, b: f32) -> f32 { fmax_float(a, b) }
    minimum_double(a: f64, b: f64) -> f64 { fmin(a, b) }
    remainder_of_division(a: f32, b: f32) -> f32 { a % b }
    load_exponent(a: f32, n: i32) -> f32 { (f64::from(a) * 2f64.powi(n % 20)) as f32 }
    fraction(a: f32) -> f32 {
        if a.is_infinite() { a } else { (a - a.trunc()).copysign(a) + a.trunc() * 0.5 }
    }
    mantissa(a: f32) -> f32 {
        if a == 0.0 || !a.is_finite() {
            return a + 0.0;
        }
        let exponent = exponent(a) + 1;
        (f64::from(a) / 2f64.powi(exponent)) as f32 + exponent as f32
    }
    clamp_float(a: f32) -> f32 { fmin_float(fmax_float(a, -1.0), 1.0) }
    step_float(a: f32, b: f32) -> f32 { if b < a { 0.0 } else { 1.0 } }
    sign_float(a: f32) -> f32 {
        if a.is_nan() { 0.0 } else if a == 0.0 { a } else { 1f32.copysign(a) }
    }
    exponent_of(a: f32) -> i32 {
        if a == 0.0 { i32::MIN } else if a.is_finite() { exponent(a) } else { i32::MAX }
    }
    next_float(a: f32, b: f32) -> f32 {
        if a.is_nan() || b.is_nan() {
            f32::NAN
        } else if a == b {
            b
        } else if a < b {
            a.next_up()
        } else {
            a.next_down()
        }
    }
    smaller_magnitude(a: f32, b: f32) -> f32 {
        if a.abs() < b.abs() { a } else if b.abs() < a.abs() { b } else { fmin_float(a, b) }
    }
    positive_difference(a: f32, b: f32) -> f32 {
        if a.is_nan() || b.is_nan() { f32::NAN } else if a > b { a - b } else { 0.0 }
    }
    half_round_trip(a: f32) -> i32 { if a.is_nan() { 1 } else { nearest_half(a).to_bits() as i32 } }
}
