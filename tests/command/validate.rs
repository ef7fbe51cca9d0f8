//! `validate`: devices, reports for programs, many files.

use super::{WRONG_SUM, folder};
use serde_json::Value;

/// A kernel with a capability that few devices have, and a large workgroup.
const LARGE: &str = "; Version: 1.0\nOpCapability Addresses\nOpCapability Kernel\nOpCapability Float64\nOpMemoryModel Physical64 OpenCL\n\
    OpEntryPoint Kernel %f \"f\"\nOpExecutionMode %f LocalSize 1024 1 1\n%void = OpTypeVoid\n%fn = OpTypeFunction %void\n\
    %f = OpFunction %void None %fn\n%entry = OpLabel\nOpReturn\nOpFunctionEnd\n";

fn rules(json: &Value) -> Vec<&str> {
    let findings = json["files"][0]["findings"].as_array().unwrap();
    findings.iter().map(|finding| finding["rule"].as_str().unwrap()).collect()
}

#[apply(case)]
fn devices_are_files_or_what_specifications_require() {
    let folder = folder("validate/device");
    folder.file("large.spvasm", LARGE);
    folder.file("any.toml", "name = \"any\"\n");
    folder.file("small.toml", "[workgroup]\nsize = [2048, 2, 2]\ninvocations = 1000\n");
    folder.succeed(&["validate", "--device", "any.toml", "large.spvasm"]);
    for (device, expected) in [
        ("small.toml", &["device.modes.workgroup"][..]),
        ("opencl3.0", &["device.module.capability", "device.modes.workgroup"]),
        ("level-zero", &["device.module.capability"]),
    ] {
        let output = folder.run(&["validate", "--device", device, "--json", "large.spvasm"]);
        assert_eq!(output.status.code(), Some(1), "{device}");
        assert_eq!(rules(&serde_json::from_slice(&output.stdout).unwrap()), expected, "{device}");
    }
}

#[apply(case)]
fn a_description_with_a_mistake_is_refused() {
    let folder = folder("validate/description");
    folder.file("large.spvasm", LARGE);
    for (text, message) in [
        ("capabilites = []", "there is no key capabilites"),
        ("capabilities = [\"Floot64\"]", "there is no Capability Floot64"),
        ("environment = \"vulkan9\"", "there is no environment vulkan9"),
        ("version = \"1\"", "1 is no version"),
        ("[workgroup]\nsize = [1, 2]", "size is not a list of three numbers"),
        ("[workgroup]\nmemory = -1", "memory is no number"),
        ("[float_controls]\nDenorms = [32]", "there is no mode Denorms"),
        ("name = ", "device.toml"),
    ] {
        folder.file("device.toml", text);
        let error = folder.fail(&["validate", "--device", "device.toml", "large.spvasm"], 2);
        assert!(error.contains(message), "{text}: {error}");
    }
    let error = folder.fail(&["validate", "--device", "missing.toml", "large.spvasm"], 1);
    assert!(error.contains("missing.toml") && error.contains("vulkan1.0"), "{error}");
}

#[apply(case)]
fn sarif_has_what_json_has() {
    let folder = folder("validate/sarif");
    folder.file("large.spvasm", LARGE);
    folder.file("wrong.spvasm", WRONG_SUM);
    let files = ["--device", "opencl3.0", "large.spvasm", "wrong.spvasm"];
    let report = |form: &str| -> Value {
        let output = folder.run(&[&["validate", form][..], &files].concat());
        assert_eq!(output.status.code(), Some(1));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let (json, sarif) = (report("--json"), report("--sarif"));
    assert_eq!(sarif["version"], "2.1.0");
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    let known = sarif["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    let mut expected = Vec::new();
    for file in json["files"].as_array().unwrap() {
        for finding in file["findings"].as_array().unwrap() {
            expected.push((&file["file"], &finding["rule"], &finding["line"], &finding["message"]));
        }
    }
    let mut found = Vec::new();
    for result in results {
        let place = &result["locations"][0]["physicalLocation"];
        let (file, line) = (&place["artifactLocation"]["uri"], &place["region"]["startLine"]);
        found.push((file, &result["ruleId"], line, &result["message"]["text"]));
        assert!(known.iter().any(|rule| rule["id"] == result["ruleId"]), "{result}");
    }
    assert!(found.len() >= 3 && found == expected, "{found:?}\n{expected:?}");
}

#[apply(case)]
fn many_files_are_reported_in_their_order() {
    let folder = folder("validate/many");
    let names: Vec<String> = (0..40).map(|number| format!("{number}.spvasm")).collect();
    for name in &names {
        folder.file(name, WRONG_SUM);
    }
    let files: Vec<&str> = names.iter().map(String::as_str).collect();
    let report = |jobs: &str| {
        let output = folder.run(&[&["validate", "--json", "--jobs", jobs][..], &files].concat());
        assert_eq!(output.status.code(), Some(1));
        serde_json::from_slice::<Value>(&output.stdout).unwrap()
    };
    let (one, four) = (report("1"), report("4"));
    assert_eq!(one, four);
    let order: Vec<_> =
        four["files"].as_array().unwrap().iter().map(|file| file["file"].as_str().unwrap()).collect();
    assert_eq!(order, files);
}
