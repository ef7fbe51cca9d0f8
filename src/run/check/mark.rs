//! What is done to a module before LLVM's sanitizer sees it: each instruction that can be at fault gets its place, variables that become values
//! begin with an undefined one whose origin is known, and what writes no value of the program is written with a defined one.

use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::llvm::{AttributePlace, Context, MdKind, Module, Opcode, Type, Value};

use super::place::{Declaration, Kind, Place, Places, declarations};
use crate::executor::check::PREFIX;

/// The metadata of an instruction: its place, and the alignment that it promises.
pub const PLACE: &str = "spirv_run.place";

/// The largest variable that becomes a value, in bytes.
const LARGEST: u64 = 256;

struct Marker<'c> {
    context: &'c Context,
    module: Module<'c>,
    kind: MdKind,
    places: Places,
    /// The types of undefined values; the functions that give them are numbered.
    types: Vec<Type<'c>>,
}

/// Marks a module; returns the places of instructions, by number.
///
/// # Errors
/// Internal errors of the IR builder.
pub fn mark<'c>(context: &'c Context, module: Module<'c>) -> Result<Places> {
    let kind = context.md_kind(PLACE);
    let places = vec![Place::default()];
    let mut marker = Marker { context, module, kind, places, types: Vec::new() };
    let functions: Vec<Value<'c>> =
        module.functions().filter(|function| !function.is_declaration()).collect();
    for function in functions {
        if let Some(attribute) = context.enum_attribute("sanitize_memory") {
            function.add_attribute(AttributePlace::Function, attribute);
        }
        let declared = declarations(function);
        let begun = marker.begin_variables(function, &declared)?;
        function.promote_memory();
        begun.into_iter().filter(|value| !value.is_used()).for_each(|value| {
            value.erase();
        });
        let instructions: Vec<Value<'c>> =
            function.blocks().flat_map(|block| block.instructions().collect::<Vec<_>>()).collect();
        for instruction in instructions {
            marker.instruction(instruction, &declared)?;
        }
    }
    Ok(marker.places)
}

/// The place that an instruction was given, and its alignment.
pub fn marked<'c>(instruction: Value<'c>, kind: MdKind) -> Option<(u32, u64)> {
    let node = instruction.metadata(kind)?;
    Some((node.operand(0)?.u32_value()?, node.operand(1)?.int_value()?))
}

impl<'c> Marker<'c> {
    /// Stores undefined values to the variables of a function that become values.
    fn begin_variables(
        &mut self,
        function: Value<'c>,
        declared: &[Declaration<'c>],
    ) -> Result<Vec<Value<'c>>> {
        let Some(entry) = function.entry_block() else { return Ok(Vec::new()) };
        let variables: Vec<Value<'c>> =
            entry.instructions().filter(|instruction| instruction.opcode() == Some(Opcode::Alloca)).collect();
        let (builder, word) = (self.context.builder(), self.context.i32_type());
        let mut begun = Vec::new();
        for variable in variables {
            let Some(ty) = variable.alloca_type().filter(|ty| self.becomes_value(variable, *ty)) else {
                continue;
            };
            let number = self.types.iter().position(|known| *known == ty).unwrap_or_else(|| {
                self.types.push(ty);
                self.types.len() - 1
            });
            let signature = self.context.function_type(ty, &[word], false)?;
            let name = format!("{PREFIX}undefined.{number}");
            let undefined =
                self.module.function(&name).map_or_else(|| self.module.add_function(&name, signature), Ok)?;
            let Some(next) = variable.next_instruction() else { continue };
            self.places.push(Place::of_variable(variable, declared));
            let place = word.int(self.places.len() as u64 - 1)?;
            builder.position_before(next);
            let value = builder.call_function(undefined, &[place])?;
            builder.store(value, variable)?;
            begun.push(value);
        }
        Ok(begun)
    }

    fn becomes_value(&self, variable: Value<'c>, ty: Type<'c>) -> bool {
        let is_plain = |user: Value<'c>| match user.opcode() {
            Some(Opcode::Load) => user.ty() == ty && !user.is_volatile() && !user.is_atomic(),
            Some(Opcode::Store) => {
                let is_stored = user.operand(0).is_some_and(|value| value != variable && value.ty() == ty);
                is_stored && !user.is_volatile() && !user.is_atomic()
            }
            Some(Opcode::Call) => {
                user.called_function().and_then(Value::intrinsic_name).is_some_and(is_scope)
            }
            _ => false,
        };
        let is_one = variable.alloca_count().is_none_or(|count| count.int_value() == Some(1));
        let is_small = self.module.store_size_bytes(ty).is_some_and(|size| size <= LARGEST);
        is_one && is_small && ty.target_name().is_none() && variable.users().all(is_plain)
    }

    fn instruction(&mut self, instruction: Value<'c>, declared: &[Declaration<'c>]) -> Result<()> {
        let Some(opcode) = instruction.opcode() else { return Ok(()) };
        match opcode {
            Opcode::ShuffleVector => return self.shuffle(instruction),
            Opcode::Call if self.transfer(instruction)? || self.scope(instruction)? => return Ok(()),
            Opcode::Load => self.place(instruction, Kind::Access),
            Opcode::Store => self.place(instruction, Kind::Access),
            Opcode::AtomicRmw | Opcode::AtomicCmpXchg => self.place(instruction, Kind::Access),
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => {
                self.place(instruction, Kind::Division);
            }
            Opcode::Br | Opcode::Switch => self.place(instruction, Kind::Branch),
            Opcode::Alloca => self.put(instruction, Place::of_variable(instruction, declared)),
            Opcode::Call | Opcode::Unreachable => self.place(instruction, Kind::Other),
            _ => {}
        }
        if matches!(opcode, Opcode::Load | Opcode::Store) && !instruction.is_atomic() {
            // What is misaligned is reported, and does not crash.
            instruction.set_alignment(1);
        }
        Ok(())
    }

    fn place(&mut self, instruction: Value<'c>, kind: Kind) {
        self.put(instruction, Place::of(instruction, kind));
    }

    fn put(&mut self, instruction: Value<'c>, place: Place) {
        self.places.push(place);
        let place = self.context.md_i32(self.places.len() as u32 - 1);
        let alignment = self.context.md_i32(instruction.alignment().unwrap_or(1).min(1 << 15) as u32);
        instruction.set_metadata(self.kind, Some(self.context.md_node(&[Some(place), Some(alignment)])));
    }

    /// Lanes that nobody uses, such as the padding of vectors of three, get a value.
    fn shuffle(&mut self, shuffle: Value<'c>) -> Result<()> {
        let (Some(mask), Some(left), Some(right)) =
            (shuffle.shuffle_mask(), shuffle.operand(0), shuffle.operand(1))
        else {
            return Ok(());
        };
        let count = left.ty().lanes() as i32;
        let is_used = |lane: &i32| {
            let of = if *lane < count { left } else { right };
            *lane >= 0 && !of.is_undef() && !of.is_poison()
        };
        let Some(used) = mask.iter().copied().find(is_used) else { return Ok(()) };
        if mask.iter().all(is_used) {
            return Ok(());
        }
        let mask: Vec<i32> = mask.iter().map(|lane| if is_used(lane) { *lane } else { used }).collect();
        let builder = self.context.builder();
        builder.position_before(shuffle);
        let whole = builder.shuffle_vector(left, right, &mask)?;
        shuffle.replace_all_uses_with(whole);
        shuffle.erase();
        Ok(())
    }

    /// Replaces a call that copies or fills memory by one of ours; whether it is one.
    fn transfer(&mut self, call: Value<'c>) -> Result<bool> {
        let name = call.called_function().and_then(Value::intrinsic_name);
        let ours = match name {
            Some("llvm.memcpy" | "llvm.memcpy.inline" | "llvm.memmove") => "copy",
            Some("llvm.memset" | "llvm.memset.inline") => "fill",
            _ => return Ok(false),
        };
        let arguments: Vec<Value<'c>> = call.args().take(3).collect();
        let [to, from, size] = arguments.as_slice() else { return Ok(false) };
        let (long, word) = (self.context.int_type(64)?, self.context.i32_type());
        let spaces = [to, from].map(|pointer| pointer.ty().address_space().unwrap_or(0));
        let name = format!("{PREFIX}{ours}.{}.{}", spaces[0], spaces[1]);
        let void = self.context.void_type();
        let signature = self.context.function_type(void, &[to.ty(), from.ty(), long, word], false)?;
        let function =
            self.module.function(&name).map_or_else(|| self.module.add_function(&name, signature), Ok)?;
        self.places.push(Place::of(call, Kind::Access));
        let place = word.int(self.places.len() as u64 - 1)?;
        let builder = self.context.builder();
        builder.position_before(call);
        builder.set_debug_location(call.debug_location());
        let size = if size.ty() == long { *size } else { builder.cast(Opcode::ZExt, *size, long)? };
        builder.call_function(function, &[*to, *from, size, place])?;
        call.erase();
        Ok(true)
    }

    /// Replaces the beginning or end of a variable's scope; whether the call is one.
    fn scope(&self, call: Value<'c>) -> Result<bool> {
        let begins = match call.called_function().and_then(Value::intrinsic_name) {
            Some(name) if is_scope(name) => u64::from(name == "llvm.lifetime.start"),
            _ => return Ok(false),
        };
        if let Some(pointer) = call.args().find(|argument| argument.ty().is_pointer()) {
            let (void, word) = (self.context.void_type(), self.context.i32_type());
            let name = format!("{PREFIX}scope");
            let ty = self.context.function_type(void, &[pointer.ty(), word], false)?;
            let function =
                self.module.function(&name).map_or_else(|| self.module.add_function(&name, ty), Ok)?;
            let builder = self.context.builder();
            builder.position_before(call);
            builder.call_function(function, &[pointer, word.int(begins)?])?;
        }
        call.erase();
        Ok(true)
    }
}

fn is_scope(name: &str) -> bool {
    matches!(name, "llvm.lifetime.start" | "llvm.lifetime.end")
}
