//! What only `Habits::Khronos` does to a module as a whole: what the Khronos translator's writer declares beyond what a module needs,
//! in which order it writes, and what it refuses.
//!
//! Rule of this module: everything here adds declarations, raises the version, orders what is written, takes an older instruction
//! that computes the same, or refuses a module; nothing changes what a function computes.
//!
//! Spec: "Capability, extension and version inference" of the representation document on options.

use crate::error::{Error, ErrorKind, Result, Topic};
use crate::llvm::{AtomicOperation, Block, Module as LlvmModule, Value};
use crate::options::WriteOptions;
use crate::spirv::grammar::Class;
use crate::spirv::requirements::MOTION_ESTIMATION;
use crate::spirv::{Id, Instruction, Module, Opcode, Section, each_instruction, extensions, op};
use crate::table::atomic::extension_of;
use crate::table::builtin_variable::VariableRow;
use crate::table::function::FUNCTION_POINTERS;
use crate::table::module::opencl_under_cxx;
use crate::table::opencl::Plan;
use crate::table::{metadata as names, mode_setting};
use crate::writer::builtin::{BuiltinKind, Callee};
use crate::writer::context::Writer;
use crate::writer::global::is_imported;
use crate::writer::metadata_words::number_list;
use crate::writer::module_metadata::triple_version;
use crate::writer::pointer_origin::strip_casts;
use rspirv::spirv::{AddressingModel, Capability, Decoration, ExecutionMode, StorageClass};
use rustc_hash::FxHashSet;

/// Instructions that are those of groups, too: on pipes, and those that an extension adds.
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

/// Conversions that ask for a capability where they give matrices: JointMatrixTF32ComponentTypeINTEL and
/// JointMatrixBF16ComponentTypeINTEL, which rspirv does not name.
const MATRIX_CONVERSIONS: &[(Opcode, u32)] =
    &[(op::RoundFToTF32INTEL, 6436), (op::ConvertFToBF16INTEL, 6437), (op::ConvertBF16ToFINTEL, 6437)];

/// DeviceBarrierINTEL, the capability of barriers of a whole device, and its extension: one whose scope the module does not tell may be
/// such a barrier.
const BARRIERS_OF_DEVICE: u32 = 6185;
const DEVICE_BARRIERS: &str = extensions::INTEL_DEVICE_BARRIER;

/// Instructions that kernels have by an extension.
const BIT_FIELDS: &[Opcode] =
    &[op::BitFieldInsert, op::BitFieldSExtract, op::BitFieldUExtract, op::BitReverse];
const BIT_INSTRUCTIONS: &str = extensions::KHR_BIT_INSTRUCTIONS;

/// The capabilities of a module that has instructions of motion estimation: every one that they name, and what each adds to.
fn of_motion_estimation(module: &Module) -> Vec<u32> {
    let mut found = Vec::new();
    for instruction in module.instructions() {
        let named = instruction.grammar().map_or(&[][..], |grammar| grammar.capabilities);
        let [groups, base, intra, chroma] = MOTION_ESTIMATION.map(|capability| capability as u32);
        if !named.contains(&base) {
            continue;
        }
        found.push(groups);
        found.extend_from_slice(named);
        let of_chroma = named.contains(&chroma)
            || instruction.opcode() == op::SubgroupAvcSicGetBestIpeChromaDistortionINTEL;
        found.extend(of_chroma.then_some([chroma, intra]).into_iter().flatten());
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The options with the version that the target triple names, which is then the only one; `None` if it names none.
///
/// # Errors
/// A version that the options do not allow.
pub(crate) fn pinned_version(module: LlvmModule<'_>, options: &WriteOptions) -> Result<Option<WriteOptions>> {
    if !options.follows_khronos() {
        return Ok(None);
    }
    let triple = module.triple();
    let Some(version) = triple_version(&triple) else { return Ok(None) };
    if version > options.max_version {
        let message =
            format!("the target triple '{triple}' names a version above the highest that is allowed");
        return Err(Error::new(ErrorKind::MissingCapability, message).about(Topic::TargetVersion));
    }
    Ok(Some(WriteOptions { max_version: version, ..options.clone() }))
}

impl<'c> Writer<'c, '_> {
    /// What the Khronos translator writes for instructions that newer versions replace.
    pub(crate) fn habitual_opcode(&self, opcode: Opcode) -> Opcode {
        let has_replaced = self.options.max_version >= (1, 5);
        match opcode {
            _ if !self.options.follows_khronos() => opcode,
            op::AtomicCompareExchangeWeak => op::AtomicCompareExchange,
            op::LessOrGreater if has_replaced => op::FOrdNotEqual,
            other => other,
        }
    }

    /// The least version and the capabilities that the habits ask for.
    ///
    /// # Errors
    /// Extensions that metadata names and the options do not allow, and that of bit fields, which are never taken as a shader's.
    pub(crate) fn habitual_floors(
        &self,
        module: &Module,
        extensions: &[String],
    ) -> Result<((u8, u8), Vec<u32>)> {
        if !self.options.follows_khronos() {
            return Ok(((1, 0), Vec::new()));
        }
        self.refuse_extensions(module, extensions)?;
        let version = if self.options.max_version >= (1, 6) && has_late_fast_math(module) {
            (1, 6)
        } else if self.options.max_version >= (1, 4) && self.uses_memory_variables(module) {
            (1, 4)
        } else {
            (1, 0)
        };
        Ok((version, self.habitual_capabilities(module)))
    }

    /// Refuses a module that asks for an extension that is not allowed, and instructions on bit fields without theirs.
    fn refuse_extensions(&self, module: &Module, extensions: &[String]) -> Result<()> {
        if let Some(name) = extensions.iter().find(|name| !self.allows(name)) {
            let message = format!("the extension {name} is not allowed, but the module asks for it");
            let error = Error::new(ErrorKind::MissingCapability, message);
            return Err(error.about(Topic::Extension(vec![name.clone()])));
        }
        let mut instructions = module.instructions();
        if !self.allows(BIT_INSTRUCTIONS)
            && let Some(instruction) = instructions.find(|i| BIT_FIELDS.contains(&i.opcode()))
        {
            let message = format!(
                "{} needs the extension {BIT_INSTRUCTIONS}, which is not allowed",
                instruction.opcode()
            );
            let error = Error::new(ErrorKind::MissingCapability, message).at(module.location(instruction));
            return Err(error.about(Topic::Extension(vec![BIT_INSTRUCTIONS.to_owned()])));
        }
        Ok(())
    }

    /// The capabilities that the Khronos translator declares beyond those that the grammar asks for.
    fn habitual_capabilities(&self, module: &Module) -> Vec<u32> {
        let has = |holds: &dyn Fn(Instruction<'_>) -> bool| module.instructions().any(holds);
        let modes = || module.instructions().take_while(|i| i.opcode() != op::Function);
        let half = module.instructions().find(|i| i.opcode() == op::TypeFloat && i.operands() == [16]);
        let half = half.and_then(Instruction::result_id);
        let is_multisampled =
            |i: Instruction<'_>| i.opcode() == op::TypeImage && i.operands().get(4) == Some(&1);
        let declared: [(bool, &[Capability]); 10] = [
            (true, &[Capability::Kernel]),
            (self.addressing != AddressingModel::Logical, &[Capability::Addresses]),
            (half.is_some(), &[Capability::Float16Buffer]),
            (half.is_some() && computes_with_half(module, half), &[Capability::Float16]),
            (!has(&|i| matches!(i.opcode(), op::Function | op::Variable)), &[Capability::Linkage]),
            (has(&|i| i.opcode() == op::TypePipeStorage), &[Capability::Pipes, Capability::PipeStorage]),
            (has(&is_multisampled), &[Capability::ImageMipmap]),
            (has(&|i| GROUPS.contains(&i.opcode())), &[Capability::Groups]),
            (modes().any(says_float_mode), &[Capability::FloatingPointModeINTEL]),
            (modes().any(says_work_dimension), &[Capability::FPGAKernelAttributesINTEL]),
        ];
        let declared = declared.iter().filter(|(is_declared, _)| *is_declared);
        let mut capabilities: Vec<u32> = declared
            .flat_map(|(_, capabilities)| *capabilities)
            .map(|capability| *capability as u32)
            .collect();
        capabilities.extend(of_motion_estimation(module));
        capabilities.extend(of_matrix_conversions(module));
        if self.allows(DEVICE_BARRIERS) && has(&|i| has_open_scope(module, i)) {
            capabilities.push(BARRIERS_OF_DEVICE);
        }
        capabilities
    }

    /// The extension that the Khronos translator declares without asking whether it is allowed: it allows an addition to a half by that
    /// of halves alone, and the instruction comes from that of wider numbers. Those need it themselves.
    pub(crate) fn habitual_extension(&self, module: &Module) -> Option<String> {
        let (mut adds_half, mut adds_wider) = (false, false);
        for instruction in module.instructions().filter(|i| i.opcode() == op::AtomicFAddEXT) {
            let ty = instruction.result_type().and_then(|ty| module.definition(ty));
            let bits = ty.filter(|ty| ty.opcode() == op::TypeFloat).map(|ty| ty.operands());
            adds_half |= bits == Some(&[16]);
            adds_wider |= matches!(bits, Some([32 | 64]));
        }
        let is_declared = self.options.follows_khronos() && adds_half && !adds_wider;
        extension_of(AtomicOperation::FAdd, 32).filter(|_| is_declared).map(str::to_owned)
    }

    /// Whether a list that LLVM keeps in a variable is a variable all the same: the Khronos translator keeps constructors where
    /// functions may be values. The list that its reader makes lies in the private address space, where no variable can be.
    pub(crate) fn keeps_list(&self, variable: Value<'_>) -> bool {
        self.options.follows_khronos()
            && variable.ty().address_space() != Some(0)
            && self.options.extensions.allows(FUNCTION_POINTERS)
            && mode_setting::LISTS.iter().any(|(name, _)| variable.name() == *name)
    }

    /// Declares the functions that the list of annotations names, if a variable is that list, in the list's order: they come first.
    /// Where functions are imported, which stand in front of all others, nothing changes.
    ///
    /// # Errors
    /// A signature that SPIR-V does not have.
    pub(crate) fn declare_annotated(&mut self, variable: Value<'c>) -> Result<()> {
        if !self.options.follows_khronos() || variable.name() != names::ANNOTATION_LIST {
            return Ok(());
        }
        let functions: FxHashSet<Value<'c>> = self.needed_functions().into_iter().collect();
        if functions.iter().any(|function| is_imported(*function)) {
            return Ok(());
        }
        let entries = variable.initializer().and_then(Value::elements).unwrap_or_default();
        for annotated in entries.into_iter().filter_map(|entry| entry.element(0)) {
            let function = strip_casts(annotated);
            if functions.contains(&function) {
                self.id_of_function(function)?;
            }
        }
        Ok(())
    }

    /// Declares the variables of builtins in front of all functions: those that are called by friendly names, then those that are
    /// called by OpenCL C's, each in the order of its module.
    ///
    /// # Errors
    /// A builtin that the habits refuse.
    pub(crate) fn habitual_builtins(&mut self, functions: &[Value<'c>]) -> Result<()> {
        if !self.options.follows_khronos() {
            return Ok(());
        }
        let mut rows = Vec::new();
        for function in self.module.functions().filter(|function| function.is_declaration()) {
            if let Callee::Builtin(builtin) = self.callee(function)
                && let BuiltinKind::Variable(row) = builtin.kind
            {
                rows.extend(function.is_used().then_some(row));
            }
        }
        let blocks = functions.iter().flat_map(|function| function.blocks());
        for call in blocks.flat_map(Block::instructions) {
            if let Some(builtin) = self.called_builtin(call)
                && let BuiltinKind::OpenCl(Plan::Variable(row)) = builtin.kind
            {
                rows.push(row);
            }
        }
        for row in rows {
            crate::writer::builtin_variable::by_number(self, row.builtin)?;
        }
        Ok(())
    }

    /// Refuses a builtin whose extension the Khronos translator no longer writes, allowed or not.
    ///
    /// # Errors
    /// Such a builtin.
    pub(crate) fn refuse_retired(&self, row: &VariableRow) -> Result<()> {
        match row.retired_extension.filter(|_| self.options.follows_khronos()) {
            Some(extension) => {
                let message = format!("the builtin {}, as {extension} is deprecated", row.name);
                let topic = Topic::RetiredExtension(extension.to_owned());
                Err(Error::unsupported(message).about(topic).at(self.location()))
            }
            None => Ok(()),
        }
    }

    /// Puts names in the order of what they name. Of several names of one id the last one holds.
    pub(crate) fn sort_names(&mut self) {
        if !self.options.follows_khronos() {
            return;
        }
        let words = std::mem::take(self.out.section_mut(Section::DebugName));
        let mut names: Vec<&[u32]> = each_instruction(&words).collect();
        names.sort_by_key(|name| {
            let opcode = name.first().map_or(0, |first| first & 0xFFFF);
            (opcode, name.get(1).copied())
        });
        let is_of = |name: &[u32], id: Option<&u32>| {
            name.first().map(|first| first & 0xFFFF) == Some(u32::from(op::Name.0)) && name.get(1) == id
        };
        let mut held: Vec<&[u32]> = Vec::with_capacity(names.len());
        for name in names {
            held.pop_if(|earlier| is_of(earlier, name.get(1)) && is_of(name, name.get(1)));
            held.push(name);
        }
        *self.out.section_mut(Section::DebugName) = held.concat();
    }

    /// Puts definitions of functions in the order in which the module first speaks of the functions.
    pub(crate) fn sort_functions(&mut self) {
        if !self.options.follows_khronos() {
            return;
        }
        let words = std::mem::take(self.out.section_mut(Section::FunctionDefinition));
        let mut functions: Vec<(Option<u32>, &[u32])> = Vec::new();
        let (mut rest, mut length, mut id) = (words.as_slice(), 0, None);
        for instruction in each_instruction(&words) {
            length += instruction.len();
            match instruction.first().map(|first| first & 0xFFFF) {
                Some(opcode) if opcode == u32::from(op::Function.0) => id = instruction.get(2).copied(),
                Some(opcode) if opcode == u32::from(op::FunctionEnd.0) => {
                    let (function, after) = rest.split_at_checked(length).unwrap_or((rest, &[]));
                    functions.push((id.take(), function));
                    (rest, length) = (after, 0);
                }
                _ => {}
            }
        }
        functions.sort_by_key(|(id, _)| *id);
        let sorted: Vec<u32> = functions.iter().flat_map(|(_, words)| *words).chain(rest).copied().collect();
        *self.out.section_mut(Section::FunctionDefinition) = sorted;
    }

    /// Refuses what the Khronos translator does not take: linked modules of several versions of OpenCL C, and a version of C++ for
    /// OpenCL with another version of OpenCL C than it stands on.
    ///
    /// # Errors
    /// Invalid metadata.
    pub(crate) fn check_opencl_versions(&self) -> Result<()> {
        if !self.options.follows_khronos() {
            return Ok(());
        }
        let versions =
            |name: &str| -> Vec<Vec<u32>> { self.named(name).into_iter().map(number_list).collect() };
        let (opencl, cxx) = (versions(names::OPENCL_VERSION), versions(names::OPENCL_CXX_VERSION));
        if opencl.iter().any(|version| Some(version) != opencl.first()) {
            return Err(Error::invalid_llvm(format!("{} names several versions", names::OPENCL_VERSION)));
        }
        let stands_on = cxx.first().and_then(|version| opencl_under_cxx(version));
        match (opencl.first(), stands_on) {
            (Some(version), Some(wanted)) if version.as_slice() != wanted => {
                let message = format!("{} does not fit {}", names::OPENCL_CXX_VERSION, names::OPENCL_VERSION);
                Err(Error::invalid_llvm(message))
            }
            _ => Ok(()),
        }
    }

    /// Whether a mode that metadata names is left out, its version and extension not being allowed.
    pub(crate) fn leaves_mode_out(&self, mode: u32) -> bool {
        let row = mode_setting::OMITTED.iter().find(|row| row.mode == mode);
        self.options.follows_khronos()
            && row.is_some_and(|row| {
                row.version.is_none_or(|version| self.options.max_version < version)
                    && !self.allows(row.extension)
            })
    }

    /// Whether a kernel uses a module-scope variable that is no input or output: since 1.4 its interface lists it.
    fn uses_memory_variables(&self, module: &Module) -> bool {
        let in_memory = |id: &Id| {
            let variable = module.definition(*id).filter(|i| i.opcode() == op::Variable);
            let class = variable.and_then(|i| i.operands().first().copied());
            class.is_some_and(|class| {
                class != StorageClass::Input as u32 && class != StorageClass::Output as u32
            })
        };
        self.kernels.iter().any(|kernel| self.interface(*kernel, (1, 4)).iter().any(in_memory))
    }
}

/// Whether an instruction is a barrier whose scope the module does not tell.
fn has_open_scope(module: &Module, instruction: Instruction<'_>) -> bool {
    let scope = || instruction.id(0).ok().and_then(|scope| module.definition(scope));
    let is_told = |scope: Instruction<'_>| matches!(scope.opcode(), op::Constant | op::ConstantNull);
    instruction.opcode() == op::ControlBarrier && scope().is_some_and(|scope| !is_told(scope))
}

/// Whether an instruction says in which mode floating-point numbers are computed with: the grammar gives those modes the capability of
/// roundings alone.
fn says_float_mode(instruction: Instruction<'_>) -> bool {
    let modes = [ExecutionMode::FloatingPointModeALTINTEL, ExecutionMode::FloatingPointModeIEEEINTEL];
    says_mode(instruction, &modes)
}

/// Whether an instruction says the number of dimensions of a kernel's work, for which another capability is declared, too.
fn says_work_dimension(instruction: Instruction<'_>) -> bool {
    says_mode(instruction, &[ExecutionMode::MaxWorkDimINTEL])
}

fn says_mode(instruction: Instruction<'_>, modes: &[ExecutionMode]) -> bool {
    let mode = instruction.operands().get(1).copied();
    instruction.opcode() == op::ExecutionMode && modes.iter().any(|each| mode == Some(*each as u32))
}

/// The capabilities of conversions that give matrices.
fn of_matrix_conversions(module: &Module) -> impl Iterator<Item = u32> {
    let is_matrix =
        |ty: Id| module.definition(ty).is_some_and(|i| i.opcode() == op::TypeCooperativeMatrixKHR);
    module.instructions().filter_map(move |instruction| {
        let known = MATRIX_CONVERSIONS.iter().find(|(opcode, _)| *opcode == instruction.opcode());
        known.filter(|_| instruction.result_type().is_some_and(is_matrix)).map(|(_, capability)| *capability)
    })
}

/// Whether numbers of 16 bits are computed with, or the source says so.
fn computes_with_half(module: &Module, half: Option<Id>) -> bool {
    let is_half = |ty: Id| {
        let element = module.definition(ty).filter(|i| i.opcode() == op::TypeVector);
        element.and_then(|i| i.operands().first().copied()).map_or(ty, Id) == half.unwrap_or(Id(0))
    };
    module.instructions().any(|i| match i.opcode() {
        op::SourceExtension => i.string(0).is_ok_and(|(name, _)| name == "cl_khr_fp16"),
        op::ExtInst => i.result_type().is_some_and(is_half),
        _ => {
            i.grammar().is_some_and(|grammar| grammar.class == Class::Arithmetic)
                && i.result_type().is_some_and(is_half)
        }
    })
}

/// What may have a fast-math mode in every version.
const EARLY_FAST_MATH: [Opcode; 6] = [op::FAdd, op::FSub, op::FMul, op::FDiv, op::FRem, op::FMod];

/// Whether comparisons, negations or extended instructions have a fast-math mode, which they can since 1.6.
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
