//! Short LLVM IR that stands for much: it is translated or refused soon.

use std::fmt::Write;
use std::time::{Duration, Instant};

use spirv_llvm_translate::internal::error::{ErrorKind, Result};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::{Module, op};
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv};

fn write(body: &str) -> Result<Vec<u32>> {
    let text = format!("target triple = \"spirv64-unknown-unknown\"\n{body}\n");
    llvm_to_spirv(&llvm::Context::guarded(), text.as_bytes(), &Options::default(), &Log::default())
}

/// A function that loads vectors `%a` and `%b` of 5,000 integers (`V`), compares them to `%m` (`M`), and stores what an instruction makes of
/// these.
fn long(declaration: &str, instruction: &str, result: &str) -> String {
    let text = format!(
        "{declaration}\ndefine spir_func void @f(ptr %p, i32 %n) {{\n  %a = load V, ptr %p\n  %b = load V, ptr %p\n  \
         %m = icmp eq V %a, %b\n  %r = {instruction}\n  store {result} %r, ptr %p\n  ret void\n}}\n"
    );
    text.replace('V', "<5000 x i32>").replace('M', "<5000 x i1>")
}

/// Asserts that a module is refused for a long vector, at an instruction.
fn refused_at(module: &str, place: &str) {
    let error = write(module).expect_err(place);
    assert_eq!(error.kind(), ErrorKind::Unsupported, "{error}");
    let text = error.to_string();
    assert!(text.contains("components") && text.contains(place), "{text}");
}

#[apply(case)]
fn long_vectors_are_refused() {
    refused_at(&long("", "add V %a, %b", "V"), "%a = load");
}

/// Intrinsics are rewritten before anything else, lane by lane: they are refused first.
#[apply(case)]
fn intrinsics_on_long_vectors_are_refused() {
    let cases = [
        ("V @llvm.masked.load.v5000i32.p0(ptr, M, V)", "(ptr %p, M %m, V %a)"),
        ("V @llvm.masked.expandload.v5000i32(ptr, M, V)", "(ptr %p, M %m, V %a)"),
        ("V @llvm.vector.reverse.v5000i32(V)", "(V %a)"),
        ("V @llvm.stepvector.v5000i32()", "()"),
        ("<10000 x i32> @llvm.vector.interleave2.v10000i32(V, V)", "(V %a, V %b)"),
        ("M @llvm.get.active.lane.mask.v5000i1.i32(i32, i32)", "(i32 %n, i32 %n)"),
        ("V @llvm.uadd.sat.v5000i32(V, V)", "(V %a, V %b)"),
    ];
    for (declaration, arguments) in cases {
        let (function, _) = declaration.split_once('(').unwrap();
        let (result, name) = function.split_once(" @").unwrap();
        let module = long(&format!("declare {declaration}"), &format!("call {function}{arguments}"), result);
        refused_at(&module, &format!("@{name}("));
    }
}

/// LLVM keeps these constants as one element; nothing lists their elements.
#[apply(case)]
fn zeros_of_any_length_are_soon_written() {
    for value in ["zeroinitializer", "undef", "poison"] {
        for element in ["ptr", "{ i32, ptr }", "[4 x ptr]"] {
            let start = Instant::now();
            let text = format!(
                "@g = addrspace(1) global {{ i32, [50000000 x {element}] }} {{ i32 1, [50000000 x {element}] {value} }}"
            );
            assert!(write(&text).unwrap().len() < 200, "{text}");
            assert!(start.elapsed() < Duration::from_secs(5), "{text} took {:?}", start.elapsed());
        }
    }
}

/// A walk over the calls from each kernel anew would visit 100 million functions.
#[apply(case)]
fn kernels_above_a_long_row_of_calls_are_soon_written() {
    const MANY: usize = 10_000;
    let mut text = String::new();
    for number in 0..MANY {
        let next = (number + 1) % MANY;
        writeln!(
            text,
            "define internal spir_func void @f{number}() {{\n  call spir_func void @f{next}()\n  ret void\n}}"
        )
        .unwrap();
        writeln!(
            text,
            "define spir_kernel void @k{number}() {{\n  call spir_func void @f0()\n  ret void\n}}"
        )
        .unwrap();
    }
    let start = Instant::now();
    assert!(write(&text).unwrap().len() > 20 * MANY);
    assert!(start.elapsed() < Duration::from_secs(20), "it took {:?}", start.elapsed());
}

/// Whether a way out of a loop leads back is asked of the loop alone: the blocks behind it are as many as there are loops.
#[apply(case)]
fn a_long_row_of_loops_is_soon_written() {
    const LOOPS: usize = 20_000;
    let one = |n: usize| {
        format!(
            "h{n}:\n  br i1 %c, label %x{n}, label %l{n}\nl{n}:\n  br label %h{n}, !llvm.loop !0\nx{n}:\n  br label %h{}\n",
            n + 1
        )
    };
    let loops: String = (0..LOOPS).map(one).collect();
    let text = format!(
        "define spir_func void @f(i1 %c) {{\ne:\n  br label %h0\n{loops}h{LOOPS}:\n  ret void\n}}\n\
         !0 = distinct !{{!0, !1}}\n!1 = !{{!\"llvm.loop.unroll.enable\"}}\n"
    );
    let start = Instant::now();
    let words = write(&text).unwrap();
    assert!(start.elapsed() < Duration::from_secs(20), "it took {:?}", start.elapsed());
    let module = Module::from_words(words).unwrap();
    assert_eq!(module.instructions().filter(|i| i.opcode() == op::LoopMerge).count(), LOOPS);
}
