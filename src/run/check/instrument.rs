//! What is done to a module when LLVM's sanitizer has seen it: calls in front of what can be at fault.

use std::cell::RefCell;

use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::llvm::{
    Builder, Context, IntPredicate, MdKind, Module, Opcode, Type, Value,
};

use super::base::regions;
use super::mark;
use super::place::{Kind, Place, Places};
use super::table::Table;
use crate::executor::check::{ATOMIC, LARGEST, MOST_CELLS, OWN, PART, PLACE, PREFIX, READ, WRITE};

/// The address space of generic pointers, and those of memory that is checked: private, global, constant and local memory, buffers of shaders.
const GENERIC: u32 = 4;
const CHECKED: &[u32] = &[0, 1, 2, 3, GENERIC, 11, 12];

/// A table of the module's variables in global and constant memory: their number, and start and size of each.
pub const VARIABLES: &str = "spirv_run.check.variables";

/// The beginning of names of calls of atomic instructions, and the names of barriers.
pub(super) const ATOMICS: &str = "__spirv_Atomic";
const BARRIERS: &[&str] = &["__spirv_ControlBarrier", "barrier", "work_group_barrier"];

/// The most holes in a variable that may stay undefined.
const MOST_HOLES: usize = 64;

pub(super) struct Instrumenter<'c> {
    pub(super) context: &'c Context,
    pub(super) module: Module<'c>,
    pub(super) builder: Builder<'c>,
    kind: MdKind,
    /// The variable with the place of what is done.
    place: Value<'c>,
    places: RefCell<Places>,
    /// The metadata of branches around the sanitizer's reports.
    weights: MdKind,
    pub(super) table: RefCell<Table<'c>>,
}

/// Inserts calls before accesses to memory, divisions and barriers, and gives variables memory that is watched.
///
/// Returns the places with those that the sanitizer made.
///
/// # Errors
/// Internal errors of the IR builder.
pub fn instrument<'c>(
    context: &'c Context,
    module: Module<'c>,
    places: Places,
    kernel: Option<&str>,
) -> Result<Places> {
    let (builder, kind) = (context.builder(), context.md_kind(mark::PLACE));
    let place = module.add_variable(PLACE, context.i32_type(), 0)?;
    let (places, weights) = (RefCell::new(places), context.md_kind("prof"));
    let functions: Vec<Value<'c>> =
        module.functions().filter(|function| !function.is_declaration()).collect();
    let table = RefCell::new(Table::new(context, module, regions(module, kernel, kind))?);
    let instrumenter = Instrumenter { context, module, builder, kind, place, places, weights, table };
    for function in functions {
        let instructions: Vec<Value<'c>> =
            function.blocks().flat_map(|block| block.instructions().collect::<Vec<_>>()).collect();
        let variables: Vec<Value<'c>> = instructions.iter().filter(is_variable).copied().collect();
        for instruction in instructions {
            instrumenter.instruction(instruction)?;
        }
        instrumenter.variables_of(variables, function)?;
    }
    instrumenter.variables()?;
    instrumenter.table.borrow().write(context)?;
    Ok(instrumenter.places.into_inner())
}

/// The beginning of a function that was cut into blocks may have moved; its allocas are where they were.
fn is_variable(instruction: &&Value<'_>) -> bool {
    instruction.opcode() == Some(Opcode::Alloca)
}

impl<'c> Instrumenter<'c> {
    fn instruction(&self, instruction: Value<'c>) -> Result<()> {
        let Some(opcode) = instruction.opcode() else { return Ok(()) };
        let Some((place, alignment)) = mark::marked(instruction, self.kind) else {
            return if opcode == Opcode::Call { self.sanitizer(instruction) } else { Ok(()) };
        };
        let marked = (place, alignment);
        let or_atomic = |what| if instruction.is_atomic() { ATOMIC } else { what };
        match opcode {
            Opcode::Load => self.access(instruction, 0, instruction.ty(), or_atomic(READ), marked),
            Opcode::Store => match instruction.operand(0) {
                Some(value) => self.access(instruction, 1, value.ty(), or_atomic(WRITE), marked),
                None => Ok(()),
            },
            Opcode::AtomicRmw | Opcode::AtomicCmpXchg => match instruction.operand(1) {
                Some(value) => self.access(instruction, 0, value.ty(), ATOMIC, marked),
                None => Ok(()),
            },
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => self.division(instruction, place),
            Opcode::Call => self.call(instruction, place),
            Opcode::Unreachable => self.report(instruction, "unreachable", place),
            _ => Ok(()),
        }
    }

    fn call(&self, call: Value<'c>, place: u32) -> Result<()> {
        let Some(callee) = call.called_function() else { return Ok(()) };
        let name = callee.name().into_owned();
        let ident = mangling::ident(&name).unwrap_or(&name);
        if BARRIERS.contains(&ident) {
            return self.report(call, "barrier", place);
        }
        let takes_pointer = call.arg(0).is_some_and(|pointer| pointer.ty().is_pointer());
        if !ident.starts_with(ATOMICS) || !takes_pointer {
            let has_pointer = call.args().any(|argument| argument.ty().is_pointer());
            let is_builtin = callee.is_declaration() && !callee.is_intrinsic() && has_pointer;
            return if is_builtin { self.leave_place(call, place) } else { Ok(()) };
        }
        let ty = if call.ty().is_void() { call.arg(3).map(Value::ty) } else { Some(call.ty()) };
        match ty {
            Some(ty) if !ty.is_bool_or_bools() => self.access(call, 0, ty, ATOMIC, (place, 1)),
            _ => Ok(()),
        }
    }

    /// Stores the place of what a call is about.
    fn leave_place(&self, call: Value<'c>, place: u32) -> Result<()> {
        self.builder.position_before(call);
        self.builder.store(self.context.i32_type().int(place.into())?, self.place)?;
        Ok(())
    }

    /// A call of the sanitizer's is about a variable, or about the instruction that follows.
    fn sanitizer(&self, call: Value<'c>) -> Result<()> {
        let Some(callee) = call.called_function() else { return Ok(()) };
        self.shadow(call, &callee.name())?;
        let place = match callee.name().as_ref() {
            "__msan_poison_alloca" => match call.arg(0) {
                Some(variable) => self.padding(call, variable)?,
                None => None,
            },
            "__msan_warning" | "__msan_chain_origin" => self.following(call),
            _ => return Ok(()),
        };
        self.leave_place(call, place.unwrap_or(0))
    }

    /// The place of the next instruction that has one. A branch without one was made of a switch.
    fn following(&self, call: Value<'c>) -> Option<u32> {
        let mut next = call.next_instruction();
        for _ in 0..64 {
            let instruction = next?;
            if let Some((place, _)) = mark::marked(instruction, self.kind) {
                return Some(place);
            }
            let is_branch = instruction.opcode() == Some(Opcode::Br) && instruction.condition().is_some();
            let is_check = instruction.all_metadata().iter().any(|(kind, _)| *kind == self.weights);
            if is_branch && !is_check {
                let mut places = self.places.borrow_mut();
                places.push(Place::of(call, Kind::Branch));
                return u32::try_from(places.len() - 1).ok();
            }
            next = instruction.next_instruction().or_else(|| {
                // Where a check branches, what is checked is behind all of its ways.
                instruction.successors().last()?.first_instruction()
            });
        }
        None
    }

    /// Padding of a variable has no values and is no fault; gives the place of the variable.
    fn padding(&self, call: Value<'c>, variable: Value<'c>) -> Result<Option<u32>> {
        let place = mark::marked(variable, self.kind).map(|(place, _)| place);
        let Some(ty) = variable.alloca_type() else { return Ok(place) };
        let mut holes = Vec::new();
        self.holes(ty, 0, &mut holes);
        let Some(next) = call.next_instruction() else { return Ok(place) };
        let long = self.context.int_type(64)?;
        let function = self.function("padding", self.context.void_type(), &[variable.ty(), long])?;
        self.builder.position_before(next);
        if holes.len() > MOST_HOLES {
            let size = self.module.alloc_size_bytes(ty).unwrap_or(0);
            holes = vec![(0, size)];
        }
        for (start, size) in holes {
            let byte = self.context.int_type(8)?;
            let pointer = self.builder.gep(byte, variable, &[long.int(start)?], 0)?;
            self.builder.call_function(function, &[pointer, long.int(size)?])?;
        }
        Ok(place)
    }

    /// The bytes of a type that belong to no part of it.
    fn holes(&self, ty: Type<'c>, start: u64, found: &mut Vec<(u64, u64)>) {
        if found.len() > MOST_HOLES {
            return;
        }
        let (stored, whole) = (self.module.store_size_bytes(ty), self.module.alloc_size_bytes(ty));
        let (Some(stored), Some(whole)) = (stored, whole) else { return };
        if let Some(element) = ty.element().filter(|_| ty.is_array()) {
            let step = self.module.alloc_size_bytes(element).unwrap_or(1);
            let mut one = Vec::new();
            self.holes(element, 0, &mut one);
            let count = if one.is_empty() { 0 } else { ty.length().unwrap_or(0) };
            for number in 0..count.min(MOST_HOLES as u64 + 1) {
                found.extend(one.iter().map(|(at, size)| (start + number * step + at, *size)));
            }
        } else if ty.is_struct() {
            let mut end = 0;
            for (number, member) in (0..).zip(ty.members()) {
                let offset = self.module.member_offset_bytes(ty, number).unwrap_or(end);
                if offset > end {
                    found.push((start + end, offset - end));
                }
                self.holes(member, start + offset, found);
                end = offset + self.module.alloc_size_bytes(member).unwrap_or(0);
            }
            if whole > end {
                found.push((start + end, whole - end));
            }
        } else if whole > stored {
            found.push((start + stored, whole - stored));
        }
    }

    /// Checks an access to a type through the pointer that is an operand.
    fn access(
        &self,
        instruction: Value<'c>,
        operand: u32,
        ty: Type<'c>,
        what: u32,
        (place, alignment): (u32, u64),
    ) -> Result<()> {
        let Some(pointer) = instruction.operand(operand) else { return Ok(()) };
        let Some(space) = pointer.ty().address_space().filter(|space| CHECKED.contains(space)) else {
            return Ok(());
        };
        let Some(size) = self.module.store_size_bytes(ty) else { return Ok(()) };
        let own = own_variable(pointer);
        let what = what | alignment.max(1).ilog2() << 4 | if own.is_some() { OWN } else { 0 };
        let (long, word) = (self.context.int_type(64)?, self.context.i32_type());
        let base = if matches!(space, 0 | GENERIC) { "vague_access" } else { "access" };
        let check =
            self.function(&format!("{base}.{space}"), pointer.ty(), &[pointer.ty(), long, word, word])?;
        let arguments = [pointer, long.int(size)?, word.int(what.into())?, word.int(place.into())?];
        if what & ATOMIC == 0
            && let Some(checked) = self.known(instruction, &arguments, size, what)?
        {
            instruction.set_operand(operand, checked);
            return Ok(());
        }
        self.builder.position_before(instruction);
        self.builder.set_debug_location(instruction.debug_location());
        let checked = self.builder.call_function(check, &arguments)?;
        instruction.set_operand(operand, checked);
        Ok(())
    }

    /// Checks an access to memory that is known before the run without a call.
    fn known(
        &self,
        instruction: Value<'c>,
        arguments: &[Value<'c>],
        size: u64,
        what: u32,
    ) -> Result<Option<Value<'c>>> {
        let (Some(pointer), Some(function)) = (arguments.first().copied(), instruction.function()) else {
            return Ok(None);
        };
        let mut table = self.table.borrow_mut();
        let Some((number, facts)) = table.find(pointer) else { return Ok(None) };
        let part = table.part(&self.builder, function, number)?;
        let space = pointer.ty().address_space().unwrap_or(0);
        let cells = size >> facts.granule;
        if facts.is_written && cells > MOST_CELLS {
            return Ok(None);
        }
        let name = match (facts.is_written, what & 3) {
            (false, _) => format!("quiet.{space}"),
            (true, READ) => format!("known.{space}.r.{cells}"),
            (true, _) => format!("known.{space}.w.{cells}"),
        };
        let (long, word) = (self.context.int_type(64)?, self.context.i32_type());
        let own = number as u32 + 1;
        let told = if own < 1 << 16 { what | own << PART } else { what };
        let more = [part.start, part.size, part.cells, long.int(facts.granule.into())?];
        let mut all: Vec<Value<'c>> = arguments.iter().copied().chain(more).collect();
        all[2] = word.int(told.into())?;
        let types: Vec<Type<'c>> = all.iter().map(|argument| argument.ty()).collect();
        let check = self.function(&name, pointer.ty(), &types)?;
        self.builder.position_before(instruction);
        self.builder.set_debug_location(instruction.debug_location());
        self.builder.call_function(check, &all).map(Some)
    }

    /// Replaces the sanitizer's call that asks for the shadow of memory that is known before the run.
    fn shadow(&self, call: Value<'c>, name: &str) -> Result<()> {
        let Some((kind, size)) =
            name.strip_prefix("__msan_metadata_ptr_for_").and_then(|name| name.split_once('_'))
        else {
            return Ok(());
        };
        let size = size.parse().ok().or_else(|| call.arg(1)?.int_value());
        let (Some(pointer), Some(size), Some(function)) = (call.arg(0), size, call.function()) else {
            return Ok(());
        };
        let mut table = self.table.borrow_mut();
        let Some((number, facts)) = table.find(pointer).filter(|_| size <= LARGEST) else { return Ok(()) };
        let long = self.context.int_type(64)?;
        self.builder.position_before(call);
        let is_write = kind == "store";
        let whole = if facts.is_written || is_write {
            let part = table.part(&self.builder, function, number)?;
            self.builder.position_before(call);
            let address = self.builder.cast(Opcode::PtrToInt, pointer, long)?;
            let arguments = [address, long.int(size)?, part.start, part.size, part.shadow, part.origins];
            let name = if is_write { "shadow.w" } else { "shadow.r" };
            let shadow = self.function(name, call.ty(), &[long; 6])?;
            self.builder.call_function(shadow, &arguments)?
        } else {
            // What is never written has the value that it was given.
            let zeros = table.zeros(self.context, self.module)?;
            let both = [zeros, zeros];
            call.ty().aggregate(&both)?
        };
        call.replace_all_uses_with(whole);
        call.erase();
        Ok(())
    }

    /// Replaces a divisor that is zero, or that the quotient overflows with, by one, and reports it.
    fn division(&self, division: Value<'c>, place: u32) -> Result<()> {
        let (Some(dividend), Some(divisor)) = (division.operand(0), division.operand(1)) else {
            return Ok(());
        };
        let ty = divisor.ty();
        let bits = ty.scalar().int_bits().unwrap_or(0);
        let is_signed = matches!(division.opcode(), Some(Opcode::SDiv | Opcode::SRem));
        if divisor.is_plain_constant() || bits > 64 {
            return Ok(());
        }
        let word = self.context.i32_type();
        let check = self.function("division", self.context.void_type(), &[word, word])?;
        self.builder.position_before(division);
        self.builder.set_debug_location(division.debug_location());
        let splat = |value: u64| {
            let one = ty.scalar().int(value)?;
            if ty.is_vector() { ty.aggregate(&vec![one; ty.lanes() as usize]) } else { Ok(one) }
        };
        let is_zero = self.builder.icmp(IntPredicate::Eq, divisor, ty.null()?)?;
        let mut what = self.any(is_zero)?;
        let mut is_wrong = is_zero;
        if is_signed && bits > 0 {
            let all = u64::MAX >> (64 - bits);
            let is_least = self.builder.icmp(IntPredicate::Eq, dividend, splat(1 << (bits - 1))?)?;
            let is_minus = self.builder.icmp(IntPredicate::Eq, divisor, splat(all)?)?;
            let overflows = self.builder.binary(Opcode::And, is_least, is_minus)?;
            is_wrong = self.builder.binary(Opcode::Or, is_zero, overflows)?;
            let two = self.builder.binary(Opcode::Shl, self.any(overflows)?, word.int(1)?)?;
            what = self.builder.binary(Opcode::Or, what, two)?;
        }
        let safe = self.builder.select(is_wrong, splat(1)?, divisor)?;
        self.builder.call_function(check, &[what, word.int(place.into())?])?;
        division.set_operand(1, safe);
        Ok(())
    }

    /// 1 if any lane of a condition is set.
    fn any(&self, condition: Value<'c>) -> Result<Value<'c>> {
        let ty = condition.ty();
        let any = match ty.is_vector() {
            true => {
                let lanes = self.context.int_type(ty.lanes())?;
                let mask = self.builder.cast(Opcode::BitCast, condition, lanes)?;
                self.builder.icmp(IntPredicate::Ne, mask, lanes.null()?)?
            }
            false => condition,
        };
        self.builder.cast(Opcode::ZExt, any, self.context.i32_type())
    }

    /// Calls a function that takes a place, before an instruction.
    fn report(&self, instruction: Value<'c>, name: &str, place: u32) -> Result<()> {
        let word = self.context.i32_type();
        let function = self.function(name, self.context.void_type(), &[word])?;
        self.builder.position_before(instruction);
        self.builder.set_debug_location(instruction.debug_location());
        self.builder.call_function(function, &[word.int(place.into())?])?;
        Ok(())
    }

    pub(super) fn function(
        &self,
        name: &str,
        result: Type<'c>,
        parameters: &[Type<'c>],
    ) -> Result<Value<'c>> {
        let name = format!("{PREFIX}{name}");
        let ty = self.context.function_type(result, parameters, false)?;
        self.module.function(&name).map_or_else(|| self.module.add_function(&name, ty), Ok)
    }

    /// Gives a function's variables memory that is watched, until the function returns.
    fn variables_of(&self, variables: Vec<Value<'c>>, function: Value<'c>) -> Result<()> {
        let (long, word) = (self.context.int_type(64)?, self.context.i32_type());
        let Some(first) = function.entry_block().and_then(|block| block.first_instruction()) else {
            return Ok(());
        };
        if variables.is_empty() {
            return Ok(());
        }
        let (enter, leave) =
            (self.function("enter", long, &[])?, self.function("leave", self.context.void_type(), &[long])?);
        self.builder.position_before(first);
        self.builder.set_debug_location(None);
        let mark = self.builder.call_function(enter, &[])?;
        for variable in variables {
            let Some((place, _)) = mark::marked(variable, self.kind) else { continue };
            let count = variable.alloca_count().map_or(Some(1), Value::int_value);
            let size = variable.alloca_type().and_then(|ty| self.module.alloc_size_bytes(ty));
            let (Some(count), Some(size)) = (count, size) else { continue };
            let allocate = self.function("variable", variable.ty(), &[long, long, word])?;
            self.builder.position_before(variable);
            let alignment = variable.alignment().unwrap_or(16);
            let arguments = [long.int(size * count)?, long.int(alignment)?, word.int(place.into())?];
            let address = self.builder.call_function(allocate, &arguments)?;
            variable.replace_all_uses_with(address);
            variable.erase();
        }
        let returns = function
            .blocks()
            .filter_map(|block| block.terminator())
            .filter(|end| end.opcode() == Some(Opcode::Ret));
        for end in returns.collect::<Vec<_>>() {
            self.builder.position_before(end);
            self.builder.call_function(leave, &[mark])?;
        }
        Ok(())
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

/// The variable of a function that a pointer certainly points to.
fn own_variable(pointer: Value<'_>) -> Option<Value<'_>> {
    let mut pointer = pointer;
    for _ in 0..32 {
        match pointer.opcode()? {
            Opcode::Alloca => return Some(pointer),
            Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast => {
                pointer = pointer.operand(0)?
            }
            _ => return None,
        }
    }
    None
}
