//! Executes compute shaders of `tests/hlsl`, as clang compiles them at each level: LLVM IR to SPIR-V, and back to be executed.

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Options, ReadOptions};
use spirv_llvm_translate::internal::{llvm, spirv_to_llvm};

use super::{
    INPUT, Job, OUTPUT, Random, THIRD, as_floats, as_signed, assert_near, floats, integers, signed, words,
};
use crate::executor::shader::{Binding, Bound};
use crate::hlsl::{LEVELS, module};

/// Runs a shader at each level with the same memory.
pub(super) fn run(name: &str, groups: [usize; 3], memory: &[(Binding, Vec<u8>)], check: impl Fn(&Bound)) {
    for level in LEVELS {
        let module = module(&format!("{name}.comp"), level);
        let options = Options::default().read(ReadOptions::default().expand_builtins(true));
        let context = llvm::Context::new();
        let ir = spirv_to_llvm(&context, &module, &options, &Log::default()).unwrap().print_to_string();
        let job = Job::new(name).ir(ir).groups(groups).memory(memory.to_vec()).subgroup(32);
        check(&job.run());
    }
}

/// Runs a shader from numbers to numbers.
pub(super) fn map(name: &str, groups: usize, input: &[u32], length: usize, wanted: &[u32]) {
    let memory = [(INPUT, integers(input)), (OUTPUT, integers(&vec![0; length]))];
    run(name, [groups, 1, 1], &memory, |bound| assert_eq!(words(&bound[&OUTPUT]), wanted, "{name}"));
}

/// The same for floating-point numbers.
pub(super) fn map_floats(name: &str, memory: &[(Binding, Vec<u8>)], wanted: &[f64]) {
    run(name, [1; 3], memory, |bound| assert_near(&as_floats(&bound[&OUTPUT]), wanted, 1e-5));
}

#[apply(case)]
fn saxpy_scales() {
    let input = Random::floats(1, 64);
    let wanted: Vec<f64> = input.iter().map(|x| f64::from(x * 3.0 + 0.5)).collect();
    let memory =
        [(INPUT, floats(&input)), (OUTPUT, floats(&[0.0; 64])), (THIRD, floats(&[3.0, 0.5, 0.0, 0.0]))];
    map_floats("saxpy", &memory, &wanted);
}

#[apply(case)]
fn invocations_share_memory() {
    let input = Random::list(2, 128, 1000);
    let reversed: Vec<u32> = input.chunks(64).flat_map(|tile| tile.iter().rev().copied()).collect();
    map("reversed_tile", 2, &input, 128, &reversed);
    let sums: Vec<u32> = input.chunks(64).map(|tile| tile.iter().sum()).collect();
    map("tree_sum", 2, &input, 2, &sums);
    let prefixes = |tile: &[u32]| -> Vec<u32> {
        tile.iter()
            .scan(0, |sum, x| {
                *sum += x;
                Some(*sum)
            })
            .collect()
    };
    let prefixes: Vec<u32> = input.chunks(32).flat_map(prefixes).collect();
    map("prefix_sum", 4, &input, 128, &prefixes);
}

#[apply(case)]
fn waves_reduce() {
    let input = Random::list(3, 32, 500);
    let (sum, most, least) = (input.iter().sum(), *input.iter().max().unwrap(), *input.iter().min().unwrap());
    map("wave_sum", 1, &input, 96, &[sum, most, least].repeat(32));
    let odd: Vec<bool> = input.iter().map(|x| x % 2 == 1).collect();
    let ballot = odd.iter().enumerate().map(|(lane, odd)| u32::from(*odd) << lane).sum::<u32>();
    let votes = ballot.count_ones() + 100 + ballot % 97 + input[3];
    map("wave_votes", 1, &input, 32, &[votes; 32]);
}

#[apply(case)]
fn waves_reduce_in_branches() {
    let input = Random::floats(4, 32);
    let sum: f64 = input.iter().map(|x| f64::from(*x)).sum();
    let above = input.iter().copied().fold(0.0, f32::max);
    let below = input.iter().copied().fold(0.0, f32::min);
    let wanted: Vec<f64> = input
        .iter()
        .map(|x| if *x > 0.0 { sum + f64::from(above) } else { sum - f64::from(below) })
        .collect();
    map_floats("wave_floats", &[(INPUT, floats(&input)), (OUTPUT, floats(&[0.0; 32]))], &wanted);
}

#[apply(case)]
fn structures_are_copied() {
    let particles = 12;
    // Each has two vectors, a mass and a kind.
    let mut memory = Vec::new();
    for number in 0..16_u32 {
        memory.extend(floats(&Random::floats(number, 8)));
        memory.extend(floats(&[number as f32]));
        memory.extend(integers(&[number % 2]));
    }
    let mut step = floats(&[0.25]);
    step.extend(integers(&[particles, 0, 0]));
    run("particles", [1; 3], &[(INPUT, memory.clone()), (OUTPUT, step)], |bound| {
        for (number, (old, new)) in memory.chunks(40).zip(bound[&INPUT].chunks(40)).enumerate() {
            let (a, b) = (as_floats(old), as_floats(new));
            let is_moved = number < particles as usize;
            for lane in 0..4 {
                let moved = a[lane] + a[4 + lane] * 0.25;
                assert_eq!(b[lane], if is_moved { moved } else { a[lane] });
                let factor = if words(old)[9] == 1 { -1.0 } else { 0.5 };
                assert_eq!(b[4 + lane], if is_moved { a[4 + lane] * factor } else { a[4 + lane] });
            }
            assert_eq!(b[8], a[8] + f32::from(u8::from(is_moved)));
        }
    });
}

#[apply(case)]
fn arrays_in_structures_are_indexed() {
    let samples: Vec<[u32; 6]> =
        (0..8).map(|i| std::array::from_fn(|k| if k == 0 { i % 5 } else { i * 10 + k as u32 })).collect();
    let wanted: Vec<u32> = samples
        .iter()
        .flat_map(|sample| {
            let (mut count, mut values) =
                (sample[0], [sample[1], sample[2], sample[3], sample[4], sample[5]]);
            for i in 0..count as usize {
                values[i * 2 % 5] += values[i] + i as u32;
            }
            count = values[count as usize % 5];
            [count, values[0], values[1], values[2], values[3], values[4]]
        })
        .collect();
    map("samples", 1, &samples.concat(), 48, &wanted);
}

#[apply(case)]
fn counters_count() {
    let input: Vec<u32> = (0..32).collect();
    // The counter has the binding that is left.
    let memory = [(INPUT, integers(&input)), (OUTPUT, integers(&[0; 32])), (THIRD, integers(&[0]))];
    run("counter", [1; 3], &memory, |bound| {
        assert_eq!(words(&bound[&THIRD]), [11]);
        let mut kept = words(&bound[&OUTPUT])[..11].to_vec();
        kept.sort_unstable();
        assert_eq!(kept, (0..32_u32).filter(|x| x.is_multiple_of(3)).collect::<Vec<_>>());
    });
    let memory = [
        (INPUT, integers(&input)),
        (OUTPUT, integers(&[0; 32])),
        (THIRD, integers(&[32])),
        (Binding::Buffer(0, 3), integers(&[5])),
    ];
    run("append", [1; 3], &memory, |bound| {
        assert_eq!((words(&bound[&THIRD]), words(&bound[&Binding::Buffer(0, 3)])), (vec![16], vec![21]));
        let mut appended = words(&bound[&OUTPUT])[5..21].to_vec();
        appended.sort_unstable();
        assert_eq!(appended, (16..32).map(|x| x * 2).collect::<Vec<_>>());
    });
}

#[apply(case)]
fn constants_are_read() {
    let mut push = integers(&[2]);
    push.extend(floats(&[3.0, 1.0, 2.0, 3.0, 4.0]));
    let memory = [(OUTPUT, floats(&[0.0; 6])), (Binding::PushConstants, push)];
    map_floats("push", &memory, &[0.0, 0.0, 3.0, 6.0, 9.0, 12.0]);
    let matrix: Vec<f32> = (0..16).map(|x| x as f32).collect();
    // Columns follow each other in memory.
    let entry = |row: usize, column: usize| (column * 4 + row) as f64;
    let wanted: Vec<f64> = (0..16).map(|at| entry(at / 4, at % 4) + entry(1, 2)).collect();
    map_floats("matrix", &[(INPUT, floats(&matrix)), (OUTPUT, floats(&[0.0; 16]))], &wanted);
    let steps: Vec<f32> = (0..12).map(|x| x as f32).collect();
    let mut buffer = floats(&steps);
    buffer.extend(floats(&[0.5, 9.0, 9.0, 9.0, 1.0, 9.0, 9.0, 9.0, 2.0, 9.0, 9.0, 9.0, 3.0]));
    // The range begins the next row, the pair follows it there.
    buffer.extend(floats(&[9.0, 9.0, 9.0, 1.0, 20.0]));
    buffer.extend(integers(&[1, 100]));
    let value = |id: usize| steps[id % 3 * 4 + id % 4] * [0.5, 1.0, 2.0, 3.0][id & 3];
    let wanted: Vec<f64> = (0..12).map(|id| f64::from(value(id).clamp(1.0, 20.0) + 100.0)).collect();
    map_floats("constants", &[(INPUT, buffer), (OUTPUT, floats(&[0.0; 12]))], &wanted);
}

#[apply(case)]
fn functions_of_numbers() {
    let input = [-2.5_f32, -1.0, -0.25, 0.0, 0.3, 0.75, 1.5, 3.0];
    let wanted = input.map(|x| {
        let x = f64::from(x);
        let a = x.abs();
        let mut y = x.sin() + x.cos() * a.sqrt() + x.exp2() + (a + 1.0).log2();
        y += x.floor() + (x - x.floor()) + x.clamp(0.0, 1.0) + x.to_degrees() - x.to_radians()
            + 1.0 / (a + 1.0).sqrt();
        y +=
            f64::from(u8::from(x >= 0.5)) + (1.0 + 2.0 * x) + x.min(0.25) + x.max(0.75) + (a + 1.0).powf(1.5);
        y + if x > 0.0 {
            1.0
        } else if x < 0.0 {
            -1.0
        } else {
            0.0
        }
    });
    map_floats("waveform", &[(INPUT, floats(&input)), (OUTPUT, floats(&[0.0; 8]))], &wanted);
    let numbers = Random::list(5, 16, 1 << 24);
    let bits = |x: u32| {
        let high = |x: u32| 31_u32.wrapping_sub(x.leading_zeros());
        let mut y = x.count_ones().wrapping_add(x.reverse_bits());
        y = y.wrapping_add(high(x) << 8).wrapping_add(x.trailing_zeros() << 16);
        y ^= high(x).wrapping_add(x.rotate_left(3));
        y.wrapping_add(x.clamp(10, 1000))
    };
    let wanted: Vec<u32> = numbers.iter().map(|x| bits(*x)).collect();
    map("bits", 1, &numbers, 16, &wanted);
    let halves = [0x3C00_u32, 0xC000, 0x7C00, 0x7E00, 0x3555, 0x0001, 0x8000, 0x4248];
    let wanted = [1.0, -2.0, -2.0, -1.0, 0.333_251_95, 5.960_464_5e-8, 0.0, 3.140_625];
    map_floats("halves", &[(INPUT, integers(&halves)), (OUTPUT, floats(&[0.0; 8]))], &wanted);
}

#[apply(case)]
fn vectors_are_put_together() {
    let input = Random::floats(6, 32);
    let wanted: Vec<f64> = input
        .chunks(8)
        .flat_map(|pair| {
            let (a, b): (Vec<f64>, Vec<f64>) = (
                pair[..4].iter().map(|x| f64::from(*x)).collect(),
                pair[4..].iter().map(|x| f64::from(*x)).collect(),
            );
            let q = [b[2], b[1], b[0]];
            let cross = [a[1] * q[2] - a[2] * q[1], a[2] * q[0] - a[0] * q[2], a[0] * q[1] - a[1] * q[0]];
            let c: [f64; 3] = std::array::from_fn(|i| cross[i] + a[i] + (b[i] - a[i]) * [0.5, 0.25, 0.0][i]);
            let dot: f64 = (0..4).map(|i| a[i] * b[i]).sum();
            let mut r = [
                a[3] * b[0] + c[1],
                a[2] * b[1] + c[0],
                a[1] * b[2] + dot,
                a[0] * b[3] + a[0] * b[1] + a[1] * b[0],
            ];
            r[0] += a[0].max(b[0]);
            r[2] += a[1].max(b[1]);
            r[1] += 1.0;
            r[3] += 0.8 + c[1].abs();
            r
        })
        .collect();
    map_floats("vectors", &[(INPUT, floats(&input)), (OUTPUT, floats(&[0.0; 16]))], &wanted);
}

/// What `control.comp` computes.
fn control(x: u32) -> u32 {
    let mut sum = 0_u32;
    for i in 0..10 {
        if i == x % 7 {
            continue;
        }
        match (x + i) % 5 {
            0 => sum += 1,
            1 => sum += 110,
            2 => sum += 100,
            3 => {
                while !sum.is_multiple_of(3) {
                    sum += 1;
                }
            }
            _ => sum ^= i,
        }
        if sum > 500 {
            break;
        }
        loop {
            sum += 2;
            if !sum.is_multiple_of(4) {
                break;
            }
        }
    }
    sum
}

#[apply(case)]
fn control_flow_goes_where_it_went() {
    let input: Vec<u32> = (0..32).collect();
    let wanted: Vec<u32> = input.iter().map(|x| control(*x)).collect();
    map("control", 1, &input, 32, &wanted);
    let mut rows = Random::list(7, 32, 32);
    rows[3] = 2000;
    let search = |wanted: u32| {
        for row in 0..4 {
            for column in 0..8 {
                let found = rows[row * 8 + column];
                if found == wanted {
                    return (row * 10 + column) as u32;
                }
                if found > 1000 {
                    break;
                }
            }
        }
        99
    };
    let wanted: Vec<u32> = (0..32).map(search).collect();
    map("early_return", 1, &rows, 32, &wanted);
    let collatz = |start: u32| {
        let (mut n, mut steps) = (start, 0);
        while n > 1 {
            n = if n % 2 == 1 { 3 * n + 1 } else { n / 2 };
            steps += 1;
        }
        steps
    };
    let numbers = Random::list(8, 64, 5000);
    let wanted: Vec<u32> = numbers.iter().map(|n| collatz(*n)).collect();
    run("collatz", [1; 3], &[(INPUT, integers(&numbers))], |bound| {
        assert_eq!(words(&bound[&INPUT]), wanted);
    });
}

#[apply(case)]
fn mandelbrot_counts() {
    let (corner, pace, width) = ([-1.5_f32, -1.0], 0.25_f32, 8);
    let mut view = floats(&[corner[0], corner[1], pace]);
    view.extend(integers(&[width]));
    let count = |at: u32| {
        let c = [corner[0] + (at % width) as f32 * pace, corner[1] + (at / width) as f32 * pace];
        let (mut z, mut n) = (c, 0);
        while n < 64 && z[0] * z[0] + z[1] * z[1] < 4.0 {
            z = [z[0] * z[0] - z[1] * z[1] + c[0], 2.0 * z[0] * z[1] + c[1]];
            n += 1;
        }
        n
    };
    let wanted: Vec<u32> = (0..64).map(count).collect();
    run("mandelbrot", [1; 3], &[(INPUT, view), (OUTPUT, integers(&[0; 64]))], |bound| {
        assert_eq!(words(&bound[&OUTPUT]), wanted);
    });
}

#[apply(case)]
fn local_arrays_are_sorted() {
    let input: Vec<i32> = Random::list(9, 32, 2000).iter().map(|x| x.cast_signed() - 1000).collect();
    let mut wanted = input.clone();
    wanted.chunks_mut(8).for_each(<[i32]>::sort_unstable);
    let memory = [(INPUT, signed(&input)), (OUTPUT, signed(&[0; 32]))];
    run("sorted", [1; 3], &memory, |bound| assert_eq!(as_signed(&bound[&OUTPUT]), wanted));
}

#[apply(case)]
fn functions_give_back_several_values() {
    let input = [-20, -3, 0, 5, 11, 40, 77, 1000];
    let wanted = input.map(|x: i32| {
        let (mut left, mut n) = (x, 0);
        while left > 10 {
            n += 1;
            left -= 7;
        }
        x / 7 * 3 - x % 7 + 1000 * n + left
    });
    let memory = [(INPUT, signed(&input)), (OUTPUT, signed(&[0; 8]))];
    run("parameters", [1; 3], &memory, |bound| assert_eq!(as_signed(&bound[&OUTPUT]), wanted));
}

#[apply(case)]
fn methods_are_called() {
    // A vector of three numbers fills a row.
    let boxes = Random::floats(10, 32);
    let wanted: Vec<f64> = boxes
        .chunks(8)
        .map(|one| {
            (0..3).map(|d| f64::from(one[4 + d]) - f64::from(one[d]) + 1.0).product::<f64>()
                + f64::from(one[1])
        })
        .collect();
    map_floats("methods", &[(INPUT, floats(&boxes)), (OUTPUT, floats(&[0.0; 4]))], &wanted);
}

#[apply(case)]
fn tables_and_variables_of_a_module() {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19];
    let entry = |id: usize| {
        let sum = primes[id] * primes[(id + 3) & 7];
        if id > 3 { (sum + primes[(id + 5) & 7]) * 10 + 3 } else { sum * 10 + 2 }
    };
    let wanted: Vec<u32> = (0..8).map(entry).collect();
    run("tables", [1; 3], &[(OUTPUT, integers(&[0; 8]))], |bound| assert_eq!(words(&bound[&OUTPUT]), wanted));
}

#[apply(case)]
fn tiles_are_multiplied() {
    let [a, b] = [11, 12].map(|seed| -> Vec<f32> {
        Random::list(seed, 64, 20).iter().map(|value| *value as f32 - 10.0).collect()
    });
    let entry = |at: usize| (0..8).map(|k| a[at / 8 * 8 + k] * b[k * 8 + at % 8]).sum::<f32>();
    let wanted: Vec<f32> = (0..64).map(entry).collect();
    let memory = [(INPUT, floats(&a)), (OUTPUT, floats(&[0.0; 64])), (THIRD, floats(&b))];
    run("tiled_product", [2, 2, 1], &memory, |bound| assert_eq!(as_floats(&bound[&OUTPUT]), wanted));
}

#[apply(case)]
fn life_goes_on() {
    let input = Random::list(13, 64, 2);
    let alive = |x: i32, y: i32| input[(y.rem_euclid(8) * 8 + x.rem_euclid(8)) as usize];
    let cell = |at: i32| {
        let (x, y) = (at % 8, at / 8);
        let around: u32 = (-1..=1)
            .flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)))
            .filter(|d| *d != (0, 0))
            .map(|(dx, dy)| alive(x + dx, y + dy))
            .sum();
        u32::from(around == 3 || around == 2 && alive(x, y) == 1)
    };
    let wanted: Vec<u32> = (0..64).map(cell).collect();
    map("life", 1, &input, 64, &wanted);
}

#[apply(case)]
fn doubles_are_summed() {
    let input = [1.0_f64, 2.5, -3.0, 10.0];
    let bytes = |numbers: &[f64]| -> Vec<u8> { numbers.iter().flat_map(|x| x.to_le_bytes()).collect() };
    let wanted: Vec<f64> = (0..4).map(|end| input[..=end].iter().map(|x| x / 3.0).sum()).collect();
    let memory = [(INPUT, bytes(&input)), (OUTPUT, bytes(&[0.0; 4]))];
    run("doubles", [1; 3], &memory, |bound| {
        for (found, wanted) in bound[&OUTPUT].chunks(8).zip(&wanted) {
            let found = f64::from_le_bytes(found.try_into().unwrap());
            assert!((found - wanted).abs() < 1e-12, "{found} is not {wanted}");
        }
    });
}
