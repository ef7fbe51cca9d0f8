//! The command as its users meet it: messages, files and terminals, subcommands.

mod environments;
mod files;
mod messages;
mod subcommands;
mod validate;

use crate::support::folder::Folder;

/// A valid kernel.
const KERNEL: &str = "target triple = \"spir64-unknown-unknown\"\n\
    define spir_kernel void @k(ptr addrspace(1) align 4 %p) {\n  store i32 7, ptr addrspace(1) %p, align 4\n  ret void\n}\n";

/// A kernel that calls a misspelt builtin.
const MISSPELT: &str = "target triple = \"spir64-unknown-unknown\"\n\
    declare spir_func void @_Z22__spirv_ControlBarierrjjj(i32, i32, i32)\n\
    define spir_kernel void @k() {\n  call spir_func void @_Z22__spirv_ControlBarierrjjj(i32 2, i32 2, i32 272)\n  ret void\n}\n";

/// A module with one instruction, of line 15, that adds an integer and a floating-point number; the line before says its source.
const WRONG_SUM: &str = "; a comment\nOpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
    %file = OpString \"sum.cl\"\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n%fn = OpTypeFunction %uint\n\
    %a = OpConstant %uint 1\n%b = OpConstant %float 1\n%f = OpFunction %uint None %fn\n%entry = OpLabel\nOpLine %file 4 9\n\
    \x20 %c = OpIAdd %uint %a %b ; here\nOpReturnValue %c\nOpFunctionEnd\n";

/// An empty folder of a test's own, for the command.
fn folder(name: &str) -> Folder {
    Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("command/{name}"))
}

/// What is written to standard error, one object a line.
fn objects(bytes: &[u8]) -> Vec<serde_json::Value> {
    String::from_utf8_lossy(bytes).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}
