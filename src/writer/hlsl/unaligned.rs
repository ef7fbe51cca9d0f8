//! Buffers in which numbers lie where no number of their width may be declared: clang packs the members of structures. They are declared as
//! arrays of integers, of which accesses read and write as many as a number has.

use super::Pass;
use super::layout::{Declared, Place, common};
use crate::error::Result;
use crate::llvm::Type;

impl<'c> Pass<'c> {
    /// The contents of a buffer as they are in memory and as they are declared, and the number of these elements that one of the
    /// original contents is.
    ///
    /// # Errors
    /// A type that has no place in memory.
    pub(super) fn declared_contents(
        &mut self,
        contents: Type<'c>,
        is_uniform: bool,
    ) -> Result<(Type<'c>, Declared<'c>, u64)> {
        let place = Place::start(is_uniform);
        let stride = contents.element().and_then(|element| self.module.alloc_size_bytes(element));
        let is_endless = contents.is_array() && contents.length() == Some(0);
        if let (false, true, Some(stride)) = (is_uniform, is_endless, stride)
            && let Some(bytes) = self.unit_of_unaligned(contents)
            && let Ok(bits) = u32::try_from(bytes * 8)
        {
            let unit = self.context.int_type(bits)?;
            let memory = self.context.array_type(unit, 0)?;
            return Ok((memory, self.declared(memory, place, 0)?, stride / bytes));
        }
        Ok((contents, self.declared(contents, place, 0)?, 1))
    }

    /// The bytes of the greatest integer that may lie where all numbers of a type begin; `None` if each lies at a multiple of its own size.
    fn unit_of_unaligned(&self, memory: Type<'c>) -> Option<u64> {
        let mut unit = 8;
        let mut is_aligned = true;
        // Types with what their offsets are multiples of.
        let mut open = vec![(memory, 16)];
        while let Some((ty, alignment)) = open.pop() {
            if ty.is_struct() {
                for (member, position) in ty.members().into_iter().zip(0u32..) {
                    let offset = self.module.member_offset_bytes(ty, position)?;
                    open.push((member, common(alignment, offset)));
                }
            } else if ty.is_array() {
                let element = ty.element()?;
                open.push((element, common(alignment, self.module.alloc_size_bytes(element)?)));
            } else if ty.target_name().is_none() {
                let size = self.module.alloc_size_bytes(ty.scalar())?;
                is_aligned &= alignment.is_multiple_of(size);
                unit = common(common(unit, alignment), size);
            }
        }
        (!is_aligned).then_some(unit)
    }
}
