//! `--check`: instruments a module, and prints the faults that its run reported.
//!
//! Rule of this file: instrumented code computes the same as before, unless it has a fault.

use std::collections::BTreeMap;

use serde_json::json;
use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::llvm::{Builder, Context, IntPredicate, Module, Opcode, Type, Value};

use crate::executor::check::{ATOMIC, Fault, Found, Key, PREFIX, READ, Region, WRITE};

/// The address space of generic pointers, and those of memory that is checked: global, constant and local memory, buffers of shaders.
const GENERIC: u32 = 4;
const CHECKED: &[u32] = &[1, 2, 3, GENERIC, 11, 12];

/// A table of the module's variables in global and constant memory: their number, and start and size of each.
pub const VARIABLES: &str = "spirv_run.check.variables";

/// The beginning of names of calls of atomic instructions.
const ATOMICS: &str = "__spirv_Atomic";

/// The places of a module, by number.
pub type Places = Vec<String>;

struct Instrumenter<'c> {
    context: &'c Context,
    module: Module<'c>,
    builder: Builder<'c>,
    places: Places,
}

/// Inserts a call before each access to checked memory and each division of integers; returns the places that the calls refer to.
///
/// # Errors
/// Internal errors of the IR builder.
pub fn instrument<'c>(context: &'c Context, module: Module<'c>) -> Result<Places> {
    let builder = context.builder();
    let mut instrumenter = Instrumenter { context, module, builder, places: vec![String::new()] };
    let functions: Vec<Value<'c>> =
        module.functions().filter(|function| !function.is_declaration()).collect();
    for function in functions {
        let instructions: Vec<Value<'c>> =
            function.blocks().flat_map(|block| block.instructions().collect::<Vec<_>>()).collect();
        for instruction in instructions {
            instrumenter.instruction(instruction)?;
        }
    }
    instrumenter.variables()?;
    Ok(instrumenter.places)
}

impl<'c> Instrumenter<'c> {
    fn instruction(&mut self, instruction: Value<'c>) -> Result<()> {
        let Some(opcode) = instruction.opcode() else { return Ok(()) };
        match opcode {
            Opcode::Load => self.access(instruction, 0, instruction.ty(), READ),
            Opcode::Store => match instruction.operand(0) {
                Some(value) => self.access(instruction, 1, value.ty(), WRITE),
                None => Ok(()),
            },
            Opcode::AtomicRmw | Opcode::AtomicCmpXchg => match instruction.operand(1) {
                Some(value) => self.access(instruction, 0, value.ty(), ATOMIC),
                None => Ok(()),
            },
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => self.division(instruction),
            Opcode::Call => self.call(instruction),
            _ => Ok(()),
        }
    }

    fn call(&mut self, call: Value<'c>) -> Result<()> {
        let Some(callee) = call.called_function() else { return Ok(()) };
        let name = callee.name().into_owned();
        let is_atomic = mangling::ident(&name).unwrap_or(&name).starts_with(ATOMICS);
        if !is_atomic || call.arg(0).is_none_or(|pointer| !pointer.ty().is_pointer()) {
            return Ok(());
        }
        let ty = if call.ty().is_void() { call.arg(3).map(Value::ty) } else { Some(call.ty()) };
        match ty {
            Some(ty) if !ty.is_bool_or_bools() => self.access(call, 0, ty, ATOMIC),
            _ => Ok(()),
        }
    }

    /// Checks an access to a type through the pointer that is an operand.
    fn access(&mut self, instruction: Value<'c>, operand: u32, ty: Type<'c>, what: u32) -> Result<()> {
        let Some(pointer) = instruction.operand(operand) else { return Ok(()) };
        let Some(space) = pointer.ty().address_space().filter(|space| CHECKED.contains(space)) else {
            return Ok(());
        };
        let Some(size) = self.module.store_size_bytes(ty) else { return Ok(()) };
        let (long, word) = (self.context.int_type(64)?, self.context.i32_type());
        let signature = self.context.function_type(pointer.ty(), &[pointer.ty(), long, word, word], false)?;
        let check = self.function(&format!("{PREFIX}access.{space}"), signature)?;
        let place = self.place(instruction);
        self.builder.position_before(instruction);
        self.builder.set_debug_location(instruction.debug_location());
        let arguments = [pointer, long.int(size)?, word.int(u64::from(what))?, word.int(u64::from(place))?];
        let checked = self.builder.call_function(check, &arguments)?;
        instruction.set_operand(operand, checked);
        Ok(())
    }

    /// Replaces a divisor that is zero by one, and reports it.
    fn division(&mut self, division: Value<'c>) -> Result<()> {
        let Some(divisor) = division.operand(1).filter(|divisor| !divisor.is_plain_constant()) else {
            return Ok(());
        };
        let (ty, word) = (divisor.ty(), self.context.i32_type());
        let signature = self.context.function_type(self.context.void_type(), &[word, word], false)?;
        let check = self.function(&format!("{PREFIX}division"), signature)?;
        let place = self.place(division);
        self.builder.position_before(division);
        self.builder.set_debug_location(division.debug_location());
        let is_zero = self.builder.icmp(IntPredicate::Eq, divisor, ty.null()?)?;
        let one = ty.scalar().int(1)?;
        let one = if ty.is_vector() { ty.aggregate(&vec![one; ty.lanes() as usize])? } else { one };
        let safe = self.builder.select(is_zero, one, divisor)?;
        let lanes = self.context.int_type(ty.lanes().max(1))?;
        let any = match ty.is_vector() {
            true => {
                let mask = self.builder.cast(Opcode::BitCast, is_zero, lanes)?;
                self.builder.icmp(IntPredicate::Ne, mask, lanes.null()?)?
            }
            false => is_zero,
        };
        let any = self.builder.cast(Opcode::ZExt, any, word)?;
        self.builder.call_function(check, &[any, word.int(u64::from(place))?])?;
        division.set_operand(1, safe);
        Ok(())
    }

    fn function(&self, name: &str, ty: Type<'c>) -> Result<Value<'c>> {
        self.module.function(name).map_or_else(|| self.module.add_function(name, ty), Ok)
    }

    /// The number of an instruction's place: of the source, or the instruction itself.
    fn place(&mut self, instruction: Value<'c>) -> u32 {
        let source = || {
            let location = instruction.debug_location()?;
            let (line, column) = location.location_place()?;
            let file = location.location_scope()?.debug_file()?.file_name()?;
            Some(if column == 0 { format!("{file}:{line}") } else { format!("{file}:{line}:{column}") })
        };
        let text = source().unwrap_or_else(|| {
            let function = instruction.function().map(|function| function.name().into_owned());
            let text = instruction.to_string();
            let text = text.trim().split([',']).collect::<Vec<_>>();
            let is_about =
                |part: &&&str| !part.trim().starts_with(['!']) && !part.trim().starts_with("align ");
            let text: Vec<&str> = text.iter().filter(is_about).copied().collect();
            format!("'{}' in {}", text.join(","), function.unwrap_or_default())
        });
        self.places.push(text);
        u32::try_from(self.places.len() - 1).unwrap_or(u32::MAX)
    }

    /// Writes the table of variables.
    fn variables(&self) -> Result<()> {
        let long = self.context.int_type(64)?;
        let mut entries = vec![long.null()?];
        for variable in self.module.variables() {
            let is_checked = variable.ty().address_space().is_some_and(|space| matches!(space, 1 | 2));
            let size = variable.value_type().and_then(|ty| self.module.alloc_size_bytes(ty));
            if let (true, Some(size), true) = (is_checked, size, variable.initializer().is_some()) {
                entries.push(variable.constant_cast(Opcode::PtrToInt, long)?);
                entries.push(long.int(size)?);
            }
        }
        let count = (entries.len() / 2) as u64;
        entries[0] = long.int(count)?;
        let ty = self.context.array_type(long, entries.len() as u64)?;
        self.module.add_variable(VARIABLES, ty, 0)?.set_initializer(ty.aggregate(&entries)?)
    }
}

/// The stable name of a kind of fault.
fn rule(fault: Fault) -> &'static str {
    match fault {
        Fault::Null => "check.null",
        Fault::Bounds => "check.bounds",
        Fault::Division => "check.division",
        Fault::Race => "check.race",
    }
}

fn message(fault: Fault, found: &Found, names: &[String]) -> String {
    let verb = if found.is_write { "writes" } else { "reads" };
    let name = match found.region {
        Some(Region::Buffer(number)) => {
            names.get(number).map_or_else(|| "a buffer".to_owned(), |name| format!("'{name}'"))
        }
        Some(Region::Local) => "local memory".to_owned(),
        None => "any buffer".to_owned(),
    };
    let (size, offset) = (found.size, found.offset.unsigned_abs());
    match fault {
        Fault::Null => format!("{verb} {size} bytes through a null pointer"),
        Fault::Bounds if found.offset < 0 && found.region.is_some() => {
            format!("{verb} {size} bytes out of bounds, {offset} bytes in front of {name}")
        }
        Fault::Bounds => {
            format!("{verb} {size} bytes out of bounds, {offset} bytes behind the end of {name}")
        }
        Fault::Division => "divides an integer by zero".to_owned(),
        Fault::Race => {
            format!("{verb} byte {offset} of {name}, which another work-item uses at the same time")
        }
    }
}

/// The faults of a run, in words or as objects, one line or paragraph each.
pub fn report(
    file: &str,
    found: &BTreeMap<Key, Found>,
    places: &Places,
    names: &[String],
    as_json: bool,
) -> String {
    let place = |number: u32| places.get(number as usize).map_or("", String::as_str);
    let item = |[x, y, z]: [usize; 3]| format!("{x},{y},{z}");
    let mut text = String::new();
    for ((fault, at, other), found) in found {
        let message = message(*fault, found, names);
        if as_json {
            let other_item = found.other.map(item);
            let object = json!({
                "file": file, "kind": "check", "rule": rule(*fault), "message": message, "count": found.count,
                "place": place(*at), "workItem": item(found.item), "otherPlace": place(*other), "otherWorkItem": other_item,
            });
            text.push_str(&format!("{object}\n"));
            continue;
        }
        text.push_str(&format!("{file}: error: {message} [{}]\n", rule(*fault)));
        text.push_str(&format!("  = note: work-item {}, at {}\n", item(found.item), place(*at)));
        if let Some(by) = found.other {
            text.push_str(&format!("  = note: work-item {}, at {}\n", item(by), place(*other)));
        }
        if found.count > 1 {
            text.push_str(&format!("  = note: {} times\n", found.count));
        }
    }
    text
}
