//! The reader's OpenCL C names: the module comes back the same through them, and they are the names that clang wrote.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use mangling::{Scalar, Symbol, Type};
use spirv_llvm_translate::internal::assembly::{AssembleOptions, assemble_bytes};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{BuiltinNames, Options};
use spirv_llvm_translate::internal::spirv::{self, Module};
use spirv_llvm_translate::internal::table::opencl::{self, Plan, Reading, Shape, Target};
use spirv_llvm_translate::internal::{llvm, spirv_to_llvm};

use super::shape::declared;
use super::trip::to_spirv;
use crate::support::ratchet::{self, Outcomes};
use crate::support::{parallel, tool};

/// clang's IR of a fixture.
struct Input {
    /// Fixture and level, as in `images.O2`.
    name: String,
    ir: Vec<u8>,
    /// SPIR-V made of it, or why there is none.
    spirv: Result<Vec<u32>, String>,
    /// Whether the fixture is compiled as OpenCL C 1.2.
    is_12: bool,
}

/// All fixtures, those that are not executed too.
fn inputs() -> &'static [Input] {
    static INPUTS: OnceLock<Vec<Input>> = OnceLock::new();
    INPUTS.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("llvm-fixtures");
        let mut paths = Vec::new();
        for (ir, sources) in [("ir", "opencl"), ("ir-later", "opencl-later")] {
            for entry in fs::read_dir(root.join(ir)).unwrap() {
                let file = entry.unwrap().file_name().into_string().unwrap();
                let stem = file.split('.').next().unwrap_or_default();
                let source = fs::read_to_string(root.join(sources).join(format!("{stem}.cl"))).unwrap();
                let is_12 =
                    source.lines().all(|line| !line.starts_with("// cl: ") || line.ends_with("CL1.2"));
                paths.push((file.trim_end_matches(".ll").to_owned(), root.join(ir).join(&file), is_12));
            }
        }
        paths.sort();
        assert!(paths.len() > 140, "only {} files", paths.len());
        parallel::map(&paths, |(name, path, is_12)| {
            let ir = fs::read(path).unwrap();
            Input { name: name.clone(), spirv: to_spirv(&ir), ir, is_12: *is_12 }
        })
    })
}

/// LLVM assembly with OpenCL C names.
fn to_llvm(words: &[u32], names: BuiltinNames) -> Result<String, String> {
    let message = |error| format!("to LLVM: {error}");
    let module = Module::from_words(words.to_vec()).map_err(message)?;
    let context = llvm::Context::new();
    let mut options = Options::default();
    options.read.builtin_names = names;
    Ok(spirv_to_llvm(&context, &module, &options, &Log::default()).map_err(message)?.print_to_string())
}

fn comes_back(input: &Input, names: BuiltinNames) -> Result<(), String> {
    same(input.spirv.as_ref()?, names).map(|_| ())
}

/// The LLVM assembly of a module that comes back the same from it.
pub fn same(words: &[u32], names: BuiltinNames) -> Result<String, String> {
    let text = to_llvm(words, names)?;
    let back = to_spirv(text.as_bytes())?;
    let module = |words: &[u32]| Module::from_words(words.to_vec()).map_err(|error| error.to_string());
    match spirv::difference(&module(words)?, &module(&back)?).map_err(|error| error.to_string())? {
        None => Ok(text),
        Some(difference) => Err(format!("not the same module: {difference}")),
    }
}

fn outcomes(check: impl Fn(&Input) -> Result<(), String> + Sync) -> Outcomes {
    parallel::map(inputs(), |input| (input.name.clone(), check(input)))
}

#[apply(case)]
fn modules_come_back_the_same_through_opencl_c_names() {
    ratchet::judge_all(&[
        ("cl1.2".to_owned(), outcomes(|input| comes_back(input, BuiltinNames::Cl12))),
        ("cl2.0".to_owned(), outcomes(|input| comes_back(input, BuiltinNames::Cl20))),
    ]);
}

#[apply(case)]
fn calls_by_opencl_c_names_compute_the_same() {
    for (turn, names) in [BuiltinNames::Cl12, BuiltinNames::Cl20].into_iter().enumerate() {
        // An ordinary run takes every fixture by one of the two.
        let (first, step) = if tool::is_long() { (0, 1) } else { (turn, 2) };
        let trips: Vec<_> = super::trip::trips().iter().skip(first).step_by(step).collect();
        let runs = parallel::map(&trips, |trip| {
            let ir = trip.spirv.clone().and_then(|words| to_llvm(&words, names));
            let ran = ir.and_then(|ir| trip.fixture.compare_execution(&trip.original, ir.as_bytes()));
            ran.map_err(|message| format!("{} {names:?}: {message}", trip.name))
        });
        let count: usize = runs.iter().flatten().copied().sum();
        let complaints: Vec<_> = runs.into_iter().filter_map(Result::err).collect();
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
        assert!(count > 80, "only {count} executions");
    }
}

/// The modules of all pairs, of which some have what no fixture has.
fn pairs() -> Vec<(String, Vec<u32>)> {
    let mut modules = Vec::new();
    for (name, text) in crate::pairs::assembly_texts() {
        if ["/errors/", ".back."].iter().any(|part| name.contains(part)) {
            continue;
        }
        let module = assemble_bytes(text.as_bytes(), &AssembleOptions::default()).unwrap();
        // What needs other options than these is judged with them elsewhere.
        let is_pair = same(&module, BuiltinNames::Spirv).is_ok();
        if is_pair {
            modules.push((name, module));
        }
    }
    modules
}

/// Every row for reading is used but those of device enqueue, which only the writer knows.
#[apply(case)]
fn pairs_come_back_the_same_through_opencl_c_names() {
    let modules = pairs();
    assert!(modules.len() > 40, "only {} modules", modules.len());
    let mut used = BTreeSet::new();
    let mut complaints = Vec::new();
    for names in [BuiltinNames::Cl12, BuiltinNames::Cl20] {
        for (name, words) in &modules {
            match same(words, names) {
                Ok(text) => used.extend(rows_of(&text)),
                Err(message) => complaints.push(format!("{name} {names:?}: {message}")),
            }
        }
        for words in inputs().iter().filter_map(|input| input.spirv.as_ref().ok()) {
            used.extend(rows_of(&to_llvm(words, names).unwrap()));
        }
    }
    // What only the Khronos translator's choices read is tested with the drop-in.
    for row in opencl::rows().filter(|row| !matches!(row.reading, Reading::Never(_) | Reading::Inexact(_))) {
        let place = std::ptr::from_ref(row) as usize;
        let is_enqueue = matches!(
            row.target,
            Target::Shape(Shape::EnqueueKernel(_) | Shape::KernelQuery { .. } | Shape::NdRange(_))
        );
        if is_enqueue {
            assert!(!used.contains(&place), "{} is read and needs no exception", row.name);
        } else if !used.contains(&place) {
            complaints.push(format!("no module is read by the row {} {:?}", row.name, row.target));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// The places of the rows by which the builtins that a text declares have their meaning.
fn rows_of(text: &str) -> Vec<usize> {
    let plan = |name: String| match mangling::demangle(&name) {
        Ok(symbol) => opencl::find(&symbol.name, &symbol.resolved_parameters().unwrap_or_default()),
        Err(_) => opencl::find_unmangled(&name),
    };
    let rows = declared(text.as_bytes()).into_iter().filter_map(plan).filter_map(|plan| match plan {
        Plan::Row(row, _) => Some(std::ptr::from_ref(row) as usize),
        Plan::Variable(_) => None,
    });
    rows.collect()
}

/// A type with signed integers: SPIR-V's have no sign.
fn signed(ty: &Type) -> Type {
    match ty {
        Type::Scalar(scalar) => Type::Scalar(match scalar {
            Scalar::UChar | Scalar::SChar => Scalar::Char,
            Scalar::UShort => Scalar::Short,
            Scalar::UInt => Scalar::Int,
            Scalar::ULong => Scalar::Long,
            other => *other,
        }),
        Type::Vector { lanes, element } => Type::vector(*lanes, signed(element)),
        Type::Pointer { qualifiers, pointee } => {
            Type::Pointer { qualifiers: *qualifiers, pointee: Box::new(signed(pointee)) }
        }
        Type::Atomic(value) => Type::atomic(signed(value)),
        other => other.clone(),
    }
}

/// The functions that a text declares, intrinsics too.
fn symbols(ir: &[u8]) -> Vec<Symbol> {
    let symbol = |name: String| match mangling::demangle(&name) {
        Ok(symbol) => {
            let parameters = symbol.resolved_parameters().unwrap_or_default();
            Symbol::new(symbol.name, parameters.iter().map(signed).collect())
        }
        Err(_) => Symbol::new(name, Vec::new()),
    };
    declared(ir).into_iter().map(symbol).collect()
}

/// How a name of clang's becomes another one of ours; `None` where none is left.
type Change = fn(Symbol) -> Option<Symbol>;

/// A difference that there must be, and why.
struct Rule {
    reason: &'static str,
    applies: fn(&Symbol, bool) -> bool,
    change: Change,
}

const COMPARISONS: [&str; 9] = [
    "isequal",
    "isnotequal",
    "isgreater",
    "isgreaterequal",
    "isless",
    "islessequal",
    "islessgreater",
    "isordered",
    "isunordered",
];

const C11: [&str; 10] = [
    "atomic_load",
    "atomic_store",
    "atomic_exchange",
    "atomic_fetch_add",
    "atomic_fetch_sub",
    "atomic_fetch_max",
    "atomic_compare_exchange_strong",
    "atomic_compare_exchange_weak",
    "atomic_flag_test_and_set",
    "atomic_flag_clear",
];

const WITH_SCALARS: [&str; 9] = ["max", "min", "clamp", "mix", "step", "smoothstep", "fmax", "fmin", "ldexp"];

fn last_is(symbol: &Symbol, name: &str) -> bool {
    matches!(symbol.parameters.last(), Some(Type::Named(last)) if last == name)
}

/// The longest vector among the parameters.
fn lanes(symbol: &Symbol) -> Option<u32> {
    let lanes = |ty: &Type| match ty {
        Type::Vector { lanes, .. } => Some(*lanes),
        _ => None,
    };
    symbol.parameters.iter().filter_map(lanes).max()
}

fn is_float(symbol: &Symbol) -> bool {
    symbol
        .parameters
        .first()
        .and_then(Type::scalar)
        .is_some_and(|scalar| matches!(scalar, Scalar::Half | Scalar::Float | Scalar::Double))
}

fn explicit(mut symbol: Symbol) -> Symbol {
    let is_exchange = symbol.name.starts_with("atomic_compare_exchange");
    if !symbol.name.ends_with("_explicit") {
        symbol.name.push_str("_explicit");
        symbol.parameters.push(Type::named("memory_order"));
        if is_exchange {
            symbol.parameters.push(Type::named("memory_order"));
        }
    }
    if !last_is(&symbol, "memory_scope") {
        symbol.parameters.push(Type::named("memory_scope"));
    }
    symbol.name = symbol.name.replace("_weak", "_strong");
    symbol
}

/// The differences, in the order in which they apply.
const RULES: &[Rule] = &[
    Rule {
        reason: "LLVM compares by an instruction",
        applies: |symbol, _| COMPARISONS.contains(&symbol.name.as_str()),
        change: |_| None,
    },
    Rule {
        reason: "LLVM converts by an instruction, where nothing saturates and no rounding is asked for",
        applies: |symbol, _| {
            let name = &symbol.name;
            let has_mode = name.contains("_sat") || name.contains("_rt");
            name.starts_with("convert_") && (!has_mode || symbol.parameters.len() != 1)
        },
        change: |_| None,
    },
    Rule {
        reason: "what takes blocks or makes ranges of work-items keeps its friendly name",
        applies: |symbol, _| {
            let name = &symbol.name;
            ["__enqueue_kernel_", "__get_kernel_", "ndrange_"].iter().any(|stem| name.starts_with(stem))
        },
        change: |_| None,
    },
    Rule {
        reason: "LLVM stores by an instruction",
        applies: |symbol, _| symbol.name == "atomic_init",
        change: |_| None,
    },
    Rule {
        reason: "the explicit form says order and scope; SPIR-V's exchange never fails without a reason",
        applies: |symbol, _| C11.contains(&symbol.name.trim_end_matches("_explicit")),
        change: |symbol| Some(explicit(symbol)),
    },
    Rule {
        reason: "barrier is work_group_barrier since OpenCL C 2.0",
        applies: |symbol, is_12| !is_12 && symbol.name == "barrier",
        change: |symbol| Some(Symbol::new("work_group_barrier", symbol.parameters)),
    },
    Rule {
        reason: "the form with a scope says the same",
        applies: |symbol, _| symbol.name.ends_with("_group_barrier") && symbol.parameters.len() == 1,
        change: |mut symbol| {
            symbol.parameters.push(Type::named("memory_scope"));
            Some(symbol)
        },
    },
    Rule {
        reason: "atom_ is for integers of 64 bits, though compilers take it for others",
        applies: |symbol, _| {
            let pointee = symbol.parameters.first().and_then(Type::pointee);
            symbol.name.starts_with("atom_")
                && pointee.is_some_and(|(_, ty)| ty.scalar() == Some(Scalar::Int))
        },
        change: |symbol| Some(Symbol::new(symbol.name.replace("atom_", "atomic_"), symbol.parameters)),
    },
    Rule {
        reason: "SPIR-V has the copy with a stride only; the fixture's stride is 1",
        applies: |symbol, _| symbol.name == "async_work_group_strided_copy",
        change: |mut symbol| {
            symbol.parameters.remove(3);
            Some(Symbol::new("async_work_group_copy", symbol.parameters))
        },
    },
    Rule {
        reason: "max and min of floating-point numbers are fmax and fmin",
        applies: |symbol, _| ["max", "min"].contains(&symbol.name.as_str()) && is_float(symbol),
        change: |symbol| Some(Symbol::new(format!("f{}", symbol.name), symbol.parameters)),
    },
    Rule {
        reason: "SPIR-V's operands all have the lanes of the result",
        applies: |symbol, _| {
            WITH_SCALARS.contains(&symbol.name.as_str())
                && lanes(symbol).is_some()
                && symbol.parameters.iter().any(|ty| matches!(ty, Type::Scalar(_)))
        },
        change: |symbol| {
            let count = lanes(&symbol).unwrap_or(1);
            let widened = |ty: &Type| match ty {
                Type::Scalar(scalar) => Type::vector(count, (*scalar).into()),
                other => other.clone(),
            };
            let parameters = symbol.parameters.iter().map(widened).collect();
            Some(Symbol::new(symbol.name, parameters))
        },
    },
    Rule {
        reason: "a truth is a boolean in SPIR-V and as narrow as may be in OpenCL C",
        applies: |symbol, _| ["any", "all"].contains(&symbol.name.as_str()),
        change: |symbol| {
            let count = lanes(&symbol)?;
            Some(Symbol::new(symbol.name, vec![Type::vector(count, Scalar::Char.into())]))
        },
    },
];

/// LLVM's intrinsics among the declared functions, and the builtins that SPIR-V says them by.
const INTRINSICS: [(&str, &str); 6] = [
    ("llvm.fmuladd.", "mad"),
    ("llvm.fabs.", "fabs"),
    ("llvm.smax.", "max"),
    ("llvm.umax.", "max"),
    ("llvm.smin.", "min"),
    ("llvm.umin.", "min"),
];

/// Whether a name is the friendly one of an instruction that takes blocks or makes ranges of work-items.
fn is_friendly_enqueue(name: &str) -> bool {
    ["BuildNDRange", "EnqueueKernel", "GetKernel"]
        .iter()
        .any(|stem| name.strip_prefix("__spirv_").is_some_and(|rest| rest.starts_with(stem)))
}

#[apply(case)]
fn names_are_those_of_clang() {
    let mut used = vec![false; RULES.len()];
    let mut complaints = Vec::new();
    let mut count = 0;
    for input in inputs() {
        let Ok(words) = &input.spirv else { continue };
        let names = if input.is_12 { BuiltinNames::Cl12 } else { BuiltinNames::Cl20 };
        let ours = symbols(to_llvm(words, names).unwrap().as_bytes());
        let mut ours: BTreeSet<String> = ours.iter().map(ToString::to_string).collect();
        ours.retain(|name| !name.starts_with("llvm."));
        let mut wanted = BTreeSet::new();
        let mut intrinsics = Vec::new();
        for symbol in symbols(&input.ir) {
            if symbol.name.starts_with("llvm.") {
                let found = INTRINSICS.iter().find(|(prefix, _)| symbol.name.starts_with(prefix));
                intrinsics.extend(found.map(|(_, builtin)| *builtin));
                continue;
            }
            let mut symbol = Some(symbol);
            for (rule, used) in RULES.iter().zip(&mut used) {
                if symbol.as_ref().is_some_and(|symbol| (rule.applies)(symbol, input.is_12)) {
                    *used = true;
                    symbol = symbol.and_then(rule.change);
                }
            }
            wanted.extend(symbol.map(|symbol| symbol.to_string()));
        }
        let is_intrinsic =
            |name: &&String| intrinsics.iter().any(|builtin| name.split('(').next() == Some(builtin));
        let missing: Vec<_> = wanted.difference(&ours).collect();
        let new: Vec<_> = ours
            .difference(&wanted)
            .filter(|name| !is_intrinsic(name) && !is_friendly_enqueue(name))
            .collect();
        if !missing.is_empty() || !new.is_empty() {
            complaints.push(format!("{}: missing {missing:?}, new {new:?}", input.name));
        }
        count += wanted.len();
    }
    for (rule, _) in RULES.iter().zip(used).filter(|(_, used)| !used) {
        complaints.push(format!("no name needs the rule: {}", rule.reason));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(count > 1000, "only {count} names");
}
