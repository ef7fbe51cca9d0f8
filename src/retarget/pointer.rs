//! Addresses, sizes and copies of memory.

use super::emit::Emitter;
use crate::error::{Error, Result};
use crate::spirv::operands::NumberType;
use crate::spirv::{Id, Instruction, Module, op};
use rspirv::spirv::{AddressingModel, Decoration, MemoryAccess};

/// How many types are looked into for a size, those of members included.
const MOST_TYPES: u32 = 4096;

/// The width of addresses; `None` where they are logical.
fn address_bits(module: &Module) -> Option<u32> {
    let model = module.instructions().find(|one| one.opcode() == op::MemoryModel)?.operand(0).ok()?;
    let models = [(AddressingModel::Physical32, 32), (AddressingModel::Physical64, 64)];
    models.iter().find(|(of, _)| *of as u32 == model).map(|(_, bits)| *bits)
}

/// Size and alignment of a type in the memory of kernels, in bytes; `None` if it has none that is known.
///
/// Spec (OpenCL): "Alignment of Types"
fn size_and_alignment(module: &Module, ty: Id, left: &mut u32) -> Option<(u64, u64)> {
    let definition = module.definition(ty)?;
    *left = left.checked_sub(1)?;
    let mut inner = |ty: Id| size_and_alignment(module, ty, left);
    match definition.opcode() {
        op::TypePointer => address_bits(module).map(|bits| (u64::from(bits / 8), u64::from(bits / 8))),
        op::TypeVector => {
            let (size, _) = inner(definition.id(0).ok()?)?;
            let lanes = u64::from(definition.operand(1).ok()?).next_power_of_two();
            let size = size.checked_mul(lanes)?;
            Some((size, size))
        }
        op::TypeArray => {
            let (size, alignment) = inner(definition.id(0).ok()?)?;
            let length = module.definition_as(definition.id(1).ok()?, op::Constant)?.operand(0).ok()?;
            Some((size.checked_mul(length.into())?, alignment))
        }
        op::TypeStruct => {
            let is_packed = module.declarations().any(|one| {
                one.opcode() == op::Decorate && one.operands() == [ty.0, Decoration::CPacked as u32]
            });
            let (mut end, mut greatest) = (0u64, 1);
            for member in definition.operands() {
                let (size, alignment) = inner(Id(*member))?;
                let alignment = if is_packed { 1 } else { alignment };
                end = end.checked_next_multiple_of(alignment)?.checked_add(size)?;
                greatest = greatest.max(alignment);
            }
            Some((end.checked_next_multiple_of(greatest)?, greatest))
        }
        _ => {
            let size = u64::from(NumberType::declared_by(definition)?.width_bits() / 8);
            (size > 0).then_some((size, size))
        }
    }
}

impl Emitter<'_> {
    /// The size of what a pointer points to, in bytes.
    fn size_of_pointee(&self, pointer: Id) -> Result<u64> {
        let definition = self.type_of(pointer).ok().and_then(|ty| self.module.definition(ty));
        let pointee = definition.and_then(|ty| ty.id(1).ok());
        let size = pointee.and_then(|ty| size_and_alignment(self.module, ty, &mut { MOST_TYPES }));
        size.map(|(size, _)| size).ok_or_else(|| Error::unsupported("a size that is not known"))
    }

    /// The addresses in two pointers.
    fn addresses(&mut self, one: Instruction<'_>) -> Result<(Id, Id, u32)> {
        let Some(bits) = address_bits(self.module) else {
            return Err(Error::unsupported("addresses of logical pointers"));
        };
        let ty = self.int(bits)?.ty;
        let left = self.op(op::ConvertPtrToU, ty, &[one.id(0)?])?;
        let right = self.op(op::ConvertPtrToU, ty, &[one.id(1)?])?;
        Ok((left, right, bits))
    }

    /// OpPtrEqual and OpPtrNotEqual.
    pub(super) fn pointer_equal(&mut self, one: Instruction<'_>, is_negated: bool) -> Result<()> {
        let (left, right, _) = self.addresses(one)?;
        let opcode = if is_negated { op::INotEqual } else { op::IEqual };
        self.rewrite.push_as(one, opcode, &[left.0, right.0])
    }

    /// OpPtrDiff.
    pub(super) fn pointer_difference(&mut self, one: Instruction<'_>) -> Result<()> {
        let size = self.size_of_pointee(one.id(0)?)?;
        let (left, right, bits) = self.addresses(one)?;
        let address = self.int(bits)?;
        let bytes = self.op(op::ISub, address.ty, &[left, right])?;
        let size = self.number(address, size.max(1))?;
        let count = self.op(op::SDiv, address.ty, &[bytes, size])?;
        let result = self.result_shape(one)?;
        let count = self.converted(count, address, result, true)?;
        self.define(one, count)
    }

    /// OpSizeOf.
    pub(super) fn size_of(&mut self, one: Instruction<'_>) -> Result<()> {
        let size = self.size_of_pointee(one.id(0)?)?;
        let shape = self.result_shape(one)?;
        let size = self.number(shape, size)?;
        self.define(one, size)
    }

    /// OpCopyMemory and OpCopyMemorySized with a memory operand for each side: one that holds for both.
    ///
    /// # Errors
    /// Masks whose meaning for one side is not that for both.
    pub(super) fn copy_with_one_mask(&mut self, one: Instruction<'_>, fixed: usize) -> Result<()> {
        let (head, masks) = one.operands().split_at_checked(fixed).unwrap_or((one.operands(), &[]));
        let aligned = MemoryAccess::ALIGNED.bits();
        let known = aligned | MemoryAccess::VOLATILE.bits() | MemoryAccess::NONTEMPORAL.bits();
        let side = |masks: &[u32]| -> Option<(u32, Option<u32>, usize)> {
            let mask = *masks.first()?;
            let alignment = if mask & aligned != 0 { Some(*masks.get(1)?) } else { None };
            Some((mask & !aligned, alignment, 1 + usize::from(alignment.is_some())))
        };
        let parts = side(masks).and_then(|target| Some((target, side(masks.get(target.2..)?)?)));
        let Some(((target, to, _), (source, from, _))) = parts else {
            return Err(Error::malformed("a copy without two memory operands"));
        };
        if (target | source) & !known != 0 {
            return Err(Error::unsupported("memory operands that hold for one side of a copy"));
        }
        let mut words = head.to_vec();
        // The lesser alignment holds for both; volatile on both sides is more than was asked for.
        match (to, from) {
            (Some(to), Some(from)) => words.extend([target | source | aligned, to.min(from)]),
            _ => words.push(target | source),
        }
        self.rewrite.push(one.opcode(), None, None, &words)
    }
}
