//! What pointers point to, where no instruction shows it: `!spirv.Pointee` and its relatives of the metadata contract.

use super::context::Reader;
use super::function::FunctionRange;
use super::type_declaration::TypeKind;
use crate::error::Result;
use crate::llvm::{AttributePlace, Metadata, Value};
use crate::spirv::Id;
use crate::table::metadata as names;

impl<'c, 'm> Reader<'c, 'm> {
    /// Whether an id is a value that LLVM has a pointer for.
    pub(super) fn is_pointer_value(&self, id: Id) -> bool {
        self.type_of(id).is_ok_and(|ty| self.is_pointer(ty))
    }

    /// Pointee types that nothing in the function shows.
    pub(super) fn pointee_metadata(&mut self, range: FunctionRange<'m>, function: Value<'c>) -> Result<()> {
        let pointers = std::mem::take(&mut self.function.pointers);
        for (id, ty, value) in pointers {
            if !self.is_witnessed(id)
                && value.is_instruction()
                && let Some(node) = self.pointee_node(ty, 0)?
            {
                value.set_metadata(self.kinds.pointee, Some(node));
            }
        }
        for (id, ty, value) in std::mem::take(&mut self.function.variables) {
            if (self.model.untyped || !self.is_accessed(id))
                && let Some(node) = self.pointee_node(ty, 0)?
            {
                value.set_metadata(self.kinds.pointee, Some(node));
            }
        }
        let mut nodes = Vec::new();
        if let Some(result) = range.head.result_type()
            && let Some(node) = self.pointee_node(result, 0)?
        {
            self.mention_types(node);
            nodes.push(Some(self.llvm.md_node(&[Some(self.u32_metadata(u32::MAX)), Some(node)])));
        }
        for (position, parameter) in range.parameters(self.spirv) {
            let (Some(id), Some(ty)) = (parameter.result_id(), parameter.result_type()) else { continue };
            let typed = ["byval", "sret"]
                .iter()
                .any(|name| function.attribute(AttributePlace::Param(position), name).is_some());
            if !typed
                && !self.is_witnessed(id)
                && let Some(node) = self.pointee_node(ty, 0)?
            {
                self.mention_types(node);
                nodes.push(Some(self.llvm.md_node(&[Some(self.u32_metadata(position)), Some(node)])));
            }
        }
        if !nodes.is_empty() {
            let kind = self.llvm.md_kind(names::PARAMETER_POINTEE);
            function.set_metadata(kind, Some(self.llvm.md_node(&nodes)));
        }
        Ok(())
    }

    /// Whether an instruction shows what a pointer points to.
    fn is_accessed(&self, id: Id) -> bool {
        self.spirv.slot(id).and_then(|slot| self.ids.witnessed.get(slot)).copied().unwrap_or(false)
    }

    fn is_witnessed(&self, id: Id) -> bool {
        self.is_accessed(id) && !self.points_to_pointer(id) && !self.model.untyped
    }

    /// A pointer to a pointer: the inner pointee is a question of its own.
    fn points_to_pointer(&self, id: Id) -> bool {
        self.pointee_of(id).is_ok_and(|pointee| self.is_pointer(pointee))
    }

    /// The pointee of a pointer type as a node: its type, and for a pointer its own pointee. `None` for bytes, which
    /// the writer assumes, and for what is no typed pointer.
    pub(super) fn pointee_node(&self, ty: Id, depth: u32) -> Result<Option<Metadata<'c>>> {
        let info = self.type_info(ty)?;
        let pointee = match &info.kind {
            TypeKind::Pointer(_, Some(pointee)) => *pointee,
            TypeKind::Vector(element) => return self.pointee_node(*element, depth),
            _ => return Ok(None),
        };
        let llvm = self.ty(pointee)?;
        // LLVM has no value of an opaque structure to name the type by.
        let is_implied = llvm.int_bits() == Some(8) && !self.model.untyped;
        if is_implied || llvm.is_void() || llvm.is_opaque() || depth > 16 {
            return Ok(None);
        }
        let shown = if llvm.is_function() { return Ok(None) } else { llvm.poison()?.as_metadata() };
        let inner = self.pointee_node(pointee, depth + 1)?;
        let operands: Vec<_> = std::iter::once(Some(shown)).chain(inner.map(Some)).collect();
        Ok(Some(self.llvm.md_node(&operands)))
    }

    /// Mentions the aggregate types of a node that is attached to a function or variable, so that LLVM prints them.
    pub(super) fn mention_types(&mut self, node: Metadata<'c>) {
        let mut level = Some(node);
        while let Some(node) = level {
            if let Some(shown) = node.operand(0)
                && let Some(ty) = shown.value().map(Value::ty)
                && (ty.is_struct() || ty.is_array())
                && self.ids.mentioned.insert(ty)
            {
                self.named(names::TYPE, &[self.llvm.md_node(&[Some(shown)])]);
            }
            level = node.operand(1);
        }
    }
}
