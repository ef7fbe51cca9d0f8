target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) }
%struct.Instance = type <{ [3 x <4 x float>], i32, <3 x i32> }>
%__cblayout_Frame = type <{ [6 x <4 x float>], float }>
%struct.V = type <{ <4 x float>, i32, float }>

@_ZL9Instances = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [10 x i8] c"Instances\00", align 1
@Frame.cb = global target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) poison
@frustum = external hidden addrspace(12) global [6 x <4 x float>], align 16
@time = external hidden addrspace(12) global float, align 4
@Frame.str = private unnamed_addr constant [6 x i8] c"Frame\00", align 1
@POSITION0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !0
@INSTANCE0 = external hidden thread_local addrspace(7) externally_initialized constant i32, !spirv.Decorations !2
@SV_Position = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !4
@MATERIAL0 = external hidden thread_local addrspace(8) global i32, !spirv.Decorations !0
@FADE0 = external hidden thread_local addrspace(8) global float, !spirv.Decorations !2

declare token @llvm.experimental.convergence.entry() #0

declare target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Frames_2_0t(i32, i32, i32, i32, ptr) #1

define void @main() #2 {
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
  %position.addr.i = alloca <3 x float>, align 16
  %which.addr.i = alloca i32, align 4
  %i.i = alloca %struct.Instance, align 1
  %q.i = alloca <4 x float>, align 16
  %k.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  store ptr @_ZL9Instances, ptr %result.ptr.i.i, align 8, !noalias !9
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !9
  store i32 1, ptr %spaceNo.addr.i.i, align 4, !noalias !9
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !9
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !9
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !9
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !9
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !9
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !9
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !9
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !9
  %6 = call target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !9
  store ptr @_ZL9Instances, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %7, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %8 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !12, !align !13
  %9 = load target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) %9, ptr %this1.i7.i, align 8
  %Frame.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Frames_2_0t(i32 2, i32 0, i32 1, i32 0, ptr @Frame.str)
  store target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) %Frame.cb_h.i.i, ptr @Frame.cb, align 8
  %10 = alloca %struct.V, align 8
  %11 = load <3 x float>, ptr addrspace(7) @POSITION0, align 16
  %12 = load i32, ptr addrspace(7) @INSTANCE0, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !14)
  store <3 x float> %11, ptr %position.addr.i, align 16, !noalias !14
  store i32 %12, ptr %which.addr.i, align 4, !noalias !14
  %13 = load i32, ptr %which.addr.i, align 4, !noalias !14
  store ptr @_ZL9Instances, ptr %this.addr.i, align 8, !noalias !14
  store i32 %13, ptr %Index.addr.i, align 4, !noalias !14
  %this1.i = load ptr, ptr %this.addr.i, align 8, !noalias !14
  %14 = load target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0), ptr %this1.i, align 8, !noalias !14
  %15 = load i32, ptr %Index.addr.i, align 4, !noalias !14
  %16 = call noundef align 1 dereferenceable(68) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) %14, i32 %15)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %16 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %i.i, ptr align 1 %call1.ascast.i, i64 68, i1 false), !noalias !14
  %17 = load <3 x float>, ptr %position.addr.i, align 16, !noalias !14
  %vecext.i = extractelement <3 x float> %17, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %18 = load <3 x float>, ptr %position.addr.i, align 16, !noalias !14
  %vecext2.i = extractelement <3 x float> %18, i32 1
  %vecinit3.i = insertelement <4 x float> %vecinit.i, float %vecext2.i, i32 1
  %19 = load <3 x float>, ptr %position.addr.i, align 16, !noalias !14
  %vecext4.i = extractelement <3 x float> %19, i32 2
  %vecinit5.i = insertelement <4 x float> %vecinit3.i, float %vecext4.i, i32 2
  %vecinit6.i = insertelement <4 x float> %vecinit5.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit6.i, ptr %q.i, align 16, !noalias !14
  %20 = load <4 x float>, ptr %i.i, align 1, !noalias !14
  %21 = load <4 x float>, ptr %q.i, align 16, !noalias !14
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %20, <4 x float> %21)
  %vecinit7.i = insertelement <4 x float> poison, float %hlsl.dot.i, i32 0
  %arrayidx9.i = getelementptr inbounds [3 x <4 x float>], ptr %i.i, i64 0, i64 1
  %22 = load <4 x float>, ptr %arrayidx9.i, align 1, !noalias !14
  %23 = load <4 x float>, ptr %q.i, align 16, !noalias !14
  %hlsl.dot10.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %22, <4 x float> %23)
  %vecinit11.i = insertelement <4 x float> %vecinit7.i, float %hlsl.dot10.i, i32 1
  %arrayidx13.i = getelementptr inbounds [3 x <4 x float>], ptr %i.i, i64 0, i64 2
  %24 = load <4 x float>, ptr %arrayidx13.i, align 1, !noalias !14
  %25 = load <4 x float>, ptr %q.i, align 16, !noalias !14
  %hlsl.dot14.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %24, <4 x float> %25)
  %vecinit15.i = insertelement <4 x float> %vecinit11.i, float %hlsl.dot14.i, i32 2
  %vecinit16.i = insertelement <4 x float> %vecinit15.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit16.i, ptr %10, align 1, !alias.scope !14
  %material.i = getelementptr inbounds nuw %struct.Instance, ptr %i.i, i32 0, i32 1
  %26 = load i32, ptr %material.i, align 1, !noalias !14
  %material17.i = getelementptr inbounds nuw %struct.V, ptr %10, i32 0, i32 1
  store i32 %26, ptr %material17.i, align 1, !alias.scope !14
  %fade.i = getelementptr inbounds nuw %struct.V, ptr %10, i32 0, i32 2
  store float 1.000000e+00, ptr %fade.i, align 1, !alias.scope !14
  store i32 0, ptr %k.i, align 4, !noalias !14
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %entry
  %27 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %28 = load i32, ptr %k.i, align 4, !noalias !14
  %cmp.i = icmp slt i32 %28, 6
  br i1 %cmp.i, label %for.body.i, label %_Z4mainDv3_fj.exit

for.body.i:                                       ; preds = %for.cond.i
  %29 = load i32, ptr %k.i, align 4, !noalias !14
  %idxprom.i = sext i32 %29 to i64
  %arrayidx18.i = getelementptr inbounds [6 x <4 x float>], ptr addrspace(12) @frustum, i64 0, i64 %idxprom.i
  %30 = load <4 x float>, ptr addrspace(12) %arrayidx18.i, align 16, !noalias !14
  %31 = load <4 x float>, ptr %10, align 1, !alias.scope !14
  %hlsl.dot20.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %30, <4 x float> %31)
  %cmp21.i = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot20.i, 0.000000e+00
  br i1 %cmp21.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %fade22.i = getelementptr inbounds nuw %struct.V, ptr %10, i32 0, i32 2
  store float 0.000000e+00, ptr %fade22.i, align 1, !alias.scope !14
  br label %_Z4mainDv3_fj.exit

if.end.i:                                         ; preds = %for.body.i
  %32 = load i32, ptr %k.i, align 4, !noalias !14
  %inc.i = add nsw i32 %32, 1
  store i32 %inc.i, ptr %k.i, align 4, !noalias !14
  br label %for.cond.i, !llvm.loop !17

_Z4mainDv3_fj.exit:                               ; preds = %for.cond.i, %if.then.i
  %33 = load float, ptr addrspace(12) @time, align 4, !noalias !14
  %hlsl.frac.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.frac.f32(float %33)
  %fade23.i = getelementptr inbounds nuw %struct.V, ptr %10, i32 0, i32 2
  %34 = load float, ptr %fade23.i, align 1, !alias.scope !14
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %34, %hlsl.frac.i
  store float %mul.i, ptr %fade23.i, align 1, !alias.scope !14
  %35 = load %struct.V, ptr %10, align 1
  %36 = extractvalue %struct.V %35, 0
  store <4 x float> %36, ptr addrspace(8) @SV_Position, align 16
  %37 = extractvalue %struct.V %35, 1
  store i32 %37, ptr addrspace(8) @MATERIAL0, align 4
  %38 = extractvalue %struct.V %35, 2
  store float %38, ptr addrspace(8) @FADE0, align 4
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #1

declare token @llvm.experimental.convergence.loop() #0

declare float @llvm.spv.frac.f32(float) #1

declare target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(i32, i32, i32, i32, ptr) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0), i32) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent noinline norecurse optnone "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!6}
!llvm.module.flags = !{!7}
!llvm.ident = !{!8}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 11, i32 0}
!6 = !{ptr @Frame.cb, ptr addrspace(12) @frustum, ptr addrspace(12) @time}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN4hlsl16StructuredBufferI8InstanceE19__createFromBindingEjjijPKc: %agg.result"}
!11 = distinct !{!11, !"_ZN4hlsl16StructuredBufferI8InstanceE19__createFromBindingEjjijPKc"}
!12 = !{}
!13 = !{i64 8}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_Z4mainDv3_fj: %agg.result"}
!16 = distinct !{!16, !"_Z4mainDv3_fj"}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
