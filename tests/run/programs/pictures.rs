use super::{Bench, Given::*, Program};

/// How many steps it takes a point to leave a circle.
fn steps(mut z: [f32; 2], c: [f32; 2], most: usize) -> f64 {
    let mut n = 0;
    while n < most && z[0] * z[0] + z[1] * z[1] < 4.0 {
        z = [z[0] * z[0] - z[1] * z[1] + c[0], 2.0 * z[0] * z[1] + c[1]];
        n += 1;
    }
    n as f64
}

fn mandelbrot(width: usize, height: usize) -> Vec<f64> {
    let point = |at: usize| {
        let (x, y) = ((at % width) as f32, (at / width) as f32);
        let c = [x * 3.0 / width as f32 - 2.0, y * 2.0 / height as f32 - 1.0];
        steps([0.0; 2], c, 255)
    };
    (0..width * height).map(point).collect()
}

/// Points of which the number of steps does not depend on how numbers are rounded.
fn julia(d: &[Vec<f64>]) -> Vec<f64> {
    let c = [d[1][0] as f32, d[1][1] as f32];
    let start = |n: usize, size: f32| n as f32 * 3.0 / size - 1.5;
    (0..32 * 16).map(|at| steps([start(at % 32, 32.0), start(at / 32, 16.0)], c, 100)).collect()
}

/// The nine neighbours of a place in a picture of 16 by 8, the edges repeated.
fn around(picture: &[f64], at: usize) -> [f64; 9] {
    let (x, y) = ((at % 16) as i64, (at / 16) as i64);
    std::array::from_fn(|k| {
        let (u, v) = ((x + k as i64 % 3 - 1).clamp(0, 15), (y + k as i64 / 3 - 1).clamp(0, 7));
        picture[(v * 16 + u) as usize]
    })
}

fn edges(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let p = around(&d[0], at);
        let x = p[2] + 2.0 * p[5] + p[8] - p[0] - 2.0 * p[3] - p[6];
        let y = p[6] + 2.0 * p[7] + p[8] - p[0] - 2.0 * p[1] - p[2];
        (x.abs() + y.abs()).min(255.0)
    };
    (0..128).map(value).collect()
}

fn median(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let mut p = around(&d[0], at);
        p.sort_by(f64::total_cmp);
        p[4]
    };
    (0..128).map(value).collect()
}

fn enlarged(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let place = |n: usize, most: f64| (n as f64 / 2.0 - 0.25).clamp(0.0, most);
        let (x, y) = (place(at % 16, 7.0), place(at / 16, 3.0));
        let pixel = |x: f64, y: f64| d[0][(y.min(3.0) * 8.0 + x.min(7.0)) as usize];
        let (u, v) = (x - x.floor(), y - y.floor());
        let row = |y: f64| pixel(x.floor(), y) * (1.0 - u) + pixel(x.floor() + 1.0, y) * u;
        row(y.floor()) * (1.0 - v) + row(y.floor() + 1.0) * v
    };
    (0..128).map(value).collect()
}

fn grey(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |p: &[f64]| ((77.0 * p[0] + 150.0 * p[1] + 29.0 * p[2] + 128.0) / 256.0).floor();
    d[0].chunks(4).map(value).collect()
}

fn sphere(_: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let normal = |v: [f64; 3]| {
            let length = v.iter().map(|x| x * x).sum::<f64>().sqrt();
            v.map(|x| x / length)
        };
        let dot = |a: [f64; 3], b: [f64; 3]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let ray = normal([((at % 24) as f64 - 11.7) / 24.0, ((at / 24) as f64 - 8.0) / 24.0, 1.0]);
        let (from, light) = ([0.0, 0.0, -3.0], normal([1.0, -1.0, -1.0]));
        let b = dot(from, ray);
        let d = b * b - 8.0;
        if d <= 0.0 {
            return 0.0;
        }
        let far = -b - d.sqrt();
        let hit = std::array::from_fn(|k| from[k] + ray[k] * far);
        ((0.1 + 0.9 * dot(hit, light).max(0.0)) * 255.0).min(255.0).round_ties_even()
    };
    (0..24 * 16).map(value).collect()
}

fn life(d: &[Vec<f64>]) -> Vec<f64> {
    let value = |at: usize| {
        let cell = |k: usize| d[0][(at / 16 + 7 + k / 3) % 8 * 16 + (at + 15 + k % 3) % 16];
        let count: f64 = (0..9).map(cell).sum();
        f64::from(count == 3.0 || count == 4.0 && d[0][at] == 1.0)
    };
    (0..128).map(value).collect()
}

const PROGRAMS: &[Program] = &[
    Program {
        kernel: "mandelbrot",
        sizes: ("48,32", "8,8"),
        arguments: &[Zeros("u8", 1536)],
        results: &[(0, |_| mandelbrot(48, 32))],
    },
    Program {
        kernel: "julia",
        sizes: ("32,16", "8,8"),
        arguments: &[Zeros("u8", 512), Are("f32x2", &[-0.5, 0.25])],
        results: &[(0, julia)],
    },
    Program {
        kernel: "edges",
        sizes: ("16,8", "8,4"),
        arguments: &[Integers("u8", 1, 128, 256), Zeros("u8", 128)],
        results: &[(1, edges)],
    },
    Program {
        kernel: "median",
        sizes: ("16,8", "8,4"),
        arguments: &[Integers("u8", 2, 128, 256), Zeros("u8", 128)],
        results: &[(1, median)],
    },
    Program {
        kernel: "enlarge",
        sizes: ("16,8", "8,4"),
        arguments: &[Floats("f32", 3, 32), Zeros("f32", 128)],
        results: &[(1, enlarged)],
    },
    Program {
        kernel: "grey",
        sizes: ("32", "8"),
        arguments: &[Integers("u8x4", 4, 128, 256), Zeros("u8", 32)],
        results: &[(1, grey)],
    },
    Program {
        kernel: "sphere",
        sizes: ("24,16", "8,8"),
        arguments: &[Zeros("u8", 384)],
        results: &[(0, sphere)],
    },
    Program {
        kernel: "life",
        sizes: ("16,8", "8,4"),
        arguments: &[Integers("u8", 5, 128, 2), Zeros("u8", 128)],
        results: &[(1, life)],
    },
];

#[apply(case)]
fn pictures() {
    Bench::opencl("pictures", include_str!("pictures.cl"), "CL1.2").all(PROGRAMS);
}

/// A picture is written and read again, and work-items on their own compute it as many threads do.
#[apply(case)]
fn pictures_are_written_and_read() {
    let bench = Bench::opencl("png", include_str!("pictures.cl"), "CL1.2");
    let run = ["run", "p.bc", "mandelbrot", "--global=96,64", "--arg=0=u8[64,96]"];
    bench.0.text(&[&run[..], &["--out=0=m.png"]].concat());
    assert!(bench.0.read("m.png").starts_with(b"\x89PNG"));
    let wanted: Vec<u8> = mandelbrot(96, 64).into_iter().map(|n| n as u8).collect();
    bench.0.file("m.bin", &wanted);
    for more in ["--schedule=random:3", "--threads=1", "--check"] {
        bench.0.text(&[&run[..], &["--expect=0=@m.bin", more]].concat());
    }
    bench.0.text(&[&run[..], &["--expect=0=@m.png"]].concat());
    let message = bench.0.fail(&[&run[..4], &["--arg=0=u8[6144]", "--out=0=m.png"]].concat(), 2);
    assert!(message.contains("'0' cannot be a PNG file: it has the shape [6144]"), "{message}");
}
