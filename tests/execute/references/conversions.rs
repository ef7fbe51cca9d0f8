//! `pure_conversions.cl`

super::references! {
    extend_signed(a: i32) -> i64 { i64::from(a) }
    extend_unsigned(a: u32) -> u64 { u64::from(a) }
    truncate_long(a: i64) -> i32 { a as i32 }
    truncate_int(a: i32) -> i8 { a as i8 }
    extend_char(a: i8) -> i32 { i32::from(a) }
    extend_uchar(a: u8) -> u32 { u32::from(a) }
    mixed_extension(a: i8, b: u8) -> i16 { i16::from(a) * 2 + i16::from(b) }
    int_to_float(a: i32) -> f32 { a as f32 }
    uint_to_float(a: u32) -> f32 { a as f32 }
    long_to_double(a: i64) -> f64 { a as f64 }
    ulong_to_double(a: u64) -> f64 { a as f64 }
    float_to_int(a: f32) -> i32 { if a > -1e9 && a < 1e9 { a as i32 } else { 7 } }
    double_to_uint(a: f64) -> u32 { if (0.0..4e9).contains(&a) { a as u32 } else { 9 } }
    float_to_double(a: f32) -> f64 { f64::from(a) }
    double_to_float(a: f64) -> f32 { a as f32 }
    bits_of_float(a: f32) -> i32 { a.to_bits() as i32 }
    float_of_bits(a: i32) -> f32 { f32::from_bits(a as u32 & 0x7eff_ffff) }
    bits_of_double(a: f64) -> u64 { a.to_bits() }
    saturate_uchar(a: i32) -> u8 { a.clamp(0, 255) as u8 }
    saturate_char(a: i32) -> i8 { a.clamp(-128, 127) as i8 }
    saturate_short(a: i64) -> i16 { a.clamp(-32768, 32767) as i16 }
    saturate_uint(a: i64) -> u32 { a.clamp(0, 0xffff_ffff) as u32 }
    saturate_ulong(a: i64) -> u64 { a.max(0) as u64 }
    saturate_int(a: u64) -> i32 { a.min(0x7fff_ffff) as i32 }
    saturate_from_float(a: f32) -> i32 { a as i32 }
    saturate_uchar_from_float(a: f32) -> u8 { a.round_ties_even() as u8 }
    saturate_long_from_double(a: f64) -> i64 { a as i64 }
    round_to_even(a: f32) -> i32 { a.round_ties_even() as i32 }
    round_up(a: f32) -> i32 { a.ceil() as i32 }
    round_down(a: f32) -> i32 { a.floor() as i32 }
    round_to_zero_float(a: i32) -> f32 {
        let nearest = a as f32;
        if f64::from(nearest).abs() > f64::from(a).abs() {
            if a > 0 { nearest.next_down() } else { nearest.next_up() }
        } else {
            nearest
        }
    }
    round_up_float(a: i32) -> f32 {
        let nearest = a as f32;
        if f64::from(nearest) < f64::from(a) { nearest.next_up() } else { nearest }
    }
    round_down_float(a: f64) -> f32 {
        let nearest = a as f32;
        if f64::from(nearest) > a { nearest.next_down() } else { nearest }
    }
}
