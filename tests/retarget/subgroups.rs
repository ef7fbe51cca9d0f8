//! Operations of subgroups by their twins: both kernels are executed and leave the same memory.

use super::{assembled, fitted, has, numbered, program};
use crate::executor::{Argument, IndexSpace, Program};
use spirv_llvm_translate::internal::spirv::grammar::instruction_by_name;

/// The size of a work-group, which is one subgroup here.
const SIZE: usize = 8;

/// An instruction that makes `%r` of the number `%v` and the truth `%t`.
struct Case {
    opcode: &'static str,
    /// The instruction, with `TYPE` for the type of the number.
    body: &'static str,
    /// Whether the result is a truth value or a mask of four words, instead of a number.
    result: Made,
    /// Whether numbers are floats.
    is_float: bool,
    environment: &'static str,
    extensions: &'static str,
    /// What must be there instead.
    twin: &'static str,
}

#[derive(Clone, Copy, PartialEq)]
enum Made {
    Number,
    Truth,
    Mask,
}

/// A twin where all invocations arrive.
const GROUPS: (&str, &str) = ("opencl2.2", "");
/// A twin by SPV_INTEL_subgroups.
const INTEL: (&str, &str) = ("opencl1.2", "+SPV_INTEL_subgroups");
/// A twin by the instructions of version 1.3.
const KHRONOS: (&str, &str) = ("opencl3.0", "");
const VOTES: (&str, &str) = ("opencl2.0", "+SPV_KHR_subgroup_vote,+SPV_KHR_shader_ballot");

const fn case(
    opcode: &'static str,
    body: &'static str,
    result: Made,
    (environment, extensions): (&'static str, &'static str),
    twin: &'static str,
) -> Case {
    Case { opcode, body, result, is_float: false, environment, extensions, twin }
}

const fn float(case: Case) -> Case {
    Case { is_float: true, ..case }
}

use Made::{Mask, Number, Truth};

const CASES: &[Case] = &[
    case("OpGroupNonUniformElect", "%bool %sub", Truth, GROUPS, "OpIEqual"),
    case("OpGroupNonUniformAll", "%bool %sub %t", Truth, GROUPS, "OpGroupAll"),
    case("OpGroupNonUniformAny", "%bool %sub %t", Truth, GROUPS, "OpGroupAny"),
    case("OpGroupNonUniformAllEqual", "%bool %sub %w", Truth, GROUPS, "OpGroupBroadcast"),
    float(case("OpGroupNonUniformAllEqual", "%bool %sub %v", Truth, GROUPS, "OpFOrdEqual")),
    case("OpGroupNonUniformBroadcast", "%TYPE %sub %v %n3", Number, GROUPS, "OpGroupBroadcast"),
    case("OpGroupNonUniformBroadcastFirst", "%TYPE %sub %v", Number, GROUPS, "OpGroupBroadcast"),
    case("OpGroupNonUniformIAdd", "%TYPE %sub Reduce %v", Number, GROUPS, "OpGroupIAdd"),
    case("OpGroupNonUniformIAdd", "%TYPE %sub InclusiveScan %v", Number, GROUPS, "OpGroupIAdd"),
    case("OpGroupNonUniformIAdd", "%TYPE %sub ExclusiveScan %v", Number, GROUPS, "OpGroupIAdd"),
    case("OpGroupNonUniformSMin", "%TYPE %sub Reduce %v", Number, GROUPS, "OpGroupSMin"),
    case("OpGroupNonUniformUMin", "%TYPE %sub InclusiveScan %v", Number, GROUPS, "OpGroupUMin"),
    case("OpGroupNonUniformSMax", "%TYPE %sub Reduce %v", Number, GROUPS, "OpGroupSMax"),
    case("OpGroupNonUniformUMax", "%TYPE %sub Reduce %v", Number, GROUPS, "OpGroupUMax"),
    float(case("OpGroupNonUniformFAdd", "%TYPE %sub InclusiveScan %v", Number, GROUPS, "OpGroupFAdd")),
    float(case("OpGroupNonUniformFMin", "%TYPE %sub Reduce %v", Number, GROUPS, "OpGroupFMin")),
    float(case("OpGroupNonUniformFMax", "%TYPE %sub Reduce %v", Number, GROUPS, "OpGroupFMax")),
    case("OpGroupNonUniformIMul", "%TYPE %sub Reduce %v", Number, UNIFORM, "OpGroupIMulKHR"),
    case("OpGroupNonUniformBitwiseAnd", "%TYPE %sub Reduce %v", Number, UNIFORM, "OpGroupBitwiseAndKHR"),
    case("OpGroupNonUniformLogicalXor", "%bool %sub Reduce %t", Truth, UNIFORM, "OpGroupLogicalXorKHR"),
    float(case("OpGroupNonUniformFMul", "%TYPE %sub Reduce %v", Number, UNIFORM, "OpGroupFMulKHR")),
    case("OpGroupNonUniformBitwiseOr", "%TYPE %sub Reduce %v", Number, UNIFORM, "OpGroupBitwiseOrKHR"),
    case(
        "OpGroupNonUniformBitwiseXor",
        "%TYPE %sub InclusiveScan %v",
        Number,
        UNIFORM,
        "OpGroupBitwiseXorKHR",
    ),
    case("OpGroupNonUniformLogicalAnd", "%bool %sub Reduce %t", Truth, UNIFORM, "OpGroupLogicalAndKHR"),
    case("OpGroupNonUniformLogicalOr", "%bool %sub ExclusiveScan %t", Truth, UNIFORM, "OpGroupLogicalOrKHR"),
    case("OpGroupBitwiseAndKHR", "%TYPE %sub Reduce %v", Number, KHRONOS, "OpGroupNonUniformBitwiseAnd"),
    case("OpGroupBitwiseXorKHR", "%TYPE %sub Reduce %v", Number, KHRONOS, "OpGroupNonUniformBitwiseXor"),
    case("OpGroupLogicalOrKHR", "%bool %sub Reduce %t", Truth, KHRONOS, "OpGroupNonUniformLogicalOr"),
    case("OpGroupLogicalXorKHR", "%bool %sub Reduce %t", Truth, KHRONOS, "OpGroupNonUniformLogicalXor"),
    case("OpGroupIMulKHR", "%TYPE %sub Reduce %v", Number, KHRONOS, "OpGroupNonUniformIMul"),
    case("OpGroupBitwiseOrKHR", "%TYPE %sub ExclusiveScan %v", Number, KHRONOS, "OpGroupNonUniformBitwiseOr"),
    case("OpGroupLogicalAndKHR", "%bool %sub Reduce %t", Truth, KHRONOS, "OpGroupNonUniformLogicalAnd"),
    float(case("OpGroupFMulKHR", "%TYPE %sub Reduce %v", Number, KHRONOS, "OpGroupNonUniformFMul")),
    case("OpGroupNonUniformShuffle", "%TYPE %sub %v %i", Number, INTEL, "OpSubgroupShuffleINTEL"),
    case("OpGroupNonUniformShuffleXor", "%TYPE %sub %v %n3", Number, INTEL, "OpSubgroupShuffleXorINTEL"),
    case("OpGroupNonUniformShuffleUp", "%TYPE %sub %v %n3", Number, INTEL, "OpSubgroupShuffleUpINTEL"),
    case("OpGroupNonUniformShuffleDown", "%TYPE %sub %v %n3", Number, INTEL, "OpSubgroupShuffleDownINTEL"),
    case("OpGroupNonUniformBroadcast", "%TYPE %sub %v %n3", Number, INTEL, "OpSubgroupShuffleINTEL"),
    case("OpGroupNonUniformBroadcastFirst", "%TYPE %sub %v", Number, INTEL, "OpSubgroupShuffleINTEL"),
    case("OpGroupBroadcast", "%TYPE %sub %v %n3", Number, INTEL, "OpSubgroupShuffleINTEL"),
    case("OpGroupNonUniformRotateKHR", "%TYPE %sub %v %n3", Number, INTEL, "OpSubgroupShuffleINTEL"),
    case("OpGroupNonUniformRotateKHR", "%TYPE %sub %v %n3 %n4", Number, KHRONOS, "OpGroupNonUniformShuffle"),
    case("OpSubgroupShuffleINTEL", "%TYPE %v %i", Number, KHRONOS, "OpGroupNonUniformShuffle"),
    case("OpSubgroupShuffleXorINTEL", "%TYPE %v %n3", Number, KHRONOS, "OpGroupNonUniformShuffleXor"),
    case("OpSubgroupShuffleUpINTEL", "%TYPE %v %w %n3", Number, KHRONOS, "OpGroupNonUniformShuffle"),
    case("OpSubgroupShuffleDownINTEL", "%TYPE %v %w %n3", Number, KHRONOS, "OpGroupNonUniformShuffle"),
    case("OpSubgroupAllKHR", "%bool %t", Truth, KHRONOS, "OpGroupNonUniformAll"),
    case("OpSubgroupAnyKHR", "%bool %t", Truth, KHRONOS, "OpGroupNonUniformAny"),
    case("OpSubgroupAllEqualKHR", "%bool %t", Truth, KHRONOS, "OpGroupNonUniformAllEqual"),
    case("OpSubgroupBallotKHR", "%v4u %t", Mask, KHRONOS, "OpGroupNonUniformBallot"),
    case("OpSubgroupFirstInvocationKHR", "%TYPE %v", Number, KHRONOS, "OpGroupNonUniformBroadcastFirst"),
    case("OpSubgroupReadInvocationKHR", "%TYPE %v %n3", Number, KHRONOS, "OpGroupNonUniformShuffle"),
    case("OpGroupNonUniformAll", "%bool %sub %t", Truth, VOTES, "OpSubgroupAllKHR"),
    case("OpGroupNonUniformAny", "%bool %sub %t", Truth, VOTES, "OpSubgroupAnyKHR"),
    case("OpGroupNonUniformBallot", "%v4u %sub %t", Mask, VOTES, "OpSubgroupBallotKHR"),
    case("OpGroupNonUniformBroadcastFirst", "%TYPE %sub %v", Number, VOTES, "OpSubgroupFirstInvocationKHR"),
    case("OpGroupNonUniformBroadcast", "%TYPE %sub %v %n3", Number, VOTES, "OpSubgroupReadInvocationKHR"),
];

/// A twin by SPV_KHR_uniform_group_instructions.
const UNIFORM: (&str, &str) = ("opencl2.2", "+SPV_KHR_uniform_group_instructions");

/// Capabilities and extensions.
const NEEDS: &str = "
    OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpCapability Groups\nOpCapability GroupNonUniform
    OpCapability GroupNonUniformVote\nOpCapability GroupNonUniformBallot\nOpCapability GroupNonUniformArithmetic
    OpCapability GroupNonUniformShuffle\nOpCapability GroupNonUniformShuffleRelative\nOpCapability GroupNonUniformRotateKHR
    OpCapability SubgroupShuffleINTEL\nOpCapability SubgroupVoteKHR\nOpCapability SubgroupBallotKHR\nOpCapability GroupUniformArithmeticKHR
    OpExtension \"SPV_KHR_subgroup_rotate\"\nOpExtension \"SPV_INTEL_subgroups\"\nOpExtension \"SPV_KHR_subgroup_vote\"
    OpExtension \"SPV_KHR_shader_ballot\"\nOpExtension \"SPV_KHR_uniform_group_instructions\"
    OpMemoryModel Physical64 OpenCL\n";

/// Types, constants and the number of an invocation.
const GLOBALS: &str = "
    %u = OpTypeInt 32 0\n%long = OpTypeInt 64 0\n%f = OpTypeFloat 32\n%bool = OpTypeBool\n%void = OpTypeVoid\n%v4u = OpTypeVector %u 4
    %v3 = OpTypeVector %long 3\n%to_v3 = OpTypePointer Input %v3\n%id = OpVariable %to_v3 Input
    %n0 = OpConstant %u 0\n%sub = OpConstant %u 3\n%n3 = OpConstant %u 3\n%n4 = OpConstant %u 4\n%n1 = OpConstant %u 1
    %to_u = OpTypePointer CrossWorkgroup %u\n%to_f = OpTypePointer CrossWorkgroup %f
    %type_u = OpTypeFunction %void %to_u %to_u\n%type_f = OpTypeFunction %void %to_f %to_u\n%inner = OpTypeFunction %u %u\n";

/// The start of a kernel, with `TYPE` for the type of its numbers.
const START: &str = "
    %k = OpFunction %void None %type_TYPE\n%in = OpFunctionParameter %to_TYPE\n%out = OpFunctionParameter %to_u\n%entry = OpLabel
    %ids = OpLoad %v3 %id\n%x = OpCompositeExtract %long %ids 0\n%lane = OpUConvert %u %x
    %at = OpInBoundsPtrAccessChain %to_TYPE %in %x\n%v = OpLoad %TYPE %at Aligned 4\n%to = OpInBoundsPtrAccessChain %to_u %out %x\n";

/// A module of kernels `k0`, `k1`, ...; `decorations` and functions may stand beside them.
fn module(kernels: &[String], decorations: &str, functions: &str) -> String {
    let (mut points, mut bodies) = (String::new(), String::new());
    let globals = format!("{GLOBALS}{functions}");
    for (number, kernel) in kernels.iter().enumerate() {
        points += &format!("OpEntryPoint Kernel %k__{number} \"k{number}\" %id\n");
        bodies += &numbered(kernel, &globals, number);
    }
    format!("{NEEDS}{points}{decorations}\nOpDecorate %id BuiltIn LocalInvocationId\n{globals}{bodies}")
}

/// The instructions that the cases lower.
pub(super) fn opcodes() -> impl Iterator<Item = &'static str> {
    CASES.iter().map(|case| case.opcode)
}

/// The kernel of a case.
fn kernel(case: &Case) -> String {
    let ty = if case.is_float { "f" } else { "u" };
    let truth = if case.is_float { "%bits = OpBitcast %u %v\n" } else { "%bits = OpCopyObject %u %v\n" };
    let body = format!(
        "{truth}%low = OpBitwiseAnd %u %bits %n1\n%t = OpIEqual %bool %low %n0\n%low3 = OpBitwiseAnd %u %bits %n3\n\
         %i = OpBitwiseXor %u %low3 %lane\n%w = OpIAdd %u %bits %n1\n%r = {} {}\n",
        case.opcode, case.body
    );
    // Beyond the subgroup there is no number.
    let within = match case.opcode {
        "OpGroupNonUniformShuffleUp" => {
            "%ok = OpUGreaterThanEqual %bool %lane %n3\n%r = OpSelect %u %ok %q %v\n"
        }
        "OpGroupNonUniformShuffleDown" => {
            "%ok = OpULessThanEqual %bool %lane %n4\n%r = OpSelect %u %ok %q %v\n"
        }
        _ => "",
    };
    let body = if within.is_empty() { body } else { body.replace("%r =", "%q =") + within };
    let store = match case.result {
        Truth => "%stored = OpSelect %u %r %n1 %n0\n".to_owned(),
        Mask => "%stored = OpCompositeExtract %u %r 0\n".to_owned(),
        Number => format!("%stored = {} %u %r\n", if case.is_float { "OpBitcast" } else { "OpCopyObject" }),
    };
    let body = if case.is_float { body.replace("%w = OpIAdd %u %bits %n1\n", "") } else { body };
    format!("{START}{body}{store}OpStore %to %stored Aligned 4\nOpReturn\nOpFunctionEnd\n")
        .replace("TYPE", ty)
}

/// Numbers for the invocations of two work-groups.
fn inputs(case: &Case, round: u32) -> Vec<u8> {
    let number = |lane: u32| {
        let any = (lane + 1).wrapping_mul(2_654_435_761).wrapping_mul(2 * round + 1) >> (round % 29);
        match round {
            0 => 4,
            _ if case.is_float => (any as i16 as f32 / 16.0).to_bits(),
            _ => any,
        }
    };
    let float = |bits: u32| if case.is_float && round == 0 { 2.5f32.to_bits() } else { bits };
    (0..SIZE as u32).flat_map(|lane| float(number(lane)).to_le_bytes()).collect()
}

/// The modules of all cases, with environments and extensions.
pub(super) fn texts() -> impl Iterator<Item = (String, &'static str, &'static str)> {
    let groups = CASES.chunk_by(|a, b| (a.environment, a.extensions) == (b.environment, b.extensions));
    groups.map(|cases| {
        let text = module(&cases.iter().map(kernel).collect::<Vec<_>>(), "", "");
        (text, cases[0].environment, cases[0].extensions)
    })
}

/// What a kernel leaves in its buffers, by a module as it was and as it became.
fn memories(programs: &[Program; 2], kernel: &str, input: &[u8]) -> [Vec<u8>; 2] {
    programs.each_ref().map(|program| {
        let mut arguments = [Argument::Buffer(input.to_vec()), Argument::Buffer(vec![0; 4 * SIZE])];
        let space = IndexSpace::new([SIZE, 1, 1], [SIZE, 1, 1]);
        program.run_kernel(kernel, &mut arguments, space).unwrap_or_else(|error| panic!("{kernel}: {error}"));
        match arguments {
            [_, Argument::Buffer(output)] => output,
            _ => Vec::new(),
        }
    })
}

#[apply(case)]
fn twins_leave_the_same_memory() {
    for cases in CASES.chunk_by(|a, b| (a.environment, a.extensions) == (b.environment, b.extensions)) {
        let kernels: Vec<String> = cases.iter().map(kernel).collect();
        let text = module(&kernels, "", "");
        let original = assembled(&text);
        let after = fitted(&text, cases[0].environment, cases[0].extensions);
        let after = after.unwrap_or_else(|error| panic!("{error}"));
        let opcode = |name: &str| instruction_by_name(name.as_bytes()).expect("a known instruction").opcode;
        for case in cases {
            assert!(has(&original, opcode(case.opcode)), "{}", case.opcode);
            assert!(!has(&after, opcode(case.opcode)) && has(&after, opcode(case.twin)), "{}", case.opcode);
        }
        let programs = [program(&original), program(&after)];
        for (number, case) in cases.iter().enumerate() {
            for round in 0..4 {
                let [before, after] = memories(&programs, &format!("k{number}"), &inputs(case, round));
                assert_eq!(before, after, "{} in {}\n{}", case.opcode, case.environment, kernel(case));
            }
        }
    }
}

/// A reduction in a loop that all invocations run equally often, and one behind it; `BOUND` is how often.
fn looped(bound: &str) -> String {
    let body = format!(
        "OpBranch %head\n%head = OpLabel\n%n = OpPhi %u %n0 %entry %next %head\n%sum = OpPhi %u %v %entry %more %head\n\
         %all = OpGroupNonUniformIAdd %u %sub Reduce %sum\n%more = OpIAdd %u %all %lane\n%next = OpIAdd %u %n %n1\n\
         %goes = OpULessThan %bool %next {bound}\nOpBranchConditional %goes %head %end\n%end = OpLabel\n\
         %stored = OpGroupNonUniformIAdd %u %sub InclusiveScan %more\n"
    );
    let kernel = format!("{START}{body}OpStore %to %stored Aligned 4\nOpReturn\nOpFunctionEnd\n");
    module(&[kernel.replace("TYPE", "u")], "", "")
}

/// A scan is one of a group only where it is known that all invocations arrive.
#[apply(case)]
fn groups_need_uniform_control_flow() {
    let module = fitted(&looped("%n3"), "opencl2.2", "").unwrap();
    let programs = [program(&assembled(&looped("%n3"))), program(&module)];
    let input: Vec<u8> = (0..SIZE as u32).flat_map(|lane| (lane * lane + 3).to_le_bytes()).collect();
    let [before, after] = memories(&programs, "k0", &input);
    assert_eq!(before, after);
    // Which number the bound is depends on which way an invocation came.
    let joined = looped("%bound").replace("OpBranch %head__0\n", "OpBranch %ask__0\n%ask__0 = OpLabel\n\
        %low__0 = OpULessThan %bool %lane__0 %n3\nOpBranchConditional %low__0 %one__0 %two__0\n%one__0 = OpLabel\nOpBranch %join__0\n\
        %two__0 = OpLabel\nOpBranch %join__0\n%join__0 = OpLabel\n%bound__0 = OpPhi %u %n3 %one__0 %n4 %two__0\nOpBranch %head__0\n");
    let joined = joined.replace("%n0 %entry__0", "%n0 %join__0").replace("%v__0 %entry__0", "%v__0 %join__0");
    let error = fitted(&joined, "opencl2.2", "").unwrap_err().to_string();
    assert!(error.contains("OpGroupNonUniformIAdd"), "{error}");
    // How often the loop runs depends on a number of the invocation's own.
    let error = fitted(&looped("%lane"), "opencl2.2", "").unwrap_err().to_string();
    assert!(error.contains("OpGroupNonUniformIAdd"), "{error}");
}

/// What a function does is uniform if all its calls are, and it is not exported.
#[apply(case)]
fn functions_are_as_uniform_as_their_calls() {
    const FUNCTION: &str = "%g = OpFunction %u None %inner\n%p = OpFunctionParameter %u\n%l = OpLabel\n\
        %s = OpGroupNonUniformIAdd %u %sub Reduce %p\nOpReturnValue %s\nOpFunctionEnd\n";
    let module = |decoration: &str, call: &str| {
        let kernel = format!("{START}{call}OpStore %to %r Aligned 4\nOpReturn\nOpFunctionEnd\n");
        module(&[kernel.replace("TYPE", "u")], decoration, FUNCTION)
    };
    let plain = "%r = OpFunctionCall %u %g %v\n";
    let guarded = "%some = OpULessThan %bool %lane %n3\nOpBranchConditional %some %yes %meet\n%yes = OpLabel\n\
                   %q = OpFunctionCall %u %g %v\nOpBranch %meet\n%meet = OpLabel\n%r = OpPhi %u %v %entry %q %yes\n";
    assert!(fitted(&module("", plain), "opencl2.2", "").is_ok());
    assert!(fitted(&module("", guarded), "opencl2.2", "").is_err());
    // The call is a block further.
    let deeper =
        guarded.replace("%q = ", "OpBranch %deep\n%deep = OpLabel\n%q = ").replace("%q %yes", "%q %deep");
    assert!(fitted(&module("", &deeper), "opencl2.2", "").is_err());
    assert!(fitted(&module("OpDecorate %g LinkageAttributes \"g\" Export", plain), "opencl2.2", "").is_err());
}
