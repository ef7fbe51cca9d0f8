//! What pointers point to, where the Khronos translator infers it by rules of its own: arrays of pointers, chains of pointers, choices,
//! functions of blocks, symbols, printed pointers.

use super::folder;
use super::lines::{lacks, shows};
use super::values::written;

#[apply(case)]
fn arrays_of_pointers_point_to_what_each_of_them_holds() {
    let function = |name: &str, ty: &str| {
        format!(
            "define spir_func {ty} @{name}(ptr %x) {{\n  %a = alloca [2 x ptr], align 8\n\
               %e = getelementptr inbounds [2 x ptr], ptr %a, i64 0, i64 1\n  store ptr %x, ptr %e, align 8\n\
               %l = load ptr, ptr %e, align 8\n  %v = load {ty}, ptr %l, align 4\n  ret {ty} %v\n}}\n"
        )
    };
    let held = "%S = type { i32, [2 x ptr] }\n@s = internal addrspace(1) global %S zeroinitializer\n";
    let body = [held.to_owned(), function("f", "i32"), function("g", "float")].concat();
    let text = written(&folder("inference_arrays"), &[], &body);
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypeInt $byte 8 0",
            "TypePointer $bytes 7 $byte",
            "TypeArray $inside $bytes _",
            "TypeStruct _ $int $inside",
            "TypePointer $ints 7 $int",
            "TypeArray $first $ints _",
            "TypeFloat $float 32",
            "TypePointer $floats 7 $float",
            "TypeArray $second $floats _",
        ],
    );
    assert!(lacks(&text, "Bitcast _ _ _"), "{text}");
}

#[apply(case)]
fn a_chain_of_pointers_casts_its_base_once() {
    let body = "define spir_func i32 @f(i64 %n) {\n  %a = alloca [3 x ptr], align 8\n\
        %e = getelementptr inbounds ptr, ptr %a, i64 %n\n  %l = load ptr, ptr %e, align 8\n  %v = load i32, ptr %l, align 4\n  ret i32 %v\n}";
    let text = written(&folder("inference_chain"), &[], body);
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypePointer $ints 7 $int",
            "TypePointer $pointers 7 $ints",
            "Bitcast $pointers $base _",
            "InBoundsPtrAccessChain $pointers $at $base _",
            "Load $ints _ $at ...",
        ],
    );
    assert_eq!(text.matches(" Bitcast ").count(), 1, "{text}");
}

#[apply(case)]
fn what_blocks_capture_is_bytes_to_their_functions() {
    let body = "%block = type <{ i32, i32, ptr addrspace(4), i32 }>\n\
        define internal spir_func i32 @__k_block_invoke(ptr addrspace(4) %literal) {\n\
          %at = getelementptr inbounds %block, ptr addrspace(4) %literal, i32 0, i32 3\n  %v = load i32, ptr addrspace(4) %at, align 4\n  ret i32 %v\n}\n\
        define spir_func i32 @f(ptr addrspace(4) %b) {\n  %r = call spir_func i32 @__k_block_invoke(ptr addrspace(4) %b)\n  ret i32 %r\n}";
    let text = written(&folder("inference_block"), &[], body);
    shows(
        &text,
        &[
            "Name $literal \"literal\"",
            "TypeInt $byte 8 0",
            "TypePointer $bytes 8 $byte",
            "FunctionParameter $bytes $literal",
            "Bitcast _ $base $literal",
            "InBoundsPtrAccessChain _ _ $base ...",
        ],
    );
}

#[apply(case)]
fn a_choice_leads_where_its_first_pointer_does() {
    let body = "define spir_func i32 @f(ptr addrspace(1) %p, i1 %c) {\n  %v = load i32, ptr addrspace(1) %p, align 4\n\
          %s = select i1 %c, ptr addrspace(1) null, ptr addrspace(1) %p\n  %w = load i32, ptr addrspace(1) %s, align 4\n  ret i32 %w\n}\n\
        define spir_func float @g(ptr addrspace(1) %q, i1 %c) {\ne:\n  %v = load float, ptr addrspace(1) %q, align 4\n  br i1 %c, label %t, label %l\n\
        t:\n  br label %l\nl:\n  %s = phi ptr addrspace(1) [ null, %e ], [ %q, %t ]\n  %w = load float, ptr addrspace(1) %s, align 4\n  ret float %w\n}";
    let text = written(&folder("inference_choice"), &[], body);
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypePointer $ints 5 $int",
            "ConstantNull $ints $none",
            "Select $ints _ _ $none _",
        ],
    );
    shows(
        &text,
        &[
            "TypeFloat $float 32",
            "TypePointer $floats 5 $float",
            "ConstantNull $floats $none",
            "Phi $floats _ $none ...",
        ],
    );
    assert!(lacks(&text, "Bitcast _ _ _"), "{text}");
}

#[apply(case)]
fn a_symbol_that_leaves_a_parameter_open_says_nothing_of_the_others() {
    let body = |symbol: &str| {
        format!(
            "declare spir_func void @{symbol}(ptr addrspace(1), ptr addrspace(1))\n\
             define spir_func float @f(ptr addrspace(1) %p) {{\n  %v = load float, ptr addrspace(1) %p, align 4\n\
               call spir_func void @{symbol}(ptr addrspace(1) %p, ptr addrspace(1) %p)\n  ret float %v\n}}"
        )
    };
    let told = written(&folder("inference_told"), &[], &body("_Z3extPU3AS1vPU3AS1i"));
    assert_eq!(told.matches(" Bitcast ").count(), 2, "{told}");
    let open = written(&folder("inference_open"), &[], &body("_Z3extPU3AS11VPU3AS1i"));
    shows(&open, &["TypePointer $floats 5 $float", "TypeFunction _ _ $floats $floats"]);
    assert!(lacks(&open, "Bitcast _ _ _"), "{open}");
}

#[apply(case)]
fn addresses_that_are_computed_are_held_as_those_of_bytes() {
    let body = "@g = addrspace(1) global i32 0, align 4\n\
        @p = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4)), align 8\n\
        define spir_func i32 @f() {\n  %l = load ptr addrspace(4), ptr addrspace(1) @p, align 8\n  %v = load i32, ptr addrspace(4) %l, align 4\n  ret i32 %v\n}";
    let text = written(&folder("inference_held"), &[], body);
    shows(&text, &["TypePointer $bytes 8 $byte", "TypePointer $holder 5 $bytes", "Variable $holder ..."]);
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypePointer $ints 8 $int",
            "Load _ $l _ ...",
            "Bitcast $ints $cast $l",
            "Load $int _ $cast ...",
        ],
    );
}

#[apply(case)]
fn printed_pointers_are_those_of_bytes() {
    let body = "@format = internal unnamed_addr addrspace(2) constant [3 x i8] c\"%s\\00\", align 1\n\
        declare spir_func i32 @printf(ptr addrspace(2), ...)\n!opencl.ocl.version = !{!0}\n!0 = !{i32 1, i32 2}\n\
        define spir_func float @f(ptr addrspace(1) %p) {\n  %v = load float, ptr addrspace(1) %p, align 4\n\
          %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, ptr addrspace(1) %p, float %v)\n  ret float %v\n}";
    let text = written(&folder("inference_printed"), &[], body);
    shows(
        &text,
        &[
            "Name $p \"p\"",
            "TypeInt $byte 8 0",
            "TypePointer $bytes 5 $byte",
            "...",
            "Bitcast $bytes $printed $p",
            "ExtInst _ _ _ printf _ $printed _",
        ],
    );
}

#[apply(case)]
fn packets_of_pipes_are_bytes() {
    let body = "declare spir_func i32 @__read_pipe_2(target(\"spirv.Pipe\", 0), ptr addrspace(4), i32, i32)\n\
        declare spir_func i32 @__write_pipe_4(target(\"spirv.Pipe\", 1), target(\"spirv.ReserveId\"), i32, ptr addrspace(4), i32, i32)\n\
        define spir_kernel void @k(target(\"spirv.Pipe\", 0) %in, target(\"spirv.Pipe\", 1) %out, target(\"spirv.ReserveId\") %id) {\n\
          %packet = alloca i32, align 4\n  store i32 1, ptr %packet, align 4\n\
          %generic = addrspacecast ptr %packet to ptr addrspace(4)\n\
          %1 = call spir_func i32 @__read_pipe_2(target(\"spirv.Pipe\", 0) %in, ptr addrspace(4) %generic, i32 4, i32 4)\n\
          %2 = call spir_func i32 @__write_pipe_4(target(\"spirv.Pipe\", 1) %out, target(\"spirv.ReserveId\") %id, i32 0, ptr addrspace(4) %generic, i32 4, i32 4)\n\
          ret void\n}\n!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";
    let text = written(&folder("inference_packets"), &[], body);
    shows(
        &text,
        &[
            "TypeInt $byte 8 0",
            "TypePointer $bytes 8 $byte",
            "PtrCastToGeneric _ $generic _",
            "Bitcast $bytes $read $generic",
            "ReadPipe _ _ _ $read _ _",
            "Bitcast $bytes $written $generic",
            "ReservedWritePipe _ _ _ _ _ $written _ _",
        ],
    );
}

#[apply(case)]
fn memory_for_arguments_is_of_the_type_that_its_attribute_names() {
    for attribute in ["byval", "sret", "inalloca", "preallocated"] {
        let body = format!("define spir_func void @f(ptr {attribute}([3 x i16]) %p) {{\n  ret void\n}}");
        let text = written(&folder(&format!("inference_memory_{attribute}")), &[], &body);
        shows(
            &text,
            &[
                "Name $p \"p\"",
                "TypeInt $short 16 0",
                "TypeArray $array $short _",
                "TypePointer $pointer 7 $array",
                "FunctionParameter $pointer $p",
            ],
        );
    }
}
