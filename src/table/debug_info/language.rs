//! Source languages of compile units: numbers in the sets and in DWARF.

use super::Set;
use rspirv::spirv::SourceLanguage as S;

/// `DW_LANG_OpenCL`.
pub const OPENCL: u32 = 0x15;
const C_PLUS_PLUS: u32 = 0x04;
const C99: u32 = 0x0C;
const C_PLUS_PLUS_14: u32 = 0x21;
const C_PLUS_PLUS_17: u32 = 0x2A;

/// Languages that the writer emits in all sets but the newest.
const WRITTEN: &[(S, u32)] = &[
    (S::CPP_for_OpenCL, C_PLUS_PLUS),
    (S::CPP_for_OpenCL, C_PLUS_PLUS_14),
    (S::CPP_for_OpenCL, C_PLUS_PLUS_17),
    (S::OpenCL_C, C99),
    (S::OpenCL_C, OPENCL),
];

/// Languages that the reader accepts in all sets. Languages without a DWARF number of their own become OpenCL.
const READ: &[(S, u32)] = &[
    (S::OpenCL_CPP, C_PLUS_PLUS_14),
    (S::CPP_for_OpenCL, C_PLUS_PLUS_17),
    (S::Unknown, OPENCL),
    (S::ESSL, OPENCL),
    (S::GLSL, OPENCL),
    (S::OpenCL_C, OPENCL),
    (S::HLSL, OPENCL),
];

/// Language numbers of `NonSemantic.Shader.DebugInfo.200`, from 200 on.
const NEWEST: &[u32] = &[
    0x14,
    0x1F,
    0x1C,
    0x13,
    0x07,
    0x08,
    0x0E,
    0x22,
    0x23,
    0x2D,
    0x02,
    C99,
    0x1D,
    0x2C,
    C_PLUS_PLUS,
    0x19,
    0x1A,
    C_PLUS_PLUS_14,
    C_PLUS_PLUS_17,
    0x2B,
];
const FIRST_OF_NEWEST: u32 = 200;

/// The number of a DWARF language in a set.
pub fn to_set(language: u32, set: Set) -> u32 {
    if set == Set::NonSemantic200 {
        let position = NEWEST.iter().position(|number| *number == language);
        if let Some(position) = position.and_then(|position| u32::try_from(position).ok()) {
            return FIRST_OF_NEWEST.saturating_add(position);
        }
        return if language == OPENCL { S::OpenCL_C as u32 } else { S::Unknown as u32 };
    }
    WRITTEN.iter().find(|(_, number)| *number == language).map_or(S::Unknown as u32, |(own, _)| *own as u32)
}

/// The DWARF language of a number in a set; `None` if unknown.
pub fn from_set(number: u32, set: Set) -> Option<u32> {
    let newest = (set == Set::NonSemantic200).then(|| number.checked_sub(FIRST_OF_NEWEST)).flatten();
    if let Some(language) = newest.and_then(|position| NEWEST.get(position as usize)) {
        return Some(*language);
    }
    READ.iter().find(|(own, _)| *own as u32 == number).map(|(_, language)| *language)
}
