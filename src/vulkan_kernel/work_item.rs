//! The builtin variables of OpenCL by those of Vulkan: of three words each, and none for the size of a workgroup, the number of dimensions and the
//! global offset. The size is that of `reqd_work_group_size`, or else three specialization constants, of which the constant
//! decorated `WorkgroupSize` is made: it holds for all kernels of the module. The number of dimensions is a specialization constant; the
//! offset is 0.

use super::builtins;
use super::kernel::{Kernel, WORK_DIM_ID};
use crate::error::{Error, Result};
use crate::llvm::{Block, Builder, Context, Module, Opcode, ThreadLocalMode, Type, Value};
use crate::spirv::op;
use crate::table::metadata as names;
use crate::table::storage_class::INPUT;
use crate::writer::location;
use mangling::{Family, Ident};
use rspirv::spirv::{BuiltIn, Decoration};

/// The variables that can be had.
const KNOWN: &[&str] = &[
    "EnqueuedWorkgroupSize",
    "GlobalInvocationId",
    "GlobalLinearId",
    "GlobalOffset",
    "GlobalSize",
    "LocalInvocationId",
    "LocalInvocationIndex",
    "NumSubgroups",
    "NumWorkgroups",
    "SubgroupId",
    "SubgroupLocalInvocationId",
    "SubgroupSize",
    "WorkDim",
    "WorkgroupId",
    "WorkgroupSize",
];

/// Whether Vulkan has a variable, or something in its place.
pub(super) fn is_known(name: &str) -> bool {
    KNOWN.contains(&name)
}

/// The builtin variable that a function gives.
fn variable_of(callee: Value<'_>) -> Option<&'static str> {
    let symbol = builtins::symbol(callee).filter(|_| callee.is_declaration())?;
    let ident = Ident::parse(&symbol.name).filter(|ident| ident.family == Family::BuiltInVariable)?;
    KNOWN.iter().find(|name| **name == ident.base).copied()
}

/// Whether a function gives a builtin variable.
pub(super) fn is_variable(callee: Value<'_>) -> bool {
    variable_of(callee).is_some()
}

/// A call that gives a specialization constant of 32 bits.
///
/// # Errors
/// Only internal ones.
pub(super) fn spec_constant<'c>(
    context: &'c Context,
    module: Module<'c>,
    builder: &Builder<'c>,
    id: u32,
    default: Value<'c>,
) -> Result<Value<'c>> {
    let word = context.i32_type();
    let ty = context.function_type(word, &[word, word], false)?;
    let function = builtins::declared(module, "_Z20__spirv_SpecConstantii", ty)?;
    builder.call_function(function, &[word.int(id.into())?, default])
}

/// Replaces the builtin variables.
///
/// # Errors
/// A dimension that is no constant, with its place.
pub(super) fn lower<'c>(context: &'c Context, module: Module<'c>, kernels: &[Kernel]) -> Result<()> {
    if kernels.iter().any(|kernel| kernel.workgroup.is_none()) {
        decorated_size(context, module)?;
    }
    for function in module.functions().filter(|function| !function.is_declaration()) {
        let kernel = kernels.iter().find(|kernel| kernel.name == function.name());
        let size = kernel.and_then(|kernel| kernel.workgroup);
        let lowering = Lowering { context, module, builder: context.builder(), size };
        for call in function.blocks().flat_map(Block::instructions).collect::<Vec<_>>() {
            let Some(name) = call.called_function().and_then(variable_of) else { continue };
            lowering.builder.position_before(call);
            let value =
                lowering.value(name, call).map_err(|error| error.at(location::of_instruction(call)))?;
            call.replace_all_uses_with(value);
            call.erase();
        }
    }
    Ok(())
}

/// Tells of the constant that is decorated `WorkgroupSize`.
fn decorated_size<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let word = context.i32_type();
    let number = |number: u64| Ok::<_, Error>(Some(word.int(number)?.as_metadata()));
    let vector = context.vector_type(word, 3)?;
    let whole = vector.aggregate(&[word.int(1)?; 3])?;
    let mut tree = vec![number(op::SpecConstantComposite.0.into())?, Some(whole.as_metadata()), None];
    for id in 0..3 {
        let own = [number(op::SpecConstant.0.into())?, number(1)?, None, number(id)?];
        tree.push(Some(context.md_node(&own)));
    }
    let decoration = context.md_node(&[
        number((Decoration::BuiltIn as u32).into())?,
        number((BuiltIn::WorkgroupSize as u32).into())?,
    ]);
    let node = [
        Some(context.md_node(&tree)),
        Some(vector.poison()?.as_metadata()),
        Some(context.md_node(&[Some(decoration)])),
        None,
    ];
    module.get_or_add_named_metadata(names::CONSTANT).append(context.md_node(&node));
    Ok(())
}

struct Lowering<'c> {
    context: &'c Context,
    module: Module<'c>,
    builder: Builder<'c>,
    size: Option<[u32; 3]>,
}

impl<'c> Lowering<'c> {
    fn value(&self, name: &str, call: Value<'c>) -> Result<Value<'c>> {
        let dimension = match call.arg(0) {
            None => 0,
            Some(argument) => {
                argument.u32_value().ok_or_else(|| Error::unsupported("a dimension that is no constant"))?
            }
        };
        let value = match name {
            "GlobalOffset" => self.word(0)?,
            "WorkDim" => spec_constant(self.context, self.module, &self.builder, WORK_DIM_ID, self.word(3)?)?,
            "LocalInvocationIndex" => self.input(name, BuiltIn::LocalInvocationIndex, None)?,
            "NumSubgroups" => self.input(name, BuiltIn::NumSubgroups, None)?,
            "SubgroupId" => self.input(name, BuiltIn::SubgroupId, None)?,
            "SubgroupLocalInvocationId" => self.input(name, BuiltIn::SubgroupLocalInvocationId, None)?,
            "SubgroupSize" => self.input(name, BuiltIn::SubgroupSize, None)?,
            "WorkgroupSize" | "EnqueuedWorkgroupSize" => self.workgroup_size(dimension)?,
            "GlobalSize" => self.global_size(dimension)?,
            "GlobalLinearId" => self.linear_id()?,
            "GlobalInvocationId" => self.input(name, BuiltIn::GlobalInvocationId, Some(dimension))?,
            "LocalInvocationId" => self.input(name, BuiltIn::LocalInvocationId, Some(dimension))?,
            "WorkgroupId" => self.input(name, BuiltIn::WorkgroupId, Some(dimension))?,
            _ => self.input(name, BuiltIn::NumWorkgroups, Some(dimension))?,
        };
        self.widened(value, call.ty())
    }

    fn widened(&self, value: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        if value.ty() == ty { Ok(value) } else { self.builder.cast(Opcode::ZExt, value, ty) }
    }

    fn word(&self, number: u32) -> Result<Value<'c>> {
        self.context.i32_type().int(number.into())
    }

    /// A component of an input variable, or all of a scalar one.
    fn input(&self, name: &str, builtin: BuiltIn, dimension: Option<u32>) -> Result<Value<'c>> {
        let word = self.context.i32_type();
        let ty = if dimension.is_some() { self.context.vector_type(word, 3)? } else { word };
        let symbol = format!("spirv.{name}");
        let variable = match self.module.variable(&symbol) {
            Some(variable) => variable,
            None => {
                let variable = self.module.add_variable(&symbol, ty, INPUT)?;
                variable.set_hidden();
                variable.set_global_constant(true);
                variable.set_externally_initialized(true);
                variable.set_thread_local_mode(ThreadLocalMode::GeneralDynamic);
                let pair =
                    [Decoration::BuiltIn as u32, builtin as u32].map(|one| Some(self.context.md_i32(one)));
                let list = self.context.md_node(&[Some(self.context.md_node(&pair))]);
                variable.set_metadata(self.context.md_kind(names::DECORATIONS), Some(list));
                variable
            }
        };
        let Some(dimension) = dimension else { return self.builder.load(word, variable) };
        if dimension > 2 {
            return self.word(u32::from(builtin as u32 == BuiltIn::NumWorkgroups as u32));
        }
        let whole = self.builder.load(ty, variable)?;
        self.builder.extract_element(whole, self.word(dimension)?)
    }

    fn workgroup_size(&self, dimension: u32) -> Result<Value<'c>> {
        match self.size {
            _ if dimension > 2 => self.word(1),
            Some(size) => self.word(size.get(dimension as usize).copied().unwrap_or(1)),
            None => spec_constant(self.context, self.module, &self.builder, dimension, self.word(1)?),
        }
    }

    fn global_size(&self, dimension: u32) -> Result<Value<'c>> {
        let groups = self.input("NumWorkgroups", BuiltIn::NumWorkgroups, Some(dimension))?;
        self.builder.binary(Opcode::Mul, groups, self.workgroup_size(dimension)?)
    }

    fn linear_id(&self) -> Result<Value<'c>> {
        let long = self.context.i64_type();
        let mut total: Option<Value<'c>> = None;
        for dimension in (0..3).rev() {
            let id = self.input("GlobalInvocationId", BuiltIn::GlobalInvocationId, Some(dimension))?;
            let id = self.widened(id, long)?;
            total = Some(match total {
                None => id,
                Some(above) => {
                    let size = self.widened(self.global_size(dimension)?, long)?;
                    let above = self.builder.binary(Opcode::Mul, above, size)?;
                    self.builder.binary(Opcode::Add, above, id)?
                }
            });
        }
        total.ok_or_else(|| Error::internal("no dimensions"))
    }
}
