//! Programs in OpenCL C and WGSL against what is computed here. Each is run with checks, which find nothing, and without.

use crate::support::folder::Folder;
use crate::support::tool;

/// Numbers that look random and are the same in every run.
fn random(seed: u32, count: usize) -> Vec<u32> {
    let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(seed), next).skip(3).take(count).map(|state| state >> 8).collect()
}

fn floats(seed: u32, count: usize) -> Vec<f32> {
    random(seed, count).into_iter().map(|number| number as f32 / 8_388_608.0 - 1.0).collect()
}

fn bytes_of(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn words_of(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

fn numbers(bytes: &[u8]) -> Vec<f32> {
    words(bytes).into_iter().map(f32::from_bits).collect()
}

fn assert_near(found: &[f32], wanted: &[f64]) {
    assert_eq!(found.len(), wanted.len());
    for (place, (found, wanted)) in found.iter().zip(wanted).enumerate() {
        assert!(
            (f64::from(*found) - wanted).abs() <= 1e-4 * wanted.abs().max(1.0),
            "{place}: {found}, {wanted}"
        );
    }
}

/// A folder in which programs are run.
struct Bench(Folder);

impl Bench {
    fn new(name: &str) -> Self {
        Self(Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("run/programs-{name}")))
    }

    /// Runs a kernel with inputs in files, checked and unchecked; gives the last buffer that `out` names.
    fn run(&self, file: &str, arguments: &[&str], inputs: &[(&str, Vec<u8>)], out: &str) -> Vec<u8> {
        for (name, bytes) in inputs {
            self.0.file(name, bytes);
        }
        let target = format!("--out={out}=out.bin");
        let all = [&["run", file][..], arguments, &[&target]].concat();
        self.0.text(&all);
        let unchecked = self.0.read("out.bin");
        let output = self.0.run(&[&all[..], &["--check"]].concat());
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(self.0.read("out.bin") == unchecked, "{arguments:?} gives something else with checks");
        unchecked
    }
}

fn opencl(name: &str) -> Bench {
    tool::need(&["clang-22"]);
    let bench = Bench::new(name);
    let arguments =
        ["-x", "cl", "-cl-std=CL1.2", "--target=spir64", "-O2", "-g", "-emit-llvm", "-c", "-", "-o", "-"];
    bench.0.file("p.bc", tool::run("clang-22", &arguments, include_bytes!("programs.cl")).unwrap());
    bench
}

#[apply(case)]
fn programs_in_opencl_c() {
    let bench = opencl("opencl");
    let (a, b) = (floats(1, 256), floats(2, 256));
    let inputs = [("a.bin", bytes_of(&a)), ("b.bin", bytes_of(&b))];
    let found = bench.run(
        "p.bc",
        &[
            "matrix_product",
            "--global=16,16",
            "--local=4,4",
            "--arg=0=f32@a.bin",
            "--arg=1=f32@b.bin",
            "--arg=2=f32[256]",
            "--arg=3=16",
            "--arg=4=f32[16]",
            "--arg=5=f32[16]",
        ],
        &inputs,
        "2",
    );
    let product = |place: usize| {
        (0..16).map(|k| f64::from(a[place / 16 * 16 + k]) * f64::from(b[k * 16 + place % 16])).sum()
    };
    assert_near(&numbers(&found), &(0..256).map(product).collect::<Vec<f64>>());

    let points = floats(3, 128);
    let arguments = [
        "fourier",
        "--global=32",
        "--local=32",
        "--arg=0=f32x2@p.bin",
        "--arg=1=f32x2[64]",
        "--arg=2=f32x2[64]",
    ];
    let found = bench.run("p.bc", &arguments, &[("p.bin", bytes_of(&points))], "1");
    let part = |place: usize| -> f64 {
        let turn = |j: usize| -std::f64::consts::TAU * (place / 2 * j) as f64 / 64.0;
        let point = |j: usize| (f64::from(points[2 * j]), f64::from(points[2 * j + 1]));
        (0..64)
            .map(|j| {
                let ((x, y), (sin, cos)) = (point(j), turn(j).sin_cos());
                if place.is_multiple_of(2) { x * cos - y * sin } else { x * sin + y * cos }
            })
            .sum()
    };
    assert_near(&numbers(&found), &(0..128).map(part).collect::<Vec<f64>>());

    let bodies = floats(4, 64 * 4);
    let arguments = ["n_body", "--global=64", "--arg=0=f32x4@n.bin", "--arg=1=f32x4[64]", "--arg=2=64"];
    let found = bench.run("p.bc", &arguments, &[("n.bin", bytes_of(&bodies))], "1");
    let force = |place: usize| -> f64 {
        let at = |body: usize, d: usize| f64::from(bodies[body * 4 + d]);
        let distance = |j: usize| (0..3).map(|d| (at(j, d) - at(place / 4, d)).powi(2)).sum::<f64>() + 0.01;
        let part =
            |j: usize| (at(j, place % 4) - at(place / 4, place % 4)) * at(j, 3) / distance(j).powf(1.5);
        if place % 4 == 3 { 0.0 } else { (0..64).map(part).sum() }
    };
    assert_near(&numbers(&found), &(0..256).map(force).collect::<Vec<f64>>());
}

#[apply(case)]
fn sorts_and_sums_in_opencl_c() {
    let bench = opencl("sorts");
    let values = random(5, 128);
    let input = [("v.bin", words_of(&values))];
    let scan =
        ["scan", "--global=128", "--local=32", "--arg=0=i32@v.bin", "--arg=1=i32[128]", "--arg=2=i32[32]"];
    let sum = |place: usize| {
        values[place / 32 * 32..=place].iter().fold(0_u32, |sum, value| sum.wrapping_add(*value))
    };
    assert_eq!(words(&bench.run("p.bc", &scan, &input, "1")), (0..128).map(sum).collect::<Vec<_>>());
    let sort = ["bitonic_sort", "--global=128", "--local=128", "--arg=0=i32@v.bin", "--arg=1=i32[128]"];
    let mut sorted = values.clone();
    sorted.sort_unstable();
    assert_eq!(words(&bench.run("p.bc", &sort, &input, "0")), sorted);
    let values: Vec<u32> = random(6, 64).into_iter().map(|value| value.wrapping_mul(0x9e37_79b9)).collect();
    let sort = [
        "radix_sort",
        "--global=64",
        "--local=64",
        "--arg=0=u32@v.bin",
        "--arg=1=u32[64]",
        "--arg=2=u32[16]",
    ];
    let mut sorted = values.clone();
    sorted.sort_unstable();
    assert_eq!(words(&bench.run("p.bc", &sort, &[("v.bin", words_of(&values))], "0")), sorted);
    let bytes: Vec<u8> = random(7, 256).into_iter().map(|value| (value % 64) as u8).collect();
    let histogram = [
        "histogram",
        "--global=256",
        "--local=64",
        "--arg=0=u8@v.bin",
        "--arg=1=i32[256]",
        "--arg=2=i32[256]",
    ];
    let count = |value: u32| bytes.iter().filter(|byte| u32::from(**byte) == value).count() as u32;
    assert_eq!(
        words(&bench.run("p.bc", &histogram, &[("v.bin", bytes.clone())], "1")),
        (0..256).map(count).collect::<Vec<_>>()
    );
    let input = floats(8, 256);
    let reduction =
        ["reduction", "--global=256", "--local=64", "--arg=0=f32@v.bin", "--arg=1=f32[4]", "--arg=2=f32[64]"];
    let sums: Vec<f64> = input.chunks(64).map(|part| part.iter().copied().map(f64::from).sum()).collect();
    assert_near(&numbers(&bench.run("p.bc", &reduction, &[("v.bin", bytes_of(&input))], "1")), &sums);
    let matrix = random(9, 96);
    let transpose = [
        "transpose",
        "--global=12,8",
        "--local=4,4",
        "--arg=0=i32@v.bin",
        "--arg=1=i32[96]",
        "--arg=2=i32[16]",
    ];
    let element = |place: usize| matrix[place % 8 * 12 + place / 8];
    assert_eq!(
        words(&bench.run("p.bc", &transpose, &[("v.bin", words_of(&matrix))], "1")),
        (0..96).map(element).collect::<Vec<_>>()
    );
}

/// A picture is written and read again, and work-items on their own compute it as many threads do.
#[apply(case)]
fn pictures_are_written_and_read() {
    let bench = opencl("pictures");
    let run = ["run", "p.bc", "mandelbrot", "--global=96,64", "--arg=0=u8[64,96]"];
    bench.0.text(&[&run[..], &["--out=0=m.png"]].concat());
    assert!(bench.0.read("m.png").starts_with(b"\x89PNG"));
    let escapes = |place: usize| {
        let (cx, cy) = ((place % 96) as f32 * 3.0 / 96.0 - 2.0, (place / 96) as f32 * 2.0 / 64.0 - 1.0);
        let (mut a, mut b, mut n) = (0.0_f32, 0.0_f32, 0);
        while n < 255 && a * a + b * b < 4.0 {
            (a, b) = (a * a - b * b + cx, 2.0 * a * b + cy);
            n += 1;
        }
        n
    };
    let wanted: Vec<u8> = (0..64 * 96).map(escapes).collect();
    bench.0.file("m.bin", &wanted);
    for more in ["--schedule=random:3", "--threads=1", "--check"] {
        bench.0.text(&[&run[..], &["--expect=0=@m.bin", more]].concat());
    }
    bench.0.text(&[&run[..], &["--expect=0=@m.png"]].concat());
    let message = bench.0.fail(&[&run[..4], &["--arg=0=u8[6144]", "--out=0=m.png"]].concat(), 2);
    assert!(message.contains("'0' cannot be a PNG file: it has the shape [6144]"), "{message}");
}

const WGSL: &str = "
@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;
var<workgroup> data: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) t: u32, @builtin(workgroup_id) group: vec3<u32>) {
  data[t] = values[id.x];
  for (var step = 32u; step > 0u; step = step / 2u) {
    workgroupBarrier();
    if (t < step) { data[t] = max(data[t], data[t + step]); }
  }
  if (t == 0u) { sums[group.x] = data[0]; }
  values[id.x] = values[id.x] * 3u + id.x;
}
";

#[apply(case)]
fn programs_in_wgsl() {
    tool::need(&["naga"]);
    let bench = Bench::new("wgsl");
    bench.0.file("s.wgsl", WGSL);
    let translated = std::process::Command::new("naga")
        .args(["s.wgsl", "s.spv"])
        .current_dir(&bench.0.path)
        .output()
        .unwrap();
    assert!(translated.status.success(), "{}", String::from_utf8_lossy(&translated.stderr));
    let values = random(11, 256);
    let input = [("v.bin", words_of(&values))];
    let arguments = ["--global=256", "--bind=0.0=u32@v.bin", "--bind=0.1=u32[4]"];
    let largest: Vec<u32> = values.chunks(64).map(|part| *part.iter().max().unwrap()).collect();
    assert_eq!(words(&bench.run("s.spv", &arguments, &input, "0.1")), largest);
    let changed = values.iter().zip(0..).map(|(value, place)| value.wrapping_mul(3).wrapping_add(place));
    assert_eq!(words(&bench.run("s.spv", &arguments, &input, "0.0")), changed.collect::<Vec<u32>>());
}
