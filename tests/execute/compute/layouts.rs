//! Executes compute shaders against numbers that the specification gives. The layouts are read from buffers whose words count from 0, so that
//! what a shader reads is where it lies, in words.

use super::{INPUT, Job, OUTPUT, as_floats, floats, integers, words};
use crate::executor::shader::{Binding, Bound};

/// Runs a shader over so many workgroups; gives what is in the buffers afterwards.
fn run(name: &str, groups: usize, bound: Vec<(Binding, Vec<u8>)>) -> Bound {
    Job::new(name.strip_suffix(".comp").unwrap()).groups([groups, 1, 1]).memory(bound).run()
}

/// What a shader reads from a buffer whose words count from 0.
fn places(name: &str, count: usize) -> Vec<f32> {
    let input: Vec<f32> = (0..256_u16).map(f32::from).collect();
    let memory = run(name, 1, vec![(INPUT, floats(&input)), (OUTPUT, floats(&vec![-1.0; count]))]);
    as_floats(&memory[&OUTPUT])
}

#[apply(case)]
fn std140_lies_where_the_specification_puts_it() {
    let expected = [
        2.0, 3.0, 12.0, 22.0, 37.0, 49.0, 60.0, 63.0, 66.0, 67.0, 81.0, 84.0, 37.0, 34.0, 48.0, 59.0, 56.0,
        8.0, 37.0, 8.0, 45.0, 21.0, 77.0,
    ];
    assert_eq!(places("run_std140.comp", expected.len()), expected);
}

#[apply(case)]
fn std430_lies_where_the_specification_puts_it() {
    let expected = [
        2.0, 3.0, 6.0, 14.0, 29.0, 37.0, 48.0, 51.0, 54.0, 55.0, 63.0, 67.0, 29.0, 26.0, 36.0, 47.0, 44.0,
        5.0,
    ];
    assert_eq!(places("run_std430.comp", expected.len()), expected);
}

#[apply(case)]
fn scalar_layout_has_no_padding() {
    let expected = [0.0, 3.0, 10.0, 12.0, 14.0, 23.0, 30.0, 38.0, 13.0, 34.0, 20.0, 29.0];
    assert_eq!(places("run_scalar.comp", expected.len()), expected);
}

#[apply(case)]
fn stores_leave_padding_alone() {
    let memory = run("run_stores.comp", 1, vec![(INPUT, floats(&[-1.0; 48]))]);
    let mut expected = [-1.0; 48];
    let written = [
        (4, 1.0),
        (9, 2.0),
        (13, 3.0),
        (17, 4.0),
        (20, 5.0),
        (22, 6.0),
        (23, 7.0),
        (24, 8.0),
        (25, 9.0),
        (26, 10.0),
        (28, 11.0),
        (29, 12.0),
        (30, 13.0),
        (32, 14.0),
        (33, 16.0),
        (36, 15.0),
        (37, 17.0),
        (41, 18.0),
    ];
    for (place, value) in written {
        expected[place] = value;
    }
    assert_eq!(as_floats(&memory[&INPUT]), expected);
}

#[apply(case)]
fn push_constants_and_other_sets_are_bound() {
    let buffer = Binding::Buffer(1, 2);
    let mut push = floats(&[2.0]);
    push.extend(integers(&[3, 0, 0]));
    push.extend(floats(&[10.0, 20.0, 30.0]));
    let memory = run(
        "run_push.comp",
        1,
        vec![(buffer, floats(&[1.0, 2.0, 3.0, 4.0])), (Binding::PushConstants, push)],
    );
    assert_eq!(as_floats(&memory[&buffer]), [12.0, 24.0, 36.0, 4.0]);
}

#[apply(case)]
fn shared_memory_is_shared() {
    let memory = run("run_shared.comp", 2, vec![(INPUT, integers(&Vec::from_iter(0..16)))]);
    assert_eq!(words(&memory[&INPUT]), [[280; 8], [921; 8]].concat());
}

#[apply(case)]
fn bits_and_carries_are_right() {
    let x = 0xC3A5_5A3C_u32;
    let y = x.cast_signed();
    let memory = run("run_bits.comp", 1, vec![(INPUT, integers(&[[x, 0].as_slice(), &[0; 20]].concat()))]);
    let product = u64::from(x) * u64::from(x);
    let signed = i64::from(y) * i64::from(y);
    let expected = [
        x,
        x >> 4 & 0xFF,
        (y >> 24).cast_unsigned(),
        x & !0xF00 | 0x500,
        x.reverse_bits(),
        x.count_ones(),
        x.wrapping_add(0x8000_0000),
        1,
        1_u32.wrapping_sub(x),
        1,
        (product >> 32) as u32,
        product as u32,
        (signed >> 32) as u32,
        signed as u32,
        x.rotate_left(4),
        (y >> 28).cast_unsigned(),
        // GLSL's remainder has the divisor's sign.
        y.rem_euclid(7).cast_unsigned(),
        x % 7,
        y.unsigned_abs(),
        (-5_i32).cast_unsigned(),
        9,
        (-3_i32).cast_unsigned(),
    ];
    assert_eq!(words(&memory[&INPUT]), expected);
}

#[apply(case)]
fn specialization_constants_have_their_defaults() {
    // The size of a workgroup has the same number as the length of its array.
    let job = Job::new("run_spec").constant("0=4");
    let memory = job.bind(INPUT, floats(&[1.0, 2.0, 3.0, 4.0])).run();
    assert_eq!(as_floats(&memory[&INPUT]), [25.0, 22.5, 20.0, 17.5]);
}

#[apply(case)]
fn atomics_count_every_invocation() {
    let minus = |value: i32| value.cast_unsigned();
    let before = [0, 0, 100, 0, 0xFFFF, 0, 0, 0, 0, minus(-100), 0, 0];
    let memory = run("run_atomics.comp", 1, vec![(INPUT, integers(&before))]);
    assert_eq!(words(&memory[&INPUT]), [99, 21, 5, 255, 0xFF00, 255, 28, 16, minus(-4), 0, 0, 0]);
}

#[apply(case)]
fn instructions_of_glsl_compute_their_formulas() {
    let (a, b) = (1.75_f32, 3.0_f32);
    let given = [a, b, 1.0, 2.0, 2.0, 3.0, -1.0, 4.0];
    let memory = run("run_math.comp", 1, vec![(INPUT, floats(&[given.as_slice(), &[0.0; 26]].concat()))]);
    let expected = [
        1.0,
        a + (b - a) * 0.25,
        1.0,
        0.843_75,
        3.0,
        17_f32.sqrt(),
        9.0,
        10.0,
        2.0,
        -7.0,
        1.0,
        2.0,
        1.0,
        2.0,
        1.0,
        a,
        a,
        b,
        b.sqrt(),
        1.0 / b.sqrt(),
        (180.0 * b).to_radians(),
        b.to_degrees(),
        a,
        a * b + 1.0,
        8.0,
        1.0 / 3.0,
    ];
    for (place, (found, wanted)) in as_floats(&memory[&INPUT])[8..].iter().zip(expected).enumerate() {
        assert!((found - wanted).abs() <= wanted.abs() * 1e-6, "x[{}] is {found}, not {wanted}", place + 8);
    }
}

#[apply(case)]
fn structured_control_flow_takes_its_paths() {
    let f = |x: i32| match x {
        0 => 10,
        1 | 2 => (x + 3) * 2,
        3 => 6,
        x => x - 1,
    };
    let mut sum = 0;
    for i in (0..9).take_while(|i| *i != 6).filter(|i| *i != 2) {
        let mut j = i;
        loop {
            sum += j;
            j -= 1;
            if sum > 40 || j <= 0 {
                break;
            }
        }
        sum += f(i);
    }
    let memory = run("run_control.comp", 1, vec![(INPUT, integers(&[9, 0, 0, 0, 0, 0, 0]))]);
    let expected: Vec<u32> = [9, sum].into_iter().chain((0..5).map(f)).map(i32::cast_unsigned).collect();
    assert_eq!(words(&memory[&INPUT]), expected);
}
