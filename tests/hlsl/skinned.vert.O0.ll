target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) }
%struct.Bone = type { [3 x <4 x float>] }

@_ZL5Bones = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [6 x i8] c"Bones\00", align 1
@POSITION0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@BONES0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x i32>, !spirv.Decorations !2
@WEIGHTS0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !4
@SV_Position = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !6

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i5.i = alloca ptr, align 8
  %other.addr.i6.i = alloca ptr, align 8
  %this.addr.i3.i = alloca ptr, align 8
  %this.addr.i1.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %tmp.i.i = alloca %"class.hlsl::StructuredBuffer", align 8
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %position.addr.i = alloca <4 x float>, align 16
  %bones.addr.i = alloca <4 x i32>, align 16
  %weights.addr.i = alloca <4 x float>, align 16
  %sum.i = alloca <3 x float>, align 16
  %i.i = alloca i32, align 4
  %bone.i = alloca %struct.Bone, align 1
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr @_ZL5Bones, ptr %result.ptr.i.i, align 8, !noalias !10
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !10
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !10
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !10
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !10
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !10
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !10
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !10
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !10
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !10
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !10
  %6 = call target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !10
  store ptr @_ZL5Bones, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %7, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %8 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !13, !align !14
  %9 = load target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) %9, ptr %this1.i7.i, align 8
  %10 = load <4 x float>, ptr addrspace(7) @POSITION0, align 16
  %11 = load <4 x i32>, ptr addrspace(7) @BONES0, align 16
  %12 = load <4 x float>, ptr addrspace(7) @WEIGHTS0, align 16
  store <4 x float> %10, ptr %position.addr.i, align 16
  store <4 x i32> %11, ptr %bones.addr.i, align 16
  store <4 x float> %12, ptr %weights.addr.i, align 16
  store <3 x float> zeroinitializer, ptr %sum.i, align 16
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %13 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %14 = load i32, ptr %i.i, align 4
  %cmp.i = icmp ult i32 %14, 4
  br i1 %cmp.i, label %for.body.i, label %_Z4mainDv4_fDv4_jS_.exit

for.body.i:                                       ; preds = %for.cond.i
  %15 = load <4 x i32>, ptr %bones.addr.i, align 16
  %16 = load i32, ptr %i.i, align 4
  %vecext.i = extractelement <4 x i32> %15, i32 %16
  store ptr @_ZL5Bones, ptr %this.addr.i, align 8
  store i32 %vecext.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %17 = load target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0), ptr %this1.i, align 8
  %18 = load i32, ptr %Index.addr.i, align 4
  %19 = call noundef align 1 dereferenceable(48) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) %17, i32 %18)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %19 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %bone.i, ptr align 1 %call1.ascast.i, i64 48, i1 false)
  %20 = load <4 x float>, ptr %weights.addr.i, align 16
  %21 = load i32, ptr %i.i, align 4
  %vecext2.i = extractelement <4 x float> %20, i32 %21
  %splat.splatinsert.i = insertelement <3 x float> poison, float %vecext2.i, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %22 = load <4 x float>, ptr %bone.i, align 1
  %23 = load <4 x float>, ptr %position.addr.i, align 16
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %22, <4 x float> %23)
  %vecinit.i = insertelement <3 x float> poison, float %hlsl.dot.i, i32 0
  %arrayidx4.i = getelementptr inbounds [3 x <4 x float>], ptr %bone.i, i64 0, i64 1
  %24 = load <4 x float>, ptr %arrayidx4.i, align 1
  %25 = load <4 x float>, ptr %position.addr.i, align 16
  %hlsl.dot5.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %24, <4 x float> %25)
  %vecinit6.i = insertelement <3 x float> %vecinit.i, float %hlsl.dot5.i, i32 1
  %arrayidx8.i = getelementptr inbounds [3 x <4 x float>], ptr %bone.i, i64 0, i64 2
  %26 = load <4 x float>, ptr %arrayidx8.i, align 1
  %27 = load <4 x float>, ptr %position.addr.i, align 16
  %hlsl.dot9.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %26, <4 x float> %27)
  %vecinit10.i = insertelement <3 x float> %vecinit6.i, float %hlsl.dot9.i, i32 2
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i, %vecinit10.i
  %28 = load <3 x float>, ptr %sum.i, align 16
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %28, %mul.i
  store <3 x float> %add.i, ptr %sum.i, align 16
  %29 = load i32, ptr %i.i, align 4
  %inc.i = add i32 %29, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !15

_Z4mainDv4_fDv4_jS_.exit:                         ; preds = %for.cond.i
  %30 = load <3 x float>, ptr %sum.i, align 16
  %vecext11.i = extractelement <3 x float> %30, i32 0
  %vecinit12.i = insertelement <4 x float> poison, float %vecext11.i, i32 0
  %31 = load <3 x float>, ptr %sum.i, align 16
  %vecext13.i = extractelement <3 x float> %31, i32 1
  %vecinit14.i = insertelement <4 x float> %vecinit12.i, float %vecext13.i, i32 1
  %32 = load <3 x float>, ptr %sum.i, align 16
  %vecext15.i = extractelement <3 x float> %32, i32 2
  %vecinit16.i = insertelement <4 x float> %vecinit14.i, float %vecext15.i, i32 2
  %vecinit17.i = insertelement <4 x float> %vecinit16.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit17.i, ptr addrspace(8) @SV_Position, align 16
  ret void
}

declare token @llvm.experimental.convergence.loop() #0

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #3

declare target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.shader"="vertex" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!8}
!llvm.ident = !{!9}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 30, i32 2}
!6 = !{!7}
!7 = !{i32 11, i32 0}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl16StructuredBufferI4BoneE19__createFromBindingEjjijPKc: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl16StructuredBufferI4BoneE19__createFromBindingEjjijPKc"}
!13 = !{}
!14 = !{i64 8}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
