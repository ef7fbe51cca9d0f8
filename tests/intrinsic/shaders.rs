//! Shaders have no OpenCL.std: what GLSL.std.450 has no intrinsic for is expanded.

use spirv_llvm_translate::internal::llvm::Context;
use spirv_llvm_translate::internal::llvm_to_spirv;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;

use crate::support::tool;

/// Intrinsics on the number `%a`, with their arguments.
const CALLS: &[(&str, &str)] = &[
    ("abs", "i32 %a, i1 false"),
    ("ctpop", "i32 %a"),
    ("ctlz", "i32 %a, i1 false"),
    ("cttz", "i32 %a, i1 false"),
    ("bitreverse", "i32 %a"),
    ("bswap", "i32 %a"),
    ("fshl", "i32 %a, i32 %a, i32 %a"),
    ("fshr", "i32 %a, i32 7, i32 %a"),
    ("smin", "i32 %a, i32 7"),
    ("umax", "i32 %a, i32 7"),
    ("scmp", "i32 %a, i32 7"),
    ("sadd.sat", "i32 %a, i32 7"),
    ("uadd.sat", "i32 %a, i32 7"),
    ("ssub.sat", "i32 %a, i32 7"),
    ("usub.sat", "i32 %a, i32 7"),
    ("sshl.sat", "i32 %a, i32 7"),
    ("ushl.sat", "i32 %a, i32 7"),
];

#[apply(case)]
fn integer_intrinsics_need_no_set_of_opencl() {
    let mut text = "target triple = \"spirv1.6-unknown-vulkan1.3-compute\"\n\
        @g = external hidden addrspace(10) global i32\ndefine void @main() #0 {\n  %a = load i32, ptr addrspace(10) @g\n"
        .to_owned();
    let mut declarations = String::new();
    for (number, (name, arguments)) in CALLS.iter().enumerate() {
        let types: Vec<&str> = arguments.split(", ").map(|one| one.split(' ').next().unwrap()).collect();
        let suffix = if *name == "scmp" { "i32.i32" } else { "i32" };
        text += &format!("  %r{number} = call i32 @llvm.{name}.{suffix}({arguments})\n");
        text += &format!("  store volatile i32 %r{number}, ptr addrspace(10) @g\n");
        declarations += &format!("declare i32 @llvm.{name}.{suffix}({})\n", types.join(", "));
    }
    text += "  ret void\n}\n";
    text += &declarations;
    text += "attributes #0 = { \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"1,1,1\" }\n";
    let words = llvm_to_spirv(&Context::new(), text.as_bytes(), &Options::default(), &Log::default());
    let words = words.unwrap_or_else(|error| panic!("{error}"));
    let verdict = if tool::judges("spirv-val") { tool::spirv_val(&words) } else { Ok(()) };
    assert!(verdict.is_ok(), "{verdict:?}");
}
