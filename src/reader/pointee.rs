//! Pointees that no instruction shows: `!spirv.Pointee` and the related kinds of the metadata contract.

use super::context::Reader;
use super::function::FunctionRange;
use super::type_declaration::TypeKind;
use crate::contract::{self, Attached, OF_RESULT, ParameterPointees, Pointee};
use crate::error::Result;
use crate::llvm::{AttributePlace, Value};
use crate::spirv::Id;

/// Limit of nested pointers followed.
const DEEPEST: usize = 16;

impl<'c, 'm> Reader<'c, 'm> {
    /// Whether an id is a pointer value in LLVM IR.
    pub(super) fn is_pointer_value(&self, id: Id) -> bool {
        self.type_of(id).is_ok_and(|ty| self.is_pointer(ty))
    }

    /// Records the pointees in a function that no instruction shows.
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

    /// Whether an instruction shows the pointee of a pointer.
    fn is_accessed(&self, id: Id) -> bool {
        self.spirv.slot(id).and_then(|slot| self.ids.accessed.get(slot)).copied().unwrap_or(false)
    }

    fn is_shown_by_use(&self, id: Id) -> bool {
        self.is_accessed(id) && !self.points_to_pointer(id) && !self.model.untyped
    }

    /// Whether the pointee is a pointer, whose own pointee must be recorded separately.
    fn points_to_pointer(&self, id: Id) -> bool {
        self.pointee_of(id).is_ok_and(|pointee| self.is_pointer(pointee))
    }

    /// The pointee of a pointer type, recursively for pointers. `None` for bytes, which the writer assumes,
    /// and for types that are not typed pointers.
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
            // An opaque structure has no LLVM value that could represent the type.
            let is_implied = llvm.int_bits() == Some(8) && !self.model.untyped;
            if is_implied || llvm.is_void() || llvm.is_opaque() || llvm.is_function() {
                break;
            }
            levels.push(llvm.poison()?);
            at = pointee;
        }
        Ok((!levels.is_empty()).then(|| Pointee::new(&levels)))
    }

    /// Adds uses of the aggregate types attached to a function or variable, so that LLVM prints them.
    pub(super) fn mention_types(&mut self, pointee: &Pointee<'c>) {
        contract::mention(pointee, self.module, self.llvm, &mut self.ids.mentioned);
    }
}
