//! What may become of a damaged module; the fuzz targets judge by it too.

use spirv_llvm_translate::internal::compat::forward::Khronos;
use spirv_llvm_translate::internal::compat::forward::regularize;
use spirv_llvm_translate::internal::compat::reverse::{KhronosReader, ReverseOptions, VariableForm};
use spirv_llvm_translate::internal::compat::text;
use spirv_llvm_translate::internal::error::{Error, ErrorKind};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{
    BuiltinNames, Contraction, DebugInfo, Extensions, Form, FunctionSpace, Options,
};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate::Rule;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, parse_spirv, spirv_to_llvm, validate};

/// In whose manner a module is translated: `llvm-spirv` reads and writes many things differently, and options change both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// That of `llvm-spirv`, with these names of builtins; else that of `spirv-llvm-translate`.
    khronos: Option<BuiltinNames>,
    /// A bit for each option that is not as usual.
    unusual: u32,
}

impl Manner {
    /// That of `spirv-llvm-translate` without options.
    pub const OWN: Self = Self { khronos: None, unusual: 0 };

    /// The manner for some bytes, by all of them: each has its turn, half of them with unusual options.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        let mixed = bytes.iter().fold(0xCBF2_9CE4_8422_2325, |before: u64, byte| {
            (before ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
        });
        let khronos = match (mixed >> 32) % 6 {
            0..3 => None,
            3 => Some(BuiltinNames::Cl12),
            4 => Some(BuiltinNames::Cl20),
            _ => Some(BuiltinNames::Spirv),
        };
        let unusual = if mixed >> 40 & 1 == 0 { 0 } else { (mixed >> 41) as u32 & 0xF_FFFF };
        Self { khronos, unusual }
    }

    fn options(self) -> Options {
        let mut options = Options::default();
        options.guarded = true;
        let mut reverse = ReverseOptions::default();
        let is_set = |bit: u32| self.unusual >> bit & 1 == 1;
        options.read.auxiliary_data = is_set(0);
        options.write.compat.auxiliary_data = is_set(0);
        options.read.keep_spec_constants = is_set(1);
        options.read.discard_names = is_set(2);
        options.write.discard_names = is_set(2);
        reverse.argument_strings = is_set(3);
        options.write.compat.argument_strings = is_set(3);
        reverse.argument_names = is_set(4);
        options.write.compat.promote_memory = is_set(5);
        options.write.compat.expand_constant_expressions = !is_set(6);
        options.read.function_space =
            if is_set(7) { FunctionSpace::Nothing } else { FunctionSpace::Pointers };
        options.write.compat.function_pointer_space = !is_set(7);
        options.write.compat.fused_multiply_add = !is_set(8);
        if is_set(9) {
            reverse.builtin_variables = VariableForm::Globals;
        }
        if let Some(builtin_names) = self.khronos {
            options.read.builtin_names = builtin_names;
            options.read.dialect = KhronosReader::new(reverse);
            options.write.dialect = &Khronos;
        }
        if is_set(10) {
            options.write.extensions = Extensions::everything();
        }
        if is_set(11) {
            options.write.unknown_intrinsics = Some(vec![String::new()]);
        }
        if is_set(12) {
            options.write.compat.contraction = if is_set(13) { Contraction::Off } else { Contraction::Fast };
        }
        if is_set(14) {
            options.write.max_version = (1, if is_set(15) { 0 } else { 3 });
        }
        options.write.debug_info = match self.unusual >> 16 & 7 {
            0 => DebugInfo::AsRead,
            1 => DebugInfo::OpenCl100,
            2 => DebugInfo::Lines,
            3 => DebugInfo::Legacy,
            4 | 5 => DebugInfo::NonSemantic100,
            _ => DebugInfo::NonSemantic200,
        };
        options.write.extra_expressions = is_set(19);
        options
    }
}

/// Whether an error may be met with damaged input.
fn refusal(error: &Error, has_place: bool) -> Result<&'static str, String> {
    if error.kind() == ErrorKind::Internal {
        return Err(error.to_string());
    }
    if has_place && error.location().is_none() {
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
    let context = llvm::Context::guarded();
    let text = match spirv_to_llvm(&context, &module, &options, &Log::default()) {
        Ok(module) => module.print_to_string(),
        Err(error) if error.kind() == ErrorKind::Malformed && is_valid(module.words()) => {
            return Err(format!("a validator accepts it: {error}"));
        }
        Err(error) => return refusal(&error, true),
    };
    let context = llvm::Context::guarded();
    match llvm_to_spirv(&context, text.as_bytes(), &options, &Log::default()) {
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
        Err(error) if manner.khronos.is_some() => refusal(&error, false),
        // The reader tolerates wrong types of operands, which the writer refuses in calls of builtins.
        Err(error) if error.rule().is_some_and(|rule| breaks(&module, rule)) => Ok("refused"),
        Err(error) => Err(format!("the reader's output goes not back: {error}")),
    }
}

/// Whether a module breaks a rule, or, where that is one on the types and numbers of operands, another one of those: which of them is met
/// first differs between a module and the calls that it becomes.
fn breaks(module: &Module, rule: Rule) -> bool {
    let found: Vec<Rule> = validate::findings(module).iter().filter_map(|finding| finding.rule).collect();
    found.contains(&rule) || is_of_operands(rule) && found.into_iter().any(is_of_operands)
}

/// Whether a rule is one on the types and numbers of an instruction's operands.
fn is_of_operands(rule: Rule) -> bool {
    let families = ["compute", "scopes", "images", "extensions", "atomics"];
    let family = rule.id().strip_prefix("universal.").and_then(|id| id.split('.').next());
    family.is_some_and(|family| families.contains(&family))
}

/// Translates a mutant of LLVM IR to SPIR-V, which is one. In the manner of the Khronos translator LLVM IR is made of it, too, as its
/// passes leave it.
pub fn to_spirv(bytes: &[u8], manner: Manner) -> Result<&'static str, String> {
    if manner.khronos.is_some()
        && let Err(error) = regularize(&llvm::Context::guarded(), bytes, &manner.options())
    {
        refusal(&error, false)?;
    }
    match llvm_to_spirv(&llvm::Context::guarded(), bytes, &manner.options(), &Log::default()) {
        Ok(words) => match Module::from_words(words) {
            Ok(_) => Ok("translated"),
            Err(error) => Err(format!("the writer wrote no module: {error}")),
        },
        Err(error) => refusal(&error, false),
    }
}

/// The text of the Khronos translator that a module is written as is read as a module that is written so. Tells whether the texts were
/// compared: where the order of the declarations is broken, or an <id> is declared twice, another may follow from it.
pub fn khronos_text(module: &Module) -> Result<bool, String> {
    let once = text::write(module);
    let again = text::read(&once).and_then(Module::framed);
    // The grammar says where instructions of a text end, so that what breaks it may be no text.
    if module.check().and_then(|()| validate::check(module)).is_err() {
        return Ok(false);
    }
    let again = again.map_err(|error| format!("not read again: {error}"))?;
    let texts = [once, text::write(&again)].map(|text| String::from_utf8_lossy(&text).into_owned());
    let [once, again] = &texts;
    if once == again { Ok(true) } else { Err(format!("{once}\n--- again:\n{again}")) }
}
