//! Instructions and decorations that are rejected, with the reasons. The reader's errors and the support table of
//! `src/guide/support.md` use this list; a test requires that it is complete.

use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::{Opcode, op};

const LONG: &str = "LLVM IR has no constants of raw data with a type of their own";
const CHOSEN: &str = "parts of a module that specialization constants choose have no form in LLVM IR; \
    the option `--fnvar-spec-enable` of the drop-in command makes the choice first";
const PIPE_STORAGE: &str = "LLVM has no constants of its target types but zero";
const RESERVED: &str = "the specification reserves it for later: no module may have it";
const GRAPH: &str = "a graph of operations on tensors is no function, and LLVM IR has nothing else that runs";
const WORK_GRAPH: &str = "the extension is a trial of one vendor's, and its shaders enqueue each other by names that LLVM IR cannot link";
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

/// Capabilities, by name. An instruction or a decoration is rejected if all its capabilities are among these.
pub const CAPABILITIES: &[(&str, &str)] = &[
    ("TokenTypeINTEL", TOKEN),
    ("ConstantDataKHR", LONG),
    ("SpecConditionalINTEL", CHOSEN),
    ("FunctionVariantsINTEL", CHOSEN),
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
    of_capabilities(grammar::instruction(opcode)?.capabilities)
}

/// The reason for rejecting a decoration; `None` if it is not rejected.
///
/// ```
/// use rspirv::spirv::Decoration;
/// use spirv_llvm_translate::internal::table::refused;
///
/// assert!(refused::decoration_reason(Decoration::ConditionalINTEL as u32).is_some());
/// assert!(refused::decoration_reason(Decoration::Block as u32).is_none());
/// ```
pub fn decoration_reason(decoration: u32) -> Option<&'static str> {
    of_capabilities(grammar::enumerant(OperandKind::Decoration, decoration)?.capabilities)
}

/// The error message of a decoration that is rejected: its name and the reason.
pub fn decoration_message(decoration: u32) -> Option<String> {
    let reason = decoration_reason(decoration)?;
    let name = grammar::enumerant(OperandKind::Decoration, decoration)?.name;
    Some(format!("the decoration {name}: {reason}"))
}

/// The reason of the first capability, if all are rejected.
fn of_capabilities(capabilities: &[u32]) -> Option<&'static str> {
    let mut reasons = capabilities.iter().map(|capability| of_capability(*capability));
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
