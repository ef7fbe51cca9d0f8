//! The Khronos translator's checks: of metadata before anything is written, of constructs when they are
//! written.

use crate::contract::{named_nodes, number_list};
use crate::dialect::Construct;
use crate::error::{CallFault, DecorationOperand, Detail, Error, ErrorKind, Location, Result};
use crate::llvm::{Context, Metadata, Module, Value};
use crate::options::WriteOptions;
use crate::spirv::grammar;
use crate::table::annotation::{OF_GLOBAL_MEMORY, OF_INITIALIZERS};
use crate::table::module::opencl_under_cxx;
use crate::table::{arbitrary_precision, decoration_signature, metadata as names, opaque, storage_class};
use crate::writer::location;
use crate::writer::module_metadata::triple_version;

/// Rejects a construct.
///
/// # Errors
/// Arbitrary-precision numbers and image formats whose extension is not allowed, builtins whose extension is
/// deprecated, and matrices of unknown scope or use.
pub(super) fn check(construct: Construct<'_>, options: &WriteOptions) -> Result<()> {
    match construct {
        Construct::Call(opcode, function) => {
            let extension = arbitrary_precision::by_opcode(opcode).map(|function| function.extension());
            let Some(extension) = extension.filter(|extension| !options.extensions.allows(extension)) else {
                return Ok(());
            };
            let topic = Detail::Builtin { name: function.to_owned(), extension };
            Err(Error::unsupported(format!("{opcode}, which needs {extension}")).about(topic))
        }
        Construct::Builtin(row) => match row.retired_extension {
            Some(extension) => {
                let message = format!("the builtin {}, as {extension} is deprecated", row.name);
                Err(Error::unsupported(message).about(Detail::RetiredExtension(extension.to_owned())))
            }
            None => Ok(()),
        },
        Construct::CastByGeneric(topic) => {
            Err(Error::unsupported("a conversion that SPIR-V does not have").about(topic.clone()))
        }
        Construct::RawImageFormat(extension) => {
            let error = Error::unsupported(format!("a comparison with an image format of {extension}"));
            Err(error.about(Detail::Extension(vec![extension.to_owned()])))
        }
        Construct::MatrixType(numbers) => {
            let mut limits = opaque::MATRIX_LIMITS.iter();
            let wrong = limits.find(|(place, greatest)| numbers.get(*place) > Some(greatest));
            let Some((place, _)) = wrong else { return Ok(()) };
            let topic = Detail::CallTypes {
                instruction: "TypeCooperativeMatrixKHR".to_owned(),
                fault: CallFault::Argument(*place),
            };
            Err(Error::unsupported("a cooperative matrix of unknown scope or use").about(topic))
        }
    }
}

/// The maximum version of a module: the one in its target triple, which is then the only one, or that of the
/// options.
///
/// # Errors
/// A version that the options do not allow.
pub(super) fn highest_version(module: Module<'_>, options: &WriteOptions) -> Result<(u8, u8)> {
    let triple = module.triple();
    let version = triple_version(&triple).unwrap_or(options.max_version);
    if version > options.max_version {
        let message =
            format!("the target triple '{triple}' names a version above the highest that is allowed");
        return Err(Error::new(ErrorKind::MissingCapability, message).about(Detail::TargetVersion));
    }
    Ok(version)
}

/// Rejects linked modules of different OpenCL C versions, and a version of C++ for OpenCL with an OpenCL C
/// version other than its base.
///
/// # Errors
/// Invalid metadata.
pub(super) fn opencl_versions(module: Module<'_>) -> Result<()> {
    if !named_nodes(module, names::SOURCE).is_empty() {
        return Ok(());
    }
    let versions =
        |name: &str| -> Vec<Vec<u32>> { named_nodes(module, name).into_iter().map(number_list).collect() };
    let (opencl, cxx) = (versions(names::OPENCL_VERSION), versions(names::OPENCL_CXX_VERSION));
    if opencl.iter().any(|version| Some(version) != opencl.first()) {
        return Err(Error::invalid_llvm(format!("{} names several versions", names::OPENCL_VERSION)));
    }
    let stands_on = cxx.first().and_then(|version| opencl_under_cxx(version));
    match (opencl.first(), stands_on) {
        (Some(version), Some(wanted)) if version.as_slice() != wanted => {
            let message = format!("{} does not fit {}", names::OPENCL_CXX_VERSION, names::OPENCL_VERSION);
            Err(Error::invalid_llvm(message))
        }
        _ => Ok(()),
    }
}

/// Rejects invalid decorations in metadata: those of global memory variables on other values, and those with
/// wrong operands.
///
/// # Errors
/// Such a decoration, with its location.
pub(super) fn decorations<'c>(context: &Context, module: Module<'c>) -> Result<()> {
    let (own, of_parameters) =
        (context.md_kind(names::DECORATIONS), context.md_kind(names::PARAMETER_DECORATIONS));
    for variable in module.variables() {
        let Some(list) = variable.metadata(own) else { continue };
        of_variable(variable, list)
            .and_then(|()| operands_of(list))
            .map_err(|error| error.at(location::of_global(variable)))?;
    }
    let of_other = |list: Metadata<'c>, place: &dyn Fn() -> Location| {
        of_no_variable(list).and_then(|()| operands_of(list)).map_err(|error| error.at(place()))
    };
    for function in module.functions() {
        let lists = function.metadata(of_parameters);
        let lists = lists.into_iter().flat_map(|lists| lists.operands()).flatten();
        for list in function.metadata(own).into_iter().chain(lists) {
            of_other(list, &|| location::of_function(function))?;
        }
        for instruction in function.blocks().flat_map(crate::llvm::Block::instructions) {
            if let Some(list) = instruction.metadata(own) {
                of_other(list, &|| location::of_instruction(instruction))?;
            }
        }
    }
    Ok(())
}

/// Rejects decorations of a variable that are valid in global memory only, and those of the initializer if it
/// has none.
fn of_variable(variable: Value<'_>, list: Metadata<'_>) -> Result<()> {
    let is_global = variable.ty().address_space() == Some(storage_class::GLOBAL);
    let has_initializer =
        variable.initializer().is_some_and(|initializer| !initializer.is_undef() && !initializer.is_poison());
    for node in list.operands().flatten() {
        let kind = node.operand(0).and_then(Metadata::u32_value);
        let Some((kind, name)) = OF_GLOBAL_MEMORY.iter().find(|(of, _)| Some(*of) == kind) else {
            continue;
        };
        if !is_global {
            let error = Error::unsupported(format!("{name} of a variable that is not in global memory"));
            return Err(error.about(Detail::DecorationTarget(name)));
        }
        if OF_INITIALIZERS.contains(kind) && !has_initializer {
            let error = Error::unsupported(format!("{name} of a variable without an initializer"));
            return Err(error.about(Detail::NoInitializer));
        }
    }
    Ok(())
}

/// Rejects decorations that are valid on variables in global memory only.
fn of_no_variable(list: Metadata<'_>) -> Result<()> {
    let kinds = list.operands().flatten().filter_map(|node| node.operand(0)?.int_value());
    let mut names = kinds.filter_map(|kind| OF_GLOBAL_MEMORY.iter().find(|(of, _)| u64::from(*of) == kind));
    match names.next() {
        Some((_, name)) => {
            let error = Error::unsupported(format!("{name} of what is no variable"));
            Err(error.about(Detail::DecorationTarget(name)))
        }
        None => Ok(()),
    }
}

/// Rejects decorations with wrong operands; a number in place of a string is wrong.
fn operands_of(list: Metadata<'_>) -> Result<()> {
    const NUMBERS: &[DecorationOperand] = &[DecorationOperand::Number; 2];
    for node in list.operands().flatten() {
        let Some(kind) = node.operand(0).and_then(Metadata::u32_value) else { continue };
        let row = decoration_signature::of(kind);
        let has_text = row.is_none() && grammar::decoration_has_text(kind);
        if has_text || grammar::decorates_by_id(kind) {
            continue;
        }
        let (decoration, expected) = row.map_or(("", NUMBERS), |row| (row.name, row.operands));
        let operands: Vec<Option<Metadata<'_>>> = node.operands().skip(1).collect();
        let is_other = |(operand, expected): (&Option<Metadata<'_>>, &DecorationOperand)| {
            !operand.is_some_and(|operand| match expected {
                DecorationOperand::Text => operand.string_bytes().is_some(),
                DecorationOperand::Number => operand.int_value().is_some(),
            })
        };
        let wrong = operands.iter().zip(expected).position(is_other);
        let is_counted = row.is_none() || operands.len() == expected.len();
        if is_counted && wrong.is_none() {
            continue;
        }
        let wrong = wrong.filter(|_| is_counted);
        let error = Error::invalid_llvm("metadata tells a decoration with other operands than it has");
        return Err(error.about(Detail::DecorationOperands { decoration, expected, wrong }));
    }
    Ok(())
}
