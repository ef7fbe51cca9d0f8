//! Exit statuses and message prefixes.
//!
//! Spec: "Exit codes and message shapes" of the representation document on options.

use super::{detail, extensions, header};
use crate::error::{Detail, Error, ErrorKind, Location};
use crate::spirv::{Opcode, grammar};
use std::fmt;

/// The cause of a failure of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    status: u8,
    /// Name of the error class; errors of the tool have none.
    name: Option<&'static str>,
    message: String,
}

/// The direction of a failed translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// LLVM IR to SPIR-V.
    Write,
    /// SPIR-V to LLVM IR, or from one form of SPIR-V to another.
    Read,
}

/// Exit status for errors in options, and for LLVM IR that cannot be parsed.
const OPTION: u8 = 1;

/// Exit status for LLVM IR that crashes LLVM, which is that of a parse error.
pub(super) const CRASHED: u8 = OPTION;
/// Exit status for errors of the tool outside the translation.
const TOOL: u8 = 255;

/// An error class of the Khronos translator: exit status, name, and the text before the detail. Tools that
/// parse its messages depend on all three.
type Class = (u8, &'static str, &'static str);

const INVALID_TRIPLE: Class =
    (1, "InvalidTargetTriple", "Expects spir-unknown-unknown or spir64-unknown-unknown.");
const TRIPLE_VERSION: Class =
    (3, "TripleMaxVersionIncompatible", "Triple version and maximum version are incompatible.");
const ADDRESSING_MODEL: Class = (4, "InvalidAddressingModel", "Expects 0-2.");
const INVALID_SET: Class = (7, "InvalidBuiltinSetName", "Expects OpenCL.std.");
const INVALID_CALL: Class = (8, "InvalidFunctionCall", "Unexpected llvm intrinsic:");
const INVALID_WIDTH: Class = (9, "InvalidBitWidth", "Invalid bit width in input:");
const INVALID_MODULE: Class = (10, "InvalidModule", "Invalid SPIR-V module:");
const INVALID_LLVM: Class = (11, "InvalidLlvmModule", "Invalid LLVM module:");
const UNIMPLEMENTED_OPCODE: Class = (12, "UnimplementedOpCode", "Unimplemented opcode");
const FUNCTION_POINTERS: Class = (13, "FunctionPointers", "Can't translate function pointer:");
const INVALID_INSTRUCTION: Class = (14, "InvalidInstruction", "Can't translate llvm instruction:");
const WORD_COUNT: Class =
    (15, "InvalidWordCount", "Can't encode instruction with word count greater than 65535:");
const REQUIRES_1_1: Class = (16, "Requires1_1", "Feature requires SPIR-V 1.1 or greater:");
const REQUIRES_VERSION: Class = (17, "RequiresVersion", "Cannot fulfill SPIR-V version restriction:");
const REQUIRES_EXTENSION: Class =
    (18, "RequiresExtension", "Feature requires the following SPIR-V extension:");
const VARIADIC: Class =
    (23, "UnsupportedVarArgFunction", "Variadic functions other than 'printf' are not supported in SPIR-V.");
const DEPRECATED_EXTENSION: Class =
    (24, "DeprecatedExtension", "Feature requires the following deprecated SPIR-V extension:");
const OPERAND_COUNT: Class =
    (25, "InvalidNumberOfOperands", "Number of operands does not match the expected count:");

/// The instruction at which an error occurred; empty for other locations.
fn instruction(error: &Error) -> &str {
    match error.location() {
        Some(Location::Llvm { instruction, .. }) => instruction.trim(),
        _ => "",
    }
}

/// The opcode of the SPIR-V instruction at which an error occurred.
fn opcode(error: &Error) -> Option<Opcode> {
    let Some(Location::Spirv { text, .. }) = error.location() else { return None };
    let name = text.split_whitespace().find(|word| word.starts_with("Op"))?;
    grammar::instruction_by_name(name.as_bytes()).map(|grammar| grammar.opcode)
}

impl Failure {
    /// An argument error that LLVM's option parser would report.
    pub(super) fn option(message: impl Into<String>) -> Self {
        Self { status: OPTION, name: None, message: format!("llvm-spirv: {}", message.into()) }
    }

    /// Incompatible options, or files that cannot be read or written.
    pub(super) fn tool(message: impl Into<String>) -> Self {
        Self { status: TOOL, name: None, message: message.into() }
    }

    /// LLVM IR that LLVM cannot parse.
    pub(super) fn parse(message: impl Into<String>) -> Self {
        Self { status: OPTION, name: None, message: message.into() }
    }

    /// A SPIR-V module that violates SPIR-V's rules.
    pub(super) fn invalid_module(message: impl Into<String>) -> Self {
        Self::of_class(INVALID_MODULE, &format!(" {}", message.into()))
    }

    /// A file without a module, for a report.
    pub(super) fn no_report(message: &str) -> Self {
        Self::tool(format!("Invalid SPIR-V binary: \"{message}\""))
    }

    /// An instruction that the Khronos translator knows but does not support.
    pub(super) fn unimplemented(opcode: Opcode) -> Self {
        Self::of_class(UNIMPLEMENTED_OPCODE, &format!(" {}", opcode.0))
    }

    /// An instruction that violates the rules of its extension.
    pub(super) fn invalid_instruction(message: &str) -> Self {
        Self::of_class(INVALID_INSTRUCTION, &format!("\n {message}"))
    }

    /// An unknown instruction.
    pub(super) fn unknown(opcode: Opcode) -> Self {
        let note = format!("input SPIR-V module has an invalid or unknown opcode {}", opcode.0);
        Self::of_class(INVALID_INSTRUCTION, &format!(" {note}"))
    }

    /// An extended instruction set of another environment.
    pub(super) fn unknown_set(name: &str) -> Self {
        Self::of_class(INVALID_SET, &format!(" Actual is {name}"))
    }

    /// Converts an error of the library.
    pub(super) fn of(error: &Error, direction: Direction) -> Self {
        let text = error.to_string();
        match error.topic() {
            Some(topic) => Self::about(topic, error),
            None => match (error.kind(), direction) {
                (ErrorKind::Malformed, Direction::Write) => Self::parse(text),
                (ErrorKind::Malformed, Direction::Read) => {
                    Self::invalid_module(detail::of_missing(&text).unwrap_or_default() + &text)
                }
                (ErrorKind::InvalidLlvm, _) => Self::of_class(INVALID_LLVM, &format!(" {text}")),
                (ErrorKind::Unsupported, Direction::Write) => {
                    Self::of_class(INVALID_INSTRUCTION, &format!("\n {}\n{text}", instruction(error)))
                }
                (ErrorKind::Unsupported, Direction::Read) => {
                    let number = opcode(error).map(|opcode| format!(" {}\n", opcode.0));
                    Self::of_class(
                        UNIMPLEMENTED_OPCODE,
                        &format!("{}{text}", number.unwrap_or(" ".to_owned())),
                    )
                }
                (ErrorKind::MissingCapability, _) => {
                    Self::of_class(REQUIRES_EXTENSION, &format!("\n {text}"))
                }
                _ => Self::tool(text),
            },
        }
    }

    /// Converts an error with a detail.
    fn about(topic: &Detail, error: &Error) -> Self {
        let text = error.to_string();
        match topic {
            Detail::Extension(names) => Self::about_extension(names, error),
            Detail::RetiredExtension(name) => {
                let (note, of) = (detail::OF_RETIRED, instruction(error));
                Self::of_class(DEPRECATED_EXTENSION, &format!("\n {name}\n{note}\n{of}\n{text}"))
            }
            Detail::Version { needed, allowed, instead } => {
                Self::about_version(*needed, *allowed, instead, &text)
            }
            Detail::AddressingModel(model) => {
                Self::of_class(ADDRESSING_MODEL, &format!(" Actual addressing mode is {model}\n{text}"))
            }
            Detail::ListedFunction => {
                Self::of_class(REQUIRES_1_1, &format!(" Initializer/Finalizer Execution Mode\n{text}"))
            }
            Detail::FunctionPointer => {
                Self::of_class(FUNCTION_POINTERS, &format!("\n {}\n{text}", instruction(error)))
            }
            Detail::Builtin { name, extension } => {
                let kind = detail::of_arbitrary_precision(extension);
                Self::of_class(INVALID_INSTRUCTION, &format!("\n {name}\n{kind}\n{text}"))
            }
            Detail::Intrinsic(name) => Self::about_intrinsic(name, error),
            Detail::DynamicSize => {
                let note = detail::DYNAMIC_SIZE;
                Self::of_class(INVALID_INSTRUCTION, &format!("\n {}\n{note}{text}", instruction(error)))
            }
            Detail::FunctionVariable => {
                let note = detail::FUNCTION_VARIABLE;
                Self::of_class(INVALID_INSTRUCTION, &format!("\n{note}\n {}\n{text}", instruction(error)))
            }
            Detail::CallTypes { instruction, fault } => {
                let note =
                    detail::of_call_types(instruction, *fault) + &detail::of_handle(instruction, &text);
                Self::of_class(INVALID_INSTRUCTION, &format!("\n {note}\n{text}"))
            }
            Detail::BitWidth(bits) => Self::of_class(INVALID_WIDTH, &format!(" {bits}\n{text}")),
            Detail::TargetTriple(triple) => {
                Self::of_class(INVALID_TRIPLE, &format!(" Actual target triple is {triple}"))
            }
            Detail::TargetVersion => Self::of_class(TRIPLE_VERSION, &format!("\n{text}")),
            Detail::AddressSpaceCast(cast) => {
                let note = detail::of_cast(*cast);
                Self::of_class(INVALID_MODULE, &format!(" {note}\n\n  {}\n{text}", instruction(error)))
            }
            Detail::DecorationTarget(name) => {
                let note = detail::of_target(name);
                Self::of_class(INVALID_MODULE, &format!(" {note}\n{text}"))
            }
            Detail::AnnotationOperands(decoration) => {
                let note = detail::of_annotation(*decoration);
                Self::of_class(INVALID_LLVM, &format!(" {note}\n{text}"))
            }
            Detail::DecorationOperands { decoration, expected, wrong } => {
                let note = detail::of_decoration_operands(decoration, expected, *wrong);
                Self::of_class(INVALID_LLVM, &format!(" {note}\n{text}"))
            }
            Detail::NoInitializer => {
                let note = detail::NO_INITIALIZER;
                Self::of_class(INVALID_LLVM, &format!(" {note}\n{text}"))
            }
            Detail::ScalableVector => {
                Self::of_class(INVALID_MODULE, &format!("\n {}\n{text}", instruction(error)))
            }
            Detail::WordCount => {
                Self::of_class(WORD_COUNT, &format!("\n {}{text}", detail::of_length(opcode(error))))
            }
            Detail::ExtInstSet => Self::of_class(INVALID_SET, &format!(" {text}")),
            Detail::OperandCount => {
                Self::of_class(OPERAND_COUNT, &format!("\n {}\n{text}", instruction(error)))
            }
            Detail::VariadicFunction => Self::of_class(VARIADIC, &format!("\n{text}")),
        }
    }

    /// The failure for an intrinsic: what it needs and its call, or its name.
    fn about_intrinsic(name: &str, error: &Error) -> Self {
        let note = detail::of_intrinsic(name);
        let shown = match note.as_str() {
            "" => name.to_owned(),
            note => format!("{note}  {}", instruction(error)),
        };
        Self::of_class(INVALID_CALL, &format!("\n {shown}\n{error}"))
    }

    /// The failure for a missing version, or alternatively one of these extensions.
    fn about_version(needed: u32, allowed: u32, instead: &[String], text: &str) -> Self {
        match instead.iter().find(|name| extensions::is_known(name)) {
            Some(name) => Self::of_class(REQUIRES_EXTENSION, &format!("\n{name}\n{text}")),
            None => {
                let note = detail::of_version(&header::shown(needed), &header::shown(allowed));
                Self::of_class(REQUIRES_VERSION, &format!("\n {note}\n{text}"))
            }
        }
    }

    /// The failure for a missing extension, one of these.
    fn about_extension(names: &[String], error: &Error) -> Self {
        let known: Vec<_> = names.iter().filter(|name| extensions::is_known(name)).cloned().collect();
        let names = if known.is_empty() { names } else { &known };
        let at = opcode(error).map_or_else(String::new, |opcode| opcode.to_string());
        let note = detail::of_extension(names, &at);
        Self::of_class(REQUIRES_EXTENSION, &format!("\n{}\n{note}{error}", names.join(" or ")))
    }

    fn of_class((status, name, sentence): Class, detail: &str) -> Self {
        Self { status, name: Some(name), message: format!("{sentence}{detail}") }
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
