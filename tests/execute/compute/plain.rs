//! Compute shaders in LLVM IR as compilers of other languages, and optimizers, leave it: LLVM IR to SPIR-V, and back to be executed.

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Options, ReadOptions};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm, validate};

use super::{INPUT, Job, OUTPUT, integers, words};
use crate::support::tool;

/// Where the addresses `%in` and `%out` of the invocation's own numbers come from, and the number `%x`.
const HEAD: &str = "target triple = \"spirv-unknown-vulkan1.3-compute\"
%pair = type { [4 x i32], i32 }
declare target(\"spirv.VulkanBuffer\", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.w(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p(target(\"spirv.VulkanBuffer\", [0 x i32], 12, 1), i32)
declare i32 @llvm.spv.thread.id.i32(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
attributes #0 = { \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"8,1,1\" }
define void @main() #0 {
  %from = call target(\"spirv.VulkanBuffer\", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.w(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call target(\"spirv.VulkanBuffer\", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.w(i32 0, i32 1, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %in = call ptr addrspace(11) @llvm.spv.resource.getpointer.p(target(\"spirv.VulkanBuffer\", [0 x i32], 12, 1) %from, i32 %id)
  %out = call ptr addrspace(11) @llvm.spv.resource.getpointer.p(target(\"spirv.VulkanBuffer\", [0 x i32], 12, 1) %to, i32 %id)
  %x = load i32, ptr addrspace(11) %in, align 4
  %wide = zext i32 %x to i64
";

/// Runs the body of a shader, with variables of module scope, on the numbers from 0 to 7.
fn map(variables: &str, body: &str, wanted: impl Fn(u32) -> u32) {
    let text =
        format!("{HEAD}{body}\n  store i32 %r, ptr addrspace(11) %out, align 4\n  ret void\n}}\n{variables}");
    let context = llvm::Context::new();
    let words_of_module = llvm_to_spirv(&context, text.as_bytes(), &Options::default(), &Log::default())
        .unwrap_or_else(|error| panic!("{error}"));
    let module = Module::from_words(words_of_module).unwrap();
    let findings = validate::findings(&module);
    assert!(findings.is_empty(), "{}", findings[0].message);
    if tool::judges(&tool::validator()) {
        tool::spirv_val_for(module.words(), "vulkan1.3").unwrap_or_else(|error| panic!("{error}"));
    }
    let options = Options::default().read(ReadOptions::default().expand_builtins(true));
    let ir = spirv_to_llvm(&context, &module, &options, &Log::default()).unwrap().print_to_string();
    let input: Vec<u32> = (0..8).collect();
    let memory = vec![(INPUT, integers(&input)), (OUTPUT, integers(&[0; 8]))];
    let found = Job::new("plain").ir(ir).memory(memory).run();
    assert_eq!(words(&found[&OUTPUT]), input.into_iter().map(wanted).collect::<Vec<_>>());
}

#[apply(case)]
fn variables_of_kernels_belong_to_the_invocation() {
    map(
        "@table = internal constant [4 x i32] [i32 5, i32 7, i32 11, i32 13]
@other = private addrspace(1) constant [2 x i32] [i32 100, i32 200]
@sum = internal global i32 3",
        "%place = and i32 %x, 3
  %one = getelementptr [4 x i32], ptr @table, i32 0, i32 %place
  %a = load i32, ptr %one, align 4
  %bit = and i32 %x, 1
  %two = getelementptr [2 x i32], ptr addrspace(1) @other, i32 0, i32 %bit
  %b = load i32, ptr addrspace(1) %two, align 4
  %old = load i32, ptr @sum, align 4
  %more = add i32 %old, %a
  store i32 %more, ptr @sum, align 4
  %new = load i32, ptr @sum, align 4
  %r = add i32 %new, %b",
        |x| [5, 7, 11, 13][x as usize % 4] + [100, 200][x as usize % 2] + 3,
    );
}

#[apply(case)]
fn addresses_are_chosen() {
    // Between bytes that lead to different members, between variables, and between chains in two blocks.
    map(
        "",
        "%v = alloca %pair, align 4
  %w = alloca %pair, align 4
  store %pair { [4 x i32] [i32 1, i32 2, i32 3, i32 4], i32 50 }, ptr %v, align 4
  store %pair { [4 x i32] [i32 5, i32 6, i32 7, i32 8], i32 60 }, ptr %w, align 4
  %is_odd = trunc i32 %x to i1
  %bytes = select i1 %is_odd, i64 16, i64 4
  %member = getelementptr i8, ptr %v, i64 %bytes
  store i32 %x, ptr %member, align 4
  %is_high = icmp ugt i32 %x, 3
  %either = select i1 %is_high, ptr %v, ptr %w
  %last = getelementptr i8, ptr %either, i64 16
  %a = load i32, ptr %last, align 4
  %place = and i32 %x, 3
  br i1 %is_high, label %high, label %low
high:
  %p = getelementptr i32, ptr %v, i32 %place
  %fourth = getelementptr i8, ptr %v, i64 12
  br label %both
low:
  %back = sub i32 3, %place
  %q = getelementptr i32, ptr %v, i32 %back
  %fifth = getelementptr i8, ptr %v, i64 16
  br label %both
both:
  %end = phi ptr [ %fourth, %high ], [ %fifth, %low ]
  %chain = phi ptr [ %p, %high ], [ %q, %low ]
  %b = load i32, ptr %chain, align 4
  %shifted = shl i32 %b, 8
  %c = load i32, ptr %end, align 4
  %far = shl i32 %c, 16
  %ab = add i32 %a, %shifted
  %r = add i32 %ab, %far",
        |x| {
            let (mut list, mut last) = ([1, 2, 3, 4], 50);
            if x % 2 == 1 {
                last = x;
            } else {
                list[1] = x;
            }
            let a = if x > 3 { last } else { 60 };
            let place = if x > 3 { x % 4 } else { 3 - x % 4 };
            a + (list[place as usize] << 8) + ((if x > 3 { list[3] } else { last }) << 16)
        },
    );
}

#[apply(case)]
fn numbers_are_stored_over_others() {
    map(
        "",
        "%v = alloca [4 x i32], align 8
  store [4 x i32] zeroinitializer, ptr %v, align 4
  %high = shl i64 %wide, 33
  %long = or i64 %high, 77
  store i64 %long, ptr %v, align 8
  %third = getelementptr i8, ptr %v, i64 9
  %byte = trunc i32 %x to i8
  store i8 %byte, ptr %third, align 1
  %fourth = getelementptr i8, ptr %v, i64 14
  store i16 -2, ptr %fourth, align 2
  %place = and i32 %x, 3
  %one = getelementptr [4 x i32], ptr %v, i32 0, i32 %place
  %r = load i32, ptr %one, align 4",
        |x| [77, 2 * x, x << 8, 0xFFFE_0000][x as usize % 4],
    );
}

#[apply(case)]
fn bytes_are_filled_and_copied_that_are_no_part() {
    map(
        "",
        "%v = alloca %pair, align 4
  %w = alloca %pair, align 4
  store %pair { [4 x i32] [i32 1, i32 2, i32 3, i32 4], i32 50 }, ptr %v, align 4
  store %pair { [4 x i32] [i32 5, i32 6, i32 7, i32 8], i32 60 }, ptr %w, align 4
  %start = getelementptr i8, ptr %v, i64 8
  call void @llvm.memset.p0.i64(ptr %start, i8 3, i64 12, i1 false)
  %end = getelementptr i8, ptr %w, i64 12
  %of = getelementptr i8, ptr %v, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %end, ptr %of, i64 8, i1 false)
  %place = and i32 %x, 3
  %pv = getelementptr [4 x i32], ptr %v, i32 0, i32 %place
  %pw = getelementptr [4 x i32], ptr %w, i32 0, i32 %place
  %last = getelementptr i8, ptr %w, i64 16
  %a = load i32, ptr %pv, align 4
  %b = load i32, ptr %pw, align 4
  %c = load i32, ptr %last, align 4
  %ab = mul i32 %a, %b
  %r = add i32 %ab, %c",
        |x| {
            let v: [u32; 4] = [1, 2, 0x0303_0303, 0x0303_0303];
            let w = [5, 6, 7, 2];
            v[x as usize % 4].wrapping_mul(w[x as usize % 4]).wrapping_add(0x0303_0303)
        },
    );
}

#[apply(case)]
fn addresses_walk_through_a_variable() {
    // A pointer that a loop moves, one way or two elements at once, and one that it moves back.
    map(
        "",
        "%v = alloca [8 x i32], align 4
  br label %fill
fill:
  %p = phi ptr [ %v, %0 ], [ %next, %fill ]
  %n = phi i32 [ 0, %0 ], [ %more, %fill ]
  %square = mul i32 %n, %n
  store i32 %square, ptr %p, align 4
  %next = getelementptr i8, ptr %p, i64 4
  %more = add i32 %n, 1
  %all = icmp eq i32 %more, 8
  br i1 %all, label %sum, label %fill
sum:
  %end = getelementptr [8 x i32], ptr %v, i64 0, i64 7
  br label %walk
walk:
  %up = phi ptr [ %v, %sum ], [ %far, %walk ]
  %down = phi ptr [ %end, %sum ], [ %back, %walk ]
  %i = phi i32 [ 0, %sum ], [ %j, %walk ]
  %total = phi i32 [ 0, %sum ], [ %grown, %walk ]
  %a = load i32, ptr %up, align 4
  %b = load i32, ptr %down, align 4
  %scaled = mul i32 %b, 100
  %ab = add i32 %a, %scaled
  %grown = add i32 %total, %ab
  %odd = trunc i32 %x to i1
  %one = getelementptr i32, ptr %up, i64 1
  %two = getelementptr i32, ptr %up, i64 2
  %far = select i1 %odd, ptr %two, ptr %one
  %back = getelementptr i32, ptr %down, i64 -1
  %j = add i32 %i, 1
  %stop = icmp eq i32 %j, 3
  br i1 %stop, label %done, label %walk
done:
  %r = add i32 %grown, 0",
        |x| {
            let up: u32 = (0..3).map(|i| i * if x % 2 == 1 { 2 } else { 1 }).map(|n| n * n).sum();
            up + 100 * (49 + 36 + 25)
        },
    );
}

#[apply(case)]
fn addresses_are_chosen_between_variables_in_blocks() {
    map(
        "",
        "%v = alloca [4 x i32], align 4
  %w = alloca [4 x i32], align 4
  store [4 x i32] [i32 5, i32 7, i32 11, i32 13], ptr %w, align 4
  store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr %v, align 4
  %place = and i32 %x, 3
  switch i32 %place, label %third [ i32 0, label %first
                                    i32 1, label %second ]
first:
  %p = getelementptr i32, ptr %v, i32 %place
  br label %end
second:
  %moved = add i32 %place, 1
  %q = getelementptr [4 x i32], ptr %w, i32 0, i32 %moved
  br label %end
third:
  %s = getelementptr i8, ptr %w, i64 4
  br label %end
end:
  %chosen = phi ptr [ %p, %first ], [ %q, %second ], [ %s, %third ]
  %r = load i32, ptr %chosen, align 4",
        |x| [1, 11, 7, 7][x as usize % 4],
    );
}
