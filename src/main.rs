//! The command `spirv-llvm-translate`.

fn main() {}
