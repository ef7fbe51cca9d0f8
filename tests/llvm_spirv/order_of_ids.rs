//! In which order things get their ids, and so stand in a module: texts and binaries of the Khronos translator are compared by it.

use super::folder;
use super::lines::shows;
use super::values::{HEAD, assert_valid, written};

const OPENCL: &str = "!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";

/// The numbers of a text's constants of one type, in their order.
fn constants(text: &str, width: &str) -> Vec<String> {
    let ty =
        text.lines().find_map(|line| line.strip_prefix("4 TypeInt ")?.strip_suffix(&format!(" {width} 0 ")));
    let ty = ty.unwrap_or_else(|| panic!("no integers of {width} bits: {text}"));
    let number = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        (words.get(1..3)? == ["Constant", ty]).then(|| words.get(4).map(|word| (*word).to_owned()))?
    };
    text.lines().filter_map(number).collect()
}

/// An argument of a builtin has its id when the instruction that the call becomes is written, and none if that has no use for it.
#[test]
fn constants_have_the_order_of_their_use() {
    let folder = folder("ids_constants");
    let body = "declare spir_func i64 @_Z13get_global_idj(i32)\n\
        declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %p) {\n\
          %1 = call spir_func i64 @_Z13get_global_idj(i32 5)\n\
          %2 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %p, i32 7)\n\
          %3 = add i32 %2, 9\n  %4 = add i32 %3, 5\n  store i32 %4, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    // Scope and semantics of the atomic stand in front of its value, and the index of the work-item comes last.
    assert_eq!(constants(&text, "32"), ["2", "512", "7", "9", "5"], "{text}");
}

/// A constant that is part of another one stands in front of it; those that no call made keep their places.
#[test]
fn parts_of_constants_go_with_them() {
    let folder = folder("ids_parts");
    let body = "declare spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32>, i64, ptr addrspace(1))\n\
        declare spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float>, <2 x float>)\n\
        define spir_kernel void @k(ptr addrspace(1) %p, <2 x float> %x) {\n\
          call spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32> <i32 3, i32 4>, i64 6, ptr addrspace(1) %p)\n\
          %1 = call spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float> %x, <2 x float> %x)\n\
          %2 = add <2 x i32> %1, <i32 4, i32 8>\n\
          store <2 x i32> %2, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    assert_eq!(constants(&text, "32"), ["3", "4", "4294967295", "8"], "{text}");
    shows(
        &text,
        &[
            "Constant $int $three 3",
            "Constant $int $four 4",
            "TypeVector $pair $int 2",
            "TypeBool $bool",
            "TypeVector $truths $bool 2",
            "ConstantComposite $pair $stored $three $four",
            "ConstantNull $pair $none",
            "ConstantComposite $pair $all _ _",
            "ExtInst _ _ _ vstoren $stored ...",
            "FOrdEqual $truths $compared _ _",
            "Select _ _ $compared $all $none",
        ],
    );
}

/// A function's type comes before the function, which comes before all its parameters.
#[test]
fn functions_follow_their_types() {
    let folder = folder("ids_functions");
    let body = "%struct.pair = type { i32, float }\n\
        define spir_func void @taker(ptr byval(%struct.pair) align 4 %first, ptr addrspace(1) %second) {\n  ret void\n}\n";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "Name _ \"struct.pair\"",
            "Name $taker \"taker\"",
            "Name $first \"first\"",
            "Name $second \"second\"",
        ],
    );
    shows(
        &text,
        &[
            "TypeFunction ...",
            "Function _ $taker _ _",
            "FunctionParameter _ $first",
            "FunctionParameter _ $second",
        ],
    );
    let id = |name: &str| -> u32 {
        let line = text.lines().find(|line| line.contains(&format!("\"{name}\"")) && line.contains("Name "));
        line.and_then(|line| line.split(' ').nth(2)).unwrap().parse().unwrap()
    };
    assert_eq!((id("first"), id("second")), (id("taker") + 1, id("taker") + 2), "{text}");
}

/// What a comparison yields is declared before what the call returns, and no before yes.
#[test]
fn comparisons_are_declared_before_their_results() {
    let folder = folder("ids_comparisons");
    let body = "declare spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float>, <2 x float>)\n\
        declare spir_func i32 @_Z7isequalff(float, float)\n\
        define spir_kernel void @k(ptr addrspace(1) %p, <2 x float> %x, float %y) {\n\
          %1 = call spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float> %x, <2 x float> %x)\n\
          %first = extractelement <2 x i32> %1, i32 0\n  store i32 %first, ptr addrspace(1) %p\n\
          %2 = call spir_func i32 @_Z7isequalff(float %y, float %y)\n  store i32 %2, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    assert_eq!(constants(&text, "32"), ["4294967295", "0", "1"], "{text}");
    shows(
        &text,
        &[
            "TypeBool $bool",
            "TypeVector $truths $bool 2",
            "TypeVector $pair _ 2",
            "ConstantNull $pair $none",
            "ConstantComposite $pair $all _ _",
            "Select $pair _ _ $all $none",
        ],
    );
}

#[test]
fn images_are_combined_with_samplers_before_texels_are_declared() {
    let folder = folder("ids_images");
    let body = "declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0), target(\"spirv.Sampler\"), <2 x float>)\n\
        define spir_kernel void @k(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, <2 x float> %at, ptr addrspace(1) %p) {\n\
          %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, <2 x float> %at)\n\
          %2 = extractelement <4 x float> %1, i32 0\n  store float %2, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    shows(&text, &["TypeSampledImage ...", "TypeVector _ _ 4"]);
}

/// The binary has the order of the text form, but where that is not valid.
#[test]
fn binaries_have_the_order_of_the_text() {
    let folder = folder("ids_binary");
    let body = "@g = addrspace(1) global [4 x i32] zeroinitializer, align 4\n\
        declare spir_func i64 @_Z13get_global_idj(i32)\n\
        declare spir_func void @other(i64)\n\
        define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {\n\
          %1 = call spir_func i64 @_Z13get_global_idj(i32 0)\n  call spir_func void @other(i64 %1)\n\
          %2 = select i1 %c, i32 4, i32 5\n  store i32 %2, ptr addrspace(1) %p, align 4\n\
          store float 2.0, ptr addrspace(1) %p, align 4\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    folder.file("m.spt", &text);
    let binary = folder.succeed(&["m.ll", "-o", "-"]);
    assert_eq!(folder.succeed(&["--to-binary", "m.spt", "-o", "-"]), binary);
    let assembly = folder.text(&["--spirv-tools-dis", "m.ll", "-o", "-"]);
    let place = |wanted: &str| assembly.find(wanted).unwrap_or_else(|| panic!("no {wanted}: {assembly}"));
    assert!(place("OpTypeInt 64") < place("OpConstant %uint 4"), "{assembly}");
    assert!(place("OpConstant %uint 4") < place("OpTypeVoid"), "{assembly}");
    assert!(place("OpTypeVoid") < place("OpConstant %float 2"), "{assembly}");

    // A number that is made of an address stands in front of the variable in the text, which is not valid.
    let body = "@g = addrspace(1) global i32 0\n@h = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @g to i64)\n";
    folder.file("m.ll", format!("{HEAD}{body}"));
    let text = folder.text(&["m.ll", "-spirv-text", "-o", "-"]);
    shows(&text, &["SpecConstantOp $long $address 117 $g", "Variable _ $g 5 _", "Variable _ _ 5 $address"]);
    assert_valid(&folder.succeed(&["m.ll", "-o", "-"]));
}
