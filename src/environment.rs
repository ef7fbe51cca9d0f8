//! What a module is for: the environment that decides which execution models, storage classes, addressing models and sets of extended
//! instructions there are, and what they are in LLVM IR. Reader and writer serve all environments by the same rows of [`crate::table`].
//!
//! Spec (Vulkan): "Vulkan Environment for SPIR-V"; (OpenCL): "OpenCL SPIR-V Environment Specification".

use crate::spirv::{Module, op};
use crate::table::module::{self, DATA_LAYOUT};
use crate::table::stage::stage;
use crate::table::storage_class;
use rspirv::spirv::{AddressingModel, ExecutionModel, MemoryModel, StorageClass};

/// The consumers that a module is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Environment {
    /// OpenCL: kernels.
    #[default]
    OpenCl,
    /// Vulkan: shaders.
    Vulkan,
}

/// Triple and data layout of a module; empty for none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The triple.
    pub triple: String,
    /// The data layout.
    pub data_layout: String,
}

impl Environment {
    /// The environment of a SPIR-V module, by its `OpMemoryModel`.
    pub fn of_module(module: &Module) -> Self {
        let model = module.instructions().find(|instruction| instruction.opcode() == op::MemoryModel);
        let numbers = model.and_then(|model| Some((model.operand(0).ok()?, model.operand(1).ok()?)));
        numbers.map_or(Self::OpenCl, |(addressing, memory)| Self::of_models(addressing, memory))
    }

    /// The environment that a triple names: the operating system of shaders is `vulkan`, with its version.
    pub fn of_triple(triple: &str) -> Self {
        match triple.split('-').nth(2).is_some_and(|system| system.starts_with(module::SHADER_SYSTEM)) {
            true => Self::Vulkan,
            false => Self::OpenCl,
        }
    }

    /// The environment of an addressing and a memory model, by their numbers. Physical addresses and OpenCL's memory model belong to
    /// kernels, all else to shaders.
    pub fn of_models(addressing: u32, memory: u32) -> Self {
        let is_physical = [AddressingModel::Physical32, AddressingModel::Physical64]
            .map(|of| of as u32)
            .contains(&addressing);
        match is_physical || memory == MemoryModel::OpenCL as u32 {
            true => Self::OpenCl,
            false => Self::Vulkan,
        }
    }

    /// The address space of a storage class, by its number.
    pub fn address_space(self, class: u32) -> Option<u32> {
        match self {
            Self::Vulkan if class == StorageClass::Private as u32 => Some(storage_class::PRIVATE),
            _ => storage_class::address_space(class),
        }
    }

    /// Whether a module of the environment may have an execution model, by its number.
    pub fn has_execution_model(self, model: u32) -> bool {
        match self {
            Self::OpenCl => model == ExecutionModel::Kernel as u32,
            Self::Vulkan => stage(model).is_some(),
        }
    }

    /// Whether builtin variables, inputs and outputs are variables in LLVM IR; otherwise loads of builtin variables are calls.
    pub fn has_interface_variables(self) -> bool {
        self == Self::Vulkan
    }

    /// Whether operations on matrices stay operations: calls by the names of their instructions.
    pub fn has_matrices(self) -> bool {
        self == Self::Vulkan
    }

    /// Triple and data layout of a module that has this addressing model; `None` where the environment does not have the model. A
    /// shader's triple says its lowest version of Vulkan, and the stage that all its entry points have.
    pub fn target(self, addressing: AddressingModel, version: (u8, u8), stage: &str) -> Option<Target> {
        match self {
            Self::OpenCl => module::target(addressing).map(|target| Target {
                triple: target.triple.to_owned(),
                data_layout: if target.triple.is_empty() {
                    String::new()
                } else {
                    format!("{}{DATA_LAYOUT}", target.pointers)
                },
            }),
            Self::Vulkan => {
                let has_model =
                    matches!(addressing, AddressingModel::Logical | AddressingModel::PhysicalStorageBuffer64);
                has_model.then(|| Target {
                    triple: module::shader_triple(version, stage),
                    data_layout: module::SHADER_DATA_LAYOUT.to_owned(),
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_models_tell_the_environment() {
        let of = |addressing, memory| Environment::of_models(addressing as u32, memory as u32);
        assert_eq!(of(AddressingModel::Logical, MemoryModel::OpenCL), Environment::OpenCl);
        assert_eq!(of(AddressingModel::Physical64, MemoryModel::Vulkan), Environment::OpenCl);
        assert_eq!(of(AddressingModel::Logical, MemoryModel::GLSL450), Environment::Vulkan);
        assert_eq!(of(AddressingModel::PhysicalStorageBuffer64, MemoryModel::Vulkan), Environment::Vulkan);
    }

    #[test]
    fn private_memory_of_shaders_is_apart() {
        let private = StorageClass::Private as u32;
        assert_eq!(Environment::Vulkan.address_space(private), Some(10));
        assert_eq!(Environment::OpenCl.address_space(private), Some(0));
    }

    #[test]
    fn targets_belong_to_their_environment() {
        let shader = Environment::Vulkan.target(AddressingModel::Logical, (1, 5), "compute");
        assert_eq!(shader.map(|target| target.triple).as_deref(), Some("spirv-unknown-vulkan1.2-compute"));
        assert_eq!(Environment::Vulkan.target(AddressingModel::Physical64, (1, 0), "compute"), None);
        assert_eq!(Environment::OpenCl.target(AddressingModel::PhysicalStorageBuffer64, (1, 0), ""), None);
    }
}
