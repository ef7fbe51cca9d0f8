//! What the kernels leave in memory as shaders, against what the executor makes of the same kernels as they were: the builtins of the one are
//! instructions and definitions of ours, those of the other the executor's own.

use super::arguments::{self, Argument};
use super::{VULKAN, ir, shader};
use crate::execute::compute::{Random, floats, integers};
use crate::executor::{self, IndexSpace, Program};
use Argument::{Buffer, Local, Value};

/// How numbers in a buffer are compared.
#[derive(Clone, Copy)]
enum As {
    Bytes,
    Floats,
    Doubles,
}
use As::{Bytes, Doubles, Floats};

/// A kernel with its arguments, how its buffers are compared, and the sizes of the space and of its groups.
struct Compared {
    name: &'static str,
    arguments: fn() -> Vec<(Argument, As)>,
    sizes: ([usize; 3], [usize; 3]),
}

const LINE: ([usize; 3], [usize; 3]) = ([8, 1, 1], [4, 1, 1]);

fn zeros(bytes: usize) -> (Argument, As) {
    (Buffer(vec![0; bytes]), Bytes)
}

fn number(value: u32) -> (Argument, As) {
    (Value(value.to_le_bytes().to_vec()), Bytes)
}

fn bytes(seed: u32, count: usize) -> Vec<u8> {
    Random::list(seed, count, 256).into_iter().map(|x| x as u8).collect()
}

fn doubles(values: &[f64]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn longs(values: &[i64]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

const ALL: &[Compared] = &[
    Compared {
        name: "rounded",
        arguments: || {
            let ints = [16_777_217, u32::MAX - 5, 1 << 31, 33_554_435, 0x7FFF_FFFF, 0, 0x8000_0041, 99];
            let wide =
                [i64::MAX, i64::MIN + 1, 1 << 40 | 1, -(1 << 53) - 1, 7, -1, 0x0123_4567_89AB_CDEF, 1 << 24];
            let unsigned = [u32::MAX, 0x0100_0001, 0x8000_0080, 5, 0x0200_0003, 0xFFFF_FF00, 0, 1];
            vec![
                (Buffer(integers(&ints)), Bytes),
                zeros(256),
                zeros(16),
                (Buffer(longs(&wide)), Bytes),
                (Buffer(integers(&unsigned)), Bytes),
            ]
        },
        sizes: LINE,
    },
    Compared {
        name: "narrowed",
        arguments: || {
            let given = [0.1, -0.1, 123_456.789, -2.5, 16_777_217.5, 1e-46, -1e-46, 1_234_567_890.123];
            vec![(Buffer(doubles(&given)), Bytes), zeros(128), zeros(128)]
        },
        sizes: LINE,
    },
    Compared {
        name: "half_loads",
        arguments: || {
            let halves: Vec<u8> =
                (0..32_u16).flat_map(|i| ((0x3000 + i * 177) | ((i & 1) << 15)).to_le_bytes()).collect();
            vec![(Buffer(halves), Bytes), zeros(64), zeros(32), (Value(floats(&[1.75])), Bytes)]
        },
        sizes: LINE,
    },
    Compared {
        name: "reduction",
        arguments: || {
            let given: Vec<f32> = (0..100_u8).map(f32::from).collect();
            vec![(Buffer(floats(&given)), Bytes), zeros(8), (Local(16), Bytes), number(100)]
        },
        sizes: LINE,
    },
    Compared {
        name: "struct_argument",
        arguments: || {
            let mut given = floats(&[1.0, 2.0, 3.0, 4.0]);
            given.extend(integers(&[5, 6, 7]));
            given.extend([3, 0, 2, 0]);
            given.extend(doubles(&[2.5]));
            given.resize(48, 0);
            let vector = floats(&[10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0]);
            vec![zeros(32), (Value(given), Bytes), (Value(vector), Bytes), (Value(vec![1, 2, 3, 0]), Bytes)]
        },
        sizes: LINE,
    },
    Compared {
        name: "vectors3",
        arguments: || {
            vec![
                (Buffer(floats(&Random::floats(53, 24))), Bytes),
                (Buffer(vec![0; 96]), Floats),
                (Buffer(floats(&Random::floats(54, 32))), Floats),
                (Buffer(integers(&Random::list(55, 128, 50))), Bytes),
            ]
        },
        sizes: LINE,
    },
    Compared {
        name: "pointers_held",
        arguments: || {
            vec![(Buffer(floats(&[1.0, 2.0, 4.0, 8.0, 16.0, 32.0])), Bytes), (Local(16), Bytes), zeros(32)]
        },
        sizes: LINE,
    },
    Compared {
        name: "lock_free",
        arguments: || {
            vec![
                zeros(8),
                zeros(32),
                (Buffer(vec![9; 80]), Bytes),
                (Buffer(bytes(56, 50)), Bytes),
                number(50),
            ]
        },
        sizes: LINE,
    },
    Compared {
        name: "double_math",
        arguments: || {
            let given = [0.5, -1.25, 2.0, 3.75, -0.1, 1e-3, 10.0, 0.0];
            vec![(Buffer(doubles(&given)), Doubles), zeros(64)]
        },
        sizes: LINE,
    },
    Compared {
        name: "mixed_spaces",
        arguments: || vec![(Buffer(integers(&Random::list(57, 8, 9))), Bytes), (Local(16), Bytes), zeros(32)],
        sizes: LINE,
    },
    Compared {
        name: "shuffled",
        arguments: || {
            vec![
                (Buffer(bytes(58, 32)), Bytes),
                (Buffer(integers(&Random::list(59, 32, 4))), Bytes),
                (Buffer(bytes(60, 128)), Bytes),
            ]
        },
        sizes: LINE,
    },
    Compared {
        name: "transposed_tiles",
        arguments: || {
            vec![(Buffer(floats(&Random::floats(61, 112))), Bytes), zeros(448), number(7), number(8)]
        },
        sizes: ([8, 8, 1], [4, 4, 1]),
    },
    Compared {
        name: "global_walk",
        arguments: || vec![(Buffer(b"  12 345        7 0             ".to_vec()), Bytes), zeros(8)],
        sizes: ([2, 1, 1], [1, 1, 1]),
    },
    Compared {
        name: "fast",
        arguments: || vec![(Buffer(floats(&Random::floats(62, 32))), Floats)],
        sizes: LINE,
    },
    Compared {
        name: "strided",
        arguments: || {
            vec![
                (Buffer(bytes(63, 64)), Bytes),
                (Buffer(floats(&[0.0, 0.125, 0.0, 0.25, 0.25, 0.25, 0.0, 0.125, 0.0])), Bytes),
                number(4),
                number(4),
                (Buffer(floats(&[0.5])), Bytes),
            ]
        },
        sizes: ([4, 4, 1], [4, 4, 1]),
    },
    Compared {
        name: "optional",
        arguments: || {
            let given = [&Random::list(65, 8, 9)[..], &[0; 8]].concat();
            vec![(Buffer(integers(&given)), Bytes)]
        },
        sizes: LINE,
    },
    // The variable that is led to is the first of those that pointers in memory lead to, and not where no pointer leads.
    Compared {
        name: "held_or_null",
        arguments: || {
            let given = [&Random::list(66, 8, 100)[..], &[0; 8]].concat();
            vec![(Buffer(integers(&given)), Bytes)]
        },
        sizes: LINE,
    },
    Compared {
        name: "wide_calls",
        arguments: || vec![(Buffer(bytes(67, 256)), Bytes), zeros(256)],
        sizes: LINE,
    },
    Compared {
        name: "prefetching",
        arguments: || vec![(Buffer(integers(&Random::list(64, 8, 1000))), Bytes), zeros(32), zeros(64)],
        sizes: LINE,
    },
];

/// The names of the kernels.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|compared| compared.name)
}

/// What a kernel leaves in its buffers as it is.
fn as_kernel(compared: &Compared, ir: &[u8], given: &[(Argument, As)]) -> Vec<Vec<u8>> {
    let own = |argument: &Argument| match argument {
        Buffer(bytes) => executor::Argument::Buffer(bytes.clone()),
        Value(bytes) => executor::Argument::Value(bytes.clone()),
        Local(size) => executor::Argument::Local(*size as usize),
    };
    let mut arguments: Vec<executor::Argument> = given.iter().map(|(argument, _)| own(argument)).collect();
    let program = Program::load(ir).unwrap_or_else(|error| panic!("{}: {error}", compared.name));
    let space = IndexSpace::new(compared.sizes.0, compared.sizes.1);
    program.run_kernel(compared.name, &mut arguments, space).unwrap();
    let buffer = |argument| match argument {
        executor::Argument::Buffer(bytes) => Some(bytes),
        _ => None,
    };
    arguments.into_iter().filter_map(buffer).collect()
}

/// Whether two buffers hold the same, or nearly the same numbers.
fn is_same(one: &[u8], other: &[u8], how: As) -> bool {
    let near =
        |a: f64, b: f64, error: f64| (a - b).abs() <= error * a.abs().max(1.0) || a.is_nan() && b.is_nan();
    match how {
        Bytes => one == other,
        Floats => one.chunks(4).zip(other.chunks(4)).all(|(a, b)| {
            let [a, b] = [a, b].map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap()).into());
            near(a, b, 2e-5)
        }),
        Doubles => one.chunks(8).zip(other.chunks(8)).all(|(a, b)| {
            let [a, b] = [a, b].map(|bytes| f64::from_le_bytes(bytes.try_into().unwrap()));
            near(a, b, 1e-12)
        }),
    }
}

#[apply(case)]
fn kernels_compute_the_same_as_shaders() {
    let all: Vec<_> = ALL.iter().flat_map(|compared| [(compared, "O0"), (compared, "O2")]).collect();
    let outcomes = crate::support::parallel::map(&all, |(compared, level)| {
        let run = || {
            let given = (compared.arguments)();
            let ir = ir(compared.name, level);
            let wanted = as_kernel(compared, &ir, &given);
            let words = shader(&ir, VULKAN).unwrap_or_else(|error| panic!("{error}"));
            let arguments: Vec<Argument> = given.iter().map(|(argument, _)| argument.clone()).collect();
            let found = arguments::run(words, compared.name, &arguments, compared.sizes, |_, _| {});
            let before: Vec<&Vec<u8>> = given.iter().filter_map(|(one, _)| buffer(one)).collect();
            assert!(wanted.iter().zip(before).any(|(after, before)| after != before), "it does nothing");
            let how = given.iter().filter(|(one, _)| buffer(one).is_some()).map(|(_, how)| *how);
            for (place, ((found, wanted), how)) in found.iter().zip(&wanted).zip(how).enumerate() {
                assert!(is_same(found, wanted, how), "buffer {place}: {found:?}, not {wanted:?}");
            }
        };
        std::panic::catch_unwind(run).map_err(|_| format!("{} at {level}", compared.name))
    });
    let wrong: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "these compute something else: {}", wrong.join(", "));
}

fn buffer(argument: &Argument) -> Option<&Vec<u8>> {
    if let Buffer(bytes) = argument { Some(bytes) } else { None }
}
