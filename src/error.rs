//! Errors of the library: a kind, a message and a place.
//!
//! Rule of this module: an [`Error`] is one boxed pointer, its constructors are cold, and no error leaves the
//! library without the most exact [`Location`] that its producer knows.

use crate::rule::Rule;
use std::fmt;

/// Result of every fallible function of the library.
pub type Result<T> = std::result::Result<T, Error>;

/// Whose fault a failure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The input breaks a rule of its own format.
    Malformed,
    /// The input is well formed as far as any validator looks, but holds something that this translator does not translate.
    Unsupported,
    /// The output would need a capability, extension or version that the options forbid.
    MissingCapability,
    /// LLVM rejects the input module, or it breaks a rule of the SPIR-V friendly conventions.
    InvalidLlvm,
    /// The options contradict each other or do not fit the input.
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
    /// A short name for programs, which stays what it is.
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

/// What a failure is about, where programs ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Detail {
    /// One of these extensions is needed and not allowed.
    Extension(Vec<String>),
    /// An extension that is read, but no longer written.
    RetiredExtension(String),
    /// A later version is needed than is allowed, or one of these extensions. Versions are of word 1 of a header.
    Version {
        /// The version that is needed.
        needed: u32,
        /// The latest one that is allowed.
        allowed: u32,
        /// Extensions that would do instead.
        instead: Vec<String>,
    },
    /// An addressing model that there is none of, by its number.
    AddressingModel(u32),
    /// A constructor or destructor needs a later version than is allowed.
    ListedFunction,
    /// A function is used as a value, or called through one.
    FunctionPointer,
    /// A builtin by its name, for which an extension is needed and not allowed.
    Builtin {
        /// The name of the function.
        name: String,
        /// The extension.
        extension: &'static str,
    },
    /// An LLVM intrinsic, by its name.
    Intrinsic(String),
    /// An integer type of a width that is not allowed, in bits.
    BitWidth(u32),
    /// A target that is none of SPIR-V's, by its triple.
    TargetTriple(String),
    /// A target that is of a later version than is allowed.
    TargetVersion,
    /// A cast between address spaces that have no cast between them.
    AddressSpaceCast(SpaceCast),
    /// An allocation whose size the program computes.
    DynamicSize,
    /// A module-scope variable where only functions have variables.
    FunctionVariable,
    /// An instruction of more words than its word count can say.
    WordCount,
    /// An extended instruction set.
    ExtInstSet,
    /// A function with a variable number of arguments.
    VariadicFunction,
    /// A builtin called with another number of arguments than it has.
    OperandCount,
    /// A vector whose length the program's target tells.
    ScalableVector,
    /// A decoration of something that it does not decorate, by its name.
    DecorationTarget(&'static str),
    /// A decoration that metadata tells with other operands than it has.
    DecorationOperands {
        /// Its name; empty for one that has numbers only.
        decoration: &'static str,
        /// Its operands.
        expected: &'static [DecorationOperand],
        /// The first one that is something else, by its place; `None` if there are more or less of them.
        wrong: Option<usize>,
    },
    /// A decoration that says when an initializer is written, of a variable that has none.
    NoInitializer,
    /// A text of an annotation that says more or fewer operands than a decoration has, by its number.
    AnnotationOperands(u32),
    /// A call with other types or constants than the instruction has that it stands for, or a type with other parameters.
    CallTypes {
        /// The instruction's name, without `Op`.
        instruction: String,
        /// Which of its types.
        fault: CallFault,
    },
}

/// What an operand of a decoration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecorationOperand {
    /// A string.
    Text,
    /// An integer.
    Number,
}

/// What is wrong with the types of a call. Arguments are told by their place, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CallFault {
    /// The result.
    Result,
    /// An argument.
    Argument(usize),
    /// The result has another number of components than the argument.
    Lanes,
    /// An argument that is no constant, or one that the instruction does not take.
    Constant(usize),
    /// Matrices, which need an extension.
    Matrix,
}

/// Which cast between address spaces SPIR-V does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpaceCast {
    /// From constant memory to the generic address space.
    ConstantToGeneric,
    /// From the generic address space to constant memory.
    GenericToConstant,
    /// From global memory of the host or of the device alone to another than global memory.
    FromPartOfGlobal,
    /// To global memory of the host or of the device alone from another than global memory.
    ToPartOfGlobal,
    /// Between two others of which neither is the generic one.
    NotGeneric,
}

/// Where it went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Location {
    /// An instruction of a SPIR-V module.
    #[non_exhaustive]
    Spirv {
        /// Offset of its first word from the start of the module, in words.
        word_offset: u32,
        /// Its number, counted from 0 behind the header.
        instruction: u32,
        /// The instruction as assembly language, or empty.
        text: String,
        /// Name or `%id` of the enclosing function, or empty.
        function: String,
    },
    /// A place in a text, both counted from 1.
    #[non_exhaustive]
    Text {
        /// Line.
        line: u32,
        /// Column, in characters.
        column: u32,
    },
    /// A place in an LLVM module; each part may be empty.
    #[non_exhaustive]
    Llvm {
        /// Name of the enclosing function.
        function: String,
        /// Name of the basic block.
        block: String,
        /// The printed instruction, value or metadata node.
        instruction: String,
        /// Where its debug location says that it comes from, as `file:line:column`, or empty.
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

/// How many characters of an instruction's text a message shows.
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

/// One finding: what, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// Where; `None` for the whole input.
    pub location: Option<Location>,
    /// The rule of SPIR-V that is broken, if it is one.
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
    /// Never empty; the first is the main one.
    findings: Vec<Finding>,
    topic: Option<Detail>,
}

/// Why a call failed: a kind, and one or more findings, each with a message, a place and the rule of SPIR-V that is broken. It is the size of
/// one pointer, and `Display` prints all of it.
#[derive(Clone, Debug)]
pub struct Error(Box<Inner>);

impl Error {
    /// An error of `kind` without a place; give it one with [`Error::at`].
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

    /// A module that breaks a rule of SPIR-V.
    #[cold]
    pub(crate) fn broken(rule: Rule, message: impl Into<String>) -> Self {
        let mut error = Self::new(ErrorKind::Malformed, message);
        if let Some(finding) = error.0.findings.first_mut() {
            finding.rule = Some(rule);
        }
        error
    }

    /// A module that breaks a rule of SPIR-V which other validators do not look at: producers may not know that they break it.
    #[cold]
    pub(crate) fn unenforced(rule: Rule, message: impl Into<String>) -> Self {
        Self::broken(rule, message).not_enforced()
    }

    /// The same error as one of a rule that other validators do not look at.
    #[must_use]
    pub(crate) fn not_enforced(mut self) -> Self {
        if self.kind() == ErrorKind::Malformed {
            self.0.kind = ErrorKind::Unsupported;
        }
        self
    }

    /// The same error as one of what is not supported, if it is one of malformed input for which no rule of SPIR-V stands.
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

    /// One error of several findings of one kind; `None` if there are none.
    #[cold]
    pub(crate) fn from_findings(kind: ErrorKind, findings: Vec<Finding>) -> Option<Self> {
        (!findings.is_empty()).then(|| Self(Box::new(Inner { kind, findings, topic: None })))
    }

    /// The same error with other places.
    #[cold]
    #[must_use]
    pub(crate) fn map_locations(mut self, map: impl Fn(&Location) -> Location) -> Self {
        for finding in &mut self.0.findings {
            finding.location = finding.location.as_ref().map(&map);
        }
        self
    }

    /// Adds the findings of another error that it does not have yet.
    #[cold]
    pub(crate) fn add_findings(&mut self, other: &Self) {
        for finding in other.findings() {
            if !self.0.findings.contains(finding) {
                self.0.findings.push(finding.clone());
            }
        }
    }

    /// The same error with the place of its main finding set, if it had none yet.
    #[doc(hidden)]
    #[cold]
    #[must_use]
    pub fn at(mut self, location: impl Into<Option<Location>>) -> Self {
        if let Some(finding) = self.0.findings.first_mut().filter(|finding| finding.location.is_none()) {
            finding.location = location.into();
        }
        self
    }

    /// The same error with what it is about.
    #[cold]
    #[must_use]
    pub(crate) fn about(mut self, topic: Detail) -> Self {
        self.0.topic = Some(topic);
        self
    }

    /// What it is about, where that is told.
    #[doc(hidden)]
    pub fn topic(&self) -> Option<&Detail> {
        self.0.topic.as_ref()
    }

    /// What went wrong.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Everything that was found, the main finding first; never empty.
    pub fn findings(&self) -> &[Finding] {
        &self.0.findings
    }

    /// The rule of SPIR-V that the main finding is about, if it is one.
    pub fn rule(&self) -> Option<Rule> {
        self.0.findings.first().and_then(|finding| finding.rule)
    }

    /// Where the main finding is; `None` for the whole input.
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
