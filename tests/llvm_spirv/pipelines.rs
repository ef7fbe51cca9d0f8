//! Command lines of the tool chains that start the command, and how they take its output.

use super::{COMMAND, Folder, folder, form};
use crate::support::tool::{judges, need};
use std::process::Command;

const SOURCE: &str = "kernel void add(global const float *a, global float *b) {\n  size_t i = get_global_id(0);\n  b[i] += a[i];\n}\n";

/// Bitcode of a kernel by clang, in two steps.
fn clang(folder: &Folder, triple: &str) {
    need(&["clang-22"]);
    folder.file("k.cl", SOURCE);
    let target = format!("--target={triple}");
    let output = Command::new("clang-22")
        .args([
            "-c",
            "-emit-llvm",
            "-x",
            "cl",
            "-cl-std=CL2.0",
            "-Xclang",
            "-finclude-default-header",
            &target,
        ])
        .args(["-o", "k.bc", "k.cl"])
        .current_dir(&folder.path)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[apply(case)]
fn clang_in_two_steps() {
    for triple in ["spirv64", "spir64", "spirv32", "spir"] {
        let folder = folder(&format!("clang_{triple}"));
        clang(&folder, triple);
        folder.succeed(&["k.bc", "-o", "k.spv"]);
        let text = folder.text(&["--to-text", "k.spv", "-o", "-"]);
        let model = if triple.ends_with("64") { "3 MemoryModel 2 2" } else { "3 MemoryModel 1 2" };
        assert!(text.contains(model) && text.contains("\"add\""), "{text}");
        assert!(text.contains("__spirv_BuiltInGlobalInvocationId"), "{text}");
        folder.succeed(&["-r", "k.spv", "-o", "back.bc"]);
        assert_eq!(form(&folder.read("back.bc")), "bc");
        if judges("spirv-val") {
            let output = Command::new("spirv-val").arg("k.spv").current_dir(&folder.path).output().unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        }
    }
}

/// Each line is what a project passes, with its placeholders filled in.
#[apply(case)]
fn command_lines_of_projects() {
    let folder = folder("projects");
    clang(&folder, "spir64");
    folder.succeed(&["k.bc", "-o", "k.spv"]);
    let bitcode_output: &[&[&str]] = &[
        // PoCL reads a program in SPIR-V.
        &["-r", "--spirv-target-env=CL2.0", "-o", "out", "k.spv"],
        &["--spirv-gen-kernel-arg-name-md", "--spirv-max-version=1.2", "-r", "-o", "out", "k.spv"],
    ];
    let spirv_output: &[&[&str]] = &[
        // PoCL and chipStar, after linking.
        &["--spirv-max-version=1.2", "-o", "out", "k.bc"],
        &[
            "--spirv-max-version=1.1",
            "--spirv-ext=+SPV_INTEL_subgroups,+SPV_KHR_no_integer_wrap_decoration",
            "k.bc",
            "-o",
            "out",
        ],
        // HIPSPV as clang starts it.
        &["--spirv-max-version=1.1", "--spirv-ext=+all", "k.bc", "-o", "out"],
        // AdaptiveCpp.
        &["-o=out", "k.bc"],
        &["--spirv-ext=+SPV_EXT_relaxed_printf_string_address_space", "-o=out", "k.bc"],
        // libclc.
        &["--spirv-max-version=1.1", "-o", "out", "k.bc"],
        // SYCL.
        &[
            "-spirv-max-version=1.4",
            "-spirv-debug-info-version=nonsemantic-shader-200",
            "-spirv-allow-extra-diexpressions",
            "-spirv-allow-unknown-intrinsics=llvm.genx.",
            "-spirv-ext=-all,+SPV_EXT_shader_atomic_float_add,+SPV_KHR_linkonce_odr,+SPV_INTEL_subgroups",
            "-o",
            "out",
            "k.bc",
        ],
    ];
    for (lines, wanted) in [(bitcode_output, "bc"), (spirv_output, "spv")] {
        for arguments in lines {
            let _ = std::fs::remove_file(folder.path.join("out"));
            folder.succeed(arguments);
            assert_eq!(form(&folder.read("out")), wanted, "{arguments:?}");
        }
    }
}

/// CMake modules and build scripts take the version from a line of `--version` and flags from `--help`.
#[apply(case)]
fn build_systems_find_what_they_look_for() {
    let folder = folder("build_systems");
    let version = folder.text(&["--version"]);
    let number = version.split("LLVM version ").nth(1).and_then(|rest| rest.split('.').next());
    assert_eq!(number, Some("22"), "{version}");
    let help = folder.text(&["--help"]);
    for flag in ["--spirv-ext", "--spirv-max-version", "--spirv-target-env", "--spirv-debug-info-version"] {
        assert!(help.contains(flag), "{flag}");
    }
    assert!(COMMAND.ends_with("llvm-spirv"));
}
