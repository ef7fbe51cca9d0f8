//! Spec: "Device-Side Enqueue Instructions": ND-ranges, and enqueued blocks.

use super::builtin::{Builtin, BuiltinKind, Callee};
use super::context::Writer;
use super::emit::{BlockLayout, TypeShape};
use super::pointee::Inference;
use super::pointer_origin::strip_casts;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Module, Opcode as LlvmOpcode, Type, Value, ValueKind};
use crate::spirv::{Id, grammar, op};
use crate::table::OPCODE_PREFIX;
use crate::table::device_side_enqueue::{invoke_operand, is_block_function};
use crate::table::opencl;

/// Limit of casts, loads and selects followed from a block to its literal.
const FARTHEST: u32 = 32;

impl<'c> Writer<'c, '_> {
    /// `__spirv_BuildNDRange_<n>D`: sizes are numbers or arrays, or pointers to arrays; the result may be
    /// stored through the first argument.
    ///
    /// # Errors
    /// Sizes of other types.
    pub(super) fn build_nd_range(&mut self, call: Value<'c>, builtin: &Builtin<'c>) -> Result<()> {
        let in_memory = call.attribute(AttributePlace::Param(0), "sret").is_some();
        let mut words = Vec::new();
        for position in u32::from(in_memory)..call.arg_count() {
            let argument = self.argument(call, builtin, position)?;
            words.push(self.loaded(argument)?.0);
        }
        if words.len() != 3 {
            return Err(self.error("a range of work-items is made of three sizes"));
        }
        if in_memory {
            return self.result_in_memory(call, op::BuildNDRange, &words);
        }
        let ty = self.type_of_value(call)?;
        self.define(call, op::BuildNDRange, ty, &words)?;
        self.finish(call)
    }

    /// Loads a pointer; returns any other value unchanged.
    fn loaded(&mut self, id: Id) -> Result<Id> {
        match self.shape(self.type_of_id(id)?) {
            TypeShape::Pointer { pointee, .. } => self.emit_value(op::Load, pointee, &[id.0]),
            _ => Ok(id),
        }
    }

    /// Whether the cast of a function is used only by calls that take it as a block's kernel, which use the
    /// function itself.
    pub(super) fn is_only_invoked(&mut self, cast: Value<'c>) -> bool {
        let mut takes_function = |user: Value<'c>| {
            let BuiltinKind::OpenCl(plan) = self.called_builtin(user)?.kind else { return None };
            user.arg(u32::try_from(plan.invoke_argument()?).ok()?)
        };
        cast.is_used() && cast.users().all(|user| takes_function(user) == Some(cast))
    }

    /// Records the block of a call whose kernel is the argument at `invoke`.
    pub(super) fn remember_block(&mut self, call: Value<'c>, invoke: Option<usize>) {
        let position = invoke.and_then(|position| u32::try_from(position + 1).ok());
        self.function.block_literal = position.and_then(|position| call.arg(position));
    }

    /// Size and alignment of the block literal of the current call.
    ///
    /// # Errors
    /// A block whose literal is not found.
    pub(super) fn remembered_layout(&mut self) -> Result<BlockLayout> {
        let block = self.function.block_literal.ok_or_else(|| Error::internal("a call without a block"))?;
        let layout = block_layout(self.module, block);
        layout.ok_or_else(|| self.error("a block whose literal is not found"))
    }

    /// Whether addresses of block functions are written as null: if function pointers are not available.
    pub(super) fn drops_block_addresses(&self) -> bool {
        self.input().drops_block_addresses()
    }
}

impl Inference<'_, '_, '_> {
    /// Constrains the first parameter of a block's kernel to point to bytes, regardless of its uses.
    pub(super) fn block_evidence(&mut self) {
        for function in self.input.module.functions().filter(|function| function.is_declaration()) {
            let Callee::Builtin(builtin) = self.callee(function) else { continue };
            let invoke = match &builtin.kind {
                BuiltinKind::OpenCl(plan) => plan.invoke_argument(),
                BuiltinKind::Op(opcode, _) => invoke_operand(*opcode),
                _ => None,
            };
            let Some(invoke) = invoke.and_then(|position| u32::try_from(position).ok()) else { continue };
            for call in function.users().filter(|user| user.called_function() == Some(function)) {
                let kernel = call.arg(invoke).map(strip_casts);
                let block = kernel.and_then(|kernel| kernel.param(0)).and_then(|block| self.slots.of(block));
                if let Some(block) = block {
                    self.slots.constrain(block, self.input.context.i8_type(), None);
                }
            }
        }
    }
}

/// Whether a constant is the address of a block's function, which a block literal holds for hosts that invoke it. In SPIR-V the enqueue
/// instruction refers to the function, so null is written.
pub(super) fn is_block_address(value: Value<'_>) -> bool {
    let function = strip_casts(value);
    function.is_function() && is_block_function(&function.name())
}

/// Size and alignment of a block literal.
pub(crate) fn block_layout<'c>(module: Module<'c>, block: Value<'c>) -> Option<BlockLayout> {
    let literal = block_literal(block, FARTHEST)?;
    let ty = literal.alloca_type().or_else(|| literal.value_type())?;
    let bytes = |value: Value<'c>| value.u32_value();
    let [size, alignment] = [0, 1].map(|member| held_number(literal, member).and_then(bytes));
    let own = || literal.alignment().and_then(|bytes| u32::try_from(bytes).ok());
    let size_bytes = match size {
        Some(size) => size,
        None => u32::try_from(module.alloc_size_bytes(ty)?).ok()?,
    };
    let alignment_bytes = alignment.or_else(own).unwrap_or(1).max(1);
    let preferred_alignment_bytes = module.preferred_alignment(ty).unwrap_or(alignment_bytes);
    Some(BlockLayout { size_bytes, alignment_bytes, preferred_alignment_bytes })
}

/// Puts null in the place of the address of a block's function in the literals of blocks that are enqueued: instructions name the function,
/// and the address is only for who calls the block without them, which needs pointers to functions. Says whether there was one.
///
/// # Errors
/// Internal errors only.
pub(crate) fn forget_addresses(module: Module<'_>) -> Result<bool> {
    let mut changed = false;
    for function in module.functions().filter(|function| function.is_declaration()) {
        let Some(invoke) = invoke_argument(&function.name()) else { continue };
        let calls = function.users().filter(|user| user.called_value() == Some(function));
        for call in calls.collect::<Vec<_>>() {
            let block = u32::try_from(invoke + 1).ok().and_then(|position| call.arg(position));
            if let Some(literal) = block.and_then(|block| block_literal(block, FARTHEST)) {
                changed |= forget_address(literal)?;
            }
        }
    }
    Ok(changed)
}

/// Which argument of a builtin is the function of a block, if it takes a block.
fn invoke_argument(name: &str) -> Option<usize> {
    match mangling::ident(name).and_then(|ident| ident.strip_prefix(OPCODE_PREFIX)) {
        Some(stem) => {
            let opcode = grammar::instruction_by_name(format!("Op{stem}").as_bytes())?.opcode;
            invoke_operand(opcode)
        }
        None => opencl::find_unmangled(name)?.invoke_argument(),
    }
}

/// As [`forget_addresses`], of one literal.
fn forget_address(literal: Value<'_>) -> Result<bool> {
    const FUNCTION: u32 = 2;
    let is_address = |value: &Value<'_>| strip_casts(*value).is_function();
    if let Some(initializer) = literal.initializer() {
        let members: Vec<Value<'_>> = initializer.operands().collect();
        if !members.get(FUNCTION as usize).is_some_and(is_address) {
            return Ok(false);
        }
        let mut new = Vec::new();
        for (position, member) in (0u32..).zip(members) {
            new.push(if position == FUNCTION { member.ty().null()? } else { member });
        }
        literal.set_initializer(initializer.ty().aggregate(&new)?)?;
        return Ok(true);
    }
    let mut changed = false;
    for address in literal.users().filter(|address| is_member(*address, FUNCTION.into())) {
        for store in address.users().filter(|user| user.opcode() == Some(LlvmOpcode::Store)) {
            let value = store.operand(0).filter(is_address).filter(|_| store.operand(1) == Some(address));
            if let Some(value) = value {
                changed |= store.set_operand(0, value.ty().null()?);
            }
        }
    }
    Ok(changed)
}

/// Whether a value is the address of a member of a literal.
fn is_member(address: Value<'_>, member: u64) -> bool {
    address.opcode() == Some(LlvmOpcode::GetElementPtr)
        && address.operands().count() == 3
        && address.operand(2).and_then(Value::int_value) == Some(member)
}

/// The value of a member of a block literal, which starts with its size and alignment.
fn held_number(literal: Value<'_>, member: u64) -> Option<Value<'_>> {
    if let Some(initializer) = literal.initializer() {
        return initializer.operand(u32::try_from(member).ok()?);
    }
    let stored = literal.users().filter(|address| is_member(*address, member)).flat_map(|address| {
        address.users().filter_map(move |store| {
            let into = store.opcode() == Some(LlvmOpcode::Store) && store.operand(1) == Some(address);
            store.operand(0).filter(|value| into && value.int_value().is_some())
        })
    });
    stored.last()
}

/// The variable or the base of the `getelementptr` whose array starts at an address, and the array type.
pub(crate) fn array_in_sight(address: Value<'_>) -> Option<(Value<'_>, Type<'_>)> {
    if address.kind() == ValueKind::Variable {
        return Some((address, address.value_type()?));
    }
    match address.opcode().or_else(|| address.constant_opcode())? {
        LlvmOpcode::Alloca => {
            let is_single = address.alloca_count().and_then(Value::int_value) == Some(1);
            Some((address, address.alloca_type().filter(|_| is_single)?))
        }
        LlvmOpcode::GetElementPtr => {
            let first = address.operands().count() == 3
                && address.operands().skip(1).all(|index| index.int_value() == Some(0));
            Some((address.operand(0).filter(|_| first)?, address.gep_source_type()?))
        }
        _ => None,
    }
}

/// The variable with the block literal that a value points to.
fn block_literal(value: Value<'_>, left: u32) -> Option<Value<'_>> {
    let left = left.checked_sub(1)?;
    let value = strip_casts(value);
    if value.kind() == ValueKind::Variable {
        return Some(value);
    }
    match value.opcode().or_else(|| value.constant_opcode())? {
        LlvmOpcode::Alloca => Some(value),
        LlvmOpcode::GetElementPtr => {
            let first = value.operands().skip(1).all(|index| index.int_value() == Some(0));
            block_literal(value.operand(0).filter(|_| first)?, left)
        }
        LlvmOpcode::Load => block_literal(stored(value.operand(0)?)?, left),
        LlvmOpcode::Phi => {
            let mut found = value.incoming().map(|(value, _)| block_literal(value, left));
            let first = found.next()??;
            found.all(|other| other == Some(first)).then_some(first)
        }
        _ => None,
    }
}

/// The only value ever stored to a variable.
fn stored(variable: Value<'_>) -> Option<Value<'_>> {
    let variable = strip_casts(variable);
    if variable.kind() == ValueKind::Variable {
        return variable.initializer().filter(|_| variable.is_global_constant());
    }
    let mut values = variable.users().filter_map(|user| {
        let into = user.opcode() == Some(LlvmOpcode::Store) && user.operand(1) == Some(variable);
        user.operand(0).filter(|_| into)
    });
    let first = values.next()?;
    values.next().is_none().then_some(first)
}
