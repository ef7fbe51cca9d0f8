//! Row types and their constructors.

mod call;
mod shape;

pub use call::{CallForm, MemoryEffects, ResultSuffix, call};
pub use shape::{CallShape, Chain, Expanded, MatrixOperation, Overflow, Shape};

use crate::llvm::Opcode as LlvmOpcode;
use crate::llvm::{FloatPredicate, IntPredicate};
use crate::spirv::Opcode;

/// A SPIR-V instruction and its LLVM IR form.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The SPIR-V instruction; the grammar has its operands.
    pub op: Opcode,
    /// The LLVM IR form.
    pub form: Form,
    /// The directions that use the row, and the writer's preference among several rows.
    pub preference: Preference,
}

/// The directions that use a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// Both; the writer selects this row if its guard holds.
    Primary,
    /// Both; the reader marks the instruction with `!spirv.Op`, and the writer selects the row only by that mark.
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

/// The scalar type of a row's operands and result, in vectors too.
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

/// Flags of an LLVM instruction that decorations represent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flags {
    /// None.
    None,
    /// `nsw` and `nuw`.
    Wrap,
    /// Fast-math flags.
    FastMath,
}

/// An LLVM operand without a SPIR-V counterpart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fixed {
    /// Zero as the left operand.
    ZeroLeft,
    /// All ones as the right operand.
    OnesRight,
}

/// The operand and result types of a cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastGuard {
    /// Any types that the LLVM instruction allows.
    Any,
    /// The result's elements are wider than the operand's.
    Grows,
    /// The result's elements are narrower than the operand's.
    Shrinks,
    /// The result has the operand's width, and neither is a pointer.
    Same,
    /// Both are pointers.
    Pointers,
    /// From a pointer to another type.
    FromPointer,
    /// From another type to a pointer.
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

/// The LLVM IR form of the instruction.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A binary instruction with the same operands.
    Binary(LlvmOpcode, Domain, Flags),
    /// A binary instruction with one constant operand.
    BinaryFixed(LlvmOpcode, Domain, Fixed, Flags),
    /// A unary instruction.
    Unary(LlvmOpcode, Flags),
    /// `icmp`.
    Compare(IntPredicate, Domain),
    /// `fcmp`.
    FloatCompare(FloatPredicate),
    /// A cast.
    Cast(LlvmOpcode, CastGuard),
    /// A call of an LLVM intrinsic, by its name without `llvm.` and type suffixes, with the same operands, all of one type from
    /// these domains.
    Intrinsic(&'static str, &'static [Domain]),
    /// A call of the friendly builtin.
    Call(CallForm),
    /// A call of the friendly builtin, or a form that the reader's code emits instead.
    CustomCall(CallShape, CallForm),
    /// Code in both dispatchers.
    Custom(Shape),
}

impl Form {
    /// Whether the LLVM IR form accepts scalars, vectors and pointers only.
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

/// A row for both directions that the writer prefers.
pub const fn row(op: Opcode, form: Form) -> Row {
    Row { op, form, preference: Preference::Primary }
}

impl Row {
    /// Restricts the writer to select the row only by `!spirv.Op`.
    #[must_use]
    pub const fn alternate(mut self) -> Self {
        self.preference = Preference::Alternate;
        self
    }

    /// Restricts the row to the reader.
    #[must_use]
    pub const fn read_only(mut self, why: &'static str) -> Self {
        self.preference = Preference::OneWay(Direction::Read, why);
        self
    }

    /// Restricts the row to the writer.
    #[must_use]
    pub const fn write_only(mut self, why: &'static str) -> Self {
        self.preference = Preference::OneWay(Direction::Write, why);
        self
    }

    /// Whether the reader uses the row.
    pub fn reads(&self) -> bool {
        !matches!(self.preference, Preference::OneWay(Direction::Write, _))
    }

    /// The expansion by which the writer recognizes the instruction.
    pub fn expansion(&self) -> Option<Expanded> {
        match self.form {
            Form::Custom(Shape::Expanded(expanded)) if self.writes() => Some(expanded),
            _ => None,
        }
    }

    /// Whether the instruction has operands or a result of column matrix type.
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

/// A binary instruction whose left operand is constant.
pub const fn fixed_left(opcode: LlvmOpcode, domain: Domain, flags: Flags) -> Form {
    Form::BinaryFixed(opcode, domain, Fixed::ZeroLeft, flags)
}

/// A binary instruction whose right operand is constant.
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

/// Code in both dispatchers.
pub const fn custom(shape: Shape) -> Form {
    Form::Custom(shape)
}

/// Several LLVM instructions, which the writer matches.
pub const fn expanded(expanded: Expanded) -> Form {
    Form::Custom(Shape::Expanded(expanded))
}
