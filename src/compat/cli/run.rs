//! Runs a job: reads the input, translates it and writes the output.

use super::backend::Backend;
use super::failure::{self, Direction, Failure};
use super::options::{Job, Mode, SpirvForm};
use super::report::report;
use super::{extensions, header, spec_constants};
use crate::output;
use spirv_llvm_translate::internal::assembly::{DisassembleOptions, disassemble};
use spirv_llvm_translate::internal::compat::forward::regularize;
use spirv_llvm_translate::internal::compat::reverse::{in_grammar, saturates_twice};
use spirv_llvm_translate::internal::compat::text::{self, Validity};
use spirv_llvm_translate::internal::error::Error;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::spec_constants::list;
use spirv_llvm_translate::internal::spirv::{Module, Opcode, layout, op, write_words};
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm};
use std::collections::HashSet;
use std::io::{Read, Write};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};

/// Runs a job.
///
/// # Errors
/// Files that cannot be read or written, and errors of the translation.
pub(super) fn run(job: &Job) -> Result<(), Failure> {
    let input = read_input(job)?;
    llvm::exit_after_llvm_crash(failure::CRASHED, c"malformed input: LLVM crashes on it\n");
    match job.mode {
        Mode::Write => write_spirv(job, &input),
        Mode::Regularize => regularize_llvm(job, &input),
        Mode::Read => read_spirv(job, input),
        Mode::ToText | Mode::ToBinary => convert(job, input),
        Mode::Report => emit(job, reported(&input)?.as_bytes()),
        Mode::SpecConstants => emit(job, listed_constants(&module(job, input)?).as_bytes()),
        Mode::SpecConstantsAndReport => {
            let constants = listed_constants(&module(job, input.clone())?);
            emit(job, constants.as_bytes())?;
            emit(job, reported(&input)?.as_bytes())
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

fn read_input(job: &Job) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    if is_standard(&job.input) {
        std::io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    let shown = job.input.display();
    let bytes = std::fs::read(&job.input).map_err(|error| {
        let message = format!("cannot read '{shown}': {error}");
        match job.mode {
            Mode::Write | Mode::Regularize => Failure::parse(message),
            Mode::Report => Failure::no_report(&message),
            _ => Failure::invalid_module(message),
        }
    })?;
    if bytes.is_empty() {
        return Err(Failure::tool(format!("Can't translate, file is empty: '{shown}'")));
    }
    Ok(bytes)
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The output file; `None` is standard output.
fn target(job: &Job) -> Option<PathBuf> {
    let extension = match (job.mode, job.form) {
        (Mode::Read, _) => "bc",
        (Mode::Regularize, _) => "regularized.bc",
        (Mode::ToText, _) | (Mode::Write, SpirvForm::Text) => "spt",
        (Mode::Write | Mode::ToBinary, _) => "spv",
        (Mode::Report | Mode::SpecConstants | Mode::SpecConstantsAndReport, _) => return None,
    };
    match &job.output {
        Some(path) if is_standard(path) => None,
        Some(path) => Some(path.clone()),
        None if is_standard(&job.input) => None,
        None => Some(job.input.with_extension(extension)),
    }
}

fn emit(job: &Job, bytes: &[u8]) -> Result<(), Failure> {
    emit_by(job, |output| output.write_all(bytes))
}

fn emit_words(job: &Job, words: &[u32]) -> Result<(), Failure> {
    emit_by(job, |output| write_words(output, words))
}

fn emit_by(job: &Job, write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> Result<(), Failure> {
    match target(job) {
        None => Ok(write(&mut std::io::stdout().lock())?),
        Some(path) => output::write_file(&path, |file| Ok(write(file)?))
            .map_err(|error| Failure::tool(format!("{error:#}"))),
    }
}

/// A context that is never freed, since the process exits after its use.
fn context() -> ManuallyDrop<llvm::Context> {
    ManuallyDrop::new(llvm::Context::guarded())
}

fn emit_bitcode(job: &Job, module: llvm::Module<'_>) -> Result<(), Failure> {
    let written = match target(job) {
        None => output::duplicate_stdout()
            .map_err(anyhow::Error::from)
            .and_then(|file| Ok(module.write_bitcode_to_file(&file)?)),
        Some(path) => output::write_file(&path, |file| Ok(module.write_bitcode_to_file(file)?)),
    };
    written.map_err(|error| Failure::tool(format!("{error:#}")))
}

fn write_spirv(job: &Job, input: &[u8]) -> Result<(), Failure> {
    if job.llvm_backend {
        if let Some(backend) = Backend::find() {
            return write_by_backend(job, &backend, input);
        }
        super::say(
            "--spirv-use-llvm-backend-target has no effect: no llc of LLVM 22 with the target spirv64 is on the path",
        );
    }
    let failure = |error: Error| Failure::of(&error, Direction::Write);
    let context = context();
    let words = llvm_to_spirv(&context, input, &job.options, &Log::default()).map_err(failure)?;
    let module = Module::framed(words).map_err(failure)?;
    let rearranged = || text::rearranged(&module, Validity::Mended);
    match job.form {
        SpirvForm::Binary => emit_words(job, &rearranged().map_err(failure)?),
        SpirvForm::Text => {
            emit(job, &text::write_allowed(&module, |name| job.options.write.extensions.allows(name)))
        }
        SpirvForm::Assembly => {
            let module = rearranged().and_then(Module::framed).map_err(failure)?;
            emit(job, disassemble(&module, &DisassembleOptions::default()).as_bytes())
        }
    }
}

/// Writes the backend's output unchanged.
fn write_by_backend(job: &Job, backend: &Backend, input: &[u8]) -> Result<(), Failure> {
    let module = backend.translate(job, &context(), input)?;
    match job.form {
        SpirvForm::Binary => emit_words(job, module.words()),
        SpirvForm::Text => emit(job, &shown(&module)?),
        SpirvForm::Assembly => emit(job, disassemble(&module, &DisassembleOptions::default()).as_bytes()),
    }
}

/// The text form of an untranslated module.
fn shown(module: &Module) -> Result<Vec<u8>, Failure> {
    let completed = text::completed(module).map_err(|error| Failure::of(&error, Direction::Read))?;
    Ok(text::write(&completed))
}

fn regularize_llvm(job: &Job, input: &[u8]) -> Result<(), Failure> {
    let context = context();
    let module =
        regularize(&context, input, &job.options).map_err(|error| Failure::of(&error, Direction::Write))?;
    emit_bitcode(job, module)
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

fn read_spirv(job: &Job, input: Vec<u8>) -> Result<(), Failure> {
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
    let context = context();
    let translated = spirv_to_llvm(&context, &module, &options, &Log::default())
        .map_err(|error| Failure::of(&error, Direction::Read))?;
    emit_bitcode(job, translated)
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

fn convert(job: &Job, input: Vec<u8>) -> Result<(), Failure> {
    let failure = |error: Error| Failure::of(&error, Direction::Read);
    if job.mode == Mode::ToBinary {
        if !text::is_text(&input) {
            return Err(header::no_text(&input));
        }
        let words = text::read(&input).map_err(failure)?;
        header::check_text(&words)?;
        let module = Module::framed(words).and_then(|module| text::completed(&module)).map_err(failure)?;
        check_known(&module)?;
        return emit_words(job, &text::rearranged(&module, Validity::Ignored).map_err(failure)?);
    }
    header::check(&input)?;
    // A module that is not translated need not be valid.
    let module = Module::parse_framed(whole_words(&input)).map_err(failure)?;
    check_known(&module)?;
    emit(job, &shown(&module)?)
}
