//! What the functions of a module contain, from one walk over all instructions.

use super::{MdKind, Module, Type, Value, ffi};

/// What a module contains.
#[derive(Debug)]
pub struct Survey<'c> {
    /// The types of signatures, variables, parameters, results and operands, allocated and indexed ones included, each once.
    pub types: Vec<Type<'c>>,
    /// The instructions that access memory atomically, in order.
    pub atomic: Vec<Value<'c>>,
    /// The instructions with an attachment of the kind that was asked for, in order.
    pub attached: Vec<Value<'c>>,
    /// Whether some `bitcast` is between booleans and other numbers.
    pub casts_booleans: bool,
}

impl<'c> Module<'c> {
    /// Surveys the module; `kind` is the kind of attachments to look for.
    pub fn survey(self, kind: MdKind) -> Survey<'c> {
        // SAFETY: the module is alive; the survey is freed behind the last use of its lists, whose handles live as long as the module.
        unsafe {
            let raw = ffi::slt_survey(self.raw(), kind.0);
            let mut count = 0;
            let types = ffi::slt_survey_types(raw, &mut count);
            let types = (0..count).map(|at| Type::from_non_null(*types.add(at))).collect();
            let atomic = ffi::slt_survey_atomic(raw, &mut count);
            let atomic = (0..count).map(|at| Value::from_non_null(*atomic.add(at))).collect();
            let attached = ffi::slt_survey_attached(raw, &mut count);
            let attached = (0..count).map(|at| Value::from_non_null(*attached.add(at))).collect();
            let casts_booleans = ffi::slt_survey_casts_booleans(raw);
            ffi::slt_survey_free(raw);
            Survey { types, atomic, attached, casts_booleans }
        }
    }
}
