//! Annotations of source code, controls of caches, and metadata of functions that says decorations and modes.

use super::Case;

const TEXTS: &str = r#"
@t = private unnamed_addr constant [46 x i8] c"{register:1}{memory:MLAB}{pump:2}{merge:k:w}\0A\00", section "llvm.metadata"
@u = private unnamed_addr constant [5 x i8] c"user\00", section "llvm.metadata"
@p = private unnamed_addr constant [27 x i8] c"{params:3}{cache-size:128}\00", section "llvm.metadata"
@c = private unnamed_addr constant [13 x i8] c"{6442:\220,1\22}\00", section "llvm.metadata"
@r = private unnamed_addr constant [25 x i8] c"__builtin_intel_fpga_reg\00", section "llvm.metadata"
@g = addrspace(1) global i32 0
@llvm.global.annotations = appending global [1 x { ptr addrspace(1), ptr, ptr, i32, ptr }] [{ ptr addrspace(1), ptr, ptr, i32, ptr } { ptr addrspace(1) @g, ptr @u, ptr undef, i32 1, ptr null }], section "llvm.metadata"
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = alloca i32, align 4
  call void @llvm.var.annotation.p0.p0(ptr %a, ptr @t, ptr undef, i32 1, ptr null)
  call void @llvm.var.annotation.p0.p0(ptr %a, ptr @u, ptr undef, i32 1, ptr null)
  %e = getelementptr inbounds i32, ptr addrspace(1) %p, i64 1
  %x = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %e, ptr @p, ptr undef, i32 1, ptr null)
  %l = load i32, ptr addrspace(1) %x, align 4
  %y = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %p, ptr @c, ptr undef, i32 1, ptr null)
  store i32 %l, ptr addrspace(1) %y, align 4
  %n = call i32 @llvm.annotation.i32.p0(i32 %l, ptr @r, ptr undef, i32 1)
  store i32 %n, ptr %a, align 4
  ret void
}
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
"#;

#[apply(case)]
fn blocks_are_decorations() {
    let all = "+SPV_INTEL_fpga_memory_attributes,+SPV_INTEL_fpga_memory_accesses,+SPV_INTEL_cache_controls,+SPV_INTEL_fpga_reg";
    let case = Case::new("annotations", all, TEXTS);
    let text = case.writes(&["FPGARegINTEL "]);
    for part in [
        " CacheControlLoadINTEL 0 1",
        " RegisterINTEL",
        " MemoryINTEL \"MLAB\"",
        " DoublepumpINTEL",
        " MergeINTEL \"k\" \"w\"",
        " BurstCoalesceINTEL",
        " CacheSizeINTEL 128",
    ] {
        assert_eq!(text.matches(part).count(), 1, "{part} in\n{text}");
    }
    assert_eq!(text.matches(" UserSemantic \"user\"").count(), 2, "{text}");
    case.reads(
        "CL1.2",
        &[
            "c\"{register:1}{memory:MLAB}{pump:2}{merge:k:w}\\00\"",
            "@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] \
             [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr @",
            "call void @llvm.var.annotation.p0.p0(ptr %a, ptr @",
            "call void @llvm.var.annotation.p0.p0(ptr %a, ptr @",
            "call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %e, ptr @",
            "call i32 @llvm.annotation.i32.p0(i32 %l, ptr @",
        ],
    );
}

#[apply(case)]
fn texts_without_their_extension_are_whole() {
    let case = Case::new("annotations_off", "-SPV_INTEL_fpga_memory_attributes", TEXTS);
    let text = case
        .writes(&[" UserSemantic \"user\"", "UserSemantic \"{register:1}{memory:MLAB}{pump:2}{merge:k:w}"]);
    assert!(text.contains("UserSemantic \"{params:3}{cache-size:128}\""), "{text}");
    assert!(!text.contains("CacheControl") && !text.contains("FPGARegINTEL"), "{text}");
}

#[apply(case)]
fn controls_of_caches_are_decorations_of_chains() {
    let body = r#"
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %l = load i32, ptr addrspace(1) %p, align 4, !spirv.DecorationCacheControlINTEL !0
  store i32 %l, ptr addrspace(1) %q, align 4, !spirv.DecorationCacheControlINTEL !3
  ret void
}
!0 = !{!1, !2}
!1 = !{i32 6442, i32 0, i32 1, i32 0}
!2 = !{i32 6442, i32 1, i32 1, i32 0}
!3 = !{!4}
!4 = !{i32 6443, i32 0, i32 2, i32 1}
"#;
    let case = Case::new("cache_controls", "+SPV_INTEL_cache_controls", body);
    case.writes(&[
        "Capability CacheControlsINTEL",
        " CacheControlLoadINTEL 0 1",
        " CacheControlLoadINTEL 1 1",
        " CacheControlStoreINTEL 0 2",
        "5 PtrAccessChain ",
        "Load ",
        "5 PtrAccessChain ",
        "Store ",
    ]);
    case.reads(
        "SPV-IR",
        &["getelementptr i32, ptr addrspace(1) %p, i32 0, !spirv.Decorations", "!{i32 6442, i32 0, i32 1}"],
    );
    let error = case.folder.fail(&["m.ll"], 18);
    assert!(error.contains("SPV_INTEL_cache_controls"), "{error}");
}

#[apply(case)]
fn scopes_of_accesses() {
    let body = r#"
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %l = load i32, ptr addrspace(1) %p, align 4, !alias.scope !0
  store i32 %l, ptr addrspace(1) %q, align 4, !noalias !0
  call spir_func void @f(ptr addrspace(1) %p), !noalias !0
  ret void
}
declare spir_func void @f(ptr addrspace(1))
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"a"}
!2 = distinct !{!2, !"d"}
!3 = distinct !{!3, !2}
"#;
    let case = Case::new("aliasing", "+SPV_INTEL_memory_access_aliasing", body);
    case.writes(&[
        "Extension \"SPV_INTEL_memory_access_aliasing\"",
        "2 AliasDomainDeclINTEL ",
        "3 AliasScopeDeclINTEL ",
        "3 AliasScopeDeclINTEL ",
        "4 AliasScopeListDeclINTEL ",
        "DecorateId ",
        " NoAliasINTEL ",
        " 65538 4 ",
        " 131074 4 ",
    ]);
    case.reads("CL1.2", &["!alias.scope ![[", "!noalias ![["].map(|part| part.trim_end_matches("[[")));
    let off = Case::new("aliasing_off", "-SPV_INTEL_memory_access_aliasing", body).writes(&[]);
    assert!(!off.contains("Alias"), "{off}");
}

/// A call that accesses no memory aliases nothing.
#[apply(case)]
fn scopes_of_calls_without_accesses() {
    let body = r#"
define spir_func i32 @k(ptr addrspace(1) %p) {
  %a = call spir_func i32 @pure(ptr addrspace(1) %p), !alias.scope !0
  %b = call spir_func i32 @other(ptr addrspace(1) %p) memory(none), !noalias !0
  %c = call spir_func i32 @other(ptr addrspace(1) %p), !alias.scope !0
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  ret i32 %e
}
declare spir_func i32 @pure(ptr addrspace(1)) memory(none)
declare spir_func i32 @other(ptr addrspace(1))
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
"#;
    let text = Case::new("aliasing_pure", "+SPV_INTEL_memory_access_aliasing", body).writes(&[]);
    super::super::lines::shows(&text, &["Name $c \"c\"", "DecorateId $c AliasScopeINTEL _"]);
    assert_eq!(text.matches("DecorateId").count(), 1, "{text}");
}

/// The numbers of parameters are numbers of 32 bits, and of truth values only one says something.
#[apply(case)]
fn numbers_of_parameters() {
    let body = r#"
define spir_func void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) !kernel_arg_buffer_location !0 !kernel_arg_runtime_aligned !1 {
  ret void
}
!0 = !{i1 true, i64 -1, i64 3}
!1 = !{i1 true, i32 4, i64 1}
"#;
    let extensions = "+SPV_INTEL_fpga_buffer_location,+SPV_INTEL_runtime_aligned";
    let text = Case::new("numbers_of_parameters", extensions, body).writes(&[]);
    let shown = [
        "Name $a \"a\"",
        "Name $c \"c\"",
        "Decorate $a BufferLocationINTEL 1",
        "Decorate $a RuntimeAlignedINTEL 1",
        "Decorate $c BufferLocationINTEL 3",
        "Decorate $c RuntimeAlignedINTEL 1",
    ];
    super::super::lines::shows(&text, &shown);
    assert_eq!(text.matches("BufferLocationINTEL").count(), 2 + 1, "{text}");
    assert_eq!(text.matches(" Decorate ").count(), 5, "{text}");
}

#[apply(case)]
fn metadata_of_functions() {
    let body = r#"
@io = addrspace(1) global i32 0, !io_pipe_id !11
define spir_kernel void @k(ptr addrspace(1) %a, i32 %b, ptr addrspace(1) %c) !stall_enable !0 !stall_free !0 !loop_fuse !1 !prefer_dsp !0 !propagate_dsp_preference !0 !initiation_interval !2 !max_concurrency !2 !pipeline_kernel !4 !kernel_arg_buffer_location !5 !kernel_arg_runtime_aligned !6 !ip_interface !9 !intel_reqd_sub_group_size !10 !RegisterAllocMode !12 {
  ret void
}
define spir_kernel void @k2() !ip_interface !13 !RegisterAllocMode !14 {
  ret void
}
define spir_kernel void @k3() !RegisterAllocMode !15 {
  ret void
}
!0 = !{i32 1}
!1 = !{i32 3, i32 1}
!2 = !{i32 10}
!4 = !{i32 0}
!5 = !{i32 1, i32 -1, i32 -1}
!6 = !{i1 true, i1 false, i1 false}
!9 = !{!"csr", !"wait_for_done_write"}
!10 = !{i32 -1}
!11 = !{i32 5}
!12 = !{i32 2}
!13 = !{!"streaming"}
!14 = !{!{i32 7}}
!15 = !{!"AutoINTEL"}
"#;
    let all = "+SPV_INTEL_fpga_cluster_attributes,+SPV_INTEL_loop_fuse,+SPV_INTEL_fpga_dsp_control,+SPV_INTEL_fpga_invocation_pipelining_attributes,+SPV_INTEL_fpga_buffer_location,+SPV_INTEL_runtime_aligned,+SPV_INTEL_kernel_attributes,+SPV_INTEL_subgroup_requirements,+SPV_INTEL_maximum_registers,+SPV_INTEL_io_pipes";
    let case = Case::new("function_metadata", all, body);
    case.writes(&[
        " 35 4294967295 ",
        " 6160 1 ",
        " 6446 0 ",
        " 6461 2 ",
        " 6154 0 ",
        "ExecutionModeId ",
        " 6462 ",
        " 6463 0 ",
        "IOPipeStorageINTEL 5",
        "BufferLocationINTEL 1",
        "RuntimeAlignedINTEL 1",
        "StallEnableINTEL",
        "StallFreeINTEL",
        "FuseLoopsInFunctionINTEL 3 1",
        "MathOpDSPModeINTEL 1 1",
        "InitiationIntervalINTEL 10",
        "MaxConcurrencyINTEL 10",
        "PipelineEnableINTEL 0",
    ]);
    for part in [
        "!io_pipe_id",
        "!kernel_arg_base_type",
        "!kernel_arg_buffer_location",
        "!kernel_arg_runtime_aligned",
        "!stall_enable",
        "!ip_interface",
        "!{ptr @k, i32 6461, i32 2}",
        "!{ptr @k2, i32 6462, !",
        "!{ptr @k3, i32 6463, !\"AutoINTEL\"}",
        "!{i32 1, i32 -1, i32 -1}",
        "!{i1 true, i1 false, i1 false}",
    ] {
        case.reads("CL1.2", &[part]);
    }
    let off =
        Case::new("function_metadata_off", "-SPV_INTEL_loop_fuse", body).writes(&["num-thread-per-eu 4"]);
    assert!(!off.contains("StallEnableINTEL") && !off.contains(" 6446 "), "{off}");
}

/// A text in the private address space that only a list of annotations names is no variable of the program; another one is refused.
#[apply(case)]
fn texts_of_annotations_are_not_written() {
    let list = |rest: &str| {
        format!(
            "@g = addrspace(1) global i32 0\n@u = private unnamed_addr constant [5 x i8] c\"user\\00\"\n\
             @llvm.global.annotations = appending global [1 x {{ ptr, ptr, ptr, i32, ptr }}] [{{ ptr, ptr, ptr, i32, ptr }} \
             {{ ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr @u, ptr poison, i32 poison, ptr poison }}], \
             section \"llvm.metadata\"\n{rest}"
        )
    };
    let text = Case::new("texts", "-all", &list("")).writes(&["UserSemantic \"user\"", "Variable"]);
    assert_eq!(text.lines().filter(|line| line.contains(" Variable ")).count(), 1, "{text}");
    let case = Case::new("texts_exported", "-all", &list("@v = global i32 0"));
    let message = case.folder.fail(&["m.ll", "-o", "m.spv"], 14);
    assert!(message.contains("private address space"), "{message}");
}

#[apply(case)]
fn controls_of_caches_of_variables() {
    let case = Case::new(
        "cache_controls_of_variables",
        "+SPV_INTEL_cache_controls",
        "@g = addrspace(1) global i32 0, !spirv.DecorationCacheControlINTEL !0\n\
         !0 = !{!1, !2}\n!1 = !{i32 6442, i32 0, i32 3}\n!2 = !{i32 6443, i32 1, i32 2}",
    );
    case.writes(&["CacheControlLoadINTEL 0 3", "CacheControlStoreINTEL 1 2"]);
}

#[apply(case)]
fn texts_of_registers_are_not_written() {
    let case = Case::new(
        "registers",
        "+SPV_INTEL_fpga_reg",
        r#"
@s = private unnamed_addr constant [25 x i8] c"__builtin_intel_fpga_reg\00"
define spir_func i32 @f(i32 %x) {
  %r = call i32 @llvm.annotation.i32.p0(i32 %x, ptr @s, ptr @s, i32 4)
  ret i32 %r
}
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
"#,
    );
    let text = case.writes(&["FPGARegINTEL "]);
    assert!(!text.contains("Variable") && !text.contains("TypeArray"), "{text}");
}

#[apply(case)]
fn pipe_storages_of_devices() {
    let body = r#"
%spirv.ConstantPipeStorage = type { i32, i32, i32 }
@p = addrspace(1) global %spirv.ConstantPipeStorage { i32 4, i32 4, i32 1 }, align 8, !io_pipe_id !0
define spir_func void @f() {
  %c = call spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readPU3AS119__spirv_PipeStorage(ptr addrspace(1) @p)
  ret void
}
declare spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readPU3AS119__spirv_PipeStorage(ptr addrspace(1))
!0 = !{i32 7}
"#;
    let case = Case::new("pipe_storages", "+SPV_INTEL_io_pipes", body);
    case.writes(&[
        "Capability IOPipeINTEL",
        "Extension \"SPV_INTEL_io_pipes\"",
        " Alignment 8",
        " IOPipeStorageINTEL 7",
    ]);
    case.reads("CL1.2", &["@p = linkonce_odr addrspace(1) global %spirv.ConstantPipeStorage { i32 4, i32 4, i32 1 }, align 8"]);
}
