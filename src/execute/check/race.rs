//! Who used a byte last.
//!
//! Two accesses of different work-items to a byte race if one of them writes, not both are atomic, and nothing orders them: no barrier of their
//! work-group, and no atomic operation of the first one behind its access and of the second one in front of it.

use std::collections::HashMap;
use std::ops::Range;

use super::{ATOMIC, READ};

/// An access of the work-item that runs.
#[derive(Clone, Copy)]
pub struct Access {
    /// Its number in the whole space.
    pub item: u32,
    /// The number of its group.
    pub group: u32,
    /// Counts barriers and groups.
    pub epoch: u32,
    /// The place in the program.
    pub place: u32,
    /// What it does with memory.
    pub kind: u32,
}

/// An access that an earlier one races with.
pub struct Race {
    /// The work-item of the earlier one.
    pub item: u32,
    /// Its place.
    pub place: u32,
    /// The address of a byte that both use.
    pub address: u64,
}

/// An earlier access; the item is one more than its number, and 0 if there is none.
#[derive(Clone, Copy, Default)]
struct Mark {
    item: u32,
    epoch: u32,
    /// How many atomic operations there had been.
    time: u32,
    /// With the highest bit set if it is atomic.
    place: u32,
}

/// A mark in memory, which compiled code reads and writes, too: item and epoch, time and place, each with the first one in the lower half.
type Words = [u64; 2];

impl Mark {
    fn to_words(self) -> Words {
        let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        [pair(self.item, self.epoch), pair(self.time, self.place)]
    }

    fn of([first, second]: Words) -> Self {
        Self {
            item: first as u32,
            epoch: (first >> 32) as u32,
            time: second as u32,
            place: (second >> 32) as u32,
        }
    }
}

const IS_ATOMIC: u32 = 1 << 31;

/// The size of a cell in bytes: the last write, the last read, and the last one of another work-item in front of it.
pub const CELL: u64 = 48;
const MARKS: usize = 3;

/// The last accesses to a region, a cell for each granule.
#[derive(Default)]
struct Cells {
    marks: Vec<Words>,
    /// The logarithm of a granule's size in bytes.
    granule: u32,
    /// The number of the first granule, as its address has it.
    first: u64,
}

impl Cells {
    fn cell(&mut self, number: u64) -> Option<&mut [Words]> {
        let start = usize::try_from(number.checked_sub(self.first)?).ok()?.checked_mul(MARKS)?;
        self.marks.get_mut(start..start.checked_add(MARKS)?)
    }
}

/// The last accesses to all regions.
#[derive(Default)]
pub struct Races {
    regions: Vec<Cells>,
    group_size: usize,
    /// When a work-item last executed an atomic operation.
    atomics: HashMap<u32, u32>,
}

impl Races {
    /// No accesses so far, by groups of so many work-items.
    pub fn new(group_size: usize) -> Self {
        Self { group_size, ..Self::default() }
    }

    /// Another region, whose accesses are noted by granules of a size; nothing is noted without one. What [`Races::cells`] gives.
    pub fn add(&mut self, range: &Range<u64>, granule: Option<u32>) {
        let Some(granule) = granule else {
            self.regions.push(Cells::default());
            return;
        };
        let (first, end) = (range.start >> granule, (range.end - 1).max(range.start) >> granule);
        let marks = vec![[0; 2]; (end - first + 1) as usize * MARKS];
        self.regions.push(Cells { marks, granule, first });
    }

    /// The address that the cell of address 0 would have, and the logarithm of a granule's size.
    pub fn cells(&self, region: usize) -> (u64, u32) {
        let Some(cells) = self.regions.get(region) else { return (0, 0) };
        let start = cells.marks.as_ptr() as u64;
        (start.wrapping_sub(cells.first.wrapping_mul(CELL)), cells.granule)
    }

    /// Notes an access to a range of addresses in a region, at a time that it changes if it is atomic; the first earlier one that it races with.
    pub fn order(
        &mut self,
        region: usize,
        bytes: Range<u64>,
        own: Access,
        is_local: bool,
        time: &mut u32,
    ) -> Option<Race> {
        let first = own.group as usize * self.group_size;
        let of_group = first..first + self.group_size;
        let cells = self.regions.get_mut(region)?;
        let is_atomic = own.kind == ATOMIC;
        if is_atomic {
            *time = time.saturating_add(1);
        }
        let atomics = &self.atomics;
        let own_atomic = if atomics.is_empty() { None } else { atomics.get(&own.item).copied() };
        let races = |other: &Mark| {
            if other.item == 0 || other.item == own.item + 1 || is_atomic && other.place & IS_ATOMIC != 0 {
                return false;
            }
            let is_ordered = match of_group.contains(&((other.item - 1) as usize)) {
                true => other.epoch != own.epoch,
                // Local memory of another group is another one.
                false => is_local,
            };
            let released = || atomics.get(&(other.item - 1)).is_some_and(|time| *time > other.time);
            let acquired = own_atomic.is_some_and(|time| time > other.time);
            !(is_ordered || acquired && released())
        };
        let place = own.place | if is_atomic { IS_ATOMIC } else { 0 };
        let mark = Mark { item: own.item + 1, epoch: own.epoch, time: *time, place };
        let mut race = None;
        let granule = cells.granule;
        for number in bytes.start >> granule..=bytes.end.saturating_sub(1) >> granule {
            let Some(cell) = cells.cell(number) else { continue };
            let used = if own.kind == READ { 1 } else { MARKS };
            if race.is_none() {
                let found = cell.iter().take(used).map(|words| Mark::of(*words)).find(|mark| races(mark));
                race = found.map(|mark| ((number << granule).max(bytes.start), mark));
            }
            let [write, last, before] = cell else { continue };
            if own.kind == READ {
                if Mark::of(*last).item != mark.item {
                    *before = *last;
                }
                *last = mark.to_words();
            } else {
                (*write, *last, *before) = (mark.to_words(), [0; 2], [0; 2]);
            }
        }
        if is_atomic {
            self.atomics.insert(own.item, *time);
        }
        race.map(|(address, mark)| Race { item: mark.item - 1, place: mark.place & !IS_ATOMIC, address })
    }
}
