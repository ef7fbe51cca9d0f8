//! Files, pipes and terminals.

use super::{KERNEL, folder};
use std::process::{Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_spirv-llvm-translate");

#[apply(case)]
fn extensions_are_known_in_either_case() {
    let folder = folder("case");
    folder.file("K.LL", KERNEL);
    folder.succeed(&["K.LL", "-o", "K.SPV"]);
    assert!(folder.read("K.SPV").starts_with(&[3, 2, 0x23, 7]));
}

#[cfg(unix)]
#[apply(case)]
fn a_link_stays_a_link() {
    let folder = folder("link");
    folder.file("k.ll", KERNEL);
    folder.file("target.spv", "old");
    std::os::unix::fs::symlink("target.spv", folder.path.join("link.spv")).unwrap();
    folder.succeed(&["k.ll", "-o", "link.spv"]);
    assert!(folder.path.join("link.spv").is_symlink());
    assert!(folder.read("target.spv").starts_with(&[3, 2, 0x23, 7]));
    // Also one that leads to no file so far, by way of another.
    std::os::unix::fs::symlink("new.spv", folder.path.join("near.spv")).unwrap();
    std::os::unix::fs::symlink("near.spv", folder.path.join("far.spv")).unwrap();
    folder.succeed(&["k.ll", "-o", "far.spv"]);
    assert!(folder.path.join("near.spv").is_symlink() && folder.path.join("far.spv").is_symlink());
    assert!(folder.read("new.spv").starts_with(&[3, 2, 0x23, 7]));
}

#[cfg(target_os = "linux")]
#[apply(case)]
fn a_full_device_is_blamed_itself() {
    let folder = folder("full");
    folder.file("k.ll", KERNEL);
    for form in ["spv", "ll", "bc", "spvasm"] {
        let message = folder.fail(&["k.ll", "-o", "/dev/full", "--to", form], 1);
        assert!(message.starts_with("/dev/full: error: "), "{form}: {message}");
    }
}

#[cfg(unix)]
#[apply(case)]
fn a_closed_pipe_ends_in_silence() {
    let folder = folder("pipe");
    // More than a pipe holds.
    let body = "  store i32 7, ptr addrspace(1) %p, align 4\n".repeat(5000);
    folder.file("k.ll", KERNEL.replace("  ret void", &format!("{body}  ret void")));
    for arguments in [
        &["k.ll", "--to", "ll", "-o", "-"][..],
        &["k.ll", "--to", "spvasm", "-o", "-"],
        &["k.ll", "--to", "spv", "-o", "-"],
    ] {
        let mut process = Command::new(PROGRAM)
            .args(arguments)
            .current_dir(&folder.path)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(process.stdout.take());
        let output = process.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}

/// Runs a command line on a terminal of its own, as `script` makes one.
#[cfg(target_os = "linux")]
fn on_terminal(folder: &crate::support::folder::Folder, line: &str) -> String {
    crate::support::tool::need(&["script"]);
    let output = Command::new("script")
        .args(["-qec", &format!("{PROGRAM} {line}"), "/dev/null"])
        .current_dir(&folder.path)
        .env("TERM", "xterm")
        .env_remove("NO_COLOR")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[cfg(target_os = "linux")]
#[apply(case)]
fn binaries_are_not_written_to_terminals() {
    let folder = folder("terminal");
    folder.file("k.ll", KERNEL);
    let refused = on_terminal(&folder, "k.ll -o - --to spv");
    assert!(refused.contains("say -o FILE, or -f") && !refused.contains("\u{2}#\u{7}"), "{refused}");
    assert!(on_terminal(&folder, "k.ll -f -o - --to spv").contains("\u{3}\u{2}#\u{7}"));
    assert!(on_terminal(&folder, "k.ll -o - --to spvasm").contains("OpStore"));
    // A terminal has colours, unless they are unwanted.
    folder.file("bad.ll", "define");
    assert!(on_terminal(&folder, "bad.ll").contains("\u{1b}["));
    let plain = on_terminal(&folder, "bad.ll --color never");
    assert!(plain.contains("bad.ll:1:7: error") && !plain.contains('\u{1b}'), "{plain}");
}
