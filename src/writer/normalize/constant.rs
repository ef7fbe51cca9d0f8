//! Constants split into the parts of their form.

use super::emit::Emit;
use super::form::{Form, Parts, Scalar};
use crate::error::{Error, Result};
use crate::llvm::Value;
use smallvec::smallvec;

/// The parts of a constant. Undef becomes zero where the upper bits must be zero. Lanes that pad a chunk
/// repeat the first lane, so that a division by a constant without zero lanes stays defined.
///
/// # Errors
/// Constant expressions.
pub(super) fn parts<'c>(emit: &mut Emit<'c>, form: Form<'c>, value: Value<'c>) -> Result<Parts<'c>> {
    let part = form.scalar.part_type(emit.context)?;
    let mut parts = Parts::new();
    let whole = value.is_poison() || value.is_null();
    let mut first = None;
    let mut lane = 0;
    for count in form.chunks() {
        if whole {
            let ty = if count == 1 { part } else { emit.context.vector_type(part, count)? };
            let constant = if value.is_poison() { ty.poison()? } else { ty.null()? };
            parts.extend((0..form.scalar.words()).map(|_| constant));
            continue;
        }
        let mut words: Vec<Vec<Value<'c>>> = vec![Vec::new(); form.scalar.words()];
        for _ in 0..count {
            let element = match form.lanes {
                None => Some(value),
                Some(lanes) if lane < lanes => value.element(lane),
                Some(_) => None,
            };
            let element = match (element, &first) {
                (Some(element), _) => scalar(emit, form.scalar, element)?,
                (None, Some(first)) => Parts::clone(first),
                (None, None) => return Err(no_value(value)),
            };
            first.get_or_insert_with(|| element.clone());
            words.iter_mut().zip(element).for_each(|(list, word)| list.push(word));
            lane += 1;
        }
        for list in words {
            parts.push(if count == 1 { emit.vector(&list)? } else { constant_vector(emit, &list)? });
        }
    }
    Ok(parts)
}

fn constant_vector<'c>(emit: &Emit<'c>, lanes: &[Value<'c>]) -> Result<Value<'c>> {
    let first = lanes.first().ok_or_else(|| Error::internal("a vector of nothing"))?;
    emit.context.vector_type(first.ty(), u32::try_from(lanes.len()).unwrap_or(u32::MAX))?.aggregate(lanes)
}

fn scalar<'c>(emit: &Emit<'c>, form: Scalar<'c>, value: Value<'c>) -> Result<Parts<'c>> {
    let ty = form.part_type(emit.context)?;
    match form {
        Scalar::Plain(_) => Ok(smallvec![value]),
        _ if value.is_poison() => Ok((0..form.words()).map(|_| ty.poison()).collect::<Result<_>>()?),
        _ if value.is_undef() => Ok((0..form.words()).map(|_| ty.null()).collect::<Result<_>>()?),
        Scalar::Narrow { .. } => Ok(smallvec![ty.int(value.int_value().ok_or_else(|| no_value(value))?)?]),
        Scalar::Halves { .. } => {
            let words = value.int_words().ok_or_else(|| no_value(value))?;
            let word = |index: usize| ty.int(words.get(index).copied().unwrap_or(0));
            Ok(smallvec![word(0)?, word(1)?])
        }
    }
}

#[cold]
fn no_value(value: Value<'_>) -> Error {
    Error::unsupported(format!("the constant {value}"))
}
