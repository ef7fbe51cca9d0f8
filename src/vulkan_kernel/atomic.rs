//! Atomic operations: on integers in the place of floating-point numbers that are only exchanged.

use super::address::{Lowering, Place};
use super::classes::is_tracked;
use super::{PHYSICAL, builtins};
use crate::error::{Error, Result};
use crate::llvm::{Opcode, Type, Value};
use crate::table::vulkan_kernel::ATOMIC;
use mangling::{Family, Flavour, Ident, Symbol, mangle};

/// The pointer and the type of the value of an atomic operation: numbers are exchanged as integers.
pub(super) fn operation<'c>(call: Value<'c>) -> Option<(Value<'c>, Type<'c>)> {
    let callee = call.called_function().filter(|callee| callee.is_declaration() && !callee.is_intrinsic())?;
    let symbol = builtins::symbol(callee)?;
    let ident = Ident::parse(&symbol.name).filter(|ident| ident.family == Family::Opcode)?;
    if !ATOMIC.contains(&ident.base) {
        return None;
    }
    let pointer = call.arg(0).filter(|pointer| is_tracked(*pointer))?;
    let ty = if call.ty().is_void() { call.arg(3)?.ty() } else { call.ty() };
    Some((pointer, ty))
}

impl<'c> Lowering<'c> {
    /// A call of a builtin: an atomic operation takes the pointer of an access.
    ///
    /// # Errors
    /// Another builtin that takes a pointer; memory that is accessed as other types.
    pub(super) fn call(&mut self, call: Value<'c>) -> Result<()> {
        let Some((pointer, value_type)) = operation(call) else {
            return match call.args().any(is_tracked) {
                true => Err(Error::unsupported(
                    "a call of a builtin that takes a pointer, which Vulkan does not have",
                )),
                false => Ok(()),
            };
        };
        let place = self.place(pointer, None)?;
        let callee = call.called_function().ok_or_else(|| Error::internal("a call of nothing"))?;
        let symbol = builtins::symbol(callee).ok_or_else(|| Error::internal("a builtin without a name"))?;
        let is_float = symbol.name.contains("AtomicF");
        let bits = value_type.scalar_bits().unwrap_or(32);
        let held = if is_float { value_type } else { self.context.int_type(bits)? };
        if let Place::Element { class, .. } = &place
            && self.storages.get(class).is_none_or(|storage| storage.unit != held)
        {
            return Err(Error::unsupported(
                "an atomic operation on memory that is accessed as another type too",
            ));
        }
        let space = match &place {
            Place::Address(_) => PHYSICAL,
            Place::Element { class, .. } => self
                .storages
                .get(class)
                .and_then(|storage| storage.variable.ty().address_space())
                .unwrap_or(0),
        };
        let mut arguments = vec![self.pointer(&place, held, 0)?];
        for argument in call.args().skip(1) {
            let is_value = argument.ty() == value_type;
            arguments.push(if is_value {
                self.emit.cast(Opcode::BitCast, argument, held)?
            } else {
                argument
            });
        }
        let mut parameters = vec![mangling::Type::pointer(space, builtins::mangled(held)?)];
        for argument in arguments.iter().skip(1) {
            parameters.push(builtins::mangled(argument.ty())?);
        }
        let name = mangle(&Symbol::new(symbol.name, parameters), Flavour::Clang);
        let types: Vec<_> = arguments.iter().map(|argument| argument.ty()).collect();
        let result = if call.ty().is_void() { call.ty() } else { held };
        let function =
            builtins::declared(self.module, &name, self.context.function_type(result, &types, false)?)?;
        let made = self.emit.builder.call_function(function, &arguments)?;
        if call.ty().is_void() {
            self.dead.push(call);
            return Ok(());
        }
        let value = self.emit.cast(Opcode::BitCast, made, call.ty())?;
        self.replace(call, value)
    }
}
