//! Work-items, and the order in which those of a work-group run.
//!
//! Rule of this module: exactly one work-item of a group runs at any time. It runs until it ends or waits for others, then the next one runs, so
//! that every execution of a kernel is the same, atomics included.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use super::builtin::{Call, Evaluate};
use super::check::Checks;
use super::image::Image;
use super::jit::{self, Shape, fiber};
use super::schedule::{Order, Schedule};
use super::subgroup::Member;
use super::value::Value;

/// The sizes of an index space, in work-items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexSpace {
    /// Number of dimensions that the kernel was started with.
    pub dimensions: u32,
    /// Size of the whole space.
    pub global: [usize; 3],
    /// Size of a work-group.
    pub local: [usize; 3],
}

impl IndexSpace {
    /// A space of up to three dimensions; unused ones have size 1.
    pub fn new(global: [usize; 3], local: [usize; 3]) -> Self {
        let dimensions = if global[2] > 1 { 3 } else { 1 + u32::from(global[1] > 1) };
        Self { dimensions, global, local }
    }

    /// The number of work-groups in each dimension; 0 if the sizes do not fit each other.
    pub fn groups(&self) -> [usize; 3] {
        std::array::from_fn(|d| self.global[d].checked_div(self.local[d]).unwrap_or(0))
    }

    /// The number of work-items in a group.
    pub fn group_size(&self) -> usize {
        self.local.iter().product()
    }
}

/// The three coordinates of the n-th element of a space.
pub fn coordinates(index: usize, sizes: [usize; 3]) -> [usize; 3] {
    [index % sizes[0], index / sizes[0] % sizes[1], index / sizes[0] / sizes[1]]
}

/// The work-item that a thread runs.
#[derive(Clone)]
pub struct WorkItem {
    /// The index space.
    pub space: IndexSpace,
    /// The group's coordinates.
    pub group: [usize; 3],
    /// The coordinates within the group.
    pub local: [usize; 3],
    /// Where buffers and local memory are.
    pub memory: Arc<MemoryMap>,
    /// Builtin variables that the module has in memory.
    pub variables: Arc<Vec<Variable>>,
}

/// A builtin variable in memory. Work-items run one at a time, so it is written whenever another one resumes.
pub struct Variable {
    /// Where it is.
    pub address: u64,
    /// Its type.
    pub shape: Shape,
    /// The property of the current work-item that it holds.
    pub evaluate: Evaluate,
}

impl Variable {
    fn write(&self) {
        if let Some(value) = (self.evaluate)(&Call { arguments: &[], result: Some(self.shape) }) {
            jit::write_memory(self.address, &value.to_bytes());
        }
    }
}

/// A kind of memory that a generic pointer can point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// Buffers and program-scope variables.
    Global,
    /// Shared by a work-group.
    Local,
    /// A work-item's own.
    Private,
}

/// The launch of a kernel.
#[derive(Clone, Debug, Default)]
pub struct MemoryMap {
    /// The number of work-items in a subgroup; 0 for all of a group.
    pub subgroup: usize,
    /// Where the program leaves the place of the operation of subgroups that it is about to call, if it does.
    pub place: Option<u64>,
    /// What instrumented code reports to.
    pub checks: Option<Arc<Checks>>,
    /// The order of groups and work-items.
    pub order: Order,
    /// Images, by their handles.
    pub images: Vec<Image>,
    /// Buffers.
    pub global: Vec<Range<u64>>,
    /// Local variables and arguments.
    pub local: Vec<Range<u64>>,
}

impl MemoryMap {
    /// The number of work-items in a subgroup.
    pub fn subgroup_size(&self) -> usize {
        if self.subgroup == 0 { usize::MAX } else { self.subgroup }
    }
}

/// How far from the stack pointer private memory is looked for, in bytes.
const STACK_REACH: u64 = 64 << 10;

thread_local! {
    static CURRENT: RefCell<Option<WorkItem>> = const { RefCell::new(None) };
    /// The order of the work-items of the group that this thread runs, if they can wait.
    static SCHEDULE: RefCell<Option<Schedule>> = const { RefCell::new(None) };
}

impl WorkItem {
    /// Makes it the one that this thread runs.
    pub fn enter(self) {
        if let Some(checks) = &self.memory.checks {
            checks.enter(&self);
        }
        let variables = Arc::clone(&self.variables);
        CURRENT.with(|current| *current.borrow_mut() = Some(self));
        variables.iter().for_each(Variable::write);
    }

    /// This thread runs none any more.
    pub fn leave() {
        CURRENT.with(|current| *current.borrow_mut() = None);
    }

    /// Applies `question` to the work-item of this thread; `None` outside kernels.
    pub fn ask<T>(question: impl FnOnce(&Self) -> T) -> Option<T> {
        CURRENT.with(|current| current.borrow().as_ref().map(question))
    }

    /// Sets the order of the group that this thread runs; returns the one before.
    pub fn set_schedule(schedule: Option<Schedule>) -> Option<Schedule> {
        SCHEDULE.with(|current| current.replace(schedule))
    }

    /// Applies `change` to the order of the group that this thread runs.
    pub fn schedule<T>(change: impl FnOnce(&mut Schedule) -> T) -> Option<T> {
        SCHEDULE.with(|current| current.borrow_mut().as_mut().map(change))
    }

    /// Waits until all work-items of the group are here.
    pub fn barrier() {
        if let Some(index) = Self::ask(Self::index)
            && Self::schedule(|schedule| schedule.wait(index)).is_some()
        {
            fiber::suspend();
        }
    }

    /// Ends this one where it is.
    pub fn stop() {
        if let Some(index) = Self::ask(Self::index)
            && Self::schedule(|schedule| schedule.end(index)).is_some()
        {
            fiber::suspend();
        }
    }

    /// Meets others of the subgroup: their numbers and values, the number of this one, and the size of the subgroup.
    pub fn meet(operands: Vec<Value>) -> (Arc<Vec<Member>>, usize, usize) {
        let Some((index, size, place)) =
            Self::ask(|item| (item.index(), item.subgroup_size(), item.memory.place))
        else {
            return (Arc::new(vec![(0, operands)]), 0, 1);
        };
        let lane = index % size;
        let mut bytes = [0; 8];
        if let Some(place) = place {
            jit::read_memory(place, &mut bytes);
        }
        let place = u64::from_le_bytes(bytes);
        if Self::schedule(|_| ()).is_none() {
            return (Arc::new(vec![(lane, operands)]), lane, size);
        }
        Self::schedule(|schedule| schedule.meet(index, place, operands));
        fiber::suspend();
        let members = Self::schedule(|schedule| schedule.met(index));
        (members.unwrap_or_default(), lane, size)
    }

    /// Meets all others of the group: their numbers and values, the number of this one, and the size of the group.
    pub fn gather(operands: Vec<Value>) -> (Arc<Vec<Member>>, usize, usize) {
        let Some((index, size)) = Self::ask(|item| (item.index(), item.space.group_size())) else {
            return (Arc::new(vec![(0, operands)]), 0, 1);
        };
        if Self::schedule(|_| ()).is_none() {
            return (Arc::new(vec![(index, operands)]), index, size);
        }
        Self::schedule(|schedule| schedule.gather(index, operands));
        fiber::suspend();
        let members = Self::schedule(|schedule| schedule.met(index));
        (members.unwrap_or_default(), index, size)
    }

    /// The number of this one in its group.
    pub fn index(&self) -> usize {
        (self.local[2] * self.space.local[1] + self.local[1]) * self.space.local[0] + self.local[0]
    }

    /// The number of work-items in a subgroup.
    pub fn subgroup_size(&self) -> usize {
        self.memory.subgroup_size().min(self.space.group_size().next_power_of_two().max(self.memory.subgroup))
    }

    /// The kind of memory that an address is in. An unknown address that is not near the stack is of a program-scope variable.
    pub fn memory_of(address: u64) -> Memory {
        let known = Self::ask(|item| {
            let is_in = |ranges: &[Range<u64>]| ranges.iter().any(|range| range.contains(&address));
            if is_in(&item.memory.local) {
                Some(Memory::Local)
            } else if is_in(&item.memory.global) {
                Some(Memory::Global)
            } else if item.memory.checks.as_ref().is_some_and(|checks| checks.is_private(address)) {
                Some(Memory::Private)
            } else {
                None
            }
        });
        let here = std::ptr::from_ref(&known) as u64;
        match known.flatten() {
            Some(memory) => memory,
            None if here.abs_diff(address) < STACK_REACH => Memory::Private,
            None => Memory::Global,
        }
    }

    /// The index in the whole space.
    pub fn global(&self) -> [usize; 3] {
        std::array::from_fn(|d| self.group[d] * self.space.local[d] + self.local[d])
    }
}

/// Reads memory for a builtin; what is checked reports faults.
pub fn read_memory(address: u64, bytes: &mut [u8]) {
    let checks = WorkItem::ask(|item| item.memory.checks.clone()).flatten();
    let address = checks.map_or(address, |checks| checks.builtin(address, bytes.len(), false));
    jit::read_memory(address, bytes);
}

/// Writes memory for a builtin; what is checked reports faults.
pub fn write_memory(address: u64, bytes: &[u8]) {
    let checks = WorkItem::ask(|item| item.memory.checks.clone()).flatten();
    let address = checks.map_or(address, |checks| checks.builtin(address, bytes.len(), true));
    jit::write_memory(address, bytes);
}
