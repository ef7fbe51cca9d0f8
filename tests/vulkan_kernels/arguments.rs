//! Runs a kernel as a run time does: what its arguments are and where they are is read from `NonSemantic.ClspvReflection`.

use std::collections::BTreeMap;

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Options, ReadOptions};
use spirv_llvm_translate::internal::spec_constants::Override;
use spirv_llvm_translate::internal::spirv::{Id, Instruction, Module, op};
use spirv_llvm_translate::internal::{llvm, spirv_to_llvm};

use crate::executor::IndexSpace;
use crate::executor::shader::{Binding, Bound, Images, Shader};

/// An argument that a kernel is given.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A buffer.
    Buffer(Vec<u8>),
    /// A value.
    Value(Vec<u8>),
    /// So many bytes of local memory.
    Local(u32),
}

/// Where an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Pointer { offset: u32, size: u32 },
    Value { offset: u32, size: u32 },
    Workgroup { spec_id: u32, element: u32 },
}

/// What the reflection says of a kernel.
#[derive(Clone, Debug, Default)]
pub struct Reflection {
    /// Places by ordinals.
    pub arguments: BTreeMap<u32, Place>,
    /// Names of arguments and their types.
    pub names: BTreeMap<u32, (String, String)>,
    /// The numbers of the specialization constants of a workgroup's size.
    pub size_ids: Option<[u32; 3]>,
    pub required_size: Option<[u32; 3]>,
    pub dimensions_id: Option<u32>,
}

/// The instructions of the set, with the numbers and operands of each.
fn described(module: &Module) -> impl Iterator<Item = (Instruction<'_>, u32, Vec<Id>)> {
    let is_set = |one: &Instruction<'_>| {
        one.opcode() == op::ExtInstImport
            && one.string(0).is_ok_and(|(name, _)| name == "NonSemantic.ClspvReflection.5")
    };
    let set =
        module.instructions().find(is_set).and_then(Instruction::result_id).expect("the set is imported");
    module.instructions().filter_map(move |one| {
        let words = one.operands();
        let is_own = one.opcode() == op::ExtInst && words[0] == set.0;
        is_own.then(|| (one, words[1], words[2..].iter().map(|word| Id(*word)).collect()))
    })
}

impl Reflection {
    /// What is said of a kernel.
    pub fn of(module: &Module, kernel: &str) -> Self {
        let number = |id: Id| module.definition(id).unwrap().operands()[0];
        let text = |id: Id| module.definition(id).unwrap().string(0).unwrap().0;
        let mut found = Self::default();
        let (mut own, mut infos) = (None, BTreeMap::new());
        for (instruction, kind, operands) in described(module) {
            let at = |index: usize| number(operands[index]);
            let is_own = own.is_some() && operands.first().copied() == own;
            match kind {
                1 if text(operands[1]) == kernel => own = instruction.result_id(),
                2 => {
                    infos.insert(instruction.result_id(), (text(operands[0]), text(operands[1])));
                }
                7 if is_own => {
                    found.arguments.insert(at(1), Place::Value { offset: at(2), size: at(3) });
                    found.names.insert(at(1), infos[&Some(operands[4])].clone());
                }
                11 if is_own => {
                    found.arguments.insert(at(1), Place::Workgroup { spec_id: at(2), element: at(3) });
                    found.names.insert(at(1), infos[&Some(operands[4])].clone());
                }
                12 => found.size_ids = Some([at(0), at(1), at(2)]),
                14 => found.dimensions_id = Some(at(0)),
                24 if is_own => found.required_size = Some([at(1), at(2), at(3)]),
                26 if is_own => {
                    found.arguments.insert(at(1), Place::Pointer { offset: at(2), size: at(3) });
                    found.names.insert(at(1), infos[&Some(operands[4])].clone());
                }
                _ => {}
            }
        }
        assert!(own.is_some(), "nothing is said of {kernel}");
        found
    }
}

/// Puts bytes to an offset.
fn put(bytes: &mut Vec<u8>, offset: u32, given: &[u8]) {
    let end = offset as usize + given.len();
    if bytes.len() < end {
        bytes.resize(end, 0);
    }
    bytes[offset as usize..end].copy_from_slice(given);
}

/// Runs a kernel of a shader; gives its buffers afterwards. `prepare` may put addresses into buffers before.
pub fn run(
    words: Vec<u32>,
    kernel: &str,
    arguments: &[Argument],
    (global, local): ([usize; 3], [usize; 3]),
    prepare: impl FnOnce(&dyn Fn(u32) -> u64, &mut Vec<Vec<u8>>),
) -> Vec<Vec<u8>> {
    let module = Module::from_words(words).unwrap();
    let reflection = Reflection::of(&module, kernel);
    assert_eq!(reflection.arguments.len(), arguments.len(), "{kernel}: {reflection:?}");
    let mut constants = Vec::new();
    for (id, size) in reflection.size_ids.unwrap_or_default().into_iter().zip(local) {
        constants.extend(reflection.size_ids.map(|_| format!("{id}={size}")));
    }
    if let Some(size) = reflection.required_size {
        assert_eq!(size.map(|size| size as usize), local, "{kernel}");
    }
    constants.extend(reflection.dimensions_id.map(|id| format!("{id}=2")));
    let mut bound = Bound::new();
    let mut push = Vec::new();
    for (index, argument) in (0..).zip(arguments) {
        match (argument, reflection.arguments[&index]) {
            (Argument::Buffer(bytes), Place::Pointer { offset, size: 8 }) => {
                bound.insert(Binding::Memory(index), bytes.clone());
                put(&mut push, offset, &[0; 8]);
            }
            (Argument::Value(bytes), Place::Value { offset, size }) => {
                assert_eq!(bytes.len(), size as usize, "{kernel}: argument {index}");
                put(&mut push, offset, bytes);
            }
            (Argument::Local(bytes), Place::Workgroup { spec_id, element }) => {
                constants.push(format!("{spec_id}={}", bytes.div_ceil(element)));
            }
            (argument, place) => panic!("{kernel}: argument {index} is {argument:?} at {place:?}"),
        }
    }
    push.resize(push.len().next_multiple_of(4), 0);
    if !push.is_empty() {
        bound.insert(Binding::PushConstants, push);
    }
    // What the kernel does not ask for is not declared.
    let declared: Vec<String> = module
        .instructions()
        .filter(|one| one.opcode() == op::Decorate && one.operands()[1] == 1)
        .map(|one| format!("{}=", one.operands()[2]))
        .collect();
    constants.retain(|constant| declared.iter().any(|id| constant.starts_with(id)));
    let constants = constants.iter().map(|constant| Override::parse(constant).unwrap());
    let reading = ReadOptions::default().expand_builtins(true);
    let options = Options::default().read(reading).spec_constants(constants);
    let context = llvm::Context::new();
    let ir = spirv_to_llvm(&context, &module, &options, &Log::default());
    let ir = ir.unwrap_or_else(|error| panic!("{kernel}: {error}")).print_to_string();
    let shader =
        Shader::load(&ir, &bound, &Images::new()).unwrap_or_else(|error| panic!("{kernel}: {error}"));
    let address = |index: u32| shader.address(Binding::Memory(index)).unwrap();
    for (index, place) in &reflection.arguments {
        if let Place::Pointer { offset, .. } = place {
            put(bound.get_mut(&Binding::PushConstants).unwrap(), *offset, &address(*index).to_le_bytes());
        }
    }
    let indices: Vec<u32> = bound.keys().filter_map(memory).collect();
    let mut buffers: Vec<Vec<u8>> =
        indices.iter().map(|index| bound[&Binding::Memory(*index)].clone()).collect();
    prepare(&address, &mut buffers);
    for (index, buffer) in indices.iter().zip(buffers) {
        bound.insert(Binding::Memory(*index), buffer);
    }
    shader.run(kernel, &mut bound, IndexSpace::new(global, local), 0).unwrap();
    indices.iter().map(|index| bound[&Binding::Memory(*index)].clone()).collect()
}

fn memory(binding: &Binding) -> Option<u32> {
    if let Binding::Memory(index) = binding { Some(*index) } else { None }
}
