use super::{Bench, Given::*, Program};

fn product(d: &[Vec<f64>]) -> Vec<f64> {
    let at = |place: usize| (0..16).map(|k| d[0][place / 16 * 16 + k] * d[1][k * 16 + place % 16]).sum();
    (0..256).map(at).collect()
}

fn transposed(d: &[Vec<f64>]) -> Vec<f64> {
    (0..96).map(|place| d[0][place % 8 * 12 + place / 8]).collect()
}

fn dots(d: &[Vec<f64>]) -> Vec<f64> {
    // Work-items 0 to 7 are the first group, and each takes two vectors of four.
    let sum = |group: usize| {
        let of_group = |n: &usize| n / 4 % 16 / 8 == group;
        (0..256).filter(of_group).map(|n| d[0][n] * d[1][n]).sum()
    };
    (0..2).map(sum).collect()
}

fn sparse(d: &[Vec<f64>]) -> Vec<f64> {
    let sum = |row: usize| {
        let entries = d[0][row] as usize..d[0][row + 1] as usize;
        entries.map(|k| d[2][k] * d[3][d[1][k] as usize]).sum()
    };
    (0..8).map(sum).collect()
}

fn lower_upper(d: &[Vec<f64>]) -> Vec<f64> {
    let n = 8;
    let mut rows = d[0].clone();
    (0..n).for_each(|k| rows[k * n + k] += n as f64);
    for step in 0..n {
        for row in step + 1..n {
            let factor = rows[row * n + step] / rows[step * n + step];
            rows[row * n + step] = factor;
            for k in step + 1..n {
                rows[row * n + k] -= factor * rows[step * n + k];
            }
        }
    }
    rows
}

/// The right-hand side that a solution has.
fn tridiagonal(d: &[Vec<f64>]) -> Vec<f64> {
    let mut solution = Vec::new();
    for right in d[0].chunks(8) {
        // By iteration: each step divides the error by two.
        let mut x = [0.0; 10];
        for _ in 0..60 {
            let old = x;
            for k in 1..9 {
                x[k] = (right[k - 1] - old[k - 1] - old[k + 1]) / 4.0;
            }
        }
        solution.extend_from_slice(&x[1..9]);
    }
    solution
}

fn jacobi(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let (x, y) = (at % 12, at / 12);
        let is_inner = x > 0 && y > 0 && x < 11 && y < 7;
        if is_inner { (d[0][at - 1] + d[0][at + 1] + d[0][at - 12] + d[0][at + 12]) / 4.0 } else { d[0][at] }
    };
    (0..96).map(value).collect()
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "matrix_product",
        sizes: ("16,16", "4,4"),
        arguments: &[
            Floats("f32", 1, 256),
            Floats("f32", 2, 256),
            Zeros("f32", 256),
            Are("i32", &[16.0]),
            Local("f32[16]"),
            Local("f32[16]"),
        ],
        results: &[(2, product)],
    },
    Program {
        kernel: "transpose",
        sizes: ("12,8", "4,4"),
        arguments: &[Integers("i32", 3, 96, 1000), Zeros("i32", 96), Local("i32[16]")],
        results: &[(1, transposed)],
    },
    Program {
        kernel: "saxpy",
        sizes: ("64", "16"),
        arguments: &[Are("f32", &[0.5]), Floats("f32", 4, 64), Floats("f32", 5, 64)],
        results: &[(2, |d| d[1].iter().zip(&d[2]).map(|(x, y)| 0.5 * x + y).collect())],
    },
    Program {
        kernel: "dot_product",
        sizes: ("16", "8"),
        arguments: &[Floats("f32x4", 6, 256), Floats("f32x4", 7, 256), Zeros("f32", 2), Local("f32[8]")],
        results: &[(2, dots)],
    },
    Program {
        kernel: "matrix_vector",
        sizes: ("16", "8"),
        arguments: &[Floats("f32", 8, 192), Floats("f32", 9, 12), Zeros("f32", 16), Are("i32", &[12.0])],
        results: &[(2, |d| {
            d[0].chunks(12).map(|row| row.iter().zip(&d[1]).map(|(a, b)| a * b).sum()).collect()
        })],
    },
    Program {
        kernel: "sparse_product",
        sizes: ("8", "4"),
        arguments: &[
            Are("u32", &[0.0, 2.0, 2.0, 5.0, 9.0, 10.0, 14.0, 15.0, 20.0]),
            Integers("u32", 10, 20, 12),
            Floats("f32", 11, 20),
            Floats("f32", 12, 12),
            Zeros("f32", 8),
        ],
        results: &[(4, sparse)],
    },
    Program {
        kernel: "lower_upper",
        sizes: ("8", "8"),
        arguments: &[Floats("f32", 13, 64), Local("f32[64]")],
        results: &[(0, lower_upper)],
    },
    Program {
        kernel: "tridiagonal",
        sizes: ("8", "4"),
        arguments: &[Floats("f32", 14, 64), Zeros("f32", 64)],
        results: &[(1, tridiagonal)],
    },
    Program {
        kernel: "jacobi",
        sizes: ("12,8", "4,4"),
        arguments: &[Floats("f32", 15, 96), Zeros("f32", 96)],
        results: &[(1, jacobi)],
    },
];

#[apply(case)]
fn linear_algebra() {
    Bench::opencl("linear", include_str!("linear.cl"), "CL1.2").all(PROGRAMS);
}
