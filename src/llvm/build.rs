//! Finds LLVM 22, compiles the C++ shim and links the chosen components statically.
fn main() {}
