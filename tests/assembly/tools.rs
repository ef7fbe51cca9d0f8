//! The tools of SPIRV-Tools as outside judges, and our own side of each comparison.

use std::io::Write;
use std::process::{Command, Stdio};

use spirv_llvm_translate::internal::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::internal::spirv::Module;

/// Bytes of words, little-endian.
pub fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Words of bytes, little-endian.
pub fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|chunk| u32::from_le_bytes(chunk.try_into().unwrap())).collect()
}

/// What a tool prints for this input; `None` if it refuses the input.
pub fn run(tool: &str, arguments: &[&str], input: &[u8]) -> Option<Vec<u8>> {
    let mut child = Command::new(tool)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // A tool that refuses the input need not read all of it.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    });
    output.status.success().then_some(output.stdout)
}

/// What `spirv-dis` prints.
pub fn spirv_dis(words: &[u32], arguments: &[&str]) -> Option<String> {
    let arguments = [&["--no-color", "-"], arguments].concat();
    run("spirv-dis", &arguments, &bytes(words)).map(|out| String::from_utf8_lossy(&out).into_owned())
}

/// What `spirv-as` makes of a text.
pub fn spirv_as(text: &str, arguments: &[&str]) -> Option<Vec<u32>> {
    let arguments = [&["-o", "-", "-"], arguments].concat();
    run("spirv-as", &arguments, text.as_bytes()).map(|out| words(&out))
}

/// Our text of a module.
pub fn disassemble(words: &[u32], options: &DisassembleOptions) -> String {
    let module = Module::framed(words.to_vec()).unwrap();
    assembly::disassemble(&module, options)
}

/// Our text with numbers for ids.
pub fn disassemble_raw(words: &[u32]) -> String {
    disassemble(words, &DisassembleOptions::default().raw_id(true))
}

/// Our module of a text, numbers of ids kept; or the message.
pub fn try_assemble(text: &str) -> Result<Vec<u32>, String> {
    let options = AssembleOptions::default().preserve_numeric_ids(true);
    assembly::assemble(text, &options).map_err(|error| error.to_string())
}

/// Our module of a text, numbers of ids kept.
pub fn assemble(text: &str) -> Vec<u32> {
    try_assemble(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Fails unless the raw text of a module assembles to the same words.
pub fn assert_round_trip(words: &[u32]) {
    let text = disassemble_raw(words);
    let back = assemble(&text);
    assert!(back == words, "not the same words:\n{text}\n{}", disassemble_raw(&back));
}

/// A text without its line `; Generator:`.
pub fn without_generator(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("; Generator:")).map(|line| format!("{line}\n")).collect()
}
