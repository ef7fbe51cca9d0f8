//! What the SPIR-V of the command declares: the habits of the Khronos translator's writer.

use super::folder;
use super::values::written;

/// Minor version and capabilities.
fn head(text: &str) -> (u32, Vec<&str>) {
    let version = text.split(' ').nth(1).unwrap().parse::<u32>().unwrap() >> 8 & 0xFF;
    (version, text.lines().filter_map(|line| line.strip_prefix("2 Capability ").map(str::trim)).collect())
}

#[apply(case)]
fn capabilities_and_versions() {
    let folder = folder("forward_head");
    for (body, version, capabilities) in [
        ("define spir_kernel void @k() {\n  ret void\n}", 0, &["Addresses", "Kernel"][..]),
        ("", 0, &["Addresses", "Linkage", "Kernel"]),
        (
            "define spir_kernel void @k(half %h) {\n  ret void\n}",
            0,
            &["Addresses", "Kernel", "Float16Buffer"],
        ),
        (
            "define spir_kernel void @k(half %h) {\n  %x = fadd half %h, %h\n  ret void\n}",
            0,
            &["Addresses", "Kernel", "Float16Buffer", "Float16"],
        ),
        (
            "define spir_kernel void @k(<8 x float> %h) {\n  ret void\n}",
            0,
            &["Addresses", "Kernel", "Vector16"],
        ),
        (
            "define spir_kernel void @k(ptr addrspace(1) %p) {\n  %x = icmp eq ptr addrspace(1) %p, null\n  ret void\n}",
            4,
            &["Addresses", "Kernel", "Int8"],
        ),
        (
            "@c = addrspace(2) constant i32 3, align 4\ndefine spir_kernel void @k() {\n  %x = load i32, ptr addrspace(2) @c\n  ret void\n}",
            4,
            &["Addresses", "Linkage", "Kernel"],
        ),
        (
            "define spir_kernel void @k(float %p) {\n  %x = fneg nnan float %p\n  ret void\n}",
            6,
            &["Addresses", "Kernel"],
        ),
        (
            "define spir_kernel void @k(float %p) {\n  %x = fmul nnan float %p, %p\n  ret void\n}",
            0,
            &["Addresses", "Kernel"],
        ),
    ] {
        let text = written(&folder, &[], body);
        let (found, listed) = head(&text);
        assert_eq!((found, listed.as_slice()), (version, capabilities), "{body}\n{text}");
    }
    // Where the version is not allowed, what needs it goes.
    let text = written(
        &folder,
        &["--spirv-max-version=1.3"],
        "@c = addrspace(2) constant i32 3, align 4\ndefine spir_kernel void @k(float %p) {\n  %x = load i32, ptr addrspace(2) @c\n  %y = fneg nnan float %p\n  ret void\n}",
    );
    assert!(head(&text).0 < 4 && !text.contains("FPFastMathMode"), "{text}");
}

#[apply(case)]
fn every_module_imports_opencl_std() {
    let folder = folder("forward_import");
    let text = written(&folder, &[], "define spir_kernel void @k() {\n  ret void\n}");
    let import = text.lines().find(|line| line.starts_with("5 ExtInstImport "));
    assert!(import.is_some_and(|line| line.ends_with(" \"OpenCL.std\" ")), "{text}");
    assert!(text.starts_with("119734787 65536 393230 "), "{text}");
    assert!(text.contains("3 Source 0 0 \n"), "{text}");
}

#[apply(case)]
fn declarations_stand_in_front_of_definitions_and_entry_points_have_no_other_name() {
    let folder = folder("forward_order");
    let text = written(
        &folder,
        &[],
        "define spir_kernel void @k() {\n  call spir_func void @f()\n  ret void\n}\ndeclare spir_func void @f()",
    );
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let place = |wanted: &str| lines.iter().position(|line| line.contains(wanted)).unwrap();
    assert!(
        place("Name ") > 0 && !text.contains("\"k\" \n4 Name") && !text.contains("Name 2 \"k\""),
        "{text}"
    );
    let functions: Vec<usize> =
        (0..lines.len()).filter(|line| lines[*line].starts_with("5 Function ")).collect();
    assert_eq!(functions.len(), 2, "{text}");
    assert!(lines[functions[0]..functions[1]].iter().all(|line| !line.contains("Label")), "{text}");
}

#[apply(case)]
fn extensions_that_metadata_names_must_be_allowed() {
    let folder = folder("forward_extension");
    // Also where the main command needs no more than the module's word.
    let body = "!spirv.Extension = !{!0}\n!0 = !{!\"SPV_INTEL_function_pointers\"}";
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{body}\n"));
    let message = folder.fail(&["m.ll"], 18);
    assert!(message.contains("\nSPV_INTEL_function_pointers\n"), "{message}");
    let body = "!spirv.Extension = !{!0}\n!0 = !{!\"SPV_KHR_expect_assume\"}";
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{body}\n"));
    let message = folder.fail(&["m.ll"], 18);
    assert!(
        message.contains("RequiresExtension: ") && message.contains("\nSPV_KHR_expect_assume\n"),
        "{message}"
    );
    let text = written(&folder, &["--spirv-ext=+SPV_KHR_expect_assume"], body);
    assert!(text.contains("Extension \"SPV_KHR_expect_assume\""), "{text}");
}

#[apply(case)]
fn host_and_device_memory_are_global_memory_without_their_extension() {
    let folder = folder("forward_usm");
    let body = "define spir_kernel void @k(ptr addrspace(5) %p) {\n  %q = addrspacecast ptr addrspace(5) %p to ptr addrspace(1)\n\
        store i32 1, ptr addrspace(1) %q\n  ret void\n}";
    let text = written(&folder, &[], body);
    assert!(!text.contains("USMStorageClasses") && !text.contains(" 5936 "), "{text}");
    assert!(text.contains("TypePointer") && text.contains("5 Store "), "{text}");
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_usm_storage_classes"], body);
    assert!(text.contains(" 5936 ") && text.contains("4 PtrCastToCrossWorkgroupINTEL "), "{text}");
}

#[apply(case)]
fn interfaces_list_what_initializers_refer_to() {
    let folder = folder("forward_interface");
    let body = "@a = addrspace(1) global i32 3\n@b = addrspace(1) global ptr addrspace(1) @a\n@c = addrspace(1) global i32 4\n\
        define spir_kernel void @k() {\n  %p = load ptr addrspace(1), ptr addrspace(1) @b\n  ret void\n}";
    let text = written(&folder, &[], body);
    let entry = text.lines().find(|line| line.contains(" EntryPoint ")).unwrap();
    assert_eq!(entry.trim_end().split(' ').count(), 7, "{text}");
}

#[apply(case)]
fn what_is_not_known_is_not_contracted_and_one_source_counts() {
    let folder = folder("forward_contraction");
    let body = "define spir_kernel void @k(ptr %f) {\n  call void asm sideeffect \"nop\", \"\"()\n  ret void\n}\n\
        define spir_kernel void @n() {\n  ret void\n}\n\
        !spirv.Source = !{!0, !1}\n!0 = !{i32 3, i32 102000}\n!1 = !{i32 4, i32 200000}";
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_inline_assembly"], body);
    assert_eq!(text.matches(" ExecutionMode ").count(), 1, "{text}");
    assert!(text.contains("3 Source 3 102000") && !text.contains("3 Source 4 "), "{text}");
}

#[apply(case)]
fn numbers_of_operands_and_lengths_of_vectors() {
    let folder = folder("forward_operands");
    let triple = "target triple = \"spir64-unknown-unknown\"";
    let name = "@_Z17__spirv_GroupIAddii";
    let body = format!(
        "define spir_func void @f() {{\n  %a = call spir_func i32 {name}(i32 2, i32 1)\n  ret void\n}}\n\
         declare spir_func i32 {name}(i32, i32)"
    );
    folder.file("m.ll", format!("{triple}\n{body}\n"));
    assert!(folder.fail(&["m.ll"], 25).starts_with("InvalidNumberOfOperands: "));
    let body = "define spir_func void @f(<vscale x 4 x i32> %v) {\n  ret void\n}";
    folder.file("m.ll", format!("{triple}\n{body}\n"));
    assert!(folder.fail(&["m.ll"], 10).starts_with("InvalidModule: "));
}

#[apply(case)]
fn capabilities_that_imply_others() {
    let folder = folder("forward_samples");
    let image = "target(\"spirv.Image\", void, 1, 0, 0, 1, 0, 0, 0)";
    let body = format!("define spir_kernel void @k({image} %i) {{\n  ret void\n}}");
    assert!(written(&folder, &[], &body).contains("2 Capability ImageMipmap"));
    let body = "define spir_func void @f(target(\"spirv.PipeStorage\") %p) {\n  ret void\n}";
    let text = written(&folder, &[], body);
    assert!(text.contains("2 Capability Pipes ") && text.contains("2 Capability PipeStorage "), "{text}");
}

#[apply(case)]
fn capabilities_that_groups_of_pipes_and_bit_fields_need() {
    let folder = folder("forward_families");
    let commit = "@__spirv_GroupCommitReadPipe";
    let body = format!(
        "define spir_func void @f(target(\"spirv.Pipe\", 0) %p, target(\"spirv.ReserveId\") %r) {{\n\
         call spir_func void {commit}(i32 2, target(\"spirv.Pipe\", 0) %p, target(\"spirv.ReserveId\") %r, i32 4, i32 4)\n  ret void\n}}\n\
         declare spir_func void {commit}(i32, target(\"spirv.Pipe\", 0), target(\"spirv.ReserveId\"), i32, i32)"
    );
    let text = written(&folder, &[], &body);
    assert!(text.contains(" GroupCommitReadPipe ") && head(&text).1.contains(&"Groups"), "{text}");
    let name = "@_Z24__spirv_BitFieldSExtractijj";
    let body = format!(
        "define spir_func i32 @f(i32 %a) {{\n  %r = call spir_func i32 {name}(i32 %a, i32 1, i32 2)\n  ret i32 %r\n}}\n\
         declare spir_func i32 {name}(i32, i32, i32)"
    );
    let text = written(&folder, &["--spirv-ext=+SPV_KHR_bit_instructions"], &body);
    assert_eq!(head(&text).1, ["Addresses", "Linkage", "Kernel", "BitInstructions"], "{text}");
    let message = folder.fail(&["m.ll"], 18);
    assert!(message.contains("\nSPV_KHR_bit_instructions\n"), "{message}");
}

#[apply(case)]
fn calls_of_opencl_c_that_say_more_than_their_instructions() {
    let folder = folder("forward_calls");
    let image = "target(\"spirv.Image\", void, 1, 0, 1, 0, 0, 0, 0)";
    let body = format!(
        "define spir_func void @f(i32 %a, {image} %i) {{\n  %c = call spir_func i8 @_Z16convert_char_rtzi(i32 %a)\n\
         %s = call spir_func i8 @_Z21convert_uchar_sat_rtej(i32 %a)\n\
         %d = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro({image} %i)\n  ret void\n}}\n\
         declare spir_func i8 @_Z16convert_char_rtzi(i32)\ndeclare spir_func i8 @_Z21convert_uchar_sat_rtej(i32)\n\
         declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro({image})\n\
         !opencl.ocl.version = !{{!0}}\n!opencl.used.extensions = !{{!1}}\n!opencl.used.optional.core.features = !{{!2}}\n\
         !0 = !{{i32 2, i32 0}}\n!1 = !{{!\"cl_khr_3d_image_writes\"}}\n!2 = !{{!\"cl_images\"}}"
    );
    let text = written(&folder, &[], &body);
    assert!(text.contains(" SConvert ") && text.contains(" SaturatedConversion "), "{text}");
    assert!(!text.contains("FPRoundingMode") && !text.contains("ConstantNull"), "{text}");
    assert!(text.contains("\"cl_khr_3d_image_writes\"") && !text.contains("cl_images"), "{text}");
}

#[apply(case)]
fn loops_that_metadata_speaks_of_get_blocks_in_front_of_them_and_exits_of_their_own() {
    let folder = folder("forward_loops");
    let function = |node: &str| {
        format!(
            "define spir_func void @f(i1 %c, i32 %n) {{\n  br i1 %c, label %l, label %o\nl:\n\
             %i = phi i32 [ 0, %0 ], [ %j, %l ]\n  %j = add i32 %i, 1\n  %d = icmp ult i32 %j, %n\n\
             br i1 %d, label %l, label %o{node}\no:\n  ret void\n}}\n\
             !0 = distinct !{{!0, !1}}\n!1 = !{{!\"llvm.loop.unroll.disable\"}}"
        )
    };
    let text = written(&folder, &[], &function(", !llvm.loop !0"));
    let name = |name: &str| {
        let line = text.lines().find(|line| line.contains(&format!("\"{name}\"")));
        line.unwrap_or_else(|| panic!("{name} in\n{text}")).split(' ').nth(2).unwrap()
    };
    name("l.preheader");
    assert!(text.contains(&format!(" LoopMerge {} {} 2", name("o.loopexit"), name("l"))), "{text}");
    assert!(!written(&folder, &[], &function("")).contains("preheader"));
}
