//! The variable that describes a kernel's memory to compiled code, and what is loaded from it.

use rustc_hash::FxHashMap;
use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::llvm::{Builder, Context, Linkage, Module, Opcode, Type, Value};

use super::base::{Facts, Regions};
use crate::executor::check::{CELLS, LARGEST, ORIGINS, SHADOW, SIZE, START, TABLE, WORDS};

/// The values of a part of the table, at the beginning of a function.
#[derive(Clone, Copy)]
pub struct Part<'c> {
    /// The address of the memory.
    pub start: Value<'c>,
    /// Its size in bytes.
    pub size: Value<'c>,
    /// From memory to its shadow.
    pub shadow: Value<'c>,
    /// The address of the cell of address 0.
    pub cells: Value<'c>,
    /// From shadow to its origins.
    pub origins: Value<'c>,
}

/// The table.
pub struct Table<'c> {
    regions: Regions<'c>,
    variable: Value<'c>,
    long: Type<'c>,
    byte: Type<'c>,
    parts: FxHashMap<(Value<'c>, usize), Part<'c>>,
    zeros: Option<Value<'c>>,
}

impl<'c> Table<'c> {
    /// A table of regions.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub fn new(context: &'c Context, module: Module<'c>, regions: Regions<'c>) -> Result<Self> {
        let (long, byte) = (context.int_type(64)?, context.int_type(8)?);
        let ty = context.array_type(long, (regions.bases.len() as u64 + 1) * WORDS)?;
        let variable = module.add_variable(TABLE, ty, 0)?;
        Ok(Self { regions, variable, long, byte, parts: FxHashMap::default(), zeros: None })
    }

    /// The region of a pointer, and what is known about it.
    pub fn find(&self, pointer: Value<'c>) -> Option<(usize, Facts)> {
        let number = self.regions.of(pointer)?;
        Some((number, *self.regions.facts.get(number)?))
    }

    /// What a function knows of a region; moves the builder where it loads that.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub fn part(&mut self, builder: &Builder<'c>, function: Value<'c>, number: usize) -> Result<Part<'c>> {
        if let Some(part) = self.parts.get(&(function, number)) {
            return Ok(*part);
        }
        if let Some(first) = function.entry_block().and_then(|block| block.first_instruction()) {
            builder.position_before(first);
            builder.set_debug_location(None);
        }
        let load = |part: u64, place: u64| {
            let offset = self.long.int((part * WORDS + place) * 8)?;
            let pointer = builder.gep(self.byte, self.variable, &[offset], 0)?;
            builder.load(self.long, pointer)
        };
        let own = number as u64 + 1;
        let part = Part {
            start: load(own, START)?,
            size: load(own, SIZE)?,
            shadow: load(own, SHADOW)?,
            cells: load(own, CELLS)?,
            origins: load(0, ORIGINS)?,
        };
        self.parts.insert((function, number), part);
        Ok(part)
    }

    /// Constant bytes that are zero.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub fn zeros(&mut self, context: &'c Context, module: Module<'c>) -> Result<Value<'c>> {
        if let Some(zeros) = self.zeros {
            return Ok(zeros);
        }
        let words = context.array_type(self.long, LARGEST / 8)?;
        let zeros = module.add_variable("spirv_run.check.zeros", words, 0)?;
        zeros.set_initializer(words.null()?)?;
        zeros.set_global_constant(true);
        zeros.set_linkage(Linkage::Private);
        self.zeros = Some(zeros);
        Ok(zeros)
    }

    /// Gives the variable its contents.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub fn write(&self, context: &'c Context) -> Result<()> {
        let long = self.long;
        let mut words = vec![long.null()?; (self.regions.bases.len() + 1) * WORDS as usize];
        words[0] = long.int(self.regions.bases.len() as u64)?;
        words[1] = long.int(self.regions.all.granule.into())?;
        let parts = words.chunks_exact_mut(WORDS as usize).skip(1);
        for ((part, base), facts) in parts.zip(&self.regions.bases).zip(&self.regions.facts) {
            part[0] = long.int(facts.granule.into())?;
            part[1] = long.int((!facts.is_written).into())?;
            if base.is_global() {
                part[START as usize] = base.constant_cast(Opcode::PtrToInt, long)?;
            }
        }
        let ty = context.array_type(long, words.len() as u64)?;
        self.variable.set_initializer(ty.aggregate(&words)?)
    }
}
