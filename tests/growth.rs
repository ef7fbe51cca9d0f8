//! The time of a translation of shaders grows with the module: with entry points, with intrinsics that no instruction computes.

use std::fmt::Write;

use spirv_llvm_translate::internal::assembly::assemble_bytes;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm};

use crate::support::harness::skip;
use crate::validate::growth::spent;

/// Checks that ten times as much takes less than twenty-five times as long; by a square it would be a hundred times.
fn grows_with(small: usize, translate: impl Fn(usize)) {
    let measure = |count| {
        let start = spent()?;
        translate(count);
        Some(spent()? - start)
    };
    let (Some(short), Some(long)) = (measure(small), measure(10 * small)) else {
        skip("needs the processor time of a thread (schedstat)".to_owned())
    };
    assert!(long < 25 * short, "{short} ns for {small}, {long} ns for {}", 10 * small);
}

/// Compute shaders with a workgroup size and a function of their own each.
fn entry_points(count: usize) -> Vec<u32> {
    let mut text = String::from("; Version: 1.5\nOpCapability Shader\nOpMemoryModel Logical GLSL450\n");
    for at in 0..count {
        writeln!(text, "OpEntryPoint GLCompute %f{at} \"f{at}\"").unwrap();
    }
    for at in 0..count {
        writeln!(text, "OpExecutionMode %f{at} LocalSize 1 1 1").unwrap();
    }
    text += "%void = OpTypeVoid\n%void_fn = OpTypeFunction %void\n";
    for at in 0..count {
        writeln!(text, "%f{at} = OpFunction %void None %void_fn\n%l{at} = OpLabel\nOpReturn\nOpFunctionEnd")
            .unwrap();
    }
    assemble_bytes(text.as_bytes(), &Default::default()).unwrap()
}

#[apply(case)]
fn reading_time_grows_with_entry_points() {
    grows_with(200, |count| {
        let module = Module::from_words(entry_points(count)).unwrap();
        let context = llvm::Context::new();
        let _ = spirv_to_llvm(&context, &module, &Options::default(), &Log::default()).unwrap();
    });
}

/// A compute shader whose function has one block, of these lines for each number.
fn block(count: usize, lines: impl Fn(usize) -> String) -> String {
    let body: String = (0..count).map(lines).collect();
    format!(
        "target triple = \"spirv1.6-unknown-vulkan1.3-compute\"\n\
         %S = type {{ i32, i32 }}\n\
         @data = external hidden addrspace(11) global %S, !spirv.Decorations !0\n\
         define spir_kernel void @main() #0 {{\n{body}ret void\n}}\n\
         declare i32 @llvm.cttz.i32(i32, i1)\n\
         attributes #0 = {{ \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"1,1,1\" }}\n\
         !0 = !{{!1, !2}}\n!1 = !{{i32 34, i32 0}}\n!2 = !{{i32 33, i32 0}}\n\
         !spirv.Version = !{{!3}}\n!3 = !{{i32 1, i32 6}}\n"
    )
}

fn write(ir: &str) {
    llvm_to_spirv(&llvm::Context::new(), ir.as_bytes(), &Options::default(), &Log::default()).unwrap();
}

#[apply(case)]
fn writing_time_grows_with_intrinsics() {
    grows_with(200, |count| {
        write(&block(count, |at| {
            format!(
                "%x{at} = load i32, ptr addrspace(11) @data\n\
                 %y{at} = call i32 @llvm.cttz.i32(i32 %x{at}, i1 false)\n\
                 store i32 %y{at}, ptr addrspace(11) @data\n"
            )
        }));
    });
}
