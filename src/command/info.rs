//! `info`: shows the contents of a module.

use super::{print, read_module};
use serde_json::{Value, json};
use spirv_llvm_translate::internal::spec_constants::{self, SpecConstant};
use spirv_llvm_translate::internal::spirv::grammar::{self, OperandKind};
use spirv_llvm_translate::internal::spirv::{Id, Instruction, Module, op};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// `Binding` and `DescriptorSet`.
const BINDING: u32 = 33;
const DESCRIPTOR_SET: u32 = 34;

/// Prints the contents of a module to standard output.
///
/// # Errors
/// A file that cannot be read, or LLVM IR that cannot be translated.
pub fn run(path: &Path, as_json: bool) -> anyhow::Result<()> {
    let module = read_module(path)?;
    let info = Info::of(&module);
    print(&if as_json { format!("{:#}\n", info.json()) } else { info.text() })
}

/// An entry point.
struct EntryPoint {
    name: String,
    model: String,
    /// Its execution modes, each with its operands.
    modes: Vec<String>,
}

/// A variable bound by the host.
struct Descriptor {
    name: String,
    set: u32,
    binding: u32,
    storage_class: String,
    /// The pointee type, without enclosing arrays.
    ty: String,
}

/// The contents of a module.
struct Info {
    version: String,
    generator: u32,
    capabilities: Vec<String>,
    extensions: Vec<String>,
    imports: Vec<String>,
    addressing: String,
    memory: String,
    entry_points: Vec<EntryPoint>,
    descriptors: Vec<Descriptor>,
    spec_constants: Vec<SpecConstant>,
    /// Named counts: bytes, instructions, ids, functions.
    sizes: [(&'static str, usize); 4],
}

impl Info {
    fn of(module: &Module) -> Self {
        let all = |opcode| module.instructions().filter(move |instruction| instruction.opcode() == opcode);
        let text = |instruction: Instruction<'_>, at| {
            let bytes = instruction.string_bytes(at).map(|(bytes, _)| bytes);
            bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
        };
        let word =
            |instruction: Instruction<'_>, at: usize| instruction.operands().get(at).copied().unwrap_or(0);
        let model = all(op::MemoryModel).next();
        let named = |kind, at| model.map(|model| enumerant(kind, word(model, at))).unwrap_or_default();
        let entry_points = all(op::EntryPoint).map(|entry| EntryPoint {
            name: text(entry, 2),
            model: enumerant(OperandKind::ExecutionModel, word(entry, 0)),
            modes: modes(module, word(entry, 1)),
        });
        Self {
            version: module.version().to_string(),
            generator: module.generator(),
            capabilities: all(op::Capability)
                .map(|one| enumerant(OperandKind::Capability, word(one, 0)))
                .collect(),
            extensions: all(op::Extension).map(|one| text(one, 0)).collect(),
            imports: all(op::ExtInstImport).map(|one| text(one, 0)).collect(),
            addressing: named(OperandKind::AddressingModel, 0),
            memory: named(OperandKind::MemoryModel, 1),
            entry_points: entry_points.collect(),
            descriptors: descriptors(module),
            spec_constants: spec_constants::list(module),
            sizes: [
                ("bytes", module.words().len() * 4),
                ("instructions", module.instruction_count()),
                ("ids", module.bound() as usize),
                ("functions", all(op::Function).count()),
            ],
        }
    }

    fn json(&self) -> Value {
        let entry =
            |entry: &EntryPoint| json!({ "name": entry.name, "model": entry.model, "modes": entry.modes });
        let descriptor = |one: &Descriptor| {
            json!({
                "name": one.name, "set": one.set, "binding": one.binding, "storageClass": one.storage_class, "type": one.ty,
            })
        };
        let sizes: serde_json::Map<_, _> =
            self.sizes.iter().map(|(name, size)| ((*name).to_owned(), (*size).into())).collect();
        json!({
            "version": self.version,
            "generator": self.generator,
            "capabilities": self.capabilities,
            "extensions": self.extensions,
            "imports": self.imports,
            "addressingModel": self.addressing,
            "memoryModel": self.memory,
            "entryPoints": self.entry_points.iter().map(entry).collect::<Vec<_>>(),
            "descriptors": self.descriptors.iter().map(descriptor).collect::<Vec<_>>(),
            "specConstants": super::spec_constants::objects(&self.spec_constants),
            "sizes": sizes,
        })
    }

    fn text(&self) -> String {
        let mut out = String::new();
        let mut line = |name: &str, value: String| {
            if !value.is_empty() {
                // Writing to a string cannot fail.
                let _ = writeln!(out, "{name:<15} {value}");
            }
        };
        line("version", self.version.clone());
        line("generator", format!("{:#010x}", self.generator));
        line("model", format!("{}, {}", self.addressing, self.memory));
        line("capabilities", self.capabilities.join(", "));
        line("extensions", self.extensions.join(", "));
        line("imports", self.imports.join(", "));
        for entry in &self.entry_points {
            line(
                "entry point",
                [format!("{} ({})", entry.name, entry.model)]
                    .into_iter()
                    .chain(entry.modes.clone())
                    .collect::<Vec<_>>()
                    .join(", "),
            );
        }
        for one in &self.descriptors {
            let place = format!("set {}, binding {}: {} {}", one.set, one.binding, one.storage_class, one.ty);
            line("descriptor", format!("{place} {}", one.name).trim_end().to_owned());
        }
        for constant in &self.spec_constants {
            let text = format!(
                "{}: {} = {} {}",
                constant.spec_id,
                constant.ty,
                constant.default_text(),
                constant.name
            );
            line("constant", text.trim_end().to_owned());
        }
        line("size", self.sizes.map(|(name, size)| format!("{size} {name}")).join(", "));
        out
    }
}

/// The name of an enumerant, or its number.
fn enumerant(kind: OperandKind, value: u32) -> String {
    grammar::enumerant(kind, value).map_or_else(|| value.to_string(), |row| row.name.to_owned())
}

/// The execution modes of a function.
fn modes(module: &Module, function: u32) -> Vec<String> {
    let modes = module.instructions().filter(|instruction| {
        matches!(instruction.opcode(), op::ExecutionMode | op::ExecutionModeId)
            && instruction.operands().first() == Some(&function)
    });
    let shown = modes.map(|instruction| {
        let operands = instruction.operands();
        let name = enumerant(OperandKind::ExecutionMode, operands.get(1).copied().unwrap_or(0));
        let is_id = instruction.opcode() == op::ExecutionModeId;
        let values = operands.get(2..).unwrap_or_default().iter().map(|word| {
            let constant = module.definition(Id(*word)).filter(|_| is_id);
            constant.and_then(|constant| constant.operands().first()).unwrap_or(word).to_string()
        });
        std::iter::once(name).chain(values).collect::<Vec<_>>().join(" ")
    });
    shown.collect()
}

/// Variables decorated with a descriptor set or a binding, ordered by these.
fn descriptors(module: &Module) -> Vec<Descriptor> {
    let mut places: BTreeMap<u32, [Option<u32>; 2]> = BTreeMap::new();
    for instruction in module.declarations().filter(|instruction| instruction.opcode() == op::Decorate) {
        match instruction.operands() {
            [target, DESCRIPTOR_SET, set] => places.entry(*target).or_default()[0] = Some(*set),
            [target, BINDING, binding] => places.entry(*target).or_default()[1] = Some(*binding),
            _ => {}
        }
    }
    let described = places.into_iter().filter_map(|(id, [set, binding])| {
        let variable = module.definition(Id(id))?;
        let storage = variable.operands().first().copied().unwrap_or(0);
        let pointer = module.definition(variable.result_type()?)?;
        let pointee = pointer.operands().get(1).copied();
        Some(Descriptor {
            name: module.display_name(Id(id)),
            set: set.unwrap_or(0),
            binding: binding.unwrap_or(0),
            storage_class: enumerant(OperandKind::StorageClass, storage),
            ty: pointee.map(|pointee| type_name(module, Id(pointee))).unwrap_or_default(),
        })
    });
    let mut found: Vec<_> = described.collect();
    found.sort_by_key(|descriptor| (descriptor.set, descriptor.binding));
    found
}

/// The name of a type: that of a structure, or the opcode; arrays in brackets.
fn type_name(module: &Module, ty: Id) -> String {
    let Some(declaration) = module.definition(ty) else { return String::new() };
    let element = declaration.operands().first().copied().map(Id);
    match (declaration.opcode(), element) {
        // A malformed module may contain a type that refers to itself.
        (op::TypeArray | op::TypeRuntimeArray, Some(element)) if element < ty => {
            format!("{}[]", type_name(module, element))
        }
        (op::TypeStruct, _) => module.display_name(ty),
        (opcode, _) => {
            opcode.opname().map_or_else(String::new, |name| name.trim_start_matches("OpType").to_lowercase())
        }
    }
}
