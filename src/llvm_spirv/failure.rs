//! Exit statuses, and the names in front of messages.
//!
//! Spec: "Exit codes and message shapes" of the representation document on options.

use spirv_llvm_translate::error::{Error, ErrorKind, Topic};
use std::fmt;

/// Why the command fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    status: u8,
    /// Name of the class of errors; tool errors have none.
    name: Option<&'static str>,
    message: String,
}

/// Which way a module was translated when it failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// LLVM IR to SPIR-V.
    Write,
    /// SPIR-V to LLVM IR, or from one form of SPIR-V to another.
    Read,
}

/// Status of errors in options, and of LLVM IR that cannot be parsed.
const OPTION: u8 = 1;
/// Status of errors of the tool around the translation.
const TOOL: u8 = 255;

impl Failure {
    /// An error in the arguments that LLVM's option parser would find.
    pub(super) fn option(message: impl Into<String>) -> Self {
        Self { status: OPTION, name: None, message: format!("llvm-spirv: {}", message.into()) }
    }

    /// Options that do not go together, files that cannot be read or written.
    pub(super) fn tool(message: impl Into<String>) -> Self {
        Self { status: TOOL, name: None, message: message.into() }
    }

    /// LLVM IR that LLVM does not parse.
    pub(super) fn parse(message: impl Into<String>) -> Self {
        Self { status: OPTION, name: None, message: message.into() }
    }

    /// A SPIR-V module that breaks its own rules.
    pub(super) fn invalid_module(message: impl Into<String>) -> Self {
        Self::named(10, "InvalidModule", message)
    }

    /// An extended instruction set of another environment.
    pub(super) fn unknown_set(name: &str) -> Self {
        Self::named(7, "InvalidBuiltinSetName", format!("a set that is not translated\n{name}"))
    }

    /// A flag whose subject this translator does not have, where it would change the result.
    pub(super) fn not_built(flag: &str, what: &str) -> Self {
        Self::tool(format!("--{flag} is not supported: {what}"))
    }

    fn named(status: u8, name: &'static str, message: impl Into<String>) -> Self {
        Self { status, name: Some(name), message: message.into() }
    }

    /// The failure that an error of the library is.
    pub(super) fn of(error: &Error, direction: Direction) -> Self {
        let text = error.to_string();
        match error.topic() {
            Some(Topic::Extension(names)) => {
                let message =
                    format!("an extension is needed that is not allowed\n{}\n{text}", names.join(" or "));
                return Self::named(18, "RequiresExtension", message);
            }
            Some(Topic::Version) => return Self::named(17, "RequiresVersion", text),
            Some(Topic::FunctionPointer) => return Self::named(13, "FunctionPointers", text),
            Some(Topic::Intrinsic(name)) => {
                return Self::named(
                    8,
                    "InvalidFunctionCall",
                    format!("an unknown intrinsic\n{name}\n{text}"),
                );
            }
            Some(Topic::BitWidth) => return Self::named(9, "InvalidBitWidth", text),
            Some(Topic::TargetTriple) => return Self::named(1, "InvalidTargetTriple", text),
            Some(Topic::ExtInstSet) => return Self::named(7, "InvalidBuiltinSetName", text),
            Some(Topic::VariadicFunction) => return Self::named(23, "UnsupportedVarArgFunction", text),
            _ => {}
        }
        match (error.kind(), direction) {
            (ErrorKind::Malformed, Direction::Write) => Self::parse(text),
            (ErrorKind::Malformed, Direction::Read) => Self::invalid_module(text),
            (ErrorKind::InvalidLlvm, _) => Self::named(11, "InvalidLlvmModule", text),
            (ErrorKind::Unsupported, Direction::Write) => Self::named(14, "InvalidInstruction", text),
            (ErrorKind::Unsupported, Direction::Read) => Self::named(12, "UnimplementedOpCode", text),
            (ErrorKind::MissingCapability, _) => Self::named(18, "RequiresExtension", text),
            _ => Self::tool(text),
        }
    }

    /// The exit status.
    pub(super) fn status(&self) -> u8 {
        self.status
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            Some(name) => write!(f, "{name}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self::tool(error.to_string())
    }
}
