use super::{Bench, Given::*, Program};

fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

fn odd(values: &[f64]) -> Vec<f64> {
    values.iter().copied().filter(|value| value % 2.0 == 1.0).collect()
}

fn compacted(d: &[Vec<f64>]) -> Vec<f64> {
    let mut kept = odd(&d[0]);
    kept.resize(64, 0.0);
    kept
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "bitonic_sort",
        sizes: ("128", "128"),
        arguments: &[Integers("i32", 5, 128, 1000), Local("i32[128]")],
        results: &[(0, |d| sorted(&d[0]))],
    },
    Program {
        kernel: "radix_sort",
        sizes: ("64", "64"),
        arguments: &[Integers("u32", 6, 64, u32::MAX), Local("u32[64]"), Local("u32[16]")],
        results: &[(0, |d| sorted(&d[0]))],
    },
    Program {
        kernel: "histogram",
        sizes: ("256", "64"),
        arguments: &[Integers("u8", 7, 256, 64), Zeros("i32", 256), Local("i32[256]")],
        results: &[(1, |d| {
            let count = |value: u32| d[0].iter().filter(|byte| **byte == f64::from(value)).count() as f64;
            (0..256).map(count).collect()
        })],
    },
    Program {
        kernel: "odd_even_sort",
        sizes: ("32", "32"),
        arguments: &[Integers("i32", 8, 32, 1000), Local("i32[32]")],
        results: &[(0, |d| sorted(&d[0]))],
    },
    Program {
        kernel: "merge",
        sizes: ("16", "4"),
        arguments: &[
            Are(
                "u32",
                &[1.0, 4.0, 4.0, 9.0, 12.0, 20.0, 21.0, 50.0, 0.0, 4.0, 5.0, 9.0, 9.0, 30.0, 60.0, 61.0],
            ),
            Zeros("u32", 16),
            Are("u32", &[8.0]),
        ],
        results: &[(1, |d| sorted(&d[0]))],
    },
    Program {
        kernel: "insertion_sort",
        sizes: ("8", "4"),
        arguments: &[Integers("u32", 9, 96, 1000)],
        results: &[(0, |d| d[0].chunks(12).flat_map(sorted).collect())],
    },
    Program {
        kernel: "compact",
        sizes: ("64", "64"),
        arguments: &[Integers("u32", 10, 64, 1000), Zeros("u32", 64), Zeros("u32", 1), Local("u32[64]")],
        results: &[(1, compacted), (2, |d| vec![odd(&d[0]).len() as f64])],
    },
    Program {
        kernel: "nth_element",
        sizes: ("64", "16"),
        arguments: &[Integers("u32", 11, 64, 100), Zeros("u32", 1), Are("u32", &[31.0]), Are("u32", &[64.0])],
        results: &[(1, |d| vec![sorted(&d[0])[31]])],
    },
    Program {
        kernel: "extremes",
        sizes: ("64", "16"),
        arguments: &[Integers("i32", 12, 64, 1000), Are("i32", &[500.0]), Are("i32", &[-500.0])],
        results: &[(1, |d| vec![sorted(&d[0])[0].min(500.0)]), (2, |d| vec![sorted(&d[0])[63].max(-500.0)])],
    },
];

#[apply(case)]
fn sorts_counts_and_selections() {
    Bench::opencl("sorting", include_str!("sorting.cl"), "CL1.2").all(PROGRAMS);
}
