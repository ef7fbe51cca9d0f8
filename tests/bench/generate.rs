//! LLVM IR of any size.

use std::fmt::Write;

const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n\
    declare spir_func float @_Z4sqrtf(float)\n";

const BODY: &str = "entry:\n  %c = icmp slt i32 %n, 10\n  br i1 %c, label %a, label %b\na:\n  %x = mul i32 %n, 3\n  \
    %g = call spir_func i64 @_Z13get_global_idj(i32 0)\n  %p = getelementptr inbounds float, ptr addrspace(1) %out, i64 %g\n  \
    %v = load float, ptr addrspace(1) %p, align 4\n  %s = call spir_func float @_Z4sqrtf(float %v)\n  \
    store float %s, ptr addrspace(1) %p, align 4\n  br label %b\nb:\n  %r = phi i32 [ %x, %a ], [ %n, %entry ]\n";

/// The metadata that makes builtins of the names.
const LANGUAGE: &str = "!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";

/// Functions of 13 instructions, each of which calls the first.
pub fn functions(count: usize) -> String {
    let mut text = HEAD.to_owned();
    for i in 0..count {
        let _ = write!(text, "define spir_func i32 @f{i}(ptr addrspace(1) %out, i32 %n) {{\n{BODY}");
        text.push_str(match i {
            0 => "  %k = add i32 %r, 1\n",
            _ => "  %k = call spir_func i32 @f0(ptr addrspace(1) %out, i32 %r)\n",
        });
        text.push_str("  ret i32 %k\n}\n");
    }
    text + LANGUAGE
}

/// Kernels with local memory of their own.
pub fn kernels(count: usize) -> String {
    let mut text = HEAD.to_owned();
    for i in 0..count {
        let _ = write!(
            text,
            "@l{i} = internal addrspace(3) global [16 x float] poison, align 4\n\
             define spir_kernel void @k{i}(ptr addrspace(1) %out, i32 %n) !reqd_work_group_size !1 {{\n{BODY}  \
             store float 1.0, ptr addrspace(3) @l{i}, align 4\n  ret void\n}}\n"
        );
    }
    text + LANGUAGE + "!1 = !{i32 8, i32 1, i32 1}\n"
}

/// One function with this many instructions, each of which needs the one before.
pub fn instructions(count: usize) -> String {
    let mut text = HEAD.to_owned();
    text.push_str("define spir_func i32 @f(ptr addrspace(1) %p, i32 %n) {\nentry:\n");
    let mut before = "%n".to_owned();
    for i in 0..count / 4 {
        let _ = write!(
            text,
            "  %q{i} = getelementptr inbounds i32, ptr addrspace(1) %p, i32 {before}\n  \
             %l{i} = load i32, ptr addrspace(1) %q{i}, align 4\n  %a{i} = add i32 %l{i}, {i}\n  %x{i} = xor i32 %a{i}, {before}\n"
        );
        before = format!("%x{i}");
    }
    let _ = writeln!(text, "  ret i32 {before}\n}}");
    text + LANGUAGE
}
