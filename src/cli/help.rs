//! The texts that follow the options in `--help`: examples and exit statuses; and the output of `--version`.

use spirv_llvm_translate::internal::llvm;
use spirv_llvm_translate::internal::spirv::grammar::REVISION;
use std::sync::LazyLock;

/// The versions of the command, of LLVM and of the grammar.
pub fn long_version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let (major, minor, patch) = llvm::version();
        format!("{}\nLLVM {major}.{minor}.{patch}\nSPIR-V grammar {REVISION}", env!("CARGO_PKG_VERSION"))
    });
    &VERSION
}

/// Follows the short help.
pub const SHORT: &str =
    "Examples and exit statuses: --help. Of one command: spirv-llvm-translate COMMAND --help";

/// Follows the help of a translation.
pub const TRANSLATE: &str = "\
Examples:
  spirv-llvm-translate k.spv                        writes k.ll
  spirv-llvm-translate k.bc -o k.spv                from LLVM IR to SPIR-V
  spirv-llvm-translate k.spv --to ll -o - | less    to standard output
  spirv-llvm-translate *.bc --out-dir spv/          many files, on all processors
  spirv-llvm-translate k.spv --spec-const 7=0.5     with another value of a specialization constant

Exit status:
  0  success
  1  the input is invalid or not supported, or a file cannot be read or written
  2  the command line is wrong
  3  a defect of the translator";

/// Follows the help of `asm`.
pub const ASM: &str = "\
Examples:
  spirv-llvm-translate asm k.spvasm                 writes k.spv
  spirv-llvm-translate asm k.spvasm --spirv-version 1.2 -o out.spv

Exit status:
  0  success
  1  the text does not assemble, or a file cannot be read or written
  2  the command line is wrong";

/// Follows the help of `dis`.
pub const DIS: &str = "\
Examples:
  spirv-llvm-translate dis k.spv                    prints the module
  spirv-llvm-translate dis k.spv --raw-id --offsets -o k.spvasm

Exit status:
  0  success
  1  the input is no module, or a file cannot be read or written
  2  the command line is wrong";

/// Follows the help of `validate`.
pub const VALIDATE: &str = "\
Examples:
  spirv-llvm-translate validate k.spv
  spirv-llvm-translate validate *.spv --target-env vulkan1.3
  spirv-llvm-translate validate k.spv --json
  spirv-llvm-translate validate --explain universal.compute.types

Exit status:
  0  the modules break no rule
  1  they break some, which are on standard output; or a file cannot be read
  2  the command line is wrong, or the input is LLVM IR";

/// Follows the help of `run`.
pub const RUN: &str = "\
Examples:
  spirv-llvm-translate run k.spv                    lists the kernels and their arguments
  spirv-llvm-translate run k.spv add --global 1024 --arg a=@a.npy --arg b=f32[1024]=random:1 \\
      --arg n=1024 --arg sum=f32[1024]=0 --out sum=sum.npy
  spirv-llvm-translate run k.spv --global 8 --arg out=[8]=0 --expect out=0..8
  spirv-llvm-translate run k.spv --check --global 64 --arg x=[64] --arg y=[64]
  spirv-llvm-translate run s.spv --global 64 --bind 0.0=f32[64]=0.. --push u32:64 --out 0.0=-

Data: TYPE[COUNT]=VALUES, @FILE.npy or @FILE with bytes; types are i8 to u64, f16, f32, f64, with lanes as in
f32x4; values are numbers, a range such as 0.., or random:SEED:LOW..HIGH

Exit status:
  0  it ran, and what it wrote is as expected
  1  it is not, a check found a fault, the kernel crashed, or the module is invalid or not supported
  2  the command line is wrong";

/// Follows the help of `compare`.
pub const COMPARE: &str = "\
Examples:
  spirv-llvm-translate compare before.spv after.spv --kernel add
  spirv-llvm-translate compare a.spv b.ll --global 256 --arg n=200 --runs 50 --tolerance 1e-6

Exit status:
  0  all runs gave the same
  1  one did not, a kernel crashed, or a module is invalid or not supported
  2  the command line is wrong";

/// Follows the help of `roundtrip`.
pub const ROUNDTRIP: &str = "\
Examples:
  spirv-llvm-translate roundtrip k.spv
  spirv-llvm-translate roundtrip *.spv --report trips.html
  spirv-llvm-translate roundtrip k.spv --execute

Exit status:
  0  nothing was lost
  1  something was, or a file cannot be read
  2  the command line is wrong";

/// Follows the help of `diff`.
pub const DIFF: &str = "\
Examples:
  spirv-llvm-translate diff a.spv b.spvasm

Exit status:
  0  the same module, whatever the numbers of its ids and the order of its declarations
  1  another module, whose first difference is on standard output; or a file cannot be read
  2  the command line is wrong";

/// Follows the help of `info`.
pub const INFO: &str = "\
Examples:
  spirv-llvm-translate info k.spv
  spirv-llvm-translate info k.spv --json | jq .entryPoints

Exit status:
  0  success
  1  the input is invalid or not supported, or the file cannot be read
  2  the command line is wrong";

/// Follows the help of `spec-constants`.
pub const SPEC_CONSTANTS: &str = "\
Examples:
  spirv-llvm-translate spec-constants k.spv
  spirv-llvm-translate spec-constants k.spv --json

Exit status:
  0  success
  1  the input is no module, or the file cannot be read
  2  the command line is wrong, or the input is LLVM IR";

/// Follows the help of `completions`.
pub const COMPLETIONS: &str = "\
Examples:
  spirv-llvm-translate completions bash > ~/.local/share/bash-completion/completions/spirv-llvm-translate
  spirv-llvm-translate completions zsh > ~/.zfunc/_spirv-llvm-translate
  spirv-llvm-translate completions fish > ~/.config/fish/completions/spirv-llvm-translate.fish";

/// Follows the help of `man`.
pub const MAN: &str = "\
Examples:
  spirv-llvm-translate man ~/.local/share/man/man1
  man spirv-llvm-translate";
