//! Attributes of functions and their parameters: function controls, and decorations with an LLVM attribute.

use super::context::Reader;
use super::function::FunctionRange;
use crate::contract::{Attached, DecorationNode, Decorations, FunctionControl, ParameterDecorations};
use crate::error::{Error, Result};
use crate::llvm::{Attribute, AttributePlace, Type, Value};
use crate::spirv::{Id, Instruction};
use crate::table::function::{
    CONTROLS, EXCLUSIVE, PARAMETER_ATTRIBUTES, ParameterForm, REFERENCED_INDIRECTLY,
};
use rspirv::spirv::Decoration;

impl<'c, 'm> Reader<'c, 'm> {
    /// Adds the attributes of a function and its result; what these cannot represent becomes metadata.
    ///
    /// # Errors
    /// Decorations with invalid operands.
    pub(super) fn function_attributes(
        &mut self,
        head: Instruction<'m>,
        function: Value<'c>,
        kernel: bool,
    ) -> Result<()> {
        let (id, head_control) = (head.required_id()?, head.operand(0)?);
        let mut control = head_control;
        if !function.has_reserved_name() {
            self.enum_attribute(function, AttributePlace::Function, "nounwind")?;
        }
        if self.annotations.find(id, Decoration::ReferencedIndirectlyINTEL).is_some() {
            function.add_attribute(
                AttributePlace::Function,
                self.llvm.string_attribute(REFERENCED_INDIRECTLY, ""),
            );
        }
        let has = |name: &str| function.attribute(AttributePlace::Function, name).is_some();
        for row in CONTROLS.iter().filter(|row| head_control & row.bit.bits() != 0) {
            if row.without.is_some_and(has) {
                continue;
            }
            if row.with.is_some_and(|other| !has(other)) {
                continue;
            }
            self.enum_attribute(function, AttributePlace::Function, row.attribute)?;
            control &= !row.bit.bits();
        }
        if control != 0 {
            FunctionControl(control).write(function, self.llvm, &self.kinds);
        }
        let mut said = vec![Decoration::ReferencedIndirectlyINTEL];
        if !kernel {
            said.push(Decoration::LinkageAttributes);
        }
        said.extend(self.vector_compute_function(id, function));
        said.extend(self.function_decoration_metadata(id, function));
        for attribute in self.result_attributes(head)? {
            if !is_excluded(function, AttributePlace::Return, attribute.name()) {
                function.add_attribute(AttributePlace::Return, attribute);
            }
            said.push(Decoration::FuncParamAttr);
        }
        self.other_decorations(id, function, &said)
    }

    fn enum_attribute(&self, value: Value<'c>, place: AttributePlace, name: &str) -> Result<()> {
        let attribute = self.llvm.enum_attribute(name);
        let attribute = attribute.ok_or_else(|| Error::internal(format!("LLVM has no attribute {name}")))?;
        value.add_attribute(place, attribute);
        Ok(())
    }

    /// Names the parameters and applies their decorations to the function.
    ///
    /// # Errors
    /// Decorations with invalid operands.
    pub(super) fn parameters(&mut self, range: FunctionRange<'m>, function: Value<'c>) -> Result<()> {
        let mut left = Vec::new();
        let mut any_left = false;
        for (position, parameter) in range.parameters(self.spirv) {
            let value = function.param(position).ok_or_else(|| Error::internal("too many parameters"))?;
            self.define(parameter, value)?;
            let nodes = self.parameter_decorations(function, position, parameter)?;
            any_left |= !nodes.is_empty();
            left.push(Decorations(nodes));
        }
        if any_left {
            ParameterDecorations(left).write(function, self.llvm, &self.kinds);
        }
        Ok(())
    }

    /// Converts decorations of a parameter to attributes; returns nodes for those without an attribute.
    fn parameter_decorations(
        &mut self,
        function: Value<'c>,
        position: u32,
        parameter: Instruction<'m>,
    ) -> Result<Vec<DecorationNode<'c>>> {
        let Some(id) = parameter.result_id() else { return Ok(Vec::new()) };
        let mut decorations: Vec<_> = self.annotations.of(id).copied().collect();
        let place = AttributePlace::Param(position);
        let said = self.vector_compute_parameter(id, function, position);
        decorations.retain(|decorated| !said.iter().any(|said| decorated.is(*said)));
        let mut left = Vec::new();
        for decorated in decorations {
            let literal = decorated.operands.first().copied().unwrap_or(u32::MAX);
            let bytes = |decoration| decorated.operands.first().filter(|_| decorated.is(decoration)).copied();
            let (alignment, most) = (bytes(Decoration::Alignment), bytes(Decoration::MaxByteOffset));
            let attribute = if decorated.is(Decoration::FuncParamAttr) {
                self.attribute_of(function, position, literal, parameter.required_type()?)?
            } else if let Some(bytes) = alignment.filter(|bytes| bytes.is_power_of_two())
                && self.is_pointer_value(id)
            {
                self.llvm.int_attribute("align", u64::from(bytes))
            } else if let Some(bytes) = most.filter(|bytes| *bytes != 0)
                && self.is_pointer_value(id)
            {
                self.llvm.int_attribute("dereferenceable", u64::from(bytes))
            } else {
                None
            };
            match attribute {
                Some(attribute) => {
                    function.add_attribute(place, attribute);
                }
                None => left.push(self.decoration_node(&decorated)?),
            }
        }
        Ok(left)
    }

    /// The attribute for a FunctionParameterAttribute on a parameter of a function or a call; `None` if LLVM
    /// has none, or does not accept it there.
    ///
    /// # Errors
    /// An id that is not a type.
    pub(super) fn attribute_of(
        &self,
        of: Value<'c>,
        position: u32,
        number: u32,
        ty: Id,
    ) -> Result<Option<Attribute<'c>>> {
        Ok(self
            .attribute_for_type(number, ty)?
            .filter(|attribute| is_welcome(of, position, attribute.name())))
    }

    pub(super) fn attribute_for_type(&self, number: u32, ty: Id) -> Result<Option<Attribute<'c>>> {
        let row = PARAMETER_ATTRIBUTES.iter().find(|(attribute, _)| *attribute as u32 == number);
        let Some((_, form)) = row else { return Ok(None) };
        let is_pointer = self.is_pointer(ty);
        Ok(match form {
            ParameterForm::Extension(name) if self.ty(ty)?.is_int() => self.llvm.enum_attribute(name),
            ParameterForm::Enum(name) if is_pointer => self.llvm.enum_attribute(name),
            ParameterForm::NoCapture if is_pointer => self.llvm.int_attribute("captures", 0),
            ParameterForm::Type(name) if is_pointer => {
                let pointee = self.pointer_parts(ty)?.1.map(|pointee| self.ty(pointee)).transpose()?;
                let sized = pointee.filter(|pointee| pointee.is_sized());
                if *name == "byval" {
                    self.check_passed_by_value(sized)?;
                }
                sized.and_then(|pointee| self.llvm.type_attribute(name, pointee))
            }
            _ => None,
        })
    }

    /// LLVM cannot pass values of 4 GiB or more.
    fn check_passed_by_value(&self, ty: Option<Type<'c>>) -> Result<()> {
        match ty.and_then(|ty| self.module.alloc_size_bytes(ty)) {
            Some(bytes) if bytes > u64::from(u32::MAX) => {
                Err(Error::unsupported(format!("a parameter of {bytes} bytes that is passed by value")))
            }
            _ => Ok(()),
        }
    }
}

/// Whether LLVM accepts a parameter attribute in combination with those present.
fn is_welcome(of: Value<'_>, position: u32, name: &str) -> bool {
    if is_excluded(of, AttributePlace::Param(position), name) {
        return false;
    }
    let has = |position: u32, name: &str| of.attribute(AttributePlace::Param(position), name).is_some();
    let result = of.value_type().map_or(Some(of.ty()), Type::return_type);
    name != "sret" || (position < 2 && !has(1 - position, name) && result.is_some_and(Type::is_void))
}

/// Whether a present attribute excludes another.
fn is_excluded(of: Value<'_>, place: AttributePlace, name: &str) -> bool {
    let excludes = |other: &&str| *other != name && of.attribute(place, other).is_some();
    EXCLUSIVE.iter().any(|pair| pair.contains(&name) && pair.iter().any(excludes))
}
