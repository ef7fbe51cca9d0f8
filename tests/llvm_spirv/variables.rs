//! Variables, their alignment and their addresses in constants, null in other address spaces, as the Khronos translator writes them.

use super::folder;
use super::lines::{lacks, shows};
use super::values::{back, written};

#[apply(case)]
fn null_from_and_to_the_generic_address_space_is_cast() {
    let folder = folder("variables_null");
    let body = "define spir_func ptr addrspace(3) @from() {\n  ret ptr addrspace(3) addrspacecast (ptr addrspace(4) null to ptr addrspace(3))\n}\n\
        define spir_func ptr addrspace(4) @to() {\n  %c = addrspacecast ptr addrspace(1) null to ptr addrspace(4)\n  ret ptr addrspace(4) %c\n}\n\
        define spir_func ptr addrspace(3) @other() {\n  %c = addrspacecast ptr addrspace(1) null to ptr addrspace(3)\n  ret ptr addrspace(3) %c\n}";
    let text = written(&folder, &[], body);
    // No pointer to constant memory is generic.
    let constant = "define spir_func ptr addrspace(4) @of_constant() {\n  %c = addrspacecast ptr addrspace(2) null to ptr addrspace(4)\n\
        ret ptr addrspace(4) %c\n}";
    let null = written(&folder, &[], constant);
    shows(&null, &["TypePointer $generic 8 _", "ConstantNull $generic $null", "ReturnValue $null"]);
    shows(
        &text,
        &[
            "TypePointer $local 4 _",
            "TypePointer $generic 8 _",
            "TypePointer $global 5 _",
            "ConstantNull $generic $none",
            "ConstantNull $global $nothing",
            "ConstantNull $local $here",
            "GenericCastToPtr $local $from $none",
            "ReturnValue $from",
            "PtrCastToGeneric $generic $to $nothing",
            "ReturnValue $to",
            "ReturnValue $here",
        ],
    );
}

#[apply(case)]
fn variables_are_aligned() {
    let folder = folder("variables_alignment");
    let body = "define spir_func void @f(i32 %n) {\n  %several = alloca i32, i32 4, align 16\n\
        %generic = alloca i16, align 8, addrspace(4)\n  %one = alloca i64, align 32\n  %many = alloca i32, i32 %n, align 64\n  ret void\n}\n\
        define spir_func void @g() {\n  %none = alloca i32, i32 0\n  ret void\n}";
    let flags = ["--spirv-ext=+SPV_INTEL_variable_length_array"];
    let text = written(&folder, &flags, body);
    shows(
        &text,
        &[
            "Name $array \"several\"",
            "Name $one \"one\"",
            "Name $many \"many\"",
            "Name $none \"none\"",
            "Decorate $array Alignment 16",
            "Decorate $variable Alignment 8",
            "Decorate $one Alignment 32",
            "Decorate $many Alignment 64",
            "TypeInt $int 32 0",
            "Constant _ $four 4 0",
            "TypeArray _ $int $four",
            "Variable _ $array 7",
            "Variable _ $variable 7",
            "Variable _ $one 7",
            "Bitcast _ _ $array",
            "PtrCastToGeneric _ _ $variable",
            "VariableLengthArrayINTEL _ $many _",
            "FunctionEnd",
        ],
    );
    assert!(back(&folder, &flags, body).contains("%many = alloca i32, i32 %n, align 64"));
    // SPIR-V has no arrays of no elements.
    assert!(lacks(&text, "Constant _ _ 0") && lacks(&text, "Constant _ _ 0 0"), "{text}");
}

#[apply(case)]
fn builtin_variables_and_variables_of_threads() {
    let folder = folder("variables_builtin");
    let body = "@__spirv_BuiltInGlobalInvocationId = external addrspace(7) constant <3 x i64>, align 32\n\
        @each = thread_local addrspace(1) global i32 7\n\
        define spir_kernel void @k(ptr addrspace(1) %p) {\n  %v = load <3 x i64>, ptr addrspace(7) @__spirv_BuiltInGlobalInvocationId, align 32\n\
        %x = extractelement <3 x i64> %v, i64 0\n  store i64 %x, ptr addrspace(1) %p\n  ret void\n}";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "Decorate $id LinkageAttributes \"__spirv_BuiltInGlobalInvocationId\" Import",
            "Decorate $id BuiltIn 28",
            "Decorate $each LinkageAttributes \"each\" Export",
            "Variable _ $each 5 _",
        ],
    );
}

#[apply(case)]
fn declarations_that_exclude_numbers_are_flags() {
    let folder = folder("variables_classes");
    let body = "declare nofpclass(nan inf) float @_Z3cosf(float nofpclass(nan inf))\n\
        declare nofpclass(nan) float @_Z4fmaxff(float nofpclass(nan inf), float nofpclass(nan))\n\
        declare nofpclass(nan inf) float @_Z15__spirv_ocl_sinf(float)\n\
        declare nofpclass(nan inf) float @_Z3foof(float nofpclass(nan inf))\n\
        define spir_func void @f(float %x) {\n  %cos = call spir_func float @_Z3cosf(float %x)\n  %max = call nsz spir_func float @_Z4fmaxff(float %x, float %cos)\n\
        %sin = call spir_func nofpclass(nan) float @_Z15__spirv_ocl_sinf(float %x)\n  %foo = call spir_func float @_Z3foof(float %x)\n  ret void\n}\n\
        !opencl.ocl.version = !{!0}\n!0 = !{i32 1, i32 2}";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "Name $cos \"cos\"",
            "Name $max \"max\"",
            "Decorate $cos FPFastMathMode 3",
            "Decorate $max FPFastMathMode 5",
            "ExtInst _ $cos _ cos _",
        ],
    );
    shows(
        &text,
        &["Name $sin \"sin\"", "Name $foo \"foo\"", "ExtInst _ $sin _ sin _", "FunctionCall _ $foo ..."],
    );
    let decorations = text.lines().filter(|line| line.contains("FPFastMathMode")).count();
    assert_eq!(decorations, 2, "{text}");
    assert!(lacks(&written(&folder, &["--spirv-max-version=1.5"], body), "Decorate _ FPFastMathMode ..."));
}

#[apply(case)]
fn capabilities_that_declared_ones_imply_are_declared() {
    let folder = folder("variables_capabilities");
    let body = "@g = addrspace(1) global i32 0, !spirv.Decorations !0\n!0 = !{!1}\n!1 = !{i32 0}";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &["Capability Matrix", "Capability Shader", "Capability Kernel", "Decorate _ RelaxedPrecision"],
    );
}
