target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%__cblayout_Constants = type <{ [4 x <4 x float>], float }>

@Constants.cb = global target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) poison
@columns = external hidden addrspace(12) global [4 x <4 x float>], align 16
@time = external hidden addrspace(12) global float, align 4
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@POSITION0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@NORMAL0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@SV_Position = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !4

declare target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef nofpclass(nan inf) <4 x float> @_Z4bendDv4_ff(<4 x float> noundef nofpclass(nan inf) %p, float noundef nofpclass(nan inf) %by) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %p.addr = alloca <4 x float>, align 16
  %by.addr = alloca float, align 4
  store <4 x float> %p, ptr %p.addr, align 16
  store float %by, ptr %by.addr, align 4
  %1 = load <4 x float>, ptr %p.addr, align 16
  %2 = extractelement <4 x float> %1, i64 0
  %3 = load <4 x float>, ptr %p.addr, align 16
  %4 = extractelement <4 x float> %3, i64 1
  %5 = load float, ptr %by.addr, align 4
  %mul = fmul reassoc nnan ninf nsz arcp afn float %4, %5
  %6 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %mul)
  %add = fadd reassoc nnan ninf nsz arcp afn float %2, %6
  %vecinit = insertelement <4 x float> poison, float %add, i32 0
  %7 = load <4 x float>, ptr %p.addr, align 16
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %vecext = extractelement <3 x float> %8, i32 0
  %vecinit1 = insertelement <4 x float> %vecinit, float %vecext, i32 1
  %9 = load <4 x float>, ptr %p.addr, align 16
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %vecext2 = extractelement <3 x float> %10, i32 1
  %vecinit3 = insertelement <4 x float> %vecinit1, float %vecext2, i32 2
  %11 = load <4 x float>, ptr %p.addr, align 16
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %vecext4 = extractelement <3 x float> %12, i32 2
  %vecinit5 = insertelement <4 x float> %vecinit3, float %vecext4, i32 3
  ret <4 x float> %vecinit5
}

declare token @llvm.experimental.convergence.entry() #2

declare float @llvm.sin.f32(float) #3

define void @main() #4 {
entry:
  %p.addr.i.i = alloca <4 x float>, align 16
  %by.addr.i.i = alloca float, align 4
  %position.addr.i = alloca <4 x float>, align 16
  %normal.addr.i = alloca <3 x float>, align 16
  %bent.i = alloca <4 x float>, align 16
  %sum.i = alloca <4 x float>, align 16
  %i.i = alloca i32, align 4
  %ref.tmp.i = alloca <3 x float>, align 16
  %ref.tmp4.i = alloca <3 x float>, align 16
  %ref.tmp8.i = alloca <3 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  %Constants.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @Constants.str)
  store target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) %Constants.cb_h.i.i, ptr @Constants.cb, align 8
  %1 = load <4 x float>, ptr addrspace(7) @POSITION0, align 16
  %2 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  store <4 x float> %1, ptr %position.addr.i, align 16
  store <3 x float> %2, ptr %normal.addr.i, align 16
  %3 = load <4 x float>, ptr %position.addr.i, align 16
  %4 = load float, ptr addrspace(12) @time, align 4
  store <4 x float> %3, ptr %p.addr.i.i, align 16
  store float %4, ptr %by.addr.i.i, align 4
  %5 = load <4 x float>, ptr %p.addr.i.i, align 16
  %6 = extractelement <4 x float> %5, i64 0
  %7 = load <4 x float>, ptr %p.addr.i.i, align 16
  %8 = extractelement <4 x float> %7, i64 1
  %9 = load float, ptr %by.addr.i.i, align 4
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %8, %9
  %10 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %mul.i.i)
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn float %6, %10
  %vecinit.i.i = insertelement <4 x float> poison, float %add.i.i, i32 0
  %11 = load <4 x float>, ptr %p.addr.i.i, align 16
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %vecext.i.i = extractelement <3 x float> %12, i32 0
  %vecinit1.i.i = insertelement <4 x float> %vecinit.i.i, float %vecext.i.i, i32 1
  %13 = load <4 x float>, ptr %p.addr.i.i, align 16
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %vecext2.i.i = extractelement <3 x float> %14, i32 1
  %vecinit3.i.i = insertelement <4 x float> %vecinit1.i.i, float %vecext2.i.i, i32 2
  %15 = load <4 x float>, ptr %p.addr.i.i, align 16
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %vecext4.i.i = extractelement <3 x float> %16, i32 2
  %vecinit5.i.i = insertelement <4 x float> %vecinit3.i.i, float %vecext4.i.i, i32 3
  store <4 x float> %vecinit5.i.i, ptr %bent.i, align 16
  store <4 x float> zeroinitializer, ptr %sum.i, align 16
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %17 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %18 = load i32, ptr %i.i, align 4
  %cmp.i = icmp ult i32 %18, 4
  br i1 %cmp.i, label %for.body.i, label %_Z4mainDv4_fDv3_f.exit

for.body.i:                                       ; preds = %for.cond.i
  %19 = load i32, ptr %i.i, align 4
  %idxprom.i = zext i32 %19 to i64
  %arrayidx.i = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(12) @columns, i64 0, i64 %idxprom.i
  %20 = load <4 x float>, ptr addrspace(12) %arrayidx.i, align 16
  %21 = load <4 x float>, ptr %bent.i, align 16
  %22 = load i32, ptr %i.i, align 4
  %vecext.i = extractelement <4 x float> %21, i32 %22
  %splat.splatinsert.i = insertelement <4 x float> poison, float %vecext.i, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %20, %splat.splat.i
  %23 = load <4 x float>, ptr %sum.i, align 16
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %23, %mul.i
  store <4 x float> %add.i, ptr %sum.i, align 16
  %24 = load i32, ptr %i.i, align 4
  %inc.i = add i32 %24, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !9

_Z4mainDv4_fDv3_f.exit:                           ; preds = %for.cond.i
  %25 = load <4 x float>, ptr %sum.i, align 16
  %26 = load <3 x float>, ptr %normal.addr.i, align 16
  %mul2.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %26, splat (float 0x3F847AE140000000)
  store <3 x float> %mul2.i, ptr %ref.tmp.i, align 16
  %27 = load <3 x float>, ptr %ref.tmp.i, align 16
  %vecext3.i = extractelement <3 x float> %27, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext3.i, i32 0
  %28 = load <3 x float>, ptr %normal.addr.i, align 16
  %mul5.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %28, splat (float 0x3F847AE140000000)
  store <3 x float> %mul5.i, ptr %ref.tmp4.i, align 16
  %29 = load <3 x float>, ptr %ref.tmp4.i, align 16
  %vecext6.i = extractelement <3 x float> %29, i32 1
  %vecinit7.i = insertelement <4 x float> %vecinit.i, float %vecext6.i, i32 1
  %30 = load <3 x float>, ptr %normal.addr.i, align 16
  %mul9.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %30, splat (float 0x3F847AE140000000)
  store <3 x float> %mul9.i, ptr %ref.tmp8.i, align 16
  %31 = load <3 x float>, ptr %ref.tmp8.i, align 16
  %vecext10.i = extractelement <3 x float> %31, i32 2
  %vecinit11.i = insertelement <4 x float> %vecinit7.i, float %vecext10.i, i32 2
  %vecinit12.i = insertelement <4 x float> %vecinit11.i, float 0.000000e+00, i32 3
  %add13.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %25, %vecinit12.i
  store <4 x float> %add13.i, ptr addrspace(8) @SV_Position, align 16
  ret void
}

declare token @llvm.experimental.convergence.loop() #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noinline norecurse optnone "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!6}
!llvm.module.flags = !{!7}
!llvm.ident = !{!8}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 11, i32 0}
!6 = !{ptr @Constants.cb, ptr addrspace(12) @columns, ptr addrspace(12) @time}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
