//! The command: forms, names of outputs, exit statuses, and what is left behind.

use std::path::Path;

use crate::support::folder::Folder;
use crate::support::tool;

const MODULE: &str = "; a kernel\ntarget triple = \"spir64-unknown-unknown\"\n\
    define spir_kernel void @k(ptr addrspace(1) align 4 %p) {\n  store i32 7, ptr addrspace(1) %p, align 4\n  ret void\n}\n";

const ASSEMBLY: &str = "; Version: 1.2\n               OpCapability Addresses\n               OpCapability Kernel\n               OpCapability Linkage\n\
    OpMemoryModel Physical64 OpenCL\n%void = OpTypeVoid\n%t = OpTypeFunction %void\n";

/// An empty folder of a test's own, for the command.
fn folder(name: &str) -> Folder {
    Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("cli/{name}"))
}

/// What standard output is for standard input.
fn pipe(arguments: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    tool::run(env!("CARGO_BIN_EXE_spirv-llvm-translate"), arguments, input)
}

fn form(bytes: &[u8]) -> &'static str {
    match bytes {
        [0x03, 0x02, 0x23, 0x07, ..] => "spv",
        [b'B', b'C', 0xC0, 0xDE, ..] => "bc",
        _ if bytes.windows(7).any(|part| part == b"define ") => "ll",
        _ if bytes.windows(12).any(|part| part == b"OpCapability") => "spvasm",
        _ => "nothing",
    }
}

#[apply(case)]
fn any_form_becomes_any_other() {
    let folder = folder("forms");
    folder.file("m.ll", MODULE);
    for first in ["spv", "spvasm", "ll", "bc"] {
        folder.succeed(&["m.ll", "-o", &format!("first.{first}")]);
        for second in ["spv", "spvasm", "ll", "bc"] {
            let output = format!("{first}-to.{second}");
            folder.succeed(&[&format!("first.{first}"), "-o", &output]);
            let bytes = std::fs::read(folder.path.join(&output)).unwrap();
            assert_eq!(form(&bytes), second, "{output}");
            // However it came there, it is the same kernel.
            let text = folder.succeed(&[&output, "-o", "-", "--to", "ll"]);
            let text = String::from_utf8(text).unwrap();
            assert!(text.contains("spir_kernel void @k(ptr addrspace(1)"), "{output}:\n{text}");
            assert!(text.contains("store i32 7, ptr addrspace(1) %p, align 4"), "{output}:\n{text}");
        }
    }
}

#[apply(case)]
fn the_output_stands_beside_the_input() {
    let folder = folder("beside");
    folder.file("m.ll", MODULE);
    folder.succeed(&["m.ll"]);
    assert_eq!(folder.names(), ["m.ll", "m.spv"]);
    std::fs::rename(folder.path.join("m.spv"), folder.path.join("n.spv")).unwrap();
    folder.succeed(&["n.spv"]);
    assert_eq!(folder.names(), ["m.ll", "n.ll", "n.spv"]);
    folder.succeed(&["n.spv", "--to", "bc"]);
    folder.succeed(&["n.spv", "--to", "spvasm"]);
    assert_eq!(folder.names(), ["m.ll", "n.bc", "n.ll", "n.spv", "n.spvasm"]);
    let message = folder.fail(&["n.ll", "--to", "ll"], 2);
    assert!(message.contains("would be overwritten"), "{message}");
}

#[apply(case)]
fn standard_input_and_output_serve_both_ways() {
    let spirv = pipe(&["-"], MODULE.as_bytes()).unwrap();
    assert_eq!(form(&spirv), "spv");
    assert_eq!(form(&pipe(&["-"], &spirv).unwrap()), "ll");
    assert_eq!(form(&pipe(&["-", "--to", "bc"], &spirv).unwrap()), "bc");
    let assembly = pipe(&["-", "--to", "spvasm"], &spirv).unwrap();
    assert_eq!(form(&assembly), "spvasm");
    assert_eq!(form(&pipe(&["-", "-o", "-", "--to", "spv"], &assembly).unwrap()), "spv");
    let folder = folder("stdin");
    let path = folder.path.join("out.bc");
    pipe(&["-", "-o", path.to_str().unwrap()], &spirv).unwrap();
    assert_eq!(form(&std::fs::read(path).unwrap()), "bc");
}

#[apply(case)]
fn contents_tell_the_form_of_the_input() {
    let folder = folder("contents");
    let spirv = pipe(&["-"], MODULE.as_bytes()).unwrap();
    for (name, contents) in
        [("spirv.bin", spirv.as_slice()), ("text", MODULE.as_bytes()), ("asm.txt", ASSEMBLY.as_bytes())]
    {
        folder.file(name, contents);
        folder.succeed(&[name, "-o", "out.spvasm"]);
        assert_eq!(form(&std::fs::read(folder.path.join("out.spvasm")).unwrap()), "spvasm", "{name}");
    }
    // Bytes of the other order are the same module.
    let swapped: Vec<u8> = spirv.chunks(4).flat_map(|word| word.iter().rev().copied()).collect();
    assert_eq!(pipe(&["-", "--to", "spv"], &swapped).unwrap(), spirv);
}

#[apply(case)]
fn bad_usage_is_status_2() {
    let folder = folder("usage");
    folder.file("m.ll", MODULE);
    for (arguments, part) in [
        (&["m.ll", "-o", "m.xyz"][..], "m.xyz"),
        (&["m.ll", "-o", "noextension"], "noextension"),
        (&["m.ll", "--to", "wasm"], "wasm"),
        (&["m.ll", "--no-such-option"], "--no-such-option"),
        (&["m.ll", "--spirv-ext", "SPV_KHR_expect_assume"], "needs a leading"),
        (&["m.ll", "--spirv-ext", "+expect"], "expect"),
        (&["m.ll", "--spirv-max-version", "2.0"], "1.0 to 1.6"),
        (&[], "Usage"),
    ] {
        let message = folder.fail(arguments, 2);
        assert!(message.contains(part), "{arguments:?}: {message}");
    }
    assert_eq!(folder.names(), ["m.ll"]);
}

#[apply(case)]
fn bad_input_is_status_1_and_leaves_nothing() {
    let folder = folder("bad");
    let spirv = pipe(&["-"], MODULE.as_bytes()).unwrap();
    folder.file("cut.spv", &spirv[..spirv.len() - 6]);
    folder.file("text.ll", "target triple = \"spir64\"\ndefine void @f() {\n  ret i32 0\n}\n");
    folder.file("word.spvasm", "OpCapability Kernel\nOpNonsense\n");
    folder.file("float.ll", "target triple = \"spir64\"\ndefine void @f(fp128 %x) {\n  ret void\n}\n");
    folder.file("empty.spv", "");
    let names = folder.names();
    for (input, output, parts) in [
        ("cut.spv", "a.ll", &["cut.spv: error: "][..]),
        ("text.ll", "a.spv", &["text.ll:3:7: error: "]),
        ("word.spvasm", "a.spv", &["word.spvasm:2:1: error: 'OpNonsense' is no instruction"]),
        ("float.ll", "a.spv", &["float.ll", "f"]),
        ("empty.spv", "a.ll", &["empty.spv"]),
        ("missing.spv", "a.ll", &["missing.spv"]),
    ] {
        let message = folder.fail(&[input, "-o", output], 1);
        for part in parts {
            assert!(message.contains(part), "{input}: '{part}' is not in {message}");
        }
        assert_eq!(folder.names(), names, "{input}");
    }
}

#[apply(case)]
fn a_failure_keeps_what_was_there() {
    let folder = folder("keeps");
    folder.file("bad.ll", "define");
    folder.file("out.spv", "old");
    folder.fail(&["bad.ll", "-o", "out.spv"], 1);
    assert_eq!(std::fs::read(folder.path.join("out.spv")).unwrap(), b"old");
    folder.file("good.ll", MODULE);
    folder.succeed(&["good.ll", "-o", "out.spv"]);
    assert_eq!(form(&std::fs::read(folder.path.join("out.spv")).unwrap()), "spv");
    let message = folder.fail(&["good.ll", "-o", "no/such/folder/out.spv"], 1);
    assert!(message.contains("no/such/folder/out.spv"), "{message}");
}
#[cfg(unix)]
#[apply(case)]
fn devices_are_written_in_place() {
    let folder = folder("device");
    folder.file("m.ll", MODULE);
    folder.succeed(&["m.ll", "-o", "/dev/null", "--to", "spv"]);
    assert!(!Path::new("/dev/null").is_file());
    assert_eq!(folder.names(), ["m.ll"]);
}

#[apply(case)]
fn the_same_input_gives_the_same_bytes() {
    let runs: Vec<_> = (0..3).map(|_| pipe(&["-"], MODULE.as_bytes()).unwrap()).collect();
    assert!(runs.iter().all(|run| *run == runs[0]));
}

#[apply(case)]
fn versions_and_help_are_printed() {
    let folder = folder("help");
    let help = String::from_utf8(folder.succeed(&["--help"])).unwrap();
    for option in ["--output", "--to", "--builtin-names", "--metadata", "--spirv-version", "--spirv-ext"] {
        assert!(help.contains(option), "{option} is not in the help");
    }
    assert!(String::from_utf8(folder.succeed(&["--version"])).unwrap().contains(env!("CARGO_PKG_VERSION")));
}

const SPECIALIZED: &str = "; Version: 1.2\nOpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Float64\n\
    OpMemoryModel Physical64 OpenCL\nOpName %size \"the \\\"size\\\"\"\nOpDecorate %size SpecId 3\nOpDecorate %flag SpecId 40\n\
    OpDecorate %scale SpecId 5\nOpDecorate %huge SpecId 6\n%bool = OpTypeBool\n%int = OpTypeInt 32 0\n%double = OpTypeFloat 64\n\
    %size = OpSpecConstant %int 16\n%flag = OpSpecConstantTrue %bool\n%scale = OpSpecConstant %double -1.5\n\
    %huge = OpSpecConstant %double 0x1p+1024\n%plain = OpSpecConstant %int 9\n";

#[apply(case)]
fn specialization_constants_are_listed() {
    let folder = folder("spec-constants");
    folder.file("m.spvasm", SPECIALIZED);
    folder.file("spec-constants", SPECIALIZED);
    folder.succeed(&["m.spvasm", "-o", "m.spv"]);
    let table =
        " 3  i32         16  the \"size\"\n40  i1        true\n 5  f64       -1.5\n 6  f64  0x1p+1024\n";
    for file in ["m.spv", "m.spvasm", "./spec-constants"] {
        let text = folder.succeed(&["spec-constants", file]);
        assert_eq!(String::from_utf8(text).unwrap(), table, "{file}");
    }
    let text = folder.succeed(&["spec-constants", "--json", "m.spv"]);
    let json = serde_json::json!([
        { "id": 3, "name": "the \"size\"", "type": "i32", "size": 4, "default": 16 },
        { "id": 40, "name": "", "type": "i1", "size": 1, "default": true },
        { "id": 5, "name": "", "type": "f64", "size": 8, "default": -1.5 },
        { "id": 6, "name": "", "type": "f64", "size": 8, "default": "0x1p+1024" },
    ]);
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&text).unwrap(), json);
    folder.file("none.spvasm", ASSEMBLY);
    assert_eq!(folder.succeed(&["spec-constants", "none.spvasm"]), b"");
    assert_eq!(folder.succeed(&["spec-constants", "none.spvasm", "--json"]), b"[]\n");
    folder.file("m.ll", MODULE);
    let message = folder.fail(&["spec-constants", "m.ll"], 2);
    assert!(message.contains("LLVM IR"), "{message}");
    // A file of the subcommand's name is translated when it is given with its folder.
    folder.succeed(&["./spec-constants", "--from", "spvasm", "-o", "out.ll"]);
}

#[apply(case)]
fn specialization_constants_are_overridden() {
    let folder = folder("spec-const");
    folder.file("m.spvasm", SPECIALIZED);
    let with = |value: &str| {
        folder.succeed(&["m.spvasm", "--spec-const", value, "-o", "out.spv"]);
        String::from_utf8(folder.succeed(&["spec-constants", "out.spv"])).unwrap()
    };
    assert!(with("3=0x10000").contains(" 3  i32      65536"));
    assert!(with("3=-1").contains("i32  4294967295"));
    assert!(with("40=false").contains("40  i1       false"));
    assert!(with("40=0").contains("40  i1       false"));
    assert!(with("5=0.25").contains(" 5  f64       0.25"));
    assert!(with("5=0x3ff0000000000000").contains(" 5  f64          1"));
    for (value, part) in [
        ("7=1", "no specialization constant 7"),
        ("3=4294967296", "no value of type i32"),
        ("3=-2147483649", "no value of type i32"),
        ("3=1.5", "no value of type i32"),
        ("40=2", "no value of type i1"),
        ("5=1e999", "no value of type f64"),
        ("5=0x1ffffffffffffffff", "no value of type f64"),
        ("size=1", "not of the form ID=VALUE"),
        ("3", "not of the form ID=VALUE"),
        ("3=", "not of the form ID=VALUE"),
    ] {
        let message = folder.fail(&["m.spvasm", "--spec-const", value, "-o", "bad.ll"], 2);
        assert!(message.contains(part), "{value}: {message}");
    }
    assert!(!folder.names().contains(&"bad.ll".to_owned()));
}

#[apply(case)]
fn round_trips_report_and_judge() {
    let folder = folder("roundtrip");
    folder.file("m.ll", MODULE);
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let text = String::from_utf8(folder.succeed(&["roundtrip", "m.ll", "m.spv", "--jobs", "2"])).unwrap();
    assert_eq!(text.matches("the same module, and a fixed point").count(), 2, "{text}");
    assert!(text.starts_with("m.ll:\n") && text.contains("\nm.spv:\n"), "{text}");
    folder.succeed(&["roundtrip", "m.spv", "--report", "page.html"]);
    let page = std::fs::read_to_string(folder.path.join("page.html")).unwrap();
    assert!(page.contains("OpStore") && page.contains("store i32 7"), "{page}");
    // What is lost makes the status 1, on standard output as everything else.
    folder.file("bad.spvasm", "OpCapability Kernel\nOpBad\n");
    let output = folder.run(&["roundtrip", "bad.spvasm", "m.spv", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let reports: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (reports[0]["lossless"].as_bool(), reports[1]["lossless"].as_bool()),
        (Some(false), Some(true))
    );
    folder.fail(&["roundtrip"], 2);
    folder.fail(&["roundtrip", "missing.spv"], 1);
}

#[apply(case)]
fn what_is_left_out_is_warned_of() {
    let folder = folder("warnings");
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/llvm-fixtures/ir/debug_info.O2.ll");
    let output = folder.run(&[fixture, "-o", "d.spv"]);
    assert!(output.status.success());
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.starts_with(&format!("{fixture}: warning: values of variables ")), "{message}");
    // Lines alone are what was asked for, and nothing to remark.
    folder.succeed(&["--debug-info", "lines", fixture, "-o", "d.spv"]);
    folder.succeed(&["d.spv", "-o", "d.ll"]);
    folder.succeed(&["d.ll", "-o", "e.spv"]);
    let line = std::fs::read_to_string(folder.path.join("d.ll")).unwrap();
    assert!(line.contains("!DILocation(line: 9, column: "), "{line}");
}

#[apply(case)]
fn many_files_are_translated_and_failures_summed_up() {
    let folder = folder("many");
    folder.file("a.ll", MODULE);
    folder.file("b.ll", MODULE);
    folder.succeed(&["a.ll", "b.ll"]);
    assert_eq!(folder.names(), ["a.ll", "a.spv", "b.ll", "b.spv"]);
    folder.file("bad.ll", "define void @f( {");
    let output = folder.run(&["a.spv", "bad.ll", "b.spv", "--to", "bc", "--out-dir", "out", "--jobs", "2"]);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(
        message.contains("bad.ll:1:18: error: ") && message.ends_with("1 of 3 files failed\n"),
        "{message}"
    );
    let read = |name: &str| std::fs::read(folder.path.join(name)).unwrap();
    assert!(read("out/a.bc").starts_with(b"BC") && read("out/a.bc") == read("out/b.bc"));
    assert!(!folder.path.join("out/bad.bc").exists());
    folder.fail(&["a.ll", "b.ll", "-o", "c.spv"], 2);
    folder.fail(&["a.ll", "-"], 2);
    folder.fail(&["a.ll", "a.spv", "--out-dir", "out"], 2);
}

/// What crashes LLVM's parser.
fn crashing() -> String {
    format!("@g = external global {}i8{}\n", "{".repeat(400_000), "}".repeat(400_000))
}

#[apply(case)]
fn files_that_crash_llvm_leave_the_others_alone() {
    let folder = folder("many_crashes");
    let names: Vec<String> = (0..6).map(|number| format!("{number}.ll")).collect();
    for (number, name) in names.iter().enumerate() {
        folder.file(name, if number % 2 == 0 { crashing() } else { MODULE.to_owned() });
    }
    let mut arguments = vec!["--jobs", "1", "--time"];
    arguments.extend(names.iter().map(String::as_str));
    let output = folder.run(&arguments);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{message}");
    for (number, name) in names.iter().enumerate() {
        let failed = message.contains(&format!("{name}: error: LLVM gave up"));
        assert_eq!(failed, number % 2 == 0, "{name}: {message}");
        assert_eq!(folder.path.join(format!("{number}.spv")).exists(), number % 2 == 1, "{name}: {message}");
    }
    assert!(message.contains("3 of 6 files failed\n"), "{message}");
    // The times of all processes are summed up.
    assert_eq!(message.matches("\nparse ").count(), 1, "{message}");
}

/// A process that ends in the middle of a file fails for that file alone.
#[cfg(target_os = "linux")]
#[apply(case)]
fn a_process_that_ends_is_replaced() {
    let folder = folder("many_killed");
    folder.file("b.ll", MODULE);
    let pipe = folder.path.join("a.ll");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let process = std::process::Command::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"))
        .current_dir(&folder.path)
        .args(["a.ll", "b.ll", "--jobs", "1"])
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // The worker has begun when it opens the pipe, and waits for what it is to read.
    let writer = std::fs::OpenOptions::new().write(true).open(&pipe).unwrap();
    let tasks = std::fs::read_dir(format!("/proc/{}/task", process.id())).unwrap();
    let children = tasks.map(|task| std::fs::read_to_string(task.unwrap().path().join("children")).unwrap());
    let worker = children.collect::<String>().trim().to_owned();
    assert!(std::process::Command::new("kill").args(["-9", &worker]).status().unwrap().success());
    let output = process.wait_with_output().unwrap();
    drop(writer);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.contains("a.ll: error: LLVM crashes on this input (signal: 9"), "{message}");
    assert!(message.ends_with("1 of 2 files failed\n"), "{message}");
    assert!(folder.path.join("b.spv").exists(), "{message}");
}

#[apply(case)]
fn phases_are_timed() {
    let folder = folder("time");
    folder.file("a.ll", MODULE);
    let output = folder.run(&["a.ll", "--time"]);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{message}");
    let phases: Vec<_> = message.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(phases, ["read", "parse", "translate", "validate", "output"], "{message}");
    assert!(message.lines().all(|line| line.ends_with(" ms")), "{message}");
}

#[apply(case)]
fn debug_information_is_written_in_the_set_that_is_asked_for() {
    let folder = folder("debug_info");
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/llvm-fixtures/ir/debug_info.O0.ll");
    let sets = [
        ("lines", None),
        ("legacy", Some("SPIRV.debug")),
        ("ocl-100", Some("OpenCL.DebugInfo.100")),
        ("nonsemantic-shader-100", Some("NonSemantic.Shader.DebugInfo.100")),
        ("nonsemantic-shader-200", Some("NonSemantic.Shader.DebugInfo.200")),
    ];
    for (name, set) in sets {
        let output = folder.run(&[fixture, "--debug-info", name, "-o", "m.spvasm"]);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && !message.contains("error:"), "{name}: {message}");
        let text = std::fs::read_to_string(folder.path.join("m.spvasm")).unwrap();
        let imports: Vec<_> = text
            .lines()
            .filter_map(|line| line.split_once("OpExtInstImport ").map(|(_, name)| name))
            .collect();
        // Lines need none, and OpenCL.std comes first.
        let imported = format!("\"{}\"", set.unwrap_or("OpenCL.std"));
        assert_eq!(imports.first().copied(), Some(imported.as_str()), "{name}");
    }
    // Without being told it is OpenCL's.
    folder.succeed(&[fixture, "-o", "m.spvasm"]);
    let text = std::fs::read_to_string(folder.path.join("m.spvasm")).unwrap();
    assert!(text.contains("OpExtInstImport \"OpenCL.DebugInfo.100\""), "{text}");
    let message = folder.fail(&[fixture, "--debug-info", "dwarf"], 2);
    assert!(message.contains("nonsemantic-shader-200"), "{message}");
    // Unless the module was read from another one.
    folder.succeed(&[fixture, "-q", "--debug-info", "nonsemantic-shader-100", "-o", "m.spv"]);
    folder.succeed(&["m.spv", "-o", "m.ll"]);
    folder.succeed(&["m.ll", "-q", "-o", "m.spvasm"]);
    let text = std::fs::read_to_string(folder.path.join("m.spvasm")).unwrap();
    assert!(text.contains("OpExtInstImport \"NonSemantic.Shader.DebugInfo.100\""), "{text}");
}

#[apply(case)]
fn validate_tells_the_rules_that_are_broken() {
    let folder = folder("validate");
    folder.file("good.spvasm", ASSEMBLY);
    let output = folder.run(&["validate", "good.spvasm"]);
    assert!(output.status.success() && output.stdout.is_empty() && output.stderr.is_empty(), "{output:?}");
    folder.file("bad.spvasm", format!("{ASSEMBLY}%a = OpTypeInt 24 3\n%b = OpTypeVoid\n"));
    let output = folder.run(&["validate", "bad.spvasm"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    let expected = ["bad.spvasm:8:1: error: ", "bad.spvasm:9:1: error: "];
    let heads: Vec<_> = text.lines().filter(|line| line.starts_with("bad.spvasm:")).collect();
    assert_eq!(heads.len(), expected.len(), "{text}");
    for ((line, head), rule) in
        heads.iter().zip(expected).zip(["[universal.types.width]", "[universal.types.unique]"])
    {
        assert!(line.starts_with(head) && line.ends_with(rule), "{line}");
    }
    folder.file("m.ll", MODULE);
    assert_eq!(folder.run(&["validate", "m.ll"]).status.code(), Some(2));
    assert_eq!(folder.run(&["validate", "missing.spv"]).status.code(), Some(1));
}

#[apply(case)]
fn validate_takes_several_files_and_an_environment() {
    let folder = folder("validate_several");
    folder.file("good.spvasm", ASSEMBLY);
    folder.file("bad.spvasm", format!("{ASSEMBLY}%a = OpTypeInt 24 3\n"));
    let output =
        folder.run(&["validate", "good.spvasm", "bad.spvasm", "--json", "--target-env", "opencl2.2"]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &report["environment"]), (Some(1), &"opencl2.2".into()), "{report}");
    assert!(report["files"][0]["findings"].as_array().is_some_and(Vec::is_empty), "{report}");
    let finding = &report["files"][1]["findings"][0];
    assert_eq!(
        (&finding["rule"], &finding["line"]),
        (&"universal.types.width".into(), &8.into()),
        "{report}"
    );
    assert!(finding["statement"].is_string() && finding["section"].is_string(), "{report}");
    let rule = folder.text(&["validate", "--explain", "universal.types.width"]);
    assert!(rule.starts_with("universal.types.width: ") && rule.contains("OpTypeInt"), "{rule}");
    let message = folder.fail(&["validate", "--explain", "types.width"], 2);
    assert!(message.contains("but universal.types.width"), "{message}");
    folder.fail(&["validate", "good.spvasm", "--target-env", "opencl9"], 2);
    folder.fail(&["validate"], 2);
}
