//! The command `llvm-spirv`: takes the place of the Khronos translator of that name.

#[path = "../compat/cli/mod.rs"]
mod cli;
#[path = "../debug_name.rs"]
mod debug_name;
#[path = "../output.rs"]
mod output;

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(cli::main(std::env::args_os()))
}
