//! Expands intrinsics and atomic instructions without a SPIR-V equivalent to other LLVM IR.
//!
//! Rules of this module: it is the only place that expands an intrinsic to arithmetic, shuffles, memory
//! accesses or control flow; `writer/intrinsic` writes what this module leaves, which one or a few
//! instructions compute. [`crate::table::intrinsic`] selects the expansion; an integer intrinsic is left where
//! [`Instructions`] has it for the width. An expansion may call intrinsics that are expanded in turn. An
//! operation that needs control flow becomes a call of a helper function ([`helper`]), so that no block is
//! split.
//!
//! Known gaps: scalable vectors; fixed-point division that needs more than 64 bits.

pub(crate) mod atomic;
pub(crate) mod bits;
pub(crate) mod conversion;
pub(crate) mod fixed_point;
pub(crate) mod helper;
pub(crate) mod integer;
pub(crate) mod lanes;
pub(crate) mod masked;
pub(crate) mod memory;
pub(crate) mod overflow;
pub(crate) mod reduce;

use super::emit::Emit;
use super::form::{Legality, refuse_too_long};
use crate::environment::Environment;
use crate::error::Result;
use crate::llvm::{Context, Module, Opcode, Type, Value};
use crate::options::WriteOptions;
use crate::spirv::extensions;
use crate::table::intrinsic::{Lowering, MaskedPlaces, Rewriting, find, rewriting};
use crate::writer::location;
use crate::writer::normalize::{replace, replace_unnamed};
pub(crate) use crate::writer::operands::{argument, arguments};
use crate::writer::refusal::Refusals;
use helper::Helpers;

/// The lowering of an intrinsic.
#[derive(Clone, Copy)]
enum Plan {
    Always(Rewriting),
    /// Expanded unless an instruction computes it for the call's types.
    WithoutInstruction(Lowering),
}

/// The instructions that the writer may use for intrinsics.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Instructions {
    /// Those of OpenCL.std.
    pub opencl_std: bool,
    /// OpBitReverse.
    pub bit_reverse: bool,
    /// Arithmetic on bfloat16.
    pub bfloat_arithmetic: bool,
}

impl Instructions {
    /// The instructions that an environment has and the options allow.
    pub fn of(environment: Environment, options: &WriteOptions) -> Self {
        let is_shader = environment == Environment::Vulkan;
        Self {
            opencl_std: !is_shader,
            bit_reverse: is_shader || options.extensions.allows(extensions::KHR_BIT_INSTRUCTIONS),
            bfloat_arithmetic: options.prefers(extensions::INTEL_BFLOAT16_ARITHMETIC),
        }
    }
}

/// Rewrites calls of intrinsics.
pub(crate) struct Lowerer<'c, 'l> {
    pub(crate) context: &'c Context,
    pub(crate) module: Module<'c>,
    pub(crate) emit: Emit<'c>,
    pub(crate) helpers: Helpers<'c>,
    pub(crate) legality: &'l mut Legality<'c>,
    pub(crate) allows: Extensions<'l>,
    pub(crate) instructions: Instructions,
}

/// Whether an extension may be used.
pub(crate) type Extensions<'a> = &'a dyn Fn(&str) -> bool;

/// Expands the intrinsics of a module, except those translated as function calls, and its atomic accesses, which are given; returns
/// whether there were any. Those that cannot be expanded are rejected.
///
/// # Errors
/// What the dialect reports at once.
pub(super) fn rewrite<'c>(
    context: &'c Context,
    module: Module<'c>,
    (legality, refusals): (&mut Legality<'c>, &mut Refusals<'c>),
    allows: Extensions<'_>,
    instructions: Instructions,
    calls: &dyn Fn(Value<'c>) -> bool,
    atomic: &[Value<'c>],
) -> Result<bool> {
    let mut lowerer = Lowerer::new(context, module, legality, allows);
    lowerer.instructions = instructions;
    let mut changed = lowerer.atomics(atomic, refusals)?;
    loop {
        let is_rewritten = |function: &Value<'c>| !calls(*function);
        let planned =
            module.functions().filter(is_rewritten).filter_map(plan).flat_map(|(intrinsic, plan)| {
                let calls = intrinsic.users().filter(move |user| user.called_function() == Some(intrinsic));
                calls.map(move |call| (call, plan))
            });
        let mut expanded = false;
        for (call, plan) in planned.collect::<Vec<_>>() {
            if refusals.has(call) {
                continue;
            }
            match lowerer.call(call, plan) {
                Ok(is_expanded) => expanded |= is_expanded,
                Err(error) => {
                    changed = true;
                    refusals.add(Some(call), error.at(location::of_instruction(call)))?;
                }
            }
        }
        // Expansions may call other intrinsics.
        lowerer.emit.remove_unused();
        if !expanded {
            return Ok(changed);
        }
        changed = true;
    }
}

/// The lowering of the calls of a function.
fn plan(function: Value<'_>) -> Option<(Value<'_>, Plan)> {
    let name = function.intrinsic_stem()?;
    if let Some(rewriting) = rewriting(name) {
        return Some((function, Plan::Always(rewriting)));
    }
    let lowering = find(name)?.lowering;
    let plan = matches!(
        lowering,
        Lowering::Lanes(_)
            | Lowering::Integer(_)
            | Lowering::Overflow(_)
            | Lowering::Reduce(_)
            | Lowering::SaturatingConversion(_)
            | Lowering::FirstArgument
            | Lowering::Expect
            | Lowering::IsConstant
    );
    plan.then_some((function, Plan::WithoutInstruction(lowering)))
}

impl<'c, 'l> Lowerer<'c, 'l> {
    /// Creates the lowering of a module in which these extensions may be used.
    pub(crate) fn new(
        context: &'c Context,
        module: Module<'c>,
        legality: &'l mut Legality<'c>,
        allows: Extensions<'l>,
    ) -> Self {
        let (emit, helpers) = (Emit::new(context, module), Helpers::new(context, module));
        Lowerer { context, module, emit, helpers, legality, allows, instructions: Instructions::default() }
    }
}

impl<'c> Lowerer<'c, '_> {
    fn call(&mut self, call: Value<'c>, plan: Plan) -> Result<bool> {
        call.args().map(Value::ty).chain([call.ty()]).try_for_each(refuse_too_long)?;
        self.emit.builder.position_before(call);
        self.emit.builder.set_debug_location(call.debug_location());
        match plan {
            Plan::WithoutInstruction(lowering) => self.without_instruction(call, lowering),
            Plan::Always(rewriting) => self.rewrite(call, rewriting),
        }
    }

    /// Whether all types of a call are legal.
    fn is_legal(&mut self, call: Value<'c>) -> bool {
        self.legality.is_legal(call.ty()) && call.args().all(|argument| self.legality.is_legal(argument.ty()))
    }

    fn rewrite(&mut self, call: Value<'c>, rewriting: Rewriting) -> Result<bool> {
        if let Rewriting::MaskedLoad(MaskedPlaces::Pointers) | Rewriting::MaskedStore(MaskedPlaces::Pointers) =
            rewriting
            && self.is_legal(call)
        {
            return Ok(false);
        }
        match rewriting {
            Rewriting::MemorySet => return self.memory_set(call),
            Rewriting::MemoryMove => return self.memory_move(call),
            Rewriting::MemoryPattern => self.memory_pattern(call)?,
            Rewriting::MaskedLoad(places) => self.masked_load(call, places)?,
            Rewriting::MaskedStore(places) => self.masked_store(call, places)?,
            Rewriting::FixedPointProduct(numbers) => self.fixed_point_product(call, numbers)?,
            Rewriting::FixedPointQuotient(numbers) => self.fixed_point_quotient(call, numbers)?,
            Rewriting::CountTrailingElements => self.count_trailing_elements(call)?,
            Rewriting::ObjectSize => {
                let least = argument(call, 1)?.int_value() == Some(1);
                let size = if least { call.ty().null()? } else { self.all_ones(call.ty())? };
                replace(call, size)?;
            }
            Rewriting::LoadRelative => self.load_relative(call)?,
        }
        Ok(true)
    }

    /// Expands an operation; returns false if an instruction computes it.
    fn without_instruction(&mut self, call: Value<'c>, lowering: Lowering) -> Result<bool> {
        match lowering {
            Lowering::Lanes(operation) => self.lanes(call, operation)?,
            Lowering::Integer(operation) => return self.integer(call, operation),
            Lowering::Overflow(operation) => return self.overflow(call, operation),
            Lowering::Reduce(reduction) => return self.reduction(call, reduction),
            Lowering::SaturatingConversion(is_signed) => return self.saturating_conversion(call, is_signed),
            _ if self.is_legal(call) => return Ok(false),
            Lowering::FirstArgument | Lowering::Expect => {
                let [value] = arguments(call)?;
                replace_unnamed(call, value)?;
            }
            Lowering::IsConstant => {
                let known = u64::from(argument(call, 0)?.is_constant());
                replace(call, self.context.int_type(1)?.int(known)?)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Replaces a call by the members of its result structure.
    pub(crate) fn replace_members(&mut self, call: Value<'c>, members: &[Value<'c>]) -> Result<()> {
        let users: Vec<Value<'c>> = call.users().collect();
        for user in users {
            if user.opcode() == Some(Opcode::ExtractValue)
                && let [member] = user.value_indices()
                && let Some(member) = members.get(*member as usize)
            {
                replace(user, *member)?;
            }
        }
        if !call.is_used() {
            call.erase();
            return Ok(());
        }
        let mut whole = call.ty().poison()?;
        for (index, member) in (0u32..).zip(members) {
            whole = self.emit.builder.insert_value(whole, *member, &[index])?;
        }
        replace(call, whole)
    }

    /// The all-ones constant, splatted.
    fn all_ones(&self, ty: Type<'c>) -> Result<Value<'c>> {
        self.splat(ty, &[u64::MAX; 2])
    }

    /// A constant of any width given by its words, splatted.
    fn splat(&self, ty: Type<'c>, words: &[u64]) -> Result<Value<'c>> {
        let scalar = ty.scalar().int_from_words(words)?;
        if ty.is_vector() { ty.aggregate(&vec![scalar; ty.lanes() as usize]) } else { Ok(scalar) }
    }

    /// `llvm.load.relative`: adds to a pointer the offset stored relative to it.
    fn load_relative(&mut self, call: Value<'c>) -> Result<()> {
        let [base, offset] = arguments(call)?;
        let bytes = self.context.i8_type();
        let place = self.emit.builder.gep(bytes, base, &[offset], 0)?;
        let stored = self.emit.builder.load(self.context.i32_type(), place)?;
        stored.set_alignment(4);
        let pointer = self.emit.builder.gep(bytes, base, &[stored], 0)?;
        replace(call, pointer)
    }
}
