//! Environments: the consumers of a module, with their requirements beyond SPIR-V itself.
//!
//! Rule of this module: an environment is a row of [`ENVIRONMENTS`] with its version, capabilities and rules; checks query the row
//! and never the name. Features that depend on the device (`Float64`, images, ...) are allowed, because the environment does not
//! forbid them.

mod data;
mod kernels;
mod vulkan;

pub use data::ENVIRONMENTS;

use rspirv::spirv::Capability;

use super::checker::Checker;
use crate::error::{Error, ErrorKind, Result};
use crate::rule::Rule;
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::operands::Import;
use crate::spirv::{Instruction, Version, op};

/// The consumer of a module, with its requirements beyond SPIR-V itself.
///
/// ```
/// use spirv_llvm_translate::{Environment, Form, Options, validate_for};
///
/// let text = b"OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n";
/// let findings = validate_for(text, Form::Spvasm, Environment::named("vulkan1.3")?, &Options::default())?;
/// assert_eq!(findings[0].rule.map(|rule| rule.id()), Some("environment.module.capability"));
/// # Ok::<(), spirv_llvm_translate::Error>(())
/// ```
#[derive(Debug)]
pub struct Environment {
    /// Its name, such as `vulkan1.2`.
    pub name: &'static str,
    /// The newest SPIR-V version that it accepts, major and minor.
    pub newest: (u8, u8),
    /// The capabilities that it may support; `None` for all. Capabilities of a declared extension are allowed too.
    pub(crate) capabilities: Option<&'static [&'static [Capability]]>,
    /// The extensions that every consumer accepts; `None` where each consumer has its own, which are then all used.
    pub(crate) extensions: Option<&'static [&'static str]>,
    /// The extended instruction sets that it accepts; `None` for all. Non-semantic sets are always allowed.
    pub(crate) sets: Option<&'static [&'static str]>,
    /// Its rules in addition to the universal ones.
    pub(crate) rules: &'static [&'static [Rule]],
    /// The layout of blocks.
    pub(crate) layout: Layout,
    /// The addressing models that it accepts, by number; empty for all.
    pub(crate) addressing: &'static [u32],
}

/// The layout of shader blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// std140 for uniform blocks, std430 for others.
    Standard,
    /// The standard layouts, with vectors aligned to their components.
    Relaxed,
    /// Every type is aligned to its largest scalar.
    Scalar,
}

/// The environment of core SPIR-V.
pub static UNIVERSAL: &Environment = &data::UNIVERSAL;

/// The environment with a name.
pub fn by_name(name: &str) -> Option<&'static Environment> {
    ENVIRONMENTS.iter().find(|environment| environment.name == name)
}

impl Environment {
    /// The environment with a name.
    ///
    /// # Errors
    /// `Usage`: there is none; the message lists those that there are.
    pub fn named(name: &str) -> Result<&'static Self> {
        by_name(name).ok_or_else(|| {
            let known: Vec<_> = Self::all().map(|environment| environment.name).collect();
            let message = format!("there is no environment {name}, but {}", known.join(", "));
            Error::new(ErrorKind::Usage, message)
        })
    }

    /// All environments.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        ENVIRONMENTS.iter()
    }

    /// Whether a rule belongs to this environment.
    pub(crate) fn has(&self, rule: Rule) -> bool {
        self.rules.iter().any(|rules| rules.contains(&rule))
    }

    /// Whether the environment may support a capability without an extension.
    pub(crate) fn has_capability(&self, capability: u32) -> bool {
        self.capabilities
            .is_none_or(|lists| lists.iter().any(|list| list.iter().any(|one| *one as u32 == capability)))
    }
}

impl<'m> Checker<'m> {
    /// Checks the environment's rules for the module header.
    pub(super) fn check_environment(&mut self) {
        let (major, minor) = self.environment.newest;
        let newest = Version::new(major, minor);
        let version = self.module.version();
        let fits = self.require(version <= newest, Rule::EnvironmentVersion, || {
            format!("version {}.{} is newer than {major}.{minor}", version.major, version.minor)
        });
        if let Err(error) = fits {
            self.tell(&error, None);
        }
        if self.environment.rules.len() < 2 {
            return;
        }
        let declared: Vec<String> = self
            .module
            .declarations()
            .filter(|one| one.opcode() == op::Extension)
            .filter_map(|one| one.string(0).ok().map(|(name, _)| name))
            .collect();
        for one in self.module.declarations() {
            let checked = match one.opcode() {
                op::Capability => self.environment_capability(one, &declared),
                op::ExtInstImport => self.environment_set(one),
                op::MemoryModel => self.environment_models(one),
                op::EntryPoint => self.environment_entry_point(one),
                op::TypeImage => self.kernel_image(one).and_then(|()| self.vulkan_type(one)),
                op::Variable | op::UntypedVariableKHR => {
                    self.vulkan_variable(one).and_then(|()| self.built_in_variable(one))
                }
                _ => self.kernel_type(one).and_then(|()| self.vulkan_type(one)),
            };
            if let Err(error) = checked {
                self.report(one, &error);
            }
            if self.is_full() {
                return;
            }
        }
        self.vulkan_points();
    }

    fn environment_capability(&self, instruction: Instruction<'m>, declared: &[String]) -> Result<()> {
        let capability = instruction.operand(0)?;
        let known = grammar::enumerant(OperandKind::Capability, capability);
        let is_brought = known.is_some_and(|known| {
            known.extensions.iter().any(|name| declared.iter().any(|declared| declared == name))
        });
        let fits = is_brought || self.environment.has_capability(capability);
        self.require(fits, Rule::EnvironmentCapability, || {
            let name = known.map_or("this", |known| known.name);
            format!("{} has no capability {name}", self.environment.name)
        })
    }

    fn environment_set(&self, instruction: Instruction<'m>) -> Result<()> {
        let (name, _) = instruction.string(0)?;
        let is_silent = match Import::by_name(name.as_bytes()) {
            Import::NonSemantic => true,
            Import::Set(set) => set.is_non_semantic(),
            Import::Unknown => false,
        } || name.contains("DebugInfo");
        let fits = is_silent || self.environment.sets.is_none_or(|sets| sets.contains(&name.as_str()));
        self.require(fits, Rule::EnvironmentSet, || format!("{} has no set {name}", self.environment.name))
    }

    fn environment_models(&self, instruction: Instruction<'m>) -> Result<()> {
        let (addressing, memory) = (instruction.operand(0)?, instruction.operand(1)?);
        let allowed = self.environment.addressing;
        self.require(
            allowed.is_empty() || allowed.contains(&addressing),
            Rule::EnvironmentAddressing,
            || {
                let model = grammar::enumerant(OperandKind::AddressingModel, addressing);
                format!(
                    "{} has no addressing model {}",
                    self.environment.name,
                    model.map_or("", |model| model.name)
                )
            },
        )?;
        let is_opencl = memory == rspirv::spirv::MemoryModel::OpenCL as u32;
        self.require(is_opencl, Rule::KernelMemoryModel, || "the memory model is not OpenCL".to_owned())
    }

    fn environment_entry_point(&self, instruction: Instruction<'m>) -> Result<()> {
        use rspirv::spirv::ExecutionModel;
        let is_kernel = instruction.operand(0)? == ExecutionModel::Kernel as u32;
        self.require(is_kernel, Rule::KernelModel, || "an entry point that is no kernel".to_owned())?;
        self.require(!is_kernel, Rule::ShaderModel, || "an entry point that is a kernel".to_owned())?;
        self.kernel_parameters(instruction)
    }
}
