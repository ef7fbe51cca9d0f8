//! Other programs as judges and producers. They are optional: a test that needs one that is not installed says so visibly.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a program says about its version; nothing if it is not installed.
pub fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether all these programs are installed; prints which one is not.
pub fn installed(programs: &[&str], test: &str) -> bool {
    let missing = programs.iter().find(|program| version(program).is_none());
    if let Some(program) = missing {
        println!("skipped: {test} needs {program}, which is not installed");
    }
    missing.is_none()
}

/// What a program writes for this input, or the first lines of what it complains about.
pub fn run(program: &str, arguments: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{program}: {error}"))?;
    let stdin = child.stdin.take();
    let output = std::thread::scope(|scope| {
        // A program that refuses the input need not read all of it.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
        child.wait_with_output()
    })
    .map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let message = String::from_utf8_lossy(&output.stderr);
    Err(format!("{program}: {}: {}", output.status, message.lines().take(3).collect::<Vec<_>>().join(" ")))
}

/// Bytes of words, little-endian.
pub fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The verdict of `spirv-val` on a module, in the environment of the module's own version.
pub fn spirv_val(words: &[u32]) -> Result<(), String> {
    let version = words.get(1).copied().unwrap_or_default();
    let environment = format!("spv{}.{}", version >> 16 & 0xff, version >> 8 & 0xff);
    run("spirv-val", &["--target-env", &environment, "-"], &bytes(words)).map(|_| ())
}

/// What `make` gives for a key, kept from one run of the tests to the next.
///
/// Producers of SPIR-V take seconds for inputs that rarely change; the key holds all that the output depends on.
pub fn kept(key: impl Hash, make: impl FnOnce() -> Result<Vec<u8>, String>) -> Result<Vec<u8>, String> {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kept");
    let [good, bad] =
        ["out", "message"].map(|ending| folder.join(format!("{:016x}.{ending}", hasher.finish())));
    if let Ok(bytes) = std::fs::read(&good) {
        return Ok(bytes);
    }
    if let Ok(message) = std::fs::read_to_string(&bad) {
        return Err(message);
    }
    let outcome = make();
    let (path, contents) = match &outcome {
        Ok(bytes) => (&good, bytes.as_slice()),
        Err(message) => (&bad, message.as_bytes()),
    };
    let temporary = path.with_extension(format!("{:?}", std::thread::current().id()));
    // Without a place to keep it, it is made again.
    let _ = std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&temporary, contents))
        .and_then(|()| std::fs::rename(&temporary, path));
    outcome
}
