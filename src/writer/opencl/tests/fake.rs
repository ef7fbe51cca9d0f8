//! A fake emitter that records what is emitted as text.
//!
//! `<id>`s are printed by their origin: an argument as `a0`, a constant as its value, a result as `%1`.
//! Literals are printed with `#`.

use std::fmt::Write as _;

use super::super::super::emit::{BlockLayout, Emit, ImageShape, TypeShape};
use super::super::expand;
use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode};
use crate::table::builtin_variable::{self, VariableForm};
use crate::table::opencl::{Plan, find, find_unmangled};
use mangling::{Scalar, Type};
use rspirv::spirv::OpenclStd100Op;

/// Words below are literals, words from here on are `<id>`s.
const FIRST_ID: u32 = 1 << 24;

#[derive(Clone, Debug, PartialEq)]
enum Thing {
    Type(TypeShape, String),
    Value { ty: Id, text: String, bits: Option<u64> },
}

/// The recording function.
pub(super) struct Fake {
    things: Vec<Thing>,
    results: u32,
    text: String,
    /// Whether version 1.4 is allowed.
    pub(super) newer: bool,
    /// Storage classes of the origins of pointers looked through casts, by argument.
    pub(super) origins: Vec<(Id, u32)>,
}

impl Fake {
    pub(super) fn new() -> Self {
        Self { things: Vec::new(), results: 0, text: String::new(), newer: true, origins: Vec::new() }
    }

    fn intern(&mut self, thing: Thing) -> Id {
        let place = self.things.iter().position(|known| *known == thing).unwrap_or_else(|| {
            self.things.push(thing);
            self.things.len() - 1
        });
        Id(FIRST_ID + place as u32)
    }

    fn thing(&self, id: Id) -> &Thing {
        &self.things[(id.0 - FIRST_ID) as usize]
    }

    fn type_(&mut self, shape: TypeShape, text: String) -> Id {
        self.intern(Thing::Type(shape, text))
    }

    fn value(&mut self, ty: Id, text: String) -> Id {
        self.intern(Thing::Value { ty, text, bits: None })
    }

    fn name(&self, id: Id) -> String {
        match self.thing(id) {
            Thing::Type(_, text) | Thing::Value { text, .. } => text.clone(),
        }
    }

    fn line(&mut self, op: &str, operands: &[u32]) {
        let _ = write!(self.text, "{op}");
        for word in operands {
            let text = if *word < FIRST_ID { format!("#{word}") } else { self.name(Id(*word)) };
            let _ = write!(self.text, " {text}");
        }
        self.text.push('\n');
    }

    fn result(&mut self, op: &str, ty: Id, operands: &[u32]) -> Id {
        self.results += 1;
        let name = format!("%{}", self.results);
        let type_name = self.name(ty);
        let _ = write!(self.text, "{name} = ");
        self.line(&format!("{op} {type_name}"), operands);
        self.value(ty, name)
    }

    /// A type by its name in the tests: `int`, `float4`, `void`, or one of [`Fake::mangled_type`].
    pub(super) fn named_type(&mut self, name: &str) -> Id {
        if let Some(pointee) = name.strip_suffix('*') {
            let pointee = self.named_type(pointee);
            return self.pointer_type(8, pointee).unwrap_or(pointee);
        }
        let digits = name.trim_end_matches(|c: char| c.is_ascii_digit());
        match (Scalar::from_spelling(digits), name[digits.len()..].parse()) {
            (Some(scalar), Ok(lanes)) => self.mangled_type(&Type::vector(lanes, scalar.into())),
            (Some(scalar), Err(_)) => self.mangled_type(&scalar.into()),
            (None, _) => self.mangled_type(&Type::named(name)),
        }
    }

    /// The SPIR-V type of a mangled parameter.
    fn mangled_type(&mut self, ty: &Type) -> Id {
        match ty {
            Type::Scalar(Scalar::Void) => self.type_(TypeShape::Void, "void".into()),
            Type::Scalar(Scalar::Bool) => self.type_(TypeShape::Bool, "bool".into()),
            Type::Scalar(scalar) if scalar.is_signed() || scalar.is_unsigned() => {
                self.type_(TypeShape::Int { bits: scalar.bits() }, format!("i{}", scalar.bits()))
            }
            Type::Scalar(scalar) => {
                self.type_(TypeShape::Float { bits: scalar.bits() }, format!("f{}", scalar.bits()))
            }
            Type::Vector { lanes, element } => {
                let element = self.mangled_type(element);
                self.vector_type(element, *lanes).unwrap_or(element)
            }
            Type::Atomic(value) => self.mangled_type(value),
            Type::Pointer { qualifiers, pointee } => {
                const CLASSES: [u32; 5] = [7, 5, 0, 4, 8];
                let class = CLASSES[qualifiers.address_space as usize];
                let pointee = self.mangled_type(pointee);
                self.pointer_type(class, pointee).unwrap_or(pointee)
            }
            Type::Named(name) => self.opaque_type(name),
            other => panic!("no such parameter in these tests: {other:?}"),
        }
    }

    fn opaque_type(&mut self, name: &str) -> Id {
        let shape = match name {
            "memory_order" | "memory_scope" => return self.named_type("int"),
            "ndrange_t" => TypeShape::Struct,
            _ => match name.strip_prefix("ocl_image") {
                Some(image) => TypeShape::Image(ImageShape {
                    dim: if image.contains("buffer") { 5 } else { u32::from(image.as_bytes()[0] - b'1') },
                    arrayed: image.contains("array"),
                    multisampled: image.contains("msaa"),
                }),
                None => TypeShape::Other,
            },
        };
        self.type_(shape, name.trim_start_matches("ocl_").into())
    }

    /// Expands a call of `name`. If it is not mangled, `types` are the types of its parameters; `constants`
    /// are the arguments that are constant.
    pub(super) fn call(
        &mut self,
        name: &str,
        types: &[&str],
        constants: &[(usize, u64)],
        result: &str,
    ) -> Result<Option<Id>> {
        let (plan, types) = if name.starts_with("_Z") {
            let symbol = mangling::demangle(name).unwrap_or_else(|error| panic!("{name}: {error}"));
            let mut list: Vec<Id> = types.iter().map(|ty| self.named_type(ty)).collect();
            list.extend(symbol.parameters.iter().map(|ty| self.mangled_type(ty)));
            (find(&symbol.name, &symbol.parameters), list)
        } else {
            (find_unmangled(name), types.iter().map(|ty| self.named_type(ty)).collect())
        };
        let plan: Plan = plan.unwrap_or_else(|| panic!("{name} is no builtin"));
        let mut arguments = Vec::new();
        for (i, ty) in types.iter().enumerate() {
            let constant = constants.iter().find(|(place, _)| *place == i);
            arguments.push(match constant {
                Some((_, bits)) => self.constant(*ty, *bits)?,
                None => self.value(*ty, format!("a{i}")),
            });
        }
        let result = self.named_type(result);
        expand(self, plan, &arguments, result)
    }

    /// The argument `a0`, available before its call is expanded to give it an origin.
    pub(super) fn argument(&mut self, ty: &str, i: usize) -> Id {
        let ty = self.named_type(ty);
        self.value(ty, format!("a{i}"))
    }

    /// The recorded text, with the result of the last call after `=`.
    pub(super) fn text(&self, result: Option<Id>) -> String {
        match result {
            Some(result) => format!("{}= {}", self.text, self.name(result)),
            None => self.text.trim_end().into(),
        }
    }
}

impl Emit for Fake {
    fn type_of(&self, value: Id) -> Result<Id> {
        match self.thing(value) {
            Thing::Value { ty, .. } => Ok(*ty),
            Thing::Type(..) => Err(Error::internal("a type has no type")),
        }
    }

    fn shape_of(&self, ty: Id) -> TypeShape {
        match self.thing(ty) {
            Thing::Type(shape, _) => *shape,
            Thing::Value { .. } => TypeShape::Other,
        }
    }

    fn void_type(&mut self) -> Result<Id> {
        Ok(self.type_(TypeShape::Void, "void".into()))
    }

    fn bool_type(&mut self) -> Result<Id> {
        Ok(self.type_(TypeShape::Bool, "bool".into()))
    }

    fn int_type(&mut self, bits: u32) -> Result<Id> {
        Ok(self.type_(TypeShape::Int { bits }, format!("i{bits}")))
    }

    fn float_type(&mut self, bits: u32) -> Result<Id> {
        Ok(self.type_(TypeShape::Float { bits }, format!("f{bits}")))
    }

    fn size_type(&mut self) -> Result<Id> {
        self.int_type(64)
    }

    fn vector_type(&mut self, element: Id, lanes: u32) -> Result<Id> {
        let text = format!("v{lanes}{}", self.name(element));
        Ok(self.type_(TypeShape::Vector { element, lanes }, text))
    }

    fn array_type(&mut self, element: Id, length: u32) -> Result<Id> {
        let text = format!("[{length}{}]", self.name(element));
        Ok(self.type_(TypeShape::Array, text))
    }

    fn struct_type(&mut self, members: &[Id]) -> Result<Id> {
        let members: Vec<_> = members.iter().map(|member| self.name(*member)).collect();
        Ok(self.type_(TypeShape::Struct, format!("{{{}}}", members.join(","))))
    }

    fn pointer_type(&mut self, storage_class: u32, pointee: Id) -> Result<Id> {
        let text = format!("{}*{storage_class}", self.name(pointee));
        Ok(self.type_(TypeShape::Pointer { storage_class, pointee }, text))
    }

    fn sampled_image_type(&mut self, image: Id) -> Result<Id> {
        let text = format!("sampled_{}", self.name(image));
        Ok(self.type_(TypeShape::Other, text))
    }

    fn opaque_type(&mut self, opcode: Opcode, of: &[Id]) -> Result<Id> {
        let of: Vec<String> = of.iter().map(|id| self.name(*id)).collect();
        Ok(self.type_(TypeShape::Other, format!("{opcode} {}", of.join(" "))))
    }

    fn device_event_type(&mut self) -> Result<Id> {
        Ok(self.type_(TypeShape::Other, "clkevent".into()))
    }

    fn constant(&mut self, ty: Id, bits: u64) -> Result<Id> {
        let text = match self.shape_of(ty) {
            TypeShape::Vector { lanes, .. } => format!("<{lanes} x {bits}>"),
            _ => bits.to_string(),
        };
        let bits = matches!(self.shape_of(ty), TypeShape::Int { .. }).then_some(bits);
        Ok(self.intern(Thing::Value { ty, text, bits }))
    }

    fn constant_null(&mut self, ty: Id) -> Result<Id> {
        Ok(self.value(ty, "null".into()))
    }

    fn constant_bool(&mut self, value: bool) -> Result<Id> {
        let ty = self.bool_type()?;
        Ok(self.value(ty, value.to_string()))
    }

    fn constant_bits(&self, value: Id) -> Option<u64> {
        match self.thing(value) {
            Thing::Value { bits, .. } => *bits,
            Thing::Type(..) => None,
        }
    }

    fn emit(&mut self, op: Opcode, result_type: Id, operands: &[u32]) -> Result<Id> {
        Ok(self.result(op.opname().unwrap_or("?").trim_start_matches("Op"), result_type, operands))
    }

    fn emit_void(&mut self, op: Opcode, operands: &[u32]) -> Result<()> {
        self.line(op.opname().unwrap_or("?").trim_start_matches("Op"), operands);
        Ok(())
    }

    fn ext(&mut self, instruction: OpenclStd100Op, result_type: Id, operands: &[u32]) -> Result<Id> {
        Ok(self.result(&format!("ext.{instruction:?}"), result_type, operands))
    }

    fn load_builtin(&mut self, builtin: u32) -> Result<Id> {
        let row = builtin_variable::by_builtin(builtin);
        let ty = match row.map(|row| row.form) {
            Some(VariableForm::Vector3(_)) => self.named_type("long3"),
            Some(VariableForm::Size) => self.named_type("long"),
            Some(VariableForm::Mask) => self.named_type("int4"),
            Some(VariableForm::Bool) => self.named_type("bool"),
            Some(VariableForm::Int) | None => self.named_type("int"),
        };
        Ok(self.result(&format!("builtin.{}", row.map_or("?", |row| row.name)), ty, &[]))
    }

    fn function_variable(&mut self, pointee: Id) -> Result<Id> {
        let ty = self.pointer_type(7, pointee)?;
        Ok(self.result("Variable", ty, &[7]))
    }

    fn decorate(&mut self, target: Id, decoration: u32, literals: &[u32]) -> Result<()> {
        let words: Vec<u32> = [target.0, decoration].into_iter().chain(literals.iter().copied()).collect();
        self.line("Decorate", &words);
        Ok(())
    }

    fn storage_class_of_origin(&self, pointer: Id) -> Result<u32> {
        if let Some((_, class)) = self.origins.iter().find(|(value, _)| *value == pointer) {
            return Ok(*class);
        }
        match self.type_of(pointer).map(|ty| self.shape_of(ty)) {
            Ok(TypeShape::Pointer { storage_class, .. }) => Ok(storage_class),
            _ => Err(Error::internal("the storage class of no pointer")),
        }
    }

    fn allows_version(&self, _: u8, minor: u8) -> bool {
        minor < 4 || self.newer
    }

    fn allows_extension(&self, _: &str) -> bool {
        true
    }

    fn member_types_of(&self, _: Id) -> Vec<Id> {
        Vec::new()
    }

    fn is_bfloat(&self, _: Id) -> bool {
        false
    }

    fn block_layout(&mut self, _: Id) -> Result<BlockLayout> {
        Ok(BlockLayout { size_bytes: 24, alignment_bytes: 8, preferred_alignment_bytes: 8 })
    }

    fn error(&self, message: String) -> Error {
        Error::unsupported(message)
    }
}
