//! Modules made to take time or memory: each is translated or refused soon.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use spirv_llvm_translate::internal::assembly::assemble_bytes;
use spirv_llvm_translate::internal::error::{ErrorKind, Result};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, spirv_to_llvm, validate};

/// How long any of them may take, unoptimised and on a loaded machine; what is not linear takes hours.
const LIMIT: Duration = Duration::from_secs(90);

const HEAD: &str = "OpCapability Addresses
OpCapability Kernel
OpCapability Linkage
OpCapability Int64
OpCapability FPGALoopControlsALTERA
OpExtension \"SPV_INTEL_fpga_loop_controls\"
OpMemoryModel Physical64 OpenCL
OpDecorate %f LinkageAttributes \"f\" Export
%void = OpTypeVoid
%ulong = OpTypeInt 64 0
%bool = OpTypeBool
%yes = OpConstantTrue %bool
%one = OpConstant %ulong 1
%fn = OpTypeFunction %void
%global = OpTypePointer CrossWorkgroup %ulong
%v = OpVariable %global CrossWorkgroup %one
";

fn module(types: &str, body: &str) -> Module {
    let head = format!("{HEAD}{types}%f = OpFunction %void None %fn\n%entry = OpLabel\n");
    let text = format!("{head}{body}OpFunctionEnd\n");
    Module::from_words(assemble_bytes(text.as_bytes(), &Default::default()).unwrap()).unwrap()
}

/// What a translation says; rules are looked at, too, and all of it is soon done.
fn translate(module: &Module) -> Result<String> {
    let start = Instant::now();
    let findings = validate::findings(module);
    let context = llvm::Context::new();
    let outcome = spirv_to_llvm(&context, module, &Options::default(), &Log::default())
        .map(|module| module.print_to_string());
    assert!(start.elapsed() < LIMIT, "it took {:?}", start.elapsed());
    if let Ok(text) = &outcome {
        assert!(text.len() < 64 << 20 && findings.is_empty(), "{findings:?}");
    }
    outcome
}

fn refused(module: &Module, message: &str) {
    match translate(module) {
        Ok(_) => panic!("it was translated, but '{message}' was expected"),
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::Unsupported, "{error}");
            assert!(error.to_string().contains(message), "{error}");
        }
    }
}

fn lines(range: std::ops::Range<u32>, line: impl Fn(u32) -> String) -> String {
    range.fold(String::new(), |mut text, n| {
        let _ = writeln!(text, "{}", line(n));
        text
    })
}

#[apply(case)]
fn types_that_nest_deep() {
    let arrays = lines(1..20_000, |n| format!("%a{n} = OpTypeArray %a{} %one", n - 1));
    refused(&module(&format!("%a0 = OpTypeArray %ulong %one\n{arrays}"), "OpReturn\n"), "nests more than");
}

#[apply(case)]
fn constants_that_double() {
    let types = lines(1..60, |n| format!("%s{n} = OpTypeStruct %s{0} %s{0}", n - 1));
    let values = lines(1..60, |n| format!("%c{n} = OpConstantComposite %s{n} %c{0} %c{0}", n - 1));
    let text = format!("%s0 = OpTypeStruct %ulong\n{types}%c0 = OpConstantComposite %s0 %one\n{values}");
    refused(&module(&text, "OpReturn\n"), "parts");
}

#[apply(case)]
fn expressions_that_double() {
    let sums = lines(1..5_000, |n| format!("%c{n} = OpSpecConstantOp %ulong IAdd %c{0} %c{0}", n - 1));
    let text = format!("%c0 = OpSpecConstantOp %ulong ConvertPtrToU %v\n{sums}");
    refused(&module(&text, "OpReturn\n"), "parts");
}

#[apply(case)]
fn copies_that_double() {
    let types = |name: &str| {
        let nested = lines(1..60, |n| format!("%{name}{n} = OpTypeStruct %{name}{0} %{name}{0}", n - 1));
        format!("%{name}0 = OpTypeStruct %ulong\n{nested}")
    };
    let text = format!("{}{}", types("s"), types("t"));
    let body = "%x = OpUndef %s59\n%y = OpCopyLogical %t59 %x\nOpReturn\n";
    let text = format!("{text}%unused = OpUndef %s0\n");
    refused(&module(&text, body), "OpCopyLogical of more than");
}

#[apply(case)]
fn blocks_that_lead_back() {
    // Each block leads to the next, and back to one near the other end; each uses a value of the one before.
    let count = 8_000;
    let block = |n: u32| {
        let back = if n < 3 { n + 1 } else { count - n + 2 };
        format!(
            "%b{n} = OpLabel\n%x{n} = OpIAdd %ulong %x{} %one\nOpBranchConditional %yes %b{} %b{back}",
            n - 1,
            n + 1
        )
    };
    let start = "%x0 = OpIAdd %ulong %one %one\nOpBranch %b1\n";
    let body = format!("{start}{}%b{count} = OpLabel\nOpReturn\n", lines(1..count, block));
    // Whether the values dominate their uses or not: it is told soon.
    let outcome = translate(&module("", &body));
    assert!(outcome.is_ok() || outcome.is_err_and(|error| error.kind() == ErrorKind::Malformed));
}

#[apply(case)]
fn blocks_in_a_long_row() {
    let block =
        |n: u32| format!("%b{n} = OpLabel\n%x{n} = OpIAdd %ulong %x{} %one\nOpBranch %b{}", n - 1, n + 1);
    let start = "%x0 = OpIAdd %ulong %one %one\nOpBranch %b1\n";
    let count = 30_000;
    let body = format!("{start}{}%b{count} = OpLabel\nOpReturn\n", lines(1..count, block));
    assert!(translate(&module("", &body)).is_ok());
}

#[apply(case)]
fn phis_without_values_behind_many_blocks() {
    // As many predecessors as phis that name none of them.
    let blocks = lines(0..6_000, |n| format!("%b{n} = OpLabel\nOpBranch %last"));
    let cases = (0..6_000).fold(String::new(), |mut text, n| {
        let _ = write!(text, " {n} %b{n}");
        text
    });
    let phis = lines(0..6_000, |n| format!("%p{n} = OpPhi %ulong"));
    let body = format!("OpSwitch %one %last{cases}\n{blocks}%last = OpLabel\n{phis}OpReturn\n");
    let outcome = translate(&module("", &body));
    assert!(outcome.is_err_and(|error| error.kind() == ErrorKind::Malformed));
}

/// Loops in each other, each of which names a variable (id 9, by the order of the names) on which its iterations depend.
fn dependent_loops(count: u32) -> Module {
    let head = |n: u32| {
        let merge = format!("OpLoopMerge %x{n} %c{n} DependencyArrayALTERA 1 9 {n}");
        format!("%h{n} = OpLabel\n{merge}\nOpBranch %h{}", n + 1)
    };
    let end = |n: u32| {
        let n = count - n;
        let back = format!("%c{n} = OpLabel\nOpBranchConditional %yes %h{n} %x{n}\n");
        format!("{back}%x{n} = OpLabel\nOpBranch %c{}", n.wrapping_sub(1))
    };
    let innermost =
        format!("%h{count} = OpLabel\n%p = OpPtrAccessChain %global %v %one\nOpBranch %c{}\n", count - 1);
    let last = "%c4294967295 = OpLabel\nOpReturn\n";
    let body =
        format!("OpBranch %h0\n{}{innermost}{}{last}", lines(0..count, head), lines(1..count + 1, end));
    module("", &body)
}

#[apply(case)]
fn loops_in_loops_with_dependent_arrays() {
    let text = translate(&dependent_loops(60)).unwrap();
    let groups = text.lines().find(|line| line.contains("getelementptr")).unwrap();
    assert!(groups.contains("!llvm.index.group"), "{groups}");
    assert_eq!(text.matches("llvm.loop.parallel_access_indices").count(), 60);
    refused(&dependent_loops(3_000), "in more than 64 loops with dependent arrays");
}

#[apply(case)]
fn arrays_that_are_named_again_and_again() {
    let pairs = (0..30_000).fold(String::new(), |mut text, n| {
        let _ = write!(text, " 9 {n}");
        text
    });
    let body = format!(
        "OpBranch %h\n%h = OpLabel\n%p = OpPtrAccessChain %global %v %one\n\
         OpLoopMerge %x %c DependencyArrayALTERA 30000{pairs}\nOpBranch %c\n\
         %c = OpLabel\nOpBranchConditional %yes %h %x\n%x = OpLabel\nOpReturn\n"
    );
    refused(&module("", &body), "in more than 64 groups of dependent arrays");
}

#[apply(case)]
fn groups_that_hand_out_much() {
    let decorations = lines(0..2000, |number| format!("OpDecorate %g UserSemantic \"{number}\""));
    let targets = " %v".repeat(30_000);
    let groups = format!("{decorations}%g = OpDecorationGroup\nOpGroupDecorate %g{targets}\n");
    let text = format!("{}%f = OpFunction %void None %fn\n%entry = OpLabel\nOpReturn\nOpFunctionEnd\n", HEAD)
        .replace("OpDecorate %f", &format!("{groups}OpDecorate %f"));
    let module = Module::from_words(assemble_bytes(text.as_bytes(), &Default::default()).unwrap()).unwrap();
    refused(&module, "decoration groups with too many targets");
}

#[apply(case)]
fn rules_that_other_validators_do_not_look_at_make_nothing_malformed() {
    for types in [
        "OpTypeForwardPointer %later CrossWorkgroup\n%other = OpTypeFunction %void %later\n%held = OpTypeStruct %ulong %later\n\
         %later = OpTypePointer CrossWorkgroup %held\n",
        "%sum = OpSpecConstantOp %ulong IAdd %one %yes\n",
        "%cast = OpSpecConstantOp %global GenericCastToPtr %one\n",
    ] {
        let module = module(types, "OpReturn\n");
        let error = translate(&module).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Unsupported, "{error}");
        assert!(error.rule().is_some(), "{error}");
    }
}
