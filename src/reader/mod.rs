//! The reader: SPIR-V to LLVM IR.
//!
//! Rule of this module: constructs that LLVM IR cannot represent become metadata, by the types of `contract/`; types are checked before LLVM sees an
//! operand.
//!
//! One pass over the module, one over each body, files named after the specification's sections. A forward reference is a placeholder
//! (`Entry::Forward`) that its definition replaces; phis are filled when the function is complete. `validate::check` has run before, so that
//! LLVM's verifier has nothing to find. If it finds something, that is a defect: `Internal`, with LLVM's message and the SPIR-V
//! instruction that it is about (`rejected.rs`). LLVM's builder does not fold here (`IRBuilder<NoFolder>`): an instruction on constants
//! stays an instruction.
//!
//! Composites with continuation instructions (`SPV_INTEL_long_composites`) are joined before any other pass
//! (`spirv/continued.rs`); `push_instruction` splits them again.
//!
//! `OpSpecConstantOp` is its instruction on constants: the same rows read it into a function that is discarded, and LLVM folds it. With
//! `--keep-spec-constants` each function begins with the specialization constants that it uses, as calls of `__spirv_SpecConstant` and
//! `__spirv_SpecConstantComposite` and as marked instructions.
//!
//! Where one SPIR-V instruction needs several LLVM instructions, the last one carries `!spirv.Op` with the opcode.
//!
//! Debug information (`debug_info/`): units first, since LLVM's flags and lists precede the module's contents; the other instructions
//! become nodes when the functions are declared, by the rows of `table/debug_info/`, operands first and with placeholders in cycles. A
//! function with a description or with `DebugScope` has its locations from there, and no `!spirv.Line`; any other has the lines of
//! `OpLine`. What breaks a set is an error; what LLVM has no node for, or would refuse, is left out with a warning; if the verifier refuses
//! debug information after all, the module goes on without any.
//!
//! With `--builtin-names`, `opencl/` reads the rows of `table/opencl/` backwards: an instruction becomes a call only if the call's row
//! yields the instruction's operands again, order and scope of an atomic included; else the name of the other OpenCL version, else the
//! friendly one. The conversions that OpenCL C's types need around the call are marked like any expansion, and `writer/opencl_call.rs` matches
//! them. A module of another language gets `!opencl.ocl.version`, without which its calls would be no builtins.
//!
//! Known gaps: see `src/guide/support.md`.

mod aliasing;
pub(crate) mod annotation;
mod arbitrary_precision;
mod arithmetic;
mod auxiliary;
mod builtin_call;
mod builtin_declaration;
mod builtin_variable;
mod call;
mod composite;
mod constant_creation;
mod context;
mod control_flow;
mod conversion;
mod debug;
mod debug_info;
mod dependent_arrays;
mod description;
mod descriptor_heap;
mod device_side_enqueue;
mod dispatch;
mod function;
mod function_attribute;
mod function_decoration;
mod function_pointer;
mod glsl;
mod inexact_names;
mod inline_assembly;
mod interface;
mod kernel_metadata;
mod laid_out;
mod layout;
mod loop_control;
mod lowering;
mod masked;
mod matrix;
mod memory;
mod module_metadata;
mod narrow_format;
mod opencl;
mod parts;
mod pipe;
mod pointee;
mod rejected;
mod spec_constant;
mod symbol;
mod type_declaration;
mod untyped;
mod value_type;
mod variable_length_array;
mod vector_compute;

use crate::contract;
use crate::dialect::Reading;
use crate::error::{Error, ErrorKind, Finding, Result};
use crate::llvm::{Context, Module as LlvmModule};
use crate::log::Log;
use crate::options::{MetadataLevel, ReadOptions};
use crate::spirv::grammar::InstructionGrammar;
use crate::spirv::{Instruction, Module, op};
use crate::table::{module_scope, refused};
use context::Reader;
pub use debug_info::is_described;
pub(crate) use dependent_arrays::accessed;
use function::FunctionRange;
pub(crate) use function::looks_like_builtin;
pub(crate) use memory::align;
pub(crate) use narrow_format::format_of;
pub use rejected::rejected;

/// Translates a SPIR-V module to an LLVM module in `context`.
///
/// # Errors
/// `Malformed` for a module that breaks SPIR-V's rules, `Unsupported` for one that holds something that is not
/// translated (all such instructions are named at once), or breaks a rule that other validators do not look at, `Internal` if LLVM
/// rejects what was built.
pub fn translate<'c>(
    context: &'c Context,
    module: &Module,
    options: &ReadOptions,
    log: &Log,
) -> Result<LlvmModule<'c>> {
    let joined = checked(module, log)?;
    let prepared = options.dialect.before_reading(module, options.builtin_names)?;
    let whole = prepared.as_ref().map_or(Ok(None), Module::join_continued)?;
    let module = whole.as_ref().or(prepared.as_ref()).or(joined.as_ref()).unwrap_or(module);
    let operations = spec_constant::operations(module);
    let reader = Reader::new(context, module, &operations, options, log);
    let reading = reader.and_then(read).map_err(Error::without_rule_unsupported)?;
    options.dialect.after_reading(&reading, options.builtin_names)?;
    if options.metadata == MetadataLevel::None {
        contract::strip(context, reading.module);
    }
    Ok(reading.module)
}

/// Like [`translate`], with the number of the SPIR-V instruction in [`crate::table::metadata::INSTRUCTION`] of every LLVM
/// instruction and function.
///
/// # Errors
/// As [`translate`].
pub fn translate_traced<'c>(
    context: &'c Context,
    module: &Module,
    options: &ReadOptions,
    log: &Log,
) -> Result<LlvmModule<'c>> {
    translate_in_part(context, module, options, log, usize::MAX)
}

/// Like [`translate`], with a limit on the instructions of the set NonSemantic.AuxData.
fn translate_in_part<'c>(
    context: &'c Context,
    module: &Module,
    options: &ReadOptions,
    log: &Log,
    auxiliary_limit: usize,
) -> Result<LlvmModule<'c>> {
    let joined = checked(module, log)?;
    let module = joined.as_ref().unwrap_or(module);
    let operations = spec_constant::operations(module);
    let mut reader = Reader::new(context, module, &operations, options, log)?;
    reader.settings.is_traced = true;
    reader.settings.auxiliary_limit = auxiliary_limit;
    Ok(read(reader)?.module)
}

/// Rejects a module with unsupported instructions or one that breaks a rule that the translation relies on. Returns the module with
/// its continued composites joined, if it has any.
fn checked(module: &Module, log: &Log) -> Result<Option<Module>> {
    let joined = module.join_continued()?;
    let whole = joined.as_ref().unwrap_or(module);
    refuse_unknown(whole)?;
    log.time("validate", || crate::validate::check(whole))?;
    Ok(joined)
}

/// Builds the LLVM module, section by section.
fn read<'c, 'm>(mut reader: Reader<'c, 'm>) -> Result<Reading<'c, 'm>> {
    reader.debug_units()?;
    reader.module_head()?;
    let functions = module_scope(&mut reader)?;
    for range in &functions {
        reader.declare_function(*range).map_err(|error| reader.place(range.head, error))?;
    }
    reader.renamed_functions(&functions)?;
    reader.debug_nodes(&functions)?;
    reader.describe_module()?;
    reader.subprograms(&functions)?;
    for range in &functions {
        reader.body(*range).map_err(|error| reader.place(range.head, error))?;
    }
    reader.spec_constant_uses()?;
    reader.modes_and_entry_points()?;
    reader.member_metadata()?;
    reader.struct_types()?;
    reader.kernel_metadata()?;
    reader.auxiliary_data()?;
    Ok(reader.into_reading())
}

/// The size of the cache of looked-up opcodes: all opcodes of the grammar.
const OPCODES: usize = 8192;

/// One error for all instructions without a row.
fn refuse_unknown(module: &Module) -> Result<()> {
    let mut findings = Vec::new();
    let mut in_function = false;
    // Opcodes that were looked up before, outside and inside functions.
    let mut seen = [[false; OPCODES]; 2];
    for instruction in module.instructions() {
        let opcode = instruction.opcode();
        in_function |= opcode == op::Function;
        let is_known = || {
            if in_function {
                matches!(opcode, op::Function | op::FunctionParameter | op::FunctionEnd)
                    || dispatch::is_known(opcode)
            } else {
                module_scope::is_known(opcode) || refused::LATE.contains(&opcode)
            }
        };
        let slot =
            seen.get_mut(usize::from(in_function)).and_then(|seen| seen.get_mut(usize::from(opcode.0)));
        let known = match slot {
            Some(slot) => {
                *slot = *slot || is_known();
                *slot
            }
            None => is_known(),
        };
        let message = match known {
            true => bad_string(instruction).or_else(|| refused_decoration(instruction)),
            false => Some(refused::message(opcode)),
        };
        if let Some(message) = message.filter(|_| findings.len() < 100) {
            findings.push(Finding { message, location: Some(module.location(instruction)), rule: None });
        }
    }
    Error::from_findings(ErrorKind::Unsupported, findings).map_or(Ok(()), Err)
}

/// The message for a decoration that is rejected.
fn refused_decoration(instruction: Instruction<'_>) -> Option<String> {
    let place = match instruction.opcode() {
        op::Decorate | op::DecorateId | op::DecorateString => 1,
        op::MemberDecorate | op::MemberDecorateString | op::MemberDecorateIdEXT => 2,
        _ => return None,
    };
    refused::decoration_message(*instruction.operands().get(place)?)
}

/// The bits that are zero in all words of ASCII strings.
const NO_ASCII: u32 = 0x8080_8080;

/// The string that LLVM's verifier interprets as a loop's estimated trip count in any node.
pub(crate) const RESERVED_TEXT: &str = "llvm.loop.estimated_trip_count";

/// The first word of that text.
const RESERVED_START: u32 = u32::from_le_bytes(*b"llvm");

fn reserved_text_message() -> String {
    format!("the string `{RESERVED_TEXT}`, which LLVM's metadata cannot hold alone")
}

/// The fault of a string that LLVM IR cannot represent: it is a name that is not UTF-8, or LLVM's verifier interprets it.
fn bad_string(instruction: Instruction<'_>) -> Option<String> {
    let place = match instruction.opcode() {
        op::Extension | op::ExtInstImport | op::ModuleProcessed | op::SourceExtension | op::String => 0,
        op::SourceContinued => 0,
        op::Name => 1,
        op::MemberName | op::EntryPoint => 2,
        op::Source if instruction.operands().len() > 3 => 3,
        _ => return None,
    };
    let words = instruction.operands().get(place..).unwrap_or_default();
    let may_be_reserved = words.first() == Some(&RESERVED_START);
    if !may_be_reserved && words.iter().all(|word| word & NO_ASCII == 0) {
        return None;
    }
    let is_text = matches!(instruction.opcode(), op::Source | op::SourceContinued | op::String);
    if is_text {
        let (text, _) = instruction.string_bytes(place).ok()?;
        return (text == RESERVED_TEXT.as_bytes()).then(reserved_text_message);
    }
    match instruction.string(place) {
        Ok((text, _)) => (text == RESERVED_TEXT).then(reserved_text_message),
        Err(error) => error.findings().first().map(|finding| finding.message.clone()),
    }
}

/// Reads types, constants and variables, and finds the functions.
fn module_scope<'m>(reader: &mut Reader<'_, 'm>) -> Result<Vec<FunctionRange<'m>>> {
    let module = reader.spirv;
    let mut functions = Vec::new();
    let mut open: Option<FunctionRange<'m>> = None;
    // Only lines and debug instructions may be between the parameters of a function.
    let mut in_head = false;
    for instruction in module.instructions() {
        let (opcode, number) = (instruction.opcode(), instruction.number());
        match (&mut open, opcode) {
            (None, op::Function) => {
                in_head = true;
                open = Some(FunctionRange {
                    head: instruction,
                    id: instruction.required_id()?,
                    parameters: number + 1,
                    body: number + 1,
                    end: 0,
                });
            }
            (None, _) => {
                module_scope_instruction(reader, instruction).map_err(|e| reader.place(instruction, e))?
            }
            (Some(range), op::FunctionParameter) if in_head => range.body = number + 1,
            (Some(range), op::FunctionEnd) => {
                range.end = number;
                if in_head {
                    range.body = number;
                }
                functions.extend(open.take());
            }
            (Some(_), op::Line | op::NoLine) => {}
            // Some producers put the function's scope in front of its parameters.
            (Some(_), opcode) if in_head && opcode.is_extended() => {}
            (Some(_), _) => in_head = false,
        }
    }
    match open {
        Some(range) => Err(reader.place(range.head, Error::internal("a function without OpFunctionEnd"))),
        None => Ok(functions),
    }
}

fn module_scope_instruction<'m>(reader: &mut Reader<'_, 'm>, instruction: Instruction<'m>) -> Result<()> {
    if reader.lowered_by_dialect(instruction)? {
        return Ok(());
    }
    match instruction.opcode() {
        op::AsmINTEL => reader.assembly(instruction),
        opcode if opcode.is_line() => reader.module_line(instruction),
        opcode if opcode.is_variable() => reader.global_variable(instruction),
        opcode if constant_creation::declares_constant(opcode) => reader.constant(instruction),
        _ if instruction.grammar().is_some_and(InstructionGrammar::declares_type) => {
            reader.type_declaration(instruction)
        }
        _ => Ok(()),
    }
}
