//! Objects of opaque types for an LLVM without target extension types, where they are pointers: metadata names the types.
//!
//! A pass over the module in front of the rewriting of its text, which replaces the types themselves. The writer infers the types of all other
//! values from those that have names: parameters and results, variables, and the pointers whose pointees the metadata contract gives.

use crate::contract::{Attached, Kinds, Listed, MemberPointee, OF_RESULT, ParameterPointees, Pointee};
use crate::environment::Environment;
use crate::error::{Error, ErrorKind, Finding, Location, Result};
use crate::llvm::{Block, Context, Module, Type, Value};
use crate::table::metadata as names;
use crate::table::opaque;
use rustc_hash::{FxHashMap, FxHashSet};

/// Names the opaque types of a module in its metadata.
///
/// # Errors
/// `Unsupported`, with a finding for each type that cannot be inferred from a pointer and is where the contract has no name for it: in
/// shaders, in aggregates, and in the signatures of function pointers.
pub(super) fn name_objects<'c>(context: &'c Context, module: Module<'c>, version: u32) -> Result<()> {
    let mut naming = Naming {
        context,
        module,
        kinds: Kinds::new(context),
        version,
        is_shader: Environment::of_triple(&module.triple()) == Environment::Vulkan,
        arrays: FxHashMap::default(),
        pointers: FxHashSet::default(),
        findings: Vec::new(),
    };
    for variable in module.variables() {
        if let Some(held) = variable.value_type() {
            naming.variable(variable, held, || place(&variable.name(), ""))?;
        }
    }
    for function in module.functions() {
        naming.function(function)?;
    }
    naming.members()?;
    naming.ambiguous();
    Error::from_findings(ErrorKind::Unsupported, naming.findings).map_or(Ok(()), Err)
}

struct Naming<'c> {
    context: &'c Context,
    module: Module<'c>,
    kinds: Kinds,
    version: u32,
    is_shader: bool,
    /// The arrays of objects, by what they become; the same array of pointers may not be in the module.
    arrays: FxHashMap<Type<'c>, (Type<'c>, Location)>,
    /// The arrays of pointers.
    pointers: FxHashSet<Type<'c>>,
    findings: Vec<Finding>,
}

impl<'c> Naming<'c> {
    fn refuse(&mut self, ty: Type<'c>, location: Location) {
        let message = format!(
            "LLVM {} does not have the type {ty}, which cannot be inferred from a pointer here",
            self.version
        );
        // Each type once, at its first place.
        if self.findings.iter().all(|finding| finding.message != message) {
            self.findings.push(Finding { message, location: Some(location), rule: None });
        }
    }

    /// A variable at module scope or in a function.
    fn variable(&mut self, variable: Value<'c>, held: Type<'c>, place: impl Fn() -> Location) -> Result<()> {
        self.pointers.extend(held.components().filter(|ty| ty.element().is_some_and(Type::is_pointer)));
        if !contains_object(held) {
            return Ok(());
        }
        let innermost = std::iter::successors(Some(held), |ty| ty.element().filter(|_| ty.is_array())).last();
        let Some(object) = innermost.filter(|ty| !self.is_shader && is_object(*ty)) else {
            self.refuse(held, place());
            return Ok(());
        };
        if held.is_array() {
            self.array(held, place)?;
        }
        let pointee = Pointee::of_object(object, self.context)?.behind(held.poison()?);
        pointee.write(variable, self.context, &self.kinds);
        Ok(())
    }

    /// Notes what an array of objects, or of arrays of them, becomes.
    fn array(&mut self, ty: Type<'c>, place: impl Fn() -> Location) -> Result<()> {
        let mut array = ty;
        while let Some(inner) = array.element().filter(|inner| inner.is_array()) {
            array = inner;
        }
        let object = array.element().and_then(Type::target_name).and_then(opaque::by_target);
        let (Some(object), Some(length)) = (object, array.length()) else { return Ok(()) };
        let pointer = self.context.pointer_type(object.address_space)?;
        let lowered = self.context.array_type(pointer, length)?;
        let (first, _) = self.arrays.entry(lowered).or_insert_with(|| (array, place()));
        if *first != array {
            self.refuse(ty, place());
        }
        Ok(())
    }

    /// Refuses arrays of objects that become a type of which the module has arrays of pointers.
    fn ambiguous(&mut self) {
        for lowered in std::mem::take(&mut self.pointers) {
            if let Some((ty, place)) = self.arrays.remove(&lowered) {
                self.refuse(ty, place);
            }
        }
    }

    fn function(&mut self, function: Value<'c>) -> Result<()> {
        let name = function.name();
        let ty = function.value_type();
        let result = ty.and_then(Type::return_type).map(|result| (OF_RESULT, result));
        let parameters = ty.map(Type::params).into_iter().flatten();
        let signature: Vec<_> = result.into_iter().chain((0u32..).zip(parameters)).collect();
        let held = ParameterPointees::read(function, &self.kinds).map(|told| told.0).unwrap_or_default();
        let mut told = Vec::new();
        for (position, pointee) in held {
            told.push((position, self.named(pointee)?));
        }
        let is_called = |user: Value<'c>| user.called_function() == Some(function);
        for (position, ty) in signature.into_iter().filter(|(_, ty)| contains_object(*ty)) {
            if self.is_shader || !is_object(ty) || !function.users().all(is_called) {
                self.refuse(ty, place(&name, ""));
            } else {
                told.push((position, Pointee::of_object(ty, self.context)?));
            }
        }
        if !told.is_empty() {
            ParameterPointees(told).write(function, self.context, &self.kinds);
        }
        for instruction in function.blocks().flat_map(Block::instructions) {
            self.instruction(instruction, &name)?;
        }
        Ok(())
    }

    fn instruction(&mut self, instruction: Value<'c>, function: &str) -> Result<()> {
        let place = || place(function, &instruction.to_string());
        if let Some(held) = instruction.alloca_type() {
            return self.variable(instruction, held, place);
        }
        if let Some(pointee) = Pointee::read(instruction, &self.kinds) {
            self.named(pointee)?.write(instruction, self.context, &self.kinds);
        }
        let accessed = instruction.gep_source_type();
        for ty in accessed.into_iter().flat_map(Type::components) {
            self.pointers.extend(Some(ty).filter(|ty| ty.element().is_some_and(Type::is_pointer)));
        }
        if let Some(array) = accessed.filter(|ty| ty.is_array() && contains_object(*ty)) {
            self.array(array, place)?;
        }
        let is_named = |ty: Type<'c>| is_object(ty) || ty.is_array();
        let structure = accessed.filter(|ty| contains_object(*ty) && !is_named(*ty));
        let result = Some(instruction.ty()).filter(|ty| contains_object(*ty) && !is_object(*ty));
        let indirect = instruction.called_type().filter(|_| instruction.called_function().is_none());
        let of_pointer = indirect
            .and_then(|ty| ty.return_type().into_iter().chain(ty.params()).find(|ty| contains_object(*ty)));
        if let Some(ty) = result.or(structure).or(of_pointer) {
            self.refuse(ty, place());
        }
        Ok(())
    }

    /// A pointee of the contract, with the name of the opaque type that ends it.
    fn named(&mut self, pointee: Pointee<'c>) -> Result<Pointee<'c>> {
        let types: Vec<_> = pointee.types().collect();
        match types.split_last() {
            Some((last, others)) if is_object(*last) => {
                let mut named = Pointee::of_object(*last, self.context)?.behind(last.poison()?);
                for ty in others.iter().rev() {
                    named = named.behind(ty.poison()?);
                }
                Ok(named)
            }
            _ => Ok(pointee),
        }
    }

    /// The pointees of members of structures.
    fn members(&mut self) -> Result<()> {
        let members = MemberPointee::read(self.module);
        if members.iter().any(|member| member.pointee.types().any(contains_object)) {
            self.module.get_or_add_named_metadata(names::MEMBER_POINTEE).erase();
            for member in members {
                let pointee = self.named(member.pointee)?;
                MemberPointee { pointee, ..member }.write(self.module, self.context);
            }
        }
        Ok(())
    }
}

/// Whether a type becomes a pointer.
fn is_object(ty: Type<'_>) -> bool {
    ty.target_name().and_then(opaque::by_target).is_some()
}

/// Whether a type is or contains a target extension type.
fn contains_object(ty: Type<'_>) -> bool {
    ty.target_name().is_some() || ty.components().any(|ty| ty.target_name().is_some())
}

fn place(function: &str, instruction: &str) -> Location {
    Location::Llvm {
        function: function.to_owned(),
        block: String::new(),
        instruction: instruction.trim().to_owned(),
        source: String::new(),
    }
}
