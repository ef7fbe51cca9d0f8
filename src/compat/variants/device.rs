//! The device that a module is specialized for, and its answers to the module's queries.

use crate::spirv::{Instruction, Opcode, op};

/// The device that [`SpirvModule::function_variants`](crate::SpirvModule::function_variants) specializes a
/// module for. All numbers are those of the registry that the extension names. An unset property satisfies
/// every condition on it.
///
/// Source: SPV_INTEL_function_variants, "Specialization".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Device {
    /// The instruction set.
    pub target: Option<u32>,
    /// The optional features of the instruction set that the device has; empty satisfies every condition on them.
    pub features: Vec<u32>,
    /// The category of the architecture, such as GPU.
    pub category: Option<u32>,
    /// The family of the architecture, within the category.
    pub family: Option<u32>,
    /// The architecture, within the family; later ones have greater numbers.
    pub architecture: Option<u32>,
    /// The capabilities that the device supports, by number; empty satisfies every condition on them.
    pub capabilities: Vec<u32>,
}

impl Device {
    /// Sets [`Device::target`] and [`Device::features`].
    #[must_use]
    pub fn target(mut self, target: u32, features: &[u32]) -> Self {
        self.target = Some(target);
        self.features = features.to_vec();
        self
    }

    /// Sets [`Device::category`], [`Device::family`] and [`Device::architecture`].
    #[must_use]
    pub fn architecture(mut self, category: u32, family: Option<u32>, architecture: Option<u32>) -> Self {
        (self.category, self.family, self.architecture) = (Some(category), family, architecture);
        self
    }

    /// Sets [`Device::capabilities`].
    #[must_use]
    pub fn capabilities(mut self, capabilities: &[u32]) -> Self {
        self.capabilities = capabilities.to_vec();
        self
    }

    /// The value of a constant that queries the device; `None` for any other constant, or a query that the
    /// extension does not define.
    pub(super) fn answer(&self, constant: Instruction<'_>) -> Option<bool> {
        match (constant.opcode(), constant.operands()) {
            (op::SpecConstantTargetINTEL, [target, features @ ..]) => {
                Some(fits(self.target, *target) && has_all(&self.features, features))
            }
            (op::SpecConstantArchitectureINTEL, [category, family, comparison, architecture]) => {
                let compared = match self.architecture {
                    Some(own) => compare(*comparison, own, *architecture)?,
                    None => true,
                };
                Some(fits(self.category, *category) && fits(self.family, *family) && compared)
            }
            (op::SpecConstantCapabilitiesINTEL, capabilities) => {
                Some(has_all(&self.capabilities, capabilities))
            }
            _ => None,
        }
    }
}

fn fits(own: Option<u32>, asked: u32) -> bool {
    own.is_none_or(|own| own == asked)
}

fn has_all(own: &[u32], asked: &[u32]) -> bool {
    own.is_empty() || asked.iter().all(|one| own.contains(one))
}

/// The result of a comparison given as an opcode; `None` for an opcode that is not a comparison of unsigned
/// integers.
fn compare(opcode: u32, left: u32, right: u32) -> Option<bool> {
    Some(match Opcode(u16::try_from(opcode).ok()?) {
        op::IEqual => left == right,
        op::INotEqual => left != right,
        op::ULessThan => left < right,
        op::ULessThanEqual => left <= right,
        op::UGreaterThan => left > right,
        op::UGreaterThanEqual => left >= right,
        _ => return None,
    })
}
