//! Rules of OpenCL and Level Zero.
//!
//! Spec: "OpenCL SPIR-V Environment Specification"; "SPIR-V Programming Guide" of oneAPI Level Zero, "Validation Rules"

use rspirv::spirv::{Capability, Dim, ExecutionModel, ImageFormat, ImageOperands, Scope, StorageClass};

use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{Class as Section, OperandKind};
use crate::spirv::{Id, Instruction, op};
use crate::validate::checker::Checker;
use crate::validate::fact::{Class, Fact, Ty};
use rustc_hash::FxHashSet;

/// Supported images: Dim, and the maximum values of Depth and Arrayed.
const IMAGES: [(Dim, u32, u32); 4] =
    [(Dim::Dim1D, 0, 1), (Dim::Dim2D, 1, 1), (Dim::Dim3D, 0, 0), (Dim::DimBuffer, 0, 0)];

impl<'m> Checker<'m> {
    /// Checks a type declaration.
    pub(super) fn kernel_type(&self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = instruction.opcode();
        let is_foreign = matches!(opcode, op::TypeMatrix | op::TypeRuntimeArray);
        self.require(!is_foreign, Rule::KernelTypes, || format!("{opcode} is none of kernels"))?;
        let is_unlisted = matches!(
            opcode,
            op::TypePipe | op::TypeQueue | op::TypeDeviceEvent | op::TypeReserveId | op::TypePipeStorage
        );
        self.require(!is_unlisted, Rule::LevelZeroTypes, || format!("Level Zero has no {opcode}"))
    }

    /// Checks `OpTypeImage`.
    pub(super) fn kernel_image(&self, instruction: Instruction<'m>) -> Result<()> {
        let [sampled_type, dim, depth, arrayed, ms, sampled, format, rest @ ..] = instruction.operands()
        else {
            return Ok(());
        };
        let is_void = self.fact_of(Id(*sampled_type)).class == Class::Void;
        let row = IMAGES.iter().find(|row| row.0 as u32 == *dim);
        let complaint = match () {
            () if !is_void => "its sampled type is not void",
            () if *sampled != 0 => "Sampled is not 0",
            () if *ms != 0 => "MS is not 0",
            () if row.is_none_or(|row| *depth > row.1 || *arrayed > row.2) => {
                "there is no such image of its dimensionality, Depth and Arrayed"
            }
            () if *format != ImageFormat::Unknown as u32 => "its format is not Unknown",
            () if rest.is_empty() => "it has no access qualifier",
            () => return Ok(()),
        };
        self.require(false, Rule::KernelImages, || format!("an image of kernels: {complaint}"))
    }

    /// Checks the parameter types of a kernel.
    pub(super) fn kernel_parameters(&self, entry: Instruction<'m>) -> Result<()> {
        if !self.wants(Rule::KernelParameters) || entry.operand(0)? != ExecutionModel::Kernel as u32 {
            return Ok(());
        }
        let id = entry.id(1)?;
        for (position, parameter) in (1..).zip(self.members_of(self.ty(id))) {
            self.require(self.may_be_given(*parameter), Rule::KernelParameters, || {
                format!("parameter {position} of {id} is of a type that kernels are not given")
            })?;
        }
        Ok(())
    }

    fn may_be_given(&self, ty: Ty) -> bool {
        let (mut open, mut seen) = (vec![(ty, false)], FxHashSet::default());
        while let Some((ty, is_member)) = open.pop() {
            let fact = self.fact(ty);
            let is_in =
                |classes: &[StorageClass]| classes.iter().any(|class| fact.count == Some(*class as u64));
            let fits = match fact.class {
                Class::Int | Class::Float | Class::Vector | Class::Unknown | Class::Exotic => true,
                // A structure passed by value is a pointer to a copy.
                Class::Pointer => {
                    is_member
                        || is_in(&[
                            StorageClass::CrossWorkgroup,
                            StorageClass::Workgroup,
                            StorageClass::UniformConstant,
                            StorageClass::Function,
                        ])
                }
                Class::Struct => true,
                Class::Array => is_member,
                Class::Opaque => !is_member && self.is_handle(fact),
                _ => false,
            };
            if !fits {
                return false;
            }
            let parts = match fact.class {
                Class::Struct => self.members_of(ty),
                Class::Array => std::slice::from_ref(&fact.component),
                _ => &[],
            };
            open.extend(parts.iter().filter(|part| seen.insert(part.0)).map(|part| (*part, true)));
        }
        true
    }

    fn is_handle(&self, fact: &Fact) -> bool {
        let declared = self.module.definition(fact.id).map(Instruction::opcode);
        matches!(declared, Some(op::TypeImage | op::TypeSampler | op::TypePipe | op::TypeQueue))
    }

    /// Checks an instruction of a function.
    ///
    /// # Errors
    /// The violated rule.
    pub(in crate::validate) fn environment_instruction(&self, instruction: Instruction<'m>) -> Result<()> {
        let (opcode, operands) = (instruction.opcode(), instruction.operands());
        let Some(grammar) = instruction.grammar() else { return Ok(()) };
        match opcode {
            op::ImageWrite => {
                let mask = operands.get(3);
                self.require(mask.is_none(), Rule::LevelZeroWrites, || {
                    "OpImageWrite with image operands".to_owned()
                })?;
                self.kernel_image_operands(mask)?;
            }
            op::ImageRead | op::ImageSampleExplicitLod => self.kernel_image_operands(operands.get(2))?,
            _ => {}
        }
        if grammar.class == Section::Atomic {
            self.kernel_atomic(instruction)?;
        }
        self.environment_scopes(instruction)
    }

    fn kernel_image_operands(&self, mask: Option<&u32>) -> Result<()> {
        let has_offset = mask.is_some_and(|mask| mask & ImageOperands::CONST_OFFSET.bits() != 0);
        self.require(!has_offset, Rule::KernelImageOperands, || "an access with ConstOffset".to_owned())
    }

    fn kernel_atomic(&self, instruction: Instruction<'m>) -> Result<()> {
        let operands = instruction.operands();
        let value = match instruction.opcode() {
            op::AtomicStore => self.fact(self.operand(operands, 3)),
            op::AtomicFlagTestAndSet | op::AtomicFlagClear => return Ok(()),
            _ => self.result(instruction),
        };
        let has = |capability: Capability| self.capabilities.contains(&(capability as u32));
        let fits = match (value.class, value.bits) {
            (Class::Int, 32) => true,
            (Class::Int, 64) => has(Capability::Int64Atomics),
            (Class::Int, _) => false,
            (Class::Float, 16) => {
                has(Capability::AtomicFloat16AddEXT) || has(Capability::AtomicFloat16MinMaxEXT)
            }
            (Class::Float, 64) => {
                has(Capability::AtomicFloat64AddEXT)
                    || has(Capability::AtomicFloat64MinMaxEXT)
                    || has(Capability::Int64Atomics)
            }
            _ => true,
        };
        self.require(fits, Rule::KernelAtomics, || {
            format!(
                "{} of {} bits, which no capability of the module allows",
                instruction.opcode(),
                value.bits
            )
        })?;
        let pointer = self.fact(self.operand(operands, 0));
        let classes = [
            StorageClass::Function,
            StorageClass::Workgroup,
            StorageClass::CrossWorkgroup,
            StorageClass::Generic,
        ];
        let fits = !pointer.is_pointer() || classes.iter().any(|class| pointer.count == Some(*class as u64));
        self.require(fits, Rule::KernelAtomics, || {
            format!("{} in a storage class that it is not for", instruction.opcode())
        })
    }

    /// Checks execution and memory scopes. The first scope of a barrier or a group instruction is its execution scope.
    fn environment_scopes(&self, instruction: Instruction<'m>) -> Result<()> {
        let Some(grammar) = instruction.grammar() else { return Ok(()) };
        let is_group = matches!(grammar.class, Section::Group | Section::NonUniform)
            || instruction.opcode() == op::ControlBarrier;
        let is_copy = matches!(instruction.opcode(), op::GroupAsyncCopy | op::GroupWaitEvents);
        let mut is_first = true;
        for (operand, word) in grammar.operands.iter().zip(instruction.operands()) {
            if operand.kind != OperandKind::IdScope {
                continue;
            }
            let executes = is_group && std::mem::replace(&mut is_first, false);
            let Some(scope) = self.constant(Id(*word)) else { continue };
            let is = |one: Scope| scope == one as u64;
            if executes {
                let fits = is(Scope::Workgroup) || is(Scope::Subgroup) && !is_copy;
                for rule in [Rule::KernelScopes, Rule::VulkanScopes] {
                    self.require(fits, rule, || {
                        format!("{} of the execution scope {scope}", instruction.opcode())
                    })?;
                }
            } else {
                self.require(scope <= Scope::Invocation as u64, Rule::LevelZeroScopes, || {
                    format!("{} of the memory scope {scope}", instruction.opcode())
                })?;
                self.require(!is(Scope::CrossDevice), Rule::VulkanScopes, || {
                    format!("{} of the memory scope CrossDevice", instruction.opcode())
                })?;
            }
        }
        Ok(())
    }
}
