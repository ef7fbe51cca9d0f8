//! Kernels against references in Rust: they prove work-item functions, barriers, local memory, atomics and arguments passed by value, which two
//! executions of the same kernel would get wrong alike.

use super::fixture::Fixture;
use super::references::Data;
use crate::executor::{Argument, Program};
use crate::support::tool;

/// Buffers before and after a kernel.
struct Buffers {
    before: Vec<Vec<u8>>,
    after: Vec<Vec<u8>>,
}

fn elements<T: Data>(bytes: &[u8]) -> Vec<T> {
    bytes.chunks(size_of::<T>()).map(T::read).collect()
}

impl Buffers {
    fn input<T: Data>(&self, index: usize) -> Vec<T> {
        elements(&self.before[index])
    }

    fn output<T: Data>(&self, index: usize) -> Vec<T> {
        elements(&self.after[index])
    }
}

fn buffers(arguments: &[Argument]) -> Vec<Vec<u8>> {
    let bytes = |argument: &Argument| match argument {
        Argument::Buffer(bytes) | Argument::Value(bytes) => bytes.clone(),
        Argument::Local(_) => Vec::new(),
    };
    arguments.iter().map(bytes).collect()
}

/// Runs a kernel of a fixture at both levels and hands what became of its arguments to `check`.
fn run(fixture: &str, kernel: &str, check: impl Fn(&Buffers)) {
    let fixture = Fixture::all().into_iter().find(|found| found.name == fixture).expect("the fixture exists");
    let run = fixture.runs.iter().find(|run| run.kernel == kernel).expect("the kernel has a run line");
    for level in ["O0", "O2"] {
        let program = Program::load(&fixture.ir(level)).unwrap();
        let mut arguments = run.arguments();
        let before = buffers(&arguments);
        program.run_kernel(kernel, &mut arguments, run.space).unwrap();
        check(&Buffers { before, after: buffers(&arguments) });
    }
}

#[apply(case)]
fn vector_add_stops_at_its_count() {
    run("vector_add", "vector_add", |buffers| {
        let (a, b, before) = (buffers.input::<f32>(0), buffers.input::<f32>(1), buffers.input::<f32>(2));
        let sum = |i: usize| if i < 60 { a[i] + b[i] } else { before[i] };
        assert_eq!(buffers.output::<f32>(2), (0..64).map(sum).collect::<Vec<_>>());
    });
}

#[apply(case)]
fn reductions_wait_at_barriers() {
    run("reduction", "reduce_add", |buffers| {
        let sum = |group: &[i32]| group.iter().fold(0i32, |sum, x| sum.wrapping_add(*x));
        let sums: Vec<_> = buffers.input::<i32>(0).chunks(16).map(sum).collect();
        assert_eq!(buffers.output::<i32>(1), sums);
    });
    run("reduction", "reduce_two_stage", |buffers| {
        let sum = buffers.input::<u32>(0).into_iter().fold(0, u32::wrapping_add);
        assert_eq!(buffers.output::<u32>(1), [sum]);
    });
}

#[apply(case)]
fn scans_are_prefix_sums() {
    run("prefix_sum", "scan_hillis_steele", |buffers| {
        let scan = |group: &[u32]| {
            let add = |sum: &mut u32, x: &u32| {
                *sum = sum.wrapping_add(*x);
                Some(*sum)
            };
            group.iter().scan(0, add).collect::<Vec<_>>()
        };
        let sums: Vec<_> = buffers.input::<u32>(0).chunks(16).flat_map(scan).collect();
        assert_eq!(buffers.output::<u32>(1), sums);
    });
    run("prefix_sum", "scan_blelloch", |buffers| {
        let mut sum = 0i32;
        let sums = buffers.input::<i32>(0).into_iter().map(|x| {
            let before = sum;
            sum = sum.wrapping_add(x);
            before
        });
        let sums: Vec<_> = sums.take(32).collect();
        assert_eq!(buffers.output::<i32>(0)[..16], sums[..16]);
    });
}

#[apply(case)]
fn matrices_are_multiplied_and_transposed() {
    run("matrix_product", "product_integer", |buffers| {
        let (a, b) = (buffers.input::<i32>(0), buffers.input::<i32>(1));
        let term = |at: usize, k: usize| i64::from(a[at / 8 * 8 + k]) * i64::from(b[k * 8 + at % 8]);
        let product = |at| (0..8).fold(0i64, |sum, k| sum.wrapping_add(term(at, k)));
        assert_eq!(buffers.output::<i64>(2), (0..64).map(product).collect::<Vec<_>>());
    });
    run("matrix_product", "product_tiled", |buffers| {
        let (a, b) = (buffers.input::<f32>(0), buffers.input::<f32>(1));
        let product =
            |at: usize| (0..8).fold(0f32, |sum, k| a[at / 8 * 8 + k].mul_add(b[k * 8 + at % 8], sum));
        assert_eq!(buffers.output::<f32>(2), (0..64).map(product).collect::<Vec<_>>());
    });
    run("matrix_transpose", "transpose_local", |buffers| {
        let input = buffers.input::<u32>(0);
        let transposed: Vec<_> = (0..64).map(|at| input[at % 8 * 8 + at / 8]).collect();
        assert_eq!(buffers.output::<u32>(1), transposed);
    });
}

#[apply(case)]
fn histograms_count() {
    run("histogram", "histogram_global", |buffers| {
        let input = buffers.input::<u8>(0);
        let count = |value: usize| input.iter().filter(|x| usize::from(**x) == value).count() as u32;
        assert_eq!(buffers.output::<u32>(1), (0..256).map(count).collect::<Vec<_>>());
    });
    run("histogram", "histogram_local", |buffers| {
        let input = buffers.input::<u8>(0);
        let count = |value: usize| input.iter().filter(|x| usize::from(**x & 15) == value).count() as u32;
        assert_eq!(buffers.output::<u32>(1), (0..16).map(count).collect::<Vec<_>>());
    });
}

#[apply(case)]
fn sorts_sort() {
    run("sorting", "bitonic_sort", |buffers| {
        let mut sorted = buffers.input::<u32>(0);
        sorted.sort_unstable();
        assert_eq!(buffers.output::<u32>(0), sorted);
    });
    run("sorting", "odd_even_sort", |buffers| {
        let mut sorted = buffers.input::<i32>(0);
        sorted.sort_unstable();
        assert_eq!(buffers.output::<i32>(1), sorted);
    });
}

#[apply(case)]
fn hashes_are_the_known_ones() {
    run("hashes", "crc32", |buffers| {
        let crc = |bytes: &[u8]| {
            let bit = |crc: u32| crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
            !bytes.iter().fold(!0, |crc, byte| (0..8).fold(crc ^ u32::from(*byte), |crc, _| bit(crc)))
        };
        assert_eq!(buffers.output::<u32>(1), buffers.before[0].chunks(8).map(crc).collect::<Vec<_>>());
    });
    run("hashes", "fnv", |buffers| {
        let fnv = |bytes: &[u8]| {
            let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
            bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
        };
        assert_eq!(buffers.output::<u64>(1), buffers.before[0].chunks(8).map(fnv).collect::<Vec<_>>());
    });
}

#[apply(case)]
fn arguments_arrive_by_value() {
    run("struct_arguments", "by_value", |buffers| {
        // scale 1, offset 2, gain 2.5, mode {3, 0}
        let expected = |x: i32| x.wrapping_add(2 + 10 + 3);
        let expected: Vec<_> = buffers.input::<i32>(0).into_iter().map(expected).collect();
        assert_eq!(buffers.output::<i32>(0), expected);
    });
    run("vector_arguments", "small_scalars", |buffers| {
        let expected = |(i, _): (usize, &i32)| {
            -3 * 2 + 200 * 3 + -300 * 5 + 60000 * 7 + (-5_000_000_000i64 >> 3) as i32 + (7 << i)
        };
        let expected: Vec<_> = buffers.input::<i32>(0).iter().enumerate().map(expected).collect();
        assert_eq!(buffers.output::<i32>(0), expected);
    });
}

#[apply(case)]
fn work_items_know_their_place() {
    run("work_items", "one_dimension", |buffers| {
        let item = |i: u32| [1, 24, i, 8, i % 8, 3, i / 8, 0, 1, 0];
        assert_eq!(buffers.output::<u32>(0), (0..24).flat_map(item).collect::<Vec<_>>());
    });
    run("work_items", "dynamic_dimension", |buffers| {
        let dimension = |i: u32, d: usize| match d {
            0 => i % 8 % 4 + 10 * 4 + 100 * (i % 8) + 10000 * 2,
            1 => i / 8 % 2 + 10 * 2 + 100 * (i / 8) + 10000 * 2,
            _ => 10 + 10000,
        };
        let item = |i: u32| (0..5).map(move |d| dimension(i, d));
        assert_eq!(buffers.output::<u32>(0), (0..32).flat_map(item).collect::<Vec<_>>());
    });
    run("work_items_2_0", "linear_ids", |buffers| {
        let item = |i: u32| {
            let (x, y) = (i % 8, i / 8);
            [y % 2 * 4 + x % 4, 24, y * 100 + x, x / 4 + y / 2 * 10]
        };
        assert_eq!(buffers.output::<u32>(0), (0..32).flat_map(item).collect::<Vec<_>>());
    });
}

#[apply(case)]
fn printf_prints() {
    let fixture =
        Fixture::all().into_iter().find(|found| found.name == "printing").expect("the fixture exists");
    let run = &fixture.runs[0];
    let program = Program::load(&fixture.ir("O2")).unwrap();
    let mut arguments = run.arguments();
    let before = buffers(&arguments);
    let text = program.run_kernel(&run.kernel, &mut arguments, run.space).unwrap();
    let (a, f) = (elements::<i32>(&before[0]), elements::<f32>(&before[1]));
    let mut expected = String::from("start\n");
    for (i, (a, f)) in a.iter().zip(&f).enumerate() {
        let letter = char::from(b'a' + i as u8);
        expected += &format!("{i}: {a} {} {a:x} {letter} text\n", *a as u32);
        expected += &format!("{f:.6} {} {i},1,2,3\n", i64::from(*a) << 20);
    }
    assert_eq!(text, expected);
}

#[apply(case)]
fn program_scope_variables_keep_their_values() {
    run("program_scope", "counters", |buffers| {
        let (mut shared, mut history, mut counter) = (10, [1, 2, 3, 0, 0, 0, 0, 0], 3);
        let item = |i: usize| {
            history[i] += shared;
            shared += 2;
            counter += if i == 7 { history[2] } else { 0 };
            history[i] + counter + shared - 2
        };
        assert_eq!(buffers.output::<i32>(0), (0..8).map(item).collect::<Vec<_>>());
    });
}

/// Kernels with a race: work-items that write the same zeros to corners of local memory; elements of different sizes that overlap.
const FAULTY: &[&str] = &["game_of_life", "load_store_int", "load_store_char", "load_store_float"];

/// Checks find nothing in the kernels of the fixtures, which compute the same with them.
#[apply(case)]
fn kernels_have_no_faults() {
    let all = Fixture::all();
    let chosen = all.iter().filter(|fixture| !fixture.is_pure() && !fixture.is_not_run);
    let mut faults = String::new();
    let mut count = 0;
    for (number, (fixture, run)) in
        chosen.flat_map(|fixture| fixture.runs.iter().map(move |run| (fixture, run))).enumerate()
    {
        if FAULTY.contains(&run.kernel.as_str()) || !tool::is_long() && number % 8 != 0 {
            continue;
        }
        for level in ["O0", "O2"] {
            let module = fixture.ir(level);
            let program = Program::load(&module).unwrap();
            let mut arguments = run.arguments();
            program.run_kernel(&run.kernel, &mut arguments, run.space).unwrap();
            let (found, checked) = run.checked(&module);
            if !found.is_empty() || checked != arguments {
                let same = if checked == arguments { "" } else { "computes something else\n" };
                faults.push_str(&format!("{} {level}: {same}{found}", fixture.name));
            }
            count += 1;
        }
    }
    assert!(faults.is_empty(), "{faults}");
    assert!(count >= 20, "only {count} kernels ran");
}
