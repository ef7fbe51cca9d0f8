; BACK: typed pointers need bitcasts; atomics become friendly calls
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%s = type { i32, ptr addrspace(1), [4 x float] }

@g = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@h = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 2)

define spir_kernel void @k(ptr addrspace(1) align 4 %p, ptr byval(%s) %b, i64 %i) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_type_qual !17 !kernel_arg_base_type !16 {
entry:
  %a = alloca [4 x i32], align 4
  %c = alloca [4 x i32], align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %q, align 4
  %e = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 %v, ptr %e, align 4
  %0 = getelementptr inbounds %s, ptr %b, i32 0, i32 1, !spirv.Pointee !18
  %m = bitcast ptr %0 to ptr
  %mp = load ptr addrspace(1), ptr %m, align 8
  %n = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1ciii(ptr addrspace(1) %mp, i32 0, i32 16, i32 3) #0
  %g = addrspacecast ptr addrspace(1) %mp to ptr addrspace(4)
  store i32 %n, ptr addrspace(4) %g, align 4
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %p, ptr align 4 %a, i64 16, i1 false)
  %1 = bitcast ptr addrspace(1) %p to ptr addrspace(1), !spirv.Pointee !19
  %w = call spir_func <4 x i32> @_Z24__spirv_ocl_vloadn_Rint4mPU3AS1Kii(i64 %i, ptr addrspace(1) %1, i32 4) #0
  %2 = bitcast ptr addrspace(1) %p to ptr addrspace(1), !spirv.Pointee !19
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1) %2, i64 4) #0
  %x = extractelement <4 x i32> %w, i32 0
  %cc = icmp eq ptr addrspace(1) %p, null
  %sel = select i1 %cc, ptr addrspace(1) %p, ptr addrspace(1) %mp
  store i32 %x, ptr addrspace(1) %sel, align 4
  call spir_func void @f(ptr addrspace(1) %sel) #0
  ret void
}

define internal spir_func void @f(ptr addrspace(1) %p) #0 {
  %h = load ptr addrspace(1), ptr addrspace(1) @h, align 8
  %t = load i32, ptr addrspace(1) %h, align 4
  store i32 %t, ptr addrspace(1) %p, align 4
  ret void
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1ciii(ptr addrspace(1), i32, i32, i32) #0

declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare spir_func <4 x i32> @_Z24__spirv_ocl_vloadn_Rint4mPU3AS1Kii(i64, ptr addrspace(1), i32) #2

declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1), i64) #0

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind memory(argmem: read) }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7, !8, !9, !10}
!spirv.Extension = !{!11}
!spirv.Generator = !{!12}
!spirv.EntryPoint = !{!13}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 102000}
!2 = !{i32 1, i32 2}
!3 = !{}
!4 = !{i32 1, i32 4}
!5 = !{i32 4}
!6 = !{i32 5}
!7 = !{i32 6}
!8 = !{i32 11}
!9 = !{i32 38}
!10 = !{i32 4473}
!11 = !{!"SPV_KHR_untyped_pointers"}
!12 = !{i16 0, i16 0}
!13 = !{ptr @k, i32 6, !"k", ptr addrspace(1) @h, ptr addrspace(1) @g}
!14 = !{i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"int*", !"s", !"long"}
!17 = !{!"", !"", !""}
!18 = !{ptr addrspace(1) poison}
!19 = !{i32 poison}
