//! The package has what a build of it needs, and the manifest says what a registry asks.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

fn cargo(arguments: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("CARGO_NET_OFFLINE", "true")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The files that Rust and C++ sources in `folder` include, as paths from the root.
fn included(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            included(&path, found);
            continue;
        }
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        for part in text.split("include_").skip(1) {
            let Some((_, rest)) = part.split_once("!(\"") else { continue };
            let name = rest.split('"').next().unwrap();
            if let Ok(target) = folder.join(name).canonicalize() {
                let root = Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().unwrap();
                found.insert(target.strip_prefix(root).unwrap().to_string_lossy().into_owned());
            }
        }
    }
}

#[apply(case)]
fn the_package_has_what_a_build_needs_and_no_tests() {
    let list = cargo(&["package", "--list", "--allow-dirty", "--package", env!("CARGO_PKG_NAME")]);
    let list: BTreeSet<&str> = list.lines().collect();
    let mut needed = BTreeSet::from(
        ["README.md", "LICENSE", "src/llvm/build.rs", "src/llvm/shim/common.h"].map(str::to_owned),
    );
    included(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut needed);
    assert!(needed.contains("src/guide/library.md"), "{needed:?}");
    // A macro that includes files of a folder names the folder.
    let has = |name: &str| list.iter().any(|one| *one == name || one.starts_with(&format!("{name}/")));
    let missing: Vec<_> = needed.iter().filter(|name| !has(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let tests: Vec<_> =
        list.iter().filter(|name| name.starts_with("tests/") || name.starts_with("llvm-fixtures/")).collect();
    assert!(tests.is_empty(), "{tests:?}");
}

/// Dependencies that only the commands and the tests have.
const FOR_COMMANDS: [&str; 14] = [
    "annotate-snippets",
    "anstream",
    "anyhow",
    "clap",
    "clap_complete",
    "clap_mangen",
    "corosensei",
    "indicatif",
    "libm",
    "png",
    "regex",
    "serde_json",
    "similar",
    "toml",
];

#[apply(case)]
fn the_manifest_is_fit_to_publish() {
    let metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: serde_json::Value = serde_json::from_str(&metadata).unwrap();
    // The others are for those who build from the source.
    let is_published = |package: &&serde_json::Value| package["publish"].is_null();
    let packages: Vec<_> = metadata["packages"].as_array().unwrap().iter().filter(is_published).collect();
    assert_eq!(packages.len(), 2);
    for package in packages {
        let name = package["name"].as_str().unwrap();
        for key in ["description", "license", "rust_version"] {
            assert!(package[key].is_string(), "{name} has no {key}");
        }
        for key in ["keywords", "categories"] {
            let count = package[key].as_array().unwrap().len();
            assert!((1..=5).contains(&count), "{name} has {count} {key}");
        }
        for dependency in package["dependencies"].as_array().unwrap() {
            assert_ne!(dependency["req"], "*", "{name}: {} has no version", dependency["name"]);
        }
        // What only the commands and the tests need is not what the library needs.
        for dependency in
            package["dependencies"].as_array().unwrap().iter().filter(|one| one["kind"].is_null())
        {
            let is_for_commands = FOR_COMMANDS.contains(&dependency["name"].as_str().unwrap());
            assert_eq!(dependency["optional"], is_for_commands, "{}", dependency["name"]);
        }
    }
}
