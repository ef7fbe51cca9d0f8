//! Module file formats.

use std::fmt;
use std::path::Path;

/// A module file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// SPIR-V binary.
    Spv,
    /// SPIR-V assembly language.
    Spvasm,
    /// LLVM assembly language.
    Ll,
    /// LLVM bitcode.
    Bc,
}

impl Form {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Spv, Self::Spvasm, Self::Ll, Self::Bc];

    /// The name of the format, which is also its file extension.
    pub fn name(self) -> &'static str {
        match self {
            Self::Spv => "spv",
            Self::Spvasm => "spvasm",
            Self::Ll => "ll",
            Self::Bc => "bc",
        }
    }

    /// Whether the format holds SPIR-V.
    pub fn is_spirv(self) -> bool {
        matches!(self, Self::Spv | Self::Spvasm)
    }

    /// Whether the format is text.
    pub fn is_text(self) -> bool {
        matches!(self, Self::Spvasm | Self::Ll)
    }

    /// The format of a file name's extension, in either case.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|form| form.name().eq_ignore_ascii_case(extension))
    }

    /// Detects the format of some bytes: by magic number, else by the hint from the file name, else by the first word
    /// outside comments (`Op...` or `%x = Op...` is SPIR-V assembly).
    pub fn of_bytes(bytes: &[u8], hint: Option<Self>) -> Self {
        match bytes.get(..4) {
            Some([0x03, 0x02, 0x23, 0x07] | [0x07, 0x23, 0x02, 0x03]) => return Self::Spv,
            Some([b'B', b'C', 0xC0, 0xDE] | [0xDE, 0xC0, 0x17, 0x0B]) => return Self::Bc,
            _ => {}
        }
        match hint {
            Some(hint) if hint.is_text() => hint,
            // A binary format without its magic number: its reader reports the error.
            Some(hint) if bytes.is_empty() || bytes.contains(&0) => hint,
            _ if looks_like_assembly(bytes) => Self::Spvasm,
            // No text of LLVM's has this extension.
            Some(Self::Spv) => Self::Spv,
            _ => Self::Ll,
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

fn looks_like_assembly(bytes: &[u8]) -> bool {
    for line in bytes.split(|byte| *byte == b'\n') {
        let line = line.trim_ascii();
        if line.is_empty() || line.starts_with(b";") {
            continue;
        }
        let instruction = match (line.starts_with(b"%"), line.iter().position(|byte| *byte == b'=')) {
            (true, Some(equals)) => line.get(equals + 1..).unwrap_or_default().trim_ascii(),
            (true, None) => return false,
            (false, _) => line,
        };
        return instruction.starts_with(b"!")
            || (instruction.starts_with(b"Op") && instruction.get(2).is_some_and(u8::is_ascii_uppercase));
    }
    false
}
