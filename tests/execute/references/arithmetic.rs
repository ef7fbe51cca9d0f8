//! `pure_arithmetic.cl`

super::references! {
    add_int(a: i32, b: i32) -> i32 { a.wrapping_add(b) }
    subtract_int(a: i32, b: i32) -> i32 { a.wrapping_sub(b) }
    multiply_int(a: i32, b: i32) -> i32 { a.wrapping_mul(b) }
    divide_int(a: i32, b: i32) -> i32 { if b == 0 || b == -1 { a } else { a / b } }
    remainder_int(a: i32, b: i32) -> i32 { if b == 0 || b == -1 { 0 } else { a % b } }
    divide_uint(a: u32, b: u32) -> u32 { a / (b | 1) }
    remainder_uint(a: u32, b: u32) -> u32 { a % (b | 1) }
    add_long(a: i64, b: i64) -> i64 { a.wrapping_add(b) }
    multiply_ulong(a: u64, b: u64) -> u64 { a.wrapping_mul(b) }
    divide_long(a: i64, b: i64) -> i64 { a / ((b & 0xffff) + 1) }
    remainder_ulong(a: u64, b: u64) -> u64 { a % (b | 1) }
    add_char(a: i8, b: i8) -> i8 { a.wrapping_add(b) }
    multiply_uchar(a: u8, b: u8) -> u8 { a.wrapping_mul(b) }
    subtract_short(a: i16, b: i16) -> i16 { a.wrapping_sub(b) }
    divide_short(a: i16, b: i16) -> i16 { if b == 0 { 0 } else { (i32::from(a) / i32::from(b)) as i16 } }
    remainder_ushort(a: u16, b: u16) -> u16 { a % (b | 1) }
    negate_int(a: i32) -> i32 { a.wrapping_neg() }
    add_float(a: f32, b: f32) -> f32 { a + b }
    subtract_float(a: f32, b: f32) -> f32 { a - b }
    multiply_float(a: f32, b: f32) -> f32 { a * b }
    divide_float(a: f32, b: f32) -> f32 { a / b }
    negate_float(a: f32) -> f32 { -a }
    add_double(a: f64, b: f64) -> f64 { a + b }
    multiply_double(a: f64, b: f64) -> f64 { a * b }
    divide_double(a: f64, b: f64) -> f64 { a / b }
    polynomial_int(x: i32) -> i32 {
        x.wrapping_mul(3).wrapping_add(5).wrapping_mul(x).wrapping_sub(7).wrapping_mul(x).wrapping_add(11)
    }
    widening_product(a: u32, b: u32) -> u64 { u64::from(a) * u64::from(b) }
    signed_widening_product(a: i32, b: i32) -> i64 { i64::from(a) * i64::from(b) }
    average_floor(a: i32, b: i32) -> i32 { ((i64::from(a) + i64::from(b)) >> 1) as i32 }
    difference(a: u32, b: u32) -> u32 { a.abs_diff(b) }
}
