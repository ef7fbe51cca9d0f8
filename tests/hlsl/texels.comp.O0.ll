target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::Buffer" = type { target("spirv.Image", i32, 5, 2, 0, 0, 1, 0) }
%"class.hlsl::RWBuffer" = type { target("spirv.Image", float, 5, 2, 0, 0, 2, 1) }
%"class.hlsl::RWBuffer.0" = type { target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) }

@_ZL5Table = internal global %"class.hlsl::Buffer" poison, align 8
@.str = private unnamed_addr constant [6 x i8] c"Table\00", align 1
@_ZL5Image = internal global %"class.hlsl::RWBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"Image\00", align 1
@_ZL6Counts = internal global %"class.hlsl::RWBuffer.0" poison, align 8
@.str.4 = private unnamed_addr constant [7 x i8] c"Counts\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i39.i = alloca ptr, align 8
  %other.addr.i40.i = alloca ptr, align 8
  %this.addr.i37.i = alloca ptr, align 8
  %this.addr.i34.i = alloca ptr, align 8
  %other.addr.i35.i = alloca ptr, align 8
  %this.addr.i32.i = alloca ptr, align 8
  %this.addr.i29.i = alloca ptr, align 8
  %other.addr.i30.i = alloca ptr, align 8
  %this.addr.i27.i = alloca ptr, align 8
  %this.addr.i24.i = alloca ptr, align 8
  %other.addr.i25.i = alloca ptr, align 8
  %this.addr.i22.i = alloca ptr, align 8
  %this.addr.i19.i = alloca ptr, align 8
  %other.addr.i20.i = alloca ptr, align 8
  %this.addr.i17.i = alloca ptr, align 8
  %this.addr.i15.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i8.i = alloca ptr, align 8
  %registerNo.addr.i9.i = alloca i32, align 4
  %spaceNo.addr.i10.i = alloca i32, align 4
  %range.addr.i11.i = alloca i32, align 4
  %index.addr.i12.i = alloca i32, align 4
  %name.addr.i13.i = alloca ptr, align 8
  %tmp.i14.i = alloca %"class.hlsl::RWBuffer.0", align 8
  %result.ptr.i1.i = alloca ptr, align 8
  %registerNo.addr.i2.i = alloca i32, align 4
  %spaceNo.addr.i3.i = alloca i32, align 4
  %range.addr.i4.i = alloca i32, align 4
  %index.addr.i5.i = alloca i32, align 4
  %name.addr.i6.i = alloca ptr, align 8
  %tmp.i7.i = alloca %"class.hlsl::RWBuffer", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %tmp.i.i = alloca %"class.hlsl::Buffer", align 8
  %this.addr.i7 = alloca ptr, align 8
  %Index.addr.i8 = alloca i32, align 4
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %texel.i = alloca <4 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL5Table, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i17.i, align 8
  %this1.i18.i = load ptr, ptr %this.addr.i17.i, align 8
  store target("spirv.Image", i32, 5, 2, 0, 0, 1, 0) poison, ptr %this1.i18.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.Image", i32, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_1_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.Image", i32, 5, 2, 0, 0, 1, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL5Table, ptr %this.addr.i15.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i19.i, align 8
  store ptr %7, ptr %other.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i19.i, align 8
  %8 = load ptr, ptr %other.addr.i20.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.Image", i32, 5, 2, 0, 0, 1, 0), ptr %8, align 8
  store target("spirv.Image", i32, 5, 2, 0, 0, 1, 0) %9, ptr %this1.i21.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL5Image, ptr %result.ptr.i1.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !7
  store ptr %tmp.i7.i, ptr %this.addr.i22.i, align 8
  %this1.i23.i = load ptr, ptr %this.addr.i22.i, align 8
  store ptr %this1.i23.i, ptr %this.addr.i27.i, align 8
  %this1.i28.i = load ptr, ptr %this.addr.i27.i, align 8
  store target("spirv.Image", float, 5, 2, 0, 0, 2, 1) poison, ptr %this1.i28.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  store ptr @_ZL5Image, ptr %this.addr.i24.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i25.i, align 8
  %this1.i26.i = load ptr, ptr %this.addr.i24.i, align 8
  %16 = load ptr, ptr %other.addr.i25.i, align 8
  store ptr %this1.i26.i, ptr %this.addr.i29.i, align 8
  store ptr %16, ptr %other.addr.i30.i, align 8
  %this1.i31.i = load ptr, ptr %this.addr.i29.i, align 8
  %17 = load ptr, ptr %other.addr.i30.i, align 8, !nonnull !5, !align !6
  %18 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 1), ptr %17, align 8
  store target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %18, ptr %this1.i31.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr @_ZL6Counts, ptr %result.ptr.i8.i, align 8, !noalias !10
  store i32 2, ptr %registerNo.addr.i9.i, align 4, !noalias !10
  store i32 0, ptr %spaceNo.addr.i10.i, align 4, !noalias !10
  store i32 1, ptr %range.addr.i11.i, align 4, !noalias !10
  store i32 0, ptr %index.addr.i12.i, align 4, !noalias !10
  store ptr @.str.4, ptr %name.addr.i13.i, align 8, !noalias !10
  store ptr %tmp.i14.i, ptr %this.addr.i32.i, align 8
  %this1.i33.i = load ptr, ptr %this.addr.i32.i, align 8
  store ptr %this1.i33.i, ptr %this.addr.i37.i, align 8
  %this1.i38.i = load ptr, ptr %this.addr.i37.i, align 8
  store target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) poison, ptr %this1.i38.i, align 8
  %19 = load i32, ptr %registerNo.addr.i9.i, align 4, !noalias !10
  %20 = load i32, ptr %spaceNo.addr.i10.i, align 4, !noalias !10
  %21 = load i32, ptr %range.addr.i11.i, align 4, !noalias !10
  %22 = load i32, ptr %index.addr.i12.i, align 4, !noalias !10
  %23 = load ptr, ptr %name.addr.i13.i, align 8, !noalias !10
  %24 = call target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_2_33t(i32 %20, i32 %19, i32 %21, i32 %22, ptr %23)
  store target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) %24, ptr %tmp.i14.i, align 8, !noalias !10
  store ptr @_ZL6Counts, ptr %this.addr.i34.i, align 8
  store ptr %tmp.i14.i, ptr %other.addr.i35.i, align 8
  %this1.i36.i = load ptr, ptr %this.addr.i34.i, align 8
  %25 = load ptr, ptr %other.addr.i35.i, align 8
  store ptr %this1.i36.i, ptr %this.addr.i39.i, align 8
  store ptr %25, ptr %other.addr.i40.i, align 8
  %this1.i41.i = load ptr, ptr %this.addr.i39.i, align 8
  %26 = load ptr, ptr %other.addr.i40.i, align 8, !nonnull !5, !align !6
  %27 = load target("spirv.Image", i32, 5, 2, 0, 0, 2, 33), ptr %26, align 8
  store target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) %27, ptr %this1.i41.i, align 8
  %28 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %29 = insertelement <3 x i32> poison, i32 %28, i64 0
  %30 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %31 = insertelement <3 x i32> %29, i32 %30, i64 1
  %32 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %33 = insertelement <3 x i32> %31, i32 %32, i64 2
  store <3 x i32> %33, ptr %id.addr.i, align 16
  %34 = load <3 x i32>, ptr %id.addr.i, align 16
  %35 = extractelement <3 x i32> %34, i64 0
  store ptr @_ZL5Image, ptr %this.addr.i1, align 8
  store i32 %35, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %36 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 1), ptr %this1.i3, align 8
  %37 = load i32, ptr %Index.addr.i2, align 4
  %38 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %36, i32 %37)
  %39 = load <4 x float>, ptr addrspace(11) %38, align 16
  store <4 x float> %39, ptr %texel.i, align 16
  %40 = load <4 x float>, ptr %texel.i, align 16
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %40, splat (float 2.000000e+00)
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i, <float 1.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>
  %41 = load <3 x i32>, ptr %id.addr.i, align 16
  %42 = extractelement <3 x i32> %41, i64 0
  store ptr @_ZL5Image, ptr %this.addr.i, align 8
  store i32 %42, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %43 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 1), ptr %this1.i, align 8
  %44 = load i32, ptr %Index.addr.i, align 4
  %45 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %43, i32 %44)
  store <4 x float> %add.i, ptr addrspace(11) %45, align 16
  %46 = load <3 x i32>, ptr %id.addr.i, align 16
  %47 = extractelement <3 x i32> %46, i64 0
  %48 = load <3 x i32>, ptr %id.addr.i, align 16
  %49 = extractelement <3 x i32> %48, i64 0
  store ptr @_ZL5Table, ptr %this.addr.i7, align 8
  store i32 %49, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %50 = load target("spirv.Image", i32, 5, 2, 0, 0, 1, 0), ptr %this1.i9, align 8
  %51 = load i32, ptr %Index.addr.i8, align 4
  %52 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_1_0t(target("spirv.Image", i32, 5, 2, 0, 0, 1, 0) %50, i32 %51)
  %53 = load i32, ptr addrspace(11) %52, align 4
  store ptr @_ZL6Counts, ptr %this.addr.i4, align 8
  store i32 %53, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %54 = load target("spirv.Image", i32, 5, 2, 0, 0, 2, 33), ptr %this1.i6, align 8
  %55 = load i32, ptr %Index.addr.i5, align 4
  %56 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_2_33t(target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) %54, i32 %55)
  store i32 %47, ptr addrspace(11) %56, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.Image", i32, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_1_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_2_33t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_1_0t(target("spirv.Image", i32, 5, 2, 0, 0, 1, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_2_33t(target("spirv.Image", i32, 5, 2, 0, 0, 2, 33), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl6BufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl6BufferIjE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl8RWBufferIDv4_fE19__createFromBindingEjjijPKc: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl8RWBufferIDv4_fE19__createFromBindingEjjijPKc"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl8RWBufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl8RWBufferIjE19__createFromBindingEjjijPKc"}
