//! Passes over the writer's SPIR-V module.

pub(in crate::compat::forward) mod minimums;
mod untyped_pointers;

use crate::error::Result;
use crate::options::WriteOptions;
use crate::spirv::requirements::implied_capabilities;
use crate::spirv::{GENERATOR_WORD, Instruction, Module, Rewrite, literal, op};
use crate::table::debug_info::{Set, exchanged};
use crate::table::module::TRANSLATOR_GENERATOR;
use std::collections::BTreeSet;

/// The set that every module imports.
const IMPORT: &[u8] = b"OpenCL.std";

/// Rewrites a module without capabilities, extensions and version to that program's instructions, which determine them; returns the words.
///
/// # Errors
/// Operands that do not match the grammar.
pub(in crate::compat::forward) fn open(module: &Module, options: &WriteOptions) -> Result<Vec<u32>> {
    forgetting(module, options, |module| {
        let mut rewrite = Rewrite::new(module);
        module.instructions().try_for_each(|instruction| older(&mut rewrite, instruction, options))?;
        Ok(rewrite.into_words())
    })
}

/// Rewrites a whole module: its instructions, all implied capabilities, the import of OpenCL.std, the generator, and the numbers of two
/// debug instructions; returns the words.
///
/// # Errors
/// Operands that do not match the grammar.
pub(in crate::compat::forward) fn whole(module: &Module, options: &WriteOptions) -> Result<Vec<u32>> {
    let mut words = forgetting(module, options, |module| completed(module, options))?;
    if let Some(generator) = words.get_mut(GENERATOR_WORD) {
        *generator = TRANSLATOR_GENERATOR;
    }
    Ok(words)
}

/// The words that `rewrite` makes of a module, whose pointees are removed where they were kept for the writer.
fn forgetting(
    module: &Module,
    options: &WriteOptions,
    rewrite: impl FnOnce(&Module) -> Result<Vec<u32>>,
) -> Result<Vec<u32>> {
    match options.compat.keeps_pointees {
        true => rewrite(&Module::from_words(untyped_pointers::forget_pointees(module)?)?),
        false => rewrite(module),
    }
}

fn completed(module: &Module, options: &WriteOptions) -> Result<Vec<u32>> {
    let mut rewrite = Rewrite::new(module);
    let capabilities: BTreeSet<u32> = module
        .instructions()
        .take_while(|instruction| instruction.opcode() == op::Capability)
        .filter_map(|instruction| instruction.operands().first().copied())
        .flat_map(implied_capabilities)
        .collect();
    for capability in capabilities {
        rewrite.push(op::Capability, None, None, &[capability])?;
    }
    let (mut is_imported, mut of_debug) = (false, None);
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Capability => continue,
            op::ExtInstImport => {
                let (name, _) = instruction.string_bytes(0)?;
                is_imported |= name == IMPORT;
                if Set::ALL.iter().any(|set| name == set.name().as_bytes()) {
                    of_debug = instruction.result_id();
                }
            }
            op::MemoryModel if !is_imported => {
                let id = rewrite.fresh_id();
                let mut name = Vec::new();
                literal::push_string_words(IMPORT, &mut name);
                rewrite.push(op::ExtInstImport, None, Some(id), &name)?;
            }
            op::ExtInst if instruction.id(0).is_ok_and(|set| of_debug == Some(set)) => {
                rewrite.copy_with(instruction, exchange_numbers);
                continue;
            }
            _ => {}
        }
        older(&mut rewrite, instruction, options)?;
    }
    Ok(rewrite.into_words())
}

/// Exchanges the numbers of two debug instructions.
fn exchange_numbers(words: &mut [u32]) {
    if let [_, _, _, _, number, ..] = words {
        *number = exchanged(*number);
    }
}

/// Copies an instruction, or pushes the one that replaces it with the same operands.
fn older(rewrite: &mut Rewrite<'_>, instruction: Instruction<'_>, options: &WriteOptions) -> Result<()> {
    let opcode = match instruction.opcode() {
        op::AtomicCompareExchangeWeak => op::AtomicCompareExchange,
        op::LessOrGreater if options.max_version >= (1, 5) => op::FOrdNotEqual,
        _ => {
            rewrite.copy(instruction);
            return Ok(());
        }
    };
    rewrite.push_as(instruction, opcode, instruction.operands())
}
