//! Instructions of GLSL.std.450, as LLVM intrinsics or calls by name, and of the sets of AMD's extensions, as calls.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::{Id, Instruction};
use crate::table::ext_inst_glsl::GlslForm;
use crate::table::form::{CallForm, Flags, ResultSuffix};
use crate::table::index::index;
use crate::table::llvm_version::introduced;
use crate::table::{AMD_PREFIX, GLSL_PREFIX, call, ext_inst_amd};
use mangling::Postfixes;
use smallvec::SmallVec;

impl<'c, 'm> Reader<'c, 'm> {
    /// Reads an instruction of the set.
    ///
    /// # Errors
    /// A number that the set does not have; operands of other types than the instruction takes.
    pub(super) fn glsl_instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let number = instruction.operand(1)?;
        let (Some(row), Some(grammar)) = (index().glsl(number), ExtInstSet::GlslStd450.instruction(number))
        else {
            return Err(Error::unsupported(format!("instruction {number} of GLSL.std.450")));
        };
        let form = match row.form {
            GlslForm::Intrinsic(name) if introduced(name) <= self.settings.options.llvm_version => {
                return self.glsl_intrinsic(instruction, name);
            }
            GlslForm::Intrinsic(_) => call().pure(),
            GlslForm::Call(form) => form,
        };
        self.call_of_set(instruction, format!("{GLSL_PREFIX}{}", grammar.name), form)
    }

    /// Reads an instruction of one of AMD's sets.
    ///
    /// # Errors
    /// A number that the set does not have.
    pub(super) fn vendor_instruction(&mut self, instruction: Instruction<'m>, set: ExtInstSet) -> Result<()> {
        let number = instruction.operand(1)?;
        let (Some(form), Some(grammar)) = (ext_inst_amd::find(set, number), set.instruction(number)) else {
            return Err(Error::unsupported(format!("instruction {number} of {}", set.name())));
        };
        self.call_of_set(instruction, format!("{AMD_PREFIX}{}", grammar.name), form)
    }

    /// The call of an extended instruction by a name to which the result's type may be added.
    fn call_of_set(&mut self, instruction: Instruction<'m>, mut name: String, form: CallForm) -> Result<()> {
        if let (Some(ty), true) = (instruction.result_type(), form.suffix != ResultSuffix::None) {
            let result = Some(self.result_postfix(ty, form.suffix == ResultSuffix::Unsigned)?);
            name.push_str(&Postfixes { result, ..Postfixes::default() }.to_string());
        }
        let arguments = self.arguments(instruction, instruction.operands().len(), 2, form)?;
        self.builtin_call(instruction, name, form, &arguments)
    }

    fn glsl_intrinsic(&mut self, instruction: Instruction<'m>, name: &str) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let mut values = SmallVec::<[Value<'c>; 4]>::new();
        for word in instruction.operands().get(2..).unwrap_or_default() {
            let value = self.value(Id(*word))?;
            self.require(value.ty() == ty, "operands and result differ in type")?;
            values.push(value);
        }
        let call = self.call_intrinsic(name, &[ty], &values)?;
        self.decorate_result(instruction, Flags::FastMath, call)?;
        self.define(instruction, call)
    }
}
