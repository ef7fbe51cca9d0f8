//! Sorting, scanning, counting and searching in shared memory.

use super::{INPUT, Job, OUTPUT, Random, as_floats, as_signed, floats, integers, signed, words};
use crate::executor::shader::Binding;

#[apply(case)]
fn scan_sums_what_is_in_front() {
    let given = Random::list(1, 128, 1000);
    let found = Job::new("run_scan").groups([2, 1, 1]).bind(INPUT, integers(&given)).run();
    let sums = |half: &[u32]| -> Vec<u32> {
        half.iter()
            .scan(0, |sum, value| {
                *sum += value;
                Some(*sum - value)
            })
            .collect()
    };
    assert_eq!(words(&found[&INPUT]), [sums(&given[..64]), sums(&given[64..])].concat());
}

#[apply(case)]
fn reduction_finds_sum_and_extremes() {
    let given: Vec<i32> = Random::list(2, 64, 2000).iter().map(|value| *value as i32 - 1000).collect();
    let found = Job::new("run_reduction")
        .groups([4, 1, 1])
        .bind(INPUT, signed(&given))
        .bind(OUTPUT, signed(&[0, i32::MAX, i32::MIN, 0]))
        .run();
    let wanted = [given.iter().sum(), *given.iter().min().unwrap(), *given.iter().max().unwrap(), 4];
    assert_eq!(as_signed(&found[&OUTPUT]), wanted);
}

#[apply(case)]
fn bitonic_sort_sorts() {
    let mut given: Vec<i32> = Random::list(3, 64, 500).iter().map(|value| *value as i32 - 250).collect();
    let found = Job::new("run_bitonic_sort").bind(INPUT, signed(&given)).run();
    given.sort_unstable();
    assert_eq!(as_signed(&found[&INPUT]), given);
}

#[apply(case)]
fn radix_sort_sorts() {
    let mut given: Vec<u32> = Random::list(4, 32, 1 << 24).iter().map(|value| value * 251).collect();
    let found = Job::new("run_radix_sort").bind(INPUT, integers(&given)).run();
    given.sort_unstable();
    assert_eq!(words(&found[&INPUT]), given);
}

#[apply(case)]
fn odd_even_sort_sorts() {
    let mut given = Random::floats(5, 32);
    let found = Job::new("run_odd_even_sort").bind(INPUT, floats(&given)).run();
    given.sort_by(f32::total_cmp);
    assert_eq!(as_floats(&found[&INPUT]), given);
}

#[apply(case)]
fn histogram_counts_bytes() {
    let given: Vec<u32> = Random::list(6, 64, 1 << 24).iter().map(|value| value.wrapping_mul(257)).collect();
    let found = Job::new("run_byte_histogram")
        .groups([2, 1, 1])
        .bind(INPUT, integers(&given))
        .bind(OUTPUT, integers(&[0; 16]))
        .run();
    let mut wanted = [0_u32; 16];
    given.iter().flat_map(|word| word.to_le_bytes()).for_each(|byte| wanted[usize::from(byte >> 4)] += 1);
    assert_eq!(words(&found[&OUTPUT]), wanted);
}

#[apply(case)]
fn sieve_finds_primes() {
    let found = Job::new("run_sieve").bind(INPUT, integers(&[0; 65])).run();
    let is_prime = |n: &u32| (2..*n).all(|d| !n.is_multiple_of(d));
    let mut wanted: Vec<u32> = (2..256).filter(is_prime).collect();
    wanted.insert(0, wanted.len() as u32);
    wanted.resize(65, 0);
    assert_eq!(words(&found[&INPUT]), wanted);
}

#[apply(case)]
fn compaction_keeps_what_matches() {
    let given = Random::list(7, 64, 1000);
    let found = Job::new("run_compaction")
        .groups([2, 1, 1])
        .bind(INPUT, integers(&given))
        .bind(OUTPUT, integers(&[0; 65]))
        .run();
    let found = words(&found[&OUTPUT]);
    let mut wanted: Vec<u32> = given.into_iter().filter(|value| value % 4 == 1).collect();
    let count = found[0] as usize;
    assert_eq!(count, wanted.len());
    let mut kept = found[1..=count].to_vec();
    kept.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(kept, wanted);
    assert!(found[count + 1..].iter().all(|rest| *rest == 0));
}

/// Bytes of a text in words.
fn packed(text: &[u8]) -> Vec<u32> {
    text.chunks(4)
        .map(|chunk| chunk.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte)))
        .collect()
}

#[apply(case)]
fn string_search_finds_all_places() {
    let (text, word) = (b"the other then bathed there in the weather, the", b"the");
    let mut given = vec![text.len() as u32, word.len() as u32, packed(word)[0], 0];
    given.extend(packed(text));
    let found = Job::new("run_string_search")
        .bind(INPUT, integers(&given))
        .bind(OUTPUT, integers(&[0, u32::MAX]))
        .run();
    let places: Vec<_> = (0..=text.len() - word.len()).filter(|at| text[*at..].starts_with(word)).collect();
    assert_eq!(words(&found[&OUTPUT]), [places.len() as u32, places[0] as u32]);
}

/// The length of the longest common subsequence, and the number of changes from one to the other, by recursion.
fn compare(left: &[u8], right: &[u8]) -> (u32, u32) {
    let ([l, left_rest @ ..], [r, right_rest @ ..]) = (left, right) else {
        return (0, (left.len() + right.len()) as u32);
    };
    let both = compare(left_rest, right_rest);
    let (one, other) = (compare(left_rest, right), compare(right_rest, left));
    let changes = (both.1 + u32::from(l != r)).min(one.1.min(other.1) + 1);
    (if l == r { both.0 + 1 } else { one.0.max(other.0) }, changes)
}

#[apply(case)]
fn dynamic_programming_compares_strings() {
    let pairs = ["abcdefghaxcyezgq", "kitten__sitting_", "aaaabbbbbbbbaaaa", "samesamesamesame"];
    let given = packed(pairs.concat().as_bytes());
    let found = Job::new("run_common_subsequence")
        .bind(INPUT, integers(&given))
        .bind(OUTPUT, integers(&[0; 8]))
        .run();
    let wanted = pairs.iter().flat_map(|pair| {
        let (left, right) = pair.as_bytes().split_at(8);
        let (common, changes) = compare(left, right);
        [common, changes]
    });
    assert_eq!(words(&found[&OUTPUT]), Vec::from_iter(wanted));
}

#[apply(case)]
fn shortest_paths_are_found() {
    let far = 10_000;
    let mut given: Vec<i32> = Random::list(8, 64, 60)
        .iter()
        .map(|cost| if cost % 3 == 0 { *cost as i32 + 1 } else { far })
        .collect();
    (0..8).for_each(|i| given[i * 9] = 0);
    let found = Job::new("run_shortest_paths").bind(INPUT, signed(&given)).run();
    // Relaxation of all edges, as often as there are nodes.
    let mut wanted = given.clone();
    for _ in 0..8 {
        for (from, to, over) in (0..512).map(|i| (i / 64, i / 8 % 8, i % 8)) {
            let through = wanted[from * 8 + over] + given[over * 8 + to];
            wanted[from * 8 + to] = wanted[from * 8 + to].min(through);
        }
    }
    assert_eq!(as_signed(&found[&INPUT]), wanted);
}

#[apply(case)]
fn breadth_first_search_counts_steps() {
    let edges: Vec<u32> =
        (0..16).map(|node| [1 << ((node * 5 + 1) % 16), 1 << (node / 2), 0][node % 3]).collect();
    let found =
        Job::new("run_breadth_first").bind(INPUT, integers(&edges)).bind(OUTPUT, signed(&[0; 16])).run();
    let mut wanted = vec![-1; 16];
    let mut queue = std::collections::VecDeque::from([0]);
    wanted[0] = 0;
    while let Some(node) = queue.pop_front() {
        for next in (0..16).filter(|next| edges[node] >> next & 1 == 1) {
            if wanted[next] < 0 {
                wanted[next] = wanted[node] + 1;
                queue.push_back(next);
            }
        }
    }
    assert_eq!(as_signed(&found[&OUTPUT]), wanted);
}

#[apply(case)]
fn transpose_turns_a_matrix() {
    let given: Vec<i32> = (0..2 * 8 * 12).collect();
    let found = Job::new("run_transpose")
        .groups([3, 2, 1])
        .bind(INPUT, signed(&given))
        .bind(OUTPUT, signed(&[0; 192]))
        .run();
    // Twelve columns and eight rows of pairs; the pairs are turned, too.
    let at = |row: usize, column: usize| [given[2 * (row * 12 + column) + 1], given[2 * (row * 12 + column)]];
    let wanted: Vec<i32> = (0..12).flat_map(|row| (0..8).flat_map(move |column| at(column, row))).collect();
    assert_eq!(as_signed(&found[&OUTPUT]), wanted);
}

#[apply(case)]
fn automaton_follows_its_rule() {
    let mut given = vec![110, 0x0100_4001];
    given.resize(18, 0);
    let found = Job::new("run_automaton").bind(INPUT, integers(&given)).run();
    let mut row = given[1];
    let mut wanted = vec![110, row];
    for _ in 0..16 {
        let bit = |at: u32| row.rotate_right(at) & 1;
        row = (0..32)
            .map(|at| (110 >> (bit((at + 1) % 32) * 4 + bit(at) * 2 + bit((at + 31) % 32)) & 1) << at)
            .sum();
        wanted.push(row);
    }
    assert_eq!(words(&found[&INPUT]), wanted);
}

#[apply(case)]
fn game_of_life_goes_on() {
    // A glider on a torus of eight by eight.
    let glider = [0b010, 0b100, 0b111, 0, 0, 0, 0, 0_u32];
    let push = integers(&[9]);
    let found =
        Job::new("run_game_of_life").bind(INPUT, integers(&glider)).bind(Binding::PushConstants, push).run();
    let mut now = glider;
    for _ in 0..9 {
        let alive = |x: usize, y: usize| now[y % 8] >> (x % 8) & 1;
        let next = |y: usize| {
            (0..8).fold(0, |row, x| {
                let around: u32 = (0..9).map(|i| alive(x + 7 + i % 3, y + 7 + i / 3)).sum();
                let lives = around == 3 || around == 4 && alive(x, y) == 1;
                row | u32::from(lives) << x
            })
        };
        now = std::array::from_fn(next);
    }
    assert_eq!(words(&found[&INPUT]), now);
}
