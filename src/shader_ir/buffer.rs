//! Buffers as handles: a variable with a set and a binding becomes a handle where it is used, and an access chain a pointer that LLVM gets
//! from the handle.
//!
//! A handle holds a structure, whose members the pointer selects, or an array alone, whose elements it selects.

use super::Lowering;
use crate::contract::{Attached, Decorations, Listed, MemberDecorate, OF_TYPE};
use crate::error::{Error, Result};
use crate::llvm::{Linkage, Opcode, Type, UnnamedAddr, Value};
use crate::table::{spv_intrinsic, storage_class};
use rspirv::spirv::{Decoration, StorageClass};

/// A buffer, and how it is reached.
struct Buffer<'c> {
    /// The type of its handles.
    handle: Type<'c>,
    /// What a handle holds.
    content: Type<'c>,
    set: Value<'c>,
    binding: Value<'c>,
    /// How many buffers the binding has, if the variable is an array.
    count: Option<u64>,
    name: Value<'c>,
}

/// The indices of an access chain behind the first, which is 0; `None` for any other instruction.
fn chain<'c>(user: Value<'c>, of: Type<'c>) -> Option<Vec<Value<'c>>> {
    if user.opcode() != Some(Opcode::GetElementPtr) || user.gep_source_type() != Some(of) {
        return None;
    }
    let mut indices = user.operands().skip(1);
    let first = indices.next()?;
    (first.u32_value() == Some(0)).then(|| indices.collect())
}

/// Whether a type is an array without a length.
fn is_runtime_array(ty: Type<'_>) -> bool {
    ty.is_array() && ty.length() == Some(0)
}

impl<'c> Lowering<'c> {
    /// Replaces the variables of buffers.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub(super) fn buffers(&mut self) -> Result<()> {
        let written: Vec<_> = MemberDecorate::read(self.module);
        for variable in self.module.variables().collect::<Vec<_>>() {
            let space = variable.ty().address_space();
            let class = space.and_then(storage_class::storage_class);
            let is_storage = class == Some(StorageClass::StorageBuffer as u32);
            if !is_storage && class != Some(StorageClass::Uniform as u32) {
                continue;
            }
            let Some(ty) = variable.value_type() else { continue };
            let users: Vec<_> = variable.users().collect();
            let chains: Option<Vec<_>> = users.iter().map(|user| chain(*user, ty)).collect();
            let is_writable = is_storage && self.is_writable(variable, &written);
            let buffer = self.buffer(variable, class.unwrap_or(0), is_writable)?;
            let expressible = |buffer: &Buffer<'c>| {
                chains.as_ref().is_some_and(|chains| chains.iter().all(|indices| buffer.reaches(indices)))
            };
            let Some(buffer) = buffer.filter(expressible) else {
                self.leave(format!("the buffer @{}", variable.name()));
                continue;
            };
            let name = self.text(&variable.name())?;
            let buffer = Buffer { name, ..buffer };
            for (user, indices) in users.into_iter().zip(chains.unwrap_or_default()) {
                let pointer = self.pointer(&buffer, user, &indices)?;
                pointer.take_name_of(user);
                user.replace_all_uses_with(pointer);
                user.erase();
            }
            variable.erase();
        }
        Ok(())
    }

    fn number(&self, number: u64) -> Result<Value<'c>> {
        self.context.i32_type().int(number)
    }

    /// Whether neither a variable nor all members of its structure are decorated as not written.
    fn is_writable(&self, variable: Value<'c>, members: &[MemberDecorate<'c>]) -> bool {
        let forbids = |kind: Option<u32>| kind == Some(Decoration::NonWritable as u32);
        let own = Decorations::read(variable, &self.kinds);
        if own.is_some_and(|own| own.0.iter().any(|one| forbids(one.kind))) {
            return false;
        }
        let held =
            variable.value_type().map(|ty| if ty.is_array() { ty.element().unwrap_or(ty) } else { ty });
        let count = held.map_or(0, |held| held.members().len());
        let of_held = members.iter().filter(|member| {
            Some(member.shown.ty()) == held && member.member != OF_TYPE && forbids(member.decoration.kind)
        });
        count == 0 || of_held.count() < count
    }

    /// The buffer that a variable is; `None` if LLVM has no handle for it.
    fn buffer(&self, variable: Value<'c>, class: u32, is_writable: bool) -> Result<Option<Buffer<'c>>> {
        let decorations = Decorations::read(variable, &self.kinds).map_or_else(Vec::new, |list| list.0);
        let number = |wanted: Decoration| {
            let found = decorations.iter().find(|one| one.kind == Some(wanted as u32))?;
            found.operands.first()?.u32_value()
        };
        let (Some(set), Some(binding)) = (number(Decoration::DescriptorSet), number(Decoration::Binding))
        else {
            return Ok(None);
        };
        let Some(mut held) = variable.value_type() else { return Ok(None) };
        let mut count = None;
        if held.is_array() {
            count = held.length();
            let Some(element) = held.element() else { return Ok(None) };
            held = element;
        }
        let members = held.members();
        let content = match members.as_slice() {
            [only] if is_runtime_array(*only) => *only,
            // LLVM puts the structure into another one, where Vulkan has no array without a length.
            [.., last] if is_runtime_array(*last) => return Ok(None),
            [] => return Ok(None),
            _ => held,
        };
        let handle =
            self.context.target_type(spv_intrinsic::BUFFER, &[content], &[class, u32::from(is_writable)])?;
        Ok(Some(Buffer {
            handle,
            content,
            set: self.number(set.into())?,
            binding: self.number(binding.into())?,
            count,
            name: variable,
        }))
    }

    /// A constant with the text of a name, as a handle has it.
    fn text(&self, name: &str) -> Result<Value<'c>> {
        let text = self.context.string(&[name.as_bytes(), b"\0"].concat());
        let variable = self.module.add_variable(&format!("{name}.name"), text.ty(), 0)?;
        variable.set_initializer(text)?;
        variable.set_global_constant(true);
        variable.set_linkage(Linkage::Private);
        variable.set_unnamed_addr(UnnamedAddr::Global);
        Ok(variable)
    }

    /// The pointer that an access chain gives, in front of it.
    fn pointer(&self, buffer: &Buffer<'c>, chain: Value<'c>, indices: &[Value<'c>]) -> Result<Value<'c>> {
        let (of_array, within) = indices.split_at(usize::from(buffer.count.is_some()));
        let element = self.index(of_array.first().copied(), chain)?;
        let (selected, rest) = buffer.selected(within);
        let selected = self.index(selected, chain)?;
        let count = self.number(buffer.count.unwrap_or(1))?;
        let arguments = [buffer.set, buffer.binding, count, element, buffer.name];
        let handle = self.resource(spv_intrinsic::HANDLE, chain, &arguments, buffer.handle)?;
        let pointer = self.resource(spv_intrinsic::POINTER, chain, &[handle, selected], chain.ty())?;
        if rest.is_empty() {
            return Ok(pointer);
        }
        let pointee = match buffer.content.is_array() {
            true => buffer.content.element(),
            false => selected.u32_value().and_then(|member| buffer.content.member(member)),
        };
        let pointee = pointee.ok_or_else(|| Error::internal("a member that a buffer does not have"))?;
        let indices: Vec<_> = std::iter::once(self.number(0)?).chain(rest.iter().copied()).collect();
        let builder = self.context.builder();
        builder.position_before(chain);
        builder.gep(pointee, pointer, &indices, chain.flags())
    }

    fn resource(
        &self,
        name: &str,
        before: Value<'c>,
        arguments: &[Value<'c>],
        result: Type<'c>,
    ) -> Result<Value<'c>> {
        let callee = self.intrinsic(name, arguments, result)?;
        let callee = callee.ok_or_else(|| Error::internal(format!("LLVM has no {name} of these types")))?;
        let builder = self.context.builder();
        builder.position_before(before);
        builder.call_function(callee, arguments)
    }

    /// An index as a number of 32 bits; 0 if there is none.
    fn index(&self, index: Option<Value<'c>>, before: Value<'c>) -> Result<Value<'c>> {
        let Some(index) = index else { return self.number(0) };
        let number = self.context.i32_type();
        let builder = self.context.builder();
        builder.position_before(before);
        match index.ty().int_bits() {
            Some(32) | None => Ok(index),
            Some(bits) if bits > 32 => builder.cast(Opcode::Trunc, index, number),
            Some(_) => builder.cast(Opcode::SExt, index, number),
        }
    }
}

impl<'c> Buffer<'c> {
    /// The index that selects a part of a handle's content, and those behind it.
    fn selected<'i>(&self, within: &'i [Value<'c>]) -> (Option<Value<'c>>, &'i [Value<'c>]) {
        // The only member of the structure is the array that the handle holds.
        let within = if self.content.is_array() { within.get(1..).unwrap_or_default() } else { within };
        match within {
            [first, rest @ ..] => (Some(*first), rest),
            [] => (None, &[]),
        }
    }

    /// Whether the indices lead to a part of the content.
    fn reaches(&self, indices: &[Value<'c>]) -> bool {
        let Some(within) = indices.get(usize::from(self.count.is_some())..) else { return false };
        match self.selected(within).0 {
            None => false,
            Some(index) => self.content.is_array() || index.u32_value().is_some(),
        }
    }
}
