//! Spec: "SPV_INTEL_function_pointers".

use super::{Case, in_order};

const EXTENSION: &str = "+SPV_INTEL_function_pointers";

#[apply(case)]
fn values_calls_and_attributes_of_arguments() {
    let case = Case::new(
        "function_pointers",
        EXTENSION,
        r#"
define spir_func i32 @foo(i32 %x) #0 {
  ret i32 %x
}
define spir_kernel void @k(ptr addrspace(1) %o, ptr byval(i32) %q, i32 %i) {
  %f = alloca ptr, align 8
  store ptr @foo, ptr %f, align 8
  %l = load ptr, ptr %f, align 8
  %r = call spir_func i32 %l(i32 signext %i)
  store i32 %r, ptr addrspace(1) %o, align 4
  %m = load ptr, ptr %f, align 8
  call spir_func void %m(ptr byval(i32) align 4 %q, ptr noalias captures(none) readonly %q)
  ret void
}
attributes #0 = { "referenced-indirectly" }
"#,
    );
    let text = case.writes(&[
        "Capability FunctionPointersINTEL",
        "Capability IndirectReferencesINTEL",
        "Extension \"SPV_INTEL_function_pointers\"",
        "ReferencedIndirectlyINTEL",
        "ArgumentAttributeINTEL 0 1",
        "ArgumentAttributeINTEL 0 2",
        "ArgumentAttributeINTEL 1 5",
        "ArgumentAttributeINTEL 1 4",
        "ArgumentAttributeINTEL 1 6",
        "ConstantFunctionPointerINTEL",
        "FunctionPointerCallINTEL",
    ]);
    assert_eq!(text.matches("FunctionPointerCallINTEL").count(), 2, "{text}");
    case.reads(
        "CL1.2",
        &[
            "store ptr @foo, ptr %f",
            "call spir_func i32 %l(i32 signext %i)",
            "(ptr byval(i32) %q, ptr noalias readonly captures(none) ",
            "\"referenced-indirectly\"",
        ],
    );
    case.folder.fail(&["m.ll"], 18);
}

#[apply(case)]
fn only_functions_that_variables_point_to_come_first() {
    let body = r#"
@held = addrspace(1) global ptr @last, align 8
define spir_kernel void @k(i32 %i) {
  %f = alloca ptr, align 8
  store ptr @stored, ptr %f, align 8
  ret void
}
define spir_func i32 @stored(i32 %x) {
  ret i32 %x
}
define spir_func i32 @last(i32 %x) {
  ret i32 %x
}
"#;
    let text = Case::new("function_pointer_order", EXTENSION, body).reads("CL1.2", &[]);
    in_order(&text, &["i32 @last(", "void @k(", "i32 @stored("]);
}

#[apply(case)]
fn functions_may_have_an_address_space() {
    let body = r#"
define spir_func i32 @foo(i32 %x) addrspace(9) {
  ret i32 %x
}
define spir_kernel void @k(ptr addrspace(1) %o, i32 %i) addrspace(9) {
  %f = alloca ptr addrspace(9), align 8
  store ptr addrspace(9) @foo, ptr %f, align 8
  %l = load ptr addrspace(9), ptr %f, align 8
  %r = call spir_func addrspace(9) i32 %l(i32 %i)
  %d = call spir_func addrspace(9) i32 @foo(i32 %i)
  ret void
}
"#;
    let own = Case::new("function_space", EXTENSION, body).with("--spirv-emit-function-ptr-addr-space");
    own.writes(&[" 5605 "]);
    own.reads(
        "CL1.2",
        &[
            "define spir_func i32 @foo(i32 %x) addrspace(9)",
            "store ptr addrspace(9) @foo, ptr %f",
            "call spir_func addrspace(9) i32 %l(i32 %i)",
            "call spir_func addrspace(9) i32 @foo(i32 %i)",
        ],
    );
    let private = Case::new("function_space_private", EXTENSION, body);
    private.writes(&["TypeFunction "]);
    private.reads("CL1.2", &["define spir_func i32 @foo(i32 %x) #", "store ptr @foo, ptr %f"]);
}

/// Private pointers to functions, and functions that no pointer leads to.
#[apply(case)]
fn all_functions_are_read_in_their_address_space() {
    let body = r#"
declare spir_func i32 @bar(i32)
define spir_func i32 @foo(i32 %x) {
  %y = call spir_func i32 @bar(i32 %x)
  ret i32 %y
}
define spir_kernel void @k(i32 %i) {
  %f = alloca ptr, align 8
  store ptr @foo, ptr %f, align 8
  %l = load ptr, ptr %f, align 8
  %r = call spir_func i32 %l(i32 %i)
  ret void
}
"#;
    let folder = crate::llvm_spirv::folder("function_space_of_all");
    let extension = format!("--spirv-ext={EXTENSION}");
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{body}"));
    folder.succeed(&["m.ll", &extension, "-o", "m.spv"]);
    let read = crate::llvm_spirv::read_back(&folder, &["--spirv-emit-function-ptr-addr-space", &extension]);
    for part in [
        "declare spir_func i32 @bar(i32) addrspace(9)",
        "define spir_func i32 @foo(i32 %x) addrspace(9)",
        "call spir_func addrspace(9) i32 @bar(i32 %x)",
        "define spir_kernel void @k(i32 %i) #",
        "store ptr addrspace(9) @foo, ptr %f",
        "call spir_func addrspace(9) i32 %l(i32 %i)",
    ] {
        assert!(read.contains(part), "{part}: {read}");
    }
}

/// As AMD's modules have it.
#[apply(case)]
fn functions_may_be_in_the_generic_address_space() {
    let body = r#"
@t = addrspace(1) constant [2 x ptr addrspace(4)] [ptr addrspace(4) @foo, ptr addrspace(4) null]
define spir_func i32 @foo(i32 %x) addrspace(4) {
  ret i32 %x
}
define spir_kernel void @k(ptr addrspace(1) %o, i32 %i) addrspace(4) {
  store ptr addrspace(4) @foo, ptr addrspace(1) %o, align 8
  %l = load ptr addrspace(4), ptr addrspace(1) %o, align 8
  %r = call spir_func addrspace(4) i32 %l(i32 %i)
  %d = call spir_func addrspace(4) i32 @foo(i32 %i)
  ret void
}
"#;
    let case = Case::new("function_generic", EXTENSION, body);
    case.writes(&[" 8 "]);
    let read = [
        "[2 x ptr addrspace(4)] [ptr addrspace(4) @foo, ptr addrspace(4) null]",
        "define spir_func i32 @foo(i32 %x) addrspace(4)",
        "store ptr addrspace(4) @foo, ptr addrspace(1) %o",
        "call spir_func addrspace(4) i32 %l(i32 %i)",
        "call spir_func addrspace(4) i32 @foo(i32 %i)",
    ];
    case.reads("CL1.2", &read);
    case.reads("SPV-IR", &read);
}

#[apply(case)]
fn functions_are_arguments_and_parameters_of_kernels() {
    let case = Case::new(
        "function_arguments",
        EXTENSION,
        r#"
define spir_func i32 @apply(ptr %f, i32 %x) {
  %r = call spir_func i32 %f(i32 %x)
  ret i32 %r
}
define spir_func i32 @twice(i32 %x) {
  ret i32 %x
}
define spir_kernel void @k(ptr %f) {
  %a = call spir_func i32 @apply(ptr @twice, i32 1)
  %b = call spir_func i32 %f(i32 %a, float 1.0)
  ret void
}
"#,
    );
    case.writes(&["ConstantFunctionPointerINTEL ", "6 FunctionCall "]);
    case.reads("CL1.2", &["@apply(ptr @twice, i32 1)", "!{!\"int (*)(int,float)\"}"]);
}

#[apply(case)]
fn constructors_are_a_variable() {
    let case = Case::new(
        "constructors",
        EXTENSION,
        "@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr addrspace(1) }] \
         [{ i32, ptr, ptr addrspace(1) } { i32 0, ptr @init, ptr addrspace(1) null }]\n\
         define internal spir_func void @init() {\n  ret void\n}",
    );
    case.writes(&["\"llvm.global_ctors\"", "ConstantFunctionPointerINTEL"]);
    case.reads("CL1.2", &["@llvm.global_ctors = appending addrspace(1) global [1 x %"]);
}
