//! Declarations and calls of builtins: the Khronos translator marks memory effects of extended instructions
//! only.

use super::Pass;
use crate::compat::reverse::pre::IMPORTED;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Value, calling_convention};
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::op;
use crate::spirv::operands::{Import, TypeLookup};
use crate::table::builtin_variable;
use crate::table::ext_inst_opencl::UNSAID;
use crate::table::opencl::{self, Target};
use crate::table::{BUILTIN_VARIABLE_PREFIX, OPCODE_PREFIX, OPENCL_STD_PREFIX, narrow_format, sampler};
use rspirv::spirv::OpenclStd100Op;
use rustc_hash::FxHashSet;

/// The kind of a declared function.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Builtin {
    /// A builtin variable.
    Variable,
    /// An instruction of OpenCL.std marked as not accessing memory.
    Extended,
    /// The function that creates a sampler.
    Sampler,
    /// Any other.
    Other,
}

impl<'c> Pass<'_, 'c, '_> {
    /// Removes attributes from builtins and their calls that the Khronos translator does not emit.
    pub(super) fn builtins(&self) {
        let own: FxHashSet<Value<'c>> = self.own_functions().map(|(_, function)| function).collect();
        let extended = self.called_by_extended();
        let is_builtin = |function: &Value<'c>| {
            function.is_declaration() && !function.is_intrinsic() && !own.contains(function)
        };
        for function in self.reading.module.functions().filter(is_builtin) {
            let builtin = match kind_of(&function.name()) {
                Builtin::Other if extended.contains(&function) => Builtin::Extended,
                builtin => builtin,
            };
            let removed: &[&str] = match builtin {
                Builtin::Variable => &[],
                Builtin::Extended => &["willreturn"],
                Builtin::Sampler => &["memory", "willreturn", "nounwind"],
                Builtin::Other => &["memory", "willreturn"],
            };
            let calls: Vec<_> =
                function.users().filter(|user| user.called_function() == Some(function)).collect();
            for value in calls.iter().copied().chain([function]) {
                for name in removed {
                    if let Some(attribute) = value.attribute(AttributePlace::Function, name) {
                        value.remove_attribute(AttributePlace::Function, attribute);
                    }
                }
                if builtin == Builtin::Sampler {
                    value.set_calling_convention(calling_convention::C);
                }
            }
            if builtin == Builtin::Variable {
                for attribute in function.attributes(AttributePlace::Function) {
                    calls.iter().for_each(|call| {
                        call.add_attribute(AttributePlace::Function, attribute);
                    });
                }
            }
        }
        // A call of an intrinsic has its declaration's attributes only.
        for function in self.reading.module.functions().filter(|function| function.is_intrinsic()) {
            for call in function.users().filter(|user| user.called_function() == Some(function)) {
                if let Some(attribute) = call.attribute(AttributePlace::Function, "nounwind") {
                    call.remove_attribute(AttributePlace::Function, attribute);
                }
            }
        }
    }

    /// Functions shared by several kinds of instructions, called by extended ones that are marked as not
    /// accessing memory.
    fn called_by_extended(&self) -> FxHashSet<Value<'c>> {
        let all = self.reading.spirv.instructions_of(&[op::ExtInst]);
        let called = all.filter_map(|instruction| {
            let number = instruction.operands().get(1).copied()?;
            let import = self.reading.spirv.ext_inst_set(instruction.id(0).ok()?);
            let of_set = import == Import::Set(ExtInstSet::OpenClStd);
            let grammar = ExtInstSet::OpenClStd.instruction(number).filter(|_| of_set)?;
            if is_unsaid(grammar.name, OpenclStd100Op::from_u32(number)?) {
                return None;
            }
            self.reading.value(instruction.result_id()?)?.called_function()
        });
        called.collect()
    }

    /// A load of a builtin variable has no name; the call that replaces it had its own.
    pub(super) fn names_of_loads(&self) {
        for load in self.reading.spirv.instructions_of(&[op::Load]) {
            let pointer = load.id(0).ok().and_then(|pointer| self.reading.value(pointer));
            let value = load.result_id().and_then(|id| self.reading.value(id));
            if let (None, Some(value)) = (pointer, value.filter(|value| value.is_instruction())) {
                value.clear_name();
            }
        }
    }

    /// Restores the names of imported functions that are named like builtins; calls of the builtin become
    /// calls of the function.
    ///
    /// # Errors
    /// A function of another type than the builtin.
    pub(super) fn imports(&self) -> Result<()> {
        for (_, function) in self.own_functions().collect::<Vec<_>>() {
            let name = function.name().into_owned();
            let Some(original) = name.strip_suffix(IMPORTED) else { continue };
            if let Some(builtin) = self.reading.module.function(original) {
                if builtin.value_type() != function.value_type() {
                    let message = format!("a function of the module has the builtin's name {original}");
                    return Err(Error::unsupported(message));
                }
                builtin.replace_all_uses_with(function);
                builtin.erase();
            }
            function.set_name(original);
        }
        Ok(())
    }
}

/// The kind of the function with a symbol.
fn kind_of(symbol: &str) -> Builtin {
    let demangled = mangling::demangle(symbol).ok();
    let ident = demangled.as_ref().map_or(symbol, |symbol| symbol.name.as_str());
    if ident == sampler::FUNCTION {
        return Builtin::Sampler;
    }
    let is_variable = ident.starts_with(BUILTIN_VARIABLE_PREFIX)
        || builtin_variable::ROWS.iter().any(|row| !row.opencl.is_empty() && row.opencl == ident);
    if is_variable {
        return Builtin::Variable;
    }
    let by_set = |name: &str| {
        // The names of some instructions have a result type postfix.
        let name = name.split_once("_R").map_or(name, |(name, _)| name);
        let row = ExtInstSet::OpenClStd.instruction_by_name(name.as_bytes())?;
        (!is_unsaid(row.name, OpenclStd100Op::from_u32(row.number)?)).then_some(Builtin::Extended)
    };
    if let Some(name) = ident.strip_prefix(OPENCL_STD_PREFIX) {
        return by_set(name).unwrap_or(Builtin::Other);
    }
    if ident.starts_with(OPCODE_PREFIX) || ident.starts_with(narrow_format::PREFIX) {
        return Builtin::Other;
    }
    let plan = match &demangled {
        Some(symbol) => opencl::find(ident, &symbol.parameters),
        None => opencl::find_unmangled(symbol),
    };
    match plan {
        Some(opencl::Plan::Row(row, _)) => match row.target {
            Target::Ext(instruction) => {
                let grammar = ExtInstSet::OpenClStd.instruction(instruction as u32);
                match grammar.is_some_and(|grammar| !is_unsaid(grammar.name, instruction)) {
                    true => Builtin::Extended,
                    false => Builtin::Other,
                }
            }
            _ => Builtin::Other,
        },
        _ => by_set(ident).unwrap_or(Builtin::Other),
    }
}

/// Whether the memory effects of an instruction are left unmarked.
fn is_unsaid(name: &str, instruction: OpenclStd100Op) -> bool {
    name.starts_with("s_") || name.starts_with("u_") || UNSAID.contains(&instruction)
}
