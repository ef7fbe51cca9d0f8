//! Work-items, and the order in which those of a work-group run.
//!
//! Rule of this module: exactly one work-item runs at any time. It runs until it ends or waits at a barrier, then the next one runs, so that
//! every execution of a kernel is the same, atomics included.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use super::builtin::{Call, Evaluate};
use super::jit::{Shape, write_memory};

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
    /// Who runs next, if there are several work-items with barriers between them.
    pub baton: Option<(Arc<Baton>, usize)>,
}

/// A builtin variable in memory. As one work-item runs at a time, it is enough to write it whenever another one goes on.
pub struct Variable {
    /// Where it is.
    pub address: u64,
    /// Its type.
    pub shape: Shape,
    /// What it says about the current work-item.
    pub evaluate: Evaluate,
}

impl Variable {
    fn write(&self) {
        if let Some(value) = (self.evaluate)(&Call { arguments: &[], result: Some(self.shape) }) {
            write_memory(self.address, &value.to_bytes());
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

/// Address ranges of the memory that a kernel was started with.
#[derive(Clone, Debug, Default)]
pub struct MemoryMap {
    /// Buffers.
    pub global: Vec<Range<u64>>,
    /// Local variables and arguments.
    pub local: Vec<Range<u64>>,
}

/// How far from the stack pointer private memory is looked for, in bytes.
const STACK_REACH: u64 = 64 << 10;

thread_local! {
    static CURRENT: RefCell<Option<WorkItem>> = const { RefCell::new(None) };
}

impl WorkItem {
    /// Makes it the one that this thread runs.
    pub fn enter(self) {
        let variables = Arc::clone(&self.variables);
        CURRENT.with(|current| *current.borrow_mut() = Some(self));
        variables.iter().for_each(Variable::write);
    }

    /// What `question` finds out about the work-item of this thread; nothing outside kernels.
    pub fn ask<T>(question: impl FnOnce(&Self) -> T) -> Option<T> {
        CURRENT.with(|current| current.borrow().as_ref().map(question))
    }

    /// Waits until all work-items of the group are here.
    pub fn barrier() {
        if let Some((Some((baton, index)), variables)) =
            Self::ask(|item| (item.baton.clone(), Arc::clone(&item.variables)))
        {
            baton.pass(index);
            variables.iter().for_each(Variable::write);
        }
    }

    /// The kind of memory that an address lies in. What is neither known nor near the stack is a program-scope variable.
    pub fn memory_of(address: u64) -> Memory {
        let known = Self::ask(|item| {
            let is_in = |ranges: &[Range<u64>]| ranges.iter().any(|range| range.contains(&address));
            if is_in(&item.memory.local) {
                Some(Memory::Local)
            } else if is_in(&item.memory.global) {
                Some(Memory::Global)
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

/// Passes from one work-item of a group to the next, round and round.
#[derive(Debug)]
pub struct Baton {
    state: Mutex<BatonState>,
    wakers: Vec<Condvar>,
}

#[derive(Debug)]
struct BatonState {
    holder: usize,
    has_ended: Vec<bool>,
}

impl Baton {
    /// One for `size` work-items; the first holds it.
    pub fn new(size: usize) -> Self {
        let state = Mutex::new(BatonState { holder: 0, has_ended: vec![false; size] });
        Self { state, wakers: (0..size).map(|_| Condvar::new()).collect() }
    }

    fn state(&self) -> MutexGuard<'_, BatonState> {
        self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Waits for one's first turn.
    pub fn take(&self, index: usize) {
        let mut state = self.state();
        while state.holder != index {
            state = match self.wakers.get(index) {
                Some(waker) => waker.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner),
                None => return,
            };
        }
    }

    /// Gives it to the next work-item that has not ended, and waits for one's own turn.
    pub fn pass(&self, index: usize) {
        self.give(index, &mut self.state());
        self.take(index);
    }

    /// Gives it away for good.
    pub fn end(&self, index: usize) {
        let mut state = self.state();
        if let Some(ended) = state.has_ended.get_mut(index) {
            *ended = true;
        }
        self.give(index, &mut state);
    }

    fn give(&self, index: usize, state: &mut BatonState) {
        let size = self.wakers.len();
        let next = (1..=size)
            .map(|step| (index + step) % size)
            .find(|next| state.has_ended.get(*next) == Some(&false));
        if let Some(next) = next {
            state.holder = next;
            if let Some(waker) = self.wakers.get(next) {
                waker.notify_one();
            }
        }
    }
}
