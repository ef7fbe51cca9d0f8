//! `-s`: LLVM IR as the Khronos translator's passes leave it in front of its translation.

use super::{disassembled, folder};
use crate::support::folder::Folder;

pub(super) const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\n";
pub(super) const OPENCL: &str = "!opencl.ocl.version = !{!0}\n!opencl.spir.version = !{!0}\n!opencl.used.extensions = !{!1}\n!opencl.used.optional.core.features = !{!2}\n\
    !0 = !{i32 2, i32 0}\n!1 = !{!\"cl_khr_subgroups\", !\"cl_khr_fp16\"}\n!2 = !{}\n";

/// The regularized form of a module, as text.
pub(super) fn regularized(folder: &Folder, module: &str, arguments: &[&str]) -> String {
    folder.file("m.ll", module);
    folder.succeed(&[&["m.ll", "-s", "-o", "m.bc"], arguments].concat());
    disassembled(&folder.read("m.bc"))
}

pub(super) fn shows(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
}

pub(super) fn lacks(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(!text.contains(part), "{part} in\n{text}");
    }
}

/// How often each instruction stands in the SPIR-V of a file.
pub(super) fn instructions(folder: &Folder, file: &str) -> std::collections::BTreeMap<String, usize> {
    let text = folder.text(&[file, "-spirv-text", "--spirv-ext=+all,-SPV_KHR_untyped_pointers", "-o", "-"]);
    let mut counts = std::collections::BTreeMap::new();
    for name in text.lines().filter_map(|line| line.split(' ').nth(1)) {
        *counts.entry(name.to_owned()).or_default() += 1;
    }
    // Values that only calls had get names from the instructions in their place, and constants are shared otherwise.
    counts.retain(|name, _| !["Name", "Undef", "Constant", "ConstantNull"].contains(&name.as_str()));
    counts
}

#[apply(case)]
fn metadata_of_opencl_becomes_that_of_spirv() {
    let folder = folder("regularized_metadata");
    let module = format!(
        "{HEAD}declare void @unused()\n\
         define spir_kernel void @k() !reqd_work_group_size !3 !vec_type_hint !4 !intel_reqd_sub_group_size !5 {{\n  ret void\n}}\n\
         {OPENCL}!3 = !{{i32 4, i32 2, i32 1}}\n!4 = !{{<4 x float> undef, i32 0}}\n!5 = !{{i32 16}}\n"
    );
    let text = regularized(&folder, &module, &[]);
    shows(
        &text,
        &[
            "!spirv.Source = !{!0}\n!spirv.MemoryModel = !{!1}\n!spirv.SourceExtension = !{!2, !3}\n!spirv.ExecutionMode = !{!4, !5, !6}\n",
            "!0 = !{i32 3, i32 200000}\n!1 = !{i32 2, i32 2}\n!2 = !{!\"cl_khr_fp16\"}\n!3 = !{!\"cl_khr_subgroups\"}\n\
             !4 = !{ptr @k, i32 17, i32 4, i32 2, i32 1}\n!5 = !{ptr @k, i32 30, i32 262149}\n!6 = !{ptr @k, i32 35, i32 16}\n",
        ],
    );
    lacks(&text, &["!opencl.", "@unused"]);
    // Modes are said once, though metadata of the kernel says them, too.
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
    shows(
        &regularized(&folder, &module, &["--spirv-erase-cl-md=0"]),
        &["!opencl.ocl.version", "!spirv.Source"],
    );
    // A module of another language has no source.
    let text = regularized(&folder, &format!("{HEAD}define spir_kernel void @k() {{\n  ret void\n}}\n"), &[]);
    shows(&text, &["!spirv.ExecutionMode = !{}"]);
    lacks(&text, &["!spirv.Source"]);
}

#[apply(case)]
fn exchanges_and_carries_become_calls() {
    let folder = folder("regularized_calls");
    let text = regularized(
        &folder,
        &format!(
            "{HEAD}define spir_func i32 @f(ptr addrspace(1) %p, i32 %a, i32 %b) {{\n\
             \x20 %pair = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b syncscope(\"workgroup\") acq_rel acquire\n\
             \x20 %old = extractvalue {{ i32, i1 }} %pair, 0\n\
             \x20 %sum = tail call {{ i32, i1 }} @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)\n\
             \x20 %carry = extractvalue {{ i32, i1 }} %sum, 1\n  %wide = zext i1 %carry to i32\n  %r = udiv exact i32 %old, %wide\n\
             \x20 %turned = tail call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 5)\n  %f = freeze i32 %turned\n  %s = add i32 %f, %r\n\
             \x20 ret i32 %s\n}}\n\
             declare {{ i32, i1 }} @llvm.uadd.with.overflow.i32(i32, i32)\ndeclare i32 @llvm.fshl.i32(i32, i32, i32)\n"
        ),
        &[],
    );
    shows(
        &text,
        &[
            "%cmpxchg.res = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 2, i32 8, i32 2, i32 %b, i32 %a)",
            "%cmpxchg.success = icmp eq i32 %cmpxchg.res, %a",
            "%pair = insertvalue { i32, i1 }",
            "call spir_func void @_Z17__spirv_IAddCarryii(ptr sret(%0) %1, i32 %a, i32 %b)",
            "%wide = select i1 %carry, i32 1, i32 0",
            "%r = udiv i32 %old, %wide",
            "%turned = call spir_func i32 @spirv.llvm_fshl_i32(i32 %a, i32 %b, i32 5)",
            "define spir_func i32 @spirv.llvm_fshl_i32(i32 %0, i32 %1, i32 %2) {",
        ],
    );
    lacks(&text, &["tail call", "freeze", "llvm.uadd", "llvm.fshl"]);
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}

#[apply(case)]
fn some_functions_in_the_place_of_intrinsics_are_plain_ones() {
    let folder = folder("regularized_helpers");
    let text = regularized(
        &folder,
        &format!(
            "{HEAD}define spir_func i32 @f(i32 %a) {{\n  %s = call i32 @llvm.bswap.i32(i32 %a)\n  ret i32 %s\n}}\n\
             declare i32 @llvm.bswap.i32(i32)\n"
        ),
        &[],
    );
    let wanted =
        ["%s = call i32 @spirv.llvm_bswap_i32(i32 %a)", "define i32 @spirv.llvm_bswap_i32(i32 %0) {"];
    shows(&text, &wanted);
}

#[apply(case)]
fn extensions_are_to_be_asked_for() {
    let folder = folder("regularized_extensions");
    let body = format!(
        "{HEAD}define spir_func i32 @f(i32 %a) {{\n  %r = call i32 @llvm.bitreverse.i32(i32 %a)\n  ret i32 %r\n}}\n\
         declare i32 @llvm.bitreverse.i32(i32)\n"
    );
    shows(&regularized(&folder, &body, &[]), &["%r = call i32 @llvm_bitreverse_i32(i32 %a)"]);
    let text = regularized(&folder, &body, &["--spirv-ext=+SPV_KHR_bit_instructions"]);
    shows(&text, &["%r = call i32 @llvm.bitreverse.i32(i32 %a)"]);
}

#[apply(case)]
fn booleans_become_numbers_by_choice() {
    let folder = folder("regularized_booleans");
    let text = regularized(
        &folder,
        &format!(
            "{HEAD}define spir_func float @f(i1 %x, i1 %y, <2 x i1> %v, i32 %a, ptr %p) {{\n\
             \x20 %s = sext <2 x i1> %v to <2 x i32>\n  store <2 x i32> %s, ptr %p\n  %t = trunc i32 %a to i1\n\
             \x20 %m = shl i1 %x, %t\n  %u = uitofp i1 %m to float\n  %w = sitofp i1 %y to float\n  %r = fadd float %u, %w\n  ret float %r\n}}\n"
        ),
        &[],
    );
    shows(
        &text,
        &[
            "%s = select <2 x i1> %v, <2 x i32> splat (i32 -1), <2 x i32> zeroinitializer",
            "and i32 %a, 1",
            "%t = icmp ne i32",
            "lshr i32",
            "%u = uitofp i32",
            "%w = sitofp i32",
            "select i1 %y, i32 -1, i32 0",
        ],
    );
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}

const BUILTINS: &str = "define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %g, ptr addrspace(4) %h, <4 x float> %v, <4 x i32> %i, float %x, i32 %n) {\n\
    \x20 %id = tail call spir_func i64 @_Z13get_global_idj(i32 0) #0\n\
    \x20 %sin = call fast spir_func float @_Z3sinf(float noundef %x) #0\n\
    \x20 %max = call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> %v, float %sin) #0\n\
    \x20 %cv = call spir_func <4 x i32> @_Z16convert_int4_rteDv4_f(<4 x float> %max) #0\n\
    \x20 %same = call spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32> %cv) #0\n\
    \x20 %nan = call spir_func i32 @_Z5isnanf(float %sin) #0\n\
    \x20 %all = call spir_func i32 @_Z3allDv4_i(<4 x i32> %same) #0\n\
    \x20 %less = call spir_func i32 @_Z6islessff(float %x, float %sin) #0\n\
    \x20 %umax = call spir_func i32 @_Z3maxjj(i32 %nan, i32 %all) #0\n\
    \x20 %dot = call spir_func float @_Z3dotff(float %x, float %sin) #0\n\
    \x20 %ld = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 0, ptr addrspace(1) %p)\n\
    \x20 call spir_func void @_Z7barrierj(i32 1)\n\
    \x20 %add = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %g, i32 %umax, i32 5, i32 2)\n\
    \x20 %any = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %g, i32 %add, i32 %n, i32 2)\n\
    \x20 %to = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %h)\n\
    \x20 store i8 1, ptr addrspace(1) %to\n  store i32 %less, ptr addrspace(1) %p\n  store float %dot, ptr addrspace(1) %p\n  store <4 x float> %ld, ptr addrspace(1) %p\n  ret void\n}\n\
    declare spir_func i64 @_Z13get_global_idj(i32) #0\ndeclare spir_func float @_Z3sinf(float noundef) #0\n\
    declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float>, float) #0\ndeclare spir_func <4 x i32> @_Z16convert_int4_rteDv4_f(<4 x float>) #0\n\
    declare spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32>) #0\ndeclare spir_func i32 @_Z5isnanf(float) #0\n\
    declare spir_func i32 @_Z3allDv4_i(<4 x i32>) #0\ndeclare spir_func i32 @_Z6islessff(float, float) #0\n\
    declare spir_func i32 @_Z3maxjj(i32, i32) #0\ndeclare spir_func float @_Z3dotff(float, float) #0\n\
    declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))\ndeclare spir_func void @_Z7barrierj(i32)\n\
    declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)\n\
    declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))\nattributes #0 = { nounwind memory(none) }\n";

#[apply(case)]
fn builtins_of_opencl_get_friendly_names() {
    let folder = folder("regularized_builtins");
    let text = regularized(&folder, &format!("{HEAD}{BUILTINS}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "%id = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #0",
            "%sin = call fast spir_func float @_Z15__spirv_ocl_sinf(float noundef %x) #0",
            "declare spir_func float @_Z15__spirv_ocl_sinf(float noundef) #0",
            "insertelement <4 x float> poison, float %sin, i32 0",
            "%max = call spir_func <4 x float> @_Z16__spirv_ocl_fmaxDv4_fS_(",
            "%cv = call spir_func <4 x i32> @_Z29__spirv_ConvertFToS_Rint4_rteDv4_f(<4 x float> %max)",
            "call spir_func i1 @_Z13__spirv_IsNanf(float %sin)",
            "%nan = select i1",
            "%cast = icmp slt <4 x i32> %cv, zeroinitializer",
            "call spir_func i1 @_Z11__spirv_AllDv4_b(<4 x i1> %cast)",
            "%less = call spir_func i32 @_Z20__spirv_FOrdLessThanff(float %x, float %sin)",
            "%umax = call spir_func i32 @_Z17__spirv_ocl_u_maxii(i32 %nan, i32 %all)",
            "fmul float %x, %sin",
            "%ld = call spir_func <4 x float> @_Z27__spirv_ocl_vloadn__Rfloat4lPU3AS1fi(i64 0, ptr addrspace(1) %p, i32 4)",
            "call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)",
            "%add = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS4iiii(ptr addrspace(4) %g, i32 1, i32 784, i32 %umax)",
            "%to = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4ci(ptr addrspace(4) %h, i32 5)",
            "%call = call spir_func i32 @__translate_ocl_memory_order(i32 %n)",
            "%any = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS4iiii(ptr addrspace(4) %g, i32 1, i32 %",
        ],
    );
    lacks(&text, &["@_Z3sinf", "convert_int4", "@_Z5isnanf"]);
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
    // Without OpenCL C there are no builtins of it.
    let text = regularized(&folder, &format!("{HEAD}{BUILTINS}"), &[]);
    shows(&text, &["@_Z3sinf(", "@_Z7barrierj("]);
}

const IMAGES: &str = "define spir_kernel void @k(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, ptr addrspace(1) %p) {\n\
    \x20 %t = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, <2 x i32> zeroinitializer)\n\
    \x20 %h = call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i)\n\
    \x20 store <4 x i32> %t, ptr addrspace(1) %p\n  store i32 %h, ptr addrspace(1) %p\n  ret void\n}\n\
    declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0), target(\"spirv.Sampler\"), <2 x i32>)\n\
    declare spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0))\n";

#[apply(case)]
fn images_are_sampled_and_measured_by_friendly_names() {
    let folder = folder("regularized_images");
    let text = regularized(&folder, &format!("{HEAD}{IMAGES}{OPENCL}"), &[]);
    shows(
        &text,
        &[
            "%TempSampledImage = call spir_func target(\"spirv.SampledImage\", void, 1, 0, 0, 0, 0, 0, 0) \
             @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(",
            "%t = call spir_func <4 x i32> @_Z38__spirv_ImageSampleExplicitLod__Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_iif(",
            "i32 8194, float 0.000000e+00)",
            "call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_RuintPU3AS133__spirv_Image__void_1_0_0_0_0_0_0i(",
            "%h = extractelement <2 x i32>",
        ],
    );
    assert_eq!(instructions(&folder, "m.bc"), instructions(&folder, "m.ll"));
}
