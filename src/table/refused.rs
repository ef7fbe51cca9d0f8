//! Instructions that kernels may contain and that are rejected, with the reasons. The reader's errors and the support table of
//! `src/guide/support.md` use this list; a test requires that it is complete.

use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::{Opcode, op};

const LENGTH: &str = "only buffers of shaders know the length of their array";
const LONG: &str = "composites and vectors longer than the core specification's are not translated";
const CHOSEN: &str = "parts of a module that specialization constants choose have no form in LLVM IR; \
    `llvm-spirv -r --fnvar-spec-enable` makes the choice first";
const PIPE_STORAGE: &str = "LLVM has no constants of its target types but zero";
const NO_CONVENTION: &str = "no compiler of kernels writes it, and no convention says what it is in LLVM IR";
const SHADER: &str = "which only shaders have";

/// Instructions rejected by opcode.
pub const OPCODES: &[(Opcode, &str)] =
    &[(op::UntypedArrayLengthKHR, LENGTH), (op::ConstantPipeStorage, PIPE_STORAGE)];

/// Instructions that only the reader's lowering rejects: a dialect may have a form for them.
pub const LATE: &[Opcode] = &[op::ConstantPipeStorage];

/// Capabilities, by name. An instruction is rejected if all its capabilities that kernels may declare are among these.
pub const CAPABILITIES: &[(&str, &str)] = &[
    ("TokenTypeINTEL", NO_CONVENTION),
    ("LongVectorEXT", LONG),
    ("ReplicatedCompositesEXT", LONG),
    ("ConstantDataKHR", LONG),
    ("SpecConditionalINTEL", CHOSEN),
    ("FunctionVariantsINTEL", CHOSEN),
    ("AbortKHR", NO_CONVENTION),
    ("BindlessTextureNV", NO_CONVENTION),
    ("BitcastExtractEXT", NO_CONVENTION),
    ("CooperativeMatrixConversionQCOM", NO_CONVENTION),
    ("CooperativeMatrixConversionsNV", NO_CONVENTION),
    ("CooperativeMatrixPerElementOperationsNV", NO_CONVENTION),
    ("CooperativeMatrixReductionsNV", NO_CONVENTION),
    ("CooperativeMatrixTensorAddressingNV", NO_CONVENTION),
    ("CooperativeVectorNV", NO_CONVENTION),
    ("CooperativeVectorTrainingNV", NO_CONVENTION),
    ("DescriptorHeapEXT", NO_CONVENTION),
    ("DotProductBFloat16AccVALVE", NO_CONVENTION),
    ("DotProductFloat16AccFloat16VALVE", NO_CONVENTION),
    ("DotProductFloat16AccFloat32VALVE", NO_CONVENTION),
    ("DotProductFloat8AccFloat32VALVE", NO_CONVENTION),
    ("GraphARM", NO_CONVENTION),
    ("ImageFootprintNV", NO_CONVENTION),
    ("RawAccessChainsNV", NO_CONVENTION),
    ("RayTracingLinearSweptSpheresGeometryNV", NO_CONVENTION),
    ("RayTracingSpheresGeometryNV", NO_CONVENTION),
    ("TensorAddressingNV", NO_CONVENTION),
    ("TensorsARM", NO_CONVENTION),
    ("TextureBlockMatch2QCOM", NO_CONVENTION),
    ("TextureBlockMatchQCOM", NO_CONVENTION),
    ("TextureBoxFilterQCOM", NO_CONVENTION),
    ("TextureSampleWeightedQCOM", NO_CONVENTION),
    ("TileImageColorReadAccessEXT", NO_CONVENTION),
    ("TileImageDepthReadAccessEXT", NO_CONVENTION),
    ("TileImageStencilReadAccessEXT", NO_CONVENTION),
];

/// Capabilities that kernels cannot declare; every capability that implies one of them is excluded too.
const OF_SHADERS: &[&str] = &["Shader", "Matrix"];

/// The depth limit for implied capabilities.
const DEPTH: u32 = 16;

/// The reason for rejecting an instruction; `None` if it is not rejected.
///
/// ```
/// use spirv_llvm_translate::internal::{spirv::op, table::refused};
///
/// assert!(refused::reason(op::UntypedArrayLengthKHR).is_some());
/// assert!(refused::reason(op::IAdd).is_none());
/// ```
pub fn reason(opcode: Opcode) -> Option<&'static str> {
    if let Some((_, reason)) = OPCODES.iter().find(|(of, _)| *of == opcode) {
        return Some(reason);
    }
    let grammar = grammar::instruction(opcode)?;
    if !is_reachable(opcode) {
        return Some(SHADER);
    }
    let mut reasons = grammar
        .capabilities
        .iter()
        .filter(|capability| is_for_kernels(**capability, DEPTH))
        .map(|capability| of_capability(*capability));
    let first = reasons.next()?;
    if reasons.all(|reason| reason.is_some()) { first } else { None }
}

/// The error message: the instruction's name and the reason.
pub fn message(opcode: Opcode) -> String {
    match reason(opcode) {
        Some(SHADER) => format!("{opcode}, {SHADER}"),
        Some(reason) => format!("{opcode}: {reason}"),
        None => opcode.to_string(),
    }
}

fn of_capability(capability: u32) -> Option<&'static str> {
    let name = grammar::enumerant(OperandKind::Capability, capability)?.name;
    CAPABILITIES.iter().find(|(of, _)| *of == name).map(|(_, reason)| *reason)
}

/// Whether a module for kernels may contain the instruction: it needs no capability, or one that kernels may declare.
pub fn is_reachable(opcode: Opcode) -> bool {
    let capabilities = grammar::instruction(opcode).map_or(&[][..], |grammar| grammar.capabilities);
    capabilities.is_empty() || capabilities.iter().any(|capability| is_for_kernels(*capability, DEPTH))
}

fn is_for_kernels(capability: u32, depth: u32) -> bool {
    let Some(enumerant) = grammar::enumerant(OperandKind::Capability, capability) else { return false };
    depth > 0
        && !OF_SHADERS.contains(&enumerant.name)
        && enumerant.capabilities.iter().all(|implied| is_for_kernels(*implied, depth - 1))
}
