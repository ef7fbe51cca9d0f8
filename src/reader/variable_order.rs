//! The order in which the Khronos translator's reader makes variables: beside those of the module, texts of annotations and
//! constant pipe storages, which it makes where they are used first.
//!
//! Rule of this module: nothing but the order of the module's variables changes, and only at the peer level; constant pipe
//! storages that nothing uses are dropped.

use super::context::{Entry, Reader};
use crate::llvm::Value;
use rustc_hash::{FxHashMap, FxHashSet};

/// LLVM variables that no `OpVariable` of the module is.
#[derive(Default)]
pub(super) struct ExtraVariables<'c> {
    /// Texts of annotations.
    pub texts: FxHashSet<Value<'c>>,
    /// Texts of a module-scope variable or function, in order.
    pub texts_of: FxHashMap<Value<'c>, Vec<Value<'c>>>,
    /// Constant pipe storages.
    pub storages: FxHashSet<Value<'c>>,
    /// The list of annotations.
    pub list: Option<Value<'c>>,
}

impl<'c> Reader<'c, '_> {
    /// Puts variables where the Khronos translator makes them; `texts` are those of functions.
    pub(super) fn habitual_variables(&self, texts: &[Value<'c>]) {
        if self.full_metadata()
            || self.extra_variables.texts.is_empty() && self.extra_variables.storages.is_empty()
        {
            return;
        }
        let (mut placed, mut seen) = (FxHashSet::default(), FxHashSet::default());
        let mut place = |variable: Value<'c>| {
            if placed.insert(variable) {
                variable.move_global_last();
            }
        };
        let all: Vec<_> = self.module.variables().collect();
        for instruction in self.spirv.declarations() {
            let is_variable = instruction.opcode().is_variable();
            let Some(id) = instruction.result_id().filter(|_| is_variable) else { continue };
            let Entry::Value(variable) = self.entry(id) else { continue };
            place(variable);
            self.storages_in(variable.initializer(), &mut seen).into_iter().for_each(&mut place);
            self.extra_variables.texts_of.get(&variable).into_iter().flatten().copied().for_each(&mut place);
        }
        texts.iter().copied().for_each(&mut place);
        self.extra_variables.list.into_iter().for_each(&mut place);
        all.into_iter().for_each(&mut place);
        for storage in self.extra_variables.storages.iter().filter(|storage| !storage.is_used()) {
            storage.erase();
        }
    }

    /// The constant pipe storages that a constant names, in order, where no constant of `seen` does.
    fn storages_in(&self, constant: Option<Value<'c>>, seen: &mut FxHashSet<Value<'c>>) -> Vec<Value<'c>> {
        let mut found = Vec::new();
        let mut open: Vec<_> =
            constant.filter(|_| !self.extra_variables.storages.is_empty()).into_iter().collect();
        while let Some(value) = open.pop() {
            if self.extra_variables.storages.contains(&value) {
                found.push(value);
            } else if !value.is_global() && seen.insert(value) {
                let parts: Vec<_> = value.operands().collect();
                open.extend(parts.into_iter().rev());
            }
        }
        found
    }
}
