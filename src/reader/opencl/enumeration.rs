//! OpenCL C enumeration values that are not constant: a helper function of the module computes each from
//! SPIR-V's value.
//!
//! Rule of this module: only a dialect that lowers them uses it; otherwise such instructions keep their
//! friendly names.

use super::super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{Linkage, Opcode as LlvmOpcode, Value, calling_convention};
use crate::table::opencl::enumeration::Enumeration;

/// The OpenCL C value from which the writer's helper computed a SPIR-V value. A memory order combined with
/// storage classes has none, since the addition is not looked through.
fn original(of: Enumeration, call: Value<'_>) -> Option<Value<'_>> {
    let (name, _) = of.writing_function()?;
    let is_inverse = call.called_function().is_some_and(|function| function.name() == name);
    call.arg(0).filter(|_| is_inverse)
}

impl<'c> Reader<'c, '_> {
    /// The enumeration value for an operand, computed at run time.
    ///
    /// # Errors
    /// An operand that is not a 32-bit integer.
    pub(super) fn translated(&mut self, of: Enumeration, operand: Value<'c>) -> Result<Value<'c>> {
        let int = self.llvm.i32_type();
        self.require(operand.ty() == int, "a scope or memory semantics that is no integer of 32 bits")?;
        if let Some(original) = original(of, operand) {
            return Ok(original);
        }
        let ty = self.llvm.function_type(int, &[int], false)?;
        let function = match self.symbols.builtins.get(of.reading_function()) {
            Some(function) => *function,
            None => self.translating_function(of)?,
        };
        let call = self.builder.call(ty, function, &[operand], calling_convention::SPIR_FUNC)?;
        call.set_name("call");
        Ok(call)
    }

    /// Creates the helper, a switch over all values that SPIR-V allows. A module translated before has it
    /// already.
    fn translating_function(&mut self, of: Enumeration) -> Result<Value<'c>> {
        let name = of.reading_function();
        let int = self.llvm.i32_type();
        let ty = self.llvm.function_type(int, &[int], false)?;
        if let Some(function) = self.module.function(name).filter(|known| known.value_type() == Some(ty)) {
            self.symbols.builtins.insert(name.to_owned(), function);
            return Ok(function);
        }
        let missing = || Error::internal("a helper function without its parts");
        let here = self.builder.block().ok_or_else(missing)?;
        let function = self.module.add_function(name, ty)?;
        function.set_calling_convention(calling_convention::SPIR_FUNC);
        function.set_linkage(Linkage::Private);
        let block = |label: &str| self.llvm.append_block(function, label).ok_or_else(missing);
        let (entry, default) = (block("entry")?, block("default")?);
        let mut key = function.param(0).ok_or_else(missing)?;
        key.set_name("key");
        self.builder.position_at_end(entry);
        if let Some(mask) = of.mask() {
            key = self.builder.binary(LlvmOpcode::And, int.int(u64::from(mask))?, key)?;
            key.set_name("key.masked");
        }
        let switch = self.builder.switch(key, default, 0)?;
        self.builder.position_at_end(default);
        self.builder.unreachable()?;
        for (from, to) in of.pairs() {
            let case = block(&format!("case.{from}"))?;
            switch.add_case(int.int(u64::from(from))?, case);
            self.builder.position_at_end(case);
            self.builder.ret(Some(int.int(u64::from(to))?))?;
        }
        self.builder.position_at_end(here);
        self.symbols.builtins.insert(name.to_owned(), function);
        Ok(function)
    }
}
