//! Which functions the Khronos translator's reader makes, and in which order.
//!
//! Rule of this module: nothing but the module's list of functions changes, and only at the peer level.
//!
//! Spec: "Linkage, declarations, unused functions" of the representation document on modules.

use super::context::{Entry, Reader};
use super::function::FunctionRange;
use crate::llvm::{Block, Linkage, Value};
use crate::options::BuiltinNames;
use crate::spirv::Instruction;
use crate::table::{BUILTIN_VARIABLE_PREFIX, OPCODE_PREFIX, sampler};
use rustc_hash::{FxHashMap, FxHashSet};

/// The functions that a function calls, in the order of its instructions.
fn callees<'c>(function: Value<'c>) -> impl Iterator<Item = Value<'c>> {
    function.blocks().flat_map(Block::instructions).filter_map(Value::called_function)
}

/// Functions in the order in which they are made.
#[derive(Default)]
struct Order<'c> {
    /// Functions of the SPIR-V module.
    own: FxHashSet<Value<'c>>,
    placed: FxHashSet<Value<'c>>,
    order: Vec<Value<'c>>,
    /// Whether a function that is not of the module is made by a later pass, once that was asked.
    kinds: FxHashMap<Value<'c>, bool>,
    /// Functions of later passes that a function calls, in the order of its instructions.
    late: FxHashMap<Value<'c>, Vec<Value<'c>>>,
}

impl<'c> Order<'c> {
    fn place(&mut self, function: Value<'c>) -> bool {
        let is_new = self.placed.insert(function);
        self.order.extend(is_new.then_some(function));
        is_new
    }

    /// Places a function, and behind it what its body calls, each function with all that it calls in turn.
    fn visit(&mut self, root: Value<'c>, is_late: impl Fn(Value<'c>) -> bool) {
        let mut open = Vec::new();
        if self.place(root) {
            open.push((root, callees(root)));
        }
        while let Some((caller, calls)) = open.last_mut() {
            match calls.next() {
                None => drop(open.pop()),
                Some(callee) if self.own.contains(&callee) => {
                    if self.place(callee) {
                        open.push((callee, callees(callee)));
                    }
                }
                Some(callee) if *self.kinds.entry(callee).or_insert_with(|| is_late(callee)) => {
                    self.late.entry(*caller).or_default().push(callee);
                }
                Some(callee) => drop(self.place(callee)),
            }
        }
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The entry point that a function with several has its name of: the first, at the peer level the last.
    pub(super) fn naming_point(&self, points: &[Instruction<'m>]) -> Option<Instruction<'m>> {
        if self.full_metadata() { points.first().copied() } else { points.last().copied() }
    }

    /// Puts functions where the Khronos translator makes them, and drops those that nothing uses.
    pub(super) fn habitual_functions(&self, ranges: &[FunctionRange<'m>]) {
        if self.full_metadata() {
            return;
        }
        let mut order = self.functions_by_calls(ranges);
        for function in &order {
            function.move_function_last();
        }
        // The passes that write OpenCL C's names drop unused functions once more.
        let passes = if self.options.builtin_names == BuiltinNames::Spirv { 1 } else { 2 };
        for _ in 0..passes {
            order.retain(|function| !(is_dispensable(*function) && function.erase()));
        }
    }

    /// All functions of the module: each in front of what its body calls first. Functions that get their names in later passes are
    /// behind the others.
    fn functions_by_calls(&self, ranges: &[FunctionRange<'m>]) -> Vec<Value<'c>> {
        let own = ranges.iter().filter_map(|range| match self.entry(range.head.result_id()?) {
            Entry::Value(function) => Some(function),
            _ => None,
        });
        let mut order = Order { own: own.collect(), ..Order::default() };
        let is_friendly = self.options.builtin_names == BuiltinNames::Spirv;
        let is_late = |function: Value<'c>| {
            let name = function.name();
            let is_variable = name.contains(BUILTIN_VARIABLE_PREFIX);
            let keeps_name = function.is_intrinsic() || is_friendly || name.contains(OPCODE_PREFIX);
            is_variable || !(keeps_name || name == sampler::FUNCTION)
        };
        let all: Vec<_> = self.module.functions().collect();
        for function in
            all.iter().filter(|function| order.own.contains(function)).copied().collect::<Vec<_>>()
        {
            order.visit(function, is_late);
        }
        let mut late: Vec<Value<'c>> = Vec::new();
        for callee in order.order.iter().filter_map(|function| order.late.get(function)).flatten() {
            late.extend(order.placed.insert(*callee).then_some(*callee));
        }
        if is_friendly {
            late.sort_by_cached_key(|function| self.place_of_builtin(*function));
        }
        order.order.append(&mut late);
        for function in all {
            order.place(function);
        }
        order.order
    }

    /// The place of the builtin variable that a function stands for among all of them.
    fn place_of_builtin(&self, function: Value<'c>) -> usize {
        let symbol = mangling::demangle(&function.name()).ok();
        let name = symbol.as_ref().and_then(|symbol| symbol.name.strip_prefix(BUILTIN_VARIABLE_PREFIX));
        let place = name.and_then(|name| self.builtin_pointers.iter().position(|of| of.row.name == name));
        place.unwrap_or(usize::MAX)
    }
}

/// Whether nothing outside of the module can miss a function.
fn is_dispensable(function: Value<'_>) -> bool {
    function.is_declaration() || function.linkage() == Some(Linkage::Internal)
}
