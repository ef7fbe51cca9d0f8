//! Decorations as metadata: of kernel parameters, and, with friendly names, of everything but functions.

use super::Pass;
use crate::dialect::BuiltinNames;
use crate::error::Result;
use crate::llvm::{AttributePlace, Metadata, Opcode, Value, calling_convention};
use crate::reader::annotation::{Decorated, take_string};
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::{Id, Instruction, op};
use crate::table::aliasing;
use crate::table::annotation::MAX_ERROR;
use crate::table::metadata as names;
use rspirv::spirv::Decoration;

impl<'c, 'm> Pass<'_, 'c, 'm> {
    /// Rewrites the metadata for decorations: all those with literals, ordered by number.
    ///
    /// # Errors
    /// Decorations without their operands.
    pub(super) fn decorations(&self) -> Result<()> {
        let kind = self.reading.llvm.md_kind(names::DECORATIONS);
        let is_friendly = self.names == BuiltinNames::Spirv;
        for instruction in self.reading.spirv.instructions() {
            let Some(id) = instruction.result_id().filter(|id| self.annotations.any(*id)) else { continue };
            let Some(value) = self.reading.value(id) else { continue };
            if !(value.is_instruction() || value.is_global()) {
                continue;
            }
            let nodes = if self.max_error(id, value) || value.is_function() || !is_friendly {
                Vec::new()
            } else {
                self.nodes_of(id)?
            };
            value.set_metadata(kind, (!nodes.is_empty()).then(|| self.reading.llvm.md_node(&nodes)));
        }
        for (head, function) in self.own_functions() {
            self.parameter_decorations(head, function)?;
            self.aligned_by_constants(head, function);
        }
        Ok(())
    }

    /// The nodes of an id's decorations with literals.
    fn nodes_of(&self, id: Id) -> Result<Vec<Option<Metadata<'c>>>> {
        let is_scope = |d: &Decorated<'m>| aliasing::ROWS.iter().any(|(.., of)| d.is(*of));
        let all = self.annotations.of(id).filter(|d| !d.ids && !is_scope(d));
        let mut all: Vec<_> = all.copied().collect();
        all.sort_by_key(|decorated| decorated.kind);
        all.iter().map(|decorated| self.node_of(decorated).map(Some)).collect()
    }

    /// The node of a decoration with literals: its number, strings and numbers.
    fn node_of(&self, decorated: &Decorated<'m>) -> Result<Metadata<'c>> {
        let llvm = self.reading.llvm;
        let mut operands = vec![Some(llvm.md_i32(decorated.kind))];
        let mut words = decorated.operands;
        let enumerant = grammar::enumerant(OperandKind::Decoration, decorated.kind);
        for parameter in enumerant.map_or(&[][..], |e| e.parameters) {
            if parameter.kind == OperandKind::LiteralString {
                let (text, used) = take_string(words)?;
                operands.push(Some(llvm.md_string(&text)));
                words = words.get(used..).unwrap_or_default();
            } else if let Some((word, rest)) = words.split_first() {
                operands.push(Some(llvm.md_i32(*word)));
                words = rest;
            }
        }
        operands.extend(words.iter().map(|word| Some(llvm.md_i32(*word))));
        Ok(llvm.md_node(&operands))
    }

    /// The maximum error of a result: an attribute of a call, metadata of any other instruction. Other
    /// decorations of the result are then dropped.
    fn max_error(&self, id: Id, value: Value<'c>) -> bool {
        let found = self.annotations.find(id, Decoration::FPMaxErrorDecorationINTEL);
        let Some(bits) = found.and_then(|decorated| decorated.operands.first()) else { return false };
        if !value.is_instruction() {
            return false;
        }
        let llvm = self.reading.llvm;
        let text = format!("{:.6}", f32::from_bits(*bits));
        if value.opcode() == Some(Opcode::Call) {
            value.add_attribute(AttributePlace::Function, llvm.string_attribute(MAX_ERROR, &text));
        } else {
            let node = llvm.md_node(&[Some(llvm.md_string(&text))]);
            value.set_metadata(llvm.md_kind(MAX_ERROR), Some(node));
        }
        true
    }

    fn parameter_decorations(&self, head: Instruction<'m>, function: Value<'c>) -> Result<()> {
        let llvm = self.reading.llvm;
        let parameters = self.reading.spirv.parameters(head).filter_map(Instruction::result_id);
        let nodes = parameters.map(|id| self.nodes_of(id)).collect::<Result<Vec<_>>>()?;
        let any = nodes.iter().any(|nodes| !nodes.is_empty());
        let is_kernel = function.calling_convention() == Some(calling_convention::SPIR_KERNEL)
            && !self.is_vector_compute(function);
        let is_written = is_kernel || any && self.names == BuiltinNames::Spirv;
        let lists: Vec<_> = nodes.iter().map(|nodes| Some(llvm.md_node(nodes))).collect();
        let node = is_written.then(|| llvm.md_node(&lists));
        function.set_metadata(llvm.md_kind(names::PARAMETER_DECORATIONS), node);
        Ok(())
    }

    /// The value of the constant operand of an id's decoration.
    pub(super) fn number_by_id(&self, id: Id, decoration: Decoration) -> Option<u32> {
        let found = self.annotations.find(id, decoration).filter(|found| found.ids)?;
        let constant = self.reading.value(Id(*found.operands.first()?))?;
        u32::try_from(constant.int_value()?).ok()
    }

    /// Pointer attributes whose values are constants.
    fn aligned_by_constants(&self, head: Instruction<'m>, function: Value<'c>) {
        let llvm = self.reading.llvm;
        for (position, parameter) in (0u32..).zip(self.reading.spirv.parameters(head)) {
            let Some(id) = parameter.result_id() else { continue };
            if function.param(position).is_none_or(|value| !value.ty().is_pointer()) {
                continue;
            }
            let alignment = self.number_by_id(id, Decoration::AlignmentId);
            let alignment = alignment.filter(|bytes| bytes.is_power_of_two());
            let most = self.number_by_id(id, Decoration::MaxByteOffsetId).filter(|bytes| *bytes != 0);
            for (name, bytes) in [("align", alignment), ("dereferenceable", most)] {
                if let Some(attribute) = bytes.and_then(|bytes| llvm.int_attribute(name, bytes.into())) {
                    function.add_attribute(AttributePlace::Param(position), attribute);
                }
            }
        }
    }

    /// Variables: the preferred alignment where none is given, and volatile initialization.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn variables(&self) -> Result<()> {
        let mut declared = rustc_hash::FxHashMap::default();
        for instruction in self.reading.spirv.instructions().filter(|i| i.opcode().is_variable()) {
            let Some(id) = instruction.result_id() else { continue };
            let Some(variable) = self.reading.value(id) else { continue };
            if let Some(bytes) = self.number_by_id(id, Decoration::AlignmentId) {
                crate::reader::align(variable, bytes)?;
            }
            declared.insert(variable, id);
            let initialized = variable.next_instruction().filter(|next| {
                next.opcode() == Some(Opcode::Store) && next.accessed_pointer() == Some(variable)
            });
            let has_initializer = instruction.operands().len() > initializer_place(instruction);
            if let Some(store) = initialized.filter(|_| has_initializer)
                && self.annotations.find(id, Decoration::Volatile).is_some()
            {
                store.set_volatile(true);
            }
        }
        let is_aligned = |id: &Id| {
            [Decoration::Alignment, Decoration::AlignmentId]
                .iter()
                .any(|decoration| self.annotations.find(*id, *decoration).is_some())
        };
        let all = self.reading.module.functions().flat_map(Value::blocks);
        for variable in all.flat_map(crate::llvm::Block::instructions) {
            let Some(ty) = variable.alloca_type() else { continue };
            if variable.alloca_count().is_none_or(|count| count.int_value() == Some(1))
                && !declared.get(&variable).is_some_and(is_aligned)
                && let Some(bytes) = self.reading.module.preferred_alignment(ty)
            {
                variable.set_alignment(bytes.into());
            }
        }
        Ok(())
    }
}

/// The index of a variable's initializer operand.
pub(super) fn initializer_place(variable: Instruction<'_>) -> usize {
    if variable.opcode() == op::UntypedVariableKHR { 2 } else { 1 }
}
