//! Shapes: instructions whose translation is code instead of a row.

use crate::llvm::{Opcode as LlvmOpcode, flags};

/// Instructions whose translation is code. Both dispatchers match this enumeration exhaustively.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Shifts: SPIR-V allows different widths for the base and the shift amount.
    Shift(LlvmOpcode),
    /// Instructions that the reader expands to several LLVM instructions, which the writer matches.
    Expanded(Expanded),
    /// `OpSelect`.
    Select,
    /// `OpCopyObject`.
    CopyObject,
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
    /// `OpVariableLengthArrayINTEL` and its untyped form: a variable whose number of elements is not constant.
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
    /// `OpCreatePipeFromPipeStorage`: the name encodes the access qualifier.
    CreatePipe,
    /// Products of matrices.
    Matrix(MatrixOperation),
    /// `OpCooperativeMatrixLengthKHR`: its operand is a type.
    MatrixLength,
    /// `OpNop` and other instructions that LLVM IR does not need.
    Nop,
    /// `OpLine` and `OpNoLine`.
    Line,
    /// `OpGenericCastToPtrExplicit`: the name encodes the storage class.
    GenericCastToPtrExplicit,
    /// `OpBuildNDRange`: the name encodes the number of dimensions.
    BuildNdRange,
    /// `OpAssumeTrueKHR`.
    AssumeTrue,
}

/// Instructions that become several LLVM instructions: the reader builds the sequence, and `writer/idiom.rs` matches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expanded {
    /// `OpSMod`: the remainder with the sign of the divisor.
    SMod,
    /// `OpFMod`: the remainder with the sign of the divisor.
    FMod,
    /// Instructions whose result is a structure of two members: carry, borrow or high part.
    WithOverflow(Overflow),
    /// A vector scaled by a scalar.
    VectorTimesScalar,
    /// `OpPtrDiff`.
    PtrDiff,
    /// `OpCopyLogical`.
    CopyLogical,
    /// `OpCompositeConstruct`.
    CompositeConstruct,
    /// `OpSizeOf`.
    SizeOf,
}

impl Shape {
    /// Whether the LLVM IR form accepts scalars, vectors and pointers only. The other shapes forward values of any type, have no
    /// value operands, or are calls.
    pub const fn takes_plain_values(self) -> bool {
        match self {
            Self::Expanded(expanded) => {
                !matches!(expanded, Expanded::CopyLogical | Expanded::CompositeConstruct)
            }
            Self::Shift(_)
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
            | Self::AssumeTrue => true,
            Self::Select
            | Self::CopyObject
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

/// Instructions with a two-member result.
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

/// The variants of access chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    /// The `InBounds` forms.
    pub in_bounds: bool,
    /// The `Ptr` forms, whose first index steps over elements of the base's pointee.
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

/// An operation on a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatrixOperation {
    /// Matrix times scalar.
    TimesScalar,
    /// Matrix times vector.
    TimesVector,
    /// Vector times matrix.
    VectorTimes,
    /// Matrix times matrix.
    TimesMatrix,
    /// Transposition.
    Transpose,
}

/// Calls that the reader may emit in a form other than the friendly builtin's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallShape {
    /// An arbitrary-precision function: the name encodes the widths.
    ArbitraryPrecision,
    /// Instructions with a block operand: its kernel is passed as a function.
    Block,
    /// A sampled image: OpenCL C functions take image and sampler as separate arguments.
    CombinedImage,
    /// An image size query: each OpenCL C function returns one part of the size.
    ImageSize,
}
