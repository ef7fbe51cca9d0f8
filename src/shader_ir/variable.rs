//! Loads of builtin variables as intrinsics.

use super::Lowering;
use crate::contract::{Attached, Decorations};
use crate::error::Result;
use crate::llvm::{Opcode, Value};
use crate::table::spv_intrinsic::{self, SpvRow, Target};
use crate::table::storage_class::INPUT;
use rspirv::spirv::Decoration;

/// A use of a builtin variable that an intrinsic replaces.
enum Use<'c> {
    /// A load of the whole variable.
    Whole(Value<'c>),
    /// An access chain to a component, with its index and its loads.
    Component(Value<'c>, Value<'c>, Vec<Value<'c>>),
}

fn is_load(value: &Value<'_>) -> bool {
    value.opcode() == Some(Opcode::Load)
}

/// The use of a variable by an instruction; `None` for any that is no load.
fn use_of<'c>(user: Value<'c>) -> Option<Use<'c>> {
    if is_load(&user) {
        return Some(Use::Whole(user));
    }
    if user.opcode() != Some(Opcode::GetElementPtr) || user.operand_count() != 3 {
        return None;
    }
    let is_first = user.operand(1)?.u32_value() == Some(0);
    let index = user.operand(2).filter(|index| is_first && index.u32_value().is_some())?;
    let loads: Vec<_> = user.users().collect();
    loads.iter().all(is_load).then_some(Use::Component(user, index, loads))
}

impl<'c> Lowering<'c> {
    /// The builtin that a variable is.
    fn builtin(&self, variable: Value<'c>) -> Option<u32> {
        if variable.ty().address_space() != Some(INPUT) {
            return None;
        }
        let decorations = Decorations::read(variable, &self.kinds)?.0;
        let decoration = decorations.iter().find(|one| one.kind == Some(Decoration::BuiltIn as u32))?;
        decoration.operands.first()?.u32_value()
    }

    /// Replaces the loads of builtin variables, and the variables that only these use.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub(super) fn builtin_variables(&self) -> Result<()> {
        for variable in self.module.variables().collect::<Vec<_>>() {
            let Some(builtin) = self.builtin(variable) else { continue };
            let mut rows = spv_intrinsic::ROWS.iter();
            let Some(row) =
                rows.find(|row| matches!(row.target, Target::Variable(of) if of as u32 == builtin))
            else {
                continue;
            };
            let uses: Option<Vec<_>> = variable.users().map(use_of).collect();
            for one in uses.unwrap_or_default() {
                self.builtin_use(row, one)?;
            }
            if !variable.is_used() {
                variable.erase();
            }
        }
        Ok(())
    }

    fn builtin_use(&self, row: &SpvRow, one: Use<'c>) -> Result<()> {
        match one {
            Use::Whole(load) => {
                if let Some(value) = self.whole(row, load)? {
                    load.replace_all_uses_with(value);
                    load.erase();
                }
            }
            Use::Component(chain, index, loads) => {
                for load in loads {
                    if let Some(value) = self.component(row, load, load.ty(), index)? {
                        load.replace_all_uses_with(value);
                        load.erase();
                    }
                }
                if !chain.is_used() {
                    chain.erase();
                }
            }
        }
        Ok(())
    }

    /// A component in front of an instruction, or the whole of a scalar.
    fn component(
        &self,
        row: &SpvRow,
        before: Value<'c>,
        ty: crate::llvm::Type<'c>,
        index: Value<'c>,
    ) -> Result<Option<Value<'c>>> {
        let index = index.u32_value().unwrap_or(0);
        let arguments = match row.operands {
            [] => Vec::new(),
            _ => vec![self.context.i32_type().int(index.into())?],
        };
        let Some(callee) = self.intrinsic(row.name, &arguments, ty)? else { return Ok(None) };
        let builder = self.context.builder();
        builder.position_before(before);
        builder.call_function(callee, &arguments).map(Some)
    }

    /// The value that a load gives.
    fn whole(&self, row: &SpvRow, load: Value<'c>) -> Result<Option<Value<'c>>> {
        let ty = load.ty();
        let number = self.context.i32_type();
        if !ty.is_vector() {
            return self.component(row, load, ty, number.int(0)?);
        }
        let mut vector = ty.poison()?;
        for lane in 0..ty.lanes() {
            let index = number.int(lane.into())?;
            let Some(value) = self.component(row, load, ty.scalar(), index)? else { return Ok(None) };
            let builder = self.context.builder();
            builder.position_before(load);
            vector = builder.insert_element(vector, value, index)?;
        }
        Ok(Some(vector))
    }
}
