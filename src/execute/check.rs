//! What instrumented code reports of its accesses to memory and of its divisors.
//!
//! An access outside all memory that a kernel was given is reported and led to memory of its own, so that the run goes on. Two accesses of
//! different work-items to a byte race if one of them writes, not both are atomic, and nothing orders them: no barrier of their work-group,
//! and no atomic operation of the first one behind its access and of the second one in front of it.
//!
//! Rule of this module: what is reported is a fault; what is uncertain is not reported.
//!
//! Known gaps: variables of the module in global and constant memory count as one; private memory; accesses inside builtins.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, PoisonError};

use super::work_item::WorkItem;

/// The beginning of the names of functions that instrumented code calls.
pub const PREFIX: &str = "spirv_run.check.";

/// The end of the names of those that check generic pointers: their address space.
const GENERIC: &str = ".4";

/// What code does with memory.
pub const READ: u32 = 0;
/// As [`READ`].
pub const WRITE: u32 = 1;
/// As [`READ`].
pub const ATOMIC: u32 = 2;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// Memory at or near address 0.
    Null,
    /// Memory that the kernel was not given.
    Bounds,
    /// A division of integers by zero.
    Division,
    /// Two accesses that nothing orders.
    Race,
}

/// A kind of memory, and which one of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The buffer of this number.
    Buffer(usize),
    /// Local memory.
    Local,
}

/// A fault, once for all that are alike.
#[derive(Clone, Debug)]
pub struct Found {
    /// How often.
    pub count: usize,
    /// The index of the first work-item in the whole space.
    pub item: [usize; 3],
    /// The other work-item of a race.
    pub other: Option<[usize; 3]>,
    /// The size of the access in bytes.
    pub size: u64,
    /// The memory: that of a race, or what is nearest to an access out of bounds.
    pub region: Option<Region>,
    /// Offset in bytes from the memory's start; of an access out of bounds from its end, or below its start.
    pub offset: i64,
    /// Whether it writes.
    pub is_write: bool,
}

/// A fault and its places: that of an access, and of the one that it races with.
pub type Key = (Fault, u32, u32);

/// An access, for those that come later.
#[derive(Clone, Copy)]
struct Access {
    item: usize,
    group: usize,
    global: [usize; 3],
    epoch: u32,
    time: u64,
    place: u32,
    is_atomic: bool,
}

/// The last accesses to a byte.
#[derive(Default)]
struct Shadow {
    write: Option<Access>,
    /// The last one, and the last one of another work-item in front of it.
    reads: [Option<Access>; 2],
}

#[derive(Default)]
struct State {
    time: u64,
    found: BTreeMap<Key, Found>,
    shadow: HashMap<u64, Shadow>,
    /// When a work-item last executed an atomic operation.
    atomics: HashMap<usize, u64>,
}

/// The checks of one run.
pub struct Checks {
    state: Mutex<State>,
    /// What accesses that have no memory use.
    sink: Box<[AtomicU64; 64]>,
    /// Variables of the module.
    pub variables: Vec<Range<u64>>,
}

impl std::fmt::Debug for Checks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Checks")
    }
}

/// Addresses below this one are null, with an offset.
const NULL_END: u64 = 4096;

impl Checks {
    /// No faults so far.
    pub fn new(variables: Vec<Range<u64>>) -> Self {
        Self {
            state: Mutex::default(),
            sink: Box::new(std::array::from_fn(|_| AtomicU64::new(0))),
            variables,
        }
    }

    /// The faults so far.
    pub fn take(&self) -> BTreeMap<Key, Found> {
        std::mem::take(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner).found)
    }

    /// The address that an access is to use.
    fn access(&self, (address, size): (u64, u64), what: u32, place: u32, is_generic: bool) -> u64 {
        let check = |item: &WorkItem| self.access_of(item, (address, size), (what, place), is_generic);
        WorkItem::ask(check).unwrap_or(address)
    }

    fn access_of(
        &self,
        item: &WorkItem,
        (address, size): (u64, u64),
        (what, place): (u32, u32),
        is_generic: bool,
    ) -> u64 {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let has = |range: &Range<u64>| range.start <= address && address.saturating_add(size) <= range.end;
        let buffer = item.memory.global.iter().position(has).map(|number| {
            (Region::Buffer(number), item.memory.global.get(number).map_or(0, |range| range.start))
        });
        let local =
            item.memory.local.iter().find(|range| has(range)).map(|range| (Region::Local, range.start));
        if let Some((region, start)) = buffer.or(local) {
            state.order(item, (address, size), (region, start), (what, place));
            return address;
        }
        let fault = if address < NULL_END { Fault::Null } else { Fault::Bounds };
        // A generic pointer may lead to private memory, of which nothing is known.
        if self.variables.iter().any(has) || is_generic && fault == Fault::Bounds {
            return address;
        }
        let nearest = nearest(&item.memory.global, address);
        let found = Found {
            count: 1,
            item: item.global(),
            other: None,
            size,
            region: nearest.map(|(number, _)| Region::Buffer(number)),
            offset: nearest.map_or(0, |(_, offset)| offset),
            is_write: what != READ,
        };
        state.report((fault, place, 0), found);
        self.sink.as_ptr() as u64
    }

    fn division(&self, place: u32) {
        let item = WorkItem::ask(WorkItem::global).unwrap_or_default();
        let found = Found { count: 1, item, other: None, size: 0, region: None, offset: 0, is_write: false };
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.report((Fault::Division, place, 0), found);
    }
}

/// The nearest range: its number, and the offset from its end, or from its start if that is negative.
fn nearest(ranges: &[Range<u64>], address: u64) -> Option<(usize, i64)> {
    let offset = |range: &Range<u64>| match address < range.start {
        true => address.wrapping_sub(range.start).cast_signed(),
        // An access may begin within.
        false => address.saturating_sub(range.end).cast_signed(),
    };
    let all = ranges.iter().enumerate().map(|(number, range)| (number, offset(range)));
    all.min_by_key(|(_, offset)| offset.unsigned_abs())
}

impl State {
    fn report(&mut self, key: Key, found: Found) {
        self.found.entry(key).and_modify(|known| known.count += 1).or_insert(found);
    }

    /// Looks for races of an access with earlier ones.
    fn order(
        &mut self,
        item: &WorkItem,
        (address, size): (u64, u64),
        (region, start): (Region, u64),
        (what, place): (u32, u32),
    ) {
        self.time += 1;
        let [x, y, _] = item.space.groups();
        let group = (item.group[2] * y + item.group[1]) * x + item.group[0];
        let own = Access {
            item: group * item.space.group_size() + item.index(),
            group,
            global: item.global(),
            epoch: item.epoch,
            time: self.time,
            place,
            is_atomic: what == ATOMIC,
        };
        let own_atomic = self.atomics.get(&own.item).copied();
        let mut raced = None;
        for byte in address..address + size {
            let shadow = self.shadow.entry(byte).or_default();
            let [last, before] = shadow.reads.map(|read| read.filter(|_| what != READ));
            let earlier = [shadow.write, last, before];
            let races = |other: &Access| {
                let is_ordered = match other.group == group {
                    true => other.epoch != own.epoch,
                    // Local memory of another group is another one.
                    false => region == Region::Local,
                };
                let released = self.atomics.get(&other.item).is_some_and(|time| *time > other.time);
                let acquired = own_atomic.is_some_and(|time| time > other.time);
                let is_atomic = other.is_atomic && own.is_atomic;
                let is_excused = is_ordered || is_atomic || (released && acquired);
                other.item != own.item && !is_excused
            };
            raced = raced.or_else(|| earlier.into_iter().flatten().find(races).map(|other| (byte, other)));
            if what == READ {
                if shadow.reads[0].is_some_and(|last| last.item != own.item) {
                    shadow.reads[1] = shadow.reads[0];
                }
                shadow.reads[0] = Some(own);
            } else {
                *shadow = Shadow { write: Some(own), reads: [None; 2] };
            }
        }
        if what == ATOMIC {
            self.atomics.insert(own.item, self.time);
        }
        if let Some((byte, other)) = raced {
            let found = Found {
                count: 1,
                item: own.global,
                other: Some(other.global),
                size,
                region: Some(region),
                offset: byte.wrapping_sub(start).cast_signed(),
                is_write: what != READ,
            };
            self.report((Fault::Race, place, other.place), found);
        }
    }
}

/// Serves a call of a function whose name begins with [`PREFIX`]: of an access the address, its size, what it is and its place; of a
/// divisor whether it is zero, and its place.
pub fn serve(name: &str, arguments: &[u64]) -> Option<u64> {
    let checks = WorkItem::ask(|item| item.memory.checks.clone()).flatten();
    let name = name.strip_prefix(PREFIX)?;
    match (name.starts_with("access"), arguments, checks) {
        (true, [address, size, what, place], Some(checks)) => {
            let is_generic = name.ends_with(GENERIC);
            Some(checks.access((*address, *size), *what as u32, *place as u32, is_generic))
        }
        (true, [address, ..], None) => Some(*address),
        (false, [is_zero, place], Some(checks)) if *is_zero != 0 => {
            checks.division(*place as u32);
            None
        }
        _ => None,
    }
}
