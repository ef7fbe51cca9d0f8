//! The reader's interface to a dialect that reads some instructions in its own way.

use super::context::{Entry, Reader};
use crate::dialect::{BuiltinNames, Lowering};
use crate::error::Result;
use crate::llvm::{Builder, Context, Module as LlvmModule, Type, Value};
use crate::spirv::{Id, Instruction, Module};
use crate::table::form::{CallForm, Flags};
use crate::table::opencl;
use mangling::Type as Mangled;
use rspirv::spirv::Decoration;

impl<'m> Reader<'_, 'm> {
    /// Whether the dialect has read an instruction in its own way, in a function or at module scope.
    ///
    /// # Errors
    /// The dialect's errors.
    pub(super) fn lowered_by_dialect(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        self.settings.options.dialect.lower(self, instruction)
    }
}

impl<'c, 'm> Lowering<'c, 'm> for Reader<'c, 'm> {
    fn llvm(&self) -> &'c Context {
        self.llvm
    }

    fn module(&self) -> LlvmModule<'c> {
        self.module
    }

    fn builder(&self) -> &Builder<'c> {
        &self.builder
    }

    fn spirv(&self) -> &'m Module {
        self.spirv
    }

    fn names(&self) -> BuiltinNames {
        self.settings.options.builtin_names
    }

    fn value(&mut self, id: Id) -> Result<Value<'c>> {
        Reader::value(self, id)
    }

    fn ty(&self, id: Id) -> Result<Type<'c>> {
        Reader::ty(self, id)
    }

    fn spelled(&self, ty: Id) -> Result<Mangled> {
        self.mangled(ty)
    }

    fn opencl_spelled(&self, ty: Id) -> Result<Mangled> {
        self.opencl_type(ty)
    }

    fn name(&self, id: Id) -> Option<String> {
        self.annotations.name(id).filter(|_| self.settings.named)
    }

    fn symbol(&self, id: Id) -> Result<String> {
        let linkage = self.linkage(id)?;
        Ok(linkage.map_or_else(|| self.annotations.name(id).unwrap_or_default(), |(symbol, _)| symbol))
    }

    fn decoration(&self, id: Id, decoration: Decoration) -> Option<&'m [u32]> {
        self.annotations.find(id, decoration).map(|found| found.operands)
    }

    fn is_constant_sampler(&self, id: Id) -> bool {
        matches!(self.entry(id), Entry::Sampler(..))
    }

    fn is_undefined(&self, id: Id) -> bool {
        matches!(self.entry(id), Entry::Undefined)
    }

    fn uses(&mut self, id: Id) -> u32 {
        self.uses_of(id)
    }

    fn define(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()> {
        Reader::define(self, instruction, value)
    }

    fn decorate(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()> {
        self.decorate_result(instruction, Flags::None, value)
    }

    fn skip(&mut self, instruction: Instruction<'m>) {
        self.function.joined.insert(instruction.number());
    }

    fn leave_combined(&mut self, instruction: Instruction<'m>, sampler: Option<Value<'c>>) -> Result<bool> {
        self.leave_to_users(instruction, sampler)
    }

    fn local(&mut self, ty: Type<'c>) -> Result<Value<'c>> {
        self.entry_alloca(ty)
    }

    fn external(&mut self, instruction: Instruction<'m>, name: &str) -> Result<()> {
        self.external_variable(instruction, name)
    }

    fn may_declare(&self, name: &str, ty: Type<'c>) -> bool {
        Reader::may_declare(self, name, ty)
    }

    fn call(
        &mut self,
        symbol: &str,
        result: Type<'c>,
        values: &[Value<'c>],
        form: CallForm,
    ) -> Result<Value<'c>> {
        self.call_builtin(symbol, result, values, form)
    }

    fn call_friendly(&mut self, instruction: Instruction<'m>, name: String, form: CallForm) -> Result<()> {
        self.forget_data_type();
        self.call_by_name(instruction, name, form)
    }

    fn call_opencl(
        &mut self,
        instruction: Instruction<'m>,
        target: opencl::Target,
        form: CallForm,
    ) -> Result<bool> {
        self.forget_data_type();
        self.opencl_call(instruction, target, 0, form)
    }
}
