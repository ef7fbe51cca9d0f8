//! Checked round trips: a module is translated to the other language and back, and losses are reported.
//!
//! Two modules are equal if their canonical forms are ([`crate::spirv::canonicalize`]); the rest of a report explains the
//! differences. Rule of this module: it only compares; translations use nothing from here.

#[cfg(feature = "cli")]
mod changes;
mod facts;
#[cfg(feature = "cli")]
mod json;
#[cfg(feature = "cli")]
mod links;
#[cfg(feature = "cli")]
mod page;
mod summary;

#[cfg(feature = "cli")]
pub use changes::Change;
pub use facts::{Count, Fact};
#[cfg(feature = "cli")]
pub use json::json;
#[cfg(feature = "cli")]
pub use links::{Line, View};
#[cfg(feature = "cli")]
pub use page::page;

use crate::error::{Error, Result};
use crate::llvm::Context;
use crate::log::Log;
use crate::options::{Form, Options};
use crate::spirv::{self, Module};
use crate::translate;

/// A step of a round trip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step {
    /// The input is converted to a SPIR-V module: parsed, assembled, or translated from LLVM IR.
    Read,
    /// The SPIR-V module is translated to LLVM IR, which LLVM's verifier must accept.
    ToLlvm,
    /// The LLVM IR, as text, is translated to SPIR-V again and validated.
    Back,
    /// The two modules are compared.
    Compare,
    /// The second module is translated once more and must be reproduced word by word.
    FixedPoint,
}

impl Step {
    /// Its name in a report.
    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::ToLlvm => "to LLVM IR",
            Self::Back => "back to SPIR-V",
            Self::Compare => "compare",
            Self::FixedPoint => "fixed point",
        }
    }
}

/// The result of a round trip.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report {
    /// Format of the input.
    pub form: Form,
    /// The last step performed.
    pub step: Step,
    /// The error that ended the trip, if any.
    pub error: Option<Error>,
    /// Facts preserved, lost and gained, by kind.
    pub facts: Vec<Fact>,
    /// Changed instructions of functions, paired where possible.
    #[cfg(feature = "cli")]
    pub changes: Vec<Change>,
    /// The first difference of the canonical forms as lines of assembly language; `None` if the modules are equal.
    pub difference: Option<String>,
    /// Whether the second trip reproduced the same words.
    pub is_fixed_point: bool,
}

impl Report {
    /// Whether the trip was completed without a loss, and a second trip changes nothing.
    pub fn is_lossless(&self) -> bool {
        self.error.is_none() && self.difference.is_none() && self.is_fixed_point
    }
}

/// Performs two round trips and reports what was preserved. The input may have any of the four formats; for LLVM IR the comparison
/// starts with the first SPIR-V module.
pub fn check(input: &[u8], options: &Options) -> Report {
    check_form(input, Form::of_bytes(input, None), options)
}

/// The variant of [`check`] for a known format.
pub fn check_form(input: &[u8], form: Form, options: &Options) -> Report {
    let mut report = Report {
        form,
        step: Step::Read,
        error: None,
        facts: Vec::new(),
        #[cfg(feature = "cli")]
        changes: Vec::new(),
        difference: None,
        is_fixed_point: false,
    };
    report.error = trip(input, options, &mut report).err();
    report
}

fn trip(input: &[u8], options: &Options, report: &mut Report) -> Result<()> {
    let original = module_of(input, report.form, options)?;
    report.step = Step::ToLlvm;
    let text = to_llvm(&original, options)?;
    report.step = Step::Back;
    let back = to_spirv(&text, options)?;
    report.step = Step::Compare;
    compare(&original, &back, report)?;
    drop(original);
    report.step = Step::FixedPoint;
    let again = to_spirv(&to_llvm(&back, options)?, options)?;
    report.is_fixed_point = again.words() == back.words();
    Ok(())
}

/// The SPIR-V module at the start of a round trip.
///
/// # Errors
/// The errors of the parser, the assembler or the writer.
pub fn first_module(input: &[u8], options: &Options) -> Result<Module> {
    module_of(input, Form::of_bytes(input, None), options)
}

/// The SPIR-V modules at the start and at the end of a round trip.
///
/// # Errors
/// The errors of both translations.
#[cfg(feature = "cli")]
pub fn both_modules(input: &[u8], options: &Options) -> Result<(Module, Module)> {
    let first = first_module(input, options)?;
    let back = to_spirv(&to_llvm(&first, options)?, options)?;
    Ok((first, back))
}

fn module_of(input: &[u8], form: Form, options: &Options) -> Result<Module> {
    if form.is_spirv() {
        translate::read_spirv(input, form, options)
    } else {
        to_spirv_module(input, options)
    }
}

fn to_llvm(module: &Module, options: &Options) -> Result<String> {
    let context = Context::new();
    Ok(translate::spirv_to_llvm(&context, module, options, &Log::default())?.print_to_string())
}

fn to_spirv(text: &str, options: &Options) -> Result<Module> {
    to_spirv_module(text.as_bytes(), options)
}

fn to_spirv_module(input: &[u8], options: &Options) -> Result<Module> {
    let words =
        translate::llvm_to_spirv(&Context::with_guard(options.guarded), input, options, &Log::default())?;
    Module::from_words(words).map_err(|error| Error::internal(format!("the writer's module: {error}")))
}

fn compare(original: &Module, back: &Module, report: &mut Report) -> Result<()> {
    report.difference = spirv::difference(original, back)?;
    let canonical = |module| spirv::canonicalize(module).and_then(Module::framed);
    report.facts = facts::compare(&canonical(original)?, &canonical(back)?);
    #[cfg(feature = "cli")]
    if report.difference.is_some() {
        report.changes = changes::find(original, back);
    }
    Ok(())
}

/// The module and its LLVM IR side by side, for the page of a report.
///
/// # Errors
/// The errors of [`translate::spirv_to_llvm`].
#[cfg(feature = "cli")]
pub fn view(input: &[u8], options: &Options, report: &Report) -> Result<View> {
    links::view(&first_module(input, options)?, options, report)
}
