//! The command `llvm-spirv`: its command line, its files and exit statuses, its text form, and how tool chains use it.

mod flags;
mod forward;
mod modes;
mod pipelines;
mod reverse;
mod text;

use std::path::PathBuf;
use std::process::{Command, Output};

const COMMAND: &str = env!("CARGO_BIN_EXE_llvm-spirv");

/// A kernel, as LLVM assembly language.
const KERNEL: &str = "target triple = \"spir64-unknown-unknown\"\n\
    define spir_kernel void @k(ptr addrspace(1) align 4 %p) {\n  store i32 7, ptr addrspace(1) %p, align 4\n  ret void\n}\n";

/// A folder of a test's own, empty.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("llvm_spirv").join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, contents: impl AsRef<[u8]>) {
        std::fs::write(self.0.join(name), contents).unwrap();
    }

    fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.join(name)).unwrap()
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(COMMAND);
        command.args(arguments).current_dir(&self.0).stdin(std::process::Stdio::null());
        command.output().unwrap()
    }

    /// Runs a command line that must succeed without a word; gives standard output.
    fn succeed(&self, arguments: &[&str]) -> Vec<u8> {
        let output = self.run(arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {message}");
        assert!(message.is_empty(), "{arguments:?} says {message}");
        output.stdout
    }

    fn text(&self, arguments: &[&str]) -> String {
        String::from_utf8(self.succeed(arguments)).unwrap()
    }

    /// Runs a command line that must fail with a status and leave the folder as it was; gives the message.
    fn fail(&self, arguments: &[&str], status: i32) -> String {
        let before = self.names();
        let output = self.run(arguments);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {message}");
        assert!(output.stdout.is_empty(), "{arguments:?} wrote to standard output");
        assert!(!message.is_empty(), "{arguments:?} says nothing");
        assert_eq!(self.names(), before, "{arguments:?} left a file");
        message
    }
}

/// What bytes are, by their first ones.
fn form(bytes: &[u8]) -> &'static str {
    match bytes {
        [0x03, 0x02, 0x23, 0x07, ..] => "spv",
        [b'B', b'C', 0xC0, 0xDE, ..] => "bc",
        _ if bytes.starts_with(b"119734787 ") => "spt",
        _ if bytes.windows(12).any(|part| part == b"OpCapability") => "spvasm",
        _ => "nothing",
    }
}

/// LLVM bitcode as text.
fn disassembled(bitcode: &[u8]) -> String {
    let context = spirv_llvm_translate::llvm::Context::new();
    context.parse(bitcode, "bitcode").unwrap().print_to_string()
}
