//! What the command refuses in the words of the Khronos translator: decorations that metadata tells, constants of instructions and
//! types, and modules that are converted from one form to the other.

use super::lines::shows;
use super::values::written;
use super::{disassembled, folder};

const HEAD: &str =
    "119734787 65536 393230 10 0\n2 Capability Addresses\n2 Capability Kernel\n2 Capability Linkage\n";
const BODY: &str = "3 MemoryModel 2 2\n2 TypeVoid 2\n3 TypeFloat 3 32\n4 Constant 3 4 0\n3 TypeFunction 5 2\n\
    5 Function 2 6 0 5\n2 Label 7\n";

/// Operands of a decoration, and what is said of them.
const WRONG: &[(&str, &str)] = &[
    ("i32 44, !\"x\"", "Alignment operand must be an integer."),
    ("i32 41, !\"x\"", "LinkageAttributes requires exactly 3 extra operands"),
    ("i32 41, i32 1, i32 1", "LinkageAttributes requires first extra operand to be a string"),
    ("i32 41, !\"x\", !\"y\"", "LinkageAttributes requires second extra operand to be an int"),
    ("i32 5635", "UserSemantic requires exactly 1 extra operand"),
    ("i32 5635, i32 1", "UserSemantic requires extra operand to be a string"),
    ("i32 5834, !\"x\", i32 1", "MergeINTEL requires second extra operand to be a string"),
    ("i32 5917, !\"x\"", "InitiationIntervalINTEL requires extra operand to be an integer"),
    ("i32 5907, i32 1", "FuseLoopsInFunctionINTEL requires exactly 2 extra operands"),
    ("i32 5907, i32 1, !\"x\"", "FuseLoopsInFunctionINTEL requires second extra operand to be an integer"),
    ("i32 5921", "MMHost Kernel Argument Annotation requires exactly 2 extra operands"),
    ("i32 6188, i32 1", "HostAccessINTEL requires exactly 2 extra operands after the decoration kind number"),
    ("i32 6188, i32 1, i32 1", "HostAccessINTEL requires second extra operand to be a string"),
    ("i32 6190, !\"x\"", "InitModeINTEL requires extra operand to be an int"),
    ("i32 6442, !\"x\", i32 1", "CacheControlLoadINTEL cache level operand is required to be an integer"),
    ("i32 6443, i32 1, !\"x\"", "CacheControlStoreINTEL cache control operand is required to be an integer"),
    ("i32 29, !\"x\"", "First extra operand in default decoration case must be integer."),
    ("i32 29, i32 1, !\"x\"", "Second extra operand in default decoration case must be integer."),
];

#[apply(case)]
fn operands_of_told_decorations_are_looked_at() {
    let folder = folder("refusals_decorations");
    for (operands, sentence) in WRONG {
        folder.file(
            "m.ll",
            format!(
                "target triple = \"spir64-unknown-unknown\"\n\
                 @v = addrspace(1) global i32 3, !spirv.Decorations !0\n!0 = !{{!1}}\n!1 = !{{{operands}}}\n"
            ),
        );
        let message = folder.fail(&["m.ll", "--spirv-ext=+all", "-o", "m.spv"], 11);
        let wanted = format!("InvalidLlvmModule: Invalid LLVM module: {sentence}\n");
        assert!(message.contains(&wanted), "{wanted}{message}");
    }
}

#[apply(case)]
fn decorations_of_variables_are_of_nothing_else() {
    let folder = folder("refusals_targets");
    let result =
        "define spir_func void @f(i32 %a) {\n  %r = add i32 %a, 1, !spirv.Decorations !0\n  ret void\n}";
    let function = "define spir_func void @f(i32 %a) !spirv.Decorations !0 {\n  ret void\n}";
    let parameter = "define spir_kernel void @f(ptr addrspace(1) %a) !spirv.ParameterDecorations !2 {\n  ret void\n}\n\
        !2 = !{!0}";
    for body in [result, function, parameter] {
        let list = "!0 = !{!1}\n!1 = !{i32 6191, i32 1}\n";
        folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{body}\n{list}"));
        let message = folder.fail(&["m.ll", "--spirv-ext=+all", "-o", "m.spv"], 10);
        let wanted = "InvalidModule: Invalid SPIR-V module: ImplementInRegisterMapINTEL can only be applied to a variable";
        assert!(message.contains(wanted), "{message}");
    }
}

#[apply(case)]
fn matrices_have_a_known_use_and_scope() {
    let folder = folder("refusals_matrices");
    let body = |scope: u32, used: u32| {
        format!(
            "define spir_func void @f(target(\"spirv.CooperativeMatrixKHR\", float, {scope}, 8, 8, {used}) %m) {{\n  ret void\n}}\n"
        )
    };
    let flag = "--spirv-ext=+SPV_KHR_cooperative_matrix";
    let text = written(&folder, &[flag], &body(4, 2));
    assert!(text.contains("TypeCooperativeMatrixKHR"), "{text}");
    for (scope, used, sentence) in [
        (5, 2, "Unsupported Scope parameter"),
        (5, 3, "Incorrect Use parameter, should be MatrixA, MatrixB or Accumulator"),
    ] {
        folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{}", body(scope, used)));
        let message = folder.fail(&["m.ll", flag, "-o", "m.spv"], 14);
        let wanted = format!("Can't translate llvm instruction:\n TypeCooperativeMatrixKHR\n{sentence}\n");
        assert!(message.contains(&wanted), "{message}");
    }
}

#[apply(case)]
fn task_sequences_are_made_of_functions_and_numbers_in_their_bounds() {
    const NAME: &str = "@_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPFiiEiijj";
    let folder = folder("refusals_tasks");
    let body = |arguments: &str, result: &str| {
        format!(
            "define spir_func i32 @g(i32 %a) {{\n  ret i32 %a\n}}\ndeclare spir_func {result} {NAME}(ptr, i32, i32, i32, i32)\n\
             define spir_func void @f() {{\n  %r = call spir_func {result} {NAME}(ptr {arguments})\n  ret void\n}}\n"
        )
    };
    let flag = "--spirv-ext=+SPV_INTEL_task_sequence";
    let (task, sampler) = ("target(\"spirv.TaskSequenceINTEL\")", "target(\"spirv.Sampler\")");
    let text = written(&folder, &[flag], &body("@g, i32 -1, i32 -1, i32 0, i32 5", task));
    shows(&text, &["TaskSequenceCreateINTEL _ _ _ 4294967295 4294967295 0 5"]);
    for (arguments, result, sentence) in [
        ("@g, i32 1, i32 1, i32 1, i32 1", sampler, "Result must be TaskSequenceINTEL type"),
        ("null, i32 1, i32 1, i32 1, i32 1", task, "First argument is expected to be a function."),
        (
            "@g, i32 -2, i32 1, i32 1, i32 1",
            task,
            "Pipeline must be a 32 bit integer with the value bigger or equal to -1.",
        ),
        ("@g, i32 1, i32 2, i32 1, i32 1", task, "ClusterMode valid values are -1, 0, 1."),
        ("@g, i32 1, i32 1, i32 -1, i32 1", task, "GetCapacity must be an unsigned 32-bit integer."),
        ("@g, i32 1, i32 1, i32 1, i32 -1", task, "AsyncCapacity must be an unsigned 32-bit integer."),
    ] {
        folder
            .file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{}", body(arguments, result)));
        let message = folder.fail(&["m.ll", flag, "-o", "m.spv"], 14);
        let wanted = format!("Can't translate llvm instruction:\n TaskSequenceCreateINTEL\n{sentence}\n");
        assert!(message.contains(&wanted), "{wanted}{message}");
    }
}

#[apply(case)]
fn untyped_prefetches_are_of_global_memory() {
    let folder = folder("refusals_prefetches");
    for (space, size, sentence) in [
        (3, "i64 4", "First argument must be a pointer in CrossWorkgroup storage class"),
        (1, "float 4.0", "Second argument (Num Bytes) must be an integer"),
    ] {
        let ty = size.split(' ').next().unwrap_or_default();
        let name = "@_Z26__spirv_UntypedPrefetchKHRv";
        folder.file(
            "m.ll",
            format!(
                "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func void {name}(ptr addrspace({space}), {ty})\n\
                 define spir_func void @f(ptr addrspace({space}) %p) {{\n  \
                 call spir_func void {name}(ptr addrspace({space}) %p, {size})\n  ret void\n}}\n"
            ),
        );
        let message = folder.fail(&["m.ll", "--spirv-ext=+SPV_KHR_untyped_pointers", "-o", "m.spv"], 14);
        let wanted = format!("Can't translate llvm instruction:\n OpUntypedPrefetchKHR\n{sentence}\n");
        assert!(message.contains(&wanted), "{message}");
    }
}

#[apply(case)]
fn conversions_refuse_what_nobody_could_translate() {
    let folder = folder("refusals_conversions");
    for (text, status, message) in [
        (
            format!("{HEAD}{BODY}4 QuantizeToF16 3 8 4\n1 Return\n1 FunctionEnd\n"),
            12,
            "UnimplementedOpCode: Unimplemented opcode 116\n",
        ),
        (
            format!("{HEAD}{BODY}1 Kill\n1 FunctionEnd\n"),
            12,
            "UnimplementedOpCode: Unimplemented opcode 252\n",
        ),
        (
            format!("{HEAD}5 Extension \"SPV_XYZ_unheard\"\n{BODY}1 Return\n1 FunctionEnd\n"),
            10,
            "Invalid SPIR-V module: input SPIR-V module uses unknown extension 'SPV_XYZ_unheard'\n",
        ),
        (
            format!("{HEAD}6 ExtInstImport 1 \"GLSL.std.450\"\n{BODY}1 Return\n1 FunctionEnd\n"),
            7,
            "InvalidBuiltinSetName: Expects OpenCL.std. Actual is GLSL.std.450\n",
        ),
    ] {
        folder.file("m.spt", &text);
        for arguments in [&["--to-binary", "m.spt"][..], &["-r", "--spirv-text", "m.spt"]] {
            let error = folder.fail(arguments, status);
            assert!(error.contains(message), "{message}{error}");
        }
    }
}

#[apply(case)]
fn broken_modules_are_told_as_newer_versions_tell_them() {
    let folder = folder("refusals_broken");
    folder.file("m.spt", format!("{HEAD}{BODY}1 Return\n1 FunctionEnd\n"));
    folder.succeed(&["--to-binary", "m.spt", "-o", "m.spv"]);
    let module = folder.read("m.spv");
    folder.file("short.spv", &module[..16]);
    for mode in ["-r", "--to-text"] {
        let message = folder.fail(&[mode, "short.spv"], 10);
        assert!(message.contains("InvalidModule: Invalid SPIR-V module: input file is empty\n"), "{message}");
    }
    // What is behind the last word is no word.
    folder.file("odd.spv", [&module[..], &[1, 2]].concat());
    assert_eq!(
        folder.succeed(&["--to-text", "odd.spv", "-o", "-"]),
        folder.succeed(&["--to-text", "m.spv", "-o", "-"])
    );
    let text = disassembled(&folder.succeed(&["-r", "odd.spv", "-o", "-"]));
    assert!(text.contains("!spirv.Source"), "{text}");
    let unknown = [&module[..], &(1_u32 << 16 | 4999).to_le_bytes()].concat();
    folder.file("unknown.spv", unknown);
    let message = folder.fail(&["-r", "unknown.spv"], 14);
    assert!(
        message.contains(
            "InvalidInstruction: Can't translate llvm instruction: input SPIR-V module has an invalid or unknown opcode 4999\n"
        ),
        "{message}"
    );
    folder.file("undefined.spt", format!("{HEAD}{BODY}5 FAdd 3 8 4 9\n1 Return\n1 FunctionEnd\n"));
    let message = folder.fail(&["-r", "--spirv-text", "undefined.spt"], 10);
    let wanted = "Invalid SPIR-V module: input SPIR-V module references an id that is not defined: 9\n";
    assert!(message.contains(wanted), "{message}");
}
