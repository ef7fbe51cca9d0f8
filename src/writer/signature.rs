//! Checks the types of calls that become instructions: for extensions by `table::signature` while they are
//! translated, and for all by the rules of SPIR-V (`validate`) on the finished module.

use super::builtin::{BuiltinKind, Callee};
use super::context::Writer;
use super::location::of_instruction;
use super::pointer_origin::strip_casts;
use crate::error::{CallFault, Detail, Error, ErrorKind, Finding, Result};
use crate::llvm::{AttributePlace, Type, Value};
use crate::spirv::{Id, Instruction, Module, Opcode, each_instruction, op};
use crate::table::opaque::{self, Parameters};
use crate::table::signature::{self, Signature, is_met};
use crate::validate::{self, Rule};
use rspirv::spirv::AddressingModel;
use rustc_hash::FxHashMap;

/// The element type of a matrix.
fn of_elements(ty: Type<'_>) -> Option<Type<'_>> {
    let row = ty.target_name().and_then(opaque::by_target)?;
    if row.parameters == Parameters::Matrix { ty.target_types().into_iter().next() } else { None }
}

/// Maps instructions to the builtin calls they were emitted for: by result id, or by all words if there is
/// none. Equal words mean the same anywhere, so any call that emitted them will do.
#[derive(Default)]
pub struct BuiltinCalls<'c> {
    by_result: FxHashMap<Id, Value<'c>>,
    by_words: FxHashMap<Vec<u32>, Value<'c>>,
}

impl<'c> BuiltinCalls<'c> {
    fn is_empty(&self) -> bool {
        self.by_result.is_empty() && self.by_words.is_empty()
    }

    fn of(&self, instruction: Instruction<'_>) -> Option<Value<'c>> {
        match instruction.result_id() {
            Some(id) => self.by_result.get(&id).copied(),
            None => self.by_words.get(instruction.words()).copied(),
        }
    }
}

impl<'c> Writer<'c, '_> {
    /// Records that the function's words from `start` on were emitted for a call of a builtin.
    pub(super) fn note_builtin(&mut self, call: Value<'c>, start: usize) {
        if !self.options.dialect.reports_all() {
            return;
        }
        for words in each_instruction(self.function.words.get(start..).unwrap_or_default()) {
            match Instruction::new(words, 0, 0).result_id() {
                Some(id) => drop(self.calls.of_builtins.by_result.insert(id, call)),
                None => {
                    self.calls.of_builtins.by_words.entry(words.to_vec()).or_insert(call);
                }
            }
        }
    }

    /// Checks the types of instructions emitted for builtin calls by the rules of SPIR-V. The compatible
    /// dialect does not check.
    ///
    /// # Errors
    /// `InvalidLlvm` with the rule and location of each violating call.
    pub(super) fn require_builtin_types(&self, module: &Module) -> Result<()> {
        if self.calls.of_builtins.is_empty() {
            return Ok(());
        }
        let broken = validate::mistyped(module, |one| self.calls.of_builtins.of(one).is_some());
        let mut findings = Vec::new();
        for (number, error) in broken {
            // Devices may have more clock scopes than the extension defines.
            if error.rule() == Some(Rule::ClockScope) {
                continue;
            }
            let call = module.at(number).and_then(|instruction| self.calls.of_builtins.of(instruction));
            for finding in error.findings() {
                let location = call.map(of_instruction);
                findings.push(Finding { location, ..finding.clone() });
            }
        }
        Error::from_findings(ErrorKind::InvalidLlvm, findings).map_or(Ok(()), Err)
    }

    /// Checks the types of a call against those of its instruction.
    ///
    /// # Errors
    /// A type mismatch.
    pub(super) fn require_types(&self, call: Value<'c>, opcode: Opcode) -> Result<()> {
        let Some(fault) = signature::of(opcode).and_then(|row| self.fault_of(call, row)) else {
            return Ok(());
        };
        let message = match fault {
            CallFault::Result => format!("{opcode} does not give the type {}", call.ty()),
            CallFault::Argument(place) => format!("{opcode} does not take argument {place}"),
            CallFault::Lanes => format!("{opcode} gives as many components as it takes"),
            CallFault::Constant(place) => {
                format!("argument {place} of {opcode} is no constant that it takes")
            }
            CallFault::Matrix => format!("{opcode} of a matrix, which no allowed extension has"),
        };
        let instruction = opcode.to_string().trim_start_matches("Op").replace("ALTERA", "INTEL");
        Err(self.error(message).about(Detail::CallTypes { instruction, fault }))
    }

    /// The fault in the types of a call; the result is checked first.
    fn fault_of(&self, call: Value<'c>, row: &Signature) -> Option<CallFault> {
        // With `sret`, the arguments follow the result pointer.
        if call.attribute(AttributePlace::Param(0), "sret").is_some() {
            return None;
        }
        let address = if self.target.addressing == AddressingModel::Physical32 { 32 } else { 64 };
        let mut result = call.ty();
        let matrix = row.of_matrices.and_then(|extension| Some((extension, of_elements(result)?)));
        if let Some((extension, element)) = matrix {
            if !self.allows(extension) {
                return Some(CallFault::Matrix);
            }
            result = element;
        }
        if row.result.is_some_and(|demand| !is_met(demand, result, result, address)) {
            return Some(CallFault::Result);
        }
        let arguments: Vec<Type<'c>> = (0..).map_while(|place| Some(call.arg(place)?.ty())).collect();
        let is_wrong = |(ty, demand): (Type<'c>, signature::Demand)| {
            let ty = matrix.and_then(|_| of_elements(ty)).unwrap_or(ty);
            !is_met(demand, ty, result, address)
        };
        let pairs = arguments.iter().copied().zip(row.arguments.iter().copied());
        if let Some(place) = pairs.map(is_wrong).position(|wrong| wrong) {
            return Some(CallFault::Argument(place));
        }
        let lanes = |ty: Type<'c>| ty.lanes();
        if row.has_lanes && arguments.first().is_some_and(|ty| lanes(*ty) != lanes(call.ty())) {
            return Some(CallFault::Lanes);
        }
        let argument = |place: usize| call.arg(u32::try_from(place).ok()?);
        if let Some(place) = row.function
            && !argument(place).is_some_and(|argument| strip_casts(argument).is_function())
        {
            return Some(CallFault::Argument(place));
        }
        // Literals are signed 32-bit numbers.
        let is_outside = |(place, least, greatest): &&(usize, i32, i32)| {
            let number = argument(*place).and_then(Value::signed_int_value);
            number.is_some_and(|number| !(*least..=*greatest).contains(&(number as i32)))
        };
        if let Some((place, ..)) = row.numbers.iter().find(is_outside) {
            return Some(CallFault::Constant(*place));
        }
        let (place, argument) = row.constant.and_then(|place| Some((place, argument(place)?)))?;
        (!self.stands_for_constant(argument)).then_some(CallFault::Constant(place))
    }

    /// Whether an argument is a constant, or a call that becomes a specialization constant.
    fn stands_for_constant(&self, argument: Value<'c>) -> bool {
        let Some(Callee::Builtin(builtin)) =
            argument.called_function().and_then(|f| self.calls.callees.get(&f))
        else {
            return argument.is_constant();
        };
        matches!(builtin.kind, BuiltinKind::Op(op::SpecConstant, _))
    }
}
