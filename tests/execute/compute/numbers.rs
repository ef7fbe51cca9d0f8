//! Matrices, quaternions, numbers of all widths, and packed numbers.

use super::{INPUT, Job, OUTPUT, Random, as_floats, assert_near, floats, integers, words};

type Matrix = Vec<Vec<f64>>;

/// A matrix by its columns.
fn columns(values: &[f32], rows: usize) -> Matrix {
    values.chunks(rows).map(|column| column.iter().map(|value| f64::from(*value)).collect()).collect()
}

fn times(left: &Matrix, right: &Matrix) -> Matrix {
    let entry = |column: &Vec<f64>, row: usize| column.iter().zip(left).map(|(x, l)| x * l[row]).sum();
    right.iter().map(|column| (0..left[0].len()).map(|row| entry(column, row)).collect()).collect()
}

fn transposed(matrix: &Matrix) -> Matrix {
    (0..matrix[0].len()).map(|row| matrix.iter().map(|column| column[row]).collect()).collect()
}

/// The determinant by the first column.
fn determinant(matrix: &Matrix) -> f64 {
    if matrix.is_empty() {
        return 1.0;
    }
    let minor = |row: usize| -> Matrix {
        let without = |column: &Vec<f64>| {
            let rest = column.iter().enumerate().filter(|(other, _)| *other != row);
            rest.map(|(_, value)| *value).collect()
        };
        matrix[1..].iter().map(without).collect()
    };
    (0..matrix.len())
        .map(|row| matrix[0][row] * determinant(&minor(row)) * if row % 2 == 0 { 1.0 } else { -1.0 })
        .sum()
}

/// Places a matrix in memory, column by column, each at a distance.
fn place(memory: &mut [f32], at: usize, stride: usize, columns: &[&[f32]]) {
    for (index, column) in columns.iter().enumerate() {
        memory[at + index * stride..][..column.len()].copy_from_slice(column);
    }
}

fn taken(memory: &[f32], at: usize, stride: usize, rows: usize, count: usize) -> Matrix {
    (0..count)
        .map(|c| memory[at + c * stride..][..rows].iter().map(|value| f64::from(*value)).collect())
        .collect()
}

fn assert_matrix(found: &Matrix, wanted: &Matrix, error: f64) {
    for (found, wanted) in found.iter().flatten().zip(wanted.iter().flatten()) {
        assert!((found - wanted).abs() <= error, "{found} is not {wanted}");
    }
    assert_eq!(found.concat().len(), wanted.concat().len());
}

fn unit(size: usize) -> Matrix {
    (0..size).map(|c| (0..size).map(|r| f64::from(u8::from(r == c))).collect()).collect()
}

#[apply(case)]
fn inverses_times_matrices_are_the_unit() {
    let mut random = Random::floats(81, 35);
    // A great diagonal makes them regular.
    (0..4).for_each(|i| random[i * 5] += 3.0);
    (0..3).for_each(|i| random[16 + i * 4] += 3.0);
    (0..2).for_each(|i| random[25 + i * 3] += 3.0);
    let mut given = vec![0.0_f32; 120];
    let split = |from: usize, rows: usize, count: usize| -> Vec<&[f32]> {
        random[from..from + rows * count].chunks(rows).collect()
    };
    place(&mut given, 0, 4, &split(0, 4, 4));
    place(&mut given, 16, 4, &split(16, 3, 3));
    place(&mut given, 28, 2, &split(25, 2, 2));
    // Behind: the inverses at 32, 48 and 60, three determinants at 64, the matrix by rows at 68, then 2x3 at 84.
    place(&mut given, 84, 4, &split(29, 3, 2));
    let found = as_floats(&Job::new("run_inverses").bind(INPUT, floats(&given)).run()[&INPUT]);
    let [a, b, c] = [taken(&given, 0, 4, 4, 4), taken(&given, 16, 4, 3, 3), taken(&given, 28, 2, 2, 2)];
    assert_matrix(&times(&a, &taken(&found, 32, 4, 4, 4)), &unit(4), 1e-6);
    assert_matrix(&times(&b, &taken(&found, 48, 4, 3, 3)), &unit(3), 1e-6);
    assert_matrix(&times(&c, &taken(&found, 60, 2, 2, 2)), &unit(2), 1e-6);
    assert_near(&found[64..67], &[determinant(&a), determinant(&b), determinant(&c)], 1e-6);
    assert_matrix(&taken(&found, 68, 4, 4, 4), &transposed(&a), 0.0);
    assert_matrix(&taken(&found, 92, 2, 2, 3), &transposed(&taken(&given, 84, 4, 3, 2)), 0.0);
    let outer: Matrix = b[1].iter().map(|y| b[0].iter().map(|x| x * y).collect()).collect();
    assert_matrix(&taken(&found, 100, 4, 3, 3), &outer, 1e-6);
}

#[apply(case)]
fn row_major_and_column_major_matrices_multiply() {
    let given: Vec<f32> = (0..64_u16).map(|i| f32::from(i * 37 % 19) - 9.0).collect();
    // std140: a by four rows, b (three columns of four) by four rows of three, c (four columns of three) by columns, v, w.
    let a = transposed(&taken(&given, 0, 4, 4, 4));
    let b = transposed(&taken(&given, 16, 4, 3, 4));
    let c = taken(&given, 32, 4, 3, 4);
    let (v, w) = (columns(&given[48..52], 4), columns(&given[52..55], 3));
    let found =
        Job::new("run_matrix_chain").bind(INPUT, floats(&given)).bind(OUTPUT, floats(&[0.0; 48])).run();
    let found = as_floats(&found[&OUTPUT]);
    let narrow = |matrix: Matrix| -> Vec<f32> { matrix.concat().iter().map(|value| *value as f32).collect() };
    let left = |vector: &Matrix, matrix: &Matrix| transposed(&times(&transposed(vector), matrix));
    assert_eq!(found[0..4], narrow(times(&a, &v)));
    assert_eq!(found[4..8], narrow(left(&v, &a)));
    assert_eq!(found[8..11], narrow(left(&v, &b)));
    assert_eq!(found[12..15], narrow(times(&c, &v)));
    assert_eq!(found[15..19], narrow(left(&w, &c)));
    assert_matrix(&taken(&found, 20, 4, 3, 3), &times(&c, &b), 0.0);
    let mut q = times(&b, &c);
    for (q, a) in q.iter_mut().flatten().zip(a.iter().flatten()) {
        *q += 2.0 * a - a * a;
    }
    assert_matrix(&taken(&found, 32, 4, 4, 4), &q, 0.0);
}

#[apply(case)]
fn quaternions_turn_as_their_matrices() {
    let (q, v) = (Random::floats(82, 16), Random::floats(83, 12));
    let mut given = vec![0.0; 80];
    given[..16].copy_from_slice(&q);
    place(&mut given, 16, 4, &v.chunks(3).collect::<Vec<_>>());
    let found = as_floats(&Job::new("run_quaternions").bind(INPUT, floats(&given)).run()[&INPUT]);
    for i in 0..4 {
        let q: Vec<f64> = q[4 * i..][..4].iter().map(|x| f64::from(*x)).collect();
        let v: Vec<f64> = v[3 * i..][..3].iter().map(|x| f64::from(*x)).collect();
        let length = q.iter().map(|x| x * x).sum::<f64>();
        let cross = |a: &[f64], b: &[f64]| {
            [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        };
        // v + 2 q x (q x v + w v).
        let inner = cross(&q, &v);
        let inner: [f64; 3] = std::array::from_fn(|d| inner[d] + q[3] * v[d]);
        let outer = cross(&q, &inner);
        let wanted: Vec<f64> = (0..3).map(|d| v[d] + 2.0 * outer[d] / length).chain([1.0]).collect();
        assert_near(&found[4 * i..][..4], &wanted, 2e-6);
        assert_near(&found[16 + 4 * i..][..3], &[0.0; 3], 2e-6);
        assert_matrix(&taken(&found, 32 + 12 * i, 4, 3, 3), &unit(3), 2e-6);
    }
}

#[apply(case)]
fn integers_of_64_bits_compute() {
    let (a, b) = (0xFEDC_BA98_7654_3210_u64, 0x0000_0012_3456_789A_u64);
    let (c, d) = (-0x1234_5678_9ABC_DEF0_i64, 0x7777_7777_7777_i64);
    let mut given = [0_u64; 16];
    (given[0], given[1], given[8], given[9]) = (a, b, c.cast_unsigned(), d.cast_unsigned());
    let bytes: Vec<u8> = given.iter().flat_map(|value| value.to_le_bytes()).collect();
    let found = Job::new("run_wide_integers").bind(INPUT, bytes).run();
    let found: Vec<u64> =
        found[&INPUT].chunks(8).map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap())).collect();
    let low = u64::from(d.cast_unsigned() as u32);
    assert_eq!(
        found[2..8],
        [a.wrapping_mul(b), a / b, a % b, a >> 13 | b << 51, a ^ !b, c.cast_unsigned().wrapping_add(low)]
    );
    let wanted = [c.wrapping_mul(d), c / d, c >> 7, c.abs() - c.max(d), c.min(d), -c.signum()];
    assert_eq!(found[10..], wanted.map(i64::cast_unsigned));
}

#[apply(case)]
fn integers_of_8_and_16_bits_compute() {
    let (b, ub) = ([100_i8, -100, 127, -128], [200_u8, 255, 3, 130]);
    let (h, uh) = ([300_i16, -300, 32_767, -2], [65_535_u16, 1000, 999, 12_345]);
    let mut given = Vec::new();
    given.extend(b.iter().map(|x| x.cast_unsigned()).chain([0; 4]));
    given.extend(ub.iter().copied().chain([0; 4]));
    given.extend(h.iter().chain(&[0; 4]).flat_map(|x| x.to_le_bytes()));
    given.extend(uh.iter().chain(&[0; 4]).flat_map(|x| x.to_le_bytes()));
    let found = &Job::new("run_small_integers").bind(INPUT, given).run()[&INPUT];
    for i in 0..4 {
        let byte = b[i].wrapping_mul(3).wrapping_sub(b[(i + 1) % 4]);
        assert_eq!(found[4 + i], byte.cast_unsigned());
        assert_eq!(found[12 + i], (ub[i] / 3).wrapping_add(ub[i] << 1));
        let half = |at: usize| [found[at], found[at + 1]];
        assert_eq!(half(24 + 2 * i), h[i].wrapping_mul(h[i]).wrapping_add(b[i].into()).to_le_bytes());
        assert_eq!(half(40 + 2 * i), ((uh[i] % 1000) ^ u16::from(ub[i])).to_le_bytes());
    }
}

/// The number of 16 bits that is nearest, by trying all.
fn half(number: f64) -> u16 {
    let distance = |bits: &u16| (from_half(*bits) - number).abs();
    let finite = (0..0x7c00).chain(0x8000..0xfc00);
    finite.min_by(|a, b| distance(a).total_cmp(&distance(b)).then((a & 1).cmp(&(b & 1)))).unwrap()
}

fn from_half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 0x3ff));
    let magnitude = if exponent == 0 {
        fraction * 2_f64.powi(-24)
    } else {
        (1024.0 + fraction) * 2_f64.powi(exponent - 25)
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}

#[apply(case)]
fn numbers_of_16_bits_are_rounded() {
    let given = [1.5, -2.25, 0.1, 100.0, -0.0625, 2.0, 3.0, 0.3].map(half);
    let mut bytes: Vec<u8> = given.iter().flat_map(|bits| bits.to_le_bytes()).collect();
    bytes.extend([0; 64 + 32]);
    let found = &Job::new("run_halves").bind(INPUT, bytes).run()[&INPUT];
    let bits = |at: usize| u16::from_le_bytes([found[at], found[at + 1]]);
    for (i, x) in given.into_iter().map(from_half).enumerate() {
        let vector = [x * x, x + 1.5, -x, x.abs().sqrt()].map(half);
        let found_vector: [u16; 4] = std::array::from_fn(|lane| bits(16 + 8 * i + 2 * lane));
        assert_eq!(found_vector, vector, "{x}");
        let y = x * 2.0 + x.max(1.0);
        assert_eq!(as_floats(&found[80 + 4 * i..][..4]), [y as f32]);
        assert_eq!(bits(2 * i), half(f64::from(y as f32 / 3.0)));
    }
}

#[apply(case)]
fn packed_numbers_come_back() {
    let given: Vec<f32> = Random::floats(84, 32).iter().map(|value| value * 1.3).collect();
    let mut bytes = floats(&given);
    // Behind the vectors: five words for each, three vectors, two pairs, a double, a pair of words.
    bytes.extend(vec![0; 160 + 8 * 48 + 8 * 16]);
    let at = bytes.len();
    bytes.extend(1.25_f64.to_le_bytes());
    bytes.extend(integers(&[0x1234_5678, 0x3ff0_0000]));
    let found = &Job::new("run_packing").bind(INPUT, bytes).run()[&INPUT];
    let packed = words(&found[128..288]);
    for (i, x) in given.chunks(4).enumerate() {
        let p = &packed[5 * i..][..5];
        let field = |x: f32, low: f32, scale: f32| (x.clamp(low, 1.0) * scale).round_ties_even() as i32;
        let pack = |lanes: &[f32], low: f32, scale: f32, bits: u32| {
            let fields = lanes.iter().map(|x| field(*x, low, scale).cast_unsigned() & ((1 << bits) - 1));
            fields.rev().fold(0, |word, field| word << bits | field)
        };
        assert_eq!(p[0], pack(x, 0.0, 255.0, 8));
        assert_eq!(p[1], pack(x, -1.0, 127.0, 8));
        assert_eq!(p[2], pack(&x[..2], 0.0, 65_535.0, 16));
        assert_eq!(p[3], pack(&x[2..], -1.0, 32_767.0, 16));
        assert_eq!(p[4], u32::from(half(x[1].into())) | u32::from(half(x[2].into())) << 16);
        let back = as_floats(&found[288 + 48 * i..][..48]);
        let near =
            |found: f32, x: f32, low: f32, scale: f32| (found - x.clamp(low, 1.0)).abs() <= 0.501 / scale;
        assert!((0..4).all(|lane| near(back[lane], x[lane], 0.0, 255.0)), "{back:?}");
        assert!((0..4).all(|lane| near(back[4 + lane], x[lane], -1.0, 127.0)), "{back:?}");
        assert!((0..2).all(|lane| near(back[8 + lane], x[lane], 0.0, 65_535.0)), "{back:?}");
        assert!((2..4).all(|lane| near(back[8 + lane], x[lane], -1.0, 32_767.0)), "{back:?}");
        let halves = as_floats(&found[288 + 384 + 16 * i..][..8]);
        assert_eq!(halves, [x[1], x[2]].map(|x| from_half(half(x.into())) as f32));
    }
    let both = f64::from_bits(0x3ff0_0000_1234_5678);
    assert_eq!(found[at..at + 8], both.to_le_bytes());
    assert_eq!(found[at + 8..], (both * 2.0).to_le_bytes());
}
