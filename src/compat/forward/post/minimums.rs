//! Capabilities and extensions that the Khronos translator declares beyond a module's requirements, and
//! missing extensions for which it rejects the module.
//!
//! Spec: "Capability, extension and version inference" of the representation document on options.

use crate::dialect::Minimums;
use crate::error::{Detail, Error, ErrorKind, Result};
use crate::llvm::AtomicOperation;
use crate::options::WriteOptions;
use crate::spirv::grammar::{self, Class};
use crate::spirv::requirements::MOTION_ESTIMATION;
use crate::spirv::{Id, Instruction, Module, Opcode, OpcodeSet, extensions, op};
use crate::table::atomic::extension_of;
use crate::writer::unused::CONSTANTS;
use rspirv::spirv::{AddressingModel, Capability, Decoration, ExecutionMode, OpenclStd100Op, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

/// Instructions for which Groups is declared, too: on pipes, and those of an extension.
const GROUPS: &[Opcode] = &[
    op::GroupReserveReadPipePackets,
    op::GroupReserveWritePipePackets,
    op::GroupCommitReadPipe,
    op::GroupCommitWritePipe,
    op::GroupIMulKHR,
    op::GroupFMulKHR,
    op::GroupBitwiseAndKHR,
    op::GroupBitwiseOrKHR,
    op::GroupBitwiseXorKHR,
    op::GroupLogicalAndKHR,
    op::GroupLogicalOrKHR,
    op::GroupLogicalXorKHR,
];

/// Conversions to matrices that require a capability: JointMatrixTF32ComponentTypeINTEL and
/// JointMatrixBF16ComponentTypeINTEL, which rspirv does not name.
const MATRIX_CONVERSIONS: &[(Opcode, u32)] =
    &[(op::RoundFToTF32INTEL, 6436), (op::ConvertFToBF16INTEL, 6437), (op::ConvertBF16ToFINTEL, 6437)];

/// DeviceBarrierINTEL, the capability of barriers in device scope, and its extension: a barrier whose scope
/// is not constant may have device scope.
const BARRIERS_OF_DEVICE: u32 = 6185;
const DEVICE_BARRIERS: &str = extensions::INTEL_DEVICE_BARRIER;

/// Instructions that kernels can use by an extension.
const BIT_FIELDS: &[Opcode] =
    &[op::BitFieldInsert, op::BitFieldSExtract, op::BitFieldUExtract, op::BitReverse];
const BIT_INSTRUCTIONS: &str = extensions::KHR_BIT_INSTRUCTIONS;

/// The capabilities for motion estimation instructions: each one's own, and those it builds on.
fn of_motion_estimation(opcodes: &OpcodeSet) -> Vec<u32> {
    let mut found = Vec::new();
    for opcode in opcodes.iter() {
        let named = grammar::instruction(opcode).map_or(&[][..], |grammar| grammar.capabilities);
        let [groups, base, intra, chroma] = MOTION_ESTIMATION.map(|capability| capability as u32);
        if !named.contains(&base) {
            continue;
        }
        found.push(groups);
        found.extend_from_slice(named);
        let of_chroma =
            named.contains(&chroma) || opcode == op::SubgroupAvcSicGetBestIpeChromaDistortionINTEL;
        found.extend(of_chroma.then_some([chroma, intra]).into_iter().flatten());
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Adds the declarations beyond a module's requirements.
///
/// # Errors
/// Extensions that metadata lists and the options do not allow, and the extension for bit fields, whose
/// instructions are never taken for a shader's.
pub(in crate::compat::forward) fn add(
    module: &Module,
    options: &WriteOptions,
    minimums: &mut Minimums,
) -> Result<()> {
    let opcodes = module.opcodes();
    refuse_extensions(module, &opcodes, &minimums.extensions, options)?;
    if options.max_version >= (1, 6) && has_late_fast_math(module) {
        minimums.version = minimums.version.max((1, 6));
    } else if options.max_version >= (1, 4) && uses_memory_variables(module) {
        minimums.version = minimums.version.max((1, 4));
    }
    minimums.capabilities.extend(capabilities_of(module, &opcodes, options));
    if opcodes.contains(op::AtomicFAddEXT) {
        minimums.extensions.extend(extension_of_halves(module));
    }
    Ok(())
}

/// Rejects a module that lists an extension that is not allowed, or has bit field instructions without their
/// extension.
fn refuse_extensions(
    module: &Module,
    opcodes: &OpcodeSet,
    extensions: &[String],
    options: &WriteOptions,
) -> Result<()> {
    if let Some(name) = extensions.iter().find(|name| !options.extensions.allows(name)) {
        let message = format!("the extension {name} is not allowed, but the module asks for it");
        let error = Error::new(ErrorKind::MissingCapability, message);
        return Err(error.about(Detail::Extension(vec![name.clone()])));
    }
    let mut instructions = module.instructions();
    if opcodes.contains_any(BIT_FIELDS)
        && !options.extensions.allows(BIT_INSTRUCTIONS)
        && let Some(instruction) = instructions.find(|i| BIT_FIELDS.contains(&i.opcode()))
    {
        let message =
            format!("{} needs the extension {BIT_INSTRUCTIONS}, which is not allowed", instruction.opcode());
        let error = Error::new(ErrorKind::MissingCapability, message).at(module.location(instruction));
        return Err(error.about(Detail::Extension(vec![BIT_INSTRUCTIONS.to_owned()])));
    }
    Ok(())
}

/// The capabilities that the Khronos translator declares beyond those in the grammar. What depends on operands is looked for only where
/// the opcode occurs.
fn capabilities_of(module: &Module, opcodes: &OpcodeSet, options: &WriteOptions) -> Vec<u32> {
    let half = module.declarations().find(|i| i.opcode() == op::TypeFloat && i.operands() == [16]);
    let half = half.and_then(Instruction::result_id);
    let addresses = |i: Instruction<'_>| {
        i.opcode() == op::MemoryModel && i.operands().first() != Some(&(AddressingModel::Logical as u32))
    };
    let is_multisampled = |i: Instruction<'_>| i.opcode() == op::TypeImage && i.operands().get(4) == Some(&1);
    let declared: [(bool, &[Capability]); 10] = [
        (true, &[Capability::Kernel]),
        (module.declarations().any(addresses), &[Capability::Addresses]),
        (half.is_some(), &[Capability::Float16Buffer]),
        (half.is_some() && computes_with_half(module, half), &[Capability::Float16]),
        (!opcodes.contains_any(&[op::Function, op::Variable]), &[Capability::Linkage]),
        (opcodes.contains(op::TypePipeStorage), &[Capability::Pipes, Capability::PipeStorage]),
        (module.declarations().any(is_multisampled), &[Capability::ImageMipmap]),
        (opcodes.contains_any(GROUPS), &[Capability::Groups]),
        (module.declarations().any(says_float_mode), &[Capability::FloatingPointModeINTEL]),
        (module.declarations().any(says_work_dimension), &[Capability::FPGAKernelAttributesINTEL]),
    ];
    let declared = declared.iter().filter(|(is_declared, _)| *is_declared);
    let mut capabilities: Vec<u32> =
        declared.flat_map(|(_, capabilities)| *capabilities).map(|capability| *capability as u32).collect();
    capabilities.extend(of_motion_estimation(opcodes));
    if MATRIX_CONVERSIONS.iter().any(|(opcode, _)| opcodes.contains(*opcode)) {
        capabilities.extend(of_matrix_conversions(module));
    }
    if opcodes.contains(op::ControlBarrier)
        && options.extensions.allows(DEVICE_BARRIERS)
        && module.instructions().any(|i| has_open_scope(module, i))
    {
        capabilities.push(BARRIERS_OF_DEVICE);
    }
    capabilities
}

/// The extension that the Khronos translator declares without checking whether it is allowed: for an atomic
/// addition of halves it checks the extension for halves only, although the instruction belongs to the
/// extension for wider types. With an addition of wider types, that extension is required anyway.
fn extension_of_halves(module: &Module) -> Option<String> {
    let (mut adds_half, mut adds_wider) = (false, false);
    for instruction in module.instructions_of(&[op::AtomicFAddEXT]) {
        let ty = instruction.result_type().and_then(|ty| module.definition(ty));
        let bits = ty.filter(|ty| ty.opcode() == op::TypeFloat).map(|ty| ty.operands());
        adds_half |= bits == Some(&[16]);
        adds_wider |= matches!(bits, Some([32 | 64]));
    }
    let is_declared = adds_half && !adds_wider;
    extension_of(AtomicOperation::FAdd, 32).filter(|_| is_declared).map(str::to_owned)
}

/// Whether a kernel uses a module-scope variable other than inputs and outputs, which its interface lists
/// since version 1.4.
fn uses_memory_variables(module: &Module) -> bool {
    let mut references: FxHashMap<Id, FxHashSet<Id>> = FxHashMap::default();
    let (mut function, mut left) = (None, Vec::new());
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::EntryPoint => left.extend(instruction.id(1)),
            // All entry points have been met.
            op::Function if left.is_empty() => return false,
            op::Function => function = instruction.result_id(),
            _ => {}
        }
        let Some(function) = function else { continue };
        let ids = module.operands(instruction).filter_map(|operand| operand.ok()?.id());
        references.entry(function).or_default().extend(ids);
    }
    let mut seen = FxHashSet::default();
    while let Some(id) = left.pop() {
        let Some(definition) = module.definition(id).filter(|_| seen.insert(id)) else { continue };
        match definition.opcode() {
            op::Variable => {
                let class = definition.operands().first().copied();
                let is_plain = [StorageClass::Input, StorageClass::Output, StorageClass::Function];
                if !is_plain.iter().any(|of| class == Some(*of as u32)) {
                    return true;
                }
            }
            op::Function => left.extend(references.get(&id).into_iter().flatten().copied()),
            // Constant operations may contain addresses of variables.
            opcode if CONSTANTS.contains(&opcode) => {
                left.extend(module.operands(definition).filter_map(|operand| operand.ok()?.id()));
            }
            _ => {}
        }
    }
    false
}

/// Whether an instruction is a barrier whose scope is not constant.
fn has_open_scope(module: &Module, instruction: Instruction<'_>) -> bool {
    let scope = || instruction.id(0).ok().and_then(|scope| module.definition(scope));
    let is_told = |scope: Instruction<'_>| matches!(scope.opcode(), op::Constant | op::ConstantNull);
    instruction.opcode() == op::ControlBarrier && scope().is_some_and(|scope| !is_told(scope))
}

/// Whether an instruction is a floating-point execution mode for which the grammar requires the capability of
/// rounding modes only.
fn says_float_mode(instruction: Instruction<'_>) -> bool {
    let modes = [ExecutionMode::FloatingPointModeALTINTEL, ExecutionMode::FloatingPointModeIEEEINTEL];
    says_mode(instruction, &modes)
}

/// Whether an instruction is the execution mode for the work dimension, for which another capability is
/// declared, too.
fn says_work_dimension(instruction: Instruction<'_>) -> bool {
    says_mode(instruction, &[ExecutionMode::MaxWorkDimINTEL])
}

fn says_mode(instruction: Instruction<'_>, modes: &[ExecutionMode]) -> bool {
    let mode = instruction.operands().get(1).copied();
    instruction.opcode() == op::ExecutionMode && modes.iter().any(|each| mode == Some(*each as u32))
}

/// The capabilities for conversions to matrices.
fn of_matrix_conversions(module: &Module) -> impl Iterator<Item = u32> {
    let is_matrix =
        |ty: Id| module.definition(ty).is_some_and(|i| i.opcode() == op::TypeCooperativeMatrixKHR);
    module.instructions().filter_map(move |instruction| {
        let known = MATRIX_CONVERSIONS.iter().find(|(opcode, _)| *opcode == instruction.opcode());
        known.filter(|_| instruction.result_type().is_some_and(is_matrix)).map(|(_, capability)| *capability)
    })
}

/// Whether the module computes in half precision, or its source extensions list it.
fn computes_with_half(module: &Module, half: Option<Id>) -> bool {
    let is_half = |ty: Id| {
        let element = module.definition(ty).filter(|i| i.opcode() == op::TypeVector);
        element.and_then(|i| i.operands().first().copied()).map_or(ty, Id) == half.unwrap_or(Id(0))
    };
    module.instructions().any(|i| match i.opcode() {
        op::SourceExtension => i.string(0).is_ok_and(|(name, _)| name == "cl_khr_fp16"),
        op::ExtInst => {
            let is_moved = MOVES.iter().any(|number| i.operand(1).ok() == Some(*number as u32));
            i.result_type().is_some_and(is_half) && !is_moved
        }
        _ => {
            i.grammar().is_some_and(|grammar| grammar.class == Class::Arithmetic)
                && i.result_type().is_some_and(is_half)
        }
    })
}

/// Instructions of OpenCL.std that move numbers, or bits of them.
const MOVES: [OpenclStd100Op; 5] = [
    OpenclStd100Op::bitselect,
    OpenclStd100Op::select,
    OpenclStd100Op::shuffle,
    OpenclStd100Op::shuffle2,
    OpenclStd100Op::vloadn,
];

/// Instructions that may have a fast-math mode in every version.
const EARLY_FAST_MATH: [Opcode; 6] = [op::FAdd, op::FSub, op::FMul, op::FDiv, op::FRem, op::FMod];

/// Whether comparisons, negations or extended instructions have a fast-math mode, which is valid since
/// version 1.6.
fn has_late_fast_math(module: &Module) -> bool {
    let decorations = module.instructions().take_while(|i| i.opcode() != op::Function).filter_map(|i| {
        let operands = i.operands();
        let is_mode =
            i.opcode() == op::Decorate && operands.get(1) == Some(&(Decoration::FPFastMathMode as u32));
        operands.first().copied().filter(|_| is_mode).map(Id)
    });
    let mut decorations = decorations;
    decorations.any(|id| module.definition(id).is_some_and(|i| !EARLY_FAST_MATH.contains(&i.opcode())))
}
