//! Short LLVM IR that stands for much: it is translated or refused soon.

use std::fmt::Write;
use std::time::{Duration, Instant};

use spirv_llvm_translate::error::{ErrorKind, Result};
use spirv_llvm_translate::options::Options;
use spirv_llvm_translate::{llvm, llvm_to_spirv};

fn write(body: &str) -> Result<Vec<u32>> {
    let text = format!("target triple = \"spirv64-unknown-unknown\"\n{body}\n");
    llvm_to_spirv(&llvm::Context::new(), text.as_bytes(), &Options::default())
}

/// A function that loads vectors `%a`, `%b`, `%m`, of 5,000 integers and of as many bits, and stores what an instruction makes of them.
fn long(declarations: &str, instruction: &str, result: &str) -> String {
    let text = format!(
        "{declarations}\ndefine spir_func void @f(ptr %p, i32 %n) {{\n  %a = load V, ptr %p\n  %b = load V, ptr %p\n  \
         %m = icmp eq V %a, %b\n  %r = {instruction}\n  store {result} %r, ptr %p\n  ret void\n}}\n"
    );
    text.replace('V', "<5000 x i32>").replace('M', "<5000 x i1>")
}

#[test]
fn long_vectors_are_refused_whatever_is_done_with_them() {
    let cases = [
        ("", "add V %a, %b", "V"),
        ("", "select M %m, V %a, V splat (i32 1)", "V"),
        ("", "insertelement V %a, i32 %n, i32 %n", "V"),
        ("", "shufflevector V %a, V poison, V zeroinitializer", "V"),
        ("", "getelementptr i32, ptr %p, V %a", "<5000 x ptr>"),
        (
            "declare V @llvm.masked.load.v5000i32.p0(ptr, M, V)",
            "call V @llvm.masked.load.v5000i32.p0(ptr %p, M %m, V %a)",
            "V",
        ),
        (
            "declare V @llvm.masked.expandload.v5000i32(ptr, M, V)",
            "call V @llvm.masked.expandload.v5000i32(ptr %p, M %m, V %a)",
            "V",
        ),
        (
            "declare i32 @llvm.vector.reduce.add.v5000i32(V)",
            "call i32 @llvm.vector.reduce.add.v5000i32(V %a)",
            "i32",
        ),
        ("declare V @llvm.vector.reverse.v5000i32(V)", "call V @llvm.vector.reverse.v5000i32(V %a)", "V"),
        ("declare V @llvm.stepvector.v5000i32()", "call V @llvm.stepvector.v5000i32()", "V"),
        (
            "declare <10000 x i32> @llvm.vector.interleave2.v10000i32(V, V)",
            "call <10000 x i32> @llvm.vector.interleave2.v10000i32(V %a, V %b)",
            "<10000 x i32>",
        ),
        (
            "declare M @llvm.get.active.lane.mask.v5000i1.i32(i32, i32)",
            "call M @llvm.get.active.lane.mask.v5000i1.i32(i32 %n, i32 %n)",
            "M",
        ),
        ("declare V @llvm.uadd.sat.v5000i32(V, V)", "call V @llvm.uadd.sat.v5000i32(V %a, V %b)", "V"),
    ];
    for (declarations, instruction, result) in cases {
        match write(&long(declarations, instruction, result)) {
            Ok(_) => panic!("'{instruction}' was translated"),
            Err(error) => {
                assert_eq!(error.kind(), ErrorKind::Unsupported, "{instruction}: {error}");
                assert!(error.to_string().contains("components"), "{instruction}: {error}");
            }
        }
    }
}

/// LLVM keeps these constants as one element; nothing lists their elements.
#[test]
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
#[test]
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
