//! Checks the types of calls that become instructions by `table/core_signature.rs`: for some extensions while they
//! are translated, and for all by the rules of SPIR-V (`validate`) on the finished module.

use super::builtin::{BuiltinKind, Callee};
use super::context::Writer;
use super::emit::TypeShape;
use super::location::of_instruction;
use super::pointer_origin::strip_casts;
use crate::error::{CallFault, Detail, Error, ErrorKind, Finding, Result};
use crate::llvm::{AttributePlace, Type, Value};
use crate::spirv::{Id, Instruction, Module, Opcode, each_instruction, op};
use crate::table::core_signature::{self, CallRules};
use crate::table::ext_inst_signature::{Constraint, Domain, ExtSignature, Lanes, Numbers, Pointee, Width};
use crate::table::opaque::{self, Parameters};
use crate::table::storage_class::address_space;
use crate::validate::{self, Rule};
use rspirv::spirv::{AddressingModel, StorageClass};
use rustc_hash::FxHashMap;

/// The element type of a matrix.
fn of_elements(ty: Type<'_>) -> Option<Type<'_>> {
    let row = ty.target_name().and_then(opaque::by_target)?;
    if row.parameters == Parameters::Matrix { ty.target_types().into_iter().next() } else { None }
}

/// The types that constraints on a call refer to.
#[derive(Clone, Copy)]
struct CallTypes<'c> {
    /// Of the call.
    result: Type<'c>,
    /// The pointer width in bits.
    address: u32,
}

/// The outcome of a check.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Met,
    /// The type has another number of components than the result.
    OtherLanes,
    Broken,
}

impl From<bool> for Verdict {
    fn from(is_met: bool) -> Self {
        if is_met { Self::Met } else { Self::Broken }
    }
}

impl<'c> CallTypes<'c> {
    /// Whether an LLVM type meets a constraint. Opaque types may also be pointers, as older compilers emit.
    fn check(self, constraint: Constraint, ty: Type<'c>) -> Verdict {
        match constraint {
            Constraint::Numbers(numbers) => self.numbers(numbers, ty),
            Constraint::OneOf(all) => {
                all.iter().any(|numbers| self.numbers(*numbers, ty) == Verdict::Met).into()
            }
            Constraint::Result => (ty == self.result).into(),
            Constraint::Components(lanes) if ty.scalar() == self.result.scalar() => self.lanes(lanes, ty),
            Constraint::Components(_) => Verdict::Broken,
            Constraint::Declared(opcode) => {
                let row = ty.target_name().and_then(opaque::by_target);
                (ty.is_pointer() || row.is_some_and(|row| row.op == opcode)).into()
            }
            Constraint::Pointer(_, classes) => {
                let space = ty.address_space();
                let is_in = |class: &StorageClass| address_space(*class as u32) == space;
                (space.is_some() && (classes.is_empty() || classes.iter().any(is_in))).into()
            }
            // The finished module is checked for these.
            Constraint::First | Constraint::Matrix => Verdict::Met,
            Constraint::Void | Constraint::LaneCount | Constraint::Any => Verdict::Met,
        }
    }

    fn numbers(self, numbers: Numbers, ty: Type<'c>) -> Verdict {
        let (scalar, result) = (ty.scalar(), self.result.scalar());
        let (is_float, is_bool) = (scalar.is_float(), scalar.int_bits() == Some(1));
        let is_int = scalar.is_int() && !is_bool;
        let domain = match numbers.domain {
            Domain::Float => is_float,
            Domain::Integer => is_int,
            Domain::Number => is_float || is_int,
            Domain::Boolean => is_bool,
            Domain::Value => is_float || is_int || is_bool,
        };
        let bits = scalar.scalar_bits();
        let width = match numbers.width {
            Width::Any => true,
            Width::Bits(widths) => bits.is_some_and(|bits| widths.contains(&bits)),
            Width::Address => bits == Some(self.address),
            Width::AsResult => bits == result.scalar_bits(),
            Width::HalfOfResult => bits.map(|bits| 2 * bits) == result.scalar_bits(),
        };
        if domain && width { self.lanes(numbers.lanes, ty) } else { Verdict::Broken }
    }

    fn lanes(self, lanes: Lanes, ty: Type<'c>) -> Verdict {
        let count = u64::from(ty.lanes());
        match lanes {
            Lanes::Any => Verdict::Met,
            Lanes::One => (!ty.is_vector()).into(),
            Lanes::Vector => ty.is_vector().into(),
            Lanes::AtMost(most) => (count <= most).into(),
            Lanes::Of(counts) => (ty.is_vector() && counts.contains(&count)).into(),
            Lanes::AsResult if ty.lanes() == self.result.lanes() => Verdict::Met,
            Lanes::AsResult => Verdict::OtherLanes,
        }
    }
}

/// Maps instructions to the builtin calls they were emitted for: by result id, or by all words if there is
/// none. Equal words mean the same anywhere, so any call that emitted them will do.
#[derive(Default)]
pub struct BuiltinCalls<'c> {
    by_result: FxHashMap<Id, Value<'c>>,
    by_words: FxHashMap<Vec<u32>, Value<'c>>,
    /// The opcodes in `by_words`.
    without_result: Vec<Opcode>,
}

impl<'c> BuiltinCalls<'c> {
    fn of(&self, instruction: Instruction<'_>) -> Option<Value<'c>> {
        match instruction.result_id() {
            Some(id) => self.by_result.get(&id).copied(),
            None => self.by_words.get(instruction.words()).copied(),
        }
    }

    /// Checks the types of the instructions in the module that was written by the rules of SPIR-V. The compatible dialect has none to
    /// check.
    ///
    /// # Errors
    /// `InvalidLlvm` with the rule and location of each violating call.
    pub(crate) fn require_types(&self, module: &Module) -> Result<()> {
        let emitted = self.instructions(module);
        if emitted.is_empty() {
            return Ok(());
        }
        let mut findings = Vec::new();
        for (number, error) in validate::mistyped(module, &emitted) {
            // Devices may have more clock scopes than the extension defines.
            if error.rule() == Some(Rule::ClockScope) {
                continue;
            }
            let call = module.at(number).and_then(|instruction| self.of(instruction));
            for finding in error.findings() {
                let location = call.map(of_instruction);
                findings.push(Finding { location, ..finding.clone() });
            }
        }
        Error::from_findings(ErrorKind::InvalidLlvm, findings).map_or(Ok(()), Err)
    }

    /// The numbers of the instructions in a module, in order.
    fn instructions(&self, module: &Module) -> Vec<u32> {
        let by_result = self.by_result.keys().filter_map(|id| module.definition(*id));
        let mut numbers: Vec<u32> = by_result.map(Instruction::number).collect();
        if !self.by_words.is_empty() {
            let is_emitted = |one: &Instruction<'_>| self.by_words.contains_key(one.words());
            let alike = module.instructions_of(&self.without_result);
            numbers.extend(alike.filter(is_emitted).map(Instruction::number));
        }
        numbers.sort_unstable();
        numbers
    }
}

impl<'c> Writer<'c, '_> {
    /// Records that the function's words from `start` on were emitted for a call of a builtin.
    pub(super) fn note_builtin(&mut self, call: Value<'c>, start: usize) {
        if !self.refusals.reports_all() {
            return;
        }
        for words in each_instruction(self.function.words.get(start..).unwrap_or_default()) {
            let instruction = Instruction::new(words, 0, 0);
            let noted = &mut self.calls.of_builtins;
            match instruction.result_id() {
                Some(id) => drop(noted.by_result.insert(id, call)),
                None => {
                    noted.by_words.entry(words.to_vec()).or_insert(call);
                    if !noted.without_result.contains(&instruction.opcode()) {
                        noted.without_result.push(instruction.opcode());
                    }
                }
            }
        }
    }

    /// Checks the types of a call against those of its instruction.
    ///
    /// # Errors
    /// A type mismatch.
    pub(super) fn require_types(&self, call: Value<'c>, opcode: Opcode) -> Result<()> {
        let Some(rules) = core_signature::rules_of_calls(opcode) else { return Ok(()) };
        let types =
            core_signature::of(opcode).ok_or_else(|| Error::internal("an instruction without types"))?;
        let Some(fault) = self.fault_of(call, rules, types) else { return Ok(()) };
        let argument = |place: usize| call.arg(u32::try_from(place).ok()?);
        let argument_text = |place: usize| match (argument(place), types.operands.get(place)) {
            (Some(argument), Some(constraint)) => format!(" of type {}, but {constraint}", argument.ty()),
            (Some(argument), None) => format!(" of type {}", argument.ty()),
            (None, _) => String::new(),
        };
        let message = match fault {
            CallFault::Result => {
                format!("{opcode} does not give the type {}, but {}", call.ty(), types.result)
            }
            CallFault::Argument(place) => {
                format!("{opcode} does not take argument {place}{}", argument_text(place))
            }
            CallFault::Lanes => format!(
                "{opcode} gives as many components as it takes: from {} to {}",
                argument(0).map_or(String::new(), |argument| argument.ty().to_string()),
                call.ty()
            ),
            CallFault::Constant(place) => {
                format!("argument {place} of {opcode} is no constant that it takes")
            }
            CallFault::Pointee(place) => format!("argument {place} of {opcode} points to another type"),
            CallFault::Matrix => format!("{opcode} of a matrix, which no allowed extension has"),
        };
        Err(self.mistyped(opcode, fault, message))
    }

    /// Checks what the pointers of a call point to, for instructions that take pointers to scalar integers.
    ///
    /// # Errors
    /// A pointer to another type.
    pub(super) fn require_pointees(&self, opcode: Opcode, words: &[u32]) -> Result<()> {
        if core_signature::rules_of_calls(opcode).is_none() {
            return Ok(());
        }
        let types = core_signature::of(opcode).map_or(&[][..], |types| types.operands);
        for (place, (constraint, word)) in types.iter().zip(words).enumerate() {
            let Constraint::Pointer(Pointee::Numbers(numbers), _) = constraint else { continue };
            let pointee = self.pointee_type(self.type_of_id(Id(*word))?);
            let shape = pointee.map(|pointee| self.shape(pointee));
            if numbers.domain == Domain::Integer && !matches!(shape, None | Some(TypeShape::Int { .. })) {
                let message = format!("argument {place} of {opcode} points to no scalar integer");
                return Err(self.mistyped(opcode, CallFault::Pointee(place), message));
            }
        }
        Ok(())
    }

    fn mistyped(&self, opcode: Opcode, fault: CallFault, message: String) -> Error {
        let instruction = opcode.to_string().trim_start_matches("Op").replace("ALTERA", "INTEL");
        self.error(message).about(Detail::CallTypes { instruction, fault })
    }

    /// The fault in the types of a call; the result is checked first.
    fn fault_of(&self, call: Value<'c>, row: &CallRules, types: &ExtSignature) -> Option<CallFault> {
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
        let context = CallTypes { result, address };
        if context.check(types.result, result) == Verdict::Broken {
            return Some(CallFault::Result);
        }
        let constraints = types.operands.iter().chain(types.operands.last().into_iter().cycle());
        let verdicts: Vec<Verdict> = (0..)
            .map_while(|place| Some(call.arg(place)?.ty()))
            .zip(constraints)
            .map(|(ty, constraint)| {
                let ty = matrix.and_then(|_| of_elements(ty)).unwrap_or(ty);
                context.check(*constraint, ty)
            })
            .collect();
        if let Some(place) = verdicts.iter().position(|verdict| *verdict == Verdict::Broken) {
            return Some(CallFault::Argument(place));
        }
        if verdicts.contains(&Verdict::OtherLanes) {
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
            argument.called_function().and_then(|f| self.calls.callees.get(f))
        else {
            return argument.is_constant();
        };
        matches!(builtin.kind, BuiltinKind::Op(op::SpecConstant, _))
    }
}
