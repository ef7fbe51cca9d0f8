//! `pure_memory.cl`

super::references! {
    table_lookup(i: u32) -> i32 { ((i & 7) * (i & 7)) as i32 }
    struct_table(i: u32) -> i32 { [5, -12, -21][(i % 3) as usize] }
    dynamic_array(i: u32, x: i32) -> i32 {
        let at = |k: u32| if k == (i & 7) { x } else { k as i32 * 10 };
        at(3) ^ at((i.wrapping_add(1)) & 7)
    }
    struct_copy(x: i32, y: i16) -> i32 { (x ^ i32::from(y)) ^ (i32::from(y) << 8) }
    nested_struct(x: i32, i: u32) -> i64 {
        let factor = if i % 3 == 1 { x } else { 3 };
        70 * i64::from(factor) + 6
    }
    union_bytes(x: f32) -> u32 {
        let [low, _, _, high] = x.to_bits().to_le_bytes();
        u32::from(low) | u32::from(high) << 8
    }
    swap_if(a: i32, b: i32) -> i32 { a.min(b).wrapping_mul(3).wrapping_sub(a.max(b)) }
    pointer_walk(x: i32) -> i32 { (7 + (x & 0xffff)) * 7 + 5 }
    pointer_difference(i: u32, j: u32) -> i32 { (j & 15) as i32 - (i & 15) as i32 }
    struct_return(a: i32, b: i32) -> i32 {
        let (a, b) = (a & 0xffff, b & 0xffff);
        (a ^ b) + i32::from((b + 5) as i16)
    }
    matrix_trace(x: u32) -> u32 {
        x.wrapping_add(x.wrapping_mul(2).wrapping_add(1).wrapping_mul(3))
            .wrapping_add(x.wrapping_mul(3).wrapping_add(2).wrapping_mul(5))
    }
    sort_three(a: u32, b: u32, c: u32) -> u32 {
        let mut sorted = [a, b, c];
        sorted.sort_unstable();
        sorted[0].wrapping_mul(31).wrapping_add(sorted[1].wrapping_mul(7)).wrapping_add(sorted[2])
    }
    crc_of_word(x: u32) -> u32 {
        let step = |crc: u32| crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
        // Taking in all four bytes at once is the same as one after the other.
        !(0..32).fold(!x, |crc, _| step(crc))
    }
}
