//! The arguments of a translation, and their conversion to [`Options`].

use super::names::{ColorName, DebugName, FormName, MetadataName, NamesName, ShaderName};
use super::parse_version;
use clap::Args;
use spirv_llvm_translate::internal::assembly::DisassembleOptions;
use spirv_llvm_translate::internal::error::{Error, ErrorKind, Result};
use spirv_llvm_translate::internal::options::{
    BuiltinNames, DebugInfo, Form, MetadataLevel, Options, ShaderIr,
};
use spirv_llvm_translate::internal::spec_constants::Override;
use spirv_llvm_translate::internal::spirv::Version;
use spirv_llvm_translate::internal::validate::environment::by_name;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

/// The arguments of a translation.
#[derive(Args, Clone, Debug)]
pub struct TranslateArgs {
    /// Files to translate; '-' is standard input
    #[arg(required = true, value_name = "FILE")]
    pub inputs: Vec<PathBuf>,

    /// File to write; '-' is standard output. The default is the input's name with the extension .ll or .spv
    #[arg(short, long)]
    pub output: Option<PathBuf>,

    /// Folder for the outputs of several files
    #[arg(long, value_name = "FOLDER", conflicts_with = "output", help_heading = "Several files")]
    pub out_dir: Option<PathBuf>,

    /// Number of files processed at once; by default the number of processors
    #[arg(long, value_name = "N", help_heading = "Several files")]
    pub jobs: Option<NonZeroUsize>,

    /// Print the time of each phase to standard error
    #[arg(long)]
    pub time: bool,

    /// Write a binary form to a terminal
    #[arg(short, long)]
    pub force: bool,

    /// Do not validate the SPIR-V that is written
    #[arg(long)]
    pub no_validate: bool,

    /// Form of the output
    #[arg(long, value_enum)]
    pub to: Option<FormName>,

    /// Form of the input, if its contents and extension do not determine it
    #[arg(long, value_enum)]
    pub from: Option<FormName>,

    /// Names of builtin calls in LLVM IR
    #[arg(long, value_enum, default_value_t = NamesName::Spirv)]
    pub builtin_names: NamesName,

    /// Metadata in LLVM IR: everything needed to translate back, or none
    #[arg(long, value_enum, default_value_t = MetadataName::Full)]
    pub metadata: MetadataName,

    /// Leave out the names of values
    #[arg(long)]
    pub discard_names: bool,

    /// Version in the header of assembled modules, such as 1.2
    #[arg(long, value_name = "1.x", value_parser = parse_version)]
    pub spirv_version: Option<(u8, u8)>,

    /// Assembly: ids whose names are numbers keep these numbers
    #[arg(long, help_heading = "Assembly language")]
    pub preserve_numeric_ids: bool,

    /// Disassembly: print ids as numbers instead of names
    #[arg(long, help_heading = "Assembly language")]
    pub raw_id: bool,

    /// Disassembly: omit the comments that show the header
    #[arg(long, help_heading = "Assembly language")]
    pub no_header: bool,

    /// Disassembly: do not align opcodes
    #[arg(long, help_heading = "Assembly language")]
    pub no_indent: bool,

    /// Disassembly: add comments on sections and names
    #[arg(long, help_heading = "Assembly language")]
    pub comment: bool,

    /// Disassembly: print the byte offset of each instruction
    #[arg(long, help_heading = "Assembly language")]
    pub offsets: bool,

    /// Value of a specialization constant, by the literal of its SpecId: decimal or hexadecimal, for floating-point
    /// numbers decimal or their bits in hexadecimal, for booleans true, false, 0 or 1
    #[arg(long, value_name = "ID=VALUE", help_heading = "Specialization constants")]
    pub spec_const: Vec<String>,

    /// SPIR-V to LLVM IR: keep specialization constants as such
    #[arg(long, help_heading = "Specialization constants")]
    pub keep_spec_constants: bool,

    /// SPIR-V to LLVM IR: builtins that compute become LLVM IR, so that the result runs on a CPU without a library
    #[arg(long)]
    pub expand_builtins: bool,

    /// SPIR-V to LLVM IR: the version of LLVM that reads the output, 15 to 22; bitcode of an older version than 22 needs its
    /// llvm-as-N
    #[arg(long, value_name = "N", default_value_t = 22, value_parser = clap::value_parser!(u32).range(15..=22))]
    pub llvm_version: u32,

    /// SPIR-V to LLVM IR: the form of shaders, `__spirv_*` calls or what LLVM's own SPIR-V backend takes
    #[arg(long, value_enum, default_value_t = ShaderName::Spirv)]
    pub shader_ir: ShaderName,

    /// Highest SPIR-V version to write
    #[arg(long, value_name = "1.x", default_value = "1.6", value_parser = parse_version)]
    pub spirv_max_version: (u8, u8),

    /// What consumes the module that is written, as for validate: what it lacks is lowered to what it has, and all that has no
    /// equivalent is listed
    #[arg(long, value_name = "ENVIRONMENT", value_parser = super::validate::environments(), hide_possible_values = true)]
    pub target_env: Option<String>,

    /// Extensions that may be used, as +A,-B,+all; with --target-env beside those that every consumer accepts
    #[arg(long, value_name = "LIST", allow_hyphen_values = true, default_value = "")]
    pub spirv_ext: String,

    /// Write untyped pointers, like +SPV_KHR_untyped_pointers
    #[arg(long)]
    pub untyped_pointers: bool,

    /// Format of debug information: an extended instruction set, or only the lines of instructions; by
    /// default the set that the module was read from, else ocl-100
    #[arg(long, value_enum, value_name = "SET")]
    pub debug_info: Option<DebugName>,

    /// Write all operations of debug expressions, including those that the set does not have
    #[arg(long)]
    pub extra_debug_expressions: bool,

    /// Write debug information in full, including what SPIRV-Tools' validator rejects: typedefs of types that
    /// are not basic, vectors of more than four components and more
    #[arg(long)]
    pub full_debug_info: bool,

    /// Write unknown LLVM intrinsics as imported functions: all, or those whose names have one of these
    /// prefixes
    #[arg(long, value_name = "PREFIX,...", num_args = 0..=1, require_equals = true, value_delimiter = ',')]
    pub allow_unknown_intrinsics: Option<Vec<String>>,
}

impl TranslateArgs {
    /// The arguments that translate one file with the default options.
    pub fn of_input(input: &Path) -> Self {
        Self {
            inputs: vec![input.to_owned()],
            output: None,
            out_dir: None,
            jobs: None,
            time: false,
            force: false,
            no_validate: false,
            to: None,
            from: None,
            builtin_names: NamesName::Spirv,
            metadata: MetadataName::Full,
            discard_names: false,
            spirv_version: None,
            preserve_numeric_ids: false,
            raw_id: false,
            no_header: false,
            no_indent: false,
            comment: false,
            offsets: false,
            spec_const: Vec::new(),
            keep_spec_constants: false,
            expand_builtins: false,
            llvm_version: 22,
            shader_ir: ShaderName::Spirv,
            spirv_max_version: (1, 6),
            target_env: None,
            spirv_ext: String::new(),
            untyped_pointers: false,
            debug_info: None,
            extra_debug_expressions: false,
            full_debug_info: false,
            allow_unknown_intrinsics: None,
        }
    }

    /// The options of the library.
    ///
    /// # Errors
    /// A list of extensions that does not parse, or an unknown extension.
    pub fn options(&self, color: ColorName) -> Result<Options> {
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
        options.read.expand_builtins = self.expand_builtins;
        options.read.llvm_version = self.llvm_version;
        options.read.shader_ir = match self.shader_ir {
            ShaderName::Spirv => ShaderIr::Spirv,
            ShaderName::Llvm => ShaderIr::Llvm,
        };
        options.write.discard_names = self.discard_names;
        options.write.max_version = self.spirv_max_version;
        if let Some(environment) = self.target_env.as_deref().and_then(by_name) {
            options.write = options.write.target_env(environment);
        }
        options.write.extensions = options.write.extensions.changed(&format!(
            "{},{}",
            self.spirv_ext,
            if self.untyped_pointers { "+SPV_KHR_untyped_pointers" } else { "" }
        ))?;
        options.write.validate = !self.no_validate;
        options.write.debug_info = self.debug_info.map_or(DebugInfo::AsRead, DebugInfo::from);
        options.write.extra_expressions = self.extra_debug_expressions;
        options.write.full_debug_info = self.full_debug_info;
        options.write.unknown_intrinsics = self.allow_unknown_intrinsics.clone().map(|prefixes| {
            // No prefix allows all names.
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
            .color(color.is_on(&std::io::stdout()) && (color == ColorName::Always || self.writes_stdout()));
        options.spec_constants =
            self.spec_const.iter().map(|text| Override::parse(text)).collect::<Result<_>>()?;
        Ok(options)
    }

    /// Whether the output goes to standard output.
    fn writes_stdout(&self) -> bool {
        match &self.output {
            Some(path) => path.as_os_str() == "-",
            None => self.reads_stdin(),
        }
    }

    /// Warnings about options that have no effect on a translation between these forms.
    pub fn idle(&self, from: Form, to: Form) -> Vec<String> {
        let (reads, writes) = (from.is_spirv() && !to.is_spirv(), !from.is_spirv() && to.is_spirv());
        let (assembles, disassembles) = (from == Form::Spvasm, to == Form::Spvasm);
        let fits = to.is_spirv() && self.target_env.is_some();
        let options = [
            ("--builtin-names", self.builtin_names != NamesName::Spirv, reads),
            ("--metadata", self.metadata != MetadataName::Full, reads),
            ("--keep-spec-constants", self.keep_spec_constants, reads),
            ("--expand-builtins", self.expand_builtins, reads),
            ("--llvm-version", self.llvm_version != 22, reads),
            ("--shader-ir", self.shader_ir != ShaderName::Spirv, reads),
            ("--spec-const", !self.spec_const.is_empty(), from.is_spirv() || to.is_spirv()),
            ("--discard-names", self.discard_names, reads || writes),
            ("--spirv-version", self.spirv_version.is_some(), assembles),
            ("--preserve-numeric-ids", self.preserve_numeric_ids, assembles),
            ("--raw-id", self.raw_id, disassembles),
            ("--no-header", self.no_header, disassembles),
            ("--no-indent", self.no_indent, disassembles),
            ("--comment", self.comment, disassembles),
            ("--offsets", self.offsets, disassembles),
            ("--spirv-max-version", self.spirv_max_version != (1, 6), writes || fits),
            ("--target-env", self.target_env.is_some(), to.is_spirv()),
            ("--spirv-ext", !self.spirv_ext.is_empty(), writes || fits),
            ("--untyped-pointers", self.untyped_pointers, writes),
            ("--debug-info", self.debug_info.is_some(), writes),
            ("--full-debug-info", self.full_debug_info, writes),
            ("--extra-debug-expressions", self.extra_debug_expressions, writes),
            ("--allow-unknown-intrinsics", self.allow_unknown_intrinsics.is_some(), writes),
            ("--no-validate", self.no_validate, writes),
        ];
        let idle = options.into_iter().filter(|(_, is_given, has_effect)| *is_given && !has_effect);
        idle.map(|(name, ..)| format!("{name} has no effect from {from} to {to}")).collect()
    }

    /// Whether the only input is standard input.
    pub fn reads_stdin(&self) -> bool {
        matches!(self.inputs.as_slice(), [input] if input.as_os_str() == "-")
    }

    /// The form of an output if nothing else determines it.
    fn form(&self, from: Form) -> Form {
        let default = if from.is_spirv() { Form::Ll } else { Form::Spv };
        self.to.map_or(default, Form::from)
    }

    /// The path of an input's output, if it is a file, and its form.
    ///
    /// # Errors
    /// An extension without a form, or an output that would overwrite the input.
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

    /// Checks that several files can be translated at once.
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
