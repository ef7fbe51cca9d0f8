//! `-s` on blocks given to queues, questions about them, and ranges of work-items.

use super::folder;
use super::regularized::{HEAD, OPENCL, instructions, lacks, regularized, shows};

const RANGES: &str = "%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }\n\
    define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {\n\
    \x20 %r = alloca %struct.ndrange_t, align 8\n  %g = alloca [2 x i64], align 8\n  %l = alloca [2 x i64], align 8\n\
    \x20 %first = getelementptr inbounds [2 x i64], ptr %g, i64 0, i64 0\n\
    \x20 call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8 %r, i64 noundef %n)\n\
    \x20 call spir_func void @_Z10ndrange_1Dmmm(ptr sret(%struct.ndrange_t) align 8 %r, i64 noundef 1, i64 noundef %n, i64 noundef 3)\n\
    \x20 call spir_func void @_Z10ndrange_2DPKm(ptr sret(%struct.ndrange_t) align 8 %r, ptr noundef %first)\n\
    \x20 call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr sret(%struct.ndrange_t) align 8 %r, ptr noundef %l, ptr noundef %first, ptr noundef %g)\n\
    \x20 ret void\n}\n\
    declare spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8, i64 noundef)\n\
    declare spir_func void @_Z10ndrange_1Dmmm(ptr sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef, i64 noundef)\n\
    declare spir_func void @_Z10ndrange_2DPKm(ptr sret(%struct.ndrange_t) align 8, ptr noundef)\n\
    declare spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef)\n";

#[apply(case)]
fn ranges_are_made_of_sizes_and_offset() {
    let folder = folder("regularized_ranges");
    let text = regularized(&folder, &format!("{HEAD}{RANGES}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "@_Z23__spirv_BuildNDRange_1D9ndrange_tlll(ptr sret(%struct.ndrange_t) align 8 %r, i64 %n, i64 0, i64 0)",
            "@_Z23__spirv_BuildNDRange_1D9ndrange_tlll(ptr sret(%struct.ndrange_t) align 8 %r, i64 %n, i64 3, i64 1)",
            "%1 = load [2 x i64], ptr %g, align 4\n\
             \x20 call spir_func void @_Z23__spirv_BuildNDRange_2D9ndrange_tPlS0_S0_(ptr sret(%struct.ndrange_t) align 8 %r, \
             [2 x i64] %1, [2 x i64] zeroinitializer, [2 x i64] zeroinitializer)",
            "%2 = load [2 x i64], ptr %l, align 4\n  %3 = load [2 x i64], ptr %g, align 4\n  %4 = load [2 x i64], ptr %g, align 4\n",
            "[2 x i64] %3, [2 x i64] %4, [2 x i64] %2)",
        ],
    );
    lacks(&text, &["@_Z10ndrange"]);
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}

const BLOCKS: &str = "%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }\n\
    @literal = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_2 to ptr addrspace(4)) }, align 8\n\
    define spir_kernel void @k(target(\"spirv.Queue\") %q, target(\"spirv.DeviceEvent\") %e, ptr addrspace(1) %p, i64 %n) {\n\
    \x20 %r = alloca %struct.ndrange_t, align 8\n  %b = alloca <{ i32, i32, ptr addrspace(4), i32 }>, align 8\n  %s = alloca [2 x i64], align 8\n\
    \x20 %a = alloca target(\"spirv.DeviceEvent\"), align 8\n  store target(\"spirv.DeviceEvent\") %e, ptr %a, align 8\n\
    \x20 %invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %b, i32 0, i32 2\n\
    \x20 store ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)), ptr %invoke, align 8\n\
    \x20 %block = addrspacecast ptr %b to ptr addrspace(4)\n  %events = addrspacecast ptr %a to ptr addrspace(4)\n\
    \x20 %other = addrspacecast ptr addrspace(1) @literal to ptr addrspace(4)\n  store i64 %n, ptr %s, align 8\n\
    \x20 %w = call spir_func i32 @__enqueue_kernel_basic(target(\"spirv.Queue\") %q, i32 1, ptr byval(%struct.ndrange_t) %r, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %block)\n\
    \x20 %x = call spir_func i32 @__enqueue_kernel_basic(target(\"spirv.Queue\") %q, i32 2, ptr byval(%struct.ndrange_t) %r, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %block)\n\
    \x20 %y = call spir_func i32 @__enqueue_kernel_events_varargs(target(\"spirv.Queue\") %q, i32 0, ptr %r, i32 1, ptr addrspace(4) %events, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %other, i32 2, ptr %s)\n\
    \x20 %z = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %block)\n\
    \x20 %c = call spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr %r, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %block)\n\
    \x20 store i32 %w, ptr addrspace(1) %p\n  store i32 %x, ptr addrspace(1) %p\n  store i32 %y, ptr addrspace(1) %p\n  store i32 %z, ptr addrspace(1) %p\n  store i32 %c, ptr addrspace(1) %p\n  ret void\n}\n\
    define internal spir_func void @__k_block_invoke(ptr addrspace(4) %block) {\n  ret void\n}\n\
    define internal spir_func void @__k_block_invoke_2(ptr addrspace(4) %block, ptr addrspace(3) %s, ptr addrspace(3) %t) {\n  ret void\n}\n\
    define spir_kernel void @__k_block_invoke_kernel(ptr addrspace(4) %0) {\n  call spir_func void @__k_block_invoke(ptr addrspace(4) %0)\n  ret void\n}\n\
    define spir_kernel void @__k_block_invoke_2_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2) {\n\
    \x20 call spir_func void @__k_block_invoke_2(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2)\n  ret void\n}\n\
    declare spir_func i32 @__enqueue_kernel_basic(target(\"spirv.Queue\"), i32, ptr, ptr addrspace(4), ptr addrspace(4))\n\
    declare spir_func i32 @__enqueue_kernel_events_varargs(target(\"spirv.Queue\"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr)\n\
    declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))\n\
    declare spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4))\n";

#[apply(case)]
fn blocks_are_enqueued_by_functions_of_their_own() {
    let folder = folder("regularized_blocks");
    let text = regularized(&folder, &format!("{HEAD}{BLOCKS}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) null }",
            "store ptr addrspace(4) null, ptr %invoke, align 8",
            "%w = call spir_func i32 @__spirv_EnqueueKernel__(target(\"spirv.Queue\") %q, i32 1, ptr %r, i32 0, ptr addrspace(4) null, \
             ptr addrspace(4) null, ptr @__k_block_invoke_kernel, ptr addrspace(4) %block, i32 20, i32 8)",
            "%x = call spir_func i32 @__spirv_EnqueueKernel__.1(",
            "%1 = getelementptr [2 x i64], ptr %s, i32 0, i32 0\n  %2 = getelementptr [2 x i64], ptr %s, i32 0, i32 1\n\
             \x20 %y = call spir_func i32 @__spirv_EnqueueKernel__.2(target(\"spirv.Queue\") %q, i32 0, ptr %r, i32 1, ptr addrspace(4) %events, \
             ptr addrspace(4) null, ptr @__k_block_invoke_2_kernel, ptr addrspace(4) %other, i32 16, i32 8, ptr %1, ptr %2)",
            "%z = call spir_func i32 @__spirv_GetKernelWorkGroupSize__(ptr @__k_block_invoke_kernel, ptr addrspace(4) %block, i32 20, i32 8)",
            "%c = call spir_func i32 @__spirv_GetKernelNDrangeSubGroupCount__(ptr %r, ptr @__k_block_invoke_kernel, ",
        ],
    );
    lacks(&text, &["@__enqueue", "@__get_kernel", "addrspacecast (ptr @"]);
    // Names without types tell pointers all the same.
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
    let direct = folder.text(&["m.ll", "-spirv-text", "-o", "-"]);
    assert_eq!(direct.matches(" PtrAccessChain ").count(), 2, "sizes lie in the array:\n{direct}");
}

#[apply(case)]
fn queries_name_the_alignment_that_llvm_prefers() {
    let folder = folder("regularized_queries");
    // Literals of 32-bit devices hold an alignment of 4.
    let body = BLOCKS.replace("ptr %invoke, align 8", "ptr %invoke, align 4").replace(
        "%other = ",
        "\
        %held = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %b, i32 0, i32 1\n  \
        store i32 4, ptr %held, align 4\n  %other = ",
    );
    let text = regularized(&folder, &format!("{HEAD}{body}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "%w = call spir_func i32 @__spirv_EnqueueKernel__(target(\"spirv.Queue\") %q, i32 1, ptr %r, i32 0, ptr addrspace(4) null, \
             ptr addrspace(4) null, ptr @__k_block_invoke_kernel, ptr addrspace(4) %block, i32 20, i32 4)",
            "%z = call spir_func i32 @__spirv_GetKernelWorkGroupSize__(ptr @__k_block_invoke_kernel, ptr addrspace(4) %block, i32 20, i32 8)",
        ],
    );
}
