//! What both directions may be told.

use crate::assembly::DisassembleOptions;
use crate::dialect::{Dialect, Native};
use crate::error::{Error, ErrorKind, Result};
use crate::notes::Notes;
use crate::phases::Phases;
use crate::spec_constants::Override;
use crate::spirv::extensions;
use std::fmt;
use std::path::Path;

/// A form in which a module is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// SPIR-V binary.
    Spv,
    /// SPIR-V assembly language.
    Spvasm,
    /// LLVM assembly language.
    Ll,
    /// LLVM bitcode.
    Bc,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 4] = [Self::Spv, Self::Spvasm, Self::Ll, Self::Bc];

    /// The name of the form, which is its file extension too.
    pub fn name(self) -> &'static str {
        match self {
            Self::Spv => "spv",
            Self::Spvasm => "spvasm",
            Self::Ll => "ll",
            Self::Bc => "bc",
        }
    }

    /// Whether the form holds SPIR-V.
    pub fn is_spirv(self) -> bool {
        matches!(self, Self::Spv | Self::Spvasm)
    }

    /// Whether the form is text.
    pub fn is_text(self) -> bool {
        matches!(self, Self::Spvasm | Self::Ll)
    }

    /// The form that a file name's extension tells.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|form| form.name() == extension)
    }

    /// The form of some bytes: by magic number, else by the hint of the file name, else by the first word that is
    /// no comment (`Op...` or `%x = Op...` is SPIR-V assembly).
    pub fn of_bytes(bytes: &[u8], hint: Option<Self>) -> Self {
        match bytes.get(..4) {
            Some([0x03, 0x02, 0x23, 0x07] | [0x07, 0x23, 0x02, 0x03]) => return Self::Spv,
            Some([b'B', b'C', 0xC0, 0xDE] | [0xDE, 0xC0, 0x17, 0x0B]) => return Self::Bc,
            _ => {}
        }
        match hint {
            Some(hint) if hint.is_text() => hint,
            // Bytes under a binary's name without its magic number: its own reader says what is wrong.
            Some(hint) if bytes.is_empty() || bytes.contains(&0) => hint,
            _ if looks_like_assembly(bytes) => Self::Spvasm,
            _ => Self::Ll,
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

fn looks_like_assembly(bytes: &[u8]) -> bool {
    for line in bytes.split(|byte| *byte == b'\n') {
        let line = line.trim_ascii();
        if line.is_empty() || line.starts_with(b";") {
            continue;
        }
        let instruction = match (line.starts_with(b"%"), line.iter().position(|byte| *byte == b'=')) {
            (true, Some(equals)) => line.get(equals + 1..).unwrap_or_default().trim_ascii(),
            (true, None) => return false,
            (false, _) => line,
        };
        return instruction.starts_with(b"!")
            || (instruction.starts_with(b"Op") && instruction.get(2).is_some_and(u8::is_ascii_uppercase));
    }
    false
}

/// Spelling of builtin calls that the reader writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BuiltinNames {
    /// `__spirv_*` names.
    #[default]
    Spirv,
    /// OpenCL C 1.2 names where they lose nothing.
    Cl12,
    /// OpenCL C 2.0 names where they lose nothing.
    Cl20,
}

/// How much metadata the reader writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MetadataLevel {
    /// All that the way back needs.
    #[default]
    Full,
    /// What the Khronos translator writes.
    Peer,
}

/// How the reader writes builtin variables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VariableForm {
    /// Calls of functions.
    #[default]
    Calls,
    /// Loads of global variables.
    Globals,
}

/// Which kernels the writer forbids to contract floating-point operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contraction {
    /// Those that hold an operation that must not be contracted.
    #[default]
    On,
    /// All.
    Off,
    /// None.
    Fast,
}

/// In what the writer says debug information.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DebugInfo {
    /// The set that the module was read from, as its `!spirv.DebugInfo` says; without that `OpenCL.DebugInfo.100`.
    #[default]
    AsRead,
    /// Locations of instructions only, in no set.
    Lines,
    /// `SPIRV.debug`: the instructions of `OpenCL.DebugInfo.100` under the Khronos translator's old name.
    Legacy,
    /// `OpenCL.DebugInfo.100`.
    OpenCl100,
    /// `NonSemantic.Shader.DebugInfo.100`.
    NonSemantic100,
    /// `NonSemantic.Shader.DebugInfo.200`, which only the Khronos translator defines.
    NonSemantic200,
}

impl DebugInfo {
    /// Whether it is one of the non-semantic sets: then numbers are ids of constants.
    pub fn is_non_semantic(self) -> bool {
        matches!(self, Self::NonSemantic100 | Self::NonSemantic200)
    }
}

/// Whose habits the writer follows where SPIR-V leaves a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Habits {
    /// This translator's: what is not needed is not written.
    #[default]
    Own,
    /// The Khronos translator's: OpenCL.std is always imported, its generator stands in the header, every sum that must not
    /// be contracted counts, blocks are enqueued with the address of their range.
    Khronos,
}

/// Extensions that the writer may declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extensions {
    all: bool,
    except: Vec<String>,
}

/// Extensions that change a whole module, or say no more than hints that almost every compiled module has; they are used
/// only when named.
pub const ONLY_WHEN_NAMED: &[&str] = &[
    extensions::KHR_UNTYPED_POINTERS,
    extensions::EXT_LONG_VECTOR,
    extensions::INTEL_FUNCTION_POINTERS,
    extensions::INTEL_ARBITRARY_PRECISION_INTEGERS,
    extensions::EXT_OPTNONE,
    extensions::INTEL_OPTNONE,
    extensions::INTEL_FP_FAST_MATH_MODE,
    extensions::INTEL_FP_MAX_ERROR,
];

impl Default for Extensions {
    fn default() -> Self {
        Self { all: true, except: ONLY_WHEN_NAMED.iter().map(ToString::to_string).collect() }
    }
}

impl Extensions {
    /// Applies a list such as `+SPV_A,-SPV_B,+all` from left to right, starting from the default. `+all` is the
    /// default again: what must be named stands behind it.
    ///
    /// # Errors
    /// An entry without sign, or a name that is no extension's.
    pub fn parse(list: &str) -> Result<Self> {
        let mut extensions = Self::default();
        for entry in list.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (allow, name) = match (entry.strip_prefix('+'), entry.strip_prefix('-')) {
                (Some(name), _) => (true, name),
                (_, Some(name)) => (false, name),
                _ => {
                    let message = format!("extension '{entry}' needs a leading '+' or '-'");
                    return Err(Error::new(ErrorKind::Usage, message));
                }
            };
            if name == "all" {
                extensions = if allow { Self::default() } else { Self::none() };
            } else if !name.starts_with("SPV_") {
                return Err(Error::new(
                    ErrorKind::Usage,
                    format!("'{name}' is not the name of an extension"),
                ));
            } else {
                extensions.set(name, allow);
            }
        }
        Ok(extensions)
    }

    /// No extension.
    pub fn none() -> Self {
        Self { all: false, except: Vec::new() }
    }

    /// Every extension, those that must be named included.
    pub fn everything() -> Self {
        Self { all: true, except: Vec::new() }
    }

    /// Allows or forbids one extension.
    pub fn set(&mut self, name: &str, allow: bool) {
        self.except.retain(|other| other != name);
        if allow != self.all {
            self.except.push(name.to_owned());
        }
    }

    /// Whether an extension may be used.
    pub fn allows(&self, name: &str) -> bool {
        self.all != self.except.iter().any(|other| other == name)
    }
}

/// All options of a translation.
#[derive(Clone, Debug)]
pub struct Options {
    /// Spelling of builtin calls (reader).
    pub builtin_names: BuiltinNames,
    /// How builtin variables are written (reader).
    pub builtin_variables: VariableForm,
    /// How much metadata is written (reader).
    pub metadata: MetadataLevel,
    /// Whether types and qualifiers of kernel arguments are kept as strings of the module (both directions).
    pub argument_strings: bool,
    /// Whether kernels get the names of their arguments as metadata (reader).
    pub argument_names: bool,
    /// Whether attributes and metadata of functions and variables that SPIR-V cannot say stand in NonSemantic.AuxData (both
    /// directions).
    pub auxiliary_data: bool,
    /// Whether names of values are left out (both directions).
    pub discard_names: bool,
    /// Highest SPIR-V version, major and minor (writer).
    pub max_version: (u8, u8),
    /// Version in the header of assembled modules; without it the text's own comment, else the newest (assembler).
    pub assembler_version: Option<(u8, u8)>,
    /// Values for specialization constants in place of their defaults (SPIR-V input).
    pub spec_constants: Vec<Override>,
    /// Whether specialization constants stay what they are (reader); otherwise they become plain constants.
    pub keep_spec_constants: bool,
    /// Allowed extensions (writer).
    pub extensions: Extensions,
    /// Whether variables whose address goes nowhere become values before anything else (writer).
    pub promote_memory: bool,
    /// Whether constant expressions in functions become instructions under [`Habits::Khronos`]; otherwise they are operations on
    /// constants (writer).
    pub expand_constant_expressions: bool,
    /// Whether a regularized module loses the metadata of OpenCL whose facts SPIR-V's metadata says (writer).
    pub erase_opencl_metadata: bool,
    /// The choices that SPIR-V leaves open (writer).
    pub dialect: &'static dyn Dialect,
    /// Which kernels must not contract floating-point operations (writer).
    pub contraction: Contraction,
    /// In what debug information is said (writer).
    pub debug_info: DebugInfo,
    /// Whether all operations of debug expressions are written, not only those that every set has (writer). The newest set has
    /// all without being asked.
    pub extra_expressions: bool,
    /// Whether pointers to functions have an address space of their own (both directions); without it they are private.
    pub function_pointer_space: bool,
    /// Whether `llvm.fmuladd` becomes one instruction (writer).
    pub fused_multiply_add: bool,
    /// Unknown intrinsics whose names start with one of these, behind `llvm.` or with it, become calls of functions; without
    /// it none do (writer).
    pub unknown_intrinsics: Option<Vec<String>>,
    /// Whether ids whose names are numbers keep them (assembler).
    pub preserve_numeric_ids: bool,
    /// Where it is noted what a translation leaves out (both directions).
    pub notes: Notes,
    /// Where it is noted how long each phase takes (both directions).
    pub phases: Phases,
    /// How assembly language is written (disassembler).
    pub disassembly: DisassembleOptions,
}

impl Options {
    /// Whether the writer follows the Khronos translator's habits.
    pub fn follows_khronos(&self) -> bool {
        self.dialect.is_compat()
    }

    /// Whose habits are followed.
    pub fn habits(&self) -> Habits {
        if self.dialect.is_compat() { Habits::Khronos } else { Habits::Own }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            builtin_names: BuiltinNames::default(),
            builtin_variables: VariableForm::default(),
            metadata: MetadataLevel::default(),
            argument_strings: false,
            argument_names: false,
            auxiliary_data: false,
            discard_names: false,
            max_version: (1, 6),
            assembler_version: None,
            spec_constants: Vec::new(),
            keep_spec_constants: false,
            extensions: Extensions::default(),
            promote_memory: false,
            expand_constant_expressions: true,
            erase_opencl_metadata: true,
            dialect: &Native,
            contraction: Contraction::default(),
            debug_info: DebugInfo::default(),
            extra_expressions: false,
            function_pointer_space: true,
            fused_multiply_add: true,
            unknown_intrinsics: None,
            preserve_numeric_ids: false,
            notes: Notes::default(),
            phases: Phases::default(),
            disassembly: DisassembleOptions::default(),
        }
    }
}
