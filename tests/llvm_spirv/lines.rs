//! Finds lines of the text form, whatever the ids are.

use std::collections::HashMap;

/// Instructions that frame functions and blocks.
const FRAMES: [&str; 4] = ["Function", "FunctionParameter", "FunctionEnd", "Label"];

/// Words that stand for `$names`.
type Bound<'t> = HashMap<&'t str, &'t str>;

/// A line of a module: the number of its function, or `None` outside of functions.
type Line<'t> = (Option<usize>, &'t str);

/// Asserts that `text` has these lines: those outside of functions in any order, those of one function in theirs. A line is given without
/// its word count; `_` stands for any word, `$name` for any word that is the same wherever the name stands, `...` for all the rest. Others
/// may stand between them, but within functions none of the instruction that is looked for, unless the line `...` says so: an instruction
/// too many is not passed over.
#[track_caller]
pub(super) fn shows(text: &str, wanted: &[&str]) {
    let mut functions = 0;
    let mut inside = false;
    let lines: Vec<Line<'_>> = text
        .lines()
        .map(|line| {
            let opcode = line.split_whitespace().nth(1).unwrap_or_default();
            if opcode == "Function" {
                (functions, inside) = (functions + 1, true);
            }
            let place = inside.then_some(functions);
            inside &= opcode != "FunctionEnd";
            (place, line)
        })
        .collect();
    let mut search = Search { lines, wanted, taken: Vec::new(), furthest: 0 };
    let found = search.find(0, true, &HashMap::new());
    let line = wanted.get(search.furthest).copied().unwrap_or_default();
    assert!(
        found,
        "line {} is missing, or stands behind another of its instruction: {line}\n{text}",
        search.furthest
    );
}

struct Search<'t, 'w> {
    lines: Vec<Line<'t>>,
    wanted: &'w [&'t str],
    /// Numbers of the lines that were found.
    taken: Vec<usize>,
    /// How many lines were found at most.
    furthest: usize,
}

impl<'t> Search<'t, '_> {
    /// Whether the wanted lines from `number` on are there, behind those that were taken.
    fn find(&mut self, number: usize, is_loose: bool, bound: &Bound<'t>) -> bool {
        self.furthest = number.max(self.furthest);
        let Some(line) = self.wanted.get(number).copied() else { return true };
        if line == "..." {
            return self.find(number + 1, true, bound);
        }
        for at in 0..self.lines.len() {
            let mut bound = bound.clone();
            if self.is_free(at)
                && matches(self.lines[at].1, line, &mut bound)
                && (is_loose || !self.passes_over(at, line))
            {
                self.taken.push(at);
                if self.find(number + 1, false, &bound) {
                    return true;
                }
                self.taken.pop();
            }
        }
        false
    }

    /// Whether a line was not taken and, in a function, stands behind all that were.
    fn is_free(&self, at: usize) -> bool {
        let function = self.lines[at].0;
        let is_behind = |other: &usize| function.is_none() || self.lines[*other].0 != function || *other < at;
        !self.taken.contains(&at) && self.taken.iter().all(is_behind)
    }

    /// Whether there is another of the instruction that is looked for between the line that was taken last in a function and this one.
    fn passes_over(&self, at: usize, line: &str) -> bool {
        let Some(function) = self.lines[at].0 else { return false };
        let of_function = |other: &usize| self.lines[*other].0 == Some(function);
        let before = self.taken.iter().copied().filter(of_function).max().map_or(0, |last| last + 1);
        let looked_for = instruction(line.split_whitespace());
        (before..at).filter(of_function).any(|other| {
            let named = instruction(self.lines[other].1.split_whitespace().skip(1));
            named == looked_for && !FRAMES.contains(&named[0])
        })
    }
}

/// The name of an instruction, with that of an extended one.
fn instruction<'t>(words: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    let words: Vec<&str> = words.take(5).collect();
    match words.first() {
        Some(&"ExtInst") => words.iter().step_by(4).copied().collect(),
        name => name.copied().into_iter().collect(),
    }
}

/// Whether no line of `text` is this one.
pub(super) fn lacks(text: &str, line: &str) -> bool {
    !text.lines().any(|candidate| matches(candidate, line, &mut HashMap::new()))
}

fn matches<'t>(candidate: &'t str, wanted: &'t str, bound: &mut Bound<'t>) -> bool {
    let mut words = candidate.split_whitespace().skip(1);
    let mut seen = bound.clone();
    for wanted in wanted.split_whitespace() {
        if wanted == "..." {
            *bound = seen;
            return true;
        }
        let Some(word) = words.next() else { return false };
        let fits = match wanted.strip_prefix('$') {
            Some(name) => *seen.entry(name).or_insert(word) == word,
            None => wanted == "_" || wanted == word,
        };
        if !fits {
            return false;
        }
    }
    let complete = words.next().is_none();
    if complete {
        *bound = seen;
    }
    complete
}
