//! Numbers that C++ libraries wrap in structures, in calls for instructions on numbers.

use super::folder;
use super::lines::shows;
use super::values::written;

#[apply(case)]
fn a_structure_is_shuffled_as_a_whole() {
    for name in ["", "Xor", "Up", "Down"] {
        let name = format!("GroupNonUniformShuffle{name}");
        let call = format!("@_Z{}__spirv_{name}I", name.len() + 8);
        let module = format!(
            "%half = type {{ half }}\n\
            declare spir_func void {call}(ptr sret(%half) align 2, i32, ptr byval(%half) align 2, i32)\n\
            define spir_func void @f(i32 %n) {{\n  %x = alloca %half, align 2\n  %r = alloca %half, align 2\n  \
            call spir_func void {call}(ptr sret(%half) align 2 %r, i32 3, ptr byval(%half) align 2 %x, i32 %n)\n  ret void\n}}"
        );
        let text = written(&folder("wrapped_shuffles"), &[], &module);
        let wanted = [
            "Name $x \"x\"",
            "Name $r \"r\"",
            "TypeFloat $half 16",
            "TypeStruct $structure $half",
            "Load $structure $whole $x",
            "CompositeExtract $half $number $whole 0",
            &format!("{name} $half $shuffled _ $number _"),
            "CompositeInsert $structure $result $shuffled $whole 0",
            "Store $r $result",
        ];
        shows(&text, &wanted);
    }
}

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
        "Store $place $element 2 2",
        "InBoundsPtrAccessChain _ $from $h ...",
        "Load $half $given $from 2 2",
        "VectorInsertDynamic _ _ _ $given _",
    ];
    shows(&text, &wanted);
}
