//! Loads and stores of arrays and structures, part by part: LLVM's backend has none of the whole.

use super::Lowering;
use crate::error::Result;
use crate::llvm::{Block, Opcode, Type, Value};

/// How many parts an access may be split into.
const MOST_PARTS: usize = 256;

/// Appends the paths to the scalars and vectors of a type; false if there are too many.
fn paths(ty: Type<'_>, path: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) -> bool {
    let members: Vec<Type<'_>> = match (ty.is_struct(), ty.is_array()) {
        (true, _) => ty.members().to_vec(),
        (_, true) => {
            let (Some(element), Some(length)) = (ty.element(), ty.length()) else { return false };
            match usize::try_from(length) {
                Ok(length) if length <= MOST_PARTS => vec![element; length],
                _ => return false,
            }
        }
        _ => {
            found.push(path.clone());
            return found.len() <= MOST_PARTS;
        }
    };
    (0u32..).zip(members).all(|(index, member)| {
        path.push(index);
        let fits = paths(member, path, found);
        path.pop();
        fits
    })
}

impl<'c> Lowering<'c> {
    /// Splits the accesses to arrays and structures.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub(super) fn aggregates(&self) -> Result<()> {
        let instructions: Vec<_> =
            self.module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect();
        for access in instructions {
            let is_load = access.opcode() == Some(Opcode::Load);
            let (value, pointer) = match access.opcode() {
                Some(Opcode::Load) => (Some(access), access.operand(0)),
                Some(Opcode::Store) => (access.operand(0), access.operand(1)),
                _ => continue,
            };
            let (Some(value), Some(pointer)) = (value, pointer) else { continue };
            let ty = value.ty();
            let mut found = Vec::new();
            if !(ty.is_array() || ty.is_struct()) || !paths(ty, &mut Vec::new(), &mut found) {
                continue;
            }
            if is_load {
                let whole = self.loaded(access, pointer, &found)?;
                access.replace_all_uses_with(whole);
            } else {
                self.stored(access, value, pointer, &found)?;
            }
            access.erase();
        }
        Ok(())
    }

    /// The pointer to a part.
    fn part(&self, access: Value<'c>, ty: Type<'c>, pointer: Value<'c>, path: &[u32]) -> Result<Value<'c>> {
        let number = self.context.i32_type();
        let mut indices = vec![number.int(0)?];
        for index in path {
            indices.push(number.int(u64::from(*index))?);
        }
        let builder = self.context.builder();
        builder.position_before(access);
        builder.gep(ty, pointer, &indices, 0)
    }

    fn loaded(&self, access: Value<'c>, pointer: Value<'c>, paths: &[Vec<u32>]) -> Result<Value<'c>> {
        let ty = access.ty();
        let mut whole = ty.poison()?;
        for path in paths {
            let of_part = path
                .iter()
                .try_fold(ty, |ty, index| if ty.is_struct() { ty.member(*index) } else { ty.element() });
            let Some(of_part) = of_part else { continue };
            let part = self.part(access, ty, pointer, path)?;
            let builder = self.context.builder();
            builder.position_before(access);
            let load = builder.load(of_part, part)?;
            load.set_volatile(access.is_volatile());
            whole = builder.insert_value(whole, load, path)?;
        }
        Ok(whole)
    }

    fn stored(
        &self,
        access: Value<'c>,
        value: Value<'c>,
        pointer: Value<'c>,
        paths: &[Vec<u32>],
    ) -> Result<()> {
        for path in paths {
            let part = self.part(access, value.ty(), pointer, path)?;
            let builder = self.context.builder();
            builder.position_before(access);
            let extracted = builder.extract_value(value, path)?;
            let store = builder.store(extracted, part)?;
            store.set_volatile(access.is_volatile());
        }
        Ok(())
    }
}
