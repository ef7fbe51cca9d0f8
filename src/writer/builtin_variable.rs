//! Spec: "BuiltIn": input variables for builtins, and their loads.

use super::builtin::{BuiltinKind, Callee};
use super::context::Writer;
use crate::dialect::Construct;
use crate::error::{Error, Result};
use crate::llvm::Type;
use crate::spirv::{Id, literal, op};
use crate::table::BUILTIN_VARIABLE_PREFIX;
use crate::table::annotation::linkage;
use crate::table::builtin_variable::{self, VariableForm};
use crate::table::opencl::Plan;
use rspirv::spirv::{Decoration, MemoryAccess, StorageClass};
use rustc_hash::FxHashMap;

/// The input variable of a builtin, given by its number, declared at its first use.
///
/// # Errors
/// A builtin that is not in the table, or that the dialect rejects.
pub(crate) fn by_number(writer: &mut Writer<'_, '_>, number: u32) -> Result<Id> {
    if let Some(id) = writer.variables.builtins.get(&number).copied() {
        writer.use_variable(id);
        return Ok(id);
    }
    let row = builtin_variable::by_builtin(number)
        .ok_or_else(|| Error::unsupported(format!("the builtin variable {number}")))?;
    writer.check(Construct::Builtin(row))?;
    let told = told_number(writer, number)?;
    let ty = match row.form {
        VariableForm::Vector3(_) => {
            let size = told.map_or_else(|| writer.size_type_id(), Ok)?;
            writer.declare(op::TypeVector, &[size.0, 3])?
        }
        VariableForm::Size => told.map_or_else(|| writer.size_type_id(), Ok)?,
        VariableForm::Int => told.map_or_else(|| writer.declare(op::TypeInt, &[32, 0]), Ok)?,
        VariableForm::Mask => {
            let int = writer.declare(op::TypeInt, &[32, 0])?;
            writer.declare(op::TypeVector, &[int.0, 4])?
        }
        VariableForm::Bool => writer.declare(op::TypeBool, &[])?,
    };
    let class = StorageClass::Input as u32;
    let id = writer.plain_variable(class, ty)?;
    writer.variables.builtins.insert(number, id);
    let name = format!("{BUILTIN_VARIABLE_PREFIX}{}", row.name);
    if !writer.annotate_builtin(number, id)? {
        writer.name_id(id, name.as_bytes())?;
        let mut words = Vec::new();
        literal::push_string_words(name.as_bytes(), &mut words);
        words.push(linkage::IMPORT);
        writer.decorate_id(id, Decoration::LinkageAttributes as u32, &words)?;
        writer.decorate_id(id, Decoration::Constant as u32, &[])?;
        writer.decorate_id(id, Decoration::BuiltIn as u32, &[number])?;
    }
    writer.use_variable(id);
    Ok(id)
}

/// The scalar type of a builtin variable according to its declaration, or to the first function in the module that reads it: in a
/// module that came from SPIR-V it may differ from OpenCL's.
///
/// # Errors
/// A callee that cannot be resolved.
fn told_number(writer: &mut Writer<'_, '_>, number: u32) -> Result<Option<Id>> {
    if writer.variables.builtin_numbers.is_none() {
        let mut numbers = declared_numbers(writer);
        if writer.options.dialect.takes_declared_builtin_types(writer.came_from_spirv()) {
            add_called_numbers(writer, &mut numbers);
        }
        writer.variables.builtin_numbers = Some(numbers);
    }
    match writer.variables.builtin_numbers.as_ref().and_then(|numbers| numbers.get(&number).copied()) {
        Some(ty) => writer.type_id(ty, None).map(Some),
        None => Ok(None),
    }
}

/// The scalar types that functions that read builtin variables return, of variables without one.
fn add_called_numbers<'c>(writer: &mut Writer<'c, '_>, numbers: &mut FxHashMap<u32, Type<'c>>) {
    for function in writer.module.functions().filter(|function| function.is_declaration()) {
        let Callee::Builtin(builtin) = writer.callee(function) else { continue };
        let (BuiltinKind::Variable(row) | BuiltinKind::OpenCl(Plan::Variable(row))) = builtin.kind else {
            continue;
        };
        let number = function.value_type().and_then(Type::return_type).map(Type::scalar);
        if let Some(number) = number.filter(is_number) {
            numbers.entry(row.builtin).or_insert(number);
        }
    }
}

fn is_number(ty: &Type<'_>) -> bool {
    matches!(ty.int_bits(), Some(8 | 16 | 32 | 64))
}

/// The scalar types of builtin variables that the module itself declares.
fn declared_numbers<'c>(writer: &Writer<'c, '_>) -> FxHashMap<u32, Type<'c>> {
    let row = |name: &str| name.strip_prefix(BUILTIN_VARIABLE_PREFIX).and_then(builtin_variable::by_name);
    let declared = writer.module.variables().filter(|variable| variable.is_declaration());
    let declared = declared.filter_map(|variable| {
        Some((row(&variable.name())?.builtin, variable.value_type().map(Type::scalar)?))
    });
    declared.filter(|(_, number)| is_number(number)).collect()
}

/// Operands of a load of a builtin variable: its address, and the natural alignment of its type.
///
/// # Errors
/// Internal, if the variable has no type.
pub(super) fn load_operands(writer: &mut Writer<'_, '_>, variable: Id) -> Result<[u32; 3]> {
    use super::emit::TypeShape;
    let ty = writer.data_type(variable)?;
    let width = |writer: &Writer<'_, '_>, ty: Id| match writer.shape(ty) {
        TypeShape::Int { bits } => bits / 8,
        _ => 1,
    };
    let bytes = match writer.shape(ty) {
        TypeShape::Vector { element, lanes } => width(writer, element) * lanes.next_power_of_two(),
        _ => width(writer, ty),
    };
    Ok([variable.0, MemoryAccess::ALIGNED.bits(), bytes])
}
