//! Validates the header of a module, with the Khronos translator's messages.

use super::failure::Failure;
use crate::spirv::MAGIC;

/// Version words of a header.
const FIRST: u32 = 0x0001_0000;
const LAST: u32 = 0x0001_0600;

/// Minimum size of a binary module.
const HEADER_BYTES: usize = 20;

/// Checks magic number, version and instruction schema of a binary module.
///
/// # Errors
/// Invalid values of these, or a module that is too short.
pub(super) fn check(bytes: &[u8]) -> Result<(), Failure> {
    if bytes.len() < HEADER_BYTES {
        return Err(Failure::invalid_module("input file is empty"));
    }
    check_words(|at| {
        let bytes = bytes.get(at * 4..at * 4 + 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    })
}

/// Like [`check`], for a module parsed from text.
///
/// # Errors
/// As [`check`].
pub(super) fn check_text(words: &[u32]) -> Result<(), Failure> {
    check_words(|at| words.get(at).copied())
}

fn check_words(word: impl Fn(usize) -> Option<u32>) -> Result<(), Failure> {
    if word(0) != Some(MAGIC) {
        return Err(no_module());
    }
    let version = word(1).unwrap_or(0);
    if !is_known(version) {
        let (number, first, last) = (shown(version), shown(FIRST), shown(LAST));
        let range = format!("Range of supported/known SPIR-V versions is {first} - {last}");
        return Err(Failure::invalid_module(format!(
            "unsupported SPIR-V version number '{number}'. {range}"
        )));
    }
    if word(4) != Some(0) {
        return Err(Failure::invalid_module("unsupported instruction schema"));
    }
    Ok(())
}

/// The error for input without a magic number.
fn no_module() -> Failure {
    Failure::invalid_module("invalid magic number")
}

/// The error for a text with a wrong magic number or none.
pub(super) fn no_text(input: &[u8]) -> Failure {
    let text = String::from_utf8_lossy(input);
    let lines = text.lines().map(|line| line.split_once(';').map_or(line, |(text, _)| text));
    match lines.flat_map(str::split_whitespace).next() {
        None => Failure::invalid_module("input file is empty"),
        Some(word) if word.bytes().all(|byte| byte.is_ascii_digit()) => no_module(),
        Some(_) => Failure::invalid_module("header parsing error"),
    }
}

/// The error for a module version above the allowed one.
pub(super) fn version_conflict((major, minor): (u8, u8), (max_major, max_minor): (u8, u8)) -> Failure {
    let shown = |major: u8, minor: u8| shown(u32::from(major) << 16 | u32::from(minor) << 8);
    let (version, allowed) = (shown(major, minor), shown(max_major, max_minor));
    let text = format!("it conflicts with maximum allowed version which is set to {allowed}");
    Failure::invalid_module(format!("incorrect SPIR-V version number {version} - {text}"))
}

fn is_known(version: u32) -> bool {
    (FIRST..=LAST).contains(&version) && version & 0xFF == 0
}

/// A version as number and word.
pub(super) fn shown(version: u32) -> String {
    match is_known(version) {
        true => format!("{}.{} ({version})", version >> 16, version >> 8 & 0xFF),
        false => format!("unknown ({version})"),
    }
}
