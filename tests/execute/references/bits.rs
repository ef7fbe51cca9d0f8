//! `pure_bits.cl`

super::references! {
    shift_left(a: i32, n: u32) -> i32 { a << (n & 31) }
    shift_right_arithmetic(a: i32, n: u32) -> i32 { a >> (n & 31) }
    shift_right_logical(a: u32, n: u32) -> u32 { a >> (n & 31) }
    shift_left_long(a: i64, n: u32) -> i64 { a << (n & 63) }
    shift_right_long(a: i64, n: u32) -> i64 { a >> (n & 63) }
    shift_uchar(a: u8, n: u8) -> u8 { (a << (n & 7)) | (a >> 7) }
    shift_short(a: i16, n: i16) -> i16 { a >> (n & 15) }
    and_or_xor(a: i32, b: i32, c: i32) -> i32 { (a & b) | (b ^ c) | !(a | c) }
    complement(a: u64) -> u64 { !a }
    rotate_by_hand(a: u32, n: u32) -> u32 { a.rotate_left(n & 31) }
    rotate_builtin(a: u32, n: u32) -> u32 { a.rotate_left(n % 32) }
    rotate_ulong(a: u64, n: u64) -> u64 { a.rotate_left((n % 64) as u32) }
    rotate_uchar(a: u8, n: u8) -> u8 { a.rotate_left(u32::from(n % 8)) }
    leading_zeros(a: i32) -> i32 { a.leading_zeros() as i32 }
    leading_zeros_long(a: u64) -> u64 { u64::from(a.leading_zeros()) }
    leading_zeros_uchar(a: u8) -> u8 { a.leading_zeros() as u8 }
    ones(a: u32) -> u32 { a.count_ones() }
    ones_short(a: i16) -> i16 { a.count_ones() as i16 }
    reverse_bits(x: u32) -> u32 { x.reverse_bits() }
    byte_swap(x: u32) -> u32 { x.swap_bytes() }
    select_bits(a: i32, b: i32, c: i32) -> i32 { (a & !c) | (b & c) }
    lowest_set_bit(x: u32) -> u32 { if x == 0 { 0 } else { 1 << x.trailing_zeros() } }
    is_power_of_two(x: u32) -> i32 { i32::from(x.is_power_of_two()) }
    gray_code(x: u32) -> u32 { x ^ (x >> 1) }
    parity(x: u32) -> u32 { x.count_ones() & 1 }
    extract_field(x: u32, at: u32, width: u32) -> u32 {
        (u64::from(x) >> (at & 15) & ((1u64 << ((width & 15) + 1)) - 1)) as u32
    }
}
