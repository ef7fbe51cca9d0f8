//! Instructions of functions that a round trip changed, paired where possible.

use super::facts::Describer;
use crate::spirv::{Module, op};
use similar::{Algorithm, DiffOp, capture_diff_slices_deadline};
use std::time::{Duration, Instant};

/// The time limit for pairing the instructions of one function; the rest then counts as one change.
const PATIENCE: Duration = Duration::from_secs(2);

/// Consecutive instructions that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The function, by name if it has one.
    pub function: String,
    /// Numbers of the first module's instructions, counted over the module from 0.
    pub numbers: std::ops::Range<u32>,
    /// The instructions of the first module.
    pub lost: Vec<String>,
    /// The instructions that replaced them.
    pub gained: Vec<String>,
}

/// The changes in all functions, which are paired in order.
pub(super) fn find(before: &Module, after: &Module) -> Vec<Change> {
    let (left, right) = (Describer::new(before), Describer::new(after));
    let (lefts, rights) = (bodies(before, &left), bodies(after, &right));
    let nothing = Body { name: String::new(), numbers: Vec::new(), lines: Vec::new() };
    let mut changes = Vec::new();
    for i in 0..lefts.len().max(rights.len()) {
        let (a, b) = (lefts.get(i).unwrap_or(&nothing), rights.get(i).unwrap_or(&nothing));
        pair(a, b, &mut changes);
    }
    changes
}

struct Body {
    name: String,
    numbers: Vec<u32>,
    lines: Vec<String>,
}

fn bodies(module: &Module, text: &Describer<'_>) -> Vec<Body> {
    let mut bodies: Vec<Body> = Vec::new();
    let mut inside = false;
    for instruction in module.instructions() {
        if instruction.opcode() == op::Function {
            inside = true;
            let name = instruction.result_id().map(|id| module.display_name(id)).unwrap_or_default();
            bodies.push(Body { name, numbers: Vec::new(), lines: Vec::new() });
        }
        if let Some(body) = bodies.last_mut().filter(|_| inside) {
            body.numbers.push(instruction.number());
            body.lines.push(text.line(instruction));
        }
        inside &= instruction.opcode() != op::FunctionEnd;
    }
    bodies
}

fn pair(before: &Body, after: &Body, changes: &mut Vec<Change>) {
    let deadline = Some(Instant::now() + PATIENCE);
    let function = if before.name.is_empty() { &after.name } else { &before.name };
    for step in capture_diff_slices_deadline(Algorithm::Myers, &before.lines, &after.lines, deadline) {
        if matches!(step, DiffOp::Equal { .. }) {
            continue;
        }
        let (old, new) = (step.old_range(), step.new_range());
        let numbers = before.numbers.get(old.clone()).unwrap_or_default();
        let numbers = match (numbers.first(), numbers.last()) {
            (Some(first), Some(last)) => *first..*last + 1,
            _ => 0..0,
        };
        changes.push(Change {
            function: function.clone(),
            numbers,
            lost: before.lines.get(old).unwrap_or_default().to_vec(),
            gained: after.lines.get(new).unwrap_or_default().to_vec(),
        });
    }
}
