//! `pure_vectors.cl`

use std::array::from_fn;

/// All bits of a lane if true.
fn truth(is_true: bool) -> i32 {
    -i32::from(is_true)
}

super::references! {
    add_int4(a: [i32; 4], b: [i32; 4]) -> [i32; 4] { from_fn(|k| a[k].wrapping_add(b[k])) }
    multiply_float4(a: [f32; 4], b: [f32; 4]) -> [f32; 4] { from_fn(|k| a[k] * b[k]) }
    scale_uint2(a: [u32; 2], b: u32) -> [u32; 2] { a.map(|a| a.wrapping_mul(b)) }
    add_uchar16(a: [u8; 16], b: [u8; 16]) -> [u8; 16] { from_fn(|k| a[k].wrapping_add(b[k])) }
    negate_short8(a: [i16; 8]) -> [i16; 8] { a.map(i16::wrapping_neg) }
    divide_double2(a: [f64; 2], b: [f64; 2]) -> [f64; 2] { from_fn(|k| a[k] / b[k]) }
    reverse(a: [i32; 4]) -> [i32; 4] { from_fn(|k| a[3 - k]) }
    rotate_int3(a: [i32; 3]) -> [i32; 3] { from_fn(|k| a[(k + 1) % 3]) }
    interleave(a: [u32; 2], b: [u32; 2]) -> [u32; 4] { [a[0], b[0], a[1], b[1]] }
    join(a: [i32; 4], b: [i32; 4]) -> [i32; 8] { [a[0], a[2], b[0], b[2], a[1], a[3], b[1], b[3]] }
    sum_of(a: [u32; 4]) -> u32 { a.into_iter().fold(0, u32::wrapping_add) }
    less_than(a: [i32; 4], b: [i32; 4]) -> [i32; 4] { from_fn(|k| truth(a[k] < b[k])) }
    equal_float4(a: [f32; 4], b: [f32; 4]) -> [i32; 4] { from_fn(|k| truth(a[k] == b[k])) }
    compare_short4(a: [i16; 4], b: [i16; 4]) -> [i16; 4] { from_fn(|k| truth(a[k] >= b[k]) as i16) }
    select_int4(a: [i32; 4], b: [i32; 4], c: [i32; 4]) -> [i32; 4] { from_fn(|k| if c[k] < 0 { b[k] } else { a[k] }) }
    ternary_float2(a: [f32; 2], b: [f32; 2]) -> [f32; 2] { from_fn(|k| if a[k] > b[k] { a[k] } else { -b[k] }) }
    any_all(a: [i32; 4]) -> i32 {
        i32::from(a.iter().any(|a| *a < 0)) | i32::from(a.iter().all(|a| *a < 0)) << 1
    }
    element(a: [i32; 4], i: u32) -> i32 { a[(i & 3) as usize] }
    replace_element(a: [i32; 4], i: u32, x: i32) -> [i32; 4] {
        from_fn(|k| if k == (i & 3) as usize { x } else { a[k] })
    }
    shift_uint4(a: [u32; 4], n: [u32; 4]) -> [u32; 4] { from_fn(|k| (a[k] << (n[k] & 31)) ^ (a[k] >> 3)) }
    logical_int4(a: [i32; 4], b: [i32; 4]) -> [i32; 4] {
        from_fn(|k| truth(a[k] != 0 && b[k] != 0) | (truth(a[k] == 0) & 2))
    }
    convert_to_float4(a: [i32; 4]) -> [f32; 4] { a.map(|a| a as f32) }
    saturate_uchar4(a: [i32; 4]) -> [u8; 4] { a.map(|a| a.clamp(0, 255) as u8) }
    truncate_long4(a: [i64; 4]) -> [i32; 4] { a.map(|a| a as i32) }
    reinterpret_uint(a: u32) -> [u16; 2] { [a as u16, (a >> 16) as u16] }
    extend_uint2(a: [u32; 2]) -> [u64; 2] { a.map(u64::from) }
    float4_swizzle_store(a: [f32; 4], b: [f32; 2]) -> [f32; 4] { [a[2], b[0], a[2], b[1]] }
    shuffle_two(a: [u32; 4], b: [u32; 4]) -> [u32; 8] { [b[3], a[0], b[2], a[1], b[1], a[2], b[0], a[3]] }
    shuffle_dynamic(a: [u32; 4], m: [u32; 4]) -> [u32; 4] { m.map(|m| a[(m & 3) as usize]) }
    multiply_char2(a: [i8; 2], b: [i8; 2]) -> [i8; 2] { from_fn(|k| a[k].wrapping_mul(b[k])) }
    add_saturated4(a: [i32; 4], b: [i32; 4]) -> [i32; 4] { from_fn(|k| a[k].saturating_add(b[k])) }
    minimum_uint3(a: [u32; 3], b: [u32; 3]) -> [u32; 3] { from_fn(|k| a[k].min(b[k])) }
    dot_of_integers(a: [i32; 2], b: [i32; 2]) -> f32 {
        ((a[0] & 1023) * (b[0] & 1023) + (a[1] & 1023) * (b[1] & 1023)) as f32
    }
}
