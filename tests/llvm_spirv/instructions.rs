//! Instructions and intrinsics, as the Khronos translator's writer has them.

use super::folder;
use super::lines::shows;
use super::values::{HEAD, assert_valid, written};
use crate::executor::Program;

#[apply(case)]
fn messages_name_intrinsics_with_their_types() {
    let folder = folder("instructions_unknown");
    for (declared, call) in [
        ("i32 @llvm.get.fpenv.i32()", "i32 @llvm.get.fpenv.i32()"),
        ("void @llvm.va_end.p0(ptr)", "void @llvm.va_end.p0(ptr %p)"),
        ("i32 @llvm.foo.bar(i32)", "i32 @llvm.foo.bar(i32 1)"),
    ] {
        folder.file("m.ll", format!("{HEAD}declare {declared}\ndefine spir_func void @f(ptr %p) {{\n  call {call}\n  ret void\n}}\n"));
        let message = folder.fail(&["m.ll"], 8);
        let name = declared.split(['@', '(']).nth(1).unwrap();
        assert!(
            message.starts_with(&format!("InvalidFunctionCall: Unexpected llvm intrinsic:\n {name}\n")),
            "{message}"
        );
    }
}

const STACK: &str = "declare ptr @llvm.stacksave.p0()\ndeclare void @llvm.stackrestore.p0(ptr)\n\
    define spir_func void @f(ptr %p) {\n  call void @llvm.stackrestore.p0(ptr %p)\n  ret void\n}\n\
    define spir_func void @g() {\n  %q = call ptr @llvm.stacksave.p0()\n  call void @llvm.stackrestore.p0(ptr %q)\n  ret void\n}";

#[apply(case)]
fn the_stack_needs_an_extension() {
    let folder = folder("instructions_stack");
    folder.file("m.ll", format!("{HEAD}{STACK}\n"));
    let message = folder.fail(&["m.ll"], 8);
    let start = "InvalidFunctionCall: Unexpected llvm intrinsic:\n Translation of llvm.restore intrinsic requires SPV_INTEL_variable_length_array extension or \
        -spirv-allow-unknown-intrinsics option.\n  call void @llvm.stackrestore.p0(ptr %p)\n";
    assert!(message.starts_with(start), "{message}");
    let text = written(&folder, &["--spirv-allow-unknown-intrinsics"], STACK);
    assert!(!text.contains("MemoryINTEL") && !text.contains("llvm."), "{text}");
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_variable_length_array"], STACK);
    shows(&text, &["RestoreMemoryINTEL _", "SaveMemoryINTEL _ $q", "RestoreMemoryINTEL $q"]);
}

#[apply(case)]
fn intrinsics_of_vendors_are_known() {
    let folder = folder("instructions_vendor");
    let body = "declare float @llvm.fpbuiltin.sin.f32(float)\ndeclare float @llvm.fpbuiltin.fadd.f32(float, float)\n\
        define spir_func float @f(float %x) {\n  %a = call float @llvm.fpbuiltin.sin.f32(float %x)\n\
          %b = call float @llvm.fpbuiltin.fadd.f32(float %a, float %x)\n  ret float %b\n}";
    let text = written(&folder, &["--spirv-allow-unknown-intrinsics"], body);
    shows(&text, &["Label _", "ExtInst $float $a _ sin $x", "FAdd $float $b $a $x", "ReturnValue $b"]);
    assert!(!text.contains("FunctionCall"), "{text}");
}

#[apply(case)]
fn a_rounding_mode_that_spirv_does_not_have_is_not_told() {
    let folder = folder("instructions_ties_away");
    let environment = "metadata !\"round.tonearestaway\", metadata !\"fpexcept.strict\"";
    let body = format!(
        "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)\n\
        declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)\n\
        define spir_func float @f(float %x, i32 %i) strictfp {{\n\
          %a = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %i, {environment}) strictfp\n\
          %b = call float @llvm.experimental.constrained.fadd.f32(float %a, float %x, {environment}) strictfp\n  ret float %b\n}}"
    );
    let text = written(&folder, &[], &body);
    shows(&text, &["ConvertSToF $float $a _", "FAdd $float $b $a _"]);
    assert!(!text.contains("FPRoundingMode"), "{text}");
}

const SELECTIONS: &str = "%s = type { i32, [2 x <2 x float>] }\n\
    define spir_func <2 x i32> @v(i1 %c, <2 x i32> %a, <2 x i32> %b) {\n  %r = select i1 %c, <2 x i32> %a, <2 x i32> %b\n  ret <2 x i32> %r\n}\n\
    define spir_func %s @f(i1 %c, %s %a, %s %b) {\n  %r = select i1 %c, %s %a, %s %b\n  ret %s %r\n}\n\
    define spir_func i32 @g(i1 %c, i32 %x, i32 %y) {\n  %a = insertvalue [2 x i32] undef, i32 %x, 1\n\
      %b = insertvalue [2 x i32] undef, i32 %y, 1\n  %r = select i1 %c, [2 x i32] %a, [2 x i32] %b\n\
      %t = extractvalue [2 x i32] %r, 1\n  ret i32 %t\n}";

#[apply(case)]
fn one_condition_selects_whole_values() {
    let folder = folder("instructions_selections");
    let text = written(&folder, &[], SELECTIONS);
    shows(&text, &["Select _ _ _ _ _", "Select _ _ _ _ _"]);
    assert!(text.starts_with("119734787 66560 "), "{text}");
    let flag = "--spirv-max-version=1.3";
    let text = written(&folder, &[flag], SELECTIONS);
    assert!(text.starts_with("119734787 65536 "), "{text}");
    shows(
        &text,
        &[
            "Function $vector _ 0 _",
            "CompositeConstruct $bools $both $c $c",
            "Select $vector $result $both $a $b",
            "Function $struct _ 0 _",
            "FunctionParameter _ $d",
            "FunctionParameter $struct $x",
            "FunctionParameter $struct $y",
            "CompositeExtract $int $x0 $x 0",
            "CompositeExtract $int $y0 $y 0",
            "Select $int $z0 $d $x0 $y0",
            "CompositeExtract $array $x1 $x 1",
            "CompositeExtract $array $y1 $y 1",
            "CompositeExtract $floats _ $x1 0",
            "CompositeExtract $floats _ $y1 0",
            "CompositeConstruct $bools _ $d $d",
            "Select $floats $first ...",
            "Select $floats $second ...",
            "CompositeConstruct $array $z1 $first $second",
            "CompositeConstruct $struct $z $z0 $z1",
            "ReturnValue $z",
        ],
    );
    folder.succeed(&["m.ll", "-o", "m.spv", flag]);
    assert_valid(&folder.read("m.spv"));
    let program = Program::load(&folder.succeed(&["-r", "m.spv", "-o", "-"])).unwrap();
    for (condition, expected) in [(1, 7_u32), (0, 9)] {
        let arguments = [vec![condition], 7_u32.to_le_bytes().to_vec(), 9_u32.to_le_bytes().to_vec()];
        assert_eq!(program.run_function("g", &arguments).unwrap(), expected.to_le_bytes());
    }
}

#[apply(case)]
fn unknown_intrinsics_are_called_and_unlisted_ones_declared() {
    let folder = folder("instructions_declared");
    let body = "declare float @llvm.sin.f32(float)\ndeclare float @llvm.acos.f32(float)\ndeclare i32 @llvm.ssa.copy.i32(i32)\n\
        declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)\n\
        define spir_func float @f(float %x) {\n  %a = call float @llvm.sin.f32(float %x)\n  %b = call float @llvm.acos.f32(float %a)\n  ret float %b\n}\n\
        define spir_func i32 @g(i32 %x) {\n  %a = call i32 @llvm.ssa.copy.i32(i32 returned %x)\n  ret i32 %a\n}\n\
        define spir_func <4 x i32> @h(<4 x i32> %x, <2 x i32> %y) {\n\
          %a = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %x, <2 x i32> %y, i64 2)\n  ret <4 x i32> %a\n}";
    let text = written(&folder, &["--spirv-allow-unknown-intrinsics"], body);
    shows(
        &text,
        &[
            "Decorate $copy LinkageAttributes \"llvm.ssa.copy.i32\" Import",
            "Decorate $insert LinkageAttributes \"llvm.vector.insert.v4i32.v2i32\" Import",
            "Function _ $copy 0 _",
            "Function _ $insert 0 _",
            "ExtInst _ $a _ sin _",
            "ExtInst _ $b _ acos $a",
            "FunctionCall _ _ $copy _",
            "FunctionCall _ _ $insert _ _ _",
        ],
    );
    assert!(!text.contains("llvm.sin"), "{text}");
    folder.succeed(&["m.ll", "-o", "m.spv", "--spirv-allow-unknown-intrinsics"]);
    assert_valid(&folder.read("m.spv"));
    let text = written(&folder, &[], body);
    assert!(!text.contains("llvm."), "{text}");
}

#[apply(case)]
fn a_fraction_is_returned_with_the_exponent_that_is_read_there() {
    let body = "declare { float, i32 } @llvm.frexp.f32.i32(float)\ndeclare spir_func void @use(float)\n\
        define spir_func { float, i32 } @f(float %x) {\n  %r = call { float, i32 } @llvm.frexp.f32.i32(float %x)\n\
          call spir_func void @use(float %x)\n  ret { float, i32 } %r\n}";
    let text = written(&folder("instructions_returned"), &[], body);
    shows(
        &text,
        &[
            "ExtInst _ $r _ frexp _ $place",
            "FunctionCall ...",
            "Load _ $exponent $place",
            "CompositeConstruct _ $whole $r $exponent",
            "ReturnValue $whole",
        ],
    );
}

#[apply(case)]
fn versions_without_extended_texels_do_without() {
    let image = |samples: u32| format!("target(\"spirv.Image\", void, 1, 0, 0, {samples}, 0, 0, 0)");
    let one = "_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii";
    let many = "_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii";
    let body = format!(
        "declare spir_func <4 x i32> @{one}({0}, <2 x i32>, i32)\n\
         declare spir_func <4 x i32> @{many}({1}, <2 x i32>, i32, i32)\n\
         define spir_func void @f({0} %a, {1} %b) {{\n\
           %v = call spir_func <4 x i32> @{one}({0} %a, <2 x i32> zeroinitializer, i32 4096)\n\
           %w = call spir_func <4 x i32> @{many}({1} %b, <2 x i32> zeroinitializer, i32 4160, i32 3)\n  ret void\n}}",
        image(0),
        image(1)
    );
    let folder = folder("instructions_texels");
    shows(&written(&folder, &[], &body), &["ImageRead _ _ _ _ 4096", "ImageRead _ _ _ _ 4160 _"]);
    let text = written(&folder, &["--spirv-max-version=1.3"], &body);
    assert!(text.starts_with("119734787 65536 "), "{text}");
    shows(&text, &["ImageRead _ _ _ _", "ImageRead _ _ _ _ 64 _"]);
}

/// Freezing what is undefined gives zero: a constant of its own for a number, as the Khronos translator's passes leave it.
#[apply(case)]
fn undefined_values_are_frozen_to_zero() {
    let folder = folder("instructions_frozen");
    let body = "define spir_func i32 @f(i32 %x, ptr addrspace(1) %p) {\n  %a = freeze i32 poison\n  %b = add i32 %a, %x\n  \
        %c = freeze <2 x i32> undef\n  store <2 x i32> %c, ptr addrspace(1) %p\n  ret i32 %b\n}";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &["Constant $int $zero 0", "ConstantNull $pair $null", "IAdd $int _ $zero _", "Store _ $null 2 8"],
    );
}

#[apply(case)]
fn a_number_in_the_place_of_a_sampler_is_its_bits() {
    let image = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";
    let sampled = "target(\"spirv.SampledImage\", void, 1, 0, 0, 0, 0, 0, 0)";
    let name = "@_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0i";
    let body = format!(
        "declare {sampled} {name}({image}, i32)\ndefine spir_func void @f({image} %i) {{\n  \
        %s = call {sampled} {name}({image} %i, i32 23)\n  ret void\n}}"
    );
    let text = written(&folder("instructions_numbered_sampler"), &[], &body);
    let wanted = [
        "Name $i \"i\"",
        "TypeSampler $ty",
        "ConstantSampler $ty $sampler 3 1 0",
        "SampledImage _ _ $i $sampler",
    ];
    shows(&text, &wanted);
}

#[apply(case)]
fn a_truth_that_is_narrowed_is_written_as_it_is_read() {
    let module = "declare spir_func <2 x i8> @_Z13__spirv_IsNanDv2_f(<2 x float>)\n\
        define spir_func <2 x float> @f(<2 x float> %v) {\n  %x = call spir_func <2 x i8> @_Z13__spirv_IsNanDv2_f(<2 x float> %v)\n  \
          %t = trunc <2 x i8> %x to <2 x i1>\n  %s = select <2 x i1> %t, <2 x float> zeroinitializer, <2 x float> %v\n  \
          ret <2 x float> %s\n}";
    let text = written(&folder("instructions_narrowed_truth"), &[], module);
    let wanted = [
        "Name $x \"x\"",
        "Name $t \"t\"",
        "IsNan $bools $truth _",
        "Select $bytes $x $truth $ones $zeros",
        "BitwiseAnd $bytes $bit $x _",
        "INotEqual $bools $t $bit $zeros",
        "Select _ _ $t _ _",
    ];
    shows(&text, &wanted);
}
