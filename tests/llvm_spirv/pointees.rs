//! What pointers point to in the SPIR-V of the command, and in which order functions stand there.

use super::{Folder, folder};

/// Text of a module of LLVM assembly language.
#[track_caller]
fn written(folder: &Folder, body: &str) -> String {
    super::values::written(folder, &[], body)
}

/// The words of the instructions of an opcode, in order.
fn instructions<'t>(text: &'t str, opcode: &str) -> Vec<Vec<&'t str>> {
    let lines = text.lines().map(|line| line.split_whitespace().skip(1).collect::<Vec<_>>());
    lines.filter(|words| words.first() == Some(&opcode)).collect()
}

/// The id that has a name.
fn id<'t>(text: &'t str, name: &str) -> &'t str {
    let quoted = format!("\"{name}\"");
    let names = instructions(text, "Name");
    names.iter().find(|words| words[2] == quoted).unwrap_or_else(|| panic!("{name} in\n{text}"))[1]
}

/// The pointer type of storage class 7 (Function) or 5 (CrossWorkgroup) to a type.
fn pointer<'t>(text: &'t str, class: &str, pointee: &str) -> &'t str {
    let pointers = instructions(text, "TypePointer");
    pointers.iter().find(|words| words[2] == class && words[3] == pointee).unwrap_or_else(|| panic!("{text}"))
        [1]
}

fn scalar<'t>(text: &'t str, opcode: &str, width: &str) -> &'t str {
    let types = instructions(text, opcode);
    types.iter().find(|words| words[2] == width).unwrap_or_else(|| panic!("{opcode} {width} in\n{text}"))[1]
}

#[apply(case)]
fn the_first_instruction_says_what_a_pointer_points_to() {
    let folder = folder("pointees_first");
    let body = "define spir_func void @caller(ptr %z) {\n  %y = alloca float\n  call spir_func void @callee(ptr %y)\n\
        %l = load i32, ptr %z\n  %g = getelementptr float, ptr %z, i64 1\n  ret void\n}\n\
        define spir_func void @callee(ptr %x) {\n  %v = load i32, ptr %x\n  ret void\n}";
    let text = written(&folder, body);
    let float = pointer(&text, "7", scalar(&text, "TypeFloat", "32"));
    let int = pointer(&text, "7", scalar(&text, "TypeInt", "32"));
    // The call comes before the access of the parameter, the access before the chain.
    let casts = instructions(&text, "Bitcast");
    assert_eq!(casts.len(), 2, "{text}");
    assert_eq!((casts[0][1], casts[0][3]), (float, id(&text, "z")), "{text}");
    assert_eq!((casts[1][1], casts[1][3]), (int, id(&text, "x")), "{text}");
}

#[apply(case)]
fn symbols_of_imports_and_variables_without_pointers_say_what_is_pointed_to() {
    let folder = folder("pointees_symbols");
    let body = "@v = addrspace(1) global ptr addrspace(1) null\n\
        define spir_func void @f(ptr addrspace(1) %p) {\n  %l = load float, ptr addrspace(1) %p\n\
        store ptr addrspace(1) %p, ptr addrspace(1) @v\n  ret void\n}\n\
        declare spir_func void @_Z3barPU3AS1DhPv(ptr addrspace(1), ptr)\n\
        define spir_func void @g(ptr addrspace(1) %p, ptr %q) {\n  call spir_func void @_Z3barPU3AS1DhPv(ptr addrspace(1) %p, ptr %q)\n  ret void\n}";
    let text = written(&folder, body);
    let (byte, half) = (scalar(&text, "TypeInt", "8"), scalar(&text, "TypeFloat", "16"));
    let bytes = pointer(&text, "5", byte);
    let variable = instructions(&text, "Variable")[0][1];
    assert_eq!(variable, pointer(&text, "5", bytes), "{text}");
    let parameters = instructions(&text, "FunctionParameter");
    let wanted = [pointer(&text, "5", half), pointer(&text, "7", byte)];
    assert_eq!([parameters[0][1], parameters[1][1]], wanted, "{text}");
    assert_eq!([parameters[3][1], parameters[4][1]], wanted, "{text}");
}

#[apply(case)]
fn arrays_hold_pointers_to_what_their_elements_point_to() {
    let folder = folder("pointees_arrays");
    let body = "@a = addrspace(1) constant i32 1\n@b = addrspace(1) constant float 2.0\n\
        @same = addrspace(2) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @a, ptr addrspace(1) @a]\n\
        @other = addrspace(2) constant [3 x ptr addrspace(1)] [ptr addrspace(1) @a, ptr addrspace(1) @b, ptr addrspace(1) @a]\n\
        define spir_func float @g(ptr %z) {\n  %s = alloca [2 x ptr]\n  %p = getelementptr [2 x ptr], ptr %s, i64 0, i64 1\n\
        store ptr %z, ptr %p\n  %q = load ptr, ptr %p\n  %v = load float, ptr %q\n  ret float %v\n}";
    // Old versions of spirv-val know no addresses in constants.
    let text = super::values::written_even_if_invalid(&folder, &[], body);
    let byte = scalar(&text, "TypeInt", "8");
    let (int, float) = (scalar(&text, "TypeInt", "32"), scalar(&text, "TypeFloat", "32"));
    let elements: Vec<_> = instructions(&text, "TypeArray").iter().map(|words| words[2]).collect();
    let wanted = [pointer(&text, "5", int), pointer(&text, "5", byte), pointer(&text, "7", float)];
    assert_eq!(elements, wanted, "{text}");
    assert!(instructions(&text, "Bitcast").is_empty(), "{text}");
}

#[apply(case)]
fn blocks_keep_no_address_of_their_functions() {
    let folder = folder("pointees_blocks");
    let body = "define internal spir_func void @__k_block_invoke(ptr addrspace(4) %b) {\n  ret void\n}\n\
        define spir_kernel void @k() {\n  %b = alloca { i32, ptr addrspace(4) }\n\
        %p = getelementptr { i32, ptr addrspace(4) }, ptr %b, i64 0, i32 1\n\
        store ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)), ptr %p\n\
        call spir_func void @__k_block_invoke(ptr addrspace(4) null)\n  ret void\n}";
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{body}\n"));
    let text = folder.text(&["m.ll", "-spirv-text", "-o", "-", "--spirv-ext=+SPV_INTEL_function_pointers"]);
    assert!(!text.contains("FunctionPointer") && text.contains(" ConstantNull "), "{text}");
}

#[apply(case)]
fn atomic_instructions_access_what_their_values_are() {
    let folder = folder("pointees_atomic");
    let body = "define spir_func i32 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {\n\
        %a = call spir_func i32 @__spirv_AtomicIAdd(ptr addrspace(1) %p, i32 1, i32 16, i32 5)\n\
        call spir_func void @_Z19__spirv_AtomicStorePU3AS1viim(ptr addrspace(1) %q, i32 1, i32 16, i64 1)\n  ret i32 %a\n}\n\
        declare spir_func i32 @__spirv_AtomicIAdd(ptr addrspace(1), i32, i32, i32)\n\
        declare spir_func void @_Z19__spirv_AtomicStorePU3AS1viim(ptr addrspace(1), i32, i32, i64)";
    let text = written(&folder, body);
    let parameters: Vec<_> = instructions(&text, "FunctionParameter").iter().map(|words| words[1]).collect();
    let wanted = ["32", "64"].map(|width| pointer(&text, "5", scalar(&text, "TypeInt", width)));
    assert_eq!(parameters, wanted, "{text}");
}

#[apply(case)]
fn samplers_that_once_were_numbers() {
    let folder = folder("pointees_samplers");
    let image = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";
    let name = "@_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f";
    let call = |sampler: &str| {
        format!("call spir_func <4 x float> {name}({image} %i, i32 {sampler}, <2 x float> zeroinitializer)")
    };
    let body = format!(
        "define spir_kernel void @k({image} %i, i32 %s) !kernel_arg_access_qual !1 !kernel_arg_base_type !2 {{\n  %a = {}\n  %b = {}\n\
         ret void\n}}\ndeclare spir_func <4 x float> {name}({image}, i32, <2 x float>)\n!opencl.ocl.version = !{{!0}}\n\
         !0 = !{{i32 1, i32 2}}\n!1 = !{{!\"read_only\", !\"none\"}}\n!2 = !{{!\"image2d_t\", !\"sampler_t\"}}",
        call("%s"),
        call("18")
    );
    let text = written(&folder, &body);
    let sampler = instructions(&text, "TypeSampler")[0][1];
    let constant = &instructions(&text, "ConstantSampler")[0];
    assert_eq!((constant[1], &constant[3..]), (sampler, &["1", "0", "0"][..]), "{text}");
    assert_eq!(instructions(&text, "FunctionParameter")[1][1], sampler, "{text}");
    let read: Vec<_> = instructions(&text, "SampledImage").iter().map(|words| words[4]).collect();
    assert_eq!(read, [id(&text, "s"), constant[2]], "{text}");
}

#[apply(case)]
fn pointers_that_meet_null_first_point_to_bytes() {
    let folder = folder("pointees_null");
    let body = "define spir_func i32 @compared(ptr addrspace(1) %p) {\n  %c = icmp eq ptr addrspace(1) %p, null\n  br i1 %c, label %x, label %y\n\
        x:\n  ret i32 0\ny:\n  %v = load i32, ptr addrspace(1) %p\n  ret i32 %v\n}\n\
        define spir_func i32 @known(ptr addrspace(1) %q) {\n  %v = load i32, ptr addrspace(1) %q\n  %c = icmp eq ptr addrspace(1) %q, null\n\
        %w = select i1 %c, i32 1, i32 %v\n  ret i32 %w\n}\n\
        define spir_func i32 @stored() {\n  %a = alloca ptr addrspace(1)\n  store ptr addrspace(1) null, ptr %a\n\
        %l = load ptr addrspace(1), ptr %a\n  %v = load i32, ptr addrspace(1) %l\n  ret i32 %v\n}\n\
        define spir_func ptr addrspace(1) @selected(ptr addrspace(1) %r, i1 %b) {\n  %s = select i1 %b, ptr addrspace(1) poison, ptr addrspace(1) %r\n\
        store i32 1, ptr addrspace(1) %s\n  ret ptr addrspace(1) %s\n}";
    let text = written(&folder, body);
    let byte = pointer(&text, "5", scalar(&text, "TypeInt", "8"));
    let int = pointer(&text, "5", scalar(&text, "TypeInt", "32"));
    let type_of = |name: &str| {
        let parameters = instructions(&text, "FunctionParameter");
        parameters.iter().find(|words| words[2] == id(&text, name)).unwrap()[1]
    };
    assert_eq!([type_of("p"), type_of("q"), type_of("r")], [byte, int, byte], "{text}");
    let casts = instructions(&text, "Bitcast");
    let cast: Vec<_> = casts.iter().map(|words| (words[1], words[3])).collect();
    assert_eq!(cast, [(int, id(&text, "p")), (int, id(&text, "l")), (int, id(&text, "s"))], "{text}");
}

#[apply(case)]
fn arrays_in_structures_hold_pointers_to_bytes() {
    let folder = folder("pointees_arrays_inside");
    let body = "%A = type { i32, [2 x ptr addrspace(1)] }\n@g = internal addrspace(1) global i32 0\n\
        @x = addrspace(1) global %A { i32 1, [2 x ptr addrspace(1)] [ptr addrspace(1) @g, ptr addrspace(1) @g] }\n\
        define spir_func void @f(i64 %i) {\n  %c = getelementptr inbounds %A, ptr addrspace(1) @x, i64 0, i32 1, i64 %i\n\
        %d = load ptr addrspace(1), ptr addrspace(1) %c\n  store i32 1, ptr addrspace(1) %d\n  ret void\n}";
    let text = written(&folder, body);
    let bytes = pointer(&text, "5", scalar(&text, "TypeInt", "8"));
    assert_eq!(instructions(&text, "TypeArray")[0][2], bytes, "{text}");
    assert_eq!(instructions(&text, "SpecConstantOp")[0][1], bytes, "{text}");
    assert_eq!(instructions(&text, "Bitcast")[0][3], id(&text, "d"), "{text}");
}

#[apply(case)]
fn a_pointer_to_itself_is_one_to_bytes() {
    let folder = folder("pointees_recursive");
    let body = "define spir_func void @f(ptr addrspace(1) %h, i1 %b) {\ne:\n  br label %l\nl:\n\
        %cur = phi ptr addrspace(1) [ %h, %e ], [ %next, %l ]\n  %next = load ptr addrspace(1), ptr addrspace(1) %cur\n\
        br i1 %b, label %d, label %l\nd:\n  ret void\n}";
    let text = written(&folder, body);
    let bytes = pointer(&text, "5", scalar(&text, "TypeInt", "8"));
    // The load says that the phi leads to a pointer; what it loads is another pointer, and cast on the way back.
    assert_eq!(instructions(&text, "TypePointer").len(), 2, "{text}");
    assert_eq!(instructions(&text, "Phi")[0][1], pointer(&text, "5", bytes), "{text}");
    assert_eq!(instructions(&text, "Load")[0][1], bytes, "{text}");
    assert_eq!(instructions(&text, "Bitcast")[0][3], id(&text, "next"), "{text}");
}

/// A list: what a member holds points to bytes, and so does the phi that it flows into; the chain casts its base.
#[apply(case)]
fn what_a_structure_holds_points_to_bytes_wherever_it_flows() {
    let folder = folder("pointees_list");
    let body = "%n = type { i32, ptr addrspace(1) }\n\
        define spir_func ptr addrspace(1) @f(ptr addrspace(1) %h, i1 %b) {\ne:\n  br label %l\nl:\n\
        %cur = phi ptr addrspace(1) [ %h, %e ], [ %next, %l ]\n\
        %at = getelementptr inbounds %n, ptr addrspace(1) %cur, i64 0, i32 1\n  %next = load ptr addrspace(1), ptr addrspace(1) %at\n\
        br i1 %b, label %d, label %l\nd:\n  ret ptr addrspace(1) %next\n}";
    let text = written(&folder, body);
    let bytes = pointer(&text, "5", scalar(&text, "TypeInt", "8"));
    assert_eq!(instructions(&text, "Phi")[0][1], bytes, "{text}");
    assert_eq!(instructions(&text, "Load")[0][1], bytes, "{text}");
    let casts = instructions(&text, "Bitcast");
    assert_eq!((casts.len(), casts[0][3]), (1, id(&text, "cur")), "{text}");
}
