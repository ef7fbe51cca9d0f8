//! Texts of annotations: what they decorate, which of their blocks count and in which order they are written.

use super::folder;
use super::lines::{lacks, shows};
use super::reverse::assembled;
use super::values::{back, written};
use super::{Folder, read_back};

const ATTRIBUTES: &str = "--spirv-ext=+SPV_INTEL_fpga_memory_attributes";

const INTRINSICS: &str = "declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))\n\
    declare void @llvm.var.annotation.p4.p1(ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))\n\
    declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))\n";

/// Variables of texts, `@t0` and so on.
fn texts(texts: &[&str]) -> String {
    let one = |(number, text): (usize, &&str)| {
        format!(
            "@t{number} = private unnamed_addr addrspace(1) constant [{} x i8] c\"{}\\00\", section \"llvm.metadata\"\n",
            text.len() + 1,
            text.replace('"', "\\22")
        )
    };
    texts.iter().enumerate().map(one).collect()
}

/// A module with a pointer `%e` and a variable `%a` that both have each text's annotation.
fn annotated(all: &[&str]) -> String {
    let calls: String = (0..all.len())
        .map(|number| {
            format!(
                "  %r{number} = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @t{number}, ptr addrspace(1) @t0, i32 1, ptr addrspace(1) null)\n  \
                 call void @llvm.var.annotation.p0.p1(ptr %a, ptr addrspace(1) @t{number}, ptr addrspace(1) @t0, i32 1, ptr addrspace(1) null)\n"
            )
        })
        .collect();
    format!(
        "{}{INTRINSICS}define spir_func void @f(ptr addrspace(1) %p) {{\n  %a = alloca i32, align 4\n  %e = getelementptr i32, ptr addrspace(1) %p, i64 1\n{calls}  \
         store i32 1, ptr addrspace(1) %r0, align 4\n  ret void\n}}\n",
        texts(all)
    )
}

/// What is said of the variable or of the pointer.
fn decorations(folder: &Folder, flags: &str, all: &[&str], of: &str) -> Vec<String> {
    let text = written(folder, &[flags], &annotated(all));
    let line = text.lines().find(|line| line.ends_with(&format!(" \"{of}\" "))).unwrap();
    let id = line.split_whitespace().nth(2).unwrap();
    let said = text.lines().filter_map(|line| line.split_once(" Decorate ")?.1.split_once(' '));
    said.filter(|(target, said)| *target == id && !said.starts_with("Alignment"))
        .map(|(_, said)| said.trim().to_owned())
        .collect()
}

#[apply(case)]
fn a_cast_to_another_address_space_has_its_own_annotations() {
    let folder = folder("annotations_casts");
    let body = format!(
        "{}{INTRINSICS}define spir_func void @f(i32 %n) {{\n  %x = alloca i32, align 4\n  %x.ascast = addrspacecast ptr %x to ptr addrspace(4)\n  \
           call void @llvm.var.annotation.p4.p1(ptr addrspace(4) %x.ascast, ptr addrspace(1) @t0, ptr addrspace(1) @t1, i32 1, ptr addrspace(1) null)\n  \
           call void @llvm.var.annotation.p4.p1(ptr addrspace(4) %x.ascast, ptr addrspace(1) @t1, ptr addrspace(1) @t1, i32 1, ptr addrspace(1) null)\n  \
           store i32 %n, ptr addrspace(4) %x.ascast, align 4\n  ret void\n}}\n",
        texts(&["abc", "{register:1}"])
    );
    let text = written(&folder, &[ATTRIBUTES], &body);
    shows(
        &text,
        &[
            "Name $x \"x\"",
            "Name $cast \"x.ascast\"",
            "Decorate $cast UserSemantic \"abc\"",
            "Decorate $cast RegisterINTEL",
            "PtrCastToGeneric _ $cast $x",
        ],
    );
    assert!(lacks(&text, "Decorate _ UserSemantic \"{register:1}\""), "{text}");
    let text = back(&folder, &[ATTRIBUTES], &body);
    for part in [
        "call void @llvm.var.annotation.p4.p0(ptr addrspace(4) %x.ascast, ptr @0,",
        "call void @llvm.var.annotation.p0.p0(ptr %x, ptr @1,",
        "c\"{register:1}\\00\"",
        "store i32 %n, ptr addrspace(4) %x.ascast",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn numbers_of_decorations_are_recognised_whatever_they_say() {
    let folder = folder("annotations_numbers");
    let said = |text: &str| decorations(&folder, ATTRIBUTES, &[text], "e");
    assert_eq!(said("{5635:\"foo\"}"), ["UserSemantic \"foo\""]);
    assert!(said("{44:16}").is_empty() && said("{19}").is_empty() && said("{5921:3}").is_empty());
    assert_eq!(said("{5826:\"DEFAULT\"}{5826:\"MLAB\"}"), ["MemoryINTEL \"MLAB\""]);
    assert_eq!(said("{5826:\"BLOCK_RAM\"}{5826:\"MLAB\"}"), ["MemoryINTEL \"BLOCK_RAM\""]);
    assert_eq!(said("{bank_bits:5,6}{x}"), ["BankBitsINTEL 5 6", "UserSemantic \"{x}\""]);
    assert_eq!(said("{a b}{x"), ["UserSemantic \"{a b}{x\""]);
    assert_eq!(said("{7:\"a\"b}"), [r#"UserSemantic "{7:\"a\"b}""#]);
    let text = written(&folder, &[ATTRIBUTES], &annotated(&["{44:16}"]));
    assert!(text.starts_with("119734787 65536 "), "{text}");
}

#[apply(case)]
fn decorations_of_a_text_have_an_order() {
    let folder = folder("annotations_order");
    let all = "--spirv-ext=+SPV_INTEL_fpga_memory_attributes,+SPV_INTEL_fpga_memory_accesses,+SPV_INTEL_cache_controls,\
        +SPV_INTEL_fpga_buffer_location,+SPV_INTEL_fpga_latency_control";
    let text = "{6172:4}{6442:1,2}{5921:3}{params:7}{cache-size:64}{pump:1}";
    let attributes = ["UserSemantic \"{params:7}\"", "UserSemantic \"{cache-size:64}\"", "SinglepumpINTEL"];
    let others = [
        "BurstCoalesceINTEL",
        "DontStaticallyCoalesceINTEL",
        "CacheSizeINTEL 64",
        "CacheControlLoadINTEL 1 2",
        "BufferLocationINTEL 3",
        "LatencyControlLabelINTEL 4",
    ];
    assert_eq!(decorations(&folder, all, &[text], "e"), [&attributes[..], &others].concat());
    assert_eq!(decorations(&folder, all, &[text], "a"), attributes);
    // Nothing accesses memory through the second pointer.
    assert_eq!(
        decorations(&folder, all, &["x", "{6172:4}{pump:2}"], "e"),
        ["UserSemantic \"x\"", "DoublepumpINTEL"]
    );
}

#[apply(case)]
fn casts_of_variables_are_annotated_as_variables() {
    let folder = folder("annotations_back");
    assembled(
        &folder,
        "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int64\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\n\
         OpDecorate %f LinkageAttributes \"f\" Export\nOpDecorate %cast UserSemantic \"one\"\nOpDecorate %cast UserSemantic \"two\"\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n\
         %ulong = OpTypeInt 64 0\n%p = OpTypePointer Function %uint\n%q = OpTypePointer Function %ulong\n%fn = OpTypeFunction %void\n\
         %f = OpFunction %void None %fn\n%l = OpLabel\n%x = OpVariable %p Function\n%cast = OpBitcast %q %x\nOpReturn\nOpFunctionEnd\n",
    );
    let text = read_back(&folder, &[]);
    for part in [
        "%2 = bitcast ptr %1 to ptr",
        "call void @llvm.var.annotation.p0.p0(ptr %2, ptr @0,",
        "call void @llvm.var.annotation.p0.p0(ptr %1, ptr @1,",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn registers_without_their_extension_say_nothing() {
    let folder = folder("annotations_register");
    let text = "__builtin_intel_fpga_reg";
    assert!(decorations(&folder, ATTRIBUTES, &[text], "e").is_empty());
    let said = written(&folder, &["--spirv-ext=+SPV_INTEL_fpga_reg"], &annotated(&[text]));
    shows(&said, &["Name $e \"e\"", "FPGARegINTEL _ $r $e", "...", "Store $r ..."]);
}

/// Numbers that come with a text stand behind it: a colon in front of the first member of the structure, if it is a number, and 1 for
/// its truth. Those of a global variable's annotation are left out.
#[apply(case)]
fn numbers_that_come_with_texts() {
    let folder = folder("annotations_members");
    let body = format!(
        "@t = private unnamed_addr addrspace(1) constant [4 x i8] c\"foo\\00\"\n\
         @a = private unnamed_addr addrspace(1) constant {{ i32, i1 }} {{ i32 -3, i1 true }}\n\
         @b = private unnamed_addr addrspace(1) constant {{ i1, i8 }} {{ i1 true, i8 4 }}\n\
         @c = private unnamed_addr addrspace(1) constant {{ ptr addrspace(1), i32 }} {{ ptr addrspace(1) @t, i32 5 }}\n\
         @g = addrspace(1) global i32 0\n\
         @llvm.global.annotations = appending addrspace(1) global [1 x {{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }}] \
         [{{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }} {{ ptr addrspace(1) @g, ptr addrspace(1) @t, ptr addrspace(1) @t, i32 1, ptr addrspace(1) @a }}], section \"llvm.metadata\"\n\
         {INTRINSICS}define spir_func void @f() {{\n  %v = alloca i32\n  {calls}ret void\n}}\n",
        calls = ["a", "b", "c"]
            .map(|more| format!("call void @llvm.var.annotation.p0.p1(ptr %v, ptr addrspace(1) @t, ptr addrspace(1) @t, i32 1, ptr addrspace(1) @{more})\n  "))
            .concat()
    );
    let text = written(&folder, &[], &body);
    let texts: Vec<_> = text.lines().filter(|line| line.contains(" UserSemantic ")).collect();
    let said = |part: &str| texts.iter().filter(|line| line.contains(part)).count();
    assert_eq!(texts.len(), 4, "{text}");
    for part in ["\"foo: -3, -1\"", "\"foo: 1, 4\"", "\"foo, 5\"", "\"foo\""] {
        assert_eq!(said(part), 1, "{part}\n{text}");
    }
}

#[apply(case)]
fn operands_that_a_decoration_does_not_have_are_refused() {
    let folder = folder("annotations_operands");
    for (text, words) in [
        ("{5830:7}", "Decoration takes no arguments."),
        ("{5635}", "UserSemantic requires a single argument."),
        ("{5826:a,b}", "MemoryINTEL requires a single argument."),
        ("{5834:k}", "MergeINTEL requires two arguments."),
        ("{5835}", "BankBitsINTEL requires at least one argument."),
        ("{5827:1,2}", "Decoration requires a single argument."),
    ] {
        folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{}", annotated(&[text])));
        let error = folder.fail(&["m.ll", ATTRIBUTES, "-o", "m.spv"], 11);
        let wanted = format!("InvalidLlvmModule: Invalid LLVM module: {words}\n");
        assert!(error.starts_with(&wanted), "{text}: {error}");
    }
    // What no colon ends goes to no direction.
    let text = written(&folder, &[ATTRIBUTES], &annotated(&["{merge:key}"]));
    shows(&text, &["Decorate _ MergeINTEL \"key\" \"\""]);
}

#[apply(case)]
fn an_annotation_of_a_number_does_not_name_it() {
    let body = "@t = internal addrspace(1) constant [2 x i8] c\"a\\00\"\n\
        declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)\n\
        define spir_func i32 @f(i32 %x) {\n  \
        %r = call i32 @llvm.annotation.i32.p1(i32 %x, ptr addrspace(1) @t, ptr addrspace(1) @t, i32 1)\n  ret i32 %r\n}";
    let text = written(&folder("annotations_plain_numbers"), &[], body);
    shows(&text, &["Name $x \"x\"", "ReturnValue $x"]);
    assert!(lacks(&text, "Name _ \"r\""), "{text}");
}
