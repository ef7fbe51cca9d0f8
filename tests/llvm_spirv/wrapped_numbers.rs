//! Numbers that C++ libraries wrap in structures, in calls for instructions on numbers.

use super::folder;
use super::lines::shows;
use super::values::written;

#[test]
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
