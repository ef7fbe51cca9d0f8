//! Attributes of functions and calls.

use super::Pass;
use crate::llvm::{AttributePlace, Block, Type, Value};
use crate::spirv::{Instruction, op};
use crate::table::function::{
    CONTROLS, EXCLUSIVE, PARAMETER_ATTRIBUTES, ParameterForm, REFERENCED_INDIRECTLY, RESULT_ATTRIBUTES,
};
use rspirv::spirv::Decoration;
use rustc_hash::FxHashSet;

impl<'c> Pass<'_, 'c, '_> {
    /// Gives functions the attributes for all their function controls, and calls the attributes of their
    /// callee.
    pub(super) fn attributes(&self) {
        let llvm = self.reading.llvm;
        for (head, function) in self.own_functions() {
            let control = head.operands().first().copied().unwrap_or(0);
            let has = |name: &str| function.attribute(AttributePlace::Function, name).is_some();
            for row in CONTROLS.iter().filter(|row| control & row.bit.bits() != 0) {
                if row.without.is_some_and(has) {
                    continue;
                }
                for name in row.with.into_iter().chain([row.attribute]).filter(|name| !has(name)) {
                    if let Some(attribute) = llvm.enum_attribute(name) {
                        function.add_attribute(AttributePlace::Function, attribute);
                    }
                }
            }
        }
        for (head, function) in self.own_functions() {
            self.result_attributes(head, function);
        }
        let own: FxHashSet<Value<'c>> = self.own_functions().map(|(_, function)| function).collect();
        for call in self.reading.module.functions().flat_map(Value::blocks).flat_map(Block::instructions) {
            let callee = call.called_function().filter(|callee| own.contains(callee));
            if let Some(callee) = callee.filter(|callee| !callee.is_intrinsic()) {
                copy_attributes(callee, call);
                drop_texts(call);
            }
        }
    }

    /// The return attributes from all of a function's `FuncParamAttr`, as far as LLVM accepts them on
    /// results.
    fn result_attributes(&self, head: Instruction<'_>, function: Value<'c>) {
        let (Some(id), Some(ty)) = (head.result_id(), head.result_type()) else { return };
        let is_int = self.reading.ty(ty).is_some_and(Type::is_int);
        let is_pointer = self.reading.spirv.definition_as(ty, op::TypePointer).is_some();
        let place = AttributePlace::Return;
        for decorated in self.annotations.of(id).filter(|d| d.is(Decoration::FuncParamAttr)) {
            let of = |(attribute, _): &&(_, _)| decorated.operands.first() == Some(&(*attribute as u32));
            let row = PARAMETER_ATTRIBUTES.iter().find(of);
            let name = match row {
                Some((_, ParameterForm::Extension(name))) if is_int => name,
                Some((_, ParameterForm::Enum(name))) if is_pointer => name,
                _ => continue,
            };
            let has = |other: &&str| other != name && function.attribute(place, other).is_some();
            let is_excluded = EXCLUSIVE.iter().any(|pair| pair.contains(name) && pair.iter().any(has));
            if !RESULT_ATTRIBUTES.contains(name) || is_excluded {
                continue;
            }
            if let Some(attribute) = self.reading.llvm.enum_attribute(name) {
                function.add_attribute(place, attribute);
            }
        }
    }
}

/// Removes string attributes of the arguments and the result of a call.
fn drop_texts(call: Value<'_>) {
    let places = (0..call.arg_count()).map(AttributePlace::Param).chain([AttributePlace::Return]);
    for place in places {
        for attribute in call.attributes(place).into_iter().filter(|attribute| attribute.is_string()) {
            call.remove_attribute(place, attribute);
        }
    }
}

fn copy_attributes(callee: Value<'_>, call: Value<'_>) {
    let names = CONTROLS.iter().map(|row| row.attribute);
    let of_controls = names.filter_map(|name| callee.attribute(AttributePlace::Function, name));
    let referenced = callee.string_attribute(AttributePlace::Function, REFERENCED_INDIRECTLY);
    for attribute in of_controls.chain(referenced) {
        call.add_attribute(AttributePlace::Function, attribute);
    }
    for attribute in callee.attributes(AttributePlace::Return) {
        call.add_attribute(AttributePlace::Return, attribute);
    }
}
