//! What instrumented code reports, and what is found in it.
//!
//! An access outside all memory that a kernel was given is reported and led to memory of its own, so that the run goes on. Each byte of buffers,
//! of local memory and of variables has shadow: which of its bits are undefined and where that comes from ([`memory`]), and who used it last
//! ([`race`]). Variables of functions whose address is used lie in memory that is not used again while there is other ([`stack`]).
//!
//! Rule of this module: what is reported is a fault; what is uncertain is not reported.
//!
//! Known gaps: variables of the module in global and constant memory count as one, and all their bits as defined; builtins that are not expanded
//! compute defined values of undefined ones.

mod inline;
mod memory;
mod probe;
mod race;
mod shared;
mod stack;

use std::cell::RefMut;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::jit::{self, OneThread};
use super::work_item::{IndexSpace, WorkItem, coordinates};
use memory::{Memory, Origin};
use race::{Access, Races};
use shared::{half_word, word};
use stack::{Stacks, Use};

pub use inline::{LARGEST, MOST_CELLS, definition, variables};
pub use probe::Probed;
pub use shared::*;

/// What code does with memory: the lowest bits of a word of which the next four are the logarithm of the alignment.
pub const READ: u32 = 0;
/// As [`READ`].
pub const WRITE: u32 = 1;
/// As [`READ`].
pub const ATOMIC: u32 = 2;
/// The bit of accesses through a pointer that is known to be that of a variable of a function.
pub const OWN: u32 = 1 << 8;
/// From this bit on, the number of the part of [`TABLE`] that the pointer is derived from; 0 if that is not known.
pub const PART: u32 = 16;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// Memory at or near address 0.
    Null,
    /// Memory that the kernel was not given.
    Bounds,
    /// A variable of a function that has ended, or of a scope that was left.
    Freed,
    /// An address that is no multiple of what the access promises.
    Misaligned,
    /// A branch, an address or a divisor that depends on an undefined bit.
    Uninitialized,
    /// An undefined bit in a buffer at the end.
    Output,
    /// A division of integers by zero.
    Division,
    /// A signed division whose quotient is too large.
    Overflow,
    /// Two accesses that nothing orders.
    Race,
    /// A barrier that not all work-items of a group reach.
    Barrier,
    /// An instruction that is never reached.
    Unreachable,
}

/// A kind of memory, and which one of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The buffer of this number.
    Buffer(usize),
    /// Local memory.
    Local,
    /// Variables of functions.
    Private,
}

/// A fault, once for all that are alike.
#[derive(Clone, Debug)]
pub struct Found {
    /// How often; of outputs, in how many bytes.
    pub count: usize,
    /// The index of the first work-item in the whole space.
    pub item: [usize; 3],
    /// The other work-item of a race or of a barrier.
    pub other: Option<[usize; 3]>,
    /// The size of the access in bytes, or the alignment that it promises.
    pub size: u64,
    /// The memory: that of a race or of an undefined bit, or what is nearest to an access out of bounds.
    pub region: Option<Region>,
    /// Offset in bytes from the memory's start; of an access out of bounds from its end, or below its start.
    pub offset: i64,
    /// Whether it writes.
    pub is_write: bool,
}

/// A fault and its places: that of what is wrong, and of the other access, the other barrier or the variable.
pub type Key = (Fault, u32, u32);

/// The work-item that runs.
#[derive(Clone, Copy, Default)]
struct Current {
    /// Its number in the whole space.
    item: u32,
    group: u32,
    /// Its number in its group.
    index: usize,
    epoch: u32,
}

#[derive(Default)]
struct State {
    found: BTreeMap<Key, Found>,
    group: u32,
    space: Option<IndexSpace>,
    /// The regions of parts of [`TABLE`], by number.
    parts: Vec<Option<usize>>,
    /// Variables of the module.
    variables: Vec<Range<u64>>,
    memory: Memory,
    races: Races,
    stacks: Stacks,
    symbols: Symbols,
    /// The barriers at which work-items of the group wait, by place.
    barriers: BTreeMap<usize, u32>,
    /// Those of the group that were stopped.
    stopped: BTreeSet<usize>,
}

/// The checks of one run, for the thread that made them.
pub struct Checks {
    state: OneThread<State>,
}

impl Default for Checks {
    fn default() -> Self {
        Self { state: OneThread::new(State::default()) }
    }
}

impl std::fmt::Debug for Checks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Checks")
    }
}

/// Addresses below this one are null, with an offset.
const NULL_END: u64 = 4096;

/// The size of parameters' and results' shadow in [`STATE`], in bytes.
const SHADOW_OF_CALLS: u64 = 1600;

impl Checks {
    /// Nothing on other threads, which are given no program with checks.
    fn state(&self) -> Option<RefMut<'_, State>> {
        self.state.borrow()
    }

    /// Records the variables of the module, and those that compiled code shares.
    pub fn prepare(&self, variables: Vec<Range<u64>>, symbols: Symbols) {
        let Some(mut state) = self.state() else { return };
        (state.variables, state.symbols) = (variables, symbols);
    }

    /// A run begins; `arguments` are the addresses that the kernel is given, by the number of its parameter.
    pub fn begin(&self, global: &[Range<u64>], local: &[Range<u64>], arguments: &[u64], space: IndexSpace) {
        let Some(mut guard) = self.state() else { return };
        let state = &mut *guard;
        state.space = Some(space);
        state.stacks = Stacks::new(space.group_size());
        let stacks = state.stacks.range();
        state.memory = Memory::new(global, local, stacks);
        state.races = Races::new(space.group_size());
        let (table, distance) = (state.symbols.table, state.memory.distance);
        let at = |part: u64, place: u64| table + (part * WORDS + place) * 8;
        let put =
            |part: u64, place: u64, value: u64| jit::write_memory(at(part, place), &value.to_le_bytes());
        jit::write_memory(state.symbols.distance, &distance.to_le_bytes());
        jit::write_memory(state.symbols.time, &[0; 4]);
        put(0, ORIGINS, distance);
        let (count, general) = (word(at(0, 0)), word(at(0, 1)) as u32);
        for (part, address) in (1..=count).zip(arguments) {
            put(part, START, *address);
        }
        state.parts = vec![None; count as usize + 1];
        for (number, known) in state.memory.regions.iter().enumerate() {
            let range = known.start..known.start + known.size;
            let parts: Vec<u64> = (1..=count).filter(|part| word(at(*part, START)) == known.start).collect();
            let is_used = parts.iter().any(|part| word(at(*part, IS_READ_ONLY)) == 0) || parts.is_empty();
            let granule = parts.first().map_or(general, |part| word(at(*part, GRANULE)) as u32);
            let is_shared = known.region != Region::Private && is_used;
            state.races.add(&range, is_shared.then_some(granule));
            for part in parts {
                if let Some(place) = state.parts.get_mut(part as usize) {
                    *place = Some(number);
                }
                put(part, SIZE, known.size);
                put(part, SHADOW, known.shadow.wrapping_sub(known.start));
                put(part, CELLS, state.races.cells(number).0);
            }
        }
    }

    /// A group begins.
    pub fn begin_group(&self, group: [usize; 3]) {
        let Some(mut state) = self.state() else { return };
        let Some(space) = state.space else { return };
        let [x, y, _] = space.groups();
        state.group = ((group[2] * y + group[1]) * x + group[0]) as u32;
        let first = u64::from(state.group) * space.group_size() as u64 + 1;
        jit::write_memory(state.symbols.first, &first.to_le_bytes());
        state.go_on();
        state.barriers.clear();
        state.stopped.clear();
        state.stacks.clear();
        state.memory.forget_local();
    }

    /// A work-item goes on.
    pub fn enter(&self, item: &WorkItem) {
        let Some(state) = self.state() else { return };
        let number = word(state.symbols.first) + item.index() as u64;
        let mark = number | (word(state.symbols.now) << 32);
        jit::write_memory(state.symbols.item, &mark.to_le_bytes());
        // Others may have left something there.
        jit::fill_memory(state.symbols.state, 0, SHADOW_OF_CALLS);
    }

    /// A work-item waits.
    pub fn waits(&self, index: usize) {
        let Some(mut state) = self.state() else { return };
        let place = half_word(state.symbols.waiting);
        state.barriers.insert(index, place);
    }

    /// Those that wait at a barrier go on, though others may have ended.
    pub fn barrier(&self, waiting: &[usize], ended: &[usize]) {
        let Some(mut guard) = self.state() else { return };
        guard.barrier(waiting, ended);
    }

    /// The faults so far, with those of what buffers hold.
    pub fn take(&self) -> BTreeMap<Key, Found> {
        let Some(mut state) = self.state() else { return BTreeMap::new() };
        state.outputs();
        std::mem::take(&mut state.found)
    }

    /// Whether an address is in the memory of variables of functions.
    pub fn is_private(&self, address: u64) -> bool {
        self.state().is_some_and(|state| state.stacks.range().contains(&address))
    }

    /// The address that an access within a builtin is to use.
    pub fn builtin(&self, address: u64, size: usize, is_write: bool) -> u64 {
        let Some(mut state) = self.state() else { return address };
        let (what, place) = (if is_write { WRITE } else { READ }, state.place());
        let address = state.access((address, size as u64), what, place, true);
        if is_write {
            state.memory.define(address, size as u64);
        }
        address
    }
}

impl State {
    /// The place that instrumented code left.
    fn place(&self) -> u32 {
        half_word(self.symbols.place)
    }

    /// The work-item that runs, as compiled code has it.
    fn current(&self) -> Current {
        let mark = word(self.symbols.item);
        let (item, epoch) = ((mark as u32).saturating_sub(1), (mark >> 32) as u32);
        let index = (mark & 0xffff_ffff).saturating_sub(word(self.symbols.first)) as usize;
        Current { item, group: self.group, index, epoch }
    }

    /// Another epoch begins.
    fn go_on(&mut self) {
        let now = word(self.symbols.now) + 1;
        jit::write_memory(self.symbols.now, &now.to_le_bytes());
    }

    /// Those that wait at a barrier go on, though others may have ended.
    fn barrier(&mut self, waiting: &[usize], ended: &[usize]) {
        let state = self;
        state.go_on();
        let place = |state: &State, index: &usize| state.barriers.get(index).copied().unwrap_or(0);
        let Some(first) = waiting.first() else { return };
        let at = place(state, first);
        let elsewhere = waiting.iter().find(|index| place(state, index) != at);
        let absent = ended.iter().find(|index| !state.stopped.contains(index));
        if let Some(other) = elsewhere.or(absent) {
            let other_place = elsewhere.map_or(0, |index| place(state, index));
            let (item, other) = (state.global_of(*first), state.global_of(*other));
            let found = Found { item, other: Some(other), ..state.found() };
            state.report((Fault::Barrier, at, other_place), found);
        }
    }

    /// All work-items of a group have ended or wait: their barriers' places, or none.
    fn round(&mut self, address: u64, count: u64) {
        let mut bytes = vec![0; count as usize * 4];
        jit::read_memory(address, &mut bytes);
        self.barriers.clear();
        let places = bytes.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes));
        let places: Vec<u32> = places.collect();
        if places.windows(2).all(|pair| pair.first() == pair.last()) {
            self.go_on();
            return;
        }
        let (mut waiting, mut ended) = (Vec::new(), Vec::new());
        for (index, place) in places.into_iter().enumerate() {
            if place == u32::MAX {
                ended.push(index);
            } else {
                waiting.push(index);
                self.barriers.insert(index, place);
            }
        }
        self.barrier(&waiting, &ended);
    }

    /// A fault of the current work-item.
    fn found(&self) -> Found {
        let item = self.global_of_item(self.current().item as usize);
        Found { count: 1, item, other: None, size: 0, region: None, offset: 0, is_write: false }
    }

    /// The index in the whole space of a work-item of the current group.
    fn global_of(&self, index: usize) -> [usize; 3] {
        let Some(space) = self.space else { return [0; 3] };
        self.global_of_item(self.group as usize * space.group_size() + index)
    }

    /// The index in the whole space of a work-item by number.
    fn global_of_item(&self, item: usize) -> [usize; 3] {
        let Some(space) = self.space else { return [0; 3] };
        let size = space.group_size().max(1);
        let (group, local) =
            (coordinates(item / size, space.groups()), coordinates(item % size, space.local));
        std::array::from_fn(|d| group[d] * space.local[d] + local[d])
    }

    fn report(&mut self, key: Key, found: Found) {
        self.found.entry(key).and_modify(|known| known.count += found.count).or_insert(found);
    }

    /// The address that an access is to use; `is_vague` if its pointer may be one to memory of which nothing is known.
    fn access(&mut self, (address, size): (u64, u64), what: u32, place: u32, is_vague: bool) -> u64 {
        let kind = what & 3;
        let found = |state: &Self| Found { size, is_write: kind != READ, ..state.found() };
        let inside = self.memory.find(address);
        let meant = self.parts.get((what >> PART) as usize).copied().flatten();
        let is_meant = |number: usize| meant.is_none_or(|meant| meant == number);
        let has = |number: &usize| self.memory.has(*number, address, size) && is_meant(*number);
        let Some(number) = inside.filter(has) else {
            // What begins in known memory does not end in other.
            let found = found(self);
            let is_vague = is_vague && what & OWN == 0 && inside.is_none();
            return self.outside(address, (found, place), is_vague, meant);
        };
        let region = self.memory.regions[number].region;
        if region == Region::Private {
            match self.stacks.use_of(address, size) {
                Use::Alive => {}
                Use::Beyond { variable, offset } => {
                    let found = Found { region: Some(Region::Private), offset, ..found(self) };
                    self.report((Fault::Bounds, place, variable), found);
                    return self.memory.sink();
                }
                Use::Freed { variable } => {
                    let found = found(self);
                    self.report((Fault::Freed, place, variable), found);
                    return self.memory.sink();
                }
            }
        }
        let alignment = 1_u64 << (what >> 4 & 15);
        if !address.is_multiple_of(alignment) {
            let offset = (address % alignment).cast_signed();
            let found = Found { size: alignment, offset, ..found(self) };
            self.report((Fault::Misaligned, place, 0), found);
        }
        if region != Region::Private {
            let start = self.memory.regions[number].start;
            let current = self.current();
            let own = Access { item: current.item, group: current.group, epoch: current.epoch, place, kind };
            let (range, is_local) = (address..address + size, region == Region::Local);
            let mut time = half_word(self.symbols.time);
            let race = self.races.order(number, range, own, is_local, &mut time);
            if kind == ATOMIC {
                jit::write_memory(self.symbols.time, &time.to_le_bytes());
            }
            if let Some(race) = race {
                let other = Some(self.global_of_item(race.item as usize));
                let offset = race.address.saturating_sub(start).cast_signed();
                let found = Found { other, region: Some(region), offset, ..found(self) };
                self.report((Fault::Race, place, race.place), found);
            }
        }
        if kind == ATOMIC {
            self.memory.define(address, size);
        }
        address
    }

    /// The address that an access to no memory of a kernel is to use.
    fn outside(
        &mut self,
        address: u64,
        (found, place): (Found, u32),
        is_vague: bool,
        meant: Option<usize>,
    ) -> u64 {
        let fault = if address < NULL_END { Fault::Null } else { Fault::Bounds };
        let end = address.saturating_add(found.size);
        let has = |range: &Range<u64>| range.start <= address && end <= range.end;
        if meant.is_none() && self.variables.iter().any(has) || is_vague && fault == Fault::Bounds {
            return address;
        }
        let nearest = match meant {
            Some(number) => self.memory.distance_of(number, address),
            None => self.memory.nearest(address),
        };
        let found = Found {
            region: nearest.map(|(region, _)| region),
            offset: nearest.map_or(0, |(_, offset)| offset),
            ..found
        };
        self.report((fault, place, 0), found);
        self.memory.sink()
    }

    /// Reports undefined bits of buffers.
    fn outputs(&mut self) {
        for (region, offset, count, origin) in self.memory.undefined() {
            let (at, root) = self.memory.origin(origin);
            let stored = at.unwrap_or(Origin::UNKNOWN);
            let source = self.source(root);
            let item = self.global_of_item(stored.item as usize);
            let found =
                Found { item, count, offset, size: 1, region: source, is_write: true, ..self.found() };
            let number = if let Region::Buffer(number) = region { number } else { 0 };
            let found = Found { other: Some([number, 0, 0]), ..found };
            self.report((Fault::Output, stored.place, root.place), found);
        }
    }

    /// The memory that an origin is.
    fn source(&self, root: Origin) -> Option<Region> {
        match (root.is_local, root.place) {
            (true, _) => Some(Region::Local),
            (false, 0) => None,
            (false, _) => Some(Region::Private),
        }
    }
}
