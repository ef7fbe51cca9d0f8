//! Shapes: instructions whose translation is code.

use crate::llvm::{Opcode as LlvmOpcode, flags};

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

impl Shape {
    /// Whether LLVM IR has the instruction on numbers, vectors and pointers only. The others pass on values of any type, name none, or
    /// are calls.
    pub const fn takes_plain_values(self) -> bool {
        match self {
            Self::Shift(_)
            | Self::SMod
            | Self::FMod
            | Self::WithOverflow(_)
            | Self::VectorTimesScalar
            | Self::PtrDiff
            | Self::VectorShuffle
            | Self::VectorExtractDynamic
            | Self::VectorInsertDynamic
            | Self::VariableLengthArray
            | Self::SaveMemory
            | Self::RestoreMemory
            | Self::CopyMemory
            | Self::CopyMemorySized
            | Self::MaskedGather
            | Self::MaskedScatter
            | Self::AccessChain(_)
            | Self::Lifetime(_)
            | Self::BranchConditional
            | Self::Switch
            | Self::Matrix(_)
            | Self::SizeOf
            | Self::AssumeTrue => true,
            Self::Select
            | Self::CopyObject
            | Self::CopyLogical
            | Self::CompositeConstruct
            | Self::CompositeExtract
            | Self::CompositeInsert
            | Self::Variable
            | Self::Load
            | Self::Store
            | Self::Phi
            | Self::Label
            | Self::Merge
            | Self::Branch
            | Self::Return
            | Self::ReturnValue
            | Self::Unreachable
            | Self::FunctionCall
            | Self::FunctionPointerCall
            | Self::AsmCall
            | Self::ExtInst
            | Self::SpecConstant
            | Self::Undef
            | Self::Freeze
            | Self::CreatePipe
            | Self::MatrixLength
            | Self::Nop
            | Self::Line
            | Self::GenericCastToPtrExplicit
            | Self::BuildNdRange => false,
        }
    }
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

impl Chain {
    /// The flags of LLVM's `getelementptr`.
    pub const fn flags(self) -> u32 {
        if self.in_bounds { flags::INBOUNDS } else { 0 }
    }
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

/// Calls that the reader may write in another form than the friendly builtin's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallShape {
    /// A function of numbers of arbitrary precision: the widths are part of the name.
    ArbitraryPrecision,
    /// The instructions about a block: its kernel is a function.
    Block,
    /// An image combined with what it is used with: OpenCL C's functions take both.
    CombinedImage,
    /// The size of an image: a function of OpenCL C tells a part of it.
    ImageSize,
}
