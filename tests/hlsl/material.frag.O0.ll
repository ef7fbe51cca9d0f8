target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) }
%struct.Material = type <{ <4 x float>, float }>

@_ZL9Materials = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [10 x i8] c"Materials\00", align 1
@MATERIAL0 = external hidden thread_local addrspace(7) externally_initialized constant i32, !spirv.Decorations !0
@TEXCOORD0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

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
  %retval.i = alloca <4 x float>, align 16
  %which.addr.i = alloca i32, align 4
  %uv.addr.i = alloca <2 x float>, align 8
  %material.i = alloca %struct.Material, align 1
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  store ptr @_ZL9Materials, ptr %result.ptr.i.i, align 8, !noalias !6
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !6
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !6
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !6
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !6
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !6
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !6
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !6
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !6
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !6
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !6
  %6 = call target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !6
  store ptr @_ZL9Materials, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %7, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %8 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !9, !align !10
  %9 = load target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) %9, ptr %this1.i7.i, align 8
  %10 = load i32, ptr addrspace(7) @MATERIAL0, align 4
  %11 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  store i32 %10, ptr %which.addr.i, align 4
  store <2 x float> %11, ptr %uv.addr.i, align 8
  %12 = load i32, ptr %which.addr.i, align 4
  store ptr @_ZL9Materials, ptr %this.addr.i, align 8
  store i32 %12, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %13 = load target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0), ptr %this1.i, align 8
  %14 = load i32, ptr %Index.addr.i, align 4
  %15 = call noundef align 1 dereferenceable(20) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) %13, i32 %14)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %15 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %material.i, ptr align 1 %call1.ascast.i, i64 20, i1 false)
  %16 = load <2 x float>, ptr %uv.addr.i, align 8
  %17 = extractelement <2 x float> %16, i64 0
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %17, 5.000000e-01
  br i1 %cmp.i, label %if.then.i, label %if.end.i, !hlsl.controlflow.hint !11

if.then.i:                                        ; preds = %entry
  %18 = load <4 x float>, ptr %material.i, align 1
  %rough.i = getelementptr inbounds nuw %struct.Material, ptr %material.i, i32 0, i32 1
  %19 = load float, ptr %rough.i, align 1
  %splat.splatinsert.i = insertelement <4 x float> poison, float %19, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %18, %splat.splat.i
  store <4 x float> %mul.i, ptr %retval.i, align 16
  br label %_Z4mainjDv2_f.exit

if.end.i:                                         ; preds = %entry
  %20 = load <4 x float>, ptr %material.i, align 1
  store <4 x float> %20, ptr %retval.i, align 16
  br label %_Z4mainjDv2_f.exit

_Z4mainjDv2_f.exit:                               ; preds = %if.then.i, %if.end.i
  %21 = load <4 x float>, ptr %retval.i, align 16
  store <4 x float> %21, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!4}
!llvm.ident = !{!5}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN4hlsl16StructuredBufferI8MaterialE19__createFromBindingEjjijPKc: %agg.result"}
!8 = distinct !{!8, !"_ZN4hlsl16StructuredBufferI8MaterialE19__createFromBindingEjjijPKc"}
!9 = !{}
!10 = !{i64 8}
!11 = !{!"hlsl.controlflow.hint", i32 1}
