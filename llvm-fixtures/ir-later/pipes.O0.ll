; ModuleID = 'opencl-later/pipes.cl'
source_filename = "opencl-later/pipes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @transfer(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca target("spirv.Pipe", 0), align 8
  %out.addr = alloca target("spirv.Pipe", 1), align 8
  store target("spirv.Pipe", 0) %in, ptr %in.addr, align 8
  store target("spirv.Pipe", 1) %out, ptr %out.addr, align 8
  %0 = load target("spirv.Pipe", 0), ptr %in.addr, align 8
  %1 = load target("spirv.Pipe", 1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_transfer(target("spirv.Pipe", 0) %0, target("spirv.Pipe", 1) %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_transfer(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca target("spirv.Pipe", 0), align 8
  %out.addr = alloca target("spirv.Pipe", 1), align 8
  %packet = alloca i32, align 4
  %id = alloca target("spirv.ReserveId"), align 8
  store target("spirv.Pipe", 0) %in, ptr %in.addr, align 8
  store target("spirv.Pipe", 1) %out, ptr %out.addr, align 8
  %0 = load target("spirv.Pipe", 0), ptr %in.addr, align 8
  %1 = addrspacecast ptr %packet to ptr addrspace(4)
  %2 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %1, i32 4, i32 4)
  %cmp = icmp eq i32 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load target("spirv.Pipe", 1), ptr %out.addr, align 8
  %4 = addrspacecast ptr %packet to ptr addrspace(4)
  %5 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %3, ptr addrspace(4) %4, i32 4, i32 4)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load target("spirv.Pipe", 1), ptr %out.addr, align 8
  %7 = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %6, i32 1, i32 4, i32 4)
  store target("spirv.ReserveId") %7, ptr %id, align 8
  %8 = load target("spirv.ReserveId"), ptr %id, align 8
  %call = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %8) #3
  br i1 %call, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  %9 = load target("spirv.Pipe", 1), ptr %out.addr, align 8
  %10 = load target("spirv.ReserveId"), ptr %id, align 8
  %11 = addrspacecast ptr %packet to ptr addrspace(4)
  %12 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %9, target("spirv.ReserveId") %10, i32 0, ptr addrspace(4) %11, i32 4, i32 4)
  %13 = load target("spirv.Pipe", 1), ptr %out.addr, align 8
  %14 = load target("spirv.ReserveId"), ptr %id, align 8
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %13, target("spirv.ReserveId") %14, i32 4, i32 4)
  br label %if.end2

if.end2:                                          ; preds = %if.then1, %if.end
  %15 = load target("spirv.Pipe", 0), ptr %in.addr, align 8
  %16 = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %15, i32 4, i32 4)
  %17 = load target("spirv.Pipe", 0), ptr %in.addr, align 8
  %18 = call spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0) %17, i32 4, i32 4)
  %add = add i32 %16, %18
  store i32 %add, ptr %packet, align 4
  ret void
}

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)

declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)

declare spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32)

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId")) #1

declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)

declare spir_func void @__commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)

declare spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0), i32, i32)

declare spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0), i32, i32)

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"write_only"}
!5 = !{!"int", !"int"}
!6 = !{!"pipe", !"pipe"}
