//! Devices: the subset of its environment that one consumer supports, and its limits.
//!
//! Rule of this module: a device is data; properties that it omits are unlimited. The checks concern the declarations of a module
//! and follow those of [`super::environment`]. `devices/` describes the minimum that specifications require.

use super::checker::broken;
use crate::error::{Error, Finding};
use crate::rule::Rule;
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::operands::Import;
use crate::spirv::{Id, Instruction, Module, extensions, op};
use rspirv::spirv::{AddressingModel, ExecutionMode, StorageClass};
use rustc_hash::FxHashMap;

/// A consumer of modules.
#[derive(Clone, Debug, Default)]
pub struct Device {
    /// Its name, for messages.
    pub name: String,
    /// The newest SPIR-V version that it accepts, major and minor.
    pub newest: Option<(u8, u8)>,
    /// Its capabilities, by number.
    pub capabilities: Option<Vec<u32>>,
    /// Its extensions.
    pub extensions: Option<Vec<String>>,
    /// The maximum number of invocations in a workgroup.
    pub workgroup_invocations: Option<u64>,
    /// The maximum number of invocations in a workgroup in each dimension.
    pub workgroup_size: Option<[u64; 3]>,
    /// The memory of a workgroup, in bytes.
    pub workgroup_memory: Option<u64>,
    /// The subgroup sizes.
    pub subgroup_sizes: Option<Vec<u32>>,
    /// The widths in bits that it supports for each floating-point execution mode, by the mode's number.
    pub float_controls: Option<Vec<(u32, Vec<u32>)>>,
}

/// Floating-point execution modes, which have a width as operand.
pub const FLOAT_CONTROLS: &[ExecutionMode] = &[
    ExecutionMode::DenormPreserve,
    ExecutionMode::DenormFlushToZero,
    ExecutionMode::SignedZeroInfNanPreserve,
    ExecutionMode::RoundingModeRTE,
    ExecutionMode::RoundingModeRTZ,
];

/// The nesting depth limit for computing the size of a type.
const DEEPEST: u32 = 64;

/// The reasons why a device cannot accept a module, in module order.
pub fn findings(module: &Module, device: &Device) -> Vec<Finding> {
    let mut check =
        Check { module, device, findings: Vec::new(), workgroup_bytes: 0, sizes: FxHashMap::default() };
    let version = module.version();
    let newest = device.newest.filter(|newest| (version.major, version.minor) > *newest);
    if let Some((major, minor)) = newest {
        let message = format!(
            "version {}.{} is newer than {major}.{minor}, the newest of {}",
            version.major, version.minor, device.name
        );
        check.tell(&broken(Rule::DeviceVersion, message), None);
    }
    for instruction in module.declarations() {
        check.declaration(instruction);
    }
    check.findings
}

struct Check<'m> {
    module: &'m Module,
    device: &'m Device,
    findings: Vec<Finding>,
    /// The workgroup memory used by the variables so far.
    workgroup_bytes: u64,
    /// What [`Check::size`] has found.
    sizes: FxHashMap<Id, Option<(u64, u64)>>,
}

impl<'m> Check<'m> {
    fn tell(&mut self, error: &Error, instruction: Option<Instruction<'m>>) {
        let location = instruction.map(|instruction| self.module.location(instruction));
        for finding in error.findings() {
            self.findings.push(Finding { location: location.clone(), ..finding.clone() });
        }
    }

    fn declaration(&mut self, instruction: Instruction<'m>) {
        let found = match (instruction.opcode(), instruction.operands()) {
            (op::Capability, [capability]) => self.capability(*capability),
            (op::Extension, _) => self.extension(instruction),
            (op::ExecutionMode, [_, mode, literals @ ..]) => self.mode(*mode, literals),
            (op::ExecutionModeId, [_, mode, ids @ ..]) => {
                let literals: Vec<u32> =
                    ids.iter().map(|id| self.number(Id(*id)).unwrap_or(0) as u32).collect();
                self.mode(*mode, &literals)
            }
            (op::Variable, [class, ..]) if *class == StorageClass::Workgroup as u32 => {
                self.workgroup_variable(instruction)
            }
            _ => None,
        };
        if let Some(error) = found {
            self.tell(&error, Some(instruction));
        }
    }

    fn capability(&self, capability: u32) -> Option<Error> {
        let known = self.device.capabilities.as_ref()?;
        let name = grammar::enumerant(OperandKind::Capability, capability).map_or("this", |one| one.name);
        let message = || format!("{} has no capability {name}", self.device.name);
        (!known.contains(&capability)).then(|| broken(Rule::DeviceCapability, message()))
    }

    fn extension(&self, instruction: Instruction<'m>) -> Option<Error> {
        let known = self.device.extensions.as_ref()?;
        let (name, _) = instruction.string(0).ok()?;
        // The extension's constructs have no meaning for a device.
        let is_silent = name == extensions::KHR_NON_SEMANTIC_INFO
            || Import::by_name(name.as_bytes()) == Import::NonSemantic;
        let message = || format!("{} has no extension {name}", self.device.name);
        (!is_silent && !known.contains(&name)).then(|| broken(Rule::DeviceExtension, message()))
    }

    fn mode(&self, mode: u32, literals: &[u32]) -> Option<Error> {
        match ExecutionMode::from_u32(mode)? {
            ExecutionMode::LocalSize | ExecutionMode::LocalSizeId => self.workgroup_size(literals),
            ExecutionMode::SubgroupSize => {
                let sizes = self.device.subgroup_sizes.as_ref()?;
                let size = literals.first().filter(|size| !sizes.contains(size))?;
                let message = format!("{} has no subgroups of {size} invocations", self.device.name);
                Some(broken(Rule::DeviceSubgroups, message))
            }
            known if FLOAT_CONTROLS.contains(&known) => {
                let all = self.device.float_controls.as_ref()?;
                let width = literals.first()?;
                let widths = all.iter().find(|(of, _)| *of == mode).map(|(_, widths)| widths.as_slice());
                let message = || format!("{} has no {known:?} of {width} bits", self.device.name);
                (!widths.unwrap_or_default().contains(width))
                    .then(|| broken(Rule::DeviceFloatControls, message()))
            }
            _ => None,
        }
    }

    fn workgroup_size(&self, sizes: &[u32]) -> Option<Error> {
        let all = sizes.iter().fold(1, |all: u64, size| all.saturating_mul(u64::from(*size)));
        if let Some(most) = self.device.workgroup_invocations.filter(|most| all > *most) {
            let message =
                format!("a workgroup of {all} invocations, of which {} has at most {most}", self.device.name);
            return Some(broken(Rule::DeviceWorkgroup, message));
        }
        let most = self.device.workgroup_size?;
        let (size, most) = sizes.iter().zip(most).find(|(size, most)| u64::from(**size) > *most)?;
        let message = format!(
            "a workgroup of {size} invocations in one dimension, where {} has at most {most}",
            self.device.name
        );
        Some(broken(Rule::DeviceWorkgroup, message))
    }

    /// An error for the variable that exceeds the workgroup memory.
    fn workgroup_variable(&mut self, variable: Instruction<'m>) -> Option<Error> {
        let most = self.device.workgroup_memory?;
        let pointer = self.module.definition(variable.result_type()?)?;
        let (bytes, align) = self.size(pointer.id(1).ok()?, 0)?;
        let before = self.workgroup_bytes;
        self.workgroup_bytes = before.checked_next_multiple_of(align.max(1))?.saturating_add(bytes);
        (before <= most && self.workgroup_bytes > most).then(|| {
            let message = format!(
                "with this variable a workgroup takes {} bytes of memory, of which {} has {most}",
                self.workgroup_bytes, self.device.name
            );
            broken(Rule::DeviceWorkgroupMemory, message)
        })
    }

    /// Size and alignment of a type in bytes, by OpenCL C's layout; `None` if unknown.
    fn size(&mut self, ty: Id, depth: u32) -> Option<(u64, u64)> {
        if let Some(known) = self.sizes.get(&ty) {
            return *known;
        }
        let found = self.size_at_depth(ty, depth);
        self.sizes.insert(ty, found);
        found
    }

    fn size_at_depth(&mut self, ty: Id, depth: u32) -> Option<(u64, u64)> {
        let declared = self.module.definition(ty).filter(|_| depth < DEEPEST)?;
        let mut part = |index: usize| self.size(declared.id(index).ok()?, depth + 1);
        match (declared.opcode(), declared.operands()) {
            (op::TypeBool, _) => Some((4, 4)),
            (op::TypeInt | op::TypeFloat, [width, ..]) => {
                let bytes = u64::from(width.div_ceil(8)).next_power_of_two();
                Some((bytes, bytes))
            }
            (op::TypeVector, [_, count]) => {
                let bytes = part(0)?.0 * u64::from(*count).next_power_of_two();
                Some((bytes, bytes))
            }
            (op::TypeMatrix, [_, count]) => {
                let (bytes, align) = part(0)?;
                Some((bytes.checked_mul(u64::from(*count))?, align))
            }
            (op::TypeArray, [_, length]) => {
                let (bytes, align) = part(0)?;
                Some((bytes.checked_mul(self.number(Id(*length))?)?, align))
            }
            (op::TypeStruct, members) => {
                let (mut size, mut align) = (0u64, 1);
                for index in 0..members.len() {
                    let (bytes, own) = part(index)?;
                    size = size.checked_next_multiple_of(own)?.checked_add(bytes)?;
                    align = align.max(own);
                }
                Some((size.checked_next_multiple_of(align)?, align))
            }
            (op::TypePointer, _) => {
                let bytes = if self.addressing() == AddressingModel::Physical32 as u32 { 4 } else { 8 };
                Some((bytes, bytes))
            }
            _ => None,
        }
    }

    fn addressing(&self) -> u32 {
        let model = self.module.declarations().find(|one| one.opcode() == op::MemoryModel);
        model.and_then(|model| model.operands().first().copied()).unwrap_or(0)
    }

    /// The value of an integer constant; for a specialization constant, its default.
    fn number(&self, constant: Id) -> Option<u64> {
        let constant = self.module.definition(constant)?;
        match (constant.opcode(), constant.operands()) {
            (op::Constant | op::SpecConstant, [low]) => Some(u64::from(*low)),
            (op::Constant | op::SpecConstant, [low, high]) => Some(u64::from(*low) | u64::from(*high) << 32),
            (op::ConstantNull, _) => Some(0),
            _ => None,
        }
    }
}
