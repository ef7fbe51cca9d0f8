//! A call of the library changes nothing of its process.

use spirv_llvm_translate::internal::llvm::Context;
use std::collections::BTreeSet;
use std::fs::read_to_string;

/// The process of these tests is their own: other tests parse with guards in this one.
const VARIABLE: &str = "SLT_TEST_PROCESS";

/// What the system shows of a process that a guard changes: its caught signals, its limits, its timers.
fn process_state() -> String {
    let status = read_to_string("/proc/self/status").unwrap();
    let signals = status.lines().filter(|line| line.starts_with("Sig") && !line.starts_with("SigQ"));
    let limits = read_to_string("/proc/self/limits").unwrap();
    let memory = limits.lines().filter(|line| line.starts_with("Max address space"));
    // One number a timer; a kernel without that file has none to show.
    let timers = read_to_string("/proc/self/timers").unwrap_or_default();
    let lines: Vec<&str> = signals.chain(memory).chain(timers.lines()).collect();
    lines.join("\n")
}

/// All states that are seen while another thread parses text and bitcode.
fn states_while_parsing(make: fn() -> Context) -> BTreeSet<String> {
    let mut text = String::from("define void @f(ptr %p) {\n");
    (0..50_000).for_each(|number| text.push_str(&format!("  store i32 {number}, ptr %p\n")));
    text.push_str("  ret void\n}\n");
    let mut states = BTreeSet::from([process_state()]);
    std::thread::scope(|scope| {
        let parsing = scope.spawn(|| {
            for _ in 0..3 {
                let context = make();
                let bitcode = context.parse(text.as_bytes(), "text").unwrap().write_bitcode();
                assert!(make().parse(&bitcode, "bitcode").is_ok());
            }
            assert!(make().parse(b"BC\xc0\xde broken", "broken").is_err());
        });
        while !parsing.is_finished() {
            states.insert(process_state());
        }
    });
    states.insert(process_state());
    states
}

#[cfg(target_os = "linux")]
#[apply(case)]
fn parsing_changes_nothing_of_the_process_unless_guards_are_asked_for() {
    if std::env::var_os(VARIABLE).is_some() {
        let states = states_while_parsing(Context::new);
        assert_eq!(states.len(), 1, "the process changed: {states:#?}");
        // The same eyes see what a guard changes, and that it is changed back.
        let before = process_state();
        assert!(states_while_parsing(Context::guarded).len() > 1, "guards are not seen");
        assert_eq!(process_state(), before);
        return;
    }
    let name = "library::process::parsing_changes_nothing_of_the_process_unless_guards_are_asked_for";
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    let ended = command.args(["--exact", name, "--nocapture"]).env(VARIABLE, "1").output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
}
