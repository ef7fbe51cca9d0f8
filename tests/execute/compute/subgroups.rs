//! Operations of subgroups, at sizes 1, 4 and 32.

use super::{INPUT, Job, OUTPUT, Random, THIRD, as_floats, as_signed, floats, integers, words};
use crate::executor::shader::Binding;

const SIZES: [usize; 3] = [1, 4, 32];

/// What each work-item is to give, from the values of its subgroup and its number there.
fn each<T>(values: &[u32], size: usize, wanted: impl Fn(&[u32], usize) -> Vec<T>) -> Vec<T> {
    values
        .chunks(size)
        .flat_map(|group| (0..group.len()).flat_map(|lane| wanted(group, lane)).collect::<Vec<_>>())
        .collect()
}

/// Places values in rows, each with so many further words.
fn rows(values: &[u32], length: usize) -> Vec<u8> {
    integers(
        &values
            .iter()
            .flat_map(|value| std::iter::once(*value).chain(vec![0; length - 1]))
            .collect::<Vec<_>>(),
    )
}

#[apply(case)]
fn arithmetic_of_subgroups() {
    let given = Random::list(91, 32, 100);
    for size in SIZES {
        let found = Job::new("run_subgroup_sums")
            .subgroup(size)
            .bind(INPUT, integers(&given))
            .bind(OUTPUT, integers(&[0; 320]))
            .bind(THIRD, floats(&[0.0; 320]))
            .bind(Binding::Buffer(0, 3), integers(&[0; 192]))
            .run();
        let unsigned = each(&given, size, |group, lane| {
            let all = || group.iter().copied();
            let sum = |count: usize| all().take(count).sum::<u32>();
            vec![
                all().sum(),
                sum(lane + 1),
                sum(lane),
                all().fold(1, |product, value| product.wrapping_mul(value | 1)),
                all().min().unwrap(),
                all().max().unwrap(),
                all().fold(u32::MAX, |bits, value| bits & value),
                all().fold(0, |bits, value| bits | value),
                all().fold(0, |bits, value| bits ^ value),
                all().take(lane).max().unwrap_or(0),
            ]
        });
        assert_eq!(words(&found[&OUTPUT]), unsigned, "at size {size}");
        let start = |lane: usize, place: usize| (place / size * size + lane) as f32;
        let mut place = 0..32;
        let numbers: Vec<f32> = given
            .chunks(size)
            .flat_map(|group| (0..group.len()).map(move |lane| (group, lane)))
            .flat_map(|(group, lane)| {
                let place = place.next().unwrap();
                let pairs: Vec<[f32; 2]> = group
                    .iter()
                    .enumerate()
                    .map(|(other, value)| [(value % 16) as f32, start(other, place)])
                    .collect();
                let of = |d: usize| pairs.iter().map(move |pair| pair[d]);
                let twos = (0..group.len()).map(|other| start(other, place) as u32 % 2).sum::<u32>();
                let product = f32::from(2_u16).powi(twos as i32);
                let five = [0, 1].map(|d| {
                    [
                        of(d).sum::<f32>(),
                        of(d).take(lane + 1).fold(f32::INFINITY, f32::min),
                        of(d).take(lane).map(|x| x + 1.0).fold(f32::NEG_INFINITY, f32::max),
                        product,
                        of(d).take(lane).sum(),
                    ]
                });
                (0..5).flat_map(|row| [five[0][row], five[1][row]]).collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(as_floats(&found[&THIRD]), numbers, "at size {size}");
        let signed = each(&given, size, |group, lane| {
            let all = || group.iter().map(|value| *value as i32 - 50);
            vec![
                all().min().unwrap(),
                all().max().unwrap(),
                all().take(lane + 1).fold(1, |product: i32, n| product.wrapping_mul(n.rem_euclid(3) + 2)),
                all().take(lane).min().unwrap_or(i32::MAX),
                all().take(lane + 1).fold(0, |bits, n| bits ^ n),
                1,
            ]
        });
        assert_eq!(as_signed(&found[&Binding::Buffer(0, 3)]), signed, "at size {size}");
    }
}

#[apply(case)]
fn scan_with_subgroups_is_the_same_at_every_size() {
    let given = Random::list(92, 128, 1000);
    let mut wanted = Vec::new();
    for half in given.chunks(64) {
        let mut sum = 0;
        wanted.extend(half.iter().map(|value| {
            sum += value;
            sum
        }));
    }
    for size in SIZES {
        let found = Job::new("run_subgroup_scan")
            .subgroup(size)
            .groups([2, 1, 1])
            .bind(INPUT, integers(&given))
            .run();
        assert_eq!(words(&found[&INPUT]), wanted, "at size {size}");
    }
}

#[apply(case)]
fn ballots_are_masks() {
    let given = Random::list(93, 32, 50);
    for size in SIZES {
        let found = Job::new("run_subgroup_masks").subgroup(size).bind(INPUT, rows(&given, 12)).run();
        let wanted = each(&given, size, |group, lane| {
            let mask: u64 = (0..).zip(group).map(|(lane, value)| u64::from(value & 1) << lane).sum();
            let ones = |below: usize| (mask & ((1 << below) - 1)).count_ones();
            let all = (1_u64 << size) - 1;
            let (equal, above) = (1_u64 << lane, all & !((2 << lane) - 1));
            let below = equal - 1;
            vec![
                mask as u32,
                ones(size),
                ones(lane + 1),
                ones(lane),
                if mask == 0 { 99 } else { mask.trailing_zeros() },
                if mask == 0 { 99 } else { 63 - mask.leading_zeros() },
                (mask >> lane & 1) as u32,
                (mask >> (size - 1) & 1) as u32,
                group[0],
                group[0],
                (equal | above << 1) as u32,
                (below ^ (below | equal) ^ (above | equal)) as u32,
            ]
        });
        assert_eq!(words(&found[&INPUT]), wanted, "at size {size}");
    }
}

#[apply(case)]
fn shuffles_move_values() {
    let given = Random::list(94, 32, 500);
    let vectors = Random::floats(95, 128);
    for size in SIZES {
        let found = Job::new("run_subgroup_moves")
            .subgroup(size)
            .bind(INPUT, rows(&given, 4))
            .bind(OUTPUT, floats(&vectors))
            .run();
        let wanted = each(&given, size, |group, lane| {
            vec![
                group[(lane * 3 + 1) % size],
                if size > 1 { group[lane ^ 1] } else { 7 },
                if lane == 0 { 1000 } else { group[lane - 1] },
                if lane + 1 == size { 2000 } else { group[lane + 1] },
            ]
        });
        assert_eq!(words(&found[&INPUT]), wanted, "at size {size}");
        let other = |i: usize| i / size * size + size - 1 - i % size;
        let moved: Vec<f32> = (0..32)
            .flat_map(|i| [&vectors[4 * other(i)..][..3], &vectors[4 * i + 3..][..1]].concat())
            .collect();
        assert_eq!(as_floats(&found[&OUTPUT]), moved, "at size {size}");
    }
}

#[apply(case)]
fn clusters_and_quads_are_parts() {
    let given = Random::list(96, 32, 500);
    let numbers = Random::floats(97, 32);
    for size in [4, 8, 32] {
        let found = Job::new("run_subgroup_clusters")
            .subgroup(size)
            .bind(INPUT, rows(&given, 4))
            .bind(OUTPUT, floats(&numbers))
            .run();
        let wanted = each(&given, 4, |four, lane| {
            let two = &four[lane / 2 * 2..][..2];
            vec![
                four.iter().sum(),
                two[0].max(two[1]),
                four.iter().fold(0, |bits, value| bits ^ value),
                four[lane],
            ]
        });
        assert_eq!(words(&found[&INPUT]), wanted, "at size {size}");
        let least = |four: &[f32]| vec![four.iter().copied().fold(f32::INFINITY, f32::min); 4];
        assert_eq!(as_floats(&found[&OUTPUT]), numbers.chunks(4).flat_map(least).collect::<Vec<_>>());
        let found = Job::new("run_subgroup_quads").subgroup(size).bind(INPUT, rows(&given, 4)).run();
        let wanted =
            each(&given, 4, |four, lane| vec![four[2], four[lane ^ 1], four[lane ^ 2], four[lane ^ 3]]);
        assert_eq!(words(&found[&INPUT]), wanted, "at size {size}");
    }
}

#[apply(case)]
fn votes_ask_all() {
    let mut given = Random::list(98, 32, 45);
    given[5] = 17;
    for size in SIZES {
        let found = Job::new("run_subgroup_votes").subgroup(size).bind(INPUT, integers(&given)).run();
        let bit = |holds: bool, at: u32| u32::from(holds) << at;
        let wanted = each(&given, size, |group, lane| {
            let flags = bit(group.iter().all(|value| *value < 40), 0)
                | bit(group.contains(&17), 1)
                | bit(group.iter().all(|value| value / 64 == group[0] / 64), 2)
                | bit(lane == 0, 3)
                | bit(group.iter().all(|value| *value == group[0]), 4);
            vec![flags | (32 / size as u32) << 8 | (size as u32) << 24]
        });
        let wanted: Vec<u32> =
            wanted.into_iter().enumerate().map(|(i, flags)| flags | ((i / size) as u32) << 16).collect();
        assert_eq!(words(&found[&INPUT]), wanted, "at size {size}");
    }
}

#[apply(case)]
fn those_on_one_path_are_a_group_of_their_own() {
    let given = Random::list(99, 32, 60);
    for size in SIZES {
        let found = Job::new("run_subgroup_paths")
            .subgroup(size)
            .bind(INPUT, [integers(&given), integers(&[0; 32])].concat())
            .run();
        let wanted = each(&given, size, |group, lane| {
            let own = group[lane];
            let path = || group.iter().filter(|value| *value % 3 == own % 3);
            let result = match own % 3 {
                0 => path().sum::<u32>(),
                1 => path().max().unwrap() + 1000,
                _ => path().count() as u32 + 2000,
            };
            vec![result * 64 + size as u32]
        });
        // In round k of a loop are those that do more than k.
        let rounds = each(&given, size, |group, lane| {
            let in_round = |k: u32| group.iter().filter(|value| *value % 4 > k).count() as u32;
            vec![(0..group[lane] % 4).map(in_round).sum::<u32>()]
        });
        assert_eq!(words(&found[&INPUT]), [wanted, rounds].concat(), "at size {size}");
    }
}

#[apply(case)]
fn partitions_are_those_with_the_same_value() {
    let given = Random::list(100, 32, 60);
    for size in SIZES {
        let found = Job::new("run_subgroup_parts").subgroup(size).bind(INPUT, rows(&given, 4)).run();
        let wanted = each(&given, size, |group, lane| {
            let own = group[lane] % 3;
            let part = || (0..).zip(group).filter(|(_, value)| *value % 3 == own);
            vec![
                part().map(|(lane, _): (u32, _)| 1_u32 << lane).sum(),
                part().map(|(_, value)| value).sum(),
                part().filter(|(other, _)| *other as usize <= lane).map(|(_, value)| *value).max().unwrap(),
                part().filter(|(other, _)| (*other as usize) < lane).fold(0, |bits, (_, value)| bits ^ value),
            ]
        });
        assert_eq!(words(&found[&INPUT]), wanted, "at size {size}");
    }
}
