//! What pointers point to, where no instruction shows it: `!spirv.Pointee` and its relatives of the metadata contract.

use super::context::Reader;
use super::function::FunctionRange;
use super::type_declaration::TypeKind;
use crate::contract::{self, Attached, OF_RESULT, ParameterPointees, Pointee};
use crate::error::Result;
use crate::llvm::{AttributePlace, Value};
use crate::spirv::Id;

/// How many pointers to pointers are followed.
const DEEPEST: usize = 16;

impl<'c, 'm> Reader<'c, 'm> {
    /// Whether an id is a value that LLVM has a pointer for.
    pub(super) fn is_pointer_value(&self, id: Id) -> bool {
        self.type_of(id).is_ok_and(|ty| self.is_pointer(ty))
    }

    /// Pointee types that nothing in the function shows.
    pub(super) fn pointee_metadata(&mut self, range: FunctionRange<'m>, function: Value<'c>) -> Result<()> {
        let pointers = std::mem::take(&mut self.function.pointers);
        for (id, ty, value) in pointers {
            if !self.is_shown_by_use(id)
                && value.is_instruction()
                && let Some(pointee) = self.pointee(ty)?
            {
                pointee.write(value, self.llvm, &self.kinds);
            }
        }
        for (id, ty, value) in std::mem::take(&mut self.function.variables) {
            if (self.model.untyped || !self.is_accessed(id))
                && let Some(pointee) = self.pointee(ty)?
            {
                pointee.write(value, self.llvm, &self.kinds);
            }
        }
        let mut pointees = Vec::new();
        if let Some(result) = range.head.result_type()
            && let Some(pointee) = self.pointee(result)?
        {
            self.mention_types(&pointee);
            pointees.push((OF_RESULT, pointee));
        }
        for (position, parameter) in range.parameters(self.spirv) {
            let (Some(id), Some(ty)) = (parameter.result_id(), parameter.result_type()) else { continue };
            let typed = ["byval", "sret"]
                .iter()
                .any(|name| function.attribute(AttributePlace::Param(position), name).is_some());
            if !typed
                && !self.is_shown_by_use(id)
                && let Some(pointee) = self.pointee(ty)?
            {
                self.mention_types(&pointee);
                pointees.push((position, pointee));
            }
        }
        if !pointees.is_empty() {
            ParameterPointees(pointees).write(function, self.llvm, &self.kinds);
        }
        Ok(())
    }

    /// Whether an instruction shows what a pointer points to.
    fn is_accessed(&self, id: Id) -> bool {
        self.spirv.slot(id).and_then(|slot| self.ids.accessed.get(slot)).copied().unwrap_or(false)
    }

    fn is_shown_by_use(&self, id: Id) -> bool {
        self.is_accessed(id) && !self.points_to_pointer(id) && !self.model.untyped
    }

    /// A pointer to a pointer: the inner pointee is a question of its own.
    fn points_to_pointer(&self, id: Id) -> bool {
        self.pointee_of(id).is_ok_and(|pointee| self.is_pointer(pointee))
    }

    /// The pointee of a pointer type, and for a pointer its own pointee. `None` for bytes, which the writer assumes, and for what is
    /// no typed pointer.
    pub(super) fn pointee(&self, ty: Id) -> Result<Option<Pointee<'c>>> {
        let mut levels = Vec::new();
        let mut at = ty;
        while levels.len() <= DEEPEST {
            let pointee = match &self.type_info(at)?.kind {
                TypeKind::Pointer(_, Some(pointee)) => *pointee,
                TypeKind::Vector(element) => {
                    at = *element;
                    continue;
                }
                _ => break,
            };
            let llvm = self.ty(pointee)?;
            // LLVM has no value of an opaque structure to name the type by.
            let is_implied = llvm.int_bits() == Some(8) && !self.model.untyped;
            if is_implied || llvm.is_void() || llvm.is_opaque() || llvm.is_function() {
                break;
            }
            levels.push(llvm.poison()?);
            at = pointee;
        }
        Ok((!levels.is_empty()).then(|| Pointee::new(&levels)))
    }

    /// Mentions the aggregate types of what is attached to a function or variable, so that LLVM prints them.
    pub(super) fn mention_types(&mut self, pointee: &Pointee<'c>) {
        contract::mention(pointee, self.module, self.llvm, &mut self.ids.mentioned);
    }
}
