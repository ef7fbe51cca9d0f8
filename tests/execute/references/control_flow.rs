//! `pure_control_flow.cl`

fn xorshift(x: u32) -> u32 {
    let x = x ^ x << 13;
    let x = x ^ x >> 17;
    x ^ x << 5
}

fn step(x: u32) -> u32 {
    x.wrapping_mul(7).wrapping_add(1)
}

super::references! {
    factorial(n: u32) -> u32 { (1..=(n & 15)).fold(1, u32::wrapping_mul) }
    fibonacci(n: u32) -> u32 { (0..(n & 63)).fold((0u32, 1u32), |(a, b), _| (b, a.wrapping_add(b))).0 }
    greatest_common_divisor(a: u32, b: u32) -> u32 {
        fn gcd(a: u32, b: u32) -> u32 { if b == 0 { a } else { gcd(b, a % b) } }
        gcd(a, b)
    }
    collatz_steps(x: u32) -> u32 {
        let path = std::iter::successors(Some((x & 1023) + 1), |x| Some(if x % 2 == 1 { 3 * x + 1 } else { x / 2 }));
        path.take_while(|x| *x != 1).take(200).count() as u32
    }
    switch_dense(x: i32) -> i32 { [10, -20, 33, 33, x.wrapping_add(4), x, 99, 99][(x & 7) as usize] }
    switch_sparse(x: i32) -> i32 {
        match x % 1000 { -7 => 1, 0 => 2, 250 => 3, 999 => 4, _ if x > 0 => 5, _ => 6 }
    }
    switch_long(x: i64) -> i32 {
        match (x >> 32 & 3, x & 3) { (1, 0) => 1, (3, 3) => 2, (0, 2) => 3, _ => 4 }
    }
    switch_char(c: i8) -> u8 {
        let letter = c as u8;
        if c == -128 {
            1
        } else if letter.is_ascii_lowercase() {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    }
    jump_back(x: u32) -> u32 {
        // Clearing each bit is a step, and so is each shift.
        if x == 0 { 0 } else { (x.count_ones() + 31 - x.leading_zeros()).min(40) }
    }
    nested_loops(n: u32) -> u32 {
        let n = n & 15;
        let rows = (0..n).map(|i| {
            let wanted = (i..n).filter(|j| (i + j) % 3 != 0);
            wanted.take_while(|j| i * j <= 60).map(|j| i * j + 1).sum::<u32>()
        });
        rows.sum()
    }
    integer_square_root(x: u32) -> u32 { f64::from(x).sqrt() as u32 }
    power_modulo(base: u32, exponent: u32, modulus: u32) -> u32 {
        let m = u64::from(modulus & 0xffff) + 1;
        let by_bit = (0..32).rev().fold(1 % m, |power, bit| {
            let square = power * power % m;
            if exponent >> bit & 1 == 1 { square * (u64::from(base) % m) % m } else { square }
        });
        by_bit as u32
    }
    early_return(a: i32, b: i32) -> i32 {
        match (a, b) {
            (..0, ..0) => -1,
            (..0, _) => b,
            _ if a == b => 0,
            (1001.., 1001..) => 1000,
            _ => a ^ b,
        }
    }
    digits(x: u64) -> u32 { x.to_string().len() as u32 }
    xorshift_rounds(x: u32, n: u32) -> u32 { (0..(n & 7)).fold(x | 1, |x, _| xorshift(x)) }
    call_chain(x: i32) -> i32 {
        let x = x as u32;
        step(step(x) ^ step(x.wrapping_add(1))) as i32
    }
}
