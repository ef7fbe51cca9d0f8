//! Operand and result types of core instructions whose row's form does not determine them.
//!
//! Rule of this module: the types of a core instruction's operands are here and nowhere else; the validator and the writer's check of
//! calls interpret them. A signature contains exactly the constraints of the specification; literals and scopes are
//! [`Constraint::Any`]. Constraints between several operands that no signature can represent are code in `validate/`.

use super::ext_inst_signature::{
    Constraint, Domain, ExtSignature, INTEGERS, Lanes, Numbers, Pointee, Width, numbers, signature,
};
use crate::spirv::{Opcode, extensions, op};
use Constraint::{Any, Components, Declared, First, Matrix, Result};
use rspirv::spirv::StorageClass as S;

const ALL: Width = Width::Any;
const BITS_32: Width = Width::Bits(&[32]);

const INTEGER: Constraint = numbers(Domain::Integer, Lanes::Any, ALL);
const FLOAT: Constraint = numbers(Domain::Float, Lanes::Any, ALL);
const NUMBER: Constraint = numbers(Domain::Number, Lanes::Any, ALL);
const VALUE: Constraint = numbers(Domain::Value, Lanes::Any, ALL);
const BOOLEAN: Constraint = numbers(Domain::Boolean, Lanes::Any, ALL);
const TRUTH: Constraint = numbers(Domain::Boolean, Lanes::One, ALL);
/// An integer scalar of 32 bits.
const WORD: Constraint = numbers(Domain::Integer, Lanes::One, BITS_32);
const INDEX: Constraint = numbers(Domain::Integer, Lanes::One, ALL);
const REAL: Constraint = numbers(Domain::Float, Lanes::One, ALL);
/// An integer scalar of pointer width.
const SIZE: Constraint = numbers(Domain::Integer, Lanes::One, Width::Address);
/// A ballot: one bit for each invocation.
const BALLOT: Constraint = numbers(Domain::Integer, Lanes::Of(&[4]), BITS_32);
/// The two coordinates of a block of texels.
const PLACE: Constraint = numbers(Domain::Integer, Lanes::Of(&[2]), BITS_32);
const INTEGER_PER_LANE: Constraint = numbers(Domain::Integer, Lanes::AsResult, ALL);
const FLOAT_PER_LANE: Constraint = numbers(Domain::Float, Lanes::AsResult, ALL);
const POINTER: Constraint = Constraint::Pointer(Pointee::Anything, &[]);
const GLOBAL_POINTER: Constraint = Constraint::Pointer(Pointee::Anything, &[S::CrossWorkgroup]);
const GLOBAL_INTEGER: Constraint = Constraint::Pointer(
    Pointee::Numbers(Numbers { domain: Domain::Integer, lanes: Lanes::One, width: ALL }),
    &[S::CrossWorkgroup],
);
const TO_RESULT: Constraint = Constraint::Pointer(Pointee::Result, &[]);
const TO_INTEGER: Constraint = Constraint::Pointer(
    Pointee::Numbers(Numbers { domain: Domain::Integer, lanes: Lanes::One, width: ALL }),
    &[],
);
const EVENT: Constraint = Declared(op::TypeEvent);
const DEVICE_EVENT: Constraint = Declared(op::TypeDeviceEvent);
const QUEUE: Constraint = Declared(op::TypeQueue);
const PIPE: Constraint = Declared(op::TypePipe);
const RESERVE_ID: Constraint = Declared(op::TypeReserveId);
const BARRIER: Constraint = Declared(op::TypeNamedBarrier);
const IMAGE: Constraint = Declared(op::TypeImage);
const SINGLE: Constraint = numbers(Domain::Float, Lanes::Any, BITS_32);
const SINGLE_PER_LANE: Constraint = numbers(Domain::Float, Lanes::AsResult, BITS_32);
/// The bits of a number in bfloat16.
const BFLOAT: Constraint = numbers(Domain::Integer, Lanes::Any, Width::Bits(&[16]));
const BFLOAT_PER_LANE: Constraint = numbers(Domain::Integer, Lanes::AsResult, Width::Bits(&[16]));
/// A time stamp: one 64-bit integer or two 32-bit integers.
const TIME: Constraint = Constraint::OneOf(&[
    Numbers { domain: Domain::Integer, lanes: Lanes::One, width: Width::Bits(&[64]) },
    Numbers { domain: Domain::Integer, lanes: Lanes::Of(&[2]), width: BITS_32 },
]);

/// The placeholder for an instruction without a result; the constraint is not checked.
const NONE: Constraint = Any;

// Bit, relational and arithmetic instructions.
const COUNT: ExtSignature = signature(INTEGER, &[INTEGER_PER_LANE]);
const INSERT: ExtSignature = signature(INTEGER, &[Result, Result, INDEX, INDEX]);
const EXTRACT: ExtSignature = signature(INTEGER, &[Result, INDEX, INDEX]);
const ANY_OR_ALL: ExtSignature = signature(TRUTH, &[numbers(Domain::Boolean, Lanes::Vector, ALL)]);
const FLOAT_CLASS: ExtSignature = signature(BOOLEAN, &[FLOAT_PER_LANE]);
const DOT: ExtSignature = signature(REAL, &[Components(Lanes::Vector), First]);
const INTEGER_DOT: ExtSignature = signature(INDEX, &[INTEGER, INTEGER, Any]);
const SUM_OF_DOT: ExtSignature = signature(INDEX, &[INTEGER, INTEGER, Result, Any]);
const QUANTIZE: ExtSignature = signature(numbers(Domain::Float, Lanes::Any, BITS_32), &[Result]);
const SATURATE: ExtSignature = signature(INTEGER, &[INTEGER_PER_LANE]);
const PRODUCT_32_BY_16: ExtSignature =
    signature(numbers(Domain::Integer, Lanes::Any, BITS_32), &[INTEGER_PER_LANE, INTEGER_PER_LANE]);
const DERIVATIVE: ExtSignature = signature(numbers(Domain::Float, Lanes::Any, BITS_32), &[Result]);

// Atomic instructions.
const LOAD: ExtSignature = signature(NUMBER, &[TO_RESULT, Any, Any]);
const STORE: ExtSignature = signature(NONE, &[POINTER, Any, Any, NUMBER]);
const EXCHANGE: ExtSignature = signature(NUMBER, &[TO_RESULT, Any, Any, Result]);
const COMPARE_EXCHANGE: ExtSignature = signature(INDEX, &[TO_RESULT, Any, Any, Any, Result, Result]);
const STEP: ExtSignature = signature(INDEX, &[TO_RESULT, Any, Any]);
const INTEGER_ATOMIC: ExtSignature = signature(INDEX, &[TO_RESULT, Any, Any, Result]);
const FLOAT_ATOMIC: ExtSignature = signature(FLOAT, &[TO_RESULT, Any, Any, Result]);
const TEST_AND_SET: ExtSignature = signature(TRUTH, &[TO_INTEGER, Any, Any]);
const CLEAR: ExtSignature = signature(NONE, &[TO_INTEGER, Any, Any]);

// Groups: scope, operation, value, and the cluster size or the invocations of a partition.
const VOTE: ExtSignature = signature(TRUTH, &[Any, TRUTH]);
const BROADCAST: ExtSignature = signature(VALUE, &[Any, Result, INTEGER]);
const GROUP_INTEGER: ExtSignature = signature(INTEGER, &[Any, Any, Result, INTEGER]);
const GROUP_FLOAT: ExtSignature = signature(FLOAT, &[Any, Any, Result, INTEGER]);
const GROUP_BOOLEAN: ExtSignature = signature(BOOLEAN, &[Any, Any, Result, INTEGER]);
const COPY: ExtSignature = signature(EVENT, &[Any, POINTER, POINTER, SIZE, SIZE, EVENT]);
const UNTYPED_COPY: ExtSignature = signature(EVENT, &[Any, POINTER, POINTER, INDEX, SIZE, SIZE, EVENT, Any]);
const WAIT: ExtSignature = signature(NONE, &[Any, WORD, POINTER]);
const ELECT: ExtSignature = signature(TRUTH, &[Any]);
const ALL_EQUAL: ExtSignature = signature(TRUTH, &[Any, VALUE]);
const BROADCAST_FIRST: ExtSignature = signature(VALUE, &[Any, Result]);
const NON_UNIFORM_BALLOT: ExtSignature = signature(BALLOT, &[Any, TRUTH]);
const INVERSE_BALLOT: ExtSignature = signature(TRUTH, &[Any, BALLOT]);
const BALLOT_BIT: ExtSignature = signature(TRUTH, &[Any, BALLOT, INDEX]);
const BALLOT_COUNT: ExtSignature = signature(INDEX, &[Any, Any, BALLOT]);
const BALLOT_FIND: ExtSignature = signature(INDEX, &[Any, BALLOT]);
const SHUFFLE: ExtSignature = signature(VALUE, &[Any, Result, INDEX, INDEX]);
const PARTITION: ExtSignature = signature(BALLOT, &[VALUE]);
const SUBGROUP_VOTE: ExtSignature = signature(TRUTH, &[TRUTH]);
const SUBGROUP_BALLOT: ExtSignature = signature(BALLOT, &[TRUTH]);
const SUBGROUP_FIRST: ExtSignature = signature(VALUE, &[Result]);
const SUBGROUP_ALL_EQUAL: ExtSignature = signature(TRUTH, &[TRUTH]);
const SUBGROUP_READ: ExtSignature = signature(VALUE, &[Result, WORD]);
const SUBGROUP_SHUFFLE: ExtSignature = signature(NUMBER, &[Result, WORD]);
const SUBGROUP_SHIFT: ExtSignature = signature(NUMBER, &[Result, Result, WORD]);
const BLOCK_READ: ExtSignature = signature(INTEGER, &[POINTER]);
const BLOCK_WRITE: ExtSignature = signature(NONE, &[POINTER, INTEGER]);
const IMAGE_BLOCK_READ: ExtSignature = signature(NUMBER, &[IMAGE, PLACE]);
const IMAGE_BLOCK_WRITE: ExtSignature = signature(NONE, &[IMAGE, PLACE, NUMBER]);
const MEDIA_BLOCK_READ: ExtSignature = signature(NUMBER, &[IMAGE, PLACE, WORD, WORD]);
const MEDIA_BLOCK_WRITE: ExtSignature = signature(NONE, &[IMAGE, PLACE, WORD, WORD, NUMBER]);
const BLOCK_PREFETCH: ExtSignature = signature(NONE, &[GLOBAL_INTEGER, WORD, Any]);
const LOAD_2D: ExtSignature =
    signature(NONE, &[WORD, WORD, WORD, WORD, POINTER, WORD, WORD, WORD, PLACE, POINTER]);
const PREFETCH_2D: ExtSignature =
    signature(NONE, &[WORD, WORD, WORD, WORD, POINTER, WORD, WORD, WORD, PLACE]);
const STORE_2D: ExtSignature =
    signature(NONE, &[WORD, WORD, WORD, WORD, POINTER, POINTER, WORD, WORD, WORD, PLACE]);
const MULTIPLY_ACCUMULATE: ExtSignature = signature(NUMBER, &[WORD, NUMBER, NUMBER, Result, Any]);

// Barriers and pipes.
const NEW_BARRIER: ExtSignature = signature(BARRIER, &[WORD]);
const NAMED_BARRIER: ExtSignature = signature(NONE, &[BARRIER, Any, Any]);
const PIPE_ACCESS: ExtSignature = signature(INDEX, &[PIPE, POINTER, WORD, WORD]);
const BLOCKING_PIPE: ExtSignature = signature(NONE, &[PIPE, POINTER, WORD, WORD]);
const RESERVED_ACCESS: ExtSignature = signature(INDEX, &[PIPE, RESERVE_ID, WORD, POINTER, WORD, WORD]);
const RESERVE: ExtSignature = signature(RESERVE_ID, &[PIPE, WORD, WORD, WORD]);
const COMMIT: ExtSignature = signature(NONE, &[PIPE, RESERVE_ID, WORD, WORD]);
const IS_RESERVED: ExtSignature = signature(TRUTH, &[RESERVE_ID]);
const PACKETS: ExtSignature = signature(WORD, &[PIPE, WORD, WORD]);
const GROUP_RESERVE: ExtSignature = signature(RESERVE_ID, &[Any, PIPE, WORD, WORD, WORD]);
const GROUP_COMMIT: ExtSignature = signature(NONE, &[Any, PIPE, RESERVE_ID, WORD, WORD]);

// Device-side enqueue.
const MARKER: ExtSignature = signature(WORD, &[QUEUE, WORD, POINTER, POINTER]);
const EVENT_USE: ExtSignature = signature(NONE, &[DEVICE_EVENT]);
const NEW_EVENT: ExtSignature = signature(DEVICE_EVENT, &[]);
const IS_EVENT: ExtSignature = signature(TRUTH, &[DEVICE_EVENT]);
const EVENT_STATUS: ExtSignature = signature(NONE, &[DEVICE_EVENT, WORD]);
const PROFILING: ExtSignature = signature(NONE, &[DEVICE_EVENT, WORD, POINTER]);
const DEFAULT_QUEUE: ExtSignature = signature(QUEUE, &[]);
const ENQUEUE: ExtSignature =
    signature(WORD, &[QUEUE, WORD, Any, WORD, POINTER, POINTER, Any, POINTER, WORD, WORD, Any]);
const OF_KERNEL: ExtSignature = signature(WORD, &[Any, POINTER, WORD, WORD]);
const OF_RANGE: ExtSignature = signature(INDEX, &[Any, Any, POINTER, WORD, WORD]);

// Shaders.
const HELPER: ExtSignature = signature(TRUTH, &[]);
const OUTER_PRODUCT: ExtSignature = signature(Matrix, &[FLOAT, FLOAT]);
const PREDICATED_LOAD: ExtSignature = signature(VALUE, &[TO_RESULT, TRUTH, Result, Any]);
const PREDICATED_STORE: ExtSignature = signature(NONE, &[POINTER, VALUE, TRUTH, Any]);
const REGISTER: ExtSignature = signature(Any, &[Result]);

// Conversions and other instructions of extensions.
const TO_BFLOAT: ExtSignature = signature(BFLOAT, &[SINGLE_PER_LANE]);
const FROM_BFLOAT: ExtSignature = signature(SINGLE, &[BFLOAT_PER_LANE]);
const ROUND: ExtSignature = signature(SINGLE, &[SINGLE_PER_LANE]);
const SIGMOID: ExtSignature =
    signature(numbers(Domain::Float, Lanes::Any, Width::Bits(&[16, 32])), &[Components(Lanes::AsResult)]);
const BITWISE_FUNCTION: ExtSignature = signature(INTEGER, &[Result, Result, Result, WORD]);
const IMAGE_OF_HANDLE: ExtSignature = signature(IMAGE, &[SIZE]);
const SAMPLER_OF_HANDLE: ExtSignature = signature(Declared(op::TypeSampler), &[SIZE]);
const SAMPLED_IMAGE_OF_HANDLE: ExtSignature = signature(Declared(op::TypeSampledImage), &[SIZE]);
const CLOCK: ExtSignature = signature(TIME, &[Any]);
const PREFETCH: ExtSignature = signature(NONE, &[GLOBAL_POINTER, INTEGER]);
const TASK_SEQUENCE: ExtSignature = signature(Declared(op::TypeTaskSequenceALTERA), &[Any]);

// Arbitrary-precision numbers, all represented as integers.
const ARBITRARY: ExtSignature = signature(Any, &[INTEGER, Any]);

macro_rules! rows {
    ($($signature:ident: $($name:ident)*;)*) => { &[$($((op::$name, $signature),)*)*] };
}

/// The rows.
pub const ROWS: &[(Opcode, ExtSignature)] = rows!(
    COUNT: BitCount;
    INSERT: BitFieldInsert;
    EXTRACT: BitFieldSExtract BitFieldUExtract;
    ANY_OR_ALL: Any All;
    FLOAT_CLASS: IsNan IsInf IsFinite IsNormal SignBitSet;
    DOT: Dot;
    INTEGER_DOT: SDot UDot SUDot;
    SUM_OF_DOT: SDotAccSat UDotAccSat SUDotAccSat;
    QUANTIZE: QuantizeToF16;
    SATURATE: SatConvertSToU SatConvertUToS;
    INTEGERS: UCountLeadingZerosINTEL UCountTrailingZerosINTEL AbsISubINTEL AbsUSubINTEL IAddSatINTEL UAddSatINTEL
        IAverageINTEL UAverageINTEL IAverageRoundedINTEL UAverageRoundedINTEL ISubSatINTEL USubSatINTEL;
    PRODUCT_32_BY_16: IMul32x16INTEL UMul32x16INTEL;
    DERIVATIVE: DPdx DPdy Fwidth DPdxFine DPdyFine FwidthFine DPdxCoarse DPdyCoarse FwidthCoarse;

    LOAD: AtomicLoad;
    STORE: AtomicStore;
    EXCHANGE: AtomicExchange;
    COMPARE_EXCHANGE: AtomicCompareExchange AtomicCompareExchangeWeak;
    STEP: AtomicIIncrement AtomicIDecrement;
    INTEGER_ATOMIC: AtomicIAdd AtomicISub AtomicSMin AtomicUMin AtomicSMax AtomicUMax AtomicAnd AtomicOr AtomicXor;
    FLOAT_ATOMIC: AtomicFAddEXT AtomicFMinEXT AtomicFMaxEXT;
    TEST_AND_SET: AtomicFlagTestAndSet;
    CLEAR: AtomicFlagClear;

    VOTE: GroupAll GroupAny GroupNonUniformAll GroupNonUniformAny;
    BROADCAST: GroupBroadcast;
    GROUP_INTEGER: GroupIAdd GroupUMin GroupSMin GroupUMax GroupSMax GroupIMulKHR GroupBitwiseAndKHR GroupBitwiseOrKHR
        GroupBitwiseXorKHR GroupIAddNonUniformAMD GroupUMinNonUniformAMD GroupSMinNonUniformAMD GroupUMaxNonUniformAMD
        GroupSMaxNonUniformAMD GroupNonUniformIAdd GroupNonUniformIMul GroupNonUniformSMin GroupNonUniformUMin
        GroupNonUniformSMax GroupNonUniformUMax GroupNonUniformBitwiseAnd GroupNonUniformBitwiseOr
        GroupNonUniformBitwiseXor;
    GROUP_FLOAT: GroupFAdd GroupFMin GroupFMax GroupFMulKHR GroupFAddNonUniformAMD GroupFMinNonUniformAMD
        GroupFMaxNonUniformAMD GroupNonUniformFAdd GroupNonUniformFMul GroupNonUniformFMin GroupNonUniformFMax;
    GROUP_BOOLEAN: GroupLogicalAndKHR GroupLogicalOrKHR GroupLogicalXorKHR GroupNonUniformLogicalAnd
        GroupNonUniformLogicalOr GroupNonUniformLogicalXor;
    COPY: GroupAsyncCopy;
    UNTYPED_COPY: UntypedGroupAsyncCopyKHR;
    WAIT: GroupWaitEvents;
    ELECT: GroupNonUniformElect;
    ALL_EQUAL: GroupNonUniformAllEqual;
    BROADCAST_FIRST: GroupNonUniformBroadcastFirst;
    NON_UNIFORM_BALLOT: GroupNonUniformBallot;
    INVERSE_BALLOT: GroupNonUniformInverseBallot;
    BALLOT_BIT: GroupNonUniformBallotBitExtract;
    BALLOT_COUNT: GroupNonUniformBallotBitCount;
    BALLOT_FIND: GroupNonUniformBallotFindLSB GroupNonUniformBallotFindMSB;
    SHUFFLE: GroupNonUniformBroadcast GroupNonUniformShuffle GroupNonUniformShuffleXor GroupNonUniformShuffleUp
        GroupNonUniformShuffleDown GroupNonUniformRotateKHR GroupNonUniformQuadBroadcast GroupNonUniformQuadSwap;
    PARTITION: GroupNonUniformPartitionEXT;
    SUBGROUP_VOTE: GroupNonUniformQuadAllKHR GroupNonUniformQuadAnyKHR SubgroupAllKHR SubgroupAnyKHR;
    SUBGROUP_BALLOT: SubgroupBallotKHR;
    SUBGROUP_FIRST: SubgroupFirstInvocationKHR;
    SUBGROUP_ALL_EQUAL: SubgroupAllEqualKHR;
    SUBGROUP_READ: SubgroupReadInvocationKHR;
    SUBGROUP_SHUFFLE: SubgroupShuffleINTEL SubgroupShuffleXorINTEL;
    SUBGROUP_SHIFT: SubgroupShuffleDownINTEL SubgroupShuffleUpINTEL;
    BLOCK_READ: SubgroupBlockReadINTEL;
    BLOCK_WRITE: SubgroupBlockWriteINTEL;
    IMAGE_BLOCK_READ: SubgroupImageBlockReadINTEL;
    IMAGE_BLOCK_WRITE: SubgroupImageBlockWriteINTEL;
    MEDIA_BLOCK_READ: SubgroupImageMediaBlockReadINTEL;
    MEDIA_BLOCK_WRITE: SubgroupImageMediaBlockWriteINTEL;
    BLOCK_PREFETCH: SubgroupBlockPrefetchINTEL;
    LOAD_2D: Subgroup2DBlockLoadINTEL Subgroup2DBlockLoadTransformINTEL Subgroup2DBlockLoadTransposeINTEL;
    PREFETCH_2D: Subgroup2DBlockPrefetchINTEL;
    STORE_2D: Subgroup2DBlockStoreINTEL;
    MULTIPLY_ACCUMULATE: SubgroupMatrixMultiplyAccumulateINTEL;

    NEW_BARRIER: NamedBarrierInitialize;
    NAMED_BARRIER: MemoryNamedBarrier;
    PIPE_ACCESS: ReadPipe WritePipe;
    BLOCKING_PIPE: ReadPipeBlockingALTERA WritePipeBlockingALTERA;
    RESERVED_ACCESS: ReservedReadPipe ReservedWritePipe;
    RESERVE: ReserveReadPipePackets ReserveWritePipePackets;
    COMMIT: CommitReadPipe CommitWritePipe;
    IS_RESERVED: IsValidReserveId;
    PACKETS: GetNumPipePackets GetMaxPipePackets;
    GROUP_RESERVE: GroupReserveReadPipePackets GroupReserveWritePipePackets;
    GROUP_COMMIT: GroupCommitReadPipe GroupCommitWritePipe;

    MARKER: EnqueueMarker;
    EVENT_USE: RetainEvent ReleaseEvent;
    NEW_EVENT: CreateUserEvent;
    IS_EVENT: IsValidEvent;
    EVENT_STATUS: SetUserEventStatus;
    PROFILING: CaptureEventProfilingInfo;
    DEFAULT_QUEUE: GetDefaultQueue;
    ENQUEUE: EnqueueKernel;
    OF_KERNEL: GetKernelWorkGroupSize GetKernelPreferredWorkGroupSizeMultiple GetKernelMaxNumSubgroups;
    OF_RANGE: GetKernelNDrangeSubGroupCount GetKernelNDrangeMaxSubGroupSize GetKernelLocalSizeForSubgroupCount;

    HELPER: IsHelperInvocationEXT;
    OUTER_PRODUCT: OuterProduct;
    PREDICATED_LOAD: PredicatedLoadINTEL;
    PREDICATED_STORE: PredicatedStoreINTEL;
    REGISTER: FPGARegALTERA;
    TO_BFLOAT: ConvertFToBF16INTEL;
    FROM_BFLOAT: ConvertBF16ToFINTEL;
    ROUND: RoundFToTF32INTEL;
    SIGMOID: FSigmoidINTEL;
    BITWISE_FUNCTION: BitwiseFunctionINTEL;
    IMAGE_OF_HANDLE: ConvertHandleToImageINTEL;
    SAMPLER_OF_HANDLE: ConvertHandleToSamplerINTEL;
    SAMPLED_IMAGE_OF_HANDLE: ConvertHandleToSampledImageINTEL;
    CLOCK: ReadClockKHR;
    PREFETCH: UntypedPrefetchKHR;
    TASK_SEQUENCE: TaskSequenceCreateALTERA;
    ARBITRARY: ArbitraryFloatCastALTERA ArbitraryFloatAddALTERA ArbitraryFloatSubALTERA ArbitraryFloatMulALTERA
        ArbitraryFloatDivALTERA ArbitraryFloatSqrtALTERA;
);

/// The signature of an opcode.
pub fn of(opcode: Opcode) -> Option<&'static ExtSignature> {
    static BY_OPCODE: std::sync::LazyLock<Vec<Option<&'static ExtSignature>>> =
        std::sync::LazyLock::new(|| {
            let last = ROWS.iter().map(|(opcode, _)| usize::from(opcode.0)).max().unwrap_or(0);
            let mut by_opcode = vec![None; last + 1];
            for (opcode, signature) in ROWS {
                if let Some(slot) = by_opcode.get_mut(usize::from(opcode.0)) {
                    *slot = Some(signature);
                }
            }
            by_opcode
        });
    BY_OPCODE.get(usize::from(opcode.0)).copied().flatten()
}

/// Constraints on the arguments of a call in LLVM IR that becomes an instruction, besides those on their types.
#[derive(Clone, Copy, Debug)]
pub struct CallRules {
    /// The instruction.
    pub opcode: Opcode,
    /// The position of the argument that must be constant.
    pub constant: Option<usize>,
    /// The position of the argument that must be a function.
    pub function: Option<usize>,
    /// Arguments that must be constants: position, minimum and maximum.
    pub numbers: &'static [(usize, i32, i32)],
    /// The extension that allows the instruction on matrices.
    pub of_matrices: Option<&'static str>,
}

const fn types_only(opcode: Opcode) -> CallRules {
    CallRules { opcode, constant: None, function: None, numbers: &[], of_matrices: None }
}

const fn conversion(opcode: Opcode) -> CallRules {
    let mut rules = types_only(opcode);
    rules.of_matrices = Some(extensions::INTEL_JOINT_MATRIX);
    rules
}

/// Extension instructions whose calls the writer checks before it writes them, by their types in [`ROWS`] and by these rules.
///
/// Spec: "SPV_INTEL_bfloat16_conversion", "SPV_INTEL_tensor_float32_conversion", "SPV_INTEL_sigmoid",
/// "SPV_INTEL_ternary_bitwise_function", "SPV_INTEL_bindless_images", "SPV_INTEL_subgroup_buffer_prefetch", "SPV_KHR_shader_clock",
/// "SPV_KHR_untyped_pointers", "SPV_INTEL_task_sequence".
pub const CALLS: &[CallRules] = &[
    conversion(op::ConvertFToBF16INTEL),
    conversion(op::ConvertBF16ToFINTEL),
    conversion(op::RoundFToTF32INTEL),
    types_only(op::FSigmoidINTEL),
    CallRules { constant: Some(3), ..types_only(op::BitwiseFunctionINTEL) },
    types_only(op::ConvertHandleToImageINTEL),
    types_only(op::ConvertHandleToSamplerINTEL),
    types_only(op::ConvertHandleToSampledImageINTEL),
    types_only(op::SubgroupBlockPrefetchINTEL),
    types_only(op::ReadClockKHR),
    types_only(op::UntypedPrefetchKHR),
    CallRules {
        function: Some(0),
        numbers: &[(1, -1, i32::MAX), (2, -1, 1), (3, 0, i32::MAX), (4, 0, i32::MAX)],
        ..types_only(op::TaskSequenceCreateALTERA)
    },
];

/// The rules of calls that become an instruction, if the writer checks them.
pub fn rules_of_calls(opcode: Opcode) -> Option<&'static CallRules> {
    CALLS.iter().find(|row| row.opcode == opcode)
}
