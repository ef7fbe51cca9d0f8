//! The command `llvm-spirv`: takes the place of the Khronos translator of that name.

use spirv_llvm_translate::{DropInHost, drop_in};
use std::io::{stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut input, mut output, mut messages) = (stdin().lock(), stdout().lock(), stderr());
    let mut host = DropInHost::new(&mut input, &mut output, &mut messages).owning_process();
    ExitCode::from(drop_in(std::env::args_os(), &mut host))
}
