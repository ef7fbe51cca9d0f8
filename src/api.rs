//! What a program that links the library calls: bytes to bytes, and modules of both sides.
//!
//! Rule of this module: each function is given its options, returns its warnings and keeps nothing between calls.

use crate::compat::variants::{self, Device};
use crate::error::{Error, ErrorKind, Finding, Result};
use crate::llvm::{Context, LlvmModule};
use crate::log::{Log, Warning};
use crate::options::{Form, Options};
use crate::roundtrip::{self, Report};
use crate::spec_constants::{Override, SpecConstant};
use crate::validate::Environment;
use crate::{assembly, spirv, translate as pipeline};
use std::io::Write;

/// What [`translate`] gives.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Output {
    /// The module in the form that was asked for. SPIR-V binary is little-endian; text is UTF-8 where the module's strings are.
    pub bytes: Vec<u8>,
    /// What was left out, in the order in which it was met, each once.
    pub warnings: Vec<Warning>,
}

/// Translates a module from one form to another, in memory.
///
/// The four forms translate into each other, so that this assembles, disassembles and parses, too. Between two forms of SPIR-V the
/// instructions stay as they are, valid or not; what becomes LLVM IR is validated first, and LLVM's verifier accepts the result.
///
/// LLVM detects whether its input is bitcode or text: for an input `Ll` and `Bc` are the same.
///
/// # Errors
/// - `Malformed`: the input is no module of its form, or breaks a rule of SPIR-V that a translation relies on.
/// - `InvalidLlvm`: LLVM's verifier rejects the input, or a call does not fit the builtin that it names.
/// - `Unsupported`: the other side has nothing that means the same.
/// - `MissingCapability`: the output would need a version or an extension that [`WriteOptions`](crate::WriteOptions) forbids.
/// - `Usage`: a value for a specialization constant that the module does not have.
/// - `Internal`: a defect of this library.
///
/// # Example
/// ```
/// use spirv_llvm_translate::{Form, Options, translate};
///
/// let text = b"target triple = \"spir64\"\ndefine spir_kernel void @k() {\n  ret void\n}\n";
/// let spirv = translate(text, Form::Ll, Form::Spv, &Options::default())?;
/// assert_eq!(spirv.bytes[..4], 0x0723_0203_u32.to_le_bytes());
/// let back = translate(&spirv.bytes, Form::Spv, Form::Ll, &Options::default())?;
/// assert!(String::from_utf8_lossy(&back.bytes).contains("define spir_kernel void @k()"));
/// # Ok::<(), spirv_llvm_translate::Error>(())
/// ```
pub fn translate(input: &[u8], from: Form, to: Form, options: &Options) -> Result<Output> {
    let mut bytes = Vec::new();
    let warnings = translate_to(input, from, to, options, &mut bytes)?;
    Ok(Output { bytes, warnings })
}

/// As [`translate`], but writes to `output`: pieces of at least some kilobytes, and nothing before the translation has succeeded.
///
/// # Errors
/// As [`translate`]; `Io` if `output` refuses a write, of which a part may be written then.
pub fn translate_to(
    input: &[u8],
    from: Form,
    to: Form,
    options: &Options,
    output: &mut impl Write,
) -> Result<Vec<Warning>> {
    let log = Log::default();
    pipeline::translate_bytes(input, from, to, options, &log, output)?;
    Ok(log.into_warnings())
}

/// The rules of SPIR-V that a module breaks, in the order in which they are met: at most 100, at most one for an instruction. A module
/// whose words cannot even be divided into instructions has one finding. Empty for a valid module.
///
/// # Errors
/// `Usage` if `from` is a form of LLVM IR; `Malformed` for assembly language that does not assemble.
///
/// # Source
/// "Universal Validation Rules" of the SPIR-V specification; [`Rule::section`](crate::Rule::section) has the section of each rule.
pub fn validate(input: &[u8], from: Form, options: &Options) -> Result<Vec<Finding>> {
    pipeline::validate_file(input, from, options)
}

/// As [`validate`], with the rules of an environment.
///
/// # Errors
/// As [`validate`].
///
/// # Source
/// The environment specifications of OpenCL, Level Zero and Vulkan; [`Rule::section`](crate::Rule::section).
pub fn validate_for(
    input: &[u8],
    from: Form,
    environment: &'static Environment,
    options: &Options,
) -> Result<Vec<Finding>> {
    pipeline::validate_file_in(input, from, options, environment, None)
}

/// Translates a module to the other side and back, twice, and reports what was preserved. What begins as LLVM IR is compared from the
/// first SPIR-V on. A step that fails is in the report.
pub fn roundtrip(input: &[u8], from: Form, options: &Options) -> Report {
    roundtrip::check_form(input, from, options)
}

/// A SPIR-V module in memory: framed, its operands laid out by the grammar, each `<id>` below the bound and defined once.
///
/// That is less than valid: [`SpirvModule::validate`] checks the other rules, and a translation refuses a module that breaks one that it relies on.
#[derive(Debug)]
pub struct SpirvModule(spirv::Module);

impl SpirvModule {
    /// Reads SPIR-V binary of either endianness, or assembles text.
    ///
    /// # Errors
    /// `Malformed` with the place; `Usage` if `from` is a form of LLVM IR.
    pub fn parse(input: &[u8], from: Form, options: &Options) -> Result<Self> {
        pipeline::parse_spirv(input, from, options).map(Self)
    }

    /// A module of words of this machine's endianness, the five of the header included.
    ///
    /// # Errors
    /// `Malformed` with the place.
    pub fn from_words(words: Vec<u32>) -> Result<Self> {
        spirv::Module::from_words(words).map(Self)
    }

    /// All words, the five of the header included.
    pub fn words(&self) -> &[u32] {
        self.0.words()
    }

    /// As [`SpirvModule::words`], without a copy.
    pub fn into_words(self) -> Vec<u32> {
        self.0.into_words()
    }

    /// The module as little-endian SPIR-V binary or as assembly language, which [`Options::disassemble`] lays out.
    ///
    /// # Errors
    /// `Usage` if `to` is a form of LLVM IR: [`SpirvModule::to_llvm`] translates.
    pub fn print(&self, to: Form, options: &Options) -> Result<Vec<u8>> {
        match to {
            Form::Spv => Ok(self.words().iter().flat_map(|word| word.to_le_bytes()).collect()),
            Form::Spvasm => Ok(assembly::disassemble(&self.0, &options.disassemble).into_bytes()),
            Form::Ll | Form::Bc => Err(wrong_side("SPIR-V", to)),
        }
    }

    /// The rules of SPIR-V that it breaks, as [`validate`] reports them.
    pub fn validate(&self) -> Vec<Finding> {
        crate::validate::findings(&self.0)
    }

    /// The specialization constants that have an id, in the order of the module.
    pub fn spec_constants(&self) -> Vec<SpecConstant> {
        crate::spec_constants::list(&self.0)
    }

    /// The module with other default values for specialization constants, which stay specialization constants. Of several values for one
    /// constant the last counts.
    ///
    /// # Errors
    /// `Usage` for an id that no constant has, or a value that does not fit the constant's type.
    pub fn specialize(&self, values: &[Override]) -> Result<Self> {
        crate::spec_constants::specialize(&self.0, values).map(Self)
    }

    /// The module for one device: what others need is removed, and with it the last trace of the extension.
    ///
    /// # Errors
    /// `Unsupported` for a condition that is computed by other than logical operations, and for a conditional copy none of whose
    /// conditions is true.
    ///
    /// # Source
    /// SPV_INTEL_function_variants, "Specialization".
    pub fn function_variants(&self, device: &Device) -> Result<Self> {
        variants::specialize(&self.0, device).map(Self)
    }

    /// Translates to LLVM IR.
    ///
    /// # Errors
    /// As [`translate`].
    pub fn to_llvm(&self, options: &Options) -> Result<(LlvmModule, Vec<Warning>)> {
        let log = Log::default();
        let context = Context::new();
        context.set_discard_value_names(options.read.discard_names);
        let module =
            LlvmModule::make(context, |context| pipeline::spirv_to_llvm(context, &self.0, options, &log))?;
        Ok((module, log.into_warnings()))
    }
}

impl LlvmModule {
    /// Parses bitcode or text, whichever it is, and verifies the module. Debug information that is broken or of another version is
    /// dropped with a warning.
    ///
    /// # Errors
    /// `Malformed`, for text with line and column; `InvalidLlvm` with the verifier's message. See [`Options::guarded`] for what broken
    /// bitcode may do beside that.
    pub fn parse(input: &[u8], options: &Options) -> Result<(Self, Vec<Warning>)> {
        let log = Log::default();
        let context = Context::with_guard(options.guarded);
        let module = Self::make(context, |context| pipeline::parse_llvm(context, input, &log))?;
        Ok((module, log.into_warnings()))
    }

    /// The module as text or as bitcode of LLVM 22; for another LLVM, see [`ReadOptions::llvm_version`](crate::ReadOptions::llvm_version) and
    /// [`translate`].
    ///
    /// # Errors
    /// `Usage` if `to` is a form of SPIR-V: [`LlvmModule::into_spirv`] translates.
    pub fn print(&self, to: Form) -> Result<Vec<u8>> {
        match to {
            Form::Ll | Form::Bc => Ok(self.parts().1.to_bytes(to == Form::Bc)),
            Form::Spv | Form::Spvasm => Err(wrong_side("LLVM IR", to)),
        }
    }

    /// Translates to SPIR-V. The module is rewritten on the way, and therefore consumed.
    ///
    /// # Errors
    /// As [`translate`].
    pub fn into_spirv(self, options: &Options) -> Result<(SpirvModule, Vec<Warning>)> {
        let log = Log::default();
        let (context, module) = self.parts();
        let words = pipeline::module_to_spirv(context, module, options, &log)?;
        let module = spirv::Module::from_words(words)
            .map_err(|error| Error::internal(format!("the writer's module: {error}")))?;
        Ok((SpirvModule(module), log.into_warnings()))
    }
}

fn wrong_side(what: &str, form: Form) -> Error {
    Error::new(ErrorKind::Usage, format!("{what} is not printed as {form}, but translated"))
}
