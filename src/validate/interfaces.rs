//! Spec: "Entry Point and Execution Model": the variables that entry points use.

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
        let mut missing = Vec::new();
        for point in self.module.declarations().filter(|one| one.opcode() == op::EntryPoint) {
            let (Ok(function), Ok((_, next))) = (point.id(1), point.string_bytes(2)) else { continue };
            let listed: FxHashSet<u32> = point.operands().iter().skip(next).copied().collect();
            let (mut open, mut seen) = (vec![function], FxHashSet::default());
            let mut first = None;
            while let Some(function) = open.pop() {
                if !seen.insert(function) {
                    continue;
                }
                let used = uses.get(&function).map_or(&[][..], Vec::as_slice);
                first = first.or_else(|| used.iter().find(|variable| !listed.contains(&variable.0)).copied());
                open.extend(calls.get(&function).into_iter().flatten());
            }
            missing.extend(first.map(|variable| (point.number(), variable)));
        }
        for (number, variable) in missing {
            let error =
                broken(Rule::InterfaceComplete, format!("{variable} is used, but not in the interface"));
            self.tell_at(number, &error);
        }
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
