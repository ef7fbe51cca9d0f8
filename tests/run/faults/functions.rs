//! `run --check`: functions with a fault of a kind, and functions that look like it and have none. All functions of a kind are called by one
//! kernel, each with elements of buffers and of local memory of its own; whose fault it is tells the name of the function in the place.

use crate::support::folder::Folder;

const HEAD: &str = r#"target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
%padded = type { i8, i32 }
"#;

/// Sixteen work-items in groups of four. A function has the index `%i`, that in its group `%t`, pointers `%x` to the integers from 0, `%y` to zeros
/// and `%l` to local memory, and the elements `%xi`, `%yi` and `%lt` of its own.
fn module(bodies: &[&str]) -> String {
    let (mut functions, mut calls) = (String::new(), String::new());
    for (number, body) in bodies.iter().enumerate() {
        let (helpers, body) = body.split_once("body:\n").unwrap_or(("", body));
        functions.push_str(&format!(
            "{}\ndefine spir_func void @body{number}(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(3) %l, i32 %i, i32 %t) noinline {{
entry:
  %xi = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %yi = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %lt = getelementptr i32, ptr addrspace(3) %l, i32 %t
  %odd = trunc i32 %i to i1
{body}
  ret void
}}\n",
            helpers.replace("@helper", &format!("@helper{number}"))
        ).replace("@helper(", &format!("@helper{number}(")));
        calls.push_str(&format!(
            "  %y{number} = getelementptr i32, ptr addrspace(1) %y, i32 {}\n  %l{number} = getelementptr i32, ptr addrspace(3) %l, i32 {}
  call spir_func void @body{number}(ptr addrspace(1) %x, ptr addrspace(1) %y{number}, ptr addrspace(3) %l{number}, i32 %i, i32 %t)\n",
            64 * number,
            4 * number,
        ));
    }
    format!(
        "{HEAD}{functions}define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(3) %l) !kernel_arg_type !0 {{
  %wide = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %i = trunc i64 %wide to i32
  %narrow = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0)
  %t = trunc i64 %narrow to i32
{calls}  ret void\n}}\n!0 = !{{!\"int*\", !\"int*\", !\"int*\"}}\n"
    )
}

/// The faults of a run, as objects.
fn faults(name: &str, bodies: &[&str]) -> Vec<serde_json::Value> {
    let folder = Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("run/faults-{name}"));
    folder.file("k.ll", module(bodies));
    let (y, l) = (format!("--arg=y=[{}]", 64 * bodies.len()), format!("--arg=l=[{}]", 4 * bodies.len()));
    let arguments = ["run", "k.ll", "--check", "--json", "--global=16", "--local=4", "--arg=x=0..16", &y, &l];
    let output = folder.run(&arguments);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let objects: Result<Vec<serde_json::Value>, _> = text.lines().map(serde_json::from_str).collect();
    let objects = objects.unwrap_or_else(|_| panic!("{text}"));
    assert_eq!(output.status.success(), objects.is_empty(), "{text}");
    objects
}

/// Fails unless each function of the first list has faults of the rule alone, one with the text, and each of the second list has none.
fn judge(rule: &str, wrong: &[(&str, &str)], right: &[&str]) {
    let bodies: Vec<&str> = wrong.iter().map(|(body, _)| *body).collect();
    let found = faults(&format!("{rule}-wrong"), &bodies);
    for (number, (body, part)) in wrong.iter().enumerate() {
        let is_own = |object: &&serde_json::Value| {
            let place = object["place"].as_str().unwrap();
            [format!("in body{number}"), format!("in helper{number}")].iter().any(|end| place.ends_with(end))
        };
        let own: Vec<_> = found.iter().filter(is_own).collect();
        let has_part = own.iter().any(|object| object.to_string().contains(part));
        let rule = format!("check.{rule}");
        assert!(
            has_part && own.iter().all(|object| object["rule"] == rule),
            "{body}\n{own:#?}\nof {found:#?}"
        );
    }
    let found = faults(&format!("{rule}-right"), right);
    assert!(found.is_empty(), "{found:#?}");
}

#[apply(case)]
fn uninitialized_memory_is_found() {
    judge("uninitialized", WITHOUT_VALUES, WITH_VALUES);
}

const WITHOUT_VALUES: &[(&str, &str)] = &[
    // An element of an array decides a branch.
    (
        "  %a = alloca [4 x i32]\n  store i32 1, ptr %a\n  %p = getelementptr [4 x i32], ptr %a, i32 0, i32 %t\n  %v = load i32, ptr %p\n  %c = icmp eq i32 %v, 1\n  br i1 %c, label %one, label %two\none:\n  store i32 1, ptr addrspace(1) %yi\n  br label %two\ntwo:",
        "a branch depends on",
    ),
    // It is an address.
    (
        "  %a = alloca [2 x i32]\n  %p = getelementptr [2 x i32], ptr %a, i32 0, i32 1\n  %v = load i32, ptr %p\n  %m = and i32 %v, 3\n  %q = getelementptr i32, ptr addrspace(1) %xi, i32 %m\n  %w = getelementptr i32, ptr addrspace(1) %x, i32 %m\n  %e = load i32, ptr addrspace(1) %w\n  store i32 %e, ptr addrspace(1) %yi",
        "an address depends on",
    ),
    // It is a divisor, but for its lowest bit.
    (
        "  %a = alloca [2 x i32]\n  %v = load i32, ptr %a\n  %d = or i32 %v, 1\n  %q = udiv i32 100, %d\n  %z = and i32 %q, 0\n  store i32 %z, ptr addrspace(1) %yi",
        "a divisor depends on",
    ),
    // One bit of it decides.
    (
        "  %a = alloca i32\n  %v = load i32, ptr %a\n  %m = and i32 %v, 8\n  %c = icmp ne i32 %m, 0\n  br i1 %c, label %one, label %two\none:\n  store i32 1, ptr addrspace(1) %yi\n  br label %two\ntwo:",
        "%a = alloca i32",
    ),
    // A selector.
    (
        "  %a = alloca [2 x i8]\n  %v = load i8, ptr %a\n  switch i8 %v, label %two [i8 1, label %one]\none:\n  store i32 1, ptr addrspace(1) %yi\n  br label %two\ntwo:",
        "a branch depends on",
    ),
    // A variable that is assigned on one path only is an output.
    (
        "  %a = alloca i32\n  br i1 %odd, label %one, label %two\none:\n  store i32 7, ptr %a\n  br label %two\ntwo:\n  %v = load i32, ptr %a\n  store i32 %v, ptr addrspace(1) %yi",
        "writes uninitialized memory to 'y'",
    ),
    // Local memory before anybody writes it.
    (
        "  %v = load i32, ptr addrspace(3) %lt\n  store i32 %v, ptr addrspace(1) %yi",
        "writes uninitialized memory to 'y'",
    ),
    // A copy of a copy.
    (
        "  %a = alloca [4 x i32]\n  %b = alloca [4 x i32]\n  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)\n  %p = getelementptr [4 x i32], ptr %b, i32 0, i32 %t\n  %v = load i32, ptr %p\n  %w = add i32 %v, 1\n  store i32 %w, ptr addrspace(1) %yi",
        "writes uninitialized memory to 'y'",
    ),
    // Memory as a whole.
    (
        "  %a = alloca [3 x i32]\n  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %yi, ptr %a, i64 4, i1 false)",
        "writes uninitialized memory to 'y'",
    ),
    // A value that is undefined itself.
    ("  %v = add i32 undef, %i\n  store i32 %v, ptr addrspace(1) %yi", "writes uninitialized memory"),
    // One lane of a vector.
    (
        "  %a = alloca <2 x i32>\n  %p = getelementptr i32, ptr %a, i32 1\n  store i32 4, ptr %p\n  %v = load <2 x i32>, ptr %a\n  %e = extractelement <2 x i32> %v, i32 0\n  store i32 %e, ptr addrspace(1) %yi",
        "writes uninitialized memory to 'y'",
    ),
];

const WITH_VALUES: &[&str] = &[
    // All elements have values.
    "  %a = alloca [4 x i32]\n  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)\n  %p = getelementptr [4 x i32], ptr %a, i32 0, i32 %t\n  %v = load i32, ptr %p\n  store i32 %v, ptr addrspace(1) %yi",
    // No undefined bit is left.
    "  %a = alloca i32\n  %v = load i32, ptr %a\n  %m = and i32 %v, 0\n  %o = or i32 %m, 5\n  store i32 %o, ptr addrspace(1) %yi",
    // Another bit tells already.
    "  %a = alloca [1 x i32]\n  %v = load i32, ptr %a\n  %m = or i32 %v, 16\n  %c = icmp eq i32 %m, 0\n  br i1 %c, label %one, label %two\none:\n  store i32 1, ptr addrspace(1) %yi\n  br label %two\ntwo:",
    // Assigned on all paths.
    "  %a = alloca i32\n  br i1 %odd, label %one, label %two\none:\n  store i32 7, ptr %a\n  br label %end\ntwo:\n  store i32 8, ptr %a\n  br label %end\nend:\n  %v = load i32, ptr %a\n  store i32 %v, ptr addrspace(1) %yi",
    // Local memory that a neighbour has written.
    "  store i32 %i, ptr addrspace(3) %lt\n  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)\n  %n = xor i32 %t, 1\n  %p = getelementptr i32, ptr addrspace(3) %l, i32 %n\n  %v = load i32, ptr addrspace(3) %p\n  store i32 %v, ptr addrspace(1) %yi\n  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)",
    // Padding is copied.
    "  %s = alloca %padded\n  store i8 1, ptr %s\n  %p = getelementptr %padded, ptr %s, i32 0, i32 1\n  store i32 %i, ptr %p\n  %n = mul i32 %i, 2\n  %q = getelementptr i32, ptr addrspace(1) %y, i32 %n\n  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %q, ptr %s, i64 8, i1 false)",
    // The fourth lane of a vector of three.
    "  %n = mul i32 %i, 4\n  %q = getelementptr i32, ptr addrspace(1) %y, i32 %n\n  %v = insertelement <3 x i32> poison, i32 1, i32 0\n  %w = insertelement <3 x i32> %v, i32 2, i32 1\n  %z = insertelement <3 x i32> %w, i32 3, i32 2\n  %f = shufflevector <3 x i32> %z, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>\n  store <4 x i32> %f, ptr addrspace(1) %q, align 16",
    // It is copied, and nobody looks at it.
    "  %a = alloca [2 x i32]\n  %b = alloca i32\n  %v = load i32, ptr %a\n  store i32 %v, ptr %b",
    // Part of an array, which is all that is read.
    "  %a = alloca [8 x i32]\n  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %t\n  store i32 %i, ptr %p\n  %v = load i32, ptr %p\n  store i32 %v, ptr addrspace(1) %yi",
    // The lane with a value.
    "  %a = alloca <2 x i32>\n  %p = getelementptr i32, ptr %a, i32 1\n  store i32 4, ptr %p\n  %v = load <2 x i32>, ptr %a\n  %e = extractelement <2 x i32> %v, i32 1\n  store i32 %e, ptr addrspace(1) %yi",
];

const BARRIER: &str = "  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)\n";

/// Each body of these ends with a barrier for all, so that work-items meet again.
#[apply(case)]
fn divergent_barriers_are_found() {
    let one = format!(
        "  %c = icmp ult i32 %t, 2\n  br i1 %c, label %one, label %two\none:\n{BARRIER}  br label %two\ntwo:"
    );
    let both = format!(
        "  %c = icmp ult i32 %t, 1\n  br i1 %c, label %one, label %two\none:\n{BARRIER}  br label %end\ntwo:\n{BARRIER}  br label %end\nend:"
    );
    let helper = format!(
        "define spir_func void @helper(i32 %n) noinline {{\n{BARRIER}  ret void\n}}\nbody:\n  br i1 %odd, label %one, label %two\none:\n  call spir_func void @helper(i32 1)\n  br label %two\ntwo:"
    );
    let rounds = format!(
        "  br label %loop\nloop:\n  %n = phi i32 [0, %entry], [%m, %loop]\n{BARRIER}  %m = add i32 %n, 1\n  %c = icmp ule i32 %m, %t\n  br i1 %c, label %loop, label %end\nend:"
    );
    let early = format!(
        "  %c = icmp eq i32 %t, 3\n  br i1 %c, label %end, label %on\nend:\n  ret void\non:\n{BARRIER}"
    );
    for (name, body) in
        [("one", &one), ("both", &both), ("helper", &helper), ("rounds", &rounds), ("early", &early)]
    {
        let found = faults(&format!("barrier-{name}"), &[body]);
        assert_eq!(found.len(), 1, "{body}\n{found:#?}");
        assert_eq!(found[0]["rule"], "check.barrier");
        assert!(found[0]["otherWorkItem"].is_string(), "{found:#?}");
    }
    let uniform = format!(
        "  %g = lshr i32 %i, 2\n  %c = trunc i32 %g to i1\n  br i1 %c, label %one, label %two\none:\n{BARRIER}  br label %two\ntwo:"
    );
    let rounds = format!(
        "  br label %loop\nloop:\n  %n = phi i32 [0, %entry], [%m, %loop]\n{BARRIER}  %m = add i32 %n, 1\n  %g = lshr i32 %i, 2\n  %c = icmp ule i32 %m, %g\n  br i1 %c, label %loop, label %end\nend:"
    );
    let helper = format!(
        "define spir_func void @helper(i32 %n) noinline {{\n{BARRIER}  ret void\n}}\nbody:\n  call spir_func void @helper(i32 1)\n  call spir_func void @helper(i32 2)"
    );
    let outside = format!(
        "  br i1 %odd, label %one, label %two\none:\n  store i32 1, ptr addrspace(1) %yi\n  br label %two\ntwo:\n{BARRIER}"
    );
    let found = faults("barrier-right", &[&uniform, &rounds, &helper, &outside]);
    assert!(found.is_empty(), "{found:#?}");
}

#[apply(case)]
fn misaligned_accesses_are_found() {
    let at = |space: &str, pointer: &str, offset: u32, access: &str| {
        format!("  %p = getelementptr i8, ptr{space} {pointer}, i32 {offset}\n  {access}")
    };
    let wrong = [
        at(" addrspace(1)", "%x", 1, "%v = load i32, ptr addrspace(1) %p, align 4"),
        at(" addrspace(1)", "%yi", 1, "store i16 1, ptr addrspace(1) %p, align 2"),
        at(" addrspace(1)", "%x", 4, "%v = load i64, ptr addrspace(1) %p, align 8"),
        at(" addrspace(1)", "%x", 8, "%v = load <4 x i32>, ptr addrspace(1) %p, align 16"),
        at(" addrspace(3)", "%lt", 2, "store i16 1, ptr addrspace(3) %p, align 4"),
        format!("  %a = alloca [16 x i8]\n{}", at("", "%a", 3, "store i32 1, ptr %p, align 4")),
    ];
    let right = [
        at(" addrspace(1)", "%xi", 1, "%v = load i16, ptr addrspace(1) %p, align 1"),
        at(" addrspace(1)", "%yi", 2, "store i16 1, ptr addrspace(1) %p, align 2"),
        at(" addrspace(1)", "%x", 8, "%v = load i64, ptr addrspace(1) %p, align 8"),
        at(" addrspace(1)", "%x", 16, "%v = load <4 x i32>, ptr addrspace(1) %p, align 16"),
        at(" addrspace(1)", "%x", 4, "%v = load <4 x i32>, ptr addrspace(1) %p, align 4"),
        format!("  %a = alloca [16 x i8]\n{}", at("", "%a", 4, "store i32 1, ptr %p, align 4")),
    ];
    let part = "bytes behind a multiple of";
    let wrong: Vec<_> = wrong.iter().map(|body| (body.as_str(), part)).collect();
    judge("alignment", &wrong, &right.each_ref().map(String::as_str));
}

#[apply(case)]
fn unreachable_code_is_found() {
    let at = |item: u32| {
        format!(
            "  %c = icmp eq i32 %i, {item}\n  br i1 %c, label %one, label %two\none:\n  unreachable\ntwo:"
        )
    };
    let after = "  %c = icmp eq i32 %i, 5\n  br i1 %c, label %one, label %two\none:\n  store i32 1, ptr addrspace(1) %yi\n  unreachable\ntwo:";
    let switch = "  switch i32 %i, label %two [i32 7, label %one]\none:\n  unreachable\ntwo:";
    let helper = "define spir_func i32 @helper(i32 %n) noinline {\n  %c = icmp eq i32 %n, 9\n  br i1 %c, label %one, label %two\none:\n  unreachable\ntwo:\n  ret i32 %n\n}\nbody:\n  %v = call spir_func i32 @helper(i32 %i)\n  store i32 %v, ptr addrspace(1) %yi";
    let part = "reaches what the module calls unreachable";
    let first = at(0);
    judge(
        "unreachable",
        &[(&first, part), (&at(3), part), (after, part), (switch, part), (helper, part)],
        &[&at(16), &at(99), "  switch i32 %i, label %two [i32 70, label %one]\none:\n  unreachable\ntwo:"],
    );
}

#[apply(case)]
fn variables_that_are_gone_are_found() {
    let leak = "define spir_func ptr @helper(i32 %n) noinline {\n  %a = alloca [4 x i32]\n  store i32 %n, ptr %a\n  ret ptr %a\n}\nbody:\n  %p = call spir_func ptr @helper(i32 %i)\n";
    let part = "of a variable that is gone";
    judge(
        "freed",
        &[
            (&format!("{leak}  %v = load i32, ptr %p"), part),
            (&format!("{leak}  store i32 1, ptr %p"), "writes 4 bytes of a variable that is gone"),
            (
                &format!(
                    "{leak}  %b = alloca ptr\n  store ptr %p, ptr %b\n  %q = load ptr, ptr %b\n  %v = load i32, ptr %q"
                ),
                part,
            ),
            (&format!("{leak}  %q = call spir_func ptr @helper(i32 7)\n  %v = load i32, ptr %p"), part),
            (
                &format!(
                    "{leak}  %g = addrspacecast ptr %p to ptr addrspace(4)\n  %v = load i32, ptr addrspace(4) %g"
                ),
                part,
            ),
            (
                "  %a = alloca [2 x i32]\n  call void @llvm.lifetime.start.p0(ptr %a)\n  store i32 1, ptr %a\n  call void @llvm.lifetime.end.p0(ptr %a)\n  %v = load i32, ptr %a",
                part,
            ),
        ],
        &[
            "define spir_func void @helper(ptr %p) noinline {\n  store i32 1, ptr %p\n  ret void\n}\nbody:\n  %a = alloca [2 x i32]\n  call spir_func void @helper(ptr %a)\n  %v = load i32, ptr %a\n  store i32 %v, ptr addrspace(1) %yi",
            "define spir_func ptr @helper(ptr %p) noinline {\n  %q = getelementptr i32, ptr %p, i32 1\n  ret ptr %q\n}\nbody:\n  %a = alloca [2 x i32]\n  %p = call spir_func ptr @helper(ptr %a)\n  store i32 2, ptr %p\n  %v = load i32, ptr %p\n  store i32 %v, ptr addrspace(1) %yi",
            "  %a = alloca [2 x i32]\n  call void @llvm.lifetime.start.p0(ptr %a)\n  store i32 1, ptr %a\n  %v = load i32, ptr %a\n  store i32 %v, ptr addrspace(1) %yi\n  call void @llvm.lifetime.end.p0(ptr %a)",
            "define spir_func i32 @helper(i32 %n) noinline {\n  %a = alloca [64 x i32]\n  %p = getelementptr [64 x i32], ptr %a, i32 0, i32 %n\n  store i32 %n, ptr %p\n  %v = load i32, ptr %p\n  ret i32 %v\n}\nbody:\n  br label %loop\nloop:\n  %n = phi i32 [0, %entry], [%m, %loop]\n  %v = call spir_func i32 @helper(i32 %t)\n  %m = add i32 %n, 1\n  %c = icmp ult i32 %m, 700\n  br i1 %c, label %loop, label %end\nend:\n  store i32 %v, ptr addrspace(1) %yi",
        ],
    );
}

#[apply(case)]
fn private_memory_has_bounds() {
    let access = |size: u32, index: &str, access: &str| {
        format!(
            "  %a = alloca [{size} x i32]\n  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 {}, i1 false)\n  %p = getelementptr [{size} x i32], ptr %a, i32 0, i32 {index}\n  {access}",
            4 * size
        )
    };
    let (load, store) =
        ("%v = load i32, ptr %p\n  store i32 %v, ptr addrspace(1) %yi", "store i32 1, ptr %p");
    let wrong = [
        access(4, "%i", load),
        access(4, "%i", store),
        access(3, "-1", load),
        access(3, "3", load),
        access(2, "100000", store),
        access(4, "3", "%v = load i64, ptr %p"),
    ];
    let right = [
        access(16, "%i", load),
        access(4, "%t", store),
        access(4, "3", load),
        access(4, "2", "%v = load i64, ptr %p"),
    ];
    let wrong: Vec<_> = wrong.iter().map(|body| (body.as_str(), "out of bounds")).collect();
    judge("bounds", &wrong, &right.each_ref().map(String::as_str));
}

#[apply(case)]
fn quotients_that_overflow_are_found() {
    let divide = |operation: &str, least: &str, minus: &str| {
        format!(
            "  %a = load i32, ptr addrspace(1) %x\n  %b = or i32 %a, {least}\n  %c = or i32 %a, {minus}\n  %q = {operation} i32 %b, %c\n  store i32 %q, ptr addrspace(1) %yi"
        )
    };
    let vector = "  %s = load i32, ptr addrspace(1) %x\n  %m = or i32 %s, -1\n  %v = insertelement <2 x i32> <i32 3, i32 3>, i32 %m, i32 1\n  %q = sdiv <2 x i32> <i32 1, i32 -2147483648>, %v\n  %e = extractelement <2 x i32> %q, i32 0\n  store i32 %e, ptr addrspace(1) %yi";
    let least = "-2147483648";
    let part = "divides the least integer by -1";
    let (quotient, rest) = (divide("sdiv", least, "-1"), divide("srem", least, "-1"));
    judge(
        "division",
        &[(&quotient, part), (&rest, part), (vector, part)],
        &[&divide("sdiv", "-2147483647", "-1"), &divide("sdiv", least, "-3"), &divide("udiv", least, "-1")],
    );
}
