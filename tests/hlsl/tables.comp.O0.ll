target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@_ZL5calls = internal addrspace(10) global i32 0, align 4
@_ZL6primes = internal addrspace(10) constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z5primej(i32 noundef %n) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %1 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %inc = add i32 %1, 1
  store i32 %inc, ptr addrspace(10) @_ZL5calls, align 4
  %2 = load i32, ptr %n.addr, align 4
  %and = and i32 %2, 7
  %idxprom = zext i32 %and to i64
  %arrayidx = getelementptr inbounds nuw [8 x i32], ptr addrspace(10) @_ZL6primes, i64 0, i64 %idxprom
  %3 = load i32, ptr addrspace(10) %arrayidx, align 4
  ret i32 %3
}

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
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %n.addr.i14.i = alloca i32, align 4
  %n.addr.i9.i = alloca i32, align 4
  %n.addr.i.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %sum.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL3Out, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 1, ptr %registerNo.addr.i.i, align 4, !noalias !2
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
  store ptr @_ZL3Out, ptr %this.addr.i1.i, align 8
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
  %16 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %17 = insertelement <3 x i32> poison, i32 %16, i64 0
  %18 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %19 = insertelement <3 x i32> %17, i32 %18, i64 1
  %20 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %21 = insertelement <3 x i32> %19, i32 %20, i64 2
  store <3 x i32> %21, ptr %id.addr.i, align 16
  store i32 0, ptr addrspace(10) @_ZL5calls, align 4
  %22 = load <3 x i32>, ptr %id.addr.i, align 16
  %23 = extractelement <3 x i32> %22, i64 0
  store i32 %23, ptr %n.addr.i14.i, align 4
  %24 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %inc.i15.i = add i32 %24, 1
  store i32 %inc.i15.i, ptr addrspace(10) @_ZL5calls, align 4
  %25 = load i32, ptr %n.addr.i14.i, align 4
  %and.i16.i = and i32 %25, 7
  %idxprom.i17.i = zext i32 %and.i16.i to i64
  %arrayidx.i18.i = getelementptr inbounds nuw [8 x i32], ptr addrspace(10) @_ZL6primes, i64 0, i64 %idxprom.i17.i
  %26 = load i32, ptr addrspace(10) %arrayidx.i18.i, align 4
  %27 = load <3 x i32>, ptr %id.addr.i, align 16
  %28 = extractelement <3 x i32> %27, i64 0
  %add.i = add i32 %28, 3
  store i32 %add.i, ptr %n.addr.i9.i, align 4
  %29 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %inc.i10.i = add i32 %29, 1
  store i32 %inc.i10.i, ptr addrspace(10) @_ZL5calls, align 4
  %30 = load i32, ptr %n.addr.i9.i, align 4
  %and.i11.i = and i32 %30, 7
  %idxprom.i12.i = zext i32 %and.i11.i to i64
  %arrayidx.i13.i = getelementptr inbounds nuw [8 x i32], ptr addrspace(10) @_ZL6primes, i64 0, i64 %idxprom.i12.i
  %31 = load i32, ptr addrspace(10) %arrayidx.i13.i, align 4
  %mul.i = mul i32 %26, %31
  store i32 %mul.i, ptr %sum.i, align 4
  %32 = load <3 x i32>, ptr %id.addr.i, align 16
  %33 = extractelement <3 x i32> %32, i64 0
  %cmp.i = icmp ugt i32 %33, 3
  br i1 %cmp.i, label %if.then.i, label %_Z4mainDv3_j.exit

if.then.i:                                        ; preds = %entry
  %34 = load <3 x i32>, ptr %id.addr.i, align 16
  %35 = extractelement <3 x i32> %34, i64 0
  %add3.i = add i32 %35, 5
  store i32 %add3.i, ptr %n.addr.i.i, align 4
  %36 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %inc.i.i = add i32 %36, 1
  store i32 %inc.i.i, ptr addrspace(10) @_ZL5calls, align 4
  %37 = load i32, ptr %n.addr.i.i, align 4
  %and.i.i = and i32 %37, 7
  %idxprom.i.i = zext i32 %and.i.i to i64
  %arrayidx.i.i = getelementptr inbounds nuw [8 x i32], ptr addrspace(10) @_ZL6primes, i64 0, i64 %idxprom.i.i
  %38 = load i32, ptr addrspace(10) %arrayidx.i.i, align 4
  %39 = load i32, ptr %sum.i, align 4
  %add5.i = add i32 %39, %38
  store i32 %add5.i, ptr %sum.i, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %entry, %if.then.i
  %40 = load i32, ptr %sum.i, align 4
  %mul6.i = mul i32 %40, 10
  %41 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %add7.i = add i32 %mul6.i, %41
  %42 = load <3 x i32>, ptr %id.addr.i, align 16
  %43 = extractelement <3 x i32> %42, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %43, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %44 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i, align 8
  %45 = load i32, ptr %Index.addr.i, align 4
  %46 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %44, i32 %45)
  store i32 %add7.i, ptr addrspace(11) %46, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
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
