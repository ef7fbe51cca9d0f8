//! The rules of SPIR-V: one broken module for each, and agreement with spirv-val.
//!
//! A file is named by the id of its rule, with what sets it apart from others of that rule behind a plus, and that rule is the only one that its module breaks. The line of the offender has a comment
//! `error: TEXT` with a part of the message; a comment line of its own means that the message has no place. Comment lines
//! `word N = NUMBER` change the module behind the assembler, `words: N` cuts it off, `VALID: why` says that spirv-val does not mind,
//! `NEWER: why` that only a newer one does, `OLDER: why` that only one before 2026 does, and `TARGET: NAME` names the environment; `DEVICE: ...` says that the module is for [`device`].
//! Lines `instead: ...` have what would be right (`src/validate/example.rs`): with it, the module breaks no rule. Every example of a
//! rule has that; what breaks a rule in further ways need not.

mod agreement;
mod debug_information;
mod debug_operands;
pub mod growth;
mod hostile;
mod index;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use spirv_llvm_translate::internal::assembly::assemble_bytes;
use spirv_llvm_translate::internal::error::{ErrorKind, Finding, Location};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate::device::Device;
use spirv_llvm_translate::internal::validate::environment::{self, Environment};
use spirv_llvm_translate::internal::validate::{self, RULES, Rule, example};
use spirv_llvm_translate::internal::{llvm, spirv_to_llvm};

use crate::support::{parallel, tool};

/// The examples of rules, which the command shows, and what breaks rules in further ways.
const FOLDERS: [&str; 2] = ["src/validate/examples", "tests/validate"];

/// A broken module.
struct Broken {
    rule: Rule,
    words: Vec<u32>,
    /// What is expected, and in which instruction.
    message: String,
    instruction: Option<u32>,
    /// Why spirv-val does not mind.
    valid: Option<String>,
    /// Whether spirv-val may be too old to mind.
    is_newer: bool,
    /// Whether spirv-val may be too new to mind.
    is_older: bool,
    /// The module put right.
    instead: Option<String>,
    /// The environment that the module is for.
    environment: &'static Environment,
    /// Whether it is for [`device`].
    is_for_device: bool,
}

/// The device whose rules modules break.
fn device() -> Device {
    use rspirv::spirv::{Capability as C, ExecutionMode};
    let capabilities = [C::Addresses, C::Kernel, C::Linkage, C::SubgroupDispatch, C::DenormPreserve];
    Device {
        name: "the device".to_owned(),
        newest: Some((1, 2)),
        capabilities: Some(capabilities.map(|capability| capability as u32).to_vec()),
        extensions: Some(vec!["SPV_KHR_float_controls".to_owned()]),
        workgroup_invocations: Some(256),
        workgroup_size: Some([256, 256, 64]),
        workgroup_memory: Some(1024),
        subgroup_sizes: Some(vec![16]),
        float_controls: Some(vec![(ExecutionMode::DenormPreserve as u32, vec![32])]),
    }
}

fn number(text: &str) -> u32 {
    let text = text.trim();
    let parsed =
        text.strip_prefix("0x").map_or_else(|| text.parse(), |digits| u32::from_str_radix(digits, 16));
    parsed.unwrap_or_else(|_| panic!("'{text}' is no number"))
}

fn read(path: &Path) -> Broken {
    let text = std::fs::read_to_string(path).unwrap();
    let id = path.file_stem().unwrap().to_string_lossy();
    // A rule with several modules: what sets them apart stands behind a plus.
    let id = id.split('+').next().unwrap_or_default();
    let rule = Rule::by_id(id).unwrap_or_else(|| panic!("{}: there is no such rule", path.display()));
    let mut words = assemble_bytes(text.as_bytes(), &Default::default())
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (mut expected, mut valid, mut instruction) = (None, None, 0);
    let (mut is_newer, mut is_older) = (false, false);
    let mut environment = environment::UNIVERSAL;
    let mut is_for_device = false;
    for line in text.lines() {
        let (code, comment) = line.split_once(';').unwrap_or((line, ""));
        let (is_code, comment) = (!code.trim().is_empty(), comment.trim());
        if let Some(message) = comment.strip_prefix("error: ") {
            assert!(expected.is_none(), "{}: two lines with errors", path.display());
            expected = Some((message.to_owned(), is_code.then_some(instruction)));
        } else if let Some((at, value)) = comment.strip_prefix("word ").and_then(|rest| rest.split_once('='))
        {
            words[number(at) as usize] = number(value);
        } else if let Some(count) = comment.strip_prefix("words: ") {
            words.truncate(number(count) as usize);
        } else if let Some(why) = comment.strip_prefix("VALID: ") {
            valid = Some(why.to_owned());
        } else if comment.starts_with("NEWER: ") {
            is_newer = true;
        } else if comment.starts_with("OLDER: ") {
            is_older = true;
        } else if let Some(name) = comment.strip_prefix("TARGET: ") {
            environment = environment::by_name(name).unwrap_or_else(|| panic!("{name} is no environment"));
        } else if comment.starts_with("DEVICE: ") {
            is_for_device = true;
        }
        instruction += u32::from(is_code);
    }
    let (message, instruction) =
        expected.unwrap_or_else(|| panic!("{}: no line has an error", path.display()));
    let is_example = path.parent().is_some_and(|folder| folder.ends_with(FOLDERS[0]));
    let instead = (is_example || text.contains("; instead:")).then(|| example::valid(&text));
    Broken {
        rule,
        words,
        message,
        instruction,
        valid,
        is_newer,
        is_older,
        instead,
        environment,
        is_for_device,
    }
}

fn findings(words: Vec<u32>) -> Vec<Finding> {
    findings_in(words, environment::UNIVERSAL)
}

fn findings_in(words: Vec<u32>, environment: &'static Environment) -> Vec<Finding> {
    match Module::framed(words) {
        Ok(module) => validate::findings_in(&module, environment),
        Err(error) => error.findings().to_vec(),
    }
}

/// What is wrong with a test, if anything is.
fn judge(broken: &Broken) -> Result<(), String> {
    let found = match Module::framed(broken.words.clone()) {
        Ok(module) if broken.is_for_device => validate::findings_on(&module, broken.environment, &device()),
        _ => findings_in(broken.words.clone(), broken.environment),
    };
    let [finding] = &found[..] else {
        let list: Vec<_> = found.iter().map(ToString::to_string).collect();
        return Err(format!("one finding was expected, but: {}", list.join("; ")));
    };
    let place = match &finding.location {
        Some(Location::Spirv { instruction, .. }) => Some(*instruction),
        _ => None,
    };
    if finding.rule != Some(broken.rule) || !finding.message.contains(&broken.message) {
        return Err(format!("'{}' was expected, but: {finding}", broken.message));
    }
    if place != broken.instruction {
        return Err(format!("expected in instruction {:?}, but: {finding}", broken.instruction));
    }
    let checked = Module::from_words(broken.words.clone()).and_then(|module| validate::check(&module));
    match checked {
        Err(error) if !broken.rule.is_required() => Err(format!("it is tolerated, but refused: {error}")),
        Err(error) if error.rule() != Some(broken.rule) => Err(format!("refused for another rule: {error}")),
        Ok(()) if broken.rule.is_required() => Err("it is required, but not refused".to_owned()),
        _ => Ok(()),
    }
}

fn all() -> Vec<(PathBuf, Broken)> {
    let of = |folder: &str| std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    let files = FOLDERS.into_iter().flat_map(of).map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|extension| extension == "spvasm")).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), read(&path))).collect()
}

#[apply(case)]
fn every_rule_has_a_module_that_breaks_it() {
    let tested: BTreeSet<Rule> = all().into_iter().map(|(_, broken)| broken.rule).collect();
    let missing: Vec<_> = RULES.iter().filter(|row| !tested.contains(&row.rule)).map(|row| row.id).collect();
    assert!(missing.is_empty(), "src/validate/examples has no module for {}", missing.join(", "));
}

/// What a module with what would be right still violates, first of all of our rules, then of spirv-val's.
fn still_wrong(broken: &Broken, text: &str) -> Option<String> {
    let words = match assemble_bytes(text.as_bytes(), &Default::default()) {
        Ok(words) => words,
        Err(error) => return Some(error.to_string()),
    };
    let found = match Module::framed(words.clone()) {
        Ok(module) if broken.is_for_device => validate::findings_on(&module, broken.environment, &device()),
        _ => findings_in(words.clone(), broken.environment),
    };
    let ours = found.first().map(ToString::to_string);
    // An older spirv-val does not know every capability.
    let theirs =
        spirv_val(broken, &words).err().filter(|error| !error.contains("Invalid capability operand"));
    ours.or_else(|| theirs.map(|error| format!("spirv-val: {error}")))
}

#[apply(case)]
fn what_would_be_right_breaks_no_rule() {
    tool::need(&["spirv-val"]);
    let broken = all();
    let of = |(path, broken): &(PathBuf, Broken)| {
        let what = still_wrong(broken, broken.instead.as_ref()?)?;
        Some(format!("{}: {what}", path.display()))
    };
    let complaints: Vec<_> = parallel::map(&broken, of).into_iter().flatten().collect();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

#[apply(case)]
fn broken_rules_are_told_with_their_places() {
    let complaints: Vec<_> = all()
        .iter()
        .filter_map(|(path, broken)| Some(format!("{}: {}", path.display(), judge(broken).err()?)))
        .collect();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

/// What is no example for a device obeys its rules, or those of what it lacks.
#[apply(case)]
fn a_device_takes_what_it_has() {
    let words = assemble_bytes(include_bytes!("valid/device.spvasm"), &Default::default()).unwrap();
    let module = Module::from_words(words).unwrap();
    let found = validate::findings_on(&module, environment::UNIVERSAL, &device());
    assert!(found.is_empty(), "{found:?}");
}

/// What is tolerated gets past LLVM's verifier, or is refused for what it needs.
#[apply(case)]
fn no_broken_module_ends_in_an_internal_error() {
    for (path, broken) in all() {
        let Ok(module) = Module::from_words(broken.words) else { continue };
        let context = llvm::Context::new();
        let kind = spirv_to_llvm(&context, &module, &Options::default(), &Log::default())
            .err()
            .map(|error| error.kind());
        assert_ne!(kind, Some(ErrorKind::Internal), "{}", path.display());
        assert!(!broken.rule.is_required() || kind.is_some(), "{} is translated", path.display());
    }
}

/// The verdict of spirv-val, which knows neither devices nor Level Zero; what OpenCL has in common with it is judged there.
fn spirv_val(broken: &Broken, words: &[u32]) -> Result<(), String> {
    match broken.environment.name {
        name if name.starts_with("level-zero") => Ok(()),
        "universal" => tool::spirv_val(words),
        name => tool::run(&tool::validator(), &["--target-env", name, "-"], &tool::bytes(words)).map(|_| ()),
    }
}

#[apply(case)]
fn spirv_val_refuses_the_same_modules() {
    tool::need(&["spirv-val"]);
    let mut complaints = Vec::new();
    for (path, broken) in all() {
        if broken.environment.name.starts_with("level-zero") || broken.is_for_device {
            continue;
        }
        match (spirv_val(&broken, &broken.words), broken.valid) {
            (Ok(()), None) if broken.is_newer || broken.is_older => {}
            (Ok(()), None) => complaints.push(format!("{}: spirv-val accepts it", path.display())),
            (Err(error), Some(why)) => complaints.push(format!("{}: {why}, but {error}", path.display())),
            _ => {}
        }
    }
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

#[apply(case)]
fn the_table_is_in_order() {
    let mut ids = BTreeSet::new();
    for (position, row) in RULES.iter().enumerate() {
        assert_eq!(row.rule as usize, position, "{}", row.id);
        assert_eq!(Rule::by_id(row.id), Some(row.rule));
        assert!(ids.insert(row.id), "{} stands twice", row.id);
        assert!(row.statement.ends_with('.') && !row.section.is_empty(), "{}", row.id);
        let is_word = |part: &str| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        };
        assert!(row.id.split('.').count() == 3 && row.id.split('.').all(is_word), "{}", row.id);
    }
}

#[apply(case)]
fn at_most_so_many_findings_are_told() {
    let line = |n: u32| format!("%t{n} = OpTypeInt 24 0\n");
    let text: String = (0..300).map(line).collect();
    let words = assemble_bytes(text.as_bytes(), &Default::default()).unwrap();
    assert_eq!(findings(words).len(), validate::MOST_FINDINGS);
}

#[apply(case)]
fn capabilities_allow_vectors_of_any_length() {
    for (capability, extension) in
        [("LongVectorEXT", "SPV_EXT_long_vector"), ("VectorAnyINTEL", "SPV_INTEL_vector_compute")]
    {
        let module = format!(
            "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability {capability}\n\
             OpExtension \"{extension}\"\nOpMemoryModel Physical64 OpenCL\n\
             %uint = OpTypeInt 32 0\n%one = OpTypeVector %uint 1\n%many = OpTypeVector %uint 5\n"
        );
        let words = assemble_bytes(module.as_bytes(), &Default::default()).unwrap();
        assert_eq!(findings(words), [], "{capability}");
    }
}
