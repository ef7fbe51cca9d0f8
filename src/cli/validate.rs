//! The arguments of `validate`.

use clap::Args;
use clap::builder::PossibleValuesParser;
use spirv_llvm_translate::internal::validate::environment::ENVIRONMENTS;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// The arguments of `validate`.
#[derive(Args, Clone, Debug)]
pub struct ValidateArgs {
    /// Files with modules, SPIR-V binary or assembly language; '-' is standard input
    #[arg(required_unless_present = "explain", value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// What consumes the modules, whose own rules they obey, too
    #[arg(long, value_name = "ENVIRONMENT", value_parser = environments(), hide_possible_values = true,
          long_help = "What consumes the modules, whose own rules they obey, too: universal1.0 to universal1.6, opencl1.2, \
                       opencl2.0 to opencl2.2, opencl3.0 (each also with -embedded), level-zero, level-zero1.0, vulkan1.0 to \
                       vulkan1.4")]
    pub target_env: Option<String>,

    /// A device, whose capabilities, extensions and limits the modules keep to: a TOML file, or level-zero, opencl3.0 or vulkan1.0
    /// for what these require at least
    #[arg(long, value_name = "FILE|NAME")]
    pub device: Option<String>,

    /// How many files are checked at the same time [default: the number of processors]
    #[arg(long, short, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,

    /// Report in SARIF, which code hosts display beside the source
    #[arg(long, conflicts_with = "json")]
    pub sarif: bool,

    /// Report as one JSON object, with the statement and the section of each rule
    #[arg(long)]
    pub json: bool,

    /// Say what a rule is, which section has it, and show a module that breaks it and one that does not
    #[arg(long, value_name = "RULE", conflicts_with_all = ["files", "target_env", "device", "jobs", "json", "sarif"])]
    pub explain: Option<String>,
}

/// The names of environments.
pub(super) fn environments() -> PossibleValuesParser {
    PossibleValuesParser::new(ENVIRONMENTS.iter().map(|environment| environment.name))
}
