//! The command as its users meet it.

use crate::support::folder::Folder;
use std::path::Path;

/// A kernel that scales `x` to `y` where `i < n`, prints from the first work-item and sums up in local memory.
const SCALE: &str = r#"target triple = "spir64-unknown-unknown"
@format = private unnamed_addr addrspace(2) constant [8 x i8] c"n = %d\0A\00"
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i32 @_Z18__spirv_ocl_printfPU3AS2ci(ptr addrspace(2), i32)
define spir_kernel void @scale(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n, float %by) !kernel_arg_type !0 {
entry:
  %wide = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %i = trunc i64 %wide to i32
  %first = icmp eq i32 %i, 0
  br i1 %first, label %print, label %check
print:
  %z = call spir_func i32 @_Z18__spirv_ocl_printfPU3AS2ci(ptr addrspace(2) @format, i32 %n)
  br label %check
check:
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %body, label %exit
body:
  %from = getelementptr float, ptr addrspace(1) %x, i32 %i
  %value = load float, ptr addrspace(1) %from, align 4
  %product = fmul float %value, %by
  %to = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %product, ptr addrspace(1) %to, align 4
  br label %exit
exit:
  ret void
}
define spir_kernel void @crash(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) null
  ret void
}
!0 = !{!"float*", !"float*", !"int", !"float"}
"#;

fn folder(name: &str) -> Folder {
    let folder = Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("run/{name}"));
    folder.file("scale.ll", SCALE);
    folder
}

/// The command line, with a part for each of the arguments.
fn run<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["run", "scale.ll", "scale", "--global=8", "--arg=x=f32[8]=0.."][..], more].concat()
}

const REST: [&str; 3] = ["--arg=y=[8]=-1", "--arg=n=6", "--arg=by=0.5"];

#[apply(case)]
fn without_arguments_the_kernels_are_listed() {
    let folder = folder("list");
    let text = folder.text(&["run", "scale.ll"]);
    let lines: Vec<_> =
        text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(
        lines,
        [
            "scale (kernel)",
            "x global float* --arg x=f32[COUNT]=0",
            "y global float* --arg y=f32[COUNT]=0",
            "n int --arg n=0",
            "by float --arg by=0",
            "crash (kernel)",
            "p global char* --arg p=i8[COUNT]=0"
        ]
    );
    let json: serde_json::Value =
        serde_json::from_str(&folder.text(&["run", "scale.ll", "scale", "--json"])).unwrap();
    assert_eq!(json[0]["arguments"][3]["elements"], "f32");
    assert_eq!(json.as_array().unwrap().len(), 1);
}

#[apply(case)]
fn buffers_are_shown_written_and_compared() {
    let folder = folder("buffers");
    let text = folder.text(&run(&REST));
    assert_eq!(text, "n = 6\ny: f32[8] = 0 0.5 1 1.5 2 2.5 -1 -1\n");
    let outs = ["--out=y=y.npy", "--out=x=x.bin", "--out=y=y.bin"];
    let message = folder.fail(&run(&[&REST[..], &outs[..]].concat()), 2);
    assert!(message.contains("--out y=... comes twice"), "{message}");
    let text = folder.text(&run(&[&REST[..], &outs[..2]].concat()));
    assert_eq!(text, "n = 6\n");
    assert_eq!(folder.read("x.bin").get(4..8), Some(&1.0_f32.to_le_bytes()[..]));
    assert!(folder.read("y.npy").starts_with(b"\x93NUMPY"));
    // What was written is read, by numbers instead of names.
    let again = [
        "run",
        "scale.ll",
        "scale",
        "--global=8",
        "--arg=0=@y.npy",
        "--arg=1=@x.bin",
        "--arg=2=8",
        "--arg=3=2",
    ];
    let text = folder.text(&[&again[..], &["--out=1=-", "--expect=1=0,1,2,3,4,5,-2,-2"]].concat());
    assert_eq!(text, "n = 8\ny: 0 1 2 3 4 5 -2 -2\n");
}

#[apply(case)]
fn what_is_not_as_expected_fails() {
    let folder = folder("expect");
    let output = folder.run(&run(&[&REST[..], &["--expect=y=0,0.5,1,1.5,2,2.501,-1,7"]].concat()));
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        text,
        "n = 6\ny[5] is 2.5, expected 2.501\ny[7] is -1, expected 7\ny: 2 of 8 numbers differ\n"
    );
    let near = ["--expect=y=0,0.5,1,1.5,2,2.501,-1,-1", "--tolerance=0.001", "--json"];
    let text = folder.text(&run(&[&REST[..], &near].concat()));
    assert!(text.contains("\"asExpected\": true") && text.contains("\"different\": 0"), "{text}");
}

#[apply(case)]
fn wrong_arguments_are_named() {
    let folder = folder("wrong");
    for (arguments, part) in [
        (vec!["run", "scale.ll", "--global=8"], "there are several kernels, name one of them: scale, crash"),
        (vec!["run", "scale.ll", "scal", "--global=8"], "there is no kernel 'scal'; there are: scale, crash"),
        (run(&REST[..2]), "argument 'by' (float) is missing: --arg by=..."),
        (run(&["--arg=z=1"]), "--arg z=... is about no argument; there are: x, y, n, by"),
        (
            run(&["--arg=y=[8]", "--arg=n=u64:6", "--arg=by=1"]),
            "argument 'n': 8 bytes are given, 4 are needed for int",
        ),
        (run(&["--arg=y=[8]", "--arg=n=6.5", "--arg=by=1"]), "argument 'n': '6.5' is no number of type i32"),
        (run(&["--arg=y=@none.npy", "--arg=n=6", "--arg=by=1"]), "cannot read 'none.npy'"),
        (run(&["--local=3"]), "8 work-items are no multiple of work-groups of 3 in dimension 0"),
        (run(&["--push=u32:1"]), "--bind and --push are for shaders"),
        (
            run(&[&REST[..], &["--expect=y=f64[8]=0"]].concat()),
            "'y' has 8 numbers of f32, 8 numbers of f64 are expected",
        ),
        (run(&["--local=0"]), "expected one to three numbers above 0"),
    ] {
        let message = folder.fail(&arguments, 2);
        assert!(message.contains(part), "{arguments:?}: {message}");
    }
}

/// The translator's errors have their places; a crash of the kernel is one of its own.
#[cfg(unix)]
#[apply(case)]
fn what_fails_is_told() {
    let folder = folder("fails");
    let message = folder.fail(&["run", "scale.ll", "crash", "--global=1", "--arg=p=[1]"], 1);
    assert!(
        message.starts_with("scale.ll: error: ") && message.contains("the kernel crashed (signal "),
        "{message}"
    );
    folder.file("bad.ll", SCALE.replace("fmul float %value, %by", "va_arg ptr addrspace(1) %from, float"));
    let message = folder.fail(&["run", "bad.ll"], 1);
    assert!(message.starts_with("bad.ll:20:3: error: not supported"), "{message}");
}

/// Shaders, with a specialization constant.
#[apply(case)]
fn shaders_are_run_by_their_bindings() {
    let folder = folder("shader");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shader = root.join("tests/shaders/run_push.comp.spvasm");
    let shader = shader.to_str().unwrap();
    let text = folder.text(&["run", shader]);
    assert!(text.starts_with("main (compute shader, in work-groups of 4,1,1)\n"), "{text}");
    assert!(text.contains("--bind 1.2=f32[COUNT]=0") && text.contains("--push"), "{text}");
    let message = folder.fail(&["run", shader, "--global=8", "--bind=1.2=f32[8]=9"], 2);
    assert!(message.contains("the push constants"), "{message}");
}

/// Two modules on the same random inputs: one that multiplies in another order agrees, one that multiplies by the next number does not.
#[apply(case)]
fn modules_are_compared() {
    let folder = folder("compare");
    folder.file("same.ll", SCALE.replace("fmul float %value, %by", "fmul float %by, %value"));
    folder.file("other.ll", SCALE.replace("fmul float %value, %by", "fadd float %value, %by"));
    let text = folder.text(&["compare", "scale.ll", "same.ll", "--kernel=scale", "--runs=5"]);
    assert_eq!(text, "scale: 0 of 5 runs differ\n");
    let arguments =
        ["compare", "scale.ll", "other.ll", "--kernel=scale", "--runs=3", "--seed=7", "--arg=n=4"];
    let output = folder.run(&arguments);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.starts_with("y[0] is ") && text.contains(", in the other module "), "{text}");
    assert!(text.ends_with("4 differences with --seed 7\nscale: 3 of 3 runs differ\n"), "{text}");
    let json: serde_json::Value =
        serde_json::from_slice(&folder.run(&[&arguments[..], &["--json"]].concat()).stdout).unwrap();
    assert_eq!((&json["runs"], &json["different"][1]["seed"]), (&3.into(), &8.into()));
    // The printed text is compared, too.
    folder.file("printed.ll", SCALE.replace("c\"n = %d", "c\"N = %d"));
    let output = folder.run(&["compare", "scale.ll", "printed.ll", "--kernel=scale", "--runs=1"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("what is printed differs: 'n = 64' and 'N = 64'\n"), "{text}");
}

/// A kernel whose result is the order of its work-items: each takes the next number.
const TICKETS: &str = r#"target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
define spir_kernel void @tickets(ptr addrspace(1) %next, ptr addrspace(1) %out) !kernel_arg_type !0 {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %n = load i32, ptr addrspace(1) %next, align 4
  %more = add i32 %n, 1
  store i32 %more, ptr addrspace(1) %next, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %n, ptr addrspace(1) %to, align 4
  ret void
}
!0 = !{!"uint*", !"uint*"}
"#;

#[apply(case)]
fn a_seed_gives_an_order_of_work_items() {
    let folder = folder("order");
    folder.file("tickets.ll", TICKETS);
    let order = |schedule: &str| -> Vec<u32> {
        let flag = format!("--schedule={schedule}");
        let run = [
            "run",
            "tickets.ll",
            "--global=64",
            "--local=8",
            "--threads=1",
            "--arg=next=u32[1]=0",
            "--arg=out=u32[64]",
        ];
        folder.text(&[&run[..], &["--out=out=order.bin", &flag]].concat());
        folder
            .read("order.bin")
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
            .collect()
    };
    let in_turn: Vec<u32> = (0..64).collect();
    assert_eq!(order("in-order"), in_turn);
    let (first, second) = (order("random:1"), order("random:2"));
    assert_eq!(first, order("random:1"), "a seed gives one order");
    assert!(first != in_turn && second != in_turn && first != second, "{first:?} {second:?}");
    let mut sorted = first;
    sorted.sort_unstable();
    assert_eq!(sorted, in_turn, "each work-item runs once");
}

/// A round trip executes what can be executed, and says what cannot.
#[apply(case)]
fn round_trips_execute_both_modules() {
    let folder = folder("round-trip");
    folder.file("scale.ll", SCALE);
    folder.file(
        "image.ll",
        "target triple = \"spir64-unknown-unknown\"\ndefine spir_kernel void @draw(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 1) %to) {\n  ret void\n}\n",
    );
    let text = folder.text(&["roundtrip", "--execute", "scale.ll", "image.ll"]);
    assert!(text.contains("\n  'scale' computes the same in 5 runs\n"), "{text}");
    assert!(text.contains("\n  'draw' is not executed: "), "{text}");
    assert!(!folder.text(&["roundtrip", "scale.ll"]).contains("runs"));
}
