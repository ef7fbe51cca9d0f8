//! Physical pointers, runtime arrays, atomics, shared structures and specialization constants.

use super::{INPUT, Job, OUTPUT, THIRD, as_floats, as_signed, floats, integers, signed, words};
use crate::executor::shader::Binding;

#[apply(case)]
fn physical_pointers_lead_through_a_list() {
    let (nodes, numbers) = (Binding::Memory(0), Binding::Memory(1));
    let values = [3, -7, 11];
    let given: Vec<i32> = (1..=8).collect();
    let found = Job::new("run_linked_list")
        .bind(Binding::PushConstants, vec![0; 16])
        .bind(INPUT, vec![0; 16])
        .bind(nodes, vec![0; 48])
        .bind(numbers, signed(&given))
        .run_with(|shader, bound| {
            let address = shader.address(nodes).unwrap();
            let push = [address, shader.address(numbers).unwrap()];
            bound.insert(
                Binding::PushConstants,
                push.iter().flat_map(|address| address.to_le_bytes()).collect(),
            );
            // The second node is the last one in memory.
            let places = [0, 2, 1_u64];
            let mut list = vec![0; 48];
            for (index, place) in places.iter().enumerate() {
                let next = places.get(index + 1).map_or(0, |next| address + 16 * next);
                let node = &mut list[16 * *place as usize..];
                node[..8].copy_from_slice(&next.to_le_bytes());
                node[8..12].copy_from_slice(&signed(&[values[index]]));
            }
            bound.insert(nodes, list);
        });
    let total: i32 = values.iter().sum();
    let wanted = (0..4).map(|i| total * (i + 1) + given[i as usize] + given[7 - i as usize]);
    assert_eq!(as_signed(&found[&INPUT]), wanted.collect::<Vec<_>>());
    let visits: Vec<i32> = found[&nodes].chunks(16).map(|node| as_signed(node)[3]).collect();
    assert_eq!(visits, [4, 4, 4]);
    assert_eq!(as_signed(&found[&numbers]), [-1, -2, -3, -4, 5, 6, 7, 8]);
}

#[apply(case)]
fn runtime_arrays_are_as_long_as_their_buffers() {
    // A structure takes 32 bytes behind 16, a vector of three 16; a word is left over.
    let mut items = vec![0_f32; 4 + 3 * 8 + 1];
    items[4 + 2 * 8 + 3] = 40.0;
    let last = Binding::Buffer(1, 0);
    let found = Job::new("run_lengths")
        .bind(INPUT, integers(&[0; 4]))
        .bind(OUTPUT, floats(&items))
        .bind(THIRD, floats(&[0.0; 22]))
        .bind(last, integers(&[0, 0, 1, 2, 3, 4, 5]))
        .run();
    assert_eq!(words(&found[&INPUT]), [3, 5, 5, 45]);
}

#[apply(case)]
fn atomics_of_numbers_and_wide_integers() {
    let mut given = vec![0; 112];
    given[32..36].copy_from_slice(&integers(&[7]));
    let found = &Job::new("run_float_atomics").bind(INPUT, given).run()[&INPUT];
    assert_eq!(as_floats(&found[..4]), [120.0]);
    assert_eq!(as_floats(&found[4..8]), [15.5]);
    let wide = |at: usize| u64::from_le_bytes(found[at..at + 8].try_into().unwrap());
    assert_eq!(f64::from_bits(wide(8)), 60.0);
    assert_eq!(wide(16), 120 << 32);
    assert_eq!(wide(24).cast_signed(), -150_000_000_000);
    // Each found what another one left; the last one's stays.
    let mut slots = words(&found[36..100]);
    slots.extend(words(&found[32..36]));
    slots.sort_unstable();
    assert_eq!(slots, [7].into_iter().chain(100..116).collect::<Vec<_>>());
}

#[apply(case)]
fn specialization_constants_size_groups_and_arrays() {
    let run = |constants: &[&str], size: usize| {
        let job = Job::new("run_specialized").bind(INPUT, floats(&vec![0.0; size]));
        let found = constants.iter().fold(job, |job, constant| job.constant(constant)).run();
        as_floats(&found[&INPUT])
    };
    let value = |count: i32, offset: i32, scale: f32, size: i32| {
        let twice = count * 2 + 1;
        let sum: i32 = (0..twice).map(|i| i + offset).sum();
        sum as f32 * scale + (size * 1000 + twice) as f32
    };
    assert_eq!(run(&[], 1), [value(4, -3, 0.5, 1)]);
    assert_eq!(run(&["0=4", "1=7", "5=2", "6=0.25"], 4), [value(7, 2, 0.25, 4); 4]);
    assert_eq!(run(&["0=2", "2=true"], 2), [value(4, -3, -0.5, 2); 2]);
}

#[apply(case)]
fn structures_are_shared() {
    let f: Vec<f32> = (0..8_u8).map(|i| f32::from(i) * 1.5).collect();
    let u: Vec<u32> = (10..18).collect();
    let given = [floats(&f), integers(&u)].concat();
    let found = &Job::new("run_shared_structs").bind(INPUT, given).run()[&INPUT];
    // Off the diagonal a matrix has zeros.
    let sum = |i: usize| f[7 - i] * 2.0 + f[7 - i] + 1.0;
    assert_eq!(as_floats(&found[..32]), (0..8).map(sum).collect::<Vec<_>>());
    let flags = |i: usize| if i % 2 == 1 { u[7 - i] * 10 } else { u[7 - i] + 1000 };
    assert_eq!(words(&found[32..]), (0..8).map(flags).collect::<Vec<_>>());
}

#[apply(case)]
fn structures_are_copied_from_one_layout_to_another() {
    // std140: three numbers 16 bytes apart, three columns 16 bytes apart, a pair: 112 bytes. std430: 12, to 16; 48; 8; to 80.
    let given: Vec<f32> = (0..56_u8).map(f32::from).collect();
    let found =
        Job::new("run_copied_layouts").bind(INPUT, floats(&given)).bind(OUTPUT, floats(&[-1.0; 41])).run();
    let found = as_floats(&found[&OUTPUT]);
    let wanted = |from: usize| -> Vec<f32> {
        let at = |index: usize| given[28 * from + index];
        let mut to = vec![-1.0; 20];
        (0..3).for_each(|i| to[i] = at(4 * i));
        (0..9).for_each(|i| to[4 + i / 3 * 4 + i % 3] = at(12 + i / 3 * 4 + i % 3));
        (to[16], to[17]) = (at(24), at(25));
        to
    };
    assert_eq!(found[..20], wanted(1));
    assert_eq!(found[20..40], wanted(0));
    assert_eq!(found[40], 2.0 * given[12 + 8 + 1] + given[28 + 8] + given[28 + 25]);
}
