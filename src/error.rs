//! Errors of the library: a kind, a message and a location.
//!
//! Rule of this module: an [`Error`] is one boxed pointer, its constructors are cold, and every error has the most exact
//! [`Location`] known to its producer.

use crate::rule::Rule;
use std::fmt;

/// Result of every fallible function of the library.
pub type Result<T> = std::result::Result<T, Error>;

/// The cause of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The input violates a rule of its own format.
    Malformed,
    /// The input is valid for every validator, but contains a construct that this translator does not support.
    Unsupported,
    /// The output would require a capability, extension or version that the options forbid.
    MissingCapability,
    /// LLVM rejects the input module, or it violates the conventions of SPIR-V friendly IR.
    InvalidLlvm,
    /// The options contradict each other or do not apply to the input.
    Usage,
    /// A file could not be read or written.
    Io,
    /// A defect of this translator.
    Internal,
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "malformed input",
            Self::Unsupported => "not supported",
            Self::MissingCapability => "not allowed by the options",
            Self::InvalidLlvm => "invalid LLVM IR",
            Self::Usage => "usage",
            Self::Io => "input or output failed",
            Self::Internal => "internal error",
        })
    }
}

impl ErrorKind {
    /// A short, permanent name for programs.
    pub fn id(self) -> &'static str {
        match self {
            Self::Malformed => "malformed",
            Self::Unsupported => "unsupported",
            Self::MissingCapability => "not-allowed",
            Self::InvalidLlvm => "invalid-llvm",
            Self::Usage => "usage",
            Self::Io => "io",
            Self::Internal => "internal",
        }
    }
}

/// The subject of a failure, for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Detail {
    /// One of these extensions is required and not allowed.
    Extension(Vec<String>),
    /// An extension that is read but no longer emitted.
    RetiredExtension(String),
    /// A later version is required than is allowed, or one of these extensions. Versions are words 1 of a header.
    Version {
        /// The required version.
        needed: u32,
        /// The latest allowed version.
        allowed: u32,
        /// The alternative extensions.
        instead: Vec<String>,
    },
    /// An unknown addressing model, by its number.
    AddressingModel(u32),
    /// A constructor or destructor requires a later version than is allowed.
    ListedFunction,
    /// A function is used as a value, or called through one.
    FunctionPointer,
    /// A builtin, by its name, that requires an extension which is not allowed.
    Builtin {
        /// The name of the function.
        name: String,
        /// The extension.
        extension: &'static str,
    },
    /// An LLVM intrinsic, by its name.
    Intrinsic(String),
    /// An integer type of an unsupported width, in bits.
    BitWidth(u32),
    /// A target other than SPIR-V's, by its triple.
    TargetTriple(String),
    /// A target of a later version than is allowed.
    TargetVersion,
    /// A cast between address spaces that SPIR-V cannot convert.
    AddressSpaceCast(SpaceCast),
    /// An allocation whose size is not constant.
    DynamicSize,
    /// A module-scope variable in a storage class that only functions may use.
    FunctionVariable,
    /// An instruction longer than the maximum word count.
    WordCount,
    /// An extended instruction set.
    ExtInstSet,
    /// A function with a variable number of arguments.
    VariadicFunction,
    /// A builtin call with a wrong number of arguments.
    OperandCount,
    /// A scalable vector.
    ScalableVector,
    /// A decoration, by its name, of a target that it does not apply to.
    DecorationTarget(&'static str),
    /// A decoration in metadata with wrong operands.
    DecorationOperands {
        /// Its name; empty for a decoration identified only by number.
        decoration: &'static str,
        /// The expected operands.
        expected: &'static [DecorationOperand],
        /// The position of the first wrong operand; `None` if their number is wrong.
        wrong: Option<usize>,
    },
    /// A decoration about the initialization of a variable that has no initializer.
    NoInitializer,
    /// An annotation string with a wrong number of operands for its decoration, by the decoration's number.
    AnnotationOperands(u32),
    /// A call whose types or constants do not match its instruction, or a type with wrong parameters.
    CallTypes {
        /// The instruction's name, without `Op`.
        instruction: String,
        /// The mismatch.
        fault: CallFault,
    },
}

/// The kind of a decoration's operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecorationOperand {
    /// A string.
    Text,
    /// An integer.
    Number,
}

/// A mismatch in the types of a call. Argument positions count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CallFault {
    /// The result.
    Result,
    /// The argument.
    Argument(usize),
    /// The argument, a pointer to another type.
    Pointee(usize),
    /// The number of components differs between result and argument.
    Lanes,
    /// The argument, which is not a constant or has an invalid value.
    Constant(usize),
    /// A matrix, which requires an extension.
    Matrix,
}

/// A cast between address spaces that SPIR-V lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpaceCast {
    /// From constant memory to the generic address space.
    ConstantToGeneric,
    /// From the generic address space to constant memory.
    GenericToConstant,
    /// From host-only or device-only global memory to an address space other than global.
    FromPartOfGlobal,
    /// To host-only or device-only global memory from an address space other than global.
    ToPartOfGlobal,
    /// Between two other address spaces, neither of them generic.
    NotGeneric,
}

/// The location of a failure.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Location {
    /// An instruction of a SPIR-V module.
    #[non_exhaustive]
    Spirv {
        /// Offset of its first word from the start of the module, in words.
        word_offset: u32,
        /// Its number, counted from 0 after the header.
        instruction: u32,
        /// The instruction as assembly language, or empty.
        text: String,
        /// Name or `%id` of the enclosing function, or empty.
        function: String,
    },
    /// A position in a text; line and column count from 1.
    #[non_exhaustive]
    Text {
        /// Line.
        line: u32,
        /// Column, in characters.
        column: u32,
    },
    /// A location in an LLVM module; each part may be empty.
    #[non_exhaustive]
    Llvm {
        /// Name of the enclosing function.
        function: String,
        /// Name of the basic block.
        block: String,
        /// The printed instruction, value or metadata node.
        instruction: String,
        /// The source location in its debug location, as `file:line:column`, or empty.
        source: String,
    },
    /// A byte of a mangled name.
    #[non_exhaustive]
    Symbol {
        /// The name.
        name: String,
        /// Offset from its start, in bytes.
        byte: usize,
    },
}

/// The maximum number of characters of an instruction's text in a message.
const LONGEST_SHOWN: usize = 300;

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spirv { word_offset, instruction, text, function } => {
                write!(f, "word {word_offset}, instruction {instruction}")?;
                if !function.is_empty() {
                    write!(f, ", in function {function}")?;
                }
                match text.char_indices().nth(LONGEST_SHOWN).and_then(|(end, _)| text.get(..end)) {
                    Some(start) => write!(f, ": {start}..."),
                    None if text.is_empty() => Ok(()),
                    None => write!(f, ": {text}"),
                }
            }
            Self::Text { line, column } => write!(f, "{line}:{column}"),
            Self::Llvm { function, block, instruction, source: _ } => {
                let mut separator = "";
                if !function.is_empty() {
                    write!(f, "in function @{function}")?;
                    separator = ", ";
                }
                if !block.is_empty() {
                    write!(f, "{separator}block %{block}")?;
                    separator = ": ";
                }
                if !instruction.is_empty() {
                    write!(f, "{separator}{}", instruction.trim())?;
                }
                Ok(())
            }
            Self::Symbol { name, byte } => write!(f, "byte {byte} of '{name}'"),
        }
    }
}

/// One finding: message and location.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// The message, in one sentence without a full stop.
    pub message: String,
    /// The location; `None` for the whole input.
    pub location: Option<Location>,
    /// The violated rule of SPIR-V, if any.
    pub rule: Option<Rule>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        if let Some(rule) = self.rule {
            write!(f, " [{}]", rule.id())?;
        }
        if let Some(location) = &self.location {
            write!(f, " ({location})")?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
struct Inner {
    kind: ErrorKind,
    /// Not empty; the first finding is the main one.
    findings: Vec<Finding>,
    topic: Option<Detail>,
}

/// The failure of a call: a kind, and one or more findings, each with a message, a location and the violated rule of SPIR-V, if
/// any. It has the size of one pointer, and `Display` prints all findings.
#[derive(Clone, Debug)]
pub struct Error(Box<Inner>);

impl Error {
    /// An error of `kind` without a location; [`Error::at`] adds one.
    #[doc(hidden)]
    #[cold]
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        let finding = Finding { message: message.into(), location: None, rule: None };
        Self(Box::new(Inner { kind, findings: vec![finding], topic: None }))
    }

    /// Shorthand for [`ErrorKind::Malformed`].
    #[doc(hidden)]
    #[cold]
    pub fn malformed(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Malformed, message)
    }

    /// A module that violates a rule of SPIR-V.
    #[cold]
    pub(crate) fn broken(rule: Rule, message: impl Into<String>) -> Self {
        let mut error = Self::new(ErrorKind::Malformed, message);
        if let Some(finding) = error.0.findings.first_mut() {
            finding.rule = Some(rule);
        }
        error
    }

    /// A module that violates a rule of SPIR-V that other validators do not check, so that its producer may be unaware of it.
    #[cold]
    pub(crate) fn unenforced(rule: Rule, message: impl Into<String>) -> Self {
        Self::broken(rule, message).not_enforced()
    }

    /// Marks the error as the violation of a rule that other validators do not check.
    #[must_use]
    pub(crate) fn not_enforced(mut self) -> Self {
        if self.kind() == ErrorKind::Malformed {
            self.0.kind = ErrorKind::Unsupported;
        }
        self
    }

    /// Turns an error about malformed input without a rule of SPIR-V into one about an unsupported construct.
    #[must_use]
    pub(crate) fn without_rule_unsupported(mut self) -> Self {
        if self.kind() == ErrorKind::Malformed && self.rule().is_none() {
            self.0.kind = ErrorKind::Unsupported;
        }
        self
    }

    /// Shorthand for [`ErrorKind::Unsupported`].
    #[doc(hidden)]
    #[cold]
    pub fn unsupported(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Unsupported, message)
    }

    /// Shorthand for [`ErrorKind::InvalidLlvm`].
    #[doc(hidden)]
    #[cold]
    pub fn invalid_llvm(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::InvalidLlvm, message)
    }

    /// Shorthand for [`ErrorKind::Internal`].
    #[doc(hidden)]
    #[cold]
    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Internal, message)
    }

    /// One error with several findings of one kind; `None` if there are no findings.
    #[cold]
    pub(crate) fn from_findings(kind: ErrorKind, findings: Vec<Finding>) -> Option<Self> {
        (!findings.is_empty()).then(|| Self(Box::new(Inner { kind, findings, topic: None })))
    }

    /// Replaces the locations of the findings.
    #[cold]
    #[must_use]
    pub(crate) fn map_locations(mut self, map: impl Fn(&Location) -> Location) -> Self {
        for finding in &mut self.0.findings {
            finding.location = finding.location.as_ref().map(&map);
        }
        self
    }

    /// The error with its main finding alone.
    #[cold]
    #[must_use]
    pub(crate) fn with_one_finding(mut self) -> Self {
        self.0.findings.truncate(1);
        self
    }

    /// Adds the findings of another error, without duplicates.
    #[cold]
    pub(crate) fn add_findings(&mut self, other: &Self) {
        for finding in other.findings() {
            if !self.0.findings.contains(finding) {
                self.0.findings.push(finding.clone());
            }
        }
    }

    /// Sets the location of the main finding unless it has one.
    #[doc(hidden)]
    #[cold]
    #[must_use]
    pub fn at(mut self, location: impl Into<Option<Location>>) -> Self {
        if let Some(finding) = self.0.findings.first_mut().filter(|finding| finding.location.is_none()) {
            finding.location = location.into();
        }
        self
    }

    /// Sets the subject of the error.
    #[cold]
    #[must_use]
    pub(crate) fn about(mut self, topic: Detail) -> Self {
        self.0.topic = Some(topic);
        self
    }

    /// The subject of the error, if set.
    #[doc(hidden)]
    pub fn topic(&self) -> Option<&Detail> {
        self.0.topic.as_ref()
    }

    /// The kind.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// All findings, the main one first; not empty.
    pub fn findings(&self) -> &[Finding] {
        &self.0.findings
    }

    /// The violated rule of SPIR-V in the main finding, if any.
    pub fn rule(&self) -> Option<Rule> {
        self.0.findings.first().and_then(|finding| finding.rule)
    }

    /// The location of the main finding; `None` for the whole input.
    pub fn location(&self) -> Option<&Location> {
        self.0.findings.first().and_then(|finding| finding.location.as_ref())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.kind)?;
        let mut separator = ": ";
        for finding in &self.0.findings {
            write!(f, "{separator}{finding}")?;
            separator = "\n  ";
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
