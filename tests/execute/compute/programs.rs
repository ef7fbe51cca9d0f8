//! Programs of numerics, graphics and cryptography.

use super::{
    INPUT, Job, OUTPUT, Random, THIRD, as_floats, as_signed, assert_near, floats, integers, signed, words,
};
use crate::executor::shader::Binding;

#[apply(case)]
fn matrix_product_multiplies() {
    let n = 8;
    let [a, b] = [11, 12].map(|seed| -> Vec<f32> {
        Random::list(seed, n * n, 20).iter().map(|value| *value as f32 - 10.0).collect()
    });
    let found = Job::new("run_matrix_product")
        .groups([2, 2, 1])
        .bind(INPUT, floats(&a))
        .bind(OUTPUT, floats(&b))
        .bind(THIRD, floats(&vec![0.0; n * n]))
        .bind(Binding::PushConstants, integers(&[n as u32]))
        .run();
    let entry = |i: usize| (0..n).map(|k| a[i / n * n + k] * b[k * n + i % n]).sum::<f32>();
    assert_eq!(as_floats(&found[&THIRD]), (0..n * n).map(entry).collect::<Vec<_>>());
}

#[apply(case)]
fn bodies_attract_each_other() {
    let (dt, steps) = (0.01, 5);
    let mut bodies: Vec<[f32; 8]> = (0..8)
        .map(|i| {
            let r = Random::floats(20 + i, 7);
            [r[0], r[1], r[2], r[3].abs() + 0.1, r[4], r[5], r[6], 0.0]
        })
        .collect();
    let mut push = floats(&[dt]);
    push.extend(integers(&[steps]));
    let found = Job::new("run_n_body")
        .bind(INPUT, floats(&bodies.concat()))
        .bind(OUTPUT, floats(&[0.0; 8]))
        .bind(Binding::PushConstants, push)
        .run();
    for _ in 0..steps {
        let old = bodies.clone();
        for body in &mut bodies {
            let mut pull = [0.0_f64; 3];
            for other in &old {
                let r: [f64; 3] = std::array::from_fn(|d| f64::from(other[d] - body[d]));
                let distance = (r.iter().map(|r| r * r).sum::<f64>() + 0.01).sqrt();
                (0..3).for_each(|d| pull[d] += f64::from(other[3]) * r[d] / distance.powi(3));
            }
            // The place is used by this body alone after this.
            (0..3).for_each(|d| body[4 + d] += dt * pull[d] as f32);
        }
        for body in &mut bodies {
            (0..3).for_each(|d| body[d] += dt * body[4 + d]);
        }
    }
    let wanted: Vec<f64> = bodies.concat().iter().map(|value| f64::from(*value)).collect();
    assert_near(&as_floats(&found[&INPUT]), &wanted, 1e-4);
    let energy =
        |body: &[f32; 8]| 0.5 * f64::from(body[3]) * (4..7).map(|d| f64::from(body[d]).powi(2)).sum::<f64>();
    assert_near(&as_floats(&found[&OUTPUT]), &bodies.iter().map(energy).collect::<Vec<_>>(), 1e-4);
}

#[apply(case)]
fn fourier_transform_is_the_sum_of_its_definition() {
    let given = Random::floats(31, 64);
    let found = Job::new("run_fourier").bind(INPUT, floats(&given)).run();
    let mut wanted = Vec::new();
    for k in 0..32 {
        let (mut re, mut im) = (0.0, 0.0);
        for n in 0..32 {
            let angle = -2.0 * std::f64::consts::PI * f64::from(k * n) / 32.0;
            let (a, b) = (f64::from(given[2 * n as usize]), f64::from(given[2 * n as usize + 1]));
            re += a * angle.cos() - b * angle.sin();
            im += a * angle.sin() + b * angle.cos();
        }
        wanted.extend([re, im]);
    }
    assert_near(&as_floats(&found[&INPUT]), &wanted, 1e-4);
}

#[apply(case)]
fn convolution_blurs() {
    let (width, height) = (16, 8);
    let image = Random::floats(32, width * height);
    let kernel: [f32; 9] = [1.0, 2.0, 1.0, 2.0, 4.0, 2.0, -1.0, 0.5, 0.25];
    // Columns of a mat3 are 16 bytes apart in std140.
    let mut uniform = floats(&kernel.chunks(3).flat_map(|c| [c[0], c[1], c[2], 0.0]).collect::<Vec<_>>());
    uniform.extend(signed(&[width as i32, height as i32]));
    let found = Job::new("run_convolution")
        .groups([2, 1, 1])
        .bind(INPUT, floats(&image))
        .bind(OUTPUT, floats(&vec![0.0; width * height]))
        .bind(THIRD, uniform)
        .run();
    let at = |x: i32, y: i32| f64::from(image[(y.clamp(0, 7) * 16 + x.clamp(0, 15)) as usize]);
    let blurred = |i: i32| -> f64 {
        (0..9).map(|k| f64::from(kernel[k as usize]) * at(i % 16 + k / 3 - 1, i / 16 + k % 3 - 1)).sum()
    };
    assert_near(&as_floats(&found[&OUTPUT]), &(0..128).map(blurred).collect::<Vec<_>>(), 1e-5);
}

#[apply(case)]
fn mandelbrot_counts_iterations() {
    let mut push = floats(&[-2.0, -1.0, 0.125]);
    push.extend(integers(&[50]));
    let found = Job::new("run_mandelbrot")
        .groups([3, 4, 1])
        .bind(INPUT, integers(&[0; 24 * 16]))
        .bind(Binding::PushConstants, push)
        .run();
    let count = |i: u16| {
        let (a, b) = (-2.0 + 0.125 * f32::from(i % 24), -1.0 + 0.125 * f32::from(i / 24));
        let (mut x, mut y, mut n) = (0.0_f32, 0.0_f32, 0);
        while n < 50 && x * x + y * y <= 4.0 {
            (x, y) = (x * x - y * y + a, 2.0 * x * y + b);
            n += 1;
        }
        n
    };
    assert_eq!(words(&found[&INPUT]), (0..384).map(count).collect::<Vec<u32>>());
}

#[apply(case)]
fn hashes_are_those_of_their_definitions() {
    let given: Vec<u32> =
        Random::list(41, 16, 1 << 24).iter().map(|value| value.wrapping_mul(65_539)).collect();
    let vectors: Vec<u32> = given.iter().flat_map(|value| [*value, 0, 0, 0]).collect();
    let found = Job::new("run_hashes").groups([2, 1, 1]).bind(INPUT, integers(&vectors)).run();
    let hashes = |value: &u32| {
        let state = value.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = (state >> ((state >> 28) + 4) ^ state).wrapping_mul(277_803_737);
        let fnv = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        let mixed = [(16, 0x85eb_ca6b_u32), (13, 0xc2b2_ae35), (16, 1)]
            .iter()
            .fold(*value, |hash, (shift, factor)| (hash ^ hash >> shift).wrapping_mul(*factor));
        let jenkins = value.to_le_bytes().iter().fold(0_u32, |hash, byte| {
            let hash = hash.wrapping_add(u32::from(*byte));
            let hash = hash.wrapping_add(hash << 10);
            hash ^ hash >> 6
        });
        let jenkins = jenkins.wrapping_add(jenkins << 3);
        let jenkins = jenkins ^ jenkins >> 11;
        [
            word >> 22 ^ word,
            value.to_le_bytes().into_iter().fold(2_166_136_261, fnv),
            mixed,
            jenkins.wrapping_add(jenkins << 15),
        ]
    };
    assert_eq!(words(&found[&INPUT]), given.iter().flat_map(hashes).collect::<Vec<_>>());
}

#[apply(case)]
fn sha_256_of_abc_is_the_one_of_the_standard() {
    let mut block = [0_u32; 24];
    block[0] = 0x6162_6380;
    block[15] = 24;
    let found = Job::new("run_sha256").bind(INPUT, integers(&block)).run();
    let digest = [
        0xba78_16bf,
        0x8f01_cfea,
        0x4141_40de,
        0x5dae_2223,
        0xb003_61a3,
        0x9617_7a9c,
        0xb410_ff61,
        0xf200_15ad,
    ];
    assert_eq!(words(&found[&INPUT])[16..], digest);
}

#[apply(case)]
fn checksums_are_right_bit_by_bit() {
    let given: Vec<u32> =
        Random::list(42, 256, 1 << 24).iter().map(|value| value.wrapping_mul(77_777)).collect();
    let found = Job::new("run_crc").bind(INPUT, integers(&given)).bind(OUTPUT, integers(&[0; 64])).run();
    let checksum = |words: &[u32]| {
        let bits = words.iter().flat_map(|word| (0..32).map(move |bit| word >> bit & 1));
        !bits.fold(u32::MAX, |crc, bit| crc >> 1 ^ if (crc ^ bit) & 1 == 1 { 0xEDB8_8320 } else { 0 })
    };
    assert_eq!(words(&found[&OUTPUT]), given.chunks(4).map(checksum).collect::<Vec<_>>());
}

#[apply(case)]
fn collatz_sequences_end() {
    let found = Job::new("run_collatz").groups([2, 1, 1]).bind(INPUT, integers(&[0; 64])).run();
    let steps = |start: u64| {
        let next =
            |n: &u64| if *n == 1 { None } else { Some(if n.is_multiple_of(2) { n / 2 } else { 3 * n + 1 }) };
        std::iter::successors(Some(start), next).count() as u32 - 1
    };
    assert_eq!(words(&found[&INPUT]), (1..=64).map(steps).collect::<Vec<_>>());
}

#[apply(case)]
fn divisors_powers_and_inverses_are_right() {
    let given: Vec<[u32; 4]> =
        Random::list(43, 48, 5000).chunks(3).map(|v| [v[0] + 1, v[1] + 1, v[2] + 2, 0]).collect();
    let found = Job::new("run_divisors").bind(INPUT, integers(&given.concat())).run();
    let wanted = given.iter().flat_map(|[a, b, m, _]| {
        let gcd = (1..=*a.min(b)).rev().find(|d| a % d == 0 && b % d == 0).unwrap();
        let power = (0..*b).fold(1_u64 % u64::from(*m), |power, _| power * u64::from(*a) % u64::from(*m));
        let inverse = (0..*m).find(|x| u64::from(*x) * u64::from(*a) % u64::from(*m) == 1);
        [gcd, a / gcd * b, power as u32, inverse.unwrap_or(u32::MAX)]
    });
    assert_eq!(words(&found[&INPUT]), wanted.collect::<Vec<_>>());
}

#[apply(case)]
fn sparse_matrix_times_vector_is_the_dense_product() {
    let dense: Vec<f32> = Random::list(44, 64, 30)
        .iter()
        .map(|value| if value % 3 == 0 { *value as f32 / 4.0 } else { 0.0 })
        .collect();
    let mut rows = vec![0];
    let mut entries = Vec::new();
    for row in dense.chunks(8) {
        for (column, value) in (0..).zip(row).filter(|(_, value)| **value != 0.0) {
            entries.extend([column, value.to_bits()]);
        }
        rows.push(entries.len() as u32 / 2);
    }
    let x: Vec<f32> = (0..8_u8).map(|i| f32::from(i) - 3.0).collect();
    let found = Job::new("run_sparse_product")
        .bind(INPUT, integers(&rows))
        .bind(OUTPUT, integers(&[0, 10_f32.to_bits()]))
        .bind(THIRD, integers(&entries))
        .bind(Binding::Buffer(0, 3), floats(&[x.as_slice(), &[0.0; 8]].concat()))
        .run();
    let product = |row: &[f32]| 10.0 + row.iter().zip(&x).map(|(a, x)| a * x).sum::<f32>();
    assert_eq!(
        as_floats(&found[&Binding::Buffer(0, 3)])[8..],
        dense.chunks(8).map(product).collect::<Vec<_>>()
    );
}

#[apply(case)]
fn heat_spreads_as_often_as_is_specialized() {
    let given: Vec<f32> = (0..32).map(|i| if i == 10 { 64.0 } else { 0.0 }).collect();
    for (constants, factor, rounds) in [(&[][..], 0.25, 10), (&["3=0.125", "4=7"], 0.125, 7)] {
        let job = Job::new("run_heat").bind(INPUT, floats(&given));
        let found = constants.iter().fold(job, |job, constant| job.constant(constant)).run();
        let mut row: Vec<f64> = given.iter().map(|value| f64::from(*value)).collect();
        for _ in 0..rounds {
            let at = |i: usize| row.get(i.wrapping_sub(1)).copied().unwrap_or(0.0);
            row = (1..=32).map(|i| at(i) + factor * (at(i - 1) - 2.0 * at(i) + at(i + 1))).collect();
        }
        assert_near(&as_floats(&found[&INPUT]), &row, 1e-5);
    }
}

#[apply(case)]
fn queens_stand_in_ninety_two_ways() {
    let found = Job::new("run_queens").bind(INPUT, integers(&[0])).run();
    // Permutations of eight columns without two on a diagonal.
    fn ways(placed: &mut Vec<i32>) -> u32 {
        if placed.len() == 8 {
            return 1;
        }
        let row = placed.len() as i32;
        let free = |column: &i32| {
            (0..)
                .zip(placed.iter())
                .all(|(other, at): (i32, _)| at != column && (row - other) != (at - column).abs())
        };
        let columns: Vec<i32> = (0..8).filter(free).collect();
        let mut total = 0;
        for column in columns {
            placed.push(column);
            total += ways(placed);
            placed.pop();
        }
        total
    }
    assert_eq!(words(&found[&INPUT]), [ways(&mut Vec::new())]);
}

#[apply(case)]
fn clusters_are_found() {
    let points: Vec<f32> = (0..16)
        .flat_map(|i| Random::floats(50 + i, 2).into_iter().map(move |r| r + (i % 3) as f32 * 5.0))
        .collect();
    let start = [0.5, 0.0, 4.0, 6.0, 9.0, 12.0];
    let found = Job::new("run_clusters")
        .bind(INPUT, floats(&points))
        .bind(OUTPUT, floats(&[start.as_slice(), &[0.0; 16]].concat()))
        .run();
    let mut centres: Vec<[f64; 2]> = start.chunks(2).map(|c| [f64::from(c[0]), f64::from(c[1])]).collect();
    let mut owners = Vec::new();
    for _ in 0..4 {
        let points = || points.chunks(2).map(|p| [f64::from(p[0]), f64::from(p[1])]);
        let distance = |p: [f64; 2], c: [f64; 2]| (p[0] - c[0]).hypot(p[1] - c[1]);
        let best =
            |p: [f64; 2]| (0..3).min_by(|a, b| distance(p, centres[*a]).total_cmp(&distance(p, centres[*b])));
        owners = points().map(|p| best(p).unwrap()).collect();
        for (k, centre) in centres.iter_mut().enumerate() {
            let own: Vec<_> =
                points().zip(&owners).filter(|(_, owner)| **owner == k).map(|(p, _)| p).collect();
            if !own.is_empty() {
                *centre = [0, 1].map(|d| own.iter().map(|p| p[d]).sum::<f64>() / own.len() as f64);
            }
        }
    }
    let found = &found[&OUTPUT];
    assert_near(&as_floats(&found[..24]), &centres.concat(), 1e-5);
    assert_eq!(words(&found[24..]), owners.iter().map(|owner| *owner as u32).collect::<Vec<_>>());
}

#[apply(case)]
fn random_points_fall_into_the_circle() {
    let found = Job::new("run_monte_carlo").groups([2, 1, 1]).bind(INPUT, integers(&[0])).run();
    let mut inside = 0;
    for i in 0..64_u32 {
        let mut state = i.wrapping_mul(2_654_435_761).wrapping_add(1);
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            (state >> 8) as f32 / 16_777_216.0
        };
        inside += (0..64).filter(|_| random().powi(2) + random().powi(2) < 1.0).count() as u32;
    }
    assert_eq!(words(&found[&INPUT]), [inside]);
    // About a quarter of pi.
    assert!((f64::from(inside) / 4096.0 - 0.785).abs() < 0.03);
}

#[apply(case)]
fn rays_hit_the_nearest_sphere() {
    let spheres = [0.0, 0.0, -5.0, 1.0, 0.5, 0.0, -3.0, 0.25, 0.0, -100.0, 0.0, 95.0];
    let mut rays = Vec::new();
    for i in 0..16_u32 {
        let r = Random::floats(60 + i, 2);
        rays.extend([0.0, 0.0, 1.0, 0.0, 0.4 * r[0], 0.4 * r[1] - 0.1, -2.0, 0.0]);
    }
    let found = Job::new("run_spheres")
        .groups([2, 1, 1])
        .bind(INPUT, floats(&rays))
        .bind(OUTPUT, floats(&spheres))
        .bind(THIRD, floats(&[0.0; 16 * 8]))
        .run();
    let dot = |a: [f64; 3], b: [f64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let mut hits = 0;
    let wanted = rays.chunks(8).flat_map(|ray| {
        let wide = |from: &[f32]| -> [f64; 3] { std::array::from_fn(|d| f64::from(from[d])) };
        let (origin, direction) = (wide(ray), wide(&ray[4..]));
        let d = direction.map(|x| x / dot(direction, direction).sqrt());
        let mut hit = [f64::from(1e30_f32), 0.0, 0.0, 0.0];
        for sphere in spheres.chunks(4) {
            let (centre, radius) = (wide(sphere), f64::from(sphere[3]));
            let c: [f64; 3] = std::array::from_fn(|k| origin[k] - centre[k]);
            let (b, q) = (dot(c, d), dot(c, d).powi(2) - dot(c, c) + radius * radius);
            let t = -b - q.max(0.0).sqrt();
            if q >= 0.0 && t > 0.0 && t < hit[0] {
                let n: [f64; 3] = std::array::from_fn(|k| (c[k] + t * d[k]) / radius);
                let r: [f64; 3] = std::array::from_fn(|k| d[k] - 2.0 * dot(n, d) * n[k]);
                hit = [t, r[0], r[1], r[2]];
            }
        }
        hits += u32::from(hit[0] < 1e20);
        // A hit is a number, and a vector behind padding.
        [hit[0], 0.0, 0.0, 0.0, hit[1], hit[2], hit[3], 0.0]
    });
    let wanted: Vec<_> = wanted.collect();
    assert!((4..16).contains(&hits), "{hits} hits");
    assert_near(&as_floats(&found[&THIRD]), &wanted, 2e-4);
}

#[apply(case)]
fn base_64_writes_letters() {
    let text = b"any carnal pleas\x00\xff\xfb\xef\xbe\x10\x51\x87";
    let given: Vec<u32> =
        text.chunks(3).map(|t| u32::from(t[0]) | u32::from(t[1]) << 8 | u32::from(t[2]) << 16).collect();
    let found = Job::new("run_base64").bind(INPUT, integers(&given)).bind(OUTPUT, integers(&[0; 8])).run();
    let alphabet: Vec<u8> = (b'A'..=b'Z').chain(b'a'..=b'z').chain(b'0'..=b'9').chain(*b"+/").collect();
    let bits: Vec<u8> = text.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    let letters = bits.chunks(6).map(|six| alphabet[usize::from(six.iter().fold(0, |n, bit| n << 1 | bit))]);
    assert_eq!(found[&OUTPUT], letters.collect::<Vec<_>>());
}

#[apply(case)]
fn softmax_sums_to_one() {
    let given: Vec<f32> = Random::floats(70, 32).iter().map(|value| value * 20.0).collect();
    let found = Job::new("run_softmax").groups([2, 1, 1]).bind(INPUT, floats(&given)).run();
    let wanted = given.chunks(16).flat_map(|half| {
        let powers: Vec<f64> = half.iter().map(|value| f64::from(*value).exp()).collect();
        let sum: f64 = powers.iter().sum();
        powers.into_iter().map(move |power| power / sum)
    });
    assert_near(&as_floats(&found[&INPUT]), &wanted.collect::<Vec<_>>(), 1e-6);
}

#[apply(case)]
fn integrals_have_the_precision_of_doubles() {
    let given: Vec<f64> =
        (0..8).flat_map(|i| [f64::from(i) / 4.0, f64::from(i) / 2.0 + 1.0, 0.0, 0.0]).collect();
    let bytes: Vec<u8> = given.iter().flat_map(|value| value.to_le_bytes()).collect();
    let found = Job::new("run_rule_of_simpson").bind(INPUT, bytes).run();
    let found: Vec<f64> =
        found[&INPUT].chunks(8).map(|bytes| f64::from_le_bytes(bytes.try_into().unwrap())).collect();
    for (i, (given, found)) in given.chunks(4).zip(found.chunks(4)).enumerate() {
        let integral = |x: f64| match i % 3 {
            0 => x.powi(4) / 4.0,
            1 => x.powf(1.5) / 1.5,
            _ => x.atan(),
        };
        let wanted = integral(given[1]) - integral(given[0]);
        // Of the square root at 0 the rule is less exact.
        let error = if i % 3 == 1 { 1e-4 } else { 1e-7 };
        assert!((found[2] - wanted).abs() < error, "{i}: {} is not {wanted}", found[2]);
        assert!((found[3] - found[2]).abs() < 1e-15 * found[2].abs().max(1.0));
    }
}

#[apply(case)]
fn functions_have_arguments_in_and_out() {
    let given = [[1, 2, 3, 4], [5, 6, 7, -8], [0, 0, 0, 10], [9, 9, 9, 0]];
    let found = Job::new("run_functions").bind(INPUT, signed(&given.concat())).run();
    let wanted = given.iter().flat_map(|v| {
        let x = v[3];
        let sum = |a: [i32; 3], b: [i32; 2]| a.iter().sum::<i32>() + b[0] * 100 + b[1] * 1000;
        let a = [x, x + 1, x + 2];
        let changed = [a[0], a[1] * 10, a[2]];
        [sum(a, [x * x, -x]), sum(changed, [-x, x * x]), changed.iter().sum(), x + 3]
    });
    assert_eq!(as_signed(&found[&INPUT]), wanted.collect::<Vec<_>>());
}

#[apply(case)]
fn loops_are_left_where_they_say() {
    fn inner(n: u32) -> u32 {
        let mut r = 0_u32;
        for i in (0..=n).filter(|i| i % 3 != 1) {
            let mut j = i;
            loop {
                r += j;
                if r % 7 == 3 {
                    r += 2;
                    break;
                }
                match j & 3 {
                    0 => r = (r ^ 1) + 5,
                    1 => r += 5,
                    2 => return r + 1000,
                    _ => {}
                }
                let goes_on = j > 1;
                j = j.wrapping_sub(1);
                if !(goes_on && r < 500) {
                    break;
                }
            }
        }
        r
    }
    let found = Job::new("run_loops").bind(INPUT, integers(&[0; 8])).run();
    assert_eq!(words(&found[&INPUT]), (0..8).map(|i| inner(i) + inner(i + 8) * 10_000).collect::<Vec<_>>());
}
