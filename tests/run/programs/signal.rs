use std::f64::consts::{FRAC_1_SQRT_2, PI, TAU};

use super::{Bench, Given::*, Program, numbers, words};

/// The transform of complex numbers, by its definition.
pub fn fourier(points: &[f64]) -> Vec<f64> {
    let count = points.len() / 2;
    let part = |place: usize| -> f64 {
        let turn = |j: usize| -TAU * (place / 2 * j) as f64 / count as f64;
        let term = |j: usize| {
            let (x, y, (sin, cos)) = (points[2 * j], points[2 * j + 1], turn(j).sin_cos());
            if place.is_multiple_of(2) { x * cos - y * sin } else { x * sin + y * cos }
        };
        (0..count).map(term).sum()
    };
    (0..points.len()).map(part).collect()
}

fn convolution(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let (x, y) = ((at % 12) as i64, (at / 12) as i64);
        let term = |k: i64| {
            let (u, v) = ((x + k % 3 - 1).clamp(0, 11), (y + k / 3 - 1).clamp(0, 7));
            d[0][(v * 12 + u) as usize] * d[2][k as usize]
        };
        (0..9).map(term).sum()
    };
    (0..96).map(value).collect()
}

fn sums_of_groups(d: &[Vec<f64>]) -> Vec<f64> {
    let values = words(&d[0]);
    let sum = |place: usize| values[place / 32 * 32..=place].iter().copied().fold(0, u32::wrapping_add);
    numbers((0..128).map(sum))
}

fn cosines(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |place: usize| {
        let (k, part) = (place % 8, &d[0][place / 8 * 8..][..8]);
        let term = |n: usize| part[n] * (PI * (n as f64 + 0.5) * k as f64 / 8.0).cos();
        (0..8).map(term).sum::<f64>() * if k == 0 { 0.125_f64.sqrt() } else { 0.5 }
    };
    (0..32).map(value).collect()
}

fn wavelets(d: &[Vec<f64>]) -> Vec<f64> {
    let mut data = d[0].clone();
    let mut n = 32;
    while n > 0 {
        let old = data.clone();
        for t in 0..n {
            data[t] = (old[2 * t] + old[2 * t + 1]) * FRAC_1_SQRT_2;
            data[t + n] = (old[2 * t] - old[2 * t + 1]) * FRAC_1_SQRT_2;
        }
        n /= 2;
    }
    data
}

fn sums_in_front(d: &[Vec<f64>]) -> Vec<f64> {
    (0..64).map(|place| d[0][..place].iter().sum()).collect()
}

fn filter(d: &[Vec<f64>]) -> Vec<f64> {
    let c = &d[2];
    let mut out = Vec::new();
    for channel in d[0].chunks(16) {
        let mut old = [0.0; 2];
        for x in channel {
            let y = c[0] * x + old[0];
            old = [c[1] * x + c[2] * y + old[1], c[3] * y];
            out.push(y);
        }
    }
    out
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "fourier",
        sizes: ("32", "32"),
        arguments: &[Floats("f32x2", 3, 128), Zeros("f32x2", 128), Local("f32x2[64]")],
        results: &[(1, |d| fourier(&d[0]))],
    },
    Program {
        kernel: "convolution",
        sizes: ("12,8", "4,4"),
        arguments: &[
            Floats("f32", 1, 96),
            Zeros("f32", 96),
            Floats("f32", 2, 9),
            Are("i32", &[12.0]),
            Are("i32", &[8.0]),
        ],
        results: &[(1, convolution)],
    },
    Program {
        kernel: "scan",
        sizes: ("128", "32"),
        arguments: &[Integers("i32", 5, 128, 10_000), Zeros("i32", 128), Local("i32[32]")],
        results: &[(1, sums_of_groups)],
    },
    Program {
        kernel: "reduction",
        sizes: ("256", "64"),
        arguments: &[Floats("f32", 8, 256), Zeros("f32", 4), Local("f32[64]")],
        results: &[(1, |d| d[0].chunks(64).map(|part| part.iter().sum()).collect())],
    },
    Program {
        kernel: "cosines",
        sizes: ("32", "8"),
        arguments: &[Floats("f32", 9, 32), Zeros("f32", 32), Local("f32[8]")],
        results: &[(1, cosines)],
    },
    Program {
        kernel: "wavelets",
        sizes: ("32", "32"),
        arguments: &[Floats("f32", 10, 64), Local("f32[64]")],
        results: &[(0, wavelets)],
    },
    Program {
        kernel: "tree_scan",
        sizes: ("32", "32"),
        arguments: &[Integers("i32", 11, 64, 1000), Zeros("i32", 64), Local("i32[64]")],
        results: &[(1, sums_in_front)],
    },
    Program {
        kernel: "filter",
        sizes: ("4", "2"),
        arguments: &[Floats("f32", 12, 64), Zeros("f32", 64), Are("f32x4", &[0.3, 0.2, 0.5, -0.1])],
        results: &[(1, filter)],
    },
];

#[apply(case)]
fn transforms_filters_and_sums() {
    Bench::opencl("signal", include_str!("signal.cl"), "CL1.2").all(PROGRAMS);
}
