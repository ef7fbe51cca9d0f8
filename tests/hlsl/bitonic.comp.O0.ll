target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL4Data = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [5 x i8] c"Data\00", align 1
@keys = hidden addrspace(3) global [64 x i32] zeroinitializer, align 4

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
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i7 = alloca ptr, align 8
  %Index.addr.i8 = alloca i32, align 4
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %own.addr.i = alloca i32, align 4
  %group.addr.i = alloca <3 x i32>, align 16
  %size.i = alloca i32, align 4
  %stride.i = alloca i32, align 4
  %at.i = alloca i32, align 4
  %up.i = alloca i32, align 4
  %a.i = alloca i32, align 4
  %b.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL4Data, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !2
  %7 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i.i, align 8, !noalias !2
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !2
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !2
  store ptr @_ZL4Data, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %11 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %11, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %12 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !5, !align !6
  %13 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %13, ptr %this1.i7.i, align 8
  %14 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i8.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i8.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  %16 = call i32 @llvm.spv.flattened.thread.id.in.group()
  %17 = call i32 @llvm.spv.group.id.i32(i32 0)
  %18 = insertelement <3 x i32> poison, i32 %17, i64 0
  %19 = call i32 @llvm.spv.group.id.i32(i32 1)
  %20 = insertelement <3 x i32> %18, i32 %19, i64 1
  %21 = call i32 @llvm.spv.group.id.i32(i32 2)
  %22 = insertelement <3 x i32> %20, i32 %21, i64 2
  store i32 %16, ptr %own.addr.i, align 4
  store <3 x i32> %22, ptr %group.addr.i, align 16
  %23 = load <3 x i32>, ptr %group.addr.i, align 16
  %24 = extractelement <3 x i32> %23, i64 0
  %mul.i = mul i32 %24, 64
  %25 = load i32, ptr %own.addr.i, align 4
  %add.i = add i32 %mul.i, %25
  store ptr @_ZL4Data, ptr %this.addr.i7, align 8
  store i32 %add.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %26 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i9, align 8
  %27 = load i32, ptr %Index.addr.i8, align 4
  %28 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %26, i32 %27)
  %29 = load i32, ptr addrspace(11) %28, align 4
  %30 = load i32, ptr %own.addr.i, align 4
  %idxprom.i = zext i32 %30 to i64
  %arrayidx.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom.i
  store i32 %29, ptr addrspace(3) %arrayidx.i, align 4
  %31 = load <3 x i32>, ptr %group.addr.i, align 16
  %32 = extractelement <3 x i32> %31, i64 0
  %mul2.i = mul i32 %32, 64
  %33 = load i32, ptr %own.addr.i, align 4
  %add3.i = add i32 %mul2.i, %33
  %add4.i = add i32 %add3.i, 32
  store ptr @_ZL4Data, ptr %this.addr.i4, align 8
  store i32 %add4.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %34 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i6, align 8
  %35 = load i32, ptr %Index.addr.i5, align 4
  %36 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %34, i32 %35)
  %37 = load i32, ptr addrspace(11) %36, align 4
  %38 = load i32, ptr %own.addr.i, align 4
  %add6.i = add i32 %38, 32
  %idxprom7.i = zext i32 %add6.i to i64
  %arrayidx8.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom7.i
  store i32 %37, ptr addrspace(3) %arrayidx8.i, align 4
  store i32 2, ptr %size.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.end.i, %entry
  %39 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %40 = load i32, ptr %size.i, align 4
  %cmp.i = icmp ule i32 %40, 64
  br i1 %cmp.i, label %for.body.i, label %_Z4mainjDv3_j.exit

for.body.i:                                       ; preds = %for.cond.i
  %41 = load i32, ptr %size.i, align 4
  %div.i = udiv i32 %41, 2
  store i32 %div.i, ptr %stride.i, align 4
  br label %for.cond9.i

for.cond9.i:                                      ; preds = %if.end.i, %for.body.i
  %42 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %39) ]
  %43 = load i32, ptr %stride.i, align 4
  %cmp10.i = icmp ugt i32 %43, 0
  br i1 %cmp10.i, label %for.body11.i, label %for.end.i

for.body11.i:                                     ; preds = %for.cond9.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %42) ]
  %44 = load i32, ptr %own.addr.i, align 4
  %mul12.i = mul i32 2, %44
  %45 = load i32, ptr %own.addr.i, align 4
  %46 = load i32, ptr %stride.i, align 4
  %sub.i = sub i32 %46, 1
  %and.i = and i32 %45, %sub.i
  %sub13.i = sub i32 %mul12.i, %and.i
  store i32 %sub13.i, ptr %at.i, align 4
  %47 = load i32, ptr %at.i, align 4
  %48 = load i32, ptr %size.i, align 4
  %and14.i = and i32 %47, %48
  %cmp15.i = icmp eq i32 %and14.i, 0
  %storedv.i = zext i1 %cmp15.i to i32
  store i32 %storedv.i, ptr %up.i, align 4
  %49 = load i32, ptr %at.i, align 4
  %idxprom16.i = zext i32 %49 to i64
  %arrayidx17.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom16.i
  %50 = load i32, ptr addrspace(3) %arrayidx17.i, align 4
  store i32 %50, ptr %a.i, align 4
  %51 = load i32, ptr %at.i, align 4
  %52 = load i32, ptr %stride.i, align 4
  %add18.i = add i32 %51, %52
  %idxprom19.i = zext i32 %add18.i to i64
  %arrayidx20.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom19.i
  %53 = load i32, ptr addrspace(3) %arrayidx20.i, align 4
  store i32 %53, ptr %b.i, align 4
  %54 = load i32, ptr %a.i, align 4
  %55 = load i32, ptr %b.i, align 4
  %cmp21.i = icmp ugt i32 %54, %55
  %56 = load i32, ptr %up.i, align 4
  %loadedv.i = trunc i32 %56 to i1
  %cmp22.i = icmp eq i1 %cmp21.i, %loadedv.i
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body11.i
  %57 = load i32, ptr %b.i, align 4
  %58 = load i32, ptr %at.i, align 4
  %idxprom23.i = zext i32 %58 to i64
  %arrayidx24.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom23.i
  store i32 %57, ptr addrspace(3) %arrayidx24.i, align 4
  %59 = load i32, ptr %a.i, align 4
  %60 = load i32, ptr %at.i, align 4
  %61 = load i32, ptr %stride.i, align 4
  %add25.i = add i32 %60, %61
  %idxprom26.i = zext i32 %add25.i to i64
  %arrayidx27.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom26.i
  store i32 %59, ptr addrspace(3) %arrayidx27.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body11.i
  %62 = load i32, ptr %stride.i, align 4
  %shr.i = lshr i32 %62, 1
  store i32 %shr.i, ptr %stride.i, align 4
  br label %for.cond9.i, !llvm.loop !7

for.end.i:                                        ; preds = %for.cond9.i
  %63 = load i32, ptr %size.i, align 4
  %shl.i = shl i32 %63, 1
  store i32 %shl.i, ptr %size.i, align 4
  br label %for.cond.i, !llvm.loop !9

_Z4mainjDv3_j.exit:                               ; preds = %for.cond.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %64 = load i32, ptr %own.addr.i, align 4
  %idxprom30.i = zext i32 %64 to i64
  %arrayidx31.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom30.i
  %65 = load i32, ptr addrspace(3) %arrayidx31.i, align 4
  %66 = load <3 x i32>, ptr %group.addr.i, align 16
  %67 = extractelement <3 x i32> %66, i64 0
  %mul32.i = mul i32 %67, 64
  %68 = load i32, ptr %own.addr.i, align 4
  %add33.i = add i32 %mul32.i, %68
  store ptr @_ZL4Data, ptr %this.addr.i1, align 8
  store i32 %add33.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %69 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %70 = load i32, ptr %Index.addr.i2, align 4
  %71 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %69, i32 %70)
  store i32 %65, ptr addrspace(11) %71, align 4
  %72 = load i32, ptr %own.addr.i, align 4
  %add35.i = add i32 %72, 32
  %idxprom36.i = zext i32 %add35.i to i64
  %arrayidx37.i = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @keys, i64 0, i64 %idxprom36.i
  %73 = load i32, ptr addrspace(3) %arrayidx37.i, align 4
  %74 = load <3 x i32>, ptr %group.addr.i, align 16
  %75 = extractelement <3 x i32> %74, i64 0
  %mul38.i = mul i32 %75, 64
  %76 = load i32, ptr %own.addr.i, align 4
  %add39.i = add i32 %mul38.i, %76
  %add40.i = add i32 %add39.i, 32
  store ptr @_ZL4Data, ptr %this.addr.i, align 8
  store i32 %add40.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %77 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i, align 8
  %78 = load i32, ptr %Index.addr.i, align 4
  %79 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %77, i32 %78)
  store i32 %73, ptr addrspace(11) %79, align 4
  ret void
}

declare i32 @llvm.spv.flattened.thread.id.in.group() #2

declare i32 @llvm.spv.group.id.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!5 = !{}
!6 = !{i64 8}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
