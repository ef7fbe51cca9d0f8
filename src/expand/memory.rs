//! Loads and stores of vectors that are aligned as their elements only, and of numbers of 16 bits.
//!
//! Spec: "Vector Data Load and Store Instructions" of OpenCL.std.

use super::{Expander, Outcome, Site};
use crate::error::Result;
use crate::llvm::{Opcode, Type, Value};

impl<'c> Expander<'c> {
    /// The place of a lane of the vector number `offset`, whose vectors are `stride` elements apart.
    fn place(
        &self,
        element: Type<'c>,
        pointer: Value<'c>,
        (offset, stride): (Value<'c>, u32),
        lane: u32,
    ) -> Result<Value<'c>> {
        let ty = offset.ty();
        let start = self.builder.binary(Opcode::Mul, offset, ty.int(stride.into())?)?;
        let index = self.builder.binary(Opcode::Add, start, ty.int(lane.into())?)?;
        self.builder.gep(element, pointer, &[index], 0)
    }

    /// Builds a result lane by lane; a scalar has one.
    fn lanes(&self, ty: Type<'c>, lane: impl Fn(u32) -> Result<Option<Value<'c>>>) -> Result<Outcome<'c>> {
        let mut result = ty.poison()?;
        for index in 0..ty.lanes().max(1) {
            let Some(value) = lane(index)? else { return Ok(Outcome::Undefined) };
            result = if ty.is_vector() { self.insert(result, value, index)? } else { value };
        }
        Ok(Outcome::Value(result))
    }

    fn load_halves(&self, site: &Site<'c>, stride: u32) -> Result<Outcome<'c>> {
        let (offset, pointer) = (site.argument(0)?, site.argument(1)?);
        let bits = self.context.i16_type();
        self.lanes(site.result, |lane| {
            let place = self.place(bits, pointer, (offset, stride), lane)?;
            let half = self.builder.load(bits, place)?;
            match self.defined("number_of_half", &[half], self.context.float_type())? {
                Outcome::Value(number) => self.converted(number, site.result.scalar()),
                _ => Ok(None),
            }
        })
    }

    fn store_halves(&self, site: &Site<'c>, stride: u32) -> Result<Outcome<'c>> {
        let (data, offset, pointer) = (site.argument(0)?, site.argument(1)?, site.argument(2)?);
        let bits = self.context.i16_type();
        let mode = match site.arguments.get(3) {
            Some(mode) => *mode,
            None => self.context.i32_type().int(0)?,
        };
        for lane in 0..data.ty().lanes().max(1) {
            let number = self.lane(data, lane)?;
            let Outcome::Value(half) = self.defined("half_bits", &[number, mode], bits)? else {
                return Ok(Outcome::Undefined);
            };
            let place = self.place(bits, pointer, (offset, stride), lane)?;
            self.builder.store(half, place)?;
        }
        Ok(Outcome::Done)
    }
}

/// In the aligned forms three elements take the room of four.
fn aligned(lanes: u32) -> u32 {
    if lanes == 3 { 4 } else { lanes }
}

/// `vloadn`.
pub(super) fn load<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Result<Outcome<'c>> {
    let (offset, pointer, element) = (site.argument(0)?, site.argument(1)?, site.result.scalar());
    expander.lanes(site.result, |lane| {
        let place = expander.place(element, pointer, (offset, site.result.lanes()), lane)?;
        expander.builder.load(element, place).map(Some)
    })
}

/// `vstoren`.
pub(super) fn store<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Result<Outcome<'c>> {
    let (data, offset, pointer) = (site.argument(0)?, site.argument(1)?, site.argument(2)?);
    for lane in 0..data.ty().lanes() {
        let place = expander.place(data.ty().scalar(), pointer, (offset, data.ty().lanes()), lane)?;
        expander.builder.store(expander.lane(data, lane)?, place)?;
    }
    Ok(Outcome::Done)
}

/// `vload_half`, `vload_halfn`.
pub(super) fn load_half<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Result<Outcome<'c>> {
    expander.load_halves(site, site.result.lanes().max(1))
}

/// `vloada_halfn`.
pub(super) fn load_aligned_half<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Result<Outcome<'c>> {
    expander.load_halves(site, aligned(site.result.lanes()))
}

/// `vstore_half`, `vstore_halfn` and their like with a rounding mode.
pub(super) fn store_half<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Result<Outcome<'c>> {
    expander.store_halves(site, site.argument(0)?.ty().lanes().max(1))
}

/// `vstorea_halfn` and `vstorea_halfn_r`.
pub(super) fn store_aligned_half<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Result<Outcome<'c>> {
    expander.store_halves(site, aligned(site.argument(0)?.ty().lanes()))
}
