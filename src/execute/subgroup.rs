//! Operations of subgroups and of work-groups: work-items that exchange values.
//!
//! A work-item that arrives at one waits until no other can go on, then all that wait at the same place get the values of each other
//! (see [`super::work_item`]). Lanes that took another path are not among them.
//!
//! Spec: "Non-Uniform Instructions" of SPIR-V.

use super::builtin::{Call, Evaluate};
use super::jit::{Element, Shape};
use super::value::{Value, mask, pack};
use super::work_item::WorkItem;

/// A work-item at an operation: its number in the subgroup, and its operands.
pub type Member = (usize, Vec<Value>);

/// An operation as one work-item sees it.
struct Group<'a> {
    /// All that take part, by number.
    members: &'a [Member],
    /// The number of this one.
    lane: usize,
    /// The subgroup's size.
    size: usize,
    call: &'a Call<'a>,
}

/// The operand that is combined or moved; the first one is the scope.
const VALUE: usize = 1;

impl Group<'_> {
    fn operand(&self, lane: usize, index: usize) -> Option<&Value> {
        let (_, operands) = self.members.iter().find(|(number, _)| *number == lane)?;
        operands.get(index)
    }

    /// An integer operand of this work-item.
    fn own(&self, index: usize) -> usize {
        self.call.argument(index).bits(0) as usize
    }

    /// Another work-item's value; if there is none, the result is undefined, and is this one's own value here.
    fn of(&self, lane: usize) -> Option<Value> {
        let value = self.operand(lane, VALUE).unwrap_or(self.call.argument(VALUE));
        self.call.lanes(|component| value.bits(component))
    }

    fn truth(&self, truth: bool) -> Option<Value> {
        self.call.lanes(|_| u64::from(truth))
    }

    /// A mask of work-items in four words.
    fn mask_of(&self, holds: impl Fn(&Member) -> bool) -> Option<Value> {
        let bits = self.members.iter().filter(|member| holds(member));
        let bits = bits.fold(0u128, |bits, (lane, _)| bits | 1 << lane);
        self.call.lanes(|word| (bits >> (32 * word)) as u64 & mask(32))
    }

    /// The mask in an operand of this work-item, restricted to the subgroup.
    fn mask(&self, index: usize) -> u128 {
        let words = self.call.argument(index);
        let bits =
            (0..words.lanes.len()).fold(0, |bits, word| bits | u128::from(words.bits(word)) << (32 * word));
        if self.size >= 128 { bits } else { bits & ((1 << self.size) - 1) }
    }

    /// Up to this work-item, without it if so.
    fn before(&self, is_exclusive: bool) -> u128 {
        ((1u128 << self.lane) - 1) | if is_exclusive { 0 } else { 1 << self.lane }
    }
}

type Operation = fn(&Group<'_>) -> Option<Value>;

const OPERATIONS: &[(&str, Operation)] = &[
    ("Elect", |group| group.truth(group.members.first().is_some_and(|(lane, _)| *lane == group.lane))),
    ("All", |group| group.truth(group.members.iter().all(is_set))),
    ("Any", |group| group.truth(group.members.iter().any(is_set))),
    ("AllEqual", |group| {
        let own = group.call.argument(VALUE);
        group.truth(
            group
                .members
                .iter()
                .all(|(_, operands)| operands.get(VALUE).is_some_and(|value| equal(value, own))),
        )
    }),
    ("Broadcast", |group| group.of(group.own(2))),
    ("BroadcastFirst", |group| group.of(group.members.first()?.0)),
    ("Ballot", |group| group.mask_of(is_set)),
    ("InverseBallot", |group| group.truth(group.mask(VALUE) >> group.lane & 1 == 1)),
    ("BallotBitExtract", |group| group.truth(group.mask(VALUE) >> group.own(2) & 1 == 1)),
    ("BallotBitCount", |group| {
        let within = match group.own(1) {
            0 => u128::MAX,
            operation => group.before(operation == 2),
        };
        let count = (group.mask(2) & within).count_ones();
        group.call.lanes(|_| count.into())
    }),
    ("BallotFindLSB", |group| group.call.lanes(|_| group.mask(VALUE).trailing_zeros().into())),
    ("BallotFindMSB", |group| {
        group.call.lanes(|_| (127 - group.mask(VALUE).leading_zeros().min(127)).into())
    }),
    ("Shuffle", |group| group.of(group.own(2))),
    ("ShuffleXor", |group| group.of(group.lane ^ group.own(2))),
    ("ShuffleUp", |group| group.of(group.lane.wrapping_sub(group.own(2)))),
    ("ShuffleDown", |group| group.of(group.lane.wrapping_add(group.own(2)))),
    ("RotateKHR", |group| {
        let cluster = if group.call.arguments.len() > 3 { group.own(3) } else { group.size };
        let start = group.lane / cluster * cluster;
        group.of(start + (group.lane - start + group.own(2)) % cluster)
    }),
    ("QuadBroadcast", |group| group.of((group.lane & !3) + group.own(2))),
    ("QuadSwap", |group| group.of(group.lane ^ (group.own(2) + 1))),
    ("QuadAllKHR", |group| group.truth(quad(group).all(|predicate| predicate))),
    ("QuadAnyKHR", |group| group.truth(quad(group).any(|predicate| predicate))),
    ("PartitionEXT", |group| {
        let own = group.call.argument(0);
        group.mask_of(|(_, operands)| operands.first().is_some_and(|value| equal(value, own)))
    }),
    ("PartitionNV", |group| {
        let own = group.call.argument(0);
        group.mask_of(|(_, operands)| operands.first().is_some_and(|value| equal(value, own)))
    }),
];

fn is_set((_, operands): &Member) -> bool {
    operands.get(VALUE).is_some_and(|predicate| predicate.bits(0) != 0)
}

/// The predicates of this work-item's quad; they have no scope in front.
fn quad<'a>(group: &'a Group<'_>) -> impl Iterator<Item = bool> + 'a {
    let start = group.lane & !3;
    (start..start + 4).filter_map(|lane| Some(group.operand(lane, 0)?.bits(0) != 0))
}

fn equal(left: &Value, right: &Value) -> bool {
    (0..left.lanes.len()).all(|lane| match left.shape.element {
        Element::Float(_) => left.number(lane) == right.number(lane),
        _ => left.bits(lane) == right.bits(lane),
    })
}

/// The combination of values: the identity, and a step.
struct Combination {
    name: &'static str,
    empty: fn(u32) -> u64,
    step: fn(&Value, &Value, usize) -> u64,
}

fn row(name: &'static str, empty: fn(u32) -> u64, step: fn(&Value, &Value, usize) -> u64) -> Combination {
    Combination { name, empty, step }
}

fn combinations() -> [Combination; 16] {
    [
        row("IAdd", |_| 0, |a, b, lane| a.bits(lane).wrapping_add(b.bits(lane))),
        row("IMul", |_| 1, |a, b, lane| a.bits(lane).wrapping_mul(b.bits(lane))),
        row("SMin", |bits| mask(bits - 1), |a, b, lane| a.signed(lane).min(b.signed(lane)) as u64),
        row("UMin", mask, |a, b, lane| a.bits(lane).min(b.bits(lane))),
        row("SMax", |bits| 1 << (bits - 1), |a, b, lane| a.signed(lane).max(b.signed(lane)) as u64),
        row("UMax", |_| 0, |a, b, lane| a.bits(lane).max(b.bits(lane))),
        row("BitwiseAnd", mask, |a, b, lane| a.bits(lane) & b.bits(lane)),
        row("BitwiseOr", |_| 0, |a, b, lane| a.bits(lane) | b.bits(lane)),
        row("BitwiseXor", |_| 0, |a, b, lane| a.bits(lane) ^ b.bits(lane)),
        row("LogicalAnd", |_| 1, |a, b, lane| a.bits(lane) & b.bits(lane)),
        row("LogicalOr", |_| 0, |a, b, lane| a.bits(lane) | b.bits(lane)),
        row("LogicalXor", |_| 0, |a, b, lane| a.bits(lane) ^ b.bits(lane)),
        row("FAdd", |_| 0, |a, b, lane| pack(a.number(lane) + b.number(lane), a.width())),
        row("FMul", |bits| pack(1.0, bits), |a, b, lane| pack(a.number(lane) * b.number(lane), a.width())),
        row(
            "FMin",
            |bits| pack(f64::INFINITY, bits),
            |a, b, lane| pack(a.number(lane).min(b.number(lane)), a.width()),
        ),
        row(
            "FMax",
            |bits| pack(f64::NEG_INFINITY, bits),
            |a, b, lane| pack(a.number(lane).max(b.number(lane)), a.width()),
        ),
    ]
}

/// The second operand of a combination is the group operation, the third the value.
const COMBINED: usize = 2;

/// The lanes of a mask.
fn bits(mask: u128) -> Box<dyn Fn(usize) -> bool> {
    Box::new(move |lane| lane < 128 && mask >> lane & 1 == 1)
}

fn combine(group: &Group<'_>, combination: &Combination) -> Option<Value> {
    let own = group.call.argument(COMBINED);
    let chosen = || group.mask(3);
    let within: Box<dyn Fn(usize) -> bool> = match group.own(1) {
        1 => Box::new(|lane| lane <= group.lane),
        2 => Box::new(|lane| lane < group.lane),
        3 => {
            let cluster = group.own(3).max(1);
            Box::new(move |lane| lane / cluster == group.lane / cluster)
        }
        6 => bits(chosen()),
        7 => bits(chosen() & group.before(false)),
        8 => bits(chosen() & group.before(true)),
        _ => Box::new(|_| true),
    };
    let mut total = own.clone();
    total.lanes.fill((combination.empty)(own.width()));
    let mut is_first = true;
    for (_, operands) in group.members.iter().filter(|(lane, _)| within(*lane)) {
        let value = operands.get(COMBINED).unwrap_or(own);
        total.lanes = (0..own.lanes.len())
            .map(|lane| {
                if is_first {
                    value.bits(lane)
                } else {
                    (combination.step)(&total, value, lane) & mask(own.width())
                }
            })
            .collect();
        is_first = false;
    }
    group.call.lanes(|lane| total.bits(lane))
}

fn evaluate(operation: impl Fn(&Group<'_>) -> Option<Value> + Send + Sync + 'static) -> Evaluate {
    Box::new(move |call| {
        let (members, lane, size) = WorkItem::meet(call.arguments.to_vec());
        operation(&Group { members: &members, lane, size, call })
    })
}

/// Operations of subgroups that have no scope in front, and what they are called with one.
const WITHOUT_SCOPE: &[(&str, &str)] = &[
    ("SubgroupAllKHR", "All"),
    ("SubgroupAnyKHR", "Any"),
    ("SubgroupAllEqualKHR", "AllEqual"),
    ("SubgroupBallotKHR", "Ballot"),
    ("SubgroupFirstInvocationKHR", "BroadcastFirst"),
    ("SubgroupReadInvocationKHR", "Broadcast"),
    ("SubgroupShuffleINTEL", "Shuffle"),
    ("SubgroupShuffleXorINTEL", "ShuffleXor"),
    ("SubgroupShuffleUpINTEL", "Up"),
    ("SubgroupShuffleDownINTEL", "Down"),
];

/// The scope Subgroup.
const SUBGROUP: u64 = 3;

/// The value at a distance in two registers side by side, of which the second is the next one.
fn across(group: &Group<'_>, at: usize) -> Option<Value> {
    let (operand, lane) = if at < group.size { (VALUE, at) } else { (VALUE + 1, at - group.size) };
    let value = group.operand(lane, operand).unwrap_or(group.call.argument(operand));
    group.call.lanes(|component| value.bits(component))
}

/// The scope Workgroup.
const WORKGROUP: u64 = 2;

/// An operation of a subgroup or of a work-group, by its scope.
fn evaluate_group(operation: impl Fn(&Group<'_>) -> Option<Value> + Send + Sync + 'static) -> Evaluate {
    Box::new(move |call| {
        let operands = call.arguments.to_vec();
        let (members, lane, size) = match call.argument(0).bits(0) {
            WORKGROUP => WorkItem::gather(operands),
            _ => WorkItem::meet(operands),
        };
        operation(&Group { members: &members, lane, size, call })
    })
}

/// The value of the work-item with a local id of one to three numbers, or of the lane with a number.
fn broadcast(group: &Group<'_>) -> Option<Value> {
    let id = group.call.argument(2);
    let sizes = WorkItem::ask(|item| item.space.local).unwrap_or([1; 3]);
    let mut number = 0;
    let mut step = 1;
    for (lane, size) in sizes.into_iter().enumerate().take(id.lanes.len()) {
        number += id.bits(lane) as usize * step;
        step *= size;
    }
    group.of(number)
}

/// An operation without a scope, as the one with a scope.
fn evaluate_without_scope(
    operation: impl Fn(&Group<'_>) -> Option<Value> + Send + Sync + 'static,
) -> Evaluate {
    Box::new(move |call| {
        let scope = Value::from_fn(Shape { element: Element::Integer(32), lanes: 1 }, |_| SUBGROUP);
        let arguments: Vec<Value> = std::iter::once(scope).chain(call.arguments.iter().cloned()).collect();
        let (members, lane, size) = WorkItem::meet(arguments.clone());
        let call = Call { arguments: &arguments, result: call.result };
        operation(&Group { members: &members, lane, size, call: &call })
    })
}

/// An operation by its opcode's name.
pub fn resolve(opcode: &str) -> Option<Evaluate> {
    if let Some((_, name)) = WITHOUT_SCOPE.iter().find(|(name, _)| *name == opcode) {
        return Some(match *name {
            "Up" => evaluate_without_scope(|group| {
                across(group, group.lane.wrapping_add(group.size).wrapping_sub(group.own(3)))
            }),
            "Down" => evaluate_without_scope(|group| across(group, group.lane.wrapping_add(group.own(3)))),
            name => {
                let (_, operation) = OPERATIONS.iter().find(|(row, _)| *row == name)?;
                evaluate_without_scope(operation)
            }
        });
    }
    let Some(name) = opcode.strip_prefix("GroupNonUniform") else {
        let name = opcode.strip_prefix("Group")?;
        let name = name.strip_suffix("KHR").unwrap_or(name);
        if name == "Broadcast" {
            return Some(evaluate_group(broadcast));
        }
        if let Some((_, operation)) =
            OPERATIONS.iter().find(|(row, _)| ["All", "Any"].contains(row) && *row == name)
        {
            return Some(evaluate_group(operation));
        }
        let combination = combinations().into_iter().find(|row| row.name == name)?;
        return Some(evaluate_group(move |group| combine(group, &combination)));
    };
    if let Some((_, operation)) = OPERATIONS.iter().find(|(row, _)| *row == name) {
        return Some(evaluate(operation));
    }
    let combination = combinations().into_iter().find(|row| row.name == name)?;
    Some(evaluate(move |group| combine(group, &combination)))
}
