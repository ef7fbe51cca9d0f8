//! Spec: "SPV_EXT_descriptor_heap": the heaps, which are variables without a type, and sizes of descriptors, which the device alone knows.
//!
//! A heap is a variable of no bytes, and a chain into it a call, since LLVM cannot know by how many bytes an index leads. A size is a call of
//! `__spirv_ConstantSizeOfEXT` in functions, with a value of the type in its place, and a tree of metadata elsewhere, as a specialization
//! constant that is kept.

use super::context::{Entry, Reader};
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::{Id, Instruction};
use crate::table::friendly_name;
use mangling::{Flavour, Symbol};
use rspirv::spirv::Decoration;
use rustc_hash::FxHashSet;

impl<'c, 'm> Reader<'c, 'm> {
    /// Reads a variable that has no data type.
    ///
    /// # Errors
    /// `Unsupported` outside of shaders, or for a storage class without an address space.
    pub(super) fn heap_variable(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if !self.model.environment.has_interface_variables() {
            return Err(Error::unsupported("a variable without a data type"));
        }
        let (id, class) = (instruction.required_id()?, instruction.operand(0)?);
        let space = self
            .space_of_class(class)
            .ok_or_else(|| Error::unsupported(format!("a variable of storage class {class}")))?;
        let symbol = self.annotations.name(id).filter(|_| self.settings.named).unwrap_or_default();
        let nothing = self.llvm.array_type(self.llvm.i8_type(), 0)?;
        let variable = self.module.add_variable(&symbol, nothing, space)?;
        self.set_entry(id, Entry::Value(variable))?;
        self.interface_variable(id, variable, class, None)?;
        self.variable_decorations(id, variable, nothing)?;
        self.mark_untyped(instruction, variable);
        variable.set_metadata(self.kinds.value_type, Some(self.llvm.md_node(&[None])));
        self.variable_line(variable)?;
        self.global_name(id, variable, &symbol)
    }

    /// Whether offsets or strides of a type depend on sizes of descriptors.
    pub(super) fn is_placed_by_device(&self, ty: Id) -> bool {
        let (mut left, mut seen) = (vec![ty], FxHashSet::default());
        while let Some(ty) = left.pop() {
            if !seen.insert(ty) {
                continue;
            }
            let is_placed = self.annotations.find(ty, Decoration::ArrayStrideIdEXT).is_some()
                || self.annotations.members(ty).iter().any(|(_, one)| one.is(Decoration::OffsetIdEXT));
            if is_placed {
                return true;
            }
            match self.type_info(ty).map(|info| &info.kind) {
                Ok(TypeKind::Array(element)) => left.push(*element),
                Ok(TypeKind::Struct(members)) => left.extend(members),
                _ => {}
            }
        }
        false
    }

    /// The call that is the size of a descriptor in a function.
    ///
    /// # Errors
    /// A type that names cannot spell.
    pub(super) fn size_call(&mut self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let of = instruction.id(0)?;
        let result = instruction.required_type()?;
        let name = self.name_with_result(&friendly_name(instruction.opcode()), result)?;
        let mangled = mangling::mangle(&Symbol::new(name, vec![self.mangled(of)?]), Flavour::Cxx);
        let argument = self.ty(of)?.poison()?;
        self.call_builtin(&mangled, self.ty(result)?, &[argument], crate::table::call().pure())
    }
}
