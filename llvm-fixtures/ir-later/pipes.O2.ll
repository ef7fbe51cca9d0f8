; ModuleID = 'opencl-later/pipes.cl'
source_filename = "opencl-later/pipes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @transfer(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %packet.i = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %packet.i) #4
  %0 = addrspacecast ptr %packet.i to ptr addrspace(4)
  %1 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(4) %0, i32 4, i32 4) #4
  %cmp.i = icmp eq i32 %1, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %2 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %out, ptr addrspace(4) %0, i32 4, i32 4) #4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  %3 = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %out, i32 1, i32 4, i32 4) #4
  %call.i = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %3) #5
  br i1 %call.i, label %if.then1.i, label %__clang_ocl_kern_imp_transfer.exit

if.then1.i:                                       ; preds = %if.end.i
  %4 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %out, target("spirv.ReserveId") %3, i32 0, ptr addrspace(4) %0, i32 4, i32 4) #4
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %out, target("spirv.ReserveId") %3, i32 4, i32 4) #4
  br label %__clang_ocl_kern_imp_transfer.exit

__clang_ocl_kern_imp_transfer.exit:               ; preds = %if.end.i, %if.then1.i
  %5 = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %in, i32 4, i32 4) #4
  %6 = call spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0) %in, i32 4, i32 4) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %packet.i) #4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_transfer(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %packet = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %packet) #4
  %0 = addrspacecast ptr %packet to ptr addrspace(4)
  %1 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(4) %0, i32 4, i32 4) #4
  %cmp = icmp eq i32 %1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %out, ptr addrspace(4) %0, i32 4, i32 4) #4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %out, i32 1, i32 4, i32 4) #4
  %call = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %3) #5
  br i1 %call, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  %4 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %out, target("spirv.ReserveId") %3, i32 0, ptr addrspace(4) %0, i32 4, i32 4) #4
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %out, target("spirv.ReserveId") %3, i32 4, i32 4) #4
  br label %if.end2

if.end2:                                          ; preds = %if.then1, %if.end
  %5 = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %in, i32 4, i32 4) #4
  %6 = call spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0) %in, i32 4, i32 4) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %packet) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32) local_unnamed_addr

declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32) local_unnamed_addr

declare spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId")) local_unnamed_addr #3

declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32) local_unnamed_addr

declare spir_func void @__commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32) local_unnamed_addr

declare spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0), i32, i32) local_unnamed_addr

declare spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0), i32, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1}
!8 = !{!"read_only", !"write_only"}
!9 = !{!"int", !"int"}
!10 = !{!"pipe", !"pipe"}
