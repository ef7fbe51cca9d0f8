//! Controls of loops: `!llvm.loop` both ways.

use super::Case;

const LOOPS: &str = r#"
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %a = alloca [10 x i32], align 4
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %l, label %e
l:
  %g = getelementptr inbounds [10 x i32], ptr %a, i32 0, i32 %i, !llvm.index.group !20
  store i32 0, ptr %g
  %i1 = add i32 %i, 1
  br label %h, !llvm.loop !0
e:
  br label %inf
inf:
  br label %inf, !llvm.loop !30
}
!0 = distinct !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13}
!1 = !{!"llvm.loop.ii.count", i32 2}
!2 = !{!"llvm.loop.max_concurrency.count", i32 3}
!3 = !{!"llvm.loop.parallel_access_indices", !20, i32 4}
!4 = !{!"llvm.loop.intel.pipelining.enable", i32 1}
!5 = !{!"llvm.loop.coalesce.count", i32 5}
!6 = !{!"llvm.loop.max_interleaving.count", i32 6}
!7 = !{!"llvm.loop.intel.speculated.iterations.count", i32 7}
!8 = !{!"llvm.loop.fusion.disable"}
!9 = !{!"llvm.loop.intel.loopcount_min", i64 1}
!10 = !{!"llvm.loop.intel.loopcount_max", i64 10}
!11 = !{!"llvm.loop.intel.loopcount_avg", i64 5}
!12 = !{!"llvm.loop.intel.max_reinvocation_delay.count", i32 8}
!13 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.ii.count", i32 9}
"#;

#[apply(case)]
fn controls_of_structured_and_other_loops() {
    let all = "+SPV_INTEL_fpga_loop_controls,+SPV_INTEL_unstructured_loop_controls";
    let case = Case::new("loop_controls", all, LOOPS);
    let text = case.writes(&[
        "Capability UnstructuredLoopControlsINTEL",
        "Capability FPGALoopControlsINTEL",
        "20 LoopMerge ",
        " 67043328 2 3 1 ",
        " 4 1 5 6 7 1 0 10 0 5 0 8",
        "3 LoopControlINTEL 65536 9",
    ]);
    assert!(text.contains("Extension \"SPV_INTEL_fpga_loop_controls\""), "{text}");
    case.reads(
        "CL1.2",
        &[
            "getelementptr inbounds [10 x i32], ptr %a, i32 0, i32 %i, !llvm.index.group ",
            "!llvm.loop ",
            "!llvm.loop ",
            "!{!\"llvm.loop.ii.count\", i32 2}",
            "!{!\"llvm.loop.parallel_access_indices\", !",
            ", i32 4}",
            "!{!\"llvm.loop.intel.loopcount_min\", i64 1}",
            "!{!\"llvm.loop.intel.loopcount_max\", i64 10}",
            "!{!\"llvm.loop.intel.loopcount_avg\", i64 5}",
            "!{!\"llvm.loop.intel.max_reinvocation_delay.count\", i32 8}",
            "!{!\"llvm.loop.ii.count\", i32 9}",
        ],
    );
    let off = Case::new("loop_controls_off", "-SPV_INTEL_fpga_loop_controls", LOOPS).writes(&[]);
    assert!(!off.contains("LoopMerge") && !off.contains("LoopControlINTEL"), "{off}");
}

const NESTED: &str = r#"
define spir_func void @f(ptr addrspace(1) %x) {
entry:
  %x.addr = alloca ptr addrspace(1), align 8
  %a = alloca [10 x i32], align 4
  store ptr addrspace(1) %x, ptr %x.addr
  br label %oc
oc:
  %i = phi i64 [ 0, %entry ], [ %i1, %oinc ]
  %c = icmp slt i64 %i, 10
  br i1 %c, label %ob, label %end
ob:
  %x0 = load ptr addrspace(1), ptr %x.addr
  %p0 = getelementptr inbounds i32, ptr addrspace(1) %x0, i64 %i, !llvm.index.group !1
  store i32 0, ptr addrspace(1) %p0
  br label %ic
ic:
  %j = phi i64 [ 0, %ob ], [ %j1, %ib ]
  %d = icmp slt i64 %j, 10
  br i1 %d, label %ib, label %oinc
ib:
  %x1 = load ptr addrspace(1), ptr %x.addr
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %x1, i64 %j, !llvm.index.group !3
  store i32 0, ptr addrspace(1) %p1
  %q = getelementptr inbounds [10 x i32], ptr %a, i64 0, i64 %j, !llvm.index.group !4
  store i32 0, ptr %q
  %j1 = add i64 %j, 1
  br label %ic, !llvm.loop !7
oinc:
  %i1 = add i64 %i, 1
  br label %oc, !llvm.loop !5
end:
  %q2 = getelementptr inbounds [10 x i32], ptr %a, i64 0, i64 3
  store i32 0, ptr %q2
  ret void
}
!1 = distinct !{}
!2 = distinct !{}
!3 = !{!1, !2}
!4 = distinct !{}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.parallel_access_indices", !1}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.parallel_access_indices", !4, i32 3}
!9 = !{!"llvm.loop.parallel_access_indices", !2}
"#;

#[apply(case)]
fn arrays_belong_to_loops_through_loaded_pointers() {
    let case = Case::new("dependent_arrays", "+SPV_INTEL_fpga_loop_controls", NESTED);
    case.writes(&["7 LoopMerge ", " 262144 1 ", "9 LoopMerge ", " 262144 2 "]);
    case.reads(
        "CL1.2",
        &[
            "%p0 = getelementptr inbounds i32, ptr addrspace(1) %x0, i64 %i, !llvm.index.group !5\n",
            "%p1 = getelementptr inbounds i32, ptr addrspace(1) %x1, i64 %j, !llvm.index.group !6\n",
            "%q2 = getelementptr inbounds [10 x i32], ptr %a, i64 0, i64 3\n",
            "!6 = !{!5, !7}\n",
            "!10 = !{!\"llvm.loop.parallel_access_indices\", !7}\n!11 = !{!\"llvm.loop.parallel_access_indices\", !8, i32 3}\n",
            "!{!\"llvm.loop.parallel_access_indices\", !5}\n",
        ],
    );
}

/// The mask of a loop without a merge instruction asks for what its bits need, too.
#[apply(case)]
fn controls_of_loops_without_end_declare_their_extension() {
    let body = "define spir_func void @f(ptr addrspace(1) %p) {\nentry:\n  br label %b\nb:\n  \
        store i32 1, ptr addrspace(1) %p\n  br label %b, !llvm.loop !0\n}\n\
        !0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.ii.count\", i32 2}\n";
    let all = "+SPV_INTEL_fpga_loop_controls,+SPV_INTEL_unstructured_loop_controls";
    Case::new("loop_controls_endless", all, body).writes(&[
        "Capability UnstructuredLoopControlsINTEL",
        "Capability FPGALoopControlsINTEL",
        "Extension \"SPV_INTEL_fpga_loop_controls\"",
        "3 LoopControlINTEL 65536 2",
    ]);
}
