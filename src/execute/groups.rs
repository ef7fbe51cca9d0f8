//! The execution of work-groups.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use spirv_llvm_translate::internal::error::Result;

use super::jit::fiber::{Fiber, Stack};
use super::jit::{self, Slot};
use super::private::Contents;
use super::schedule::{Next, Order, Schedule};
use super::team::Groups;
use super::work_item::{IndexSpace, MemoryMap, WorkItem, coordinates};
use super::{Program, swift};

/// The stack of a work-item, in bytes.
const STACK_SIZE: usize = 256 << 10;

impl Program {
    /// Declares the memory of a run to the checks.
    pub(super) fn begin(&self, memory: &MemoryMap, arguments: &[u64], space: IndexSpace) {
        if let Some(checks) = &self.checks {
            checks.begin(&memory.global, &memory.local, arguments, space);
        }
    }

    /// Fills local memory, since it has no initial value.
    fn fill_memory(&self, ranges: &[Range<u64>]) {
        for range in ranges {
            let size = range.end.saturating_sub(range.start) as usize;
            let bytes: Vec<u8> = (0..size).map(|place| self.fill.byte(place)).collect();
            jit::write_memory(range.start, &bytes);
        }
    }

    /// Makes a work-item the one that this thread runs.
    fn enter(&self, item: WorkItem) {
        if let Some(swift) = &self.swift {
            let mut slots = [Slot::ZERO; 2];
            let places = slots.iter_mut().flat_map(|slot| slot.0.chunks_exact_mut(8));
            for (place, word) in places.zip(swift::words(&item)) {
                place.copy_from_slice(&word.to_le_bytes());
            }
            self.engine.call(swift.enter, &mut slots, &mut Slot::ZERO.clone());
        }
        item.enter();
    }

    /// Runs work-groups, one after the other, until there are none.
    pub(super) fn run_groups(
        &self,
        address: u64,
        slots: &[Slot],
        space: IndexSpace,
        memory: &Arc<MemoryMap>,
        all: &Groups,
    ) -> Result<()> {
        let (groups, size) = (space.groups(), space.group_size());
        let mut order = memory.order;
        // Where none waits for another the work-items of a group can run to their ends one by one.
        let is_simple = (!self.has_meetings || size == 1) && memory.checks.is_none();
        let mut stacks = Vec::new();
        let whole = self.swift.as_ref().and_then(|swift| swift.group.as_ref());
        let is_served = |waits: bool| waits || !self.has_meetings || size == 1;
        let whole = whole.filter(|(_, waits)| is_served(*waits) && order == Order::InTurn);
        let whole = whole.map(|(name, _)| self.engine.address(name)).transpose()?;
        while let Some(group) = all.take() {
            self.fill_memory(&memory.local);
            let group = coordinates(group, groups);
            let item = |index: usize| WorkItem {
                space,
                group,
                local: coordinates(index, space.local),
                memory: Arc::clone(memory),
                variables: Arc::clone(&self.builtin_variables),
            };
            if let Some(checks) = &memory.checks {
                checks.begin_group(group);
            }
            if let Some(whole) = whole {
                self.enter(item(0));
                self.engine.call(whole, &mut slots.to_vec(), &mut Slot::ZERO.clone());
                continue;
            }
            if is_simple {
                for index in order.all(size) {
                    self.enter(item(index));
                    self.private.put(None);
                    self.engine.call(address, &mut slots.to_vec(), &mut Slot::ZERO.clone());
                }
                continue;
            }
            let seed = order.pick(usize::MAX, 0) as u64;
            let order = if order == Order::InTurn { order } else { Order::Random(seed) };
            WorkItem::set_schedule(Some(Schedule::new(size, memory.subgroup_size(), order)));
            let outcome = self.run_group(address, slots, &item, &mut stacks);
            WorkItem::set_schedule(None);
            outcome?;
        }
        Ok(())
    }

    /// Runs the work-items of a group, each on a stack of its own.
    fn run_group(
        &self,
        address: u64,
        slots: &[Slot],
        item: &dyn Fn(usize) -> WorkItem,
        stacks: &mut Vec<Stack>,
    ) -> Result<()> {
        let mut fibers: Vec<Option<Fiber<'_>>> = Vec::new();
        let mut contents: BTreeMap<usize, Contents> = BTreeMap::new();
        loop {
            match WorkItem::schedule(Schedule::next) {
                Some(Next::Run(index)) => {
                    if fibers.len() <= index {
                        fibers.resize_with(index + 1, || None);
                    }
                    let Some(place) = fibers.get_mut(index) else { continue };
                    let fiber = match place {
                        Some(fiber) => fiber,
                        None => {
                            let stack = stacks.pop().map_or_else(|| Stack::new(STACK_SIZE), Ok)?;
                            place.insert(Fiber::new(&self.engine, address, slots, stack))
                        }
                    };
                    self.enter(item(index));
                    self.private.put(contents.get(&index));
                    let has_ended = fiber.resume();
                    contents.insert(index, self.private.take());
                    if has_ended {
                        WorkItem::schedule(|schedule| schedule.end(index));
                        stacks.extend(place.take().and_then(Fiber::into_stack));
                    } else if let Some(checks) = &self.checks {
                        checks.waits(index);
                    }
                }
                Some(Next::Barrier { waiting, ended }) => {
                    if let Some(checks) = &item(0).memory.checks {
                        checks.barrier(&waiting, &ended);
                    }
                }
                Some(Next::End) | None => break,
            }
        }
        // Those that were stopped stand in the middle.
        stacks.extend(fibers.into_iter().flatten().filter_map(Fiber::into_stack));
        Ok(())
    }
}
