//! Spec: "Composite Instructions".

use super::checker::{Checker, broken};
use super::fact::{Class, Ty};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction};

/// The component number that makes a shuffle's result component undefined.
const NO_COMPONENT: u32 = u32::MAX;

impl<'m> Checker<'m> {
    /// Checks `OpCompositeConstruct`.
    pub(super) fn construct(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let ty = self.result_ty(instruction);
        let fact = self.fact(ty);
        match fact.class {
            Class::Unknown | Class::Exotic => Ok(()),
            Class::Vector => {
                let mut lanes = 0;
                for word in operands {
                    let part = self.fact(self.typed(Id(*word)));
                    let fits = part.is_open()
                        || self.is_same(
                            if part.is_vector() { part.component } else { self.typed(Id(*word)) },
                            fact.component,
                        );
                    self.require(fits, Rule::CompositeTypes, || {
                        format!("%{word} is not of components of the vector")
                    })?;
                    lanes += part.lanes().max(1);
                }
                self.fill(lanes, fact.count)
            }
            Class::Struct | Class::Array | Class::Matrix => {
                let members = self.members_of(ty);
                self.fill(operands.len() as u64, fact.count)?;
                for (at, word) in operands.iter().enumerate() {
                    let wanted = members.get(at).copied().unwrap_or(fact.component);
                    self.require(self.is_same(self.typed(Id(*word)), wanted), Rule::CompositeTypes, || {
                        format!("%{word} is of another type than its member")
                    })?;
                }
                Ok(())
            }
            _ => Err(broken(Rule::CompositeTypes, format!("{} is not a composite type", fact.id))),
        }
    }

    /// Checks `OpCompositeConstructReplicateEXT`: its operand is each of the parts.
    pub(super) fn replicate(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let ty = self.result_ty(instruction);
        let fact = self.fact(ty);
        let part = operands.first().map_or(Ty::NONE, |word| self.typed(Id(*word)));
        let fits = match fact.class {
            Class::Unknown | Class::Exotic => true,
            Class::Struct => self.members_of(ty).iter().all(|member| self.is_same(part, *member)),
            _ => self.is_same(part, fact.component),
        };
        self.require(fits, Rule::CompositeTypes, || {
            "the operand is of another type than the parts".to_owned()
        })
    }

    fn fill(&self, parts: u64, count: Option<u64>) -> Result<()> {
        self.require(count.is_none_or(|count| count == parts), Rule::CompositeTypes, || {
            "the constituents do not fill the type".to_owned()
        })
    }

    /// The type selected by literal indexes.
    fn member(&self, composite: Ty, indexes: &[u32]) -> Result<Ty> {
        let mut ty = composite;
        for index in indexes {
            let fact = self.fact(ty);
            match fact.class {
                Class::Unknown => return Ok(Ty::NONE),
                Class::Exotic => {
                    let message = format!("a value of the type {} has no members", fact.id);
                    return Err(broken(Rule::CompositeTypes, message));
                }
                _ => {}
            }
            let count = match fact.class {
                Class::Vector | Class::Matrix | Class::Struct | Class::Array => fact.count,
                _ => Some(0),
            };
            self.require(count.is_none_or(|count| u64::from(*index) < count), Rule::CompositeIndex, || {
                format!("index {index} lies beyond its composite")
            })?;
            ty = self.members_of(ty).get(*index as usize).copied().unwrap_or(fact.component);
        }
        Ok(ty)
    }

    /// Checks `OpCompositeExtract`.
    pub(super) fn extract(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        self.has_index(operands, 1)?;
        let member = self.member(self.operand(operands, 0), operands.get(1..).unwrap_or_default())?;
        self.require(self.is_same(member, self.result_ty(instruction)), Rule::CompositeTypes, || {
            "the member is of another type than the result".to_owned()
        })
    }

    /// Checks `OpCompositeInsert`.
    pub(super) fn insert(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let composite = self.operand(operands, 1);
        self.has_index(operands, 2)?;
        let member = self.member(composite, operands.get(2..).unwrap_or_default())?;
        self.require(self.is_same(composite, self.result_ty(instruction)), Rule::CompositeTypes, || {
            "the composite is of another type than the result".to_owned()
        })?;
        self.require(self.is_same(member, self.operand(operands, 0)), Rule::CompositeTypes, || {
            "the object is of another type than the member".to_owned()
        })
    }

    /// Checks `OpVectorShuffle`.
    pub(super) fn shuffle(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let result = self.result(instruction);
        let (left, right) = (self.fact(self.operand(operands, 0)), self.fact(self.operand(operands, 1)));
        if [result, left, right].iter().any(|fact| fact.is_open()) {
            return Ok(());
        }
        let components = operands.get(2..).unwrap_or_default();
        let vectors = result.is_vector() && left.is_vector() && right.is_vector();
        let fits = vectors
            && self.is_same(left.component, result.component)
            && self.is_same(right.component, result.component)
            && result.lanes() == components.len() as u64;
        self.require(fits, Rule::CompositeTypes, || {
            "a shuffle needs vectors of the result's components, and one literal for each".to_owned()
        })?;
        let lanes = left.lanes() + right.lanes();
        let within = |word: &u32| *word == NO_COMPONENT || u64::from(*word) < lanes;
        self.require(components.iter().all(within), Rule::CompositeIndex, || {
            format!("a component beyond the {lanes} of both vectors")
        })
    }

    /// Checks `OpVectorExtractDynamic`.
    pub(super) fn extract_dynamic(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let vector = self.fact(self.operand(operands, 0));
        self.index(operands, 1)?;
        let fits = vector.is_vector() && self.is_same(vector.component, self.result_ty(instruction));
        self.require(fits || vector.is_open(), Rule::CompositeTypes, || {
            "the result is not a component of a vector".to_owned()
        })
    }

    /// Checks `OpVectorInsertDynamic`.
    pub(super) fn insert_dynamic(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let ty = self.operand(operands, 0);
        let vector = self.fact(ty);
        self.index(operands, 2)?;
        let fits = vector.is_vector()
            && self.is_same(ty, self.result_ty(instruction))
            && self.is_same(vector.component, self.operand(operands, 1));
        self.require(fits || vector.is_open(), Rule::CompositeTypes, || {
            "vector, component and result do not belong together".to_owned()
        })
    }

    fn has_index(&self, operands: &[u32], first: usize) -> Result<()> {
        self.require(operands.len() > first, Rule::CompositeIndexes, || "no index".to_owned())
    }

    fn index(&self, operands: &[u32], at: usize) -> Result<()> {
        let index = self.fact(self.operand(operands, at));
        self.require(index.is_int() || index.is_open(), Rule::CompositeTypes, || {
            "the index is not an integer".to_owned()
        })
    }

    /// Checks `OpCopyLogical`, whose types must match logically down to the innermost members.
    pub(super) fn copy_logical(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let mut open = vec![(self.operand(operands, 0), self.result_ty(instruction))];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some((one, other)) = open.pop() {
            if self.is_same(one, other) || !seen.insert((one.0, other.0)) {
                continue;
            }
            let (left, right) = (self.fact(one), self.fact(other));
            let alike = left.class == right.class
                && left.count == right.count
                && matches!(left.class, Class::Struct | Class::Array);
            self.require(alike, Rule::CompositeTypes, || "types that do not match logically".to_owned())?;
            open.push((left.component, right.component));
            open.extend(self.members_of(one).iter().copied().zip(self.members_of(other).iter().copied()));
        }
        Ok(())
    }
}
