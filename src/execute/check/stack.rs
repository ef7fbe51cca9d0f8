//! Variables of functions whose address is used.
//!
//! They lie apart from each other, and the memory of those that are gone is used again only when there is no other.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::executor::jit::Slot;

/// The memory of the variables of a work-item in bytes.
const SIZE: u64 = 64 << 10;

/// What lies between variables, in bytes.
const GAP: u64 = 64;

/// A variable.
struct Object {
    size: u64,
    /// The place of its declaration.
    place: u32,
    is_alive: bool,
}

/// The variables of a work-item.
#[derive(Default)]
struct Stack {
    objects: BTreeMap<u64, Object>,
    /// Those of functions that have not ended, in order.
    order: Vec<u64>,
    /// Where the next one goes.
    next: u64,
}

/// What an address in the memory of variables is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// That of a variable.
    Alive,
    /// Behind the end of a variable, or in front of its start if the offset is negative.
    Beyond { variable: u32, offset: i64 },
    /// That of a variable that is gone.
    Freed { variable: u32 },
}

/// The variables of the work-items of a group.
#[derive(Default)]
pub struct Stacks {
    memory: Vec<Slot>,
    stacks: Vec<Stack>,
    /// Variables for which there was no room.
    others: Vec<Vec<Slot>>,
}

impl Stacks {
    /// None so far.
    pub fn new(items: usize) -> Self {
        // One slot more in front, so that no variable is at the beginning.
        let memory = vec![Slot::ZERO; items * SIZE as usize / Slot::SIZE];
        let mut stacks = Self { memory, stacks: Vec::new(), others: Vec::new() };
        stacks.stacks.resize_with(items, Stack::default);
        stacks.clear();
        stacks
    }

    /// The memory of all.
    pub fn range(&self) -> Range<u64> {
        let start = self.memory.as_ptr() as u64;
        start..start + (self.memory.len() * Slot::SIZE) as u64
    }

    fn start(&self, index: usize) -> u64 {
        self.range().start + index as u64 * SIZE
    }

    /// A group begins.
    pub fn clear(&mut self) {
        let starts: Vec<u64> = (0..self.stacks.len()).map(|index| self.start(index)).collect();
        for (stack, start) in self.stacks.iter_mut().zip(starts) {
            *stack = Stack { next: start + GAP, ..Stack::default() };
        }
    }

    /// A new variable: its address.
    pub fn allocate(&mut self, index: usize, (size, alignment): (u64, u64), place: u32) -> u64 {
        let end = self.start(index) + SIZE;
        let Some(stack) = self.stacks.get_mut(index) else { return 0 };
        let alignment = alignment.max(16).next_power_of_two();
        let fits = |next: u64| Some(next.next_multiple_of(alignment)).filter(|at| at + size + GAP <= end);
        let address = fits(stack.next).or_else(|| {
            let last = stack.order.last().and_then(|at| Some(at + stack.objects.get(at)?.size));
            let first = last.unwrap_or(end - SIZE) + GAP;
            stack.objects.retain(|at, object| object.is_alive || *at < first);
            fits(first)
        });
        match address {
            Some(address) => {
                stack.next = address + size.max(1) + GAP;
                stack.objects.insert(address, Object { size, place, is_alive: true });
                stack.order.push(address);
                address
            }
            None => {
                self.others.push(vec![Slot::ZERO; (size as usize).div_ceil(Slot::SIZE).max(1)]);
                self.others.last().map_or(0, |memory| memory.as_ptr() as u64)
            }
        }
    }

    /// A function begins: what [`Stacks::leave`] gets when it ends.
    pub fn mark(&self, index: usize) -> usize {
        self.stacks.get(index).map_or(0, |stack| stack.order.len())
    }

    /// The variables since a mark are gone.
    pub fn leave(&mut self, index: usize, mark: usize) {
        let Some(stack) = self.stacks.get_mut(index) else { return };
        for address in stack.order.split_off(mark.min(stack.order.len())) {
            if let Some(object) = stack.objects.get_mut(&address) {
                object.is_alive = false;
            }
        }
    }

    fn of(&self, address: u64) -> Option<&Stack> {
        self.stacks.get((address.checked_sub(self.range().start)? / SIZE) as usize)
    }

    /// The scope of a variable begins or ends.
    pub fn set_alive(&mut self, address: u64, is_alive: bool) {
        let Some(offset) = address.checked_sub(self.range().start) else { return };
        let stack = self.stacks.get_mut((offset / SIZE) as usize);
        if let Some(object) = stack.and_then(|stack| stack.objects.get_mut(&address)) {
            object.is_alive = is_alive;
        }
    }

    /// What an access uses.
    pub fn use_of(&self, address: u64, size: u64) -> Use {
        let Some(stack) = self.of(address) else { return Use::Alive };
        let before = stack.objects.range(..=address).next_back();
        let after = stack.objects.range(address..).next().map(|(at, object)| (at, object.place));
        match before {
            Some((at, object)) if address + size <= at + object.size => match object.is_alive {
                true => Use::Alive,
                false => Use::Freed { variable: object.place },
            },
            Some((at, object)) => {
                let offset = address.saturating_sub(at + object.size);
                match after.filter(|(next, _)| *next - address < offset) {
                    Some((next, variable)) => {
                        Use::Beyond { variable, offset: -(next - address).cast_signed() }
                    }
                    None => Use::Beyond { variable: object.place, offset: offset.cast_signed() },
                }
            }
            None => match after {
                Some((next, variable)) => Use::Beyond { variable, offset: -(next - address).cast_signed() },
                None => Use::Alive,
            },
        }
    }
}
