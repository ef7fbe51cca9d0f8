//! Attributes of functions and calls.

use super::Pass;
use crate::llvm::{AttributePlace, Block, Value};
use crate::table::function::{CONTROLS, REFERENCED_INDIRECTLY};
use rustc_hash::FxHashSet;

impl<'c> Pass<'_, 'c, '_> {
    /// Gives functions the attributes of all their controls, and calls what the function says of itself.
    pub(super) fn attributes(&self) {
        let llvm = self.reading.llvm;
        for (head, function) in self.own_functions() {
            let control = head.operands().first().copied().unwrap_or(0);
            let has = |name: &str| function.attribute(AttributePlace::Function, name).is_some();
            for row in CONTROLS.iter().filter(|row| control & row.bit.bits() != 0) {
                if row.without.is_some_and(has) {
                    continue;
                }
                for name in row.with.into_iter().chain([row.attribute]).filter(|name| !has(name)) {
                    if let Some(attribute) = llvm.enum_attribute(name) {
                        function.add_attribute(AttributePlace::Function, attribute);
                    }
                }
            }
        }
        let own: FxHashSet<Value<'c>> = self.own_functions().map(|(_, function)| function).collect();
        for call in self.reading.module.functions().flat_map(Value::blocks).flat_map(Block::instructions) {
            let callee = call.called_function().filter(|callee| own.contains(callee));
            if let Some(callee) = callee.filter(|callee| !callee.is_intrinsic()) {
                copy_attributes(callee, call);
            }
        }
    }
}

fn copy_attributes(callee: Value<'_>, call: Value<'_>) {
    let names = CONTROLS.iter().map(|row| row.attribute);
    let of_controls = names.filter_map(|name| callee.attribute(AttributePlace::Function, name));
    let referenced = callee.string_attribute(AttributePlace::Function, REFERENCED_INDIRECTLY);
    for attribute in of_controls.chain(referenced) {
        call.add_attribute(AttributePlace::Function, attribute);
    }
}
