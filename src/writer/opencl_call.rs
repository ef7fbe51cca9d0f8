//! Calls of OpenCL C builtins that, with the code the reader emitted around them, fold back to a single
//! instruction.
//!
//! Rule of this module: as in [`super::idiom`], the last LLVM instruction and every part but the call carry
//! `!spirv.Op` with the instruction's opcode, and the pattern matches only if no part has other users. The
//! operands are computed from the builtin's row by [`super::opencl::operands`], given the values that the
//! arguments were made from.

use super::builtin::{Builtin, BuiltinKind};
use super::context::{Shared, Writer};
use super::dispatch::take;
use super::idiom::closed;
use super::pointer_origin::strip_casts;
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Opcode, grammar, op};
use crate::table::opencl::{Plan, Postfix, ResultAdapter, Row, Shape, Target};

/// A call of an OpenCL C builtin that folds with the surrounding code to one instruction.
#[derive(Clone)]
pub(crate) struct FusedCall<'c> {
    builtin: Shared<Builtin<'c>>,
    row: &'static Row,
    postfix: Postfix,
    opcode: Opcode,
    /// The values that the arguments were made from.
    sources: Vec<Value<'c>>,
}

impl<'c> Writer<'c, '_> {
    /// Expands an OpenCL C builtin by the template of its row.
    ///
    /// # Errors
    /// Arguments that do not fit the builtin.
    pub(super) fn opencl(&mut self, call: Value<'c>, builtin: &Builtin<'c>, plan: Plan) -> Result<()> {
        let invoke = plan.invoke_argument();
        self.remember_block(call, invoke);
        self.function.first_pointer = call.arg(0).filter(|argument| argument.ty().is_pointer());
        let mut arguments = Vec::new();
        for (position, argument) in (0u32..).zip(call.args()) {
            arguments.push(if invoke == Some(position as usize) {
                let function = strip_casts(argument);
                if !function.is_function() {
                    return Err(self.error("a block whose function is not known"));
                }
                self.id_of_function(function)?
            } else {
                self.argument(call, builtin, position)?
            });
        }
        let result = self.type_of_value(call)?;
        if let Plan::Row(row, postfix) = plan
            && self.values.contains_key(&call)
            && self.promised_opencl(call, row, postfix, &arguments)?
        {
            return Ok(());
        }
        match super::opencl::expand(self, plan, &arguments, result)? {
            None => Ok(()),
            Some(_) if call.ty().is_void() => Ok(()),
            // A no-op conversion: the call's attributes do not apply to its argument.
            Some(id) if arguments.contains(&id) => self.alias(call, id),
            Some(id) => self.bind_result(call, id),
        }
    }

    /// Expands a call whose id has been referenced before its definition to a single instruction with that
    /// id; returns false if it needs several instructions.
    fn promised_opencl(
        &mut self,
        call: Value<'c>,
        row: &'static Row,
        postfix: Postfix,
        arguments: &[Id],
    ) -> Result<bool> {
        let (opcode, mut words) = match row.target {
            Target::Op(opcode) => (opcode, Vec::new()),
            Target::Ext(number) => self.opencl_instruction(number as u32)?,
            _ => return Ok(false),
        };
        let has_result = grammar::instruction(opcode).is_some_and(|grammar| grammar.has_result);
        if row.outcome != ResultAdapter::Same || call.ty().is_void() || !has_result {
            return Ok(false);
        }
        let ty = self.type_of_value(call)?;
        words.extend(super::opencl::operands(self, row, postfix, arguments, ty, false)?);
        let id = self.define(call, opcode, ty, &words)?;
        self.call_flags(call, id)?;
        self.finish(call)?;
        Ok(true)
    }

    /// Matches the call that a marked last instruction belongs to, and marks the parts as subsumed.
    pub(super) fn match_fused_call(&mut self, last: Value<'c>, marked: Opcode) {
        let Some(call) = call_before(last, marked) else { return };
        let Some(builtin) = self.called_builtin(call) else { return };
        let BuiltinKind::OpenCl(Plan::Row(row, postfix)) = builtin.kind else { return };
        if let Target::Shape(Shape::ImageSize(_)) = row.target {
            return self.find_size(last, marked);
        }
        if !stands_for(row, marked) || !fits(row, last) {
            return;
        }
        let mut sources = Vec::new();
        let mut parts = if call == last { Vec::new() } else { vec![call] };
        for argument in call.args() {
            sources.push(self.argument_source(argument, marked, &mut parts));
        }
        if closed(last, &parts) {
            self.function.subsumed.extend(parts);
            let spread = FusedCall { builtin, row, postfix, opcode: marked, sources };
            self.function.fused_calls.insert(last, spread);
        }
    }

    /// The value that an argument was made from; the instructions in between are parts.
    fn argument_source(&self, argument: Value<'c>, marked: Opcode, parts: &mut Vec<Value<'c>>) -> Value<'c> {
        let is_part = |value: Value<'c>| value.is_instruction() && self.marked_op(value) == Some(marked);
        let opcode = argument.opcode().filter(|_| is_part(argument));
        let source = match opcode {
            Some(
                LlvmOpcode::ZExt | LlvmOpcode::SExt | LlvmOpcode::AddrSpaceCast | LlvmOpcode::ExtractElement,
            ) => argument.operand(0),
            _ => None,
        };
        let Some(source) = source else { return argument };
        parts.push(argument);
        if source.opcode() != Some(LlvmOpcode::Alloca) || !is_part(source) {
            return source;
        }
        let mut stores = source.users().filter(|user| user.opcode() == Some(LlvmOpcode::Store));
        let (Some(store), None) = (stores.next(), stores.next()) else { return argument };
        parts.extend([source, store]);
        store.operand(0).unwrap_or(argument)
    }

    /// Matches image size components that are combined to the result of one query.
    fn find_size(&mut self, last: Value<'c>, marked: Opcode) {
        if !matches!(marked, op::ImageQuerySize | op::ImageQuerySizeLod) {
            return;
        }
        let lanes = last.ty().lanes();
        let (components, mut parts) = if last.ty().is_vector() {
            let Some(found) = super::idiom::insert_chain(last, lanes) else { return };
            found
        } else {
            (vec![last], Vec::new())
        };
        let mut image = None;
        for component in components {
            let is_cast = matches!(component.opcode(), Some(LlvmOpcode::ZExt | LlvmOpcode::Trunc));
            let call = if is_cast { component.operand(0) } else { Some(component) };
            let Some(call) = call.filter(|call| call.opcode() == Some(LlvmOpcode::Call)) else {
                return;
            };
            let Some(builtin) = self.called_builtin(call) else { return };
            let BuiltinKind::OpenCl(Plan::Row(row, _)) = builtin.kind else { return };
            let of = call.arg(0);
            if !matches!(row.target, Target::Shape(Shape::ImageSize(_))) || (image.is_some() && image != of) {
                return;
            }
            image = of;
            parts.extend([component, call].into_iter().filter(|part| *part != last));
        }
        let Some(image) = image.filter(|_| closed(last, &parts)) else { return };
        self.function.subsumed.extend(parts);
        let operands = vec![image];
        let idiom = super::idiom::Idiom { opcode: marked, operands, literals: Vec::new() };
        self.function.idioms.insert(last, idiom);
    }

    /// Emits the instruction that a fused call folds to; returns false if `last` is not one.
    ///
    /// # Errors
    /// Operands that SPIR-V cannot represent.
    pub(super) fn fused_call(&mut self, last: Value<'c>) -> Result<bool> {
        let Some(spread) = take(&mut self.function.fused_calls, last) else { return Ok(false) };
        let mut arguments = Vec::new();
        for (position, source) in spread.sources.iter().enumerate() {
            let pointee = spread.builtin.pointees.get(position).copied().flatten();
            arguments.push(self.builtin_operand(*source, pointee)?);
        }
        let ty = self.type_of_value(last)?;
        self.function.first_pointer = spread.sources.first().copied().filter(|of| of.ty().is_pointer());
        let words = super::opencl::operands(self, spread.row, spread.postfix, &arguments, ty, true)?;
        let (opcode, mut all) = match spread.row.target {
            Target::Ext(number) => self.opencl_instruction(number as u32)?,
            _ => (spread.opcode, Vec::new()),
        };
        all.extend(words);
        if last.ty().is_void() {
            self.emit_plain(opcode, &all)?;
        } else {
            self.define(last, opcode, ty, &all)?;
            self.finish(last)?;
        }
        Ok(true)
    }
}

/// The call whose result the last instruction of the pattern converts.
fn call_before(last: Value<'_>, marked: Opcode) -> Option<Value<'_>> {
    let is_call = |value: &Value<'_>| value.opcode() == Some(LlvmOpcode::Call);
    let candidate = match last.opcode()? {
        LlvmOpcode::Call => Some(last),
        LlvmOpcode::ICmp | LlvmOpcode::Sub | LlvmOpcode::Shl | LlvmOpcode::ZExt | LlvmOpcode::Trunc => {
            last.operand(0)
        }
        LlvmOpcode::InsertElement => last.operand(1).map(|part| match part.opcode() {
            Some(LlvmOpcode::ZExt | LlvmOpcode::Trunc) => part.operand(0).unwrap_or(part),
            _ => part,
        }),
        LlvmOpcode::Load if matches!(marked, op::AtomicCompareExchange | op::AtomicCompareExchangeWeak) => {
            let variable = last.operand(0)?;
            let is_cast = |value: &Value<'_>| value.opcode() == Some(LlvmOpcode::AddrSpaceCast);
            let users = variable.users().filter(is_cast).flat_map(|cast| cast.users().collect::<Vec<_>>());
            users.into_iter().find(is_call)
        }
        _ => None,
    };
    candidate.filter(is_call)
}

/// Whether a row's target is the instruction with this opcode.
fn stands_for(row: &Row, marked: Opcode) -> bool {
    match row.target {
        Target::Op(opcode) => opcode == marked,
        Target::Ext(_) => marked == op::ExtInst,
        Target::Shape(Shape::CompareExchange) => {
            matches!(marked, op::AtomicCompareExchange | op::AtomicCompareExchangeWeak)
        }
        Target::Operand | Target::Convert(..) | Target::Shape(_) => false,
    }
}

/// Whether the last instruction inverts the row's result adapter.
fn fits(row: &Row, last: Value<'_>) -> bool {
    let is_zero = || last.operand(1).is_some_and(Value::is_null);
    let is_number = |number: u32| last.operand(1).and_then(Value::int_value) == Some(number.into());
    let Some(opcode) = last.opcode() else { return false };
    if row.target == Target::Shape(Shape::CompareExchange) {
        return opcode == LlvmOpcode::Load;
    }
    match row.outcome {
        ResultAdapter::Same | ResultAdapter::Bool => opcode == LlvmOpcode::Call,
        ResultAdapter::Truth => last.int_predicate() == Some(crate::llvm::IntPredicate::Ne) && is_zero(),
        ResultAdapter::First => {
            let first = last.operand(2).and_then(Value::int_value) == Some(0);
            opcode == LlvmOpcode::InsertElement && first && last.operand(0).is_some_and(Value::is_null)
        }
        ResultAdapter::Plus(number) => opcode == LlvmOpcode::Sub && is_number(number),
        ResultAdapter::ShiftRight(bits) => opcode == LlvmOpcode::Shl && is_number(bits),
        ResultAdapter::PlusArgument(_) | ResultAdapter::Converted(..) => false,
    }
}
