//! Samplers declared as `i32`, as early OpenCL compilers emitted them; kernel metadata and the names of the functions that read images
//! identify them.
//!
//! Rule of this file: a parameter is a sampler only if every use takes a sampler and every caller passes one.

use super::Inference;
use crate::llvm::Value;
use crate::spirv::op;
use crate::table::opaque;
use crate::table::opencl::{Operand, Plan};
use crate::writer::builtin::{Builtin, BuiltinKind, Callee};
use crate::writer::context::Writer;
use rustc_hash::FxHashSet;

/// Parameters that may be samplers, and the builtins.
struct Candidates<'c> {
    parameters: FxHashSet<Value<'c>>,
    builtins: FxHashSet<Value<'c>>,
}

impl<'c> Inference<'c, '_, '_> {
    /// Removes the candidates that cannot be samplers, and adds the parameters of functions that kernels pass
    /// samplers to.
    pub(super) fn resolve_i32_samplers(&mut self) {
        let mut builtins = FxHashSet::default();
        for function in self.input.module.functions() {
            match self.callee(function) {
                Callee::Function => continue,
                Callee::Builtin(builtin) => self.sampling_parameters(function, &builtin),
                Callee::Intrinsic => {}
            }
            builtins.insert(function);
        }
        let Some(sampler) = self.i32_samplers.values().next().copied() else { return };
        let parameters = self.i32_samplers.keys().copied().collect();
        let mut candidates = Candidates { parameters, builtins };
        candidates.follow();
        candidates.reduce();
        self.i32_samplers = candidates.parameters.into_iter().map(|parameter| (parameter, sampler)).collect();
    }

    /// Adds the parameters that are passed to a builtin as the sampler of an image.
    fn sampling_parameters(&mut self, function: Value<'c>, builtin: &Builtin<'c>) {
        let samples = match builtin.kind {
            BuiltinKind::OpenCl(Plan::Row(row, _)) => row.operands.contains(&Operand::SampledImage),
            BuiltinKind::Op(opcode, _) => opcode == op::SampledImage,
            _ => false,
        };
        if !samples {
            return;
        }
        let row = opaque::by_opcode(op::TypeSampler);
        let Some(sampler) = row.and_then(|row| self.input.context.target_type(row.target, &[], &[]).ok())
        else {
            return;
        };
        let calls = function.users().filter(|user| user.called_function() == Some(function));
        let given = calls.filter_map(|call| call.arg(1));
        let numbers = given.filter(|given| given.ty().is_int() && given.param_function().is_some());
        self.i32_samplers.extend(numbers.map(|parameter| (parameter, sampler)));
    }
}

impl<'c> Candidates<'c> {
    /// Adds the parameters that the candidates are passed to.
    fn follow(&mut self) {
        let mut next: Vec<_> = self.parameters.iter().copied().collect();
        while let Some(parameter) = next.pop() {
            for call in parameter.users() {
                let receivers = self.receivers(call, parameter);
                next.extend(receivers.into_iter().filter(|receiver| self.parameters.insert(*receiver)));
            }
        }
    }

    /// Removes parameters that are not samplers until a fixed point is reached.
    fn reduce(&mut self) {
        loop {
            let count = self.parameters.len();
            let kept =
                self.parameters.iter().copied().filter(|parameter| self.is_sampler(*parameter)).collect();
            self.parameters = kept;
            if self.parameters.len() == count {
                return;
            }
        }
    }

    /// The parameters to which a call of a function other than a builtin passes a value.
    fn receivers(&self, call: Value<'c>, value: Value<'c>) -> Vec<Value<'c>> {
        let function = call.called_function().filter(|function| !self.builtins.contains(function));
        let Some(function) = function else { return Vec::new() };
        let given = call.args().zip(function.params()).filter(|(argument, _)| *argument == value);
        given.map(|(_, parameter)| parameter).collect()
    }

    /// Whether a parameter is passed on to builtins and sampler parameters only, and every caller passes a
    /// sampler for it.
    fn is_sampler(&self, parameter: Value<'c>) -> bool {
        let passes_on = |user: Value<'c>| {
            user.called_function().is_some()
                && self.receivers(user, parameter).iter().all(|receiver| self.parameters.contains(receiver))
        };
        let Some(function) = parameter.param_function() else { return false };
        let place = function.params().position(|other| other == parameter);
        let place = place.and_then(|place| u32::try_from(place).ok());
        let is_given = |user: Value<'c>| {
            let argument = place.and_then(|place| user.arg(place));
            user.called_function() == Some(function)
                && argument.is_some_and(|argument| self.parameters.contains(&argument))
        };
        // A kernel's host passes the type that its metadata declares.
        let is_told = Writer::is_kernel(function) || function.users().all(is_given);
        is_told && parameter.users().all(passes_on)
    }
}
