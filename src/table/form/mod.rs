//! Types of the rows and the constructors that keep them short.

mod call;
mod shape;

pub use call::{CallForm, MemoryEffects, ResultSuffix, call};
pub use shape::{CallShape, Chain, MatrixOperation, Overflow, Shape};

use crate::llvm::Opcode as LlvmOpcode;
use crate::llvm::{FloatPredicate, IntPredicate};
use crate::spirv::Opcode;

/// One SPIR-V instruction and what stands for it in LLVM IR.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The SPIR-V instruction; its operands are those that the grammar tells.
    pub op: Opcode,
    /// The LLVM side.
    pub form: Form,
    /// Whether the row serves both directions, and which of several the writer prefers.
    pub preference: Preference,
}

/// Which directions a row serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// Both; the writer chooses this row when its guard holds.
    Primary,
    /// Both; the reader marks the instruction with `!spirv.Op`, and only that mark makes the writer choose it.
    Alternate,
    /// One direction only, with the reason.
    OneWay(Direction, &'static str),
}

/// A direction of translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// SPIR-V to LLVM IR.
    Read,
    /// LLVM IR to SPIR-V.
    Write,
}

/// What a row's operands and result are made of, vectors of it included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Domain {
    /// Integers wider than one bit.
    Integer,
    /// Booleans, `i1` in LLVM.
    Boolean,
    /// Floating-point numbers.
    Float,
    /// Pointers.
    Pointer,
}

/// Flags of an LLVM instruction that a decoration says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flags {
    /// None.
    None,
    /// `nsw` and `nuw`.
    Wrap,
    /// Fast-math flags.
    FastMath,
}

/// An operand that LLVM has and SPIR-V has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fixed {
    /// Zero as left operand.
    ZeroLeft,
    /// All bits set as right operand.
    OnesRight,
}

/// Which types a cast goes between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastGuard {
    /// The LLVM instruction's own rules decide.
    Any,
    /// The result's elements are wider than the operand's.
    Grows,
    /// The result's elements are narrower than the operand's.
    Shrinks,
    /// The result has the operand's width, and none of both is a pointer.
    Same,
    /// Both are pointers.
    Pointers,
    /// From a pointer to something else.
    FromPointer,
    /// From something else to a pointer.
    ToPointer,
    /// To the generic address space.
    ToGeneric,
    /// From the generic address space.
    FromGeneric,
    /// From a host or device address space to the global one.
    ToCrossWorkgroup,
    /// From the global address space to a host or device one.
    FromCrossWorkgroup,
}

/// What stands for the instruction in LLVM IR.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A binary instruction on the same operands.
    Binary(LlvmOpcode, Domain, Flags),
    /// A binary instruction with one fixed operand.
    BinaryFixed(LlvmOpcode, Domain, Fixed, Flags),
    /// A unary instruction.
    Unary(LlvmOpcode, Flags),
    /// `icmp`.
    Compare(IntPredicate, Domain),
    /// `fcmp`.
    FloatCompare(FloatPredicate),
    /// A cast.
    Cast(LlvmOpcode, CastGuard),
    /// A call of an LLVM intrinsic, by its name without `llvm.` and type suffixes, with the same operands, all of one type of these domains.
    Intrinsic(&'static str, &'static [Domain]),
    /// A call of the friendly builtin.
    Call(CallForm),
    /// A call of the friendly builtin, or what code in the reader makes of the instruction in its place.
    CustomCall(CallShape, CallForm),
    /// Code in both directions.
    Custom(Shape),
}

impl Form {
    /// Whether LLVM IR has the instruction on numbers, vectors and pointers only.
    pub const fn takes_plain_values(self) -> bool {
        match self {
            Self::Call(_) | Self::CustomCall(..) => false,
            Self::Custom(shape) => shape.takes_plain_values(),
            Self::Binary(..)
            | Self::BinaryFixed(..)
            | Self::Unary(..)
            | Self::Compare(..)
            | Self::FloatCompare(_)
            | Self::Cast(..)
            | Self::Intrinsic(..) => true,
        }
    }
}

/// A row that serves both directions and that the writer prefers.
pub const fn row(op: Opcode, form: Form) -> Row {
    Row { op, form, preference: Preference::Primary }
}

impl Row {
    /// The row is chosen by the writer only where `!spirv.Op` names it.
    #[must_use]
    pub const fn alternate(mut self) -> Self {
        self.preference = Preference::Alternate;
        self
    }

    /// The row serves the reader only.
    #[must_use]
    pub const fn read_only(mut self, why: &'static str) -> Self {
        self.preference = Preference::OneWay(Direction::Read, why);
        self
    }

    /// The row serves the writer only.
    #[must_use]
    pub const fn write_only(mut self, why: &'static str) -> Self {
        self.preference = Preference::OneWay(Direction::Write, why);
        self
    }

    /// Whether the reader uses the row.
    pub fn reads(&self) -> bool {
        !matches!(self.preference, Preference::OneWay(Direction::Write, _))
    }

    /// Whether the instruction takes or gives matrices of columns.
    pub fn is_of_matrices(&self) -> bool {
        matches!(self.form, Form::Custom(Shape::Matrix(_)))
    }

    /// Whether the writer uses the row.
    pub fn writes(&self) -> bool {
        !matches!(self.preference, Preference::OneWay(Direction::Read, _))
    }
}

/// A binary instruction.
pub const fn binary(opcode: LlvmOpcode, domain: Domain, flags: Flags) -> Form {
    Form::Binary(opcode, domain, flags)
}

/// A binary instruction whose left operand is fixed.
pub const fn fixed_left(opcode: LlvmOpcode, domain: Domain, flags: Flags) -> Form {
    Form::BinaryFixed(opcode, domain, Fixed::ZeroLeft, flags)
}

/// A binary instruction whose right operand is fixed.
pub const fn fixed_right(opcode: LlvmOpcode, domain: Domain) -> Form {
    Form::BinaryFixed(opcode, domain, Fixed::OnesRight, Flags::None)
}

/// A unary instruction.
pub const fn unary(opcode: LlvmOpcode, flags: Flags) -> Form {
    Form::Unary(opcode, flags)
}

/// An integer, boolean or pointer comparison.
pub const fn compare(predicate: IntPredicate, domain: Domain) -> Form {
    Form::Compare(predicate, domain)
}

/// A floating-point comparison.
pub const fn float_compare(predicate: FloatPredicate) -> Form {
    Form::FloatCompare(predicate)
}

/// A cast.
pub const fn cast(opcode: LlvmOpcode, guard: CastGuard) -> Form {
    Form::Cast(opcode, guard)
}

/// A call of an LLVM intrinsic on values of these domains.
pub const fn intrinsic(name: &'static str, domains: &'static [Domain]) -> Form {
    Form::Intrinsic(name, domains)
}

/// Code in both directions.
pub const fn custom(shape: Shape) -> Form {
    Form::Custom(shape)
}
