//! Entry points that only call the function they wrap: writers emit them because SPIR-V does not allow calls
//! of an entry point.

use crate::spirv::{Id, Instruction, Module, literal, op};
use rspirv::spirv::{Decoration, LinkageType};
use rustc_hash::FxHashMap;

/// Entry points that only call an exported function of the same name, with that function.
///
/// Older writers emit such pairs because SPIR-V does not allow calls of an entry point.
pub(super) fn wrappers(module: &Module) -> FxHashMap<Id, Id> {
    let mut exported: FxHashMap<Vec<u8>, Id> = FxHashMap::default();
    let mut points: Vec<(Id, Vec<u8>)> = Vec::new();
    let mut calls: FxHashMap<Id, u32> = FxHashMap::default();
    for instruction in module.instructions() {
        match (instruction.opcode(), instruction.operands()) {
            (op::EntryPoint, [_, function, name @ ..]) => {
                points.push((Id(*function), literal::string_bytes(name)))
            }
            (op::Decorate, [target, decoration, rest @ ..])
                if *decoration == Decoration::LinkageAttributes as u32
                    && rest.last() == Some(&(LinkageType::Export as u32)) =>
            {
                exported.insert(literal::string_bytes(rest), Id(*target));
            }
            (op::FunctionCall, [callee, ..]) => *calls.entry(Id(*callee)).or_default() += 1,
            _ => {}
        }
    }
    let pairs = points.into_iter().filter_map(|(point, name)| {
        let function = *exported.get(&name)?;
        let called_once = calls.get(&function) == Some(&1) && !calls.contains_key(&point);
        (function != point && called_once && only_calls(module, point, function)).then_some((point, function))
    });
    pairs.collect()
}

/// Whether the body of `point` is only a call of `function`, of the same type, and a return.
fn only_calls(module: &Module, point: Id, function: Id) -> bool {
    let (Some(head), Some(other)) = (module.definition(point), module.definition(function)) else {
        return false;
    };
    let body: Vec<Instruction<'_>> = module
        .instructions_from(head.number() + 1)
        .take_while(|i| i.opcode() != op::FunctionEnd)
        .filter(|i| !matches!(i.opcode(), op::FunctionParameter | op::Line | op::NoLine))
        .take(4)
        .collect();
    let [label, call, end] = body.as_slice() else { return false };
    head.operands().get(1) == other.operands().get(1)
        && label.opcode() == op::Label
        && call.opcode() == op::FunctionCall
        && call.operands().first() == Some(&function.0)
        && end.opcode() == op::Return
}
