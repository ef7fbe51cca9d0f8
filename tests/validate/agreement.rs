//! Agreement with spirv-val: on modules that it accepts, and on damaged ones.

use spirv_llvm_translate::internal::error::ErrorKind;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate::{self, Rule, environment};

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

/// An environment that spirv-val has, too, and modules for it.
struct Consumer {
    ours: &'static str,
    theirs: &'static str,
    set: Set,
}

const fn consumer(ours: &'static str, theirs: &'static str, set: Set) -> Consumer {
    Consumer { ours, theirs, set }
}

const CONSUMERS: &[Consumer] = &[
    consumer("universal1.0", "spv1.0", Set::Pairs),
    consumer("universal1.4", "spv1.4", Set::Shaders),
    consumer("universal1.6", "spv1.6", Set::Shaders),
    consumer("opencl1.2", "opencl1.2", Set::Pairs),
    consumer("opencl1.2-embedded", "opencl1.2embedded", Set::Pairs),
    consumer("opencl2.0", "opencl2.0", Set::Pairs),
    consumer("opencl2.0-embedded", "opencl2.0embedded", Set::Pairs),
    consumer("opencl2.1", "opencl2.1", Set::Pairs),
    consumer("opencl2.1-embedded", "opencl2.1embedded", Set::Pairs),
    consumer("opencl2.2", "opencl2.2", Set::Pairs),
    consumer("opencl2.2-embedded", "opencl2.2embedded", Set::Pairs),
    consumer("vulkan1.0", "vulkan1.0", Set::Shaders),
    consumer("vulkan1.1", "vulkan1.1", Set::Shaders),
    consumer("vulkan1.2", "vulkan1.2", Set::Shaders),
    consumer("vulkan1.3", "vulkan1.3", Set::Shaders),
    consumer("vulkan1.4", "vulkan1.4", Set::Shaders),
];

/// Mutants of one module for one environment, and how many an environment has at least in a long run.
const PER_CONSUMER: u64 = 4;
const LEAST: u64 = 600;

impl Consumer {
    /// The verdict of spirv-val.
    fn judge(&self, words: &[u32]) -> Result<(), String> {
        tool::run(&tool::validator(), &["--target-env", self.theirs, "-"], &tool::bytes(words)).map(|_| ())
    }

    /// Modules that the environment takes, with its own version if theirs is newer.
    fn modules(&self, count: usize) -> Vec<(String, Vec<u32>)> {
        let environment = environment::by_name(self.ours).unwrap();
        let (major, minor) = environment.newest;
        let newest = u32::from(major) << 16 | u32::from(minor) << 8;
        let made = (0..400).filter_map(|number| {
            let input = self.set.input(number)?;
            let mut words = input.words().filter(|_| input.form == Form::Spv)?;
            words[1] = words[1].min(newest);
            let is_taken = super::findings_in(words.clone(), environment).is_empty();
            (is_taken && self.judge(&words).is_ok()).then_some((input.name, words))
        });
        made.take(count).collect()
    }

    /// What both say of mutants of these modules, if they do not say the same.
    fn differences(&self, count: usize, lax: &[Rule]) -> (usize, Vec<String>) {
        let environment = environment::by_name(self.ours).unwrap();
        let (mut judged, mut found) = (0, Vec::new());
        let modules = self.modules(count);
        // Some environments take few of the modules.
        let wanted = if count < 100 { 0 } else { LEAST.div_ceil(modules.len().max(1) as u64) };
        let each = PER_CONSUMER.max(wanted);
        for (at, (name, words)) in (0u64..).zip(modules) {
            for number in at * each..(at + 1) * each {
                let Some((what, words)) = mutant(&name, &words, number) else { continue };
                judged += 1;
                let ours = super::findings_in(words.clone(), environment);
                let first = ours.first();
                let is_lax = first.and_then(|one| one.rule).is_some_and(|rule| lax.contains(&rule));
                match (self.judge(&words), first) {
                    (Err(message), None) => found.push(format!("{}: {what}: {message}", self.ours)),
                    (Ok(()), Some(one)) if !is_lax => found.push(format!("{}: {what}: {one}", self.ours)),
                    _ => {}
                }
            }
        }
        (judged, found)
    }
}

/// Long runs look at up to 300 modules of each environment, others at three. `AGREEMENT=600` looks at so many, and lists what differs.
#[apply(case)]
fn damaged_modules_are_refused_in_each_environment_as_by_spirv_val() {
    tool::need(&[&tool::validator()]);
    let lax = lax();
    let asked = std::env::var("AGREEMENT").ok().and_then(|text| text.parse().ok());
    let count = asked.unwrap_or(if tool::is_long() { 300 } else { 3 });
    let outcomes = parallel::map(CONSUMERS, |consumer| consumer.differences(count, &lax));
    let mut complaints = Vec::new();
    for (consumer, (judged, found)) in CONSUMERS.iter().zip(&outcomes) {
        println!("{}: {judged} mutants, {} differences", consumer.ours, found.len());
        // One in 200; a short run may have one.
        if found.len() > (judged / 200).max(1) || asked.is_some() {
            complaints.push(format!("{} of {judged}:\n{}", found.len(), found.join("\n")));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    // An older spirv-val does not know the newest environment.
    let is_few = |(_, (judged, _)): &(&Consumer, &(usize, _))| *judged < 2 * count.min(250);
    let few: Vec<_> =
        CONSUMERS.iter().zip(&outcomes).filter(is_few).map(|(consumer, _)| consumer.ours).collect();
    assert!(few.iter().all(|name| *name == "vulkan1.4"), "few mutants: {few:?}");
}

/// The rules that spirv-val does not look at.
fn lax() -> Vec<Rule> {
    let all = super::all().into_iter();
    all.filter(|(_, broken)| broken.valid.is_some() || broken.is_newer)
        .map(|(_, broken)| broken.rule)
        .collect()
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
    let lax = lax();
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
    // Missed: a format of printf that is a pointer to an array of characters, as the extension for its storage class allows.
    agree(Set::Pairs, &Limits { mutants: 3_000, missed: 2, beyond: 8 });
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
    agree(Set::Shaders, &Limits { mutants: 3_000, missed: 7, beyond: 2 });
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
