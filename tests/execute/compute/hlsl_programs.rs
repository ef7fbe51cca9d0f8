//! Whole programs in HLSL: what they leave in memory, against numbers that are computed here in Rust.

use super::hlsl::{map, map_floats, run};
use super::{
    INPUT, OUTPUT, Random, THIRD, as_floats, as_signed, assert_near, floats, integers, signed, words,
};

fn longs(values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// What follows an array or a structure in its last row, and what it holds itself.
#[apply(case)]
fn constants_lie_in_the_rows_of_arrays() {
    let mut buffer = vec![0; 240];
    let mut put = |at: usize, bytes: &[u8]| buffer[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, &floats(&[1.0, 0.0, 2.0, 3.0]));
    put(16, &floats(&[1.0, 9.0, 9.0, 2.0]));
    put(32, &signed(&[3, -1]));
    put(40, &floats(&[7.5, 2.5, 0.5]));
    for (at, first) in [(64, 10.0), (112, 20.0)] {
        put(at, &floats(&[9.0, first]));
        put(at + 16, &signed(&[first as i32 + 1, first as i32 + 2]));
        put(at + 24, &floats(&[first + 3.0, 9.0, first + 4.0]));
    }
    put(148, &integers(&[1, 5, 6]));
    put(160, &floats(&[0.25]));
    put(176, &floats(&[0.5]));
    put(192, &floats(&[0.75, 9.0, 100.0, 200.0]));
    put(208, &signed(&[2, 9, 9, 9, 11, 0, 0, 44]));
    let of_list =
        |first: f64, chosen: f64| first + (first + 3.0) * 2.0 + chosen * 100.0 + (first + 4.0) * 1000.0;
    let wanted = [
        321.0,
        1.0 + 4.0 + 12.0 - 8.0,
        10.0,
        of_list(10.0, 11.0),
        of_list(20.0, 22.0),
        200.5,
        200.75,
        11.0,
        111.25,
    ];
    map_floats("packed_constants", &[(INPUT, buffer), (OUTPUT, floats(&[0.0; 9]))], &wanted);
}

#[apply(case)]
fn images_are_filtered() {
    let (width, height) = (32_usize, 2_usize);
    let image = Random::floats(21, width * height * 4);
    let weights = [0.5, 0.25, 0.125, 0.0625];
    let mut buffer = integers(&[width as u32, height as u32, 0, 0]);
    for weight in &weights[..3] {
        buffer.extend(floats(&[*weight, 9.0, 9.0, 9.0]));
    }
    // What follows the array lies behind its last element.
    buffer.extend(floats(&[weights[3], 2.0]));
    let texel = |x: isize, y: usize, lane: usize| {
        f64::from(image[(y * width + x.clamp(0, width as isize - 1) as usize) * 4 + lane])
    };
    let mut wanted = Vec::new();
    for at in 0..width * height * 4 {
        let (x, y, lane) = ((at / 4 % width) as isize, at / 4 / width, at % 4);
        let mut sum = texel(x, y, lane) * f64::from(weights[0]);
        for k in 1..4_isize {
            sum += (texel(x - k, y, lane) + texel(x + k, y, lane)) * f64::from(weights[k as usize]);
        }
        wanted.push(sum * 2.0);
    }
    let given = [(INPUT, buffer), (OUTPUT, floats(&image)), (THIRD, floats(&vec![0.0; width * height * 4]))];
    run("blurred", [2, 2, 1], &given, |bound| assert_near(&as_floats(&bound[&THIRD]), &wanted, 1e-5));
}

#[apply(case)]
fn a_message_is_digested() {
    let blocks = Random::list(22, 64, u32::MAX);
    let digest = |block: &[u32]| {
        let mut w = block.to_vec();
        for t in 16..80 {
            w.push((w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16]).rotate_left(1));
        }
        let start = [0x6745_2301_u32, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0];
        let [mut a, mut b, mut c, mut d, mut e] = start;
        for (r, w) in w.iter().enumerate() {
            let (f, k) = match r / 20 {
                0 => ((b & c) | (!b & d), 0x5A82_7999_u32),
                1 => (b ^ c ^ d, 0x6ED9_EBA1),
                2 => ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC),
                _ => (b ^ c ^ d, 0xCA62_C1D6),
            };
            let next = a.rotate_left(5).wrapping_add(f).wrapping_add(e).wrapping_add(k).wrapping_add(*w);
            (e, d, c, b, a) = (d, c, b.rotate_left(30), a, next);
        }
        [a, b, c, d, e].into_iter().zip(start).map(|(x, y)| x.wrapping_add(y)).collect::<Vec<_>>()
    };
    let wanted: Vec<u32> = blocks.chunks(16).flat_map(digest).collect();
    map("digest", 1, &blocks, 20, &wanted);
}

#[apply(case)]
fn a_signal_has_its_spectrum() {
    let signal = Random::floats(23, 32);
    let mut wanted = Vec::new();
    for k in 0..16 {
        let (mut re, mut im) = (0.0, 0.0);
        for n in 0..16 {
            let (sin, cos) = (-std::f64::consts::TAU * (k * n) as f64 / 16.0).sin_cos();
            let (x, y) = (f64::from(signal[2 * n]), f64::from(signal[2 * n + 1]));
            re += x * cos - y * sin;
            im += x * sin + y * cos;
        }
        wanted.extend([re, im]);
    }
    let given = [(INPUT, floats(&signal)), (OUTPUT, floats(&[0.0; 32]))];
    run("spectrum", [1; 3], &given, |bound| {
        for (found, wanted) in as_floats(&bound[&OUTPUT]).iter().zip(&wanted) {
            assert!((f64::from(*found) - wanted).abs() < 1e-4, "{found} is not {wanted}");
        }
    });
}

#[apply(case)]
fn numbers_are_sorted_and_searched() {
    let input = Random::list(24, 128, 1 << 20);
    let wanted: Vec<u32> = input
        .chunks(64)
        .flat_map(|part| {
            let mut part = part.to_vec();
            part.sort_unstable();
            part
        })
        .collect();
    run("bitonic", [2, 1, 1], &[(INPUT, integers(&input))], |bound| {
        assert_eq!(words(&bound[&INPUT]), wanted)
    });
    let sorted: Vec<u32> = (0..32).map(|x| x * 2).collect();
    let find = |value: u32| sorted.binary_search(&value).ok().map(|at| at as u32);
    let search = |id: u32| {
        let mut found = 0;
        for i in 0..8_u32 {
            for j in (0..=i).filter(|j| (i ^ j) & 5 != 5) {
                let Some(at) = find(i * 8 + j + id) else {
                    found += 1000;
                    break;
                };
                found += at;
            }
            if found > 5000 {
                return found | 0x8000_0000;
            }
        }
        found
    };
    map("searched", 1, &sorted, 8, &(0..8).map(search).collect::<Vec<_>>());
}

#[apply(case)]
fn programs_of_a_stack_machine_run() {
    let code = |op: i32, operand: i32| operand * 8 + op;
    let mut program = vec![code(5, 0); 32];
    // 7 * (2 + 3), and 3 doubled while it is below 1000.
    let product = [code(0, 7), code(0, 2), code(0, 3), code(1, 0), code(2, 0), code(5, 0)];
    let doubled = [code(0, 3), code(3, 0), code(1, 0), code(4, -3), code(5, 0)];
    program[..6].copy_from_slice(&product);
    program[16..21].copy_from_slice(&doubled);
    let given = [(INPUT, signed(&program)), (OUTPUT, signed(&[0; 4]))];
    // 3 * 2^9 is the first that is not below; each round has three steps.
    run("machine", [1; 3], &given, |bound| {
        assert_eq!(as_signed(&bound[&OUTPUT]), [35, 6, 1536, 1 + 9 * 3 + 1]);
    });
}

#[apply(case)]
fn integers_of_64_bits() {
    let input = [3_u64, 1 << 40, (-77_i64).cast_unsigned(), 999_999_999_999];
    let power = |x: u64| {
        let (mut result, mut base, mut exponent) = (1, x % 1_000_003, 65537);
        while exponent != 0 {
            if exponent & 1 == 1 {
                result = result * base % 1_000_003;
            }
            (base, exponent) = (base * base % 1_000_003, exponent >> 1);
        }
        result
    };
    let row = |x: &u64| {
        let third = (x.cast_signed() / 3).cast_unsigned();
        let clamped = x.cast_signed().max(-5).cast_unsigned().wrapping_add(9.min(*x));
        [power(*x), third, (x << 13) ^ (x >> 7), clamped]
    };
    let wanted: Vec<u64> = input.iter().flat_map(row).collect();
    let given = [(INPUT, longs(&input)), (OUTPUT, vec![0; 128])];
    run("long_integers", [1; 3], &given, |bound| assert_eq!(bound[&OUTPUT], longs(&wanted)));
}

#[apply(case)]
fn a_matrix_is_inverted() {
    let matrix = [0.0_f32, 2.0, 1.0, 3.0, 4.0, 1.0, 0.5, 2.0, 1.0, 3.0, 5.0, 1.0, 2.0, 2.0, 1.0, 7.0];
    let given = [(INPUT, floats(&matrix)), (OUTPUT, floats(&[0.0; 16]))];
    run("inverse", [1; 3], &given, |bound| {
        let inverse = as_floats(&bound[&OUTPUT]);
        for at in 0..16 {
            let entry: f32 = (0..4).map(|k| matrix[at / 4 * 4 + k] * inverse[k * 4 + at % 4]).sum();
            let wanted = f32::from(u8::from(at / 4 == at % 4));
            assert!((entry - wanted).abs() < 1e-4, "{at}: {entry}");
        }
    });
}

/// Indices that begin in front of an array: `data[top - 1]`.
#[apply(case)]
fn methods_of_templates_have_their_arrays() {
    let input = [0, 1, 5, 26, 100, 700, 6560, 42];
    let value = |x: i32| {
        let (mut digits, mut rest) = (Vec::new(), x);
        while rest > 0 {
            digits.push(rest % 3);
            rest /= 3;
        }
        let sum = digits.iter().rev().fold(0, |sum: i32, digit| sum * 10 + digit);
        sum.max(x - 3) + 4
    };
    let given = [(INPUT, signed(&input)), (OUTPUT, signed(&[0; 8]))];
    run("stack", [1; 3], &given, |bound| assert_eq!(as_signed(&bound[&OUTPUT]), input.map(value)));
}

#[apply(case)]
fn waves_scan() {
    let input = Random::list(25, 32, 900);
    let mut sum = 0;
    let mut wanted: Vec<u32> = input
        .iter()
        .map(|x| {
            sum += x;
            sum
        })
        .collect();
    wanted.extend((0..32).map(|lane| input[..lane].iter().filter(|x| *x % 2 == 1).count() as u32));
    wanted.extend([*input.iter().max().unwrap(); 32]);
    wanted.push(sum);
    map("wave_scan", 1, &input, 97, &wanted);
}

#[apply(case)]
fn bits_of_vectors_are_counted() {
    let input = Random::list(26, 16, u32::MAX);
    let row = |x: &[u32]| {
        let each = |x: u32| {
            let high = 31_u32.wrapping_sub(x.leading_zeros());
            let sum = x.count_ones().wrapping_add(high.wrapping_mul(64));
            sum.wrapping_add(x.trailing_zeros() << 12) ^ x.reverse_bits()
        };
        let mut r: Vec<u32> = x.iter().map(|x| each(*x)).collect();
        let signed_high = if x[0] >> 31 == 1 { !x[0] } else { x[0] };
        r[3] = r[3].wrapping_add(31_u32.wrapping_sub(signed_high.leading_zeros()));
        let wide =
            (u64::from(x[1]) << 32 | u64::from(x[0])).wrapping_add(u64::from(x[3]) << 32 | u64::from(x[2]));
        let more = [wide as u32, (wide >> 32) as u32, x[0] & x[1], x[2] & !x[3]];
        r.into_iter().zip(more).map(|(r, more)| r.wrapping_add(more)).collect::<Vec<_>>()
    };
    let wanted: Vec<u32> = input.chunks(4).flat_map(row).collect();
    map("bit_vectors", 1, &input, 16, &wanted);
}

#[apply(case)]
fn structures_in_structures_are_swapped() {
    let mut memory = Vec::new();
    for number in 0..4_u32 {
        memory.extend(floats(&Random::floats(27 + number, 2)));
        memory.extend(integers(&[number]));
        memory.extend(floats(&Random::floats(37 + number, 2)));
        memory.extend(integers(&[number + 10, number]));
        memory.extend(floats(&Random::floats(47 + number, 4)));
    }
    let given = [(INPUT, memory.clone()), (OUTPUT, vec![0; memory.len()])];
    run("swapped", [1; 3], &given, |bound| {
        for (number, (old, new)) in memory.chunks(44).zip(bound[&OUTPUT].chunks(44)).enumerate() {
            let (mut old, new) = (words(old), words(new));
            for member in 0..3 {
                old.swap(member, member + 3);
            }
            old[number % 2 * 3 + 2] += 7;
            (old[8], old[9]) = (old[0], old[1]);
            old[6] *= 3;
            assert_eq!(new, old, "{number}");
        }
    });
}

#[apply(case)]
fn trigonometric_functions() {
    let input = [0.25_f32, 1.5, -0.5, 2.75, 0.9, -3.25, -0.1, 0.6];
    let wanted: Vec<f64> = input
        .chunks(2)
        .flat_map(|pair| {
            let (x, y) = (f64::from(pair[0]), f64::from(pair[1]));
            [
                x.acos() + x.asin() * 2.0 + y.atan() * 3.0 + y.atan2(x) * 4.0,
                x.sinh() + x.cosh() + y.tanh() + x.tan(),
                (y.abs() + 1.0).log10()
                    + (x.abs() + 1.0).ln()
                    + x.exp()
                    + y.ceil()
                    + y.trunc()
                    + y.round_ties_even(),
                y % f64::from(0.7_f32) + 1.0 / y + x * y + 1.0,
            ]
        })
        .collect();
    map_floats("trigonometry", &[(INPUT, floats(&input)), (OUTPUT, floats(&[0.0; 16]))], &wanted);
}

#[apply(case)]
fn edges_are_repeated() {
    let (width, height) = (6_usize, 5_usize);
    let image = Random::floats(70, width * height * 4);
    let kernel: Vec<f32> = (0..9_u8).map(|x| f32::from(x) * 0.25).collect();
    let mut buffer = signed(&[width as i32, height as i32, 0, 0]);
    for weight in &kernel {
        buffer.extend(floats(&[*weight, 0.0, 0.0, 0.0]));
    }
    let texel = |x: isize, y: isize, lane: usize| {
        let (x, y) = (x.clamp(0, width as isize - 1) as usize, y.clamp(0, height as isize - 1) as usize);
        f64::from(image[(y * width + x) * 4 + lane])
    };
    let mut wanted = vec![0.0; width * height * 4];
    for (at, wanted) in wanted.iter_mut().enumerate().filter(|(at, _)| at % 4 < 3) {
        let (x, y) = ((at / 4 % width) as isize, (at / 4 / width) as isize);
        for k in 0..9_isize {
            *wanted += texel(x + k % 3 - 1, y + k / 3 - 1, at % 4) * f64::from(kernel[k as usize]);
        }
    }
    let given = [(INPUT, floats(&image)), (OUTPUT, floats(&vec![0.0; image.len()])), (THIRD, buffer)];
    run("convolved", [2, 2, 1], &given, |bound| assert_near(&as_floats(&bound[&OUTPUT]), &wanted, 1e-5));
}

#[apply(case)]
fn colors_are_packed() {
    let colors = Random::floats(71, 32);
    let wanted: Vec<u32> = colors
        .chunks(4)
        .flat_map(|color| {
            let packed =
                color.iter().rev().fold(0, |sum, x| (sum << 8) | (x.clamp(0.0, 1.0) * 255.0 + 0.5) as u32);
            let error: f32 = color
                .iter()
                .zip(packed.to_le_bytes())
                .map(|(x, byte)| f32::from(byte) / 255.0 - x)
                .map(|x| x * x)
                .sum();
            let is_near = f32::from(u8::from(error < 0.01));
            [packed, is_near.to_bits() ^ ((color[0] * -100.0) as i32).cast_unsigned()]
        })
        .collect();
    map("quantized", 1, &colors.iter().map(|x| x.to_bits()).collect::<Vec<_>>(), 16, &wanted);
}

/// An index that is made of a row's and a component's, from the middle of a row on.
#[apply(case)]
fn an_index_may_lead_over_rows() {
    let mut buffer = floats(&Random::floats(41, 45));
    buffer.extend(integers(&[3, 0, 0]));
    let at = |place: usize| f64::from(as_floats(&buffer)[place]);
    let wanted = |i: usize| {
        let products = (0..3).map(|k| at(24 * (k & 1) + 2 + 4 * (i >> 2) + ((i + k) & 3)) * (k + 1) as f64);
        products.sum::<f64>() + at(24 * (i & 1) + (i >> 3))
    };
    let wanted: Vec<f64> = (0..16).map(wanted).collect();
    map_floats("crossed_rows", &[(INPUT, buffer), (OUTPUT, floats(&[0.0; 16]))], &wanted);
}

/// Each invocation has variables of its own, which begin with their initial values.
#[apply(case)]
fn invocations_have_static_variables() {
    let given: Vec<u32> = (0..8).map(|i| i * i % 5 + i).collect();
    let step = |(calls, last): &mut (u32, [u32; 2]), x: u32| {
        *calls += x;
        last[x as usize & 1] += *calls;
        last[0] * 100 + last[1]
    };
    let mut wanted = Vec::new();
    for group in given.chunks(4) {
        let mut own = [(3, [7, 9]); 4];
        let first: Vec<u32> = own.iter_mut().zip(group).map(|(own, x)| step(own, *x)).collect();
        let calls = own.map(|(calls, _)| calls);
        wanted.extend((0..4).map(|i| first[i] + step(&mut own[i], calls[(i + 1) & 3]) * 10_000));
    }
    map("statics", 2, &given, 8, &wanted);
}

/// What lies beside a matrix is taken from the bits of both.
#[apply(case)]
fn constants_are_parts_of_loaded_rows() {
    let buffer = floats(&Random::floats(42, 64));
    let at = |place: usize| f64::from(as_floats(&buffer)[place]);
    // The members of the structure, which begins at 64, are read without the room between them.
    let wanted = |i: usize| {
        let three = 4 + (i & 3) % 3 * 3 + (i >> 2) % 3;
        let within = 16 + 1 + (i & 3) * 4 + (i >> 2);
        let last = 44 + (i >> 2) * 4 + (i & 3);
        at(three) + at(within) * 100.0 + at(last) * 10_000.0 + at(16 + 4 + i % 3) + at(60 + (i & 1))
    };
    let wanted: Vec<f64> = (0..16).map(wanted).collect();
    map_floats("sliced_rows", &[(INPUT, buffer), (OUTPUT, floats(&[0.0; 16]))], &wanted);
}

#[apply(case)]
fn bits_of_long_integers_are_found() {
    let numbers: [u64; 8] = [
        0,
        1,
        1 << 40,
        0xFFFF_FFFF_FFFF_FFFF,
        0x8000_0000_0000_0000,
        0x0000_0001_8000_0000,
        0xFFFF_FF00_0000_0000,
        96,
    ];
    let mut wanted = Vec::new();
    for x in numbers {
        let highest = |x: u64| if x == 0 { -1 } else { 63 - x.leading_zeros() as i32 };
        let differs = if x >> 63 == 1 { !x } else { x };
        wanted.push(if x == 0 { -1 } else { x.trailing_zeros() as i32 });
        wanted.extend([highest(x), highest(differs), x.cast_signed().signum() as i32]);
        wanted.push((x.reverse_bits() >> 7) as u32 as i32);
    }
    run("bit_numbers", [1; 3], &[(INPUT, longs(&numbers)), (OUTPUT, signed(&[0; 40]))], |bound| {
        assert_eq!(as_signed(&bound[&OUTPUT]), wanted);
    });
}

/// Numbers of 64 bits at multiples of 4 bytes.
#[apply(case)]
fn members_are_packed() {
    let sample = |number: u32, weight: f64, values: [u64; 2]| {
        [integers(&[number]), weight.to_le_bytes().to_vec(), longs(&values)].concat()
    };
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for i in 0..4_u32 {
        let (long, weight) = (u64::from(i) + (3 << 33), f64::from(i) + 0.5);
        before.extend(sample(i + 1, weight, [long, long * 2]));
        let mut values = [long, long * 2];
        values[i as usize & 1] += u64::from(i) + 1;
        after.extend(sample(values[1] as u32, weight * 2.0 + f64::from(i + 1), values));
    }
    let memory = [(INPUT, before), (OUTPUT, integers(&[0; 4]))];
    run("packed_members", [1; 3], &memory, |bound| {
        assert_eq!(bound[&INPUT], after);
        assert_eq!(words(&bound[&OUTPUT]), [4; 4]);
    });
}
