//! Matches the sequences of LLVM instructions that the reader expands one SPIR-V instruction to.
//!
//! Rule of this module: the last LLVM instruction carries `!spirv.Op`. The sequence is one instruction only if it has exactly the
//! shape that the reader emits and its parts have no other uses; otherwise each part is written by itself.

use super::builtin::BuiltinKind;
use super::context::Writer;
use super::dispatch::take;
use crate::contract::{Attached, Kinds, MemoryAccess};
use crate::error::{Error, Result};
use crate::llvm::{FloatPredicate, IntPredicate, Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Opcode, op};
use crate::table::form::{Expanded, Overflow};
use crate::table::opencl::Plan;
use crate::table::{Flags, rows_of};
use rustc_hash::FxHashSet;

/// An instruction with operands that are LLVM values.
#[derive(Clone, Debug)]
pub(crate) struct Idiom<'c> {
    pub opcode: Opcode,
    pub operands: Vec<Value<'c>>,
    /// Literals behind the operands.
    pub literals: Vec<u32>,
}

/// A match: the operands, and the parts that belong to it.
pub(super) type Match<'c> = (Vec<Value<'c>>, Vec<Value<'c>>);

impl<'c> Writer<'c, '_> {
    /// Finds the idioms of a function, the initial values of its variables and its structured constructs.
    ///
    /// # Errors
    /// Metadata that is not the operands of a memory access or a merge instruction; an initial value that SPIR-V cannot represent.
    pub(super) fn prepare(&mut self, function: Value<'c>) -> Result<()> {
        for block in function.blocks() {
            for instruction in block.instructions() {
                self.prepare_instruction(function, instruction)?;
            }
        }
        self.find_spread_accesses(function);
        self.find_merges(function)
    }

    fn prepare_instruction(&mut self, function: Value<'c>, instruction: Value<'c>) -> Result<()> {
        match instruction.opcode() {
            Some(LlvmOpcode::InsertElement) => self.join_builtin_load(instruction)?,
            Some(LlvmOpcode::SExt) => self.absorb_truth(instruction),
            _ => {}
        }
        let Some(marked) = self.marked_op(instruction) else { return Ok(()) };
        self.match_fused_call(instruction, marked);
        if instruction.opcode() == Some(LlvmOpcode::Store) && marked == op::Variable {
            return self.initializer(function, instruction);
        }
        if let Some((operands, literals, parts)) = super::shader::composite_path(instruction, marked)
            && closed(instruction, &parts)
        {
            self.function.subsumed.extend(parts);
            let idiom = Idiom { opcode: marked, operands, literals };
            self.function.idioms.insert(instruction, idiom);
            return Ok(());
        }
        if super::conversion::is_distance(instruction, marked) {
            self.function.subsumed.insert(instruction);
            return Ok(());
        }
        let found = match marked {
            op::Bitcast => bitcast_by_integer(instruction),
            op::VectorShuffle => {
                // A shorter input that the reader widened: the shuffles that use it take the input itself.
                let widens =
                    |user: Value<'c>| is(user, LlvmOpcode::ShuffleVector) && self.marked_op(user).is_none();
                if is(instruction, LlvmOpcode::ShuffleVector)
                    && is_widening(instruction)
                    && instruction.users().all(widens)
                {
                    self.function.subsumed.insert(instruction);
                }
                None
            }
            _ => {
                let expansion = rows_of(marked).iter().find_map(|row| row.expansion());
                let found = expansion.and_then(|expanded| self.match_expanded(instruction, expanded));
                if marked == op::CompositeConstructReplicateEXT { found.and_then(replicated) } else { found }
            }
        };
        if let Some((operands, parts)) = found.filter(|(_, parts)| closed(instruction, parts)) {
            self.function.subsumed.extend(parts);
            let idiom = Idiom { opcode: marked, operands, literals: Vec::new() };
            self.function.idioms.insert(instruction, idiom);
        }
        Ok(())
    }

    /// Matches the sequence that the reader expands an instruction to.
    fn match_expanded(&self, last: Value<'c>, expanded: Expanded) -> Option<Match<'c>> {
        match expanded {
            Expanded::CompositeConstruct => {
                construct(last, |v| self.marked_op(v) == Some(op::CompositeConstruct))
            }
            Expanded::SMod => s_mod(last),
            Expanded::FMod => f_mod(last),
            Expanded::VectorTimesScalar => vector_times_scalar(last),
            Expanded::WithOverflow(Overflow::AddCarry | Overflow::SubBorrow) => overflow_pair(last),
            Expanded::WithOverflow(Overflow::UMulExtended) => wide_pair(last, LlvmOpcode::ZExt),
            Expanded::WithOverflow(Overflow::SMulExtended) => wide_pair(last, LlvmOpcode::SExt),
            Expanded::CopyLogical => super::shader::copy_logical(last),
            Expanded::PtrDiff => ptr_diff(last),
            Expanded::SizeOf => size_of(last),
        }
    }

    /// Booleans that were widened for a predicate's argument are written without the extension.
    fn absorb_truth(&mut self, widened: Value<'c>) {
        let from_bool = widened.operand(0).is_some_and(|source| source.ty().is_bool_or_bools());
        if !from_bool || !widened.ty().is_vector() || !widened.is_used() {
            return;
        }
        let users: Vec<_> = widened.users().collect();
        for user in users {
            let called = self.called_builtin(user).filter(|_| is(user, LlvmOpcode::Call));
            if !called.is_some_and(|called| matches!(called.kind, BuiltinKind::Op(op::Any | op::All, _))) {
                return;
            }
        }
        self.function.subsumed.insert(widened);
    }

    /// A store of a variable's initial value, in the entry block.
    fn initializer(&mut self, function: Value<'c>, store: Value<'c>) -> Result<()> {
        let (Some(value), Some(variable)) = (store.operand(0), store.operand(1)) else { return Ok(()) };
        let in_entry = store.block() == function.entry_block();
        let constant = value.is_constant() && value.constant_opcode().is_none();
        if !in_entry || !constant || variable.opcode() != Some(LlvmOpcode::Alloca) {
            return Ok(());
        }
        let id = self.id_of(variable)?;
        let mut ty = self.pointee_type(self.type_of_id(id)?);
        if self.is_untyped(self.type_of_id(id)?)
            && let Some(held) = variable.alloca_type().filter(|held| *held == value.ty())
        {
            ty = Some(self.type_id(held, None)?);
        }
        let initializer = ty.map_or(Ok(None), |ty| self.initial_value(value, ty))?;
        if let Some(initializer) = initializer {
            self.function.initializers.insert(id, Some(initializer));
            self.function.subsumed.insert(store);
        }
        Ok(())
    }

    /// Calls that came from one load of a builtin variable become that load.
    fn join_builtin_load(&mut self, last: Value<'c>) -> Result<()> {
        let lanes = last.ty().lanes();
        let Some((components, inserts)) = insert_chain(last, lanes) else { return Ok(()) };
        let mut group: Option<Metadata<'c>> = None;
        let mut builtin = None;
        for (lane, call) in (0u64..).zip(&components) {
            let node = call.metadata(self.kinds.group);
            let is_apart = node.is_none() && !self.came_without_marks();
            if call.opcode() != Some(LlvmOpcode::Call) || is_apart || lane > 0 && group != node {
                return Ok(());
            }
            group = node;
            let Some(found) = self.called_builtin(*call) else { return Ok(()) };
            let (BuiltinKind::Variable(row) | BuiltinKind::OpenCl(Plan::Variable(row))) = found.kind else {
                return Ok(());
            };
            if builtin.is_some_and(|b| b != row.builtin)
                || call.arg(0).and_then(Value::int_value) != Some(lane)
            {
                return Ok(());
            }
            builtin = Some(row.builtin);
        }
        let Some(builtin) = builtin else { return Ok(()) };
        let parts: Vec<_> = components.into_iter().chain(inserts).collect();
        if closed(last, &parts) {
            let told = components_operands(&parts, &self.kinds);
            let operands = told.map(|told| self.operands_of_numbers(told, 1)).transpose()?;
            self.function.subsumed.extend(parts);
            let literals = std::iter::once(builtin).chain(operands.clone().unwrap_or_default()).collect();
            // An operand marks memory operands recorded in metadata; without it they are the defaults.
            let told = if operands.is_some() { vec![last] } else { Vec::new() };
            let idiom = Idiom { opcode: op::Load, operands: told, literals };
            self.function.idioms.insert(last, idiom);
        }
        Ok(())
    }

    /// Writes the instruction of an idiom whose last part this is; returns false if it is not one.
    ///
    /// # Errors
    /// Operands that SPIR-V cannot represent.
    pub(super) fn idiom(&mut self, instruction: Value<'c>) -> Result<bool> {
        let Some(idiom) = take(&mut self.function.idioms, instruction) else { return Ok(false) };
        if idiom.opcode == op::Load {
            let number = idiom.literals.first().copied();
            let number = number.ok_or_else(|| Error::internal("a load of no builtin variable"))?;
            let ty = self.type_of_value(instruction)?;
            let variable = super::builtin_variable::by_number(self, number)?;
            let told = idiom.literals.get(1..).filter(|_| !idiom.operands.is_empty());
            let words = match told {
                Some(told) => std::iter::once(variable.0).chain(told.iter().copied()).collect(),
                None => super::builtin_variable::load_operands(self, variable)?.to_vec(),
            };
            self.define(instruction, op::Load, ty, &words)?;
            self.finish(instruction)?;
            return Ok(true);
        }
        let ty = self.type_of_value(instruction)?;
        let mut words = Vec::with_capacity(idiom.operands.len());
        for (index, operand) in idiom.operands.iter().enumerate() {
            let id = match (idiom.opcode, operand.ty().is_pointer_or_pointers()) {
                (op::CompositeConstruct, _) if self.is_shader() => {
                    let wanted = self.constituent_type(ty, index, &idiom.operands)?;
                    self.operand_as(*operand, wanted)?
                }
                (op::CompositeConstructReplicateEXT, _) if self.is_shader() => {
                    let wanted = self.element_type(ty, index)?;
                    self.operand_as(*operand, wanted)?
                }
                (op::CompositeInsert, _) if self.is_shader() => {
                    let wanted = if index == 1 { ty } else { self.member_at(ty, &idiom.literals)? };
                    self.operand_as(*operand, wanted)?
                }
                (op::CompositeConstruct, true) => {
                    let wanted = self.element_type(ty, index)?;
                    self.operand_as(*operand, wanted)?
                }
                (op::PtrDiff, _) if index == 1 => {
                    let first =
                        words.first().ok_or_else(|| Error::internal("a difference of one pointer"))?;
                    let wanted = self.type_of_id(Id(*first))?;
                    self.operand_as(*operand, wanted)?
                }
                _ => self.operand(*operand)?,
            };
            words.push(id.0);
        }
        words.extend(&idiom.literals);
        if idiom.opcode == op::ImageQuerySizeLod {
            words.push(super::emit::constant_int(self, 0)?.0);
        }
        self.define(instruction, idiom.opcode, ty, &words)?;
        if idiom.opcode == op::VectorTimesScalar
            && let Some(id) = self.values.get(&instruction).copied()
        {
            self.flag_decorations(instruction, id, Flags::FastMath)?;
        }
        self.finish(instruction)?;
        Ok(true)
    }
}

/// Memory operands recorded in metadata of a load that became calls.
fn components_operands(parts: &[Value<'_>], kinds: &Kinds) -> Option<Vec<u32>> {
    parts.iter().find_map(|part| MemoryAccess::read(*part, kinds)).map(|access| access.0)
}

/// Whether the parts are used by each other and by the last instruction only.
pub(super) fn closed<'c>(last: Value<'c>, parts: &[Value<'c>]) -> bool {
    let whole: FxHashSet<Value<'c>> = parts.iter().copied().chain([last]).collect();
    parts.iter().all(|part| part.users().all(|user| whole.contains(&user)))
}

/// A shuffle that keeps its first input's lanes and adds poison ones.
fn is_widening(shuffle: Value<'_>) -> bool {
    let lanes = shuffle.operand(0).map_or(0, |vector| vector.ty().lanes());
    let mask = shuffle.shuffle_mask().unwrap_or_default();
    let kept = mask
        .iter()
        .zip(0..)
        .all(|(lane, position)| *lane == if position < lanes.cast_signed() { position } else { -1 });
    kept && mask.len() > lanes as usize
}

fn is(value: Value<'_>, opcode: LlvmOpcode) -> bool {
    value.opcode() == Some(opcode)
}

/// A chain of insertions into poison that fills all lanes in order: the lanes, and the insertions but the last.
pub(super) fn insert_chain<'c>(last: Value<'c>, lanes: u32) -> Option<Match<'c>> {
    let mut components = Vec::new();
    let mut inserts = Vec::new();
    let mut at = last;
    for lane in (0..lanes).rev() {
        if !is(at, LlvmOpcode::InsertElement) || at.operand(2)?.int_value() != Some(u64::from(lane)) {
            return None;
        }
        components.push(at.operand(1)?);
        if at != last {
            inserts.push(at);
        }
        at = at.operand(0)?;
    }
    components.reverse();
    at.is_poison().then_some((components, inserts))
}

/// A cast between a pointer and a vector of integers, which LLVM divides at the integer of the pointer's size.
fn bitcast_by_integer(last: Value<'_>) -> Option<Match<'_>> {
    let integer = last.operand(0)?;
    let from = integer.operand(0)?;
    let is_divided = match last.opcode()? {
        LlvmOpcode::BitCast => is(integer, LlvmOpcode::PtrToInt) && last.ty().is_vector(),
        LlvmOpcode::IntToPtr => is(integer, LlvmOpcode::BitCast) && from.ty().is_vector(),
        _ => false,
    };
    is_divided.then(|| (vec![from], vec![integer]))
}

/// The one constituent that a composite is made of.
fn replicated((operands, parts): Match<'_>) -> Option<Match<'_>> {
    let first = *operands.first()?;
    operands.iter().all(|operand| *operand == first).then(|| (vec![first], parts))
}

fn construct<'c>(last: Value<'c>, marked: impl Fn(Value<'c>) -> bool) -> Option<Match<'c>> {
    if last.ty().is_vector() {
        let (components, mut parts) = insert_chain(last, last.ty().lanes())?;
        let mut operands = Vec::new();
        let mut rest = components.as_slice();
        while let Some((first, more)) = rest.split_first() {
            if !is(*first, LlvmOpcode::ExtractElement) || !marked(*first) {
                operands.push(*first);
                rest = more;
                continue;
            }
            // Lanes that the reader took from a constituent that is a vector.
            let vector = first.operand(0)?;
            let (own, more) = rest.split_at_checked(vector.ty().lanes() as usize)?;
            for (lane, part) in (0u64..).zip(own) {
                let fits = is(*part, LlvmOpcode::ExtractElement) && part.operand(0)? == vector;
                if !fits || part.operand(1)?.int_value() != Some(lane) {
                    return None;
                }
            }
            parts.extend_from_slice(own);
            operands.push(vector);
            rest = more;
        }
        return Some((operands, parts));
    }
    let ty = last.ty();
    let count = if ty.is_struct() { ty.members().len() as u64 } else { ty.length()? };
    let (mut operands, mut parts, mut at) = (Vec::new(), Vec::new(), last);
    for index in (0..u32::try_from(count).ok()?).rev() {
        if !is(at, LlvmOpcode::InsertValue) || at.value_indices() != [index] {
            return None;
        }
        operands.push(at.operand(1)?);
        if at != last {
            parts.push(at);
        }
        at = at.operand(0)?;
    }
    operands.reverse();
    at.is_poison().then_some((operands, parts))
}

fn s_mod(last: Value<'_>) -> Option<Match<'_>> {
    let (adjust, sum, remainder) = (last.operand(0)?, last.operand(1)?, last.operand(2)?);
    let shape = is(last, LlvmOpcode::Select) && is(adjust, LlvmOpcode::And) && is(sum, LlvmOpcode::Add);
    if !shape || !is(remainder, LlvmOpcode::SRem) {
        return None;
    }
    let (dividend, divisor) = (remainder.operand(0)?, remainder.operand(1)?);
    let (differ, nonzero) = (adjust.operand(0)?, adjust.operand(1)?);
    let signs = differ.operand(0)?;
    let fits = differ.int_predicate() == Some(IntPredicate::Slt)
        && nonzero.int_predicate() == Some(IntPredicate::Ne)
        && nonzero.operand(0)? == remainder
        && is(signs, LlvmOpcode::Xor)
        && signs.operand(0)? == dividend
        && signs.operand(1)? == divisor
        && differ.operand(1)?.is_null()
        && nonzero.operand(1)?.is_null()
        && sum.operand(0)? == remainder
        && sum.operand(1)? == divisor;
    fits.then(|| (vec![dividend, divisor], vec![adjust, sum, remainder, differ, nonzero, signs]))
}

fn f_mod(last: Value<'_>) -> Option<Match<'_>> {
    let (differ, sum, signed) = (last.operand(0)?, last.operand(1)?, last.operand(2)?);
    let shape = is(last, LlvmOpcode::Select) && is(sum, LlvmOpcode::FAdd) && is(signed, LlvmOpcode::Call);
    if !shape || differ.float_predicate() != Some(FloatPredicate::One) {
        return None;
    }
    let remainder = sum.operand(0)?;
    if !is(remainder, LlvmOpcode::FRem) {
        return None;
    }
    let (dividend, divisor) = (remainder.operand(0)?, remainder.operand(1)?);
    let copysign = signed.called_function()?.intrinsic_name() == Some("llvm.copysign");
    let fits = copysign
        && signed.arg(0)? == remainder
        && signed.arg(1)? == divisor
        && sum.operand(1)? == divisor
        && differ.operand(0)? == remainder
        && differ.operand(1)? == signed;
    fits.then(|| (vec![dividend, divisor], vec![differ, sum, signed, remainder]))
}

fn vector_times_scalar(last: Value<'_>) -> Option<Match<'_>> {
    let (vector, spread) = (last.operand(0)?, last.operand(1)?);
    if !is(last, LlvmOpcode::FMul) || !is(spread, LlvmOpcode::ShuffleVector) {
        return None;
    }
    let insert = spread.operand(0)?;
    let first = is(insert, LlvmOpcode::InsertElement)
        && insert.operand(0)?.is_poison()
        && insert.operand(2)?.int_value() == Some(0)
        && spread.shuffle_mask()?.iter().all(|lane| *lane == 0);
    first.then_some(())?;
    Some((vec![vector, insert.operand(1)?], vec![spread, insert]))
}

/// The two members of a pair that was inserted into poison.
fn pair(last: Value<'_>) -> Option<(Value<'_>, Value<'_>, Value<'_>)> {
    if !is(last, LlvmOpcode::InsertValue) || last.value_indices() != [1] {
        return None;
    }
    let first = last.operand(0)?;
    let fits =
        is(first, LlvmOpcode::InsertValue) && first.value_indices() == [0] && first.operand(0)?.is_poison();
    fits.then_some(())?;
    Some((first, first.operand(1)?, last.operand(1)?))
}

fn overflow_pair(last: Value<'_>) -> Option<Match<'_>> {
    let (first, low, high) = pair(last)?;
    if !is(low, LlvmOpcode::ExtractValue) || !is(high, LlvmOpcode::ZExt) {
        return None;
    }
    let (call, bit) = (low.operand(0)?, high.operand(0)?);
    let fits = is(call, LlvmOpcode::Call) && is(bit, LlvmOpcode::ExtractValue) && bit.operand(0)? == call;
    fits.then_some(())?;
    Some((vec![call.arg(0)?, call.arg(1)?], vec![first, low, high, call, bit]))
}

/// The words of a product of twice their width, put together to a pair: the operands, and all that belongs to it.
pub(super) fn wide_pair(last: Value<'_>, extend: LlvmOpcode) -> Option<Match<'_>> {
    let (first, low, high) = pair(last)?;
    let product = low.operand(0)?;
    let shifted = high.operand(0)?;
    let shape = is(low, LlvmOpcode::Trunc) && is(high, LlvmOpcode::Trunc) && is(shifted, LlvmOpcode::LShr);
    if !shape || !is(product, LlvmOpcode::Mul) || shifted.operand(0)? != product {
        return None;
    }
    let (a, b) = (product.operand(0)?, product.operand(1)?);
    if !is(a, extend) || !is(b, extend) {
        return None;
    }
    Some((vec![a.operand(0)?, b.operand(0)?], vec![first, low, high, product, shifted, a, b]))
}

/// The size of a pointee, selected before the pointer's address.
fn size_of(last: Value<'_>) -> Option<Match<'_>> {
    let (condition, address) = (last.operand(0)?, last.operand(2)?);
    let fits =
        is(last, LlvmOpcode::Select) && condition.int_value() == Some(1) && is(address, LlvmOpcode::PtrToInt);
    fits.then_some(())?;
    Some((vec![address.operand(0)?], vec![address]))
}

fn ptr_diff(last: Value<'_>) -> Option<Match<'_>> {
    let quotient = if is(last, LlvmOpcode::Trunc) { last.operand(0)? } else { last };
    let difference = quotient.operand(0)?;
    if !is(quotient, LlvmOpcode::SDiv) || !is(difference, LlvmOpcode::Sub) {
        return None;
    }
    let (a, b) = (difference.operand(0)?, difference.operand(1)?);
    if !is(a, LlvmOpcode::PtrToInt) || !is(b, LlvmOpcode::PtrToInt) {
        return None;
    }
    let mut parts = vec![difference, a, b];
    parts.extend((quotient != last).then_some(quotient));
    Some((vec![a.operand(0)?, b.operand(0)?], parts))
}
