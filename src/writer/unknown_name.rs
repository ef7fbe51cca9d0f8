//! Calls of `__spirv_*` names that are not builtins, usually misspelt, and of OpenCL C's names in modules of no language.

use super::builtin::Callee;
use super::context::Writer;
use crate::assembly::nearest;
use crate::llvm::Value;
use crate::spirv::grammar::{self, ExtInstSet};
use crate::spirv::op;
use crate::table::module::SourceLanguage;
use crate::table::opencl;
use crate::table::{BUILTIN_VARIABLE_PREFIX, OPCODE_PREFIX, OPENCL_STD_PREFIX, builtin_variable};

impl<'c> Writer<'c, '_> {
    /// Warns of declared functions whose names have a builtin's prefix but name no builtin; they become
    /// imported functions.
    pub(super) fn warn_of_unknown_names(&mut self, functions: &[Value<'c>]) {
        let mut unclaimed = Vec::new();
        for function in functions.iter().filter(|function| function.is_declaration()) {
            // A function that was imported in SPIR-V keeps its name.
            if self.marked_op(*function) == Some(op::Function)
                || !matches!(self.callee(*function), Callee::Function)
            {
                continue;
            }
            let name = function.name();
            let ident = mangling::ident(&name).unwrap_or(&name);
            let Some(unknown) = ident.strip_prefix(OPCODE_PREFIX) else {
                if self.target.language == SourceLanguage::Unknown && is_of_opencl(&name) {
                    unclaimed.push(name);
                }
                continue;
            };
            // The result type follows `_R`.
            let unknown = unknown.split("_R").next().unwrap_or(unknown);
            let hint =
                known_name(unknown).map_or_else(String::new, |known| format!("; did you mean {known}?"));
            self.log.warn(&format!(
                "{OPCODE_PREFIX}{unknown} is no builtin and becomes an imported function{hint}"
            ));
        }
        if let Some(name) = unclaimed.first() {
            let others = match unclaimed.len() - 1 {
                0 => String::new(),
                others => format!(" and {others} others"),
            };
            self.log.warn(&format!(
                "{name}{others}: the names are of OpenCL C builtins, but the module has no !opencl.ocl.version, without which they are imported functions"
            ));
        }
    }
}

/// Whether a mangled name would be an OpenCL C builtin's in a module of that language.
fn is_of_opencl(name: &str) -> bool {
    mangling::demangle(name).is_ok_and(|symbol| opencl::find(&symbol.name, &symbol.parameters).is_some())
}

/// The builtin whose name is most similar to a name given without its prefix.
fn known_name(unknown: &str) -> Option<String> {
    let within = |prefix: &'static str| {
        let rest = prefix.strip_prefix(OPCODE_PREFIX).and_then(|rest| unknown.strip_prefix(rest));
        rest.map(|rest| (prefix, rest))
    };
    let (prefix, known) = if let Some((prefix, name)) = within(OPENCL_STD_PREFIX) {
        let rows = ExtInstSet::OpenClStd.instructions();
        (prefix, nearest(name.as_bytes(), rows.iter().map(|row| row.name))?)
    } else if let Some((prefix, name)) = within(BUILTIN_VARIABLE_PREFIX) {
        (prefix, nearest(name.as_bytes(), builtin_variable::ROWS.iter().map(|row| row.name))?)
    } else {
        let rows = grammar::instructions().iter().map(|row| row.name());
        (OPCODE_PREFIX, nearest(unknown.as_bytes(), rows)?)
    };
    Some(format!("{prefix}{known}"))
}

#[test]
fn misspelt_names_are_recognised() {
    for (unknown, known) in [
        ("ControlBarierr", Some("__spirv_ControlBarrier")),
        ("ocl_normalise", Some("__spirv_ocl_normalize")),
        ("BuiltInGlobalInvocationID", Some("__spirv_BuiltInGlobalInvocationId")),
        ("SomethingThatNobodyEverWrote", None),
    ] {
        assert_eq!(known_name(unknown).as_deref(), known, "{unknown}");
    }
}
