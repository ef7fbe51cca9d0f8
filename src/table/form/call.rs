//! Friendly calls: how they are spelled and what they may do.

/// How the friendly call of an instruction is spelled and what it may do.
///
/// Arguments are the instruction's operands in order, ids and literals alike, without result type and result.
/// Spec (SPIR-V representation in LLVM): "SPIR-V Instructions Mapped to LLVM Function Calls".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallForm {
    /// Bit i: integers of argument i are unsigned, in a pointee too.
    pub unsigned: u32,
    /// Bit i: argument i points to `const`.
    pub constant: u32,
    /// Whether `_R<type>` follows the name.
    pub suffix: ResultSuffix,
    /// Whether the instruction gives booleans, for which the call may give integers.
    pub predicate: bool,
    /// What the call may do to memory.
    pub effect: MemoryEffects,
    /// Whether other work-items take part.
    pub convergent: bool,
    /// Whether nothing is said of exceptions.
    pub may_unwind: bool,
}

/// The `_R<type>` postfix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultSuffix {
    /// None: the arguments determine the result.
    None,
    /// Integers are spelled signed.
    Signed,
    /// Integers are spelled unsigned.
    Unsigned,
}

/// What a call may do to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemoryEffects {
    /// Anything.
    Unknown,
    /// It reads its arguments' memory at most.
    ReadOnly,
    /// None: its result depends on its arguments only.
    None,
}

impl CallForm {
    /// The integers of these arguments are unsigned.
    #[must_use]
    pub const fn unsigned(mut self, arguments: &[u32]) -> Self {
        let mut i = 0;
        while i < arguments.len() {
            self.unsigned |= 1 << arguments[i];
            i += 1;
        }
        self
    }

    /// All integers are unsigned.
    #[must_use]
    pub const fn all_unsigned(mut self) -> Self {
        self.unsigned = u32::MAX;
        self
    }

    /// These arguments point to `const`.
    #[must_use]
    pub const fn constant(mut self, arguments: &[u32]) -> Self {
        let mut i = 0;
        while i < arguments.len() {
            self.constant |= 1 << arguments[i];
            i += 1;
        }
        self
    }

    /// `_R<type>` follows the name, integers spelled signed.
    #[must_use]
    pub const fn suffix(mut self) -> Self {
        self.suffix = ResultSuffix::Signed;
        self
    }

    /// `_R<type>` follows the name, integers spelled unsigned.
    #[must_use]
    pub const fn unsigned_suffix(mut self) -> Self {
        self.suffix = ResultSuffix::Unsigned;
        self
    }

    /// The instruction gives booleans.
    #[must_use]
    pub const fn predicate(mut self) -> Self {
        self.predicate = true;
        self
    }

    /// The call touches no memory.
    #[must_use]
    pub const fn pure(mut self) -> Self {
        self.effect = MemoryEffects::None;
        self
    }

    /// The call only reads memory.
    #[must_use]
    pub const fn reads(mut self) -> Self {
        self.effect = MemoryEffects::ReadOnly;
        self
    }

    /// Other work-items take part in the call.
    #[must_use]
    pub const fn convergent(mut self) -> Self {
        self.convergent = true;
        self
    }

    /// Nothing is said of the call.
    #[must_use]
    pub const fn without_attributes(mut self) -> Self {
        self.effect = MemoryEffects::Unknown;
        self.convergent = false;
        self.may_unwind = true;
        self
    }

    /// Whether the integers of argument `i` are unsigned.
    pub const fn is_unsigned(&self, i: usize) -> bool {
        self.unsigned == u32::MAX || (i < 32 && self.unsigned >> i & 1 == 1)
    }

    /// Whether argument `i` points to `const`.
    pub const fn is_constant(&self, i: usize) -> bool {
        i < 32 && self.constant >> i & 1 == 1
    }
}

/// A friendly call with signed arguments, no suffix, any effect.
pub const fn call() -> CallForm {
    CallForm {
        unsigned: 0,
        constant: 0,
        suffix: ResultSuffix::None,
        predicate: false,
        effect: MemoryEffects::Unknown,
        convergent: false,
        may_unwind: false,
    }
}
