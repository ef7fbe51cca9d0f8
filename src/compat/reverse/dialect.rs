//! The Khronos translator's choices in the reader.

use super::lower::lower;
use super::{post, pre};
use crate::dialect::{BuiltinNames, Dialect, Lowering, Reading};
use crate::error::Result;
use crate::spirv::{Instruction, Module, op};
use crate::table::opaque::{self, OpaqueRow};

/// The representation of builtin variables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VariableForm {
    /// Calls of functions.
    #[default]
    Calls,
    /// Loads of global variables.
    Globals,
}

/// Options of the command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReverseOptions {
    /// The representation of builtin variables.
    pub builtin_variables: VariableForm,
    /// Whether types and qualifiers of kernel arguments are taken from OpString.
    pub argument_strings: bool,
    /// Whether kernels get metadata with the names of their arguments.
    pub argument_names: bool,
    /// Whether all functions but kernels, and pointers to functions of any class, are in the address space of functions.
    pub function_space: bool,
}

/// The Khronos translator's dialect, with the command's options.
#[derive(Clone, Copy, Debug)]
pub struct KhronosReader(ReverseOptions);

impl KhronosReader {
    /// The dialect with these options.
    pub fn new(options: ReverseOptions) -> &'static Self {
        let is_asked = |reader: &&Self| reader.0 == options;
        ALL.iter().find(is_asked).unwrap_or(&ALL[0])
    }
}

const fn with(
    builtin_variables: VariableForm,
    argument_strings: bool,
    argument_names: bool,
    function_space: bool,
) -> KhronosReader {
    KhronosReader(ReverseOptions { builtin_variables, argument_strings, argument_names, function_space })
}

/// All combinations of options, the default first.
static ALL: [KhronosReader; 16] = [
    with(VariableForm::Calls, false, false, false),
    with(VariableForm::Calls, false, true, false),
    with(VariableForm::Calls, true, false, false),
    with(VariableForm::Calls, true, true, false),
    with(VariableForm::Globals, false, false, false),
    with(VariableForm::Globals, false, true, false),
    with(VariableForm::Globals, true, false, false),
    with(VariableForm::Globals, true, true, false),
    with(VariableForm::Calls, false, false, true),
    with(VariableForm::Calls, false, true, true),
    with(VariableForm::Calls, true, false, true),
    with(VariableForm::Calls, true, true, true),
    with(VariableForm::Globals, false, false, true),
    with(VariableForm::Globals, false, true, true),
    with(VariableForm::Globals, true, false, true),
    with(VariableForm::Globals, true, true, true),
];

impl Dialect for KhronosReader {
    fn has_exact_names(&self) -> bool {
        false
    }

    fn is_pointer(&self, row: &OpaqueRow, names: BuiltinNames) -> bool {
        row.op == op::TypePipeStorage
            || names != BuiltinNames::Spirv && opaque::OF_MOTION_ESTIMATION.contains(&row.op)
    }

    fn lower<'c, 'm>(&self, reader: &mut dyn Lowering<'c, 'm>, instruction: Instruction<'m>) -> Result<bool> {
        lower(reader, instruction, self.0.builtin_variables)
    }

    fn before_reading(&self, module: &Module, names: BuiltinNames) -> Result<Option<Module>> {
        pre::prepare(module, names, self.0.function_space)
    }

    fn after_reading(&self, reading: &Reading<'_, '_>, names: BuiltinNames) -> Result<()> {
        post::complete(reading, names, self.0)
    }
}
