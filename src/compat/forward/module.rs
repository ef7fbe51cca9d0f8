//! Rewrites of the module as a whole before the writer: constructs that the Khronos translator ignores are
//! removed, and those that it represents differently are described by metadata for the writer.

use super::lower::is_opencl;
use crate::contract::{named_nodes, number_list};
use crate::error::{Detail, Error, Result};
use crate::llvm::{
    Attribute, AttributePlace, Block, Context, Metadata, Module, Opcode, ThreadLocalMode, Type, Value,
    ValueKind,
};
use crate::options::WriteOptions;
use crate::spirv::{extensions, grammar, op};
use crate::table::annotation::{EXCLUDED_CLASSES, linkage};
use crate::table::atomic::{extension_of, loading_sum};
use crate::table::emulation::is_foreign;
use crate::table::extension::FUNCTIONS_WITHOUT;
use crate::table::function::FUNCTION_POINTERS;
use crate::table::intrinsic::{Lowering, find};
use crate::table::module::addressing_model;
use crate::table::opencl::{self, Plan};
use crate::table::{
    OPENCL_STD_PREFIX, aliasing, friendly_name, metadata as names, mode_setting, vector_compute,
};
use crate::writer::builtin::allows_unknown;
use crate::writer::global::{has_kernel_convention, removable};
use crate::writer::location;
use crate::writer::normalize::annotation::{decorate, node_of};
use crate::writer::normalize::constructor::{add_mode, too_early};
use mangling::{Flavour, Symbol};
use rspirv::spirv::{AddressingModel, Decoration, ExecutionMode, FPRoundingMode, SourceLanguage};

/// The extension for arrays of dynamic length.
const VARIABLE_LENGTH_ARRAY: &str = extensions::INTEL_VARIABLE_LENGTH_ARRAY;
/// Prefix of the names of compiler lists that become plain variables.
const LIST_PREFIX: &str = "spirv_";
/// An older encoding of stochastic rounding, which is read but never written.
const OLD_ENCODING: &str = crate::table::narrow_format::OLD_ENCODING;

/// Rewrites module-level constructs other than functions, before any other pass.
///
/// # Errors
/// Only internal errors of LLVM.
pub(super) fn prepare(module: Module<'_>) -> Result<()> {
    module.set_inline_assembly("");
    let is_empty = module.functions().next().is_none() && module.variables().next().is_none();
    let has_target = addressing_model(&module.triple()).is_some();
    if is_empty && !has_target && named_nodes(module, names::MEMORY_MODEL).is_empty() {
        module.set_triple("spir64-unknown-unknown")?;
    }
    if let Some(features) = module.get_named_metadata(names::USED_FEATURES) {
        features.erase();
    }
    for variable in module.variables() {
        if variable.thread_local_mode() != Some(ThreadLocalMode::None) {
            variable.set_thread_local_mode(ThreadLocalMode::None);
        }
        // Compiler-section variables in other address spaces are ordinary variables.
        let is_text = variable.section() == names::COMPILER_SECTION.to_bytes();
        if is_text && variable.ty().address_space() != Some(0) {
            variable.set_section(c"");
        }
    }
    Ok(())
}

/// Rewrites the remaining constructs, after the other passes.
///
/// # Errors
/// Intrinsics whose extension is not allowed, and constructors below version 1.1, with the location.
pub(super) fn finish<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<()> {
    replace_aliases(context, module)?;
    mark_constructors(context, module, options)?;
    keep_lists(context, module, options);
    metadata(context, module, options);
    for kernel in module.functions().filter(|function| has_kernel_convention(*function)) {
        forget_empty_names(context, kernel);
    }
    for function in module.functions() {
        forget_levels(context, function);
    }
    mark_functions(context, module, options)?;
    for function in module.functions() {
        for instruction in function.blocks().flat_map(Block::instructions).collect::<Vec<_>>() {
            rewrite(context, instruction, options)
                .map_err(|error| error.at(location::of_instruction(instruction)))?;
        }
    }
    remove_unused(module)
}

/// Replaces aliases by their aliasees. A variable or function whose alias has uses other than calls takes the
/// alias's name for its address.
fn replace_aliases<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    for alias in module.aliases().collect::<Vec<_>>() {
        let target = alias.aliasee().ok_or_else(|| Error::internal("an alias of nothing"))?;
        let is_called = alias.users().all(|user| user.called_value() == Some(alias));
        if !is_called && matches!(target.kind(), ValueKind::Variable | ValueKind::Function) {
            let name = context.md_string_bytes(alias.name_bytes());
            target.set_metadata(context.md_kind(names::ADDRESS_NAME), Some(context.md_node(&[Some(name)])));
        }
        if alias.is_used() && !alias.replace_all_uses_with(target) {
            return Err(Error::unsupported("an alias of another type").at(location::of_global(alias)));
        }
        alias.erase();
    }
    Ok(())
}

/// Marks the kernels in the list of constructors; other functions and destructors are ignored.
fn mark_constructors<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<()> {
    for (list, mode) in mode_setting::LISTS {
        let Some(variable) = module.variable(list) else { continue };
        let entries = variable.initializer().and_then(Value::elements).unwrap_or_default();
        let functions = entries.into_iter().filter_map(|entry| entry.element(1));
        let kernels = functions.filter(|function| function.is_function() && has_kernel_convention(*function));
        for kernel in kernels.filter(|_| *mode == ExecutionMode::Initializer) {
            if options.max_version < (1, 1) {
                return Err(too_early());
            }
            add_mode(context, module, kernel, *mode as u32);
        }
    }
    Ok(())
}

/// Turns compiler lists outside the private address space into plain variables: the lists of used values, and
/// with function pointers those of constructors. The others are removed.
fn keep_lists<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) {
    for name in names::COMPILER_LISTS {
        let Some(variable) = module.variable(name) else { continue };
        let is_kept = names::USED_LISTS.contains(name) || options.extensions.allows(FUNCTION_POINTERS);
        if !is_kept || variable.ty().address_space() == Some(0) || *name == names::ANNOTATION_LIST {
            variable.erase();
            continue;
        }
        let text = context.md_string(name);
        variable.set_metadata(context.md_kind(names::NAME), Some(context.md_node(&[Some(text)])));
        let linkage = [text, context.md_i32(linkage::EXPORT)];
        decorate(context, variable, vec![node_of(context, Decoration::LinkageAttributes, &linkage)]);
        variable.set_name(&format!("{LIST_PREFIX}{name}"));
    }
}

/// Replaces the nodes of named metadata.
fn set_nodes<'c>(module: Module<'c>, name: &str, nodes: &[Metadata<'c>]) {
    if let Some(old) = module.get_named_metadata(name) {
        old.erase();
    }
    let list = module.get_or_add_named_metadata(name);
    for node in nodes {
        list.append(*node);
    }
}

/// Rewrites named metadata: keeps the first source only, takes the addressing model from the triple, and
/// drops modes that are not allowed.
fn metadata<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) {
    let sources = named_nodes(module, names::SOURCE);
    if let [first, _, ..] = sources.as_slice() {
        set_nodes(module, names::SOURCE, &[*first]);
    }
    let models = named_nodes(module, names::MEMORY_MODEL);
    let said = models.first().map(|node| number_list(*node));
    if let (Some(AddressingModel::Physical64), Some([_, memory, ..])) =
        (addressing_model(&module.triple()), said.as_deref())
    {
        let numbers = [AddressingModel::Physical64 as u32, *memory];
        let numbers: Vec<_> = numbers.iter().map(|number| Some(context.md_i32(*number))).collect();
        set_nodes(module, names::MEMORY_MODEL, &[context.md_node(&numbers)]);
    }
    let is_old = |node: &Metadata<'c>| {
        node.operand(0).and_then(Metadata::string_bytes) == Some(OLD_ENCODING.as_bytes())
    };
    let declared = named_nodes(module, names::EXTENSION);
    if declared.iter().any(is_old) && options.extensions.allows(OLD_ENCODING) {
        let kept: Vec<_> = declared.into_iter().filter(|node| !is_old(node)).collect();
        set_nodes(module, names::EXTENSION, &kept);
    }
    let modes = named_nodes(module, names::EXECUTION_MODE);
    let kept: Vec<_> = modes.iter().filter_map(|node| kept_mode(context, *node, options)).collect();
    if kept != modes {
        set_nodes(module, names::EXECUTION_MODE, &kept);
    }
}

/// The node of an execution mode as written; `None` if its version and extension are not allowed. The form of
/// a register count determines its mode.
fn kept_mode<'c>(context: &'c Context, node: Metadata<'c>, options: &WriteOptions) -> Option<Metadata<'c>> {
    let Some(mode) = node.operand(1).and_then(Metadata::u32_value) else { return Some(node) };
    let is_omitted = mode_setting::OMITTED.iter().any(|row| {
        row.mode == mode
            && row.version.is_none_or(|version| options.max_version < version)
            && !options.extensions.allows(row.extension)
    });
    let is_number = node.operand(2).is_some_and(|operand| operand.value().is_some());
    let other = [ExecutionMode::MaximumRegistersIdINTEL, ExecutionMode::NamedMaximumRegistersINTEL];
    if is_number && other.iter().any(|of| *of as u32 == mode) {
        let mut operands: Vec<_> = node.operands().collect();
        if let Some(mode) = operands.get_mut(1) {
            *mode = Some(context.md_i32(ExecutionMode::MaximumRegistersINTEL as u32));
        }
        return Some(context.md_node(&operands));
    }
    (!is_omitted).then_some(node)
}

/// Clears the names of kernel parameters to which metadata gives an empty name.
fn forget_empty_names(context: &Context, kernel: Value<'_>) {
    let Some(names) = kernel.metadata(context.md_kind(names::ARGUMENT_NAME)) else { return };
    for (position, parameter) in (0u32..).zip(kernel.params()) {
        if names.operand(position).and_then(Metadata::string_bytes) == Some(b"") {
            parameter.clear_name();
        }
    }
}

/// Resets the pointer depth attributes of parameters and results that are not pointers.
fn forget_levels(context: &Context, function: Value<'_>) {
    let parameters = (0u32..).zip(function.params()).map(|(at, of)| (AttributePlace::Param(at), of.ty()));
    let result = function.value_type().and_then(Type::return_type).map(|ty| (AttributePlace::Return, ty));
    let rows = || vector_compute::PARAMETER.iter().chain(vector_compute::RESULT);
    for (place, _) in parameters.chain(result).filter(|(_, ty)| !ty.is_pointer()) {
        for row in rows().filter(|row| row.operand == vector_compute::Operand::NonZero) {
            if function.string_attribute(place, row.key).is_some() {
                function.add_attribute(place, context.string_attribute(row.key, "0"));
            }
        }
    }
}

/// Marks declarations that remain functions despite the names of builtins or intrinsics, and gives builtin
/// names to instructions of OpenCL.std without a row.
fn mark_functions<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<()> {
    let mark = context.md_node(&[Some(context.md_i32(u32::from(op::Function.0)))]);
    let source = named_nodes(module, names::SOURCE).first().map(|node| number_list(*node));
    let language = source.and_then(|numbers| numbers.first().copied());
    // OpenCL C++ has different builtins.
    let has_builtins = language != Some(SourceLanguage::OpenCL_CPP as u32);
    let is_opencl = has_builtins && is_opencl(module);
    for function in module.functions().filter(|function| function.is_declaration()).collect::<Vec<_>>() {
        if let Some(name) = function.intrinsic_name() {
            let is_clock = name.strip_prefix("llvm.").and_then(find).is_some_and(|row| {
                matches!(row.lowering, Lowering::ReadClock(_))
                    && !options.extensions.allows(extensions::KHR_SHADER_CLOCK)
            });
            if is_foreign(name) && allows_unknown(function, options) {
                function.set_metadata(context.md_kind(names::OP), Some(mark));
            } else if let Some(call) = function.users().next().filter(|_| is_clock) {
                let error = Error::unsupported(format!("the intrinsic {name}"));
                let topic = Detail::Intrinsic(function.name().into_owned());
                return Err(error.about(topic).at(location::of_instruction(call)));
            }
            continue;
        }
        let Ok(symbol) = mangling::demangle(&function.name()) else { continue };
        let without = FUNCTIONS_WITHOUT.iter().find(|(opcode, _)| friendly_name(*opcode) == symbol.name);
        let plan = opencl::find(&symbol.name, &symbol.parameters);
        let stays = without.is_some_and(|(_, extension)| !options.extensions.allows(extension))
            || plan.as_ref().is_some_and(|plan| !has_builtins || stays_a_call(function, plan, options));
        if stays {
            function.set_metadata(context.md_kind(names::OP), Some(mark));
        } else if plan.is_none() && is_opencl && is_extended(&symbol) {
            let friendly = format!("{}{}", OPENCL_STD_PREFIX, symbol.name);
            let name = mangling::mangle(&Symbol { name: friendly, ..symbol }, Flavour::Cxx);
            if module.function(&name).is_none() {
                function.set_name(&name);
            }
        }
    }
    Ok(())
}

/// Whether a legacy atomic function on floating-point values remains a call: not if the options allow its
/// instruction, or if it only loads.
fn stays_a_call(function: Value<'_>, plan: &Plan, options: &WriteOptions) -> bool {
    let Plan::Row(row, _) = plan else { return false };
    let Some(operation) = opencl::legacy_float_operation(row) else { return false };
    let result = function.value_type().and_then(Type::return_type);
    let bits = result.and_then(Type::scalar_bits).unwrap_or(0);
    let is_allowed =
        extension_of(operation, bits).is_none_or(|extension| options.extensions.allows(extension));
    let is_zero = |call: Value<'_>| call.arg(1).is_some_and(Value::is_null);
    let loads = row.target == opencl::Target::Op(loading_sum(true)) && function.users().all(is_zero);
    !is_allowed && !loads
}

/// Whether a name is an instruction of OpenCL.std, and its parameters match the operands. Literals cannot be
/// parameters.
fn is_extended(symbol: &Symbol) -> bool {
    let instruction = grammar::ExtInstSet::OpenClStd.instruction_by_name(symbol.name.as_bytes());
    let takes = |operand: &grammar::OperandGrammar| {
        operand.kind == grammar::OperandKind::IdRef && operand.quantifier == grammar::Quantifier::One
    };
    instruction.is_some_and(|instruction| {
        instruction.operands.len() == symbol.parameters.len() && instruction.operands.iter().all(takes)
    })
}

/// Rewrites the attributes and metadata of an instruction.
fn rewrite<'c>(context: &'c Context, instruction: Value<'c>, options: &WriteOptions) -> Result<()> {
    let alignment = || instruction.alignment().and_then(|bytes| u32::try_from(bytes).ok());
    match instruction.opcode() {
        Some(Opcode::AtomicRmw) if instruction.is_volatile() => {
            decorate(context, instruction, vec![node_of(context, Decoration::Volatile, &[])]);
        }
        Some(Opcode::Load)
            if instruction.is_volatile()
                && instruction.ordering() != Some(crate::llvm::Ordering::NotAtomic) =>
        {
            decorate(context, instruction, vec![node_of(context, Decoration::Volatile, &[])]);
        }
        Some(Opcode::Alloca)
            if instruction.alloca_count().and_then(Value::int_value).is_none()
                && options.extensions.allows(VARIABLE_LENGTH_ARRAY) =>
        {
            if let Some(bytes) = alignment() {
                let said = node_of(context, Decoration::Alignment, &[context.md_i32(bytes)]);
                decorate(context, instruction, vec![said]);
            }
        }
        // The kernel of a block needs no cast once its call refers to it directly.
        Some(Opcode::BitCast | Opcode::AddrSpaceCast)
            if !instruction.is_used() && instruction.operand(0).is_some_and(Value::is_function) =>
        {
            instruction.erase();
        }
        Some(Opcode::Call) => return call(context, instruction, options),
        _ => {}
    }
    Ok(())
}

/// Rewrites the attributes and metadata of a call.
fn call<'c>(context: &'c Context, call: Value<'c>, options: &WriteOptions) -> Result<()> {
    let says_none = |of: Value<'c>| {
        of.attribute(AttributePlace::Function, "memory").is_some_and(|memory| memory.int() == Some(0))
    };
    let function = call.called_function();
    if says_none(call) || function.is_some_and(says_none) {
        for (kind, ..) in aliasing::ROWS {
            call.set_metadata(context.md_kind(kind), None);
        }
    }
    let Some(function) = function else { return Ok(()) };
    match function.intrinsic_stem() {
        Some("stacksave" | "stackrestore") => return stack(context, call, function, options),
        Some("experimental.constrained.fdiv" | "experimental.constrained.sqrt")
            if options.extensions.allows(extensions::INTEL_ROUNDED_DIVIDE_SQRT) =>
        {
            let texts = call.args().filter_map(|argument| argument.metadata_operand()?.string());
            if texts.into_iter().any(|text| text == "round.tonearest") {
                let nearest = context.md_i32(FPRoundingMode::RTE as u32);
                decorate(context, call, vec![node_of(context, Decoration::FPRoundingMode, &[nearest])]);
            }
        }
        None if function.is_declaration() && call.can_have_fast_math() => {
            call.set_fast_math(call.fast_math() | declared_flags(function));
        }
        _ => {}
    }
    Ok(())
}

/// The fast-math flags implied by `nofpclass` on the result and all parameters of a declaration, which apply
/// to each call.
fn declared_flags(function: Value<'_>) -> u32 {
    let parameters = (0..).zip(function.params()).filter(|(_, parameter)| parameter.ty().scalar().is_float());
    let places = parameters.map(|(index, _)| AttributePlace::Param(index));
    let excluded = places.chain([AttributePlace::Return]).fold(u64::MAX, |excluded, place| {
        let said = function.attribute(place, "nofpclass").and_then(Attribute::int);
        excluded & said.unwrap_or(0)
    });
    let holds = EXCLUDED_CLASSES.iter().filter(|(classes, _)| excluded & classes == *classes);
    holds.fold(0, |flags, (_, flag)| flags | flag)
}

/// `llvm.stacksave` or `llvm.stackrestore`: requires the extension even if the stack does not change, and is
/// removed where unknown intrinsics are allowed.
///
/// # Errors
/// Neither the extension nor the unknown intrinsic is allowed.
fn stack<'c>(
    context: &'c Context,
    call: Value<'c>,
    function: Value<'c>,
    options: &WriteOptions,
) -> Result<()> {
    let saves = function.intrinsic_stem() == Some("stacksave");
    if options.extensions.allows(VARIABLE_LENGTH_ARRAY) {
        let opcode = if saves { op::SaveMemoryINTEL } else { op::RestoreMemoryINTEL };
        let mark = context.md_node(&[Some(context.md_i32(u32::from(opcode.0)))]);
        call.set_metadata(context.md_kind(names::OP), Some(mark));
        return Ok(());
    }
    if !allows_unknown(function, options) {
        let error = Error::unsupported(format!("an intrinsic that needs {VARIABLE_LENGTH_ARRAY}"));
        return Err(error.about(Detail::Intrinsic(function.name().into_owned())));
    }
    if saves {
        call.replace_all_uses_with(call.ty().null()?);
    }
    call.erase();
    Ok(())
}

/// Removes unused internal functions, including kernels.
///
/// # Errors
/// Only internal errors of LLVM.
fn remove_unused(module: Module<'_>) -> Result<()> {
    let removed = removable(module, true, true);
    for function in &removed {
        function.replace_all_uses_with(function.ty().poison()?);
    }
    for function in &removed {
        function.erase();
    }
    Ok(())
}
