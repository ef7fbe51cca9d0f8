//! Runs of kernels: arguments in memory, and threads that share the groups.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use spirv_llvm_translate::internal::error::{Error, Result};

use super::jit::Slot;
use super::work_item::{IndexSpace, MemoryMap, WorkItem};
use super::{Argument, CALL_PLACE, Program, block, companion, values_in_slots};

/// How long a run takes before other threads compile the kernel, too, to help.
const ALONE: Duration = Duration::from_millis(60);

/// The groups of a run, which threads take one by one.
pub struct Groups {
    order: Vec<usize>,
    next: AtomicUsize,
    /// Reports progress: the groups that have begun, and all groups.
    progress: Option<Box<dyn Fn(usize, usize) + Sync>>,
}

impl Groups {
    /// All groups, in an order.
    pub fn new(order: Vec<usize>) -> Self {
        Self { order, next: AtomicUsize::new(0), progress: None }
    }

    /// The next one.
    pub fn take(&self) -> Option<usize> {
        let place = self.next.fetch_add(1, Ordering::Relaxed);
        if let Some(progress) = &self.progress {
            progress(place, self.order.len());
        }
        self.order.get(place).copied()
    }
}

/// Who helps with a run: how many threads there are in all, and what makes the program of another one.
pub struct Help<'h> {
    /// The number of threads.
    pub threads: usize,
    /// Loads the same kernel.
    pub load: &'h (dyn Fn() -> Result<Program> + Sync),
    /// The callback that reports progress.
    pub progress: Option<Box<dyn Fn(usize, usize) + Sync>>,
}

/// The values of arguments: those of local memory have none yet.
type Values = Vec<Option<Vec<u8>>>;

impl Program {
    /// Runs a kernel; its buffers are changed in `arguments`. Returns the output of `printf`.
    ///
    /// # Errors
    /// An unknown kernel, or arguments or sizes that do not fit.
    pub fn run_kernel(&self, name: &str, arguments: &mut [Argument], space: IndexSpace) -> Result<String> {
        self.run_kernel_with(name, arguments, space, None)
    }

    /// The same, with help by other threads if that changes no result.
    ///
    /// # Errors
    /// As [`Program::run_kernel`].
    pub fn run_kernel_with(
        &self,
        name: &str,
        arguments: &mut [Argument],
        space: IndexSpace,
        help: Option<Help<'_>>,
    ) -> Result<String> {
        self.find(name, true)?;
        let divides = (0..3).all(|d| space.local[d] != 0 && space.global[d].is_multiple_of(space.local[d]));
        if !divides {
            return Err(Error::invalid_llvm(
                "the sizes of work-groups do not divide those of the index space",
            ));
        }
        let mut memory = MemoryMap { order: self.order, subgroup: self.subgroup, ..MemoryMap::default() };
        if self.has_places {
            memory.place = Some(self.engine.address(CALL_PLACE)?);
        }
        let is_buffer = |argument: &Argument| matches!(argument, Argument::Buffer(_));
        let mut blocks: Vec<Vec<Slot>> = arguments
            .iter()
            .map(|argument| if is_buffer(argument) { block(argument) } else { Vec::new() })
            .collect();
        let mut values = Values::new();
        for (argument, block) in arguments.iter().zip(&mut blocks) {
            let start = block.as_mut_ptr() as u64;
            values.push(match argument {
                Argument::Value(bytes) => Some(bytes.clone()),
                Argument::Local(_) => None,
                Argument::Buffer(bytes) => {
                    memory.global.push(start..start + bytes.len().max(1) as u64);
                    Some(start.to_le_bytes().to_vec())
                }
            });
        }
        let mut order = self.order;
        let mut groups = Groups::new(order.all(space.groups().iter().product()));
        let (threads, load) = match help {
            Some(help) => {
                groups.progress = help.progress;
                (help.threads, Some(help.load))
            }
            None => (1, None),
        };
        let is_parallel = self.swift.as_ref().is_some_and(|swift| swift.is_parallel) && self.checks.is_none();
        self.output.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let share = |program: &Self| program.share(name, (arguments, &values), &memory, space, &groups);
        match load.filter(|_| is_parallel && threads > 1) {
            Some(load) => {
                with_helpers(threads - 1, &|| load().and_then(|program| share(&program)), &|| share(self))?
            }
            None => share(self)?,
        }
        for (argument, block) in arguments.iter_mut().zip(&blocks) {
            if let Argument::Buffer(bytes) = argument {
                let contents = block.iter().flat_map(|slot| slot.0);
                bytes.iter_mut().zip(contents).for_each(|(to, from)| *to = from);
            }
        }
        Ok(self.output.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// Runs groups until there are none, with local memory of its own.
    fn share(
        &self,
        name: &str,
        (arguments, values): (&[Argument], &Values),
        memory: &MemoryMap,
        space: IndexSpace,
        groups: &Groups,
    ) -> Result<()> {
        let mut memory =
            MemoryMap { local: self.local_variables.clone(), checks: self.checks.clone(), ..memory.clone() };
        let mut own = Vec::new();
        let mut complete = Vec::new();
        for (argument, value) in arguments.iter().zip(values) {
            let value = match (argument, value) {
                (Argument::Local(size), _) => {
                    let mut block = block(argument);
                    let start = block.as_mut_ptr() as u64;
                    memory.local.push(start..start + (*size).max(1) as u64);
                    own.push(block);
                    start.to_le_bytes().to_vec()
                }
                (_, value) => value.clone().unwrap_or_default(),
            };
            complete.push(value);
        }
        let function = self.find(name, true)?;
        let slots = values_in_slots(function, complete.iter().map(|value| Some(value.as_slice())))?;
        let address = self.engine.address(&companion::entry(name))?;
        let of_bytes = |value: &Vec<u8>| value.as_slice().try_into().map_or(0, u64::from_le_bytes);
        let addresses: Vec<u64> = complete.iter().map(of_bytes).collect();
        self.begin(&memory, &addresses, space);
        let outcome = self.run_groups(address, &slots, space, &Arc::new(memory), groups);
        // What the work-item refers to may be gone soon.
        WorkItem::leave();
        outcome
    }
}

/// Does work, which others join if it takes long.
fn with_helpers(
    count: usize,
    help: &(dyn Fn() -> Result<()> + Sync),
    work: &dyn Fn() -> Result<()>,
) -> Result<()> {
    let (is_done, done) = (Mutex::new(false), Condvar::new());
    let failure = Mutex::new(None);
    let outcome = std::thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                let guard = is_done.lock().unwrap_or_else(PoisonError::into_inner);
                let waited = done.wait_timeout_while(guard, ALONE, |is_done| !*is_done);
                let is_done = *waited.unwrap_or_else(PoisonError::into_inner).0;
                if !is_done && let Err(error) = help() {
                    failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                }
            });
        }
        let outcome = work();
        *is_done.lock().unwrap_or_else(PoisonError::into_inner) = true;
        done.notify_all();
        outcome
    });
    let failure = failure.into_inner().unwrap_or_else(PoisonError::into_inner);
    outcome.and(failure.map_or(Ok(()), Err))
}
