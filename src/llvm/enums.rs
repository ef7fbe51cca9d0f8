//! LLVM's enumerations, with the names in LLVM's documentation.
//!
//! Rule of this file: each enumeration lists every value of its counterpart in the C API, so that no conversion can fail.

use llvm_sys::*;

/// Defines an enumeration and its conversions from and to the C API.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident = $c:ident { $($variant:ident = $value:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", stringify!($value), "` of LLVM's C API.")] $variant,)*
        }

        impl $name {
            /// The enumerant of a C API value.
            #[allow(dead_code, reason = "some enumerations are only written")]
            #[inline]
            pub(super) fn from_c(value: $c) -> Self {
                match value { $($c::$value => Self::$variant,)* }
            }

            /// The C API value of an enumerant.
            #[allow(dead_code, reason = "some enumerations are only read")]
            pub(super) fn to_c(self) -> $c {
                match self { $(Self::$variant => $c::$value,)* }
            }
        }
    };
}

mirror! {
    /// Kind of an instruction or constant expression.
    Opcode = LLVMOpcode {
        Ret = LLVMRet, Br = LLVMBr, Switch = LLVMSwitch, IndirectBr = LLVMIndirectBr, Invoke = LLVMInvoke,
        Unreachable = LLVMUnreachable, CallBr = LLVMCallBr, FNeg = LLVMFNeg, Add = LLVMAdd, FAdd = LLVMFAdd,
        Sub = LLVMSub, FSub = LLVMFSub, Mul = LLVMMul, FMul = LLVMFMul, UDiv = LLVMUDiv, SDiv = LLVMSDiv,
        FDiv = LLVMFDiv, URem = LLVMURem, SRem = LLVMSRem, FRem = LLVMFRem, Shl = LLVMShl, LShr = LLVMLShr,
        AShr = LLVMAShr, And = LLVMAnd, Or = LLVMOr, Xor = LLVMXor, Alloca = LLVMAlloca, Load = LLVMLoad,
        Store = LLVMStore, GetElementPtr = LLVMGetElementPtr, Trunc = LLVMTrunc, ZExt = LLVMZExt, SExt = LLVMSExt,
        FPToUI = LLVMFPToUI, FPToSI = LLVMFPToSI, UIToFP = LLVMUIToFP, SIToFP = LLVMSIToFP, FPTrunc = LLVMFPTrunc,
        FPExt = LLVMFPExt, PtrToInt = LLVMPtrToInt, PtrToAddr = LLVMPtrToAddr, IntToPtr = LLVMIntToPtr,
        BitCast = LLVMBitCast, AddrSpaceCast = LLVMAddrSpaceCast, ICmp = LLVMICmp, FCmp = LLVMFCmp, Phi = LLVMPHI,
        Call = LLVMCall, Select = LLVMSelect, UserOp1 = LLVMUserOp1, UserOp2 = LLVMUserOp2, VAArg = LLVMVAArg,
        ExtractElement = LLVMExtractElement, InsertElement = LLVMInsertElement, ShuffleVector = LLVMShuffleVector,
        ExtractValue = LLVMExtractValue, InsertValue = LLVMInsertValue, Freeze = LLVMFreeze, Fence = LLVMFence,
        AtomicCmpXchg = LLVMAtomicCmpXchg, AtomicRmw = LLVMAtomicRMW, Resume = LLVMResume,
        LandingPad = LLVMLandingPad, CleanupRet = LLVMCleanupRet, CatchRet = LLVMCatchRet, CatchPad = LLVMCatchPad,
        CleanupPad = LLVMCleanupPad, CatchSwitch = LLVMCatchSwitch,
    }
}

impl Opcode {
    /// Whether it has two operands of one type, which is also the result type.
    pub fn is_binary(self) -> bool {
        self.is_int_binary() || self.is_float_binary()
    }

    /// Whether it is a binary operation on integers.
    pub fn is_int_binary(self) -> bool {
        use Opcode::*;
        matches!(self, Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor)
    }

    /// Whether it is a binary operation on floating-point numbers.
    pub fn is_float_binary(self) -> bool {
        use Opcode::*;
        matches!(self, FAdd | FSub | FMul | FDiv | FRem)
    }

    /// Whether it converts one operand to another type.
    pub fn is_cast(self) -> bool {
        use Opcode::*;
        matches!(
            self,
            Trunc
                | ZExt
                | SExt
                | FPToUI
                | FPToSI
                | UIToFP
                | SIToFP
                | FPTrunc
                | FPExt
                | PtrToInt
                | PtrToAddr
                | IntToPtr
                | BitCast
                | AddrSpaceCast
        )
    }

    /// Whether it calls a function.
    pub fn is_call(self) -> bool {
        matches!(self, Self::Call | Self::Invoke | Self::CallBr)
    }

    /// Whether it is a terminator.
    pub fn is_terminator(self) -> bool {
        use Opcode::*;
        matches!(
            self,
            Ret | Br
                | Switch
                | IndirectBr
                | Invoke
                | Unreachable
                | CallBr
                | Resume
                | CleanupRet
                | CatchRet
                | CatchSwitch
        )
    }
}

mirror! {
    /// Kind of a type.
    TypeKind = LLVMTypeKind {
        Void = LLVMVoidTypeKind, Half = LLVMHalfTypeKind, Float = LLVMFloatTypeKind, Double = LLVMDoubleTypeKind,
        X86Fp80 = LLVMX86_FP80TypeKind, Fp128 = LLVMFP128TypeKind, PpcFp128 = LLVMPPC_FP128TypeKind,
        Label = LLVMLabelTypeKind, Integer = LLVMIntegerTypeKind, Function = LLVMFunctionTypeKind,
        Struct = LLVMStructTypeKind, Array = LLVMArrayTypeKind, Pointer = LLVMPointerTypeKind,
        Vector = LLVMVectorTypeKind, Metadata = LLVMMetadataTypeKind, Token = LLVMTokenTypeKind,
        ScalableVector = LLVMScalableVectorTypeKind, BFloat = LLVMBFloatTypeKind, X86Amx = LLVMX86_AMXTypeKind,
        TargetExt = LLVMTargetExtTypeKind,
    }
}

mirror! {
    /// Kind of a value.
    ValueKind = LLVMValueKind {
        Argument = LLVMArgumentValueKind, Block = LLVMBasicBlockValueKind, MemoryUse = LLVMMemoryUseValueKind,
        MemoryDef = LLVMMemoryDefValueKind, MemoryPhi = LLVMMemoryPhiValueKind, Function = LLVMFunctionValueKind,
        Alias = LLVMGlobalAliasValueKind, IFunc = LLVMGlobalIFuncValueKind, Variable = LLVMGlobalVariableValueKind,
        BlockAddress = LLVMBlockAddressValueKind, ConstantExpr = LLVMConstantExprValueKind,
        ConstantArray = LLVMConstantArrayValueKind, ConstantStruct = LLVMConstantStructValueKind,
        ConstantVector = LLVMConstantVectorValueKind, Undef = LLVMUndefValueValueKind,
        AggregateZero = LLVMConstantAggregateZeroValueKind, DataArray = LLVMConstantDataArrayValueKind,
        DataVector = LLVMConstantDataVectorValueKind, Int = LLVMConstantIntValueKind, Float = LLVMConstantFPValueKind,
        NullPointer = LLVMConstantPointerNullValueKind, TokenNone = LLVMConstantTokenNoneValueKind,
        Metadata = LLVMMetadataAsValueValueKind, InlineAsm = LLVMInlineAsmValueKind,
        Instruction = LLVMInstructionValueKind, Poison = LLVMPoisonValueKind,
        TargetNone = LLVMConstantTargetNoneValueKind, PtrAuth = LLVMConstantPtrAuthValueKind,
    }
}

mirror! {
    /// Linkage of a global value.
    Linkage = LLVMLinkage {
        External = LLVMExternalLinkage, AvailableExternally = LLVMAvailableExternallyLinkage,
        LinkOnceAny = LLVMLinkOnceAnyLinkage, LinkOnceOdr = LLVMLinkOnceODRLinkage,
        LinkOnceOdrAutoHide = LLVMLinkOnceODRAutoHideLinkage, WeakAny = LLVMWeakAnyLinkage,
        WeakOdr = LLVMWeakODRLinkage, Appending = LLVMAppendingLinkage, Internal = LLVMInternalLinkage,
        Private = LLVMPrivateLinkage, DllImport = LLVMDLLImportLinkage, DllExport = LLVMDLLExportLinkage,
        ExternalWeak = LLVMExternalWeakLinkage, Ghost = LLVMGhostLinkage, Common = LLVMCommonLinkage,
        LinkerPrivate = LLVMLinkerPrivateLinkage, LinkerPrivateWeak = LLVMLinkerPrivateWeakLinkage,
    }
}

mirror! {
    /// Significance of a global's address.
    UnnamedAddr = LLVMUnnamedAddr {
        None = LLVMNoUnnamedAddr, Local = LLVMLocalUnnamedAddr, Global = LLVMGlobalUnnamedAddr,
    }
}

mirror! {
    /// Thread-local storage model of a variable.
    ThreadLocalMode = LLVMThreadLocalMode {
        None = LLVMNotThreadLocal, GeneralDynamic = LLVMGeneralDynamicTLSModel,
        LocalDynamic = LLVMLocalDynamicTLSModel, InitialExec = LLVMInitialExecTLSModel,
        LocalExec = LLVMLocalExecTLSModel,
    }
}

mirror! {
    /// Predicate of `icmp`.
    IntPredicate = LLVMIntPredicate {
        Eq = LLVMIntEQ, Ne = LLVMIntNE, Ugt = LLVMIntUGT, Uge = LLVMIntUGE, Ult = LLVMIntULT, Ule = LLVMIntULE,
        Sgt = LLVMIntSGT, Sge = LLVMIntSGE, Slt = LLVMIntSLT, Sle = LLVMIntSLE,
    }
}

mirror! {
    /// Predicate of `fcmp`.
    FloatPredicate = LLVMRealPredicate {
        False = LLVMRealPredicateFalse, Oeq = LLVMRealOEQ, Ogt = LLVMRealOGT, Oge = LLVMRealOGE, Olt = LLVMRealOLT,
        Ole = LLVMRealOLE, One = LLVMRealONE, Ord = LLVMRealORD, Uno = LLVMRealUNO, Ueq = LLVMRealUEQ,
        Ugt = LLVMRealUGT, Uge = LLVMRealUGE, Ult = LLVMRealULT, Ule = LLVMRealULE, Une = LLVMRealUNE,
        True = LLVMRealPredicateTrue,
    }
}

mirror! {
    /// Ordering of an atomic operation.
    Ordering = LLVMAtomicOrdering {
        NotAtomic = LLVMAtomicOrderingNotAtomic, Unordered = LLVMAtomicOrderingUnordered,
        Monotonic = LLVMAtomicOrderingMonotonic, Acquire = LLVMAtomicOrderingAcquire,
        Release = LLVMAtomicOrderingRelease, AcquireRelease = LLVMAtomicOrderingAcquireRelease,
        SequentiallyConsistent = LLVMAtomicOrderingSequentiallyConsistent,
    }
}

mirror! {
    /// Operation of `atomicrmw`.
    AtomicOperation = LLVMAtomicRMWBinOp {
        Xchg = LLVMAtomicRMWBinOpXchg, Add = LLVMAtomicRMWBinOpAdd, Sub = LLVMAtomicRMWBinOpSub,
        And = LLVMAtomicRMWBinOpAnd, Nand = LLVMAtomicRMWBinOpNand, Or = LLVMAtomicRMWBinOpOr,
        Xor = LLVMAtomicRMWBinOpXor, Max = LLVMAtomicRMWBinOpMax, Min = LLVMAtomicRMWBinOpMin,
        UMax = LLVMAtomicRMWBinOpUMax, UMin = LLVMAtomicRMWBinOpUMin, FAdd = LLVMAtomicRMWBinOpFAdd,
        FSub = LLVMAtomicRMWBinOpFSub, FMax = LLVMAtomicRMWBinOpFMax, FMin = LLVMAtomicRMWBinOpFMin,
        UIncWrap = LLVMAtomicRMWBinOpUIncWrap, UDecWrap = LLVMAtomicRMWBinOpUDecWrap,
        USubCond = LLVMAtomicRMWBinOpUSubCond, USubSat = LLVMAtomicRMWBinOpUSubSat,
        FMaximum = LLVMAtomicRMWBinOpFMaximum, FMinimum = LLVMAtomicRMWBinOpFMinimum,
    }
}

impl AtomicOperation {
    /// Whether its operand is floating-point.
    pub fn is_float(self) -> bool {
        matches!(self, Self::FAdd | Self::FSub | Self::FMax | Self::FMin | Self::FMaximum | Self::FMinimum)
    }
}

mirror! {
    /// Tail call marker of a call.
    TailCallKind = LLVMTailCallKind {
        None = LLVMTailCallKindNone, Tail = LLVMTailCallKindTail, MustTail = LLVMTailCallKindMustTail,
        NoTail = LLVMTailCallKindNoTail,
    }
}

mirror! {
    /// Merge behavior of a module flag.
    ModuleFlagBehavior = LLVMModuleFlagBehavior {
        Error = LLVMModuleFlagBehaviorError, Warning = LLVMModuleFlagBehaviorWarning,
        Require = LLVMModuleFlagBehaviorRequire, Override = LLVMModuleFlagBehaviorOverride,
        Append = LLVMModuleFlagBehaviorAppend, AppendUnique = LLVMModuleFlagBehaviorAppendUnique,
    }
}

/// Kind of a metadata operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MetadataKind {
    /// `!"text"`.
    String,
    /// A value as metadata, such as the operand of `!{i32 7}`.
    Value,
    /// `!{...}`, uniqued or distinct.
    Node,
    /// A specialized debug info node, such as `!DILocation(...)`.
    Debug,
    /// An argument list of a debug record.
    ArgList,
}

/// Poison-generating flags as bits of [`Value::flags`](super::Value::flags).
pub mod flags {
    /// `nuw`.
    pub const NUW: u32 = 1;
    /// `nsw`.
    pub const NSW: u32 = 2;
    /// `exact`.
    pub const EXACT: u32 = 4;
    /// `nneg`.
    pub const NNEG: u32 = 8;
    /// `disjoint`.
    pub const DISJOINT: u32 = 16;
    /// `samesign`.
    pub const SAMESIGN: u32 = 32;
    /// `inbounds`; implies [`NUSW`].
    pub const INBOUNDS: u32 = 64;
    /// `nusw`.
    pub const NUSW: u32 = 128;
}

/// Fast-math flags as bits of [`Value::fast_math`](super::Value::fast_math).
pub mod fast_math {
    /// `reassoc`.
    pub const REASSOC: u32 = 1;
    /// `nnan`.
    pub const NNAN: u32 = 2;
    /// `ninf`.
    pub const NINF: u32 = 4;
    /// `nsz`.
    pub const NSZ: u32 = 8;
    /// `arcp`.
    pub const ARCP: u32 = 16;
    /// `contract`.
    pub const CONTRACT: u32 = 32;
    /// `afn`.
    pub const AFN: u32 = 64;
    /// `fast`: all flags.
    pub const FAST: u32 = 127;
}

/// Numbers of the calling conventions used by SPIR-V.
pub mod calling_convention {
    /// `ccc`.
    pub const C: u32 = 0;
    /// `spir_func`.
    pub const SPIR_FUNC: u32 = 75;
    /// `spir_kernel`.
    pub const SPIR_KERNEL: u32 = 76;
}
