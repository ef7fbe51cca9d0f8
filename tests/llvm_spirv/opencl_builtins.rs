//! What calls of OpenCL C's builtins become: constants, casts and names as the Khronos translator's visitor makes them.

use super::lines::{lacks, shows};
use super::values::{back, written};
use super::{disassembled, folder};

const VERSION: &str = "!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";

/// The text of a module of these declarations and a function of these instructions.
fn opencl(name: &str, flags: &[&str], declarations: &str, parameters: &str, body: &str) -> String {
    let module = format!(
        "{declarations}\ndefine spir_func void @f({parameters}) {{\n{body}\n  ret void\n}}\n{VERSION}"
    );
    written(&folder(name), flags, &module)
}

#[apply(case)]
fn constants_change_their_sign_at_once() {
    let name = "_Z16atomic_fetch_subPU3AS4VU7_Atomicff";
    let text = opencl(
        "builtins_signs",
        &["--spirv-ext=+SPV_EXT_shader_atomic_float_add"],
        &format!("declare spir_func float @{name}(ptr addrspace(4), float)"),
        "ptr addrspace(4) %p, float %v",
        &format!(
            "  %a = call spir_func float @{name}(ptr addrspace(4) %p, float 1.0)\n\
               %b = call spir_func float @{name}(ptr addrspace(4) %p, float %v)"
        ),
    );
    shows(&text, &["Constant _ $minus 3212836864", "AtomicFAddEXT _ _ _ _ _ $minus", "FNegate ..."]);
    assert_eq!(text.lines().filter(|line| line.contains(" FNegate ")).count(), 1, "{text}");
}

#[apply(case)]
fn scalars_of_other_functions_are_repeated_by_instructions() {
    let text = opencl(
        "builtins_splats",
        &[],
        "declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float>, float)\ndeclare spir_func i32 @_Z3anyi(i32)",
        "<4 x float> %x",
        "  %a = call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> %x, float 1.0)\n  %b = call spir_func i32 @_Z3anyi(i32 -1)",
    );
    shows(&text, &["CompositeInsert ...", "VectorShuffle ...", "ExtInst _ _ _ fmax _ _", "SLessThan ..."]);
}

#[apply(case)]
fn floats_are_compared_and_exchanged_as_integers_in_memory() {
    let name = "_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff";
    let text = opencl(
        "builtins_exchange",
        &[],
        &format!("declare spir_func zeroext i1 @{name}(ptr addrspace(4), ptr addrspace(4), float)"),
        "ptr addrspace(4) %p, ptr addrspace(4) %e, float %v",
        &format!(
            "  %a = call spir_func zeroext i1 @{name}(ptr addrspace(4) %p, ptr addrspace(4) %e, float %v)\n\
               %b = call spir_func zeroext i1 @{name}(ptr addrspace(4) %p, ptr addrspace(4) %e, float 1.0)"
        ),
    );
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypePointer $pointer 8 $int",
            "FunctionParameter $pointer $p",
            "FunctionParameter $pointer $e",
            "FunctionParameter _ $v",
            "Bitcast $int $bits $v",
            "Load $int $first $e 2 4",
            "AtomicCompareExchange $int $found $p _ _ _ $bits $first",
            "Store $e $found 2 4",
            "IEqual _ _ $found $first",
            "Load $int $second $e 2 4",
        ],
    );
}

const COMMON: &str = "declare spir_func float @_Z11fmax_commonff(float, float)\ndeclare spir_func i32 @_Z8u_mad_hijjj(i32, i32, i32)\n\
    declare spir_func float @_Z6fabs_xf(float)\ndeclare spir_func float @_Z11fmin_commonf(float)\n";

#[apply(case)]
fn names_of_instructions_are_builtins_of_opencl_c() {
    let folder = folder("builtins_names");
    let body = "  %a = call spir_func float @_Z11fmax_commonff(float %x, float %x)\n\
          %b = call spir_func i32 @_Z8u_mad_hijjj(i32 %i, i32 %i, i32 %i)\n\
          %c = call spir_func float @_Z6fabs_xf(float %x)\n  %d = call spir_func float @_Z11fmin_commonf(float %x)";
    let function =
        format!("define spir_func void @f(float %x, i32 %i) {{\n{body}\n  ret void\n}}\n{VERSION}");
    let text = written(&folder, &[], &format!("{COMMON}{function}"));
    let wanted = [
        "ExtInst _ _ _ fmax_common _ _",
        "ExtInst _ _ _ u_mad_hi _ _ _",
        "FunctionCall ...",
        "FunctionCall ...",
    ];
    shows(&text, &wanted);
    // They are what the reader writes of these instructions.
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let read = folder.succeed(&["-r", "m.spv", "-o", "-", "--spirv-target-env=CL2.0"]);
    assert!(disassembled(&read).contains("@_Z11fmax_commonff(float"), "another name");
    folder.file("m.bc", read);
    shows(&folder.text(&["m.bc", "-spirv-text", "-o", "-"]), &["ExtInst _ _ _ fmax_common _ _"]);
    // Elsewhere they are functions.
    let function = function.replace(VERSION, "");
    assert!(lacks(&written(&folder, &[], &format!("{COMMON}{function}")), "ExtInst ..."));
}

#[apply(case)]
fn tests_for_raw_formats_need_their_extension() {
    let folder = folder("builtins_raw");
    let image = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";
    let name = "_Z27get_image_channel_data_type14ocl_image2d_ro";
    let module = |number: u32| {
        format!(
            "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func i32 @{name}({image})\n\
            define spir_func i1 @f({image} %i) {{\n  %a = call spir_func i32 @{name}({image} %i)\n\
              %b = icmp eq i32 %a, {number}\n  ret i1 %b\n}}\n{VERSION}"
        )
    };
    folder.file("m.ll", module(0x10E3));
    let message = folder.fail(&["m.ll"], 18);
    assert!(message.starts_with("RequiresExtension: "), "{message}");
    assert!(message.contains("\nSPV_EXT_image_raw10_raw12\n"), "{message}");
    let flags = ["m.ll", "-spirv-text", "-o", "-", "--spirv-ext=+SPV_EXT_image_raw10_raw12"];
    shows(&folder.text(&flags), &["Extension \"SPV_EXT_image_raw10_raw12\""]);
    folder.file("m.ll", module(0x10E2));
    assert!(!folder.text(&flags).contains("raw10"));
    assert!(!folder.text(&["m.ll", "-spirv-text", "-o", "-"]).contains("raw10"));
}

#[apply(case)]
fn opencl_cxx_has_no_builtins_of_opencl_c() {
    let module = "declare spir_func float @_Z3cosf(float)\n\
        define spir_func float @f(float %x) {\n  %a = call spir_func float @_Z3cosf(float %x)\n  ret float %a\n}\n\
        !opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 1}\n";
    shows(&written(&folder("builtins_cxx"), &[], module), &["Source 4 201000", "FunctionCall ..."]);
    assert!(back(&folder("builtins_cxx_back"), &[], module).contains("@_Z3cosf(float"));
}

const SAMPLERS: &str = "declare spir_func i32 @_Z4takeii(i32, i32)\n\
    define spir_func void @g(i32 %s) {\n  %r = call spir_func i32 @_Z4takeii(i32 %s, i32 0)\n  ret void\n}\n\
    define spir_func void @h(i32 %n, i32 %s) {\n  call spir_func void @g(i32 %s)\n  ret void\n}\n\
    define spir_func void @mixed(i32 %s) {\n  ret void\n}\n\
    define spir_kernel void @k1(i32 %s, i32 %t) !kernel_arg_base_type !1 {\n  call spir_func void @h(i32 %t, i32 %s)\n  ret void\n}\n\
    define spir_kernel void @k2(i32 %s, i32 %t) !kernel_arg_base_type !1 {\n\
      call spir_func void @mixed(i32 %s)\n  call spir_func void @mixed(i32 %t)\n  ret void\n}\n\
    !1 = !{!\"sampler_t\", !\"int\"}\n";

#[apply(case)]
fn numbers_that_metadata_calls_samplers_are_samplers_in_all_functions() {
    let text = written(&folder("builtins_samplers"), &[], &format!("{SAMPLERS}{VERSION}"));
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypeSampler $sampler",
            "Function $int $take 0 _",
            "FunctionParameter $sampler _",
            "FunctionParameter $int _",
            "Function _ $g 0 _",
            "FunctionParameter $sampler $s",
            "FunctionCall $int _ $take $s _",
            "Function _ $h 0 _",
            "FunctionParameter $int _",
            "FunctionParameter $sampler $passed",
            "FunctionCall _ _ $g $passed",
            // What is a sampler in one call and a number in another is a number.
            "Function _ $mixed 0 _",
            "FunctionParameter $int _",
            "FunctionParameter $sampler $first",
            "FunctionParameter $int $second",
            "FunctionCall _ _ $h $second $first",
            "FunctionParameter $int _",
            "FunctionParameter $int _",
            "FunctionCall _ _ $mixed _",
        ],
    );
}

#[apply(case)]
fn legacy_atomic_functions_of_floats_stay_calls_where_no_extension_is_allowed() {
    let folder = folder("builtins_legacy");
    let module = "declare spir_func float @_Z10atomic_addPU3AS1Vff(ptr addrspace(1), float)\n\
        declare spir_func float @_Z8atom_subPU3AS1Vff(ptr addrspace(1), float)\n\
        declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1), float)\n\
        define spir_func void @f(ptr addrspace(1) %p, float %v) {\n\
          %a = call spir_func float @_Z10atomic_addPU3AS1Vff(ptr addrspace(1) %p, float %v)\n\
          %b = call spir_func float @_Z8atom_subPU3AS1Vff(ptr addrspace(1) %p, float %v)\n\
          %c = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) %p, float %v)\n  ret void\n}\n";
    let module = format!("{module}{VERSION}");
    let text = written(&folder, &[], &module);
    shows(&text, &["FunctionCall ...", "FunctionCall ...", "AtomicExchange ..."]);
    assert!(lacks(&text, "AtomicFAddEXT ..."), "{text}");
    let text = written(&folder, &["--spirv-ext=+SPV_EXT_shader_atomic_float_add"], &module);
    shows(&text, &["AtomicFAddEXT ...", "FNegate ...", "AtomicFAddEXT ..."]);
    assert!(lacks(&text, "FunctionCall ..."), "{text}");
}

#[apply(case)]
fn atomic_functions_look_for_the_origin_of_their_pointers() {
    let add = "_Z16atomic_fetch_addPU3AS4VU7_Atomicii";
    let chosen = |name: &str, pointer: &str| {
        format!("  %{name} = call spir_func i32 @{add}(ptr addrspace(4) {pointer}, i32 1)\n")
    };
    let text = opencl(
        "builtins_origins",
        &[],
        &format!("declare spir_func i32 @{add}(ptr addrspace(4), i32)"),
        "ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(4) %g, i1 %c",
        &[
            "  br label %entry\nentry:\n  %pc = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)\n",
            "  %lc = addrspacecast ptr addrspace(3) %l to ptr addrspace(4)\n",
            "  %e = getelementptr i32, ptr addrspace(4) %lc, i64 5\n",
            "  %s = select i1 %c, ptr addrspace(4) %pc, ptr addrspace(4) %g\n  br label %loop\nloop:\n",
            "  %h = phi ptr addrspace(4) [ %lc, %entry ], [ %n, %loop ]\n",
            "  %n = getelementptr i32, ptr addrspace(4) %h, i64 1\n",
            &chosen("a", "%e"),
            &chosen("b", "%s"),
            &chosen("d", "%h"),
            &chosen("r", "%g"),
            "  br i1 %c, label %loop, label %exit\nexit:",
        ]
        .concat(),
    );
    shows(&text, &["Constant _ $local 272", "Constant _ $global 528", "Constant _ $both 784"]);
    let semantics = ["$local", "$global", "$local", "$both"];
    let wanted: Vec<String> = semantics.iter().map(|bits| format!("AtomicIAdd _ _ _ _ {bits} _")).collect();
    let mut lines = vec!["Constant _ $local 272", "Constant _ $global 528", "Constant _ $both 784"];
    lines.extend(wanted.iter().map(String::as_str));
    shows(&text, &lines);
}

#[apply(case)]
fn single_halves_are_aligned_as_they_are() {
    let text = opencl(
        "builtins_halves",
        &[],
        "declare spir_func float @_Z11vloada_halfmPU3AS1KDh(i64, ptr addrspace(1))\n\
        declare spir_func void @_Z12vstorea_halffmPU3AS1Dh(float, i64, ptr addrspace(1))\n\
        declare spir_func void @_Z16vstorea_half_rtpfmPU3AS1Dh(float, i64, ptr addrspace(1))",
        "ptr addrspace(1) %p, i64 %i",
        "  %x = call spir_func float @_Z11vloada_halfmPU3AS1KDh(i64 %i, ptr addrspace(1) %p)\n\
          call spir_func void @_Z12vstorea_halffmPU3AS1Dh(float %x, i64 %i, ptr addrspace(1) %p)\n\
          call spir_func void @_Z16vstorea_half_rtpfmPU3AS1Dh(float %x, i64 %i, ptr addrspace(1) %p)",
    );
    let stores = ["ExtInst _ _ _ vstore_half $x _ _", "ExtInst _ _ _ vstore_half_r $x _ _ 2"];
    shows(&text, &["ExtInst _ $x _ vload_half _ _", stores[0], stores[1]]);
    assert!(!text.contains("LinkageAttributes \"_Z"), "{text}");
}

#[apply(case)]
fn blocks_hold_their_size_and_alignment() {
    let literal = "<{ i32, i32, ptr addrspace(4), <2 x i64> }>";
    let member = |index: u32, value: u32| {
        format!(
            "  %m{index} = getelementptr inbounds {literal}, ptr %b, i32 0, i32 {index}\n  store i32 {value}, ptr %m{index}\n"
        )
    };
    let enqueue = "@__enqueue_kernel_basic(target(\"spirv.Queue\") %q, i32 1, ptr %r, \
        ptr addrspace(4) addrspacecast (ptr @__f_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %block)";
    let text = opencl(
        "builtins_blocks",
        &[],
        "%range = type { i32 }\ndeclare spir_func i32 @__enqueue_kernel_basic(target(\"spirv.Queue\"), i32, ptr, ptr addrspace(4), ptr addrspace(4))\n\
        define spir_kernel void @__f_block_invoke_kernel(ptr addrspace(4) %b) {\n  ret void\n}",
        "target(\"spirv.Queue\") %q",
        &[
            &format!("  %r = alloca %range\n  %b = alloca {literal}, align 8\n"),
            &member(0, 48)[..],
            &member(1, 16),
            "  %block = addrspacecast ptr %b to ptr addrspace(4)\n",
            &format!("  %1 = call spir_func i32 {enqueue}"),
        ]
        .concat(),
    );
    shows(
        &text,
        &[
            "Constant _ $size 48",
            "Constant _ $alignment 16",
            "EnqueueKernel _ _ _ _ _ _ _ _ _ _ $size $alignment",
        ],
    );
}
