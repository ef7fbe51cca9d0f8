//! Names of values that stand for no LLVM value of their own, or for several, as the Khronos translator gives them.

use crate::error::Result;
use crate::llvm::{Block, Value};
use crate::spirv::{Id, Section, op};
use crate::table::opencl::{Plan, Saturation, Target};
use crate::writer::builtin::BuiltinKind;
use crate::writer::context::Writer;
use rustc_hash::FxHashSet;

/// The names of a function's values. LLVM numbers those that are taken by one counter for the whole function.
pub(crate) struct PartNames {
    taken: FxHashSet<Vec<u8>>,
    last_number: u32,
}

impl PartNames {
    fn of(function: Value<'_>) -> Self {
        let blocks = || function.blocks();
        let values = function.params().chain(blocks().flat_map(Block::instructions));
        let values = values.chain(blocks().map(Block::as_value));
        Self { taken: values.map(|value| value.name_bytes().to_vec()).collect(), last_number: 0 }
    }

    /// The name, with a number if it is taken.
    fn unique(&mut self, name: &str) -> Vec<u8> {
        let mut unique = name.as_bytes().to_vec();
        while !self.taken.insert(unique.clone()) {
            self.last_number += 1;
            unique = format!("{name}{}", self.last_number).into_bytes();
        }
        unique
    }
}

impl<'c> Writer<'c, '_> {
    /// With the Khronos translator's habits, what a conversion converts to its own type takes over the conversion's name.
    pub(crate) fn hand_names_on(&mut self, functions: &[Value<'c>]) {
        if !self.options.follows_khronos() || self.options.discard_names {
            return;
        }
        let blocks = functions.iter().flat_map(|function| function.blocks());
        for call in blocks.flat_map(Block::instructions) {
            let Some(source) = call.arg(0) else { continue };
            if source.ty() == call.ty()
                && source.is_local()
                && let Some(builtin) = self.called_builtin(call)
                && let BuiltinKind::OpenCl(Plan::Row(row, _)) = builtin.kind
                && matches!(row.target, Target::Convert(_, saturation) if saturation != Saturation::Opcode)
            {
                let name = call.name().into_owned();
                call.clear_name();
                source.clear_name();
                source.set_name(&name);
            }
        }
    }

    /// Makes an LLVM value another name of an id that exists. With the Khronos translator's habits what the id stands for is called by
    /// that name from now on, whatever it was called before: a parameter, a constant or another instruction's result.
    ///
    /// # Errors
    /// As [`Writer::alias`].
    pub(crate) fn passed_on(&mut self, value: Value<'c>, id: Id) -> Result<()> {
        self.alias(value, id)?;
        let name = value.name_bytes();
        if !self.options.follows_khronos() || self.options.discard_names || name.is_empty() {
            return Ok(());
        }
        let id = self.values.get(&value).copied().unwrap_or(id);
        self.named_ids.insert(id);
        self.out.emit_string(Section::DebugName, op::Name, None, &[id.0], name)
    }

    /// Names a part of what an instruction becomes, with the Khronos translator's habits. A constant has no name, nor has what is
    /// shared another one.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(crate) fn habitual_name(&mut self, part: Id, name: &str) -> Result<()> {
        let is_named = self.constant_ids.contains(&part) || self.named_ids.contains(&part);
        let Some(function) = self.function.value else { return Ok(()) };
        let is_nameless = name.is_empty() || self.options.discard_names;
        if !self.options.follows_khronos() || is_nameless || is_named {
            return Ok(());
        }
        let names = self.function.part_names.get_or_insert_with(|| PartNames::of(function));
        let name = names.unique(name);
        self.name_id(part, &name)
    }
}
