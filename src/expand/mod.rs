//! Builtins as LLVM IR, so that a result runs on a CPU without a library: the option `expand_builtins`.
//!
//! A pass behind the reader. The rows of `table/expansion.rs` have how a builtin is expanded: to a definition of `library/`, or by code of [`core`] and
//! [`memory`] that depends on the types. A definition is OpenCL C, compiled once to `library/library.ll`; what a module uses of it
//! becomes internal functions of that module.
//!
//! Rule of this module: an instruction of OpenCL.std or GLSL.std.450 without a definition is an error, which lists all of them. What asks for
//! the machine (atomics, barriers, groups, images, builtin variables) stays a call.
//!
//! Known gaps: numbers of other widths than 16, 32 and 64 bits; `printf` and interpolation at another place, which cannot be computed.

mod core;
mod meaning;
mod memory;

use crate::contract::drop_descriptions;
use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, Definitions, Module, Opcode, Type, Value, calling_convention};
use crate::table::expansion::{Expansion, REMAINDER};
use meaning::Meaning;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// `library/library.cl`, compiled by clang.
const LIBRARY: &str = include_str!("library/library.ll");

/// Prefix of the names of definitions.
const PREFIX: &str = "spirv_llvm_";

type Values<'c> = SmallVec<[Value<'c>; 8]>;

/// A call that is to be expanded.
struct Site<'c> {
    arguments: Values<'c>,
    result: Type<'c>,
}

/// The outcome of the expansion of a call.
enum Outcome<'c> {
    /// A value replaces it.
    Value(Value<'c>),
    /// It has no result; its effects have been built.
    Done,
    /// There is no definition for its types.
    Undefined,
}

struct Expander<'c> {
    context: &'c Context,
    module: Module<'c>,
    builder: Builder<'c>,
    library: Definitions<'c>,
}

/// Expands every call of a builtin that has a definition.
///
/// # Errors
/// `Unsupported` with the names of all instructions of extended sets that have no definition, and how often each is called.
pub fn expand(context: &Context, module: Module<'_>) -> Result<()> {
    expand_but(context, module, &|_| false)
}

/// The same for all functions but those that stay.
///
/// # Errors
/// As [`expand`].
pub fn expand_but(context: &Context, module: Module<'_>, stays: &dyn Fn(Value<'_>) -> bool) -> Result<()> {
    drop_descriptions(module);
    let library = context.parse_definitions(LIBRARY.as_bytes(), "library")?;
    let expander = Expander { context, module, builder: context.builder(), library };
    let mut undefined = BTreeMap::<String, usize>::new();
    let mut meanings = FxHashMap::default();
    let instructions: Vec<_> =
        module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect();
    for instruction in instructions {
        let callee = instruction.called_function();
        let meaning = match callee {
            Some(callee) if callee.is_declaration() && !stays(callee) => {
                *meanings.entry(callee).or_insert_with(|| meaning::of_function(callee))
            }
            None if instruction.opcode() == Some(Opcode::FRem) => Some(Meaning::Expanded(REMAINDER)),
            _ => None,
        };
        let Some(meaning) = meaning else { continue };
        if !expander.replace(instruction, meaning)? {
            let name = callee.map(|callee| meaning::display_name(&callee.name())).unwrap_or_default();
            *undefined.entry(name).or_default() += 1;
        }
    }
    if !undefined.is_empty() {
        let names: Vec<_> = undefined.iter().map(|(name, count)| format!("{name} ({count})")).collect();
        return Err(Error::unsupported(format!("builtins that have no definition: {}", names.join(", "))));
    }
    for declaration in meanings.keys() {
        declaration.erase();
    }
    expander.library.link_into(module)
}

/// Expands the calls whose expansion is a few instructions, without a definition of the library; all others stay.
///
/// # Errors
/// Internal errors of the IR builder.
pub fn expand_inline(context: &Context, module: Module<'_>) -> Result<()> {
    let library = context.parse_definitions(b"", "library")?;
    let expander = Expander { context, module, builder: context.builder(), library };
    let declared: Vec<_> = module.functions().filter(|function| function.is_declaration()).collect();
    for function in declared.into_iter().filter(|function| !function.is_intrinsic()) {
        let Some(meaning @ Meaning::Expanded(Expansion::Custom(_))) = meaning::of_function(function) else {
            continue;
        };
        let calls: Vec<_> =
            function.users().filter(|user| user.called_function() == Some(function)).collect();
        for call in calls {
            expander.replace(call, meaning)?;
        }
        if !function.is_used() {
            function.erase();
        }
    }
    Ok(())
}

impl<'c> Expander<'c> {
    /// Expands one instruction; false if there is no definition for its types.
    fn replace(&self, instruction: Value<'c>, meaning: Meaning) -> Result<bool> {
        let Meaning::Expanded(expansion) = meaning else { return Ok(false) };
        let arguments: Values<'c> = match instruction.opcode() {
            Some(Opcode::FRem) => instruction.operands().collect(),
            _ => instruction.args().collect(),
        };
        let site = Site { arguments, result: instruction.ty() };
        self.builder.position_before(instruction);
        match self.outcome(&site, expansion)? {
            Outcome::Undefined => return Ok(false),
            Outcome::Value(value) => {
                if value.is_instruction() {
                    value.take_name_of(instruction);
                }
                instruction.replace_all_uses_with(value);
            }
            Outcome::Done => {}
        }
        instruction.erase();
        Ok(true)
    }

    fn outcome(&self, site: &Site<'c>, expansion: Expansion) -> Result<Outcome<'c>> {
        match expansion {
            Expansion::Dropped => Ok(Outcome::Done),
            Expansion::Custom(custom) => meaning::build(self, site, custom),
            Expansion::Defined(stem) => self.defined(stem, &site.arguments, site.result),
            Expansion::Structure(first, second) => {
                let [Some(one), Some(two)] = [0, 1].map(|index| site.result.member(index)) else {
                    return Ok(Outcome::Undefined);
                };
                let Outcome::Value(one) = self.defined(first, &site.arguments, one)? else {
                    return Ok(Outcome::Undefined);
                };
                let Outcome::Value(two) = self.defined(second, &site.arguments, two)? else {
                    return Ok(Outcome::Undefined);
                };
                let pair = self.builder.insert_value(site.result.poison()?, one, &[0])?;
                self.builder.insert_value(pair, two, &[1]).map(Outcome::Value)
            }
            Expansion::Stored(first, second, second_is_integer) => {
                let Some((pointer, arguments)) = site.arguments.split_last() else {
                    return Ok(Outcome::Undefined);
                };
                let other = match second_is_integer {
                    true => self.like(site.result, self.context.i32_type())?,
                    false => site.result,
                };
                let Outcome::Value(one) = self.defined(first, arguments, site.result)? else {
                    return Ok(Outcome::Undefined);
                };
                let Outcome::Value(two) = self.defined(second, arguments, other)? else {
                    return Ok(Outcome::Undefined);
                };
                self.builder.store(two, *pointer)?;
                Ok(Outcome::Value(one))
            }
        }
    }

    /// The type with the lanes of `ty` and other elements.
    fn like(&self, ty: Type<'c>, element: Type<'c>) -> Result<Type<'c>> {
        if ty.is_vector() { self.context.vector_type(element, ty.lanes()) } else { Ok(element) }
    }

    /// Calls a definition of the library: one for whole vectors, or else one for scalars, lane by lane.
    fn defined(&self, stem: &str, arguments: &[Value<'c>], result: Type<'c>) -> Result<Outcome<'c>> {
        let Some(first) = arguments.first() else { return Ok(Outcome::Undefined) };
        if let Some(definition) = self.definition(stem, first.ty()) {
            return self.call(definition, arguments, result);
        }
        let Some(definition) = self
            .definition(stem, first.ty().scalar())
            .filter(|_| result.is_vector() && first.ty().is_vector())
        else {
            return Ok(Outcome::Undefined);
        };
        let mut vector = result.poison()?;
        for lane in 0..result.lanes() {
            let scalars = arguments.iter().map(|argument| self.lane(*argument, lane));
            let scalars = scalars.collect::<Result<Values<'c>>>()?;
            let Outcome::Value(value) = self.call(definition, &scalars, result.scalar())? else {
                return Ok(Outcome::Undefined);
            };
            vector = self.insert(vector, value, lane)?;
        }
        Ok(Outcome::Value(vector))
    }

    /// A lane of a vector; a scalar serves all lanes.
    fn lane(&self, value: Value<'c>, lane: u32) -> Result<Value<'c>> {
        if !value.ty().is_vector() {
            return Ok(value);
        }
        self.builder.extract_element(value, self.context.i32_type().int(lane.into())?)
    }

    fn insert(&self, vector: Value<'c>, value: Value<'c>, lane: u32) -> Result<Value<'c>> {
        self.builder.insert_element(vector, value, self.context.i32_type().int(lane.into())?)
    }

    /// The definition for a type, or the one that it is extended to.
    fn definition(&self, stem: &str, ty: Type<'c>) -> Option<Value<'c>> {
        let lanes = if ty.is_vector() { format!("v{}", ty.lanes()) } else { String::new() };
        let named = |element: &str| self.library.function(&format!("{PREFIX}{stem}_{lanes}{element}"));
        let element = ty.scalar();
        if let Some(bits) = element.int_bits() {
            return named(&format!("i{bits}"));
        }
        let exact = [
            (self.context.half_type(), "f16"),
            (self.context.float_type(), "f32"),
            (self.context.double_type(), "f64"),
        ];
        let (_, suffix) = exact.into_iter().find(|(number, _)| *number == element)?;
        named(suffix).or_else(|| named("f64"))
    }

    /// Calls a definition: numbers are extended to its parameters, and its result is rounded.
    fn call(&self, definition: Value<'c>, arguments: &[Value<'c>], result: Type<'c>) -> Result<Outcome<'c>> {
        let (name, Some(ty)) = (definition.name(), definition.value_type()) else {
            return Ok(Outcome::Undefined);
        };
        let (parameters, Some(returned)) = (ty.params(), ty.return_type()) else {
            return Ok(Outcome::Undefined);
        };
        if parameters.len() != arguments.len() {
            return Ok(Outcome::Undefined);
        }
        let mut values = Values::new();
        for (argument, parameter) in arguments.iter().zip(parameters) {
            match self.converted(*argument, parameter)? {
                Some(value) => values.push(value),
                None => return Ok(Outcome::Undefined),
            }
        }
        let function = match self.module.function(&name) {
            Some(function) => function,
            None => {
                let function = self.module.add_function(&name, ty)?;
                function.set_calling_convention(calling_convention::SPIR_FUNC);
                function
            }
        };
        if returned != result && !(returned.scalar().is_float() && result.scalar().is_float()) {
            return Ok(Outcome::Undefined);
        }
        let value = self.builder.call_function(function, &values)?;
        match self.converted(value, result)? {
            Some(value) => Ok(Outcome::Value(value)),
            None => Ok(Outcome::Undefined),
        }
    }

    /// A number as another type of numbers, or a signed integer as a wider one.
    fn converted(&self, value: Value<'c>, ty: Type<'c>) -> Result<Option<Value<'c>>> {
        let from = value.ty();
        if from == ty {
            return Ok(Some(value));
        }
        let widths = (from.scalar().scalar_bits(), ty.scalar().scalar_bits());
        let (Some(before), Some(after)) = widths else { return Ok(None) };
        let opcode = if from.scalar().is_float() && ty.scalar().is_float() {
            if before < after { Opcode::FPExt } else { Opcode::FPTrunc }
        } else if from.scalar().is_int() && ty.scalar().is_int() && before < after {
            Opcode::SExt
        } else {
            return Ok(None);
        };
        if from.lanes() != ty.lanes() || before == after {
            return Ok(None);
        }
        self.builder.cast(opcode, value, ty).map(Some)
    }
}
