//! Other programs as judges and producers. They are optional: a test that needs one that is not installed is ignored, with the reason.

use spirv_llvm_translate::internal::spirv;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};

use super::harness;

/// What a program says about its version; nothing if it is not installed.
pub fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// How a judge is installed.
fn package(judge: &str) -> String {
    match judge {
        "spirv-val" | "spirv-as" | "spirv-dis" => "apt-get install spirv-tools".to_owned(),
        "opt-22" | "llc-22" | "llvm-nm-22" => "apt-get install llvm-22".to_owned(),
        "opt-15" | "opt-16" | "opt-19" => judge.replace("opt", "apt-get install llvm"),
        "llvm-as-15" | "llvm-as-16" => judge.replace("llvm-as", "apt-get install llvm"),
        "glslangValidator" => "apt-get install glslang-tools".to_owned(),
        "libclc-15" | "darktable" => "./x setup --judges".to_owned(),
        program => format!("apt-get install {program}"),
    }
}

fn reason(judge: &str) -> String {
    format!("needs {judge} ({})", package(judge))
}

/// Whether a program can be started; asked once.
fn is_installed(program: &str) -> bool {
    static KNOWN: Mutex<BTreeMap<String, bool>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    *known.entry(program.to_owned()).or_insert_with(|| version(program).is_some())
}

/// Ends the test as ignored unless all these programs are installed.
pub fn need(programs: &[&str]) {
    if let Some(program) = programs.iter().find(|program| !is_installed(program)) {
        harness::skip(reason(program));
    }
}

/// Whether a program is installed that a part of the test needs; if not, the test counts as skipped in part.
pub fn judges(program: &str) -> bool {
    let is_installed = is_installed(program);
    if !is_installed {
        harness::skip_part(&reason(program));
    }
    is_installed
}

/// The folder of a judge that is data, in `target/judges` or where `JUDGES` in the environment names a folder.
pub fn data(judge: &str) -> Option<PathBuf> {
    let all = std::env::var_os("JUDGES")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/judges"), PathBuf::from);
    Some(all.join(judge)).filter(|folder| folder.is_dir())
}

/// The folder of a judge that is data; ends the test as ignored if it was not fetched.
pub fn need_data(judge: &str) -> PathBuf {
    data(judge).unwrap_or_else(|| harness::skip(reason(judge)))
}

/// Whether the run is a long one (`./x test --long`).
pub fn is_long() -> bool {
    std::env::var_os("LONG").is_some_and(|value| value == "1")
}

/// Ends the test as ignored unless the run is a long one.
pub fn need_long_run() {
    if !is_long() {
        harness::skip("takes long (./x test --long)".to_owned());
    }
}

/// What a program writes for this input, or the first lines of what it complains about.
pub fn run(program: &str, arguments: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    let output = output(Command::new(program).args(arguments), input)
        .map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let message = String::from_utf8_lossy(&output.stderr);
    Err(format!("{program}: {}: {}", output.status, message.lines().take(3).collect::<Vec<_>>().join(" ")))
}

/// How a program ends that reads this input, and what it writes.
pub fn output(command: &mut Command, input: &[u8]) -> std::io::Result<Output> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let stdin = child.stdin.take();
    std::thread::scope(|scope| {
        // A program that refuses the input need not read all of it.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
        child.wait_with_output()
    })
}

/// Bytes of words, little-endian.
pub fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The program that judges modules: `spirv-val`, or what `SPIRV_VAL` in the environment names, such as a newer one.
pub fn validator() -> String {
    std::env::var("SPIRV_VAL").unwrap_or_else(|_| "spirv-val".to_owned())
}

/// The verdict of `spirv-val` on a module, in the environment of the module's own version.
pub fn spirv_val(words: &[u32]) -> Result<(), String> {
    let version = words.get(1).copied().unwrap_or_default();
    let environment = format!("spv{}.{}", version >> 16 & 0xff, version >> 8 & 0xff);
    let judge =
        |words: &[u32]| run(&validator(), &["--target-env", &environment, "-"], &bytes(words)).map(|_| ());
    match judge(words) {
        // Version 2023.1 takes none but basic types here, where the specification has any.
        Err(message) if message.contains("Base Type must be a result id of DebugTypeBasic") => {
            judge(&with_basic_types(words))
        }
        verdict => verdict,
    }
}

/// The same in an environment by its name, such as `vulkan1.3`; scalar layouts are allowed.
pub fn spirv_val_for(words: &[u32], environment: &str) -> Result<(), String> {
    let arguments = ["--target-env", environment, "--scalar-block-layout", "-"];
    run(&validator(), &arguments, &bytes(words)).map(|_| ())
}

/// The module with a basic type behind all its pointers, qualifiers and other names of types.
fn with_basic_types(words: &[u32]) -> Vec<u32> {
    const EXT_INST: u32 = 12;
    const BASIC: u32 = 2;
    const POINTER: u32 = 3;
    const QUALIFIER: u32 = 4;
    const TYPEDEF: u32 = 7;
    let debug = |one: &[u32], number: u32| {
        one.first().is_some_and(|first| first & 0xFFFF == EXT_INST) && one.get(4) == Some(&number)
    };
    let (head, body) = words.split_at(5);
    let all: Vec<Vec<u32>> = spirv::each_instruction(body).map(<[u32]>::to_vec).collect();
    let Some(basic) = all.iter().find(|one| debug(one, BASIC)).cloned() else { return words.to_vec() };
    let mut changed = head.to_vec();
    let mut is_written = false;
    for mut one in all {
        let place = if debug(&one, TYPEDEF) {
            Some(6)
        } else {
            (debug(&one, POINTER) || debug(&one, QUALIFIER)).then_some(5)
        };
        // In front of all that name it, which may be in front of its own place.
        if (place.is_some() || one == basic) && !std::mem::replace(&mut is_written, true) {
            changed.extend(&basic);
        }
        if one == basic {
            continue;
        }
        if let Some(place) = place {
            one[place] = basic[2];
        }
        changed.extend(one);
    }
    changed
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
