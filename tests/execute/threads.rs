//! Long runs: which are shared by threads, and what is reported about them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::executor::team::Help;
use crate::executor::{Argument, IndexSpace, Program};

/// Each work-item hashes its element many times, and adds to the first one of another buffer if the text says so.
fn module(rounds: u32, more: &str) -> String {
    format!(
        r#"target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {{
entry:
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %i
  %start = load i32, ptr addrspace(1) %p, align 4
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %h = phi i32 [ %start, %entry ], [ %mixed, %loop ]
  %s = lshr i32 %h, 15
  %t = xor i32 %h, %s
  %m = mul i32 %t, 739982445
  %mixed = add i32 %m, %n
  %next = add i32 %n, 1
  %goes = icmp ult i32 %next, {rounds}
  br i1 %goes, label %loop, label %end
end:
  store i32 %mixed, ptr addrspace(1) %p, align 4
  {more}
  ret void
}}
"#
    )
}

const ATOMIC: &str =
    "%old = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %y, i32 1, i32 0, i32 1)";

/// What is left of a run.
struct Ran {
    /// How many other threads made a program of their own.
    helpers: usize,
    /// The numbers of groups that were reported as begun, sorted.
    begun: Vec<usize>,
    x: Argument,
}

const ITEMS: usize = 1024;
const GROUPS: usize = 64;

fn run(rounds: u32, more: &str, threads: usize) -> Ran {
    let text = module(rounds, more);
    let program = Program::load_optimized(text.as_bytes(), "k").unwrap();
    let (helpers, begun) = (AtomicUsize::new(0), std::sync::Arc::new(Mutex::new(Vec::new())));
    let load = || {
        helpers.fetch_add(1, Ordering::Relaxed);
        Program::load_optimized(text.as_bytes(), "k")
    };
    let reported = std::sync::Arc::clone(&begun);
    let progress = move |number: usize, all: usize| {
        assert_eq!(all, GROUPS);
        reported.lock().unwrap().push(number);
    };
    let help = Help { threads, load: &load, progress: Some(Box::new(progress)) };
    let numbers = (0..ITEMS as u32).flat_map(u32::to_le_bytes).collect();
    let mut arguments = [Argument::Buffer(numbers), Argument::Buffer(vec![0; 4])];
    let space = IndexSpace::new([ITEMS, 1, 1], [ITEMS / GROUPS, 1, 1]);
    program.run_kernel_with("k", &mut arguments, space, Some(help)).unwrap();
    let mut begun = std::mem::take(&mut *begun.lock().unwrap());
    begun.sort_unstable();
    let [x, _] = arguments;
    Ran { helpers: helpers.into_inner(), begun, x }
}

/// So many rounds that a run takes longer than the time after which others help.
const LONG: u32 = 150_000;

#[apply(case)]
fn long_runs_are_shared() {
    let (shared, alone) = (run(LONG, "", 2), run(LONG, "", 1));
    assert_eq!((shared.helpers, alone.helpers), (1, 0));
    assert!(shared.x == alone.x, "the results depend on threads");
    // Each thread asks once more than there are groups.
    assert_eq!(shared.begun, (0..GROUPS + 2).collect::<Vec<_>>());
    assert_eq!(alone.begun, (0..=GROUPS).collect::<Vec<_>>());
}

#[apply(case)]
fn short_runs_are_not_shared() {
    assert_eq!(run(1, "", 2).helpers, 0);
}

#[apply(case)]
fn runs_whose_order_matters_are_not_shared() {
    assert_eq!(run(LONG, ATOMIC, 2).helpers, 0);
}
