//! Work-items, and the order in which those of a work-group run.
//!
//! Rule of this module: exactly one work-item runs at any time. It runs until it ends or waits at a barrier, then the next one runs, so that
//! every execution of a kernel is the same, atomics included.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use super::builtin::{Call, Evaluate};
use super::check::Checks;
use super::image::Image;
use super::jit::{Shape, read_memory, write_memory};
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
    /// The number of barriers that it has passed.
    pub epoch: u32,
    /// Builtin variables that the module has in memory.
    pub variables: Arc<Vec<Variable>>,
    /// The scheduler, if there are several work-items with barriers.
    pub baton: Option<(Arc<Baton>, usize)>,
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

/// The launch of a kernel.
#[derive(Clone, Debug, Default)]
pub struct MemoryMap {
    /// The number of work-items in a subgroup; 0 for all of a group.
    pub subgroup: usize,
    /// Where the program leaves the place of the operation of subgroups that it is about to call, if it does.
    pub place: Option<u64>,
    /// What instrumented code reports to.
    pub checks: Option<Arc<Checks>>,
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
}

impl WorkItem {
    /// Makes it the one that this thread runs.
    pub fn enter(self) {
        let variables = Arc::clone(&self.variables);
        CURRENT.with(|current| *current.borrow_mut() = Some(self));
        variables.iter().for_each(Variable::write);
    }

    /// Applies `question` to the work-item of this thread; `None` outside kernels.
    pub fn ask<T>(question: impl FnOnce(&Self) -> T) -> Option<T> {
        CURRENT.with(|current| current.borrow().as_ref().map(question))
    }

    /// Waits until all work-items of the group are here.
    pub fn barrier() {
        if let Some((Some((baton, index)), variables)) =
            Self::ask(|item| (item.baton.clone(), Arc::clone(&item.variables)))
        {
            baton.pass(index);
            CURRENT.with(|current| current.borrow_mut().iter_mut().for_each(|item| item.epoch += 1));
            variables.iter().for_each(Variable::write);
        }
    }

    /// Meets others of the subgroup: their numbers and values, the number of this one, and the size of the subgroup.
    pub fn meet(operands: Vec<Value>) -> (Arc<Vec<Member>>, usize, usize) {
        let found = Self::ask(|item| {
            let index = item.index();
            let size = item.subgroup_size();
            (item.baton.clone(), Arc::clone(&item.variables), item.memory.place, index % size, size)
        });
        let Some((baton, variables, place, lane, size)) = found else {
            return (Arc::new(vec![(0, operands)]), 0, 1);
        };
        let Some((baton, index)) = baton else { return (Arc::new(vec![(lane, operands)]), lane, size) };
        let mut bytes = [0; 8];
        if let Some(place) = place {
            read_memory(place, &mut bytes);
        }
        let members = baton.meet(index, u64::from_le_bytes(bytes), operands);
        variables.iter().for_each(Variable::write);
        (members, lane, size)
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
    subgroup_size: usize,
}

#[derive(Debug)]
struct BatonState {
    holder: usize,
    items: Vec<Progress>,
    /// Who met whom in the last operation of a subgroup.
    met: Vec<Arc<Vec<Member>>>,
}

/// The state of a work-item.
#[derive(Clone, Debug)]
enum Progress {
    /// It can go on.
    Ready,
    /// It waits for all others of the group.
    AtBarrier,
    /// It waits for others of its subgroup at a place of the program, with operands.
    Meeting(u64, Vec<Value>),
    Ended,
}

impl Baton {
    /// One for `size` work-items; the first holds it.
    pub fn new(size: usize, subgroup_size: usize) -> Self {
        let state =
            BatonState { holder: 0, items: vec![Progress::Ready; size], met: vec![Arc::default(); size] };
        let wakers = (0..size).map(|_| Condvar::new()).collect();
        Self { state: Mutex::new(state), wakers, subgroup_size }
    }

    fn state(&self) -> MutexGuard<'_, BatonState> {
        self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Waits for one's turn.
    pub fn take(&self, index: usize) {
        let mut state = self.state();
        while state.holder != index {
            state = match self.wakers.get(index) {
                Some(waker) => waker.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner),
                None => return,
            };
        }
    }

    /// Waits at a barrier.
    pub fn pass(&self, index: usize) {
        self.give(index, Progress::AtBarrier);
        self.take(index);
    }

    /// Waits for others of the subgroup, and gives all who met.
    pub fn meet(&self, index: usize, place: u64, operands: Vec<Value>) -> Arc<Vec<Member>> {
        self.give(index, Progress::Meeting(place, operands));
        self.take(index);
        self.state().met.get(index).cloned().unwrap_or_default()
    }

    /// Gives it away for good.
    pub fn end(&self, index: usize) {
        self.give(index, Progress::Ended);
    }

    /// Gives it to the next work-item that can go on.
    fn give(&self, index: usize, progress: Progress) {
        let mut state = self.state();
        if let Some(item) = state.items.get_mut(index) {
            *item = progress;
        }
        let size = self.wakers.len();
        loop {
            let is_ready = |next: &usize| matches!(state.items.get(*next), Some(Progress::Ready));
            if let Some(next) = (1..=size).map(|step| (index + step) % size).find(is_ready) {
                state.holder = next;
                if let Some(waker) = self.wakers.get(next) {
                    waker.notify_one();
                }
                return;
            }
            if !state.release(self.subgroup_size) {
                return;
            }
        }
    }
}

impl BatonState {
    /// If no work-item can run, releases those that can meet, or else all at the barrier; returns false if there are none.
    ///
    /// Of several places in a subgroup the first one of the program is served: those who wait further on took a path that ends before it.
    fn release(&mut self, subgroup_size: usize) -> bool {
        let place = |item: &Progress| match item {
            Progress::Meeting(place, _) => Some(*place),
            _ => None,
        };
        let subgroups = self.items.chunks(subgroup_size).enumerate();
        let first =
            subgroups.filter_map(|(subgroup, items)| Some((subgroup, items.iter().filter_map(place).min()?)));
        let Some((subgroup, place)) = first.min_by_key(|(subgroup, _)| *subgroup) else {
            let mut is_any = false;
            for item in self.items.iter_mut().filter(|item| matches!(item, Progress::AtBarrier)) {
                *item = Progress::Ready;
                is_any = true;
            }
            return is_any;
        };
        let start = subgroup * subgroup_size;
        let end = (start + subgroup_size).min(self.items.len());
        let mut members = Vec::new();
        let mut indices = Vec::new();
        for (index, item) in self.items.iter_mut().enumerate().take(end).skip(start) {
            if let Progress::Meeting(at, operands) = item
                && *at == place
            {
                members.push((index - start, std::mem::take(operands)));
                indices.push(index);
                *item = Progress::Ready;
            }
        }
        let members = Arc::new(members);
        for index in indices {
            if let Some(met) = self.met.get_mut(index) {
                *met = Arc::clone(&members);
            }
        }
        true
    }
}
