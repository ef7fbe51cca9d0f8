//! Types of the rows and the constructors that keep them short.

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
    /// Both; the reader takes the row at the peer level only, in front of the others, for the reason told.
    PeerLevel(&'static str),
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
    /// Code in both directions.
    Custom(Shape),
}

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
    /// What the call may do to memory.
    pub effect: Effect,
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
pub enum Effect {
    /// Anything.
    Any,
    /// It reads its arguments' memory at most.
    Reads,
    /// Nothing: its result depends on its arguments only.
    Nothing,
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

    /// The call touches no memory.
    #[must_use]
    pub const fn pure(mut self) -> Self {
        self.effect = Effect::Nothing;
        self
    }

    /// The call only reads memory.
    #[must_use]
    pub const fn reads(mut self) -> Self {
        self.effect = Effect::Reads;
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
        self.effect = Effect::Any;
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

/// Instructions whose translation is code, the same list for both directions: each dispatcher matches all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Shifts: SPIR-V allows another width for the shift than for the base.
    Shift(LlvmOpcode),
    /// `OpSMod`: the remainder with the divisor's sign.
    SMod,
    /// `OpFMod`: the remainder with the divisor's sign.
    FMod,
    /// Results of two members with carry, borrow or high part.
    WithOverflow(Overflow),
    /// A vector scaled by a scalar.
    VectorTimesScalar,
    /// `OpSelect`.
    Select,
    /// `OpPtrDiff`.
    PtrDiff,
    /// `OpCopyObject`.
    CopyObject,
    /// `OpCopyLogical`.
    CopyLogical,
    /// `OpCompositeConstruct`.
    CompositeConstruct,
    /// `OpCompositeExtract`.
    CompositeExtract,
    /// `OpCompositeInsert`.
    CompositeInsert,
    /// `OpVectorShuffle`.
    VectorShuffle,
    /// `OpVectorExtractDynamic`.
    VectorExtractDynamic,
    /// `OpVectorInsertDynamic`.
    VectorInsertDynamic,
    /// `OpVariable` and its untyped form.
    Variable,
    /// `OpVariableLengthArrayINTEL` and its untyped form: a variable with a number of elements that is no constant.
    VariableLengthArray,
    /// `OpSaveMemoryINTEL`.
    SaveMemory,
    /// `OpRestoreMemoryINTEL`.
    RestoreMemory,
    /// `OpLoad`.
    Load,
    /// `OpStore`.
    Store,
    /// `OpCopyMemory`.
    CopyMemory,
    /// `OpCopyMemorySized`.
    CopyMemorySized,
    /// `OpMaskedGatherINTEL`.
    MaskedGather,
    /// `OpMaskedScatterINTEL`.
    MaskedScatter,
    /// The access chains.
    AccessChain(Chain),
    /// Lifetime markers.
    Lifetime(&'static str),
    /// `OpPhi`.
    Phi,
    /// `OpLabel`.
    Label,
    /// `OpSelectionMerge` and `OpLoopMerge`.
    Merge,
    /// `OpBranch`.
    Branch,
    /// `OpBranchConditional`.
    BranchConditional,
    /// `OpSwitch`.
    Switch,
    /// `OpReturn`.
    Return,
    /// `OpReturnValue`.
    ReturnValue,
    /// `OpUnreachable`.
    Unreachable,
    /// `OpFunctionCall`.
    FunctionCall,
    /// `OpFunctionPointerCallINTEL`: a call through a pointer.
    FunctionPointerCall,
    /// `OpAsmCallINTEL`: a call of inline assembly.
    AsmCall,
    /// `OpExtInst`.
    ExtInst,
    /// Specialization constants and operations on them.
    SpecConstant,
    /// `OpUndef` and `OpPoisonKHR` in a function.
    Undef,
    /// `OpFreezeKHR`.
    Freeze,
    /// `OpCreatePipeFromPipeStorage`: the access qualifier is part of the name.
    CreatePipe,
    /// Products of matrices.
    Matrix(MatrixOperation),
    /// `OpCooperativeMatrixLengthKHR`: its operand is a type.
    MatrixLength,
    /// `OpNop` and others without meaning for LLVM.
    Nop,
    /// `OpLine` and `OpNoLine`.
    Line,
    /// `OpSizeOf`.
    SizeOf,
    /// `OpGenericCastToPtrExplicit`: the storage class is part of the name.
    GenericCastToPtrExplicit,
    /// `OpBuildNDRange`: the number of dimensions is part of the name.
    BuildNdRange,
    /// `OpAssumeTrueKHR`.
    AssumeTrue,
}

/// Two-member results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overflow {
    /// `OpIAddCarry`.
    AddCarry,
    /// `OpISubBorrow`.
    SubBorrow,
    /// `OpUMulExtended`.
    UMulExtended,
    /// `OpSMulExtended`.
    SMulExtended,
}

/// The access chains: whether in bounds, whether the first index steps over the base's pointee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    /// The `InBounds` forms.
    pub in_bounds: bool,
    /// The `Ptr` forms, whose first index is an element of the base.
    pub element: bool,
    /// The forms with a base type operand.
    pub untyped: bool,
}

/// What is made of a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatrixOperation {
    /// Its product with a scalar.
    TimesScalar,
    /// Its product with a vector.
    TimesVector,
    /// The product of a vector with it.
    VectorTimes,
    /// Its product with another matrix.
    TimesMatrix,
    /// Its columns as rows.
    Transpose,
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

    /// The row is chosen by the reader at the peer level only, and by the writer wherever its guard holds.
    #[must_use]
    pub const fn at_peer_level(mut self, why: &'static str) -> Self {
        self.preference = Preference::PeerLevel(why);
        self
    }

    /// Whether the reader uses the row at every level.
    pub fn reads(&self) -> bool {
        !matches!(self.preference, Preference::PeerLevel(_) | Preference::OneWay(Direction::Write, _))
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

/// A friendly call with signed arguments, no suffix, any effect.
pub const fn call() -> CallForm {
    CallForm {
        unsigned: 0,
        constant: 0,
        suffix: ResultSuffix::None,
        effect: Effect::Any,
        convergent: false,
        may_unwind: false,
    }
}

/// Code in both directions.
pub const fn custom(shape: Shape) -> Form {
    Form::Custom(shape)
}
