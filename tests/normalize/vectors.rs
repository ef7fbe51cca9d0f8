//! Vectors of other lengths than SPIR-V has.

use super::same_results;
use std::fmt::Write;

const LENGTHS: [u32; 5] = [1, 5, 7, 17, 32];

/// Arguments of two words, many of them.
fn arguments(_: &str) -> Vec<Vec<Vec<u8>>> {
    let mut state = 0x1234_5678_9abc_def1u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let words = |number: u64| number.to_le_bytes().to_vec();
    let mut all: Vec<_> = [0, 1, u64::MAX, 1 << 63].iter().map(|n| vec![words(*n), words(!*n)]).collect();
    all.extend((0..60).map(|_| vec![words(next()), words(next())]));
    all
}

/// A function of two numbers whose body makes the vector `%r` of vectors `%p` and `%q`; `V` is their type, `E` their
/// element, `W` the type that holds the bits of an element. The result is a number that depends on every lane.
fn function(text: &mut String, lanes: u32, element: &str, name: &str, body: &str) {
    let (bits, from) = match element {
        "float" => {
            ("i32", "%{n}.i{i} = and i32 %{n}.t{i}, 1048575\n%{n}.e{i} = uitofp i32 %{n}.i{i} to float\n")
        }
        _ => (element, "%{n}.e{i} = add {w} %{n}.t{i}, 0\n"),
    };
    let vector = format!("<{lanes} x {element}>");
    let mut make = String::new();
    for (n, word) in [("p", "%x"), ("q", "%y")] {
        let mut before = "poison".to_owned();
        for i in 0..lanes {
            let _ = write!(
                make,
                "%{n}.m{i} = mul i64 {word}, {}\n%{n}.s{i} = lshr i64 %{n}.m{i}, 9\n",
                2 * i + 1
            );
            let _ = writeln!(make, "%{n}.t{i} = trunc i64 %{n}.s{i} to {bits}");
            make.push_str(&from.replace("{n}", n).replace("{i}", &i.to_string()).replace("{w}", bits));
            let _ =
                writeln!(make, "%{n}.v{i} = insertelement {vector} {before}, {element} %{n}.e{i}, i32 {i}");
            before = format!("%{n}.v{i}");
        }
        let _ = writeln!(make, "%{n} = freeze {vector} {before}");
    }
    let body = body.replace('V', &vector).replace('E', element).replace('N', &lanes.to_string());
    let mut sum = String::new();
    let mut before = "0".to_owned();
    for i in 0..lanes {
        let _ = writeln!(sum, "%l{i} = extractelement {vector} %r, i32 {i}");
        let cast = if element == "float" {
            format!("bitcast float %l{i} to i32")
        } else {
            format!("add {bits} %l{i}, 0")
        };
        let _ = write!(
            sum,
            "%b{i} = {cast}\n%z{i} = zext {bits} %b{i} to i64\n%h{i} = mul i64 {before}, 31\n%a{i} = add i64 %h{i}, %z{i}\n"
        );
        before = format!("%a{i}");
    }
    let _ = write!(
        text,
        "define i64 @{name}_{lanes}_{element}(i64 %x, i64 %y) {{\n{make}{body}\n{sum}ret i64 {before}\n}}\n"
    );
}

/// The functions of one body for all lengths.
fn all_lengths(text: &mut String, element: &str, name: &str, body: &str) {
    LENGTHS.iter().for_each(|lanes| function(text, *lanes, element, name, body));
}

#[apply(case)]
fn arithmetic() {
    let mut text = String::new();
    for element in ["i16", "i24", "i32"] {
        for opcode in ["add", "sub", "mul", "xor"] {
            all_lengths(&mut text, element, opcode, &format!("%r = {opcode} V %p, %q"));
        }
        all_lengths(
            &mut text,
            element,
            "choice",
            "%c = icmp slt V %p, %q\n%r = select <N x i1> %c, V %p, V %q",
        );
        let ones = |lanes: u32| vec![format!("{element} 1"); lanes as usize].join(", ");
        for lanes in LENGTHS {
            let body = format!("%d = or V %q, <{}>\n%r = udiv V %p, %d", ones(lanes));
            function(&mut text, lanes, element, "udiv", &body);
            let body = format!("%s = and V %q, <{}>\n%r = shl V %p, %s", ones(lanes));
            function(&mut text, lanes, element, "shl", &body);
            let threes = ones(lanes).replace(" 1", " 3");
            function(&mut text, lanes, element, "by_constant", &format!("%r = urem V %p, <{threes}>"));
        }
    }
    for opcode in ["fadd", "fsub", "fmul"] {
        all_lengths(&mut text, "float", opcode, &format!("%r = {opcode} V %p, %q"));
    }
    all_lengths(&mut text, "float", "fneg", "%r = fneg V %p");
    all_lengths(&mut text, "float", "fcmp", "%c = fcmp olt V %p, %q\n%r = select <N x i1> %c, V %p, V %q");
    assert_eq!(same_results("arithmetic", &text, arguments), LENGTHS.len() * (3 * 8 + 5));
}

#[apply(case)]
fn elements_by_number() {
    let mut text = String::new();
    for element in ["i16", "i24", "float"] {
        for lanes in LENGTHS {
            let body = format!(
                "%n = and i64 %x, 255\n%i = urem i64 %n, {lanes}\n%e = extractelement V %q, i64 %i\n\
                 %m = and i64 %y, 255\n%j = urem i64 %m, {lanes}\n%k = trunc i64 %j to i32\n\
                 %r = insertelement V %p, E %e, i32 %k"
            );
            function(&mut text, lanes, element, "element", &body);
        }
    }
    assert_eq!(same_results("elements_by_number", &text, arguments), LENGTHS.len() * 3);
}

#[apply(case)]
fn shuffles() {
    let mut text = String::new();
    for element in ["i16", "i24", "float"] {
        for lanes in LENGTHS {
            let mask = |lane: &dyn Fn(u32) -> u32, count: u32| {
                (0..count).map(|i| format!("i32 {}", lane(i))).collect::<Vec<_>>().join(", ")
            };
            let reverse = mask(&|i| lanes - 1 - i, lanes);
            let body = format!("%r = shufflevector V %p, V poison, <N x i32> <{reverse}>");
            function(&mut text, lanes, element, "reverse", &body);
            let mixed = mask(&|i| (i * 5 + 3) % (2 * lanes), lanes);
            let body = format!("%r = shufflevector V %p, V %q, <N x i32> <{mixed}>");
            function(&mut text, lanes, element, "mixed", &body);
            let splat = mask(&|_| lanes - 1, lanes);
            let body = format!("%r = shufflevector V %p, V poison, <N x i32> <{splat}>");
            function(&mut text, lanes, element, "splat", &body);
            // To a vector of four and back.
            let four = mask(&|i| (i * 7 + 1) % (2 * lanes), 4);
            let back = mask(&|i| (i * 3) % 8, lanes);
            let body = format!(
                "%f = shufflevector V %p, V %q, <4 x i32> <{four}>\n\
                 %r = shufflevector <4 x E> %f, <4 x E> %f, <N x i32> <{back}>"
            );
            function(&mut text, lanes, element, "four", &body);
        }
    }
    assert_eq!(same_results("shuffles", &text, arguments), LENGTHS.len() * 3 * 4);
}

#[apply(case)]
fn memory() {
    let mut text = String::new();
    for element in ["i8", "i16", "i24", "i32", "float", "i48"] {
        let body = "%v = alloca V, align 4\nstore V %p, ptr %v, align 1\n%l = load V, ptr %v, align 4\n%r = freeze V %l";
        all_lengths(&mut text, element, "variable", body);
        // What lies behind is not touched.
        let body = "%v = alloca [2 x V], align 32\n%w = getelementptr [2 x V], ptr %v, i64 0, i64 1\n\
             store V %q, ptr %w, align 1\nstore V %p, ptr %v, align 2\n%l = load V, ptr %w, align 1\n%r = freeze V %l";
        all_lengths(&mut text, element, "neighbours", body);
    }
    for lanes in LENGTHS {
        let body = "%v = alloca [64 x i16], align 2\nstore V %p, ptr %v, align 2\n\
             %a = getelementptr i16, ptr %v, i64 NN\n%n = getelementptr i16, ptr %a, i64 -1\n\
             %last = load i16, ptr %n, align 2\n%r = insertelement V %q, i16 %last, i32 0";
        function(&mut text, lanes, "i16", "elements", &body.replace("NN", "N"));
    }
    assert_eq!(same_results("memory", &text, arguments), LENGTHS.len() * 13);
}

#[apply(case)]
fn reinterpretation() {
    let text = "define i64 @bytes(i64 %x, i64 %y) {\n%v = bitcast i64 %x to <8 x i8>\n\
        %s = shufflevector <8 x i8> %v, <8 x i8> poison, <6 x i32> <i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>\n\
        %i = bitcast <6 x i8> %s to i48\n%z = zext i48 %i to i64\nret i64 %z\n}\n\
        define i64 @mask_of_bits(i64 %x, i64 %y) {\n%a = bitcast i64 %x to <8 x i8>\n%b = bitcast i64 %y to <8 x i8>\n\
        %c = icmp ult <8 x i8> %a, %b\n%m = bitcast <8 x i1> %c to i8\n%z = zext i8 %m to i64\nret i64 %z\n}\n\
        define i64 @four_bits(i64 %x, i64 %y) {\n%a = bitcast i64 %x to <4 x i16>\n%b = bitcast i64 %y to <4 x i16>\n\
        %c = icmp ult <4 x i16> %a, %b\n%m = bitcast <4 x i1> %c to i4\n%z = zext i4 %m to i64\nret i64 %z\n}\n\
        define i64 @bits_of_number(i64 %x, i64 %y) {\n%t = trunc i64 %x to i7\n%v = bitcast i7 %t to <7 x i1>\n\
        %s = shufflevector <7 x i1> %v, <7 x i1> poison, <8 x i32> <i32 6, i32 0, i32 5, i32 1, i32 4, i32 2, i32 3, i32 3>\n\
        %e = zext <8 x i1> %s to <8 x i8>\n%r = bitcast <8 x i8> %e to i64\nret i64 %r\n}\n\
        define i64 @wide(i64 %x, i64 %y) {\n%a = zext i64 %x to i128\n%b = zext i64 %y to i128\n%h = shl i128 %b, 64\n\
        %w = or i128 %a, %h\n%v = bitcast i128 %w to <4 x i32>\n\
        %s = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 1, i32 0, i32 2>\n\
        %n = bitcast <4 x i32> %s to i128\n%m = mul i128 %n, %w\n%u = lshr i128 %m, 37\n%r = trunc i128 %u to i64\nret i64 %r\n}\n\
        define i64 @double_to_odd(i64 %x, i64 %y) {\n%v = insertelement <2 x i64> poison, i64 %x, i32 0\n\
        %w = insertelement <2 x i64> %v, i64 %y, i32 1\n%b = bitcast <2 x i64> %w to <16 x i8>\n\
        %s = shufflevector <16 x i8> %b, <16 x i8> poison, <12 x i32> <i32 15, i32 1, i32 13, i32 3, i32 11, i32 5, i32 9, i32 7, i32 6, i32 8, i32 4, i32 10>\n\
        %t = bitcast <12 x i8> %s to <6 x i16>\n%u = bitcast <6 x i16> %t to <4 x i24>\n\
        %e = extractelement <4 x i24> %u, i32 2\n%f = extractelement <4 x i24> %u, i32 3\n\
        %ez = zext i24 %e to i64\n%fz = zext i24 %f to i64\n%fs = shl i64 %fz, 24\n%r = or i64 %ez, %fs\nret i64 %r\n}\n\
        define i64 @one_lane(i64 %x, i64 %y) {\n%v = bitcast i64 %x to <1 x i64>\n%w = insertelement <1 x i64> poison, i64 %y, i64 0\n\
        %s = add <1 x i64> %v, %w\n%d = bitcast <1 x i64> %s to <2 x i32>\n%e = extractelement <2 x i32> %d, i32 1\n\
        %r = zext i32 %e to i64\nret i64 %r\n}\n";
    assert_eq!(same_results("reinterpretation", text, arguments), 7);
}

#[apply(case)]
fn lane_by_lane_intrinsics_and_reductions() {
    let mut text = String::new();
    let mut declared = String::new();
    for lanes in LENGTHS {
        for kind in ["add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax"] {
            for element in ["i16", "i24"] {
                let _ = writeln!(
                    declared,
                    "declare {element} @llvm.vector.reduce.{kind}.v{lanes}{element}(<{lanes} x {element}>)"
                );
                let body = format!(
                    "%s = call E @llvm.vector.reduce.{kind}.vN{element}(V %p)\n%r = insertelement V %q, E %s, i32 0"
                );
                function(&mut text, lanes, element, &format!("reduce_{kind}"), &body);
            }
        }
        for kind in ["fadd", "fmul"] {
            let _ = writeln!(
                declared,
                "declare float @llvm.vector.reduce.{kind}.v{lanes}f32(float, <{lanes} x float>)"
            );
            let body = format!(
                "%s = call float @llvm.vector.reduce.{kind}.vNf32(float 1.5, V %p)\n%r = insertelement V %q, float %s, i32 0"
            );
            function(&mut text, lanes, "float", &format!("reduce_{kind}"), &body);
        }
        let _ = writeln!(
            declared,
            "declare <{lanes} x i24> @llvm.smax.v{lanes}i24(<{lanes} x i24>, <{lanes} x i24>)"
        );
        function(&mut text, lanes, "i24", "smax", "%r = call V @llvm.smax.vNi24(V %p, V %q)");
    }
    declared.push_str(&text);
    assert_eq!(
        same_results("lane_by_lane_intrinsics_and_reductions", &declared, arguments),
        LENGTHS.len() * 21
    );
}
