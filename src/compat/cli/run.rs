//! Runs a job: reads the input, translates it and writes the output, by the streams of its host.

use super::backend::Backend;
use super::failure::{Direction, Failure};
use super::host::DropInHost;
use super::options::{Job, Mode, SpirvForm};
use super::report::report;
use super::{extensions, header, spec_constants};
use crate::assembly::{DisassembleOptions, disassemble};
use crate::compat::forward::regularize;
use crate::compat::reverse::{in_grammar, saturates_twice};
use crate::compat::text::{self, Validity};
use crate::error::Error;
use crate::log::Log;
use crate::spec_constants::list;
use crate::spirv::{Module, Opcode, layout, op};
use crate::translate::{llvm_to_spirv, spirv_to_llvm};
use std::collections::HashSet;

/// Runs a job.
///
/// # Errors
/// Files that cannot be read or written, and errors of the translation.
pub(super) fn run(job: &Job, host: &mut DropInHost<'_>) -> Result<(), Failure> {
    let input = host.read(job)?;
    host.guard();
    match job.mode {
        Mode::Write => write_spirv(job, host, &input),
        Mode::Regularize => regularize_llvm(job, host, &input),
        Mode::Read => read_spirv(job, host, input),
        Mode::ToText | Mode::ToBinary => convert(job, host, input),
        Mode::Report => host.emit(job, reported(&input)?.as_bytes()),
        Mode::SpecConstants => host.emit(job, listed_constants(&module(job, input)?).as_bytes()),
        Mode::SpecConstantsAndReport => {
            let constants = listed_constants(&module(job, input.clone())?);
            host.emit(job, constants.as_bytes())?;
            host.emit(job, reported(&input)?.as_bytes())
        }
    }
}

fn reported(input: &[u8]) -> Result<String, Failure> {
    let invalid = |error: Error| Failure::no_report(&error.to_string());
    let words = match text::is_text(input) {
        true => text::read(input).map_err(invalid)?,
        false => input.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect(),
    };
    report(words)
}

fn write_spirv(job: &Job, host: &mut DropInHost<'_>, input: &[u8]) -> Result<(), Failure> {
    if job.llvm_backend {
        if let Some(backend) = Backend::find() {
            return write_by_backend(job, host, &backend, input);
        }
        host.note(
            "--spirv-use-llvm-backend-target has no effect: no llc of LLVM 22 with the target spirv64 is on the path",
        );
    }
    let failure = |error: Error| Failure::of(&error, Direction::Write);
    let context = host.context();
    let words = llvm_to_spirv(&context, input, &job.options, &Log::default()).map_err(failure)?;
    let module = Module::framed(words).map_err(failure)?;
    let rearranged = || text::rearranged(&module, Validity::Mended);
    match job.form {
        SpirvForm::Binary => host.emit_words(job, &rearranged().map_err(failure)?),
        SpirvForm::Text => {
            host.emit(job, &text::write_allowed(&module, |name| job.options.write.extensions.allows(name)))
        }
        SpirvForm::Assembly => {
            let module = rearranged().and_then(Module::framed).map_err(failure)?;
            host.emit(job, disassemble(&module, &DisassembleOptions::default()).as_bytes())
        }
    }
}

/// Writes the backend's output unchanged.
fn write_by_backend(
    job: &Job,
    host: &mut DropInHost<'_>,
    backend: &Backend,
    input: &[u8],
) -> Result<(), Failure> {
    let module = backend.translate(job, &host.context(), input)?;
    match job.form {
        SpirvForm::Binary => host.emit_words(job, module.words()),
        SpirvForm::Text => host.emit(job, &shown(&module)?),
        SpirvForm::Assembly => {
            host.emit(job, disassemble(&module, &DisassembleOptions::default()).as_bytes())
        }
    }
}

/// The text form of an untranslated module.
fn shown(module: &Module) -> Result<Vec<u8>, Failure> {
    let completed = text::completed(module).map_err(|error| Failure::of(&error, Direction::Read))?;
    Ok(text::write(&completed))
}

fn regularize_llvm(job: &Job, host: &mut DropInHost<'_>, input: &[u8]) -> Result<(), Failure> {
    let context = host.context();
    let module =
        regularize(&context, input, &job.options).map_err(|error| Failure::of(&error, Direction::Write))?;
    host.emit_bitcode(job, module)
}

/// Lists the specialization constants of a module: their number, then one per line.
fn listed_constants(module: &Module) -> String {
    let constants = list(module);
    let mut text = format!("Number of scalar specialization constants in the module = {}\n", constants.len());
    for constant in constants {
        let (id, bytes) = (constant.spec_id, constant.size_bytes());
        text.push_str(&format!("Spec const id = {id}, size in bytes = {bytes}, type = {}\n", constant.ty));
    }
    text
}

/// Parses and checks the module in the input.
fn module(job: &Job, input: Vec<u8>) -> Result<Module, Failure> {
    let failure = |error: Error| Failure::of(&error, Direction::Read);
    if text::is_text(&input) {
        let words = text::read(&input).map_err(failure)?;
        header::check_text(&words)?;
        return Module::from_words(in_grammar(words)).and_then(in_order).map_err(failure);
    }
    if job.form == SpirvForm::Text {
        return Err(header::no_text(&input));
    }
    header::check(&input)?;
    let framed = Module::parse_framed(whole_words(&input)).map_err(failure)?;
    Module::from_words(in_grammar(framed.into_words())).and_then(in_order).map_err(failure)
}

/// Drops trailing bytes after the last whole word, like the Khronos translator.
fn whole_words(input: &[u8]) -> &[u8] {
    input.get(..input.len() & !3).unwrap_or(input)
}

/// Normalizes the layout that the Khronos translator accepts: sections in any order, no memory model, and
/// OpSpecConstantOp before its operands.
fn in_order(module: Module) -> Result<Module, Error> {
    let module = text::with_memory_model(&module)?.unwrap_or(module);
    let module = layout::in_order(&module)?.unwrap_or(module);
    if !computes_early(&module) {
        return Ok(module);
    }
    Module::from_words(text::rearranged(&module, Validity::Mended)?)
}

/// Whether an OpSpecConstantOp precedes an operand, as in the Khronos translator's output for integers.
fn computes_early(module: &Module) -> bool {
    let mut used = HashSet::new();
    for instruction in module.declarations() {
        if instruction.result_id().is_some_and(|id| used.contains(&id.0)) {
            return true;
        }
        if instruction.opcode() == op::SpecConstantOp {
            used.extend(instruction.operands().iter().skip(1).copied());
        }
    }
    false
}

fn read_spirv(job: &Job, host: &mut DropInHost<'_>, input: Vec<u8>) -> Result<(), Failure> {
    let mut module = module(job, input)?;
    check_declarations(job, &module)?;
    let mut options = job.options.clone();
    let values = spec_constants::overrides(&job.spec_constants, &module)?;
    match &job.variants {
        Some(variants) => {
            module = variants.specialized(&module, &values)?;
            check_declarations(job, &module)?;
        }
        None => options.spec_constants = values,
    }
    let context = host.context();
    let translated = spirv_to_llvm(&context, &module, &options, &Log::default())
        .map_err(|error| Failure::of(&error, Direction::Read))?;
    host.emit_bitcode(job, translated)
}

/// Checks the version and the extensions of a module against the options.
fn check_declarations(job: &Job, module: &Module) -> Result<(), Failure> {
    check_known(module)?;
    let version = module.version();
    if (version.major, version.minor) > job.options.write.max_version {
        return Err(header::version_conflict((version.major, version.minor), job.options.write.max_version));
    }
    for name in declared_extensions(module) {
        let name = name?;
        if !job.options.write.extensions.allows(&extensions::canonical(&name)) {
            let disabled = "which were disabled by --spirv-ext option";
            let message = format!("input SPIR-V module uses extension '{name}' {disabled}");
            return Err(Failure::invalid_module(message));
        }
    }
    if saturates_twice(module) {
        return Err(Failure::invalid_instruction(
            "SaturatedToLargestFloat8NormalConversionEXT is not valid on OpClampConvertFToFINTEL or \
             OpClampStochasticRoundFToFINTEL.",
        ));
    }
    match module.instructions().find(|instruction| instruction.grammar().is_none()) {
        Some(instruction) => Err(Failure::unknown(instruction.opcode())),
        None => Ok(()),
    }
}

/// The names of the extensions that a module declares.
fn declared_extensions(module: &Module) -> impl Iterator<Item = Result<String, Failure>> {
    let head = module.declarations();
    let failure = |error: Error| Failure::of(&error, Direction::Read);
    head.filter(|instruction| instruction.opcode() == op::Extension)
        .map(move |instruction| instruction.string(0).map(|(name, _)| name).map_err(failure))
}

/// Rejects extensions, instruction sets and instructions that the Khronos translator does not know, whatever
/// the kind of job.
fn check_known(module: &Module) -> Result<(), Failure> {
    for name in declared_extensions(module) {
        let name = name?;
        if !extensions::is_known(&extensions::canonical(&name)) {
            let message = format!("input SPIR-V module uses unknown extension '{name}'");
            return Err(Failure::invalid_module(message));
        }
    }
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::ExtInstImport => check_set(instruction.string(0).map(|(name, _)| name))?,
            opcode if is_unimplemented(opcode) => return Err(Failure::unimplemented(opcode)),
            _ => {}
        }
    }
    Ok(())
}

/// Shader instructions that the Khronos translator knows by name only.
fn is_unimplemented(opcode: Opcode) -> bool {
    let is_of = |first: Opcode, last: Opcode| (first.0..=last.0).contains(&opcode.0);
    matches!(
        opcode,
        op::TypeRuntimeArray
            | op::ImageTexelPointer
            | op::ArrayLength
            | op::QuantizeToF16
            | op::OuterProduct
            | op::Kill
    ) || is_of(op::ImageSampleDrefImplicitLod, op::ImageDrefGather)
        || is_of(op::DPdx, op::FwidthCoarse)
        || is_of(op::EmitVertex, op::EndStreamPrimitive)
        || is_of(op::ImageSparseSampleImplicitLod, op::ImageSparseTexelsResident)
}

/// Rejects instruction sets of other environments before their uses are seen.
fn check_set(name: Result<String, Error>) -> Result<(), Failure> {
    let name = name.map_err(|error| Failure::of(&error, Direction::Read))?;
    let known = ["OpenCL.std", "SPIRV.debug", "OpenCL.DebugInfo.100"].contains(&name.as_str());
    if known || name.starts_with("NonSemantic.") {
        return Ok(());
    }
    Err(Failure::unknown_set(&name))
}

fn convert(job: &Job, host: &mut DropInHost<'_>, input: Vec<u8>) -> Result<(), Failure> {
    let failure = |error: Error| Failure::of(&error, Direction::Read);
    if job.mode == Mode::ToBinary {
        if !text::is_text(&input) {
            return Err(header::no_text(&input));
        }
        let words = text::read(&input).map_err(failure)?;
        header::check_text(&words)?;
        let module = Module::framed(words).and_then(|module| text::completed(&module)).map_err(failure)?;
        check_known(&module)?;
        return host.emit_words(job, &text::rearranged(&module, Validity::Ignored).map_err(failure)?);
    }
    header::check(&input)?;
    // A module that is not translated need not be valid.
    let module = Module::parse_framed(whole_words(&input)).map_err(failure)?;
    check_known(&module)?;
    host.emit(job, &shown(&module)?)
}
