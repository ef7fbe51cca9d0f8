//! Builtins by what shaders have: instructions of GLSL.std.450, and scopes and semantics of memory as Vulkan knows them.

use super::{conversion, subgroup, work_item};
use crate::error::{Error, Result};
use crate::llvm::{Block, Context, Module, Opcode, Type, Value, fast_math};
use crate::spirv::grammar::ExtInstSet;
use crate::table::GLSL_PREFIX;
use crate::table::expansion::{self, CORE};
use crate::table::ext_inst_glsl::{GlslForm, INTRINSICS};
use crate::table::vulkan_kernel::{ATOMIC, RELAXED, Row, SHARED, find};
use crate::writer::location;
use crate::writer::normalize::emit::Emit;
use mangling::{Family, Flavour, Ident, Scalar, Symbol, demangle, mangle};
use rspirv::spirv::{GlslStd450Op, MemorySemantics, Scope};

/// The number of lanes that vectors of shaders have at most.
pub(super) const MOST_LANES: u32 = 4;

/// What a declared function does, by its name.
pub(super) fn symbol(callee: Value<'_>) -> Option<Symbol> {
    demangle(&callee.name()).ok()
}

/// Whether something in Vulkan does what a declared function does.
pub(super) fn is_known(ident: &Ident<'_>) -> bool {
    match ident.family {
        Family::BuiltInVariable => work_item::is_known(ident.base),
        Family::OpenClExtension => ident.base != "printf",
        Family::Opcode => {
            ["ControlBarrier", "MemoryBarrier", "SpecConstant", "SpecConstantComposite"].contains(&ident.base)
                || ATOMIC.contains(&ident.base)
                || SHARED.contains(&ident.base)
                || expansion::find(CORE, ident.base).is_some()
                || conversion::is_known(ident)
        }
    }
}

/// Whether shaders have what a function does, for its types.
pub(super) fn is_of_shaders(callee: Value<'_>) -> bool {
    if callee.is_intrinsic() {
        return true;
    }
    let is_short =
        callee.params().all(|parameter| !parameter.ty().is_vector() || parameter.ty().lanes() <= MOST_LANES);
    let Some(symbol) = symbol(callee) else { return false };
    if symbol.name.starts_with(GLSL_PREFIX) {
        return true;
    }
    let is_word = callee.params().all(|parameter| parameter.ty().scalar().int_bits() == Some(32));
    Ident::parse(&symbol.name).is_some_and(|ident| {
        ident.family == Family::Opcode
            && is_short
            && (SHARED.contains(&ident.base)
                || subgroup::is_of_shaders(ident.base)
                || ident.base == "BitCount" && is_word)
    })
}

/// Replaces the builtins that shaders have by other names, or with other scopes.
///
/// # Errors
/// Scopes and conversions that shaders do not have, with their place.
pub(super) fn replace<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let mut replacer = Replacer { context, module, emit: Emit::new(context, module) };
    for call in module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect::<Vec<_>>() {
        let Some(callee) = call.called_function().filter(|callee| callee.is_declaration()) else { continue };
        replacer.call(call, callee).map_err(|error| error.at(location::of_instruction(call)))?;
    }
    Ok(())
}

struct Replacer<'c> {
    context: &'c Context,
    module: Module<'c>,
    emit: Emit<'c>,
}

impl<'c> Replacer<'c> {
    fn call(&mut self, call: Value<'c>, callee: Value<'c>) -> Result<()> {
        if callee.is_intrinsic() {
            let stem = callee.intrinsic_stem().unwrap_or_default();
            if stem == "bitreverse" {
                return self.reverse(call);
            }
            if stem.starts_with("lifetime.") || stem == "assume" {
                call.erase();
            }
            return Ok(());
        }
        let Some(symbol) = symbol(callee) else { return Ok(()) };
        let Some(ident) = Ident::parse(&symbol.name) else { return Ok(()) };
        self.emit.builder.position_before(call);
        match ident.family {
            Family::OpenClExtension => {
                let is_relaxed = call.fast_math() & fast_math::AFN != 0;
                let relaxed = || RELAXED.iter().find(|row| row.0 == ident.base);
                if let Some(row) = find(ident.base).or_else(|| relaxed().filter(|_| is_relaxed)) {
                    self.glsl(call, row)?;
                }
            }
            Family::Opcode if conversion::is_known(&ident) => {
                let value = conversion::convert(&mut self.emit, call, &ident)?;
                call.replace_all_uses_with(value);
                call.erase();
            }
            Family::Opcode if subgroup::is_known(call, ident.base) => {
                subgroup::replace(self.module, &self.emit.builder, call, ident.base)?;
            }
            Family::Opcode => scoped(call, ident.base)?,
            Family::BuiltInVariable => {}
        }
        Ok(())
    }

    /// The bits of integers of other widths than 32 in reverse, by instructions on words: Vulkan reverses those.
    fn reverse(&mut self, call: Value<'c>) -> Result<()> {
        let (ty, word) = (call.ty().scalar(), self.context.i32_type());
        let (Some(bits), Some(value)) = (ty.int_bits().filter(|bits| *bits != 32), call.arg(0)) else {
            return Ok(());
        };
        self.emit.builder.position_before(call);
        let reversed = |emit: &mut Emit<'c>, part: Value<'c>| -> Result<Value<'c>> {
            let opcode = if bits > 32 { Opcode::Trunc } else { Opcode::ZExt };
            let part = emit.cast(opcode, part, word)?;
            emit.intrinsic("llvm.bitreverse", &[part.ty()], &[part])
        };
        let low = reversed(&mut self.emit, value)?;
        let result = match bits {
            64 => {
                let high = self.emit.shift(Opcode::LShr, value, 32)?;
                let high = reversed(&mut self.emit, high)?;
                let (low, high) =
                    (self.emit.cast(Opcode::ZExt, low, ty)?, self.emit.cast(Opcode::ZExt, high, ty)?);
                let low = self.emit.shift(Opcode::Shl, low, 32)?;
                self.emit.binary(Opcode::Or, low, high)?
            }
            _ => {
                let low = self.emit.shift(Opcode::LShr, low, 32 - bits)?;
                self.emit.cast(Opcode::Trunc, low, ty)?
            }
        };
        call.replace_all_uses_with(result);
        call.erase();
        Ok(())
    }

    /// An instruction of GLSL.std.450 in the place of a call, in parts where it has too many lanes.
    fn glsl(&mut self, call: Value<'c>, row: &Row) -> Result<()> {
        let ty = call.ty();
        if ty.scalar().is_float() && ty.scalar_bits() == Some(64) && !row.2 {
            return Ok(());
        }
        let arguments: Vec<_> = call.args().collect();
        let value = if ty.is_vector() && ty.lanes() > MOST_LANES {
            let mut parts = Vec::new();
            for first in (0..ty.lanes()).step_by(MOST_LANES as usize) {
                let lanes: Vec<i32> = (first..first + MOST_LANES).map(u32::cast_signed).collect();
                let mut part = Vec::new();
                for argument in &arguments {
                    part.push(match argument.ty().is_vector() {
                        true => self.emit.shuffle(*argument, None, &lanes)?,
                        false => *argument,
                    });
                }
                let ty = self.context.vector_type(ty.scalar(), MOST_LANES)?;
                parts.push(self.glsl_call(row.1, ty, &part)?);
            }
            joined(&mut self.emit, &parts)?
        } else {
            self.glsl_call(row.1, ty, &arguments)?
        };
        if value.can_have_fast_math() {
            value.set_fast_math(call.fast_math());
        }
        call.replace_all_uses_with(value);
        call.erase();
        Ok(())
    }

    fn glsl_call(
        &mut self,
        instruction: GlslStd450Op,
        ty: Type<'c>,
        arguments: &[Value<'c>],
    ) -> Result<Value<'c>> {
        let mut given = Vec::new();
        for argument in arguments {
            given.push(match ty.is_vector() && !argument.ty().is_vector() {
                true => self.emit.vector(&vec![*argument; ty.lanes() as usize])?,
                false => *argument,
            });
        }
        let intrinsic = INTRINSICS.iter().find(|row| row.instruction as u32 == instruction as u32);
        if let Some(GlslForm::Intrinsic(name)) = intrinsic.map(|row| row.form) {
            let function = self.module.intrinsic(&format!("llvm.{name}"), &[ty])?;
            return self.emit.builder.call_function(function, &given);
        }
        let grammar = ExtInstSet::GlslStd450.instruction(instruction as u32);
        let name = grammar.ok_or_else(|| Error::internal("an instruction without grammar"))?.name;
        let parameters = given.iter().map(|argument| mangled(argument.ty())).collect::<Result<Vec<_>>>()?;
        let symbol = Symbol::new(format!("{GLSL_PREFIX}{name}"), parameters);
        let types: Vec<_> = given.iter().map(|argument| argument.ty()).collect();
        let function_type = self.context.function_type(ty, &types, false)?;
        let function = declared(self.module, &mangle(&symbol, Flavour::Clang), function_type)?;
        self.emit.builder.call_function(function, &given)
    }
}

/// A function by its name, declared if it is not yet.
pub(super) fn declared<'c>(module: Module<'c>, name: &str, ty: Type<'c>) -> Result<Value<'c>> {
    match module.function(name) {
        Some(function) => Ok(function),
        None => {
            let function = module.add_function(name, ty)?;
            function.set_calling_convention(crate::llvm::calling_convention::SPIR_FUNC);
            Ok(function)
        }
    }
}

/// Vectors of equal length, one behind the other.
pub(super) fn joined<'c>(emit: &mut Emit<'c>, parts: &[Value<'c>]) -> Result<Value<'c>> {
    let mut parts = parts.to_vec();
    while let [first, _, ..] = parts.as_slice() {
        let lanes: Vec<i32> = (0..2 * first.ty().lanes()).map(u32::cast_signed).collect();
        let mut next = Vec::new();
        for pair in parts.chunks(2) {
            next.push(match pair {
                [left, right] => emit.shuffle(*left, Some(*right), &lanes)?,
                _ => return Err(Error::internal("a number of parts that is no power of two")),
            });
        }
        parts = next;
    }
    parts.first().copied().ok_or_else(|| Error::internal("a vector of no parts"))
}

/// The type of a number in a mangled name; integers are signed.
pub(super) fn mangled(ty: Type<'_>) -> Result<mangling::Type> {
    let scalar = match (ty.scalar().int_bits(), ty.scalar().scalar_bits()) {
        (Some(8), _) => Scalar::Char,
        (Some(16), _) => Scalar::Short,
        (Some(32), _) => Scalar::Int,
        (Some(64), _) => Scalar::Long,
        (None, Some(16)) => Scalar::Half,
        (None, Some(32)) => Scalar::Float,
        (None, Some(64)) => Scalar::Double,
        _ => return Err(Error::unsupported(format!("a value of type {ty}"))),
    };
    let scalar = mangling::Type::Scalar(scalar);
    Ok(if ty.is_vector() { mangling::Type::vector(ty.lanes(), scalar) } else { scalar })
}

/// Gives a barrier or atomic operation the scopes and semantics of Vulkan.
fn scoped(call: Value<'_>, name: &str) -> Result<()> {
    match name {
        "ControlBarrier" => {
            let scope = number(call, 0)?;
            if ![Scope::Workgroup as u32, Scope::Subgroup as u32].contains(&scope) {
                return Err(Error::unsupported(
                    "a barrier of more than a workgroup, which Vulkan does not have",
                ));
            }
            set_scope(call, 1)?;
            set_semantics(call, 2, Access::Both).map(|_| ())
        }
        "MemoryBarrier" => {
            set_scope(call, 0)?;
            if !set_semantics(call, 1, Access::Both)? {
                call.erase();
            }
            Ok(())
        }
        _ if ATOMIC.contains(&name) => {
            set_scope(call, 1)?;
            let access = match name {
                "AtomicLoad" => Access::Read,
                "AtomicStore" => Access::Write,
                _ => Access::Both,
            };
            set_semantics(call, 2, access)?;
            if name == "AtomicCompareExchange" {
                set_semantics(call, 3, Access::Read)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

fn number(call: Value<'_>, position: u32) -> Result<u32> {
    let found = call.arg(position).and_then(Value::u32_value);
    found.ok_or_else(|| {
        Error::unsupported("a scope or semantics that is no constant, which Vulkan does not have")
    })
}

fn set_number(call: Value<'_>, position: u32, number: u32) -> Result<()> {
    let ty =
        call.arg(position).map(Value::ty).ok_or_else(|| Error::internal("a call without its arguments"))?;
    call.set_operand(position, ty.int(number.into())?);
    Ok(())
}

/// A scope of memory: Vulkan has none above the device.
fn set_scope(call: Value<'_>, position: u32) -> Result<()> {
    if number(call, position)? == Scope::CrossDevice as u32 {
        set_number(call, position, Scope::Device as u32)?;
    }
    Ok(())
}

/// What an operation does to memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
    Both,
}

/// Semantics of memory: without sequential consistency, which shaders do not have, and for buffers instead of global memory. Whether any are left.
fn set_semantics(call: Value<'_>, position: u32, access: Access) -> Result<bool> {
    let given = MemorySemantics::from_bits_truncate(number(call, position)?);
    let orders = MemorySemantics::ACQUIRE
        | MemorySemantics::RELEASE
        | MemorySemantics::ACQUIRE_RELEASE
        | MemorySemantics::SEQUENTIALLY_CONSISTENT;
    let mut places = given & (MemorySemantics::WORKGROUP_MEMORY | MemorySemantics::IMAGE_MEMORY);
    if given.contains(MemorySemantics::CROSS_WORKGROUP_MEMORY) {
        places |= MemorySemantics::UNIFORM_MEMORY;
    }
    let strong = MemorySemantics::ACQUIRE_RELEASE | MemorySemantics::SEQUENTIALLY_CONSISTENT;
    let order = match access {
        _ if !given.intersects(orders) => MemorySemantics::empty(),
        Access::Read => MemorySemantics::ACQUIRE,
        Access::Write => MemorySemantics::RELEASE,
        Access::Both if given.intersects(strong) => MemorySemantics::ACQUIRE_RELEASE,
        Access::Both => given & orders,
    };
    // Order without memory orders nothing.
    let words = if places.is_empty() || order.is_empty() { 0 } else { (places | order).bits() };
    set_number(call, position, words)?;
    Ok(words != 0)
}
