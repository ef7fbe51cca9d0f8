//! Locates LLVM 22, compiles the C++ shim and links the selected components of LLVM.
//!
//! Rule of this script: it queries only `llvm-config-22`, or the program in `LLVM_CONFIG`; the unversioned `llvm-config` may belong
//! to another LLVM. Static archives are preferred, because a program linked dynamically to libLLVM spends ten times our start-up
//! time on relocation.

// Cargo reads the output of a build script: printing is its job.
#![allow(clippy::print_stdout)]

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

/// The components that we call; inkwell refers to the last two.
const COMPONENTS: &[&str] = &[
    "core",
    "irreader",
    "asmparser",
    "bitreader",
    "bitwriter",
    "analysis",
    "transformutils",
    "scalaropts",
    "target",
    "executionengine",
    "linker",
];

/// Code generation, JIT and passes by name, for tests and `spirv-run`: in the translator they would triple its size and start-up time.
const JIT_COMPONENTS: &[&str] = &["orcjit", "native", "passes"];

/// The files of the shim.
const SHIM: &[&str] = &[
    "builder",
    "debug_cycle",
    "debug_make",
    "debug_node",
    "debug_record",
    "debug_table",
    "deep",
    "instruction",
    "link",
    "metadata",
    "module",
    "survey",
    "crash",
    "transform",
    "value",
];

/// The Debian packages that a build needs.
const PACKAGES: &str = "llvm-22-dev zlib1g-dev libzstd-dev g++";

/// Ends the build with one line: for a failure Cargo would print all output of the script.
fn fail(message: &str) -> ! {
    println!("cargo::error={message}");
    exit(0)
}

/// The `llvm-config` program.
struct LlvmConfig {
    program: String,
}

impl LlvmConfig {
    /// Locates the program and checks its version.
    fn find() -> Self {
        println!("cargo::rerun-if-env-changed=LLVM_CONFIG");
        let program = env::var("LLVM_CONFIG").unwrap_or_else(|_| String::from("llvm-config-22"));
        let config = Self { program };
        match config.try_ask(&["--version"]) {
            Some(version) if version.starts_with("22.") => config,
            Some(version) => fail(&format!(
                "LLVM 22 is needed, but {} belongs to LLVM {version}. Debian: apt-get install {PACKAGES}",
                config.program
            )),
            None => fail(&format!(
                "LLVM 22 was not found ({} did not run). Debian: apt-get install {PACKAGES}. Elsewhere set LLVM_CONFIG",
                config.program
            )),
        }
    }

    /// Its output, or `None` if it did not run or failed.
    fn try_ask(&self, arguments: &[&str]) -> Option<String> {
        let output = Command::new(&self.program).args(arguments).output().ok()?;
        let answer = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| answer.trim().to_owned())
    }

    /// Its output, or the end of the build.
    fn ask(&self, arguments: &[&str]) -> String {
        self.try_ask(arguments)
            .unwrap_or_else(|| fail(&format!("{} {} failed", self.program, arguments.join(" "))))
    }

    /// Names of the static archives of `components`, without `lib` and `.a`; `None` if one of them is missing.
    fn archives(&self, components: &[&str]) -> Option<Vec<String>> {
        let directory = PathBuf::from(self.ask(&["--libdir"]));
        let names = self.try_ask(&[&["--link-static", "--libnames"], components].concat())?;
        names
            .split_whitespace()
            .map(|file| {
                let name = file.strip_prefix("lib")?.strip_suffix(".a")?;
                directory.join(file).is_file().then(|| name.to_owned())
            })
            .collect()
    }
}

/// Compiles the shim, the C++ code that fills the gaps of LLVM's C API.
fn compile_shim(config: &LlvmConfig) {
    println!("cargo::rerun-if-changed=src/llvm/build.rs");
    println!("cargo::rerun-if-changed=src/llvm/shim");
    let built = cc::Build::new()
        .cpp(true)
        .cpp_link_stdlib(None)
        .std("c++17")
        .flags(["-fno-rtti"])
        .flag_if_supported("-Wno-unused-parameter")
        .opt_level(2)
        .debug(false)
        .warnings(false)
        .include(config.ask(&["--includedir"]))
        .files(SHIM.iter().map(|name| format!("src/llvm/shim/{name}.cpp")))
        .try_compile("spirv_llvm_shim");
    if let Err(error) = built {
        let line = error.to_string().replace('\n', " ");
        fail(&format!("the C++ shim did not compile. Debian: apt-get install {PACKAGES}. {line}"));
    }
}

/// Directory of the static library `file`, as located by the C++ compiler.
fn static_library(file: &str) -> Option<PathBuf> {
    let compiler = cc::Build::new().cpp(true).try_get_compiler().ok()?;
    let output = compiler.to_command().arg(format!("-print-file-name={file}")).output().ok()?;
    let path = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
    // A compiler that does not find the file repeats its name.
    if path.is_absolute() && path.is_file() { path.parent().map(Path::to_path_buf) } else { None }
}

/// Links LLVM's system dependencies: statically where an archive exists.
fn link_system_libraries(prefer_static: bool) {
    for name in ["stdc++", "z", "zstd"] {
        match static_library(&format!("lib{name}.a")).filter(|_| prefer_static) {
            Some(directory) => {
                println!("cargo::rustc-link-search=native={}", directory.display());
                println!("cargo::rustc-link-lib=static:-bundle={name}");
            }
            None => println!("cargo::rustc-link-lib=dylib={name}"),
        }
    }
    for name in ["rt", "dl", "m"] {
        println!("cargo::rustc-link-lib=dylib={name}");
    }
}

/// Links the components of the product, and those of what executes code.
fn link_llvm(config: &LlvmConfig) {
    println!("cargo::rustc-link-search=native={}", config.ask(&["--libdir"]));
    let Some(archives) = config.archives(COMPONENTS) else {
        println!(
            "cargo::warning=no static LLVM archives: linking libLLVM dynamically, start-up takes ten times longer"
        );
        for flag in config.ask(&["--link-shared", "--libs"]).split_whitespace() {
            println!("cargo::rustc-link-lib=dylib={}", flag.trim_start_matches("-l"));
        }
        println!("cargo::rustc-link-lib=dylib=stdc++");
        return;
    };
    for name in &archives {
        println!("cargo::rustc-link-lib=static:-bundle={name}");
    }
    link_system_libraries(true);
    let has_runner = env::var_os("CARGO_FEATURE_RUN").is_some();
    match config.archives(JIT_COMPONENTS) {
        Some(names) => {
            for name in names {
                println!("cargo::rustc-link-arg-tests=-l{name}");
                if has_runner {
                    println!("cargo::rustc-link-arg-bin=spirv-run=-l{name}");
                }
            }
        }
        None => {
            println!(
                "cargo::warning=LLVM was built without its JIT: spirv-run and tests that execute code will not link"
            )
        }
    }
    // Position independence costs relocations at each start.
    if env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux")
        && env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("x86_64")
    {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

fn main() {
    // Documentation is not linked, and may be built without LLVM.
    println!("cargo::rerun-if-env-changed=DOCS_RS");
    if env::var_os("DOCS_RS").is_some() {
        return;
    }
    let config = LlvmConfig::find();
    compile_shim(&config);
    link_llvm(&config);
}
