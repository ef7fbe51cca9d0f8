//! LLVM assembly language for older versions of LLVM: it comes back through us as what our own LLVM's would, and their assemblers, which
//! verify it, read it.

use crate::support::harness::Listed;
use crate::support::{parallel, tool};
use crate::{pairs, shaders};
use spirv_llvm_translate::{Form, Options, ReadOptions, translate};
use std::process::Command;
use std::sync::OnceLock;

/// Versions that the tests read with an assembler of their own, if it is installed.
const INSTALLABLE: [u32; 3] = [15, 16, 19];

/// Modules that come back otherwise from the LLVM IR of some older version, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("memory/lifetime.spvasm", "LLVM drops the metadata of a call that it upgrades, and with it the size"),
    ("constant_creation/operations.spvasm", "older assemblers fold other constant expressions"),
];

/// Modules that do not come back from LLVM IR without target extension types, and why.
const LOST_BELOW_16: &[(&str, &str)] = &[(
    "assembly/bindless_nv.spvasm",
    "a handle made of an integer is a pointer, and nothing in a shader says to what",
)];

fn is_listed(name: &str) -> bool {
    DIFFERENT.iter().any(|(listed, _)| name.ends_with(listed))
}

fn options(version: u32) -> Options {
    Options::default().read(ReadOptions::default().llvm_version(version))
}

/// A module, and what it comes back as through our own LLVM IR.
struct Sample {
    name: String,
    spirv: Vec<u8>,
    back: Vec<u8>,
}

/// The modules that tests hold: every sixth, in a long run all.
fn samples() -> &'static [Sample] {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let texts: Vec<_> = pairs::assembly_texts().into_iter().chain(shaders::assembly_texts()).collect();
        let every = if tool::is_long() { 1 } else { 6 };
        let chosen: Vec<_> = texts.into_iter().step_by(every).collect();
        let found = parallel::map(&chosen, |(name, text)| {
            let spirv = translate(text.as_bytes(), Form::Spvasm, Form::Spv, &Options::default()).ok()?.bytes;
            let ir = translate(&spirv, Form::Spv, Form::Ll, &Options::default()).ok()?.bytes;
            let back = translate(&ir, Form::Ll, Form::Spv, &Options::default()).ok()?.bytes;
            Some(Sample { name: name.clone(), spirv, back })
        });
        found.into_iter().flatten().collect()
    })
}

/// Translates modules for a version; `judge` takes the text and what the module comes back as from LLVM 22's.
fn check(version: u32, judge: impl Fn(&str, &[u8], &[u8]) -> Result<(), String> + Sync) {
    let is_lost = |name: &str| version < 16 && LOST_BELOW_16.iter().any(|(lost, _)| name.ends_with(lost));
    let outcomes = parallel::map(samples(), |Sample { name, spirv, back }| -> Result<bool, String> {
        if is_lost(name) {
            return Ok(false);
        }
        match translate(spirv, Form::Spv, Form::Ll, &options(version)) {
            Ok(output) => {
                judge(name, &output.bytes, back).map(|()| true).map_err(|error| format!("{name}: {error}"))
            }
            // Below 16 there are no target extension types.
            Err(error) if version < 16 && error.to_string().contains("the type target(") => Ok(false),
            Err(error) => Err(format!("{name}: {error}")),
        }
    });
    let failures: Vec<_> = outcomes.iter().filter_map(|outcome| outcome.clone().err()).collect();
    assert!(failures.is_empty(), "LLVM {version}:\n{}", failures.join("\n"));
    let written = outcomes.iter().filter(|outcome| matches!(outcome, Ok(true))).count();
    assert!(
        written * 4 > outcomes.len() * 3 || version < 16 && written * 2 > outcomes.len(),
        "{written} were written"
    );
}

each_case!(versions);

/// A test for each version: what is written for it comes back through us.
fn versions() -> Vec<Listed> {
    let test = |version: u32| -> Listed {
        let judge = move || {
            if version > 15 {
                tool::need_long_run();
            }
            check(version, |name, text, expected| {
                let back = translate(text, Form::Ll, Form::Spv, &Options::default())
                    .map_err(|error| error.to_string())?;
                if back.bytes == expected || is_listed(name) {
                    Ok(())
                } else {
                    Err("comes back otherwise".to_owned())
                }
            });
        };
        (format!("comes_back_from_{version}"), Box::new(judge))
    };
    (15..=21).map(test).collect()
}

/// The bitcode that the assembler of a version makes of text, and what it comes back as.
fn through_assembler(version: u32, name: &str, text: &[u8], expected: &[u8]) -> Result<(), String> {
    let bitcode = tool::run(&format!("llvm-as-{version}"), &["-", "-o", "-"], text)?;
    let back =
        translate(&bitcode, Form::Bc, Form::Spv, &Options::default()).map_err(|error| error.to_string())?;
    if back.bytes == expected || is_listed(name) {
        Ok(())
    } else {
        Err("comes back otherwise from bitcode".to_owned())
    }
}

#[apply(case)]
fn llvm_15_reads_it() {
    tool::need(&["llvm-as-15"]);
    check(15, |name, text, expected| through_assembler(15, name, text, expected));
}

#[apply(case)]
fn llvm_16_reads_it() {
    tool::need(&["llvm-as-16"]);
    check(16, |name, text, expected| through_assembler(16, name, text, expected));
}

#[apply(case)]
fn llvm_19_reads_it() {
    tool::need(&["llvm-as-19"]);
    check(19, |name, text, expected| through_assembler(19, name, text, expected));
}

#[apply(case)]
fn versions_with_target_types_read_libclc() {
    tool::need_long_run();
    let path = tool::need_data("libclc-15").join("usr/lib/clc/spirv64-mesa3d-.spv");
    let spirv = std::fs::read(path).unwrap();
    let ir = translate(&spirv, Form::Spv, Form::Ll, &Options::default()).unwrap().bytes;
    let expected = translate(&ir, Form::Ll, Form::Spv, &Options::default()).unwrap().bytes;
    for version in INSTALLABLE.into_iter().filter(|version| *version >= 16) {
        if tool::judges(&format!("llvm-as-{version}")) {
            let text = translate(&spirv, Form::Spv, Form::Ll, &options(version)).unwrap().bytes;
            through_assembler(version, "libclc", &text, &expected)
                .unwrap_or_else(|error| panic!("LLVM {version}: {error}"));
        }
    }
}

#[apply(case)]
fn the_command_writes_bitcode_of_other_versions() {
    tool::need(&["llvm-as-16"]);
    let folder = crate::support::folder::Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), "downlevel");
    folder.file("a.spvasm", "OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\n");
    folder.succeed(&["a.spvasm", "--llvm-version", "16", "-o", "a.bc"]);
    let bitcode = folder.read("a.bc");
    assert!(bitcode.starts_with(b"BC"));
    // The bitcode's identification names its producer.
    assert!(
        bitcode.windows(8).any(|window| window == b"LLVM16.0")
            || String::from_utf8_lossy(&bitcode).contains("16.0")
    );
    let error = folder.fail(&["a.spvasm", "--llvm-version", "17", "-o", "b.bc"], 2);
    let has_17 = Command::new("llvm-as-17").arg("--version").output().is_ok();
    assert!(has_17 || error.contains("needs llvm-as-17"), "{error}");
}
