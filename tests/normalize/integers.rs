//! Every operation on integers of other widths than SPIR-V has, over the values at the ends of their ranges.

use super::{KEEPING, same_results_with, words, words_with};
use std::collections::BTreeSet;
use std::fmt::Write;

const NARROW: [u32; 8] = [2, 3, 7, 9, 24, 33, 48, 63];
const WIDE: [u32; 4] = [65, 66, 100, 128];

/// Numbers at the ends of the ranges of a width, and some between.
fn edges(bits: u32) -> Vec<u128> {
    let ones = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
    let mut edges = vec![0, 1, 2, 5, ones, ones - 1, ones >> 1, (ones >> 1) + 1, (ones >> 1) + 2];
    edges.extend([0x5a5a_a5a5_1234_8765_0fed_cba9_7531_8642 & ones, 0x9e37_79b9_7f4a_7c15 & ones, !ones]);
    if bits > 64 {
        edges.extend([u128::from(u64::MAX), 1 << 64, 0x8000_0000_0000_0000]);
    }
    edges
}

/// All pairs of edges as the arguments of a function: one word or two for each number.
fn pairs(bits: u32) -> Vec<Vec<Vec<u8>>> {
    let words = |number: u128| {
        let halves = [number as u64, (number >> 64) as u64];
        let count = if bits > 64 { 2 } else { 1 };
        halves.into_iter().take(count).map(|half| half.to_le_bytes().to_vec()).collect::<Vec<_>>()
    };
    let edges = edges(bits);
    let pair = |a: &u128| edges.iter().map(|b| [words(*a), words(*b)].concat()).collect::<Vec<_>>();
    edges.iter().flat_map(pair).collect()
}

/// A function of two numbers of a width, whose body makes `%r` of `%p` and `%q`; `T` stands for the type.
fn function(text: &mut String, bits: u32, name: &str, body: &str) {
    let body = body.replace('T', &format!("i{bits}"));
    if bits <= 64 {
        let _ = write!(
            text,
            "define i64 @{name}_{bits}(i64 %x, i64 %y) {{\nentry:\n%p = trunc i64 %x to i{bits}\n\
             %q = trunc i64 %y to i{bits}\n{body}\n%o = zext i{bits} %r to i64\nret i64 %o\n}}\n"
        );
        return;
    }
    let narrow = |name: &str| match bits {
        128 => format!("%{name} = or i128 %{name}.l, %{name}.s\n"),
        _ => format!("%{name}.w = or i128 %{name}.l, %{name}.s\n%{name} = trunc i128 %{name}.w to i{bits}\n"),
    };
    let number = |name: &str| {
        format!(
            "%{name}.l = zext i64 %{name}0 to i128\n%{name}.h = zext i64 %{name}1 to i128\n\
             %{name}.s = shl i128 %{name}.h, 64\n{}",
            narrow(name)
        )
    };
    let widen = match bits {
        128 => "%o = or i128 %r, 0\n".to_owned(),
        _ => format!("%o = zext i{bits} %r to i128\n"),
    };
    let _ = write!(
        text,
        "define <2 x i64> @{name}_{bits}(i64 %p0, i64 %p1, i64 %q0, i64 %q1) {{\nentry:\n{}{}{body}\n{widen}\
         %o0 = trunc i128 %o to i64\n%os = lshr i128 %o, 64\n%o1 = trunc i128 %os to i64\n\
         %v0 = insertelement <2 x i64> poison, i64 %o0, i32 0\n\
         %v1 = insertelement <2 x i64> %v0, i64 %o1, i32 1\nret <2 x i64> %v1\n}}\n",
        number("p"),
        number("q")
    );
}

/// The width that the name of a function ends in.
fn width(function: &str) -> u32 {
    function.rsplit('_').next().and_then(|bits| bits.parse().ok()).unwrap()
}

/// The functions of a module that compute with numbers of at most 64 bits: others that stand as they are cannot be written.
fn narrow(text: &str) -> String {
    let is_narrow = |function: &&str| {
        let name = function.split_once("define").and_then(|(_, rest)| rest.split(['@', '(']).nth(1));
        name.is_none_or(|name| width(name) <= 64)
    };
    text.split_inclusive("\n}\n").filter(is_narrow).collect()
}

/// Runs a module of functions whose names end in their widths, as it is and where some widths stand as they are.
fn check(name: &str, text: &str) -> usize {
    let arguments = |function: &str| pairs(width(function));
    for extensions in KEEPING.into_iter().filter(|list| list.contains("integers")) {
        assert!(same_results_with(name, &narrow(text), extensions, arguments) > 0, "{name}");
    }
    same_results_with(name, text, "", arguments)
}

fn all_widths() -> impl Iterator<Item = u32> {
    NARROW.into_iter().chain(WIDE)
}

#[apply(case)]
fn sums_products_and_logic() {
    let mut text = String::new();
    for bits in all_widths() {
        for opcode in ["add", "sub", "mul", "and", "or", "xor"] {
            function(&mut text, bits, opcode, &format!("%r = {opcode} T %p, %q"));
            function(&mut text, bits, &format!("{opcode}_constant"), &format!("%r = {opcode} T %p, -3"));
        }
        function(&mut text, bits, "not", "%n = xor T %p, -1\n%r = add T %n, %q");
        function(&mut text, bits, "chain", "%a = mul T %p, %q\n%b = sub T %a, %p\n%r = mul T %b, %b");
        let mut flagged = String::from("%ph = lshr T %p, 1\n%qh = lshr T %q, 1\n");
        flagged.push_str("%s = add nuw T %ph, %qh\n%r = freeze T %s");
        function(&mut text, bits, "nuw", &flagged);
    }
    assert_eq!(check("sums_products_and_logic", &text), 12 * 15);
}

#[apply(case)]
fn shifts() {
    let mut text = String::new();
    for bits in all_widths() {
        for opcode in ["shl", "lshr", "ashr"] {
            let body = match bits {
                128 => format!("%d = and T %q, 127\n%r = {opcode} T %p, %d"),
                65.. => format!("%d = and T %q, 63\n%r = {opcode} T %p, %d"),
                _ => format!("%d = urem T %q, {bits}\n%r = {opcode} T %p, %d"),
            };
            function(&mut text, bits, opcode, &body);
            for by in BTreeSet::from([0, 1, bits / 2, bits - 1]) {
                let name = format!("{opcode}_by{by}");
                function(&mut text, bits, &name, &format!("%r = {opcode} T %p, {by}"));
            }
        }
    }
    assert!(check("shifts", &text) >= 12 * 12);
}

#[apply(case)]
fn divisions() {
    let mut text = String::new();
    for bits in NARROW {
        for opcode in ["udiv", "urem"] {
            function(&mut text, bits, opcode, &format!("%d = or T %q, 1\n%r = {opcode} T %p, %d"));
        }
        for opcode in ["sdiv", "srem"] {
            let least = -(1i128 << (bits - 1));
            let body = format!(
                "%o = or T %q, 1\n%m = icmp eq T %p, {least}\n%d = select i1 %m, T 1, T %o\n\
                 %r = {opcode} T %p, %d"
            );
            function(&mut text, bits, opcode, &body.replace("%o", "%odd"));
        }
    }
    assert_eq!(check("divisions", &text), 8 * 4);
}

#[apply(case)]
fn comparisons_and_choices() {
    let mut text = String::new();
    for bits in all_widths() {
        for predicate in ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"] {
            let body = format!("%c = icmp {predicate} T %p, %q\n%r = select i1 %c, T %p, T -1");
            function(&mut text, bits, predicate, &body);
            let body = format!("%c = icmp {predicate} T %p, -2\n%r = zext i1 %c to T");
            function(&mut text, bits, &format!("{predicate}_constant"), &body);
        }
        function(&mut text, bits, "sign", "%c = icmp slt T %p, %q\n%r = sext i1 %c to T");
    }
    assert_eq!(check("comparisons_and_choices", &text), 12 * 21);
}

#[apply(case)]
fn conversions() {
    let mut text = String::new();
    for bits in all_widths() {
        for other in [1, 5, 8, 16, 31, 32, 47, 64, 77, 128] {
            if other < bits {
                let name = |opcode: &str| format!("trunc_{opcode}{other}");
                for opcode in ["zext", "sext"] {
                    let body = format!("%t = trunc T %p to i{other}\n%r = {opcode} i{other} %t to T");
                    function(&mut text, bits, &name(opcode), &body);
                }
            } else if other > bits {
                for opcode in ["zext", "sext"] {
                    let body = format!(
                        "%e = {opcode} T %p to i{other}\n%h = lshr i{other} %e, {}\n\
                         %r = trunc i{other} %h to T",
                        (other - bits).min(bits / 2)
                    );
                    function(&mut text, bits, &format!("{opcode}{other}"), &body);
                }
            }
        }
    }
    assert!(check("conversions", &text) >= 200);
}

#[apply(case)]
fn conversions_of_floating_point_numbers() {
    let mut text = String::new();
    for bits in NARROW {
        for opcode in ["uitofp", "sitofp"] {
            let back = if opcode == "uitofp" { "fptoui" } else { "fptosi" };
            let body = format!(
                "%h = lshr T %p, 1\n%f = {opcode} T %h to double\n%g = fmul double %f, 0.5\n%r = {back} double %g to T"
            );
            function(&mut text, bits, opcode, &body);
            let body = format!(
                "%f = {opcode} T %p to double\n%i = bitcast double %f to i64\n%s = lshr i64 %i, 40\n%r = trunc i64 %s to T"
            );
            function(&mut text, bits, &format!("{opcode}_bits"), &body);
        }
        let body = "%h = ashr T %p, 1\n%f = sitofp T %h to double\n%r = fptosi double %f to T";
        if bits < 53 {
            function(&mut text, bits, "signed", body);
        }
    }
    assert!(check("conversions_of_floating_point_numbers", &text) >= 36);
}

#[apply(case)]
fn control_flow() {
    let mut text = String::new();
    for bits in all_widths() {
        let body = "%n = trunc T %q to i1\n%t = add i1 %n, true\nbr label %loop\nloop:\n\
             %acc = phi T [ %p, %entry ], [ %next, %loop ]\n%i = phi i32 [ 0, %entry ], [ %j, %loop ]\n\
             %prod = mul T %acc, %q\n%next = add T %prod, %p\n%j = add i32 %i, 1\n\
             %c = icmp ult i32 %j, 5\nbr i1 %c, label %loop, label %exit\nexit:\n\
             %r = phi T [ %next, %loop ]";
        function(&mut text, bits, "loop", body);
        let body = "%c = icmp ult T %p, %q\nbr i1 %c, label %a, label %b\na:\nbr label %b\nb:\n\
             %r = phi T [ -2, %entry ], [ %p, %a ]";
        function(&mut text, bits, "phi_constant", body);
        if bits < 64 {
            let body = "switch T %p, label %b [ T 0, label %a\n T 1, label %c\n T -1, label %b ]\n\
                 a:\nbr label %c\nb:\nbr label %c\nc:\n\
                 %r = phi T [ -1, %entry ], [ 1, %a ], [ %q, %b ]";
            function(&mut text, bits, "switch", body);
        }
    }
    assert_eq!(check("control_flow", &text), 12 * 2 + 8);
}

#[apply(case)]
fn memory() {
    let mut text = String::new();
    for bits in all_widths() {
        let body = "%v = alloca T, align 16\nstore T %p, ptr %v, align 1\n%l = load T, ptr %v, align 2\n%r = xor T %l, %q";
        function(&mut text, bits, "variable", body);
        // The bytes of memory on both sides, and the ones between.
        let body = "%v = alloca [4 x i64], align 8\nstore i64 -1, ptr %v\n%second = getelementptr i64, ptr %v, i64 1\n\
             store i64 -1, ptr %second\n%at = getelementptr i8, ptr %v, i64 0\nstore T %p, ptr %at, align 1\n\
             %w0 = load i64, ptr %v\n%w1 = load i64, ptr %second\n%w = sub i64 %w0, %w1";
        if bits > 64 {
            let body = format!("{body}\n%r = zext i64 %w to T");
            function(&mut text, bits, "bytes", &body);
        } else {
            let body = format!(
                "{body}\n%hi = lshr i64 %w, {}\n%z = xor i64 %hi, %w\n%r = trunc i64 %z to T",
                64 - bits
            );
            function(&mut text, bits, "bytes", &body);
        }
        let body = "%v = alloca [3 x T], align 16\n%e1 = getelementptr [3 x T], ptr %v, i64 0, i64 1\n\
             %e2 = getelementptr T, ptr %v, i64 2\nstore T %p, ptr %v\nstore T %q, ptr %e1\nstore T 1, ptr %e2\n\
             %i = trunc T %q to i1\n%ie = zext i1 %i to i32\n%at = getelementptr T, ptr %v, i32 %ie\n\
             %a = load T, ptr %at\n%b = load T, ptr %e2\n%r = add T %a, %b";
        function(&mut text, bits, "array", body);
        let body = "%v = alloca { i8, T, i16 }, align 16\n%m = getelementptr { i8, T, i16 }, ptr %v, i64 0, i32 1\n\
             %n = getelementptr { i8, T, i16 }, ptr %v, i64 0, i32 2\nstore T %p, ptr %m\nstore i16 7, ptr %n\n\
             store i8 1, ptr %v\n%r = load T, ptr %m";
        function(&mut text, bits, "member", body);
        if bits < 64 {
            let body = "%a = alloca [4 x i64], align 8\n%s = lshr T %p, 1\n%u = and T %s, 1\nstore i64 3, ptr %a\n\
                 %a1 = getelementptr i64, ptr %a, i64 1\nstore i64 4, ptr %a1\n\
                 %e = getelementptr i64, ptr %a, T %u\n%l = load i64, ptr %e\n%r = trunc i64 %l to T";
            if bits > 2 {
                function(&mut text, bits, "index", body);
            }
        }
    }
    assert!(check("memory", &text) >= 12 * 4);
}

#[apply(case)]
fn least_greatest_and_saturated() {
    let mut text = String::new();
    for bits in all_widths() {
        let mut call = |name: &str, arguments: &str| {
            let count = arguments.matches('T').count();
            let parameters = vec!["T"; count].join(", ");
            let flag = if arguments.contains("i1") { ", i1" } else { "" };
            let line =
                format!("declare T @llvm.{name}.T({parameters}{flag})\n").replace('T', &format!("i{bits}"));
            text.insert_str(0, &line);
            let stem = name.replace('.', "_");
            function(&mut text, bits, &stem, &format!("%r = call T @llvm.{name}.T({arguments})"));
        };
        for name in ["umin", "umax", "smin", "smax", "usub.sat"] {
            call(name, "T %p, T %q");
        }
        call("abs", "T %p, i1 false");
        if bits < 64 {
            for name in ["uadd.sat", "sadd.sat", "ssub.sat"] {
                call(name, "T %p, T %q");
            }
            call("fshl", "T %p, T %q, T %p");
            call("fshr", "T %p, T %q, T %q");
        } else {
            call("fshl", "T %p, T %q, T 9");
            call("fshr", "T %p, T %q, T 64");
        }
    }
    assert_eq!(check("least_greatest_and_saturated", &text), 8 * 11 + 4 * 8);
}

#[apply(case)]
fn counts_and_orders_of_bits() {
    let mut text = String::new();
    for bits in all_widths() {
        for (name, flag) in
            [("ctpop", ""), ("ctlz", "i1 false"), ("cttz", "i1 false"), ("bitreverse", ""), ("bswap", "")]
        {
            if name == "bswap" && bits % 16 != 0 {
                continue;
            }
            let (comma, parameter) = if flag.is_empty() { ("", "") } else { (", ", "i1") };
            let line = format!("declare i{bits} @llvm.{name}.i{bits}(i{bits}{comma}{parameter})\n");
            text.insert_str(0, &line);
            let body = format!("%c = call T @llvm.{name}.T(T %p{comma}{flag})\n%r = add T %c, %q");
            function(&mut text, bits, name, &body);
        }
    }
    assert_eq!(check("counts_and_orders_of_bits", &text), 12 * 4 + 2);
}

#[apply(case)]
fn widths_stay_only_if_their_extension_is_named() {
    let text = "define spir_func i32 @f(i32 %a) {\n%x = trunc i32 %a to i24\n%y = mul i24 %x, %x\n\
        %r = zext i24 %y to i32\nret i32 %r\n}\n";
    for (list, stays) in [
        ("", false),
        ("+all", false),
        ("+SPV_INTEL_arbitrary_precision_integers", true),
        ("+all,+SPV_INTEL_arbitrary_precision_integers", true),
    ] {
        let words = words_with(text, list).unwrap();
        let listing = crate::assembly::tools::disassemble_raw(&words);
        assert_eq!(listing.contains("OpTypeInt 24 0"), stays, "'{list}': {listing}");
        assert_eq!(listing.contains("SPV_INTEL_arbitrary_precision_integers"), stays, "'{list}': {listing}");
    }
}

#[apply(case)]
fn products_of_words_become_one_builtin() {
    for (extension, builtin) in [("zext", "u_mul_hi"), ("sext", "s_mul_hi")] {
        let text = format!(
            "define spir_func i64 @f(i64 %a, i64 %b) {{\n%x = {extension} i64 %a to i128\n\
             %y = {extension} i64 %b to i128\n%p = mul nsw i128 %x, %y\n%h = lshr i128 %p, 64\n\
             %r = trunc i128 %h to i64\nret i64 %r\n}}\n"
        );
        let listing = crate::assembly::tools::disassemble_raw(&words(&text).unwrap());
        assert_eq!(listing.matches("OpExtInst ").count(), 1, "{listing}");
        assert!(listing.contains(builtin), "{listing}");
        assert!(!listing.contains("OpIMul"), "{listing}");
    }
}

#[apply(case)]
fn what_has_no_form_is_refused_with_its_place() {
    for (text, message, place) in [
        (
            "define i64 @f(i64 %a) {\n%x = zext i64 %a to i128\n%d = udiv i128 %x, 7\n%r = trunc i128 %d to i64\nret i64 %r\n}",
            "division of 128 bits",
            "%d = udiv i128",
        ),
        (
            "define i64 @f(i64 %a) {\n%x = zext i64 %a to i256\n%d = add i256 %x, 7\n%r = trunc i256 %d to i64\nret i64 %r\n}",
            "an integer of 256 bits",
            "%x = zext",
        ),
        (
            "define void @f(ptr %a) {\n%x = load atomic i24, ptr %a monotonic, align 4\nret void\n}",
            "",
            "%x = load atomic",
        ),
    ] {
        let error = words(text).expect_err(text);
        assert!(error.contains(message) && error.contains(place), "{error}");
    }
}

/// Functions that take and return such integers, and call each other.
#[apply(case)]
fn signatures_with_integers_of_any_width() {
    let mut text = String::new();
    for bits in NARROW.into_iter().chain([65, 100, 128]) {
        let _ = writeln!(
            text,
            "define internal T @twice_{bits}(T %a, i1 %flip, T signext %b) {{\nentry:\nbr i1 %flip, label %yes, label %no\n\
             yes:\n%s = sub T %b, %a\nret T %s\nno:\n%t = add T %a, %b\nret T %t\n}}"
        );
        function(
            &mut text,
            bits,
            "called",
            &format!(
                "%l = icmp ult T %p, %q\n%u = call T @twice_{bits}(T %p, i1 %l, T %q)\n\
                 %m = icmp slt T %u, %q\n%r = call T @twice_{bits}(T %q, i1 %m, T %u)"
            ),
        );
        text = text.replace(" T", &format!(" i{bits}")).replace("(T", &format!("(i{bits}"));
    }
    let ran = super::same_results("signatures", &text, |name| {
        let bits = name.rsplit('_').next().and_then(|bits| bits.parse().ok()).unwrap_or(0);
        if name.starts_with("called") { pairs(bits) } else { Vec::new() }
    });
    assert!(ran >= 11, "{ran}");
}
