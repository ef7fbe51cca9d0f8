//! LLVM IR of any size, and a shader of any size in SPIR-V assembly language.

use std::fmt::Write;

const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n\
    declare spir_func float @_Z4sqrtf(float)\n";

const BODY: &str = "entry:\n  %c = icmp slt i32 %n, 10\n  br i1 %c, label %a, label %b\na:\n  %x = mul i32 %n, 3\n  \
    %g = call spir_func i64 @_Z13get_global_idj(i32 0)\n  %p = getelementptr inbounds float, ptr addrspace(1) %out, i64 %g\n  \
    %v = load float, ptr addrspace(1) %p, align 4\n  %s = call spir_func float @_Z4sqrtf(float %v)\n  \
    store float %s, ptr addrspace(1) %p, align 4\n  br label %b\nb:\n  %r = phi i32 [ %x, %a ], [ %n, %entry ]\n";

/// The metadata that makes builtins of the names.
const LANGUAGE: &str = "!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";

/// Functions of 13 instructions, each of which calls the first.
pub fn functions(count: usize) -> String {
    let mut text = HEAD.to_owned();
    for i in 0..count {
        let _ = write!(text, "define spir_func i32 @f{i}(ptr addrspace(1) %out, i32 %n) {{\n{BODY}");
        text.push_str(match i {
            0 => "  %k = add i32 %r, 1\n",
            _ => "  %k = call spir_func i32 @f0(ptr addrspace(1) %out, i32 %r)\n",
        });
        text.push_str("  ret i32 %k\n}\n");
    }
    text + LANGUAGE
}

/// Kernels with local memory of their own.
pub fn kernels(count: usize) -> String {
    let mut text = HEAD.to_owned();
    for i in 0..count {
        let _ = write!(
            text,
            "@l{i} = internal addrspace(3) global [16 x float] poison, align 4\n\
             define spir_kernel void @k{i}(ptr addrspace(1) %out, i32 %n) !reqd_work_group_size !1 {{\n{BODY}  \
             store float 1.0, ptr addrspace(3) @l{i}, align 4\n  ret void\n}}\n"
        );
    }
    text + LANGUAGE + "!1 = !{i32 8, i32 1, i32 1}\n"
}

/// One function with this many instructions, each of which needs the one before.
pub fn instructions(count: usize) -> String {
    let mut text = HEAD.to_owned();
    text.push_str("define spir_func i32 @f(ptr addrspace(1) %p, i32 %n) {\nentry:\n");
    let mut before = "%n".to_owned();
    for i in 0..count / 4 {
        let _ = write!(
            text,
            "  %q{i} = getelementptr inbounds i32, ptr addrspace(1) %p, i32 {before}\n  \
             %l{i} = load i32, ptr addrspace(1) %q{i}, align 4\n  %a{i} = add i32 %l{i}, {i}\n  %x{i} = xor i32 %a{i}, {before}\n"
        );
        before = format!("%x{i}");
    }
    let _ = writeln!(text, "  ret i32 {before}\n}}");
    text + LANGUAGE
}

const SHADER: &str = "; Version: 1.5\nOpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" %b %id\n\
    OpExecutionMode %main LocalSize 64 1 1\nOpDecorate %id BuiltIn GlobalInvocationId\nOpDecorate %floats ArrayStride 4\n\
    OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\nOpDecorate %b DescriptorSet 0\nOpDecorate %b Binding 0\n\
    %void = OpTypeVoid\n%void_fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n\
    %vec = OpTypeVector %uint 3\n%to_vec = OpTypePointer Input %vec\n%to_uint = OpTypePointer Input %uint\n\
    %floats = OpTypeRuntimeArray %float\n%block = OpTypeStruct %floats\n%to_block = OpTypePointer StorageBuffer %block\n\
    %to_float = OpTypePointer StorageBuffer %float\n%fn = OpTypeFunction %float %float %uint\n%zero = OpConstant %uint 0\n\
    %one = OpConstant %uint 1\n%ten = OpConstant %uint 10\n%half = OpConstant %float 0.5\n\
    %id = OpVariable %to_vec Input\n%b = OpVariable %to_block StorageBuffer\n";

/// A compute shader for Vulkan that calls this many functions, each with a loop and a selection in it.
pub fn shader(count: usize) -> String {
    let mut text = SHADER.to_owned();
    for i in 0..count {
        let _ = write!(
            text,
            "%f{i} = OpFunction %float None %fn\n%x{i} = OpFunctionParameter %float\n%n{i} = OpFunctionParameter %uint\n\
             %e{i} = OpLabel\nOpBranch %h{i}\n\
             %h{i} = OpLabel\n%i{i} = OpPhi %uint %zero %e{i} %j{i} %c{i}\n%s{i} = OpPhi %float %x{i} %e{i} %t{i} %c{i}\n\
             %l{i} = OpULessThan %bool %i{i} %n{i}\nOpLoopMerge %z{i} %c{i} None\nOpBranchConditional %l{i} %d{i} %z{i}\n\
             %d{i} = OpLabel\n%p{i} = OpAccessChain %to_float %b %zero %i{i}\n%v{i} = OpLoad %float %p{i}\n\
             %g{i} = OpFOrdGreaterThan %bool %v{i} %half\nOpSelectionMerge %m{i} None\nOpBranchConditional %g{i} %y{i} %m{i}\n\
             %y{i} = OpLabel\n%w{i} = OpFMul %float %v{i} %half\nOpStore %p{i} %w{i}\nOpBranch %m{i}\n\
             %m{i} = OpLabel\n%u{i} = OpPhi %float %v{i} %d{i} %w{i} %y{i}\n%t{i} = OpFAdd %float %s{i} %u{i}\nOpBranch %c{i}\n\
             %c{i} = OpLabel\n%j{i} = OpIAdd %uint %i{i} %one\nOpBranch %h{i}\n\
             %z{i} = OpLabel\nOpReturnValue %s{i}\nOpFunctionEnd\n"
        );
    }
    text.push_str(
        "%main = OpFunction %void None %void_fn\n%entry = OpLabel\n%at = OpAccessChain %to_uint %id %zero\n\
         %n = OpLoad %uint %at\n",
    );
    let mut before = "%half".to_owned();
    for i in 0..count {
        let _ = writeln!(text, "%r{i} = OpFunctionCall %float %f{i} {before} %ten");
        before = format!("%r{i}");
    }
    let _ = write!(
        text,
        "%to = OpAccessChain %to_float %b %zero %n\nOpStore %to {before}\nOpReturn\nOpFunctionEnd\n"
    );
    text
}
