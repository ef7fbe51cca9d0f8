//! Loop controls, saturating conversions and imported builtins, in the form that the Khronos translator
//! accepts.
//!
//! - A loop control that another one excludes is dropped, a negative count is unknown, and arrays are ordered
//!   by distance.
//! - Conversions that always saturate lose the decoration, for OpenCL C names.
//! - Accesses to images lose the hint `Nontemporal`, for OpenCL C names.
//! - Pointers to functions get the storage class of functions where that has an address space (`function_space`).
//! - An imported function with a builtin's name is renamed while the module is read, since the builtin is the
//!   same function.

use crate::dialect::BuiltinNames;
use crate::error::Result;
use crate::reader::looks_like_builtin;
use crate::spirv::grammar::{Class, OperandKind};
use crate::spirv::{Id, Instruction, Module, Rewrite, literal, op};
use crate::table::annotation::linkage;
use crate::table::loop_control::{COUNTS, EXCLUDES, LoopForm, LoopRow, ROWS};
use crate::table::storage_class::OF_FUNCTIONS;
use rspirv::spirv::{Decoration, ImageOperands, StorageClass};

/// Suffix of the temporary name of an imported function that has a builtin's name.
pub(in crate::compat::reverse) const IMPORTED: &str = ".imported";

/// The module with these changes; `None` if nothing changes.
///
/// # Errors
/// Internal, if the result is malformed.
pub(super) fn adjusted(module: &Module, names: BuiltinNames, function_space: bool) -> Result<Option<Module>> {
    let mut rewrite = Rewrite::new(module);
    for instruction in module.instructions() {
        let to_function = if function_space { pointer_to_function(module, instruction) } else { None };
        match to_function.or_else(|| rewritten(module, instruction, names)) {
            Some(New::Dropped) => {}
            Some(New::Operands(operands)) => rewrite.push_as(instruction, instruction.opcode(), &operands)?,
            None => rewrite.copy(instruction),
        }
    }
    rewrite.finish()
}

/// The replacement of an instruction.
enum New {
    Dropped,
    Operands(Vec<u32>),
}

/// The replacement of an instruction; `None` if it is kept.
fn rewritten(module: &Module, instruction: Instruction<'_>, names: BuiltinNames) -> Option<New> {
    let operands = instruction.operands();
    match instruction.opcode() {
        op::LoopMerge => with_control(instruction, operands.get(2..)?),
        op::LoopControlINTEL => with_control(instruction, operands),
        op::Decorate => match operands {
            [target, decoration, name @ .., kind]
                if *decoration == Decoration::LinkageAttributes as u32 && *kind == linkage::IMPORT =>
            {
                imported(module, Id(*target), name)
            }
            [target, decoration]
                if names != BuiltinNames::Spirv && *decoration == Decoration::SaturatedConversion as u32 =>
            {
                let opcode = module.definition(Id(*target))?.opcode();
                [op::SatConvertSToU, op::SatConvertUToS].contains(&opcode).then_some(New::Dropped)
            }
            _ => None,
        },
        _ if names != BuiltinNames::Spirv => with_caches(module, instruction),
        _ => None,
    }
}

/// The operands of an access to an image without the hint that its texels are not used again, which no function of OpenCL C has.
fn with_caches(module: &Module, instruction: Instruction<'_>) -> Option<New> {
    if instruction.grammar()?.class != Class::Image {
        return None;
    }
    let mut parts = module.operands(instruction).flatten();
    let mask = parts.find(|operand| operand.kind == OperandKind::ImageOperands)?;
    let rest = mask.word() & !ImageOperands::NONTEMPORAL.bits();
    let index = mask.index - (instruction.words().len() - instruction.operands().len());
    let mut operands = instruction.operands().to_vec();
    match rest {
        _ if rest == mask.word() => return None,
        // The hint has no operands of its own.
        0 => operands.truncate(index),
        _ => *operands.get_mut(index)? = rest,
    }
    Some(New::Operands(operands))
}

/// The type of a private pointer to a function, with the storage class of functions.
fn pointer_to_function(module: &Module, instruction: Instruction<'_>) -> Option<New> {
    let &[class, pointee] = instruction.operands() else { return None };
    let is_private = instruction.opcode() == op::TypePointer && class == StorageClass::Function as u32;
    module.definition_as(Id(pointee), op::TypeFunction).filter(|_| is_private)?;
    Some(New::Operands(vec![OF_FUNCTIONS as u32, pointee]))
}

/// The linkage decoration of an imported function with another name, if its own is a builtin's.
fn imported(module: &Module, function: Id, name: &[u32]) -> Option<New> {
    module.definition_as(function, op::Function)?;
    let name = literal::string_bytes(name);
    let name = String::from_utf8(name).ok().filter(|name| looks_like_builtin(name))?;
    let mut operands = vec![function.0, Decoration::LinkageAttributes as u32];
    literal::push_string_words(format!("{name}{IMPORTED}").as_bytes(), &mut operands);
    operands.push(linkage::IMPORT);
    Some(New::Operands(operands))
}

/// An instruction with another control operand at its end; `None` if it is the same.
fn with_control(instruction: Instruction<'_>, control: &[u32]) -> Option<New> {
    let new = adjusted_control(control)?;
    if new == control {
        return None;
    }
    let operands = instruction.operands();
    let front = operands.get(..operands.len().checked_sub(control.len())?)?;
    Some(New::Operands([front, &new].concat()))
}

fn adjusted_control(control: &[u32]) -> Option<Vec<u32>> {
    let (mask, mut literals) = control.split_first()?;
    let (mut kept, mut words) = (0, vec![0]);
    let mut bits = (0..32).map(|bit| 1u32 << bit).filter(|bit| mask & bit != 0);
    for bit in bits.by_ref() {
        let literal = literals.first().copied();
        let fits = |row: &&LoopRow| {
            row.control.bits() == bit && !matches!(row.form, LoopForm::Fixed(fixed) if literal != Some(fixed))
        };
        let row = ROWS.iter().find(fits);
        let taken = match row.map(|row| row.form) {
            Some(LoopForm::Flag) => 0,
            Some(LoopForm::Counts) => 2 * COUNTS.len(),
            Some(LoopForm::Arrays) => 1 + 2 * usize::try_from(literal?).ok()?,
            Some(_) => 1,
            // Literals of unknown bits cannot be separated.
            None => return None,
        };
        let (own, rest) = literals.split_at_checked(taken)?;
        literals = rest;
        if mask & EXCLUDES.0.bits() != 0 && bit & EXCLUDES.1.bits() != 0 {
            continue;
        }
        kept |= bit;
        match row.map(|row| row.form) {
            Some(LoopForm::Counts) => words.extend(own.chunks_exact(2).flat_map(|halves| match halves {
                [_, high] if *high >> 31 != 0 => [u32::MAX; 2],
                [low, high] => [*low, *high],
                _ => [u32::MAX; 2],
            })),
            Some(LoopForm::Arrays) => {
                let (count, pairs) = own.split_first()?;
                let mut pairs: Vec<_> = pairs.chunks_exact(2).collect();
                pairs.sort_by_key(|pair| pair.last().copied());
                words.push(*count);
                words.extend(pairs.concat());
            }
            _ => words.extend_from_slice(own),
        }
    }
    words.extend_from_slice(literals);
    *words.first_mut()? = kept;
    Some(words)
}
