//! The command `llvm-spirv`: its command line, its files and exit statuses, its text form, and how tool chains use it.

mod again;
mod annotated_casts;
mod annotations;
mod atomics;
mod auxiliary;
mod backend;
mod builtin_variables;
mod constant_addresses;
mod constant_expressions;
mod debug_order;
mod debug_written;
mod early_compilers;
mod entry_points;
mod extensions;
mod fast_math;
mod flags;
mod forward;
mod function_variants;
mod helpers;
mod in_process;
mod in_two_steps;
mod inference;
mod instructions;
mod intrinsics;
mod kernel_modes;
mod layout;
mod lines;
mod lowered;
mod memory;
mod modes;
mod odd_inputs;
mod opencl_builtins;
mod opencl_calls;
mod opencl_names;
mod opencl_objects;
mod pipelines;
mod pointees;
mod refusals;
mod regularized;
mod regularized_blocks;
mod regularized_extensions;
mod reverse;
mod reverse_annotations;
mod reverse_attachments;
mod reverse_backend;
mod reverse_folded;
mod reverse_functions;
mod reverse_images;
mod reverse_names;
mod reverse_shapes;
mod reverse_structures;
mod spec_constants;
mod text;
mod third_trip;
mod values;
mod variables;
mod wrapped_numbers;

use crate::support::folder::Folder;

const COMMAND: &str = env!("CARGO_BIN_EXE_llvm-spirv");

/// A kernel, as LLVM assembly language.
const KERNEL: &str = "target triple = \"spir64-unknown-unknown\"\n\
    define spir_kernel void @k(ptr addrspace(1) align 4 %p) {\n  store i32 7, ptr addrspace(1) %p, align 4\n  ret void\n}\n";

/// An empty folder of a test's own, for the command.
fn folder(name: &str) -> Folder {
    Folder::new(COMMAND, &format!("llvm_spirv/{name}"))
}

/// What bytes are, by their first ones.
fn form(bytes: &[u8]) -> &'static str {
    match bytes {
        [0x03, 0x02, 0x23, 0x07, ..] => "spv",
        [b'B', b'C', 0xC0, 0xDE, ..] => "bc",
        _ if bytes.starts_with(b"119734787 ") => "spt",
        _ if bytes.windows(12).any(|part| part == b"OpCapability") => "spvasm",
        _ => "nothing",
    }
}

/// LLVM bitcode as text.
fn disassembled(bitcode: &[u8]) -> String {
    let context = spirv_llvm_translate::internal::llvm::Context::new();
    context.parse(bitcode, "bitcode").unwrap().print_to_string()
}

/// The LLVM IR that the command makes of the module `m.spv` of a folder, with these flags.
fn read_back(folder: &Folder, flags: &[&str]) -> String {
    disassembled(&folder.succeed(&[&["-r", "m.spv", "-o", "-"], flags].concat()))
}
