//! What operations of workgroups give each work-item.

use super::Case;
use super::arguments::Argument::Buffer;
use crate::execute::compute::{Random, as_floats, floats, integers, words};

/// The numbers of the work-items of a group of 3 by 2 in a space of 6 by 2.
fn members(group: usize) -> [usize; 6] {
    [0, 1, 2, 6, 7, 8].map(|place| place + 3 * group)
}

/// What a work-item of a group gets, by its place: words, then floating-point numbers.
fn wanted(word: &[u32], real: &[f32], place: usize) -> ([u32; 14], [f32; 4]) {
    let sum = |list: &[u32]| list.iter().sum::<u32>();
    let less = |list: &[u32], by: i32| -> Vec<i32> { list.iter().map(|x| x.cast_signed() - by).collect() };
    let (until, below) = (&word[..=place], &word[..place]);
    let shifted = |by: u32| word.iter().map(|x| x >> by).sum::<u32>();
    let flag = |is: bool| u32::from(is);
    let words = [
        sum(word),
        sum(until),
        sum(below),
        *word.iter().max().unwrap(),
        below.iter().copied().min().unwrap_or(u32::MAX),
        less(until, 500).into_iter().max().unwrap().cast_unsigned(),
        less(word, 500).into_iter().min().unwrap().cast_unsigned(),
        flag(word.iter().all(|x| *x < 990)) + 2 * flag(word.iter().all(|x| *x < 200)),
        flag(word.iter().any(|x| *x > 100)) + 2 * flag(word.iter().any(|x| *x > 1000)),
        word[4],
        less(below, 2000).into_iter().max().unwrap_or(i32::MIN).cast_unsigned(),
        shifted(0),
        shifted(1),
        shifted(2),
    ];
    let least = real[..=place].iter().copied().fold(f32::INFINITY, f32::min);
    let most = real.iter().map(|x| -x).fold(f32::NEG_INFINITY, f32::max);
    (words, [real.iter().sum(), least, most, real[..place].iter().sum()])
}

pub const ALL: &[Case] = &[
    ("of_groups", |kernel| {
        let given = Random::list(68, 12, 1000);
        let reals: Vec<f32> = Random::list(69, 12, 100).into_iter().map(|x| x as f32 - 50.0).collect();
        let longs: Vec<i64> = (0..12).map(|i| (i * 7919 % 101 - 50) << 35).collect();
        let as_bytes = |longs: &[i64]| longs.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
        let arguments = [
            Buffer(integers(&given)),
            Buffer(floats(&reals)),
            Buffer(as_bytes(&longs)),
            Buffer(vec![0; 12 * 64]),
            Buffer(vec![0; 12 * 16]),
            Buffer(vec![0; 12 * 32]),
        ];
        let found = kernel.run_in("of_groups", &arguments, ([6, 2, 1], [3, 2, 1]));
        let (found_words, found_reals) = (words(&found[3]), as_floats(&found[4]));
        for group in 0..2 {
            let members = members(group);
            let word = members.map(|member| given[member]);
            let real = members.map(|member| reals[member]);
            let long = members.map(|member| longs[member]);
            for (place, member) in members.into_iter().enumerate() {
                let (words, numbers) = wanted(&word, &real, place);
                assert_eq!(found_words[member * 16..][..14], words, "{member}");
                assert_eq!(found_reals[member * 4..][..4], numbers, "{member}");
                let sum = long[..=place].iter().sum();
                let below = long[..place].iter().copied().max().unwrap_or(i64::MIN);
                let longs = as_bytes(&[*long.iter().min().unwrap(), sum, below]);
                assert_eq!(found[5][member * 32..][..24], longs, "{member}");
            }
        }
    }),
    // The size is that of the kernel.
    ("of_planned_groups", |kernel| {
        let given = Random::list(70, 8, 1000);
        let found = words(&kernel.run(&[Buffer(integers(&given)), Buffer(vec![0; 64])], 8, 4)[1]);
        for at in 0..8 {
            let group = &given[at / 4 * 4..][..4];
            let odd = group[..at % 4].iter().map(|x| x % 2).sum();
            assert_eq!(found[2 * at..][..2], [odd, group[2]]);
        }
    }),
];
