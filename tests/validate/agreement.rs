//! Agreement with spirv-val: on modules that it accepts, and on damaged ones.

use spirv_llvm_translate::internal::error::ErrorKind;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate::{self, Rule};

use crate::mutation;
use crate::mutation::sources::Set;
use crate::support::{mutator, parallel, tool};
use spirv_llvm_translate::internal::options::Form;

/// Mutants of one module, one after the other.
const PER_MODULE: u64 = 16;

/// How many mutants the verdicts may differ on.
struct Limits {
    /// Mutants of the set that are looked at.
    mutants: u64,
    /// Mutants in 3,000 that only spirv-val refuses. A rate, since inputs are added; it may only shrink.
    missed: usize,
    /// Mutants in 3,000 that only we refuse, not counting rules that spirv-val does not check. This rate may only shrink, too.
    beyond: usize,
}

/// What both say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Agreed,
    Missed,
    Beyond,
}

/// What both say; `lax` are the rules that spirv-val does not look at.
fn compare(words: &[u32], lax: &[Rule]) -> (Outcome, String) {
    let verdict = tool::spirv_val(words);
    let found = super::findings(words.to_vec());
    match (verdict, found.first()) {
        (Err(message), None) => (Outcome::Missed, message),
        (Ok(()), Some(finding)) if finding.rule.is_some_and(|rule| lax.contains(&rule)) => {
            (Outcome::Agreed, String::new())
        }
        (Ok(()), Some(finding)) => (Outcome::Beyond, finding.to_string()),
        _ => (Outcome::Agreed, String::new()),
    }
}

/// A module of the set that spirv-val accepts, by number.
fn source(set: Set, number: u64) -> Option<(String, Vec<u32>)> {
    let input = set.input(number)?;
    let words = input.words().filter(|_| input.form == Form::Spv)?;
    tool::spirv_val(&words).is_ok().then_some((input.name, words))
}

/// The words of a damaged module, and what was done.
fn mutant(name: &str, words: &[u32], number: u64) -> Option<(String, Vec<u32>)> {
    let (bytes, log) = mutator::mutate(words, number);
    let words = bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
    (bytes.len().is_multiple_of(4)).then(|| (format!("{number} of {name} ({log})"), words))
}

/// Compares the verdicts on damaged modules of a set. `AGREEMENT=6000..20000` compares those on other mutants, and lists all that differ.
fn agree(set: Set, limits: &Limits) {
    tool::need(&["spirv-val"]);
    set.need();
    let other = std::env::var("AGREEMENT").ok().map(|text| mutation::range(&text));
    let (range, missed, beyond) = match &other {
        Some(range) => (range.clone(), 0, 0),
        None => (0..limits.mutants, limits.missed, limits.beyond),
    };
    let lax: Vec<Rule> = super::all()
        .into_iter()
        .filter(|(_, broken)| broken.valid.is_some() || broken.is_newer)
        .map(|(_, broken)| broken.rule)
        .collect();
    let numbers: Vec<u64> = (range.start / PER_MODULE..range.end / PER_MODULE).collect();
    let outcomes = parallel::map(&numbers, |number| {
        let (name, words) = source(set, *number)?;
        let mutants =
            (number * PER_MODULE..(number + 1) * PER_MODULE).filter_map(|at| mutant(&name, &words, at));
        let compared = mutants.map(|(name, words)| {
            let (outcome, text) = compare(&words, &lax);
            (outcome, format!("mutant {name}: {text}"))
        });
        Some(compared.collect::<Vec<_>>())
    });
    let outcomes: Vec<_> = outcomes.into_iter().flatten().flatten().collect();
    let of = |wanted| {
        outcomes.iter().filter(move |(outcome, _)| *outcome == wanted).map(|(_, text)| text.as_str())
    };
    let lists = [
        (of(Outcome::Missed).collect::<Vec<_>>(), missed, "spirv-val refuses"),
        (of(Outcome::Beyond).collect(), beyond, "we refuse"),
    ];
    println!("{set:?}: {} mutants, {} missed, {} beyond", outcomes.len(), lists[0].0.len(), lists[1].0.len());
    let complaints: Vec<_> = lists
        .iter()
        .filter(|(list, limit, _)| list.len() * 3_000 > limit * outcomes.len())
        .map(|(list, limit, what)| {
            format!(
                "{} mutants of {} that only {what}, more than {limit} in 3,000:\n{}",
                list.len(),
                outcomes.len(),
                list.join("\n")
            )
        })
        .collect();
    assert!(complaints.is_empty(), "{set:?}: {}", complaints.join("\n"));
    // Some mutants end within a word, and some modules are too long or invalid.
    let least = (range.end - range.start) / 4;
    assert!(outcomes.len() as u64 > least, "{set:?}: only {} mutants", outcomes.len());
}

#[apply(case)]
fn damaged_modules_of_our_writer_are_refused_as_by_spirv_val() {
    agree(Set::Writer, &Limits { mutants: 3_000, missed: 4, beyond: 2 });
}

#[apply(case)]
fn damaged_pairs_are_refused_as_by_spirv_val() {
    agree(Set::Pairs, &Limits { mutants: 3_000, missed: 1, beyond: 8 });
}

#[apply(case)]
fn damaged_modules_of_llc_are_refused_as_by_spirv_val() {
    agree(Set::Llc, &Limits { mutants: 1_500, missed: 4, beyond: 4 });
}

#[apply(case)]
fn damaged_modules_of_llvm_spirv_are_refused_as_by_spirv_val() {
    agree(Set::LlvmSpirv, &Limits { mutants: 1_500, missed: 5, beyond: 5 });
}

#[apply(case)]
fn damaged_shaders_are_refused_as_by_spirv_val() {
    agree(Set::Shaders, &Limits { mutants: 3_000, missed: 8, beyond: 2 });
}

#[apply(case)]
fn what_spirv_val_accepts_breaks_no_required_rule() {
    let texts = crate::pairs::assembly_texts();
    let outcomes = parallel::map(&texts, |(name, text)| {
        let words =
            spirv_llvm_translate::internal::assembly::assemble_bytes(text.as_bytes(), &Default::default())
                .ok()?;
        let module = Module::framed(words.clone()).ok()?;
        let error = module.check().and_then(|()| validate::check(&module)).err()?;
        if error.kind() == ErrorKind::Unsupported {
            return None;
        }
        let is_refused_here = text.contains("FAIL:");
        (!is_refused_here || tool::spirv_val(&words).is_ok()).then(|| format!("{name}: {error}"))
    });
    let complaints: Vec<_> = outcomes.into_iter().flatten().collect();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}
