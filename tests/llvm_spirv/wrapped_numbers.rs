//! Numbers that C++ libraries wrap in structures, in calls for instructions on numbers.

use super::folder;
use super::lines::shows;
use super::values::written;

#[apply(case)]
fn elements_of_matrices_stand_behind_pointers_to_structures() {
    let matrix = "target(\"spirv.CooperativeMatrixKHR\", half, 3, 12, 12, 0)";
    let module = format!(
        "%half = type {{ half }}\n\
        declare spir_func void @_Z28__spirv_VectorExtractDynamicI(ptr addrspace(4) sret(%half) align 2, {matrix}, i64)\n\
        declare spir_func {matrix} @_Z27__spirv_VectorInsertDynamicI({matrix}, ptr byval(%half) align 2, i64)\n\
        define spir_func void @f(ptr %h, i64 %i, {matrix} %m) {{\n  %t = addrspacecast ptr %h to ptr addrspace(4)\n\
          call spir_func void @_Z28__spirv_VectorExtractDynamicI(ptr addrspace(4) sret(%half) align 2 %t, {matrix} %m, i64 %i)\n\
          %x = call spir_func {matrix} @_Z27__spirv_VectorInsertDynamicI({matrix} %m, ptr byval(%half) align 2 %h, i64 %i)\n\
          ret void\n}}"
    );
    let flags = ["--spirv-ext=+SPV_KHR_cooperative_matrix"];
    let text = written(&folder("wrapped_elements"), &flags, &module);
    let wanted = [
        "TypeFloat $half 16",
        "TypeStruct $structure $half",
        "TypePointer $pointer 7 $structure",
        "FunctionParameter $pointer $h",
        "PtrCastToGeneric _ $t $h",
        "VectorExtractDynamic $half $element ...",
        "InBoundsPtrAccessChain _ $place $t ...",
        "Store $place $element",
        "InBoundsPtrAccessChain _ $from $h ...",
        "Load $half $given $from",
        "VectorInsertDynamic _ _ _ $given _",
    ];
    shows(&text, &wanted);
}
