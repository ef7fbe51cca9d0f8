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
    /// How many barriers it has passed.
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
    /// A byte that both use.
    pub offset: u64,
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

const IS_ATOMIC: u32 = 1 << 31;

/// The last accesses to some bytes.
#[derive(Clone, Copy, Default)]
struct Cell {
    write: Mark,
    /// The last one, and the last one of another work-item in front of it.
    reads: [Mark; 2],
}

const PAGE: usize = 256;

/// The last accesses to a region. A cell is for four bytes until there is an access to fewer.
#[derive(Default)]
struct Cells {
    pages: Vec<Option<Box<[Cell; PAGE]>>>,
    is_fine: bool,
}

impl Cells {
    fn cell(&mut self, number: usize) -> &mut Cell {
        let page = number / PAGE;
        if self.pages.len() <= page {
            self.pages.resize_with(page + 1, || None);
        }
        let cells = self.pages[page].get_or_insert_with(|| Box::new([Cell::default(); PAGE]));
        &mut cells[number % PAGE]
    }

    /// Gives every byte a cell of its own.
    fn refine(&mut self) {
        self.is_fine = true;
        let pages = std::mem::take(&mut self.pages);
        for (number, page) in pages.into_iter().enumerate() {
            let Some(page) = page else { continue };
            for (place, cell) in page.iter().enumerate() {
                let first = (number * PAGE + place) * 4;
                (first..first + 4).for_each(|byte| *self.cell(byte) = *cell);
            }
        }
    }
}

/// The last accesses to all regions.
#[derive(Default)]
pub struct Races {
    regions: Vec<Cells>,
    group_size: usize,
    time: u32,
    /// When a work-item last executed an atomic operation.
    atomics: HashMap<u32, u32>,
}

impl Races {
    /// No accesses so far to so many regions, by groups of so many work-items.
    pub fn new(regions: usize, group_size: usize) -> Self {
        let regions = (0..regions).map(|_| Cells::default()).collect();
        Self { regions, group_size, ..Self::default() }
    }

    /// Notes an access to bytes of a region; the first earlier one that it races with.
    pub fn order(&mut self, region: usize, bytes: Range<u64>, own: Access, is_local: bool) -> Option<Race> {
        let first = own.group as usize * self.group_size;
        let of_group = first..first + self.group_size;
        let cells = self.regions.get_mut(region)?;
        let is_whole = bytes.start.is_multiple_of(4) && bytes.end.is_multiple_of(4);
        if !cells.is_fine && !is_whole {
            cells.refine();
        }
        let size = if cells.is_fine { 1 } else { 4 };
        if own.kind == ATOMIC {
            self.time = self.time.saturating_add(1);
        }
        let is_atomic = own.kind == ATOMIC;
        let (time, atomics) = (self.time, &self.atomics);
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
        let mark = Mark { item: own.item + 1, epoch: own.epoch, time, place };
        let mut race = None;
        for number in bytes.start / size..bytes.end.div_ceil(size) {
            let cell = cells.cell(number as usize);
            let reads: &[Mark] = if own.kind == READ { &[] } else { &cell.reads };
            if race.is_none() {
                let found = std::iter::once(&cell.write).chain(reads).find(|mark| races(mark));
                race = found.map(|mark| (number * size, *mark));
            }
            if own.kind == READ {
                if cell.reads[0].item != mark.item {
                    cell.reads[1] = cell.reads[0];
                }
                cell.reads[0] = mark;
            } else {
                *cell = Cell { write: mark, reads: [Mark::default(); 2] };
            }
        }
        if is_atomic {
            self.atomics.insert(own.item, self.time);
        }
        race.map(|(offset, mark)| Race { item: mark.item - 1, place: mark.place & !IS_ATOMIC, offset })
    }
}
