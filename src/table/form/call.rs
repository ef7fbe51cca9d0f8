//! Friendly calls: name and attributes.

/// The name and the attributes of an instruction's friendly call.
///
/// Arguments are the instruction's operands in order, ids and literals alike, without result type and result.
/// Spec (SPIR-V representation in LLVM): "SPIR-V Instructions Mapped to LLVM Function Calls".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallForm {
    /// Bit i: integers of argument i are mangled as unsigned, also in a pointee.
    pub unsigned: u32,
    /// Bit i: argument i is a pointer to `const`.
    pub constant: u32,
    /// Bit i: argument i is a value of the type that operand i is.
    pub types: u32,
    /// Whether `_R<type>` follows the name.
    pub suffix: ResultSuffix,
    /// Whether the instruction returns booleans, in place of which the call may return integers.
    pub predicate: bool,
    /// The memory effects of the call.
    pub effect: MemoryEffects,
    /// Whether the call is convergent.
    pub convergent: bool,
    /// Whether the call lacks `nounwind`.
    pub may_unwind: bool,
}

/// The `_R<type>` postfix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultSuffix {
    /// None: the arguments determine the result type.
    None,
    /// `_R<type>` with signed integers.
    Signed,
    /// `_R<type>` with unsigned integers.
    Unsigned,
}

/// The memory effects of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemoryEffects {
    /// Any effect.
    Unknown,
    /// Only reads through its arguments.
    ReadOnly,
    /// No memory access: the result depends on the arguments only.
    None,
}

impl CallForm {
    /// Integers of these arguments are mangled as unsigned.
    #[must_use]
    pub const fn unsigned(mut self, arguments: &[u32]) -> Self {
        let mut i = 0;
        while i < arguments.len() {
            self.unsigned |= 1 << arguments[i];
            i += 1;
        }
        self
    }

    /// All integers are mangled as unsigned.
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

    /// Operand `position` is a type, for which LLVM IR has no value: the argument is one of that type.
    #[must_use]
    pub const fn type_at(mut self, position: u32) -> Self {
        self.types |= 1 << position;
        self
    }

    /// `_R<type>` follows the name, with signed integers.
    #[must_use]
    pub const fn suffix(mut self) -> Self {
        self.suffix = ResultSuffix::Signed;
        self
    }

    /// `_R<type>` follows the name, with unsigned integers.
    #[must_use]
    pub const fn unsigned_suffix(mut self) -> Self {
        self.suffix = ResultSuffix::Unsigned;
        self
    }

    /// The instruction returns booleans.
    #[must_use]
    pub const fn predicate(mut self) -> Self {
        self.predicate = true;
        self
    }

    /// The call does not access memory.
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

    /// The call is convergent.
    #[must_use]
    pub const fn convergent(mut self) -> Self {
        self.convergent = true;
        self
    }

    /// The call has no attributes.
    #[must_use]
    pub const fn without_attributes(mut self) -> Self {
        self.effect = MemoryEffects::Unknown;
        self.convergent = false;
        self.may_unwind = true;
        self
    }

    /// Whether integers of argument `i` are mangled as unsigned.
    pub const fn is_unsigned(&self, i: usize) -> bool {
        self.unsigned == u32::MAX || (i < 32 && self.unsigned >> i & 1 == 1)
    }

    /// Whether argument `i` points to `const`.
    pub const fn is_constant(&self, i: usize) -> bool {
        i < 32 && self.constant >> i & 1 == 1
    }
}

/// A friendly call with signed arguments, no suffix and unknown memory effects.
pub const fn call() -> CallForm {
    CallForm {
        unsigned: 0,
        constant: 0,
        types: 0,
        suffix: ResultSuffix::None,
        predicate: false,
        effect: MemoryEffects::Unknown,
        convergent: false,
        may_unwind: false,
    }
}
