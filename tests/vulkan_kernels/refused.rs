//! What kernels do that Vulkan cannot is refused by its name, all of it together.

use super::shader;

/// Kernels with what is refused in them.
const REFUSED: &[(&str, &[&str])] = &[
    (
        "declare spir_func i32 @printf(ptr addrspace(2), ...)\n\
         @text = private addrspace(2) constant [3 x i8] c\"hi\\00\"\n\
         define spir_kernel void @k(target(\"spirv.Sampler\") %s, ptr addrspace(1) %out) {\n\
         \x20 %n = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @text)\n\
         \x20 store i32 %n, ptr addrspace(1) %out\n  ret void\n}\n",
        &["argument 0 of the type Sampler", "the instruction printf of OpenCL.std"],
    ),
    (
        "@all = addrspace(1) global i32 0\n\
         declare spir_func void @elsewhere(i32)\n\
         define spir_kernel void @k() {\n\
         \x20 %n = load i32, ptr addrspace(1) @all\n\
         \x20 call spir_func void @elsewhere(i32 %n)\n  ret void\n}\n",
        &[
            "a variable of the program in global memory",
            "a call of @elsewhere, which the module does not define",
        ],
    ),
    (
        "define spir_func i32 @again(i32 %n) {\n\
         \x20 %m = call spir_func i32 @again(i32 %n)\n  ret i32 %m\n}\n\
         define spir_kernel void @k(ptr addrspace(1) %out) {\n\
         \x20 %n = call spir_func i32 @again(i32 1)\n\
         \x20 store i32 %n, ptr addrspace(1) %out\n  ret void\n}\n",
        &["recursion"],
    ),
    (
        "declare spir_func i32 @_Z17__spirv_GroupIAddiii(i32, i32, i32)\n\
         define spir_kernel void @k(ptr addrspace(1) %out) {\n\
         \x20 %n = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 1, i32 0, i32 5)\n\
         \x20 store i32 %n, ptr addrspace(1) %out\n  ret void\n}\n",
        &["OpGroupIAdd"],
    ),
    (
        "define spir_kernel void @k(ptr addrspace(1) %out, i64 %place) {\n\
         \x20 %p = inttoptr i64 %place to ptr addrspace(3)\n\
         \x20 %n = load i32, ptr addrspace(3) %p\n\
         \x20 store i32 %n, ptr addrspace(1) %out\n  ret void\n}\n",
        &["a pointer to private or local memory that is made of a number"],
    ),
];

/// What no instruction of SPIR-V is, in functions that attributes make entry points.
const WITHOUT_INSTRUCTION: &[(&str, &str)] = &[
    (
        "define internal i32 @f(i32 %n) {\n  ret i32 %n\n}\ndefine internal i32 @g(i32 %n) {\n  ret i32 1\n}\n\
         define void @k(ptr addrspace(1) %d, i1 %c) #0 {\n\
         \x20 %p = select i1 %c, ptr @f, ptr @g\n  %r = call i32 %p(i32 5)\n\
         \x20 store i32 %r, ptr addrspace(1) %d\n  ret void\n}\n",
        "a function used as a value",
    ),
    (
        "declare i32 @__gxx_personality_v0(...)\ndefine internal i32 @f(i32 %n) {\n  ret i32 %n\n}\n\
         define void @k(ptr addrspace(1) %d) #0 personality ptr @__gxx_personality_v0 {\n\
         \x20 %r = invoke i32 @f(i32 5) to label %ok unwind label %bad\nok:\n  ret void\nbad:\n\
         \x20 %l = landingpad { ptr, i32 } cleanup\n  ret void\n}\n",
        "a terminator that SPIR-V does not have",
    ),
    (
        "@state = internal global i32 1\ndefine void @k(ptr addrspace(1) %d) #0 {\n\
         \x20 %n = load i32, ptr @state\n  store i32 %n, ptr addrspace(1) %d\n  store i32 2, ptr @state\n  ret void\n}\n",
        "a module-scope variable in the private address space",
    ),
    (
        "define void @k(ptr %d) #0 {\n  store i32 1, ptr %d\n  ret void\n}\n",
        "argument 0, a pointer to private memory",
    ),
    (
        "define void @k(ptr addrspace(1) %d) #0 {\n  %a = alloca ptr\n  %p = load ptr, ptr %a\n  %n = load i32, ptr %p\n\
         \x20 %q = alloca [2 x ptr]\n  %i = load i32, ptr addrspace(1) %d\n  %at = getelementptr ptr, ptr %q, i32 %i\n\
         \x20 %r = load ptr, ptr %at\n  store i32 %n, ptr %r\n  ret void\n}\n",
        "a pointer to private or local memory that is made of a number or stands in memory",
    ),
];

#[apply(case)]
fn what_has_no_instruction_is_named() {
    for (text, wanted) in WITHOUT_INSTRUCTION {
        let attributes = "attributes #0 = { \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"1,1,1\" }\n";
        let error = shader(format!("{HEAD}{text}{attributes}").as_bytes(), "vulkan1.2").expect_err(text);
        assert!(error.contains(wanted) && error.contains(" ("), "'{wanted}' is not in: {error}");
    }
}

const HEAD: &str = "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1\"\n\
                    target triple = \"spir64-unknown-unknown\"\n\
                    !opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";

#[apply(case)]
fn what_vulkan_does_not_have_is_named() {
    for (text, wanted) in REFUSED {
        let error = shader(format!("{HEAD}{text}").as_bytes(), "vulkan1.2").expect_err(text);
        for part in *wanted {
            assert!(error.contains(part), "'{part}' is not in: {error}\n{text}");
        }
        assert_eq!(error.lines().count(), wanted.len(), "{error}");
    }
}

/// Each function calls the one before it twice, so that inlining doubles the module with each.
#[apply(case)]
fn inlining_has_a_limit() {
    let mut text = HEAD.to_owned()
        + "define spir_func void @f0(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n";
    for number in 1..40 {
        let call = format!("  call spir_func void @f{}(ptr addrspace(1) %p)\n", number - 1);
        text += &format!(
            "define spir_func void @f{number}(ptr addrspace(1) %p) {{\n{call}{call}  ret void\n}}\n"
        );
    }
    text += "define spir_kernel void @k(ptr addrspace(1) %p) {\n  call spir_func void @f39(ptr addrspace(1) %p)\n  ret void\n}\n";
    let error = shader(text.as_bytes(), "vulkan1.2").expect_err("the module is too large");
    assert!(error.contains("the module would be too large"), "{error}");
}

/// Values of many parts: an array, a structure that doubles with each level, an argument of the kernel, a table of constants.
#[apply(case)]
fn values_of_many_parts_have_a_limit() {
    let mut doubled = "%t0 = type { i32, float }\n".to_owned();
    for depth in 1..=40 {
        doubled += &format!("%t{depth} = type {{ %t{0}, %t{0} }}\n", depth - 1);
    }
    let copy = |ty: &str, count: usize| {
        let mut body = String::new();
        for number in 0..count {
            body += &format!(
                "  %v{number} = load {ty}, ptr addrspace(1) %p, align 4\n  store {ty} %v{number}, ptr addrspace(1) %p, align 4\n"
            );
        }
        format!("define spir_kernel void @k(ptr addrspace(1) %p) {{\n{body}  ret void\n}}\n")
    };
    let table = format!(
        "@table = addrspace(2) constant [1100000 x i8] c\"{}\"\ndefine spir_kernel void @k(ptr addrspace(1) %p) {{\n\
         \x20 %n = load i64, ptr addrspace(1) %p\n  %q = getelementptr i8, ptr addrspace(2) @table, i64 %n\n\
         \x20 %v = load i8, ptr addrspace(2) %q\n  store i8 %v, ptr addrspace(1) %p\n  ret void\n}}\n",
        "a".repeat(1_100_000)
    );
    let argument = "define spir_kernel void @k([3000000 x i32] %v, ptr addrspace(1) %p) {\n  ret void\n}\n";
    let zeros = "define spir_kernel void @k(ptr addrspace(1) %p) {\n\
                 \x20 store [3000000 x i32] zeroinitializer, ptr addrspace(1) %p, align 4\n  ret void\n}\n";
    shader(format!("{HEAD}{zeros}").as_bytes(), "vulkan1.2").expect("zeros are stored in a loop");
    let many = "an access of a value of more than 4096 parts, of the type";
    let cases = [
        (copy("[3000000 x i32]", 1), many),
        (copy("[3000 x [3000 x i8]]", 1), many),
        (format!("{doubled}{}", copy("%t40", 1)), many),
        (copy("[4000 x i32]", 40), "more than 262144 accesses of parts"),
        (argument.to_owned(), "arguments of more than 65536 bytes"),
        (table, "a table of more than 1048576 constants"),
    ];
    for (text, wanted) in cases {
        let error = shader(format!("{HEAD}{text}").as_bytes(), "vulkan1.2").expect_err(wanted);
        assert!(error.contains(wanted) && error.len() < 10_000, "'{wanted}' is not in: {error}");
    }
}
