//! The order in which the Khronos translator's reader names the kinds of what it attaches to functions: LLVM shows attachments
//! in the order in which their kinds were named first.
//!
//! Rule of this module: kinds are named, nothing else; only at the peer level.

use super::annotation::Annotations;
use crate::llvm::Context;
use crate::options::{BuiltinNames, ReadOptions};
use crate::spirv::{Id, Module, op};
use crate::table::function_decoration::{Literals, PARAMETER_ROWS, ROWS};
use crate::table::{metadata as names, mode_setting};
use rspirv::spirv::Decoration;
use rustc_hash::{FxHashMap, FxHashSet};

/// What is known of a module before anything of it is read.
struct Known<'a, 'm> {
    annotations: &'a Annotations<'m>,
    options: &'a ReadOptions,
    /// Functions that are entry points, or wrapped by one.
    points: FxHashSet<Id>,
    /// Numbers of the modes of each entry point.
    modes: FxHashMap<Id, FxHashSet<u32>>,
}

/// Names the kinds of what functions have, function by function.
pub(super) fn name_kinds(
    llvm: &Context,
    module: &Module,
    annotations: &Annotations<'_>,
    wrappers: &FxHashMap<Id, Id>,
    options: &ReadOptions,
) {
    let mut known = Known { annotations, options, points: FxHashSet::default(), modes: FxHashMap::default() };
    known.points.extend(wrappers.values());
    for instruction in module.declarations() {
        match (instruction.opcode(), instruction.operands()) {
            (op::EntryPoint, [_, point, ..]) => drop(known.points.insert(Id(*point))),
            (op::ExecutionMode | op::ExecutionModeId, [point, mode, ..]) => {
                known.modes.entry(Id(*point)).or_default().insert(*mode);
            }
            _ => {}
        }
    }
    let mut head = None;
    let mut parameters = Vec::new();
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Function => head = instruction.result_id(),
            op::FunctionParameter => parameters.extend(instruction.result_id()),
            op::FunctionEnd => {
                if let Some(id) = head.take() {
                    known.of_function(id, &parameters, |kind| {
                        let _ = llvm.md_kind(kind);
                    });
                }
                parameters.clear();
            }
            _ => {}
        }
    }
}

impl Known<'_, '_> {
    /// The kinds of a function, in order.
    fn of_function(&self, id: Id, parameters: &[Id], mut name: impl FnMut(&'static str)) {
        let is_point = self.points.contains(&id);
        let has = |decoration| self.annotations.find(id, decoration).is_some();
        if is_point && !has(Decoration::VectorComputeFunctionINTEL) {
            for kind in names::KERNEL_ARGUMENTS {
                let row = PARAMETER_ROWS.iter().find(|row| row.metadata == *kind);
                let is_there = match row {
                    Some(row) => parameters.iter().any(|id| self.is_decorated(*id, row.decoration)),
                    None => *kind != names::ARGUMENT_NAME || self.options.compat.argument_names,
                };
                is_there.then(|| name(kind));
            }
        }
        for row in ROWS {
            let Some(found) = self.annotations.find(id, row.decoration) else { continue };
            name(row.metadata);
            if let (Literals::AndSecond(second), [_, 1..=u32::MAX]) = (row.literals, found.operands) {
                name(second);
            }
        }
        let is_any = parameters.iter().any(|id| self.annotations.any(*id));
        if is_any && self.options.builtin_names == BuiltinNames::Spirv {
            name(names::PARAMETER_DECORATIONS);
        }
        if let Some(modes) = self.modes.get(&id).filter(|_| is_point) {
            mode_kinds(modes).for_each(name);
        }
    }

    /// Whether a parameter has a decoration, or the attribute of the same number.
    fn is_decorated(&self, parameter: Id, number: u32) -> bool {
        self.annotations.of(parameter).any(|decorated| {
            decorated.kind == number
                || decorated.is(Decoration::FuncParamAttr) && decorated.operands == [number]
        })
    }
}

/// The kinds that modes of a kernel are, in order.
fn mode_kinds(modes: &FxHashSet<u32>) -> impl Iterator<Item = &'static str> {
    let rows = mode_setting::ROWS.iter().map(|row| (row.mode, row.metadata));
    let mut kinds: Vec<_> = rows.clone().filter(|(mode, _)| modes.contains(&(*mode as u32))).collect();
    for (by_id, kind) in mode_setting::SIZES_BY_ID {
        let row = rows.clone().find(|(_, metadata)| metadata == kind);
        kinds.extend(row.filter(|_| modes.contains(&(*by_id as u32))));
    }
    for (mode, ..) in mode_setting::INTERFACES {
        kinds.extend(modes.contains(&(*mode as u32)).then_some((*mode, mode_setting::INTERFACE)));
    }
    kinds.sort_by_key(|(mode, _)| mode_setting::reading_place(*mode as u32));
    kinds.into_iter().map(|(_, kind)| kind)
}
