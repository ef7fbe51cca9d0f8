//! `run --check`: programs with a fault of each kind, and programs without.

use crate::support::folder::Folder;

/// A kernel with a body: `%i` is the index of the work-item, `%t` that in its group of four, of sixteen work-items in all. `%x` and `%y` have
/// sixteen integers: `%x` those from 0, `%y` zeros. `%l` has four in local memory.
fn kernel(body: &str) -> String {
    format!(
        r#"target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1), i32, i32)
@table = addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(3) %l) !kernel_arg_type !0 {{
entry:
  %wide = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %i = trunc i64 %wide to i32
  %narrow = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0)
  %t = trunc i64 %narrow to i32
  %xi = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %yi = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %lt = getelementptr i32, ptr addrspace(3) %l, i32 %t
{body}
  ret void
}}
!0 = !{{!"int*", !"int*", !"int*"}}
"#
    )
}

/// Runs a body checked: standard error, and whether it succeeded.
fn check(folder: &Folder, body: &str) -> (String, bool) {
    folder.file("k.ll", kernel(body));
    let arguments = [
        "run",
        "k.ll",
        "--check",
        "--global=16",
        "--local=4",
        "--arg=x=0..16",
        "--arg=y=[16]",
        "--arg=l=[4]",
    ];
    let output = folder.run(&arguments);
    (String::from_utf8_lossy(&output.stderr).into_owned(), output.status.success())
}

/// Fails unless each body has the fault with the message and no other.
fn all_have(name: &str, rule: &str, bodies: &[(&str, &str)]) {
    let folder = Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("run/check-{name}"));
    for (body, part) in bodies {
        let (text, succeeded) = check(&folder, body);
        let heads: Vec<_> = text.lines().filter(|line| line.starts_with("k.ll: error: ")).collect();
        assert!(!succeeded && !heads.is_empty(), "{body}\n{text}");
        assert!(heads.iter().all(|head| head.ends_with(&format!("[{rule}]"))), "{body}\n{text}");
        assert!(text.contains(part), "{body}\n{text}");
    }
}

#[apply(case)]
fn local_memory_that_a_kernel_never_writes_has_no_values() {
    all_have(
        "unwritten",
        "check.uninitialized",
        &[(
            "  %v = load i32, ptr addrspace(3) %lt\n  store i32 %v, ptr addrspace(1) %yi",
            "writes uninitialized memory to 'y'",
        )],
    );
}

#[apply(case)]
fn accesses_out_of_bounds_are_found() {
    all_have(
        "bounds",
        "check.bounds",
        &[
            // The element behind the last one.
            (
                "  %p = getelementptr i32, ptr addrspace(1) %xi, i32 1\n  %v = load i32, ptr addrspace(1) %p\n  store i32 %v, ptr addrspace(1) %yi",
                "reads 4 bytes out of bounds, 0 bytes behind the end of 'x'",
            ),
            // The element in front of the first one.
            (
                "  %p = getelementptr i32, ptr addrspace(1) %yi, i32 -1\n  store i32 1, ptr addrspace(1) %p",
                "writes 4 bytes out of bounds, 4 bytes in front of 'y'",
            ),
            // What lies in another buffer.
            (
                "  %a = ptrtoint ptr addrspace(1) %xi to i64\n  %b = ptrtoint ptr addrspace(1) %yi to i64\n  %d = sub i64 %b, %a\n  %p = getelementptr i8, ptr addrspace(1) %xi, i64 %d\n  store i32 1, ptr addrspace(1) %p",
                " of 'x'",
            ),
            // Half of a vector.
            (
                "  %p = getelementptr i32, ptr addrspace(1) %x, i32 14\n  %v = load <4 x i32>, ptr addrspace(1) %p, align 4\n  %e = extractelement <4 x i32> %v, i32 0\n  store i32 %e, ptr addrspace(1) %yi",
                "reads 16 bytes out of bounds, 0 bytes behind the end of 'x'",
            ),
            // Local memory.
            (
                "  %p = getelementptr i32, ptr addrspace(3) %lt, i32 4\n  store i32 1, ptr addrspace(3) %p",
                "writes 4 bytes out of bounds",
            ),
            // An atomic operation.
            (
                "  %p = getelementptr i32, ptr addrspace(1) %y, i32 20\n  %v = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 1, i32 0, i32 1)",
                "writes 4 bytes out of bounds, 16 bytes behind the end of 'y'",
            ),
            // A wrong pointer of an array of constants.
            (
                "  %p = getelementptr i32, ptr addrspace(2) @table, i32 400000\n  %v = load i32, ptr addrspace(2) %p\n  store i32 %v, ptr addrspace(1) %yi",
                "reads 4 bytes far out of bounds",
            ),
        ],
    );
}

#[apply(case)]
fn null_pointers_are_found() {
    all_have(
        "null",
        "check.null",
        &[
            ("  store i32 1, ptr addrspace(1) null", "writes 4 bytes through a null pointer"),
            (
                "  %p = getelementptr i32, ptr addrspace(1) null, i32 %i\n  %v = load i32, ptr addrspace(1) %p\n  store i32 %v, ptr addrspace(1) %yi",
                "reads 4 bytes through a null pointer",
            ),
            (
                "  %p = inttoptr i64 8 to ptr addrspace(4)\n  %v = load i16, ptr addrspace(4) %p\n  %w = zext i16 %v to i32\n  store i32 %w, ptr addrspace(1) %yi",
                "reads 2 bytes through a null pointer",
            ),
        ],
    );
}

#[apply(case)]
fn divisions_by_zero_are_found() {
    let body = |operation: &str| {
        format!(
            "  %v = load i32, ptr addrspace(1) %xi\n  %q = {operation} i32 100, %v\n  store i32 %q, ptr addrspace(1) %yi"
        )
    };
    let all = ["sdiv", "udiv", "srem", "urem"].map(body);
    let part = "divides an integer by zero";
    let bodies: Vec<(&str, &str)> = all.iter().map(|body| (body.as_str(), part)).collect();
    all_have("division", "check.division", &bodies);
    let vector = "  %v = load i32, ptr addrspace(1) %xi\n  %a = insertelement <2 x i32> <i32 1, i32 1>, i32 %v, i32 1\n  %q = sdiv <2 x i32> <i32 8, i32 8>, %a\n  %e = extractelement <2 x i32> %q, i32 1\n  store i32 %e, ptr addrspace(1) %yi";
    all_have("division-vector", "check.division", &[(vector, "work-item 0,0,0")]);
}

#[apply(case)]
fn races_are_found() {
    all_have(
        "races",
        "check.race",
        &[
            // All write one element.
            (
                "  store i32 %i, ptr addrspace(1) %y",
                "writes byte 0 of 'y', which another work-item uses at the same time",
            ),
            // Neighbours write one element.
            (
                "  %h = lshr i32 %i, 1\n  %p = getelementptr i32, ptr addrspace(1) %y, i32 %h\n  store i32 %i, ptr addrspace(1) %p",
                "work-item 1,0,0",
            ),
            // One writes what another one reads.
            (
                "  %j = xor i32 %i, 1\n  %p = getelementptr i32, ptr addrspace(1) %x, i32 %j\n  %v = load i32, ptr addrspace(1) %p\n  store i32 %v, ptr addrspace(1) %xi",
                "of 'x'",
            ),
            // The barrier is missing.
            (
                "  store i32 %i, ptr addrspace(3) %lt\n  %j = xor i32 %t, 1\n  %p = getelementptr i32, ptr addrspace(3) %l, i32 %j\n  %v = load i32, ptr addrspace(3) %p",
                "of local memory",
            ),
            // Atomic operations beside others.
            (
                "  %v = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %y, i32 1, i32 0, i32 1)\n  %w = load i32, ptr addrspace(1) %y",
                "of 'y'",
            ),
            // A barrier orders a group only.
            (
                "  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 784)\n  %p = getelementptr i32, ptr addrspace(1) %y, i32 %t\n  store i32 1, ptr addrspace(1) %p",
                "writes byte 0 of 'y'",
            ),
        ],
    );
}

#[apply(case)]
fn programs_without_faults_have_none() {
    let folder = Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), "run/check-none");
    for body in [
        "  %v = load i32, ptr addrspace(1) %xi\n  store i32 %v, ptr addrspace(1) %yi",
        // All read one element.
        "  %v = load i32, ptr addrspace(1) %x\n  store i32 %v, ptr addrspace(1) %yi",
        // The last elements as a vector.
        "  %p = getelementptr i32, ptr addrspace(1) %x, i32 12\n  %v = load <4 x i32>, ptr addrspace(1) %p, align 4\n  %e = extractelement <4 x i32> %v, i32 3\n  store i32 %e, ptr addrspace(1) %yi",
        // Atomic operations on one element.
        "  %v = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %y, i32 1, i32 0, i32 1)",
        // Local memory with a barrier, a second round behind another one.
        "  store i32 %i, ptr addrspace(3) %lt\n  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)\n  %j = xor i32 %t, 1\n  %p = getelementptr i32, ptr addrspace(3) %l, i32 %j\n  %v = load i32, ptr addrspace(3) %p\n  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)\n  store i32 %v, ptr addrspace(3) %lt\n  store i32 %v, ptr addrspace(1) %yi",
        // A constant table, also through a generic pointer.
        "  %p = getelementptr i32, ptr addrspace(2) @table, i32 %t\n  %v = load i32, ptr addrspace(2) %p\n  store i32 %v, ptr addrspace(1) %yi",
        // Generic pointers to global and private memory.
        "  %a = alloca i32\n  store i32 5, ptr %a\n  %g = addrspacecast ptr %a to ptr addrspace(4)\n  %v = load i32, ptr addrspace(4) %g\n  %h = addrspacecast ptr addrspace(1) %yi to ptr addrspace(4)\n  store i32 %v, ptr addrspace(4) %h",
        // A divisor that is never zero.
        "  %v = load i32, ptr addrspace(1) %xi\n  %d = or i32 %v, 1\n  %q = sdiv i32 100, %d\n  store i32 %q, ptr addrspace(1) %yi",
    ] {
        let (text, succeeded) = check(&folder, body);
        assert!(succeeded && text.is_empty(), "{body}\n{text}");
    }
}

/// The whole message, with places of the source, and as an object.
#[apply(case)]
fn faults_have_places_and_counts() {
    let folder = Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), "run/check-places");
    let (text, _) = check(&folder, "  %v = sdiv i32 1, 1\n  store i32 %i, ptr addrspace(1) %y");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(lines[1].starts_with("  = note: work-item 1,0,0, at 'store i32 "), "{text}");
    assert!(lines[2].starts_with("  = note: work-item 0,0,0, at 'store i32 "), "{text}");
    assert_eq!(lines[3], "  = note: 15 times");
    let arguments =
        ["run", "k.ll", "--check", "--json", "--global=16", "--arg=x=0..16", "--arg=y=[16]", "--arg=l=[4]"];
    let object: serde_json::Value = serde_json::from_slice(&folder.run(&arguments).stderr).unwrap();
    assert_eq!((&object["rule"], &object["count"]), (&"check.race".into(), &15.into()));
}
