//! The commands of the command.

use super::{KERNEL, folder};

const COMMANDS: [&str; 12] = [
    "translate",
    "asm",
    "dis",
    "validate",
    "roundtrip",
    "diff",
    "info",
    "run",
    "compare",
    "spec-constants",
    "completions",
    "man",
];

#[apply(case)]
fn the_short_form_is_translate() {
    let folder = folder("short");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll", "-o", "a.spv"]);
    folder.succeed(&["translate", "k.ll", "-o", "b.spv"]);
    assert_eq!(folder.read("a.spv"), folder.read("b.spv"));
    folder.file("l.ll", KERNEL);
    folder.succeed(&["translate", "k.ll", "l.ll", "--jobs", "2"]);
    assert_eq!(folder.read("k.spv"), folder.read("l.spv"));
}

#[apply(case)]
fn assembly_goes_both_ways() {
    let folder = folder("assembly");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll"]);
    let text = folder.text(&["dis", "k.spv"]);
    assert!(text.starts_with("; SPIR-V\n") && text.contains("OpStore"), "{text}");
    folder.file("k.spvasm", text);
    folder.succeed(&["asm", "k.spvasm", "-o", "again.spv"]);
    folder.succeed(&["diff", "k.spv", "again.spv"]);
    assert!(
        folder.text(&["dis", "k.spv", "--raw-id", "--no-header"]).contains("OpTypePointer CrossWorkgroup %")
    );
    for command in ["asm", "dis"] {
        assert!(folder.fail(&[command, "k.ll"], 2).contains("LLVM IR, not SPIR-V"));
    }
}

#[apply(case)]
fn modules_are_compared_by_meaning() {
    let folder = folder("diff");
    folder.file("k.ll", KERNEL);
    folder.succeed(&["k.ll", "-o", "k.spv"]);
    // Other numbers of ids, the same module.
    let lines = folder.text(&["dis", "k.spv", "--raw-id", "--no-header"]).replace('%', "%9");
    folder.file("n.spvasm", format!("; Version: 1.0\n{lines}"));
    assert_eq!(folder.text(&["diff", "k.ll", "n.spvasm"]), "");
    folder.file("other.ll", KERNEL.replace("i32 7", "i32 8"));
    let output = folder.run(&["diff", "k.ll", "other.ll"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.starts_with("k.ll and other.ll are not the same module") && text.contains('8'), "{text}");
    folder.fail(&["diff", "k.ll"], 2);
    folder.fail(&["diff", "k.ll", "missing.spv"], 1);
}

#[apply(case)]
fn modules_are_summed_up() {
    let folder = folder("info");
    folder.file(
        "m.spvasm",
        "; Version: 1.3\nOpCapability Shader\nOpExtension \"SPV_KHR_storage_buffer_storage_class\"\n%std = OpExtInstImport \"GLSL.std.450\"\n\
        OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 8 4 1\n\
        OpName %Data \"Data\"\nOpName %data \"data\"\nOpDecorate %Data Block\nOpMemberDecorate %Data 0 Offset 0\n\
        OpDecorate %data DescriptorSet 2\nOpDecorate %data Binding 5\nOpDecorate %size SpecId 7\n%void = OpTypeVoid\n%fn = OpTypeFunction %void\n\
        %uint = OpTypeInt 32 0\n%Data = OpTypeStruct %uint\n%ptr = OpTypePointer StorageBuffer %Data\n%data = OpVariable %ptr StorageBuffer\n\
        %size = OpSpecConstant %uint 16\n%main = OpFunction %void None %fn\n%entry = OpLabel\nOpReturn\nOpFunctionEnd\n",
    );
    let text = folder.text(&["info", "m.spvasm"]);
    for line in [
        "version         1.3",
        "model           Logical, GLSL450",
        "capabilities    Shader",
        "extensions      SPV_KHR_storage_buffer_storage_class",
        "imports         GLSL.std.450",
        "entry point     main (GLCompute), LocalSize 8 4 1",
        "descriptor      set 2, binding 5: StorageBuffer Data data",
        "constant        7: i32 = 16",
    ] {
        assert!(text.lines().any(|other| other == line), "'{line}' is not in\n{text}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&folder.text(&["info", "m.spvasm", "--json"])).unwrap();
    assert_eq!(json["entryPoints"][0]["modes"][0], "LocalSize 8 4 1");
    assert_eq!(
        (json["descriptors"][0]["set"].as_u64(), json["descriptors"][0]["binding"].as_u64()),
        (Some(2), Some(5))
    );
    assert_eq!(
        (json["specConstants"][0]["id"].as_u64(), json["sizes"]["functions"].as_u64()),
        (Some(7), Some(1))
    );
    // LLVM IR is translated first.
    folder.file("k.ll", KERNEL);
    assert!(folder.text(&["info", "k.ll"]).contains("entry point     k (Kernel)"));
}

#[apply(case)]
fn help_has_examples_and_statuses() {
    let folder = folder("help");
    let help = folder.text(&["--help"]);
    for command in COMMANDS {
        assert!(help.contains(command), "{command} is not in the help");
        let own = folder.text(&[command, "--help"]);
        assert!(
            own.contains("Examples:") && own.contains(&format!("spirv-llvm-translate {command}"))
                || command == "translate",
            "{own}"
        );
        if !["completions", "man"].contains(&command) {
            assert!(own.contains("Exit status:"), "{command}: {own}");
        }
    }
    let version = folder.text(&["--version"]);
    let (major, minor, _) = spirv_llvm_translate::internal::llvm::version();
    assert!(
        version.contains(&format!("LLVM {major}.{minor}."))
            && version.contains("SPIR-V grammar 1.6 revision "),
        "{version}"
    );
    // The examples of the help are commands that parse.
    use clap::Parser;
    for example in help.lines().filter(|line| line.starts_with("  spirv-llvm-translate ")) {
        let command = example.split(" | ").next().unwrap().split("  ").find(|part| !part.is_empty()).unwrap();
        let parsed = crate::arguments::Cli::try_parse_from(command.split_whitespace());
        assert!(parsed.is_ok(), "{command}: {parsed:?}");
    }
}

#[apply(case)]
fn completions_and_manual_pages_are_made() {
    let folder = folder("manual");
    for (shell, part) in [
        ("bash", "complete -F"),
        ("zsh", "#compdef spirv-llvm-translate"),
        ("fish", "complete -c spirv-llvm-translate"),
    ] {
        let script = folder.text(&["completions", shell]);
        assert!(script.contains(part) && COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
    }
    folder.succeed(&["man", "pages"]);
    for command in COMMANDS {
        let page =
            std::fs::read_to_string(folder.path.join(format!("pages/spirv-llvm-translate-{command}.1")))
                .unwrap();
        assert!(page.starts_with(".ie") && page.contains(".SH OPTIONS"), "{command}: {page}");
    }
    assert!(folder.path.join("pages/spirv-llvm-translate.1").exists());
}
