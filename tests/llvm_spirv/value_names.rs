//! Names of values that several LLVM values share, as the Khronos translator's writer gives them.

use super::folder;
use super::lines::{lacks, shows};
use super::values::written;

#[apply(case)]
fn what_is_passed_on_is_called_by_its_last_name() {
    let text = written(
        &folder("value_names_passed_on"),
        &[],
        "declare i64 @llvm.expect.i64(i64, i64)\ndeclare float @llvm.arithmetic.fence.f32(float)\n\
        define spir_func i64 @f(i64 %p) {\n  %m = mul i64 %p, 3\n  %e = call i64 @llvm.expect.i64(i64 %m, i64 5)\n\
          %s = add i64 %e, 1\n  ret i64 %s\n}\n\
        define spir_func float @g(float %q) {\n  %r = call float @llvm.arithmetic.fence.f32(float %q)\n  ret float %r\n}\n\
        define spir_func i32 @h(i32 %t) {\n  %u = freeze i32 %t\n  ret i32 %u\n}",
    );
    shows(
        &text,
        &[
            "Name $e \"e\"",
            "Name _ \"s\"",
            "Name $r \"r\"",
            "Name $t \"t\"",
            "IMul _ $e ...",
            "FunctionParameter _ $r",
            "ReturnValue $r",
            // What is frozen keeps its name.
            "FunctionParameter _ $t",
            "ReturnValue $t",
        ],
    );
    for name in ["m", "q", "u"] {
        assert!(lacks(&text, &format!("Name _ \"{name}\"")), "{text}");
    }
    assert_eq!(text.matches(" Name ").count(), 8, "{text}");
}

#[apply(case)]
fn constants_are_called_by_what_gives_them() {
    let text = written(
        &folder("value_names_constants"),
        &[],
        "declare i1 @llvm.is.constant.i32(i32)\ndeclare i1 @llvm.is.fpclass.f32(float, i32)\n\
        define spir_func i1 @f(i32 %p, float %q, double %d) {\n  %k = call i1 @llvm.is.constant.i32(i32 %p)\n\
          %l = fcmp false double %d, %d\n  %n = call i1 @llvm.is.fpclass.f32(float %q, i32 1023)\n\
          %x = or i1 %k, %l\n  %y = or i1 %x, %n\n  ret i1 %y\n}",
    );
    shows(
        &text,
        &["Name $false \"l\"", "Name $true \"n\"", "ConstantFalse _ $false", "ConstantTrue _ $true"],
    );
    assert!(lacks(&text, "Name _ \"k\""), "{text}");
}

#[apply(case)]
fn annotated_pointers_are_called_by_their_annotation() {
    let text = written(
        &folder("value_names_annotated"),
        &[],
        "@s = private unnamed_addr constant [4 x i8] c\"abc\\00\", section \"llvm.metadata\"\n\
        declare ptr addrspace(4) @llvm.ptr.annotation.p4.p0(ptr addrspace(4), ptr, ptr, i32, ptr)\n\
        define spir_func i32 @f(ptr addrspace(4) %p) {\n  %gep = getelementptr inbounds i32, ptr addrspace(4) %p, i64 1\n\
          %ann = call ptr addrspace(4) @llvm.ptr.annotation.p4.p0(ptr addrspace(4) %gep, ptr @s, ptr @s, i32 1, ptr null)\n\
          %v = load i32, ptr addrspace(4) %ann\n  ret i32 %v\n}",
    );
    let casts = ["Bitcast _ $bytes $ann", "Bitcast _ $back $bytes", "Load _ _ $back ..."];
    let names = ["Name $ann \"ann\"", "Decorate $ann UserSemantic \"abc\""];
    shows(&text, &[&names[..], &casts].concat());
    assert!(lacks(&text, "Name _ \"gep\""), "{text}");
}

#[apply(case)]
fn fractions_and_exponents_are_called_by_where_they_are_taken() {
    let text = written(
        &folder("value_names_frexp"),
        &[],
        "declare { float, i32 } @llvm.frexp.f32.i32(float)\ndeclare spir_func void @use(float)\n\
        define spir_func float @f(float %x) {\n  %r = call { float, i32 } @llvm.frexp.f32.i32(float %x)\n\
          %a = extractvalue { float, i32 } %r, 0\n  ret float %a\n}\n\
        define spir_func i32 @g(float %x) {\n  %r = call { float, i32 } @llvm.frexp.f32.i32(float %x)\n\
          %b = extractvalue { float, i32 } %r, 0\n  call spir_func void @use(float %b)\n\
          %c = extractvalue { float, i32 } %r, 1\n  %d = extractvalue { float, i32 } %r, 1\n  %e = add i32 %c, %d\n  ret i32 %e\n}\n\
        define spir_func { float, i32 } @h(float %x) {\n  %s = call { float, i32 } @llvm.frexp.f32.i32(float %x)\n  ret { float, i32 } %s\n}",
    );
    shows(
        &text,
        &[
            "Name $a \"a\"",
            "Name $b \"b\"",
            "Name $c \"c\"",
            "Name $d \"d\"",
            "Name $s \"s\"",
            "ExtInst _ $a _ frexp _ _",
            "ReturnValue $a",
            "ExtInst _ $b _ frexp _ $place",
            "FunctionCall _ _ _ $b",
            "Load _ $c $place",
            "Load _ $d $place",
            "IAdd _ _ $c $d",
            "ExtInst _ $s _ frexp _ $last",
            "Load _ $exponent $last",
            "CompositeConstruct _ $whole $s $exponent",
            "ReturnValue $whole",
        ],
    );
    assert_eq!(text.matches(" Load ").count(), 3, "{text}");
}
