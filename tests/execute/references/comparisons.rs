//! `pure_comparisons.cl`

/// Truth values as bits, the first one lowest.
fn bits(values: &[bool]) -> i32 {
    values.iter().rev().fold(0, |bits, value| bits << 1 | i32::from(*value))
}

fn all_six<T: PartialOrd>(a: T, b: T) -> i32 {
    bits(&[a < b, a <= b, a > b, a >= b, a == b, a != b])
}

super::references! {
    compare_signed(a: i32, b: i32) -> i32 { all_six(a, b) }
    compare_unsigned(a: u32, b: u32) -> i32 { all_six(a, b) }
    compare_long(a: i64, b: u64) -> i32 { bits(&[a < b as i64, (a as u64) < b]) }
    compare_float(a: f32, b: f32) -> i32 { all_six(a, b) }
    compare_float_negated(a: f32, b: f32) -> i32 {
        all_six(a, b) & 15 ^ 15
    }
    compare_double(a: f64, b: f64) -> i32 { bits(&[a < b, a <= b, a == b, a != b]) }
    compare_char(a: i8, b: u8) -> i32 { bits(&[i32::from(a) < i32::from(b), a == b as i8, a as u8 > b]) }
    is_between(x: i32, low: i32, high: i32) -> bool { (low..=high).contains(&x) }
    exclusive_or(a: bool, b: bool) -> bool { a != b }
    majority(a: bool, b: bool, c: bool) -> bool { u8::from(a) + u8::from(b) + u8::from(c) >= 2 }
    sign_of(x: i32) -> i32 { x.signum() }
    three_way(a: u64, b: u64) -> i32 { a.cmp(&b) as i32 }
    relational_builtins_scalar(a: f32, b: f32) -> i32 {
        let is_ordered = a.partial_cmp(&b).is_some();
        bits(&[a == b, a != b, a > b, a >= b, a < b, a <= b, is_ordered && a != b, is_ordered, !is_ordered])
    }
    classify(x: f32) -> i32 {
        bits(&[x.is_finite(), x.is_infinite(), x.is_nan(), x.is_normal(), x.is_sign_negative()])
    }
    classify_double(x: f64) -> i32 {
        bits(&[x.is_finite(), x.is_infinite(), x.is_nan(), x.is_normal(), x.is_sign_negative()])
    }
    select_scalar(a: i32, b: i32, c: i32) -> i32 { if c != 0 { b } else { a } }
    select_float(a: f32, b: f32, c: i32) -> f32 { if c > 3 { a } else { b } }
    maximum_of_three(a: i32, b: i32, c: i32) -> i32 { a.max(b).max(c) }
}
