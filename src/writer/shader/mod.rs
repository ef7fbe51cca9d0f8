//! The writer of shaders: types by the contract's references, memory that is accessed through access chains only, interfaces.
//!
//! Rule of this folder: pointers of shaders have one pointee, which is known from where they come: a variable, a chain, a loaded pointer.
//! Nothing is inferred from how they are used, and no pointer is cast. What Logical addressing cannot say is an error with its place.

mod bits;
mod bytes;
mod chain;
mod composite;
mod conform;
mod copy;
mod descriptor_heap;
mod glsl;
mod interface;
mod memory;
mod opencl;
mod spread;
mod steps;
mod type_reference;
mod value_type;

pub(super) use composite::composite_path;
pub(super) use copy::copy_logical;
pub(super) use glsl::{by_intrinsic as glsl_by_intrinsic, by_name as set_by_name};
pub(crate) use spread::Access;
pub(super) use steps::common;

use super::context::Writer;
use crate::contract::{Attached, Decorations, named_nodes};
use crate::environment::Environment;
use crate::error::{Location, Result};
use crate::llvm::{Metadata, Module, Type, Value};
use crate::spirv::grammar::{self, ExtInstSet};
use crate::spirv::{Id, Section, op};
use crate::table::metadata as names;
use crate::validate;
use rspirv::spirv::Decoration;
use rustc_hash::{FxHashMap, FxHashSet};

/// The placement of a member in its structure, from its decorations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// Bytes from the beginning of the structure.
    pub offset: Option<u64>,
    /// Whether the matrices in it lie row by row.
    pub is_row_major: bool,
    /// Bytes from one column, or row, of its matrices to the next.
    pub stride: Option<i64>,
}

/// State of the writer for shaders only.
#[derive(Default)]
pub(crate) struct Shader<'c> {
    /// Types by the nodes that describe them.
    nodes: FxHashMap<Metadata<'c>, Id>,
    /// References to the types of structures' members.
    members: FxHashMap<Type<'c>, Vec<Option<Metadata<'c>>>>,
    /// Places of members that have one.
    places: FxHashMap<(Type<'c>, u32), Place>,
    /// Constants by which members are placed.
    placing: FxHashMap<Type<'c>, Vec<Metadata<'c>>>,
    /// Names of structures where LLVM had to give them others.
    names: FxHashMap<Type<'c>, Metadata<'c>>,
    /// The LLVM types of structures.
    structures: FxHashMap<Id, Type<'c>>,
    /// Bytes from one element of an array to the next, where they are declared.
    strides: FxHashMap<Id, i64>,
    /// References to the types of specialization constants, by their trees.
    pub(super) trees: FxHashMap<Metadata<'c>, Option<Metadata<'c>>>,
    /// Specialization constants that are equal to an earlier one, by their trees.
    pub(super) repeated: FxHashMap<Metadata<'c>, Id>,
    /// Values whose types are being found: phis may lead back to themselves.
    open: FxHashSet<Value<'c>>,
    /// Import of GLSL.std.450.
    sets: FxHashMap<ExtInstSet, Id>,
}

/// The types and placements of the members of a module's structures.
pub(super) fn state<'c>(module: Module<'c>) -> Option<Shader<'c>> {
    if Environment::of_triple(&module.triple()) != Environment::Vulkan {
        return None;
    }
    let mut shader = Shader::default();
    for node in named_nodes(module, names::STRUCT_TYPE) {
        if let Some(structure) = node.operand(0).and_then(Metadata::value) {
            shader.members.insert(structure.ty(), node.operands().skip(1).collect());
        }
    }
    for node in named_nodes(module, names::MEMBER_DECORATE) {
        let structure = node.operand(0).and_then(Metadata::value).map(Value::ty);
        let member = node.operand(1).and_then(Metadata::u32_value);
        let number = |at| node.operand(2)?.operand(at)?.u32_value();
        let (Some(structure), Some(member), Some(decoration)) = (structure, member, number(0)) else {
            continue;
        };
        let place = shader.places.entry((structure, member)).or_default();
        if decoration == Decoration::Offset as u32 {
            place.offset = number(1).map(u64::from);
        } else if decoration == Decoration::MatrixStride as u32 {
            place.stride = number(1).map(i64::from);
        } else if decoration == Decoration::RowMajor as u32 {
            place.is_row_major = true;
        } else if grammar::decorates_by_id(decoration) {
            let constants = node.operand(2).into_iter().flat_map(|list| list.operands().skip(1).flatten());
            shader.placing.entry(structure).or_default().extend(constants);
        }
    }
    for node in named_nodes(module, names::MEMBER_NAME) {
        let structure = node.operand(0).and_then(Metadata::value).map(Value::ty).filter(|ty| ty.is_struct());
        let is_own = node.operand(1).and_then(Metadata::u32_value) == Some(u32::MAX);
        if let (Some(structure), Some(name)) = (structure.filter(|_| is_own), node.operand(2)) {
            shader.names.insert(structure, name);
        }
    }
    for node in named_nodes(module, names::CONSTANT) {
        if let Some(tree) = node.operand(0).filter(|tree| tree.is_node()) {
            shader.trees.insert(tree, node.operand(1));
        }
    }
    Some(shader)
}

/// The functions of a module, by their place among them, whose control flow is not structured.
///
/// # Errors
/// Words that are no module.
pub(super) fn unstructured(words: &[u32]) -> Result<Vec<usize>> {
    let module = crate::spirv::Module::framed(words.to_vec())?;
    let heads: Vec<u32> = module
        .instructions()
        .filter(|one| one.opcode() == op::Function)
        .map(crate::spirv::Instruction::number)
        .collect();
    let mut found = Vec::new();
    for finding in validate::findings_of_structure(&module) {
        if let Some(Location::Spirv { instruction, .. }) = finding.location {
            found.extend(heads.partition_point(|head| *head <= instruction).checked_sub(1));
        }
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

impl<'c> Writer<'c, '_> {
    /// Whether the module is a shader.
    pub(super) fn is_shader(&self) -> bool {
        self.shader.is_some()
    }

    /// The name of a structure: from metadata, else from its LLVM type.
    pub(super) fn structure_name(&self, ty: Type<'c>) -> Vec<u8> {
        let told = self
            .shader
            .as_ref()
            .and_then(|shader| shader.names.get(&ty))
            .and_then(|name| name.string_bytes());
        told.map_or_else(|| ty.struct_name().unwrap_or_default().as_bytes().to_vec(), <[u8]>::to_vec)
    }

    /// The state for shaders.
    pub(super) fn shader(&mut self) -> &mut Shader<'c> {
        self.shader.get_or_insert_default()
    }

    /// Declares the constants that repeat one constituent by `!spirv.Constant`.
    ///
    /// # Errors
    /// A constituent that SPIR-V cannot represent.
    pub(super) fn repeated_constituents(&mut self) -> Result<()> {
        if !self.is_shader() {
            return Ok(());
        }
        for node in self.named(names::CONSTANT) {
            let shown = node.operand(0).and_then(Metadata::value);
            let constituent = node.operand(4).and_then(Metadata::value).filter(|value| value.is_constant());
            let (Some(shown), Some(constituent)) = (shown, constituent) else { continue };
            let ty = self.referenced_type(node.operand(1))?;
            let part = self.element_type(ty, 0)?;
            if !self.fits(ty, shown.ty()) || !self.fits(part, constituent.ty()) {
                continue;
            }
            let constituent = self.constant(constituent, part)?;
            let id = self.declare_constant(op::ConstantCompositeReplicateEXT, ty, &[constituent.0])?;
            self.constants.by_value.insert((shown, ty), id);
        }
        Ok(())
    }

    /// Names and decorations of constants.
    ///
    /// # Errors
    /// Metadata that is no decoration.
    pub(super) fn described_constants(&mut self) -> Result<()> {
        if !self.is_shader() {
            return Ok(());
        }
        for node in self.named(names::CONSTANT) {
            let (list, name) = (node.operand(2), node.operand(3).and_then(Metadata::string_bytes));
            let (Some(shown), Some(_)) = (node.operand(0), node.operand(1)) else { continue };
            if list.is_none() && name.is_none() {
                continue;
            }
            let ty = self.referenced_type(node.operand(1))?;
            let id = match shown.value() {
                Some(value) => Some(self.constant(value, ty)?),
                None => match shown.operand(1).and_then(Metadata::value) {
                    Some(value) => self.spec_constant_tree(shown, value, ty, 0)?,
                    None => None,
                },
            };
            let Some(id) = id else { continue };
            if let Some(name) =
                name.filter(|_| !self.options.discard_names && self.annotations.named_ids.insert(id))
            {
                self.out.emit_string(Section::DebugName, op::Name, None, &[id.0], name)?;
            }
            if let Some(list) = list.and_then(Decorations::of) {
                self.decoration_list(&list, id)?;
            }
        }
        Ok(())
    }
}
