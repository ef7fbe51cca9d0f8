//! What consumes a module: `validate --target-env` and `--device`, many files, SARIF, and `--target-env` of a translation.

use super::{KERNEL, WRONG_SUM, folder};
use serde_json::Value;

/// A kernel with a 64-bit number, a 64-bit atomic operation and a floating-point number of 64 bits.
const WIDE: &str = "target triple = \"spirv64-unknown-unknown\"\n\
    define spir_kernel void @k(ptr addrspace(1) %p, double %d) {\n  %x = fadd double %d, %d\n  store double %x, ptr addrspace(1) %p\n\
    \x20 %o = atomicrmw add ptr addrspace(1) %p, i64 1 seq_cst\n  ret void\n}\n";

#[apply(case)]
fn sarif_has_rules_results_and_places() {
    let folder = folder("sarif");
    folder.file("a sum.spvasm", WRONG_SUM);
    folder.file("k.ll", KERNEL);
    folder.text(&["k.ll", "-o", "k.spv"]);
    let output = folder.run(&["validate", "a sum.spvasm", "k.spv", "--sarif"]);
    assert_eq!(output.status.code(), Some(1));
    let log: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    let results = run["results"].as_array().unwrap();
    assert_eq!(results.len(), 1, "{log:#}");
    let result = &results[0];
    assert_eq!((&result["ruleId"], &result["level"]), (&"universal.compute.types".into(), &"error".into()));
    let place = &result["locations"][0];
    assert_eq!(place["physicalLocation"]["artifactLocation"]["uri"], "a%20sum.spvasm");
    assert_eq!(place["physicalLocation"]["region"]["startLine"], 15);
    assert_eq!(place["logicalLocations"][0]["kind"], "function");
    let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
    assert_eq!(rule["id"], result["ruleId"]);
    assert!(rule["shortDescription"]["text"].as_str().unwrap().ends_with('.'), "{rule}");
}

/// The report is the same however many files are looked at at once, and in the order of the files.
#[apply(case)]
fn many_files_at_once() {
    let folder = folder("many");
    let names: Vec<String> = (0..40).map(|number| format!("{number:02}.spvasm")).collect();
    for (number, name) in names.iter().enumerate() {
        let text = WRONG_SUM.replace("%a %b ; here", if number % 3 == 0 { "%a %a" } else { "%b %a" });
        folder.file(name, &text);
    }
    let report = |jobs: &str| {
        let files = names.iter().map(String::as_str);
        let arguments: Vec<&str> = ["validate", "--jobs", jobs].into_iter().chain(files).collect();
        let output = folder.run(&arguments);
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stdout).unwrap()
    };
    let one = report("1");
    assert_eq!(one, report("7"));
    let told: Vec<&str> = one.lines().filter(|line| line.contains("error:")).map(|line| &line[..2]).collect();
    let expected: Vec<String> =
        (0..40).filter(|number| number % 3 != 0).map(|number| format!("{number:02}")).collect();
    assert_eq!(told, expected);
}

#[apply(case)]
fn devices_are_files_or_names() {
    let folder = folder("devices");
    folder.file("k.ll", WIDE);
    folder.text(&["k.ll", "-o", "k.spv"]);
    folder.text(&["validate", "k.spv", "--target-env", "level-zero"]);
    let told = |device: &str| {
        let output = folder.run(&["validate", "k.spv", "--device", device]);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (status, text) = told("level-zero-minimum");
    assert_eq!(status, Some(1));
    for capability in ["Float64", "Int64Atomics"] {
        assert!(
            text.contains(&format!("does not have the capability {capability} [device.module.capability]")),
            "{text}"
        );
    }
    folder.file(
        "gpu.toml",
        "name = \"my GPU\"\nenvironment = \"level-zero\"\n\
         capabilities = [\"Addresses\", \"Linkage\", \"Kernel\", \"Int64\", \"Int8\", \"Float64\", \"Int64Atomics\"]\nparameter-bytes = 8\n",
    );
    let (status, text) = told("gpu.toml");
    assert!(
        status == Some(1) && text.contains("16 bytes of parameters, of which my GPU takes at most 8"),
        "{text}"
    );
    folder.file("bad.toml", "colour = \"red\"\n");
    for (file, complaint) in
        [("bad.toml", "'colour' is no key of a device"), ("none.toml", "cannot read the device 'none.toml'")]
    {
        let output = folder.run(&["validate", "k.spv", "--device", file]);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && error.contains(complaint), "{error}");
    }
}

/// A translation for an environment: the version is the environment's, and all that it does not have is listed with its place.
#[apply(case)]
fn a_translation_heeds_what_consumes_the_module() {
    let folder = folder("target");
    folder.file("k.ll", WIDE);
    folder.text(&["k.ll", "-o", "k.spv", "--target-env", "level-zero1.0"]);
    assert!(folder.text(&["info", "k.spv"]).contains("1.0"));
    folder.text(&["validate", "k.spv", "--target-env", "level-zero1.0"]);
    let output = folder.run(&["k.ll", "-o", "no.spv", "--target-env", "vulkan1.0"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{error}");
    for part in [
        "vulkan1.0 has no capability Kernel",
        "vulkan1.0 has no addressing model Physical64",
        "k.ll:5:3: error: not supported: vulkan1.0 has no capability Int64Atomics [environment.module.capability]",
    ] {
        assert!(error.contains(part), "{part} is not in: {error}");
    }
    assert!(!folder.path.join("no.spv").exists());
    // Each refusal names the instruction that needs what is refused, not the declaration of a type.
    let output = folder.run(&["k.ll", "-o", "no.spv", "--target-env", "opencl1.2-embedded"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("k.ll:5:3: error: not supported: opencl1.2-embedded has no capability Int64"),
        "{error}"
    );
}
