//! The C interface as its users have it: programs in C and C++ that are compiled, linked with the shared library, and run.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr)]

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The name of the library where it is installed, by which programs find it.
const NAME: &str = "libspirv_llvm_translate.so";

/// A folder with the library that cargo built for these tests, under that name.
fn library() -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let made = FOLDER.get_or_init(|| {
        let test = std::env::current_exe().unwrap();
        let built = test.parent().unwrap().join("libspirv_llvm_translate_c.so");
        assert!(built.exists(), "{} is missing", built.display());
        let folder = test.with_extension("library");
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        std::os::unix::fs::symlink(built, folder.join(NAME)).unwrap();
        folder
    });
    made.clone()
}

fn manifest() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}: {}\n{text}", output.status);
    String::from_utf8_lossy(&output.stdout).into_owned() + &text
}

fn is_installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Records that a test is skipped, for the summary of a run of all tests.
fn skipped(need: &str) {
    let line = format!("skipped: 1 test of the C library: needs {need}\n");
    match std::env::var_os("SKIPS") {
        Some(path) => {
            let mut file = OpenOptions::new().append(true).create(true).open(path).unwrap();
            file.write_all(line.as_bytes()).unwrap();
        }
        None => eprint!("{line}"),
    }
}

/// Compiles a program of this folder for a test.
fn compiled(test: &str, compiler: &str, source: &str, arguments: &[String]) -> PathBuf {
    let library = library();
    let program = library.join(format!("{test}-{}", std::process::id()));
    // Not DT_RPATH, which nothing overrides.
    let rpath = format!("-Wl,--enable-new-dtags,-rpath,{}", library.display());
    let mut command = Command::new(compiler);
    command.args(["-Wall", "-Wextra", "-Werror", "-g", "-pthread", "-I"]).arg(manifest().join("include"));
    command.arg(manifest().join("tests").join(source)).arg("-o").arg(&program);
    command.arg("-L").arg(&library).args(["-lspirv_llvm_translate", &rpath]).args(arguments);
    run(&mut command);
    program
}

#[test]
fn a_program_in_c_runs_in_many_threads() {
    let program = compiled("threads", "cc", "use.c", &[]);
    run(Command::new(&program).arg("400"));
    std::fs::remove_file(program).unwrap();
}

#[test]
fn nothing_leaks_and_nothing_is_read_behind_its_end() {
    if !is_installed("valgrind") {
        return skipped("valgrind (apt-get install valgrind)");
    }
    let program = compiled("valgrind", "cc", "use.c", &[]);
    // Valgrind need not know the newest form of debug information.
    let folder = program.with_extension("lib");
    std::fs::create_dir_all(&folder).unwrap();
    run(Command::new("strip").arg("-o").arg(folder.join(NAME)).arg(library().join(NAME)));
    let options = ["--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite", "--quiet"];
    let text =
        run(Command::new("valgrind").args(options).arg(&program).arg("2").env("LD_LIBRARY_PATH", &folder));
    assert!(!text.contains("definitely lost"), "{text}");
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::remove_file(program).unwrap();
}

/// How to compile and link a program with another LLVM, if its headers and its shared library are installed.
fn other_llvm() -> Option<Vec<String>> {
    let asked = |config: &str, arguments: &[&str]| {
        let output = Command::new(config).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    ["llvm-config-19", "llvm-config-16", "llvm-config-15", "llvm-config-14"].into_iter().find_map(|config| {
        let include = asked(config, &["--includedir"])?;
        if !Path::new(&include).join("llvm-c/Core.h").exists() {
            return None;
        }
        let flags = asked(config, &["--link-shared", "--ldflags", "--libs"])?;
        Some([vec![format!("-I{include}")], flags.split_whitespace().map(str::to_owned).collect()].concat())
    })
}

#[test]
fn a_program_with_an_llvm_of_its_own_meets_no_other() {
    let Some(flags) = other_llvm() else { return skipped("another LLVM (apt-get install llvm-19-dev)") };
    let program = compiled("other", "c++", "use.cpp", &flags);
    run(&mut Command::new(&program));
    std::fs::remove_file(program).unwrap();
}

#[test]
fn the_header_is_made_of_the_sources() {
    let mut made = Vec::new();
    let bindings = cbindgen::generate(manifest()).unwrap();
    bindings.write(&mut made);
    let (made, path) = (String::from_utf8(made).unwrap(), manifest().join("include/spirv_llvm_translate.h"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let header = std::fs::read_to_string(path).unwrap();
    assert!(made == header, "include/spirv_llvm_translate.h is older than src/: BLESS=1 writes it");
}

#[test]
fn the_header_has_every_function_and_no_other() {
    let header = std::fs::read_to_string(manifest().join("include/spirv_llvm_translate.h")).unwrap();
    let mut declared: Vec<&str> = header
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| word.starts_with("spirv_llvm_"))
        .filter(|word| header.contains(&format!("{word}(")))
        .collect();
    declared.sort_unstable();
    declared.dedup();
    let symbols = run(Command::new("nm").args(["-D", "--defined-only"]).arg(library().join(NAME)));
    let mut exported: Vec<&str> = symbols.lines().filter_map(|line| line.split_whitespace().nth(2)).collect();
    exported.sort_unstable();
    assert_eq!(declared, exported);
}
