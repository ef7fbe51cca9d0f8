; ModuleID = 'opencl-later/images.cl'
source_filename = "opencl-later/images.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  %vecinit.i = insertelement <2 x i32> poison, i32 %conv.i, i64 0
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %conv2.i = trunc i64 %call1.i to i32
  %vecinit3.i = insertelement <2 x i32> %vecinit.i, i32 %conv2.i, i64 1
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #8
  %call4.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit3.i) #9
  %sub.i = fsub <4 x float> splat (float 1.000000e+00), %call4.i
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> noundef %vecinit3.i, <4 x float> noundef %sub.i) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv = trunc i64 %call to i32
  %vecinit = insertelement <2 x i32> poison, i32 %conv, i64 0
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %conv2 = trunc i64 %call1 to i32
  %vecinit3 = insertelement <2 x i32> %vecinit, i32 %conv2, i64 1
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #8
  %call4 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit3) #9
  %sub = fsub <4 x float> splat (float 1.000000e+00), %call4
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> noundef %vecinit3, <4 x float> noundef %sub) #10
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @sampled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %s, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 4)) %out, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !kernel_arg_name !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %conv2.i = trunc i64 %call1.i to i32
  %conv3.i = sitofp i32 %conv.i to float
  %add.i = fadd float %conv3.i, 5.000000e-01
  %vecinit.i = insertelement <2 x float> poison, float %add.i, i64 0
  %conv4.i = sitofp i32 %conv2.i to float
  %add5.i = fadd float %conv4.i, 5.000000e-01
  %vecinit6.i = insertelement <2 x float> %vecinit.i, float %add5.i, i64 1
  %call7.i = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %call8.i = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %call7.i) #7
  %div.i = fdiv <2 x float> %vecinit6.i, %call8.i, !fpmath !18
  %call9.i = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %s, <2 x float> noundef %div.i) #9
  %0 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %conv.i, i64 0
  %vecinit14.i = insertelement <4 x i32> %0, i32 %conv2.i, i64 1
  %call15.i = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Sampler") %s, <4 x i32> noundef %vecinit14.i) #9
  %add16.i = add <4 x i32> %call15.i, %call9.i
  %call17.i = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %mul.i = mul nsw i32 %call17.i, %conv2.i
  %add18.i = add nsw i32 %mul.i, %conv.i
  %idxprom.i = sext i32 %add18.i to i64
  %arrayidx.i = getelementptr inbounds <4 x i32>, ptr addrspace(1) %out, i64 %idxprom.i
  store <4 x i32> %add16.i, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !19
  %call19.i = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %call20.i = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) #7
  %add21.i = add nsw i32 %call20.i, %call19.i
  %call22.i = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %add23.i = add nsw i32 %add21.i, %call22.i
  store i32 %add23.i, ptr addrspace(1) %out, align 16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sampled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %s, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 4)) %out, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !kernel_arg_name !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %conv2 = trunc i64 %call1 to i32
  %conv3 = sitofp i32 %conv to float
  %add = fadd float %conv3, 5.000000e-01
  %vecinit = insertelement <2 x float> poison, float %add, i64 0
  %conv4 = sitofp i32 %conv2 to float
  %add5 = fadd float %conv4, 5.000000e-01
  %vecinit6 = insertelement <2 x float> %vecinit, float %add5, i64 1
  %call7 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %call8 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %call7) #7
  %div = fdiv <2 x float> %vecinit6, %call8, !fpmath !18
  %call9 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %s, <2 x float> noundef %div) #9
  %0 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %conv, i64 0
  %vecinit14 = insertelement <4 x i32> %0, i32 %conv2, i64 1
  %call15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Sampler") %s, <4 x i32> noundef %vecinit14) #9
  %add16 = add <4 x i32> %call15, %call9
  %call17 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %mul = mul nsw i32 %call17, %conv2
  %add18 = add nsw i32 %mul, %conv
  %idxprom = sext i32 %add18 to i64
  %arrayidx = getelementptr inbounds <4 x i32>, ptr addrspace(1) %out, i64 %idxprom
  store <4 x i32> %add16, ptr addrspace(1) %arrayidx, align 16, !tbaa !19
  %call19 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %call20 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) #7
  %add21 = add nsw i32 %call20, %call19
  %call22 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) #7
  %add23 = add nsw i32 %add21, %call22
  store i32 %add23, ptr addrspace(1) %out, align 16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @arrays(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 !kernel_arg_name !24 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, i32 noundef %conv.i) #9
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #8
  %vecinit4.i = insertelement <4 x i32> <i32 poison, i32 0, i32 1, i32 0>, i32 %conv.i, i64 0
  %call5.i = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, target("spirv.Sampler") %0, <4 x i32> noundef %vecinit4.i) #9
  %add.i = add <4 x i32> %call5.i, %call1.i
  %call6.i = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers) #7
  %conv7.i = trunc i64 %call6.i to i32
  %splat.splatinsert.i = insertelement <4 x i32> poison, i32 %conv7.i, i64 0
  %splat.splat.i = shufflevector <4 x i32> %splat.splatinsert.i, <4 x i32> poison, <4 x i32> zeroinitializer
  %add8.i = add <4 x i32> %add.i, %splat.splat.i
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out, i32 noundef %conv.i, <4 x i32> noundef %add8.i) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_arrays(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 !kernel_arg_name !24 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, i32 noundef %conv) #9
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #8
  %vecinit4 = insertelement <4 x i32> <i32 poison, i32 0, i32 1, i32 0>, i32 %conv, i64 0
  %call5 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, target("spirv.Sampler") %0, <4 x i32> noundef %vecinit4) #9
  %add = add <4 x i32> %call5, %call1
  %call6 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers) #7
  %conv7 = trunc i64 %call6 to i32
  %splat.splatinsert = insertelement <4 x i32> poison, i32 %conv7, i64 0
  %splat.splat = shufflevector <4 x i32> %splat.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  %add8 = add <4 x i32> %add, %splat.splat
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out, i32 noundef %conv, <4 x i32> noundef %add8) #10
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #5

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind willreturn memory(read) }
attributes #10 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1}
!8 = !{!"read_only", !"write_only"}
!9 = !{!"image2d_t", !"image2d_t"}
!10 = !{!"", !""}
!11 = !{!"in", !"out"}
!12 = !{i32 1, i32 0, i32 1, i32 1}
!13 = !{!"read_only", !"none", !"none", !"read_only"}
!14 = !{!"image2d_t", !"sampler_t", !"uint4*", !"image3d_t"}
!15 = !{!"image2d_t", !"sampler_t", !"uint __attribute__((ext_vector_type(4)))*", !"image3d_t"}
!16 = !{!"", !"", !"", !""}
!17 = !{!"in", !"s", !"out", !"volume"}
!18 = !{float 2.500000e+00}
!19 = !{!5, !5, i64 0}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"read_only", !"read_only", !"write_only"}
!22 = !{!"image1d_t", !"image2d_array_t", !"image1d_buffer_t"}
!23 = !{!"", !"", !""}
!24 = !{!"line", !"layers", !"out"}
