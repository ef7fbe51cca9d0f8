//! Objects of OpenCL C: images, samplers, ranges of work-items.

use super::folder;
use super::lines::{lacks, shows};
use super::values::{back, written};

/// The module's source is OpenCL C 2.0.
const VERSION: &str =
    "!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n!spirv.Source = !{!1}\n!1 = !{i32 3, i32 200000}\n";

#[apply(case)]
fn sizes_of_ranges_are_loaded_where_they_stand() {
    let body = "target datalayout = \"e-i64:64\"\n%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }\n\
        declare spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr sret(%struct.ndrange_t) align 8, ptr, ptr, ptr)\n\
        define spir_func void @f() {\n  %range = alloca %struct.ndrange_t, align 8\n\
          %offset = alloca [2 x i64], align 8\n  %size = alloca [2 x i64], align 8\n  %local = alloca [2 x i64], align 8\n\
          %first = getelementptr inbounds [2 x i64], ptr %size, i64 0, i64 0\n\
          call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr sret(%struct.ndrange_t) align 8 %range, ptr %offset, ptr %first, ptr %local)\n\
          ret void\n}\n";
    let text = written(&folder("objects_ranges"), &[], &format!("{body}{VERSION}"));
    shows(
        &text,
        &[
            "Name $range \"range\"",
            "Name $offset \"offset\"",
            "Name $size \"size\"",
            "Name $local \"local\"",
            "Load $array $x $offset 2 8",
            "Load $array $y $size 2 8",
            "Load $array $z $local 2 8",
            "BuildNDRange _ $r $y $z $x",
            "Store $range $r",
        ],
    );
    assert!(lacks(&text, "Bitcast ..."), "{text}");
}

#[apply(case)]
fn templates_tell_the_sign_of_texels() {
    let image = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";
    let read = |texel: &str| format!("@_Z17__spirv_ImageReadI{texel}14ocl_image2d_roDv2_iET_T0_T1_");
    let body = format!(
        "declare spir_func <4 x i32> {0}({image}, <2 x i32>)\ndeclare spir_func <4 x i32> {1}({image}, <2 x i32>)\n\
         define spir_func void @f({image} %i) {{\n\
           %a = call spir_func <4 x i32> {0}({image} %i, <2 x i32> zeroinitializer)\n\
           %b = call spir_func <4 x i32> {1}({image} %i, <2 x i32> zeroinitializer)\n  ret void\n}}",
        read("Dv4_i"),
        read("Dv4_j"),
    );
    let text = written(&folder("objects_templates"), &[], &body);
    shows(&text, &["ImageRead _ _ _ _ 4096", "ImageRead _ _ _ _ 8192"]);
    assert!(text.starts_with("119734787 66560 "), "{text}");
    let text = written(&folder("objects_templates"), &["--spirv-max-version=1.3"], &body);
    shows(&text, &["ImageRead _ _ _ _", "ImageRead _ _ _ _"]);
}

#[apply(case)]
fn samplers_stand_in_structures() {
    let image = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";
    let sampled = "target(\"spirv.SampledImage\", void, 1, 0, 0, 0, 0, 0, 0)";
    let combine = "_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler";
    let sample =
        "_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif";
    let body = format!(
        "%spirv.ConstantSampler = type {{ i32, i32, i32 }}\n\
         @s = internal addrspace(2) constant %spirv.ConstantSampler {{ i32 2, i32 0, i32 1 }}\n\
         declare spir_func {sampled} @{combine}({image}, ptr addrspace(2))\n\
         declare spir_func <4 x i32> @{sample}({sampled}, <2 x float>, i32, float)\n\
         define spir_kernel void @k({image} %i) {{\n\
           %si = call spir_func {sampled} @{combine}({image} %i, ptr addrspace(2) @s)\n\
           %c = call spir_func <4 x i32> @{sample}({sampled} %si, <2 x float> zeroinitializer, i32 2, float 0.0)\n  ret void\n}}"
    );
    let text = written(&folder("objects_structures"), &[], &body);
    // The signed texels ask for a version whose interfaces list variables; the sampler is none.
    shows(
        &text,
        &[
            "EntryPoint 6 _ \"k\"",
            "Name $s \"s\"",
            "TypeSampler $type",
            "ConstantSampler $type $s 2 0 1",
            "SampledImage _ _ _ $s",
            "ImageSampleExplicitLod _ _ _ _ 4098 _",
        ],
    );
}

#[apply(case)]
fn sampled_images_of_their_own_are_no_images() {
    let sampled = "target(\"spirv.SampledImage\", void, 1, 0, 0, 0, 0, 0, 0)";
    let name =
        "_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif";
    let body = format!(
        "declare spir_func <4 x i32> @{name}({sampled}, <2 x float>, i32, float)\n\
         define spir_func void @f({sampled} %i) {{\n\
           %a = call spir_func <4 x i32> @{name}({sampled} %i, <2 x float> zeroinitializer, i32 2, float 0.0)\n  ret void\n}}"
    );
    let text = back(&folder("objects_sampled"), &["--spirv-max-version=1.3"], &body);
    assert!(text.contains(&format!("call spir_func <4 x i32> @{name}(")), "{text}");
}
