//! A folder of a test's own, and a command that runs in it.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder, empty at first, and the program that is tested there.
pub struct Folder {
    /// Where it is.
    pub path: PathBuf,
    program: &'static str,
}

impl Folder {
    /// An empty folder for a test; its name says the test, and for what program.
    pub fn new(program: &'static str, name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self { path, program }
    }

    /// Writes a file; gives its path.
    pub fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path.join(name);
        std::fs::write(&path, contents).unwrap();
        path
    }

    /// The bytes of a file.
    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path.join(name)).unwrap()
    }

    /// What is in it, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.path).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Runs the program, without input.
    pub fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(self.program);
        command.args(arguments).current_dir(&self.path).stdin(Stdio::null());
        command.output().unwrap()
    }

    /// Runs a command line that must succeed without a word; gives standard output.
    pub fn succeed(&self, arguments: &[&str]) -> Vec<u8> {
        let output = self.run(arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {message}");
        assert!(message.is_empty(), "{arguments:?} says {message}");
        output.stdout
    }

    /// The same; standard output as text.
    pub fn text(&self, arguments: &[&str]) -> String {
        String::from_utf8(self.succeed(arguments)).unwrap()
    }

    /// Runs a command line that must fail with a status and leave the folder as it was; gives the message.
    pub fn fail(&self, arguments: &[&str], status: i32) -> String {
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
