//! Computations after calls that the reverse translation keeps or appends, and that this translation would append once more: a module
//! that came from SPIR-V would grow with each translation.

use crate::error::Result;
use crate::llvm::{IntPredicate, Module, Opcode, Value};
use crate::table::metadata as names;
use crate::writer::normalize::emit::splat;
use crate::writer::normalize::replace;
use rustc_hash::FxHashSet;

/// The instruction whose result a row shifts.
const SHIFTED: &str = "GenericPtrMemSemantics";

/// The instruction for ranges of work-items.
const RANGE: &str = "BuildNDRange";

/// The instructions on images.
const IMAGE: &str = "__spirv_Image";

/// The instructions for sums and differences with a carry.
const CARRIES: [&str; 2] = ["IAddCarry", "ISubBorrow"];

/// The instructions for sizes of images.
const SIZE: &str = "ImageQuerySize";

/// Takes the computations away from a module that came from SPIR-V.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn take_away(module: Module<'_>) -> Result<()> {
    if module.get_named_metadata(names::GENERATOR).is_none() {
        return Ok(());
    }
    for function in module.functions() {
        let mut numbers = Vec::new();
        for block in function.blocks() {
            for instruction in block.instructions().collect::<Vec<_>>() {
                let Some(source) = source(instruction) else { continue };
                numbers.extend(instruction.operands());
                replace(instruction, source)?;
            }
        }
        erase_unused(numbers);
    }
    Ok(())
}

/// The value that an instruction computes back from what was computed from it.
fn source(instruction: Value<'_>) -> Option<Value<'_>> {
    let inverse = match instruction.opcode()? {
        Opcode::Trunc | Opcode::ICmp => return selected_boolean(instruction),
        Opcode::Select => return guarded_shift(instruction),
        Opcode::ShuffleVector => return narrowed(instruction),
        Opcode::InsertElement => return size_with_layers(instruction),
        Opcode::ExtractElement => return inserted(instruction),
        Opcode::Load => return stored_range(instruction),
        Opcode::ExtractValue => return overflow_member(instruction),
        Opcode::Sub => Opcode::Add,
        Opcode::Shl => Opcode::LShr,
        _ => return None,
    };
    let number = instruction.operand(0)?;
    let source = number.operand(0)?;
    let is_inverse = number.opcode() == Some(inverse) && number.operand(1) == instruction.operand(1);
    // Only of an instruction whose result has zeros there are the lowest bits not lost.
    let is_whole = inverse == Opcode::Add
        || source.called_function().is_some_and(|function| function.name().contains(SHIFTED));
    (is_inverse && is_whole).then_some(source)
}

/// The funnel shift that is selected unless its distance is no distance, when it would be its first or second argument in any case.
fn guarded_shift(select: Value<'_>) -> Option<Value<'_>> {
    let (is_nothing, whole, shift) = (select.operand(0)?, select.operand(1)?, select.operand(2)?);
    let remainder = is_nothing.operand(0)?;
    let name = shift.called_function()?;
    let name = name.name();
    let kept = match (name.strip_prefix("llvm.fshl."), name.strip_prefix("llvm.fshr.")) {
        (Some(_), _) => shift.arg(0),
        (_, Some(_)) => shift.arg(1),
        _ => None,
    };
    let width = u64::from(shift.ty().scalar().int_bits()?);
    let is_guard = is_nothing.int_predicate() == Some(IntPredicate::Eq)
        && is_nothing.operand(1).is_some_and(Value::is_null)
        && remainder.opcode() == Some(Opcode::URem)
        && remainder.operand(0) == shift.arg(2)
        && remainder.operand(1) == splat(shift.ty(), width).ok();
    (is_guard && kept == Some(whole)).then_some(shift)
}

/// The vector that was made wider, of which the lanes are taken that it had.
fn narrowed(shuffle: Value<'_>) -> Option<Value<'_>> {
    let wider = shuffle.operand(0).filter(|wider| wider.opcode() == Some(Opcode::ShuffleVector))?;
    let source = wider.operand(0).filter(|source| source.ty() == shuffle.ty())?;
    let keeps = |shuffle: Value<'_>| {
        let mask = shuffle.shuffle_mask().unwrap_or_default();
        (0..source.ty().lanes().cast_signed()).zip(mask).all(|(lane, kept)| lane == kept)
    };
    (keeps(shuffle) && keeps(wider)).then_some(source)
}

/// The size of an image with layers, whose last number is put behind the numbers of the same size.
fn size_with_layers(insert: Value<'_>) -> Option<Value<'_>> {
    let last = u64::from(insert.ty().lanes().checked_sub(1)?);
    let (mut others, layers, lane) = (insert.operand(0)?, insert.operand(1)?, insert.operand(2)?);
    let is_last = lane.int_value() == Some(last)
        && layers.opcode() == Some(Opcode::ExtractElement)
        && layers.operand(1)?.int_value() == Some(last);
    let source = layers.operand(0).filter(|source| is_last && source.ty() == insert.ty())?;
    while matches!(others.opcode(), Some(Opcode::ShuffleVector | Opcode::ZExt | Opcode::Trunc)) {
        let mut lanes = (0..).zip(others.shuffle_mask().unwrap_or_default()).take(last as usize);
        if lanes.any(|(lane, kept): (i32, i32)| lane != kept) {
            return None;
        }
        others = others.operand(0)?;
    }
    (measured(source).is_some() && measured(source) == measured(others)).then_some(source)
}

/// The lane of an instruction on an image, which was put in a vector only to be taken out of it.
fn inserted(extraction: Value<'_>) -> Option<Value<'_>> {
    let lane = extraction.operand(1)?.int_value()?;
    let mut vector = extraction.operand(0)?;
    while vector.opcode() == Some(Opcode::InsertElement) && vector.operand(2)?.int_value()? != lane {
        vector = vector.operand(0)?;
    }
    let held = vector.operand(1).filter(|_| vector.opcode() == Some(Opcode::InsertElement))?;
    let mut source = held;
    while matches!(
        source.opcode(),
        Some(Opcode::ExtractElement | Opcode::ZExt | Opcode::SExt | Opcode::Trunc)
    ) {
        source = source.operand(0)?;
    }
    source.called_function().filter(|function| function.name().contains(IMAGE)).map(|_| held)
}

/// The image whose size a call asks for.
fn measured(call: Value<'_>) -> Option<Value<'_>> {
    let function = call.called_function()?;
    call.arg(0).filter(|_| function.name().contains(SIZE))
}

/// The array of sizes of a range of work-items, which was stored only to be loaded for the range. The program's own variables have
/// names, and debug information.
fn stored_range(load: Value<'_>) -> Option<Value<'_>> {
    let variable = load.operand(0).filter(|variable| variable.opcode() == Some(Opcode::Alloca))?;
    if !variable.name().is_empty() {
        return None;
    }
    let is_for_range = load
        .users()
        .all(|user| user.called_function().is_some_and(|function| function.name().contains(RANGE)));
    let mut stores = variable.users().filter(|user| user.opcode() == Some(Opcode::Store));
    let (Some(store), None) = (stores.next(), stores.next()) else { return None };
    let mut between = store.next_instruction();
    while let Some(next) = between.filter(|next| *next != load) {
        between = next.next_instruction();
    }
    let stored = store.operand(0).filter(|stored| stored.ty() == load.ty())?;
    (is_for_range && between.is_some() && is_private(variable)).then_some(stored)
}

/// The member of the result of a sum with overflow, which was put in a structure, perhaps in memory, only to be taken out of it.
fn overflow_member(extraction: Value<'_>) -> Option<Value<'_>> {
    let mut whole = extraction.operand(0)?;
    if whole.opcode() == Some(Opcode::Load) {
        whole = stored_before(whole)?;
    }
    while whole.opcode() == Some(Opcode::InsertValue) && whole.value_indices() != extraction.value_indices() {
        whole = whole.operand(0)?;
    }
    let held = whole.operand(1).filter(|_| whole.opcode() == Some(Opcode::InsertValue))?;
    let mut source = held;
    while matches!(source.opcode(), Some(Opcode::ExtractValue | Opcode::ZExt | Opcode::Select | Opcode::ICmp))
    {
        source = source.operand(0)?;
    }
    let mut users = source.operand(0).filter(|_| source.opcode() == Some(Opcode::Load))?.users();
    let carries = |function: Value<'_>| CARRIES.iter().any(|name| function.name().contains(name));
    let is_sum = users.any(|user| user.called_function().is_some_and(carries));
    (is_sum && held.ty() == extraction.ty()).then_some(held)
}

/// What was stored, in the same block, to a variable without a name that nothing else is stored to.
fn stored_before(load: Value<'_>) -> Option<Value<'_>> {
    let variable = load.operand(0).filter(|variable| variable.opcode() == Some(Opcode::Alloca))?;
    let mut stores = variable.users().filter(|user| user.opcode() == Some(Opcode::Store));
    let (Some(store), None) = (stores.next(), stores.next()) else { return None };
    let mut between = store.next_instruction();
    while let Some(next) = between.filter(|next| *next != load) {
        between = next.next_instruction();
    }
    (variable.name().is_empty() && between.is_some() && is_private(variable)).then(|| store.operand(0))?
}

/// Whether a variable is only stored to and loaded from, as a whole or through pointers that nothing uses.
fn is_private(variable: Value<'_>) -> bool {
    variable.users().all(|user| match user.opcode() {
        Some(Opcode::Store) => user.operand(1) == Some(variable),
        Some(Opcode::Load) => true,
        Some(Opcode::GetElementPtr) => !user.is_used(),
        _ => false,
    })
}

/// The boolean that chose the number that an instruction makes a boolean again.
fn selected_boolean(instruction: Value<'_>) -> Option<Value<'_>> {
    let is_trunc = |value: Value<'_>| value.opcode() == Some(Opcode::Trunc);
    let is_with_zero = instruction.operand(1).is_some_and(Value::is_null);
    let predicate = instruction.int_predicate().filter(|_| is_with_zero);
    let is_negative = predicate == Some(IntPredicate::Slt);
    let is_test = is_trunc(instruction) || is_negative || predicate == Some(IntPredicate::Ne);
    if !instruction.ty().is_bool_or_bools() || !is_test {
        return None;
    }
    let mut chosen = instruction.operand(0)?;
    while is_trunc(chosen) {
        chosen = chosen.operand(0)?;
    }
    let boolean = chosen.operand(0).filter(|boolean| boolean.ty() == instruction.ty())?;
    let is_boolean = match chosen.opcode()? {
        Opcode::SExt => true,
        Opcode::ZExt => !is_negative,
        Opcode::Select => {
            let (yes, no) = (chosen.operand(1)?, chosen.operand(2)?);
            let trues = if is_negative { &[u64::MAX][..] } else { &[1, u64::MAX] };
            no.is_null() && trues.iter().any(|bits| splat(yes.ty(), *bits).is_ok_and(|one| one == yes))
        }
        _ => false,
    };
    is_boolean.then_some(boolean)
}

/// Erases numbers that are unused, and what they were made of alone.
fn erase_unused(mut numbers: Vec<Value<'_>>) {
    let mut erased = FxHashSet::default();
    while let Some(number) = numbers.pop() {
        if erased.contains(&number) {
            continue;
        }
        if number.opcode() == Some(Opcode::Alloca) && is_private(number) {
            let is_load = |user: Value<'_>| user.opcode() == Some(Opcode::Load);
            let users: Vec<_> = number.users().collect();
            if users.iter().all(|user| !is_load(*user)) {
                for user in users {
                    numbers.extend(user.operand(0));
                    user.erase();
                    erased.insert(user);
                }
            }
        }
        if !is_number(number) || number.is_used() {
            continue;
        }
        numbers.extend(number.operands().take(2));
        number.erase();
        erased.insert(number);
    }
}

/// Whether an instruction has no effect but its value.
fn is_number(value: Value<'_>) -> bool {
    use Opcode::{
        Add, Alloca, Call, ExtractElement, ExtractValue, ICmp, InsertElement, InsertValue, LShr, Load, SExt,
        Select, ShuffleVector, Trunc, URem, ZExt,
    };
    match value.opcode() {
        Some(Load) => {
            let is_variable = |from: Value<'_>| from.opcode() == Some(Alloca);
            !value.is_volatile() && value.operand(0).is_some_and(is_variable)
        }
        Some(Call) => value.called_function().is_some_and(|function| function.name().contains(SIZE)),
        Some(Select | Trunc | ZExt | SExt | Add | LShr | ICmp | URem) => true,
        Some(ShuffleVector | ExtractElement | InsertElement | ExtractValue | InsertValue | Alloca) => true,
        _ => false,
    }
}
