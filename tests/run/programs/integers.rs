use super::{Bench, Given::*, Program, numbers, words};

fn crc(bytes: &[f64]) -> u32 {
    let mut crc = u32::MAX;
    for byte in bytes {
        crc ^= *byte as u32;
        for _ in 0..8 {
            crc = crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
        }
    }
    !crc
}

/// What `sha256sum` says of the words 0, 1 and 0x61626364 as four bytes, the first one most significant.
const DIGESTS: &[f64] = &[
    3745472920.0,
    78196699.0,
    1079449901.0,
    3292387144.0,
    3933702876.0,
    1388071308.0,
    3892651200.0,
    347607321.0,
    3020362152.0,
    2356164981.0,
    1874372408.0,
    669695532.0,
    266706996.0,
    1822941345.0,
    78495996.0,
    1984909965.0,
    2295604847.0,
    3571856269.0,
    330843644.0,
    4069087133.0,
    547129720.0,
    599335293.0,
    2749456787.0,
    1862473097.0,
];

fn xtea(d: &[Vec<f64>]) -> Vec<f64> {
    let key = words(&d[1]);
    let mut out = Vec::new();
    for block in words(&d[0]).chunks(2) {
        let (mut a, mut b, mut sum) = (block[0], block[1], 0_u32);
        let mix = |v: u32| ((v << 4) ^ (v >> 5)).wrapping_add(v);
        for _ in 0..32 {
            a = a.wrapping_add(mix(b) ^ sum.wrapping_add(key[sum as usize & 3]));
            sum = sum.wrapping_add(0x9e37_79b9);
            b = b.wrapping_add(mix(a) ^ sum.wrapping_add(key[sum as usize >> 11 & 3]));
        }
        out.extend([a, b]);
    }
    numbers(out)
}

fn random_numbers(d: &[Vec<f64>]) -> Vec<f64> {
    let next = |mut x: u32| {
        x ^= x << 13;
        x ^= x >> 17;
        x ^ x << 5
    };
    numbers(words(&d[0]).into_iter().map(|x| (0..100).fold(x, |x, _| next(x))))
}

fn collatz(_: &[Vec<f64>]) -> Vec<f64> {
    let steps = |n: u64| {
        std::iter::successors(Some(n), |n| Some(if n % 2 == 1 { 3 * n + 1 } else { n / 2 }))
            .position(|n| n == 1)
            .unwrap() as f64
    };
    (1..=128).map(steps).collect()
}

fn not_primes(_: &[Vec<f64>]) -> Vec<f64> {
    let is_composed = |n: usize| (2..n).any(|k| n.is_multiple_of(k));
    (0..200).map(|n| f64::from(is_composed(n))).collect()
}

fn divisors(d: &[Vec<f64>]) -> Vec<f64> {
    let (a, b) = (words(&d[0]), words(&d[1]));
    let greatest = |(a, b): (u32, u32)| (1..=a + 1).rev().find(|n| (a + 1) % n == 0 && (b + 1) % n == 0);
    numbers(a.into_iter().zip(b).filter_map(greatest))
}

fn queens(_: &[Vec<f64>]) -> Vec<f64> {
    fn count(placed: &mut Vec<i32>) -> u32 {
        if placed.len() == 7 {
            return 1;
        }
        let mut all = 0;
        for column in 0..7 {
            let row = placed.len() as i32;
            let is_free = |(k, other): (i32, &i32)| *other != column && (other - column).abs() != row - k;
            if (0..).zip(placed.iter()).all(is_free) {
                placed.push(column);
                all += count(placed);
                placed.pop();
            }
        }
        all
    }
    numbers((0..7).map(|first| count(&mut vec![first])))
}

fn distance(d: &[Vec<f64>]) -> Vec<f64> {
    let mut row: Vec<f64> = (0..16).map(f64::from).collect();
    for (i, a) in d[0].iter().enumerate() {
        let mut next = vec![i as f64 + 1.0];
        for (j, b) in d[1].iter().enumerate() {
            let least = (row[j] + f64::from(a != b)).min(row[j + 1] + 1.0);
            next.push(least.min(next[j] + 1.0));
        }
        row = next;
    }
    vec![row[15]]
}

fn bits(d: &[Vec<f64>]) -> Vec<f64> {
    let of = |x: u32| {
        [x.count_ones(), x.leading_zeros(), ((u64::from(x) * u64::from(x)) >> 32) as u32, x.rotate_left(7)]
    };
    numbers(words(&d[0]).into_iter().flat_map(of))
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "crc",
        sizes: ("8", "4"),
        arguments: &[Integers("u8", 1, 128, 256), Zeros("u32", 8), Are("u32", &[16.0])],
        results: &[(1, |d| numbers(d[0].chunks(16).map(crc)))],
    },
    Program {
        kernel: "sha256",
        sizes: ("3", "1"),
        arguments: &[Are("u32", &[0.0, 1.0, 1_633_837_924.0]), Zeros("u32", 24)],
        results: &[(1, |_| DIGESTS.to_vec())],
    },
    Program {
        kernel: "xtea",
        sizes: ("16", "8"),
        arguments: &[Integers("u32x2", 2, 32, u32::MAX), Are("u32x4", &[1.0, 77.0, 3e9, 4e9])],
        results: &[(0, xtea)],
    },
    Program {
        kernel: "random_numbers",
        sizes: ("32", "8"),
        arguments: &[Integers("u32", 3, 32, u32::MAX), Are("u32", &[100.0])],
        results: &[(0, random_numbers)],
    },
    Program {
        kernel: "collatz",
        sizes: ("128", "32"),
        arguments: &[Zeros("u32", 128)],
        results: &[(0, collatz)],
    },
    Program {
        kernel: "sieve",
        sizes: ("14", "7"),
        arguments: &[Zeros("i32", 200), Are("i32", &[200.0])],
        results: &[(0, not_primes)],
    },
    Program {
        kernel: "common_divisors",
        sizes: ("32", "8"),
        arguments: &[Integers("u32", 4, 32, 500), Integers("u32", 5, 32, 500), Zeros("u32", 32)],
        results: &[(2, divisors)],
    },
    Program { kernel: "queens", sizes: ("7", "7"), arguments: &[Zeros("u32", 7)], results: &[(0, queens)] },
    Program {
        kernel: "distance_of_words",
        sizes: ("16", "16"),
        arguments: &[Integers("u8", 6, 15, 4), Integers("u8", 7, 15, 4), Zeros("u32", 1), Local("u32[256]")],
        results: &[(2, distance)],
    },
    Program {
        kernel: "bits",
        sizes: ("32", "8"),
        arguments: &[Integers("u32", 8, 32, u32::MAX), Zeros("u32x4", 128)],
        results: &[(1, bits)],
    },
];

#[apply(case)]
fn hashes_ciphers_and_numbers() {
    Bench::opencl("integers", include_str!("integers.cl"), "CL1.2").all(PROGRAMS);
}
