//! Pointers as integers.
//!
//! A pointer to global memory is an address of 64 bits, and a pointer of SPIR-V only in front of an access. A pointer to a variable is a number of
//! bytes in the array of its class; what leads to it by `getelementptr` is followed, so that an index stays what it was in the source.

use super::access::{Access, MOST_ACCESSES};
use super::classes::{Classes, is_cast_of_null, is_tracked};
use super::interface::Lengths;
use super::kernel::Kernel;
use super::storage::{self, Storage};
use crate::error::{Error, Result};
use crate::llvm::{Context, MdKind, Module, Opcode, Type, Value};
use crate::table::metadata as names;
use crate::writer::normalize::emit::Emit;
use crate::writer::{block_order, location};
use rustc_hash::{FxHashMap, FxHashSet};

/// The products that an address in an array is the sum of, before they are added up.
const MOST_TERMS: usize = 16;

/// Where a pointer leads.
#[derive(Clone, Debug)]
pub(super) enum Place<'c> {
    /// To an address, a number of 64 bits.
    Address(Value<'c>),
    /// Into the array of a class: bytes, of which some may be known, and multiples of values.
    Element { class: usize, root: Option<Value<'c>>, bytes: i64, terms: Vec<(i64, Value<'c>)> },
}

/// Lowers the pointers of a module.
pub(super) struct Lowering<'c> {
    pub context: &'c Context,
    pub module: Module<'c>,
    pub emit: Emit<'c>,
    pub storages: FxHashMap<usize, Storage<'c>>,
    pub value_type: MdKind,
    classes: Classes<'c>,
    places: FxHashMap<Value<'c>, Place<'c>>,
    phis: Vec<(Value<'c>, Value<'c>, Option<usize>)>,
    pub dead: Vec<Value<'c>>,
    /// The arrays that the variables have become.
    arrays: FxHashSet<Value<'c>>,
    /// The accesses that may still take the place of others.
    pub accesses_left: u64,
}

/// Lowers all pointers of a module.
///
/// # Errors
/// Pointers of which it is not known where they lead, with their place.
pub(super) fn lower<'c>(
    context: &'c Context,
    module: Module<'c>,
    lengths: &Lengths<'c>,
    kernels: &mut [Kernel],
) -> Result<()> {
    expressions(module)?;
    let mut classes = Classes::of(module)?;
    let storages = storage::build(context, module, &mut classes, lengths, kernels)?;
    let mut lowering = Lowering {
        context,
        module,
        emit: Emit::new(context, module),
        storages,
        value_type: context.md_kind(names::VALUE_TYPE),
        classes,
        places: FxHashMap::default(),
        phis: Vec::new(),
        dead: Vec::new(),
        arrays: FxHashSet::default(),
        accesses_left: MOST_ACCESSES,
    };
    lowering.arrays.extend(lowering.storages.values().map(|storage| storage.variable));
    for function in module.functions().filter(|function| !function.is_declaration()) {
        for block in block_order::order(function) {
            for instruction in block.instructions().collect::<Vec<_>>() {
                lowering
                    .instruction(instruction)
                    .map_err(|error| error.at(location::of_instruction(instruction)))?;
            }
        }
        lowering.finish()?;
    }
    for variable in module.variables().collect::<Vec<_>>() {
        if is_tracked(variable) && !lowering.is_storage(variable) {
            variable.erase_with_constants();
        }
    }
    Ok(())
}

/// Makes instructions of the constant expressions that lead to variables, and null pointers of casts of them.
fn expressions(module: Module<'_>) -> Result<()> {
    for block in module.functions().flat_map(Value::blocks) {
        for instruction in block.instructions().collect::<Vec<_>>() {
            let is_cast = matches!(instruction.opcode(), Some(Opcode::BitCast | Opcode::AddrSpaceCast));
            if is_cast && instruction.ty().is_pointer() && instruction.operand(0).is_some_and(is_cast_of_null)
            {
                instruction.replace_all_uses_with(instruction.ty().null()?);
                instruction.erase();
                continue;
            }
            let mut open = vec![instruction];
            while let Some(user) = open.pop() {
                let incoming: Vec<_> = user.incoming().map(|(_, block)| block).collect();
                for (index, operand) in (0u32..).zip(user.operands().collect::<Vec<_>>()) {
                    if operand.constant_opcode().is_none() {
                        continue;
                    }
                    if is_cast_of_null(operand) {
                        user.set_operand(index, operand.ty().null()?);
                        continue;
                    }
                    let from = incoming.get(index as usize).and_then(|block| block.terminator());
                    let made = operand.expression_as_instruction(from.unwrap_or(user))?;
                    user.set_operand(index, made);
                    open.push(made);
                }
            }
        }
    }
    Ok(())
}

impl<'c> Lowering<'c> {
    fn is_storage(&self, variable: Value<'c>) -> bool {
        self.arrays.contains(&variable)
    }

    fn instruction(&mut self, instruction: Value<'c>) -> Result<()> {
        let opcode = instruction.opcode();
        if opcode == Some(Opcode::Phi) {
            return if is_tracked(instruction) { self.phi(instruction) } else { Ok(()) };
        }
        self.emit.builder.position_before(instruction);
        match opcode {
            Some(Opcode::Load) => self.load_instruction(instruction),
            Some(Opcode::Store) => self.store_instruction(instruction),
            Some(Opcode::Call) => self.call(instruction),
            Some(Opcode::ICmp) if instruction.operands().any(is_tracked) => self.compare(instruction),
            Some(Opcode::PtrToInt | Opcode::PtrToAddr) if instruction.operands().any(is_tracked) => {
                let number = instruction.operand(0).map(|pointer| self.number(pointer, None)).transpose()?;
                let number = number.ok_or_else(|| Error::internal("a conversion of nothing"))?;
                let number = self.resized(number, instruction.ty())?;
                self.replace(instruction, number)
            }
            Some(Opcode::Alloca) if !self.is_storage(instruction) => {
                let place = self.place_of_object(instruction)?;
                self.set(instruction, place)
            }
            _ if !is_tracked(instruction) => Ok(()),
            Some(Opcode::GetElementPtr) => {
                let place = self.chain(instruction)?;
                self.set(instruction, place)
            }
            Some(Opcode::BitCast | Opcode::AddrSpaceCast) => {
                let class = self.classes.object_class(instruction);
                let base = instruction.operand(0).ok_or_else(|| Error::internal("a cast of nothing"))?;
                let place = self.place(base, class)?;
                self.set(instruction, place)
            }
            Some(Opcode::IntToPtr) => {
                let number = instruction.operand(0).ok_or_else(|| Error::internal("a cast of nothing"))?;
                let number = self.resized(number, self.context.i64_type())?;
                self.set(instruction, Place::Address(number))
            }
            Some(Opcode::Select) => {
                let class = self.classes.object_class(instruction);
                let [condition, yes, no] = crate::writer::operands::operands(instruction)?;
                let (yes, no) = (self.number(yes, class)?, self.number(no, class)?);
                let chosen = self.emit.select(condition, yes, no)?;
                self.set(instruction, Self::rooted(class, chosen))
            }
            Some(Opcode::Freeze) => {
                let class = self.classes.object_class(instruction);
                let base = instruction.operand(0).ok_or_else(|| Error::internal("a freeze of nothing"))?;
                let number = self.number(base, class)?;
                let frozen = self.emit.freeze(number)?;
                self.set(instruction, Self::rooted(class, frozen))
            }
            _ => Ok(()),
        }
    }

    fn rooted(class: Option<usize>, number: Value<'c>) -> Place<'c> {
        match class {
            None => Place::Address(number),
            Some(class) => Place::Element { class, root: Some(number), bytes: 0, terms: Vec::new() },
        }
    }

    fn set(&mut self, instruction: Value<'c>, place: Place<'c>) -> Result<()> {
        self.places.insert(instruction, place);
        self.dead.push(instruction);
        Ok(())
    }

    pub(super) fn replace(&mut self, old: Value<'c>, new: Value<'c>) -> Result<()> {
        old.replace_all_uses_with(new);
        self.dead.push(old);
        Ok(())
    }

    fn resized(&mut self, number: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        let opcode = if number.ty().int_bits() > ty.int_bits() { Opcode::Trunc } else { Opcode::ZExt };
        self.emit.cast(opcode, number, ty)
    }

    /// Where a pointer leads; `class`: of a constant that leads nowhere, the class that it is compared with.
    pub(super) fn place(&mut self, pointer: Value<'c>, class: Option<usize>) -> Result<Place<'c>> {
        if let Some(place) = self.places.get(&pointer) {
            return Ok(place.clone());
        }
        if pointer.is_global() {
            return self.place_of_object(pointer);
        }
        if !pointer.is_constant() {
            return Err(Error::unsupported("a pointer of which it is not known where it leads"));
        }
        Ok(match class {
            None => Place::Address(self.context.i64_type().int(0)?),
            Some(class) => {
                // No object is that far from the first.
                let bytes = if self.classes.is_stored(class) { 0 } else { -1 };
                Place::Element { class, root: None, bytes, terms: Vec::new() }
            }
        })
    }

    fn place_of_object(&mut self, object: Value<'c>) -> Result<Place<'c>> {
        let class =
            self.classes.object_class(object).ok_or_else(|| Error::internal("a variable of no class"))?;
        let storage = self.storages.get(&class).ok_or_else(|| Error::internal("a class without memory"))?;
        let base = storage.bases.get(&object).cloned().unwrap_or_default();
        let unit = storage.unit_bytes as i64;
        let word = self.context.i32_type();
        let mut terms = Vec::new();
        for id in base.lengths {
            terms.push((
                unit,
                super::work_item::spec_constant(
                    self.context,
                    self.module,
                    &self.emit.builder,
                    id,
                    word.int(1)?,
                )?,
            ));
        }
        Ok(Place::Element { class, root: None, bytes: base.bytes as i64, terms })
    }

    fn chain(&mut self, gep: Value<'c>) -> Result<Place<'c>> {
        let class = self.classes.object_class(gep);
        let base = gep.operand(0).ok_or_else(|| Error::internal("an address of nothing"))?;
        let place = self.place(base, class)?;
        let steps = self.module.chain_steps(gep);
        let (more, steps) = steps.ok_or_else(|| Error::unsupported("an address by a type without a size"))?;
        match place {
            Place::Element { class, root, bytes, terms } => {
                let mut bytes = bytes.wrapping_add(more);
                let (root, mut terms) = match terms.len() < MOST_TERMS {
                    true => (root, terms),
                    false => (Some(self.sum(root, 0, &terms)?), Vec::new()),
                };
                for (size, value) in steps {
                    let (size, value, extra) = scaled(size, value);
                    bytes = bytes.wrapping_add(extra);
                    terms.push((size, value));
                }
                Ok(Place::Element { class, root, bytes, terms })
            }
            Place::Address(mut address) => {
                let long = self.context.i64_type();
                for (size, value) in steps {
                    let bits = value.ty().int_bits().unwrap_or(64);
                    let opcode = if bits > 64 { Opcode::Trunc } else { Opcode::SExt };
                    let value = self.emit.cast(opcode, value, long)?;
                    let value = match u64::try_from(size).ok().filter(|size| size.is_power_of_two()) {
                        Some(size) => self.emit.shift(Opcode::Shl, value, size.trailing_zeros())?,
                        None => {
                            let size = self.emit.same(value, size.cast_unsigned())?;
                            self.emit.binary(Opcode::Mul, value, size)?
                        }
                    };
                    address = self.emit.binary(Opcode::Add, address, value)?;
                }
                let more = self.emit.same(address, more.cast_unsigned())?;
                Ok(Place::Address(self.emit.binary(Opcode::Add, address, more)?))
            }
        }
    }

    /// A value as a number of 32 bits.
    fn narrow(&mut self, value: Value<'c>) -> Result<Value<'c>> {
        let word = self.context.i32_type();
        let is_widened = matches!(value.opcode(), Some(Opcode::SExt | Opcode::ZExt));
        if let Some(inner) = value.operand(0).filter(|inner| is_widened && inner.ty() == word) {
            return Ok(inner);
        }
        let opcode = if value.ty().int_bits() > Some(32) { Opcode::Trunc } else { Opcode::SExt };
        self.emit.cast(opcode, value, word)
    }

    fn sum(&mut self, root: Option<Value<'c>>, number: i64, terms: &[(i64, Value<'c>)]) -> Result<Value<'c>> {
        let word = self.context.i32_type();
        let mut total = match root {
            Some(root) => root,
            None => word.int(0)?,
        };
        for (size, value) in terms {
            let value = self.narrow(*value)?;
            let size = self.emit.number(word, (*size as u32).into())?;
            let value = self.emit.binary(Opcode::Mul, value, size)?;
            total = self.emit.binary(Opcode::Add, total, value)?;
        }
        let number = self.emit.number(word, (number as u32).into())?;
        self.emit.binary(Opcode::Add, total, number)
    }

    /// The number that a pointer is: an address, or bytes in the array of its class.
    fn number(&mut self, pointer: Value<'c>, class: Option<usize>) -> Result<Value<'c>> {
        match self.place(pointer, class)? {
            Place::Address(address) => Ok(address),
            Place::Element { root, bytes, terms, .. } => self.sum(root, bytes, &terms),
        }
    }

    /// The index of the element at an offset from a place.
    ///
    /// # Errors
    /// Only internal ones.
    pub(super) fn index(&mut self, place: &Place<'c>, offset: u64) -> Result<Value<'c>> {
        let Place::Element { class, root, bytes, terms } = place else {
            return Err(Error::internal("an address as an element"));
        };
        let unit = self.storages.get(class).map_or(1, |storage| storage.unit_bytes);
        let (step, log) = (unit as i64, unit.trailing_zeros());
        let bytes = bytes.wrapping_add(offset.cast_signed());
        let is_even = bytes % step == 0 && terms.iter().all(|(size, _)| size % step == 0);
        if is_even {
            let root = root.map(|root| self.emit.shift(Opcode::LShr, root, log)).transpose()?;
            let terms: Vec<_> = terms.iter().map(|(size, value)| (size / step, *value)).collect();
            return self.sum(root, bytes / step, &terms);
        }
        let total = self.sum(*root, bytes, terms)?;
        self.emit.shift(Opcode::LShr, total, log)
    }

    fn load_instruction(&mut self, load: Value<'c>) -> Result<()> {
        let Some(pointer) = load.operand(0).filter(|pointer| is_tracked(*pointer)) else { return Ok(()) };
        let place = self.place(pointer, None)?;
        let access = Access { alignment: load.alignment().unwrap_or(1), is_volatile: load.is_volatile() };
        self.refuse_many_parts(load.ty())?;
        let value = self.load(&place, load.ty(), 0, access)?;
        if load.ty().is_pointer() {
            let class = self.classes.object_class(load);
            let number = match class {
                Some(_) => self.emit.cast(Opcode::Trunc, value, self.context.i32_type())?,
                None => value,
            };
            return self.set(load, Self::rooted(class, number));
        }
        if value.is_instruction() {
            value.take_name_of(load);
        }
        self.replace(load, value)
    }

    fn store_instruction(&mut self, store: Value<'c>) -> Result<()> {
        let [value, pointer] = crate::writer::operands::operands(store)?;
        if !is_tracked(pointer) || self.is_storage(pointer) {
            return Ok(());
        }
        let place = self.place(pointer, None)?;
        let access = Access { alignment: store.alignment().unwrap_or(1), is_volatile: store.is_volatile() };
        let value = if value.ty().is_pointer() {
            let class = self.classes.stored_class(store, value);
            if class.is_none() && self.classes.object_class(value).is_some() {
                return Err(Error::unsupported("a pointer to a table of constants in memory"));
            }
            let number = self.number(value, class)?;
            self.resized(number, self.context.i64_type())?
        } else {
            value
        };
        self.refuse_many_parts(value.ty())?;
        self.store(&place, value, 0, access)?;
        self.dead.push(store);
        Ok(())
    }

    /// Refuses an aggregate of too many parts to be accessed one by one.
    fn refuse_many_parts(&self, ty: Type<'c>) -> Result<()> {
        if ty.is_struct() || ty.is_array() {
            storage::scalars(self.context, self.module, ty)?;
        }
        Ok(())
    }

    fn compare(&mut self, comparison: Value<'c>) -> Result<()> {
        let [left, right] = crate::writer::operands::operands(comparison)?;
        let class = self.classes.object_class(left).or_else(|| self.classes.object_class(right));
        let (left, right) = (self.number(left, class)?, self.number(right, class)?);
        let predicate = comparison.int_predicate().ok_or_else(|| Error::internal("no predicate"))?;
        if left.ty() != right.ty() {
            return Err(Error::unsupported("a comparison of pointers to memory of two kinds"));
        }
        let value = self.emit.icmp(predicate, left, right)?;
        self.replace(comparison, value)
    }

    fn phi(&mut self, phi: Value<'c>) -> Result<()> {
        let class = self.classes.object_class(phi);
        self.emit.builder.position_before(phi);
        let ty = if class.is_some() { self.context.i32_type() } else { self.context.i64_type() };
        let number = self.emit.builder.phi(ty)?;
        self.phis.push((phi, number, class));
        self.set(phi, Self::rooted(class, number))
    }

    /// Fills in the phis and removes what was lowered.
    fn finish(&mut self) -> Result<()> {
        for (phi, number, class) in std::mem::take(&mut self.phis) {
            for (value, block) in phi.incoming().collect::<Vec<_>>() {
                let end = block.terminator().ok_or_else(|| Error::internal("a block without an end"))?;
                self.emit.builder.position_before(end);
                let value = self.number(value, class)?;
                number.add_incoming(value, block);
            }
        }
        for old in std::mem::take(&mut self.dead).into_iter().rev() {
            if old.is_used() {
                old.replace_all_uses_with(old.ty().poison()?);
            }
            old.erase();
        }
        self.emit.remove_unused();
        Ok(())
    }
}

/// A multiple of a value as a greater multiple of what it is a multiple of itself, and bytes: of sums and products that do not wrap in the
/// width of addresses it does not matter where they are computed.
fn scaled(size: i64, value: Value<'_>) -> (i64, Value<'_>, i64) {
    let (mut size, mut value, mut bytes) = (size, value, 0i64);
    for _ in 0..8 {
        let is_long = value.ty().int_bits() == Some(64);
        let number = value.operand(1).and_then(Value::signed_int_value).filter(|_| is_long);
        let (Some(left), Some(number)) = (value.operand(0), number) else { break };
        match value.opcode() {
            Some(Opcode::Mul) => size = size.wrapping_mul(number),
            Some(Opcode::Shl) if (0..32).contains(&number) => size = size.wrapping_mul(1 << number),
            Some(Opcode::Add) => bytes = bytes.wrapping_add(size.wrapping_mul(number)),
            _ => break,
        }
        value = left;
    }
    (size, value, bytes)
}
