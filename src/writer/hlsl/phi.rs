//! Phis of addresses, which Logical addressing does not have. One of addresses in one variable is a phi of numbers of bytes, or of the greatest
//! unit of which all are multiples, by which a chain leads from the variable. One of chains from several variables is a phi of a number, by
//! which one of the chains is selected.

use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, IntPredicate, Module, Opcode, Type, Value, ValueKind};
use crate::writer::shader::common;
use rustc_hash::{FxHashMap, FxHashSet};

/// The most chains between which a number chooses.
const MOST_CHAINS: usize = 8;

/// Addresses in each other, and choices of choices, that are followed.
const DEEPEST: u32 = 256;

/// Rewrites the phis of addresses that match in all functions.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn lower<'c>(
    context: &'c Context,
    module: Module<'c>,
    is_match: impl Fn(&Value<'c>) -> bool,
) -> Result<()> {
    for function in module.functions() {
        let phis: Vec<Value<'c>> = function
            .blocks()
            .flat_map(Block::instructions)
            .filter(|one| one.opcode() == Some(Opcode::Phi) && is_match(one))
            .collect();
        let mut gone = FxHashSet::default();
        for phi in phis {
            if gone.contains(&phi) {
                continue;
            }
            match Offsets::of(context, module, phi) {
                Some(mut offsets) => {
                    offsets.lower()?;
                    gone.extend(offsets.phis);
                }
                None => choose(context, phi)?,
            }
        }
    }
    Ok(())
}

/// Addresses that lead from one variable.
struct Offsets<'c> {
    module: Module<'c>,
    builder: Builder<'c>,
    context: &'c Context,
    root: Value<'c>,
    phis: Vec<Value<'c>>,
    /// The bytes that one of a number stands for.
    unit: i64,
    /// The numbers by which addresses lead from the variable.
    numbers: FxHashMap<Value<'c>, Value<'c>>,
}

impl<'c> Offsets<'c> {
    /// The addresses that a phi chooses between, if all lead from one variable.
    fn of(context: &'c Context, module: Module<'c>, phi: Value<'c>) -> Option<Self> {
        let (mut open, mut seen) = (vec![phi], FxHashSet::default());
        let (mut root, mut phis, mut unit) = (None, Vec::new(), 0);
        while let Some(value) = open.pop() {
            if !seen.insert(value) || value.is_undef() || value.is_poison() {
                continue;
            }
            match value.opcode().or_else(|| value.constant_opcode()) {
                Some(Opcode::Phi) => {
                    phis.push(value);
                    open.extend(value.incoming().map(|(value, _)| value));
                }
                Some(Opcode::Select) => open.extend(value.operands().skip(1)),
                Some(Opcode::GetElementPtr) => {
                    let (bytes, terms) = module.chain_steps(value)?;
                    unit = terms.iter().fold(common(unit, bytes), |unit, (size, _)| common(unit, *size));
                    open.push(value.operand(0)?);
                }
                _ if is_root(value) && root.is_none_or(|root| root == value) => root = Some(value),
                _ => return None,
            }
        }
        let builder = context.builder();
        Some(Self {
            module,
            builder,
            context,
            root: root?,
            phis,
            unit: unit.max(1),
            numbers: FxHashMap::default(),
        })
    }

    fn lower(&mut self) -> Result<()> {
        let word = self.context.i32_type();
        for phi in &self.phis {
            self.builder.position_before(*phi);
            self.numbers.insert(*phi, self.builder.phi(word)?);
        }
        for phi in self.phis.clone() {
            let incoming: Vec<_> = phi.incoming().collect();
            for (value, block) in incoming {
                let number = self.number(value, 0)?;
                if let Some(own) = self.numbers.get(&phi) {
                    own.add_incoming(number, block);
                }
            }
        }
        let bytes = self.context.array_type(self.context.i8_type(), self.unit.unsigned_abs())?;
        for phi in &self.phis {
            let Some(number) = self.numbers.get(phi).copied() else { continue };
            self.builder.position_before(behind_phis(*phi)?);
            let chain = self.builder.gep(bytes, self.root, &[number], 0)?;
            chain.take_name_of(*phi);
            phi.replace_all_uses_with(chain);
        }
        for phi in &self.phis {
            phi.erase();
        }
        Ok(())
    }

    /// The number by which an address leads from the variable, made in front of the address.
    fn number(&mut self, address: Value<'c>, depth: u32) -> Result<Value<'c>> {
        let word = self.context.i32_type();
        if address == self.root {
            return word.int(0);
        }
        if address.is_undef() || address.is_poison() {
            return word.poison();
        }
        if let Some(known) = self.numbers.get(&address) {
            return Ok(*known);
        }
        if depth > DEEPEST {
            return Err(Error::unsupported("a choice between addresses that choices lead to"));
        }
        let of = |index: u32| {
            address.operand(index).ok_or_else(|| Error::internal("an address that leads from nothing"))
        };
        let number = if address.opcode() == Some(Opcode::Select) {
            let (yes, no) = (self.number(of(1)?, depth + 1)?, self.number(of(2)?, depth + 1)?);
            self.builder.position_before(address);
            self.builder.select(of(0)?, yes, no)?
        } else {
            let base = self.number(of(0)?, depth + 1)?;
            if address.is_instruction() {
                self.builder.position_before(address);
            }
            self.moved(base, address)?
        };
        self.numbers.insert(address, number);
        Ok(number)
    }

    /// The number of a chain, from that of its base.
    fn moved(&self, base: Value<'c>, chain: Value<'c>) -> Result<Value<'c>> {
        let word = self.context.i32_type();
        let steps = self.module.chain_steps(chain);
        let (bytes, terms) = steps.ok_or_else(|| Error::internal("a chain that was followed before"))?;
        let constant = |number: i64| word.int(number as u64 & u64::from(u32::MAX));
        let mut sum = base;
        for (size, value) in terms {
            let value = self.narrow(value)?;
            let product = self.builder.binary(Opcode::Mul, value, constant(size / self.unit)?)?;
            sum = self.builder.binary(Opcode::Add, sum, product)?;
        }
        if let (Some(number), true) = (sum.int_value(), sum.is_constant()) {
            return constant((number as i64).wrapping_add(bytes / self.unit));
        }
        self.builder.binary(Opcode::Add, sum, constant(bytes / self.unit)?)
    }

    /// An index as a number of 32 bits.
    fn narrow(&self, value: Value<'c>) -> Result<Value<'c>> {
        let word = self.context.i32_type();
        let is_widened = matches!(value.opcode(), Some(Opcode::SExt | Opcode::ZExt));
        if let Some(inner) = value.operand(0).filter(|inner| is_widened && inner.ty() == word) {
            return Ok(inner);
        }
        match value.ty().int_bits() {
            Some(32) => Ok(value),
            Some(bits) if bits > 32 => self.builder.cast(Opcode::Trunc, value, word),
            _ => self.builder.cast(Opcode::SExt, value, word),
        }
    }
}

/// Selects between the chains of a phi by a number, if each can be made behind the phi.
fn choose<'c>(context: &'c Context, phi: Value<'c>) -> Result<()> {
    let mut chains: Vec<Value<'c>> = Vec::new();
    let is_defined = |value: &Value<'c>| !value.is_undef() && !value.is_poison();
    for (chain, _) in phi.incoming().filter(|(chain, _)| is_defined(chain)) {
        if !chains.contains(&chain) {
            chains.push(chain);
        }
    }
    if chains.len() > MOST_CHAINS || !chains.iter().all(|chain| can_be_made_again(*chain)) {
        return Ok(());
    }
    let (builder, place) = (context.builder(), behind_phis(phi)?);
    let word = context.i32_type();
    let one_of = |ty: Type<'c>, of: &dyn Fn(Value<'c>) -> Result<Value<'c>>| -> Result<Value<'c>> {
        builder.position_before(phi);
        let made = builder.phi(ty)?;
        for (chain, block) in phi.incoming() {
            made.add_incoming(of(chain)?, block);
        }
        Ok(made)
    };
    let position = |chain: Value<'c>| chains.iter().position(|known| *known == chain);
    let number = one_of(word, &|chain| match position(chain) {
        Some(position) => word.int(position as u64),
        None => word.poison(),
    })?;
    let mut chosen: Option<Value<'c>> = None;
    for (position, chain) in (0u64..).zip(&chains) {
        let again = made_again(&builder, place, *chain, &|index| {
            one_of(index.ty(), &|of| if of == *chain { Ok(index) } else { index.ty().poison() })
        })?;
        builder.position_before(place);
        chosen = Some(match chosen {
            None => again,
            Some(others) => {
                let is_it = builder.icmp(IntPredicate::Eq, number, word.int(position)?)?;
                builder.select(is_it, again, others)?
            }
        });
    }
    if let Some(chosen) = chosen {
        phi.replace_all_uses_with(chosen);
        phi.erase();
    }
    Ok(())
}

/// Whether a chain leads from what is there in all blocks, by instructions that are not many.
fn can_be_made_again(chain: Value<'_>) -> bool {
    let mut at = chain;
    for _ in 0..DEEPEST {
        match (at.opcode(), at.operand(0)) {
            (Some(Opcode::GetElementPtr), Some(base)) if at.is_instruction() => at = base,
            _ => return at.is_constant() || is_root(at),
        }
    }
    false
}

/// A chain once more in front of an instruction, by indices that are there.
fn made_again<'c>(
    builder: &Builder<'c>,
    place: Value<'c>,
    chain: Value<'c>,
    index_there: &dyn Fn(Value<'c>) -> Result<Value<'c>>,
) -> Result<Value<'c>> {
    let mut steps = Vec::new();
    let mut at = chain;
    while at.is_instruction()
        && let (Some(source), Some(base)) = (at.gep_source_type(), at.operand(0))
    {
        steps.push((at, source));
        at = base;
    }
    for (step, source) in steps.into_iter().rev() {
        let mut indices = Vec::new();
        for index in step.operands().skip(1) {
            indices.push(if index.is_constant() { index } else { index_there(index)? });
        }
        builder.position_before(place);
        at = builder.gep(source, at, &indices, step.flags())?;
    }
    Ok(at)
}

/// Whether a pointer is there in all blocks of its function.
fn is_root(value: Value<'_>) -> bool {
    let is_variable = value.is_global() && !value.is_function();
    let in_entry =
        || value.block().is_some() && value.block() == value.function().and_then(Value::entry_block);
    is_variable || value.kind() == ValueKind::Argument || value.opcode() == Some(Opcode::Alloca) && in_entry()
}

/// The first instruction of a phi's block that is no phi.
fn behind_phis(phi: Value<'_>) -> Result<Value<'_>> {
    let first =
        phi.block().and_then(|block| block.instructions().find(|one| one.opcode() != Some(Opcode::Phi)));
    first.ok_or_else(|| Error::internal("a block without an end"))
}
