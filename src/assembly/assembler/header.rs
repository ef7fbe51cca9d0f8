//! The header of a module, from the comments of a disassembly.

use super::super::generators;
use crate::spirv::Version;

/// The header words in the comments at the start of a disassembly.
#[derive(Default)]
pub(super) struct HeaderComments {
    /// Word 1.
    pub(super) version: Option<u32>,
    /// Word 2.
    pub(super) generator: Option<u32>,
    /// Word 3, if it exceeds the minimum.
    pub(super) bound: Option<u32>,
}

impl HeaderComments {
    /// Reads the comments before the first instruction.
    pub(super) fn read(text: &[u8]) -> Self {
        let mut comments = Self::default();
        let lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
        for line in lines.take_while(|line| line.is_empty() || line.starts_with(b";")) {
            let Ok(line) = std::str::from_utf8(line) else { continue };
            let line = line.trim_start_matches(';').trim_start();
            if let Some(version) = line.strip_prefix("Version:") {
                comments.version = parse_version(version.trim());
            } else if let Some(generator) = line.strip_prefix("Generator:") {
                comments.generator(generator.trim());
            }
        }
        comments
    }

    fn generator(&mut self, text: &str) {
        let (text, bound) = match text.split_once("; bound ") {
            Some((text, bound)) => (text, bound.strip_suffix(" is not the least")),
            None => (text, None),
        };
        self.bound = bound.and_then(|bound| bound.parse().ok());
        if let Some((name, version)) = text.rsplit_once("; ") {
            let tool = generators::number(name).filter(|tool| *tool <= 0xFFFF);
            let version = version.trim().parse::<u16>().ok();
            self.generator = tool.zip(version).map(|(tool, version)| tool << 16 | u32::from(version));
        }
    }
}

fn parse_version(text: &str) -> Option<u32> {
    let (major, minor) = text.split_once('.')?;
    Some(Version::new(major.parse().ok()?, minor.parse().ok()?).word())
}
