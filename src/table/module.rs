//! Spec: "Addressing Model" and "Source Language". Targets and source versions.

use crate::spirv::TRANSLATOR_TOOL;
use rspirv::spirv::{AddressingModel, Capability, SourceLanguage as S};

/// The LLVM form of an addressing model.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The triple that the reader writes; empty for none.
    pub triple: &'static str,
    /// Data layout of pointers.
    pub pointers: &'static str,
}

/// Data layout behind that of pointers, the same for all targets.
pub const DATA_LAYOUT: &str = "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-\
v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024";

/// The target of an addressing model; `None` for models that kernels do not have.
pub fn target(model: AddressingModel) -> Option<Target> {
    match model {
        AddressingModel::Physical32 => {
            Some(Target { triple: "spir-unknown-unknown", pointers: "e-p:32:32:32" })
        }
        AddressingModel::Physical64 => {
            Some(Target { triple: "spir64-unknown-unknown", pointers: "e-p:64:64:64" })
        }
        AddressingModel::Logical => Some(Target { triple: "", pointers: "" }),
        _ => None,
    }
}

/// Architectures that the writer accepts, with the addressing model of each.
pub const ARCHITECTURES: &[(&str, AddressingModel)] = &[
    ("spir", AddressingModel::Physical32),
    ("spir64", AddressingModel::Physical64),
    ("spirv32", AddressingModel::Physical32),
    ("spirv64", AddressingModel::Physical64),
    ("spirv", AddressingModel::Physical64),
];

/// The addressing model of a triple, whose architecture may end with a version: `spirv64v1.3`, `spirv1.5`.
pub fn addressing_model(triple: &str) -> Option<AddressingModel> {
    let architecture = triple.split('-').next().unwrap_or_default();
    let base = match architecture.split_once("v1.") {
        None => architecture,
        Some(("spir", _)) => "spirv",
        Some((stem, _)) => stem,
    };
    ARCHITECTURES.iter().find(|(name, _)| *name == base).map(|(_, model)| *model)
}

/// The generator word of this translator: its tool, for which no number is registered yet, and its version.
pub const GENERATOR: u32 = 0;

/// The generator word of the translator that most modules of kernels come from.
pub const TRANSLATOR_GENERATOR: u32 = TRANSLATOR_TOOL << 16 | 14;

/// Whether a generator word is some version of that translator's.
pub fn is_by_translator(generator: u32) -> bool {
    generator >> 16 == TRANSLATOR_TOOL
}

/// Source languages that OpenCL's metadata knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceLanguage {
    /// Undeclared.
    Unknown,
    /// OpenCL C.
    OpenClC,
    /// OpenCL C++ or C++ for OpenCL.
    OpenClCpp,
}

/// The source language of its number; `None` for languages that are not OpenCL's.
pub fn source_language(number: u32) -> Option<SourceLanguage> {
    match number {
        n if n == S::Unknown as u32 => Some(SourceLanguage::Unknown),
        n if n == S::OpenCL_C as u32 => Some(SourceLanguage::OpenClC),
        n if n == S::OpenCL_CPP as u32 || n == S::CPP_for_OpenCL as u32 => Some(SourceLanguage::OpenClCpp),
        _ => None,
    }
}

/// The version of LLVM's debug information.
pub const DEBUG_INFO_VERSION: u32 = 3;

/// The number of a source language in DWARF.
pub fn dwarf_language(number: u32) -> u32 {
    let row = DWARF_LANGUAGES.iter().find(|(language, _)| *language as u32 == number);
    row.map_or(DWARF_C99, |(_, number)| *number)
}

/// C99, for languages that DWARF does not know.
const DWARF_C99: u32 = 0x0C;

const DWARF_LANGUAGES: &[(S, u32)] =
    &[(S::OpenCL_C, 0x15), (S::OpenCL_CPP, 0x21), (S::CPP_for_OpenCL, 0x21), (S::SYCL, 0x21)];

/// Version numbers in `OpSource` are `(major * 100 + minor) * 1000`.
pub const VERSION_FACTOR: u32 = 1000;

/// `!opencl.spir.version`.
pub fn spir_version(language: SourceLanguage, version: u32) -> Option<[u32; 2]> {
    (language != SourceLanguage::Unknown).then_some(if version <= 102_000 { [1, 2] } else { [2, 0] })
}

/// Versions of C++ for OpenCL and the OpenCL C version that each is based on.
const CXX_VERSIONS: [([u32; 2], [u32; 2]); 2] = [([1, 0], [2, 0]), ([2021, 0], [3, 0])];

/// The row of [`CXX_VERSIONS`] of a version in `OpSource`.
fn cxx_versions(version: u32) -> ([u32; 2], [u32; 2]) {
    let [first, second] = CXX_VERSIONS;
    if version <= 100_000 { first } else { second }
}

/// `!opencl.cxx.version`.
pub fn opencl_cxx_version(language: SourceLanguage, version: u32) -> Option<[u32; 2]> {
    (language == SourceLanguage::OpenClCpp).then_some(cxx_versions(version).0)
}

/// The version in `!opencl.ocl.version` that no OpenCL C has: for other translators it is that of OpenCL C++, of which they know no
/// builtins.
pub const OPENCL_CXX_ONLY: &[u32] = &[2, 1];

/// The version of OpenCL C that a version of C++ for OpenCL is based on.
pub fn opencl_under_cxx(version: &[u32]) -> Option<[u32; 2]> {
    CXX_VERSIONS.iter().find(|(cxx, _)| cxx == version).map(|(_, opencl)| *opencl)
}

/// `!opencl.ocl.version`.
pub fn opencl_version(language: SourceLanguage, version: u32) -> Option<[u32; 2]> {
    match language {
        SourceLanguage::Unknown => None,
        SourceLanguage::OpenClC => {
            let number = version / VERSION_FACTOR;
            let minor = number % 100;
            // Some producers write 1.2 as 120.
            Some([number / 100, if minor >= 10 { minor / 10 } else { minor }])
        }
        SourceLanguage::OpenClCpp => Some(cxx_versions(version).1),
    }
}

/// Names among the source extensions that OpenCL 1.2 counts as optional core features.
pub const OPTIONAL_CORE_FEATURES: &[&str] = &["cl_images", "cl_doubles"];

/// Extensions of OpenCL that other translators read from capabilities.
pub const CAPABILITY_EXTENSIONS: &[(Capability, &str)] = &[
    (Capability::BitInstructions, "cl_khr_extended_bit_ops"),
    (Capability::Float16, "cl_khr_fp16"),
    (Capability::Int64Atomics, "cl_khr_int64_extended_atomics"),
    (Capability::ImageMipmap, "cl_khr_mipmap_image_writes"),
    (Capability::Groups, "cl_khr_subgroups"),
];

/// Optional core features of OpenCL that other translators read from capabilities.
pub const CAPABILITY_FEATURES: &[(Capability, &str)] =
    &[(Capability::Float64, "cl_doubles"), (Capability::ImageBasic, "cl_images")];

/// The data layout of a shader: LLVM's own of its logical SPIR-V targets.
pub const SHADER_DATA_LAYOUT: &str =
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10";

/// The operating system in the triple of a shader, without its version.
pub const SHADER_SYSTEM: &str = "vulkan";

/// The triple of a shader: the lowest version of Vulkan that has the version of SPIR-V, and the stage.
pub fn shader_triple((_, minor): (u8, u8), stage: &str) -> String {
    let vulkan = match minor {
        0 => 0,
        1..=4 => 1,
        5 => 2,
        _ => 3,
    };
    format!("spirv-unknown-{SHADER_SYSTEM}1.{vulkan}-{stage}")
}
