//! Values that live in variables instead of across blocks, so that blocks may be put in another order of dominance.
//!
//! Logical addressing has no variables of pointers but of physical ones: another address is computed again where it is used. What chooses
//! between such addresses cannot be moved, and is an error.

use crate::contract::{Attached, DecorationNode, Decorations, Kinds};
use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, Metadata, Opcode, Type, Value};
use crate::spirv::op;
use crate::table::opaque::{self, Parameters};
use crate::table::storage_class;
use mangling::{Ident, demangle};
use rspirv::spirv::{Decoration, StorageClass};
use rustc_hash::FxHashMap;

/// A function whose values go to variables.
pub(super) struct Demotion<'c, 'k> {
    context: &'c Context,
    kinds: &'k Kinds,
    builder: Builder<'c>,
    /// Where variables are made: the end of a block that comes first.
    entry: Block<'c>,
    variables: FxHashMap<Value<'c>, Value<'c>>,
}

impl<'c, 'k> Demotion<'c, 'k> {
    /// For a function whose variables go to the end of a block.
    pub fn new(context: &'c Context, kinds: &'k Kinds, entry: Block<'c>) -> Self {
        Self { context, kinds, builder: context.builder(), entry, variables: FxHashMap::default() }
    }

    /// Puts the values of these blocks that others use into variables; phis become variables, too.
    ///
    /// # Errors
    /// A choice between addresses.
    pub fn run(&mut self, blocks: &[Block<'c>]) -> Result<()> {
        for block in blocks {
            let phis: Vec<Value<'c>> =
                block.instructions().take_while(|one| one.opcode() == Some(Opcode::Phi)).collect();
            for phi in phis {
                self.phi(phi, blocks)?;
            }
        }
        for block in blocks {
            let made: Vec<Value<'c>> = block.instructions().collect();
            for value in made {
                self.value(value, *block)?;
            }
        }
        Ok(())
    }

    /// A new variable of a type.
    ///
    /// # Errors
    /// A type without a size.
    pub fn variable(&self, ty: Type<'c>) -> Result<Value<'c>> {
        self.builder.position_at_end(self.entry);
        // Variables stand in front of all else, lines too.
        self.builder.set_debug_location(None);
        self.builder.alloca(ty, None, 0, 0)
    }

    fn phi(&mut self, phi: Value<'c>, blocks: &[Block<'c>]) -> Result<()> {
        if is_logical(phi.ty()) || is_object(phi.ty()) {
            return Err(refused(phi));
        }
        let incoming: Vec<_> = phi.incoming().collect();
        if phi.ty().target_name().is_some() && phi.metadata(self.kinds.value_type).is_none() {
            // An optimiser has made it: it is of its values' type.
            let node = incoming.iter().find_map(|(value, _)| self.told_type(*value));
            phi.set_metadata(self.kinds.value_type, node);
        }
        let variable = self.variable_like(phi)?;
        let mut seen: Vec<Block<'c>> = Vec::new();
        for (value, from) in incoming {
            let Some(end) = from.terminator().filter(|_| blocks.contains(&from) && !seen.contains(&from))
            else {
                continue;
            };
            seen.push(from);
            if !value.is_undef() && !value.is_poison() {
                self.builder.position_before(end);
                self.builder.store(value, variable)?;
            }
        }
        let first =
            phi.block().and_then(|block| block.instructions().find(|one| one.opcode() != Some(Opcode::Phi)));
        let first = first.ok_or_else(|| Error::internal("a block without an end"))?;
        self.builder.position_before(first);
        let load = self.builder.load(phi.ty(), variable)?;
        if let Some(node) = phi.metadata(self.kinds.value_type) {
            load.set_metadata(self.kinds.value_type, Some(node));
        }
        super::replace(phi, load)
    }

    /// The node of a value's type, if metadata has one: of a matrix that is loaded, that of what the pointer leads to.
    fn told_type(&self, value: Value<'c>) -> Option<Metadata<'c>> {
        let loaded = || {
            let pointer = value.operand(0).filter(|_| value.opcode() == Some(Opcode::Load))?;
            let pointer =
                pointer.metadata(self.kinds.value_type).filter(|_| value.ty().target_name().is_some())?;
            pointer.operand(2).filter(|node| node.is_node())
        };
        value.metadata(self.kinds.value_type).or_else(loaded)
    }

    /// A variable of a value's type, with the value's metadata.
    fn variable_like(&self, value: Value<'c>) -> Result<Value<'c>> {
        let variable = self.variable(value.ty())?;
        if let Some(node) = self.told_type(value) {
            let words = [u32::from(op::TypePointer.0), StorageClass::Function as u32];
            let [opcode, class] = words.map(|word| Some(self.context.md_i32(word)));
            let pointer = self.context.md_node(&[opcode, class, Some(node)]);
            variable.set_metadata(self.kinds.value_type, Some(pointer));
        }
        if value.ty().is_pointer() {
            let kind = DecorationNode::new(Decoration::AliasedPointer as u32, Vec::new());
            Decorations(vec![kind]).write(variable, self.context, self.kinds);
        }
        Ok(variable)
    }

    /// Lets the users of a value in other blocks have it from a variable.
    fn value(&mut self, value: Value<'c>, block: Block<'c>) -> Result<()> {
        if value.ty().is_void() || value.opcode() == Some(Opcode::Alloca) {
            return Ok(());
        }
        let mut users: Vec<Value<'c>> = value.users().filter(|user| user.block() != Some(block)).collect();
        users.dedup();
        for user in users {
            let own = self.at(value, user)?;
            for index in 0..user.operand_count() {
                if user.operand(index) == Some(value) {
                    user.set_operand(index, own);
                }
            }
        }
        Ok(())
    }

    /// The value in front of an instruction of another block.
    fn at(&mut self, value: Value<'c>, user: Value<'c>) -> Result<Value<'c>> {
        if !value.is_instruction() || value.block() == user.block() || value.opcode() == Some(Opcode::Alloca)
        {
            return Ok(value);
        }
        if is_logical(value.ty()) || is_object(value.ty()) {
            return self.again(value, user);
        }
        let variable = match self.variables.get(&value) {
            Some(variable) => *variable,
            None => {
                let variable = self.variable_like(value)?;
                let next = value.next_instruction().ok_or_else(|| Error::internal("a value at an end"))?;
                self.builder.position_before(next);
                self.builder.store(value, variable)?;
                self.variables.insert(value, variable);
                variable
            }
        };
        self.builder.position_before(user);
        let load = self.builder.load(value.ty(), variable)?;
        if let Some(node) = self.told_type(value) {
            load.set_metadata(self.kinds.value_type, Some(node));
        }
        Ok(load)
    }

    /// An address, or an object that is loaded, once more.
    fn again(&mut self, value: Value<'c>, user: Value<'c>) -> Result<Value<'c>> {
        let operands: Vec<Value<'c>> = value.operands().collect();
        let mut own = Vec::with_capacity(operands.len());
        for operand in operands {
            own.push(self.at(operand, user)?);
        }
        self.builder.position_before(user);
        let made = match (value.opcode(), own.as_slice()) {
            (Some(Opcode::GetElementPtr), [base, indices @ ..]) => {
                let source = value.gep_source_type().ok_or_else(|| refused(value))?;
                self.builder.gep(source, *base, indices, value.flags())?
            }
            (Some(Opcode::Load), [address]) => self.builder.load(value.ty(), *address)?,
            (Some(Opcode::Call), [arguments @ .., callee]) if is_combination(value) => {
                let made = self.builder.call_function(*callee, arguments)?;
                made.set_call_attributes(value.call_attributes());
                made
            }
            _ => return Err(refused(value)),
        };
        for (kind, node) in value.all_metadata() {
            made.set_metadata(kind, Some(node));
        }
        Ok(made)
    }
}

/// Whether a call makes an object of an image and a sampler, or takes the image of one, which it does in every block that needs it.
fn is_combination(call: Value<'_>) -> bool {
    is_combination_of(call, &["SampledImage", "Image"])
}

/// Whether a call is that of a builtin with one of these names.
pub(super) fn is_combination_of(call: Value<'_>, names: &[&str]) -> bool {
    let name = call.called_function().filter(|callee| callee.is_declaration()).map(Value::name);
    name.is_some_and(|name| {
        let found = demangle(&name)
            .ok()
            .and_then(|symbol| Ident::parse(&symbol.name).map(|ident| ident.base.to_owned()));
        found.is_some_and(|base| names.contains(&base.as_str()))
    })
}

/// Whether a type is that of objects such as images, which no variable of a function holds; matrices are held like numbers.
pub(super) fn is_object(ty: Type<'_>) -> bool {
    let row = ty.target_name().and_then(opaque::by_target);
    row.is_some_and(|row| !matches!(row.parameters, Parameters::Matrix | Parameters::Constants(..)))
        || row.is_none() && ty.target_name().is_some()
}

/// Whether a type is that of pointers that Logical addressing does not have in variables.
fn is_logical(ty: Type<'_>) -> bool {
    let physical = storage_class::address_space(StorageClass::PhysicalStorageBuffer as u32);
    ty.is_pointer() && ty.address_space() != physical
}

fn refused(value: Value<'_>) -> Error {
    let message = format!(
        "control flow that needs the address or object {value} in a variable, which Logical addressing does not have"
    );
    Error::unsupported(message).at(crate::writer::location::of_instruction(value))
}
