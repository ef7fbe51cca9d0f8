//! The memory of a kernel, and its shadow: a bit for each bit, set if that is undefined, and for four bytes where that comes from.
//!
//! Compiled code reads and writes shadow by its address, as it does memory.

use std::collections::HashMap;
use std::ops::Range;

use super::Region;
use crate::executor::jit::{self, copy_memory, fill_memory, read_memory, write_memory};

/// The shadow of memory of which nothing is known: its first half is read, its second one written.
const UNKNOWN: u64 = 1 << 17;

/// The distance from a memory object, in bytes, up to which an access out of bounds is reported as beside that object.
const NEAR: u64 = 1 << 16;

/// Shadow and memory have the same alignment up to this one.
const ALIGNMENT: u64 = 64;

/// Memory with shadow.
pub struct Known {
    /// The address of its first byte.
    pub start: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Which one it is.
    pub region: Region,
    /// The address of its shadow.
    pub shadow: u64,
}

impl Known {
    /// The offset of an address from the end, or from the start if that is negative.
    fn offset(&self, address: u64) -> i64 {
        match address < self.start {
            true => address.wrapping_sub(self.start).cast_signed(),
            // An access may begin within.
            false => address.saturating_sub(self.start + self.size).cast_signed(),
        }
    }
}

/// Where undefined bits come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    /// The place of a variable or of a store.
    pub place: u32,
    /// The work-item of a store.
    pub item: u32,
    /// Whether it is local memory.
    pub is_local: bool,
    /// The origin of what is stored.
    root: Option<u32>,
}

impl Origin {
    /// That of a value that has no memory.
    pub const UNKNOWN: Self = Self { place: 0, item: 0, is_local: false, root: None };
    /// Local memory when a group begins.
    const LOCAL: Self = Self { is_local: true, ..Self::UNKNOWN };
}

/// All memory of a kernel.
#[derive(Default)]
pub struct Memory {
    /// Buffers, local memory, variables.
    pub regions: Vec<Known>,
    /// From shadow to its origins.
    pub distance: u64,
    /// The region that was found last.
    last: usize,
    shadow: Vec<u64>,
    start: u64,
    sink: Vec<jit::Slot>,
    origins: Vec<Origin>,
    numbers: HashMap<(u32, Option<u32>, bool), u32>,
}

impl Memory {
    /// Memory whose bits are all defined.
    pub fn new(global: &[Range<u64>], local: &[Range<u64>], stacks: Range<u64>) -> Self {
        let mut memory =
            Self { sink: vec![jit::Slot::ZERO; 512], origins: vec![Origin::UNKNOWN], ..Self::default() };
        let globals =
            global.iter().enumerate().map(|(number, range)| (Region::Buffer(number), range.clone()));
        let locals = local.iter().map(|range| (Region::Local, range.clone()));
        let mut offset = UNKNOWN;
        for (region, range) in globals.chain(locals).chain([(Region::Private, stacks)]) {
            let shadow = offset + range.start % ALIGNMENT;
            let size = range.end - range.start;
            memory.regions.push(Known { start: range.start, size, region, shadow });
            offset = (shadow + size).next_multiple_of(ALIGNMENT) + ALIGNMENT;
        }
        memory.distance = offset.next_multiple_of(ALIGNMENT);
        memory.shadow = vec![0; (2 * memory.distance + ALIGNMENT) as usize / 8 + 1];
        memory.start = (memory.shadow.as_mut_ptr() as u64).next_multiple_of(ALIGNMENT);
        memory.regions.iter_mut().for_each(|known| known.shadow += memory.start);
        memory
    }

    /// The number of the region of an address.
    pub fn find(&mut self, address: u64) -> Option<usize> {
        let has = |known: &Known| address.wrapping_sub(known.start) < known.size;
        if self.regions.get(self.last).is_some_and(has) {
            return Some(self.last);
        }
        self.last = self.regions.iter().position(has)?;
        Some(self.last)
    }

    /// Whether all bytes from an address on are in a region that has the first one.
    pub fn has(&self, number: usize, address: u64, size: u64) -> bool {
        self.regions.get(number).is_some_and(|known| size <= known.size - (address - known.start))
    }

    /// Memory for accesses that have none.
    pub fn sink(&self) -> u64 {
        self.sink.as_ptr() as u64
    }

    /// What is nearest to an address, if anything is near: the offset from its end, or from its start if that is negative.
    pub fn nearest(&self, address: u64) -> Option<(Region, i64)> {
        let shared = self.regions.iter().filter(|known| known.region != Region::Private);
        let all = shared.map(|known| (known.region, known.offset(address)));
        all.min_by_key(|(_, offset)| offset.unsigned_abs()).filter(|(_, offset)| offset.unsigned_abs() < NEAR)
    }

    /// A region by number, and the offset of an address as [`Memory::nearest`] has it.
    pub fn distance_of(&self, number: usize, address: u64) -> Option<(Region, i64)> {
        self.regions.get(number).map(|known| (known.region, known.offset(address)))
    }

    /// The address of the shadow of memory. Unknown memory has a scratch shadow, whose contents are discarded.
    pub fn shadow(&mut self, address: u64, size: u64, is_write: bool) -> u64 {
        match self.find(address) {
            Some(number) if self.has(number, address, size) => {
                let known = &self.regions[number];
                known.shadow + (address - known.start)
            }
            _ => self.start + address % ALIGNMENT + if is_write { UNKNOWN / 2 } else { 0 },
        }
    }

    /// The shadow of memory, if it is known.
    fn known(&mut self, address: u64, size: u64) -> Option<u64> {
        let number = self.find(address).filter(|number| self.has(*number, address, size))?;
        let known = self.regions.get(number)?;
        Some(known.shadow + (address - known.start))
    }

    /// All bits of some bytes are defined.
    pub fn define(&mut self, address: u64, size: u64) {
        if let Some(shadow) = self.known(address, size) {
            fill_memory(shadow, 0, size);
        }
    }

    /// No bit of some bytes is.
    pub fn forget(&mut self, address: u64, size: u64, origin: u32) {
        if let Some(shadow) = self.known(address, size) {
            fill_memory(shadow, 0xff, size);
            let (first, end) = (shadow & !3, (shadow + size).next_multiple_of(4));
            let origins = origin.to_le_bytes().repeat((end - first) as usize / 4);
            write_memory(first + self.distance, &origins);
        }
    }

    /// A group begins, whose local memory has no values.
    pub fn forget_local(&mut self) {
        let local = self.regions.iter().filter(|known| known.region == Region::Local);
        let local: Vec<(u64, u64)> = local.map(|known| (known.start, known.size)).collect();
        if !local.is_empty() {
            let origin = self.number(Origin::LOCAL);
            local.into_iter().for_each(|(start, size)| self.forget(start, size, origin));
        }
    }

    /// Copies shadow along with memory, at a place and by a work-item.
    pub fn copy(&mut self, (from, to): (u64, u64), size: u64, place: u32, item: u32) {
        let Some(to) = self.known(to, size) else { return };
        let Some(from) = self.known(from, size) else {
            fill_memory(to, 0, size);
            return;
        };
        copy_memory(from, to, size);
        let (first, end) = (to & !3, (to + size).next_multiple_of(4));
        let mut origins = vec![0; (end - first) as usize];
        read_memory((from & !3) + self.distance, &mut origins);
        let mut shadow = vec![0; size as usize];
        read_memory(to, &mut shadow);
        if shadow.iter().any(|byte| *byte != 0) {
            for origin in origins.chunks_exact_mut(4) {
                let number = origin.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte));
                origin.copy_from_slice(&self.store(place, item, number).to_le_bytes());
            }
        }
        write_memory(first + self.distance, &origins);
    }

    /// The number of an origin.
    fn number(&mut self, origin: Origin) -> u32 {
        let key = (origin.place, origin.root, origin.is_local);
        if let Some(number) = self.numbers.get(&key) {
            return *number;
        }
        self.origins.push(origin);
        let number = self.origins.len() as u32 - 1;
        self.numbers.insert(key, number);
        number
    }

    /// The origin of a variable.
    pub fn variable(&mut self, place: u32) -> u32 {
        self.number(Origin { place, ..Origin::UNKNOWN })
    }

    /// The origin of what a work-item stores.
    pub fn store(&mut self, place: u32, item: u32, origin: u32) -> u32 {
        let known = self.origins.get(origin as usize).copied().unwrap_or(Origin::UNKNOWN);
        self.number(Origin { place, item, is_local: false, root: Some(known.root.unwrap_or(origin)) })
    }

    /// The store of an origin, if it is one, and its beginning.
    pub fn origin(&self, number: u32) -> (Option<Origin>, Origin) {
        let origin = |number: u32| self.origins.get(number as usize).copied().unwrap_or(Origin::UNKNOWN);
        let known = origin(number);
        match known.root {
            Some(root) => (Some(known), origin(root)),
            None => (None, known),
        }
    }

    /// The undefined bytes of buffers: the first offset, the number, the origin.
    pub fn undefined(&self) -> Vec<(Region, i64, usize, u32)> {
        let mut found: Vec<(Region, i64, usize, u32)> = Vec::new();
        for known in self.regions.iter().filter(|known| matches!(known.region, Region::Buffer(_))) {
            let mut shadow = vec![0; known.size as usize];
            read_memory(known.shadow, &mut shadow);
            for (offset, _) in shadow.iter().enumerate().filter(|(_, byte)| **byte != 0) {
                let mut origin = [0; 4];
                read_memory(((known.shadow + offset as u64) & !3) + self.distance, &mut origin);
                let origin = u32::from_le_bytes(origin);
                match found.iter_mut().find(|other| (other.0, other.3) == (known.region, origin)) {
                    Some(other) => other.2 += 1,
                    None => found.push((known.region, offset as i64, 1, origin)),
                }
            }
        }
        found
    }
}
