//! Functions in LLVM's lists of constructors and destructors: kernels with the execution modes Initializer
//! and Finalizer.

use crate::contract::{ExecutionMode, Listed};
use crate::error::{Detail, Error, ErrorKind, Result};
use crate::llvm::{Context, Module, Value, calling_convention};
use crate::options::WriteOptions;
use crate::table::mode_setting::LISTS;
use crate::writer::global::has_kernel_convention;
use crate::writer::location;

/// Marks the functions in the lists.
///
/// # Errors
/// A function that cannot be a kernel.
pub(super) fn mark<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<()> {
    for (list, mode) in LISTS {
        let Some(variable) = module.variable(list) else { continue };
        let entries = variable.initializer().and_then(Value::elements).unwrap_or_default();
        for entry in entries {
            let function = entry.element(1).filter(|function| function.is_function());
            if let Some(function) = function {
                if options.max_version < (1, 1) {
                    return Err(too_early());
                }
                kernel(function)?;
                add_mode(context, module, function, *mode as u32);
            }
        }
    }
    Ok(())
}

/// The error for execution modes that require a later version than allowed.
#[cold]
pub(crate) fn too_early() -> Error {
    let message = "the execution modes Initializer and Finalizer need version 1.1";
    Error::new(ErrorKind::MissingCapability, message).about(Detail::ListedFunction)
}

/// Turns a function into a kernel.
///
/// # Errors
/// A function that is called, or that has parameters, a result or no body.
fn kernel(function: Value<'_>) -> Result<()> {
    if has_kernel_convention(function) {
        return Ok(());
    }
    let is_called = function.users().any(|user| user.called_function() == Some(function));
    let result = function.value_type().and_then(crate::llvm::Type::return_type);
    let fits = result.is_some_and(crate::llvm::Type::is_void) && function.param_count() == 0;
    if is_called || !fits || function.is_declaration() {
        return Err(Error::unsupported("a constructor or destructor that cannot be a kernel")
            .at(location::of_function(function)));
    }
    function.set_calling_convention(calling_convention::SPIR_KERNEL);
    function.set_linkage(crate::llvm::Linkage::External);
    Ok(())
}

/// Adds a mode to `!spirv.ExecutionMode`, unless it is listed already.
pub(crate) fn add_mode<'c>(context: &'c Context, module: Module<'c>, function: Value<'c>, mode: u32) {
    let is_said = |said: &ExecutionMode<'c>| said.function == Some(function) && said.mode == Some(mode);
    if !ExecutionMode::read(module).iter().any(is_said) {
        let mode = ExecutionMode { function: Some(function), mode: Some(mode), operands: Vec::new() };
        mode.write(module, context);
    }
}
