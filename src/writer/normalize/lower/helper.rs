//! Helper functions added to a module for operations that need control flow.
//!
//! Rule of this file: a helper has internal linkage, is created once for each name, and its name encodes
//! everything that its body depends on.

use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, Linkage, Module, Type, Value, calling_convention};
use rustc_hash::FxHashMap;

/// The helpers created so far.
pub(crate) struct Helpers<'c> {
    context: &'c Context,
    module: Module<'c>,
    made: FxHashMap<String, Value<'c>>,
}

/// The body of a helper under construction.
pub(crate) struct Body<'c> {
    pub context: &'c Context,
    pub module: Module<'c>,
    pub function: Value<'c>,
    pub builder: Builder<'c>,
}

impl<'c> Body<'c> {
    /// A parameter.
    ///
    /// # Errors
    /// An index out of range.
    pub fn parameter(&self, index: u32) -> Result<Value<'c>> {
        self.function.param(index).ok_or_else(|| Error::internal("a parameter is missing"))
    }

    /// Renames the entry block.
    pub fn name_entry(&self, name: &str) {
        if let Some(entry) = self.function.entry_block() {
            entry.set_name(name);
        }
    }

    /// Appends a block to the function.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn block(&self, name: &str) -> Result<Block<'c>> {
        self.context
            .append_block(self.function, name)
            .ok_or_else(|| Error::internal("a helper that is no function"))
    }

    /// Reinterprets an integer as a value of another type.
    ///
    /// # Errors
    /// Types of different widths.
    pub fn with_bits(&self, bits: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        use crate::llvm::Opcode;
        match ty.is_pointer() {
            _ if bits.ty() == ty => Ok(bits),
            true => self.builder.cast(Opcode::IntToPtr, bits, ty),
            false => self.builder.cast(Opcode::BitCast, bits, ty),
        }
    }

    /// Reinterprets a value as an integer.
    ///
    /// # Errors
    /// Types of different widths.
    pub fn to_bits(&self, value: Value<'c>, word: Type<'c>) -> Result<Value<'c>> {
        use crate::llvm::Opcode;
        match value.ty().is_pointer() {
            _ if value.ty() == word => Ok(value),
            true => self.builder.cast(Opcode::PtrToInt, value, word),
            false => self.builder.cast(Opcode::BitCast, value, word),
        }
    }

    /// Builds a loop from 0 up to a nonzero count; `body` receives the index. The loop is a new block,
    /// entered from the builder's current block; the builder is left in the block after it.
    ///
    /// # Errors
    /// Errors of `body`.
    pub fn count_up(
        &self,
        count: Value<'c>,
        body: impl FnOnce(&Self, Value<'c>) -> Result<()>,
    ) -> Result<()> {
        use crate::llvm::{IntPredicate, Opcode, flags};
        let before = self.builder.block().ok_or_else(|| Error::internal("a loop without a place"))?;
        let (block, behind) = (self.block("loop")?, self.block("done")?);
        self.builder.br(block)?;
        self.builder.position_at_end(block);
        let ty = count.ty();
        let index = self.builder.phi(ty)?;
        index.set_name("index");
        body(self, index)?;
        let next = self.builder.binary(Opcode::Add, index, ty.int(1)?)?;
        next.set_flags(flags::NUW);
        let more = self.builder.icmp(IntPredicate::Ult, next, count)?;
        self.builder.cond_br(more, block, behind)?;
        index.add_incoming(ty.int(0)?, before);
        index.add_incoming(next, block);
        self.builder.position_at_end(behind);
        Ok(())
    }
}

impl<'c> Helpers<'c> {
    pub fn new(context: &'c Context, module: Module<'c>) -> Self {
        Self { context, module, made: FxHashMap::default() }
    }

    /// The helper with a name; `fill` builds its body, starting in the entry block.
    ///
    /// # Errors
    /// Errors of `fill`.
    pub fn get(
        &mut self,
        name: String,
        result: Type<'c>,
        parameters: &[Type<'c>],
        fill: impl FnOnce(&Body<'c>) -> Result<()>,
    ) -> Result<Value<'c>> {
        self.with_linkage(Linkage::Internal, name, result, parameters, fill)
    }

    /// Like [`Helpers::get`], with a linkage.
    ///
    /// # Errors
    /// Errors of `fill`.
    pub fn with_linkage(
        &mut self,
        linkage: Linkage,
        name: String,
        result: Type<'c>,
        parameters: &[Type<'c>],
        fill: impl FnOnce(&Body<'c>) -> Result<()>,
    ) -> Result<Value<'c>> {
        if let Some(known) = self.made.get(&name) {
            return Ok(*known);
        }
        let ty = self.context.function_type(result, parameters, false)?;
        let function = self.module.add_function(&name, ty)?;
        function.set_linkage(linkage);
        function.set_calling_convention(calling_convention::SPIR_FUNC);
        let body =
            Body { context: self.context, module: self.module, function, builder: self.context.builder() };
        let entry = body.block("entry")?;
        body.builder.position_at_end(entry);
        fill(&body)?;
        self.made.insert(name, function);
        Ok(function)
    }
}

/// The spelling of a type in a helper's name.
pub(crate) fn type_name(ty: Type<'_>) -> String {
    if let Some(space) = ty.address_space() {
        return format!("p{space}");
    }
    let element = ty.scalar().to_string();
    if ty.is_vector() { format!("v{}{element}", ty.lanes()) } else { element }
}
