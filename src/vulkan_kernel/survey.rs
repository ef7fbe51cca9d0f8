//! What kernels do that Vulkan cannot, named with its place before anything is changed.

use super::{builtins, group, is_kernel, subgroup, transfer};
use crate::error::{Error, ErrorKind, Finding, Location, Result};
use crate::llvm::{Block, Module, Opcode, Type, TypeKind, Value};
use crate::writer::location;
use mangling::{Family, Ident, demangle};
use rustc_hash::FxHashSet;

/// The name of an opaque type for messages: `image`, `sampler`, `pipe`.
fn opaque(ty: Type<'_>) -> Option<String> {
    let found = ty.components().find(|ty| ty.kind() == TypeKind::TargetExt)?;
    Some(found.target_name().unwrap_or_default().trim_start_matches("spirv.").to_owned())
}

/// The functions that kernels reach by calls, kernels included, in the order of the module.
pub(super) fn reached(module: Module<'_>) -> Vec<Value<'_>> {
    let mut open: Vec<_> = module.functions().filter(|function| is_kernel(*function)).collect();
    let mut found: FxHashSet<_> = open.iter().copied().collect();
    while let Some(function) = open.pop() {
        for call in function.blocks().flat_map(Block::instructions) {
            open.extend(call.called_function().filter(|callee| found.insert(*callee)));
        }
    }
    module.functions().filter(|function| found.contains(function)).collect()
}

/// Whether functions call themselves, by way of others too: the first such call.
fn recursion<'c>(functions: &[Value<'c>]) -> Option<Value<'c>> {
    let mut done: FxHashSet<Value<'c>> = FxHashSet::default();
    let mut on_path: FxHashSet<Value<'c>> = FxHashSet::default();
    let calls = |function: Value<'c>| -> Vec<Value<'c>> {
        function
            .blocks()
            .flat_map(Block::instructions)
            .filter(|one| one.called_function().is_some())
            .collect()
    };
    for root in functions {
        let mut path = vec![(*root, calls(*root))];
        on_path.insert(*root);
        while let Some((function, left)) = path.last_mut() {
            let function = *function;
            let Some(call) = left.pop() else {
                on_path.remove(&function);
                done.insert(function);
                path.pop();
                continue;
            };
            let Some(callee) = call.called_function() else { continue };
            if on_path.contains(&callee) {
                return Some(call);
            }
            if !done.contains(&callee) {
                on_path.insert(callee);
                path.push((callee, calls(callee)));
            }
        }
    }
    None
}

/// Collects what is refused.
#[derive(Default)]
struct Survey {
    findings: Vec<Finding>,
}

impl Survey {
    fn refuse(&mut self, what: impl Into<String>, location: Location) {
        let message = format!("no kernel for Vulkan can have {}", what.into());
        self.findings.push(Finding { message, location: Some(location), rule: None });
    }

    fn signature(&mut self, function: Value<'_>) {
        for (index, parameter) in function.params().enumerate() {
            if let Some(name) = opaque(parameter.ty()) {
                self.refuse(format!("argument {index} of the type {name}"), location::of_function(function));
            }
            let space = parameter.ty().address_space();
            if is_kernel(function) && space == Some(4) {
                self.refuse(
                    format!("argument {index}, a pointer to the generic address space"),
                    location::of_function(function),
                );
            }
        }
    }

    fn instruction(&mut self, instruction: Value<'_>) {
        let place = || location::of_instruction(instruction);
        if instruction.ty().is_vector() && instruction.ty().scalar().is_pointer() {
            self.refuse("a vector of pointers", place());
        }
        match instruction.opcode() {
            Some(Opcode::Call) => self.call(instruction),
            Some(Opcode::IndirectBr | Opcode::Invoke | Opcode::CallBr | Opcode::VAArg) => {
                self.refuse("control flow by addresses or exceptions", place());
            }
            Some(Opcode::Alloca) if instruction.alloca_count().and_then(Value::int_value).is_none() => {
                self.refuse("a variable of a size that only an execution knows", place());
            }
            _ => {}
        }
    }

    fn call(&mut self, call: Value<'_>) {
        let place = || location::of_instruction(call);
        let Some(callee) = call.called_function() else {
            let is_assembly = call.inline_assembly().is_some();
            let what = if is_assembly { "inline assembly" } else { "a call of a function by its address" };
            return self.refuse(what, place());
        };
        if !callee.is_declaration() || callee.is_intrinsic() {
            return;
        }
        if let Some(what) = refused(call, callee) {
            self.refuse(what, place());
        }
    }
}

/// What a declared function is, if nothing in Vulkan does the same.
fn refused(call: Value<'_>, callee: Value<'_>) -> Option<String> {
    let name = callee.name();
    let plain = demangle(&name).map_or_else(|_| name.to_string(), |symbol| symbol.name);
    let Some(ident) = Ident::parse(&plain) else {
        return Some(format!("a call of @{name}, which the module does not define"));
    };
    let is_of_group = group::is_known(call, ident.base) || subgroup::is_known(call, ident.base);
    if builtins::is_known(&ident) || transfer::is_known(ident.base) || is_of_group {
        return None;
    }
    let base = ident.base;
    Some(match ident.family {
        Family::OpenClExtension => format!("the instruction {base} of OpenCL.std"),
        Family::BuiltInVariable => format!("the builtin variable {base}"),
        Family::Opcode => format!("Op{base}"),
    })
}

/// Refuses what Vulkan cannot do.
///
/// # Errors
/// `Unsupported` with all of it, each with its place.
pub(super) fn refuse(module: Module<'_>) -> Result<()> {
    let mut survey = Survey::default();
    let functions = reached(module);
    for variable in module.variables().filter(|variable| variable.value_type().is_some()) {
        let is_used = variable.users().any(|user| !user.is_instruction() || user.function().is_some());
        let space = variable.ty().address_space();
        // Tables of constants are given to each invocation, whatever memory a compiler has put them in.
        let is_table = variable.is_global_constant() && variable.initializer().is_some();
        if space == Some(1) && is_used && !is_table {
            survey.refuse("a variable of the program in global memory", location::of_global(variable));
        }
        if variable.value_type().and_then(opaque).is_some() && is_used {
            survey.refuse("a variable of an opaque type", location::of_global(variable));
        }
    }
    for function in functions.iter().filter(|function| !function.is_declaration()) {
        survey.signature(*function);
        function.blocks().flat_map(Block::instructions).for_each(|one| survey.instruction(one));
    }
    if let Some(call) = recursion(&functions) {
        survey.refuse("recursion", location::of_instruction(call));
    }
    Error::from_findings(ErrorKind::Unsupported, survey.findings).map_or(Ok(()), Err)
}
