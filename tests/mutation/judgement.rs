//! What may become of a damaged module; the fuzz targets judge by it too.

use spirv_llvm_translate::assembly::peer;
use spirv_llvm_translate::error::{Error, ErrorKind, Location};
use spirv_llvm_translate::options::{BuiltinNames, Form, Habits, MetadataLevel, Options};
use spirv_llvm_translate::spirv::Module;
use spirv_llvm_translate::{llvm, llvm_to_spirv, parse_spirv, spirv_to_llvm, validate};

/// In whose manner a module is translated: `llvm-spirv` reads and writes many things differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// That of `spirv-llvm-translate`.
    Own,
    /// That of `llvm-spirv`, with these names of builtins.
    Khronos(BuiltinNames),
}

impl Manner {
    /// The manner for some bytes, by their sum: each has its turn.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        match bytes.iter().map(|byte| u64::from(*byte)).sum::<u64>() % 6 {
            0..3 => Self::Own,
            3 => Self::Khronos(BuiltinNames::Cl12),
            4 => Self::Khronos(BuiltinNames::Cl20),
            _ => Self::Khronos(BuiltinNames::Spirv),
        }
    }

    fn options(self) -> Options {
        match self {
            Self::Own => Options::default(),
            Self::Khronos(builtin_names) => Options {
                builtin_names,
                metadata: MetadataLevel::Peer,
                habits: Habits::Khronos,
                auxiliary_data: true,
                ..Options::default()
            },
        }
    }
}

/// Whether an error may be met with damaged input.
fn refusal(error: &Error, has_place: bool) -> Result<&'static str, String> {
    if error.kind() == ErrorKind::Internal {
        return Err(error.to_string());
    }
    if has_place && *error.location() == Location::Nowhere {
        return Err(format!("no place: {error}"));
    }
    Ok("refused")
}

/// Translates a mutant of SPIR-V there and back. What was to be expected, or what was not. `is_valid` tells what no one may call malformed.
pub fn there_and_back(
    bytes: &[u8],
    form: Form,
    manner: Manner,
    is_valid: &dyn Fn(&[u32]) -> bool,
) -> Result<&'static str, String> {
    let options = manner.options();
    let module = match parse_spirv(bytes, form, &options) {
        Ok(module) => module,
        // An error of the header, or of a line, concerns the whole.
        Err(error) => return refusal(&error, form == Form::Spvasm),
    };
    let context = llvm::Context::new();
    let text = match spirv_to_llvm(&context, &module, &options) {
        Ok(module) => module.print_to_string(),
        Err(error) if error.kind() == ErrorKind::Malformed && is_valid(module.words()) => {
            return Err(format!("a validator accepts it: {error}"));
        }
        Err(error) => return refusal(&error, true),
    };
    let context = llvm::Context::new();
    match llvm_to_spirv(&context, text.as_bytes(), &options) {
        Ok(words) => match Module::from_words(words) {
            Ok(_) => Ok("translated"),
            Err(error) => Err(format!("the writer wrote no module: {error}")),
        },
        Err(error) if matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::MissingCapability) => {
            refusal(&error, false)
        }
        // Without physical addresses there is no target to name.
        Err(_) if !text.contains("target triple") => Ok("refused"),
        // The Khronos translator's metadata does not promise that all goes back.
        Err(error) if manner != Manner::Own => refusal(&error, false),
        Err(error) => Err(format!("the reader's output goes not back: {error}")),
    }
}

/// Translates a mutant of LLVM IR to SPIR-V, which is one.
pub fn to_spirv(bytes: &[u8], manner: Manner) -> Result<&'static str, String> {
    match llvm_to_spirv(&llvm::Context::new(), bytes, &manner.options()) {
        Ok(words) => match Module::from_words(words) {
            Ok(_) => Ok("translated"),
            Err(error) => Err(format!("the writer wrote no module: {error}")),
        },
        Err(error) => refusal(&error, false),
    }
}

/// The text of the Khronos translator that a module is written as is read as a module that is written so. Tells whether the texts were
/// compared: where the order of the declarations is broken, another may follow from it.
pub fn khronos_text(module: &Module) -> Result<bool, String> {
    let once = peer::write(module);
    let again =
        peer::read(&once).and_then(Module::framed).map_err(|error| format!("not read again: {error}"))?;
    if validate::check(module).is_err() {
        return Ok(false);
    }
    let texts = [once, peer::write(&again)].map(|text| String::from_utf8_lossy(&text).into_owned());
    let [once, again] = &texts;
    if once == again { Ok(true) } else { Err(format!("{once}\n--- again:\n{again}")) }
}
