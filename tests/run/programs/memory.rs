use super::{Bench, Given::*, Program, numbers, words};

fn walks(d: &[Vec<f64>]) -> Vec<f64> {
    let nodes = words(&d[0]);
    let walk = |start: usize| {
        let (mut at, mut sum) = (start, 0_u32);
        for _ in 0..8 {
            sum = sum.wrapping_add(nodes[2 * at]);
            at = nodes[2 * at + 1] as usize % 16;
        }
        sum
    };
    numbers((0..16).map(walk))
}

fn largest(d: &[Vec<f64>]) -> Vec<f64> {
    let values = words(&d[0]);
    let most = |values: &[u32]| values.iter().copied().max().unwrap();
    let of = |place: usize| {
        let own = u32::from(*values[place].to_le_bytes().iter().max().unwrap());
        own.wrapping_add(most(&values[place / 8 * 8..][..8])).wrapping_add(most(&values[..4]))
    };
    numbers((0..32).map(of))
}

/// Two nodes are connected if and only if this one finds the same root.
fn parents(d: &[Vec<f64>]) -> Vec<f64> {
    let mut parents: Vec<usize> = (0..16).collect();
    for edge in words(&d[0]).chunks(2) {
        let (mut a, mut b) = (edge[0] as usize % 16, edge[1] as usize % 16);
        while a != b {
            (a, b) = (a.max(b), a.min(b));
            let old = parents[a];
            if old == a {
                parents[a] = b;
                break;
            }
            a = old;
        }
    }
    parents.into_iter().map(|parent| parent as f64).collect()
}

fn float_sum(d: &[Vec<f64>]) -> Vec<f64> {
    let sum = d[0].iter().fold(0.0_f32, |sum, value| sum + (*value as f32 + 1.0));
    numbers([sum.to_bits()])
}

fn moments(d: &[Vec<f64>]) -> Vec<f64> {
    let moment = |v: &[f64]| v[3] * (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    d[0].chunks(8).map(|two| moment(&two[..4]) + moment(&two[4..]) + 1.0).collect()
}

fn vectors(d: &[Vec<f64>]) -> Vec<f64> {
    let of = |v: &[f64]| {
        let w = [3.0 * v[1] - 2.0 * v[2], v[2] - 3.0 * v[0], 2.0 * v[0] - v[1]];
        [0, 1, 2].map(|k| if v[k] < 0.0 { v[k] } else { w[(k + 2) % 3] })
    };
    d[0].chunks(3).flat_map(of).collect()
}

fn shuffles(d: &[Vec<f64>]) -> Vec<f64> {
    d[0].iter().flat_map(|x| [2.0 * (x + 7.0) - (x + 5.0), 2.0 * x - (x + 2.0)]).collect()
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "list",
        sizes: ("16", "4"),
        arguments: &[Integers("u32", 1, 32, u32::MAX), Zeros("u32", 16)],
        results: &[(1, walks)],
    },
    Program {
        kernel: "pointers",
        sizes: ("32", "8"),
        arguments: &[Integers("u32", 2, 32, u32::MAX), Zeros("u32", 32), Local("u32[8]")],
        results: &[(1, largest)],
    },
    Program {
        kernel: "connect",
        sizes: ("12", "4"),
        arguments: &[
            Integers("u32", 3, 24, 16),
            Are(
                "u32",
                &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0],
            ),
            Are("u32", &[16.0]),
        ],
        results: &[(1, parents)],
    },
    Program {
        kernel: "float_sum",
        sizes: ("32", "8"),
        arguments: &[Floats("f32", 4, 32), Zeros("u32", 1)],
        results: &[(1, float_sum)],
    },
    Program {
        kernel: "structures",
        sizes: ("8", "4"),
        arguments: &[Floats("f32x4", 5, 64), Zeros("f32", 8)],
        results: &[(1, moments)],
    },
    Program {
        kernel: "vectors",
        sizes: ("16", "4"),
        arguments: &[Floats("f32", 6, 48), Zeros("f32", 48)],
        results: &[(1, vectors)],
    },
    Program {
        kernel: "shuffles",
        sizes: ("16", "4"),
        arguments: &[Integers("i32", 7, 16, 1000), Zeros("i32x2", 32)],
        results: &[(1, shuffles)],
    },
];

#[apply(case)]
fn pointers_structures_and_atomics() {
    Bench::opencl("memory", include_str!("memory.cl"), "CL2.0").all(PROGRAMS);
}
