//! What kernels and compute shaders of a module are given, as its functions, its variables and their metadata tell.

use rustc_hash::FxHashSet;
use serde_json::{Value as Json, json};
use std::fmt::Write;

use spirv_llvm_translate::internal::llvm::{AttributePlace, Context, Metadata, Module, Type, Value};

use super::data::Kind;
use crate::executor::jit::Element;

/// The calling convention of kernels.
const SPIR_KERNEL: u32 = 76;
/// Attributes of functions that are shaders: the stage, and the size of work-groups.
const STAGE: &str = "hlsl.shader";
const GROUP_SIZE: &str = "hlsl.numthreads";

/// Decorations by SPIR-V's numbers.
const DESCRIPTOR_SET: u64 = 34;
const BINDING: u64 = 33;

/// The address spaces of buffers, push constants and images of shaders.
const BUFFERS: &[u32] = &[11, 12];
const PUSH_CONSTANTS: u32 = 13;
const IMAGES: u32 = 2;

/// Where an argument lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a buffer.
    Buffer,
    /// In local memory.
    Local,
    /// It is passed by value, in this many bytes.
    Value(usize),
    /// In the buffer of this descriptor set and binding.
    Bound(u32, u32),
    /// In push constants.
    Push,
    /// It is of a kind that cannot be given.
    Other,
}

/// What a kernel is given.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name, or its number.
    pub name: String,
    /// Its type as the source has it.
    pub text: String,
    /// Where it lies.
    pub place: Place,
    /// The type of its elements, if they are numbers.
    pub kind: Option<Kind>,
}

/// A kernel or a compute shader.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Whether it is a shader.
    pub is_shader: bool,
    /// The size of work-groups that it requires.
    pub local: Option<[usize; 3]>,
    /// What it is given.
    pub parameters: Vec<Parameter>,
}

/// The kernels and compute shaders of a module, in its order.
pub fn entries<'c>(context: &'c Context, module: Module<'c>) -> Vec<Entry> {
    let mut entries = Vec::new();
    for function in module.functions().filter(|function| !function.is_declaration()) {
        match attribute(function, STAGE) {
            Some(stage) if stage == "compute" => entries.push(Entry {
                name: function.name().into_owned(),
                is_shader: true,
                local: attribute(function, GROUP_SIZE)
                    .and_then(|sizes| three(sizes.split(',').map(|size| size.parse().ok()))),
                parameters: bindings(context, module),
            }),
            Some(_) => {}
            None if function.calling_convention() == Some(SPIR_KERNEL) => {
                entries.push(kernel(context, module, function));
            }
            None => {}
        }
    }
    entries
}

/// The value of an attribute of a function.
fn attribute(function: Value<'_>, key: &str) -> Option<String> {
    let value = function.string_attribute(AttributePlace::Function, key)?.string()?;
    Some(String::from_utf8_lossy(value).into_owned())
}

fn three(sizes: impl Iterator<Item = Option<usize>>) -> Option<[usize; 3]> {
    sizes.collect::<Option<Vec<usize>>>()?.try_into().ok().filter(|sizes: &[usize; 3]| !sizes.contains(&0))
}

fn kernel<'c>(context: &'c Context, module: Module<'c>, function: Value<'c>) -> Entry {
    let node = |name: &str| function.metadata(context.md_kind(name));
    let string = |name: &str, place: u32| node(name)?.operand(place)?.string().map(|text| text.into_owned());
    let sizes = node("reqd_work_group_size")
        .and_then(|node| three(node.operands().map(|size| size?.int_value().map(|size| size as usize))));
    let parameters = (0_u32..).zip(function.params()).map(|(place, parameter)| {
        let told = string("kernel_arg_type", place);
        let name = string("kernel_arg_name", place).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| parameter.name().into_owned());
        let ty = parameter.ty();
        let is_by_value = function.attribute(AttributePlace::Param(place), "byval").is_some();
        let pointee = told.as_deref().map(|told| told.trim_end_matches('*'));
        let kind = pointee.and_then(Kind::parse);
        let (place_of, kind) = match ty.address_space() {
            Some(_) if is_by_value => (Place::Other, None),
            Some(3) => (Place::Local, kind),
            Some(_) => (Place::Buffer, kind),
            None => match kind.or_else(|| kind_of(ty)) {
                Some(kind) => (Place::Value(kind.size()), Some(kind)),
                None => match module.store_size_bytes(ty) {
                    Some(size) if ty.target_name().is_none() => (Place::Value(size as usize), None),
                    _ => (Place::Other, None),
                },
            },
        };
        let space = match (&place_of, ty.address_space()) {
            (Place::Local, _) => "local ",
            (Place::Buffer, Some(2)) => "constant ",
            (Place::Buffer, _) => "global ",
            _ => "",
        };
        Parameter {
            name: if name.is_empty() { place.to_string() } else { name },
            text: format!("{space}{}", told.unwrap_or_else(|| ty.to_string())),
            place: place_of,
            kind,
        }
    });
    Entry {
        name: function.name().into_owned(),
        is_shader: false,
        local: sizes,
        parameters: parameters.collect(),
    }
}

/// The type of elements that a type of LLVM is.
fn kind_of(ty: Type<'_>) -> Option<Kind> {
    let scalar = ty.scalar();
    let element = match (scalar.int_bits(), scalar.is_float(), scalar.scalar_bits()) {
        (Some(bits @ (8 | 16 | 32 | 64)), ..) => Element::Integer(bits),
        (None, true, Some(bits @ (16 | 32 | 64))) => Element::Float(bits),
        _ => return None,
    };
    Some(Kind { element, is_signed: true, lanes: ty.lanes().max(1) as usize })
}

/// The buffers and push constants of a module of shaders.
fn bindings<'c>(context: &'c Context, module: Module<'c>) -> Vec<Parameter> {
    let decorations = context.md_kind("spirv.Decorations");
    let mut found = Vec::new();
    for variable in module.variables() {
        let decoration = |wanted: u64| {
            variable.metadata(decorations)?.operands().flatten().find_map(|node: Metadata<'c>| {
                let is_wanted = node.operand(0)?.int_value() == Some(wanted);
                is_wanted.then(|| node.operand(1)?.u32_value()).flatten()
            })
        };
        let (set, binding) = (decoration(DESCRIPTOR_SET).unwrap_or(0), decoration(BINDING));
        let (name, place) = match (variable.ty().address_space(), binding) {
            (Some(space), Some(binding)) if BUFFERS.contains(&space) => {
                (format!("{set}.{binding}"), Place::Bound(set, binding))
            }
            (Some(PUSH_CONSTANTS), _) => ("push".to_owned(), Place::Push),
            (Some(IMAGES), Some(binding)) => (format!("{set}.{binding}"), Place::Other),
            _ => continue,
        };
        let text =
            format!("{} {}", variable.name(), variable.value_type().map_or(String::new(), |ty| shown(ty)));
        found.push(Parameter {
            name,
            text: text.trim().to_owned(),
            place,
            kind: element_of(variable.value_type()),
        });
    }
    found.sort_by(|left, right| left.name.cmp(&right.name));
    found
}

/// A type in one line: of a structure, its members.
fn shown(ty: Type<'_>) -> String {
    let members: Vec<String> = ty.members().iter().map(ToString::to_string).collect();
    if ty.is_struct() { format!("{{ {} }}", members.join(", ")) } else { ty.to_string() }
}

/// The type of the numbers in a block, if they are all of one.
fn element_of(ty: Option<Type<'_>>) -> Option<Kind> {
    let (mut open, mut seen, mut found) = (vec![ty?], FxHashSet::default(), Vec::new());
    while let Some(ty) = open.pop() {
        if ty.is_array() || ty.is_struct() {
            let parts = ty.element().into_iter().chain(ty.members());
            open.extend(parts.filter(|part| seen.insert(*part)));
        } else {
            found.push(kind_of(ty));
        }
    }
    found.dedup();
    match found.as_slice() {
        // Where vectors have padding, the numbers are not all.
        [Some(kind)] if kind.lanes != 3 => Some(Kind { lanes: 1, ..*kind }),
        _ => None,
    }
}

/// A list for people: a paragraph for each entry.
pub fn list(entries: &[Entry]) -> String {
    let mut text = String::new();
    for entry in entries {
        let local = entry.local.map_or(String::new(), |[x, y, z]| format!(", in work-groups of {x},{y},{z}"));
        let what = if entry.is_shader { "compute shader" } else { "kernel" };
        let _ = writeln!(text, "{} ({what}{local})", entry.name);
        let width = entry.parameters.iter().map(|parameter| parameter.name.len()).max().unwrap_or(0);
        for parameter in &entry.parameters {
            let _ =
                writeln!(text, "  {:width$}  {:24}  {}", parameter.name, parameter.text, example(parameter));
        }
    }
    text
}

/// How the parameter is given.
fn example(parameter: &Parameter) -> String {
    let kind = parameter.kind.map_or("f32".to_owned(), |kind| kind.to_string());
    let name = &parameter.name;
    match parameter.place {
        Place::Buffer => format!("--arg {name}={kind}[COUNT]=0"),
        Place::Local => format!("--arg {name}={kind}[COUNT]"),
        Place::Value(_) => format!("--arg {name}=0"),
        Place::Bound(..) => format!("--bind {name}={kind}[COUNT]=0"),
        Place::Push => format!("--push {kind}:0"),
        Place::Other => "cannot be given".to_owned(),
    }
}

/// The same for programs.
pub fn json(entries: &[Entry]) -> String {
    let entry = |entry: &Entry| {
        let parameters: Vec<Json> = entry
            .parameters
            .iter()
            .map(|parameter| {
                let kind = parameter.kind.map(|kind| kind.to_string());
                let place = match parameter.place {
                    Place::Buffer | Place::Bound(..) => "buffer",
                    Place::Local => "local",
                    Place::Value(_) => "value",
                    Place::Push => "push",
                    Place::Other => "other",
                };
                json!({ "name": parameter.name, "type": parameter.text, "elements": kind, "place": place })
            })
            .collect();
        let kind = if entry.is_shader { "shader" } else { "kernel" };
        json!({ "name": entry.name, "kind": kind, "local": entry.local, "arguments": parameters })
    };
    format!("{:#}\n", Json::Array(entries.iter().map(entry).collect()))
}
