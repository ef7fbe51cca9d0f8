//! What becomes of LLVM's intrinsics: the Khronos translator's instructions and functions, and the way back.

use super::lines::shows;
use super::values::written;
use super::{Folder, folder, read_back};

/// The text form of a function of these instructions, and that of its reading.
fn there_and_back(folder: &Folder, declarations: &str, body: &str) -> (String, String) {
    let module = format!(
        "target triple = \"spir64-unknown-unknown\"\n{declarations}\n\
        define spir_func void @f(i32 %a, i32 %b, i64 %n, i8 %c, float %x, ptr addrspace(1) %p, <4 x i32> %v, <4 x float> %w) {{\n{body}\n  ret void\n}}\n"
    );
    folder.file("m.ll", &module);
    let text = String::from_utf8(folder.succeed(&["m.ll", "-spirv-text", "-o", "-"])).unwrap();
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    (text, read_back(folder, &[]))
}

/// Opcodes of the function of this name in the text form, without what begins and ends it.
fn opcodes(text: &str, name: &str) -> Vec<String> {
    let quoted = format!("\"{name}\"");
    let named = text.lines().find(|line| line.contains(" Name ") && line.contains(&quoted));
    let id = named.unwrap_or_else(|| panic!("no {name}\n{text}")).split(' ').nth(2).unwrap().to_owned();
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let mut lines = text
        .lines()
        .map(words)
        .skip_while(|line| line.get(1).map(String::as_str) != Some("Function") || line[3] != id);
    let body = lines.by_ref().take_while(|line| line.get(1).map(String::as_str) != Some("FunctionEnd"));
    let opcodes = body.filter_map(|line| line.get(1).cloned());
    opcodes.filter(|opcode| !["Function", "FunctionParameter", "Label"].contains(&opcode.as_str())).collect()
}

#[apply(case)]
fn shifts_and_swaps_are_functions_that_come_back() {
    let folder = folder("intrinsic_functions");
    let (text, back) = there_and_back(
        &folder,
        "declare i32 @llvm.fshl.i32(i32, i32, i32)\ndeclare i32 @llvm.fshr.i32(i32, i32, i32)\ndeclare i32 @llvm.bswap.i32(i32)",
        "  %1 = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 7)\n  %2 = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %a)\n  %3 = call i32 @llvm.bswap.i32(i32 %a)\n  store i32 %2, ptr addrspace(1) %p",
    );
    let rotate = ["UMod", "ShiftLeftLogical", "ISub", "ShiftRightLogical", "BitwiseOr", "ReturnValue"];
    assert_eq!(opcodes(&text, "spirv.llvm_fshl_i32"), rotate);
    let rotate = ["UMod", "ShiftRightLogical", "ISub", "ShiftLeftLogical", "BitwiseOr", "ReturnValue"];
    assert_eq!(opcodes(&text, "spirv.llvm_fshr_i32"), rotate);
    let swap = [
        &["ShiftLeftLogical"; 2][..],
        &["ShiftRightLogical"; 2],
        &["BitwiseAnd"; 2],
        &["BitwiseOr"; 3],
        &["ReturnValue"],
    ];
    assert_eq!(opcodes(&text, "spirv.llvm_bswap_i32"), swap.concat());
    // A shift by the whole width is undefined in the function: the call adds what is missing where that may be.
    let calls =
        ["FunctionCall", "FunctionCall", "UMod", "IEqual", "Select", "FunctionCall", "Store", "Return"];
    assert_eq!(opcodes(&text, "f"), calls);
    for call in ["@llvm.fshl.i32(i32 %a, i32 %b, i32 7)", "@llvm.fshr.i32(", "@llvm.bswap.i32("] {
        assert!(back.contains(&format!("call i32 {call}")), "{call}\n{back}");
    }
    assert!(!back.contains("spirv.llvm_"), "{back}");
}

#[apply(case)]
fn memory_is_set_by_a_function_that_comes_back() {
    let folder = folder("intrinsic_memset");
    let (text, back) = there_and_back(
        &folder,
        "declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)",
        "  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 %c, i64 %n, i1 false)\n\
         call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 %c, i64 %n, i1 true)",
    );
    let body = [
        "IEqual",
        "BranchConditional",
        "Phi",
        "InBoundsPtrAccessChain",
        "Store",
        "IAdd",
        "ULessThan",
        "BranchConditional",
        "Return",
    ];
    for name in ["spirv.llvm_memset_p1_i64", "spirv.llvm_memset_p1_i64.volatile"] {
        assert_eq!(opcodes(&text, name), body);
    }
    for volatile in ["false", "true"] {
        let call =
            format!("call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 %c, i64 %n, i1 {volatile})");
        assert!(back.contains(&call), "{call}\n{back}");
    }
}

#[apply(case)]
fn what_only_looks_like_an_emulation_stays() {
    let folder = folder("intrinsic_lookalikes");
    let module = |volatile: &str| {
        format!(
            "target triple = \"spir64-unknown-unknown\"\ndefine spir_func void @spirv.llvm_memset_p1_i64(ptr addrspace(1) %p, i8 %v, i64 %n, i1 %vol) {{\n  ret void\n}}\n\
            define spir_func i32 @spirv.llvm_abs_i32(i32 %a, i1 %c) {{\n  ret i32 %a\n}}\n\
            define spir_func void @f(ptr addrspace(1) %p, i8 %v, i64 %n, i1 %vol) {{\n\
            call spir_func void @spirv.llvm_memset_p1_i64(ptr addrspace(1) %p, i8 %v, i64 %n, i1 {volatile})\n\
            %x = call spir_func i32 @spirv.llvm_abs_i32(i32 1, i1 %vol)\n  ret void\n}}\n"
        )
    };
    folder.file("m.ll", module("false"));
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let text = read_back(&folder, &[]);
    assert!(
        text.contains("@llvm.memset.p1.i64(") && text.contains("call spir_func i32 @spirv.llvm_abs_i32("),
        "{text}"
    );
    folder.file("m.ll", module("%vol"));
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let message = folder.fail(&["-r", "m.spv", "-o", "-"], 12);
    assert!(message.contains("not constant"), "{message}");
}

#[apply(case)]
fn bits_are_reversed_by_a_function_unless_there_is_an_instruction() {
    let folder = folder("intrinsic_bitreverse");
    let declaration = "declare i32 @llvm.bitreverse.i32(i32)";
    let call = "  %1 = call i32 @llvm.bitreverse.i32(i32 %a)";
    let (text, _) = there_and_back(&folder, declaration, call);
    let body = opcodes(&text, "llvm_bitreverse_i32");
    assert_eq!(body[..3], ["ShiftLeftLogical", "ShiftRightLogical", "BitwiseOr"]);
    let step = ["ShiftLeftLogical", "BitwiseAnd", "ShiftRightLogical", "BitwiseAnd", "BitwiseOr"];
    assert_eq!(body[3..], [&step[..], &step, &step, &step, &["ReturnValue"]].concat());
    let text = folder.succeed(&["m.ll", "-spirv-text", "--spirv-ext=+SPV_KHR_bit_instructions", "-o", "-"]);
    assert_eq!(opcodes(&String::from_utf8(text).unwrap(), "f"), ["BitReverse", "Return"]);
}

#[apply(case)]
fn overflows_are_told_in_structures() {
    let folder = folder("intrinsic_overflow");
    let (text, back) = there_and_back(
        &folder,
        "declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)\ndeclare {i32, i1} @llvm.umul.with.overflow.i32(i32, i32)\n\
         declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)",
        "  %1 = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)\n  %2 = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %a, i32 %b)\n\
         %3 = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)",
    );
    let product = "call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)";
    assert!(back.contains(product), "{back}");
    let pair = ["CompositeInsert", "CompositeInsert"];
    let sum = ["Variable", "IAddCarry", "Store", "Load", "CompositeExtract", "CompositeExtract", "INotEqual"];
    assert_eq!(opcodes(&text, "f"), [&sum[..], &pair, &["FunctionCall", "FunctionCall", "Return"]].concat());
    let product = opcodes(&text, "spirv.llvm_umul_with_overflow_i32");
    let product: Vec<_> =
        product.iter().map(String::as_str).filter(|opcode| !["IEqual", "Select"].contains(opcode)).collect();
    assert_eq!(product, ["IMul", "UDiv", "INotEqual", "CompositeInsert", "CompositeInsert", "ReturnValue"]);
    let sum = opcodes(&text, "llvm_sadd_with_overflow_i32");
    assert!(sum.starts_with(&["BitwiseOr".to_owned(), "SGreaterThan".to_owned()]), "{sum:?}");
}

#[apply(case)]
fn extrema_are_compared_and_lanes_taken_by_operands() {
    let folder = folder("intrinsic_extrema");
    let (text, _) = there_and_back(
        &folder,
        "declare i32 @llvm.smin.i32(i32, i32)\ndeclare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)\n\
         declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)\ndeclare float @llvm.maxnum.f32(float, float)",
        "  %1 = call i32 @llvm.smin.i32(i32 %a, i32 %b)\n  %2 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %v)\n\
         %3 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %w)\n  %4 = call float @llvm.maxnum.f32(float %x, float %x)\n  \
         store i32 %2, ptr addrspace(1) %p",
    );
    let lanes = ["CompositeExtract"; 4];
    let unsigned = ["ExtInst"; 3];
    let floats = ["FOrdGreaterThan", "Select", "FOrdGreaterThan", "Select", "FOrdGreaterThan", "Select"];
    let expected =
        [&["SLessThan", "Select"][..], &lanes, &unsigned, &lanes, &floats, &["ExtInst", "Store", "Return"]]
            .concat();
    assert_eq!(opcodes(&text, "f"), expected);
}

#[apply(case)]
fn exponents_and_copies_use_variables() {
    let folder = folder("intrinsic_variables");
    let (text, _) = there_and_back(
        &folder,
        "declare {float, i32} @llvm.frexp.f32.i32(float)\ndeclare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)",
        "  %1 = call {float, i32} @llvm.frexp.f32.i32(float %x)\n  %2 = extractvalue {float, i32} %1, 1\n\
         call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 8 %p, i64 12, i1 false)\n\
         store i32 %2, ptr addrspace(1) %p",
    );
    let opcodes = opcodes(&text, "f");
    let opcodes: Vec<_> = opcodes.iter().map(String::as_str).filter(|opcode| *opcode != "Bitcast").collect();
    let copies = ["LifetimeStart", "CopyMemorySized", "CopyMemorySized", "LifetimeStop"];
    assert_eq!(
        opcodes,
        [&["Variable", "Variable", "ExtInst", "Load"][..], &copies, &["Store", "Return"]].concat()
    );
}

#[apply(case)]
fn booleans_go_by_way_of_integers() {
    let folder = folder("intrinsic_booleans");
    let (text, _) = there_and_back(
        &folder,
        "",
        "  %1 = icmp eq i32 %a, %b\n  %2 = uitofp i1 %1 to float\n  %3 = sitofp i1 %1 to float\n  %4 = lshr i1 %1, %1\n  %5 = zext i1 %4 to i32\n\
         %6 = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b seq_cst seq_cst",
    );
    let numbers = ["IEqual", "Select", "ConvertUToF", "Select", "ConvertSToF"];
    let shift = ["Select", "Select", "ShiftRightLogical"];
    let exchange = ["AtomicCompareExchange", "IEqual", "CompositeInsert", "CompositeInsert", "Return"];
    assert_eq!(opcodes(&text, "f"), [&numbers[..], &shift, &exchange].concat());
}

#[apply(case)]
fn unknown_intrinsics_are_called_where_that_is_allowed() {
    let folder = folder("intrinsic_unknown");
    let module = "target triple = \"spir64-unknown-unknown\"\ndeclare i32 @llvm.smul.fix.i32(i32, i32, i32)\n\
        define spir_func i32 @f(i32 %a) {\n  %1 = call i32 @llvm.smul.fix.i32(i32 %a, i32 %a, i32 1)\n  ret i32 %1\n}\n";
    folder.file("m.ll", module);
    let text =
        |flag: &str| String::from_utf8(folder.succeed(&["m.ll", flag, "-spirv-text", "-o", "-"])).unwrap();
    for flag in ["--spirv-allow-unknown-intrinsics", "--spirv-allow-unknown-intrinsics=llvm.smul"] {
        let text = text(flag);
        assert_eq!(opcodes(&text, "f"), ["FunctionCall", "ReturnValue"], "{text}");
        assert!(text.contains("LinkageAttributes \"llvm.smul.fix.i32\" Import"), "{text}");
    }
    // Where it is not allowed, the operation is written in full.
    assert!(!text("--spirv-allow-unknown-intrinsics=llvm.genx").contains("llvm.smul.fix"));
}

#[apply(case)]
fn orders_and_scopes_of_the_program_are_computed_by_functions() {
    let folder = folder("enumerations");
    let (text, _) = there_and_back(
        &folder,
        "declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)\n\
        !opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}",
        "  %1 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %p, i32 1, i32 %a, i32 %b)\n\
         %2 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %p, i32 1, i32 3, i32 %b)",
    );
    let body =
        ["FunctionCall", "FunctionCall", "BitwiseOr", "AtomicIAdd", "FunctionCall", "AtomicIAdd", "Return"];
    assert_eq!(opcodes(&text, "f"), body);
    for (name, cases) in [("__translate_ocl_memory_scope", 5), ("__translate_ocl_memory_order", 5)] {
        let switch = [&["Switch"][..], &["ReturnValue"].repeat(cases)].concat();
        assert_eq!(opcodes(&text, name), switch, "{text}");
    }
    let environment = "--spirv-target-env=CL2.0";
    let back = read_back(&folder, &[environment]);
    // A scope that was computed is not computed back. An order is, as storage classes were added to it.
    let call = "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4)";
    let calls: Vec<&str> =
        back.lines().filter(|line| line.contains(call) && line.contains("= call")).collect();
    let order = "%call2 = call spir_func i32 @__translate_spirv_memory_order(i32 %1)";
    assert!(
        back.contains(order)
            && calls.len() == 2
            && calls[0].contains("i32 1, i32 %call2, i32 %b)")
            && calls[1].contains("i32 1, i32 3, i32 %b)"),
        "{back}"
    );
}

#[apply(case)]
fn moves_go_through_variables_or_are_loops() {
    let folder = folder("intrinsic_moves");
    let declarations = "declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)\n\
        declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)\n\
        declare void @llvm.lifetime.start.p0(ptr)";
    let (text, back) = there_and_back(
        &folder,
        declarations,
        "  %q = getelementptr i8, ptr addrspace(1) %p, i64 4\n  %l = alloca i8\n  call void @llvm.lifetime.start.p0(ptr %l)\n\
         call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 8 %q, i64 12, i1 true)\n\
         call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 12, i1 false)",
    );
    let operands = |opcode: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| line.split(' ').nth(1) == Some(opcode));
        lines.map(|line| line.trim_end().split(' ').skip(3).collect::<Vec<_>>().join(" ")).collect()
    };
    assert_eq!(operands("LifetimeStart"), ["0", "0"], "{text}");
    let masks: Vec<String> = operands("CopyMemorySized")
        .iter()
        .map(|operands| operands.split(' ').skip(2).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(masks, ["3 8", "3 4 3 8", "2 1"], "{text}");
    assert!(back.contains("alloca [12 x i8], align 8"), "{back}");

    let body = "  %q = getelementptr i8, ptr addrspace(1) %p, i64 4\n\
         call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) %q, i64 %n, i1 false)";
    let (text, _) = there_and_back(&folder, declarations, body);
    let copy = ["InBoundsPtrAccessChain", "Load", "InBoundsPtrAccessChain", "Store"];
    let all = [
        &["PtrAccessChain", "IEqual", "ConvertPtrToU", "ConvertPtrToU", "ULessThan", "BranchConditional"][..],
        &["BranchConditional", "Phi", "ISub"],
        &copy,
        &["IEqual", "BranchConditional"],
        &["BranchConditional", "Phi"],
        &copy,
        &["IAdd", "IEqual", "BranchConditional", "Return"],
    ];
    assert_eq!(opcodes(&text, "f"), all.concat(), "{text}");
}

#[apply(case)]
fn comparisons_of_three_results_and_fractions_with_exponents() {
    let folder = folder("intrinsic_three_way");
    let declarations = "declare i8 @llvm.scmp.i8.i32(i32, i32)\ndeclare i8 @llvm.ucmp.i8.i32(i32, i32)\n\
        declare { float, i32 } @llvm.frexp.f32.i32(float)\n\
        define spir_func { float, i32 } @g(float %x) {\n  %r = call { float, i32 } @llvm.frexp.f32.i32(float %x)\n  ret { float, i32 } %r\n}";
    let body = "  %r = call i8 @llvm.scmp.i8.i32(i32 %a, i32 %b)\n  %s = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)\n\
        %t = xor i8 %r, %s\n  store i8 %t, ptr addrspace(1) %p";
    let (text, _) = there_and_back(&folder, declarations, body);
    let expected = [
        &["SLessThanEqual", "SLessThan", "Select", "Select"][..],
        &["ULessThanEqual", "ULessThan", "Select", "Select"],
        &["BitwiseXor", "Store", "Return"],
    ];
    assert_eq!(opcodes(&text, "f"), expected.concat(), "{text}");
    // The exponent is read as it was written, and both make a structure in one go.
    let expected = ["Variable", "ExtInst", "Load", "CompositeConstruct", "ReturnValue"];
    assert_eq!(opcodes(&text, "g"), expected, "{text}");
    assert!(text.lines().any(|line| line.starts_with("4 Load ")) && !text.contains(" Alignment "), "{text}");
}

#[apply(case)]
fn conversions_that_saturate_at_narrow_integers() {
    let folder = folder("intrinsic_narrow");
    let declarations = "declare i2 @llvm.fptosi.sat.i2.f32(float)\ndeclare i2 @llvm.fptoui.sat.i2.f32(float)";
    let body = "  %r = call i2 @llvm.fptosi.sat.i2.f32(float %x)\n  %s = sext i2 %r to i32\n\
        %t = call i2 @llvm.fptoui.sat.i2.f32(float %x)\n  %u = zext i2 %t to i32\n\
        %z = add i32 %s, %u\n  store i32 %z, ptr addrspace(1) %p";
    let (text, _) = there_and_back(&folder, declarations, body);
    let expected = [
        &["ConvertFToS", "SGreaterThanEqual", "SLessThanEqual", "Select", "Select"][..],
        &["ConvertFToU", "UGreaterThanEqual", "Select"],
        &["IAdd", "Store", "Return"],
    ];
    assert_eq!(opcodes(&text, "f"), expected.concat(), "{text}");
    assert!(text.contains(" Constant ") && text.contains(" 4294967294 "), "{text}");
}

/// By halves only numbers of 8, 16, 32 and 64 bits are turned; others are no functions.
#[apply(case)]
fn numbers_of_other_widths_are_not_turned_by_halves() {
    let folder = folder("intrinsic_odd_widths");
    let flag = "--spirv-ext=+SPV_INTEL_arbitrary_precision_integers";
    let module = |bits: u32, name: &str| {
        format!(
            "target triple = \"spir64-unknown-unknown\"\ndefine i{bits} @f(i{bits} %x) {{\n  \
            %r = call i{bits} @llvm.{name}.i{bits}(i{bits} %x)\n  ret i{bits} %r\n}}\n"
        )
    };
    for (bits, name, is_function) in [
        (64, "bswap", true),
        (48, "bswap", false),
        (128, "bswap", false),
        (64, "bitreverse", true),
        (24, "bitreverse", false),
    ] {
        folder.file("m.ll", module(bits, name));
        let text = String::from_utf8(folder.succeed(&["m.ll", "-spirv-text", "-o", "-", flag])).unwrap();
        assert_eq!(text.contains(" FunctionCall "), is_function, "{name} of {bits} bits\n{text}");
        assert!(text.contains(" BitwiseOr "), "{name} of {bits} bits\n{text}");
    }
    folder.file("m.ll", module(256, "bswap"));
    let message = folder.fail(&["m.ll", flag], 14);
    assert!(message.contains("an intrinsic on integers of 256 bits"), "{message}");
}

#[apply(case)]
fn constants_without_globals_are_constant() {
    let body = "@g = addrspace(1) global i32 0\n\
        declare i1 @llvm.is.constant.i32(i32)\ndeclare i1 @llvm.is.constant.f32(float)\n\
        declare i1 @llvm.is.constant.v2i32(<2 x i32>)\ndeclare i1 @llvm.is.constant.p1(ptr addrspace(1))\n\
        define spir_func void @f(i32 %x) {\n  \
        %a = call i1 @llvm.is.constant.i32(i32 undef)\n  %b = call i1 @llvm.is.constant.f32(float 2.0)\n  \
        %c = call i1 @llvm.is.constant.v2i32(<2 x i32> <i32 1, i32 undef>)\n  \
        %d = call i1 @llvm.is.constant.p1(ptr addrspace(1) null)\n  \
        %e = call i1 @llvm.is.constant.p1(ptr addrspace(1) @g)\n  %h = call i1 @llvm.is.constant.i32(i32 %x)\n  \
        %i = select i1 %a, i32 1, i32 2\n  %j = select i1 %b, i32 1, i32 2\n  %k = select i1 %c, i32 1, i32 2\n  \
        %l = select i1 %d, i32 1, i32 2\n  %m = select i1 %e, i32 1, i32 2\n  %n = select i1 %h, i32 1, i32 2\n  ret void\n}";
    let text = written(&folder("intrinsics_constants"), &[], body);
    let wanted = [
        "ConstantTrue _ $true",
        "ConstantFalse _ $false",
        "Select _ _ $true _ _",
        "Select _ _ $true _ _",
        "Select _ _ $true _ _",
        "Select _ _ $true _ _",
        "Select _ _ $false _ _",
        "Select _ _ $false _ _",
    ];
    shows(&text, &wanted);
}

#[apply(case)]
fn a_vendors_sine_and_cosine_are_stored() {
    let body = "declare void @llvm.fpbuiltin.sincos.f32(float, ptr, ptr)\n\
        define spir_func void @f(float %x, ptr %s, ptr %c) {\n  \
        call void @llvm.fpbuiltin.sincos.f32(float %x, ptr %s, ptr %c) #0\n  ret void\n}\n\
        attributes #0 = { \"fpbuiltin-max-error\"=\"2.5\" }";
    let text = written(&folder("intrinsics_sincos"), &["--spirv-ext=+SPV_INTEL_fp_max_error"], body);
    let wanted = [
        "Name $x \"x\"",
        "Name $s \"s\"",
        "Name $c \"c\"",
        "Decorate $sine FPMaxErrorDecorationINTEL 1075838976",
        "TypeFloat $float 32",
        "Bitcast _ $to $s",
        "Bitcast _ $other $c",
        "ExtInst $float $sine _ sincos $x $other",
        "Store $to $sine",
    ];
    shows(&text, &wanted);
}
