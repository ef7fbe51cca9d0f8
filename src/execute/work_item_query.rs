//! Functions and builtin variables that say where a work-item is.
//!
//! Spec: "Work-Item Functions" of OpenCL C, "BuiltIn" of SPIR-V.

use super::builtin::Evaluate;
use super::value::mask;
use super::work_item::WorkItem;

/// What is asked: per dimension, with the answer for dimensions that do not exist, or once.
enum Query {
    Indexed(fn(&WorkItem) -> [usize; 3], u64),
    Single(fn(&WorkItem) -> usize),
    /// Bits in four words.
    Mask(fn(u32) -> u128),
}

/// OpenCL C's name, SPIR-V's name, the question.
const QUERIES: &[(&str, &str, Query)] = &[
    ("get_global_id", "GlobalInvocationId", Query::Indexed(WorkItem::global, 0)),
    ("get_local_id", "LocalInvocationId", Query::Indexed(|item| item.local, 0)),
    ("get_group_id", "WorkgroupId", Query::Indexed(|item| item.group, 0)),
    ("get_num_groups", "NumWorkgroups", Query::Indexed(|item| item.space.groups(), 1)),
    ("get_local_size", "WorkgroupSize", Query::Indexed(|item| item.space.local, 1)),
    ("get_enqueued_local_size", "EnqueuedWorkgroupSize", Query::Indexed(|item| item.space.local, 1)),
    ("get_global_size", "GlobalSize", Query::Indexed(|item| item.space.global, 1)),
    ("get_global_offset", "GlobalOffset", Query::Indexed(|_| [0; 3], 0)),
    (
        "get_global_linear_id",
        "GlobalLinearId",
        Query::Single(|item| linear(item.global(), item.space.global)),
    ),
    (
        "get_local_linear_id",
        "LocalInvocationIndex",
        Query::Single(|item| linear(item.local, item.space.local)),
    ),
    ("get_work_dim", "WorkDim", Query::Single(|item| item.space.dimensions as usize)),
    ("get_sub_group_size", "SubgroupSize", Query::Single(WorkItem::subgroup_size)),
    ("get_max_sub_group_size", "SubgroupMaxSize", Query::Single(WorkItem::subgroup_size)),
    (
        "get_num_sub_groups",
        "NumSubgroups",
        Query::Single(|item| item.space.group_size().div_ceil(item.subgroup_size())),
    ),
    ("get_sub_group_id", "SubgroupId", Query::Single(|item| item.index() / item.subgroup_size())),
    (
        "get_sub_group_local_id",
        "SubgroupLocalInvocationId",
        Query::Single(|item| item.index() % item.subgroup_size()),
    ),
    ("get_sub_group_eq_mask", "SubgroupEqMask", Query::Mask(|lane| 1 << lane)),
    ("get_sub_group_ge_mask", "SubgroupGeMask", Query::Mask(|lane| u128::MAX << lane)),
    ("get_sub_group_gt_mask", "SubgroupGtMask", Query::Mask(|lane| (u128::MAX << lane) << 1)),
    ("get_sub_group_le_mask", "SubgroupLeMask", Query::Mask(|lane| !((u128::MAX << lane) << 1))),
    ("get_sub_group_lt_mask", "SubgroupLtMask", Query::Mask(|lane| !(u128::MAX << lane))),
];

fn linear(at: [usize; 3], sizes: [usize; 3]) -> usize {
    (at[2] * sizes[1] + at[1]) * sizes[0] + at[0]
}

fn evaluate(query: &'static Query) -> Evaluate {
    match query {
        Query::Indexed(question, outside) => Box::new(move |call| {
            let answers = WorkItem::ask(question).unwrap_or_default();
            // A vector is asked for as a whole, a scalar by its dimension.
            call.lanes(|lane| {
                let is_whole = call.arguments.is_empty();
                let dimension = if is_whole { lane } else { call.argument(0).bits(0) as usize };
                answers.get(dimension).map_or(*outside, |answer| *answer as u64)
            })
        }),
        Query::Mask(bits) => Box::new(move |call| {
            let (lane, size) =
                WorkItem::ask(|item| (item.index() % item.subgroup_size(), item.subgroup_size()))?;
            let all = if size >= 128 { u128::MAX } else { (1 << size) - 1 };
            let bits = bits(lane as u32) & all;
            call.lanes(|word| (bits >> (32 * word)) as u64 & mask(32))
        }),
        Query::Single(question) => {
            Box::new(move |call| call.lanes(|_| WorkItem::ask(question).unwrap_or_default() as u64))
        }
    }
}

/// A work-item function of OpenCL C.
pub fn resolve(name: &str) -> Option<Evaluate> {
    QUERIES.iter().find(|row| row.0 == name).map(|row| evaluate(&row.2))
}

/// A builtin variable of SPIR-V, read by a call.
pub fn resolve_variable(name: &str) -> Option<Evaluate> {
    QUERIES.iter().find(|row| row.1 == name).map(|row| evaluate(&row.2))
}
