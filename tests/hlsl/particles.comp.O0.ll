target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%struct.Particle = type <{ <4 x float>, <4 x float>, float, i32 }>
%__cblayout_Step = type <{ float, i32 }>

@_ZL9Particles = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [10 x i8] c"Particles\00", align 1
@Step.cb = global target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) poison
@time = external hidden addrspace(12) global float, align 4
@count = external hidden addrspace(12) global i32, align 4
@Step.str = private unnamed_addr constant [5 x i8] c"Step\00", align 1

declare token @llvm.experimental.convergence.entry() #0

declare target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Steps_2_0t(i32, i32, i32, i32, ptr) #1

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
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %own.i = alloca %struct.Particle, align 1
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  store ptr @_ZL9Particles, ptr %result.ptr.i.i, align 8, !noalias !3
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !3
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !3
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !3
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !3
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !3
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !3
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !3
  %6 = call target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !3
  %7 = load target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), ptr %tmp.i.i, align 8, !noalias !3
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !3
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !3
  store ptr @_ZL9Particles, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %11 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %11, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %12 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !6, !align !7
  %13 = load target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) %13, ptr %this1.i7.i, align 8
  %14 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !6, !align !7
  %__counter_handle.i8.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i8.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  %Step.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Steps_2_0t(i32 0, i32 1, i32 1, i32 0, ptr @Step.str)
  store target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) %Step.cb_h.i.i, ptr @Step.cb, align 8
  %16 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %17 = insertelement <3 x i32> poison, i32 %16, i64 0
  %18 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %19 = insertelement <3 x i32> %17, i32 %18, i64 1
  %20 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %21 = insertelement <3 x i32> %19, i32 %20, i64 2
  store <3 x i32> %21, ptr %id.addr.i, align 16
  %22 = load <3 x i32>, ptr %id.addr.i, align 16
  %23 = extractelement <3 x i32> %22, i64 0
  %24 = load i32, ptr addrspace(12) @count, align 4
  %cmp.i = icmp uge i32 %23, %24
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  br label %_Z4mainDv3_j.exit

if.end.i:                                         ; preds = %entry
  %25 = load <3 x i32>, ptr %id.addr.i, align 16
  %26 = extractelement <3 x i32> %25, i64 0
  store ptr @_ZL9Particles, ptr %this.addr.i1, align 8
  store i32 %26, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %27 = load target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), ptr %this1.i3, align 8
  %28 = load i32, ptr %Index.addr.i2, align 4
  %29 = call noundef align 1 dereferenceable(40) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) %27, i32 %28)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %29 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %own.i, ptr align 1 %call1.ascast.i, i64 40, i1 false)
  %velocity.i = getelementptr inbounds nuw %struct.Particle, ptr %own.i, i32 0, i32 1
  %30 = load <4 x float>, ptr %velocity.i, align 1
  %31 = load float, ptr addrspace(12) @time, align 4
  %splat.splatinsert.i = insertelement <4 x float> poison, float %31, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %30, %splat.splat.i
  %32 = load <4 x float>, ptr %own.i, align 1
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %32, %mul.i
  store <4 x float> %add.i, ptr %own.i, align 1
  %kind.i = getelementptr inbounds nuw %struct.Particle, ptr %own.i, i32 0, i32 3
  %33 = load i32, ptr %kind.i, align 1
  %cmp2.i = icmp eq i32 %33, 1
  %34 = zext i1 %cmp2.i to i64
  %cond.i = select reassoc nnan ninf nsz arcp afn i1 %cmp2.i, float -1.000000e+00, float 5.000000e-01
  %splat.splatinsert3.i = insertelement <4 x float> poison, float %cond.i, i64 0
  %splat.splat4.i = shufflevector <4 x float> %splat.splatinsert3.i, <4 x float> poison, <4 x i32> zeroinitializer
  %velocity5.i = getelementptr inbounds nuw %struct.Particle, ptr %own.i, i32 0, i32 1
  %35 = load <4 x float>, ptr %velocity5.i, align 1
  %mul6.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %35, %splat.splat4.i
  store <4 x float> %mul6.i, ptr %velocity5.i, align 1
  %mass.i = getelementptr inbounds nuw %struct.Particle, ptr %own.i, i32 0, i32 2
  %36 = load float, ptr %mass.i, align 1
  %add7.i = fadd reassoc nnan ninf nsz arcp afn float %36, 1.000000e+00
  store float %add7.i, ptr %mass.i, align 1
  %37 = load <3 x i32>, ptr %id.addr.i, align 16
  %38 = extractelement <3 x i32> %37, i64 0
  store ptr @_ZL9Particles, ptr %this.addr.i, align 8
  store i32 %38, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %39 = load target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), ptr %this1.i, align 8
  %40 = load i32, ptr %Index.addr.i, align 4
  %41 = call noundef align 1 dereferenceable(40) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) %39, i32 %40)
  %call8.ascast.i = addrspacecast ptr addrspace(11) %41 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call8.ascast.i, ptr align 1 %own.i, i64 40, i1 false)
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %if.then.i, %if.end.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(i32, i32, i32, i32, ptr) #1

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), i32, i32) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), i32) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}

!0 = !{ptr @Step.cb, ptr addrspace(12) @time, ptr addrspace(12) @count}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl18RWStructuredBufferI8ParticleE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl18RWStructuredBufferI8ParticleE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!6 = !{}
!7 = !{i64 8}
