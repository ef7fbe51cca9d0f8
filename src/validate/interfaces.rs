//! Spec: "Entry Point and Execution Model": the variables that entry points use.

use std::rc::Rc;

use rspirv::spirv::StorageClass;
use rustc_hash::{FxHashMap, FxHashSet};

use super::checker::{Checker, Kind, broken};
use crate::rule::Rule;
use crate::spirv::{Id, op, operands::operands};

impl<'m> Checker<'m> {
    /// Checks that an entry point's interface lists the variables that its functions use: those of storage classes Input and
    /// Output, and all from version 1.4 on.
    pub(super) fn check_interfaces(&mut self) {
        if !self.wants(Rule::InterfaceComplete) {
            return;
        }
        let names_all = self.module.version() >= crate::spirv::Version::new(1, 4);
        let is_named = |class: Option<u64>| {
            names_all
                || class == Some(StorageClass::Input as u64)
                || class == Some(StorageClass::Output as u64)
        };
        let is_interesting = self
            .module
            .declarations()
            .any(|one| one.opcode().is_variable() && is_named(one.operand(0).ok().map(u64::from)));
        if !is_interesting {
            return;
        }
        let (uses, calls) = self.used_variables(&is_named);
        let reached = reached(&uses, &calls, self.entry_point_functions());
        let mut missing = Vec::new();
        for point in self.module.declarations().filter(|one| one.opcode() == op::EntryPoint) {
            let (Ok(function), Ok((_, next))) = (point.id(1), point.string_bytes(2)) else { continue };
            let listed: FxHashSet<u32> = point.operands().iter().skip(next).copied().collect();
            let used = reached.get(&function).into_iter().flat_map(|used| used.iter());
            let first = used.copied().find(|variable| !listed.contains(&variable.0));
            missing.extend(first.map(|variable| (point.number(), variable)));
        }
        for (number, variable) in missing {
            let error =
                broken(Rule::InterfaceComplete, format!("{variable} is used, but not in the interface"));
            self.tell_at(number, &error);
        }
    }

    fn entry_point_functions(&self) -> Vec<Id> {
        let points = self.module.declarations().filter(|one| one.opcode() == op::EntryPoint);
        points.filter_map(|one| one.id(1).ok()).collect()
    }

    /// By function: the module-scope variables it uses and the functions it calls.
    pub(super) fn used_variables(
        &self,
        is_named: &dyn Fn(Option<u64>) -> bool,
    ) -> (FxHashMap<Id, Vec<Id>>, FxHashMap<Id, Vec<Id>>) {
        let (mut uses, mut calls) = (FxHashMap::default(), FxHashMap::default());
        let mut current = None;
        let mut last = FxHashMap::default();
        for instruction in self.module.instructions() {
            match instruction.opcode() {
                op::Function => current = instruction.result_id(),
                op::FunctionEnd => current = None,
                op::Label | op::Line | op::NoLine | op::Branch | op::Phi => {}
                opcode => {
                    let Some(function) = current else { continue };
                    if opcode == op::FunctionCall
                        && let Ok(callee) = instruction.id(0)
                    {
                        calls.entry(function).or_insert_with(Vec::new).push(callee);
                    }
                    let is_wanted = |id: Id| {
                        let entry = self.entry(id);
                        entry.kind == Kind::Variable && is_named(self.fact(entry.ty).count)
                    };
                    // A literal or an enumerant may equal a variable's id; the grammar is consulted only for such candidates.
                    if !instruction.operands().iter().any(|word| is_wanted(Id(*word))) {
                        continue;
                    }
                    let named = operands(instruction, self.module).map_while(Result::ok);
                    for id in named.filter_map(|operand| operand.id()).filter(|id| is_wanted(*id)) {
                        if last.insert(id, function) != Some(function) {
                            uses.entry(function).or_insert_with(Vec::new).push(id);
                        }
                    }
                }
            }
        }
        (uses, calls)
    }
}

/// The variables that each function uses, by itself or by what it calls. A function that adds nothing to those of one callee shares
/// them with it. Calls that lead back are not followed: no shader has them.
fn reached(
    uses: &FxHashMap<Id, Vec<Id>>,
    calls: &FxHashMap<Id, Vec<Id>>,
    roots: Vec<Id>,
) -> FxHashMap<Id, Rc<[Id]>> {
    let mut found: FxHashMap<Id, Rc<[Id]>> = FxHashMap::default();
    let mut entered = FxHashSet::default();
    let callees = |function: Id| calls.get(&function).map_or(&[][..], Vec::as_slice);
    for root in roots {
        // A function comes up twice: before its callees and behind them.
        let mut open = vec![(root, false)];
        while let Some((function, is_left)) = open.pop() {
            if is_left {
                let own = uses.get(&function).map_or(&[][..], Vec::as_slice);
                let parts: Vec<_> =
                    callees(function).iter().filter_map(|one| found.get(one)).cloned().collect();
                let set = union(own, &parts);
                found.insert(function, set);
            } else if entered.insert(function) {
                open.push((function, true));
                open.extend(callees(function).iter().map(|one| (*one, false)));
            }
        }
    }
    found
}

fn union(own: &[Id], parts: &[Rc<[Id]>]) -> Rc<[Id]> {
    let longest = parts.iter().max_by_key(|part| part.len());
    let has: FxHashSet<Id> = longest.into_iter().flat_map(|part| part.iter().copied()).collect();
    let others = parts.iter().filter(|part| longest.is_none_or(|longest| !Rc::ptr_eq(part, longest)));
    let all = own.iter().chain(others.flat_map(|part| part.iter()));
    let mut added: Vec<Id> = all.copied().filter(|id| !has.contains(id)).collect();
    if let (Some(longest), true) = (longest, added.is_empty()) {
        return longest.clone();
    }
    added.extend(has);
    added.sort_unstable();
    added.dedup();
    added.into()
}
