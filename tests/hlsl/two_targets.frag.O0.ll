target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%struct.Input = type <{ <4 x float>, i32, <2 x float>, float }>
%struct.Output = type { <4 x float>, <4 x float> }

@SV_Position = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@ID0 = external hidden thread_local addrspace(7) externally_initialized constant i32, !spirv.Decorations !2
@TEXCOORD0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !4
@W0 = external hidden thread_local addrspace(7) externally_initialized constant float, !spirv.Decorations !6
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !2
@SV_Target1 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !4

define void @main() #0 {
entry:
  %x.addr.i = alloca float, align 4
  %d.i = alloca <2 x float>, align 8
  %0 = alloca %struct.Input, align 8
  %1 = call token @llvm.experimental.convergence.entry()
  %2 = alloca %struct.Output, align 16
  %3 = load <4 x float>, ptr addrspace(7) @SV_Position, align 16
  %4 = insertvalue %struct.Input poison, <4 x float> %3, 0
  %5 = load i32, ptr addrspace(7) @ID0, align 4
  %6 = insertvalue %struct.Input %4, i32 %5, 1
  %7 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %8 = insertvalue %struct.Input %6, <2 x float> %7, 2
  %9 = load float, ptr addrspace(7) @W0, align 4
  %10 = insertvalue %struct.Input %8, float %9, 3
  %11 = alloca %struct.Input, align 8
  store %struct.Input %10, ptr %11, align 1
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr %11, i64 32, i1 false)
  %uv.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 2
  %12 = load <2 x float>, ptr %uv.i, align 1, !noalias !10
  %vecext.i = extractelement <2 x float> %12, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %uv1.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 2
  %13 = load <2 x float>, ptr %uv1.i, align 1, !noalias !10
  %vecext2.i = extractelement <2 x float> %13, i32 1
  %vecinit3.i = insertelement <4 x float> %vecinit.i, float %vecext2.i, i32 1
  %id.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 1
  %14 = load i32, ptr %id.i, align 1, !noalias !10
  %and.i = and i32 %14, 255
  %conv.i = uitofp i32 %and.i to float
  %div.i = fdiv reassoc nnan ninf nsz arcp afn float %conv.i, 2.550000e+02
  %vecinit4.i = insertelement <4 x float> %vecinit3.i, float %div.i, i32 2
  %vecinit5.i = insertelement <4 x float> %vecinit4.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit5.i, ptr %2, align 1, !alias.scope !10
  %uv6.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 2
  %15 = load <2 x float>, ptr %uv6.i, align 1, !noalias !10
  %16 = extractelement <2 x float> %15, i64 0
  %hlsl.ddx.coarse.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.ddx.coarse.f32(float %16)
  %vecinit7.i = insertelement <2 x float> poison, float %hlsl.ddx.coarse.i, i32 0
  %uv8.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 2
  %17 = load <2 x float>, ptr %uv8.i, align 1, !noalias !10
  %18 = extractelement <2 x float> %17, i64 1
  %hlsl.ddy.fine.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.ddy.fine.f32(float %18)
  %vecinit9.i = insertelement <2 x float> %vecinit7.i, float %hlsl.ddy.fine.i, i32 1
  store <2 x float> %vecinit9.i, ptr %d.i, align 8, !noalias !10
  %w.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 3
  %19 = load float, ptr %w.i, align 1, !noalias !10
  store float %19, ptr %x.addr.i, align 4, !noalias !10
  %20 = load float, ptr %x.addr.i, align 4, !noalias !10
  %spv.fwidth.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.fwidth.f32(float %20)
  %21 = load <2 x float>, ptr %d.i, align 8, !noalias !10
  %vecext11.i = extractelement <2 x float> %21, i32 0
  %vecinit12.i = insertelement <4 x float> poison, float %vecext11.i, i32 0
  %22 = load <2 x float>, ptr %d.i, align 8, !noalias !10
  %vecext13.i = extractelement <2 x float> %22, i32 1
  %vecinit14.i = insertelement <4 x float> %vecinit12.i, float %vecext13.i, i32 1
  %vecinit15.i = insertelement <4 x float> %vecinit14.i, float %spv.fwidth.i, i32 2
  %23 = load <4 x float>, ptr %0, align 1, !noalias !10
  %24 = extractelement <4 x float> %23, i64 2
  %hlsl.ddx.fine.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.ddx.fine.f32(float %24)
  %vecinit16.i = insertelement <4 x float> %vecinit15.i, float %hlsl.ddx.fine.i, i32 3
  %normal.i = getelementptr inbounds nuw %struct.Output, ptr %2, i32 0, i32 1
  store <4 x float> %vecinit16.i, ptr %normal.i, align 1, !alias.scope !10
  %uv17.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 2
  %25 = load <2 x float>, ptr %uv17.i, align 1, !noalias !10
  %26 = extractelement <2 x float> %25, i64 0
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn olt float %26, 0x3FB99999A0000000
  br i1 %cmp.i, label %if.then.i, label %_Z4main5Input.exit

if.then.i:                                        ; preds = %entry
  call void @llvm.spv.discard(), !noalias !10
  br label %_Z4main5Input.exit

_Z4main5Input.exit:                               ; preds = %entry, %if.then.i
  %27 = load %struct.Output, ptr %2, align 16
  %28 = extractvalue %struct.Output %27, 0
  store <4 x float> %28, ptr addrspace(8) @SV_Target0, align 16
  %29 = extractvalue %struct.Output %27, 1
  store <4 x float> %29, ptr addrspace(8) @SV_Target1, align 16
  ret void
}

declare token @llvm.experimental.convergence.entry() #1

declare float @llvm.spv.ddx.coarse.f32(float) #2

declare float @llvm.spv.ddy.fine.f32(float) #2

declare float @llvm.spv.ddx.fine.f32(float) #2

declare void @llvm.spv.discard() #3

declare float @llvm.spv.fwidth.f32(float) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!8}
!llvm.ident = !{!9}

!0 = !{!1}
!1 = !{i32 11, i32 15}
!2 = !{!3}
!3 = !{i32 30, i32 0}
!4 = !{!5}
!5 = !{i32 30, i32 1}
!6 = !{!7}
!7 = !{i32 30, i32 2}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_Z4main5Input: %agg.result"}
!12 = distinct !{!12, !"_Z4main5Input"}
