//! Compares the results of two modules, where the first one's are defined.
//!
//! Rule of this module: which bytes are defined is found by executing with several fills, never by a list. Both modules are executed once
//! with the same fill; only if their results differ are they executed with the others. A byte that is undefined in the reference is not
//! compared; one that is defined there and undefined in the other module is a difference.
//!
//! Known gaps: a byte that is undefined in the other module and happens to have the first fill in the reference passes.

use std::fmt;

use spirv_llvm_translate::internal::error::{Error, Result};

use super::Program;
use super::jit::{Element, Fill, Processor, Shape};
use super::value::{Value, element_size};

/// Something that an execution gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Elements of one type, as they lie in memory.
    Elements(Element, Vec<u8>),
    /// The output of `printf`.
    Text(String),
}

/// A module to be executed, and for which processor.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// LLVM assembly or bitcode.
    pub module: &'a [u8],
    /// The processor that it is compiled for.
    pub processor: &'a Processor,
}

/// Where two executions differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The index of the output.
    pub output: usize,
    /// The difference.
    pub text: String,
}

/// Why two modules could not be compared.
#[derive(Debug)]
pub struct Failure {
    /// Whether it was the reference that failed.
    pub is_reference: bool,
    /// The failure.
    pub error: Error,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} module: {}", if self.is_reference { "original" } else { "other" }, self.error)
    }
}

/// The code under test: runs a freshly loaded program and returns its outputs, the same number each time.
pub type Execution<'a> = dyn Fn(&Program) -> Result<Vec<Output>> + 'a;

/// The first difference between two modules in the outputs of an execution. The reference is executed first.
///
/// # Errors
/// That one of the modules cannot be loaded or executed.
pub fn first_difference(
    reference: Subject<'_>,
    other: Subject<'_>,
    execution: &Execution<'_>,
) -> std::result::Result<Option<Difference>, Failure> {
    let of_reference = |error| Failure { is_reference: true, error };
    let of_other = |error| Failure { is_reference: false, error };
    let left = reference.run(Fill::default(), execution).map_err(of_reference)?;
    let right = other.run(Fill::default(), execution).map_err(of_other)?;
    if left.len() == right.len() && left.iter().zip(&right).all(|(left, right)| left.matches(right)) {
        return Ok(None);
    }
    let left = reference.observe(left, execution).map_err(of_reference)?;
    let right = other.observe(right, execution).map_err(of_other)?;
    if left.len() != right.len() {
        let text = format!("{} and {} outputs", left.len(), right.len());
        return Ok(Some(Difference { output: left.len().min(right.len()), text }));
    }
    let mut pairs = left.iter().zip(&right).enumerate();
    Ok(pairs.find_map(|(output, (left, right))| Some(Difference { output, text: left.difference(right)? })))
}

impl Subject<'_> {
    fn run(self, fill: Fill, execution: &Execution<'_>) -> Result<Vec<Output>> {
        execution(&Program::load_with(self.module, self.processor, fill)?)
    }

    /// Finds out what of the outputs with the first fill depends on it. Each fill gets a program of its own, since a program-scope
    /// variable would bring results of one execution into the next.
    fn observe(self, first: Vec<Output>, execution: &Execution<'_>) -> Result<Vec<Observed>> {
        let mut observed: Vec<_> = first.into_iter().map(Observed::new).collect();
        for fill in Fill::ALL.into_iter().skip(1) {
            let outputs = self.run(fill, execution)?;
            observed.iter_mut().zip(&outputs).for_each(|(observed, output)| observed.add(output));
        }
        Ok(observed)
    }
}

impl Output {
    fn bytes(&self) -> &[u8] {
        match self {
            Self::Elements(_, bytes) => bytes,
            Self::Text(text) => text.as_bytes(),
        }
    }

    /// Whether the outputs are equal, if all of them are defined.
    fn matches(&self, other: &Self) -> bool {
        match (self, other) {
            _ if self == other => true,
            (Self::Elements(element, left), Self::Elements(_, right)) => {
                elements_difference(*element, left, right).is_none()
            }
            _ => false,
        }
    }
}

/// An output with the first fill, and which of its bytes are the same with every fill. A text is defined as a whole.
#[derive(Clone, Debug)]
struct Observed {
    output: Output,
    is_defined: Vec<bool>,
}

impl Observed {
    fn new(output: Output) -> Self {
        let is_defined = vec![true; output.bytes().len()];
        Self { output, is_defined }
    }

    /// Adds the output of an execution with another fill.
    fn add(&mut self, output: &Output) {
        let (first, other) = (self.output.bytes(), output.bytes());
        let is_text = matches!(self.output, Output::Text(_));
        if is_text && first != other || first.len() != other.len() {
            self.is_defined.fill(false);
            return;
        }
        let same = first.iter().zip(other).map(|(first, other)| first == other);
        self.is_defined.iter_mut().zip(same).for_each(|(is_defined, same)| *is_defined &= same);
    }

    /// The differences of `other` where `self` is defined.
    fn difference(&self, other: &Self) -> Option<String> {
        match (&self.output, &other.output) {
            (Output::Elements(element, _), Output::Elements(..)) => elements(*element, self, other),
            (Output::Text(left), Output::Text(right)) => {
                let is_undefined = self.is_defined.contains(&false);
                (left != right && !is_undefined).then(|| format!("printed '{left}' and '{right}'"))
            }
            _ => Some(String::from("elements and a text")),
        }
    }
}

/// The first element in which two memories differ, all of whose bytes are defined.
pub fn elements_difference(element: Element, left: &[u8], right: &[u8]) -> Option<String> {
    let observed = |bytes: &[u8]| Observed::new(Output::Elements(element, bytes.to_vec()));
    if left == right { None } else { elements(element, &observed(left), &observed(right)) }
}

/// The first element in which what is defined in the reference is undefined or has other bits. What is no number equals what is no number:
/// its bits are not part of a result.
fn elements(element: Element, reference: &Observed, other: &Observed) -> Option<String> {
    let (left, right) = (reference.output.bytes(), other.output.bytes());
    if left.len() != right.len() {
        return Some(format!("{} and {} bytes", left.len(), right.len()));
    }
    let size = element_size(element);
    let is_float = matches!(element, Element::Float(_));
    let masks = reference.is_defined.chunks(size).zip(other.is_defined.chunks(size));
    let mut all = left.chunks(size).zip(right.chunks(size)).zip(masks).enumerate();
    all.find_map(|(index, ((left, right), (in_reference, in_other)))| {
        let bytes = || left.iter().zip(right).zip(in_reference.iter().zip(in_other));
        let is_lost = bytes().any(|(_, (in_reference, in_other))| *in_reference && !in_other);
        let is_same = bytes().all(|((left, right), (is_defined, _))| left == right || !is_defined);
        let shape = Shape { element, lanes: 1 };
        let [a, b] = [left, right].map(|bytes| Value::from_bytes(shape, true, bytes));
        let are_nan = is_float && a.number(0).is_nan() && b.number(0).is_nan();
        if is_lost {
            return Some(format!("element {index}: {:#x} and undefined bytes ({:#x})", a.bits(0), b.bits(0)));
        }
        if is_same || are_nan && in_reference.iter().all(|is_defined| *is_defined) {
            return None;
        }
        let numbers =
            if is_float { format!(" ({} and {})", a.number(0), b.number(0)) } else { String::new() };
        Some(format!("element {index}: {:#x} and {:#x}{numbers}", a.bits(0), b.bits(0)))
    })
}
