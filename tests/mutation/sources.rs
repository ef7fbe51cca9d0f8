//! What mutants are made of: modules of all four forms, by our writer, by other producers, and by hand.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use spirv_llvm_translate::internal::assembly;
use spirv_llvm_translate::internal::llvm;
use spirv_llvm_translate::internal::options::Form;

use crate::execute::fixture::Fixture;
use crate::round_trip::judges;
use crate::round_trip::trip::to_spirv;
use crate::support::tool;

/// An undamaged module.
pub struct Input {
    /// What it was made of, and by whom.
    pub name: String,
    /// Its form.
    pub form: Form,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl Input {
    /// The words of a SPIR-V binary.
    pub fn words(&self) -> Option<Vec<u32>> {
        let word = |bytes: &[u8]| Some(u32::from_le_bytes(bytes.try_into().ok()?));
        (self.form == Form::Spv).then(|| self.bytes.chunks(4).map_while(word).collect())
    }
}

/// Files of `tests/files` that are pairs, by extension.
fn pairs(extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut found = Vec::new();
    for section in
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir())
    {
        let files = std::fs::read_dir(&section).unwrap().map(|entry| entry.unwrap().path());
        found.extend(files.filter(|path| is_pair(path, extension)));
    }
    found.sort();
    found
}

/// Whether a file is one half of a plain pair.
fn is_pair(path: &Path, extension: &str) -> bool {
    let is_whole = |path: &Path| {
        std::fs::read_to_string(path)
            .is_ok_and(|text| !["TEST:", "FAIL:", "OPTS:"].iter().any(|word| text.contains(word)))
    };
    let stem = path.with_extension("");
    path.extension().is_some_and(|e| e == extension)
        && stem.extension().is_none()
        && is_whole(&stem.with_extension("spvasm"))
        && is_whole(&stem.with_extension("ll"))
}

static ASSEMBLY: LazyLock<Vec<PathBuf>> = LazyLock::new(|| pairs("spvasm"));
static LLVM: LazyLock<Vec<PathBuf>> = LazyLock::new(|| pairs("ll"));
static SHADERS: LazyLock<Vec<PathBuf>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|e| e == "spvasm")).collect();
    files.sort();
    files
});
const BY_LLC: &str = "darktable.llc";
const BY_LLVM_SPIRV: &str = "darktable.llvm-spirv-15";
static LLC: LazyLock<Vec<judges::Kernel>> = LazyLock::new(|| judges::kernels(BY_LLC));
static LLVM_SPIRV: LazyLock<Vec<judges::Kernel>> = LazyLock::new(|| judges::kernels(BY_LLVM_SPIRV));

/// A set of inputs. Each is numbered by itself, so that a number is the same input on every machine that has the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// All four forms, without any other program; half of them are SPIR-V binaries.
    Own,
    /// SPIR-V binaries of our writer.
    Writer,
    /// SPIR-V binaries assembled from the pairs of `tests/files`.
    Pairs,
    /// SPIR-V binaries of LLVM's backend.
    Llc,
    /// SPIR-V binaries of the Khronos translator.
    LlvmSpirv,
    /// SPIR-V binaries assembled from the shaders of `tests/shaders`.
    Shaders,
}

impl Set {
    /// The set of a name, as its `Debug` writes it.
    pub fn by_name(name: &str) -> Option<Self> {
        let all = [Self::Own, Self::Writer, Self::Pairs, Self::Llc, Self::LlvmSpirv, Self::Shaders];
        all.into_iter().find(|set| format!("{set:?}") == name)
    }

    /// Kernels of the producer that makes the set; none if we make it ourselves.
    fn kernels(self) -> &'static [judges::Kernel] {
        match self {
            Self::Own | Self::Writer | Self::Pairs | Self::Shaders => &[],
            Self::Llc => &LLC,
            Self::LlvmSpirv => &LLVM_SPIRV,
        }
    }

    /// Ends the test as ignored unless the set can be made here.
    pub fn need(self) {
        match self {
            Self::Own | Self::Writer | Self::Pairs | Self::Shaders => {}
            Self::Llc => judges::need(BY_LLC),
            Self::LlvmSpirv => judges::need(BY_LLVM_SPIRV),
        }
    }

    /// The input with a number, unless its producer fails on it or makes a module that is too long or invalid.
    pub fn input(self, number: u64) -> Option<Input> {
        let number = number as usize;
        match self {
            Self::Own => Some(own(number)),
            Self::Writer => Some(fixture(number)),
            Self::Pairs => Some(file(&ASSEMBLY[number % ASSEMBLY.len()], Form::Spv)),
            Self::Shaders => Some(file(&SHADERS[number % SHADERS.len()], Form::Spv)),
            Self::Llc | Self::LlvmSpirv => {
                let kernels = self.kernels();
                produced(kernels.get(number % kernels.len().max(1))?)
            }
        }
    }
}

fn own(number: usize) -> Input {
    let at = number / 8;
    match number % 8 {
        0..=2 => fixture(at * 3 + number % 8),
        3 => file(&ASSEMBLY[at % ASSEMBLY.len()], Form::Spv),
        4 => file(&ASSEMBLY[at % ASSEMBLY.len()], Form::Spvasm),
        5 => file(&LLVM[at % LLVM.len()], Form::Ll),
        6 => ir(at, Form::Ll),
        _ => ir(at, Form::Bc),
    }
}

fn produced(kernel: &judges::Kernel) -> Option<Input> {
    let bytes = kernel.make().ok()?;
    // Mutants of a long module take too long to judge.
    let is_usable = bytes.len() < 40_000 && tool::spirv_val(&words_of(&bytes)).is_ok();
    is_usable.then(|| Input { name: kernel.name(), form: Form::Spv, bytes })
}

fn words_of(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect()
}

fn level(at: usize) -> (Fixture, &'static str) {
    let mut fixtures = Fixture::all();
    let fixture = fixtures.swap_remove(at / 2 % fixtures.len());
    (fixture, ["O0", "O2"][at % 2])
}

/// SPIR-V of a fixture, by our writer.
fn fixture(at: usize) -> Input {
    let (fixture, level) = level(at);
    let words = to_spirv(&fixture.ir(level)).unwrap();
    Input { name: format!("{}.{level}", fixture.name), form: Form::Spv, bytes: tool::bytes(&words) }
}

/// clang's IR of a fixture.
fn ir(at: usize, form: Form) -> Input {
    let (fixture, level) = level(at);
    let text = fixture.ir(level);
    let name = format!("{}.{level}.{form}", fixture.name);
    if form == Form::Ll {
        return Input { name, form, bytes: text };
    }
    let context = llvm::Context::guarded();
    let module = context.parse(&text, "fixture").unwrap();
    Input { name, form, bytes: module.write_bitcode() }
}

fn file(path: &Path, form: Form) -> Input {
    let bytes = std::fs::read(path).unwrap();
    let name = format!("{}.{form}", path.file_stem().unwrap().to_string_lossy());
    let bytes = if form == Form::Spv {
        tool::bytes(&assembly::assemble_bytes(&bytes, &Default::default()).unwrap())
    } else {
        bytes
    };
    Input { name, form, bytes }
}
