//! What the kernels leave in memory: programs.

use super::Case;
use super::arguments::Argument::{Buffer, Local, Value};
use crate::execute::compute::{Random, as_floats, as_signed, assert_near, floats, integers, signed, words};

fn number<T: Into<i64>>(value: T, bytes: usize) -> super::arguments::Argument {
    Value(value.into().to_le_bytes()[..bytes].to_vec())
}

fn shorts(values: &[u16]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn as_shorts(bytes: &[u8]) -> Vec<u16> {
    bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect()
}

pub const ALL: &[Case] = &[
    ("saxpy", |kernel| {
        let (x, y) = (Random::floats(1, 16), Random::floats(2, 16));
        let given = [Buffer(floats(&x)), Buffer(floats(&y)), Value(floats(&[0.5])), number(13, 4)];
        let found = as_floats(&kernel.run(&given, 16, 4)[1]);
        let wanted: Vec<f64> =
            (0..16).map(|i| f64::from(if i < 13 { 0.5 * x[i] + y[i] } else { y[i] })).collect();
        assert_near(&found, &wanted, 1e-6);
    }),
    // Subgroups are whole groups here.
    ("subgroups", |kernel| {
        let given = Random::list(51, 8, 100);
        let found = kernel.run(&[Buffer(integers(&given)), Buffer(vec![0; 32])], 8, 4);
        let wanted: Vec<u32> = (0..8)
            .map(|i: usize| {
                let group = &given[i / 4 * 4..][..4];
                group.iter().sum::<u32>() + group[0] + (i % 4) as u32 + 4
            })
            .collect();
        assert_eq!(words(&found[1]), wanted);
    }),
    ("async", |kernel| {
        let given = Random::floats(52, 22);
        let found = kernel.run(&[Buffer(floats(&given)), Buffer(vec![0; 88]), Local(44)], 8, 4);
        assert_eq!(as_floats(&found[1]), given.iter().map(|x| x * 2.0).collect::<Vec<_>>());
    }),
    ("reversed", |kernel| {
        let given: Vec<u32> = (0..16).collect();
        let found = kernel.run(&[Buffer(integers(&given)), Local(32)], 16, 8);
        assert_eq!(words(&found[0]), [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8]);
    }),
    ("tree_sum", |kernel| {
        let given: Vec<f32> = (0..32_u8).map(f32::from).collect();
        let found = kernel.run(&[Buffer(floats(&given)), Buffer(floats(&[0.0; 2]))], 32, 16);
        assert_eq!(as_floats(&found[1]), [120.0, 376.0]);
    }),
    ("scan", |kernel| {
        let given = Random::list(3, 16, 100);
        let found = kernel.run(&[Buffer(integers(&given)), Local(32), Local(32)], 16, 8);
        let sums = |part: &[u32]| {
            part.iter()
                .scan(0, |sum, x| {
                    *sum += x;
                    Some(*sum)
                })
                .collect::<Vec<u32>>()
        };
        assert_eq!(words(&found[0]), [sums(&given[..8]), sums(&given[8..])].concat());
    }),
    ("transposed", |kernel| {
        let given: Vec<u16> = (0..64).collect();
        let arguments = [Buffer(shorts(&given)), Buffer(shorts(&[0; 64])), number(8, 4)];
        let found = kernel.run_in("transposed", &arguments, ([8, 8, 1], [4, 4, 1]));
        let wanted: Vec<u16> = (0..64).map(|at| (at % 8) * 8 + at / 8).collect();
        assert_eq!(as_shorts(&found[1]), wanted);
    }),
    ("product", |kernel| {
        let (a, b) = (Random::list(4, 64, 9), Random::list(5, 64, 9));
        let numbers = |list: &[u32]| floats(&list.iter().map(|x| *x as f32).collect::<Vec<_>>());
        let arguments = [Buffer(numbers(&a)), Buffer(numbers(&b)), Buffer(floats(&[0.0; 64])), number(8, 4)];
        let found = kernel.run_in("product", &arguments, ([8, 8, 1], [4, 4, 1]));
        for (at, found) in as_floats(&found[2]).into_iter().enumerate() {
            let sum: u32 = (0..8).map(|k| a[at / 8 * 8 + k] * b[k * 8 + at % 8]).sum();
            assert_eq!(found, sum as f32);
        }
    }),
    ("histogram", |kernel| {
        let given: Vec<u8> = Random::list(6, 50, 256).iter().map(|x| *x as u8).collect();
        let arguments = [Buffer(given.clone()), Buffer(integers(&[0; 8])), number(50, 4)];
        let found = kernel.run(&arguments, 16, 8);
        let wanted: Vec<u32> =
            (0..8).map(|bin| given.iter().filter(|x| **x & 7 == bin).count() as u32).collect();
        assert_eq!(words(&found[1]), wanted);
    }),
    ("mandelbrot", |kernel| {
        let arguments = [Buffer(integers(&[0; 64])), Value(floats(&[0.375])), number(30, 4)];
        let found = kernel.run_in("mandelbrot", &arguments, ([8, 8, 1], [4, 2, 1]));
        for (at, found) in words(&found[0]).into_iter().enumerate() {
            let (cx, cy) = ((at % 8) as f32 * 0.375 - 2.0, (at / 8) as f32 * 0.375 - 1.0);
            let (mut x, mut y, mut n) = (0.0_f32, 0.0_f32, 0);
            while n < 30 && x * x + y * y <= 4.0 {
                (x, y) = (x * x - y * y + cx, 2.0 * x * y + cy);
                n += 1;
            }
            assert!(found.abs_diff(n) <= 1, "{at}: {found} is not {n}");
        }
    }),
    ("by_value", |kernel| {
        let mut given = vec![0; 40];
        given[0] = -3_i8 as u8;
        given[4..8].copy_from_slice(&100_i32.to_le_bytes());
        given[8..14].copy_from_slice(&shorts(&[1, 2, -7_i16 as u16]));
        given[16..24].copy_from_slice(&floats(&[0.0, 50.0]));
        given[24..32].copy_from_slice(&(-(1_i64 << 40)).to_le_bytes());
        given.truncate(32);
        let vector = floats(&[1.0, 2.0, 9.0, 0.0]);
        let arguments = [
            Buffer(vec![0; 24]),
            Value(given),
            number(200, 1),
            number(-500, 2),
            Value(vector),
            Value(vec![1, 4, 9, 0]),
        ];
        let found = &kernel.run(&arguments, 3, 1)[0];
        for (i, part) in [1, 2, -7].into_iter().enumerate() {
            let wanted = -3 + 100 + part + 50 - (1_i64 << 40) + 400 - 500 + 9 + 4;
            assert_eq!(i64::from_le_bytes(found[8 * i..][..8].try_into().unwrap()), wanted);
        }
    }),
    ("tables", |kernel| {
        let arguments = [Buffer(floats(&[0.0; 8])), Buffer(signed(&[100, -200]))];
        let found = kernel.run(&arguments, 8, 4);
        let steps = [3.0, -1.0, 4.0, -1.0, 5.0, -9.0, 2.0, 6.0];
        let weights = [(1.0, 0.5), (2.0, 1.5), (3.0, -2.0), (4.0, 8.0)];
        let wanted: Vec<f32> =
            (0..8).map(|i| steps[i] * weights[i & 3].1 + weights[i & 3].0 + [100.0, -200.0][i & 1]).collect();
        assert_eq!(as_floats(&found[0]), wanted);
    }),
    ("linked", |kernel| {
        let node = |next: u64, value: i32| [next.to_le_bytes().to_vec(), signed(&[value, 0])].concat();
        let given = [Buffer(vec![0; 64]), Buffer(vec![0; 16])];
        let found = kernel.run_prepared(&given, ([4, 1, 1], [2, 1, 1]), |address, buffers| {
            let at = |index: u64| address(0) + 16 * index;
            buffers[0] = [node(at(2), 1), node(0, 20), node(at(3), 300), node(at(1), 4000)].concat();
        });
        assert_eq!(as_signed(&found[1]), [4321, 20, 4320, 4020]);
        let visits: Vec<i32> = found[0].chunks(16).map(|node| as_signed(node)[3]).collect();
        assert_eq!(visits, [1, 4, 2, 3]);
    }),
    ("private_sort", |kernel| {
        let given: Vec<i32> = Random::list(7, 24, 1000).iter().map(|x| *x as i32 - 500).collect();
        let found = as_signed(&kernel.run(&[Buffer(signed(&given))], 3, 1)[0]);
        for (found, given) in found.chunks(8).zip(given.chunks(8)) {
            let mut wanted = given.to_vec();
            wanted.sort_unstable();
            assert_eq!(found, wanted);
        }
    }),
    ("control", |kernel| {
        let given = [1, 2, 3, 6, 8, 9, 12, 14, 27, 97, 46, 1000];
        let found = kernel.run(&[Buffer(signed(&given)), Buffer(signed(&[0; 12]))], 12, 4);
        assert_eq!(as_signed(&found[1]), given.map(controlled));
    }),
    ("helpers", |kernel| {
        let given = [3, -1, 10, 7];
        let found = kernel.run(&[Buffer(signed(&given)), Local(16)], 4, 4);
        let list = |start: i32| Vec::from_iter((0..6).map(|i| start + i * i));
        let all: i32 = given.iter().flat_map(|start| list(*start)).sum();
        let wanted = given.map(|start| {
            let mut own = list(start);
            own.swap(1, 4);
            all + own[1] + own[3] + own[4]
        });
        assert_eq!(as_signed(&found[0]), wanted);
    }),
    ("bitonic", |kernel| {
        let mut given = Random::list(8, 16, 1 << 20);
        let found = kernel.run(&[Buffer(integers(&given))], 16, 16);
        given.sort_unstable();
        assert_eq!(words(&found[0]), given);
    }),
    ("work_items", |kernel| {
        let found = kernel.run_in("work_items", &[Buffer(integers(&[0; 16 * 24]))], ([4, 3, 2], [2, 3, 1]));
        let found = words(&found[0]);
        for (at, found) in found.chunks(16).enumerate() {
            let [x, y, z] = [at % 4, at / 4 % 3, at / 12].map(|id| id as u32);
            let wanted = [x, y, z, x / 2, 0, z, x % 2, y, 0, 3, 23, 2, 2, 0, y * 2 + x % 2, 1];
            assert_eq!(found, wanted, "work-item {at}");
        }
    }),
    ("atomics", |kernel| {
        let all = [0, 0, 100, 0, 0xFFFF, 0, 0, 20, 0, 0];
        let mut slots = [0; 17];
        slots[16] = 7;
        let found = kernel.run(&[Buffer(signed(&all)), Buffer(integers(&slots))], 16, 8);
        let mut wanted = vec![120, -120, -5, 15, 0, 0xFFFF, 0, 4, 120];
        wanted[6] = (0..16).fold(0, |bits, i| bits ^ (3 << i));
        wanted.push(2.5_f32.to_bits().cast_signed());
        assert_eq!(as_signed(&found[0]), wanted);
        // Each found what another one left; the last one's stays.
        let mut slots = words(&found[1]);
        slots.sort_unstable();
        assert_eq!(slots, [7].into_iter().chain(100..116).collect::<Vec<_>>());
    }),
    ("copies", |kernel| {
        let packed = |tag: u8, number: i32, last: i16| {
            [vec![tag], number.to_le_bytes().to_vec(), last.to_le_bytes().to_vec()].concat()
        };
        let given = [packed(5, 1000, 7), packed(250, -3, -300)].concat();
        let record = |a: [f32; 6], b: i32| [floats(&a), signed(&[b])].concat();
        let first = record([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 10);
        let records = [first.clone(), vec![0; 56]].concat();
        let found = kernel.run(&[Buffer(given), Buffer(vec![0; 14]), Buffer(records)], 2, 1);
        assert_eq!(found[1], [packed(5, 1005, -7), packed(250, 247, 300)].concat());
        let (one, two) =
            (record([0.0, 2.0, 3.0, 4.0, 5.0, 6.0], 12), record([1.0, 1.0, 3.0, 4.0, 5.0, 6.0], 13));
        assert_eq!(found[2], [first, one, two].concat());
    }),
    ("casts", |kernel| {
        let given = [1.5_f32, -2.25, 1000.0];
        let found = kernel.run(&[Buffer(floats(&given)), Buffer(floats(&[0.0; 3]))], 3, 1);
        for (i, x) in given.into_iter().enumerate() {
            let bits = x.to_bits();
            let wanted = x + (bits & 0xFFFF) as f32 + (bits >> 24) as f32;
            assert_eq!(as_floats(&found[1])[i], wanted);
            assert_eq!(words(&found[0])[i], (wanted.to_bits() ^ 0x8000_0000) + i as u32);
        }
    }),
    ("bodies", |kernel| {
        let given = Random::floats(9, 32);
        let arguments =
            [Buffer(floats(&given)), Buffer(floats(&[0.0; 32])), number(8, 4), Value(floats(&[0.5]))];
        let found = as_floats(&kernel.run(&arguments, 8, 4)[1]);
        let body = |i: usize| -> [f64; 4] { std::array::from_fn(|lane| f64::from(given[4 * i + lane])) };
        let mut wanted = Vec::new();
        for i in 0..8 {
            let own = body(i);
            let mut push = [0.0; 3];
            for other in (0..8).map(body) {
                let way: [f64; 3] = std::array::from_fn(|lane| other[lane] - own[lane]);
                let near = (way.iter().map(|x| x * x).sum::<f64>() + 0.01).sqrt().recip();
                push.iter_mut().zip(way).for_each(|(push, way)| *push += way * other[3] * near.powi(3));
            }
            wanted.extend((0..3).map(|lane| own[lane] + push[lane] * 0.5).chain([own[3]]));
        }
        assert_near(&found, &wanted, 1e-4);
    }),
    ("two", |kernel| {
        let arguments = [Buffer(floats(&[1.0, 2.0])), Value(floats(&[3.0]))];
        let found = kernel.run_in("first", &arguments, ([2, 1, 1], [1, 1, 1]));
        assert_eq!(as_floats(&found[0]), [4.0, 7.0]);
        let arguments = [Buffer(floats(&[1.0, 2.0, 3.0, 4.0])), Buffer(integers(&[3, 0, 1, 2])), Local(16)];
        let found = kernel.run_in("second", &arguments, ([4, 1, 1], [4, 1, 1]));
        assert_eq!(as_floats(&found[0]), [9.0, 3.0, 5.0, 7.0]);
    }),
    // One kernel has a size, the other takes what is specialized.
    ("mixed_sizes", |kernel| {
        let given = || [Buffer(integers(&[0; 16]))];
        let planned = kernel.run_in("planned", &given(), ([8, 2, 1], [4, 2, 1]));
        let row = [400, 410, 420, 430, 401, 411, 421, 431];
        assert_eq!(words(&planned[0]), [row, row].concat());
        let found = kernel.run_in("mixed_sizes", &given(), ([8, 1, 1], [2, 1, 1]));
        assert_eq!(words(&found[0])[..8], [200, 210, 201, 211, 202, 212, 203, 213]);
    }),
    // Sizes that only the argument tells are counted in bytes.
    ("counted_copies", |kernel| {
        let given = Random::list(31, 16, 1 << 30);
        let arguments = [Buffer(integers(&given)), Buffer(integers(&[7; 16])), number(5, 4), Local(32)];
        let found = words(&kernel.run(&arguments, 8, 4)[1]);
        let wanted: Vec<u32> =
            (0..16).map(|at: usize| if at % 8 < 5 { given[at] } else { u32::MAX }).collect();
        assert_eq!(found, wanted);
    }),
    ("heap", |kernel| {
        let given = Random::list(32, 32, 1000);
        let found = words(&kernel.run(&[Buffer(integers(&given))], 2, 1)[0]);
        let sorted = |part: &[u32]| {
            let mut part = part.to_vec();
            part.sort_unstable();
            part
        };
        assert_eq!(found, [sorted(&given[..16]), sorted(&given[16..])].concat());
    }),
    ("radix", |kernel| {
        let mut given = Random::list(33, 16, 256);
        let arguments = [Buffer(integers(&given)), Local(64), Local(64)];
        let found = words(&kernel.run(&arguments, 16, 16)[0]);
        given.sort_unstable();
        assert_eq!(found, given);
    }),
];

/// The kernel `control` in Rust.
fn controlled(given: i32) -> i32 {
    let (mut n, mut steps) = (given, 0);
    loop {
        if n == 1 {
            break;
        }
        n = if n % 2 != 0 { 3 * n + 1 } else { n / 2 };
        steps += 1;
        if steps >= 50 {
            break;
        }
    }
    if steps > 40 { -1 } else { steps * 1000 + classified(given) }
}

fn classified(x: i32) -> i32 {
    match x & 7 {
        0 => 100,
        1 => (x + 5) * 2,
        2 | 3 => x * 2,
        6 => (0..x).find(|i| i * i > x).unwrap_or(-x),
        _ => -x,
    }
}
