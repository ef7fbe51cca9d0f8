//! Instructions that are rejected, with the reasons. The reader's errors and the support table of
//! `src/guide/support.md` use this list; a test requires that it is complete.

use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::{Opcode, op};

const LONG: &str = "LLVM IR has no constants of raw data with a type of their own";
const CHOSEN: &str = "parts of a module that specialization constants choose have no form in LLVM IR; \
    the option `--fnvar-spec-enable` of the drop-in command makes the choice first";
const PIPE_STORAGE: &str = "LLVM has no constants of its target types but zero";
const RESERVED: &str = "the specification reserves it for later: no module may have it";
const HEAP: &str = "the device alone knows how large a descriptor is, and LLVM's types and constants have no place for such a size";
const GRAPH: &str = "a graph of operations on tensors is no function, and LLVM IR has nothing else that runs";
const WORK_GRAPH: &str = "the extension is a trial of one vendor's, and its shaders enqueue each other by names that LLVM IR cannot link";
const ADDRESSING: &str = "how wide handles of images are is said of the whole module, which LLVM's data layout cannot tell of its target types";
const TOKEN: &str = "LLVM's tokens may not be stored, passed or returned as those of SPIR-V";

/// Instructions rejected by opcode.
pub const OPCODES: &[(Opcode, &str)] = &[
    (op::ConstantPipeStorage, PIPE_STORAGE),
    (op::ImageSparseSampleProjImplicitLod, RESERVED),
    (op::ImageSparseSampleProjExplicitLod, RESERVED),
    (op::ImageSparseSampleProjDrefImplicitLod, RESERVED),
    (op::ImageSparseSampleProjDrefExplicitLod, RESERVED),
];

/// Instructions that only the reader's lowering rejects: a dialect may have a form for them.
pub const LATE: &[Opcode] = &[op::ConstantPipeStorage];

/// Capabilities, by name. An instruction is rejected if all its capabilities are among these.
pub const CAPABILITIES: &[(&str, &str)] = &[
    ("TokenTypeINTEL", TOKEN),
    ("ConstantDataKHR", LONG),
    ("SpecConditionalINTEL", CHOSEN),
    ("FunctionVariantsINTEL", CHOSEN),
    ("BindlessTextureNV", ADDRESSING),
    ("DescriptorHeapEXT", HEAP),
    ("GraphARM", GRAPH),
    ("ShaderEnqueueAMDX", WORK_GRAPH),
];

/// The reason for rejecting an instruction; `None` if it is not rejected.
///
/// ```
/// use spirv_llvm_translate::internal::{spirv::op, table::refused};
///
/// assert!(refused::reason(op::ConstantDataKHR).is_some());
/// assert!(refused::reason(op::IAdd).is_none());
/// ```
pub fn reason(opcode: Opcode) -> Option<&'static str> {
    if let Some((_, reason)) = OPCODES.iter().find(|(of, _)| *of == opcode) {
        return Some(reason);
    }
    let grammar = grammar::instruction(opcode)?;
    let mut reasons = grammar.capabilities.iter().map(|capability| of_capability(*capability));
    let first = reasons.next()?;
    if reasons.all(|reason| reason.is_some()) { first } else { None }
}

/// The error message: the instruction's name and the reason.
pub fn message(opcode: Opcode) -> String {
    match reason(opcode) {
        Some(reason) => format!("{opcode}: {reason}"),
        None => opcode.to_string(),
    }
}

fn of_capability(capability: u32) -> Option<&'static str> {
    let name = grammar::enumerant(OperandKind::Capability, capability)?.name;
    CAPABILITIES.iter().find(|(of, _)| *of == name).map(|(_, reason)| *reason)
}
