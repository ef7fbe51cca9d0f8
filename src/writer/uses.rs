//! The module-scope variables and functions that functions refer to, and the kernels that reach them through
//! calls.

use crate::llvm::Value;
use crate::spirv::Id;
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::Hash;

/// An insertion-ordered set.
pub(crate) struct InOrder<T> {
    all: Vec<T>,
    known: FxHashSet<T>,
}

impl<T> Default for InOrder<T> {
    fn default() -> Self {
        Self { all: Vec::new(), known: FxHashSet::default() }
    }
}

impl<T: Copy + Eq + Hash> InOrder<T> {
    /// Adds a value unless it is present.
    pub fn add(&mut self, value: T) {
        if self.known.insert(value) {
            self.all.push(value);
        }
    }
}

/// The references of one function.
#[derive(Default)]
pub(crate) struct Uses<'c> {
    /// Module-scope variables, in order of use.
    pub variables: InOrder<Id>,
    /// The functions it calls.
    pub callees: InOrder<Value<'c>>,
    /// Whether contraction may change the results of the function.
    pub must_not_contract: bool,
}

/// The references of each function.
pub(super) type AllUses<'c> = FxHashMap<Value<'c>, Uses<'c>>;

/// Reachability through the call graph.
#[derive(Default)]
pub(crate) struct Reach<'c> {
    /// Functions that reach module-scope variables.
    variables: FxHashSet<Value<'c>>,
    /// Functions that reach code that must not be contracted.
    uncontracted: FxHashSet<Value<'c>>,
}

impl<'c> Reach<'c> {
    /// Computes reachability for the functions of a module in time linear in functions and calls, regardless
    /// of the number of kernels.
    pub fn of(uses: &AllUses<'c>) -> Self {
        let mut callers: FxHashMap<Value<'c>, Vec<Value<'c>>> = FxHashMap::default();
        for (caller, uses) in uses {
            for callee in &uses.callees.all {
                callers.entry(*callee).or_default().push(*caller);
            }
        }
        let reaching = |holds: &dyn Fn(&Uses<'c>) -> bool| {
            let mut work: Vec<Value<'c>> =
                uses.iter().filter(|(_, uses)| holds(uses)).map(|(function, _)| *function).collect();
            let mut reaching: FxHashSet<Value<'c>> = work.iter().copied().collect();
            while let Some(function) = work.pop() {
                let new =
                    callers.get(&function).into_iter().flatten().filter(|caller| reaching.insert(**caller));
                work.extend(new);
            }
            reaching
        };
        Self {
            variables: reaching(&|uses| !uses.variables.all.is_empty()),
            uncontracted: reaching(&|uses| uses.must_not_contract),
        }
    }

    /// Whether a kernel reaches code that must not be contracted.
    pub fn must_not_contract(&self, kernel: Value<'c>) -> bool {
        self.uncontracted.contains(&kernel)
    }

    /// The variables that a kernel uses, directly or through calls, in order of use.
    pub fn variables(&self, uses: &AllUses<'c>, kernel: Value<'c>) -> Vec<Id> {
        let mut found = Vec::new();
        let (mut seen, mut known) = (FxHashSet::default(), FxHashSet::default());
        let mut work = vec![kernel];
        while let Some(function) = work.pop() {
            if !self.variables.contains(&function) || !seen.insert(function) {
                continue;
            }
            let Some(uses) = uses.get(&function) else { continue };
            found.extend(uses.variables.all.iter().copied().filter(|id| known.insert(*id)));
            work.extend(uses.callees.all.iter().rev().copied());
        }
        found
    }
}
