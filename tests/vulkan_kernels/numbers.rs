//! What the kernels leave in memory: builtins, vectors and numbers of all widths.

use super::Case;
use super::arguments::Argument::{Buffer, Value};
use crate::execute::compute::{Random, as_floats, as_signed, assert_near, floats, integers, signed};

fn longs(values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn as_longs(bytes: &[u8]) -> Vec<u64> {
    bytes.chunks_exact(8).map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap())).collect()
}

fn as_shorts(bytes: &[u8]) -> Vec<i16> {
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
}

pub const ALL: &[Case] = &[
    ("wide_vectors", |kernel| {
        let (a, b) = (Random::floats(11, 16), Random::list(12, 32, 1000));
        let scale: Vec<f32> = (1..=8).map(|x| x as f32 * 0.5).collect();
        let given = [
            Buffer(floats(&a)),
            Buffer(integers(&b)),
            Buffer(floats(&[0.0; 16])),
            Buffer(integers(&[0; 32])),
            Value(floats(&scale)),
        ];
        let found = kernel.run(&given, 2, 1);
        let wanted: Vec<f32> = (0..16)
            .map(|at| {
                let (i, lane) = (at / 8, at % 8);
                a[at].mul_add(scale[lane], a[8 * i + 7 - lane]) + a[at].floor()
            })
            .collect();
        assert_eq!(as_floats(&found[2]), wanted);
        let b: Vec<i32> = b.into_iter().map(u32::cast_signed).collect();
        let wanted: Vec<i32> = (0..32)
            .map(|at: usize| (b[at] << 2) - b[at].max(7) + b[at / 16 * 16 + (at % 16 + 8) % 16])
            .collect();
        assert_eq!(as_signed(&found[3]), wanted);
    }),
    ("loaded_vectors", |kernel| {
        let x: Vec<f32> = (0..12_u8).map(|x| f32::from(x) * 1.5).collect();
        let found = kernel.run(&[Buffer(floats(&x)), Buffer(floats(&[0.0; 9]))], 3, 1);
        let wanted: Vec<f32> =
            (0..9).map(|at| x[at / 3 * 3 + 2 - at % 3] + x[at / 3 + at % 3] * x[6]).collect();
        assert_eq!(as_floats(&found[1]), wanted);
    }),
    ("saturated", |kernel| {
        let x = [1.5_f32, -3.0, 260.0, 254.5, f32::NAN, 2.5, -0.75, 1e20, -1e20, 0.5, 255.4, 3.0];
        let numbers = [100_000, -70_000, 200];
        let given = [
            Buffer(floats(&x)),
            Buffer(signed(&numbers)),
            Buffer(vec![0; 12]),
            Buffer(signed(&[0; 12])),
            Buffer(vec![0; 6]),
        ];
        let found = kernel.run(&given, 3, 1);
        assert_eq!(found[2], [2, 0, 255, 254, 0, 2, 0, 255, 0, 0, 255, 3]);
        let whole = |x: f32| (x * 1e9) as i32;
        let words = as_signed(&found[3]);
        for (at, x) in x.into_iter().enumerate().filter(|(_, x)| x.abs() < 1e9) {
            let rounded = x.ceil() as i32 - x.floor() as i32;
            assert_eq!(words[at], whole(x).wrapping_add(rounded), "{x}");
        }
        let shorts = numbers.map(|x: i32| {
            let short = x.clamp(-32768, 32767);
            (short + x.clamp(0, 255) + x.cast_unsigned().min(127).cast_signed()) as i16
        });
        assert_eq!(as_shorts(&found[4]), shorts);
    }),
    ("bytes", |kernel| {
        let x: Vec<u8> = Random::list(13, 16, 256).iter().map(|x| *x as u8).collect();
        let given = [Buffer(x.clone()), Buffer(vec![0; 16]), Buffer(vec![0; 16]), Value(vec![0x5A])];
        let found = kernel.run(&given, 4, 2);
        for i in 0..4 {
            let x: Vec<u8> = x[4 * i..][..4].iter().map(|x| x ^ 0x5A).collect();
            assert_eq!(found[1][4 * i..][..4], [x[3], x[2].wrapping_add(1), x[1] >> 1, x[0].abs_diff(x[1])]);
            let pairs = [x[0], x[1]].map(|x| u16::from(x).wrapping_mul(300).cast_signed());
            assert_eq!(as_shorts(&found[2])[2 * i..][..2], pairs);
        }
    }),
    ("doubles", |kernel| {
        let x = [1.25_f64, -7.5, 1e3, 3.9];
        let given = longs(&x.map(f64::to_bits));
        let step = Value(0.75_f64.to_le_bytes().to_vec());
        let found = as_longs(&kernel.run(&[Buffer(given), Buffer(vec![0; 32]), step], 4, 2)[1]);
        for (found, x) in found.into_iter().map(f64::from_bits).zip(x) {
            let x = x * 0.75;
            let wanted = x.abs().sqrt() + (x / 8.0).exp() - x.trunc() + f64::from(x as f32);
            assert!((found - wanted).abs() <= wanted.abs() * 1e-14, "{found} is not {wanted}");
        }
    }),
    ("halves", |kernel| {
        // 1, -2, 0.5, 65504, 1.5, 0, 3, 100
        let x = [0x3C00_u16, 0xC000, 0x3800, 0x7BFF, 0x3E00, 0, 0x4200, 0x5640];
        let given: Vec<u8> = x.iter().flat_map(|x| x.to_le_bytes()).collect();
        let found = kernel.run(&[Buffer(given), Buffer(vec![0; 16]), Buffer(floats(&[0.0; 32]))], 8, 4);
        let bits: Vec<u16> = as_shorts(&found[1]).into_iter().map(i16::cast_unsigned).collect();
        assert_eq!(bits, [0x4200, 0xC200, 0x4000, 0x7C00, 0x4400, 0x3C00, 0x4700, 0x5A48]);
        let fours = [[1.0, -2.0, 0.5, 65504.0], [1.5, 0.0, 3.0, 100.0]];
        let wanted: Vec<f32> = (0..8).flat_map(|i| fours[i & 1]).collect();
        assert_eq!(as_floats(&found[2]), wanted);
    }),
    ("integers", |kernel| {
        let given = [12345, 7, -5, 33, i32::MAX, i32::MAX, i32::MIN, -1, 0, 8, 0x00FF_0000, 0x40];
        let found = as_signed(&kernel.run(&[Buffer(signed(&given)), Buffer(vec![0; 288])], 6, 2)[1]);
        for (pair, found) in given.chunks(2).zip(found.chunks(12)) {
            let (x, y) = (pair[0], pair[1]);
            let (u, v) = (x.cast_unsigned(), y.cast_unsigned());
            let bits = u64::from(u).count_ones() * 2;
            let wide = (i64::from(x) as u64).wrapping_mul(0x1_0000_0001);
            let wanted = [
                ((i64::from(x) * i64::from(y)) >> 32) as i32,
                x.rotate_left(v % 32),
                x.leading_zeros() as i32,
                y.count_ones() as i32,
                ((i64::from(x) + i64::from(y)) >> 1) as i32,
                ((x & 0xFFFF) * (y & 0xFF)).wrapping_add(x),
                x.abs_diff(y).cast_signed(),
                x.saturating_add(y),
                u.saturating_sub(v).cast_signed(),
                x.clamp(-100, 100).wrapping_add(x.min(y)),
                i32::from(x as i16) << 16 | i32::from(y as u16),
                (y.trailing_zeros() + wide.count_ones() + (x as i16).leading_zeros()) as i32,
            ];
            assert_eq!(found, wanted, "{x}, {y}, {bits}");
        }
    }),
    ("exact_math", |kernel| {
        let given = [0.5_f32, -1.5, 2.5, 1e-3, -7.25, 123.456];
        let found = as_floats(&kernel.run(&[Buffer(floats(&given)), Buffer(vec![0; 288])], 6, 3)[1]);
        for (x, found) in given.into_iter().zip(found.chunks(12)) {
            let exponent = x.abs().log2().floor();
            let next = if x < 100.0 { x.next_up() } else { x.next_down() };
            let wanted = [
                x.floor(),
                x.ceil(),
                x.round_ties_even(),
                x.round(),
                x.min(0.25),
                x.mul_add(x, -1.0),
                2.0_f32.copysign(x),
                x * 8.0,
                x % 0.75,
                x.signum(),
                next,
                2.0 * exponent,
            ];
            assert_eq!(found, wanted, "{x}");
        }
    }),
    ("curves", |kernel| {
        let given = [0.5_f32, -1.5, 2.5, 1e-3, -7.25, 12.5];
        let found = as_floats(&kernel.run(&[Buffer(floats(&given)), Buffer(vec![0; 240])], 6, 3)[1]);
        for (x, found) in given.into_iter().map(f64::from).zip(found.chunks(10)) {
            let exponent = x.abs().log2().floor() + 1.0;
            let wanted = [
                x.sin(),
                x.cos(),
                x.exp(),
                (x.abs() + 1.0).ln(),
                x.abs().powf(1.5),
                x.atan2(2.0),
                x.sin() + x.cos(),
                x / exponent.exp2() + exponent,
                x.fract() + 10.0 * x.trunc(),
                x.abs().sqrt() + x.exp2(),
            ];
            for (found, wanted) in found.iter().zip(wanted) {
                let error = (f64::from(*found) - wanted).abs();
                assert!(error <= wanted.abs() * 5e-7 + 1e-7, "{found} is not {wanted}, of {x}");
            }
        }
    }),
    ("geometry", |kernel| {
        let (a, b) = (Random::floats(14, 8), Random::floats(15, 8));
        let given = [Buffer(floats(&a)), Buffer(floats(&b)), Buffer(floats(&[0.0; 16]))];
        let found = as_floats(&kernel.run(&given, 2, 1)[2]);
        let mut wanted = Vec::new();
        for i in 0..2 {
            let three =
                |list: &[f32]| -> [f64; 3] { std::array::from_fn(|lane| f64::from(list[4 * i + lane])) };
            let (x, y) = (three(&a), three(&b));
            let length = |x: [f64; 3]| x.iter().map(|x| x * x).sum::<f64>().sqrt();
            let term = |j: usize, k: usize| x[j] * y[k] - x[k] * y[j];
            wanted.extend([term(1, 2), term(2, 0), term(0, 1), 0.0]);
            let dot: f64 = x.iter().zip(y).map(|(x, y)| x * y).sum();
            let last = y[0] / length(y) + x[0] * 0.75 + y[0] * 0.25;
            wanted.extend([dot, length(x), length(std::array::from_fn(|lane| x[lane] - y[lane])), last]);
        }
        assert_near(&found, &wanted, 1e-6);
    }),
    ("relations", |kernel| {
        let a = [f32::NAN, f32::INFINITY, 1.0, 2.0, 1.0, 2.0, 1e-40, -4.0];
        let b = [0.0_f32, 3.0, 4.0, -5.0, -2.0, 1.0, 0.0, 5.0];
        let given = [Buffer(floats(&a)), Buffer(floats(&b)), Buffer(signed(&[0; 8]))];
        let found = as_signed(&kernel.run(&given, 2, 1)[2]);
        let picked = |x: f32, y: f32| {
            ((x.to_bits() & 0x7FFF_FFFF | y.to_bits() & 0x8000_0000) & x.to_bits()).cast_signed()
        };
        // Only the third, then only the last is less.
        assert_eq!(found[..3], [1, 1 + 2 + 30 + 4, 1 + 2 + 4]);
        assert_eq!(found[4..7], [1, 1 + 2 + 3 + 40, 8 + 16]);
        assert_eq!([found[3], found[7]], [picked(2.0, -5.0), picked(-4.0, 5.0)]);
    }),
    ("long_integers", |kernel| {
        let given = [5_u64, 3, u64::MAX, 12, 0x1234_5678_9ABC_DEF0, 0xFEDC_BA98_7654_3210, 1 << 40, 1 << 33];
        let found = as_longs(&kernel.run(&[Buffer(longs(&given)), Buffer(vec![0; 160])], 4, 2)[1]);
        for (pair, found) in given.chunks(2).zip(found.chunks(5)) {
            let (x, y) = (pair[0], pair[1]);
            let wanted = [
                x.wrapping_mul(y).wrapping_add(x >> (y & 63)),
                x / (y | 1),
                (x.cast_signed() % (y.cast_signed() | 1)).cast_unsigned(),
                ((u128::from(x) * u128::from(y)) >> 64) as u64 ^ x.rotate_left((y % 64) as u32),
                u64::from(x.leading_zeros() + y.count_ones() + x.trailing_zeros()),
            ];
            assert_eq!(found, wanted, "{x:x}, {y:x}");
        }
    }),
];
