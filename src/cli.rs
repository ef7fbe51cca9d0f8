//! The command line, and what it means in [`Options`].

use clap::{Parser, Subcommand, ValueEnum};
use spirv_llvm_translate::internal::assembly::DisassembleOptions;
use spirv_llvm_translate::internal::error::{Error, ErrorKind, Result};
use spirv_llvm_translate::internal::options::{
    BuiltinNames, DebugInfo, Extensions, Form, MetadataLevel, Options,
};
use spirv_llvm_translate::internal::spec_constants::Override;
use spirv_llvm_translate::internal::spirv::Version;
use std::io::IsTerminal;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

/// Translates between SPIR-V and LLVM IR, in both directions.
///
/// The four forms spv (SPIR-V binary), spvasm (SPIR-V assembly language), ll (LLVM assembly language) and bc (LLVM
/// bitcode) are translated into each other. The input's form is told by its contents, the output's by its extension.
#[derive(Parser, Debug)]
#[command(name = "spirv-llvm-translate", version, max_term_width = 110)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Cli {
    /// What to do instead of translating; a file of such a name is given as ./NAME
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Files to translate; '-' is standard input
    #[arg(required = true)]
    pub inputs: Vec<PathBuf>,

    /// File to write; '-' is standard output. Without it the output stands beside the input, as .ll or .spv
    #[arg(short, long)]
    pub output: Option<PathBuf>,

    /// Folder for the outputs of several files
    #[arg(long, value_name = "FOLDER", conflicts_with = "output", help_heading = "Several files")]
    pub out_dir: Option<PathBuf>,

    /// Files that are worked on at once; without it as many as there are processors
    #[arg(long, value_name = "N", help_heading = "Several files")]
    pub jobs: Option<NonZeroUsize>,

    /// Translate those inputs whose numbers are read from standard input
    #[arg(long, hide = true)]
    pub worker: bool,

    /// Say on standard error where the time went
    #[arg(long)]
    pub time: bool,

    /// Form of the output
    #[arg(long, value_enum)]
    pub to: Option<FormName>,

    /// Form of the input, where its contents and extension do not tell it
    #[arg(long, value_enum)]
    pub from: Option<FormName>,

    /// Names of builtin calls in LLVM IR
    #[arg(long, value_enum, default_value_t = NamesName::Spirv)]
    pub builtin_names: NamesName,

    /// Metadata in LLVM IR: all that the way back needs, or none
    #[arg(long, value_enum, default_value_t = MetadataName::Full)]
    pub metadata: MetadataName,

    /// Leave out the names of values
    #[arg(long)]
    pub discard_names: bool,

    /// Version in the header of assembled modules, such as 1.2
    #[arg(long, value_name = "1.x", value_parser = parse_version)]
    pub spirv_version: Option<(u8, u8)>,

    /// Assembly: ids whose names are numbers keep them
    #[arg(long, help_heading = "Assembly language")]
    pub preserve_numeric_ids: bool,

    /// Disassembly: ids as numbers instead of names
    #[arg(long, help_heading = "Assembly language")]
    pub raw_id: bool,

    /// Disassembly: without the comments that show the header
    #[arg(long, help_heading = "Assembly language")]
    pub no_header: bool,

    /// Disassembly: opcodes are not aligned
    #[arg(long, help_heading = "Assembly language")]
    pub no_indent: bool,

    /// Disassembly: comments on sections and names
    #[arg(long, help_heading = "Assembly language")]
    pub comment: bool,

    /// Disassembly: the byte offset of each instruction
    #[arg(long, help_heading = "Assembly language")]
    pub offsets: bool,

    /// Disassembly: colours
    #[arg(long, value_enum, default_value_t = ColorName::Auto, help_heading = "Assembly language")]
    pub color: ColorName,

    /// Value of a specialization constant, by the literal of its SpecId: decimal or hexadecimal, for floating-point
    /// numbers decimal or their bits in hexadecimal, for booleans true, false, 0 or 1
    #[arg(long, value_name = "ID=VALUE", help_heading = "Specialization constants")]
    pub spec_const: Vec<String>,

    /// SPIR-V to LLVM IR: specialization constants stay what they are
    #[arg(long, help_heading = "Specialization constants")]
    pub keep_spec_constants: bool,

    /// Highest SPIR-V version to write
    #[arg(long, value_name = "1.x", default_value = "1.6", value_parser = parse_version)]
    pub spirv_max_version: (u8, u8),

    /// Extensions that may be used, as +A,-B,+all
    #[arg(long, value_name = "LIST", allow_hyphen_values = true, default_value = "")]
    pub spirv_ext: String,

    /// Write pointers that do not tell what they point to, as +SPV_KHR_untyped_pointers does
    #[arg(long)]
    pub untyped_pointers: bool,

    /// What debug information is written in: an extended instruction set, or only the lines of instructions; without it the
    /// set that the module was read from, else ocl-100
    #[arg(long, value_enum, value_name = "SET")]
    pub debug_info: Option<DebugName>,

    /// Write all operations of debug expressions, also those that the set does not have
    #[arg(long)]
    pub extra_debug_expressions: bool,

    /// Write debug information in full, also what SPIRV-Tools' validator refuses: typedefs of types that are not basic, vectors
    /// of more than four components and more
    #[arg(long)]
    pub full_debug_info: bool,

    /// Write unknown LLVM intrinsics as imported functions: all, or those whose names begin so
    #[arg(long, value_name = "PREFIX,...", num_args = 0..=1, require_equals = true, value_delimiter = ',')]
    pub allow_unknown_intrinsics: Option<Vec<String>>,
}

/// What the command does instead of translating.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the specialization constants of a SPIR-V module: id, type, default value and name
    SpecConstants {
        /// File with the module, SPIR-V binary or assembly language; '-' is standard input
        input: PathBuf,

        /// As JSON: a list of objects with id, name, type, size in bytes and default value
        #[arg(long)]
        json: bool,
    },

    /// Check SPIR-V modules against the rules of SPIR-V; exit status 0 only if they break none
    Validate {
        /// Files with modules, SPIR-V binary or assembly language; '-' is standard input
        #[arg(required_unless_present = "explain")]
        files: Vec<PathBuf>,

        /// What consumes the modules, whose own rules they obey, too
        #[arg(long, value_name = "ENVIRONMENT", value_parser = environments(), hide_possible_values = true,
              long_help = "What consumes the modules, whose own rules they obey, too: universal1.0 to universal1.6, opencl1.2, \
                           opencl2.0 to opencl2.2, opencl3.0 (each also with -embedded), level-zero, level-zero1.0, vulkan1.0 to \
                           vulkan1.4")]
        target_env: Option<String>,

        /// Report as JSON
        #[arg(long)]
        json: bool,

        /// Say what a rule is, which section has it, and show a module that breaks it
        #[arg(long, value_name = "RULE", exclusive = true)]
        explain: Option<String>,
    },

    /// Translate there and back and report what was preserved; exit status 0 only if nothing was lost
    Roundtrip {
        /// Files of any form
        #[arg(required = true)]
        files: Vec<PathBuf>,

        /// Files that are worked on at once; without it as many as there are processors
        #[arg(long)]
        jobs: Option<NonZeroUsize>,

        /// Write a page that shows SPIR-V and LLVM IR side by side
        #[arg(long, value_name = "out.html")]
        report: Option<PathBuf>,

        /// Report as JSON
        #[arg(long)]
        json: bool,
    },
}

/// Names of the forms.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FormName {
    /// SPIR-V binary
    Spv,
    /// SPIR-V assembly language
    Spvasm,
    /// LLVM assembly language
    Ll,
    /// LLVM bitcode
    Bc,
}

impl From<FormName> for Form {
    fn from(name: FormName) -> Self {
        match name {
            FormName::Spv => Self::Spv,
            FormName::Spvasm => Self::Spvasm,
            FormName::Ll => Self::Ll,
            FormName::Bc => Self::Bc,
        }
    }
}

/// Names of the spellings of builtin calls.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum NamesName {
    /// SPIR-V friendly names
    Spirv,
    /// OpenCL C 1.2 names where they lose nothing
    #[value(name = "cl1.2")]
    Cl12,
    /// OpenCL C 2.0 names where they lose nothing
    #[value(name = "cl2.0")]
    Cl20,
}

/// Names of the metadata levels.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum MetadataName {
    /// All that the way back needs
    Full,
    /// None of it
    #[value(alias = "peer")]
    None,
}

/// What debug information is written in.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum DebugName {
    /// Lines of instructions only
    Lines,
    /// SPIRV.debug, the Khronos translator's old name of OpenCL.DebugInfo.100
    Legacy,
    /// OpenCL.DebugInfo.100
    #[value(name = "ocl-100")]
    Ocl100,
    /// NonSemantic.Shader.DebugInfo.100
    #[value(name = "nonsemantic-shader-100")]
    NonSemanticShader100,
    /// NonSemantic.Shader.DebugInfo.200, which only the Khronos translator defines
    #[value(name = "nonsemantic-shader-200")]
    NonSemanticShader200,
}

impl From<DebugName> for DebugInfo {
    fn from(name: DebugName) -> Self {
        match name {
            DebugName::Lines => Self::Lines,
            DebugName::Legacy => Self::Legacy,
            DebugName::Ocl100 => Self::OpenCl100,
            DebugName::NonSemanticShader100 => Self::NonSemantic100,
            DebugName::NonSemanticShader200 => Self::NonSemantic200,
        }
    }
}

/// When colours are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ColorName {
    /// To a terminal only
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

fn parse_version(text: &str) -> std::result::Result<(u8, u8), String> {
    let minor = text.strip_prefix("1.").and_then(|minor| minor.parse::<u8>().ok());
    minor.filter(|minor| *minor <= 6).map(|minor| (1, minor)).ok_or_else(|| "expected 1.0 to 1.6".to_owned())
}

impl Cli {
    /// The options of the library.
    ///
    /// # Errors
    /// A list of extensions that does not parse.
    pub fn options(&self) -> Result<Options> {
        let mut options = Options::default();
        options.guarded = true;
        options.read.builtin_names = match self.builtin_names {
            NamesName::Spirv => BuiltinNames::Spirv,
            NamesName::Cl12 => BuiltinNames::Cl12,
            NamesName::Cl20 => BuiltinNames::Cl20,
        };
        options.read.metadata = match self.metadata {
            MetadataName::Full => MetadataLevel::Full,
            MetadataName::None => MetadataLevel::None,
        };
        options.read.discard_names = self.discard_names;
        options.read.keep_spec_constants = self.keep_spec_constants;
        options.write.discard_names = self.discard_names;
        options.write.max_version = self.spirv_max_version;
        options.write.extensions = Extensions::parse(&format!(
            "{},{}",
            self.spirv_ext,
            if self.untyped_pointers { "+SPV_KHR_untyped_pointers" } else { "" }
        ))?;
        options.write.debug_info = self.debug_info.map_or(DebugInfo::AsRead, DebugInfo::from);
        options.write.extra_expressions = self.extra_debug_expressions;
        options.write.full_debug_info = self.full_debug_info;
        options.write.unknown_intrinsics = self.allow_unknown_intrinsics.clone().map(|prefixes| {
            // Without a prefix, all.
            if prefixes.is_empty() { vec![String::new()] } else { prefixes }
        });
        options.assemble.preserve_numeric_ids = self.preserve_numeric_ids;
        options.assemble.version = self.spirv_version.map(|(major, minor)| Version::new(major, minor));
        options.disassemble = DisassembleOptions::default()
            .raw_id(self.raw_id)
            .no_header(self.no_header)
            .no_indent(self.no_indent)
            .comment(self.comment)
            .offsets(self.offsets)
            .color(self.colors());
        options.spec_constants =
            self.spec_const.iter().map(|text| Override::parse(text)).collect::<Result<_>>()?;
        Ok(options)
    }

    /// Whether colours are written: to a terminal, or when asked for.
    fn colors(&self) -> bool {
        let to_stdout = match &self.output {
            Some(path) => path.as_os_str() == "-",
            None => self.reads_stdin(),
        };
        match self.color {
            ColorName::Always => true,
            ColorName::Never => false,
            ColorName::Auto => to_stdout && std::io::stdout().is_terminal(),
        }
    }

    /// Whether the only input is standard input.
    pub fn reads_stdin(&self) -> bool {
        matches!(self.inputs.as_slice(), [input] if input.as_os_str() == "-")
    }

    /// The form that an output gets where nothing else tells it.
    fn form(&self, from: Form) -> Form {
        let default = if from.is_spirv() { Form::Ll } else { Form::Spv };
        self.to.map_or(default, Form::from)
    }

    /// The path of an input's output, if it is a file, and its form.
    ///
    /// # Errors
    /// An extension that names no form, or an output that would be the input.
    pub fn target(&self, input: &Path, from: Form) -> Result<(Option<PathBuf>, Form)> {
        let usage = |message: String| Error::new(ErrorKind::Usage, message);
        match (&self.output, &self.out_dir) {
            (Some(path), _) if path.as_os_str() == "-" => Ok((None, self.form(from))),
            (Some(path), _) => {
                let form = self.to.map(Form::from).or_else(|| Form::of_path(path));
                let form = form.ok_or_else(|| {
                    usage(format!(
                        "the extension of '{}' names no form; say --to spv, spvasm, ll or bc",
                        path.display()
                    ))
                })?;
                Ok((Some(path.clone()), form))
            }
            (None, None) if input.as_os_str() == "-" => Ok((None, self.form(from))),
            (None, folder) => {
                let form = self.form(from);
                let beside = input.with_extension(form.name());
                let path = match (folder, beside.file_name()) {
                    (Some(folder), Some(name)) => folder.join(name),
                    _ => beside,
                };
                if path == input {
                    return Err(usage(format!("'{}' would be overwritten; say -o", path.display())));
                }
                Ok((Some(path), form))
            }
        }
    }

    /// Whether several files can be translated at once.
    ///
    /// # Errors
    /// One output for several inputs, standard input among several, or two inputs with one output.
    pub fn check_inputs(&self) -> Result<()> {
        let usage = |message: String| Err(Error::new(ErrorKind::Usage, message));
        if self.output.is_some() {
            return usage("several files have several outputs; say --out-dir instead of -o".to_owned());
        }
        let mut names = std::collections::BTreeSet::new();
        for input in &self.inputs {
            if input.as_os_str() == "-" {
                return usage("standard input stands alone".to_owned());
            }
            let name =
                if self.out_dir.is_some() { input.file_stem().map(Path::new) } else { Some(input.as_path()) };
            if !names.insert(name.map(|name| name.with_extension(""))) {
                return usage(format!("'{}' and another file would have the same output", input.display()));
            }
        }
        Ok(())
    }
}

/// The names of environments.
fn environments() -> clap::builder::PossibleValuesParser {
    let names = spirv_llvm_translate::internal::validate::environment::ENVIRONMENTS.iter();
    clap::builder::PossibleValuesParser::new(names.map(|environment| environment.name))
}
