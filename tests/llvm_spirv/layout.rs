//! Modules whose sections stand in another order than the specification's: `-r` takes them as the Khronos translator does.

use super::reverse::assembled;
use super::{folder, read_back};

const MODULE: &[&str] = &[
    "OpCapability Addresses",
    "OpCapability Kernel",
    "OpCapability Linkage",
    "OpCapability Float64",
    "OpExtension \"SPV_KHR_expect_assume\"",
    "%std = OpExtInstImport \"OpenCL.std\"",
    "OpMemoryModel Physical64 OpenCL",
    "OpEntryPoint Kernel %k \"k\"",
    "OpExecutionMode %k ContractionOff",
    "%file = OpString \"k.cl\"",
    "OpSource OpenCL_C 102000",
    "OpName %x \"x\"",
    "OpDecorate %imp LinkageAttributes \"imp\" Import",
    "OpDecorate %x FuncParamAttr Zext",
    "%void = OpTypeVoid",
    "%double = OpTypeFloat 64",
    "%fn = OpTypeFunction %void %double",
    "%imp = OpFunction %void None %fn",
    "%y = OpFunctionParameter %double",
    "OpFunctionEnd",
    "%k = OpFunction %void None %fn",
    "%x = OpFunctionParameter %double",
    "%l = OpLabel",
    "OpLine %file 7 1",
    "%s = OpExtInst %double %std sin %x",
    "%c = OpFunctionCall %void %imp %s",
    "OpReturn",
    "OpFunctionEnd",
];

/// What `-r` makes of the module with one line moved behind another, or left out.
fn read(test: &str, moved: Option<(&str, &str)>) -> String {
    let folder = folder(&format!("layout/{test}"));
    let mut lines = MODULE.to_vec();
    if let Some((line, behind)) = moved {
        let place = lines.iter().position(|given| given.starts_with(line)).unwrap();
        let line = lines.remove(place);
        if !behind.is_empty() {
            let place = lines.iter().position(|given| given.starts_with(behind)).unwrap();
            lines.insert(place + 1, line);
        }
    }
    assembled(&folder, &format!("{}\n", lines.join("\n")));
    read_back(&folder, &[])
}

#[apply(case)]
fn sections_are_found_wherever_they_stand() {
    let ordered = read("ordered", None);
    assert!(ordered.contains("_Z3sind"), "{ordered}");
    let without = read("without_a_memory_model", Some(("OpMemoryModel", "")));
    assert_eq!(without, ordered);
    let moves = [
        ("OpName", "OpDecorate %x"),
        ("OpName", "%double"),
        ("OpDecorate %x", "%fn"),
        ("OpDecorate %imp", "OpFunctionEnd"),
        ("OpSource", "OpDecorate %imp"),
        ("%file", "OpName"),
        ("OpExtension", "OpMemoryModel"),
        ("OpExtension", "%std"),
        ("%std", "OpSource"),
        ("OpCapability Float64", "OpMemoryModel"),
        ("OpExecutionMode", "OpMemoryModel"),
        ("OpExecutionMode", "OpName"),
        ("OpEntryPoint", "%double"),
        ("OpMemoryModel", "OpExecutionMode"),
        ("OpMemoryModel", "%void"),
    ];
    for (number, (line, behind)) in moves.into_iter().enumerate() {
        let moved = read(&number.to_string(), Some((line, behind)));
        assert_eq!(moved, ordered, "{line} behind {behind}");
    }
}
