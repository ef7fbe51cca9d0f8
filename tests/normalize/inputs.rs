//! LLVM IR as other compilers write it that needs neither an extension nor another program: it becomes valid SPIR-V.

use super::words;
use crate::assembly::tools::disassemble_raw;
use crate::support::tool;

/// The module that IR becomes, as text; spirv-val accepts it.
fn valid(name: &str, ir: &str) -> String {
    let words = words(ir).unwrap_or_else(|error| panic!("{name}: {error}"));
    let text = disassemble_raw(&words);
    if tool::judges("spirv-val") {
        tool::spirv_val(&words).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
    }
    text
}

/// The module that IR becomes under a triple of 32-bit addresses.
fn valid_32(name: &str, ir: &str) -> String {
    valid(name, &format!("target triple = \"spir-unknown-unknown\"\n{ir}"))
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[apply(case)]
fn casts_between_address_spaces_go_by_way_of_the_generic_one() {
    let text = valid(
        "casts",
        "@g = addrspace(1) global i32 7\n\
         @h = addrspace(1) global ptr addrspace(3) addrspacecast (ptr addrspace(1) @g to ptr addrspace(3))\n\
         define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l) {\n%a = alloca i32\n\
         %q = addrspacecast ptr addrspace(1) %p to ptr\nstore i32 1, ptr %q\n\
         %r = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %r\n\
         %s = addrspacecast ptr %a to ptr addrspace(1)\nstore i32 1, ptr addrspace(1) %s\n\
         %t = addrspacecast ptr addrspace(3) %l to ptr addrspace(1)\nstore i32 1, ptr addrspace(1) %t\n\
         store i32 2, ptr addrspacecast (ptr addrspace(1) @g to ptr)\nret void\n}\n",
    );
    assert_eq!((count(&text, "PtrCastToGeneric"), count(&text, "GenericCastToPtr")), (6, 6), "{text}");
    // Nothing leads to constant memory, or away from it.
    for (from, to) in [(1, 2), (2, 1), (2, 4), (4, 2)] {
        let ir = format!(
            "define spir_kernel void @k(ptr addrspace({from}) %p, ptr addrspace(1) %o) {{\n\
             %q = addrspacecast ptr addrspace({from}) %p to ptr addrspace({to})\n\
             %v = load i32, ptr addrspace({to}) %q\nstore i32 %v, ptr addrspace(1) %o\nret void\n}}\n"
        );
        assert!(words(&ir).is_err(), "{from} to {to}");
    }
}

/// A block's function is named where the block is enqueued; its address in the literal is for nobody, whatever the function is called.
#[apply(case)]
fn enqueued_blocks_need_no_pointers_to_functions() {
    for (literal, made) in [
        (
            "@lit = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, \
             ptr addrspace(4) addrspacecast (ptr @body to ptr addrspace(4)) }, align 8",
            "%block = addrspacecast ptr addrspace(1) @lit to ptr addrspace(4)",
        ),
        (
            "",
            "%lit = alloca { i32, i32, ptr addrspace(4) }, align 8\n\
             %size = getelementptr { i32, i32, ptr addrspace(4) }, ptr %lit, i32 0, i32 0\nstore i32 16, ptr %size\n\
             %align = getelementptr { i32, i32, ptr addrspace(4) }, ptr %lit, i32 0, i32 1\nstore i32 8, ptr %align\n\
             %f = getelementptr { i32, i32, ptr addrspace(4) }, ptr %lit, i32 0, i32 2\n\
             store ptr addrspace(4) addrspacecast (ptr @body to ptr addrspace(4)), ptr %f\n\
             %block = addrspacecast ptr %lit to ptr addrspace(4)",
        ),
    ] {
        let text = valid(
            "blocks",
            &format!(
                "%range = type {{ i32, [3 x i64], [3 x i64], [3 x i64] }}\n{literal}\n\
                 define internal spir_func void @body(ptr addrspace(4) %b) {{\nret void\n}}\n\
                 define internal spir_kernel void @starts(ptr addrspace(4) %b) {{\n\
                 call spir_func void @body(ptr addrspace(4) %b)\nret void\n}}\n\
                 define spir_kernel void @k(target(\"spirv.Queue\") %q, ptr byval(%range) %nd, ptr addrspace(1) %out) {{\n{made}\n\
                 %r = call spir_func i32 @__enqueue_kernel_basic(target(\"spirv.Queue\") %q, i32 0, ptr byval(%range) %nd, \
                 ptr addrspace(4) addrspacecast (ptr @starts to ptr addrspace(4)), ptr addrspace(4) %block)\n\
                 store i32 %r, ptr addrspace(1) %out\nret void\n}}\n\
                 declare spir_func i32 @__enqueue_kernel_basic(target(\"spirv.Queue\"), i32, ptr, ptr addrspace(4), ptr addrspace(4))\n"
            ),
        );
        assert_eq!(count(&text, "OpEnqueueKernel"), 1, "{text}");
        assert!(!text.contains("FunctionPointer"), "{text}");
    }
}

#[apply(case)]
fn builtins_may_be_called_through_other_types() {
    let text = valid(
        "types",
        "declare spir_func i64 @_Z13get_global_idj(i32)\ndeclare spir_func float @_Z16__spirv_ocl_fmaxff(i32, float)\n\
         declare spir_func <4 x float> @_Z15__spirv_ocl_madDv4_fS_S_()\n\
         define spir_kernel void @k(ptr addrspace(1) %p) {\n%i = call spir_func i32 @_Z13get_global_idj(i32 0)\n\
         %j = call spir_func i64 @_Z13get_global_idj(i32 1)\n\
         %f = call spir_func float (float, float) @_Z16__spirv_ocl_fmaxff(float 1.0, float 2.0)\n\
         %h = call spir_func <4 x float> @_Z15__spirv_ocl_madDv4_fS_S_(<4 x float> zeroinitializer, \
         <4 x float> zeroinitializer, <4 x float> zeroinitializer)\n\
         store i32 %i, ptr addrspace(1) %p\nstore float %f, ptr addrspace(1) %p\nstore i64 %j, ptr addrspace(1) %p\n\
         store <4 x float> %h, ptr addrspace(1) %p\nret void\n}\n\
         !opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n",
    );
    assert!(!text.contains("OpFunctionCall") && text.contains("fmax") && text.contains(" mad "), "{text}");
    // An import has one type.
    let error = words(
        "declare spir_func i32 @_Z3fooi(i32)\ndefine spir_func i32 @f() {\n%r = call spir_func i32 @_Z3fooi(i64 3)\nret i32 %r\n}\n",
    )
    .unwrap_err();
    assert!(error.contains("through another type"), "{error}");
}

#[apply(case)]
fn casts_by_name_may_repeat_the_storage_class() {
    let module = |class: u32| {
        format!(
            "declare spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPU3AS4vi(ptr addrspace(4), i32)\n\
             declare spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4), i32)\n\
             define spir_kernel void @k(ptr addrspace(1) %p) {{\n%g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)\n\
             %a = call spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPU3AS4vi(ptr addrspace(4) %g, i32 {class})\n\
             %b = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4) %g, i32 5)\n\
             store i32 1, ptr addrspace(1) %a\nstore i64 1, ptr addrspace(1) %b\nret void\n}}\n"
        )
    };
    assert_eq!(count(&valid("casts", &module(5)), "OpGenericCastToPtr "), 1);
    // Another class than the result's is no repetition.
    let error = words(&module(4)).unwrap_err();
    assert!(error.contains("too many arguments"), "{error}");
}

#[apply(case)]
fn variadic_printf_may_be_mangled() {
    let text = valid(
        "printf",
        "@text = private unnamed_addr addrspace(2) constant [4 x i8] c\"%d\\0A\\00\"\n\
         declare spir_func i32 @_Z6printfPU3AS2Kcz(ptr addrspace(2), ...)\n\
         declare spir_func i32 @_Z18__spirv_ocl_printfPU3AS2cz(ptr addrspace(2), ...)\n\
         define spir_kernel void @k(i32 %x) {\n\
         %a = call spir_func i32 (ptr addrspace(2), ...) @_Z6printfPU3AS2Kcz(ptr addrspace(2) @text, i32 %x)\n\
         %b = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2cz(ptr addrspace(2) @text, i32 %x)\n\
         ret void\n}\n",
    );
    assert_eq!(count(&text, " printf "), 2, "{text}");
}

/// Parts of initializers that are addresses: operations on constants make composites that may be specialized.
#[apply(case)]
fn composites_hold_addresses_of_variables() {
    let text = valid(
        "composites",
        "@a = addrspace(1) global i32 1\n@arr = addrspace(1) global [4 x i32] zeroinitializer\n\
         @s = addrspace(1) global { i32, ptr addrspace(1) } { i32 2, ptr addrspace(1) @a }\n\
         @t = addrspace(1) global [2 x ptr addrspace(1)] [ptr addrspace(1) @a, \
         ptr addrspace(1) getelementptr ([4 x i32], ptr addrspace(1) @arr, i64 0, i64 2)]\n\
         @u = addrspace(1) global { i64, [2 x ptr addrspace(4)] } { i64 ptrtoint (ptr addrspace(1) @a to i64), \
         [2 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr addrspace(1) @a to ptr addrspace(4))] }\n",
    );
    assert!(text.contains("OpSpecConstantComposite") && text.contains("OpSpecConstantOp"), "{text}");
}

#[apply(case)]
fn decorations_of_pointers_stand_on_pointers() {
    let text = valid(
        "restrict",
        "define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) !spirv.ParameterDecorations !0 {\n\
         store i32 %x, ptr addrspace(1) %p\nret void\n}\n!0 = !{!1, !1}\n!1 = !{!2, !3}\n!2 = !{i32 19}\n!3 = !{i32 21}\n",
    );
    assert_eq!((count(&text, " Restrict"), count(&text, " Volatile")), (1, 1), "{text}");
}

#[apply(case)]
fn images_and_samplers_may_be_plain_pointers() {
    let text = valid(
        "images",
        "declare spir_func ptr addrspace(1) @_Z20__spirv_SampledImagePU3AS1K34__spirv_Image__void_1_0_0_0_0_0_0_PU3AS215__spirv_Sampler(ptr addrspace(1), ptr addrspace(2))\n\
         declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS141__spirv_SampledImage__void_1_0_0_0_0_0_0_Dv4_iif(ptr addrspace(1), <4 x i32>, i32, float)\n\
         define spir_kernel void @k(ptr addrspace(1) %img, ptr addrspace(2) %smp, ptr addrspace(1) %out) {\n\
         %si = call spir_func ptr addrspace(1) @_Z20__spirv_SampledImagePU3AS1K34__spirv_Image__void_1_0_0_0_0_0_0_PU3AS215__spirv_Sampler(ptr addrspace(1) %img, ptr addrspace(2) %smp)\n\
         %r = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS141__spirv_SampledImage__void_1_0_0_0_0_0_0_Dv4_iif(ptr addrspace(1) %si, <4 x i32> zeroinitializer, i32 2, float 0.0)\n\
         store <4 x float> %r, ptr addrspace(1) %out\nret void\n}\n",
    );
    assert!(text.contains("OpTypeSampledImage") && text.contains("OpSampledImage"), "{text}");
}

#[apply(case)]
fn cache_controls_are_said_once() {
    let ir = "define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) !spirv.ParameterDecorations !4 {\n\
        %g = getelementptr i32, ptr addrspace(1) %p, i64 %i, !spirv.Decorations !0\nstore i32 1, ptr addrspace(1) %g\nret void\n}\n\
        !0 = !{!1, !2, !3, !1}\n!1 = !{i32 6443, i32 0, i32 3}\n!2 = !{i32 6442, i32 0, i32 2}\n!3 = !{i32 6443, i32 0, i32 3}\n\
        !4 = !{!5, !6}\n!5 = !{!1, !3, !2, !2}\n!6 = !{}\n";
    let words = super::words_with(ir, "+SPV_INTEL_cache_controls").unwrap();
    let text = disassemble_raw(&words);
    let lines: Vec<&str> =
        text.lines().filter(|line| line.contains("CacheControl") && line.contains("OpDecorate")).collect();
    let once: std::collections::BTreeSet<&str> = lines.iter().copied().collect();
    assert!(lines.len() == once.len() && !lines.is_empty(), "{text}");
}

/// Lengths of arrays and sizes of copies are as wide as addresses.
#[apply(case)]
fn sizes_are_as_wide_as_addresses() {
    let copy = |bits: u32, letter: char| {
        format!(
            "declare spir_func target(\"spirv.Event\") @_Z22__spirv_GroupAsyncCopyiPU3AS3iPU3AS1i{letter}{letter}9ocl_event(i32, ptr addrspace(3), \
             ptr addrspace(1), i{bits}, i{bits}, target(\"spirv.Event\"))\n\
             @a = addrspace(1) global [5 x i32] zeroinitializer\n\
             define spir_kernel void @k(ptr addrspace(3) %l, ptr addrspace(1) %p, i{bits} %n) {{\n\
             %e = call spir_func target(\"spirv.Event\") @_Z22__spirv_GroupAsyncCopyiPU3AS3iPU3AS1i{letter}{letter}9ocl_event(i32 2, \
             ptr addrspace(3) %l, ptr addrspace(1) %p, i{bits} %n, i{bits} 1, target(\"spirv.Event\") zeroinitializer)\n\
             call void @llvm.memset.p1.i{bits}(ptr addrspace(1) %p, i8 0, i{bits} 12, i1 false)\n\
             store i32 1, ptr addrspace(1) @a\nret void\n}}\n\
             declare void @llvm.memset.p1.i{bits}(ptr addrspace(1), i8, i{bits}, i1)\n"
        )
    };
    for (bits, letter) in [(32, 'i'), (64, 'l')] {
        let text = valid_32("32", &copy(bits, letter));
        assert_eq!(count(&text, "OpUConvert"), usize::from(bits == 64), "{text}");
        let text = valid("64", &copy(bits, letter));
        assert_eq!(count(&text, "OpUConvert"), usize::from(bits == 32), "{text}");
    }
}

/// A declaration with odd types has the types that hold them, as the definition in another module would.
#[apply(case)]
fn odd_types_of_imports_and_kernels_are_held_in_wider_ones() {
    let text = valid(
        "odd",
        "declare spir_func i4 @ext(i4 signext, i7, <6 x i3>)\n\
         define spir_kernel void @k(ptr addrspace(1) %p, i4 %v, i50 %w, <5 x float> %x) {\n\
         %r = call spir_func i4 @ext(i4 signext %v, i7 3, <6 x i3> zeroinitializer)\n%z = sext i4 %r to i64\n%y = zext i50 %w to i64\n\
         %s = add i64 %z, %y\nstore i64 %s, ptr addrspace(1) %p\n%e = extractelement <5 x float> %x, i32 4\n\
         store float %e, ptr addrspace(1) %p\nret void\n}\n",
    );
    assert!(!text.contains("OpTypeInt 4 ") && text.contains("OpTypeInt 8 0"), "{text}");
}
