//! Binds the result of an expansion to the call that it replaces.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::Value;
use crate::spirv::Id;

impl<'c> Writer<'c, '_> {
    /// Binds the result of an expansion to a call and transfers the call's flags to the instruction.
    pub(super) fn bind_result(&mut self, call: Value<'c>, id: Id) -> Result<()> {
        let id = self.retarget_last(call, id)?;
        if !self.constants_contain(id) {
            self.call_flags(call, id)?;
        }
        self.adopt_plain(call, id)
    }

    /// The id of an expansion's result. If the call already has an id because of a forward reference, the
    /// expansion's last instruction is renumbered to that id when it is the one that produced the result.
    fn retarget_last(&mut self, call: Value<'c>, id: Id) -> Result<Id> {
        let Some(promised) = self.values.get(&call).copied().filter(|promised| *promised != id) else {
            return Ok(id);
        };
        let newest = self.function.last_value.filter(|(_, newest)| *newest == id);
        let Some((start, _)) = newest.filter(|_| self.type_of_id(id).ok() == self.type_of_id(promised).ok())
        else {
            return Ok(id);
        };
        let words = self.function.words.get_mut(start..).unwrap_or_default();
        let is_last = words.first().is_some_and(|head| (head >> 16) as usize == words.len());
        match words.get_mut(2) {
            Some(result) if is_last && *result == id.0 => *result = promised.0,
            _ => return Ok(id),
        }
        if let Some(opcode) = self.newest_opcode(id) {
            self.function.last_result = Some((opcode, promised));
        }
        Ok(promised)
    }

    /// Like [`Writer::bind_result`], for a result that is not an instruction to which the call's flags apply.
    pub(super) fn adopt_plain(&mut self, call: Value<'c>, id: Id) -> Result<()> {
        let id = self.retarget_last(call, id)?;
        if let Some(promised) = self.values.get(&call).copied() {
            if promised != id {
                self.alias(call, id)?;
            }
            return self.finish(call);
        }
        let ty = self.type_of_value(call)?;
        let cast = self.cast_to(id, ty)?;
        if cast == id && self.constants_contain(id) {
            return self.alias(call, id);
        }
        self.values.insert(call, cast);
        self.finish(call)
    }

    fn constants_contain(&self, id: Id) -> bool {
        self.constants.ids.contains(&id)
    }
}
