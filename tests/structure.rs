//! Structured control flow: functions of LLVM IR with any graph of blocks become modules that are valid for Vulkan.

use std::fmt::Write;

use spirv_llvm_translate::internal::llvm::Context;
use spirv_llvm_translate::internal::llvm_to_spirv;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate;

use crate::support::graphs::{KINDS, Random, graph};
use crate::support::tool;

/// Functions of one module.
const FUNCTIONS: u32 = 50;

/// A function with a graph of blocks; each adds to a sum that its successors go on with, and asks a variable where to go.
/// `has_controls`: its loops are not to be unrolled.
fn function(text: &mut String, name: u32, graph: &[Vec<u32>], has_controls: bool) {
    writeln!(text, "define internal i32 @f{name}() {{\nstart:\n  br label %b0").unwrap();
    for (node, targets) in graph.iter().enumerate() {
        let controls = |targets: &[u32]| {
            let leads_back = targets.iter().any(|target| *target as usize <= node);
            if leads_back && has_controls { ", !llvm.loop !0" } else { "" }
        };
        let from: Vec<usize> =
            (0..graph.len()).filter(|from| graph[*from].contains(&(node as u32))).collect();
        writeln!(text, "b{node}:").unwrap();
        let mut sources: Vec<String> = Vec::new();
        for other in from {
            // Each edge has an entry of its own.
            let edges = graph[other].iter().filter(|to| **to == node as u32).count();
            sources.extend((0..edges).map(|_| format!("[ %s{other}, %b{other} ]")));
        }
        if node == 0 {
            sources.push("[ 0, %start ]".to_owned());
        }
        let sources = if sources.is_empty() { "0".to_owned() } else { sources.join(", ") };
        match sources.as_str() {
            "0" => writeln!(text, "  %p{node} = add i32 0, 0").unwrap(),
            _ => writeln!(text, "  %p{node} = phi i32 {sources}").unwrap(),
        }
        writeln!(text, "  %s{node} = add i32 %p{node}, {node}").unwrap();
        writeln!(text, "  %w{node} = load i32, ptr addrspace(10) @way, align 4").unwrap();
        match targets.as_slice() {
            [] => writeln!(text, "  ret i32 %s{node}").unwrap(),
            [to] => writeln!(text, "  br label %b{to}{}", controls(&[*to])).unwrap(),
            [yes, no] => {
                writeln!(text, "  %c{node} = icmp ugt i32 %w{node}, {node}").unwrap();
                let controls = controls(&[*yes, *no]);
                writeln!(text, "  br i1 %c{node}, label %b{yes}, label %b{no}{controls}").unwrap();
            }
            [default, cases @ ..] => {
                write!(text, "  switch i32 %w{node}, label %b{default} [").unwrap();
                for (value, to) in cases.iter().enumerate() {
                    write!(text, " i32 {value}, label %b{to}").unwrap();
                }
                writeln!(text, " ]").unwrap();
            }
        }
    }
    writeln!(text, "}}").unwrap();
}

#[apply(case)]
fn random_graphs_become_valid_modules() {
    let mut random = Random(0x0BAD_5EED_1234_5677);
    let graphs: Vec<Vec<Vec<u32>>> = (0..2000).map(|number| graph(&mut random, number % KINDS)).collect();
    for (part, graphs) in graphs.chunks(FUNCTIONS as usize).enumerate() {
        let mut text = "target triple = \"spirv-unknown-vulkan1.3-compute\"\n".to_owned();
        text.push_str("@way = internal addrspace(10) global i32 0\n");
        let mut calls = String::new();
        for (name, graph) in (0..).zip(graphs) {
            function(&mut text, name, graph, part % 2 == 1);
            writeln!(calls, "  %r{name} = call i32 @f{name}()").unwrap();
        }
        writeln!(text, "define void @main() #0 {{\n{calls}  ret void\n}}").unwrap();
        text.push_str("!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.disable\"}\n");
        text.push_str("attributes #0 = { \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"1,1,1\" }\n");
        let words = llvm_to_spirv(&Context::new(), text.as_bytes(), &Options::default(), &Log::default());
        let words = words.unwrap_or_else(|error| panic!("part {part}: {error}\n{text}"));
        let findings = validate::findings(&Module::from_words(words.clone()).unwrap());
        assert!(findings.is_empty(), "part {part}: {}", findings[0].message);
        if tool::judges(&tool::validator()) {
            tool::spirv_val_for(&words, "vulkan1.3").unwrap_or_else(|error| panic!("part {part}: {error}"));
        }
    }
}

/// Matrices of signed sizes that go around in a graph that is not structured, one of them from a variable.
const MATRICES: &str = r#"
target triple = "spirv-unknown-vulkan1.3-compute"
@memory = internal addrspace(3) global [512 x float] poison
@way = internal addrspace(10) global i32 0
declare spir_func MATRIX @LOAD(ptr addrspace(3), i32, i32)
declare spir_func void @STORE(ptr addrspace(3), MATRIX, i32, i32)
define void @main() #0 {
entry:
  %variable = alloca MATRIX, !spirv.ValueType !3
  %first = call spir_func MATRIX @LOAD(ptr addrspace(3) @memory, i32 0, i32 16), !spirv.ValueType !1
  store MATRIX %first, ptr %variable
  %a = load i32, ptr addrspace(10) @way
  %go = icmp eq i32 %a, 0
  br i1 %go, label %left, label %right
left:
  %x = phi MATRIX [ %first, %entry ], [ %loaded, %right ]
  %b = load i32, ptr addrspace(10) @way
  %out = icmp eq i32 %b, 1
  br i1 %out, label %end, label %right
right:
  %y = phi MATRIX [ %first, %entry ], [ %x, %left ]
  %loaded = load MATRIX, ptr %variable
  %c = load i32, ptr addrspace(10) @way
  %leave = icmp eq i32 %c, 2
  br i1 %leave, label %end, label %left
end:
  %z = phi MATRIX [ %x, %left ], [ %loaded, %right ]
  %other = phi MATRIX [ undef, %left ], [ %loaded, %right ]
  call spir_func void @STORE(ptr addrspace(3) @memory, MATRIX %z, i32 0, i32 16)
  call spir_func void @STORE(ptr addrspace(3) @memory, MATRIX %other, i32 0, i32 16)
  call spir_func void @STORE(ptr addrspace(3) @memory, MATRIX %first, i32 0, i32 16)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="32,1,1" }
!spirv.MemoryModel = !{!0}
!0 = !{i32 0, i32 3}
!1 = !{i32 4456, float poison, i32 3, !2, i32 16, !2, i32 16, !2, i32 2, !2}
!2 = !{i32 21, i32 32, i32 1}
!3 = !{i32 32, i32 7, !1}
"#;

#[apply(case)]
fn matrices_are_held_in_variables() {
    let text = MATRICES
        .replace("MATRIX", "target(\"spirv.CooperativeMatrixKHR\", float, 3, 16, 16, 2)")
        .replace("LOAD", "_Z87__spirv_CooperativeMatrixLoadKHR_RPU3AS145__spirv_CooperativeMatrixKHR__float_3_16_16_2PU3AS3fii")
        .replace("STORE", "_Z33__spirv_CooperativeMatrixStoreKHRPU3AS3fPU3AS145__spirv_CooperativeMatrixKHR__float_3_16_16_2ii");
    let words = llvm_to_spirv(&Context::new(), text.as_bytes(), &Options::default(), &Log::default());
    let words = words.unwrap_or_else(|error| panic!("{error}"));
    let findings = validate::findings(&Module::from_words(words.clone()).unwrap());
    assert!(findings.is_empty(), "{}", findings[0].message);
}
