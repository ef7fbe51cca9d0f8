//! LLVM intrinsics: files of functions are translated to SPIR-V and back, and both sides compute the same on this machine.
//!
//! A file in `tests/files/intrinsics` may say in comments at its start:
//! - `; run: @f(i32 7) == i32 3`: what the translated function gives (see `src/execute/run_line.rs`);
//! - `; original: not executed`: LLVM cannot compile the original for this machine, only the run lines count;
//! - `; ulp: 4`: floating-point results may differ by so many units in the last place;
//! - `; zeros: equal`: LLVM's own code for this machine does not order zeros as its language reference says;
//! - `; signaling: no`: the same for signaling NaNs, which are left out;
//! - `; extensions: -SPV_A,+SPV_B`: extensions of the translation.

mod input;
mod refused;
mod registry;
mod shaders;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::llvm::Context;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Extensions, Options};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm_to_spirv, spirv_to_llvm, table};

use crate::executor::Program;
use crate::executor::jit::{Element, Function, Shape};
use crate::executor::run_line::RunLine;
use crate::executor::value::Value;
use crate::support::tool;

/// A file of functions and what it says of them.
struct Case {
    name: String,
    text: String,
}

impl Case {
    fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/intrinsics");
        let mut paths: Vec<PathBuf> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths.iter().map(|path| Self::read(path)).collect()
    }

    fn read(path: &Path) -> Self {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        Self { name, text: fs::read_to_string(path).unwrap() }
    }

    fn told<'a>(&'a self, what: &'a str) -> impl Iterator<Item = &'a str> + 'a {
        let comments = self.text.lines().map_while(|line| line.strip_prefix("; "));
        comments.filter_map(move |line| line.strip_prefix(what)?.strip_prefix(": "))
    }

    fn options(&self) -> Options {
        let list = self.told("extensions").next().unwrap_or_default();
        let mut options = Options::default();
        options.write.extensions = Extensions::parse(list).unwrap();
        options
    }

    /// The words of the SPIR-V module, and the LLVM module that is read from them.
    fn translated(&self) -> Result<(Vec<u32>, String)> {
        let context = Context::new();
        let words = llvm_to_spirv(&context, self.text.as_bytes(), &self.options(), &Log::default())?;
        let context = Context::new();
        let back = spirv_to_llvm(
            &context,
            &Module::from_words(words.clone())?,
            &Options::default(),
            &Log::default(),
        )?;
        Ok((words, back.print_to_string()))
    }

    /// How often a function is called.
    fn calls<'a>(&self, function: &'a Function) -> impl Iterator<Item = Vec<Vec<u8>>> + use<'a> {
        let range = input::Range {
            signaling: self.told("signaling").next() != Some("no"),
            small_integers: self.told("small integers").any(|name| name == function.name),
        };
        input::calls(function, range)
    }

    /// Whether two results of a lane may stand for the same.
    fn agree(&self, element: Element, left: u64, right: u64) -> bool {
        let Element::Float(bits) = element else { return left == right };
        let number = |pattern| Value::from_fn(Shape { element, lanes: 1 }, |_| pattern).number(0);
        let (a, b) = (number(left), number(right));
        let distance = |ulp: u64| {
            // Patterns in the order of the numbers that they mean.
            let sign = 1u64 << (bits - 1);
            let place =
                |pattern: u64| i128::from(pattern & (sign - 1)) * if pattern & sign == 0 { 1 } else { -1 };
            (place(left) - place(right)).unsigned_abs() <= u128::from(ulp)
        };
        left == right
            || (a.is_nan() && b.is_nan())
            || (a == 0.0 && b == 0.0 && self.told("zeros").next() == Some("equal"))
            || self
                .told("ulp")
                .next()
                .is_some_and(|ulp| a.is_nan() == b.is_nan() && distance(ulp.parse().unwrap()))
    }

    /// The first arguments for which a function gives other results in two programs.
    fn difference(
        &self,
        function: &Function,
        original: &Program,
        translated: &Program,
    ) -> Result<Option<String>> {
        let name = &function.name;
        let shape = function.result.shape.unwrap_or_else(|| panic!("{}: {name} has no result", self.name));
        for arguments in self.calls(function) {
            let run = |program: &Program| {
                program.run_function(name, &arguments).map(|bytes| Value::from_bytes(shape, false, &bytes))
            };
            let (left, right) = (run(original)?, run(translated)?);
            let differs = |lane: &usize| !self.agree(shape.element, left.bits(*lane), right.bits(*lane));
            if let Some(lane) = (0..shape.lanes as usize).find(differs) {
                let (left, right) = (left.bits(lane), right.bits(lane));
                return Ok(Some(format!(
                    "{name}({arguments:x?}): lane {lane} is {left:#x}, then {right:#x}"
                )));
            }
        }
        Ok(None)
    }

    /// Executes everything. Gives how many functions were compared, and what went wrong.
    fn execute(&self) -> Result<(usize, Vec<String>)> {
        let (_, back) = self.translated()?;
        let translated = Program::load(back.as_bytes())?;
        let (mut failures, mut runs) = (Vec::new(), 0);
        for line in self.told("run") {
            if let Err(error) = RunLine::parse(line)?.check(&translated) {
                failures.push(format!("{line}: {error}"));
            }
            runs += 1;
        }
        if self.told("original").next() == Some("not executed") {
            assert!(runs > 0, "{}: nothing is executed", self.name);
            return Ok((0, failures));
        }
        let original = Program::load(self.text.as_bytes())?;
        for function in original.functions() {
            failures.extend(self.difference(function, &original, &translated)?);
        }
        Ok((original.functions().len(), failures))
    }
}

#[apply(case)]
fn translated_functions_compute_the_same() {
    let (mut count, mut failures) = (0, Vec::new());
    for case in Case::all() {
        match case.execute() {
            Ok((functions, differences)) => {
                count += functions;
                failures
                    .extend(differences.into_iter().map(|difference| format!("{}: {difference}", case.name)));
            }
            Err(error) => failures.push(format!("{}: {error}", case.name)),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(count >= 400, "only {count} functions ran");
}

#[apply(case)]
fn translated_modules_are_valid() {
    tool::need(&["spirv-val"]);
    let folder = std::env::temp_dir().join(format!("intrinsics-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut failures = Vec::new();
    for case in Case::all() {
        let (words, _) = case.translated().unwrap_or_else(|error| panic!("{}: {error}", case.name));
        // The judge does not know the extensions of these files.
        const UNKNOWN: &[&str] = &[
            "arithmetic_fence",
            "bfloat",
            "bits_of_booleans",
            "bits_of_booleans_extended",
            "integer_reduction_long",
            "odd_widths",
            "odd_widths_expanded",
        ];
        if UNKNOWN.contains(&case.name.as_str()) {
            continue;
        }
        let path = folder.join(format!("{}.spv", case.name));
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        fs::write(&path, bytes).unwrap();
        let output = Command::new("spirv-val").arg(&path).output().unwrap();
        let message =
            String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        if !output.status.success() {
            failures.push(format!("{}: {message}", case.name));
        }
    }
    fs::remove_dir_all(&folder).unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[apply(case)]
fn every_row_is_executed() {
    // Debug information and profiles have their own tests; prefetch and annotations need module-scope memory.
    const ELSEWHERE: &[&str] = &[
        "dbg.",
        "instrprof.",
        "pseudoprobe",
        "experimental.noalias",
        "var.annotation",
        "ptr.annotation",
        "annotation",
        "prefetch",
        "readcyclecounter",
        "readsteadycounter",
    ];
    let cases = Case::all();
    let texts: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    let called = |name: &str| texts.iter().any(|text| text.contains(&format!("@llvm.{name}")));
    use table::intrinsic::{
        CONSTRAINED, CONSTRAINED_PREFIX, FLOATING_POINT, INFORMATION, INTEGER, REWRITTEN, VECTOR,
    };
    let names =
        [FLOATING_POINT, INTEGER, VECTOR, INFORMATION].into_iter().flatten().map(|row| row.name.to_owned());
    let names = names.chain(REWRITTEN.iter().map(|(name, _)| (*name).to_owned()));
    let constrained = CONSTRAINED.iter().map(|row| format!("{CONSTRAINED_PREFIX}{}", row.name));
    let missing: BTreeSet<String> = names
        .chain(constrained)
        .filter(|name| !called(name) && !ELSEWHERE.iter().any(|start| name.starts_with(start)))
        .collect();
    assert!(missing.is_empty(), "no file calls {missing:?}");
}
