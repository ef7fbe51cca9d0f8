//! Rewrites a function that uses types which SPIR-V for kernels lacks.
//!
//! Rules of this file: blocks are visited so that definitions come before uses, except for phis, whose
//! operands are filled in at the end. A rewritten instruction stays, unused, until then. Results of legal
//! types replace the old ones at once; the parts of the others are looked up by [`Legalizer::parts`].

use super::constant;
use super::emit::Emit;
use super::form::{self, Form, Kept, Legality, Parts};
use super::integer;
use super::vector;
use crate::error::{Error, Result};
use crate::llvm::{Context, Module, Opcode, Type, Value};
use crate::writer::location;
use crate::writer::refusal::Refusals;
use rustc_hash::{FxHashMap, FxHashSet};

/// Rewrites one function.
pub(super) struct Legalizer<'c, 'l> {
    pub context: &'c Context,
    pub module: Module<'c>,
    pub emit: Emit<'c>,
    legality: &'l mut Legality<'c>,
    /// The parts of rewritten values.
    known: FxHashMap<Value<'c>, Parts<'c>>,
    /// The parts of each member of rewritten structures.
    members: FxHashMap<Value<'c>, Vec<Parts<'c>>>,
    phis: Vec<(Value<'c>, Parts<'c>)>,
    dead: Vec<Value<'c>>,
    /// Names of replaced values, transferred once these are erased.
    names: Vec<(Value<'c>, String)>,
}

/// Whether all operands of an instruction have the type of its result or a type that is always legal.
fn has_no_other_types(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        Load | Br
            | Phi
            | Freeze
            | Unreachable
            | FNeg
            | Add
            | FAdd
            | Sub
            | FSub
            | Mul
            | FMul
            | UDiv
            | SDiv
            | FDiv
            | URem
            | SRem
            | FRem
            | Shl
            | LShr
            | AShr
            | And
            | Or
            | Xor
    )
}

/// Whether the types of an instruction require rewriting.
fn needs_rewriting<'c>(legality: &mut Legality<'c>, instruction: Value<'c>) -> bool {
    if !legality.is_legal(instruction.ty()) {
        return true;
    }
    match instruction.opcode() {
        Some(Opcode::Alloca) if instruction.alloca_type().is_some_and(|ty| !legality.is_legal(ty)) => true,
        Some(Opcode::GetElementPtr)
            if instruction.gep_source_type().is_some_and(|ty| !legality.is_legal(ty)) =>
        {
            true
        }
        // Booleans have no bit representation in SPIR-V.
        Some(Opcode::BitCast) => instruction.operand(0).is_some_and(|from| {
            !legality.is_legal(from.ty())
                || from.ty().is_bool_or_bools() != instruction.ty().is_bool_or_bools()
        }),
        Some(opcode) if has_no_other_types(opcode) => false,
        _ => instruction.operands().any(|operand| !legality.is_legal(operand.ty())),
    }
}

/// Whether a function has anything to rewrite.
pub(super) fn is_affected<'c>(legality: &mut Legality<'c>, function: Value<'c>) -> bool {
    function.params().any(|parameter| !legality.is_legal(parameter.ty()))
        || function
            .blocks()
            .any(|block| block.instructions().any(|instruction| needs_rewriting(legality, instruction)))
}

/// Rewrites a function; instructions that cannot be rewritten are rejected.
///
/// # Errors
/// A parameter that cannot be rewritten; what the dialect reports at once.
pub(super) fn legalize<'c>(
    context: &'c Context,
    module: Module<'c>,
    (legality, refusals): (&mut Legality<'c>, &mut Refusals<'c>),
    function: Value<'c>,
) -> Result<()> {
    if let Some(parameter) = function.params().find(|parameter| !legality.is_legal(parameter.ty())) {
        let error = Error::unsupported(format!("a parameter of type {}", parameter.ty()));
        return Err(form::about_type(error, parameter.ty()));
    }
    let mut legalizer = Legalizer {
        context,
        module,
        emit: Emit::new(context, module),
        legality,
        known: FxHashMap::default(),
        members: FxHashMap::default(),
        phis: Vec::new(),
        dead: Vec::new(),
        names: Vec::new(),
    };
    for block in crate::writer::block_order::order(function) {
        for instruction in block.instructions() {
            if refusals.reach(instruction) || !needs_rewriting(legalizer.legality, instruction) {
                continue;
            }
            if let Err(error) = legalizer.rewrite(instruction) {
                refusals.add(Some(instruction), error.at(location::of_instruction(instruction)))?;
            }
        }
    }
    legalizer.finish(refusals)
}

impl<'c> Legalizer<'c, '_> {
    /// The form of a type.
    ///
    /// # Errors
    /// Aggregates, and integers above 128 bits.
    pub fn form(&self, ty: Type<'c>) -> Result<Form<'c>> {
        if ty.is_struct() || ty.is_array() {
            return Err(form::about_type(Error::unsupported(format!("a value of type {ty}")), ty));
        }
        Form::of_type(self.context, self.kept(), ty)
    }

    /// The types that are legal because of the options or the module's own declarations.
    pub fn kept(&self) -> Kept {
        self.legality.kept()
    }

    /// Whether a type is legal.
    pub fn is_legal(&mut self, ty: Type<'c>) -> bool {
        self.legality.is_legal(ty)
    }

    /// The parts of a value; a value of legal type is its only part, and a one-lane vector is its lane.
    ///
    /// # Errors
    /// Constants that have no parts.
    pub fn parts(&mut self, value: Value<'c>) -> Result<Parts<'c>> {
        let form = self.form(value.ty())?;
        if form.is_legal() {
            return Ok(Parts::from_elem(value, 1));
        }
        if value.is_constant() {
            return constant::parts(&mut self.emit, form, value);
        }
        if self.is_legal(value.ty()) {
            return Ok(Parts::from_elem(self.emit.lane(value, 0)?, 1));
        }
        match self.known.get(&value) {
            Some(parts) => Ok(parts.clone()),
            // Only in unreachable code is a value used before its definition.
            None => constant::parts(&mut self.emit, form, value.ty().poison()?),
        }
    }

    /// The parts of an operand.
    ///
    /// # Errors
    /// As [`Legalizer::parts`].
    pub fn operand(&mut self, instruction: Value<'c>, index: u32) -> Result<Parts<'c>> {
        let operand = instruction.operand(index).ok_or_else(|| Error::internal("an operand is missing"))?;
        self.parts(operand)
    }

    /// The form of an operand.
    ///
    /// # Errors
    /// A missing operand.
    pub fn operand_form(&self, instruction: Value<'c>, index: u32) -> Result<Form<'c>> {
        let operand = instruction.operand(index).ok_or_else(|| Error::internal("an operand is missing"))?;
        self.form(operand.ty())
    }

    /// Records the parts that replace an instruction.
    ///
    /// # Errors
    /// Parts of other types than those of the form.
    pub fn define(&mut self, instruction: Value<'c>, parts: Parts<'c>) -> Result<()> {
        let unnamed = |part: &&Value<'c>| part.is_instruction() && part.name_bytes().is_empty();
        if let Some(part) = parts.first().filter(unnamed)
            && !instruction.name_bytes().is_empty()
        {
            self.names.push((*part, instruction.name().into_owned()));
        }
        if self.is_legal(instruction.ty()) {
            let mut part = integer::only(&parts)?;
            if !self.form(instruction.ty())?.is_legal() {
                part = self.emit.insert(instruction.ty().poison()?, part, 0)?;
            }
            if instruction.is_used() && !instruction.replace_all_uses_with(part) {
                return Err(Error::internal(format!("{part} cannot replace {instruction}")));
            }
        } else {
            self.known.insert(instruction, parts);
        }
        self.dead.push(instruction);
        Ok(())
    }

    /// Records the parts of each member that replace a structure.
    pub fn define_members(&mut self, instruction: Value<'c>, members: Vec<Parts<'c>>) {
        self.members.insert(instruction, members);
        self.dead.push(instruction);
    }

    /// `extractvalue` of a structure that was rewritten.
    fn extract_value(&mut self, instruction: Value<'c>) -> Result<()> {
        let whole = instruction.operand(0).ok_or_else(|| unsupported(instruction))?;
        let parts = match instruction.value_indices() {
            [member] => self.members.get(&whole).and_then(|members| members.get(*member as usize)),
            _ => None,
        };
        let parts = parts.cloned().ok_or_else(|| unsupported(instruction))?;
        self.define(instruction, parts)
    }

    /// Marks an instruction without a result as replaced.
    pub fn replaced(&mut self, instruction: Value<'c>) {
        self.dead.push(instruction);
    }

    /// Copies fast-math flags, which hold for every chunk.
    pub fn copy_fast_math(&self, from: Value<'c>, parts: &[Value<'c>]) {
        let flags = from.fast_math();
        if flags != 0 {
            parts.iter().for_each(|part| {
                part.set_fast_math(flags);
            });
        }
    }

    fn rewrite(&mut self, instruction: Value<'c>) -> Result<()> {
        self.emit.builder.position_before(instruction);
        self.emit.builder.set_debug_location(instruction.debug_location());
        let opcode = instruction.opcode().ok_or_else(|| Error::internal("no instruction"))?;
        match opcode {
            _ if opcode.is_binary() => self.binary(instruction, opcode),
            Opcode::BitCast => self.bitcast(instruction),
            _ if opcode.is_cast() => self.cast(instruction, opcode),
            Opcode::ICmp | Opcode::FCmp => self.compare(instruction),
            Opcode::FNeg | Opcode::Freeze => self.unary(instruction, opcode),
            Opcode::Select => self.select(instruction),
            Opcode::Phi => self.phi(instruction),
            Opcode::Switch => self.switch(instruction),
            Opcode::ExtractElement => self.extract_element(instruction),
            Opcode::InsertElement => self.insert_element(instruction),
            Opcode::ShuffleVector => self.shuffle_vector(instruction),
            Opcode::Alloca => self.alloca(instruction),
            Opcode::Load => self.load(instruction),
            Opcode::Store => self.store(instruction),
            Opcode::GetElementPtr => self.element_pointer(instruction),
            Opcode::Call => self.call(instruction),
            Opcode::ExtractValue => self.extract_value(instruction),
            _ => Err(unsupported(instruction)),
        }
    }

    fn binary(&mut self, instruction: Value<'c>, opcode: Opcode) -> Result<()> {
        let form = self.form(instruction.ty())?;
        let (left, mut right) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        if matches!(opcode, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem) {
            self.fill_up(form, &mut right)?;
        }
        let (words, flags) = (form.scalar.words(), instruction.flags());
        let mut parts = Parts::new();
        for (left, right) in left.chunks(words).zip(right.chunks(words)) {
            parts.extend(integer::binary(&mut self.emit, opcode, form.scalar, left, right, flags)?);
        }
        self.copy_fast_math(instruction, &parts);
        self.define(instruction, parts)
    }

    /// Makes the lanes that pad the last chunk repeat its first lane, so that a division by them is defined
    /// if that by the first is.
    fn fill_up(&mut self, form: Form<'c>, parts: &mut Parts<'c>) -> Result<()> {
        let chunk = form.chunks().last().copied().unwrap_or(1);
        let used = form.place(form.count() - 1).1 + 1;
        if used >= chunk {
            return Ok(());
        }
        let mask: Vec<i32> = (0..chunk).map(|lane| if lane < used { lane as i32 } else { 0 }).collect();
        let words = form.scalar.words();
        let first = parts.len().saturating_sub(words);
        for part in parts.iter_mut().skip(first).filter(|part| !part.is_constant()) {
            *part = self.emit.shuffle(*part, None, &mask)?;
        }
        Ok(())
    }

    fn cast(&mut self, instruction: Value<'c>, opcode: Opcode) -> Result<()> {
        let (from, to) = (self.operand_form(instruction, 0)?, self.form(instruction.ty())?);
        let operand = self.operand(instruction, 0)?;
        let mut parts = Parts::new();
        if from.is_pointer() != to.is_pointer() {
            let mut lanes = vector::lanes(&mut self.emit, from, &operand)?;
            for lane in &mut lanes {
                *lane = integer::cast(&mut self.emit, opcode, from.scalar, to.scalar, lane)?;
            }
            parts = vector::assemble(&mut self.emit, to, &lanes)?;
        } else {
            for chunk in operand.chunks(from.scalar.words()) {
                parts.extend(integer::cast(&mut self.emit, opcode, from.scalar, to.scalar, chunk)?);
            }
        }
        self.copy_fast_math(instruction, &parts);
        self.define(instruction, parts)
    }

    fn compare(&mut self, instruction: Value<'c>) -> Result<()> {
        let form = self.operand_form(instruction, 0)?;
        let (left, right) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let words = form.scalar.words();
        let mut parts = Parts::new();
        for (left, right) in left.chunks(words).zip(right.chunks(words)) {
            parts.push(match (instruction.int_predicate(), instruction.float_predicate()) {
                (Some(predicate), _) => {
                    integer::compare(&mut self.emit, predicate, form.scalar, left, right)?
                }
                (_, Some(predicate)) => {
                    let (left, right) = (integer::only(left)?, integer::only(right)?);
                    let value = self.emit.builder.fcmp(predicate, left, right)?;
                    self.emit.record(value)
                }
                _ => return Err(unsupported(instruction)),
            });
        }
        if form.is_pointer() {
            let lanes: Vec<Parts<'c>> = parts.iter().map(|bit| Parts::from_elem(*bit, 1)).collect();
            let to = self.form(instruction.ty())?;
            parts = vector::assemble(&mut self.emit, to, &lanes)?;
        }
        self.copy_fast_math(instruction, &parts);
        self.define(instruction, parts)
    }

    fn unary(&mut self, instruction: Value<'c>, opcode: Opcode) -> Result<()> {
        let form = self.form(instruction.ty())?;
        let operand = self.operand(instruction, 0)?;
        let mut parts = Parts::new();
        for chunk in operand.chunks(form.scalar.words()) {
            if opcode == Opcode::Freeze {
                let frozen = self.emit.each(chunk, Emit::freeze)?;
                // Poison may have any bits, including those above the value's own width.
                parts.extend(integer::masked(&mut self.emit, form.scalar, &frozen)?);
            } else {
                let value = self.emit.builder.fneg(integer::only(chunk)?)?;
                parts.push(self.emit.record(value));
            }
        }
        self.copy_fast_math(instruction, &parts);
        self.define(instruction, parts)
    }

    fn select(&mut self, instruction: Value<'c>) -> Result<()> {
        let form = self.form(instruction.ty())?;
        let condition = self.operand(instruction, 0)?;
        let (yes, no) = (self.operand(instruction, 1)?, self.operand(instruction, 2)?);
        let by = self.operand_form(instruction, 0)?;
        let per_lane = by.lanes.is_some();
        let condition = if per_lane && form.is_pointer() {
            vector::lanes(&mut self.emit, by, &condition)?.concat().into_iter().collect()
        } else {
            condition
        };
        let words = form.scalar.words();
        let mut parts = Parts::new();
        for (index, (yes, no)) in yes.iter().zip(&no).enumerate() {
            let chunk = if per_lane { index / words } else { 0 };
            let condition = condition.get(chunk).ok_or_else(|| Error::internal("a condition is missing"))?;
            parts.push(self.emit.select(*condition, *yes, *no)?);
        }
        self.copy_fast_math(instruction, &parts);
        self.define(instruction, parts)
    }

    fn phi(&mut self, instruction: Value<'c>) -> Result<()> {
        let form = self.form(instruction.ty())?;
        let part = form.scalar.part_type(self.context)?;
        let mut parts = Parts::new();
        for count in form.chunks() {
            let ty = if count == 1 { part } else { self.context.vector_type(part, count)? };
            for _ in 0..form.scalar.words() {
                let phi = self.emit.builder.phi(ty)?;
                parts.push(self.emit.record(phi));
            }
        }
        self.phis.push((instruction, parts.clone()));
        self.define(instruction, parts)
    }

    fn switch(&mut self, instruction: Value<'c>) -> Result<()> {
        let selector = self.operand(instruction, 0)?;
        let [value] = selector.as_slice() else { return self.wide_switch(instruction, &selector) };
        let default =
            instruction.switch_default().ok_or_else(|| Error::internal("a switch without a default"))?;
        let cases: Vec<_> = instruction.switch_cases().collect();
        let count = u32::try_from(cases.len()).unwrap_or(u32::MAX);
        let switch = self.emit.builder.switch(*value, default, count)?;
        for (case, target) in cases {
            let number = integer::only(&self.parts(case)?)?;
            switch.add_case(number, target);
        }
        for (kind, node) in instruction.all_metadata() {
            switch.set_metadata(kind, Some(node));
        }
        self.replaced(instruction);
        Ok(())
    }

    /// A `switch` on a two-word selector becomes a `switch` on the index of the matching case.
    fn wide_switch(&mut self, instruction: Value<'c>, selector: &[Value<'c>]) -> Result<()> {
        let form = self.operand_form(instruction, 0)?;
        let default =
            instruction.switch_default().ok_or_else(|| Error::internal("a switch without a default"))?;
        let number = self.context.i32_type();
        let cases: Vec<_> = instruction.switch_cases().collect();
        let count = u32::try_from(cases.len()).unwrap_or(u32::MAX);
        let mut place = number.int(u64::from(count))?;
        for (index, (case, _)) in (0u64..).zip(&cases) {
            let parts = self.parts(*case)?;
            let equal = crate::llvm::IntPredicate::Eq;
            let here = integer::compare(&mut self.emit, equal, form.scalar, selector, &parts)?;
            place = self.emit.select(here, number.int(index)?, place)?;
        }
        let switch = self.emit.builder.switch(place, default, count)?;
        for (index, (_, target)) in (0u64..).zip(cases) {
            switch.add_case(number.int(index)?, target);
        }
        self.replaced(instruction);
        Ok(())
    }

    /// Fills in the operands of phis and removes the replaced instructions.
    fn finish(mut self, refusals: &Refusals<'c>) -> Result<()> {
        for (old, new) in std::mem::take(&mut self.phis) {
            for (value, block) in old.incoming() {
                let parts = self.parts(value).map_err(|error| error.at(location::of_instruction(old)))?;
                for (phi, part) in new.iter().zip(parts) {
                    phi.add_incoming(part, block);
                }
            }
        }
        let dead: FxHashSet<Value<'c>> = self.dead.iter().copied().collect();
        for instruction in &self.dead {
            if let Some(user) = instruction.users().find(|user| !dead.contains(user) && !refusals.has(*user))
            {
                let error = Error::internal(format!("{instruction} was rewritten, but not what uses it"));
                return Err(error.at(location::of_instruction(user)));
            }
        }
        // Dead instructions may use each other in a cycle.
        for instruction in self.dead.iter().filter(|instruction| instruction.is_used()) {
            instruction.replace_all_uses_with(instruction.ty().poison()?);
        }
        for instruction in std::mem::take(&mut self.dead) {
            instruction.erase();
        }
        for (value, name) in std::mem::take(&mut self.names) {
            value.set_name(&name);
        }
        self.emit.remove_unused();
        Ok(())
    }
}

/// The error for an instruction that cannot be expressed with legal types.
#[cold]
pub(super) fn unsupported(instruction: Value<'_>) -> Error {
    let types: Vec<String> = instruction.operands().map(|operand| operand.ty().to_string()).collect();
    let opcode = instruction.opcode().map(|opcode| format!("{opcode:?}")).unwrap_or_default();
    Error::unsupported(format!(
        "{opcode} of {} with operands of types {}",
        instruction.ty(),
        types.join(", ")
    ))
}
