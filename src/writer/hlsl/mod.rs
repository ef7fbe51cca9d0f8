//! Shaders as compilers write them in LLVM's own terms, clang's front end for HLSL first: rewritten to the form that the writer takes.
//!
//! 1. Functions that take addresses or handles of resources are inlined, variables that hold handles become values of each function: a
//!    handle is then used where its binding is known ([`inline`]).
//! 2. Casts between address spaces are followed, copies of memory become loads and stores ([`address`]).
//! 3. Handles become variables with a set and a binding, constant buffers one structure each, texels of buffers calls ([`resource`],
//!    [`texel`]), with the layouts that LLVM's types have ([`layout`]).
//! 4. The other intrinsics become builtin variables and calls, by the rows of [`crate::table::spv_intrinsic`] ([`intrinsic`]).
//! 5. Loads of whole matrices from constant memory, of which single components are used, become loads of these ([`wide`]).
//! 6. Variables of module scope in the address spaces of kernels become those of an invocation ([`statics`]), and choices between addresses
//!    choices between accesses ([`choice`]).
//! 7. Tokens of convergence become marks for the structurizer ([`convergence`]); what only informs optimizers is removed ([`marker`]).
//!
//! Rule of this folder: nothing of it knows SPIR-V's binary form; what it builds is what the reader builds of the same shader.

mod address;
mod bit_number;
mod choice;
pub(super) mod convergence;
mod inline;
mod intrinsic;
mod layout;
mod marker;
mod optimized;
mod phi;
mod pieces;
mod resource;
mod statics;
mod texel;
mod unaligned;
mod variable;
mod wide;

use crate::contract::{Attached, DecorationNode, Decorations, Kinds};
use crate::error::{Error, Result};
use crate::llvm::{Builder, Context, Module, Type, Value, calling_convention};
use crate::table::metadata::{CAPABILITY, VERSION};
use crate::table::spv_intrinsic::{BUFFER, SIGNED_IMAGE};
use rspirv::spirv::{Capability, Decoration};
use rustc_hash::FxHashMap;

/// Rewrites a shader that did not come from SPIR-V.
///
/// # Errors
/// What no variable with a binding can be; calls of functions by themselves that would have to be inlined.
pub(super) fn lower<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    if module.get_named_metadata(VERSION).is_some() {
        // What came from SPIR-V has handles of its own, but optimizers copy bytes in it.
        address::run(context, module)?;
        return optimized::run(context, module);
    }
    let constants = resource::constant_buffers(module);
    inline::run(context, module)?;
    convergence::mark(context, module)?;
    marker::drop_all(context, module)?;
    address::run(context, module)?;
    let mut pass = Pass {
        context,
        module,
        kinds: Kinds::new(context),
        builder: context.builder(),
        functions: FxHashMap::default(),
        builtins: FxHashMap::default(),
        layout: layout::Layout::default(),
    };
    resource::lower(&mut pass, constants)?;
    variable::lower(&mut pass)?;
    wide::lower(&pass)?;
    intrinsic::lower(&mut pass)?;
    if statics::make_private(module, &pass.kinds)? {
        address::run(context, module)?;
    }
    choice::run(context, module)?;
    marker::drop_unused(module);
    let verified = module.verify_code();
    verified.map_err(|error| Error::internal(format!("the rewritten shader is not valid: {error}")))
}

/// What the steps share.
struct Pass<'c> {
    context: &'c Context,
    module: Module<'c>,
    kinds: Kinds,
    builder: Builder<'c>,
    /// Declarations by their friendly names and types.
    functions: FxHashMap<(String, Type<'c>), Value<'c>>,
    /// Builtin variables by their numbers.
    builtins: FxHashMap<u32, Value<'c>>,
    layout: layout::Layout<'c>,
}

impl<'c> Pass<'c> {
    /// A constant of 32 bits.
    fn number(&self, value: u32) -> Result<Value<'c>> {
        self.context.i32_type().int(value.into())
    }

    /// A call by a friendly name at the builder's position.
    fn call(&mut self, name: &str, result: Type<'c>, arguments: &[Value<'c>]) -> Result<Value<'c>> {
        let types: Vec<Type<'c>> = arguments.iter().map(|argument| argument.ty()).collect();
        let ty = self.context.function_type(result, &types, false)?;
        let key = (name.to_owned(), ty);
        let function = match self.functions.get(&key) {
            Some(function) => *function,
            None => {
                let function = self.module.add_function(name, ty)?;
                function.set_calling_convention(calling_convention::SPIR_FUNC);
                self.functions.insert(key, function);
                function
            }
        };
        self.builder.call_function(function, arguments)
    }

    /// Declares a capability, once.
    fn need(&self, capability: Capability) {
        let list = self.module.get_or_add_named_metadata(CAPABILITY);
        let node = self.context.md_node(&[Some(self.context.md_i32(capability as u32))]);
        if !list.operands().any(|known| known == node) {
            list.append(node);
        }
    }

    /// Adds decorations to those of a variable or instruction.
    fn decorate(&self, value: Value<'c>, decorations: &[(Decoration, &[u32])]) {
        let mut all = Decorations::read(value, &self.kinds).unwrap_or(Decorations(Vec::new()));
        for (kind, numbers) in decorations {
            let operands = numbers.iter().map(|number| self.context.md_i32(*number)).collect();
            all.0.push(DecorationNode::new(*kind as u32, operands));
        }
        all.write(value, self.context, &self.kinds);
    }
}

/// Whether a type is that of a handle, or has one in it.
fn holds_handle(ty: Type<'_>) -> bool {
    ty.components().any(is_handle)
}

/// Whether a type is that of a handle of a resource.
fn is_handle(ty: Type<'_>) -> bool {
    ty.target_name().is_some_and(|name| name == BUFFER || name == SIGNED_IMAGE || name == IMAGE)
}

/// The type of images, which is also that of their handles.
const IMAGE: &str = "spirv.Image";

/// The calls of an intrinsic, by its name without `llvm.` and type suffixes.
fn calls_of<'c>(module: Module<'c>, name: &str) -> Vec<Value<'c>> {
    let functions = module.functions().filter(|function| function.intrinsic_stem() == Some(name));
    functions
        .flat_map(|function| function.users().filter(move |user| user.called_function() == Some(function)))
        .collect()
}

/// The argument of a call.
fn argument(call: Value<'_>, position: u32) -> Result<Value<'_>> {
    call.arg(position).ok_or_else(|| Error::invalid_llvm("an intrinsic without its arguments"))
}
