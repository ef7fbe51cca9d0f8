//! The command `llvm-spirv`: takes the place of the Khronos translator of that name.

#[path = "../llvm_spirv/mod.rs"]
mod llvm_spirv;
#[path = "../output.rs"]
mod output;

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(llvm_spirv::main(std::env::args_os()))
}
