use super::{Bench, Given::*, Program};

/// For each element of each part: numbers from the part, the place in it, and the place of the part.
fn of_parts(values: &[f64], size: usize, of: impl Fn(&[f64], usize, usize) -> Vec<f64>) -> Vec<f64> {
    let parts = values.chunks(size).enumerate();
    parts
        .flat_map(|(number, part)| (0..size).flat_map(|at| of(part, at, number)).collect::<Vec<_>>())
        .collect()
}

fn greatest(values: &[f64], least: f64) -> f64 {
    values.iter().copied().fold(least, f64::max)
}

fn sums(d: &[Vec<f64>]) -> Vec<f64> {
    of_parts(&d[0], 16, |part, at, _| {
        let least = -greatest(&part.iter().map(|x| -x).collect::<Vec<_>>(), f64::MIN);
        let before = greatest(&part[..at], f64::from(i32::MIN));
        vec![part.iter().sum(), part[..=at].iter().sum(), before, least]
    })
}

fn votes(part: &[f64]) -> [f64; 2] {
    [f64::from(part.iter().all(|x| *x > 3.0)), f64::from(part.iter().any(|x| *x > 95.0))]
}

fn sub_group_sums(d: &[Vec<f64>]) -> Vec<f64> {
    // Sub-groups of eight, two of them in a group.
    of_parts(&d[0], 8, |part, at, number| {
        let place = (number % 2 * 100 + at) as f64;
        vec![part.iter().sum(), part[..at].iter().sum(), part[3], place]
    })
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "group_sums",
        sizes: ("64", "16"),
        arguments: &[Integers("i32", 1, 64, 100), Zeros("i32", 256)],
        results: &[(1, sums)],
    },
    Program {
        kernel: "group_votes",
        sizes: ("64", "16"),
        arguments: &[Integers("i32", 2, 64, 100), Zeros("i32", 192)],
        results: &[(1, |d| of_parts(&d[0], 16, |part, _, _| [&votes(part)[..], &[part[5]]].concat()))],
    },
    Program {
        kernel: "broadcast_of_two",
        sizes: ("4,4", "4,4"),
        arguments: &[Integers("i32", 3, 16, 100), Zeros("i32", 16)],
        results: &[(1, |d| vec![d[0][2 * 4 + 1]; 16])],
    },
    Program {
        kernel: "sub_group_sums",
        sizes: ("64", "16"),
        arguments: &[Integers("i32", 4, 64, 100), Zeros("i32", 256)],
        results: &[(1, sub_group_sums)],
    },
    Program {
        kernel: "sub_group_votes",
        sizes: ("64", "16"),
        arguments: &[Integers("i32", 5, 64, 100), Zeros("i32", 128)],
        results: &[(1, |d| of_parts(&d[0], 8, |part, _, _| votes(part).to_vec()))],
    },
    Program {
        kernel: "distances",
        sizes: ("64", "64"),
        arguments: &[Floats("f32", 6, 64), Zeros("f32", 64)],
        results: &[(1, |d| {
            let mean = d[0].iter().sum::<f64>() / 64.0;
            d[0].iter().map(|x| (x - mean).abs()).collect()
        })],
    },
];

#[apply(case)]
fn functions_of_groups() {
    let bench = Bench::opencl("work_groups", include_str!("work_groups.cl"), "CL2.0");
    PROGRAMS.iter().for_each(|program| bench.judge_with("p.bc", false, program, &["--sub-group=8"]));
}
