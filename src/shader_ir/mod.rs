//! Shaders in LLVM's own form: the option `shader_ir`.
//!
//! A pass behind the reader, over the rows of `table/spv_intrinsic.rs`, which the writer reads backwards. Calls of builtins and loads of
//! builtin variables become `llvm.spv.*` intrinsics, buffers become handles, and the metadata contract goes, but for what LLVM's SPIR-V
//! backend reads, the decorations of variables and execution modes, and the layouts of structures that variables still hold.
//!
//! Rule of this module: what LLVM has no form for stays as it is, with a warning that names it; nothing is an error.
//!
//! Known gaps: images and samplers; buffers that are used in other ways than through access chains of constant members; matrices.

mod aggregate;
mod atomic;
mod buffer;
mod call;
mod variable;

use crate::contract::{self, ExecutionMode, Kinds, Listed};
use crate::environment::Environment;
use crate::error::Result;
use crate::expand;
use crate::llvm::{Context, Linkage, Metadata, Module, Type, Value};
use crate::log::Log;
use crate::table::{metadata as names, spv_intrinsic};
use rustc_hash::FxHashSet;

/// The pass over one module.
struct Lowering<'c> {
    context: &'c Context,
    module: Module<'c>,
    kinds: Kinds,
    /// What has no form in LLVM, in order.
    left: Vec<String>,
}

/// Rewrites a module of shaders; leaves one of kernels as it is.
///
/// # Errors
/// Internal errors of the IR builder.
pub fn lower(context: &Context, module: Module<'_>, log: &Log) -> Result<()> {
    if Environment::of_triple(&module.triple()) != Environment::Vulkan {
        log.warn("the module has no shaders: it is not in LLVM's form of them");
        return Ok(());
    }
    let mut lowering = Lowering { context, module, kinds: Kinds::new(context), left: Vec::new() };
    lowering.calls()?;
    expand::expand_inline(context, module)?;
    lowering.note_calls();
    lowering.builtin_variables()?;
    lowering.buffers()?;
    lowering.aggregates()?;
    lowering.functions();
    lowering.strip();
    if !lowering.left.is_empty() {
        log.warn(&format!("LLVM has no form for shaders of {}", lowering.left.join(", ")));
    }
    Ok(())
}

impl<'c> Lowering<'c> {
    /// Notes what stays as it is.
    fn leave(&mut self, what: String) {
        if !self.left.contains(&what) {
            self.left.push(what);
        }
    }

    /// The declaration of an intrinsic that takes and gives these types; `None` if LLVM has none.
    ///
    /// # Errors
    /// A type that no function has.
    fn intrinsic(
        &self,
        name: &str,
        arguments: &[Value<'c>],
        result: crate::llvm::Type<'c>,
    ) -> Result<Option<Value<'c>>> {
        let types: Vec<_> = arguments.iter().map(|argument| argument.ty()).collect();
        let ty = self.context.function_type(result, &types, false)?;
        Ok(self.module.intrinsic_of_type(&format!("llvm.{name}"), ty))
    }

    /// Functions are private to the module: what LLVM exports or imports needs a capability that Vulkan does not have.
    fn functions(&self) {
        let points: Vec<_> =
            contract::EntryPoint::read(self.module).into_iter().map(|point| point.function).collect();
        // A module without them is a library.
        if points.is_empty() {
            return;
        }
        for function in self.module.functions().filter(|function| !function.is_declaration()) {
            if !points.contains(&function) {
                function.set_linkage(Linkage::Internal);
            }
        }
    }

    /// Removes the contract, but for decorations of variables and of the structures that they hold, and execution modes that no function
    /// attribute has.
    fn strip(&self) {
        let modes: Vec<ExecutionMode<'c>> = ExecutionMode::read(self.module)
            .into_iter()
            .filter(|mode| !mode.mode.is_some_and(spv_intrinsic::is_implied))
            .collect();
        let held: FxHashSet<Type<'c>> =
            self.module.variables().filter_map(Value::value_type).flat_map(Type::components).collect();
        let is_of_held = |node: &Metadata<'c>| {
            node.operand(0).and_then(Metadata::value).is_some_and(|shown| held.contains(&shown.ty()))
        };
        let of_types = [names::MEMBER_DECORATE, names::STRUCT_TYPE].map(|name| {
            (
                name,
                contract::named_nodes(self.module, name).into_iter().filter(is_of_held).collect::<Vec<_>>(),
            )
        });
        let instructions =
            self.module.functions().flat_map(Value::blocks).flat_map(crate::llvm::Block::instructions);
        for instruction in instructions {
            instruction.set_metadata(self.kinds.decorations, None);
        }
        contract::strip_but(self.context, self.module, &[names::DECORATIONS]);
        modes.iter().for_each(|mode| mode.write(self.module, self.context));
        for (name, nodes) in of_types {
            for node in nodes {
                self.module.get_or_add_named_metadata(name).append(node);
            }
        }
    }
}
