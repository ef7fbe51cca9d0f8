//! Which instructions have a fast-math mode, and which version that asks for.

use super::lines::shows;
use super::values::written;
use super::{folder, read_back};

/// Lines of the text that give something a fast-math mode.
fn modes(text: &str) -> usize {
    text.lines().filter(|line| line.contains(" FPFastMathMode ")).count()
}

fn version(text: &str) -> Option<&str> {
    text.split_whitespace().nth(1)
}

#[apply(case)]
fn calls_that_become_other_instructions_have_no_mode() {
    let folder = folder("fast_math_calls");
    let body = "declare spir_func float @_Z13convert_floati(i32)\ndeclare spir_func float @_Z3dotDv2_fS_(<2 x float>, <2 x float>)\n\
        declare spir_func float @_Z3dotff(float, float)\ndeclare spir_func float @_Z12__spirv_FMulff(float, float)\n\
        declare spir_func float @_Z15__spirv_FNegatef(float)\ndeclare spir_func float @_Z27__spirv_ConvertSToF_Rfloati(i32)\n\
        declare spir_func float @_Z11__spirv_DotDv2_fS_(<2 x float>, <2 x float>)\n\
        declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)\n\
        define spir_func void @f(i32 %i, float %x, <2 x float> %v) strictfp {\n  %1 = call nnan spir_func float @_Z13convert_floati(i32 %i)\n\
          %2 = call nnan spir_func float @_Z3dotDv2_fS_(<2 x float> %v, <2 x float> %v)\n\
          %3 = call nnan spir_func float @_Z3dotff(float %x, float %x)\n  %4 = call nnan spir_func float @_Z12__spirv_FMulff(float %x, float %x)\n\
          %5 = call nnan spir_func float @_Z15__spirv_FNegatef(float %x)\n  %6 = call nnan spir_func float @_Z27__spirv_ConvertSToF_Rfloati(i32 %i)\n\
          %7 = call nnan spir_func float @_Z11__spirv_DotDv2_fS_(<2 x float> %v, <2 x float> %v)\n\
          %8 = call nnan float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !\"round.tonearest\", metadata !\"fpexcept.strict\")\n\
          ret void\n}\n!opencl.ocl.version = !{!0}\n!0 = !{i32 1, i32 2}\n";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "ConvertSToF ...",
            "Dot ...",
            "FMul ...",
            "FMul ...",
            "FNegate ...",
            "ConvertSToF ...",
            "Dot ...",
            "FAdd ...",
        ],
    );
    assert_eq!((modes(&text), version(&text)), (0, Some("65536")), "{text}");
}

#[apply(case)]
fn instructions_and_extended_instructions_have_a_mode() {
    let folder = folder("fast_math_instructions");
    let body = "declare spir_func float @_Z3sinf(float)\ndeclare float @llvm.fma.f32(float, float, float)\n\
        define spir_func float @f(float %x) {\nstart:\n  %m = fmul nnan float %x, %x\n  br label %loop\n\
        loop:\n  %last = phi float [ %m, %start ], [ %s, %loop ]\n  %sum = phi float [ %m, %start ], [ %a, %loop ]\n  %n = fneg nsz float %last\n  %c = fcmp ninf olt float %n, %x\n\
          %a = call arcp float @llvm.fma.f32(float %sum, float %n, float %x)\n  %s = call nnan spir_func float @_Z3sinf(float %a)\n\
          br i1 %c, label %loop, label %end\nend:\n  ret float %s\n}\n!opencl.ocl.version = !{!0}\n!0 = !{i32 1, i32 2}\n";
    let text = written(&folder, &[], body);
    let names: Vec<String> = "mncas".chars().map(|name| format!("Name ${name} \"{name}\"")).collect();
    for (name, mode) in names.iter().zip([1, 4, 2, 8, 1]) {
        let id = &name[5..7];
        shows(&text, &[name, &format!("Decorate {id} FPFastMathMode {mode}")]);
    }
    assert_eq!((modes(&text), version(&text)), (5, Some("67072")), "{text}");
    let early = written(&folder, &["--spirv-max-version=1.5"], body);
    assert_eq!((modes(&early), version(&early)), (1, Some("65536")), "{early}");
}

#[apply(case)]
fn conversions_to_the_same_type_say_nothing_of_their_argument() {
    let folder = folder("fast_math_erased");
    let body = "declare spir_func float @_Z13convert_floatf(float)\ndeclare spir_func float @_Z3sinf(float)\n\
        define spir_func float @f(float %x, float %y) {\n  %a = call nnan spir_func float @_Z13convert_floatf(float %x)\n\
          %m = fmul float %a, %y\n  %b = call nnan spir_func float @_Z13convert_floatf(float %m)\n\
          %s = call spir_func float @_Z3sinf(float %b)\n  %c = call nnan spir_func float @_Z13convert_floatf(float %s)\n  ret float %c\n}\n\
        !opencl.ocl.version = !{!0}\n!0 = !{i32 1, i32 2}\n";
    let text = written(&folder, &[], body);
    shows(&text, &["FunctionParameter _ $x", "FMul _ $m $x _", "ExtInst _ $s _ sin $m", "ReturnValue $s"]);
    assert_eq!((modes(&text), version(&text)), (0, Some("65536")), "{text}");
}

#[apply(case)]
fn modes_of_extended_instructions_are_flags_of_calls() {
    let folder = folder("fast_math_back");
    let body = "declare float @llvm.sin.f32(float)\ndeclare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)\n\
        define spir_func float @f(float %x, <2 x float> %v) {\n  %s = call nnan ninf float @llvm.sin.f32(float %x)\n\
          %m = call fast <2 x float> @llvm.fma.v2f32(<2 x float> %v, <2 x float> %v, <2 x float> %v)\n  ret float %s\n}\n\
        !opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";
    for (environment, prefix) in [("CL1.2", "_Z3"), ("CL2.0", "_Z3"), ("SPV-IR", "_Z15__spirv_ocl_")] {
        folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{body}"));
        folder.succeed(&["m.ll", "-o", "m.spv"]);
        let environment = format!("--spirv-target-env={environment}");
        let module = folder.succeed(&["-r", "m.spv", "-o", "back.bc", &environment]);
        assert!(module.is_empty());
        let text = read_back(&folder, &[&environment]);
        assert!(
            text.contains(&format!("%s = call nnan ninf spir_func float @{prefix}sinf(float %x)")),
            "{text}"
        );
        assert!(
            text.contains(&format!("%m = call fast spir_func <2 x float> @{prefix}fmaDv2_fS_S_(")),
            "{text}"
        );
        let again = folder.text(&["back.bc", "-spirv-text", "-o", "-"]);
        shows(
            &again,
            &["Decorate $s FPFastMathMode 3", "Decorate $m FPFastMathMode 16", "ExtInst _ $s _ sin _"],
        );
    }
}

#[apply(case)]
fn flags_alone_say_modes() {
    let folder = folder("fast_math_attached");
    let body = "define spir_func float @f(float %x) {\n  %m = fmul nnan float %x, %x, !spirv.Decorations !1\n\
          %n = fsub float %m, %x, !spirv.Decorations !1\n  ret float %n\n}\n\
        !1 = !{!2}\n!2 = !{i32 40, i32 4}\n";
    let text = written(&folder, &[], body);
    assert_eq!(modes(&text), 1, "{text}");
    shows(&text, &["Name $m \"m\"", "Decorate $m FPFastMathMode 1"]);
}
