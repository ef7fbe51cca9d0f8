target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i22.i = alloca ptr, align 8
  %other.addr.i23.i = alloca ptr, align 8
  %this.addr.i20.i = alloca ptr, align 8
  %this.addr.i17.i = alloca ptr, align 8
  %other.addr.i18.i = alloca ptr, align 8
  %this.addr.i15.i = alloca ptr, align 8
  %this.addr.i12.i = alloca ptr, align 8
  %other.addr.i13.i = alloca ptr, align 8
  %this.addr.i10.i = alloca ptr, align 8
  %this.addr.i8.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i1.i = alloca ptr, align 8
  %registerNo.addr.i2.i = alloca i32, align 4
  %spaceNo.addr.i3.i = alloca i32, align 4
  %range.addr.i4.i = alloca i32, align 4
  %index.addr.i5.i = alloca i32, align 4
  %name.addr.i6.i = alloca ptr, align 8
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i7.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %tmp.i.i = alloca %"class.hlsl::StructuredBuffer", align 8
  %this.addr.i10 = alloca ptr, align 8
  %Index.addr.i11 = alloca i32, align 4
  %this.addr.i7 = alloca ptr, align 8
  %Index.addr.i8 = alloca i32, align 4
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %lane.i = alloca i32, align 4
  %value.i = alloca i32, align 4
  %sum.i = alloca i32, align 4
  %step_size.i = alloca i32, align 4
  %other.i = alloca i32, align 4
  %total.i = alloca i32, align 4
  %ballot.i = alloca <4 x i32>, align 16
  %rank.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %9, ptr %this1.i14.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL3Out, ptr %result.ptr.i1.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !7
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  store ptr %tmp.i7.i, ptr %this.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i20.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %16, i32 %17, i32 %18)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %19, ptr %__counter_handle.i.i, align 8, !noalias !7
  store ptr @_ZL3Out, ptr %this.addr.i17.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 8
  %20 = load ptr, ptr %other.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 8
  store ptr %20, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !5, !align !6
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i25.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %23, i32 0, i32 1
  %24 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i25.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i24.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %24, ptr %__counter_handle3.i.i, align 8
  %25 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %26 = insertelement <3 x i32> poison, i32 %25, i64 0
  %27 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %28 = insertelement <3 x i32> %26, i32 %27, i64 1
  %29 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %30 = insertelement <3 x i32> %28, i32 %29, i64 2
  store <3 x i32> %30, ptr %id.addr.i, align 16
  %31 = call spir_func i32 @__hlsl_wave_get_lane_index() #8 [ "convergencectrl"(token %0) ]
  store i32 %31, ptr %lane.i, align 4
  %32 = load <3 x i32>, ptr %id.addr.i, align 16
  %33 = extractelement <3 x i32> %32, i64 0
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %33, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %34 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %35 = load i32, ptr %Index.addr.i, align 4
  %36 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %34, i32 %35)
  %37 = load i32, ptr addrspace(11) %36, align 4
  store i32 %37, ptr %value.i, align 4
  %38 = load i32, ptr %value.i, align 4
  store i32 %38, ptr %sum.i, align 4
  store i32 1, ptr %step_size.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %entry
  %39 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %40 = load i32, ptr %step_size.i, align 4
  %cmp.i = icmp ult i32 %40, 32
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %41 = load i32, ptr %sum.i, align 4
  %42 = load i32, ptr %lane.i, align 4
  %43 = load i32, ptr %step_size.i, align 4
  %cmp2.i = icmp uge i32 %42, %43
  br i1 %cmp2.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body.i
  %44 = load i32, ptr %lane.i, align 4
  %45 = load i32, ptr %step_size.i, align 4
  %sub.i = sub i32 %44, %45
  br label %cond.end.i

cond.false.i:                                     ; preds = %for.body.i
  %46 = load i32, ptr %lane.i, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %46, %cond.false.i ]
  %hlsl.wave.readlane3.i = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %41, i32 %cond.i) [ "convergencectrl"(token %39) ]
  store i32 %hlsl.wave.readlane3.i, ptr %other.i, align 4
  %47 = load i32, ptr %lane.i, align 4
  %48 = load i32, ptr %step_size.i, align 4
  %cmp4.i = icmp uge i32 %47, %48
  br i1 %cmp4.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cond.end.i
  %49 = load i32, ptr %other.i, align 4
  %50 = load i32, ptr %sum.i, align 4
  %add.i = add i32 %50, %49
  store i32 %add.i, ptr %sum.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %cond.end.i
  %51 = load i32, ptr %step_size.i, align 4
  %mul.i = mul i32 %51, 2
  store i32 %mul.i, ptr %step_size.i, align 4
  br label %for.cond.i, !llvm.loop !10

for.end.i:                                        ; preds = %for.cond.i
  %52 = load i32, ptr %value.i, align 4
  %hlsl.wave.active.sum5.i = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %52) [ "convergencectrl"(token %0) ]
  store i32 %hlsl.wave.active.sum5.i, ptr %total.i, align 4
  %53 = load i32, ptr %value.i, align 4
  %and.i = and i32 %53, 1
  %cmp6.i = icmp ne i32 %and.i, 0
  %54 = call spir_func <4 x i32> @llvm.spv.wave.ballot(i1 %cmp6.i) [ "convergencectrl"(token %0) ]
  store <4 x i32> %54, ptr %ballot.i, align 16
  %55 = load <4 x i32>, ptr %ballot.i, align 16
  %56 = extractelement <4 x i32> %55, i64 0
  %57 = load i32, ptr %lane.i, align 4
  %shl.mask.i = and i32 %57, 31
  %shl.i = shl i32 1, %shl.mask.i
  %sub7.i = sub i32 %shl.i, 1
  %and8.i = and i32 %56, %sub7.i
  %elt.ctpop.i = call i32 @llvm.ctpop.i32(i32 %and8.i)
  store i32 %elt.ctpop.i, ptr %rank.i, align 4
  %58 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %0) ]
  br i1 %58, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %for.end.i
  %59 = load i32, ptr %total.i, align 4
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 96, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %60 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %61 = load i32, ptr %Index.addr.i2, align 4
  %62 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %60, i32 %61)
  store i32 %59, ptr addrspace(11) %62, align 4
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then9.i, %for.end.i
  %63 = load i32, ptr %sum.i, align 4
  %64 = load <3 x i32>, ptr %id.addr.i, align 16
  %65 = extractelement <3 x i32> %64, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i10, align 8
  store i32 %65, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %66 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i12, align 8
  %67 = load i32, ptr %Index.addr.i11, align 4
  %68 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %66, i32 %67)
  store i32 %63, ptr addrspace(11) %68, align 4
  %69 = load i32, ptr %rank.i, align 4
  %70 = load <3 x i32>, ptr %id.addr.i, align 16
  %71 = extractelement <3 x i32> %70, i64 0
  %add13.i = add i32 32, %71
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %add13.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %72 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i9, align 8
  %73 = load i32, ptr %Index.addr.i8, align 4
  %74 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %72, i32 %73)
  store i32 %69, ptr addrspace(11) %74, align 4
  %75 = load i32, ptr %value.i, align 4
  %cmp15.i = icmp ult i32 %75, 1000
  %76 = call spir_func i1 @llvm.spv.wave.all(i1 %cmp15.i) [ "convergencectrl"(token %0) ]
  br i1 %76, label %cond.true16.i, label %cond.false18.i

cond.true16.i:                                    ; preds = %if.end11.i
  %77 = load i32, ptr %value.i, align 4
  %hlsl.wave.active.max17.i = call spir_func i32 @llvm.spv.wave.reduce.umax.i32(i32 %77) [ "convergencectrl"(token %0) ]
  br label %_Z4mainDv3_j.exit

cond.false18.i:                                   ; preds = %if.end11.i
  %78 = load i32, ptr %value.i, align 4
  %hlsl.wave.active.min19.i = call spir_func i32 @llvm.spv.wave.reduce.umin.i32(i32 %78) [ "convergencectrl"(token %0) ]
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %cond.true16.i, %cond.false18.i
  %cond21.i = phi i32 [ %hlsl.wave.active.max17.i, %cond.true16.i ], [ %hlsl.wave.active.min19.i, %cond.false18.i ]
  %79 = load <3 x i32>, ptr %id.addr.i, align 16
  %80 = extractelement <3 x i32> %79, i64 0
  %add22.i = add i32 64, %80
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 %add22.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %81 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i6, align 8
  %82 = load i32, ptr %Index.addr.i5, align 4
  %83 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %81, i32 %82)
  store i32 %cond21.i, ptr addrspace(11) %83, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare spir_func i32 @__hlsl_wave_get_lane_index() #3

declare token @llvm.experimental.convergence.loop() #0

declare i32 @llvm.spv.wave.readlane.i32(i32, i32) #0

declare i32 @llvm.spv.wave.reduce.sum.i32(i32) #0

declare <4 x i32> @llvm.spv.wave.ballot(i1) #0

declare i32 @llvm.ctpop.i32(i32) #4

declare i1 @llvm.spv.wave.is.first.lane() #5

declare i1 @llvm.spv.wave.all(i1) #0

declare i32 @llvm.spv.wave.reduce.umax.i32(i32) #0

declare i32 @llvm.spv.wave.reduce.umin.i32(i32) #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #6

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #6

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #6

declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { convergent }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
