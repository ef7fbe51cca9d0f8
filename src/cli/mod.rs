//! The command line.

mod help;
mod names;
pub mod run;
mod translate;
mod validate;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::num::NonZeroUsize;
use std::path::PathBuf;

pub use help::long_version;
pub use names::{ColorName, DiagnosticsName, FormName, WarningName};
pub use run::{CompareArgs, RunArgs, WORDS_OF};
pub use translate::TranslateArgs;
pub use validate::ValidateArgs;

/// Translates between SPIR-V and LLVM IR, in both directions.
///
/// The four forms spv (SPIR-V binary), spvasm (SPIR-V assembly language), ll (LLVM assembly language) and bc
/// (LLVM bitcode) are translated into each other. The input's form is recognized by its contents, the
/// output's by its extension. Without a command, files are translated.
#[derive(Parser, Debug)]
#[command(name = "spirv-llvm-translate", version, long_version = long_version(), max_term_width = 110)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(after_help = help::SHORT, after_long_help = help::TRANSLATE)]
pub struct Cli {
    /// What to do; a file of such a name is given as ./NAME
    #[command(subcommand)]
    pub command: Option<Command>,

    #[command(flatten)]
    pub messages: MessageArgs,

    #[command(flatten)]
    pub translate: Option<TranslateArgs>,
}

/// Options for messages, common to all commands.
#[derive(Args, Clone, Debug)]
pub struct MessageArgs {
    /// How errors and warnings are written
    #[arg(long, value_enum, default_value_t, global = true, value_name = "FORM", help_heading = "Messages")]
    pub diagnostics: DiagnosticsName,

    /// Colours, in messages and in assembly language on standard output; respects NO_COLOR
    #[arg(long, value_enum, default_value_t, global = true, value_name = "WHEN", help_heading = "Messages")]
    pub color: ColorName,

    /// Write no warnings
    #[arg(short, long, global = true, help_heading = "Messages")]
    pub quiet: bool,

    /// -Werror: warnings are errors, and nothing is written
    #[arg(short = 'W', value_enum, value_name = "error", global = true, help_heading = "Messages")]
    pub warnings: Option<WarningName>,

    /// Translate those inputs whose numbers are read from standard input
    #[arg(long, hide = true, global = true)]
    pub worker: bool,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Translate files: the same as no command
    #[command(after_long_help = help::TRANSLATE)]
    Translate(Box<TranslateArgs>),

    /// Assemble SPIR-V assembly language to a SPIR-V binary
    #[command(after_long_help = help::ASM)]
    Asm(AsmArgs),

    /// Disassemble a SPIR-V binary to SPIR-V assembly language, on standard output
    #[command(after_long_help = help::DIS)]
    Dis(DisArgs),

    /// Check SPIR-V modules against the rules of SPIR-V; exit status 0 only if they break none
    #[command(after_long_help = help::VALIDATE)]
    Validate(ValidateArgs),

    /// Translate there and back and report what was preserved; exit status 0 only if nothing was lost
    #[command(after_long_help = help::ROUNDTRIP)]
    Roundtrip {
        /// Files of any form
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,

        /// Number of files processed at once; by default the number of processors
        #[arg(long, value_name = "N")]
        jobs: Option<NonZeroUsize>,

        /// Write a page that shows SPIR-V and LLVM IR side by side
        #[arg(long, value_name = "out.html")]
        report: Option<PathBuf>,

        /// Run each kernel and compute shader of both modules on the same random inputs and compare what they write
        #[arg(long, conflicts_with = "json")]
        execute: bool,

        /// Report as JSON
        #[arg(long)]
        json: bool,
    },

    /// Compare two modules by their canonical form; exit status 0 only if they are the same
    #[command(after_long_help = help::DIFF)]
    Diff {
        /// Two files of any form; LLVM IR is translated to SPIR-V first
        #[arg(num_args = 2, required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },

    /// Show the contents of a module: version, capabilities, entry points, sizes, descriptors, specialization
    /// constants
    #[command(after_long_help = help::INFO)]
    Info {
        /// File of any form; LLVM IR is translated to SPIR-V first
        #[arg(value_name = "FILE")]
        input: PathBuf,

        /// As JSON
        #[arg(long)]
        json: bool,
    },

    /// Run a kernel or a compute shader on this machine; without arguments of a kernel, list what there is
    #[command(after_long_help = help::RUN)]
    Run(Box<RunArgs>),

    /// Run a kernel of two modules on the same random inputs; exit status 0 only if the results are the same
    #[command(after_long_help = help::COMPARE)]
    Compare(Box<CompareArgs>),

    /// List the specialization constants of a SPIR-V module: id, type, default value and name
    #[command(after_long_help = help::SPEC_CONSTANTS)]
    SpecConstants {
        /// File with the module, SPIR-V binary or assembly language; '-' is standard input
        #[arg(value_name = "FILE")]
        input: PathBuf,

        /// As JSON: a list of objects with id, name, type, size in bytes and default value
        #[arg(long)]
        json: bool,
    },

    /// Print the completions of a shell
    #[command(after_long_help = help::COMPLETIONS)]
    Completions {
        /// The shell
        shell: Shell,
    },

    /// Write the manual pages of the command and its subcommands to a folder
    #[command(after_long_help = help::MAN)]
    Man {
        /// The folder, which is created if it does not exist
        folder: PathBuf,
    },
}

/// The arguments of `asm`.
#[derive(Args, Clone, Debug)]
pub struct AsmArgs {
    /// File in assembly language; '-' is standard input
    #[arg(value_name = "FILE")]
    pub input: PathBuf,

    /// File to write; '-' is standard output. The default is the input's name with the extension .spv
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Version in the header of the module, such as 1.2
    #[arg(long, value_name = "1.x", value_parser = parse_version)]
    pub spirv_version: Option<(u8, u8)>,

    /// Ids whose names are numbers keep these numbers
    #[arg(long)]
    pub preserve_numeric_ids: bool,

    /// Write the binary even to a terminal
    #[arg(short, long)]
    pub force: bool,
}

/// The arguments of `dis`.
#[derive(Args, Clone, Debug)]
pub struct DisArgs {
    /// File with the module; '-' is standard input
    #[arg(value_name = "FILE")]
    pub input: PathBuf,

    /// File to write; without it, and for '-', standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Print ids as numbers instead of names
    #[arg(long)]
    pub raw_id: bool,

    /// Omit the comments that show the header
    #[arg(long)]
    pub no_header: bool,

    /// Do not align opcodes
    #[arg(long)]
    pub no_indent: bool,

    /// Add comments on sections and names
    #[arg(long)]
    pub comment: bool,

    /// Print the byte offset of each instruction
    #[arg(long)]
    pub offsets: bool,
}

impl AsmArgs {
    /// The equivalent arguments of a translation.
    pub fn translation(&self) -> TranslateArgs {
        TranslateArgs {
            output: self.output.clone(),
            to: Some(FormName::Spv),
            spirv_version: self.spirv_version,
            preserve_numeric_ids: self.preserve_numeric_ids,
            force: self.force,
            ..TranslateArgs::of_input(&self.input)
        }
    }
}

impl DisArgs {
    /// The equivalent arguments of a translation.
    pub fn translation(&self) -> TranslateArgs {
        TranslateArgs {
            output: Some(self.output.clone().unwrap_or_else(|| "-".into())),
            to: Some(FormName::Spvasm),
            raw_id: self.raw_id,
            no_header: self.no_header,
            no_indent: self.no_indent,
            comment: self.comment,
            offsets: self.offsets,
            ..TranslateArgs::of_input(&self.input)
        }
    }
}

fn parse_version(text: &str) -> std::result::Result<(u8, u8), String> {
    let minor = text.strip_prefix("1.").and_then(|minor| minor.parse::<u8>().ok());
    minor.filter(|minor| *minor <= 6).map(|minor| (1, minor)).ok_or_else(|| "expected 1.0 to 1.6".to_owned())
}
