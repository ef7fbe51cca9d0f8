; BACK: memory intrinsics of computed sizes become functions with a loop
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @all(ptr addrspace(1) %global, ptr addrspace(2) %constant, ptr addrspace(3) %local, ptr addrspace(4) %generic, i8 %value, i64 %size) #0 {
  call spir_func void @spirv_llvm_memset_p1_i64(ptr addrspace(1) %global, i8 %value, i64 %size) #0
  call spir_func void @spirv_llvm_memset_p3_i64.volatile(ptr addrspace(3) %local, i8 0, i64 %size) #0
  call spir_func void @spirv_llvm_memset_p4_i64(ptr addrspace(4) %generic, i8 %value, i64 100000) #0
  call void @llvm.memcpy.p1.p2.i64(ptr addrspace(1) %global, ptr addrspace(2) %constant, i64 %size, i1 false), !spirv.MemoryAccess !10
  call spir_func void @spirv_llvm_memmove_p1_p1_i64(ptr addrspace(1) %global, ptr addrspace(1) %global, i64 %size) #0
  call spir_func void @spirv_llvm_memmove_p3_p4_i64.volatile(ptr addrspace(3) %local, ptr addrspace(4) %generic, i64 %size) #0
  ret void
}

define internal spir_func void @spirv_llvm_memmove_p1_p1_i64(ptr addrspace(1) %0, ptr addrspace(1) %1, i64 %2) #0 {
entry:
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %end, label %some

some:                                             ; preds = %entry
  %4 = ptrtoint ptr addrspace(1) %0 to i64
  %5 = ptrtoint ptr addrspace(1) %1 to i64
  %6 = icmp ule i64 %4, %5
  br i1 %6, label %up, label %down

end:                                              ; preds = %moved, %entry
  ret void

up:                                               ; preds = %some
  br label %loop

down:                                             ; preds = %some
  %7 = sub i64 %2, 1
  br label %loop1

moved:                                            ; preds = %done2, %done
  br label %end

loop:                                             ; preds = %loop, %up
  %index = phi i64 [ 0, %up ], [ %11, %loop ]
  %8 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %index
  %9 = load i8, ptr addrspace(1) %8, align 1
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %index
  store i8 %9, ptr addrspace(1) %10, align 1
  %11 = add nuw i64 %index, 1
  %12 = icmp ult i64 %11, %2
  br i1 %12, label %loop, label %done

done:                                             ; preds = %loop
  br label %moved

loop1:                                            ; preds = %loop1, %down
  %index3 = phi i64 [ 0, %down ], [ %17, %loop1 ]
  %13 = sub i64 %7, %index3
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  store i8 %15, ptr addrspace(1) %16, align 1
  %17 = add nuw i64 %index3, 1
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %loop1, label %done2

done2:                                            ; preds = %loop1
  br label %moved
}

define internal spir_func void @spirv_llvm_memmove_p3_p4_i64.volatile(ptr addrspace(3) %0, ptr addrspace(4) %1, i64 %2) #0 {
entry:
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %end, label %some

some:                                             ; preds = %entry
  %4 = addrspacecast ptr addrspace(3) %0 to ptr addrspace(4)
  %5 = ptrtoint ptr addrspace(4) %4 to i64
  %6 = ptrtoint ptr addrspace(4) %1 to i64
  %7 = icmp ule i64 %5, %6
  br i1 %7, label %up, label %down

end:                                              ; preds = %moved, %entry
  ret void

up:                                               ; preds = %some
  br label %loop

down:                                             ; preds = %some
  %8 = sub i64 %2, 1
  br label %loop1

moved:                                            ; preds = %done2, %done
  br label %end

loop:                                             ; preds = %loop, %up
  %index = phi i64 [ 0, %up ], [ %12, %loop ]
  %9 = getelementptr inbounds i8, ptr addrspace(4) %1, i64 %index
  %10 = load volatile i8, ptr addrspace(4) %9, align 1
  %11 = getelementptr inbounds i8, ptr addrspace(3) %0, i64 %index
  store volatile i8 %10, ptr addrspace(3) %11, align 1
  %12 = add nuw i64 %index, 1
  %13 = icmp ult i64 %12, %2
  br i1 %13, label %loop, label %done

done:                                             ; preds = %loop
  br label %moved

loop1:                                            ; preds = %loop1, %down
  %index3 = phi i64 [ 0, %down ], [ %18, %loop1 ]
  %14 = sub i64 %8, %index3
  %15 = getelementptr inbounds i8, ptr addrspace(4) %1, i64 %14
  %16 = load volatile i8, ptr addrspace(4) %15, align 1
  %17 = getelementptr inbounds i8, ptr addrspace(3) %0, i64 %14
  store volatile i8 %16, ptr addrspace(3) %17, align 1
  %18 = add nuw i64 %index3, 1
  %19 = icmp ult i64 %18, %2
  br i1 %19, label %loop1, label %done2

done2:                                            ; preds = %loop1
  br label %moved
}

define internal spir_func void @spirv_llvm_memset_p1_i64(ptr addrspace(1) %0, i8 %1, i64 %2) #0 {
entry:
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %end, label %some

some:                                             ; preds = %entry
  br label %loop

end:                                              ; preds = %done, %entry
  ret void

loop:                                             ; preds = %loop, %some
  %index = phi i64 [ 0, %some ], [ %5, %loop ]
  %4 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %index
  store i8 %1, ptr addrspace(1) %4, align 1
  %5 = add nuw i64 %index, 1
  %6 = icmp ult i64 %5, %2
  br i1 %6, label %loop, label %done

done:                                             ; preds = %loop
  br label %end
}

define internal spir_func void @spirv_llvm_memset_p3_i64.volatile(ptr addrspace(3) %0, i8 %1, i64 %2) #0 {
entry:
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %end, label %some

some:                                             ; preds = %entry
  br label %loop

end:                                              ; preds = %done, %entry
  ret void

loop:                                             ; preds = %loop, %some
  %index = phi i64 [ 0, %some ], [ %5, %loop ]
  %4 = getelementptr inbounds i8, ptr addrspace(3) %0, i64 %index
  store volatile i8 %1, ptr addrspace(3) %4, align 1
  %5 = add nuw i64 %index, 1
  %6 = icmp ult i64 %5, %2
  br i1 %6, label %loop, label %done

done:                                             ; preds = %loop
  br label %end
}

define internal spir_func void @spirv_llvm_memset_p4_i64(ptr addrspace(4) %0, i8 %1, i64 %2) #0 {
entry:
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %end, label %some

some:                                             ; preds = %entry
  br label %loop

end:                                              ; preds = %done, %entry
  ret void

loop:                                             ; preds = %loop, %some
  %index = phi i64 [ 0, %some ], [ %5, %loop ]
  %4 = getelementptr inbounds i8, ptr addrspace(4) %0, i64 %index
  store i8 %1, ptr addrspace(4) %4, align 1
  %5 = add nuw i64 %index, 1
  %6 = icmp ult i64 %5, %2
  br i1 %6, label %loop, label %done

done:                                             ; preds = %loop
  br label %end
}

declare void @llvm.memcpy.p1.p2.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 4}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 38}
!8 = !{i32 39}
!9 = !{i16 0, i16 0}
!10 = !{}
