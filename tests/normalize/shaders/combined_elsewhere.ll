target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"
@albedo = external hidden addrspace(2) global target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0, 0), !spirv.Decorations !0
@tex = external hidden addrspace(2) global target("spirv.Image", float, 1, 0, 0, 0, 1, 0, 0), !spirv.Decorations !3
@samp = external hidden addrspace(2) global target("spirv.Sampler"), !spirv.Decorations !5
@color = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !7
@id = external hidden thread_local addrspace(7) externally_initialized constant i32, !spirv.Decorations !9
declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS141__spirv_SampledImage__float_1_0_0_0_1_0_0Dv2_fif(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0, 0), <2 x float>, i32, float)
declare spir_func target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0, 0) @_Z20__spirv_SampledImagePU3AS134__spirv_Image__float_1_0_0_0_1_0_0PU3AS215__spirv_Sampler(target("spirv.Image", float, 1, 0, 0, 0, 1, 0, 0), target("spirv.Sampler"))
attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1, !2}
!1 = !{i32 34, i32 0}
!2 = !{i32 33, i32 0}
!3 = !{!1, !4}
!4 = !{i32 33, i32 1}
!5 = !{!1, !6}
!6 = !{i32 33, i32 2}
!7 = !{!8}
!8 = !{i32 30, i32 0}
!9 = !{!8, !10}
!10 = !{i32 14}
define spir_kernel void @main() #0 {
  %id = load i32, ptr addrspace(7) @id
  %texture = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0, 0), ptr addrspace(2) @tex
  %sampler = load target("spirv.Sampler"), ptr addrspace(2) @samp
  %image = call spir_func target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0, 0) @_Z20__spirv_SampledImagePU3AS134__spirv_Image__float_1_0_0_0_1_0_0PU3AS215__spirv_Sampler(target("spirv.Image", float, 1, 0, 0, 0, 1, 0, 0) %texture, target("spirv.Sampler") %sampler)
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %next, %loop ]
  %texel = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS141__spirv_SampledImage__float_1_0_0_0_1_0_0Dv2_fif(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0, 0) %image, <2 x float> zeroinitializer, i32 2, float 0.0)
  store <4 x float> %texel, ptr addrspace(8) @color
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %id
  br i1 %more, label %loop, label %end, !spirv.Merge !11
end:
  ret void, !spirv.Merge !15
}
!11 = !{!12, !13}
!12 = !{i32 0, !14}
!13 = !{i32 2, !14}
!14 = distinct !{i32 246, i32 0}
!15 = !{!16}
!16 = !{i32 1, !14}
