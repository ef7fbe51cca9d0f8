//! Parses normalized arguments with clap and converts them to options.

use super::extensions;
use super::failure::Failure;
use super::variants::Variants;
use crate::compat::forward::Khronos;
use crate::compat::reverse::{KhronosReader, ReverseOptions, VariableForm};
use crate::compat::variants::Device;
use crate::debug_name::DebugName;
use crate::options::{
    BuiltinNames, CompatWriteOptions, Contraction, DebugInfo, Extensions, FunctionSpace, Options,
};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue};
use clap::{Parser, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

/// The extension for non-semantic instruction sets.
const NON_SEMANTIC: &str = "SPV_KHR_non_semantic_info";

/// The arguments as declared to clap; the help texts are in `arguments.rs`.
#[derive(Parser, Debug)]
#[command(
    name = "llvm-spirv",
    disable_help_flag = true,
    disable_version_flag = true,
    args_override_self = true
)]
struct Arguments {
    #[arg(default_value = "-")]
    input: PathBuf,
    #[arg(long)]
    o: Option<PathBuf>,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    r: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    s: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    to_text: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    to_binary: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_text: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_tools_dis: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_print_report: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spec_const_info: bool,
    #[arg(long)]
    spec_const: Vec<String>,
    #[arg(long)]
    spirv_ext: Vec<String>,
    #[arg(long, value_enum)]
    spirv_max_version: Option<VersionName>,
    #[arg(long, value_enum)]
    spirv_target_env: Option<TargetName>,
    #[arg(long, value_enum)]
    spirv_builtin_format: Option<FormatName>,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_gen_kernel_arg_name_md: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    preserve_ocl_kernel_arg_type_metadata_through_string: bool,
    #[arg(long)]
    spirv_allow_unknown_intrinsics: Option<String>,
    #[arg(long, value_enum)]
    spirv_fp_contract: Option<ContractName>,
    #[arg(long, value_enum)]
    spirv_ext_inst: Vec<ExtInstName>,
    #[arg(long, action = clap::ArgAction::Set)]
    spirv_replace_fmuladd_with_ocl_mad: Option<bool>,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_mem2reg: bool,
    #[arg(long, default_value = "true", action = clap::ArgAction::Set)]
    spirv_lower_const_expr: bool,
    #[arg(long, default_value = "true", action = clap::ArgAction::Set)]
    spirv_erase_cl_md: bool,
    #[arg(long, default_value = "true", action = clap::ArgAction::Set)]
    spirv_expand_step: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_emit_function_ptr_addr_space: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_preserve_auxdata: bool,
    #[arg(long, value_parser = debug_set())]
    spirv_debug_info_version: Option<DebugName>,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_allow_extra_diexpressions: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_use_llvm_backend_target: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_debug: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    spirv_verify_regularize_passes: bool,
    #[arg(long, default_value = "false", action = clap::ArgAction::Set)]
    fnvar_spec_enable: bool,
    #[arg(long)]
    fnvar_spv_out: Option<PathBuf>,
    #[arg(long)]
    fnvar_target: Option<u32>,
    #[arg(long)]
    fnvar_category: Option<u32>,
    #[arg(long)]
    fnvar_family: Option<u32>,
    #[arg(long)]
    fnvar_arch: Option<u32>,
    #[arg(long, value_delimiter = ',')]
    fnvar_features: Vec<u32>,
    #[arg(long, value_delimiter = ',')]
    fnvar_capabilities: Vec<u32>,
    #[arg(long, default_value = "true", action = clap::ArgAction::Set)]
    opaque_pointers: bool,
    #[arg(long, default_value = "true", action = clap::ArgAction::Set)]
    emit_opaque_pointers: bool,
}

/// Values of `--spirv-max-version`.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum VersionName {
    #[value(name = "1.0")]
    V10,
    #[value(name = "1.1")]
    V11,
    #[value(name = "1.2")]
    V12,
    #[value(name = "1.3")]
    V13,
    #[value(name = "1.4")]
    V14,
    #[value(name = "1.5")]
    V15,
    #[value(name = "1.6")]
    V16,
}

impl VersionName {
    /// The minor version.
    fn minor(self) -> u8 {
        match self {
            Self::V10 => 0,
            Self::V11 => 1,
            Self::V12 => 2,
            Self::V13 => 3,
            Self::V14 => 4,
            Self::V15 => 5,
            Self::V16 => 6,
        }
    }
}

/// Values of `--spirv-target-env`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TargetName {
    #[value(name = "CL1.2")]
    Cl12,
    #[value(name = "CL2.0")]
    Cl20,
    #[value(name = "SPV-IR")]
    SpirvIr,
}

/// Values of `--spirv-builtin-format`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatName {
    Function,
    Global,
}

/// Values of `--spirv-fp-contract`.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum ContractName {
    On,
    Off,
    Fast,
}

impl From<ContractName> for Contraction {
    fn from(name: ContractName) -> Self {
        match name {
            ContractName::On => Self::On,
            ContractName::Off => Self::Off,
            ContractName::Fast => Self::Fast,
        }
    }
}

/// Values of `--spirv-ext-inst`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExtInstName {
    None,
    #[value(name = "OpenCL.std")]
    OpenClStd,
}

/// Parses the values of `--spirv-debug-info-version`: the names of sets.
fn debug_set() -> impl TypedValueParser<Value = DebugName> {
    let sets = DebugName::value_variants().iter().filter(|name| !matches!(name, DebugName::Lines));
    PossibleValuesParser::new(sets.filter_map(ValueEnum::to_possible_value))
        .try_map(|name| DebugName::from_str(&name, false))
}

/// The kind of job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// LLVM IR to SPIR-V.
    Write,
    /// SPIR-V to LLVM bitcode.
    Read,
    /// LLVM IR to regularized LLVM IR.
    Regularize,
    /// SPIR-V binary to text.
    ToText,
    /// SPIR-V text to binary.
    ToBinary,
    /// A report on a module's declarations, as text on standard output.
    Report,
    /// The specialization constants, as text on standard output.
    SpecConstants,
    /// The specialization constants, followed by the report.
    SpecConstantsAndReport,
}

/// The format of SPIR-V in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpirvForm {
    /// Binary.
    Binary,
    /// The text form of the Khronos translator.
    Text,
    /// The assembly language of SPIRV-Tools.
    Assembly,
}

/// A translation job.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) mode: Mode,
    pub(super) input: PathBuf,
    pub(super) output: Option<PathBuf>,
    pub(super) form: SpirvForm,
    pub(super) options: Options,
    /// Value lists for specialization constants, unparsed.
    pub(super) spec_constants: Vec<String>,
    /// The device for which to specialize the module before reading it.
    pub(super) variants: Option<Variants>,
    /// Whether to use LLVM's own SPIR-V backend, if it is installed.
    pub(super) llvm_backend: bool,
    /// Notes to print on standard error first.
    pub(super) notes: Vec<String>,
}

/// Parses normalized arguments.
///
/// # Errors
/// Invalid values, and mutually exclusive options.
pub(super) fn parse(canonical: Vec<OsString>) -> Result<Job, Failure> {
    let named = std::iter::once(OsString::from("llvm-spirv")).chain(canonical);
    let arguments = Arguments::try_parse_from(named).map_err(|error| said_as_llvm(&error))?;
    refuse_combinations(&arguments)?;
    let mode = arguments.mode();
    Ok(Job {
        mode,
        form: match (arguments.spirv_text, arguments.spirv_tools_dis) {
            (true, _) => SpirvForm::Text,
            (false, true) => SpirvForm::Assembly,
            (false, false) => SpirvForm::Binary,
        },
        options: arguments.options(mode)?,
        notes: arguments.notes(mode),
        llvm_backend: arguments.spirv_use_llvm_backend_target,
        variants: arguments.fnvar_spec_enable.then(|| arguments.variants()),
        input: arguments.input,
        spec_constants: arguments.spec_const,
        output: arguments.o,
    })
}

/// Converts an error of clap to the message of LLVM's option parser; normalized arguments can only have
/// invalid values.
fn said_as_llvm(error: &clap::Error) -> Failure {
    let said = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.as_str(),
        _ => "",
    };
    let flag = said(ContextKind::InvalidArg).split(' ').next().unwrap_or_default();
    Failure::option(format!(
        "for the {flag} option: Cannot find option named '{}'!",
        said(ContextKind::InvalidValue)
    ))
}

/// Rejects combinations of options that the Khronos translator rejects.
fn refuse_combinations(arguments: &Arguments) -> Result<(), Failure> {
    let refuse = |condition: bool, message: &str| {
        if condition { Err(Failure::tool(message)) } else { Ok(()) }
    };
    let Arguments { r, s, to_text, to_binary, .. } = *arguments;
    refuse(to_text && (to_binary || r || s), "Cannot use -to-text with -to-binary, -r, -s")?;
    refuse(to_binary && (r || s), "Cannot use -to-binary with -to-text, -r, -s")?;
    refuse(r && s, "Cannot have both -r and -s options")?;
    refuse(arguments.spirv_ext_inst.len() > 1, "Error: --spirv-ext-inst cannot be used more than once")?;
    refuse(
        !arguments.spirv_ext_inst.is_empty() && arguments.spirv_replace_fmuladd_with_ocl_mad.is_some(),
        "Error: --spirv-ext-inst and --spirv-replace-fmuladd-with-ocl-mad cannot be used together.  \
             --spirv-replace-fmuladd-with-ocl-mad is deprecated and --spirv-ext-inst is preferred.",
    )?;
    let variants = arguments.fnvar_spv_out.is_some()
        || [arguments.fnvar_target, arguments.fnvar_category, arguments.fnvar_family, arguments.fnvar_arch]
            .iter()
            .any(Option::is_some)
        || !arguments.fnvar_features.is_empty()
        || !arguments.fnvar_capabilities.is_empty();
    refuse(
        variants && !arguments.fnvar_spec_enable,
        "--fnvar-xxx flags need to be enabled with --fnvar-spec-enable",
    )?;
    refuse(arguments.fnvar_spec_enable && !arguments.r, "--fnvar-xxx flags can be used only with -r")?;
    refuse(
        arguments.fnvar_category.is_none()
            && (arguments.fnvar_family.is_some() || arguments.fnvar_arch.is_some()),
        "FnVar: Device category must be specified if the family or architecture are specified.",
    )?;
    refuse(
        arguments.fnvar_family.is_none() && arguments.fnvar_arch.is_some(),
        "FnVar: Device family must be specified if the architecture is specified.",
    )?;
    refuse(
        arguments.fnvar_target.is_none() && !arguments.fnvar_features.is_empty(),
        "Device target must be specified if the features are specified.",
    )
}

impl Arguments {
    fn variants(&self) -> Variants {
        let device = Device {
            target: self.fnvar_target,
            features: self.fnvar_features.clone(),
            category: self.fnvar_category,
            family: self.fnvar_family,
            architecture: self.fnvar_arch,
            capabilities: self.fnvar_capabilities.clone(),
        };
        Variants { device, output: self.fnvar_spv_out.clone() }
    }

    /// The kind of job; of several, one that produces a file takes precedence.
    fn mode(&self) -> Mode {
        match (self.spec_const_info, self.spirv_print_report) {
            _ if self.to_text => Mode::ToText,
            _ if self.to_binary => Mode::ToBinary,
            _ if self.r => Mode::Read,
            _ if self.s => Mode::Regularize,
            (true, true) => Mode::SpecConstantsAndReport,
            (true, false) => Mode::SpecConstants,
            (false, true) => Mode::Report,
            (false, false) => Mode::Write,
        }
    }

    fn options(&self, mode: Mode) -> Result<Options, Failure> {
        let debug_info = self.spirv_debug_info_version.map_or(DebugInfo::OpenCl100, DebugInfo::from);
        let mut options = Options::default();
        options.read.builtin_names = match self.spirv_target_env {
            None | Some(TargetName::Cl12) => BuiltinNames::Cl12,
            Some(TargetName::Cl20) => BuiltinNames::Cl20,
            Some(TargetName::SpirvIr) => BuiltinNames::Spirv,
        };
        options.read.dialect = KhronosReader::new(ReverseOptions {
            // OpenCL C names use functions for builtin variables in every format.
            builtin_variables: match (self.spirv_builtin_format, self.spirv_target_env) {
                (Some(FormatName::Global), Some(TargetName::SpirvIr)) => VariableForm::Globals,
                _ => VariableForm::Calls,
            },
            argument_strings: self.preserve_ocl_kernel_arg_type_metadata_through_string,
            argument_names: self.spirv_gen_kernel_arg_name_md,
            function_space: self.spirv_emit_function_ptr_addr_space,
        });
        options.read.auxiliary_data = self.spirv_preserve_auxdata;
        options.read.function_space = match self.spirv_emit_function_ptr_addr_space {
            true => FunctionSpace::All,
            false => FunctionSpace::Nothing,
        };
        options.write.max_version = (1, self.spirv_max_version.unwrap_or(VersionName::V16).minor());
        options.write.extensions = self.extensions(mode, debug_info)?;
        options.write.debug_info = debug_info;
        options.write.full_debug_info = true;
        options.write.extra_expressions = self.spirv_allow_extra_diexpressions;
        options.write.unknown_intrinsics = self
            .spirv_allow_unknown_intrinsics
            .as_ref()
            .map(|prefixes| prefixes.split(',').map(str::to_owned).collect());
        options.write.dialect = &Khronos;
        options.write.compat = CompatWriteOptions {
            argument_strings: self.preserve_ocl_kernel_arg_type_metadata_through_string,
            auxiliary_data: self.spirv_preserve_auxdata,
            promote_memory: self.spirv_mem2reg,
            expand_constant_expressions: self.spirv_lower_const_expr,
            erase_opencl_metadata: self.spirv_erase_cl_md,
            contraction: self.spirv_fp_contract.map_or(Contraction::On, Contraction::from),
            function_pointer_space: self.spirv_emit_function_ptr_addr_space,
            // Without an extended instruction set there is no `mad`.
            fused_multiply_add: self.spirv_replace_fmuladd_with_ocl_mad.unwrap_or(true)
                && self.spirv_ext_inst.first() != Some(&ExtInstName::None),
            ..CompatWriteOptions::default()
        };
        Ok(options)
    }

    /// The extensions that a translation may use.
    fn extensions(&self, mode: Mode, debug_info: DebugInfo) -> Result<Extensions, Failure> {
        let mut base = match mode {
            Mode::Write | Mode::Regularize => Extensions::none(),
            _ => Extensions::everything(),
        };
        // The flag implies its extension.
        if self.spirv_preserve_auxdata {
            base.set(NON_SEMANTIC, true);
        }
        let mut extensions =
            self.spirv_ext.iter().try_fold(base, |base, list| extensions::apply(base, list))?;
        // The non-semantic debug information sets imply the extension.
        if debug_info.is_non_semantic() {
            extensions.set(NON_SEMANTIC, true);
        }
        Ok(extensions)
    }

    /// Notes on flags for the other direction, which are ignored.
    fn notes(&self, mode: Mode) -> Vec<String> {
        let only_read = [
            ("spirv-target-env", self.spirv_target_env.is_some()),
            ("spirv-builtin-format", self.spirv_builtin_format.is_some()),
        ];
        let only_written = [
            ("spirv-debug-info-version", self.spirv_debug_info_version.is_some()),
            ("spirv-allow-unknown-intrinsics", self.spirv_allow_unknown_intrinsics.is_some()),
            ("spirv-ext-inst", !self.spirv_ext_inst.is_empty()),
            ("spirv-replace-fmuladd-with-ocl-mad", self.spirv_replace_fmuladd_with_ocl_mad.is_some()),
        ];
        let (flags, direction) = match mode {
            Mode::Read => (&only_written[..], "LLVM IR to SPIR-V"),
            Mode::Write => (&only_read[..], "SPIR-V to LLVM IR"),
            _ => return Vec::new(),
        };
        let given = flags.iter().filter(|(_, given)| *given);
        given
            .map(|(name, _)| {
                format!("--{name} option ignored as it only affects translation from {direction}")
            })
            .collect()
    }
}
