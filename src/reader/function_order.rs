//! Which functions the Khronos translator's reader makes, and in which order.
//!
//! Rule of this module: nothing but the module's list of functions changes, and only at the peer level.
//!
//! Spec: "Linkage, declarations, unused functions" of the representation document on modules.

use super::context::{Entry, Reader};
use super::function::FunctionRange;
use crate::llvm::{Block, DebugField, Linkage, MdKind, Metadata, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction};
use crate::table::opencl::{Plan, Shape, Target};
use crate::table::{BUILTIN_VARIABLE_PREFIX, OPCODE_PREFIX, opencl, sampler};
use rustc_hash::{FxHashMap, FxHashSet};
use std::iter;

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
    /// Texts of annotations, and those that are placed, in order.
    texts: FxHashSet<Value<'c>>,
    placed_texts: Vec<Value<'c>>,
    /// Functions of the module by what describes them.
    described: FxHashMap<Metadata<'c>, Value<'c>>,
}

impl<'c> Order<'c> {
    fn place(&mut self, function: Value<'c>) -> bool {
        let is_new = self.placed.insert(function);
        self.order.extend(is_new.then_some(function));
        is_new
    }

    /// The functions that the body of a function names, in the order in which its instructions are made.
    fn named(&self, function: Value<'c>) -> Vec<Value<'c>> {
        let mut named = Vec::new();
        for instruction in function.blocks().flat_map(Block::instructions) {
            named.extend(instruction.operands().filter(|of| self.texts.contains(of)));
            let makers = instruction.operands().filter(|of| self.is_made_last(*of)).filter_map(maker);
            match instruction.called_function() {
                // What makes the arguments of a builtin is made behind it.
                Some(callee) if self.is_builtin(callee) => {
                    let arguments = instruction.args().filter(|of| of.is_function());
                    named.extend(iter::once(callee).chain(makers).chain(arguments));
                }
                _ if self.is_made_last(instruction) => {}
                Some(callee) => {
                    named.extend(instruction.args().filter(|of| of.is_function()).chain([callee]));
                }
                None => named.extend(instruction.operands().filter(|of| of.is_function())),
            }
            if !self.described.is_empty() {
                self.scopes(instruction, &mut named);
            }
        }
        named
    }

    /// Whether a function is none of the module and stands for an instruction.
    fn is_builtin(&self, function: Value<'c>) -> bool {
        !self.own.contains(&function) && !function.is_intrinsic() && function.name() != sampler::FUNCTION
    }

    /// Whether an instruction only makes an argument of a builtin.
    fn is_made_last(&self, instruction: Value<'c>) -> bool {
        let is_taken = |user: Value<'c>| user.called_function().is_some_and(|callee| self.is_builtin(callee));
        maker(instruction).is_some() && instruction.users().next().is_some_and(is_taken)
    }

    /// The functions that the scopes of an instruction are in.
    fn scopes(&self, instruction: Value<'c>, named: &mut Vec<Value<'c>>) {
        let mut next = instruction.metadata(MdKind::DBG);
        while let Some(location) = next {
            let mut scope = location.location_scope();
            while let Some(inner) = scope.filter(|scope| !self.described.contains_key(scope)) {
                scope = inner.debug_part(DebugField::Scope);
            }
            named.extend(scope.and_then(|scope| self.described.get(&scope)));
            next = location.debug_part(DebugField::InlinedAt);
        }
    }

    /// Places a function, and behind it what its body names, each function with all that it names in turn.
    fn visit(&mut self, root: Value<'c>, is_late: impl Fn(Value<'c>) -> bool) {
        let mut open = Vec::new();
        if self.place(root) {
            open.push((root, self.named(root).into_iter()));
        }
        while let Some((caller, calls)) = open.last_mut() {
            match calls.next() {
                None => drop(open.pop()),
                Some(text) if self.texts.contains(&text) => self.placed_texts.push(text),
                Some(callee) if self.own.contains(&callee) => {
                    if self.place(callee) {
                        open.push((callee, self.named(callee).into_iter()));
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

/// Whether a function asks about a kernel: the reader writes its name at once, whatever the names of others are.
fn is_kernel_query(name: &str) -> bool {
    let Some(Plan::Row(row, _)) = opencl::find_unmangled(name) else { return false };
    matches!(row.target, Target::Shape(Shape::KernelQuery { .. }))
}

/// The function that makes what an instruction is: a constant sampler, or the function that a cast is of.
fn maker(instruction: Value<'_>) -> Option<Value<'_>> {
    match instruction.called_function() {
        Some(callee) => Some(callee).filter(|callee| callee.name() == sampler::FUNCTION),
        None if instruction.is_instruction() && instruction.operand_count() == 1 => {
            instruction.operand(0).filter(|of| of.is_function())
        }
        None => None,
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
        let order = self.functions_by_calls(ranges);
        for function in &order.order {
            function.move_global_last();
        }
        self.habitual_variables(&order.placed_texts);
        let mut order = order.order;
        // The passes that write OpenCL C's names drop unused functions once more.
        let passes = if self.options.builtin_names == BuiltinNames::Spirv { 1 } else { 2 };
        for _ in 0..passes {
            order.retain(|function| !(is_dispensable(*function) && function.erase()));
        }
    }

    /// All functions of the module: each in front of what its body names first. Functions that get their names in later passes are
    /// behind the others. Descriptions come in front of bodies, and lead to functions.
    fn functions_by_calls(&self, ranges: &[FunctionRange<'m>]) -> Order<'c> {
        let function = |id: Id| match self.entry(id) {
            Entry::Value(function) if function.is_function() => Some(function),
            _ => None,
        };
        let own = ranges.iter().filter_map(|range| function(range.id));
        let mut order =
            Order { own: own.collect(), texts: self.extra_variables.texts.clone(), ..Order::default() };
        let described = self.described_functions();
        let nodes = described.iter().filter_map(|id| Some((self.description(*id)?, function(*id)?)));
        order.described = nodes.collect();
        let is_friendly = self.options.builtin_names == BuiltinNames::Spirv;
        let is_late = |function: Value<'c>| {
            let name = function.name();
            let is_variable = name.contains(BUILTIN_VARIABLE_PREFIX);
            let keeps_name = function.is_intrinsic() || is_friendly || name.contains(OPCODE_PREFIX);
            is_variable || !(keeps_name || name == sampler::FUNCTION || is_kernel_query(&name))
        };
        let all: Vec<_> = self.module.functions().collect();
        let own: Vec<_> = all.iter().filter(|function| order.own.contains(function)).copied().collect();
        for function in described.into_iter().filter_map(function).chain(own) {
            order.visit(function, is_late);
            order.placed_texts.extend(self.extra_variables.texts_of.get(&function).into_iter().flatten());
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
        order
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
