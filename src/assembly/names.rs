//! Friendly names of `<id>`s by SPIRV-Tools' rules: from OpName, from builtin decorations, from types and constants, otherwise the
//! number.
//!
//! Rule of this module: names are unique and consist of letters, digits and `_`; their total size is linear in the module.

use rspirv::spirv::{BuiltIn, Decoration};

use super::symbols::SymbolTable;
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::operands::TypeLookup;
use crate::spirv::print::Names;
use crate::spirv::{Id, Instruction, Module, literal, op};

/// Maximum length of a friendly name in bytes; the number replaces a longer one.
const LONGEST: usize = 1 << 16;

/// Builtins that SPIRV-Tools names after GLSL's variables.
static GLSL_BUILTINS: [(BuiltIn, &str); 31] = [
    (BuiltIn::Position, "gl_Position"),
    (BuiltIn::PointSize, "gl_PointSize"),
    (BuiltIn::ClipDistance, "gl_ClipDistance"),
    (BuiltIn::CullDistance, "gl_CullDistance"),
    (BuiltIn::VertexId, "gl_VertexID"),
    (BuiltIn::InstanceId, "gl_InstanceID"),
    (BuiltIn::PrimitiveId, "gl_PrimitiveID"),
    (BuiltIn::InvocationId, "gl_InvocationID"),
    (BuiltIn::Layer, "gl_Layer"),
    (BuiltIn::ViewportIndex, "gl_ViewportIndex"),
    (BuiltIn::TessLevelOuter, "gl_TessLevelOuter"),
    (BuiltIn::TessLevelInner, "gl_TessLevelInner"),
    (BuiltIn::TessCoord, "gl_TessCoord"),
    (BuiltIn::PatchVertices, "gl_PatchVertices"),
    (BuiltIn::FragCoord, "gl_FragCoord"),
    (BuiltIn::PointCoord, "gl_PointCoord"),
    (BuiltIn::FrontFacing, "gl_FrontFacing"),
    (BuiltIn::SampleId, "gl_SampleID"),
    (BuiltIn::SamplePosition, "gl_SamplePosition"),
    (BuiltIn::SampleMask, "gl_SampleMask"),
    (BuiltIn::FragDepth, "gl_FragDepth"),
    (BuiltIn::HelperInvocation, "gl_HelperInvocation"),
    (BuiltIn::NumWorkgroups, "gl_NumWorkGroups"),
    (BuiltIn::WorkgroupSize, "gl_WorkGroupSize"),
    (BuiltIn::WorkgroupId, "gl_WorkGroupID"),
    (BuiltIn::LocalInvocationId, "gl_LocalInvocationID"),
    (BuiltIn::GlobalInvocationId, "gl_GlobalInvocationID"),
    (BuiltIn::LocalInvocationIndex, "gl_LocalInvocationIndex"),
    (BuiltIn::VertexIndex, "gl_VertexIndex"),
    (BuiltIn::InstanceIndex, "gl_InstanceIndex"),
    (BuiltIn::BaseInstance, "gl_BaseInstance"),
];

/// Builtins that SPIRV-Tools names after themselves.
static OTHER_BUILTINS: [(BuiltIn, &str); 16] = [
    (BuiltIn::WorkDim, "WorkDim"),
    (BuiltIn::GlobalSize, "GlobalSize"),
    (BuiltIn::EnqueuedWorkgroupSize, "EnqueuedWorkgroupSize"),
    (BuiltIn::GlobalOffset, "GlobalOffset"),
    (BuiltIn::GlobalLinearId, "GlobalLinearId"),
    (BuiltIn::SubgroupSize, "SubgroupSize"),
    (BuiltIn::SubgroupMaxSize, "SubgroupMaxSize"),
    (BuiltIn::NumSubgroups, "NumSubgroups"),
    (BuiltIn::NumEnqueuedSubgroups, "NumEnqueuedSubgroups"),
    (BuiltIn::SubgroupId, "SubgroupId"),
    (BuiltIn::SubgroupLocalInvocationId, "SubgroupLocalInvocationId"),
    (BuiltIn::SubgroupEqMask, "SubgroupEqMaskKHR"),
    (BuiltIn::SubgroupGeMask, "SubgroupGeMaskKHR"),
    (BuiltIn::SubgroupGtMask, "SubgroupGtMaskKHR"),
    (BuiltIn::SubgroupLeMask, "SubgroupLeMaskKHR"),
    (BuiltIn::SubgroupLtMask, "SubgroupLtMaskKHR"),
];

/// The name of an `<id>`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    /// The number, not reserved.
    Unnamed,
    /// The number, reserved.
    Number,
    /// An entry of the table.
    Entry(u32),
}

/// The friendly names of a module.
pub struct FriendlyNames<'m> {
    module: &'m Module,
    /// By slot.
    names: Vec<Name>,
    table: SymbolTable,
    /// By entry of the table: the suffix to try for the next duplicate of the name.
    suffixes: Vec<u32>,
    /// Whether some entry is a number, so that reserved numbers and entries may collide.
    digits: bool,
    /// The remaining size in bytes for derived names.
    budget: usize,
    scratch: Vec<u8>,
}

impl<'m> FriendlyNames<'m> {
    /// Assigns names to all `<id>`s of `module`.
    pub fn new(module: &'m Module) -> Self {
        Self::with_numbers(module, std::iter::empty())
    }

    /// Assigns names to all `<id>`s except those in `numbered`, which keep their numbers.
    pub fn with_numbers(module: &'m Module, numbered: impl Iterator<Item = Id>) -> Self {
        let mut names = Self {
            module,
            names: vec![Name::Unnamed; module.slot_count()],
            table: SymbolTable::default(),
            suffixes: Vec::new(),
            digits: false,
            budget: module.words().len() * 64 + (1 << 20),
            scratch: Vec::new(),
        };
        for id in numbered {
            names.save_number(id);
        }
        for instruction in module.instructions() {
            names.visit(instruction);
        }
        names
    }

    fn visit(&mut self, instruction: Instruction<'m>) {
        let operands = instruction.operands();
        match (instruction.opcode(), operands) {
            (op::Name, [target, string @ ..]) => {
                let mut name = std::mem::take(&mut self.scratch);
                name.clear();
                literal::push_string_bytes(string, &mut name);
                self.save(Id(*target), &mut name);
                self.scratch = name;
                return;
            }
            (op::Decorate, [target, decoration, builtin, ..])
                if *decoration == Decoration::BuiltIn as u32 =>
            {
                let known =
                    GLSL_BUILTINS.iter().chain(&OTHER_BUILTINS).find(|(known, _)| *known as u32 == *builtin);
                if let Some((_, name)) = known {
                    self.save(Id(*target), &mut name.as_bytes().to_vec());
                }
                return;
            }
            _ => {}
        }
        let Some(id) = instruction.result_id() else { return };
        if self
            .module
            .slot(id)
            .and_then(|slot| self.names.get(slot))
            .is_none_or(|name| *name != Name::Unnamed)
        {
            return;
        }
        let mut name = std::mem::take(&mut self.scratch);
        name.clear();
        if self.derive(instruction, id, &mut name) && name.len() <= self.budget {
            self.budget -= name.len();
            self.save(id, &mut name);
        } else {
            self.save_number(id);
        }
        self.scratch = name;
    }

    /// Appends the name derived from the declaration of a type or constant; returns `false` for other instructions.
    fn derive(&self, instruction: Instruction<'m>, id: Id, out: &mut Vec<u8>) -> bool {
        match (instruction.opcode(), instruction.operands()) {
            (op::TypeVoid, _) => out.extend_from_slice(b"void"),
            (op::TypeBool, _) => out.extend_from_slice(b"bool"),
            (op::TypeInt, [width, signedness, ..]) => integer_name(*width, *signedness, out),
            (op::TypeFloat, [width, ..]) => float_name(*width, out),
            (op::TypeVector, [component, count, ..]) => self.counted(b"v", *count, *component, out),
            (op::TypeMatrix, [column, count, ..]) => self.counted(b"mat", *count, *column, out),
            (op::TypeArray, [element, length, ..]) => {
                out.extend_from_slice(b"_arr_");
                self.write_name(Id(*element), out);
                out.push(b'_');
                self.write_name(Id(*length), out);
            }
            (op::TypeRuntimeArray, [element, ..]) => {
                out.extend_from_slice(b"_runtimearr_");
                self.write_name(Id(*element), out);
            }
            (op::TypePointer, [storage_class, pointee, ..]) => {
                out.extend_from_slice(b"_ptr_");
                enumerant_name(OperandKind::StorageClass, *storage_class, out);
                out.push(b'_');
                self.write_name(Id(*pointee), out);
            }
            (op::TypePipe, [qualifier, ..]) => {
                out.extend_from_slice(b"Pipe");
                enumerant_name(OperandKind::AccessQualifier, *qualifier, out);
            }
            (op::TypeEvent, _) => out.extend_from_slice(b"Event"),
            (op::TypeDeviceEvent, _) => out.extend_from_slice(b"DeviceEvent"),
            (op::TypeReserveId, _) => out.extend_from_slice(b"ReserveId"),
            (op::TypeQueue, _) => out.extend_from_slice(b"Queue"),
            (op::TypePipeStorage, _) => out.extend_from_slice(b"PipeStorage"),
            (op::TypeNamedBarrier, _) => out.extend_from_slice(b"NamedBarrier"),
            (op::TypeOpaque, string) => {
                out.extend_from_slice(b"Opaque_");
                let start = out.len();
                literal::push_string_bytes(string, out);
                if out.len() == start {
                    out.push(b'_');
                }
            }
            (op::TypeStruct, _) => {
                out.extend_from_slice(b"_struct_");
                literal::write_decimal(u64::from(id.0), out);
            }
            (op::ConstantTrue, _) => out.extend_from_slice(b"true"),
            (op::ConstantFalse, _) => out.extend_from_slice(b"false"),
            (op::Constant, value) => return self.constant_name(instruction, value, out),
            _ => return false,
        }
        out.len() <= LONGEST
    }

    fn counted(&self, prefix: &[u8], count: u32, of: u32, out: &mut Vec<u8>) {
        out.extend_from_slice(prefix);
        literal::write_decimal(u64::from(count), out);
        self.write_name(Id(of), out);
    }

    fn constant_name(&self, instruction: Instruction<'m>, value: &[u32], out: &mut Vec<u8>) -> bool {
        let Some(type_id) = instruction.result_type() else { return false };
        let Some(number) = self.module.number_type(type_id) else { return false };
        self.write_name(type_id, out);
        out.push(b'_');
        let start = out.len();
        if !literal::write_number(number, value, out) {
            return false;
        }
        for byte in out.iter_mut().skip(start).filter(|byte| **byte == b'-') {
            *byte = b'n';
        }
        true
    }

    /// Assigns a name to `id`, unless it has one: the wanted name, sanitized, with a suffix if it is in use.
    fn save(&mut self, id: Id, wanted: &mut Vec<u8>) {
        let slot = self.module.slot(id);
        let Some(slot) = slot.filter(|slot| self.names.get(*slot) == Some(&Name::Unnamed)) else { return };
        if wanted.len() > LONGEST {
            return self.save_number(id);
        }
        sanitize(wanted);
        let entry = self.insert(wanted);
        if let Some(name) = self.names.get_mut(slot) {
            *name = Name::Entry(entry);
        }
    }

    fn save_number(&mut self, id: Id) {
        let slot = self.module.slot(id);
        let Some(slot) = slot.filter(|slot| self.names.get(*slot) == Some(&Name::Unnamed)) else { return };
        let mut name = Name::Number;
        if self.digits {
            let mut number = Vec::new();
            literal::write_decimal(u64::from(id.0), &mut number);
            if self.table.get(&number).is_some() {
                name = Name::Entry(self.insert(&mut number));
            }
        }
        if let Some(entry) = self.names.get_mut(slot) {
            *entry = name;
        }
    }

    /// A new entry: `name`, or `name` with the first unused suffix.
    fn insert(&mut self, name: &mut Vec<u8>) -> u32 {
        let (base, new) = self.table.insert(name);
        if new {
            self.suffixes.push(0);
            let digits = name.iter().all(u8::is_ascii_digit);
            self.digits |= digits;
            if !(digits && self.is_reserved_number(name)) {
                return base;
            }
        }
        let length = name.len();
        loop {
            let suffix = self.suffixes.get(base as usize).copied().unwrap_or(0);
            if let Some(next) = self.suffixes.get_mut(base as usize) {
                *next = suffix + 1;
            }
            name.truncate(length);
            name.push(b'_');
            literal::write_decimal(u64::from(suffix), name);
            let (entry, new) = self.table.insert(name);
            if new {
                self.suffixes.push(0);
                return entry;
            }
        }
    }

    fn is_reserved_number(&self, digits: &[u8]) -> bool {
        let number = std::str::from_utf8(digits).ok().filter(|text| !text.starts_with('0'));
        let slot = number.and_then(|text| text.parse().ok()).and_then(|number| self.module.slot(Id(number)));
        slot.and_then(|slot| self.names.get(slot)) == Some(&Name::Number)
    }
}

impl Names for FriendlyNames<'_> {
    #[inline]
    fn write_name(&self, id: Id, out: &mut Vec<u8>) {
        match self.module.slot(id).and_then(|slot| self.names.get(slot)) {
            Some(Name::Entry(entry)) => out.extend_from_slice(self.table.name(*entry)),
            _ => literal::write_decimal(u64::from(id.0), out),
        }
    }
}

/// Replaces the characters that names must not contain.
fn sanitize(name: &mut Vec<u8>) {
    for byte in name.iter_mut().filter(|byte| !byte.is_ascii_alphanumeric()) {
        *byte = b'_';
    }
    if name.is_empty() {
        name.push(b'_');
    }
}

fn integer_name(width: u32, signedness: u32, out: &mut Vec<u8>) {
    let (unsigned, root) = match width {
        8 => ("u", "char"),
        16 => ("u", "short"),
        32 => ("u", "int"),
        64 => ("u", "long"),
        _ => {
            out.push(if signedness == 0 { b'u' } else { b'i' });
            return literal::write_decimal(u64::from(width), out);
        }
    };
    if signedness == 0 {
        out.extend_from_slice(unsigned.as_bytes());
    }
    out.extend_from_slice(root.as_bytes());
}

fn float_name(width: u32, out: &mut Vec<u8>) {
    match width {
        16 => out.extend_from_slice(b"half"),
        32 => out.extend_from_slice(b"float"),
        64 => out.extend_from_slice(b"double"),
        _ => {
            out.extend_from_slice(b"fp");
            literal::write_decimal(u64::from(width), out);
        }
    }
}

fn enumerant_name(kind: OperandKind, value: u32, out: &mut Vec<u8>) {
    match grammar::enumerant(kind, value) {
        Some(enumerant) => out.extend_from_slice(enumerant.name.as_bytes()),
        None => {
            out.extend_from_slice(b"StorageClass");
            literal::write_decimal(u64::from(value), out);
        }
    }
}
