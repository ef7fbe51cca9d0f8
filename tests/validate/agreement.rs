//! Agreement with spirv-val: on modules that it accepts, and on damaged ones.

use spirv_llvm_translate::error::ErrorKind;
use spirv_llvm_translate::spirv::Module;
use spirv_llvm_translate::validate::{self, Rule};

use crate::mutation::sources;
use crate::support::{mutator, parallel, tool};
use spirv_llvm_translate::options::Form;

/// Damaged modules that are looked at.
const MUTANTS: u64 = 6_000;

/// Mutants of one module, one after the other.
const PER_MODULE: u64 = 16;

/// How many of them, at most, spirv-val refuses and we do not. The modules are what our writer makes of the fixtures, so that the number
/// changes a little when that changes; the bound may only shrink.
const MISSED: usize = 8;

/// How many of them, at most, we find fault with and spirv-val does not, rules apart that it does not look at. This may only shrink, too.
const BEYOND: usize = 9;

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

/// A module that spirv-val accepts, by number; `None` if the number stands for another form, or for what spirv-val does not know.
fn source(number: u64) -> Option<(String, Vec<u32>)> {
    let input = sources::input(number);
    let words = input.words().filter(|_| input.form == Form::Spv)?;
    tool::spirv_val(&words).is_ok().then_some((input.name, words))
}

/// The words of a damaged module, and what was done.
fn mutant(name: &str, words: &[u32], number: u64) -> Option<(String, Vec<u32>)> {
    let (bytes, log) = mutator::mutate(words, number);
    let words = bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
    (bytes.len().is_multiple_of(4)).then(|| (format!("{number} of {name} ({log})"), words))
}

#[test]
fn damaged_modules_are_refused_as_by_spirv_val() {
    if !tool::installed(&["spirv-val"], "agreement on damaged modules") {
        return;
    }
    let lax: Vec<Rule> = super::all()
        .into_iter()
        .filter(|(_, broken)| broken.valid.is_some())
        .map(|(_, broken)| broken.rule)
        .collect();
    let numbers: Vec<u64> = (0..MUTANTS / PER_MODULE).collect();
    let outcomes = parallel::map(&numbers, |number| {
        let (name, words) = source(*number)?;
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
    let (missed, beyond): (Vec<_>, Vec<_>) = (of(Outcome::Missed).collect(), of(Outcome::Beyond).collect());
    println!("{} mutants, {} missed, {} beyond", outcomes.len(), missed.len(), beyond.len());
    let mut complaints = Vec::new();
    for (list, known, what) in [(&missed, MISSED, "spirv-val refuses"), (&beyond, BEYOND, "we refuse")] {
        if list.len() > known {
            complaints.push(format!(
                "{} mutants that only {what}, more than {known}:\n{}",
                list.len(),
                list.join("\n")
            ));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(outcomes.len() > 2_000, "only {} mutants", outcomes.len());
}

#[test]
fn what_spirv_val_accepts_breaks_no_required_rule() {
    let texts = crate::pairs::assembly_texts();
    let outcomes = parallel::map(&texts, |(name, text)| {
        let words =
            spirv_llvm_translate::assembly::assemble_bytes(text.as_bytes(), &Default::default()).ok()?;
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
