//! `llvm.spv.*` that compute: builtin variables, and calls by the rows of the table.

use super::super::normalize::emit::shaped;
use super::{Pass, argument};
use crate::error::{Error, Result};
use crate::llvm::{FloatPredicate, IntPredicate, Linkage, Opcode, Type, Value};
use crate::spirv::op;
use crate::table::spv_intrinsic::{LANE_INDEX, Operand, SpvRow, Target, bits_of, by_name};
use crate::table::{Domain, GLSL_PREFIX, friendly_name, storage_class};
use rspirv::spirv::{BuiltIn, Decoration, GroupOperation, Scope};

/// Where all these names begin.
const PREFIX: &str = "spv.";

/// Replaces all calls that have a row, or are a few instructions.
///
/// # Errors
/// An intrinsic that shaders do not have, with its place.
pub(super) fn lower(pass: &mut Pass<'_>) -> Result<()> {
    let stem_of = |function: Value<'_>| match function.name() == LANE_INDEX.0 && function.is_declaration() {
        true => Some(LANE_INDEX.1.to_owned()),
        false => function.intrinsic_stem().filter(|stem| stem.starts_with(PREFIX)).map(str::to_owned),
    };
    for function in pass.module.functions().collect::<Vec<_>>() {
        let Some(stem) = stem_of(function) else { continue };
        let calls: Vec<_> =
            function.users().filter(|user| user.called_function() == Some(function)).collect();
        for call in calls {
            pass.builder.position_before(call);
            pass.builder.set_debug_location(None);
            let Some(value) = replacement(pass, call, &stem)? else { continue };
            if !call.ty().is_void() {
                value.take_name_of(call);
                call.replace_all_uses_with(value);
            }
            call.erase();
        }
    }
    Ok(())
}

fn replacement<'c>(pass: &mut Pass<'c>, call: Value<'c>, stem: &str) -> Result<Option<Value<'c>>> {
    let first = call.arg(0).map(|argument| argument.ty());
    if let Some(value) = super::bit_number::replacement(pass, call, stem)? {
        return Ok(Some(value));
    }
    if let Some(row) = by_name(stem).find(|row| fits(row, first) && !is_scalar_dot(row, first)) {
        return by_row(pass, call, row).map(Some);
    }
    Ok(Some(match stem {
        "spv.fdot" => pass.builder.binary(Opcode::FMul, argument(call, 0)?, argument(call, 1)?)?,
        "spv.sdot" | "spv.udot" => integer_dot(pass, call)?,
        "spv.dot4add.i8packed" => packed_dot(pass, call, op::SDot)?,
        "spv.dot4add.u8packed" => packed_dot(pass, call, op::UDot)?,
        "spv.all" | "spv.any" => truth(pass, call, stem)?,
        "spv.sign" => sign(pass, call)?,
        "spv.wave.active.countbits" => {
            let scope = pass.number(Scope::Subgroup as u32)?;
            let ballot = pass.context.vector_type(pass.context.i32_type(), 4)?;
            let ballot = pass.call("__spirv_GroupNonUniformBallot", ballot, &[scope, argument(call, 0)?])?;
            let operation = pass.number(GroupOperation::Reduce as u32)?;
            pass.call("__spirv_GroupNonUniformBallotBitCount", call.ty(), &[scope, operation, ballot])?
        }
        // Left to the writer, which knows it or says that it does not.
        _ => return Ok(None),
    }))
}

/// Whether a row is about a first argument of a type.
fn fits(row: &SpvRow, first: Option<Type<'_>>) -> bool {
    match (row.domain, first.map(Type::scalar)) {
        (None, _) => true,
        (Some(Domain::Float), Some(ty)) => ty.is_float(),
        (Some(Domain::Boolean), Some(ty)) => ty.int_bits() == Some(1) && first.is_some_and(Type::is_vector),
        (Some(Domain::Integer), Some(ty)) => ty.int_bits().is_some_and(|bits| bits > 1),
        (Some(Domain::Pointer), Some(ty)) => ty.is_pointer(),
        (Some(_), None) => false,
    }
}

/// `OpDot` takes vectors alone.
fn is_scalar_dot(row: &SpvRow, first: Option<Type<'_>>) -> bool {
    row.target == Target::Op(op::Dot) && !first.is_some_and(Type::is_vector)
}

fn by_row<'c>(pass: &mut Pass<'c>, call: Value<'c>, row: &SpvRow) -> Result<Value<'c>> {
    if let Target::Variable(builtin) = row.target {
        return variable(pass, call, builtin);
    }
    let name = row.target.friendly().ok_or_else(|| Error::internal("a row without an instruction"))?;
    let mut arguments = Vec::new();
    for operand in row.operands {
        arguments.push(match *operand {
            Operand::Argument(position) => argument(call, position)?,
            Operand::Scope(scope) => pass.number(scope as u32)?,
            Operand::Operation(operation) => pass.number(operation as u32)?,
            Operand::Semantics(semantics) => pass.number(semantics.bits())?,
            Operand::Number(number) => float(call.ty(), number)?,
        });
    }
    let made = pass.call(&name, call.ty(), &arguments)?;
    made.set_fast_math(call.fast_math());
    Ok(made)
}

/// A number in each component.
fn float(ty: Type<'_>, number: f32) -> Result<Value<'_>> {
    let bits = ty.scalar().scalar_bits().and_then(|width| bits_of(number, width));
    let bits = bits.ok_or_else(|| Error::unsupported(format!("a number of the type {ty}")))?;
    let scalar = ty.scalar().float_from_bits(bits)?;
    if ty.is_vector() { ty.aggregate(&vec![scalar; ty.lanes() as usize]) } else { Ok(scalar) }
}

/// A builtin variable, or a component of it.
fn variable<'c>(pass: &mut Pass<'c>, call: Value<'c>, builtin: BuiltIn) -> Result<Value<'c>> {
    let component = call.arg(0);
    let ty = match component {
        Some(_) => pass.context.vector_type(call.ty(), 3)?,
        None => call.ty(),
    };
    let known = pass.builtins.get(&(builtin as u32)).copied();
    let variable = match known.filter(|known| known.value_type() == Some(ty)) {
        Some(known) => known,
        None => {
            let made = pass.module.add_variable(&format!("{builtin:?}"), ty, storage_class::INPUT)?;
            made.set_global_constant(true);
            made.set_linkage(Linkage::External);
            pass.decorate(made, &[(Decoration::BuiltIn, &[builtin as u32])]);
            pass.builtins.insert(builtin as u32, made);
            made
        }
    };
    let value = pass.builder.load(ty, variable)?;
    match component {
        Some(component) => pass.builder.extract_element(value, component),
        None => Ok(value),
    }
}

/// The sum of the products of components: an instruction for it needs a newer version.
fn integer_dot<'c>(pass: &mut Pass<'c>, call: Value<'c>) -> Result<Value<'c>> {
    let (left, right) = (argument(call, 0)?, argument(call, 1)?);
    let products = pass.builder.binary(Opcode::Mul, left, right)?;
    if !products.ty().is_vector() {
        return Ok(products);
    }
    let mut sum = pass.builder.extract_element(products, pass.number(0)?)?;
    for lane in 1..products.ty().lanes() {
        let product = pass.builder.extract_element(products, pass.number(lane)?)?;
        sum = pass.builder.binary(Opcode::Add, sum, product)?;
    }
    Ok(sum)
}

/// The sum of the products of the bytes of two numbers, and a third number.
fn packed_dot<'c>(pass: &mut Pass<'c>, call: Value<'c>, opcode: crate::spirv::Opcode) -> Result<Value<'c>> {
    let format = pass.number(rspirv::spirv::PackedVectorFormat::PackedVectorFormat4x8Bit as u32)?;
    let arguments = [argument(call, 0)?, argument(call, 1)?, format];
    let dot = pass.call(&friendly_name(opcode), call.ty(), &arguments)?;
    pass.builder.binary(Opcode::Add, dot, argument(call, 2)?)
}

/// Whether all, or any, of the components are not zero.
fn truth<'c>(pass: &mut Pass<'c>, call: Value<'c>, stem: &str) -> Result<Value<'c>> {
    let value = argument(call, 0)?;
    let ty = value.ty();
    let is_set = if ty.is_bool_or_bools() {
        value
    } else if ty.scalar().is_float() {
        pass.builder.fcmp(FloatPredicate::Une, value, ty.null()?)?
    } else {
        pass.builder.icmp(IntPredicate::Ne, value, ty.null()?)?
    };
    if !ty.is_vector() {
        return Ok(is_set);
    }
    let opcode = if stem == "spv.all" { op::All } else { op::Any };
    pass.call(&friendly_name(opcode), call.ty(), &[is_set])
}

/// The sign of a number as an integer.
fn sign<'c>(pass: &mut Pass<'c>, call: Value<'c>) -> Result<Value<'c>> {
    let value = argument(call, 0)?;
    let sign = pass.call(&format!("{GLSL_PREFIX}FSign"), value.ty(), &[value])?;
    let ty = shaped(pass.context, call.ty().scalar(), value.ty())?;
    if ty != call.ty() {
        return Err(Error::unsupported(format!("the sign of {} as {}", value.ty(), call.ty())));
    }
    pass.builder.cast(Opcode::FPToSI, sign, ty)
}
