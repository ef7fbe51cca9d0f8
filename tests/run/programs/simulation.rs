use super::{Bench, Given::*, Program, numbers, words};

fn forces(d: &[Vec<f64>]) -> Vec<f64> {
    let force = |place: usize| -> f64 {
        let at = |body: usize, k: usize| d[0][body * 4 + k];
        let distance = |j: usize| (0..3).map(|k| (at(j, k) - at(place / 4, k)).powi(2)).sum::<f64>() + 0.01;
        let part =
            |j: usize| (at(j, place % 4) - at(place / 4, place % 4)) * at(j, 3) / distance(j).powf(1.5);
        if place % 4 == 3 { 0.0 } else { (0..64).map(part).sum() }
    };
    (0..256).map(force).collect()
}

/// Prices of options by integration over the prices of a year later.
fn options(d: &[Vec<f64>]) -> Vec<f64> {
    let (interest, volatility) = (f64::from(d[2][0] as f32), f64::from(d[3][0] as f32));
    let price = |x: &f64| {
        let mut sum = 0.0;
        for n in -8000..8000 {
            let z = (f64::from(n) + 0.5) / 1000.0;
            let then = (x + 1.5) * (interest - volatility * volatility / 2.0 + volatility * z).exp();
            sum += (then - 1.0).max(0.0) * (-z * z / 2.0).exp() / 1000.0;
        }
        sum / std::f64::consts::TAU.sqrt() * (-interest).exp()
    };
    d[0].iter().map(price).collect()
}

fn inside(d: &[Vec<f64>]) -> Vec<f64> {
    let mut count = 0;
    for mut state in words(&d[0]) {
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / 16_777_216.0
        };
        for _ in 0..64 {
            let (x, y) = (next(), next());
            count += u32::from(x * x + y * y < 1.0);
        }
    }
    numbers([count])
}

fn heat(d: &[Vec<f64>]) -> Vec<f64> {
    let sizes = [4, 4, 2_i64];
    let at = |p: [i64; 3]| {
        let [x, y, z] = std::array::from_fn(|k| p[k].clamp(0, sizes[k] - 1));
        d[0][((z * 4 + y) * 4 + x) as usize]
    };
    let value = |place: i64| {
        let p = [place % 4, place / 4 % 4, place / 16];
        let near = |k: usize| {
            let step = |by: i64| std::array::from_fn(|d| p[d] + if d == k { by } else { 0 });
            at(step(1)) + at(step(-1)) - 2.0 * at(p)
        };
        at(p) + 0.1 * (0..3).map(near).sum::<f64>()
    };
    (0..32).map(value).collect()
}

/// By steps so small that their order does not matter.
fn pendulum(d: &[Vec<f64>]) -> Vec<f64> {
    let end = |state: &[f64]| {
        let (mut angle, mut speed) = (state[0], state[1]);
        for _ in 0..100_000 {
            let middle = angle + speed * 5e-6;
            let faster = speed - angle.sin() * 5e-6;
            angle += faster * 1e-5;
            speed -= middle.sin() * 1e-5;
        }
        [angle, speed]
    };
    d[0].chunks(2).flat_map(end).collect()
}

fn nearest(d: &[Vec<f64>]) -> Vec<f64> {
    let center = |p: &[f64]| {
        let distance = |k: &usize| (p[0] - d[1][2 * k]).hypot(p[1] - d[1][2 * k + 1]);
        (0..4_usize).min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap() as f64
    };
    d[0].chunks(2).map(center).collect()
}

fn ways(d: &[Vec<f64>]) -> Vec<f64> {
    let length = |a: usize, b: usize| if a == b { 0.0 } else { d[0][a * 16 + b] + 1.0 };
    let mut all = Vec::new();
    for from in 0..16 {
        // Relaxation of all edges, as often as there are nodes.
        let mut ways: Vec<f64> = (0..16).map(|to| length(from, to)).collect();
        for _ in 0..16 {
            let old = ways.clone();
            for (to, way) in ways.iter_mut().enumerate() {
                *way = (0..16).map(|via| old[via] + length(via, to)).fold(*way, f64::min);
            }
        }
        all.extend(ways);
    }
    all
}

fn levels(d: &[Vec<f64>]) -> Vec<f64> {
    let edges = words(&d[0]);
    let mut levels = vec![32.0; 32];
    levels[0] = 0.0;
    for level in 0..32 {
        for node in 0..32 {
            if levels[node] == f64::from(level) {
                for k in 0..2 {
                    let to = &mut levels[edges[2 * node + k] as usize % 32];
                    *to = to.min(f64::from(level) + 1.0);
                }
            }
        }
    }
    levels
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "n_body",
        sizes: ("64", "16"),
        arguments: &[Floats("f32x4", 4, 256), Zeros("f32x4", 256), Are("i32", &[64.0])],
        results: &[(1, forces)],
    },
    Program {
        kernel: "options",
        sizes: ("32", "8"),
        arguments: &[Floats("f32", 1, 32), Zeros("f32", 32), Are("f32", &[0.05]), Are("f32", &[0.3])],
        results: &[(1, options)],
    },
    Program {
        kernel: "monte_carlo",
        sizes: ("16", "4"),
        arguments: &[Integers("u32", 2, 16, u32::MAX), Zeros("u32", 1), Are("u32", &[64.0])],
        results: &[(1, inside)],
    },
    Program {
        kernel: "heat",
        sizes: ("4,4,2", "2,2,2"),
        arguments: &[Floats("f32", 3, 32), Zeros("f32", 32)],
        results: &[(1, heat)],
    },
    Program {
        kernel: "pendulum",
        sizes: ("16", "4"),
        arguments: &[Floats("f32x2", 5, 32)],
        results: &[(0, pendulum)],
    },
    Program {
        kernel: "clusters",
        sizes: ("32", "8"),
        arguments: &[Floats("f32x2", 6, 64), Floats("f32x2", 7, 8), Zeros("u32", 32)],
        results: &[(2, nearest)],
    },
    Program {
        kernel: "shortest_ways",
        sizes: ("16,16", "16,16"),
        arguments: &[Integers("u32", 8, 256, 100), Local("u32[256]")],
        results: &[(0, ways)],
    },
    Program {
        kernel: "breadth_first",
        sizes: ("32", "32"),
        arguments: &[Integers("u32", 9, 64, 32), Zeros("i32", 32), Local("i32[1]")],
        results: &[(1, levels)],
    },
    Program {
        kernel: "polynomials",
        sizes: ("32", "8"),
        arguments: &[Floats("f32", 10, 32), Zeros("f32", 32)],
        results: &[(1, |d| d[0].iter().map(|x| x.exp()).collect())],
    },
];

#[apply(case)]
fn simulations_and_graphs() {
    Bench::opencl("simulation", include_str!("simulation.cl"), "CL1.2").all(PROGRAMS);
}
