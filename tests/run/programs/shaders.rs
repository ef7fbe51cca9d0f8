//! Compute shaders in GLSL and WGSL.

use super::{Bench, Given::*, Program, numbers, tool, words};

/// A source file, its text, and what it computes.
type Row = (&'static str, &'static str, Program);

fn sums(values: &[f64]) -> u32 {
    words(values).into_iter().fold(0, u32::wrapping_add)
}

fn least_and_sum(d: &[Vec<f64>]) -> Vec<f64> {
    let both = |part: &[f64]| [part.iter().copied().fold(1.0, f64::min), part.iter().sum()].repeat(32);
    d[0].chunks(32).flat_map(both).collect()
}

fn sums_up_to(d: &[Vec<f64>]) -> Vec<f64> {
    let of = |place: usize| sums(&d[0][place / 64 * 64..=place]);
    numbers((0..128).map(of))
}

fn kept(d: &[Vec<f64>]) -> Vec<f64> {
    let of = |part: &[f64]| {
        let mut kept: Vec<f64> = part.iter().copied().filter(|value| value % 3.0 == 0.0).collect();
        kept.resize(32, 0.0);
        kept
    };
    d[0].chunks(32).flat_map(of).collect()
}

fn product(d: &[Vec<f64>]) -> Vec<f64> {
    let at = |place: usize| (0..16).map(|k| d[0][place / 16 * 16 + k] * d[1][k * 16 + place % 16]).sum();
    (0..256).map(at).collect()
}

fn blended(d: &[Vec<f64>]) -> Vec<f64> {
    let (factor, gain) = (d[2][0], d[2][1]);
    let mix = |(a, b): (&f64, &f64)| ((a * (1.0 - factor) + b * factor) * gain).clamp(-1.0, 1.0);
    d[0].iter().zip(&d[1]).map(mix).collect()
}

fn sorted(d: &[Vec<f64>]) -> Vec<f64> {
    let mut sorted = d[0].clone();
    sorted.sort_by(f64::total_cmp);
    sorted
}

fn counts(d: &[Vec<f64>]) -> Vec<f64> {
    let count = |k: u32| d[0].iter().filter(|value| **value % 16.0 == f64::from(k)).count() as f64;
    (0..16).map(count).collect()
}

/// Without walls a particle moves on; folding the line gives its place between them.
fn particles(d: &[Vec<f64>]) -> Vec<f64> {
    let moved = |p: &[f64]| {
        let axis = |k: usize| {
            let turns = (p[k] + 3.0 * p[k + 2] + 1.0).rem_euclid(4.0);
            if turns <= 2.0 { (turns - 1.0, p[k + 2]) } else { (3.0 - turns, -p[k + 2]) }
        };
        let (x, y) = (axis(0), axis(1));
        [x.0, y.0, x.1, y.1]
    };
    d[0].chunks(4).flat_map(moved).collect()
}

fn life(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let (x, y) = (at % 16, at / 16);
        let near = |u: usize, v: usize| d[0][(y + v) % 8 * 16 + (x + u) % 16];
        let count: f64 =
            [15, 0, 1].iter().flat_map(|u| [7, 0, 1].map(|v| near(*u, v))).sum::<f64>() - d[0][at];
        f64::from(count == 3.0 || count == 2.0 && d[0][at] == 1.0)
    };
    (0..128).map(value).collect()
}

fn forces(d: &[Vec<f64>]) -> Vec<f64> {
    let force = |own: &[f64]| {
        let mut force = [0.0; 4];
        for body in d[0].chunks(4) {
            let r = (0..3).map(|k| (body[k] - own[k]).powi(2)).sum::<f64>() + 0.01;
            (0..3).for_each(|k| force[k] += (body[k] - own[k]) * body[3] / r.powf(1.5));
        }
        force
    };
    d[0].chunks(4).flat_map(force).collect()
}

fn collatz(_: &[Vec<f64>]) -> Vec<f64> {
    let next = |n: &u64| (*n != 1).then(|| if n.is_multiple_of(2) { n / 2 } else { 3 * n + 1 });
    (1..=64).map(|n| std::iter::successors(Some(n), next).count() as f64 - 1.0).collect()
}

fn products_of_transposed(d: &[Vec<f64>]) -> Vec<f64> {
    // Columns are contiguous: the element in column c and row r of the result is column r of one times column c of the other.
    let of = |place: usize| {
        let (start, c, r) = (place / 16 * 16, place % 16 / 4, place % 4);
        (0..4).map(|k| d[0][start + 4 * r + k] * d[1][start + 4 * c + k]).sum()
    };
    (0..64).map(of).collect()
}

const SHADERS: &[Row] = &[
    (
        "reduce.comp",
        include_str!("shaders/reduce.comp"),
        Program {
            kernel: "main",
            sizes: ("128", "64"),
            arguments: &[Integers("u32", 1, 128, u32::MAX), Zeros("u32", 2)],
            results: &[(1, |d| numbers(d[0].chunks(64).map(sums)))],
        },
    ),
    (
        "butterfly.comp",
        include_str!("shaders/butterfly.comp"),
        Program {
            kernel: "main",
            sizes: ("64", "32"),
            arguments: &[Floats("f32", 2, 64), Zeros("f32x2", 128)],
            results: &[(1, least_and_sum)],
        },
    ),
    (
        "scan.comp",
        include_str!("shaders/scan.comp"),
        Program {
            kernel: "main",
            sizes: ("128", "64"),
            arguments: &[Integers("u32", 3, 128, u32::MAX), Zeros("u32", 128)],
            results: &[(1, sums_up_to)],
        },
    ),
    (
        "compact.comp",
        include_str!("shaders/compact.comp"),
        Program {
            kernel: "main",
            sizes: ("64", "32"),
            arguments: &[Integers("u32", 4, 64, 1000), Zeros("u32", 64)],
            results: &[(1, kept)],
        },
    ),
    (
        "matrix.comp",
        include_str!("shaders/matrix.comp"),
        Program {
            kernel: "main",
            sizes: ("16,16", "8,8"),
            arguments: &[Floats("f32", 5, 256), Floats("f32", 6, 256), Zeros("f32", 256)],
            results: &[(2, product)],
        },
    ),
    (
        "blend.comp",
        include_str!("shaders/blend.comp"),
        Program {
            kernel: "main",
            sizes: ("32", "16"),
            arguments: &[Floats("f32x4", 7, 128), Floats("f32x4", 8, 128), Pushed("f32", &[0.25, 1.5])],
            results: &[(1, blended)],
        },
    ),
    (
        "sort.comp",
        include_str!("shaders/sort.comp"),
        Program {
            kernel: "main",
            sizes: ("32", "32"),
            arguments: &[Integers("i32", 9, 64, 1000)],
            results: &[(0, sorted)],
        },
    ),
    (
        "histogram.comp",
        include_str!("shaders/histogram.comp"),
        Program {
            kernel: "main",
            sizes: ("128", "32"),
            arguments: &[Integers("u32", 10, 128, 1000), Zeros("u32", 16)],
            results: &[(1, counts)],
        },
    ),
    (
        "particles.comp",
        include_str!("shaders/particles.comp"),
        Program {
            kernel: "main",
            sizes: ("16", "8"),
            arguments: &[Floats("f32x4", 11, 64)],
            results: &[(0, particles)],
        },
    ),
    (
        "largest.wgsl",
        include_str!("shaders/largest.wgsl"),
        Program {
            kernel: "main",
            sizes: ("256", "64"),
            arguments: &[Integers("u32", 12, 256, u32::MAX), Zeros("u32", 4)],
            results: &[
                (0, |d| {
                    let values = words(&d[0]).into_iter().zip(0..);
                    numbers(values.map(|(value, place)| value.wrapping_mul(3).wrapping_add(place)))
                }),
                (1, |d| d[0].chunks(64).map(|part| part.iter().copied().fold(0.0, f64::max)).collect()),
            ],
        },
    ),
    (
        "life.wgsl",
        include_str!("shaders/life.wgsl"),
        Program {
            kernel: "main",
            sizes: ("16,8", "8,4"),
            arguments: &[Integers("u32", 13, 128, 2), Zeros("u32", 128)],
            results: &[(1, life)],
        },
    ),
    (
        "histogram.wgsl",
        include_str!("shaders/histogram.wgsl"),
        Program {
            kernel: "main",
            sizes: ("128", "32"),
            arguments: &[Integers("u32", 14, 128, 1000), Zeros("u32", 16)],
            results: &[(1, counts)],
        },
    ),
    (
        "bodies.wgsl",
        include_str!("shaders/bodies.wgsl"),
        Program {
            kernel: "main",
            sizes: ("32", "16"),
            arguments: &[Floats("f32x4", 15, 128), Zeros("f32x4", 128)],
            results: &[(1, forces)],
        },
    ),
    (
        "collatz.wgsl",
        include_str!("shaders/collatz.wgsl"),
        Program {
            kernel: "main",
            sizes: ("64", "32"),
            arguments: &[Zeros("u32", 64)],
            results: &[(0, collatz)],
        },
    ),
    (
        "matrix.wgsl",
        include_str!("shaders/matrix.wgsl"),
        Program {
            kernel: "main",
            sizes: ("4", "4"),
            arguments: &[Floats("f32", 16, 64), Floats("f32", 17, 64)],
            results: &[(1, products_of_transposed)],
        },
    ),
];

/// Compiles a shader by a command whose last arguments are source and result.
fn compile(bench: &Bench, (file, text, _): &Row) {
    bench.0.file(file, text);
    let command: &[&str] = match file.ends_with(".wgsl") {
        true => &["naga", file, "s.spv"],
        false => &["glslangValidator", "-V", "--target-env", "vulkan1.1", "-o", "s.spv", file],
    };
    tool::need(&command[..1]);
    let mut process = std::process::Command::new(command[0]);
    let output = process.args(&command[1..]).current_dir(&bench.0.path).output().unwrap();
    assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stdout));
}

fn all(ending: &str) {
    let bench = Bench::new(ending);
    for row in SHADERS.iter().filter(|row| row.0.ends_with(ending)) {
        compile(&bench, row);
        bench.judge("s.spv", true, &row.2);
    }
}

#[apply(case)]
fn shaders_in_glsl() {
    all(".comp");
}

#[apply(case)]
fn shaders_in_wgsl() {
    all(".wgsl");
}
