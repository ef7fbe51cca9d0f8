//! The pipeline: from bytes in one format to a file in another.

use crate::downlevel::downlevel;
use crate::error::{self, Error, ErrorKind, Finding, Result};
use crate::log::Log;
use crate::options::{BuiltinNames, Form, Options, ShaderIr};
use crate::table::llvm_version::VERSIONS;
use crate::writer::Written;
use crate::{assembly, expand, llvm, reader, retarget, shader_ir, writer};
use crate::{spec_constants, spirv, table, validate, vulkan_kernel};
use std::fs::File;
use std::io::Write;

/// A module on the side that was asked for.
enum Translated<'c> {
    Spirv(Vec<u32>),
    Llvm(llvm::Module<'c>),
}

/// Rules of debug information, which does not affect execution.
const DEBUG_RULES: &str = "universal.debug.";

/// How many places where written SPIR-V is invalid one error has.
const MOST_INVALID: usize = 20;

/// Translates a module from one form to another and writes it to a file, in a context that the caller has made: a process that ends
/// afterwards need not take the time to free it.
///
/// # Errors
/// See [`spirv_to_llvm`] and [`llvm_to_spirv`]; `Io` if the file cannot be written.
pub fn translate_in(
    context: &llvm::Context,
    input: Vec<u8>,
    from: Form,
    to: Form,
    options: &Options,
    log: &Log,
    output: &mut File,
) -> Result<()> {
    match translated(context, input, from, to, options, log)? {
        Translated::Spirv(words) => write_spirv(output, words, to, options, log),
        Translated::Llvm(module) => log.time("output", || match to {
            _ if is_older(options) => {
                output.write_all(&llvm_bytes(context, module, to, options)?).map_err(io)
            }
            // LLVM writes to the file itself, which spares a copy.
            Form::Bc => module.write_bitcode_to_file(output),
            _ => module.print_to_file(output),
        }),
    }
}

/// The same for bytes in memory and any output.
///
/// # Errors
/// As [`translate_in`].
pub fn translate_bytes(
    input: &[u8],
    from: Form,
    to: Form,
    options: &Options,
    log: &Log,
    output: &mut dyn Write,
) -> Result<()> {
    let context = llvm::Context::with_guard(options.guarded);
    match translated(&context, input, from, to, options, log)? {
        Translated::Spirv(words) => write_spirv(output, words, to, options, log),
        Translated::Llvm(module) => output.write_all(&llvm_bytes(&context, module, to, options)?).map_err(io),
    }
}

/// Whether the output is for an older LLVM than the one that this program is linked to.
fn is_older(options: &Options) -> bool {
    options.read.llvm_version != *VERSIONS.end()
}

/// The module as text or bitcode for the LLVM of the options.
fn llvm_bytes<'c>(
    context: &'c llvm::Context,
    module: llvm::Module<'c>,
    to: Form,
    options: &Options,
) -> Result<Vec<u8>> {
    if !is_older(options) {
        return Ok(module.to_bytes(to == Form::Bc));
    }
    let version = options.read.llvm_version;
    if to == Form::Bc {
        return Err(Error::unsupported(format!(
            "bitcode of LLVM {version}: write text, and let llvm-as-{version} read it"
        )));
    }
    downlevel(context, module, version, options.read.metadata).map(String::into_bytes)
}

/// Parses and translates; the input is dropped as soon as it is parsed.
fn translated<'c>(
    context: &'c llvm::Context,
    input: impl AsRef<[u8]>,
    from: Form,
    to: Form,
    options: &Options,
    log: &Log,
) -> Result<Translated<'c>> {
    if from.is_spirv() && to.is_spirv() {
        return log
            .time("assembly", || spirv_to_spirv(input.as_ref(), from, options, log))
            .map(Translated::Spirv);
    }
    let discard = if to.is_spirv() { options.write.discard_names } else { options.read.discard_names };
    context.set_discard_value_names(discard);
    if to.is_spirv() {
        return llvm_to_spirv(context, input.as_ref(), options, log).map(Translated::Spirv);
    }
    let module = if from.is_spirv() {
        let module = log.time("parse", || read_spirv(input.as_ref(), from, options))?;
        drop(input);
        spirv_to_llvm(context, &module, options, log)?
    } else {
        parse_llvm(context, input.as_ref(), log)?
    };
    Ok(Translated::Llvm(module))
}

/// Parses LLVM assembly language or bitcode; warns of parts that LLVM drops, such as debug information of another version.
///
/// # Errors
/// See [`llvm::Context::parse`].
pub fn parse_llvm<'c>(context: &'c llvm::Context, input: &[u8], log: &Log) -> Result<llvm::Module<'c>> {
    let module = log.time("parse", || context.parse(input, "input"))?;
    context.take_diagnostics().iter().for_each(|message| log.warn(message.trim()));
    Ok(module)
}

/// Translates a SPIR-V module to an LLVM module that LLVM's verifier accepts.
///
/// # Errors
/// See [`reader::translate`] and [`spec_constants::specialize`]; `Internal` if LLVM rejects what was built.
pub fn spirv_to_llvm<'c>(
    context: &'c llvm::Context,
    module: &spirv::Module,
    options: &Options,
    log: &Log,
) -> Result<llvm::Module<'c>> {
    let specialized = specialized(module, options)?;
    let module = specialized.as_ref().unwrap_or(module);
    let result = log.time("translate", || reader::translate(context, module, &options.read, log))?;
    let verified = log.time("verify", || result.verify());
    if let Err(message) = verified {
        if !reader::is_described(module) || result.verify_code().is_err() {
            return Err(reader::rejected(module, &options.read, &message));
        }
        let message = message.lines().next().unwrap_or_default();
        log.warn(&format!("debug information is left out, LLVM rejects it: {message}"));
        result.strip_debug_info();
    }
    if options.read.expand_builtins {
        log.time("expand", || expand_builtins(context, result, options))?;
    }
    if options.read.shader_ir == ShaderIr::Llvm {
        log.time("shader-ir", || shader_ir::lower(context, result, log))?;
        let verified = result.verify();
        verified.map_err(|message| Error::internal(format!("LLVM rejects its own form: {message}")))?;
    }
    Ok(result)
}

/// Expands the builtins of a module that was read.
fn expand_builtins(context: &llvm::Context, module: llvm::Module<'_>, options: &Options) -> Result<()> {
    if options.read.builtin_names != BuiltinNames::Spirv {
        return Err(Error::new(ErrorKind::Usage, "builtins are expanded by their SPIR-V names only"));
    }
    expand::expand(context, module)?;
    module.verify().map_err(|message| Error::internal(format!("LLVM rejects an expanded builtin: {message}")))
}

/// The module with the values that the options give to its specialization constants; `None` if they give none.
fn specialized(module: &spirv::Module, options: &Options) -> Result<Option<spirv::Module>> {
    match options.spec_constants.as_slice() {
        [] => Ok(None),
        overrides => spec_constants::specialize(module, overrides).map(Some),
    }
}

/// Reads a SPIR-V module in one of its forms.
///
/// # Errors
/// `Malformed` for input that is not SPIR-V, `Usage` for LLVM IR.
pub fn parse_spirv(input: &[u8], from: Form, options: &Options) -> Result<spirv::Module> {
    if !from.is_spirv() {
        return Err(Error::new(ErrorKind::Usage, "the input is LLVM IR, not SPIR-V"));
    }
    read_spirv(input, from, options)
}

/// The rules of SPIR-V that the module in a file breaks, tolerated ones included; see [`validate::findings`]. A module that cannot even be
/// framed has one finding.
///
/// # Errors
/// `Usage` for LLVM IR, `Malformed` for assembly language that does not assemble.
pub fn validate_file(input: &[u8], from: Form, options: &Options) -> Result<Vec<error::Finding>> {
    validate_file_in(input, from, options, validate::environment::UNIVERSAL, None)
}

/// The same for a module that an environment or a device consumes; see [`validate::findings_in`] and [`validate::findings_on`].
///
/// # Errors
/// As [`validate_file`].
pub fn validate_file_in(
    input: &[u8],
    from: Form,
    options: &Options,
    environment: &'static validate::Environment,
    device: Option<&validate::device::Device>,
) -> Result<Vec<error::Finding>> {
    let module = match from {
        Form::Spvasm => spirv::Module::framed(assemble(input, options)?),
        Form::Spv => spirv::Module::parse_framed(input),
        Form::Ll | Form::Bc => {
            return Err(Error::new(ErrorKind::Usage, "the input is LLVM IR, not SPIR-V"));
        }
    };
    let found = |module: spirv::Module| match device {
        Some(device) => validate::findings_on(&module, environment, device),
        None => validate::findings_in(&module, environment),
    };
    Ok(module.map_or_else(|error| error.findings().to_vec(), found))
}

/// Translates LLVM assembly language or bitcode to the words of a SPIR-V module.
///
/// # Errors
/// `Malformed` if LLVM cannot parse the input, `InvalidLlvm` if its verifier rejects it or calls do not fit their builtins, `Unsupported`
/// and `MissingCapability` as the module is translated, with the places.
pub fn llvm_to_spirv(
    context: &llvm::Context,
    input: &[u8],
    options: &Options,
    log: &Log,
) -> Result<Vec<u32>> {
    let module = parse_llvm(context, input, log)?;
    module_to_spirv(context, module, options, log)
}

/// Translates an LLVM module, which is rewritten on the way, to the words of a SPIR-V module.
///
/// # Errors
/// `Unsupported` for what SPIR-V cannot say or the writer does not write, `MissingCapability` for what the options forbid, `InvalidLlvm` for
/// calls that do not fit their builtins and for what would be invalid SPIR-V, each with its place; see [`spec_constants::specialize`].
pub fn module_to_spirv<'c>(
    context: &'c llvm::Context,
    module: llvm::Module<'c>,
    options: &Options,
    log: &Log,
) -> Result<Vec<u32>> {
    let came_from_spirv = module.get_named_metadata(table::metadata::VERSION).is_some();
    let Written { words, builtins } = log.time("translate", || written(context, module, options, log))?;
    let module = log.time("validate", || writer::checked(words))?;
    // What finds no fault in the whole module finds none in these calls.
    let is_covered = options.write.validate && !came_from_spirv && options.write.target_env.is_none();
    if !is_covered {
        log.time("validate", || builtins.require_types(&module))?;
    }
    let module = specialized(&module, options)?.unwrap_or(module);
    let module = match options.write.target_env {
        Some(environment) => {
            log.time("environment", || fitting(module, environment, options, log, &writer::location_in_llvm))?
        }
        None => module,
    };
    if options.write.validate {
        let valid = log.time("validate", || validated(&module, came_from_spirv, log));
        // The places of calls are more exact than those in the written module.
        valid.or_else(|error| builtins.require_types(&module).and(Err(error)))?;
    }
    Ok(module.into_words())
}

/// The words of a module; kernels are shaders where the environment asks for them.
fn written<'c>(
    context: &'c llvm::Context,
    module: llvm::Module<'c>,
    options: &Options,
    log: &Log,
) -> Result<Written<'c>> {
    if !vulkan_kernel::is_asked_for(module, options.write.target_env) {
        return writer::translate(context, module, &options.write, log);
    }
    let (shader, kernels) = vulkan_kernel::lower(context, module, &options.write, log)?;
    let written = writer::translate(context, shader, &options.write, log)?;
    let words = vulkan_kernel::describe(written.words, &kernels)?;
    Ok(Written { words, ..written })
}

/// A module as its environment takes it.
///
/// # Errors
/// See [`retarget::fit`]; `place` tells the place of an instruction.
fn fitting(
    module: spirv::Module,
    environment: &'static validate::Environment,
    options: &Options,
    log: &Log,
    place: &dyn Fn(&spirv::Module, &error::Location) -> error::Location,
) -> Result<spirv::Module> {
    let (major, minor) = options.write.max_version;
    let target = retarget::Target::of(
        &module,
        environment,
        spirv::Version::new(major, minor),
        &options.write.extensions,
    );
    retarget::fit(module, &target, log, place)
}

/// Checks that a module that was written obeys the rules of SPIR-V: LLVM's verifier knows nothing of the operands of builtins. What
/// came from SPIR-V may break again what it broke there, if a translation needs it not; debug information that is invalid is warned of.
///
/// # Errors
/// `InvalidLlvm` with the rules that it breaks.
fn validated(module: &spirv::Module, came_from_spirv: bool, log: &Log) -> Result<()> {
    let findings = match came_from_spirv {
        false => validate::findings_of_checked(module),
        true => validate::check(module).map_or_else(|error| error.findings().to_vec(), |()| Vec::new()),
    };
    // Devices may have more clocks than the extension's text.
    let findings = findings.into_iter().filter(|finding| finding.rule != Some(validate::Rule::ClockScope));
    let is_of_debug = |finding: &Finding| finding.rule.is_some_and(|rule| rule.id().starts_with(DEBUG_RULES));
    let (of_debug, others): (Vec<_>, Vec<_>) = findings.partition(is_of_debug);
    if let Some(finding) = of_debug.first() {
        log.warn(&format!("the debug information that is written is invalid: {}", finding.message));
    }
    let in_llvm = |finding: Finding| Finding {
        message: format!("the SPIR-V that it becomes is invalid: {}", finding.message),
        location: finding.location.as_ref().map(|at| writer::location_in_llvm(module, at)),
        ..finding
    };
    let found = others.into_iter().take(MOST_INVALID).map(in_llvm).collect();
    Error::from_findings(ErrorKind::InvalidLlvm, found).map_or(Ok(()), Err)
}

/// The words of a module that may be written as it is, or as an environment takes it. What is not translated need not be valid: only its
/// framing is checked.
fn spirv_to_spirv(input: &[u8], from: Form, options: &Options, log: &Log) -> Result<Vec<u32>> {
    if let Some(environment) = options.write.target_env {
        let module = read_spirv(input, from, options)?;
        let module = specialized(&module, options)?.unwrap_or(module);
        let fitted = fitting(module, environment, options, log, &|_, at| at.clone())?;
        return Ok(fitted.into_words());
    }
    match (from, options.spec_constants.is_empty()) {
        (_, false) => {
            let module = read_spirv(input, from, options)?;
            Ok(spec_constants::specialize(&module, &options.spec_constants)?.into_words())
        }
        (Form::Spvasm, _) => assemble(input, options),
        _ => Ok(spirv::Module::parse_framed(input)?.into_words()),
    }
}

fn assemble(input: &[u8], options: &Options) -> Result<Vec<u32>> {
    assembly::assemble_bytes(input, &options.assemble)
}

pub(crate) fn read_spirv(input: &[u8], from: Form, options: &Options) -> Result<spirv::Module> {
    if from == Form::Spvasm {
        return spirv::Module::from_words(assemble(input, options)?);
    }
    spirv::Module::parse(input)
}

fn write_spirv(
    output: &mut dyn Write,
    words: Vec<u32>,
    to: Form,
    options: &Options,
    log: &Log,
) -> Result<()> {
    let written = if to == Form::Spvasm {
        let text = log.time("assembly", || {
            Ok(assembly::disassemble(&spirv::Module::framed(words)?, &options.disassemble))
        })?;
        log.time("output", || output.write_all(text.as_bytes()))
    } else {
        log.time("output", || spirv::write_words(output, &words))
    };
    written.map_err(io)
}

/// The error of a failed write.
fn io(error: std::io::Error) -> Error {
    Error::new(ErrorKind::Io, error.to_string())
}
