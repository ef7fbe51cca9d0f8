//! Asynchronous copies of workgroups: every work-item copies its part at once, and to wait is a barrier. Events have no other meaning, and go.

use super::builtins::{declared, symbol};
use super::copy::cut_for_loop;
use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, IntPredicate, Module, Opcode, Type, Value};
use crate::table::storage_class::WORKGROUP;
use crate::writer::location;
use crate::writer::operands::arguments;
use mangling::{Flavour, Ident, Scalar, Symbol, mangle};
use rspirv::spirv::{MemorySemantics, Scope};

/// The instructions.
const COPY: &str = "GroupAsyncCopy";
const WAIT: &str = "GroupWaitEvents";

/// Whether a call is one of them.
pub(super) fn is_known(name: &str) -> bool {
    [COPY, WAIT].contains(&name)
}

/// Expands all of them.
///
/// # Errors
/// Elements that no scalar or vector is, with the place.
pub(super) fn expand<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let all = || module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect::<Vec<_>>();
    let mut has_events = false;
    for call in all() {
        let Some(symbol) = call.called_function().filter(|callee| callee.is_declaration()).and_then(symbol)
        else {
            continue;
        };
        let transfer = Transfer { context, module, builder: context.builder(), call };
        let expanded = match Ident::parse(&symbol.name).map(|ident| ident.base) {
            Some(COPY) => transfer.copy(&symbol),
            Some(WAIT) => transfer.wait(),
            _ => continue,
        };
        expanded.map_err(|error| error.at(location::of_instruction(call)))?;
        has_events = true;
    }
    if has_events {
        forget_events(all())?;
    }
    Ok(())
}

/// Erases what holds events.
fn forget_events(all: Vec<Value<'_>>) -> Result<()> {
    let is_event = |ty: Type<'_>| ty.target_name() == Some("spirv.Event");
    for one in all {
        if one.opcode() == Some(Opcode::Store) && one.operand(0).is_some_and(|value| is_event(value.ty())) {
            one.erase();
        } else if is_event(one.ty()) {
            one.replace_all_uses_with(one.ty().poison()?);
            one.erase();
        }
    }
    Ok(())
}

/// A call of a builtin.
///
/// # Errors
/// Only internal ones.
pub(super) fn builtin<'c>(
    context: &'c Context,
    module: Module<'c>,
    builder: &Builder<'c>,
    name: &str,
    result: Type<'c>,
    arguments: &[Value<'c>],
) -> Result<Value<'c>> {
    let types: Vec<Type<'c>> = arguments.iter().map(|argument| argument.ty()).collect();
    let parameters = types.iter().map(|_| mangling::Type::Scalar(Scalar::Int)).collect();
    let name = mangle(&Symbol::new(format!("__spirv_{name}"), parameters), Flavour::Clang);
    let ty = context.function_type(result, &types, false)?;
    builder.call_function(declared(module, &name, ty)?, arguments)
}

/// A barrier of the workgroup, behind which what was written to its memory and to global memory is seen.
///
/// # Errors
/// Only internal ones.
pub(super) fn barrier<'c>(context: &'c Context, module: Module<'c>, builder: &Builder<'c>) -> Result<()> {
    let word = |number: u32| context.i32_type().int(number.into());
    let group = word(Scope::Workgroup as u32)?;
    let semantics = MemorySemantics::ACQUIRE_RELEASE
        | MemorySemantics::WORKGROUP_MEMORY
        | MemorySemantics::CROSS_WORKGROUP_MEMORY;
    let arguments = [group, group, word(semantics.bits())?];
    builtin(context, module, builder, "ControlBarrier", context.void_type(), &arguments).map(|_| ())
}

/// The number of work-items of a workgroup.
///
/// # Errors
/// Only internal ones.
pub(super) fn group_size<'c>(
    context: &'c Context,
    module: Module<'c>,
    builder: &Builder<'c>,
    ty: Type<'c>,
) -> Result<Value<'c>> {
    let mut size = ty.int(1)?;
    for dimension in 0..3 {
        let number = context.i32_type().int(dimension)?;
        let own = builtin(context, module, builder, "BuiltInWorkgroupSize", ty, &[number])?;
        size = if dimension == 0 { own } else { builder.binary(Opcode::Mul, size, own)? };
    }
    Ok(size)
}

/// One call.
struct Transfer<'c> {
    context: &'c Context,
    module: Module<'c>,
    builder: Builder<'c>,
    call: Value<'c>,
}

impl<'c> Transfer<'c> {
    /// A barrier, behind which what was copied is seen.
    fn wait(&self) -> Result<()> {
        self.builder.position_before(self.call);
        barrier(self.context, self.module, &self.builder)?;
        self.call.erase();
        Ok(())
    }

    /// A loop over every element whose number is that of the work-item, or more by multiples of the size of the workgroup.
    fn copy(&self, symbol: &Symbol) -> Result<()> {
        let [_, to, from, count, stride, event] = arguments(self.call)?;
        let element = symbol.parameters.get(1).and_then(|pointer| self.element(pointer));
        let element =
            element.ok_or_else(|| Error::unsupported("an asynchronous copy of elements of no known type"))?;
        let [before, head, body, after] = cut_for_loop(self.context, self.call)?;
        let (ty, builder) = (count.ty(), &self.builder);
        builder.position_at_end(before);
        let first = builtin(self.context, self.module, builder, "BuiltInLocalInvocationIndex", ty, &[])?;
        let size = group_size(self.context, self.module, builder, ty)?;
        builder.br(head)?;
        builder.position_at_end(head);
        let index = builder.phi(ty)?;
        let is_left = builder.icmp(IntPredicate::Ult, index, count)?;
        builder.cond_br(is_left, body, after)?;
        builder.position_at_end(body);
        // Elements lie apart in global memory alone.
        let apart = builder.binary(Opcode::Mul, index, stride)?;
        let is_to_group = to.ty().address_space() == Some(WORKGROUP);
        let (to_index, from_index) = if is_to_group { (index, apart) } else { (apart, index) };
        let alignment = self.module.alloc_size_bytes(element).unwrap_or(1);
        let value = builder.load(element, builder.gep(element, from, &[from_index], 0)?)?;
        value.set_alignment(alignment);
        builder.store(value, builder.gep(element, to, &[to_index], 0)?)?.set_alignment(alignment);
        let next = builder.binary(Opcode::Add, index, size)?;
        builder.br(head)?;
        index.add_incoming(first, before);
        index.add_incoming(next, body);
        self.call.replace_all_uses_with(event);
        self.call.erase();
        Ok(())
    }

    /// The type of the elements that a pointer of a mangled name leads to.
    fn element(&self, pointer: &mangling::Type) -> Option<Type<'c>> {
        let mangling::Type::Pointer { pointee, .. } = pointer else { return None };
        match pointee.as_ref() {
            mangling::Type::Vector { lanes, element } => {
                self.context.vector_type(self.scalar(element)?, *lanes).ok()
            }
            scalar => self.scalar(scalar),
        }
    }

    fn scalar(&self, ty: &mangling::Type) -> Option<Type<'c>> {
        let mangling::Type::Scalar(scalar) = ty else { return None };
        // Copies need no more than the size.
        self.context.int_type(scalar.bits()).ok().filter(|_| matches!(scalar.bits(), 8 | 16 | 32 | 64))
    }
}
