//! Which work-item of a group runs next.

use std::sync::Arc;

use super::subgroup::Member;
use super::value::Value;

/// The order of work-items where several can run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Round and round.
    #[default]
    InTurn,
    /// By numbers that look random, from a seed.
    Random(u64),
}

impl Order {
    /// A number below `count`, the next one in turn.
    pub fn pick(&mut self, count: usize, next: usize) -> usize {
        match self {
            Self::InTurn => next,
            Self::Random(state) => {
                *state =
                    state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (*state >> 33) as usize % count.max(1)
            }
        }
    }

    /// All numbers below `count`.
    pub fn all(&mut self, count: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..count).collect();
        if *self != Self::InTurn {
            for end in (1..count).rev() {
                numbers.swap(end, self.pick(end + 1, end));
            }
        }
        numbers
    }
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
    /// It waits for all others of the group, with operands.
    Gathering(Vec<Value>),
    Ended,
}

/// What has to happen for a group to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// This one goes on.
    Run(usize),
    /// All that wait at a barrier are released: those that wait, where others have ended.
    Barrier {
        /// Who waits.
        waiting: Vec<usize>,
        /// Who does not.
        ended: Vec<usize>,
    },
    /// All have ended.
    End,
}

/// The work-items of a group.
#[derive(Debug)]
pub struct Schedule {
    order: Order,
    /// The one that ran last.
    last: usize,
    items: Vec<Progress>,
    /// Who met whom in the last operation of a subgroup.
    met: Vec<Arc<Vec<Member>>>,
    subgroup_size: usize,
}

impl Schedule {
    /// That of `size` work-items, none of which has begun.
    pub fn new(size: usize, subgroup_size: usize, order: Order) -> Self {
        let (items, met) = (vec![Progress::Ready; size], vec![Arc::default(); size]);
        Self { order, last: size.saturating_sub(1), items, met, subgroup_size }
    }

    fn set(&mut self, index: usize, progress: Progress) {
        if let Some(item) = self.items.get_mut(index) {
            *item = progress;
        }
    }

    /// One waits at a barrier.
    pub fn wait(&mut self, index: usize) {
        self.set(index, Progress::AtBarrier);
    }

    /// One waits for others of its subgroup.
    pub fn meet(&mut self, index: usize, place: u64, operands: Vec<Value>) {
        self.set(index, Progress::Meeting(place, operands));
    }

    /// One waits for all others of the group, to get their operands.
    pub fn gather(&mut self, index: usize, operands: Vec<Value>) {
        self.set(index, Progress::Gathering(operands));
    }

    /// Whom one has met.
    pub fn met(&self, index: usize) -> Arc<Vec<Member>> {
        self.met.get(index).cloned().unwrap_or_default()
    }

    /// One has ended.
    pub fn end(&mut self, index: usize) {
        self.set(index, Progress::Ended);
    }

    /// The next step; those that wait go on where none can run.
    pub fn next(&mut self) -> Next {
        let size = self.items.len();
        let is_ready = |next: &usize| matches!(self.items.get(*next), Some(Progress::Ready));
        let found = match self.order {
            Order::InTurn => (1..=size).map(|step| (self.last + step) % size).find(is_ready),
            Order::Random(_) => {
                let ready: Vec<usize> = (0..size).filter(is_ready).collect();
                ready.get(self.order.pick(ready.len(), 0)).copied()
            }
        };
        if let Some(next) = found {
            self.last = next;
            return Next::Run(next);
        }
        if self.release_subgroup() || self.release_group() {
            return self.next();
        }
        let (mut waiting, mut ended) = (Vec::new(), Vec::new());
        for (index, item) in self.items.iter_mut().enumerate() {
            match item {
                Progress::AtBarrier => {
                    *item = Progress::Ready;
                    waiting.push(index);
                }
                _ => ended.push(index),
            }
        }
        if waiting.is_empty() { Next::End } else { Next::Barrier { waiting, ended } }
    }

    /// Releases those that wait for their group to meet; false if there are none.
    fn release_group(&mut self) -> bool {
        let mut members = Vec::new();
        for (index, item) in self.items.iter_mut().enumerate() {
            if let Progress::Gathering(operands) = item {
                members.push((index, std::mem::take(operands)));
                *item = Progress::Ready;
            }
        }
        let members = Arc::new(members);
        for (index, _) in members.iter() {
            if let Some(met) = self.met.get_mut(*index) {
                *met = Arc::clone(&members);
            }
        }
        !members.is_empty()
    }

    /// Releases those of the first subgroup that can meet; false if there are none.
    ///
    /// Of several places in a subgroup the first one of the program is served: those who wait further on took a path that ends before it.
    fn release_subgroup(&mut self) -> bool {
        let place = |item: &Progress| match item {
            Progress::Meeting(place, _) => Some(*place),
            _ => None,
        };
        let mut subgroups = self.items.chunks(self.subgroup_size).enumerate();
        let first =
            subgroups.find_map(|(subgroup, items)| Some((subgroup, items.iter().filter_map(place).min()?)));
        let Some((subgroup, place)) = first else { return false };
        let start = subgroup * self.subgroup_size;
        let end = (start + self.subgroup_size).min(self.items.len());
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
